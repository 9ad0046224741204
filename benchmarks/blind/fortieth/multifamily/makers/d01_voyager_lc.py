# Yardi Voyager "Rent Roll with Lease Charges" PDF
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
r=random.Random(401); N=Names(r)
FN="01_juniper_flats_lease_charges.pdf"; W,H=landscape(letter)
ason=D(2025,3,31); plans=[("jun-a1","A1 1x1",712,1425),("jun-b1","B1 2x2",1038,1790),("jun-b2","B2 2x2",1104,1865),("jun-c1","C1 3x2",1310,2240)]
rows=[];occ=vac=0
units=[f"{b}{f}{n:02d}" for b in "12" for f in (1,2,3) for n in range(1,6)]
SEC=["Current/Notice/Vacant Residents","Future Residents/Applicants"]
data=[]
for i,u in enumerate(units):
    p=r.choice(plans); mk=p[3]+r.choice([0,0,15,25,40])
    if i in (7,18,25): data.append(dict(unit=u,unitType=p[0],area=p[2],tenantName=None,code="VACANT",marketRent=mk,contract=0,charges=[],section=SEC[0],statusText="Vacant")); vac+=1; continue
    if i==12: data.append(dict(unit=u,unitType=p[0],area=p[2],code="MODEL",tenantName=None,marketRent=mk,charges=[],section=SEC[0],statusText="MODEL")); continue
    occ+=1; mi=td(ason,-r.randint(20,1100)); le=addm(mi,12)
    while le<ason: le=addm(le,12)
    le=td(le,-1); rent=mk-r.choice([0,20,35,60,85,110])
    ch=[("rent",rent)]
    if r.random()<.3: ch.append(("petrent",35))
    if r.random()<.25: ch.append(("garage",110))
    ch+= [("trash",28),("pest",4)]
    if r.random()<.2: ch.append(("concrnt",-r.choice([50,75,100])))
    r.shuffle(ch) if r.random()<.2 else None
    data.append(dict(unit=u,unitType=p[0],area=p[2],code=f"t00{r.randint(21000,48999)}",tenantName=N(),marketRent=mk,charges=ch,deposit=r.choice([0,250,250,500]),dep2=r.choice([0,0,0,300]),
      moveInDate=mi,leaseEndDate=le,moveOutDate=td(ason,r.randint(5,50)) if i in (4,21) else None,balance=r.choice([0,0,0,-12.5,rent,186.42,-1500,64]),section=SEC[0],statusText="Occupied"))
for u in (units[7],units[21]):
    b=next(x for x in data if x["unit"]==u); mi=D(2025,r.choice([4,5]),r.randint(3,28))
    data.append(dict(unit=u,unitType=b["unitType"],area=b["area"],code=f"t00{r.randint(49000,49999)}",tenantName=N(),marketRent=0,charges=[("rent",b["marketRent"]),("trash",28),("pest",4)],deposit=250,dep2=0,moveInDate=mi,leaseEndDate=td(addm(mi,13),-1),moveOutDate=None,balance=-250,section=SEC[1],statusText="Future"))
c=canvas.Canvas(doc(FN),pagesize=landscape(letter))
X=dict(unit=30,type=70,sf=158,res=170,name=225,mk=372,cc=385,amt=470,dep=522,oth=566,mi=574,le=624,mo=674,bal=762)
pg=[0]
def head():
    pg[0]+=1
    c.setFont("Helvetica-Bold",11); c.drawString(30,H-34,"Rent Roll with Lease Charges")
    c.setFont("Helvetica",8); c.drawString(30,H-46,"Juniper Flats (jun204)"); c.drawString(30,H-56,"As Of = 03/31/2025"); c.drawString(30,H-66,"Month Year = 03/2025")
    c.drawRightString(762,H-34,f"Page {pg[0]}")
    c.setFont("Helvetica-Bold",7.5); y=H-84
    for a,b,k,rt in [("Unit","","unit",0),("Unit Type","","type",0),("Unit","Sq Ft","sf",1),("Resident","","res",0),("Name","","name",0),("Market","Rent","mk",1),("Charge","Code","cc",0),("Amount","","amt",1),("Resident","Deposit","dep",1),("Other","Deposit","oth",1),("Move In","","mi",0),("Lease","Expiration","le",0),("Move Out","","mo",0),("Balance","","bal",1)]:
        f=c.drawRightString if rt else c.drawString
        f(X[k],y,a); f(X[k],y-9,b)
    c.line(28,y-13,764,y-13); c.setFont("Helvetica",7.5); return y-24
y=head()
def need(n):
    global y
    if y-n*10<40: c.setFont("Helvetica",6.5); c.drawString(30,24,"Tuesday, April 01, 2025"); c.drawString(130,24,"09:14 AM"); c.showPage(); y=head()
