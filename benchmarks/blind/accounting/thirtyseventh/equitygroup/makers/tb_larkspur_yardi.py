# Yardi Voyager style trial balance, office, PDF portrait
import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
R = random.Random(38101)
A = [
("1105-0000","Petty Cash",500.00),("1110-0100","Cash - Operating",684219.37),("1110-0300","Cash - Security Deposits",88412.50),
("1120-0000","Cash - Sweep Clearing",0.0),
("1150-0000","A/R - Tenants",142865.18),("1150-0500","A/R - Unbilled Escalations and Operating Expense Recoveries",61250.00),
("1155-0000","Allowance for Doubtful Accounts",-18500.00),("1160-0000","Deferred Rent Receivable (Straight-Line)",1208644.91),
("1210-0000","Prepaid Insurance",64183.35),("1220-0000","Prepaid Expenses - Other",11940.60),("1230-0000","Utility Deposits",7500.00),
("1310-0000","Land",6850000.00),("1320-0000","Building",31462780.44),("1325-0000","Building Improvements",2718093.27),
("1330-0000","Construction in Progress",194377.80),("1340-0000","Tenant Improvements",4406218.55),("1350-0000","Furniture, Fixtures & Equipment",87114.02),
("1390-0100","Accum. Depreciation - Building & Improvements",-7604881.12),("1390-0400","Accum. Amortization - Tenant Improvements",-1986340.09),
("1410-0000","Deferred Leasing Commissions",1517266.40),("1415-0000","Accum. Amortization - Leasing Commissions",-612908.73),
("2110-0000","Accounts Payable",-98127.44),("2115-0000","Accrued Expenses",-41655.00),("2118-0000","Retainage Payable",-19437.78),
("2120-0000","Accrued Real Estate Taxes",-142616.68),("2125-0000","Accrued Management Fees",-15022.41),
("2210-0000","Security Deposits Payable",-88412.50),("2220-0000","Prepaid Rents",-54710.26),("2240-0000","Due to Affiliate",0.0),
("3110-0000","Owner Contributions",0.0),("3120-0000","Owner Distributions",600000.00),("3800-0000","Retained Earnings",0.0),
("4110-0000","Base Rent - Office",-982440.36),("4115-0000","Base Rent - Storage",-8130.00),("4120-0000","Free Rent / Rent Abatements",37215.50),
("4130-0000","Straight-Line Rent Adjustment",-24619.88),("4210-0000","Operating Expense Recoveries - Current Year",-166802.74),
("4215-0000","Operating Expense Recoveries - Prior Year",0.0),("4220-0000","Real Estate Tax Recoveries",-71204.10),("4230-0000","Electric Submeter Income",-18433.62),
("4310-0000","Parking Income - Reserved",-22140.00),("4320-0000","Roof / Antenna License Income",-9000.00),("4390-0000","Late Fees and NSF Charges",-1275.00),
("4395-0000","After-Hours HVAC",-3862.50),("4410-0000","Interest Income",-411.09),
("5110-0000","Janitorial - Contract",48112.00),("5115-0000","Janitorial - Day Porter",9480.00),("5120-0000","Janitorial Supplies",4107.33),
("5130-0000","Trash Removal & Recycling",3914.20),("5135-0000","Window Washing",0.0),("5210-0000","Engineering Salaries",34628.40),
("5215-0000","Engineering Payroll Taxes & Benefits",10388.52),("5220-0000","HVAC Repairs & Maintenance",14276.18),("5225-0000","HVAC Service Contract",7150.00),
("5230-0000","Elevator Contract",6984.00),("5235-0000","Elevator Repairs",1140.00),("5240-0000","Electrical & Lighting",3281.96),
("5245-0000","Plumbing Repairs",2117.45),("5250-0000","Fire / Life Safety",4905.00),("5260-0000","Locks, Keys & Card Access",866.21),
("5310-0000","Electricity - Common Area",71404.82),("5320-0000","Natural Gas",12377.09),("5330-0000","Water & Sewer",6852.74),
("5410-0000","Landscaping Contract",5300.00),("5415-0000","Interior Plants",1190.00),("5420-0000","Snow & Ice Removal",11845.00),
("5430-0000","Parking Lot Sweeping",980.00),("5510-0000","Security Guard Contract",26640.00),("5520-0000","Security Systems Monitoring",1170.00),
("5610-0000","Management Fees",30277.36),("5620-0000","Property Office Salaries",21450.00),("5630-0000","Telephone & Internet",2208.14),
("5640-0000","Office Supplies & Postage",744.92),("5650-0000","Dues & Subscriptions",1385.00),("5660-0000","Tenant Relations",912.37),
("5710-0000","Real Estate Taxes",142616.68),("5720-0000","Property Insurance",21394.45),("5725-0000","General Liability Insurance",0.0),
("6110-0000","Legal Fees - Leasing",3640.00),("6115-0000","Legal Fees - Collections",1450.00),("6120-0000","Audit & Tax Preparation",6250.00),
("6130-0000","Appraisal Fees",0.0),("6140-0000","Bad Debt Expense",2500.00),("6150-0000","Marketing & Advertising",4812.60),
("7110-0000","Depreciation - Building & Improvements",146504.88),("7120-0000","Amortization - Tenant Improvements",91437.36),("7130-0000","Amortization - Leasing Commissions",31609.72)]
L = Ledger([(c+"#%d"%i if False else c, n, o) for i, (c, n, o) in enumerate(A)])
# distribution of contributions / retained earnings
L.open["3110-0000"] = -3915000000
L.plug("3800-0000")
j = L.je
AR="1150-0000"; AP="2110-0000"; C="1110-0100"
for acc, amt in [("4110-0000",494816.22),("4115-0000",4065.00),("4210-0000",83401.37),("4220-0000",35602.05),("4230-0000",9718.44),
                 ("4310-0000",11205.00),("4320-0000",4500.00),("4390-0000",425.00),("4395-0000",1687.50),("4215-0000",12406.93)]:
    j(AR, acc, amt)
