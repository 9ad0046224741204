# owner-typed mobile home park statement: dot leaders, remarks beside amounts; planted digit
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from reportlab.pdfbase.pdfmetrics import stringWidth as sw
s=St('Income & Expenses for 2023','Whispering Pines Mobile Home Park','2023-01-01','2023-12-31',['2023'])
s.h('MONEY IN')
i=[s.l(l,[v],n=n) for l,v,n in [('Lot rent (54 spaces, 49 filled)',235620.00,'went to $405 on May 1'),('Park owned trailers, 6',51840.00,'#12 empty since Aug.'),('Water & sewer billed back',19384.50,''),('Laundry machines',2716.25,''),('Late fees and bounced checks',1865.00,''),('RV storage strip',7200.00,'cash')]]
ti=s.t('Total in',i,key='total_income')
s.h('MONEY OUT')
e=[s.l(l,[v],n=n) for l,v,n in [('County taxes',21473.18,'two halves'),('Insurance',9618.00,'went up 18%'),('City water & sewer',33907.44,'leak in March, fixed'),('Electric - street lights, well house',4288.91,''),('Trash hauling',11520.00,''),('Manager (free lot + pay)',18000.00,'Dale, part time'),('Road gravel & snow',7845.00,''),('Repairs on trailers',13262.37,'furnace in #4'),('Mowing',4950.00,''),('Legal, evictions',2185.00,'3 of them'),('Bookkeeper, license, phone',3914.76,'')]]
te=s.t('Total out',e,key='total_operating_expenses')
no=s.t('What the park made',[ti,te],[1,-1],key='noi')
s.h('AFTER THAT')
x=[s.l('Bank note, First Prairie (prin. + int.)',[76812.00],n='$6,401 a month'),s.l('New septic tank, row C',[14350.00],n='should last 20 yrs')]
s.t('Left over for us',[no]+x,[1,-1,-1],typ='TOTAL',key='net_cash_flow')
s.plant(e[2],0,38907.44,'City water & sewer printed 38,907.44 for 33,907.44; total out does not foot','digit_changed')
N='06_whispering_pines_owner.pdf';W,H=letter
c=canvas.Canvas(D(N),pagesize=letter);y=H-70
c.setFont('Times-Bold',16);c.drawString(72,y,'Whispering Pines Mobile Home Park');y-=18
c.setFont('Times-Roman',11);c.drawString(72,y,'Rural Route 3, Alder Grove');y-=26
c.setFont('Times-Bold',13);c.drawString(72,y,'Income & Expenses for 2023');y-=14;c.setFont('Times-Italic',10);c.drawString(72,y,'January 1 thru December 31, 2023');y-=22
for r,q in zip(s.rows,s.x):
    if r['rowType']=='HEADING': y-=6;c.setFont('Times-Bold',11);c.drawString(72,y,r['label']);w=sw(r['label'],'Times-Bold',11);c.line(72,y-2,72+w,y-2);y-=18;continue
    tot=r['rowType']!='LINE';F='Times-Bold' if tot else 'Times-Roman';c.setFont(F,11)
    t=('$' if tot else '')+f"{r['values'][0]:,.2f}";x0=72 if tot else 84;x1=400
    c.drawString(x0,y,r['label']);c.drawRightString(x1,y,t)
    a=x0+sw(r['label'],F,11)+4;bb=x1-sw(t,F,11)-4;n=int((bb-a)/sw('.',F,11));c.drawRightString(bb,y,'.'*n)
    if q.get('n'): c.setFont('Times-Italic',9.5);c.drawString(412,y,q['n'])
    y-=24 if tot else 16.5
y-=8;c.setFont('Times-Roman',10);c.drawString(72,y,'We do not draw a salary. Figures are off the bank statements and the shoebox. Depreciation is not on here,');c.drawString(72,y-13,'ask our tax man. Serious buyers only.');c.save()
save(N,[s],'MANUFACTURED_HOUSING','OPERATING_STATEMENT','typed by owner, dot leaders, remarks beside amounts')
