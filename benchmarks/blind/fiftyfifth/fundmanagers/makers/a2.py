from common import *
import subprocess, shutil
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
from reportlab.lib.pagesizes import letter, landscape, legal
from reportlab.pdfgen import canvas
from docx import Document
from docx.shared import Pt, Inches, RGBColor
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.enum.section import WD_ORIENT

# ------------------------------------------------------------------ D05 AppFolio-like SFR portfolio
def d05():
    rnd = random.Random(5505); nm = Names(rnd); name = 'rent_roll-20251001.pdf'; asof = dt.date(2025, 10, 1)
    groups = [('Prairie Homes I (Tulsa)', 'Tulsa, OK 74110', 14, ['E Dunbar Ave', 'N Quaker Pl', 'E 27th St N', 'S Gillette Ave']),
              ('Prairie Homes II (Wichita)', 'Wichita, KS 67211', 9, ['S Estelle St', 'E Bayley St', 'S Erie Ave']),
              ('Prairie Homes III (Oklahoma City)', 'Oklahoma City, OK 73119', 16, ['SW 41st St', 'S Blackwelder Ave', 'SW 33rd Pl', 'S Youngs Blvd'])]
    S = lambda n, **k: ParagraphStyle(n, fontName=k.pop('f', 'Helvetica'), fontSize=k.pop('s', 6.6), leading=k.pop('l', 8), **k)
    L = S('l'); Rr = S('r', alignment=2); B = S('b', f='Helvetica-Bold'); BR = S('br', f='Helvetica-Bold', alignment=2)
    hdr = ['Unit', 'BD/BA', 'Tenant', 'Status', 'Sqft', 'Market Rent', 'Rent', 'Pet Rent', 'Smart Home', 'Filter Program', 'Total', 'Deposit', 'Lease From', 'Lease To', 'Move-in', 'Move-out', 'Past Due']
    W = [88, 28, 88, 62, 28, 42, 42, 34, 34, 36, 42, 42, 40, 40, 40, 40, 40]
    D = lambda d: d.strftime('%m/%d/%Y') if isinstance(d, dt.date) else (d or '')
    data = [[Paragraph(h, B if i < 5 and i != 4 else BR) for i, h in enumerate(hdr)]]; style = [('LINEBELOW', (0, 0), (-1, 0), .8, colors.HexColor('#888888')), ('VALIGN', (0, 0), (-1, -1), 'TOP'), ('TOPPADDING', (0, 0), (-1, -1), 2), ('BOTTOMPADDING', (0, 0), (-1, -1), 2), ('LEFTPADDING', (0, 0), (-1, -1), 2), ('RIGHTPADDING', (0, 0), (-1, -1), 2), ('VALIGN', (0, 0), (-1, 0), 'BOTTOM')]
    rows = []; G = {}; gn = go = 0; used = set()
    keys = ('mk', 'rent', 'pet', 'sm', 'fp', 'tot', 'dep', 'pd')
    for pn, city, n, sts in groups:
        data.append([Paragraph(f'<b>{pn}</b> - Scattered site {city}', S('g', s=7.4, l=9))] + [''] * 16); style += [('SPAN', (0, len(data) - 1), (-1, len(data) - 1)), ('BACKGROUND', (0, len(data) - 1), (-1, len(data) - 1), colors.HexColor('#EDEDED'))]
        homes = []
        while len(homes) < n:
            a = f'{rnd.randint(11, 59)}{rnd.randint(10, 79)} {rnd.choice(sts)}'
            if a not in used: used.add(a); homes.append(a)
        homes.sort(key=lambda a: (a.split(' ', 1)[1], a)); t = dict.fromkeys(keys, 0); occ = 0
        for k, a in enumerate(homes):
            bd, ba = rnd.choice([(3, '1.00'), (3, '2.00'), (3, '2.00'), (4, '2.00'), (2, '1.00')]); sq = rnd.randint(880, 1680); mk = float(round(sq * .95 / 5) * 5 + 200 + bd * 20)
            v = (k == 5 or (n > 12 and k == 11)); pre = n == 16 and k == 5
            recs = []
            if v: recs.append(dict(st='Vacant-Rented' if pre else 'Vacant-Unrented'))
            if not v or pre:
                ls = dt.date(2024, 11, 1) + dt.timedelta(days=rnd.randint(0, 320)); mi = ls if rnd.random() < .5 else addm(ls, -12 * rnd.randint(1, 4)); le = addm(ls, 12) - dt.timedelta(days=1)
                if pre: ls = mi = dt.date(2025, 10, 17); le = dt.date(2026, 10, 31)
                st = 'Future' if pre else rnd.choice(['Current'] * 14 + ['Notice-Unrented', 'Notice-Unrented', 'Evict'])
                mtm = not pre and st == 'Current' and rnd.random() < .12
                rent = mk - rnd.choice([0, 0, 25, 50, 95, 140]); nn = nm.fl() + (f', {nm.fl()}' if rnd.random() < .3 else '')
                recs.append(dict(st=st, nm=nn, rent=rent, pet=rnd.choice([0, 0, 0, 30.0, 60.0]), sm=rnd.choice([0, 29.0, 29.0]), fp=15.0, dep=rnd.choice([rent, rent, rent + 300, 500.0, 0.0]), ls=ls, le=None if mtm else le, mi=mi,
                                 mo=asof + dt.timedelta(days=rnd.randint(10, 40)) if st.startswith('Notice') else None, pd=0.0 if pre else rnd.choice([0.0] * 6 + [rent, 44.0, 1187.5])))
                if st == 'Evict': recs[-1]['pd'] = rent * 2 + 150
            for r in recs:
                fut = r['st'] == 'Future'; tot = (r['rent'] + r['pet'] + r['sm'] + r['fp']) if 'nm' in r else None
                mkt = None if fut else mk
                vals = [a, f'{bd}/{ba}', r.get('nm', ''), r['st'], f'{sq:,}', usd(mkt) if mkt else ''] + ([usd(r['rent']), usd(r['pet']), usd(r['sm']), usd(r['fp']), usd(tot), usd(r['dep']), D(r['ls']), D(r['le']), D(r['mi']), D(r['mo']), usd(r['pd'])] if 'nm' in r else [''] * 10 + ['0.00'])
                data.append([Paragraph(str(x), L if i < 4 else Rr) for i, x in enumerate(vals)]); style.append(('LINEBELOW', (0, len(data) - 1), (-1, len(data) - 1), .25, colors.HexColor('#CCCCCC')))
                if not fut:
                    t['mk'] += mk
                    if 'nm' in r:
                        occ += 1; t['tot'] += tot
                        for q in ('rent', 'pet', 'sm', 'fp', 'dep', 'pd'): t[q] += r[q]
                rows.append(R(unit=a, propertyName=pn, unitType=f'{bd}/{ba}', area=sq, tenantName=r.get('nm'), statusText=r['st'], marketRent=mkt, contractRent=r.get('rent'), charges=ch(('Pet Rent', r.get('pet')), ('Smart Home', r.get('sm')), ('Filter Program', r.get('fp'))),
                              totalCharges=tot, deposit=r.get('dep'), leaseStartDate=r.get('ls'), leaseEndDate=r.get('le'), moveInDate=r.get('mi'), moveOutDate=r.get('mo'), balance=r.get('pd', 0.0)))
        line = lambda lab, t: [Paragraph(lab, B), '', '', '', ''] + [Paragraph(usd(t[k]), BR) for k in ('mk', 'rent', 'pet', 'sm', 'fp', 'tot', 'dep')] + [''] * 4 + [Paragraph(usd(t['pd']), BR)]
        data.append(line(f'{n} Units - {100*occ/n:.1f}% Occupied', t)); style += [('SPAN', (0, len(data) - 1), (4, len(data) - 1)), ('LINEABOVE', (0, len(data) - 1), (-1, len(data) - 1), .7, colors.black), ('BOTTOMPADDING', (0, len(data) - 1), (-1, len(data) - 1), 9)]
        for k in keys: G[k] = G.get(k, 0) + t[k]
        gn += n; go += occ
    data.append(line(f'Total {gn} Units - {100*go/gn:.1f}% Occupied', G)); style += [('SPAN', (0, len(data) - 1), (4, len(data) - 1)), ('LINEABOVE', (0, len(data) - 1), (-1, len(data) - 1), 1.2, colors.black)]
    def foot(c, d):
        c.setFont('Helvetica', 6.5); c.setFillGray(.4); c.drawString(36, 22, 'Created on 10/01/2025'); c.drawRightString(landscape(letter)[0] - 36, 22, f'Page {d.page}')
    doc = SimpleDocTemplate(path(name), pagesize=landscape(letter), leftMargin=15, rightMargin=15, topMargin=28, bottomMargin=34)
    doc.build([Paragraph('Rent Roll', S('t', f='Helvetica-Bold', s=15, l=19)), Paragraph('Sunflower &amp; Redbud Home Rentals, LLC', S('x', s=8, l=11)), Paragraph('<b>Properties:</b> ' + ', '.join(g[0] for g in groups), S('x2', s=7, l=9)), Paragraph('<b>Units:</b> Active', S('x2', s=7, l=9)), Paragraph('<b>As of:</b> 10/01/2025', S('x3', s=7, l=9)), Paragraph('<b>Include Non-Revenue Units:</b> No', S('x4', s=7, l=9)), Spacer(1, 8),
               Table(data, colWidths=[w * 762 / sum(W) for w in W], repeatRows=1, style=TableStyle(style))], onFirstPage=foot, onLaterPages=foot)
    save(name, dict(propertyName=None, asOnDate='2025-10-01', units=gn, occupied=go, vacant=gn - go, rows=rows), 'SINGLE_FAMILY_RENTAL', 'AppFolio-like, several portfolios grouped, added fee columns', 'addresses as units, wrapped cells, future tenant row, property groups')

