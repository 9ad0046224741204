# Self storage offering memorandum, unit mix page, PDF landscape
from common import *
from reportlab.lib.pagesizes import landscape,letter
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor as HX
NAME='OM_Ironwood_Storage_UnitMix.pdf'
# size, sf, units, occ, street, inplace avg
S=[('CLIMATE CONTROLLED','Climate Controlled',[('5 x 5',25,48,43,52,46.8),('5 x 10',50,96,88,84,78.15),('7.5 x 10',75,22,20,109,101.4),('10 x 10',100,118,109,138,127.62),('10 x 15',150,54,47,184,171.9),('10 x 20',200,31,29,228,214.55),('10 x 25',250,6,5,265,251)]),
('DRIVE-UP / NON-CLIMATE','Drive-Up',[('5 x 10',50,24,19,58,55.25),('10 x 10',100,72,66,96,90.3),('10 x 15',150,88,81,122,117.48),('10 x 20',200,64,62,149,139.75),('10 x 30',300,28,26,205,188.6),('12 x 40',480,8,8,310,285)]),
('OUTDOOR PARKING','Parking',[('12 x 25 (gravel)',300,26,17,65,60.5),('12 x 40 (paved)',480,18,15,95,91.75)])]
K=['units','pct_units','sf','total_sf','occupied','pct_occ','market','market_total','actual','actual_total','market_sf']
H=[('','Unit Size'),('No. of','Units'),('% of','Units'),('SF /','Unit'),('Total','SF'),('Units','Occupied'),('Phys.','Occ.'),('Street','Rate'),('Gross Potential','/ Month'),('Avg. In-Place','Rent'),('In-Place','/ Month'),('Street Rate','/ SF / Mo.')]
NU=sum(r[2] for _,_,L in S for r in L)
def line(u,sf,tsf,oc,mk,mt,ac,at,ms): return [u,r2(round(100*u/NU,1)),sf,tsf,oc,round(100*oc/u,1),mk,mt,ac,at,ms]
W,Hh=landscape(letter);c=canvas.Canvas(doc(NAME),pagesize=(W,Hh))
def band(t,pn):
    c.setFillColor(HX('#7A2E1D'));c.rect(0,Hh-52,W,52,stroke=0,fill=1);c.setFillColor(HX('#FFFFFF'));c.setFont('Helvetica-Bold',18);c.drawString(40,Hh-34,t)
    c.setFont('Helvetica',9);c.drawRightString(W-40,Hh-32,'IRONWOOD STORAGE  |  CHATTANOOGA, TN')
    c.setFillColor(HX('#777777'));c.setFont('Helvetica',7);c.drawString(40,20,'Confidential Offering Memorandum. Information from sources deemed reliable but not guaranteed.');c.drawRightString(W-40,20,str(pn));c.setFillColor(HX('#000000'))
band('Property Overview',11)
tot=NU;np_=sum(r[2] for r in S[2][2])
nrsf=sum(r[1]*r[2] for _,_,L in S[:2] for r in L)
f=[('Address','4418 Ringgold Commerce Way'),('Year built / expanded','2004 / 2017'),('Storage units',f'{NU-np_:,}'),('Parking spaces',f'{np_}'),('Net rentable SF (storage)',f'{nrsf:,}'),('Site','5.83 acres, fenced, 2 keypad gates'),('Software','storEDGE'),('Manager','On-site, apartment over office')]
y=Hh-95
for a,b in f: c.setFont('Helvetica-Bold',10);c.drawString(40,y,a);c.setFont('Helvetica',10);c.drawString(210,y,b);y-=19
y-=10
for t in ['Ironwood Storage is a two-phase facility on the Ringgold Road corridor. Phase II (2017) added three climate controlled','buildings and a covered loading area. In-place rents trail street rates in every size, and existing-customer rate','increases have been limited to one annual cycle under present ownership.']: c.drawString(40,y,t);y-=14
c.showPage();band('Unit Mix & Rent Summary',12)
X=[150,205,248,288,338,392,438,490,562,628,694,752]
def hdr(y):
    c.setFillColor(HX('#EFE3DD'));c.rect(36,y-16,W-72,30,stroke=0,fill=1);c.setFillColor(HX('#000000'));c.setFont('Helvetica-Bold',7.6)
    for i,(a,b) in enumerate(H):
        if i==0: c.drawString(44,y-10,b)
        else: c.drawRightString(X[i],y+1,a);c.drawRightString(X[i],y-10,b)
def fm(v):
    u,pu,sf,ts,oc,po,mk,mt,ac,at,ms=v
    return [f'{u:,}',f'{pu:.1f}%',f'{sf:,}' if sf==int(sf) else f'{sf:.1f}',f'{ts:,}',f'{oc:,}',f'{po:.1f}%',f'${mk:,.0f}' if mk==int(mk) else f'${mk:,.2f}',f'${mt:,.0f}',f'${ac:,.2f}',f'${at:,.2f}',f'${ms:.2f}']
def put(lb,v,y,bold=False):
    c.setFont('Helvetica-Bold' if bold else 'Helvetica',8);c.drawString(44 if bold else 52,y,lb)
    for x,t in zip(X[1:],fm(v)): c.drawRightString(x,y,t)
def agg(L):
    u=sum(r[2] for r in L);ts=sum(r[1]*r[2] for r in L);oc=sum(r[3] for r in L);mt=sum(r[2]*r[4] for r in L);at=r2(sum(r2(r[3]*r[5]) for r in L))
    return line(u,round(ts/u,1),ts,oc,r2(mt/u),mt,r2(at/oc),at,r2(mt/ts))
hdr(Hh-82);y=Hh-114;rows=[];tots=[]
for h,s,L in S:
    c.setFillColor(HX('#7A2E1D'));c.setFont('Helvetica-Bold',8);c.drawString(44,y,h);c.setFillColor(HX('#000000'));y-=14.5
    for i,r in enumerate(L):
        v=line(r[2],r[1],r[1]*r[2],r[3],r[4],r[2]*r[4],r[5],r2(r[3]*r[5]),r2(r[4]/r[1]+1e-9))
        if i%2: c.setFillColor(HX('#F7F3F1'));c.rect(36,y-4,W-72,14,stroke=0,fill=1);c.setFillColor(HX('#000000'))
        put(r[0],v,y);y-=14;rows.append(dict(type=r[0],**dict(zip(K,v))))
    v=agg(L);c.line(36,y+10,W-36,y+10);put(f'{s} Total',v,y,True);tots.append(dict(label=f'{s} Total',**dict(zip(K,v))));y-=22
v=agg([r for _,_,L in S for r in L]);c.setLineWidth(1.2);c.line(36,y+11,W-36,y+11);put('TOTAL / AVERAGE',v,y,True);c.line(36,y-5,W-36,y-5);tots.append(dict(label='TOTAL / AVERAGE',**dict(zip(K,v))))
c.setFont('Helvetica-Oblique',7);c.drawString(40,y-20,'Unit mix per management report dated September 30, 2025. Averages in total lines are weighted. Parking areas are shown as space dimensions and are not part of net rentable square feet.')
c.save();print(len(rows),tots[-1],y)
save(NAME,'UM',K,rows,tots,'Self storage offering memorandum, colour landscape unit mix by product with subtotals, PDF',False)
