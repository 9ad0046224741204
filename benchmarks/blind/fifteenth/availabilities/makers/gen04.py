# Yardi RentCafe style unit availability details, sections by status, all units
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor
r=rng(4); N=Names(r); F="unit_availability_details_HarborPoint_1109.pdf"; asof=dt.date(2026,11,9)
pl={"hps1":("Studio",512,1420),"hpa1":("1BR",688,1725),"hpa2":("1BR Den",790,1880),"hpb1":("2BR",1012,2310),"hpb2":("2BR Corner",1105,2495)}
units=[]
for fl in range(2,9):
    for n in range(1,17):
        p=["hps1","hpa1","hpa1","hpa2","hpb1","hpb1","hpa1","hpb2"][n%8]; units.append((f"{fl}{n:02d}",p,fl))
order=list(range(len(units))); r.shuffle(order)
secs=[("Vacant Unrented Not Ready",3),("Vacant Unrented Ready",4),("Vacant Rented Not Ready",2),("Vacant Rented Ready",2),("Notice Unrented",6),("Notice Rented",3),("Occupied No Notice",None),("Model",1),("Down",1)]
tail=2; free=len(units); asg={}
pos=0
for s,k in secs:
    if k: 
        for i in order[pos:pos+k]: asg[i]=s
        pos+=k
W,H=792,612; c=canvas.Canvas(doc(F),pagesize=(W,H),invariant=1); pg=0
cols=[("Unit",28,"l"),("Unit Type",66,"l"),("Sq Ft",150,"r"),("Resident",158,"l"),("Name",204,"l"),("Unit Rent",348,"r"),("Resident Rent",406,"r"),("Lease From",418,"l"),("Lease To",466,"l"),("Move In",514,"l"),("Move Out",562,"l"),("Days Vac",632,"r"),("Ready Date",640,"l"),("Future Res.",690,"l"),("Rent",766,"r")]
def head():
    global pg,y
    if pg: c.showPage()
    pg+=1
    tx(c,W/2,H-30,"Unit Availability Details","c","Helvetica-Bold",12); tx(c,W/2,H-43,"Property = Harbor Point Lofts (hpl)","c","Helvetica",8); tx(c,W/2,H-53,"As Of = 11/09/2026   Show All Units = Yes","c","Helvetica",8); tx(c,764,H-30,f"Page {pg}","r","Helvetica",7); tx(c,764,H-40,"11/09/2026 6:02 PM","r","Helvetica",7)
    y=H-74; c.setFillColor(HexColor("#cfe0f1")); c.rect(26,y-4,742,14,stroke=0,fill=1); c.setFillGray(0)
    for n,x,al in cols: tx(c,x,y,n,al,"Helvetica-Bold",6.5)
    y-=15
def D(d): return d.strftime("%m/%d/%y") if d else ""
head(); rows=[]; tc=[90000]; summary=[]
Tm=0;Tr=0
for s,_ in secs:
    ids=[i for i in range(len(units)) if asg.get(i,"Occupied No Notice")==s]
    if y<70: head()
    tx(c,28,y,s,"l","Helvetica-BoldOblique",8,HexColor("#1d4e89")); y-=11; sm=sr=sa=0
    for i in ids:
        u,p,fl=units[i]; nm,sf,mk=pl[p]; mk=float(mk+fl*12+r.choice([0,0,20])); ut=f"{p} {nm}"
        x=dict(unit=u,unitType=ut,area=sf,section=s,statusText=s,marketRent=mk); v={0:u,1:ut,2:f"{sf:,}",5:m2(mk)}
        sm+=mk; sa+=sf
        if s.startswith("Vacant"):
            mo=asof-dt.timedelta(days=r.randint(4,70)); v[10]=D(mo); v[11]=(asof-mo).days; v[3]="VACANT"; x["moveOutDate"]=iso(mo)
            if "Not" not in s: v[12]=D(mo+dt.timedelta(days=3))
            else: v[12]=D(asof+dt.timedelta(days=r.randint(3,12)))
        elif s=="Model": v[3]="MODEL"
        elif s=="Down": v[3]="DOWN"; v[11]=141
        else:
            mi,a,e=lease(r,asof); mo=None
            if s.startswith("Notice"): mo=asof+dt.timedelta(days=r.randint(6,55))
            rent=mk-r.choice([0,15,25,50,80,140]); nme=N.lf(); code=f"t00{r.randint(10000,99999)}"
            x.update(tenantName=nme,contractRent=rent,leaseStartDate=iso(a),leaseEndDate=iso(e),moveInDate=iso(mi))
            if mo: x["moveOutDate"]=iso(mo); v[10]=D(mo); v[12]=D(mo+dt.timedelta(days=6))
            v.update({3:code,4:nme,6:m2(rent),7:D(a),8:D(e),9:D(mi)}); sr+=rent
        if s in("Vacant Rented Not Ready","Vacant Rented Ready","Notice Rented"): v[13]=N.pair()[1]; v[14]=m2(mk-r.choice([0,25]))
        if y<34: head()
        for j,t in v.items(): tx(c,cols[j][1],y,t,cols[j][2],"Helvetica",6.5)
        y-=9.6; rows.append(x)
    c.setLineWidth(.4); c.line(300,y+7.5,410,y+7.5)
    tx(c,28,y-1,f"Total {s}: {len(ids)}","l","Helvetica-Bold",6.8); tx(c,348,y-1,m2(sm),"r","Helvetica-Bold",6.8)
    if sr: tx(c,406,y-1,m2(sr),"r","Helvetica-Bold",6.8)
    y-=17; Tm+=sm;Tr+=sr; summary.append((s,len(ids)))
if y<190: head()
c.setLineWidth(1); c.line(26,y+9,768,y+9); B="Helvetica-Bold"; A=sum(x["area"] for x in rows)
tx(c,28,y-2,f"Grand Total: {len(rows)}","l",B,7.5);tx(c,150,y-2,f"{A:,}","r",B,7.5);tx(c,348,y-2,m2(Tm),"r",B,7.5);tx(c,406,y-2,m2(Tr),"r",B,7.5)
y-=30; tx(c,28,y,"Availability Summary","l",B,8); y-=12; n=len(rows)
for s,k in summary: tx(c,36,y,s);tx(c,190,y,k,"r");tx(c,240,y,f"{k/n*100:.2f} %","r"); y-=10
occ=sum("tenantName" in x for x in rows); d=dict(summary)
for a,b in [("Total Occupied (incl. Notice)",occ),("Total Vacant",sum(v for k,v in summary if k.startswith("Vacant"))),("Total Non-Revenue",2)]: tx(c,36,y-4,a,"l",B);tx(c,190,y-4,b,"r",B); y-=10
c.save()
save(F,"MULTIFAMILY","Yardi/RentCafe unit availability details, all units, status sections with counts, future resident side columns",False,
 dict(propertyName="Harbor Point Lofts",asOnDate="2026-11-09",units=n,occupied=occ,vacant=sum(v for k,v in summary if k.startswith("Vacant")),rows=rows,printedTotals=dict(area=A,marketRent=Tm,contractRent=Tr)))
