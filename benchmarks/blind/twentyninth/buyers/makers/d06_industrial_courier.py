"""Industrial parks: line-printer statements (Courier), three properties in one PDF, one after the other; page header per property, month / YTD / prior YTD / variance. Account numbers right of the label column in parentheses? no: at the left with a dot."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import *
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
FN = 'NLIP_operating_stmts_0625.pdf'
cols = ['Current Month', 'Year to Date', 'Prior Year to Date', 'Increase (Decrease)']
def build(seed, sc, name, sf, extra):
    rng = random.Random(seed)
    S = Stmt(cols, 3, lambda b, n: [b[0], b[1], b[2], b[1]-b[2]], scale=100)
    def amt(ann, noise=.08, grow=.03):
        a = ann*sc
        return [int(a/12*100*(1+rng.uniform(-noise, noise))), int(a/2*100*(1+rng.uniform(-noise, noise)/2)), int(a/2/(1+grow)*100*(1+rng.uniform(-noise, noise)/2))]
    def fx(m, py): m = int(m*sc)*100; return [m, m*6, int(py*sc)*100*6]
    def one(m, y, p): return [int(round(k*100)) for k in (m, y, p)]
    L = lambda code, l, v, nat='exp': S.line(l, v, code, 1, nat)
    S.head('INCOME')
    a = [L('3010', 'BASE RENT - WAREHOUSE', fx(98450, 94720), 'inc'), L('3015', 'BASE RENT - OFFICE/FLEX', fx(27310, 28155), 'inc'), L('3050', 'YARD & TRAILER PARKING', amt(38400, .05), 'inc')]
    if 'abate' in extra: a.append(L('3090', 'FREE RENT', one(-7412.5, -37062.5, 0), 'inc'))
    a += [L('3110', 'CAM REIMBURSEMENT', amt(221000, .02), 'inc'), L('3120', 'TAX REIMBURSEMENT', amt(262000, .02), 'inc'), L('3130', 'INSURANCE REIMBURSEMENT', amt(54400, .02, .12), 'inc')]
    if 'rail' in extra: a.append(L('3160', 'RAIL SPUR USE FEES', one(1850, 11100, 10800), 'inc'))
    a.append(L('3190', 'LATE FEES & OTHER', one(212.44, 1689.03, 940.6), 'inc'))
    ti = S.total('TOTAL INCOME', a, nat='inc', key='total_income')
    S.head('OPERATING EXPENSES')
    b = [L('5010', 'REAL ESTATE TAXES', amt(284000, .0, .045)), L('5020', 'PROPERTY INSURANCE', amt(57800, .0, .14)), L('5110', 'ROOF & GUTTERS', amt(16400, .5)), L('5120', 'DOCK & OVERHEAD DOORS', amt(9800, .6)), L('5130', 'PAVING / STRIPING', amt(18800, .7)), L('5140', 'LANDSCAPING', amt(31600, .1)),
         L('5150', 'SNOW & ICE', [0, int(41812.6*sc)*100+35, int(27904*sc)*100+80]), L('5160', 'FIRE PUMP & SPRINKLER', amt(14700, .3)), L('5170', 'HVAC - FLEX', amt(11900, .5)), L('5210', 'SITE ELECTRIC', amt(21200, .15)), L('5220', 'WATER / STORMWATER', amt(17500, .1))]
    if 'rail' in extra: b.append(L('5180', 'RAIL SPUR MAINTENANCE', one(0, 6240, 5115.75)))
    b += [L('5310', 'SECURITY / CAMERAS', amt(15600, .05)), L('5410', 'LEGAL & ACCOUNTING', amt(12900, .6))]
    eg = S.rows[ti]['base']; b.append(L('5510', 'MANAGEMENT FEE (3%)', [int(round(k*.03)) for k in eg]))
    te = S.total('TOTAL OPERATING EXPENSES', b, key='total_operating_expenses')
    noi = S.total('NET OPERATING INCOME', [ti, te], minus=(te,), nat='inc', key='noi')
    S.head('OTHER EXPENSES')
    c = [L('7010', 'MORTGAGE INTEREST', amt(498000, .002, -.015)), L('7110', 'LEASING COMMISSIONS', one(0, 38214.77, 11460) if 'abate' in extra else one(0, 0, 22875.5)), L('7120', 'TENANT IMPROVEMENTS', one(4120, 52880.9, 0) if 'abate' in extra else one(0, 8415, 17300))]
    to = S.total('TOTAL OTHER EXPENSES', c)
    S.total('NET INCOME', [noi, to], minus=(to,), nat='inc', key='net_income')
    return S
props = [('NORTH LAKE INDUSTRIAL PARK I', '610', 1.0, 164200, ('abate',), 1), ('NORTH LAKE INDUSTRIAL PARK II', '620', .62, 101900, (), 2), ('GATEWAY DISTRIBUTION CENTER', '634', 1.47, 241500, ('rail',), 3)]
cv = canvas.Canvas(os.path.join(DOCS, FN), pagesize=letter); LH = 11.3; out = []
def f(v):
    if v == 0: return '.00'
    t = f'{abs(v)/100:,.2f}'; return t+'-' if v < 0 else t+' '
for n, (name, num, sc, sf, ex, pg) in enumerate(props):
    S = build(29600+n, sc, name, sf, ex)
    t = cv.beginText(36, 752); t.setFont('Courier', 8.6); t.setLeading(LH)
    W = 104
    def ln(s=''): t.textLine(s)
    ln(f'{"STATEMENT OF OPERATIONS":^{W}}'); ln(f'{"KESTREL INDUSTRIAL MANAGEMENT CO., AGENT":^{W}}')
    ln(f'PROPERTY: {num}  {name}'.ljust(W-14)+f'PAGE:{pg:>4}'); ln(f'PERIOD ENDED: 06/30/2025   (FISCAL YEAR FROM 01/01/2025)'.ljust(W-14)+'RUN 07/11/25'); ln(f'RENTABLE SQ FT: {sf:,}'); ln('-'*W)
    ln(' '*38+f'{"CURRENT":>15}{"YEAR":>16}{"PRIOR YEAR":>16}{"INCREASE":>16}'); ln(f'{"ACCT   DESCRIPTION":<38}'+f'{"MONTH":>15}{"TO DATE":>16}{"TO DATE":>16}{"(DECREASE)":>16}'); ln('-'*W)
    for q in S.rows:
        if q['type'] == 'HEADING': ln(); ln(q['label']); continue
        if q['type'] == 'TOTAL': ln(' '*38+''.join(' '*(15 if i == 0 else 16)[0:0] if False else ('-'*12).rjust(15 if i == 0 else 16) for i in range(4)))
        lab = f"{q['code']}   {q['label']}" if q['code'] else '       '+q['label']
        ln(f'{lab:<38}'+''.join(f(v).rjust((15 if i == 0 else 16)) if v else f'{".00 ":>{15 if i == 0 else 16}}' for i, v in enumerate(q['values'])))
        if q['label'] == 'NET INCOME': ln(' '*38+''.join(('='*12).rjust(15 if i == 0 else 16) for i in range(4)))
    ln(); ln(f'{"*** END OF PROPERTY "+num+" ***":^{W}}')
    cv.drawText(t); cv.showPage()
    out.append(S.truth('STATEMENT OF OPERATIONS', name, '2025-01-01', '2025-06-30', page=pg))
cv.save()
save(FN, out, 'INDUSTRIAL', 'OPERATING_STATEMENT', 'industrial manager (old line-printer ledger)', 'Courier text, trailing minus, three properties in one PDF, two-line headers, dashes as rules', True)
