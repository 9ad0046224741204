from core import *
import random,xlsxwriter
from xlsxwriter.utility import xl_rowcol_to_cell as rc, xl_col_to_name as cn
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
from openpyxl.utils import get_column_letter as gl
X=D+'documents/'
def x1(): # Xero export, holiday lets
    random.seed(2611)
    cols=['Sep 2025','Aug 2025','Jul 2025','Jun 2025','May 2025','Apr 2025','YTD']
    s=S('Profit and Loss','Penhallow Bay Cottages','2025-04-06','2025-09-30',cols,derive=lambda b,k:b+[sum(b)],dec=2,zero_none=False)
    s.pf='2025-04-01';s.sheet='Profit and Loss'
    q=lambda v,p=.06,sea=(1.0,1.9,1.6,1.1,.9,.75):[near(v*x,p) for x in sea]
    f=lambda v:[v]*6
    s.h('Turnover')
    a=[s.l(n,v,c,'i') for c,n,v in [('201','Booking.com Lettings',q(5200)),('202','Airbnb Lettings',q(4100)),('203','Direct Website Lettings',q(6900)),('204','Pet & Cot Supplements',q(240)),('205','EV Charger Income',q(85,.3)),('209','Refunds & Cancellations',[0,-640,-215.5,0,-388,0])]]
    ti=s.t('Total Turnover',a,key='total_income')
    s.h('Cost of Sales')
    b=[s.l(n,v,c) for c,n,v in [('310','Platform Commission',q(1390)),('311','Linen & Laundry',q(1120)),('312','Changeover Cleaning',q(1875)),('313','Welcome Hampers',q(310))]]
    cs=s.t('Total Cost of Sales',b)
    gp=s.t('Gross Profit',[ti,cs],[cs],typ='TOTAL')
    s.h('Administrative Costs')
    d=[s.l(n,v,c) for c,n,v in [('401','Accountancy Fees',f(165)),('404','Bank & Card Fees',q(92)),('408','Broadband & TV',f(148.8)),('412','Business Rates',f(386)),('420','Electricity',q(610,.1,(1,.9,.8,.9,1,1.2))),('421','Heating Oil & Logs',[0,0,0,0,418.6,902.15]),('422','Water & Septic Tank',[0,212.4,0,0,198.75,0]),('433','Insurance',f(271.42)),('445','Garden & Hot Tub Maintenance',q(540,.1,(1,1,1,1,1,1))),('453','Printing & Stationery',[18.99,0,42.5,0,0,27.4]),('461','Marketing & Photography',[0,0,350,0,0,895]),('473','Repairs & Maintenance',q(720,.6,(1,1,1,1,1,1))),('478','Property Manager Retainer',f(1250)),('485','Subscriptions (Channel Manager)',f(89.0))]]
    te=s.t('Total Administrative Costs',d,key='total_operating_expenses')
    op=s.t('Operating Profit',[gp,te],[te],typ='TOTAL',key='noi')
    s.h('Finance Costs and Depreciation')
    e=[s.l('Mortgage Interest',q(1985,.01,(1,1,1,1,1,1)),'510'),s.l('Depreciation - Furniture & Fittings',f(433.33),'520')]
    z=s.t('Total Finance Costs and Depreciation',e)
    s.t('Profit on Ordinary Activities Before Taxation',[op,z],[z],typ='TOTAL',key='net_income')
    wb=xlsxwriter.Workbook(X+'Penhallow_Bay_PL_Apr-Sep25.xlsx');w=wb.add_worksheet('Profit and Loss')
    F=lambda **k:wb.add_format(dict(font_name='Arial',font_size=9,**k))
    nf='#,##0.00;(#,##0.00);0.00'
    w.set_column(0,0,9);w.set_column(1,1,42);w.set_column(2,8,12);w.hide_gridlines(2)
    for i,(t,z_) in enumerate([('Profit and Loss',14),('Penhallow Bay Cottages Ltd',12),('For the 6 months ended 30 September 2025',11),('Cash basis: No   Tracking: All cottages',9)]):w.write(i,0,t,wb.add_format(dict(font_name='Arial',bold=i<2,font_size=z_)))
    w.write(5,0,'Code',F(bold=1,bottom=1));w.write(5,1,'Account',F(bold=1,bottom=1))
    for k,c in enumerate(cols):w.write(5,2+k,c,F(bold=1,bottom=1,align='right'))
    r=7;pos={}
    for i,x in enumerate(s.rows):
        pos[i]=r;t=x['rowType']
        if t=='HEADING':w.write(r,0,x['label'],F(bold=1));r+=1;continue
        if t=='LINE':
            w.write(r,0,int(x['accountCode']),F(align='left'));w.write(r,1,x['label'],F())
            for k,v in enumerate(x['values'][:-1]):w.write_number(r,2+k,v,F(num_format=nf))
            w.write_formula(r,8,f'=SUM(C{r+1}:H{r+1})',F(num_format=nf,bold=0),x['values'][-1])
        else:
            w.write(r,0,x['label'],F(bold=1,top=1));w.write_blank(r,1,None,F(top=1))
            it=x['footsFrom']['items']
            for k,v in enumerate(x['values']):
                ff='='+(f'SUM({rc(pos[it[0]],2+k)}:{rc(pos[it[-1]],2+k)})' if t=='SUBTOTAL' else f'{rc(pos[it[0]],2+k)}-{rc(pos[it[1]],2+k)}')
                w.write_formula(r,2+k,ff,F(bold=1,top=1,num_format=nf),v)
            r+=1
        r+=1
    w.set_landscape();w.fit_to_pages(1,0);wb.close();save('Penhallow_Bay_PL_Apr-Sep25.xlsx',[s],'HOSPITALITY','OPERATING_STATEMENT','Xero-like export UK, months newest first, cost of sales')
