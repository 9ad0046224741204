"""ResMan-like unit mix inside a manager's closing package: cover page, then a gridded portrait table with grouped header, wrapped unit types, averages in the total line."""
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer, PageBreak
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors
from reportlab.lib.pagesizes import letter
from common import *
# code, descr, sf, units, occ, market, actual total (sum of occupied leases)
D = [("S1","Studio - Classic",438,16,14,925,11984),("S1R","Studio - Renovated",438,8,6,1045,6118),("A1","1 Bed 1 Bath - Classic",622,40,35,1080,35420),("A1R","1 Bed 1 Bath - Renovated",622,28,22,1210,25934),
     ("A2","1 Bed 1 Bath w/ Den",718,12,12,1195,13698),("A2D","1 Bed 1 Bath w/ Den - Fire Damaged Bldg 9",718,4,0,1195,0),("B1","2 Bed 1 Bath - Classic",866,36,29,1260,34452),("B1R","2 Bed 1 Bath - Renovated",866,20,18,1405,24570),
     ("B2","2 Bed 2 Bath - Classic",944,32,28,1345,35462),("B2R","2 Bed 2 Bath - Renovated",944,24,17,1495,24786),("B2H","2 Bed 2 Bath - Housing Voucher Set Aside",944,6,6,1345,7716),("C1","3 Bed 2 Bath",1188,14,11,1640,17116),("TH","3 Bed 2.5 Bath Townhome with Attached Garage",1342,8,7,1895,12460)]
money = ["units", "pct_units", "sf", "total_sf", "occupied", "vacant", "pct_occ", "market", "market_sf", "market_total", "actual", "actual_total"]
U = sum(d[3] for d in D); rows = []
for c, d, sf, u, o, m, at in D:
    rows.append({"type": f"{c} - {d}" , "units": u, "pct_units": round(100*u/U, 1), "sf": sf, "total_sf": sf*u, "occupied": o, "vacant": u-o, "pct_occ": round(100*o/u, 1), "market": m, "market_sf": round(m/sf, 2), "market_total": m*u, "actual": round(at/o) if o else 0, "actual_total": at})
T = {k: sum(r[k] for r in rows) for k in ("units", "total_sf", "occupied", "vacant", "market_total", "actual_total")}
T = {"label": "Total / Average", **T, "pct_units": 100.0, "sf": round(T["total_sf"]/U), "pct_occ": round(100*T["occupied"]/U, 1), "market": round(T["market_total"]/U), "market_sf": round(T["market_total"]/T["total_sf"], 2), "actual": round(T["actual_total"]/T["occupied"])}
print(T)
F = "um_sable_creek_resman.pdf"
p = lambda s, **k: PS("x", **{**dict(fontName="Helvetica", fontSize=7, leading=8.2), **k})
S = lambda t, **k: Paragraph(t, p("", **k))
st = []
st += [Spacer(1, 150), S("Sable Creek Apartments", fontSize=26, leading=32, alignment=1, fontName="Helvetica-Bold"), Spacer(1, 10), S("Month-End Closing Package", fontSize=16, leading=20, alignment=1), S("September 2025", fontSize=13, leading=20, alignment=1), Spacer(1, 60)]
for t in ("Prepared for: Court-Appointed Receiver, Case No. 25-CV-01877", "Managed by: Larkspur Residential Management, Inc.", "Section 4 of 11 - Unit Mix"): st.append(S(t, fontSize=10, leading=16, alignment=1))
st.append(PageBreak())
st += [S("<b>Unit Mix</b>", fontSize=13, leading=17), S("Sable Creek Apartments &nbsp;|&nbsp; As of 9/30/2025 &nbsp;|&nbsp; Include: All units, including down and model", fontSize=8, leading=12, textColor=colors.HexColor("#555555")), Spacer(1, 8)]
h1 = ["Unit Type", "Inventory", "", "Square Feet", "", "Occupancy", "", "", "Market Rent", "", "", "Actual Rent", ""]
h2 = ["", "Units", "% of\nUnits", "Avg", "Total", "Occ", "Vac", "% Occ", "Avg", "Per SF", "Total", "Avg", "Total"]
def vals(r): return [f"{r['units']}", f"{r['pct_units']:.1f}", f"{r['sf']:,}", f"{r['total_sf']:,}", str(r["occupied"]), str(r["vacant"]), f"{r['pct_occ']:.1f}", f"{r['market']:,}", f"{r['market_sf']:.2f}", f"{r['market_total']:,}", f"{r['actual']:,}", f"{r['actual_total']:,}"]
data = [h1, h2] + [[S(r["type"])] + vals(r) for r in rows] + [[S("<b>Total / Average</b>")] + vals(T)]
cw = [112, 29, 31, 32, 42, 27, 27, 34, 36, 34, 45, 36, 47]
ts = [("FONT", (0,0), (-1,-1), "Helvetica", 7), ("FONT", (0,0), (-1,1), "Helvetica-Bold", 7), ("FONT", (0,-1), (-1,-1), "Helvetica-Bold", 7), ("ALIGN", (1,2), (-1,-1), "RIGHT"), ("ALIGN", (1,0), (-1,1), "CENTER"), ("VALIGN", (0,0), (-1,-1), "MIDDLE"),
      ("GRID", (0,0), (-1,-1), .35, colors.HexColor("#9AA5B1")), ("BACKGROUND", (0,0), (-1,1), colors.HexColor("#E8EDF2")), ("BACKGROUND", (0,-1), (-1,-1), colors.HexColor("#F4F4F4")), ("SPAN", (0,0), (0,1)),
      ("LEFTPADDING", (0,0), (-1,-1), 3), ("RIGHTPADDING", (0,0), (-1,-1), 3), ("TOPPADDING", (0,0), (-1,-1), 2.5), ("BOTTOMPADDING", (0,0), (-1,-1), 3)]
for a, b in ((1,2),(3,4),(5,7),(8,10),(11,12)): ts.append(("SPAN", (a,0), (b,0)))
st += [Table(data, colWidths=cw, style=TableStyle(ts), repeatRows=2), Spacer(1, 8), S("Actual rent average is over occupied units only. Building 9 (4 units) off-line since the 6/14/2025 fire.", fontSize=6.5, fontName="Helvetica-Oblique")]
def foot(c, d):
    c.setFont("Helvetica", 7); c.setFillGray(.4); c.drawString(40, 22, "ResMan  -  Generated 10/8/2025 2:16 PM by dkrantz"); c.drawRightString(572, 22, f"Closing package p. {d.page + 26}")
SimpleDocTemplate(doc(F), pagesize=letter, leftMargin=36, rightMargin=36, topMargin=44, bottomMargin=40, invariant=1).build(st, onLaterPages=foot)
save(F, "UM", "MULTIFAMILY", "closing package with cover page, portrait gridded table, grouped header, wrapped types, total/average line", money, rows, [T])
