# manufactured-housing community T12, fixed-width line print, legal landscape; one digit pair turned (planted)
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import legal, landscape
from common import *
R=random.Random(1313)
N='PWINDS_GL_T12_0625.pdf'
ms=['Jul 2024','Aug 2024','Sep 2024','Oct 2024','Nov 2024','Dec 2024','Jan 2025','Feb 2025','Mar 2025','Apr 2025','May 2025','Jun 2025']
s=St('12 Month Income Statement','Prairie Winds MHC','2024-07-01','2025-06-30',ms+['Total'])
def L(c,lab,ann,noise=.04,p=None,sign=1,m=None):
    m=m if m is not None else [sign*v for v in spread(R,ann,noise,p,cents=True)]
    return s.l(lab,tot([round(v,2) for v in m]),code=c)
def sec(h,items,t,c):
    s.h(h); ix=[L(*x) if isinstance(x,tuple) else L(**x) for x in items]; return s.t(t,ix,code=c)
win=[.2,.2,.3,.7,1.2,1.8,2.2,2.0,1.5,.9,.5,.3]
def some(**k):
    v=[0]*12
    for q,x in k.items(): v[int(q[1:])-1]=x
    return v
s.h('INCOME')
A=sec('Site Rental Income',[('4000','Site Rent',1284600,.006,[1,1,1,1,1,1,1.045,1.045,1.045,1.05,1.05,1.05]),('4005','Site Rent - RV Pads',44300,.2,[1.6,1.6,1.3,1,.6,.4,.4,.4,.6,1,1.4,1.7]),dict(c='4010',lab='Home Rent - Park Owned',ann=0,m=[9840.0]*4+[10665.0]*3+[11490.0]*5),dict(c='4015',lab='Lease Option Payments',ann=0,m=[2150.0]*7+[1775.0]*5),('4050','Vacancy - Sites',92700,.08,None,-1),('4060','Employee Site Discount',0,0,None,-1,[-610.0]*12),('4070','Move-In Concessions',8150,.6,None,-1)],'Total Site Rental Income','4099')
B=sec('Utility Reimbursement',[('4100','Water Reimbursement',98400,.05),('4105','Sewer Reimbursement',84700,.05),('4110','Trash Reimbursement',35280,.01),('4115','Gas Submeter Income',41200,.06,win),('4120','Cable / Internet Income',6600,0,None,1,[550.0]*12)],'Total Utility Reimbursement','4199')
C=sec('Other Income',[('4200','Late Fees',19850,.15),('4205','NSF Fees',0,0,None,1,[70.0,35.0,0,70.0,35.0,105.0,0,35.0,70.0,0,35.0,35.0]),('4210','Application Fees',4620,.3),('4215','Pet Fees',5940,.08),('4220','Storage Yard Rent',7800,.04),('4225','Laundry Income',3180,.15),('4230','Clubhouse Rental',0,0,None,1,some(m1=150.0,m2=75.0,m6=225.0,m10=75.0,m11=150.0,m12=150.0)),('4240','Legal Fees Recovered',0,0,None,1,some(m3=412.5,m7=185.0,m9=627.0)),('4290','Miscellaneous Income',1460,.8)],'Total Other Income','4299')
D=sec('Collection Loss',[('4300','Bad Debt Write Off',16900,.5,None,-1),('4305','Bad Debt Recovery',0,0,None,1,some(m2=320.0,m5=148.75,m8=600.0,m12=95.0))],'Total Collection Loss','4399')
ti=s.t('TOTAL INCOME',[A,B,C,D],code='4999',key='total_income'); iv=s.rows[ti]['values']
s.h('EXPENSES')
E=[sec('Payroll',[('5000','Community Manager',0,0,None,1,[4583.33]*6+[4766.67]*6),('5005','Assistant Manager',33400,.03),('5010','Maintenance Wages',67250,.05),('5015','Seasonal Wages',0,0,None,1,[1920.0,1880.0,960.0,0,0,0,0,0,0,880.0,1760.0,1920.0]),('5020','Overtime',2740,.7),('5025','Bonus',0,0,None,1,some(m6=4200.0,m12=1500.0)),('5030','Payroll Taxes',13960,.08),('5035','Workers Comp',5210,.05),('5040','Health Insurance',0,0,None,1,[1284.6]*6+[1397.22]*6),('5045','Payroll Processing',0,0,None,1,[118.5]*12)],'Total Payroll','5099'),
 sec('Administrative',[('5100','Office Supplies',2380,.4),('5105','Postage',980,.3),('5110','Telephone',0,0,None,1,[214.77]*12),('5115','Internet',0,0,None,1,[129.99]*12),('5120','Software / Computer',6540,.04),('5125','Bank Charges',1870,.1),('5130','Credit Card Fees',4310,.1),('5135','Dues and Subscriptions',0,0,None,1,some(m1=350.0,m7=1140.0)),('5140','Travel and Mileage',3420,.5),('5145','Training',0,0,None,1,some(m3=395.0,m10=790.0)),('5150','Background Checks',1945,.3),('5155','Uniforms',860,.5)],'Total Administrative','5199'),
 sec('Professional Fees',[('5200','Accounting and Tax',0,0,None,1,some(m3=1850.0,m9=4200.0)),('5205','Legal - Evictions',9870,.5),('5210','Legal - General',0,0,None,1,some(m4=1462.5,m11=780.0)),('5215','Consulting',0,0,None,1,some(m8=2500.0))],'Total Professional Fees','5299'),
 sec('Marketing',[('5300','Internet Listings',0,0,None,1,[389.0]*12),('5305','Signage',0,0,None,1,some(m5=1246.8)),('5310','Resident Events',2140,.7),('5315','Referral Fees',0,0,None,1,some(m2=500.0,m4=250.0,m9=500.0,m12=250.0))],'Total Marketing','5399'),
 sec('Repairs and Maintenance',[('5400','Grounds and Landscaping',24600,.15,[1.8,1.7,1.4,.8,.3,.2,.1,.1,.5,1.3,1.7,1.8]),('5405','Tree Trimming',0,0,None,1,some(m3=3850.0,m10=5200.0)),('5410','Street and Sidewalk',0,0,None,1,some(m4=2118.4,m9=946.0,m11=6730.0)),('5415','Snow Removal',14200,.1,[0,0,0,0,.5,1.5,2.6,2.3,1.2,.2,0,0]),('5420','Water Line Repairs',11840,.6),('5425','Sewer Line Repairs',9360,.6),('5430','Electrical Pedestals',6150,.5),('5435','Gas Line Repairs',3275,.6),('5440','Clubhouse Repairs',4420,.6),('5445','Pool',0,0,None,1,[1185.0,1142.5,610.0,0,0,0,0,0,0,325.0,1980.75,1216.4]),('5450','Park Owned Home Repairs',21300,.5),('5455','Equipment Repairs',3690,.5),('5460','Fuel - Vehicles',4180,.2),('5465','Tools and Supplies',5120,.3),('5470','Pest Control',0,0,None,1,[165.0]*12),('5475','Lighting',1630,.6)],'Total Repairs and Maintenance','5499'),
 sec('Utilities',[('5500','Water',104800,.05,[1.2,1.2,1.1,1,.9,.9,.9,.9,.9,1,1.05,1.15]),('5505','Sewer',91350,.04),('5510','Trash',38940,.02),('5515','Electric - Common',12870,.08),('5520','Electric - Vacant Homes',2960,.3),('5525','Natural Gas',39650,.05,win)],'Total Utilities','5599'),
 sec('Taxes and Insurance',[('5600','Real Estate Taxes',0,0,None,1,[9215.42]*6+[9676.19]*6),('5605','Personal Property Tax',0,0,None,1,some(m8=2318.66)),('5610','Property and Liability Insurance',0,0,None,1,[3486.0]*9+[3974.0]*3),('5615','Umbrella',0,0,None,1,[342.25]*12),('5620','Licenses and Permits',0,0,None,1,some(m1=775.0,m7=1240.0))],'Total Taxes and Insurance','5699')]
