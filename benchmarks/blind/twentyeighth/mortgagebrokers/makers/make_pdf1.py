import random, os
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, legal
from reportlab.lib import colors

# ---------- 1 QuickBooks desktop, previous year comparison
def p1():
    R=random.Random(2801)
    s=S('Profit & Loss Prev Year Comparison','Palo Verde Plaza Partners, LLC','2024-01-01','2024-12-31',['Jan - Dec 24','Jan - Dec 23','$ Change'])
    def ln(lab,a,b,ind): return s.L(lab,[a,b,a-b],ind)
    def yr(x,g=.04): 
        a=int(x*100)+R.randint(-9999,9999); return a,int(a/(1+R.uniform(-.06,.12)))
    def grp(lab,items,ind):
        s.H(lab,ind); ids=[]
        for it in items:
            if len(it)==3: ids.append(ln(it[0],int(round(it[1]*100)),int(round(it[2]*100)),ind+1))
            else: a,b=yr(it[1]); ids.append(ln(it[0],a,b,ind+1))
        return s.T('Total '+lab,ids,ind)
    s.H('Ordinary Income/Expense',0); s.H('Income',1); inc=[]
    inc.append(grp('Rental Income',[('Base Rent',812440.16,771962.40),('Percentage Rent',11218.07,9840.55),('Holdover Rent',0,6412.50),('Rent Concessions',-14250,-3800)],2))
    inc.append(grp('Tenant Reimbursements',[('CAM Charges',148200),('Insurance Recovery',26400),('Real Estate Tax Recovery',131900),('Prior Year CAM True-Up',-7318.44,4126.09)],2))
    a,b=yr(2900); inc.append(ln('Late Charges & NSF Fees',a,b,2))
    inc.append(ln('Pylon Sign Rent',960000,960000,2)); 
    ti=s.T('Total Income',inc,1,key='total_income')
    gp=s.T('Gross Profit',[ti],0)
    s.H('Expense',1); ex=[]
    def e(lab,x): a,b=yr(x); ex.append(ln(lab,a,b,2))
    e('Advertising and Promotion',1850); ex.append(ln('Bank Service Charges',41820,39600,2))
    ex.append(grp('Insurance Expense',[('Commercial Property',21480),('General Liability & Umbrella',6310),('Flood',0,1922)],2))
    e('Landscaping and Irrigation',19840); ex.append(ln('Licenses and Permits',87500,87500,2)); e('Management Fees',45200); e('Office Supplies & Postage',640)
    ex.append(grp('Professional Fees',[('Accounting',8750,8250),('Consulting',0,4400),('Legal Fees',6480)],2))
    e('Property Taxes',139700)
    ex.append(grp('Repairs and Maintenance',[('Asphalt & Striping',17840,2260),('Backflow Testing',585,585),('Electrical & Lighting',7120),('HVAC',9250),('Janitorial & Day Porter',14880),('Painting',2310),('Plumbing',4875),('Roof',6390),('Supplies',1180)],2))
    e('Security Patrol',18600); e('Sweeping',9120); e('Trash Removal',22800)
    ex.append(grp('Utilities',[('Electricity - House Meters',16240),('Telephone - Alarm Lines',2160),('Water & Sewer',13980)],2))
    te=s.T('Total Expense',ex,1,key='total_operating_expenses')
    no=s.T('Net Ordinary Income',[gp,(te,-1)],0,t='TOTAL',key='noi')
    s.H('Other Income/Expense',0); s.H('Other Income',1)
    o=[ln('Easement Settlement',1250000,0,2),ln('Interest Income',318466,91207,2)]
    oi=s.T('Total Other Income',o,1)
    s.H('Other Expense',1); o=[ln('Amortization Expense',611400,611400,2),ln('Depreciation Expense',14638200,14712900,2),ln('Leasing Commissions',2319050,874300,2),ln('Mortgage Interest',24118766,24735941,2)]
    oe=s.T('Total Other Expense',o,1)
    nx=s.T('Net Other Income',[oi,(oe,-1)],0)
    s.T('Net Income',[no,nx],0,t='TOTAL',key='net_income')
    f='pv_plaza_PL_PrevYr_2024.pdf'; c=canvas.Canvas(os.path.join(DOC,f),pagesize=letter,invariant=1)
    X=[355,430,505,558]; pg=[0]
    def head():
        pg[0]+=1
        c.setFont('Helvetica-Bold',8); c.drawString(38,758,'2:47 PM'); c.drawString(38,746,'02/11/25'); c.drawString(38,734,'Accrual Basis')
        c.setFont('Helvetica-Bold',12); c.drawCentredString(306,757,'Palo Verde Plaza Partners, LLC')
        c.setFont('Helvetica-Bold',14); c.drawCentredString(306,740,'Profit & Loss Prev Year Comparison')
        c.setFont('Helvetica-Bold',10); c.drawCentredString(306,725,'January through December 2024')
        c.setFont('Helvetica-Bold',8)
        for x,t in zip(X,['Jan - Dec 24','Jan - Dec 23','$ Change','% Change']):
            c.drawRightString(x,703,t)
        c.setLineWidth(1.4)
        for x,w in zip(X,[64,64,60,44]): c.line(x-w,698,x,698)
        c.setFont('Helvetica-Bold',8); c.drawRightString(574,30,f'Page {pg[0]}')
        return 686
    y=head(); n=lambda v:f'{v/100:,.2f}'
    for i,r in enumerate(s.rows):
        if y<58: c.showPage(); y=head()
        big=r['t']=='TOTAL'
        c.setFont('Helvetica-Bold',8); c.drawString(40+r['ind']*13,y,r['label'])
        if r['t']!='HEADING':
            c.setFont('Helvetica-Bold' if r['label']=='Net Income' else 'Helvetica',8)
            a,b,d=r['v']
            p='100.0%' if b==0 and a else ('0.0%' if b==0 else f'{d/abs(b)*100:,.1f}%')
            for x,t in zip(X,[n(a),n(b),n(d),p]): c.drawRightString(x,y,t)
            nxt=s.rows[i+1] if i+1<len(s.rows) else None
            if nxt and nxt['foots'] and nxt['label']!='Gross Profit':
                c.setLineWidth(.5)
                for x,w in zip(X,[60,60,56,40]): c.line(x-w,y-2.5,x,y-2.5)
            if r['label']=='Net Income':
                for k in (2.5,4.5):
                    for x,w in zip(X,[60,60,56,40]): c.line(x-w,y-k,x,y-k)
        y-=11.2
        if r['t'] in('SUBTOTAL','TOTAL') and r['ind']<=2: y-=3.6
    c.save()
    save(f,[s],'RETAIL','OPERATING_STATEMENT','QuickBooks Desktop P&L prev year comparison, indented, two pages',False)

