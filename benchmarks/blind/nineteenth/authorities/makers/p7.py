# Bond trustee quarterly occupancy exhibit, large, planted row_dropped
from common import *
from reportlab.lib.pagesizes import legal, landscape
r=random.Random(2307); N=Names(r); n="r23_p7_trustee_exhibit.pdf"
c=Cv(doc(n),landscape(legal)); H="Helvetica"; B="Helvetica-Bold"; pg=0
X=dict(a=36,u=66,nm=104,hh=238,sf=268,mi=322,le=376,ami=410,inc=466,mr=530,ua=572,gr=624,cr=680,tp=736,sb=792,dp=842,bl=890,rc=904)
def head():
    global y,pg; pg+=1
    c.t(36,586,"EXHIBIT B-2",B,8); c.t(504,586,"Tallgrass Crossing Apartments",B,12,"c"); c.t(504,573,"Occupancy by Unit - Multifamily Housing Revenue Bonds, Series 2019A - quarter ended December 31, 2025",H,8.5,"c"); c.t(972,586,f"B-2 / {pg}",H,8,"r")
    for k,l1,l2,l3,al in [("a","","","Line","l"),("u","","","Unit","l"),("nm","","","Resident","l"),("hh","","No. in","hshld","r"),("sf","","Sq.","ft.","r"),("mi","","Move-in","date","r"),("le","","Lease","expires","r"),("ami","Set-","aside","(AMI)","r"),("inc","","Annual","income","r"),("mr","","Market","rent","r"),("ua","","Utility","allow.","r"),("gr","","Max. gross","rent","r"),("cr","","Contract","rent","r"),("tp","","Resident","pays","r"),("sb","","Subsidy","pays","r"),("dp","","Deposit","held","r"),("bl","","Balance","due","r"),("rc","","Recertify","by","l")]:
        for j,l in enumerate((l1,l2,l3)): c.t(X[k],560-j*8,l,B,6.8,al)
    c.ln(36,540,972,540,1); y=530
