# Yardi Voyager residential "Rent Roll with Lease Charges", big; xlsx
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
rng = random.Random(6608); ASOF = dt.date(2025, 11, 30); NAME = "RentRollwithLeaseCharges_brindle.xlsx"
UT = {"br1a": (655, 1410), "br1b": (742, 1495), "br2a": (988, 1780), "br2b": (1085, 1865), "br3a": (1340, 2290)}
names = iter(people(rng, 300)); wb = Workbook(); ws = wb.active; ws.title = "Report1"; t0 = 38112
A8 = Font(name="Arial", size=8); A8B = Font(name="Arial", size=8, bold=True); top = Border(top=Side(style="thin"))
for i, (s, z) in enumerate((("Rent Roll with Lease Charges", 12), ("Brindlewood Terrace (brindle)", 9), ("As Of = 11/30/2025", 9), ("Month Year = 11/2025", 9)), 1):
    ws.cell(i, 1, s).font = Font(name="Arial", size=z, bold=i < 3); ws.merge_cells(start_row=i, start_column=1, end_row=i, end_column=14); ws.cell(i, 1).alignment = Alignment(horizontal="center")
H1 = ["Unit", "Unit Type", "Unit", "Resident", "Name", "Market", "Charge", "Amount", "Resident", "Other", "Move In", "Lease", "Move Out", "Balance"]
H2 = ["", "", "Sq Ft", "", "", "Rent", "Code", "", "Deposit", "Deposit", "", "Expiration", "", ""]
for i, h in ((5, H1), (6, H2)):
    for j, x in enumerate(h, 1):
        q = ws.cell(i, j, x or None); q.font = A8B; q.alignment = Alignment(horizontal="center"); q.fill = PatternFill("solid", fgColor="D9D9D9")
for L, w in zip("ABCDEFGHIJKLMN", (9, 10, 8, 11, 24, 11, 11, 11, 11, 10, 11, 11, 11, 11)): ws.column_dimensions[L].width = w
R = 7; rows = []; chtot = {}
def put(vals, f=A8, b=None):
    global R
    for j, v in enumerate(vals, 1):
        if v is None: continue
        q = ws.cell(R, j, v); q.font = f
        if isinstance(v, float): q.number_format = "#,##0.00"
        if isinstance(v, dt.date): q.number_format = "mm/dd/yyyy"
        if b: q.border = b
    R += 1
def mkten(r, mk, fut=False):
    global t0
    t0 += rng.randrange(1, 9); r["_t"] = f"t{t0:07d}"; r["tenantName"] = next(names)
    if fut: mi = dt.date(2025, 12, rng.randrange(3, 30)); le = addm(mi, 12) - dt.timedelta(1)
    else:
        mi = dt.date(rng.choice([2021, 2022, 2023, 2024, 2024, 2025, 2025]), rng.randrange(1, 12), rng.randrange(1, 28)); le = mi
        while le <= dt.date(2025, 12, 2): le = addm(le, 12)
        le -= dt.timedelta(1)
    rent = float(round(mk * rng.uniform(.88, 1.02)))
    ch = [("rent", rent), ("valettr", 30.0), ("wtrswr", float(rng.choice([42, 55, 61])))]
    if rng.random() < .28: ch.append(("petrent", rng.choice([35.0, 70.0])))
    if rng.random() < .22: ch.append(("storage", 45.0))
    if rng.random() < .18: ch.append(("garage", 145.0))
    if rng.random() < .09: ch.append(("conrent", -float(rng.choice([75, 100, 150]))))
    if rng.random() < .04: ch = [("rent", rent), ("empcred", -round(rent * .2, 2))] + ch[1:]
    r.update(moveInDate=mi, leaseEndDate=le, contractRent=rent, _ch=ch, charges=[{"code": a, "amount": b} for a, b in ch], totalCharges=round(sum(b for _, b in ch), 2),
             deposit=float(rng.choice([0, 250, 250, 500, 750])), _od=float(rng.choice([0, 0, 0, 300])), balance=0.0 if fut else rng.choice([0.0] * 6 + [round(rng.uniform(3, 1400), 2), -round(rng.uniform(3, 250), 2)]))
