"""Schedule E style rental worksheet from a tax preparer's software (PDF, boxed form, line numbers, properties A/B/C + total)."""
from tlib import *
from reportlab.lib.pagesizes import letter
from reportlab.pdfgen import canvas
F = "Rental_Worksheet_2025_Delacroix-Boone.pdf"
s = St(["A", "B", "C", "Total"], nd=0, derive=lambda v: v + [sum(x for x in v if x is not None) if any(x is not None for x in v) else None] if len(v) == 3 else v)
N = None
s.H("Income:")
r3 = s.L("Rents received", [19740, 16350, 22200], n="3"); r4 = s.L("Royalties received", [N, N, N], n="4")
s.H("Expenses:")
E = [("5", "Advertising", [N, 185, N]), ("6", "Auto and travel (see instructions)", [412, 688, 412]), ("7", "Cleaning and maintenance", [640, 1975, 385]),
 ("8", "Commissions", [N, 675, N]), ("9", "Insurance", [1486, 1392, 1611]), ("10", "Legal and other professional fees", [290, 640, 290]),
 ("11", "Management fees", [1579, 1308, 1776]), ("12", "Mortgage interest paid to banks, etc. (see instructions)", [4318, 3977, N]), ("13", "Other interest", [N, N, 1144]),
 ("14", "Repairs", [1218, 4860, 733]), ("15", "Supplies", [154, 322, 61]), ("16", "Taxes", [1904, 1677, 2290]), ("17", "Utilities", [N, 913, N]),
 ("18", "Depreciation expense or depletion", [3327, 2909, 4145])]
x = [s.L(l, v, n=n) for n, l, v in E]
s.H("Other (list)", n="19")
x += [s.L(l, v, n=n, ind=1) for n, l, v in (("a", "HOA dues", [N, N, 1020]), ("b", "Pest control", [240, 240, 240]), ("c", "Rental license - city", [50, 50, 50]))]
r20 = s.T("Total expenses. Add lines 5 through 19", x, n="20")
r21 = s.T("Subtract line 20 from line 3 (rents) and/or 4 (royalties). If result is a (loss), see instructions", [r3, r4, r20], [1, 1, -1], n="21")
loss = s.rows[r21]["v"][1]; assert loss < 0 < s.rows[r21]["v"][0]
r22 = s.L("Deductible rental real estate loss after limitation, if any, on Form 8582", [N, loss, N], n="22")
t = lambda i: [N, N, N, s.rows[i]["v"][3]]
s._add("Total of all amounts reported on line 3 for all rental properties", "TOTAL", t(r3), None, None, dict(n="23a"))
s._add("Total of all amounts reported on line 12 for all properties", "TOTAL", t(x[7]), None, None, dict(n="23c"))
s._add("Total of all amounts reported on line 18 for all properties", "TOTAL", t(x[13]), None, None, dict(n="23d"))
s._add("Total of all amounts reported on line 20 for all properties", "TOTAL", t(r20), None, None, dict(n="23e"))
pos = sum(v for v in s.rows[r21]["v"][:3] if v > 0)
a = s.L("Income. Add positive amounts shown on line 21. Do not include any losses", [N, N, N, pos], n="24")
b = s.L("Losses. Add rental real estate losses from line 22", [N, N, N, loss], n="25")
t26 = s.T("Total rental real estate income or (loss). Combine lines 24 and 25", [a, b], n="26"); s.rows[t26]["v"][:3] = [N, N, N]
s.key = dict(net_income=r21)
print(s.rows[r21]["v"], s.rows[t26]["v"])
W, H = letter
cv = canvas.Canvas(os.path.join(DOC, F), pagesize=letter)
L, Rr = 36, W - 36
cv.setFont("Helvetica", 7); cv.drawString(L, H-34, "Prepared for lender - not for filing"); cv.setFont("Helvetica-Bold", 13); cv.drawCentredString(W/2, H-44, "Rental Real Estate Worksheet")
cv.setFont("Helvetica", 8); cv.drawCentredString(W/2, H-55, "(from Schedule E (Form 1040), Part I - Supplemental Income and Loss)"); cv.setFont("Helvetica-Bold", 20); cv.drawRightString(Rr, H-50, "2025")
cv.setLineWidth(1.2); cv.line(L, H-62, Rr, H-62)
cv.setFont("Helvetica", 7); cv.drawString(L+2, H-70, "Name(s) shown on return"); cv.drawString(430, H-70, "Your social security number")
cv.setFont("Courier", 10); cv.drawString(L+8, H-82, "R & T DELACROIX-BOONE"); cv.drawString(450, H-82, "XXX-XX-4471"); cv.setLineWidth(.6); cv.line(L, H-86, Rr, H-86); cv.line(424, H-62, 424, H-86)
y = H - 97
cv.setFont("Helvetica-Bold", 8); cv.drawString(L, y, "1a"); cv.setFont("Helvetica", 8); cv.drawString(L+22, y, "Physical address of each property (street, city, state, ZIP code)")
cv.drawCentredString(405, y, "1b  Type"); cv.drawCentredString(465, y, "Fair Rental Days"); cv.drawCentredString(536, y, "Personal Use Days")
for p, ad, ty, d1, d2 in (("A", "1187 Faxon Ave, Memphis, TN 38104", "1", 365, 0), ("B", "3642 Highland Park Pl, Memphis, TN 38111", "1", 297, 0), ("C", "905 Mud Island Cv Unit 12, Memphis, TN 38103", "1", 365, 0)):
    y -= 13; cv.setLineWidth(.4); cv.line(L, y+9.5, Rr, y+9.5); cv.setFont("Helvetica-Bold", 8); cv.drawString(L+4, y, p); cv.setFont("Courier", 9); cv.drawString(L+22, y, ad)
    cv.drawCentredString(405, y, ty); cv.drawCentredString(465, y, str(d1)); cv.drawCentredString(536, y, str(d2))
