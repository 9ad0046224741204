"""Office tower trial balance, Yardi-flavoured ledger print, PDF by reportlab canvas."""
import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
R = random.Random(4410)
NAME = "harlan_tower_trial_balance_sep26"
A = [l.split("|") for l in """1010-0000|Petty Cash|c500
1020-0000|Cash - Operating (Borrower)|c41822
1021-0000|Cash - Clearing Account / Hard Lockbox (DACA)|c0
1022-0000|Cash - Cash Management Acct (Lender Controlled)|c612455
1025-0000|Cash - Security Deposits|c184200
1110-0000|Accounts Receivable - Tenants|c338910
1115-0000|A/R - Straight-line Rent|c1204877
1120-0000|Allowance for Doubtful Accounts|c-96500
1130-0000|A/R - Other|c7340
1140-0000|Due from Affiliate - Harlan Parking LLC|c22815
1210-0000|Prepaid Insurance|c88340
1215-0000|Prepaid Real Estate Taxes|c0
1220-0000|Prepaid Service Contracts|c14207
1230-0000|Utility Deposits|c9500
1310-0000|Reserve - Real Estate Tax Escrow|c402118
1311-0000|Reserve - Insurance Escrow|c66402
1312-0000|Reserve - Replacement (Capex)|c211094
1313-0000|Reserve - TI/LC Rollover|c893266
1314-0000|Reserve - Excess Cash Flow Trap|c1420577
1410-0000|Land|c9400000
1420-0000|Building|c61250000
1425-0000|Building Improvements|c4877310
1430-0000|Tenant Improvements|c8122645
1435-0000|Furniture, Fixtures & Equipment|c212080
1440-0000|Construction in Progress - Lobby|c74115
1510-0000|Accum Depr - Building|c-14133900
1515-0000|Accum Depr - Building Improvements|c-1640288
1520-0000|Accum Depr - Tenant Improvements|c-4410970
1525-0000|Accum Depr - FF&E|c-180245
1610-0000|Deferred Leasing Commissions|c2680400
1615-0000|Accum Amort - Leasing Commissions|c-1497700
1620-0000|Deferred Financing Costs|c1112000
1625-0000|Accum Amort - Financing Costs|c-908133
2010-0000|Accounts Payable - Trade|c-271644
2015-0000|Accrued Expenses|c-118250
2020-0000|Accrued Real Estate Taxes|c-521300
2030-0000|Accrued Interest - Note A|c-218640
2031-0000|Accrued Interest - Note B (Hope Note)|c-1144020
2032-0000|Accrued Default Interest|c-862117
2035-0000|Special Servicing Fees Payable|c-47900
2040-0000|Prepaid Rents|c-130622
2050-0000|Security Deposits Payable|c-184200
2060-0000|Sales / Use Tax Payable|c-2115
2070-0000|Due to Manager - Payroll Reimb.|c-36804
2075-0000|Unearned Revenue - Antenna Licence|c-8400
2110-0000|Mortgage Payable - Note A (Trust 2016-C7)|c-52000000
2111-0000|Mortgage Payable - Note B|c-11500000
2115-0000|Servicer Protective Advances|c-310226
3010-0000|Members' Capital|p0
3020-0000|Members' Distributions|c1850000
3030-0000|Retained Earnings - Prior Years|c4418203
4010-0000|Office Base Rent|i611400
4015-0000|Retail Base Rent|i38250
4020-0000|Storage Rent|i2940
4025-0000|Straight-line Rent Adjustment|i-11235
4030-0000|Rent Abatements|e24800
4110-0000|Recovery - Operating Expenses|i72115
4115-0000|Recovery - Real Estate Taxes|i48804
4120-0000|Recovery - Electricity (Submeter)|i19350
4125-0000|Recovery - Prior Year True-up|z0
4210-0000|Parking - Monthly|i31480
4215-0000|Parking - Transient|i9122
4310-0000|Antenna & Rooftop Licences|i4200
4320-0000|Overtime HVAC Billings|i3316
4330-0000|Tenant Service Income|i1875
4340-0000|Late Charges & NSF Fees|i690
4350-0000|Lease Termination Fees|z0
4360-0000|Interest Income - Reserves|i3907
4390-0000|Miscellaneous Income|i212
5010-0000|Janitorial - Contract|e38150
5015-0000|Janitorial - Day Porter|e6900
5020-0000|Janitorial - Supplies|e3240
5025-0000|Window Washing|e2400
5030-0000|Trash Removal & Recycling|e2815
5110-0000|Engineers - Salaries|e24870
5115-0000|Engineers - Payroll Taxes & Benefits|e7212
5120-0000|HVAC - Contract|e4480
5125-0000|HVAC - Repairs|e6117
5130-0000|Water Treatment|e890
5135-0000|Elevator - Contract|e7950
5140-0000|Elevator - Repairs (non-contract)|e1840
5145-0000|Plumbing Repairs|e1466
5150-0000|Electrical Repairs & Lamps|e2090
5155-0000|Fire & Life Safety|e1715
5160-0000|Doors, Locks & Keys|e480
5165-0000|Roof Repairs|e0
5170-0000|Pest Control|e320
5175-0000|General Building Repairs|e2755
5210-0000|Landscaping - Exterior|e1450
5215-0000|Interior Plants|e610
5220-0000|Snow Removal|e0
5225-0000|Parking Garage Sweeping & Repairs|e1930
5310-0000|Security - Contract Guards|e27640
5315-0000|Security - Equipment & Monitoring|e1180
5410-0000|Electricity|e46210
5415-0000|Natural Gas|e3105
5420-0000|Water & Sewer|e5470
5425-0000|Chilled Water (District)|e11890
5510-0000|Management Fee|e22380
5515-0000|Management Office Payroll|e13940
5520-0000|Management Office Rent|e3200
5525-0000|Telephone & Internet|e1135
5530-0000|Office Supplies & Postage|e420
5535-0000|Licences, Permits & Dues|e275
5540-0000|Computer / Software Fees|e990
5545-0000|Tenant Relations|e640
5550-0000|Bank & Lockbox Fees|e515
5560-0000|Travel & Training|e180
5610-0000|Real Estate Taxes|e86883
5615-0000|Tax Protest Consultant|e0
5620-0000|Personal Property Tax|e310
5630-0000|Business Improvement District|e2050
5710-0000|Insurance - Property|e12840
5715-0000|Insurance - Liability & Umbrella|e3195
5720-0000|Insurance - Terrorism|e1022
6010-0000|Leasing - Advertising & Promotion|e1760
6015-0000|Leasing - Broker Functions|e350
6020-0000|Leasing - Vacant Suite Prep|e2110
6030-0000|Legal - Tenant Matters|e4825
6035-0000|Legal - Loan Workout|e18640
6040-0000|Accounting, Audit & Tax Return|e1500
6045-0000|Receiver Fees & Bond|e0
6050-0000|Bad Debt Expense|e4000
7010-0000|Interest Expense - Note A|e218640
7011-0000|Interest Expense - Note B (accrued)|e47680
7012-0000|Default Interest (accrued)|e215000
7015-0000|Special Servicing Fees|e13229
7020-0000|Late Charges - Lender|z0
8010-0000|Depreciation - Building|e130876
8015-0000|Depreciation - Building Improvements|e20322
8020-0000|Depreciation - Tenant Improvements|e61240
8025-0000|Depreciation - FF&E|e1510
8030-0000|Amortization - Leasing Commissions|e22105
8035-0000|Amortization - Financing Costs|e9266""".split("\n")]
op, dr, cr = {}, {}, {}
code = lambda s: s + "-0000"
for c, n, t in A: dr[c] = cr[c] = 0
def je(d, c, a):
    if a < 0: d, c, a = c, d, -a
    dr[code(d)] += a; cr[code(c)] += a
