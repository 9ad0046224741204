"""AppFolio 'Income Statement - 12 Month' (PDF, landscape letter, fpdf2), one digit changed."""
import random
from tlib import *
from fpdf import FPDF
R = random.Random(2902)
F = "larkspur_court_income_statement_12_month.pdf"
M = ["Nov 2024", "Dec 2024"] + [m + " 2025" for m in "Jan Feb Mar Apr May Jun Jul Aug Sep Oct".split()]
s = St(M + ["Total"], derive=lambda v: v + [sum(v)])
def flat(b, sd=0, step=None, at=6): return [round(b + (step or 0) * (i >= at) + R.uniform(-sd, sd), 2) for i in range(12)]
def odd(p, lo, hi): return [round(R.uniform(lo, hi), 2) if R.random() < p else 0.0 for _ in range(12)]
def at(d): return [float(d.get(i, 0)) for i in range(12)]
s.H("Operating Income & Expense", ind=0)
s.H("Income", ind=1)
s.H("Rent Income", ind=2)
g = [s.L("Rent", [46310.0, 45985.5, 46122.0, 46720.0, 47015.0, 46480.75, 47890.0, 48105.0, 48340.0, 47655.0, 48610.0, 48795.0], ind=3),
     s.L("Section 8 / HAP", flat(4218.0, step=126.0, at=4), ind=3),
     s.L("Prepaid Rent Applied", at({0: 1245, 2: -1245, 7: 1310, 8: -655}), ind=3),
     s.L("Rent Concessions", [-v for v in at({0: 622.5, 1: 622.5, 9: 500})], ind=3)]
rent = s.S("Total Rent Income", g, ind=2)
s.H("Tenant Fees", ind=2)
g = [s.L("Application Fee Income", [45.0 * R.randint(0, 6) for _ in range(12)], ind=3),
     s.L("Late Fee", [50.0 * R.randint(1, 7) for _ in range(12)], ind=3),
     s.L("NSF Fee", [25.0 * (R.random() < .3) for _ in range(12)], ind=3),
     s.L("Pet Rent", [35.0 * k for k in (13, 13, 13, 14, 14, 15, 15, 15, 14, 14, 14, 16)], ind=3),
     s.L("Lease Break Fee", at({5: 2490.0}), ind=3),
     s.L("Resident Benefits Package", [27.5 * k for k in (30, 30, 31, 31, 32, 32, 33, 33, 34, 34, 34, 35)], ind=3)]
fees = s.S("Total Tenant Fees", g, ind=2)
rubs = s.L("Utility Reimbursement - RUBS", flat(2485, 140), ind=2)
laun = s.L("Laundry Income", [0, 0, 611.25, 0, 0, 587.5, 0, 0, 640.75, 0, 0, 598.0], ind=2)
gar = s.L("Garage / Storage Rent", flat(675, step=75, at=5), ind=2)
dep = s.L("Forfeited Security Deposits", at({3: 450, 5: 995, 10: 318.62}), ind=2)
inc = s.T("Total Operating Income", [rent, fees, rubs, laun, gar, dep], ind=1)
s.H("Expense", ind=1)
tot = [sum(s.rows[k]["v"][i] for k in (rent, fees, rubs, laun, gar, dep)) for i in range(12)]
ex = []
def grp(n, lines):
    s.H(n, ind=2); k = [s.L(a, v, ind=3) for a, v in lines]; ex.append(s.S("Total " + n, k, ind=2))
grp("Property Management", [("Management Fee", [round(.06 * t, 2) for t in tot]), ("Leasing Fee", [350.0 * R.randint(0, 3) for _ in range(12)]),
    ("Lease Renewal Fee", [75.0 * R.randint(0, 5) for _ in range(12)])])
grp("Cleaning and Maintenance", [("General Maintenance Labor", flat(3140, 720)), ("Cleaning - Turnover", odd(.6, 180, 640)),
    ("Landscaping", [310.0, 310.0, 310.0, 310.0, 685.0, 685.0, 685.0, 685.0, 685.0, 685.0, 685.0, 685.0]), ("Snow Removal", at({1: 420, 2: 980.0, 3: 560})),
    ("Pest Control", [142.0] * 12), ("Carpet Cleaning / Repair", odd(.45, 120, 390))])
grp("Repairs", [("Plumbing", odd(.8, 140, 1450)), ("Electrical", odd(.4, 95, 620)), ("HVAC (Heat, Ventilation, Air)", odd(.5, 160, 1980)),
    ("Appliance Repair", odd(.55, 85, 410)), ("Roof / Gutter", at({4: 1875.0})), ("Key / Lock Replacement", odd(.35, 22, 130)), ("Painting", odd(.6, 250, 980))])
