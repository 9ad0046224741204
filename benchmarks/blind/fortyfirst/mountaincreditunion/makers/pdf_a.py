from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, legal
from reportlab.lib import colors
from reportlab.pdfbase.pdfmetrics import stringWidth as SW

def wrap(t, font, size, w):
    out, cur = [], ''
    for x in t.split():
        c = (cur + ' ' + x).strip()
        if SW(c, font, size) <= w: cur = c
        else: out.append(cur); cur = x
    return out + [cur] if cur else out

# ---------- 1 AppFolio-like ----------
def appfolio():
    r = random.Random(4101); N = Names(r); f = 'palo_brea_rent_roll_0925.pdf'
    W, H = landscape(letter); c = canvas.Canvas(os.path.join(DOC, f), pagesize=(W, H))
    cols = [('Unit', 30, 42, 'l'), ('BD/BA', 74, 40, 'l'), ('Tenant', 116, 112, 'l'), ('Status', 230, 72, 'l'), ('Sqft', 0, 328, 'r'), ('Market Rent', 0, 386, 'r'),
            ('Rent', 0, 438, 'r'), ('Deposit', 0, 488, 'r'), ('Lease From', 496, 50, 'l'), ('Lease To', 549, 50, 'l'), ('Move-in', 602, 50, 'l'), ('Move-out', 655, 50, 'l'), ('Past Due', 0, 760, 'r')]
    types = [('1/1.00', 640, 1095), ('2/1.00', 825, 1295), ('2/2.00', 910, 1375), ('3/2.00', 1140, 1625)]
    asof = D(2025, 9, 30); data = []
    vac = {'107': 'Vacant-Unrented', '212': 'Vacant-Rented', '304': 'Vacant-Unrented', '316': 'Vacant-Unrented', '405': 'Vacant-Rented'}
    spec = {'103': 'Notice-Unrented', '209': 'Notice-Unrented', '311': 'Notice-Rented', '408': 'Evict', '415': 'Notice-Unrented'}
    for fl in range(1, 5):
        for k in range(1, 17):
            u = '%d%02d' % (fl, k); t = types[[0, 1, 1, 2, 2, 1, 0, 3, 0, 1, 2, 1, 1, 0, 2, 3][k - 1]]
            d = dict(u=u, bd=t[0], sf=t[1], mk=t[2] + (15 if fl > 2 else 0))
            if u in vac: d['st'] = vac[u]
            else:
                d['st'] = spec.get(u, 'Current'); mi = D(r.choice([2021, 2022, 2023, 2023, 2024, 2024, 2024, 2025, 2025]), r.randint(1, 8), r.choice([1, 1, 1, 5, 12, 15, 20, 26]))
                lf = mi
                while endof(lf, 12) < D(2025, 10, 1): lf = D(lf.year + 1, lf.month, 1)
                if r.random() < .1 and mi.year < 2025: d['lf'], d['lt'] = (mi, None)
                else: d['lf'], d['lt'] = lf, eom(addm(lf, 11))
                d['mi'] = mi; d['tn'] = N.fl()
                if r.random() < .22: d['tn'] += ', ' + N.fl()
                d['rent'] = d['mk'] - r.choice([0, 0, 20, 35, 50, 65, 80, 110, -10]); d['dep'] = r.choice([300, 300, 500, 500, 750, d['mk']])
                if d['st'].startswith('Notice'): d['mo'] = D(2025, 10, r.choice([10, 15, 31]))
                d['pd'] = 0.0
                x = r.random()
                if d['st'] == 'Evict': d['pd'] = 2873.5
                elif x < .1: d['pd'] = round(r.uniform(18, 240), 2)
                elif x < .15: d['pd'] = float(d['rent'])
                elif x < .19: d['pd'] = -round(r.uniform(5, 90), 2)
            data.append(d)
    pg = [0]
    def head():
        pg[0] += 1
        if pg[0] == 1:
            c.setFont('Helvetica-Bold', 16); c.drawString(30, H - 44, 'Rent Roll'); c.setFont('Helvetica', 7.5)
            y = H - 58
            for s in ['Properties: Palo Brea Apartments - 1450 W. Emelita Ave. Mesa, AZ 85202', 'Units: Active', 'As of: 09/30/2025', 'Include Non-Revenue Units: No']:
                c.drawString(30, y, s); y -= 10
            c.setFont('Helvetica-Bold', 8); c.drawRightString(W - 30, H - 44, 'Sonoran Crest Residential Services, Inc.'); c.setFont('Helvetica', 7); c.drawRightString(W - 30, H - 54, '2211 S. Dobson Rd. Ste 204, Mesa, AZ 85210')
            y -= 8
        else: y = H - 40
        c.setFont('Helvetica-Bold', 7.5)
        for n, x, w, a in cols:
            c.drawString(x, y, n) if a == 'l' else c.drawRightString(w, y, n)
        c.setStrokeColor(colors.black); c.setLineWidth(.8); c.line(30, y - 4, W - 30, y - 4)
        c.setFont('Helvetica', 6.5); c.setFillColor(colors.grey); c.drawString(30, 22, 'Created on 10/03/2025'); c.drawRightString(W - 30, 22, 'Page %d' % pg[0]); c.setFillColor(colors.black)
        return y - 14
    y = head(); c.setFont('Helvetica-Bold', 7.5); c.drawString(30, y, 'Palo Brea Apartments - 1450 W. Emelita Ave. Mesa, AZ 85202'); y -= 13
    rows = []
    for d in data:
        tl = wrap(d.get('tn', ''), 'Helvetica', 7.2, 110); h = 12 if len(tl) < 2 else 9 * len(tl) + 3
        if y - h < 36: c.showPage(); y = head()
        c.setFont('Helvetica', 7.2)
        vals = [d['u'], d['bd'], None, d['st'], m0(d['sf']), m2(d['mk']), m2(d['rent']) if 'rent' in d else '', m2(d['dep']) if 'dep' in d else '', us(d.get('lf')), us(d.get('lt')), us(d.get('mi')), us(d.get('mo')),
                ('(%s)' % m2(-d['pd']) if d['pd'] < 0 else m2(d['pd'])) if 'pd' in d else '']
        vals[12] = vals[12].replace('(', '-').replace(')', '')
        for (n, x, w, a), v in zip(cols, vals):
            if v: c.drawString(x, y, v) if a == 'l' else c.drawRightString(w, y, v)
        for i, s in enumerate(tl): c.drawString(116, y - 9 * i, s)
        c.setStrokeColor(colors.Color(.85, .85, .85)); c.setLineWidth(.3); c.line(30, y - h + 8.5, W - 30, y - h + 8.5)
        y -= h
        rows.append(row(unit=d['u'], unitType=d['bd'], tenantName=d.get('tn'), statusText=d['st'], area=d['sf'], marketRent=d['mk'], contractRent=d.get('rent'), deposit=d.get('dep'), leaseStartDate=d.get('lf'),
                        leaseEndDate=d.get('lt'), moveInDate=d.get('mi'), moveOutDate=d.get('mo'), balance=d.get('pd')))
    S = lambda k: sum(d.get(k, 0) for d in data)
    if y < 60: c.showPage(); y = head()
    for lab in ('64 Units', 'Total 64 Units'):
        c.setFont('Helvetica-Bold', 7.2); c.drawString(30, y, lab); c.drawString(230 if 'T' not in lab else 230, y, '92.2% Occupied')
        for v, x in ((m0(S('sf')), 328), (m2(S('mk')), 386), (m2(S('rent')), 438), (m2(S('dep')), 488), (m2(S('pd')), 760)): c.drawRightString(x, y, v)
        c.setStrokeColor(colors.black); c.line(30, y + 9, W - 30, y + 9); y -= 16
    c.save()
    assert len(data) == 64 and len(vac) == 5
    save(f, rows, 64, 59, 5, 'Palo Brea Apartments', '2025-09-30', 'MULTIFAMILY', 'AppFolio-like rent roll print, landscape, wrapped tenant names')

