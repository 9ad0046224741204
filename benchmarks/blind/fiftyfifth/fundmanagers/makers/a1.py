from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, legal
from fpdf import FPDF

# ------------------------------------------------------------------ D01 OneSite-like detail
def d01():
    rnd = random.Random(5501); nm = Names(rnd); name = 'COTTONWOOD LANDING RentRollDetail 0925.pdf'
    asof = dt.date(2025, 9, 30)
    plans = {'A1': (688, 1195), 'A2': (742, 1250), 'B1': (1012, 1525), 'B2': (1088, 1590), 'C1': (1311, 1895)}
    ulist = []
    for b in (1, 2, 3):
        for fl in (1, 2, 3):
            for k in range(1, 8 if b < 3 else 6):
                ulist.append((f'{b:02d}-{b}{fl}{k:02d}', ['A1', 'A1', 'B1', 'B2', 'A2', 'C1', 'B1'][k - 1], fl))
    recs = []
    special = {3: 'VL', 9: 'V', 16: 'NTV', 22: 'PR', 27: 'VL', 34: 'NTVL', 41: 'V', 45: 'PR', 50: 'MODEL', 55: 'V', 30: 'MTM'}
    for i, (u, p, fl) in enumerate(ulist):
        sq, mk = plans[p]; mkt = mk + (25 if fl == 1 else 0) + (15 if fl == 3 else 0)
        sp = special.get(i)
        base = dict(unit=u, plan=p, sq=sq, mkt=mkt)
        if sp in ('V', 'VL', 'MODEL'):
            recs.append(dict(base, st={'V': 'Vacant', 'VL': 'Vacant-Leased', 'MODEL': 'Admin/Down'}[sp], name='MODEL' if sp == 'MODEL' else 'VACANT'))
            if sp == 'VL':
                s = asof + dt.timedelta(days=rnd.randint(3, 25))
                recs.append(dict(base, mkt=None, st='Applicant', name=nm.lf(), mi=s, ls=s, le=addm(s, 12) - dt.timedelta(days=1), dep=250.0, bal=0.0,
                                 codes=[('RENT', float(mkt - 10))], star=True))
            continue
        ls = dt.date(2024, 10, 1) + dt.timedelta(days=rnd.randint(0, 355)); le = addm(ls, rnd.choice([12, 12, 12, 14, 10])) - dt.timedelta(days=1)
        if le < asof: le = addm(le, 12)
        mi = ls if rnd.random() < .6 else addm(ls, -12 * rnd.randint(1, 3))
        rent = float(mkt + rnd.randint(-95, 30)); codes = [('RENT', rent)]
        if rnd.random() < .25: codes.append(('CONC/SPC', -float(rnd.choice([50, 75, 100]))))
        if rnd.random() < .3: codes.append(('PETRENT', 35.0 * rnd.choice([1, 1, 2])))
        if rnd.random() < .18: codes.append(('GARAGE', 125.0))
        if rnd.random() < .25: codes.append(('STORAGE', 40.0))
        codes.append(('TRASHVLT', 28.0)); codes.append(('PESTCTRL', 4.5))
        if rnd.random() < .15: codes.append(('MTM', 200.0)) if sp == 'MTM' else None
        r = dict(base, st='Occupied', name=nm.lf(), mi=mi, ls=ls, le=le, dep=float(rnd.choice([0, 200, 250, 500, 1200])),
                 bal=round(rnd.choice([0, 0, 0, 0, -12.4, 38.17, rent + 32.5, 250.0, -rent]), 2), codes=codes)
        if sp == 'NTV': r.update(st='Occupied-NTV', mo=dt.date(2025, 10, 18))
        if sp == 'NTVL': r.update(st='Occupied-NTVL', mo=dt.date(2025, 10, 11))
        if sp == 'MTM': r['codes'] = codes + [('MTMFEE', 200.0)]; r['le'] = dt.date(2025, 8, 31)
        recs.append(r)
        if sp == 'NTVL':
            s = dt.date(2025, 10, 24)
            recs.append(dict(base, mkt=None, st='Applicant', name=nm.lf(), mi=s, ls=s, le=addm(s, 13) - dt.timedelta(days=1), dep=0.0, bal=0.0, codes=[('RENT', float(mkt))], star=True))
        if sp == 'PR':
            s = le + dt.timedelta(days=1)
            recs.append(dict(base, mkt=None, st='Pending renewal', name=r['name'], mi=r['mi'], ls=s, le=addm(s, 12) - dt.timedelta(days=1), dep=0.0, bal=0.0,
                             codes=[('RENT', rent + 35)], star=True))
    W, H = landscape(letter); c = canvas.Canvas(path(name), pagesize=(W, H)); X = [24, 72, 104, 140, 168, 236, 340, 392, 440, 506, 515, 580, 634, 690, 728, 768]
    D = lambda d: d.strftime('%m/%d/%Y') if d else ''
    st = {'p': 0, 'y': 0}
    hdr = [(24, 'l', ['', '', 'Unit']), (72, 'l', ['', '', 'Floorplan']), (112, 'l', ['', 'Unit', 'Desig.']), (163, 'r', ['', '', 'SQFT']), (168, 'l', ['', 'Unit/Lease', 'Status']), (236, 'l', ['', '', 'Name']),
           (340, 'l', ['', 'Move-In', 'Move-Out']), (392, 'l', ['', 'Lease', 'Start']), (440, 'l', ['', 'Lease', 'End']), (528, 'r', ['Market', '+ Addl.', '']), (536, 'l', ['Trans', 'Code', '']),
           (616, 'r', ['', 'Lease', 'Rent']), (668, 'r', ['Other', 'Charges/', 'Credits']), (708, 'r', ['', 'Total', 'Billing']), (738, 'r', ['Dep', 'On', 'Hand']), (772, 'r', ['', '', 'Balance'])]
    def page(detail=True):
        if st['p']: c.showPage()
        st['p'] += 1
        c.setFont('Helvetica', 6); c.drawString(24, H - 26, 'RealSite Rents v3.0'); c.drawString(24, H - 34, '10/01/2025 7:12:48AM'); c.drawRightString(772, H - 26, f'Page {st["p"]} of 6'); c.drawRightString(772, H - 34, 'mgt-521-003')
        c.setFont('Helvetica-Bold', 10); c.drawCentredString(W / 2, H - 28, 'RENT ROLL DETAIL'); c.setFont('Helvetica-Bold', 8); c.drawCentredString(W / 2, H - 39, 'Brightwater Residential - Cottonwood Landing')
        c.setFont('Helvetica', 7); c.drawCentredString(W / 2, H - 49, 'As of 09/30/2025')
        c.setFont('Helvetica-Oblique', 5.5); c.drawCentredString(W / 2, H - 58, 'Parameters: Properties - ALL;Show All Unit Designations or Filter by - ALL;Subjournals - ALL;Exclude Formers? - Yes;Sort by - Unit;Report Type - Details + Summary;Show Unit Rent as - Market + Addl.;')
        st['y'] = H - 72
        if detail:
            c.setFont('Helvetica-Bold', 6); c.drawString(24, H - 66, 'Details')
            for x, a, ls in hdr:
                for k, t in enumerate(ls):
                    (c.drawString if a == 'l' else c.drawRightString)(x, H - 74 - k * 7, t)
            c.setLineWidth(.8); c.line(24, H - 91, 772, H - 91); st['y'] = H - 100
        c.setFont('Helvetica', 6)
    page(); tot = dict(mkt=0, rent=0, oth=0, bill=0, dep=0, bal=0); rows = []; codetot = {}
    for r in recs:
        codes = r.get('codes', []); n = max(len(codes), 2 if r.get('mo') else 1) + 1
        if st['y'] - n * 7.6 < 34: page()
        y = st['y']; star = ' *' if r.get('star') else ''; sw = 3 if not star else 0
        c.setFont('Helvetica', 6)
        c.drawString(24, y, r['unit']); c.drawString(72, y, r['plan']); c.drawString(112, y, 'N/A'); c.drawRightString(163, y, f"{r['sq']:,}"); c.drawString(168, y, r['st']); c.drawString(236, y, r['name'])
        if r.get('mi'): c.drawString(340, y, D(r['mi']))
        if r.get('mo'): c.drawString(340, y - 7.6, D(r['mo']))
        c.drawString(392, y, D(r.get('ls'))); c.drawString(440, y, D(r.get('le')))
        if r['mkt'] is not None: c.drawRightString(528, y, usd(r['mkt']))
        yy = y; bill = 0
        for code, a in codes:
            c.drawString(536, yy, code); c.drawRightString((616 if code == 'RENT' else 668) + (4 if star else 0), yy, usd(a) + star); yy -= 7.6; bill += a
        if not codes: c.drawRightString(708, y, '0.00')
        elif len(codes) == 1: c.drawRightString(708 + (4 if star else 0), y, usd(bill) + star)
        if r.get('dep') is not None: c.drawRightString(738, y, usd(r['dep'])); c.drawRightString(772, y, usd(r['bal']))
        if len(codes) > 1:
            rent = codes[0][1]; c.setFont('Helvetica-Bold', 6); c.line(590, yy + 6, 708, yy + 6)
            c.drawString(536, yy, 'Total'); c.drawRightString(616, yy, usd(rent)); c.drawRightString(668, yy, usd(bill - rent)); c.drawRightString(708, yy, usd(bill)); yy -= 7.6
        elif r.get('mo'): yy -= 7.6
        if not codes: yy -= 7.6
        st['y'] = yy - 3
        if r['mkt'] is not None: tot['mkt'] += r['mkt']
        if not star:
            for code, a in codes: codetot[code] = codetot.get(code, 0) + a; tot['rent' if code == 'RENT' else 'oth'] += a
            tot['bill'] += bill
        tot['dep'] += r.get('dep') or 0; tot['bal'] += r.get('bal') or 0
        rows.append(R(unit=r['unit'], unitType=r['plan'], area=r['sq'], statusText=r['st'], tenantName=r['name'] if codes else None, marketRent=r['mkt'], contractRent=codes[0][1] if codes else None,
                      leaseStartDate=r.get('ls'), leaseEndDate=r.get('le'), moveInDate=r.get('mi'), moveOutDate=r.get('mo'), deposit=r.get('dep'), balance=r.get('bal'),
                      charges=ch(*codes), totalCharges=float(bill)))
    if st['y'] < 60: page()
    y = st['y'] - 4; c.line(24, y + 8, 772, y + 8); c.setFont('Helvetica-Bold', 6); c.drawString(236, y, 'Totals:')
    for x, k in ((528, 'mkt'), (616, 'rent'), (668, 'oth'), (708, 'bill'), (738, 'dep'), (772, 'bal')): c.drawRightString(x, y - (8 if k in ('oth', 'dep') else 0), usd(tot[k]))
    c.setFont('Helvetica-Oblique', 6); c.drawString(24, y - 18, '* Indicates amounts not included in detail totals')
    page(False); y = H - 84
    c.setFont('Helvetica-Bold', 7); c.drawString(24, y, 'Summary by floorplan'); y -= 12
    prim = [r for r in recs if not r.get('star')]
    for x, t in ((24, 'Floorplan'), (110, '# Units'), (170, 'Avg SQFT'), (240, 'Avg Market + Addl.'), (300, 'Units Occ'), (360, 'Occupancy %')): (c.drawString if x == 24 else c.drawRightString)(x, y, t)
    c.line(24, y - 3, 360, y - 3); y -= 11; c.setFont('Helvetica', 7)
    isocc = lambda r: r['st'].startswith('Occupied')
    for p in plans:
        g = [r for r in prim if r['plan'] == p]; o = sum(map(isocc, g))
        for x, t in ((110, len(g)), (170, f'{plans[p][0]:,}'), (240, usd(sum(r['mkt'] for r in g) / len(g))), (300, o), (360, f'{100*o/len(g):.2f}%')): c.drawRightString(x, y, str(t))
        c.drawString(24, y, p); y -= 10
    occ = sum(map(isocc, prim)); c.setFont('Helvetica-Bold', 7); c.drawString(24, y, 'Totals / Averages:'); c.drawRightString(110, y, str(len(prim))); c.drawRightString(300, y, str(occ)); c.drawRightString(360, y, f'{100*occ/len(prim):.2f}%')
    y -= 26; c.drawString(24, y, 'Occupancy and rents summary for current date'); y -= 11; c.setFont('Helvetica', 7)
    for lab in ('Occupied', 'Occupied-NTV', 'Occupied-NTVL', 'Vacant', 'Vacant-Leased', 'Admin/Down'):
        g = [r for r in prim if r['st'] == lab]; c.drawString(24, y, {'Occupied': 'Occupied (no NTV)'}.get(lab, lab)); c.drawRightString(160, y, str(len(g))); c.drawRightString(240, y, usd(sum(r['mkt'] for r in g))); y -= 10
    c.setFont('Helvetica-Bold', 7); c.drawString(24, y, 'Totals:'); c.drawRightString(160, y, str(len(prim))); c.drawRightString(240, y, usd(tot['mkt']))
    y -= 26; c.drawString(24, y, 'Summary billing by transaction code for current date'); y -= 11; c.setFont('Helvetica', 7)
    for k in sorted(codetot): c.drawString(24, y, k); c.drawRightString(160, y, usd(codetot[k])); y -= 10
    c.setFont('Helvetica-Bold', 7); c.drawString(24, y, 'Total:'); c.drawRightString(160, y, usd(tot['bill'])); assert abs(sum(codetot.values()) - tot['bill']) < .01
    c.save()
    nv = sum(r['st'] in ('Vacant', 'Vacant-Leased') for r in prim)
    global P01; P01 = st['p']
    save(name, dict(propertyName='Cottonwood Landing', asOnDate='2025-09-30', units=len(prim), occupied=occ, vacant=None, rows=rows), 'MULTIFAMILY', 'OneSite-like detail roll, one line per transaction code, pending lines starred', 'trans codes stacked; applicants/pending renewals own rows; admin/down unit')

