from lib import *
import datetime, subprocess, tempfile, shutil
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from openpyxl.utils import get_column_letter as L
import xlwt
thin=Side(style='thin'); dbl=Side(style='double')
def fix(wb): wb.properties.created=wb.properties.modified=datetime.datetime(2025,10,1)

# 9 ---------------------------------------- church apartments, treasurer's twelve months, formulas
def w1():
    R=random.Random(4111); prop='Aldric Court Apartments'
    ms=[(2024,m) for m in range(9,13)]+[(2025,m) for m in range(1,9)]
    nm='Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split()
    cols=[f'{nm[m-1]}-{y%100}' for y,m in ms]+['12 Months','Budget 24-25','Over / (Under)']
    s=St("St. Aldric's Parish Housing - Monthly Income & Expense",prop,'2024-09-01','2025-08-31',cols,derive=lambda b,k:b[:12]+[round(sum(x or 0 for x in b[:12]),2),b[12],round(sum(x or 0 for x in b[:12])-(b[12] or 0),2)],nd=2,sheet='12 mo FY25')
    N=None
    def m(mon,bud,p=.05,season=None): return months(R,mon*12,p,season,2)+[bud]
    sp=lambda d,b:[d.get(i) for i in range(12)]+[b]
    rent=[14480 if i<5 else 14755 for i in range(12)]
    s.h('Money In')
    inc=[s.l('Rent - 18 family apts',rent+[176500]),s.l('Rent - caretaker apt (half rate)',[410]*12+[4920]),s.l('Vacant / forgiven rent',sp({1:-780,2:-780,6:-395,9:-820},-3000)),s.l('Laundry machine share',m(118,1400,.2)),s.l('Parish subsidy - St. Vincent fund',sp({3:2500,9:2500},5000)),s.l('Garage stalls (6)',[270]*12+[3240]),s.l('Misc (late fees, keys)',sp({0:35,2:70,5:25,8:60,11:35},250))]
    ti=s.t('Total Money In',inc,key='total_income')
    s.h('Money Out')
    win=[6,8,12,15,18,17,14,10,6,4,4,4]
    ex=[s.l('Caretaker stipend',[950]*12+[11400]),s.l('Gas heat',m(1240,14500,.06,win)),s.l('Electric - halls & lot',m(238,2800,.08)),s.l('Water & sewer (quarterly)',sp({1:2218.44,4:2087.10,7:2140.92,10:2390.05},8600)),s.l('Trash',[186.5]*8+[194]*4+[2250]),s.l('Repairs - plumbing',sp({0:312,2:1185.4,4:640,5:95,8:420.75,10:288},3500)),s.l('Repairs - all other',m(690,8000,.5)),s.l('Turnover painting/floors',sp({3:1460,7:880,10:1725},4500)),s.l('Boiler service',sp({0:485,5:1122.3},1000)),s.l('Snow & lawn',m(410,5000,.1,[6,4,5,9,12,11,9,6,8,8,8,8])),s.l('Insurance (diocese)',sp({2:5530,8:5530},10800)),s.l('PILOT to Town',sp({9:9200},9200)),s.l('Bank, postage, software',m(41,500,.2))]
    te=s.t('Total Money Out',ex,key='total_operating_expenses')
    no=s.t('Left from operations',[ti],[te],key='noi')
    lo=[s.l('Diocesan loan payment',[1875]*12+[22500]),s.l('To building reserve',[1000]*12+[12000])]
    s.t('Net for the month',[no],lo,type='TOTAL',key='net_income')
    wb=Workbook(); ws=wb.active; ws.title='12 mo FY25'
    ws['A1']="St. Aldric's Parish Housing - Monthly Income & Expense"; ws['A1'].font=Font(name='Comic Sans MS',size=14,bold=True); ws['A2']='Aldric Court Apartments, 19 units'; ws['A3']='Fiscal year Sept 2024 - Aug 2025   (cash basis, from the check register)'
    hr=5; fcol={}
    cc=[2+i for i in range(12)]+[15,16,17]   # column N left blank
    for c_,(y,mm) in zip(cc,ms):
        x=ws.cell(hr,c_,datetime.date(y,mm,1)); x.number_format='mmm-yy'
    for c_,t in zip(cc[12:],['12 Months','Budget 24-25','Over / (Under)']): ws.cell(hr,c_,t)
    for c_ in [1]+cc: ws.cell(hr,c_).font=Font(bold=True); ws.cell(hr,c_).fill=PatternFill('solid',fgColor='FFF2CC'); ws.cell(hr,c_).alignment=Alignment(horizontal='center',wrap_text=True); ws.cell(hr,c_).border=Border(bottom=thin)
    ws.cell(hr,18,'notes to council')
    r=hr+1; pos={}
    notes={'Parish subsidy - St. Vincent fund':'Dec + June per council vote','Boiler service':'circulator pump Feb','PILOT to Town':'pd 6/12 ck 2281','Rent - 18 family apts':'raised $15 avg in Feb'}
    for i,x in enumerate(s.rows):
        if x['type']=='HEADING' and i: r+=1
        pos[i]=r; a=ws.cell(r,1,x['label']); b=x['type']!='LINE'; a.font=Font(bold=b,italic=x['type']=='HEADING'); a.alignment=Alignment(horizontal='left',indent=x['ind'])
        if x['vals']:
            for k,c_ in enumerate(cc):
                cl=L(c_)
                if k==12: v=f'=SUM(B{r}:M{r})'
                elif k==14: v=f'=O{r}-P{r}'
                elif x['foots']:
                    sg=x['signs']
                    if len(sg)>3: v=f'=SUM({cl}{pos[min(sg)]}:{cl}{pos[max(sg)]})'
                    else: v='='+''.join(('+' if q>0 else '-')+f'{cl}{pos[j]}' for j,q in sg.items()).lstrip('+')
                else: v=x['vals'][k]
                q=ws.cell(r,c_,v); q.number_format='#,##0.00_);(#,##0.00)'
                q.font=Font(bold=b)
                if x['foots']: q.border=Border(top=thin,bottom=dbl if x['type']=='TOTAL' else None)
            if x['label'] in notes: ws.cell(r,18,notes[x['label']]).font=Font(italic=True,color='7F6000')
        if x['foots']: r+=0
        r+=1
    ws.column_dimensions['A'].width=33
    for c_ in range(2,18): ws.column_dimensions[L(c_)].width=11.5
    ws.column_dimensions['N'].width=2; ws.column_dimensions['R'].width=28; ws.freeze_panes='B6'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    n='Aldric Court FY25 treasurer.xlsx'; fix(wb); td=tempfile.mkdtemp(dir=HERE); p=os.path.join(td,n); wb.save(p)
    subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{HERE}/lo','--convert-to','xlsx:Calc MS Excel 2007 XML','--outdir',DOCS,p],check=True,capture_output=True); shutil.rmtree(td)
    save(n,s,'MULTIFAMILY','OPERATING_STATEMENT_T12','church treasurer spreadsheet, formulas, date headers, spacer column, budget and notes',False)

