# box score workbook, 3 sheets, ~230 units, merged building cells, charge columns, applicant rows
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
def make():
    name = "TheMarlowe_BoxScore_RentRoll_051225.xlsx"; R = random.Random(5909); N = Names(R)
    wb = Workbook(); bs = wb.active; bs.title = "Box Score"; ws = wb.create_sheet("Roll"); rc = wb.create_sheet("Charge Recap")
    fp = {"A1": (612, 1480), "A2": (718, 1595), "A2R": (718, 1710), "B1": (1004, 2010), "B2": (1125, 2165), "B2TH": (1290, 2390), "C1": (1388, 2640)}
    codes = ["Base Rent", "Valet Trash", "Pest", "Parking", "Pet", "Concession"]
    ws["A1"] = "The Marlowe at Kessler Mill - RENT ROLL - 05.12.25"; ws["A1"].font = Font(bold=True, size=12, name="Calibri")
    top = ["Bldg", "Unit", "FP", "Net SF", "Occupancy", "Name", "Move In", "Lease", None, "Market", "Recurring charges", None, None, None, None, None, None, "Dep.", "Prepaid /"]
    bot = [None, None, None, None, "Status", None, "Date", "Start", "End", "+ Amenity"] + codes + ["Total", "On Hand", "(Delinq.)"]
    # balance printed with reversed words: keep it plain instead
    bot[-1] = None; top[-1] = "Balance Due"
    for j, (a, b) in enumerate(zip(top, bot), 1):
        for r, v in ((3, a), (4, b)):
            c = ws.cell(r, j, v); c.font = Font(bold=True, size=9); c.alignment = Alignment(horizontal="center", vertical="center", wrap_text=True); c.fill = PatternFill("solid", fgColor="D9D9D9")
    ws.merge_cells("H3:I3"); ws.merge_cells("K3:Q3"); ws.merge_cells("S3:S4"); ws.merge_cells("A3:A4")
    r = 5; T = []; tot = [0.0] * 10; cnt = {}; byfp = {k: {} for k in fp}; f9 = Font(size=9)
    units = [(b, f"{b}{fl}{k:02d}") for b in range(1, 8) for fl in (1, 2, 3) for k in range(1, 12)]
    first = {}
    def put(v):
        nonlocal r
        for j, x in enumerate(v, 1):
            if x is None: continue
            c = ws.cell(r, j, x); c.font = f9
            if isinstance(x, dt.date): c.number_format = "mm/dd/yy"
            elif j >= 10: c.number_format = "#,##0.00;-#,##0.00"
        r += 1
    prev = None; start = r
    for b, u in units:
        if prev is not None and b != prev: ws.merge_cells(start_row=start, end_row=r - 1, start_column=1, end_column=1); start = r
        L = R.choice(list(fp)); sf, mk = fp[L]; mk = float(mk + R.choice([0, 0, 10, 25, 40])); bl = b if b != prev else None; x = R.random(); base = dict(unit=u, building=f"{b}", unitType=L, area=sf, marketRent=mk); tot[0] += mk; prev = b
        if u == "1101": s = "Model"
        elif u in ("3207", "6110"): s = "Down"
        elif x < .025: s = "Vac-Not Ready"
        elif x < .05: s = "Vac-Ready"
        elif x < .065: s = "Vac-Preleased"
        elif x < .12: s = "Occ-NTV"
        elif x < .135: s = "Occ-NTV-Preleased"
        else: s = "Occupied"
        cnt[s] = cnt.get(s, 0) + 1; byfp[L][s] = byfp[L].get(s, 0) + 1
        if s[:3] != "Occ": put([bl, u, L, sf, s, None, None, None, None, mk]); T.append(row(**base, statusText=s))
        else:
            nm = N.lf(); mi = D(R.randint(2020, 2024), R.randint(1, 12), R.randint(1, 28)); a = addm(D(2024, 5, R.randint(13, 28)), R.randint(0, 11)); a = max(a, mi); e = addm(a, 12) - dt.timedelta(1)
            v = [mk - R.choice([0, 15, 30, 60, 95, 140, -20]), 30.0, 5.0, R.choice([0, 0, 50.0, 100.0]), R.choice([0, 0, 0, 35.0]), R.choice([0] * 9 + [-100.0])]; t = sum(v); dep = R.choice([200.0, 300.0, 0.0, 500.0]); bal = R.choice([0.0] * 8 + [t, 35.0, -120.0, 412.66])
            put([bl, u, L, sf, s, nm, mi, a, e, mk] + [q or None for q in v] + [t, dep, bal])
            for j, q in enumerate(v + [t, dep, bal]): tot[j + 1] += q
            T.append(row(**base, tenantName=nm, statusText=s, moveInDate=mi, leaseStartDate=a, leaseEndDate=e, contractRent=v[0], charges=[{"code": c, "amount": q} for c, q in zip(codes, v) if q], totalCharges=t, deposit=dep, balance=bal))
        if "Preleased" in s:
            nm = N.lf(); a = D(2025, 6, R.randint(1, 28)); put([None, u, L, sf, "Applicant", nm, a, a, addm(a, 13) - dt.timedelta(1), None, mk, 30.0, 5.0, None, None, None, mk + 35])
            T.append(row(unit=u, building=f"{b}", unitType=L, area=sf, tenantName=nm, statusText="Applicant", moveInDate=a, leaseStartDate=a, leaseEndDate=addm(a, 13) - dt.timedelta(1), contractRent=mk, charges=[{"code": "Base Rent", "amount": mk}, {"code": "Valet Trash", "amount": 30.0}, {"code": "Pest", "amount": 5.0}], totalCharges=mk + 35))
    ws.merge_cells(start_row=start, end_row=r - 1, start_column=1, end_column=1)
    for row_ in ws.iter_rows(min_row=5, max_row=r, max_col=1): row_[0].alignment = Alignment(vertical="top", horizontal="center")
    ws.cell(r, 1, f"Totals ({len(units)} units; applicants excluded)")
    for j, q in enumerate(tot): ws.cell(r, 10 + j, q).number_format = "#,##0.00;-#,##0.00"
    for j in range(1, 20): ws.cell(r, j).font = Font(bold=True, size=9); ws.cell(r, j).border = Border(top=Side("thin"), bottom=Side("double"))
    for L, w in zip("ABCDEFGHIJKLMNOPQRS", [6, 8, 6, 7, 18, 26, 10, 10, 10, 11, 10, 10, 7, 9, 8, 11, 11, 9, 11]): ws.column_dimensions[L].width = w
    ws.freeze_panes = "C5"; ws.print_title_rows = "3:4"; ws.page_setup.orientation = "landscape"
    occ = sum(v for k, v in cnt.items() if k[:3] == "Occ"); vac = sum(v for k, v in cnt.items() if k[:3] == "Vac"); n = len(units); nr = n - occ - vac
    bs["A1"] = "BOX SCORE"; bs["A1"].font = Font(bold=True, size=14); bs["A2"] = "The Marlowe at Kessler Mill"; bs["A3"] = "Snapshot: Monday 05/12/2025"; bs["A5"] = "1. Availability"
    st = ["Occupied", "Occ-NTV", "Occ-NTV-Preleased", "Vac-Ready", "Vac-Not Ready", "Vac-Preleased", "Model", "Down"]
    for j, h in enumerate(["Floor plan", "Units"] + st + ["Occ %"], 1): c = bs.cell(6, j, h); c.font = Font(bold=True); c.alignment = Alignment(wrap_text=True)
    k = 7
    for L in fp:
        d = byfp[L]; nn = sum(d.values()); bs.cell(k, 1, L); bs.cell(k, 2, nn)
        for j, s in enumerate(st, 3): bs.cell(k, j, d.get(s, 0))
        bs.cell(k, 11, sum(v for q, v in d.items() if q[:3] == "Occ") / nn).number_format = "0.0%"; k += 1
    bs.cell(k, 1, "Total"); bs.cell(k, 2, n)
    for j, s in enumerate(st, 3): bs.cell(k, j, cnt.get(s, 0))
    bs.cell(k, 11, occ / n).number_format = "0.0%"
    for j in range(1, 12): bs.cell(k, j).font = Font(bold=True)
    for lab, v in (("Units", n), ("Occupied", occ), ("Vacant rentable", vac), ("Non-revenue (model, down)", nr)): k += 1; bs.cell(k + 1, 1, lab); bs.cell(k + 1, 2, v)
    k += 4; bs.cell(k, 1, "2. Leasing activity, week of 05/05 - 05/11/2025").font = Font(bold=True)
    for lab, v in (("First contacts", 41), ("Tours", 19), ("Applications", 7), ("Cancelled / denied", 2), ("Move-ins", 4), ("Move-outs", 5)): k += 1; bs.cell(k, 1, lab); bs.cell(k, 2, v)
    bs.column_dimensions["A"].width = 28
    rc.append(["Charge", "Units billed", "Monthly"])
    for j, c in enumerate(codes): rc.append([c, sum(1 for t in T if t["statusText"] != "Applicant" and any(q["code"] == c for q in t.get("charges", []))), tot[j + 1]])
    rc.append(["All charges", None, tot[7]]); rc.column_dimensions["A"].width = 16
    wb.save(out(name))
    save(name, dict(propertyName="The Marlowe at Kessler Mill", asOnDate="2025-05-12", units=n, occupied=occ, vacant=vac, sheet="Roll", planted=None, rows=T), "MULTIFAMILY", "box-score workbook (box score first, roll second, charge recap), merged building cells, applicant rows beneath units", True)
if __name__ == "__main__": make()
