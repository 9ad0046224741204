# church-sponsored senior homes, month and YTD against budget; one digit changed
from truthlib import *
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
R = random.Random(6); N = "calvary_commons_budget_variance_sep2025.pdf"; P = "Calvary Commons Senior Apartments"
C = ["September 2025 Actual", "September 2025 Budget", "September 2025 Variance", "Year to Date Actual", "Year to Date Budget", "Year to Date Variance", "Annual Budget"]
t = St("Statement of Activities - Budget Comparison", P, "2025-01-01", "2025-09-30", C, page=1)
def L(lab, mo, sg, j=.06, code=None):
    m = round(mo*(1+R.uniform(-j, j)), 2); y = round(mo*9*(1+R.uniform(-j, j)/2), 2); mb = round(mo/5)*5.0; yb = mb*9
    return t.l(lab, m, mb, round(sg*(m-mb), 2)+0, y, yb, round(sg*(y-yb), 2)+0, mb*12, code=code)
def T(lab, items, minus=(), rt="SUBTOTAL", key=None): return t.sub(lab, items, minus, rt=rt, key=key)
t.h("REVENUE AND SUPPORT")
r = [L("Tenant rents", 38640, 1, .02), L("Section 8 assistance payments", 51215, 1, .02), L("Vacancies", -2400, 1, .5), L("Laundry and vending", 1180, 1, .2), L("Beauty shop rent", 350, 1, 0), L("Contributions - member congregations", 2500, 1, .5), L("Interest - reserve for replacement", 610, 1, .2), L("Late and NSF charges", 120, 1, .6)]
tr = T("TOTAL REVENUE AND SUPPORT", r, rt="TOTAL", key="total_income")
def G(h, ls, s):
    t.h(h); return T(s, [L(a, b, -1, c) for a, b, c in ls])
g = [G("Administrative", [("Manager salary", 5350, .02), ("Service coordinator", 3900, .03), ("Management fee", 4310, .02), ("Office supplies and postage", 465, .3), ("Telephone and internet", 720, .05), ("Audit and legal", 1150, .3), ("Background checks and training", 180, .5)], "Total administrative"),
     G("Utilities", [("Electricity", 6240, .12), ("Water and sewer", 3815, .08), ("Natural gas", 1390, .3), ("Trash removal", 985, .03)], "Total utilities"),
     G("Operating and maintenance", [("Maintenance payroll", 8420, .04), ("Repair materials", 2130, .3), ("Contract repairs", 2975, .4), ("Elevator service", 845, .01), ("Grounds and snow", 1560, .2), ("Exterminating", 390, .1), ("Unit turnover - paint and carpet", 2250, .5)], "Total operating and maintenance"),
     G("Taxes and insurance", [("Payroll taxes", 1375, .05), ("Health insurance", 3160, .04), ("Property and liability insurance", 6905, .01), ("Payment in lieu of taxes", 1250, 0)], "Total taxes and insurance")]
te = T("TOTAL EXPENSES BEFORE DEBT", g, rt="TOTAL", key="total_operating_expenses")
no = T("OPERATING SURPLUS", [tr], rt="TOTAL", key="noi")
R_ = t.d["rows"]
def surplus(i, p, m):   # variance columns: favourable is positive in both, so they add
    for c in range(7): R_[i]["values"][c] = round(sum(t.v(j, c) for j in p) + sum((1 if c in (2, 5) else -1)*t.v(j, c) for j in m), 2)
    R_[i]["footsFrom"] = {"items": sorted(p+m)}; t.signs.pop(i, None)
surplus(no, [tr], [te])
dd = [L("Mortgage principal and interest", 14862.5, -1, 0), L("Deposit to reserve for replacement", 3500, -1, 0)]
for d in dd:
    v = R_[d]["values"]; v[1] = v[0]; v[3] = round(v[0]*9, 2); v[4] = v[3]; v[2] = v[5] = 0.0; v[6] = round(v[0]*12, 2)
ns = T("NET SURPLUS AFTER DEBT SERVICE", [no], rt="TOTAL", key="net_income"); surplus(ns, [no], dd)
bad = next(i for i, x in enumerate(R_) if x["label"] == "Water and sewer"); ok = R_[bad]["values"][3]
s = f"{ok:.2f}"; pr = float(s[:1] + ("7" if s[1] != "7" else "1") + s[2:]); R_[bad]["values"][3] = pr
t.d["planted"] = {"what": f"Water and sewer, year to date actual printed {pr:,.2f} instead of {ok:,.2f}; subtotal and variance are computed from the right figure", "kind": "digit_changed", "row": bad, "column": C[3], "printed": pr, "correct": ok}
m = lambda v: "-" if v == 0 and False else (f"({-v:,.2f})" if v < 0 else f"{v:,.2f}")
cv = canvas.Canvas(f"{HERE}/documents/{N}", pagesize=landscape(letter), invariant=1); H = 612; cv.setLineWidth(.4)
cv.setFont("Times-Bold", 15); cv.drawCentredString(396, H-32, P); cv.setFont("Times-Roman", 10.5); cv.drawCentredString(396, H-45, "a ministry of the Tri-Rivers Presbytery Housing Corporation"); cv.setFont("Times-Bold", 11); cv.drawCentredString(396, H-58, "Statement of Activities - Budget Comparison"); cv.setFont("Times-Italic", 9.5); cv.drawCentredString(396, H-70, "For the Nine Months Ended September 30, 2025")
xs = [262, 332, 398, 478, 552, 622, 664, 748]; y = H-88
cv.setFillGray(.86); cv.rect(198, y-15, 202, 24, fill=1, stroke=0); cv.rect(408, y-15, 260, 24, fill=1, stroke=0); cv.setFillGray(0)
cv.setFont("Times-Bold", 8.5); cv.drawCentredString(300, y, "September 2025"); cv.drawCentredString(540, y, "Year to Date"); cv.drawRightString(748, y, "Annual")
y -= 11
for xx, h in zip(xs, ["Actual", "Budget", "Variance", "Actual", "Budget", "Variance", "% Var", "Budget"]): cv.drawRightString(xx, y, h)
y -= 10
for i, r, _ in t.rows():
    rt = r["rowType"]
    if rt == "HEADING": y -= 1.5
    cv.setFont("Times-Bold" if rt != "LINE" else "Times-Roman", 8)
    cv.drawString(36 + (8 if rt == "LINE" else 0), y, r["label"])
    if rt != "HEADING":
        v = r["values"]; pc = round(v[5]/v[4]*100, 1)+0 if v[4] else 0; cells = [m(z) for z in v[:6]] + [f"{pc:.1f}%"] + [m(v[6])]
        if rt != "LINE":
            for xx in xs: cv.line(xx-(26 if xx == 664 else 55), y+7.0, xx, y+7.0)
        for xx, c_ in zip(xs, cells): cv.drawRightString(xx, y, c_)
    y -= 9.9 if rt != "TOTAL" else 11.5
cv.setFont("Times-Italic", 8); cv.drawString(36, 24, "( ) in a variance column = unfavorable. Unaudited - for Board use only."); cv.drawRightString(748, 24, "10/14/2025"); cv.save(); print("y", y)
save(N, [t], "SENIOR_HOUSING", "OPERATING_STATEMENT", "US church-sponsored senior apartments, grouped month/YTD budget variance headers, cents, percent column between money columns", True)
