from lib import *
import xlsxwriter, datetime
def wb(n): 
    w=xlsxwriter.Workbook(DOC+n); w.set_properties({'created':datetime.datetime(2026,1,20)}); return w
def cl(i): return xlsxwriter.utility.xl_col_to_name(i)
def x08():
    R=random.Random(2608)
    def ex(k,b):
        s=1 if k=='i' else -1
        return [b[0],b[1],s*(b[0]-b[1]),b[2],b[3],s*(b[2]-b[3]),b[4]]
    S=St(5,ex)
    def q(b,v=.1):
        bud=round(b); return [round(b*(1+R.uniform(-v,v)),2),bud,round(b*11*(1+R.uniform(-v,v)/2),2),bud*11,bud*12]
    g=S.sec('RENT REVENUE',[('401000','Market Rent',q(318500,.01)),('401500','Gain/(Loss) to Lease',q(-9400,.3)),('402000','Vacancy',q(-17800,.3)),('402500','Non-Revenue Units',q(-2950,.02)),('403000','Concessions',q(-4100,.5)),('404000','Collection Loss',q(-3900,.6))],'NET RENT REVENUE',tcode='409999')
    o=S.sec('OTHER REVENUE',[('411000','Utility Reimbursements',q(19800)),('412000','Garages & Storage',q(6450)),('413000','Pet Fees & Rent',q(4320)),('414000','Application & Admin Fees',q(2850,.3)),('415000','Late & NSF Fees',q(2240,.3)),('416000','Cable/Internet Revenue Share',q(3600,.02)),('419000','Other Resident Revenue',q(1180,.5))],'TOTAL OTHER REVENUE',tcode='419999')
    ti=S.t('TOTAL REVENUE',[g,o],code='499999',rt='TOTAL',key='total_income'); ct=[]
    for n,(h,ls) in enumerate([('PAYROLL EXPENSE',[('Office Salaries',13800),('Maintenance Salaries',15900),('Payroll Burden',7400),('Commissions',1650)]),('REPAIRS AND MAINTENANCE',[('Contract Services',6900),('Supplies',2950),('Make Ready',6100)]),('UTILITIES EXPENSE',[('Electricity',4350),('Water & Sewer',16200),('Trash',3900),('Utility Billing Service',940)]),('ADVERTISING',[('Internet Listing Services',3150),('Signage & Promotions',600)]),('GENERAL AND ADMINISTRATIVE',[('Professional Fees',1100),('Computer & Software',2380),('Office Expense',890)]),('MANAGEMENT FEES',[('Management Fees',9510)]),('TAXES AND INSURANCE',[('Real Estate Taxes',38200),('Personal Property Tax',410),('Insurance',14700)])]):
        b=500000+n*10000; ct.append(S.sec(h,[(str(b+1000*(j+1)),a,q(x,.18)) for j,(a,x) in enumerate(ls)],'TOTAL '+h,k='e',tcode=str(b+9999)))
    S.rows[ct[1]]['b'][2]=r2(S.rows[ct[1]]['b'][2]); te=S.t('TOTAL OPERATING EXPENSES',ct,code='599999',rt='TOTAL',k='e',key='total_operating_expenses'); noi=S.t('NET OPERATING INCOME',[ti],[te],code='600000',rt='TOTAL',key='noi')
    nn=S.sec('NON OPERATING',[('701000','Interest Expense',[71240.18,71240,791880.44,792000,863000]),('702000','Depreciation',[64000,64000,704000,704000,768000])],'TOTAL NON OPERATING',k='e',tcode='709999'); S.t('NET INCOME (LOSS)',[noi],[nn],code='799999',rt='TOTAL',key='net_income')
    i=ct[2]; f=list(ex('e',S.rows[i]['b'])); good=f[3]; f[3]=r2(good+1800); S.rows[i]['full']=f
    pl={'what':f'TOTAL UTILITIES EXPENSE year-to-date actual printed {f[3]:,.2f}, its lines add to {good:,.2f}','kind':'total_wrong'}
    N='Budget_Comparison_Larkspur_Nov25.xlsx'; w=wb(N); s=w.add_worksheet('Report1'); B=w.add_format; hb=B({'bold':1,'align':'center','bottom':1,'font_name':'Arial','font_size':8}); mg=B({'bold':1,'align':'center','bg_color':'#C6D9F1','font_name':'Arial','font_size':9}); tx=B({'font_name':'Arial','font_size':8}); tb=B({'font_name':'Arial','font_size':8,'bold':1}); nf='#,##0.00_);(#,##0.00)'; nm=B({'font_name':'Arial','font_size':8,'num_format':nf}); nb=B({'font_name':'Arial','font_size':8,'num_format':nf,'bold':1,'top':1}); pc=B({'font_name':'Arial','font_size':8,'num_format':'0.0%;(0.0%)'})
    s.merge_range('A1:N1','The Larkspur at Dunmore',B({'bold':1,'font_size':13,'align':'center','font_name':'Arial'})); s.merge_range('A2:N2','Operating Statement - Budget Comparison (Accrual)',mg); s.merge_range('A3:N3','Fiscal Period: November 2025',B({'align':'center','font_name':'Arial','font_size':9})); s.write('A4','Printed 12/09/2025 3:14:07PM',tx)
    s.merge_range('C6:F6','Period to Date',mg); s.merge_range('H6:K6','Year to Date',mg); s.write('M6','Annual',mg)
    cs=[2,3,4,7,8,9,12]
    for c,t in zip([0,1,2,3,4,5,7,8,9,10,12],['Account','Description','Actual','Budget','$ Var','% Var','Actual','Budget','$ Var','% Var','Budget']): s.write(6,c,t,hb)
    s.set_column(0,0,9); s.set_column(1,1,31); s.set_column(2,12,12); s.set_column(5,5,8);s.set_column(10,10,8); s.set_column(6,6,1.5); s.set_column(11,11,1.5); r=7
    for i,x in enumerate(S.rows):
        if x['rt']=='HEADING': r+=1
        b=x['rt']!='LINE'
        if x['code']: s.write(r,0,x['code'],tb if b else tx)
        s.write(r,1,x['label'],tb if b else tx)
        if x['b'] is not None:
            v=S.v(i)
            for c,z in zip(cs,v): s.write(r,c,z,nb if b else nm)
            for c,a,d in ((5,2,1),(10,5,4)):
                if v[d]: s.write(r,c,v[a]/abs(v[d]),pc)
        r+=1
    s.set_landscape(); s.fit_to_pages(1,0); s.freeze_panes(7,2); w.close()
    save(N,[S.truth('Operating Statement - Budget Comparison (Accrual)','The Larkspur at Dunmore','2025-01-01','2025-11-30',['Period to Date Actual','Period to Date Budget','Period to Date $ Var','Year to Date Actual','Year to Date Budget','Year to Date $ Var','Annual Budget'],sheet='Report1',planted=pl)],'MULTIFAMILY','OPERATING_STATEMENT','RealPage-like budget comparison, grouped header, spacer columns')