def x2(): # service charge by schedule
    random.seed(2612)
    cols=['Schedule 1 Estate','Schedule 2 Units 1-8','Schedule 3 Units 9-14','Total Actual','Budget 2025','Variance']
    s=S('Service Charge Statement','Ballyhale Business & Trade Park','2025-01-01','2025-12-31',cols,derive=lambda b,k:[b[0],b[1],b[2],b[0]+b[1]+b[2],b[3],(b[0]+b[1]+b[2]-b[3])*(-1 if k=='e' else 1)],dec=2)
    s.sheet='SC Recon 2025'
    def b(a,c,d,p=.12):return [near(a,p) if a else 0,near(c,p) if c else 0,near(d,p) if d else 0,round((a+c+d)/10)*10]
    subs=[]
    for n,ls in [('Estate management',[('SC-110','Managing agent fee',14200,4100,3300,.01),('SC-120','Accountant’s certificate',1850,0,0,.02),('SC-130','Site supervisor (part time)',18600,0,0,.06),('SC-140','Safety statement & audits',1200,350,350,.2)]),
      ('Utilities',[('SC-210','Estate lighting electricity',8450,0,0,.2),('SC-220','Landlord supply - blocks',0,3920,2810,.2),('SC-230','Water charges – Uisce Éireann',1450,2100,1630,.15)]),
      ('External areas',[('SC-310','Landscaping contract',9800,0,0,.03),('SC-320','Road sweeping & gully cleaning',4350,0,0,.1),('SC-330','Pothole & kerb repairs',6200,0,0,.4),('SC-340','Winter gritting',2400,0,0,.5),('SC-350','Estate signage',900,0,0,.5)]),
      ('Building fabric & plant',[('SC-410','Roof & gutter maintenance',0,5800,4100,.25),('SC-420','Fire alarm & emergency lighting',0,2960,2240,.1),('SC-430','Roller shutter servicing',0,3700,0,.15),('SC-440','Sprinkler pump house',5100,0,0,.1),('SC-450','General repairs',2300,3400,2600,.35)]),
      ('Security & insurance',[('SC-510','Mobile patrol & barrier',21400,0,0,.02),('SC-520','CCTV monitoring',5650,0,0,.02),('SC-530','Block insurance',0,16900,12200,.03),('SC-540','Public & employers liability',3880,0,0,.03)]),
      ('Reserves',[('SC-900','Contribution to sinking fund',10000,7500,5000,0)])]:
        s.h(n);it=[s.l(q,b(a,c,d,p),k) for k,q,a,c,d,p in ls];subs.append(s.t('Sub-total – '+n,it,kind='e') if len(it)>1 else it[0])
    te=s.t('TOTAL EXPENDITURE',subs,typ='TOTAL',kind='e',key='total_operating_expenses')
    s.h('Less: received')
    R=[s.l('Service charge billed on account',[118000.0,50400.0,34300.0,202700.0],'SC-010','i'),s.l('Deposit interest (net of DIRT)',[214.37,61.2,44.05,300.0],'SC-020','i')]
    tr=s.t('TOTAL RECEIVED',R,kind='i',key='total_income')
    s._add('BALANCING CREDIT / (CHARGE)','TOTAL',s.calc([tr,te],[te]),None,'i',[tr,te]);s.keys['noi']=len(s.rows)-1
    wb=Workbook();n=wb.active;n.title='Notes'
    for i,t in enumerate(['Ballyhale Business & Trade Park','Notes to the service charge reconciliation 2025','1. All figures in euro, exclusive of VAT.','2. Schedule 1 apportioned on gross external area (11,840 sq m).','3. Units 11 and 12 vacant from 1 August 2025 – landlord bears the shortfall.']):n.cell(i+1,1,t)
    w=wb.create_sheet('SC Recon 2025');w.sheet_view.showGridLines=False
    ft=lambda **k:Font(name='Calibri',size=10,**k);fill=PatternFill('solid',fgColor='1F4E5F');thin=Side(style='thin',color='808080');db=Side(style='double')
    w['B2']='Ballyhale Business & Trade Park, Co. Kilkenny';w['B2'].font=Font(name='Calibri',size=15,bold=True)
    w['B3']='Service Charge Statement – reconciliation for the period 1 January 2025 to 31 December 2025'
    w.merge_cells('B5:B6');w['B5']='A/c';w.merge_cells('C5:C6');w['C5']='Heading of expenditure'
    w.merge_cells('D5:F5');w['D5']='Actual by Schedule (€)';w.merge_cells('H5:H6');w['H5']='Total Actual €';w.merge_cells('I5:I6');w['I5']='Budget 2025 €';w.merge_cells('J5:J6');w['J5']='(Over) / under €';w.merge_cells('K5:K6');w['K5']='% of budget'
    for c,t in zip('DEF',['Schedule 1\nEstate','Schedule 2\nUnits 1-8','Schedule 3\nUnits 9-14']):w[c+'6']=t
    s.cols[5]='(Over) / under'
    for row in w['B5:K6']:
        for c in row:c.fill=fill;c.font=ft(bold=True,color='FFFFFF');c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
    w.row_dimensions[6].height=30
    r=7
    for x in s.rows:
        t=x['rowType']
        if t=='HEADING':
            r+=1;w.cell(r,3,x['label']).font=ft(bold=True,italic=True);r+=1;continue
        w.cell(r,2,x['accountCode']);w.cell(r,3,x['label'])
        for c,v in zip((4,5,6,8,9,10),x['values']):
            k=w.cell(r,c,v);k.number_format='#,##0.00;(#,##0.00);"-"'
            if t!='LINE':k.border=Border(top=thin,bottom=db if t=='TOTAL' else None)
        if x['values'][4]:w.cell(r,11,round(x['values'][3]/x['values'][4],4)).number_format='0.0%'
        for c in range(2,12):w.cell(r,c).font=ft(bold=t!='LINE')
        if t=='TOTAL':
            for c in range(2,12):w.cell(r,c).fill=PatternFill('solid',fgColor='DCE9EE')
        r+=1
    for c,z in zip('ABCDEFGHIJK',[2,9,36,14,14,14,1.5,14,14,14,10]):w.column_dimensions[c].width=z
    w.freeze_panes='D7';w.page_setup.orientation='landscape';w.page_setup.fitToWidth=1;w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr.fitToPage=True
    wb.active=1
    wb.save(X+'Ballyhale_SC_Reconciliation_2025.xlsx');save('Ballyhale_SC_Reconciliation_2025.xlsx',[s],'INDUSTRIAL','OPERATING_STATEMENT','Irish service charge by schedule, expenditure first, merged two-line header, notes sheet',True)
