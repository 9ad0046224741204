from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from reportlab.lib.colors import HexColor,white,black
W,H=letter
S=[('INDEPENDENT LIVING',[('IL Studio',412,10,9,2695,2580),('IL One Bedroom',598,28,26,3350,3214),('IL One Bedroom Deluxe',671,12,12,3725,3561),('IL Two Bedroom',905,8,7,4480,4305)]),
('ASSISTED LIVING',[('AL Studio',348,18,17,4650,4472),('AL Studio - Medicaid Waiver',348,10,10,2985,2985),('AL One Bedroom',510,16,14,5475,5210),('AL Companion (per bed)',260,8,6,3800,3655)]),
('MEMORY CARE',[('MC Private',322,14,13,6850,6604),('MC Companion (per bed)',236,12,9,5400,5188)])]
FILE='Fenwick_OM_p17_unit_mix.pdf'
cv=canvas.Canvas(DOC+FILE,pagesize=letter); teal=HexColor('#1B5E6B'); lt=HexColor('#E4F0F2'); gr=HexColor('#666666')
cv.setFillColor(teal); cv.rect(0,H-58,W,58,stroke=0,fill=1); cv.setFillColor(white); cv.setFont('Helvetica-Bold',17); cv.drawString(40,H-34,'Unit Mix & Rate Summary'); cv.setFont('Helvetica',9.5); cv.drawString(40,H-48,'Willowbrook at Fenwick  |  136-Bed Senior Living Community  |  Census as of September 30, 2025')
X=[222,262,306,346,388,444,500,566]; y=H-92
Hd=[('Avg.','SF'),('Units /','Beds'),('Occ.',''),('Avail.',''),('Occ.','%'),('Street','Rate'),('Avg. In-','Place Rate'),('In-Place','Monthly Rent')]
cv.setFillColor(black); cv.setFont('Helvetica-Bold',7.8); cv.drawString(40,y-10,'Unit Type')
for x,(a,b) in zip(X,Hd):
    if b: cv.drawRightString(x,y,a); cv.drawRightString(x,y-10,b)
    else: cv.drawRightString(x,y-10,a)
cv.setStrokeColor(teal); cv.setLineWidth(1.4); cv.line(38,y-15,568,y-15); y-=32
K=['sf','units','occupied','vacant','pct_occ','market','actual','actual_total']; rows=[];totals=[]
def line(lab,v,bold,y,ind=0):
    cv.setFillColor(black); cv.setFont('Helvetica-Bold' if bold else 'Helvetica',8.6); cv.drawString(40+ind,y,lab)
    F=['{:,}','{:,}','{:,}','{:,}','{:.1f}%','${:,}','${:,}','${:,}']
    for x,f,a in zip(X,F,v): cv.drawRightString(x,y,f.format(a))
def agg(L):
    u=sum(a[2] for a in L); o=sum(a[3] for a in L); at=sum(a[3]*a[5] for a in L)
    return [round(sum(a[1]*a[2] for a in L)/u),u,o,u-o,round(o/u*100,1),round(sum(a[4]*a[2] for a in L)/u),round(at/o),at]
allr=[]
for sec,L in S:
    cv.setFillColor(teal); cv.setFont('Helvetica-Bold',8.8); cv.drawString(40,y,sec); y-=15
    for i,a in enumerate(L):
        t,sf,u,o,mk,ip=a; v=[sf,u,o,u-o,round(o/u*100,1),mk,ip,ip*o]
        if i%2==0: cv.setFillColor(lt); cv.rect(38,y-4,530,14.5,stroke=0,fill=1)
        line(t,v,False,y,8); rows.append(dict(type=t,**dict(zip(K,v)))); y-=15
    allr+=L; v=agg(L); lab={'I':'Subtotal / Average IL','A':'Subtotal / Average AL','M':'Subtotal / Average MC'}[sec[0]]
    cv.setStrokeColor(gr); cv.setLineWidth(.5); cv.line(38,y+10,568,y+10); line(lab,v,True,y); totals.append(dict(label=lab,**dict(zip(K,v)))); y-=24
v=agg(allr); cv.setFillColor(teal); cv.rect(38,y-6,530,18,stroke=0,fill=1)
cv.setFillColor(white); cv.setFont('Helvetica-Bold',8.6)
cv.drawString(40,y,'Total / Weighted Average')
# (white text over the band)
for x,f,a in zip(X,['{:,}','{:,}','{:,}','{:,}','{:.1f}%','${:,}','${:,}','${:,}'],v): cv.drawRightString(x,y,f.format(a))
totals.append(dict(label='Total / Weighted Average',**dict(zip(K,v)))); y-=34
cv.setFillColor(black); cv.setFont('Helvetica-Bold',9); cv.drawString(40,y,'Other recurring charges'); y-=14; cv.setFont('Helvetica',8.4)
for t in ('Second person fee: IL $850 per month; AL $1,100 per month plus care.','Level of care (AL only): Level 1 $495, Level 2 $910, Level 3 $1,425, Level 4 $1,980 per month; included in MC rate.','Community fee: $2,500 IL, $3,500 AL and MC, one time, non-refundable.','Medicaid waiver rate is set by the state (room and board plus tier) and shown as billed; 10-unit regulatory commitment through 2034.'):
    cv.drawString(48,y,'- '+t); y-=12
y-=14; cv.setFillColor(gr); cv.setFont('Helvetica-Oblique',7.2); cv.drawString(40,y,'In-place rate excludes care and ancillary fees. Averages weighted by units (SF, street rate) and by occupied units (in-place rate).')
cv.setFont('Helvetica',7); cv.drawString(40,30,'CONFIDENTIAL OFFERING MEMORANDUM'); cv.drawRightString(568,30,'17'); cv.save()
print(len(rows),v)
save(FILE,'UM','Broker offering memorandum page, IL/AL/MC senior community, subtotals with weighted averages',False,K,rows,totals)
