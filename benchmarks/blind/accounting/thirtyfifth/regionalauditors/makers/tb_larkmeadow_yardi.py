"""TB 1: Yardi Voyager style trial balance, apartments, PDF, forward balance / debit / credit / ending."""
import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
NAME = "tb_larkmeadow_yardi"
rng = random.Random(3611)
A = """1110-0000|Cash - Operating|412,#|C
1115-0000|Cash - Security Deposit|118450|1500|2350
1120-0000|Petty Cash|500|0|0
1210-0000|A/R - Tenants|41873~|468900~|461220~
1215-0000|A/R - Subsidy|2614|3890|2614
1290-0000|Allowance for Doubtful Accounts|-18200|0|3500
1310-0000|Prepaid Insurance|61344.66|0|10224.11
1320-0000|Prepaid Other|4725|1180|945
1330-0000|Escrow - Real Estate Taxes|203118~|38750|0
1335-0000|Escrow - Insurance|40896.44|10224.11|0
1340-0000|Escrow - Replacement Reserve|287640~|7750~|0
1510-0000|Land|4150000|0|0
1520-0000|Buildings|31482650|0|0
1530-0000|Building Improvements|1904377~|21680|0
1540-0000|Furniture, Fixtures & Equipment|688212~|4316~|0
1590-0000|Accumulated Depreciation|-7316904~|0|94118.25
1610-0000|Loan Costs|512000|0|0
1615-0000|Accum Amortization - Loan Costs|-221866.48|0|4266.67
2110-0000|Accounts Payable|-58213~|97402~|71366~
2120-0000|Accrued Expenses|-22140|22140|25875
2125-0000|Accrued Interest Payable|-94217.19|94217.19|94062.50
2130-0000|Accrued Real Estate Taxes|-426250|0|38750
2210-0000|Prepaid Rents|-27309~|27309~|31466~
2310-0000|Security Deposits|-116950|2350|1500
2315-0000|Pet Deposits|-9600|600|300
2320-0000|Deposit Clearing|0|2350|2350
2510-0000|Mortgage Payable|-24381602.77|41877.14|0
2610-0000|Due To/From Affiliate|-13750|0|1250
3110-0000|Partners' Capital|E
3210-0000|Distributions|1050000|150000|0
4110-0000|Gross Potential Rent|-5127360|0|467040
4120-0000|Loss to Lease|131902~|14216~|0
4125-0000|Gain to Lease|-8816~|0|1106~
4130-0000|Vacancy Loss|288415~|24116~|0
4140-0000|Concessions|61230|7425|500
4150-0000|Model / Employee Units|37620|3420|0
4160-0000|Bad Debt Expense|42918~|3500|612~
4210-0000|Application Fees|-14850|0|900
4220-0000|Late Fees|-21375|75|1950
4230-0000|NSF Fees|-1050|0|70
4240-0000|Pet Rent|-42180|0|3910
4250-0000|Parking / Garage Income|-66825|0|6075
4260-0000|Utility Reimbursement (RUBS)|-187604~|0|17422~
4270-0000|Laundry Income|-12216~|0|1018~
4280-0000|Lease Termination Fees|-18640|0|3280
4290-0000|Interest Income|-1905~|0|181~
5110-0000|Salaries - Manager|71500|6500|0
5115-0000|Salaries - Leasing|88214~|8062~|0
5120-0000|Salaries - Maintenance|142380~|13206~|0
5130-0000|Payroll Taxes & Benefits|71618~|6418~|0
5140-0000|Employee Bonus / Commission|16350|1475|0
5210-0000|Repairs - Plumbing|24617~|1866~|0
5220-0000|Repairs - Electrical|9180~|412~|0
5230-0000|Repairs - HVAC|31466~|1290|0
5240-0000|Turnover - Painting|38150|3275|0
5250-0000|Turnover - Cleaning|17280|1620|0
5260-0000|Landscaping|52250|4750|0
5270-0000|Pest Control|8085|735|0
5280-0000|Pool Maintenance|11900|0|0
5310-0000|Electric - Common|64128~|5502~|0
5320-0000|Electric - Vacant|9446~|871~|0
5330-0000|Gas|13702~|2390~|0
5340-0000|Water & Sewer|218470~|19366~|0
5350-0000|Trash Removal|34650|3150|0
5410-0000|Advertising & Internet|39820~|3481~|185
5420-0000|Resident Relations|6614~|1207~|0
5510-0000|Management Fees|138203~|12744~|0
5520-0000|Professional Fees|26400|2400|0
5530-0000|Telephone & Internet|12870|1170|0
5540-0000|Office Supplies|7718~|604~|0
5610-0000|Real Estate Taxes|426250|38750|0
5620-0000|Property Insurance|112465.21|10224.11|0
7110-0000|Mortgage Interest|1038044~|94062.50|0
7210-0000|Depreciation Expense|1035300.75|94118.25|0
7220-0000|Amortization Expense|46933.37|4266.67|0
7310-0000|Owner Entity Expense|18500|0|0""".split("\n")
def v(s):
    if s.endswith("~"): 
        b = float(s[:-1]); c = rng.randint(1, 99) / 100
        return r2(b + (c if b >= 0 else -c))
    return float(s)
