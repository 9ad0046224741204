"""MRI-like spool: retail centre trial balance, Courier, landscape letter, trailing minus, clipped descriptions."""
import random
from reportlab.pdfgen import canvas
from common import *
R = random.Random(520101)
FILE = "harrow_glen_TB_0926.pdf"

def data():
    A = []  # acct, desc, begin, act
    def a(no, d, b, act=0.0): A.append([no, d, r2(b), r2(act)])
    c = lambda lo, hi: r2(R.uniform(lo, hi))
    a("CR10100-0000", "Operating Cash - First Tidewater 4471", 0, 0)          # activity plugged
    a("CR10150-0000", "Cash - Lockbox (Lender Controlled)", 214877.13, c(-40000, 30000))
    a("CR10200-0000", "Petty Cash", 500.00, 0)
    a("CR10310-0000", "Escrow - Real Estate Taxes", 318440.62, 41250.00)
    a("CR10320-0000", "Escrow - Insurance", 77218.05, 9840.00)
    a("CR10330-0000", "Escrow - TI/LC Reserve", 502913.77, 14583.33)
    a("CR10340-0000", "Escrow - Replacement Reserve", 96404.20, 2916.67)
    a("CR11100-0000", "Tenant Receivables - Billed", 187306.44, c(-30000, 26000))
    a("CR11110-0000", "Tenant Receivables - Unbilled CAM/Tax/Insurance True-Up", 64250.00, 8031.25)
    a("CR11190-0000", "Allowance for Doubtful Accounts", -41875.00, -2500.00)
    a("CR11300-0000", "Straight-Line Rent Receivable", 611092.38, 4377.19)
    a("CR11500-0000", "A/R - Insurance Claim (Roof Hail 5/26)", 38220.00, -38220.00)
    a("CR12100-0000", "Prepaid Insurance", 54112.50, -9018.75)
    a("CR12150-0000", "Prepaid Real Estate Taxes", 0, 0)
    a("CR12200-0000", "Prepaid Expenses - Other", 7318.90, -1204.55)
    a("CR12300-0000", "Utility Deposits", 6150.00, 0)
    a("CR15100-0000", "Land", 4120000.00, 0)
    a("CR15200-0000", "Building & Improvements", 18644310.00, 0)
    a("CR15250-0000", "Site Improvements - Parking Lot", 1288704.55, 0)
    a("CR15300-0000", "Tenant Improvements - Anchor", 1450000.00, 0)
    a("CR15310-0000", "Tenant Improvements - Inline", 893417.81, 27600.00)
    a("CR15400-0000", "Signage", 84220.00, 0)
    a("CR15900-0000", "Accum Depreciation - Building", -3108722.16, -39837.20)
    a("CR15910-0000", "Accum Depreciation - Site Improvements", -402716.11, -7159.47)
    a("CR15920-0000", "Accum Amortization - Tenant Improvements", -788119.42, -18514.02)
    a("CR16100-0000", "Deferred Leasing Commissions", 522480.35, 11437.50)
    a("CR16110-0000", "Accum Amort - Leasing Commissions", -241338.77, -4620.11)
    a("CR16200-0000", "Deferred Financing Costs", 318900.00, 0)
    a("CR16210-0000", "Accum Amort - Financing Costs", -116930.00, -2657.50)
    a("CR17100-0000", "Due From Affiliate - Calder Rock Mgmt", 12480.17, -2200.00)
    a("CR20100-0000", "Accounts Payable - Trade", -93116.28, c(-20000, 22000))
    a("CR20150-0000", "Accounts Payable - Retainage", -8810.40, -2760.00)
    a("CR20200-0000", "Accrued Expenses", -47205.11, c(-5000, 8000))
    a("CR20300-0000", "Accrued Real Estate Taxes", -330000.00, -41250.00)
    a("CR20400-0000", "Accrued Interest - Mortgage", -71812.04, 188.15)
    a("CR21100-0000", "Prepaid Rent", -58714.33, c(-9000, 14000))
    a("CR21200-0000", "Tenant Security Deposits", -143289.00, -4812.00)
    a("CR21300-0000", "Gift Card Liability - Marketing Fund", -1180.00, 65.00)
    a("CR21400-0000", "Sales Tax Payable", -3918.66, 212.40)
    a("CR21500-0000", "Marketing Fund Held For Tenants", -22480.70, 3114.90)
    a("CR22100-0000", "Due To Affiliate - Calder Rock Holdings IV", -350000.00, 0)
    a("CR25100-0000", "Mortgage Payable - Beacon Prairie Life", -17284115.61, 31407.88)
    a("CR25200-0000", "Below-Market Lease Intangible, Net", -204418.00, 2271.31)
    a("CR30100-0000", "Members' Capital - Contributed", -8150000.00, 0)
    a("CR30200-0000", "Members' Distributions", 2925000.00, 125000.00)
    a("CR30900-0000", "Retained Earnings", 0, 0)                                # begin plugged
    m = 8
    inc = [("CR40100-0000","Base Rent - Anchor",-88750.00),("CR40110-0000","Base Rent - Junior Anchor",-61204.17),("CR40120-0000","Base Rent - Inline Shops",-94318.62),
      ("CR40130-0000","Base Rent - Outparcel/Ground Lease",-22916.67),("CR40150-0000","Percentage Rent",0),("CR40200-0000","Straight-Line Rent Adjustment",-4377.19),
      ("CR40210-0000","Amortization of Below-Market Leases",-2271.31),("CR40300-0000","Rent Abatement / Free Rent",6180.00),("CR41100-0000","CAM Recovery",-38114.20),
      ("CR41110-0000","CAM Recovery - Prior Year True-Up",0),("CR41200-0000","Real Estate Tax Recovery",-33870.45),("CR41300-0000","Insurance Recovery",-8122.07),
      ("CR41400-0000","Water/Sewer Recovery",-4310.88),("CR41500-0000","Trash Recovery",-2655.00),("CR42100-0000","Late Fees & NSF Charges",-812.50),
      ("CR42200-0000","Specialty Leasing - Kiosk/Seasonal",-3900.00),("CR42300-0000","Marketing Fund Contributions",-4125.00),("CR42400-0000","Antenna / Rooftop Income",-1650.00),
      ("CR42500-0000","EV Charging Station Revenue Share",-418.36),("CR42900-0000","Miscellaneous Income",-225.00)]
    exp = [("CR50100-0000","Parking Lot Sweeping",3150.00),("CR50110-0000","Parking Lot Repairs & Striping",1875.00),("CR50120-0000","Snow Removal",2204.00),
      ("CR50200-0000","Landscaping Contract",4480.00),("CR50210-0000","Irrigation Repairs",610.15),("CR50300-0000","Security Patrol",6925.00),("CR50310-0000","Fire/Life Safety Monitoring",742.50),
      ("CR50400-0000","Electric - Common Area",5118.44),("CR50410-0000","Water/Sewer",4402.19),("CR50420-0000","Gas - Vacant Suites",311.80),("CR50500-0000","Trash Removal",2840.00),
      ("CR50600-0000","Roof Repairs",1490.00),("CR50610-0000","HVAC Repairs",2216.75),("CR50620-0000","Plumbing & Backflow",688.00),("CR50630-0000","Lighting Repairs/LED Retrofit Program Payments",1304.32),
      ("CR50640-0000","Pest Control",385.00),("CR50650-0000","Pylon Sign Maintenance",240.00),("CR50700-0000","Day Porter",3900.00),("CR50800-0000","On-Site Payroll Reimbursement",8414.66),
      ("CR51100-0000","Management Fee",13420.00),("CR51200-0000","Real Estate Taxes",41250.00),("CR51300-0000","Property Insurance",9018.75),("CR51400-0000","Marketing & Promotions",5210.40),
      ("CR52100-0000","Legal - Collections",1825.00),("CR52110-0000","Legal - Leasing (Non-Recoverable)",960.00),("CR52200-0000","Accounting & Audit",1500.00),("CR52300-0000","Bank & Lockbox Fees",287.35),
      ("CR52400-0000","Bad Debt Expense",2500.00),("CR52500-0000","Vacant Space Expense",733.09),("CR52600-0000","State Franchise Tax",0),("CR52700-0000","Software & Licences",418.00),
      ("CR60100-0000","Interest Expense - Mortgage",71623.89),("CR60200-0000","Amortization - Financing Costs",2657.50),("CR60300-0000","Depreciation - Building",39837.20),
      ("CR60310-0000","Depreciation - Site Improvements",7159.47),("CR60320-0000","Amortization - Tenant Improvements",18514.02),("CR60330-0000","Amortization - Leasing Commissions",4620.11),
      ("CR70100-0000","Casualty (Gain)/Loss - Hail",0),("CR70200-0000","Interest Income - Escrows",-1912.77)]
    fixed = {"Straight", "Amortiz", "Deprec", "Base Rent", "Management", "Real Estate Taxes", "Insurance"}
    for no, d, v in inc + exp:
        if v == 0:
            b = {"Percentage Rent": -18750.00, "CAM Recovery - Prior Year True-Up": -27318.41, "State Franchise Tax": 4800.00, "Casualty (Gain)/Loss - Hail": 11780.00}[d]
            a(no, d, b, 0); continue
        steady = any(d.startswith(f) for f in fixed)
        b = v * m * (1 if steady else R.uniform(.8, 1.2))
        act = v if steady else v * R.uniform(.75, 1.25)
        if d == "Snow Removal": b, act = 19836.00, 0
        if steady: b = v * m
        a(no, d, b, act)
    i = {x[0]: x for x in A}
    i["CR10100-0000"][2] = 143908.57
    i["CR30900-0000"][2] = r2(-sum(x[2] for x in A))
    i["CR10100-0000"][3] = r2(-sum(x[3] for x in A))
    return A

