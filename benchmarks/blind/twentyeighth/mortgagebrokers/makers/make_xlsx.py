import random, os, datetime
from lib import *
import xlsxwriter
from xlsxwriter.utility import xl_rowcol_to_cell as rc, xl_col_to_name as cn
import openpyxl
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
from openpyxl.utils import get_column_letter as gl

# ---------- 7 self storage T12
def x1():
    R=random.Random(2811)
    ms=[(2024,m) for m in range(4,13)]+[(2025,m) for m in range(1,4)]
    nm=['Jan','Feb','Mar','Apr','May','Jun','Jul','Aug','Sep','Oct','Nov','Dec']
    C=[f'{nm[m-1]}-{y%100}' for y,m in ms]+['T12 Total']
    s=S('Management Summary - Trailing 12 Profit & Loss','Blue Heron Self Storage - Hwy 41','2024-04-01','2025-03-31',C,cents=False,zero='dash',sheet='T12 P&L')
    sea=[1.0,1.02,1.04,1.05,1.04,1.02,1.0,.985,.975,.97,.97,.985]
    def L(lab,v,neg=False,ind=1): v=[int(round(x)) for x in v]; return s.L(lab,v+[sum(v)],ind)
    def n(x,w=.1,se=False): return [x*(sea[i] if se else 1)*R.uniform(1-w,1+w) for i in range(12)]
    def some(d): return [d.get(i,0) for i in range(12)]
    s.H('RENTAL INCOME')
    a=[L('Gross Rent - Climate Controlled',n(46200,.015,1)),L('Gross Rent - Drive Up',n(31850,.015,1)),L('Parking / RV & Boat',n(5240,.03)),L('Move-In Discounts & Promotions',[-x for x in n(2950,.35)]),L('Bad Debt / Auction Write-Offs',[-x for x in n(890,.6)])]
    r1=s.T('Net Rental Income',a)
    s.H('OTHER INCOME')
    a=[L('Late Fees & Lien Fees',n(2740,.2)),L('Administration Fees',n(1180,.3,1)),L('Tenant Protection Plan',n(4650,.05)),L('Merchandise Sales',n(720,.3)),L('Truck Rental Commissions',n(610,.4)),L('Cell Tower Lease',[1150]*12),L('Auction Proceeds',some({2:1415,5:880,9:2265}))]
    r2=s.T('Total Other Income',a)
    ti=s.T('TOTAL REVENUE',[r1,r2],t='TOTAL',key='total_income')
    cg=L('Less: Cost of Merchandise Sold',n(330,.2),ind=0); gp=s.T('GROSS PROFIT',[ti,(cg,-1)])
    s.H('OPERATING EXPENSES'); 
    a=[L('Payroll - Site Manager & Relief',n(7850,.06)),L('Payroll Taxes & Benefits',n(1340,.06)),L('Advertising - Internet / PPC',n(2350,.2)),L('Advertising - Sponsorships & Print',some({1:500,6:350,10:500})),L('Call Center',[415]*12),L('Credit Card & Bank Fees',n(1890,.06)),L('Management Software & Gate Access',[389]*12),L('Electricity',n(2480,.2)),L('Water, Sewer & Trash',n(615,.1)),L('Telephone & Internet',[264]*12),L('Repairs & Maintenance - Doors / Gate',n(1150,.6)),L('HVAC Service',some({0:640,3:1985,6:640,9:640})),L('Elevator Contract',some({2:1320,5:1320,8:1320,11:1320})),L('Landscaping & Snow',n(680,.15)),L('Pest Control',[125]*12),L('Office Supplies & Postage',n(240,.4)),L('Travel & Training',some({4:418,9:1126})),L('Off-Site Management Fee (6%)',[x*.06 for x in s.rows[ti]['v'][:12]]),L('Property Insurance',[2184]*7+[2467]*5),L('Property Taxes',[8912]*9+[9275]*3),L('Licenses, Permits & Dues',some({0:350,8:1075}))]
    te=s.T('TOTAL OPERATING EXPENSES',a,t='TOTAL',key='total_operating_expenses')
    no=s.T('NET OPERATING INCOME',[gp,(te,-1)],t='TOTAL',key='noi')
    s.H('BELOW THE LINE')
    a=[L('Interest - First Mortgage',[24860-i*41 for i in range(12)]),L('Capital Improvements',some({2:14200,7:6875,8:3120})),L('Asset Management Fee',[1500]*12)]
    bl=s.T('Total Below the Line',a); s.T('NET INCOME BEFORE DEPRECIATION',[no,(bl,-1)],t='TOTAL',key='net_income')
    occ=[548+int((x-1)*520)+R.randint(-4,4) for x in sea]
    s.H('OPERATING STATISTICS (month-end)')
    s.L('Occupied Units',occ+[None],1,raw=True,f='#,##0'); s.L('Unit Occupancy',[round(o/618,3) for o in occ]+[None],1,raw=True,f='0.0%')
    f='BlueHeron_Mgmt_Summary_T12_Mar25.xlsx'; wb=xlsxwriter.Workbook(os.path.join(DOC,f)); wb.set_properties({'created':datetime.datetime(2025,4,9)})
    ds=wb.add_worksheet('Dashboard'); b=wb.add_format({'bold':1}); ds.set_column(0,0,30); ds.set_column(1,4,13); ds.set_landscape()
    ds.write(0,0,'Blue Heron Self Storage - Hwy 41',wb.add_format({'bold':1,'font_size':14})); ds.write(1,0,'Dashboard as of 3/31/2025')
    for i,r in enumerate([('Unit mix','Units','NRSF','Occupied'),('Climate Controlled',334,36200,302),('Drive Up',252,38950,0),('RV / Boat',32,9600,0)]):
        for j,x in enumerate(r): ds.write(3+i,j,x if not(j==3 and i>1) else [occ[-1]-302-27,27][i-2],b if i==0 else None)
    ws=wb.add_worksheet('T12 P&L'); ws.activate(); ws.hide_gridlines(2); ws.set_landscape(); ws.fit_to_pages(1,0); ws.freeze_panes(6,2); ws.set_column(0,0,1.5); ws.set_column(1,1,38); ws.set_column(2,13,9.3); ws.set_column(14,14,11.5); ws.set_column(15,16,8.5)
    F=lambda **k: wb.add_format(dict(font_name='Calibri',font_size=9,**k))
    ws.merge_range(0,1,0,16,'Blue Heron Self Storage - Hwy 41',F(bold=1,align='center')); ws.merge_range(1,1,1,16,'Management Summary - Trailing 12 Profit & Loss',F(bold=1,align='center',font_color='#00695C')); ws.merge_range(2,1,2,16,'April 2024 - March 2025  |  618 units  |  75,150 NRSF  |  Sentry Stor Management Co.',F(italic=1,align='center'))
    hf=dict(bold=1,bg_color='#00695C',font_color='white',align='center')
    ws.write(4,1,'',F(**hf)); ws.merge_range(4,2,4,13,'Actual',F(**hf)); ws.write(4,14,'T12',F(**hf)); ws.write(4,15,'% of',F(**hf)); ws.write(4,16,'$ per',F(**hf))
    ws.write(5,1,'Account',F(**{**hf,'align':'left'}))
    for i,(y,m) in enumerate(ms): ws.write_datetime(5,2+i,datetime.datetime(y,m,1),F(**hf,num_format='mmm-yy'))
    ws.write(5,14,'Total',F(**hf)); ws.write(5,15,'Revenue',F(**hf)); ws.write(5,16,'NRSF',F(**hf))
    nf='#,##0_);(#,##0);"-"_)'; row=6; at={}
    for i,r in enumerate(s.rows):
        st=dict(bold=1) if r['t']!='LINE' else {}
        if r['t']=='HEADING': row+=1; ws.write(row,1,r['label'],F(bold=1,font_color='#00695C',bottom=1)); row+=1; continue
        if r['t']=='TOTAL': st.update(top=1,bg_color='#E0F2F1')
        elif r['foots']: st.update(top=4)
        ws.write(row,1,r['label'],F(indent=r['ind'],**st)); at[i]=row
        g=F(num_format=r.get('f',nf),**st)
        for c,v in enumerate(r['v']):
            if v is None: continue
            if r['foots']:
                ws.write_formula(row,2+c,'='+''.join(('+' if sg>0 else '-')+rc(at[k],2+c) for k,sg in r['foots']).lstrip('+'),g,v)
            elif c==12: ws.write_formula(row,14,f'=SUM({rc(row,2)}:{rc(row,13)})',g,v)
            else: ws.write_number(row,2+c,v,g)
        if not r.get('raw'):
            ws.write_number(row,15,r['v'][12]/s.rows[ti]['v'][12],F(num_format='0.0%',**st)); ws.write_number(row,16,round(r['v'][12]/75150,2),F(num_format='0.00;(0.00)',**st))
        row+=1
    wb.close(); save(f,[s],'SELF_STORAGE','OPERATING_STATEMENT_T12','Self-storage management summary, dashboard sheet first, date headers, formulas, % and per-NRSF columns',False)

