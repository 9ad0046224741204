# senior living: month and YTD, actual/budget/variance with PRD and % columns, landscape
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import legal,landscape
R=random.Random(3204)
C=['Current Month Actual','Current Month Budget','Current Month Variance','Year to Date Actual','Year to Date Budget','Year to Date Variance']
s=St('Statement of Operations','Larkmeadow Assisted Living & Memory Care','2024-06-01','2024-06-30',C)
def g(b,inc,neg=False):
    b=int(b);a=int(b*(1+R.uniform(-.09,.07)));yb=int(b*6*(1+R.uniform(-.02,.02)));ya=int(yb*(1+R.uniform(-.06,.05)))
    if neg: a,b,ya,yb=-a,-b,-ya,-yb
    k=1 if inc else -1
    return [a,b,k*(a-b),ya,yb,k*(ya-yb)]
s.h('Resident Revenue')
r1=[s.l('Assisted living - private pay',g(318400,1),'4010'),s.l('Memory care - private pay',g(164800,1),'4020'),s.l('Level of care fees',g(72150,1),'4100'),s.l('Medicaid waiver',g(41300,1),'4150'),s.l('Respite stays',g(6400,1),'4160'),s.l('Rent concessions',g(9800,1,True),'4190')]
a=s.t('Net Resident Revenue',r1)
s.h('Other Revenue')
r2_=[s.l('Community fees',g(15000,1),'4310'),s.l('Second occupant fees',g(8800,1),'4320'),s.l('Guest meals and beauty shop',g(2350,1),'4390')]
b=s.t('Total Other Revenue',r2_)
ti=s.t('TOTAL REVENUE',[a,b],key='total_income')
deps=[('Resident Care',[('5010','Wages - caregivers',131200),('5015','Wages - med techs',48600),('5020','Overtime',9100),('5040','Agency staffing',12000),('5090','Care supplies',5450)]),
('Dining Services',[('5210','Wages - dining',38300),('5220','Raw food',29700),('5290','Kitchen supplies',3150)]),
('Housekeeping & Maintenance',[('5410','Wages - plant',21400),('5430','Repairs and contracts',10900),('5450','Utilities',23800)]),
('Administration',[('5610','Wages - administration',34500),('5620','Payroll taxes and benefits',53700),('5640','Marketing and referral fees',17300),('5660','Liability insurance',11850),('5670','Property taxes',19400),('5690','Licenses, office, IT',8050),('5700','Management fee',31000)])]
ts=[]
for n,ls in deps:
    s.h(n);ts.append(s.t('Total '+n,[s.l(l,g(v,0),c) for c,l,v in ls]))
te=s.t('TOTAL OPERATING EXPENSES',ts,key='total_operating_expenses')
V=[[1,1,1,1,1,1],[-1,-1,1,-1,-1,1]]
no=s.t('NET OPERATING INCOME (EBITDA)',[ti,te],V,key='noi')
s.h('Non-Operating')
x=[s.l('Receivership costs',g(14500,0),'7010'),s.l('Mortgage interest',g(88200,0),'7100'),s.l('Depreciation and amortization',g(47600,0),'7200')]
tx=s.t('Total Non-Operating',x)
s.t('NET INCOME (LOSS)',[no,tx],V,typ='TOTAL',key='net_income')
N='04_larkmeadow_june.pdf';W,H=landscape(legal)
c=canvas.Canvas(D(N),pagesize=(W,H))
xs=[330,400,470,640,710,780];pr=[520,575,830,885];pd=1788;pdy=10771
def top(p):
    c.setFont('Helvetica-Bold',12);c.drawString(36,H-34,'Larkmeadow Assisted Living & Memory Care')
    c.setFont('Helvetica',9);c.drawString(36,H-47,'Statement of Operations');c.drawString(36,H-58,'For the Month Ended June 30, 2024')
    c.drawRightString(W-60,H-34,f'Page {p} of 2');c.drawRightString(W-60,H-47,'Run 07/19/2024 8:14 AM')
    y=H-78;c.setFont('Helvetica-Bold',8)
    c.drawCentredString(430,y,'-------------------------------  Current Month  -------------------------------')
    c.drawCentredString(745,y,'-------------------------------  Year to Date  -------------------------------');y-=12
    c.drawString(36,y,'Acct');c.drawString(70,y,'Description')
    for q,t in zip([xs[0],xs[1],xs[2],pr[0],pr[1],xs[3],xs[4],xs[5],pr[2],pr[3]],['Actual','Budget','Variance','Var %','PRD','Actual','Budget','Variance','Var %','PRD']): c.drawRightString(q,y,t)
    c.line(36,y-4,900,y-4);return y-16
y=top(1)
f=lambda v:f'({-v:,})' if v<0 else f'{v:,}'
for r in s.rows:
    if r['label']=='Housekeeping & Maintenance':
        c.setFont('Helvetica-Oblique',7.5);c.drawString(36,24,'PRD = per resident day. Favorable variances are positive.');c.showPage();y=top(2)
    hd=r['rowType']=='HEADING';tot=r['rowType']!='LINE' and not hd
    c.setFont('Helvetica-Bold' if hd or tot else 'Helvetica',8)
    if hd: y-=4;c.drawString(36,y,r['label']);y-=13;continue
    if tot:
        for q in xs: c.line(q-50,y+9,q,y+9)
    if r['accountCode']: c.drawString(36,y,r['accountCode'])
    c.drawString(36 if tot else 70,y,r['label']);v=r['values']
    for q,w in zip(xs,v): c.drawRightString(q,y,f(w))
    for k,(o,dd) in enumerate([(0,pd),(3,pdy)]):
        c.drawRightString(pr[2*k],y,f'{v[o+2]/abs(v[o+1])*100:.1f}%');c.drawRightString(pr[2*k+1],y,f'{v[o]/dd:.2f}')
    y-=15 if tot else 13
    if r['label'].isupper() or tot: y-=3
c.setFont('Helvetica-Oblique',7.5);c.drawString(36,24,'Resident days: month 1,788; year to date 10,771.')
c.save()
save(N,[s],'SENIOR_HOUSING','OPERATING_STATEMENT','month/YTD budget variance with per-resident-day columns, two pages',True)
