from make_common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, legal
from reportlab.lib import colors
from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
import glob
def font(nm, pat):
    f = glob.glob('/usr/share/fonts/**/' + pat, recursive=True)[0]; pdfmetrics.registerFont(TTFont(nm, f))
def put(c, x, y, t, al='l', fn=None, sz=None, w=None):
    if t is None or t == '': return
    t = str(t)
    if fn: c.setFont(fn, sz)
    if al == 'r': c.drawRightString(x, y, t)
    elif al == 'c': c.drawCentredString(x, y, t)
    else: c.drawString(x, y, t)
def clip(t, fn, sz, w):
    while t and stringWidth(t, fn, sz) > w: t = t[:-1]
    return t
def newc(fn, size):
    return canvas.Canvas(os.path.join(DOC, fn), pagesize=size, invariant=1)

# ---------------------------------------------------------------- 1 lease charges stacked
def doc1():
    g = G('sandhill'); r = g.r; fn = 'sandhill_lease_charges_0925.pdf'
    asof = D(2025, 9, 30)
    plans = {'sh1a': (652, 1095), 'sh1b': (718, 1165), 'sh2a': (904, 1340), 'sh2b': (986, 1415), 'sh3a': (1188, 1690)}
    units = []
    for b in range(1, 7):
        for fl in (1, 2):
            for k in range(1, 7):
                p = r.choice(list(plans)); 
                units.append([f"{b:02d}{fl}{k:02d}", p])
    recs = []
    fut = []
    for u, p in units:
        sf, mk = plans[p]; mk += r.choice([0, 0, 15, 25, -10])
        if r.random() < .09:
            recs.append(dict(u=u, p=p, sf=sf, mk=mk, vac=True))
            if r.random() < .5: fut.append((u, p, sf, mk))
            continue
        mi = g.date(D(2021, 3, 1), D(2025, 9, 20)); end = g.date(D(2025, 10, 5), D(2026, 9, 30))
        if r.random() < .06: end = g.date(D(2025, 5, 1), D(2025, 8, 31))
        ch = [('rent', float(mk - r.choice([0, 20, 45, 60, 95, 130])))]
        if r.random() < .3: ch.append(('petrent', r.choice([25., 35., 50.])))
        ch.append(('trash', 12.5)); 
        if r.random() < .8: ch.append(('pestctl', 4.))
        if r.random() < .18: ch.append(('garage', r.choice([75., 95.])))
        if end < asof: ch.append(('mtmfee', 150.))
        if r.random() < .1: ch.append(('concess', -r.choice([50., 83.33, 100.])))
        mo = None
        if r.random() < .1 and end > asof: mo = min(end, g.date(D(2025, 10, 4), D(2025, 11, 30)))
        if mo and r.random() < .5: fut.append((u, p, sf, mk))
        bal = 0. if r.random() < .68 else round(r.choice([r.uniform(-120, -1), r.uniform(8, 900), r.uniform(900, 2600)]), 2)
        recs.append(dict(u=u, p=p, sf=sf, mk=mk, vac=False, id=f"t{r.randint(20000,61999):07d}", nm=g.name('FL'), ch=ch, dep=r.choice([0., 200., 300., 500.]), mi=mi, end=end, mo=mo, bal=bal))
    futr = []
    for u, p, sf, mk in fut:
        mi = g.date(D(2025, 10, 3), D(2025, 12, 1))
        futr.append(dict(u=u, p=p, sf=sf, mk=mk, vac=False, id=f"t{r.randint(62000,63999):07d}", nm=g.name('FL'), ch=[('rent', float(mk)), ('trash', 12.5), ('pestctl', 4.)], dep=r.choice([200., 300.]), mi=mi, end=term_end(mi, 12), mo=None, bal=r.choice([0., -200.])))
    W, H = landscape(letter); c = newc(fn, (W, H))
    X = dict(u=28, p=66, sf=140, id=150, nm=204, mk=352, cd=364, am=452, dep=512, mi=522, le=582, mo=642, bal=762)
    F, B, S = 'Helvetica', 'Helvetica-Bold', 7
    st = dict(y=0, pg=0)
    def page():
        if st['pg']:
            c.showPage()
        st['pg'] += 1
        y = H - 30
        put(c, W/2, y, 'Rent Roll with Lease Charges', 'c', B, 11); 
        put(c, W/2, y-13, 'Sandhill Crossing Apartments (sandhill)', 'c', F, 8)
        put(c, W/2, y-23, 'As Of = 09/30/2025', 'c', F, 8); put(c, W/2, y-33, 'Month Year = 09/2025', 'c', F, 8)
        put(c, W-30, H-24, f'Page {st["pg"]}', 'r', F, 7); put(c, W-30, 20, 'Wednesday, October 01, 2025  08:12 AM', 'r', F, 6.5)
        y -= 48
        c.setLineWidth(.8); c.line(26, y+9, W-26, y+9); c.setFont(B, S)
        for k, a, b, al in [('u','Unit','','l'),('p','Unit Type','','l'),('sf','Unit','Sq Ft','r'),('id','Resident','','l'),('nm','Name','','l'),('mk','Market','Rent','r'),('cd','Charge','Code','l'),('am','Amount','','r'),('dep','Resident','Deposit','r'),('mi','Move In','','l'),('le','Lease','Expiration','l'),('mo','Move Out','','l'),('bal','Balance','','r')]:
            put(c, X[k], y, a, al); put(c, X[k], y-9, b, al)
        c.line(26, y-13, W-26, y-13); st['y'] = y-24
    def need(n):
        if st['y'] - n*9.2 < 36: page()
    truth = []
    def rec(q, sec):
        n = 1 if q['vac'] else len(q['ch'])
        need(n+1.5)
        y = st['y']; c.setFont(F, S)
        put(c, X['u'], y, q['u']); put(c, X['p'], y, q['p']); put(c, X['sf'], y, f"{q['sf']:,}.00", 'r')
        put(c, X['mk'], y, m2(q['mk']), 'r')
        if q['vac']:
            put(c, X['id'], y, 'VACANT'); put(c, X['nm'], y, 'VACANT'); put(c, X['am'], y, '0.00', 'r'); put(c, X['dep'], y, '0.00', 'r'); put(c, X['bal'], y, '0.00', 'r')
            y -= 9.2; tot = 0.
        else:
            put(c, X['id'], y, q['id']); put(c, X['nm'], y, q['nm']); put(c, X['dep'], y, m2(q['dep']), 'r'); put(c, X['mi'], y, us(q['mi'])); put(c, X['le'], y, us(q['end'])); put(c, X['mo'], y, us(q['mo'])); put(c, X['bal'], y, m2(q['bal']), 'r')
            for k, a in q['ch']:
                put(c, X['cd'], y, k); put(c, X['am'], y, m2(a), 'r'); y -= 9.2
            tot = sum(a for _, a in q['ch'])
        c.setFont(B, S); put(c, X['cd'], y, 'Total'); put(c, X['am'], y, m2(tot), 'r'); c.setLineWidth(.3); c.line(X['cd'], y+7, X['am'], y+7)
        st['y'] = y - 11.5
        q['tot'] = tot
        if q['vac']: truth.append(R(unit=q['u'], unitType=q['p'], area=q['sf'], statusText='VACANT', section=sec, marketRent=q['mk'], deposit=0., balance=0., totalCharges=0.))
        else: truth.append(R(unit=q['u'], unitType=q['p'], area=q['sf'], tenantName=q['nm'], statusText='Future' if sec.startswith('Fut') else 'Occupied', section=sec, marketRent=q['mk'], contractRent=q['ch'][0][1], moveInDate=q['mi'], leaseEndDate=q['end'], moveOutDate=q['mo'], deposit=q['dep'], balance=q['bal'], charges=[dict(code=k, amount=a) for k, a in q['ch']], totalCharges=tot))
    page()
    for sec, L in (('Current/Notice/Vacant Residents', recs), ('Future Residents/Applicants', futr)):
        need(5); put(c, 28, st['y'], sec, 'l', B, 8); st['y'] -= 13
        for q in L: rec(q, sec)
        need(2); y = st['y']; c.setFont(B, S); put(c, X['u'], y, 'Total ' + ('sandhill' if L is recs else 'Future'))
        if L is recs: put(c, X['mk'], y, m2(sum(q['mk'] for q in L)), 'r')
        put(c, X['am'], y, m2(sum(q['tot'] for q in L)), 'r'); put(c, X['dep'], y, m2(sum(q.get('dep', 0) for q in L)), 'r'); put(c, X['bal'], y, m2(sum(q.get('bal', 0) for q in L)), 'r')
        st['y'] = y-18
    page(); y = st['y']; c.setFont(B, 8)
    cols = [(300, 'Square Footage'), (380, 'Market Rent'), (460, 'Lease Charges'), (540, 'Security Deposit'), (600, '# Of Units'), (670, '% Unit Occup.'), (750, 'Balance')]
    put(c, 28, y, 'Summary Groups'); 
    for x, t in cols: put(c, x, y, t, 'r')
    c.line(26, y-3, W-26, y-3)
    occ = [q for q in recs if not q['vac']]; vac = [q for q in recs if q['vac']]; notice = [q for q in occ if q['mo']]; cur = [q for q in occ if not q['mo']]
    def srow(lbl, L, pct=True, bold=False):
        nonlocal y
        y -= 12; c.setFont(B if bold else F, 7.5); put(c, 28, y, lbl)
        for (x, _), v in zip(cols, [m2(sum(q['sf'] for q in L)), m2(sum(q['mk'] for q in L)), m2(sum(q['tot'] for q in L)), m2(sum(q.get('dep', 0) for q in L)), len(L), f"{100*len(L)/len(recs):.2f}%" if pct else '', m2(sum(q.get('bal', 0) for q in L))]): put(c, x, y, v, 'r')
    srow('Current Residents', cur); srow('Notice Residents', notice); srow('Total Occupied Units', occ, bold=True); srow('Total Vacant Units', vac); srow('Totals:', recs, bold=True); srow('Future Residents/Applicants', futr, pct=False)
    y -= 34; c.setFont(B, 8); put(c, 28, y, 'Summary of Charges by Charge Code (Current/Notice Residents Only)'); y -= 14; put(c, 28, y, 'Charge Code'); put(c, 200, y, 'Amount', 'r'); c.line(26, y-3, 204, y-3)
    agg = {}
    for q in occ:
        for k, a in q['ch']: agg[k] = agg.get(k, 0) + a
    c.setFont(F, 7.5)
    for k in sorted(agg): y -= 11; put(c, 28, y, k); put(c, 200, y, m2(agg[k]), 'r')
    y -= 13; c.setFont(B, 7.5); put(c, 28, y, 'Total'); put(c, 200, y, m2(sum(agg.values())), 'r')
    c.save()
    save(fn, truth, 'Sandhill Crossing Apartments', '2025-09-30', len(recs), len(occ), len(vac), 'MULTIFAMILY', 'property manager print', 'charges stacked under each resident, future section, summary page', True)