def out(r):
    ch = r.get("_ch") or [(None, None)]
    for k, (a, b) in enumerate(ch):
        if k == 0: put([r["unit"], r["unitType"], float(r["area"]), r.get("_t", "VACANT"), r.get("tenantName", "VACANT"), r.get("marketRent"), a, b if a else 0.0, r.get("deposit", 0.0), r.get("_od", 0.0), r.get("moveInDate"), r.get("leaseEndDate"), r.get("moveOutDate"), r.get("balance", 0.0)])
        else: put([None] * 6 + [a, b])
    if r.get("_ch"): put([None] * 6 + ["Total", r["totalCharges"]], A8B, None)
    global R
    R += 1
put(["Current/Notice/Vacant Residents"], A8B); R += 1
SEC = "Current/Notice/Vacant Residents"; vac = []
for b in range(1, 10):
    for f in (1, 2, 3):
        for n in range(1, 9):
            ut = rng.choice(list(UT)); sf, mk = UT[ut]; mk += 15 * f
            r = dict(unit=f"{b}-{f}{n:02d}", unitType=ut, area=sf, marketRent=float(mk), section=SEC)
            if rng.random() < .055: r.update(statusText="VACANT", contractRent=0.0, deposit=0.0, balance=0.0); vac.append(r)
            else:
                mkten(r, mk)
                if rng.random() < .05: r["moveOutDate"] = min(r["leaseEndDate"], dt.date(2025, 12, 31)); r["leaseEndDate"] = r["moveOutDate"]
            rows.append(r); out(r)
cur = list(rows); S = lambda k, q: round(sum(x.get(k) or 0 for x in q), 2)
put(["Total", "Brindlewood Terrace", None, None, None, S("marketRent", cur), None, S("totalCharges", cur), S("deposit", cur), S("_od", cur), None, None, None, S("balance", cur)], A8B, top); R += 1
put(["Future Residents/Applicants"], A8B); R += 1; fut = []
for r in rng.sample(vac, 5):
    a = dict(unit=r["unit"], unitType=r["unitType"], area=r["area"], marketRent=r["marketRent"], section="Future Residents/Applicants"); mkten(a, r["marketRent"], True); a["_ch"] = a["_ch"]; fut.append(a)
fut.sort(key=lambda a: a["unit"])
for a in fut: out(a); rows.append(a)
put(["Total", "Brindlewood Terrace", None, None, None, S("marketRent", fut), None, S("totalCharges", fut), S("deposit", fut), S("_od", fut), None, None, None, S("balance", fut)], A8B, top); R += 2
put(["Summary Groups", None, None, "Square", "Market", "Lease", "Security", "Other", "# Of", "% Unit", "% Sqft", "Balance"], A8B); put([None, None, None, "Footage", "Rent", "Charges", "Deposit", "Deposits", "Units", "Occupancy", "Occupied"], A8B)
occ = [r for r in cur if r.get("tenantName")]; ta = S("area", cur)
def summ(lbl, q, n=True): put([lbl, None, None, S("area", q) + 0.0, S("marketRent", q), S("totalCharges", q), S("deposit", q), S("_od", q), len(q), round(100 * len(q) / len(cur), 2) if n else None, round(100 * S("area", q) / ta, 2) if n else None, S("balance", q)])
summ("Current/Notice/Vacant Residents", cur, False); summ("Future Residents/Applicants", fut, False); summ("Occupied Units", occ); summ("Total Non Rev Units", []); summ("Total Vacant Units", [r for r in cur if r not in occ]); summ("Totals:", cur); R += 1
put(["Summary of Charges by Charge Code"], A8B); put(["(Current/Notice Residents Only)"]); put(["Charge Code", None, None, "Amount"], A8B)
for r in occ:
    for a, b in r["_ch"]: chtot[a] = chtot.get(a, 0) + b
for a in sorted(chtot): put([a, None, None, round(chtot[a], 2)])
put(["Total", None, None, round(sum(chtot.values()), 2)], A8B, top)
ws.freeze_panes = "A7"; ws.page_setup.orientation = "landscape"; ws.page_setup.fitToWidth = 1; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True; ws.print_title_rows = "5:6"
wb.save(os.path.join(DOCS, NAME))
save(NAME, dict(propertyName="Brindlewood Terrace", asOnDate=ASOF, units=len(cur), occupied=len(occ), vacant=len(cur) - len(occ)), "MULTIFAMILY", "Yardi rent roll with lease charges, stacked codes, future residents section, big", True, rows)
