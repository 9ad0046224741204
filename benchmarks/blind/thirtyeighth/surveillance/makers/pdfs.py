import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, legal, landscape, A4
from reportlab.lib import colors
from reportlab.pdfbase.pdfmetrics import stringWidth
from common import *

# ---------------------------------------------------------------- 1 full-service hotel, label in the middle
def d01():
    r=random.Random(3801); rooms=412
    name='marlowe_harbor_p03_2025.pdf'
    cols=['Current Period Actual','Current Period Budget','Current Period Last Year','Year to Date Actual','Year to Date Budget','Year to Date Last Year']
    s=S('Summary Operating Statement','The Marlowe Harbor Hotel',None,'2025-03-31',cols,dash=True)
    av=[rooms*31]*3+[rooms*90,rooms*90,rooms*91]
    occ=[.7312,.7440,.7025,.6488,.6605,.6301]; adr=[221.4,219.0,212.8,208.9,209.5,201.7]
    sold=[round(a*o) for a,o in zip(av,occ)]
    def lin(base,nz=.05,fac=(1,1.02,.95,1,1.01,.94)):  # base per occupied room
        m=[round(base*sold[i]*fac[i]*(1+r.uniform(-nz,nz))) for i in range(6)]; return m
    rm=[sold[i]*adr[i] for i in range(6)]
    tr=[round(x*(.61+r.uniform(-.02,.02))) for x in rm]; gp=[round(x*(.31+r.uniform(-.01,.01))) for x in rm]
    ct=[round(rm[i]-tr[i]-gp[i]) for i in range(6)]
    orv=lin(2.1); al=[-x for x in lin(.9)]
    rev=[tr[i]+gp[i]+ct[i]+orv[i]+al[i] for i in range(6)]
    s.h('STATISTICS')
    s.l('Rooms Available',av,k='n'); s.l('Rooms Sold',sold,k='n')
    s.l('Occupancy %',[round(sold[i]/av[i],3) for i in range(6)],k='p')
    s.l('Average Daily Rate',[round(rev[i]/sold[i],2) for i in range(6)],k='d')
    s.l('RevPAR',[round(rev[i]/av[i],2) for i in range(6)],k='d')
    s.h('OPERATING REVENUE')
    a=[s.l('Transient Rooms',tr),s.l('Group Rooms',gp),s.l('Contract Rooms',ct),s.l('Other Rooms Revenue',orv),s.l('Less: Allowances',al)]
    t1=s.t('Total Rooms Revenue',a)
    b=[s.l('Food',lin(62)),s.l('Beverage',lin(24)),s.l('Meeting Room Rental & A/V',lin(13)),s.l('Banquet Service Charges',lin(9.5))]
    t2=s.t('Total Food & Beverage Revenue',b)
    c=[s.l('Parking',lin(14.2)),s.l('Spa & Fitness',lin(4.4))]
    t3=s.t('Total Other Operated Departments',c)
    mi=s.l('Miscellaneous Income',lin(5.3))
    rv=s.t('TOTAL OPERATING REVENUE',[t1,t2,t3,mi],typ='TOTAL',key='total_income')
    s.h('DEPARTMENTAL EXPENSES')
    d=[]
    for lab,p,q in [('Rooms',34,19),('Food & Beverage',49,29),('Other Operated Departments',7.5,4.9)]:
        x=[s.l(f'{lab} – Labor Costs',lin(p)),s.l(f'{lab} – Other Expenses',lin(q))]
        d.append(s.t(f'Total {lab} Expense',x))
    de=s.t('TOTAL DEPARTMENTAL EXPENSES',d)
    dp=s.t('TOTAL DEPARTMENTAL PROFIT',[rv,(de,-1)],typ='TOTAL')
    s.h('UNDISTRIBUTED OPERATING EXPENSES')
    u=[s.l(x,lin(y)) for x,y in [('Administrative & General',27),('Information & Telecommunications',5.6),('Sales & Marketing',24),('Franchise Royalty & Loyalty',13),('Property Operation & Maintenance',15.5),('Utilities',11.2)]]
    ut=s.t('TOTAL UNDISTRIBUTED EXPENSES',u)
    g=s.t('GROSS OPERATING PROFIT',[dp,(ut,-1)],typ='TOTAL')
    mf=[s.l('Base Management Fee (3%)',[round(x*.03) for x in s.rows[rv]['v']]),s.l('Incentive Management Fee',[0,0,0,0,round(.4*sold[4]),0])]
    ib=s.t('INCOME BEFORE NON-OPERATING ITEMS',[g]+[(m,-1) for m in mf],typ='TOTAL')
    s.h('NON-OPERATING INCOME & EXPENSES')
    fx=lambda m:[m,m,round(m*.963),3*m,3*m,3*round(m*.963)]
    no=[s.l('Ground Rent',fx(58333)),s.l('Property & Other Taxes',fx(121640)),s.l('Insurance',fx(47215)),s.l('Equipment Leases',lin(.62))]
    nt=s.t('TOTAL NON-OPERATING EXPENSES',no)
    e=s.t('EBITDA',[ib,(nt,-1)],typ='TOTAL')
    rs=s.l('FF&E Replacement Reserve (4%)',[round(x*.04) for x in s.rows[rv]['v']])
    s.t('NET OPERATING INCOME',[e,(rs,-1)],typ='TOTAL',key='noi')
    # draw
    W,H=landscape(letter); cv=canvas.Canvas(os.path.join(DOC,name),pagesize=(W,H),invariant=1)
    left=[82,178,274]; lp=[110,206,302]; mid=W/2; right=[530,626,722]; rp=[558,654,750]
    F='Helvetica'; B='Helvetica-Bold'
    def head(p):
        cv.setFont(B,11); cv.drawCentredString(mid,H-34,'The Marlowe Harbor Hotel')
        cv.setFont(F,9); cv.drawCentredString(mid,H-46,'Summary Operating Statement'); cv.drawCentredString(mid,H-57,'Period 3  –  Ending March 31, 2025')
        cv.setFont(F,6.5); cv.drawString(36,H-34,'Corvane Hospitality Management'); cv.drawRightString(W-36,H-34,'Printed 04/14/2025 7:52 AM'); cv.drawRightString(W-36,H-44,f'Page {p} of 2')
        cv.setFillGray(.88); cv.rect(30,H-92,280,26,fill=1,stroke=0); cv.rect(480,H-92,280,26,fill=1,stroke=0); cv.setFillGray(0)
        cv.setFont(B,7.5); cv.drawCentredString(170,H-76,'CURRENT PERIOD'); cv.drawCentredString(620,H-76,'YEAR TO DATE')
        for xs,ps in ((left,lp),(right,rp)):
            for x,pp,n in zip(xs,ps,('Actual','Budget','Last Year')):
                cv.drawRightString(x,H-88,n); cv.drawRightString(pp+4,H-88,'%')
        cv.setLineWidth(.8); cv.line(30,H-93,310,H-93); cv.line(480,H-93,760,H-93)
        return H-106
    y=head(1); brk=next(i for i,x in enumerate(s.rows) if x['label']=='UNDISTRIBUTED OPERATING EXPENSES')
    revv=s.rows[rv]['v']
    for i,q in enumerate(s.rows):
        if i==brk: cv.showPage(); y=head(2)
        if q['type']=='HEADING':
            y-=4; cv.setFont(B,7.2); cv.drawCentredString(mid-0,y,q['label']); y-=11; continue
        bold=q['type']!='LINE'; f=B if bold else F
        cv.setFont(f,7)
        cv.drawCentredString(mid,y,q['label']) if bold else cv.drawString(320,y,q['label'])
        for c in range(6):
            x=(left+right)[c]; v=q['v'][c]; k=q.get('k')
            if bold: cv.setLineWidth(.4); cv.line(x-48,y+7,x+1,y+7)
            if k=='p': tx=f'{v*100:.1f}%'
            elif k=='d': tx=f'{v:,.2f}'
            else: tx=money(v)
            cv.drawRightString(x+(2.3 if tx.endswith(')') else 0),y,tx)
            if not k:
                cv.drawRightString((lp+rp)[c],y,'' if v in (0,None) else f'{v/revv[c]*100:.1f}')
        y-=10.6
        if q['type']=='TOTAL': y-=5
        elif bold: y-=3
    cv.setFont('Helvetica-Oblique',6.5); cv.drawString(36,26,'Prepared in accordance with the Uniform System of Accounts for the Lodging Industry, 11th rev. ed.  Unaudited – for management and lender use.'); cv.save()
    save(name,[s],'HOSPITALITY','OPERATING_STATEMENT','full-service hotel, USALI summary, month left / label centre / YTD right, % columns, 2 landscape pages',True)

