"""Industrial park partnership: statement of cash flows, indirect, by quarter with nine-month totals this year and last, workbook with spacer columns, labels spread over three indent columns, openpyxl; cash reconciliation and supplemental part."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side
FN = 'Ironbridge Commerce Park - Cash Flows Q3 2025.xlsx'
cols = ['Q1 2025', 'Q2 2025', 'Q3 2025', 'Nine Months Ended 9/30/25', 'Nine Months Ended 9/30/24']
S = Stmt(cols, 4, lambda b, n: [b[0], b[1], b[2], b[0]+b[1]+b[2], b[3]])
H = S.head
def L(l, *v, lv=2): return S.line(l, list(v), None, lv)
H('CASH FLOWS FROM OPERATING ACTIVITIES')
ni = L('Net income', 118406, 97215, 131880, 288314, lv=1)
H('Adjustments to reconcile net income to net cash:', level=1)
a = [L('Depreciation', 214300, 214300, 216950, 638700), L('Amortization of lease commissions and in-place leases', 41280, 41280, 44105, 118640), L('Amortization of deferred financing costs', 9125, 9125, 9125, 27375), L('Straight-line rent', -18215, -16904, -12388, -61420), L('Provision for doubtful accounts', 3600, 0, 7450, 5200), L('Gain on insurance recovery', 0, -38716, 0, 0)]
H('Changes in operating assets and liabilities:', level=1)
b = [L('Tenant receivables', -27114, 31660, -8842, 12905), L('Prepaid expenses', 38470, -61205, 24118, -5330), L('Escrow deposits - taxes and insurance', -96412, 114803, -95370, -81240), L('Accounts payable and accrued expenses', -52388, 21744, 36019, -14772), L('Accrued real estate taxes', 98250, -112640, 99105, 88310), L('Prepaid rent', 14216, -9871, 22604, 3318), L('Tenant security deposits', 0, 24500, 11250, -6800)]
op = S.sub('Net cash provided by operating activities', [ni]+a+b, level=0)
H('CASH FLOWS FROM INVESTING ACTIVITIES')
c = [L('Building and site improvements', -62184, -148920, -37415, -184660, lv=1), L('Tenant improvements', -21500, -88640, -114215, -96318, lv=1), L('Leasing commissions', 0, -54870, -61144, -72090, lv=1), L('Insurance proceeds - Building C roof', 0, 142500, 0, 0, lv=1), L('Replacement reserve deposits, net', -15000, -15000, 26480, -45000, lv=1)]
inv = S.sub('Net cash used in investing activities', c, level=0)
H('CASH FLOWS FROM FINANCING ACTIVITIES')
d = [L('Principal payments on mortgage note', -48116, -48742, -49377, -138920, lv=1), L('Draw on line of credit', 0, 150000, 0, 0, lv=1), L('Repayment of line of credit', 0, 0, -90000, 0, lv=1), L('Capital contributions', 0, 0, 0, 75000, lv=1), L('Distributions to partners', -180000, -125000, -180000, -465000, lv=1)]
fin = S.sub('Net cash used in financing activities', d, level=0)
net = S.total('NET INCREASE (DECREASE) IN CASH', [op, inv, fin], key='net_cash_flow')
nv = S.rows[net]['base']; b0 = 412885; b24 = 338140
S.rows.append(0); S.rows.pop()
beg = S.line('Cash - beginning of period', [b0, b0+nv[0], b0+nv[0]+nv[1], b24], None, 0); S.rows[beg]['values'] = [b0, b0+nv[0], b0+nv[0]+nv[1], b0, b24]
end = S.total('CASH - END OF PERIOD', [net, beg])
S.rows[end]['values'] = [x+y for x, y in zip(S.rows[net]['values'], S.rows[beg]['values'])]
H('SUPPLEMENTAL DISCLOSURES')
L('Cash paid for interest', 187214, 186588, 188903, 571640, lv=1); L('Accrued capital expenditures at period end', 0, 46210, 18775, 22160, lv=1); S.rows[-1]['values'][3] = 18775
print([S.rows[i]['values'] for i in (op, inv, fin, net, end)])
wb = Workbook(); ws = wb.active; ws.title = 'SCF'
F = lambda **k: Font(name='Garamond', size=11, **k)
for r, t in ((1,'Ironbridge Commerce Park, L.P.'),(2,'Statements of Cash Flows'),(3,'Quarters and nine months ended September 30, 2025 and nine months ended September 30, 2024')):
    ws.cell(r, 2, t).font = F(bold=(r < 3), italic=(r == 3))
cc = [6, 8, 10, 12, 14]
ws.merge_cells('F5:J5'); ws['F5'] = '2025'; ws.merge_cells('L5:N5'); ws['L5'] = 'Nine Months Ended'
for x in ('F5','L5'): ws[x].font = F(bold=True); ws[x].alignment = Alignment(horizontal='center')
for c in (6,7,8,9,10,12,13,14): ws.cell(5,c).border = Border(bottom=Side(style='thin'))
for c, t in zip(cc, ('Q1 2025','Q2 2025','Q3 2025','9/30/25','9/30/24')): x = ws.cell(6, c, t); x.font = F(bold=True); x.alignment = Alignment(horizontal='right')
ac = '_(* #,##0_);_(* (#,##0);_(* "-"_);_(@_)'; ad = '_($* #,##0_);_($* (#,##0);_($* "-"_);_(@_)'
r = 8
for q in S.rows:
    if q['type'] == 'HEADING' and q['level'] == 0 and r > 8: r += 1
    col = 2 + q['level']
    x = ws.cell(r, col, q['label']); x.font = F(bold=q['type'] in ('TOTAL',) or (q['type'] == 'HEADING' and q['level'] == 0), italic=q['type'] == 'HEADING' and q['level'] == 1)
    if q['type'] != 'HEADING':
        for c, v in zip(cc, q['values']):
            x = ws.cell(r, c, v); x.font = F(bold=q['type'] == 'TOTAL'); x.number_format = ad if (q['type'] != 'LINE' or q['label'] == 'Net income') else ac
            if q['type'] != 'LINE': x.border = Border(top=Side(style='thin'), bottom=Side(style='double') if q['label'].startswith('CASH - END') else None)
    r += 1
ws.cell(r+1, 2, 'For management purposes only. Quarterly figures have not been reviewed by the independent accountants.').font = F(italic=True, size=9) if False else Font(name='Garamond', size=9, italic=True)
for c, w in (('A',2),('B',3),('C',3),('D',47),('E',2),('F',14),('G',1.5),('H',14),('I',1.5),('J',14),('K',3),('L',15),('M',1.5),('N',15)): ws.column_dimensions[c].width = w
ws.sheet_view.showGridLines = False; ws.page_setup.fitToHeight = 1; ws.page_setup.fitToWidth = 1; ws.sheet_properties.pageSetUpPr.fitToPage = True
wb.save(os.path.join(DOCS, FN))
save(FN, [S.truth('Statements of Cash Flows', 'Ironbridge Commerce Park, L.P.', '2025-01-01', '2025-09-30', sheet='SCF', dash_zero=True)], 'INDUSTRIAL', 'CASH_FLOW_STATEMENT', 'partnership accountant',
     'openpyxl, label indented by columns B-D, blank spacer columns, merged group headers, quarters and nine-month columns, accounting formats', True)
