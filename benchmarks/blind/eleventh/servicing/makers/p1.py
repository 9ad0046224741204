# hotel monthly operating report: captions in the MIDDLE, month at left, year to date at right
from core import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
R=random.Random(601); fn='harborlight_hotel_mor_0925.pdf'
cols=[f'{p} {c}' for p in('SEPTEMBER 2025','YEAR TO DATE') for c in('Actual','Budget','Variance','Last Year')]
s=S('Summary Operating Statement','Harborlight Inn & Suites - Port Callan','2025-09-01','2025-09-30',cols,'OPERATING_STATEMENT')
def ln(label,base,inc,fixed=False,ind=1):
    out=[]
    for mult in(1,9.15):
        a=round(base*mult*R.uniform(.92,1.07)); b=round(base*mult*R.uniform(.97,1.06)/25)*25; l=round(base*mult*R.uniform(.86,1.05))
        if fixed and mult==1: a=b=round(base)
        out+=[a,b,(a-b) if inc else (b-a),l]
    return s.line(label,out,ind=ind)
FAV=(2,6)
s.head('OPERATING REVENUE')
s.head('Rooms Revenue',ind=1)
r=[ln('Transient - Retail',181400,1,ind=2),ln('Transient - Discount / OTA',96200,1,ind=2),ln('Group',54800,1,ind=2),ln('Contract - Airline Crew',22100,1,ind=2),ln('Other Rooms Revenue',3150,1,ind=2)]
rr=s.tot('Total Rooms Revenue',r,ind=1)
fb=[ln('Food',41200,1,ind=2),ln('Beverage',13700,1,ind=2),ln('Banquet Room Rental & Service Charge',6800,1,ind=2)]
ff=s.tot('Total Food & Beverage Revenue',fb,ind=1)
o=[ln('Other Operated Departments',5400,1),ln('Miscellaneous Income',1900,1)]
tr=s.tot('TOTAL OPERATING REVENUE',[rr,ff]+o,'TOTAL',key='total_income')
s.head('DEPARTMENTAL EXPENSES')
d=[ln('Rooms',93500,0),ln('Food & Beverage',49800,0),ln('Other Operated Departments',2700,0)]
td=s.tot('TOTAL DEPARTMENTAL EXPENSES',d)
dp=s.tot('TOTAL DEPARTMENTAL PROFIT',[tr,(-1,td)],'TOTAL',fav=FAV)
s.head('UNDISTRIBUTED OPERATING EXPENSES')
u=[ln('Administrative & General',35600,0),ln('Information & Telecommunications Systems',6150,0),ln('Sales & Marketing',24800,0),ln('Franchise Fees & Loyalty Program',33900,0),ln('Property Operation & Maintenance',21700,0),ln('Utilities',17900,0)]
tu=s.tot('TOTAL UNDISTRIBUTED EXPENSES',u)
gop=s.tot('GROSS OPERATING PROFIT',[dp,(-1,tu)],'TOTAL',fav=FAV)
mf=ln('Base Management Fee',12700,0)
ib=s.tot('INCOME BEFORE NON-OPERATING INC. & EXP.',[gop,(-1,mf)],'TOTAL',fav=FAV)
s.head('NON-OPERATING INCOME AND EXPENSES')
n=[ln('Property & Other Taxes',14875,0,1),ln('Insurance',9240,0,1),ln('Ground Rent',6000,0,1),ln('Receiver Fees & Bond',7350,0)]
tn=s.tot('TOTAL NON-OPERATING EXPENSES',n)
eb=s.tot('EBITDA',[ib,(-1,tn)],'TOTAL',fav=FAV)
ffe=ln('FF&E Replacement Reserve (4%)',17060,0)
noi=s.tot('NET OPERATING INCOME',[eb,(-1,ffe)],'TOTAL',fav=FAV,key='noi')
b=[ln('Interest - Senior Note',71400,0,1),ln('Depreciation',46300,0,1)]
tb=s.tot('TOTAL BELOW-THE-LINE',b)
ni=s.tot('NET INCOME (LOSS)',[noi,(-1,tb)],'TOTAL',fav=FAV,key='net_income')
W,H=landscape(letter); c=canvas.Canvas(path(fn),pagesize=(W,H),invariant=1)
# x of right edges
L=[84,112,168,196,250,304]; Rr=[x+462 for x in(80,106,160,186,240,294)]; LX=318; 
def top(pg):
    c.setFont('Helvetica-Bold',12); c.drawCentredString(W/2,H-34,'HARBORLIGHT INN & SUITES - PORT CALLAN'); c.setFont('Helvetica',8.5)
    c.drawCentredString(W/2,H-46,'Summary Operating Statement'); c.drawCentredString(W/2,H-57,'For the Period Ending September 30, 2025')
    c.setFont('Helvetica',6.5); c.drawString(30,H-34,'Tidewater Hospitality Receivers, LLC'); c.drawString(30,H-43,'Managed under Order of Appointment 2024-CV-3318'); c.drawRightString(W-30,H-34,f'Page {pg} of 2'); c.drawRightString(W-30,H-43,'Printed 10/14/2025 7:52 AM')
    y=H-76; c.setFillGray(.15); c.rect(30,y-3,280,12,fill=1,stroke=0); c.rect(484,y-3,W-484-28,12,fill=1,stroke=0); c.setFillGray(1)
    c.setFont('Helvetica-Bold',8); c.drawCentredString(170,y,'SEPTEMBER 2025'); c.drawCentredString(623,y,'YEAR TO DATE'); c.setFillGray(0)
    c.setFont('Helvetica-Bold',7)
    for X in(L,Rr):
        for x,t in zip(X,('Actual','%','Budget','%','Variance','Last Year')): c.drawRightString(x,y-13,t)
    c.line(30,y-17,310,y-17); c.line(484,y-17,W-28,y-17); return y-29
