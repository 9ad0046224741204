"""Offering memorandum page: build-to-rent community, T-12 / T-3 annualised / Year 1 pro forma with per-home columns, note numbers in a column and as superscripts, footnotes below; drawn with pymupdf Story (HTML)."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import *
import random, pymupdf as fitz
rng = random.Random(29303)
FN = 'Marlowe_Townhomes_OM_Financials.pdf'
HOMES = 146
S = Stmt(['T-12 Actual Sep-24 to Aug-25','T-3 Annualized','Year 1 Pro Forma'])
H, L = S.head, S.line
def li(label, a, b, c, nat='exp', note='', sup=''): return L(label, [a, b, c], None, 1, nat, note=note, sup=sup)
H('Revenue')
r = [li('Scheduled Market Rent', 4296420, 4358148, 4489776, 'inc', '1'), li('(Loss) / Gain to Lease', -61218, -42960, -44898, 'inc', '2'),]
g = S.sub('Gross Potential Rent', r, nat='inc', level=1)
q = [li('Physical Vacancy', -271906, -238412, -222244, 'inc', '3'), li('Concessions', -96175, -58240, -33673, 'inc', '4'), li('Model Home', -29340, -29340, -30000, 'inc'), li('Uncollectible Rent', -40118, -31004, -33673, 'inc', '5')]
n = S.sub('Net Rental Income', [g]+q, nat='inc', level=1)
o = [li('Smart-Home & Internet Package', 151840, 156920, 166440, 'inc', '6'), li('Pet Fees & Pet Rent', 68722, 71208, 73584, 'inc'), li('Water / Sewer / Trash Reimbursement', 118906, 124332, 131400, 'inc', '7'),
     li('Lawn Care Fee', 43800, 43800, 52560, 'inc', '8'), li('Garage Storage Rental', 8150, 9360, 9600, 'inc'), li('Application, Admin & Late Fees', 62314, 58772, 60000, 'inc')]
oi = S.sub('Total Other Income', o, nat='inc', level=1)
ti = S.total('Effective Gross Income', [n, oi], nat='inc', key='total_income')
H('Controllable Expenses')
c = [li('Payroll & Benefits', 331480, 338912, 321200, note='9'), li('Repairs & Maintenance', 78214, 66120, 73000), li('Turnover', 51702, 48216, 51100), li('Landscaping & Grounds', 129655, 131880, 127750, note='8'),
     li('Marketing & Advertising', 49330, 37164, 43800), li('General & Administrative', 61218, 58940, 58400), li('Contract Services', 24896, 25320, 25550)]
tc = S.sub('Total Controllable', c, level=1)
H('Non-Controllable Expenses')
d = [li('Utilities', 158340, 162704, 163520, note='7'), li('Bulk Internet', 84096, 84096, 87600, note='6'), li('Property Insurance', 97816, 101620, 94900, note='10'), li('Real Estate Taxes', 588742, 588742, 671300, note='11'), li('Management Fee', 120855, 125008, None or 0, note='12')]
# year 1 fee = 2.50% of EGI
S.rows[d[-1]]['base'][2] = int(round(S.rows[ti]['base'][2]*.025)); S.rows[d[-1]]['values'] = list(S.rows[d[-1]]['base'])
tn = S.sub('Total Non-Controllable', d, level=1)
ox = S.sub('Total Operating Expenses', [tc, tn], key='total_operating_expenses')
S.rows[ox]['type'] = 'TOTAL'
noi = S.total('Net Operating Income', [ti, ox], minus=(ox,), nat='inc', key='noi')
cr = li('Replacement Reserves', 0, 0, 29200, note='13')
S.total('NOI After Reserves', [noi, cr], minus=(cr,), nat='inc')
def f(v, d=True):
    if v == 0: return '&#8211;'
    t = f'{abs(v):,}'; t = ('$' if d else '')+t
    return f'({t})' if v < 0 else t
css = """*{font-family:sans-serif;} body{font-size:7.6pt;color:#222} h1{font-size:17pt;color:#7a3b1e;margin:0} h2{font-size:9pt;color:#555;margin:0 0 6pt 0;font-weight:normal}
table{border-collapse:collapse;width:100%} td{padding:1.3pt 3pt} .r{text-align:right} .h td{background-color:#7a3b1e;color:#fff;font-weight:bold;text-align:right} .h td.l{text-align:left}
.g td{font-weight:bold;color:#7a3b1e;padding-top:5pt} .s td{font-weight:bold;border-top:0.6pt solid #7a3b1e} .t td{font-weight:bold;background-color:#f3e6dd;border-top:0.6pt solid #7a3b1e;border-bottom:0.6pt solid #7a3b1e}
.fn{font-size:6.3pt;color:#444;margin:1pt 0}"""
rows = []
for x in S.rows:
    if x['type'] == 'HEADING': rows.append(f'<tr class="g"><td>{x["label"].upper()}</td><td></td><td></td><td></td><td></td><td></td><td></td><td></td></tr>'); continue
    cls = {'LINE':'', 'SUBTOTAL':'s', 'TOTAL':'t'}[x['type']]
    cells = ''
    for v in x['values']:
        big = x['type'] == 'TOTAL' or x['label'] in ('Scheduled Market Rent',)
        cells += f'<td class="r">{f(v, big)}</td><td class="r">{f(int(round(v/HOMES)), big)}</td>'
    note = x.get('note','')
    rows.append(f'<tr class="{cls}"><td>{x["label"].replace("&","&amp;")}</td>{cells}<td class="r">{"["+note+"]" if note else ""}</td></tr>')
for x in S.rows:
    if x['type'] == 'HEADING': x['label'] = x['label'].upper()
notes = ['Current asking rents by floor plan on the August 27, 2025 rent roll; Year 1 grown 3.0% over the T-3.', 'Year 1 loss to lease at 1.0% of scheduled market rent.', 'Year 1 vacancy at 5.0% of gross potential rent. Occupancy on August 27, 2025 was 95.2% (139 of 146 homes).',
 'T-12 concessions include lease-up specials of up to six weeks, which burned off in May 2025.', 'Year 1 at 0.75% of scheduled market rent.', '$95 per home per month, mandatory; bulk agreement with the provider runs through 2031.', 'Sub-metered water billed back at roughly 80%; trash billed at $22 per home.',
 'Lawn care fee to rise from $25 to $30 per home per month upon renewal.', 'Year 1 assumes 2.0 office and 2.5 maintenance employees.', 'Year 1 at $650 per home based on a buyer quote. Seller is insured under a blanket policy.', 'Reassessed at 82% of an assumed price at the 2025 millage of 1.7432 per $100. Buyers must perform their own analysis.',
 'Year 1 at 2.5% of effective gross income.', '$200 per home, treated below the line.']
html = '<h1>Financial Analysis</h1><h2>The Marlowe Townhomes &#183; 146 build-to-rent homes &#183; Murfreesboro, Tennessee</h2><table>'
html += '<tr class="h"><td class="l"></td><td>T-12 Actual</td><td></td><td>T-3</td><td></td><td>Year 1</td><td></td><td></td></tr><tr class="h"><td class="l">Operating Statement</td><td>Sep-24 to Aug-25</td><td>Per Home</td><td>Annualized</td><td>Per Home</td><td>Pro Forma</td><td>Per Home</td><td>Notes</td></tr>'
html += ''.join(rows) + '</table><p class="fn"><b>Notes</b></p>' + ''.join(f'<p class="fn">[{i+1}] {t}</p>' for i, t in enumerate(notes))
out = os.path.join(DOCS, FN)
w = fitz.DocumentWriter(out); st = fitz.Story(html, user_css=css); box = fitz.Rect(0, 0, 612, 792); where = fitz.Rect(48, 42, 564, 752); more = 1; n = 0
while more:
    dev = w.begin_page(box); more, _ = st.place(where); st.draw(dev); w.end_page(); n += 1
w.close()
d = fitz.open(out)
for i, p in enumerate(d): p.insert_text((48, 772), f'BRIGHTWATER CAPITAL ADVISORS   |   OFFERING MEMORANDUM   |   {41+i}', fontsize=6.5, color=(.48,.23,.12))
d.save(out+'.tmp', garbage=4, deflate=True); d.close(); os.replace(out+'.tmp', out); print(n)
save(FN, [S.truth('Financial Analysis', 'The Marlowe Townhomes', '2024-09-01', '2025-08-31', dash_zero=True)], 'SINGLE_FAMILY_RENTAL', 'OPERATING_STATEMENT', 'broker (offering memorandum)',
     'HTML to PDF by pymupdf, colour bands, per-home columns between the money columns, notes column and footnotes, dashes', True)
