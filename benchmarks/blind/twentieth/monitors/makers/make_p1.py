# RealPage-like line-printer: month at left, description in the middle, YTD at right; Courier
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
rng=random.Random(2201)
FN='larkspur_crossing_0825_bud_comp.pdf'
s=St('Operating Statement - Actual vs Budget','Larkspur Crossing Apartments','2025-08-01','2025-08-31',
 ['Month Actual','Month Budget','Month Variance','YTD Actual','YTD Budget','YTD Variance'])
def line(code,label,m,inc=True,noise=.06,lump=False,ind=1):
    mb=round(m); yb=round(m*8*(1 if not lump else rng.uniform(.5,1.2)))
    ma=round(m*(1+rng.uniform(-noise,noise)))+rng.choice([0,.0])+rng.randint(0,99)/100
    ya=round(yb*(1+rng.uniform(-noise,noise)*.7))+rng.randint(0,99)/100
    if lump and rng.random()<.4: ma=0
    g=1 if inc else -1
    return s.l(label,[ma,mb,R(g*(ma-mb)),ya,yb,R(g*(ya-yb))],code,ind)
s.h('INCOME')
s.h('RENTAL INCOME',ind=0)
a=[line('4105','Gross Potential Rent',318400,noise=.004),line('4110','Gain/Loss to Lease',-9200,noise=.2),line('4120','Vacancy Loss',-17500,noise=.25),
 line('4125','Model/Employee Units',-3150,noise=0.02),line('4130','Concessions',-4200,noise=.4),line('4140','Bad Debt',-3600,noise=.5)]
t1=s.t('NET RENTAL INCOME',a)
s.h('OTHER INCOME')
b=[line('4310','Water/Sewer Reimbursement',11800),line('4312','Trash Reimbursement',4240),line('4320','Pet Rent and Fees',3900,noise=.15),line('4330','Application/Admin Fees',2850,noise=.3),
 line('4340','Late and NSF Fees',3100,noise=.3),line('4350','Garage and Storage',5150),line('4360','Laundry',900,noise=.3),line('4390','Damages and Miscellaneous',1700,noise=.5)]
t2=s.t('TOTAL OTHER INCOME',b)
ti=s.t('TOTAL INCOME',[t1,t2],kind='TOTAL',key='total_income')
s.h('OPERATING EXPENSES')
def grp(h,ls):
    s.h(h); return s.t('TOTAL '+h,[line(c,l,m,False,n) for c,l,m,n in ls])
g=[grp('PAYROLL',[('5105','Management Salaries',10400,.04),('5110','Leasing Salaries',6800,.1),('5120','Maintenance Salaries',12900,.08),('5150','Payroll Taxes and Benefits',7300,.1)]),
 grp('ADMINISTRATIVE',[('5210','Office Supplies and Postage',850,.3),('5220','Telephone and Internet',1450,.1),('5230','Software and Screening',2650,.15),('5240','Legal and Eviction',1500,.6)]),
 grp('MARKETING',[('5310','Internet Listings',3200,.1),('5320','Resident Functions',600,.5),('5330','Referrals and Locators',900,.7)]),
 grp('REPAIRS AND MAINTENANCE',[('5410','Plumbing and Electrical',2600,.4),('5420','HVAC Repairs',2400,.5),('5430','Grounds Contract',4150,.02),('5440','Pool',1300,.3),('5450','Pest Control',1060,.05),('5460','Turnover - Paint and Clean',5600,.3)]),
 grp('UTILITIES',[('5510','Electric - Common',3300,.15),('5520','Electric - Vacant',900,.3),('5530','Water and Sewer',14200,.08),('5540','Trash Removal',4500,.03)]),
 grp('FIXED EXPENSES',[('5610','Real Estate Taxes',34100,.0001),('5620','Property Insurance',13900,.002),('5630','Management Fee',8900,.03)])]