# ------------------------------------------------------------------ D06 mixed use, typed in Word, printed to PDF
def d06():
    rnd = random.Random(5506); nm = Names(rnd); name = 'Orchard & Main tenancy schedule.pdf'
    doc = Document(); s = doc.sections[0]; s.left_margin = s.right_margin = Inches(.7); s.top_margin = Inches(.8)
    st = doc.styles['Normal']; st.font.name = 'Liberation Sans'; st.font.size = Pt(9.5)
    def para(t, b=False, sz=None, al=None, after=4):
        p = doc.add_paragraph(); r = p.add_run(t); r.bold = b
        if sz: r.font.size = Pt(sz)
        if al: p.alignment = al
        p.paragraph_format.space_after = Pt(after); return p
    para('Fennimore Property Services', True, 14, None, 0); para('212 Quarry Street, Suite B  -  Elmhollow, Ohio', False, 8.5, None, 12)
    para('ORCHARD & MAIN', True, 12, AL.CENTER, 0); para('Schedule of Tenancies for February 2026', False, 10, AL.CENTER, 10)
    para('Below please find the tenancies at 401-409 Main Street. Nothing changed in the shops since our last package; upstairs, Apt 2D is now vacant and being painted. The next step in each shop lease is shown under the tenant.', after=8)
    shops = [('401', 'Crumb & Kettle Bakery LLC', 1850, dt.date(2022, 6, 1), dt.date(2027, 5, 31), 3083.33, 620.0, 3100.0, [(dt.date(2026, 6, 1), 3175.83)]),
             ('403', 'Elmhollow Cycle Works', 1420, dt.date(2023, 9, 1), dt.date(2026, 8, 31), 2248.33, 475.0, 2200.0, []),
             ('405', None, 1100, None, None, None, None, None, []),
             ('407', 'Dr. Pettibone Optometry, P.C.', 2260, dt.date(2021, 3, 1), dt.date(2031, 2, 28), 4520.0, 757.0, 4200.0, [(dt.date(2026, 3, 1), 4655.6), (dt.date(2027, 3, 1), 4795.27)]),
             ('409', 'Three Pines Insurance Agency', 980, dt.date(2025, 1, 1), dt.date(2027, 12, 31), 1551.67, 328.0, 1500.0, [(dt.date(2027, 1, 1), 1598.22)])]
    rows = []
    def shade(cell, hexc):
        from docx.oxml.ns import qn; from docx.oxml import OxmlElement
        e = OxmlElement('w:shd'); e.set(qn('w:val'), 'clear'); e.set(qn('w:fill'), hexc); cell._tc.get_or_add_tcPr().append(e)
    def put(cell, t, b=False, right=False):
        cell.text = ''; ls = t.split('\n')
        for i, x in enumerate(ls):
            p = cell.paragraphs[0] if i == 0 else cell.add_paragraph()
            p.paragraph_format.space_after = Pt(0); r = p.add_run(x); r.bold = b; r.font.size = Pt(8.5 if i == 0 else 7.5); r.italic = i > 0
            if right: p.alignment = AL.RIGHT
    def table(H, W, right):
        t = doc.add_table(rows=1, cols=len(H)); t.style = 'Table Grid'; t.autofit = False
        for i, h in enumerate(H): put(t.rows[0].cells[i], h, True, i in right); shade(t.rows[0].cells[i], 'E8E0D0')
        t._w = W; return t
    def add(t, vals, right, b=False):
        c = t.add_row().cells
        for i, v in enumerate(vals): put(c[i], v, b, i in right)
    def widths(t):
        for i, w in enumerate(t._w): t.columns[i].width = Inches(w)
        for r in t.rows:
            for i, w in enumerate(t._w): r.cells[i].width = Inches(w)
    D = lambda d: f'{d.month}/{d.day}/{d.year}'
    para('A.  Street-level shops', True, 10.5)
    rt = {2, 5, 6, 7, 8}
    t = table(['No.', 'Tenant', 'Sq. ft.', 'Begins', 'Ends', 'Base rent\nper month', 'CAM & tax\nper month', 'Total\nper month', 'Security\ndeposit'], [.4, 2.0, .55, .75, .8, .75, .75, .75, .7], rt)
    sb = sc = sd = sa = 0
    for no, tn, a, ls, le, b, cam, dep, steps in shops:
        sa += a
        if not tn: add(t, [no, 'VACANT', f'{a:,}', '', '', '', '', '', ''], rt); rows.append(R(unit=no, area=a, statusText='VACANT', section='Street-level shops')); continue
        sb += b; sc += cam; sd += dep
        add(t, [no, tn + ''.join(f'\nStep: ${v:,.2f} / mo. from {D(d)}' for d, v in steps), f'{a:,}', D(ls), D(le), f'{b:,.2f}', f'{cam:,.2f}', f'{b+cam:,.2f}', f'{dep:,.2f}'], rt)
        rows.append(R(unit=no, tenantName=tn, area=a, statusText='Occupied', section='Street-level shops', leaseStartDate=ls, leaseEndDate=le, contractRent=b, charges=[{'code': 'CAM & tax', 'amount': cam}], totalCharges=b + cam, deposit=dep,
                      rentSteps=[{'date': d.isoformat(), 'amount': v} for d, v in steps]))
    add(t, ['', 'Shops', f'{sa:,}', '', '', f'{sb:,.2f}', f'{sc:,.2f}', f'{sb+sc:,.2f}', f'{sd:,.2f}'], rt, True); widths(t)
    para('', after=2); para('B.  Apartments upstairs', True, 10.5)
    ra = {5, 6, 7}
    t = table(['Apt', 'Kind', 'Name', 'Since', 'Lease to', 'Rent', 'Parking', 'Deposit'], [.5, 1.0, 1.9, .8, 1.0, .8, .7, .8], ra); ab = ap = ad = 0; n = 0
    for u in ('2A', '2B', '2C', '2D', '3A', '3B', '3C', '3D'):
        k = {'A': 'Two bedroom', 'B': 'One bedroom', 'C': 'One bedroom', 'D': 'Studio'}[u[1]]
        if u == '2D': add(t, [u, k, 'VACANT', '', '', '', '', ''], ra); rows.append(R(unit=u, unitType=k, statusText='VACANT', section='Apartments upstairs')); continue
        rent = {'A': 1350.0, 'B': 1040.0, 'C': 1025.0, 'D': 815.0}[u[1]] + rnd.choice([0, 15, -25, 40]); pk = rnd.choice([0, 45.0]); mi = dt.date(2019, 5, 1) + dt.timedelta(days=31 * rnd.randint(1, 75)); mi = mi.replace(day=1)
        le = 'month to month' if u in ('2B', '3D') else addm(mi, 12 * ((2026 - mi.year) + (1 if mi.month <= 2 else 0))) - dt.timedelta(days=1)
        n1 = nm.fl(); dep = rnd.choice([rent, 900.0, 1000.0])
        add(t, [u, k, n1, f'{mi.month}/{mi.year}', le if isinstance(le, str) else D(le), f'{rent:,.2f}', f'{pk:,.2f}' if pk else '', f'{dep:,.2f}'], ra)
        ab += rent; ap += pk; ad += dep
        rows.append(R(unit=u, unitType=k, tenantName=n1, statusText='Occupied', section='Apartments upstairs', moveInDate=f'{mi.month}/{mi.year}', leaseEndDate=le, contractRent=rent, charges=ch(('Parking', pk)), deposit=dep))
    add(t, ['', '', 'Apartments', '', '', f'{ab:,.2f}', f'{ap:,.2f}', f'{ad:,.2f}'], ra, True); widths(t)
    para('', after=2); para(f'All rents and charges for the month, shops and apartments: ${sb+sc+ab+ap:,.2f}', True); para('The shops pay CAM and tax as a fixed estimate, trued up each spring. Apartments pay their own electric.', after=14); para('Fennimore Property Services', after=0); para('typed 2/3/26', False, 8)
    tmp = os.path.join(HERE, 'tmp_docx'); os.makedirs(tmp, exist_ok=True); f = os.path.join(tmp, 'Orchard & Main tenancy schedule.docx'); doc.save(f)
    subprocess.run(['soffice', '--headless', f'-env:UserInstallation=file://{tmp}/lo', '--convert-to', 'pdf', '--outdir', DOCS, f], check=True, capture_output=True); shutil.rmtree(tmp)
    save(name, dict(propertyName='Orchard & Main', asOnDate='2026-02', units=13, occupied=11, vacant=2, rows=rows), 'MIXED_USE', 'typed letter with two different tables (shops, apartments)', 'two tables with other columns; steps inside tenant cell; month to month')

