# Offering memorandum page: unit mix of a student community (PDF, two pages, designed)
from reportlab.lib.pagesizes import letter, landscape
from reportlab.pdfgen import canvas
from reportlab.lib import colors
from common import *
W,H=landscape(letter); name="um_om_rowan_street"
NV=colors.HexColor("#12343b"); GD=colors.HexColor("#c9963f"); LT=colors.HexColor("#f4efe6")
# plan, beds, baths, units, sf, market per bed, in-place per bed, occupied beds
P=[("Studio",[("S1",1,1,14,412,1389,1352,14),("S1-P Penthouse",1,1,2,455,1599,1560,1)]),
 ("Two Bedroom",[("B1",2,2,22,748,1069,1031,43),("B2",2,2,18,802,1099,1064,34),("B2-T Townhome",2,2.5,6,1010,1189,1127,12),("B3 Double Occ.",2,1,4,715,829,815,8)]),
 ("Three Bedroom",[("C1",3,3,16,1094,969,928,47),("C2",3,3,10,1146,984,951,28)]),
 ("Four Bedroom",[("D1",4,4,34,1328,909,872,131),("D2",4,4,28,1389,924,893,106),("D2-R Renovated",4,4,12,1389,979,968,48),("D3 Townhome",4,4.5,8,1625,989,941,30)]),
 ("Five Bedroom",[("E1",5,5,9,1688,859,826,44),("E2 Cottage",5,5.5,5,1960,919,889,25)])]
M=["units","other:Total Beds","sf","total_sf","pct_occ","other:Market Rent Per Bed","market","market_sf","other:In-Place Rent Per Bed","actual","actual_sf","other:Annual Market Potential"]
cv=canvas.Canvas(doc(name+".pdf"),pagesize=(W,H),invariant=1)
def frame(t,sub,p):
    cv.setFillColor(NV); cv.rect(0,H-62,W,62,stroke=0,fill=1); cv.setFillColor(GD); cv.rect(0,H-66,W,4,stroke=0,fill=1)
    cv.setFillColor(colors.white); cv.setFont("Helvetica-Bold",20); cv.drawString(36,H-38,t); cv.setFont("Helvetica",10); cv.drawString(36,H-53,sub)
    cv.setFillColor(colors.grey); cv.setFont("Helvetica",7); cv.drawString(36,20,"THE ROWAN STREET LOFTS  |  CONFIDENTIAL OFFERING MEMORANDUM"); cv.drawRightString(W-36,20,f"TAMBLYN & ROSS STUDENT HOUSING ADVISORS  |  {p}"); cv.setFillColor(colors.black)
tu=sum(x[3] for g,l in P for x in l); tb=sum(x[1]*x[3] for g,l in P for x in l)
frame("PROPERTY SUMMARY","A 0.3-mile walk to the academic core",13)
facts=[("Address","1180 Rowan Street, Harlow Falls, TN"),("Year Built","2017 / 2018 (two phases)"),("Units / Beds",f"{tu} / {tb}"),("Stories","Five over podium, plus townhomes"),("Parking",f"{int(tb*.62)} spaces (0.62 per bed)"),("Utilities","Internet included; electric capped at $40 per bed"),("Lease Term","Installments of twelve, August to July"),("Distance to Campus","0.3 miles")]
y=H-110
for a,b in facts:
    cv.setFont("Helvetica-Bold",10); cv.setFillColor(NV); cv.drawString(48,y,a); cv.setFillColor(colors.black); cv.setFont("Helvetica",10); cv.drawString(170,y,b); cv.setStrokeColor(colors.lightgrey); cv.line(48,y-7,400,y-7); y-=26
