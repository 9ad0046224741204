import random; from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import legal, landscape
R=random.Random(2202)
NAME='MRI_CMP_2210_Q2.pdf'
s=St('Comparative Income Statement','Kestrel Tower',None,'2025-06-30',
 ['Current Period Actual','Current Period Budget','Current Period Variance','Year-To-Date Actual','Year-To-Date Budget','Year-To-Date Variance'],scale=1)
def ln(lab,code,mon,exp=False,n=.1,zb=False):
    b=0 if zb else int(mon); a=int(round(mon*R.uniform(1-n,1+n))) if mon else 0
    yb=b*6; y=a+sum(int(round(mon*R.uniform(1-n,1+n))) for _ in range(5))
    sg=-1 if exp else 1
    return s.L(lab,[a,b,sg*(a-b),y,yb,sg*(y-yb)],code)
s.H('REVENUE')
s.H('Base Rental Revenue')
g=[ln('Office Rent','MR41000100',684210,n=.01),ln('Retail Rent','MR41000200',48750,n=.0),ln('Storage Rent','MR41000300',3120,n=.05),ln('Roof/Antenna License','MR41000400',5400,n=0),ln('Free Rent','MR41000900',-31870,n=.1),ln('Straight Line Rent Adj','MR41000950',-4410,n=.3)]
br=s.T('Total Base Rental Revenue',g,'MR41999999')
s.H('Tenant Recoveries')
g=[ln('Operating Expense Recovery','MR42000100',118400),ln('Real Estate Tax Recovery','MR42000200',71350,n=.03),ln('Electric Submeter Recovery','MR42000300',38600),ln('After-Hours HVAC','MR42000400',2750,n=.5),ln('Prior Year Recovery Adj','MR42000900',-2300,n=.8,zb=True)]
tr=s.T('Total Tenant Recoveries',g,'MR42999999')
s.H('Parking & Other Revenue')
g=[ln('Monthly Parking','MR43000100',41200,n=.05),ln('Transient Parking','MR43000200',12850,n=.2),ln('Conference Center','MR43000300',1900,n=.5),ln('Interest Income','MR43000500',820,n=.4),ln('Lease Termination Fee','MR43000700',0)]
po=s.T('Total Parking & Other Revenue',g,'MR43999999')
ti=s.T('TOTAL REVENUE',[br,tr,po],'MR49999999',rt='TOTAL',key='total_income')
s.H('OPERATING EXPENSES')
S=[('Cleaning','MR51',[('Janitorial Contract',38900),('Day Porter',6100),('Window Washing',2400),('Trash & Recycling',3350),('Cleaning Supplies',1875)]),
('Utilities','MR52',[('Electricity',61400),('Natural Gas / Steam',8200),('Water & Sewer',5150)]),
('Repairs & Maintenance','MR53',[('Engineering Payroll',42300),('HVAC Contract',7700),('Elevator Contract',9850),('Plumbing',1900),('Electrical Supplies',2250),('Fire & Life Safety',3100),('Painting & Decorating',1500)]),
('Roads & Grounds','MR54',[('Landscape Contract',2600),('Snow Removal',900),('Interior Plants',780)]),
('Security','MR55',[('Guard Service',27850),('Access Control System',1450)]),
('Administrative','MR56',[('Management Fee',26900),('Admin Payroll',15600),('Telephone & Data',1820),('Office Expense',1240),('Tenant Relations',1100),('Dues & Subscriptions',410)]),
('Parking','MR57',[('Garage Operator Fee',4500),('Garage Payroll',9200),('Garage Repairs',850)])]
tt=[]
for nm,c,it in S:
    s.H(nm); g=[ln(l,f'{c}000{(k+1)*100:04d}'[:10],v,True,n=.08 if v>5000 else .35) for k,(l,v) in enumerate(it)]
    tt.append(s.T('Total '+nm,g,c+'999999'))