y=top(1); rev={k:s.rows[tr]['values'][k] for k in range(8)}
for i,(row,m) in enumerate(zip(s.rows,s.meta)):
    if row['label']=='UNDISTRIBUTED OPERATING EXPENSES': c.showPage(); y=top(2)
    t=row['rowType']; v=row['values']
    if t=='HEADING': y-=4
    if t in('SUBTOTAL','TOTAL'):
        c.setLineWidth(.4); 
        for X in(L,Rr):
            for x,w in zip(X,(50,0,50,0,48,50)):
                if w: c.line(x-w,y+8,x,y+8)
    c.setFont('Helvetica-Bold' if t!='LINE' else 'Helvetica',7.4)
    c.drawString(LX+8*m.get('ind',0),y,row['label'])
    if t!='HEADING':
        for o,X in((0,L),(4,Rr)):
            tx=[par(v[o],0,'0'),f'{v[o]/rev[o]*100:.1f}',par(v[o+1],0,'0'),f'{v[o+1]/rev[o+1]*100:.1f}',par(v[o+2],0,'0'),par(v[o+3],0,'0')]
            for k,(x,q) in enumerate(zip(X,tx)):
                c.setFont('Helvetica-Oblique' if k in(1,3) else('Helvetica-Bold' if t!='LINE' else 'Helvetica'),6.4 if k in(1,3) else 7.4); c.drawRightString(x+(2 if q.endswith(')') else 0),y,q)
    if t=='TOTAL': y-=5
    y-=12.5
y-=4; c.setLineWidth(.8); c.rect(270,y-50,250,56); c.setFont('Helvetica-Bold',7); c.drawString(276,y-4,'KEY STATISTICS'); c.drawRightString(440,y-4,'Month'); c.drawRightString(512,y-4,'YTD')
c.setFont('Helvetica',7); am,ay=3720,33852; om,oy=2815,24980
for k,(a,q,z) in enumerate((('Available Rooms',f'{am:,}',f'{ay:,}'),('Rooms Sold',f'{om:,}',f'{oy:,}'),('Occupancy',f'{om/am:.1%}',f'{oy/ay:.1%}'),('RevPAR',f"{s.rows[rr]['values'][0]/am:.2f}",f"{s.rows[rr]['values'][4]/ay:.2f}"))):
    yy=y-15-k*10; c.drawString(276,yy,a); c.drawRightString(440,yy,q); c.drawRightString(512,yy,z)
c.save(); save(fn,[s],'HOSPITALITY','OPERATING_STATEMENT','hotel MOR, captions in the middle between month and YTD blocks, 2 pages',True)
