# Storage facility: budget comparison, month / YTD / annual, grouped two-line header, favourable-positive variances (PDF, landscape letter), one digit changed
import random
from tl import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
R=random.Random(7606)
FN='Budget_Comparison_KeySafe_Storage_Jun24.pdf'
C=['June 2024 Actual','June 2024 Budget','June 2024 Variance','Year to Date Actual','Year to Date Budget','Year to Date Variance','2024 Annual Budget']
s=S('Budget Comparison','KeySafe Self Storage - Bellmont','2024-01-01','2024-06-30',C)
def mk(b,exp,w=.1,ab=None,ytdb=None,a=None,ya=None,hi=12):
    B=float(b);YB=ytdb if ytdb is not None else B*6; A=a if a is not None else float(round(B*(1+R.uniform(-w,w)),2)); Y=ya if ya is not None else round(YB*(1+R.uniform(-w/2,w/2)),2)
    g=-1 if exp else 1
    return [r2(A),r2(B),r2(g*(A-B)),r2(Y),r2(YB),r2(g*(Y-YB)),r2(ab if ab is not None else B*hi)]
def I(l,*a,**k): return s.line(l,mk(a[0],False,*a[1:],**k),ind=2)
def E(l,*a,**k): return s.line(l,mk(a[0],True,*a[1:],**k),ind=2)
s.head('INCOME',ind=0);s.head('Rental Income',ind=1)
a=[I('Gross Potential Rent',98600,.012),I('Vacancy',-11830,.08),I('Discounts and Promotions',-3450,.2),I('Bad Debt',-900,.3)]
t1=s.tot('Net Rental Income',a,ind=1)
s.head('Ancillary Income',ind=1)
b=[I('Tenant Protection Plan Income',4700,.05),I('Late and Lien Fees',2150,.15),I('Administration Fees',925,.2),I('Locks and Boxes',610,.2),I('Truck Rental Commissions',380,.3,a=0,ya=1417.5),I('Parking - RV and Boat',2240,.03),I('Auction Proceeds',0,a=862,ya=1937,ytdb=500.,ab=1000.)]
t2=s.tot('Total Ancillary Income',b,ind=1)
ti=s.tot('TOTAL INCOME',[t1,t2],typ='TOTAL',key='total_income',ind=0)
s.head('EXPENSES',ind=0);g=[]
for h,ls in [('Payroll',[('Manager Salaries',7850,.03),('Relief and Part-Time',1680,.2),('Payroll Taxes and Benefits',1620,.05)]),('Operating',[('Electricity',1320,.15),('Water and Trash',415,.1),('Telephone and Internet',288,.03),('Gate, Camera and Alarm',540,.3),('Repairs and Maintenance',1450,.4),('Landscaping and Pest',780,.1),('Elevator',325,.01),('Cost of Goods Sold',305,.2)]),('Marketing',[('Internet Advertising',1900,.15),('Signage and Referral Fees',150,.5)]),('Administrative',[('Management Fee (6%)',None),('Credit Card Processing',2080,.06),('Software',415,.02),('Office Supplies and Postage',260,.25),('Legal and Auction',200,.8),('Property Taxes',9120,.0),('Property Insurance',2015,.0)])]:
    s.head(h,ind=1);ii=[]
    for l in ls:
        if l[1] is None:
            v=[r2(x*.06) for x in s.v(ti)];v[2]=r2(v[1]-v[0]);v[5]=r2(v[4]-v[3]);ii.append(s.line(l[0],v,ind=2))
        else: ii.append(E(*l))
    g.append(s.tot('Total '+h,ii,ind=1))
te=s.tot('TOTAL EXPENSES',g,typ='TOTAL',key='total_operating_expenses',ind=0)
def net(l,p,q,**k):
    i=s.tot(l,[p,q],[1,-1],**k);v=s.v(i);v[2]=r2(v[0]-v[1]);v[5]=r2(v[3]-v[4]);return i