# ---------- 2 Rent Manager-like MH/RV park, fpdf2 two-line records ----------
def rentmanager():
    from fpdf import FPDF
    r = random.Random(4102); N = Names(r); f = 'zia_vista_mhc_rentmgr.pdf'
    class P(FPDF):
        def header(s):
            s.set_font('Times', 'B', 13); s.cell(0, 6, 'Zia Vista Mobile Home Community', align='C', new_x='LMARGIN', new_y='NEXT')
            s.set_font('Times', '', 9); s.cell(0, 4.5, '7801 Coors Frontage Rd SW, Albuquerque, NM 87121', align='C', new_x='LMARGIN', new_y='NEXT')
            s.set_font('Times', 'B', 11); s.cell(0, 6, 'Rent Roll w/ Recurring Charges', align='C', new_x='LMARGIN', new_y='NEXT')
            s.set_font('Times', 'I', 9); s.cell(0, 4.5, 'As of: 10/1/2025', align='C', new_x='LMARGIN', new_y='NEXT'); s.ln(2)
            s.set_font('Times', 'B', 8.5); y = s.get_y(); s.set_fill_color(222, 228, 236); s.rect(10, y, 196, 9, 'F')
            for x, w, a, t in C: s.set_xy(x, y); s.multi_cell(w, 4.3, t, align=a)
            s.set_y(y + 10.5)
        def footer(s):
            s.set_y(-12); s.set_font('Times', '', 7.5); s.cell(100, 4, 'rentroll_recur.rpt    user: DMAESTAS    10/06/2025 9:41 AM'); s.cell(0, 4, 'Page %d of {nb}' % s.page_no(), align='R')
    C = [(10, 16, 'L', 'Space'), (27, 20, 'L', 'Unit\nType'), (47, 44, 'L', 'Tenant'), (92, 19, 'L', 'Move\nIn'), (111, 19, 'L', 'Lease\nEnd'), (130, 18, 'R', 'Lot\nRent'), (148, 19, 'R', 'Total\nRecurring'), (167, 18, 'R', 'Deposit'), (185, 21, 'R', 'Open\nBalance')]
    p = P('P', 'mm', 'Letter'); p.alias_nb_pages(); p.set_auto_page_break(False); p.add_page()
    rows = []; T = dict(n=0, v=0, lot=0, tot=0, dep=0, bal=0); codes = {}
    def line(vals, b=False):
        y = p.get_y(); p.set_font('Times', 'B' if b else '', 8.8)
        for (x, w, a, _), v in zip(C, vals):
            p.set_xy(x, y); p.cell(w, 4.4, v, align=a)
        p.set_y(y + 4.4)
    secs = [('Manufactured Home Spaces', ['MH%02d' % i for i in range(1, 35)]), ('RV Spaces', ['RV%d' % i for i in range(1, 13)])]
    vac = {'MH07', 'MH19', 'MH30', 'RV4', 'RV11'}
    for sec, us_ in secs:
        if p.get_y() > 245: p.add_page()
        p.set_font('Times', 'BU', 9.5); p.cell(0, 6, sec, new_x='LMARGIN', new_y='NEXT'); t = dict(n=0, v=0, lot=0, tot=0, dep=0, bal=0)
        for u in us_:
            if p.get_y() > 252: p.add_page()
            ty = ('Double Wide' if int(u[2:]) % 3 == 0 else 'Single Wide') if u[0] == 'M' else r.choice(['RV 30 amp', 'RV 50 amp'])
            t['n'] += 1
            if u in vac:
                t['v'] += 1; line([u, ty, '** VACANT **', '', '', '0.00', '0.00', '0.00', '0.00']); p.ln(1.2)
                rows.append(row(unit=u, unitType=ty, statusText='VACANT', section=sec, contractRent=0, totalCharges=0, deposit=0, balance=0)); continue
            lot = {'S': 495, 'D': 560, 'R': 420}[ty[0]] + r.choice([0, 0, 0, -15, -25, 10]); ch = [('LOT', float(lot))]
            if ty[0] != 'R': ch.append(('WTR', 38.0)); ch.append(('SWR', 21.5)); ch.append(('TRSH', 18.75))
            else: ch.append(('ELEC', round(r.uniform(31, 88), 2))); ch.append(('TRSH', 12.0))
            if r.random() < .25: ch.append(('PET', 15.0 * r.choice([1, 2])))
            if r.random() < .1: ch.append(('STOR', 35.0))
            if r.random() < .08: ch.append(('SRDISC', -25.0))
            tot = round(sum(a for _, a in ch), 2)
            mi = D(r.randint(2009, 2025), r.randint(1, 9), r.randint(1, 28))
            le = 'MTM' if (ty[0] == 'R' or r.random() < .3) else D(r.choice([2025, 2026, 2026]), r.choice([12, 11, 12, 10]), 1)
            if not isinstance(le, str): le = eom(le)
            dep = r.choice([200, 300, 300, 495, 0]); x = r.random(); bal = 0.0 if x < .72 else tot if x < .82 else round(r.uniform(-60, 180), 2)
            tn = N.lf(); line([u, ty, tn, sh_(mi), le if isinstance(le, str) else sh_(le), m2(lot), m2(tot), m2(dep), '(%s)' % m2(-bal) if bal < 0 else m2(bal)])
            p.set_font('Times', 'I', 7.8); y = p.get_y(); p.set_xy(47, y); p.cell(0, 3.8, '    '.join('%s %s' % (k, m2(a)) for k, a in ch if k != 'LOT')); p.set_y(y + 5.2)
            for k, a in ch: codes[k] = round(codes.get(k, 0) + a, 2)
            t['lot'] += lot; t['tot'] += tot; t['dep'] += dep; t['bal'] += bal
            rows.append(row(unit=u, unitType=ty, tenantName=tn, statusText='Occupied', section=sec, contractRent=lot, charges=[dict(code=k, amount=a) for k, a in ch if k != 'LOT'], totalCharges=tot, moveInDate=mi, leaseEndDate=le, deposit=dep, balance=bal))
        y = p.get_y(); p.set_line_width(.2); p.line(130, y, 206, y)
        line(['', '', '%s: %d spaces, %d vacant' % (sec.split()[0] if sec[0] == 'R' else 'MH', t['n'], t['v']), '', '', m2(t['lot']), m2(t['tot']), m2(t['dep']), m2(t['bal'])], True); p.ln(3)
        for k in T: T[k] += t[k]
    if p.get_y() > 215: p.add_page()
    y = p.get_y(); p.line(130, y, 206, y); p.line(130, y + .7, 206, y + .7); p.set_y(y + 1)
    line(['Totals', '', '%d spaces, %d occupied, %d vacant' % (T['n'], T['n'] - T['v'], T['v']), '', '', m2(T['lot']), m2(T['tot']), m2(T['dep']), m2(T['bal'])], True); p.ln(6)
    p.set_font('Times', 'B', 9); p.cell(60, 5, 'Recurring Charge Recap', border='B', new_x='LMARGIN', new_y='NEXT'); p.set_font('Times', '', 8.8)
    nm = dict(LOT='Lot rent', WTR='Water (flat)', SWR='Sewer', TRSH='Trash', ELEC='Electric (metered, last bill)', PET='Pet fee', STOR='Storage / boat', SRDISC='Senior discount')
    for k in codes: p.cell(18, 4.4, k); p.cell(48, 4.4, nm[k]); p.cell(22, 4.4, m2(codes[k]) if codes[k] >= 0 else '(%s)' % m2(-codes[k]), align='R', new_x='LMARGIN', new_y='NEXT')
    p.set_font('Times', 'B', 8.8); p.cell(66, 4.4, 'Total recurring'); p.cell(22, 4.4, m2(sum(codes.values())), border='T', align='R')
    assert abs(sum(codes.values()) - T['tot']) < .005
    p.output(os.path.join(DOC, f))
    save(f, rows, 46, 41, 5, 'Zia Vista Mobile Home Community', '2025-10-01', 'MANUFACTURED_HOUSING', 'Rent Manager-like, two-line records, charge codes inline on second line', hard=True)
