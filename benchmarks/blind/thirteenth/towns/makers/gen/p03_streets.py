# Small landlord, doubles and fours by street, Section 8 shares; total in a box at the head
import random, datetime as dt
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
r=random.Random(5303); N=Names(r)
FN='hollis_wren_section8_by_street.pdf'
B=[('1114 N. Pine St.','duplex',['A','B']),('1120 N. Pine St.','duplex',['A','B']),('23 Harmon Ave.','four-plex',['1','2','3','4']),('31 Harmon Ave.','four-plex',['1','2','3','4']),
   ('407 Depot St.','six-plex',['101','102','103','201','202','203']),('Rear of 407 Depot','garage apt.',['G']),('88 Sycamore Ct.','triplex',['Up','Down','Back']),('902 W. 4th','four-plex',['A','B','C','D'])]
cr={0:575,1:690,2:825,3:1010}
blds=[]
for a,k,us in B:
    L_=[]
    for u in us:
        br=r.choice([1,2,2,3]) if k!='six-plex' else (1 if u.endswith('1') else 2)
        if k=='garage apt.': br=0
        d=dict(u=u,br=br)
        if (a,u) in(('31 Harmon Ave.','3'),('407 Depot St.','202'),('902 W. 4th','B')): d['v']=1
        else:
            c_=cr[br]+r.choice([-15,0,0,10,25]); d['n']=N.full(); d['c']=c_
            d['dep']=r.choice([300,400,500,c_])
            if r.random()<.62: d['ten']=r.randint(0,c_//2) if r.random()<.9 else 0; d['ha']=c_-d['ten']; d['pr']='Sec 8'
            else: d['ten']=c_; d['ha']=None; d['pr']='cash'
            y_=r.choice([2025,2026,2026]); d['ren']=dt.date(y_,r.choice([11,12]) if y_==2025 else r.randint(1,9),1)
        L_.append(d)
    blds.append((a,k,L_))
al=[d for b in blds for d in b[2]]
tot=dict(contractRent=sum(d.get('c',0) for d in al),ha=sum(d.get('ha') or 0 for d in al),ten=sum(d.get('ten') or 0 for d in al),deposit=sum(d.get('dep',0) for d in al))
nv=sum('v' in d for d in al)
c=canvas.Canvas(DOC+'/'+FN,pagesize=letter,invariant=1)
W=612
def head():
    c.setFont('Helvetica-Bold',15); c.drawString(48,744,'Hollis & Wren Rentals'); c.setFont('Helvetica',9); c.drawString(48,731,'Tenants by street  |  November 2025')
head()
c.setStrokeGray(.3); c.roundRect(352,708,212,56,6)
c.setFont('Helvetica',9)
for i,(l,v) in enumerate((('Doors / rented / empty',f"{len(al)} / {len(al)-nv} / {nv}"),('Rent per month',f"${tot['contractRent']:,}"),('  from Housing Authority',f"${tot['ha']:,}"),('  from tenants',f"${tot['ten']:,}"))):
    c.drawString(360,752-12*i,l); c.drawRightString(556,752-12*i,v)
y=690; rows=[]
XR=dict(c=330,ha=394,ten=452,dep=566)
for a,k,L_ in blds:
    need=16*(len(L_)+2)+20
    if y-need<50:
        c.setFont('Helvetica-Oblique',8); c.drawCentredString(306,30,'over please'); c.showPage(); head(); y=700
    c.setFillColorRGB(.86,.91,.86); c.rect(44,y-4,524,15,fill=1,stroke=0); c.setFillGray(0)
    c.setFont('Helvetica-Bold',10); c.drawString(48,y,a); c.setFont('Helvetica-Oblique',9); c.drawString(48+c.stringWidth(a,'Helvetica-Bold',10)+8,y,'('+k+')')
    c.setFont('Helvetica',7); 
    for key,l in(('c','contract rent'),('ha','H.A. pays'),('ten','tenant pays'),('dep','deposit')): c.drawRightString(XR[key],y,l)
    c.drawString(462,y,'lease ends')
    y-=16
    for d in L_:
        c.setFont('Helvetica',9.5); c.drawString(56,y,d['u']); c.drawString(92,y,'studio' if d['br']==0 else f"{d['br']} BR")
        base=dict(unit=d['u'],building=a,unitType='studio' if d['br']==0 else f"{d['br']} BR")
        if 'v' in d:
            c.setFont('Helvetica-BoldOblique',9.5); c.drawString(134,y,'vacant'); rows.append(row(**base,statusText='vacant'))
        else:
            c.drawString(134,y,d['n']); c.drawString(242,y,d['pr'])
            c.drawRightString(XR['c'],y,f"{d['c']:,}"); 
            if d['ha'] is not None: c.drawRightString(XR['ha'],y,f"{d['ha']:,}")
            c.drawRightString(XR['ten'],y,f"{d['ten']:,}"); c.drawString(466,y,mdy(d['ren'],2)); c.drawRightString(XR['dep'],y,f"{d['dep']:,}")
            ch=([dict(code='H.A. pays',amount=d['ha'])] if d['ha'] is not None else [])+[dict(code='tenant pays',amount=d['ten'])]
            rows.append(row(**base,tenantName=d['n'],statusText='Occupied',contractRent=d['c'],leaseEndDate=iso(d['ren']),deposit=d['dep'],charges=ch))
        y-=15
    if len(L_)>1:
        c.setFont('Helvetica-Bold',9); c.line(290,y+11,XR['ten'],y+11)
        c.drawRightString(XR['c'],y,f"{sum(d.get('c',0) for d in L_):,}"); c.drawRightString(XR['ha'],y,f"{sum(d.get('ha') or 0 for d in L_):,}"); c.drawRightString(XR['ten'],y,f"{sum(d.get('ten',0) for d in L_):,}")
        y-=15
    y-=9
c.setFont('Helvetica-Oblique',8.5); c.drawString(48,y,'H.A. = County Housing Authority, direct deposit on the 3rd.')
c.save()
save(FN,'MULTIFAMILY','units grouped by street address, Section 8 shares, small heading labels per house, unlabeled subtotals, total box at the head',True,propertyName='Hollis & Wren Rentals',asOnDate='2025-11',units=len(al),occupied=len(al)-nv,vacant=nv,rows=rows,printedTotals={k:v for k,v in tot.items() if k!='deposit'})