# ------------------------------------------------------------------ D02 student by bed, fpdf landscape
def d02():
    rnd = random.Random(5502); nm = Names(rnd); name = 'TheLyceum_bedroll_nov.pdf'
    pl = {'4x4 Scholar': (4, 799, 835), '4x2 Classic': (4, 665, 700), '2x2 Deluxe': (2, 985, 1020), '1x1 Studio': (1, 1395, 1440)}
    seq = ['4x4 Scholar', '4x4 Scholar', '4x2 Classic', '2x2 Deluxe', '4x4 Scholar', '4x2 Classic', '2x2 Deluxe', '1x1 Studio']
    beds = []
    for fl in (2, 3, 4, 5):
        for k, p in enumerate(seq): 
            if fl == 5 and k > 4: continue
            n, lo, mk = pl[p]
            for b in 'ABCD'[:n]: beds.append([f'{fl}{k+1:02d}', b, p, lo, mk])
    vac = set(rnd.sample(range(len(beds)), 9)); recs = []
    for i, (u, b, p, lo, mk) in enumerate(beds):
        if i in vac: recs.append(dict(u=u, b=b, p=p, mk=mk, st=rnd.choice(['Vacant Ready', 'Vacant Ready', 'Vacant Not Ready']))); continue
        t = rnd.choice(['AY', 'AY', 'AY', 'FS']); 
        ls, le = (dt.date(2025, 8, 18), dt.date(2026, 7, 31)) if t == 'AY' else (dt.date(2025, 8, 18), dt.date(2026, 5, 15))
        rent = float(lo + rnd.choice([0, 0, 10, 20, -15, 35]) + (40 if t == 'FS' else 0))
        recs.append(dict(u=u, b=b, p=p, mk=mk, st=rnd.choice(['Occupied'] * 9 + ['On Notice']), nm=nm.fl(), ls=ls, le=le, rent=rent, park=rnd.choice([None, None, 65.0, 95.0]), pet=rnd.choice([None] * 7 + [30.0]), ut=25.0,
                         conc=rnd.choice([None, None, None, -25.0]), dep=rnd.choice([0.0, 150.0, 150.0, 300.0]), bal=rnd.choice([0.0, 0.0, 0.0, 12.0, -40.0, rent])))
    occN = sum('nm' in r for r in recs); T = lambda rs, k: sum(r.get(k) or 0 for r in rs)
    tot = {k: T(recs, k) for k in ('mk', 'rent', 'park', 'pet', 'ut', 'conc', 'dep', 'bal')}
    dup = next(i for i, r in enumerate(recs) if i > 40 and 'nm' in r and r['b'] == 'B' and r['park'])
    printed = recs[:dup + 1] + [recs[dup]] + recs[dup + 1:]
    F = '/usr/share/fonts/truetype/dejavu/DejaVuSans'
    class P(FPDF):
        def header(s):
            s.set_fill_color(38, 70, 83); s.rect(0, 0, s.w, 15, 'F'); s.set_text_color(255); s.set_font('helvetica', 'B', 13); s.set_xy(10, 3); s.cell(120, 9, 'The Lyceum on Ninth')
            s.set_font('helvetica', '', 9); s.set_xy(s.w - 130, 3); s.cell(120, 9, 'Rent Roll by Space  |  Effective 11/30/2025', align='R'); s.set_text_color(0); s.set_xy(s.l_margin, 19)
            s.set_font('helvetica', 'B', 7); s.set_fill_color(222, 230, 232)
            for w, t, a in COLS: s.cell(w, 5.5, t, align=a, fill=True)
            s.ln(6.2)
        def footer(s):
            s.set_y(-10); s.set_font('helvetica', 'I', 6.5); s.set_text_color(120); s.cell(0, 5, f'Campus Harbor Management  -  generated 12/02/2025 08:41  -  {s.page_no()} / {{nb}}', align='C'); s.set_text_color(0)
    COLS = [(17, 'Space', 'L'), (36, 'Resident', 'L'), (24, 'Space Status', 'L'), (33, 'Contract Term', 'C'), (18, 'Market', 'R'), (19, 'Installment', 'R'), (16, 'Parking', 'R'), (13, 'Pet', 'R'), (17, 'Util. Pkg', 'R'), (16, 'Special', 'R'), (18, 'Net Mo.', 'R'), (17, 'Deposit', 'R'), (18, 'Ending Bal', 'R')]
    pdf = P('L', 'mm', 'Letter'); pdf.set_margins(8.7, 10, 8.7); pdf.set_auto_page_break(False); pdf.alias_nb_pages(); pdf.add_page()
    m = lambda v: '' if v is None else (f'${v:,.2f}' if v >= 0 else f'-${-v:,.2f}')
    cur = None; rows = []
    for r in printed:
        head = cur != r['u']
        if pdf.get_y() > 198 - (10 if head else 0):
            pdf.add_page()
        if head:
            cur = r['u']; pdf.set_font('helvetica', 'BI', 7.5); pdf.set_draw_color(38, 70, 83); pdf.cell(sum(w for w, _, _ in COLS), 5, f"Apartment {r['u']}   {r['p']}", border='T'); pdf.ln(5)
        pdf.set_font('helvetica', '', 7); net = None
        if 'nm' in r: net = r['rent'] + (r['park'] or 0) + (r['pet'] or 0) + r['ut'] + (r['conc'] or 0)
        vals = [f"{r['u']}{r['b']}", r.get('nm', ''), r['st'], f"{r['ls']:%m/%d/%y} - {r['le']:%m/%d/%y}" if 'nm' in r else '', m(float(r['mk'])), m(r.get('rent')), m(r.get('park')), m(r.get('pet')), m(r.get('ut')), m(r.get('conc')), m(net), m(r.get('dep')), m(r.get('bal'))]
        if 'nm' not in r: pdf.set_text_color(170, 30, 30)
        for (w, _, a), v in zip(COLS, vals): pdf.cell(w, 4.3, v, align=a)
        pdf.set_text_color(0); pdf.ln(4.3)
        rows.append(R(unit=vals[0], unitType=r['p'], tenantName=r.get('nm'), statusText=r['st'], leaseStartDate=r.get('ls'), leaseEndDate=r.get('le'), marketRent=float(r['mk']), contractRent=r.get('rent'),
                      charges=ch(('Parking', r.get('park')), ('Pet', r.get('pet')), ('Util. Pkg', r.get('ut')), ('Special', r.get('conc'))), totalCharges=net, deposit=r.get('dep'), balance=r.get('bal')))
    if pdf.get_y() > 175: pdf.add_page()
    pdf.ln(1); pdf.set_font('helvetica', 'B', 7); net = sum(tot[k] for k in ('rent', 'park', 'pet', 'ut', 'conc'))
    vals = ['Total', f'{len(recs)} spaces', '', '', m(float(tot['mk'])), m(tot['rent']), m(tot['park']), m(tot['pet']), m(tot['ut']), m(tot['conc']), m(net), m(tot['dep']), m(tot['bal'])]
    pdf.set_font('helvetica', 'B', 6.3)
    for (w, _, a), v in zip(COLS, vals): pdf.cell(w, 6, v, align=a, border='TB')
    pdf.ln(11); pdf.set_font('helvetica', 'B', 8); pdf.cell(60, 5, 'Space occupancy'); pdf.ln(5); pdf.set_font('helvetica', '', 8)
    for p in pl:
        g = [r for r in recs if r['p'] == p]; o = sum('nm' in r for r in g); pdf.cell(40, 4.5, p); pdf.cell(30, 4.5, f'{o} of {len(g)}'); pdf.cell(20, 4.5, f'{100*o/len(g):.1f}%', align='R'); pdf.ln(4.5)
    pdf.set_font('helvetica', 'B', 8); pdf.cell(40, 4.5, 'Property'); pdf.cell(30, 4.5, f'{occN} of {len(recs)}'); pdf.cell(20, 4.5, f'{100*occN/len(recs):.1f}%', align='R')
    pdf.output(path(name))
    save(name, dict(propertyName='The Lyceum on Ninth', asOnDate='2025-11-30', units=len(printed), occupied=occN + 1, vacant=len(recs) - occN, rows=rows), 'STUDENT_HOUSING', 'by-space roll, apartment headings, coloured banner', 'by bed; term in one cell; unit doubled',
         planted={"what": f"space {printed[dup]['u']}{printed[dup]['b']} is printed twice; totals and counts include it once", "kind": "unit_doubled"})