def x3(): # RMC two sheets, UK
    random.seed(2613)
    s=S('Income and Expenditure Account','Lockmaster Quay','2024-10-01','2025-09-30',['30/09/2025','Budget','30/09/2024'],sheet='I&E');s.zn=False
    b=lambda v,p=.1:[near(v,p),round(v/100)*100,near(v*.94,p)]
    I=[s.h('INCOME')] and [s.l(n,v,c) for c,n,v in [('4000','Service charges receivable - flats',[286440,286440,268200]),('4010','Service charges receivable - car spaces',[14880,14880,14160]),('4100','Ground rents collected',[0,0,9300]),('4200','Bank interest (gross)',b(2350)),('4900','Sale of fobs, sellers packs',b(1100,.3))]]
    ti=s.t('Total income',I,key='total_income')
    s.h('EXPENDITURE')
    E=[s.l(n,v if isinstance(v,list) else b(v),c) for c,n,v in [('5000','Managing agents fees',33600),('5010','Concierge salaries and NIC',61200),('5020','Buildings insurance',48900),('5030','Directors and officers insurance',[612,600,588]),('5040','Cleaning common parts',18400),('5050','Window cleaning',3600),('5060','Gardening',4950),('5070','Communal electricity',21400),('5080','Communal heating plant gas',16800),('5090','Water and booster pumps',2900),('5100','Lift maintenance',7200),('5110','Fire systems and risk assessment',6450),('5120','Door entry, gates and CCTV',4800),('5130','Refuse and bulk waste',2150),('5140','General repairs',22600),('5150','Drainage and gutters',3300),('5160','Health and safety',1500),('5170','Accountancy and Companies House',2400),('5180','Legal and professional',3900),('5190','Bank charges',[184,200,171]),('5200','Waking watch (to 31 March 2024)',[0,0,28704])]]
    te=s.t('Total expenditure',E,key='total_operating_expenses')
    su=s.t('Surplus before transfer to reserves',[ti,te],[te],key='noi')
    tr=[s.l('Transfer to reserve fund - external redecoration',[12000,12000,10000],'6000'),s.l('Transfer to reserve fund - lifts',[6000,6000,5000],'6010'),s.l('Corporation tax on interest',[446,450,409],'6100')]
    s.t('Surplus/(deficit) for the year',[su]+tr,tr,typ='TOTAL',key='net_income')
    v=S('Balance Sheet','Lockmaster Quay',None,'2025-09-30',['2025','2024'],sheet='Bal Sheet',zero_none=False)
    v.h('Current assets');A=[v.l(n,x,c) for c,n,x in [('1100','Service charge arrears',[18244,26915]),('1150','Prepayments - insurance',[12310,11640]),('1200','Client account - Lockmaster Quay',[51499,22034]),('1210','Reserve fund deposit account',[96250,78250])]];ta=v.t('Total assets',A,key='total_assets')
    v.h('Creditors: amounts falling due within one year');B=[v.l(n,x,c) for c,n,x in [('2100','Trade creditors',[14672,19380]),('2110','Accruals',[9845,8120]),('2120','Service charges received in advance',[22317,17460]),('2130','Corporation tax',[446,409])]];tl=v.t('Total liabilities',B,key='total_liabilities')
    na=v.t('Net assets',[ta,tl],[tl],typ='TOTAL')
    v.h('Reserves')
    R=[v.l('Reserve fund - external redecoration',[58000,46000],'3000'),v.l('Reserve fund - lifts',[38250,32250],'3010')];R.append(v.l('Accumulated general fund',[v.base[na][c]-v.base[R[0]][c]-v.base[R[1]][c] for c in(0,1)],'3100'))
    v.t('Total reserves',R,typ='TOTAL',key='total_equity')
    wb=Workbook();w=wb.active;w.title='Cover'
    w['B3']='LOCKMASTER QUAY (BRISTOL) MANAGEMENT COMPANY LIMITED';w['B5']='Service charge accounts';w['B6']='Year ended 30 September 2025';w['B9']='Company limited by guarantee no. 04471829 - 124 apartments';w['B3'].font=Font(name='Cambria',bold=True,size=14)
    for st,hd in((s,'INCOME AND EXPENDITURE ACCOUNT FOR THE YEAR ENDED 30 SEPTEMBER 2025'),(v,'BALANCE SHEET AS AT 30 SEPTEMBER 2025')):
        w=wb.create_sheet(st.sheet);w['A1']='Lockmaster Quay (Bristol) Management Company Limited';w['A2']=hd
        for a in('A1','A2'):w[a].font=Font(name='Cambria',bold=True,size=12)
        H=['N/C','Account']+(['Y/e 30/09/2025 £','Budget £','Y/e 30/09/2024 £'] if st is s else ['2025 £','2024 £'])
        if st is s:st.cols=['Y/e 30/09/2025','Budget','Y/e 30/09/2024']
        for c,t in enumerate(H):
            k=w.cell(4,c+1,t);k.font=Font(name='Cambria',bold=True);k.alignment=Alignment(horizontal='right' if c>1 else 'left',wrap_text=True)
        r=5
        for x in st.rows:
            t=x['rowType'];bo=t!='LINE'
            if t=='HEADING':r+=1
            if x['accountCode']:w.cell(r,1,x['accountCode']).font=Font(name='Cambria')   # text code
            w.cell(r,2,x['label']).font=Font(name='Cambria',bold=bo)
            if t!='HEADING':
                for c,q in enumerate(x['values']):
                    k=w.cell(r,3+c,q);k.number_format='#,##0;[Red]-#,##0';k.font=Font(name='Cambria',bold=bo)
                    if bo:k.border=Border(top=Side(style='thin'),bottom=Side(style='double') if t=='TOTAL' else None)
                if bo:r+=1
            r+=1
        w.column_dimensions['A'].width=7;w.column_dimensions['B'].width=50
        for c in 'CDE':w.column_dimensions[c].width=15
        w.row_dimensions[4].height=32;w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(X+'Lockmaster Quay RMC accounts 2025.xlsx');save('Lockmaster Quay RMC accounts 2025.xlsx',[s,v],'MULTIFAMILY','OPERATING_STATEMENT','UK residents management company, cover, I&E and balance sheet sheets, Sage codes')
