"""TB 2: MRI general ledger trial balance export, medical office, XLSX, three Dr/Cr pairs, sections with totals."""
import random
from common import *
import xlsxwriter
NAME = "tb_tamarack_mri"
rng = random.Random(77)
SEC = [("ASSETS", """MR11010000|OPERATING ACCOUNT - FIRST COMMERCE|286417.52|291804.66|?
MR11020000|LOCKBOX ACCOUNT|0|268113.40|268113.40
MR11050000|TENANT IMPROVEMENT RESERVE|174250.00|4750.00|
MR12010000|TENANT RECEIVABLES|38902.17|271336.85|268113.40
MR12020000|CAM / TAX RECONCILIATION RECEIVABLE|21440.00||
MR12150000|STRAIGHT-LINE RENT RECEIVABLE|341668.09|3117.44|
MR12900000|ALLOWANCE FOR UNCOLLECTIBLE RENTS|-12500.00||1500.00
MR13010000|PREPAID INSURANCE|18774.90||3754.98
MR13030000|PREPAID REAL ESTATE TAXES|||
MR14010000|LAND|2180000.00||
MR14100000|BUILDING & SHELL IMPROVEMENTS|14628904.33||
MR14200000|TENANT IMPROVEMENTS|2316577.80|48220.00|
MR14900000|ACCUMULATED DEPRECIATION - BUILDING|-3281455.16||31258.34
MR14920000|ACCUMULATED DEPRECIATION - TI|-1190237.44||19304.82
MR15100000|DEFERRED LEASING COMMISSIONS|612880.15|9644.00|
MR15900000|ACCUM AMORT - LEASING COMMISSIONS|-288103.67||5107.33
MR16100000|DEFERRED FINANCING COSTS (NET)|96541.11||1340.85"""),
("LIABILITIES", """MR21010000|ACCOUNTS PAYABLE - TRADE|-41866.73|88114.20|79380.95
MR21050000|RETAINAGE PAYABLE|-4822.00||4822.00
MR21200000|ACCRUED REAL ESTATE TAXES|-141075.00||15675.00
MR21250000|ACCRUED INTEREST|-42187.50|42187.50|42105.31
MR22010000|PREPAID RENT|-19320.44|19320.44|22651.90
MR22100000|TENANT SECURITY DEPOSITS|-87415.00||3650.00
MR25010000|NOTE PAYABLE - HERITAGE LIFE|-9000000.00|17533.87|
MR25500000|DUE TO MANAGING MEMBER||250.00|250.00"""),
("EQUITY", """MR31010000|CAPITAL - CLASS A MEMBERS|!||
MR31020000|CAPITAL - MANAGING MEMBER|-350000.00||
MR32010000|DISTRIBUTIONS|405000.00|45000.00|
MR33010000|RETAINED EARNINGS|-118440.62||"""),
("REVENUE", """MR41010000|BASE RENT|-1604382.36|1150.00|179411.60
MR41050000|STRAIGHT-LINE RENT|-28056.96||3117.44
MR41200000|CAM RECOVERIES|-388116.45||43124.05
MR41220000|REAL ESTATE TAX RECOVERIES|-131400.00||14600.00
MR41240000|INSURANCE RECOVERIES|-30915.00||3435.00
MR41300000|AFTER-HOURS HVAC BILLINGS|-7420.00||885.00
MR41400000|PARKING - PHYSICIAN RESERVED|-21600.00||2400.00
MR48010000|INTEREST INCOME|-1188.72||141.06"""),
("EXPENSES", """MR51010000|JANITORIAL - COMMON AREA|71280.00|7920.00|
MR51020000|JANITORIAL - IN SUITE|48915.00|5435.00|
MR51060000|MEDICAL WASTE DISPOSAL|11844.36|1316.04|
MR51200000|HVAC REPAIRS & CONTRACT|36218.90|2880.00|415.00
MR51250000|ELEVATOR MAINTENANCE|14850.00|1650.00|
MR51300000|PLUMBING REPAIRS|8216.47|634.50|
MR51350000|LANDSCAPE & SNOW REMOVAL|29770.00|2240.00|
MR51400000|LIFE SAFETY / FIRE ALARM|7325.60|1980.00|
MR52010000|ELECTRICITY|118604.31|14266.92|
MR52020000|NATURAL GAS|19722.48|803.15|
MR52030000|WATER & SEWER|16104.55|1911.27|
MR53010000|MANAGEMENT FEE|88406.18|9814.55|
MR53050000|ADMINISTRATIVE PAYROLL REIMBURSEMENT|52470.00|5830.00|
MR54010000|REAL ESTATE TAXES|141075.00|15675.00|
MR54020000|PROPERTY INSURANCE|33794.82|3754.98|
MR61010000|INTEREST EXPENSE|380562.50|42105.31|
MR62010000|DEPRECIATION|455068.44|50563.16|
MR62020000|AMORTIZATION|58033.62|6448.18|
MR63010000|BAD DEBT EXPENSE|9000.00|1500.00|
MR63050000|LEGAL & ACCOUNTING|17260.00|3475.00|
MR63090000|STATE FRANCHISE TAX|800.00||""")]
data = []
for s, t in SEC:
    for l in t.split("\n"):
        a, n, b, d, c = l.split("|")
        data.append([s, a, n, None if b == "!" else float(b or 0), float(d or 0), None if c == "?" else float(c or 0)])