cents = lambda x: int(round(x*100)) + (R.randint(-49, 50) if x else 0)
contra = {"5610":"2020","5710":"1210","5715":"1210","5720":"1210","7010":"2030","7011":"2031","7012":"2032","7015":"2035","8010":"1510","8015":"1515","8020":"1520","8025":"1525","8030":"1615","8035":"1625","6050":"1120","4030":"1110","5115":"2070","5110":"2070","5515":"2070","4025":"1115","4310":"2075","4360":"1314"}
ap = rec = 0
for c, n, t in A:
    k, v = t[0], float(t[1:]); s = c[:4]
    if k == "c":
        op[c] = int(v*100) + (R.randint(0, 99) if v and v % 100 else 0)
    elif k == "z": op[c] = 0
    elif k == "i":
        op[c] = -sum(cents(v*R.uniform(.97, 1.03)) for _ in range(8))
        a = cents(v); o = contra.get(s, "1110"); je(o, s, a)
        if o == "1110": rec += a
    elif k == "e":
        if v:
            op[c] = sum(cents(v*R.uniform(.85, 1.15)) for _ in range(8))
            a = cents(v); o = contra.get(s, "2010"); je(s, o, a)
            if o == "2010": ap += a
        else: op[c] = int(R.choice([0, 4210.5, 11875, 690])*100)
