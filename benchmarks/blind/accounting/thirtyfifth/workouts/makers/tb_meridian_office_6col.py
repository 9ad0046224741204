"""Office building, bookkeeper's six-column trial balance (opening Dr/Cr, period Dr/Cr, closing Dr/Cr), landscape legal PDF, grouped header, section subtotals, blanks for nil. Planted: one subtotal wrong."""
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import legal, landscape
from common import *
S = [("CURRENT ASSETS", [("101-00","Cash - Lockbox (Lender Controlled)",184.22,412600.18,411950.00),("101-10","Cash - Operating",22018.90,198340.00,None),("112-00","Tenant Receivables",264118.44,331908.75,307415.18),("112-90","Allowance - Uncollectible Tenants",-118000,0,22500),("113-00","Straight-Line Rent Receivable",486220.00,0,9118.00),("118-00","Prepaid Insurance",40210.50,0,13403.50),("119-00","Escrows Held by Servicer",311602.71,96500.00,148211.09)]),
     ("FIXED ASSETS", [("151-00","Land",3150000,0,0),("152-00","Building & Garage",21480000,0,0),("153-00","Tenant Improvements",3904417.80,62150.00,0),("154-00","Leasing Commissions",1128340.15,18775.44,0),("159-00","Accum. Depreciation & Amortization",-9641802,0,269300)]),
     ("LIABILITIES", [("201-00","Accounts Payable - Trade",-141877.26,166209.81,189054.33),("205-00","Accrued Expenses",-63500,63500,71240),("207-00","Accrued Real Estate Taxes",-296422.18,148211.09,111100.00),("210-00","Tenant Security Deposits",-188630.25,12500,0),("215-00","Prepaid Rents",-47219.36,47219.36,28830.12),("221-00","Accrued Interest - Senior Loan",-391562.50,0,293671.88),("250-00","Mortgage Note Payable",-22375000,0,0),("255-00","Protective Advances Due Servicer",-84617.30,0,148211.09)]),
     ("MEMBERS' EQUITY", [("301-00","Capital - Class A",-5400000,0,0),("305-00","Distributions to Date",2210000,0,0),("309-00","Accumulated Deficit",None,0,0)]),
     ("REVENUE", [("401-00","Base Rent",-571233.00,4180.00,281940.55),("402-00","Straight-Line Adjustment",18236.00,9118.00,0),("405-00","Expense Recoveries",-66118.20,0,33804.20),("407-00","Parking - Monthly & Transient",-41906.00,0,20411.00),("409-00","Antenna & Roof License",-7200,0,3600),("412-00","After-Hours HVAC",-2945.00,0,1267.50)]),
     ("OPERATING EXPENSES", [("501-00","Janitorial",37210.00,18605.00,0),("502-00","Electricity",70418.93,36127.40,0),("503-00","Chilled Water / Gas",21806.11,9940.72,0),("504-00","Water & Sewer",7214.48,3390.15,0),("506-00","Engineering Payroll",49226.80,24613.40,0),("508-00","Security Guard Service",29360.00,14680.00,0),("510-00","Elevator Contract",9740.00,4870.00,0),("511-00","Repairs - General Building",26318.75,17442.36,1150.00),("514-00","Landscape & Snow",8300.00,2450.00,0),("520-00","Management Fee - 3%",20217.60,10231.45,0),("522-00","Administrative & Legal",31004.10,27866.20,0),("530-00","Property Insurance",26807.00,13403.50,0),("532-00","Real Estate Taxes",222200.00,111100.00,0),("535-00","Bad Debt",45000.00,22500.00,0)]),
     ("DEBT SERVICE & NON-CASH", [("601-00","Interest - Senior Loan (Contract)",253765.62,126882.81,0),("602-00","Interest - Default Rate",137796.88,166789.07,0),("610-00","Depreciation & Amortization",538600,269300,0)])]
