# US offering memorandum rent roll: canvas-drawn, brand band, footnote superscripts, step lines below tenant
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor as C
N="om_rent_roll_paloverde_crossing.pdf"
r=random.Random(202)
D=dt.date
T=[("A-1","Harvest Lane Market",32450,D(2016,11,1),D(2036,10,31),15.25,[(D(2026,11,1),16.75),(D(2031,11,1),18.40)],"NNN","4 x 5 yr","1"),
("A-2","Pawsome Supply",9800,D(2021,4,1),D(2031,3,31),19.5,[(D(2026,4,1),21.45)],"NNN","2 x 5 yr",""),
("B-101","Sol Dental Group",2400,D(2020,8,1),D(2030,7,31),29.0,[(D(2025,8,1),29.87),(D(2026,8,1),30.77)],"NNN","1 x 5 yr",""),
("B-102","",1600,None,None,None,[],"","",""),
("B-103","Lucky Noodle Bar",1850,D(2023,2,1),D(2028,1,31),31.0,[(D(2026,2,1),31.93),(D(2027,2,1),32.89)],"NNN","1 x 5 yr","2"),
("B-104/105","Copper State Urgent Care",4210,D(2022,6,1),D(2032,5,31),33.5,[(D(2027,6,1),36.85)],"NNN","2 x 5 yr","3"),
("B-106","Desert Bloom Nails",1200,D(2019,5,1),"MTM",27.0,[],"MG","None",""),
("C-201","Ironwood Fitness Studio",5600,D(2024,1,1),D(2034,12,31),22.0,[(D(2026,1,1),22.66),(D(2027,1,1),23.34),(D(2028,1,1),24.04)],"NNN","2 x 5 yr",""),
("C-202","",2100,None,None,None,[],"","","4"),
("C-203","Mesa Mobile Repair",1050,D(2024,10,1),D(2027,9,30),30.0,[(D(2026,10,1),30.9)],"NNN","None",""),
("C-204","Tres Hermanas Cantina",3900,D(2018,3,1),D(2028,2,29),28.25,[(D(2026,3,1),29.1)],"NNN","1 x 5 yr","2"),
("PAD 1","Red Mesa Credit Union",3500,D(2017,9,1),D(2037,8,31),48.0,[(D(2027,9,1),52.8),(D(2032,9,1),58.08)],"Abs. NNN","3 x 5 yr",""),
("PAD 2","Bean Rocket Drive-Thru",940,D(2023,7,1),D(2038,6,30),112.0,[(D(2028,7,1),123.2)],"Ground","4 x 5 yr","5"),
]
c=canvas.Canvas(path(N),pagesize=(792,612)); rows=[]
X=dict(s=40,t=96,sf=262,p=300,st=348,en=398,m=462,ps=500,a=562,d=574,dm=668,ty=676,o=716)
def head(pg):
    c.setFillColor(C("#7a2e1d"));c.rect(0,560,792,52,fill=1,stroke=0);c.setFillColor(C("#ffffff"));c.setFont("Times-Bold",19);c.drawString(40,578,"RENT ROLL")
    c.setFont("Times-Roman",11);c.drawRightString(752,580,"Palo Verde Crossing  |  Mesa, Arizona")
    c.setFillColor(C("#000000"));y=535
    c.setFont("Helvetica-Bold",7)
    for k,a,b,al in [("s","","Suite","l"),("t","","Tenant","l"),("sf","GLA","(SF)","r"),("p","% of","GLA","r"),("st","Lease","Start","r"),("en","Lease","Exp.","r"),("m","Monthly","Rent","r"),("ps","Rent","/SF/Yr","r"),("a","Annual","Rent","r"),("d","Increase","Date","l"),("dm","Monthly","Rent","r"),("ty","Lease","Type","l"),("o","Renewal","Options","l")]:
        (c.drawString if al=="l" else c.drawRightString)(X[k],y,a);(c.drawString if al=="l" else c.drawRightString)(X[k],y-9,b)
    c.setFont("Helvetica-BoldOblique",6.5);c.drawCentredString(621,y+10,"Scheduled Rent Increases");c.line(572,y+8,670,y+8)
    c.setStrokeColor(C("#7a2e1d"));c.setLineWidth(1.2);c.line(40,y-13,752,y-13)
    c.setFont("Helvetica",6.5);c.drawString(40,24,"Confidential Offering Memorandum");c.drawRightString(752,24,str(pg))
    return y-26
