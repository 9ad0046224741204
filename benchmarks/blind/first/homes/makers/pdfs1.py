from common import *
# ---------------------------------------------------------------- 1: lease-charge roll, PDF landscape
def d01():
    g = Gen('01'); fn = 'Canterbury_Chase_RR_LeaseCharges_0325.pdf'
    asof = D(2025, 3, 31)
    types = {'cc1a': (612, 1185), 'cc1b': (704, 1260), 'cc2a': (948, 1495), 'cc2b': (1031, 1560), 'cc3a': (1240, 1875)}
    units = []
    for b in range(1, 5):
        for f in range(1, 4):
            for k in range(1, 6 if b < 4 else 5):
                units.append((f'{b}-{f}0{k}', {1: 'cc1a', 2: 'cc1b', 3: 'cc2a', 4: 'cc2b', 5: 'cc3a'}[k]))
    kinds = {}
    idx = list(range(len(units))); g.r.shuffle(idx)
    for i in idx[:5]: kinds[i] = 'VACANT'
    kinds[idx[5]] = 'MODEL'; kinds[idx[6]] = 'DOWN'
    notice = set(idx[7:10])
    rows, recs = [], []
    tcode = 40112
    for i, (u, ty) in enumerate(units):
        sf, mk = types[ty]; mk += int(u[2]) * 10 - 10
        if i in kinds:
            recs.append(dict(u=u, ty=ty, sf=sf, mk=mk, k=kinds[i], res=kinds[i], name={'VACANT': 'VACANT', 'MODEL': 'MODEL', 'DOWN': 'DOWN'}[kinds[i]], ch=[], dep=0.0, od=0.0, mi=None, le=None, mo=None, bal=0.0)); continue
        tcode += g.r.randint(3, 260)
        mi = g.date(D(2019, 5, 1), D(2025, 3, 20)); le = eom(2025, g.r.randint(4, 12)) if g.p(.8) else eom(2026, g.r.randint(1, 3))
        ch = [('rent', float(g.rent(mk * .97, .05, 1)))]
        ch.append(('trash', 28.0)); ch.append(('pestctrl', 5.0))
        if g.p(.3): ch.append(('petrent', 35.0 if g.p(.7) else 70.0))
        if g.p(.25): ch.append(('carport', 45.0))
        if g.p(.1): ch.append(('garage', 125.0))
        if g.p(.5): ch.append(('wtrsewer', round(g.r.uniform(31, 88), 2)))
        if g.p(.08): ch.append(('mtmfee', 150.0)); 
        if g.p(.12): ch.append(('concess', -float(g.pick([50, 75, 100]))))
        mtm = any(c == 'mtmfee' for c, _ in ch)
        if mtm: le = eom(2025, g.r.randint(1, 2))
        bal = 0.0 if g.p(.7) else round(g.pick([g.r.uniform(5, 90), ch[0][1] + 33, -g.r.uniform(10, 400), g.r.uniform(600, 3400)]), 2)
        recs.append(dict(u=u, ty=ty, sf=sf, mk=mk, k='', res=f't00{tcode}', name=g.lf(), ch=ch, dep=float(g.pick([200, 250, 300, 500])), od=300.0 if any(c == 'petrent' for c, _ in ch) else 0.0, mi=mi, le=le, mo=g.date(D(2025, 4, 3), D(2025, 5, 30)) if i in notice else None, bal=bal))
    fut = []
    vac = [r for r in recs if r['k'] == 'VACANT']
    for r in vac[1:3] + [next(x for x in recs if x['mo'])]:
        tcode += 9
        fut.append(dict(r, k='F', res=f't00{tcode}', name=g.lf(), mk=0.0, ch=[('rent', float(r['mk'])), ('trash', 28.0), ('pestctrl', 5.0)], dep=300.0, od=0.0, mi=(r['mo'] or D(2025, 4, 5)) + dt.timedelta(days=9), le=eom(2026, 4), mo=None, bal=round(g.pick([0, -300.0]), 2)))
    X = dict(unit=30, ty=66, sf=125, res=132, name=182, mk=335, code=345, amt=430, dep=486, od=536, mi=546, le=598, mo=650, bal=760)
    def head(p):
        if p.n == 1:
            p.t(30, 'Rent Roll with Lease Charges', font='Helvetica-Bold', fs=12); p.y -= 13
            p.t(30, 'Canterbury Chase Apartments (cchase)', font='Helvetica-Bold', fs=9); p.y -= 11
            p.t(30, 'As Of = 03/31/2025', fs=8); p.y -= 10; p.t(30, 'Month Year = 03/2025', fs=8); p.y -= 14
        else:
            p.t(30, 'Rent Roll with Lease Charges', font='Helvetica-Bold', fs=8); p.t(762, f'Page {p.n}', 'r', fs=7); p.y -= 14
        if p.mode == 'sum': return
        B = 'Helvetica-Bold'
        for k, a, b in (('unit', 'Unit', ''), ('ty', 'Unit Type', ''), ('res', 'Resident', ''), ('name', 'Name', ''), ('code', 'Charge', 'Code'), ('mi', 'Move In', ''), ('le', 'Lease', 'Expiration'), ('mo', 'Move Out', '')):
            p.t(X[k], a, font=B); p.t(X[k], b, font=B, dy=8)
        for k, a, b in (('sf', 'Unit', 'Sq Ft'), ('mk', 'Market', 'Rent'), ('amt', 'Amount', ''), ('dep', 'Resident', 'Deposit'), ('od', 'Other', 'Deposit'), ('bal', 'Balance', '')):
            p.t(X[k], a, 'r', font=B); p.t(X[k], b, 'r', font=B, dy=8)
        p.line(30, 762, 11); p.y -= 20
    Pg.mode = ''
    p = Pg(fn, (792, 612), header=head, font='Helvetica', fs=7)
    def sec(lst, title):
        p.need(30); p.t(30, title, font='Helvetica-Bold', fs=8); p.y -= 11
        for r in lst:
            p.need(9 * (max(1, len(r['ch'])) + 1) + 3)
            p.t(X['unit'], r['u']); p.t(X['ty'], r['ty']); p.t(X['sf'], f"{r['sf']:,}", 'r'); p.t(X['res'], r['res']); p.t(X['name'], r['name'])
            p.t(X['mk'], m2n(r['mk']), 'r'); p.t(X['dep'], m2n(r['dep']), 'r'); p.t(X['od'], m2n(r['od']), 'r')
            p.t(X['mi'], us(r['mi'])); p.t(X['le'], us(r['le'])); p.t(X['mo'], us(r['mo'])); p.t(X['bal'], m2n(r['bal']), 'r')
            for c, a in r['ch']:
                p.t(X['code'], c); p.t(X['amt'], m2n(a), 'r'); p.y -= 9
            if not r['ch']: p.y -= 9
            tot = sum(a for _, a in r['ch'])
            p.line(X['code'], X['amt'], -7, .4)
            p.t(X['code'] + 32, 'Total', font='Helvetica-Bold', dy=0); p.t(X['amt'], m2n(tot), 'r', font='Helvetica-Bold'); p.y -= 12
            occ = r['k'] in ('', 'F')
            rows.append(R(unit=r['u'], unitType=r['ty'], area=r['sf'], tenantName=r['name'] if occ else None, section=title,
                statusText=('Occupied' if r['k'] == '' else 'Future Residents/Applicants' if r['k'] == 'F' else r['k']), marketRent=float(r['mk']),
                contractRent=r['ch'][0][1] if occ else None, moveInDate=r['mi'], leaseEndDate=r['le'], moveOutDate=r['mo'], deposit=r['dep'], balance=r['bal'], charges=r['ch'], totalCharges=float(tot)))
    sec(recs, 'Current/Notice/Vacant Residents')
    p.y -= 4
    sec(fut, 'Future Residents/Applicants')
    allc = lambda l: sum(a for r in l for _, a in r['ch'])
    p.need(14); p.y -= 4; p.line(30, 762, -8); p.t(30, 'Total', font='Helvetica-Bold'); p.t(182, 'Canterbury Chase', font='Helvetica-Bold')
    S = lambda l, k: sum(r[k] for r in l)
    p.t(X['mk'], m2n(S(recs, 'mk')), 'r', font='Helvetica-Bold'); p.t(X['amt'], m2n(allc(recs + fut)), 'r', font='Helvetica-Bold')
    p.t(X['dep'], m2n(S(recs + fut, 'dep')), 'r', font='Helvetica-Bold'); p.t(X['od'], m2n(S(recs + fut, 'od')), 'r', font='Helvetica-Bold'); p.t(X['bal'], m2n(S(recs + fut, 'bal')), 'r', font='Helvetica-Bold')
    p.mode = 'sum'; p.new()
    cx = [30, 270, 345, 420, 490, 555, 610, 665, 715, 762]
    for x, a, b in zip(cx, ['Summary Groups', 'Square', 'Market', 'Lease', 'Security', 'Other', '# Of', '% Unit', '% Sqft', 'Balance'], ['', 'Footage', 'Rent', 'Charges', 'Deposit', 'Deposits', 'Units', 'Occupancy', 'Occupied', '']):
        p.t(x, a, 'l' if x == 30 else 'r', font='Helvetica-Bold'); p.t(x, b, 'l' if x == 30 else 'r', font='Helvetica-Bold', dy=8)
    p.line(30, 762, 11); p.y -= 22
    occl = [r for r in recs if r['k'] == '']; nr = [r for r in recs if r['k'] in ('MODEL', 'DOWN')]; tsf = S(recs, 'sf'); n = len(recs)
    def srow(l, lab, full, pct=True, b=False):
        f = 'Helvetica-Bold' if b else 'Helvetica'
        v = [f"{S(l,'sf'):,}", m2n(S(l, 'mk'))] + ([m2n(allc(l)), m2n(S(l, 'dep')), m2n(S(l, 'od'))] if full else ['', '', '']) + [str(len(l))] + ([f'{100*len(l)/n:.2f}', f"{100*S(l,'sf')/tsf:.2f}"] if pct else ['', '']) + ([m2n(S(l, 'bal'))] if full else [''])
        p.t(30, lab, font=f)
        for x, z in zip(cx[1:], v): p.t(x, z, 'r', font=f)
        p.y -= 11
    srow(recs, 'Current/Notice/Vacant Residents', True, False); srow(fut, 'Future Residents/Applicants', True, False)
    srow(occl, 'Occupied Units', False); srow(nr, 'Total Non Rev Units', False); srow(vac, 'Total Vacant Units', False)
    p.line(30, 762, -8)
    f = 'Helvetica-Bold'; p.t(30, 'Totals:', font=f)
    for x, z in zip(cx[1:], [f'{tsf:,}', m2n(S(recs, 'mk')), m2n(allc(recs + fut)), m2n(S(recs + fut, 'dep')), m2n(S(recs + fut, 'od')), str(n), '100.00', '100.00', m2n(S(recs + fut, 'bal'))]): p.t(x, z, 'r', font=f)
    p.y -= 34
    p.t(180, 'Summary of Charges by Charge Code', font=f, fs=8); p.y -= 10; p.t(180, '(Current/Notice Residents Only)', fs=7); p.y -= 14
    p.t(180, 'Charge Code', font=f); p.t(380, 'Amount', 'r', font=f); p.line(180, 380, 3); p.y -= 13
    by = {}
    for r in recs:
        for c, a in r['ch']: by[c] = by.get(c, 0) + a
    for c in sorted(by): p.t(180, c); p.t(380, m2n(by[c]), 'r'); p.y -= 10
    p.line(180, 380, -7); p.t(180, 'Total', font=f); p.t(380, m2n(sum(by.values())), 'r', font=f)
    p.end()
    save(fn, rows, 'Canterbury Chase Apartments', asof, n, len(occl), len(vac), 'MULTIFAMILY', 'lease-charge roll, one line per charge code with Total line per unit, summary groups', ['multi-line records', 'models/down', 'future section', 'summary page'])
