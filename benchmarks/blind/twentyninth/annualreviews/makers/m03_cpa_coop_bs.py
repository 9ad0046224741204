"""CPA-compiled comparative balance sheets of a housing cooperative with report, notes (PDF, platypus-free reportlab, Times)."""
from tlib import *
from reportlab.lib.pagesizes import letter
from reportlab.pdfgen import canvas
from reportlab.platypus import Paragraph
from reportlab.lib.styles import ParagraphStyle
F = "613 Ditmas Owners Corp - compiled balance sheets 2025.pdf"
s = St(["2025", "2024"], nd=0)
s.H("ASSETS", ind=0, c=1)
s.H("Current assets", ind=0)
a = [s.L("Cash and cash equivalents - operating", (214806, 171933), ind=1, d=1),
     s.L("Tenant-stockholder maintenance receivable, net of allowance of $6,500 in 2025 and $4,000 in 2024", (18422, 27015), ind=1),
     s.L("Prepaid real estate taxes", (88140, 84311), ind=1), s.L("Prepaid insurance", (31276, 28940), ind=1),
     s.L("Due from sponsor", (0, 3775), ind=1)]
ca = s.S("Total current assets", a, ind=2)
s.H("Cash restricted for specific purposes", ind=0)
a = [s.L("Reserve fund (Note 3)", (486217, 612409), ind=1), s.L("Mortgage escrow", (40118, 38702), ind=1), s.L("Tenants' security deposits", (9260, 9260), ind=1)]
rs = s.S("Total restricted cash", a, ind=2)
s.H("Property and equipment, at cost (Note 2)", ind=0)
a = [s.L("Land", (265000, 265000), ind=1), s.L("Building", (2385000, 2385000), ind=1), s.L("Building improvements", (1974318, 1816443), ind=1),
     s.L("Elevator modernization in progress", (74600, 0), ind=1), s.L("Laundry and gym equipment", (38920, 38920), ind=1)]
unl = len(s.rows)  # an unlabelled sub-sum is printed here: no row
ad = s.L("Less: accumulated depreciation", (-2890774, -2776155), ind=1)
pe = s.S("Property and equipment, net", a + [ad], ind=2)
s.H("Other assets", ind=0)
b = [s.L("Deferred financing costs, net", (21480, 25060), ind=1), s.L("Utility deposits", (3150, 3150), ind=1)]
oa = s.S("Total other assets", b, ind=2)
ta = s.T("TOTAL ASSETS", [ca, rs, pe, oa], ind=0, d=1)
pb = len(s.rows)
s.H("LIABILITIES AND STOCKHOLDERS' EQUITY", ind=0, c=1)
s.H("Current liabilities", ind=0)
b = [s.L("Accounts payable and accrued expenses", (61347, 49882), ind=1, d=1), s.L("Accrued mortgage interest", (8113, 8297), ind=1),
     s.L("Maintenance received in advance", (12670, 15044), ind=1), s.L("Tax abatements due to tenant-stockholders", (27391, 25906), ind=1),
     s.L("Current portion of mortgage payable", (58214, 56030), ind=1)]
cl = s.S("Total current liabilities", b, ind=2)
s.H("Long-term liabilities", ind=0)
b = [s.L("Mortgage payable, net of current portion (Note 4)", (2536490, 2594704), ind=1), s.L("Contract retainage payable", (7460, 0), ind=1), s.L("Security deposits", (9260, 9260), ind=1)]
ll = s.S("Total long-term liabilities", b, ind=2)
tl = s.T("Total liabilities", [cl, ll], ind=2)
s.H("Stockholders' equity", ind=0)
sh = s.L("Common stock, $1.00 par value; authorized 30,000 shares; issued and outstanding 26,415 shares", (26415, 26415), ind=1)
pc = s.L("Additional paid-in capital", (1348962, 1302962), ind=1)
tgt = [s.rows[ta]["v"][j] - s.rows[tl]["v"][j] - s.rows[sh]["v"][j] - s.rows[pc]["v"][j] for j in (0, 1)]
ts = [-19200, -19200]
de = s.L("Accumulated deficit", [tgt[0] + 19200, tgt[1] + 19200], ind=1)
tr = s.L("Treasury stock, 320 shares, at cost", ts, ind=1)
te = s.T("Total stockholders' equity", [sh, pc, de, tr], ind=2)
tle = s.T("TOTAL LIABILITIES AND STOCKHOLDERS' EQUITY", [tl, te], ind=0, d=1)
s.key = dict(total_assets=ta, total_liabilities=tl, total_equity=te)
print([s.rows[i]["v"] for i in (ta, tl, te, de)])
W, H = letter
cv = canvas.Canvas(os.path.join(DOC, F), pagesize=letter)
B = ParagraphStyle("b", fontName="Times-Roman", fontSize=11, leading=14.5, spaceAfter=9)
def para(t, y, st=B):
    p = Paragraph(t, st); w, h = p.wrap(W - 160, 600); p.drawOn(cv, 80, y - h); return y - h - 10