# ---------------------------------------------------------------- 2 seniors T12, Courier legal landscape
def d02():
    r=random.Random(3802); name='larkspur_terrace_t12_jul25.pdf'
    mons=['Aug 2024','Sep 2024','Oct 2024','Nov 2024','Dec 2024','Jan 2025','Feb 2025','Mar 2025','Apr 2025','May 2025','Jun 2025','Jul 2025']
    s=S('INCOME STATEMENT - TRAILING 12 MONTHS','LARKSPUR TERRACE SENIOR LIVING','2024-08-01','2025-07-31',mons+['Total'])
    sm=[31,30,31,30,31,31,28,31,30,31,30,31]; up=[1+.006*i for i in range(12)]
    L=lambda c,lab,a,nz=.03,se=None:s.l(lab,wt(spread(r,a,season=se,noise=nz)),code=c)
    neg=lambda c,lab,a,nz=.3:s.l(lab,wt([-x for x in spread(r,a,noise=nz)]),code=c)
    one=lambda c,lab,d:s.l(lab,wt([d.get(i,0) for i in range(12)]),code=c)
    s.h('REVENUE'); s.h('Resident Fees')
    A=[L('4010','Assisted Living - Base Rent',3412000,.012,up),L('4020','Memory Care - Base Rent',1688000,.015,up),L('4030','Level of Care Fees - AL',612000,.04,up),L('4035','Level of Care Fees - MC',248500,.04,up),L('4040','Second Person Fees',96800,.06),L('4050','Respite Stays',71200,.45),L('4060','Community Fees',118000,.4),neg('4090','Move-in Concessions',54200)]
    t1=s.t('Total Resident Fees',A,code='4099'); s.h('Other Revenue')
    A=[L('4110','Guest Meals',9400,.3),L('4120','Beauty / Barber',21600,.15),L('4130','Therapy Space Rent',18000,0),one('4190','Insurance Recovery',{6:14385})]
    t2=s.t('Total Other Revenue',A,code='4199')
    rv=s.t('TOTAL REVENUE',[t1,t2],code='4999',typ='TOTAL',key='total_income')
    s.h('OPERATING EXPENSES'); ts=[]
    def dep(nm,tc,items):
        s.h(nm); x=[]
        for it in items: x.append(one(*it[:2],it[2]) if isinstance(it[2],dict) else L(*it))
        ts.append(s.t('Total '+nm,x,code=tc))
    cold=[.8,.75,.9,1.1,1.4,1.55,1.45,1.2,.9,.75,.75,.8]
    dep('Resident Care','5199',[('5110','Wages - Nursing',596000,.03,sm),('5115','Wages - Caregivers',884000,.03,sm),('5120','Agency Labor',68200,.6),('5130','Payroll Taxes & Benefits',281500,.05),('5140','Medical Supplies',39800,.2),('5150','Pharmacy Consultant',9600,0)])
    dep('Dietary','5299',[('5210','Wages - Dietary',318400,.03,sm),('5230','Payroll Taxes & Benefits',58900,.05),('5240','Raw Food',291700,.06,sm),('5250','Kitchen Supplies & Smallwares',27300,.2)])
    dep('Housekeeping & Laundry','5399',[('5310','Wages - Housekeeping',121800,.04,sm),('5330','Payroll Taxes & Benefits',23600,.05),('5340','Linen & Cleaning Supplies',26100,.15)])
    dep('Life Enrichment','5499',[('5410','Wages - Activities',88700,.04,sm),('5440','Programs & Transportation',31200,.2)])
    dep('Administration','5599',[('5510','Wages - Administration',264000,.03,sm),('5530','Payroll Taxes & Benefits',48800,.05),('5540','Office & Computer',41200,.15),('5550','Licenses & Professional Fees',27500,.5),('5560','Bad Debt',{4:6218,9:-2140,11:3475})])
    dep('Marketing','5699',[('5610','Wages - Sales',92100,.06),('5620','Referral Agency Fees',81400,.5),('5640','Advertising',44300,.25)])
    dep('Plant & Utilities','5799',[('5710','Wages - Maintenance',98600,.04,sm),('5720','Repairs & Contracts',84900,.25),('5730','Electricity',92300,.08),('5740','Natural Gas',41700,.08,cold),('5750','Water, Sewer & Trash',53800,.08),('5760','Cable & Internet',38200,.03)])
    dep('Property','5899',[('5810','Real Estate Taxes',228600,0),('5820','Property & Liability Insurance',142800,0)])
    s.h('Management Fee')
    mfv=wt([round(x*.05) for x in s.rows[rv]['v'][:12]])
    mf=s.l('Management Fee (5%)',mfv,code='5910')
    ox=s.t('TOTAL OPERATING EXPENSES',ts+[mf],code='5999',typ='TOTAL',key='total_operating_expenses')
    ni=s.t('NET OPERATING INCOME',[rv,(ox,-1)],typ='TOTAL',key='noi')
    s.h('BELOW THE LINE')
    bal=18400000; iv=[]
    for d in sm: iv.append(round(bal*.0512*d/360)); bal-=24000
    A=[s.l('Mortgage Interest',wt(iv),code='7010'),s.l('Depreciation & Amortization',wt([78415]*12),code='7020'),one('7030','Asset Management Fee',{1:12500,4:12500,7:12500,10:12500})]
    bt=s.t('Total Below the Line',A,code='7099')
    s.t('NET INCOME (LOSS)',[ni,(bt,-1)],typ='TOTAL',key='net_income')
    s.h('STATISTICS')
    oc=[103,104,103,105,104,105,106,106,107,108,108,109]
    rd=[sm[i]*oc[i]-r.randint(0,9) for i in range(12)]
    s.l('Resident Days',rd+[sum(rd)],k='n'); s.l('Average Occupancy (118 units)',[round(rd[i]/sm[i]/118,3) for i in range(12)]+[round(sum(rd)/365/118,3)],k='p')
    W,H=landscape(legal); cv=canvas.Canvas(os.path.join(DOC,name),pagesize=(W,H),invariant=1); F='Courier';B='Courier-Bold'; fs=6.6
    hd=['Aug','Sep','Oct','Nov','Dec','Jan','Feb','Mar','Apr','May','Jun','Jul']
    X=[242+i*52.5 for i in range(12)]+[880,930]; X=[x+8 for x in X]
    pg=[0]
    def head():
        if pg[0]: cv.showPage()
        pg[0]+=1; y=H-30
        cv.setFont(B,9); cv.drawString(30,y,'LARKSPUR TERRACE SENIOR LIVING'); cv.setFont(F,7); cv.drawRightString(W-50,y,f'Page: {pg[0]}')
        cv.drawString(30,y-11,'INCOME STATEMENT - TRAILING 12 MONTHS'); cv.drawString(30,y-20,'For the twelve months ended July 31, 2025      Book: Accrual      Entity: LTSL'); cv.drawRightString(W-50,y-11,'Run: 08/19/2025')
        y-=36; cv.setFont(B,fs)
        for i in range(12): cv.drawRightString(X[i],y,hd[i]); cv.drawRightString(X[i],y-8,'2024' if i<5 else '2025')
        cv.drawRightString(X[12],y-8,'Total'); cv.drawRightString(X[13],y-8,'PRD'); cv.drawString(30,y-8,'Acct'); cv.drawString(58,y-8,'Description')
        cv.setDash(1,1.5); cv.line(30,y-11,W-50,y-11); cv.setDash(); return y-21
    y=head()
    for q in s.rows:
        if y<34: y=head()
        if q['type']=='HEADING' and y<60: y=head()
        if q['type']=='HEADING':
            y-=2; cv.setFont(B,fs); cv.drawString(30 if q['label'].isupper() else 58,y,q['label']); y-=9; continue
        f=F if q['type']=='LINE' else B; cv.setFont(f,fs)
        if q['code']: cv.drawString(30,y,q['code'])
        cv.drawString(62 if q['type']=='LINE' else 58,y,q['label'][:44])
        assert stringWidth(q['label'],f,fs)<138 or True
        for c,v in enumerate(q['v']):
            k=q.get('k'); tx=f'{v*100:.1f}%' if k=='p' else money(v,dash='0' if False else '-',neg='-')
            cv.drawRightString(X[c],y,tx)
        if not q.get('k'): cv.drawRightString(X[13],y,f"{q['v'][12]/sum(rd):,.2f}")
        if q['type']=='TOTAL': cv.setLineWidth(.3); cv.line(58,y-2,X[13],y-2)
        y-=9
        if q['type']!='LINE': y-=3
    cv.save()
    save(name,[s],'SENIOR_HOUSING','OPERATING_STATEMENT_T12','seniors housing T12 with department subtotals, Courier, legal landscape, account codes, PRD column, several pages',True)