# ---------- 8 three years and a pro forma
def x2():
    C=['2022 Actual','2023 Actual','2024 Actual','Pro Forma Year 1','PF vs. 2024']
    s=S('Historical Operating Results and Pro Forma','Meridian Square Office Building',None,None,C,cents=False,zero='dash',sheet='Cash Flow')
    def L(lab,a,b,c,p,note='',ind=1): return s.L(lab,[a,b,c,p,p-c],ind,note=note)
    s.H('REVENUE')
    a=[L('Base Rental Income',2318440,2396115,2441702,2587360,'1'),L('Retail Rental Income',186500,191160,195939,200837),L('Gross-Up of Vacant Space',0,0,0,412680,'2'),]
    g=s.T('Potential Rental Revenue',a,0)
    b=[L('Expense Reimbursements',402318,447906,463120,518400,'3'),L('Parking Income',148900,155340,161275,166000),L('Antenna / Rooftop',28800,28800,30240,30240),L('Storage & Misc. Income',11426,9318,14077,12000)]
    pgr=s.T('Potential Gross Revenue',[g]+b,0)
    v=[L('Vacancy & Credit Loss',0,-18250,-6412,-412680,'4'),L('Free Rent / Concessions',-62400,-31800,-44150,0)]
    eg=s.T('EFFECTIVE GROSS INCOME',[pgr]+v,0,t='TOTAL',key='total_income')
    s.H('OPERATING EXPENSES')
    a=[L('Real Estate Taxes',318766,331402,347915,358352,'5'),L('Insurance',61240,74866,92307,98500,'6'),L('Electricity',214930,228114,221480,226000),L('Gas, Water & Sewer',48116,52770,51908,53500),L('Cleaning & Trash',176300,181427,188902,194500),L('Repairs & Maintenance',142518,167233,151664,155000),L('Elevator',31200,32136,33100,34100),L('Security',58410,60162,61967,63800),L('Landscaping & Snow',27316,22905,31448,28500),L('On-Site Payroll',168220,174950,181072,186500),L('Management Fee',90985,95157,97764,105445,'7'),L('General & Administrative',22487,25140,23616,24300),L('Professional Fees',18250,41600,16925,0,'8')]
    te=s.T('TOTAL OPERATING EXPENSES',a,0,t='TOTAL',key='total_operating_expenses')
    no=s.T('NET OPERATING INCOME',[eg,(te,-1)],0,t='TOTAL',key='noi')
    s.H('CAPITAL ITEMS')
    a=[L('Tenant Improvements',284160,96322,173518,142500,'9'),L('Leasing Commissions',118407,52280,84916,71250,'9'),L('Capital Reserves',0,0,0,19000,'10'),L('Building Capital Projects',61500,224890,38115,0)]
    cp=s.T('Total Capital Items',a,0); s.T('NET CASH FLOW',[no,(cp,-1)],0,t='TOTAL',key='net_cash_flow')
    f='Meridian Square - 3yr Historical & PF.xlsx'; wb=openpyxl.Workbook(); wa=wb.active; wa.title='Assumptions'
    for r in [('Meridian Square Office Building',),('Underwriting Assumptions',),(),('Net rentable area (SF)',95000),('Occupancy at 12/31/2024',.861),('Stabilized vacancy',.141),('Loan request',13250000),('Interest rate',.0665),('Amortization (years)',30)]: wa.append(r)
    wa['B5'].number_format=wa['B6'].number_format='0.0%'; wa['B8'].number_format='0.00%'; wa['B7'].number_format='$#,##0'; wa.column_dimensions['A'].width=34; wa.column_dimensions['B'].width=14
    ws=wb.create_sheet('Cash Flow'); wb.active=1; ws.sheet_view.showGridLines=False; wa.sheet_view.tabSelected=False
    ft=lambda **k: Font(name='Garamond',size=11,**k)
    ws['A1']='Meridian Square Office Building'; ws['A1'].font=Font(name='Garamond',size=16,bold=True); ws['A2']='Historical Operating Results and Pro Forma'; ws['A2'].font=ft(italic=True); ws['A3']='95,000 RSF  -  Calendar years ended December 31'; ws['A3'].font=ft(italic=True)
    for col,w in zip('ABCDEFGHIJK',[32,12,14,14,14,2,14,9,9,14,7]): ws.column_dimensions[col].width=w
    ws.column_dimensions['B'].hidden=True
    fill=PatternFill('solid',fgColor='EFE6D5'); th=Side(style='thin'); db=Side(style='double')
    ws.merge_cells('C5:E5'); ws['C5']='Historical'; ws.merge_cells('G5:I5'); ws['G5']='Underwritten'
    for c,t in zip('BCDEGHIJK',['2021','2022','2023','2024','Pro Forma','$/RSF','% EGI','PF vs. 2024','Note']): ws[c+'7']=int(t) if t.isdigit() else t
    for c,t in zip('BCDE',['Actual']*4): ws[c+'6'] = None
    for c in 'BCDE': ws[c+'8']='Actual'
    ws['G8']='Year 1'; 
    for row in (5,7,8):
        for c in 'ABCDEFGHIJK': ws[f'{c}{row}'].font=ft(bold=True); ws[f'{c}{row}'].alignment=Alignment(horizontal='center'); ws[f'{c}{row}'].fill=fill
    for c in 'ABCDEFGHIJK': ws[c+'6'].fill=fill; ws[c+'8'].border=Border(bottom=Side(style='medium'))
    y=10; ev=s.rows[eg]['v'][3]; RR=random.Random(2812)
    for r in s.rows:
        bold=r['t']!='LINE'; ws.cell(y,1,r['label']).font=ft(bold=bold,underline='single' if r['t']=='HEADING' else None); ws.cell(y,1).alignment=Alignment(indent=r['ind'])
        if r['t']!='HEADING':
            cap=r is s.rows[cp] or r in s.rows[cp-4:cp]
            for k,col in enumerate([3,4,5,7,10]):
                c=ws.cell(y,col,r['v'][k]); c.number_format='_($* #,##0_);_($* (#,##0);_($* "-"??_)' if r['t']=='TOTAL' else '_(* #,##0_);_(* (#,##0);_(* "-"??_);_(@_)'
            ws.cell(y,2,int(r['v'][0]*RR.uniform(.92,.99))).number_format='#,##0'
            ws.cell(y,8,round(r['v'][3]/95000,2)).number_format='0.00;(0.00)'; ws.cell(y,9,r['v'][3]/ev).number_format='0.0%'
            if r.get('note'): ws.cell(y,11,'('+r['note']+')'); ws.cell(y,11).alignment=Alignment(horizontal='center')
            for col in range(2,12):
                ws.cell(y,col).font=ft(bold=bold)
                if r['foots'] and col in(2,3,4,5,7,8,9,10): ws.cell(y,col).border=Border(top=th,bottom=db if r['label'].startswith('NET') else None)
        y+=2 if r['foots'] and r['ind']==0 and r['label'] not in('Potential Rental Revenue',) else 1
    y+=1
    for t in ['Notes:','(1) In-place leases at 1/1/2025 plus contractual steps through 12/31/2025.','(2) 13,200 RSF vacant at broker market rent.','(3) Recoveries on base-year leases reset per abstracts; 2024 includes prior-year reconciliation.','(4) Historical rents shown net of vacancy; pro forma equals vacant gross-up.','(5) 2025 bill per county, 3% increase.','(6) Renewal quote effective 3/1/2025.','(7) 3.0% of effective gross income.','(8) 2023 includes one-time legal costs; removed as non-recurring.','(9) $1.50 / RSF TI and $0.75 / RSF LC.','(10) $0.20 / RSF.']:
        ws.cell(y,1,t).font=Font(name='Garamond',size=9,italic=True); y+=1
    ws.page_setup.orientation='portrait'; ws.page_setup.fitToHeight=1; ws.page_setup.fitToWidth=1; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(os.path.join(DOC,f)); save(f,[s],'OFFICE','OPERATING_STATEMENT','Three historical years and pro forma, hidden 2021 column, notes column and footnotes, assumptions sheet first',True)

