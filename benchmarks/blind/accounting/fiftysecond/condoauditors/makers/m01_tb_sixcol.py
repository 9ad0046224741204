"""TB 1: six-column trial balance by account group, Sage Intacct manner, landscape letter PDF."""
import random
from reportlab.lib.pagesizes import letter, landscape
from reportlab.pdfgen import canvas
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
import truthio as T
SEED = 52101
FILE = "pelican_bluff_tb_fy2025.pdf"
L = "/usr/share/fonts/truetype/liberation/"
pdfmetrics.registerFont(TTFont("LN", L + "LiberationSansNarrow-Regular.ttf"))
pdfmetrics.registerFont(TTFont("LNB", L + "LiberationSansNarrow-Bold.ttf"))
pdfmetrics.registerFont(TTFont("LNI", L + "LiberationSansNarrow-Italic.ttf"))

# (acct, title, opening in dollars (+dr), kind of activity, scale)
A = [
("ASSETS", [
 ("10100", "Cash - Operating (Gulf Heritage Bank x4471)", 412883, "cash", 0),
 ("10120", "Cash - Payroll Imprest", 15000, "both", 418000),
 ("10140", "Cash - Security Deposit Trust", 131450, "both", 38000),
 ("10200", "Petty Cash", 500, "none", 0),
 ("11000", "Tenant Receivables", 41877, "both", 4812000),
 ("11050", "Allowance for Doubtful Accounts", -22500, "crd", 18300),
 ("11200", "Subsidy Receivable - Housing Authority", 6120, "both", 148000),
 ("11900", "Due from Affiliate - Pelican Bluff II", 0, "dr", 27400),
 ("12100", "Escrow - Real Estate Taxes", 188340, "both", 402000),
 ("12120", "Escrow - Insurance", 94210, "both", 288000),
 ("12140", "Replacement Reserve", 306775, "both", 91000),
 ("13000", "Prepaid Insurance", 66908, "both", 283000),
 ("13050", "Prepaid Expenses - Other", 8440, "both", 19600),
 ("15000", "Land", 3250000, "none", 0),
 ("15100", "Buildings", 24118600, "none", 0),
 ("15200", "Building Improvements", 1684230, "dr", 214600),
 ("15300", "Furniture, Fixtures & Equipment", 987410, "dr", 88350),
 ("15900", "Accumulated Depreciation", -7744812, "cr", 982000),
 ("16500", "Interest Rate Cap, at fair value", 118200, "cr", 71900)]),
("LIABILITIES", [
 ("20100", "Accounts Payable - Trade", -87450, "both", 1290000),
 ("20150", "Accrued Expenses", -38800, "both", 131000),
 ("20200", "Accrued Interest Payable", -81933, "both", 981000),
 ("20300", "Accrued Real Estate Taxes", 0, "both", 402400),
 ("20500", "Due to Manager - Management Fee", -12266, "both", 147000),
 ("21000", "Tenant Security Deposits", -129900, "both", 41000),
 ("21100", "Prepaid Rents", -31265, "both", 262000),
 ("21200", "Deferred Cable / Bulk Internet Revenue", -48000, "dr", 12000),
 ("25000", "Mortgage Note Payable - Senior", -17850000, "dr", 342000),
 ("25090", "Unamortized Debt Issuance Costs", 241600, "cr", 48320)]),
("MEMBERS' EQUITY", [
 ("30100", "Capital - PB Sponsor Member, LLC", -1050000, "none", 0),
 ("30200", "Capital - Investor Members", -9450000, "none", 0),
 ("30500", "Distributions", 2410000, "dist", 0),
 ("30900", "Accumulated (Earnings) Deficit", "plug", "none", 0)]),
("REVENUE", [
 ("40100", "Gross Potential Rent", 0, "cr", 4934000),
 ("40200", "Loss / Gain to Lease", 0, "dr", 182400),
 ("40300", "Vacancy Loss", 0, "dr", 271500),
 ("40320", "Concessions", 0, "dr", 66120),
 ("40340", "Model & Employee Unit Allowance", 0, "dr", 38400),
 ("40360", "Bad Debt Expense", 0, "dr", 57800),
 ("41100", "Late & NSF Fees", 0, "cr", 41250),
 ("41120", "Application & Admin Fees", 0, "cr", 58300),
 ("41140", "Pet Rent & Fees", 0, "cr", 49700),
 ("41160", "Utility Reimbursements (RUBS)", 0, "cr", 233000),
 ("41180", "Garage & Storage Rental", 0, "cr", 61400),
 ("41900", "Interest Income", 0, "cr", 5210)]),
("EXPENSES", [
 ("50100", "Salaries - Administrative", 0, "drc", 214300),
 ("50120", "Salaries - Maintenance", 0, "drc", 231800),
 ("50180", "Payroll Taxes & Benefits", 0, "drc", 101200),
 ("51100", "Repairs & Maintenance", 0, "drc", 148600),
 ("51140", "Turnover / Make-Ready", 0, "drc", 92100),
 ("51180", "Landscaping & Grounds", 0, "dr", 64800),
 ("51200", "Pest Control", 0, "dr", 13320),
 ("52100", "Electricity - Common & Vacant", 0, "dr", 88700),
 ("52120", "Water & Sewer", 0, "dr", 196400),
 ("52140", "Trash Removal", 0, "dr", 43900),
 ("53100", "Advertising & Marketing", 0, "drc", 61500),
 ("54100", "Professional Fees - Audit & Tax", 0, "dr", 28750),
 ("54120", "Legal & Evictions", 0, "dr", 19400),
 ("54140", "Software & Telephone", 0, "dr", 37600),
 ("55100", "Management Fee", 0, "dr", 147100),
 ("56100", "Real Estate Taxes", 0, "dr", 402300),
 ("56200", "Property & Liability Insurance", 0, "dr", 281400),
 ("57100", "Interest Expense - Mortgage", 0, "dr", 978600),
 ("57120", "Amortization of Debt Issuance Costs", 0, "dr", 48320),
 ("57140", "Change in Fair Value of Rate Cap", 0, "dr", 71900),
 ("58100", "Depreciation", 0, "dr", 982000)]),
]

