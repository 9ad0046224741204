"""Mortgage broker's historical / YTD / annualized / pro forma comparison, openpyxl, $ per unit columns interleaved."""
from common import Book, DOCS
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
from openpyxl.utils import get_column_letter as L
F = "Alder_Park_Historical_Operations.xlsx"
U = 212
b = Book(6)  # 2022 2023 2024 YTD-Aug25 Annualized ProForma
def ln(l, a, p, c, y, pf, ann=None): return b.line(l, [a, p, c, y, round(y*12/8) if ann is None else ann, pf])
b.head("RENTAL INCOME")
g = [ln("Gross Potential Rent", 3387214, 3561840, 3704512, 2541638, 3892320), ln("Loss to Lease / Gain to Lease", -112480, -96715, -61330, -38214, -58385), ln("Vacancy Loss", -188716, -214403, -240817, -158962, -194616), ln("Concessions", -14550, -31870, -58264, -27415, -38923),
     ln("Non-Revenue Units (Model / Employee)", -33120, -34776, -35940, -24480, -36720), ln("Bad Debt (Net of Recoveries)", -41877, -29506, -37248, -22190, -29192)]
NR = b.total("Net Rental Income", g)
b.head("OTHER INCOME")
o = [ln("Utility Reimbursement (RUBS)", 148230, 163918, 179644, 126305, 195000), ln("Parking & Carports", 38640, 41210, 44375, 30560, 46500), ln("Pet Rent & Fees", 29318, 33406, 36921, 25844, 38800), ln("Application & Admin Fees", 24775, 26150, 22930, 17410, 25000), ln("Cable / Internet Revenue Share", 15900, 15900, 18444, 12296, 18444), ln("Miscellaneous", 12087, 9733, 14206, 7655, 11500)]
OI = b.total("Total Other Income", o)
E_ = b.total("EFFECTIVE GROSS INCOME", [NR, OI])
b.head("CONTROLLABLE EXPENSES")
c1 = [ln("Payroll & Benefits", 361440, 378215, 402906, 281350, 415000), ln("Repairs & Maintenance", 128917, 141380, 137652, 102418, 137800), ln("Unit Turnover", 71244, 66930, 74811, 49733, 74200), ln("Contract Services", 84150, 89466, 92370, 63018, 95000), ln("Marketing & Leasing", 39420, 44187, 51036, 31975, 47700), ln("General & Administrative", 46318, 49722, 48190, 34460, 50900)]
C1 = b.total("Total Controllable Expenses", c1)
b.head("NON-CONTROLLABLE EXPENSES")
mf = [round(b.v(E_)[k]*.03) for k in range(6)]
c2 = [ln("Electric", 41370, 44218, 46903, 32644, 48500), ln("Water & Sewer", 158420, 171336, 183907, 127815, 192000), ln("Trash", 27318, 29450, 31760, 21980, 33000), b.line("Management Fee", mf), ln("Real Estate Taxes", 412606, 438190, 451337, 309488, 497200, ann=464232), ln("Property Insurance", 87415, 118922, 149380, 108912, 161100, ann=163368)]
C2 = b.total("Total Non-Controllable Expenses", c2)
X = b.total("TOTAL OPERATING EXPENSES", [C1, C2])
N = b.total("NET OPERATING INCOME", [E_, X], [1, -1])
rr = b.line("Replacement Reserves", [None, None, None, None, None, 63600])
NC = b.total("NET OPERATING INCOME AFTER RESERVES", [N, rr], [1, -1], kind="TOTAL")
wb = Workbook(); ws = wb.active; ws.title = "Summary"
ws["B2"] = "Alder Park Apartments"; ws["B2"].font = Font(name="Garamond", size=20, bold=True)
for k, t in enumerate(["212 Units - Garden Style - Built 1998", "Financing Request: $34,500,000 fixed-rate first mortgage", "Tabs: Summary | Hist Ops | Assumptions", "Prepared by Northgate Mortgage Advisors, September 2025"]): ws.cell(4+k, 2, t)
ws.column_dimensions["B"].width = 70
w = wb.create_sheet("Hist Ops")
nv = "1B3A57"; fill = PatternFill("solid", fgColor=nv); sub = PatternFill("solid", fgColor="EAF0F6")
w["A1"] = "ALDER PARK APARTMENTS"; w["A2"] = "Historical Operations and Pro Forma"
w["A1"].font = Font(name="Garamond", size=14, bold=True); w["A2"].font = Font(name="Garamond", size=12)
tops = [("2022", "Actual"), ("2023", "Actual"), ("2024", "Actual"), ("YTD 8/31/2025", "8 Months"), ("2025", "Annualized"), ("Year 1", "Pro Forma")]
cols = [2, 4, 6, 8, 10, 12]
w.column_dimensions["A"].width = 44
for c, (a, s) in zip(cols, tops):
    w.merge_cells(start_row=4, start_column=c, end_row=4, end_column=c+1); w.cell(4, c, a); w.cell(5, c, s); w.cell(5, c+1, "$/Unit")
    w.column_dimensions[L(c)].width = 12.5; w.column_dimensions[L(c+1)].width = 8.5
