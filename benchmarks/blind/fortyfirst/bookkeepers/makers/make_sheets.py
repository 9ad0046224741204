from make_common import *
import csv, openpyxl, xlsxwriter, xlwt
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
from openpyxl.utils import get_column_letter as L

def qbo_class():
    r=rng(2); name='birchline_pl_by_class_2024.xlsx'
    cols=['1402 Delmar Ave','77 Quarry Rd','Tannery Row','Office Overhead','Not Specified','TOTAL']
    s=S(6,100)
    def ln(label,v,lv):
        v=[None if x is None else round(x*100) for x in v]; return s.line(label,v+[sum(x or 0 for x in v)],lv)
    N=None
    s.head('Income',0)
    s.head('Rental Income',1)
    a=[ln('Apartment Rents',[61240,38875.5,92310,N,N],2),ln('Commercial Rents',[33600,N,51425.16,N,N],2),ln('Less: Rent Credits',[-1450,N,-2275,N,N],2)]
    ra=s.tot('Total Rental Income',a,1)
    s.head('Reimbursements',1)
    b=[ln('CAM',[4112.4,N,6380.28,N,N],2),ln('Water & Sewer Billback',[1980,1260,2715.75,N,N],2)]
    rb=s.tot('Total Reimbursements',b,1)
    c=[ln('Late Fees & NSF',[425,150,610,N,35],1),ln('Laundry',[N,1187.25,2046.5,N,N],1),ln('Uncategorized Income',[N,N,N,N,212.6],1)]
    ti=s.tot('Total Income',[ra,rb]+c,0,type='TOTAL',key='total_income')
    gp=s.tot('Gross Profit',[ti],0,type='TOTAL')
    s.head('Expenses',0)
    e=[ln('Advertising',[180,95,410.22,N,N],1),ln('Bank Charges & Fees',[N,N,N,318.45,24],1),
       ln('Insurance',[5212,2980,7644,1105,N],1),ln('Legal & Professional Services',[650,N,1275,2840,N],1)]
    s.head('Repairs & Maintenance',1)
    q=[ln('Cleaning',[1320,540,2210,N,N],2),ln('Grounds & Snow',[1875,1160,2495,N,N],2),ln('HVAC',[2410.37,488.15,3907.8,N,N],2),
       ln('Plumbing',[1066.12,2259.9,1744.05,N,N],2),ln('Turnover & Painting',[2240,975,3388.5,N,N],2)]
    x=s.tot('Total Repairs & Maintenance',q,1)
    s.head('Taxes',1)
    t=[ln('Business Licenses',[75,50,75,60,N],2),ln('Property Taxes',[11462.88,6327.14,17980.36,N,N],2)]
    y=s.tot('Total Taxes',t,1)
    s.head('Utilities',1)
    u=[ln('Electric (house meters)',[1544.19,873.36,2606.71,N,N],2),ln('Gas',[2180.55,1496.02,N,N,N],2),ln('Trash',[1632,816,2448,N,N],2),ln('Water & Sewer',[3290.6,2033.18,4870.45,N,N],2)]
    z=s.tot('Total Utilities',u,1)
    f=[ln('Wages - Maintenance Helper',[4150,2075,6225,N,N],1),ln('Office Supplies & Software',[N,N,N,2216.71,N],1),ln('Uncategorized Expense',[N,N,N,N,88.19],1)]
    te=s.tot('Total Expenses',e+[x,y,z]+f,0,type='TOTAL',key='total_operating_expenses')
    no=s.tot('Net Operating Income',[gp,(te,-1)],0,type='TOTAL',key='noi')
    s.head('Other Income',0)
    oi=[ln('Interest Earned',[N,N,N,461.37,N],1),ln('Insurance Proceeds',[N,N,3800,N,N],1)]
    to=s.tot('Total Other Income',oi,0)
    s.head('Other Expenses',0)
    oe=[ln('Mortgage Interest',[13870.44,7912.08,24116.3,N,N],1),ln('Depreciation',[14218,8450,21977,N,N],1)]
    tx=s.tot('Total Other Expenses',oe,0)
    oo=s.tot('Net Other Income',[to,(tx,-1)],0,type='TOTAL')
    s.tot('Net Income',[no,oo],0,type='TOTAL',key='net_income')
    wb=xlsxwriter.Workbook(doc(name)); wb.set_properties({'created':__import__('datetime').datetime(2025,3,6)})
    ws=wb.add_worksheet('Profit and Loss by Class')
    base={'font_name':'Arial','font_size':8}
    ws.merge_range('A1:G1','Birchline Rentals LLC',wb.add_format({'bold':1,'font_name':'Arial','font_size':14,'align':'center'}))
    ws.merge_range('A2:G2','Profit and Loss by Class',wb.add_format({'bold':1,'font_name':'Arial','font_size':14,'align':'center'}))
    ws.merge_range('A3:G3','January - December 2024',wb.add_format({'bold':1,'font_name':'Arial','font_size':10,'align':'center'}))
    h=wb.add_format({'bold':1,'font_name':'Arial','font_size':9,'align':'center','bottom':1,'text_wrap':1})
    for c,t in enumerate(cols): ws.write(4,c+1,t,h)
    lab=wb.add_format({**base,'bold':1}); num=wb.add_format({**base,'num_format':'#,##0.00\\ _€','align':'right'})
    tf=wb.add_format({**base,'bold':1,'num_format':'$* #,##0.00\\ _€','top':1,'align':'right'})
    ws.set_column(0,0,36); ws.set_column(1,6,14); ws.set_landscape(); ws.fit_to_pages(1,0)
    R0=5
    for i,x in enumerate(s.rows):
        ws.write(R0+i,0,'   '*x['lv']+x['label'],lab)
        for c in range(6):
            v=x['v'][c]
            col='BCDEFG'[c]
            if x['items']:
                fm='='+'('+')+('.join(('-' if g<0 else '')+f'({col}{R0+k+1})' for k,g in x['items'])+')'
                ws.write_formula(R0+i,c+1,fm,tf,v/100)
            elif x['type']=='LINE':
                if c==5: ws.write_formula(R0+i,6,f'=(((((B{R0+i+1})+(C{R0+i+1}))+(D{R0+i+1}))+(E{R0+i+1}))+(F{R0+i+1}))',num,v/100)
                elif v is not None: ws.write_number(R0+i,c+1,v/100,num)
    e=R0+len(s.rows)+2
    ws.merge_range(e,0,e,6,'Thursday, Mar 06, 2025 10:12:44 AM GMT-6 - Cash Basis',wb.add_format({**base,'align':'center'}))
    wb.close()
    save(name,s.truth('Profit and Loss by Class','Birchline Rentals LLC','2024-01-01','2024-12-31',cols,sheet='Profit and Loss by Class'),
      'MIXED_USE','OPERATING_STATEMENT','QuickBooks Online export','P&L by class, columns are properties, formulas, leading-space indents',True)