y -= 5; cv.line(L, y, Rr, y); y -= 9; cv.setFont("Helvetica", 6.8); cv.drawString(L, y, "Type of Property:  1 Single Family Residence   2 Multi-Family Residence   3 Vacation/Short-Term Rental   4 Commercial   5 Land   7 Self-Rental   8 Other")
y -= 6; top = y; cv.setLineWidth(1); cv.line(L, y, Rr, y)
X = [318, 382, 446, 510, Rr]
cv.setFont("Helvetica-Bold", 8); cv.drawCentredString((X[0]+X[3])/2, y-10, "Properties:"); cv.setLineWidth(.4); cv.line(X[0], y-13, X[3], y-13)
for j, tx in enumerate(s.columns): cv.drawCentredString((X[j]+X[j+1])/2, y-23, tx)
y -= 27; cv.line(X[0], y, Rr, y)
def num(v, paren): return ("( %s )" if paren else "(%s)") % format(int(-v), ",") if v < 0 else format(int(v), ",")
def wrap(tx, w):
    out, cur = [], ""
    for k in tx.split(" "):
        n = (cur + " " + k).strip()
        if cv.stringWidth(n, "Helvetica", 7.8) > w: out.append(cur); cur = k
        else: cur = n
    return out + [cur]
for i, r in enumerate(s.rows):
    if r["x"].get("n") == "23a": y -= 2; cv.setLineWidth(1); cv.line(L, y, Rr, y); 
    y -= 13.2; n = r["x"].get("n")
    if r["label"].endswith(":"):
        cv.setFont("Helvetica-Bold", 9); cv.drawString(L, y+3, r["label"]); cv.setLineWidth(.4); cv.line(X[0], y-1, Rr, y-1); continue
    wide = n[:2] in ("23", "24", "25", "26")
    cv.setFont("Helvetica-Bold", 7.8); cv.drawRightString(L+16 if not r["x"].get("ind") else L+27, y+2, n)
    xl = L + 22 + 10 * r["x"].get("ind", 0); f = "Helvetica-Bold" if r["items"] else "Helvetica"; cv.setFont("Helvetica", 7.8)
    ls = wrap(r["label"], (X[0] if not wide else X[3]) - xl - 16)
    for k, tx in enumerate(ls):
        if k: y -= 9.5
        cv.drawString(xl, y+2, tx)
    e = xl + cv.stringWidth(ls[-1], "Helvetica", 7.8) + 5; lim = (X[3] if wide else X[0]) - 18
    while e < lim: cv.drawString(e, y+2, "."); e += 8
    if not wide: cv.setFont("Helvetica-Bold", 7.8); cv.drawCentredString(X[0]-9, y+2, n if len(n) > 1 or n.isdigit() else "19" + n)
    else: cv.setFont("Helvetica-Bold", 7.8); cv.drawCentredString(X[3]-9, y+2, n)
    cv.setLineWidth(.4); cv.line(X[3] if wide else X[0], y-1, Rr, y-1); cv.setFont("Courier", 9.3)
    if r["v"]:
        for j, v in enumerate(r["v"]):
            if v is not None: cv.drawRightString(X[j+1]-4, y+2, num(v, n in ("22", "25")))
    if n == "22": ymid = y - 3
cv.setLineWidth(.6)
for q in X[:3]: cv.line(q, top if q == X[0] else top-13, q, ymid)
cv.line(X[3], top, X[3], y-1); cv.setLineWidth(1); cv.line(L, y-1, Rr, y-1)
y -= 20; cv.setFont("Helvetica", 7.5)
for tx in ("Preparer's note: Property B was vacant 03/15 - 05/21 between tenants; line 14 includes water heater ($1,640) and tub surround ($2,115).", "Line 13, property C: interest on home-equity line used for the 2023 purchase."):
    cv.drawString(L, y, tx); y -= 10
cv.drawString(L, 30, "TaxWright Pro 2025   printed 03/02/2026"); cv.drawRightString(Rr, 30, "Copy for client's bank")
cv.save()
save(F, [s.truth("Rental Real Estate Worksheet", None, "2025-01-01", "2025-12-31")], [s],
     assetType="SINGLE_FAMILY_RENTAL", documentType="OPERATING_STATEMENT", author="tax preparer", style="Schedule E style boxed form, properties A/B/C and total, line numbers on both sides, dot leaders", hard="line numbers repeated before the amounts, blank cells, totals only in the last column, literal parentheses for losses, property table above")
