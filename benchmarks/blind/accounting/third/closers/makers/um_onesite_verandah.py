"""RealPage OneSite-like Unit Mix / availability PDF, portrait-landscape, stacked group heads, floorplan groups by bedroom with subtotals."""
import random
from _lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
random.seed(4707)
N='um_onesite_verandah.pdf'
FP=[('Studio',[('S1','Alcove',0,1,512,1185),('S2','Alcove w/ Balcony',0,1,548,1240)]),
('One Bedroom',[('A1','Magnolia',1,1,688,1395),('A1R','Magnolia - Renovated',1,1,688,1515),('A2','Wisteria',1,1,742,1450),('A3','Wisteria w/ Den',1,1,861,1585),('A3G','Wisteria Garage',1,1.5,905,1670)]),
('Two Bedroom',[('B1','Camellia',2,1,948,1690),('B2','Camellia Split',2,2,1044,1785),('B2R','Camellia Split - Renovated',2,2,1044,1930),('B3','Gardenia',2,2,1132,1865),('B4','Gardenia Corner',2,2,1210,1990)]),
('Three Bedroom',[('C1','Live Oak',3,2,1366,2240),('C2','Live Oak Townhome',3,2.5,1512,2465)])]
UN=dict(S1=12,S2=8,A1=36,A1R=14,A2=28,A3=16,A3G=6,B1=20,B2=40,B2R=10,B3=24,B4=8,C1=12,C2=6)
K=['beds','baths','units','sf','total_sf','occ_nontv','ntv_rented','ntv_unrented','vac_rented','vac_unrented','pct_occ','pct_leased','market','market_sf','actual']
tu=sum(UN.values());print(tu)
def derive(d,occ,act_sum,mk_sum):
    d['total_sf'];u=d['units']
    d['pct_occ']=round(occ/u,4);d['pct_leased']=round((d['occ_nontv']+d['ntv_rented']+d['vac_rented'])/u,4)
    return d
sec=[];rows=[]
for g,l in FP:
    me=[]
    for code,nm,bd,ba,sf,mk in l:
        u=UN[code];v=min(u,random.choice([0,0,1,1,2,3]) if u>6 else random.choice([0,1]));vr=random.randint(0,v);ntv=random.choice([0,1,2,3]) if u>6 else random.choice([0,1]);nr=random.randint(0,min(1,ntv))
        occ=u-v;act=round(mk-random.uniform(12,88),2)
        d=dict(type=code,desc=nm,beds=bd,baths=float(ba),units=u,sf=sf,total_sf=sf*u,occ_nontv=occ-ntv,ntv_rented=nr,ntv_unrented=ntv-nr,vac_rented=vr,vac_unrented=v-vr,market=float(mk),market_sf=round(mk/sf,2),actual=act,_occ=occ)
        derive(d,occ,0,0);me.append(d)
    sec.append((g,me));rows+=me
def tot(L):
    T={k:sum(d[k] for d in L) for k in('units','total_sf','occ_nontv','ntv_rented','ntv_unrented','vac_rented','vac_unrented')}
    u=T['units'];occ=sum(d['_occ'] for d in L);T['sf']=round(T['total_sf']/u);derive(T,occ,0,0)
    mk=sum(d['market']*d['units'] for d in L);T['market']=round(mk/u,2);T['market_sf']=round(mk/T['total_sf'],2);T['actual']=round(sum(d['actual']*d['_occ'] for d in L)/occ,2);return T
W,H=landscape(letter);c=canvas.Canvas(doc(N),pagesize=(W,H),invariant=1)
X=dict(beds=196,baths=228,units=262,sf=300,total_sf=352,occ_nontv=396,ntv_rented=440,ntv_unrented=484,vac_rented=526,vac_unrented=570,pct_occ=612,pct_leased=654,market=702,market_sf=731,actual=776)
c.setFont('Helvetica',7);c.drawString(18,590,'OneSite Rents v3.0');c.drawString(18,581,'03/31/2025 5:58:20PM');c.drawRightString(776,590,'Page 1 of 1')
c.setFont('Helvetica-Bold',11);c.drawCentredString(396,590,'UNIT MIX AND AVAILABILITY BY FLOOR PLAN');c.setFont('Helvetica-Bold',9);c.drawCentredString(396,577,'Bayline Residential - The Verandah at Copper Creek');c.setFont('Helvetica',8);c.drawCentredString(396,566,'As of 03/31/2025')
c.setFont('Helvetica-Bold',7.5)
hd=dict(beds=('','Beds'),baths=('','Baths'),units=('','Units'),sf=('Avg','SF'),total_sf=('Total','SF'),occ_nontv=('Occupied','No Notice'),ntv_rented=('','Rented'),ntv_unrented=('','Unrented'),vac_rented=('','Rented'),vac_unrented=('','Unrented'),pct_occ=('Occ','%'),pct_leased=('Leased','%'),market=('Avg Mkt','Rent'),market_sf=('Mkt','/SF'),actual=('Avg','Lease Rent'))
for k,(a,b) in hd.items():
    c.drawRightString(X[k],534,a);c.drawRightString(X[k],524,b)
c.drawString(18,524,'Floor Plan');c.drawString(68,524,'Description')
c.drawCentredString(448,540,'On Notice');c.line(407,536,484,536);c.drawCentredString(534,540,'Vacant');c.line(493,536,570,536)
c.setLineWidth(1);c.line(18,518,776,518)
def fm(k,v):
    if k in('pct_occ','pct_leased'):return f'{v*100:.2f}'
    if k=='baths':return f'{v:.1f}'
    if k in('market','market_sf','actual'):return f'{v:,.2f}'
    return f'{v:,}'
def nums(d):
    for k in K:
        if k in d:c.drawRightString(X[k],y,fm(k,d[k]))
y=502;tots=[]
for g,me in sec:
    c.setFont('Helvetica-BoldOblique',8);c.drawString(18,y,g);y-=14
    c.setFont('Helvetica',7.5)
    for d in me:
        c.drawString(24,y,d['type']);c.drawString(68,y,d['desc']);nums(d);y-=13
    T=tot(me);tots.append(T);c.setLineWidth(.4);c.line(234,y+10,776,y+10);c.setFont('Helvetica-Bold',7.5);c.drawString(68,y,f'{g} Totals');nums(T);y-=20
G=tot(rows);tots.append(G);c.setLineWidth(1);c.line(18,y+13,776,y+13);c.setFont('Helvetica-Bold',8);c.drawString(18,y,'Property Totals');c.setFont('Helvetica-Bold',7.5);nums(G);c.line(18,y-5,776,y-5)
c.setFont('Helvetica',7);y-=24
for s in('Occ % = (Occupied No Notice + On Notice) / Units.   Leased % = (Occupied No Notice + On Notice Rented + Vacant Rented) / Units.','Avg Lease Rent is the average of occupied units; totals are weighted by occupied units. Averages of SF and market rent are weighted by units.','Excluded from this report: 1 model (A2), 1 office unit.'):
    c.drawString(18,y,s);y-=10
c.showPage();c.save()
write_truth(N,'UM',K,[{k:v for k,v in d.items() if k!='_occ'} for d in rows],tots);print(G)
