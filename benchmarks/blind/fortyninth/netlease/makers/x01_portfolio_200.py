"""Net-lease portfolio list: single-tenant properties with addresses, 200 rows, cover tab and lookup tab."""
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
R = random.Random(1101)
NAME = "NNN Portfolio Master List Q3-2025.xlsx"
conc = [("Fuel Fox #{}","Fuel / C-Store",(3200,6100),(24,46)),("Ridgeway Pharmacy #{}","Pharmacy",(11200,14820),(19,33)),("Big Otis Burgers #{}","QSR",(2450,3600),(34,62)),("Burrito Lark #{}","QSR",(2300,2900),(38,66)),("Bean & Ember Coffee #{}","QSR - Coffee",(780,2250),(44,78)),("Smokehouse 44","Casual Dining",(5900,7800),(21,34)),("Auto Zenith Parts #{}","Auto Parts",(6800,7500),(14,21)),("Dollar Depot #{}","Discount",(9026,10640),(10,15)),("Shine Tunnel Wash","Car Wash",(3600,5200),(38,60)),("Gulp N Go #{}","Fuel / C-Store",(2800,5500),(26,44))]
cities = [("Tulsa","OK"),("Broken Arrow","OK"),("Wichita","KS"),("Amarillo","TX"),("Lubbock","TX"),("Waco","TX"),("Conway","AR"),("Jonesboro","AR"),("Springfield","MO"),("Joplin","MO"),("Peoria","IL"),("Decatur","IL"),("Terre Haute","IN"),("Muncie","IN"),("Lima","OH"),("Mansfield","OH"),("Macon","GA"),("Valdosta","GA"),("Dothan","AL"),("Florence","SC"),("Sumter","SC"),("Hickory","NC"),("Ocala","FL"),("Lakeland","FL")]
streets = ["Main St","N Broadway","US Hwy 64","State Route 13","E Kenosha St","W Market St","Commerce Dr","Airport Rd","S Memorial Dr","University Blvd","Mill Rd","Old Post Rd","Frontage Rd","Eastern Ave"]
wb = Workbook(); cv = wb.active; cv.title = "Cover"; ws = wb.create_sheet("Properties"); lk = wb.create_sheet("Lists")
ASON = dt.date(2025,9,30); rows = []; ids = sorted(R.sample(range(1001, 1699), 200))
H = ["Prop ID","Tenant / Concept","Category","Address","City","ST","Zip","Bldg SF","Land AC","Lease Type","Rent Commence","Lease Expires","Rem. Yrs","Monthly Base Rent","Annual Base Rent","$/SF","Next Bump","Bump Rent (Mo.)","Options","Guarantor","Status"]
ws["A1"] = "Sandgate Net Lease Partners II, LP"; ws["A1"].font = Font(bold=True, size=14); ws["A2"] = "Property master list - rents in place as of 09/30/2025"; ws["A2"].font = Font(italic=True)
for j, h in enumerate(H, 1):
    x = ws.cell(4, j, h); x.font = Font(bold=True, color="FFFFFF"); x.fill = PatternFill("solid", fgColor="1F3864"); x.alignment = Alignment(wrap_text=True, horizontal="center", vertical="center")
