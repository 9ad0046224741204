from common import *
from reportlab.lib.pagesizes import letter,landscape
from reportlab.pdfgen import canvas
rng=random.Random("appfolio-42d")
NAME="rent_roll-20261014.pdf"
asof=D(2026,10,14)
W,H=landscape(letter)
c=canvas.Canvas(doc(NAME),pagesize=(W,H))
cols=[("Unit",34,"l",46),("BD/BA",82,"l",46),("Tenant",128,"l",118),("Status",248,"l",76),("Sqft",352,"r",0),("Market Rent",412,"r",0),("Rent",466,"r",0),("Deposit",520,"r",0),("Lease From",532,"l",0),("Lease To",586,"l",0),("Move-in",640,"l",0),("Past Due",758,"r",0)]
pg=[0]
def foot():
    c.setFont("Helvetica",7);c.setFillGray(.4);c.drawString(34,22,"Created on 10/14/2026");c.drawRightString(758,22,f"Page {pg[0]}");c.setFillGray(0)
def head(first):
    global y
    pg[0]+=1;y=H-40
    if first:
        c.setFont("Helvetica-Bold",15);c.drawString(34,y,"Rent Roll");y-=16
        c.setFont("Helvetica",7.5)
        for t in ("Exported On: 10/14/2026 09:12 AM","Properties: Fernhollow Court - 2210 SE Clinton Ave Portland, OR 97202; Alder Row - 1845 N Killdeer St Portland, OR 97217","Units: Active","As of: 10/14/2026","Include Non-Revenue Units: No"):
            c.drawString(34,y,t);y-=10
        y-=8
    c.setFont("Helvetica-Bold",7.5)
    for t,x,a,_ in cols: (c.drawString if a=="l" else c.drawRightString)(x,y,t)
    c.setLineWidth(.8);c.line(34,y-4,758,y-4);y-=16
def need(h):
    global y
    if y-h<40: foot();c.showPage();head(False)
def wrap(s,w):
    from reportlab.pdfbase.pdfmetrics import stringWidth as sw
    out=[];cur=""
    for t in s.split(" "):
        n=(cur+" "+t).strip()
        if sw(n,"Helvetica",7.5)>w and cur: out.append(cur);cur=t
        else: cur=n
    return out+[cur]
m=lambda v:f"{v:,.2f}"
head(True)
rows=[];G=[0]*5;gn=go=0
nm=names(rng,60);ni=0
props=[("Fernhollow Court","2210 SE Clinton Ave Portland, OR 97202",[str(i) for i in range(1,17)]),("Alder Row","1845 N Killdeer St Portland, OR 97217",["A","B","C","D","E","F","G","House"])]
plan={"Fernhollow Court":lambda u:("1/1.00",610,1495) if int(u)%4 in(1,2) else (("2/1.00",820,1825) if int(u)%4==3 else ("0/1.00",440,1245)),
 "Alder Row":lambda u:("3/2.00",1540,2695) if u=="House" else ("2/1.50",1015,2095)}
stat={("Fernhollow Court","4"):"Vacant-Unrented",("Fernhollow Court","7"):"Notice-Unrented",("Fernhollow Court","12"):"Vacant-Rented",("Fernhollow Court","13"):"Evict",("Alder Row","D"):"Notice-Rented"}
for pn,ad,us in props:
    need(60)
    c.setFont("Helvetica-Bold",8);c.drawString(34,y,f"{pn} - {ad}");y-=13
    T=[0]*5;occ=0
    for u in us:
        bd,sf,mk=plan[pn](u);st=stat.get((pn,u),"Current")
        if st.startswith("Vacant"):
            need(14);c.setFont("Helvetica",7.5)
            for k,t in ((0,u),(1,bd),(3,st),(4,f"{sf:,}"),(5,m(mk)),(11,"0.00")):
                x=cols[k][1];(c.drawString if cols[k][2]=="l" else c.drawRightString)(x,y,t)
            y-=13
            rows.append(row(unit=u,propertyName=pn,unitType=bd,area=sf,statusText=st,marketRent=mk,balance=0))
            T[0]+=sf;T[1]+=mk;continue
        occ+=1
        n=1+(rng.random()<.45);ten=[]
        for _ in range(n): f,l=nm[ni];ni+=1;ten.append(f"{f} {l}")
        name=", ".join(ten);L=wrap(name,114)
        need(13+9*(len(L)-1))
        mi=D(2026,10,1)-dt.timedelta(days=rng.randint(30,2600))
        yrs=max(0,(asof-mi).days//365)
        mtm=rng.random()<.25 and yrs>0
        lf=mi if yrs==0 else addm(mi,12*yrs);lt=None if mtm else addm(lf,12)-dt.timedelta(days=1)
        if mtm: lf=mi
        rent=round(mk-28*yrs-rng.choice([0,0,20,45]));
        if st=="Evict": rent=mk-100;
        dep=rng.choice([500,800,1000,rent]);bal=0
        if st=="Evict": bal=2*rent+150.0+rent*.5
        elif rng.random()<.14: bal=rng.choice([35.0,rent,62.5])
        c.setFont("Helvetica",7.5)
        for k,t in ((0,u),(1,bd),(3,st),(4,f"{sf:,}"),(5,m(mk)),(6,m(rent)),(7,m(dep)),(8,md(lf)),(9,md(lt) if lt else ""),(10,md(mi)),(11,m(bal))):
            x=cols[k][1];(c.drawString if cols[k][2]=="l" else c.drawRightString)(x,y,t)
        for k,t in enumerate(L): c.drawString(128,y-9*k,t)
        y-=13+9*(len(L)-1)
        rows.append(row(unit=u,propertyName=pn,unitType=bd,area=sf,tenantName=name,statusText=st,marketRent=mk,contractRent=rent,deposit=dep,leaseStartDate=lf,leaseEndDate=lt,moveInDate=mi,balance=bal))
        for k,v in enumerate((sf,mk,rent,dep,bal)): T[k]+=v
    need(20);c.setLineWidth(.4);c.line(34,y+9,758,y+9)
    c.setFont("Helvetica-Bold",7.5);c.drawString(34,y,f"{len(us)} Units");c.drawString(128,y,f"{occ/len(us)*100:.1f}% Occupied")
    for k,v in zip((4,5,6,7,11),T): c.drawRightString(cols[k][1],y,f"{v:,}" if k==4 else m(v))
    y-=24
    G=[a+b for a,b in zip(G,T)];gn+=len(us);go+=occ
need(30);c.line(34,y+10,758,y+10);c.setFont("Helvetica-Bold",7.5);c.drawString(34,y,f"Total {gn} Units");c.drawString(128,y,f"{go/gn*100:.1f}% Occupied")
for k,v in zip((4,5,6,7,11),G): c.drawRightString(cols[k][1],y,f"{v:,}" if k==4 else m(v))
foot();c.save()
save(NAME,rows,None,"2026-10-14",gn,go,gn-go,"MULTIFAMILY","AppFolio rent roll, two small properties, status codes, wrapped tenant names","AppFolio export")
