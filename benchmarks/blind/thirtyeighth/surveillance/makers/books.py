import random
import xlsxwriter
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
from openpyxl.utils import get_column_letter as CL
from common import *
import datetime
FIX=datetime.datetime(2025,5,1)

# ---------------------------------------------------------------- 7 garden apartments T12 (planted: digit changed)
def d07():
    r=random.Random(3807); name='Fernwood_Glen_12MoIS_2024.xlsx'
    M=[f'{m} 2024' for m in 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split()]
    s=S('12 Month Income Statement','Fernwood Glen Apartments','2024-01-01','2024-12-31',M+['Total'],sheet='Income Statement',dec=2,dash=False)
    L=lambda c,lab,a,nz=.03,se=None,sg=1:s.l(lab,wt([sg*x for x in spread(r,a,season=se,noise=nz,dec=2)]),code=c)
    one=lambda c,lab,d:s.l(lab,wt([d.get(i,0) for i in range(12)]),code=c)
    up=[1+.004*i for i in range(12)]
    s.h('INCOME','4000-000'); s.h('RENTAL INCOME','4100-000')
    A=[L('4110-000','Gross Potential Rent',3268800,.001,up),L('4120-000','Loss/Gain to Lease',96400,.12,None,-1),L('4130-000','Vacancy Loss',186200,.18,None,-1),L('4140-000','Rental Concessions',31800,.5,None,-1),L('4150-000','Employee Unit Allowance',17940,0,None,-1),L('4160-000','Bad Debt Write-off',39700,.6,None,-1),one('4165-000','Bad Debt Recovery',{1:412.5,4:1180.0,8:655.25,10:240.0})]
    t1=s.t('NET RENTAL INCOME',A,code='4199-000'); s.h('OTHER INCOME','4200-000')
    se=[.8,.9,1,1,1.1,1.2,1.25,1.2,1,.95,.85,.8]
    A=[L('4210-000','Utility Reimbursement (RUBS)',142600,.05),L('4215-000','Trash Valet',31250,.03),L('4220-000','Application & Admin Fees',21400,.2,se),L('4225-000','Late & NSF Fees',28900,.2),L('4230-000','Pet Rent',33600,.04),L('4235-000','Garage & Carport',22850,.05),L('4240-000','Month-to-Month Premium',9800,.3),L('4250-000','Damages & Cleaning',17500,.35),one('4260-000','Laundry',{2:2140.75,5:2265.0,8:2318.5,11:2087.25}),L('4290-000','Miscellaneous',4100,.7)]
    t2=s.t('TOTAL OTHER INCOME',A,code='4299-000')
    ti=s.t('TOTAL INCOME',[t1,t2],code='4999-000',typ='TOTAL',key='total_income')
    s.h('OPERATING EXPENSES','5000-000'); T=[]
    def grp(c,nm,tc,its):
        s.h(nm,c); T.append(s.t('TOTAL '+nm,[one(*i) if isinstance(i[2],dict) else L(*i) for i in its],code=tc))
    cold=[1.5,1.45,1.2,.95,.8,.75,.8,.85,.8,.85,1.1,1.35]
    grp('5100-000','PAYROLL','5199-000',[('5110-000','Manager & Leasing Salaries',148200,.03),('5120-000','Maintenance Salaries',127600,.04),('5130-000','Payroll Taxes & Workers Comp',31800,.06),('5140-000','Health Insurance',29500,.05),('5150-000','Leasing Bonuses',12900,.3,se)])
    grp('5200-000','REPAIRS & MAINTENANCE','5299-000',[('5210-000','General Repairs',38600,.3),('5220-000','HVAC',22400,.4,se),('5230-000','Plumbing',26800,.4),('5240-000','Landscaping',41300,.1,[.5,.5,1,1.3,1.3,1.3,1.3,1.3,1.2,1,.8,.5]),('5250-000','Snow Removal',{0:6280.0,1:4915.5,2:1340.0,10:875.0,11:5120.25}),('5260-000','Pest Control',8940,.02),('5270-000','Pool',{4:3815.0,5:1942.4,6:1896.15,7:2011.6,8:2740.0})])
    grp('5300-000','TURNOVER','5399-000',[('5310-000','Painting',24700,.35,se),('5320-000','Cleaning',13900,.3,se),('5330-000','Carpet Repair',7800,.5,se)])
    u0=len(s.rows)+1
    grp('5400-000','UTILITIES','5499-000',[('5410-000','Electric - Common Area',34100,.08),('5420-000','Electric - Vacant',7900,.25),('5430-000','Gas',41200,.07,cold),('5440-000','Water & Sewer',121500,.06),('5450-000','Trash Removal',38400,.03)])
    grp('5500-000','ADVERTISING','5599-000',[('5510-000','Internet Listing Services',26300,.08),('5520-000','Resident Relations',6100,.5)])
    grp('5600-000','ADMINISTRATIVE','5699-000',[('5610-000','Office Supplies & Postage',7200,.3),('5620-000','Software & Telephone',29400,.05),('5630-000','Legal & Eviction',14800,.6),('5640-000','Bank & Credit Check Fees',8300,.2)])
    s.h('TAXES & INSURANCE','5700-000')
    T.append(s.t('TOTAL TAXES & INSURANCE',[one('5710-000','Real Estate Taxes',{i:24816.67 for i in range(12)}),one('5720-000','Property Insurance',{i:(8941.25 if i<6 else 10277.5) for i in range(12)})],code='5799-000'))
    s.h('MANAGEMENT','5800-000')
    m=s.l('Management Fee',wt([round(x*.035,2) for x in s.rows[ti]['v'][:12]]),code='5810-000'); T.append(m)
    te=s.t('TOTAL OPERATING EXPENSES',T,code='5999-000',typ='TOTAL',key='total_operating_expenses')
    ni=s.t('NET OPERATING INCOME',[ti,(te,-1)],code='6000-000',typ='TOTAL',key='noi')
    s.h('NON-OPERATING','7000-000')
    bal=21850000.; iv=[]
    for i in range(12): x=round(bal*.0446/12,2); iv.append(x); bal-=110480.22-x
    A=[s.l('Mortgage Interest',wt(iv),code='7110-000'),one('7210-000','Capital - Roofs',{6:48750.0,7:16250.0}),one('7220-000','Capital - Appliances',{0:1865.4,2:2490.0,5:3711.85,8:1244.0,10:2602.3}),one('7230-000','Capital - Flooring',{1:5520.0,4:7318.6,6:6904.25,9:4410.0}),one('7240-000','Insurance Claim Deductible',{9:10000.0})]
    nt=s.t('TOTAL NON-OPERATING',A,code='7999-000')
    s.t('NET INCOME',[ni,(nt,-1)],code='9000-000',typ='TOTAL',key='net_income')
    # planted
    w=next(q for q in s.rows if q['code']=='5440-000'); old=w['v'][7]
    st=f'{old:.2f}'; p=st.index('.')-3; nd='4' if st[p]!='4' else '8'
    nd=str((int(st[p])+5)%10); new=float(st[:p]+nd+st[p+1:]); w['v'][7]=new
    s.planted={"what":f"Water & Sewer (5440-000), Aug 2024 shows {new:,.2f} instead of {old:,.2f}; the line's Total and TOTAL UTILITIES are computed with the true amount.","kind":"digit_changed"}
    wb=Workbook(); ws=wb.active; ws.title='Income Statement'; f=Font(name='Arial',size=8); b=Font(name='Arial',size=8,bold=True)
    for i,t in enumerate(['Fernwood Glen Apartments (fernglen)','12 Month Income Statement','Period = Jan 2024-Dec 2024','Book = Accrual']):
        ws.cell(i+1,1,t).font=Font(name='Arial',size=11 if i<2 else 8,bold=i<2); ws.merge_cells(start_row=i+1,start_column=1,end_row=i+1,end_column=15); ws.cell(i+1,1).alignment=Alignment(horizontal='center')
    for c,t in enumerate(M+['Total']): x=ws.cell(6,c+3,t); x.font=b; x.alignment=Alignment(horizontal='right'); x.border=Border(bottom=Side('thin'))
    ro=7
    for q in s.rows:
        tot=q['type']!='LINE'; ws.cell(ro,1,q['code']).font=b if tot else f
        x=ws.cell(ro,2,q['label']); x.font=b if tot else f; x.alignment=Alignment(horizontal='left',indent=0 if q['type']=='TOTAL' else 1 if tot else 2)
        for c,v in enumerate(q['v']):
            if v is None: continue
            x=ws.cell(ro,c+3,v); x.number_format='#,##0.00'; x.font=b if tot else f
            if tot: x.border=Border(top=Side('thin'))
        ro+=1
        if q['type'] in('SUBTOTAL','TOTAL'): ro+=1
    ws.column_dimensions['A'].width=9.5; ws.column_dimensions['B'].width=31
    for c in range(3,16): ws.column_dimensions[CL(c)].width=11.7
    ws.freeze_panes='C7'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='6:6'
    wb.properties.created=wb.properties.modified=FIX; wb.save(os.path.join(DOC,name))
    save(name,[s],'MULTIFAMILY','OPERATING_STATEMENT_T12','garden apartments twelve-month income statement, property-management export with account codes and cents, spacer rows after totals',True)