# 10 ---------------------------------------- condo package, several sheets
def w2():
    R=random.Random(4112); prop='Thistledown Commons Condominium Trust'
    wb=Workbook(); wb.remove(wb.active)
    cols=['Sept Actual','YTD Actual','YTD Budget','YTD Variance']
    def dv(b,k): return [b[0],b[1],b[2],round((b[1]-b[2])*(1 if k=='inc' else -1),2)]
    def g(bud,p=.12): y=rnd(R,bud*9/12,p,2); return [rnd(R,bud/12,p,2),y,round(bud*9/12,2)]
    fx=lambda b:[round(b/12,2),round(b*9/12,2),round(b*9/12,2)]
    o=St('Operating Fund - Revenue & Expense',prop,'2025-01-01','2025-09-30',cols,derive=dv,nd=2,sheet='Operating'); o.varcols={3}
    ti=o.sec('REVENUE',[('410','Condominium fees',fx(420480)),('415','Less: fees allocated to reserve',[-x for x in fx(66000)]),('420','Late fees / interest',g(2400,.4)),('430','Move-in fees',[250,2250,1875]),('440','Parking space rental',fx(8640)),('470','Legal fee recoveries',[0,3184.5,0])],'Total revenue',key='total_income')
    o.h('EXPENSES'); sub=[]
    for h,ls in [('Administration',[('510','Management contract',fx(38400)),('515','Legal',g(6000,.5)),('520','Tax prep & review',[0,4100,4200]),('525','Office expense',g(2100,.3))]),('Property',[('610','Electricity',g(21600)),('612','Gas',[388.2,11264.37,12150]),('614','Water / sewer',g(54000,.07)),('620','Trash removal',fx(22800)),('630','Landscape contract',[3850,30800,30800]),('635','Snow removal',[0,24716,21000]),('640','General repairs',g(30000,.3)),('645','Roof & gutter',g(9000,.5)),('650','Cleaning',fx(14400)),('655','Fire alarm monitoring',g(4800,.1)),('660','Extermination',g(3000,.2))]),('Insurance',[('710','Master policy',[5466.42,48211.7,46500]),('715','Umbrella & D&O',fx(5100))])]:
        o.h(h,1); sub.append(o.t('Total '+h.lower(),[o.l(a,v,2,c,'exp') for c,a,v in ls],ind=1,kind='exp'))
    te=o.t('Total expenses',sub,kind='exp',key='total_operating_expenses')
    oni=o.t('Net operating fund surplus (deficit)',[ti],[te],type='TOTAL',key='net_income')
    rv=St('Replacement Reserve Fund - Activity',prop,'2025-01-01','2025-09-30',['Month','YTD'],nd=2,sheet='Reserve')
    ra=rv.sec('Additions',[('Monthly allocation from fees',[5500,49500]),('Supplemental assessment - decks',[0,38400]),('CD and money market interest',[814.22,6940.17])],'Total additions',key='total_income')
    rd=rv.sec('Expenditures',[('Deck replacement, bldgs 4-7',[18650,61200]),('Engineering study',[0,4750]),('Walkway repairs',[2216,2216]),('Bank wire fees',[0,30])],'Total expenditures',kind='exp',key='total_operating_expenses')
    rn=rv.t('Net change in reserve fund',[ra],[rd],key='net_income')
    bg=312488.61; nb=rv.rows[rn]['base']
    rb=rv.l('Reserve balance, beginning',[round(bg+nb[1]-nb[0],2),bg],0); re_=rv.t('Reserve balance, ending',[rn,rb],type='TOTAL')
    rend=rv.rows[re_]['base'][1]; osur=o.rows[oni]['base'][1]
    b=St('Statement of Assets, Liabilities & Fund Balance',prop,None,'2025-09-30',['Operating','Reserve','Total'],derive=lambda b,k:[b[0],b[1],round((b[0] or 0)+(b[1] or 0),2)],nd=2,sheet='Bal Sheet',zero_none=False)
    N=None
    cd=200000; due=3716.0
    liabR=12400.0
    opbeg=41877.35; opl=[('A/P - trade',[14226.08,liabR]),('Prepaid condo fees',[9873.0,N]),('Insurance finance note',[16399.26,N]),('Due to reserve',[due,N])]
    lt=round(sum(v[0] for _,v in opl),2); optot=round(lt+opbeg+osur,2)
    fixedA=[('Condo fees receivable',[11864.5,N]),('Prepaid insurance',[21865.68,N])]
    opcash=round(optot-sum(v[0] for _,v in fixedA)-1500,2); rescash=round(rend+liabR-cd-due,2)
    ta=b.sec('Assets',[('Checking - Harrow Savings #0417',[opcash,N]),('Reserve money market',[N,rescash]),('Reserve CD, 4.15%, matures 2/2026',[N,cd])]+fixedA+[('Due from operating',[N,due]),('Deposit with utility',[1500,N])],'TOTAL ASSETS',type='TOTAL',key='total_assets')
    tl=b.sec('Liabilities',opl,'Total liabilities',key='total_liabilities')
    tf=b.sec('Fund balance',[('Balance 1/1/2025',[opbeg,bg]),('2025 activity to date',[osur,nb[1]])],'Total fund balance',key='total_equity')
    b.t('TOTAL LIABILITIES & FUND BALANCE',[tl,tf],type='TOTAL')
    cv=wb.create_sheet('Cover'); cv['B3']=prop; cv['B3'].font=Font(size=18,bold=True,color='1F4E79'); cv['B5']='Monthly Financial Package'; cv['B6']='September 30, 2025'; cv['B8']='Contents: Bal Sheet, Operating, Reserve, A-R'; cv['B9']='Units: 96     Managing agent: Corvane Property Services'; cv.column_dimensions['B'].width=60
    def sheet(s,code,color):
        ws=wb.create_sheet(s.sheet); nc=len(s.columns); c0=3 if code else 2
        ws.merge_cells(start_row=1,start_column=1,end_row=1,end_column=c0+nc-1); ws['A1']=prop; ws['A1'].font=Font(bold=True,size=13); ws['A1'].alignment=Alignment(horizontal='center')
        ws.merge_cells(start_row=2,start_column=1,end_row=2,end_column=c0+nc-1); ws['A2']=s.title; ws['A2'].alignment=Alignment(horizontal='center')
        ws.merge_cells(start_row=3,start_column=1,end_row=3,end_column=c0+nc-1); ws['A3']='As of September 30, 2025' if s.pf is None else 'Nine months ended September 30, 2025'; ws['A3'].alignment=Alignment(horizontal='center')
        if code: ws.cell(5,1,'Acct')
        for i,h in enumerate(s.columns): ws.cell(5,c0+i,h)
        for c_ in range(1,c0+nc): x=ws.cell(5,c_); x.fill=PatternFill('solid',fgColor=color); x.font=Font(bold=True,color='FFFFFF'); x.alignment=Alignment(horizontal='right' if c_>=c0 else 'left')
        r=6
        for x in s.rows:
            if x['type']=='HEADING' and x['ind']==0: r+=1
            if code and x['code']: ws.cell(r,1,int(x['code']))
            a=ws.cell(r,c0-1,('   '*x['ind'])+x['label']); a.font=Font(bold=x['type']!='LINE')
            if x['vals']:
                for i,v in enumerate(x['vals']):
                    q=ws.cell(r,c0+i,v); q.number_format='#,##0.00;[Red](#,##0.00)'; q.font=Font(bold=x['type']!='LINE')
                    if x['foots']: q.border=Border(top=thin,bottom=dbl if x['type']=='TOTAL' else None)
            r+=1
        ws.column_dimensions[L(c0-1)].width=40; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
        for i in range(nc): ws.column_dimensions[L(c0+i)].width=15
    sheet(b,False,'1F4E79'); sheet(o,True,'548235'); sheet(rv,False,'7F6000')
    ar=wb.create_sheet('A-R'); 
    for rr in [['Unit','Over 30','Over 60','Over 90','Total'],['4-12',340,340,1205.5,1885.5],['7-03',340,0,0,340],['9-21',355,355,4920,5630],['Others under $500',2409,1600,0,4009],['Total',3444,2295,6125.5,11864.5]]: ar.append(rr)
    n='Thistledown_Sept2025_package.xlsx'; fix(wb); wb.save(path(n)); save(n,[b,o,rv],'OTHER','OPERATING_STATEMENT','condo monthly package, cover + three statements + receivable list',True)

