from common import *
from reportlab.pdfgen import canvas
r=random.Random(7104); F='storage_rentroll_ketteridge.pdf'
W,H=612,792; AS=dt.date(2026,1,15)
c=canvas.Canvas(f'{D}/{F}',pagesize=(W,H),invariant=1)
X=[('Unit',36,'l'),('Unit Type',70,'l'),('Sq Ft',172,'r'),('Tenant',180,'l'),('Move In',276,'l'),('Status',322,'l'),('Street\nRate',398,'r'),('Tenant\nRate',438,'r'),('Protection\nPlan',480,'r'),('Paid\nThrough',488,'l'),('Balance\nDue',576,'r')]
y=0;pg=0
def head(t=True):
    global y,pg
    if pg: c.showPage()
    pg+=1
    c.setFillColorRGB(.11,.36,.42); c.rect(0,H-46,W,46,0,1); c.setFillGray(1)
    put(c,36,H-22,'Ketteridge Self Storage','Helvetica-Bold',13); put(c,36,H-36,'880 Quarry Spur Rd, Elkhart, IN 46514',z=8)
    put(c,W-36,H-22,'Rent Roll','Helvetica-Bold',13,'r'); put(c,W-36,H-36,'January 15, 2026',z=8,al='r'); c.setFillGray(0)
    put(c,W/2,24,f'{pg}',z=7,al='c'); put(c,36,24,'All amounts in USD',z=6.5)
    y=H-64
    if t:
        for h,x,a in X:
            p=h.split('\n')
            for i,s in enumerate(p): put(c,x,y-8*(i+2-len(p))+4,s,'Helvetica-Bold',7,a)
        y-=18
ty=[('5x5 Interior',25,42),('5x10 Interior',50,64),('5x10 Climate',50,82),('10x10 Climate',100,139),('10x10 Drive-Up',100,118),('10x15 Drive-Up',150,149),('10x20 Drive-Up',200,179),('10x30 Drive-Up',300,245),('12x35 RV Parking',420,85)]
units=[]
for b,n,t in (('A',28,(0,1)),('B',34,(2,3)),('C',40,(4,5)),('D',36,(6,7)),('P',16,(8,))):
    for k in range(n): units.append((f'{b}{k+1:03d}',ty[t[(k*len(t))//n]]))
nm=iter(names(r,160)); biz=iter(['Wetzel Roofing LLC','Halvard Electric','Sunny Patch Daycare','Elk Valley Youth Soccer','Pinwheel Party Rental'])
rows=[];G=[0]*6;S={};occ=0;d=lambda x:x.strftime('%m/%d/%y')
head()
for i,(u,(t,sf,st)) in enumerate(units):
    if y<44: head()
    if i%2: c.setFillGray(.94); c.rect(34,y-2.5,W-68,10.2,0,1); c.setFillGray(0)
    vac=r.random()<.11; s=S.setdefault(t,[0,0,0,0]); s[0]+=1; s[2]+=st
    G[0]+=sf;G[1]+=st
    if vac:
        V=[u,t,sf,'','','Vacant',m2(st),'','','','']
        rows.append(row(unit=u,unitType=t,area=sf,statusText='Vacant',marketRent=float(st)))
    else:
        n=next(biz) if i%31==30 else ' '.join(next(nm)); mi=AS-dt.timedelta(r.randint(8,2600)); rate=st+r.choice([0,0,5,9,14,-10,21,-6]); pp=float(r.choice([0,11,11,15,19]))
        stt='Rented'; pt=dt.date(2026,r.choice([1,1,2,2,3]),r.choice([1,5,12,18,24])) ; bal=0.0
        if pt<AS: pt=addm(pt,1)
        z=r.random()
        if z<.05: stt='Overlocked'; pt=addm(AS,-2,3); bal=round(rate*2+pp*2+25.0,2)
        elif z<.07: stt='Auction'; pt=addm(AS,-4,9); bal=round(rate*4+pp*4+95,2)
        elif z<.12: bal=-float(rate)
        bt=m2(bal) if bal>=0 else f'-{-bal:,.2f}'
        V=[u,t,sf,n,d(mi),stt,m2(st),m2(rate),m2(pp),d(pt),bt]; occ+=1;s[1]+=1;s[3]+=rate
        G[2]+=rate;G[3]+=pp;G[4]+=bal
        rows.append(row(unit=u,unitType=t,area=sf,tenantName=n,statusText=stt,moveInDate=mi,marketRent=float(st),contractRent=float(rate),charges=[{'code':'Protection Plan','amount':pp}],balance=bal))
    for (h,x,a),v in zip(X,V): put(c,x,y,v,z=6.9,al=a)
    y-=10.2
if y<60: head()
c.line(34,y+6,W-34,y+6); y-=4
for x,v,a in ((36,f'{len(units)} units','l'),(172,f'{G[0]:,}','r'),(398,m2(G[1]),'r'),(438,m2(G[2]),'r'),(480,m2(G[3]),'r'),(576,m2(G[4]),'r')): put(c,x,y,v,'Helvetica-Bold',6.9,a)
head(False)
put(c,36,y,'Occupancy by unit type','Helvetica-Bold',10); y-=16
HX=[('Unit Type',36,'l'),('Total Units',190,'r'),('Rented*',240,'r'),('Vacant',290,'r'),('Occupancy',350,'r'),('Street Potential',430,'r'),('In-Place Rent',510,'r')]
for h,x,a in HX: put(c,x,y,h,'Helvetica-Bold',7.5,a)
y-=13
for t,_,_ in ty:
    s=S[t]
    for (h,x,a),v in zip(HX,[t,s[0],s[1],s[0]-s[1],f'{100*s[1]/s[0]:.1f}%',m2(s[2]),m2(s[3])]): put(c,x,y,v,z=7.5,al=a)
    y-=12
for (h,x,a),v in zip(HX,['All unit types',len(units),occ,len(units)-occ,f'{100*occ/len(units):.1f}%',m2(G[1]),m2(G[2])]): put(c,x,y,v,'Helvetica-Bold',7.5,a)
y-=18; put(c,36,y,'* Rented includes overlocked units and units in auction status.',z=7); c.save()
save(F,dict(propertyName='Ketteridge Self Storage',asOnDate='2026-01-15',units=len(units),occupied=occ,vacant=len(units)-occ,printedTotals=dict(area=G[0],marketRent=G[1],contractRent=G[2],protection=G[3],balance=round(G[4],2)),rows=rows),'SELF_STORAGE','storEDGE-like portrait roll, banner, zebra, summary by type on last page','Overlocked/Auction are occupied; negative balances; paid-through is no lease date')
