from core import *
from fpdf import FPDF
import datetime
R = random.Random(3104); N = 'BS_Tannery_Road_Logistics_JV.pdf'
S = St('Balance Sheets', 'Tannery Road Logistics Venture, L.P.', None, '2025-09-30', ['September 30, 2025', 'December 31, 2024', 'Change'], lambda v, e: [v[0], v[1], v[0]-v[1]])
def L(l, a, b, lvl=1): return S.line(l, [a*100, b*100], lvl=lvl)
S.head('ASSETS'); S.head('Investment in real estate:', 1)
i = [L('Land', 18640000, 18640000, 2), L('Buildings and improvements', 71283417, 70911208, 2), L('Tenant improvements', 4117962, 3865440, 2), L('Construction in progress', 286390, 94115, 2)]
g = S.sub('', i, lvl=2); S.rows[g]['label'] = 'Total, at cost'
ad = L('Less: accumulated depreciation', -9874226, -8211903, 2)
nre = S.sub('Net investment in real estate', [g, ad], lvl=1)
S.head('Current assets:', 1)
c = [L('Cash – operating', 1342876, 1118204, 2), L('Cash – lockbox', 207411, 0, 2), L('Restricted cash – tax and insurance escrow', 618303, 402950, 2), L('Restricted cash – TI/LC reserve', 950000, 725000, 2), L('Tenant receivables, net of allowance of $21,400', 184662, 231874, 2), L('Accrued CAM recoveries', 96118, 58730, 2), L('Prepaid expenses', 147905, 61388, 2)]
ct = S.sub('Total current assets', c, lvl=1)
S.head('Deferred and other assets:', 1)
d = [L('Straight-line rent receivable', 1865209, 1642775, 2), L('Leasing commissions, net', 1473318, 1389064, 2), L('Acquired in-place leases, net', 2108640, 2571905, 2), L('Interest rate cap, at fair value', 63250, 141800, 2), L('Utility deposits', 12500, 12500, 2)]
dt = S.sub('Total deferred and other assets', d, lvl=1)
ta = S.sub('TOTAL ASSETS', [nre, ct, dt], 'TOTAL', key='total_assets')
S.head("LIABILITIES AND PARTNERS' CAPITAL"); S.head('Liabilities:', 1)
l = [L('Mortgage note payable', 52400000, 52400000, 2), L('Less: unamortized loan costs', -412066, -526889, 2)]
mt = S.sub('Mortgage note, net', l, lvl=2)
o = [L('Accounts payable and accrued expenses', 438917, 512063, 2), L('Accrued real estate taxes', 571240, 188600, 2), L('Accrued interest', 225320, 231006, 2), L('Due to affiliate – property manager', 36418, 41270, 2), L('Tenant security deposits', 688150, 661900, 2), L('Prepaid rents', 314875, 402116, 2), L('Below-market lease intangibles, net', 391704, 488227, 2)]
tl = S.sub('Total liabilities', [mt]+o, lvl=1, key='total_liabilities')
A = S.rows[ta]['v']; Lb = S.rows[tl]['v']; eq = [(A[k]-Lb[k])//100 for k in (0, 1)]
S.head("Partners' capital:", 1)
con = (42000000, 41650000); ni = (1688412, 1904230); dis = (-3150000, -3800000)
ret = [eq[k]-con[k]-ni[k]-dis[k] for k in (0, 1)]
e = [L('Contributed capital', *con, 2), L('Accumulated earnings (deficit), prior periods', *ret, 2), L('Distributions, current period', *dis, 2), L('Net income, current period', *ni, 2)]
te = S.sub("Total partners' capital", e, lvl=1, key='total_equity')
S.sub("TOTAL LIABILITIES AND PARTNERS' CAPITAL", [tl, te], 'TOTAL')
P = FPDF('P', 'pt', 'letter'); P.set_creation_date(datetime.datetime(2025,10,20,tzinfo=datetime.timezone.utc)); P.set_auto_page_break(False); P.add_page(); P.core_fonts_encoding = 'cp1252'
P.set_font('Times', 'B', 13); P.set_y(44)
for t, s, z in (('TANNERY ROAD LOGISTICS VENTURE, L.P.', 'B', 13), ('(A Delaware limited partnership)', 'I', 10), ('Balance Sheets', 'B', 12), ('September 30, 2025 and December 31, 2024', '', 10), ('(Unaudited)', 'I', 10)):
    P.set_font('Times', s, z); P.cell(0, 14, t, align='C', new_x='LMARGIN', new_y='NEXT')
X = [372, 468, 562]; y = 136; P.set_font('Times', 'B', 9)
for x, (u, v) in zip(X, (('September 30,', '2025'), ('December 31,', '2024'), ('', 'Change'))):
    for k, t in enumerate((u, v)): P.text(x-40-P.get_string_width(t)/2, y+11*k, t)
    P.line(x-78, y+14, x-2, y+14)
y = 164; first = True
for r in S.rows:
    P.set_font('Times', 'B' if r['t'] in ('TOTAL',) or r['lvl'] == 0 else '', 10)
    if r['t'] == 'HEADING' and r['lvl'] == 0: y += 6
    lab = r['label']
    P.text(44+14*r['lvl'], y, lab)
    if r['v']:
        big = r['t'] == 'TOTAL'
        for k, x in enumerate(X):
            if r['t'] != 'LINE': P.set_line_width(.5); P.line(x-76, y-9.2, x-2, y-9.2)
            t = fmt(r['f'][k], 0, '()', '-'); P.text(x-4-P.get_string_width(t.rstrip(')')), y, t)
            if big or first: P.text(x-76, y, '$')
            if big: P.line(x-76, y+2.5, x-2, y+2.5); P.line(x-76, y+4.5, x-2, y+4.5)
        first = False
        if r['t'] != 'LINE': y += 5
    y += 11.5
P.set_font('Times', 'I', 8); P.text(44, 762, 'See accompanying notes. Prepared by the managing partner; no assurance is provided.'); P.text(302, 778, '2')
P.output(str(DOCS/N))
save(N, [S], 'INDUSTRIAL', 'BALANCE_SHEET', 'auditor-like serif balance sheet, two dates and change, dollar signs apart, double rules')