# 11 ---------------------------------------- .xls manufactured housing T12 (PLANTED digit_changed)
def w3():
    R=random.Random(4113); prop='Quail Hollow Estates MHC'
    mo=[f'{i:02d}/2024' for i in range(1,13)]
    s=St('12 Month Income Statement',prop,'2024-01-01','2024-12-31',mo+['Total'],derive=lambda b,k:b+[round(sum(b),2)],nd=2,sheet='Report1')
    mm=lambda a,p=.05,se=None:months(R,a,p,se,2)
    Z=lambda d:[d.get(i,0) for i in range(1,13)]
    subs=[]
    s.h('REVENUE',code='4000-000')
    s.h('SITE RENT',1,'4100-000')
    gp=[148*612.0]*5+[148*637.0]*7
    a=[s.l('Gross Potential Site Rent',gp,2,'4110-000'),s.l('Vacant Sites',[-612.0*k for k in (9,9,8,8,8)]+[-637.0*k for k in (8,7,7,6,6,6,7)],2,'4120-000'),s.l('Employee Site Allowance',[-612.0]*5+[-637.0]*7,2,'4125-000'),s.l('Concessions',[-x for x in mm(9600,.5)],2,'4130-000'),s.l('Bad Debt Write Off',Z({3:-1836,6:-612.5,9:-2548,12:-1274}),2,'4140-000')]
    subs.append(s.t('NET SITE RENT',a,ind=1,code='4199-999'))
    s.h('HOME RENTAL',1,'4200-000'); subs.append(s.t('TOTAL HOME RENTAL',[s.l('Home Rent - Community Owned',mm(103200,.03),2,'4210-000'),s.l('Rent-to-Own Credits',[-x for x in mm(5400,.1)],2,'4220-000')],ind=1,code='4299-999'))
    s.h('UTILITY REIMBURSEMENT',1,'4300-000'); subs.append(s.t('TOTAL UTILITY REIMBURSEMENT',[s.l('Water/Sewer Submeter',mm(88200,.08),2,'4310-000'),s.l('Trash',mm(34800,.02),2,'4320-000'),s.l('Gas Submeter',mm(41200,.1,[18,16,12,8,4,2,2,2,3,6,12,15]),2,'4330-000')],ind=1,code='4399-999'))
    s.h('OTHER INCOME',1,'4400-000'); subs.append(s.t('TOTAL OTHER INCOME',[s.l('Application Fees',mm(2300,.4),2,'4410-000'),s.l('Late & NSF Fees',mm(14200,.2),2,'4420-000'),s.l('Pet Fees',mm(7400,.03),2,'4430-000'),s.l('RV & Boat Storage',mm(9900,.05),2,'4440-000'),s.l('Home Sale Commission',Z({4:2500,8:1850,10:3100}),2,'4450-000')],ind=1,code='4499-999'))
    ti=s.t('TOTAL REVENUE',subs,key='total_income',code='4999-999')
    s.h('EXPENSES',code='5000-000'); es=[]; ed={}
    for nm,cd,ls in [('PAYROLL',5100,[('Manager Salary',[4650.0]*12),('Maintenance Wages',mm(46800,.04)),('Payroll Taxes',mm(8900,.05)),('Workers Compensation',[318.5]*12),('Health Insurance',[892.4]*6+[947.1]*6)]),('UTILITIES',5200,[('Water & Sewer',mm(96700,.07)),('Gas',mm(44100,.08,[18,16,12,8,4,2,2,2,3,6,12,15])),('Electric - Common',mm(15400,.07)),('Trash Removal',mm(36200,.02)),('Telephone/Internet',[286.33]*12)]),('REPAIRS & MAINTENANCE',5300,[('Water & Sewer Line Repairs',mm(21000,.5)),('Road & Driveway',Z({5:12850,9:3475.5})),('Tree Service',Z({3:2200,7:4650,11:1800})),('Landscaping',mm(26400,.1,[2,2,6,10,12,12,12,12,10,8,6,2])),('Pool & Clubhouse',mm(13800,.2,[2,2,4,8,14,16,16,14,8,4,2,2])),('Home Repairs - Community Owned',mm(17600,.5)),('Snow Removal',Z({1:2840,2:3110,12:1975})),('Supplies & Small Tools',mm(6900,.4))]),('ADMINISTRATIVE',5400,[('Management Fee',None),('Legal & Eviction',mm(8700,.7)),('Accounting',[425.0]*12),('Licenses & Permits',Z({2:3700})),('Advertising',mm(4300,.3)),('Office & Postage',mm(5600,.25)),('Bank & Lockbox Fees',mm(1900,.1))]),('TAXES & INSURANCE',5500,[('Real Estate Taxes',[8960.25]*12),('Personal Property Tax - Homes',[211.9]*12),('Property & Liability Insurance',[3318.0]*9+[3650.0]*3)])]:
        s.h(nm,1,f'{cd}-000'); it=[]
        for j,(q,v) in enumerate(ls):
            if v is None: v=[round(x*.04,2) for x in s.rows[ti]['base']]
            it.append(s.l(q,v,2,f'{cd+10*(j+1)}-000')); ed[q]=it[-1]
        es.append(s.t('TOTAL '+nm,it,ind=1,code=f'{cd+99}-999'))
    te=s.t('TOTAL EXPENSES',es,key='total_operating_expenses',code='5999-999')
    no=s.t('NET OPERATING INCOME',[ti],[te],key='noi',code='6000-000')
    s.h('NON-OPERATING',code='7000-000')
    nn=[s.l('Mortgage Interest',mm(171000,.005),2,'7110-000'),s.l('Capital - Home Purchases',Z({4:38500,10:41200}),2,'7210-000'),s.l('Owner Legal & Tax',Z({3:4200,9:1850}),2,'7310-000')]
    tn=s.t('TOTAL NON-OPERATING',nn,code='7999-999')
    s.t('NET INCOME',[no],[tn],type='TOTAL',key='net_income',code='9000-000')
    row=ed['Electric - Common']; old=s.rows[row]['vals'][7]; new=round(old+300,2) if int(old/100)%10<7 else round(old-300,2)
    s.plant(row,7,new,f'Electric - Common, 08/2024, printed {new} where {old} belongs (one digit); column and row no longer add','digit_changed')
    wb=xlwt.Workbook(); ws=wb.add_sheet('Report1'); B=xlwt.easyxf('font: name Arial, height 160, bold on'); P=xlwt.easyxf('font: name Arial, height 160'); H=xlwt.easyxf('font: name Arial, height 160, bold on; align: horiz right; borders: bottom thin')
    NB=xlwt.easyxf('font: name Arial, height 160, bold on; borders: top thin',num_format_str='#,##0.00;-#,##0.00'); NP=xlwt.easyxf('font: name Arial, height 160',num_format_str='#,##0.00;-#,##0.00')
    ws.write(0,0,'Quail Hollow Estates MHC (qhe)',B); ws.write(1,0,'12 Month Income Statement',B); ws.write(2,0,'Period = Jan 2024-Dec 2024',P); ws.write(3,0,'Book = Accrual ; Tree = mh_is12',P)
    ws.write(5,0,'Account',B)
    for i,m in enumerate(s.columns): ws.write(5,2+i,m,H)
    r=6
    for x in s.rows:
        b=x['type']!='LINE'; ws.write(r,0,x['code'],B if b else P); ws.write(r,1,'  '*x['ind']+x['label'],B if b else P)
        if x['vals']:
            for i,v in enumerate(x['vals']): ws.write(r,2+i,v,NB if b else NP)
        r+=1
        if x['foots'] and x['ind']<=1: r+=1
    ws.write(r+1,0,'Tuesday, January 21, 2025  09:38 AM',P)
    ws.col(0).width=2800; ws.col(1).width=9200
    for i in range(13): ws.col(2+i).width=3200
    ws.portrait=0; ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0
    n='qhe_is12_2024.xls'; wb.save(path(n)); save(n,s,'MANUFACTURED_HOUSING','OPERATING_STATEMENT_T12','legacy .xls export, codes, sections and code totals',True)