def draw(A):
    c = canvas.Canvas(f"{DOCS}/{FILE}", pagesize=(792, 612)); c.setTitle("Trial Balance")
    W, FS, LH = 150, 8, 10.2
    per = 41
    pages = [A[k:k + per] for k in range(0, len(A), per)]
    for p, rows in enumerate(pages, 1):
        y = 612 - 34
        def line(s=""):
            nonlocal y
            c.setFont("Courier", FS); c.drawString(36, y, s); y -= LH
        def three(l, m, r):
            s = [" "] * W
            s[:len(l)] = l
            k = (W - len(m)) // 2; s[k:k + len(m)] = m
            s[W - len(r):] = r
            line("".join(s))
        three("Database:  CALDERROCK", "Trial Balance", f"Page:      {p:>9}")
        three("ENTITY:    4120", "Calder Rock Retail Partners", "Date: 10/14/2026")
        three("", "Harrow Glen Marketplace, LLC", "Time:   09:41 AM")
        line()
        three("Accrual", "Report includes an open period. Entries are not final.", "Period:    09/26")
        line()
        line(f"{'':<16}{'':<46}{'Balance Forward':>26}{'Period Activity':>28}{'Ending Balance':>28}")
        line(f"{'Account':<16}{'Description':<46}{'08/26':>26}{'09/26':>28}{'09/26':>28}")
        line("-" * 14 + "  " + "-" * 36 + " " * 14 + "-" * 22 + " " * 6 + "-" * 22 + " " * 6 + "-" * 22)
        for no, d, b, act in rows:
            e = r2(b + act)
            # figures end one column before the sign, so minus signs hang
            f = lambda x, w: (num(x, 2, "trail") if x < 0 else num(x, 2) + " ").rjust(w)
            line(f"{no:<16}{d[:36]:<46}{f(b,26)} {f(act,27)} {f(e,27)}")
        if p == len(pages):
            line(f"{'':<16}{'':<46}" + " " * 4 + "-" * 22 + " " * 6 + "-" * 22 + " " * 6 + "-" * 22)
            f = lambda x, w: (num(x, 2) + " ").rjust(w)
            line(f"{'ENTITY 4120 Total:':<62}{f(T[0],26)} {f(T[1],27)} {f(T[2],27)}")
            line(f"{'':<16}{'':<46}" + " " * 4 + "=" * 22 + " " * 6 + "=" * 22 + " " * 6 + "=" * 22)
            line(); line("Selection:  Entity 4120   Ledger code CR   Basis A,B   Suppress zero accounts: Y   Department/Job detail: N")
            line("*** End of Report ***")
        c.showPage()
    c.save()

A = data()
T = [r2(sum(x[2] for x in A)), r2(sum(x[3] for x in A)), 0.0]
A = [x for x in A if x[2] or x[3]]
assert T == [0, 0, 0], T
draw(A)
save_truth(FILE, "TB", ["beginning", "activity", "ending"],
  [{"account": n, "name": d[:36].strip(), "beginning": b, "activity": a, "ending": r2(b + a)} for n, d, b, a in A],
  [{"label": "ENTITY 4120 Total:", "beginning": 0.0, "activity": 0.0, "ending": 0.0}])
