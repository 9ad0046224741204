"""x12 marina and RV sites, x13 houses, x14 garden apartments with charge lines by floor plan"""
from lib import *
import openpyxl, xlsxwriter
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side

def x12():
    r = random.Random(5112); N = Names(r); name = "x12_heron_cove_marina.xlsx"
    wb = xlsxwriter.Workbook(doc(name)); ws = wb.add_worksheet("OccupancyReport")
    F = lambda **k: wb.add_format({"font_name": "Tahoma", "font_size": 8, **k})
    tx, bd, nu, nb, da = F(), F(bold=1), F(num_format="#,##0.00;-#,##0.00"), F(bold=1, top=4, num_format="#,##0.00;-#,##0.00"), F(num_format="dd-mmm-yyyy", align="left")
    hd, sc = F(bold=1, text_wrap=1, bottom=2, valign="bottom"), F(bold=1, font_size=9, font_color="#0B5394")
    ws.merge_range("B2:F2", "Heron Cove Marina & RV Landing", F(bold=1, font_size=14)); ws.merge_range("B3:F3", "Slip and Site Occupancy / Rent Listing", F(font_size=10)); ws.merge_range("B4:F4", "Effective date: 15-Aug-2025     Season: 01-Apr to 31-Oct", tx); ws.merge_range("P2:T2", "Page 1 of 1", F(align="right")); ws.merge_range("P3:T3", "user: dockmaster   08/15/2025 07:58", F(align="right"))
    C = dict(unit=1, kind=3, loa=4, rig=5, st=7, holder=8, f=10, t=11, ann=13, mon=14, el=16, dep=18, bal=19)
    H = dict(unit="Slip / Site", kind="Kind", loa="LOA ft", rig="Vessel / Rig", st="Status", holder="Account", f="Contract From", t="Contract To", ann="Annual Fee", mon="Monthly Fee", el="Electric (mo.)", dep="Deposit", bal="Acct Balance")
    ws.set_row(5, 24)
    for k, h in H.items(): ws.write(5, C[k], h, hd)
    boats = "Second Wind|Reel Therapy|Miss Behavin|Knot Working|Blue Heron II|Pier Pressure|Aft Hours|Seas the Day|Nauti Buoy|Gale Force|Sandpiper|Tide Runner|Lazy Pelican|Osprey|Slow Motion|Island Time|Even Keel|Grace Note|Hook'd|Sail La Vie|Polaris|Bay Dreamer|Last Call|Anchor Steam".split("|"); bi = 0
    groups = [("A DOCK - covered, 30 ft", "A", 14, "30' covered", 3450), ("B DOCK - open, 40 ft", "B", 12, "40' open", 3980), ("RV LANDING - full hookup", "RV", 18, None, None)]
    row = 6; rows = []; G = [0.0] * 5; occ = 0; vac = 0; keys = ("ann", "mon", "el", "dep", "bal")
    for title, pre, n, kind, fee in groups:
        ws.write(row, 1, title, sc); row += 2; S = [0.0] * 5; o = 0
        for k in range(1, n + 1):
            u = "%s%02d" % (pre, k) if pre != "RV" else "RV-%d" % k
            kd = kind or ("Pull-thru 50A" if k <= 8 else "Back-in 30A")
            x = dict(unit=u, section=title, unitType=kd); v = dict(unit=u, kind=kd)
            q = r.random()
            if u in ("A06", "B09", "RV-5", "RV-12", "RV-17"): v["st"] = "Open"; x["statusText"] = "Open"; vac += 1
            elif u == "B12": v.update(st="House", holder="Patrol / work boat", rig="work skiff", loa=22); x.update(statusText="House", tenantName="Patrol / work boat"); o += 1
            else:
                o += 1; nm = N.lf(); dep = float(r.choice([0, 200, 250, 500])); bal = r.choice([0.0, 0.0, 0.0, 0.0, 116.4, 482.0, -35.0])
                if pre == "RV":
                    lt = r.random() < .7; mon = 640.0 if k <= 8 else 525.0; mon += 0 if lt else 110; el = round(r.uniform(28, 96), 2); fr = D.date(r.choice([2023, 2024, 2025]) if lt else 2025, r.randint(3, 8), 1)
                    if fr > D.date(2025, 8, 1): fr = D.date(2025, 8, 1)
                    v.update(st="Long-term" if lt else "Seasonal", holder=nm, rig=r.choice(["5th wheel", "Class A", "Travel trailer", "Park model"]), loa=r.choice([28, 32, 35, 40]), f=fr, t="M-T-M" if lt else D.date(2025, 10, 31), mon=mon, el=el, dep=dep, bal=bal)
                    x.update(contractRent=mon)
                else:
                    el = r.choice([0.0, 25.0, 40.0]); lv = r.random() < .1; fr = D.date(2025, 4, 1)
                    v.update(st="Liveaboard" if lv else "Annual", holder=nm, rig=boats[bi % len(boats)], loa=r.choice([24, 26, 28, 29]) if pre == "A" else r.choice([33, 36, 38, 40]), f=fr, t=D.date(2026, 3, 31), ann=float(fee + (900 if lv else 0)), el=el, dep=dep, bal=bal); bi += 1
                    x.update(annualRent=v["ann"])
                x.update(tenantName=nm, statusText=v["st"], leaseStartDate=iso(v["f"]), leaseEndDate=v["t"] if isinstance(v["t"], str) else iso(v["t"]), deposit=dep, balance=bal, charges=[{"code": "Electric", "amount": el}])
                S = [s + v.get(kk, 0.0) for s, kk in zip(S, keys)]
            for kk, z in v.items():
                if isinstance(z, D.date): ws.write_datetime(row, C[kk], D.datetime(z.year, z.month, z.day), da)
                elif kk in keys: ws.write_number(row, C[kk], z, nu)
                else: ws.write(row, C[kk], z, tx)
            rows.append(x); row += 1
        ws.write(row, 8, "%d of %d occupied" % (o, n), bd)
        for kk, s in zip(keys, S): ws.write(row, C[kk], round(s, 2), nb)
        G = [a + b for a, b in zip(G, S)]; occ += o; row += 2
    ws.write(row, 1, "Report totals", bd); ws.write(row, 8, "%d of %d occupied" % (occ, len(rows)), bd)
    for kk, s in zip(keys, G): ws.write(row, C[kk], round(s, 2), nb)
    row += 2; ws.write(row, 1, "Slips pay the annual fee in full by 1 April; RV sites pay monthly. Electric is last metered month (RV) or flat (slips). Open = available.", F(italic=1))
    for i, w in enumerate([1, 8, 1, 14, 7, 16, 1, 10, 24, 1, 12, 12, 1, 11, 11, 1, 9, 1, 10, 11]): ws.set_column(i, i, w)
    ws.set_landscape(); ws.fit_to_pages(1, 0); ws.hide_gridlines(2); wb.close()
    save(name, "OTHER", "marina program export with blank spacer columns and merged banner", "slips on annual fee and RV sites on monthly fee in two columns, spacer columns, vessel names beside tenant names, LOA is no area, unusual status words, house berth", "Heron Cove Marina & RV Landing", "2025-08-15", len(rows), occ, vac, rows, sheet="OccupancyReport")