def xero():
    name='Kestrel_Way_Industrial_PL_FY24.xlsx'; r=rng(3)
    cols=['Apr-Jun 2024','Jan-Mar 2024','Oct-Dec 2023','Jul-Sep 2023','Total']
    s=S(5,100)
    def ln(label,base,code,j=.08,fix=None):
        v=[round(x*100) for x in fix] if fix else [round(base*100*(1+r.uniform(-j,j))) for _ in range(4)]
        return s.line(label,v+[sum(v)],0,code)
    s.head('Trading Income')
    inc=[ln('Rent - Unit 1 (Joinery)',0,'200',fix=[18720,18720,18720,18000]),ln('Rent - Unit 2 (Tyres)',0,'201',fix=[15450,15450,15000,15000]),
      ln('Rent - Unit 3',0,'202',fix=[12600,4200,0,11850]),ln('Rent - Units 4/5 (Cold Store)',0,'203',fix=[31200,31200,31200,31200]),
      ln('Outgoings Recovered',9450,'210',.05),ln('Yard Licence Fees',0,'215',fix=[1950,1950,1625,1300]),ln('Rent Abatement',0,'219',fix=[-2100,-700,0,0])]
    ti=s.tot('Total Trading Income',inc,type='TOTAL',key='total_income')
    gp=s.tot('Gross Profit',[ti],type='TOTAL')
    s.head('Operating Expenses')
    ex=[ln('Accounting & BAS Fees',0,'404',fix=[1320,495,495,495]),ln('Bank Fees',31,'408',.2),ln('Cleaning - Common Areas',880,'412',.06),ln('Council Rates',0,'420',fix=[3618.45,3618.45,3618.45,3618.4]),
      ln('Electricity - Common',742,'425',.25),ln('Fire Services Testing',0,'428',fix=[412.5,412.5,412.5,412.5]),ln('Insurance - Building',0,'433',fix=[0,0,0,14870]),ln('Land Tax',0,'436',fix=[0,11245,0,0]),
      ln('Leasing Commission',0,'440',fix=[0,5040,0,0]),ln('Management Fees',4010,'445',.05),ln('Repairs - Roof & Gutters',1400,'460',.6),ln('Repairs - Roller Doors',690,'461',.5),
      ln('Security Patrol',0,'465',fix=[1170,1170,1170,1170]),ln('Water & Sewerage',2106,'470',.1)]
    te=s.tot('Total Operating Expenses',ex,type='TOTAL',key='total_operating_expenses')
    no=s.tot('Operating Profit',[gp,(te,-1)],type='TOTAL',key='noi')
    s.head('Non-operating Income')
    oi=[ln('Interest Income',240,'270',.3)]
    toi=s.tot('Total Non-operating Income',oi)
    s.head('Non-operating Expenses')
    oe=[ln('Interest - Commercial Bill',0,'480',fix=[21437.5,21673.08,21908.66,21908.65]),ln('Depreciation',0,'490',fix=[8640,8640,8640,8640])]
    toe=s.tot('Total Non-operating Expenses',oe)
    s.tot('Net Profit',[no,toi,(toe,-1)],type='TOTAL',key='net_income')
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='Profit and Loss'
    A=lambda **k: Font(name='Arial',**k)
    ws['A1']='Profit and Loss'; ws['A1'].font=A(size=14,bold=True)
    ws['A2']='Kestrel Way Industrial Estate Unit Trust'; ws['A2'].font=A(size=14,bold=True)
    ws['A3']='For the 12 months ended 30 June 2024'; ws['A3'].font=A(size=14,bold=True)
    ws['A4']='Accrual Basis'; ws['A4'].font=A(size=10)
    for j,t in enumerate(['Account','Account Code']+cols):
        c=ws.cell(6,j+1,t); c.font=A(size=10,bold=True); c.border=Border(bottom=Side(style='medium')); c.alignment=Alignment(horizontal='left' if j<2 else 'right')
    R=8
    for x in s.rows:
        if x['type']=='HEADING':
            if R>8: R+=1
            ws.cell(R,1,x['label']).font=A(size=10,bold=True)
        else:
            b=x['type']!='LINE'
            if x['label'] in('Gross Profit','Operating Profit','Net Profit'): R+=1
            ws.cell(R,1,x['label']).font=A(size=10,bold=b)
            if x['code']: ws.cell(R,2,int(x['code'])).font=A(size=10)
            for j,v in enumerate(x['v']):
                c=ws.cell(R,3+j,v/100); c.font=A(size=10,bold=b); c.number_format='#,##0.00;(#,##0.00);0.00'
                if b: c.border=Border(top=Side(style='thin'))
        R+=1
    ws.column_dimensions['A'].width=36; ws.column_dimensions['B'].width=14
    for j in range(3,8): ws.column_dimensions[L(j)].width=15
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(doc(name))
    save(name,s.truth('Profit and Loss','Kestrel Way Industrial Estate Unit Trust','2023-07-01','2024-06-30',cols,sheet='Profit and Loss'),
      'INDUSTRIAL','OPERATING_STATEMENT','Xero export','quarters newest first, account code in own column, Gross/Operating/Net Profit',False)

