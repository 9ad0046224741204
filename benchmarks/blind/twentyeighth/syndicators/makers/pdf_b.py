from common import *
# ---------------- P4 condo association balance sheet by fund (pymupdf) ----------------
def p4():
    import pymupdf as fitz
    cols = ['Operating Fund', 'Replacement Fund', 'Total 2024', 'Total 2023']
    st = St('Balance Sheets', 'Marigold Court Condominium Association, Inc.', None, '2024-12-31', cols)
    def L(l, o, r, p, **m):
        t = (o or 0) + (r or 0); return st.L(l, [o, r, t if (o, r) != (None, None) and t else None, p], **m)
    st.H('ASSETS'); 
    a = [L('Cash and cash equivalents', 84316, 212407, 271118), L('Certificates of deposit', None, 350000, 300000), L('Assessments receivable, net of allowance for credit losses of $6,200', 21944, None, 18307),
         L('Special assessment receivable', None, 46580, None), L('Accrued interest receivable', None, 3912, 2774), L('Prepaid insurance', 38275, None, 35140), L('Prepaid income taxes', 1450, None, 1200), L('Utility deposits', 2600, None, 2600),
         L('Due from (to) other fund', -17250, 17250, None)]
    eq = L('Maintenance equipment, net of accumulated depreciation of $31,884', 9416, None, 12205)
    ta = st.T('TOTAL ASSETS', a + [eq], kind='TOTAL', key='total_assets')
    st.H('LIABILITIES AND FUND BALANCES'); st.H('LIABILITIES')
    l = [L('Accounts payable', 26733, 14920, 29464), L('Accrued payroll and related taxes', 7318, None, 6990), L('Assessments received in advance', 31207, None, 27815), L('Security and clubhouse deposits', 4500, None, 4200), L('Contract retainage payable', None, 9180, None),
         L('Insurance financing note payable', 22486, None, 20731), L('Contract liabilities (assessments received in advance - replacement fund)', None, 488114, 445906)]
    tl = st.T('Total Liabilities', l, key='total_liabilities')
    st.H('FUND BALANCES')
    oo = st.rows[ta]['vals'][0] - st.rows[tl]['vals'][0]; rr = st.rows[ta]['vals'][1] - st.rows[tl]['vals'][1]; pp = st.rows[ta]['vals'][3] - st.rows[tl]['vals'][3]
    f1 = L('Designated for future major repairs', None, rr, 81214); f2 = L('Designated by Board - hurricane deductible', 20000, None, 20000); f3 = L('Undesignated', oo - 20000, None, pp - 101214)
    tf = st.T('Total Fund Balances', [f1, f2, f3], key='total_equity')
    te = st.T('TOTAL LIABILITIES AND FUND BALANCES', [tl, tf], kind='TOTAL')
    assert st.rows[te]['vals'] == st.rows[ta]['vals'], (st.rows[te]['vals'], st.rows[ta]['vals'])
    assert all(v > 0 for v in st.rows[tf]['vals']), st.rows[tf]['vals']; print('P4', [st.rows[x]['vals'] for x in (f1, f2, f3)])
    for r in st.rows:
        if r['foots'] or r['type'] == 'LINE': assert (r['vals'][0] or 0) + (r['vals'][1] or 0) == (r['vals'][2] or 0)
    d = fitz.open()
    # cover letter page
    pg = d.new_page(width=612, height=792)
    def ctr(p, y, t, fs=11, fn='tiro'): p.insert_text((306 - fitz.get_text_length(t, fn, fs) / 2, y), t, fontsize=fs, fontname=fn)
    ctr(pg, 110, 'PELHAM OSTRANDER & CO., P.A.', 15, 'tibo'); ctr(pg, 126, 'Certified Public Accountants', 10, 'tiit')
    y = 190
    for t in ["INDEPENDENT ACCOUNTANT'S COMPILATION REPORT", '', 'To the Board of Directors', 'Marigold Court Condominium Association, Inc.', 'Sarasota, Florida', '',
              'Management is responsible for the accompanying balance sheets of Marigold Court Condominium', 'Association, Inc. as of December 31, 2024 and 2023 in accordance with accounting principles generally', 'accepted in the United States of America. We have performed compilation engagements in accordance',
              'with Statements on Standards for Accounting and Review Services. We did not audit or review the', 'balance sheets and do not express an opinion, a conclusion, nor provide any assurance on them.', '',
              'Management has elected to omit substantially all the disclosures ordinarily included in financial', 'statements. Supplementary information on future major repairs has been omitted.', '', 'March 21, 2025']:
        pg.insert_text((72, y), t, fontname='tibo' if t.startswith('INDEP') else 'tiro', fontsize=11); y += 17
    pg = d.new_page(width=612, height=792)
    ctr(pg, 66, 'MARIGOLD COURT CONDOMINIUM ASSOCIATION, INC.', 12, 'tibo'); ctr(pg, 82, 'BALANCE SHEETS', 12, 'tibo'); ctr(pg, 97, 'December 31, 2024', 11); ctr(pg, 111, '(with summarized totals as of December 31, 2023)', 10, 'tiit')
    X = [352, 422, 488, 552]
    def rt(x, y, t, fn='tiro', fs=10): pg.insert_text((x - fitz.get_text_length(t, fn, fs), y), t, fontname=fn, fontsize=fs)
    for x, a_, b_ in zip(X, ['Operating', 'Replacement', '2024', '2023'], ['Fund', 'Fund', 'Total', 'Total']): rt(x, 140, a_, 'tibo', 9.5); rt(x, 152, b_, 'tibo', 9.5); pg.draw_line((x - 52, 155), (x, 155), width=.6)
    y = 176
    for k, r in enumerate(st.rows):
        T = r['type']; lab = r['label']
        if T == 'HEADING':
            y += 6
            if lab in ('ASSETS', 'LIABILITIES AND FUND BALANCES'): ctr(pg, y, lab, 10.5, 'tibo')
            else: pg.insert_text((60, y), lab, fontname='tibo', fontsize=10)
            y += 18; continue
        fn = 'tiro' if T == 'LINE' else 'tibo'
        # wrap the label
        ws = lab.split(); lines = ['']
        for w_ in ws:
            if fitz.get_text_length((lines[-1] + ' ' + w_).strip(), fn, 10) > 222: lines.append(w_)
            else: lines[-1] = (lines[-1] + ' ' + w_).strip()
        for j, t in enumerate(lines): pg.insert_text((60 + (12 if T == 'LINE' else 0) + (10 if j else 0), y + 12 * j), t, fontname=fn, fontsize=10)
        y += 12 * (len(lines) - 1)
        for x, v in zip(X, r['vals']):
            rt(x + (3.3 if v and v < 0 else 0), y, par(v, 0, '-'), fn)
            if T == 'TOTAL' or k == 1: pg.insert_text((x - 52, y), '$', fontname=fn, fontsize=10)
            if T != 'LINE': pg.draw_line((x - 52, y - 10), (x, y - 10), width=.6)
            if T == 'TOTAL': pg.draw_line((x - 52, y + 2.5), (x, y + 2.5), width=.6); pg.draw_line((x - 52, y + 4.5), (x, y + 4.5), width=.6)
        y += 16 if T == 'LINE' else 21
    ctr(pg, 740, "See Independent Accountant's Compilation Report.", 9, 'tiit'); ctr(pg, 756, '- 2 -', 9)
    name = 'marigold_court_balance_sheet_funds.pdf'; d.save(doc(name))
    save(name, [st], 'MULTIFAMILY', 'BALANCE_SHEET', 'CPA compilation, letter page then balance sheet by fund with prior-year total, wrapped labels', False)

