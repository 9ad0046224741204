from make_common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, A4
from reportlab.lib import colors
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
LB='/usr/share/fonts/truetype/liberation/Liberation'; DJ='/usr/share/fonts/truetype/dejavu/DejaVu'
for n,p in {'Ar':LB+'Sans-Regular','ArB':LB+'Sans-Bold','ArI':LB+'Sans-Italic','Na':LB+'SansNarrow-Regular','NaB':LB+'SansNarrow-Bold','Se':LB+'Serif-Regular','SeB':LB+'Serif-Bold','SeI':LB+'Serif-Italic','Mo':LB+'Mono-Regular','MoB':LB+'Mono-Bold','Dc':DJ+'SansCondensed','DcB':DJ+'SansCondensed-Bold'}.items():
    pdfmetrics.registerFont(TTFont(n,p+'.ttf'))
W=pdfmetrics.stringWidth
def C(name,size): 
    c=canvas.Canvas(doc(name),pagesize=size,invariant=1); return c
def cents(v,neg='-'):
    t=f'{abs(v)/100:,.2f}'
    return t if v>=0 else (f'({t})' if neg=='(' else '-'+t)
def dol(v,neg='('):
    t=f'{abs(v):,}'
    return t if v>=0 else (f'({t})' if neg=='(' else '-'+t)

def qbd():
    name='OakHollow_PL_2024_by_month.pdf'; r=rng(1)
    cols=[f'{m} 24' for m in MON]+['TOTAL']; s=S(13,100)
    def ln(label,v,lv,code):
        v=[round(x*100) for x in v]; return s.line(label,v+[sum(v)],lv,code)
    U=lambda a,b: [round(r.uniform(a,b),2) for _ in range(12)]
    K=lambda x: [x]*12
    Z=lambda **k: [k.get(m,0) for m in MON]
    s.head('Ordinary Income/Expense',0); s.head('Income',1)
    s.head('Rental Income',2,'4000')
    rent=[r.choice([16,16,16,15])*1075+r.choice([0,0,25,-50,50]) for _ in range(12)]
    a=[ln('Apartment Rent',rent,3,'4010'),ln('Garage Rent',[r.choice([4,5,5,6])*60 for _ in range(12)],3,'4020'),ln('Move-in Concessions',Z(Mar=-300,Jul=-537.5,Aug=-300),3,'4080'),ln('Rental Income - Other',Z(May=150,Oct=75),3,'4000')]
    t1=s.tot('Total Rental Income',a,2,'4000')
    b=[ln('Laundry Income',U(95,180),2,'4100'),ln('Late Charges',[r.choice([0,50,50,100]) for _ in range(12)],2,'4200'),ln('Security Deposits Kept',Z(Apr=640,Aug=412.5),2,'4300')]
    ti=s.tot('Total Income',[t1]+b,1,type='TOTAL',key='total_income')
    gp=s.tot('Gross Profit',[ti],0,type='TOTAL')
    s.head('Expense',1)
    e=[ln('Advertising & Promotion',[r.choice([0,39,39,78]) for _ in range(12)],2,'6000'),ln('Bank Service Charges',K(12),2,'6100')]
    s.head('Insurance Expense',2,'6330')
    q=[ln('Property & Liability',Z(Jan=1932.25,Apr=1932.25,Jul=2107.5,Oct=2107.5),3,'6331'),ln('Umbrella',Z(Jul=886),3,'6332')]
    t2=s.tot('Total Insurance Expense',q,2,'6330')
    f=[ln('Management Fees',[round(x*.06,2) for x in rent],2,'6400'),ln('Professional Fees',Z(Mar=1450,Sep=225),2,'6670')]
    s.head('Repairs and Maintenance',2,'6720')
    q=[ln('Appliances',Z(Feb=612.4,Jun=489,Nov=733.18),3,'6721'),ln('Lawn & Snow',[240,310,120,180,180,180,180,180,180,120,0,265],3,'6722'),ln('Painting & Turnover',Z(Mar=875,Jul=1310,Aug=905.5),3,'6723'),ln('Plumbing & Heating',U(0,520),3,'6724'),ln('Supplies',U(18,140),3,'6725')]
    t3=s.tot('Total Repairs and Maintenance',q,2,'6720')
    s.head('Taxes',2,'6800')
    q=[ln('Real Estate Taxes',Z(Feb=8214.37,Aug=8214.36),3,'6810'),ln('Annual Report & License',Z(Apr=138.75),3,'6820')]
    t4=s.tot('Total Taxes',q,2,'6800')
    s.head('Utilities',2,'6900')
    q=[ln('Electric - Common',U(110,190),3,'6910'),ln('Gas - Boiler',[1312.4,1288.15,964.7,611.3,288.4,141.2,118.9,122.55,154.8,402.65,817.9,1175.3],3,'6920'),ln('Refuse',K(196.5),3,'6930'),ln('Water & Sewer',Z(Jan=1422.6,Mar=1390.15,May=1508.9,Jul=1611.42,Sep=1577.03,Nov=1461.2),3,'6940')]
    t5=s.tot('Total Utilities',q,2,'6900')
    te=s.tot('Total Expense',e+[t2]+f+[t3,t4,t5],1,type='TOTAL',key='total_operating_expenses')
    no=s.tot('Net Ordinary Income',[gp,(te,-1)],0,type='TOTAL',key='noi')
    s.head('Other Income/Expense',0); s.head('Other Income',1)
    q=[ln('Interest Income',U(4,9),2,'7010')]
    to=s.tot('Total Other Income',q,1)
    s.head('Other Expense',1)
    bal=512000.0; ii=[]
    for k in range(12): x=round(bal*.0525/12,2); ii.append(x); bal-=3450-x
    q=[ln('Mortgage Interest',ii,2,'8010'),ln('Depreciation Expense',Z(Dec=21818),2,'8020'),ln('Loan Fee Amortization',K(41.67),2,'8030')]
    tx=s.tot('Total Other Expense',q,1)
    oo=s.tot('Net Other Income',[to,(tx,-1)],0,type='TOTAL')
    s.tot('Net Income',[no,oo],0,type='TOTAL',key='net_income')
    PW,PH=1008,612; c=C(name,(PW,PH)); n=len(s.rows); per=44; pages=(n+per-1)//per
    x0=30; first=196; st=60; R=[first+st*k+46 for k in range(13)]
    for p in range(pages):
        c.setFont('ArB',7); c.drawString(x0,PH-30,'3:41 PM'); c.drawString(x0,PH-40,'02/11/25'); c.drawString(x0,PH-50,'Cash Basis')
        c.setFont('ArB',12); c.drawCentredString(PW/2,PH-30,'Oak Hollow Apartments, LLC'); c.setFont('ArB',14); c.drawCentredString(PW/2,PH-47,'Profit & Loss'); c.setFont('ArB',9); c.drawCentredString(PW/2,PH-60,'January through December 2024')
        y=PH-80; c.setFont('ArB',7)
        for k,t in enumerate(cols): c.drawCentredString(R[k]-22,y,t); c.setLineWidth(1.2); c.line(R[k]-45,y-3,R[k],y-3)
        y-=15
        for i in range(p*per,min(n,(p+1)*per)):
            w=s.rows[i]; c.setFont('ArB',7)
            lab=w['label']
            if w['code']: lab=(f"Total {w['code']} · {lab[6:]}" if lab.startswith('Total ') else f"{w['code']} · {lab}")
            c.drawString(x0+w['lv']*11,y,lab); c.setFont('Ar',7)
            if w['type']!='HEADING':
                for k,v in enumerate(w['v']):
                    if w['items']: c.setLineWidth(.4); c.line(R[k]-40,y+7.2,R[k],y+7.2)
                    c.drawRightString(R[k],y,cents(v))
                    if w['label']=='Net Income': c.line(R[k]-40,y-2,R[k],y-2); c.line(R[k]-40,y-3.6,R[k],y-3.6)
            y-=11 if not w['items'] else 12
        c.setFont('ArB',7); c.drawRightString(PW-30,22,f'Page {p+1}'); c.showPage()
    c.save()
    save(name,s.truth('Profit & Loss','Oak Hollow Apartments, LLC','2024-01-01','2024-12-31',cols),'MULTIFAMILY','OPERATING_STATEMENT_T12','QuickBooks Desktop print','P&L by month, account numbers, nested subaccounts, legal landscape, two pages',True)

