"""x08 student beds, x09 industrial bays, x10 medical condos, x11 mixed-use main street"""
from lib import *
import openpyxl, xlsxwriter
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from openpyxl.utils import get_column_letter as L

def x08():
    r = random.Random(5108); N = Names(r); name = "x08_campus_edge_student.xlsx"
    wb = openpyxl.Workbook(); ds = wb.active; ds.title = "Dashboard"; ws = wb.create_sheet("Bed Roll"); pl = wb.create_sheet("Pre-Lease 26-27")
    ws["A1"] = "The Quarry at Campus Edge"; ws["A1"].font = Font(name="Calibri", size=18, bold=True, color="5B2A86")
    ws["A2"] = "Bed-level rent roll  |  effective 15-Sep-2025  |  Lease term AY 2025-26"; ws["A2"].font = Font(italic=True, color="666666")
    hd1 = {"A": "Location", "D": "Bed", "F": "Lease", "I": "Monthly Installment", "M": "Ledger"}
    hd = ["Bldg", "Apt", "Bed Space", "Plan", "Bed Status", "Resident", "Begins", "Ends", "Market", "Contract", "Parking", "Furn. Pkg", "Total Inst.", "Deposit", "Balance", "Guarantor"]
    for c, v in hd1.items(): ws[c + "4"] = v
    for rg in ("A4:C4", "D4:E4", "F4:H4", "I4:L4", "M4:P4"): ws.merge_cells(rg)
    hd1 = None
    fill = PatternFill("solid", fgColor="5B2A86"); lt = PatternFill("solid", fgColor="EFE6F7")
    for j, h in enumerate(hd, 1):
        ws.cell(5, j, h)
        for rr in (4, 5):
            c = ws.cell(rr, j); c.fill = fill; c.font = Font(bold=True, color="FFFFFF"); c.alignment = Alignment(horizontal="center", wrap_text=True)
    row = 6; rows = []; apts = [("North", a, 4) for a in ("N101", "N102", "N201", "N202", "N301")] + [("North", "N302", 2)] + [("South", a, 4) for a in ("S101", "S102", "S201", "S202")] + [("South", "S301", 2), ("South", "S302", 2)]
    vac = {("N102", 2), ("S101", 0), ("S101", 3), ("N301", 1)}; tot = dict.fromkeys("mk ct pk fu ti dp bl".split(), 0.0); G = dict(tot); start = row; occ = 0
    side = Side(style="thin", color="C9B8DA")
    for i, (b, a, n) in enumerate(apts):
        ar = row
        for k in range(n):
            sp = "%s-%s" % (a, "ABCD"[k]); plan = {4: "4x4 Townhome" if a[1] == "1" else "4x4 Flat", 2: "2x2 Deluxe"}[n]; mk = {4: 745 if a[1] == "1" else 720, 2: 895}[n]
            x = dict(unit=sp, building=b, unitType=plan, marketRent=mk)
            if (a, k) in vac: st = "Vacant"; v = [None] * 11; v[3] = mk
            elif (a, k) == ("S201", 0):
                st = "RA"; nm = N.fl(); v = [nm, D.date(2025, 8, 16), D.date(2026, 7, 31), mk, 0, 0, 0, 0, 0, 0, "No"]
            else:
                st = "Notice" if r.random() < .05 else "Leased"; nm = N.fl(); bg = D.date(2025, 8, 16) if r.random() < .85 else D.date(2025, 9, r.randint(1, 12))
                ct = mk - r.choice([0, 0, 15, 25, 40, -10]); pk = r.choice([0, 0, 45]); fu = r.choice([0, 30, 30])
                v = [nm, bg, D.date(2026, 7, 31), mk, ct, pk, fu, ct + pk + fu, r.choice([0, 200, 200]), r.choice([0, 0, 0, -ct, 45, ct + pk + fu, 112.5]), "Yes" if r.random() < .8 else "No"]
            x["statusText"] = st
            if st != "Vacant":
                occ += 1
                x.update(tenantName=v[0], leaseStartDate=iso(v[1]), leaseEndDate=iso(v[2]), contractRent=v[4], charges=[{"code": "Parking", "amount": v[5]}, {"code": "Furn. Pkg", "amount": v[6]}], totalCharges=v[7], deposit=v[8], balance=v[9])
                for q, z in zip("ct pk fu ti dp bl".split(), v[4:10]): tot[q] += z
            tot["mk"] += mk; rows.append(x)
            for j, z in enumerate([b if k == 0 and (i == 0 or apts[i - 1][0] != b) else None, a if k == 0 else None, sp, plan, st] + v, 1):
                c = ws.cell(row, j, z); c.border = Border(top=side if k == 0 else None)
                if j in (7, 8): c.number_format = "d-mmm-yy"; c.alignment = Alignment(horizontal="center")
                if 9 <= j <= 15: c.number_format = '#,##0.00;[Red](#,##0.00)'
                if st == "Vacant" and j > 2: c.fill = PatternFill("solid", fgColor="FFF5CC")
            row += 1
        ws.merge_cells(start_row=ar, end_row=row - 1, start_column=2, end_column=2); ws.cell(ar, 2).alignment = Alignment(vertical="center", horizontal="center")
        if i == len(apts) - 1 or apts[i + 1][0] != b:
            ws.merge_cells(start_row=start, end_row=row - 1, start_column=1, end_column=1); ws.cell(start, 1).alignment = Alignment(vertical="center", horizontal="center", text_rotation=90)
            def trow(lbl, t):
                ws.cell(row, 1, lbl)
                for j, q in zip(range(9, 16), "mk ct pk fu ti dp bl".split()): ws.cell(row, j, t[q]).number_format = '#,##0.00;[Red](#,##0.00)'
                for j in range(1, 17): ws.cell(row, j).font = Font(bold=True); ws.cell(row, j).fill = lt
            trow(b + " subtotal", tot)
            for q in G: G[q] += tot[q]; tot[q] = 0.0
            row += 2; start = row
    trow("All beds (%d)" % len(rows), G); row += 2
    for t, v in (("Beds", len(rows)), ("Occupied incl. RA", occ), ("Vacant", len(rows) - occ)): ws.cell(row, 3, t); ws.cell(row, 5, v); row += 1
    for j, w in enumerate([7, 8, 11, 15, 10, 24, 11, 11, 11, 11, 9, 9, 11, 10, 11, 10], 1): ws.column_dimensions[L(j)].width = w
    ws.freeze_panes = "D6"; ws.page_setup.orientation = "landscape"; ws.page_setup.fitToWidth = 1; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr = openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    ds["B2"] = "The Quarry at Campus Edge"; ds["B2"].font = Font(size=16, bold=True)
    for i, (a, b_, c_) in enumerate([("Metric", "Sep-25", "Sep-24"), ("Beds", len(rows), len(rows)), ("Occupancy", occ / len(rows), .978), ("Avg contract / leased bed", round(G["ct"] / occ, 2), 689.4), ("Parking permits", int(15), 22), ("Delinquency", sum(max(0, x.get("balance", 0)) for x in rows), 2104.0)]):
        for j, v in enumerate((a, b_, c_)): ds.cell(4 + i, 2 + j, v)
    ds["C6"].number_format = ds["D6"].number_format = "0.0%"; ds.column_dimensions["B"].width = 28
    ds["C8"] = sum(1 for x in rows if x.get("charges") and x["charges"][0]["amount"])
    for j, v in enumerate(["Plan", "Beds", "Renewed", "New Leases", "Pre-leased %"], 1): pl.cell(1, j, v).font = Font(bold=True)
    for i, p in enumerate(sorted({x["unitType"] for x in rows}), 2):
        n = sum(x["unitType"] == p for x in rows); a = n // 5; b = n // 8
        for j, v in enumerate([p, n, a, b, (a + b) / n], 1): pl.cell(i, j, v)
        pl.cell(i, 5).number_format = "0%"
    wb.active = 1; wb.save(doc(name))
    save(name, "STUDENT_HOUSING", "bed-level workbook, three sheets, merged building and apartment cells", "per-bed rows, rotated merged building cell, two-line grouped header, RA bed at zero, other sheets with look-alike counts, red negatives", "The Quarry at Campus Edge", "2025-09-15", len(rows), occ, len(rows) - occ, rows, sheet="Bed Roll")