# ---------------------------------------------------------------- 3 retail underwriting comparison
def d03():
    r=random.Random(3803); name='Quarry Crossing - UW Comparison.pdf'
    cols=['12/31/2022','12/31/2023','12/31/2024','T-12 3/31/2025','2025 Budget','Underwritten']
    s=S('Cash Flow Comparison','Quarry Crossing Shopping Center',None,None,cols)
    g=[.944,.968,.991,1,1.022,1.03]
    def L(lab,a,nz=.02,z=(),note=''):
        v=[round(a*g[i]*(1+r.uniform(-nz,nz))) for i in range(6)]
        for i in z: v[i]=0
        return s.l(lab,v,note=note)
    s.h('INCOME')
    A=[L('Base Rent – Anchors',1042000,.002,note='(1)'),L('Base Rent – Inline & Outparcels',1688400,.015,note='(1)'),s.l('Contractual Rent Steps',[0,0,0,0,0,31486],note='(2)'),s.l('Gross-up of Vacant Space',[0,0,0,0,0,204750],note='(3)')]
    pr=s.t('Potential Rental Income',A)
    A=[L('CAM Recoveries',402000,.03),L('Real Estate Tax Recoveries',511000,.02),L('Insurance Recoveries',71400,.03)]
    rc=s.t('Total Recoveries',A)
    ot=[s.l('Percentage Rent',[28417,31902,22650,22650,25000,22650],note=''),s.l('Signage & Kiosk Income',[9600,11250,14400,14400,15000,14400]),s.l('Lease Termination Income',[0,145000,0,0,0,0],note='(4)')]
    pg=s.t('Potential Gross Income',[pr,rc]+ot)
    vc=s.l('Vacancy & Credit Loss',[-14820,-22175,-9340,-11265,-30000,-229300],note='(3)')
    eg=s.t('Effective Gross Income',[pg,vc],typ='TOTAL',key='total_income')
    s.h('OPERATING EXPENSES')
    eu=s.rows[eg]['v']
    X=[L('Real Estate Taxes',548300,.012),L('Property Insurance',78900,.05,note='(5)'),L('Common Area Maintenance',231600,.05),L('Snow Removal',44200,.35),L('Utilities',61800,.05),L('Repairs & Maintenance',87400,.12),s.l('Management Fee',[round(e*(.04 if i<5 else .03)) for i,e in enumerate(eu)],note='(6)'),L('Professional Fees',21700,.3),L('General & Administrative',33100,.1)]
    ox=s.t('Total Operating Expenses',X,typ='TOTAL',key='total_operating_expenses')
    ni=s.t('Net Operating Income',[eg,(ox,-1)],typ='TOTAL',key='noi')
    C=[s.l('Replacement Reserves',[0,0,0,0,0,37280],note='(7)'),s.l('Tenant Improvements',[88250,41600,132400,97150,110000,93200],note='(7)'),s.l('Leasing Commissions',[36480,22915,54070,49330,45000,46600],note='(7)')]
    ct=s.t('Total Capital Items',C)
    nc=s.t('Net Cash Flow',[ni,(ct,-1)],typ='TOTAL',key='net_cash_flow')
    s.h('DEBT METRICS')
    ds=1372140; bal=20850000
    s.l('Annual Debt Service',[ds]*6,k='m'); s.l('DSCR on NOI',[round(x/ds,2) for x in s.rows[ni]['v']],k='x'); s.l('DSCR on NCF',[round(x/ds,2) for x in s.rows[nc]['v']],k='x'); s.l('Debt Yield (NOI)',[round(x/bal,3) for x in s.rows[ni]['v']],k='p'); s.l('Physical Occupancy',[.948,.936,.942,.951,.955,.93],k='p')
    W,H=letter; cv=canvas.Canvas(os.path.join(DOC,name),pagesize=letter,invariant=1); navy=colors.HexColor('#1f3a5f'); F='Times-Roman';B='Times-Bold'
    cv.setFillColor(navy); cv.setFont(B,15); cv.drawString(40,H-46,'Quarry Crossing Shopping Center'); cv.setFont('Times-Italic',10.5); cv.drawString(40,H-60,'Cash Flow Comparison  |  186,400 SF  |  Loan 40-22871'); cv.setFillGray(0)
    X=[224,288,352,418,480,540,574]; y=H-82
    cv.setFillColor(navy); cv.rect(40,y-28,W-76,32,fill=1,stroke=0); cv.setFillColor(colors.white); cv.setFont(B,8)
    cv.drawCentredString(262,y-7,'Borrower Year-End Statements'); cv.setStrokeColor(colors.white); cv.setLineWidth(.5); cv.line(182,y-11,X[2],y-11); cv.setStrokeGray(0)
    for x,(a,b) in zip(X[:6],[('','12/31/2022'),('','12/31/2023'),('','12/31/2024'),('T-12','3/31/2025'),('2025','Budget'),('','Underwritten')]):
        cv.drawRightString(x,y-10,a); cv.drawRightString(x,y-23,b)
    cv.drawRightString(X[6],y-10,'UW'); cv.drawRightString(X[6],y-23,'$/SF'); cv.setFillGray(0); y-=42
    z=0
    for q in s.rows:
        if q['type']=='HEADING':
            y-=5; cv.setFont(B,9); cv.setFillColor(navy); cv.drawString(40,y,q['label']); cv.setFillGray(0); y-=13; continue
        tot=q['type']!='LINE'; f=B if tot else F
        if q['type']=='TOTAL': cv.setFillColor(colors.HexColor('#dfe7f1')); cv.rect(40,y-3.5,W-76,13,fill=1,stroke=0); cv.setFillGray(0)
        cv.setFont(f,8.4); cv.drawString(40 if tot else 48,y,q['label'])
        if q.get('note'):
            w=stringWidth(q['label'],f,8.4); cv.setFont(F,5.6); cv.drawString(50+w,y+3,q['note']); cv.setFont(f,8.4)
        for c,v in enumerate(q['v']):
            k=q.get('k'); tx={'x':lambda:f'{v:.2f}x','p':lambda:f'{v*100:.1f}%'}.get(k,lambda:money(v,dash='–',cur='$' if tot and q['type']=='TOTAL' else ''))()
            if q['type']=='SUBTOTAL': cv.setLineWidth(.4); cv.line(X[c]-50 if c<6 else 0,y+9,X[c],y+9)
            cv.drawRightString(X[c]+(2.6 if tx.endswith(')') else 0),y,tx)
        if k not in('x','p'): cv.drawRightString(X[6],y,money(round(q['v'][5]/186400,2),2,'–'))
        y-=13.2
        if tot: y-=3
    cv.setFont(B,7.5); y-=6; cv.drawString(40,y,'Notes'); cv.setFont(F,7.3)
    for t in ['(1) Per 4/1/2025 rent roll; anchor leases are indexed annually.','(2) Steps through 3/31/2026 on executed leases.','(3) Vacant inline space grossed up at market and deducted again in vacancy, plus 0.6% of potential gross income for credit loss.','(4) One-time payment from former fitness tenant, not underwritten.','(5) 2025–26 premium per binder.','(6) Contract fee 4.0% of collections to affiliate; underwritten at 3.0%.','(7) Reserves $0.20/SF, TI $0.50/SF and LC $0.25/SF, normalised.']:
        y-=9.5; cv.drawString(48,y,t)
    cv.setFont(F,7); cv.drawCentredString(W/2,28,'Confidential – prepared for lender surveillance from borrower-supplied statements'); cv.save()
    save(name,[s],'RETAIL','OPERATING_STATEMENT','retail underwriting comparison: three years, T-12, budget, underwritten side by side, $/SF column, footnote marks, shaded totals',True)

