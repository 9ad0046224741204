# single-family rental portfolio export, grouped by market, hidden column
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
def make():
    name = "BlueHeron_SFR_II_rentroll_20250228.xlsx"; R = random.Random(5707); N = Names(R)
    wb = Workbook(); ws = wb.active; ws.title = "rr_export"
    ws["A1"] = "Portfolio:"; ws["B1"] = "Blue Heron Homes II"; ws["A2"] = "Data as of:"; ws["B2"] = "2/28/2025 11:59 PM"; ws["A3"] = "Exported:"; ws["B3"] = "3/4/2025 9:21 AM"; ws["A4"] = "Filter:"; ws["B4"] = "Disposition = Hold; include vacant"
    H = ["Market", "Address", "City", "State", "Zip", "Entity", "Bed", "Bath", "Living Area (SF)", "Year Built", "Lease Stage", "Primary Resident", "Lease Commenced", "Lease Expires", "Mkt Rent", "In-Place Rent", "Pet Fee", "Smart Home", "Pool/Lawn", "Total Recurring", "Sec Deposit", "Delinquent 0-30", "Delinquent 30+", "Delinquent Total"]
    hr = 6
    for j, h in enumerate(H, 1):
        c = ws.cell(hr, j, h); c.font = Font(bold=True, color="FFFFFF", name="Arial", size=9); c.fill = PatternFill("solid", fgColor="1F4E5F"); c.alignment = Alignment(wrap_text=True, vertical="center")
    mk = [("Atlanta", "GA", ["Lawrencia", "Duluthe", "Marrow"], "300", 22), ("Charlotte", "NC", ["Gastony", "Matthewsville"], "280", 17), ("Tampa", "FL", ["Brandwyn", "Riverglen", "Lutzen"], "335", 19)]
    stn = ["Kestrel Ct", "Old Ferry Rd", "Bramble Way", "Hollyhock Dr", "Sparrow Ridge Ln", "Tanner Mill Pl", "Wicker Ave", "Ponder Trl", "Marsh Hawk Cir", "Larkspur St"]
    r = hr + 1; T = []; G = [0.0] * 9; gn = go = 0; arial = Font(name="Arial", size=9); bold = Font(name="Arial", size=9, bold=True); cur = '#,##0.00_);(#,##0.00)'
    for m, s, cities, z, n in mk:
        tot = [0.0] * 9; occ = 0
        for i in range(n):
            adr = f"{R.randint(101, 9899)} {R.choice(stn)}" ; duplex = i in (4, 5) and m == "Tampa"
            if duplex: adr = f"618 Wicker Ave Unit {'A' if i == 4 else 'B'}"
            bed = 2 if duplex else R.choice([3, 3, 4, 4, 5]); bath = R.choice([2, 2, 2.5, 3]) if not duplex else 1; sf = 910 if duplex else R.randint(118, 265) * 10 + R.choice([0, 4, 8]); q = round((900 + sf * .62) / 5) * 5.0
            x = R.random(); vals = [m, adr, R.choice(cities), s, z + f"{R.randint(10, 99)}", f"BHH2 {s}-{R.randint(1, 4)}", bed, bath, sf, R.randint(1984, 2021)]
            base = dict(unit=adr, unitType=None, area=sf, section=m, marketRent=q)
            if x < .13:
                stg = R.choice(["Vacant - Turn", "Vacant - Listed", "Vacant - Leased"]); vals += [stg, None, None, None, q, None, None, None, None, None, None, None, None, None]; tot[0] += q; T.append(row(**base, statusText=stg))
            else:
                stg = R.choice(["Leased"] * 7 + ["Leased - Renewal Signed", "Leased - NTV", "Holdover"]); a = addm(D(2024, 3, R.choice([1, 1, 7, 15, 22])), R.randint(0, 11)); e = addm(a, 12) - dt.timedelta(1)
                if stg == "Holdover": a = addm(a, -12); e = D(2025, 1, 31)
                rent = q - R.choice([0, 20, 45, 90, 130, -25]); pet = R.choice([0, 0, 0, 25.0, 50.0]); sh = 35.0 if R.random() < .8 else 0; pl = 110.0 if R.random() < .12 else 0; t = rent + pet + sh + pl; dep = R.choice([q, 1500.0, 0.0]); d1 = R.choice([0, 0, 0, 0, 0, 0, t, 85.0]); d2 = R.choice([0, 0, 0, 0, 0, 0, 0, 2 * t]) if d1 else 0; nm = N.full()
                vals += [stg, nm, a, e, q, rent, pet, sh, pl, t, dep, d1, d2, d1 + d2]; occ += 1
                for j, v in enumerate((q, rent, pet, sh, pl, t, dep, d1, d2)): tot[j] += v
                T.append(row(**base, statusText=stg, tenantName=nm, leaseStartDate=a, leaseEndDate=e, contractRent=rent, charges=[{"code": c, "amount": v} for c, v in (("Pet Fee", pet), ("Smart Home", sh), ("Pool/Lawn", pl))], totalCharges=t, deposit=dep, balance=d1 + d2))
            for j, v in enumerate(vals, 1):
                c = ws.cell(r, j, v); c.font = arial
                if isinstance(v, dt.date): c.number_format = "m/d/yyyy"
                elif j >= 15: c.number_format = cur
                elif j == 9: c.number_format = "#,##0"
            r += 1
        lab = f"{m} ({n} homes, {occ} leased, {n - occ} vacant)"; ws.cell(r, 1, lab)
        for j, v in enumerate(tot): ws.cell(r, 15 + j, v).number_format = cur
        ws.cell(r, 24, tot[7] + tot[8]).number_format = cur
        for j in range(1, 25): ws.cell(r, j).font = bold; ws.cell(r, j).fill = PatternFill("solid", fgColor="DDE8EC")
        r += 1; G = [p + q for p, q in zip(G, tot)]; gn += n; go += occ
    ws.cell(r, 1, f"Portfolio total ({gn} homes, {go} leased, {gn - go} vacant)")
    for j, v in enumerate(G): ws.cell(r, 15 + j, v).number_format = cur
    ws.cell(r, 24, G[7] + G[8]).number_format = cur
    for j in range(1, 25): ws.cell(r, j).font = bold; ws.cell(r, j).border = Border(top=Side("double"))
    ws.column_dimensions["F"].hidden = True
    for L, w in zip("ABCDEGHIJKLMNOPQRSTUVWX", [12, 26, 14, 6, 8, 5, 6, 9, 8, 22, 22, 12, 12, 11, 11, 9, 9, 9, 11, 11, 11, 11, 11]): ws.column_dimensions[L].width = w
    ws.freeze_panes = "C7"; ws.auto_filter.ref = f"A6:X{r-1}"; wb.save(out(name))
    save(name, dict(propertyName="Blue Heron Homes II", asOnDate="2025-02-28", units=gn, occupied=go, vacant=gn - go, sheet=None, planted=None, rows=T), "SINGLE_FAMILY_RENTAL", "wide export, address as unit, grouped by market with subtotals, hidden column, aged delinquency", False)
if __name__ == "__main__": make()