def x09():
    R=random.Random(2609); S=St(12,lambda k,b:b+[sum(b)]); m=lambda b,v=.08,l=0:mo(R,b,v,l)
    S.h('Operating Income & Expense'); S.h('Income',lvl=1); S.h('Rent Income',lvl=2); ri=[S.l('Rent',m(41280,.03),lvl=3),S.l('Section 8 Rent',m(8640,.01),lvl=3),S.l('Prepaid Rent',m(310,1.9,.3),lvl=3)]; rt=S.t('Total Rent Income',ri,lvl=2)
    o=[S.l(a,m(b,v,l),lvl=2) for a,b,v,l in [('Late Fee',385,.5,.2),('NSF Fees Collected',35,0,.8),('Laundry Income',460,.2,.4),('Parking Income',1120,.03,0),('Pet Fee',210,.2,0),('Utility Fee (RUBS)',2860,.1,0)]]; ti=S.t('Total Operating Income',[rt]+o,lvl=1,rt='TOTAL',key='total_income')
    S.h('Expense',lvl=1); e=[]
    for h,ls in [('Cleaning and Maintenance',[('General Maintenance Labor',2150,.3,0),('Cleaning',640,.4,.2),('Landscaping',575,0,0),('Snow Removal',830,.4,.7)]),('Repairs',[('Plumbing Repair',720,.9,.3),('Appliance Repair',340,.9,.5),('Painting',610,.8,.5)]),('Utilities',[('Electricity',790,.2,0),('Gas',1240,.6,0),('Water',2410,.1,0),('Garbage and Recycling',685,.02,0)])]:
        S.h(h,lvl=2); k=[S.l(a,m(*z),k='e',lvl=3) for a,*z in ls]; e.append(S.t('Total '+h,k,lvl=2,k='e'))
    e+= [S.l(a,m(b,v,l),lvl=2,k='e') for a,b,v,l in [('Management Fees',2690,.04,0),('Advertising',120,.5,.4),('Property Insurance',2384.5,0,0),('Legal Expenses',450,.8,.7),('Software Subscriptions',162,0,0)]]
    e.append(S.l('Property Tax',[0,0,18642.17,0,0,0,0,0,18642.17,0,0,0],lvl=2,k='e')); te=S.t('Total Operating Expense',e,lvl=1,rt='TOTAL',k='e',key='total_operating_expenses'); noi=S.t('NOI - Net Operating Income',[ti],[te],rt='TOTAL',key='noi',lvl=1)
    S.h('Other Income & Expense'); S.h('Other Income',lvl=1); x=S.l('Interest on Bank Accounts',m(22,.3),lvl=2); xo=S.t('Total Other Income',[x],lvl=1); S.h('Other Expense',lvl=1); y=[S.l('Mortgage Interest',[round(9812.4-11.3*i,2) for i in range(12)],k='e',lvl=2),S.l('Owner Legal & Accounting',m(900,.5,.8),k='e',lvl=2)]; ye=S.t('Total Other Expense',y,k='e',lvl=1); no=S.t('Net Other Income',[xo],[ye],lvl=1)
    S.t('Total Income',[ti,xo],rt='TOTAL'); S.t('Total Expense',[te,ye],rt='TOTAL',k='e'); S.t('Net Income',[noi,no],rt='TOTAL',key='net_income')
    N='income_statement_12_month-20251006.xlsx'; w=wb(N); s=w.add_worksheet('Sheet1'); b=w.add_format({'bold':1}); n=w.add_format({'num_format':'#,##0.00'}); nb=w.add_format({'num_format':'#,##0.00','bold':1})
    cols=[f'{MN[(9+i)%12]} {2024 if i<3 else 2025}' for i in range(12)]
    for i,t in enumerate(['Income Statement - 12 Month','Exported On: 10/06/2025 11:39 AM','Ridgewater Property Group','Properties: Hollis Court - 88 Hollis Ave Duluth, MN 55802','Period Range: Oct 2024 to Sep 2025','Accounting Basis: Cash','Level of Detail: Detail View','Include Zero Balance GL Accounts: No']): s.write(i,0,t,b if i==0 else None)
    for c,t in enumerate(['Account Name']+cols+['Total']): s.write(9,c,t,b)
    r=10
    for i,x in enumerate(S.rows):
        bo=x['rt']!='LINE'; s.write(r,0,'    '*x['lvl']+x['label'],b if bo else None)
        if x['b'] is not None:
            for c,z in enumerate(S.v(i)): s.write(r,c+1,z,nb if bo else n)
        if x['label'] in('NOI - Net Operating Income','Net Other Income'): r+=1
        r+=1
    s.set_column(0,0,38); s.set_column(1,13,11.5); s.set_landscape(); s.fit_to_pages(1,0); w.close()
    save(N,[S.truth('Income Statement - 12 Month','Hollis Court - 88 Hollis Ave Duluth, MN 55802','2024-10-01','2025-09-30',cols+['Total'],sheet='Sheet1')],'MULTIFAMILY','OPERATING_STATEMENT_T12','AppFolio 12 month income statement export, indented labels')
