"""Self storage bookkeeping export kept by a receiver's accountant: numbers stored as text with a DR/CR mark beside each, three balances, class totals, second sheet with bank recs."""
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
from common import *
S = [("Assets", [("1010","Receiver Trust Account - Colfax Bank",0,201414.55),("1015","Former Owner Checking (frozen)",18244.60,-18244.60),("1020","Merchant Deposits in Transit",2216.40,311.85),("1100","Tenant Receivables",14906.75,3218.50),("1105","Auction Receivable",0,1240.00),("1200","Prepaid Insurance",11480.00,-6560.00),("1500","Land",485000,0),("1510","Buildings & Gates",2617300,0),("1515","Paving 2022",148650,0),("1520","Truck & Golf Cart",31900,-31900),("1590","Accumulated Depreciation",-702418.00,-46200.00)]),
     ("Liabilities", [("2010","Trade Payables",-26418.33,9106.12),("2020","Sales Tax Payable",-1844.09,-206.77),("2030","Tenant Prepayments",-9377.00,1418.25),("2035","Tenant Insurance Remittance",-3116.00,-488.00),("2100","Property Tax Accrual",-21750.00,-29000.00),("2300","Accrued Interest - Lender",-48611.10,-129629.60),("2500","Mortgage Loan - Lakes Trust 2021-C4",-2500000,0),("2510","Due to Former Owner - unsecured",-60000,0),("2520","Receivership Certificates",0,-75000)]),
     ("Equity", [("3000","Partners' Capital",-400000,0),("3050","Partners' Draws",88000,0),("3090","Prior Years' Earnings","P",0)]),
     ("Income", [("4010","Storage Rent",0,-318446.20),("4015","Promotions & Discounts",0,24118.00),("4020","Late & Lien Fees",0,-17905.00),("4025","Admin Fees",0,-6325.00),("4030","Insurance Commissions",0,-8812.75),("4040","Truck Rental Commissions",0,-2960.34),("4050","Locks & Boxes, net",0,-1107.68),("4060","Auction Proceeds",0,-3475.00),("4090","Write-offs",0,15206.40)]),
     ("Expenses", [("5010","Manager Wages",0,41600.00),("5015","Payroll Burden",0,5408.00),("5100","Electric",0,12866.19),("5105","Water",0,1745.30),("5110","Phone / Internet / Gate Cell",0,3384.96),("5200","Repairs - Doors & Latches",0,9622.75),("5205","Repairs - Roof",0,27840.00),("5210","Landscape / Snow",0,6150.00),("5300","Software (SiteManager)",0,3816.00),("5310","Google & Listing Ads",0,11217.43),("5320","Card Processing",0,8109.54),("5400","Property Insurance",0,17220.00),("5410","Property Tax",0,29000.00),("5500","Receiver Fees",0,36000.00),("5510","Receiver's Counsel",0,22417.50),("5600","Interest - Note Rate",0,97222.16),("5610","Interest - Default Rate",0,32407.44),("5700","Depreciation",0,46200.00),("5800","Loss on Truck Disposal",0,"Q")])]
al = [a for _, l in S for a in l]
P = r2(-sum(a[2] for a in al if a[2] != "P")); Q = r2(-sum(a[3] for a in al if a[3] != "Q")); print(P, Q)
rows = []; totals = []; KS = ["beginning", "activity", "ending"]
wb = Workbook(); ws = wb.active; ws.title = "TB Aug25"
m = "Courier New"; n = Font(name=m, size=9); bo = Font(name=m, size=9, bold=True)
ws["A1"] = "RIDGELINE SELF STORAGE - RECEIVERSHIP ESTATE"; ws["A2"] = "GENERAL LEDGER TRIAL BALANCE"; ws["A3"] = "PERIOD 01/01/2025 THRU 08/31/2025     CASH/ACCR: A"; ws["G3"] = "RUN 09/04/25 07:52"
for a in ("A1","A2","A3","G3"): ws[a].font = bo
hd = ["ACCT", "DESCRIPTION", "BEGINNING BALANCE", "", "NET CHANGE", "", "ENDING BALANCE", ""]
for j, h in enumerate(hd):
    x = ws.cell(5, 1+j, h); x.font = bo; x.border = Border(bottom=Side(style="dashed"), top=Side(style="dashed")); x.alignment = Alignment(horizontal="left" if j < 2 else "right")
def put(r, a, nm, v, f):
    if a: ws.cell(r, 1, a).font = f
    ws.cell(r, 2, nm).font = f
    for j, k in enumerate(KS):
        x = ws.cell(r, 3+2*j, f"{abs(v[k]):,.2f}"); x.font = f; x.alignment = Alignment(horizontal="right")
        mk = "" if v[k] == 0 else "CR" if v[k] < 0 else "DR"
        if mk: ws.cell(r, 4+2*j, mk).font = f
r = 6
for cl, ls in S:
    gr = []
    for a, nm, b, c in ls:
        b = P if b == "P" else b; c = Q if c == "Q" else c
        row = {"account": a, "name": nm, "beginning": r2(b), "activity": r2(c), "ending": r2(b + c)}
        put(r, a, nm, row, n); gr.append(row); r += 1
    t = {"label": f"** {cl.upper()}", **{k: r2(sum(q[k] for q in gr)) for k in KS}}
    put(r, None, t["label"], t, bo); totals.append(t); rows += gr; r += 2
G = {"label": "*** LEDGER TOTAL", **{k: 0.0 for k in KS}}
for k in KS: assert abs(sum(q[k] for q in rows)) < .005
put(r, None, G["label"], G, bo); totals.append(G)
ws.cell(r+2, 1, "*** END OF REPORT ***").font = n
for c, w in zip("ABCDEFGH", (7, 42, 19, 4, 17, 4, 17, 4)): ws.column_dimensions[c].width = w
ws.page_setup.fitToWidth = 1; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True; ws.print_title_rows = "1:5"
b = wb.create_sheet("Bank rec"); end = rows[0]["ending"]
for i, (l, v) in enumerate([("Receiver Trust Account x8830", None), ("Balance per bank 8/31/25", end + 2104.5), ("Less outstanding checks", -2104.5), ("Balance per books", end)]):
    b.cell(i+1, 1, l); 
    if v is not None: b.cell(i+1, 2, r2(v)).number_format = "#,##0.00"
b.column_dimensions["A"].width = 34; b.column_dimensions["B"].width = 14
F = "tb_ridgeline_storage_drcr.xlsx"; wb.save(doc(F))
save(F, "TB", "SELF_STORAGE", "legacy GL export to Excel, numbers as text, DR/CR mark columns, class totals with asterisks, second sheet", KS, rows, totals, hard=True)