# ---------------------------------------------------------------- 8 office, normalised with adjustments
def d08():
    name='Halvorsen_Plaza_OSAR_YE2024.xlsx'
    cols=["Borrower's Statement","(A) Reclass","(B) Non-Recurring","(C) Servicer Adj.","Normalized 2024","Normalized 2023","At Underwriting","Variance Norm. 2024 vs. UW"]
    s=S('NOI Normalization Worksheet','Halvorsen Plaza Office Building','2024-01-01','2024-12-31',cols,sheet='Normalization')
    def L(lab,b,a,n,c,p,u,note='',**k):
        nm=b+(a or 0)+(n or 0)+(c or 0); return s.l(lab,[b,a,n,c,nm,p,u,nm-u],note=note,**k)
    s.h('INCOME')
    A=[L('Base Rent',4186420,None,None,-61300,4048775,4391200,'C: tenant in Suite 510 vacated 12/31/24; rent removed'),L('Expense Reimbursements',688914,-42150,None,None,651230,702400,'A: parking validations booked as recoveries'),L('Parking Income',214360,42150,None,None,249872,236000),L('Storage & Antenna Income',38700,None,None,None,37200,36000),L('Lease Termination Fees',187500,None,-187500,None,0,0,'B: one-time fee, Suite 510'),L('Other Income',21644,None,-9800,None,13406,12000,'B: insurance refund')]
    A=[x for x in A]
    gi=s.t('Gross Income',A)
    v=L('Less: Vacancy & Collection Loss',-26318,None,None,None,-18450,-537760,'Actual collections; no mark to UW vacancy')
    eg=s.t('Effective Gross Income',[gi,v],typ='TOTAL',key='total_income')
    s.h('OPERATING EXPENSES')
    X=[L('Real Estate Taxes',612840,None,48920,None,641550,655000,'B: net of prior-year appeal refund, added back'),L('Property Insurance',94210,None,None,None,81366,78500),L('Utilities',418655,None,None,None,402310,431000),L('Repairs and Maintenance',377240,-118600,None,None,249105,262000,'A: chiller overhaul moved to capital'),L('Janitorial',246180,None,None,None,238844,255000),L('Management Fees',98322,None,None,53257,149461,145195,'C: affiliate fee raised to 3.0% of EGI'),L('Payroll & Benefits',301775,None,None,None,294480,298000),L('Security & Life Safety',88430,None,None,None,85215,84000),L('Professional Fees',76904,-31250,-14000,None,28310,30000,'A: leasing legal to TI/LC;  B: ownership litigation'),L('General and Administrative',52316,None,None,None,49877,50000)]
    te=s.t('Total Operating Expenses',X,typ='TOTAL',key='total_operating_expenses')
    def ratio(num,den,cols_): return [round(num[c]/den[c],4) if c in cols_ else None for c in range(8)]
    s.l('Operating Expense Ratio',ratio(s.rows[te]['v'],s.rows[eg]['v'],(0,4,5,6)),k='p')
    ni=s.t('Net Operating Income',[eg,(te,-1)],typ='TOTAL',key='noi')
    s.h('CAPITAL ITEMS')
    C=[L('Leasing Commissions',141870,31250,None,-45120,118300,128000,'C: to ten-year average'),L('Tenant Improvements',486300,None,None,-198300,305500,288000,'C: to ten-year average'),L('Replacement Reserves / Capex',0,118600,-118600,53110,53110,53110,'B: funded from reserve;  C: $0.25/SF')]
    ct=s.t('Total Capital Items',C)
    nc=s.t('Net Cash Flow',[ni,(ct,-1)],typ='TOTAL',key='net_cash_flow')
    ds=s.l('Debt Service',[1841406,None,None,None,1841406,1841406,1841406,0])
    s.t('Cash Flow After Debt Service',[nc,(ds,-1)],typ='TOTAL')
    s.l('DSCR (NOI)',[round(s.rows[ni]['v'][c]/1841406,2) if c in(0,4,5,6) else None for c in range(8)],k='x')
    s.l('DSCR (NCF)',[round(s.rows[nc]['v'][c]/1841406,2) if c in(0,4,5,6) else None for c in range(8)],k='x')
    # after-the-fact: replaced zeros are dashes; check
    wb=Workbook(); n=wb.active; n.title='Property'; ws=wb.create_sheet('Normalization')
    for i,(a,b) in enumerate([('Loan Number','41-00873'),('Property','Halvorsen Plaza Office Building'),('Rentable Area (SF)',212440),('Year Built / Renovated','1986 / 2012'),('Statement received','3/3/2025'),('Occupancy at 12/31/2024',.884),('Analyst initials','RK'),('Review status','Complete')]):
        n.cell(i+2,2,a).font=Font(bold=True); x=n.cell(i+2,3,b); x.alignment=Alignment(horizontal='left')
        if b==.884: x.number_format='0.0%'
        if b==212440: x.number_format='#,##0'
    n.column_dimensions['B'].width=26; n.column_dimensions['C'].width=34
    F=lambda **k:Font(name='Calibri',size=10,**k); thin=Side('thin',color='888888'); grn=PatternFill('solid',fgColor='1E5945'); lt=PatternFill('solid',fgColor='E4EFE9'); yel=PatternFill('solid',fgColor='FFF7D6')
    ws['B1']='NOI Normalization Worksheet'; ws['B1'].font=Font(name='Calibri',size=15,bold=True); ws['B2']='Halvorsen Plaza Office Building'; ws['B2'].font=F(bold=True); ws['B3']='Statement period: 01/01/2024 – 12/31/2024     Loan 41-00873     212,440 SF'; ws['B3'].font=F()
    heads=[('C',"Borrower's\nStatement"),('D','(A)\nReclass'),('E','(B)\nNon-Recurring'),('F','(C)\nServicer Adj.'),('G','Normalized\n2024'),('H','Norm. 2024\n$/SF'),('I','Normalized\n2023'),('J','At\nUnderwriting'),('K','Variance Norm.\n2024 vs. UW'),('L','Var. %'),('M','Comments')]
    ws.merge_cells('D5:F5'); ws['D5']='Adjustments'; 
    for c in 'BCDEFGHIJKLM':
        for rr in (5,6): ws[f'{c}{rr}'].fill=grn; ws[f'{c}{rr}'].font=F(bold=True,color='FFFFFF'); ws[f'{c}{rr}'].alignment=Alignment(horizontal='center',vertical='center',wrap_text=True)
    for c,t in heads: ws[f'{c}6']=t
    ws.row_dimensions[6].height=30; ro=7; cm=['C','D','E','F','G','I','J','K']; nf='#,##0;(#,##0);"-"'
    for q in s.rows:
        if q['type']=='HEADING':
            ws.merge_cells(f'B{ro}:M{ro}'); ws[f'B{ro}']=q['label']; ws[f'B{ro}'].font=F(bold=True); ws[f'B{ro}'].fill=lt; ro+=1; continue
        t=q['type']!='LINE'; ws[f'B{ro}']=q['label']; ws[f'B{ro}'].font=F(bold=t); ws[f'B{ro}'].alignment=Alignment(horizontal='left',indent=0 if t else 1); k=q.get('k')
        for c,v in zip(cm,q['v']):
            x=ws[f'{c}{ro}']
            if v is not None: x.value=v
            x.number_format={'p':'0.0%','x':'0.00"x"'}.get(k,nf); x.font=F(bold=t); 
            if t: x.border=Border(top=thin,bottom=Side('double',color='444444') if q['type']=='TOTAL' else None)
            if c=='G': x.fill=yel
        if not k:
            x=ws[f'H{ro}']; x.value=round(q['v'][4]/212440,2); x.number_format='0.00;(0.00);"-"'; x.font=F(italic=True)
            if q['v'][6]: x=ws[f'L{ro}']; x.value=round(q['v'][7]/abs(q['v'][6]),4); x.number_format='0.0%;(0.0%);"-"'; x.font=F(italic=True)
        if q.get('note'): ws[f'M{ro}']=q['note']; ws[f'M{ro}'].font=Font(name='Calibri',size=9,italic=True,color='444444'); ws[f'M{ro}'].alignment=Alignment(horizontal='left',indent=1)
        ro+=1
    ro+=1
    for t in ['Servicer comments','Occupancy fell from 93.1% to 88.4% on the departure of the Suite 510 tenant (11,800 SF); the space is being marketed.','Debt service is level through maturity on 7/1/2029.']:
        ws[f'B{ro}']=t; ws[f'B{ro}'].font=F(bold=t=='Servicer comments'); ro+=1
    ws.column_dimensions['A'].width=2; ws.column_dimensions['B'].width=31
    for c in 'CDEFGIJK': ws.column_dimensions[c].width=14
    ws.column_dimensions['H'].width=11; ws.column_dimensions['L'].width=9; ws.column_dimensions['M'].width=52; ws.sheet_view.showGridLines=False; ws.freeze_panes='C7'
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.active=1; wb.properties.created=wb.properties.modified=FIX; wb.save(os.path.join(DOC,name))
    save(name,[s],'OFFICE','OPERATING_STATEMENT','office normalisation worksheet: borrower figures, three adjustment columns, normalised two years, underwriting, variance, $/SF and comments between; property sheet in front',True)