def foot(t): cv.setFont("Times-Roman", 10); cv.drawCentredString(W / 2, 40, t)
# cover letter
cv.setFont("Times-Bold", 13); cv.drawCentredString(W/2, H-80, "HALVORSEN, PRUITT & MARSH LLP"); cv.setFont("Times-Italic", 10); cv.drawCentredString(W/2, H-95, "Certified Public Accountants"); cv.drawCentredString(W/2, H-108, "1180 Coney Island Avenue, Brooklyn, New York 11230")
y = H - 165
cv.setFont("Times-Bold", 11); cv.drawString(80, y, "ACCOUNTANTS' COMPILATION REPORT"); y -= 26
for t in ("To the Board of Directors and Stockholders<br/>613 Ditmas Owners Corp.<br/>Brooklyn, New York",
  "Management is responsible for the accompanying balance sheets of 613 Ditmas Owners Corp. (a cooperative housing corporation) as of December 31, 2025 and 2024, and the related notes, in accordance with accounting principles generally accepted in the United States of America. We have performed compilation engagements in accordance with Statements on Standards for Accounting and Review Services promulgated by the Accounting and Review Services Committee of the AICPA. We did not audit or review the financial statements nor were we required to perform any procedures to verify the accuracy or completeness of the information provided by management. We do not express an opinion, a conclusion, nor provide any assurance on these balance sheets.",
  "Management has elected to omit the statements of operations, stockholders' equity and cash flows required by accounting principles generally accepted in the United States of America.",
  "Accounting principles generally accepted in the United States of America require that information on future major repairs and replacements of common property be presented to supplement the basic financial statements. Management has omitted such information.",
  "<br/>Brooklyn, New York<br/>March 6, 2026"): y = para(t, y)
foot("- 1 -"); cv.showPage()
LX, C1, C2 = 72, 430, 530
def head(cont):
    cv.setFont("Times-Bold", 12); cv.drawCentredString(W/2, H-70, "613 DITMAS OWNERS CORP."); cv.drawCentredString(W/2, H-85, "BALANCE SHEETS" + (" (Continued)" if cont else ""))
    cv.drawCentredString(W/2, H-100, "AS OF DECEMBER 31, 2025 AND 2024"); cv.setLineWidth(1); cv.line(LX, H-108, W-72, H-108)
    cv.setFont("Times-Bold", 11)
    for x, t in ((C1, "2025"), (C2, "2024")): cv.drawCentredString(x - 28, H-128, t); cv.setLineWidth(.6); cv.line(x-58, H-131, x+2, H-131)
    return H - 152
def num(x, y, v, d):
    t = "-" if v == 0 else ("(%s)" % format(int(-v), ",") if v < 0 else format(int(v), ","))
    cv.drawRightString(x + (3.6 if v < 0 else 0), y, t)
    if d: cv.drawString(x - 58, y, "$")
def wrap(t, w, f="Times-Roman", z=11):
    out, cur = [], ""
    for k in t.split():
        if cv.stringWidth(cur + " " + k, f, z) > w: out.append(cur); cur = "  " + k
        else: cur = (cur + " " + k).strip() if cur.strip() != cur or not cur else cur + " " + k
    return out + [cur]
