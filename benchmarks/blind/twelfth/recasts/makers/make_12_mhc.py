# Manufactured-housing community T12, legal landscape, small Courier-like print, repeated heads, two pages. PLANTED: one digit
import random; random.seed(1212)
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import legal, landscape
mos = ["Oct 24", "Nov 24", "Dec 24", "Jan 25", "Feb 25", "Mar 25", "Apr 25", "May 25", "Jun 25", "Jul 25", "Aug 25", "Sep 25"]
s = St("Trailing Twelve Month Operating Statement", "Quail Hollow MHC", "2024-10-01", "2025-09-30", [m[:3] + ' ' + '20' + m[4:] for m in mos] + ["Total"])
def l(c, lab, base, vol=.05, sgn=1, seas=None, zero=(), fix=None, cents=1):
    v = fix or [0 if k in zero else round(sgn*base*(seas[k] if seas else 1)*(1+random.uniform(-vol, vol)), 2) for k in range(12)]
    return s.l(lab, v + [round(sum(v), 2)], code=c)
s.h("INCOME", code="4000-000")
s.h("Site Rent", code="4010-000")
a = [l("4010-100", "Lot Rent – Resident Owned", 0, fix=[71_280.0]*3+[74_520.0]*5+[75_060.0, 75_060.0, 75_600.0, 75_600.0]), l("4010-200", "Lot Rent – Park Owned", 0, fix=[9_900.0]*3+[10_350.0]*9), l("4010-300", "Home Rent – Park Owned", 8_940, .01), l("4010-400", "RV Pads", 2_850, .1, seas=[1.1,.9,.7,.6,.6,.8,1,1.2,1.4,1.5,1.4,1.2]), l("4010-900", "Vacancy / Uncollected", 2_640, .35, -1)]
at = s.sub("Total Site Rent", a, code="4010-999")
s.h("Utility Recovery", code="4020-000")
b = [l("4020-100", "Water / Sewer Sub-meter", 9_120, .06), l("4020-200", "Trash Pass-through", 0, fix=[2_736.0]*12), l("4020-300", "Electric Sub-meter", 3_310, .1, seas=[.9,.9,1.1,1.2,1.2,1,.8,.8,1,1.2,1.2,1])]
bt = s.sub("Total Utility Recovery", b, code="4020-999")
s.h("Other Income", code="4030-000")
c_ = [l("4030-100", "Late Fees", 780, .3), l("4030-200", "Application and Transfer Fees", 210, .6, zero=(2, 5)), l("4030-300", "Home Sale Commission", 2_500, .2, zero=(0, 1, 2, 3, 5, 6, 8, 9, 11)), l("4030-400", "Laundry and Vending", 340, .15)]
ct = s.sub("Total Other Income", c_, code="4030-999")
ti = s.t("TOTAL INCOME", [at, bt, ct], key="total_income", code="4999-999")
s.h("OPERATING EXPENSES", code="5000-000")
s.h("Payroll", code="5010-000")
d = [l("5010-100", "Community Manager", 0, fix=[4_583.33]*12), l("5010-200", "Maintenance Wages", 5_120, .08), l("5010-300", "Payroll Tax and Benefits", 1_490, .05)]
dt = s.sub("Total Payroll", d, code="5010-999")
s.h("Repairs and Grounds", code="5020-000")
e = [l("5020-100", "Road and Drainage", 1_150, .6, zero=(2, 3, 4)), l("5020-150", "Water Line and Meter Repairs", 905, .5), l("5020-200", "Park-Owned Home Repairs", 1_880, .4), l("5020-300", "Mowing and Tree Work", 1_640, .2, seas=[1,.6,.2,.1,.1,.7,1.3,1.5,1.5,1.4,1.4,1.2]), l("5020-400", "Clubhouse and Pool", 520, .3), l("5020-500", "Snow and Ice", 700, .3, zero=(0, 5, 6, 7, 8, 9, 10, 11))]
et = s.sub("Total Repairs and Grounds", e, code="5020-999")
s.h("Utilities", code="5030-000")
f = [l("5030-100", "Water and Sewer – Master", 11_480, .06), l("5030-200", "Electric – Master and Street Lights", 4_270, .1), l("5030-300", "Trash", 0, fix=[2_905.5]*8+[3_021.72]*4), l("5030-400", "Propane – Clubhouse", 310, .3, zero=(7, 8, 9, 10))]
ft = s.sub("Total Utilities", f, code="5030-999")
s.h("Administrative and Fixed", code="5040-000")
g = [l("5040-100", "Office and Software", 690, .2), l("5040-150", "Legal and Evictions", 430, .7, zero=(1, 6)), l("5040-200", "Licenses and Permits", 0, fix=[0]*3+[2_280.0]+[0]*8), l("5040-300", "Management Fee", 4_080, .03), l("5040-400", "Real Estate Tax", 0, fix=[6_118.25]*12), l("5040-500", "Tax on Park-Owned Homes", 0, fix=[0]*4+[3_964.1]+[0]*7), l("5040-600", "Insurance", 0, fix=[1_862.0]*7+[2_017.5]*5)]
gt = s.sub("Total Administrative and Fixed", g, code="5040-999")
te = s.t("TOTAL OPERATING EXPENSES", [dt, et, ft, gt], key="total_operating_expenses", code="5999-999")
noi = s.t("NET OPERATING INCOME", [ti], [te], key="noi", code="6000-000")
h = [l("7010-100", "Mortgage Interest", 0, fix=[19_204.18, 19_171.6, 19_138.85, 19_105.93, 19_072.84, 19_039.58, 19_006.14, 18_972.53, 18_938.74, 18_904.78, 18_870.63, 18_836.31]), l("7010-200", "Owner Travel", 640, .5, zero=(1, 2, 4, 6, 7, 9, 10)), l("7010-300", "Capital – Pad Site Infill", 0, fix=[0]*6+[14_850.0, 9_312.4]+[0]*4)]
ht = s.sub("Total Non-Operating", h, code="7010-999")
ni = s.t("NET INCOME", [noi], [ht], key="net_income", code="9999-999")
# planted: Water and Sewer - Master, Mar 2025: thousands digit changed
i = f[0]; true = s.rows[i]["values"][5]; S = list('%.2f' % true); S[1] = str((int(S[1])+6) % 10); bad = float(''.join(S)); s.rows[i]["values"][5] = bad
s.planted = {"what": f"'Water and Sewer – Master', Mar 2025: printed {bad:,.2f}, the row total and the subtotal are built on {true:,.2f} (one digit changed)", "kind": "digit_changed", "row": i, "column": s.columns[5], "printed": bad, "correct": true}
N = '12_quail_hollow_t12.pdf'; c = canvas.Canvas(os.path.join(DOC, N), pagesize=landscape(legal), invariant=1)
W, Ht = landscape(legal); X = [292 + 54*k for k in range(12)] + [292+54*12+10]; pg = 0
def m(v): return '' if v is None else (format(v, ',.2f') if v >= 0 else '-' + format(-v, ',.2f'))
def head():
    global pg, y
    pg += 1; c.setFont('Helvetica', 7); c.drawString(30, Ht-30, 'Run 10/14/2025 8:12 AM'); c.drawRightString(W-30, Ht-30, f'Page {pg} of 2')
    c.setFont('Helvetica-Bold', 11); c.drawCentredString(W/2, Ht-32, 'Quail Hollow MHC'); c.setFont('Helvetica-Bold', 9); c.drawCentredString(W/2, Ht-44, 'Trailing Twelve Month Operating Statement'); c.setFont('Helvetica', 8); c.drawCentredString(W/2, Ht-55, 'October 2024 through September 2025   Book = Accrual   180 sites')
    y = Ht-78; c.setFont('Helvetica-Bold', 7)
    for x, t in zip(X, mos + ['']): c.drawRightString(x, y+8, t[:3]); c.drawRightString(x, y, '20' + t[4:] if t else 'Total')
    c.drawString(30, y, 'Account'); c.line(30, y-4, W-28, y-4); y -= 8