te=s.t('TOTAL OPERATING EXPENSES',g,kind='TOTAL',key='total_operating_expenses')
def net(a,b): return [s.v(a)[c]-s.v(b)[c] if c not in(2,5) else s.v(a)[c]+s.v(b)[c] for c in range(6)]
noi=s.t('NET OPERATING INCOME',[ti,te],kind='TOTAL',vals=net(ti,te),key='noi')
s.h('DEBT SERVICE')
ds=s.t('TOTAL DEBT SERVICE',[line('7110','Mortgage Interest - First',61200,False,.0),line('7120','Mortgage Principal - First',18350,False,.0)])
s.h('CAPITAL ITEMS')
cx=s.t('TOTAL CAPITAL ITEMS',[line('8110','Appliances',2200,False,.5),line('8120','Carpet and Vinyl',3900,False,.4),line('8150','Roof and Exterior',5000,False,.6,True),line('8190','Replacement Reserve Deposit',4417,False,.0)])
d2=s.t('TOTAL NON-OPERATING',[ds,cx])
s.t('NET CASH FLOW',[noi,d2],kind='TOTAL',vals=net(noi,d2),key='net_cash_flow')
W,H=landscape(letter)
c=canvas.Canvas(doc(FN),pagesize=(W,H),invariant=1)
def n(v): return f'{v:,.2f}-' if False else (f'{abs(v):,.2f}-' if v<0 else f'{v:,.2f} ')
def pc(v,b): return '' if not b else f'{v/abs(b)*100:.1f}'.rjust(6)
pg=[0]
def head():
    pg[0]+=1
    c.setFont('Courier-Bold',9); c.drawString(30,H-30,'LARKSPUR CROSSING APARTMENTS'); c.setFont('Courier',8)
    c.drawRightString(W-30,H-30,f'PAGE {pg[0]:>3}'); c.drawString(30,H-41,'SITE 3172   UNITS 212'); c.drawCentredString(W/2,H-41,'OPERATING STATEMENT - ACTUAL VS BUDGET')
    c.drawRightString(W-30,H-41,'RUN 09/11/2025 07:42'); c.drawCentredString(W/2,H-52,'FOR THE PERIOD 08/01/2025 THRU 08/31/2025   (ACCRUAL)')
    c.setFont('Courier-Bold',7.4)
    c.drawCentredString(155,H-70,'------------ CURRENT MONTH ------------'); c.drawCentredString(W-155,H-70,'------------ YEAR TO DATE -------------')
    for x,t in zip(XS,['ACTUAL','BUDGET','VARIANCE','VAR%']*2): c.drawRightString(x,H-80,t)
    c.drawString(300,H-80,'ACCOUNT'); return H-94
XS=[94,164,228,264,566,638,706,744]
y=head()
for r,m in s.rows():
    if y<40: c.showPage(); y=head()
    ty=r['rowType']; lab=((r['accountCode'] or '')+'  ' if r['accountCode'] else '')+r['label']
    c.setFont('Courier' if ty=='LINE' else 'Courier-Bold',7.4)
    if ty=='HEADING': y-=3
    c.drawString(288+(6 if ty=='LINE' else 0),y,lab)
    if ty!='HEADING':
        v=r['values']
        if ty!='LINE':
            for x in XS[:3]+XS[4:7]: c.setLineWidth(.4); c.line(x-52,y+7.2,x,y+7.2)
        for x,t in zip(XS,[n(v[0]),n(v[1]),n(v[2]),pc(v[2],v[1]),n(v[3]),n(v[4]),n(v[5]),pc(v[5],v[4])]): c.drawRightString(x,y,t)
    y-=10 if ty=='LINE' else 12.5
c.setFont('Courier',7); c.drawString(30,26,'TRAILING MINUS = UNFAVORABLE VARIANCE / CONTRA AMOUNT'); c.save()
save(FN,[s],'MULTIFAMILY','OPERATING_STATEMENT','RealPage-like line printer, labels in the middle, trailing minus, month left and YTD right',True)
