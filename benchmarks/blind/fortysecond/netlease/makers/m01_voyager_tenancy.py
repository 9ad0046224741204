# Voyager-like "Tenancy Schedule" of a shopping center: unit line, then rent steps and charge schedules below each tenant
from common import *
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
R=random.Random(4201); W,H=landscape(letter); N='r01_tenancy_schedule_millbrook.pdf'
T=[("A100","Harvest Lane Market","Retail Anchor",42150,13.25,D(2014,6,1),D(2034,5,31)),("A102","Cedar & Thistle Salon","Retail NNN",1450,27,D(2021,3,1),D(2026,2,28)),
("A104","Dr. Feelwell Urgent Care, PLLC","Retail NNN",3600,31.5,D(2022,9,1),D(2032,8,31)),("A106",None,0,1800,0,0,0),("A108","Bao Bao Dumpling House","Retail NNN",2210,29.75,D(2019,11,1),D(2029,10,31)),
("A110","QuickShip Parcel Center","Retail NNN",1275,26.5,D(2023,2,1),D(2028,1,31)),("A112-114","Paws on Main Pet Supply","Retail NNN",5400,21,D(2018,5,1),D(2028,4,30)),
("B200","Northgate Fitness 24","Retail Gross",14800,14.1,D(2020,1,1),D(2029,12,31)),("B204","Luna Nail Bar","Retail NNN",1200,30,D(2024,6,1),D(2029,5,31)),("B206",None,0,1150,0,0,0),
("B208","Stitch & Steam Cleaners","Retail NNN",1600,25.2,D(2017,8,1),D(2027,7,31)),("B210","Tri-County Credit Union","Retail NNN",3150,33,D(2015,10,1),D(2030,9,30)),
("B214","Pho Saigon Corner LLC","Retail NNN",1980,28.4,D(2022,4,1),D(2027,3,31)),("PAD1","Burger Barn #0418","Ground Lease",3800,36.84,D(2012,1,1),D(2031,12,31)),("PAD2","Speedy Lube Holdings","Ground Lease",2400,40,D(2016,7,1),D(2036,6,30))]
ason=D(2025,3,31); rows=[]
c=canvas.Canvas(path(N),pagesize=(W,H)); pg=0
X=dict(u=30,n=72,ty=215,a=318,f=332,t=380,term=452,m=510,mpa=548,an=612,apa=652,dep=705,loc=762)
def head():
    global pg,y; pg+=1
    c.setFont("Helvetica-Bold",11); c.drawCentredString(W/2,H-32,"Tenancy Schedule I")
    c.setFont("Helvetica",8); c.drawString(30,H-32,"Database: CREPROD"); c.drawRightString(W-30,H-32,f"Page: {pg}")
    c.drawRightString(W-30,H-43,"Date: 4/3/2025"); c.drawRightString(W-30,H-54,"Time: 09:14 AM")
    c.drawCentredString(W/2,H-44,"Property: mbrk01   As of Date: 03/31/2025   By Property"); c.setFont("Helvetica-Bold",7)
    y=H-78; hd=[("u","","Unit(s)"),("n","","Lease"),("ty","","Lease Type"),("f","","Lease From"),("t","","Lease To")]
    for k,a,b in hd: c.drawString(X[k],y,b)
    for k,a,b in [("a","","Area"),("term","","Term"),("m","Monthly","Rent"),("mpa","Monthly","Rent/Area"),("an","Annual","Rent"),("apa","Annual","Rent/Area"),("dep","Security","Deposit"),("loc","LOC Amount/","Bank Guar.")]:
        c.drawRightString(X[k],y+9,a); c.drawRightString(X[k],y,b)
    c.line(30,y-4,W-30,y-4); y-=18
