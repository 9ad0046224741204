# x1 (RealPage T12, planted), x2 (QuickBooks P&L), x3 (Entrata student)
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
B=Font(bold=True); N0='#,##0;(#,##0)'; N2='#,##0.00;-#,##0.00'
def x1():
    R=random.Random(2811)
    def gen(b):
        v=[round(b*R.uniform(.88,1.12)+0*k,2) for k in range(12)]; return v+[round(sum(v),2)]
    cols=['Sep 2024','Oct 2024','Nov 2024','Dec 2024','Jan 2025','Feb 2025','Mar 2025','Apr 2025','May 2025','Jun 2025','Jul 2025','Aug 2025','Total']
    s=S('12 Month Trend Statement','Harbor Pines at Beaufort','2024-09-01','2025-08-31',cols,gen,sheet='Trend')
    g=s.g
    a=g('Rental Revenue',[('5110-000','Market Rent',271500),('5120-000','Gain/(Loss) to Lease',-11800),('5130-000','Vacancy',-15400),('5140-000','Non-Revenue Units',-3250),('5150-000','Rent Concessions',-2800),('5160-000','Uncollected Rent',-4150)],'Net Rental Revenue',tcode='5199-999')
    b=g('Ancillary Revenue',[('5210-000','Garage Rent',3600),('5220-000','Pet Fees',1950),('5230-000','Administrative Fees',1400),('5240-000','Late Charges',2380),('5250-000','Utility Reimbursement',12600),('5260-000','Renters Insurance Program',740)],'Total Ancillary Revenue',tcode='5299-999')
    ti=s.tot('Total Revenue',[a,b],code='5999-999',typ='TOTAL',key='total_income')
    gs=[g(h,l,'Total '+h,tcode=t) for h,t,l in [('Salaries & Benefits','6199-999',[('6110-000','Property Manager',6300),('6120-000','Leasing Consultants',5450),('6130-000','Maintenance Staff',8700),('6140-000','Payroll Burden',3980)]),
      ('Maintenance','6299-999',[('6210-000','Contract Services',3900),('6220-000','Grounds',3450),('6230-000','Parts & Supplies',1820),('6240-000','Unit Turnover',4300)]),
      ('Advertising','6399-999',[('6310-000','Internet Advertising',2650),('6320-000','Locator Fees',600)]),
      ('General & Administrative','6499-999',[('6410-000','Office Expense',930),('6420-000','Computer Services',1510),('6430-000','Legal',620)]),
      ('Utilities','6599-999',[('6510-000','Electricity',3350),('6520-000','Water & Sewer',13900),('6530-000','Refuse',2720)]),
      ('Taxes, Insurance & Fees','6699-999',[('6610-000','Property Tax',24600),('6620-000','Insurance - Wind & Hazard',19800),('6630-000','Management Fee',7450)])]]
    te=s.tot('Total Operating Expenses',gs,code='6999-999',typ='TOTAL',key='total_operating_expenses')
    noi=s.tot('Net Operating Income',[ti],[te],code='7000-000',typ='TOTAL',key='noi')
    i=s.line('Interest - Senior Loan',43875,'7110-000',1); d=s.line('Depreciation',[38120.5]*12+[457446.0],'7120-000',1)
    s.tot('Net Income/(Loss)',[noi],[i,d],code='7999-999',typ='TOTAL',key='net_income'); s.finish()
    k=gs[1]; v=s.rows[k]['values']; o=v[6]; v[6]=round(o+900,2)
    s.t['planted']=dict(what=f"row 'Total Maintenance', column 'Mar 2025': printed {v[6]:,.2f} instead of {o:,.2f}",kind='total_wrong',row=k,column=6)
    wb=Workbook(); w=wb.active; w.title='Trend'; w.sheet_view.showGridLines=False
    w['A1']='Harbor Pines at Beaufort'; w['A2']='12 Month Trend Statement'; w['A3']='For the period September 2024 - August 2025'; w['A1'].font=Font(bold=True,size=14,name='Tahoma'); w['A2'].font=B
    w['N1']='Fiscal Period 082025'; w['N2']='Accrual basis'
    for j,h in enumerate(['GL Acct','Description']+cols,1):
        q=w.cell(5,j,h); q.font=Font(bold=True,color='FFFFFF'); q.fill=PatternFill('solid',fgColor='1F3864'); q.alignment=Alignment(horizontal='left' if j<3 else 'right')
    y=6
    for r,m in zip(s.rows,s.m):
        b=r['rowType']!='LINE'
        if r['rowType']=='HEADING': y+=1
        w.cell(y,1,r['accountCode']); q=w.cell(y,2,r['label']); q.alignment=Alignment(indent=m['ind']); q.font=Font(bold=b)
        for j,x in enumerate(r['values']):
            if x is not None:
                z=w.cell(y,3+j,x); z.number_format=N2; z.font=Font(bold=b)
                if b: z.border=Border(top=Side(style='thin'))
        y+=1
    w.column_dimensions['A'].width=11; w.column_dimensions['B'].width=30
    for j in range(13): w.column_dimensions['CDEFGHIJKLMNO'[j]].width=13.5
    w.freeze_panes='C6'; w.page_setup.orientation='landscape'; w.page_setup.fitToWidth=1; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(doc('x1_harborpines_trend.xlsx')); save('x1_harborpines_trend.xlsx','MULTIFAMILY','OPERATING_STATEMENT_T12',[s],'RealPage trend, GL code column, twelve months')
