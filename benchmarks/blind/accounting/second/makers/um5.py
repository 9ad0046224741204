# Yardi-like unit type / loss-to-lease statistics, portrait, two properties, two-line heads, serif-free small print
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
# code, desc, beds, baths, sf, units, occ, market, actual_avg of occupied
P=[('Stonehaven Flats (stonehv)',[('sh11a','1x1 Garden',1,1,648,42,39,1225,1171.36),('sh11b','1x1 Corner',1,1,690,18,18,1275,1242.5),('sh21a','2x1 Garden',2,1,874,36,33,1445,1398.91),('sh22a','2x2 Garden',2,2,951,48,45,1560,1487.2),('sh32a','3x2 Terrace',3,2,1180,16,14,1835,1862.5)]),
('Birchmont Village (birch)',[('bv0','Studio',0,1,430,10,9,960,941.11),('bv1','1x1',1,1,612,56,51,1140,1088.47),('bv1d','1x1 Den',1,1,705,20,20,1210,1196.15),('bv2','2x1.5 TH',2,1.5,1010,44,40,1490,1421.85),('bv3','3x2.5 TH',3,2.5,1322,12,12,1880,1791.67),('bvmod','Model',1,1,612,1,0,1140,None)])]
W,H=A4; cv=canvas.Canvas(doc('um5_stonehaven.pdf'),pagesize=A4); y=H-40
cv.setFont('Times-Bold',12); cv.drawString(30,y,'Unit Type Statistics with Loss to Lease'); cv.setFont('Times-Roman',8.5); y-=12; cv.drawString(30,y,'Properties: stonehv, birch      As Of: 08/31/2025'); cv.drawRightString(W-30,y,'Run 09/03/2025'); y-=26
X=[('units','','Units',205),('occupied','','Occ',230),('vacant','','Vac',253),('pct_occ','Occ','%',284),('sf','Avg','SqFt',312),('market','Avg Mkt','Rent',354),('market_total','Total Mkt','Rent',410),('actual','Avg Act','Rent',452),('actual_total','Total Act','Rent',510),('ltl','Loss to','Lease',565)]
def head():
    global y
    cv.setFont('Times-Bold',8)
    cv.drawString(30,y,'Type'); cv.drawString(66,y,'Description'); cv.drawString(126,y,'Bd'); cv.drawString(150,y,'Ba')
    for k,a,b,x in X: cv.drawRightString(x,y+9,a); cv.drawRightString(x,y,b)
    cv.setDash(1,2); cv.line(30,y-4,W-28,y-4); cv.setDash(); y-=15
def agg(g):
    u=sum(x[5] for x in g); o=sum(x[6] for x in g); m=sum(x[5]*x[7] for x in g); mo=sum(x[6]*x[7] for x in g); a=float(round(sum(x[6]*(x[8] or 0) for x in g),2))
    return dict(units=u,occupied=o,vacant=u-o,pct_occ=round(o/u*100,1),sf=round(sum(x[4]*x[5] for x in g)/u),market=round(m/u,2),market_total=float(m),actual=round(a/o,2) if o else None,actual_total=a,ltl=float(round(mo-a,2)))
def out(d,f='Times-Roman'):
    cv.setFont(f,8)
    for k,_,_,x in X:
        v=d[k]
        if v is None: continue
        s=f'{v:,}' if isinstance(v,int) else f'{v:.1f}' if k=='pct_occ' else f'{v:,.2f}' if v>=0 else f'-{-v:,.2f}'
        cv.drawRightString(x,y,s)
rows=[];tot=[];A=[]
for p,g in P:
    cv.setFont('Times-BoldItalic',9.5); cv.drawString(30,y,p); y-=24; head()
    bds=sorted(set(x[2] for x in g))
    for x in g:
        d=agg([x]); cv.setFont('Times-Roman',8); cv.drawString(30,y,x[0]); cv.drawString(66,y,x[1]); cv.drawString(126,y,str(x[2])); cv.drawString(150,y,f'{x[3]:.1f}'); out(d); y-=12.5
        rows.append(dict(type=x[0],beds=x[2],baths=x[3],**d))
    d=agg(g); y-=3; cv.line(175,y+10,W-28,y+10); cv.setFont('Times-Bold',8); lab='Total '+p; cv.drawString(30,y,lab); out(d,'Times-Bold'); tot.append(dict(label=lab,**d)); A+=g; y-=34
d=agg(A); cv.setLineWidth(1); cv.line(30,y+11,W-28,y+11); cv.setFont('Times-Bold',8.5); cv.drawString(30,y,'Grand Total (2 properties)'); out(d,'Times-Bold'); tot.append(dict(label='Grand Total (2 properties)',**d)); cv.line(30,y-4,W-28,y-4); y-=30
# recap by bedroom
cv.setFont('Times-BoldItalic',9); cv.drawString(30,y,'Recap by bedroom count'); y-=13
for bd in sorted(set(x[2] for x in A)):
    q=agg([x for x in A if x[2]==bd]); cv.setFont('Times-Roman',8); cv.drawString(40,y,('Studio' if bd==0 else f'{bd} bedroom')); cv.drawRightString(205,y,str(q['units'])); cv.drawRightString(230,y,str(q['occupied'])); cv.drawRightString(253,y,str(q['vacant'])); cv.drawRightString(284,y,f"{q['pct_occ']:.1f}"); y-=11.5
y-=10; cv.setFont('Times-Italic',7.5); cv.drawString(30,y,'Loss to lease = market rent of occupied units less their actual rent; a negative figure is a gain. Avg Act Rent is of occupied units only.')
cv.drawString(30,26,'um_unittype_ltl.rdl'); cv.drawRightString(W-30,26,'1'); cv.save(); save('um5_stonehaven.pdf','UM',rows,tot)
