from make_common import *
from make_pdf_a import put, clip, newc, font
from reportlab.lib.pagesizes import letter, landscape, A4
from reportlab.lib import colors
from reportlab.pdfbase.pdfmetrics import stringWidth

# ---------------------------------------------------------------- 5 manufactured home park, two-line records, monospaced
def doc5():
    g = G('juniper flats'); r = g.r; fn = 'JUNIPER_FLATS_MHC_ROLL.pdf'
    W, H = landscape(letter); c = newc(fn, (W, H)); F, B, S = 'Courier', 'Courier-Bold', 7.6
    cw = stringWidth('0', F, S); x0 = 30
    def X(col): return x0 + col*cw
    # columns in characters
    C = dict(lot=0, sz=7, ow=12, res=18, mi=44, site=66, rto=77, wat=87, sew=96, tr=104, tot=116, bal=129)
    st = dict(y=0, pg=0)
    def page():
        if st['pg']: c.showPage()
        st['pg'] += 1; y = H-32; c.setFont(B, 9.5); put(c, x0, y, 'JUNIPER FLATS MOBILE HOME COMMUNITY'); c.setFont(F, S); put(c, W-30, y, f'PAGE {st["pg"]:>3}', 'r'); put(c, x0, y-11, 'LOT RENT ROLL BY SECTION                       BILLING PERIOD 10/01/25 - 10/31/25'); put(c, W-30, y-11, 'RUN 10/02/25 16:20', 'r')
        y -= 30; c.setFont(B, S)
        for k, a, b, al in [('lot','LOT','','l'),('sz','SIZE','','l'),('ow','OWN','','l'),('res','RESIDENT','  HOME MAKE / YEAR','l'),('mi','MOVE-IN','','l'),('site','SITE','RENT','r'),('rto','RTO','PAYMENT','r'),('wat','','WATER','r'),('sew','','SEWER','r'),('tr','','TRASH','r'),('tot','TOTAL','BILLED','r'),('bal','','BALANCE','r')]: put(c, X(C[k]), y, a, al); put(c, X(C[k]), y-9, b, al)
        y -= 17; c.setFont(F, S); put(c, x0, y, '='*130); st['y'] = y-12
    page(); truth = []; keys = ('site', 'rto', 'wat', 'sew', 'tr', 'tot', 'bal'); GT = dict.fromkeys(keys, 0.); n = occ = 0
    makes = ['FLEETWOOD', 'CLAYTON', 'SKYLINE', 'PALM HARBOR', 'CHAMPION', 'SCHULT', 'LIBERTY']
    def neg(v): return f"{-v:,.2f}-" if v < 0 else f"{v:,.2f}"
    for sec, base, cnt in (('SECTION A - SINGLEWIDE', 'A', 26), ('SECTION B - DOUBLEWIDE', 'B', 20), ('SECTION C - RV / SEASONAL', 'C', 9)):
        if st['y'] < 80: page()
        c.setFont(B, S); put(c, x0, st['y'], sec); st['y'] -= 12; T = dict.fromkeys(keys, 0.); so = 0
        for i in range(1, cnt+1):
            if base == 'A' and i == 13: continue
            if st['y'] < 48: page()
            y = st['y']; c.setFont(F, S); u = f"{base}-{i:02d}"; sz = {'A': 'SW', 'B': 'DW', 'C': 'RV'}[base]; n += 1
            put(c, X(C['lot']), y, u); put(c, X(C['sz']), y, sz); x = r.random()
            if x < .13:
                put(c, X(C['res']), y, 'VACANT LOT'); put(c, X(C['site']), y, '.00', 'r'); put(c, X(C['tot']), y, '.00', 'r'); put(c, X(C['bal']), y, '.00', 'r')
                truth.append(R(unit=u, unitType=sz, statusText='VACANT LOT', section=sec, contractRent=0., totalCharges=0., balance=0.)); st['y'] -= 12; continue
            occ += 1; so += 1; own = 'P' if base == 'A' and r.random() < .25 else 'T'; nm = clip(g.name('UP'), F, S, 25*cw); mi = g.date(D(2003, 1, 1), D(2025, 9, 10))
            v = dict(site=float({'A': 415, 'B': 460, 'C': 375}[base] + r.choice([0, 0, 0, -15, -30])), rto=float(r.choice([350, 425, 395])) if own == 'P' else 0, wat=round(r.uniform(12, 46), 2) if base != 'C' else 0, sew=22.5 if base != 'C' else 0, tr=14.)
            v['tot'] = sum(v.values()); v['bal'] = 0. if r.random() < .6 else round(r.choice([-1, 1, 1, 1])*r.uniform(5, 800), 2)
            put(c, X(C['ow']), y, own); put(c, X(C['res']), y, nm); put(c, X(C['mi']), y, mi.strftime('%m/%d/%y'))
            for k in keys:
                T[k] += v[k]
                if v[k] or k == 'bal': put(c, X(C[k]), y, neg(v[k]) if v[k] else '.00', 'r')
            if base != 'C': put(c, X(C['res']+2), y-9.2, f"{r.choice(makes)} {r.randint(1974, 2019)}"); st['y'] -= 9.2
            truth.append(R(unit=u, unitType=sz, tenantName=nm, statusText='Occupied', section=sec, moveInDate=mi, contractRent=v['site'], charges=[dict(code=k2, amount=v[k]) for k, k2 in (('site', 'SITE RENT'), ('rto', 'RTO PAYMENT'), ('wat', 'WATER'), ('sew', 'SEWER'), ('tr', 'TRASH')) if v[k]], totalCharges=v['tot'], balance=v['bal'])); st['y'] -= 12
        if st['y'] < 48: page()
        y = st['y']+4; c.setFont(F, S); put(c, X(56), y, '-'*74); y -= 9; c.setFont(B, S); put(c, X(18), y, f'SECTION {base}   LOTS {sum(1 for t in truth if t["section"]==sec)}   RENTED {so}')
        for k in keys: put(c, X(C[k]), y, neg(T[k]), 'r'); GT[k] += T[k]
        st['y'] = y-16
    if st['y'] < 90: page()
    y = st['y']; c.setFont(F, S); put(c, x0, y, '='*130); y -= 11; c.setFont(B, S); put(c, x0, y, 'PARK TOTALS')
    for k in keys: put(c, X(C[k]), y, neg(GT[k]), 'r')
    y -= 20; c.setFont(F, S); put(c, x0, y, f'TOTAL LOTS {n}     RENTED {occ}     VACANT {n-occ}     OWN: T = TENANT-OWNED HOME   P = PARK-OWNED, RENT TO OWN (RTO)'); c.save()
    save(fn, truth, 'JUNIPER FLATS MOBILE HOME COMMUNITY', '2025-10', n, occ, n-occ, 'MANUFACTURED_HOUSING', 'park manager, green-bar system', 'two-line records in sections, trailing minus', True)