# ---------------------------------------------------------------- 4 parking garage balance sheet (planted: row dropped)
def d04():
    name='ninth_cedar_bs_2024.pdf'
    s=S('BALANCE SHEETS','Ninth & Cedar Garage Associates, L.P.',None,'2024-12-31',['2024','2023'])
    s.h('ASSETS',lv=0); s.h('Current assets',lv=1)
    A=[s.l('Cash and cash equivalents',[418226,367904]),s.l('Accounts receivable – monthly parkers',[38417,44093]),s.l('Due from garage operator',[126580,118342]),s.l('Prepaid insurance',[41275,36810]),s.l('Prepaid real estate taxes',[87340,84115])]
    dropped=A[-1]
    c=s.t('Total current assets',A,lv=2)
    s.h('Restricted deposits held by lender',lv=1)
    A=[s.l('Replacement reserve',[212640,176240]),s.l('Real estate tax and insurance escrow',[159008,151772])]
    rs=s.t('Total restricted deposits',A,lv=2)
    s.h('Property and equipment, at cost',lv=1)
    A=[s.l('Land',[3850000,3850000]),s.l('Garage structure (742 spaces)',[16942318,16942318]),s.l('Elevators, lighting and membrane',[1288450,1171900]),s.l('Revenue control equipment',[486725,471310])]
    g=s.t('Total property and equipment',A,lv=2); ad=s.l('Less accumulated depreciation',[-7216884,-6681402])
    n=s.t('Property and equipment, net',[g,ad],lv=2)
    s.h('Other assets',lv=1)
    A=[s.l('Deferred leasing costs – ground floor retail, net',[61904,74286]),s.l('Utility deposits',[8500,8500])]
    o=s.t('Total other assets',A,lv=2)
    ta=s.t('TOTAL ASSETS',[c,rs,n,o],typ='TOTAL',key='total_assets',lv=0)
    s.h("LIABILITIES AND PARTNERS' CAPITAL",lv=0); s.h('Current liabilities',lv=1)
    A=[s.l('Current maturities of mortgage note payable',[341872,325466]),s.l('Accounts payable and accrued expenses',[93618,108275]),s.l('Accrued interest payable',[53961,55313]),s.l('City parking tax payable',[72444,69087]),s.l('Deferred monthly parking revenue',[118906,121450]),s.l('Due to affiliate of general partner',[25000,0])]
    cl=s.t('Total current liabilities',A,lv=2)
    s.h('Long-term liabilities',lv=1)
    A=[s.l('Mortgage note payable, net of current maturities',[12737419,13079291]),s.l('Less unamortized debt issuance costs',[-118360,-141132]),s.l('Security deposits – retail tenants',[32750,32750])]
    ll=s.t('Total long-term liabilities',A,lv=2)
    tl=s.t('TOTAL LIABILITIES',[cl,ll],typ='TOTAL',key='total_liabilities',lv=0)
    s.h("Partners' capital",lv=1)
    cap=[s.rows[ta]['v'][i]-s.rows[tl]['v'][i] for i in (0,1)]; gp=[round(x*.01) for x in cap]
    A=[s.l('General partner (1%)',gp),s.l('Limited partners (99%)',[cap[i]-gp[i] for i in (0,1)])]
    e=s.t("Total partners' capital",A,typ='TOTAL',key='total_equity',lv=2)
    s.t("TOTAL LIABILITIES AND PARTNERS' CAPITAL",[tl,e],typ='TOTAL',lv=0)
    s.drop(dropped); s.planted={"what":"The line 'Prepaid real estate taxes' (87,340 / 84,115) is missing from current assets; 'Total current assets' and 'TOTAL ASSETS' still include it.","kind":"row_dropped"}
    W,H=letter; cv=canvas.Canvas(os.path.join(DOC,name),pagesize=letter,invariant=1); F='Times-Roman';B='Times-Bold'
    y=H-60
    for t,f in (('NINTH & CEDAR GARAGE ASSOCIATES, L.P.',B),('(A Limited Partnership)',F),('BALANCE SHEETS',B),('December 31, 2024 and 2023',F)):
        cv.setFont(f,11.5); cv.drawCentredString(W/2,y,t); y-=14
    y-=6; X=[448,546]; cv.setFont(B,10.5)
    for x,t in zip(X,('2024','2023')): cv.drawCentredString(x-36,y,t); cv.setLineWidth(.6); cv.line(x-72,y-3,x,y-3)
    y-=16; first=True
    for i,q in enumerate(s.rows):
        lv=q.get('lv')
        if q['type']=='HEADING':
            if lv==0:
                if i: y-=8
                cv.setFont(B,10.5); cv.drawCentredString(W/2-70,y,q['label']); y-=14; first=True
            else: cv.setFont(F,10.5); cv.drawString(60,y,q['label']+':'); y-=12.4
            continue
        x0={None:76,2:92,0:60}[lv]; cv.setFont(B if lv==0 else F,10.5); cv.drawString(x0,y,q['label'])
        for c,v in enumerate(q['v']):
            tx=money(v,dash='—'); cv.drawRightString(X[c]+(3.5 if tx.endswith(')') else 0),y,tx)
            if first or lv==0: cv.drawString(X[c]-74,y,'$')
            if q['type']!='LINE': cv.setLineWidth(.5); cv.line(X[c]-66,y+10,X[c],y+10)
            if lv==0 and q['label'].startswith('TOTAL') and q['label']!='TOTAL LIABILITIES':
                cv.line(X[c]-74,y-3,X[c],y-3); cv.line(X[c]-74,y-5,X[c],y-5)
        first=False; y-=12.4
        if q['type']!='LINE': y-=3.2
    cv.setFont('Times-Italic',9.5); cv.drawCentredString(W/2,34,"See independent accountants' compilation report. Substantially all disclosures omitted."); cv.drawCentredString(W/2,21,'- 2 -'); cv.save(); assert y>44,y
    save(name,[s],'PARKING','BALANCE_SHEET','garage partnership, compiled comparative balance sheet, Times, centred headings, dollar signs at first and last',False)

