# Canadian university residence T12, May-Apr fiscal year, two landscape pages with repeated headers
from truthlib import *
import random
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.pagesizes import legal, landscape
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
R = random.Random(94); N = "lakehurst_univ_maple_hall_12_month.pdf"; P = "Maple Hall Residence"
M = ["May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec", "Jan", "Feb", "Mar", "Apr"]; Y = [24]*8+[25]*4
C = [f"{m} 20{y}" for m, y in zip(M, Y)] + ["FY 2024-25 Total", "FY 2024-25 Budget"]
t = St("12-Month Operating Statement", P, "2024-05-01", "2025-04-30", C, page=1)
fall = [0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1]; summ = [1, 1, 1, .8] + [0]*7 + [.1]; flat = [1]*12
heat = [.5, .2, .1, .1, .3, .7, 1.1, 1.6, 1.9, 1.8, 1.5, .9]
def L(code, lab, base, sh, jit=.05, sp=None, bud=None):
    v = [round(base*s*(1+R.uniform(-jit, jit))) for s in sh]
    v = [x if x else None for x in v]
    for k, z in (sp or {}).items(): v[k] = z
    T = sum(x or 0 for x in v); return t.l(lab, *v, T, bud if bud is not None else round(T*R.uniform(.94, 1.06), -2).__int__(), code=code)
t.h("REVENUE")
a = [L("41010", "Residence fees - double", 212400, fall, .01), L("41020", "Residence fees - single", 96800, fall, .01), L("41030", "Residence fees - summer school", 38200, summ, .12), L("41040", "Conference & guest accommodation", 61500, summ, .2), L("41090", "Cancellation & late fees", 2100, flat, .6), L("41095", "Less: bursaries and RA fee waivers", -14250, fall, 0)]
r1 = t.sub("Total residence revenue", a)
a = [L("42010", "Laundry commission", 3900, [.3, .3, .3, .4]+[1]*8, .1), L("42020", "Vending", 1450, [.2, .2, .2, .3]+[1]*8, .15), L("42030", "Parking - residence lot", 5200, fall, .03), L("42040", "Damage recoveries", 900, flat, .7, {4: None, 11: 6480}), L("42090", "Rooftop antenna licence", 2250, flat, 0)]
r2 = t.sub("Total ancillary revenue", a)
rev = t.tot("TOTAL REVENUE", [r1, r2], key="total_income")
t.h("EXPENSES"); t.h("Salaries & benefits")
a = [L("51010", "Residence life staff", 21300, flat, .02), L("51020", "Dons' stipends", 9800, fall, 0), L("51030", "Caretaking (CUPE)", 34600, flat, .04), L("51040", "Casual - summer", 6200, summ, .1), L("51090", "Benefits", 12900, flat, .03)]
e1 = t.sub("Total salaries & benefits", a)
t.h("Utilities")
a = [L("52010", "Hydro", 15800, flat, .15), L("52020", "District steam", 18700, heat, .08), L("52030", "Water & sewer", 7400, [.5]*4+[1]*8, .1), L("52040", "Internet & cable", 4150, flat, 0)]
e2 = t.sub("Total utilities", a)
t.h("Facilities")
a = [L("53010", "Repairs & maintenance", 13600, flat, .35), L("53020", "Elevator contract", 2875, flat, 0), L("53030", "Fire & life safety", 1900, flat, .4, {7: None, 9: None}), L("53040", "Furniture replacement", 0, flat, 0, {2: 48750, 3: 22310}), L("53050", "Painting", 0, flat, 0, {0: 17400, 1: 21900, 2: 9650}), L("53060", "Waste & recycling", 2240, flat, .05), L("53070", "Pest control", 640, flat, .2), L("53080", "Supplies - paper & cleaning", 3900, flat, .2, {6: -1120})]
e3 = t.sub("Total facilities", a)
t.h("Administration")
a = [L("54010", "University overhead charge", 19500, flat, 0), L("54020", "Insurance (CURIE)", 4310, flat, 0), L("54030", "Orientation & programming", 1700, fall, .3, {4: 14260}), L("54040", "Marketing & open days", 880, flat, .5), L("54050", "Bad debts", 0, flat, 0, {11: 8915}), L("54060", "Office, telephone & software", 1525, flat, .15)]
e4 = t.sub("Total administration", a)
ex = t.tot("TOTAL OPERATING EXPENSES", [e1, e2, e3, e4], key="total_operating_expenses")
no = t.tot("NET OPERATING SURPLUS (DEFICIT)", [rev], [ex], key="noi")
d1 = L("61010", "Debenture interest & principal", 92350, flat, 0); d2 = L("61020", "Transfer to capital renewal reserve", 15000, flat, 0)
nt = t.tot("NET AFTER DEBT SERVICE AND TRANSFERS", [no], [d1, d2], key="net_income")
f = lambda v: "" if v is None else (f"({-v:,})" if v < 0 else f"{v:,}")
rows = [["", ""] + M + ["FY 2024-25", "FY 2024-25"], ["Acct", "Description"] + [f"20{y}" for y in Y] + ["Total", "Budget"]]
st = [("FONT", (0, 0), (-1, -1), "Helvetica", 6.8), ("FONT", (0, 0), (-1, 1), "Helvetica-Bold", 6.8), ("ALIGN", (2, 0), (-1, -1), "RIGHT"), ("TOPPADDING", (0, 0), (-1, -1), 1.6), ("BOTTOMPADDING", (0, 0), (-1, -1), 1.6), ("BACKGROUND", (0, 0), (-1, 1), colors.HexColor("#7a1f2b")), ("TEXTCOLOR", (0, 0), (-1, 1), colors.white), ("LEFTPADDING", (2, 0), (-1, -1), 1), ("LINEAFTER", (13, 0), (13, -1), .5, colors.grey)]
for i, r, x in t.rows():
    k = len(rows); rows.append([r["accountCode"] or "", r["label"]] + [f(v) for v in r["values"]])
    if r["rowType"] == "HEADING": st += [("FONT", (0, k), (-1, k), "Helvetica-Bold", 7), ("TOPPADDING", (0, k), (-1, k), 5)]
    if r["rowType"] == "LINE" and k % 2: st.append(("BACKGROUND", (0, k), (-1, k), colors.HexColor("#f6efe9")))
    if r["rowType"] == "SUBTOTAL": st += [("LINEABOVE", (2, k), (-1, k), .4, colors.black), ("FONT", (0, k), (-1, k), "Helvetica-Oblique", 6.8)]
    if r["rowType"] == "TOTAL": st += [("LINEABOVE", (0, k), (-1, k), .8, colors.black), ("LINEBELOW", (0, k), (-1, k), .8, colors.black), ("FONT", (0, k), (-1, k), "Helvetica-Bold", 6.5)]