# ---------------------------------------------------------------- 2 detail by floor plan, digit changed
def doc2():
    g = G('ibis'); r = g.r; fn = 'Ibis Landing - Rent Roll Detail.pdf'
    font('LS', 'LiberationSansNarrow-Regular.ttf') if glob.glob('/usr/share/fonts/**/LiberationSansNarrow-Regular.ttf', recursive=True) else font('LS', 'LiberationSans-Regular.ttf')
    font('LSB', 'LiberationSansNarrow-Bold.ttf') if glob.glob('/usr/share/fonts/**/LiberationSansNarrow-Bold.ttf', recursive=True) else font('LSB', 'LiberationSans-Bold.ttf')
    W, H = landscape(legal); c = newc(fn, (W, H))
    plans = [('A1 - Heron', 688, 1249, 20), ('A2 - Egret', 745, 1310, 14), ('B1 - Osprey', 1012, 1525, 18), ('B2 - Pelican', 1090, 1605, 10), ('C1 - Kite', 1275, 1899, 6)]
    X = dict(u=40, d=92, sf=170, st=182, nm=272, mi=440, ls=500, le=560, mk=672, dep=728, bal=790, lr=850, oc=905, tb=968)
    hdr = [('u','Unit','','l'),('d','Unit','Designation','l'),('sf','','SQFT','r'),('st','Unit/Lease','Status','l'),('nm','','Name','l'),('mi','Move-In','Move-Out','l'),('ls','Lease','Start','l'),('le','Lease','End','l'),('mk','Market +','Addl.','r'),('dep','Dep','On Hand','r'),('bal','','Balance','r'),('lr','Lease','Rent','r'),('oc','Other Chgs','/ Credits','r'),('tb','Total','Billing','r')]
    st = dict(y=0, pg=0)
    def page():
        if st['pg']: c.showPage()
        st['pg'] += 1
        put(c, 40, H-34, 'RENT ROLL DETAIL', 'l', 'LSB', 13); put(c, 40, H-47, 'Halcyon Reach Residential Services - Ibis Landing', 'l', 'LS', 9); put(c, 40, H-58, 'As of 08/15/2025   Parameters: Properties - ALL; Show All Unit Designations or Filter by - ALL; Subjournals - ALL; Sort by - Floorplan', 'l', 'LS', 7.5)
        put(c, W-40, H-34, f'Page {st["pg"]} of 3', 'r', 'LS', 8); put(c, W-40, H-46, '08/18/2025 2:41:07PM', 'r', 'LS', 8)
        y = H-80; c.setFillColor(colors.HexColor('#d9e2ec')); c.rect(36, y-14, W-72, 24, stroke=0, fill=1); c.setFillColor(colors.black); c.setFont('LSB', 8)
        for k, a, b, al in hdr: put(c, X[k], y, a, al); put(c, X[k], y-10, b, al)
        st['y'] = y-28
    def neg(x): return f"({abs(x):,.2f})" if x < 0 else m2(x)
    page(); truth = []; tots = []; n = 100; planted = None; nocc = nvac = 0; total_units = 0
    for pi, (pn, sf, mk0, cnt) in enumerate(plans):
        if st['y'] < 100: page()
        put(c, 40, st['y'], 'Floorplan:  ' + pn, 'l', 'LSB', 9); st['y'] -= 14
        sub = dict(mk=0, dep=0, bal=0, lr=0, oc=0, tb=0, sf=0)
        for i in range(cnt):
            n += r.choice([1, 1, 2]); 
            u = f"{'ABCDE'[pi]}{n}"; des = r.choice(['N/A', 'N/A', 'Reno II', 'Lake View', 'Reno I'])
            mk = mk0 + {'N/A': 0, 'Reno II': 140, 'Lake View': 60, 'Reno I': 75}[des]
            x = r.random()
            if st['y'] < 50: page()
            y = st['y']; c.setFont('LS', 8); total_units += 1
            put(c, X['u'], y, u); put(c, X['d'], y, des); put(c, X['sf'], y, f"{sf:,}", 'r'); put(c, X['mk'], y, m2(mk), 'r')
            sub['sf'] += sf; sub['mk'] += mk
            if x < .1:
                sta = r.choice(['Vacant', 'Vacant', 'Vacant-Leased']); nvac += 1
                put(c, X['st'], y, sta); put(c, X['nm'], y, 'VACANT'); truth.append(R(unit=u, unitType=pn, area=sf, statusText=sta, marketRent=mk)); st['y'] -= 11.5
                if sta == 'Vacant-Leased':
                    nm = g.name('UP'); mi = g.date(D(2025, 8, 18), D(2025, 9, 30)); y = st['y']; le = term_end(mi, 13); lr = mk - 50
                    put(c, X['u'], y, u); put(c, X['d'], y, des); put(c, X['sf'], y, f"{sf:,}", 'r'); put(c, X['st'], y, 'Applicant'); put(c, X['nm'], y, nm); put(c, X['mi'], y, us(mi)); put(c, X['ls'], y, us(mi)); put(c, X['le'], y, us(le)); put(c, X['dep'], y, '150.00', 'r'); put(c, X['bal'], y, '0.00', 'r'); put(c, X['lr'], y, m2(lr)+' *', 'r')
                    truth.append(R(unit=u, unitType=pn, area=sf, tenantName=nm, statusText='Applicant', moveInDate=mi, leaseStartDate=mi, leaseEndDate=le, deposit=150., balance=0., contractRent=lr))
                    sub['dep'] += 150; st['y'] -= 11.5
                continue
            nocc += 1
            sta = 'Occupied' if x < .9 else r.choice(['Occupied-NTV', 'Occupied-NTVL'])
            nm = g.name('UP'); mi = g.date(D(2020, 1, 5), D(2025, 8, 1)); ls = D(2025, r.randint(1, 8), 1) if mi < D(2025, 1, 1) else mi
            if ls > D(2025, 8, 1): ls = D(2025, 8, 1)
            le = term_end(ls, r.choice([6, 9, 12, 12, 12, 13]))
            mo = None
            if sta != 'Occupied': 
                mo = g.date(D(2025, 8, 20), D(2025, 10, 10)); le = mo if le < mo else le
            if le < D(2025, 8, 16): le = term_end(ls, 12)
            lr = float(mk - r.choice([0, 10, 35, 60, 110, 145])); oc = r.choice([41.5, 41.5, 76.5, 91.5, 16.5, -58.5, -100.]); dep = r.choice([150., 250., 400., 0.]); bal = 0. if r.random() < .6 else round(r.uniform(-90, 1400), 2)
            sub['lr'] += lr; sub['oc'] += oc; sub['tb'] += lr+oc; sub['dep'] += dep; sub['bal'] += bal
            pl = lr; tb = lr + oc
            if pi == 2 and i == 7 or (planted is None and pi == 2 and i > 7):
                s = f"{int(lr)}"; pl = float(s[0] + s[2] + s[1] + s[3])
                if pl == lr: pl = lr + 300
                planted = dict(what=f"Unit {u}: lease rent printed {m2(pl)} instead of {m2(lr)}; row total billing, floorplan subtotal and grand total keep the right figure", kind='digit_changed')
            put(c, X['st'], y, sta); put(c, X['nm'], y, nm); put(c, X['mi'], y, us(mi)); put(c, X['ls'], y, us(ls)); put(c, X['le'], y, us(le)); put(c, X['dep'], y, m2(dep), 'r'); put(c, X['bal'], y, neg(bal), 'r'); put(c, X['lr'], y, m2(pl), 'r'); put(c, X['oc'], y, neg(oc), 'r'); put(c, X['tb'], y, m2(tb), 'r')
            if mo: st['y'] -= 10; put(c, X['mi'], st['y'], us(mo))
            truth.append(R(unit=u, unitType=pn, area=sf, tenantName=nm, statusText=sta, moveInDate=mi, moveOutDate=mo, leaseStartDate=ls, leaseEndDate=le, marketRent=mk, deposit=dep, balance=bal, contractRent=pl, charges=[dict(code='Other Chgs / Credits', amount=oc)], totalCharges=tb))
            st['y'] -= 11.5
        if st['y'] < 50: page()
        y = st['y']; c.setLineWidth(.5); c.line(X['mk']-45, y+9, X['tb'], y+9); put(c, 92, y, f'Subtotal {pn} ({cnt} units)', 'l', 'LSB', 8)
        for k in ('mk', 'dep', 'bal', 'lr', 'oc', 'tb'): put(c, X[k], y, neg(sub[k]), 'r')
        st['y'] = y-18; tots.append((pn, cnt, sub))
    if st['y'] < 170: page()
    y = st['y']; c.setLineWidth(1); c.line(36, y+9, W-36, y+9); put(c, 40, y, f'Totals: {total_units} units', 'l', 'LSB', 8.5)
    for k in ('mk', 'dep', 'bal', 'lr', 'oc', 'tb'): put(c, X[k], y, neg(sum(t[2][k] for t in tots)), 'r')
    put(c, 40, y-14, "* Amounts of applicants (pending leases) are not included in the totals, except deposits on hand.", 'l', 'LS', 7.5)
    y -= 36; put(c, 40, y, 'Amt / SQFT:   Market + Addl. = %.2f' % (sum(t[2]['mk'] for t in tots)/sum(t[2]['sf'] for t in tots)), 'l', 'LS', 8)
    y -= 20; put(c, 40, y, 'Occupancy', 'l', 'LSB', 8.5); c.setFont('LS', 8)
    for a, b in (('Occupied units (incl. on notice)', nocc), ('Vacant units (incl. leased)', nvac), ('Total units', total_units)): y -= 11; put(c, 40, y, a); put(c, 220, y, b, 'r')
    c.save()
    assert planted
    save(fn, truth, 'Ibis Landing', '2025-08-15', total_units, nocc, nvac, 'MULTIFAMILY', 'fee manager print', 'detail sorted by floor plan, applicants on own rows, move-out under move-in', True, planted=planted)

