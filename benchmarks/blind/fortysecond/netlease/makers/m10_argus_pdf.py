# ARGUS "Presentation Rent Roll & Current Term Tenant Summary": numbered multi-line records; tenant/suite/dates stacked, per-year & per-month amounts, "Changes on / to"
from common import *
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
R=random.Random(4210); W,H=landscape(letter); N='r10_Presentation Rent Roll_LoneElm.pdf'
T=[("Spruce Street Kitchen","Retail","A-1",2850,26.0),("Ember Cycle Studio","Retail","A-2",2400,27.5),("Prairie State Eye Care","Medical","A-3",3120,24.0),("Vantage Point Cowork","Office","B-1",9860,19.5),("Vacant - A-4","Retail","A-4",1640,None),("Larkspur Children's Learning","Retail","B-2",7400,18.25),
("Wagner Hardware & Home","Retail","C-1",16400,11.75),("Mobile Maven Wireless","Retail","C-2",1210,34.0),("Sunny Side Breakfast Co.","Retail","C-3",2975,25.25),("Vacant - C-4","Retail","C-4",2200,None),("Fox Valley Chiropractic","Medical","C-5",1800,23.75)]
tot=sum(t[3] for t in T); rows=[]; c=canvas.Canvas(path(N),pagesize=(W,H)); pg=0
X=[34,52,222,292,352,412,476,530,592,640,755]
def head():
    global y,pg
    pg+=1; c.setFont("Times-Bold",12); c.drawCentredString(W/2,H-36,"Presentation Rent Roll & Current Term Tenant Summary"); c.setFont("Times-Roman",9)
    c.drawCentredString(W/2,H-48,"As of Jan-2025 for 42,855 Square Feet".replace("42,855",f"{tot:,}")); c.drawString(34,H-36,"Software: ARGUS Ver. 15.0.1"); c.drawString(34,H-48,"File: LONEELM"); c.drawRightString(W-34,H-36,"Date: 12/19/24"); c.drawRightString(W-34,H-48,f"Page: {pg}")
    c.drawCentredString(W/2,H-61,"Lone Elm Village Center"); c.drawCentredString(W/2,H-72,"22300 S. Lone Elm Rd, Olathe, KS")
    y=H-92; c.setFont("Times-Bold",8)
    for l,ls in enumerate([("","Description","Area","Base Rent","","Rent Adjustments","","Costs","",""),("","Tenant Name","Floor","Rate & Amount","","Changes","Changes","Reimb.","",""),("No.","Type & Suite Number","SqFt","per Year","","on","to","Amount","","Security"),("","Lease Dates & Term","Bldg Share","per Month","","","","per Year","","Deposit")]):
        for i,s in enumerate(ls):
            if s: (c.drawRightString if i in(7,) else c.drawString)(X[i]+(40 if i==7 else 0),y,s)
        y-=9.5
    c.line(34,y+4,W-34,y+4); y-=8
head(); oa=0; ann=0; rows=[]; ason="2025-01"
for i,(n,ty,su,a,psf) in enumerate(T,1):
    steps=[]; 
    if psf:
        f=D(R.choice([2020,2021,2022,2023]),R.choice([1,4,6,9]),1); e=addm(f,R.choice([84,120]))-dt.timedelta(1); an=round(a*psf); m=round(an/12)
        d=addm(f,12)
        while d<=D(2025,1,31): d=addm(d,12)
        v=psf
        for k in range(R.choice([1,2,3])):
            if d<e: v=round(v*1.03,2); steps.append((d,v,round(v*a/12))); d=addm(d,12)
        rb=round(a*R.choice([5.9,6.15])); oa+=a; ann+=an
    hgt=max(40,11*len(steps)+14)
    if y-hgt<40: c.showPage(); head()
    c.setFont("Times-Roman",8.5); c.drawString(X[0],y,str(i)); c.setFont("Times-Bold",8.5); c.drawString(X[1],y,n if psf else "Vacant"); c.setFont("Times-Roman",8.5)
    c.drawString(X[1],y-10,f"{ty}, Suite: {su}"); c.drawRightString(X[2]+30,y-10,f"{a:,}"); c.drawRightString(X[2]+30,y-20,f"{a/tot*100:.2f}%")
    r=dict(unit=su,unitType=ty,area=a)
    if psf:
        c.drawString(X[1],y-20,f"{f:%b-%y} to {e:%b-%y}"); c.drawString(X[1]+88,y-20,f"{(e.year-f.year)*12+e.month-f.month+1} Months")
        c.drawRightString(X[3]+46,y,f"${psf:,.2f}"); c.drawRightString(X[3]+46,y-10,f"${an:,}"); c.drawRightString(X[3]+46,y-20,f"${m:,}")
        for k,(d,v,mm) in enumerate(steps): c.drawString(X[5],y-11*k,f"{d:%b-%Y}"); c.drawRightString(X[6]+40,y-11*k,f"${mm:,}")
        c.drawRightString(X[7]+40,y-10,f"${rb:,}"); dep=R.choice([m,m,2500,5000]) if a<9000 else None
        if dep: c.drawRightString(X[9]+34,y-20,f"${dep:,}")
        r.update(tenantName=n,statusText="Occupied",contractRent=m,annualRent=an,leaseStartDate=f"{f:%b-%y}",leaseEndDate=f"{e:%b-%y}",
          deposit=dep,rentSteps=[{"date":f"{d:%b-%Y}","amount":mm} for d,v,mm in steps])
    else: r["statusText"]="Vacant";
    rows.append(r); y-=hgt
c.setFont("Times-Bold",8.5)
if y<86: c.showPage(); head()
c.line(34,y+12,W-34,y+12)
c.drawString(X[1],y,"Total Occupied SqFt"); c.drawRightString(X[2]+30,y,f"{oa:,}"); c.drawRightString(X[3]+46,y,f"${ann:,}"); c.drawString(X[1],y-11,"Total Available SqFt"); c.drawRightString(X[2]+30,y-11,f"{tot-oa:,}"); c.drawString(X[1],y-22,"Total SqFt"); c.drawRightString(X[2]+30,y-22,f"{tot:,}")
c.setFont("Times-Italic",7.5); c.drawString(34,y-40,"Changes to: monthly base rent after adjustment."); c.save()
save(N,"RETAIL","ARGUS presentation roll, stacked three-line records, month-only dates",True,"Lone Elm Village Center","2025-01",rows,len(rows),len(rows)-2,2)
