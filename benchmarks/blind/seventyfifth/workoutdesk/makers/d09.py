# ResMan mid-rise mixed use, PDF portrait, two line records + commercial table
from common import *
from reportlab.pdfgen import canvas
r=random.Random(7509); nm=Names(r); FN='ResMan Rent Roll - Kestrel Lofts - Jan 2026.pdf'
W,H=612,792; c=canvas.Canvas(f'{ROOT}/documents/{FN}',pagesize=(W,H)); pg=0; asof=D(2026,1,15)
def head(sub):
    global pg,y; pg+=1; c.setFillColorRGB(.16,.3,.42); c.rect(0,H-44,W,44,fill=1,stroke=0); c.setFillGray(1); c.setFont('Helvetica-Bold',13); c.drawString(30,H-20,'Rent Roll'); c.setFont('Helvetica',8.5); c.drawString(30,H-34,'Kestrel Lofts'); c.drawRightString(W-30,H-20,'As of 1/15/2026'); c.drawRightString(W-30,H-34,'Copperline Property Group'); c.setFillGray(.35); c.setFont('Helvetica',7); c.drawString(30,20,'Printed 1/15/2026 4:51 PM by lmarsh'); c.drawRightString(W-30,20,f'Page {pg}'); c.setFillGray(0)
    y=H-62; c.setFont('Helvetica-Bold',9); c.drawString(30,y,sub); y-=14
def ch1():
    global y
    c.setFont('Helvetica-Bold',7); c.drawString(30,y,'Unit'); c.drawString(66,y,'Type'); c.drawRightString(132,y,'Sq. Ft.'); c.drawString(140,y,'Residents'); c.drawRightString(362,y,'Market Rent'); c.drawRightString(420,y,'Lease Rent'); c.drawRightString(474,y,'Other Charges'); c.drawRightString(528,y,'Deposits'); c.drawRightString(582,y,'Balance')
    c.setFont('Helvetica-Oblique',7); c.drawString(66,y-9,'Status'); c.drawString(140,y-9,'Move in  /  Lease start - Lease end  /  Move out'); c.line(30,y-13,582,y-13); y-=23
head('Residential'); ch1(); rows=[]; G=[0]*6; cnt={}
TY={'STU':(520,1480),'1BR':(710,1795),'1BR-D':(790,1890),'2BR':(1060,2350)}
for i in range(40):
    u=f'{2+i//8}{"ABCDEFGH"[i%8]}'; ty=r.choice(list(TY)); sf,mk=TY[ty]; mk+=25*r.randint(0,3); q=r.random(); s='Vacant' if i in(6,21) else 'Vacant - Leased' if i==29 else 'Under Eviction' if i==13 else 'Notice to Vacate' if i in(4,33) else 'Occupied'; cnt[s]=cnt.get(s,0)+1
    if y<60: c.showPage(); head('Residential (continued)'); ch1()
    if i%2==0: c.setFillGray(.955); c.rect(28,y-12,556,20,fill=1,stroke=0); c.setFillGray(0)
    c.setFont('Helvetica',7.5); c.drawString(30,y,u); c.drawString(66,y,ty); c.drawRightString(132,y,m0(sf)); c.drawRightString(362,y,m2(mk)); G[0]+=sf; G[1]+=mk
    if s[0]!='V':
        a,b=nm(); t=f'{a} {b}'
        if r.random()<.3: a2=r.choice(F); t+=f', {a2} {r.choice([b,r.choice(L)])}'
        ls=D(2025,r.randint(2,12),r.choice([1,1,7,16])); 
        mi=addm(ls,-12*r.choice([0,0,1,3])); le=eom(addm(ls,11)); mtm=i in(9,26); 
        if i==13: ls=D(2024,11,1); mi=ls; le=D(2025,10,31)
        mo=D(2026,2,r.choice([15,28])) if s[0]=='N' else None
        rent=mk-25*r.randint(0,5); oth=r.choice([0,35,95,95,130]); dep=r.choice([500,rent]); bal=4811.35 if i==13 else r.choice([0]*6+[-40,rent+oth,72.9])
        c.drawString(140,y,t); [c.drawRightString(x,y,par(v)) for x,v in zip((420,474,528,582),(rent,oth,dep,bal))]
        c.setFont('Helvetica-Oblique',7); c.drawString(140,y-9,f'{usn(mi)}  /  {usn(ls)} - {"MTM" if mtm else usn(le)}'+(f'  /  {usn(mo)}' if mo else ''))
        rows.append(row(unit=u,unitType=ty,area=sf,tenantName=t,statusText=s,section='Residential',moveInDate=mi,leaseStartDate=ls,leaseEndDate='MTM' if mtm else le,moveOutDate=mo,marketRent=mk,contractRent=rent,charges=[('Other Charges',oth)],deposit=dep,balance=bal))
        G=[p+v for p,v in zip(G,[0,0,rent,oth,dep,bal])]
    else: rows.append(row(unit=u,unitType=ty,area=sf,statusText=s,section='Residential',marketRent=mk))
    c.setFont('Helvetica-Oblique',7); c.drawString(66,y-9,s); y-=21