def x10():
    R=random.Random(2610); S=St(2,lambda k,b:[b[0],b[1],b[0]-b[1]]); q=lambda b,v=.07:[round(b*(1+R.uniform(-v,v))),round(b*.97*(1+R.uniform(-v,v)))]
    S.h('Income:'); a=[S.l(x,q(b)) for x,b in [('Minimum rents',1184600),('Percentage rent (Goodway Grocers)',26400),('CAM recoveries',214300),('Tax recoveries',187900),('Insurance recoveries',36200),('Pad rent - ATM and car wash',31500)]]+[S.l('Rent abatements',[-14200,-31850])]; ti=S.t('Total income',a,rt='TOTAL',key='total_income')
    S.h('Expenses:'); S.h('CAM',lvl=1); c1=[S.l(x,q(b,.15),k='e',lvl=2) for x,b in [('Parking lot sweeping',21900),('Snow plowing / salting',38600),('Landscaping',17450),('Lot lighting & electric',24300),('Roof & building repairs',33800),('Trash & recycling',15250),('Security patrol',18900)]]; cam=S.t('Subtotal CAM',c1,k='e',lvl=1)
    e=[S.l(x,q(b),k='e') for x,b in [('Real estate taxes',201500),('Insurance',39800),('Management fee - 4%',67100),('Vacant space utilities',6300),('Legal & accounting',12750),('Admin / bank / misc.',4180)]]; te=S.t('Total operating expenses',[cam]+e,rt='TOTAL',k='e',key='total_operating_expenses'); noi=S.t('NOI',[ti],[te],rt='TOTAL',key='noi')
    d=[S.l('Mortgage payments - principal',[204318,195662],k='e'),S.l('Mortgage payments - interest',[366402,375058],k='e')]; ds=S.t('Total debt service',d,k='e'); cx=[S.l('Tenant improvements - Units 6 & 7',[88400,0],k='e'),S.l('Leasing commissions',[27610,14275],k='e')]; S.t('Cash flow after debt service & capital',[noi],[ds]+cx,rt='TOTAL',key='net_cash_flow')
    N='Oakhurst Plaza YTD Sept.xlsx'; w=wb(N); s=w.add_worksheet('YTD 9-30'); F=lambda **k:w.add_format({'font_name':'Calibri','font_size':11,**k}); nf='_($* #,##0_);_($* (#,##0);_($* "-"??_);_(@_)'; n=F(num_format='#,##0_);(#,##0);"-"'); nb=F(num_format=nf,bold=1,top=1); b=F(bold=1); t=F(); p=F(num_format='0.0%',italic=1,font_color='#666666')
    s.write('B2','OAKHURST PLAZA - Kitchener, Ontario',F(bold=1,font_size=14)); s.write('B3','Nine months ended September 30, 2025 vs. same period last year (CAD, unaudited)',F(italic=1))
    hd=F(bold=1,bg_color='#FFE699',border=1,align='center',text_wrap=1)
    for c,x in ((1,''),(3,'YTD\nSep-25'),(4,'YTD\nSep-24'),(5,'Change\n$'),(6,'Change\n%'),(8,'Comments')): s.write(4,c,x,hd)
    s.write(4,2,'GL ref',hd); s.set_column(0,0,2); s.set_column(1,1,40); s.set_column(2,2,9,None,{'hidden':1}); s.set_column(3,5,14); s.set_column(6,6,9); s.set_column(7,7,2); s.set_column(8,8,44); s.set_row(4,32)
    r=5; pos={}
    cm={'Percentage rent (Goodway Grocers)':'lease year ends Jan 31, estimate trued up','Rent abatements':'Unit 3 free rent ended Mar-25','Snow plowing / salting':'heavy Feb 2025','Tenant improvements - Units 6 & 7':'Pho restaurant build-out, opens Nov 1','Real estate taxes':'2025 final bill'}
    for i,x in enumerate(S.rows):
        if x['label'] in('Expenses:','Mortgage payments - principal','Tenant improvements - Units 6 & 7','NOI','Cash flow after debt service & capital'): r+=1
        bo=x['rt']!='LINE'; s.write(r,1,x['label'],F(bold=1 if bo else 0,indent=x['lvl'])); pos[i]=r
        if x['rt']=='LINE': s.write(r,2,f'GL{400+i}',t)
        if x['b'] is not None:
            v=S.v(i)
            for c in (3,4):
                if x['kids']:
                    L=cl(c); ps=[k for k in x['kids']]; neg=set()
                    if x['label']=='NOI': neg={te}
                    if x['label'].startswith('Cash flow'): neg=set(x['kids'])-{noi}
                    s.write_formula(r,c,'='+''.join(('-' if k in neg else '+')+f'{L}{pos[k]+1}' for k in ps).lstrip('+'),nb,v[c-3])
                else: s.write(r,c,v[c-3],n)
            s.write_formula(r,5,f'=D{r+1}-E{r+1}',nb if bo else n,v[2])
            if v[1]: s.write_formula(r,6,f'=F{r+1}/ABS(E{r+1})',p,v[2]/abs(v[1]))
        if x['label'] in cm: s.write(r,8,cm[x['label']],F(italic=1))
        r+=1
    r+=2; s.write(r,1,'Occupancy (sq ft)',b); s.write(r,3,'Sep-25',b); s.write(r,4,'Sep-24',b)
    for k,(x,u,z) in enumerate([('GLA','118,400','118,400'),('Leased','112,950','107,300'),('%','95.4%','90.6%')]): s.write(r+1+k,1,x,t); s.write(r+1+k,3,u,F(align='right')); s.write(r+1+k,4,z,F(align='right'))
    s.hide_gridlines(2); s.fit_to_pages(1,1); w.close()
    save(N,[S.truth('Nine months ended September 30, 2025 vs. same period last year','OAKHURST PLAZA','2025-01-01','2025-09-30',['YTD Sep-25','YTD Sep-24','Change $'],sheet='YTD 9-30',dash=True)],'RETAIL','OPERATING_STATEMENT',"borrower's own Excel with formulas, hidden column, comments, YTD vs last year")