def sh_(d): return '%d/%d/%d' % (d.month, d.day, d.year)

# ---------- 3 credit union fill-in form ----------
def cuform():
    r = random.Random(4103); N = Names(r); f = 'CL-27_rent_schedule_pueblo.pdf'
    W, H = letter; W, H = landscape(letter); c = canvas.Canvas(os.path.join(DOC, f), pagesize=(W, H))
    teal = colors.Color(.05, .35, .4); ink = colors.Color(.1, .15, .55)
    c.setFillColor(teal); c.rect(36, H - 62, W - 72, 30, fill=1, stroke=0); c.setFillColor(colors.white); c.setFont('Helvetica-Bold', 14); c.drawString(44, H - 52, 'HIGH MESA COMMUNITY CREDIT UNION')
    c.setFont('Helvetica', 9); c.drawRightString(W - 44, H - 46, 'Member Business Lending'); c.drawRightString(W - 44, H - 57, 'Form CL-27 (rev. 02/23)')
    c.setFillColor(colors.black); c.setFont('Helvetica-Bold', 12); c.drawString(36, H - 82, 'RESIDENTIAL RENT SCHEDULE'); c.setFont('Helvetica', 7.5)
    c.drawString(246, H - 82, 'Complete one line for every rental unit, rented or not. Attach leases. Do not leave blanks; write N/A if not applicable.')
    def hand(x, y, t, s=9.5, right=False):
        c.saveState(); c.setFillColor(ink); c.setFont('Times-Italic', s); y += r.uniform(-.8, .8); x += r.uniform(-.8, .8)
        c.drawRightString(x, y, t) if right else c.drawString(x, y, t); c.restoreState()
    def fld(x, y, lab, w, val):
        c.setFont('Helvetica', 8); c.drawString(x, y, lab); lx = x + SW(lab, 'Helvetica', 8) + 3; c.setLineWidth(.5); c.line(lx, y - 2, x + w, y - 2); hand(lx + 4, y, val, 11)
    fld(36, H - 104, 'Borrower / owner:', 330, 'Arroyo Seco Rentals LLC'); fld(385, H - 104, 'Member no.:', 150, '0048213'); fld(550, H - 104, 'Loan request:', 206, 'refi, 3 duplexes + 4 houses')
    fld(36, H - 124, 'Rents in effect as of:', 200, '8/1/2025'); fld(250, H - 124, 'City / county:', 285, 'Pueblo, Pueblo County, Colorado'); fld(550, H - 124, 'Prepared by:', 206, 'Orrin Dunmire')
    X = [36, 56, 196, 250, 296, 430, 486, 544, 606, 666, 756]
    hd = ['No.', 'Rental address\n(include unit letter)', 'Property\ntype', 'Bed /\nbath', 'Tenant name(s)', 'Lease\nbegins', 'Lease\nends', 'Monthly\nrent $', 'Security\ndeposit $', 'Utilities paid by owner']
    y0 = H - 136; hh = 26; rh = 20; n = 14
    c.setFillColor(colors.Color(.88, .93, .94)); c.rect(36, y0 - hh, X[-1] - 36, hh, fill=1, stroke=0); c.setFillColor(colors.black); c.setFont('Helvetica-Bold', 7.5)
    for i, t in enumerate(hd):
        for j, s in enumerate(t.split('\n')): c.drawCentredString((X[i] + X[i + 1]) / 2, y0 - 11 - 9 * j, s)
    for x in X: c.line(x, y0, x, y0 - hh - rh * n)
    c.line(36, y0, X[-1], y0)
    for i in range(n + 1): c.line(36, y0 - hh - rh * i, X[-1], y0 - hh - rh * i)
    L = [('1127 Lake Ave., Unit A', 'Duplex', '2 / 1', '5/1/25', D(2025, 5, 1), '4/30/26', D(2026, 4, 30), 1050, 1050, 'water'), ('1127 Lake Ave., Unit B', 'Duplex', '2 / 1', '9/15/23', D(2023, 9, 15), 'MTM', 'MTM', 985, 900, 'water'),
         ('640 E. Orman St., #1', 'Duplex', '1 / 1', '2/1/25', D(2025, 2, 1), '1/31/26', D(2026, 1, 31), 845, 845, 'water, trash'), ('640 E. Orman St., #2', 'Duplex', '1 / 1', None, None, None, None, None, None, 'water, trash'),
         ('2209 Cheyenne Ave., East', 'Duplex', '3 / 1', '7/1/24', D(2024, 7, 1), '6/30/26', D(2026, 6, 30), 1275, 1200, 'none'), ('2209 Cheyenne Ave., West', 'Duplex', '3 / 1', '6/1/25', D(2025, 6, 1), '5/31/26', D(2026, 5, 31), 1295, 1295, 'none'),
         ('318 Starlite Dr.', 'House', '3 / 2', '11/1/24', D(2024, 11, 1), '10/31/25', D(2025, 10, 31), 1650, 1650, 'none'), ('1406 Palmer Ave.', 'House', '2 / 1', '3/15/22', D(2022, 3, 15), 'MTM', 'MTM', 1180, 1000, 'none'),
         ('77 Bonnymede Rd.', 'House', '4 / 2', '8/1/25', D(2025, 8, 1), '7/31/27', D(2027, 7, 31), 1895, 1895, 'HOA'), ('915 W. Abriendo Ave.', 'House', '3 / 1', '4/1/24', D(2024, 4, 1), '3/31/26', D(2026, 3, 31), 1425, 1400, 'none')]
    rows = []; tot = dep = 0
    for i in range(n):
        y = y0 - hh - rh * i - 14; c.setFont('Helvetica', 8); c.drawCentredString(46, y, str(i + 1))
        if i >= len(L): continue
        a, ty, bb, ls, lsd, le, led, rent, dp, ut = L[i]
        hand(60, y, a); hand(200, y, ty); hand(256, y, bb)
        if rent is None:
            hand(300, y, 'VACANT'); hand(436, y, 'N/A'); hand(492, y, 'N/A'); hand(600, y, '0', right=True); hand(660, y, '0', right=True); hand(672, y, ut)
            rows.append(row(unit=a, unitType=ty, statusText='VACANT', contractRent=0, deposit=0)); continue
        tn = N.fl() if i % 3 else N.fl().split()[0] + ' & ' + N.fl()
        hand(300, y, tn); hand(436, y, ls); hand(492, y, le); hand(600, y, m0(rent), right=True); hand(660, y, m0(dp), right=True); hand(672, y, ut)
        tot += rent; dep += dp
        rows.append(row(unit=a, unitType=ty, tenantName=tn, statusText='Occupied', leaseStartDate=lsd, leaseEndDate=led, contractRent=rent, deposit=dp))
    y = y0 - hh - rh * n; c.rect(430, y - 20, 326, 20); c.line(544, y, 544, y - 20); c.line(606, y, 606, y - 20); c.line(666, y, 666, y - 20); c.setFont('Helvetica-Bold', 8); c.drawString(434, y - 13, 'TOTAL OF THIS PAGE')
    hand(600, y - 14, m0(tot), right=True); hand(660, y - 14, m0(dep), right=True)
    fld(36, y - 14, 'Number of units:', 150, '10'); fld(160, y - 14, 'Rented:', 70 , '9'); fld(240, y - 14, 'Not rented:', 90, '1')
    y -= 42; c.setFont('Helvetica', 7.5); c.drawString(36, y, 'The undersigned certifies that the above is true and complete, that no rent has been prepaid more than one month, and that no concessions are in effect except as stated here:')
    c.line(640, y - 2, 756, y - 2); hand(645, y, 'none')
    y -= 30; c.line(36, y, 300, y); c.line(330, y, 450, y); c.drawString(36, y - 9, 'Owner signature'); c.drawString(330, y - 9, 'Date'); hand(44, y + 3, 'Orrin Dunmire, mgr.', 15); hand(340, y + 3, '8/6/25', 12)
    c.rect(520, y - 14, 236, 32); c.setFont('Helvetica-Bold', 7); c.drawString(526, y + 8, 'CREDIT UNION USE ONLY'); c.setFont('Helvetica', 7); c.drawString(526, y - 3, 'Reviewed by ________   Leases attached  [ ] Y  [ ] N   Date ________')
    c.save(); save(f, rows, 10, 9, 1, None, '2025-08-01', 'SINGLE_FAMILY_RENTAL', "credit union's own fill-in form, filled by hand-like italics, blank numbered lines", hard=True)

