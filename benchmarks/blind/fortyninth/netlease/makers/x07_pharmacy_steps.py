"""Pharmacy and restaurant master-lease allocation: stores as rows, step dates as columns, address beneath the name."""
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
R = random.Random(1707)
NAME = "Project Juniper - Sale Leaseback Rent Schedule.xlsx"
wb = Workbook(); sm = wb.active; sm.title = "Terms"; ws = wb.create_sheet("Exh B - Store Rents")
sm["B2"] = "Project Juniper"; sm["B2"].font = Font(bold=True, size=14)
for i, (a, b) in enumerate([("Tenant","Ridgeway Pharmacy Stores, L.P. (19 stores) / Copper Skillet Holdings LLC (11 stores)"),("Guarantor","Ridgeway Health Corp. / none"),("Term","20 years, commencing on the date stated per store"),("Base rent","Payable monthly in advance"),("Escalation","Every fifth year, 7.5% (pharmacy); annual 1.5% shown for first two (restaurant)"),("Lease type","Absolute net")]): sm.cell(4+i, 2, a).font = Font(bold=True); sm.cell(4+i, 3, b)
sm.sheet_properties.pageSetUpPr.fitToPage = True; sm.page_setup.orientation = "landscape"
sm.column_dimensions["B"].width = 16; sm.column_dimensions["C"].width = 90
ASON = dt.date(2025,7,1)
ws["A1"] = "EXHIBIT B: MONTHLY BASE RENT BY STORE"; ws["A1"].font = Font(name="Cambria", bold=True, size=13, color="7030A0"); ws["A2"] = "Rent in force 1 July 2025 and scheduled increases"; ws["A2"].font = Font(name="Cambria", italic=True)
cols1 = ["Store No.","Store / Address","Building (SF)","Commenced","Expires","Monthly Rent at"]; 
stepdates = [dt.date(2026,7,1), dt.date(2027,7,1), dt.date(2030,7,1), dt.date(2035,7,1)]
def hd(c, rr, v, nf=None):
    x = ws.cell(rr, c, v); x.font = Font(name="Cambria", bold=True, size=10); x.alignment = Alignment(horizontal="center", vertical="center", wrap_text=True); x.fill = PatternFill("solid", fgColor="E4DFEC"); x.border = Border(bottom=Side(style="thin"))
    if nf: x.number_format = nf
for j, h in enumerate(cols1[:5], 1): hd(j, 4, h); hd(j, 5, None); ws.merge_cells(start_row=4, end_row=5, start_column=j, end_column=j)
hd(6, 4, "Monthly rent"); hd(6, 5, ASON, "d-mmm-yy"); hd(7, 4, "Monthly rent from"); 
for k in range(3): hd(8+k, 4, None)
ws.merge_cells("G4:J4")
for k, d in enumerate(stepdates): hd(7+k, 5, d, "d-mmm-yy")
r = 6; rows = []; G = [0]*6
cities = ["Akron, OH","Canton, OH","Erie, PA","Altoona, PA","Elkhart, IN","Kokomo, IN","Lansing, MI","Jackson, MI","Rockford, IL","Moline, IL","Beloit, WI","Racine, WI","Dubuque, IA","Ames, IA","Toledo, OH"]
st_ = ["W Main St","N Center Ave","State Rd","Lincoln Hwy","Cherry St","Division St","Park Ave E"]
for gname, n, base, kind in (("RIDGEWAY PHARMACY", 19, (11000,14820,17,27), 0), ("COPPER SKILLET GRILL", 11, (4600,6400,24,36), 1)):
    x = ws.cell(r, 1, gname); x.font = Font(name="Cambria", bold=True, color="FFFFFF"); 
    for j in range(1, 11): ws.cell(r, j).fill = PatternFill("solid", fgColor="7030A0")
    r += 1; T = [0]*6
    for i in range(n):
        no = f"{R.randint(1100, 9800):05d}" if kind == 0 else f"CS-{i+1:02d}"; a = R.randint(*base[:2]); m = round(a*R.uniform(*base[2:])/12, 2); city = R.choice(cities); closed = kind == 1 and i == 7
        st = dt.date(2020,7,1) if kind == 0 and i % 3 else dt.date(2025,7,1) if kind == 0 else dt.date(2023,7,1); e = term_end(st, 240)
        nm = "Ridgeway Pharmacy" if kind == 0 else "Copper Skillet Grill"
        if kind == 0: vals = [None, None, round(m*1.075, 2), round(round(m*1.075, 2)*1.075, 2)]
        else: m1 = round(m*1.015, 2); m2 = round(m1*1.015, 2); vals = [m1, m2, None, None]
        ws.cell(r, 1, no); ws.cell(r, 2, f"{nm}\n{R.randint(100, 6800)} {R.choice(st_)}, {city}" if not closed else f"Closed - available\n{R.randint(100, 6800)} {R.choice(st_)}, {city}"); ws.cell(r, 3, a)
        T[0] += a
        if closed: rows.append(dict(unit=no, section=gname, area=a, statusText="Closed - available"))
        else:
            ws.cell(r, 4, st); ws.cell(r, 5, e); ws.cell(r, 6, m)
            for k, v in enumerate(vals): ws.cell(r, 7+k, v)
            T[1] += m
            for k, v in enumerate(vals): T[2+k] += v or 0
            rows.append(dict(unit=no, section=gname, area=a, tenantName=nm, statusText="Occupied", leaseStartDate=st, leaseEndDate=e, contractRent=m, rentSteps=[dict(date=iso(d), amount=v) for d, v in zip(stepdates, vals) if v]))
        for j in range(1, 11):
            x = ws.cell(r, j); x.font = Font(name="Cambria", size=10); x.alignment = Alignment(wrap_text=j == 2, vertical="top"); x.border = Border(bottom=Side(style="dotted"))
            x.number_format = "#,##0" if j == 3 else "d-mmm-yyyy" if j in (4,5) else "#,##0.00"
        ws.row_dimensions[r].height = 27; r += 1
    for j, v in [(2, f"Subtotal, {n} stores"), (3, T[0]), (6, T[1])]+[(7+k, T[2+k]) for k in range(4) if T[2+k]]:
        x = ws.cell(r, j, round(v, 2) if isinstance(v, float) else v); x.font = Font(name="Cambria", bold=True); x.number_format = "#,##0" if j == 3 else "#,##0.00"
    G = [p+q for p, q in zip(G, T)]; r += 1
for j, v in [(2, "Total, 30 stores"), (3, G[0]), (6, G[1])]:
    x = ws.cell(r, j, round(v, 2) if isinstance(v, float) else v); x.font = Font(name="Cambria", bold=True); x.border = Border(top=Side(style="double")); x.number_format = "#,##0" if j == 3 else "#,##0.00"
for cl, w in zip("ABCDEFGHIJ", [10,36,12,13,13,14,14,14,14,14]): ws.column_dimensions[cl].width = w
ws.print_title_rows = "4:5"; ws.sheet_properties.pageSetUpPr.fitToPage = True; ws.page_setup.fitToHeight = 0; wb.active = 1; wb.save(DOCS/NAME)
v = sum(1 for q in rows if "tenantName" not in q)
save(NAME, "RETAIL", "sale-leaseback exhibit, stores with address beneath the name, step dates as columns", False, "Project Juniper", ASON, len(rows), len(rows)-v, v, rows, sheet="Exh B - Store Rents")