def appfolio():
    name='income_statement_harborview_aug.pdf'; r=rng(4)
    cols=['Selected Month','Year to Month End']; s=S(2,100)
    ln=lambda l,a,b,lv=3: s.line(l,[round(a*100),round(b*100)],lv)
    s.head('Operating Income & Expense',0); s.head('Income',1)
    s.head('Rent',2)
    a=[ln('Rent Income',58420,471885),ln('Section 8 / HAP Rent',6312,50104),ln('Month to Month Premium',300,2150),ln('Vacancy Loss',0,0) if 0 else ln('Employee Unit Credit',-825,-6600),ln('Rent Concession',-1125,-4310)]
    t=s.tot('Total Rent',a,2)
    b=[ln('Application Fee Income',315,2205,2),ln('Laundry Income',688.25,5412.75,2),ln('Late Fee',550,5125,2),ln('NSF Bank Fees Collected',25,150,2),ln('Parking Income',1480,11720,2),ln('Pet Rent',405,3180,2),ln('Utility Reimbursement (RUBS)',3916.44,29877.03,2),ln('Move Out Charges',0,2846.9,2)]
    ti=s.tot('Total Operating Income',[t]+b,1,type='TOTAL',key='total_income')
    s.head('Expense',1)
    s.head('Administrative',2)
    q=[ln('Bank Fees',22.5,180),ln('Evictions',0,1388),ln('Licenses and Permits',0,960),ln('Office Supplies',61.18,702.49),ln('Postage',14.6,118.72),ln('Tenant Screening',189,1512)]
    A=s.tot('Total Administrative',q,2)
    s.head('Advertising',2); q=[ln('Internet Listings',249,1992),ln('Signage',0,316.4)]; B=s.tot('Total Advertising',q,2)
    s.head('Cleaning and Maintenance',2)
    q=[ln('Carpet Cleaning',285,2170),ln('General Maintenance Labor',2640,20295),ln('Janitorial',780,6240),ln('Landscaping',960,6120),ln('Pest Control',145,1160),ln('Pool Service',425,2125),ln('Snow Removal',0,3480)]
    Cc=s.tot('Total Cleaning and Maintenance',q,2)
    s.head('Insurance',2); q=[ln('Property Insurance',2418.33,19346.64)]; D=s.tot('Total Insurance',q,2)
    s.head('Management Fees',2); q=[ln('Leasing Fees',900,4950),ln('Property Management Fee',3523.06,28681.24)]; E=s.tot('Total Management Fees',q,2)
    s.head('Repairs',2)
    q=[ln('Appliance Repair',318.9,2740.11),ln('Doors and Locks',127.45,964.3),ln('Drywall and Painting',1150,8215),ln('Electrical Repair',0,1872.6),ln('Flooring',0,4406.25),ln('HVAC Repair',812.5,3951.8),ln('Plumbing',1094.22,7308.64),ln('Roof',0,1450),ln('Vendor Refunds',-212,-212)]
    F=s.tot('Total Repairs',q,2)
    s.head('Taxes',2); q=[ln('Property Tax',0,24817.92)]; G=s.tot('Total Taxes',q,2)
    s.head('Utilities',2)
    q=[ln('Electricity - Common',603.17,4711.28),ln('Electricity - Vacant Units',41.06,388.94),ln('Gas',288.4,6914.55),ln('Internet',119.95,959.6),ln('Sewer',1866.2,14518.33),ln('Trash Removal',1085,8680),ln('Water',2041.75,15392.06)]
    H=s.tot('Total Utilities',q,2)
    te=s.tot('Total Operating Expense',[A,B,Cc,D,E,F,G,H],1,type='TOTAL',key='total_operating_expenses')
    no=s.tot('NOI - Net Operating Income',[ti,(te,-1)],0,type='TOTAL',key='noi')
    s.head('Other Income & Expense',0); s.head('Other Income',1)
    q=[ln('Interest on Bank Accounts',11.83,88.4,2)]; to=s.tot('Total Other Income',q,1)
    s.head('Other Expense',1)
    q=[ln('Capital Improvement - Unit 12 Kitchen',0,9840,2),ln('Mortgage Interest',9418.72,76011.37,2),ln('Owner Legal',350,1225,2)]
    tx=s.tot('Total Other Expense',q,1)
    oo=s.tot('Net Other Income',[to,(tx,-1)],0,type='TOTAL')
    TI=s.tot('Total Income',[ti,to],0,type='TOTAL'); TE=s.tot('Total Expense',[te,tx],0,type='TOTAL')
    s.tot('Net Income',[TI,(TE,-1)],0,type='TOTAL',key='net_income')
    c=C(name,letter); PW,PH=letter; X=[345,410,495,572]; base=s.rows[ti]['v']
    def headr(y):
        c.setFillColor(colors.HexColor('#e9ecef')); c.rect(36,y-14,PW-72,26,fill=1,stroke=0); c.setFillColor(colors.black); c.setFont('DcB',7.5); c.drawString(40,y-3,'Account Name')
        for x,(u,d) in zip(X,[('Selected','Month'),('% of Selected','Month'),('Year to','Month End'),('% of Year to','Month End')]): c.drawRightString(x,y+2,u); c.drawRightString(x,y-8,d)
        return y-26
    pg=[1]
    def foot():
        c.setFont('Dc',6.5); c.setFillColor(colors.grey); c.drawString(36,26,'Created on 09/09/2024'); c.drawRightString(PW-36,26,f'Page {pg[0]}'); c.setFillColor(colors.black); c.showPage(); pg[0]+=1
    c.setFont('DcB',15); c.drawString(36,PH-48,'Income Statement'); c.setFont('Dc',8)
    y=PH-64
    for t in ['Pinecrest Property Services','Properties: Harborview Commons - 210 W. Alder St. Fairmont, OH 45999','As of: Aug 2024','Accounting Basis: Cash','Level of Detail: Detail View','Include Zero Balance GL Accounts: No']: c.drawString(36,y,t); y-=11
    y=headr(y-14)
    for w in s.rows:
        if y<48: foot(); y=headr(PH-50)
        b=w['type']!='LINE'; c.setFont('DcB' if b else 'Dc',7.5); c.drawString(40+w['lv']*10,y,w['label'])
        if w['type']!='HEADING':
            if w['items']: c.setStrokeColor(colors.grey); c.setLineWidth(.5); c.line(285,y+9,572,y+9)
            for k in (0,1): c.drawRightString(X[2*k],y,cents(w['v'][k])); c.drawRightString(X[2*k+1],y,f"{100*w['v'][k]/base[k]:.2f}")
        y-=13
        if w['label'] in('Total Operating Expense','NOI - Net Operating Income'): y-=4
    foot(); c.save()
    save(name,s.truth('Income Statement','Harborview Commons',None,'2024-08-31',cols),'MULTIFAMILY','OPERATING_STATEMENT','AppFolio print','selected month and year to date each with a percent column, two pages, nested sections',False)