# ---------------- P5 T12 line-printer style (fpdf2 courier, legal landscape) ----------------
def p5():
    from fpdf import FPDF
    R = random.Random(2855)
    ms = ['Jul 2024', 'Aug 2024', 'Sep 2024', 'Oct 2024', 'Nov 2024', 'Dec 2024', 'Jan 2025', 'Feb 2025', 'Mar 2025', 'Apr 2025', 'May 2025', 'Jun 2025']
    st = St('TRAILING TWELVE MONTH OPERATING STATEMENT', 'MAPLE RIDGE COMMONS', '2024-07-01', '2025-06-30', ms + ['12-MO TOTAL'])
    cold = [.6, .6, .6, .8, 1.1, 1.5, 1.8, 1.7, 1.4, 1, .7, .6]; hot = [1.4, 1.4, 1.2, .9, .9, 1, 1.05, 1, .9, .8, .9, 1.2]
    def ln(code, l, ann, n=.05, seas=None, only=None):
        v = split12(R, ann, n, seas, flat=(n == 0))
        if only: v = [round(ann / len(only)) if i in only else 0 for i in range(12)]
        return st.L(l, v + [sum(v)], code)
    def sec(h, ls, tc, t, **k):
        st.H(h); ids = [ln(*x) for x in ls]; return st.T(t, ids, tc, **k)
    r = sec('RENTAL INCOME', [('3000-010', 'GROSS POTENTIAL RENT-LIHTC 60', 1094000, .003), ('3000-020', 'GROSS POTENTIAL RENT-LIHTC 50', 512000, .003), ('3000-030', 'HOUSING ASSISTANCE PMTS', 268800, .02), ('3000-110', 'LOSS TO LEASE/UTIL ALLOWANCE', -61200, .04), ('3000-120', 'VACANCY LOSS', -79400, .25), ('3000-130', 'CONCESSIONS', -9600, .6), ('3000-140', 'BAD DEBT WRITE OFF', -22800, .5), ('3000-150', 'BAD DEBT RECOVERY', 3100, .8)], '3000-999', 'NET RENTAL INCOME')
    o = sec('OTHER INCOME', [('3100-010', 'LAUNDRY', 15600, .1), ('3100-020', 'LATE/NSF FEES', 9900, .3), ('3100-030', 'APPLICATION FEES', 3200, .4), ('3100-040', 'DAMAGES AND CLEANING', 7400, .5), ('3100-050', 'CABLE/TELECOM REVENUE', 8400, 0, None, [2, 5, 8, 11]), ('3100-060', 'INTEREST INCOME', 2260, .1)], '3100-999', 'TOTAL OTHER INCOME')
    ti = st.T('TOTAL INCOME', [r, o], '3999-999', kind='TOTAL', key='total_income')
    E = [sec('PAYROLL', [('4000-010', 'MANAGER', 62400, .06), ('4000-020', 'LEASING/ASST MANAGER', 44800, .06), ('4000-030', 'MAINTENANCE SALARIES', 98200, .07), ('4000-080', 'PAYROLL TAXES', 18100, .15), ('4000-090', 'GROUP INSURANCE', 32600, .04), ('4000-095', 'WORKERS COMPENSATION', 6300, .05)], '4000-999', 'TOTAL PAYROLL'),
      sec('ADMINISTRATIVE', [('4100-010', 'MANAGEMENT FEE', 91200, .02), ('4100-020', 'OFFICE SUPPLIES', 8800, .2), ('4100-030', 'TELEPHONE/INTERNET', 9700, .08), ('4100-040', 'LEGAL/EVICTIONS', 8300, .6), ('4100-050', 'AUDIT AND TAX RETURN', 14800, 0, None, [7, 8]), ('4100-060', 'COMPLIANCE MONITORING FEE', 6720, 0, None, [6]), ('4100-070', 'SOFTWARE', 11500, .05), ('4100-080', 'TRAINING AND TRAVEL', 3400, .5)], '4100-999', 'TOTAL ADMINISTRATIVE'),
      sec('MARKETING', [('4200-010', 'ADVERTISING', 7700, .3), ('4200-020', 'RESIDENT ACTIVITIES', 4100, .4)], '4200-999', 'TOTAL MARKETING'),
      sec('UTILITIES', [('4300-010', 'ELECTRIC-COMMON', 39800, .06, hot), ('4300-020', 'ELECTRIC-VACANT', 5100, .3), ('4300-030', 'GAS', 34700, .06, cold), ('4300-040', 'WATER/SEWER', 104600, .06), ('4300-050', 'TRASH', 28800, .03)], '4300-999', 'TOTAL UTILITIES'),
      sec('REPAIRS AND MAINTENANCE', [('4400-010', 'PLUMBING', 16800, .4), ('4400-020', 'HVAC', 21300, .3, hot), ('4400-030', 'ELECTRICAL', 6400, .4), ('4400-040', 'APPLIANCE PARTS', 8700, .4), ('4400-050', 'PEST CONTROL', 7900, .1), ('4400-060', 'GROUNDS', 34200, .1), ('4400-070', 'SNOW REMOVAL', 9300, 0, None, [5, 6, 7]), ('4400-080', 'TURNKEY PAINT', 22100, .35), ('4400-090', 'TURNKEY FLOORING', 18600, .4)], '4400-999', 'TOTAL REPAIRS AND MAINTENANCE'),
      sec('TAXES AND INSURANCE', [('4500-010', 'REAL ESTATE TAXES', 148320, 0), ('4500-020', 'PROPERTY/LIABILITY INSURANCE', 121600, .01)], '4500-999', 'TOTAL TAXES AND INSURANCE')]
    te = st.T('TOTAL OPERATING EXPENSES', E, '4999-999', kind='TOTAL', key='total_operating_expenses')
    noi = st.T('NET OPERATING INCOME', [ti, te], '5000-999', signs=[1, -1], kind='TOTAL', key='noi')
    n = sec('NON-OPERATING', [('6000-010', 'MORTGAGE INTEREST', 402000, .01), ('6000-020', 'DEPRECIATION', 528000, 0), ('6000-030', 'AMORTIZATION TAX CREDIT FEES', 7800, 0), ('6000-040', 'PARTNERSHIP MGMT FEE', 15000, 0, None, [11])], '6000-999', 'TOTAL NON-OPERATING')
    st.T('NET INCOME (LOSS)', [noi, n], '9999-999', signs=[1, -1], kind='TOTAL', key='net_income')
    name = 'maple_ridge_t12_jun25.pdf'
    f = FPDF('L', 'pt', (612, 1008)); f.set_margins(28, 26, 28); f.set_auto_page_break(False)
    def head():
        f.add_page(); f.set_font('courier', '', 7.6); f.set_y(26)
        for t in [f"{'RUN 07/14/25 08:03':<60}{'CARDINAL POINT MANAGEMENT CO':^80}{'PAGE ' + str(f.page_no()):>66}", f"{'PROG GL412':<60}{'MAPLE RIDGE COMMONS':^80}", f"{'BASIS: ACCRUAL':<60}{'TRAILING TWELVE MONTH OPERATING STATEMENT':^80}", f"{'':<60}{'07/01/2024 THRU 06/30/2025':^80}", '',
                  f"{'ACCOUNT':<10}{'':<31}" + ''.join(f'{m[:3].upper():>12}' for m in ms) + f"{'12-MO':>14}", f"{'':<41}" + ''.join(f'{m[4:]:>12}' for m in ms) + f"{'TOTAL':>14}", '=' * 200]: f.cell(0, 9.2, t, new_x='LMARGIN', new_y='NEXT')
    head()
    def fm(v, w): return ' ' * w if v is None else f'{v:>{w},.0f}'
    for i, r_ in enumerate(st.rows):
        if f.get_y() > 570 or (r_['type'] == 'HEADING' and f.get_y() > 530): head()
        f.set_font('courier', '', 7.6)
        if r_['type'] == 'HEADING': f.ln(4); f.cell(0, 9.2, f"{'':<10}{r_['label']}", new_x='LMARGIN', new_y='NEXT'); continue
        if r_['type'] == 'SUBTOTAL': f.cell(0, 7, ' ' * 41 + ''.join(' ' * 3 + '-' * 9 for _ in ms) + '   ' + '-' * 11, new_x='LMARGIN', new_y='NEXT')
        if r_['type'] == 'TOTAL': f.ln(3); f.set_font('courier', 'B', 7.6)
        f.cell(0, 9.2, f"{r_['code']:<10}{('  ' if r_['type'] == 'LINE' else '') + r_['label']:<31}" + ''.join(fm(v, 12) for v in r_['vals'][:12]) + fm(r_['vals'][12], 14), new_x='LMARGIN', new_y='NEXT')
        if r_['type'] == 'TOTAL': f.set_font('courier', '', 7.6); f.cell(0, 7, ' ' * 41 + ''.join(' ' * 3 + '=' * 9 for _ in ms) + '   ' + '=' * 11, new_x='LMARGIN', new_y='NEXT')
    f.ln(8); f.cell(0, 9, '*** END OF REPORT ***'); f.output(doc(name))
    save(name, [st], 'MULTIFAMILY', 'OPERATING_STATEMENT_T12', 'monospaced line-printer run, legal landscape, fiscal year Jul-Jun, two-line headers repeated per page', True)

