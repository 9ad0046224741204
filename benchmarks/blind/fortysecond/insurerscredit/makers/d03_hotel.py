# hotel summary operating statement, label column in the middle
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from common import *
R=random.Random(303)
N='CALLOWAY_INN_SOS_2024-09.pdf'
cols=['Current Month Actual','Current Month Budget','Current Month Last Year','Year to Date Actual','Year to Date Budget','Year to Date Last Year']
s=St('Summary Operating Statement','Calloway Inn & Suites',None,'2024-09-30',cols)
ROOMS=118
days=[30,30,30,274,274,273]; occ=[.741,.760,.722,.704,.715,.689]; adr=[148.20,147.50,143.10,141.85,142.50,136.40]
av=[ROOMS*d for d in days]; sold=[round(a*o) for a,o in zip(av,occ)]
rev=[round(n*a) for n,a in zip(sold,adr)]
s.h('STATISTICS'); s.l('Rooms Available',av); s.l('Rooms Occupied',sold); s.l('Occupancy',[round(n/a,3) for n,a in zip(sold,av)],fmt='p')
s.l('Average Daily Rate',[round(r/n,2) for r,n in zip(rev,sold)],fmt='d'); s.l('RevPAR',[round(r/a,2) for r,a in zip(rev,av)],fmt='d')
def f(lo,hi,base=None): return [round((base or rev)[c]*R.uniform(lo,hi)) for c in range(6)]
s.h('OPERATING REVENUE'); fb=f(.058,.066); ot=f(.013,.017); mi=f(.006,.009)
ri=[s.l('Rooms',rev),s.l('Food & Beverage',fb),s.l('Other Operated Departments',ot),s.l('Miscellaneous Income',mi)]
tr=s.t('TOTAL OPERATING REVENUE',ri,key='total_income')
TR=s.rows[tr]['values']
s.h('DEPARTMENTAL EXPENSES'); di=[s.l('Rooms',f(.232,.25)),s.l('Food & Beverage',f(.74,.82,fb)),s.l('Other Operated Departments',f(.4,.5,ot))]
td=s.t('TOTAL DEPARTMENTAL EXPENSES',di); dp=s.t('TOTAL DEPARTMENTAL PROFIT',[tr,td],[1,-1])
s.h('UNDISTRIBUTED EXPENSES'); ui=[s.l(n,f(a,b,TR)) for n,a,b in [('Administrative & General',.082,.09),('Information & Telecom Systems',.015,.018),('Sales & Marketing',.055,.063),('Franchise Fees',.088,.092),('Property Operations & Maint.',.045,.053),('Utilities',.039,.046)]]
tu=s.t('TOTAL UNDISTRIBUTED',ui); gop=s.t('GROSS OPERATING PROFIT',[dp,tu],[1,-1])
mf=s.l('Base Management Fee',[round(v*.03) for v in TR]); ib=s.t('INCOME BEFORE NON-OPERATING',[gop,mf],[1,-1])
s.h('NON-OPERATING EXPENSES'); tx=s.l('Property Taxes',[9480,9480,9110,85320,85320,81990]); ins=s.l('Insurance',[6212,6050,5388,55908,54450,48492]); le=s.l('Equipment Leases',[845,800,845,7605,7200,7605])
tn=s.t('TOTAL NON-OPERATING',[tx,ins,le]); eb=s.t('EBITDA',[ib,tn],[1,-1]); rs=s.l('FF&E Reserve',[round(v*.04) for v in TR])
s.t('NET OPERATING INCOME',[eb,rs],[1,-1],type='TOTAL',key='noi')
W,H=landscape(letter); cv=canvas.Canvas(doc(N),pagesize=(W,H),invariant=1)
cv.setFont('Helvetica-Bold',13); cv.drawString(30,H-34,'Calloway Inn & Suites'); cv.setFont('Helvetica',8.5); cv.drawString(30,H-46,'118 rooms  |  managed by Tarrant Lodging Group'); 
cv.setFont('Helvetica-Bold',11); cv.drawRightString(W-30,H-34,'Summary Operating Statement'); cv.setFont('Helvetica',8.5); cv.drawRightString(W-30,H-46,'Period 9 - Month Ending September 30, 2024')
X=[82,176,270,544,638,732]; PX=[x+33 for x in X]  # right edges of amounts, percents
mid=396
y=H-72; cv.setFillGray(.15); cv.rect(26,y-4,282,13,fill=1,stroke=0); cv.rect(484,y-4,284,13,fill=1,stroke=0); cv.setFillGray(1); cv.setFont('Helvetica-Bold',8); cv.drawCentredString(167,y,'CURRENT MONTH'); cv.drawCentredString(626,y,'YEAR TO DATE'); cv.setFillGray(0)
y-=14
for k,(x,p) in enumerate(zip(X,PX)): cv.drawRightString(x,y,['Actual','Budget','Last Year'][k%3]); cv.drawRightString(p,y,'%')
cv.setLineWidth(.5); cv.line(26,y-3,308,y-3); cv.line(484,y-3,768,y-3); y-=13
for q,r in enumerate(s.rows):
    b=r['type'] in('SUBTOTAL','TOTAL')
    if r['type']=='HEADING':
        y-=4; cv.setFont('Helvetica-Bold',7.5); cv.drawCentredString(mid,y,r['label']); y-=11; continue
    cv.setFont('Helvetica-Bold' if b else 'Helvetica',7.5)
    if b: 
        cv.setFillGray(.9); cv.rect(26,y-3,742,10.5,fill=1,stroke=0); cv.setFillGray(0)
    cv.drawCentredString(mid,y,r['label'])
    for c in range(6):
        v=r['values'][c]; fm=r.get('fmt')
        t=f'{v*100:.1f}%' if fm=='p' else f'{v:,.2f}' if fm=='d' else par(v)
        cv.drawRightString(X[c],y,t)
        if q>5:
            base=TR[c]
            if r['label'] in('Rooms','Food & Beverage','Other Operated Departments') and q>tr: base=s.rows[{'Rooms':ri[0],'Food & Beverage':ri[1],'Other Operated Departments':ri[2]}[r['label']]]['values'][c]
            cv.drawRightString(PX[c],y,f'{v/base*100:.1f}')
    y-=11.2
cv.setFont('Helvetica-Oblique',6.5); cv.drawString(30,24,'% of total revenue; departmental expenses as % of departmental revenue.'); cv.drawRightString(W-30,24,'Printed 10/14/2024 08:51  Page 1 of 1'); print('y',y)
cv.save()
save(N,[s],'HOSPITALITY','OPERATING_STATEMENT','hotel summary (USALI-like), label column in the middle, month and YTD with % columns',True)
