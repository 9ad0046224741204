# hotel, M3-like summary operating statement: labels in the middle, month left, YTD right
from lib import *; from reportlab.pdfgen import canvas; from reportlab.lib.pagesizes import letter,landscape
R=random.Random(1401); F='lantern_harbor_summary_2025_09.pdf'
C=['PTD Actual','PTD Budget','PTD Last Year','YTD Actual','YTD Budget','YTD Last Year']
s=S('Summary Operating Statement','The Lantern Harbor Hotel','2025-09-01','2025-09-30',C,nd=0)
av=[184*30,184*30,184*30,184*273,184*273,184*274]; occ=[.812,.795,.781,.7634,.771,.7488]; adr=[231,228,219,214,216,207]
sold=[round(a*o) for a,o in zip(av,occ)]; rr=[round(q*d+R.randint(-900,900)) for q,d in zip(sold,adr)]
def ln(share,j=.05): return [round(r*share*(1+R.uniform(-j,j))) for r in rr]
s.h('STATISTICS')
s.l('Available Rooms',av,f='n');s.l('Occupied Rooms',sold,f='n')
s.l('Occupancy %',[round(q/a,3) for q,a in zip(sold,av)],f='p',nd=3)
s.l('Average Daily Rate',[r/q for r,q in zip(rr,sold)],f='d',nd=2);s.l('RevPAR',[r/a for r,a in zip(rr,av)],f='d',nd=2)
s.h('OPERATING REVENUE')
a=[s.l('Rooms',rr),s.l('Food & Beverage',ln(.31)),s.l('Other Operated Departments',ln(.047)),s.l('Miscellaneous Income',ln(.016,.2))]
rev=s.t('TOTAL OPERATING REVENUE',a,key='total_income',type='TOTAL')
s.h('DEPARTMENTAL EXPENSES')
b=[s.l('Rooms',ln(.262)),s.l('Food & Beverage',ln(.235)),s.l('Other Operated Departments',ln(.029))]
dx=s.t('TOTAL DEPARTMENTAL EXPENSES',b); dp=s.t('TOTAL DEPARTMENTAL PROFIT',[rev],[dx])
s.h('UNDISTRIBUTED OPERATING EXPENSES')
u=[s.l('Administrative & General',ln(.098)),s.l('Information & Telecom Systems',ln(.017)),s.l('Sales & Marketing',ln(.081)),s.l('Franchise Fees',ln(.052,.01)),s.l('Property Operation & Maintenance',ln(.049)),s.l('Utilities',ln(.041))]
ux=s.t('TOTAL UNDISTRIBUTED EXPENSES',u); gop=s.t('GROSS OPERATING PROFIT',[dp],[ux],type='TOTAL')
mf=s.l('Management Fees',[round(v*.03) for v in s.rows[rev]['v']]); ib=s.t('INCOME BEFORE NON-OPERATING INC & EXP',[gop],[mf])
s.h('NON-OPERATING INCOME & EXPENSES')
n=[s.l('Equipment Rent',[2140,2150,1985,19305,19350,17865]),s.l('Property & Other Taxes',[31418,31418,29960,282762,282762,269640]),s.l('Insurance',[18227,18300,16904,164043,164700,152136]),s.l('Other',[-1250,0,640,3815,0,4402])]
nx=s.t('TOTAL NON-OPERATING INC & EXP',n); eb=s.t('EBITDA',[ib],[nx],type='TOTAL')
rs=s.l('Replacement Reserve',[round(v*.04) for v in s.rows[rev]['v']]); noi=s.t('NET OPERATING INCOME',[eb],[rs],type='TOTAL',key='noi')
ds=s.l('Interest Expense',[96550,96550,98120,871880,871880,886410]); dd=s.l('Depreciation & Amortization',[74200,74200,71900,667800,667800,647100])
ni=s.t('NET INCOME (LOSS)',[noi],[ds,dd],type='TOTAL',key='net_income')
c=canvas.Canvas(doc(F),pagesize=landscape(letter),invariant=1);W,H=landscape(letter)
c.setFont('Helvetica-Bold',12);c.drawCentredString(W/2,H-34,'The Lantern Harbor Hotel')
c.setFont('Helvetica',10);c.drawCentredString(W/2,H-48,'Summary Operating Statement');c.drawCentredString(W/2,H-61,'For the Period Ending 9/30/2025')
c.setFont('Helvetica',7);c.drawString(30,H-34,'Property: 0417-LHH');c.drawRightString(W-30,H-34,'10/14/2025 8:02 AM');c.drawRightString(W-30,H-44,'Page 1 of 1')
y=H-84; cx=W/2
L=[88,166,244]; P=[120,198,276]; off=W-306+2
RX=[off+v-30 for v in L];RP=[off+v-30 for v in P]
c.setFont('Helvetica-Bold',8);c.drawCentredString(165,y,'PTD');c.drawCentredString(W-165,y,'YTD');c.line(35,y-3,280,y-3);c.line(W-290,y-3,W-30,y-3)
y-=12
for i,n_ in enumerate(['Actual','Budget','Last Year']):
    for X,Q in ((L,P),(RX,RP)): c.drawRightString(X[i],y,n_);c.drawRightString(Q[i],y,'%')
y-=5;c.setLineWidth(.8);c.line(30,y,W-30,y);y-=10
def f(v,k):
    if k=='p':return f'{v*100:.1f}%'
    if k=='d':return f'{v:,.2f}'
    return f'({-v:,.0f})' if v<0 else f'{v:,.0f}'
for i,r in enumerate(s.rows):
    bold=r['type']!='LINE';c.setFont('Helvetica-Bold' if bold else 'Helvetica',7.5)
    if r['type']=='HEADING': y-=4
    c.drawCentredString(cx,y,r['label'])
    if r['type']!='HEADING':
        if bold: c.setLineWidth(.4);[c.line(x-42,y+7.5,x,y+7.5) for x in L+RX]
        for k in range(6):
            X=(L if k<3 else RX)[k%3];c.drawRightString(X,y,f(r['v'][k],r['x'].get('f')))
            if i>6: c.drawRightString((P if k<3 else RP)[k%3],y,f"{r['v'][k]/s.rows[rev]['v'][k]*100:.1f}")
    y-=10.4
c.setFont('Helvetica-Oblique',6.5);c.drawString(30,24,'Unaudited - prepared for management use. Percentages are of total operating revenue.')
c.save();save(F,[s],'HOSPITALITY','OPERATING_STATEMENT','M3 summary, label column centred between PTD and YTD blocks',True)
