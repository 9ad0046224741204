"""Yardi-Breeze like trial balance, garden apartments, PDF: Forward Balance / Debit / Credit / Ending Balance, repeated header."""
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from common import *
rnd = random.Random(3601)
B = "balance"; I = "income"
A = [  # account, name, forward, debit, credit (None = plug)
("1110-0000","Operating Cash - First Prairie 4471",61207.44,None,None),
("1120-0000","Security Deposit Cash",84350.00,2400.00,3150.00),
("1150-0000","Petty Cash",500.00,0,0),
("1210-0000","Accounts Receivable - Residents",38412.19,196733.05,187020.61),
("1215-0000","Allowance for Doubtful Accounts",-22100.00,0,3500.00),
("1240-0000","Due from Receiver Estate",0,14250.00,0),
("1310-0000","Prepaid Insurance",57843.36,0,7230.42),
("1320-0000","Utility Deposits",6815.00,0,0),
("1410-0000","Tax Escrow - Master Servicer",142680.90,23780.15,0),
("1420-0000","Replacement Reserve Escrow",88214.77,4550.00,0),
("1510-0000","Land",2310000.00,0,0),
("1520-0000","Buildings",14865000.00,0,0),
("1530-0000","Building Improvements",1127430.52,18640.00,0),
("1540-0000","Appliances",214906.13,2118.47,0),
("1590-0000","Accumulated Depreciation",-4288315.00,0,48105.00),
("1610-0000","Loan Costs, Net of Amortization",118402.68,0,3289.00),
("2110-0000","Accounts Payable",-97344.26,71902.88,93418.13),
("2120-0000","Accrued Real Estate Taxes",-148200.00,0,24700.00),
("2130-0000","Accrued Interest - Mortgage",-208116.00,0,69372.00),
("2135-0000","Default Interest Accrued",-86715.00,0,46248.00),
("2210-0000","Resident Security Deposits",-84350.00,3150.00,2400.00),
("2220-0000","Prepaid Rent",-11906.40,4812.00,3377.15),
("2230-0000","Due to Management Company",-6120.08,6120.08,5541.39),
("2510-0000","Mortgage Payable - Note A",-13874400.00,0,0),
("3110-0000","Partner Contributions",-2600000.00,0,0),
("3120-0000","Partner Distributions",415000.00,0,0),
("3200-0000","Retained Earnings","PLUG",0,0),
("5110-0000","Gross Potential Rent",-571140.00,0,190380.00),
("5120-0000","Loss/Gain to Lease",14302.00,4610.00,218.00),
("5130-0000","Vacancy Loss",71945.50,25118.00,0),
("5140-0000","Concessions",9875.00,3300.00,0),
("5150-0000","Bad Debt Write Off",17220.63,8041.22,612.50),
("5160-0000","Model/Employee Unit",5370.00,1790.00,0),
("5210-0000","Utility Reimbursement (RUBS)",-31806.90,0,10744.28),
("5220-0000","Late Fees",-7350.00,150.00,2475.00),
("5230-0000","Application & Admin Fees",-2805.00,0,900.00),
("5240-0000","Pet Rent",-4410.00,35.00,1505.00),
("5250-0000","Laundry Income",-1912.36,0,0),
("6110-0000","Manager Salaries",19384.62,6461.54,0),
("6115-0000","Leasing Salaries",11520.00,3904.00,0),
("6120-0000","Maintenance Salaries",24612.40,8318.80,0),
("6130-0000","Payroll Taxes & Benefits",10551.83,3530.17,0),
("6210-0000","Electric - Common & Vacant",8874.19,3102.66,0),
("6220-0000","Gas",14317.75,2980.41,0),
("6230-0000","Water & Sewer",29106.22,10215.94,0),
("6240-0000","Trash Removal",6975.00,2325.00,0),
("6310-0000","Repairs - Plumbing",7416.50,4102.00,0),
("6315-0000","Repairs - HVAC",3225.00,1896.75,245.00),
("6320-0000","Repairs - Electrical",1804.12,0,0),
("6330-0000","Landscaping",5400.00,3600.00,0),
("6335-0000","Snow Removal",9150.00,0,0),
("6340-0000","Pest Control",1350.00,450.00,0),
("6350-0000","Turnover - Paint, Clean, Carpet",13208.37,5744.90,0),
("6410-0000","Advertising - Internet Listing Services",5685.00,1895.00,0),
("6510-0000","Management Fee",16540.24,5541.39,0),
("6520-0000","Legal - Evictions",3915.00,2170.00,0),
("6525-0000","Office & Software",2904.81,968.27,0),
("6530-0000","Bank Charges",187.50,62.50,0),
("6610-0000","Property Insurance",21691.26,7230.42,0),
("6620-0000","Real Estate Taxes",74100.00,24700.00,0),
("7110-0000","Mortgage Interest - Note A",208116.00,69372.00,0),
("7115-0000","Default Interest Expense",86715.00,46248.00,0),
("7120-0000","Amortization - Loan Costs",9867.00,3289.00,0),
("7130-0000","Depreciation",144315.00,48105.00,0),
("7210-0000","Receiver Fees",0,9500.00,0),
("7220-0000","Legal - Loan Default",11280.50,6415.00,0),
]
fwd = sum(a[2] for a in A if a[2] not in ("PLUG",))
rows = []
D = sum(a[3] for a in A if a[3] is not None); C = sum(a[4] for a in A if a[4] is not None)
# cash plug: receipts (debit) 174,310.22 ; credit makes the month balance
cd = 174310.22; cc = r2(D + cd - C); assert cc > 0, cc
for code, nm, f, d, c in A:
    if f == "PLUG": f = r2(-fwd)
    if d is None: d, c = cd, cc
    rows.append({"account": code, "name": nm, "beginning": r2(f), "debit": r2(d), "credit": r2(c), "ending": r2(f + d - c)})
