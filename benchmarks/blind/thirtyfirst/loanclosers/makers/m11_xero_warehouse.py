# Xero Profit and Loss export, three years
import os, datetime
from core import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side
s = St('Profit and Loss', 'Kestrel Dock Holdings LLC', '2025-01-01', '2025-12-31', ['2025', '2024', '2023'], sheet='Profit and Loss')
def L(n, a, b, c, lvl=1): return s.L(n, [None if x is None else round(x*100) for x in (a, b, c)], None, lvl)
s.H('Income')
k = [L('Cross-Dock Fees', 41870, 38244.5, 0), L('Late Payment Charges', 915.6, 1240, 388.75), L('Recoveries - Insurance', 31488.24, 29310.6, 27105), L('Recoveries - Property Tax', 88206.91, 84117.35, 81954.02), L('Tenant Credits', -6250, 0, -12500), L('Warehouse Rent - Bay A', 342000, 332040, 322368), L('Warehouse Rent - Bays B & C', 268812, 260988.36, 253386.72), L('Yard Parking', 19200, 18000, 18000)]
ti = s.T('Total Income', k, key='total_income')
s.H('Cost of Goods Sold')
k = [L('Dock Labor - Contract', 27318.45, 24980.16, 0), L('Pallet Supplies', 2206.3, 1874.9, 0)]
tc = s.T('Total Cost of Goods Sold', k)
gp = s.T('Gross Profit', [ti, tc], [1, -1])
s.H('Operating Expenses')
k = [L(n, *v) for n, *v in [('Accounting Fees', 7200, 6900, 6600), ('Bank Service Charges', 312.5, 298, 264.75), ('Fire Sprinkler Monitoring', 3828, 3640, 3640), ('Insurance', 34980.41, 32567.33, 30116.67), ('Landscaping', 8400, 8400, 7800), ('Legal Expenses', 2875, 0, 11460.5), ('Light, Power, Heating', 15722.08, 14906.37, 12211.94), ('Management Fee', 23570, 22915, 20730), ('Property Taxes', 98007.68, 93463.72, 91060.02), ('Rail Spur Lease', 1800, 1800, 1800), ('Repairs - Dock Levelers', 6418.75, 9260.2, 3315), ('Repairs - Roof', 12940, 2215, 4480), ('Snow Removal', 9127.5, 5836.25, 7990), ('Telephone & Internet', 1524, 1488, 1440), ('Water', 2931.16, 2804.55, 2377.81)]]
te = s.T('Total Operating Expenses', k, key='total_operating_expenses')
oi = s.T('Operating Income', [gp, te], [1, -1], key='noi')
s.H('Other Income / (Expense)')
k = [L('Bank Interest Earned', 1466.03, 1102.48, 214.9), L('Depreciation', -96410, -94180, -94180), L('Gain on Sale of Forklift', 3200, None, None), L('Loan Interest', -131804.22, -136995.7, -141870.06)]
to = s.T('Total Other Income / (Expense)', k)
s.T('Net Income', [oi, to], t='TOTAL', key='net_income')
wb = Workbook(); ws = wb.active; ws.title = 'Profit and Loss'
A = lambda **k: Font(name='Arial', **k)
for i, (t, z) in enumerate([('Profit and Loss', 14), ('Kestrel Dock Holdings LLC', 12), ('For the year ended December 31, 2025', 12)]): ws.cell(1+i, 1, t).font = A(size=z, bold=True)
ws.cell(4, 1, 'Accrual Basis').font = A(size=9)
q = ws.cell(6, 1, 'Account'); q.font = A(size=9, bold=True)
for j, t in enumerate(s.columns): q = ws.cell(6, 2+j, int(t)); q.font = A(size=9, bold=True); q.alignment = Alignment(horizontal='right')
for j in range(4): ws.cell(6, 1+j).border = Border(bottom=Side(style='thin'))
r_ = 8
for r in s.rows:
    b = r['t'] != 'LINE'
    q = ws.cell(r_, 1, r['label']); q.font = A(size=9, bold=b); q.alignment = Alignment(horizontal='left', indent=0 if b else 1)
    for j, v in enumerate(r['v']):
        if v is None: continue
        q = ws.cell(r_, 2+j, v/100); q.number_format = '#,##0.00;(#,##0.00)'; q.font = A(size=9, bold=b)
    if r['items']:
        for j in range(4): ws.cell(r_, 1+j).border = Border(top=Side(style='thin'))
        r_ += 1
    r_ += 1
ws.column_dimensions['A'].width = 38; ws.page_setup.fitToHeight = 1; ws.sheet_properties.pageSetUpPr.fitToPage = True
for x in 'BCD': ws.column_dimensions[x].width = 16
wb.properties.created = wb.properties.modified = datetime.datetime(2026, 2, 2)
name = 'Kestrel_Dock_Holdings_LLC_-_Profit_and_Loss.xlsx'; wb.save(os.path.join(DOCS, name)); print(name)
save(name, [s], 'WAREHOUSE', 'OPERATING_STATEMENT', 'Xero P&L, three years, cost of goods sold', False)
