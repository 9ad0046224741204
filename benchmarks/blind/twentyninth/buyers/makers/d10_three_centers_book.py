"""Three shopping centres of one seller in one book: a notes sheet, a roll-up by centre, and one sheet per centre (2025 / 2024 with $ per SF columns, variance $ and %), live formulas with cached values, hidden rows, xlsxwriter."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import *
import xlsxwriter, random
from xlsxwriter.utility import xl_rowcol_to_cell as RC
FN = 'Fairhaven Portfolio - YE25 Operating Stmts.xlsx'
wb = xlsxwriter.Workbook(os.path.join(DOCS, FN))
def F(**k): return wb.add_format({'font_name':'Cambria','font_size':10,**k})
def der(b, n): return [b[0], b[1], (b[0]-b[1])*(1 if n == 'inc' else -1)]
def build(seed, sc, opts):
    rng = random.Random(seed); S = Stmt(['2025 Actual', '2024 Actual', 'Variance Fav (Unfav)'], 2, der)
    def v(a, g=.03, z=.04): x = a*sc*(1+rng.uniform(-z, z)); return [int(round(x)), int(round(x/(1+g)*(1+rng.uniform(-z, z))))]
    L = lambda l, x, nat='exp', lv=1: S.line(l, x, None, lv, nat)
    S.head('Income:')
    a = [L('Minimum Rent', v(1310000,.02,.01),'inc')]
    if 'pct' in opts: a.append(L('Percentage Rent', v(38000,.1,.2),'inc'))
    if 'ground' in opts: a.append(L('Ground Lease - Bank Pad', [132000,120000],'inc'))
    if 'grocer' in opts: a.append(L('Minimum Rent - Grocer', [386400,386400],'inc'))
    a += [L('CAM Recoveries', v(212000,.05),'inc'), L('Tax Recoveries', v(241000,.04),'inc'), L('Insurance Recoveries', v(52000,.13),'inc')]
    if 'yearend' in opts: a.append(L('Prior-Year Reconciliations', [-8412,16377],'inc'))
    a += [L('Vacancy & Credit Loss', [-x for x in v(41000,-.2,.3)],'inc'), L('Other Income', v(9200,.1,.4),'inc')]
    ti = S.total('Total Income', a, nat='inc', key='total_income')
    S.head('Recoverable Expenses:')
    b = [L('Parking Lot Maintenance', v(31000,.1,.2)), L('Landscaping', v(27000,.04,.1))]
    b += [L('Snow Removal', v(44000,-.25,.3))] if 'snow' in opts else []
    b += [L('Trash', v(18500)), L('Common Electric', v(24600,.06)), L('Water & Sewer', v(16800,.06)), L('Security', v(22000,.03))] + ([L('Elevator - 2nd Floor Offices', v(7800,.05))] if 'office' in opts else []) + [L('Repairs - General', v(29500,.1,.3)), L('Property Taxes', v(258000,.045,.02)), L('Insurance', v(56500,.14,.03)), L('Management Fee (4%)', [int(round(x*.04)) for x in S.rows[ti]['base']])]
    r = S.sub('Total Recoverable', b, level=0)
    S.head('Non-Recoverable Expenses:')
    c = [L('Leasing & Legal', v(19400,.1,.4)), L('Vacant Suites', v(6300,.1,.4)), L('Roof Repairs', v(14800,.2,.5)), L('Accounting', [9600,9300]), L('Bank Charges', v(1450,.02,.2))]
    n = S.sub('Total Non-Recoverable', c, level=0)
    te = S.total('Total Operating Expenses', [r, n], key='total_operating_expenses')
    no = S.total('Net Operating Income', [ti, te], minus=(te,), nat='inc', key='noi')
    d = S.line('Debt Service', [int(round(612000*sc))]*2, None, 0, 'exp')
    cx = S.line('Capital, TI & Commissions', v(96000,.2,.5), None, 0, 'exp')
    S.total('Cash Flow After Debt & Capital', [no, d, cx], minus=(d, cx), nat='inc', key='net_cash_flow')
    return S
P = [('Oak Plaza', 'Oak Plaza', 98400, 1.0, {'pct','ground','snow'}), ('Mill Run', 'Mill Run Marketplace', 121750, 1.22, {'grocer','snow','yearend'}), ('Larch Cnr', 'Larch Corner Shops', 41300, .43, {'office'})]
books = [build(21000+i, p[3], p[4]) for i, p in enumerate(P)]
nt = wb.add_worksheet('Notes'); nt.set_column(0, 0, 100, F(text_wrap=True, valign='top'))
for i, t in enumerate(['Fairhaven Retail Holdings - package for prospective buyers', 'Prepared 2/9/2026 from the owner\'s books (modified cash basis). Management fee of 4% is paid to an affiliate.', 'Mill Run: the grocer renewed at a flat rent through 2031. A former fitness tenant (11,200 SF) went dark in May 2025 and paid through December.', 'Larch Corner: second-floor offices (8,600 SF) are included.', 'Square footages: Oak Plaza 98,400; Mill Run 121,750; Larch Corner 41,300.', 'Total 2025 capital of the three centers was funded from operations.']): nt.write(i*2, 0, t, F(text_wrap=True, bold=(i == 0), font_size=13 if i == 0 else 10))
sm = wb.add_worksheet('Roll-Up')
truths = []
nf, pf, sf_ = '#,##0;(#,##0)', '0.0%;(0.0%)', '0.00;(0.00)'
where = []
for (sh, nm, sf, sc, o), S in zip(P, books):
    ws = wb.add_worksheet(sh); where.append({})
    ws.set_column(0, 0, 34); ws.set_column(1, 1, 13); ws.set_column(2, 2, 8); ws.set_column(3, 3, 13); ws.set_column(4, 4, 8); ws.set_column(5, 5, 13); ws.set_column(6, 6, 8)
    ws.merge_range(0, 0, 0, 6, nm, F(bold=True, font_size=15, font_color='#3B2F63', align='center')); ws.merge_range(1, 0, 1, 6, f'Statement of Operations - Years Ended December 31, 2025 and 2024   ({sf:,} SF GLA)', F(align='center', italic=True))
    hb = F(bold=True, bg_color='#3B2F63', font_color='white', align='center'); 
    ws.write(3, 0, '', hb); ws.merge_range(3, 1, 3, 2, '2025', hb); ws.merge_range(3, 3, 3, 4, '2024', hb); ws.merge_range(3, 5, 3, 6, 'Variance', hb)
    ws.write(4, 0, '', hb)
    for j, t in enumerate(('Actual','$/SF','Actual','$/SF','Fav (Unfav)','%')): ws.write(4, j+1, t, hb)
    r = 5; pos = {}
    for q in S.rows:
        if q['type'] == 'HEADING':
            if r > 5: r += 1
            ws.write(r, 0, q['label'], F(bold=True, underline=1)); pos[q['i']] = r; r += 1; continue
        tot = q['type'] != 'LINE'; k = dict(bold=tot); 
        if tot: k.update(top=1, bg_color='#ECE9F4' if q['type'] == 'TOTAL' else '#FFFFFF')
        ws.write(r, 0, q['label'], F(indent=0 if (tot or q['level'] == 0) else 1, **k)); pos[q['i']] = r
        v = q['values']
        for c, x in ((1, v[0]), (3, v[1])):
            if tot:
                sg = lambda j: '-' if (q['label'].startswith(('Net Op','Cash Flow')) and j != q['items'][0]) else '+'
                fm = '='+''.join(('' if n_ == 0 else sg(j))+RC(pos[j], c) for n_, j in enumerate(q['items']))
                ws.write_formula(r, c, fm, F(num_format=nf, **k), x)
            else: ws.write_number(r, c, x, F(num_format=nf, **k))
            ws.write_formula(r, c+1, f'={RC(r, c)}/{sf}', F(num_format=sf_, font_color='#777777', **{**k, 'bold': False}), x/sf)
        ws.write_formula(r, 5, f'={RC(r,1)}-{RC(r,3)}' if q['nat'] == 'inc' else f'={RC(r,3)}-{RC(r,1)}', F(num_format=nf, **k), v[2]); ws.write_formula(r, 6, f'=IFERROR({RC(r,5)}/ABS({RC(r,3)}),0)', F(num_format=pf, **{**k, 'bold': False}), v[2]/abs(v[1]) if v[1] else 0)
        where[-1][q['label']] = r
        r += 1
        if tot: r += 1
    # hidden working rows at the foot: occupancy helper
    ws.write(r+1, 0, 'check: NOI per broker model', F(font_color='#999999')); ws.write_number(r+1, 1, 0, F(num_format=nf)); ws.set_row(r+1, None, None, {'hidden': True})
    ws.hide_gridlines(2); ws.set_landscape(); ws.fit_to_pages(1, 1)
    truths.append(S.truth(f'Statement of Operations', nm, '2025-01-01', '2025-12-31', sheet=sh))
# roll-up of 2025 by centre
R = Stmt(['Oak Plaza', 'Mill Run', 'Larch Corner', 'Portfolio'], 3, lambda b, n: list(b)+[sum(b)])
g = lambda S, lab: next((q['base'][0] for q in S.rows if q['label'] == lab), 0)
def many(*labs): return [sum(g(S, l) for l in labs) for S in books]
rt = [R.line('Rents', many('Minimum Rent','Percentage Rent','Ground Lease - Bank Pad','Minimum Rent - Grocer'), nat='inc'), R.line('Recoveries', many('CAM Recoveries','Tax Recoveries','Insurance Recoveries','Prior-Year Reconciliations'), nat='inc'), R.line('Vacancy, Credit & Other', many('Vacancy & Credit Loss','Other Income'), nat='inc')]
t1 = R.total('Total Income', rt, nat='inc', key='total_income')
ex = [R.line('Recoverable Expenses', many('Total Recoverable')), R.line('Non-Recoverable Expenses', many('Total Non-Recoverable'))]
t2 = R.total('Total Operating Expenses', ex, key='total_operating_expenses')
t3 = R.total('Net Operating Income', [t1, t2], minus=(t2,), key='noi')
d = [R.line('Debt Service', many('Debt Service')), R.line('Capital, TI & Commissions', many('Capital, TI & Commissions'))]
R.total('Cash Flow After Debt & Capital', [t3]+d, minus=d, key='net_cash_flow')
sm.set_column(0, 0, 32); sm.set_column(1, 4, 15)
sm.write(0, 0, 'Fairhaven Retail Holdings', F(bold=True, font_size=14, font_color='#3B2F63')); sm.write(1, 0, 'Roll-up by center, year ended December 31, 2025', F(italic=True))
for j, t in enumerate(R.columns): sm.write(3, j+1, t, F(bold=True, bottom=2, align='right'))
r = 4
for q in R.rows:
    k = dict(bold=q['type'] == 'TOTAL'); k.update(top=1) if q['type'] == 'TOTAL' else None
    sm.write(r, 0, q['label'], F(**k))
    for j, x in enumerate(q['values']): sm.write_number(r, j+1, x, F(num_format='$#,##0;($#,##0)' if q['type'] == 'TOTAL' else nf, **k))
    r += 2 if q['type'] == 'TOTAL' else 1
sm.set_landscape(); sm.fit_to_pages(1, 1); sm.hide_gridlines(2); sm.activate(); wb.close()
truths.insert(0, R.truth('Roll-up by center, year ended December 31, 2025', 'Fairhaven Retail Holdings', '2025-01-01', '2025-12-31', sheet='Roll-Up'))
save(FN, truths, 'RETAIL', 'OPERATING_STATEMENT', 'private seller (own workbook)', 'xlsxwriter, notes sheet, roll-up and one sheet per centre, merged group headers, $/SF columns between, live formulas, hidden rows', True)
for S in books+[R]: print([q['values'] for q in S.rows if q['type'] == 'TOTAL'])
