"""Rent Manager-like Profit & Loss actual against budget, medical office park; grouped two-line header, landscape, Helvetica small. reportlab platypus-free."""
import random,os
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
R=random.Random(30606)
NAME='juniper_mob_PL_budget_comparison_0925.pdf'
cols=['Month to Date Actual','Month to Date Budget','Month to Date Variance','Year to Date Actual','Year to Date Budget','Year to Date Variance','Annual Budget']
s=St('Profit & Loss Budget Comparison','Juniper Medical Office Park','2025-01-01','2025-09-30',cols)
def row(kind,label,bud,code,fix=False,mon=None,ya=None,neg=False):
    """bud monthly budget; variance favourable positive"""
    b=float(bud);a=mon if mon is not None else (b if fix else round(b*R.uniform(.82,1.17),2))
    yb=b*9;y=ya if ya is not None else (round(yb,2) if fix else round(yb*R.uniform(.9,1.1),2))
    if y<a and a>0:y=a
    g=1 if kind=='i' else -1
    return s.l(label,[a,b,g*(a-b),y,yb,g*(y-yb),b*12],code,2)
def sub(label,items,**k):
    return s.t(label,items,**k)
s.h('Income')
s.h('Rental Income',code='4000',lvl=1)
a=[row('i','Base Rent',71250,'4010',ya=638904.5,mon=70812.0),row('i','Rent Abatement',-1500,'4020',mon=-3000.0,ya=-15000.0),row('i','After-Hours HVAC',420,'4035'),row('i','Storage & Sample Closet Rent',310,'4040',True)]
b1=s.t('Total Rental Income',a,code='4099',lvl=1)
s.h('Expense Recoveries',code='4100',lvl=1)
a=[row('i','CAM Recovery',16800,'4110'),row('i','Property Tax Recovery',9250,'4120',True),row('i','Insurance Recovery',1480,'4130',True),row('i','Prior Year Reconciliation',0,'4150',mon=0.0,ya=-2718.44)]
b2=s.t('Total Expense Recoveries',a,code='4199',lvl=1)
a=row('i','Late Fees & Interest',75,'4310');a2=row('i','Vending / ATM Commission',90,'4330')
ti=s.t('Total Income',[b1,b2,a,a2],type='TOTAL',code='4999',key='total_income')
s.h('Expense');S=[]
def sec(code,n,ls,endc):
    s.h(n,code=code,lvl=1);i=[row('e',*q[:3],**(q[3] if len(q)>3 else {})) for q in ls];S.append(s.t('Total '+n,i,code=endc,lvl=1))
sec('5000','Janitorial',[('Contract Cleaning',5900,'5010',{'fix':True}),('Medical Waste Hauling',640,'5020'),('Restroom Supplies',385,'5030'),('Window Washing',250,'5040',dict(mon=1475.0,ya=2950.0))],'5099')
sec('5100','Building Maintenance',[('Elevator Service',780,'5110',{'fix':True}),('HVAC Contract',1125,'5120',{'fix':True}),('HVAC Repairs',900,'5125'),('Plumbing',350,'5130'),('Electrical & Lamps',275,'5140'),('Generator Testing',180,'5150',dict(mon=0.0,ya=1595.0)),('Fire & Life Safety',310,'5160'),('Locks & Access Control',160,'5170'),('Engineer - Allocated Wages',3650,'5180')],'5199')
sec('5200','Grounds',[('Landscape Contract',1650,'5210',{'fix':True}),('Irrigation Repair',140,'5220'),('Parking Lot Sweeping',290,'5230',{'fix':True}),('Tree Trimming',0,'5240',dict(mon=2180.0,ya=2180.0))],'5299')
sec('5300','Utilities',[('Electricity',8400,'5310'),('Natural Gas',520,'5320'),('Water',1380,'5330'),('Sewer',910,'5340'),('Refuse',735,'5350',{'fix':True})],'5399')
sec('5400','Fixed Expenses',[('Real Estate Taxes',9600,'5410',dict(mon=9742.18,ya=86968.5)),('Property Insurance',1540,'5420',{'fix':True}),('Earthquake Insurance',615,'5425',{'fix':True})],'5499')
sec('5500','Management & Administrative',[('Management Fee',3860,'5510'),('On-Site Office',410,'5520'),('Legal',300,'5530',dict(mon=0.0,ya=4862.5)),('Postage & Courier',35,'5540'),('Software / Portal Fees',125,'5550',{'fix':True})],'5599')
te=s.t('Total Expense',S,type='TOTAL',code='5999',key='total_operating_expenses')
# variances: expense variance is already favourable-positive
for c in (2,5):
    pass