def x09():
    name = "x09_freightline_business_park.xlsx"; dt = D.date
    B = [("BUILDING 1 - 2200 Freight Drive", "1", [
        ("101", "Cobalt Fastener Supply", 8400, dt(2022,3,1), dt(2027,2,28), 5670.0, 1050.0, 980.0, 140.0, 11340.0, [(dt(2026,3,1), 5840.1)]),
        ("102", "Riverbend Pool & Spa Distribution, Inc.", 6000, dt(2020,7,1), dt(2026,6,30), 4200.0, 750.0, 700.0, 100.0, 4200.0, []),
        ("103-104", "Alder & Ash Millwork", 12600, dt(2024,1,1), dt(2030,12,31), 8820.0, 1575.0, 1470.0, 210.0, 17640.0, [(dt(2026,1,1), 9084.6), (dt(2027,1,1), 9357.14)]),
        ("105", None, 6000, None, None, None, None, None, None, None, []),
        ("106", "Swiftwater Courier Group", 6600, dt(2023,10,1), dt(2028,9,30), 4785.0, 825.0, 770.0, 110.0, 4785.0, [(dt(2025,10,1), 4928.55), (dt(2026,10,1), 5076.41)])]),
       ("BUILDING 2 - 2240 Freight Drive", "2", [
        ("201", "Tall Pine HVAC Wholesale", 15000, dt(2019,5,1), dt(2029,4,30), 9375.0, 1875.0, 1750.0, 250.0, 0.0, [(dt(2026,5,1), 9656.25), (dt(2027,5,1), 9945.94)]),
        ("202", "GreenBottle Recycling Svcs", 7500, dt(2021,12,1), "MTM", 4650.0, 937.5, 875.0, 125.0, 3500.0, []),
        ("203", "Marquee Event Rentals", 7500, dt(2025,2,1), dt(2030,1,31), 5312.5, 937.5, 875.0, 125.0, 10625.0, [(dt(2026,2,1), 5471.88), (dt(2027,2,1), 5636.03)]),
        ("204A", "Old Mill Roasters", 3200, dt(2023,6,1), dt(2026,5,31), 2560.0, 400.0, 373.33, 53.33, 2560.0, []),
        ("204B", None, 4300, None, None, None, None, None, None, None, [])]),
       ("BUILDING 3 - 2260 Freight Drive (outdoor storage)", "3", [
        ("301", "Vanguard Crane Rigging", 22000, dt(2022,9,1), dt(2032,8,31), 12833.33, 2750.0, 2566.67, 366.67, 25666.66, [(dt(2026,9,1), 13218.33), (dt(2027,9,1), 13614.88)]),
        ("Yard A", "Vanguard Crane Rigging", None, dt(2022,9,1), dt(2032,8,31), 3100.0, 0.0, 0.0, 0.0, 0.0, [(dt(2026,9,1), 3193.0)]),
        ("Yard B", "Dusty Acre Landscaping", None, dt(2025,4,1), dt(2026,3,31), 1450.0, 0.0, 0.0, 0.0, 1450.0, [])])]
    wb = xlsxwriter.Workbook(doc(name)); ws = wb.add_worksheet("RR 09-30-2025"); nt = wb.add_worksheet("Lease notes")
    F = lambda **k: wb.add_format(dict(font_name="Arial", font_size=9, **k))
    ti, hb = F(bold=1), F(bold=1, bottom=1, top=1, text_wrap=1, align="center", valign="vcenter", bg_color="#D9E1E8"); tx, tv = F(), F(bg_color="#FFF2A8", italic=1)
    mo, mv, mb = F(num_format='_($* #,##0.00_);_($* (#,##0.00);_($* "-"??_);_(@_)'), F(num_format="#,##0", bg_color="#FFF2A8"), F(bold=1, top=1, num_format='_($* #,##0.00_);_($* (#,##0.00);_($* "-"??_);_(@_)')
    nu, nb, pc, pv, da, bh = F(num_format="#,##0"), F(bold=1, top=1, num_format="#,##0"), F(num_format="0.0%"), F(num_format="0.0%", bg_color="#FFF2A8"), F(num_format="m/d/yy", align="center"), F(bold=1, font_color="#FFFFFF", bg_color="#44546A")
    ws.write("B1", "Freightline Business Park", F(bold=1)); ws.write("B2", "Rent Roll", tx); ws.write("B3", "As of:", tx); ws.write_datetime("C3", D.datetime(2025, 9, 30), F(num_format="mmmm d, yyyy", align="left"))
    ws.merge_range("B5:C5", "Premises", hb); ws.merge_range("E5:F5", "Area", hb); ws.merge_range("G5:H5", "Term", hb); ws.merge_range("I5:M5", "Current Monthly Charges", hb); ws.write("D5", "", hb); ws.write("N5", "", hb); ws.write("O5", "", hb); ws.merge_range("P5:Q5", "Next Increase", hb); ws.merge_range("R5:S5", "2nd Increase", hb)
    for c, h in zip("BCDEFGHIJKLMNOPQRS", ["Bay", "Tenant", "Tenant code", "RSF", "Share", "Start", "End", "Base Rent", "CAM", "RE Tax", "Ins.", "Total", "Recon check", "Deposit Held", "Date", "Monthly Rent", "Date", "Monthly Rent"]): ws.write(c + "6", h, hb)
    row = 6; rows = []; sub = []; allsf = sum(t[2] or 0 for b in B for t in b[2]); gt = [0.0] * 6; gsf = 0; k = 0
    for bt, bn, ts in B:
        ws.merge_range(row, 1, row, 18, bt, bh); row += 1; a = row; s = [0.0] * 6; sf_ = 0
        for u, tn, sf, st, en, base, cam, tax, ins, dep, steps in ts:
            v = tn is None; k += 1
            ws.write(row, 1, u, tv if v else tx); ws.write(row, 2, tn or "VACANT", tv if v else tx); ws.write(row, 3, "" if v else "t%07d" % (41000 + 37 * k), tx)
            if sf: ws.write(row, 4, sf, mv if v else nu); ws.write_formula(row, 5, "=E%d/%d" % (row + 1, allsf), pv if v else pc, sf / allsf)
            if v:
                for j in range(6, 19): ws.write_blank(row, j, None, tv)
            else:
                ws.write_datetime(row, 6, D.datetime(st.year, st.month, st.day), da)
                if isinstance(en, str): ws.write(row, 7, en, F(align="center"))
                else: ws.write_datetime(row, 7, D.datetime(en.year, en.month, en.day), da)
                tot = round(base + cam + tax + ins, 2)
                for j, z in zip((8, 9, 10, 11), (base, cam, tax, ins)): ws.write(row, j, z, mo)
                ws.write_formula(row, 12, "=SUM(I%d:L%d)" % (row + 1, row + 1), mo, tot); ws.write(row, 13, round(tot * 12, 2), mo); ws.write(row, 14, dep, mo)
                for j, (d, z) in enumerate(steps): ws.write_datetime(row, 15 + 2 * j, D.datetime(d.year, d.month, d.day), da); ws.write(row, 16 + 2 * j, z, mo)
                for q, z in enumerate((base, cam, tax, ins, tot, dep)): s[q] += z
            sf_ += sf or 0
            # a dash is how accounting format shows zero: left out of the truth
            nz = lambda z: z if z else None
            rows.append(dict(unit=u, building=bt, tenantName=tn, area=sf, statusText="VACANT" if v else "Occupied", contractRent=base, leaseStartDate=iso(st) if st else None, leaseEndDate=en if isinstance(en, str) else iso(en) if en else None,
                deposit=nz(dep), totalCharges=None if v else tot, charges=None if v else [{"code": c, "amount": z} for c, z in (("CAM", cam), ("RE Tax", tax), ("Ins.", ins)) if z], rentSteps=[{"date": iso(d), "amount": z} for d, z in steps]))
            row += 1
        ws.write(row, 2, "Subtotal Building " + bn, F(bold=1, top=1)); ws.write_formula(row, 4, "=SUM(E%d:E%d)" % (a + 1, row), nb, sf_)
        for j, z in zip((8, 9, 10, 11, 12, 14), s): c = L(j + 1); ws.write_formula(row, j, "=SUM(%s%d:%s%d)" % (c, a + 1, c, row), mb, round(z, 2))
        sub.append(row + 1); gt = [x + y for x, y in zip(gt, s)]; gsf += sf_; row += 2
    ws.write(row, 2, "TOTAL PARK", F(bold=1, top=1)); ws.write_formula(row, 4, "=" + "+".join("E%d" % x for x in sub), nb, gsf)
    for j, z in zip((8, 9, 10, 11, 12, 14), gt): c = L(j + 1); ws.write_formula(row, j, "=" + "+".join("%s%d" % (c, x) for x in sub), mb, round(z, 2))
    row += 2; ws.write(row, 1, "Leased: 11 premises (9 bays, 2 yards).  Vacant: 2 bays, 10,300 SF.  All leases NNN except yards (gross).  Increases already noticed are shown even if past this date.", F(italic=1))
    for c, w in zip("ABCDEFGHIJKLMNOPQRS", [1.5, 9, 34, 10, 9, 8, 9.5, 9.5, 12.5, 12, 12, 11, 13, 11, 13, 9.5, 12.5, 9.5, 12.5]): ws.set_column("%s:%s" % (c, c), w, None, {"hidden": 1} if c in "DN" else {})
    ws.freeze_panes(6, 3); ws.set_landscape(); ws.fit_to_pages(1, 0); ws.hide_gridlines(2)
    for i, t in enumerate([("Bay", "Subject", "Note"), ("103-104", "Option", "One 5-year renewal at 95% of FMV"), ("201", "Cap", "Controllable CAM capped at 5% per year"), ("301", "Purchase", "ROFO on Building 3 through 8/31/2027"), ("202", "Holdover", "Holding over since 12/1/2024 at prior rent")]):
        for j, v in enumerate(t): nt.write(i, j, v, ti if i == 0 else tx)
    wb.close(); assert len(rows) == 13
    save(name, "INDUSTRIAL", "asset manager's workbook with formulas, hidden columns, building bands", "hidden tenant code and check columns, grouped headers over hidden column, accounting-format zeros shown as dashes, two sets of increase columns, yards without area, second sheet of notes", "Freightline Business Park", "2025-09-30", 13, 11, 2, rows, sheet="RR 09-30-2025")

