"""Outlet mall: merchants by category with sales, breakpoints, percentage rent."""
from common import *
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.pagesizes import legal, landscape
R = random.Random(202)
NAME = "Tannery Falls Outlets - Merchant Roll & Sales.pdf"
POOL = {"WOMEN'S APPAREL": ["Juniper Jane","Petite Plaza","Velvet Vanity","Modern Mariner","Lark Lingerie","Sunday Best","Vela Swim","Harbor Knit","Maison Delacour","Honeycomb Hosiery","Marlowe & Finch"],
 "MEN'S & FAMILY APPAREL": ["Alder Denim Co.","Pendleton Reed Menswear","Wickham Shirtmakers","Tall Order Apparel","Frontier Jeans","Bold Baby","Bow & Barrow Kids","Polaris Outerwear","Oak & Anvil Workwear","Cove Surf Co."],
 "FOOTWEAR": ["Verano Footwear","Stride Factory","Rugged Ridge Boots","Zephyr Running","Studio Sixty Shoes","Kestrel Sport","Saddlecreek Leather"],
 "ACCESSORIES & LUGGAGE": ["Bianca Rossi Handbags","Sable Sunglass","Gemstone Gallery","Northgate Luggage","Cityline Watches","Amber Jewelers","Classic Cue Ties","Lumiere Fragrance"],
 "HOME & GIFT": ["Cedarline Home","Copperpot Kitchenware","Ember Candle Works","Loom & Linen","Roost Bedding","Delft Cookware","Ferncliff Toys","Sweet Caramel Kitchen"]}
cats = [("WOMEN'S APPAREL", 11), ("MEN'S & FAMILY APPAREL", 10), ("FOOTWEAR", 7), ("ACCESSORIES & LUGGAGE", 8), ("HOME & GIFT", 8), ("FOOD COURT", 5)]
unit_ids = [f"{b}-{n:02d}" for b in "ABCDEF" for n in range(1, 12)]; R.shuffle(unit_ids)
g = []; k = 0; food = R.sample(FAST, 5)
for cat, n in cats:
    L = []
    for j in range(n):
        nm = food[j] if cat == "FOOD COURT" else POOL[cat][j]
        area = R.choice([640,720,800]) if cat == "FOOD COURT" else R.choice([1850,2000,2400,2750,3100,3500,4200,5000,6500,8050])
        rate = R.uniform(48, 70) if cat == "FOOD COURT" else R.uniform(19, 41)
        mo = round(area*rate/12, 2); st = dt.date(R.randint(2016, 2024), R.choice([2,4,6,8,11]), R.choice([1,15]))
        yrs = 5
        while term_end(st, yrs*12) < dt.date(2025, 8, 1): yrs += 5
        sales = round(area*R.uniform(240, 620), -2) if R.random() > .08 else None
        pct = R.choice([5,6,6,7,8]); cam = round(area*R.choice([8.4,9.1,9.1,10.25])/12, 2); mk = round(area*2.5/12, 2)
        tot = round(mo+cam+mk, 2)
        bp = int(round(mo*12/(pct/100)))
        L.append(dict(u=unit_ids[k], nm=nm, a=area, mo=mo, st=st, en=term_end(st, yrs*12), s=sales, pct=pct, bp=bp, cam=cam, mk=mk, tot=tot)); k += 1
    L.sort(key=lambda t: t["nm"]); g.append((cat, L))
vac = [dict(u=unit_ids[k+j], a=a) for j, a in enumerate([2400, 3100, 1850, 5200, 760])]; vac.sort(key=lambda t: t["u"])
P = ParagraphStyle("p", fontName="Helvetica", fontSize=7, leading=8)
m2 = lambda v: f"{v:,.2f}"; m0 = lambda v: f"{v:,.0f}"
hdr1 = ["Space","Merchant","GLA","Lease Term","","Monthly Charges ($)","","","","Rent","%","Natural","Sales, 12 mos.","","Occ."]
hdr2 = ["","","(SF)","From","To","Minimum Rent","CAM","Promo Fund","Total","$/SF","Rent","Breakpoint","Total ($)","$/SF","Cost"]
T = [hdr1, hdr2]; st = []
def tot(lab, L):
    sl = sum(t["s"] or 0 for t in L)
    return ["", lab, m0(sum(t["a"] for t in L)), "", "", m2(sum(t["mo"] for t in L)), m2(sum(t["cam"] for t in L)), m2(sum(t["mk"] for t in L)), m2(sum(t["tot"] for t in L)), "", "", "", m0(sl), "", ""]