f=lambda d:f"{d.month}/{d.day}/{d.year%100:02d}" if isinstance(d,D) else (d or "")
gla=sum(t[2] for t in T); occ=sum(t[2] for t in T if t[1]); y=head(27); tm=ta=0;pg=27
def R(k,v,b=False): c.drawRightString(X[k],y,v)
for u,n,sf,s,e,ps,st,ty,o,fn in T:
    need=max(1,len(st))*10+8
    if y-need<150 and pg==27 and u.startswith("C-204"): 
        c.setFont("Helvetica-Oblique",7);c.drawString(40,y-2,"Continued on next page");c.showPage();pg=28;y=head(28)
    c.setFont("Helvetica",7.5);c.drawString(X["s"],y,u)
    nm=n or "AVAILABLE"; 
    if not n:c.setFont("Helvetica-Oblique",7.5)
    c.drawString(X["t"],y,nm)
    if fn:
        w=c.stringWidth(nm,"Helvetica",7.5);c.setFont("Helvetica",5);c.drawString(X["t"]+w+2,y+3,f"({fn})")
    c.setFont("Helvetica",7.5);R("sf",f"{sf:,}");R("p",f"{sf/gla:.1%}")
    m=a=None
    if n:
        m=round(sf*ps/12,2);a=round(m*12,2);tm+=m;ta+=a
        R("st",f(s));R("en",f(e));R("m",f"${m:,.2f}");R("ps",f"${ps:.2f}");R("a",f"${a:,.2f}")
        c.drawString(X["ty"],y,ty);c.drawString(X["o"],y,o)
    steps=[]
    for i,(d,p) in enumerate(st):
        mm=round(sf*p/12,2);steps.append({"date":iso(d),"amount":mm})
        c.setFont("Helvetica",6.8);c.drawString(X["d"],y,f(d));R("dm",f"${mm:,.2f}")
        if i<len(st)-1:y-=10
    rows.append(dict(unit=u,tenantName=n or None,area=sf,statusText="Occupied" if n else "AVAILABLE",contractRent=m,annualRent=a,leaseStartDate=iso(s),leaseEndDate=e if isinstance(e,str) else iso(e),rentSteps=steps))
    y-=7;c.setLineWidth(.25);c.setStrokeColor(C("#c9b6b0"));c.line(40,y,752,y);y-=11
c.setStrokeColor(C("#000000"))
tm=round(tm,2);ta=round(ta,2)
for lab,sf,m,a in [("Occupied",occ,tm,ta),("Available",gla-occ,None,None),("Total / Weighted Avg.",gla,tm,ta)]:
    c.setFont("Helvetica-Bold",7.5);c.drawString(X["t"],y,lab);R("sf",f"{sf:,}");R("p",f"{sf/gla:.1%}")
    if m:R("m",f"${m:,.2f}");R("a",f"${a:,.2f}");R("ps",f"${a/occ:.2f}")
    y-=13
y-=10;c.setFont("Helvetica-Bold",7);c.drawString(40,y,"Notes");c.setFont("Helvetica",6.8)
for l in ["Analysis is based on rents in place as of July 1, 2025.","(1) Anchor pays percentage rent of 1.5% over a natural breakpoint; none was due for 2024.","(2) Tenant also operates under a patio license; no additional rent is charged.","(3) Suites B-104 and B-105 were combined in 2022 under a single lease.","(4) Dark restaurant space, delivered with existing hood and grease trap. Asking $26.00/SF NNN.","(5) Tenant owns its building; landlord owns the land only."]:
    y-=10;c.drawString(40,y,l)
c.save()
save(N,"RETAIL","OM roll, step lines under the tenant, superscript footnotes, two-line header",True,dict(propertyName="Palo Verde Crossing",asOnDate="2025-07-01",units=13,occupied=11,vacant=2,printedTotals={"area":gla,"contractRent":tm,"annualRent":ta},rows=rows))