# ---------- 4 certified rent roll strip center (platypus) ----------
def certified():
    from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer, KeepTogether
    from reportlab.lib.styles import ParagraphStyle
    r = random.Random(4104); f = 'Virgin River Plaza - Certified Rent Roll.pdf'
    B = ParagraphStyle('b', fontName='Times-Roman', fontSize=8, leading=9.4); BB = ParagraphStyle('bb', parent=B, fontName='Times-Bold'); Cc = ParagraphStyle('c', parent=B, alignment=1); R = ParagraphStyle('r', parent=B, alignment=2)
    Q = [('Desert Bloom Nail & Spa', 'A-1', 1200, D(2022, 4, 1), D(2027, 3, 31), 1850, 1850, [(D(2026, 4, 1), 1905.50)], 'One 5-yr'),
         ('Pine Valley Dental, PLLC', 'A-2', 2400, D(2019, 9, 1), D(2029, 8, 31), 4100, 4100, [(D(2026, 9, 1), 4223), (D(2027, 9, 1), 4349.69), (D(2028, 9, 1), 4480.18)], 'Two 5-yr'),
         ('Tortilleria Dos Hermanas', 'A-3', 1600, D(2023, 1, 15), D(2028, 1, 14), 2533.33, 2500, [(D(2026, 1, 15), 2609.33), (D(2027, 1, 15), 2687.61)], 'One 5-yr'),
         None,
         ('Snow Canyon Cyclery LLC', 'A-5', 2000, D(2021, 6, 1), D(2026, 5, 31), 3050, 2800, [], 'None'),
         ('Kokopelli Insurance Agency', 'A-6', 950, D(2024, 11, 1), 'MTM', 1425, 1425, [], 'n/a'),
         ('Red Mesa Urgent Care', 'B-1', 4200, D(2020, 3, 1), D(2030, 2, 28), 8050, 8050, [(D(2026, 3, 1), 8291.50), (D(2027, 3, 1), 8540.25)], 'Two 5-yr'),
         ('Zion Gate Coffee Roasters', 'B-3', 1350, D(2025, 2, 1), D(2030, 1, 31), 2418.75, 4837.5, [(D(2026, 2, 1), 2491.31), (D(2027, 2, 1), 2566.05), (D(2028, 2, 1), 2643.03)], 'One 3-yr'),
         ('Mountain States Payday, Inc.', 'B-4', 1100, D(2018, 5, 1), D(2026, 4, 30), 1925, 1500, [], 'None'),
         ('Little Lizards Preschool', 'B-5', 3150, D(2022, 8, 1), D(2032, 7, 31), 4593.75, 4593.75, [(D(2027, 8, 1), 5053.13)], 'Two 5-yr'),
         ('Cactus Wren Quilt Shop', 'C-1', 1800, D(2016, 10, 1), 'MTM', 2250, 1800, [], 'n/a'),
         ('Wasatch Tile & Floor', 'C-2', 5200, D(2023, 7, 1), D(2028, 6, 30), 6933.33, 6933.33, [(D(2026, 7, 1), 7141.33), (D(2027, 7, 1), 7355.57)], 'One 5-yr')]
    gla = 1200 + 2400 + 1600 + 1500 + 2000 + 950 + 4200 + 1350 + 1100 + 3150 + 1800 + 5200
    H1 = ['Suite', 'Tenant', 'Leased\nSq. Ft.', 'LEASE TERM', '', 'BASE RENT', '', '', 'MONTHLY NNN ESTIMATES', '', '', 'Total\nMonthly', 'Security\nDeposit', 'SCHEDULED INCREASES', '', 'Options']
    H2 = ['', '', '', 'From', 'To', 'Monthly', 'Annual', '$/SF', 'CAM', 'Taxes', 'Ins.', '', '', 'Eff. Date', 'Monthly', '']
    T = [H1, H2]; rows = []; s = [0.0] * 6; vacsf = 0; n = 0
    for q in Q:
        if q is None:
            T.append(['A-4', 'VACANT', m0(1500)] + [''] * 13); rows.append(row(unit='A-4', statusText='VACANT', area=1500)); vacsf += 1500; continue
        tn, su, sf, a, b, mo, dp, st, op = q; an = round(mo * 12, 2); cam, tx, ins = round(sf * .21, 2), round(sf * .145, 2), round(sf * .032, 2); tot = round(mo + cam + tx + ins, 2)
        if tn.startswith('Cactus'): cam = tx = ins = None; tot = mo
        for i, v in enumerate([mo, an, cam or 0, tx or 0, ins or 0, tot]): s[i] = round(s[i] + v, 2)
        z = lambda v: 'Gross' if v is None else m2(v)
        T.append([su, Paragraph(tn.replace('&', '&amp;'), B), m0(sf), us(a, '%m/%d/%y'), b if isinstance(b, str) else us(b, '%m/%d/%y'), m2(mo), m2(an), '%.2f' % (an / sf), z(cam), z(tx), z(ins), m2(tot), m2(dp),
                  '\n'.join(us(d, '%m/%d/%y') for d, _ in st), '\n'.join(m2(v) for _, v in st), op])
        rows.append(row(unit=su, tenantName=tn, statusText='Occupied', area=sf, leaseStartDate=a, leaseEndDate=b, contractRent=mo, annualRent=an, deposit=dp, totalCharges=tot,
                        charges=[dict(code=k, amount=v) for k, v in (('CAM', cam), ('Taxes', tx), ('Ins.', ins)) if v is not None] or None, rentSteps=[dict(date=iso(d), amount=v) for d, v in st] or None))
    dps = sum(q[6] for q in Q if q)
    T.append(['', 'Leased (11 tenants)', m0(gla - vacsf), '', '', m2(s[0]), m2(s[1]), '', m2(s[2]), m2(s[3]), m2(s[4]), m2(s[5]), m2(dps), '', '', ''])
    T.append(['', 'Vacant (1 suite)', m0(vacsf)] + [''] * 13); T.append(['', 'Total center', m0(gla)] + [''] * 13)
    cw = [34, 122, 42, 48, 48, 54, 62, 34, 50, 50, 46, 56, 54, 50, 56, 48]
    t = Table(T, colWidths=cw, repeatRows=2)
    ts = [('FONT', (0, 0), (-1, -1), 'Times-Roman', 8), ('FONT', (0, 0), (-1, 1), 'Times-Bold', 8), ('ALIGN', (0, 0), (-1, 1), 'CENTER'), ('VALIGN', (0, 0), (-1, -1), 'TOP'), ('VALIGN', (0, 0), (-1, 1), 'BOTTOM'), ('ALIGN', (2, 2), (2, -1), 'RIGHT'), ('ALIGN', (5, 2), (12, -1), 'RIGHT'),
          ('ALIGN', (3, 2), (4, -1), 'CENTER'), ('ALIGN', (13, 2), (13, -1), 'CENTER'), ('ALIGN', (14, 2), (14, -1), 'RIGHT'), ('GRID', (0, 0), (-1, -4), .4, colors.black), ('BOX', (0, 0), (-1, -1), 1, colors.black), ('LINEABOVE', (0, -3), (-1, -3), 1, colors.black), ('FONT', (0, -3), (-1, -1), 'Times-Bold', 8),
          ('TOPPADDING', (0, 0), (-1, -1), 2), ('BOTTOMPADDING', (0, 0), (-1, -1), 2.5), ('LEFTPADDING', (0, 0), (-1, -1), 3), ('RIGHTPADDING', (0, 0), (-1, -1), 3), ('BACKGROUND', (0, 0), (-1, 1), colors.Color(.9, .9, .86))]
    for a, b in ((3, 4), (5, 7), (8, 10), (13, 14)): ts.append(('SPAN', (a, 0), (b, 0)))
    for k in (0, 1, 2, 11, 12, 15): ts.append(('SPAN', (k, 0), (k, 1)))
    t.setStyle(TableStyle(ts))
    ct = lambda x, z=11, b=True: Paragraph(x, ParagraphStyle('h', fontName='Times-Bold' if b else 'Times-Roman', fontSize=z, leading=z + 3, alignment=1))
    sig = Table([['BORROWER:', '', 'Subscribed and sworn before me this 4th day of September, 2025.'], ['Virgin River Plaza Holdings, L.C.,\na Utah limited liability company', '', ''], ['By:   /s/ Leland Mackelprang', '', '______________________________'], ['Leland Mackelprang, Manager', '', 'Notary Public, Washington County, Utah'], ['Date: September 4, 2025', '', 'My commission expires: ____________']], colWidths=[300, 60, 340])
    sig.setStyle(TableStyle([('FONT', (0, 0), (-1, -1), 'Times-Roman', 9), ('FONT', (0, 0), (0, 0), 'Times-Bold', 9), ('TOPPADDING', (0, 0), (-1, -1), 2), ('BOTTOMPADDING', (0, 0), (-1, -1), 2), ('TOPPADDING', (0, 2), (-1, 2), 12), ('LINEBELOW', (0, 2), (0, 2), .5, colors.black)]))
    doc = SimpleDocTemplate(os.path.join(DOC, f), pagesize=landscape(legal), leftMargin=60, rightMargin=60, topMargin=40, bottomMargin=36)
    doc.build([ct('CERTIFIED RENT ROLL', 14), ct('VIRGIN RIVER PLAZA', 12), ct('1172 East Riverside Drive, St. George, Utah 84790', 9, False), ct('Effective as of September 1, 2025', 10), Spacer(1, 8), t, Spacer(1, 6),
        Paragraph('Notes: (1) Cactus Wren Quilt Shop is a gross tenancy; landlord pays all operating costs. (2) NNN estimates are reconciled each January. (3) No tenant is more than 30 days past due except Mountain States Payday, Inc., one month.', B), Spacer(1, 8),
        KeepTogether([Paragraph('The undersigned hereby certifies to High Desert Federal Credit Union, its successors and assigns, that the foregoing is a true, correct and complete schedule of all leases and tenancies affecting the Property as of the effective date set forth above; that there are no other agreements, written or oral, for the use or occupancy of any part of the Property; and that no rent has been paid more than thirty (30) days in advance.', ParagraphStyle('z', parent=B, fontSize=9, leading=11)), Spacer(1, 10), sig])])
    save(f, rows, 12, 11, 1, 'VIRGIN RIVER PLAZA', '2025-09-01', 'RETAIL', 'certified rent roll with signature/notary block, legal landscape, grouped headers, stacked rent steps')
if __name__ == '__main__':
    appfolio(); rentmanager(); cuform(); certified()
