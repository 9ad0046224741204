"""Balance sheet of a borrowing entity as compiled by an accountant, PDF, two pages, Times, accounting underlines."""
from common import Book, DOCS
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
F = "Larkspur_MOB_Holdings_balance_sheet.pdf"
b = Book(2)
b.head("ASSETS"); b.head("CURRENT ASSETS")
ca = [b.line("Cash and cash equivalents", [684217, 531906]), b.line("Tenant receivables, net of allowance of $14,500 and $9,800", [97384, 121650]), b.line("Prepaid insurance and expenses", [58112, 49775]), b.line("Due from affiliate", [25000, None])]
CA = b.total("Total current assets", ca)
b.head("RESTRICTED CASH")
rc = [b.line("Real estate tax and insurance escrow", [203866, 188410]), b.line("Replacement reserve", [146720, 118395]), b.line("Tenant improvement and leasing reserve", [412385, 337540])]
RC = b.total("Total restricted cash", rc)
b.head("PROPERTY AND EQUIPMENT, at cost")
pe = [b.line("Land", [2850000, 2850000]), b.line("Building and improvements", [18634912, 18412087]), b.line("Tenant improvements", [1972458, 1648303]), b.line("Furniture and equipment", [86240, 86240])]
PG = b.total("Total property and equipment, at cost", pe)
ad = b.line("Less accumulated depreciation", [-4218336, -3561907])
PN = b.total("Net property and equipment", [PG, ad])
b.head("OTHER ASSETS")
oa = [b.line("Deferred leasing costs, net", [318094, 352771]), b.line("Straight-line rent receivable", [266435, 241008]), b.line("Utility and other deposits", [11400, 11400])]
OA = b.total("Total other assets", oa)
TA = b.total("TOTAL ASSETS", [CA, RC, PN, OA], kind="TOTAL")
b.head("LIABILITIES AND MEMBERS' EQUITY"); b.head("CURRENT LIABILITIES")
cl = [b.line("Current maturities of mortgage note payable", [342816, 325504]), b.line("Accounts payable", [71206, 94833]), b.line("Accrued real estate taxes", [187940, 179225]), b.line("Accrued interest", [58093, 59612]), b.line("Prepaid rents", [44618, 37290])]
CL = b.total("Total current liabilities", cl)
b.head("LONG-TERM LIABILITIES")
ll = [b.line("Mortgage note payable, less current maturities", [12846577, 13189393]), b.line("Less unamortized loan costs", [-154210, -183915]), b.line("Tenant security deposits", [168350, 159700]), b.line("Note payable - member", [400000, 400000])]
LL = b.total("Total long-term liabilities", ll)
TL = b.total("Total liabilities", [CL, LL])
b.head("MEMBERS' EQUITY")
ta, tl = b.v(TA), b.v(TL); eq = [ta[i]-tl[i] for i in (0, 1)]
ni = [612874, 548219]; di = [-550000, -475000]; con = [5250000, 5250000]
re_ = [eq[i]-con[i]-ni[i]-di[i] for i in (0, 1)]
# roll forward: accumulated earnings at start of 2024 = prior accumulated + prior income + prior distributions
want = re_[1]+ni[1]+di[1]; fix = want-re_[0]; ni[0] -= 0
con[0] += -(fix)  # additional 2024 contribution (or return) closes the roll-forward
re_[0] = want
me = [b.line("Members' capital contributions", con), b.line("Accumulated earnings, beginning of year", re_), b.line("Net income for the year", ni), b.line("Distributions to members", di)]
TE = b.total("Total members' equity", me)
TT = b.total("TOTAL LIABILITIES AND MEMBERS' EQUITY", [TL, TE], kind="TOTAL")
assert b.v(TT) == b.v(TA); print("equity", con, re_, eq)
# planted: one digit changed in the printed 2023 column
truth_val = b.rows[pe[2]]["values"][1]; b.rows[pe[2]]["values"] = [1972458, 1643803]
planted = {"what": "Tenant improvements, December 31, 2023: printed 1,643,803 where the total was added with 1,648,303 (digits transposed)", "kind": "digit_changed"}
assert truth_val == 1648303
c = canvas.Canvas(str(DOCS/F), pagesize=letter); W, H = letter; X1, X2 = 448, 540
def top(cont=False):
    y = H-72
    for t, fn, s in [("LARKSPUR MOB HOLDINGS, LLC", "Times-Bold", 12), ("BALANCE SHEETS" + (" (Continued)" if cont else ""), "Times-Bold", 12), ("December 31, 2024 and 2023", "Times-Roman", 11)]:
        c.setFont(fn, s); c.drawCentredString(W/2, y, t); y -= 15
    c.setLineWidth(1.2); c.line(72, y+3, 540, y+3); y -= 18
    c.setFont("Times-Bold", 10.5); 
    for x, t in ((X1, "2024"), (X2, "2023")): c.drawCentredString(x-34, y, t); c.setLineWidth(.5); c.line(x-68, y-3, x, y-3)
    return y-20
def foot(n):
    c.setFont("Times-Italic", 9); c.drawCentredString(W/2, 62, "See accompanying notes and independent accountant's compilation report."); c.setFont("Times-Roman", 9.5); c.drawCentredString(W/2, 40, f"- {n} -")
num = lambda v: "-" if v is None else (f"{v:,}" if v >= 0 else f"({-v:,})")
y = top(); first = {ca[0], TA, cl[0], TT}
for i, r in enumerate(b.rows):
    if r["label"] == "LIABILITIES AND MEMBERS' EQUITY": foot(3); c.showPage(); y = top(True)
    big = r["label"] in ("ASSETS", "LIABILITIES AND MEMBERS' EQUITY")
    if r["rowType"] == "HEADING":
        c.setFont("Times-Bold" if big else "Times-Roman", 10.5)
        if not big: y -= 4
        (c.drawCentredString(W/2-40, y, r["label"]) if big else c.drawString(72, y, r["label"])); y -= 15; continue
    tt = r["rowType"] != "LINE"; c.setFont("Times-Bold" if r["rowType"] == "TOTAL" else "Times-Roman", 10.5)
    ind = 0 if r["rowType"] == "TOTAL" else (28 if tt else 14)
    if tt:
        for x in (X1, X2): c.setLineWidth(.5); c.line(x-68, y+11, x, y+11)
    c.drawString(72+ind, y, r["label"])
    for x, v in ((X1, r["values"][0]), (X2, r["values"][1])):
        s = num(v); c.drawRightString(x+(3.5 if s.endswith(")") else 0), y, s)
        if i in first: c.drawString(x-68, y, "$")
        if i in (TA, TT): c.line(x-68, y-3, x, y-3); c.line(x-68, y-5, x, y-5)
    y -= 15 if not tt else 19
foot(4); c.save()
b.save(F, "BALANCE SHEETS", "Larkspur MOB Holdings, LLC", ["2024", "2023"], {"total_assets": TA, "total_liabilities": TL, "total_equity": TE, "net_income": me[2]}, "OFFICE", "BALANCE_SHEET",
       "accountant's compiled comparative balance sheet, two pages, Times, double rules", None, "2024-12-31", planted=planted, hard=False)
