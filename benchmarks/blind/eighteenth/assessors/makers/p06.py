# Mobile-home park, Rent Manager-like, 96 lots, charge columns
from lib import *
from reportlab.pdfgen import canvas
N='rentmanager_mhp_willow_bend.pdf'; r=R(1906)
W,H=612,792;c=canvas.Canvas(doc(N),pagesize=(W,H));pg=0
cols=[('Lot','l',30),('Type','l',62),('Resident','l',92),('Lot Rent','r',262),('Home Rent','r',316),('W/S','r',354),('Trash','r',390),('Total','r',440),('Balance','r',496),('Moved In','l',512)]
y=0
def head():
    global y,pg
    if pg: foot();c.showPage()
    pg+=1;c.setFont('Helvetica-Bold',13);c.drawString(30,H-40,'Rent Roll by Lot');c.setFont('Helvetica',8);c.drawString(30,H-52,'Willow Bend MHC  |  As of: Thursday, January 01, 2026')
    y=H-76;c.setFillColorRGB(.2,.3,.45);c.rect(28,y-4,W-56,14,fill=1,stroke=0);c.setFillGray(1);c.setFont('Helvetica-Bold',7.5)
    for t,a,x in cols: (c.drawString if a=='l' else c.drawRightString)(x,y,t)
    c.setFillGray(0);y-=14;c.setFont('Helvetica',7.5)
def foot():
    c.setFont('Helvetica',6.5);c.drawString(30,24,'Printed 1/5/2026 9:14 AM by office2');c.drawRightString(W-30,24,f'{pg}')
def line(v,b=False):
    global y
    if y<44: head()
    c.setFont('Helvetica-Bold' if b else 'Helvetica',7.5)
    for (t,a,x),z in zip(cols,v): (c.drawString if a=='l' else c.drawRightString)(x,y,z)
    y-=10.4
m=lambda x:f'{x:,.2f}'
head();rows=[]
lots=[f'{s}{i:02d}' for s,n in(('A',22),('B',26),('C',24),('D',24)) for i in range(1,n+1)]
vac=set(r.sample(lots,11))
Z=lambda v:'' if v is None else m(v)
alt=0
for i,l in enumerate(lots):
    alt+=1
    if y<44: head()
    if alt%2: c.setFillGray(.94);c.rect(28,y-2.6,W-56,10.4,fill=1,stroke=0);c.setFillGray(0)
    ty='SW' if l[0] in 'AB' else 'DW'
    if l in vac:
        line([l,ty,'-- VACANT --']+['']*7);rows.append(row(unit=l,unitType=ty,statusText='VACANT'));continue
    poh=r.random()<.16;ty2=ty+('-P' if poh else '')
    lr=float({'SW':425,'DW':470}[ty]-r.choice([0,0,0,15,30]));hr=float(r.choice([375,410,450,525])) if poh else None
    ws=round(r.uniform(28,66),2);tr=14.0;tot=lr+(hr or 0)+ws+tr;bal=r.choice([0,0,0,0,0,0,round(tot,2),-20.0,round(tot*2,2),55.0]);mi=r.d(1998,2025);n=r.nm(True)
    ch=[('Lot Rent',lr)]+([('Home Rent',hr)] if poh else [])+[('W/S',ws),('Trash',tr)]
    line([l,ty2,n,m(lr),Z(hr),m(ws),m(tr),m(tot),m(bal) if bal>=0 else f'({m(-bal)})',f'{mi.month}/{mi.day}/{mi.year}'])
    x=row(unit=l,unitType=ty2,tenantName=n,statusText='Occupied',charges=[dict(code=a,amount=b) for a,b in ch],totalCharges=round(tot,2),balance=bal,moveInDate=iso(mi),contractRent=lr)
    if poh: x['_p']=1
    rows.append(x)
g=lambda k:round(sum(x.get(k,0) for x in rows),2)
q=lambda k:sum(b['amount'] for x in rows for b in x.get('charges',[]) if b['code']==k)
y-=3;c.line(28,y+10,W-28,y+10)
line(['','','Total 96 lots',m(q('Lot Rent')),m(q('Home Rent')),m(q('W/S')),m(q('Trash')),m(g('totalCharges')),m(g('balance')),''],True)
y-=8
for x in rows: 
    if x.pop('_p',0): pass
for t in [f'Occupied lots: {96-11}     Vacant lots: 11     Occupancy: {85/96*100:.1f}%','SW = singlewide lot, DW = doublewide lot, -P = park-owned home on the lot (home rent billed apart).']: 
    if y<44: head()
    c.setFont('Helvetica',7.5);c.drawString(30,y,t);y-=11
foot();c.save()
save(N,'MANUFACTURED_HOUSING','Rent Manager style park roll with charge columns, banded, 2 pages',False,'Willow Bend MHC','2026-01-01',rows,96,85,11,dict(contractRent=round(q('Lot Rent'),2),totalCharges=g('totalCharges'),balance=g('balance')))