def data():
    r = random.Random(SEED)
    c = lambda x: int(round(x * 100 * r.uniform(.97, 1.03)))
    rows = []
    for g, L_ in A:
        for a, n, o, k, s in L_:
            op = o if o == "plug" else (int(o * 100 + (r.randint(0, 99) if o and o % 500 else 0)))
            d = cr = 0
            if k == "both": d, cr = c(s), c(s)
            if k == "dr": d = c(s)
            if k == "cr": cr = c(s)
            if k == "drc": d, cr = c(s), c(s * .018)
            if k == "crd": d, cr = c(s), c(s * 1.2)
            rows.append(dict(g=g, a=a, n=n, o=op, d=d, c=cr, k=k))
    byA = {x["a"]: x for x in rows}
    byA["57140"]["d"] = byA["16500"]["c"]; byA["57120"]["d"] = byA["25090"]["c"]; byA["58100"]["d"] = byA["15900"]["c"]
    s = sum(x["o"] for x in rows if x["o"] != "plug")
    byA["30900"]["o"] = -s
    byA["10100"]["c"] = 505233817
    net = sum(x["d"] - x["c"] for x in rows)
    # cash moves by a known amount; distributions are what is left
    byA["10100"]["d"] = byA["10100"]["c"] + 6412209
    net += byA["10100"]["d"]
    assert net < 0, net
    byA["30500"]["d"] = -net
    assert sum(x["d"] for x in rows) == sum(x["c"] for x in rows)
    for x in rows:
        x["e"] = x["o"] + x["d"] - x["c"]
    return rows

def six(x):
    o, e = x["o"], x["e"]
    v = [o if o > 0 else 0, -o if o < 0 else 0, x["d"], x["c"], e if e > 0 else 0, -e if e < 0 else 0]
    return [i / 100 for i in v]

K = ["open_dr", "open_cr", "debit", "credit", "close_dr", "close_cr"]

