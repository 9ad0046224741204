import random
from truthlib import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
R = random.Random(3002)
S = Stmt("NOI ADJUSTMENT WORKSHEET", "Harborlight Inn & Suites", "2023-01-01", "2023-12-31", ["Borrower Actual", "Adjustment", "Normalized"], sheet="NOIWS")
note = {}
def L(label, b, adj=0, n=None):
    i = S.line(label, [b, adj, round(b+adj, 2)]); 
    if n: note[i] = n
    return i
rooms = 142; occ = .718; adr = 158.36; rr = round(rooms*365*occ*adr, 2)
S.head("INCOME:")
S.line("Statement Occupancy %", [occ, None, occ], f='0.0%'); S.line("Average Daily Rate", [adr, None, adr], f='$#,##0.00'); S.line("Rev per Avail Room", [round(occ*adr, 2), None, round(occ*adr, 2)], f='$#,##0.00')
inc = [L("Room Revenue", rr), L("Food & Beverage Revenues", 411906.18), L("Telephone Revenue", 1284.55), L("Other Departmental Revenue", 96318.4, -22450.0, "Removed insurance recovery booked as other revenue (Q1)"), L("Other Income", 18077.21, -6112.77, "Interest on reserve accounts removed")]
rev = S.tot("DEPARTMENTAL REVENUE", inc, key="total_income")
S.head("OPERATING EXPENSES:")
S.head("DEPARTMENTAL:")
dep = [L("Room", round(rr*.243, 2)), L("Food & Beverage", 338472.9), L("Telephone Expenses", 14906.0), L("Other Dept. Expenses", 40127.66)]
td = S.tot("DEPARTMENTAL EXPENSES", dep)
di = S.tot("DEPARTMENTAL INCOME", [rev, (td, -1)])
S.head("GENERAL/UNALLOCATED:")
rv = S.rows[rev]["values"]
mg = round(rv[0]*.025, 2); mgn = round(rv[2]*.03, 2)
fr = round(rr*.055, 2)
gen = [L("Real Estate Taxes", 231664.08, 14880.5, "To 2023 bills; borrower missed 2nd half special assessment"), L("Property Insurance", 118402.0, -31950.33, "Prepaid 2024 premium removed"), L("Utilities", 287519.74),
       L("Repairs and Maintenance", 341875.12, -118260.0, "PTAC replacement and lobby carpet moved to Extraordinary CapEx"), L("Franchise Fee", fr), L("Management Fees", mg, round(mgn-mg, 2), "Adjusted to 3% of revenue per UW"),
       L("Payroll & Benefits", 0.0), L("Advertising & Marketing", 402116.35), L("Professional Fees", 21640.0, -9800.0, "Loan assumption legal cost removed"), L("General and Administrative", 528391.46), L("Other Expenses", 33015.9, -33015.9, "Owner's travel, depreciation true-up: not operating"), L("Ground Rent", 0.0)]
tg = S.tot("TOTAL GENERAL/UNALLOCATED", gen)
ox = S.tot("TOTAL OPERATING EXPENSES", [td, tg], "TOTAL", key="total_operating_expenses")
S.line("OPERATING EXPENSE RATIO", [round(o/e, 4) if k != 1 else None for k, (o, e) in enumerate(zip(S.rows[ox]["values"], rv))], f='0.00%')
noi = S.tot("NET OPERATING INCOME", [rev, (ox, -1)], "TOTAL", key="noi")
res = round(rv[2]*.04, 2)
cx = [L("Capital Expenditures (FF&E Reserve)", 0.0, res, "4% of normalized revenue"), L("Extraordinary Capital Expenditures", 64310.0, 118260.0, "See R&M; paid from reserve")]
tcx = S.tot("TOTAL CAPITAL ITEMS", cx)
ncf = S.tot("NET CASH FLOW", [noi, (tcx, -1)], "TOTAL", key="net_cash_flow")
ds = L("DEBT SERVICE (PER SERVICER)", 1123580.16)
aft = S.tot("NET CASH FLOW AFTER DEBT SERVICE", [ncf, (ds, -1)], "TOTAL")
nv, cv = S.rows[noi]["values"], S.rows[ncf]["values"]
S.line("DSCR: (NOI/Debt Service)", [round(nv[0]/1123580.16, 2), None, round(nv[2]/1123580.16, 2)], f='0.00')
S.line("DSCR: (NCF/Debt Service)", [round(cv[0]/1123580.16, 2), None, round(cv[2]/1123580.16, 2)], f='0.00')
F = "x02_harborlight_noiws.xlsx"
wb = Workbook(); ws = wb.active; ws.title = "NOIWS"
bold = Font(name="Arial", size=9, bold=True); reg = Font(name="Arial", size=9); thin = Side(style="thin"); yel = PatternFill("solid", fgColor="FFFFCC"); gr = PatternFill("solid", fgColor="D9E1F2")
for col, w in zip("ABCDEFGH", (3, 4, 36, 17, 15, 17, 2, 58)): ws.column_dimensions[col].width = w
ws.merge_cells("A1:H1"); ws["A1"] = "NOI ADJUSTMENT WORKSHEET"; ws["A1"].font = Font(name="Arial", size=13, bold=True); ws["A1"].alignment = Alignment(horizontal="center")
ws.merge_cells("A2:H2"); ws["A2"] = "for \"Year\"  2023  (includes Lodging)"; ws["A2"].alignment = Alignment(horizontal="center"); ws["A2"].font = Font(name="Arial", size=9, italic=True)
for r, (a, b) in enumerate([("LOAN NUMBER", "70041887-02"), ("PROPERTY NAME", "Harborlight Inn & Suites"), ("PROPERTY TYPE", "Lodging - Select Service"), ("CITY / STATE", "Newport, RI"), ("# OF ROOMS", 142), ("PERIOD OF STATEMENT", "1/1/2023 through 12/31/2023   (12 months)")], 4):
    ws.cell(r, 1, a).font = bold; ws.cell(r, 4, b).font = reg; ws.cell(r, 4).alignment = Alignment(horizontal="left")
