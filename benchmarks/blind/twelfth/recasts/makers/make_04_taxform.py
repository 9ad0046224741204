# Tax-return-like form of a partnership: rental schedule by property (A-D, total) and, page 2, balance sheets per books with inset columns
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
s = St("Rental Real Estate Income and Expenses of a Partnership", "Kestrel Ridge Holdings LP", "2024-01-01", "2024-12-31", ["A", "B", "C", "D", "Total"], page=1)
def l(n, lab, v): v = list(v); return s.l(lab, v + [sum(a or 0 for a in v)], ln=n)
s.h("Rental Real Estate Income")
i1 = l("2a", "Gross rents", (214_380, 98_760, 156_225, 412_900)); i2 = l("2b", "Other rental income (laundry, late charges)", (6_118, None, 2_340, 15_077))
ti = s.t("Total rental real estate income (add lines 2a and 2b)", [i1, i2], key="total_income", ln="2c")
s.h("Rental Real Estate Expenses")
X = [l("3", "Advertising", (1_250, None, 600, 4_318)), l("4", "Auto and travel", (412, 388, 405, 1_120)), l("5", "Cleaning and maintenance", (14_906, 7_215, 9_980, 31_447)), l("6", "Commissions", (None, None, 3_900, 8_258)), l("7", "Insurance", (11_842, 5_380, 9_117, 24_650)),
     l("8", "Legal and other professional fees", (3_200, 1_150, 1_150, 6_075)), l("9", "Interest", (38_419, 21_006, None, 97_332)), l("10", "Repairs", (17_635, 4_942, 21_088, 28_714)), l("11", "Taxes", (26_771, 12_034, 18_850, 49_206)), l("12", "Utilities", (9_388, 2_107, 11_640, 27_951)),
     l("13", "Wages and salaries", (None, None, None, 36_400)), l("14", "Depreciation (attach statement)", (31_055, 14_218, 22_364, 61_909)), l("15a", "Management fees", (10_719, 4_938, 7_811, 20_645)), l("15b", "Other (list): bank charges, licences", (295, 180, 240, 733))]
tx = s.t("Total expenses for each property. Add lines 3 through 15b", X, key="total_operating_expenses", ln="16")
ni = s.t("Income or (loss) from each property. Subtract line 16 from line 2c", [ti], [tx], ln="17")
N4 = [None]*4
f1 = s.l("Net gain (loss) from sales of business property", N4 + [-4_180], ln="18")
f2 = s.l("Net income (loss) from partnerships in which this partnership is a partner", N4 + [12_655], ln="19")
nt = s.t("Net rental real estate income (loss). Combine lines 17 through 19", [ni, f1, f2], vals=N4 + [s.v(ni)[4] - 4_180 + 12_655], key="net_income", ln="20")
b = St("Balance Sheets per Books", "Kestrel Ridge Holdings LP", None, "2024-12-31", ["Beginning of tax year (a)", "Beginning of tax year (b)", "End of tax year (c)", "End of tax year (d)"], page=2)
b.h("Assets")
a = [b.l("Cash", [None, 84_215, None, 102_937], ln="1")]
b.l("Rents receivable", [18_440, None, 15_906, None], ln="2a"); a.append(b.l("Less allowance for bad debts", [3_600, 14_840, 2_900, 13_006], ln="b"))
a += [b.l("Tenant deposits held in trust", [None, 61_700, None, 63_250], ln="3"), b.l("Other current assets (attach statement)", [None, 12_388, None, 9_471], ln="4"), b.l("Investment in other partnerships", [None, 145_000, None, 157_655], ln="5")]
b.l("Buildings and other depreciable assets", [5_418_900, None, 5_487_250, None], ln="6a"); a.append(b.l("Less accumulated depreciation", [1_902_417, 3_516_483, 2_031_963, 3_455_287], ln="b"))
a.append(b.l("Land (net of any amortization)", [None, 1_120_000, None, 1_120_000], ln="7"))
b.l("Intangible assets (amortizable only)", [54_000, None, 54_000, None], ln="8a"); a.append(b.l("Less accumulated amortization", [21_600, 32_400, 27_000, 27_000], ln="b"))
def vt(ix): return [None, sum(b.v(i)[1] for i in ix), None, sum(b.v(i)[3] for i in ix)]
ta = b.t("Total assets", a, vals=vt(a), key="total_assets", ln="9")
b.h("Liabilities and Capital")
q = [b.l("Accounts payable", [None, 27_318, None, 31_140], ln="10"), b.l("Mortgages, notes payable in less than 1 year", [None, 88_400, None, 92_150], ln="11"), b.l("Tenant security deposits", [None, 61_700, None, 63_250], ln="12"), b.l("Mortgages, notes payable in 1 year or more", [None, 3_204_566, None, 3_112_416], ln="13"), b.l("Other liabilities (attach statement)", [None, 14_905, None, 12_077], ln="14")]
tb, td = b.rows[ta]["values"][1], b.rows[ta]["values"][3]
q.append(b.l("Partners' capital accounts", [None, tb - vt(q)[1], None, td - vt(q)[3]], ln="15"))
tl = b.t("Total liabilities and capital", q, vals=vt(q), ln="16")
b.key["total_equity"] = q[-1]
N = '04_kestrel_taxform.pdf'; c = canvas.Canvas(os.path.join(DOC, N), pagesize=letter, invariant=1)
def m(v): return '' if v is None else (format(v, ',') if v >= 0 else '(%s)' % format(-v, ','))
def head(t, pg):
    c.setLineWidth(1.2); c.line(36, 738, 576, 738); c.setFont('Helvetica', 7); c.drawString(36, 742, 'Worksheet RE-25 (2024)'); c.drawRightString(576, 742, 'Page %d' % pg)
    c.setFont('Helvetica-Bold', 12); c.drawCentredString(306, 722, t); c.setFont('Helvetica', 7)