def make():
    rows = data()
    W, H = landscape(letter)
    c = canvas.Canvas(T.DOC + "/" + FILE, pagesize=(W, H), invariant=1)
    X = [330, 411, 492, 573, 654, 742]
    f = lambda v: f"{v:,.2f}" if v else ""
    page = [0]
    def head():
        page[0] += 1
        c.setFont("LNB", 14); c.setFillGray(.15); c.drawString(50, H - 44, "Pelican Bluff Apartments, LLC")
        c.setFont("LN", 11); c.drawString(50, H - 59, "Trial balance - opening, activity and closing")
        c.setFont("LN", 8)
        c.drawRightString(742, H - 40, "Location: 114--Pelican Bluff")
        c.drawRightString(742, H - 50, "Reporting book: Accrual")
        c.drawRightString(742, H - 60, "Period: 01/01/2025 to 12/31/2025")
        y = H - 74
        c.setFillColorRGB(.17, .33, .38); c.rect(46, y - 27, 700, 28, stroke=0, fill=1)
        c.setFillGray(1); c.setFont("LNB", 8.5)
        for i, t in enumerate(["Opening balance", "Activity", "Closing balance"]):
            c.drawCentredString((X[2*i] + X[2*i+1]) / 2 - 28, y - 10, t)
            c.setStrokeGray(.8); c.setLineWidth(.4); c.line(X[2*i] - 62, y - 13, X[2*i+1], y - 13)
        c.drawString(50, y - 22, "Account no."); c.drawString(100, y - 22, "Account title")
        for i, t in enumerate(["Debit", "Credit"] * 3):
            c.drawRightString(X[i], y - 22, t)
        c.setFillGray(0)
        c.setFont("LNI", 7.5); c.drawString(50, 26, "Created on 02/03/2026 9:14 AM CST  |  Basis: accrual  |  Includes unposted? No")
        c.drawRightString(742, 26, f"Page {page[0]}")
        return y - 41
    y = head(); last = None; tr = []; tot = []; n = 0
    def line(vals, font, size=8):
        c.setFont(font, size)
        for x, v in zip(X, vals):
            c.drawRightString(x, y, f(v))
    groups = [g for g, _ in A]
    for g in groups:
        G = [x for x in rows if x["g"] == g]
        if y < 100:
            c.showPage(); y = head()
        c.setFont("LNB", 9); c.drawString(50, y, g.title().replace("'S", "'s")); y -= 13
        for x in G:
            if y < 52:
                c.showPage(); y = head()
                c.setFont("LNB", 9); c.drawString(50, y, g.title().replace("'S", "'s") + " (continued)"); y -= 13
            n += 1
            if n % 2 == 0:
                c.setFillGray(.945); c.rect(46, y - 3.2, 700, 12, stroke=0, fill=1); c.setFillGray(0)
            v = six(x)
            c.setFont("LN", 8.3); c.drawString(50, y, x["a"]); c.drawString(100, y, x["n"])
            line(v, "LN", 8.3); y -= 12.2
            tr.append(dict(account=x["a"], name=x["n"], **{k: q for k, q in zip(K, v) if q}))
        s = [round(sum(six(x)[i] for x in G), 2) for i in range(6)]
        c.setLineWidth(.5); c.setStrokeGray(.3); c.line(262, y + 8.6, 742, y + 8.6)
        lab = "Total " + g.lower().replace("members' ", "members' ")
        c.setFont("LNB", 8.3); c.drawString(100, y - 1, lab); y -= 1; line(s, "LNB", 8.3)
        tot.append(dict(label=lab, **{k: q for k, q in zip(K, s) if q})); y -= 20
    if y < 70:
        c.showPage(); y = head()
    s = [round(sum(six(x)[i] for x in rows), 2) for i in range(6)]
    assert s[0] == s[1] and s[2] == s[3] and s[4] == s[5]
    c.setLineWidth(1); c.setStrokeGray(0); c.line(46, y + 10, 746, y + 10)
    c.setFont("LNB", 9); c.drawString(50, y, "Report total"); line(s, "LNB", 8.5)
    c.setLineWidth(.5); c.line(262, y - 4, 742, y - 4); c.line(262, y - 6, 742, y - 6)
    tot.append(dict(label="Report total", **dict(zip(K, s))))
    c.save()
    T.write(FILE, "TB", K, tr, tot)
    return dict(file=FILE, kind="TB", style="Sage Intacct manner: opening/activity/closing debit-credit pairs, account groups with subtotals, landscape, 3 pages", hard="six numeric columns under group heads, blanks for zero, groups continued over pages")

if __name__ == "__main__":
    print(make())