# 12 ---------------------------------------- parking, three sheets, budget and last year
def w4():
    R=random.Random(4114)
    cols=['2025 Actual','2025 Budget','Variance $','2024 Actual','Change $']
    def dv(b,k): g=1 if k=='inc' else -1; return [b[0],b[1],g*(b[0]-b[1]),b[2],b[0]-b[2]]
    names=['Ferry Landing Garage','Court House Deck']
    lines=[('inc','Revenues',[('Hourly parking',412000,188000),('Monthly permits',236500,301400),('Validation programs',38200,12600),('Special events',61800,0),('Citations and boot fees',9400,14100)],'Total Revenues'),
           ('exp','Direct Costs',[('Attendant labor',118400,87200),('Credit card and pay-by-phone fees',21300,8900),('Equipment maintenance & tickets',16750,13900),('Utilities',28800,24650),('Cleaning and trash',14900,12200),('Security patrol',22400,19600)],'Total Direct Costs'),
           ('exp','Fixed Costs',[('Property insurance',17900,15200),('Property tax / PILOT',46300,38700),('Management fee',24000,18000),('Elevator contract',7440,4980),('Ground lease',0,36000)],'Total Fixed Costs')]
    data={}
    for k in (0,1):
        for kind,h,ls,t in lines:
            for l in ls:
                x=l[1+k]; fixed=l[0] in('Management fee','Elevator contract','Ground lease')
                data[k,l[0]]=[0,0,0] if x==0 else ([x,x,round(x*.97)] if fixed else [rnd(R,x,.07),int(round(x,-2)),rnd(R,x*.95,.07)])
    for kind,h,ls,t in lines:
        for l in ls: data[2,l[0]]=[data[0,l[0]][i]+data[1,l[0]][i] for i in range(3)]
    sts=[]; wb=Workbook(); wb.remove(wb.active)
    for k,(sh,nm) in enumerate([('FLG','Ferry Landing Garage'),('CHD','Court House Deck'),('Combined','Tidewater Parking Partners')]):
        s=St('Operating Results - Six Months Ended June 30',nm,'2025-01-01','2025-06-30',cols,derive=dv,sheet=sh,zero_none=True); s.varcols={2}
        tt=[s.sec(h,[(l[0],data[k,l[0]]) for l in ls if any(data[k,l[0]])],t,kind=kind,key='total_income' if kind=='inc' else None) for kind,h,ls,t in lines]
        te=s.t('Total Expenses',tt[1:],kind='exp',key='total_operating_expenses')
        s.t('Net Operating Income',[tt[0]],[te],type='TOTAL',key='noi')
        sts.append(s)
        ws=wb.create_sheet(sh); ws.sheet_view.showGridLines=False
        ws['B2']=nm+(' - Combined' if k==2 else ''); ws['B2'].font=Font(name='Georgia',size=14,bold=True); ws['B3']='Operating Results - Six Months Ended June 30'; ws['B3'].font=Font(name='Georgia',italic=True)
        ws.merge_cells('C5:F5'); ws['C5']='2025'; ws.merge_cells('H5:J5'); ws['H5']='Prior Year'
        for c_ in ('C5','H5'): ws[c_].alignment=Alignment(horizontal='center'); ws[c_].font=Font(name='Georgia',bold=True); ws[c_].border=Border(bottom=thin)
        for c_,t in zip('CDEFHIJ',['Actual','Budget','Variance $','Var %','2024 Actual','Change $','Chg %']): ws[c_+'6']=t; ws[c_+'6'].alignment=Alignment(horizontal='right'); ws[c_+'6'].font=Font(name='Georgia',bold=True)
        r=8
        for x in s.rows:
            f=Font(name='Georgia',size=10,bold=x['type']!='LINE'); a=ws.cell(r,2,x['label']); a.font=f; a.alignment=Alignment(horizontal='left',indent=x['ind'])
            if x['vals']:
                v=x['vals']
                for c_,y,pc in [('C',v[0],0),('D',v[1],0),('E',v[2],0),('F',v[2]/v[1] if v[1] else None,1),('H',v[3],0),('I',v[4],0),('J',v[4]/v[3] if v[3] else None,1)]:
                    q=ws[f'{c_}{r}']; q.value=y; q.number_format='0.0%;(0.0%)' if pc else '_($* #,##0_);_($* (#,##0);_($* "-"_);_(@_)' if x['foots'] else '_(* #,##0_);_(* (#,##0);_(* "-"_);_(@_)'; q.font=f
                    if x['foots']: q.border=Border(top=thin,bottom=dbl if x['type']=='TOTAL' else None)
            r+=1
            if x['foots']: r+=1
        ws[f'B{r+1}']='Favorable variances positive. Change $ is simple increase or (decrease) from prior year.'; ws[f'B{r+1}'].font=Font(name='Georgia',size=8,italic=True)
        ws.column_dimensions['A'].width=2; ws.column_dimensions['B'].width=36; ws.column_dimensions['G'].width=3
        for c_ in 'CDEHI': ws.column_dimensions[c_].width=14
        ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    hd=wb.create_sheet('xref'); hd['A1']='FLG'; hd['B1']='Stalls'; hd['C1']=540; hd['A2']='CHD'; hd['B2']='Stalls'; hd['C2']=388; hd.sheet_state='hidden'
    n='Parking 1H25 vs budget & PY.xlsx'; fix(wb); wb.save(path(n)); save(n,sts,'PARKING','OPERATING_STATEMENT','two garages and combined on sheets, two-tier header, % columns, spacer columns',False)