def x4(): # MYOB, planted
    random.seed(2614)
    s=S('Profit & Loss [Last Year Analysis]','Stowaway Storage Geelong','2024-07-01','2025-06-30',['This Year','Last Year','$ Difference'],derive=lambda b,k:[b[0],b[1],b[0]-b[1]],dec=2,sheet='Profit & Loss',zero_none=False)
    y=lambda v,p=.08:[near(v,p),near(v*.93,p)]
    s.h('Income')
    I=[s.l(n,v if isinstance(v,list) else y(v),c) for c,n,v in [('4-1100','Storage Rent - Standard Units',948200),('4-1200','Storage Rent - Climate Controlled',171400),('4-1300','Vehicle & Caravan Bays',62900),('4-1400','Box & Packaging Sales',18450),('4-1500','Late Fees',22300),('4-1600','Insurance Commission',31800),('4-1700','Auction Proceeds',2950),('4-1900','Discounts Allowed',[-28416.4,-33207.15])]]
    ti=s.t('Total Income',I,code=None,key='total_income')
    s.h('Expenses')
    subs=[]
    for code,n,ls in [('6-1000','Employment',[('6-1100','Wages - Counter Staff',138400),('6-1200','Superannuation',15900),('6-1300','WorkCover',2840),('6-1400','Staff Amenities',960)]),('6-2000','Premises',[('6-2100','Council Rates',24700),('6-2200','Land Tax - SRO Victoria',38100),('6-2300','Water',3300),('6-2400','Electricity',21900),('6-2500','Repairs & Maintenance',19600),('6-2600','Security & Gate Systems',8750),('6-2700','Pest Control',1480),('6-2800','Insurance - Building',29300)]),('6-3000','Selling & Administration',[('6-3100','Google Ads & Web',26400),('6-3200','Merchant Fees',15250),('6-3300','Software (StorMan)',6900),('6-3400','Telephone & Internet',3150),('6-3500','Bookkeeping & Accounting',11200),('6-3600','Cost of Boxes Sold',9150),('6-3700','Bad Debts',4300),('6-3800','Bank Charges',880)])]:
        s.h(n,code);it=[s.l(q,y(v),k) for k,q,v in ls];subs.append(s.t('Total '+n,it))
    te=s.t('Total Expenses',subs,key='total_operating_expenses');op=s.t('Operating Profit',[ti,te],[te],typ='TOTAL',key='noi')
    s.h('Other Expenses');O=[s.l('Interest - NAB Market Loan',y(142000,.03),'9-1000'),s.l('Depreciation',y(61500,.02),'9-2000'),s.l('Amortisation of Borrowing Costs',[1850.0,1850.0],'9-3000')];ot=s.t('Total Other Expenses',O)
    s.t('Net Profit/(Loss)',[op,ot],[ot],typ='TOTAL',key='net_income')
    k=subs[1];good=s.rows[k]['values'][0];bad=round(good+2700,2);s.rows[k]['values'][0]=bad
    s.planted={'what':f'Total Premises, This Year, printed {bad:,.2f}, lines add to {good:,.2f} (its $ Difference, Total Expenses and profit use the right value)','kind':'total_wrong'}
    wb=xlsxwriter.Workbook(X+'StowawayGeelong_PandL_LastYear.xlsx');w=wb.add_worksheet('Profit & Loss');F=lambda **q:wb.add_format(dict(font_name='Times New Roman',font_size=10,**q))
    w.set_column('A:A',11);w.set_column('B:B',40);w.set_column('C:E',16);w.set_column('F:F',11)
    for i,t in enumerate(['Stowaway Storage Geelong Pty Ltd','38 Breakwater Road, Moolap VIC 3224','Profit & Loss [Last Year Analysis]','July 2024 To June 2025']):w.merge_range(i,0,i,5,t,wb.add_format(dict(font_name='Times New Roman',bold=i!=1,font_size=14 if i in(0,2) else 10,align='center')))
    w.write(4,0,'14/08/2025',F());w.write(5,0,'3:42:10 PM',F())
    for c,t in zip((2,3,4,5),['This Year','Last Year','$ Difference','% Difference']):w.write(7,c,t,F(bold=1,align='right',bottom=2))
    w.write(7,0,'',F(bottom=2));w.write(7,1,'',F(bottom=2))
    r=9;sub={x for x in ('Employment','Premises','Selling & Administration')}
    for x in s.rows:
        t=x['rowType'];bo=t!='LINE';ind=0 if not bo is False and x['label'].replace('Total ','') not in sub else (1 if bo else 2)
        if x['accountCode']:w.write_string(r,0,x['accountCode'],F())
        w.write(r,1,x['label'],F(bold=bo,indent=ind))
        if t!='HEADING':
            q=x['values']
            for c,v in enumerate(q):
                w.write_string(r,2+c,('-' if v<0 else '')+f'${abs(v):,.2f}',F(align='right',bold=bo,top=1 if bo else 0))   # MYOB writes text
            w.write_string(r,5,f'{(q[2]/abs(q[1])*100 if q[1] else 0):.1f}%',F(align='right'))
            if bo:r+=1
        r+=1
    w.set_landscape();w.fit_to_pages(1,0);wb.close()
    save('StowawayGeelong_PandL_LastYear.xlsx',[s],'SELF_STORAGE','OPERATING_STATEMENT','MYOB last year analysis, amounts as text with $',True)
