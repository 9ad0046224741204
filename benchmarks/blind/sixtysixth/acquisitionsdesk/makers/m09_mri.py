# MRI commercial rent roll, two buildings, vacant and occupied sections, future increases; xlsx
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side
rng = random.Random(6609); ASOF = dt.date(2025, 5, 31); NAME = "MRI_CMRROLL_Tarragon_0525.xlsx"
wb = Workbook(); ws = wb.active; ws.title = "Rent Roll"; F = Font(name="Times New Roman", size=9); B = Font(name="Times New Roman", size=9, bold=True)
G = [("TG1", "Tarragon Gate I", ["Vireo Data Systems", "Ardmore & Beck CPAs", "Palatine Mortgage Co.", "VACANT", "Osprey Learning Center", "Halyard Wealth Partners", "Cobalt Ridge Civil Engineering, Inc.", "Mossback Analytics", "VACANT"]),
     ("TG2", "Tarragon Gate II", ["Sumner County Board of Elections", "Grist & Grain Cafe", "Interlock Staffing Solutions", "Zinnia Fertility Clinic", "VACANT", "Blue Heron Title & Escrow", "Stroud Architecture Studio"])]
R = 1
def put(vals, f=F, off=1):
    global R
    for j, v in vals.items():
        q = ws.cell(R, j, v); q.font = f
        if isinstance(v, float): q.number_format = "#,##0.00"; q.alignment = Alignment(horizontal="right")
        if isinstance(v, int): q.number_format = "#,##0"
        if isinstance(v, dt.date): q.number_format = "m/d/yyyy"
    R += 1
put({1: "Database:", 2: "PRODMRI", 7: "Rent Roll", 14: "Page:  1"}, B); put({1: "Bldg Status:", 2: "Active only", 7: "Tarragon Gate Office Center", 14: "Date:  6/3/2025"}, B); put({7: "5/31/2025", 14: "Time:  10:52 AM"}, B); R += 1
put({5: "GLA", 6: "Monthly", 7: "Annual", 8: "Monthly Cost", 9: "Expense", 10: "Monthly", 11: "Future Rent Increases"}, B); ws.merge_cells(start_row=R - 1, start_column=11, end_row=R - 1, end_column=14); ws.cell(R - 1, 11).alignment = Alignment(horizontal="center")
put({1: "Bldg Id-Suit Id", 2: "Occupant Name", 3: "Rent Start", 4: "Expiration", 5: "Sqft", 6: "Base Rent", 7: "Rate PSF", 8: "Recovery", 9: "Stop", 10: "Other Income", 11: "Cat", 12: "Date", 13: "Monthly Amount", 14: "PSF"}, B)
for j in range(1, 15): ws.cell(R - 1, j).border = Border(bottom=Side(style="medium"))
R += 1; rows = []; gt = []
for bid, bn, ts in G:
    put({1: bn}, B); R += 1; g = []
    for i, t in enumerate(ts):
        u = f"{bid} -{(100 if i < 3 else 200 if i < 6 else 300) + 10 * (i % 3)}"; a = rng.randrange(1450, 11800)
        r = dict(unit=u, building=bn, area=a)
        if t == "VACANT": r.update(statusText="Vacant", section="Vacant Suites"); g.append(r); continue
        s = dt.date(rng.randrange(2018, 2025), rng.randrange(1, 13), 1); term = rng.choice([60, 84, 90, 126]); 
        while addm(s, term) <= ASOF: term += 36
        rate = rng.randrange(2300, 3100) / 100; br = round(a * rate / 12, 2); st = []; d = dt.date(2025, s.month, 1); d = d if d > ASOF else addm(d, 12); am = br
        while d < addm(s, term) and len(st) < 5: am = round(am * 1.03, 2); st.append((d, am)); d = addm(d, 12)
        if i % 5 == 4: st = []
        r.update(tenantName=t, section="Occupied Suites", leaseStartDate=s, leaseEndDate=addm(s, term) - dt.timedelta(1), contractRent=br, _rec=round(a * rng.choice([0, .35, .62, 1.1]) / 12, 2), _oth=float(rng.choice([0, 0, 85, 240])), _stp=rng.choice([None, 9.25, 10.1]), rentSteps=[{"date": iso(x), "amount": y} for x, y in st], _st=st)
        r["charges"] = [{"code": "Monthly Cost Recovery", "amount": r["_rec"]}, {"code": "Monthly Other Income", "amount": r["_oth"]}]; g.append(r)
    g = [r for r in g if not r.get("tenantName")] + [r for r in g if r.get("tenantName")]
    v, o = [r for r in g if not r.get("tenantName")], [r for r in g if r.get("tenantName")]
    put({1: "Vacant Suites"}, B)
    for r in v: put({1: r["unit"], 2: "Vacant", 5: r["area"]})
    R += 1; put({1: "Occupied Suites"}, B)
    for r in o:
        base = {1: r["unit"], 2: r["tenantName"], 3: r["leaseStartDate"], 4: r["leaseEndDate"], 5: r["area"], 6: r["contractRent"], 7: round(r["contractRent"] * 12 / r["area"], 2), 8: r["_rec"], 10: r["_oth"]}
        if r["_stp"]: base[9] = r["_stp"]
        for k in range(max(1, len(r["_st"]))):
            x = base if k == 0 else {}
            if k < len(r["_st"]): x.update({11: "BRR", 12: r["_st"][k][0], 13: r["_st"][k][1], 14: round(r["_st"][k][1] * 12 / r["area"], 2)})
            put(x)
        R += 1
    def tot(lbl, v, o):
        S = lambda q, k: round(sum(r.get(k) or 0 for r in q), 2); ta = S(v, "area") + S(o, "area")
        global R
        put({1: lbl, 3: "Occupied Sqft:", 4: f"{S(o, 'area') / ta:.2%}", 5: S(o, "area"), 6: S(o, "contractRent"), 8: S(o, "_rec"), 10: S(o, "_oth"), 12: f"{len(o)} Units"}, B)
        put({3: "Vacant Sqft:", 4: f"{S(v, 'area') / ta:.2%}", 5: S(v, "area"), 12: f"{len(v)} Units"}, B); put({3: "Total Sqft:", 5: ta, 6: S(o, "contractRent"), 12: f"{len(o) + len(v)} Units"}, B); R += 1
    tot("Totals:", v, o); rows += g
tot("Grand Total:", [r for r in rows if not r.get("tenantName")], [r for r in rows if r.get("tenantName")])
for L, w in zip("ABCDEFGHIJKLMN", (15, 34, 13, 11, 10, 13, 10, 13, 9, 13, 6, 11, 15, 8)): ws.column_dimensions[L].width = w
ws.page_setup.orientation = "landscape"; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True; ws.sheet_view.showGridLines = False
wb.save(os.path.join(DOCS, NAME)); occ = [r for r in rows if r.get("tenantName")]
save(NAME, dict(propertyName="Tarragon Gate Office Center", asOnDate=ASOF, units=len(rows), occupied=len(occ), vacant=len(rows) - len(occ)), "OFFICE", "MRI rent roll, two buildings, vacant and occupied sections, future increases in further rows", True, rows)