def x10():
    name = "x10_larkfield_medical_condos.xlsx"; dt = D.date
    wb = openpyxl.Workbook(); ws = wb.active; ws.title = "Sheet1"; wb.create_sheet("Sheet2"); wb.create_sheet("Sheet3")
    f = Font(name="Times New Roman", size=12); fb = Font(name="Times New Roman", size=12, bold=True); fi = Font(name="Times New Roman", size=10, italic=True)
    U = [("1-A", "Larkfield Pediatrics, PA", "pediatrics", 2140, 64200, dt(2022,1,1), dt(2026,12,31), 5350, (dt(2026,1,1), 66126)),
         ("1-B", "Sound Ear Audiology", "hearing aids", 1085, 29295, dt(2024,6,1), dt(2027,5,31), 2441.25, None),
         ("1-C", "Pinecone Imaging LLC", "MRI - heavy power, own HVAC", 3320, 126160, dt(2018,9,1), dt(2028,8,31), None, (dt(2026,9,1), 129944)),
         ("2-A", "Drs. Holzapfel & Urquidez", "dental", 1760, 49280, dt(2020,4,1), dt(2030,3,31), 4106.67, (dt(2026,4,1), 50758)),
         ("2-B", None, "empty since June, showing it twice this month", 1400, None, None, None, None, None),
         ("2-C", "Stillwater Behavioral Health", "counseling", 1525, 38125, None, "month to month", 2000, None),
         ("3-A", "Castellano Eye Center (us)", "owner's own practice, lease with ourselves", 4010, 116290, dt(2019,7,1), dt(2034,6,30), None, None),
         ("3-B", "Bright Path Labs draw station", "lab", 640, 19840, dt(2025,5,1), dt(2026,4,30), 1653.33, None)]
    ws["B1"] = "Larkfield Medical Pavilion Condominium"; ws["B1"].font = Font(name="Times New Roman", size=14, bold=True, underline="single")
    ws["B2"] = "units owned by Castellano Holdings - who rents what, 10/20/2025"; ws["B2"].font = f
    for c, h in zip("ABCDEFG", ["Unit", "Tenant", "Size", "Rent per year", "Lease", "Security", "Goes up"]): ws[c + "4"] = h; ws[c + "4"].font = fb
    R = 5; rows = []; usd = lambda v: "${:,.2f}".format(v)
    dd = lambda d: "%d/%d/%d" % (d.month, d.day, d.year % 100) if isinstance(d, D.date) else d
    for u, tn, what, sf, ann, a, b, dep, up in U:
        vals = [u, tn or "VACANT", "%s sf" % m0(sf), usd(ann) if ann else "", ("%s thru %s" % (dd(a), dd(b))) if a else (b or ""), usd(dep) if dep else ("none" if tn else ""), "%s to %s/yr" % (dd(up[0]), "$" + m0(up[1])) if up else ""]
        for c, v in zip("ABCDEFG", vals):
            if v != "": ws[c + str(R)] = v
            ws[c + str(R)].font = f
            if c in "CDF": ws[c + str(R)].alignment = Alignment(horizontal="right")
        ws["B" + str(R + 1)] = what; ws["B" + str(R + 1)].font = fi; R += 3 if u in ("1-C", "2-C") else 2
        rows.append(dict(unit=u, tenantName=tn, area=sf, annualRent=ann, statusText="VACANT" if not tn else "Occupied", leaseStartDate=iso(a) if a else None, leaseEndDate=b if isinstance(b, str) else iso(b) if b else None, deposit=dep, rentSteps=[{"date": iso(up[0]), "amount": up[1], "per": "year"}] if up else None))
    ws["B%d" % (R + 1)] = "TOTAL"; ws["C%d" % (R + 1)] = m0(sum(u[3] for u in U)) + " sf"; ws["D%d" % (R + 1)] = usd(sum(u[4] or 0 for u in U))
    for c in "BCD": ws[c + str(R + 1)].font = fb; ws[c + str(R + 1)].alignment = Alignment(horizontal="right" if c != "B" else "left")
    ws["B%d" % (R + 2)] = "per month"; ws["D%d" % (R + 2)] = usd(sum(u[4] or 0 for u in U) / 12); ws["D%d" % (R + 2)].alignment = Alignment(horizontal="right")
    ws["B%d" % (R + 4)] = "Condo dues are $1.15/sf per quarter, we pay them for 2-C and 3-B, everybody else pays their own."
    ws["B%d" % (R + 5)] = "8 units, 7 rented. We would ask $28 a foot for 2-B."
    for k in (2, 4, 5): ws["B%d" % (R + k)].font = f; ws["D%d" % (R + k)].font = f
    for c, w in zip("ABCDEFG", [7, 34, 11, 16, 24, 13, 24]): ws.column_dimensions[c].width = w
    ws.page_setup.orientation = "landscape"; wb.save(doc(name))
    save(name, "OFFICE", "typed by a doctor-owner, everything is text", "numbers and dates as text, two-line records, lease dates in one cell, annual rent only, dash-free free text step, empty sheets", "Larkfield Medical Pavilion Condominium", "2025-10-20", 8, 7, 1, rows, sheet="Sheet1")