# ---------- 9 QBO by month
def x3():
    R=random.Random(2813); nm=['Jan','Feb','Mar','Apr','May','Jun','Jul','Aug','Sep','Oct','Nov','Dec']; C=[m+' 2024' for m in nm]+['Total']
    s=S('Profit and Loss','Saguaro Medical Plaza Holdings LLC','2024-01-01','2024-12-31',C,zero='blank',sheet='Profit and Loss')
    def L(lab,v,ind): v=[int(round(x*100)) for x in v]; return s.L(lab,v+[sum(v)],ind)
    n=lambda x,w=.15:[round(x*R.uniform(1-w,1+w),2) for _ in range(12)]
    some=lambda d:[d.get(i,0) for i in range(12)]
    s.H('Income'); s.H('Rent',1)
    a=[L('Suite 100 - Imaging Center',[11840]*4+[12195.2]*8,2),L('Suite 110 - Pharmacy',[4215.5]*12,2),L('Suite 200 - Orthopedics',[14380.75]*9+[14812.17]*3,2),L('Suite 220 - Dental',[5960]*7+[0,0]+[6100]*3,2),L('Suite 240 - Physical Therapy',[7325]*12,2)]
    r=s.T('Total Rent',a,1); i1=L('CAM & Tax Reimbursements',[9870]*3+[10240.5]*9,1); i2=L('Late Fee Income',some({2:250,6:411.31,10:250}),1); i3=L('Parking - Reserved Stalls',[720]*12,1)
    ti=s.T('Total Income',[r,i1,i2,i3],0,key='total_income'); gp=s.T('Gross Profit',[ti],0)
    s.H('Expenses'); ex=[]
    ex.append(L('Bank Charges & Fees',some({0:25,1:25,5:35,9:25}),1))
    def sec(h,rows): s.H(h,1); ids=[L(l,v,2) for l,v in rows]; ex.append(s.T('Total '+h,ids,1))
    sec('Building Services',[('Elevator Service',some({0:1185,3:1185,6:1220.55,9:1220.55})),('Fire Alarm Monitoring',some({1:396,4:396,7:396,10:396})),('Janitorial',[3260]*5+[3390.4]*7),('Landscaping',[985]*12),('Medical Waste',n(318,.1)),('Pest Control',some({i:95 for i in range(1,12,2)}))])
    sec('Insurance',[('Liability',some({5:4871})),('Property',[1146.25]*6+[1298.83]*6)])
    ex.append(L('Legal & Accounting',some({1:850,2:3975,7:1240.5}),1)); ex.append(L('Management Fee',n(2210,.03),1)); ex.append(L('Property Taxes',some({3:29417.66,9:30182.9}),1))
    sec('Repairs & Maintenance',[('Electrical',n(310,.7)),('HVAC',n(1120,.5)),('Plumbing',some({0:418,4:1275.6,8:322.18,11:690})),('Roof',some({6:3840,7:1125}))])
    sec('Utilities',[('APS Electric',[round(4200*x*R.uniform(.96,1.04),2) for x in [.75,.72,.8,.95,1.15,1.35,1.5,1.48,1.3,1.05,.8,.75]]),('City Water & Sewer',n(1090,.1)),('Trash',[412.85]*12)])
    te=s.T('Total Expenses',ex,0,key='total_operating_expenses'); no=s.T('Net Operating Income',[gp,(te,-1)],0,t='TOTAL',key='noi')
    s.H('Other Expenses'); a=[L('Amortization',some({11:3850}),1),L('Depreciation',some({11:88412}),1),L('Loan Interest',[round(15120.4-i*27.85,2) for i in range(12)],1),L('Roof Coating Project',some({9:18600}),1)]
    oe=s.T('Total Other Expenses',a,0); noi2=s.T('Net Other Income',[(oe,-1)],0); s.T('Net Income',[no,noi2],0,t='TOTAL',key='net_income')
    f='Saguaro+Medical+Plaza+Holdings+LLC_Profit+and+Loss.xlsx'; wb=xlsxwriter.Workbook(os.path.join(DOC,f)); wb.set_properties({'created':datetime.datetime(2025,2,4)}); ws=wb.add_worksheet('Profit and Loss')
    A=lambda **k: wb.add_format(dict(font_name='Arial',font_size=8,**k))
    t=dict(font_name='Arial',align='center',bold=1)
    for i,(x,z) in enumerate([('Saguaro Medical Plaza Holdings LLC',14),('Profit and Loss',14),('January - December 2024',10)]): ws.merge_range(i,0,i,13,x,wb.add_format({**t,'font_size':z}))
    ws.set_column(0,0,34); ws.set_column(1,13,11.5); ws.set_landscape(); ws.fit_to_pages(1,0)
    for c,x in enumerate(C): ws.write(4,1+c,x,wb.add_format({'font_name':'Arial','font_size':9,'bold':1,'align':'center','bottom':1,'text_wrap':1}))
    row=5; at={}
    for i,r in enumerate(s.rows):
        ws.write(row,0,'   '*r['ind']+r['label'],A(bold=1)); at[i]=row
        if r['t']!='HEADING':
            for c,v in enumerate(r['v']):
                if r['foots']: ws.write_formula(row,1+c,'='+'+'.join(f'({"-" if g<0 else ""}{rc(at[k],1+c)})' for k,g in r['foots']),A(bold=1,num_format='"$"* #,##0.00\\ _€;-"$"* #,##0.00\\ _€' if 0 else '$#,##0.00;-$#,##0.00',top=1,**({'bottom':6} if r['label']=='Net Income' else {})),v/100)
                elif c==12: ws.write_formula(row,13,f'=SUM({rc(row,1)}:{rc(row,12)})',A(num_format='#,##0.00'),v/100)
                elif v: ws.write_number(row,1+c,v/100,A(num_format='#,##0.00'))
        row+=1
    ws.merge_range(row+3,0,row+3,13,'Tuesday, Feb 04, 2025 03:41:17 PM GMT-7 - Accrual Basis',A(align='center'))
    # formulas print a zero: totals keep 0.00
    s.zero='zero'
    for r in s.rows:
        if r['t']=='LINE': r['v']=[None if (x==0 and c<12) else x for c,x in enumerate(r['v'])]
    wb.close(); save(f,[s],'OFFICE','OPERATING_STATEMENT_T12','QuickBooks Online P&L by month export, suites as income accounts, blank zeros, formulas',False)