cap = [r for r in data if r[3] is None][0]; cap[3] = r2(-sum(r[3] for r in data if r[3] is not None))
csh = data[0]; csh[5] = r2(sum(r[4] for r in data) - sum(r[5] for r in data[1:]))
print("cap", cap[3], "cash cr", csh[5]); assert cap[3] < 0 and 150000 < csh[5] < 400000
K = ["open_dr", "open_cr", "debit", "credit", "close_dr", "close_cr"]
def split(x): x = r2(x); return (x, 0) if x >= 0 else (0, -x)
T = Truth(NAME, "TB", K)
wb = xlsxwriter.Workbook(path(NAME, "xlsx")); ws = wb.add_worksheet("GLTB")
wb.set_properties({"title": "MRI_GLTRIAL", "author": "MRI"})
F = lambda **k: wb.add_format({"font_name": "Arial", "font_size": 9, **k})
tx, bd, hd = F(), F(bold=1), F(bold=1, align="center", bottom=1)
n_ = F(num_format="#,##0.00"); nb = F(num_format="#,##0.00", bold=1, top=1); ng = F(num_format="#,##0.00", bold=1, top=1, bottom=6)
C = [3, 4, 6, 7, 9, 10]
ws.set_column(0, 0, 12); ws.set_column(1, 1, 41); ws.set_column(2, 2, 1.5); ws.set_column(5, 5, 1.5); ws.set_column(8, 8, 1.5)
for a, b in ((3, 4), (6, 7), (9, 10)): ws.set_column(a, b, 14.5)
ws.write(0, 0, "Database:", tx); ws.write(0, 1, "TRMPROD", tx); ws.write(0, 10, "Page:  1", F(align="right"))
ws.write(1, 0, "ENTITY:", tx); ws.write(1, 1, "TRMP", tx); ws.write(1, 10, "Date:  11/12/2025", F(align="right"))
ws.merge_range(0, 3, 0, 9, "General Ledger Trial Balance", F(bold=1, align="center", font_size=11))
ws.merge_range(1, 3, 1, 9, "Tamarack Ridge Medical Pavilion, LLC", F(align="center"))
ws.merge_range(2, 3, 2, 9, "Period:  10/25   thru   10/25", F(align="center"))
ws.write(2, 0, "Basis:", tx); ws.write(2, 1, "A  -  Accrual", tx); ws.write(2, 10, "Time:  03:17 PM", F(align="right"))
ws.merge_range(4, 3, 4, 4, "Beginning Balance", hd); ws.merge_range(4, 6, 4, 7, "Period Activity", hd); ws.merge_range(4, 9, 4, 10, "Ending Balance", hd)
ws.write(5, 0, "Account", F(bold=1, bottom=1)); ws.write(5, 1, "Description", F(bold=1, bottom=1))
for i, c in enumerate(C): ws.write(5, c, ["Debit", "Credit"][i % 2], F(bold=1, bottom=1, align="right"))
r = 6; G = [0.0] * 6
for s, _ in SEC:
    r += 1; ws.write(r, 0, s, bd); r += 1; S = [0.0] * 6
    for row in [x for x in data if x[0] == s]:
        o = split(row[3]); e = split(row[3] + row[4] - row[5]); v = [*o, row[4], row[5], *e]
        ws.write_string(r, 0, row[1], tx); ws.write(r, 1, row[2], tx)
        pr = {}
        for k, c, x in zip(K, C, v):
            if x: ws.write_number(r, c, x, n_); pr[k] = x
        T.row(account=row[1], name=row[2], **pr)
        S = [r2(a + b) for a, b in zip(S, v)]; r += 1
    ws.write(r, 1, f"TOTAL {s}", bd)
    for c, x in zip(C, S): ws.write_number(r, c, x, nb)
    T.total(f"TOTAL {s}", dict(zip(K, S))); G = [r2(a + b) for a, b in zip(G, S)]; r += 1
assert G[0] == G[1] and G[2] == G[3] and G[4] == G[5], G
r += 1; ws.write(r, 1, "GRAND TOTAL", bd)
for c, x in zip(C, G): ws.write_number(r, c, x, ng)
T.total("GRAND TOTAL", dict(zip(K, G)))
r += 2; ws.write(r, 0, "Report ID: MRI_GLTRIAL     Accounts with no balance and no activity are shown", F(italic=1, font_color="#666666"))
ws.set_landscape(); ws.fit_to_pages(1, 0); ws.freeze_panes(6, 0); ws.repeat_rows(0, 5); ws.hide_gridlines(2)
wb.close()
T.save("xlsx", "OFFICE", "property accountant (MRI)", "MRI GL trial balance export, grouped Dr/Cr pairs with spacer columns, section totals, blanks for zero", True)
