# Lender-style spread of an assisted living house: historic 3 yrs + TTM + "Bank U/W" column, grouped headers, merged cells, $/unit columns between; cover sheet and notes sheet. PLANTED: total wrong.
from common import *
import xlsxwriter
F = "maplecrest_al_financial_spread.xlsx"
SH = "Cash Flow"
cols = ["2022", "2023", "2024", "TTM 6/30/2025", "Bank U/W"]
s = Stmt("Historical Operating Cash Flow", "Maplecrest Assisted Living", "2024-07-01", "2025-06-30", cols, sheet=SH)
U = 62
s.head("Revenue")
a = [s.line("Private Pay - Assisted Living", [2687400, 2843150, 2991820, 3060455, 3060455]), s.line("Private Pay - Memory Care", [1014200, 1126800, 1188640, 1204310, 1204310]), s.line("Medicaid Waiver", [312450, 298770, 287115, 301240, 301240]), s.line("Level of Care Fees", [402610, 431885, 466020, 478935, 465000]), s.line("Respite / Short Stay", [38700, 41220, 29865, 33410, 30000]), s.line("Community Fees", [67500, 58500, 72000, 66000, 60000]), s.line("Second Occupant", [18600, 23250, 24180, 25100, 25100]), s.line("Ancillary & Other", [14222, 15908, 17340, 16875, 15000]), s.line("Concessions & Bad Debt", [-31180, -44725, -27940, -36115, -45000])]
T = s.tot("Effective Gross Revenue", a, typ="TOTAL", key="total_income")
s.head("Operating Expenses")
S = []
for nm, it in [("Resident Care", [("Nursing & Care Wages", [1098300, 1187420, 1246905, 1283310, 1283310]), ("Agency Staffing", [142780, 96430, 38215, 27960, 40000]), ("Medical Supplies", [31415, 33880, 35240, 36105, 36105])]),
               ("Dietary", [("Dietary Wages", [248910, 262340, 275115, 280470, 280470]), ("Raw Food", [186440, 203915, 211870, 215630, 215630])]),
               ("Housekeeping & Plant", [("Housekeeping & Laundry", [104225, 110380, 115745, 118060, 118060]), ("Maintenance Wages", [71200, 74110, 77480, 78925, 78925]), ("Repairs & Contracts", [88340, 79615, 96270, 91845, 92000]), ("Utilities", [141905, 149330, 152860, 157415, 157415])]),
               ("Administrative", [("Executive & Office Wages", [231500, 240760, 251990, 257310, 257310]), ("Benefits & Payroll Taxes", [298415, 319870, 338205, 346120, 346120]), ("Marketing & Referral Fees", [84310, 91245, 78930, 82615, 82615]), ("Office, IT & Professional", [69880, 73145, 75620, 77340, 77340]), ("Activities & Transportation", [33905, 36210, 38115, 38870, 38870])]),
               ("Fixed", [("Real Estate Taxes", [96415, 98830, 101290, 101290, 104330]), ("Property & Liability Insurance", [71330, 84215, 98640, 103580, 106000]), ("Management Fee", [226225, 239738, 252452, 257511, 255805])])]:
    s.head(nm); ix = [s.line(*x) for x in it]; S.append(s.tot("Subtotal " + nm, ix))
