from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4,landscape
# Tokyo serviced apartments: type, floors, units, vac, sqm, passing rent per unit (JPY/mo), common charge
D=[('1R-A','2F-5F',16,1,25.41,118000,10000),('1R-B','2F-9F',24,0,26.88,124500,10000),('1K-A','2F-12F',33,2,28.03,131000,10000),('1K-B (SE corner)','3F-12F',10,0,31.25,149000,12000),('1LDK-A','4F-13F',20,1,41.76,198000,15000),('1LDK-B','4F-13F',10,1,44.10,207500,15000),('2LDK-A','6F-13F',8,0,58.32,281000,18000),('2LDK-B','14F',4,1,63.77,318000,18000),('3LDK Penthouse','15F',2,0,94.60,545000,25000),('SOHO / Office','2F',3,1,36.90,172000,12000),('Shop (1F)','1F',2,0,118.45,684000,60000),('Corporate Serviced','10F-12F',6,0,33.14,232000,0)]
W,H=landscape(A4); c=canvas.Canvas(DOC+'um_park_terrace_shinagawa.pdf',pagesize=(W,H))
K=['units','occupied','vacant','pct_occ','sf','total_sf','other:Total NRA tsubo','actual','other:Rent Common charge','actual_total','actual_sf']
X=[226,268,308,352,408,470,528,596,652,728,790]
y=H-60; c.setFillColorRGB(.1,.25,.3); c.rect(0,H-44,W,44,stroke=0,fill=1); c.setFillGray(1); c.setFont('Helvetica-Bold',15); c.drawString(36,H-30,'Park Terrace Shinagawa South')
c.setFont('Helvetica',9); c.drawRightString(W-36,H-28,'Hinode Residential Fund No. 7 | Monthly Property Report | October 2025'); c.setFillGray(0)
y=H-66; c.setFont('Helvetica-Bold',11); c.drawString(36,y,'4. Leasing Status by Unit Type (as of October 31, 2025)')
c.setFont('Helvetica',8); c.drawRightString(X[-1],y,'Unit: JPY per month, consumption tax excluded'); y-=22
c.setFont('Helvetica-Bold',8)
for a,b,t in((0,3,'Units'),(4,6,'Net rentable area'),(7,10,'In-place rent')):
    l=X[a]-32 if a else X[a]-26; c.drawCentredString((l+X[b])/2,y,t); c.setLineWidth(.6); c.line(l,y-3,X[b],y-3)
y-=13; h1=['Total','Leased','Vacant','Occ.','m\u00b2 / unit','Total m\u00b2','Total tsubo','Avg. rent','Common','Total rent','Rent per']; h2=['','','','(%)','','','','per unit','charge','incl. CC','tsubo']
c.drawString(36,y,'Type'); c.drawString(140,y,'Floor')
for x,h in zip(X,h1): c.drawRightString(x,y,h)
y-=10
for x,h in zip(X,h2): c.drawRightString(x,y,h)
y-=5; c.setLineWidth(1); c.line(36,y,X[-1],y); y-=14
K[6]='other:Total tsubo'; K[8]='other:Common charge'
ts=lambda m: round(m*.3025,2)
rows=[]; A=[0]*6; ost=0; rr=0
F=[lambda v:f'{v}']*3+[lambda v:f'{v:.1f}',lambda v:f'{v:,.2f}',lambda v:f'{v:,.2f}',lambda v:f'{v:,.2f}']+[lambda v:f'\u00a5{v:,}',lambda v:f'{v:,}',lambda v:f'\u00a5{v:,}',lambda v:f'{v:,}']
def put(v,b=False):
    d={}; c.setFont('Helvetica-Bold' if b else 'Helvetica',8.3)
    for x,k,q,f in zip(X,K,v,F):
        if q is None: c.drawRightString(x,y,'-') if not b else None; continue
        c.drawRightString(x,y,f(q)); d[k]=q
    return d
for i,(t,fl,u,vac,m,re,cc) in enumerate(D):
    o=u-vac; tm=round(u*m,2); 
    tot=o*(re+cc); per=round(re/ts(m))
    if i%2: c.setFillGray(.94); c.rect(34,y-4,X[-1]-30,14,stroke=0,fill=1); c.setFillGray(0)
    c.setFont('Helvetica',8.3); c.drawString(36,y,t); c.drawString(140,y,fl)
    v=[u,o,vac,round(o/u*100,1),m,tm,ts(tm),re,cc or None,tot,per]
    rows.append(dict(type=t,**put(v))); y-=16
    A[0]+=u;A[1]+=o;A[2]=round(A[2]+tm,2);A[3]=round(A[3]+ts(tm),2);A[4]+=tot; ost+=o*ts(m); rr+=o*re
c.line(36,y+10,X[-1],y+10); y-=3; c.setFont('Helvetica-Bold',8.3); c.drawString(36,y,'Total / Average')
v=[A[0],A[1],A[0]-A[1],round(A[1]/A[0]*100,1),round(A[2]/A[0],2),A[2],A[3],round(rr/A[1]),None,A[4],round(rr/ost)]
tt=[dict(label='Total / Average',**put(v,True))]; c.line(36,y-5,X[-1],y-5); c.line(36,y-7,X[-1],y-7)
y-=26; c.setFont('Helvetica',7.5)
for s in ['1) 1 tsubo = 3.3058 sq m (0.3025 tsubo per sq m). Average rent per unit and rent per tsubo are for leased units and exclude the common charge.','2) Corporate Serviced units are let en bloc to an operator (fixed-term lease to March 2028); common charge is borne by the lessor.','3) Three move-out notices were received for November (1K-A x2, 1LDK-A x1); they are counted as leased.']:
    c.drawString(36,y,s); y-=11
y-=14; c.setFont('Helvetica-Bold',9); c.drawString(36,y,'Occupancy trend (by units)'); y-=14; c.setFont('Helvetica',8)
for i,(m,p) in enumerate(zip(['May','Jun','Jul','Aug','Sep','Oct'],[96.4,97.1,95.7,94.9,95.7,v[3]])):
    c.drawCentredString(60+i*60,y,m); c.drawCentredString(60+i*60,y-12,f'{p:.1f}%')
c.setFont('Helvetica',7.5); c.drawRightString(W-36,24,'Confidential   |   7 / 22'); c.save()
save('um_park_terrace_shinagawa.pdf','UM',K,rows,tt,'Japanese residential fund monthly report page, sq m and tsubo, JPY, grouped two-line header',False)
print(tt)