w.cell(5, 14, "Notes"); w.column_dimensions["N"].width = 9
for r in (4, 5):
    for c in range(1, 15):
        x = w.cell(r, c); x.fill = fill; x.font = Font(name="Garamond", size=10, bold=True, color="FFFFFF"); x.alignment = Alignment(horizontal="center")
r = 6; note = {g[0]: "A", g[2]: "B", o[0]: "C", c2[3]: "D", c2[4]: "E", c2[5]: "F", rr: "G"}
for i, row in enumerate(b.rows):
    k = row["rowType"]; t = k not in ("LINE",)
    x = w.cell(r, 1, row["label"]); x.font = Font(name="Garamond", size=10, bold=t); x.alignment = Alignment(indent=0 if t else 2)
    if k != "HEADING":
        for c, v in zip(cols, row["values"]):
            if v is None: continue
            a = w.cell(r, c, v); a.number_format = '_($* #,##0_);_($* (#,##0);_($* "-"_)' if (t or i in (g[0], o[0], c1[0])) else '_(* #,##0_);_(* (#,##0);_(* "-"_)'
            d = w.cell(r, c+1, round(v*(12/8 if c == 8 else 1)/U)); d.number_format = '#,##0_);(#,##0)'
            d.font = Font(name="Garamond", size=9, italic=True, color="666666"); a.font = Font(name="Garamond", size=10, bold=t)
        if t:
            for c in range(1, 15): w.cell(r, c).fill = sub; w.cell(r, c).border = Border(top=Side(style="thin"))
        if i in note: w.cell(r, 14, note[i]).alignment = Alignment(horizontal="center")
    r += 1
    if k in ("SUBTOTAL", "TOTAL") and i not in (C2, OI): r += 1
for t in ["A  In-place rents per 9/1/2025 rent roll plus 3.0%; 41 renovated units at post-renovation rents.", "B  Pro forma at 5.0% of gross potential rent.", "C  RUBS raised to 95% recapture effective 4/1/2025.", "D  Normalized at 3.0% of EGI in all periods.", "E  Annualized column uses the 2025 bill, not 12/8 of YTD.", "F  Annualized at current premium (renewed 3/2025).", "G  $300 per unit."]:
    w.cell(r+1, 1, t).font = Font(name="Garamond", size=9, italic=True); r += 1
w.freeze_panes = "B6"; w.page_setup.orientation = "landscape"; w.page_setup.fitToWidth = 1; w.page_setup.fitToHeight = 1; w.sheet_properties.pageSetUpPr.fitToPage = True
a = wb.create_sheet("Assumptions"); a["A1"] = "Pro forma assumptions"; a["A1"].font = Font(bold=True)
for k, t in enumerate(["Rent growth 3.0%", "Vacancy 5.0%", "Management 3.0% of EGI", "Reserves $300 per unit"]): a.cell(2+k, 1, t)
a.column_dimensions["A"].width = 40
wb.active = 1; ws.sheet_view.tabSelected = False
wb.save(DOCS/F)
print(b.v(E_), b.v(N))
b.save(F, "Historical Operations and Pro Forma", "Alder Park Apartments", ["2022 Actual", "2023 Actual", "2024 Actual", "YTD 8/31/2025 8 Months", "2025 Annualized", "Year 1 Pro Forma"],
       {"total_income": E_, "total_operating_expenses": X, "noi": N}, "MULTIFAMILY", "OPERATING_STATEMENT", "broker historical/YTD/annualized/pro forma, per-unit columns interleaved, note letters", None, None, "Hist Ops", hard=False)
