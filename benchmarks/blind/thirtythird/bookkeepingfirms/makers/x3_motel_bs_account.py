# balance sheet in account form (assets left, liabilities and equity right) of a motel
from common import *
import openpyxl
from openpyxl.styles import Font, Alignment, Border, Side
NAME = 'Blue Heron Motel balance sheet 6-30-25.xlsx'
s = S('Balance Sheet', 'Blue Heron Motel', None, '2025-06-30', ['June 30, 2025'], sheet='BalSheet')
L = lambda l, v, lv=1: s.line(l, [v], lv=lv)
s.head('ASSETS'); s.head('Current Assets')
a = [L('Petty cash', 300), L('Checking - Coastal Federal', 48112.63), L('Credit card clearing', 6420.18), L('Accounts receivable - guests', 1185.4), L('Linen and supplies inventory', 9240), L('Prepaid insurance', 7711.5), L('Prepaid franchise tax', 800)]
t1 = s.tot('Total Current Assets', a)
s.head('Property and Equipment')
b = [L('Land', 385000), L('Motel building (24 rooms)', 1462000), L('Furniture and fixtures', 218476.9), L('Pool and site', 87350), L('Van', 31295)]
tg = s.tot('Gross Property', b, lv=1)
ad = L('Accumulated depreciation', -697318.22)
t2 = s.tot('Net Property and Equipment', [tg, ad])
s.head('Other Assets')
c_ = [L('Utility deposits', 2150), L('Loan fees, net', 11406.25)]
t3 = s.tot('Total Other Assets', c_)
TA = s.tot('TOTAL ASSETS', [t1, t2, t3], rt='TOTAL', key='total_assets'); nleft = len(s.rows)
s.head('LIABILITIES AND OWNERS\' EQUITY'); s.head('Current Liabilities')
d = [L('Accounts payable', 13884.07), L('Occupancy tax payable', 8915.33), L('Sales tax payable', 2206.48), L('Payroll and withholding', 4377.9), L('Advance deposits', 12650), L('Visa - business', 3918.71), L('Current portion, SBA loan', 42180)]
t4 = s.tot('Total Current Liabilities', d)
s.head('Long-Term Liabilities')
e = [L('SBA 504 loan', 918244.56), L('Note payable - seller', 115000), L('Van loan', 14208.37)]
t5 = s.tot('Total Long-Term Liabilities', e)
TL = s.tot('TOTAL LIABILITIES', [t4, t5], rt='TOTAL', key='total_liabilities')
s.head('Owners\' Equity')
eq = r2(s.rows[TA]['base'][0] - s.rows[TL]['base'][0]); ni = 53918.64; dr = -30000
f_ = [L('Capital - J. & P. Ostrander', 360000), L('Retained earnings', r2(eq - 360000 - ni - dr)), L('Draws', dr), L('Net income, six months', ni)]
t6 = s.tot('Total Owners\' Equity', f_, rt='TOTAL', key='total_equity')
s.tot('TOTAL LIABILITIES AND EQUITY', [TL, t6], rt='TOTAL')
wb = openpyxl.Workbook(); ws = wb.active; ws.title = 'BalSheet'
T = lambda sz, bd=False: Font(name='Cambria', size=sz, bold=bd)
for k, (t, sz) in enumerate([('Blue Heron Motel', 16), ('Balance Sheet', 13), ('June 30, 2025', 11)]):
    ws.merge_cells(start_row=k + 1, start_column=1, end_row=k + 1, end_column=5); c = ws.cell(k + 1, 1, t); c.font = T(sz, True); c.alignment = Alignment(horizontal='center')
def side(rows, col, lastrow):
    R = 5
    for n, r in enumerate(rows):
        last = n == len(rows) - 1
        if last: R = lastrow
        c = ws.cell(R, col, r['label']); c.font = T(11, r['rt'] != 'LINE'); c.alignment = Alignment(indent=r['lv'] * 2, horizontal='center' if n == 0 else 'left')
        if r['full']:
            v = ws.cell(R, col + 1, r['full'][0]); v.font = T(11, r['rt'] != 'LINE'); v.number_format = '_($* #,##0.00_);_($* (#,##0.00);_($* "-"??_);_(@_)' if r['rt'] == 'TOTAL' else '#,##0.00_);(#,##0.00)'
            if r['rt'] != 'LINE': v.border = Border(top=Side('thin'), bottom=Side('double') if last else None)
        R += 1 + (r['rt'] in ('SUBTOTAL', 'TOTAL') and r['label'] != 'Gross Property') + (n == 0)
side(s.rows[:nleft], 1, 31); side(s.rows[nleft:], 4, 31)
for l, w in zip('ABCDE', (36, 18, 4, 36, 18)): ws.column_dimensions[l].width = w
ws.cell(33, 1, 'Prepared from the books without audit - Sandpiper Bookkeeping Services').font = Font(name='Cambria', size=9, italic=True)
ws.page_setup.orientation = 'landscape'; ws.page_setup.fitToHeight = 1; ws.sheet_properties.pageSetUpPr = openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(f'{DOC}/{NAME}'); save(NAME, [s])