# ---------- 10 Yardi balance sheet
def x4():
    C=['Balance Current Period','Beginning Balance','Net Change']
    s=S('Balance Sheet (With Period Change)','Cedar Mill Crossing (cedarmil)',None,'2024-12-31',C,sheet='Report1')
    def L(code,lab,a,b): a,b=int(round(a*100)),int(round(b*100)); return s.L(lab,[a,b,a-b],3,code)
    def sec(code,h,rows,tc): s.H(h,2,code); ids=[L(*r) for r in rows]; return s.T('TOTAL '+h,ids,2,tc)
    s.H('ASSETS',0,'1000-0000'); s.H('CURRENT ASSETS',1,'1005-0000')
    c=sec('1100-0000','CASH',[('1110-0000','Operating - First Cascade Bank',286417.93,241906.15),('1115-0000','Security Deposit Account',74500,71200),('1120-0000','Lender Tax & Insurance Escrow',118236.44,96027.8),('1125-0000','Replacement Reserve',88164.2,85914.2),('1190-0000','Petty Cash',500,500)],'1199-9999')
    r=sec('1200-0000','RECEIVABLES',[('1210-0000','Tenant Receivables',42318.77,57104.36),('1215-0000','Accrued Recoveries',31250,28640),('1220-0000','Deferred Rent Receivable',196704.11,194281.68),('1290-0000','Allowance for Doubtful Accounts',-9500,-9500)],'1299-9999')
    p=sec('1300-0000','PREPAIDS',[('1310-0000','Prepaid Insurance',21487.5,25785),('1320-0000','Prepaid Real Estate Taxes',0,0),('1330-0000','Prepaid Other',2146.33,2682.91)],'1399-9999')
    tc=s.T('TOTAL CURRENT ASSETS',[c,r,p],1,'1499-9999'); s.H('FIXED ASSETS',1,'1500-0000')
    fx=[L('1510-0000','Land',3150000,3150000),L('1520-0000','Buildings',11864230,11864230),L('1530-0000','Site Improvements',742615.5,742615.5),L('1540-0000','Tenant Improvements',1318904.77,1296404.77),L('1590-0000','Accumulated Depreciation',-3486212.4,-3452107.15)]
    tf=s.T('TOTAL FIXED ASSETS',fx,1,'1599-9999'); s.H('DEFERRED COSTS',1,'1600-0000')
    d=[L('1610-0000','Leasing Commissions',418230.06,409130.06),L('1615-0000','Accum Amort - Leasing Commissions',-201447.9,-197890.35),L('1620-0000','Loan Costs',186500,186500),L('1625-0000','Accum Amort - Loan Costs',-77708.33,-76154.16)]
    td=s.T('TOTAL DEFERRED COSTS',d,1,'1699-9999'); ta=s.T('TOTAL ASSETS',[tc,tf,td],0,'1999-9999',t='TOTAL',key='total_assets')
    s.H('LIABILITIES & CAPITAL',0,'2000-0000'); s.H('LIABILITIES',1,'2005-0000')
    cl=sec('2100-0000','CURRENT LIABILITIES',[('2110-0000','Accounts Payable',38914.62,29680.07),('2120-0000','Accrued Expenses',16450,14975),('2130-0000','Accrued Interest',34406.25,34466.04),('2140-0000','Accrued Property Taxes',81640,61230),('2150-0000','Prepaid Rent',27318.4,19750.16),('2160-0000','Tenant Security Deposits',74500,71200)],'2199-9999')
    ll=sec('2500-0000','LONG-TERM LIABILITIES',[('2510-0000','Mortgage Payable - 1st',8437914.83,8452577.6),('2520-0000','Note Payable - Member',250000,250000)],'2599-9999')
    tl=s.T('TOTAL LIABILITIES',[cl,ll],1,'2999-9999',t='TOTAL',key='total_liabilities')
    s.H('CAPITAL',1,'3000-0000'); A,Lb=s.rows[ta]['v'],s.rows[tl]['v']
    k=[(4800000,4800000),(-2860000,-2800000)]; cye=[418766.21,381440.93]
    ret=(A[0]-Lb[0])/100-sum(x[0] for x in k)-cye[0]; cye1=(A[1]-Lb[1])/100-sum(x[1] for x in k)-ret
    print('ret',ret,cye1)
    e=[L('3100-0000','Owner Contributions',*k[0]),L('3200-0000','Owner Distributions',*k[1]),L('3800-0000','Retained Earnings',ret,ret),L('3900-0000','Current Year Earnings',cye[0],cye1)]
    te=s.T('TOTAL CAPITAL',e,1,'3999-9999',t='TOTAL',key='total_equity'); s.T('TOTAL LIABILITIES & CAPITAL',[tl,te],0,'4999-9999',t='TOTAL')
    assert s.rows[-1]['v']==A
    f='cedarmil_Balance_Sheet_12_2024.xlsx'; wb=openpyxl.Workbook(); ws=wb.active; ws.title='Report1'
    for i,t in enumerate(['Cedar Mill Crossing (cedarmil)','Balance Sheet (With Period Change)','Period = Dec 2024','Book = Accrual ; Tree = ysi_bs']):
        ws.merge_cells(start_row=1+i,start_column=1,end_row=1+i,end_column=5); ws.cell(1+i,1,t).font=Font(name='Verdana',size=12 if i==1 else 9,bold=i<2); ws.cell(1+i,1).alignment=Alignment(horizontal='left')
    for c,t in zip((3,4,5),['Balance\nCurrent Period','Beginning\nBalance','Net\nChange']):
        x=ws.cell(6,c,t); x.font=Font(name='Verdana',size=8,bold=True); x.alignment=Alignment(wrap_text=True,horizontal='right',vertical='bottom')
    for c in range(1,6): ws.cell(6,c).fill=PatternFill('solid',fgColor='D3D3D3')
    ws.row_dimensions[6].height=26
    for c,w in zip('ABCDE',[12,44,18,18,16]): ws.column_dimensions[c].width=w
    y=7
    for q in s.rows:
        b=q['t']!='LINE'; F=Font(name='Verdana',size=8,bold=b); ws.cell(y,1,q['code']).font=F; ws.cell(y,2,q['label']).font=F; ws.cell(y,2).alignment=Alignment(indent=q['ind'])
        if q['t']!='HEADING':
            for c,v in enumerate(q['v']):
                x=ws.cell(y,3+c,v/100); x.font=F; x.number_format='#,##0.00'
                if q['foots']: x.border=Border(top=Side(style='thin'))
        y+=1
        if q['foots'] and q['ind']<=1: y+=1
    ws.print_title_rows='6:6'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(os.path.join(DOC,f)); save(f,[s],'RETAIL','BALANCE_SHEET','Yardi balance sheet with period change, tree codes, indents',False)

