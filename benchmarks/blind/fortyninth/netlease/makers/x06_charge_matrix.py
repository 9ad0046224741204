"""Export of a lease system: three small centres, charge codes as columns, text dates. Planted: one row of the second centre is missing."""
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
R = random.Random(1606)
NAME = "RentRoll_ChargeMatrix_20250801.xlsx"
wb = Workbook(); ws = wb.active; ws.title = "Report1"
P = [("c4107","Willow Bend Corners",["Fuel Fox C-Store","Frost Dairy Bar","EZ Coin Laundry",None,"Signal Wireless","Lumen Tanning","Cornerstone Check Cashing","Poke Tide","Pawsome Grooming","Zesty Wok"]),
     ("c4112","Hadley Square",["FoodPoint Grocers","Ridgeway Pharmacy","Dollar Depot","Great Steps Pediatrics","Copper Skillet Grill","Bright Nails & Spa",None,"Fieldstone Insurance Agency","Sushi Tamaki House","Clipper King Barbers","Tutor Lane Learning",None,"PakMail & More","Burrito Lark","Hearthside Realty","Pita Harbor"]),
     ("c4120","Orchard Gate Village",["PetPlanet Supplies","Bluebonnet Veterinary Clinic","Smokehouse 44","Meridian Dental Group","Tango Taqueria","Tidy Threads Cleaners",None,"Kumo Karate Academy","Dough Junction Pizza","Sunpath Optical","ProMotion Physical Therapy","Chai Corner"])]
codes = ["rent","cam","ret","ins","mktg","trash"]
ws["A1"] = "Commercial Rent Roll with Lease Charges"; ws["A2"] = "Property: c4107, c4112, c4120    As of 08/01/2025    By Property"; ws["A1"].font = Font(name="Verdana", bold=True, size=11); ws["A2"].font = Font(name="Verdana", size=8)
H = ["Property","Unit","Lease","Lease Id","Area","Lease From","Lease To","Term","Tenancy Years","Monthly Rent"]+codes+["Total Charges","Security Deposit","LOC Amount"]
for j, h in enumerate(H, 1): x = ws.cell(4, j, h); x.font = Font(name="Verdana", bold=True, size=8); x.alignment = Alignment(wrap_text=True, vertical="bottom", horizontal="center"); x.fill = PatternFill("solid", fgColor="C0C0C0"); x.border = Border(*[Side(style="thin")]*4)
ws.row_dimensions[4].height = 26
r = 5; rows = []; planted = None; GT = [0]*9; U = O = 0; ASON = dt.date(2025,8,1)
for pid, pn, L in P:
    ws.cell(r, 1, f"{pn} ({pid})").font = Font(name="Verdana", bold=True, size=8); r += 1; T = [0]*9; oc = 0
    for i, n in enumerate(L):
        u = f"{pid[1:]}-{(i+1)*10:03d}"; a = {"FoodPoint Grocers":36800,"Ridgeway Pharmacy":13013,"Dollar Depot":9100,"PetPlanet Supplies":12400,"Fuel Fox C-Store":3100}.get(n, R.choice([950,1100,1225,1400,1750,2000,2600]))
        T[0] += a
        if n is None:
            vals = [pid, u, "VACANT", "", a]; row = dict(unit=u, section=f"{pn} ({pid})", propertyName=pn, area=a, statusText="VACANT")
        else:
            rate = 10.5 if a > 9000 else R.choice([17,18.5,19.25,21,22.5,26]); m = round(a*rate/12, 2); st = dt.date(R.randint(2013, 2025), R.randint(1, 7), 1); y = R.choice([3,5,10])
            while term_end(st, 12*y) <= ASON: y += 5
            ch = [m, round(a*2.65/12, 2), round(a*1.9/12, 2), round(a*.41/12, 2), R.choice([0,50.0,75.0]) if a < 5000 else 0, R.choice([0,0,65.0,110.0])]; tot = round(sum(ch), 2); dep = round(m, 0) if a < 5000 and R.random() < .8 else 0; e = term_end(st, 12*y); oc += 1
            vals = [pid, u, n, f"t{R.randint(20000, 89999):07d}", a, st.strftime("%m/%d/%Y"), e.strftime("%m/%d/%Y"), 12*y, round((ASON-st).days/365.25, 2), m]+ch+[tot, dep, 0]
            row = dict(unit=u, section=f"{pn} ({pid})", propertyName=pn, area=a, tenantName=n, statusText="Occupied", contractRent=m, leaseStartDate=st, leaseEndDate=e, charges=[dict(code=k, amount=v) for k, v in zip(codes, ch)], totalCharges=tot, deposit=dep)
            for k, v in enumerate([m*0]+ch+[tot, dep]): 
                if k: T[k] += v
        if n == "Sushi Tamaki House": planted = dict(what=f"row of {n} (unit {u}, {a:,} sq ft, rent {m:,.2f}) is missing from Hadley Square though its subtotal, the unit count and the grand total include it", kind="row_dropped"); continue
        rows.append(row)
        for j, v in enumerate(vals, 1):
            x = ws.cell(r, j, v if v != "" else None); x.font = Font(name="Verdana", size=8)
            if j == 5: x.number_format = "#,##0"
            elif j in (6,7): x.alignment = Alignment(horizontal="center")
            elif j >= 9: x.number_format = "#,##0.00"
        r += 1
    def total(lab, T, extra):
        for j, v in [(1, lab), (3, extra), (5, T[0]), (10, T[1])]+[(11+k, T[1+k]) for k in range(6)]+[(17, T[7]), (18, T[8]), (19, 0)]:
            x = ws.cell(r, j, round(v, 2) if isinstance(v, float) else v); x.font = Font(name="Verdana", bold=True, size=8); x.border = Border(top=Side(style="thin")); x.number_format = "#,##0" if j == 5 else "#,##0.00"
    total(f"Total {pid}", T, f"{oc} of {len(L)} units leased"); GT = [x+y for x, y in zip(GT, T)]; U += len(L); O += oc; r += 2
total("Grand Total", GT, f"{O} of {U} units leased")
for cl, w in zip("ABCDEFGHIJKLMNOPQRS", [11,10,28,10,9,11,11,6,9,11,11,10,10,9,8,8,12,11,9]): ws.column_dimensions[cl].width = w
ws.page_setup.orientation = "landscape"; ws.sheet_properties.pageSetUpPr.fitToPage = True; ws.page_setup.fitToHeight = 0; wb.save(DOCS/NAME)
save(NAME, "RETAIL", "system export of three centres, charge codes as columns, subtotals per property", False, None, ASON, None, None, None, rows, planted=planted, sheet="Report1")
