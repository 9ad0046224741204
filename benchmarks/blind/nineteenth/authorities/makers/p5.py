# Resident-owned manufactured home community, two-line records
from common import *
from reportlab.lib.pagesizes import letter
r=random.Random(2305); N=Names(r); n="r23_p5_mhc_two_line.pdf"
c=Cv(doc(n),letter); H="Helvetica"; B="Helvetica-Bold"; pg=0
X=[36,76,206,258,302,352,402,456,516,576]
def head():
    global y,pg; pg+=1
    c.box(36,742,540,22,.2,0); c.t(44,749,"MEADOWLARK ROC COOPERATIVE",B,11,col=1); c.t(568,749,"SITE RENT ROLL",B,10,"r",1)
    c.t(36,730,"Resident-owned manufactured housing community  |  HFA Loan 19-0733",H,7.5); c.t(576,730,"As of May 1, 2026 (May billing)",H,7.5,"r")
    for k,h,al in [(0,"Site","l"),(1,"Homeowner / occupant","l"),(2,"Status","l"),(4,"Site rent","r"),(5,"Water/Sewer","r"),(6,"Trash","r"),(7,"Home rent","r"),(8,"Total due","r"),(9,"Past due","r")]: c.t(X[k],716,h,B,7.2,al)
    for k,h in [(1,"Home (year, make, size)"),(2,"Moved in"),(3,"Deposit"),]: c.t(X[k]+(0 if k<3 else 48),707,h,H,6.8,"l" if k<3 else "r",.25)
    c.ln(36,702,576,702,.8); y=691
head(); rows=[]; G=[0]*7; vac=0; cnt={}
for i in range(46):
    u=str(i+1) if i!=45 else "47"
    if i==12: u="12A"
    if i>12 and i<45: u=str(i+1)
    if y<50: c.t(306,28,f"Page {pg}",H,7,"c"); c.page(); head()
    if i%2==0: c.box(36,y-13,540,22,.94,0)
    stt="Owner-member"
    if i in(6,22,38): stt="Vacant site"
    elif i in(17,41): stt="Vacant home"
    elif i in(3,19,30,44): stt="Renter"
    elif r.random()<.2: stt="Owner-nonmember"
    cnt[stt]=cnt.get(stt,0)+1
    c.t(X[0],y,u,B,8); c.t(X[2],y,stt,H,7.2)
    home=f"{r.randrange(1978,2022)} {r.choice(['Skyline','Redman','Fleetwood','Clayton','Marlette','Champion'])} {r.choice(['14x66','14x70','16x76','28x48','28x56'])}"
    if stt=="Vacant site": c.t(X[1],y,"-- pad available --",H,7.2,col=.3); rows.append(row(unit=u,statusText=stt)); vac+=1
    elif stt=="Vacant home": c.t(X[1],y,"-- co-op owned, for sale --",H,7.2,col=.3); c.t(X[1],y-9,home,H,6.8,col=.25); rows.append(row(unit=u,statusText=stt)); vac+=1
    else:
        sr={"Owner-member":385.0,"Owner-nonmember":425.0,"Renter":425.0}[stt]; ws=round(r.uniform(38,74),2); tr=14.5; hr=r.choice([390.0,440.0]) if stt=="Renter" else None; t=round(sr+ws+tr+(hr or 0),2)
        pd=r.choice([None]*5+[t,25.0,round(r.uniform(60,410),2),-32.1]); dep=r.choice([250.0,300.0]) if stt!="Owner-member" else r.choice([None,250.0]); mi=rd(r,(1994,6,1),(2026,3,28)); nm=N("F L")
        c.t(X[1],y,nm,H,7.8); c.t(X[1],y-9,home,H,6.8,col=.25); c.t(X[2],y-9,f"{mi:%b} {mi.day}, {mi.year}",H,6.8,col=.25)
        for k,v in zip(range(4,10),(sr,ws,tr,hr,t,pd)):
            if v is not None: c.t(X[k],y,mo(v),H,7.5,"r")
        if dep: c.t(X[3]+48,y-9,mo(dep),H,6.8,"r",.25)
        for k,v in enumerate((sr,ws,tr,hr,t,pd,dep)): G[k]+=v or 0
        rows.append(row(unit=u,tenantName=nm,statusText=stt,moveInDate=mi,contractRent=sr,charges=chs([("Site rent",sr),("Water/Sewer",ws),("Trash",tr),("Home rent",hr)]),totalCharges=t,balance=pd,deposit=dep))
    y-=22
if y<150: c.t(306,28,f"Page {pg}",H,7,"c"); c.page(); head()
y-=2; c.ln(36,y+12,576,y+12,1.2); c.t(36,y,"46 sites",B,8)
for k,v in zip(range(4,10),G[:6]): c.t(X[k],y,mo(round(v,2)),B,7.5,"r")
c.t(X[3]+48,y-9,mo(G[6]),B,6.8,"r"); y-=34
c.t(36,y,"Sites by status",B,8); c.t(300,y,"Notes",B,8); y-=11; y0=y
for k,v in cnt.items(): c.t(36,y,k,H,7.5); c.t(180,y,v,H,7.5,"r"); y-=10
c.ln(140,y+8,180,y+8); c.t(36,y,"Occupied / vacant",B,7.5); c.t(180,y,f"{46-vac} / {vac}",B,7.5,"r")
for k,l in enumerate(["Site rent: $385 members, $425 non-members and renters.","51% of sites are set aside for households at or below 80% AMI;","the last survey (10/2025) found 34 of 41 households qualify.","There are no sites 13 (see 12A) and 46 (community well)."]): c.t(300,y0-k*10,l,H,7.2)
c.t(306,28,f"Page {pg}",H,7,"c"); c.save()
put(n,"MANUFACTURED_HOUSING","Resident-owned MHC, two-line records, zebra",True,"Meadowlark ROC Cooperative","2026-05-01",rows,46,46-vac,vac,totals=dict(siteRent=G[0],totalCharges=round(G[4],2),balance=round(G[5],2),deposit=G[6]))
