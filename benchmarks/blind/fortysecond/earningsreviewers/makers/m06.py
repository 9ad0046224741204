"""Quarterly operating statement of a shopping centre: months grouped and hidden under the quarters, formulas with cached values, prior year and variance (xlsx)."""
from h import *
import xlsxwriter, datetime
from xlsxwriter.utility import xl_rowcol_to_cell as rc, xl_col_to_name as cn
rng = random.Random(6606)
cols = ['Q1 2024','Q2 2024','Q3 2024','Q4 2024','YTD 2024','YTD 2023','Variance $']
st = S('Quarterly Operating Statement', 'Pinecrest Marketplace', '2024-01-01', '2024-12-31', cols, dec=0, sheet='Operations')
L, H, T = st.line, st.head, st.tot
def Q(label, base, vol=.08, seas=None, py=.96, mm=None, miss=0, sgn=1):
    m = mm or monthly(rng, base, vol, seas=seas, dec=0, miss=miss); m = [sgn*x for x in m]
    q = [sum(m[i:i+3]) for i in (0, 3, 6, 9)]; y = sum(q); p = round(y*py*(1+rng.gauss(0, .02)))
    return L(label, q + [y, p, y-p], m=m)
w = [1.7,1.5,1.2,.9,.7,.6,.6,.6,.7,.9,1.3,1.6]
H('Revenues')
a = [Q('Minimum Rent', 0, mm=[81240]*4+[82115]*5+[83960]*3), Q('Percentage Rent', 0, mm=[0,0,14820,0,0,0,0,0,9176,0,0,0]), Q('CAM Recoveries', 0, mm=[17350]*12), Q('Tax Recoveries', 0, mm=[14120]*12), Q('Insurance Recoveries', 0, mm=[2310]*12),
     Q('Utility Recoveries', 3150, .1), Q('Prior Year Recovery True-Up', 0, mm=[0,0,0,-4387,0,0,0,0,0,0,0,0], py=.6), Q('Late Fees & Other Tenant Income', 420, .6), Q('Allowance for Doubtful Accounts', 900, .5, sgn=-1, py=1.2)]
ti = T('Total Revenues', a, typ='TOTAL', key='total_income')
H('Recoverable Expenses')
b = [Q('Parking Lot Sweeping', 1450, .03), Q('Landscaping', 1900, .1, [.3,.3,.8,1.4,1.5,1.4,1.3,1.2,1.2,1,.6,.4]), Q('Snow Removal', 0, mm=[9420,6215,2140,0,0,0,0,0,0,0,1180,5560], py=1.3), Q('Electricity - Common Area', 4380, .06, w), Q('Water & Sewer', 1610, .1), Q('Trash Removal', 2075, .03),
     Q('Security Patrol', 0, mm=[3600]*12), Q('Repairs - Roof', 1700, .5, miss=.4), Q('Repairs - Lighting & Electrical', 840, .4), Q('Repairs - Plumbing & Sprinkler', 660, .5), Q('Real Estate Taxes', 0, mm=[15206]*6+[15894]*6), Q('Property & Liability Insurance', 0, mm=[2488]*9+[2736]*3)]
tb = T('Total Recoverable Expenses', b)
H('Non-Recoverable Expenses')
c_ = [Q('Management Fees', 0, mm=[4760]*12), Q('Leasing & Marketing', 700, .5), Q('Legal', 850, .7, miss=.4), Q('Vacant Suite Utilities', 380, .3), Q('Bank & Accounting', 0, mm=[310]*11+[5810])]
tc = T('Total Non-Recoverable Expenses', c_)
te = T('Total Operating Expenses', [tb, tc], typ='TOTAL', key='total_operating_expenses')
n = T('Net Operating Income', [ti, te], minus=[te], typ='TOTAL', key='noi')
for q in st.rows:
    if q['type'] != 'LINE' and q['items']:
        q['x']['m'] = [sum((-1 if q['label'] == 'Net Operating Income' and i == te else 1)*st.rows[i]['x']['m'][k] for i in q['items']) for k in range(12)]