def x5(): # Tally vertical, group total on heading row
    random.seed(2615)
    s=S('Income & Expenditure A/c','Point Road Chambers','2024-03-01','2025-02-28',['1-Mar-24 to 28-Feb-25','1-Mar-23 to 29-Feb-24'],dec=2,sheet='IncomeExp',zero_none=True)
    y=lambda v,p=.07:[near(v,p),near(v*.93,p)]
    def grp(label,ls,key=None):
        g=s.g(label);it=[s.l(n,v if isinstance(v,list) else y(v)) for n,v in ls];s.fill(g,it,key=key);return g
    a=grp('Rental Income',[('Rent - Shops Ground Floor',2184600),('Rent - Offices 1st to 3rd Floor',1763200),('Rent - Flats 4th and 5th Floor',1126800),('Rent - Roof Mast Vodaview',148500)])
    b=grp('Recoveries from Tenants',[('Electricity Recovered',912400),('Water & Sanitation Recovered',186300),('Refuse Recovered',74900),('Operating Cost Recovery',268000)])
    c=grp('Indirect Incomes',[('Interest on Call Account',41250),('Parking Income',132600),('Lease Admin Fees',[18400,0])])
    ti=s.t('Total Incomes',[a,b,c],typ='TOTAL',key='total_income')
    G=[grp('Municipal Charges',[('Assessment Rates eThekwini',684100),('Electricity Bulk',948300),('Water & Sewer Bulk',203700),('Refuse DSW',81600)]),
    grp('Staff Costs',[('Caretaker Wages',148200),('Cleaners Wages',226400),('UIF & COIDA',9850),('Bonus Paid',[18750,17300])]),
    grp('Maintenance',[('Lift Contract',96800),('Plumbing',71500),('Electrical Repairs & Generator Diesel',154300),('Painting',[0,86420]),('Waterproofing',38900),('Fire Equipment Service',17450),('Pest Control',12600)]),
    grp('Administration Expenses',[('Property Management Fee',261900),('Security Guarding',412800),('Insurance Sasria & Building',138700),('Accounting Fees',58500),('Bank Charges',14300),('Legal Fees Evictions',46200),('Letting Commission',83700),('Telephone & Fibre',19650)])]
    te=s.t('Total Operating Expenses',G,typ='TOTAL',key='total_operating_expenses')
    no=s.t('Operating Surplus',[ti,te],[te],typ='TOTAL',key='noi')
    f=grp('Finance & Non-Cash',[('Bond Interest Nedbank',812400),('Depreciation',94500)])
    s.t('Excess of Income over Expenditure',[no,f],[f],typ='TOTAL',key='net_income')
    wb=Workbook();w=wb.active;w.title='IncomeExp';fo=lambda **k:Font(name='Arial Narrow',size=10,**k)
    for i,t in enumerate(['Point Road Chambers','Mahatma Gandhi Road','Durban 4001','','Income & Expenditure A/c','1-Mar-24 to 28-Feb-25']):
        w.merge_cells(start_row=i+1,start_column=1,end_row=i+1,end_column=3);k=w.cell(i+1,1,t or None);k.font=Font(name='Arial Narrow',size=13 if i in(0,4) else 10,bold=i in(0,4));k.alignment=Alignment(horizontal='center')
    w.cell(8,1,'Particulars').font=fo(bold=True);w.cell(9,1,None)
    for c in(2,3):
        k=w.cell(8,c,'Point Road Chambers');k.font=fo(bold=True);k.alignment=Alignment(horizontal='center');k=w.cell(9,c,s.cols[c-2]);k.font=fo(italic=True);k.alignment=Alignment(horizontal='center')
    for c in(1,2,3):w.cell(8,c).border=Border(top=Side(style='thin'));w.cell(9,c).border=Border(bottom=Side(style='thin'))
    r=10
    for x in s.rows:
        t=x['rowType'];k=w.cell(r,1,x['label']);k.font=fo(bold=t!='LINE',italic=t=='LINE');k.alignment=Alignment(horizontal='left',indent=3 if t=='LINE' else 0)
        for c,v in enumerate(x['values']):
            if v is None:continue
            q=w.cell(r,2+c,v);q.number_format='#,##0.00;(-)#,##0.00';q.font=fo(bold=t!='LINE',italic=t=='LINE')
            if t=='TOTAL':q.border=Border(top=Side(style='thin'),bottom=Side(style='thin'))
        r+=1
    w.column_dimensions['A'].width=46;w.column_dimensions['B'].width=24;w.column_dimensions['C'].width=24;w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(X+'IncomeExp_PointRoad.xlsx');save('IncomeExp_PointRoad.xlsx',[s],'MIXED_USE','OPERATING_STATEMENT','TallyPrime vertical, group total on the heading row above its ledgers',True)