noi=s.t('Net Operating Income',[ti,te],[1,-1],'TOTAL',key='noi')
for c in (2,5): s.rows[noi]['v'][c]=round(s.rows[ti]['v'][c]+s.rows[te]['v'][c],2)
s.rows[noi]['csigns']={2:[1,1],5:[1,1]}
s.h('Non-Operating')
a=[row('e','Interest - Cascade Valley Bank',14280,'7010',mon=14202.66,ya=128611.9),row('e','Partnership Expense',150,'7020',mon=0.0,ya=800.0)]
tn=s.t('Total Non-Operating',a)
ni=s.t('Net Income',[noi,tn],[1,-1],'TOTAL',key='net_income')
for c in (2,5): s.rows[ni]['v'][c]=round(s.rows[noi]['v'][c]+s.rows[tn]['v'][c],2)
s.rows[ni]['csigns']={2:[1,1],5:[1,1]}
# draw
W,H=landscape(letter);c=canvas.Canvas(os.path.join(DOC,NAME),pagesize=(W,H))
X=[272,334,392,432,502,570,632,672,744]
f=lambda v:f'({-v:,.2f})' if v<0 else f'{v:,.2f}'
def pct(v,b): 
    return 'N/A' if b==0 else (f'{100*v/abs(b):.1f}%' if v>=0 else f'({-100*v/abs(b):.1f}%)')
pg=0
def top():
    global pg;pg+=1
    c.setFont('Helvetica-Bold',13);c.drawString(36,H-40,'Profit & Loss Budget Comparison')
    c.setFont('Helvetica',8);c.drawString(36,H-52,'Juniper Medical Office Park  |  Ledger: Accrual  |  Through September 30, 2025 (Fiscal year begins January 1, 2025)')
    c.drawRightString(W-36,H-40,'Lassiter Commercial Property Mgmt');c.drawRightString(W-36,H-52,f'10/15/2025 4:12:55 PM    Page {pg} of 2')
    y=H-74;c.setFont('Helvetica-Bold',8)
    c.drawCentredString((X[0]-50+X[3])/2,y,'Month to Date');c.line(X[0]-48,y-3,X[3],y-3)
    c.drawCentredString((X[4]-50+X[7])/2,y,'Year to Date');c.line(X[4]-52,y-3,X[7],y-3)
    c.drawRightString(X[8],y,'Annual')
    y-=12
    c.drawString(36,y,'Account')
    for x,q in zip(X,['Actual','Budget','Variance','Var %','Actual','Budget','Variance','Var %','Budget']):c.drawRightString(x,y,q)
    c.setLineWidth(1);c.line(36,y-4,W-36,y-4);c.setLineWidth(.4);return y-16
y=top()
for r in s.rows:
    if r['label']=='Utilities' : c.showPage();y=top()
    b=r['type']!='LINE';c.setFont('Helvetica-Bold' if b else 'Helvetica',7.4)
    x0=36+9*r['lvl'];c.drawString(x0,y,((r['code']+'  ') if r['code'] else '')+r['label'])
    if r['type']!='HEADING':
        v=r['v']
        vals=[f(v[0]),f(v[1]),f(v[2]),pct(v[2],v[1]),f(v[3]),f(v[4]),f(v[5]),pct(v[5],v[4]),f(v[6])]
        for x,q in zip(X,vals):
            if b: c.line(x-(50 if '%' not in q and q!='N/A' else 28),y+7.6,x,y+7.6)
            c.drawRightString(x,y,q)
    y-=11.3 if r['type'] in('LINE','HEADING') else 14
    if r['type']=='TOTAL': y-=3
c.setFont('Helvetica-Oblique',7);c.drawString(36,30,'Variance is shown as favorable / (unfavorable).');c.save()
save(NAME,[s],'OFFICE','OPERATING_STATEMENT','Rent Manager style P&L actual-budget-variance MTD and YTD plus annual budget, grouped header, percent columns between',True)