def x2():
    R=random.Random(2812)
    def gen(b): return [round(b*R.uniform(.9,1.1),2),round(b*R.uniform(.82,1.05),2)]
    cols=['Jan - Jun 25','Jan - Jun 24','$ Change']
    s=S('Profit & Loss Prev Year Comparison','Battle River Home Park Ltd.','2025-01-01','2025-06-30',cols,gen,sheet='Sheet1')
    s.head('Ordinary Income/Expense',ind=0)
    s.head('Income',ind=1)
    s.head('Pad Rent','4000',2); a=s.tot('Total Pad Rent',[s.line(l,b,c,3) for c,l,b in [('4010','Singlewide Pads',148200),('4020','Doublewide Pads',61750),('4030','RV Seasonal Sites',18400)]],code='4000',ind=2)
    b1=s.line('Utility Recharges',21360,'4100',2); b2=s.line('Late & NSF Fees',1845,'4200',2); b3=s.line('Home Sales',86500,'4300',2)
    ti=s.tot('Total Income',[a,b1,b2,b3],ind=1,typ='TOTAL',key='total_income')
    s.head('Cost of Goods Sold',ind=1); cg=s.tot('Total COGS',[s.line('Cost of Homes Sold',63900,'5000',2),s.line('Set-up & Freight',8450,'5100',2)],ind=1)
    gp=s.tot('Gross Profit',[ti],[cg],ind=0,typ='TOTAL')
    s.head('Expense',ind=1); ex=[]
    ex.append(s.line('Advertising',1320,'6000',2)); ex.append(s.line('Bank Service Charges',318,'6050',2))
    def sub(h,c,ls): s.head(h,c,2); k=s.tot('Total '+h,[s.line(l,b,cc,3) for cc,l,b in ls],code=c,ind=2); ex.append(k)
    ex.append(s.line('Insurance Expense',9870,'6100',2)); sub('Professional Fees','6200',[('6210','Accounting',5400),('6220','Legal Fees',2180)])
    ex.append(s.line('Property Taxes',19640,'6300',2)); sub('Repairs and Maintenance','6400',[('6410','Roads & Snow Removal',11250),('6420','Sewer Lagoon',4760),('6430','Water Plant',6905),('6440','Equipment Repairs',2310)])
    sub('Utilities','6500',[('6510','Power',9430),('6520','Natural Gas',3870),('6530','Telephone',1140)]); sub('Wages & Benefits','6600',[('6610','Park Manager Wages',26400),('6620','CPP/EI/WCB',2455)])
    ex.append(s.line('Management Fees',12300,'6700',2))
    te=s.tot('Total Expense',ex,ind=1,typ='TOTAL',key='total_operating_expenses')
    no=s.tot('Net Ordinary Income',[gp],[te],ind=0,typ='TOTAL',key='noi')
    s.head('Other Income/Expense',ind=0); s.head('Other Income',ind=1); oi=s.tot('Total Other Income',[s.line('Interest Income',640,'7000',2)],ind=1)
    s.head('Other Expense',ind=1); oe=s.tot('Total Other Expense',[s.line('Amortization',21500,'8000',2),s.line('Mortgage Interest - ATB',38760,'8100',2)],ind=1)
    nn=s.tot('Net Other Income',[oi],[oe],ind=0); s.tot('Net Income',[no,nn],ind=0,typ='TOTAL',key='net_income')
    s.finish(lambda v,k:[v[0],v[1],v[0]-v[1]])
    wb=Workbook(); w=wb.active; w.title='Sheet1'; F=Font(name='Arial',size=8); FB=Font(name='Arial',size=8,bold=True)
    for r,t in ((1,'Battle River Home Park Ltd.'),(2,'Profit & Loss Prev Year Comparison'),(3,'January through June 2025')):
        w.merge_cells(start_row=r,start_column=1,end_row=r,end_column=13); w.cell(r,1,t).font=Font(name='Arial',size=13 if r<3 else 10,bold=True); w.cell(r,1).alignment=Alignment(horizontal='center')
    C=[7,9,11,13]
    for x,h in zip(C,cols+['% Change']): q=w.cell(5,x,h); q.font=FB; q.alignment=Alignment(horizontal='center'); q.border=Border(bottom=Side(style='thick'))
    y=6
    for r,m in zip(s.rows,s.m):
        q=w.cell(y,2+m['ind'],((r['accountCode']+' · ') if r['accountCode'] and not r['label'].startswith('Total') else '')+(r['label'] if not (r['accountCode'] and r['label'].startswith('Total ')) else f"Total {r['accountCode']} · {r['label'][6:]}")); q.font=FB
        v=r['values']
        if r['rowType']!='HEADING':
            for x,z in zip(C,v): q=w.cell(y,x,z); q.number_format=N2; q.font=F; q.border=Border(top=Side(style='thin')) if r['rowType']!='LINE' else Border()
            if v[1]: q=w.cell(y,13,round(v[2]/abs(v[1]),4)); q.number_format='0.0%'; q.font=F
        y+=1
    for k in 'ABCDE': w.column_dimensions[k].width=3
    w.column_dimensions['F'].width=1
    w.column_dimensions['E'].width=30; w.column_dimensions['F'].width=2
    for k in 'HJL': w.column_dimensions[k].width=2
    for k in 'GIKM': w.column_dimensions[k].width=13
    w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(doc('x2_battleriver_pl.xlsx')); save('x2_battleriver_pl.xlsx','MANUFACTURED_HOUSING','OPERATING_STATEMENT',[s],'QuickBooks outline in columns B to E, spacer columns, cost of sales',True)