# ---------------------------------------------------------------- 6 self storage
def doc6():
    g = G('stow'); r = g.r; fn = 'stowright_consolidated_rentroll.pdf'
    W, H = letter; c = newc(fn, (W, H)); F, B, S = 'Helvetica', 'Helvetica-Bold', 6.8
    X = dict(u=36, sz=74, ar=142, fe=152, tn=206, st=322, mi=340, pt=392, sr=468, rt=508, ins=540, bal=580)
    st = dict(y=0, pg=0); DG = colors.HexColor('#1f4e3d')
    def page():
        if st['pg']: c.showPage()
        st['pg'] += 1; y = H-34; c.setFillColor(DG); put(c, 36, y, 'StowRight Self Storage – Harlan Pike', 'l', B, 12); c.setFillColor(colors.black); put(c, 36, y-12, 'Rent Roll as of 06/30/2025   |   Site: SR-014   |   Sort: size, unit', 'l', F, 7.5); put(c, W-32, y, f'{st["pg"]}', 'r', F, 8)
        y -= 34; c.setFillColor(DG); c.rect(32, y-4, W-64, 13, stroke=0, fill=1); c.setFillColor(colors.white); c.setFont(B, S)
        for k, t, al in [('u','Unit','l'),('sz','Size','l'),('ar','SqFt','r'),('fe','Feature','l'),('tn','Tenant','l'),('st','S','l'),('mi','Moved In','l'),('pt','Paid Thru','l'),('sr','Std Rate','r'),('rt','Rent','r'),('ins','Insur.','r'),('bal','Balance','r')]: put(c, X[k], y, t, al)
        c.setFillColor(colors.black); st['y'] = y-15
    page(); truth = []; G_ = []; row = 0
    sizes = [('5 x 5', 25, 'Climate', 49, 18, 'A'), ('5 x 10', 50, 'Climate', 84, 26, 'A'), ('10 x 10', 100, 'Climate', 142, 24, 'B'), ('10 x 15', 150, 'Drive-up', 159, 22, 'C'), ('10 x 20', 200, 'Drive-up', 189, 20, 'C'), ('10 x 30', 300, 'Drive-up', 245, 8, 'D'), ('12 x 35', 420, 'Parking', 95, 10, 'P')]
    last = {}
    for sz, ar, fe, std, cnt, pre in sizes:
        T = dict(n=0, occ=0, sr=0., rt=0., ins=0., bal=0.)
        for i in range(cnt):
            last[pre] = last.get(pre, 100) + 1; u = f"{pre}{last[pre]}"
            if st['y'] < 44: page()
            y = st['y']; row += 1
            if row % 2: c.setFillColor(colors.HexColor('#eef4f0')); c.rect(32, y-2.6, W-64, 9.6, stroke=0, fill=1); c.setFillColor(colors.black)
            c.setFont(F, S); put(c, X['u'], y, u); put(c, X['sz'], y, sz); put(c, X['ar'], y, ar, 'r'); put(c, X['fe'], y, fe); put(c, X['sr'], y, m2(std), 'r'); T['n'] += 1; T['sr'] += std
            if r.random() < .13:
                put(c, X['st'], y, 'V'); truth.append(R(unit=u, unitType=sz, area=ar, statusText='V', marketRent=float(std)))
            else:
                s = 'R' if r.random() < .93 else 'L'; nm = clip(r.choice([g.name('LF')]*9 + [r.choice(['Tri-Fork Landscaping', 'Odell HVAC Supply', 'Marlowe Catering Co', 'Pinecrest Youth Soccer'])]), F, S, 112); mi = g.date(D(2014, 1, 1), D(2025, 6, 20)); rt = float(round(std*r.uniform(.78, 1.22))); ins = r.choice([0, 12., 12., 17.]); bal = 0. if s == 'R' and r.random() < .85 else round(rt*r.choice([1, 1, 2]) + r.choice([0, 20]), 2)
                if s == 'L': bal = round(rt*r.choice([3, 4]) + 45, 2)
                pt = D(2025, 6, 30) if not bal else D(2025, 5, 31); pt = D(2025, 2, 28) if s == 'L' else pt
                for k, v, al in (('tn', nm, 'l'), ('st', s, 'l'), ('mi', us(mi), 'l'), ('pt', us(pt), 'l'), ('rt', m2(rt), 'r'), ('ins', m2(ins) if ins else '', 'r'), ('bal', m2(bal), 'r')): put(c, X[k], y, v, al)
                T['occ'] += 1; T['rt'] += rt; T['ins'] += ins; T['bal'] += bal
                truth.append(R(unit=u, unitType=sz, area=ar, tenantName=nm, statusText=s, moveInDate=mi, marketRent=float(std), contractRent=rt, charges=[dict(code='Insur.', amount=ins)] if ins else None, balance=bal))
            st['y'] -= 9.6
        if st['y'] < 44: page()
        y = st['y']; c.setFont(B, S); c.setLineWidth(.4); c.line(36, y+7, W-32, y+7); put(c, X['u'], y, f"{sz} {fe}: {T['n']} units, {T['occ']} rented"); put(c, X['sr'], y, m2(T['sr']), 'r'); put(c, X['rt'], y, m2(T['rt']), 'r'); put(c, X['ins'], y, m2(T['ins']), 'r'); put(c, X['bal'], y, m2(T['bal']), 'r'); st['y'] -= 15; G_.append((sz, ar, fe, T))
    if st['y'] < 190: page()
    y = st['y']-6; put(c, 36, y, 'Site Totals', 'l', B, 8)
    tot = {k: sum(t[3][k] for t in G_) for k in ('n', 'occ', 'sr', 'rt', 'ins', 'bal')}
    for k in ('sr', 'rt', 'ins', 'bal'): put(c, X[k], y, m2(tot[k]), 'r', B, 6.4)
    y -= 24; c.setFont(B, 7); put(c, 36, y, 'Unit Mix Summary'); y -= 11; cx = [36, 100, 200, 250, 300, 360, 430, 500]
    for x, t, al in zip(cx, ('Size', 'Feature', 'Units', 'Rented', 'Vacant', 'Occ % (units)', 'Gross Potential', 'Actual Rent'), 'llrrrrrr'): put(c, x, y, t, al)
    c.line(36, y-3, 502, y-3); c.setFont(F, 7)
    for sz, ar, fe, T in G_:
        y -= 10
        for x, t, al in zip(cx, (sz, fe, T['n'], T['occ'], T['n']-T['occ'], f"{100*T['occ']/T['n']:.1f}%", m2(T['sr']), m2(T['rt'])), 'llrrrrrr'): put(c, x, y, t, al)
    y -= 12; c.setFont(B, 7)
    for x, t, al in zip(cx, ('Total', '', tot['n'], tot['occ'], tot['n']-tot['occ'], f"{100*tot['occ']/tot['n']:.1f}%", m2(tot['sr']), m2(tot['rt'])), 'llrrrrrr'): put(c, x, y, t, al)
    put(c, 36, y-18, 'S (status):  R = rented,  L = rented, in lien,  V = vacant', 'l', F, 6.8); c.save()
    save(fn, truth, 'StowRight Self Storage – Harlan Pike', '2025-06-30', tot['n'], tot['occ'], tot['n']-tot['occ'], 'SELF_STORAGE', 'storage operator system', 'zebra list by size, code status', False)

