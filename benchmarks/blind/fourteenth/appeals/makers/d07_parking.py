# monthly permit list of a garage, two columns of records on a page
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
rng=random.Random(907)
N="dray_street_garage_permits.pdf"
W,H=letter; c=canvas.Canvas(doc(N),pagesize=letter,invariant=1)
CO=["Vantreight Legal","Halberd Labs","Mosswood Dental","City Clerk's Office","Corbel & Finch","Ridgeway Title"]
rows=[]
for lv,n,rate in (("LEVEL P1",64,215),("LEVEL P2",58,185)):
    for i in range(1,n+1):
        u=f"{lv[-2:]}-{i:03}"; x=rng.random()
        if x<.13: rows.append(dict(unit=u,section=lv,statusText="OPEN")); continue
        co=rng.random()<.3; t=rng.choice(CO) if co else f"{rng.choice(LAST_US)}, {rng.choice(FIRST_US)[0]}."
        r=rate+(40 if i%16==1 else 0)-(15 if co else 0)
        if x>.985: r=0; t="Bldg. engineer"
        y,m=rng.randint(2015,2025),rng.randint(1,12)
        if y==2025:m=min(m,9)
        rows.append(dict(unit=u,section=lv,tenantName=t,statusText="Occupied",contractRent=r,leaseStartDate=f"{y}-{m:02}-01",_d=f"{m}/1/{y%100:02}"))
F="Courier"; pg=0
def m(v): return f"${v:,.2f}"
def cols(x,y,rs):
    c.setFont(F+"-Bold",8); c.drawString(x,y,"Space"); c.drawString(x+46,y,"Permit holder"); c.drawRightString(x+190,y,"From"); c.drawRightString(x+250,y,"Monthly"); c.line(x,y-3,x+250,y-3); y-=13
    c.setFont(F,8)
    for r in rs:
        c.drawString(x,y,r["unit"]); 
        if "_d" in r: c.drawString(x+46,y,r["tenantName"]); c.drawRightString(x+190,y,r["_d"]); c.drawRightString(x+250,y,m(r["contractRent"]))
        else: c.drawString(x+46,y,"- OPEN -")
        y-=11.5
    return y
for lv in ("LEVEL P1","LEVEL P2"):
    rs=[r for r in rows if r["section"]==lv]; k=(len(rs)+1)//2
    c.setFont("Helvetica-Bold",13); c.drawString(40,H-45,"DRAY STREET GARAGE"); c.setFont("Helvetica",9); c.drawString(40,H-58,"417 Dray Street  ·  monthly permits in force October 1, 2025"); c.drawRightString(W-40,H-45,"Exhibit C-4")
    c.setFont("Helvetica-Bold",11); c.drawString(40,H-84,lv)
    yy=min(cols(40,H-102,rs[:k]),cols(322,H-102,rs[k:]))-8
    let=[r for r in rs if "_d" in r]
    c.setFont(F+"-Bold",9); c.drawString(40,yy,f"{lv}: {len(rs)} spaces, {len(let)} permitted, {len(rs)-len(let)} open"); c.drawRightString(572,yy,m(tot(rs,"contractRent")))
    if lv[-1]=="2":
        let=[r for r in rows if "_d" in r]; yy-=18; c.line(40,yy+13,572,yy+13); c.drawString(40,yy,f"GARAGE: {len(rows)} spaces, {len(let)} permitted, {len(rows)-len(let)} open"); c.drawRightString(572,yy,m(tot(rows,"contractRent")))
        c.setFont("Helvetica",8); c.drawString(40,yy-20,"Transient (hourly) parking on Level P3 is operated under a separate management agreement and is not part of this list.")
        c.drawString(40,yy-32,"City parking tax is remitted by the operator and not included.")
    c.setFont("Helvetica",7); c.drawCentredString(W/2,24,f"- {lv[-1]} -"); c.showPage()
c.save()
o=sum(1 for r in rows if "_d" in r)
for r in rows: r.pop("_d",None)
finish(N,"PARKING","parking permits, two record columns per page, Courier",True,dict(propertyName="DRAY STREET GARAGE",asOnDate="2025-10-01",units=len(rows),occupied=o,vacant=len(rows)-o,sheet=None,planted=None,printedTotals=dict(contractRent=tot(rows,"contractRent")),rows=rows))
