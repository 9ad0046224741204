# Seller's own workbook: small-bay industrial, two phases, charges in columns, steps in columns, hidden columns, several sheets; xlsx
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
rng = random.Random(6613); ASOF = dt.date(2025, 8, 1); NAME = "Tamarack Shops - seller data tape v4 FINAL.xlsx"
N = """Big Sky Upholstery|Rimrock Granite|Lazy J Fabrication|Bitterroot Ski Repair|Copper King Electric|Wolverine Crossfit|Paws & Reflect Grooming|Sapphire Glass|Hellgate Cycles|Huckleberry Packing Co.|Kalispell Tile Depot|Grizzly Garage Doors|Moose Drool Screenprint|Two Medicine Kayaks|Front Range Filters|Yaak Valley Cabinets|Lolo Lock & Safe|Ponderosa Plumbing|Flathead Audio|Bannack Coatings|Thrice Baked Bagels (commissary)|Clark Fork Fly Co.|Sleeping Giant Storage Solutions|Missouri Breaks Movers|Ruby Range Jewelry Casting|Judith Gap Wind Services|Elkhorn Elevator""".split("|")
wb = Workbook(); ws0 = wb.active; ws0.title = "READ ME"; ws0["B2"] = "Tamarack Shops - data tape"; ws0["B4"] = "Rents effective August 1, 2025. NNN estimates are 2025 budget. Steps: next two only."; ws0["B5"] = "Questions to the broker. Blue = input."
ws = wb.create_sheet("RR 8-1-25"); ws["B1"] = "TAMARACK SHOPS"; ws["B1"].font = Font(name="Calibri", size=16, bold=True); ws["B2"] = "Rent Roll @ 8/1/2025"; ws["H2"] = "internal - not for distribution"
G1 = [(5, 6, "SPACE"), (8, 9, "TERM"), (11, 15, "CURRENT MONTHLY"), (16, 19, "NEXT BUMPS (monthly base)")]
for a, b, t in G1: ws.merge_cells(start_row=4, start_column=a, end_row=4, end_column=b); ws.cell(4, a, t)
H = ["Bay", "Lessee", "LCD code", "Use", "RSF", "Doors", "Start", "Exp.", "$/SF", "Base", "CAM", "Taxes", "Insur.", "All-in", "Bump 1", "@", "Bump 2", "@", "Dep. held", "Memo"]
for j, h in enumerate(H, 2): ws.cell(5, j, h)
fill = PatternFill("solid", fgColor="203764"); 
for i in (4, 5):
    for j in range(2, 22): q = ws.cell(i, j); q.fill = fill; q.font = Font(name="Calibri", bold=True, color="FFFFFF", size=10); q.alignment = Alignment(horizontal="center", wrap_text=True)
for a, b, t in G1: ws.cell(4, a).border = Border(bottom=Side(style="thin", color="FFFFFF"))
R = 6; rows = []; it = iter(N); gt = []
blue = Font(name="Calibri", color="0000FF", size=10); norm = Font(name="Calibri", size=10); bold = Font(name="Calibri", size=10, bold=True)
def tot(lbl, g, f=bold):
    S = lambda k: round(sum(x.get(k) or 0 for x in g), 2)
    ws.cell(R, 3, lbl).font = f; vals = {6: sum(r["area"] for r in g), 11: S("contractRent"), 12: S("_c"), 13: S("_t"), 14: S("_i"), 15: S("totalCharges"), 20: S("deposit")}
    for j, v in vals.items(): q = ws.cell(R, j, v); q.font = f; q.number_format = "#,##0" if j == 6 else "#,##0.00"; q.border = Border(top=Side(style="thin"))
