"""TB 3: QuickBooks Desktop export as .xls, two-column, spacer columns; one account row lost (planted)."""
import xlwt
import truthio as T
SEED = 52103
FILE = "KestrelRow_TrialBalance.xls"
R = [
 ("1010", "First Coastal - Operating", 38114.62), ("1015", "First Coastal - Sec Dep Trust", 21850.00), ("1020", "Umpqua Valley Savings - Reserve", 64207.19),
 ("1100", "Accounts Receivable", 5460.00), ("1200", "Undeposited Funds", 1385.00), ("1310", "Prepaid Insurance", 4216.33), ("1350", "Loan - S. Brandvold", 7500.00),
 ("1510", "Land - Kestrel Row", 310000.00), ("1520", "Bldg - 4plex 1101-1107", 488200.00), ("1521", "Bldg - 4plex 1109-1115", 491750.00), ("1522", "Bldg - 6plex 1117-1127", 702400.00),
 ("1540", "Appliances & Flooring", 61977.84), ("1590", "Accum Depreciation", -518341.00),
 ("2000", "Accounts Payable", -6218.47), ("2110", "Visa - Capital Pacific 8820", -1904.36), ("2200", "Security Deposits Held", -21850.00), ("2250", "Last Month Rent Held", -4125.00),
 ("2300", "Accrued Property Tax", -9012.50), ("2710", "N/P - Umpqua Valley (1st)", -941806.55), ("2720", "N/P - Brandvold Family Trust", -60000.00),
 ("3000", "Opening Balance Equity", -250.00), ("3100", "Members Capital - R. Ostgaard", -212500.00), ("3110", "Members Capital - S. Brandvold", -212500.00),
 ("3150", "Draws - R. Ostgaard", 48000.00), ("3160", "Draws - S. Brandvold", 48000.00), ("3900", "Retained Earnings", None),
 ("4010", "Rent - 1101-1107", -71040.00), ("4011", "Rent - 1109-1115", -73380.00), ("4012", "Rent - 1117-1127", -104160.00), ("4050", "Laundry - CoinTech", -2318.75),
 ("4060", "Late Fees", -1275.00), ("4070", "Tenant Damage Reimb", -2940.18), ("4090", "Forfeited Deposits", -1650.00),
 ("6010", "Advertising - Zillow etc", 884.00), ("6040", "Auto & Mileage", 2117.39), ("6060", "Bank Fees", 312.00), ("6110", "Cleaning & Turnover", 6480.50),
 ("6150", "Garbage - Sanipac", 7916.28), ("6170", "Insurance - Property", 12649.00), ("6210", "Interest - Umpqua Valley", 44873.60), ("6215", "Interest - Brandvold Trust", 3600.00),
 ("6240", "Landscape - Ruelas Yard Care", 6600.00), ("6260", "Legal & Accounting", 5875.00), ("6310", "Plumbing", 8240.77), ("6315", "Electrical", 2306.14), ("6320", "Appliance Repair", 1488.95),
 ("6325", "Roof & Gutter", 4950.00), ("6410", "Property Tax - Lane Co", 27436.08), ("6450", "Supplies", 3028.41), ("6510", "Utilities - Water/Sewer EWEB", 15620.32), ("6515", "Utilities - House Electric", 2284.96),
 ("6610", "Wages - Resident Mgr", 14400.00), ("6615", "Payroll Tax", 1296.75), ("6800", "Depreciation Expense", 49722.00), ("6900", "Ask My Accountant", 645.20),
]
DROP = "6325"

def make():
    rows = [list(x) for x in R]
    s = round(sum(x[2] for x in rows if x[2] is not None), 2)
    for x in rows:
        if x[2] is None: x[2] = -s
    dr = round(sum(x[2] for x in rows if x[2] > 0), 2); cr = round(-sum(x[2] for x in rows if x[2] < 0), 2)
    assert dr == cr
    wb = xlwt.Workbook(); ws = wb.add_sheet("Sheet1")
    st = lambda e, n="General": xlwt.easyxf(e, num_format_str=n)
    f8 = "font: name Arial, height 160, bold on"
    ws.write(0, 0, "10:47 AM", st(f8)); ws.write(1, 0, "01/22/26", st(f8)); ws.write(2, 0, "Accrual Basis", st(f8))
    ws.write(0, 2, "Kestrel Row LLC", st("font: name Arial, height 240, bold on"))
    ws.write(1, 2, "Trial Balance", st("font: name Arial, height 280, bold on"))
    ws.write(2, 2, "As of December 31, 2025", st("font: name Arial, height 200, bold on"))
    ws.write_merge(4, 4, 4, 6, "Dec 31, 25", st(f8 + "; align: horiz center; borders: bottom thick"))
    hd = st(f8 + "; align: horiz center; borders: bottom thick")
    ws.write(5, 4, "Debit", hd); ws.write(5, 6, "Credit", hd)
    n = st("font: name Arial, height 160", "#,##0.00;-#,##0.00"); lb = st(f8)
    tot = st("font: name Arial, height 160, bold on; borders: top thin, bottom double", "#,##0.00;-#,##0.00")
    for c, w in enumerate([3, 3, 34, 2, 13, 1, 13, 2, 30]): ws.col(c).width = w * 256 + 120
    tick = st("font: name Comic Sans MS, height 160, colour blue")
    memo = {"1010": "rec'd 12/31 - ok", "1100": "see aging, 2 in eviction", "1350": "interest? ask Sig", "2200": "ties to dep trust", "3000": "clean up !!", "6900": "Home Depot + ??", "4012": "1123 vacant Mar-Apr"}
    r = 6; tr = []
    for a, nm, v in rows:
        if a == DROP: continue
        ws.write(r, 2, f"{a} \u00b7 {nm}", lb)
        ws.write(r, 4 if v > 0 else 6, abs(v), n)
        if a in memo: ws.write(r, 8, memo[a], tick)
        tr.append({"account": a, "name": nm, ("debit" if v > 0 else "credit"): abs(v)})
        r += 1
    ws.write(r, 1, "TOTAL", lb); ws.write(r, 4, dr, tot); ws.write(r, 6, cr, tot)
    ws.panes_frozen = True; ws.horz_split_pos = 6
    ws.fit_num_pages = 1; ws.header_str = b""; ws.footer_str = b"&RPage &P"
    w2 = wb.add_sheet("QuickBooks Export Tips")
    for i, t in enumerate(["Exporting from QuickBooks", "Change how the report looks in Excel: click the Advanced tab in the export window before you export.",
                           "Freeze panes, AutoFit and AutoFilter can be switched on or off there.", "Updating an existing worksheet keeps the formulas on your other sheets."]):
        w2.write(i * 2, 1, t, st("font: name Arial, height 200" + (", bold on" if i == 0 else "")))
    wb.save(T.DOC + "/" + FILE)
    d = [x for x in rows if x[0] == DROP][0]
    T.write(FILE, "TB", ["debit", "credit"], tr, [{"label": "TOTAL", "debit": dr, "credit": cr}],
            {"what": f"account {d[0]} {d[1]} (debit {d[2]:,.2f}) is not printed but is in the TOTAL of debits", "kind": "row_dropped"})
    return dict(file=FILE, kind="TB", style="QuickBooks Desktop export .xls, debit/credit, number and name in one cell, spacer columns", hard="one account deleted by hand: debits fall short of the printed total; handwritten notes column")

if __name__ == "__main__":
    print(make())