# ---------- 11 Sage 50, planted
def x5():
    R=random.Random(2815); C=['Current Month','Year to Date']
    s=S('Income Statement','Kestrel Bay Warehouse Co.','2024-01-01','2024-09-30',C,sheet='Income Stmnt')
    def L(lab,m,y=None): m=int(round(m*100)); y=int(round(y*100)) if y is not None else m+int(m*8*R.uniform(.95,1.05)); return s.L(lab,[m,y],0)
    s.H('Revenues'); a=[L('Warehouse Rent Income',78420.5),L('Office Bay Rent Income',14275),L('Pallet Storage Fees',6318.4),L('Cross Dock Handling Fees',2940.75),L('CAM Billings',11860),L('Tax & Insurance Billings',9425),L('Truck Parking',3150),L('Late Charges',185,1612.5),L('Rent Discounts',-1200,-10800)]
    ti=s.T('Total Revenues',a,key='total_income'); s.H('Cost of Sales'); c=[L('Handling Labor',1986.2),L('Pallets & Shrink Wrap',412.36),L('Forklift Propane',338.9)]
    tc=s.T('Total Cost of Sales',c); gp=s.T('Gross Profit',[ti,(tc,-1)])
    s.H('Expenses'); e=[L('Accounting Fees',650,6975),L('Auto & Truck Expense',418.22),L('Bank Charges',62.5),L('Dock Repairs',1875,9614.38),L('Dues & Subscriptions',0,1240),L('Electric - Common Areas',3216.74),L('Fire & Alarm Monitoring',285,2565),L('Insurance - Property',4118.33,37064.97),L('Insurance - Workers Comp',311.08),L('Landscape Maintenance',1450),L('Legal Fees',0,3862.5),L('Management Salary',6500,58500),L('Office Expense',227.61),L('Payroll Tax Expense',571.35),L('Property Taxes',12340.92,111068.28),L('Railspur Maintenance',0,5480),L('Repairs - Building',2904.1),L('Repairs - HVAC',765),L('Security Guard',4260),L('Snow Plowing',0,11925),L('Telephone & Internet',339.87),L('Trash Removal',896.4),L('Water & Sewer',1127.55),L('Interest Expense',18966.42,172304.7),L('Depreciation Expense',16250,146250)]
    te=s.T('Total Expenses',e); s.T('Net Income',[gp,(te,-1)],t='TOTAL',key='net_income')
    j=[i for i,r in enumerate(s.rows) if r['label']=='Security Guard'][0]; v=s.rows[j]['v']
    s.planted=dict(what=f'Expense row "Security Guard" ({v[0]/100:,.2f} current month, {v[1]/100:,.2f} year to date) left out between "Repairs - HVAC" and "Snow Plowing"; Total Expenses still includes it',kind='row_dropped')
    tv=s.rows[ti]['v']; s.drop(j)
    f='Kestrel Bay Income Stmnt 9-30-24.xlsx'; wb=openpyxl.Workbook(); ws=wb.active; ws.title='Income Stmnt'
    T=Font(name='Times New Roman',size=10)
    for i,t in enumerate(['Kestrel Bay Warehouse Co.','Income Statement','For the Nine Months Ending September 30, 2024']):
        ws.merge_cells(start_row=1+i,start_column=1,end_row=1+i,end_column=8); ws.cell(1+i,1,t).font=Font(name='Times New Roman',size=12 if i<2 else 10,bold=i<2); ws.cell(1+i,1).alignment=Alignment(horizontal='center')
    for c,w in zip('ABCDEFGH',[30,3,14,9,3,3,15,9]): ws.column_dimensions[c].width=w
    ws['C5']='Current Month'; ws['G5']='Year to Date'
    for c in 'CG': ws[c+'5'].font=T; ws[c+'5'].alignment=Alignment(horizontal='right')
    y=6
    for r in s.rows:
        ws.cell(y,1,r['label']).font=T
        if r['t']!='HEADING':
            for k,(dc,col,pc) in enumerate([(2,3,4),(6,7,8)]):
                x=ws.cell(y,col,r['v'][k]/100); x.font=T; x.number_format='#,##0.00;(#,##0.00)'
                z=ws.cell(y,pc,round(r['v'][k]/tv[k]*100,2)); z.font=T; z.number_format='0.00;(0.00)'
                if r['label'] in('Warehouse Rent Income','Net Income') : ws.cell(y,dc,'$').font=T
                if r['foots']:
                    b=Border(top=Side(style='thin'),bottom=Side(style='double') if r['label']=='Net Income' else None); x.border=b; z.border=b
        y+=2 if r['foots'] or False else 1
    ws.merge_cells(start_row=y+2,start_column=1,end_row=y+2,end_column=8); ws.cell(y+2,1,'For Management Purposes Only').font=T; ws.cell(y+2,1).alignment=Alignment(horizontal='center')
    ws.page_setup.fitToHeight=1; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(os.path.join(DOC,f)); save(f,[s],'WAREHOUSE','OPERATING_STATEMENT','Sage 50 income statement, month and YTD with percent columns without header',False)

