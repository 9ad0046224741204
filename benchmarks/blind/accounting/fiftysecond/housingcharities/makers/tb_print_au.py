# TB 2 (PDF): line-printer listing, opening/movement/closing pairs, green bars, 4+ pages
import random, os
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
from common import *
FILE = "GLR210_TB_Wattlebird_Colleges_0626.pdf"
S = [("CURRENT ASSETS", "11", 1, "CASH AT BANK - OPERATING|CASH AT BANK - BOND TRUST A/C|CASH AT BANK - SCHOLARSHIP FUND|TERM DEPOSIT 180 DAYS|PETTY CASH - RESIDENTIAL OFFICE|STUDENT DEBTORS - SEMESTER FEES|STUDENT DEBTORS - DAMAGES & KEYS|CONFERENCE DEBTORS|PROVISION FOR DOUBTFUL DEBTS|GST PAID ON ACQUISITIONS|PREPAID INSURANCE|INVENTORY - KITCHEN & BAR"),
 ("NON-CURRENT ASSETS", "15", 1, "LAND - HARGRAVE ST|BUILDINGS - NORTH WING|BUILDINGS - SOUTH WING|ACCUM DEPN - BUILDINGS|FURNITURE AND FITTINGS BEDROOMS|ACCUM DEPN - FURNITURE|PLANT - LIFTS AND BOILERS|ACCUM DEPN - PLANT|COMPUTERS & WI-FI EQUIPMENT|ACCUM DEPN - COMPUTERS"),
 ("CURRENT LIABILITIES", "21", -1, "TRADE CREDITORS|ACCRUED EXPENSES|GST COLLECTED|PAYG WITHHOLDING PAYABLE|SUPERANNUATION PAYABLE|RESIDENT BONDS HELD|FEES RECEIVED IN ADVANCE|ANNUAL LEAVE PROVISION|UNEXPENDED GRANTS"),
 ("NON-CURRENT LIABILITIES", "25", -1, "LOAN - SOUTH WING|LONG SERVICE LEAVE PROVISION|SINKING FUND LIABILITY"),
 ("ACCUMULATED FUNDS", "31", -1, "GENERAL FUND|BURSARY FUND (RESTRICTED)|CHAPEL RESTORATION FUND|ASSET REVALUATION RESERVE"),
 ("RESIDENTIAL INCOME", "41", -2, "ROOM FEES - STANDARD SINGLE|ROOM FEES - ENSUITE|ROOM FEES - STUDIO APARTMENTS|ROOM FEES - TWIN SHARE|MEAL PLAN - 21 MEALS|MEAL PLAN - 10 MEALS|SUMMER SCHOOL ACCOMMODATION|CONFERENCE & CASUAL GUESTS|LATE FEES CHARGED|LAUNDRY & VENDING|PARKING PERMITS|BOND FORFEITS"),
 ("OTHER INCOME", "45", -2, "DONATIONS - GENERAL|DONATIONS - BURSARY|STATE HOUSING GRANT|INTEREST RECEIVED|SUNDRY INCOME"),
 ("CATERING", "51", 2, "FOOD PURCHASES|KITCHEN WAGES|KITCHEN CASUALS - AGENCY|CROCKERY & CONSUMABLES|WASTE REMOVAL"),
 ("RESIDENTIAL OPERATIONS", "55", 2, "RESIDENT DEAN & TUTORS|CLEANING CONTRACT|LINEN SERVICE|SECURITY PATROL|ELECTRICITY|GAS|WATER AND SEWERAGE|COUNCIL RATES|INTERNET AND WI-FI LICENCES|PEST CONTROL|LIFT MAINTENANCE CONTRACT|FIRE SYSTEM TESTING|MINOR REPAIRS - NORTH WING|MINOR REPAIRS - SOUTH WING|GROUNDS AND GARDENS"),
 ("ADMINISTRATION", "61", 2, "SALARIES - ADMINISTRATION|SUPERANNUATION EXPENSE|WORKCOVER PREMIUM|AUDIT FEES|LEGAL AND TENANCY TRIBUNAL COSTS|BANK AND MERCHANT FEES|SOFTWARE SUBSCRIPTIONS|PRINTING POSTAGE STATIONERY|INSURANCE - PROPERTY & LIABILITY|BAD DEBTS WRITTEN OFF|STAFF TRAINING|COUNCIL MEETING EXPENSES"),
 ("FINANCE AND DEPRECIATION", "65", 2, "INTEREST - SOUTH WING LOAN|DEPN - BUILDINGS|DEPN - FURNITURE & EQUIPMENT|BURSARIES AWARDED")]