def x11():
    R=random.Random(2611); S=St(12,lambda k,b:[sum(b)]+b); m=lambda b,v=.08,l=0:mo(R,b,v,l,dec=0)
    S.h('Income'); g=S.sec('Rental Income',[('40010','Gross Potential Rent',m(402600,.004)),('40020','Gain / Loss to Lease',m(-8900,.3)),('40100','Vacancy',m(-21600,.4)),('40150','Model / RA Beds',[-3580]*12),('40200','Concessions - Gift Cards',m(-2400,.9,.3)),('40300','Bad Debt',m(-5100,.7))],'Total Rental Income')
    o=S.sec('Other Income',[('42010','Short-Term & Premium Fees',m(2900,.4)),('42020','Parking - Garage',m(11800,.06)),('42040','Application & Activity Fees',m(4600,.8)),('42060','Furniture Packages',m(6300,.05)),('42070','Utility Overages',m(3150,.4)),('42080','Damage Billing',[0,0,0,1240,610,0,0,0,2180,0,0,38650]),('42090','Relet Fees',m(900,.9,.4))],'Total Other Income'); ti=S.t('Total Income',[g,o],rt='TOTAL',key='total_income'); S.h('Operating Expenses'); e=[]
    for n,(h,ls) in enumerate([('Payroll',[('Management & Leasing',26800,.05,0),('Maintenance',15400,.06,0),('Community Assistants',4300,.2,0),('Taxes & Benefits',10100,.08,0)]),('Utilities',[('Electric',22600,.2,0),('Water / Sewer',9700,.1,0),('Bulk Internet & Cable',10850,0,0),('Waste Removal',2600,.03,0)]),('Contract Services',[('Elevator Service',1480,0,0),('Courtesy Patrol',7300,.05,0),('Shuttle Bus',9200,.4,.15),('Landscaping & Snow',2250,.2,0)]),('Repairs & Turn',[('General Repairs',6900,.4,0)]),('Marketing',[('Digital Marketing',6100,.2,0),('Resident Events',1900,.6,0)]),('Administrative',[('Office & Software',5300,.15,0),('Legal & Collections',1300,.7,.2)]),('Fixed Expenses',[('Management Fee',12150,.03,0),('Insurance',13900,0,0),('Property Taxes',47300,0,0)])]):
        L=[(str(60010+1000*n+10*j),a,m(b,v,l)) for j,(a,b,v,l) in enumerate(ls)]
        if h=='Repairs & Turn': L.append(('63020','Annual Turn Costs',[8400,0,0,0,0,0,0,0,3100,1200,14800,118600]))
        e.append(S.sec(h,L,'Total '+h,k='e'))
    te=S.t('Total Operating Expenses',e,rt='TOTAL',k='e',key='total_operating_expenses'); S.t('Net Operating Income',[ti],[te],rt='TOTAL',key='noi')
    import openpyxl; from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
    N='Campus_Row_T12_Aug-2025.xlsx'; w=openpyxl.Workbook(); w.properties.created=w.properties.modified=datetime.datetime(2025,9,15); s=w.active; s.title='T12'
    s['A1']='Campus Row at Tolliver (612 beds)'; s['A1'].font=Font(bold=True,size=14,color='1F497D'); s['A2']='Trailing Twelve Months Income Statement'; s['A3']='Sep 2024 - Aug 2025 | Accrual | GL Tree: Lender'; s.merge_cells('A1:F1')
    cols=['T12 Total']+[datetime.date(2024 if i<4 else 2025,(8+i)%12+1,1) for i in range(12)]
    for c,t in enumerate(['GL Account']+cols): 
        k=s.cell(5,c+1,t); k.font=Font(bold=True,color='FFFFFF'); k.fill=PatternFill('solid',fgColor='1F497D'); k.alignment=Alignment(horizontal='center' if c else 'left')
        if c>1: k.number_format='mmm-yy'
    r=6
    for i,x in enumerate(S.rows):
        k=s.cell(r,1,(x['code']+' - ' if x['code'] else '')+x['label']); k.alignment=Alignment(indent=x['lvl']); k.font=Font(bold=x['rt']!='LINE')
        if x['b'] is not None:
            for c,z in enumerate(S.v(i)):
                k=s.cell(r,c+2,int(z)); k.number_format='#,##0;[Red]-#,##0;0'; k.font=Font(bold=x['rt']!='LINE')
                if x['kids']: k.border=Border(top=Side('thin'),bottom=Side('double') if x['rt']=='TOTAL' else None)
                if c==0: k.fill=PatternFill('solid',fgColor='EAF1DD')
        r+=1
    s.column_dimensions['A'].width=38
    for c in range(2,15): s.column_dimensions[cl(c-1)].width=11.5
    s.freeze_panes='C6'; s.page_setup.orientation='landscape'; s.page_setup.fitToWidth=1; s.page_setup.fitToHeight=0; s.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); w.save(DOC+N)
    save(N,[S.truth('Trailing Twelve Months Income Statement','Campus Row at Tolliver','2024-09-01','2025-08-31',['T12 Total']+[f'{MN[d.month-1]}-{d.year%100}' for d in cols[1:]],sheet='T12')],'STUDENT_HOUSING','OPERATING_STATEMENT_T12','Entrata-like T12, total column first, code and name in one cell, true dates as headers',True)