def buildium():
    name='IncomeStatement_4417_Larkspur_Ct.csv'; r=rng(5)
    cols=['Jul 2024','Aug 2024','Sep 2024','Oct 2024','Nov 2024','Dec 2024','Total']
    s=S(7,100)
    def ln(label,v,lv=2):
        v=[round(x*100) for x in v]; return s.line(label,v+[sum(v)],lv)
    s.head('Income',0)
    a=[ln('Rent Income',[2195,2195,2195,2260,2260,2260],1),ln('Pet Rent',[35,35,35,35,35,35],1),ln('Late Fee Income',[0,75,0,0,75,0],1),ln('Repairs Reimbursed by Tenant',[0,0,0,142.5,0,0],1),ln('Concessions',[0,0,0,-150,0,0],1)]
    ti=s.tot('Total for Income',a,0,type='TOTAL',key='total_income')
    s.head('Expenses',0)
    e=[ln('Management Fees',[178.4,184.4,178.4,183,189.6,183.6],1)]
    s.head('Cleaning and Maintenance',1)
    b=[ln('Landscaping',[110,110,110,110,65,0]),ln('Pest Control',[0,54,0,0,54,0]),ln('Gutter Cleaning',[0,0,0,0,185,0])]
    tb=s.tot('Total for Cleaning and Maintenance',b,1)
    s.head('Repairs',1)
    c=[ln('Appliance',[0,0,228.9,0,0,0]),ln('Plumbing',[0,165,0,302.75,0,0]),ln('Electrical',[96.4,0,0,0,0,0])]
    tc=s.tot('Total for Repairs',c,1)
    d=[ln('Insurance',[118.25]*6,1),ln('HOA Dues',[48,48,48,48,48,48],1),ln('Taxes - Property',[0,0,0,1844.61,0,0],1),ln('Utilities - Water (vacancy)',[0,0,0,0,0,-22.18],1)]
    te=s.tot('Total for Expenses',e+[tb,tc]+d,0,type='TOTAL',key='total_operating_expenses')
    no=s.tot('Net Operating Income',[ti,(te,-1)],0,type='TOTAL',key='noi')
    s.head('Other Expenses',0)
    f=[ln('Mortgage Interest',[702.11,700.86,699.61,698.35,697.09,695.83],1)]
    tf=s.tot('Total for Other Expenses',f,0)
    s.tot('Net Income',[no,(tf,-1)],0,type='TOTAL',key='net_income')
    def m(v):
        return f'(${-v/100:,.2f})' if v<0 else f'${v/100:,.2f}'
    with open(doc(name),'w',newline='',encoding='utf-8-sig') as f:
        w=csv.writer(f)
        w.writerow(['Income statement']); w.writerow(['Property: 4417 Larkspur Ct - Single-Family']); w.writerow(['7/1/2024 - 12/31/2024 | Cash basis | By month']); w.writerow([])
        w.writerow(['']+cols)
        for x in s.rows: w.writerow(['  '*x['lv']+x['label']]+(['']*7 if x['type']=='HEADING' else [m(v) for v in x['v']]))
        w.writerow([]); w.writerow(['Created on 1/8/2025 9:04 AM by Northgate Home Rentals'])
    save(name,s.truth('Income statement','4417 Larkspur Ct','2024-07-01','2024-12-31',cols),'SINGLE_FAMILY_RENTAL','OPERATING_STATEMENT','Buildium export','CSV with title rows, $ and parentheses as text, six months plus total',False)