# ---------------------------------------------------------------- 7 lender's certified form
def doc7():
    g = G('lender'); r = g.r; fn = 'Exhibit_B_Certified_Rent_Roll_Fallow_Hill.pdf'
    W, H = letter; c = newc(fn, (W, H)); F, B = 'Times-Roman', 'Times-Bold'
    cols = [('Unit\nNo.', 34), ('Bedrm /\nBath', 42), ('Approx.\nSq. Ft.', 42), ('Name of Tenant(s)', 122), ('Lease\nBegins', 52), ('Lease\nExpires', 52), ('Monthly\nContract Rent', 62), ('Subsidy\n(Y/N)', 38), ('Security\nDeposit Held', 58), ('Amount\nPast Due', 50)]
    x0 = 30; xs = [x0]
    for _, w in cols: xs.append(xs[-1]+w)
    def d(x): return x.strftime('%d-%b-%y').lstrip('0')
    rows = []; truth = []; units = [f"{n}" for n in range(1, 28) if n != 13]
    S = [0, 0, 0]; occ = 0
    for i, u in enumerate(units):
        bb = r.choice(['2 / 1.5', '2 / 1.5', '3 / 2.5']); sf = 1060 if bb[0] == '2' else 1325
        if i in (4, 17, 22): rows.append([u, bb, f"{sf:,}", 'Vacant', '', '', '', '', '', '']); truth.append(R(unit=u, unitType=bb, area=sf, statusText='Vacant')); continue
        nm = g.name('FL'); ls = g.date(D(2024, 7, 1), D(2025, 6, 1)).replace(day=1); le = term_end(ls, 12); rent = (1275 if bb[0] == '2' else 1540) + 5*r.randint(-12, 14); dep = r.choice([500, 750, rent]); pd = r.choice([0]*7 + [rent, 340, 85]); sub = 'Y' if r.random() < .15 else 'N'; mtm = i in (2, 19); occ += 1
        rows.append([u, bb, f"{sf:,}", nm, d(ls), 'M-T-M' if mtm else d(le), f"${rent:,}.00", sub, f"${dep:,}.00", f"${pd:,}.00" if pd else '0']); S[0] += rent; S[1] += dep; S[2] += pd
        truth.append(R(unit=u, unitType=bb, area=sf, tenantName=nm, statusText='Occupied', leaseStartDate=ls, leaseEndDate='M-T-M' if mtm else le, contractRent=rent, deposit=dep, balance=pd))
    per = 18; pages = [rows[:per], rows[per:]]
    for p, L in enumerate(pages):
        y = H-40; put(c, W/2, y, 'EXHIBIT B', 'c', B, 11); put(c, W/2, y-15, 'CERTIFIED RENT ROLL' + (' (continued)' if p else ''), 'c', B, 14)
        y -= 34
        if p == 0:
            for a, b, a2, b2 in (('Lender:', 'Commonwealth Basin Savings Bank', 'Loan No.:', '44-0091827'), ('Borrower:', 'Fallow Hill Holdings, LLC', 'Property Type:', 'Townhouse apartments'), ('Property:', 'Fallow Hill Townhouses, 800 Fallow Hill Rd, York, PA', 'Rent Roll as of:', 'June 30, 2025')):
                put(c, 34, y, a, 'l', B, 9.5); put(c, 84, y, b, 'l', F, 9.5); put(c, 390, y, a2, 'l', B, 9.5); put(c, 470, y, b2, 'l', F, 9.5); c.setLineWidth(.4); c.line(82, y-2, 380, y-2); c.line(468, y-2, W-32, y-2); y -= 15
        y -= 6; hh = 34; c.setLineWidth(.7); c.setFillColor(colors.HexColor('#e6e6e6')); c.rect(x0, y-hh, xs[-1]-x0, hh, fill=1); c.setFillColor(colors.black)
        for i, (t, w) in enumerate(cols):
            cx = (xs[i]+xs[i+1])/2; ls = t.split('\n'); put(c, cx, y-8, f'({chr(97+i)})', 'c', F, 6.5)
            for j, s in enumerate(ls): put(c, cx, y-18-9*j, s, 'c', B, 8)
        top = y; y -= hh; rh = 20
        for q in L + [['']*10]*(3 if p else 0):
            for i, v in enumerate(q):
                if i == 3: put(c, xs[i]+4, y-13, v, 'l', F if v != 'Vacant' else 'Times-Italic', 9)
                elif i in (6, 8, 9): put(c, xs[i+1]-4, y-13, v, 'r', F, 9)
                else: put(c, (xs[i]+xs[i+1])/2, y-13, v, 'c', F, 9)
            y -= rh; c.line(x0, y, xs[-1], y)
        if p:
            for i, v in ((3, 'TOTALS'),): put(c, xs[i]+4, y-13, v, 'l', B, 9)
            for i, v in ((6, S[0]), (8, S[1]), (9, S[2])): put(c, xs[i+1]-4, y-13, f'${v:,}.00', 'r', B, 8.6)
            y -= rh; c.line(x0, y, xs[-1], y)
        for x in xs: c.line(x, top, x, y)
        if p:
            y -= 24; put(c, 34, y, f'Number of units: {len(units)}      Occupied: {occ}      Vacant: {len(units)-occ}', 'l', B, 9.5); y -= 26
            for s in ('The undersigned certifies to Lender that the foregoing is a true, correct and complete schedule of all leases and tenancies at the Property as of', 'the date stated above, that no rent has been prepaid by more than one month, and that no concessions are in effect except as disclosed.'): put(c, 34, y, s, 'l', F, 9); y -= 12
            y -= 26; c.line(34, y, 270, y); c.line(360, y, 560, y); put(c, 34, y-10, 'Authorized signatory, Fallow Hill Holdings, LLC', 'l', F, 8); put(c, 360, y-10, 'Date', 'l', F, 8)
        put(c, 34, 26, 'CBSB Form 217-RR (Rev. 3/19)', 'l', F, 7); put(c, W-34, 26, f'Page {p+1} of 2', 'r', F, 7); c.showPage()
    c.save()
    save(fn, truth, 'Fallow Hill Townhouses', '2025-06-30', len(units), occ, len(units)-occ, 'MULTIFAMILY', 'lender form', 'ruled form with lettered columns and certification', False)

