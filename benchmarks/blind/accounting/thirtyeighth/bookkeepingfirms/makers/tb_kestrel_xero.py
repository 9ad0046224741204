# Xero-like export: code, account, type, YTD debit/credit and a prior-year comparative
import random, datetime
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Border, Side, Alignment
R = random.Random(3902)
S = [("Revenue","Revenue",-1,[("200","Storage Rental Income",318,True),("205","Flex Bay Rent",211,True),("206","CAM Recoveries",38),("210","Tenant Insurance Commissions",14),("215","Late & Lien Fees",11),("220","Retail - Locks and Boxes",4),("230","Truck Rental Commission",6),("270","Interest Income",1)]),
 ("Expenses","Expense",1,[("400","Advertising - Web & Print",9),("404","Bank & Merchant Fees",12),("408","Cleaning & Gate Service",7),("412","Consulting & Accounting",11),("416","Depreciation",74),("420","Call Center",5),("425","Repairs: Doors & Gates",13),("429","General Expenses",2),("433","Insurance",21),("437","Interest Expense - Tarn Valley Bank",98),("441","Legal Expenses",3),("445","Light, Power, Heating",19),("449","Site Software Subscription",6),("453","Office Expenses",3),("461","Printing & Stationery",1),("469","Property Taxes",61),("473","Repairs and Maintenance",17),("477","Wages - Site Managers",83),("478","Payroll Taxes",7),("485","Snow & Landscape",8),("489","Telephone & Internet",4),("505","Income Tax Expense",0)]),
 ("Assets","*",1,[("090","Tarn Valley Checking","Bank",46),("091","Tarn Valley Money Market","Bank",120),("610","Accounts Receivable","Current Asset",17),("620","Prepayments","Current Asset",9),("630","Inventory - Locks","Inventory",2),("700","Land","Fixed Asset",640),("710","Storage Buildings","Fixed Asset",2180),("711","Less Accumulated Depreciation on Buildings","Fixed Asset",-512),("720","Gate & Camera Equipment","Fixed Asset",88),("721","Less Accumulated Depreciation on Equipment","Fixed Asset",-61)]),
 ("Liabilities","*",-1,[("800","Accounts Payable","Current Liability",14),("804","Wages Payable","Current Liability",3),("810","Prepaid Rents","Current Liability",8),("815","Tenant Deposits - Flex","Current Liability",18),("820","Sales Tax","Current Liability",1),("850","Suspense","Current Liability",0),("900","Loan - Tarn Valley Bank","Non-current Liability",1490)]),
 ("Equity","*",-1,[("960","Retained Earnings","Equity",0),("970","Member Contributions","Equity",700),("980","Member Draws","Equity",-140)])]
wb = Workbook(); ws = wb.active; ws.title = "Trial Balance"
for i, t in enumerate(["Trial Balance","Kestrel Bend Storage & Flex LLC","As at 30 June 2025"], 1):
    ws.cell(i, 1, t).font = Font(name='Arial', size=14 if i == 1 else 10, bold=i == 1)
hdr = ["Account Code","Account","Account Type","Debit - Year to date","Credit - Year to date","30 Jun 2024"]
for j, h in enumerate(hdr, 1):
    c = ws.cell(5, j, h); c.font = Font(name='Arial', size=9, bold=True); c.alignment = Alignment(horizontal='right' if j > 3 else 'left'); c.border = Border(bottom=Side('thin'))
L = []
for sec, ty, sg, ls in S:
    for l in ls:
        typ, base = (ty, l[2]) if ty != "*" else (l[2], l[3])
        now = sg*int(base*100000*R.uniform(.93, 1.07)); py = int(now*R.uniform(.84, 1.03))
        if base == 0: now = 0; py = sg*(41250 if l[0] == '505' else 0)
        if l[0] in ('700', '710', '970'): now = round(now, -6); py = now
        L.append([sec, l[0], l[1], typ, now, py])
re = next(x for x in L if x[1] == '960'); re[4] = -sum(x[4] for x in L); re[5] = -sum(x[5] for x in L)
rows = []; r = 6; last = None; NF = '#,##0.00;(#,##0.00);0.00'
for sec, code, nm, typ, now, py in L:
    if now == 0 and py == 0: continue
    if sec != last:
        ws.cell(r, 1, sec).font = Font(name='Arial', size=9, bold=True); r += 1; last = sec
    o = {"account": code, "name": nm}
    if now > 0: o["debit"] = now/100
    elif now < 0: o["credit"] = -now/100
    o["other:30 Jun 2024"] = py/100
    for j, v in enumerate([code, nm, typ, o.get("debit"), o.get("credit"), py/100], 1):
        c = ws.cell(r, j, v); c.font = Font(name='Arial', size=9)
        if j > 3: c.number_format = NF
    rows.append(o); r += 1
t = {"label": "Total", "debit": hu(sum(o.get("debit", 0) for o in rows)), "credit": hu(sum(o.get("credit", 0) for o in rows)), "other:30 Jun 2024": 0}
assert t["debit"] == t["credit"] and abs(sum(o["other:30 Jun 2024"] for o in rows)) < .001
for j, v in enumerate(["Total", None, None, t["debit"], t["credit"], 0], 1):
    c = ws.cell(r, j, v); c.font = Font(name='Arial', size=9, bold=True); c.border = Border(top=Side('thin'), bottom=Side('double')); c.number_format = NF
ws.cell(r+2, 1, "Comparative column: debit balances positive, credit balances in parentheses. Draft - before year-end adjustments (depreciation true-up pending).").font = Font(name='Arial', size=8, italic=True)
for k, w in zip("ABCDEF", (13, 42, 22, 20, 20, 17)): ws.column_dimensions[k].width = w
ws.freeze_panes = "A6"
ws.page_setup.fitToWidth = 1; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr = __import__("openpyxl").worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(doc('Kestrel_Bend_TB_30Jun2025.xlsx'))
save('Kestrel_Bend_TB_30Jun2025.xlsx','TB',["debit","credit","other:30 Jun 2024"],rows,[t],'SELF_STORAGE','Xero-like export with prior-year column, section words without subtotals',False)