noi=net('NET OPERATING INCOME',ti,te,typ='TOTAL',key='noi',ind=0)
s.head('NON-OPERATING',ind=0)
n=[E('Interest on Note - Harbor Mutual',14880,.004),E('Capital Expenditures',2500,a=0,ya=21640.,ytdb=18000.,ab=30000.),E('Partnership Expenses',250,.5)]
tn=s.tot('Total Non-Operating',n,ind=1)
net('NET INCOME',noi,tn,typ='TOTAL',key='net_income',ind=0)
# plant: two digits... exactly one digit of one printed cell
pi=[i for i,r in enumerate(s.rows) if r['label']=='Credit Card Processing'][0]
tv=s.rows[pi]['values'][3]; st=f'{tv:.2f}'; d=st[1]; nd=str((int(d)+4)%10); bad=float(st[0]+nd+st[2:])
s.rows[pi]['values'][3]=bad
s.planted=dict(what=f"row {pi} 'Credit Card Processing', column 'Year to Date Actual': printed {bad:,.2f}, should be {tv:,.2f} (variance, subtotal and totals carry the right value)",kind='digit_changed')
print(s.planted)
W,H=landscape(letter)
c=canvas.Canvas(doc(FN),pagesize=(W,H))
mc=[270,332,394,0,486,548,610,0,0]
X={0:268,1:328,2:388,'p1':428,3:506,4:568,5:630,'p2':672,6:752}
def header(p):
    c.setFont('Courier-Bold',10);c.drawCentredString(W/2,H-30,'KeySafe Self Storage - Bellmont');c.drawCentredString(W/2,H-42,'Budget Comparison')
    c.setFont('Courier',8);c.drawCentredString(W/2,H-53,'Period: January 2024 through June 2024    Accrual basis')
    c.drawString(30,H-30,'07/09/2024');c.drawRightString(W-30,H-30,f'Page: {p}')
    y=H-72;c.setFont('Courier-Bold',7.6)
    for l,r,t in[(212,428,'June 2024'),(446,672,'Year to Date'),(692,752,'2024')]:
        c.drawCentredString((l+r)/2,y,t);c.setLineWidth(.5);c.line(l,y-3,r,y-3)
    y-=12
    for k,t in {0:'Actual',1:'Budget',2:'Variance','p1':'Var %',3:'Actual',4:'Budget',5:'Variance','p2':'Var %',6:'Annual Budget'}.items(): c.drawRightString(X[k],y,t)
    c.setDash(1,1);c.line(28,y-4,W-28,y-4);c.setDash();return y-15
p=1;y=header(1)
def m(v): return f'({-v:,.2f})' if v<0 else f'{v:,.2f} '
for r,dd in zip(s.rows,s.disp):
    if y<44: c.showPage();p+=1;y=header(p)
    T=r['rowType'];c.setFont('Courier-Bold' if T!='LINE' else 'Courier',7.2)
    c.drawString(30+8*dd['ind'],y,r['label'])
    if T!='HEADING':
        v=r['values']
        for k,q in enumerate(v): c.drawRightString(X[k],y,m(q))
        for k,(a_,b_) in {'p1':(2,1),'p2':(5,4)}.items():
            c.drawRightString(X[k],y,f'{100*v[a_]/abs(v[b_]):.1f}' if v[b_] else 'N/A')
        if T!='LINE':
            for k in X: c.line(X[k]-(52 if not isinstance(k,str) else 30),y+7,X[k]-3,y+7)
    y-=10.6 if T in('LINE','HEADING') else 15
c.setFont('Courier',7);c.drawString(30,y-2,'Positive variance = favorable; ( ) = unfavorable.')
c.save()
save(FN,[s],'SELF_STORAGE','OPERATING_STATEMENT','Storage budget comparison, Courier, grouped header month/YTD/annual, favourable-positive variances, % columns; digit planted',True)