def x6(): # cash flow forecast SA office, R'000
    random.seed(2616)
    cols=['Q1 Mar-May 25','Q2 Jun-Aug 25','Q3 Sep-Nov 25','Q4 Dec-Feb 26','FY2026','Budget FY2026','Over/(Under)']
    s=S('Cash Flow Statement','Kloofzicht Towers','2025-03-01','2026-02-28',cols,derive=lambda b,k:[*b[:4],sum(b[:4]),b[4],sum(b[:4])-b[4]],sheet='CF FY26',zero_none=True)
    q=lambda v,p=.05:[near(v,p) for _ in range(4)]+[round(v*4/10)*10]
    s.h('Cash receipts from property');A=[s.l(n,v) for n,v in [('Office rentals',q(11840,.02)),('Retail and restaurant rentals',q(1965,.04)),('Parking bays',q(1310,.03)),('Municipal recoveries',q(3480,.12)),('Turnover rent',[0,0,0,412,350]),('Tenant deposits received',[186,0,244,72,400]),('Solar PV feed-in credits',q(118,.3))]];a=s.t('Total receipts',A)
    s.h('Cash payments – property operations');B=[s.l(n,[-x for x in v]) for n,v in [('City of Tshwane – rates',q(1620,.01)),('City of Tshwane – electricity and water',q(3910,.12)),('Cleaning and hygiene',q(488,.03)),('Security',q(731,.03)),('Repairs, lifts and HVAC',q(902,.3)),('Insurance',[1184,0,0,0,1150]),('Property management and leasing fees',q(655,.1)),('Landscaping',q(94,.1)),('Tenant deposits refunded',[0,95,0,160,200]),('VAT paid to SARS',q(1105,.15))]];b=s.t('Total operating payments',B)
    c=s.t('Cash generated from operations',[a,b])
    s.h('Finance and tax');F=[s.l(n,v) for n,v in [('Interest paid – term loan',q(-2740,.02)),('Interest received',q(64,.2)),('Income tax (provisional)',[0,-1480,0,-1610,-3000])]];f=s.t('Net finance and tax',F)
    s.h('Capital');G=[s.l(n,v) for n,v in [('Lobby refurbishment',[-850,-2240,-1310,0,-4200]),('Chiller replacement',[0,0,-1975,0,-2000]),('Tenant installation allowances',[-420,0,-365,-190,-800])]];g=s.t('Net capital expenditure',G)
    s.h('Funding');K=[s.l(n,v) for n,v in [('Term loan capital repaid',[-1250,-1250,-1250,-1250,-5000]),('Shareholder loan advanced',[0,1500,1500,0,2500]),('Distributions to shareholders',[0,-2000,0,-3000,-6000])]];k=s.t('Net funding',K)
    n=s.t('NET CASH MOVEMENT',[c,f,g,k],typ='TOTAL',key='net_cash_flow')
    v=s.base[n];x=4216;op=[];cl=[]
    for i in range(4):op.append(x);x+=v[i];cl.append(x)
    s.derive=lambda b,k:b
    o=s._add('Opening bank balance','LINE',op+[4216,4000,216],None,'n');s._add('CLOSING BANK BALANCE','TOTAL',cl+[cl[-1],4000+v[4],cl[-1]-4000-v[4]],None,'n',[n,o])
    wb=xlsxwriter.Workbook(X+'Kloofzicht CF FY26 v3.xlsx');w=wb.add_worksheet('CF FY26');F=lambda **z:wb.add_format(dict(font_name='Tahoma',font_size=9,**z))
    nf='# ##0;(# ##0);-'
    w.set_column('A:A',3);w.set_column('B:B',40);w.set_column('C:F',11);w.set_column('G:G',2);w.set_column('H:J',12);w.hide_gridlines(2)
    w.write('B1','KLOOFZICHT TOWERS – MENLYN, PRETORIA',F(bold=1,font_color='#7F3F00'));w.write('B2','Cash flow statement for the year ended 28 February 2026 (R’000)',F(italic=1))
    w.merge_range('C4:F4','ACTUAL PER QUARTER',F(bold=1,align='center',bg_color='#F8CBAD',border=1));w.merge_range('H4:J4','FULL YEAR',F(bold=1,align='center',bg_color='#F8CBAD',border=1))
    for cc,t in zip((2,3,4,5,7,8,9),['Q1\nMar-May 25','Q2\nJun-Aug 25','Q3\nSep-Nov 25','Q4\nDec-Feb 26','FY2026','Budget\nFY2026','Over/\n(Under)']):w.write(4,cc,t,F(bold=1,align='center',text_wrap=1,bg_color='#FBE5D6',border=1))
    w.set_row(4,26);r=6
    for x in s.rows:
        t=x['rowType']
        if t=='HEADING':w.write(r,1,x['label'],F(bold=1,underline=1));r+=1;continue
        st=dict(bold=t!='LINE');
        if t!='LINE':st.update(top=1)
        if t=='TOTAL':st.update(bottom=6,bg_color='#FBE5D6')
        w.write(r,1,x['label'],F(indent=1 if t=='LINE' else 0,**st))
        for cc,q_ in zip((2,3,4,5,7,8,9),x['values']):w.write(r,cc,0 if q_ is None else q_,F(num_format=nf,**st))
        r+=1+(t!='LINE')
    w.write(r+1,1,'Prepared: L. Mokgadi-Venter, 17 March 2026. Bank reconciled to FNB statement no. 214.',F(italic=1));w.set_landscape();w.fit_to_pages(1,1)
    w2=wb.add_worksheet('Assumptions');w2.write(0,0,'Escalation 7.0% from 1 July; vacancy 6.4%; prime 10.75%');wb.close()
    save('Kloofzicht CF FY26 v3.xlsx',[s],'OFFICE','CASH_FLOW_STATEMENT',"SA cash flow in R'000, quarters and full year budget, spacer column")
