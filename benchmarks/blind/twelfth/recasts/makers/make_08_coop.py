# Co-op operating budget: prior actual, budget, 8 months actual + 4 estimated, projected, proposed, change. PLANTED: one subtotal wrong
from lib import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
cols = ["2024 Actual (Audited)", "2025 Budget", "2025 8 Mos. Actual", "2025 4 Mos. Est.", "2025 Projected", "2026 Proposed Budget", "$ Incr./(Decr.) vs 2025 Proj."]
s = St("2026 OPERATING BUDGET", "Wexford Towers Owners, Inc.", "2026-01-01", "2026-12-31", cols, sheet="Budget")
def l(n, lab, a, b, m8, m4, p, note=''): return s.l(lab, [a, b, m8, m4, m8+m4, p, p-m8-m4], ln=n, note=note)
s.h("REVENUES")
R = [l(1, "Maintenance charges", 2_418_336, 2_515_069, 1_676_713, 838_356, 2_653_398, "5.5% increase eff. 1/1/26"), l(2, "Commercial rent", 186_400, 190_100, 126_733, 63_367, 194_850), l(3, "Garage licence fee", 96_000, 96_000, 64_000, 32_000, 99_000, "Operator renewal"), l(4, "Storage and bicycle room", 14_325, 14_400, 9_750, 4_800, 15_600), l(5, "Laundry", 21_600, 21_600, 14_400, 7_200, 21_600), l(6, "Sublet and move fees", 18_750, 15_000, 13_250, 4_000, 16_000), l(7, "Interest", 9_416, 6_000, 7_144, 3_000, 8_000)]
tr = s.t("TOTAL REVENUES", R, key="total_income")
s.h("EXPENSES")
s.h("Wages and related")
a = [l(10, "Payroll – 32BJ staff", 612_408, 634_000, 421_180, 214_500, 656_200, "Contract step 4/26"), l(11, "Payroll taxes", 50_614, 52_300, 34_906, 17_600, 54_100), l(12, "Union health, pension, annuity", 214_887, 226_000, 150_612, 75_900, 239_400), l(13, "Workers' comp and disability", 21_330, 22_500, 14_848, 7_400, 23_400)]
at = s.sub("Total wages and related", a)
s.h("Energy and utilities")
b = [l(20, "Gas – heating", 171_904, 178_000, 118_344, 62_000, 188_000), l(21, "Electricity", 88_216, 90_000, 61_077, 29_500, 94_200), l(22, "Water and sewer", 132_450, 139_000, 93_281, 47_800, 152_700, "DEP rate increase"), l(23, "Telephone and intercom", 5_814, 6_000, 3_966, 2_000, 6_000)]
bt = s.sub("Total energy and utilities", b)
s.h("Repairs, maintenance and supplies")
c = [l(30, "Elevator contract", 31_200, 32_100, 21_400, 10_700, 33_100), l(31, "Boiler and plumbing", 44_871, 40_000, 36_208, 12_000, 44_000), l(32, "Painting and plastering", 19_633, 20_000, 9_415, 9_000, 20_000), l(33, "Exterminating", 5_040, 5_200, 3_440, 1_720, 5_300), l(34, "Supplies", 17_288, 18_000, 11_976, 5_900, 18_500), l(35, "Landscaping and roof garden", 8_460, 9_000, 7_711, 1_200, 9_200), l(36, "Miscellaneous repairs", 38_017, 35_000, 27_390, 11_000, 38_000)]
ct = s.sub("Total repairs, maintenance and supplies", c)
s.h("Administrative")
d = [l(40, "Management fee", 84_000, 86_520, 57_680, 28_840, 89_116), l(41, "Legal", 22_765, 18_000, 14_302, 6_000, 20_000), l(42, "Audit and tax", 16_500, 17_000, 17_000, 0, 17_500), l(43, "Office, permits and inspections", 13_912, 14_000, 10_688, 4_400, 16_000, "FISP cycle filing")]
dt = s.sub("Total administrative", d)
s.h("Fixed charges")
e = [l(50, "Real estate taxes, net of abatement", 704_118, 731_000, 487_402, 249_800, 764_900), l(51, "Insurance", 148_260, 163_000, 109_846, 54_900, 178_000), l(52, "Mortgage interest – underlying", 197_640, 195_850, 130_764, 65_081, 193_970), l(53, "Mortgage amortization", 47_316, 49_106, 32_540, 16_567, 50_986), l(54, "Corporation taxes", 11_204, 12_000, 7_885, 4_000, 12_000)]
et = s.sub("Total fixed charges", e)
tx = s.t("TOTAL EXPENSES", [at, bt, ct, dt, et], key="total_operating_expenses")
sf = s.t("SURPLUS / (DEFICIT) BEFORE RESERVE", [tr], [tx])
rs = s.l("Contribution to reserve fund", [60_000, 60_000, 40_000, 20_000, 60_000, 60_000, 0])
ns = s.t("NET SURPLUS / (DEFICIT)", [sf], [rs], key="net_income")
# planted: subtotal of wages, "2026 Proposed Budget", printed 3,600 above the sum of its lines; everything above it is right
true = s.rows[at]["values"][5]; s.rows[at]["values"][5] = true + 3_600
s.planted = {"what": f"Subtotal 'Total wages and related', column '2026 Proposed Budget', printed {true+3600:,} where its four lines sum to {true:,}; total expenses is built on the right sum", "kind": "total_wrong", "row": at, "column": cols[5], "printed": true+3600, "correct": true}
wb = Workbook(); ws = wb.active; ws.title = "Budget"; B = dict(name='Arial', size=9)
for r_, t, z in ((1, "Wexford Towers Owners, Inc.", 13), (2, "2026 OPERATING BUDGET", 11), (3, "Draft 2 for Board meeting of November 12, 2025", 9)):
    ws.merge_cells(start_row=r_, start_column=1, end_row=r_, end_column=11); q = ws.cell(r_, 1, t); q.font = Font(name='Arial', size=z, bold=z > 9); q.alignment = Alignment(horizontal='center')