# ---------------------------------------------------------------- 2: rent roll detail, floorplan summaries
def d02():
    g = Gen('02'); fn = 'RENT ROLL DETAIL - Palisade at Merritt Creek.pdf'
    FP = {'A1-Aspen': (1, 1, 688, 1410), 'A2-Birch': (1, 1, 751, 1495), 'B1-Cedar': (2, 2, 1012, 1840), 'B2-Dogwood': (2, 2, 1098, 1925), 'C1-Elm': (3, 2, 1330, 2310)}
    fps = list(FP); us_ = [str(b * 1000 + f * 100 + k) for b in (1, 2, 3) for f in (1, 2) for k in range(1, 8)]
    st = ['Occupied'] * len(us_); idx = list(range(len(us_))); g.r.shuffle(idx)
    for i in idx[:3]: st[i] = 'Occupied-NTV'
    st[idx[3]] = 'Occupied-NTVL'
    for i in idx[4:6]: st[i] = 'Vacant-Leased'
    for i in idx[6:9]: st[i] = 'Vacant'
    st[idx[9]] = 'Admin/Down'
    pend = set(idx[10:13])
    recs = []
    for i, u in enumerate(us_):
        fp = fps[(int(u[-1]) - 1) % 5]; br, ba, sf, mk = FP[fp]; addl = g.pick([0, 0, 15, 40, 65]); mk = float(mk + addl)
        base = dict(u=u, fp=fp, sf=sf, st=st[i], mk=mk, des='Renovated' if g.p(.35) else 'N/A')
        if st[i].startswith('Occ'):
            ls = g.date(D(2024, 9, 1), D(2025, 7, 12)); le = addm(ls, g.pick([9, 12, 12, 13, 15])) - dt.timedelta(days=1)
            if le < D(2025, 8, 10): le = addm(le, 8)
            mi = ls if g.p(.5) else addm(ls, -g.pick([12, 24, 36, 13]))
            ch = [('RENT', float(g.rent(mk * .965, .06, 1)))]
            if g.p(.9): ch.append(('TRASHVAL', 25.0))
            if g.p(.35): ch.append(('PETRENT', 30.0))
            if g.p(.4): ch.append(('CABLE', 72.5))
            if g.p(.12): ch.append(('EMPLCRED', -round(ch[0][1] * .2)) if g.p(.4) else ('CONC/REC', -100.0))
            if g.p(.15): ch.append(('STORAGE', 40.0))
            if g.p(.2): ch.append(('GARAGE', 150.0))
            recs.append(dict(base, name=g.lf(), mi=mi, mo=g.date(D(2025, 8, 20), D(2025, 9, 28)) if 'NTV' in st[i] else None, ls=ls, le=le, ch=ch, dep=float(g.pick([0, 150, 250, 500])), bal=0.0 if g.p(.66) else round(g.r.uniform(-220, 1900), 2)))
            r = recs[-1]
            if i in pend and st[i] == 'Occupied':
                recs.append(dict(base, name=r['name'], st='Pending renewal', mi=mi, mo=None, ls=r['le'] + dt.timedelta(days=1), le=addm(r['le'], 12), ch=[('RENT', r['ch'][0][1] + g.pick([35, 48, 60]))], mk=None, dep=0.0, bal=0.0, des=base['des']))
        else:
            recs.append(dict(base, name=None, mi=None, mo=None, ls=None, le=None, ch=[], dep=None, bal=None))
        if st[i] in ('Vacant-Leased', 'Occupied-NTVL'):
            a = g.date(D(2025, 8, 20), D(2025, 9, 5)) if st[i][0] == 'V' else recs[-1]['mo'] + dt.timedelta(days=6)
            recs.append(dict(base, name=g.lf(), st='Applicant', mi=a, mo=None, ls=a, le=addm(a, 12) - dt.timedelta(days=1), ch=[('RENT', mk), ('TRASHVAL', 25.0)], mk=None, dep=150.0, bal=-150.0 if g.p(.5) else 0.0))
    C = [('unit', 24, 'l', 'Unit', ''), ('fp', 48, 'l', 'Floorplan', ''), ('des', 96, 'l', 'Unit', 'Designation'), ('sf', 158, 'r', 'SQFT', ''), ('st', 164, 'l', 'Unit/Lease', 'Status'), ('name', 219, 'l', 'Name', ''),
         ('mi', 305, 'l', 'Move-In', 'Move-Out'), ('ls', 349, 'l', 'Lease', 'Start'), ('le', 392, 'l', 'Lease', 'End'), ('mk', 478, 'r', 'Market', '+ Addl.'), ('dep', 520, 'r', 'Dep', 'On Hand'), ('bal', 564, 'r', 'Balance', ''), ('code', 572, 'l', 'Trans', 'Code'), ('rent', 658, 'r', 'Lease', 'Rent'), ('oth', 711, 'r', 'Other', 'Charges/Credits'), ('tot', 766, 'r', 'Total', 'Billing')]
    X = {c[0]: c[1] for c in C}; B = 'Times-Bold'
    def head(p):
        p.t(24, f'Merritt Creek Residential LLC - Palisade at Merritt Creek', font=B, fs=8); p.t(396, 'RENT ROLL DETAIL', 'c', font=B, fs=11); p.t(768, f'Page {p.n} of {p.total}', 'r', fs=7); p.y -= 11
        p.t(24, 'mgt-521-003'); p.t(396, 'As of 08/15/2025', 'c', fs=8); p.t(768, '08/16/2025  7:02:41AM', 'r'); p.y -= 10
        p.t(24, 'Parameters: Properties - ALL;Show All Unit Designations or Filter by - ALL;Subjournals - ALL;Exclude Formers? - Yes;Sort by - Unit;Report Type - Details + Summary;', fs=6); p.y -= 15
        if p.mode == 'd':
            for k, x, al, a, b in C: p.t(x, a, al, font=B, fs=6.5); p.t(x, b, al, font=B, fs=6.5, dy=7)
            p.line(24, 768, 10, .8); p.y -= 19
    def footer(p): p.t(24, '* Indicates amounts not included in detail totals', y=24, fs=6)
    def build(total):
        rows = []
        Pg.total = total; Pg.mode = 'd'
        p = Pg(fn, (792, 612), header=head, footer=footer, font='Times-Roman', fs=6.8, bot=40)
        T = dict(mk=0, dep=0, bal=0, rent=0, oth=0)
        for r in recs:
            star = '*' if r['st'] in ('Applicant', 'Pending renewal') else ''
            p.need(8.5 * max(len(r['ch']), 2 if r['mo'] else 1) + 4)
            y0 = p.y
            for k in ('u', 'fp', 'des'): p.t(X['unit' if k == 'u' else k], r[k])
            p.t(X['sf'], r['sf'], 'r'); p.t(X['st'], r['st']); p.t(X['name'], (r['name'] or 'VACANT') if r['st'] != 'Admin/Down' else 'DOWN - fire restoration')
            p.t(X['mi'], us(r['mi'])); p.t(X['mi'], us(r['mo']), dy=8.5); p.t(X['ls'], us(r['ls'])); p.t(X['le'], us(r['le']))
            if r['mk'] is not None: p.t(X['mk'], m2n(r['mk']), 'r')
            if r['dep'] is not None: p.t(X['dep'], m2n(r['dep']) + star, 'r'); p.t(X['bal'], m2(r['bal']) + star, 'r')
            tot = sum(a for _, a in r['ch'])
            p.t(X['tot'], m2n(tot) + star, 'r')
            for j, (c, a) in enumerate(r['ch']):
                p.t(X['code'], c, dy=8.5 * j); p.t(X['rent' if c == 'RENT' else 'oth'], (m2(a)) + star, 'r', dy=8.5 * j)
            if not star:
                T['mk'] += r['mk'] or 0; T['dep'] += r['dep'] or 0; T['bal'] += r['bal'] or 0
                for c, a in r['ch']: T['rent' if c == 'RENT' else 'oth'] += a
            p.y = y0 - 8.5 * max(len(r['ch']), 2 if r['mo'] else 1) - 3
            rows.append(R(unit=r['u'], unitType=r['fp'], area=r['sf'], tenantName=r['name'], statusText=r['st'], marketRent=r['mk'], contractRent=r['ch'][0][1] if r['ch'] else None,
                          moveInDate=r['mi'], moveOutDate=r['mo'], leaseStartDate=r['ls'], leaseEndDate=r['le'], deposit=r['dep'], balance=r['bal'], charges=r['ch'], totalCharges=float(tot)))
        p.need(14); p.line(24, 768, -7, .8); p.t(X['name'], 'Totals:', font=B)
        for k in T: p.t(X[k], m2(T[k]), 'r', font=B)
        p.t(X['tot'], m2n(T['rent'] + T['oth']), 'r', font=B)
        p.mode = 's'; p.new()
        phys = [r for r in recs if r['st'] not in ('Applicant', 'Pending renewal')]
        p.t(24, 'Amt / SQFT:  Market = ' + f"{sum(r['sf'] for r in phys):,} SQFT;  Leased = {sum(r['sf'] for r in phys if r['st'].startswith('Occ')):,} SQFT", fs=7); p.y -= 18
        hx = [30, 150, 205, 265, 330, 395, 455, 520, 585, 650]
        for x, a, b in zip(hx, ['Floorplan', '# Units', 'Average', 'Average', 'Market', 'Average', 'Leased', 'Units', 'Occupancy', 'Units'], ['', '', 'SQFT', 'Market + Addl.', 'Amt / SQFT', 'Leased', 'Amt / SQFT', 'Occupied', '%', 'Available']):
            p.t(x, a, 'l' if x == 30 else 'r', font=B); p.t(x, b, 'l' if x == 30 else 'r', font=B, dy=8)
        p.line(24, 660, 11); p.y -= 21
        def frow(lab, l, b=False):
            o = [r for r in l if r['st'].startswith('Occ')]; n = len(l); f = B if b else None
            ms = sum(r['mk'] for r in l) / n; ss = sum(r['sf'] for r in l) / n; lr = sum(r['ch'][0][1] for r in o) / len(o); ls = sum(r['sf'] for r in o) / len(o)
            av = sum(r['st'] in ('Vacant', 'Occupied-NTV') for r in l)
            for x, z in zip(hx, [lab, n, f'{ss:,.0f}', m2n(ms), f'{ms/ss:.2f}', m2n(lr), f'{lr/ls:.2f}', len(o), f'{100*len(o)/n:.2f}', av]): p.t(x, z, 'l' if x == 30 else 'r', font=f)
            p.y -= 11
        for fp in fps: frow(fp, [r for r in phys if r['fp'] == fp])
        p.line(24, 660, -8); frow('Totals / Averages:', phys, True)
        p.y -= 14; p.t(396, 'OCCUPANCY AND RENTS SUMMARY FOR CURRENT DATE', 'c', font=B, fs=9); p.y -= 15
        for x, a, al in ((150, 'Unit Status', 'l'), (380, 'Market + Addl.', 'r'), (450, '# Units', 'r'), (560, 'Potential Rent', 'r')): p.t(x, a, al, font=B)
        p.line(150, 560, 3); p.y -= 12
        gt = [0, 0, 0]
        for lab, s in (('Occupied, no NTV', 'Occupied'), ('Occupied, NTV', 'Occupied-NTV'), ('Occupied, NTV Leased', 'Occupied-NTVL'), ('Vacant Leased', 'Vacant-Leased'), ('Admin/Down', 'Admin/Down'), ('Vacant Not Leased', 'Vacant')):
            l = [r for r in phys if r['st'] == s]; a = sum(r['mk'] for r in l); pr = sum(r['ch'][0][1] if r['ch'] else r['mk'] for r in l)
            p.t(150, lab); p.t(380, m2n(a), 'r'); p.t(450, len(l), 'r'); p.t(560, m2n(pr), 'r'); p.y -= 10
            gt[0] += a; gt[1] += len(l); gt[2] += pr
        p.line(150, 560, -7); p.t(150, 'Totals:', font=B); p.t(380, m2n(gt[0]), 'r', font=B); p.t(450, gt[1], 'r', font=B); p.t(560, m2n(gt[2]), 'r', font=B)
        p.y -= 26; p.t(396, 'SUMMARY BILLING BY TRANSACTION CODE FOR CURRENT DATE', 'c', font=B, fs=9); p.y -= 14
        p.t(300, 'Code', font=B); p.t(490, 'Amount', 'r', font=B); p.line(300, 490, 3); p.y -= 12
        by = {}
        for r in phys:
            for c, a in r['ch']: by[c] = by.get(c, 0) + a
        for c in sorted(by): p.t(300, c); p.t(490, m2(by[c]), 'r'); p.y -= 10
        p.line(300, 490, -7); p.t(300, 'Total:', font=B); p.t(490, m2n(sum(by.values())), 'r', font=B)
        p.end()
        return p.n, rows, phys
    n, _, _ = build(1); n, rows, phys = build(n)
    occ = sum(r['st'].startswith('Occ') for r in phys)
    save(fn, rows, 'Palisade at Merritt Creek', D(2025, 8, 15), len(phys), occ, sum(r['st'].startswith('Vac') for r in phys), 'MULTIFAMILY', 'rent roll detail, trans codes beneath each unit, applicant and pending-renewal rows with asterisks, floorplan and status summaries', ['stacked move-in/move-out', 'starred rows', 'summaries'])