def x12():
    R=random.Random(2612); S=St(3); q=lambda b,v=.05:[round(b*(1+R.uniform(-v,v)),2),round(b*10*(1+R.uniform(-v,v)/2),2),round(b*9.7*(1+R.uniform(-v,v)/2),2)]
    S.h('Revenue'); r_=S.sec('Residential',[('40100','Apartment Rent',q(78200)),('40110','Vacancy & Concessions',q(-3650,.3)),('40150','Amenity & Pet Fees',q(2140))],'Total Residential'); c_=S.sec('Commercial',[('41100','Retail Base Rent',q(31450,.01)),('41200','Office Base Rent',q(18900,.01)),('41500','Operating Cost Recoveries',q(12700))],'Total Commercial'); p_=S.sec('Other',[('42000','Public Parking',q(6850,.1)),('42900','Miscellaneous',q(420,.4))],'Total Other'); ti=S.t('Total Revenue',[r_,c_,p_],rt='TOTAL',key='total_income')
    S.h('Operating Expenses'); e=[S.l(a,q(b,.12),cd,'e') for cd,a,b in [('60100','On-site Payroll',11800),('60200','Repairs and Maintenance',7350),('60250','Elevator Contract',1240),('60300','Cleaning',3980),('60400','Electricity',4260),('60410','Natural Gas',1590),('60420','Water and Sewer',2870),('60500','Insurance',5120),('60600','Real Estate Taxes',16400),('60700','Management Fees',5870),('60800','Marketing and Leasing',1450),('60900','Professional Fees',1125),('60950','Office and Technology',980)]]; te=S.t('Total Operating Expenses',e,rt='TOTAL',k='e',key='total_operating_expenses'); noi=S.t('Net Operating Income',[ti],[te],rt='TOTAL',key='noi'); S.h('Other (Income) Expense'); z=[S.l(a,b,cd,'e') for cd,a,b in [('80100','Interest Expense',[28114.52,284306.77,291880.1]),('80200','Depreciation',[22150,221500,218400]),('80300','Amortization of Loan Fees',[1020.83,10208.3,10208.3]),('80900','Interest Income',[-212.4,-2231.05,-1860.92])]]; oe=S.t('Total Other (Income) Expense',z,k='e'); ni=S.t('Net Income',[noi],[oe],rt='TOTAL',key='net_income'); NI=S.rows[ni]['b']
    B=St(2); B.h('Assets'); a1=B.sec('Current Assets',[('10100','Cash - Operating',[148220.35,121904.7]),('10200','Cash - Security Deposits',[61480,58950]),('11000','Accounts Receivable',[22840.16,31077.42]),('13000','Prepaid Expenses',[18766.9,9430])],'Total Current Assets'); a2=B.sec('Property',[('15000','Land',[1650000]*2),('15100','Building',[7284000]*2),('15200','Improvements',[418350,386200]),('15900','Accumulated Depreciation',[-1993500,-1772000])],'Net Property'); a3=B.sec(None,[('17000','Lender Escrows',[94316.2,71880.55]),('17500','Deferred Loan Fees, net',[42875,53083.3])],'Total Other Assets'); ta=B.t('Total Assets',[a1,a2,a3],rt='TOTAL',key='total_assets'); B.h("Liabilities and Members' Equity"); l1=B.sec('Current Liabilities',[('20100','Accounts Payable',[29417.8,38266.05]),('21000','Accrued Liabilities',[14200,11875.4]),('22000','Security Deposits Held',[60925,58450]),('23000','Prepaid Rent',[9316.44,12840])],'Total Current Liabilities'); l2=B.sec('Long-Term Liabilities',[('25000','Mortgage Note Payable',[5841206.71,5948330.19])],'Total Long-Term Liabilities'); tl=B.t('Total Liabilities',[l1,l2],rt='TOTAL',key='total_liabilities'); E=[B.rows[ta]['b'][c]-B.rows[tl]['b'][c] for c in (0,1)]; n2=[NI[1],118340.62]; d=[-150000,-120000]; eq=B.sec("Members' Equity",[('30100','Contributed Capital',[2400000]*2),('30200','Distributions',d),('30900','Retained Deficit',[r2(E[c]-2400000-d[c]-n2[c]) for c in (0,1)]),('','Net Income - Current Year',n2)],"Total Members' Equity",rt='TOTAL',key='total_equity'); B.t("Total Liabilities and Members' Equity",[tl,eq],rt='TOTAL')
    for x in B.rows: x['code']=x['code'] or None
    N='Quarry_Street_Lender_Package_Oct25.xlsx'; w=wb(N); F=lambda **k:w.add_format({'font_name':'Tahoma','font_size':9,**k}); s0=w.add_worksheet('Cover')
    for i,t in enumerate(['Quarry Street Lofts & Shops LLC','Monthly Lender Reporting Package','October 2025','','Contents:','1. P&L','2. BS','','Prepared without audit. Amounts in US dollars.']): s0.write(3+i,2,t,F(bold=i<3,font_size=14 if i<3 else 10))
    s0.set_column(2,2,50)
    for nm,X,tt,sub,cols in [('P&L',S,'Statement of Operations','Reporting period: October 2025',['Month Ended\n10/31/2025','Year To Date\n10/31/2025','Year To Date\n10/31/2024']),('BS',B,'Balance Sheet','As of 10/31/2025',['10/31/2025','12/31/2024'])]:
        s=w.add_worksheet(nm); s.write(0,0,'Quarry Street Lofts & Shops LLC',F(bold=1,font_size=12)); s.write(1,0,tt,F(bold=1)); s.write(2,0,sub,F()); 
        for c,t in enumerate(cols): s.write(4,2+c,t,F(bold=1,text_wrap=1,align='right',bottom=2))
        s.write(4,1,'',F(bottom=2)); s.write(4,0,'',F(bottom=2)); r=5
        for i,x in enumerate(X.rows):
            bo=x['rt']!='LINE'
            if x['rt']=='LINE': s.write(r,0,x['code'] or '',F(align='left',font_color='#555555')); s.write(r,1,x['label'],F(indent=x['lvl']))
            else: s.write(r,0,x['label'],F(bold=1))
            if x['b'] is not None:
                for c,z in enumerate(X.v(i)): s.write(r,2+c,z,F(num_format='#,##0.00;(#,##0.00)',bold=bo,top=1 if x['kids'] else 0,bottom=6 if x['rt']=='TOTAL' else 0))
            r+=1+(x['rt']=='TOTAL')
        s.set_column(0,0,10); s.set_column(1,1,36); s.set_column(2,4,16); s.fit_to_pages(1,1); s.set_footer('&L&8Created on 11/12/2025&R&8Page &P')
    w.get_worksheet_by_name('P&L').activate(); w.close(); pn='Quarry Street Lofts & Shops LLC'
    save(N,[S.truth('Statement of Operations',pn,'2025-01-01','2025-10-31',['Month Ended 10/31/2025','Year To Date 10/31/2025','Year To Date 10/31/2024'],sheet='P&L'),B.truth('Balance Sheet',pn,None,'2025-10-31',['10/31/2025','12/31/2024'],sheet='BS')],'MIXED_USE','OPERATING_STATEMENT','Sage Intacct style package: cover, P&L and balance sheet sheets, two statements')
