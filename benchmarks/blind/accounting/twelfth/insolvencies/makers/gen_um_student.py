from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
from reportlab.lib.colors import HexColor,black,white
N="Accommodation_Schedule_Foundry_Wharf.pdf"
K=["units","sf","other:Weekly Rent (£)","other:Tenancy (weeks)","annual","occupied","vacant","pct_occ"]
SEC=[("Cluster Flats",[("Bronze En-suite",84,135,148,44,81),("Silver En-suite",62,146,157,44,60),("Silver En-suite (51 wk)",12,146,149,51,12),("Gold En-suite",35,158,168,44,33),("Accessible En-suite",8,210,157,44,5)]),
("Studios",[("Classic Studio",22,205,209,51,22),("Premium Studio",18,232,226,51,17),("Premium Studio - Canal View",9,236,239,51,9),("Deluxe Studio (dual occ.)",6,291,268,51,4)]),
("Townhouses",[("Shared Bathroom Room, 6-bed house",18,124,131,44,15)])]
c=canvas.Canvas(path(N),pagesize=A4,invariant=1); W,H=A4
c.setFont("Times-Bold",15); c.drawString(50,H-60,"Foundry Wharf, Digbeth, Birmingham"); c.setFont("Times-Italic",11); c.drawString(50,H-77,"Appendix 3 - Accommodation schedule, academic year 2024/25")
c.setFont("Times-Roman",9.5); y=H-100
for l in ["We agreed the room numbers below to the operator's Concept property system at 31 January 2025 and the","weekly rents to a sample of 25 tenancy agreements. Annual rent is rooms x weekly rent x tenancy length,","before voids and incentives."]: c.drawString(50,y,l); y-=12
X=[242,282,322,366,422,464,500,550]
y-=14; c.setFillColor(HexColor("#1f3b4d")); c.rect(46,y-26,508,40,stroke=0,fill=1); c.setFillColor(white); c.setFont("Helvetica-Bold",7.6)
HH=[("No. of","Rooms",""),("Average","Size","(sq ft)"),("Weekly","Rent","(£)"),("Tenancy","(weeks)",""),("Annual","Rent","(£)"),("Rooms","Occupied",""),("Rooms","Vacant",""),("%","Occupied","")]
c.drawString(50,y+3,"Room Type")
for x,h in zip(X,HH):
    for j,l in enumerate(h): c.drawRightString(x,y+3-9.5*j,l)
c.setFillColor(black); y-=44; rows=[];totals=[]
def pr(n,q,b,ind):
    c.setFont("Helvetica-Bold" if b else "Helvetica",8.3); c.drawString(50+ind,y,n)
    fm=["{:,}","{:,}","{:,.2f}","{:.0f}","{:,.0f}","{:,}","{:,}","{:.1f}%"]
    for x,k,m in zip(X,K,fm):
        if q.get(k) is not None: c.drawRightString(x,y,m.format(q[k]))
def tot(rs,lab):
    u=sum(r["units"] for r in rs); o=sum(r["occupied"] for r in rs)
    return dict(label=lab,units=u,sf=round(sum(r["units"]*r["sf"] for r in rs)/u),**{"other:Weekly Rent (£)":round(sum(r["units"]*r[K[2]] for r in rs)/u,2)},annual=sum(r["annual"] for r in rs),occupied=o,vacant=u-o,pct_occ=round(100*o/u,1))
for s,it in SEC:
    c.setFont("Helvetica-Oblique",8.8); c.drawString(50,y,s); y-=15; sr=[]
    for n,u,sf,w,wk,o in it:
        q=dict(type=n,units=u,sf=sf,annual=u*w*wk,occupied=o,vacant=u-o,pct_occ=round(100*o/u,1)); q[K[2]]=w; q[K[3]]=wk
        rows.append(q);sr.append(q); pr(n,q,False,8); y-=14
    if len(it)>1:
        t=tot(sr,f"{s} total / average"); totals.append(t); c.setLineWidth(.4); c.line(50,y+10,552,y+10); pr(t["label"],t,True,0); y-=20
    else: y-=6
t=tot(rows,"Scheme total / average"); totals.append(t); c.setFillColor(HexColor("#e6ecef")); c.rect(46,y-5,508,17,stroke=0,fill=1); c.setFillColor(black); pr(t["label"],t,True,0)
y-=40; c.setFont("Times-Roman",9)
for l in ["Notes","1. Averages are weighted by number of rooms.","2. Excludes the warden's flat (Ground Floor, 410 sq ft), which produces no rent.","3. Nomination agreement with the University covers the Bronze rooms in Blocks A and B until 31 August 2026."]: c.drawString(50,y,l); y-=12
c.drawString(50,60,"Pell Harmer LLP, Statutory Auditor"); c.drawRightString(550,60,"27"); c.save()
finish(N,"UM",K,rows,totals)
