# housing cooperative: statement by fund, treasurer's own workbook
import os, datetime
from core import *
import xlsxwriter
s = St('Statement of Revenues, Expenses and Changes in Fund Balances', 'Alder Commons Cooperative, Inc.', '2024-04-01', '2025-03-31', ['Operating Fund', 'Replacement Reserve Fund', 'Total 2025', 'Total 2024'], sheet='Rev & Exp by Fund', scale=1)
s.prop = 'ALDER COMMONS COOPERATIVE, INC.'
def L(n, op, rs, py, lvl=1): return s.L(n, [op, rs, (op or 0)+(rs or 0), py], None, lvl)
s.H('REVENUES')
k = [L('Carrying charges - shareholders', 1416240, 168000, 1531800), L('Commercial rent - ground floor', 88200, None, 85620), L('Section 8 subsidy', 61416, None, 63204), L('Laundry', 14875, None, 14220), L('Garage (24 stalls)', 34560, None, 34560), L('Flip tax / transfer fees', None, 27500, 18250), L('Late charges & returned checks', 2935, None, 3410), L('Interest', 1126, 19842, 16077)]
ti = s.T('TOTAL REVENUES', k, key='total_income')
s.H('EXPENSES'); E = []
s.H('Administrative', lvl=1)
k = [L(n, a, b, c, 2) for n, a, b, c in [('Management fee', 72000, None, 69600), ('Audit and tax', 15500, None, 15000), ('Legal', 9875, 4200, 12630), ('Office, postage, annual meeting', 7318, None, 6904), ('Bad debts', 3140, None, 0)]]
E.append(s.T('Total administrative', k, lvl=1))
s.H('Building operations', lvl=1)
k = [L(n, a, b, c, 2) for n, a, b, c in [('Superintendent & porters', 188430, None, 181265), ('Payroll taxes and union benefits', 71904, None, 68377), ('Elevator', 21360, None, 20640), ('Repairs and maintenance', 96218, 38450, 117904), ('Supplies', 17066, None, 16482), ('Exterminating', 4980, None, 4860), ('Facade inspection (LL cycle)', None, 46900, 0)]]
E.append(s.T('Total building operations', k, lvl=1))
s.H('Utilities', lvl=1)
k = [L(n, a, b, c, 2) for n, a, b, c in [('Heating - gas', 121633, None, 134908), ('Electricity', 58472, None, 55719), ('Water and sewer', 109844, None, 104215)]]
E.append(s.T('Total utilities', k, lvl=1))
s.H('Taxes and insurance', lvl=1)
k = [L(n, a, b, c, 2) for n, a, b, c in [('Real estate tax, net of abatements', 318765, None, 309220), ('Insurance', 92417, None, 84190), ('Corporation taxes', 5200, 350, 5125)]]
E.append(s.T('Total taxes and insurance', k, lvl=1))
te = s.T('TOTAL EXPENSES before interest and depreciation', E, key='total_operating_expenses')
noi = s.T('Excess before interest and depreciation', [ti, te], [1, -1], key='noi')
a = L('Interest - underlying mortgage', 214708, None, 219340, 0); d = L('Depreciation', 176000, None, 171500, 0)
ni = s.T('EXCESS (DEFICIT) OF REVENUES OVER EXPENSES', [noi, a, d], [1, -1, -1], key='net_income')
bg = L('Fund balance, beginning of year', 318604, 502117, 0, 0); s.rows[bg]['v'][3] = 820721 - s.rows[ni]['v'][3]
tr = s.L('Transfers between funds', [-25000, 25000, 0, 0], None, 0)
s.T('FUND BALANCE, END OF YEAR', [ni, bg, tr], t='TOTAL')
assert s.rows[-1]['v'][3] == 820721
s.dashes()
name = 'Alder Commons FYE 3-31-2025 by fund.xlsx'
wb = xlsxwriter.Workbook(os.path.join(DOCS, name)); wb.set_properties({'created': datetime.datetime(2025, 6, 3)})
ws = wb.add_worksheet('Rev & Exp by Fund'); ws.hide_gridlines(2)
F = lambda **k: wb.add_format({'font_name': 'Garamond', 'font_size': 11, **k})
for i, t in enumerate(['ALDER COMMONS COOPERATIVE, INC.', 'Statement of Revenues, Expenses and Changes in Fund Balances', 'Year Ended March 31, 2025', '(with comparative totals for 2024)']): ws.merge_range(1+i, 1, 1+i, 8, t, F(bold=i < 2, align='center', italic=i == 3))
ws.merge_range(6, 2, 6, 4, '2025', F(bold=1, align='center', bottom=1)); 
h = F(bold=1, align='center', valign='bottom', text_wrap=1, bottom=1)
cs = [2, 4, 6, 8]
for c, t in zip(cs, ['Operating\nFund', 'Replacement\nReserve Fund', 'Total\n2025', 'Total\n2024']): ws.write(7, c, t, h)
ws.set_row(7, 32)
row = 8
acc = '_($* #,##0_);_($* (#,##0);_($* "-"_);_(@_)'; pl = '_(* #,##0_);_(* (#,##0);_(* "-"_);_(@_)'
first = True
for r in s.rows:
    if r['t'] == 'HEADING' and r['lvl'] == 0: row += 1
    b = r['t'] == 'HEADING' or r['lvl'] == 0 and r['items']
    ws.write(row, 1, r['label'], F(bold=bool(b), indent=r['lvl']*1))
    if r['t'] != 'HEADING':
        dollar = first or (r['items'] and r['lvl'] == 0); first = False
        k = dict(num_format=acc if dollar else pl, bold=bool(b))
        if r['items']: k['top'] = 1
        if r['t'] == 'TOTAL': k['bottom'] = 6
        for c, v in zip(cs, r['v']):
            if v is None: ws.write_number(row, c, 0, F(**k))
            else: ws.write_number(row, c, v, F(**k))
    row += 1
    if r['items'] and r['lvl'] == 0: row += 1
ws.write(row+1, 1, 'Prepared by the Treasurer from the managing agent\u2019s ledger. Unaudited. 116 apartments.', F(italic=1, font_size=9))
ws.set_column(0, 0, 2); ws.set_column(1, 1, 56); ws.set_column(2, 8, 14)
for c in (3, 5, 7): ws.set_column(c, c, 1.5)
ws.fit_to_pages(1, 1); wb.close(); print(name)
save(name, [s], 'COOPERATIVE', 'OPERATING_STATEMENT', 'cooperative treasurer, fund columns, accounting dashes', True)