ex.append(s.L("Insurance - Property", [1566.42] * 6 + [1731.08] * 6, ind=2))
ex.append(s.L("Advertising & Marketing", flat(189, 0), ind=2))
ex.append(s.L("Legal and Eviction", odd(.3, 210, 875), ind=2))
ex.append(s.L("Office / Software (Portal Fees)", flat(57.6, 3), ind=2))
ex.append(s.L("Property Tax", at({1: 16287.44, 7: 16287.43}), ind=2))
grp("Utilities", [("Electricity - Common", flat(418, 95)), ("Gas", [612.18, 890.40, 1011.77, 956.02, 701.35, 433.9, 268.11, 177.5, 151.92, 149.06, 166.6, 304.81]),
    ("Water & Sewer", flat(1820, 210)), ("Garbage and Recycling", [598.75] * 8 + [622.7] * 4), ("Internet", [99.99] * 12)])
tex = s.T("Total Operating Expense", ex, ind=1)
noi = s.T("NOI - Net Operating Income", [inc, tex], [1, -1], ind=0)
s.H("Other Income & Expense", ind=0)
s.H("Other Income", ind=1)
oi = s.L("Interest on Bank Accounts", flat(6.2, 1.6), ind=2)
toi = s.S("Total Other Income", [oi], ind=1)
s.H("Other Expense", ind=1)
oe = [s.L("Capital Expense - Flooring", odd(.35, 1500, 3800), ind=2), s.L("Capital Expense - Boiler", at({3: 11460.0}), ind=2),
      s.L("Mortgage Interest", [round(10412.55 - 31.4 * i, 2) for i in range(12)], ind=2)]
toe = s.S("Total Other Expense", oe, ind=1)
noie = s.S("Net Other Income", [toi, toe], [1, -1], ind=0)
ti = s.T("Total Income", [inc, toi], ind=0)
te = s.T("Total Expense", [tex, toe], ind=0)
ni = s.T("Net Income", [noi, noie], ind=0)
s.key = dict(total_income=inc, total_operating_expenses=tex, noi=noi, net_income=ni)
# planted: Water & Sewer, one digit of Apr 2025
w = next(i for i, r in enumerate(s.rows) if r["label"] == "Water & Sewer"); old = s.rows[w]["v"][5]
new = round(old + (600 if int(old / 100) % 10 < 4 else -300), 2); s.rows[w]["v"][5] = new
s.planted = dict(what=f"row {w} 'Water & Sewer' Apr 2025 printed {new:.2f} instead of {old:.2f}; row total and subtotal keep the right amount", kind="digit_changed")

class P(FPDF):
    def header(self):
        if self.page_no() == 1:
            self.set_font("helvetica", "B", 13); self.cell(0, 16, "Income Statement - 12 Month", new_x="LMARGIN", new_y="NEXT")
            self.set_font("helvetica", "", 7)
            for t in ("Timberline Residential Management, LLC", "Properties: Larkspur Court Apartments - 2210 W. Larkspur St. Boise, ID 83705", "Owned By: Larkspur Court Investors LP",
                      "Period Range: Nov 2024 to Oct 2025", "Accounting Basis: Cash", "Additional Account Types: None", "GL Account Map: None - use master chart of accounts",
                      "Level of Detail: Detail View"):
                if ":" in t:
                    a, b = t.split(":", 1); self.set_font("helvetica", "B", 7); self.cell(self.get_string_width(a + ": ") + 2, 9.5, a + ":"); self.set_font("helvetica", "", 7)
                    self.cell(0, 9.5, b.strip(), new_x="LMARGIN", new_y="NEXT")
                else: self.cell(0, 9.5, t, new_x="LMARGIN", new_y="NEXT")
            self.ln(6)
        self.set_font("helvetica", "B", 6.2); self.set_fill_color(238); y = self.get_y()
        self.rect(24, y, 744, 14, "F"); self.cell(118, 14, "Account Name")
        for m in s.columns: self.cell(48.15, 14, m, align="R")
        self.ln(16)
    def footer(self):
        self.set_y(-24); self.set_font("helvetica", "", 6.5); self.cell(300, 10, "Created on 11/14/2025"); self.cell(0, 10, f"Page {self.page_no()}", align="R")
p = P("L", "pt", "Letter"); p.set_margins(24, 24, 24); p.set_auto_page_break(True, 32); p.add_page()
for r in s.rows:
    b = "B" if r["items"] or not r["v"] else ""
    big = r["t"] == "TOTAL"
    p.set_font("helvetica", b, 6.2); y = p.get_y()
    if y > 568: p.add_page(); y = p.get_y(); p.set_font("helvetica", b, 6.2)
    p.set_x(24 + 6 * r["x"]["ind"]); p.cell(118 - 6 * r["x"]["ind"], 10, r["label"])
    if r["v"]:
        if r["items"]: p.set_line_width(.4); p.line(146, y + .5, 768, y + .5)
        for v in r["v"]: p.cell(48.15, 10, "{:,.2f}".format(v), align="R")
    p.ln(10.4)
    if big: p.ln(4)
p.output(os.path.join(DOC, F))
save(F, [s.truth("Income Statement - 12 Month", "Larkspur Court Apartments", "2024-11-01", "2025-10-31")], [s],
     assetType="MULTIFAMILY", documentType="OPERATING_STATEMENT_T12", author="AppFolio, third-party manager", style="AppFolio income statement 12 month, landscape, 6pt, header per page", hard="deep nesting, total income/total expense after other items, planted digit")