if y<110: c.showPage(); head('Residential (continued)')
c.line(30,y+9,582,y+9); c.setFont('Helvetica-Bold',7.5); c.drawString(30,y-2,'40 units'); c.drawRightString(132,y-2,m0(G[0])); [c.drawRightString(x,y-2,par(v)) for x,v in zip((362,420,474,528,582),G[1:])]; y-=20
if y<330: c.showPage(); head('Commercial')
else: c.setFont('Helvetica-Bold',9); c.drawString(30,y,'Commercial'); y-=14
xs=[30,62,220,262,318,380,440,500,582]
c.setFont('Helvetica-Bold',7)
for x,t,rt in ((30,'Space',0),(66,'Tenant',0),(250,'Sq. Ft.',1),(262,'Start',0),(312,'Expires',0),(420,'Monthly Rent',1),(474,'NNN Est.',1),(528,'Deposits',1),(582,'Balance',1)): (c.drawRightString if rt else c.drawString)(x,y,t)
c.line(30,y-4,582,y-4); y-=14; K=[0]*5
for u,t,sf,a,z,m,nn,dp,bl in (('C-1','Third Wave Cycle Studio',2100,D(2023,4,1),D(2028,3,31),4025,1120,4025,0),('C-2','Bodega Verde Market LLC',1450,D(2021,9,1),D(2026,8,31),2900,773.33,2900,3673.33),('C-3',None,980,None,None,0,0,0,0),('C-4','Sable & Finch Barbers',760,D(2024,6,15),D(2029,6,14),1710,405.33,1710,0)):
    c.setFont('Helvetica',7.5); c.drawString(30,y,u); c.drawString(66,y,t or 'VACANT'); c.drawRightString(250,y,m0(sf)); K[0]+=sf
    if t:
        c.drawString(262,y,usn(a)); c.drawString(312,y,usn(z)); [c.drawRightString(x,y,m2(v)) for x,v in zip((420,474,528,582),(m,nn,dp,bl))]; K=[p+q for p,q in zip(K,[0,m,nn,dp,bl])]
        rows.append(row(unit=u,tenantName=t,area=sf,section='Commercial',leaseStartDate=a,leaseEndDate=z,contractRent=m,charges=[('NNN Est.',nn)],deposit=dp,balance=bl,statusText='Occupied'))
    else: rows.append(row(unit=u,statusText='VACANT',area=sf,section='Commercial'))
    y-=12
c.line(30,y+8,582,y+8); c.setFont('Helvetica-Bold',7.5); c.drawString(30,y-2,'4 spaces'); c.drawRightString(250,y-2,m0(K[0])); [c.drawRightString(x,y-2,m2(v)) for x,v in zip((420,474,528,582),K[1:])]; y-=32
c.setFont('Helvetica-Bold',8.5); c.drawString(30,y,'Residential Status Summary'); y-=13
for s in ('Occupied','Notice to Vacate','Under Eviction','Vacant','Vacant - Leased'): c.setFont('Helvetica',7.5); c.drawString(36,y,s); c.drawRightString(150,y,str(cnt[s])); c.drawRightString(195,y,f'{100*cnt[s]/40:.1f}%'); y-=11
c.setFont('Helvetica-Bold',7.5); c.drawString(36,y,'Total'); c.drawRightString(150,y,'40'); c.drawRightString(195,y,'100.0%'); c.save()
vac=sum(1 for x in rows if x['statusText'].upper().startswith('VACANT'))
RS=[x for x in rows if x['section']=='Residential']; CM=[x for x in rows if x['section']!='Residential']
save(FN,T(propertyName='Kestrel Lofts',asOnDate='2026-01-15',units=44,occupied=44-vac,vacant=vac,rows=rows),'MIXED_USE','ResMan two-line records, residential and commercial sections',True,
 [('mk',G[1],ssum(RS,'marketRent')),('rent',G[2],ssum(RS,'contractRent')),('dep',G[4],ssum(RS,'deposit')),('bal',G[5],ssum(RS,'balance')),('crent',K[1],ssum(CM,'contractRent')),('csf',K[0],ssum(CM,'area'))])
