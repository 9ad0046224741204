# student housing T12, Entrata-like; landscape legal, repeated header; planted digit
from lib import *; from reportlab.pdfgen import canvas; from reportlab.lib.pagesizes import legal,landscape
R=random.Random(1404);F='the_quad_at_mill_street_t12.pdf'
M=['Sep 2024','Oct 2024','Nov 2024','Dec 2024','Jan 2025','Feb 2025','Mar 2025','Apr 2025','May 2025','Jun 2025','Jul 2025','Aug 2025']
s=S('Trailing 12 Month Income Statement','The Quad at Mill Street','2024-09-01','2025-08-31',M+['Total'])
def w(v): v=[round(a,2) for a in v];return v+[round(sum(v),2)]
def q(b,j=.06,turn=1): return w([b*(1+R.uniform(-j,j))*(turn if i in(10,11) else 1) for i in range(12)])
n=[4100]
def L(lab,v,step=10): n[0]+=step;return s.l(lab,v,code=f'{n[0]}')
def sec(name,ls,base):
    n[0]=base;s.h(name,code=str(base));k=[L(a,b) for a,b in ls];return s.t('Total '+name,k,code=str(base+99))
g=sec('Rental Income',[('Installment Rent - By the Bed',q(512400,.004,.93)),('Summer Lease Premium',w([0]*8+[8400,17650,16225,4100])),('Vacancy Loss',w([-a for a in q(28700,.2,1.9)[:12]])),('Model / Staff Beds',w([-2190]*12)),('Leasing Concessions',w([0,0,-1500,-750,0,0,0,-2250,0,0,-9400,-21300])),('Bad Debt',w([-a for a in q(3650,.5,1.6)[:12]]))],4100)
o=sec('Other Income',[('Application & Admin Fees',q(4100,.5,1.8)),('Late Fees',q(3350,.3)),('Parking Permits',q(9240,.03)),('Furniture Package',q(6125,.02)),('Utility Overage Billback',q(5480,.3)),('Pet Rent',q(1890,.04)),('Damages & Cleaning',w([410.5,0,225,0,310,0,0,145,2980.25,0,3122,18764.4])),('Bulk Internet Reimbursement',w([11160]*12))],4300)
ti=s.t('Total Income',[g,o],type='TOTAL',key='total_income')
e=[sec('Payroll',[('Manager Salaries',q(11250,.01)),('Leasing Wages',q(8640,.06)),('Community Assistants',q(6120,.15,1.5)),('Maintenance Wages',q(13480,.05,1.2)),('Payroll Taxes',q(3420,.08)),('Employee Benefits',q(4975,.05))],5100),
 sec('Repairs & Maintenance',[('General Maintenance Supplies',q(3980,.3,1.6)),('HVAC',q(1740,.6)),('Elevator Contract',w([1285]*12)),('Pest Control',w([695]*6+[720]*6)),('Landscaping & Snow',q(4150,.35))],5300),
 sec('Turn Costs',[('Turn Painting',w([2150]+[0]*8+[0,12640.5,46815.25])),('Turn Cleaning',w([1875.5]+[0]*9+[9480,38450.75])),('Turn Carpet & Flooring',w([0]*10+[7215,22890]))],5400),
 sec('Utilities',[('Electric',q(21800,.2)),('Water & Sewer',q(14350,.1)),('Gas',q(2960,.5)),('Trash Removal',q(3310,.03)),('Bulk Internet / Cable',w([10850]*12))],5500),
 sec('Marketing & Administrative',[('Digital Advertising',q(4870,.2)),('Resident Events',q(1960,.5)),('Office & Postage',q(1430,.2)),('Software - Property Management',w([2245]*12)),('Legal & Screening',q(890,.7))],5700)]
n[0]=5900;s.h('Management Fees',code='5900');t=s.rows[ti]['v'];k=L('Management Fee - 3%',w([a*.03 for a in t[:12]]));e.append(s.t('Total Management Fees',[k],code='5999'))
e.append(sec('Taxes & Insurance',[('Real Estate Taxes',w([48210]*4+[50140]*8)),('Property Insurance',w([14385.42]*12))],6100))
te=s.t('Total Operating Expenses',e,type='TOTAL',key='total_operating_expenses');noi=s.t('Net Operating Income',[ti],[te],type='TOTAL',key='noi')
n[0]=7000;i1=L('Mortgage Interest',w([141250.33]*12));i2=L('Replacement Reserves',w([7750]*12));s.t('Net Income After Debt Service & Reserves',[noi],[i1,i2],type='TOTAL',key='net_income')
r=next(r for r in s.rows if r['label']=='Water & Sewer');x=r['v'][5];txt=f'{x:.2f}';d=txt[1];nd='8' if d!='8' else '5';r['v'][5]=float(txt[0]+nd+txt[2:])
s.planted={'what':f"Water & Sewer, Feb 2025: printed {r['v'][5]:,.2f}, true {x:,.2f}; month subtotal and row total keep the true figure",'kind':'digit_changed'}
PS=landscape(legal);W,H=PS;c=canvas.Canvas(doc(F),pagesize=PS,invariant=1)
X=[232+61*i for i in range(12)]+[W-28];pg=[0];y=0
def head():
    global y
    pg[0]+=1;c.setFont('Helvetica-Bold',11);c.drawString(28,H-36,'Trailing 12 Month Income Statement');c.setFont('Helvetica',8)
    c.drawString(28,H-48,'The Quad at Mill Street  |  Accrual  |  GL Tree: Student v3');c.drawRightString(W-28,H-36,'Post Months: 09/2024 - 08/2025');c.drawRightString(W-28,H-48,f'Page {pg[0]}')
    c.setFillColorRGB(.16,.33,.47);c.rect(26,H-72,W-52,15,fill=1,stroke=0);c.setFillGray(1);c.setFont('Helvetica-Bold',7);c.drawString(30,H-67,'GL Account')
    for a,m in zip(X,s.columns):c.drawRightString(a,H-67,m)
    c.setFillGray(0);y=H-84
def f(v): return f'({-v:,.2f})' if v<0 else f'{v:,.2f}'
head();z=0
for r in s.rows:
    if y<40:
        c.showPage();head()
    t=r['type']
    if t=='LINE':
        z+=1
        if z%2: c.setFillGray(.955);c.rect(26,y-3,W-52,10.8,fill=1,stroke=0);c.setFillGray(0)
    c.setFont('Helvetica' if t=='LINE' else 'Helvetica-Bold',6.6 if t!='HEADING' else 7.2)
    c.drawString({'HEADING':30,'LINE':40,'SUBTOTAL':34,'TOTAL':30}[t],y,(r['code']+' - ' if r['code'] else '')+r['label'])
    if t!='HEADING':
        for a,v in zip(X,r['v']):c.drawRightString(a,y,f(v))
    if t in('SUBTOTAL','TOTAL'):
        c.setLineWidth(.5 if t=='SUBTOTAL' else 1);c.line(180,y+8,W-28,y+8);y-=4
    y-=10.8
c.save();save(F,[s],'STUDENT_HOUSING','OPERATING_STATEMENT_T12','Entrata-like T12, codes "4110 - Name", repeated header, planted digit',True)