def tax():
    name='client_copy_sched_rents_expenses_2023.pdf'
    cols=['A','B','C','D','Total']; s=S(5); N=None
    def ln(l,*v): return s.line(l,list(v)+[sum(x or 0 for x in v)],0)
    no_=[]
    s.head('INCOME')
    i=[ln('Gross rents received',25200,41880,18600,30450),ln('Other income (laundry, forfeited deposits)',N,1134,N,675)]
    ti=s.tot('Total income. Add lines 3 and 4',i,type='TOTAL',key='total_income')
    s.head('EXPENSES')
    e=[ln('Advertising',N,145,60,88),ln('Auto and travel',212,318,106,212),ln('Cleaning and maintenance',980,2415,640,1105),ln('Commissions',N,N,600,N),ln('Insurance',1366,2471,1128,1590),ln('Legal and other professional fees',375,375,850,375),
       ln('Management fees',N,3351,N,2436),ln('Mortgage interest paid to banks, etc.',5918,9402,N,7266),ln('Other interest',N,N,1844,N),ln('Repairs',1733,4094,6215,2087),ln('Supplies',188,402,275,241),ln('Taxes - real estate',2904,4618,1987,3350),
       ln('Taxes - other',N,25,N,25),ln('Utilities',N,3772,1390,1246),ln('Depreciation expense',4364,7127,3055,5418),ln('Other: condo / HOA dues',N,N,3300,N)]
    te=s.tot('Total expenses. Add lines 6 through 21',e,type='TOTAL',key='total_operating_expenses')
    s.tot('Net income or (loss). Line 5 less line 22',[ti,(te,-1)],type='TOTAL',key='net_income')
    c=C(name,letter); PW,PH=letter
    c.setFont('NaB',8); c.drawString(36,PH-36,'CLIENT COPY'); c.setFont('ArB',13); c.drawCentredString(PW/2,PH-42,'Schedule of Rents and Expenses'); c.setFont('Ar',8); c.drawCentredString(PW/2,PH-54,'Rental real estate - worksheet to the owners\' return, calendar year 2023')
    c.setFont('Ar',8); c.drawRightString(PW-36,PH-36,'Year 2023'); c.setLineWidth(1); c.line(36,PH-62,PW-36,PH-62)
    c.setFont('Ar',7); c.drawString(38,PH-71,'Name of rental activity'); c.setFont('ArB',9); c.drawString(38,PH-83,'Elm Street Portfolio (4 properties)')
    c.setFont('Ar',7); c.drawString(360,PH-71,'Prepared by'); c.setFont('Ar',9); c.drawString(360,PH-83,'Brightwater Tax & Books, Inc.')
    c.line(36,PH-88,PW-36,PH-88)
    y=PH-101; c.setFont('ArB',8); c.drawString(38,y,'1'); c.drawString(54,y,'Physical address of each property'); c.drawString(330,y,'2  Type'); c.drawString(420,y,'Days rented'); c.drawString(500,y,'Personal use')
    for L_,ad,t,d in [('A','812 Elm Street, single house','Single family',365),('B','816-820 Elm Street, triplex','Multi-family',365),('C','41 Orchard Ct #7, condominium','Condo',310),('D','1105 W. Elm Street, duplex','Multi-family',365)]:
        y-=12; c.setFont('ArB',8); c.drawString(54,y,L_); c.setFont('Ar',8); c.drawString(70,y,ad); c.drawString(340,y,t); c.drawRightString(455,y,str(d)); c.drawRightString(540,y,'0')
    y-=8; c.line(36,y,PW-36,y); top=y; X=[318,378,438,498,574]; c.setFont('ArB',8); y-=14
    c.drawString(120,y,'Properties')
    for x,t in zip(X,cols): c.drawCentredString(x-24 if t!='Total' else x-30,y,t)
    y-=5; c.setLineWidth(.6); c.line(36,y,PW-36,y); y-=14; num=3
    for w in s.rows:
        if w['type']=='HEADING': c.setFont('ArB',8.5); c.drawString(38,y,w['label']); y-=15; continue
        b=w['type']!='LINE'; f='ArB' if b else 'Ar'; c.setFont(f,8); c.drawString(40 if num>9 else 44,y,str(num)); c.drawString(58,y,w['label']); e0=58+W(w['label'],f,8)+4
        c.setFont('Ar',8); 
        if not b or True:
            x=256
            while x>e0: c.drawString(x,y,'.'); x-=9
        c.setFont(f,8); c.setFillColor(colors.grey); c.setFont('Ar',6.5); c.drawRightString(271,y,str(num)); c.setFillColor(colors.black); c.setFont(f,8)
        for x,v in zip(X,w['v']):
            if v is not None: c.drawRightString(x,y,dol(v))
        c.setLineWidth(.25); c.setStrokeColor(colors.lightgrey); c.line(274,y-3.5,PW-36,y-3.5); c.setStrokeColor(colors.black)
        if b: c.setLineWidth(.8); c.line(36,y-4,PW-36,y-4)
        y-=17; num+=1
    bot=y+13
    c.setLineWidth(.4)
    for x in [274]+[x+4 for x in X[:-1]]: c.line(x,top,x,bot)
    c.rect(36,bot,PW-72,top-bot,fill=0)
    c.setFont('ArI',7); c.drawString(38,bot-12,'Whole dollars; cents dropped by rounding. Blank = none. Passive loss limits are figured elsewhere in the return.'); c.drawString(38,bot-22,'Line 14 (other interest) on C is the seller note. Placed in service: A 2011, B 2014, C 2019, D 2016.')
    c.save()
    save(name,s.truth('Schedule of Rents and Expenses','Elm Street Portfolio','2023-01-01','2023-12-31',cols),'SINGLE_FAMILY_RENTAL','OPERATING_STATEMENT','tax accountant','own tax-style schedule, line numbers, dotted leaders, properties A-D and total, depreciation among expenses',True)

