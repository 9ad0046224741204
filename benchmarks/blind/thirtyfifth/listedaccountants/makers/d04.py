"""Package of an industrial fund (unaudited quarterly): cover, balance sheets, operations, cash flows, note page. fpdf2, Carlito/Liberation Serif."""
from fpdf import FPDF
from .core import *
L = '/usr/share/fonts/truetype/liberation/LiberationSerif-'

def make():
    P = 'Redfern Logistics Venture II LLC'
    # ---------- operations (whole dollars): 3 mo 2025, 3 mo 2024, 6 mo 2025, 6 mo 2024
    oc = ['Three months ended June 30, 2025', 'Three months ended June 30, 2024', 'Six months ended June 30, 2025', 'Six months ended June 30, 2024']
    o = St('Statements of Operations', P, '2025-01-01', '2025-06-30', oc, page=3, zero='dash', dp=0)
    o.open('Revenues:')
    for l, v in [('Minimum rent', (3218440, 3004117, 6402915, 5981260)), ('Straight-line rent adjustment', (84216, 131902, 177358, 270448)), ('Amortization of below-market leases, net', (41873, 41873, 83746, 83746)),
                 ('Expense recoveries', (1012655, 948310, 2040127, 1871944)), ('Lease termination income', (0, 65000, 0, 65000)), ('Other property income', (12408, 9776, 21650, 22031))]: o.line(l, v)
    rev = o.close('Total revenues', typ='TOTAL')
    o.open('Property operating expenses:')
    for l, v in [('Real estate taxes', (588204, 561330, 1172417, 1120661)), ('Property insurance', (96418, 84207, 192836, 168414)), ('Repairs and maintenance', (241773, 226918, 531206, 498350)), ('Utilities', (58110, 54026, 131478, 120933)),
                 ('Property management fees to affiliate', (107245, 101480, 213960, 201115)), ('Provision for (recovery of) doubtful receivables', (-6200, 14500, 3800, 22750))]: o.line(l, v)
    oe = o.close('Total property operating expenses', typ='TOTAL')
    noi = o.tot('Net operating income', [rev, oe], [1, -1])
    o.open('Other expenses (income):')
    for l, v in [('Depreciation and amortization', (1121460, 1098302, 2236945, 2190118)), ('Interest expense', (884350, 892106, 1766202, 1786477)), ('Asset management fees', (75000, 75000, 150000, 150000)), ('Professional fees and other', (32915, 41280, 70448, 86903)), ('Interest income', (-18840, -9614, -35112, -17890)), ('Gain on sale of land parcel', (0, 0, -412600, 0))]: o.line(l, v)
    ot = o.close('Total other expenses, net')
    ni = o.tot('Net income', [noi, ot], [1, -1], dbl=1)
    o.key(total_income=rev, total_operating_expenses=oe, noi=noi, net_income=ni)
    NI25, NI24 = o.rows[ni].vals[2:]
    # ---------- balance sheets: changes drive the cash flow
    dep, intamort = 2236945 , 38214
    deps = dep
    capex, ti, lc = 1184300, 406250, 233918
    landsold_basis, proceeds = 287400, 700000
    prin, draws = 518640, 900000
    dist, contrib = 1900000, 250000
    b24 = dict(land=21640000, bld=96418227, ti=8870415, acc=-24118630, cash=4402918, rest=1688204, rent=512340, sl=2906113, lease=3418870, prep=402117, debt=71946200, dfc=-611424, ap=904218, acct=1168420, bml=1339936, prr=618340, dep=912500)
    ar_d, prep_d, ap_d, acct_d, prr_d, dep_d = 86420, -118306, -142915, 604337, 41280, 18750
    bld_add = capex
    lease_amort = 412380
    b25 = dict(land=b24['land'] - landsold_basis, bld=b24['bld'] + capex, ti=b24['ti'] + ti, acc=b24['acc'] - (deps - lease_amort), rest=None, rent=b24['rent'] + ar_d, sl=b24['sl'] + 177358,
               lease=b24['lease'] + lc - lease_amort, prep=b24['prep'] + prep_d, debt=b24['debt'] + draws - prin, dfc=b24['dfc'] + intamort, ap=b24['ap'] + ap_d, acct=b24['acct'] + acct_d, bml=b24['bml'] - 83746, prr=b24['prr'] + prr_d, dep=b24['dep'] + dep_d)
    f = St('Statements of Cash Flows', P, '2025-01-01', '2025-06-30', ['2025', '2024'], page=4, zero='dash', dp=0)
    f.open('Cash flows from operating activities:')
    f.line('Net income', (NI25, NI24)); fni = len(f.rows) - 1
    f.head('Adjustments to reconcile net income to net cash provided by operating activities:', lvl=1)
    for l, v in [('Depreciation and amortization', (deps, 2190118)), ('Amortization of deferred financing costs', (intamort, 38214)), ('Straight-line rent', (-177358, -270448)), ('Amortization of below-market leases, net', (-83746, -83746)), ('Gain on sale of land parcel', (412600 * -1, 0)), ('Provision for doubtful receivables', (3800, 22750))]: f.line(l, v, lvl=2)
    f.head('Changes in operating assets and liabilities:', lvl=1)
    for l, v in [('Tenant receivables', (-ar_d - 3800, 51206)), ('Prepaid expenses and other assets', (-prep_d, 74318)), ('Accounts payable', (ap_d, -60442)), ('Accrued real estate taxes and other', (acct_d, 577910)), ('Prepaid rents', (prr_d, -22817)), ('Tenant security deposits', (dep_d, 12500))]: f.line(l, v, lvl=2)
    opx = f.close('Net cash provided by operating activities', typ='SUBTOTAL')
    f.open('Cash flows from investing activities:')
    for l, v in [('Additions to buildings and improvements', (-capex, -902117)), ('Tenant improvements', (-ti, -588340)), ('Leasing commissions paid', (-lc, -301822)), ('Net proceeds from sale of land parcel', (proceeds, 0))]: f.line(l, v)
    inv = f.close('Net cash used in investing activities', typ='SUBTOTAL')
    f.open('Cash flows from financing activities:')
    for l, v in [('Borrowings under revolving note', (draws, 0)), ('Principal payments on mortgage notes', (-prin, -497203)), ('Deferred financing costs paid', (0, -35000)), ('Contributions from members', (contrib, 0)), ('Distributions to members', (-dist, -1650000))]: f.line(l, v)
    fin = f.close('Net cash used in financing activities', typ='SUBTOTAL')
    net = f.tot('Net increase in cash, cash equivalents and restricted cash', [opx, inv, fin])
    tot24 = b24['cash'] + b24['rest']
    f.line('Cash, cash equivalents and restricted cash, beginning of period', (tot24, 5388410)); beg = len(f.rows) - 1
    end = f.tot('Cash, cash equivalents and restricted cash, end of period', [net, beg], dbl=1)
    f.open('Supplemental disclosure:')
    f.line('Cash paid for interest', (1727988 - 4120, 1748263)); f.line('Capital expenditures included in accounts payable', (0, 118440)); f.drop()
    f.key(net_income=fni, net_cash_flow=net)
    cash_end = f.rows[end].vals[0]
    b25['rest'] = 1904772; b25['cash'] = cash_end - b25['rest']
    # ---------- balance sheet
    b = St('Balance Sheets', P, None, '2025-06-30', ['June 30, 2025', 'December 31, 2024'], page=2, zero='dash', dp=0)
    v = lambda k: (b25[k], b24[k])
    b.head('ASSETS', ctr=1); b.stack.append([])
    b.open('Real estate, at cost:')
    b.line('Land', v('land')); b.line('Buildings and improvements', v('bld')); b.line('Tenant improvements', v('ti'))
    re = b.close('', typ='SUBTOTAL'); b.stack[-1].pop(); b.rows.pop()   # gross total printed with a label below
    b.stack[-1].append(b._add(Row('Real estate, gross', 'SUBTOTAL', b.calc([re - 3, re - 2, re - 1], [1] * 3), None, 0, [re - 3, re - 2, re - 1], [1] * 3), False)); g = len(b.rows) - 1
    b.stack[-1].pop()
    b.line('Less accumulated depreciation', v('acc'), join=False); ac = len(b.rows) - 1
    b.tot('Real estate, net', [g, ac], typ='SUBTOTAL')
    for l, k in [('Cash and cash equivalents', 'cash'), ('Restricted cash and lender escrows', 'rest'), ('Tenant receivables, net of allowance', 'rent'), ('Deferred rent receivable', 'sl'), ('Deferred leasing costs and in-place leases, net', 'lease'), ('Prepaid expenses and other assets', 'prep')]: b.line(l, v(k), lvl=0)
    ta = b.close('Total assets', typ='TOTAL', dbl=1)
    b.head("LIABILITIES AND MEMBERS' EQUITY", ctr=1); b.stack.append([])
    b.open('Liabilities:')
    b.line('Mortgage and revolving notes payable', v('debt')); b.line('Less unamortized deferred financing costs', v('dfc'))
    b.line('Accounts payable', v('ap')); b.line('Accrued real estate taxes and other liabilities', v('acct')); b.line('Below-market lease liabilities, net', v('bml')); b.line('Prepaid rents', v('prr')); b.line('Tenant security deposits', v('dep'))
    tl = b.close('Total liabilities', typ='TOTAL')
    A, Lb = b.rows[ta].vals, b.rows[tl].vals
    b.open("Members' equity:")
    eq25, eq24 = A[0] - Lb[0], A[1] - Lb[1]
    ch = NI25 + contrib - dist
    print('   d04 equity', eq25, eq24, eq25 - eq24, ch, 'cash', b25['cash'], cash_end)
    assert eq25 - eq24 == ch
    m1 = round(eq24 * .1)
    b.line('Redfern Manager LLC (10%)', (m1 + round(ch * .1), m1)); b.line('Investor members (90%)', (eq25 - m1 - round(ch * .1), eq24 - m1))
    te = b.close("Total members' equity", typ='TOTAL')
    b.close("Total liabilities and members' equity", typ='TOTAL', dbl=1)
    assert b.rows[-1].vals == A
    b.key(total_assets=ta, total_liabilities=tl, total_equity=te)
    # ---------- draw
    fn = 'Redfern_Logistics_II_2Q25_financials.pdf'
    import datetime
    p = FPDF('P', 'mm', 'letter'); p.set_auto_page_break(False); p.set_creation_date(datetime.datetime(2025, 8, 8))
    for st, ff in (('', 'Regular'), ('B', 'Bold'), ('I', 'Italic')): p.add_font('S', st, L + ff + '.ttf')
    p.add_page(); p.set_draw_color(90, 20, 30); p.set_fill_color(90, 20, 30); p.rect(0, 0, 18, 279.4, 'F')
    p.set_xy(35, 90); p.set_font('S', 'B', 26); p.multi_cell(150, 11, 'Redfern Logistics\nVenture II LLC')
    p.set_xy(35, 125); p.set_font('S', '', 13); p.multi_cell(150, 7, 'Financial Statements (Unaudited)\nJune 30, 2025 and December 31, 2024 and for the three and\nsix months ended June 30, 2025 and 2024')
    p.set_xy(35, 240); p.set_font('S', 'I', 9); p.multi_cell(150, 5, 'Prepared by the Manager on the accrual basis. For members only; not for further distribution.')
    def txt(v, dollar):
        if v == 0: return '—'
        t = f'{abs(v):,}'
        return f'({t})' if v < 0 else t
    def page(st, sub, heads, X, wcol, pn, lw):
        p.add_page(); p.set_draw_color(0); y = 20
        for t, f2 in ((P.replace(' LLC', ' LLC'), ('S', 'B', 13)), (st.title, ('S', 'B', 11)), (sub, ('S', 'I', 10))):
            p.set_font(*f2); p.set_xy(20, y); p.cell(176, 6, t, align='C'); y += 5.5
        y += 4; y = heads(y)
        first = True
        for r in st.rows:
            if r.kw.get('ctr'):
                y += 2.5; p.set_font('S', 'B', 9.5); p.set_xy(20, y); p.cell(lw, 5, r.label, align='C'); y += 6; first = True; continue
            p.set_font('S', 'B' if r.typ == 'TOTAL' else '', 9.5)
            x0 = 20 + 4 * r.lvl + (4 if r.typ == 'SUBTOTAL' and r.lvl == 0 else 0)
            p.set_xy(x0, y)
            if p.get_string_width(r.label) > lw - (x0 - 20) - 2:
                w = r.label.split(' '); a = ''
                while p.get_string_width(a + w[0]) < lw - (x0 - 20) - 4: a += w.pop(0) + ' '
                p.cell(lw, 5, a); y += 4.4; p.set_xy(x0 + 4, y); p.cell(lw, 5, ' '.join(w))
            else: p.cell(lw, 5, r.label)
            if r.vals:
                dollar = first or r.kw.get('dbl')
                for x, v in zip(X, r.vals):
                    if r.items: p.line(x - wcol, y + .2, x, y + .2)
                    if dollar: p.set_xy(x - wcol, y); p.cell(5, 5, '$')
                    t = txt(v, 0); p.set_xy(x - wcol, y); p.cell(wcol + (0 if t.endswith(')') else -1.2), 5, t, align='R')
                    if r.kw.get('dbl'): p.line(x - wcol, y + 5, x, y + 5); p.line(x - wcol, y + 5.7, x, y + 5.7)
                first = False
                if r.items: y += 1.6
            y += 5.1
        p.set_font('S', 'I', 8); p.set_xy(20, 258); p.cell(176, 4, 'See accompanying notes. Unaudited.', align='L'); p.set_xy(20, 263); p.set_font('S', '', 9); p.cell(176, 4, str(pn), align='C')
    def h_b(y):
        p.set_font('S', 'B', 9.5)
        for x, (a, c) in zip((158, 194), (('June 30,', '2025'), ('December 31,', '2024'))):
            p.set_xy(x - 30, y); p.cell(30, 4.5, a, align='C'); p.set_xy(x - 30, y + 4.5); p.cell(30, 4.5, c, align='C'); p.line(x - 30, y + 9.4, x, y + 9.4)
        return y + 11
    page(b, 'June 30, 2025 and December 31, 2024', h_b, (158, 194), 30, 2 - 1, 100)
    def h_o(y):
        p.set_font('S', 'B', 9)
        for x, t in ((143, 'Three months ended'), (194, 'Six months ended')):
            p.set_xy(x - 47, y); p.cell(47, 4.5, t, align='C'); p.set_xy(x - 47, y + 4.3); p.cell(47, 4.5, 'June 30,', align='C'); p.line(x - 47, y + 9, x, y + 9)
        for x, t in zip((118, 143, 169, 194), ('2025', '2024', '2025', '2024')):
            p.set_xy(x - 22, y + 9.2); p.cell(22, 4.5, t, align='C'); p.line(x - 22, y + 13.7, x, y + 13.7)
        return y + 16
    page(o, 'For the three and six months ended June 30, 2025 and 2024', h_o, (118, 143, 169, 194), 22, 2, 76)
    def h_f(y):
        p.set_font('S', 'B', 9.5)
        for x, t in ((163, '2025'), (194, '2024')):
            p.set_xy(x - 27, y); p.cell(27, 4.5, t, align='C'); p.line(x - 27, y + 4.8, x, y + 4.8)
        return y + 6
    page(f, 'For the six months ended June 30, 2025 and 2024', h_f, (163, 194), 27, 3, 112)
    p.add_page(); p.set_font('S', 'B', 12); p.set_xy(20, 22); p.cell(0, 6, 'Notes to Financial Statements (condensed)')
    p.set_font('S', '', 9.5); p.set_xy(20, 32)
    p.multi_cell(176, 5, '1. Organization. The Company owns eleven distribution buildings in the Columbus and Indianapolis markets. Profits and losses are allocated ten percent to the Manager and ninety percent to the Investor Members.\n\n'
       '2. Revenue recognition. Minimum rent is recognised on a straight-line basis over the non-cancellable lease terms. Deferred rent receivable represents the excess of straight-line revenue over amounts billed.\n\n'
       '3. Sale of land. On March 27, 2025 the Company sold an excess land parcel and recognised a gain, presented in other income.\n\n4. Related party. An affiliate of the Manager provides property management for a fee of three percent of collections and asset management for a fixed quarterly fee.')
    p.output(f'{DOCS}/{fn}')
    save(fn, [b, o, f], 'INDUSTRIAL', 'BALANCE_SHEET', 's35a', 'fund reporting package: cover, balance sheets, operations (grouped 3/6 months), indirect cash flow, notes', hard=True)