j("4120-0000", AR, 14886.20); j("4390-0000", AR, 100.00)
j("1160-0000","4130-0000",12309.94)
j(C, AR, 611937.05); j("2220-0000", AR, 54710.26); j(C, "2220-0000", 49288.71)
j("2220-0000","2220-0000",0)
exp = {"5110-0000":24056,"5115-0000":4740,"5120-0000":1988.70,"5130-0000":1957.10,"5135-0000":6875,"5220-0000":5914.37,"5225-0000":3575,"5230-0000":3492,
 "5240-0000":1420.08,"5245-0000":638.90,"5250-0000":1215,"5260-0000":142.50,"5310-0000":33908.26,"5320-0000":4711.85,"5330-0000":3390.12,"5410-0000":2650,
 "5415-0000":595,"5420-0000":3260,"5430-0000":490,"5510-0000":13608,"5520-0000":585,"5630-0000":1104.07,"5640-0000":298.16,"5650-0000":95,"5660-0000":1238.44,
 "6110-0000":2215,"6130-0000":7500,"6150-0000":1675,"1330-0000":88415.20}
for k, v in exp.items(): j(k, AP, v)
j(AP,"5240-0000",212.66)     # vendor credit
j(AP, C, 231604.58)
for k, v in [("5210-0000",17314.20),("5215-0000",5194.26),("5620-0000",10725.0)]: j(k, C, v)
j("2125-0000", C, 15022.41); j("5610-0000","2125-0000",15316.98)
j("5710-0000","2120-0000",71308.34); j("5720-0000","1210-0000",10697.22)
j("2115-0000","5310-0000",18200.00); j("5310-0000","2115-0000",19450.00); j("6120-0000","2115-0000",3125.0)
j("1330-0000","2118-0000",9823.91)
j("6140-0000","1155-0000",1250.0); j("1155-0000",AR,4318.77)
j("7110-0000","1390-0100",73252.44); j("7120-0000","1390-0400",45718.68); j("7130-0000","1415-0000",15804.86)
j("1340-0000","1330-0000",112640.00)
j("3120-0000", C, 325000.00); j(C,"4410-0000",198.34); j(C,"1120-0000",611937.05); j("1120-0000",C,611937.05)
j("2210-0000","1110-0300",6120.00)
rows = []
for c in L.order:
    rows.append(dict(account=c, name=L.name[c], beginning=L.beg(c), debit=L.debit(c), credit=L.credit(c), ending=L.end(c)))