rec=s.T('Total Recoverable Operating Expenses',tt,'MR58999999')
s.H('Taxes & Insurance')
g=[ln('Real Estate Taxes','MR59000100',128640,True,n=0),ln('Tax Consultant','MR59000150',1000,True,n=.6),ln('Insurance','MR59000200',19380,True,n=0)]
tx=s.T('Total Taxes & Insurance',g,'MR59999999')
s.H('Non-Recoverable Expenses')
g=[ln('Legal - Leasing','MR60000100',3400,True,n=.6),ln('Marketing & Advertising','MR60000200',2800,True,n=.5),ln('Bad Debt Expense','MR60000300',1500,True,n=.8),ln('Vacant Space Costs','MR60000400',1100,True,n=.5)]
nr=s.T('Total Non-Recoverable Expenses',g,'MR60999999')
te=s.T('TOTAL OPERATING EXPENSES',[rec,tx,nr],'MR69999999',rt='TOTAL',key='total_operating_expenses')
F=[-1,-1,1,-1,-1,1]
noi=s.T('NET OPERATING INCOME',[ti,te],'MR70000000',rt='TOTAL',signs=[1,F],key='noi')
s.H('OTHER (INCOME) & EXPENSE')
g=[ln('Interest Expense - Senior Loan','MR71000100',214870,True,n=.003),ln('Interest Expense - Mezzanine','MR71000200',41333,True,n=0),ln('Depreciation','MR72000100',188400,True,n=.002),ln('Amort - Leasing Commissions','MR72000200',27610,True,n=.01),ln('Amort - Tenant Improvements','MR72000300',44925,True,n=.01),ln('Partnership Expenses','MR73000100',2200,True,n=.7)]
ot=s.T('TOTAL OTHER EXPENSE',g,'MR79999999',rt='TOTAL')
ni=s.T('NET INCOME (LOSS)',[noi,ot],'MR80000000',rt='TOTAL',signs=[1,F],key='net_income')
# planted: one digit of one YTD actual
i=[k for k,r in enumerate(s.rows) if r['label']=='Guard Service'][0]
old=s.rows[i]['v'][3]; st=str(old); new=int(st[0]+str((int(st[1])+3)%10)+st[2:])
s.rows[i]['v'][3]=new
s.planted={'what':f'Guard Service (MR55000010) Year-To-Date Actual printed {new:,} instead of {old:,}; Total Security and all higher totals use {old:,}','kind':'digit_changed'}
print(s.planted)
W,Hh=landscape(legal)
c=canvas.Canvas(f'{ROOT}/documents/{NAME}',pagesize=(W,Hh))
FN,FB='Courier','Courier-Bold'
LX=[118,196,274,318]; RX=[690,770,850,898]; y=0; pg=0
sc=lambda x:x*1.075
def head():
    global y,pg; pg+=1
    c.setFont(FN,8.5)
    for k,(a,b) in enumerate([('Database:','PRDKSTL'),('ENTITY:','2210')]): c.drawString(40,Hh-34-k*10,a); c.drawString(100,Hh-34-k*10,b)
    for k,(a,b) in enumerate([('Page:',str(pg)),('Date:','7/16/2025'),('Time:','09:22 AM')]): c.drawString(W-150,Hh-34-k*10,a); c.drawString(W-105,Hh-34-k*10,b)
    c.setFont(FB,10); c.drawCentredString(W/2,Hh-34,'Comparative Income Statement'); c.drawCentredString(W/2,Hh-46,'Kestrel Tower')
    c.setFont(FN,8.5); c.drawCentredString(W/2,Hh-57,'MRI Commercial Management'); c.drawCentredString(W/2,Hh-68,'For the Period Ending June 30, 2025'); c.drawString(40,Hh-68,'Accrual')
    c.setFont(FB,8.5); c.drawCentredString(sc(190)+10,Hh-90,'Current Period'); c.drawCentredString(sc(780),Hh-90,'Year-To-Date')
    c.setLineWidth(.7); c.line(60,Hh-93,sc(322),Hh-93); c.line(sc(630),Hh-93,W-38,Hh-93)
    for X in (LX,RX):
        for x,h in zip(X,['Actual','Budget','Variance','%']): c.drawRightString(sc(x),Hh-104,h)
    c.drawString(sc(340),Hh-104,'Account'); y=Hh-119
def foot():
    c.setFont('Courier-Oblique',7.5); c.drawString(40,22,'Report includes an open period. Entries are not final.'); c.drawRightString(W-40,22,'MRI_CISBV'); c.showPage()
head()
for r in s.rows:
    if y<40 or (r['rt']=='HEADING' and y<75): foot(); head()
    if r['rt']=='HEADING' :
        y-=4; c.setFont(FB,8.5); c.drawString(sc(340),y,r['label']); y-=11; continue
    T=r['rt']!='LINE'; c.setFont(FB if r['rt']=='TOTAL' else FN,8.5); v=r['v']
    if T:
        c.setLineWidth(.5)
        for x in LX[:3]+RX[:3]: c.line(sc(x)-62,y+8,sc(x),y+8)
    p=lambda a,b:'' if not b else (f'{a/abs(b)*100:.1f}%' if a>=0 else f'({abs(a)/abs(b)*100:.1f}%)')
    for X,k in ((LX,0),(RX,3)):
        for x,t in zip(X,[m(v[k],0,scale=1),m(v[k+1],0,scale=1),m(v[k+2],0,scale=1),p(v[k+2],v[k+1])]): c.drawRightString(sc(x)+(0 if t.endswith(')') else -5),y,t)
    ind=0 if r['rt']=='TOTAL' else 8 if T else 14
    c.drawString(sc(340)+ind,y,r['code']+'  '+r['label'])
    if r['rt']=='TOTAL':
        for x in LX[:3]+RX[:3]: c.line(sc(x)-62,y-3,sc(x),y-3)
        y-=6
    y-=11
foot(); c.save()
save(NAME,[s],'OFFICE','OPERATING_STATEMENT','MRI comparative income statement, account column in the middle between current period and YTD, Courier, legal landscape, whole dollars; planted digit',True)
