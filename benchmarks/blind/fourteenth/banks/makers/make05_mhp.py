from common import *
from reportlab.pdfgen import canvas
r=random.Random(7105); F='Saguaro Vista MHC Resident Rent Roll 11-2025.pdf'
W,H=1008,612
c=canvas.Canvas(f'{D}/{F}',pagesize=(W,H),invariant=1); FN='Helvetica';FB='Helvetica-Bold'
X=[('Site',34,'l'),('Home\nType',72,'l'),('Owner-\nship',104,'l'),('Resident Name',142,'l'),('Move In',270,'l'),('Lease Exp.',326,'l'),('Site Rent',436,'r'),('Home Rent',494,'r'),('Water',542,'r'),('Sewer',588,'r'),('Trash',632,'r'),('RV/\nStorage',680,'r'),('Pet',718,'r'),('Total\nBilled',780,'r'),('Security\nDeposit',846,'r'),('Balance',906,'r'),('Turn',960,'l')]
X=X[:-1]
y=0;pg=0
def head():
    global y,pg
    if pg: c.showPage()
    pg+=1; y=H-36
    put(c,34,y,'Saguaro Vista Mobile Home Community',FB,12); put(c,W-60,y,f'Page {pg}',FN,8,'r'); y-=13
    put(c,34,y,'Resident Rent Roll for Billing Period November 2025',FN,9); put(c,W-60,y,'Printed 11/04/2025 8:12 AM by kloomis',FN,8,'r'); y-=24
    c.line(32,y+14,914,y+14)
    c.setFont(FB,7)
    put(c,588,y+5,'U T I L I T I E S',FB,6.5,'c')
    for h,x,a in X:
        p=h.split('\n')
        for i,s in enumerate(p): put(c,x,y-4-8*(i+2-len(p)),s,FB,7.5,a)
    y-=16; c.line(32,y,914,y); y-=12
nm=iter(names(r,120)); rows=[];G=[0.0]*10;cnt=[0,0]
d=lambda x:x.strftime('%m/%d/%Y')
streets=[('Ocotillo Lane',range(1,27)),('Palo Verde Drive',range(27,55)),('Mesquite Circle',range(55,79))]
n=0; PL=None; info=''
head()
def tot(lbl,S,b=FB):
    global y
    c.setStrokeGray(.4); c.line(392,y+8,910,y+8); c.setStrokeGray(0)
    put(c,142,y-1,lbl,b,7.5)
    for k,x in enumerate((436,494,542,588,632,680,718,780,846,906)): put(c,x,y-1,m2(S[k]) if S[k]>=0 else f'({-S[k]:,.2f})',b,7.5,'r')
    y-=20
for sname,rg in streets:
    if y<90: head()
    put(c,34,y,f'Street: {sname}',FB,8.5); y-=13; S=[0.0]*10;sc=0
    for k in rg:
        n+=1; u=f'{k:03d}'; ht=r.choice(['SW','SW','DW']); z=r.random()
        if y<42: head()
        if z<.07:
            lab=r.choice(['VACANT SITE','VACANT HOME']); 
            hv='' if lab.endswith('SITE') else ht
            V=[u,hv,'' if not hv else 'POH',lab]+['']*12
            cnt[1]+=1; rows.append(row(unit=u,section=sname,unitType=hv or None,statusText=lab))
        else:
            a=next(nm); own='POH' if r.random()<.17 else 'ROH'; mi=dt.date(2025,10,1)-dt.timedelta(r.randint(10,7000))
            le='MTM' if r.random()<.35 else eom(addm(dt.date(2025,11,1),r.randint(0,11)))
            sr=float(r.choice([585,600,612,625,640,585])+(45 if ht=='DW' else 0)); hr=float(r.choice([395,425,450])) if own=='POH' else 0.0
            w=round(r.uniform(14,58),2); se=round(w*.7,2); tr=18.5; rv=r.choice([0,0,0,0,40.0]); pe=r.choice([0,0,0,10.0,20.0])
            t=round(sr+hr+w+se+tr+rv+pe,2); dep=float(r.choice([0,0,300,500,sr])); bal=r.choice([0,0,0,0,t,round(t*.4,2),-12.5])
            psr=sr
            if k>=41 and not info: psr=sr+ (200 if int(sr/100)%10<8 else -200); info=(u,sr,psr,t)
            vals=[psr,hr,w,se,tr,rv,pe,t,dep,bal]
            for j,v in enumerate([sr]+vals[1:]): S[j]=round(S[j]+v,2)
            nme=f'{a[1]}, {a[0]}'
            f=lambda v,opt: '' if (opt and v==0) else (m2(v) if v>=0 else f'({-v:,.2f})')
            V=[u,ht,own,nme,d(mi),le if le=='MTM' else d(le)]+[f(v,j in(1,5,6)) for j,v in enumerate(vals)]
            ch=[('Site Rent',psr),('Home Rent',hr),('Water',w),('Sewer',se),('Trash',tr),('RV/Storage',rv),('Pet',pe)]
            cnt[0]+=1;sc+=1
            rows.append(row(unit=u,section=sname,unitType=ht,tenantName=nme,statusText='Occupied',moveInDate=mi,leaseEndDate=le,contractRent=psr,charges=[{'code':q,'amount':v} for q,v in ch if v or q in('Water',)],totalCharges=t,deposit=dep,balance=float(bal)))
        for (h,x,al),v in zip(X,V): put(c,x,y,v,FN,7.5,al)
        y-=11
    y-=2
    if y<60: head()
    tot(f'{sname} - {len(rg)} sites, {sc} occupied',S); G=[round(p+q,2) for p,q in zip(G,S)]
if y<110: head()
tot('COMMUNITY TOTAL',G)
put(c,34,y,f'Total sites: {n}      Occupied: {cnt[0]}      Vacant: {cnt[1]}      Occupancy: {100*cnt[0]/n:.1f}%',FB,8); y-=14
put(c,34,y,'SW = single-wide, DW = double-wide, ROH = resident-owned home, POH = park-owned home. MTM = month-to-month.',FN,7); c.save()
u,sr,psr,t=info
save(F,dict(propertyName='Saguaro Vista Mobile Home Community',asOnDate='2025-11',units=n,occupied=cnt[0],vacant=cnt[1],planted={'what':f"site {u}: Site Rent printed as {psr:,.2f}, really {sr:,.2f}; the row's Total Billed ({t:,.2f}), the street subtotal and the community total are of {sr:,.2f}",'kind':'digit_changed'},printedTotals=dict(zip(['contractRent','Home Rent','Water','Sewer','Trash','RV/Storage','Pet','totalCharges','deposit','balance'],G)),rows=rows),'MANUFACTURED_HOUSING','ManageAmerica-like resident rent roll by street, charges in columns','digit planted; vacant site vs vacant home; blank optional charges')
