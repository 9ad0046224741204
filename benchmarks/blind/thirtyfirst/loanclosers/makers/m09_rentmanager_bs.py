# Rent Manager balance sheet, staircase labels in columns A-D, amount text? (numeric) with month comparison
import random, os, datetime
from core import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side
s = St('Balance Sheet', 'Whippoorwill Estates MHC', None, '2025-10-31', ['10/31/2025', '09/30/2025', 'Change'], sheet='Balance Sheet')
def L(n, c, a, b, lvl): return s.L(n, [round(a*100), round(b*100), round(a*100)-round(b*100)], c, lvl)
H, T = s.H, s.T
H('Assets', lvl=0); H('Current Assets', '1000', lvl=1)
H('Cash', '1005', 2)
k = [L('Operating - Plains Federal', '1010', 68214.77, 59106.32, 3), L('Security Deposit Trust', '1020', 47310, 47085, 3), L('Petty Cash', '1030', 300, 300, 3)]
c = T('Total Cash', k, lvl=2)
k = [c, L('Accounts Receivable - Lot Rent', '1110', 12874.5, 14206.25, 2), L('Accounts Receivable - Home Notes', '1120', 186420.18, 189002.71, 2), L('Allowance for Doubtful Accounts', '1190', -4500, -4500, 2), L('Prepaid Insurance', '1210', 9866.64, 11100, 2), L('Undeposited Funds', '1290', 1415, 0, 2)]
ca = T('Total Current Assets', k, lvl=1)
H('Fixed Assets', '1500', 1)
k = [L('Land', '1510', 640000, 640000, 2), L('Site Improvements & Roads', '1520', 1288450, 1276950, 2), L('Park-Owned Homes', '1530', 412300, 412300, 2), L('Office/Clubhouse', '1540', 157225.4, 157225.4, 2), L('Equipment & Vehicles', '1550', 61990, 61990, 2), L('Accumulated Depreciation', '1590', -731806.21, -724918.88, 2)]
fa = T('Total Fixed Assets', k, lvl=1)
H('Other Assets', '1800', 1)
k = [L('Loan Costs, Net', '1810', 18733.26, 18906.72, 2), L('Utility Deposits', '1820', 2650, 2650, 2)]
oa = T('Total Other Assets', k, lvl=1)
ta = T('Total Assets', [ca, fa, oa], lvl=0, key='total_assets')
H('Liabilities & Equity', lvl=0); H('Liabilities', '2000', 1); H('Current Liabilities', '2005', 2)
k = [L('Accounts Payable', '2010', 17402.9, 21887.14, 3), L('Prepaid Lot Rent', '2050', 8319.25, 6940, 3), L('Accrued Property Tax', '2110', 38250, 34425, 3), L('Sales Tax Payable', '2120', 411.37, 388.02, 3), L('Security Deposits Held', '2200', 47310, 47085, 3), L('Suspense', '2290', 0, -125, 3)]
cl = T('Total Current Liabilities', k, lvl=2)
H('Long Term Liabilities', '2500', 2)
k = [L('Mortgage - Plains Federal', '2510', 1164907.83, 1167982.46, 3), L('Note Payable - Truck', '2520', 14226.09, 14811.37, 3)]
ll = T('Total Long Term Liabilities', k, lvl=2)
tl = T('Total Liabilities', [cl, ll], lvl=1, key='total_liabilities')
H('Equity', '3000', 1)
A = s.rows[ta]['v']; B = s.rows[tl]['v']
ni = (20418866, 18830145); con = 55000000; draws = (-9000000, -8000000)
re = A[0]-B[0]-ni[0]-con-draws[0]; re2 = A[1]-B[1]-ni[1]-con-draws[1]
adj = re2 - re; print('re', re, re2)
# keep retained earnings constant: the September net income takes the difference
ni9 = ni[1] + adj
k = [s.L('Members\u2019 Contributions', [con, con, 0], '3010', 2), s.L('Members\u2019 Draws', [draws[0], draws[1], draws[0]-draws[1]], '3020', 2), s.L('Retained Earnings', [re, re, 0], '3900', 2), s.L('Net Income (Year to Date)', [ni[0], ni9, ni[0]-ni9], None, 2)]
te = T('Total Equity', k, lvl=1, key='total_equity')
T('Total Liabilities & Equity', [tl, te], lvl=0, t='TOTAL')
assert s.rows[-1]['v'] == A
print(ni9)
wb = Workbook(); ws = wb.active; ws.title = 'Balance Sheet'
fo = lambda **k: Font(name='Segoe UI', size=9, **k)
ws['A1'] = 'Balance Sheet'; ws['A1'].font = Font(name='Segoe UI', size=13, bold=True)
ws['A2'] = 'Whippoorwill Estates MHC'; ws['A3'] = 'As of 10/31/2025, compared with prior month'; ws['G1'] = '11/06/2025 2:17 PM'; ws['G2'] = 'Accrual'
for a in ('A2', 'A3', 'G1', 'G2'): ws[a].font = fo()
for a in ('G1', 'G2'): ws[a].alignment = Alignment(horizontal='right')
for x, t in zip('EFG', s.columns): ws[x+'5'] = t; ws[x+'5'].font = fo(bold=True); ws[x+'5'].alignment = Alignment(horizontal='right'); ws[x+'5'].border = Border(bottom=Side(style='medium'))
r_ = 6
for r in s.rows:
    if r['lvl'] == 0 and r['t'] == 'HEADING': r_ += 1
    t = f"{r['code']} {r['label']}" if r['code'] else r['label']
    q = ws.cell(r_, 1+r['lvl'], t); b = r['t'] != 'LINE'; q.font = fo(bold=b)
    for j, v in enumerate(r['v']):
        if v is None: continue
        q = ws.cell(r_, 5+j, v/100); q.number_format = '$#,##0.00;-$#,##0.00' if b else '#,##0.00;-#,##0.00'; q.font = fo(bold=b)
        if b: q.border = Border(top=Side(style='thin'), bottom=Side(style='double') if r['lvl'] == 0 else Side())
    r_ += 1
for x in 'ABC': ws.column_dimensions[x].width = 2.5
ws.column_dimensions['D'].width = 38
for x in 'EFG': ws.column_dimensions[x].width = 17
ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True
wb.properties.created = wb.properties.modified = datetime.datetime(2025, 11, 6)
name = 'Whippoorwill Balance Sheet Oct-25.xlsx'; wb.save(os.path.join(DOCS, name)); print(name)
save(name, [s], 'MANUFACTURED_HOUSING', 'BALANCE_SHEET', 'Rent Manager, staircase label columns, month compare', True)