head("Rental Real Estate Income and Expenses of a Partnership", 1); c.drawCentredString(306, 711, 'Calendar year 2024. Attach to the partnership return. See separate instructions.')
c.setLineWidth(.5); c.rect(36, 682, 400, 22); c.rect(436, 682, 140, 22); c.drawString(39, 697, 'Name'); c.drawString(439, 697, 'Employer identification number'); c.setFont('Courier', 9); c.drawString(60, 685, 'Kestrel Ridge Holdings LP'); c.drawString(460, 685, '00-0417753')
c.setFont('Helvetica', 7); y = 670; c.drawString(36, y, '1  Show the type and address of each property'); c.drawString(372, y, 'Type (code)'); c.drawString(430, y, 'Fair rental days'); c.drawString(505, y, 'Personal use days')
for k, (p, t) in enumerate([("14 Quarry Lane, Ashby", 2), ("301-305 Dover St, Ashby", 2), ("77 Mill Plaza, Renfield", 4), ("1200 Kestrel Ridge Dr, Renfield", 2)]):
    y -= 13; c.line(50, y-3, 576, y-3); c.setFont('Helvetica-Bold', 8); c.drawString(40, y, 'ABCD'[k]); c.setFont('Courier', 8.5); c.drawString(54, y, p); c.drawString(390, y, str(t)); c.drawString(450, y, '366'); c.drawString(530, y, '0')
y -= 24; X0 = [258, 321, 384, 447, 510]; c.setFont('Helvetica-Bold', 8); c.drawCentredString(384, y+1, 'Properties')
y -= 12
for k, t in enumerate(s.columns): c.drawCentredString(X0[k]+31, y, t)
y -= 4; top = y; c.line(36, y, 576, y)
from reportlab.lib.utils import simpleSplit
for i, r in enumerate(s.rows):
    ln = s.extra[i].get('ln', ''); H = r["rowType"] == "HEADING"
    tx_ = simpleSplit(r["label"], 'Helvetica-Bold' if r["rowType"] != "LINE" else 'Helvetica', 7.5, 192); hh = 15 + 9*(len(tx_)-1)
    y -= hh; c.setFont('Helvetica-Bold', 7.5)
    c.drawString(40, y + hh - 11, ln)
    c.setFont('Helvetica-Bold' if r["rowType"] != "LINE" else 'Helvetica', 7.5)
    for k, t in enumerate(tx_): c.drawString((40 if H else 60), y + hh - 11 - 9*k, t)
    c.setFont('Courier', 8.5)
    if not H:
        for k, v in enumerate(r["values"]): c.drawRightString(X0[k]+60, y+4, m(v))
        if ln in ('18', '19', '20'): c.setFillGray(.85); c.rect(258, y, 252, hh, fill=1, stroke=0); c.setFillGray(0)
    c.line(36, y, 576, y)
for x in X0: c.line(x, top, x, y)
c.setFont('Helvetica', 6.5); c.drawString(36, 40, 'For internal tax workpapers. Prepared by Osgood Harte CPAs.  Keep with client file.')
c.showPage(); head("Balance Sheets per Books", 2); c.setFont('Courier', 9); c.drawString(36, 700, 'Kestrel Ridge Holdings LP'); c.drawRightString(576, 700, 'Year ended 12/31/2024')
y = 672; X1 = [290, 362, 434, 506]; c.setFont('Helvetica-Bold', 8); c.drawCentredString(362, y, 'Beginning of tax year'); c.drawCentredString(505, y, 'End of tax year'); y -= 12
for k, t in enumerate(['(a)', '(b)', '(c)', '(d)']): c.drawCentredString(X1[k]+36, y, t)
y -= 4; top = y; c.line(36, y, 578, y)
for i, r in enumerate(b.rows):
    y -= 17; H = r["rowType"] == "HEADING"; ln = b.extra[i].get('ln', '')
    c.setFont('Helvetica-Bold', 8); c.drawString(60 if ln == 'b' else 44, y+5, ln)
    c.setFont('Helvetica-Bold' if r["rowType"] != "LINE" else 'Helvetica', 8)
    if H: c.drawCentredString(165, y+5, r["label"])
    else:
        c.drawString(72, y+5, r["label"]); w = c.stringWidth(r["label"], 'Helvetica', 8) + 84
        if w < 270 and ln != 'b': c.setFont('Helvetica', 6); c.drawRightString(284, y+5, ' .  '*int((280-w)//7.5))
    c.setFont('Courier', 9)
    for k, v in enumerate(r["values"]):
        if not H: c.drawRightString(X1[k]+69, y+5, m(v))
    c.line(36, y, 578, y)
for x in X1 + [578]: c.line(x, top, x, y)
c.save()
save(N, [s, b], assetType="MULTIFAMILY", documentType="OPERATING_STATEMENT", author="s2", style="Tax-return-like form: numbered lines, properties A-D, plus balance sheets per books with inset (a)-(d) columns", hard=True)
