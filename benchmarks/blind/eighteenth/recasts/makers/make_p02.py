# hotel underwriting, USALI, canvas drawn, % and POR columns interleaved, portrait
import random
from common import *
from reportlab.pdfgen import canvas
R=random.Random(1802); K=112
cols=['2023','2024','T-12 Sep-25','Underwritten']
s=St('HISTORICAL & UNDERWRITTEN OPERATING STATEMENT','Harborlight Inn & Suites',cols)
def v(b,g=.03,j=.03): return [round(b*(1+g)**k*(1+R.uniform(-j,j))) for k in range(4)]
av=[K*365,K*366,K*365,K*365]; occ=[28124,29011,29634,29434]
rooms=[3512470,3736905,3894112,3855854]
s.head('Operating Statistics')
s.line('Rooms Available',av,stat=1); s.line('Rooms Occupied',occ,stat=1)
s.line('Occupancy',[round(o/a,3) for o,a in zip(occ,av)],fmt='p',stat=1)
s.line('Average Daily Rate',[round(r/o,2) for r,o in zip(rooms,occ)],fmt='d',stat=1)
s.line('RevPAR',[round(r/o,2) for r,o in zip(rooms,av)],fmt='d',stat=1)
s.head('Revenue')
a=[s.line('Rooms',rooms),s.line('Food & Beverage',v(318400)),s.line('Other Operated Departments',v(41200)),s.line('Miscellaneous Income',v(22750,.01,.1))]
tr=s.tot('Total Operating Revenue',a,rt='TOTAL',key='total_income')
s.head('Departmental Expenses')
d=[s.line('Rooms',v(861300)),s.line('Food & Beverage',v(257900)),s.line('Other Operated Departments',v(23800))]
td=s.tot('Total Departmental Expenses',d)
dp=s.tot('Departmental Profit',[tr],[td],rt='TOTAL')
s.head('Undistributed Expenses')
n=[s.line('Administrative & General',v(322600)),s.line('Information & Telecom',v(49800)),s.line('Sales & Marketing',v(228100)),s.line('Franchise Fees',[round(x*.085) for x in rooms]),s.line('Property Operation & Maint.',v(178400)),s.line('Utilities',v(163700))]
tn=s.tot('Total Undistributed',n)
gop=s.tot('Gross Operating Profit',[dp],[tn],rt='TOTAL')
mf=s.line('Base Management Fee',[round(.03*x) for x in s.rows[tr]['v']])
ib=s.tot('Income Before Non-Operating',[gop],[mf],rt='TOTAL')
s.head('Non-Operating Expenses')
f=[s.line('Property & Other Taxes',v(147300)),s.line('Insurance',v(71400,.1)),s.line('Equipment Leases',v(9650,0,.1))]
tf=s.tot('Total Non-Operating',f)
noi=s.tot('Net Operating Income',[ib],[tf],rt='TOTAL',key='noi')
ff=s.line('FF&E Reserve (4.0%)',[None,None]+[round(.04*x) for x in s.rows[tr]['v'][2:]])
nc=s.tot('Net Cash Flow',[noi],[ff],rt='TOTAL',key='net_cash_flow')
c=canvas.Canvas(doc('p02_harborlight_hotel_uw.pdf'),pagesize=(612,792))
c.setFillGray(.15);c.rect(30,742,552,24,fill=1,stroke=0);c.setFillGray(1);c.setFont('Helvetica-Bold',11);c.drawString(38,750,s.title)
c.setFillGray(0);c.setFont('Helvetica',8);c.drawString(34,729,'Harborlight Inn & Suites  ·  112 keys  ·  New London, CT');c.drawRightString(580,729,'CONFIDENTIAL – Loan No. 40-11873')
X=[222,316,420,542]; P=[250,344,448,574]; Q=[None,None,480,None]
c.setFont('Helvetica-Bold',7.5);y=710
for i,x in enumerate(X):
    c.drawRightString(x,y,cols[i]); c.drawRightString(P[i],y,'%')
c.drawRightString(480,y,'POR');c.line(30,y-3,582,y-3);y-=14
for r in s.rows:
    t=r['rt']
    if t=='HEADING':
        y-=4;c.setFont('Helvetica-BoldOblique',8);c.drawString(34,y,r['label']);y-=11.5;continue
    if t!='LINE':
        c.setStrokeGray(.5);c.line(180,y+8.5,582,y+8.5);c.setStrokeGray(0)
        if t=='TOTAL': c.setFillGray(.91);c.rect(30,y-2.5,552,10.8,fill=1,stroke=0);c.setFillGray(0)
    fn='Helvetica-Bold' if t!='LINE' else 'Helvetica'
    c.setFont(fn,7.6);c.drawString(34 if t=='TOTAL' else 44,y,r['label'])
    for i,x in enumerate(r['v']):
        if x is None: c.drawRightString(X[i],y,'-');continue
        z=f'{x*100:.1f}%' if r.get('fmt')=='p' else (f'${x:,.2f}' if r.get('fmt')=='d' else f'{x:,}')
        c.setFont(fn,7.6);c.drawRightString(X[i],y,z)
        if not r.get('stat'):
            c.setFont('Helvetica-Oblique',6.5);c.drawRightString(P[i],y,f"{100*x/s.rows[tr]['v'][i]:.1f}")
            if i==2:c.drawRightString(480,y,f'{x/occ[2]:.2f}')
    y-=13 if t=='TOTAL' else 11.5
y-=12;c.setFont('Helvetica',7.4)
for q in ['Underwriter comments. T-12 occupancy benefitted from a submarine base contract that expires May 2026; rooms occupied were cut by 200 nights.',
 'The management agreement calls for a 2.5% base fee; 3.0% was applied. Franchise fees follow the license (5.5% royalty, 3.0% programs).',
 'No reserve was kept by the borrower before 2025. A PIP of $1,340,000 is escrowed at closing and is not reflected above.']:
    c.drawString(34,y,q);y-=10
c.setFont('Helvetica',6.5);c.drawString(34,30,'Prepared by Credit – not reviewed by borrower');c.drawRightString(580,30,'ASR Exhibit C-2')
c.save()
save('p02_harborlight_hotel_uw.pdf',[s],'HOSPITALITY','OPERATING_STATEMENT','lender USALI underwriting, % column beside each amount, POR for one, statistics rows',True)