def foot(c, d):
    c.setFont("Helvetica", 7); c.drawString(36, 22, "Prepared by Ancillary Services Finance - unaudited - Canadian dollars"); c.drawRightString(legal[1]-36, 22, f"Page {d.page} of 2"); c.drawString(36, legal[0]-26, "LAKEHURST UNIVERSITY  |  Housing & Residence Life"); c.drawRightString(legal[1]-36, legal[0]-26, "Run 2025-06-09 08:41  RPT HRL-12M")
d = SimpleDocTemplate(f"{HERE}/documents/{N}", pagesize=landscape(legal), leftMargin=36, rightMargin=36, topMargin=36, bottomMargin=60, invariant=1)
h = ParagraphStyle("h", fontName="Helvetica-Bold", fontSize=13, leading=16); h2 = ParagraphStyle("h2", fontName="Helvetica", fontSize=9, leading=12)
d.build([Paragraph("Maple Hall Residence - 12-Month Operating Statement", h), Paragraph("Fiscal year May 1, 2024 to April 30, 2025", h2), Spacer(1, 6), Table(rows, colWidths=[32, 166]+[51]*12+[60, 60], repeatRows=2, style=TableStyle(st))], onFirstPage=foot, onLaterPages=foot)
save(N, [t], "STUDENT_HOUSING", "OPERATING_STATEMENT_T12", "Canadian university residence 12 months May-April, two-line month headers, account codes, two landscape pages")