# 13 ---------------------------------------- co-op account-form balance sheet
def w5():
    prop='Hawthorn Terrace Cooperative, Inc.'
    s=St('Comparative Balance Sheet',prop,None,'2025-03-31',['3/31/2025','3/31/2024'],sheet='BS',zero_none=False)
    A=[('Current Assets',[('Operating account',[61288,48915]),('Petty cash',[300,300]),('Carrying charges receivable',[9417,14226]),('Prepaid insurance',[22860,20115]),('Prepaid real estate tax',[18740,18102])],'Total Current Assets'),
       ('Restricted Cash',[('Replacement reserve (lender held)',[286514,241870]),('General operating reserve',[75000,75000]),('Escrow - taxes and MIP',[31962,29408]),('Members\' equity transfer escrow',[12400,0])],'Total Restricted Cash'),
       ('Property',[('Land',[410000,410000]),('Buildings',[5862310,5862310]),('Roofs and windows (2021)',[718400,718400]),('Accumulated depreciation',[-3941806,-3774120])],'Net Property')]
    tots=[]; idx=[]
    s.h('ASSETS')
    for h,l,t in A: tots.append(s.sec(h,l,t,ind=1))
    ta=s.t('TOTAL ASSETS',tots,type='TOTAL',key='total_assets'); nA=len(s.rows)
    s.h('LIABILITIES & MEMBERS\' EQUITY')
    t1=s.sec('Current Liabilities',[('Accounts payable',[17735,22480]),('Accrued interest',[8106,8344]),('Carrying charges paid ahead',[6290,5171]),('Current portion of mortgage',[92415,88630])],'Total Current Liabilities',ind=1)
    t2=s.sec('Long-Term',[('Mortgage payable, less current',[2217640,2310055]),('Due to withdrawing members',[12400,0])],'Total Long-Term',ind=1)
    tl=s.t('TOTAL LIABILITIES',[t1,t2],key='total_liabilities')
    a=s.rows[ta]['base']; b=s.rows[tl]['base']; eq=[a[i]-b[i] for i in(0,1)]
    mem=[214000,214000]; pic=[388250,376900]; rs=[361514,316870]; 
    te=s.sec("Members' Equity",[('Membership certificates (96)',mem),('Paid-in capital - principal payments',pic),('Designated for reserves',rs),('Unappropriated surplus',[eq[i]-mem[i]-pic[i]-rs[i] for i in (0,1)])],"Total Members' Equity",ind=1,key='total_equity')
    s.t("TOTAL LIABILITIES & EQUITY",[tl,te],type='TOTAL')
    wb=Workbook(); ws=wb.active; ws.title='BS'
    for r,t,f in [(1,'HAWTHORN TERRACE COOPERATIVE, INC.',Font(bold=True,size=14)),(2,'Comparative Balance Sheet',Font(bold=True)),(3,'Fiscal years ended March 31, 2025 and 2024',Font(italic=True))]:
        ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=7); ws.cell(r,1,t).font=f; ws.cell(r,1).alignment=Alignment(horizontal='center')
    def put(rows,c0,gap):
        r=6
        for x in rows:
            if x['type']=='HEADING' and x['ind']==1 : r+=1 if r>7 else 0
            b=x['type']!='LINE'
            if gap and x is rows[-1]: r=gap
            q=ws.cell(r,c0,x['label']); q.font=Font(bold=b,underline='single' if x['type']=='HEADING' and x['ind'] else None); q.alignment=Alignment(horizontal='left',indent=x['ind'])
            if x['vals']:
                for i,v in enumerate(x['vals']):
                    z=ws.cell(r,c0+1+i,v); z.number_format='#,##0;(#,##0);0'; z.font=Font(bold=b)
                    if x['foots']: z.border=Border(top=thin,bottom=dbl if x['type']=='TOTAL' else None)
            r+=1
        return r-1
    last=put(s.rows[:nA],1,None); put(s.rows[nA:],5,last)
    for c_ in (2,3,6,7):
        z=ws.cell(5,c_,['3/31/2025','3/31/2024'][(c_)%2 if c_<5 else c_-6]); z.font=Font(bold=True); z.alignment=Alignment(horizontal='right'); z.border=Border(bottom=thin)
    ws.column_dimensions['A'].width=36; ws.column_dimensions['E'].width=38; ws.column_dimensions['D'].width=3
    for c_ in 'BCFG': ws.column_dimensions[c_].width=13
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    n='Hawthorn_BS_FY2025.xlsx'; fix(wb); wb.save(path(n)); save(n,s,'COOPERATIVE','BALANCE_SHEET','account form: assets left, liabilities and equity right, two years',True)