rows = []
for l in A:
    p = l.split("|")
    if p[2].startswith("412"): rows.append([p[0], p[1], 412306.18, 441866.93, None])
    elif p[2] == "E": rows.append([p[0], p[1], None, 0.0, 0.0])
    else: rows.append([p[0], p[1]] + [v(x) for x in p[2:]])
cap = next(r for r in rows if r[2] is None); cap[2] = r2(-sum(r[2] for r in rows if r[2] is not None))
csh = rows[0]; csh[4] = r2(sum(r[3] for r in rows) - sum(r[4] for r in rows[1:]))
print("capital", cap[2], "cash cr", csh[4])
assert 300000 < csh[4] < 700000 and cap[2] < 0
T = Truth(NAME, "TB", ["beginning", "debit", "credit", "ending"])
for r in rows: r.append(r2(r[2] + r[3] - r[4])); T.row(account=r[0], name=r[1], beginning=r[2], debit=r[3], credit=r[4], ending=r[5])
tot = [r2(sum(r[i] for r in rows)) for i in (2, 3, 4, 5)]
assert tot[0] == 0 == tot[3] and tot[1] == tot[2]
T.total("Total", dict(beginning=0, debit=tot[1], credit=tot[2], ending=0))

c = canvas.Canvas(path(NAME, "pdf"), pagesize=letter); W, H = letter
X = [316, 398, 480, 566]
per = 52; pages = (len(rows) + per - 1) // per
for pg in range(pages):
    c.setFont("Helvetica", 7.5); c.drawString(40, H - 34, "larkmdw"); c.drawRightString(572, H - 34, f"Page {pg+1}")
    c.setFont("Helvetica-Bold", 11); c.drawCentredString(W/2, H - 48, "Trial Balance")
    c.setFont("Helvetica", 8.5)
    c.drawCentredString(W/2, H - 60, "Lark Meadow Apartments (larkmdw)")
    c.drawCentredString(W/2, H - 71, "Period = Dec 2024")
    c.drawCentredString(W/2, H - 82, "Book = Accrual ; Tree = ysi_tb")
    y = H - 106; c.setFont("Helvetica-Bold", 8)
    for x, a, b in zip(X, ["Forward", "", "", "Ending"], ["Balance", "Debit", "Credit", "Balance"]):
        c.drawRightString(x, y + 9, a); c.drawRightString(x, y, b)
    c.drawString(40, y, "Account"); c.setLineWidth(.7); c.line(40, y - 3, 572, y - 3)
    y -= 14; c.setFont("Helvetica", 7.8)
    for r in rows[pg*per:(pg+1)*per]:
        c.drawString(40, y, r[0]); c.drawString(92, y, r[1])
        for x, a in zip(X, r[2:]): c.drawRightString(x, y, minus(a))
        y -= 11.2
    if pg == pages - 1:
        c.line(40, y + 8, 572, y + 8); y -= 3; c.setFont("Helvetica-Bold", 7.8); c.drawString(92, y, "Total")
        for x, a in zip(X, tot): c.drawRightString(x, y, minus(a))
    c.setFont("Helvetica-Oblique", 7); c.drawRightString(572, 28, "Tuesday, January 14, 2025  10:42 AM")
    c.showPage()
c.save()
T.save("pdf", "MULTIFAMILY", "property manager (Yardi Voyager)", "Yardi Voyager trial balance, forward/debit/credit/ending, two pages", False)