# ------------------------------------------------------------------ D03 senior, home made, serif, reportlab canvas portrait
def d03():
    rnd = random.Random(5503); nm = Names(rnd); name = 'Harbor Grove - monthly resident roll.pdf'
    recs = []
    for fl, n in ((1, 10), (2, 12)):
        for k in range(n):
            ty = rnd.choice(['1 BR', '1 BR', '2 BR', 'Studio Plus']); recs.append(['Independent Living', f'{fl}{k+1:02d}', ty, {'1 BR': 3850, '2 BR': 4925, 'Studio Plus': 3195}[ty]])
    for k in range(18):
        ty = rnd.choice(['Studio', 'Studio', '1 BR']); recs.append(['Assisted Living', f'3{k+1:02d}', ty, {'Studio': 4650, '1 BR': 5575}[ty]])
    for k in range(9):
        if k in (2, 5): recs += [['Memory Care - The Cove', f'MC-{k+1}{x}', 'Companion', 5350] for x in 'AB']
        else: recs.append(['Memory Care - The Cove', f'MC-{k+1}', 'Private', 6995])
    vac = {4, 13, 25, 31, 44}; out = []
    for i, (sec, u, ty, mk) in enumerate(recs):
        if i in vac: out.append(dict(sec=sec, u=u, ty=ty, mk=mk, nm='Vacant' if i != 13 else 'Vacant - deposit taken')); continue
        f, l = nm.pair(); two = sec[0] == 'I' and rnd.random() < .2
        n = f'{l}, {f}' + (f' & {rnd.choice(FIRST)}' if two else '')
        base = float(mk - rnd.choice([0, 0, 75, 150, 210, 340])); lvl = 0 if sec[0] == 'I' else rnd.randint(0, 4) if sec[0] == 'A' else 5
        care = {0: None, 1: 650.0, 2: 1100.0, 3: 1575.0, 4: 2050.0, 5: 1450.0}[lvl]
        out.append(dict(sec=sec, u=u, ty=ty, mk=mk, nm=n, mi=dt.date(2020, 1, 1) + dt.timedelta(days=rnd.randint(0, 2190)), base=base, p2=950.0 if two else None, care=care, lvl=lvl,
                        oth=rnd.choice([None, None, None, 60.0, 85.0, 120.0])))
    W, H = letter; c = canvas.Canvas(path(name), pagesize=letter); pg = 0
    cols = [(46, 'l', 'Apt.'), (82, 'l', 'Style'), (146, 'l', 'Resident(s)'), (312, 'r', 'Moved in'), (352, 'r', 'Level'), (398, 'r', 'Market'), (446, 'r', 'Base rate'), (486, 'r', '2nd pers.'), (526, 'r', 'Care'), (556, 'r', 'Other')]
    # total column needs room: shift
    cols = [(40, 'l', 'Apt.'), (76, 'l', 'Style'), (134, 'l', 'Resident(s)'), (300, 'r', 'Moved in'), (326, 'r', 'Level'), (368, 'r', 'Market'), (414, 'r', 'Base rate'), (456, 'r', '2nd pers.'), (498, 'r', 'Care'), (530, 'r', 'Other'), (576, 'r', 'Per month')]
    m = lambda v: '' if v is None else f'{v:,.0f}'
    def head():
        nonlocal y
        c.setFont('Times-Bold', 9)
        for x, a, t in cols: (c.drawString if a == 'l' else c.drawRightString)(x, y, t)
        c.setLineWidth(1.2); c.line(36, y - 4, 576, y - 4); c.setLineWidth(.3); y -= 17
    def newpage():
        nonlocal y, pg
        if pg: c.showPage()
        pg += 1; y = H - 50; c.setFont('Times-Italic', 8); c.drawRightString(576, 28, f'Harbor Grove  /  page {pg}')
        if pg > 1: head()
    y = 0; newpage()
    c.setFont('Times-Bold', 20); c.drawString(36, y, 'Harbor Grove'); c.setFont('Times-Roman', 11); c.drawString(36, y - 16, 'A Tidewater Senior Living community'); c.setFont('Times-Bold', 12); c.drawRightString(576, y, 'Resident Rent Roll'); c.setFont('Times-Roman', 11); c.drawRightString(576, y - 16, 'January 31, 2026'); y -= 40
    occ = [r for r in out if 'base' in r]
    c.rect(36, y - 44, 540, 48); c.setFont('Times-Bold', 9); 
    xs = [200, 290, 380, 470]
    for x, t in zip(xs, ('Apartments', 'Occupied', 'Available', 'Occupancy')): c.drawRightString(x, y - 6, t)
    c.setFont('Times-Roman', 9); yy = y - 17
    for lab, key in (('Independent', 'I'), ('Assisted', 'A')):
        g = [r for r in out if r['sec'][0] == key]; o = sum('base' in r for r in g); c.drawString(44, yy, lab)
        for x, t in zip(xs, (len(g), o, len(g) - o, f'{100*o/len(g):.1f} %')): c.drawRightString(x, yy, str(t))
        yy -= 11
    g = [r for r in out if r['sec'][0] == 'M']; o = sum('base' in r for r in g); c.drawString(44, yy, 'Memory Care (by bed)')
    for x, t in zip(xs, (len(g), o, len(g) - o, f'{100*o/len(g):.1f} %')): c.drawRightString(x, yy, str(t))
    y -= 68; head(); cur = None; rows = []; keys = ('mk', 'base', 'p2', 'care', 'oth'); sub = dict.fromkeys(keys + ('tot',), 0); grand = dict(sub)
    def total(lab, d, f='Times-Bold'):
        nonlocal y
        c.setFont(f, 9); c.line(330, y + 9, 576, y + 9); c.drawString(134, y, lab)
        for x, k in ((368, 'mk'), (414, 'base'), (456, 'p2'), (498, 'care'), (530, 'oth'), (576, 'tot')): c.drawRightString(x, y, f'{d[k]:,.0f}')
        y -= 22
    for r in out:
        if r['sec'] != cur:
            if cur: total(f'Total {cur.split(" -")[0]}', sub); sub = dict.fromkeys(sub, 0)
            if y < 110: newpage()
            cur = r['sec']; c.setFont('Times-BoldItalic', 11); c.drawString(36, y, cur); y -= 15
        if y < 56: newpage()
        c.setFont('Times-Roman', 9); tot = None
        if 'base' in r: tot = r['base'] + (r['p2'] or 0) + (r['care'] or 0) + (r['oth'] or 0)
        vals = [r['u'], r['ty'], r['nm'], r['mi'].strftime('%b %d, %Y').replace(' 0', ' ') if 'mi' in r else '', (str(r['lvl']) if r.get('lvl') else '') if r['sec'][0] != 'M' else '', m(r['mk']), m(r.get('base')), m(r.get('p2')), m(r.get('care')), m(r.get('oth')), m(tot)]
        for (x, a, _), v in zip(cols, vals):
            if x == 134 and 'base' not in r: c.setFont('Times-Italic', 9)
            (c.drawString if a == 'l' else c.drawRightString)(x, y, v); c.setFont('Times-Roman', 9)
        c.setStrokeGray(.75); c.line(36, y - 3.5, 576, y - 3.5); c.setStrokeGray(0); y -= 13
        for k in keys:
            sub[k] += r.get(k) or 0; grand[k] += r.get(k) or 0
        sub['tot'] += tot or 0; grand['tot'] += tot or 0
        rows.append(R(unit=r['u'], unitType=r['ty'], tenantName=r['nm'] if 'base' in r else None, statusText=r['nm'] if 'base' not in r else 'Occupied', section=r['sec'], moveInDate=r.get('mi'), marketRent=float(r['mk']), contractRent=r.get('base'),
                      charges=ch(('2nd pers.', r.get('p2')), ('Care', r.get('care')), ('Other', r.get('oth'))), totalCharges=tot))
    total('Total Memory Care', sub); y -= 2; total('HARBOR GROVE TOTAL', grand)
    c.setFont('Times-Roman', 8.5)
    for t in ('Level = assessed care level at last review. Memory Care residents are billed one flat care charge.', 'Other = pets, covered parking, and cable. Companion suites in The Cove are let by the bed (A window, B door).', 'Apt. 203 and 305 are due for the annual increase letter in March.'):
        c.drawString(36, y, t); y -= 11
    c.save()
    save(name, dict(propertyName='Harbor Grove', asOnDate='2026-01-31', units=len(out), occupied=len(occ), vacant=len(out) - len(occ), rows=rows), 'SENIOR_HOUSING', 'home-made serif resident roll, census box, level-of-care sections', 'census box before table; companion beds; no lease dates')