tot = {"label": "Total", **{k: r2(sum(r[k] for r in rows)) for k in ("beginning", "debit", "credit", "ending")}}
tot["beginning"] = tot["ending"] = 0.0
assert abs(sum(r["beginning"] for r in rows)) < .005 and abs(tot["debit"] - tot["credit"]) < .005 and abs(sum(r["ending"] for r in rows)) < .005
print("cash end", rows[0], rows[26]["beginning"], cc)

F = "tb_willowbend_breeze.pdf"
c = canvas.Canvas(doc(F), pagesize=letter, invariant=1)
W, H = letter
X = dict(beginning=352, debit=428, credit=504, ending=580)
def head(p):
    c.setFont("Helvetica-Bold", 12); c.drawCentredString(W/2, H-40, "Trial Balance")
    c.setFont("Helvetica", 8.5)
    c.drawCentredString(W/2, H-53, "Willow Bend Apartments (wbend)")
    c.drawCentredString(W/2, H-64, "Period: Apr 2025    Books: Accrual    Tree: ysi_tb")
    c.setFillGray(.88); c.rect(30, H-90, 554, 16, stroke=0, fill=1); c.setFillGray(0)
    c.setFont("Helvetica-Bold", 8.5); y = H-85
    c.drawString(34, y, "Account"); c.drawString(100, y, "Account Name")
    for k, t in (("beginning","Forward Balance"),("debit","Debit"),("credit","Credit"),("ending","Ending Balance")): c.drawRightString(X[k], y, t)
    c.setFont("Helvetica", 7); c.drawString(30, 24, "5/12/2025 9:42 AM"); c.drawRightString(584, 24, f"Page {p} of 2")
    return H-104
y = head(1)
for i, r in enumerate(rows):
    if i == 44: c.showPage(); y = head(2)
    c.setFont("Helvetica", 8)
    c.drawString(34, y, r["account"]); c.drawString(100, y, r["name"])
    for k in X: c.drawRightString(X[k], y, minus(r[k]))
    c.setStrokeGray(.85); c.setLineWidth(.3); c.line(30, y-4, 584, y-4)
    y -= 13.6
c.setStrokeGray(0); c.setLineWidth(.8); c.line(30, y+9.6, 584, y+9.6)
c.setFont("Helvetica-Bold", 8); c.drawString(100, y-1, "Total")
for k in X: c.drawRightString(X[k], y-1, minus(tot[k]))
c.save()
save(F, "TB", "MULTIFAMILY", "Yardi Breeze style, forward/debit/credit/ending, minus signs, 2 pages", ["beginning","debit","credit","ending"], rows, [tot])