# ---------------------------------------------------------------- 3 houses and duplexes by property
def doc3():
    g = G('maumee'); r = g.r; fn = 'rent_roll_maumee_homes.pdf'
    font('DV', 'DejaVuSans.ttf'); font('DVB', 'DejaVuSans-Bold.ttf')
    W, H = landscape(letter); c = newc(fn, (W, H))
    props = [('1414 Larkspur', '1414 Larkspur Ave, Toledo, OH 43612', 1), ('Dorr Duplex', '2207-2209 Dorr Ct, Toledo, OH 43607', 2), ('318 Plumhollow', '318 Plumhollow Dr, Maumee, OH 43537', 1), ('Sylvan Fourplex', '55 Sylvan Row, Toledo, OH 43606', 4), ('921 Copland', '921 Copland Blvd, Toledo, OH 43614', 1), ('Ketcham Duplex', '710-712 Ketcham St, Toledo, OH 43608', 2), ('4006 Wernert', '4006 Wernert Rd, Toledo, OH 43613', 1), ('River Row Townhomes', '1-6 River Row, Perrysburg, OH 43551', 6), ('87 Tecumseh', '87 Tecumseh Ct, Maumee, OH 43537', 1), ('Oakdale Triplex', '1309 Oakdale Ave, Toledo, OH 43605', 3), ('5511 Secor', '5511 Secor Pl, Toledo, OH 43623', 1)]
    X = dict(u=30, bd=116, t=164, s=292, sf=384, mr=438, rn=492, dp=546, lf=556, lt=612, mi=668, pd=762)
    hdr = [('u','Unit','l'),('bd','BD/BA','l'),('t','Tenant','l'),('s','Status','l'),('sf','Sqft','r'),('mr','Market Rent','r'),('rn','Rent','r'),('dp','Deposit','r'),('lf','Lease From','l'),('lt','Lease To','l'),('mi','Move-in','l'),('pd','Past Due','r')]
    st = dict(y=0, pg=0); GR = colors.HexColor('#777777')
    def foot(): put(c, 30, 20, 'Created on 11/03/2025', 'l', 'DV', 6); put(c, W-30, 20, f'Page {st["pg"]}', 'r', 'DV', 6)
    def page():
        if st['pg']: foot(); c.showPage()
        st['pg'] += 1; y = H-36
        if st['pg'] == 1:
            put(c, 30, y, 'Rent Roll', 'l', 'DVB', 15); c.setFillColor(GR); put(c, 30, y-14, 'Properties: Maumee Valley Homes Fund II LP – All   |   Units: Active   |   As of: 10/31/2025   |   Include Non-Revenue Units: No', 'l', 'DV', 7); c.setFillColor(colors.black); y -= 36
        c.setFont('DVB', 6.8)
        for k, t, al in hdr: put(c, X[k], y, t, al)
        c.setStrokeColor(GR); c.line(28, y-5, W-28, y-5); st['y'] = y-18
    page(); truth = []; T = dict(mr=0, rn=0, dp=0, pd=0, sf=0); n = occ = 0
    for nm, ad, k in props:
        if st['y'] < 90: page()
        put(c, 30, st['y'], nm, 'l', 'DVB', 7.5); c.setFillColor(GR); put(c, 30, st['y']-9.5, ad, 'l', 'DV', 6.2); c.setFillColor(colors.black); st['y'] -= 22
        S = dict(mr=0, rn=0, dp=0, pd=0, sf=0); so = 0
        for i in range(k):
            u = ad.split(',')[0] if k == 1 else ({2: ad.split(' ')[0].split('-')}.get(k, ['Unit A', 'Unit B', 'Unit C', 'Unit D', 'Unit E', 'Unit F'])[i])
            bd = r.choice(['3/1.00', '3/2.00', '4/2.00']) if k == 1 else r.choice(['2/1.00', '2/1.50', '3/1.00', '1/1.00'])
            sf = r.choice([1104, 1236, 1450, 1388, 1612]) if k == 1 else r.choice([780, 820, 904, 960, 1040]); mr = (1350 if k == 1 else 895) + 25*r.randint(0, 10)
            x = r.random(); y = st['y']; c.setFont('DV', 6.6); n += 1
            put(c, X['u'], y, u); put(c, X['bd'], y, bd); put(c, X['sf'], y, f'{sf:,}', 'r'); put(c, X['mr'], y, m2(mr), 'r'); S['mr'] += mr; S['sf'] += sf
            if x < .12:
                sta = r.choice(['Vacant-Unrented', 'Vacant-Rented']); put(c, X['s'], y, sta); put(c, X['pd'], y, '0.00', 'r'); truth.append(R(unit=u, propertyName=nm, unitType=bd, area=sf, statusText=sta, marketRent=mr, balance=0.))
            else:
                occ += 1; so += 1; sta = 'Current' if x < .86 else r.choice(['Notice-Unrented', 'Evict', 'Current'])
                t = g.name('FL'); t2 = clip(t, 'DV', 6.6, 122); mi = g.date(D(2018, 4, 1), D(2025, 10, 10)); lf = mi if mi.year == 2025 else D(2025, r.randint(1, 10), 1); lt = term_end(lf, 12)
                if r.random() < .2 and mi.year < 2024: lf = mi; lt = None
                rn = mr - 5*r.randint(0, 30); dp = float(r.choice([rn, 800, 950])); pd = 0. if r.random() < .7 else round(r.uniform(20, rn*1.6), 2)
                for kk, v in (('t', t2), ('s', sta), ('rn', m2(rn)), ('dp', m2(dp)), ('lf', us(lf)), ('lt', us(lt)), ('mi', us(mi)), ('pd', m2(pd))): put(c, X[kk], y, v, dict((a, b) for a, _, b in hdr)[kk])
                S['rn'] += rn; S['dp'] += dp; S['pd'] += pd
                truth.append(R(unit=u, propertyName=nm, unitType=bd, area=sf, tenantName=t2, statusText=sta, marketRent=mr, contractRent=rn, deposit=dp, leaseStartDate=lf, leaseEndDate=lt, moveInDate=mi, balance=pd))
            st['y'] -= 12
        if k > 1:
            y = st['y']; c.setFont('DVB', 6.6); put(c, 30, y, f'{k} Units'); put(c, X['t'], y, f'{100*so/k:.1f}% Occupied')
            for kk in ('sf', 'mr', 'rn', 'dp', 'pd'): put(c, X[kk], y, m2(S[kk]) if kk != 'sf' else f'{S[kk]:,}', 'r')
            st['y'] -= 12
        st['y'] -= 6
        for kk in T: T[kk] += S[kk]
    if st['y'] < 50: page()
    y = st['y']; c.setStrokeColor(colors.black); c.line(28, y+10, W-28, y+10); c.setFont('DVB', 6.8); put(c, 30, y, f'Total {n} Units'); put(c, X['t'], y, f'{100*occ/n:.1f}% Occupied')
    for kk in T: put(c, X[kk], y, m2(T[kk]) if kk != 'sf' else f'{T[kk]:,}', 'r')
    foot(); c.save()
    save(fn, truth, 'Maumee Valley Homes Fund II LP', '2025-10-31', n, occ, n-occ, 'SINGLE_FAMILY_RENTAL', 'third-party manager web print', 'grouped by property of scattered houses and plexes', False)