def letter_doc():
    name='Letter to First Prairie re Willow Creek Plaza.pdf'
    cols=['2023','2024']; s=S(2); ln=lambda l,a,b: s.line(l,[a,b],0)
    i=[ln('Base rents, six tenants',148200,153960),ln('Tenants\' share of taxes and insurance',31466,33902),ln('Empty space (Suite E, four months)',None,-7600)]
    ti=s.tot('What we collected',i,type='TOTAL',key='total_income')
    e=[ln('Real estate taxes',24118,25377),ln('Insurance',6904,8215),ln('Plowing, sweeping, parking lot',7350,6480),ln('Repairs, incl. rooftop units',9872,14106),ln('Lights and water',4415,4629),ln('Bookkeeping and accountant',3600,3750)]
    te=s.tot('What it cost to run',e,type='TOTAL',key='total_operating_expenses')
    no=s.tot('Income before the mortgage',[ti,(te,-1)],type='TOTAL',key='noi')
    m=ln('Mortgage payments to First Prairie',-71448,-71448)
    n=ln('New canopy lighting (one time)',None,-11820)
    s.tot('Cash left',[no,m,n],type='TOTAL',key='net_cash_flow')
    c=C(name,letter); PW,PH=letter; f=11.2
    c.setFont('SeB',15); c.drawCentredString(PW/2,PH-62,'DUNMORE & SONS REALTY'); c.setFont('Se',9.5); c.drawCentredString(PW/2,PH-76,'P.O. Box 318   •   Ashby Falls, Iowa 50999   •   (555) 555-0131')
    y=PH-116; c.setFont('Se',f)
    def para(lines):
        nonlocal y
        for t in lines: c.drawString(80,y,t); y-=14
        y-=7
    para(['February 18, 2025']); para(['Ms. Carol Vandermeer','First Prairie Bank, Commercial Loans','200 Main Street, Ashby Falls']); para(['Re: Willow Creek Plaza, loan no. 30-4471, annual figures'])
    para(['Dear Carol,']); para(['As you asked, here are the plaza\'s income and expenses for the last two calendar years, taken','from our check register (we keep it on the cash basis). Suite E stood empty from June through','September 2024; the nail salon took it on October 1 at $1,900 a month.'])
    x1,x2=430,505
    c.setFont('SeI',f); c.drawRightString(x1,y,'2023'); c.drawRightString(x2,y,'2024'); y-=17
    for k,w in enumerate(s.rows):
        t=bool(w['items']); c.setFont('SeB' if t else 'Se',f); c.drawString(100+(14 if not t else 0),y,w['label'])
        for x,v in zip((x1,x2),w['v']):
            if v is None: continue
            g=('$' if k==0 or t else '')+f'{abs(v):,}'; g=f'({g})' if v<0 else g
            c.drawRightString(x+(W(')','Se',f) if v<0 else 0),y,g)
            if t: c.setLineWidth(.5); c.line(x-52,y+11,x,y+11)
        y-=15.5
        if t: y-=4
    y-=8
    c.setFont('Se',f)
    para(['The jump in repairs is two compressors, which we do not expect again. All six suites are let','today and the earliest lease to come up is the barber\'s, in April 2026. The 2024 tax bill has','been paid in full; I enclose the receipt.'])
    para(['Please call if anything is unclear.']); para(['Yours truly,']); y-=16; para(['Walter Dunmore','Managing Member']); c.setFont('Se',9); c.drawString(80,y,'encl.')
    c.save()
    save(name,s.truth('income and expenses for the last two calendar years','Willow Creek Plaza',None,'2024-12-31',cols),'RETAIL','OPERATING_STATEMENT','small owner','letter with a short borderless table, home-made labels, parentheses',True)