# ---------------------------------------------------------------- 9 net leased industrial, consolidating balance sheet
def d09():
    name='Brandt Ridge Consolidating BS 03.31.25.xlsx'
    cols=['Reno Dock','Laredo Cold','Tulsa Crane','Brandt Ridge Holdings','Eliminations','Consolidated']
    s=S('Consolidating Balance Sheet','Brandt Ridge Net Lease Holdings, LLC and Subsidiaries',None,'2025-03-31',cols,sheet='BS Consol')
    def L(lab,*v): v=list(v); return s.l(lab,v+[round(sum(x or 0 for x in v))])
    s.h('ASSETS'); s.h('Real estate investments')
    A=[L('Land',2140000,3385000,1260000,0,0),L('Buildings and improvements',14862400,23117850,9204300,0,0),L('Acquired in-place lease intangibles',1318700,1904200,712650,0,0),L('Accumulated depreciation and amortization',-3217846,-4088312,-2466190,0,0)]
    re=s.t('Net real estate investments',A)
    o=[L('Cash and cash equivalents',184216,263540,97718,412905,0),L('Lender-held reserves',126400,88150,61975,0,0),L('Tenant receivables',0,41836,12204,0,0),L('Deferred rent receivable (straight-line)',391447,608215,148390,0,0),L('Deferred leasing costs, net',212880,0,94316,0,0),L('Prepaid expenses and other',18342,26107,9954,31280,0),L('Due from affiliates',0,0,0,285000,-285000),L('Investment in subsidiaries',0,0,0,19450000,-19450000)]
    ta=s.t('Total Assets',[re]+o,typ='TOTAL',key='total_assets')
    s.h('LIABILITIES')
    A=[L('Mortgage notes payable',9640218,15308644,5127335,0,0),L('Unamortized debt issuance costs',-91236,-148870,-52418,0,0)]
    d=s.t('Mortgage notes payable, net',A)
    o=[L('Accrued interest',38963,64041,21150,0,0),L('Accounts payable and accrued expenses',52418,73906,30277,46550,0),L('Prepaid rents',118640,197325,0,0,0),L('Tenant security deposits',75000,0,62500,0,0),L('Acquired below-market leases, net',0,274180,41925,0,0),L('Due to affiliates',110000,0,175000,0,-285000)]
    tl=s.t('Total Liabilities',[d]+o,typ='TOTAL',key='total_liabilities')
    s.h("MEMBER'S EQUITY")
    cc=[6150000,9600000,3700000,21500000,-19450000]; av=s.rows[ta]['v']; lv=s.rows[tl]['v']
    di=[-2240000,-3115000,-1105000,-5260000,6460000]
    ac=[av[i]-lv[i]-cc[i]-di[i] for i in range(5)]
    A=[L('Contributed capital',*cc),L('Cumulative distributions',*di),L('Cumulative earnings',*ac)]
    te=s.t("Total Member's Equity",A,typ='TOTAL',key='total_equity')
    s.t("Total Liabilities and Member's Equity",[tl,te],typ='TOTAL')
    assert s.rows[-1]['v']==av,(s.rows[-1]['v'],av); s.ac=ac
    wb=xlsxwriter.Workbook(os.path.join(DOC,name)); wb.set_properties({'created':FIX}); ws=wb.add_worksheet('BS Consol'); w2=wb.add_worksheet('Debt summary')
    G={'font_name':'Cambria','font_size':10}; nf='_(* #,##0_);_(* (#,##0);_(* "-"??_);_(@_)'
    f=lambda **k:wb.add_format({**G,**k})
    ws.set_column(0,0,44); ws.set_column(1,1,1.5); ws.set_column(2,4,14.5); ws.set_column(5,5,15.5); ws.set_column(6,7,15); ws.hide_gridlines(2)
    ws.write(0,0,'Brandt Ridge Net Lease Holdings, LLC and Subsidiaries',f(bold=1,font_size=12)); ws.write(1,0,'Consolidating Balance Sheet',f(bold=1)); ws.write(2,0,'March 31, 2025  (unaudited, in US dollars)',f(italic=1))
    ws.merge_range(4,2,4,4,'Property owners',f(bold=1,align='center',bottom=1)); 
    X=[2,3,4,5,6,7]
    for x,t in zip(X,['Reno Dock','Laredo Cold','Tulsa Crane','Brandt Ridge\nHoldings','Eliminations','Consolidated']): ws.write(5,x,t,f(bold=1,align='right',bottom=2,text_wrap=1,valign='bottom'))
    ws.set_row(5,28); ro=6; at={}
    for i,q in enumerate(s.rows):
        if q['type']=='HEADING':
            if q['label'].isupper(): ro+=1
            ws.write(ro,0,q['label'],f(bold=1,italic=0 if q['label'].isupper() else 1)); ro+=1; continue
        at[i]=ro; T=q['type']; fm=dict(num_format=nf)
        if T!='LINE': fm.update(bold=1,top=1)
        if T=='TOTAL': fm.update(bottom=6 if q['label'] in('Total Assets',"Total Liabilities and Member's Equity") else 0)
        ws.write(ro,0,q['label'],f(bold=T!='LINE',indent=0 if T!='LINE' else 1))
        for c,(x,v) in enumerate(zip(X,q['v'])):
            col=chr(65+x)
            if T!='LINE': fo='='+'+'.join(f'{col}{at[j]+1}' for j,_ in q['f']); ws.write_formula(ro,x,fo,f(**fm),v)
            elif c==5: ws.write_formula(ro,x,f'=SUM(C{ro+1}:G{ro+1})',f(**fm),v)
            else: ws.write_number(ro,x,v,f(**fm))
        ro+=1
        if T=='TOTAL': ro+=1
    ws.write(ro+1,0,'See mortgage detail on next sheet. Leases are absolute net; tenants pay taxes and insurance directly.',f(font_size=8,italic=1))
    ws.set_landscape(); ws.fit_to_pages(1,1)
    w2.set_column(0,0,20); w2.set_column(1,5,15)
    for c,t in enumerate(['Property','Lender type','Balance 3/31/25','Rate','Maturity','Monthly P&I']): w2.write(0,c,t,f(bold=1,bottom=1))
    for i,row in enumerate([('Reno Dock','Life company',9640218,.0485,'11/1/2030',64218.40),('Laredo Cold','Life company',15308644,.0502,'3/1/2032',101744.15),('Tulsa Crane','Bank',5127335,.0495,'6/1/2028',36820.77)]):
        for c,v in enumerate(row): w2.write(i+1,c,v,f(num_format={2:'#,##0',3:'0.00%',5:'#,##0.00'}.get(c,'General')))
    w2.set_landscape(); w2.fit_to_pages(1,1)
    wb.close()
    save(name,[s],'INDUSTRIAL','BALANCE_SHEET','net leased industrial consolidating balance sheet, live formulas, eliminations column, spacer column, second sheet with debt summary',True)

