# Indirect cash flow statement by quarter, industrial park; cover in front, rent roll summary & bank covenant sheets around; blank lines are dashes by format, labels wrap over merged cells, Q columns + year.
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
F = "coldwater_flex_park_cash_flow_2024.xlsx"
SH = "SCF"
s = Stmt("Statement of Cash Flows", "Coldwater Flex Park", "2024-01-01", "2024-12-31", ["Q1 2024", "Q2 2024", "Q3 2024", "Q4 2024", "Year 2024"], sheet=SH)
def L(lab, *v): return s.line(lab, list(v)+[sum(v)])
s.head("Cash flows from operating activities:")
ni = L("Net income", 61240, 74815, 70392, 58127)
s.head("Adjustments to reconcile net income to net cash provided by operating activities:")
adj = [L("Depreciation", 48300, 48300, 48975, 49650), L("Amortization of deferred leasing and financing costs", 6120, 6120, 6540, 6540), L("Straight-line rent", -3815, -3815, -2960, -2960)]
s.head("Changes in:")
ch = [L("Tenant receivables", -11420, 7380, -2615, 4190), L("Prepaid expenses and escrows", 14650, -18225, 16110, -13480), L("Accounts payable and accrued liabilities", -9275, 12840, -6305, 15722), L("Tenant deposits and prepaid rent", 2500, -1850, 7200, 1325)]
op = s.tot("Net cash provided by operating activities", [ni]+adj+ch)
s.head("Cash flows from investing activities:")
iv = [L("Building improvements - roof Building C", -8450, -61300, -22175, -1800), L("Tenant improvements", -15600, -9240, -31880, -12415), L("Lease commissions paid", -4725, -3150, -10260, -2900)]
inv = s.tot("Net cash used in investing activities", iv)
s.head("Cash flows from financing activities:")
fi = [L("Principal payments on mortgage", -31518, -31996, -32482, -32975), L("Draws on line of credit", 5000, 45000, 20000, 7500), L("Distributions to partners", -40000, -40000, -40000, -60000)]
fin = s.tot("Net cash used in financing activities", fi)
net = s.tot("Net increase (decrease) in cash and restricted cash", [op, inv, fin], typ="TOTAL", key="net_cash_flow")
beg = [132406]
for c in range(3): beg.append(beg[-1]+s.v(net)[c])
b = s.line("Cash and restricted cash, beginning of period", beg+[beg[0]])
s.tot("Cash and restricted cash, end of period", [net, b], typ="TOTAL")
s.head("Supplemental disclosure:")
L("Cash paid for interest", 39117, 38640, 38154, 37661)
for c in range(4): print(s.v(fin)[c] < 0, s.v(net)[c])
wb = Workbook(); w = wb.active; w.title = "Cover"
w["B3"] = "COLDWATER FLEX PARK, L.P."; w["B4"] = "Internal financial statements - year 2024"; w["B6"] = "Prepared by: controller, Stonefly Property Services"; w["B7"] = "Tabs: SCF, Tenants, Covenant"
w = wb.create_sheet(SH)
fn = lambda **k: Font(name="Cambria", size=10.5, **k)
w.merge_cells("B1:I1"); w["B1"] = "Coldwater Flex Park"; w.merge_cells("B2:I2"); w["B2"] = "Statement of Cash Flows"; w.merge_cells("B3:I3"); w["B3"] = "For the Quarters and Year Ended December 31, 2024 (unaudited)"
for r in (1, 2, 3): w.cell(r, 2).alignment = Alignment(horizontal="center"); w.cell(r, 2).font = fn(bold=r < 3)
for k, (a, bb) in enumerate([("Q1", 2024), ("Q2", 2024), ("Q3", 2024), ("Q4", 2024), ("Year", 2024)]):
    for r, x in ((5, a), (6, bb)):
        d = w.cell(r, 5+k, x); d.font = fn(bold=True); d.alignment = Alignment(horizontal="center")
        if r == 6: d.border = Border(bottom=Side(style="thin"))
r = 7
A = '_(#,##0_);_((#,##0);_("-"??_);_(@_)'; AD = '_($* #,##0_);_($* (#,##0);_($* "-"??_);_(@_)'
first = True
for i, q in enumerate(s.rows):
    t = q["rowType"]; lab = q["label"]
    if t == "HEADING" and lab.startswith(("Cash", "Supp")): r += 1
    w.merge_cells(start_row=r, start_column=2, end_row=r, end_column=4)
    d = w.cell(r, 2, lab); ind = 0 if t == "TOTAL" or lab.startswith(("Cash", "Supp")) else 1 if lab in ("Net income",) or (t == "HEADING" and not lab.startswith("Changes")) else 2 if t == "HEADING" else 4 if t == "SUBTOTAL" else 3 if i in ch else 2
    d.alignment = Alignment(horizontal="left", indent=ind, wrap_text=True, vertical="bottom"); d.font = fn(bold=t in ("TOTAL", "SUBTOTAL") or lab.startswith("Cash flows"), italic=lab.startswith("Adjust"))
    if len(lab) > 60: w.row_dimensions[r].height = 29
    if t != "HEADING":
        for k, v in enumerate(q["values"]):
            e = w.cell(r, 5+k, v); e.font = fn(bold=t != "LINE"); e.number_format = AD if first or lab.endswith("end of period") else A
            if t != "LINE": e.border = Border(top=Side(style="thin"), bottom=Side(style="double") if lab.endswith("end of period") else None)
        first = False
    r += 1
w.column_dimensions["A"].width = 2
for k, x in (("B", 20), ("C", 22), ("D", 16)): w.column_dimensions[k].width = x
for k in "EFGHI": w.column_dimensions[k].width = 13
w.page_setup.orientation = "landscape"; w.sheet_properties.pageSetUpPr.fitToPage = True
x = wb.create_sheet("Tenants")
for row in [["Bldg", "Tenant", "SF", "Expires"], ["A", "Hatchet & Awl Millwork", 18400, "2027-03"], ["A", "Penrod Diagnostics", 7200, "2028-10"], ["B", "Volta Bicycle Supply", 12650, "2026-06"], ["C", "Grangeway Foods", 22100, "2030-01"], ["C", "(vacant)", 4800, None]]: x.append(row)
x = wb.create_sheet("Covenant"); x["A1"] = "DSCR test 12/31/2024"; x["A2"] = "required"; x["B2"] = 1.25; x["A3"] = "actual"; x["B3"] = 1.41
wb.active = 0
wb.save(ROOT/"documents"/F)
save(F, [s], "INDUSTRIAL", "CASH_FLOW_STATEMENT", "indirect method by quarter, two-line headers, merged label cells, cover in front, tenants and covenant sheets behind", False)