def cpa():
    name='Meridian Court compiled FS 2024.pdf'
    cols=['2024','2023']; s=S(2); N=None
    ln=lambda l,a,b,lv=1: s.line(l,[a,b],lv)
    s.head('REVENUES')
    i=[ln('Office rents',612480,598215),ln('Operating expense recoveries (Note 4)',88316,81940),ln('Parking',21600,20400),ln('Lease termination fee',N,18500),ln('Other',3174,2286)]
    ti=s.tot('Total revenues',i,1,type='TOTAL',key='total_income')
    s.head('OPERATING EXPENSES')
    e=[ln('Cleaning and janitorial',49870,47312),ln('Elevator maintenance',8640,8388),ln('Insurance',21755,18904),ln('Landscaping and snow removal',12430,14215),ln('Management fee - related party (Note 5)',29023,28854),ln('Professional fees',11250,9875),
       ln('Property taxes',94618,92007),ln('Repairs and maintenance',38102,41669),ln('Security and alarm',5316,5160),ln('Utilities',71944,68530)]
    te=s.tot('Total operating expenses',e,1,type='TOTAL',key='total_operating_expenses')
    no=s.tot('INCOME FROM OPERATIONS BEFORE FINANCING AND DEPRECIATION',[ti,(te,-1)],0,type='TOTAL',key='noi',wrap=['INCOME FROM OPERATIONS BEFORE','   FINANCING AND DEPRECIATION'])
    s.head('OTHER INCOME (EXPENSE)')
    o=[ln('Interest income',1422,803),ln('Interest expense',-128640,-132275),ln('Depreciation and amortization',-117365,-115910),ln('Loss on disposal of equipment',-2188,N)]
    oo=s.tot('Total other income (expense)',o,1)
    ni=s.tot('NET INCOME',[no,oo],0,type='TOTAL',key='net_income')
    d=-90000
    pb=s.line("PARTNERS' CAPITAL, BEGINNING OF YEAR",[0,418905],0)
    dd=s.line('DISTRIBUTIONS TO PARTNERS',[-120000,-96000],0)
    end23=s.rows[ni]['v'][1]+418905-96000; s.rows[pb]['v'][0]=end23
    s.tot("PARTNERS' CAPITAL, END OF YEAR",[ni,pb,dd],0,type='TOTAL')
    c=C(name,letter); PW,PH=letter; M=86
    def firm():
        c.setFont('SeI',9); c.drawCentredString(PW/2,34,"See accompanying notes and independent accountant's compilation report.")
    c.setFont('SeB',18); c.drawCentredString(PW/2,PH-250,'MERIDIAN COURT ASSOCIATES'); c.setFont('Se',12); c.drawCentredString(PW/2,PH-268,'(A Limited Partnership)'); c.setFont('SeB',14); c.drawCentredString(PW/2,PH-310,'FINANCIAL STATEMENT'); c.setFont('Se',12); c.drawCentredString(PW/2,PH-332,'Years Ended December 31, 2024 and 2023'); c.drawCentredString(PW/2,PH-350,'Income Tax Basis')
    c.drawCentredString(PW/2,150,'Ostrander Pell & Company, CPAs'); c.showPage()
    c.setFont('SeB',13); c.drawCentredString(PW/2,PH-80,'Ostrander Pell & Company'); c.setFont('Se',10); c.drawCentredString(PW/2,PH-94,'Certified Public Accountants'); c.setFont('SeB',11.5); c.drawCentredString(PW/2,PH-136,"INDEPENDENT ACCOUNTANT'S COMPILATION REPORT"); c.setFont('Se',11); y=PH-165
    for t in ['To the Partners','Meridian Court Associates','','Management is responsible for the accompanying statement of revenues, expenses and changes in',"partners' capital - income tax basis of Meridian Court Associates (a limited partnership) for the",'years ended December 31, 2024 and 2023, and the related notes. We have performed compilation','engagements in accordance with Statements on Standards for Accounting and Review Services. We','did not audit or review the financial statement nor were we required to perform any procedures to','verify the accuracy or completeness of the information provided by management. We do not express','an opinion, a conclusion, nor provide any assurance on this financial statement.','','The financial statement is prepared in accordance with the income tax basis of accounting, which is','a basis of accounting other than accounting principles generally accepted in the United States.','','','March 21, 2025']: c.drawString(M,y,t); y-=15
    c.showPage()
    y=PH-58; 
    for t,f,z in [('MERIDIAN COURT ASSOCIATES','SeB',12),("STATEMENT OF REVENUES, EXPENSES AND CHANGES IN PARTNERS' CAPITAL",'SeB',11),('INCOME TAX BASIS','SeB',11),('For the Years Ended December 31, 2024 and 2023','Se',11)]: c.setFont(f,z); c.drawCentredString(PW/2,y,t); y-=14
    y-=12; x1,x2=432,526; c.setFont('SeB',10.5)
    for x,t in ((x1,'2024'),(x2,'2023')): c.drawCentredString(x-28,y,t); c.setLineWidth(.6); c.line(x-62,y-3,x,y-3)
    y-=18; firstofblock=True
    for w in s.rows:
        c.setFont('Se',10.5)
        if w['type']=='HEADING': y-=4; c.drawString(M,y,w['label']); y-=14; continue
        if w['lv']==0: y-=5
        lx=M+14*w['lv']+(16 if w['label'].startswith('Total') else 0)
        if w.get('wrap'): c.drawString(lx,y,w['wrap'][0]); y-=13; c.drawString(lx,y,w['wrap'][1])
        else: c.drawString(lx,y,w['label'])
        dl=w['label'] in('Office rents','NET INCOME',"PARTNERS' CAPITAL, END OF YEAR")
        for x,v in ((x1,w['v'][0]),(x2,w['v'][1])):
            if v is None: c.drawRightString(x-4,y,'-')
            else: c.drawRightString(x+(W(')','Se',10.5) if v<0 else 0),y,dol(v))
            if dl: c.drawString(x-66,y,'$')
            if w['items']: c.line(x-62,y+10.5,x,y+10.5)
            if 'END' in w['label']: c.line(x-62,y-3,x,y-3); c.line(x-62,y-5,x,y-5)
        y-=14.2
    firm(); c.setFont('Se',9); c.drawCentredString(PW/2,20,'- 3 -'); c.showPage()
    c.setFont('SeB',12); c.drawCentredString(PW/2,PH-60,'MERIDIAN COURT ASSOCIATES'); c.drawCentredString(PW/2,PH-75,'NOTES TO FINANCIAL STATEMENT'); c.setFont('Se',10.5); y=PH-105
    for t in ['1.  ORGANIZATION.  The Partnership owns a 38,200 square foot, three-story office building at','     600 Meridian Court. Rents are billed monthly in advance.','','2.  BASIS.  The statement is prepared on the accrual method used for federal income tax purposes.','','3.  MORTGAGE.  The note bears interest at 5.10% and matures September 1, 2029. The balance at','     December 31, 2024 was $2,488,410 (2023: $2,561,222). Principal paid in 2024 was $72,812.','','4.  RECOVERIES.  Tenants reimburse increases in operating expenses and taxes over a base year.','','5.  RELATED PARTY.  The building is managed by an affiliate of the general partner for 4% of','     gross receipts, as defined.','','6.  MINIMUM FUTURE RENTS at December 31, 2024:']: c.drawString(M,y,t); y-=15
    for a,b in [('2025','$ 588,400'),('2026','521,775'),('2027','364,190'),('Thereafter','402,600')]: c.drawString(150,y,a); c.drawRightString(330,y,b); y-=14
    c.setFont('Se',9); c.drawCentredString(PW/2,20,'- 4 -'); c.save()
    save(name,s.truth("Statement of Revenues, Expenses and Changes in Partners' Capital - Income Tax Basis",'MERIDIAN COURT ASSOCIATES',None,'2024-12-31',cols),'OFFICE','OPERATING_STATEMENT','CPA','compiled statement with cover, report and notes; two years; capital roll-forward below net income',True)

