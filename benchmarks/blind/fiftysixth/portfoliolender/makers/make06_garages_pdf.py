from common import *
from fpdf import FPDF
rng=random.Random(5606)
FILE='garages tannery rd rents.pdf'
nm=names(rng,60)
rows=[]
for k in range(1,31):
    kind="double" if k in(8,9,22,23,30) else "single"
    r={"unit":str(k),"unitType":kind}
    if k in (5,17,24): r["statusText"]="empty"
    elif k==30: r["statusText"]="Own use";r["tenantName"]="Own use (mower)";r["contractRent"]=0.0
    else:
        a=nm[k];r["tenantName"]=rng.choice([f"{a[0]} {a[1]}",f"{a[0][0]}. {a[1]}",f"Mr {a[1]}",f"Mrs {a[1]}"]);r["statusText"]="Occupied"
        if k==9:r["tenantName"]="Tillery Plumbing"
        if k==22:r["tenantName"]="Bright Window Co."
        r["contractRent"]=float(rng.choice([85,90,90,95,100]) if kind=="single" else rng.choice([165,175,180]))
        r["moveInDate"]=f"{rng.choice(['Jan','Mar','May','Jun','Aug','Oct','Nov'])} {rng.choice([2009,2014,2017,2019,2020,2021,2022,2023,2024,2025])}"
        if rng.random()<.15: r["balance"]=r["contractRent"]*rng.choice([1,2])
    rows.append(r)
p=FPDF(unit="pt",format="Letter");p.set_creation_date(dt.datetime(2026,10,3));p.set_auto_page_break(False);p.add_page()
p.set_font("Courier","B",13);p.text(50,58,"GARAGES BEHIND TANNERY ROAD (30 doors)")
p.set_font("Courier","",10);p.text(50,76,"Who rents what - October 1, 2026.  Rents are by the month, no leases.")
X=[(50,rows[:15]),(318,rows[15:])]
for x,rs in X:
    p.set_font("Courier","B",8.5)
    for dx,t in ((0,"No."),(20,"Kind"),(58,"Renter"),(158,"Since"),(206,"Rent"),(236,"Owes")): p.text(x+dx,104,t)
    p.line(x,108,x+258,108)
    p.set_font("Courier","",8.5);y=122
    for r in rs:
        p.text(x,y,r["unit"]);p.text(x+20,y,r["unitType"]);p.text(x+58,y,r.get("tenantName","- empty -"))
        if "moveInDate" in r: p.text(x+158,y,r["moveInDate"])
        if "contractRent" in r: s=f"{r['contractRent']:.0f}";p.text(x+227-5.1*len(s),y,s)
        if "balance" in r:s=f"{r['balance']:.0f}";p.text(x+257-5.1*len(s),y,s)
        y+=17
ty=122+17*15+14
T=sum(r.get("contractRent",0) for r in rows);O=sum(r.get("balance",0) for r in rows)
p.set_font("Courier","",10)
for t in [f"All rents together        ${T:,.0f} a month   (${T*12:,.0f} a year)",f"Owed to us at Oct 1       ${O:,.0f}","Rented                    26","Empty                     3   (5, 17 and 24 - 24 needs a new door)","Own use                   1","","Number 30 we keep ourselves. Keys: $20 deposit each, in the cash box.","Singles are 9 x 18, doubles 18 x 20."]:
    p.text(50,ty,t);ty+=15
p.text(50,ty+24,"H. Pasternak & Sons")
p.output(os.path.join(DOC,FILE))
truth(FILE,dict(assetType="PARKING",documentType="RENT_ROLL",author="family owner",style="typed list, two side-by-side column blocks on one page",hard=True),rows,propertyName="GARAGES BEHIND TANNERY ROAD",asOnDate="2026-10-01",units=30,occupied=None,vacant=3)