# ---------------------------------------------------------------- 10 parking operator, quarters, numbers as text
def d10():
    r=random.Random(3810); name='Garage 0417 Owner Statement FY24.xlsx'
    cols=['Q1 Jan-Mar','Q2 Apr-Jun','Q3 Jul-Sep','Q4 Oct-Dec','FY 2024','FY 2024 Budget','Over/(Under) Budget']
    s=S('OWNER STATEMENT OF OPERATIONS','Commerce & Vine Parking Structure','2024-01-01','2024-12-31',cols,sheet='Stmt',dec=2,dash=False)
    def L(lab,a,nz=.05,se=None,sg=1,b=None):
        v=[sg*x for x in spread(r,a,4,se,nz,2)]; t=round(sum(v),2); b=round(a*(1+r.uniform(-.05,.05)),-2)*sg if b is None else b
        return s.l(lab,v+[t,b,round(t-b,2)])
    sea=[.9,1.03,1.05,1.02]
    s.h('PARKING REVENUE')
    A=[L('Transient Parking',846200,.04,sea),L('Monthly Parking',1024800,.02),L('Event Parking',218400,.1,[.7,1.1,1.2,1]),L('Hotel & Restaurant Validations',131600,.08),L('EV Charging',18950,.2,[.8,.9,1.1,1.2]),L('Lost Ticket & Access Card Fees',11240,.2)]
    g=s.t('Gross Parking Receipts',A)
    v=[-round(x*.10,2) for x in s.rows[g]['v'][:4]]; t=round(sum(v),2); bb=-round(s.rows[g]['v'][5]*.1,2)
    x1=s.l('Less: City Parking Tax (10%)',v+[t,bb,round(t-bb,2)]); x2=L('Less: Refunds & Chargebacks',9150,.3,None,-1)
    nr=s.t('Net Parking Revenue',[g,x1,x2]); ot=L('Ground Floor Retail Rent',96000,0,None,1,96000)
    ti=s.t('TOTAL NET REVENUE',[nr,ot],typ='TOTAL',key='total_income')
    s.h('OPERATOR EXPENSES')
    A=[L('Attendant & Supervisor Wages',312400,.03),L('Payroll Taxes & Benefits',84900,.04),L('Credit Card Processing',61300,.05,sea),L('Revenue Control Maintenance',33800,.15),L('Sweeping & Power Washing',27600,.1),L('Supplies, Tickets & Signs',12150,.2),L('Garage Keepers Insurance & Claims',41800,.1),L('Telephone & Data',9420,.05),L('Operator Management Fee',60000,0,None,1,60000)]
    t1=s.t('Total Operator Expenses',A); s.h('OWNERSHIP EXPENSES')
    A=[L('Real Estate Taxes',268400,0,None,1,262000),L('Property Insurance',58720,.0,None,1,55000),L('Electricity & Water',71600,.08,[1.1,.9,.95,1.05]),L('Elevator Contract & Repairs',38900,.2),L('Structural Engineering',0,0,None,1,15000),L('Accounting & Asset Management',30000,0,None,1,30000)]
    t2=s.t('Total Ownership Expenses',A)
    te=s.t('TOTAL OPERATING EXPENSES',[t1,t2],typ='TOTAL',key='total_operating_expenses')
    ni=s.t('NET OPERATING INCOME',[ti,(te,-1)],typ='TOTAL',key='noi')
    it=[164210.55,162988.12,161748.9,160491.37]; t=round(sum(it),2)
    A=[s.l('Interest Expense',it+[t,649500.0,round(t-649500,2)]),s.l('Depreciation',[121375.0]*4+[485500.0,485500.0,0])]
    s.t('NET INCOME',[ni]+[(a,-1) for a in A],typ='TOTAL',key='net_income')
    wb=Workbook(); ws=wb.active; ws.title='Stmt'
    f=Font(name='Tahoma',size=9); b=Font(name='Tahoma',size=9,bold=True); R=Alignment(horizontal='right')
    ws['A1']='KERRIDGE PARKING SERVICES'; ws['A1'].font=Font(name='Tahoma',size=12,bold=True,color='2F4F8F'); ws['I1']='Location 0417'; ws['I1'].font=b; ws['I1'].alignment=R
    ws['A2']='OWNER STATEMENT OF OPERATIONS'; ws['A2'].font=b; ws['A3']='Commerce & Vine Parking Structure'; ws['A3'].font=f; ws['A4']='Fiscal year January 1, 2024 through December 31, 2024'; ws['A4'].font=f
    cm=['B','C','D','E','F','H','I']
    for c,(p,q) in zip(cm,[('Q1','Jan-Mar'),('Q2','Apr-Jun'),('Q3','Jul-Sep'),('Q4','Oct-Dec'),('FY','2024'),('FY 2024','Budget'),('Over/(Under)','Budget')]):
        for rr,t in ((6,p),(7,q)): ws[f'{c}{rr}']=t; ws[f'{c}{rr}'].font=b; ws[f'{c}{rr}'].alignment=R
    for c in 'ABCDEFGHI': ws[f'{c}7'].border=Border(bottom=Side('medium'))
    ro=8
    for q in s.rows:
        T=q['type']
        if T=='HEADING': ro+=1; ws[f'A{ro}']=q['label']; ws[f'A{ro}'].font=b; ro+=1; continue
        ws[f'A{ro}']=('' if T=='TOTAL' else '   ' if T=='SUBTOTAL' else '      ')+q['label']; ws[f'A{ro}'].font=b if T!='LINE' else f
        for c,v in zip(cm,q['v']):
            x=ws[f'{c}{ro}']; x.value=('$' if T=='TOTAL' and v>=0 else '')+(money(v,2,'0.00') if not(T=='TOTAL' and v<0) else f'($'+f'{abs(v):,.2f})'); x.alignment=R; x.font=b if T!='LINE' else f
            if T!='LINE': x.border=Border(top=Side('thin'))
        ro+=1
        if T=='TOTAL': ro+=1
    ws[f'A{ro+1}']='Capacity 611 stalls.  Cash basis for operator items; ownership items as advised by owner.'; ws[f'A{ro+1}'].font=Font(name='Tahoma',size=8,italic=True)
    ws.column_dimensions['A'].width=38; ws.column_dimensions['G'].width=2
    for c in cm: ws.column_dimensions[c].width=15
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.properties.created=wb.properties.modified=FIX; wb.save(os.path.join(DOC,name))
    save(name,[s],'PARKING','OPERATING_STATEMENT','parking operator owner statement by quarter with budget, numbers stored as text, labels indented with blanks, spacer column',True)

