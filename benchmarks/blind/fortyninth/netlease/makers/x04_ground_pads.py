"""Ground leases and pad sites, annual rents, escalation schedule in year columns, three parent centres."""
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
R = random.Random(1404)
NAME = "Ground Lease & Outparcel Schedule.xlsx"
wb = Workbook(); ws = wb.active; ws.title = "Ground_Pads"; ab = wb.create_sheet("Assumptions")
ASON = dt.date(2025,12,31)
C = [("Harlan Towne Center - Outparcels", "HTC", ["Fuel Fox #2210","First Prairie Federal Savings","Big Otis Burgers #0931","Bean & Ember Coffee","Zesty Wok"]),
     ("Route 9 Frontage Parcels", "RT9", ["Gulp N Go #118","Shine Tunnel Wash","Ridgeway Pharmacy #5521",None,"Copper Skillet Grill"]),
     ("Mariner's Square Pads", "MSQ", ["Sunpath Optical / Harbor Dental","Burrito Lark #212","Crab Shanty","Coastline Credit Union"])]
ws["B2"] = "STRATHMORE RETAIL LAND HOLDINGS"; ws["B2"].font = Font(name="Garamond", bold=True, size=15); ws["B3"] = "Ground Lease and Pad Schedule"; ws["B4"] = "Rents in effect at December 31, 2025 (annual, US$)"
H = ["Parcel","Ground Tenant","Use","Land Area\n(acres)","Improve-\nments (SF)","Lease\nStart","Lease\nExpiration","Current\nAnnual Rent","Next Increase","","2nd Increase","","Options","Reversion of\nImprovements"]
H2 = ["","","","","","","","","Date","Annual Rent","Date","Annual Rent","",""]
for j, (a, b) in enumerate(zip(H, H2)):
    for k, v in ((6, a), (7, b)):
        x = ws.cell(k, 2+j, v or None); x.font = Font(name="Garamond", bold=True); x.alignment = Alignment(horizontal="center", vertical="center", wrap_text=True); x.border = Border(bottom=Side(style="thin") if k == 7 else None)
ws.merge_cells("J6:K6"); ws.merge_cells("L6:M6"); ws.row_dimensions[6].height = 34
r = 8; rows = []; GT = [0,0,0]; n = 0
use = {"Fuel":"Fuel / convenience","Gulp":"Fuel / convenience","First":"Bank","Coast":"Bank","Shine":"Car wash","Ridge":"Pharmacy","Sunpa":"Medical retail"}
for nm, cd, L in C:
    x = ws.cell(r, 2, nm); x.font = Font(name="Garamond", bold=True, italic=True, size=12); r += 1; t = [0,0,0]
    for j, tn in enumerate(L, 1):
        u = f"{cd}-OP{j}"; ac = round(R.uniform(.55, 2.1), 2); n += 1
        if tn is None:
            for k, v in ((2,u),(3,"(unleased pad - site plan approved)"),(5,ac)): ws.cell(r, k, v).font = Font(name="Garamond")
            ws.cell(r, 5).number_format = "0.00"; t[0] += ac; rows.append(dict(unit=u, section=nm, statusText="Vacant")); r += 1; continue
        us = use.get(tn[:5].strip(), "Restaurant"); sf = R.randint(2100, 5200) if us != "Pharmacy" else 13650
        st = dt.date(R.randint(2004, 2021), R.randint(1, 12), R.choice([1,1,10,18])); e = term_end(st, 12*R.choice([20,25,30])); e = e if e > ASON else term_end(st, 12*35)
        rent = R.choice([68000,82500,95000,110000,124300,137500,151250,90750]); k = 5; inc = []
        while addm(st, 12*k) <= ASON: k += 5
        v = rent
        while addm(st, 12*k) < e and len(inc) < 2: v = round(v*1.1); inc.append((addm(st, 12*k), v)); k += 5
        vals = [u, tn, us, ac, sf, st, e, rent]+[q for p in inc for q in p]+[None]*(4-2*len(inc))+[R.choice(["4 x 5","6 x 5","3 x 5","2 x 10"]), R.choice(["Landlord","Landlord","Tenant may remove"])]
        for q, v in enumerate(vals):
            x = ws.cell(r, 2+q, v); x.font = Font(name="Garamond")
            if isinstance(v, dt.date): x.number_format = "mmm d, yyyy"; x.alignment = Alignment(horizontal="right")
            elif q in (7,9,11): x.number_format = '"$"#,##0'
            elif q == 12: x.alignment = Alignment(horizontal='center')
            elif q == 3: x.number_format = "0.00"
            elif q == 4: x.number_format = "#,##0"
        rows.append(dict(unit=u, section=nm, tenantName=tn, unitType=us, area=sf, statusText="Occupied", leaseStartDate=st, leaseEndDate=e, annualRent=rent, rentSteps=[dict(date=iso(d), amount=v, per="year") for d, v in inc] or None))
        for q, v in enumerate((ac, sf, rent)): t[q] += v
        r += 1
    for q, c in enumerate((5,6,9)):
        x = ws.cell(r, c, round(t[q], 2)); x.font = Font(name="Garamond", bold=True); x.number_format = ["0.00","#,##0",'"$"#,##0'][q]; x.border = Border(top=Side(style="thin")); GT[q] += t[q]
    ws.cell(r, 3, "Subtotal").font = Font(name="Garamond", bold=True); r += 2
ws.cell(r, 3, f"Total, {n} parcels").font = Font(name="Garamond", bold=True)
for q, c in enumerate((5,6,9)):
    x = ws.cell(r, c, round(GT[q], 2)); x.font = Font(name="Garamond", bold=True); x.number_format = ["0.00","#,##0",'"$"#,##0'][q]; x.border = Border(top=Side(style="thin"), bottom=Side(style="double"))
for q, s in enumerate(["(1) All ground leases are absolute net; tenants pay real estate taxes directly except at Mariner's Square (common tax parcel).", "(2) Improvements are owned by tenants during the term."]): ws.cell(r+2+q, 2, s).font = Font(name="Garamond", size=9)
for cl, w in zip("ABCDEFGHIJKLMNO", [2,10,34,18,10,11,14,14,13,14,13,14,13,9,17]): ws.column_dimensions[cl].width = w
ws.sheet_view.showGridLines = False; ws.page_setup.orientation = "landscape"; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True
for i, (a, b) in enumerate([("Discount rate", .0675), ("Residual cap", .0575), ("Growth after term", .02)], 1): ab.cell(i, 1, a); ab.cell(i, 2, b).number_format = "0.00%"
wb.save(DOCS/NAME)
save(NAME, "LAND", "ground leases and pad sites, annual rents with two dated increases in grouped columns", False, "STRATHMORE RETAIL LAND HOLDINGS", ASON, n, n-1, 1, rows, sheet="Ground_Pads")