fn = 'Pinecrest Marketplace - Quarterly 2024.xlsx'
wb = xlsxwriter.Workbook(DOC + '/' + fn); wb.set_properties({'created': datetime.datetime(2025, 1, 31)})
ws = wb.add_worksheet('Operations'); ws.set_landscape(); ws.fit_to_pages(1, 1)
f = lambda **k: wb.add_format({'font_name': 'Cambria', 'font_size': 10, **k}); nf = '_($* #,##0_);_($* (#,##0);_($* "-"??_);_(@_)'; nl = '_(* #,##0_);_(* (#,##0);_(* "-"??_);_(@_)'
mcol = [2,3,4,6,7,8,10,11,12,14,15,16]; qcol = [5,9,13,17]
ws.set_column(0, 0, 3); ws.set_column(1, 1, 34)
for k in mcol: ws.set_column(k, k, 11, None, {'level': 1, 'hidden': True})
for k in qcol: ws.set_column(k, k, 13, None, {'collapsed': True})
ws.set_column(18, 18, 2); ws.set_column(19, 21, 13.5); ws.set_column(22, 22, 9)
ws.write(0, 1, 'Pinecrest Marketplace', f(bold=True, font_size=15, font_color='#7A2E1D')); ws.write(1, 1, 'Quarterly Operating Statement', f(bold=True)); ws.write(2, 1, 'Year Ended December 31, 2024 (Accrual)', f(italic=True))
ws.merge_range(4, 2, 4, 17, 'Actual 2024', f(bold=True, align='center', bg_color='#F3E3DE')); ws.merge_range(4, 19, 4, 22, 'Year to Date', f(bold=True, align='center', bg_color='#F3E3DE'))
hf = f(bold=True, align='right', bottom=1)
for k, m in zip(mcol, 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split()): ws.write(5, k, m + ' 2024', hf)
for k, h in zip(qcol + [19, 20, 21, 22], cols + ['Variance %']): ws.write(5, k, h, hf)
r0 = 6; pos = {}; r = r0
for i, q in enumerate(st.rows):
    if q['type'] == 'HEADING' and i: r += 1
    pos[i] = r; r += 1
for i, q in enumerate(st.rows):
    r = pos[i]; t = q['type']
    if t == 'HEADING': ws.write(r, 1, q['label'], f(bold=True, underline=1)); continue
    k = {'num_format': nf if t == 'TOTAL' else nl, 'bold': t != 'LINE'}
    if t == 'SUBTOTAL': k['top'] = 1
    if t == 'TOTAL': k.update(top=1, bottom=1)
    if q['label'] == 'Net Operating Income': k['bottom'] = 6
    g = f(**k); ws.write(r, 1, q['label'], f(indent=1 if t == 'LINE' else 0, bold=t != 'LINE'))
    def fml(c):
        it = q['items']
        if q['label'] == 'Net Operating Income': return f'={rc(pos[ti], c)}-{rc(pos[te], c)}'
        if len(it) > 2: return f'=SUM({rc(pos[it[0]], c)}:{rc(pos[it[-1]], c)})'
        return '=' + '+'.join(rc(pos[j], c) for j in it)
    for c, v in zip(mcol, q['x']['m']):
        if t == 'LINE': ws.write_number(r, c, v, g)
        else: ws.write_formula(r, c, fml(c), g, v)
    for c, v in zip(qcol, q['v']): ws.write_formula(r, c, f'=SUM({rc(r, c-3)}:{rc(r, c-1)})', g, v)
    y, p, d = q['v'][4:]
    ws.write_formula(r, 19, '=' + '+'.join(rc(r, c) for c in qcol), g, y)
    if t == 'LINE': ws.write_number(r, 20, p, g)
    else: ws.write_formula(r, 20, fml(20), g, p)
    ws.write_formula(r, 21, f'={rc(r, 19)}-{rc(r, 20)}', g, d)
    ws.write_formula(r, 22, f'=IF({rc(r, 20)}=0,0,{rc(r, 21)}/ABS({rc(r, 20)}))', f(num_format='0.0%', bold=t != 'LINE'), d/abs(p) if p else 0)
ws.write(pos[len(st.rows)-1]+2, 1, 'Expand column groups for monthly detail.', f(italic=True, font_size=8, font_color='#888888')); wb.close()
save(fn, [st], 'RETAIL', 'OPERATING_STATEMENT', 'quarters with hidden month groups, prior year and variance, formulas', True, blankzero=True)
