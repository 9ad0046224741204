import random, datetime
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side
random.seed(3110)
NAME = "BalanceSheet_418Linden_1224.xlsx"
st = St("Balance Sheet", "418 Linden Terrace Owners Corp.", None, "2024-12-31", ["Current Balance", "Balance 12/31/2023", "Net Change"], sheet="Report1")
def L(c, l, a, b, lvl=3): return st.line(l, [a, b, a-b], c, lvl)
H, T = st.head, st.tot
H("ASSETS", "1000-0000"); H("CASH", "1010-0000", 1)
a = [L("1020-0100", "Cash - Operating", 184327.61, 151904.18), L("1020-0200", "Cash - Payroll", 6410.02, 5877.45), L("1030-0100", "Reserve Fund - Money Market", 612488.90, 540219.33), L("1030-0200", "Reserve Fund - Treasury Bills", 347215.00, 395000.00), L("1040-0100", "Security Deposit Account", 41380.55, 39866.12)]
t1 = T("TOTAL CASH", a, "1099-0000", lvl=1)
H("RECEIVABLES", "1100-0000", 1)
a = [L("1110-0100", "Maintenance Receivable", 38719.44, 29611.07), L("1110-0300", "Assessment Receivable", 12450.00, 0.00), L("1120-0100", "Commercial Rent Receivable", 4166.67, 8333.34), L("1190-0100", "Allowance for Doubtful Accounts", -9500.00, -7500.00)]
t2 = T("TOTAL RECEIVABLES", a, "1199-0000", lvl=1)
H("PREPAIDS AND OTHER", "1200-0000", 1)
a = [L("1210-0100", "Prepaid Insurance", 46912.33, 41087.91), L("1210-0200", "Prepaid Real Estate Taxes", 118706.25, 113455.50), L("1220-0100", "Mortgage Tax Escrow", 0.00, 22180.16), L("1230-0100", "Due from Sponsor", 3275.00, 3275.00)]
t3 = T("TOTAL PREPAIDS AND OTHER", a, "1299-0000", lvl=1)
H("PROPERTY", "1300-0000", 1)
b = [L("1310-0100", "Land", 890000.00, 890000.00), L("1320-0100", "Building", 4612500.00, 4612500.00), L("1330-0100", "Facade Restoration (LL11)", 1286340.77, 911208.40), L("1330-0200", "Elevator Modernization", 488900.00, 488900.00), L("1330-0300", "Boiler and Burner", 236118.50, 236118.50), L("1340-0100", "Lobby Furniture", 58207.13, 58207.13)]
g = L("1390-0100", "Accumulated Depreciation", -4318655.92, -4129870.44)
t4 = T("NET PROPERTY", b+[g], "1399-0000", lvl=1)
TA = T("TOTAL ASSETS", [t1, t2, t3, t4], "1999-0000", t="TOTAL", key="total_assets")
H("LIABILITIES AND EQUITY", "2000-0000"); H("LIABILITIES", "2005-0000", 1); H("CURRENT LIABILITIES", "2010-0000", 2)
a = [L("2110-0100", "Accounts Payable - Trade", 74218.36, 88140.29), L("2110-0200", "Retainage Payable", 37513.24, 0.00), L("2120-0100", "Accrued Expenses", 29800.00, 26450.00), L("2130-0100", "Accrued Mortgage Interest", 11042.19, 11236.80), L("2140-0100", "Prepaid Maintenance", 22615.08, 19402.75), L("2150-0100", "Tax Abatements Payable to Shareholders", 64190.00, 61875.00), L("2160-0100", "Sublet and Move-in Deposits", 41380.55, 39866.12)]
u1 = T("TOTAL CURRENT LIABILITIES", a, "2199-0000", lvl=2)
H("LONG TERM LIABILITIES", "2200-0000", 2)
a = [L("2210-0100", "Underlying Mortgage - NCB", 3748216.40, 3814276.95), L("2220-0100", "Line of Credit", 250000.00, 0.00), L("2230-0100", "Unamortized Mortgage Costs", -61420.00, -70194.00)]
u2 = T("TOTAL LONG TERM LIABILITIES", a, "2299-0000", lvl=2)
TL = T("TOTAL LIABILITIES", [u1, u2], "2999-0000", lvl=1, key="total_liabilities")
H("SHAREHOLDERS' EQUITY", "3000-0000", 1)
va, vl = st.rows[TA]["v"], st.rows[TL]["v"]; e23 = va[1]-vl[1]; e24 = va[0]-vl[0]
cs, apic = 21450.00, 2871300.00
re23 = round(e23-cs-apic-412600.00, 2)-(-93114.62); re24 = re23-93114.62
a = [L("3010-0100", "Common Stock, 21,450 shares at $1 par", cs, cs), L("3010-0200", "Additional Paid-in Capital", apic, apic), L("3020-0100", "Reserve Fund Assessments", 532600.00, 412600.00), L("3030-0100", "Retained Earnings (Deficit)", re24, re23), L("3040-0100", "Current Year Earnings", round(e24-cs-apic-532600-re24, 2), -93114.62)]
TE = T("TOTAL SHAREHOLDERS' EQUITY", a, "3999-0000", lvl=1, key="total_equity")
T("TOTAL LIABILITIES AND EQUITY", [TL, TE], "3999-9999", t="TOTAL")
wb = Workbook(); ws = wb.active; ws.title = "Report1"; wb.properties.created = wb.properties.modified = datetime.datetime(2025, 1, 21)
b = lambda x=False, s=9: Font(name="Tahoma", size=s, bold=x)
for r, t in enumerate(["418 Linden Terrace Owners Corp. (418lin)", "Balance Sheet", "Period = Dec 2024", "Book = Accrual ; Tree = coop_bs"], 1):
    ws.merge_cells(start_row=r, start_column=1, end_row=r, end_column=5); ws.cell(r, 1, t).font = b(r < 3, 11 if r < 3 else 9); ws.cell(r, 1).alignment = Alignment(horizontal="center")
r = 6
for q, t in [(1, "ACCOUNT"), (3, "Current Balance"), (4, "Balance\n12/31/2023"), (5, "Net Change")]:
    k = ws.cell(r, q, t); k.font = b(True); k.alignment = Alignment(horizontal="left" if q == 1 else "right", wrap_text=True, vertical="bottom"); 
for q in range(1, 6): ws.cell(r, q).border = Border(bottom=Side(style="medium"))
ws.row_dimensions[6].height = 26
for x in st.rows:
    r += 1; bold = x["t"] != "LINE"
    ws.cell(r, 1, x["code"]).font = b(bold); k = ws.cell(r, 2, "   "*x["lvl"] + x["label"]); k.font = b(bold)
    if x["t"] != "HEADING":
        for q, v in zip((3, 4, 5), x["v"]):
            k = ws.cell(r, q, v); k.number_format = "#,##0.00;-#,##0.00"; k.font = b(bold)
            if x["items"]: k.border = Border(top=Side(style="thin"))
        if x["items"]: r += 1
ws.cell(r+2, 1, "Tuesday, January 21, 2025   02:36 PM").font = b(False, 8)
for q, w in zip("ABCDE", (12, 52, 17, 17, 17)): ws.column_dimensions[q].width = w
ws.print_title_rows = "1:6"; ws.freeze_panes = "C7"; ws.sheet_properties.pageSetUpPr.fitToPage = True; ws.page_setup.fitToHeight = 0
wb.save(out(NAME))
save(NAME, [st], "COOPERATIVE", "BALANCE_SHEET", "Property system balance sheet export of a cooperative, account tree with codes on headings and totals, net change column; openpyxl")
