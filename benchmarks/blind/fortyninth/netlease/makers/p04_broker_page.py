"""Broker's offering page: small strip rent roll within a marketing layout."""
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
NAME = "OM_Pelican_Row_pg11.pdf"
W, H = letter; W, H = H, W
c = canvas.Canvas(str(DOCS/NAME), pagesize=(W, H), invariant=1)
navy = colors.HexColor("#12324a"); teal = colors.HexColor("#2a9d8f"); lt = colors.HexColor("#eef4f5")
c.setFillColor(navy); c.rect(0, H-64, W, 64, stroke=0, fill=1); c.setFillColor(colors.white); c.setFont("Helvetica-Bold", 22); c.drawString(40, H-42, "RENT ROLL"); c.setFont("Helvetica", 10); c.drawRightString(W-40, H-38, "PELICAN ROW SHOPS  |  2210 Bayfront Highway, Gulf Harbor, FL")
D = dt.date
raw = [("101","Sub Station Nine",1400,D(2021,11,1),D(2026,10,31),[("Nov-25",None)],3908.33,"NNN","2 x 5 Yrs",[]),
("102","Bright Nails & Spa",1250,D(2023,4,1),D(2028,3,31),None,3333.33,"NNN","1 x 5 Yrs",[(D(2026,4,1),3433.33),(D(2027,4,1),3536.33)]),
("103-104","Chai Corner",2650,D(2019,7,1),D(2029,6,30),None,7287.50,"NNN","2 x 5 Yrs",[(D(2026,7,1),7506.13),(D(2027,7,1),7731.31)]),
("105","AVAILABLE",1250,None,None,None,None,"","",[]),
("106","Signal Wireless",1300,D(2024,2,1),D(2029,1,31),None,3791.67,"NNN","1 x 3 Yrs",[(D(2027,2,1),4095.00)]),
("107-109","Coastal Kidney Care",4860,D(2020,1,1),D(2034,12,31),None,11542.50,"NNN","3 x 5 Yrs",[(D(2030,1,1),12696.75)])]
x = [40, 88, 238, 298, 354, 420, 492, 556, 612]; 
c.setFillColor(teal); c.rect(36, H-112, W-72-170, 30, stroke=0, fill=1); c.setFillColor(colors.white); c.setFont("Helvetica-Bold", 7.5)
for xx, a, b, r in [(42,"","SUITE",0),(90,"","TENANT",0),(238,"","SF",1),(278,"% OF","GLA",1),(290,"LEASE","START",0),(338,"LEASE","END",0),(432,"MONTHLY","RENT",1),(488,"ANNUAL","RENT",1),(522,"RENT","/SF",1),(530,"","OPTIONS",0)]:
    (c.drawRightString if r else c.drawString)(xx, H-94, a); (c.drawRightString if r else c.drawString)(xx, H-105, b)
y = H-130; gla = sum(r[2] for r in raw); i = 0
for u, t, a, s, e, _, m, ty, op, stp in raw:
    h = 30 if not stp else 20+10*len(stp)+4
    if i % 2 == 0: c.setFillColor(lt); c.rect(36, y+14-h-2, W-72-170, h+2, stroke=0, fill=1)
    i += 1; c.setFillColor(colors.black); c.setFont("Helvetica", 8.5)
    c.drawString(42, y, u); c.setFont("Helvetica-Bold" if m else "Helvetica-Oblique", 8.5); c.drawString(90, y, t); c.setFont("Helvetica", 8.5)
    c.drawRightString(238, y, f"{a:,}"); c.drawRightString(278, y, f"{100*a/gla:.1f}%")
    if m:
        c.drawString(290, y, s.strftime("%b-%y")); c.drawString(338, y, e.strftime("%b-%y")); c.drawRightString(432, y, f"${m:,.2f}"); c.drawRightString(488, y, f"${m*12:,.0f}"); c.drawRightString(522, y, f"${m*12/a:.2f}"); c.drawString(530, y, op)
        yy = y-10; c.setFont("Helvetica", 7.5); c.setFillColor(colors.HexColor("#47606e"))
        for d, v in stp: c.drawString(338, yy, d.strftime("%b-%y")); c.drawRightString(432, yy, f"${v:,.2f}"); c.drawRightString(522, yy, f"${v*12/a:.2f}"); yy -= 10
    else:
        c.drawString(290, y, "-"); c.drawRightString(432, y, "-"); c.drawRightString(488, y, "-")
    y -= h+2
c.setFillColor(navy); c.rect(36, y-4, W-72-170, 20, stroke=0, fill=1); c.setFillColor(colors.white); c.setFont("Helvetica-Bold", 8.5)
tm = round(sum(r[6] or 0 for r in raw), 2)
c.drawString(42, y+3, "TOTAL / 86.1% occupied" if False else "TOTALS"); c.drawRightString(238, y+3, f"{gla:,}"); c.drawRightString(278, y+3, "100%"); c.drawRightString(432, y+3, f"${tm:,.2f}"); c.drawRightString(488, y+3, f"${tm*12:,.0f}")
occ = gla-1250
c.setFillColor(colors.HexColor("#444444")); c.setFont("Helvetica-Oblique", 7); c.drawString(36, y-18, "Shaded sub-lines are contractual increases. Tenants reimburse taxes, insurance and CAM pro rata (Coastal Kidney Care pays no management fee)."); c.drawString(36, y-28, "Seller will credit Buyer for unexpired free rent, if any, at closing. Buyer to verify all information.")
# side panel
px = W-190; c.setFillColor(lt); c.rect(px, 60, 154, H-64-60-18, stroke=0, fill=1); c.setFillColor(navy); c.setFont("Helvetica-Bold", 11); c.drawString(px+12, H-108, "INVESTMENT"); c.drawString(px+12, H-122, "HIGHLIGHTS")
yy = H-146
for a, b in [("List Price","$5,150,000"),("Cap Rate","6.95%"),("NOI",f"$357,925"),("GLA",f"{gla:,} SF"),("Occupancy",f"{100*occ/gla:.1f}%"),("Year Built","2006"),("Lot Size","1.84 AC"),("Parking","71 spaces")]:
    c.setFont("Helvetica", 8); c.setFillColor(colors.grey); c.drawString(px+12, yy, a); c.setFillColor(navy); c.setFont("Helvetica-Bold", 12); c.drawString(px+12, yy-14, b); yy -= 36
c.setFillColor(colors.grey); c.setFont("Helvetica", 7); c.drawString(40, 30, "CALDER & MOSS RETAIL ADVISORS"); c.drawRightString(W-40, 30, "11"); c.save()
rows = []
for u, t, a, s, e, _, m, ty, op, stp in raw:
    if m is None: rows.append(dict(unit=u, area=a, statusText="AVAILABLE")); continue
    rows.append(dict(unit=u, tenantName=t, area=a, statusText="Occupied", leaseStartDate=s.strftime("%b-%y"), leaseEndDate=e.strftime("%b-%y"), contractRent=m, annualRent=round(m*12), rentSteps=[dict(date=d.strftime("%b-%y"), amount=v) for d, v in stp] or None))
save(NAME, "RETAIL", "broker's offering page, increases as sub-lines, side panel of highlights", False, "PELICAN ROW SHOPS", None, 6, 5, 1, rows)
