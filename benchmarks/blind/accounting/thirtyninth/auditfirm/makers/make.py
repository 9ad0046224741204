#!/usr/bin/env python
"""Regenerates documents/, truth/ and index.json from a seed.  python3 make.py"""
import json, os, random, shutil, subprocess, datetime as dt
HERE = os.path.dirname(os.path.abspath(__file__))
DOC, TRU = os.path.join(HERE, 'documents'), os.path.join(HERE, 'truth')
for d in (DOC, TRU):
    shutil.rmtree(d, ignore_errors=True); os.makedirs(d)
SEED = 390417
INDEX = []

def rng(tag): return random.Random(f'{SEED}-{tag}')
def r2(x): return round(x + 0.0, 2) + 0.0
def clean(d): return {k: v for k, v in d.items() if v is not None}
def put(name, ext, kind, money, rows, totals, asset, author, style, hard, planted=None):
    json.dump({'name': name, 'kind': kind, 'planted': planted, 'money': money,
               'rows': [clean(r) for r in rows], 'totals': [clean(t) for t in totals]},
              open(os.path.join(TRU, name + '.json'), 'w'), indent=1, ensure_ascii=False)
    INDEX.append({'file': f'{name}.{ext}', 'assetType': asset,
                  'documentType': {'TB': 'TRIAL_BALANCE', 'AR': 'AGED_RECEIVABLES', 'UM': 'UNIT_MIX'}[kind],
                  'author': author, 'style': style, 'hard': hard})