r = 11
for c, t in ((4, "Borrower\nActual"), (5, "Adjustment"), (6, "Normalized"), (8, "Notes / Source")):
    x = ws.cell(r, c, t); x.font = bold; x.fill = gr; x.alignment = Alignment(wrap_text=True, horizontal="center", vertical="bottom"); x.border = Border(bottom=thin, top=thin)
ws.row_dimensions[r].height = 27; r += 1
M = '#,##0.00_);(#,##0.00)'
for i, (row, m) in enumerate(zip(S.rows, S.meta)):
    t = row["rowType"]; lab = row["label"]
    if t == "HEADING" and i: r += 1
    c = {"HEADING": 1 if not lab.startswith(("DEPARTMENTAL:", "GENERAL")) else 2, "LINE": 3}.get(t, 2)
    if lab.isupper() and t == "LINE": c = 2
    ws.cell(r, c, lab).font = bold if t != "LINE" else reg
    if t != "HEADING":
        for k, v in enumerate(row["values"]):
            x = ws.cell(r, 4+k, v); x.number_format = m.get("f", M); x.font = bold if t != "LINE" else reg
            if t == "LINE" and k == 1: x.fill = yel
            if t != "LINE": x.border = Border(top=thin, bottom=Side(style="double") if t == "TOTAL" else None)
        if i in note: ws.cell(r, 8, note[i]).font = Font(name="Arial", size=8, italic=True)
    r += 1
r += 1
for t in ("Notes and Assumptions:", "Borrower statement is unaudited, signed 02/27/2024. STR 12-month: competitive set occupancy 69.1%, ADR $151.07.", "Property management fee per agreement is 2.5%; normalization follows the originator's underwriting."):
    ws.cell(r, 1, t).font = Font(name="Arial", size=8, bold=t.endswith(":")); r += 1
ws.page_setup.orientation = "landscape"; ws.page_setup.fitToWidth = 1; ws.page_setup.fitToHeight = 1; ws.sheet_properties.pageSetUpPr.fitToPage = True
ws.freeze_panes = "D12"; ws.print_area = f"A1:H{r}"
w2 = wb.create_sheet("Loan Info"); 
for q in (["Loan", "70041887-02"], ["Master Servicer", "Corbel Loan Servicing"], ["UPB 12/31/2023", 14206551.37], ["Rate", .0561], ["Monthly P&I", 93631.68], ["Next due", "2/1/2024"]): w2.append(q)
w2.column_dimensions["A"].width = 20; w2.column_dimensions["B"].width = 24; w2["B4"].number_format = "0.00%"; w2["B3"].number_format = w2["B5"].number_format = "#,##0.00"
wb.save(os.path.join(DOC, F))
save(F, [S], "HOSPITALITY", "OPERATING_STATEMENT", "special servicer's analyst", "CREFC NOI adjustment worksheet lodging, three-column indented labels in three columns, notes column", "labels indented over columns A-C, adjustment column with zeros, statistics inside")