def x13():
    R=random.Random(2613); S=St(5); gr=[.62,.85,.96,1.0,1.03]; q=lambda b,v=.03,f=0:[round(b*(f+(1-f)*g)*(1+R.uniform(-v,v))) for g in gr]
    S.h('Revenue'); a=[S.l(x,q(b)) for x,b in [('Rooms',5914000),('Food & Beverage',742000),('Meeting Space',188000),('Parking',231000),('Other / Misc.',64500)]]; ti=S.t('Total Revenue',a,rt='TOTAL',key='total_income'); S.h('Operating Expenses'); ids=[]
    S.h('Departmental',lvl=1); k=[S.l(x,q(b,.04,.35),k='e',lvl=2) for x,b in [('Rooms',1389000),('Food & Beverage',603000),('Parking',71200),('Other',30800)]]; ids.append(S.t('Total Departmental',k,k='e',lvl=1)); S.h('Undistributed',lvl=1); k=[S.l(x,q(b,.04,.4),k='e',lvl=2) for x,b in [('A&G',604000),('IT',97000),('Sales & Marketing',489000),('Royalty & Program Fees',538000),('Repairs & Maintenance',321000),('Energy',276000)]]; ids.append(S.t('Total Undistributed',k,k='e',lvl=1)); S.h('Fixed',lvl=1); k=[S.l(x,q(b,.02,.8),k='e',lvl=2) for x,b in [('Base Management Fee',214000),('Property Taxes',402000),('Insurance',138000),('Ground Rent',60000)]]; ids.append(S.t('Total Fixed',k,k='e',lvl=1)); te=S.t('Total Operating Expenses',ids,rt='TOTAL',k='e',key='total_operating_expenses'); noi=S.t('NOI before Reserve',[ti],[te],rt='SUBTOTAL'); rs=S.l('FF&E Reserve @ 4%',[round(.04*x) for x in S.rows[ti]['b']],k='e'); nn=S.t('NOI after Reserve',[noi],[rs],rt='TOTAL'); S.key['noi']=noi
    ds=S.l('Debt Service',[0,684000,912400,912400,912400],k='e'); S.t('Net Cash Flow',[nn],[ds],rt='TOTAL',key='net_cash_flow')
    N='Pinnacle Crossing Hotel - historicals.xlsx'; w=wb(N); s=w.add_worksheet('Hist P&L'); F=lambda **k:w.add_format({'font_name':'Garamond','font_size':11,**k}); s.hide_gridlines(2); s.merge_range('B2:J2','Pinnacle Crossing Hotel (148 rooms) - Historical Operating Statements',F(bold=1,font_size=15,font_color='#7F1D1D')); s.write('B3','Fiscal years ending December 31; US$',F(italic=1)); h=F(bold=1,font_color='white',bg_color='#7F1D1D',align='center')
    ys=['FY 2021','FY 2022','FY 2023','FY 2024','FY 2025']
    s.write(4,1,'',h)
    for c,y in enumerate(ys): s.write(4,2+c,y,h)
    s.write(4,8,'% Rev 2025',h); s.write(4,9,'POR 2025',h)
    for j,(t,v,nf) in enumerate([('Occupied Rooms',[28190,34410,37020,37870,38310],'#,##0'),('Occupancy',[.5218,.637,.6853,.6991,.7092],'0.0%'),('ADR',[130.1,146.1,153.4,156.2,159.0],'$0.00')]):
        s.write(5+j,1,t,F(italic=1,font_color='#555555'))
        for c,z in enumerate(v): s.write(5+j,2+c,z,F(italic=1,font_color='#555555',num_format=nf))
    r=9; tv=S.v(ti)
    for i,x in enumerate(S.rows):
        T=x['rt']=='TOTAL'; kw=dict(bold=x['rt']!='LINE'); 
        if T: kw['bg_color']='#FDE8E8'
        s.write(r,1,x['label'],F(indent=x['lvl'],**kw))
        if x['b'] is not None:
            for c,z in enumerate(S.v(i)): s.write(r,2+c,z,F(num_format='#,##0;(#,##0);0',top=4 if x['kids'] else 0,**kw))
            s.write(r,8,S.v(i)[4]/tv[4],F(num_format='0.0%',italic=1)); s.write(r,9,S.v(i)[4]/38310,F(num_format='0.00',italic=1))
        r+=1+(T)
    s.write(r+1,1,'2021 reflects forbearance; no debt service was paid.',F(italic=1,font_size=9)); s.set_column(0,0,1.5); s.set_column(1,1,32); s.set_column(2,6,13); s.set_column(7,7,1.5); s.set_column(8,9,11); s.fit_to_pages(1,1); w.close()
    save(N,[S.truth('Historical Operating Statements','Pinnacle Crossing Hotel','2021-01-01','2025-12-31',ys,sheet='Hist P&L')],'HOSPITALITY','OPERATING_STATEMENT','five fiscal years of a hotel, side ratio columns, statistics block on top')