def x7():
    random.seed(2617)
    m=['Apr-24','May-24','Jun-24','Jul-24','Aug-24','Sep-24','Oct-24','Nov-24','Dec-24','Jan-25','Feb-25','Mar-25'];cols=['12m Total']+m
    s=S('Trailing Twelve Month Income & Expenditure','Shopping parade, 2–18 Tannery Row','2024-04-01','2025-03-31',cols,derive=lambda b,k:[sum(b)]+b,sheet='T12')
    s.prop='2–18 Tannery Row, Walsall'
    vr=lambda v,p=.25:[near(v,p) for _ in range(12)]
    qd=lambda v,*ix:[v if i in ix else 0 for i in range(12)]
    s.h('INCOME');I=[s.l('No. 2 – Bakery',qd(5500,2,5,8,11)),s.l('No. 4–6 – Convenience store',qd(13750,2,5,8,11)),s.l('No. 8 – Barber',[1150]*12),s.l('No. 10 – Pharmacy',qd(7875,2,5,8,11)),s.l('No. 12 – Vacant / pop-up licence',qd(600,6,7,8)),s.l('No. 14 – Takeaway',[1300]*7+[1425]*5),s.l('No. 16–18 – Dental practice',qd(9250,2,5,8,11)),s.l('Upper parts – 4 flats (gross)',vr(3280,.04)),s.l('Insurance rent recharged',qd(6412,0)),s.l('Service charge collected',qd(4180,2,5,8,11)),s.l('Less: rent concession no. 14',[0,0,-325,-325,-325]+[0]*7)]
    ti=s.t('Effective gross income',I,typ='TOTAL',key='total_income')
    s.h('EXPENSES');E=[s.l(n,v) for n,v in [('Managing agent 7.5%',[round(x*.075) for x in s.base[ti]]),('Flats – letting agent fees',vr(330,.05)),('Buildings insurance',qd(7124,0)),('Empty rates no. 12',[298]*6+[0]*3+[298]*3),('Landlord electricity',vr(142)),('Water',qd(388,1,7)),('Cleaning rear yard & bins',[260]*12),('Repairs – commercial',vr(410,.9)),('Repairs – flats',vr(365,.8)),('Roof repairs',qd(4860,10)),('Gas safety, EICR, EPC',qd(1035,4)),('Fire risk assessment',qd(580,9)),('Legal – lease renewals',qd(1450,5)),('Accountancy',qd(1680,8)),('Bank charges',[12]*12)]]
    te=s.t('Total operating expenses',E,typ='TOTAL',key='total_operating_expenses')
    no=s.t('Net operating income',[ti,te],[te],typ='TOTAL',key='noi')
    L=[s.l('Loan interest (Shawbrook-type facility)',vr(3610,.01)),s.l('Loan capital',vr(1240,.03))];s.rows[L[0]]['label']='Loan interest';ds=s.t('Total debt service',L)
    s.t('Cash flow after debt service',[no,ds],[ds],typ='TOTAL',key='net_cash_flow')
    wb=xlsxwriter.Workbook(X+'Tannery Row T12 Mar25.xlsx');w=wb.add_worksheet('T12');F=lambda **z:wb.add_format(dict(font_name='Verdana',font_size=8,**z));nf='£#,##0;-£#,##0;""'
    w.set_column(0,0,34);w.set_column(1,1,11);w.set_column(2,13,9.5)
    w.write(0,0,'2–18 Tannery Row, Walsall',F(bold=1));w.write(1,0,'Trailing Twelve Month Income & Expenditure to 31 March 2025 (cash received / paid)',F())
    w.write(3,0,'',F(bg_color='#DDDDDD'));w.write(3,1,'12m Total',F(bold=1,bg_color='#DDDDDD',align='right'))
    import datetime
    for i in range(12):w.write_datetime(3,2+i,datetime.datetime(2024+(i+3)//12,(i+3)%12+1,1),F(bold=1,bg_color='#DDDDDD',num_format='mmm-yy',align='right'))
    r=4;pos={}
    for i,x in enumerate(s.rows):
        pos[i]=r;t=x['rowType']
        if t=='HEADING':w.merge_range(r,0,r,13,x['label'],F(bold=1,bg_color='#F2F2F2'));r+=1;continue
        st=dict(bold=t!='LINE',num_format=nf);st.update(top=1 if t!='LINE' else 0)
        w.write(r,0,x['label'],F(**st))
        w.write_formula(r,1,f'=SUM(C{r+1}:N{r+1})',F(**st,bg_color='#FFF9DB'),x['values'][0] or 0)
        for c in range(12):
            v=x['values'][1+c]
            if t=='LINE':
                if v is not None:w.write_number(r,2+c,v,F(**st))
            else:
                it=x['footsFrom']['items'];k=2+c
                ff=f'={rc(pos[it[0]],k)}-{rc(pos[it[1]],k)}' if len(it)==2 and i!=ds else f'=SUM({rc(pos[it[0]],k)}:{rc(pos[it[-1]],k)})'
                w.write_formula(r,k,ff,F(**st),v or 0)
        r+=1
    w.freeze_panes(4,2);w.set_landscape();w.fit_to_pages(1,0);wb.close()
    save('Tannery Row T12 Mar25.xlsx',[s],'RETAIL','OPERATING_STATEMENT_T12','small owner Excel T12, total column first, date headers, zero blanks, formulas')
def run():
    for f in(x1,x2,x3,x4,x5,x6,x7):f()