# ------------------------------------------------------------------ D04 MHP, Rent Manager-like, two-line records, fpdf portrait
def d04():
    rnd = random.Random(5504); nm = Names(rnd); name = 'MeadowRunMHC_RR_083125.pdf'
    streets = [('Aspen Way', 18), ('Birch Court', 14), ('Larkspur Lane', 21), ('Overlook Drive', 16)]; recs = []; lot = 0
    makes = ['Clayton', 'Fleetwood', 'Skyline', 'Champion', 'Redman', 'Schult', 'Marlette']
    for s, n in streets:
        for k in range(n):
            lot += 1; v = rnd.random() < .1
            hm = f"{rnd.randint(1978, 2023)} {rnd.choice(makes)} {rnd.choice(['14x66', '16x76', '28x56', '14x70', '16x80'])}"
            base = dict(s=s, lot=f'{lot:03d}', addr=f'{200 + 2*k} {s}')
            if v: recs.append(dict(base, st='VACANT LOT' if rnd.random() < .6 else 'VACANT HOME', ty='Pad' , rent=None)); recs[-1]['ty'] = 'Pad' if recs[-1]['st'] == 'VACANT LOT' else 'POH'; continue
            ty = rnd.choice(['TOH'] * 6 + ['POH', 'RTO']); rent = float(rnd.choice([465, 465, 480, 495, 510])); ex = [('WTR', 34.0), ('SWR', 41.5), ('TRS', 18.0)]
            if ty == 'POH': ex.insert(0, ('HOME', float(rnd.choice([425, 475, 550]))))
            if ty == 'RTO': ex.insert(0, ('RTO', float(rnd.choice([310, 365, 389.5]))))
            if rnd.random() < .2: ex.append(('PET', 10.0))
            if rnd.random() < .12: ex.append(('SHED', 25.0))
            recs.append(dict(base, st='CURRENT' if rnd.random() > .06 else 'NOTICE', ty=ty, nm=nm.lf(), hm=hm, rent=rent, ex=ex, mi=dt.date(2009, 3, 1) + dt.timedelta(days=rnd.randint(0, 5900)), dep=float(rnd.choice([0, 300, 465, 500])), bal=round(rnd.choice([0, 0, 0, 0, 0, rent + 93.5, 25, -558.5, 117.25]), 2)))
    drop = next(i for i, r in enumerate(recs) if i > 36 and r['st'] == 'CURRENT' and r['ty'] == 'TOH')
    pdf = FPDF('P', 'mm', 'Letter'); pdf.set_auto_page_break(False); pdf.set_margins(12, 12, 12)
    W = [12, 44, 15, 26, 20, 20, 22, 16, 17]; X = [12]
    for w in W: X.append(X[-1] + w)
    H1 = ['Lot', 'Resident', 'Type', 'Account Status', 'Moved In', 'Lot Rent', 'All Recurring', 'Deposit', 'Open Bal.']
    A = ['L', 'L', 'L', 'L', 'L', 'R', 'R', 'R', 'R']
    def head():
        pdf.add_page(); pdf.set_font('times', 'B', 13); pdf.set_xy(12, 10); pdf.cell(100, 6, 'Meadow Run Manufactured Home Community'); pdf.set_font('times', '', 9); pdf.set_xy(12, 16); pdf.cell(100, 4.5, 'Rent Roll w/ Recurring Charges - All Lots'); pdf.set_xy(140, 11); pdf.cell(64, 4.5, 'As of date: 8/31/2025', align='R'); pdf.set_xy(140, 15.5); pdf.cell(64, 4.5, f'Page {pdf.page_no()}', align='R')
        pdf.set_xy(12, 23); pdf.set_fill_color(60, 60, 60); pdf.set_text_color(255); pdf.set_font('helvetica', 'B', 7.5)
        for w, t, a in zip(W, H1, A): pdf.cell(w, 5, t, align=a, fill=True)
        pdf.ln(5); pdf.set_x(12); pdf.set_font('helvetica', 'I', 6.5); pdf.cell(12, 4, '', fill=True); pdf.cell(70, 4, 'Site address  /  Home', fill=True); pdf.cell(sum(W) - 82, 4, 'Recurring charges besides lot rent', fill=True); pdf.ln(5.5); pdf.set_text_color(0)
    head(); cur = None; rows = []; sub = None; band = 0
    g = dict(n=0, o=0, rent=0, rec=0, dep=0, bal=0)
    def line(lab, d):
        pdf.set_font('helvetica', 'B', 7.5); pdf.set_x(12); pdf.cell(sum(W[:3]), 5.5, lab, border='T'); pdf.cell(sum(W[3:5]), 5.5, f"{d['n']} lots / {d['o']} occupied", border='T')
        for w, k in zip(W[5:], ('rent', 'rec', 'dep', 'bal')): pdf.cell(w, 5.5, usd(d[k]), align='R', border='T')
        pdf.ln(8)
    for i, r in enumerate(recs):
        if r['s'] != cur:
            if cur: line(f'Subtotal {cur}', sub)
            if pdf.get_y() > 240: head()
            cur = r['s']; sub = dict.fromkeys(g, 0); pdf.set_font('helvetica', 'B', 9); pdf.set_x(12); pdf.cell(60, 5.5, cur.upper()); pdf.ln(5.5); band = 0
        occ = 'nm' in r; rec = (r['rent'] + sum(a for _, a in r['ex'])) if occ else 0.0
        for d in (sub, g):
            d['n'] += 1; d['o'] += occ; d['rent'] += r['rent'] or 0; d['rec'] += rec; d['dep'] += r.get('dep', 0); d['bal'] += r.get('bal', 0)
        if i == drop: continue
        if pdf.get_y() > 256: head()
        pdf.set_fill_color(238, 238, 232); fill = band % 2 == 0; band += 1
        pdf.set_font('helvetica', '', 7.8); pdf.set_x(12)
        D = lambda d: f'{d.month}/{d.day}/{d.year}'
        v = [r['lot'], r.get('nm', ''), r['ty'], r['st'], D(r['mi']) if occ else '', usd(r['rent']) if occ else '', usd(rec) if occ else '0.00', usd(r['dep']) if occ else '', usd(r['bal']) if occ else '']
        for w, t, a in zip(W, v, A): pdf.cell(w, 4.2, t, align=a, fill=fill)
        pdf.ln(4.2); pdf.set_x(12); pdf.set_font('helvetica', 'I', 6.6); pdf.set_text_color(80); pdf.cell(12, 3.6, '', fill=fill); pdf.cell(70, 3.6, r['addr'] + (f"  /  {r['hm']}" if occ else ''), fill=fill); pdf.cell(sum(W) - 82, 3.6, '   '.join(f'{c} {a:,.2f}' for c, a in r.get('ex', [])), fill=fill); pdf.set_text_color(0); pdf.ln(4.4)
        rows.append(R(unit=r['lot'], tenantName=r.get('nm'), unitType=r['ty'], statusText=r['st'], section=cur.upper(), moveInDate=r.get('mi'), contractRent=r['rent'], charges=ch(*r.get('ex', [])), totalCharges=rec, deposit=r.get('dep'), balance=r.get('bal')))
    if pdf.get_y() > 235: head()
    line(f'Subtotal {cur}', sub); line('COMMUNITY TOTAL', g)
    pdf.set_font('helvetica', '', 7); pdf.set_x(12); pdf.multi_cell(180, 3.6, 'TOH = tenant-owned home   POH = park-owned home (HOME charge is the home rental)   RTO = rent to own   Pad = bare site\nAll Recurring includes the lot rent. Open Bal. in parentheses is a prepayment.')
    pdf.output(path(name))
    o = sum('tenantName' in r for r in rows)
    save(name, dict(propertyName='Meadow Run Manufactured Home Community', asOnDate='2025-08-31', units=len(rows), occupied=o, vacant=len(rows) - o, rows=rows), 'MANUFACTURED_HOUSING', 'Rent Manager-like, two-line records, streets as sections, zebra', 'charges in second line as code amount pairs; row dropped',
         planted={"what": f"lot {recs[drop]['lot']} ({recs[drop]['nm']}) is not printed but is in the street subtotal, community total and counts", "kind": "row_dropped"})
if __name__ == '__main__':
    d01(); d02(); d03(); d04()