def x3():
    R=random.Random(2813)
    def gen(b):
        a=round(b*R.uniform(.9,1.1)); bu=round(b); return [a,bu,a+round(sum(b*R.uniform(.9,1.1) for _ in range(3))),bu*4,round(b*3.9*R.uniform(.9,1.08))]
    cols=['MTD Actual','MTD Budget','MTD Variance','YTD Actual','YTD Budget','YTD Variance','Prior Year YTD']
    s=S('Income Statement with Budget & Prior Year','The Foundry at Prairie State','2025-11-01','2025-11-30',cols,gen,sheet='Report 1')
    s.head('Revenue','4000')
    a=s.g('Housing Revenue',[('4010','Installment Rent',331200),('4020','Short-Term Premium',4150),('4030','Concessions & Gift Cards',-3900),('4040','Vacant Beds',-14600)],'Total Housing Revenue','4005','4099',1)
    b=s.g('Ancillary Revenue',[('4110','Parking',7920),('4120','Utility Overage',5310),('4130','Relet Fees',1800),('4140','Retail Lease - Coffee Bar',2450)],'Total Ancillary Revenue','4105','4199',1)
    ti=s.tot('Effective Gross Income',[a,b],code='4999',typ='TOTAL',key='total_income')
    s.head('Operating Expenses','5000',)
    gs=[s.g(h,ls,'Total '+h,c,t,1,fav=-1) for h,c,t,ls in [('Dept 10 Leasing & Marketing','5010','5099',[('5020','Leasing Wages',8350),('5030','Digital Marketing',4200),('5040','Move-In Events',1100)]),
       ('Dept 20 Operations','5110','5199',[('5120','Maintenance Wages',10400),('5130','Turn Costs',2650),('5140','Janitorial Contract',3700),('5150','Life Safety',960)]),
       ('Dept 30 Resident Services','5210','5299',[('5220','Community Assistants',4100),('5230','Shuttle Contract',6750),('5240','Internet & Cable',5900)]),
       ('Dept 40 Administration','5310','5399',[('5320','Software',1980),('5330','Office Supplies',430),('5340','Professional Fees',1250)]),
       ('Dept 50 Fixed','5410','5499',[('5420','Real Estate Taxes',28700),('5430','Property Insurance',11900),('5440','Management Fee',9980)])]]
    te=s.tot('Total Operating Expenses',gs,code='5999',typ='TOTAL',fav=-1,key='total_operating_expenses')
    noi=s.tot('Net Operating Income',[ti],[te],code='6000',typ='TOTAL',key='noi')
    ds=s.g('Below the Line',[('6110','Mortgage Interest',87200),('6120','Mortgage Principal',19800),('6130','FF&E Reserve',7500),('6140','Capital Projects',12250)],'Total Below the Line','6100','6199',0,fav=-1)
    s.tot('Net Cash Flow',[noi],[ds],code='6999',typ='TOTAL',key='net_cash_flow')
    s.finish(lambda v,k:[v[0],v[1],k*(v[0]-v[1]),v[2],v[3],k*(v[2]-v[3]),v[4]])
    wb=Workbook(); w=wb.active; w.title='Report 1'
    w['A1']='Income Statement with Budget & Prior Year'; w['A1'].font=Font(bold=True,size=12,color='2E75B6'); w['A2']='Property: The Foundry at Prairie State'; w['A3']='Post Month: 11/2025  |  Fiscal Year Start: 08/2025  |  Accrual'
    H=PatternFill('solid',fgColor='DDEBF7')
    for a1,b1,t in ((2,5,'Month to Date 11/2025'),(6,9,'Year to Date 08/2025 - 11/2025'),(10,10,'Prior Year')):
        if b1>a1: w.merge_cells(start_row=5,start_column=a1,end_row=5,end_column=b1)
        q=w.cell(5,a1,t); q.font=B; q.fill=H; q.alignment=Alignment(horizontal='center')
    for j,h in enumerate(['GL Account','Actual','Budget','Variance','Var %','Actual','Budget','Variance','Var %','YTD'],1): q=w.cell(6,j,h); q.font=B; q.fill=H; q.alignment=Alignment(horizontal='right' if j>1 else 'left')
    y=7
    for r,m in zip(s.rows,s.m):
        b=r['rowType']!='LINE'; q=w.cell(y,1,'    '*m['ind']+f"{r['accountCode']} - {r['label']}"); q.font=Font(bold=b)
        if r['rowType']!='HEADING':
            v=r['values']
            for x,z in zip((2,3,4,6,7,8,10),v): q=w.cell(y,x,z); q.number_format='"$"#,##0;("$"#,##0)'; q.font=Font(bold=b); q.fill=H if r['rowType']=='TOTAL' else PatternFill()
            for x,p,d in ((5,v[2],v[1]),(9,v[5],v[4])): q=w.cell(y,x,p/abs(d)); q.number_format='0.00%'; q.font=Font(bold=b,italic=True)
        y+=1
    w.column_dimensions['A'].width=44
    for k in 'BCDEFGHIJ': w.column_dimensions[k].width=13
    w.page_setup.orientation='landscape'; w.page_setup.fitToWidth=1; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(doc('x3_foundry_income.xlsx')); save('x3_foundry_income.xlsx','STUDENT_HOUSING','OPERATING_STATEMENT',[s],'Entrata, code in the caption, departments, merged group header')
x1(); x2(); x3()
