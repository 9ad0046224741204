"""Apartment unit mix page of a servicer's asset review, portrait-wide table with bedroom subtotals. reportlab platypus."""
import random
from common import *
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
R = random.Random(9)
NAME = "asset_review_willow_gate_unit_mix"
P = [("Studio", [("S1", 0, "1.0", 24, 468, 1145), ("S2 - Loft", 0, "1.0", 8, 512, 1210)]),
     ("One Bedroom", [("A1", 1, "1.0", 48, 642, 1325), ("A1 Reno", 1, "1.0", 36, 642, 1450), ("A2", 1, "1.0", 40, 705, 1380), ("A2 Reno", 1, "1.0", 12, 705, 1515), ("A3 w/ Den", 1, "1.5", 16, 811, 1560), ("A4 Carriage", 1, "1.0", 6, 748, 1595)]),
     ("Two Bedroom", [("B1", 2, "1.0", 32, 894, 1610), ("B1 Reno", 2, "1.0", 20, 894, 1740), ("B2", 2, "2.0", 44, 1012, 1725), ("B2 Reno", 2, "2.0", 28, 1012, 1865), ("B3 TH", 2, "2.5", 14, 1185, 1990)]),
     ("Three Bedroom", [("C1", 3, "2.0", 18, 1244, 2085), ("C2 TH", 3, "2.5", 10, 1420, 2310)]),
     ("Non-Revenue", [("Model (A1)", 1, "1.0", 1, 642, None), ("Employee (B1)", 2, "1.0", 2, 894, None)])]
NU = sum(x[3] for g in P for x in g[1])
K = ["units", "pct_units", "occupied", "vacant", "pct_occ", "sf", "total_sf", "market", "market_sf", "actual", "actual_sf", "ltl"]
H = ["Floor Plan", "Beds", "Baths", "Units", "% of\nUnits", "Occupied", "Vacant", "%\nOccupied", "Avg.\nSF", "Total\nSF", "Market\nRent", "Market\nRent / SF", "In-Place\nRent", "In-Place\nRent / SF", "Loss to\nLease"]
fm = {"pct_units": "{:.1f}%", "pct_occ": "{:.1f}%", "market": "${:,.0f}", "actual": "${:,.0f}", "market_sf": "${:.2f}", "actual_sf": "${:.2f}", "sf": "{:,.0f}", "total_sf": "{:,.0f}", "ltl": "${:,.0f}"}
r = lambda x, n=0: (int(x + .5) if n == 0 else round(x + 1e-9, n))
data = [H]; st = []; rows, totals = [], []
allv = []
def pr(k, v): return "" if v is None else fm.get(k, "{}").format(v)
def tot(L, g):
    u = sum(x["units"] for x in g); o = sum(x["occupied"] for x in g); ts = sum(x["total_sf"] for x in g)
    rv = [x for x in g if "market" in x]
    d = {"units": u, "pct_units": r(100*u/NU, 1), "occupied": o, "vacant": u-o, "pct_occ": r(100*o/u, 1), "sf": r(ts/u), "total_sf": ts}
    if rv:
        m = sum(x["market"]*x["units"] for x in rv); ru = sum(x["units"] for x in rv); rs = sum(x["total_sf"] for x in rv)
        a = sum(x["actual"]*x["occupied"] for x in rv); ao = sum(x["occupied"] for x in rv); asf = sum(x["sf"]*x["occupied"] for x in rv)
        d.update(market=r(m/ru), market_sf=r(m/rs, 2), actual=r(a/ao), actual_sf=r(a/asf, 2), ltl=sum(x["ltl"] for x in rv))
    totals.append({"label": L, **d}); st.append(len(data)); data.append([L, "", ""] + [pr(k, d.get(k)) for k in K])
heads = []
for g, L in P:
    heads.append(len(data)); data.append([g.upper()] + [""]*14); gv = []
    for t, bd, ba, u, sf, mk in L:
        o = u if mk is None else min(u, max(0, round(u*R.uniform(.82, .99))))
        d = {"type": t, "beds": bd, "baths": float(ba), "units": u, "pct_units": r(100*u/NU, 1), "occupied": o, "vacant": u-o, "pct_occ": r(100*o/u, 1), "sf": sf, "total_sf": sf*u}
        if mk:
            ac = round(mk*R.uniform(.9, 1.0)); d.update(market=mk, market_sf=r(mk/sf, 2), actual=ac, actual_sf=r(ac/sf, 2), ltl=(mk-ac)*o)
        gv.append(d); rows.append(d); data.append([t, "Studio" if False else str(bd), ba] + [pr(k, d.get(k)) for k in K])
    tot(g + " Total / Avg.", gv); allv += gv
tot("Property Total / Wtd. Avg.", allv)
S = lambda **k: ParagraphStyle("x", **k)
d = SimpleDocTemplate(doc(NAME + ".pdf"), pagesize=landscape(letter), leftMargin=30, rightMargin=30, topMargin=30, bottomMargin=30, invariant=1)
T = Table(data, colWidths=[112, 30, 32, 34, 40, 48, 40, 50, 38, 46, 46, 50, 48, 50, 46], repeatRows=1, rowHeights=[26] + [14.5]*(len(data)-1))
ts = [("FONT", (0, 0), (-1, -1), "Helvetica", 7.5), ("FONT", (0, 0), (-1, 0), "Helvetica-Bold", 7.5), ("BACKGROUND", (0, 0), (-1, 0), colors.HexColor("#34495E")), ("TEXTCOLOR", (0, 0), (-1, 0), colors.white),
      ("ALIGN", (1, 0), (-1, -1), "RIGHT"), ("ALIGN", (1, 0), (2, -1), "CENTER"), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"), ("LEFTPADDING", (0, 1), (0, -1), 10), ("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 1)]
for i in heads: ts += [("FONT", (0, i), (0, i), "Helvetica-Bold", 7.5), ("LEFTPADDING", (0, i), (0, i), 4), ("TEXTCOLOR", (0, i), (0, i), colors.HexColor("#B03A2E"))]
for i in st: ts += [("FONT", (0, i), (-1, i), "Helvetica-BoldOblique", 7.5), ("LINEABOVE", (0, i), (-1, i), .5, colors.grey), ("BACKGROUND", (0, i), (-1, i), colors.HexColor("#EEF2F5")), ("SPAN", (0, i), (2, i))]
T.setStyle(TableStyle(ts))
d.build([Paragraph("Willow Gate Apartments", S(fontName="Helvetica-Bold", fontSize=15, leading=18)), Paragraph("Loan 30-1188420 &nbsp;|&nbsp; Unit Mix and Rents per borrower rent roll dated July 31, 2026", S(fontName="Helvetica", fontSize=9, leading=12)), Spacer(1, 8), T, Spacer(1, 8),
  Paragraph("Rents are monthly, per unit. Averages of market rent weighted by units, of in-place rent by occupied units; model and employee units carry no rent and are left out of rent averages. Loss to Lease is the monthly amount for all occupied units of the plan. Market rents per borrower, not tested by appraisal.", S(fontName="Helvetica-Oblique", fontSize=7, leading=9))])
assert sum(x["units"] for x in rows) == NU
truth(NAME, "UM", K, rows, totals)
