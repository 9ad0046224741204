from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, letter
rng=random.Random(6021); N=Names(rng)
F='StowAway_L031_RentRoll.pdf'
SZ=[("5 x 5","Climate",25,62,24),("5 x 10","Climate",50,98,34),("10 x 10","Climate",100,169,38),("10 x 10","Drive-up",100,148,30),("10 x 20","Drive-up",200,219,26),("12 x 30","RV Covered",360,265,12)]
grp=[];u=100
for s,ty,a,std,k in SZ:
    g=[]
    for _ in range(k):
        u+=1; r=dict(u=('R' if ty[0]=='R' else '')+str(u),s=s,ty=ty,a=a,std=float(std))
        x=rng.random()
        if x<.12: r['nm']='Vacant'
        elif x<.14: r['nm']='Unrentable'
        else:
            r['nm']=N.lf(); r['in']=rd(rng,date(2014,1,1),date(2025,5,25)); r['pt']=eom(date(2025,rng.choice([4,5,5,5,6]),1)); r['rent']=float(round(std*rng.uniform(.75,1.45))); r['ins']=rng.choice([0,0,12.0,12.0,17.0]); r['tot']=r['rent']+r['ins']; r['bal']=0.0 if r['pt'].month>=5 else r['tot']+20
        g.append(r)
    grp.append((s,ty,g))
# planted: one let unit of the 10x20 group is not printed
g=grp[4][2]; drop=[r for r in g if 'rent' in r][11]
truth=[]
for s,ty,g in grp:
    for r in g:
        if r is drop: continue
        t=dict(unit=r['u'],unitType=f"{s} {ty}",section=f"{s} {ty}",area=r['a'],marketRent=r['std'])
        if 'rent' in r: t.update(tenantName=r['nm'],statusText='Occupied',moveInDate=iso(r['in']),contractRent=r['rent'],charges=[dict(code='Rent',amount=r['rent'])]+([dict(code='Insur.',amount=r['ins'])] if r['ins'] else []),totalCharges=r['tot'],balance=r['bal'])
        else: t['statusText']=r['nm']
        truth.append(t)
W,H=letter;c=canvas.Canvas(str(DOCS/F),pagesize=letter,invariant=1)
X=[30,74,128,262,312,362,408,452,496,540,585];pg=0
LB=['Unit','Area','Customer','Moved In','Paid Thru','Std Rate','Rent','Insur.','Total','Past Due']
def head():
    global y,pg
    pg+=1;c.setFillColorRGB(.1,.42,.3);c.setFont('Helvetica-Bold',14);c.drawString(30,H-38,'Rent Roll');c.setFillGray(0);c.setFont('Helvetica',8);c.drawRightString(585,H-30,'Stow-Away Self Storage - Tolland Pike (L031)');c.drawRightString(585,H-40,'Rent roll effective May 31, 2025');c.setFont('Helvetica',6.5);c.drawString(30,20,'SiteLink Web Edition style report / printed Monday, June 2, 2025 7:02 AM'.replace(' style',''));c.drawRightString(585,20,f'{pg}')
    y=H-58;c.setFont('Helvetica-Bold',7.5);c.drawString(30,y,'Unit');c.drawRightString(104,y,'Area');c.drawString(118,y,'Customer');
    for x,l in zip((262,312,362,408,452,496,585-30),()): pass
    c.drawString(248,y,'Moved In');c.drawString(298,y,'Paid Thru')
    for x,l in ((390,'Std Rate'),(438,'Rent'),(482,'Insur.'),(530,'Total'),(585,'Past Due')): c.drawRightString(x,y,l)
    c.setLineWidth(1);c.setStrokeColorRGB(.1,.42,.3);c.line(30,y-3,585,y-3);c.setStrokeGray(0);y-=15
head()
def t(lab,rs):
    global y
    o=[r for r in rs if 'rent' in r];c.setFont('Helvetica-Bold',7.5);c.setLineWidth(.5);c.line(118,y+7,585,y+7)
    c.drawString(30,y,lab);c.drawRightString(104+14-14,y-9,f"{sum(r['a'] for r in rs):,}");c.drawString(118,y-9,f"{len(o)} rented, {len(rs)-len(o)} not rented, {len(rs)} units")
    for x,v in ((390,sum(r['std'] for r in rs)),(438,sum(r['rent'] for r in o)),(482,sum(r['ins'] for r in o)),(530,sum(r['tot'] for r in o)),(585,sum(r['bal'] for r in o))): c.drawRightString(x,y-9,m2(v))
    y-=26
for s,ty,g in grp:
    if y<90: c.showPage();head()
    c.setFillColorRGB(.88,.95,.91);c.rect(30,y-3,555,12,stroke=0,fill=1);c.setFillGray(0);c.setFont('Helvetica-Bold',8.5);c.drawString(34,y,f"{s} {ty}");y-=13
    for r in g:
        if r is drop: continue
        if y<52: c.showPage();head()
        c.setFont('Helvetica',7.5);c.drawString(30,y,r['u']);c.drawRightString(104,y,str(r['a']))
        if 'rent' in r:
            c.drawString(118,y,r['nm']);c.drawString(248,y,r['in'].strftime('%b %d, %Y'));c.drawString(298,y,r['pt'].strftime('%b %d, %Y'))
            for x,v in ((438,r['rent']),(482,r['ins']),(530,r['tot']),(585,r['bal'])): c.drawRightString(x,y,m2(v) if v or x in(585,) else '')
        else: c.setFont('Helvetica-Oblique',7.5);c.drawString(118,y,r['nm']);c.setFont('Helvetica',7.5)
        c.drawRightString(390,y,m2(r['std']));y-=10.5
    y-=3
    if y<60: c.showPage();head()
    t(f"Total {s} {ty}",g)
t('Facility total',[r for _,_,g in grp for r in g])
c.save()
for s,ty,g in grp:
    pass
put(F,'SELF_STORAGE','SiteLink-like roll by size group, vacant in the customer cell',True,'Stow-Away Self Storage - Tolland Pike (L031)','2025-05-31',None,None,None,truth,planted=dict(what=f"the row of unit {drop['u']} (10 x 20 Drive-up, rent {drop['rent']:.2f}) is not printed; the group and facility totals and counts still include it",kind='row_dropped'))