def x11():
    name = "x11_main_street_block.xlsx"; dt = D.date
    wb = openpyxl.Workbook(); ws = wb.active; ws.title = "rents nov 25"
    g = PatternFill("solid", fgColor="E2EFDA"); o = PatternFill("solid", fgColor="FCE4D6"); b = Font(name="Verdana", size=9, bold=True); n = Font(name="Verdana", size=9)
    ws["A1"] = "Hadley Block, 211-219 Main Street"; ws["A1"].font = Font(name="Verdana", size=12, bold=True); ws["A2"] = "rent list Nov. 1, 2025"; ws["A2"].font = n
    rows = []; R = 4
    def put(r, c, v, f=None, fill=None, nf=None):
        x = ws.cell(r, c, v); x.font = f or n
        if fill: x.fill = fill
        if nf: x.number_format = nf
    def heads(r, hs, fill):
        for j, h in enumerate(hs, 1): put(r, j, h, b, fill); ws.cell(r, j).alignment = Alignment(wrap_text=True, vertical="bottom")
    put(R, 1, "STORES", b); R += 1
    heads(R, ["Store", "Business", "Sq Ft", "Rent", "Share of tax", "Water", "Total per mo.", "From", "Until", "Security"], o); R += 1
    S = [("211", "Hadley Hardware", 3100, 2950, 412, 40, dt(2015,5,1), dt(2030,4,30), 2500), ("213", "The Yarn Barrel", 1150, 1275, 150, 25, dt(2023,2,1), dt(2026,1,31), 1275), ("215", None, 1400, None, None, None, None, None, None), ("219", "Little Saigon Lunch", 1650, 2100, 215, 95, dt(2021,8,15), dt(2026,8,14), 4200)]
    s = [0] * 5
    for u, t, sf, re, tx, wa, a, e, dep in S:
        put(R, 1, int(u)); put(R, 2, t or "for rent"); put(R, 3, sf, nf="#,##0")
        if t:
            for j, v in ((4, re), (5, tx), (6, wa), (7, re + tx + wa), (10, dep)): put(R, j, v, nf='"$"#,##0')
            put(R, 8, a, nf="m/d/yyyy"); put(R, 9, e, nf="m/d/yyyy"); s = [x + y for x, y in zip(s, (re, tx, wa, re + tx + wa, dep))]
        rows.append(dict(unit=u, section="STORES", tenantName=t, statusText="Occupied" if t else "for rent", area=sf, contractRent=re, charges=[{"code": "Share of tax", "amount": tx}, {"code": "Water", "amount": wa}] if t else None, totalCharges=re + tx + wa if t else None, leaseStartDate=iso(a) if a else None, leaseEndDate=iso(e) if e else None, deposit=dep))
        R += 1
    put(R, 2, "stores total", b)
    for j, v in zip((4, 5, 6, 7, 10), s): put(R, j, v, b, nf='"$"#,##0')
    st = s[3]; R += 3
    put(R, 1, "APARTMENTS UPSTAIRS", b); R += 1
    heads(R, ["Apt", "Tenant", "Kind", "Lease up", "Market", "Rent now", "Heat incl.?", "Moved in", "Last mo. + sec. held", "Owes"], g); R += 1
    A = [("2A", "Odalys Crutchley", "1 bed", dt(2026,5,31), 1150, 1075, "yes", dt(2021,6,1), 2000, 0), ("2B", "Ulises Thibodaux", "studio", dt(2026,8,31), 925, 875, "yes", dt(2024,9,1), 1750, 0), ("2C", "Verna Rademacher", "2 bed", "tenant at will", 1400, 1090, "yes", dt(2009,3,15), 900, 0), ("2D", "J. & T. Munkvold", "2 bed", dt(2026,6,30), 1400, 1350, "no", dt(2023,7,1), 2600, 425),
         ("3A", "Cormac Whitlatch", "1 bed", dt(2026,2,28), 1150, 1125, "yes", dt(2025,3,1), 2250, 0), ("3B", None, "studio", None, 925, None, None, None, None, None), ("3C", "Fiona Ibarguen", "2 bed", "tenant at will", 1400, 1240, "no", dt(2016,11,1), 2100, -60), ("3D rear", "Stellan Applewhite (maintenance, 1/2 rent)", "1 bed", "tenant at will", 1150, 550, "yes", dt(2019,1,1), 0, 0)]
    s = [0] * 4
    for u, t, kd, le, mk, re, ht, mi, dep, ow in A:
        put(R, 1, u); put(R, 2, t or "EMPTY - painting"); put(R, 3, kd); put(R, 5, mk, nf='"$"#,##0'); s[0] += mk
        if t:
            put(R, 4, le, nf="mmm d, yyyy"); put(R, 6, re, nf='"$"#,##0'); put(R, 7, ht); put(R, 8, mi, nf="m/d/yyyy"); put(R, 9, dep, nf='"$"#,##0'); put(R, 10, ow, nf='"$"#,##0;-"$"#,##0'); s = [s[0], s[1] + re, s[2] + dep, s[3] + ow]
        rows.append(dict(unit=u, section="APARTMENTS UPSTAIRS", tenantName=t, statusText="Occupied" if t else "EMPTY - painting", unitType=kd, leaseEndDate=le if isinstance(le, str) else iso(le) if le else None, marketRent=mk, contractRent=re, moveInDate=iso(mi) if mi else None, deposit=dep, balance=ow))
        R += 1
    put(R, 2, "apartments total", b)
    for j, v in zip((5, 6, 9, 10), s): put(R, j, v, b, nf='"$"#,##0;-"$"#,##0')
    at = s[1]; R += 3
    put(R, 1, "GARAGE OUT BACK", b); R += 1; heads(R, ["Stall", "Rented to", "Rent"], g); R += 1; gt = 0
    for u, t, re in (("G1", "Hadley Hardware (van)", 90), ("G2", "Fiona Ibarguen", 75), ("G3", "outside - Mr. Kirkendoll", 85)):
        put(R, 1, u); put(R, 2, t); put(R, 3, re, nf='"$"#,##0'); rows.append(dict(unit=u, section="GARAGE OUT BACK", tenantName=t, statusText="Occupied", contractRent=re)); gt += re; R += 1
    put(R, 2, "garage total", b); put(R, 3, gt, b, nf='"$"#,##0'); R += 2
    put(R, 2, "ALL RENTS PER MONTH", b); put(R, 4, st + at + gt, b, nf='"$"#,##0'); R += 1
    put(R, 2, "(stores incl. tax and water)", n); R += 1; put(R, 2, "15 spaces, 13 rented, 2 empty (215 and 3B)", n)
    for i, (k, v) in enumerate([("EXPENSES 2024", None), ("Taxes", 18422), ("Insurance", 9870), ("Heat (gas)", 11240), ("Electric common", 1384), ("Water & sewer", 4460), ("Plowing", 1900), ("Repairs", 7615), ("Total", 54891)]):
        put(5 + i, 13, k, b if i in (0, 8) else n); 
        if v: put(5 + i, 14, v, b if i == 8 else n, nf="#,##0")
    for c, w in zip("ABCDEFGHIJKLMN", [9, 41, 9, 14, 11, 10, 12, 11, 12, 10, 3, 3, 17, 9]): ws.column_dimensions[c].width = w
    ws.page_setup.orientation = "landscape"; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr = openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); wb.save(doc(name))
    save(name, "MIXED_USE", "owner's list: three stacked tables with different columns, expense table at the right", "three header rows with other column orders, side table of expenses, numeric store numbers, status in the tenant cell, heat yes/no, 'tenant at will' as lease end", "Hadley Block", "2025-11-01", 15, 13, 2, rows, sheet="rents nov 25")
if __name__ == "__main__": x08(); x09(); x10(); x11()