def x13():
    name = "x13_harlan_ridge_houses.xlsx"; dt = D.date
    wb = openpyxl.Workbook(); ws = wb.active; ws.title = "Houses"
    ws["A1"] = "HARLAN RIDGE RENTAL HOMES"; ws["A1"].font = Font(bold=True, size=13, color="7F3F00"); ws["A2"] = "November 2025"; ws["A2"].alignment = Alignment(horizontal="left")
    hd = ["Purchased", "Address", "City", "BR/BA", "Sq Ft", "Tenants", "Rent", "Pays water?", "Lease Ends", "Deposit", "Taxes (yr)", "Insurance (yr)", "Est. Value", "Mortgage Bal."]
    th = Side(style="medium", color="7F3F00")
    for j, h in enumerate(hd, 1): c = ws.cell(4, j, h); c.font = Font(bold=True); c.alignment = Alignment(wrap_text=True, horizontal="center", vertical="center"); c.border = Border(bottom=th)
    Dt = [(2009, "14 Quarry Ln", "Grangeville", "3/1", 1120, "Bernice & Ivo Tolliver", 1150, "yes", dt(2026, 5, 31), 1150, 1840, 960, 165000, 61200),
          (2011, "412 Alder St - upstairs", "Grangeville", "2/1", 840, "Yosef Kowalchuk", 795, "no", "m-to-m", 700, 2210, 1130, 182000, 0),
          (None, "412 Alder St - downstairs", "Grangeville", "2/1", 860, "Katya Ekwueme", 825, "no", dt(2026, 8, 31), 825, None, None, None, None),
          (2013, "77 Mill Race Rd", "Toland", "4/2", 1875, "Quinn Rasmuson / Gwen Foxworth", 1695, "yes", dt(2026, 3, 31), 1695, 2975, 1410, 248000, 118640),
          (2014, "9 Prospect Ct", "Toland", "3/2", 1430, None, None, None, None, None, 2480, 1275, 214000, 97310),
          ("HIDDEN", "205 Depot St", "Toland", "2/1", 790, "SOLD 6/25", 0, "", "", 0, 0, 0, 0, 0),
          (2016, "1130 State Rte 9", "Toland", "3/1.5", 1510, "Hollis Nethercott", 1375, "well", dt(2027, 1, 31), 2000, 2260, 1350, 205000, 88450),
          (2018, "26 Sycamore Ave", "Pell Springs", "3/2", 1365, "Imani Zielonka (Sec. 8)", 1425, "yes", dt(2026, 10, 31), 500, 2635, 1190, 219000, 126900),
          (2021, "28 Sycamore Ave", "Pell Springs", "3/2", 1365, "Wendell Jaramillo", 1400, "yes", "verbal", 1400, 2635, 1190, 217000, 139775)]
    rows = []; R = 5
    for t in Dt:
        for j, v in enumerate(t, 1):
            if v is None: continue
            c = ws.cell(R, j, None if v == "HIDDEN" else v)
            if j in (7, 10, 11, 12): c.number_format = '"$"#,##0'
            if j in (13, 14): c.number_format = '#,##0'
            if j == 9: c.number_format = "mm-dd-yyyy"; c.alignment = Alignment(horizontal="center")
            if j == 4: c.number_format = "@"; c.alignment = Alignment(horizontal="center")
        if t[0] == "HIDDEN": ws.row_dimensions[R].hidden = True; R += 1; continue
        if t[5] is None: ws.cell(R, 6, "vacant - listed w/ broker").font = Font(italic=True, color="C00000")
        le = t[8]; rows.append(dict(unit=t[1], tenantName=t[5], unitType=t[3], area=t[4], statusText="Occupied" if t[5] else "vacant - listed w/ broker", contractRent=t[6], leaseEndDate=le if isinstance(le, str) else iso(le) if le else None, deposit=t[9])); R += 1
    vis = [t for t in Dt if t[0] != "HIDDEN"]; last = R - 1; R += 1; ws.cell(R, 6, "8 doors, 7 rented").font = Font(bold=True)
    for j in (7, 10, 11, 12, 13, 14):
        c = ws.cell(R, j, sum(t[j - 1] or 0 for t in vis)); c.font = Font(bold=True); c.number_format = '"$"#,##0'; c.border = Border(top=th)
    ws.cell(R + 2, 2, "The two Alder St units are one house; taxes, insurance, value and loan are on the first line.").font = Font(italic=True)
    for c, w in zip("ABCDEFGHIJKLMN", [10, 26, 14, 8, 8, 32, 10, 9, 13, 10, 11, 11, 12, 12]): ws.column_dimensions[c].width = w
    ws.row_dimensions[4].height = 32; ws.page_setup.orientation = "landscape"; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr = openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); wb.save(doc(name))
    save(name, "SINGLE_FAMILY_RENTAL", "small owner's schedule of houses", "address is the unit, hidden row of a sold house, year purchased in front, taxes/insurance/value/mortgage columns, BR/BA as text, month-only as-of", "HARLAN RIDGE RENTAL HOMES", "2025-11", 8, 7, 1, rows, sheet="Houses")