# 14 ---------------------------------------- marina, fiscal twelve months with quarter columns
def w6():
    R=random.Random(4116); prop='Windlass Cove Marina'
    m=['Oct','Nov','Dec','Jan','Feb','Mar','Apr','May','Jun','Jul','Aug','Sep']; cols=[]
    for q in range(4): cols+=[f"{x} {'2023' if q==0 else '2024'}" for x in m[3*q:3*q+3]]+[f'Q{q+1}']
    cols.append('FY 2024')
    def dv(b,k):
        o=[]
        for q in range(4): t=b[3*q:3*q+3]; o+=t+[sum(x or 0 for x in t)]
        return o+[sum(x or 0 for x in b)]
    s=St('Operating Statement by Month, Fiscal Year Ended September 30, 2024',prop,'2023-10-01','2024-09-30',cols,derive=dv,sheet='FY24',zero_none=True)
    su=[6,3,1,1,1,3,8,16,22,26,25,12]; wi=[14,20,20,20,18,12,4,1,1,1,1,6]; mm=lambda a,p=.07,se=None:months(R,a,p,se)
    Z=lambda d:[d.get(x) for x in m]
    def zs(v): return [None if x<40 else x for x in v]
    fuel=mm(486000,.06,su); st=mm(92000,.1,su); svc=mm(318000,.08,[10,8,5,4,6,14,18,16,9,7,7,6])
    s.h('REVENUE')
    subs=[]
    for h,ls in [('Dockage',[('Annual slips (214)',mm(641000,.01)),('Seasonal slips',zs(mm(158000,.05,[0,0,0,0,0,0,10,20,22,22,22,8]))),('Transient dockage',mm(74000,.15,su)),('Mooring field & launch',zs(mm(38000,.1,[1,0,0,0,0,0,4,12,20,24,24,10]))),('Winter storage - land',zs(mm(212000,.05,wi))),('Liveaboard & electric surcharge',mm(46500,.08))]),
                 ('Fuel & Store',[('Fuel dock sales',fuel),('Ship store & ice',st)]),('Yard & Service',[('Service labor',svc),('Parts',mm(141000,.12,[10,8,5,4,6,14,18,16,9,7,7,6])),('Haul, block & launch',zs(mm(88000,.1,[18,14,3,0,0,6,18,16,5,3,3,10])))]),
                 ('Leased Space',[('Restaurant ground rent',[5200]*12),('Restaurant percentage rent',Z({'Jan':14820})),('Boat club slips',[3750]*6+[3900]*6)])]:
        s.h(h,1); subs.append(s.t(h+' Total',[s.l(a,v,2) for a,v in ls],ind=1))
    ti=s.t('TOTAL REVENUE',subs,key='total_income')
    s.h('COST OF SALES')
    cg=s.t('Total Cost of Sales',[s.l('Fuel',[round(x*.78) for x in fuel]),s.l('Store merchandise',[round(x*.61) for x in st]),s.l('Parts & subcontract',mm(97000,.1,[10,8,5,4,6,14,18,16,9,7,7,6]))])
    gm=s.t('GROSS MARGIN',[ti],[cg])
    s.h('OPERATING EXPENSES')
    ex=[('Dock staff wages',mm(168000,.05,[8,6,5,5,5,7,9,10,12,12,12,9])),('Yard technicians',mm(204000,.04)),('Office & harbormaster',[9850]*12),('Payroll burden',mm(71000,.05)),('Submerged land lease',Z({'Jan':38400,'Jul':38400})),('Real estate tax',Z({'Nov':22110,'May':22110})),('Insurance - marina & USL&H',[8215]*12),('Electric',mm(84000,.1)),('Water, pump-out & waste',mm(27500,.15,su)),('Dock & piling repairs',mm(62000,.4)),('Travel lift & equipment',mm(23000,.5)),('Environmental compliance',Z({'Dec':3150,'Mar':1875,'Jun':2240,'Sep':1875})),('Advertising & boat show',Z({'Jan':6900,'Feb':8450,'Apr':1200,'May':975})),('Merchant fees',[round((fuel[i]+st[i])*.024) for i in range(12)]),('Professional fees',mm(16800,.3)),('Office & IT',mm(19400,.12))]
    te=s.t('TOTAL OPERATING EXPENSES',[s.l(a,v) for a,v in ex],key='total_operating_expenses')
    no=s.t('NET OPERATING INCOME',[gm],[te],key='noi')
    ot=[s.l('Interest expense',mm(132000,.01)),s.l('Depreciation',[18640]*12)]
    s.t('NET INCOME (LOSS)',[no],ot,type='TOTAL',key='net_income')
    wb=Workbook(); ws=wb.active; ws.title='FY24'
    ws['A1']='WINDLASS COVE MARINA'; ws['A1'].font=Font(name='Arial Narrow',bold=True,size=16,color='FFFFFF'); ws['A2']='Operating Statement by Month, Fiscal Year Ended September 30, 2024'; ws['A2'].font=Font(name='Arial Narrow',color='FFFFFF'); ws['A3']='whole dollars'; 
    for r in (1,2):
        for c_ in range(1,19): ws.cell(r,c_).fill=PatternFill('solid',fgColor='203864')
    ws.row_dimensions[1].height=24
    ws['B4']='2023'; ws.merge_cells('B4:E4'); ws['F4']='2024'; ws.merge_cells('F4:Q4')
    for c_ in ('B4','F4'): ws[c_].alignment=Alignment(horizontal='center'); ws[c_].font=Font(name='Arial Narrow',bold=True)
    hh=[]
    for q in range(4): hh+=m[3*q:3*q+3]+[f'Q{q+1}']
    hh.append('FY 2024')
    for i,h in enumerate(hh):
        x=ws.cell(5,2+i,h); x.font=Font(name='Arial Narrow',bold=True); x.alignment=Alignment(horizontal='right'); x.border=Border(top=thin,bottom=thin)
    qs={5,9,13,17}; r=6
    for x in s.rows:
        b=x['type']!='LINE'; big=x['label'].isupper() and b
        if big: r+=1
        a=ws.cell(r,1,x['label']); a.font=Font(name='Arial Narrow',bold=b,size=10); a.alignment=Alignment(horizontal='left',indent=x['ind'])
        if x['vals']:
            for i,v in enumerate(x['vals']):
                z=ws.cell(r,2+i,v if not (v==0) else 0); z.number_format='#,##0;[Red]-#,##0;"-"'; z.font=Font(name='Arial Narrow',bold=b or (2+i) in qs,size=10)
                if (2+i) in qs or i==16: z.fill=PatternFill('solid',fgColor='DDEBF7' if i<16 else 'BDD7EE')
                if x['foots']: z.border=Border(top=thin)
        r+=1
    ws.column_dimensions['A'].width=30
    for i in range(17): ws.column_dimensions[L(2+i)].width=10
    ws.freeze_panes='B6'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='1:5'
    n='WindlassCove_FY24_monthly.xlsx'; fix(wb); wb.save(path(n)); save(n,s,'OTHER','OPERATING_STATEMENT_T12','marina fiscal year, quarter subtotal columns, year over months, cost of sales',True)