# ---------- 2 MRI office income statement
def p2():
    R=random.Random(2802)
    C=['Current Period Actual','Current Period Budget','Current Period Variance','Year-To-Date Actual','Year-To-Date Budget','Year-To-Date Variance']
    s=S('Income Statement','Harcourt Tower',None,'2025-03-31',C,fav=(2,5))
    def mk(b,inc,var=.12,zero=False):
        cb=int(round(b))*100; yb=cb*3
        ca=int(b*100*(1+R.uniform(-var,var))); ya=ca+sum(int(b*100*(1+R.uniform(-var,var))) for _ in range(2))
        return v6(ca,cb,ya,yb,inc)
    def v6(ca,cb,ya,yb,inc): k=1 if inc else -1; return [ca,cb,k*(ca-cb),ya,yb,k*(ya-yb)]
    def sec(title,tot,rows,inc,**k):
        s.H(title,1); ids=[]
        for code,lab,b in rows:
            v=mk(b,inc,.02 if inc and abs(b)>50000 else .14) if not isinstance(b,tuple) else v6(*[int(round(z*100)) for z in b],inc)
            ids.append(s.L(lab,v,2,code))
        return s.T(tot,ids,1,**k)
    s.H('REVENUE',0)
    r1=sec('RENTAL INCOME','TOTAL RENTAL INCOME',[('4010-0000','Base Rent - Office',418650),('4015-0000','Base Rent - Retail',31240),('4020-0000','Storage Rent',2175),('4030-0000','Free Rent / Abatements',(-18406.25,-12000,-55218.75,-36000)),('4040-0000','Straight-Line Rent',(4127.18,4100,12381.54,12300))],1)
    r2=sec('RECOVERIES','TOTAL RECOVERIES',[('4110-0000','Operating Expense Escalation',48200),('4120-0000','Real Estate Tax Escalation',29600),('4130-0000','Electric Recovery - Submeter',12400),('4135-0000','After Hours HVAC',1850),('4140-0000','Insurance Recovery',3900),('4190-0000','Prior Year Recovery Adj',(0,0,-6914.22,0))],1)
    r3=sec('PARKING AND OTHER INCOME','TOTAL PARKING AND OTHER INCOME',[('4210-0000','Garage Income - Monthly',22700),('4215-0000','Garage Income - Transient',6350),('4310-0000','Rooftop Antenna License',4200),('4320-0000','Tenant Work Orders',1275),('4390-0000','Late Fees and Misc Income',(412.50,250,1187.50,750))],1)
    ti=s.T('TOTAL REVENUE',[r1,r2,r3],0,key='total_income',t='TOTAL')
    s.H('RECOVERABLE OPERATING EXPENSES',0); ex=[]
    ex.append(sec('CLEANING','TOTAL CLEANING',[('5010-0000','Cleaning Contract',27800),('5015-0000','Window Washing',(0,0,8640,9000)),('5020-0000','Trash and Recycling',2310),('5030-0000','Cleaning Supplies',1640)],0))
    ex.append(sec('UTILITIES','TOTAL UTILITIES',[('5110-0000','Electricity',36400),('5120-0000','Gas / Steam',8800),('5130-0000','Water and Sewer',4150)],0))
    ex.append(sec('REPAIRS AND MAINTENANCE','TOTAL REPAIRS AND MAINTENANCE',[('5210-0000','Engineering Payroll',21500),('5215-0000','Payroll Taxes and Benefits',6100),('5220-0000','Elevator Contract',5420),('5230-0000','HVAC Repairs',4700),('5235-0000','Chemical Treatment',780),('5240-0000','Plumbing',1350),('5245-0000','Electrical and Lighting',1900),('5250-0000','Fire and Life Safety',1480),('5260-0000','General Building',2600),('5270-0000','Pest Control',310)],0))
    ex.append(sec('SECURITY AND GROUNDS','TOTAL SECURITY AND GROUNDS',[('5310-0000','Security Contract',17200),('5320-0000','Landscaping',1950),('5330-0000','Snow Removal',(3885,2500,17460,12500)),('5340-0000','Garage Operating Expense',5300)],0))
    ex.append(sec('ADMINISTRATIVE','TOTAL ADMINISTRATIVE',[('5410-0000','Management Fees',16500),('5420-0000','Property Management Payroll',11800),('5430-0000','Telephone and Internet',940),('5440-0000','Office Expense',720),('5450-0000','Dues and Subscriptions',(0,150,395,450))],0))
    ex.append(sec('TAXES AND INSURANCE','TOTAL TAXES AND INSURANCE',[('5510-0000','Real Estate Taxes',(71846.33,71850,215538.99,215550)),('5515-0000','BID Assessment',(1204.17,1204,3612.51,3612)),('5520-0000','Property and Liability Insurance',(9412.08,9400,28236.24,28200))],0))
    tr=s.T('TOTAL RECOVERABLE OPERATING EXPENSES',ex,0)
    nr=sec('NON-RECOVERABLE EXPENSES','TOTAL NON-RECOVERABLE EXPENSES',[('6010-0000','Legal - Leasing',1900),('6020-0000','Marketing and Promotion',1450),('6030-0000','Vacant Space Utilities',860),('6040-0000','Bad Debt Expense',(0,500,4218.60,1500)),('6050-0000','Ownership Accounting and Tax',(1250,1250,3750,3750))],0)
    te=s.T('TOTAL OPERATING EXPENSES',[tr,nr],0,key='total_operating_expenses',t='TOTAL')
    no=s.T('NET OPERATING INCOME',[ti,(te,-1)],0,key='noi',t='TOTAL')
    db=sec('DEBT SERVICE AND OTHER','TOTAL DEBT SERVICE AND OTHER',[('7010-0000','Mortgage Interest Expense',(121604.17,121604,354875,354875)),('7020-0000','Amortization of Loan Costs',(2866.50,2867,8599.50,8601)),('7110-0000','Depreciation - Building',(64318.75,64319,192956.25,192957)),('7120-0000','Amortization - TI and LC',(18244.91,17900,54734.73,53700))],0)
    s.T('NET INCOME (LOSS)',[no,(db,-1)],0,key='net_income',t='TOTAL')
    f='2140_IncStmt_0325.pdf'; W,Hh=landscape(letter); c=canvas.Canvas(os.path.join(DOC,f),pagesize=landscape(letter),invariant=1)
    X=[338,420,498,536,614,696,774-14,774+4]; X=[330,400,466,503,592,666,732,768]
    pg=[0]
    def head():
        pg[0]+=1; c.setFont('Courier',7.5)
        for k,(a,b,d) in enumerate([('Database:  HARCOURT',"Income Statement",f'Page:   {pg[0]}'),('ENTITY:    2140','Prescott Realty Management',f'Date:   4/14/2025'),('','Harcourt Tower','Time:   09:12 AM'),('Accrual','','')]):
            y=585-k*9.5; c.drawString(28,y,a); c.drawCentredString(W/2,y,b); c.drawString(690,y,d)
        c.drawString(28,541,'Report includes an open period.  Entries are not final.')
        c.drawCentredString(418,523,'------------ Current Period ------------'); c.drawCentredString(682,523,'------------- Year-To-Date -------------')
        c.drawString(28,513,'Thru:  03/25')
        for x,t in zip(X,['Actual','Budget','Variance','%']*2): c.drawRightString(x,513,t)
        c.drawString(28,505,'-'*165)
        return 493
    y=head()
    m=lambda v: f'({abs(v)/100:,.2f})' if v<0 else f'{v/100:,.2f} '
    for r in s.rows:
        if y<38: c.showPage(); y=head()
        c.setFont('Courier-Bold' if r['t']=='TOTAL' or (r['t']=='HEADING' and r['ind']==0) else 'Courier',7.2)
        if r['foots']:
            for x,w in zip(X,[13,13,12,0]*2):
                if w: c.drawRightString(x,y+1,('=' if r['label'].startswith('NET INC') else '-')*w)
            y-=6.5
        c.drawString(28,y,(r['code']+' ' if r['code'] else '')+' '*(r['ind'] if not r['code'] else 0)+r['label'])
        if r['t']!='HEADING':
            v=r['v']
            def pc(d,b): return '' if b==0 else (f'({abs(d/b)*100:.1f})' if d/abs(b)<0 else f'{abs(d/b)*100:.1f} ')
            t=[m(v[0]),m(v[1]),m(v[2]),pc(v[2],abs(v[1])),m(v[3]),m(v[4]),m(v[5]),pc(v[5],abs(v[4]))]
            for x,q in zip(X,t): c.drawRightString(x,y,q)
        y-=9
        if r['foots'] and r['ind']<=1: y-=5
    c.save()
    save(f,[s],'OFFICE','OPERATING_STATEMENT','MRI income statement, actual/budget/variance for month and YTD, Courier',False)