# ---------------------------------------------------------------- 5 limited-service hotel owner, cash flows (fpdf2)
def d05():
    from fpdf import FPDF
    import datetime
    name='two_rivers_lodging_scf.pdf'
    s=S('Statements of Cash Flows','Two Rivers Lodging Partners, LLC','2024-01-01','2024-12-31',['2024','2023','2022'])
    s.h('Cash flows from operating activities:',b=1)
    A=[s.l('Net income (loss)',[312845,148217,-206934])]; s.keys['net_income']=A[0]
    s.h('Adjustments to reconcile net income (loss) to net cash provided by operating activities:',i=1)
    for lab,v in [('Depreciation',[684210,701866,722405]),('Amortization of debt issuance costs',[21640,21640,21640]),('Amortization of franchise fees',[3750,3750,3750]),('Loss on disposal of furniture and equipment',[18422,0,6105]),('Provision for credit losses',[2150,1480,3917])]: A.append(s.l(lab,v,i=2))
    s.h('Changes in operating assets and liabilities:',i=1)
    for lab,v in [('Accounts receivable',[-11384,8206,-19470]),('Inventories',[-842,-1105,310]),('Prepaid expenses and other assets',[7916,-14228,-6540]),('Accounts payable',[-22470,16893,31285]),('Accrued occupancy and other taxes',[9318,4062,12749]),('Advance deposits',[3845,-2160,5514]),('Due to hotel manager',[-15000,27440,0])]: A.append(s.l(lab,v,i=2))
    o=s.t('Net cash provided by operating activities',A,i=3)
    s.h('Cash flows from investing activities:',b=1)
    A=[s.l('Purchases of furniture, fixtures and equipment',[-418265,-96340,-71812],i=1),s.l('Lobby renovation (property improvement plan)',[-236900,-54150,0],i=1),s.l('Insurance proceeds – roof claim',[0,88750,0],i=1)]
    iv=s.t('Net cash used in investing activities',A,i=3)
    s.h('Cash flows from financing activities:',b=1)
    A=[s.l('Principal payments on mortgage note',[-241308,-230115,-219442],i=1),s.l('Proceeds from member loan',[0,0,250000],i=1),s.l('Repayment of member loan',[-125000,-125000,0],i=1),s.l('Distributions to members',[-150000,-100000,0],i=1)]
    fi=s.t('Net cash (used in) provided by financing activities',A,i=3)
    nc=s.t('Net change in cash, cash equivalents and restricted cash',[o,iv,fi],typ='TOTAL',key='net_cash_flow',b=1)
    ch=s.rows[nc]['v']; b22=611480; b23=b22+ch[2]; b24=b23+ch[1]
    bg=s.l('Cash, cash equivalents and restricted cash, beginning of year',[b24,b23,b22])
    en=s.t('Cash, cash equivalents and restricted cash, end of year',[bg,nc],typ='TOTAL',b=1); end=s.rows[en]['v']
    s.h('Reconciliation to the balance sheets:',b=1)
    rc=[238114,301562,214870]; es=[96218,91540,87635]
    A=[s.l('Cash and cash equivalents',[end[i]-rc[i]-es[i] for i in range(3)],i=1),s.l('Restricted cash – FF&E reserve',rc,i=1),s.l('Restricted cash – tax and insurance escrow',es,i=1)]
    s.t('Total cash, cash equivalents and restricted cash',A,i=3,b=0)
    s.h('Supplemental disclosures:',b=1)
    s.l('Cash paid for interest',[587204,598660,609115],i=1); s.l('Equipment purchases included in accounts payable',[41360,0,12805],i=1)
    assert min(s.rows[A[0]]['v'])>0,s.rows[A[0]]['v']
    p=FPDF(format='A4',unit='mm'); p.set_creation_date(datetime.datetime(2025,3,28,tzinfo=datetime.timezone.utc)); p.set_auto_page_break(False); p.set_margins(20,18,18); p.add_page(); D='/usr/share/fonts/truetype/'
    import glob
    fam='helvetica'
    ff=glob.glob(D+'**/LiberationSans-Regular.ttf',recursive=True); fb=glob.glob(D+'**/LiberationSans-Bold.ttf',recursive=True)
    if ff and fb: p.add_font('Lib','',ff[0]); p.add_font('Lib','B',fb[0]); fam='Lib'
    p.set_font(fam,'B',13); p.cell(0,6,'Two Rivers Lodging Partners, LLC',new_x='LMARGIN',new_y='NEXT')
    p.set_font(fam,'',11); p.cell(0,5.5,'Statements of Cash Flows',new_x='LMARGIN',new_y='NEXT'); p.cell(0,5.5,'Years ended December 31, 2024, 2023 and 2022',new_x='LMARGIN',new_y='NEXT')
    p.set_draw_color(120,30,30); p.set_line_width(.7); p.line(20,p.get_y()+1.5,192,p.get_y()+1.5); p.set_draw_color(0); p.ln(5)
    p.set_font(fam,'B',9.5); X=[118,143,168]
    for x,t in zip(X,('2024','2023','2022')): p.set_xy(x,p.get_y()); p.cell(23,5,t,align='R')
    p.ln(6.5); w=4.62
    for q in s.rows:
        ind=q.get('i',0); bold='B' if q.get('b') else ''
        p.set_font(fam,bold,9.2); x0=20+ind*4
        if q['type']=='HEADING':
            p.set_xy(x0,p.get_y()+(1.6 if bold else 0))
            p.multi_cell(94-ind*4 if not bold else 150,w,q['label'],align='L',new_x='LMARGIN',new_y='NEXT'); continue
        y=p.get_y(); lw=100-ind*4
        p.set_xy(x0,y); p.multi_cell(lw,w,q['label'],align='L',new_x='LMARGIN',new_y='NEXT'); y2=p.get_y(); yb=y2-w
        for x,v in zip(X,q['v']):
            tx=money(v,dash='–'); first=q['label'] in('Net income (loss)',) or q['type']=='TOTAL'
            p.set_xy(x+(1.1 if tx.endswith(')') else 0),yb); p.cell(23,w,tx,align='R')
            if first: p.set_xy(x,yb); p.cell(4,w,'$')
            p.set_line_width(.2)
            if q['type']!='LINE': p.line(x+2,yb,x+22.3,yb)
            if q['type']=='TOTAL' and 'end of' in q['label']: p.line(x+2,y2,x+22.3,y2); p.line(x+2,y2+.7,x+22.3,y2+.7)
        p.set_xy(20,y2+(1.3 if q['type']!='LINE' else 0))
    assert p.get_y()<276,p.get_y()
    p.set_font(fam,'',8); p.set_xy(20,282); p.cell(80,4,'The accompanying notes are an integral part of these financial statements.'); p.set_xy(172,282); p.cell(20,4,'6',align='R')
    p.output(os.path.join(DOC,name))
    save(name,[s],'HOSPITALITY','CASH_FLOW_STATEMENT','limited-service hotel owner LLC, audited three-year indirect statement, wrapped captions, reconciliation of restricted cash, A4',False)