# ---------------------------------------------------------------- 11 limited-service hotel trailing twelve
def d11():
    r=random.Random(3811); name='PineLanternInn_TTM_0325.xlsx'
    mm='Apr May Jun Jul Aug Sep Oct Nov Dec Jan Feb Mar'.split()
    M=[f'{m} {"2024" if i<9 else "2025"}' for i,m in enumerate(mm)]
    s=S('Trailing Twelve Month Trend','Pine Lantern Inn & Suites','2024-04-01','2025-03-31',M+['TTM Mar-25','TTM Mar-24'],sheet='TTM Trend')
    dm=[30,31,30,31,31,30,31,30,31,31,28,31]; occ=[.688,.731,.802,.834,.815,.742,.768,.624,.551,.536,.602,.695]; adr=[128,133,141,149,146,137,139,121,114,111,117,126]
    av=[118*d for d in dm]; so=[round(a*o) for a,o in zip(av,occ)]; rm=[round(so[i]*(adr[i]+r.uniform(-1,1))) for i in range(12)]
    def L(lab,v,py=None,f=.97): t=sum(v); return s.l(lab,v+[t,py if py is not None else round(t*(f+r.uniform(-.04,.04)))])
    po=lambda x,nz=.08,fx=0:[round(so[i]*x*(1+r.uniform(-nz,nz))+fx) for i in range(12)]
    s.h('REVENUE')
    A=[L('Guest Rooms',rm),L('Sundry Shop',po(1.55)),L('Meeting Room',po(.6,.5)),L('Guest Laundry & Other',po(.42,.2))]
    ti=s.t('Total Revenue',A,typ='TOTAL',key='total_income')
    T=[]; s.h('DEPARTMENTAL EXPENSES')
    T.append(s.t('Total Departmental Expenses',[L('Rooms Payroll & Benefits',po(15.2,.04,9800)),L('Breakfast & Guest Supplies',po(7.4)),L('Linen & Laundry',po(1.9)),L('Travel Agent Commissions',po(4.1)),L('Sundry Shop Cost of Goods',po(.85))]))
    s.h('UNDISTRIBUTED EXPENSES'); tv=s.rows[ti]['v']
    T.append(s.t('Total Undistributed Expenses',[L('Administrative & General',po(2.2,.1,13500)),L('Credit Card Commissions',[round(x*.024) for x in tv[:12]],round(tv[13]*.024)),L('Sales & Marketing',po(.8,.2,6100)),L('Franchise Royalty (5.5%)',[round(x*.055) for x in rm],None),L('Brand Marketing & Reservation (4%)',[round(x*.04) for x in rm],None),L('Repairs & Maintenance',po(1.5,.3,7600)),L('Utilities',[round(x*(1+r.uniform(-.05,.05))) for x in [11900,11200,12600,14300,14100,12400,11500,12000,13900,14800,14100,12700]]),L('Management Fee (3%)',[round(x*.03) for x in tv[:12]],round(tv[13]*.03))]))
    s.h('FIXED CHARGES')
    T.append(s.t('Total Fixed Charges',[L('Real Estate Taxes',[11460]*9+[11920]*3,132840),L('Personal Property Tax',[615]*12,7560),L('Insurance',[6870]*12,71220),L('Equipment Lease',[940]*12,11280)]))
    te=s.t('Total Operating Expenses',T,typ='TOTAL',key='total_operating_expenses')
    ni=s.t('Net Operating Income',[ti,(te,-1)],typ='TOTAL',key='noi')
    rs=L('Reserve for Replacement (4%)',[round(x*.04) for x in tv[:12]],round(tv[13]*.04))
    s.t('Net Cash Flow before Debt Service',[ni,(rs,-1)],typ='TOTAL',key='net_cash_flow')
    s.h('OPERATING STATISTICS')
    pa,ps=118*366,29180; R=rm+[sum(rm),s.rows[A[0]]['v'][13]]; AV=av+[sum(av),pa]; SO=so+[sum(so),ps]
    s.l('Available Rooms',AV,k='n'); s.l('Occupied Rooms',SO,k='n'); s.l('Occupancy',[round(SO[i]/AV[i],3) for i in range(14)],k='p'); s.l('ADR',[round(R[i]/SO[i],2) for i in range(14)],k='d'); s.l('RevPAR',[round(R[i]/AV[i],2) for i in range(14)],k='d')
    wb=xlsxwriter.Workbook(os.path.join(DOC,name)); wb.set_properties({'created':FIX}); c0=wb.add_worksheet('Cover'); ws=wb.add_worksheet('TTM Trend')
    f=lambda **k:wb.add_format({'font_name':'Century Gothic','font_size':8,**k})
    c0.set_column(1,1,60)
    for i,t in enumerate(['Pine Lantern Inn & Suites','118 guest rooms','Borrower financial package – March 2025','Contents: trailing twelve month trend','Prepared by Lantern Lodging Group accounting, 22 April 2025. Unaudited.']): c0.write(3+i*2,1,t,f(font_size=16 if i==0 else 10,bold=i==0))
    ws.hide_gridlines(2); ws.set_column(0,0,34); ws.set_column(1,12,9.6); ws.set_column(13,13,11.5); ws.set_column(14,15,8.5); ws.set_column(16,16,11.5)
    ws.write(0,0,'Pine Lantern Inn & Suites',f(bold=1,font_size=13,font_color='#3b6e57')); ws.write(1,0,'Trailing Twelve Month Trend – April 2024 through March 2025',f(italic=1))
    hf=dict(bold=1,bg_color='#3b6e57',font_color='white',align='center')
    ws.write(3,0,'',f(**hf)); ws.write(4,0,'',f(**hf)); ws.merge_range(3,1,3,9,'2024',f(**hf,border=1)); ws.merge_range(3,10,3,12,'2025',f(**hf,border=1))
    for i,m in enumerate(mm): ws.write(4,1+i,m,f(**hf))
    for c,(a,b) in {13:('TTM','Mar-25'),14:('% of','Revenue'),15:('Per','Occ. Rm'),16:('TTM','Mar-24')}.items(): ws.write(3,c,a,f(**hf)); ws.write(4,c,b,f(**hf))
    ro=5; at={}; cmap=list(range(1,14))+[16]
    for i,q in enumerate(s.rows):
        t=q['type']
        if t=='HEADING': ws.write(ro,0,q['label'],f(bold=1,font_color='#3b6e57')); ro+=1; continue
        at[i]=ro; k=q.get('k'); nf={'p':'0.0%','d':'0.00'}.get(k,'#,##0;(#,##0);"-"'); d=dict(num_format=nf)
        if t!='LINE': d.update(bold=1,top=1)
        if t=='TOTAL': d.update(bg_color='#e3eee8')
        ws.write(ro,0,q['label'],f(indent=0 if t!='LINE' else 1,bold=t!='LINE',**({'bg_color':'#e3eee8'} if t=='TOTAL' else {})))
        for c,(x,v) in enumerate(zip(cmap,q['v'])):
            col='ABCDEFGHIJKLMNOPQ'[x]
            if t!='LINE': ws.write_formula(ro,x,'='+''.join(('+' if g>0 else '-')+f'{col}{at[j]+1}' for j,g in q['f']),f(**d),v)
            elif c==12 and k in(None,'n'): ws.write_formula(ro,x,f'=SUM(B{ro+1}:M{ro+1})',f(**d),v)
            else: ws.write_number(ro,x,v,f(**d))
        e={z:d[z] for z in d if z!='num_format'}
        if not k: ws.write(ro,14,round(q['v'][12]/tv[12],4),f(**e,num_format='0.0%')); ws.write(ro,15,round(q['v'][12]/SO[12],2),f(**e,num_format='0.00;(0.00)'))
        ro+=1
        if t=='TOTAL': ro+=1
    ws.freeze_panes(5,1); ws.set_landscape(); ws.set_paper(5); ws.fit_to_pages(1,0); ws.set_footer('&L&8Pine Lantern Inn & Suites&R&8&D'.replace('&D','March 2025').replace('Inn & Suites','Inn && Suites')); ws.activate(); wb.close()
    save(name,[s],'HOSPITALITY','OPERATING_STATEMENT_T12','limited-service hotel TTM trend, years merged over months, % and per-occupied-room columns before the prior TTM, statistics below, cover sheet, live formulas',True)

