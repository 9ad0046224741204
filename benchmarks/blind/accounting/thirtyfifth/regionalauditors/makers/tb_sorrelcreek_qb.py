"""TB 3: QuickBooks Desktop trial balance, retail strip partnership, PDF; debit/credit only; planted: digit changed."""
import re
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
NAME = "tb_sorrelcreek_qb"
fonts()
R = """10100 · Checking - Farmers & Merchants|61882.09
10200 · Money Market - Reserve|148206.35
11000 · Accounts Receivable|17944.61
11500 · Due from Sorrel Creek Pad, LLC|12500
12000 · Undeposited Funds|3850
13000 · Prepaid Insurance|9217.5
13100 · Utility Deposits|1425
15000 · Land|905000
15100 · Building|3418200
15200 · Parking Lot & Signage|214660
15300 · Tenant Improvements|387915.4
15900 · Accumulated Depreciation|-1266408
16000 · Lease Commissions|94226
16100 · Loan Costs|38750
16900 · Accumulated Amortization|-61340
20000 · Accounts Payable|-14602.77
21000 · CAM Overpayments Due Tenants|-6318.2
22000 · Security Deposits Held|-31850
22500 · Prepaid Rents|-8475
24000 · Sales Tax Payable|0
25000 · Mortgage - Prairie State Bank|-2784116.48
25100 · Line of Credit|-75000
30000 · Opening Balance Equity|0
31000 · Partners' Equity:31100 · Capital - General Partner (1%)|-11204.18
31000 · Partners' Equity:31200 · Capital - Limited Partners (99%)|!
31000 · Partners' Equity:31300 · Distributions - LPs|118800
31000 · Partners' Equity:31350 · Distributions - GP|1200
40000 · Rental Income:40100 · Minimum Rent|-588416.04
40000 · Rental Income:40200 · Percentage Rent|-14872.66
40000 · Rental Income:40900 · Rent Abatements|9600
41000 · Recoveries:41100 · CAM Billed|-96480
41000 · Recoveries:41200 · Real Estate Tax Billed|-71904
41000 · Recoveries:41300 · Insurance Billed|-16320
41000 · Recoveries:41400 · Prior Year CAM True-up|-2611.83
42000 · Late Fees & NSF|-1350
43000 · Sign Panel Rental|-4200
60100 · Bank Service Charges|384
60300 · Cleaning & Sweeping|21840
60400 · Electricity - Parking Lot|18307.92
60500 · Insurance Expense|19870
60600 · Landscaping|14650
60650 · Legal Fees|7412.5
60700 · Accounting & Tax Prep|11800
60800 · Management Fees|31344.29
61000 · Repairs & Maintenance:61100 · Roof|8260
61000 · Repairs & Maintenance:61200 · Parking Lot Repairs|6975
61000 · Repairs & Maintenance:61300 · HVAC|3419.67
61000 · Repairs & Maintenance:61400 · Lighting|2086.15
61000 · Repairs & Maintenance:61000 · Repairs & Maintenance - Other|1177.4
61500 · Snow Removal|19360
62000 · Property Taxes|84216.38
62500 · Water & Storm Sewer|9044.71
63000 · Vacant Space Utilities|2618.33
70100 · Interest Income|-5106.4
71000 · Mortgage Interest|149308.27
72000 · Depreciation Expense|141780
73000 · Amortization Expense|11920
80000 · Ask My Accountant|2395""".split("\n")
rows = [[*l.rsplit("|", 1)] for l in R]
s = sum(float(v) for _, v in rows if v != "!")
rows = [(n, r2(-s) if v == "!" else float(v)) for n, v in rows]
lp = [v for n, v in rows if "31200" in n][0]; print("LP capital", lp); assert lp < 0
PL = {"60650": 9412.5}      # legal fees printed 9,412.50 instead of 7,412.50
dr = r2(sum(v for _, v in rows if v > 0)); cr = r2(-sum(v for _, v in rows if v < 0)); assert dr == cr
T = Truth(NAME, "TB", ["debit", "credit"], {"what": "Legal Fees prints 9,412.50; the ledger (and the TOTAL) has 7,412.50", "kind": "digit_changed"})
c = canvas.Canvas(path(NAME, "pdf"), pagesize=letter); W, H = letter
def head(pg):
    c.setFont("Helvetica-Bold", 8); c.drawString(36, H - 40, "11:26 AM"); c.drawString(36, H - 52, "02/03/26"); c.drawString(36, H - 64, "Accrual Basis")
    c.setFont("Helvetica-Bold", 12); c.drawCentredString(W/2, H - 42, "Sorrel Creek Plaza Limited Partnership")
    c.setFont("Helvetica-Bold", 14); c.drawCentredString(W/2, H - 59, "Trial Balance")
    c.setFont("Helvetica-Bold", 10); c.drawCentredString(W/2, H - 73, "As of December 31, 2025")
    c.setLineWidth(1.4); c.setFont("Helvetica-Bold", 8)
    c.line(372, H - 88, 530, H - 88); c.drawCentredString(451, H - 97, "Dec 31, 25"); c.setLineWidth(.8); c.line(372, H - 101, 530, H - 101)
    c.drawCentredString(412, H - 110, "Debit"); c.drawCentredString(492, H - 110, "Credit")
    c.setLineWidth(1.4); c.line(372, H - 114, 447, H - 114); c.line(455, H - 114, 530, H - 114)
    c.setFont("Helvetica-Bold", 8); c.drawRightString(572, 30, f"Page {pg}")
head(1); y = H - 128; pg = 1
for n, v in rows:
    if y < 60: c.showPage(); pg += 1; head(pg); y = H - 128
    acct = n.split(":")[-1].split(" · ")[0]
    pv = PL.get(acct, v)
    n = re.sub(r"\d{5} · ", "", n)      # account numbers switched off in the preferences: names only
    c.setFont("Helvetica", 8.2); c.drawString(86, y, n)
    c.setFont("Helvetica", 8.2)
    if v < 0: c.drawRightString(526, y, f"{-v:,.2f}"); T.row(name=n, credit=-v)
    else: c.drawRightString(446, y, f"{pv:,.2f}"); T.row(name=n, debit=pv)
    y -= 11.6
c.setFont("Helvetica-Bold", 8.2); c.setLineWidth(.8); c.line(372, y + 9, 447, y + 9); c.line(455, y + 9, 530, y + 9)
c.drawString(62, y - 2, "TOTAL"); c.drawRightString(446, y - 2, f"{dr:,.2f}"); c.drawRightString(526, y - 2, f"{cr:,.2f}")
for k in (5, 7): c.line(372, y - k, 447, y - k); c.line(455, y - k, 530, y - k)
c.save(); T.total("TOTAL", dict(debit=dr, credit=cr))
T.save("pdf", "RETAIL", "partnership bookkeeper (QuickBooks Desktop)", "QuickBooks trial balance, parent:child account names, debit/credit", False)