# ---------------------------------------------------------------- 4 townhouses by building, charge columns, wrong total
def doc4():
    g = G('tamarack'); r = g.r; fn = 'Tamarack_TH_RR_by_Bldg.pdf'
    W, H = landscape(letter); c = newc(fn, (W, H)); F, B = 'Times-Roman', 'Times-Bold'
    X = dict(u=30, ty=62, res=104, cd=226, mk=282, rent=330, pet=368, gar=408, wst=448, conc=492, tot=546, dep=596, bal=652, lse=664)
    st = dict(y=0, pg=0)
    def page():
        if st['pg']: c.showPage()
        st['pg'] += 1
        put(c, 30, H-32, 'TAMARACK TOWNHOMES', 'l', B, 13); put(c, W-30, H-32, 'Rent Roll by Building – Recurring Charge Summary', 'r', B, 11); put(c, 30, H-45, 'Keystone Lamp Property Partners, agent for Tamarack TH Investors LLC', 'l', 'Times-Italic', 8.5); put(c, W-30, H-45, f'For the month of July 2025     page {st["pg"]}', 'r', F, 8.5)
        y = H-66; c.setLineWidth(.6); c.rect(28, y-15, W-56, 28)
        c.setFont(B, 8); put(c, (X['mk']+X['conc'])/2+20, y+3.5, '- - - - - - -  Recurring monthly charges  - - - - - - -', 'c')
        put(c, X['mk'], y+3.5, 'Market', 'r')
        for k, t, al in [('u','Unit','l'),('ty','Type','l'),('res','Resident(s)','l'),('cd','St','l'),('mk','Rent','r'),('rent','Rent','r'),('pet','Pet','r'),('gar','Garage','r'),('wst','W/S/T','r'),('conc','Conc.','r'),('tot','Total','r'),('dep','Deposit','r'),('bal','Balance','r'),('lse','Lease Dates','l')]: put(c, X[k], y-10, t, al)
        st['y'] = y-30
    page(); truth = []; keys = ('mk', 'rent', 'pet', 'gar', 'wst', 'conc', 'tot', 'dep', 'bal'); GT = dict.fromkeys(keys, 0.); n = occ = 0; planted = None
    names = {'pet': 'Pet', 'gar': 'Garage', 'wst': 'W/S/T', 'conc': 'Conc.', 'rent': 'Rent'}
    def z(v): return f"{v:,.0f}" if v else ''
    for b in range(1, 10):
        k = r.choice([4, 6, 6, 5])
        if st['y'] < 60 + 13*3: page()
        bn = f'Building {b}'; put(c, 30, st['y'], bn + f'  ({100*b} Tamarack Loop)', 'l', B, 9); st['y'] -= 13; S = dict.fromkeys(keys, 0.)
        for i in range(k):
            if st['y'] < 40: page()
            y = st['y']; c.setFont(F, 8.5); n += 1; u = str(100*b + 2*i + 1); ty = r.choice(['2B1.5', '2B1.5', '3B2.5', '3B2.5G']); mk = {'2B1.5': 1480, '3B2.5': 1745, '3B2.5G': 1860}[ty]
            put(c, X['u'], y, u); put(c, X['ty'], y, ty); put(c, X['mk'], y, f"{mk:,}", 'r'); S['mk'] += mk; x = r.random()
            if x < .1:
                cd = r.choice(['V', 'V', 'VL']); put(c, X['cd'], y, cd); put(c, X['res'], y, '** vacant **'); truth.append(R(unit=u, building=bn, unitType=ty, statusText=cd, marketRent=mk)); st['y'] -= 12.5; continue
            occ += 1; cd = 'C' if x < .85 else r.choice(['N', 'M', 'C']); nm = g.name('FL'); nm2 = None
            if r.random() < .3: nm2 = g.r.choice(FIRST) + ' ' + nm.split(' ', 1)[1]
            v = dict(rent=mk - 5*r.randint(0, 40), pet=r.choice([0, 0, 0, 30, 60]), gar=0 if ty.endswith('G') else r.choice([0, 0, 110]), wst=65 if ty[0] == '2' else 85, conc=r.choice([0]*8 + [-75, -100]))
            v['tot'] = sum(v.values()); v['dep'] = r.choice([0, 500, 500, 750, v['rent']]); v['bal'] = 0 if r.random() < .7 else r.randint(-60, 1900)
            ls = D(2024, 8, 1) if r.random() < .2 else g.date(D(2024, 9, 1), D(2025, 7, 1)); le = term_end(ls, 12)
            if cd == 'M': lt = f'{sh(ls)} - MTM'; le = 'MTM'
            else: lt = f'{sh(ls)} - {sh(le)}'
            put(c, X['cd'], y, cd); put(c, X['res'], y, nm)
            for kk in keys[1:]:
                t = z(v[kk]); t = f"({-v[kk]:,})" if v[kk] < 0 else t; put(c, X[kk], y, t, 'r'); S[kk] += v[kk]
            put(c, X['lse'], y, lt)
            if nm2: st['y'] -= 9.5; put(c, X['res'], st['y'], '& ' + nm2, 'l', F, 8.5)
            truth.append(R(unit=u, building=bn, unitType=ty, tenantName=nm + (' & ' + nm2 if nm2 else ''), statusText=cd, marketRent=mk, contractRent=v['rent'], charges=[dict(code=names[kk], amount=v[kk]) for kk in ('rent', 'pet', 'gar', 'wst', 'conc') if v[kk]], totalCharges=v['tot'], deposit=v['dep'] or None, balance=v['bal'] or None, leaseStartDate=ls, leaseEndDate=le)); st['y'] -= 12.5
        if st['y'] < 40: page()
        y = st['y']; c.setDash(1, 2); c.line(X['mk']-40, y+9, X['bal'], y+9); c.setDash(); c.setFont('Times-BoldItalic', 8.5); put(c, X['res'], y, f'Bldg {b} – {k} units')
        for kk in keys:
            val = S[kk]
            if b == 6 and kk == 'tot': 
                val = S[kk] + 270; planted = dict(what=f"Building 6 subtotal of Total printed {val:,.0f}; its units add up to {S[kk]:,.0f} (the grand total is right)", kind='total_wrong')
            put(c, X[kk], y, f"({-val:,.0f})" if val < 0 else f"{val:,.0f}", 'r'); GT[kk] += S[kk]
        st['y'] -= 20
    if st['y'] < 90: page()
    y = st['y']; c.setLineWidth(1.2); c.line(28, y+11, W-28, y+11); c.setFont(B, 9); put(c, 30, y, f'PROPERTY TOTAL   {n} units')
    for kk in keys: put(c, X[kk], y, f"({-GT[kk]:,.0f})" if GT[kk] < 0 else f"{GT[kk]:,.0f}", 'r')
    c.line(28, y-4, W-28, y-4); put(c, 30, y-22, f'Occupied {occ}   Vacant {n-occ}   Physical occupancy {100*occ/n:.1f}%', 'l', B, 8.5); put(c, 30, y-36, 'St:  C = current   N = on notice   M = month-to-month   V = vacant   VL = vacant, leased', 'l', 'Times-Italic', 8); c.save()
    save(fn, truth, 'Tamarack Townhomes', '2025-07', n, occ, n-occ, 'MULTIFAMILY', 'fee manager', 'charge columns by building, second resident on a second line', True, planted=planted)
if __name__ == '__main__':
    doc1(); doc2(); doc3(); doc4()