# ---------------------------------------------------------------- 8 OM retail strip
def doc8():
    g = G('quarry'); fn = 'OM_Shoppes_at_Quarry_Bend_tenancy.pdf'
    W, H = landscape(letter); c = newc(fn, (W, H)); F, B = 'Helvetica', 'Helvetica-Bold'; NV = colors.HexColor('#16324f'); TE = colors.HexColor('#c8752d')
    T = [('101', 'Golden Skillet Breakfast House', 3200, D(2019, 5, 1), D(2029, 4, 30), 5600.00, [(D(2026, 5, 1), 5768.00), (D(2027, 5, 1), 5941.04), (D(2028, 5, 1), 6119.27)], 'NNN', 'Two 5-yr'),
         ('102', 'Nail Veranda', 1200, D(2022, 9, 1), D(2027, 8, 31), 2250.00, [(D(2026, 9, 1), 2325.00)], 'NNN', 'One 5-yr'),
         ('103-104', 'Cedarline Physical Therapy, PLLC', 2800, D(2021, 2, 1), D(2031, 1, 31), 5133.33, [(D(2026, 2, 1), 5287.33), (D(2029, 2, 1), 5775.00)], 'NNN', 'Two 5-yr'),
         ('105', None, 1400, None, None, None, [], '', ''),
         ('106', 'Quik-Mail & Parcel', 1400, D(2017, 11, 1), D(2027, 10, 31), 2391.67, [(D(2026, 11, 1), 2463.42)], 'NNN', 'None'),
         ('107', "Bardo's Taqueria", 2100, D(2023, 6, 15), D(2033, 6, 30), 4287.50, [(D(2028, 7, 1), 4716.25)], 'NNN + 6% over breakpoint', 'Two 5-yr'),
         ('108', 'Lumen Dental Studio', 2400, D(2020, 1, 1), D(2029, 12, 31), 4900.00, [(D(2027, 1, 1), 5145.00), (D(2029, 1, 1), 5402.25)], 'NNN', 'One 10-yr'),
         ('109', 'Sudsy Fox Coin Laundry', 2000, D(2015, 8, 1), 'MTM', 2500.00, [], 'Gross', 'None'),
         ('110', None, 1600, None, None, None, [], '', ''),
         ('111', 'First Cumber Insurance Agency', 1100, D(2024, 4, 1), D(2027, 3, 31), 1925.00, [(D(2026, 4, 1), 1982.75)], 'Mod. gross', 'One 3-yr'),
         ('112', 'Tidewell Vape & Smoke', 1300, D(2022, 3, 1), D(2027, 2, 28), 2545.83, [(D(2026, 3, 1), 2622.21)], 'NNN', 'None'),
         ('PAD A', 'Northgate Federal Credit Union (ground lease)', 4100, D(2016, 10, 1), D(2036, 9, 30), 9166.67, [(D(2026, 10, 1), 10083.33), (D(2031, 10, 1), 11091.67)], 'Abs. NNN', 'Four 5-yr')]
    # cover-ish first page
    c.setFillColor(NV); c.rect(0, H-90, W, 90, stroke=0, fill=1); c.setFillColor(colors.white); put(c, 40, H-52, 'TENANCY OVERVIEW', 'l', B, 24); put(c, 40, H-74, 'Shoppes at Quarry Bend  |  Offering Memorandum', 'l', F, 11); c.setFillColor(colors.black)
    gla = sum(t[2] for t in T); og = sum(t[2] for t in T if t[1]); mo = sum(t[5] for t in T if t[1])
    y = H-130
    for a, b in (('Gross leasable area', f'{gla:,} SF'), ('Leased', f'{100*og/gla:.1f}% ({sum(1 for t in T if t[1])} of {len(T)} suites)'), ('In-place base rent', f'${mo*12:,.0f} per year'), ('Anchor', 'None (unanchored strip; grocer-shadowed)'), ('Built / renovated', '1998 / 2016')): put(c, 60, y, a, 'l', B, 11); put(c, 230, y, b, 'l', F, 11); y -= 22
    y -= 10; c.setFont(F, 9.5)
    for s in ('The center offers investors a stable, service-oriented tenant base with staggered lease expirations and contractual rent growth. Two suites totaling', '3,000 SF are vacant and provide immediate lease-up upside. The schedule of leases on the following page is as of September 1, 2025.'): put(c, 60, y, s); y -= 14
    put(c, W-40, 24, 'Hartwick Lane Retail Advisors   |   14', 'r', F, 8); c.showPage()
    c.setFillColor(NV); put(c, 30, H-38, 'RENT ROLL', 'l', B, 16); c.setFillColor(TE); c.rect(30, H-45, 60, 3, stroke=0, fill=1); c.setFillColor(colors.black); put(c, W-30, H-38, 'As of September 1, 2025', 'r', F, 9)
    X = dict(s=36, t=84, sf=256, pc=298, st=308, ex=366, mo=468, an=532, ps=572, idt=582, ia=680, rec=690, op=728); y = H-64
    X = dict(s=36, t=84, sf=252, pc=290, st=300, ex=352, mo=454, an=512, ps=550, idt=562, ia=650, rec=660, op=718)
    c.setFillColor(NV); c.rect(30, y-22, W-60, 28, stroke=0, fill=1); c.setFillColor(colors.white); c.setFont(B, 7.5)
    for k, a, b, al in [('s','','Suite','l'),('t','','Tenant','l'),('sf','Size','(SF)','r'),('pc','% of','GLA','r'),('st','Lease','Commence','l'),('ex','Lease','Expire','l'),('mo','Monthly','Base Rent','r'),('an','Annual','Base Rent','r'),('ps','Rent','/ SF','r'),('rec','Expense','Recovery','l'),('op','Renewal','Options','l')]: put(c, X[k], y-6, a, al); put(c, X[k], y-16, b, al)
    put(c, (X['idt']+X['ia'])/2, y-6, 'Rent Increases', 'c'); put(c, X['idt'], y-16, 'Date'); put(c, X['ia'], y-16, 'Monthly', 'r'); c.setFillColor(colors.black); y -= 34; truth = []
    def md(d): return d.strftime('%b-%y') 
    for i, (s, t, sf, ls, le, m, steps, rec, op) in enumerate(T):
        wrap = []
        if t:
            cur = ''
            for w in t.split():
                if stringWidth((cur+' '+w).strip(), F, 8) > 138: wrap.append(cur); cur = w
                else: cur = (cur+' '+w).strip()
            wrap.append(cur)
        rw = rec.split(' over ') if ' over ' in rec else [rec]; rw = [rw[0], 'over '+rw[1]] if len(rw) == 2 else rw
        n = max(1, len(wrap), len(steps), len(rw)); h = n*9.6+6
        if i % 2 == 0: c.setFillColor(colors.HexColor('#f2ede6')); c.rect(30, y-h+9.5, W-60, h, stroke=0, fill=1); c.setFillColor(colors.black)
        c.setFont(F, 8); put(c, X['s'], y, s); put(c, X['sf'], y, f'{sf:,}', 'r'); put(c, X['pc'], y, f'{100*sf/gla:.1f}%', 'r')
        if not t: put(c, X['t'], y, 'AVAILABLE', 'l', 'Helvetica-Oblique', 8); truth.append(R(unit=s, area=sf, statusText='AVAILABLE'))
        else:
            for j, w in enumerate(wrap): put(c, X['t'], y-9.6*j, w)
            put(c, X['st'], y, sh(ls)); put(c, X['ex'], y, sh(le)); put(c, X['mo'], y, f'${m:,.2f}', 'r'); put(c, X['an'], y, f'${m*12:,.0f}', 'r'); put(c, X['ps'], y, f'${m*12/sf:.2f}', 'r')
            for j, (d, a) in enumerate(steps): put(c, X['idt'], y-9.6*j, sh(d)); put(c, X['ia'], y-9.6*j, f'${a:,.2f}', 'r')
            for j, w in enumerate(rw): put(c, X['rec'], y-9.6*j, w, 'l', F, 7.5)
            put(c, X['op'], y, op, 'l', F, 7.5)
            truth.append(R(unit=s, area=sf, tenantName=t, statusText='Occupied', leaseStartDate=ls, leaseEndDate=le, contractRent=m, annualRent=round(m*12), rentSteps=[dict(date=iso(d), amount=a) for d, a in steps]))
        y -= h
    c.setStrokeColor(NV); c.setLineWidth(1.2); c.line(30, y+8, W-30, y+8)
    vg = gla-og
    for lab, a, m in (('Occupied', og, mo), ('Available', vg, None), ('Total', gla, mo)):
        c.setFont(B, 8); put(c, X['t'], y-4, lab); put(c, X['sf'], y-4, f'{a:,}', 'r'); put(c, X['pc'], y-4, f'{100*a/gla:.1f}%', 'r')
        if m: put(c, X['mo'], y-4, f'${m:,.2f}', 'r'); put(c, X['an'], y-4, f'${sum(round(t[5]*12) for t in T if t[1]):,.0f}', 'r')
        y -= 12
    put(c, 30, 34, 'Lessee of PAD A owns its improvements. Seller will credit Buyer with security deposits at closing. Information from sources deemed reliable but not guaranteed.', 'l', 'Helvetica-Oblique', 7); put(c, W-40, 22, 'Hartwick Lane Retail Advisors   |   15', 'r', F, 8); c.save()
    occ = sum(1 for t in T if t[1])
    save(fn, truth, 'Shoppes at Quarry Bend', '2025-09-01', len(T), occ, len(T)-occ, 'RETAIL', 'broker OM', 'colored OM table after overview page, stacked increases', True)
if __name__ == '__main__':
    doc5(); doc6(); doc7(); doc8()