for ph, pre, n in (("Phase I - 600 Stillwater Rd", "1-", 16), ("Phase II - 640 Stillwater Rd", "2-", 15)):
    ws.cell(R, 2, ph).font = Font(name="Calibri", size=11, bold=True, italic=True); R += 1; g = []
    for i in range(n):
        u = f"{pre}{i + 1:02d}"; a = rng.choice([1200, 1200, 1500, 1800, 2400, 3000]); r = dict(unit=u, building=ph, area=a); q = ws.cell(R, 2, u); ws.cell(R, 6, a).number_format = "#,##0"; ws.cell(R, 7, rng.choice([1, 1, 2])); ws.cell(R, 4, f"L{rng.randrange(100, 999)}")
        if (pre, i) in (("1-", 6), ("2-", 3), ("2-", 11), ("1-", 13)):
            r["statusText"] = "vacant"; ws.cell(R, 3, "vacant").font = Font(name="Calibri", size=10, italic=True, color="C00000"); ws.cell(R, 21, rng.choice(["LOI out", "Make-ready", "Showing"]))
        else:
            rt = rng.randrange(1050, 1500) / 100; b = round(a * rt / 12, 2); cm, tx, ins = round(a * 1.65 / 12, 2), round(a * 1.38 / 12, 2), round(a * .31 / 12, 2)
            s = dt.date(rng.randrange(2019, 2025), rng.randrange(1, 13), 1); e = addm(s, rng.choice([36, 60])) 
            while e <= ASOF: e = addm(e, 36)
            mtm = rng.random() < .14; r.update(tenantName=next(it), leaseStartDate=s, leaseEndDate="MTM" if mtm else e - dt.timedelta(1), contractRent=b, _c=cm, _t=tx, _i=ins, totalCharges=round(b + cm + tx + ins, 2), deposit=float(rng.choice([0, 1500, 2000])) if rng.random() < .6 else b)
            r["charges"] = [{"code": k, "amount": v} for k, v in (("Base", b), ("CAM", cm), ("Taxes", tx), ("Insur.", ins))]
            st = []; d = dt.date(2025, s.month, 1); d = d if d > ASOF else addm(d, 12); am = b
            while not mtm and d < e and len(st) < 2: am = round(am * 1.035, 2); st.append((d, am)); d = addm(d, 12)
            r["rentSteps"] = [{"date": iso(x), "amount": y} for x, y in st]
            ws.cell(R, 3, r["tenantName"]); ws.cell(R, 5, rng.choice(["Shop", "Shop", "Storage", "Office/shop"])); ws.cell(R, 8, s).number_format = "m/d/yy"; ws.cell(R, 9, r["leaseEndDate"]).number_format = "m/d/yy"; ws.cell(R, 10, rt).number_format = "0.00"
            for j, v in ((11, b), (12, cm), (13, tx), (14, ins), (15, r["totalCharges"]), (20, r["deposit"])): ws.cell(R, j, v).number_format = "#,##0.00"
            if i % 6 == 5: ws.cell(R, 11, f"{b:,.2f}"); ws.cell(R, 11).alignment = Alignment(horizontal="right")
            for k, (x, y) in enumerate(st): ws.cell(R, 16 + 2 * k, x).number_format = "m/d/yy"; ws.cell(R, 17 + 2 * k, y).number_format = "#,##0.00"
            if rng.random() < .25: ws.cell(R, 21, rng.choice(["Late payer", "wants bay next door", "Guaranty", "Renewal in process"]))
            for j in (10, 11): ws.cell(R, j).font = blue
        g.append(r); R += 1
    tot("Subtotal " + ph.split(" -")[0], g); R += 2; rows += g
tot("TOTAL TAMARACK", rows, Font(name="Calibri", size=11, bold=True)); R += 1
occ = [r for r in rows if r.get("tenantName")]; ws.cell(R, 3, f"{len(rows)} bays / {len(occ)} leased / {len(rows) - len(occ)} vacant")
for col in ("D", "G"): ws.column_dimensions[col].hidden = True
for L, w in zip("ABCDEFGHIJKLMNOPQRSTU", (2, 8, 34, 9, 12, 8, 7, 10, 10, 8, 11, 10, 10, 9, 12, 10, 11, 10, 11, 11, 22)): ws.column_dimensions[L].width = w
ws.freeze_panes = "D6"; ws.page_setup.orientation = "landscape"; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True
w3 = wb.create_sheet("2025 NNN budget")
for x in (["Line", "2025 budget"], ["Snow removal", 21400], ["Landscaping", 9800], ["Repairs", 17250], ["Management fee", 22000], ["Property tax", 73100], ["Insurance", 16500]): w3.append(x)
w4 = wb.create_sheet("Old roll (2023)"); w4.sheet_state = "hidden"; w4["A1"] = "superseded"
wb.save(os.path.join(DOCS, NAME))
save(NAME, dict(propertyName="Tamarack Shops", asOnDate=ASOF, units=len(rows), occupied=len(occ), vacant=len(rows) - len(occ), sheet="RR 8-1-25"), "INDUSTRIAL", "seller's data tape, charges and next bumps in columns, grouped header, hidden columns, numbers as text", True, rows)