S = {k: round(sum(r[k] for r in rows), 2)+0.0 for k in ("beginning","debit","credit","ending")}
assert S["beginning"] == 0 and S["ending"] == 0 and S["debit"] == S["credit"], S
F = "tb_larkspur_pointe_0325.pdf"
c = canvas.Canvas(doc(F), pagesize=letter, invariant=1); W, H = letter
c.setTitle("Trial Balance"); X = [330, 410, 490, 576]
m = lambda v: f"{v:,.2f}"
def split(n, w):
    out, cur = [], ""
    for wd in n.split():
        t = (cur + " " + wd).strip()
        if c.stringWidth(t, "Helvetica", 7.6) > w: out.append(cur); cur = wd
        else: cur = t
    return out + [cur]
pages = []; cur = []; y = 0
LIM = 640
for r in rows:
    n = split(r["name"], 162); h = 11.2 + 8.6 * (len(n) - 1)
    if y + h > LIM: pages.append(cur); cur = []; y = 0
    cur.append((r, n, h)); y += h
pages.append(cur)
def head(p):
    c.setFont("Helvetica-Bold", 11); c.drawCentredString(W/2, H-40, "Larkspur Pointe Office Center (lpoint)")
    c.setFont("Helvetica-Bold", 10); c.drawCentredString(W/2, H-54, "Trial Balance")
    c.setFont("Helvetica", 8); c.drawCentredString(W/2, H-66, "Period = Mar 2025"); c.drawCentredString(W/2, H-76, "Book = Accrual ; Tree = ysi_tb")
    c.setFont("Helvetica-Bold", 7.6); yy = H-98
    for x, a, b in zip(X, ("Forward","","","Ending"), ("Balance","Debit","Credit","Balance")):
        c.drawRightString(x, yy, a); c.drawRightString(x, yy-9, b)
    c.line(36, yy-13, W-36, yy-13)
    c.setFont("Helvetica", 7); c.drawString(36, 28, "Tuesday, April 08, 2025"); c.drawCentredString(W/2, 28, "09:14 AM"); c.drawRightString(W-36, 28, f"Page {p} of {len(pages)}")
    return yy - 24
for pi, pg in enumerate(pages, 1):
    y = head(pi); c.setFont("Helvetica", 7.6)
    for r, n, h in pg:
        c.drawString(36, y, r["account"])
        for i, t in enumerate(n): c.drawString(90, y-8.6*i, t)
        for x, k in zip(X, ("beginning","debit","credit","ending")): c.drawRightString(x, y, m(r[k]))
        y -= h
    if pi == len(pages):
        c.line(260, y+8, W-36, y+8); c.setFont("Helvetica-Bold", 7.6); c.drawString(90, y-3, "Total")
        for x, k in zip(X, ("beginning","debit","credit","ending")): c.drawRightString(x, y-3, m(S[k]))
        c.line(260, y-7, W-36, y-7); c.line(260, y-9, W-36, y-9)
    c.showPage()
c.save()
save(F, "TB", ["beginning","debit","credit","ending"], rows, [dict(label="Total", **S)], "OFFICE", "Yardi Voyager trial balance, forward/debit/credit/ending, wrapped names")
for r in rows: print(r["account"], r["name"][:30], r["beginning"], r["debit"], r["credit"], r["ending"])
print(S, len(rows), len(pages))