# ---------- 12 AppFolio property comparison, text numbers
def x6():
    R=random.Random(2816); P=['Alder Street Shops','Quarry Road Offices','Vista Way Retail Pads','Ironworks Lofts - Commercial']
    s=S('Income Statement - Property Comparison',None,'2024-01-01','2024-12-31',P+['Total'],sheet='income_statement_comparison')
    def L(lab,v,ind=3): v=[int(round(x*100)) for x in v]; return s.L(lab,v+[sum(v)],ind)
    def n(*b): return [round(x*R.uniform(.97,1.03),2) if x else 0 for x in b]
    s.H('Operating Income & Expense',0); s.H('Income',1); s.H('Commercial Rents',2)
    a=[L('Rent Income - Commercial',[286410,341288.04,198600,124932.5]),L('Rent Income - Storage',[0,4860,0,2175]),L('Percentage Rent',[0,0,9417.66,0]),L('Less: Rent Concessions',[-3200,-12450,0,-2600])]
    r=s.T('Total Commercial Rents',a,2); s.H('NNN Recoveries',2)
    a=[L('CAM Income',n(41200,28400,33650,11800)),L('Property Tax Recovery',n(38700,21900,29440,8600)),L('Insurance Recovery',n(7350,4120,5480,2390)),L('CAM Reconciliation - Prior Year',[1846.22,-2318.9,0,-415.07])]
    r2=s.T('Total NNN Recoveries',a,2); o=[L('Late Fee',n(640,385,0,290),2),L('Utility Billback',n(0,9350,0,5120),2),L('Signage Income',[1800,0,3600,0],2)]
    ti=s.T('Total Operating Income',[r,r2]+o,1,key='total_income'); s.H('Expense',1); ex=[]
    def sec(h,rows): s.H(h,2); ids=[L(*q) for q in rows]; ex.append(s.T('Total '+h,ids,2))
    sec('Property Management',[('Management Fee',n(18100,19400,13700,7500)),('Lease Renewal Fees',[1200,2750,0,600])])
    sec('Maintenance & Repairs',[('General Repairs',n(8340,11920,3460,5275)),('HVAC',n(3120,9870,0,2640)),('Parking Lot',[6415,2100,11260,0]),('Roof & Gutters',[2890.5,0,0,1745]),('Janitorial',n(0,26400,0,7200))])
    sec('Grounds',[('Landscaping',n(7200,6480,8100,1500)),('Snow & Ice',n(5310,4870,6240,0)),('Sweeping & Litter',n(3900,0,4680,0))])
    sec('Utilities',[('Electricity',n(6120,38450,4210,9830)),('Gas',n(0,8260,0,4175)),('Water & Sewer',n(4480,5310,6925,3140)),('Garbage & Recycling',n(0,4680,0,2880))])
    sec('Taxes & Insurance',[('Property Tax',[40118.36,36204.9,30266.72,14388.14]),('Property Insurance',[8240,9655,6012,5118])])
    ex.append(L('Legal Expense',[0,4125,850,0],2)); ex.append(L('Bad Debt',[0,2960.4,0,0],2))
    te=s.T('Total Operating Expense',ex,1,key='total_operating_expenses'); no=s.T('NOI - Net Operating Income',[ti,(te,-1)],1,t='TOTAL',key='noi')
    s.H('Other Income & Expense',0); s.H('Other Income',1); i=L('Interest on Bank Accounts',[412.18,388.5,276.04,119.63],2); oi=s.T('Total Other Income',[i],1)
    s.H('Other Expense',1); a=[L('Mortgage Interest',[88406.17,112955.4,61240.88,0],2),L('Tenant Improvements',[0,41800,0,9350],2),L('Leasing Commissions',[4960,12318.5,0,2240],2)]
    oe=s.T('Total Other Expense',a,1); nn=s.T('Net Other Income',[oi,(oe,-1)],1)
    tI=s.T('Total Income',[ti,oi],0); tE=s.T('Total Expense',[te,oe],0); s.T('Net Income',[tI,(tE,-1)],0,t='TOTAL',key='net_income')
    assert s.calc([(no,1),(nn,1)])==s.rows[-1]['v']
    f='income_statement_comparison-20250117.xlsx'; wb=openpyxl.Workbook(); ws=wb.active; ws.title='income_statement_comparison'
    for q in [['Income Statement - Property Comparison'],['Braxton Hale Commercial Advisors'],['Properties: '+', '.join(P)],['Owned By: Stillwater Commercial Holdings LLC'],['Period Range: Jan 2024 to Dec 2024'],['Accounting Basis: Cash'],['Level of Detail: Detail View']]: ws.append(q)
    ws['A1'].font=Font(bold=True,size=14); ws.append([]); 
    ws.append(['Account Name']+P+['Total'])
    for c in range(1,7): ws.cell(9,c).font=Font(bold=True); ws.cell(9,c).fill=PatternFill('solid',fgColor='E8EEF4'); ws.cell(9,c).alignment=Alignment(wrap_text=True,horizontal='left' if c==1 else 'right',vertical='top')
    ws.row_dimensions[9].height=30; y=10
    for q in s.rows:
        if q['label']=='Total Income': y+=1
        ws.cell(y,1,q['label']).alignment=Alignment(indent=q['ind']*2)
        if q['t']!='LINE': ws.cell(y,1).font=Font(bold=True)
        if q['t']!='HEADING':
            for c,v in enumerate(q['v']):
                x=ws.cell(y,2+c,f'{v/100:,.2f}'); x.alignment=Alignment(horizontal='right'); x.data_type='s'
                if q['foots']: x.font=Font(bold=True)
        y+=1
    ws.cell(y+1,1,'Created on 01/17/2025').font=Font(italic=True,size=9); ws.cell(y+1,6,'Page 1').font=Font(italic=True,size=9)
    ws.column_dimensions['A'].width=44
    for c in 'BCDEF': ws.column_dimensions[c].width=18
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(os.path.join(DOC,f)); save(f,[s],'RETAIL','OPERATING_STATEMENT','AppFolio property comparison, one column per property, amounts as text',True)