# ---------------- P6 cash flow, audited partnership (worksheet printed by soffice) ----------------
def p6():
    import subprocess
    st = St('STATEMENTS OF CASH FLOWS', 'EASTGATE ELDER HOUSING LIMITED PARTNERSHIP', '2024-01-01', '2024-12-31', ['2024', '2023'])
    st.H('Cash flows from operating activities')
    ni = st.L('Net loss', [-418266, -391507]); st.H('Adjustments to reconcile net loss to net cash provided by operating activities', ind=1)
    ids = [ni] + [st.L(l, v, ind=2) for l, v in [('Depreciation', [702914, 698330]), ('Amortization of tax credit fees', [11480, 11480]), ('Amortization of debt issuance costs included in interest expense', [9216, 9216]), ('Bad debts', [6327, 4418])]]
    st.H('Changes in:', ind=1)
    ids += [st.L(l, v, ind=2) for l, v in [('Tenant accounts receivable', [-8914, -2206]), ('Accounts receivable - HAP', [-13771, 5602]), ('Prepaid expenses', [-4388, -7915]), ('Accounts payable - operations', [17605, -11326]), ('Accrued real estate taxes', [3180, 2744]), ('Accrued interest payable - subordinate notes', [96500, 92788]), ('Prepaid rents', [-1126, 2093]), ('Tenant security deposits liability', [2350, 1875])]]
    op = st.T('Net cash provided by operating activities', ids)
    st.H('Cash flows from investing activities')
    iv = st.T('Net cash used in investing activities', [st.L('Purchase of property and equipment', [-114837, -69240], ind=1), st.L('Proceeds from insurance claim', [22500, None], ind=1)])
    st.H('Cash flows from financing activities')
    fi = st.T('Net cash used in financing activities', [st.L(l, v, ind=1) for l, v in [('Principal payments on first mortgage', [-161408, -153922]), ('Principal payments on city HOME loan', [-12000, -12000]), ('Capital contributions', [None, 75000]), ('Payment of developer fee payable', [-58316, -121904]), ('Distributions to partners', [-20000, None])]])
    ch = st.T('Net increase in cash, cash equivalents and restricted cash', [op, iv, fi], kind='TOTAL', key='net_cash_flow')
    b23 = 694118; e23 = b23 + st.rows[ch]['vals'][1]
    b = st.L('Cash, cash equivalents and restricted cash, beginning', [e23, b23])
    e = st.T('Cash, cash equivalents and restricted cash, ending', [ch, b], kind='TOTAL')
    st.key['net_income'] = ni
    assert st.rows[ch]['vals'][0] > 0 and st.rows[ch]['vals'][1] > 0, st.rows[ch]['vals']
    E = st.rows[e]['vals']
    st.H('Cash, cash equivalents and restricted cash consists of')
    parts = [('Tenant security deposits', [48210, 45860]), ('Tax and insurance escrow', [61944, 58117]), ('Reserve for replacements', [312806, 331450]), ('Operating reserve', [265117, 259808])]
    ids = [st.L('Cash', [E[k] - sum(p[1][k] for p in parts) for k in (0, 1)], ind=1)] + [st.L(l, v, ind=1) for l, v in parts]
    tt = st.T('Total cash, cash equivalents and restricted cash', ids, kind='TOTAL'); assert st.rows[tt]['vals'] == E; print('P6 cash', st.rows[ids[0]]['vals'])
    st.H('Supplemental disclosure of cash flow information'); st.L('Cash paid for interest', [286114, 294077], ind=1)
    st.H('Significant noncash investing and financing activities'); st.L('Property and equipment included in accounts payable', [18250, None], ind=1)
    from openpyxl import Workbook
    from openpyxl.styles import Font, Alignment, Border, Side
    wb = Workbook(); ws = wb.active; ws.title = 'CF'; F = 'Carlito'
    for c, w in zip('ABCDE', (62, 2, 14, 2, 14)): ws.column_dimensions[c].width = w
    for r_, (t, b_) in enumerate([('EASTGATE ELDER HOUSING LIMITED PARTNERSHIP', 1), ('STATEMENTS OF CASH FLOWS', 1), ('YEARS ENDED DECEMBER 31, 2024 AND 2023', 0)], 1):
        ws.merge_cells(start_row=r_, start_column=1, end_row=r_, end_column=5); c = ws.cell(r_, 1, t); c.font = Font(name=F, size=11, bold=bool(b_)); c.alignment = Alignment(horizontal='center')
    thin, dbl = Side(style='thin'), Side(style='double')
    for c, y in ((3, 2024), (5, 2023)):
        x = ws.cell(5, c, y); x.font = Font(name=F, size=10, bold=True); x.alignment = Alignment(horizontal='center'); x.border = Border(bottom=thin)
    n = 6
    for i, r in enumerate(st.rows):
        T = r['type']; lab = r['label']; ind = r['m'].get('ind', 0)
        if T == 'HEADING' and ind == 0: n += 1; ws.row_dimensions[n - 1].height = 6
        c = ws.cell(n, 1, lab); c.font = Font(name=F, size=10, bold=(T == 'HEADING' and ind == 0) or T == 'TOTAL'); c.alignment = Alignment(horizontal='left', indent=3 if T == 'SUBTOTAL' else ind, wrap_text=True, vertical='bottom')
        if len(lab) > 72: ws.row_dimensions[n].height = 27
        if T != 'HEADING':
            dl = i in (ni, b) or T == 'TOTAL' or lab in ('Cash', 'Cash paid for interest') or lab.startswith('Property and equipment')
            for cc, v in zip((3, 5), r['vals']):
                x = ws.cell(n, cc, 0 if v is None else v); x.font = Font(name=F, size=10, bold=T == 'TOTAL')
                x.number_format = '_($* #,##0_);_($* (#,##0);_($* "-"_);_(@_)' if dl else '_(* #,##0_);_(* (#,##0);_(* "-"_);_(@_)'
                x.border = Border(top=thin if T != 'LINE' else None, bottom=dbl if T == 'TOTAL' and i != ch else None)
        n += 1
    ws.cell(n + 1, 1, 'See notes to financial statements.').font = Font(name=F, size=9, italic=True)
    ws.oddFooter.center.text = '-7-'; ws.print_area = f'A1:E{n + 1}'
    ws.page_setup.paperSize = 1; ws.page_setup.fitToWidth = 1; ws.page_setup.fitToHeight = 1; ws.sheet_properties.pageSetUpPr = __import__('openpyxl').worksheet.properties.PageSetupProperties(fitToPage=True); ws.print_options.horizontalCentered = True
    os.makedirs(BASE + '/.tmp', exist_ok=True); p = BASE + '/.tmp/eastgate_cash_flows_2024.xlsx'; wb.save(p)
    subprocess.run(['soffice', '-env:UserInstallation=file://./.lo', '--headless', '--convert-to', 'pdf', '--outdir', BASE + '/documents', p], check=True, capture_output=True, timeout=280)
    assert os.path.exists(doc('eastgate_cash_flows_2024.pdf'))
    save('eastgate_cash_flows_2024.pdf', [st], 'SENIOR_HOUSING', 'CASH_FLOW_STATEMENT', 'audited indirect cash flows, two years, restricted cash table and noncash supplement', False)
