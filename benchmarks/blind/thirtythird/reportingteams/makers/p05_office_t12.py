from core import *
from reportlab.pdfgen import canvas
R=random.Random(505)
M=['Jul 2024','Aug 2024','Sep 2024','Oct 2024','Nov 2024','Dec 2024','Jan 2025','Feb 2025','Mar 2025','Apr 2025','May 2025','Jun 2025']
s=St('Trailing Twelve Month Income Statement','Lakeshore Corporate Center','2024-07-01','2025-06-30',M+['T12 Total'],lambda b,k:list(b)+[sum(b)],dec=0,dash=True)
def L(l,m,nz=.06,lvl=2,sp=0): return s.l(l,[0 if R.random()<sp else round(m*(1+R.uniform(-nz,nz))) for _ in M],lvl=lvl)
s.h('Revenue'); s.h('Rental Revenue',lvl=1)
base=[348200]*4+[352650]*5+[361900]*3
r1=[s.l('Base Rent - Office',base,lvl=2),L('Base Rent - Storage & Antenna',5400,0),s.l('Free Rent / Abatements',[-18400]*3+[0]*6+[-9300,-9300,0],lvl=2)]
t1=s.t('Total Rental Revenue',r1)
s.h('Recovery Revenue',lvl=1)
r2=[L('Operating Expense Recoveries',61200,.0),L('Real Estate Tax Recoveries',38900,.0),s.l('Prior Year Reconciliation',[0]*8+[14283,0,-2210,0],lvl=2),L('Tenant Electric Submeter',9800,.2)]
t2=s.t('Total Recovery Revenue',r2)
s.h('Other Revenue',lvl=1)
r3=[L('Parking - Reserved',12150,.04),L('After-Hours HVAC',2100,.5),L('Tenant Work Orders',1650,.6,sp=.2),L('Interest & Late Charges',320,.8,sp=.4),L('Conference Center',900,.5,sp=.2)]
t3=s.t('Total Other Revenue',r3)
tr=s.t('Total Revenue',[t1,t2,t3],lvl=0,key='total_income',T='TOTAL')
s.h('Recoverable Operating Expenses')
_L=L
def L(l,*a):
    if l=='Snow Removal': return s.l(l,[0]*5+[9140,12385,8620,4475,0,0,0],lvl=2)
    return _L(l,*a)
def G(h,t,ls):
    s.h(h,lvl=1); return s.t(t,[L(*x) for x in ls])
es=[G('Cleaning','Total Cleaning',[('Janitorial Contract',21400,.01),('Day Porter',5200,.02),('Window Washing',3800,.1,2,.75),('Cleaning Supplies',1900,.3),('Trash & Recycling',2450,.08)]),
G('Repairs & Maintenance','Total Repairs & Maintenance',[('Engineering Labor',18600,.05),('HVAC Maintenance',6200,.5),('Elevator Contract',4750,0),('Electrical & Lighting',1850,.6),('Plumbing',1300,.7,2,.1),('Fire & Life Safety',1900,.6),('Roof & Exterior',1500,.8,2,.4),('General Building',2100,.5)]),
G('Utilities','Total Utilities',[('Electricity',38200,.2),('Natural Gas',4900,.7),('Water & Sewer',3650,.15)]),
G('Grounds & Security','Total Grounds & Security',[('Landscaping',4300,.1),('Snow Removal',8200,.5,2,.67),('Security Contract',11900,.03),('Parking Lot Maintenance',900,.6,2,.5)]),
G('Administrative','Total Administrative',[('Property Management Fee',14100,.04),('Management Office Payroll',12300,.05),('Telephone & Data',1250,.1),('Office Expense',980,.4),('Licenses & Dues',450,.5,2,.5)]),
G('Taxes & Insurance','Total Taxes & Insurance',[('Real Estate Taxes',58240,0),('Property Insurance',9120,0)])]
t4=s.t('Total Recoverable Operating Expenses',es,lvl=0)
s.h('Non-Recoverable Expenses')
n=[L('Legal & Professional',1900,.7,1,.3),L('Marketing & Tenant Relations',1400,.6,1,.1),L('Vacant Suite Costs',1100,.5,1),L('Bad Debt Expense',1500,.8,1,.7)]
t5=s.t('Total Non-Recoverable Expenses',n,lvl=0)
te=s.t('Total Operating Expenses',[t4,t5],lvl=0,key='total_operating_expenses',T='TOTAL')
noi=s.t('Net Operating Income',[tr,te],[1,-1],lvl=0,key='noi',T='TOTAL')
s.h('Capital & Leasing Costs'); cp=[L('Tenant Improvements',41000,.8,1,.5),L('Leasing Commissions',19000,.8,1,.6),L('Building Improvements',12500,.7,1,.4)]
tcp=s.t('Total Capital & Leasing Costs',cp,lvl=0)
s.t('Cash Flow Before Debt Service',[noi,tcp],[1,-1],lvl=0,key='net_cash_flow',T='TOTAL')
W,H=1224,792; N='lakeshore_cc_T12_jun25.pdf'; c=canvas.Canvas(DOC+N,pagesize=(W,H))
X=[330+i*67 for i in range(12)]+[1172]
def head():
    c.setFont('Courier-Bold',11); c.drawString(36,H-36,'Lakeshore Corporate Center'); c.drawString(36,H-50,'Trailing Twelve Month Income Statement')
    c.setFont('Courier',9); c.drawString(36,H-63,'July 2024 through June 2025 - Accrual Basis'); c.drawRightString(W-50,H-36,'Run 07/11/2025')
    c.setFont('Courier-Bold',8.5)
    for x,m in zip(X,M): c.drawRightString(x,H-84,m.split()[0]); c.drawRightString(x,H-94,m.split()[1])
    c.drawRightString(X[12],H-84,'T12'); c.drawRightString(X[12],H-94,'Total'); c.setDash(2,2); c.line(36,H-98,W-50,H-98); c.setDash()
head(); y=H-112; pg=1
for r in s.rows:
    if y<48:
        c.setFont('Courier',8); c.drawCentredString(W/2,26,f'- {pg} -'); c.showPage(); pg+=1; head(); y=H-112
    if r['t']=='HEADING' and r['lvl']==0: y-=5
    c.setFont('Courier-Bold' if r['t'] in('TOTAL','HEADING') else 'Courier',8.3); c.drawString(36+r['lvl']*10,y,r['label'])
    if r['v']:
        for x,v in zip(X,r['v']): c.drawRightString(x,y,par(v,0,'-'))
        if r['t']=='SUBTOTAL': 
            c.setLineWidth(.4); [c.line(x-48,y+8,x,y+8) for x in X]
        if r['t']=='TOTAL': 
            [c.line(x-48,y+8.5,x,y+8.5) for x in X]; [c.line(x-48,y-2.5,x,y-2.5) for x in X]; y-=6
    y-=11.6
c.setFont('Courier',8); c.drawCentredString(W/2,26,f'- {pg} -'); c.save()
save(N,s,'OFFICE','OPERATING_STATEMENT_T12','Tabloid twelve months, no codes, Courier, two-line header')
