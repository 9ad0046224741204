# neighbourhood retail, owner's bookkeeper, month columns, CSV
from common import *
import csv
rnd=random.Random(606)
M=["m Jun 2026","m May 2026","m Apr 2026","m Mar 2026"]; OLD="other:Older"
keys=["total"]+M+[OLD]
T=[("1","Nails by Thuy"),("2","Pho Corner Inc"),("3-4","Dollar Depot #388"),("5","Sunny Suds Laundromat"),("6","Gutierrez Tax & Notary"),("7","La Espiga Panaderia"),("9","Dr. Ellen Marsh, DDS"),("10","Vape Harbor"),("11","Little Acorns Preschool"),("PAD","Rocket Burger (ground lease)")]
C=[("Rent",1800,5200),("CAM",300,900),("Taxes",220,700),("Insurance",60,160),("Water",30,210),("Late chg",50,150)]
rows=[];tot=[];out=[]
f=lambda v:"" if v is None else (f"-${-v:,.2f}" if v<0 else f"${v:,.2f}")
for su,nm in T:
    g=[];depth=rnd.choice([1,1,2,3,5])
    for ch,a,b in rnd.sample(C[:4],rnd.randint(1,3))+rnd.sample(C[4:],rnd.randint(0,2)):
        amt=round(rnd.uniform(a,b),2);r={"unit":su,"name":nm,"charge":ch}
        for i,k in enumerate((M+[OLD])[:depth]):
            if i==0 or rnd.random()<.7: r[k]=amt if ch not in("Water","Late chg") else round(rnd.uniform(a,b),2)
        if depth==5 and ch=="CAM": r[OLD]=round(amt*rnd.uniform(1.5,4),2)
        g.append(r)
    g.sort(key=lambda r:[c[0] for c in C].index(r["charge"]))
    if nm.startswith("Vape"): g.append({"unit":su,"name":nm,"charge":"Pmt on account","m Jun 2026":-1500.0})
    if nm.startswith("Dr."): g.append({"unit":su,"name":nm,"charge":"Credit - HVAC repair","m May 2026":-865.25})
    for r in g: r["total"]=round(sum(r.get(k,0) for k in M+[OLD]),2)
    for i,r in enumerate(g): out.append([su if i==0 else "",nm if i==0 else "",r["charge"]]+[f(r.get(k)) for k in keys])
    rows+=g
    if len(g)>1:
        s={"label":f"{nm} total",**sums(g,keys)};tot.append(s);out.append(["",s["label"],""]+[f(s.get(k)) for k in keys])
gt={"label":"Shopping center total",**sums(rows,keys)};tot.append(gt)
with open(doc("fairlane_plaza_receivables.csv"),"w",newline="",encoding="utf-8-sig") as h:
    w=csv.writer(h)
    w.writerow(["Fairlane Plaza - who owes what"]);w.writerow(["Closed month: June 2026","","","","Prepared by","D. Osei"]);w.writerow([])
    w.writerow(["","","","Total","Month billed","","","",""])
    w.writerow(["Space","Store","For","Owed","Jun 2026","May 2026","Apr 2026","Mar 2026","Older"])
    w.writerows(out);w.writerow([]);w.writerow(["","Shopping center total",""]+[f(gt.get(k)) for k in keys]);w.writerow([])
    w.writerow(["Space 8 vacant. Space 12 (former Bridal Loft) written off 12/25, not listed."]);w.writerow(["Last payment from Pho Corner: $2,000.00 on 6/24/2026, check 1187"])
save("fairlane_plaza_receivables","AR",keys,rows,tot)