head(); rows=[]; line=0; T=dict(mr=0,cr=0,tp=0,sb=0,dp=0,bl=0); tu=to=0; bc=[]; ac={"50%":0,"60%":0,"MKT":0}; dropped=None
for bt,br,nb,sf,mk,ua,mg in [("ONE BEDROOM / ONE BATH",1,44,655,1320,68,{"50%":998,"60%":1197}),("TWO BEDROOM / TWO BATH",2,68,902,1565,91,{"50%":1197,"60%":1437}),("THREE BEDROOM / TWO BATH",3,32,1164,1840,117,{"50%":1383,"60%":1660})]:
    if y<60: c.page(); head()
    c.box(36,y-3,936,11,.82,0); c.t(40,y,bt,B,7.5); y-=12; s={k:0 for k in T}; oc=0
    for i in range(nb):
        line+=1; u=f"{100*br+i//12*1000+i%12+1}"; v=r.random()<.055; dr=(br==2 and i==37)
        am=r.choice(["50%","60%","60%","60%","MKT"]); 
        if dr: v=False
        tu+=1; V=dict(mr=mk)
        nm=mi=le=None; hh=dep=bal=None
        if not v:
            oc+=1; to+=1; nm=N("L, F") if line<1e9 else 0; mi=rd(r,(2019,9,1),(2025,11,28)); le=addy(m1(rd(r,(2025,1,31),(2025,11,28))))-D.timedelta(1)
            cr=mk-r.choice([0,20,45]) if am=="MKT" else min(mk,mg[am]-ua-r.choice([0,0,8,21])); sb=r.randrange(300,cr-90) if am!="MKT" and r.random()<.24 else 0
            V.update(cr=cr,tp=cr-sb,sb=sb,dp=r.choice([250,300,500]),bl=r.choice([0,0,0,0,0,-30,55,cr-sb])); ac[am]+=1
            inc={"50%":r.randrange(14000,41000),"60%":r.randrange(26000,52000),"MKT":r.randrange(56000,98000)}[am]
        for k,a in V.items(): s[k]+=a
        if dr: dropped=(line,u,nm,V["cr"]); continue
        if y<40: c.page(); head(); c.t(40,y,bt+", continued","Helvetica-Oblique",7); y-=11
        c.t(X["a"],y,line,H,6.8,col=.4); c.t(X["u"],y,u,H,7); c.t(X["sf"],y,f"{sf:,}",H,7,"r"); c.t(X["mr"],y,f"{mk:,}",H,7,"r")
        vt="Occupied"
        if v: vt="Vacant - "+r.choice(["ready","make-ready","held for applicant"]); c.t(X["nm"],y,vt,"Helvetica-BoldOblique",7)
        else:
            c.t(X["nm"],y,nm,H,7); c.t(X["hh"],y,r.randrange(1,br*2+1),H,7,"r"); c.t(X["mi"],y,us(mi),H,7,"r"); c.t(X["le"],y,us(le),H,7,"r"); c.t(X["inc"],y,f"{inc:,}",H,7,"r")
            for k in("cr","tp","sb","dp","bl"): c.t(X[k],y,mo(V[k],0),H,7,"r")
            if am!="MKT": c.t(X["rc"],y,us(m1(rd(r,(2026,1,31),(2026,12,20)))),H,7)
        c.t(X["ami"],y,am if not v else "",H,7,"r"); c.t(X["ua"],y,ua,H,7,"r")
        if am!="MKT" and not v: c.t(X["gr"],y,f"{mg[am]:,}",H,7,"r")
        y-=9.6
        rows.append(row(unit=u,area=sf,section=bt,unitType=bt,marketRent=mk,tenantName=nm,statusText=vt,moveInDate=mi,leaseEndDate=le,contractRent=V.get("cr"),charges=chs([("Resident pays",V.get("tp")),("Subsidy pays",V.get("sb"))]) if not v else None,deposit=V.get("dp"),balance=V.get("bl")))
    if y<40: c.page(); head()
    c.ln(480,y+7,892,y+7,.4); c.t(X["nm"],y-1,f"{nb} units, {oc} occupied, {nb-oc} vacant",B,7)
    for k in s: c.t(X[k],y-1,mo(s[k],0),B,7,"r"); T[k]+=s[k]
    bc.append((bt,nb,oc)); y-=18
if y<130: c.page(); head()
c.ln(36,y+8,972,y+8,1); c.t(X["nm"],y-2,f"PROJECT TOTAL  {tu} units",B,7.5)
for k in T: c.t(X[k],y-2,mo(T[k],0),B,7,"r")
y-=26; c.t(66,y,"Occupancy",B,7.5); 
for x,h in((250,"Units"),(300,"Occupied"),(350,"Vacant")): c.t(x,y,h,B,7,"r")
c.t(450,y,"Set-aside test (occupied units)",B,7.5); yy=y
for bt,a,b in bc+[("All units",tu,to)]:
    y-=10; c.t(66,y,bt.title() if bt!="All units" else bt,H,7); c.t(250,y,a,H,7,"r"); c.t(300,y,b,H,7,"r"); c.t(350,y,a-b,H,7,"r")
for k,(a,b) in enumerate([("At or below 50% of AMI",ac["50%"]),("At or below 60% of AMI",ac["60%"]),("Market",ac["MKT"])]): c.t(450,yy-10-10*k,a,H,7); c.t(640,yy-10-10*k,f"{b}   ({b/to:.1%})",H,7,"r")
c.t(450,yy-40,"Required by the Regulatory Agreement: 40% at 60% of AMI",H,7); c.save(); print(pg,tu,to,dropped)
put(n,"MULTIFAMILY","Bond trustee exhibit, legal landscape, bedroom sections with subtotals, 143 printed rows",True,"Tallgrass Crossing Apartments","2025-12-31",rows,tu,to,tu-to,planted={"what":f"row of unit {dropped[1]} (line {dropped[0]}, contract rent {dropped[3]}) isn't printed, though the two-bedroom subtotal, counts and project total include it","kind":"row_dropped"},totals=dict(marketRent=T["mr"],contractRent=T["cr"],deposit=T["dp"],balance=T["bl"]))
