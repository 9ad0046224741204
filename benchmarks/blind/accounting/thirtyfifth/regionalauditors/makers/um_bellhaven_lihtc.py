"""UM 2: LIHTC unit mix and maximum rents schedule, partnership CPA / asset manager, PDF; ruled grid; planted: total wrong."""
from common import *
from fpdf import FPDF
NAME = "um_bellhaven_lihtc"
# type|beds|baths|ami|units|sf|gross|ua
D = """1BR / 1BA|1|1|30|4|642|548|71
1BR / 1BA|1|1|50|10|642|914|71
1BR / 1BA|1|1|60|14|642|1097|71
2BR / 1BA|2|1|30|3|864|658|93
2BR / 1BA|2|1|50|9|864|1097|93
2BR / 1BA|2|1|60|16|864|1316|93
2BR / 2BA TH|2|2|60|6|958|1316|108
3BR / 2BA|3|2|30|2|1122|760|117
3BR / 2BA|3|2|50|6|1122|1267|117
3BR / 2BA|3|2|60|11|1122|1520|117
3BR / 2BA TH|3|2|80|2|1204|2027|134""".split("\n")
K = ["ami", "units", "sf", "total_sf", "gross", "ua", "net", "monthly", "other:Annual Rent"]
T = Truth(NAME, "UM", K, {"what": "", "kind": "total_wrong"})
p = FPDF(format="letter", orientation="L"); p.set_auto_page_break(False); p.add_page(); p.set_margins(14, 12)
p.set_font("Times", "B", 15); p.set_xy(14, 14); p.cell(0, 7, "Bellhaven Place Limited Partnership")
p.set_font("Times", "", 11); p.set_xy(14, 21); p.cell(0, 5, "Low-Income Housing Tax Credit Project  -  HFA No. 19-0457  -  BINs MN-19-00112 through -00115")
p.set_font("Times", "BI", 11); p.set_xy(14, 27); p.cell(0, 5, "Schedule C-2: Unit Mix, Rent Limits and Contract Rents in effect at December 31, 2025")
Wd = [35, 14, 14, 18, 16, 19, 22, 22, 24, 22, 25, 27]; HD = ["Unit Type", "Bed", "Bath", "AMI %", "No. of\nUnits", "Unit\nSq Ft", "Total\nSq Ft", "Gross\nRent", "Utility\nAllowance", "Net\nRent", "Monthly\nRent", "Annual\nRent"]
y = 38; p.set_fill_color(226, 232, 220); p.set_font("Times", "B", 10); x = 10
for w, h in zip(Wd, HD):
    p.rect(x, y, w, 11, "DF"); ls = h.split("\n")
    for i, s in enumerate(ls): p.set_xy(x, y + (1 if len(ls) == 2 else 3.2) + 4.6 * i); p.cell(w, 4.4, s, align="C")
    x += w
y += 11; p.set_font("Times", "", 10.5)
def line(cells, h=7, style="", fill=False):
    global y
    x = 10; p.set_font("Times", style, 10.5)
    for i, (w, s) in enumerate(zip(Wd, cells)):
        p.rect(x, y, w, h, "DF" if fill else "D"); p.set_xy(x, y); p.cell(w, h, s, align="L" if i == 0 else "C" if i < 4 else "R"); x += w
    y += h
S = dict(units=0, total_sf=0, monthly=0)
for l in D:
    t, bd, ba, ami, u, sf, g, ua = l.split("|"); ami, u, sf, g, ua = map(int, (ami, u, sf, g, ua)); n = g - ua; m = n * u
    line([t, bd, ba, f"{ami}%", str(u), f"{sf:,}", f"{u*sf:,}", f"${g:,}", f"${ua:,}", f"${n:,}", f"${m:,}", f"${12*m:,}"])
    T.row(type=t, beds=int(bd), baths=int(ba), **dict(zip(K, [ami, u, sf, u * sf, g, ua, n, m, 12 * m])))
    S["units"] += u; S["total_sf"] += u * sf; S["monthly"] += m
wrong = 12 * S["monthly"] + 9000; T.d["planted"]["what"] = f"total Annual Rent prints {wrong:,}; twelve times the monthly total, and the rows, give {12*S['monthly']:,}"
line(["Totals", "", "", "", str(S["units"]), "", f"{S['total_sf']:,}", "", "", "", f"${S['monthly']:,}", f"${wrong:,}"], 8, "B", True)
T.total("Totals", {"units": S["units"], "total_sf": S["total_sf"], "monthly": S["monthly"], "other:Annual Rent": wrong})
p.set_font("Times", "", 9.5); y += 4
for s in ["Notes:", "1.  Gross rent is the lesser of the Section 42 limit published May 2025 and the rent approved by the HFA; net rent is gross rent less the utility allowance (HUD Utility Schedule Model, eff. 7/1/2025).",
          "2.  Minimum set-aside elected: average income. Applicable fraction 100%. Eighty-percent units are within the elected designations.",
          "3.  One additional two-bedroom common-area unit is occupied by the resident caretaker, is excluded from the schedule, and produces no rent.",
          "4.  Fourteen households hold Housing Choice Vouchers; the tenant-paid portion never exceeds the net rent shown."]:
    p.set_xy(14, y); p.multi_cell(250, 4.4, s); y = p.get_y() + .6
p.set_font("Times", "I", 8.5); p.set_xy(14, 204); p.cell(0, 4, "Prepared by general partner for annual audit  -  unaudited"); p.set_xy(220, 204); p.cell(45, 4, "C-2   1 of 1", align="R")
p.output(path(NAME, "pdf")); print(S, wrong, sum(Wd))
T.save("pdf", "MULTIFAMILY", "general partner's asset manager (LIHTC)", "LIHTC rent-limit schedule by AMI tier, ruled grid, gross / UA / net / monthly / annual", False)