def make():
    R = random.Random(20260630)
    acc = []
    for s, pre, kind, names in S:
        for i, n in enumerate(names.split("|")):
            code = "%s-%04d-%s" % (pre, 100 + i * 20 + (5 if R.random() < .2 else 0), R.choice(["00", "00", "01", "02", "10"]))
            big = R.lognormvariate(10.4, .45)
            o = d = c = 0
            contra = ("DEPN" in n and kind == 1) or n.startswith("PROVISION FOR D")
            if kind == 1:
                o = R.lognormvariate(10.6, .7); d, c = o * R.random(), o * R.random() * .9
                if pre == "15":
                    o = R.uniform(9e4, 6e6); d, c = (R.choice([0, 0, R.uniform(900, 60000)]), 0)
                if contra: o = -o * .12; d, c = 0, abs(o) * R.uniform(.03, .09)
            elif kind == -1:
                o = -R.lognormvariate(11, .6); d, c = -o * R.uniform(.3, 1), -o * R.uniform(.3, 1.1)
                if pre == "31": d = c = 0
                if pre == "25": d, c = -o * .04, (0 if i != 1 else 2218.4)
            elif kind == -2:
                c = big * (9 if "ROOM FEES" in n else 2 if "MEAL" in n else .8); d = c * R.choice([0, 0, .004, .031])
            else:
                d = big * R.uniform(.5, 2); c = d * R.choice([0, 0, 0, .006, .05])
            acc.append([s, code, n, *[round(x * 100) for x in (o, d, c)]])
    gf = next(a for a in acc if a[2] == "GENERAL FUND"); gf[3] -= sum(a[3] for a in acc); assert gf[3] < 0
    bank = acc[0]; net = sum(a[4] - a[5] for a in acc)
    if net > 0: bank[5] += net
    else: bank[4] -= net
    K = ["open_dr", "open_cr", "debit", "credit", "close_dr", "close_cr"]
    rows, totals, lines = [], [], []
    def sp(v): return (v, 0) if v >= 0 else (0, -v)
    def t(vals): return {k: v / 100 for k, v in zip(K, vals) if v}
    g = [0] * 6
    for s, *_ in S:
        lines.append(("H", s)); st = [0] * 6
        for a in (x for x in acc if x[0] == s):
            v = [*sp(a[3]), a[4], a[5], *sp(a[3] + a[4] - a[5])]
            st = [x + y for x, y in zip(st, v)]
            nm = a[2][:27].rstrip()
            rows.append({"account": a[1], "name": nm, **t(v)}); lines.append(("R", a[1], nm, v))
        g = [x + y for x, y in zip(g, st)]
        totals.append({"label": "** TOTAL " + s, **t(st)}); lines.append(("T", "** TOTAL " + s, st))
    assert g[0] == g[1] and g[2] == g[3] and g[4] == g[5]
    totals.append({"label": "*** REPORT TOTALS", **t(g)}); lines.append(("T", "*** REPORT TOTALS", g))
    draw(lines); save(FILE, "TB", K, rows, totals)
def draw(lines):
    reg(("M", "LiberationMono-Regular.ttf"))
    W, H = landscape(A4); c = canvas.Canvas(os.path.join(DOC, FILE), pagesize=(W, H), invariant=1)
    def f(v): return format(v / 100, ",.2f") if v else ""
    out = []
    for l in lines:
        if l[0] == "H": out += ["", "  " + l[1]]
        elif l[0] == "R": out.append("%-11s %-27s" % (l[1], l[2]) + "".join("%15s" % f(v) for v in l[3]))
        else:
            out.append(" " * 39 + ("  " + "-" * 13) * 6)
            out.append("%-39s" % l[1] + "".join("%15s" % f(v) for v in l[2])); 
            if l[1].startswith("***"): out.append(" " * 39 + ("  " + "=" * 13) * 6)
    per = 41; pages = []; cur = []
    i = 0
    while i < len(out):
        # keep a heading off the foot, and a rule with its total
        n = per
        chunk = out[i:i + n]
        while i + len(chunk) < len(out) and (chunk[-1].startswith("  ") or chunk[-1] == "" or out[i + len(chunk)].startswith("**") or "- --" in chunk[-1]): chunk.pop()
        pages.append(chunk); i += len(chunk)
    for p, ch in enumerate(pages, 1):
        hd = ["WATTLEBIRD RESIDENTIAL COLLEGES LTD  (ACNC CHARITY)".ljust(100) + "REPORT  GLR210".rjust(29),
              "GENERAL LEDGER TRIAL BALANCE - ALL COST CENTRES".ljust(100) + ("PAGE %d" % p).rjust(29),
              "FROM 01-JAN-26 TO 30-JUN-26".ljust(100) + "PRINTED 07-JUL-26 16:41".rjust(29), "=" * 129,
              " " * 39 + "  ----- OPENING BALANCE ----" + "  " + "---------- MOVEMENT --------" + "  " + "------ CLOSING BALANCE -----",
              "%-11s %-27s" % ("ACCOUNT", "DESCRIPTION") + "".join("%15s" % x for x in ["DEBIT", "CREDIT"] * 3), "=" * 129]
        y = H - 36; fs = 9.2; lead = 10.8
        for k, l in enumerate(hd + ch):
            if k >= 7 and (k - 7) % 4 >= 2:
                c.setFillColorRGB(.9, .96, .9); c.rect(30, y - 2.6, W - 60, lead, fill=1, stroke=0); c.setFillColorRGB(0, 0, 0)
            c.setFont("M", fs); c.drawString(62, y, l); y -= lead
        if p == len(pages): c.drawString(62, y - 14, "--- END OF REPORT ---   ACCOUNTS LISTED: %d" % sum(l[0] == "R" for l in lines))
        c.showPage()
    c.save()
if __name__ == "__main__": make()