def broker():
    name='Larchmont24_OM_financials.pdf'
    cols=['Current','Pro Forma']; s=S(2); U=24
    ln=lambda l,a,b,n='',sh=None: s.line(l,[a,b],1,note=n,show=sh or l)
    s.head('INCOME')
    g=ln('Scheduled Gross Rent',397440,452160,'Avg $1,380 / mo; market $1,570')
    v=ln('Less: Vacancy & Credit Loss',-19872,-22608,'5.0% of scheduled rent')
    nr=s.tot('Net Rental Income',[g,v],1,note='')
    o=[ln('Laundry',4380,4800,'Lease w/ vendor to 2027'),ln('Parking (18 covered)',6480,8640,'$30 going to $40'),ln('RUBS',None,21600,'New; $75 / unit / mo'),ln('Fees & Other',2915,2915,'')]
    eg=s.tot('Effective Gross Income',[nr]+o,0,type='TOTAL',key='total_income',note='')
    s.head('EXPENSES')
    e=[ln('Real Estate Taxes',48216,53400,'Est. reassessment'),ln('Insurance',14880,15600,'Owner\'s bill, 8/24'),ln('Water / Sewer',19344,19344,''),ln('Gas & Electric (house)',11208,11208,''),ln('Trash',6120,6120,''),ln('Repairs & Maintenance',22460,18000,'$750 / unit'),
       ln('Turnover',9615,7200,'$300 / unit'),ln('Landscaping / Snow',6350,6350,''),ln('Contract Services',3942,3942,'Pest, fire, boiler'),ln('Management',16450,23375,'5.0% of EGI pro forma'),ln('Admin & Marketing',4108,4200,''),ln('Reserves',None,6000,'$250 / unit')]
    te=s.tot('Total Expenses',e,0,type='TOTAL',key='total_operating_expenses',note='')
    no=s.tot('Net Operating Income',[eg,(te,-1)],0,type='TOTAL',key='noi',note='')
    d=ln('Less: Debt Service (new loan)',-137016,-137016,'65% LTV, 6.10%, 30 yr')
    s.tot('Cash Flow Before Taxes',[no,d],0,type='TOTAL',key='net_cash_flow',note='')
    assert abs(s.rows[eg]['v'][1]*.05-23375)<2, s.rows[eg]['v'][1]*.05
    c=C(name,landscape(letter)); PW,PH=landscape(letter); navy=colors.HexColor('#12304f'); gold=colors.HexColor('#b98b2f')
    c.setFillColor(navy); c.rect(0,PH-54,PW,54,fill=1,stroke=0); c.setFillColor(colors.white); c.setFont('ArB',18); c.drawString(40,PH-35,'LARCHMONT 24'); c.setFont('Ar',10); c.drawRightString(PW-40,PH-33,'INCOME & EXPENSES   |   24 UNITS')
    c.setFillColor(gold); c.rect(0,PH-58,PW,4,fill=1,stroke=0)
    xs={'c':268,'cu':326,'cp':372,'p':448,'pu':506,'pp':552}; y=PH-82; c.setFillColor(navy); c.setFont('ArB',9)
    c.drawCentredString(314,y,'CURRENT'); c.drawCentredString(492,y,'PRO FORMA'); c.setStrokeColor(gold); c.line(215,y-4,374,y-4); c.line(392,y-4,554,y-4); y-=15; c.setFont('Ar',7.5)
    for k,t in (('c','Total'),('cu','Per Unit'),('cp','% EGI'),('p','Total'),('pu','Per Unit'),('pp','% EGI')): c.drawRightString(xs[k],y,t)
    c.drawString(568,y,'Notes'); y-=14
    E=s.rows[eg]['v']
    for w in s.rows:
        if w['type']=='HEADING': c.setFillColor(navy); c.setFont('ArB',8.5); c.drawString(40,y,w['label']); y-=13.5; continue
        t=w['type']=='TOTAL'; st=w['type']=='SUBTOTAL'
        if t: c.setFillColor(colors.HexColor('#e8edf3')); c.rect(36,y-4,PW-72,13.5,fill=1,stroke=0)
        c.setFillColor(colors.black); f='ArB' if t else ('ArI' if st else 'Ar'); c.setFont(f,8.5); c.drawString(40+8*w['lv'],y,w['label'])
        for k,v_,e_ in (('c',w['v'][0],E[0]),('p',w['v'][1],E[1])):
            if v_ is None: c.drawRightString(xs[k],y,'-'); continue
            c.drawRightString(xs[k],y,('$' if t else '')+f'{v_:,}' if v_>=0 else f'({-v_:,})')
            pu=round(v_/U); c.drawRightString(xs[k+'u'],y,f'{pu:,}' if pu>=0 else f'({-pu:,})'); c.drawRightString(xs[k+'p'],y,f'{100*v_/e_:.1f}%')
        c.setFont('ArI',7); c.setFillColor(colors.HexColor('#444444')); c.drawString(568,y,w['note']); y-=14 if not t else 18
    # side box: pricing
    c.setStrokeColor(navy); c.roundRect(568,PH-180,PW-568-36,0,0) if 0 else None
    y-=4; c.setFillColor(navy); c.setFont('ArB',8); c.drawString(40,y,'PRICING'); c.setFont('Ar',8); c.setFillColor(colors.black)
    c.drawString(100,y,'Offering price $2,900,000     |     $120,833 per unit     |     Down payment 35% ($1,015,000)     |     Year built 1968'); 
    c.setFont('Ar',6); c.setFillColor(colors.grey); c.drawString(40,22,'Current column is the seller\'s bookkeeper\'s 2024 profit and loss, rearranged. Information believed reliable but not guaranteed. Buyer to verify all figures.'); c.drawRightString(PW-40,22,'Copperline Multifamily Advisors'); c.save()
    save(name,s.truth('Income & Expenses','LARCHMONT 24',None,None,cols),'MULTIFAMILY','OPERATING_STATEMENT','broker','OM page, current and pro forma each with per-unit and % columns under grouped header, notes column',False)