head(); c.setFont("Helvetica-Bold",8); c.drawString(30,y,"Millbrook Commons Shopping Center (mbrk01)"); y-=14
tot=[0,0,0,0]; occA=0
for u,n,ty,a,psf,f,t in T:
    r=dict(unit=u,area=a)
    if n:
        m=round(a*psf/12,2); dep=0 if a>10000 else round(m,0); steps=[]; s=m; d=addm(f,12)
        while d<t:
            nx=D(d.year,d.month,1)
            if nx>ason and len(steps)<3 and ty!="Ground Lease": s=round(s*1.03,2); steps.append((nx,s))
            d=addm(d,12 if a<10000 else 60)
        ch=[("rent",m)]+([] if ty in("Retail Gross","Ground Lease") else [("cam",round(a*4.15/12,2)),("ins",round(a*.55/12,2)),("ret",round(a*2.6/12,2))])
        if ty=="Ground Lease": ch.append(("ret",round(a*2.95/12,2)))
        r.update(tenantName=n,statusText="Occupied",contractRent=m,annualRent=round(m*12,2),leaseStartDate=f,leaseEndDate=t,deposit=dep,
          charges=[{"code":k,"amount":v} for k,v in ch],totalCharges=round(sum(v for _,v in ch),2),rentSteps=[{"date":iso(d),"amount":v} for d,v in steps])
    need=14+(10*(len(ch)+len(steps)+(1 if steps else 0)+2) if n else 0)
    if y-need<36: c.showPage(); head()
    c.setFont("Helvetica",7.2); c.drawString(X["u"],y,u); c.drawString(X["n"],y,n or "VACANT"); c.drawRightString(X["a"],y,mny(a))
    if n:
        c.drawString(X["ty"],y,ty); c.drawString(X["f"],y,f.strftime("%m/%d/%Y")); c.drawString(X["t"],y,t.strftime("%m/%d/%Y"))
        term=(t.year-f.year)*12+t.month-f.month+1
        for k,v in [("term",str(term)),("m",mny(m)),("mpa",mny(m/a)),("an",mny(m*12)),("apa",mny(m*12/a)),("dep",mny(dep)),("loc","0.00")]: c.drawRightString(X[k],y,v)
        y-=11; c.setFont("Helvetica-Oblique",6.6)
        if steps:
            c.drawString(90,y,"Rent Steps"); 
            for d,v in steps:
                c.drawString(150,y,"rent"); c.drawString(X["f"],y,d.strftime("%m/%d/%Y")); c.drawRightString(X["m"],y,mny(v)); c.drawRightString(X["an"],y,mny(v*12)); y-=10
        c.drawString(90,y,"Charge Schedules")
        for k,v in ch: c.drawString(150,y,k); c.drawRightString(X["m"],y,mny(v)); c.drawRightString(X["mpa"],y,mny(v/a)); c.drawRightString(X["an"],y,mny(v*12)); y-=10
        c.drawString(150,y,"Total"); c.line(X["m"]-45,y+8,X["m"],y+8); c.drawRightString(X["m"],y,mny(r["totalCharges"])); y-=14
        tot[1]+=m; tot[2]+=dep; occA+=a
    else: r["statusText"]="VACANT"; y-=14
    tot[0]+=a; rows.append(r)
if y<110: c.showPage(); head()
c.line(30,y+8,W-30,y+8); c.setFont("Helvetica-Bold",7.2); c.drawString(30,y-2,"Total Current"); c.drawRightString(X["a"],y-2,mny(tot[0]))
for k,v in [("m",tot[1]),("an",tot[1]*12),("dep",tot[2]),("loc",0)]: c.drawRightString(X[k],y-2,mny(v))
occ=sum(1 for r in rows if "tenantName" in r); y-=22
for l,p,k in [("Total Units",str(len(rows)),mny(tot[0])),("Occupied Units",str(occ),mny(occA)),("Vacant Units",str(len(rows)-occ),mny(tot[0]-occA))]:
    c.drawString(72,y,l); c.drawRightString(180,y,p); c.drawRightString(X["a"],y,k); y-=11
c.save()
save(N,"RETAIL","Voyager commercial tenancy schedule, charge and step blocks under each tenant",True,"Millbrook Commons Shopping Center",ason,rows,len(rows),occ,len(rows)-occ)
