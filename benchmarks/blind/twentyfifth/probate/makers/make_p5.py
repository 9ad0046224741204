from common import *
from reportlab.pdfgen import canvas
n="DoorLoop_Rent_Roll_Ostrander_Trust.pdf"
r=random.Random(395); N=names(51,40)
c=canvas.Canvas(doc(n),pagesize=(792,612))
C=[("Unit",36,0),("Status",112,0),("Beds/Baths",172,0),("Size",262,1),("Tenants",275,0),("Market Rent",452,1),("Rent",507,1),("Deposits",562,1),("Lease Start",574,0),("Lease End",634,0),("Balance Due",758,1)]
pg=0
def head():
    global pg; pg+=1
    if pg==1:
        c.setFont("Helvetica-Bold",17); c.setFillColorRGB(.12,.2,.35); c.drawString(36,572,"Rent Roll")
        c.setFont("Helvetica",9); c.setFillGray(.4); c.drawString(36,557,"Ostrander Family Trust   ·   As of: Jul 31, 2025   ·   Properties: All   ·   Accounting basis: Accrual")
    c.setFont("Helvetica-Bold",8); c.setFillGray(.35); yy=536 if pg==1 else 570
    for h,x,a in C: (c.drawRightString if a else c.drawString)(x,yy,h)
    c.setStrokeGray(.6); c.line(36,yy-5,758,yy-5); c.setFillGray(0)
    c.setFont("Helvetica",7); c.setFillGray(.5); c.drawString(36,22,"Powered by DoorLoop   Generated Aug 4, 2025 9:12 AM"); c.drawRightString(758,22,f"{pg}"); c.setFillGray(0)
    return yy-20
y=head(); rows=[]; G=[0]*5; cnt=[0,0,0]; k=0
props=[("14 Linden Place",["Unit 1","Unit 2","Unit 3","Unit 4"]),("209 W. Hatch St",["Up","Down"]),("31-33 Cannery Row Lofts",[f"{f}{l}" for f in (1,2,3) for l in "ABCD"]),("Ostrander Farmhouse",["Main House","Tenant House","Apt over Barn"]),("880 Mercer Ave",[str(x) for x in (101,102,103,201,202,203,301,302)])]
m=lambda v:"-" if v is None else f"${v:,.2f}"
VAC={("209 W. Hatch St","Up"),("31-33 Cannery Row Lofts","2C"),("880 Mercer Ave","103"),("880 Mercer Ave","302")}
import datetime
for p,us in props:
    if y<110: c.showPage(); y=head()
    c.setFillGray(.93); c.rect(34,y-4,726,14,fill=1,stroke=0); c.setFillGray(0); c.setFont("Helvetica-Bold",8.5); c.drawString(36,y,f"{p}"); y-=16
    S=[0]*5
    for u in us:
        if y<60: c.showPage(); y=head()
        bb=r.choice([(1,1),(2,1),(2,1.5),(3,2)]); sz=bb[0]*260+r.randint(300,420); mk=round((550+bb[0]*270+r.randint(0,90))/5)*5
        v=(p,u) in VAC; st="Vacant" if v else "Occupied"; rent=None if v else mk-r.choice([0,0,25,50,95,-20]); 
        nm=None if v else N[k]; k+=1
        if u=="Tenant House": nm="Gus Ostrander"; rent=100
        if u=="3A" : st="Notice"
        if u=="203": nm+=", "+N[k]; k+=1
        dep=None if v else (0 if u=="Tenant House" else r.choice([rent,500,rent])); bal=None if v else r.choice([0,0,0,0,rent,-35,212.5])
        ls=None if v else datetime.date(r.choice([2023,2024,2025]),r.randint(1,7),1); le=None
        if ls:
            le=ls.replace(year=ls.year+1)-datetime.timedelta(1)
            if le<datetime.date(2025,7,31) : le="At will"
            if le!="At will" and u=="3A": pass
        fd=lambda x:"" if x is None else (x if isinstance(x,str) else x.strftime("%b %d, %Y"))
        vals=[u,st,f"{bb[0]} bd / {bb[1]:g} ba",f"{sz:,}",nm or "",m(mk),m(rent),m(dep),fd(ls),fd(le),m(bal) if bal is None or bal>=0 else f"-${-bal:,.2f}"]
        c.setFont("Helvetica",7.8)
        for t,(h,x,a) in zip(vals,C): (c.drawRightString if a else c.drawString)(x,y,t)
        y-=13.5
        fi=lambda x:None if x is None else (x if isinstance(x,str) else x.isoformat())
        rows.append(dict(unit=u,propertyName=p,unitType=vals[2],area=sz,tenantName=nm,statusText=st,marketRent=mk,contractRent=rent,deposit=dep,leaseStartDate=fi(ls),leaseEndDate=fi(le),balance=bal))
        S=[a+(b or 0) for a,b in zip(S,(sz,mk,rent,dep,bal))]; cnt[0]+=1; cnt[1]+=not v; cnt[2]+=v
    c.setFont("Helvetica-Bold",7.8); c.setStrokeGray(.8); c.line(230,y+9,758,y+9)
    def tots(lab,S):
        c.drawString(36,y-2,lab)
        for v,x in zip([f"{S[0]:,}"]+[m(q) for q in S[1:]],(262,452,507,562,758)): c.drawRightString(x,y-2,v)
    tots(f"Total ({len(us)} units)",S); y-=24; G=[a+b for a,b in zip(G,S)]
if y<70: c.showPage(); y=head()
c.setFont("Helvetica-Bold",8.5); tots("Grand Total",G); y-=20
c.setFont("Helvetica",8.5); c.drawString(36,y,f"{cnt[0]} units     {cnt[1]} occupied     {cnt[2]} vacant     Occupancy {cnt[1]/cnt[0]*100:.1f}%")
c.save()
save(n,"MULTIFAMILY","DoorLoop style landscape, grouped by property with subtotals, two pages","five properties; generated date distractor; At will ends; negative balance; two-tenant cell","Ostrander Family Trust","2025-07-31",*cnt,rows,totals=dict(area=G[0],marketRent=G[1],contractRent=G[2],deposit=G[3],balance=G[4]))