head()
for n, r in enumerate(s.rows):
    T = r["rowType"]
    if r["label"] == "OPERATING EXPENSES": c.setFont('Helvetica-Oblique', 7); c.drawString(30, 28, 'Seller-prepared. Not reviewed by broker.'); c.showPage(); head()
    y -= 10.5 if T != "HEADING" else 12
    up = r["label"].isupper(); c.setFont('Helvetica', 6.2); c.drawString(30, y, r["accountCode"])
    c.setFont('Helvetica-Bold' if T != "LINE" else 'Helvetica', 7); ind = 0 if up else (6 if T in ("HEADING", "SUBTOTAL") else 12); c.drawString(72+ind, y, r["label"])
    c.setFont('Helvetica-Bold' if T in ("SUBTOTAL", "TOTAL") else 'Helvetica', 6.8)
    for x, v in zip(X, r["values"]):
        if T != "HEADING": c.drawRightString(x, y, m(v))
    if T in ("SUBTOTAL", "TOTAL"):
        c.setLineWidth(.4)
        for x in X: c.line(x-42, y+7.5, x, y+7.5)
        if T == "TOTAL":
            for x in X: c.line(x-42, y-2, x, y-2)
        y -= 4
c.setFont('Helvetica-Oblique', 7); c.drawString(30, 28, 'Seller-prepared. Not reviewed by broker.'); c.save()
save(N, [s], assetType="MANUFACTURED_HOUSING", documentType="OPERATING_STATEMENT_T12", author="s2", style="Legal landscape T12 with GL codes and coded headings, two-line month heads repeated per page, minus signs", hard=True)
