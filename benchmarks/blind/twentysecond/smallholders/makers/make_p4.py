from common import *
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib import colors
from reportlab.pdfgen import canvas
# ---- p4 self storage, SiteLink-like, 116 units, by size
rnd=random.Random(304);N=names(rnd,130);k=0;rows=[];groups=[]
for size,ar,std,n,pre,nv in (("5x5",25,49,20,"1",3),("5x10",50,74,28,"2",4),("10x10",100,118,32,"3",6),("10x15",150,149,18,"4",2),("10x20",200,189,18,"5",3)):
    vs=set(rnd.sample(range(1,n),nv)); g=[]
    for j in range(1,n+1):
        u=f"{pre}{j:03d}"; climate="CC" if pre in "12" else "DU"
        r=dict(unit=u,unitType=f"{size} {climate}",area=ar,marketRent=float(std))
        if u=="3032": r.update(statusText="Company"); r["tenantName"]="** Company Unit **"; r["_c"]=1
        elif j in vs: r.update(statusText="Vacant")
        else:
            f,l=N[k];k+=1; mi=D.date(2025,8,31)-D.timedelta(days=rnd.randint(12,2200)); rent=float(std+rnd.choice([-10,-5,0,0,0,6,12,18])); ins=rnd.choice([0,0,12,15])
            late=rnd.random()<.14; days=rnd.choice([12,31,43,62]) if late else 0; pt=D.date(2025,8,31)-D.timedelta(days=days) if late else D.date(2025,8,31)+D.timedelta(days=rnd.randint(0,29))
            bal=round((rent+ins)*(1+days//31)+rnd.choice([0,20]),2) if late else 0.0
            r.update(statusText="Rented",tenantName=f"{l}, {f}",moveInDate=iso(mi),contractRent=rent,balance=bal,_mi=mi,_pt=pt,_d=days,charges=[{"code":"Insurance","amount":float(ins)}])
        rows.append(r);g.append(r)
    groups.append((size,g))
m=lambda v:f"{v:,.2f}"
W,H=landscape(letter);c=canvas.Canvas(docpath("p4_stowaway_selfstorage.pdf"),pagesize=(W,H));pg=0
cols=[("Unit",40,0),("Size/Type",85,0),("Sq Ft",170,1),("Status",182,0),("Tenant",232,0),("Moved In",372,0),("Std Rate",468,1),("Rent",520,1),("Insurance",572,1),("Paid Thru",590,0),("Days",668,1),("Balance",728,1)]
def put(vals,y):
    for (h,x,r),v in zip(cols,vals):
        if v!="": (c.drawRightString if r else c.drawString)(x,y,v)
def head():
    global pg
    if pg: c.showPage()
    pg+=1; c.setFillColor(colors.HexColor("#1c4f82"));c.rect(36,H-62,W-72,26,fill=1,stroke=0);c.setFillColor(colors.white);c.setFont("Helvetica-Bold",13);c.drawString(42,H-54,"Rent Roll");c.setFont("Helvetica",9);c.drawRightString(W-42,H-54,"Stowaway Self Storage - Route 9 (L017)")
    c.setFillColor(colors.black);c.setFont("Helvetica",8);c.drawString(40,H-74,"As of: 8/31/2025   Units: All   Sort: Size, Unit");c.setFont("Helvetica-Bold",7.5);put([h for h,_,_ in cols],H-90);c.line(36,H-93,W-36,H-93)
    c.setFont("Helvetica",6.5);c.drawString(40,24,"Printed 9/2/2025 7:58:13 AM by kmd");c.drawRightString(W-40,24,f"Page {pg}");return H-104
y=head()
for size,g in groups:
    for r in g:
        if y<45:y=head()
        c.setFont("Helvetica",7.5);d=lambda x:f"{x.month}/{x.day}/{x.year}"
        o=r["statusText"]=="Rented"
        put([r["unit"],r["unitType"],str(r["area"]),r["statusText"],r.get("tenantName",""),d(r["_mi"]) if o else "",m(r["marketRent"]),m(r["contractRent"]) if o else "",m(r["charges"][0]["amount"]) if o else "",d(r["_pt"]) if o else "",str(r["_d"]) if o else "",m(r["balance"]) if o else ""],y);y-=11
    c.setFont("Helvetica-Bold",7.5);c.line(430,y+8,W-60,y+8)
    if y<45:y=head()
    put([f"{size}","subtotal",f"{sum(r['area'] for r in g):,}","","","",m(S(g,'marketRent')),m(S(g,'contractRent')),m(sum(r['charges'][0]['amount'] for r in g if 'charges' in r)),"","",m(S(g,'balance'))],y);y-=17
y=head();c.setFont("Helvetica-Bold",9);c.drawString(40,y,"Report Totals");y-=14
T={"area":S(rows,"area"),"marketRent":S(rows,"marketRent"),"contractRent":S(rows,"contractRent"),"balance":S(rows,"balance")}
c.setFont("Helvetica-Bold",7.5);put(["","",f"{int(T['area']):,}","","","",m(T["marketRent"]),m(T["contractRent"]),m(sum(r['charges'][0]['amount'] for r in rows if 'charges' in r)),"","",m(T["balance"])],y);y-=30
occ=sum(r["statusText"]=="Rented" for r in rows);vac=sum(r["statusText"]=="Vacant" for r in rows)
c.setFont("Helvetica",8)
for a,b in (("Total units",len(rows)),("Rented",occ),("Vacant",vac),("Company use",1),("Delinquent tenants",sum((r.get("balance") or 0)>0 for r in rows))): c.drawString(60,y,a);c.drawRightString(200,y,str(b));y-=12
c.save()
for r in rows:
    if r["statusText"]=="Company": r["tenantName"]="** Company Unit **"
assert len(rows)==occ+vac+1
save("p4_stowaway_selfstorage.pdf",dict(propertyName="Stowaway Self Storage - Route 9",asOnDate="2025-08-31",units=len(rows),occupied=occ,vacant=vac,rows=rows),"SELF_STORAGE","SiteLink-like roll, size subtotals, summary page",totals=T)