def hand():
    name='cedar bend 2024 cash in and out.xlsx'; r=rng(6)
    cols=['JAN','FEB','MAR','APRIL','MAY','JUNE','JULY','AUG','SEPT','OCT','NOV','DEC','YEAR']
    s=S(13,1)
    def ln(label,v,lv=0): return s.line(label,list(v)+[sum(x or 0 for x in v)],lv)
    N=None
    occ=[31,31,30,30,31,32,33,33,32,32,31,31]
    s.head('MONEY IN')
    i=[ln('Lot rent',[o*385+r.choice([0,0,-385,-200,385]) for o in occ]),ln('Park-owned homes rent (4)',[2600,2600,2600,1950,2600,2600,2600,2600,2600,2675,2675,2675]),
       ln('Water collected',[o*22 for o in occ]),ln('Storage shed rental',[120,120,120,120,160,160,160,160,160,120,120,120]),ln('Laundry + soda machine',[r.randint(60,130) for _ in range(12)]),ln('Bounced check / returned',[N,N,-385,N,N,N,N,-385,N,N,-770,N])]
    ti=s.tot('TOTAL IN',i,type='TOTAL',key='total_income')
    s.head('MONEY OUT')
    e=[ln('City water + sewer',[r.randint(1180,1690) for _ in range(12)]),ln('Electric (street lights, pump)',[r.randint(210,340) for _ in range(12)]),ln('Trash - Dumpster Dan',[415]*6+[440]*6),
       ln('Park manager (Loretta)',[900]*12),ln('Mowing/snow',[350,480,150,300,450,450,450,450,300,225,N,260]),ln('Repairs & parts',[r.randint(90,1450) for _ in range(12)]),
       ln('Road gravel',[N,N,N,1875,N,N,N,N,N,940,N,N]),ln('Insurence',[N,N,4318,N,N,N,N,N,4318,N,N,N]),ln('County taxes',[N,N,N,N,5127,N,N,N,N,N,5127,N]),
       ln('State park license',[N,N,N,N,N,N,275,N,N,N,N,N]),ln('Bookkeeper / tax prep',[85,85,85,1150,85,85,85,85,85,85,85,85]),ln('Office, stamps, phone',[r.randint(58,110) for _ in range(12)]),ln('Evictions / lawyer',[N,N,N,N,N,N,N,640,185,N,N,N])]
    te=s.tot('TOTAL OUT',e,type='TOTAL',key='total_operating_expenses')
    # planted: the SEPT sum stopped one row short (Evictions / lawyer 185 not in it); carried on honestly
    s.rows[te]['v'][8]-=185
    pl={'what':'TOTAL OUT for SEPT omits the last line (Evictions / lawyer 185): 185 too low; the SEPT left-over figures carry the wrong total on, the YEAR column is right','kind':'total_wrong'}
    no=s.tot('LEFT BEFORE BANK',[ti,(te,-1)],type='TOTAL',key='noi')
    d=[ln('Bank note - 1st Farmers P&I',[2847]*12),ln('New skirting + deck lot 14',[N,N,N,N,N,2260,N,N,N,N,N,N])]
    s.tot('LEFT OVER FOR US',[no]+[(x,-1) for x in d],type='TOTAL',key='net_cash_flow')
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='2024 in&out'
    f=lambda **k: Font(name='Comic Sans MS' if 0 else 'Calibri',**k)
    ws.merge_cells('B2:H2'); ws['B2']='CEDAR BEND MOBILE HOME PARK'; ws['B2'].font=f(size=16,bold=True,underline='single')
    ws['B3']='what came in & what went out - 2024 (cash, from the check book)'; ws['B3'].font=f(size=11,italic=True)
    ws['R2']='updated 1/19/25 RW'; ws['R2'].font=f(size=9,color='FF888888')
    # col A spacer, B label, C hidden, D..I Jan-Jun, J spacer, K..P Jul-Dec, Q spacer, R YEAR
    cx=list(range(4,10))+list(range(11,17))+[18]
    ws['C5']='acct old'; ws.column_dimensions['C'].hidden=True
    for j,t in zip(cx,cols):
        c=ws.cell(5,j,t); c.font=f(bold=True,color='FF1F3864'); c.alignment=Alignment(horizontal='center'); c.fill=PatternFill('solid',fgColor='FFFFF2CC')
    R=6; txt={('Laundry + soda machine',4),('Repairs & parts',10),('Office, stamps, phone',1)}
    for x in s.rows:
        if x['type']=='HEADING':
            R+=1; ws.cell(R,2,x['label']).font=f(bold=True,size=12)
        else:
            t=x['type']!='LINE'
            ws.cell(R,2,x['label']).font=f(bold=t)
            for k,(j,v) in enumerate(zip(cx,x['v'])):
                if v is None: continue
                if (x['label'],k) in txt: c=ws.cell(R,j,f'{v:,} '); c.alignment=Alignment(horizontal='right')
                else:
                    c=ws.cell(R,j,v); c.number_format='"$"#,##0;[Red]-"$"#,##0' if t else '#,##0;[Red]-#,##0'
                c.font=f(bold=t)
                if t: c.border=Border(top=Side(style='thin'),bottom=Side(style='double') if 'US' in x['label'] else None)
            if t: R+=1
        R+=1
    ws.cell(R+1,2,'* lots 9 and 27 empty until May, 9 empty again in Sept').font=f(size=9,italic=True)
    ws.cell(R+2,2,'* Loretta also gets free lot (not shown)').font=f(size=9,italic=True)
    ws.cell(R+3,2,'* note is 6.25%, balloons 2029').font=f(size=9,italic=True)
    ws.column_dimensions['A'].width=2; ws.column_dimensions['B'].width=31; ws.column_dimensions['J'].width=2; ws.column_dimensions['Q'].width=2
    for j in cx: ws.column_dimensions[L(j)].width=10
    ws.freeze_panes='D6'; ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.page_setup.fitToHeight=0
    w2=wb.create_sheet('phone list')
    for k,row in enumerate([('who','number'),('Dumpster Dan','555-0142'),('well guy','555-0177'),('county treasurer','555-0110'),('1st Farmers','555-0163')],1):
        for q,v in enumerate(row,1): w2.cell(k,q,v)
    wb.save(doc(name))
    save(name,s.truth('what came in & what went out - 2024','CEDAR BEND MOBILE HOME PARK','2024-01-01','2024-12-31',cols,sheet='2024 in&out',planted=pl),
      'MANUFACTURED_HOUSING','OPERATING_STATEMENT_T12','small owner','hand-typed Excel, spacer columns, hidden column, text numbers, home-made labels',True)