def x14():
    r = random.Random(5114); N = Names(r); name = "x14_wrenfield_gardens_charges.xlsx"; asof = D.date(2025, 10, 31)
    wb = xlsxwriter.Workbook(doc(name)); ws = wb.add_worksheet("Rent Roll by Plan"); sm = wb.add_worksheet("Charge Recap")
    F = lambda **k: wb.add_format({"font_name": "Segoe UI", "font_size": 9, **k})
    tx, mo, ct, cm, da, ph, tb, tm, hd = F(), F(num_format="#,##0.00;(#,##0.00)"), F(italic=1, indent=2, font_color="#555555"), F(italic=1, font_color="#555555", num_format="#,##0.00;(#,##0.00)"), F(num_format="mm/dd/yyyy", align="center"), F(bold=1, font_size=10, bg_color="#DDEBF7"), F(bold=1, top=1), F(bold=1, top=1, num_format="#,##0.00;(#,##0.00)"), F(bold=1, bottom=1, text_wrap=1, align="center", font_color="#FFFFFF", bg_color="#2F5597")
    ws.write("A1", "Wrenfield Gardens", F(bold=1, font_size=13)); ws.write("A2", "Rent Roll with Scheduled Charges, by Floor Plan", tx); ws.write("A3", "As of 10/31/2025  |  Leases: current, notice, applicants  |  Excludes: cancelled, denied", tx)
    for j, h in enumerate(["Apartment", "Sq. Ft.", "Status", "Resident / Charge", "Moved In", "Lease Begins", "Lease Ends", "Moving Out", "Market Rent", "Scheduled Charge", "Deposits Held", "Ending Balance", "Plan"]): ws.write(4, j, h, hd)
    plans = [("S1", "Studio / 1 Bath", 505, 1095, 12), ("A1", "1 Bedroom / 1 Bath", 690, 1285, 34), ("A2", "1 Bedroom / 1 Bath + Den", 805, 1410, 16), ("B1", "2 Bedroom / 1 Bath", 930, 1560, 28), ("B2", "2 Bedroom / 2 Bath", 1015, 1690, 22)]
    units = []
    for pi, (c, ds, sf, mk, n) in enumerate(plans):
        for k in range(n): units.append((c, "%d-%d%02d" % (1 + (pi * 3 + k // 8) % 11, 1 + k % 3, 1 + (k * 5 + pi) % 24)))
    nf = F(num_format="#,##0"); ids = set(); fixed = []
    for c, u in units:
        while u in ids: a, b = u.split("-"); u = "%s-%d" % (a, int(b) + 1)
        ids.add(u); fixed.append((c, u))
    row = 5; rows = []; G = dict(n=0, mk=0.0, ch=0.0, dp=0.0, bl=0.0); recap = {}; cnt = dict(occ=0, vac=0); planted = None; idx = 0
    vacset = {5, 19, 27, 48, 66, 71, 90, 103}; vl = {19, 71}; ntv = {2, 14, 33, 52, 77, 98, 109}; drop = 60
    for c, ds, sf, mk, n in plans:
        ws.merge_range(row, 0, row, 12, "Floor Plan %s - %s" % (c, ds), ph); sect = "Floor Plan %s - %s" % (c, ds); row += 1; T = dict(n=0, mk=0.0, ch=0.0, dp=0.0, bl=0.0)
        us = sorted([u for cc, u in fixed if cc == c], key=lambda s: tuple(map(int, s.split("-"))))
        for u in us:
            m = mk + r.choice([0, 0, 10, 25, 40]); hide = idx == drop
            base = dict(unit=u, section=sect, area=sf, unitType=c); T["n"] += 1; T["mk"] += m; start = row
            def w(j, v, f=tx):
                if hide or v is None: return
                if isinstance(v, D.date): ws.write_datetime(row, j, D.datetime(v.year, v.month, v.day), da)
                else: ws.write(row, j, v, f)
            w(0, u); w(12, c, F(align="center")); w(1, sf, nf); w(8, float(m), mo)
            def charges(ch):
                nonlocal row
                for cd, a in ch:
                    row += 1; w(3, cd, ct); w(9, float(a), cm); recap[cd] = recap.get(cd, 0) + a
                row += 1; w(3, "Total", F(italic=1, indent=2, top=4)); w(9, float(sum(a for _, a in ch)), F(italic=1, top=4, num_format="#,##0.00;(#,##0.00)"))
            if idx in vacset:
                cnt["vac"] += 1; st = "Vacant - Leased" if idx in vl else "Vacant"; w(2, st); w(3, "VACANT"); rows.append(dict(base, statusText=st, marketRent=m))
                if idx in vl:
                    row += 1; nm = N.lf(); a = D.date(2025, 11, r.choice([7, 14, 21])); e = eom(addm(D.date(a.year, a.month, 1), 12)); dp = 250.0
                    w(0, u); w(12, c, F(align="center")); w(1, sf, nf); w(2, "Applicant"); w(3, nm); w(4, a); w(5, a); w(6, e); w(10, dp, mo); w(11, 0.0, mo)
                    T["dp"] += dp; rows.append(dict(base, statusText="Applicant", tenantName=nm, moveInDate=iso(a), leaseStartDate=iso(a), leaseEndDate=iso(e), deposit=dp, balance=0.0))
            else:
                cnt["occ"] += 1; st = "Notice" if idx in ntv else "Occupied"; nm = N.lf(); mi = asof - D.timedelta(r.randint(20, 1900)); ls = mi
                while addm(ls, 12) <= asof: ls = D.date(addm(ls, 12).year, addm(ls, 12).month, 1)
                le = eom(addm(D.date(ls.year, ls.month, 1), 11)); mv = D.date(2025, 11, r.choice([15, 30])) if st == "Notice" else None
                rent = m - r.choice([0, 15, 30, 45, 70, -5]); ch = [("Apartment Rent", rent)]
                if r.random() < .3: ch.append(("Pet Rent", r.choice([30, 60])))
                if r.random() < .25: ch.append(("Carport", 40))
                ch.append(("Pest & Trash", 18.5))
                if r.random() < .1: ch.append(("Employee Discount" if r.random() < .2 else "Renewal Credit", -r.choice([50, 75])))
                dp = float(r.choice([250, 250, 500, 0])); bl = r.choice([0.0, 0.0, 0.0, 0.0, -18.5, 62.0, round(r.uniform(80, 1700), 2)])
                w(2, st); w(3, nm); w(4, mi); w(5, ls); w(6, le); w(7, mv); w(10, dp, mo); w(11, bl, mo); charges(ch)
                tc = sum(a for _, a in ch); T["ch"] += tc; T["dp"] += dp; T["bl"] += bl
                rec = dict(base, statusText=st, tenantName=nm, marketRent=m, contractRent=rent, moveInDate=iso(mi), leaseStartDate=iso(ls), leaseEndDate=iso(le), moveOutDate=iso(mv) if mv else None, deposit=dp, balance=bl, charges=[{"code": a, "amount": b} for a, b in ch], totalCharges=tc)
                if hide: planted = {"what": "unit %s (%s, rent %s, total charges %s) is not printed; the floor plan %s total, property total, unit counts and charge recap include it" % (u, nm, m2(rent), m2(tc), c), "kind": "row_dropped"}
                else: rows.append(rec)
            idx += 1; row = start if hide else row + 1
        ws.write(row, 0, "%s total: %d apartments" % (c, T["n"]), tb)
        for j in range(1, 8): ws.write_blank(row, j, None, tb)
        for j, k in ((8, "mk"), (9, "ch"), (10, "dp"), (11, "bl")): ws.write(row, j, round(T[k], 2), tm)
        for k in G: G[k] += T[k]
        row += 2
    ws.write(row, 0, "Property total: %d apartments" % G["n"], tb)
    for j in range(1, 8): ws.write_blank(row, j, None, tb)
    for j, k in ((8, "mk"), (9, "ch"), (10, "dp"), (11, "bl")): ws.write(row, j, round(G[k], 2), tm)
    row += 2
    for t, v in (("Occupied (incl. notice)", cnt["occ"]), ("Vacant (incl. leased)", cnt["vac"]), ("Total apartments", G["n"])): ws.write(row, 3, t, tx); ws.write(row, 4, v, tx); row += 1
    sm.write(0, 0, "Charge", hd); sm.write(0, 1, "Monthly Amount", hd); sm.set_column(0, 0, 24); sm.set_column(1, 1, 18)
    for i, (k, v) in enumerate(sorted(recap.items()), 1): sm.write(i, 0, k, tx); sm.write(i, 1, round(v, 2), mo)
    sm.write(len(recap) + 1, 0, "Total", tb); sm.write(len(recap) + 1, 1, round(sum(recap.values()), 2), tm)
    assert planted and abs(sum(recap.values()) - G["ch"]) < .005
    for i, w_ in enumerate([12, 8, 15, 30, 11, 12, 11, 11, 12, 12, 12, 12, 7]): ws.set_column(i, i, w_)
    ws.freeze_panes(5, 0); ws.repeat_rows(4); ws.set_landscape(); ws.fit_to_pages(1, 0); wb.close()
    save(name, "MULTIFAMILY", "property-management export grouped by floor plan, charge lines under each resident", "charges as lines under the resident with their own total, applicants under vacant-leased units, floor plan as section, recap sheet, one unit dropped", "Wrenfield Gardens", "2025-10-31", G["n"], cnt["occ"], cnt["vac"], rows, sheet="Rent Roll by Plan", planted=planted)
if __name__ == "__main__": x12(); x13(); x14()