# ---------------------------------------------------------------- 12 retail cash flow statements, two sheets
def d12():
    name='2Q25_CashFlow_AlderPlace_MesaGateway.xlsx'
    cols=['Quarter ended 3/31/2025','Quarter ended 6/30/2025','Six months ended 6/30/2025','Six months ended 6/30/2024']
    D=[('Alder Place','Alder Place Shoppes, LLC',dict(
        op=[('Rents collected from tenants',[412380,405917],[796204]),('CAM, tax and insurance recoveries collected',[128644,131208],[248915]),('Percentage rent collected',[18220,0],[16744]),('Security deposits received, net of refunds',[4500,-2750],[6000])],
        pay=[('Property operating costs',[-97416,-84230],[-171385]),('Real estate taxes',[0,-141862],[-137640]),('Insurance premiums',[-46218,0],[-41937]),('Management fees',[-22362,-21485],[-42480]),('Interest',[-121540,-120883],[-247205])],
        inv=[('Tenant improvements',[-38500,-12640],[-22175]),('Leasing commissions',[-14210,0],[-9868]),('Parking lot resurfacing',[0,-64900],[0]),('Deposits to lender reserves, net of draws',[-15000,49900],[-30000])],
        fin=[('Mortgage principal',[-47112,-47769],[-90187]),('Distributions to members',[-150000,-75000],[-200000])],beg=318644,begp=226105)),
       ('Mesa Gateway','Mesa Gateway Retail, LP',dict(
        op=[('Rents collected from tenants',[688215,671440],[1342687]),('CAM, tax and insurance recoveries collected',[204318,211876],[398240]),('Percentage rent collected',[0,41305],[37612]),('Sales tax on rents collected',[20646,20143],[40281])],
        pay=[('Property operating costs',[-163877,-152940],[-309114]),('Real estate taxes',[0,-118450],[-115120]),('Insurance premiums',[-18215,-18215],[-33840]),('Sales tax remitted',[-20418,-20310],[-40076]),('Management fees',[-35706,-36985],[-71142]),('Interest',[-214880,-213716],[-436922])],
        inv=[('Tenant improvements',[-122400,-88315],[-64220]),('Leasing commissions',[-41870,-20935],[-18400]),('Insurance proceeds, hail damage',[0,76250],[0])],
        fin=[('Mortgage principal',[-68944,-70108],[-132580]),('Partner contributions',[0,0],[100000]),('Distributions to partners',[-200000,-250000],[-400000])],beg=502917,begp=271388))]
    wb=Workbook(); wb.remove(wb.active); sts=[]
    for k,(sh,ent,d) in enumerate(D):
        s=S('Statement of Cash Flows (Direct Method)',ent,'2025-01-01','2025-06-30',cols,sheet=sh)
        L=lambda t:s.l(t[0],t[1]+[sum(t[1])]+t[2])
        s.h('CASH FLOWS FROM OPERATING ACTIVITIES'); s.h('Cash received',lv=1); a=s.t('Total cash received',[L(t) for t in d['op']]); s.h('Cash paid',lv=1); b=s.t('Total cash paid',[L(t) for t in d['pay']])
        o=s.t('Net cash from operating activities',[a,b],sh=1); s.h('CASH FLOWS FROM INVESTING ACTIVITIES'); i=s.t('Net cash from investing activities',[L(t) for t in d['inv']],sh=1)
        s.h('CASH FLOWS FROM FINANCING ACTIVITIES'); f_=s.t('Net cash from financing activities',[L(t) for t in d['fin']],sh=1)
        nc=s.t('NET INCREASE (DECREASE) IN CASH',[o,i,f_],typ='TOTAL',key='net_cash_flow'); v=s.rows[nc]['v']
        bg=s.l('Cash, beginning of period',[d['beg'],d['beg']+v[0],d['beg'],d['begp']]); s.t('CASH, END OF PERIOD',[bg,nc],typ='TOTAL'); assert min(s.rows[-1]['v'])>0; sts.append(s)
        ws=wb.create_sheet(sh); fn=lambda **q:Font(name='Garamond',size=11,**q)
        ws.sheet_view.showGridLines=False; r0=2
        for t,bb in ((ent,1),('Statement of Cash Flows (Direct Method)',1),('For the periods ended June 30, 2025 and 2024 – unaudited',0)):
            ws.cell(r0,2,t).font=fn(bold=bool(bb),italic=not bb); r0+=1
        r0+=1; X=[4,5,7,8] if k==0 else [3,4,5,6]
        ws.merge_cells(start_row=r0,start_column=X[0],end_row=r0,end_column=X[1]); ws.merge_cells(start_row=r0,start_column=X[2],end_row=r0,end_column=X[3])
        for x,t in ((X[0],'Quarter ended'),(X[2],'Six months ended')): ws.cell(r0,x,t).font=fn(bold=True); ws.cell(r0,x).alignment=Alignment(horizontal='center')
        for x in X: ws.cell(r0,x).border=Border(bottom=Side('thin'))
        for x,t in zip(X,(datetime.date(2025,3,31),datetime.date(2025,6,30),datetime.date(2025,6,30),datetime.date(2024,6,30))):
            c=ws.cell(r0+1,x,t); c.number_format='m/d/yyyy'; c.font=fn(bold=True); c.alignment=Alignment(horizontal='right')
        r0+=2
        for q in s.rows:
            T=q['type']
            if T=='HEADING':
                if not q.get('lv'): r0+=1
                c=ws.cell(r0,2,q['label']); c.font=fn(bold=not q.get('lv'),italic=bool(q.get('lv'))); c.alignment=Alignment(horizontal='left',indent=1 if q.get('lv') else 0); r0+=1; continue
            c=ws.cell(r0,2,q['label']); c.font=fn(bold=T!='LINE' ); c.alignment=Alignment(horizontal='left',indent=0 if T=='TOTAL' or 'beginning' in q['label'] else 2 if T=='LINE' else 1)
            for x,v in zip(X,q['v']):
                c=ws.cell(r0,x,v); c.number_format='"$"#,##0_);("$"#,##0)' if T=='TOTAL' else '#,##0_);(#,##0);"–"_)'; c.font=fn(bold=T!='LINE')
                if T!='LINE': c.border=Border(top=Side('thin'),bottom=Side('double') if 'END OF' in q['label'] else None)
            if q.get('sh') and k==1:
                for x in range(2,7): ws.cell(r0,x).fill=PatternFill('solid',fgColor='EEEAE0')
            r0+=1
            if T=='TOTAL' and 'NET' in q['label']: r0+=1
        ws.column_dimensions['A'].width=2; ws.column_dimensions['B'].width=47
        for x in range(3,9): ws.column_dimensions[CL(x)].width=14
        if k==0: ws.column_dimensions['C'].width=2; ws.column_dimensions['F'].width=2
        ws.page_setup.orientation='portrait'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.properties.created=wb.properties.modified=FIX; wb.save(os.path.join(DOC,name))
    save(name,sts,'RETAIL','CASH_FLOW_STATEMENT','two retail centres on two sheets, direct method, quarter and six-month groups with date headers, spacer columns on one',False)
ALL=[d07,d08,d09,d10,d11,d12]