def x14():
    R=random.Random(2614); S=St(4,lambda k,b:b+[sum(b)]); q=lambda b,v=.05:[round(b*(1+R.uniform(-v,v)),2) for _ in range(4)]
    a=S.sec('RECEIPTS',[('4-100','Basic Rent',[231450,231450,234720.5,238310]),('4-200','Additional Rent',q(86400,.02)),('4-250','Utilities Rebilled',q(19340,.2)),('4-900','Interest & Sundry',q(760,.4))],'Total Receipts',rt='TOTAL',key='total_income',lvl=0)
    d=S.sec('OPERATING DISBURSEMENTS',[('5-110','Realty Taxes',[0,121806.4,0,124193.85]),('5-120','Insurance Premiums',[38420,0,0,0]),('5-210','Hydro',q(11200,.1)),('5-220','Gas',[9840.15,4106.72,1188.4,7219.93]),('5-230','Water & Sewer',q(3480)),('5-310','Snow Removal & Grounds',[14800,6150,4900,9725.5]),('5-320','Roof & HVAC Maintenance',q(6900,.4)),('5-330','Dock & Overhead Doors',q(3650,.6)),('5-340','Fire Monitoring & Sprinkler',q(1875,.1)),('5-410','Management Fees',q(10100,.03)),('5-420','Professional Fees',[0,7850,0,2400])],'Total Operating Disbursements',k='e',rt='TOTAL',key='total_operating_expenses',lvl=0)
    n=S.t('NET OPERATING CASH',[a],[d],rt='TOTAL',key='noi'); m=S.sec('FINANCING',[('6-100','Mortgage Principal',[41206.11,41688.42,42176.37,42670.03]),('6-110','Mortgage Interest',[63914.04,63431.73,62943.78,62450.12])],'Total Financing',k='e',lvl=0); cp=S.sec('CAPITAL',[('7-100','LED Retrofit',[0,0,28450,0]),('7-200','Paving - Truck Court',[0,0,61230.75,4120]),('7-300','Leasing Costs',[0,18790.6,0,0])],'Total Capital',k='e',lvl=0); hs=S.l('Net HST Remitted (Refunded)',[2140.6,-811.35,-3908.77,1655.2],'2-300','e',lvl=0); ow=S.l('Distributions to Owner',[75000,25000,75000,75000],'3-200','e',lvl=0)
    nc=S.t('NET CHANGE IN CASH',[n],[m,cp,hs,ow],rt='TOTAL',key='net_cash_flow'); f=S.rows[nc]['b']; op=[96412.37]
    for z in f: op.append(r2(op[-1]+z))
    o=S.l('Opening Bank Balance',op[:4],lvl=0); S.rows[o]['full']=op[:4]+[op[0]]; c=S.t('CLOSING BANK BALANCE',[nc,o],rt='TOTAL'); S.rows[c]['full']=op[1:]+[op[4]]
    N='2255 Steelyard - cash flow 2025.xlsx'; w=wb(N); s=w.add_worksheet('Cash Flow'); F=lambda **k:w.add_format({'font_name':'Verdana','font_size':8,**k}); s.write(0,0,'Property:',F()); s.write(0,1,'2255 Steelyard Road, Hamilton ON',F(bold=1)); s.write(1,0,'Report:',F()); s.write(1,1,'Statement of Cash Flow by Quarter',F(bold=1)); s.write(2,0,'Year:',F()); s.write(2,1,'January 1 to December 31, 2025',F(bold=1)); s.write(3,0,'Manager:',F()); s.write(3,1,'Escarpment Realty Services Inc.',F())
    s.write(5,0,'Acct',F(bold=1,bottom=1)); s.write(5,1,'',F(bottom=1)); cols=['Q1','Q2','Q3','Q4','Full Year']
    for i,t in enumerate(cols): s.write(5,2+i,t,F(bold=1,bottom=1,align='right'))
    sub=['Jan-Mar','Apr-Jun','Jul-Sep','Oct-Dec','2025']
    for i,t in enumerate(sub): s.write(6,2+i,t,F(italic=1,align='right',font_color='#777777'))
    r=8
    for i,x in enumerate(S.rows):
        bo=x['rt']!='LINE'
        if x['code']: s.write(r,0,x['code'],F())
        s.write(r,1,x['label'],F(bold=bo,indent=x['lvl']))
        if x['b'] is not None:
            for c,z in enumerate(S.v(i)): s.write(r,2+c,z,F(num_format='#,##0.00;(#,##0.00);0.00',bold=bo,top=1 if x['kids'] else 0,bottom=6 if x['label'].startswith('CLOSING') else 0,bg_color='#EEEEEE' if x['rt']=='TOTAL' else 'white'))
        r+=2 if x['kids'] else 1
    s.set_column(0,0,9); s.set_column(1,1,34); s.set_column(2,6,14); s.fit_to_pages(1,1); w.close()
    save(N,[S.truth('Statement of Cash Flow by Quarter','2255 Steelyard Road, Hamilton ON','2025-01-01','2025-12-31',['Q1 Jan-Mar','Q2 Apr-Jun','Q3 Jul-Sep','Q4 Oct-Dec','Full Year 2025'],sheet='Cash Flow')],'INDUSTRIAL','CASH_FLOW_STATEMENT','Canadian industrial quarterly cash-basis statement with opening and closing bank balance')
def run(): [f() for f in (x08,x09,x10,x11,x12,x13,x14)]