y = head(False)
for i, r in enumerate(s.rows):
    if i == pb: foot("See accountants' compilation report and accompanying notes.   - 2 -"); cv.showPage(); y = head(True)
    if i == unl:  # unlabelled sum of the cost lines
        cv.setLineWidth(.5); cv.setFont("Times-Roman", 11)
        for x, j in ((C1, 0), (C2, 1)): cv.line(x - 58, y + 11, x, y + 11); num(x, y, sum(s.rows[k]["v"][j] for k in a), 0)
        y -= 15.5
    if not r["v"]:
        y -= 6; cv.setFont("Times-Bold", 11)
        if r["x"].get("c"): cv.drawCentredString(W/2 - 80, y, r["label"]); y -= 20
        else: cv.drawString(LX, y, r["label"]); y -= 15.5
        continue
    f = "Times-Bold" if r["x"]["ind"] == 0 else "Times-Roman"; cv.setFont(f, 11 if len(r["label"]) < 42 or r["x"]["ind"] else 10.5)
    ls = wrap(r["label"], 265, f) if len(r["label"]) > 52 else [r["label"]]
    if r["t"] == "TOTAL": y -= 4
    for k, t in enumerate(ls):
        cv.drawString(LX + 16 * r["x"]["ind"], y, t)
        if k < len(ls) - 1: y -= 13
    cv.setFont(f, 11)
    if r["items"]:
        cv.setLineWidth(.5)
        for x in (C1, C2): cv.line(x - 58, y + 11, x, y + 11)
    for x, v in zip((C1, C2), r["v"]): num(x, y, v, r["x"].get("d"))
    if r["x"].get("d") and r["items"]:
        for x in (C1, C2): cv.line(x - 58, y - 3, x, y - 3); cv.line(x - 58, y - 5, x, y - 5)
    y -= 15.5 + (7 if r["items"] else 0)
foot("See accountants' compilation report and accompanying notes.   - 3 -"); cv.showPage()
cv.setFont("Times-Bold", 12); cv.drawCentredString(W/2, H-70, "613 DITMAS OWNERS CORP."); cv.drawCentredString(W/2, H-85, "NOTES TO BALANCE SHEETS"); cv.drawCentredString(W/2, H-100, "DECEMBER 31, 2025 AND 2024")
y = H - 130
for t in ("<b>Note 1 - Organization.</b> The Corporation was organized in 1984 to own and operate a 62-unit residential building in Kings County, New York, on a cooperative basis. Tenant-stockholders occupy their apartments under proprietary leases.",
  "<b>Note 2 - Property and equipment.</b> Depreciation is computed by the straight-line method over 27.5 to 40 years for the building and improvements and 7 years for equipment. Depreciation for 2025 was $114,619.",
  "<b>Note 3 - Reserve fund.</b> The reserve fund consists of money market funds of $186,217 and certificates of deposit of $300,000 maturing through November 2026 (2024: $212,409 and $400,000). During 2025 the Board used $160,000 for the parapet and lintel project.",
  "<b>Note 4 - Mortgage payable.</b> The mortgage bears interest at 3.83% and is payable in monthly installments of $13,010 including interest, with the remaining balance due May 1, 2032. Principal maturities: 2026 $58,214; 2027 $60,483; 2028 $62,840; 2029 $65,289; 2030 $67,834; thereafter $2,280,044.",
  "<b>Note 5 - Subsequent events.</b> Management has evaluated subsequent events through March 6, 2026, the date on which the balance sheets were available to be issued. In January 2026 the Board approved a 4% maintenance increase."): y = para(t, y)
foot("See accountants' compilation report.   - 4 -"); cv.save()
save(F, [s.truth("Balance Sheets", "613 Ditmas Owners Corp.", None, "2025-12-31", dash_zero=True)], [s],
     assetType="COOPERATIVE", documentType="BALANCE_SHEET", author="CPA compilation", style="Times, comparative years, compilation report and notes around it", hard="unlabelled sum of cost, wrapped labels, statement over two pages, title pages and notes with amounts")