# ---------------------------------------------------------------- 5: self storage, fixed pitch
def d05():
    g = Gen('05'); fn = 'RR_0630_StorTown_Hwy9.pdf'
    SZ = [('5x5', 25, 52), ('5x10', 50, 84), ('5x15', 75, 99), ('10x10', 100, 134), ('10x15', 150, 171), ('10x20', 200, 209), ('10x30', 300, 288)]
    recs = []
    for blk, pattern, cc in (('A', [0, 0, 1, 1, 1, 2, 3, 3], True), ('B', [3, 3, 4, 1, 1, 3], True), ('C', [4, 5, 5, 5, 6], False), ('D', [5, 6, 3, 4], False)):
        n = {'A': 44, 'B': 38, 'C': 30, 'D': 24}[blk]
        for k in range(1, n + 1):
            s, a, std = SZ[pattern[(k * 7 // 3) % len(pattern)]]; std = std + (18 if cc else 0)
            r = dict(u=f'{blk}{k:03d}', s=s, a=a, cc='CC' if cc else 'DU', std=float(std), st='', rent=None, ins=None, bal=None, name=None, mi=None, pt=None)
            q = g.r.random()
            if q < .125: r['st'] = 'VACANT'
            elif q < .145: r['st'] = 'UNRENTABLE'
            elif q < .152: r['st'] = 'COMPANY'
            else:
                r['name'] = (g.lf().upper())[:24]; 
                if g.p(.06): r['name'] = g.pick(['BLUE HERON CATERING LLC', 'TRI-COUNTY HVAC SUPPLY', 'ST. BRENDAN PARISH', 'KEYSTONE EVENT RENTALS', 'MID-STATE PHARMA REPS', 'GREENLEAF LANDSCAPES INC'])
                r['mi'] = g.date(D(2017, 2, 1), D(2025, 6, 25)); r['rent'] = float(g.rent(std * g.pick([.85, .95, 1, 1.08, 1.2]), .03, 1))
                r['ins'] = g.pick([0.0, 0.0, 9.0, 12.0, 15.0]); r['pt'] = g.date(D(2025, 6, 28), D(2025, 7, 31)); r['bal'] = 0.0
                if g.p(.14):
                    m = g.pick([1, 1, 2, 3]); r['pt'] = addm(r['pt'], -m); r['bal'] = round(m * (r['rent'] + r['ins']) + g.pick([0, 20.0, 40.0]), 2)
                r['dep'] = g.pick([0.0, 0.0, 0.0, 25.0, 50.0])
            recs.append(r)
    occ_i = [i for i, r in enumerate(recs) if r['name']]; drop = occ_i[61]
    L = []
    hdr = ['', 'STOR-TOWN SELF STORAGE #014 - HIGHWAY 9'.ljust(98) + 'RUN 07/01/2025 06:14', 'RENT ROLL BY UNIT'.ljust(98) + 'PAGE {pg:>4}', 'PERIOD ENDING JUNE 30, 2025', '',
           'UNIT   SIZE   SQFT TYP  TENANT                      MOVED IN  PAID THRU   STD RATE   RENT RATE  INSUR   DEPOSIT    BALANCE   VAR', '-' * 124]
    def fmt(r):
        h = f"{r['u']:<6} {r['s']:<6} {r['a']:>4} {r['cc']:<4}"
        if r['name']:
            return h + f" {r['name']:<27} {us2(r['mi']):<9} {us2(r['pt']):<9} {r['std']:>10.2f} {r['rent']:>11.2f} {r['ins']:>6.2f} {r['dep']:>9.2f} {r['bal']:>10.2f} {r['rent']-r['std']:>6.0f}"
        lab = {'VACANT': '** VACANT **', 'UNRENTABLE': '** UNRENTABLE **', 'COMPANY': '** COMPANY UNIT **'}[r['st']]
        return h + f" {lab:<27} {'':<9} {'':<9} {r['std']:>10.2f}"
    rows = []
    def total(lab, l):
        o = [r for r in l if r['name']]; s = lambda k: sum(r[k] or 0 for r in l if r['name'])
        return f"{lab:<48}{'':<21} {sum(r['std'] for r in l):>12,.2f} {s('rent'):>11,.2f} {s('ins'):>6,.2f} {s('dep'):>9,.2f} {s('bal'):>10,.2f}"
    body = []
    for blk in 'ABCD':
        l = [r for r in recs if r['u'][0] == blk]
        body.append(('', None)); body.append((f'BUILDING {blk}', None))
        for r in l:
            if recs.index(r) == drop: continue
            body.append((fmt(r), r))
            rows.append(R(unit=r['u'], building=f'BUILDING {blk}', unitType=r['s'], area=r['a'], tenantName=r['name'], statusText='Occupied' if r['name'] else {'VACANT': '** VACANT **', 'UNRENTABLE': '** UNRENTABLE **', 'COMPANY': '** COMPANY UNIT **'}[r['st']],
                          marketRent=r['std'], contractRent=r['rent'], moveInDate=r['mi'], deposit=r.get('dep'), balance=r['bal'], charges=[('INSUR', r['ins'])] if r['name'] else None))
        body.append((' ' * 70 + '-' * 54, None)); body.append((total(f'  BUILDING {blk} TOTAL   {len(l)} UNITS', l), None))
    body.append(('=' * 124, None)); body.append((total(f'  FACILITY TOTAL   {len(recs)} UNITS', recs), None))
    tail = ['', '', 'UNIT MIX AND OCCUPANCY', '', 'SIZE     UNITS   OCCUP   VACANT  UNRENT  COMPANY   OCC %     SQFT   OCC SQFT   SQFT %   GROSS POTENTIAL  OCC AT STD   ACTUAL RENT', '-' * 124]
    def mix(lab, l):
        o = [r for r in l if r['name']]; c = lambda s: sum(r['st'] == s for r in l)
        return f"{lab:<8} {len(l):>5} {len(o):>7} {c('VACANT'):>8} {c('UNRENTABLE'):>7} {c('COMPANY'):>8} {100*len(o)/len(l):>7.1f} {sum(r['a'] for r in l):>8,} {sum(r['a'] for r in o):>10,} {100*sum(r['a'] for r in o)/sum(r['a'] for r in l):>8.1f} {sum(r['std'] for r in l):>17,.2f} {sum(r['std'] for r in o):>11,.2f} {sum(r['rent'] for r in o):>13,.2f}"
    for s, _, _ in SZ: tail.append(mix(s, [r for r in recs if r['s'] == s]))
    tail += ['-' * 124, mix('TOTAL', recs), '', 'STD RATE = CURRENT STREET RATE.  TYP: CC CLIMATE CONTROLLED, DU DRIVE-UP.  VAR = RENT RATE LESS STD RATE.', 'COMPANY AND UNRENTABLE UNITS ARE NOT COUNTED AS OCCUPIED.', '', '*** END OF REPORT ***']
    lines = [b[0] for b in body] + tail
    c = canvas.Canvas(P(fn), pagesize=(792, 612), invariant=1); per = 56; pg = 0; i = 0
    brk = len(body)
    while i < len(lines):
        pg += 1; y = 588; c.setFont('Courier', 9.4 * 0.985)
        for h in hdr if i < brk else hdr[:5]: c.drawString(34, y, h.replace('{pg:>4}', f'{pg:>4}')); y -= 9.3
        n = 0
        while i < len(lines) and n < per - len(hdr):
            if i == brk and n > 0 and n > per - 30: break
            if i == brk and n > 0: pass
            c.drawString(34, y, lines[i]); y -= 9.3; i += 1; n += 1
        c.showPage()
    c.save()
    d = recs[drop]; o = sum(bool(r['name']) for r in recs)
    save(fn, rows, 'STOR-TOWN SELF STORAGE #014 - HIGHWAY 9', D(2025, 6, 30), len(recs), o, sum(r['st'] == 'VACANT' for r in recs), 'SELF_STORAGE', 'fixed-pitch line-printer storage rent roll by building, mix table at end', ['long', 'fixed pitch', 'status in tenant column'],
         planted=dict(what=f"unit {d['u']} ({d['name']}, rent {d['rent']:.2f}, std {d['std']:.2f}) is missing from the list; building {d['u'][0]} and facility totals and unit counts include it; units/occupied are the document's printed counts", kind='row_dropped'))