# 15 ---------------------------------------- small strip, direct cash flow by quarter, numbers as text
def w7():
    prop='Larchmont Row Shops'
    s=St('Cash Flow Statement (direct method)',prop,'2024-01-01','2024-12-31',['1st Qtr','2nd Qtr','3rd Qtr','4th Qtr','Year 2024'],derive=lambda b,k:b+[sum(x or 0 for x in b)],sheet='CashFlow',zero_none=True)
    s.h('A. Cash from operations')
    a=[s.l('Rents collected',[83420,84115,81960,86240]),s.l('CAM and tax reimbursements collected',[21840,19775,20310,27465]),s.l('Prior-year CAM true-ups',[0,6412,0,0]),s.l('Cash paid to vendors',[-24618,-17940,-19355,-26120]),s.l('Cash paid for property taxes',[0,-31285,0,-31285]),s.l('Insurance premiums',[-11260,0,0,0]),s.l('Management fees paid',[-4210,-4412,-4091,-4548]),s.l('Interest paid on mortgage',[-17815,-17702,-17588,-17473])]
    o=s.t('Net cash from operations',a,type='SUBTOTAL')
    s.h('B. Capital and leasing')
    c=s.t('Net cash for capital and leasing',[s.l('Facade and sign band',[0,-18400,-22650,0]),s.l('Tenant allowance - Unit C bakery',[0,0,-15000,-10000]),s.l('Leasing commissions',[0,-7920,0,-2150])])
    s.h('C. Financing and owners')
    f=s.t('Net cash for financing and owners',[s.l('Mortgage principal',[-9422,-9535,-9649,-9764]),s.l('Security deposits received (returned)',[2400,0,5200,-1800]),s.l('Owner contribution',[0,0,25000,0]),s.l('Owner distributions',[-30000,-20000,0,-15000])])
    n_=s.t('Net change in cash',[o,c,f],key='net_cash_flow')
    q=s.rows[n_]['base']; op=[48316]
    for x in q: op.append(op[-1]+x)
    b=s.l('Opening cash',op[:4],0); e=s.t('Closing cash',[n_,b],type='TOTAL')
    s.rows[b]['vals']=op[:4]+[op[0]]; s.rows[e]['vals']=op[1:]+[op[4]]
    wb=Workbook(); ws=wb.active; ws.title='CashFlow'
    ws['B2']='Larchmont Row Shops'; ws['B2'].font=Font(name='Courier New',bold=True,size=12); ws['B3']='Cash Flow Statement (direct method)'; ws['B4']='For the four quarters of calendar 2024'
    for c_,h in zip('DEFGH',s.columns): ws[c_+'6']=h; ws[c_+'6'].alignment=Alignment(horizontal='right'); ws[c_+'6'].font=Font(bold=True,underline='single')
    r=8
    for x in s.rows:
        bld=x['type']!='LINE'
        ws.cell(r,2 if (x['type']=='HEADING' or x['foots'] or x['ind']==0) else 3,x['label']).font=Font(bold=bld)
        if x['vals']:
            for c_,v in zip('DEFGH',x['vals']):
                z=ws[f'{c_}{r}']; z.value=par(v,0,'--',cur='$' if bld or x['label']=='Opening cash' else ''); z.alignment=Alignment(horizontal='right'); z.font=Font(bold=bld)
                if x['foots']: z.border=Border(top=thin)
        r+=1
        if x['foots']: r+=1
    ws[f'B{r+1}']='Agrees with Merchants Cooperative Bank statement 12/31/24, net of 2 outstanding checks.'
    ws.column_dimensions['A'].width=2; ws.column_dimensions['B'].width=4; ws.column_dimensions['C'].width=40
    for c_ in 'DEFGH': ws.column_dimensions[c_].width=13
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    n='larchmont row cash flow 2024.xlsx'; fix(wb); wb.save(path(n)); save(n,s,'RETAIL','CASH_FLOW_STATEMENT','direct cash flow by quarter, numbers as text, labels in two columns',True)
def run():
    for f in (w1,w2,w3,w4,w5,w6,w7): f()
