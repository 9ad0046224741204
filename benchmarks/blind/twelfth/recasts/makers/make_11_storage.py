# Self-storage seller's workbook: quarterly income statement and, below on the same sheet, statement of cash flows
from lib import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
Qc = ["Q1 2024", "Q2 2024", "Q3 2024", "Q4 2024", "FY 2024"]; SH = "Financials"; P = "Blue Heron Self Storage"
s = St("Income Statement by Quarter", P, "2024-01-01", "2024-12-31", Qc, sheet=SH); k = St("Statement of Cash Flows", P, "2024-01-01", "2024-12-31", ["1st Qtr", "2nd Qtr", "3rd Qtr", "4th Qtr", "Year"], sheet=SH)
def l(t, lab, *v): return t.l(lab, list(v) + [sum(v)])
s.h("Income")
R = [l(s, "Unit Rentals – Climate", 128_410, 133_902, 141_255, 136_880), l(s, "Unit Rentals – Drive-up", 96_733, 101_540, 104_618, 99_207), l(s, "RV / Boat Parking", 14_850, 18_225, 19_980, 15_390), l(s, "Discounts & Concessions", -7_315, -9_882, -6_140, -5_477), l(s, "Bad Debt (auctioned units)", -2_908, -1_744, -2_266, -3_051)]
nr = s.sub("Net Rental Income", R)
O = [l(s, "Tenant Protection Plan", 11_206, 11_874, 12_390, 12_118), l(s, "Late & Admin Fees", 8_117, 9_046, 9_775, 8_402), l(s, "Retail Sales (boxes, locks)", 2_344, 3_871, 3_690, 2_105), l(s, "U-Haul Commissions", 1_980, 3_402, 3_815, 2_077)]
ot = s.sub("Total Other Income", O)
ti = s.t("Total Income", [nr, ot], key="total_income")
cg = l(s, "Cost of Goods Sold", 1_290, 2_107, 1_984, 1_155)
gp = s.sub("Gross Profit", [ti], [cg])
s.h("Operating Expenses")
E = [l(s, "Store Payroll", 24_660, 24_660, 26_180, 26_180), l(s, "Call Center & Software", 3_915, 3_915, 3_990, 3_990), l(s, "Marketing / Pay-per-click", 7_205, 9_444, 6_818, 5_307), l(s, "Repairs & Gate", 3_376, 5_120, 4_087, 6_911), l(s, "Utilities", 7_990, 6_305, 8_144, 7_038), l(s, "Credit Card Fees", 5_877, 6_208, 6_590, 6_114), l(s, "Property Tax", 18_250, 18_250, 18_250, 19_466), l(s, "Insurance", 4_125, 4_125, 4_480, 4_480), l(s, "Management Fee 6%", 15_205, 16_214, 17_228, 16_059)]
te = s.t("Total Operating Expenses", E, key="total_operating_expenses")
noi = s.t("Net Operating Income", [gp], [te], key="noi")
b1 = l(s, "Interest Expense", 38_902, 38_644, 38_377, 38_106); b2 = l(s, "Depreciation", 27_500, 27_500, 27_500, 28_916)
ni = s.t("Net Income", [noi], [b1, b2], key="net_income")
k.h("Cash flows from operating activities")
NI = k.l("Net income", s.rows[ni]["values"]); dp = k.l("Depreciation", s.rows[b2]["values"])
C = [l(k, "(Increase) decrease in receivables", -1_204, 866, -2_310, 1_905), l(k, "(Increase) decrease in prepaids", 4_125, -12_375, 4_480, 4_480), l(k, "Increase (decrease) in payables and accruals", 9_417, 11_033, -28_760, 17_208), l(k, "Increase (decrease) in prepaid rents", 2_118, 1_340, -655, -1_902)]
co = k.sub("Net cash provided by operating activities", [NI, dp]+C)
k.h("Cash flows from investing activities")
V = [l(k, "Paving and gate replacement", 0, -41_880, -6_215, 0), l(k, "Office computers", 0, 0, 0, -3_949)]
ci = k.sub("Net cash used in investing activities", V)
k.h("Cash flows from financing activities")
D = [l(k, "Principal payments on mortgage", -14_207, -14_465, -14_732, -15_003), l(k, "Member distributions", -60_000, -45_000, -75_000, -90_000)]
cf = k.sub("Net cash used in financing activities", D)
nc = k.t("Net increase (decrease) in cash", [co, ci, cf], key="net_cash_flow")
n = k.rows[nc]["values"]; beg = [118_406]
for q in range(3): beg.append(beg[-1]+n[q])
bg = k.l("Cash, beginning of period", beg + [118_406]); k.t("Cash, end of period", [nc, bg])
wb = Workbook(); ws = wb.active; ws.title = SH; ws.sheet_view.showGridLines = False
ws['B2'] = P; ws['B2'].font = Font(name='Georgia', size=15, bold=True, color='1F5C7A'); ws['B3'] = "NRSF 61,400  |  512 units  |  Seller: Blue Heron Storage Partners LLC"; ws['B3'].font = Font(name='Georgia', size=9, italic=True)
def block(t, r, left):
    ws.cell(r, 2, t.title + ('' if t is s else ' (indirect method)')).font = Font(name='Georgia', size=12, bold=True, color='1F5C7A'); r += 1
    for j, h in enumerate(t.columns): q = ws.cell(r, 4+j+(1 if j == 4 else 0), h); q.font = Font(name='Georgia', size=9, bold=True, color='FFFFFF'); q.alignment = Alignment(horizontal='center')
    for q in range(2, 10): ws.cell(r, q).fill = PatternFill('solid', fgColor='1F5C7A')
    r += 1
    for x in t.rows:
        T = x["rowType"]; q = ws.cell(r, 2 if T != "LINE" else 3, x["label"]); q.font = Font(name='Georgia', size=9, bold=T != "LINE")
        for j, v in enumerate(x["values"]):
            if T == "HEADING": continue
            q = ws.cell(r, 4+j+(1 if j == 4 else 0), v); q.number_format = '$#,##0;[Red]($#,##0);"$0"' if T == "TOTAL" else '#,##0;[Red](#,##0);0'; q.font = Font(name='Georgia', size=9, bold=T != "LINE")
            if T != "LINE": q.border = Border(top=Side('thin'))
        r += 2 if T == "TOTAL" else 1
    return r
r = block(s, 5, 0); r = block(k, r+2, 0)
ws.cell(r+1, 2, "Unaudited. Prepared by management from the store's Sitelink and QuickBooks files.").font = Font(name='Georgia', size=8, italic=True)
for a, w in zip('ABCDEFGHI', (2, 4, 44, 12, 12, 12, 12, 2, 13)): ws.column_dimensions[a].width = w
ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True
N = '11_blue_heron_storage.xlsx'; wb.save(os.path.join(DOC, N))
save(N, [s, k], assetType="SELF_STORAGE", documentType="OPERATING_STATEMENT", author="s2", style="Quarterly income statement with cost of sales, and cash flow statement stacked on the same sheet", hard=True)