# ------------------------------------------------------------------ D07 monospaced green-bar print, large
def d07():
    rnd = random.Random(5507); nm = Names(rnd); name = 'WILLOW_BEND_TRR310.pdf'
    types = {'11A': (650, 845), '11B': (702, 880), '21A': (905, 1020), '22B': (980, 1095), '32A': (1185, 1310)}
    lines = []; rows = []; per = {}
    W = 158
    def fmt(u, ty, sq, nme, st, mk, rent, oc, tot, dep, b, e, mi, bal):
        tr = lambda v: '' if v is None else (f'{abs(v):,.2f}' + ('-' if v < 0 else ' '))
        return f' {u:<6} {ty:<4} {sq:>6} {nme:<20} {st:<2} {tr(mk):>11} {tr(rent):>11} {tr(oc):>9} {tr(tot):>11} {tr(dep):>10}  {b:<8} {e:<8} {mi:<8} {tr(bal):>11}'
    D = lambda d: d.strftime('%m-%d-%y')
    body = []; G = dict(n=0, o=0, mk=0, rent=0, oc=0, tot=0, dep=0, bal=0)
    for b in range(1, 14):
        body.append(('h', f' BUILDING {b:02d}')); S = dict.fromkeys(G, 0)
        for k in range(24):
            fl = k // 8 + 1; u = f'{b:02d}{fl}{k%8+1:02d}'; ty = list(types)[(k + b) % 5]; sq, mk = types[ty]; mk = float(mk + (10 if fl == 3 else 0))
            x = rnd.random(); S['n'] += 1; S['mk'] += mk
            if x < .065:
                st = 'VL' if x < .018 else 'V'; body.append(('r', fmt(u, ty, sq, '', st, mk, None, None, 0, None, '', '', '', None)))
                rows.append(R(unit=u, building=f'{b:02d}', unitType=ty, area=sq, statusText=st, marketRent=mk, totalCharges=0.0)); continue
            if b == 1 and k == 3:
                body.append(('r', fmt(u, ty, sq, '** MODEL UNIT **', 'M', mk, None, None, 0, None, '', '', '', None))); rows.append(R(unit=u, building='01', unitType=ty, area=sq, statusText='M', marketRent=mk, totalCharges=0.0)); continue
            f, l = nm.pair(); n = f'{l.upper()}, {f.upper()}'[:20]
            st = rnd.choice(['C'] * 16 + ['N', 'T']); ls = (dt.date(2025, 2, 1) + dt.timedelta(days=rnd.randint(0, 300))); le = addm(ls, rnd.choice([12, 12, 14, 13])) - dt.timedelta(days=1); mi = ls if rnd.random() < .5 else addm(ls, -12 * rnd.randint(1, 5))
            mtm = st == 'T'; rent = mk - rnd.randint(-12, 90); oc = rnd.choice([None, None, 15.0, 25.0, 40.0, -50.0, 12.5]); dep = float(rnd.choice([0, 99, 200, 300])); bal = round(rnd.choice([0, 0, 0, 0, rent, -rent, 17.42, -3.11, 85.0]), 2); tot = rent + (oc or 0)
            body.append(('r', fmt(u, ty, sq, n, st, mk, rent, oc, tot, dep, D(ls), 'M-T-M' if mtm else D(le), D(mi), bal)))
            for q, v in (('o', 1), ('rent', rent), ('oc', oc or 0), ('tot', tot), ('dep', dep), ('bal', bal)): S[q] += v
            rows.append(R(unit=u, building=f'{b:02d}', unitType=ty, area=sq, tenantName=n.strip(), statusText=st, marketRent=mk, contractRent=rent, charges=ch(('OTHER CHG', oc)), totalCharges=tot, deposit=dep, leaseStartDate=ls, leaseEndDate='M-T-M' if mtm else le, moveInDate=mi, balance=bal))
        tr = lambda v: f'{abs(v):,.2f}' + ('-' if v < 0 else ' ')
        tl = lambda lab, S: f' {lab:<40} {"":<1} {tr(S["mk"]):>11} {tr(S["rent"]):>11} {tr(S["oc"]):>9} {tr(S["tot"]):>11} {tr(S["dep"]):>10}  {"":<8} {"":<8} {"":<8} {tr(S["bal"]):>11}'
        body += [('r', ' ' + '-' * (W - 22)), ('r', tl(f'BLDG {b:02d} TOTAL   UNITS {S["n"]:>3}  OCC {S["o"]:>3}', S)), ('r', '')]
        for q in G: G[q] += S[q]
    body += [('r', ' ' + '=' * (W - 22)), ('r', tl(f'PROPERTY TOTAL  UNITS {G["n"]:>3}  OCC {G["o"]:>3}', G)), ('r', ''), ('r', f' PERCENT OCCUPIED {100*G["o"]/G["n"]:.2f}%'), ('r', ''), ('r', ' ST: C=CURRENT  N=ON NOTICE  T=MONTH-TO-MONTH  V=VACANT  VL=VACANT LEASED  M=MODEL'), ('r', ' *** END OF REPORT ***')]
    Wp, Hp = landscape(letter); c = canvas.Canvas(path(name), pagesize=(Wp, Hp)); pg = 0; y = 0; cur = None
    H = [f' {"":<6} {"":<4} {"SQ":>6} {"":<20} {"":<2} {"MARKET":>10}  {"ACTUAL":>10}  {"OTHER":>8}  {"TOTAL":>10}  {"":>9}  {"-- LEASE":>8} {"TERM ---":<8} {"MOVE-IN":<8} {"ACCOUNT":>10}', f' {"UNIT":<6} {"TYPE":<4} {"FEET":>6} {"RESIDENT NAME":<20} {"ST":<2} {"RENT":>10}  {"RENT":>10}  {"CHG":>8}  {"CHG":>10}  {"DEPOSIT":>9}  {"BEGIN":<8} {"END":<8} {"DATE":<8} {"BALANCE":>10}']
    for kind, t in body:
        if kind == 'h': cur = t
        if y < 40 or (kind == 'h' and y < 80):
            if pg: c.showPage()
            pg += 1; y = Hp - 30; c.setFont('Courier', 8)
            for q in (f'PGM TRR310  USER MGRWB{"":<42}WILLOW BEND APARTMENTS{"":<42}PAGE {pg:>4}', f'RUN 01/05/26 06:14:55{"":<47}RENT ROLL BY BUILDING', ''): c.drawString(22, y, ' ' + q); y -= 9.3
            c.setFont('Courier', 7.6)
            for q in H + [' ' + '-' * (W - 22)]: c.drawString(22, y, q); y -= 9.3
            if kind != 'h' and t.strip(): c.drawString(22, y, cur + ' (CONT)') if t[1:3] == cur[-2:] else None; y -= 9.3
        c.setFont('Courier', 7.6); c.drawString(22, y, t); y -= 9.3
    c.save()
    v = sum(r['statusText'] in ('V', 'VL') for r in rows)
    save(name, dict(propertyName='WILLOW BEND APARTMENTS', asOnDate=None, units=G['n'], occupied=G['o'], vacant=v if v + G['o'] == G['n'] else None, rows=rows), 'MULTIFAMILY', 'monospaced line-printer report by building, 312 units', 'large; trailing minus; clipped capitals; run date only')
if __name__ == '__main__':
    d05(); d06(); d07()