# ---------------------------------------------------------------- 6 self storage, three facilities + combined
def d06():
    from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer, PageBreak
    from reportlab.lib.styles import ParagraphStyle
    r=random.Random(3806); name='StowRight_2Q25_borrower_package.pdf'
    cols=['April','May','June','2Q 2025 Actual','2Q 2025 Budget','Fav/(Unfav) $','2Q 2024 Actual']
    sts=[]
    F=[('StowRight Maple Avenue',612,1.0,.913,True),('StowRight Orchard Park',448,.71,.887,False),('StowRight Riverbend',731,1.22,.934,True)]
    for k,(pn,units,sc,oc,rv) in enumerate(F):
        s=S('Quarterly Operating Statement',pn,'2025-04-01','2025-06-30',cols,page=k+2)
        def L(lab,m,nz=.03,sg=1,bud=None):
            a=[round(m*sc*(1+r.uniform(-nz,nz)))*sg for _ in range(3)]; q=sum(a)
            b=bud if bud is not None else round(m*sc*3*(1+r.uniform(-nz,nz)),-2)*sg; b=int(b)
            return a+[q,b,None,round(q*(1+r.uniform(-.08,.02)))]
        def fv(v,inc): v[5]=(v[3]-v[4])*(1 if inc else -1); return v
        inc=lambda *a,**q:s.l(a[0],fv(L(*a,**q),1)); exp=lambda *a,**q:s.l(a[0],fv(L(*a,**q),0),ex=1)
        s.h('Revenue')
        A=[inc('Rental Income',74200,.02),inc('Discounts & Promotions',3900,.25,-1),inc('Late & Lien Fees',2850,.15),inc('Tenant Insurance Commissions',4100,.05),inc('Admin Fees',1300,.2),inc('Retail & Lock Sales',690,.3)]
        if rv: A.append(inc('RV & Vehicle Parking',2400,.05))
        if k==1: A.append(inc('Truck Rental Commissions',410,.2))
        ti=s.t('Total Revenue',A,typ='TOTAL',key='total_income')
        s.h('Operating Expenses')
        A=[exp('On-site Payroll & Benefits',9150,.04),exp('Property Taxes',8420,0),exp('Property Insurance',1460,0),exp('Utilities',1980,.12),exp('Repairs & Maintenance',1740,.4),exp('Advertising & Web',2350,.15),exp('Credit Card & Bank Fees',1620,.05),exp('Office, Phone & Software',940,.1)]
        if k!=1: A.append(exp('Security Monitoring',310,0))
        m=[round(x*.06) for x in s.rows[ti]['v'][:3]]; v=m+[sum(m),round(s.rows[ti]['v'][4]*.06),None,round(s.rows[ti]['v'][6]*.06)]
        A.append(s.l('Management Fee (6%)',fv(v,0),ex=1))
        o5=lambda vv:vv[4]-vv[3]
        te=s.t('Total Operating Expenses',A,typ='TOTAL',key='total_operating_expenses',ex=1)
        ni=s.t('Net Operating Income',[ti,(te,-1)],typ='TOTAL',key='noi',over={5:lambda vv:vv[3]-vv[4]},favtot=1)
        it=round(21800*sc); ii=[it+r.randint(-90,90) for _ in range(3)]; vi=ii+[sum(ii),3*it,None,round(sum(ii)*1.012)]
        a1=s.l('Mortgage Interest',fv(vi,0),ex=1); cx=[0,round(3200*sc),0] if k!=2 else [0,0,8940]; b1=s.l('Capital Expenditures',fv(cx+[sum(cx),[3000,0,7500][k],None,[0,1875,2260][k]],0),ex=1)
        s.t('Net Cash After Debt Interest and Capital',[ni,(a1,-1),(b1,-1)],typ='TOTAL',key='net_cash_flow',over={5:lambda vv:vv[3]-vv[4]},favtot=1)
        sts.append(s)
    # combined by facility
    names=[f[0] for f in F]
    c=S('Combined Operating Statement','StowRight Holdings III, LLC','2025-04-01','2025-06-30',['Maple Avenue','Orchard Park','Riverbend','Combined'],page=5)
    def get(lab): 
        v=[next((q['v'][3] for q in s.rows if q['label']==lab),0) for s in sts]; return v+[sum(v)]
    order=[]
    c.h('Revenue'); A=[c.l(x,get(x)) for x in ['Rental Income','Discounts & Promotions','Late & Lien Fees','Tenant Insurance Commissions','Admin Fees','Retail & Lock Sales','RV & Vehicle Parking','Truck Rental Commissions']]
    ti=c.t('Total Revenue',A,typ='TOTAL',key='total_income'); c.h('Operating Expenses')
    A=[c.l(x,get(x)) for x in ['On-site Payroll & Benefits','Property Taxes','Property Insurance','Utilities','Repairs & Maintenance','Advertising & Web','Credit Card & Bank Fees','Office, Phone & Software','Security Monitoring','Management Fee (6%)']]
    te=c.t('Total Operating Expenses',A,typ='TOTAL',key='total_operating_expenses'); c.t('Net Operating Income',[ti,(te,-1)],typ='TOTAL',key='noi')
    for s in sts: assert s.rows[s.keys['noi']]['v'][3] in c.rows[c.keys['noi']]['v']
    P=ParagraphStyle; b=P('b',fontName='Helvetica',fontSize=10,leading=14); hh=P('h',fontName='Helvetica-Bold',fontSize=14,leading=18,textColor=colors.HexColor('#b3541e')); sm=P('s',fontName='Helvetica',fontSize=8.5,leading=11,textColor=colors.HexColor('#555555'))
    el=[Paragraph('StowRight Holdings III, LLC',hh),Spacer(1,10),Paragraph('August 8, 2025',b),Spacer(1,14),Paragraph('To: Loan Servicing – Borrower Reporting',b),Paragraph('Re: Loan No. 7715-03, quarterly operating statements',b),Spacer(1,12),
        Paragraph('Enclosed please find the quarterly operating statements for the three facilities securing the above loan for the quarter ended June 30, 2025, together with a combined statement. The statements are prepared on a modified cash basis and have not been audited. Rent rolls were uploaded separately.',b),Spacer(1,10),
        Paragraph('The variance column shows favorable variances as positive and unfavorable variances in parentheses. At quarter end physical occupancy was 91.3% at Maple Avenue, 88.7% at Orchard Park and 93.4% at Riverbend.',b),Spacer(1,16),Paragraph('Asset Management<br/>StowRight Holdings III, LLC',b),PageBreak()]
    tan=colors.HexColor('#f4e4d8')
    for s in sts:
        data=[['','April','May','June','2Q 2025\nActual','2Q 2025\nBudget','Fav/(Unfav)\n$','Fav/(Unfav)\n%','2Q 2024\nActual']]; st=[('FONT',(0,0),(-1,-1),'Helvetica',8.3),('FONT',(0,0),(-1,0),'Helvetica-Bold',8.3),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#b3541e')),('TEXTCOLOR',(0,0),(-1,0),colors.white),('ALIGN',(1,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('TOPPADDING',(0,1),(-1,-1),2.6),('BOTTOMPADDING',(0,1),(-1,-1),2.6),('LINEBELOW',(0,1),(-1,-1),.25,colors.HexColor('#dddddd')),('BACKGROUND',(4,1),(4,-1),tan)]
        for q in s.rows:
            i=len(data)
            if q['type']=='HEADING': data.append([q['label']]+['']*8); st.append(('FONT',(0,i),(0,i),'Helvetica-Bold',9)); continue
            v=[money(x) for x in q['v']]; pc='-' if not q['v'][4] else f"{q['v'][5]/abs(q['v'][4])*100:.1f}%" if q['v'][5]>=0 else f"({abs(q['v'][5]/q['v'][4])*100:.1f}%)"
            data.append([('' if q['type']=='TOTAL' else '   ')+q['label']]+v[:6]+[pc]+v[6:])
            if q['type']=='TOTAL': st+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',8.3),('LINEABOVE',(0,i),(-1,i),.8,colors.black)]
        el+=[Paragraph(s.prop,hh),Paragraph('Quarterly Operating Statement &nbsp;|&nbsp; Quarter ended June 30, 2025',sm),Spacer(1,10),Table(data,colWidths=[188]+[56]*3+[62,62,64,62,62],style=TableStyle(st)),PageBreak()]
    data=[['For the quarter ended June 30, 2025','Maple\nAvenue','Orchard\nPark','Riverbend','Combined','% of\nRevenue']]; st=[('FONT',(0,0),(-1,-1),'Helvetica',9),('FONT',(0,0),(-1,0),'Helvetica-Bold',9),('ALIGN',(1,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('LINEBELOW',(0,0),(-1,0),1.2,colors.HexColor('#b3541e')),('TOPPADDING',(0,1),(-1,-1),2.4),('BOTTOMPADDING',(0,1),(-1,-1),2.4)]
    for q in c.rows:
        i=len(data)
        if q['type']=='HEADING': data.append([q['label'].upper()]+['']*5); st.append(('FONT',(0,i),(0,i),'Helvetica-Bold',9)); continue
        data.append([q['label']]+[money(x) for x in q['v']]+[f"{q['v'][3]/c.rows[ti]['v'][3]*100:.1f}%"])
        if q['type']=='TOTAL': st+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',9),('LINEABOVE',(1,i),(-1,i),.6,colors.black),('BACKGROUND',(0,i),(-1,i),tan)]
    el+=[Paragraph('StowRight Holdings III, LLC',hh),Paragraph('Combined Operating Statement',sm),Spacer(1,10),Table(data,colWidths=[220,80,80,80,90,70],style=TableStyle(st))]
    def foot(cv,d): cv.setFont('Helvetica',7); cv.drawString(40,24,'Loan 7715-03  –  unaudited, modified cash basis'); cv.drawRightString(d.pagesize[0]-40,24,f'{d.page}')
    SimpleDocTemplate(os.path.join(DOC,name),pagesize=landscape(letter),leftMargin=48,rightMargin=48,topMargin=40,bottomMargin=38,invariant=1,title='StowRight 2Q25').build(el,onFirstPage=foot,onLaterPages=foot)
    save(name,sts+[c],'SELF_STORAGE','OPERATING_STATEMENT','self storage quarterly package: cover letter, three facilities a page each with budget and prior-year columns, combined by facility',True)
ALL=[d01,d02,d03,d04,d05,d06]