def mono():
    name='STANTON_IS_0924.pdf'
    cols=['Current Month Actual','Current Month Budget','Current Month Variance','Year to Date Actual','Year to Date Budget','Year to Date Variance']; s=S(6,100)
    def ln(l,code,a,b,c_,d):
        q=[round(x*100) for x in (a,b,c_,d)]; return s.line(l,[q[0],q[1],q[0]-q[1],q[2],q[3],q[2]-q[3]],1,code)
    s.head('RENTAL INCOME')
    a=[ln('APARTMENT RENTS','4100-00',21340,21600,190815,194400),ln('STORE RENTS','4110-00',11750,11750,105750,105750),ln('CONCESSIONS','4150-00',-400,-250,-2950,-2250),ln('RETURNED CHECKS','4160-00',-1080,0,-3240,0)]
    t1=s.tot('TOTAL RENTAL INCOME',a)
    s.head('OTHER INCOME')
    b=[ln('CAM AND TAX RECOVERY','4210-00',1862.5,1862.5,16762.5,16762.5),ln('COIN LAUNDRY','4220-00',241.75,260,2318.5,2340),ln('LATE FEES','4230-00',120,100,1015,900),ln('BILLBOARD LEASE','4240-00',650,650,5850,5850)]
    t2=s.tot('TOTAL OTHER INCOME',b)
    ti=s.tot('TOTAL INCOME',[t1,t2],type='TOTAL',key='total_income')
    s.head('OPERATING EXPENSES')
    e=[ln('MANAGEMENT FEE','5010-00',1724.24,1799.63,15816.05,16187.63),ln('SUPERINTENDENT','5020-00',1450,1450,13050,13050),ln('PAYROLL TAXES','5025-00',119.63,116,1072.41,1044),ln('CLEANING SUPPLIES','5110-00',87.42,90,766.31,810),ln('EXTERMINATING','5120-00',95,95,855,855),
       ln('ELEVATOR CONTRACT','5130-00',368.2,368.2,3313.8,3313.8),ln('BOILER AND PLUMBING','5140-00',642.1,450,5207.77,4050),ln('GENERAL REPAIRS','5150-00',1311.85,900,9046.4,8100),ln('INSURANCE CLAIM REFUND','5155-00',-1250,0,-1250,0),ln('FUEL OIL','5210-00',0,150,12388.14,11800),ln('ELECTRIC COMMON','5220-00',388.67,410,3604.92,3690),
       ln('WATER AND SEWER','5230-00',1905.33,1850,5588.6,5550),ln('INSURANCE','5310-00',1296,1296,11664,11664),ln('REAL ESTATE TAXES','5320-00',4610.5,4610.5,41494.5,41494.5),ln('LEGAL AND ACCOUNTING','5410-00',275,300,3190,2700)]
    te=s.tot('TOTAL OPERATING EXPENSES',e,type='TOTAL',key='total_operating_expenses')
    no=s.tot('NET OPERATING INCOME',[ti,(te,-1)],type='TOTAL',key='noi')
    s.head('NON-OPERATING')
    f=[ln('MORTGAGE INTEREST','7010-00',7288.14,7288.14,66203.4,66203.4),ln('MORTGAGE PRINCIPAL','7020-00',2106.9,2106.9,18351.96,18351.96),ln('LOBBY TILE','7110-00',0,0,6980,7500),ln('RESERVE INTEREST EARNED','7210-00',-31.4,-25,-268.75,-225)]
    tf=s.tot('TOTAL NON-OPERATING',f)
    s.tot('NET CASH FLOW',[no,(tf,-1)],type='TOTAL',key='net_cash_flow')
    # planted: one digit in GENERAL REPAIRS YTD actual 9,046.40 -> 9,646.40
    for w in s.rows:
        if w['code']=='5150-00': assert w['v'][3]==904640; w['v'][3]=964640
    pl={'what':'GENERAL REPAIRS Year to Date Actual printed 9,646.40 instead of 9,046.40 (one digit); its variance, the totals and NOI follow the true 9,046.40','kind':'digit_changed'}
    c=C(name,landscape(letter)); PW,PH=landscape(letter); fs=8; 
    def m(v): t=f'{abs(v)/100:,.2f}'; return t+('CR' if v<0 else '  ')
    L=[]
    hd=['HOLLIS BOOKKEEPING SERVICE                                   INCOME STATEMENT                                          RUN 10/07/24  14:22',
        'PROPERTY 017  STANTON BLOCK                            FOR PERIOD ENDING 09/30/24                                       PAGE   %d','',
        ' '*34+'|------------ CURRENT MONTH -------------|   |------------- YEAR TO DATE -------------|',
        'ACCT     DESCRIPTION'+' '*14+''.join(f'{t:>12}  ' for t in ('ACTUAL','BUDGET','VARIANCE'))+' '+''.join(f'{t:>12}  ' for t in ('ACTUAL','BUDGET','VARIANCE')),'='*120]
    for w in s.rows:
        if w['type']=='HEADING': L+=['',' '*9+w['label']]; continue
        row=f"{w['code'] or '':<9}{('  ' if not w['items'] else '')+w['label']:<25}"
        vs=''.join(f'{m(v):>14}' for v in w['v'][:3])+' '+''.join(f'{m(v):>14}' for v in w['v'][3:])
        if w['items']: L.append(' '*34+''.join(f"{'-'*10+'  ':>14}" for _ in range(3))+' '+''.join(f"{'-'*10+'  ':>14}" for _ in range(3)))
        L.append(row+vs)
    L.append(' '*34+''.join(f"{'='*10+'  ':>14}" for _ in range(3))+' '+''.join(f"{'='*10+'  ':>14}" for _ in range(3)))
    L+=['','CR = NEGATIVE AMOUNT.  VARIANCE = ACTUAL LESS BUDGET.  RESERVE INTEREST IS SHOWN AS A REDUCTION OF NON-OPERATING.']
    pages=[L[:42],L[42:]]
    for k,P in enumerate(pages):
        y=PH-40; c.setFont('Mo',fs)
        for t in [h%(k+1) if '%d' in h else h for h in hd]+P: c.drawString(44,y,t); y-=10.6
        c.showPage()
    c.save()
    save(name,s.truth('INCOME STATEMENT','STANTON BLOCK',None,'2024-09-30',cols,planted=pl),'MIXED_USE','OPERATING_STATEMENT','bookkeeping service','monospaced line-printer print, CR negatives, month and YTD actual/budget/variance, two pages',True)
if __name__=='__main__':
    for f in (qbd,appfolio,tax,letter_doc,cpa,broker,mono): f()