def broker_xls():
    name='LockBox_Rte9_Financials_BOV.xls'; r=rng(11)
    cols=['2022 Actual','2023 Actual','T-12 Nov-24','Broker Year 1']
    s=S(4,1); ln=lambda l,*v,**k: s.line(l,v,1,**k)
    s.head('REVENUE')
    g=s.line('Gross Potential Rent',[412800,431520,447600,461028],1)
    lo=[ln('Vacancy',-53664,-47467,-42522,-36882,n='8.0% stabilized'),ln('Discounts & Promotions',-12384,-10788,-9847,-6915),ln('Bad Debt',-6192,-7336,-5819,-4610,n='1.0%')]
    nr=s.tot('Net Rental Income',[g]+lo)
    o=[ln('Tenant Insurance Commissions',9120,11364,12980,14400),ln('Late & Admin Fees',14206,15118,15894,15900),ln('Boxes, Locks & Truck (net)',3382,2911,2744,2750),ln('Outdoor / RV Parking',18240,19560,21120,22200,n='37 stalls')]
    ot=s.tot('Total Other Income',o)
    eg=s.tot('EFFECTIVE GROSS REVENUE',[nr,ot],type='TOTAL',key='total_income')
    s.head('EXPENSES')
    full=[('Real Estate Taxes',[-41216,-42040,-43722,-54600],'reassessed at sale'),('Property Insurance',[-10944,-12860,-15107,-15600],None),('On-Site Payroll & Taxes',[-52380,-54210,-55936,-48000],'kiosk + 1 FTE'),
      ('Repairs & Maintenance',[-13477,-17822,-11960,-13500],None),('Snow & Landscaping',[-6120,-5875,-7240,-7200],None),('Utilities',[-9836,-10412,-10995,-11300],None),('Advertising & Web',[-7715,-8344,-9052,-9000],None),
      ('Credit Card Fees',[-7904,-8460,-9218,-9600],None),('Telephone, Internet & Software',[-5460,-5748,-6102,-6200],None),('Office & Miscellaneous',[-4018,-3870,-4255,-4200],None),('Management Fee',[-21931,-24238,-26223,-28072],'6% of EGR')]
    idx=[]; allv=[0]*4
    for l,v,n in full:
        allv=[a+b for a,b in zip(allv,v)]
        if l=='Credit Card Fees': continue   # planted: row dropped
        idx.append(s.line(l,v,1,n=n))
    te=s.tot('TOTAL OPERATING EXPENSES',idx,type='TOTAL',key='total_operating_expenses'); s.rows[te]['v']=allv
    pl={'what':'expense line "Credit Card Fees" (-7,904 / -8,460 / -9,218 / -9,600) is missing; TOTAL OPERATING EXPENSES still includes it','kind':'row_dropped'}
    no=s.tot('NET OPERATING INCOME',[eg,te],type='TOTAL',key='noi')
    a=s.line('Replacement Reserves',[None,None,None,-5258],1,n='$0.15 / NRSF')
    b=s.line('Proposed Debt Service',[None,None,None,-172340],1,n='60% LTV, 6.35%, 30 yr')
    cf=s.tot('CASH FLOW AFTER DEBT SERVICE',[no,a,b],type='TOTAL',key='net_cash_flow')
    s.rows[cf]['v'][:3]=[None]*3
    s.key.pop('net_cash_flow')  # printed for one column only
    wb=xlwt.Workbook(); ws=wb.add_sheet('Financials'); wu=wb.add_sheet('Unit Mix')
    X=lambda st,nf=None: xlwt.easyxf(st,num_format_str=nf or 'General')
    NF='_($* #,##0_);_($* (#,##0);_($* "-"??_);_(@_)'; NP='#,##0_);(#,##0);"-"_)'
    ws.write_merge(0,0,0,7,'LOCKBOX SELF STORAGE - ROUTE 9',X('font: bold on, height 320, colour white; pattern: pattern solid, fore_colour dark_green; align: horiz center'))
    ws.write_merge(1,1,0,7,'Income & Expense Summary  |  35,050 NRSF  |  334 units + 37 RV stalls',X('font: italic on; align: horiz center'))
    H='font: bold on; align: horiz center, wrap on; borders: bottom medium'
    ws.write_merge(3,3,1,3,'OWNER',X('font: bold on; align: horiz center; pattern: pattern solid, fore_colour gray25'))
    ws.write_merge(3,3,4,6,'MARKETING',X('font: bold on; align: horiz center; pattern: pattern solid, fore_colour light_green'))
    for j,t in enumerate(['','2022\nActual','2023\nActual','T-12\nNov-24','Broker\nYear 1','% EGR','$/NRSF','Comments']): ws.write(4,j,t,X(H))
    ws.row(0).height_mismatch=True; ws.row(0).height=460; ws.row(4).height_mismatch=True; ws.row(4).height=560
    R=5
    for x in s.rows:
        t=x['type'] not in('LINE','HEADING')
        if x['type']=='HEADING':
            ws.write(R,0,x['label'],X('font: bold on, underline on')); R+=1; continue
        big=x['type']=='TOTAL'
        ws.write(R,0,('' if t else '   ')+x['label'],X('font: bold %s'%('on' if t else 'off')))
        for j,v in enumerate(x['v']):
            st='font: bold %s'%('on' if t else 'off')+('; borders: top thin' if t else '')+('; pattern: pattern solid, fore_colour light_yellow' if big else '')
            if v is not None: ws.write(R,1+j,v,X(st,NF if t else NP))
        y=x['v'][3]; ws.write(R,5,y/s.rows[eg]['v'][3],X('','0.0%')); ws.write(R,6,y/35050,X('','0.00_);(0.00)'))
        if x.get('n'): ws.write(R,7,x['n'],X('font: italic on, height 160'))
        R+=1
        if big: R+=1
    ws.write(R+1,0,'Owner figures per QuickBooks; not audited. Broker makes no warranty.',X('font: italic on, height 160'))
    ws.col(0).width=256*34
    for j in range(1,7): ws.col(j).width=256*13
    ws.col(7).width=256*24; ws.portrait=False; ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0
    for k,row in enumerate([('Size','Count','SF','Street Rate'),('5x5',38,25,52),('5x10',92,50,79),('10x10',104,100,128),('10x15',46,150,162),('10x20',40,200,195),('10x30 / other',14,300,268)]):
        for q,v in enumerate(row): wu.write(k,q,v)
    wb.save(doc(name))
    save(name,s.truth('Income & Expense Summary','LOCKBOX SELF STORAGE - ROUTE 9',None,None,cols,sheet='Financials',planted=pl),
      'SELF_STORAGE','OPERATING_STATEMENT','broker','XLS, two-line grouped header, negatives in parentheses, % and $/SF columns, comments, second sheet unit mix',True)
if __name__=='__main__':
    qbo_class(); xero(); buildium(); hand(); broker_xls()