H1 = ['', '', '2024', '2025', '2025', '2025', '2025', '2026', '$ Incr./(Decr.)', '% Chg', '']; H2 = ['Ln', '', 'Actual', 'Budget', '8 Mos.', '4 Mos.', 'Projected', 'Proposed', 'vs 2025', '', 'Comments']; H3 = ['', '', '(Audited)', '', 'Actual', 'Est.', '', 'Budget', 'Proj.', '', '']
for k, hh in enumerate((H1, H2, H3)):
    for j, t in enumerate(hh): q = ws.cell(5+k, 1+j, t or None); q.font = Font(bold=True, **B); q.alignment = Alignment(horizontal='center'); q.fill = PatternFill('solid', fgColor='D9D9D9')
r = 8
for i, x in enumerate(s.rows):
    T = x["rowType"]; up = x["label"].isupper()
    if T == "TOTAL" or (T == "HEADING" and up): r += 1
    ws.cell(r, 1, s.extra[i].get('ln')).font = Font(color='808080', **B)
    q = ws.cell(r, 2, x["label"]); q.font = Font(bold=T == "TOTAL" or (T == "HEADING" and up), italic=T == "SUBTOTAL", underline='single' if T == "HEADING" and not up else None, **B)
    if T != "HEADING":
        for k, v in enumerate(x["values"]):
            q = ws.cell(r, 3+k, v); q.number_format = '#,##0;(#,##0);0'; q.font = Font(bold=T == "TOTAL", **B)
            if T == "SUBTOTAL": q.border = Border(top=Side('hair'))
            if T == "TOTAL": q.border = Border(top=Side('thin'), bottom=Side('thin'))
            if k == 5: q.fill = PatternFill('solid', fgColor='FFFFCC')
        if x["values"][4]: q = ws.cell(r, 10, x["values"][6]/x["values"][4]); q.number_format = '0.0%'; q.font = Font(**B)
        ws.cell(r, 11, s.extra[i].get('note') or None).font = Font(italic=True, **B)
    r += 1
ws.cell(r+1, 2, "Shares outstanding: 41,215.  No assessment is proposed for 2026.").font = Font(**B)
for k, w in zip('ABCDEFGHIJK', (4, 36, 11, 11, 11, 11, 11, 11, 13, 8, 26)): ws.column_dimensions[k].width = w
ws.print_title_rows = '5:7'; ws.page_setup.orientation = 'landscape'; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True
N = '08_wexford_coop_budget.xlsx'; wb.save(os.path.join(DOC, N))
save(N, [s], assetType="COOPERATIVE", documentType="OPERATING_STATEMENT", author="s2", style="Co-op budget, three-line headers, line numbers, actual+estimate=projected, change columns, comments", hard=True)
