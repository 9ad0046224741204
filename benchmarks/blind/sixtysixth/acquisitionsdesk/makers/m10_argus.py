# Argus style export: tenant in three stacked lines, annual base rent, rent steps to the right; several sheets; Canada; xlsx
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
rng = random.Random(6610); ASOF = dt.date(2025, 7, 1); NAME = "Coulee Ridge - AE export.xlsx"
wb = Workbook(); w0 = wb.active; w0.title = "Property"; 
T = [("Prairie Gold Credit Counsellors", "110"), ("Chinook Geomatics Ltd.", "120"), ("Kainai Language Institute", "150"), (None, "160"), ("Oldman Watershed Consultants", "200"), ("Fairline Dental Labs", "215"), ("Alderwick Tax & Payroll", "230"), ("Whoop-Up Software Inc.", "240"), (None, "260"), ("Southgate Hearing", "300"), ("Magrath Agronomy Group", "310"), ("Boreal Freight Brokers", "325")]
rows = []
for i, (t, s) in enumerate(T):
    a = rng.randrange(980, 8600, 5); r = dict(unit=s, area=a)
    if not t: r.update(statusText="Vacant"); rows.append(r); continue
    st = dt.date(rng.randrange(2018, 2025), rng.randrange(1, 13), 1); term = rng.choice([60, 72, 84, 120])
    while addm(st, term) <= ASOF: term += 60
    rate = rng.choice([16, 17.5, 18.25, 19, 21]); an = round(a * rate, 2); d = addm(st, 24); x = rate; sp = []
    while d < addm(st, term):
        if d > ASOF and len(sp) < 3: x += .75; sp.append((d, round(a * x, 2)))
        d = addm(d, 24)
    r.update(tenantName=t, statusText="Contract", leaseStartDate=st, leaseEndDate=addm(st, term) - dt.timedelta(1), annualRent=an, rentSteps=[{"date": iso(p), "amount": q, "per": "year"} for p, q in sp], _sp=sp, _term=term, _rate=rate, _rec=rng.choice(["Net", "Net", "Base Year Stop"]), _upon=rng.choice(["Market", "Renew", "Vacate"]), _mlp=rng.choice(["Office <2.5k", "Office 2.5k-5k", "Office >5k"]))
    rows.append(r)
occ = [r for r in rows if r.get("tenantName")]
for i, (a, b) in enumerate((("Coulee Ridge Business Campus", None), ("1905 Scenic Coulee Way N, Lethbridge, AB", None), (None, None), ("Analysis begin date", dt.date(2025, 7, 1)), ("Rentable area (sq ft)", sum(r["area"] for r in rows)), ("Term (years)", 10), ("Reporting currency", "CAD"), ("General inflation", .02)), 1):
    w0.cell(i, 1, a); w0.cell(i, 2, b)
w0["B4"].number_format = "mmm d, yyyy"; w0["B8"].number_format = "0.00%"; w0.column_dimensions["A"].width = 34; w0.column_dimensions["B"].width = 16
ws = wb.create_sheet("Rent Roll"); C10 = lambda b=False: Font(name="Calibri", size=10, bold=b)
ws["B2"] = "Coulee Ridge Business Campus (CAD)"; ws["B3"] = "Tenant Rent Roll"; ws["B4"] = "In-place as of Jul 1, 2025"; ws["B2"].font = Font(name="Calibri", size=14, bold=True); ws["B3"].font = C10(True)
H = [("Tenant Name", "Suite", "Lease Status"), ("Lease Start", "Lease End", "Term (mos)"), ("Initial Area", "% of NRA", None), ("Base Rent", "Annual", None), ("Base Rent", "Annual / SF", None), ("Rent Steps", "Effective", None), ("Rent Steps", "Annual", None), ("Rent Steps", "/ SF", None), ("Recovery", "Structure", None), ("Upon", "Expiration", "Market Leasing")]
for j, h in enumerate(H, 2):
    for k, v in enumerate(h):
        q = ws.cell(6 + k, j, v); q.font = Font(name="Calibri", size=10, bold=True, color="FFFFFF"); q.fill = PatternFill("solid", fgColor="1F3864"); q.alignment = Alignment(horizontal="left" if j == 2 else "center")
R = 9; ta = sum(r["area"] for r in rows); th = Border(bottom=Side(style="hair"))
for n, r in enumerate(rows, 1):
    ws.cell(R, 1, n); ws.cell(R, 2, r.get("tenantName") or "Vacant").font = C10(True); ws.cell(R + 1, 2, "Suite " + r["unit"]); ws.cell(R, 4, r["area"]).number_format = "#,##0"; q = ws.cell(R + 1, 4, r["area"] / ta); q.number_format = "0.00%"
    r["unit"] = "Suite " + r["unit"]
    if r.get("tenantName"):
        ws.cell(R + 2, 2, r["statusText"]); ws.cell(R, 3, r["leaseStartDate"]); ws.cell(R + 1, 3, r["leaseEndDate"]); ws.cell(R + 2, 3, r["_term"]); ws.cell(R, 5, r["annualRent"]).number_format = "$#,##0.00"; ws.cell(R, 6, r["_rate"]).number_format = "$0.00"
        for k in (0, 1): ws.cell(R + k, 3).number_format = "dd-mmm-yy"
        for k, (d, x) in enumerate(r["_sp"]): ws.cell(R + k, 7, d).number_format = "dd-mmm-yy"; ws.cell(R + k, 8, x).number_format = "$#,##0.00"; ws.cell(R + k, 9, round(x / r["area"], 2)).number_format = "$0.00"
        ws.cell(R, 10, r["_rec"]); ws.cell(R, 11, r["_upon"]); ws.cell(R + 1, 11, r["_mlp"])
    for j in range(1, 12): ws.cell(R + 2, j).border = th
    R += 3
R += 1
for lbl, q in (("Total Occupied", occ), ("Total Vacant", [r for r in rows if r not in occ]), ("Total Property", rows)):
    ws.cell(R, 2, lbl).font = C10(True); ws.cell(R, 3, len(q)); ws.cell(R, 4, sum(r["area"] for r in q)).number_format = "#,##0"
    if lbl != "Total Vacant": ws.cell(R, 5, round(sum(r.get("annualRent", 0) for r in q), 2)).number_format = "$#,##0.00"
    R += 1
for L, w in zip("ABCDEFGHIJK", (4, 34, 13, 12, 15, 11, 12, 15, 9, 16, 17)): ws.column_dimensions[L].width = w
ws.sheet_view.showGridLines = False; ws.page_setup.orientation = "landscape"; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True
wm = wb.create_sheet("Market Leasing")
for row in (["Profile", "Term (yrs)", "Market Rent / SF", "Renewal %", "TI New", "TI Renew", "LC New", "Downtime (mos)"], ["Office <2.5k", 5, 20.0, .7, 25, 5, .05, 6], ["Office 2.5k-5k", 5, 19.0, .7, 25, 5, .05, 8], ["Office >5k", 7, 18.0, .65, 30, 8, .05, 10]): wm.append(row)
wb.save(os.path.join(DOCS, NAME))
save(NAME, dict(propertyName="Coulee Ridge Business Campus", asOnDate=ASOF, units=len(rows), occupied=len(occ), vacant=len(rows) - len(occ), sheet="Rent Roll"), "OFFICE", "Argus export, records of three stacked lines, annual rents and steps", True, rows)