al = [a for _, ls in S for a in ls]
plug = r2(-sum(a[2] for a in al if a[2] is not None)); cc = r2(sum(a[3] for a in al) - sum(a[4] for a in al if a[4] is not None)); print(plug, cc)
assert cc > 0
KS = ["open_dr", "open_cr", "debit", "credit", "close_dr", "close_cr"]
rows = []; totals = []; lay = []
for h, ls in S:
    g = []
    for code, nm, o, d, c in ls:
        o = plug if o is None else o; c = cc if c is None else c; e = r2(o + d - c)
        g.append({"account": code, "name": nm, "open_dr": o if o > 0 else None, "open_cr": -o if o < 0 else None, "debit": d or None, "credit": c or None, "close_dr": e if e > 0 else None, "close_cr": -e if e < 0 else None})
    s = {"label": "Total " + h.title().replace("'S", "'s"), **{k: r2(sum(r[k] or 0 for r in g)) or None for k in KS}}
    lay.append((h, g, s)); rows += g; totals.append(s)
G = {"label": "TRIAL BALANCE TOTALS", **{k: r2(sum(r[k] or 0 for r in rows)) for k in KS}}; totals.append(G)
assert G["open_dr"] == G["open_cr"] and G["debit"] == G["credit"] and G["close_dr"] == G["close_cr"]
ex = totals[5]; true = ex["debit"]; ex["debit"] = r2(true + 9000); print(true, ex)

F = "tb_meridian_office_6col.pdf"; W, H = landscape(legal); c = canvas.Canvas(doc(F), pagesize=(W, H), invariant=1)
X = dict(zip(KS, (445, 545, 645, 745, 855, 960)))
pg = 0
def head():
    global pg; pg += 1
    c.setFont("Times-Bold", 14); c.drawString(40, H-40, "Meridian Plaza Holdings, LLC"); c.setFont("Times-Roman", 10)
    c.drawString(40, H-54, "Working Trial Balance - two months ended June 30, 2025 (unaudited)"); c.drawRightString(W-40, H-40, f"Schedule TB-{pg}"); c.drawRightString(W-40, H-54, "Prepared: lk   Reviewed: ____")
    y = H-80; c.setFont("Times-Bold", 9.5)
    for a, b, t in (("open_dr","open_cr","Balance April 30, 2025"),("debit","credit","May - June Activity"),("close_dr","close_cr","Balance June 30, 2025")):
        c.drawCentredString((X[a]-70+X[b])/2, y, t); c.setLineWidth(.6); c.line(X[a]-68, y-3, X[b]+2, y-3)
    for k in KS: c.drawRightString(X[k], y-14, "Debit" if k in ("open_dr","debit","close_dr") else "Credit")
    c.drawString(44, y-14, "Acct."); c.drawString(95, y-14, "Description"); c.line(40, y-18, W-40, y-18)
    return y-32
def vlines(y0, y1):
    c.setLineWidth(.25); c.setStrokeGray(.6)
    for k in KS: c.line(X[k]-88 if k != "open_dr" else X[k]-78, y0, X[k]-88 if k != "open_dr" else X[k]-78, y1)
    c.setStrokeGray(0)
y = head(); ytop = y+14
for h, g, s in lay:
    if y - 13*(len(g)+2) < 40: vlines(ytop, y+8); c.showPage(); y = head(); ytop = y+14
    c.setFont("Times-Bold", 9.5); c.drawString(44, y, h); y -= 13
    c.setFont("Times-Roman", 9.5)
    for r in g:
        c.drawString(44, y, r["account"]); c.drawString(95, y, r["name"])
        for k in KS: c.drawRightString(X[k], y, acc(r[k]))
        y -= 12.5
    c.setFont("Times-Italic", 9.5); c.drawString(95, y, s["label"]); c.setLineWidth(.4)
    for k in KS:
        if s[k]: c.line(X[k]-68, y+9.5, X[k]+2, y+9.5); c.drawRightString(X[k], y, acc(s[k]))
    y -= 19
c.setFont("Times-Bold", 10); c.drawString(95, y-3, G["label"]); c.setLineWidth(.8)
for k in KS:
    c.line(X[k]-76, y+9, X[k]+2, y+9); c.drawRightString(X[k], y-3, acc(G[k])); c.line(X[k]-76, y-7, X[k]+2, y-7); c.line(X[k]-76, y-9, X[k]+2, y-9)
vlines(ytop, y-9); c.save()
save(F, "TB", "OFFICE", "six-column Dr/Cr working TB, landscape legal, grouped header, section subtotals, blanks for nil", KS, rows, totals,
     planted={"what": f"subtotal {ex['label']} activity debit printed {ex['debit']}, true {true}", "kind": "total_wrong"}, hard=True)