mf=L('5700','Management Fee',0,m=[round(v*.04,2) for v in iv[:12]])
te=s.t('TOTAL EXPENSES',E+[mf],code='5999',key='total_operating_expenses'); n=s.t('NET OPERATING INCOME',[ti,te],[1,-1],code='6000',key='noi')
F_=sec('Debt Service and Other',[('7000','Mortgage Interest',286400,.004),('7010','Loan Servicing Fees',0,0,None,1,[75.0]*12),('7020','Owner Expenses',0,0,None,1,some(m3=1650.0,m6=420.0,m9=2980.0)),('7030','Infrastructure Capital',0,0,None,1,some(m4=18640.0,m5=22317.5,m11=9480.0)),('7040','Home Purchases',0,0,None,1,some(m2=31500.0,m8=28750.0))],'Total Debt Service and Other','7099')
s.t('NET INCOME',[n,F_],[1,-1],type='TOTAL',code='9999',key='net_income')
# planted: Water, Nov 2024 - two digits of the printed amount changed places
k=[i for i,r in enumerate(s.rows) if r['code']=='5500'][0]; v=s.rows[k]['values'][4]; t=f'{v:.2f}'; bad=float(t[1]+t[0]+t[2:]); assert bad!=v; s.rows[k]['values'][4]=bad
s.planted={'what':f"Water (5500), Nov 2024 is printed {bad:,.2f}; the row total, Total Utilities and all totals hold {v:,.2f}",'kind':'digit_changed'}; print(s.planted,len(s.rows),s.rows[n]['values'][-1])
W,H=landscape(legal); cv=canvas.Canvas(doc(N),pagesize=(W,H),invariant=1); Z=6.6; CW=Z*.6; LD=8.6; x0=24
def put(y,t,col=0,b=False): cv.setFont('Courier-Bold' if b else 'Courier',Z); cv.drawString(x0+col*CW,y,t)
LW=36; NW=15
NW=15; 
def head(pg,np=3):
    y=H-28; put(y,'PRAIRIE WINDS MHC  (PWINDS)',0); put(y,f'PAGE {pg:>3}',232); y-=LD; put(y,'12 MONTH INCOME STATEMENT'.title()); put(y,'07/21/25 14:22:07',223); y-=LD; put(y,'JULY 2024 THRU JUNE 2025     BOOKS: ACCRUAL'); y-=LD*1.6
    ln='ACCT   DESCRIPTION'.ljust(41)+''.join(c.upper().rjust(NW) for c in s.columns); put(y,ln); y-=LD; put(y,'-'*4+'   '+'-'*32+'  '+''.join(('-'*12).rjust(NW) for _ in s.columns)); return y-LD*1.2