E = s.tot("Total Operating Expenses", S, typ="TOTAL", key="total_operating_expenses")
N = s.tot("Net Operating Income", [T, E], [1, -1], typ="TOTAL", key="noi")
r = s.line("Replacement Reserve ($350/unit)", [None, None, None, None, 350*U])
s.tot("NOI after Reserves", [N, r], [1, -1], typ="TOTAL")
# planted: Subtotal Dietary in 2023 overstated by 1,000; upper totals keep the right value
w = S[1]; good = s.v(w)[1]; s.rows[w]["values"] = list(s.v(w)); s.rows[w]["values"][1] = good+1000+90
s.planted = {"what": f"Subtotal Dietary, 2023: printed {good+1090:,} where its lines add to {good:,} (Total Operating Expenses uses the right figure)", "kind": "total_wrong"}
wb = xlsxwriter.Workbook(str(ROOT/"documents"/F))
fmt = lambda **k: wb.add_format(dict(font_name="Arial", font_size=9, **k))
w0 = wb.add_worksheet("Cover"); w0.hide_gridlines(2); w0.set_column("B:B", 60)
w0.write("B4", "Maplecrest Assisted Living", fmt(bold=1)); w0.write("B5", "62 units (48 AL / 14 MC), built 1998, renovated 2016"); w0.write("B7", "Credit file 25-1187  |  Analyst worksheet"); w0.write("B8", "Sources: borrower's year-end statements 2022-2024; TTM from system export received 7/22/2025"); w0.write("B10", "Requested loan"); w0.write("C10", 7450000, fmt(num_format="$#,##0"))
w1 = wb.add_worksheet(SH); w1.hide_gridlines(2); w1.set_landscape(); w1.fit_to_pages(1, 1)
w1.set_column(0, 0, 2); w1.set_column(1, 1, 36); w1.set_column(2, 11, 11)
w1.write(0, 1, "Maplecrest Assisted Living", fmt(bold=1, font_color="#1F3864")); w1.write(1, 1, "Historical Operating Cash Flow", fmt(bold=1)); w1.write(2, 1, "62 units", fmt(italic=1))
hb = dict(bold=1, align="center", bg_color="#1F3864", font_color="white", border=1)
w1.merge_range(4, 2, 4, 7, "HISTORICAL", fmt(**hb)); w1.merge_range(4, 8, 4, 9, "TRAILING", fmt(**hb)); w1.merge_range(4, 10, 4, 11, "UNDERWRITTEN", fmt(**hb)); w1.write(4, 1, "", fmt(**hb))
w1.write(5, 1, "Fiscal year ended 12/31", fmt(**{**hb, "align": "left"}))
for k, c in enumerate(cols):
    w1.write(5, 2+2*k, int(c) if c.isdigit() else c, fmt(**hb, text_wrap=1)); w1.write(5, 3+2*k, "$/Unit", fmt(**hb))
w1.set_row(5, 26)
row = 6
for q in s.rows:
    t = q["rowType"]; top = t in ("TOTAL",); d = dict(bold=t != "LINE")
    if top: d.update(top=1, bg_color="#D9E1F2")
    elif t == "SUBTOTAL": d.update(top=4)
    w1.write(row, 1, q["label"], fmt(**d, indent=0 if t != "LINE" else 1, italic=0 if t != "HEADING" or q["label"] in ("Revenue", "Operating Expenses") else 1))
    if t != "HEADING":
        for k, v in enumerate(q["values"]):
            nf = fmt(**d, num_format='#,##0_);(#,##0);"-"_)')
            if v is None: w1.write_blank(row, 2+2*k, None, nf); w1.write_blank(row, 3+2*k, None, nf)
            else: w1.write_number(row, 2+2*k, v, nf); w1.write_formula(row, 3+2*k, f"={chr(67+2*k)}{row+1}/{U}", fmt(**{**d, "bold": 0}, num_format='#,##0_);(#,##0)', font_color="#7F7F7F"), v/U)
    row += 1
    if top: row += 1
w1.write(row+1, 1, "U/W: fees trimmed to 3-yr average; taxes +3%; management fee at 5% of revenue.", fmt(italic=1))
w2 = wb.add_worksheet("Notes"); w2.set_column("A:A", 100)
for i, x in enumerate(["1. Agency staffing fell after the wage adjustment of April 2023.", "2. Owner salary ($96,000) is not in the statements; management fee charged by affiliate.", "3. Census 6/30/2025: AL 45 of 48, MC 14 of 14.", "4. Survey of 2/2025 had two low-level tags, corrected."]): w2.write(i, 0, x)
w1.activate(); wb.close()
save(F, [s], "SENIOR_HOUSING", "OPERATING_STATEMENT", "lender spread, grouped merged headers, $/unit columns between, cover and notes sheets", True)