# ---------- 3 hotel, label in the middle
def p3():
    R=random.Random(2803)
    C=['Month of August 2024 Actual','Month of August 2024 Budget','Month of August 2024 Last Year','Year to Date Actual','Year to Date Budget','Year to Date Last Year']
    s=S('Summary Operating Statement','Larkspur Inn & Suites - Fort Collins South',None,'2024-08-31',C,cents=False,zero='dash')
    rooms=118; avail=[rooms*31]*3+[rooms*244,rooms*244,rooms*243]
    sold=[int(a*o) for a,o in zip(avail,[.842,.815,.821,.738,.751,.719])]
    adr=[168.4,163,157.9,147.2,145.5,139.8]; rr=[int(a*b) for a,b in zip(sold,adr)]
    s.H('STATISTICS')
    s.L('Rooms Available',avail,1,raw=True,f='n'); s.L('Rooms Sold',sold,1,raw=True,f='n')
    s.L('Occupancy',[round(a/b,3) for a,b in zip(sold,avail)],1,raw=True,f='p')
    s.L('Average Daily Rate',[round(a/b,2) for a,b in zip(rr,sold)],1,raw=True,f='d'); s.L('RevPAR',[round(a/b,2) for a,b in zip(rr,avail)],1,raw=True,f='d')
    def sp(fr): return [int(x*fr*R.uniform(.95,1.05)) for x in rr]
    s.H('OPERATING REVENUE')
    g=sp(.17); k=sp(.06); oth=[int(x*.004) for x in rr]
    tr=[a-b-c-d for a,b,c,d in zip(rr,g,k,oth)]
    a=[s.L('Transient Rooms',tr),s.L('Group Rooms',g),s.L('Contract Rooms',k),s.L('No-Show & Other Rooms Revenue',oth)]
    R1=s.T('Total Rooms',a,1); fb=s.L('Food and Beverage',sp(.052)); od=s.L('Other Operated Departments',sp(.011)); mi=s.L('Miscellaneous Income',sp(.006))
    ti=s.T('TOTAL OPERATING REVENUE',[R1,fb,od,mi],0,t='TOTAL',key='total_income')
    s.H('DEPARTMENTAL EXPENSES')
    a=[s.L('Rooms',sp(.232),base=R1),s.L('Food and Beverage',sp(.043),base=fb),s.L('Other Operated Departments',sp(.007),base=od)]
    de=s.T('TOTAL DEPARTMENTAL EXPENSES',a,0); dp=s.T('TOTAL DEPARTMENTAL PROFIT',[ti,(de,-1)],0,t='TOTAL')
    s.H('UNDISTRIBUTED OPERATING EXPENSES')
    a=[s.L('Administrative and General',sp(.081)),s.L('Information & Telecom Systems',sp(.016)),s.L('Sales and Marketing',sp(.052)),s.L('Franchise Fees',[int(x*.095) for x in rr]),s.L('Property Operation & Maintenance',sp(.041)),s.L('Utilities',sp(.036))]
    ue=s.T('TOTAL UNDISTRIBUTED EXPENSES',a,0); gop=s.T('GROSS OPERATING PROFIT',[dp,(ue,-1)],0,t='TOTAL')
    mf=s.L('Management Fees',[int(x*.03) for x in s.rows[ti]['v']])
    ib=s.T('INCOME BEFORE NON-OPERATING INC & EXP',[gop,(mf,-1)],0)
    s.H('NON-OPERATING INCOME AND EXPENSES')
    a=[s.L('Property and Other Taxes',[15640,15640,14871,125120,125120,118968]),s.L('Insurance',[5212,5100,4466,41696,40800,35728]),s.L('Equipment Leases',[884,884,0,7072,7072,1768]),s.L('Other (Owner Expenses)',[0,250,1317,3940,2000,5525])]
    nn=s.T('TOTAL NON-OPERATING EXPENSES',a,0); eb=s.T('EBITDA',[ib,(nn,-1)],0,t='TOTAL')
    rs=s.L('FF&E Replacement Reserve',[int(x*.04) for x in s.rows[ti]['v']])
    s.T('NET OPERATING INCOME',[eb,(rs,-1)],0,t='TOTAL',key='noi')
    f='LarkspurFtCollins_SOS_Aug24.pdf'; c=canvas.Canvas(os.path.join(DOC,f),pagesize=landscape(letter),invariant=1)
    W=792; XL=[82,116,174,208,266,300]; XR=[552,586,644,678,732,765]
    navy=colors.HexColor('#1d3557')
    c.setFillColor(navy); c.rect(24,560,744,34,fill=1,stroke=0); c.setFillColor(colors.white)
    c.setFont('Helvetica-Bold',13); c.drawString(32,576,'LARKSPUR INN & SUITES - FORT COLLINS SOUTH'); c.setFont('Helvetica',8.5); c.drawString(32,565,'118 Rooms   |   Managed by Cobalt Peak Hospitality, LLC')
    c.setFont('Helvetica-Bold',11); c.drawRightString(760,576,'Summary Operating Statement'); c.setFont('Helvetica',8.5); c.drawRightString(760,565,'For the Period Ending August 31, 2024')
    c.setFillColor(colors.black); c.setFont('Helvetica-Bold',8.5); c.drawCentredString(168,544,'MONTH OF AUGUST 2024'); c.drawCentredString(634,544,'YEAR TO DATE')
    c.line(36,540,300,540); c.line(504,540,766,540); c.setFont('Helvetica-Bold',7.5)
    for X in (XL,XR):
        for x,t in zip(X,['Actual','%','Budget','%','Last Year','%']): c.drawRightString(x,530,t)
    c.setLineWidth(1); c.line(24,526,768,526); y=515
    for r in s.rows:
        tot=r['t']=='TOTAL'
        if tot: c.setFillColor(colors.HexColor('#dfe7f0')); c.rect(24,y-3,744,11.2,fill=1,stroke=0); c.setFillColor(colors.black)
        bold=r['t']!='LINE'
        c.setFont('Helvetica-Bold' if bold else 'Helvetica',7.6)
        if r['t']=='HEADING': y-=3; c.setFillColor(navy); c.drawCentredString(406,y,r['label']); c.setFillColor(colors.black); c.setLineWidth(.4); c.line(316,y-2,496,y-2)
        else:
            c.drawString(316 if tot or r['ind']==0 else 324,y,r['label'])
            b=r.get('base',ti)
            for k in range(6):
                X=XL if k<3 else XR; j=(k%3)*2; v=r['v'][k]
                if r.get('raw'): t={'n':f'{v:,}','p':f'{v*100:.1f}%','d':f'${v:,.2f}'}[r['f']]
                else:
                    t=par(v,0,'-'); 
                    bv=s.rows[b]['v'][k]
                    if v: c.drawRightString(X[j+1],y,f'{v/bv*100:.1f}')
                c.drawRightString(X[j],y,t)
            if r['t']!='LINE':
                c.setLineWidth(.4)
                for X in (XL,XR):
                    for j in (0,2,4): c.line(X[j]-46,y+8,X[j],y+8)
        y-=11.1
    c.setFont('Helvetica-Oblique',6.5); c.drawString(24,24,'Prepared in accordance with the Uniform System of Accounts for the Lodging Industry, 11th Revised Edition. Departmental expense percentages are of departmental revenue. Unaudited.')
    c.drawRightString(768,24,'1 of 1'); print('p3 y',y)
    c.save()
    save(f,[s],'HOSPITALITY','OPERATING_STATEMENT','USALI summary, account label in the middle between month and YTD columns',True)
