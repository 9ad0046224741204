# broker OM page: unit mix with classic/renovated groups, spanning headers, side box; PDF tabloid-ish landscape
from tru import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor as X_
D=[("Classic",[("A1 - Juniper",1,1,40,655,1015,1140,1082,1145),("A2 - Laurel",1,1,28,724,1060,1185,1131,1195),("B1 - Hawthorn",2,1,24,918,1240,1365,1297,1375),("B2 - Sycamore",2,2,36,1012,1310,1450,1388,1465),("C1 - Chestnut",3,2,12,1248,1595,1720,1662,1750)]),
("Renovated",[("A1R - Juniper",1,1,32,655,1195,1320,1268,1345),("A2R - Laurel",1,1,16,724,1250,1375,1309,1395),("B1R - Hawthorn",2,1,12,918,1425,1560,1494,1595),("B2R - Sycamore",2,2,28,1012,1510,1680,1603,1695),("C1R - Chestnut",3,2,8,1248,1840,1990,1911,2025)])]
M=["units","pct_units","sf","total_sf","rent_low","rent_high","actual","actual_sf","market","market_sf"]
W,H=960,600; N="Arbor_Heights_OM_p14.pdf"; c=canvas.Canvas(doc(N),pagesize=(W,H))
navy,gold=X_('#14304f'),X_('#b58a3c')
U=sum(d[3] for _,l in D for d in l); rows=[];tots=[]
c.setFillColor(navy); c.rect(0,H-58,W,58,fill=1,stroke=0); c.setFillColor(X_('#ffffff')); c.setFont("Helvetica-Bold",22); c.drawString(36,H-38,"UNIT MIX & RENT SUMMARY"); c.setFont("Helvetica",10); c.drawRightString(W-36,H-36,"ARBOR HEIGHTS  |  236 UNITS  |  GREENVILLE, SC".replace("236",str(U)))
X=[244,300,350,416,470,524,588,640,700,752]
y=H-96; c.setFillColor(navy); c.setFont("Helvetica-Bold",8.5)
c.drawCentredString(490,y,"In-Place Rent Range"); c.drawCentredString(606,y,"In-Place Average"); c.drawCentredString(724,y,"Market Rent"); c.setStrokeColor(gold)
for a,b in ((438,526),(546,642),(664,754)): c.line(a,y-4,b,y-4)
y-=16
c.drawString(36,y,"Floor Plan"); c.drawString(136,y,"Bed / Bath")
for x,h in zip(X,["No. Units","% of Total","Avg SF","Net Rentable SF","Low","High","Rent","Rent/SF","Rent","Rent/SF"]):
    if h=="Net Rentable SF": c.drawRightString(x,y+10,"Net Rentable"); c.drawRightString(x,y,"SF")
    else: c.drawRightString(x,y,h)
c.setLineWidth(1.2); c.line(36,y-5,754,y-5); y-=20
F=dict(units=lambda v:f"{v}",pct_units=lambda v:f"{v*100:.1f}%",sf=lambda v:f"{v:,}",total_sf=lambda v:f"{v:,}",rent_low=lambda v:f"${v:,}",rent_high=lambda v:f"${v:,}",actual=lambda v:f"${v:,}",actual_sf=lambda v:f"${v:.2f}",market=lambda v:f"${v:,}",market_sf=lambda v:f"${v:.2f}")
def line(d):
    for x,m in zip(X,M):
        if m in d: c.drawRightString(x,y,F[m](d[m]))
def tot(lab,rs):
    u=sum(r["units"] for r in rs); s=sum(r["total_sf"] for r in rs); a=sum(r["units"]*r["actual"] for r in rs); k=sum(r["units"]*r["market"] for r in rs)
    t=dict(units=u,pct_units=round(u/U,3),sf=round(s/u),total_sf=s,actual=round(a/u),actual_sf=round(a/s,2),market=round(k/u),market_sf=round(k/s,2)); tots.append(dict(label=lab,**t)); return t
for g,l in D:
    c.setFillColor(gold); c.setFont("Helvetica-Bold",9.5); c.drawString(36,y,g.upper()+" INTERIORS"); y-=17; rs=[]
    for i,(n,b,ba,u,sf,lo,hi,a,m) in enumerate(l):
        r=dict(type=n,beds=b,baths=ba,units=u,pct_units=round(u/U,3),sf=sf,total_sf=u*sf,rent_low=lo,rent_high=hi,actual=a,actual_sf=round(a/sf,2),market=m,market_sf=round(m/sf,2)); rs.append(r)
        if i%2==0: c.setFillColor(X_('#eef2f6')); c.rect(34,y-4.5,722,15,fill=1,stroke=0)
        c.setFillColor(X_('#222222')); c.setFont("Helvetica",9); c.drawString(36,y,n); c.drawString(136,y,f"{b} BR / {ba} BA"); line(r); y-=15.5
    rows+=rs; c.setFillColor(navy); c.setFont("Helvetica-Bold",9); lab=g+" Subtotal / Average"; c.drawString(36,y-2,lab); y-=2; line(tot(lab,rs)); y-=24
c.setFillColor(navy); c.rect(34,y-6,722,19,fill=1,stroke=0); c.setFillColor(X_('#ffffff')); c.setFont("Helvetica-Bold",9); c.drawString(36,y,"TOTAL / WEIGHTED AVG."); line(tot("TOTAL / WEIGHTED AVG.",rows))
# side box
c.setStrokeColor(navy); c.setLineWidth(.8); c.rect(782,H-330,146,240); yy=H-108; c.setFillColor(navy); c.setFont("Helvetica-Bold",10); c.drawString(792,yy,"Property Facts"); yy-=20
for k,v in (("Year Built","1996"),("Buildings","11"),("Acres","17.4"),("Occupancy","94.9%"),("Parking","402 spaces"),("Avg. Premium","$195"),("Owner","Private"),("Metering","Individual"),("Laundry","In-unit W/D")):
    c.setFont("Helvetica",8.5); c.setFillColor(X_('#444444')); c.drawString(792,yy,k); c.drawRightString(918,yy,v); yy-=20
c.setFont("Helvetica-Oblique",7.5); c.drawString(36,58,"In-place rents per the 9/30/2025 rent roll, occupied units only, before concessions. Market per current asking rents. Percentages may not add due to rounding.")
c.setFont("Helvetica",8); c.drawString(36,28,"HOLLAND PIKE MULTIFAMILY ADVISORS"); c.drawRightString(W-36,28,"Confidential Offering Memorandum   14"); c.save()
put(N,"UM",M,rows,tots)
