from common import *
from reportlab.pdfgen import canvas
n="Cottonwood_Court_site_rents.pdf"
r=random.Random(393); N=names(31,44,"{l}, {f}")
rows=[]; tot=[0]*6; y=0
c=canvas.Canvas(doc(n),pagesize=(612,1008)); W=[("Site",30,0),("Resident",66,0),("Home",190,0),("Moved\nin",262,0),("Site\nRent",335,1),("Water/\nSewer",377,1),("Trash",412,1),("Pet /\nExtra Car",455,1),("Total\nMonthly",503,1),("Past\nDue",546,1),("Deposit\nHeld",592,1)]
pg=0
def head():
    global y,pg; pg+=1
    c.setFont("Helvetica-Bold",13); c.drawString(30,965,"COTTONWOOD COURT MOBILE HOME PARK")
    c.setFont("Helvetica",9); c.drawString(30,951,"7700 Old Farm Road, Tulare Bend, CA   |   Owner: Delgado-Finch Family Trust"); c.drawRightString(592,951,f"Page {pg} of 2")
    c.drawString(30,938,"Site rent list as of June 1, 2025")
    c.setFillGray(.85); c.rect(26,905,570,26,fill=1,stroke=0); c.setFillGray(0); c.setFont("Helvetica-Bold",7.5)
    for h,x,a in W:
        for k,p in enumerate(h.split("\n")): (c.drawRightString if a else c.drawString)(x,921-9*k,p)
    y=892
head()
sites=[str(i) for i in range(1,43) if i!=13]
ni=0; vac=0;occ=0
for i,s in enumerate(sites):
    if i==27: c.showPage(); head()
    home=r.choice(["SW 14x66","DW 24x56","SW 12x60","DW 28x60","SW 14x56"]); st="Occupied"; nm=N[ni]; ni+=1
    if s in("9","31","38"): st="Vacant pad"; nm=None
    if s=="1": nm="Manager - R. Salcido"; st="Manager"
    rent=None;w=t=p=pd=dep=None; mi=None;home_=home
    if st=="Occupied":
        rent=r.choice([485,495,510,525,540]); w=r.choice([42.5,48.75,55.1,61.35]); t=18; p=r.choice([0,0,0,15,25]); pd=r.choice([0,0,0,0,0,125.5,540,78.25]); dep=r.choice([0,300,500,500]); 
        if s=="22": rent=200
        mi=(r.randint(1994,2025),r.randint(1,12 if False else 5),r.randint(1,28)); occ+=1
    elif s=="1": rent=0;w=0;t=0;p=0;pd=0;dep=0; mi=(2018,4,1)
    else: home_="empty pad"; vac+=1
    vals=[rent,w,t,p,(rent+w+t+p) if rent is not None else None,pd,dep]
    c.setFont("Helvetica",8); c.drawString(30,y,s); c.drawString(66,y,nm or "VACANT"); c.drawString(190,y,home_); 
    if mi: c.drawString(262,y,f"{mi[1]}/{mi[2]}/{mi[0]%100:02d}")
    for v,(h,x,a) in zip(vals,W[4:]):
        if v is not None: c.drawRightString(x,y,f"{v:,.2f}")
    if s=="22": y-=10; c.setFont("Helvetica-Oblique",7); c.drawString(66,y,"(trustee's brother - $200 per Trust Article 6)")
    if st=="Manager": y-=10; c.setFont("Helvetica-Oblique",7); c.drawString(66,y,"(on-site manager, rent free as part of wages)")
    c.setLineWidth(.2); c.line(28,y-4,594,y-4); y-=17
    R=dict(unit=s,tenantName=nm,statusText={"Occupied":"Occupied","Vacant pad":"VACANT","Manager":"Manager"}[st],unitType=home_ if st!="Vacant pad" else None,moveInDate=f"{mi[0]}-{mi[1]:02d}-{mi[2]:02d}" if mi else None,contractRent=rent,deposit=dep,balance=pd)
    if rent is not None: R["charges"]=[dict(code=k,amount=v) for k,v in zip(("Site Rent","Water/Sewer","Trash","Pet / Extra Car"),vals)]; R["totalCharges"]=round(vals[4],2)
    rows.append(R)
# No site 13
c.setFont("Helvetica-Bold",8); c.drawString(30,y-4,"PARK TOTAL")
T=[round(sum((q.get("charges") or [{}]*4)[k].get("amount",0) for q in rows),2) for k in range(4)]
T+=[round(sum(q.get("totalCharges",0) or 0 for q in rows),2),round(sum(q["balance"] or 0 for q in rows),2),sum(q["deposit"] or 0 for q in rows)]
for v,(h,x,a) in zip(T,W[4:]): c.setFont("Helvetica-Bold",7.5); c.drawRightString(x,y-4,f"{v:,.2f}")
c.setFont("Helvetica",9); y-=30
for l in (f"41 sites (there is no Site 13):  {occ} rented,  {vac} vacant pads,  1 manager.",f"Storage sheds by the gate are not on this list. All tenancies are month to month under the park rules.",): c.drawString(30,y,l); y-=13
c.save()
save(n,"MANUFACTURED_HOUSING","legal-size two-page park list, charges by column, notes under rows","manager site, vacant pads, no site 13, relative at low rent","Cottonwood Court Mobile Home Park","2025-06-01",41,occ,vac,rows,totals=dict(contractRent=T[0],totalCharges=T[4],balance=T[5],deposit=T[6]))
