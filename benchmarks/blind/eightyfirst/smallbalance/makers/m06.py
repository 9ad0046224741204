# mini storage, 214 units, portrait, small program report
from h import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
FN='storage_occupancy_listing.pdf'
r=random.Random(8106); N=names(r); D=dt.date
W,H=letter
c=canvas.Canvas(doc(FN),pagesize=letter)
cols=[('Unit',36,'l'),('Size',72,'l'),('SqFt',124,'r'),('St',136,'l'),('Tenant',152,'l'),('Moved In',262,'l'),('Paid Thru',306,'l'),('Rack Rate',384,'r'),('Rate',424,'r'),('Insur.',458,'r'),('Deposit',500,'r'),('Past Due',544,'r')]
pgn=0;y=0
def put(x,al,s,f='Helvetica',sz=7.4):
    c.setFont(f,sz); (c.drawRightString if al=='r' else c.drawString)(x,y,s)
def newpage():
    global pgn,y
    if pgn: c.showPage()
    pgn+=1
    c.setFont('Helvetica-Bold',11); c.drawString(36,H-38,'Occupancy Listing by Building'); c.setFont('Helvetica',8); c.drawString(36,H-50,'Lock-N-Leave Mini Storage  (Site 02 - Hwy 9)'); c.drawRightString(W-60,H-38,'As of: 06/30/2025'); c.drawRightString(W-60,H-50,f'Page: {pgn}')
    y=H-68
    for n,x,a in cols: put(x,a,n,'Helvetica-Bold',7.4)
    c.setLineWidth(.7); c.line(36,y-3,W-60,y-3); y-=13
newpage()
bl={'A':(['5x5']*10+['5x10']*26+['10x10']*10),'B':(['10x10']*30+['10x15']*22),'C':(['10x20']*32+['10x25']*8),'D':(['10x30']*14+['12x40']*8),'E':(['5x10 CC']*20+['10x10 CC']*24),'P':['P 12x35']*10}
rate={'5x5':39,'5x10':54,'10x10':84,'10x15':104,'10x20':129,'10x25':149,'10x30':174,'12x40':225,'5x10 CC':72,'10x10 CC':114,'P 12x35':55}
sf={'5x5':25,'5x10':50,'10x10':100,'10x15':150,'10x20':200,'10x25':250,'10x30':300,'12x40':480,'5x10 CC':50,'10x10 CC':100,'P 12x35':420}
rows=[];G=[0]*8;CN=dict(O=0,V=0,U=0)
biz=['Dale\'s Mobile Detailing','Tri-County Little League','Hearth & Home Staging','Sunrise HVAC Service','Pell Creek Baptist Church','Cut Above Lawn Care']
nb=0
for b,us_ in bl.items():
    if y<90: newpage()
    y-=3; put(36,'l',{'P':'Outside Parking'}.get(b,f'Building {b}'),'Helvetica-Bold',8); y-=11
    B_=[0]*8; n=dict(O=0,V=0,U=0)
    for i,sz in enumerate(us_):
        u=f'{b}{i+1:02d}'
        if y<52: newpage()
        x=r.random(); st='U' if u in('A01','C07') else ('V' if x<(.3 if b=='P' else .14) else 'O')
        n[st]+=1; std=rate[sz]
        put(36,'l',u); put(72,'l',sz); put(124,'r',str(sf[sz])); put(136,'l',st); put(384,'r',m2(std))
        bld='Outside Parking' if b=='P' else f'Building {b}'
        if st=='O':
            if r.random()<.04 and nb<len(biz): nm=biz[nb]; nb+=1
            else: f,l=next(N); nm=f'{l}, {f}'
            mi=rdate(r,D(2015,1,1),D(2025,6,25)); rt=std+r.choice([0,0,0,5,8,12,-5,-10]) if mi<D(2024,1,1) else std-r.choice([0,0,0,10])
            ins=r.choice([0,0,9,9,12]); dep=r.choice([0,0,25,25]) ; late=r.random()<.11
            pt=D(2025,6,30) if not late else r.choice([D(2025,5,31),D(2025,4,30),D(2025,3,31)])
            if not late and r.random()<.15: pt=r.choice([D(2025,7,31),D(2025,12,31)])
            bal=0
            if late: bal=(rt+ins)*{5:1,4:2,3:3}[pt.month]+20
            put(152,'l',nm); put(262,'l',us(mi)); put(306,'l',us(pt)); put(424,'r',m2(rt)); put(458,'r',m2(ins)); put(500,'r',m2(dep)); put(544,'r',m2(bal))
            for k,v in enumerate((1,sf[sz],std,rt,ins,dep,bal)): B_[k]+=v
            rows.append(row(unit=u,building=bld,unitType=sz,area=sf[sz],statusText='O',tenantName=nm,moveInDate=iso(mi),marketRent=std,contractRent=rt,deposit=dep,balance=bal,charges=[{'code':'Insur.','amount':ins}]))
        else:
            if st=='U': put(152,'l',{'A01':'(company use)','C07':'(door damaged)'}[u],'Helvetica-Oblique')
            B_[0]+=1;B_[1]+=sf[sz];B_[2]+=std
            rows.append(row(unit=u,building=bld,unitType=sz,area=sf[sz],statusText=st,marketRent=std))
        y-=10.2
    if y<60: newpage()
    c.setLineWidth(.4); c.line(60,y+7,W-60,y+7)
    put(36,'l',f'Total {b}:','Helvetica-Bold'); put(72,'l',f'{B_[0]} units','Helvetica-Bold'); put(152,'l',f'{n["O"]} occ  {n["V"]} vac  {n["U"]} unr','Helvetica-Bold')
    put(132,'r',m0(B_[1]),'Helvetica-Bold')
    for x,k in((384,2),(424,3),(458,4),(500,5),(544,6)): put(x,'r',m2(B_[k]),'Helvetica-Bold')
    y-=14
    for k in range(8): G[k]+=B_[k]
    for k in n: CN[k]+=n[k]
if y<150: newpage()
c.setLineWidth(1); c.line(36,y+8,W-60,y+8); 
put(36,'l','Site Total','Helvetica-Bold',8); put(132,'r',m0(G[1]),'Helvetica-Bold'); put(152,'l',f'{G[0]} units','Helvetica-Bold')
for x,k in((384,2),(424,3),(458,4),(500,5),(544,6)): put(x,'r',m2(G[k]),'Helvetica-Bold')
y-=26
put(36,'l','Summary','Helvetica-Bold',8); y-=11
for lab,k in(('Occupied (O)','O'),('Vacant (V)','V'),('Unrentable (U)','U')):
    put(36,'l',lab); put(150,'r',str(CN[k])); put(190,'r',f'{CN[k]/G[0]*100:.1f}%'); y-=10
put(36,'l','Total units'); put(150,'r',str(G[0])); put(190,'r','100.0%')
c.save(); print(CN,G,pgn)
save(FN,'SELF_STORAGE','small storage program listing by building, 214 units, 4 pages',False,dict(propertyName='Lock-N-Leave Mini Storage',asOnDate='2025-06-30',units=G[0],occupied=CN['O'],vacant=CN['V'],rows=rows))
