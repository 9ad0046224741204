import os, random, xlsxwriter
from core import *
NAME = 'Harborlight_Inn_3yr_USALI_recon.xlsx'
def make():
    g = random.Random(3607); s = St('Historical and Projected Operating Results', 'Harborlight Inn & Suites', ['2022', '2023', '2024', 'Appraiser Stabilized'], sheet='P&L Recon')
    K = 104; av = [K * 365, K * 365, K * 366, K * 365]; occ = [.612, .655, .671, .68]; rn = [round(a * o) for a, o in zip(av, occ)]; adr = [118.42, 124.17, 127.85, 131.00]
    rr = [round(a * b) for a, b in zip(rn, adr)]
    s.l('Rooms Available', av, st='#,##0'); s.l('Rooms Occupied', rn, st='#,##0'); s.l('Occupancy', [round(a / b, 3) for a, b in zip(rn, av)], raw=True, st='0.0%')
    s.l('Average Daily Rate', [round(a / b, 2) for a, b in zip(rr, rn)], raw=True, st='$#,##0.00'); s.l('RevPAR', [round(a / b, 2) for a, b in zip(rr, av)], raw=True, st='$#,##0.00')
    def pct(lab, base, p, j=.05): return s.l(lab, [base[c] * p * (1 + (g.uniform(-j, j) if c < 3 else 0)) for c in range(4)])
    s.h('OPERATING REVENUE'); a = [s.l('Rooms', rr), pct('Food & Beverage', rr, .047), pct('Meeting Room Rental', rr, .016, .2), pct('Other Operated Departments', rr, .011, .1), pct('Miscellaneous Income', rr, .006, .3)]
    T = s.t('Total Operating Revenue', a, 'total_income', 'TOTAL'); tr = s.rows[T].vals
    s.h('DEPARTMENTAL EXPENSES'); d = s.t('Total Departmental Expenses', [pct('Rooms', rr, .243), pct('Food & Beverage', s.rows[a[1]].vals, .79), pct('Other Departments', s.rows[a[3]].vals, .52)])
    D = s.t('Departmental Profit', [T, -d])
    s.h('UNDISTRIBUTED OPERATING EXPENSES'); u = s.t('Total Undistributed Expenses', [pct('Administrative & General', tr, .091), pct('Information & Telecommunications', tr, .014), pct('Sales & Marketing', tr, .062), pct('Franchise Fees', tr, .088, .01), pct('Property Operation & Maintenance', tr, .051, .1), pct('Utilities', tr, .044, .08)])
    G = s.t('Gross Operating Profit', [D, -u], kind='TOTAL'); m = s.l('Management Fee', [x * .03 for x in tr])
    I = s.t('Income Before Non-Operating Items', [G, -m])
    s.h('NON-OPERATING INCOME AND EXPENSES'); f = s.t('Total Non-Operating', [s.l('Property Taxes', [121480, 124912, 131377, 134500]), s.l('Insurance', [48212, 61340, 72965, 75500]), s.l('Equipment Leases', [6240, 6240, 4680, 5000])])
    E = s.t('EBITDA', [I, -f], kind='TOTAL'); r = s.l('Replacement Reserve', [None, None, None, tr[3] * .04]); s.t('Net Operating Income', [E, -r], 'noi', 'TOTAL')
    wb = xlsxwriter.Workbook(os.path.join(DOC, NAME)); wc = wb.add_worksheet('Cover'); w = wb.add_worksheet('P&L Recon'); wm = wb.add_worksheet('Comp Set')
    F = lambda **k: wb.add_format(dict({'font_name': 'Cambria', 'font_size': 10}, **k))
    wc.hide_gridlines(2); wc.write('B3', 'Harborlight Inn & Suites', F(bold=1, font_size=20)); wc.write('B4', '104-room limited-service hotel - Pelham Harbor', F()); wc.write('B6', 'Supporting workbook to appraisal file 24-1188', F(italic=1)); wc.write('B7', 'Source: management company annual statements', F(italic=1)); wc.set_column('B:B', 60)
    w.hide_gridlines(2); w.set_column(0, 0, 2); w.set_column(1, 1, 37); w.freeze_panes(7, 2); w.set_landscape(); w.fit_to_pages(1, 1)
    w.write(1, 1, 'Harborlight Inn & Suites', F(bold=1, font_size=14)); w.write(2, 1, 'Historical and Projected Operating Results', F(italic=1)); w.write(3, 1, 'Years ending December 31 (USALI 11th edition captions; 104 keys)', F(font_size=9))
    for k, c in enumerate(s.cols):
        x = 2 + k * 5; w.set_column(x, x, 12); w.set_column(x + 1, x + 1, 7.5); w.set_column(x + 2, x + 3, 9.5); w.set_column(x + 4, x + 4, 1.2)
        hh = F(bold=1, align='center', bg_color='#1F4E5F', font_color='white', border=1)
        w.merge_range(5, x, 5, x + 3, c if k == 3 else int(c), hh)
        for q, t in enumerate(['Amount', '% Rev', 'PAR', 'POR']): w.write(6, x + q, t, F(bold=1, align='right', bottom=1))
    i = 7; rowno = {}
    for n, q in enumerate(s.rows):
        if q.kind == 'HEADING': i += 1
        rowno[n] = i; b = q.kind != 'LINE'; w.write(i, 1, q.label, F(bold=b, indent=0 if b or 'st' in q.x else 1, top=1 if q.items else 0))
        if q.kind != 'HEADING':
            for k, v in enumerate(q.vals):
                x = 2 + 5 * k
                if v is None: continue
                if 'st' in q.x: w.write(i, x, v, F(num_format=q.x['st'])); continue
                nf = '$#,##0;($#,##0)' if q.kind == 'TOTAL' else '#,##0;(#,##0)'; fm = F(bold=b, num_format=nf, top=1 if q.items else 0, bottom=6 if q.label == 'Net Operating Income' else 0); L = chr(65 + x)
                if q.items: w.write_formula(i, x, '=' + ''.join(f"{'+' if sg > 0 else '-'}{L}{rowno[it]+1}" for it, sg in zip(q.items, q.signs)).lstrip('+'), fm, v)
                else: w.write(i, x, v, fm)
                w.write(i, x + 1, v / tr[k], F(num_format='0.0%', italic=1)); w.write(i, x + 2, round(v / K), F(num_format='#,##0')); w.write(i, x + 3, round(v / rn[k], 2), F(num_format='0.00'))
        i += 1
    w.write(i + 1, 1, 'PAR = per available room per year; POR = per occupied room night. 2022-2024 reserve not funded by owner.', F(font_size=8, italic=1))
    for r_, L in enumerate([['Competitive set', 'Rooms', 'Est. Occ.', 'Est. ADR'], ['Property A (select service)', 121, .70, 136], ['Property B (limited service)', 88, .64, 119], ['Property C (extended stay)', 96, .74, 122]]):
        for c_, v in enumerate(L): wm.write(r_ + 1, c_ + 1, v, F(bold=r_ == 0, num_format='0%' if isinstance(v, float) else '#,##0'))
    wm.set_column(1, 1, 30); w.activate(); wb.close()
    finish(NAME, [s], 'HOSPITALITY', 'OPERATING_STATEMENT', 'hotel appraiser', 'USALI three-year and stabilized, amount/%/PAR/POR groups with spacer columns, formulas, three sheets', False)