pg=1; y=head(1)
def num(v): return '.00' if v==0 else (f'{abs(v):,.2f}-' if v<0 else f'{v:,.2f} ')
sub=set()
for q,r in enumerate(s.rows):
    if y<40 or (r['type']=='HEADING' and y<70): cv.showPage(); pg+=1; y=head(pg)
    if r['type']=='HEADING': put(y,r['label'],7 if not r['label'].isupper() else 0); y-=LD; continue
    T=r['type']!='LINE'
    if T: put(y,' '*41+''.join(('-'*12).rjust(NW) for _ in s.columns)); y-=LD
    put(y,(r['code'].ljust(7)+('  ' if not T else '')+r['label']).ljust(41)+''.join((num(v) if v else '.00 ').rjust(NW) for v in r['values'])); y-=LD
    if T: y-=LD*.6
    if r['label'].isupper() and r['label']!='NET INCOME' and T: y-=LD*.3
put(y,' '*41+''.join(('='*12).rjust(NW) for _ in s.columns)); cv.save(); print(pg,'pages; width',(41+13*NW)*CW,'of',W-48)
save(N,[s],'MANUFACTURED_HOUSING','OPERATING_STATEMENT_T12','fixed-width line print from an old ledger, legal landscape, trailing minus signs, several pages',True)