allL = []
for cat, L in g:
    i = len(T); T.append([cat]+[""]*14); st += [("SPAN",(0,i),(-1,i)),("BACKGROUND",(0,i),(-1,i),colors.HexColor("#dfe7ee")),("FONT",(0,i),(-1,i),"Helvetica-Bold",7)]
    for t in L:
        T.append([t["u"], t["nm"], m0(t["a"]), t["st"].strftime("%m/%y"), t["en"].strftime("%m/%y"), m2(t["mo"]), m2(t["cam"]), m2(t["mk"]), m2(t["tot"]), m2(t["mo"]*12/t["a"]), f"{t['pct']}%", m0(t["bp"]), m0(t["s"]) if t["s"] else "n/r", m0(t["s"]/t["a"]) if t["s"] else "", f"{100*t['tot']*12/t['s']:.1f}%" if t["s"] else ""])
    i = len(T); T.append(tot("Total "+cat.title().replace("'S","'s"), L)); st += [("FONT",(0,i),(-1,i),"Helvetica-Bold",7),("LINEABOVE",(2,i),(-1,i),.5,colors.black)]
    allL += L
i = len(T); T.append(["AVAILABLE SPACE"]+[""]*14); st += [("SPAN",(0,i),(-1,i)),("BACKGROUND",(0,i),(-1,i),colors.HexColor("#dfe7ee")),("FONT",(0,i),(-1,i),"Helvetica-Bold",7)]
for v in vac: T.append([v["u"], "Available", m0(v["a"])]+[""]*12)
i = len(T); T.append(["", "Total Available", m0(sum(v["a"] for v in vac))]+[""]*12); st += [("FONT",(0,i),(-1,i),"Helvetica-Bold",7),("LINEABOVE",(2,i),(2,i),.5,colors.black)]
i = len(T); x = tot("CENTER TOTAL", allL); x[2] = m0(sum(t["a"] for t in allL)+sum(v["a"] for v in vac)); T.append(x); st += [("FONT",(0,i),(-1,i),"Helvetica-Bold",7.5),("LINEABOVE",(0,i),(-1,i),1,colors.black),("LINEBELOW",(0,i),(-1,i),1,colors.black)]
tb = Table(T, colWidths=[38,142,44,38,38,62,56,56,64,40,34,62,66,38,42], repeatRows=2, rowHeights=11.5)
tb.setStyle(TableStyle([("FONT",(0,0),(-1,-1),"Helvetica",7),("FONT",(0,0),(-1,1),"Helvetica-Bold",7),("ALIGN",(2,0),(-1,-1),"RIGHT"),("ALIGN",(3,0),(4,-1),"CENTER"),("SPAN",(3,0),(4,0)),("SPAN",(5,0),(8,0)),("SPAN",(12,0),(13,0)),("ALIGN",(5,0),(8,0),"CENTER"),("ALIGN",(12,0),(13,0),"CENTER"),("LINEBELOW",(3,0),(4,0),.4,colors.black),("LINEBELOW",(5,0),(8,0),.4,colors.black),("LINEBELOW",(12,0),(13,0),.4,colors.black),("LINEBELOW",(0,1),(-1,1),.9,colors.black),("VALIGN",(0,0),(-1,-1),"MIDDLE"),("TOPPADDING",(0,0),(-1,-1),0),("BOTTOMPADDING",(0,0),(-1,-1),0),*[s for s in st if s[0]!="ALIGN"]]))
for r in range(len(T)):
    pass
def deco(c, d):
    W, H = landscape(legal); c.setFont("Helvetica-Bold", 13); c.drawString(72, H-36, "TANNERY FALLS PREMIUM OUTLETS"); c.setFont("Helvetica", 9); c.drawString(72, H-49, "Merchant Roll by Category with Reported Sales  |  In place August 1, 2025  |  Sales: twelve months ended June 30, 2025")
    c.setFont("Helvetica-Oblique", 7); c.drawString(72, 26, "n/r = merchant not required to report or open less than twelve months. Occ. Cost = annualized total charges / sales."); c.drawRightString(W-72, 26, f"Tannery Falls / {d.page}")
SimpleDocTemplate(str(DOCS/NAME), pagesize=landscape(legal), topMargin=60, bottomMargin=40, leftMargin=72, rightMargin=72, invariant=1).build([tb], onFirstPage=deco, onLaterPages=deco)
rows = [dict(unit=t["u"], section=cat, area=t["a"], tenantName=t["nm"], statusText="Occupied", contractRent=t["mo"], leaseStartDate=t["st"].strftime("%m/%y"), leaseEndDate=t["en"].strftime("%m/%y"), charges=[dict(code="Minimum Rent", amount=t["mo"]), dict(code="CAM", amount=t["cam"]), dict(code="Promo Fund", amount=t["mk"])], totalCharges=t["tot"]) for cat, L in g for t in L]
rows += [dict(unit=v["u"], section="AVAILABLE SPACE", area=v["a"], statusText="Available") for v in vac]
save(NAME, "RETAIL", "outlet merchants by category with sales and breakpoints, grouped headers, category totals", False, "TANNERY FALLS PREMIUM OUTLETS", dt.date(2025,8,1), len(rows), len(allL), len(vac), rows)