cv.setFillColor(LT); cv.rect(440,H-330,316,240,stroke=0,fill=1); cv.setFillColor(NV); cv.setFont("Helvetica-Bold",12); cv.drawString(456,H-114,"Investment Highlights"); cv.setFont("Helvetica",9.5); cv.setFillColor(colors.black)
for i,s in enumerate(["Bed-to-bath parity in nearly all floor plans","In-place rents below asking in every plan at takeover","Renovation of D2 plans proven in twelve units","Enrollment at the flagship has grown in nine of ten years","Purpose-built supply pipeline limited by the new","  height overlay adopted by the city council","Assumable fixed-rate loan, interest only through 2027"]): cv.drawString(456,H-138-i*22,("" if s.startswith("  ") else "-  ")+s)
cv.showPage()
frame("UNIT MIX & RENT SUMMARY","Rents per month, as of the September 15, 2025 rent roll",14)
def R(x,y,s,f="Helvetica",z=8): cv.setFont(f,z); cv.drawRightString(x,y,s)
XS={"beds":178,"baths":214}; XN=[252,294,336,388,432,486,532,570,624,670,708,764]
y=H-92
cv.setFillColor(NV); cv.rect(28,y-22,W-56+8,39,stroke=0,fill=1); cv.setFillColor(colors.white); cv.setFont("Helvetica-Bold",8)
for a,b,t in ((442,570,"Market Rent"),(580,708,"In-Place Rent")): cv.drawCentredString((a+b)/2+4,y+2,t); cv.setStrokeColor(GD); cv.setLineWidth(.8); cv.line(a+6,y-2,b,y-2)
cv.drawString(36,y-14,"Floor Plan")
for x,s in ((178,"Beds"),(214,"Baths"),(252,"Units"),(388,"Total SF"),(336,"Avg SF"),(486,"Per Bed"),(532,"Per Unit"),(570,"PSF"),(624,"Per Bed"),(670,"Per Unit"),(708,"PSF")): R(x,y-14,s,"Helvetica-Bold")
for x,a,b in ((294,"Total","Beds"),(432,"%","Occ.")): R(x,y-4,a,"Helvetica-Bold"); R(x,y-14,b,"Helvetica-Bold")
[R(764,y+6-10*i,s,"Helvetica-Bold") for i,s in enumerate(("Annual","Market","Potential"))]
cv.setFillColor(colors.black); y-=37
def vals(l):
    u=sum(x[3] for x in l); b=sum(x[1]*x[3] for x in l); s=sum(x[3]*x[4] for x in l); o=sum(x[7] for x in l)
    mk=sum(x[1]*x[3]*x[5] for x in l); ip=sum(x[1]*x[3]*x[6] for x in l)
    return [u,b,round(s/u),s,round(100*o/b,1),round(mk/b),round(mk/u),round(mk/s,2),round(ip/b),round(ip/u),round(ip/s,2),mk*12]
FM=["{:,}","{:,}","{:,}","{:,}","{:.1f}%","${:,}","${:,}","${:.2f}","${:,}","${:,}","${:.2f}","${:,}"]
def out(lab,v,bold=False,x0=36):
    f="Helvetica-Bold" if bold else "Helvetica"; cv.setFont(f,8.2); cv.drawString(x0,y,lab)
    for x,q,m in zip(XN,v,FM): R(x,y,m.format(q),f)
rows=[];tots=[];allp=[];zebra=0
for g,l in P:
    for t in l:
        if zebra%2==0: cv.setFillColor(LT); cv.rect(28,y-4.5,W-48,15,stroke=0,fill=1); cv.setFillColor(colors.black)
        zebra+=1; v=vals([t]); out(t[0],v); R(178,y,str(t[1])); R(214,y,f"{t[2]:g}")
        rows.append({"type":t[0],"beds":t[1],"baths":t[2],**dict(zip(M,v))}); y-=15
    allp+=l; v=vals(l); cv.setStrokeColor(NV); cv.setLineWidth(.5); cv.line(28,y+10.5,W-20,y+10.5); out(g+" Total / Avg.",v,True,36); tots.append({"label":g+" Total / Avg.",**dict(zip(M,v))}); y-=18; zebra=0
v=vals(allp); cv.setFillColor(GD); cv.rect(28,y-5,W-48,17,stroke=0,fill=1); cv.setFillColor(colors.black); out("Total / Weighted Avg.",v,True); tots.append({"label":"Total / Weighted Avg.",**dict(zip(M,v))})
cv.setFont("Helvetica-Oblique",7.5); y-=22
for s in ("Averages weighted by beds (per-bed rents) and by units (per-unit rents and SF). Occupancy is by bed. Per-unit rent assumes all beds of the unit leased.","B3 Double Occ. plans have two residents in a shared bedroom; counted as two beds. Square footage per architect's plans; buyer to verify."): cv.drawString(36,y,s); y-=10
cv.save(); print(name,len(rows),tu,tb,y)
save(name,"UM",M,rows,tots)