def soffice(path, fmt, out=DOC):
    subprocess.run(['soffice', '--headless', '--convert-to', fmt, '--outdir', out, path], check=True,
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

def jit(R, v, p=.06):
    """an amount near v, with cents"""
    return 0 if not v else r2(v * R.uniform(1 - p, 1 + p) + R.randint(0, 99) / 100)

def gen_tb(R, chart, p=.06):
    """chart: (group, code, name, beg, dr, cr, flag); flag E = plug of opening, C = plug of activity, X = exact"""
    L = []
    for g, code, name, beg, dr, cr, flag in chart:
        if flag == 'X': b, d, c = beg, dr, cr
        else:
            u = R.uniform(1 - p, 1 + p); b, d, c = jit(R, beg, p), jit(R, dr * u, .003), jit(R, cr * u, .003)
        L.append({'g': g, 'account': code, 'name': name, 'b': r2(b), 'd': r2(d), 'c': r2(c), 'f': flag})
    e = next(x for x in L if x['f'] == 'E'); e['b'] = r2(-sum(x['b'] for x in L if x is not e))
    k = next(x for x in L if x['f'] == 'C')
    q = next((x for x in L if x['f'] == 'D'), None)
    if q:
        q['d'] = 0; net = r2(sum(x['d'] - x['c'] for x in L if x is not k)); want = r2(k['b'] * R.uniform(-.25, .45))
        q['d'] = r2(-net - want); assert q['d'] > 0, (q, net)
    k['c'] = r2(k['d'] + sum(x['d'] for x in L if x is not k) - sum(x['c'] for x in L if x is not k))
    for x in L: x['e'] = r2(x['b'] + x['d'] - x['c'])
    assert k['c'] > 0 and k['e'] > 0, (k, 'cash')
    assert abs(sum(x['e'] for x in L)) < .005
    return L

# ------------------------------------------------------------------ 1  TB, PDF: fixed-pitch ERP print, trailing minus
def tb_tower():
    from reportlab.pdfgen import canvas
    from reportlab.lib.pagesizes import letter, landscape
    R = rng('tb1'); B = '41200.'
    C = []
    def grp(g, rows):
        for r in rows:
            code, name, b, d, c = r[:5]; C.append((g, B + code, name, b, d, c, r[5] if len(r) > 5 else ''))
    grp('CASH AND ESCROWS', [
        ('1110.01', 'Operating Acct - Midland Natl', 1184000, 14650000, 0, 'C'),
        ('1110.02', 'Lockbox Acct - Midland Natl', 412600, 13790000, 13815000),
        ('1130', 'Security Deposit Savings', 356400, 18200, 9600),
        ('1140', 'Escrow - Real Estate Taxes', 618300, 1742000, 1716000),
        ('1145', 'Reserve - TI and Leasing Comm', 1406000, 600000, 381000)])
    grp('RECEIVABLES', [
        ('1210', 'Tenant Receivables', 386200, 13940000, 13802000),
        ('1215', 'Allowance - Credit Losses', -41500, 12600, 38200),
        ('1220', 'Deferred Straight-Line Rent', 2874000, 318000, 96400),
        ('1230', 'Unbilled Expense Recoveries', 204700, 187300, 204700),
        ('1290', 'Due fr Bancroft Garage Opr LLC', 64150.00, 120000.00, 184150.00, 'X')])
    grp('PREPAIDS AND OTHER', [
        ('1310', 'Prepaid Insurance', 148900, 312400, 301700),
        ('1320', 'Prepaid Service Contracts', 37250, 61800, 58400),
        ('1330', 'Utility Deposits', 22500.00, 0, 0, 'X')])
    grp('REAL ESTATE', [
        ('1510', 'Land', 11250000.00, 0, 0, 'X'),
        ('1520', 'Building and Shell', 68412750.00, 0, 0, 'X'),
        ('1530', 'Building Improvements', 6184000, 742500, 0),
        ('1535', 'Construction in Progress', 318200, 611900, 742500),
        ('1540', 'Tenant Improvements', 9417000, 884000, 213600),
        ('1591', 'Acc Depr - Building and Shell', -19730000, 0, 1754200),
        ('1593', 'Acc Depr - Bldg Improvements', -2117000, 0, 412300),
        ('1594', 'Acc Depr - Tenant Improvements', -4860000, 213600, 1098000),
        ('1610', 'Leasing Commissions', 3126000, 271500, 88200),
        ('1619', 'Accum Amort - Leasing Comm', -1604000, 88200, 339000),
        ('1650', 'Deferred Financing Costs, net', 486300, 0, 97260)])
    grp('LIABILITIES', [
        ('2110', 'Accounts Payable - Trade', -441800, 6214000, 6307000),
        ('2115', 'Retainage Payable', -38400, 38400, 61190),
        ('2120', 'Accrued Expenses', -214600, 214600, 248300),
        ('2130', 'Accrued Real Estate Taxes', -842000, 1716000, 1768000),
        ('2140', 'Accrued Interest', -187400, 2249000, 2246500),
        ('2210', 'Prepaid Rents', -318700, 1106000, 1142000),
        ('2220', 'Tenant Security Deposits', -352100, 9600, 17900),
        ('2230', 'Sales Tax Payable - Parking', -6120, 78300, 78900),
        ('2310', 'Mortgage - Harbor Life Ins Co', -52800000, 1140000, 0)])
    grp('PARTNERS CAPITAL', [
        ('3110', 'Partners Capital', 0, 0, 0, 'E'),
        ('3120', 'Distributions', 0, 1850000, 0, 'D'),
        ('3130', 'Contributions', 0, 0, 250000)])
    grp('REVENUE', [
        ('4110', 'Base Rent - Office', 0, 21400, 9962000),
        ('4115', 'Base Rent - Ground Floor Retail', 0, 0, 684300),
        ('4120', 'Straight-Line Rent Adjustment', 0, 96400, 318000),
        ('4210', 'Recoveries - Operating', 0, 14300, 1384000),
        ('4220', 'Recoveries - Real Estate Tax', 0, 8650, 742600),
        ('4230', 'Recoveries - Tenant Electric', 0, 0, 488700),
        ('4310', 'Parking - Monthly', 0, 3120, 611500),
        ('4315', 'Parking - Transient', 0, 0, 238400),
        ('4320', 'Rooftop Antenna License', 0, 0, 96000),
        ('4390', 'Miscellaneous Tenant Services', 0, 640, 51800),
        ('4395', 'Suspense - Unidentified Receipts', 0, 38417.26, 38417.26, 'X')])
    grp('OPERATING EXPENSES', [
        ('5110', 'Janitorial Contract', 0, 702000, 0),
        ('5120', 'Window Cleaning', 0, 48600, 0),
        ('5210', 'Electricity', 0, 1196000, 22700),
        ('5220', 'Chilled Water and Steam', 0, 318500, 0),
        ('5230', 'Water and Sewer', 0, 88700, 1240),
        ('5310', 'HVAC Maintenance', 0, 214800, 3650),
        ('5320', 'Elevator Contract', 0, 166400, 0),
        ('5330', 'Fire and Life Safety', 0, 71250, 0),
        ('5410', 'Security Guards', 0, 486000, 0),
        ('5510', 'Engineer Payroll', 0, 534000, 18400),
        ('5520', 'Payroll Taxes and Benefits', 0, 151700, 4870),
        ('5610', 'Management Fee', 0, 412600, 0),
        ('5620', 'Administrative', 0, 118300, 2260),
        ('5710', 'Insurance', 0, 301700, 0),
        ('5720', 'Real Estate Taxes', 0, 1768000, 92300)])
    grp('NON-OPERATING', [
        ('6110', 'Interest - Mortgage', 0, 2246500, 0),
        ('6120', 'Amortization - Financing Costs', 0, 97260, 0),
        ('6210', 'Depreciation', 0, 3264500, 0),
        ('6220', 'Amortization - Leasing Comm', 0, 339000, 0),
        ('6310', 'Owner Legal and Audit Fees', 0, 84600, 0),
        ('6390', 'Interest Income', 0, 0, 41900)])
    L = gen_tb(R, C, .04)
    rows, totals, lines = [], [], []
    def n(v, zero='.00'):
        if v is None: return ''
        if v == 0: return zero
        s = f'{abs(v):,.2f}'
        if s.startswith('0.'): s = s[1:]
        return s + ('-' if v < 0 else '')
    def fmt(a, name, v, star=''):
        return f'{a:<17}{name:<34}' + ''.join(f'{x:>19}' for x in v[:1]) + ''.join(f'{n_:>18}' for n_ in v[1:3]) + f'{v[3]:>19}' + f' {star}'
    cur = None; acc = []
    def close(g, A, star):
        t = {'label': ('TOTAL ' + g) if star != '***' else g}
        v = [r2(sum(x[k] for x in A)) for k in 'bdce']
        t.update(dict(zip(('beginning', 'debit', 'credit', 'ending'), v)))
        totals.append(t); w = [n(v[0]), n(v[1]), n(v[2]), n(v[3])]
        tail = [('-' if s.endswith('-') else ' ') for s in w]
        lines.append(('T', fmt('', t['label'], [s if s.endswith('-') else s + ' ' for s in w], star)))
    pl = ('REVENUE', 'OPERATING EXPENSES', 'NON-OPERATING')
    for i, x in enumerate(L):
        if x['g'] != cur:
            cur = x['g']; A = [y for y in L if y['g'] == cur]; lines.append(('G', cur))
        b = None if (x['b'] == 0) else x['b']
        d = x['d'] or None; c = x['c'] or None
        rows.append({'account': x['account'], 'name': x['name'], 'beginning': b, 'debit': d, 'credit': c, 'ending': x['e']})
        w = [n(b), n(d), n(c), n(x['e'])]
        lines.append(('D', fmt(x['account'], x['name'], [s if s.endswith('-') else s + ' ' for s in w])))
        if i + 1 == len(L) or L[i + 1]['g'] != cur: close(cur, A, '*')
        if cur == 'PARTNERS CAPITAL' and L[i + 1]['g'] != cur:
            close('BALANCE SHEET ACCOUNTS', [y for y in L if y['g'] not in pl], '**')
    close('INCOME AND EXPENSE ACCOUNTS', [y for y in L if y['g'] in pl], '**')
    close('GRAND TOTAL', L, '***')
    W, H = landscape(letter)
    cv = canvas.Canvas(os.path.join(DOC, 'pbc02_bancroft_tower_tb_fy25.pdf'), pagesize=(W, H))
    FS, LEAD = 8.2, 10.1
    per = 46; pages = []; cur_p = []; lastg = None
    for k, (t, s) in enumerate(lines):
        need = 3 if t == 'G' else 1
        if len(cur_p) + need > per: pages.append(cur_p); cur_p = []
        if t == 'G': cur_p.append(('B', '')); 
        cur_p.append((t, s))
    pages.append(cur_p)
    for pn, pg in enumerate(pages, 1):
        y = H - 32
        def line(s, bold=False):
            nonlocal y
            cv.setFont('Courier-Bold' if bold else 'Courier', FS); cv.drawString(26, y, s); y -= LEAD
        line(f"{'R094121':<40}{'BANCROFT TOWER ASSOCIATES LP':^48}{'02/11/26  07:42:19':>54}")
        line(f"{'PDCTRL01  XJDE0004':<40}{'Trial Balance by Object Account':^48}{'Page -  ' + str(pn):>54}")
        line(f"{'BU 41200  Bancroft Tower':<40}{'As of December 31, 2025   Ledger AA':^48}{'':>54}")
        line('')
        line(fmt('  Account', '', ['Prior Year ', 'Year-to-Date ', 'Year-to-Date ', 'Balance ']), True)
        line(fmt('   Number', 'Description', ['End Balance ', 'Debits ', 'Credits ', '12/31/25 ']), True)
        line('-' * 16 + ' ' + '-' * 33 + ' ' + ('-' * 18 + ' ') + ('-' * 17 + ' ') * 2 + '-' * 18)
        for t, s in pg: line(s, t in 'T')
        if pn == len(pages):
            y -= LEAD
            line('          * Object group   ** Statement   *** Ledger        Credits print with a trailing minus.')
            line('          Provided by client (PBC-02).  Agreed to G/L download without exception.  jt 2/12/26')
            line(f"{'* * *  E N D   O F   R E P O R T  * * *':^142}")
        cv.showPage()
    cv.save()
    put('pbc02_bancroft_tower_tb_fy25', 'pdf', 'TB', ['beginning', 'debit', 'credit', 'ending'], rows, totals, 'OFFICE',
        'client controller, ERP print queue', 'fixed-pitch ERP report, starred control totals at three levels, letter landscape',
        'trailing minus, .00 zeros, blank P&L openings, nested starred totals, header repeated on each page')

# ------------------------------------------------------------------ 2  TB, XLSX: audit working trial balance
def tb_wtb():
    import xlsxwriter
    R = rng('tb2'); NM = 'WTB_Larkmoor_Crossing_2025'
    G = [('A', 'Cash and cash equivalents', [('1010', 'Cash - operating (First Calhoun)', 401, 455), ('1015', 'Cash - tenant deposits', 118, 121), ('1030', 'Lender escrow - taxes & insurance', 233, 246)]),
         ('B', 'Tenant and other receivables', [('1100', 'Accounts receivable - tenants', 187, 264), ('1110', 'Allowance for uncollectible rents', -22, -22), ('1120', 'Straight-line rent receivable', 914, 914), ('1140', 'Accrued percentage rent', 36, 41), ('1150', 'Accrued CAM / tax reconciliations', 58, 0)]),
         ('C', 'Prepaid expenses', [('1300', 'Prepaid insurance', 64, 71), ('1310', 'Prepaid other', 12, 9)]),
         ('F', 'Investment in real estate', [('1500', 'Land', 6850, 6850), ('1510', 'Buildings', 24310, 24310), ('1520', 'Site improvements', 1871, 2044), ('1530', 'Tenant improvements', 2296, 2451), ('1590', 'Accumulated depreciation', -6112, -6977)]),
         ('H', 'Deferred leasing and intangible costs', [('1600', 'Deferred leasing commissions', 618, 682), ('1610', 'Accum. amortization - commissions', -241, -304), ('1650', 'Acquired in-place leases, net', 377, 377)]),
         ('L', 'Accounts payable and accruals', [('2000', 'Accounts payable', -143, -121), ('2010', 'Accrued liabilities', -52, -31), ('2020', 'Retainage payable', 0, 0), ('2050', 'Accrued real estate taxes', -309, -327), ('2060', 'Accrued interest', -79, -77)]),
         ('M', 'Tenant deposits and deferred revenue', [('2200', 'Tenant security deposits', -116, -119), ('2210', 'Prepaid rent', -84, -61)]),
         ('N', 'Notes payable', [('2500', 'Mortgage note - Pelham Mutual Life', -18240, -17795), ('2510', 'Unamortized debt issuance costs', 211, 180)]),
         ('R', "Members' equity", [('3000', "Members' equity - beginning", 'EQ', 'EQ'), ('3100', 'Contributions', 0, -150), ('3200', 'Distributions', 'D', 'D')]),
         ('U', 'Revenue', [('4000', 'Minimum rent', -3712, -3846), ('4010', 'Straight-line rent', -88, 0), ('4050', 'Percentage rent', -61, -67), ('4100', 'Recoveries - CAM', -611, -642), ('4110', 'Recoveries - real estate taxes', -552, -574), ('4120', 'Recoveries - insurance', -97, -108), ('4200', 'Promotional fund dues', -41, -43), ('4300', 'Other income', -19, -26), ('4310', 'Lease termination fees', 0, -185)]),
         ('V', 'Property operating expenses', [('5000', 'Parking lot and landscaping', 188, 203), ('5010', 'Snow removal', 71, 49), ('5020', 'Repairs and maintenance', 164, 187), ('5030', 'Common area utilities', 92, 99), ('5040', 'Security patrol', 66, 68), ('5100', 'Real estate taxes', 612, 639), ('5110', 'Property insurance', 121, 138), ('5200', 'Management fees', 203, 214), ('5210', 'Promotional fund expense', 39, 44), ('5300', 'Bad debt expense', 17, 6)]),
         ('X', 'General, financing and depreciation', [('6000', 'Professional fees', 58, 61), ('6010', 'State franchise tax', 9, 11), ('6100', 'Interest expense', 948, 921), ('6110', 'Amortization of debt issuance costs', 31, 31), ('6200', 'Depreciation', 842, 865), ('6210', 'Amortization of leasing costs', 121, 63)])]
    A = []
    for ld, gn, accts in G:
        for code, name, py, cy in accts:
            f = lambda v: v if isinstance(v, str) else (0 if v == 0 else int(v * 1000 + R.randint(-480, 480)))
            a = {'ld': ld, 'code': code, 'name': name, 'py': f(py), 'un': f(cy), 'aje': 0, 'rje': 0, 'ref': []}
            if py == cy and py not in (0,) and not isinstance(py, str): a['un'] = a['py']
            A.append(a)
    by = {a['code']: a for a in A}
    by['3200']['py'] = 612500
    by['3000']['py'] = -sum(a['py'] for a in A if a['code'] != '3000')
    PLL = ('U', 'V', 'X')
    by['3000']['un'] = by['3000']['py'] + by['3200']['py'] + sum(a['py'] for a in A if a['ld'] in PLL)
    by['3200']['un'] = 0
    by['3200']['un'] = -sum(a['un'] for a in A)
    assert 200000 < by['3200']['un'] < 3000000, by['3200']['un']
    J = [('AJE-1', 'Record 2025 straight-line rent', [('1120', 61874), ('4010', -61874)]),
         ('AJE-2', 'True up allowance - Hobby Barn and two inline tenants in default', [('5300', 38650), ('1110', -38650)]),
         ('AJE-3', 'Accrue 2025 CAM and tax reconciliations', [('1150', 47215), ('4100', -29840), ('4110', -17375)]),
         ('AJE-4', 'Record retainage on west lot repaving', [('1520', 17350), ('2020', -17350)]),
         ('AJE-5', 'Unrecorded liabilities - snow and legal', [('5010', 18420), ('6000', 7700), ('2010', -26120)]),
         ('AJE-6', 'Amortize acquired in-place leases', [('6210', 75400), ('1650', -75400)]),
         ('RJE-1', 'Reclass credit balances in tenant A/R', [('1100', 22914), ('2210', -22914)]),
         ('RJE-2', 'Reclass sewer assessment out of R&M', [('5030', 6380), ('5020', -6380)])]
    for ref, _, E in J:
        assert sum(v for _, v in E) == 0
        for code, v in E:
            by[code]['aje' if ref[0] == 'A' else 'rje'] += v; by[code]['ref'].append(ref[-1] if ref[0] == 'A' else 'R' + ref[-1])
    for a in A: a['fin'] = a['un'] + a['aje'] + a['rje']; a['chg'] = a['fin'] - a['py']
    H = ['Lead', 'Acct #', 'Account Description', 'FS Map', 'Audited\n12/31/2024', 'Unadjusted\nper G/L\n12/31/2025', 'Ref', 'Adjusting\nJE', 'Reclass\nJE', 'Final\n12/31/2025', '$ Change', '% Change', 'TM']
    K = {'py': 'other:Audited 12/31/2024', 'un': 'other:Unadjusted per G/L 12/31/2025', 'aje': 'other:Adjusting JE', 'rje': 'other:Reclass JE', 'fin': 'ending', 'chg': 'other:$ Change', 'pc': 'other:% Change'}
    wb = xlsxwriter.Workbook(os.path.join(DOC, NM + '.xlsx'))
    ix = wb.add_worksheet('Index'); ws = wb.add_worksheet('WTB'); js = wb.add_worksheet('AJE-RJE')
    F = lambda **k: wb.add_format({'font_name': 'Arial', 'font_size': 9, **k})
    num = '#,##0_);(#,##0);0_)'
    fx = F(); fb = F(bold=True); ft = F(bold=True, font_size=12); fh = F(bold=True, text_wrap=True, align='center', valign='bottom', bottom=2, bg_color='#DDEBF7')
    fn = F(num_format=num); fs = F(num_format=num, bold=True, top=1, bg_color='#F2F2F2'); fsl = F(bold=True, top=1, bg_color='#F2F2F2')
    fg = F(num_format=num, bold=True, top=1, bottom=6); fgl = F(bold=True, top=1, bottom=6); fp = F(num_format='0.0%;(0.0%)'); fr = F(color='#C00000', align='center'); fl = F(bold=True, italic=True, color='#1F4E78')
    for i, s in enumerate(['Tolland Reyes Whitcomb LLP', 'Client: Larkmoor Crossing Shopping Center, LLC', 'Engagement: Audit, year ended December 31, 2025']): ix.write(i, 0, s, ft if i == 0 else fx)
    for i, (a, b, c) in enumerate([('TB-1', 'Working trial balance', 'WTB'), ('TB-2', 'Adjusting and reclassifying entries', 'AJE-RJE')]):
        ix.write(5 + i, 0, a, fx); ix.write(5 + i, 1, b, fx); ix.write(5 + i, 2, c, fx)
    ix.set_landscape(); ix.fit_to_pages(1, 0); ix.write(8, 0, 'Prepared: M. Ostrander 2/19/2026     Reviewed: K. Villaseñor 3/3/2026', fx); ix.set_column(0, 2, 34)
    ws.write(0, 0, 'Larkmoor Crossing Shopping Center, LLC', ft); ws.write(1, 0, 'Working Trial Balance', fb); ws.write(2, 0, 'December 31, 2025', fb)
    ws.write(0, 9, 'W/P', fb); ws.write(0, 10, 'TB-1', fr); ws.write(1, 9, 'By: MO 2/19/26', fx); ws.write(2, 9, 'Rev: KV 3/3/26', fx)
    r = 4
    for c, h in enumerate(H): ws.write(r, c, h, fh)
    ws.set_row(r, 38); ws.freeze_panes(5, 3); ws.repeat_rows(4); r += 1
    rows, totals, subs = [], [], []
    cols = {'py': 4, 'un': 5, 'aje': 7, 'rje': 8, 'fin': 9, 'chg': 10}
    L1 = 'ABCDEFGHIJKLM'
    for ld, gn, accts in G:
        ws.write(r, 0, ld, fl); ws.write(r, 1, gn, fl); r += 1; r0 = r
        for a in [x for x in A if x['ld'] == ld]:
            ws.write(r, 0, ld, fx); ws.write_string(r, 1, a['code'], fx); ws.write(r, 2, a['name'], fx); ws.write(r, 3, f"{ld}{a['code'][:2]}", fx)
            row = {'account': a['code'], 'name': a['name']}
            for k, c in cols.items():
                if k in ('aje', 'rje') and a[k] == 0: continue
                if k == 'fin': ws.write_formula(r, c, f'=F{r+1}+H{r+1}+I{r+1}', fn, a[k])
                elif k == 'chg': ws.write_formula(r, c, f'=J{r+1}-E{r+1}', fn, a[k])
                else: ws.write_number(r, c, a[k], fn)
                row[K[k]] = a[k]
            if a['py'] != 0:
                p = round(a['chg'] / abs(a['py']), 3) + 0.0
                ws.write_number(r, 11, p, fp); row[K['pc']] = p
            if a['ref']: ws.write(r, 6, ','.join(a['ref']), fr)
            if R.random() < .3: ws.write(r, 12, R.choice(['✓', 'PBC', 'cf', '^']), fr)
            rows.append(row); r += 1
        t = {'label': f'Total {gn}'}; ws.write(r, 0, '', fsl); ws.write(r, 1, '', fsl); ws.write(r, 2, t['label'], fsl)
        for c in (3, 6, 11, 12): ws.write(r, c, '', fsl)
        for k, c in cols.items():
            v = sum(a[k] for a in A if a['ld'] == ld)
            ws.write_formula(r, c, f'=SUM({L1[c]}{r0+1}:{L1[c]}{r})', fs, v); t[K[k]] = v
        totals.append(t); r += 2
    for lab, S in (('Net (income) loss', [a for a in A if a['ld'] in PLL]), ('TRIAL BALANCE TOTAL', A)):
        t = {'label': lab}; ws.write(r, 2, lab, fgl)
        for k, c in cols.items():
            v = sum(a[k] for a in S); ws.write_number(r, c, v, fg); t[K[k]] = v
        totals.append(t); r += 1
    r += 1
    for s in ['Tickmark legend:', '✓  Agreed to prior-year audited financial statements', '^   Footed / recalculated', 'cf  Carried forward to lead schedule', 'PBC  Provided by client']:
        ws.write(r, 1, s, fx); r += 1
    ws.set_column(0, 0, 5); ws.set_column(1, 1, 7); ws.set_column(2, 2, 38); ws.set_column(3, 3, 8, None, {'hidden': True}); ws.set_column(4, 5, 13); ws.set_column(6, 6, 6); ws.set_column(7, 10, 12); ws.set_column(11, 11, 9); ws.set_column(12, 12, 5)
    ws.set_landscape(); ws.fit_to_pages(1, 0)
    js.write(0, 0, 'Adjusting and Reclassifying Journal Entries', ft); q = 2
    for ref, why, E in J:
        js.write(q, 0, ref, fb); js.write(q, 1, why, fx); q += 1
        for code, v in E: js.write(q, 1, code + '  ' + by[code]['name'], fx); js.write(q, 2 if v > 0 else 3, abs(v), fn); q += 1
        q += 1
    js.set_column(1, 1, 60); js.set_column(2, 3, 12); ix.activate()
    wb.close()
    put(NM, 'xlsx', 'TB', [K[k] for k in ('py', 'un', 'aje', 'rje', 'fin', 'chg', 'pc')], rows, totals, 'RETAIL', 'audit senior', 'working trial balance with lead groups, adjusting and reclass columns, tickmarks',
        'index sheet first, entry list as a third sheet, hidden map column, three-line headers, prior year and change columns')

# ------------------------------------------------------------------ 3  TB, PDF: three entities, six Dr/Cr columns
def tb_entities():
    from reportlab.platypus import SimpleDocTemplate, LongTable, Paragraph, Spacer, TableStyle, PageBreak
    from reportlab.lib.styles import ParagraphStyle
    from reportlab.lib import colors
    from reportlab.lib.pagesizes import legal, landscape
    NM = 'Fenwick_Industrial_TB_3_entities'
    ENT = [('310', 'Stonegate Commerce Park LLC', 1.0, set()), ('325', 'Ottawa Road Distribution LLC', 1.62, {'11400', '41200', '52500', '23400'}), ('340', 'Fenwick Flex Phase II LLC', .47, {'12500', '23400', '53500', '18300'})]
    CH = [('10100', 'Cash - Operating', 214, 2610, 0, 'C'), ('10300', 'Cash - Security Deposits', 61, 4, 2, ''), ('11100', 'Rents Receivable', 74, 2380, 2361, ''), ('11200', 'Allowance for Doubtful Accounts', -9, 2, 6, ''), ('11400', 'Due From Affiliates', 38, 55, 41, ''), ('12100', 'Straight-Line Rent Receivable', 402, 57, 12, ''), ('12500', 'Insurance Claim Receivable', 0, 86, 31, ''), ('13100', 'Prepaid Insurance and Property Taxes', 49, 164, 158, ''),
          ('16100', 'Land', 2850, 0, 0, ''), ('16200', 'Buildings', 14720, 0, 0, ''), ('16300', 'Roofs, Paving and Dock Equipment', 1216, 171, 0, ''), ('16400', 'Tenant Improvements', 684, 92, 38, ''), ('16900', 'Accumulated Depreciation', -3911, 38, 566, ''), ('18100', 'Lease Commissions, net of Accumulated Amortization of Fully Executed Leases', 288, 61, 49, ''), ('18300', 'Interest Rate Cap at Fair Value', 44, 0, 27, ''),
          ('20100', 'Accounts Payable', -88, 921, 934, ''), ('20500', 'Accrued Expenses', -41, 41, 53, ''), ('20700', 'Accrued Property Taxes', -187, 372, 381, ''), ('21100', 'Rents Received in Advance', -66, 212, 204, ''), ('21500', 'Tenant Security Deposits Held', -59, 2, 4, ''), ('23100', 'Mortgage Payable - Granite State Bank', -10950, 188, 0, ''), ('23400', 'Note Payable to Member', -350, 50, 0, ''), ('30100', "Members' Capital", 0, 0, 0, 'E'), ('30300', 'Distributions to Members', 0, 420, 0, 'D'),
          ('40100', 'Base Rent - Warehouse and Flex', 0, 9, 1754, ''), ('40200', 'Straight-Line Rent', 0, 12, 57, ''), ('41100', 'Operating Expense Recoveries (Triple Net, billed monthly with annual true-up)', 0, 4, 341, ''), ('41200', 'Yard and Trailer Storage', 0, 0, 64, ''), ('42100', 'Interest and Other', 0, 0, 7, ''), ('50100', 'Repairs - Roof, Dock and Paving', 0, 88, 2, ''), ('50300', 'Fire Sprinkler and Alarm', 0, 21, 0, ''), ('50500', 'Landscaping and Snow', 0, 47, 0, ''), ('51100', 'Utilities - House Meters', 0, 33, 1, ''), ('52100', 'Property Taxes', 0, 381, 0, ''), ('52500', 'Rail Spur Maintenance', 0, 14, 0, ''), ('53100', 'Insurance', 0, 77, 0, ''), ('53500', 'Casualty Loss', 0, 18, 0, ''), ('55100', 'Property Management Fees', 0, 63, 0, ''), ('60100', 'Mortgage Interest', 0, 571, 0, ''), ('61100', 'Depreciation and Amortization', 0, 615, 0, ''), ('62100', 'Change in Fair Value of Interest Rate Cap', 0, 27, 0, ''), ('63100', 'Legal, Audit and Tax', 0, 36, 0, '')]
    NOTE9 = ParagraphStyle('n', fontName='Helvetica', fontSize=7.3, leading=8.4)
    bold = ParagraphStyle('b', parent=NOTE9, fontName='Helvetica-Bold')
    hd = ParagraphStyle('h', fontName='Helvetica-Bold', fontSize=10, leading=13, spaceBefore=4, spaceAfter=3)
    PW, PH = landscape(legal); rows, totals, flow = [], [], []
    keys = ['open_dr', 'open_cr', 'debit', 'credit', 'close_dr', 'close_cr']
    m = lambda v: '' if v is None else f'{v:,.2f}'
    grand = dict.fromkeys(keys, 0)
    for i, (no, en, sc, skip) in enumerate(ENT):
        R = rng('tb3' + no)
        L = gen_tb(R, [('', c, n, b * 1000 * sc, d * 1000 * sc, cr * 1000 * sc, f) for c, n, b, d, cr, f in CH if c not in skip], .09)
        head = f'{no}  {en}'
        data = [['Account', 'Account Title', 'Opening Balance\n01/01/2025', '', 'Period Activity', '', 'Closing Balance\n12/31/2025', ''],
                ['', '', 'Debit', 'Credit', 'Debit', 'Credit', 'Debit', 'Credit']]
        tt = dict.fromkeys(keys, 0)
        for x in L:
            v = {'open_dr': x['b'] if x['b'] > 0 else None, 'open_cr': -x['b'] if x['b'] < 0 else None, 'debit': x['d'] or None, 'credit': x['c'] or None,
                 'close_dr': x['e'] if x['e'] > 0 else None, 'close_cr': -x['e'] if x['e'] < 0 else None}
            for k in keys: tt[k] = r2(tt[k] + (v[k] or 0))
            rows.append({'property': head, 'account': x['account'], 'name': x['name'], **v})
            data.append([f"{x['account']}", Paragraph(x['name'], NOTE9)] + [m(v[k]) for k in keys])
        for k in keys: grand[k] = r2(grand[k] + tt[k])
        totals.append({'label': f'Total Entity {no}', **tt}); data.append(['', Paragraph(f'Total Entity {no}', bold)] + [m(tt[k]) for k in keys])
        st = [('FONT', (0, 0), (-1, -1), 'Helvetica', 7.3), ('FONT', (0, 0), (-1, 1), 'Helvetica-Bold', 7.5), ('ALIGN', (2, 1), (-1, -1), 'RIGHT'), ('ALIGN', (2, 0), (-1, 0), 'CENTER'),
              ('SPAN', (2, 0), (3, 0)), ('SPAN', (4, 0), (5, 0)), ('SPAN', (6, 0), (7, 0)), ('SPAN', (0, 0), (0, 1)), ('SPAN', (1, 0), (1, 1)), ('BACKGROUND', (0, 0), (-1, 1), colors.HexColor('#dfe6da')), ('VALIGN', (0, 0), (-1, -1), 'MIDDLE'),
              ('BOX', (0, 0), (-1, -1), .6, colors.black), ('LINEBEFORE', (2, 0), (2, -1), .5, colors.grey), ('LINEBEFORE', (4, 0), (4, -1), .5, colors.grey), ('LINEBEFORE', (6, 0), (6, -1), .5, colors.grey),
              ('TOPPADDING', (0, 0), (-1, -1), 1.4), ('BOTTOMPADDING', (0, 0), (-1, -1), 1.8), ('LINEABOVE', (0, -1), (-1, -1), .9, colors.black), ('FONT', (2, -1), (-1, -1), 'Helvetica-Bold', 7.3)]
        widths = [54, 236] + [104] * 6
        if i == len(ENT) - 1:
            totals.append({'label': 'Combined - All Entities', **grand}); data.append(['', Paragraph('Combined - All Entities', bold)] + [m(grand[k]) for k in keys])
            st += [('FONT', (2, -2), (-1, -1), 'Helvetica-Bold', 7.3), ('LINEABOVE', (0, -2), (-1, -2), .9, colors.black), ('LINEBELOW', (0, -1), (-1, -1), 2, colors.black)]
        flow += [Paragraph('Entity: ' + head, hd), LongTable(data, colWidths=widths, repeatRows=2, style=TableStyle(st)), Spacer(1, 16)]
    flow.append(Paragraph('Before audit adjustments. Entity 330 (Quarry Lane) was sold in March 2024 and carries no balances. Intercompany balances are not eliminated.', NOTE9))
    def page(c, d):
        c.setFont('Times-Bold', 13); c.drawCentredString(PW / 2, PH - 34, 'Fenwick Industrial Holdings'); c.setFont('Times-Roman', 10); c.drawCentredString(PW / 2, PH - 47, 'General Ledger Trial Balance  |  Fiscal Year 2025, Periods 1 - 12  |  Accrual')
        c.setFont('Helvetica', 7); c.drawString(36, 22, 'C:\\GL\\RPT\\TB6COL.RPT    Printed 01/27/2026 4:15 PM by dpaquette'); c.drawRightString(PW - 36, 22, f'Page {d.page}')
    SimpleDocTemplate(os.path.join(DOC, NM + '.pdf'), pagesize=(PW, PH), leftMargin=36, rightMargin=36, topMargin=62, bottomMargin=40).build(flow, onFirstPage=page, onLaterPages=page)
    put(NM, 'pdf', 'TB', keys, rows, totals, 'INDUSTRIAL', 'client staff accountant', 'six debit/credit columns, entity after entity on legal landscape', 'entities under headings that run on across pages, wrapped titles, accounts that differ by entity, blanks for zero')

# ------------------------------------------------------------------ 4  AR, PDF: by invoice under tenant headings, a row dropped
def ar_invoices():
    from fpdf import FPDF
    R = rng('ar1'); NM = 'Sawgrass_Plaza_open_invoices_1231'
    T = [('A-100', 'GF0118', 'Galloway Fresh Market #41', 24600), ('A-112', 'PN0340', 'Pinecrest Nail & Brow Bar', 3950), ('A-114', 'TO0077', 'Tostado Cafe, Inc.', 5125), ('A-120', 'VB0209', 'Vista Bay Optical LLC', 6480), ('B-201', 'HH0012', "Hartman's Hardware & Supply", 13875), ('B-205', 'BP0415', 'Bright Path Learning of Sawgrass', 4210), ('B-207', 'QD0156', 'Quick-Dry Cleaners', 2960), ('B-211', 'MP0288', 'Mariposa Pet Grooming', 3340), ('C-300', 'DD0003', 'Dollar Depot Stores, Inc.', 11750), ('C-304', 'SF0390', 'Summit Fitness Partners LP', 16220), ('C-310', 'WT0402', 'Wireless Town (Ortega Telecom)', 4875), ('PAD 2', 'BB0021', 'Burrito Brothers Franchise Group', 9300), ('PAD 3', 'LC0101', 'Lakeside Community Bank', 12100)]
    asof = dt.date(2025, 12, 31); inv = 18204
    CG = [('BRT', 1.0), ('CAM', .21), ('RET', .17), ('INS', .045)]
    keys = ['total', 'current', 'b1_30', 'b31_60', 'b61_90', 'b90']
    ten = []
    for u, code, nm, rent in T:
        X = []
        months = R.choice([1, 1, 2, 2, 3, 4])
        for mth in range(months - 1, -1, -1):
            y, mo = (2025, 12 - mth)
            for cg, f in CG:
                if R.random() < (.62 if cg == 'BRT' else .45 if mth == 0 else .34):
                    X.append((dt.date(y, mo, 1), cg, r2(rent * f * (1 if R.random() < .7 else R.uniform(.2, .8)))))
        if R.random() < .35: X.append((dt.date(2025, R.choice([9, 10, 11]), 12), 'LTF', R.choice([75.0, 150.0, 250.0])))
        if R.random() < .3: X.append((dt.date(2025, R.choice([3, 4, 5]), 28), 'CMR', r2(rent * R.uniform(.1, .5))))
        if nm.startswith('Burrito'): X.append((dt.date(2025, 8, 15), 'PCT', 7418.62))
        if nm.startswith(('Vista', 'Lakeside')): X.append((dt.date(2025, 12, 22), 'UCR', -r2(rent * .37)))
        if nm.startswith('Summit'): X.append((dt.date(2025, 10, 17), 'ADJ', -1650.00))
        if not X: X.append((dt.date(2025, 12, 1), 'CAM', r2(rent * .21)))
        X.sort(key=lambda x: x[0]); rr = []
        for d, cg, a in X:
            inv += R.randint(1, 9); past = (asof - d).days - 30
            b = 'current' if past <= 0 else 'b1_30' if past <= 30 else 'b31_60' if past <= 60 else 'b61_90' if past <= 90 else 'b90'
            rr.append({'unit': u, 'resident': code, 'name': nm, 'charge': cg, 'date': d.isoformat(), 'invoice': f'CR{inv}' if cg in ('UCR', 'ADJ') else f'{inv}', 'total': a, b: a})
        ten.append((u, code, nm, rr))
    allr = [x for t in ten for x in t[3]]
    big = next(t for t in ten if t[1] == 'SF0390'); 
    cand = [x for t in ten for x in t[3] if len(t[3]) >= 4 and x['charge'] in ('CAM', 'RET') and x is not t[3][0] and x is not t[3][-1]]
    drop = R.choice(cand)
    sm = lambda S: {k: r2(sum(x.get(k, 0) for x in S)) for k in keys}
    blank = lambda d: {k: v for k, v in d.items() if v != 0}
    m = lambda v: '' if not v else (f'({-v:,.2f})' if v < 0 else f'{v:,.2f}')
    class P(FPDF):
        def header(s):
            s.set_font('Helvetica', 'B', 12); s.cell(0, 15, 'Sawgrass Plaza - Open Invoice Aging', new_x='LMARGIN', new_y='NEXT')
            s.set_font('Helvetica', '', 8); s.cell(0, 10, 'Landlord: Sawgrass Plaza Retail Owner, LLC       Aging date: 12/31/2025       Terms: net 30 from invoice date; aged on days past due', new_x='LMARGIN', new_y='NEXT'); s.ln(5)
            s.set_font('Helvetica', 'B', 8); s.set_fill_color(40, 60, 90); s.set_text_color(255)
            for w, h, al in COLS: s.cell(w, 14, h, align=al, fill=True)
            s.set_text_color(0); s.ln(17)
        def footer(s):
            s.set_y(-28); s.set_font('Helvetica', 'I', 7); s.cell(0, 10, f'PBC item 14 - Open invoice aging                                   Sheet {s.page_no()} of {{nb}}')
    COLS = [(58, 'Invoice', 'L'), (52, 'Inv. Date', 'L'), (36, 'Chg', 'L'), (68, 'Open Amount', 'R'), (64, 'Current', 'R'), (64, '1 - 30', 'R'), (64, '31 - 60', 'R'), (64, '61 - 90', 'R'), (64, 'Over 90', 'R')]
    p = P('P', 'pt', 'letter'); p.set_margins(38, 34, 38); p.set_auto_page_break(False); p.add_page()
    rows, totals = [], []
    for u, code, nm, rr in ten:
        if p.get_y() > 792 - 92: p.add_page()
        p.set_font('Helvetica', 'B', 8); p.cell(0, 12, f'{nm}', new_x='LMARGIN', new_y='NEXT')
        p.set_font('Helvetica', '', 7.5); p.cell(0, 10, f'Customer {code}     Space {u}', new_x='LMARGIN', new_y='NEXT')
        for x in rr:
            if x is drop: continue
            if p.get_y() > 792 - 66:
                p.add_page(); p.set_font('Helvetica', 'BI', 8); p.cell(0, 12, f'{nm} (continued)', new_x='LMARGIN', new_y='NEXT')
            d = dt.date.fromisoformat(x['date']); p.set_font('Helvetica', '', 8)
            for (w, _, al), s in zip(COLS, [x['invoice'], d.strftime('%m/%d/%y'), x['charge']] + [m(x.get(k)) for k in keys]): p.cell(w, 11, s, align=al)
            p.ln(11); rows.append(x)
        t = sm(rr); totals.append({'label': f'Total {code}', **blank(t)}); p.set_font('Helvetica', 'B', 8); y = p.get_y(); p.line(38 + 146, y, 38 + 534, y)
        for (w, _, al), s in zip([(146, '', 'L')] + COLS[3:], [f'Total {code}'] + [m(t[k]) for k in keys]): p.cell(w, 12, s, align=al)
        p.ln(18)
    t = sm(allr); totals.append({'label': 'Sawgrass Plaza Total', **blank(t)})
    if p.get_y() > 792 - 150: p.add_page()
    p.set_font('Helvetica', 'B', 8.2); y = p.get_y(); p.line(38, y, 572, y); p.line(38, y + 2, 572, y + 2); p.ln(4)
    for (w, _, al), s in zip([(146, '', 'L')] + COLS[3:], ['Sawgrass Plaza Total'] + [m(t[k]) for k in keys]): p.cell(w, 12, s, align=al)
    p.ln(26); p.set_font('Helvetica', 'B', 8); p.cell(0, 12, 'Charge code key', new_x='LMARGIN', new_y='NEXT'); p.set_font('Helvetica', '', 7.5)
    for s in ['BRT base rent      CAM common area      RET real estate tax      INS insurance      PCT percentage rent', 'LTF late fee      CMR prior-year CAM reconciliation      UCR unapplied cash receipt      ADJ credit memo', '', 'Subsequent receipts through 01/22/2026 tested at W/P B-3. Last payment received: Galloway Fresh Market, 12/29/2025, $24,600.00.']:
        p.cell(0, 10, s, new_x='LMARGIN', new_y='NEXT')
    p.output(os.path.join(DOC, NM + '.pdf'))
    put(NM, 'pdf', 'AR', keys, rows, totals, 'RETAIL', 'client A/R clerk', 'invoices under tenant headings, portrait, total before the buckets', 'tenant name and code on heading lines above the invoices, credits in parentheses, payment note at the end',
        {'what': f"invoice {drop['invoice']} ({drop['charge']}, {drop['total']:.2f}) of {drop['name']} is not printed; the customer's and the property's totals include it", 'kind': 'row_dropped'})

# ------------------------------------------------------------------ 5  AR, XLSX: charge codes by month, merged tenants, two buildings
def ar_months():
    from openpyxl import Workbook
    from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
    R = rng('ar2'); NM = 'MOB aging by charge 6-30-26'
    BL = [('Trillium Medical Arts I', [('110', 'Valley Orthopedic Associates', 18400), ('120', 'Dr. Anneliese Brandt, DDS', 6150), ('200', 'Northfield Imaging Center', 22750), ('210', 'Cedar Pediatric Group PC', 9480), ('220/225', 'Westlake Dermatology', 11320), ('310', 'Sound Hearing & Balance', 4890), ('330', 'Renal Partners Dialysis', 27600)]),
          ('Trillium Medical Arts II', [('101', 'Apothecary Rx Pharmacy', 5275), ('150', 'Family Eye Physicians', 8840), ('205', "Women's Health of Trillium", 13960), ('215', 'Physio-Motion PT', 7120), ('300', 'Blue Heron Surgery Center', 41200), ('315', 'Lotus Behavioral Health', 3985)])]
    M = ['Jun 2026', 'May 2026', 'Apr 2026', 'Mar 2026', 'Feb 2026']
    mk = ['m ' + x for x in M] + ['other:Older']
    keys = mk + ['prepaid', 'total']
    CG = [('RENT', 1, .6), ('OPEX', .31, .6), ('ELEC', .052, .5), ('BIOW', .018, .35), ('AHVAC', .027, .35), ('PARK', .012, .3), ('TIAM', .14, .12)]
    wb = Workbook(); ws = wb.active; ws.title = '6.30.26'
    thin = Side(style='thin', color='999999'); BF = 'Cambria'
    NF = '#,##0.00;[Red]-#,##0.00'
    ws['A1'] = 'TRILLIUM HEALTH REALTY FUND LP'; ws['A1'].font = Font(name=BF, bold=True, size=14)
    ws['A2'] = 'Receivables aging by billing month and charge code'; ws['A3'] = 'June 30, 2026 (fiscal year end)'
    ws.merge_cells('A1:K1'); ws.merge_cells('A2:K2'); ws.merge_cells('A3:K3')
    hdr = ['Suite', 'Practice', 'Charge'] + M + ['Older', 'Prepaid', 'Net\nDue']
    ws.merge_cells('D5:I5'); ws['D5'] = 'Amount open by month billed'; ws['D5'].alignment = Alignment(horizontal='center')
    for c, h in enumerate(hdr, 1):
        x = ws.cell(6, c, h)
        if h in M:
            x.value = dt.datetime.strptime(h, '%b %Y'); x.number_format = 'mmm yyyy'
        x.alignment = Alignment(wrap_text=True, horizontal='center', vertical='center')
    for row in ws['A5:K6']:
        for x in row: x.font = Font(name=BF, bold=True, size=10, color='FFFFFF'); x.fill = PatternFill('solid', fgColor='3B6E5E')
    r = 7; rows, totals, allr = [], [], []
    sm = lambda S: {k: r2(sum(x[k] for x in S)) for k in keys}
    def wr(vals, bold=False, fill=None):
        for c, k in enumerate(keys, 4):
            x = ws.cell(r, c, vals[k]); x.number_format = NF; x.font = Font(name=BF, size=10, bold=bold)
        if bold:
            for c in range(1, 12):
                x = ws.cell(r, c); x.border = Border(top=thin)
                if fill: x.fill = PatternFill('solid', fgColor=fill)
    for bn, T in BL:
        ws.cell(r, 1, bn).font = Font(name=BF, bold=True, size=11, color='3B6E5E'); ws.merge_cells(start_row=r, end_row=r, start_column=1, end_column=11); r += 1
        br = []
        for u, nm, rent in T:
            n = R.choice([0, 1, 1, 2, 3, 5]); tr = []
            for cg, f, pr in CG:
                if R.random() > pr and not (cg == 'RENT' and n == 0): continue
                v = dict.fromkeys(keys, 0.0)
                for i in range(n + 1):
                    if R.random() < .75: v[mk[i]] = r2(rent * f * R.choice([1, 1, 1, R.uniform(.2, .95)]))
                if cg == 'OPEX' and R.random() < .3: v['other:Older'] = r2(rent * R.uniform(.1, .4))
                if cg == 'RENT' and R.random() < .45: v['prepaid'] = -r2(rent * R.choice([1, .5, R.uniform(.05, .3)]))
                if cg == 'ELEC' and R.random() < .3: v['m May 2026'] = -r2(rent * .013)
                v['total'] = r2(sum(v.values()))
                if any(v.values()): tr.append({'property': bn, 'unit': u, 'name': nm, 'charge': cg, **v})
            if not tr:
                v = dict.fromkeys(keys, 0.0); v['m Jun 2026'] = v['total'] = r2(rent); tr.append({'property': bn, 'unit': u, 'name': nm, 'charge': 'RENT', **v})
            r0 = r
            for x in tr:
                ws.cell(r, 3, x['charge']).font = Font(name=BF, size=10); wr(x); r += 1
            ws.cell(r0, 1, int(u) if u.isdigit() else u); ws.cell(r0, 2, nm)
            for c in (1, 2):
                ws.cell(r0, c).font = Font(name=BF, size=10); ws.cell(r0, c).alignment = Alignment(vertical='top', horizontal='left', wrap_text=True)
                if len(tr) > 1: ws.merge_cells(start_row=r0, end_row=r - 1, start_column=c, end_column=c)
            t = sm(tr); ws.cell(r, 2, 'Subtotal ' + nm).font = Font(name=BF, bold=True, size=10); wr(t, True, 'EEF4F1'); totals.append({'label': 'Subtotal ' + nm, **t}); r += 1
            br += tr
        t = sm(br); ws.cell(r, 1, 'Total ' + bn).font = Font(name=BF, bold=True, size=10); wr(t, True, 'CFE3DB'); totals.append({'label': 'Total ' + bn, **t}); r += 2
        rows += br
    t = sm(rows); ws.cell(r, 1, 'FUND TOTAL').font = Font(name=BF, bold=True, size=11); wr(t, True, 'A9CDBF'); totals.append({'label': 'FUND TOTAL', **t}); r += 1
    ws.cell(r, 1, '% of net due').font = Font(name=BF, italic=True, size=9)
    for c, k in enumerate(keys, 4): x = ws.cell(r, c, round(t[k] / t['total'], 4)); x.number_format = '0.0%'; x.font = Font(name=BF, italic=True, size=9)
    r += 2
    ws.cell(r, 1, 'RENT base rent; OPEX operating expense estimate; ELEC submetered electric; BIOW biohazard waste; AHVAC after-hours air; PARK parking; TIAM amortized tenant improvement').font = Font(name=BF, size=9)
    for c, w in zip('ABCDEFGHIJK', [9, 27, 9, 12, 12, 12, 12, 12, 12, 12, 14]): ws.column_dimensions[c].width = w
    ws.row_dimensions[6].height = 30; ws.freeze_panes = 'D7'; ws.page_setup.orientation = 'landscape'; ws.page_setup.fitToWidth = 1; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True; ws.print_title_rows = '5:6'
    wb.save(os.path.join(DOC, NM + '.xlsx'))
    put(NM, 'xlsx', 'AR', keys, rows, totals, 'OFFICE', 'client fund accountant', 'charge codes by billing month, merged suite and practice cells, two buildings', 'month columns stored as dates, merged tenant cells, prepaid column, percentage line under the total, 0.00 everywhere')

# ------------------------------------------------------------------ 6  AR, PDF through Word: one line per tenant, sections, dashes
def ar_summary():
    from docx import Document
    from docx.shared import Pt, Inches, RGBColor
    from docx.enum.section import WD_ORIENT
    from docx.enum.text import WD_ALIGN_PARAGRAPH
    from docx.oxml.ns import qn
    from docx.oxml import OxmlElement
    R = rng('ar3'); NM = 'B-2_Foundry_Row_AR_aging_schedule'
    S = [('Office', [('L-2014', 'Arbuckle & Stein LLP', '2-200', 21500), ('L-2031', 'Cobalt Software, Inc.', '2-240', 14900), ('L-2007', 'Delmarva Title Agency', '3-300', 8750), ('L-2044', 'Evergreen Actuarial Services', '3-315', 6200), ('L-2029', 'Kettleman Structural Engineers', '3-350', 17350), ('L-2050', 'Office of State Sen. R. Mbeki', '4-400', 3100), ('L-2018', 'Parallel Creative Studio', '4-410', 9900), ('L-2036', 'Tidewater Wealth Advisors', '4-440', 12450)]),
         ('Street Retail', [('L-1102', 'Anvil & Hops Brewing Co.', 'R-101', 15800), ('L-1107', 'Bodega Norte', 'R-103', 4300), ('L-1111', 'Crane Paper Goods', 'R-104', 3850), ('L-1103', 'Foundry Barber Shop', 'R-106', 2700), ('L-1115', 'Juniper Yoga Collective', 'R-108', 5100), ('L-1109', 'Osteria Mezzaluna', 'R-110', 13600), ('L-1120', 'Second Spin Records', 'R-112', 2950), ('L-1118', 'Urgent Pet Clinic, P.A.', 'R-115', 7700)]),
         ('Makers Hall (license agreements)', [('K-012', 'Bramble Ceramics', 'M-2', 950), ('K-019', 'Fig & Thistle Florals', 'M-5', 1100), ('K-008', 'J. Okonkwo Furniture', 'M-7', 1875), ('K-021', 'Lantern Letterpress', 'M-9', 875), ('K-015', 'Wren Leatherworks', 'M-11', 1025)]),
         ('Former tenants', [('L-2002', 'Gantry Logistics (bankr. 5/25)', '3-330', 11900), ('L-1098', 'Poke House #7', 'R-105', 6400), ('L-1091', 'Velvet Room Salon', 'R-114', 3300)])]
    bk = ['b0_30', 'b31_60', 'b61_90', 'b91_120', 'b120']; keys = ['total'] + bk + ['prepaid', 'deposit']
    m = lambda v: '–' if not v else (f'({-v:,.2f})' if v < 0 else f'{v:,.2f}')
    D = Document(); sec = D.sections[0]; sec.orientation = WD_ORIENT.LANDSCAPE; sec.page_width, sec.page_height = Inches(11), Inches(8.5)
    for a in ('left_margin', 'right_margin'): setattr(sec, a, Inches(.6))
    sec.top_margin = Inches(.7); sec.bottom_margin = Inches(.6)
    st = D.styles['Normal']; st.font.name = 'Liberation Serif'; st.font.size = Pt(9.5); st.paragraph_format.space_after = Pt(0)
    hp = sec.header.paragraphs[0]; hp.text = 'Tolland Reyes Whitcomb LLP\tWorkpaper B-2\tPrep. LN 1/30/26   Rev. KV 2/6/26'
    for t, sz in (('Foundry Row Owner, LLC', 15), ('Aged tenant receivables at December 31, 2025', 11)):
        q = D.add_paragraph(); q.alignment = WD_ALIGN_PARAGRAPH.CENTER; u = q.add_run(t); u.bold = True; u.font.size = Pt(sz)
    D.add_paragraph('Purpose: schedule of tenant balances for testing of existence and valuation. Source: client aging (PBC-9), agreed to G/L 1200 and 2250. Days counted from invoice date. Prepaid amounts are included in the balance.')
    D.add_paragraph()
    tb = D.add_table(rows=2, cols=10); tb.style = 'Table Grid'; tb.autofit = False
    W = [.62, 2.3, .98, .84, .84, .84, .84, .84, .86, .88]; W = [w * 9.8 / sum(W) for w in W]
    def cell(c, t, al='l', bold=False, sz=8.5, it=False):
        c.text = ''; q = c.paragraphs[0]; q.alignment = {'l': WD_ALIGN_PARAGRAPH.LEFT, 'r': WD_ALIGN_PARAGRAPH.RIGHT, 'c': WD_ALIGN_PARAGRAPH.CENTER}[al]
        u = q.add_run(t); u.bold = bold; u.italic = it; u.font.size = Pt(sz); return q
    def shade(c, col):
        s = OxmlElement('w:shd'); s.set(qn('w:val'), 'clear'); s.set(qn('w:fill'), col); c._tc.get_or_add_tcPr().append(s)
    h0, h1 = tb.rows
    h0.cells[3].merge(h0.cells[7]); cell(h0.cells[3], 'Days outstanding', 'c', True)
    for i, t in [(0, 'Space'), (1, 'Tenant'), (2, 'Balance'), (8, 'Prepaid'), (9, 'Deposit held')]:
        c = h0.cells[i].merge(h1.cells[i]); cell(c, t, 'l' if i < 2 else 'c', True)
    for i, t in enumerate(['0 – 30', '31 – 60', '61 – 90', '91 – 120', 'Over 120'], 3): cell(h1.cells[i], t, 'c', True)
    for rw in (h0, h1):
        e = OxmlElement('w:tblHeader'); e.set(qn('w:val'), 'true'); rw._tr.get_or_add_trPr().append(e)
        for c in rw.cells: shade(c, 'E7E0D0') if not c._tc.get_or_add_tcPr().findall(qn('w:shd')) else None
    rows, totals = [], []
    def nosplit(rw):
        e = OxmlElement('w:cantSplit'); rw._tr.get_or_add_trPr().append(e)
    def line(lab, v, bold=True):
        rw = tb.add_row(); nosplit(rw); c = rw.cells[0].merge(rw.cells[1]); cell(c, lab, 'r', True)
        for i, k in enumerate(keys, 2): cell(rw.cells[i], m(v[k]), 'r', True); shade(rw.cells[i], 'F5F1E8')
        shade(c, 'F5F1E8')
    for sn, T in S:
        rw = tb.add_row(); c = rw.cells[0].merge(rw.cells[9]); cell(c, sn, 'l', True, 9.5, True); nosplit(rw)
        rw.cells[0].paragraphs[0].paragraph_format.keep_with_next = True
        sr = []
        for code, nm, u, rent in T:
            v = dict.fromkeys(keys, 0.0); rent = rent * 1.22
            if sn == 'Former tenants':
                v['b120'] = r2(rent * R.uniform(1.4, 3.4)); v['b91_120'] = r2(rent * R.uniform(.2, .9)) if R.random() < .4 else 0
                v['deposit'] = 0.0
            else:
                k = R.choice([0, 1, 1, 2, 2, 3, 5])
                for i in range(k): v[bk[i]] = r2(rent * R.choice([1, R.uniform(.1, .9)])) if R.random() < .75 else 0
                if code == 'L-1102': v['b0_30'] = r2(rent); v['b61_90'] = r2(rent * .2315)
                elif k == 0: v['prepaid'] = -r2(rent * R.choice([1, 1, .5]))
                elif R.random() < .15: v['prepaid'] = -r2(rent * R.uniform(.05, .3))
                if code in ('L-1109',): v['b61_90'] = -812.40
                v['deposit'] = r2(round(rent * R.choice([1, 1, 2]), -2)) if R.random() < .85 else 0
            v['total'] = r2(sum(v[k] for k in bk) + v['prepaid'])
            x = {'unit': u, 'resident': code, 'name': nm, **v}; sr.append(x); rows.append(x)
            rw = tb.add_row(); nosplit(rw); cell(rw.cells[0], u); q = cell(rw.cells[1], nm); u2 = rw.cells[1].add_paragraph().add_run(code); u2.font.size = Pt(7); u2.font.color.rgb = RGBColor(90, 90, 90)
            for i, k in enumerate(keys, 2): cell(rw.cells[i], m(v[k]), 'r')
        t = {k: r2(sum(x[k] for x in sr)) for k in keys}; line('Total ' + sn, t); totals.append({'label': 'Total ' + sn, **{k: w for k, w in t.items() if w}})
    t = {k: r2(sum(x[k] for x in rows)) for k in keys}; line('Total receivables, Foundry Row', t); totals.append({'label': 'Total receivables, Foundry Row', **{k: w for k, w in t.items() if w}})
    for rw in tb.rows:
        for i, w in enumerate(W):
            rw.cells[i].width = Inches(w) if rw.cells[i]._tc.grid_span == 1 else rw.cells[i].width
    for i, w in enumerate(W): tb.columns[i].width = Inches(w)
    D.add_paragraph()
    D.add_paragraph('Conclusion').runs[0].bold = True
    ft = r2(sum(x['total'] for x in rows if x['resident'] in ('L-2002', 'L-1098', 'L-1091')))
    D.add_paragraph(f'Balances of former tenants of ${ft:,.2f} are fully reserved at G/L 1209. Confirmations sent to Arbuckle & Stein, Anvil & Hops and Kettleman; see B-4 for replies. No exceptions noted.')
    tmp = os.path.join(HERE, 'tmp_docx'); os.makedirs(tmp, exist_ok=True); f = os.path.join(tmp, NM + '.docx'); D.save(f); soffice(f, 'pdf'); shutil.rmtree(tmp)
    rows = [{k: w for k, w in x.items() if not (k in keys and not w)} for x in rows]
    put(NM, 'pdf', 'AR', keys, rows, totals, 'MIXED_USE', 'audit associate, Word workpaper', 'one line per tenant in sections, code under the name, grouped bucket header', 'two-line tenant cells, merged header, dashes for zero, prepaid inside the balance, deposit column, former tenants')

# ------------------------------------------------------------------ 7  UM, PDF: office size bands
def um_bands():
    from reportlab.pdfgen import canvas
    from reportlab.lib.pagesizes import letter, landscape
    from reportlab.lib import colors
    R = rng('um1'); NM = 'Merchant_Square_suite_size_analysis'
    BD = [(0, 999, 'Under 1,000'), (1000, 1499, '1,000 – 1,499'), (1500, 2499, '1,500 – 2,499'), (2500, 3999, '2,500 – 3,999'), (4000, 5999, '4,000 – 5,999'), (6000, 9999, '6,000 – 9,999'), (10000, 14999, '10,000 – 14,999'), (15000, 24999, '15,000 – 24,999'), (25000, 39999, '25,000 – 39,999'), (40000, 999999, '40,000 and over')]
    N = [6, 9, 14, 12, 8, 7, 4, 3, 1, 1]; VAC = [1, 2, 3, 1, 2, 1, 0, 1, 1, 0]
    rows = []; A = []
    for (lo, hi, lab), n, vc in zip(BD, N, VAC):
        S = [(R.randint(max(lo, 540), min(hi, 52000)), i >= vc, R.uniform(27.5, 38.5)) for i in range(n)]
        A.append((lab, S))
    def stat(S, allS):
        a = sum(s for s, _, _ in S); oc = [x for x in S if x[1]]; la = sum(s for s, _, _ in oc); rent = sum(round(s * p) for s, _, p in oc)
        return {'units': len(S), 'pct_units': round(100 * len(S) / len(allS), 1), 'total_sf': a, 'other:% of RSF': round(100 * a / sum(s for s, _, _ in allS), 1), 'sf': round(a / len(S)),
                'occupied': len(oc), 'other:Leased RSF': la or None, 'vacant': len(S) - len(oc) or None, 'other:Available RSF': (a - la) or None, 'actual_total': rent or None, 'actual_sf': round(rent / la, 2) if la else None}
    allS = [s for _, S in A for s in S]
    keys = ['units', 'pct_units', 'total_sf', 'other:% of RSF', 'sf', 'occupied', 'other:Leased RSF', 'vacant', 'other:Available RSF', 'actual_total', 'actual_sf']
    for lab, S in A:
        d = stat(S, allS); d['occupied'] = d['occupied'] or None; rows.append({'type': lab, **d})
    tot = {'label': 'Building total', **stat(allS, allS)}
    W, H = landscape(letter); c = canvas.Canvas(os.path.join(DOC, NM + '.pdf'), pagesize=(W, H))
    navy = colors.HexColor('#22304f')
    c.setFillColor(navy); c.rect(0, H - 64, W, 64, fill=1, stroke=0); c.setFillColor(colors.white); c.setFont('Times-Bold', 19); c.drawString(40, H - 36, 'Merchant Square'); c.setFont('Times-Italic', 11); c.drawString(40, H - 53, 'Suite mix by size band  –  stacking plan of December 31, 2025'); c.drawRightString(W - 40, H - 36, '400 Merchant Street, 14 floors'); c.setFillColor(colors.black)
    X = [152, 190, 242, 300, 350, 402, 404, 470, 512, 578, 660, 716]
    xs = [184, 232, 300, 350, 404, 448, 512, 552, 612, 692, 750]
    y = H - 100; c.setFont('Times-Bold', 9.5)
    for x0, x1, t in [(152, 232, 'Suites'), (240, 404, 'Rentable area (RSF)'), (416, 512, 'Leased'), (522, 612, 'Available'), (626, 750, 'Base rent in place')]:
        c.drawCentredString((x0 + x1) / 2, y, t); c.setLineWidth(.6); c.line(x0, y - 4, x1, y - 4)
    y -= 17; c.setFont('Times-Roman', 9); c.drawString(40, y, 'Suite size, RSF')
    for x, t in zip(xs, ['No.', '% of total', 'Total', '% of RSF', 'Average', 'Suites', 'RSF', 'Suites', 'RSF', 'Annual $', '$ / RSF']): c.drawRightString(x, y, t)
    y -= 6; c.line(40, y, 750, y); y -= 17
    def f(k, v):
        if v is None: return '—'
        if k in ('pct_units', 'other:% of RSF'): return f'{v:.1f}%'
        if k == 'actual_sf': return f'{v:.2f}'
        if k == 'actual_total': return f'{v:,}'
        return f'{v:,}'
    for i, d in enumerate(rows):
        if i % 2 == 0: c.setFillColor(colors.HexColor('#f1f3f8')); c.rect(38, y - 5, 714, 17, fill=1, stroke=0); c.setFillColor(colors.black)
        c.setFont('Times-Roman', 10); c.drawString(40, y, d['type'])
        for x, k in zip(xs, keys): c.drawRightString(x, y, f(k, d[k]))
        y -= 17
    c.setLineWidth(1); c.line(40, y + 11, 750, y + 11); y -= 3; c.setFont('Times-Bold', 10); c.drawString(40, y, 'Building total')
    for x, k in zip(xs, keys): c.drawRightString(x, y, f(k, tot[k]))
    c.line(40, y - 5, 750, y - 5); c.line(40, y - 7.5, 750, y - 7.5)
    y -= 40; c.setFont('Times-Bold', 10.5); c.drawString(40, y, 'Share of rentable area by size band'); y -= 6
    for d in rows:
        y -= 12; c.setFont('Times-Roman', 7.5); c.drawRightString(128, y, d['type']); c.setFillColor(navy); c.rect(134, y - 1, d['other:% of RSF'] * 9, 7.5, fill=1, stroke=0); c.setFillColor(colors.black)
    yy = y + 112; c.setFont('Times-Bold', 10); c.drawString(470, yy, 'Notes')
    c.setFont('Times-Roman', 8.5)
    for t in ['Areas follow BOMA 2017, Method A. Averages are of all suites in the band.', 'Management office (1,212 RSF) and storage cages are excluded.', 'Base rent is contract rent for January 2026 times twelve; free rent is', 'not considered. $ / RSF is on leased area.', f"Leased: {100 * tot['other:Leased RSF'] / tot['total_sf']:.1f}% of RSF; {tot['vacant']} suites available."]:
        yy -= 12; c.drawString(470, yy, t)
    c.setFont('Times-Italic', 8); c.drawString(40, 24, 'Prepared by the landlord for the annual audit; unaudited'); c.drawRightString(W - 40, 24, '1 / 1'); c.save()
    put(NM, 'pdf', 'UM', keys, rows, [tot], 'OFFICE', 'landlord asset manager', 'one-page presentation table of suite size bands with grouped headers and a bar chart', 'size bands as types, suites and RSF both under leased and available, em dashes for none, chart repeats the bands')

# ------------------------------------------------------------------ 8  UM, XLSX: retail space types
def um_retail():
    from openpyxl import Workbook
    from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
    R = rng('um2'); NM = 'Copper_Mill_GLA_mix'
    G = [('Anchors and majors', [('ANC', 'Anchor, over 40,000 SF', 2, 58000, 9.25, 0), ('MAJ', 'Major, 20,000 - 40,000 SF', 3, 27400, 12.5, 1), ('JRA', 'Junior anchor, 10,000 - 19,999 SF', 4, 13600, 15.75, 0)]),
         ('Shop space', [('SHL', 'Large shop, 5,000 - 9,999 SF', 7, 6650, 21, 1), ('SHM', 'Mid shop, 2,500 - 4,999 SF', 13, 3350, 25.5, 2), ('SHS', 'Small shop, 1,200 - 2,499 SF', 19, 1710, 29, 3), ('SHX', 'Micro shop, under 1,200 SF', 6, 905, 33.5, 2), ('ECP', 'End cap with patio', 4, 2840, 36, 0), ('RST', 'Restaurant, vented', 5, 4420, 32, 1), ('2ND', 'Second floor service', 8, 1280, 17.5, 4)]),
         ('Pads and other', [('PBL', 'Pad, building owned', 3, 5150, 41, 0), ('GRL', 'Drive-through pad, building owned', 2, 2400, 58, 0), ('KSK', 'Kiosk', 5, 160, 112, 1), ('STG', 'Rear storage', 3, 720, 8, 2)])]
    H = [('Class', 'type'), ('Space Type', None), ('No. of\nSpaces', 'units'), ('Occ.', 'occupied'), ('Vac.', 'vacant'), ('GLA\n(SF)', 'total_sf'), ('% of\nGLA', 'other:% of GLA'), ('Average\nSF', 'sf'), ('Occupied\nGLA', 'other:Occupied GLA'), ('% Leased\n(spaces)', 'pct_occ'), ('Market\n$/SF/Yr', 'market_sf'), ('In Place\n$/SF/Yr', 'actual_sf'), ('In Place\nMin. Rent/Yr', 'actual_total')]
    keys = [k for _, k in H[2:]]
    data = {}
    for g, T in G:
        for code, nm, n, sz, mk, v in T:
            S = [int(sz * R.uniform(.93, 1.07)) for _ in range(n)]; occ = S[v:]
            rent = sum(round(s * mk * R.uniform(.82, 1.04)) for s in occ)
            data[code] = {'g': g, 'units': n, 'occupied': n - v, 'vacant': v, 'total_sf': sum(S), 'oa': sum(occ), 'mk': mk, 'rent': rent, 'nm': nm}
    GLA = sum(x['total_sf'] for x in data.values())
    def out(X, mkt=None):
        S = lambda k: sum(x[k] for x in X); n, a, oa = S('units'), S('total_sf'), S('oa')
        return {'units': n, 'occupied': S('occupied'), 'vacant': S('vacant'), 'total_sf': a, 'other:% of GLA': round(a / GLA, 4), 'sf': round(a / n), 'other:Occupied GLA': oa, 'pct_occ': round(S('occupied') / n, 4),
                'market_sf': mkt if mkt is not None else round(sum(x['mk'] * x['total_sf'] for x in X) / a, 2), 'actual_sf': round(S('rent') / oa, 2), 'actual_total': S('rent')}
    wb = Workbook(); ws = wb.active; ws.title = 'Mix'; ws.sheet_view.showGridLines = False
    F = lambda **k: Font(name='Calibri', **k); dbl = Side(style='double'); th = Side(style='thin'); 
    ws['B2'] = 'Copper Mill Town Center'; ws['B2'].font = F(bold=True, size=16, color='7A3E12'); ws['B3'] = 'GLA and space-type mix, leases in force 12/31/2025'; ws['B3'].font = F(size=11, italic=True)
    ws['B4'] = 'Owner: Copper Mill Retail Partners LP'; ws['K4'] = 'Total GLA'; ws['M4'] = GLA; ws['M4'].number_format = '#,##0'
    r = 6
    for c, (h, _) in enumerate(H, 2):
        x = ws.cell(r, c, h); x.font = F(bold=True, size=10); x.alignment = Alignment(wrap_text=True, horizontal='center' if c > 3 else 'left', vertical='bottom'); x.border = Border(bottom=Side(style='medium')); x.fill = PatternFill('solid', fgColor='F6E3D3')
    ws.row_dimensions[r].height = 31; r += 1
    nf = {'other:% of GLA': '0.0%', 'pct_occ': '0.0%', 'market_sf': '0.00', 'actual_sf': '0.00'}
    rows, totals = [], []
    def wr(d, bold=False, bd=None):
        for c, k in enumerate(keys, 4):
            x = ws.cell(r, c, d[k]); x.number_format = nf.get(k, '#,##0'); x.font = F(bold=bold, size=10)
        if bd:
            for c in range(2, 15): ws.cell(r, c).border = bd
    for g, T in G:
        ws.cell(r, 2, g.upper()).font = F(bold=True, size=10, color='7A3E12'); r += 1
        for code, nm, *_ in T:
            d = out([data[code]], data[code]['mk']); ws.cell(r, 2, code).font = F(size=10); ws.cell(r, 3, nm).font = F(size=10); wr(d); rows.append({'type': code, 'desc': nm, **d}); r += 1
        d = out([x for x in data.values() if x['g'] == g]); ws.cell(r, 3, g + ' subtotal').font = F(bold=True, size=10); wr(d, True, Border(top=th)); totals.append({'label': g + ' subtotal', **d}); r += 2
    d = out(list(data.values())); ws.cell(r, 3, 'Center total').font = F(bold=True, size=11); wr(d, True, Border(top=th, bottom=dbl)); totals.append({'label': 'Center total', **d}); r += 2
    for s in ['Ground-leased pads (2 parcels, 1.9 ac) are not in GLA.', 'Market rent: owner leasing plan, Q4 2025; subtotals are weighted by GLA. In-place rent excludes percentage rent and recoveries.']:
        ws.cell(r, 2, s).font = F(size=9, italic=True); r += 1
    for c, w in zip('ABCDEFGHIJKLMN', [2, 7, 34, 9, 7, 7, 11, 8, 9, 11, 10, 10, 10, 14]): ws.column_dimensions[c].width = w
    n = wb.create_sheet('Lease plan'); n['A1'] = 'Vacant spaces - target dates'; n['A1'].font = F(bold=True)
    for i, (a, b, c) in enumerate([('MAJ', 'LOI out, sporting goods', 'Q2 2026'), ('SHL', 'Re-demise to two bays', 'Q3 2026'), ('RST', 'Broker listing', 'open')], 3): n.cell(i, 1, a); n.cell(i, 2, b); n.cell(i, 3, c)
    ws.page_setup.orientation = 'landscape'; ws.page_setup.fitToWidth = 1; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True
    wb.save(os.path.join(DOC, NM + '.xlsx'))
    put(NM, 'xlsx', 'UM', keys, rows, totals, 'RETAIL', 'owner leasing analyst', 'space-type mix with class codes in three groups, offset from column B', 'GLA total also in the heading, annual rents per foot, numeric-looking class code, a note sheet')

# ------------------------------------------------------------------ 9  UM, XLS: industrial bays, a count wrong
def um_bays():
    import xlsxwriter
    R = rng('um3'); NM = 'harrier_park_bay_mix'
    T = [('1-A', 'Incubator bay, grade door', 16, 960, 12, 12, 0, 1150), ('1-B', 'Incubator bay, end unit', 16, 1080, 4, 4, 0, 1310), ('2-A', 'Small flex, 25% office', 18, 1800, 14, 14, 0, 2085), ('2-B', 'Small flex, 60% office', 18, 1800, 6, 6, 0, 2430), ('2-C', 'Small flex, corner glass', 18, 2050, 4, 4, 0, 2690), ('3-A', 'Shop bay with compressor line', 18, 2400, 9, 9, 0, 2640), ('3-B', 'Shop bay with fenced yard', 18, 2400, 5, 10, 0, 3150), ('4-A', 'Dock bay, single', 24, 3600, 11, 0, 11, 3580), ('4-B', 'Dock bay, double', 24, 7200, 7, 0, 14, 6840), ('4-C', 'Dock bay, double with ramp', 24, 7200, 3, 3, 6, 7150), ('5-A', 'Bulk third-building', 28, 18500, 4, 4, 16, 15900), ('5-B', 'Bulk half-building', 28, 27800, 2, 4, 14, 22800), ('5-C', 'Full building, rail served', 30, 56400, 1, 4, 18, 44500), ('6-A', 'Cooler bay', 22, 4100, 2, 0, 4, 6560), ('7-Y', 'Laydown yard space, fenced', None, 5000, 5, 0, 0, 1425)]
    VAC = {'1-A': 2, '2-A': 1, '2-C': 1, '3-A': 1, '4-A': 2, '4-B': 1, '5-A': 1, '7-Y': 2}
    keys = ['other:Clear Ht (ft)', 'sf', 'units', 'total_sf', 'other:Drive-In Doors', 'other:Dock Doors', 'occupied', 'vacant', 'market', 'actual', 'market_total', 'actual_total', 'ltl']
    rows = []
    for code, nm, ht, sf, n, di, dk, mk in T:
        v = VAC.get(code, 0); occ = n - v; avg = round(mk * R.uniform(.86, 1.01)); at = avg * occ
        rows.append({'type': code, 'desc': nm, 'other:Clear Ht (ft)': ht, 'sf': sf, 'units': n, 'total_sf': n * sf, 'other:Drive-In Doors': di, 'other:Dock Doors': dk, 'occupied': occ, 'vacant': v, 'market': mk, 'actual': avg, 'market_total': mk * n, 'actual_total': at, 'ltl': mk * occ - at})
    S = lambda X, k: sum(x[k] for x in X)
    sk = ['units', 'total_sf', 'other:Drive-In Doors', 'other:Dock Doors', 'occupied', 'vacant', 'market_total', 'actual_total', 'ltl']
    bld = [x for x in rows if x['type'] != '7-Y']
    tot = [{'label': 'Total buildings', **{k: S(bld, k) for k in sk}}, {'label': 'Total park', **{k: S(rows, k) for k in sk}}]
    bad = next(x for x in rows if x['type'] == '3-A'); good = bad['units']; bad['units'] = good - 1
    tmp = os.path.join(HERE, 'tmp_xls'); os.makedirs(tmp, exist_ok=True); f = os.path.join(tmp, NM + '.xlsx')
    wb = xlsxwriter.Workbook(f); ws = wb.add_worksheet('Bays'); Fm = lambda **k: wb.add_format({'font_name': 'Verdana', 'font_size': 8, **k})
    ft = Fm(bold=True, font_color='#003366'); fh = Fm(bold=True, bg_color='#C0C0C0', border=1, align='center', valign='vcenter', text_wrap=True); fx = Fm(border=1); fc = Fm(border=1, align='center'); fn = Fm(border=1, num_format='#,##0'); fm = Fm(border=1, num_format='$#,##0;-$#,##0'); fb = Fm(border=1, bold=True, num_format='#,##0', bg_color='#FFFFCC'); fbm = Fm(border=1, bold=True, num_format='$#,##0', bg_color='#FFFFCC')
    ws.write(0, 0, 'HARRIER INDUSTRIAL PARK - BAY MIX', ft); ws.write(1, 0, 'Harrier Park Investors LLC      Rents per month, NNN      Rent roll date 31-Dec-2025', Fm())
    for rng_, t in [('A4:A5', 'Bay Type'), ('B4:B5', 'Description'), ('C4:C5', 'Clear Ht (ft)'), ('D4:F4', 'Bays'), ('G4:H4', 'Doors'), ('I4:J4', 'Status'), ('K4:L4', 'Avg Rent / Bay'), ('M4:N4', 'Monthly Rent'), ('O4:O5', 'Loss to Lease')]: ws.merge_range(rng_, t, fh)
    for c, t in zip(range(3, 14), ['Bay SF', 'Count', 'Total SF', 'Drive-In', 'Dock', 'Leased', 'Vacant', 'Asking', 'In Place', 'At Asking', 'In Place']): ws.write(4, c, t, fh)
    mon = {'market', 'actual', 'market_total', 'actual_total', 'ltl'}; r = 5
    def wr(d, b):
        for c, k in enumerate(keys, 2):
            if d.get(k) is None: ws.write_blank(r, c, None, fb if b else fx)
            else: ws.write_number(r, c, d[k], (fbm if b else fm) if k in mon else (fb if b else fn))
    for x in rows:
        if x['type'] == '7-Y':
            ws.write(r, 0, '', fb); ws.write(r, 1, 'Total buildings', fb); wr(tot[0], True); r += 1
        ws.write_string(r, 0, x['type'], fc); ws.write(r, 1, x['desc'], fx); wr(x, False); r += 1
    ws.write(r, 0, '', fb); ws.write(r, 1, 'Total park', fb); wr(tot[1], True); r += 2
    for s in ['Loss to lease = asking rent of the leased bays less their in-place rent.', 'Door counts are for the whole type. Yard spaces have no doors or clear height.']: ws.write(r, 0, s, Fm(italic=True)); r += 1
    ws.set_column(0, 0, 8); ws.set_column(1, 1, 30); ws.set_column(2, 14, 9.5); ws.set_column(12, 14, 11); ws.set_landscape(); ws.fit_to_pages(1, 0); wb.close()
    soffice(f, 'xls'); shutil.rmtree(tmp)
    put(NM, 'xls', 'UM', keys, rows, tot, 'INDUSTRIAL', 'property manager, old spreadsheet', 'bay types with doors and clear heights, monthly rents, two-row merged header, legacy XLS', 'bay types that look like dates or numbers, door counts beside bay counts, In Place header twice, yard row after a subtotal',
        {'what': f"bay type 3-A prints {good - 1} bays where leased, vacant, area and totals make {good}", 'kind': 'count_wrong'})

for fn in (tb_tower, tb_wtb, tb_entities, ar_invoices, ar_months, ar_summary, um_bands, um_retail, um_bays): fn()
json.dump(INDEX, open(os.path.join(HERE, 'index.json'), 'w'), indent=1, ensure_ascii=False)