tot=dict(mk=0,amt=0,dep=0,oth=0,bal=0); st={s:[0,0,0,0,0,0] for s in SEC}; code={}; sec=None
for d in data:
    if d["section"]!=sec:
        sec=d["section"]; need(4); c.setFont("Helvetica-Bold",7.5); c.drawString(30,y,sec); c.setFont("Helvetica",7.5); y-=11
    ch=d["charges"]; T=sum(a for _,a in ch); need(len(ch)+2)
    c.drawString(X["unit"],y,d["unit"]); c.drawString(X["type"],y,d["unitType"]); c.drawRightString(X["sf"],y,f"{d['area']:,.2f}")
    c.drawString(X["res"],y,d["code"]); c.drawString(X["name"],y,d["tenantName"] or d["code"]); c.drawRightString(X["mk"],y,mn(d["marketRent"]))
    if d["tenantName"]:
        for k,kk in (("deposit","dep"),("dep2","oth"),("balance","bal")): c.drawRightString(X[kk],y,mn(d[k])); tot[kk]+=d[k]
        for k,kk in (("moveInDate","mi"),("leaseEndDate","le"),("moveOutDate","mo")): c.drawString(X[kk],y,us(d[k]))
    else:
        for kk in ("dep","oth","bal"): c.drawRightString(X[kk],y,"0.00")
    if not ch: c.drawRightString(X["amt"],y,"0.00")
    s=st[sec]; s[0]+=d["area"]; s[1]+=d["marketRent"]; s[2]+=T; s[3]+=d.get("deposit",0); s[4]+=d.get("balance",0); s[5]+=1
    for k,a in ch: c.drawString(X["cc"],y,k); c.drawRightString(X["amt"],y,mn(a)); y-=10; code[k]=code.get(k,0)+(a if sec==SEC[0] else 0)
    if not ch: y-=10
    c.setFont("Helvetica-Bold",7.5); c.drawString(X["cc"],y,"Total"); c.drawRightString(X["amt"],y,mn(T)); c.setFont("Helvetica",7.5); y-=13
    t=dict(unit=d["unit"],unitType=d["unitType"],area=d["area"],section=d["section"],marketRent=d["marketRent"],totalCharges=T,statusText=d["statusText"],deposit=d.get("deposit",0),balance=d.get("balance",0))
    if d["tenantName"]: t.update(tenantName=d["tenantName"],moveInDate=d["moveInDate"],leaseEndDate=d["leaseEndDate"],moveOutDate=d["moveOutDate"],charges=[dict(code=k,amount=a) for k,a in ch],contractRent=dict(ch)["rent"])
    rows.append(t)
need(7); c.line(28,y+8,764,y+8); c.setFont("Helvetica-Bold",7.5); y-=4
c.drawString(30,y,"Total"); c.drawString(70,y,"Juniper Flats (jun204)"); c.drawRightString(X["mk"],y,mn(sum(s[1] for s in st.values()))); c.drawRightString(X["amt"],y,mn(sum(s[2] for s in st.values())))
for k in ("dep","oth","bal"): c.drawRightString(X[k],y,mn(tot[k]))
y-=26; need(18)
heads=["Summary Groups","Square Footage","Market Rent","Lease Charges","Security Deposit","# Of Units","% Unit Occ","Balance"]; xs=[30,260,340,420,510,570,640,730]
for h,x in zip(heads,xs): (c.drawString if x==30 else c.drawRightString)(x,y,h)
c.setFont("Helvetica",7.5); y-=12
def line(l,a,n,pc,t,dp,mk,b):
    global y
    c.drawString(30,y,l)
    for x,v in zip(xs[1:],[mn(a),mn(mk),mn(t),mn(dp),str(n) if n is not None else "",pc,mn(b)]): c.drawRightString(x,y,v)
    y-=11
s=st[SEC[0]]; o=[d for d in data if d["section"]==SEC[0]]; U=30
for lab,f in (("Occupied Units",lambda d:d["code"][0]=="t"),("Total Non Rev Units",lambda d:d["code"]=="MODEL"),("Total Vacant Units",lambda d:d["code"]=="VACANT")):
    q=[d for d in o if f(d)]; line("Current/Notice/Vacant Residents" if 0 else lab,sum(d["area"] for d in q),len(q),f"{len(q)/U*100:.2f}",sum(sum(a for _,a in d["charges"]) for d in q),sum(d.get("deposit",0) for d in q),sum(d["marketRent"] for d in q),sum(d.get("balance",0) for d in q))
line("Future Residents/Applicants",st[SEC[1]][0],2,"",*[st[SEC[1]][i] for i in (2,3,1,4)])
c.setFont("Helvetica-Bold",7.5); line("Totals:",s[0],U,"100.00",s[2]+st[SEC[1]][2],s[3]+st[SEC[1]][3],s[1],s[4]+st[SEC[1]][4])
y-=10; c.drawString(30,y,"Summary of Charges by Charge Code (Current/Notice Residents Only)"); y-=12
for k,v in sorted(code.items()): c.setFont("Helvetica",7.5); c.drawString(30,y,k); c.drawRightString(160,y,mn(v)); y-=10
c.setFont("Helvetica-Bold",7.5); c.drawString(30,y,"Total"); c.drawRightString(160,y,mn(sum(code.values())))
c.setFont("Helvetica",6.5); c.drawString(30,24,"Tuesday, April 01, 2025"); c.drawString(130,24,"09:14 AM"); c.save()
save(FN,rows,"Juniper Flats","2025-03-31",30,occ,vac,"MULTIFAMILY","d-voyager","Yardi Voyager Rent Roll with Lease Charges, charge lines stacked, futures section",False)