# reclass credits in a few expense lines
for s, a in (("5175", 41250), ("5410", 118833), ("6035", 250000)): je("2010", s, a)
got = rec - 4127718
je("1021", "1110", got); je("1022", "1021", got)
je("1021", "2040", 1264400); je("1022", "1021", 1264400); je("2040", "1110", 2011350)
je("2010", "1020", ap - 1533209); je("2070", "1020", 4480212); je("2030", "1022", 21864000)
je("1020", "1022", 33890000); je("1310", "1022", 8690000); je("1311", "1022", 1710000); je("1312", "1022", 1145000)
je("1313", "1022", 5200000); je("1314", "1022", 2877014); je("1440", "2010", 3318500); je("1312", "1020", 0)
je("1210", "1311", 2044500); je("2060", "1020", 211500); je("1025", "2050", 640000); je("1130", "1140", 0)
je("2035", "1022", 1322900); je("5560", "1010", 8814); je("2115", "1022", 0); je("6035", "2115", 1820000)
op["3010-0000"] = -sum(op.values())
f = lambda c: f"{c/100:,.2f}"
W, H = letter
cv = canvas.Canvas(doc(NAME + ".pdf"), pagesize=letter, invariant=1)
X = [350, 425, 500, 582]
rows, tot = [], [0]*4
per = 54; pages = -(-len(A)//per)
def head(p):
    cv.setFont("Helvetica-Bold", 8); cv.drawString(30, H-30, "Harlan Street Tower (hst4410)")
    cv.drawRightString(582, H-30, f"Page {p}")
    cv.setFont("Helvetica-Bold", 13); cv.drawString(30, H-47, "Trial Balance")
    cv.setFont("Helvetica", 8); cv.drawString(30, H-59, "Period = Sep 2026"); cv.drawString(30, H-69, "Book = Accrual,Workout Adj ; Tree = tb_cmbs")
    cv.setFillGray(.88); cv.rect(28, H-98, 556, 23, stroke=0, fill=1); cv.setFillGray(0)
    cv.setFont("Helvetica-Bold", 8)
    for x, a, b in zip(X, ("Forward", "", "", "Ending"), ("Balance", "Debit", "Credit", "Balance")):
        cv.drawRightString(x, H-84, a); cv.drawRightString(x, H-94, b)
    cv.drawString(30, H-94, "Account")
y = 0
for i, (c, n, t) in enumerate(A):
    if i % per == 0:
        if i: cv.showPage()
        head(i//per + 1); y = H-110
    v = [op[c], dr[c], cr[c], op[c]+dr[c]-cr[c]]
    cv.setFont("Helvetica", 7.6); cv.drawString(30, y, c); cv.drawString(80, y, n)
    for x, a in zip(X, v): cv.drawRightString(x, y, f(a))
    for k in range(4): tot[k] += v[k]
    rows.append({"account": c, "name": n, **dict(zip(("beginning", "debit", "credit", "ending"), map(num, v)))})
    y -= 11.6
cv.setLineWidth(.6)
for x in X: cv.line(x-62, y+8, x, y+8)
y -= 3; cv.setFont("Helvetica-Bold", 7.6); cv.drawString(80, y, "Total")
for x, a in zip(X, tot): cv.drawRightString(x, y, f(a))
for x in X: cv.line(x-62, y-3, x, y-3); cv.line(x-62, y-5, x, y-5)
cv.setFont("Helvetica-Oblique", 7); cv.drawString(30, 24, "Thursday, October 08, 2026   02:17 PM")
cv.save()
assert tot[0] == 0 == tot[3] and tot[1] == tot[2]
truth(NAME, "TB", ["beginning", "debit", "credit", "ending"], rows, [{"label": "Total", **dict(zip(("beginning", "debit", "credit", "ending"), map(num, tot)))}])