ws.row_dimensions[4].height = 30
tm = ta = tsf = 0; stat = {}
for i, pid in enumerate(ids):
    con, cat, (a0, a1), (r0, r1) = R.choice(conc); nm = con.format(R.randint(104, 4988)); a = R.randint(a0, a1); city, stt = R.choice(cities)
    r = 5+i; dark = R.random() < .04; vac = R.random() < .035
    mo = round(a*R.uniform(r0, r1)/12, 2); st = dt.date(R.randint(2006, 2024), R.randint(1, 12), R.choice([1,1,1,15,22])); y = R.choice([10,15,15,20]); 
    while term_end(st, y*12) <= ASON: y += 5
    e = term_end(st, y*12); adr = f"{R.randint(100, 9899)} {R.choice(streets)}"
    base = [f"SG-{pid}", "Vacant" if vac else nm, cat, adr, city, stt, f"{R.randint(27000, 79999):05d}", a, round(R.uniform(.6, 2.4), 2)]
    row = dict(unit=f"SG-{pid}", area=a)
    status = "Vacant" if vac else "Dark - Paying" if dark else "Open"; stat[status] = stat.get(status, 0)+1; row["statusText"] = status; tsf += a
    if vac: base += ["",None,None,None,None,None,None,None,None,"","",status]
    else:
        bump = None; k = 5
        while k < y and addm(st, k*12) <= ASON: k += 5
        if k < y and R.random() < .85: bump = (addm(st, k*12), round(mo*1.1 if R.random() < .6 else mo*1.075, 2))
        row.update(tenantName=nm, leaseStartDate=st, leaseEndDate=e, contractRent=mo, annualRent=round(mo*12,2)); tm += mo; ta += round(mo*12,2)
        if bump: row["rentSteps"] = [dict(date=iso(bump[0]), amount=bump[1])]
        base += [R.choice(["Abs NNN","Abs NNN","NNN","NN","Ground"]), st, e, round((e-ASON).days/365.25, 1), mo, round(mo*12,2), round(mo*12/a,2), bump[0] if bump else "Flat", bump[1] if bump else None, R.choice(["4x5","3x5","6x5","2x5","5x5"]), R.choice(["Corporate","Franchisee","Franchisee (32 units)","Personal"]), status]
    row["unitType"] = cat
    for j, v in enumerate(base, 1):
        x = ws.cell(r, j, v); x.font = Font(size=9)
        if isinstance(v, dt.date): x.number_format = "mm/dd/yyyy"; x.alignment = Alignment(horizontal="center")
        elif j in (14,15,18): x.number_format = '#,##0.00'
        elif j == 8: x.number_format = "#,##0"
        elif j in (9,16): x.number_format = "0.00"
    rows.append(row)
r = 5+200
for j, v in ((1, "TOTAL"), (2, "200 properties"), (8, tsf), (14, round(tm,2)), (15, round(ta,2))):
    x = ws.cell(r, j, v); x.font = Font(bold=True, size=9); x.border = Border(top=Side(style="thin"), bottom=Side(style="double"))
    if j > 2: x.number_format = "#,##0" if j == 8 else "#,##0.00"
for cl, w in zip("ABCDEFGHIJKLMNOPQRSTU", [9,26,14,24,15,5,8,9,8,10,12,12,7,14,14,8,12,12,8,20,13]): ws.column_dimensions[cl].width = w
ws.freeze_panes = "C5"; ws.auto_filter.ref = f"A4:U{r-1}"; ws.page_setup.orientation = "landscape"; ws.page_setup.fitToWidth = 1; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True; ws.print_title_rows = "4:4"
cv["B2"] = "Sandgate Net Lease Partners II, LP"; cv["B2"].font = Font(size=18, bold=True); cv["B4"] = "Quarterly property data book"; cv["B5"] = "Quarter ended September 30, 2025"
for i, (k, v) in enumerate([("Properties", 200), ("Occupied (incl. dark-paying)", 200-stat.get("Vacant",0)), ("Vacant", stat.get("Vacant",0)), ("Total building SF", tsf), ("Annual base rent", round(ta,2))]): cv.cell(7+i, 2, k); x = cv.cell(7+i, 3, v); x.number_format = "#,##0.00" if k.startswith("Ann") else "#,##0"
cv.column_dimensions["B"].width = 34; cv.column_dimensions["C"].width = 18
for i, v in enumerate(["Abs NNN","NNN","NN","Ground"], 1): lk.cell(i, 1, v)
for i, v in enumerate(["Open","Dark - Paying","Vacant"], 1): lk.cell(i, 3, v)
lk.sheet_state = "hidden"; wb.save(DOCS/NAME)
v = stat.get("Vacant", 0)
save(NAME, "RETAIL", "net-lease portfolio list of 200 single-tenant properties with addresses, cover tab", False, "Sandgate Net Lease Partners II, LP", ASON, 200, 200-v, v, rows, sheet="Properties")
