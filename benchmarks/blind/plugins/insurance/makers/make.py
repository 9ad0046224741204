import os, json, random, datetime as dt
from reportlab.lib.pagesizes import letter, landscape, A4
from reportlab.pdfgen import canvas
from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer, PageBreak
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side

HERE = os.path.dirname(os.path.abspath(__file__))
D = os.path.join(HERE, 'documents'); T = os.path.join(HERE, 'truth')
os.makedirs(D, exist_ok=True); os.makedirs(T, exist_ok=True)
FIELDS = ['property', 'coverage', 'carrier', 'policy', 'effective', 'expires', 'limit', 'deductible', 'premium']
date = dt.date

def save_truth(name, rows, totals):
    out = []
    for r in rows:
        o = {}
        for k in FIELDS:
            v = r.get(k)
            if v is None: continue
            if isinstance(v, dt.date): v = v.isoformat()
            elif isinstance(v, float): v = round(v, 2)
            o[k] = v
        out.append(o)
    tt = [{k: (round(v, 2) if isinstance(v, float) else v) for k, v in t.items()} for t in totals]
    with open(os.path.join(T, name.rsplit('.', 1)[0] + '.json'), 'w') as f:
        json.dump({'name': name, 'rows': out, 'totals': tt}, f, indent=1, ensure_ascii=False)

def sm(rows, k='premium'):
    s = sum(r.get(k) or 0 for r in rows)
    return round(s, 2) if isinstance(s, float) else s

def wrap(text, font, size, width):
    lines, cur = [], ''
    for w in text.split():
        t = (cur + ' ' + w).strip()
        if cur and stringWidth(t, font, size) > width:
            lines.append(cur); cur = w
        else: cur = t
    return lines + [cur] if cur else lines or ['']

# ---------------------------------------------------------------- PDF 1
# borrower's exhibit: sections by property, landscape, 3 pages, plain rules
def pdf1():
    name = 'Exhibit_F_Insurance_Schedule.pdf'
    rnd = random.Random(101)
    props = [('Harborview Plaza', '200 Marine Drive, Stamford, CT 06902 | Retail, 118,400 SF'),
             ('The Lofts at Quarry Street', '41 Quarry Street, Worcester, MA 01608 | Multifamily, 142 units'),
             ('Millbrook Commerce Park', '7-19 Commerce Way, Nashua, NH 03062 | Flex/industrial, 264,000 SF'),
             ('Kingsley Medical Office Building', '3300 Kingsley Avenue, Albany, NY 12208 | Medical office, 61,250 SF'),
             ('Fairgate Inn & Suites', '880 Turnpike Road, Cranston, RI 02920 | Limited-service hotel, 96 keys'),
             ('Old Post Road Self Storage', '1515 Old Post Road, Milford, CT 06460 | 548 units')]
    carriers = {'Property - Special Form incl. Replacement Cost': ('Affiliated FM Insurance Company', 'A+ XV', 'AFM'),
                'Business Income / Rental Value': ('Affiliated FM Insurance Company', 'A+ XV', 'AFM'),
                'Commercial General Liability': ('Hanover Insurance Company', 'A XV', 'ZH9'),
                'Umbrella Liability': ('Navigators Specialty Insurance Company', 'A+ XV', 'NY25UMR'),
                'Flood (NFIP)': ('Wright National Flood Insurance Co.', 'A VIII', '37-115'),
                'Equipment Breakdown': ('Hartford Steam Boiler I&I Co.', 'A++ X', 'FBP'),
                'Earthquake / Difference in Conditions': ('Lexington Insurance Company', 'A XV', 'LX-DIC'),
                'Terrorism (stand-alone)': ("Certain Underwriters at Lloyd's, London", 'A XV', 'B0713TR'),
                "Workers' Compensation & Employers Liability": ('Beacon Mutual Insurance Company', 'A IX', 'WC'),
                'Liquor Liability': ('Scottsdale Insurance Company', 'A+ XV', 'CPS'),
                'Ordinance or Law': ('Affiliated FM Insurance Company', 'A+ XV', 'AFM')}
    base = list(carriers)[:4]
    sel = [base + ['Flood (NFIP)', 'Equipment Breakdown', 'Terrorism (stand-alone)'],
           base + ['Equipment Breakdown', 'Ordinance or Law', "Workers' Compensation & Employers Liability", 'Terrorism (stand-alone)'],
           base + ['Equipment Breakdown', 'Earthquake / Difference in Conditions', 'Terrorism (stand-alone)'],
           base + ['Equipment Breakdown', 'Ordinance or Law'],
           base + ['Flood (NFIP)', 'Equipment Breakdown', 'Liquor Liability', "Workers' Compensation & Employers Liability", 'Terrorism (stand-alone)'],
           base[:1] + base[2:4] + ['Flood (NFIP)']]
    tiv = [24650000, 31800000, 40125000, 15900000, 18275000, 7440000]
    def row(i, cov):
        c, b, pre = carriers[cov]
        eff = date(2025, 3, 1)
        lim = ded = None
        if cov.startswith('Property'): lim, ded, p = tiv[i], [25000, 50000, 100000, 25000, 50000, 10000][i], round(tiv[i] * .00171 + 113 * i)
        elif cov.startswith('Business'): lim, ded, p = round(tiv[i] * .11, -4), None, round(tiv[i] * .00011) + 7
        elif cov.startswith('Commercial'): lim, ded, p = 1000000, [0, 5000, 5000, 0, 10000, 2500][i], rnd.randint(6100, 28900)
        elif cov.startswith('Umbrella'): lim, ded, p = [10000000, 25000000, 10000000, 10000000, 15000000, 5000000][i], 10000, rnd.randint(3900, 17900)
        elif cov.startswith('Flood'): lim, ded, p, eff = 500000, 5000, rnd.randint(2600, 4900), date(2025, rnd.randint(1, 6), rnd.randint(2, 27))
        elif cov.startswith('Equip'): lim, ded, p = tiv[i], 5000, rnd.randint(900, 3200)
        elif cov.startswith('Earth'): lim, ded, p = 10000000, 100000, rnd.randint(8000, 12000)
        elif cov.startswith('Terr'): lim, ded, p = tiv[i], 25000, rnd.randint(1100, 4000)
        elif cov.startswith('Work'): lim, ded, p, eff = None, None, rnd.randint(9000, 31000), date(2025, 1, 1)
        elif cov.startswith('Liq'): lim, ded, p = 1000000, 2500, 3415
        else: lim, ded, p = 2500000 + 250000 * i, 25000, rnd.randint(1200, 2600)
        pol = '%s%s' % (pre, rnd.randint(100000, 999999)) if pre in ('ZH9', 'NY25UMR', 'FBP', 'CPS', 'B0713TR') else '%s-%d' % (pre, 10447 + i * 31 if pre == 'AFM' else rnd.randint(10000, 99999))
        return dict(property=props[i][0], coverage=cov, carrier=c, policy=pol, effective=eff, expires=date(eff.year + 1, eff.month, eff.day),
                    limit=lim, deductible=ded, premium=p, best=b)
    secs = [[row(i, c) for c in cs] for i, cs in enumerate(sel)]
    W, H = landscape(letter)
    c = canvas.Canvas(os.path.join(D, name), pagesize=(W, H))
    #      key, x, width, align, header lines
    cols = [('coverage', 36, 150, 'l', ['', 'Coverage']), ('carrier', 190, 128, 'l', ['Insurance', 'Carrier']),
            ('best', 322, 42, 'l', ['A.M. Best', 'Rating']), ('policy', 368, 86, 'l', ['Policy', 'Number']),
            ('effective', 456, 48, 'c', ['Eff.', 'Date']), ('expires', 508, 48, 'c', ['Exp.', 'Date']),
            ('limit', 560, 72, 'r', ['Limit of', 'Insurance']), ('deductible', 636, 52, 'r', ['', 'Deductible']),
            ('premium', 692, 64, 'r', ['Annual', 'Premium'])]
    def put(x, w, a, y, s, f, z):
        c.setFont(f, z)
        if a == 'l': c.drawString(x, y, s)
        elif a == 'r': c.drawRightString(x + w, y, s)
        else: c.drawCentredString(x + w / 2, y, s)
    st = {'page': 0}
    def top():
        st['page'] += 1
        y = H - 40
        if st['page'] == 1:
            put(0, W, 'c', y, 'EXHIBIT F', 'Times-Bold', 12); y -= 15
            put(0, W, 'c', y, 'SCHEDULE OF INSURANCE MAINTAINED BY BORROWER', 'Times-Bold', 12); y -= 14
            put(0, W, 'c', y, 'Northeast Gateway Holdings LLC and its subsidiaries  -  as of June 30, 2025', 'Times-Italic', 10); y -= 24
        else:
            put(36, 400, 'l', y, 'Exhibit F - Schedule of Insurance (continued)', 'Times-Italic', 9); y -= 20
        for j in (0, 1):
            for k, x, w, a, h in cols: put(x, w, a, y - 10 * j, h[j], 'Times-Bold', 8.5)
        y -= 15; c.setLineWidth(1); c.line(36, y, 756, y)
        put(0, W, 'c', 24, 'F-%d' % st['page'], 'Times-Roman', 8)
        return y - 15
    y = top(); totals = []
    for i, rows in enumerate(secs):
        if y < 130: c.showPage(); y = top()
        put(36, 400, 'l', y, props[i][0], 'Times-Bold', 10); y -= 10
        put(36, 400, 'l', y, props[i][1], 'Times-Italic', 7.5); y -= 13
        for n, r in enumerate(rows):
            if y < 66:
                c.showPage(); y = top()
                put(36, 400, 'l', y, props[i][0] + ' (cont\'d)', 'Times-Bold', 10); y -= 13
            txt = dict(r)
            for k in ('effective', 'expires'): txt[k] = r[k].strftime('%m/%d/%y')
            d = '$' if n == 0 else ''
            txt['limit'] = 'Statutory' if r['limit'] is None else d + f"{int(r['limit']):,}"
            txt['deductible'] = ('72 hours' if r['coverage'].startswith('Bus') else 'N/A') if r['deductible'] is None else f"{r['deductible']:,}"
            txt['premium'] = d + f"{r['premium']:,}"
            if r['limit'] is not None: r['limit'] = int(r['limit'])
            h = 1
            for k, x, w, a, _ in cols:
                ls = wrap(txt[k], 'Times-Roman', 8.5, w); h = max(h, len(ls))
                for j, s in enumerate(ls): put(x, w, a, y - 9.5 * j, s, 'Times-Roman', 8.5)
            y -= 9.5 * h + 3.5
        c.setLineWidth(.4); c.line(692, y + 8, 756, y + 8)
        lab = 'Subtotal - ' + props[i][0]
        put(36, 400, 'l', y - 2, lab, 'Times-Bold', 8.5); put(692, 64, 'r', y - 2, f"${sm(rows):,}", 'Times-Bold', 8.5)
        totals.append({'label': lab, 'premium': sm(rows)}); y -= 24
    allr = sum(secs, [])
    if y < 110: c.showPage(); y = top()
    c.setLineWidth(1); c.line(36, y + 12, 756, y + 12)
    put(36, 400, 'l', y, 'TOTAL ANNUAL PREMIUM', 'Times-Bold', 9.5); put(672, 84, 'r', y, f"${sm(allr):,}", 'Times-Bold', 9.5)
    c.line(692, y - 3, 756, y - 3); c.line(692, y - 5, 756, y - 5)
    totals.append({'label': 'TOTAL ANNUAL PREMIUM', 'premium': sm(allr)}); y -= 24
    for s in ['Notes:', '(1) General liability limit shown is per occurrence; the aggregate is $2,000,000 per location.',
              '(2) Lender is named as mortgagee and lender loss payee on all property policies and as additional insured on liability policies.',
              '(3) Workers\' compensation employers liability limit is $1,000,000 each accident.']:
        put(36, 600, 'l', y, s, 'Times-Roman', 8); y -= 10
    c.save(); save_truth(name, allr, totals)

# ---------------------------------------------------------------- PDF 2
# broker: sections by line of coverage, portrait, one page, term in one column
def pdf2():
    name = 'Brightwell_Premium_Summary_2025.pdf'
    rnd = random.Random(202)
    locs = ['Cypress Landing', 'Dunmore Square', 'Palmetto Walk', 'Sabal Trace', 'Tupelo Crossing', 'Wexford Green']
    plan = [('Package Property', 'Zurich American', 'CPP 48', date(2025, 4, 1), [0, 1, 2, 3, 4, 5]),
            ('General Liability', 'James River Ins.', 'JR-0012', date(2025, 4, 1), [0, 1, 2, 3, 4, 5]),
            ('Wind / Named Storm Buy-Down', 'Velocity Risk', 'VUW-HO-7', date(2025, 6, 1), [0, 2, 3]),
            ('Flood', 'Assurant Flood', '87 0553', date(2025, 8, 15), [0, 2, 3, 4]),
            ('Boiler & Machinery', 'Travelers', 'BAJ-BM', date(2025, 4, 1), [1, 2, 4, 5]),
            ('Crime', 'Great American', 'SAA 554', date(2025, 11, 20), [0])]
    alt = {('Flood', 3): 'Selective of the SE', ('General Liability', 5): 'Kinsale Insurance', ('Package Property', 4): 'Westchester Surplus'}
    secs = []
    for cov, car, pre, eff, ls in plan:
        rows = []
        for l in ls:
            e = eff if cov != 'Flood' else date(2025, rnd.randint(2, 11), rnd.randint(3, 28))
            lim = {'Package Property': rnd.randint(42, 190) * 100000, 'General Liability': 1000000, 'Flood': 500000, 'Crime': 250000}.get(cov, rnd.choice([1000000, 2500000, 5000000]))
            p = {'Package Property': lim * .0046, 'General Liability': 4200 + rnd.random() * 9000, 'Flood': 1800 + 2400 * rnd.random(), 'Crime': 1187.0}.get(cov, 900 + 14000 * rnd.random())
            rows.append(dict(property=locs[l], coverage=cov, carrier=alt.get((cov, l), car), policy=f'{pre}{rnd.randint(1000, 9999)}', effective=e,
                             expires=date(e.year + 1, e.month, e.day), limit=lim, premium=round(p, 2), units=[84, 120, 56, 212, 148, 96][l]))
        secs.append(rows)
    W, H = letter
    c = canvas.Canvas(os.path.join(D, name), pagesize=letter)
    c.setFillColorRGB(.1, .25, .4); c.rect(0, H - 62, W, 62, stroke=0, fill=1); c.setFillColorRGB(1, 1, 1)
    c.setFont('Helvetica-Bold', 15); c.drawString(40, H - 32, 'Brightwell & Sons Insurance Brokers')
    c.setFont('Helvetica', 10); c.drawString(40, H - 48, 'Premium Summary by Line  |  Client: Coastal Plains Residential Trust  |  Prepared 12 May 2025')
    c.setFillColorRGB(0, 0, 0)
    X = [40, 142, 244, 320, 442, 476, 572]
    y = H - 82
    c.setFont('Helvetica-Bold', 8)
    for x, s in zip(X[:4], ['Location', 'Company', 'Pol. No.', 'Policy Term']): c.drawString(x, y, s)
    c.drawRightString(445, y, 'Units'); c.drawRightString(510, y, 'Limit ($)'); c.drawRightString(572, y, 'Premium ($)')
    c.line(40, y - 4, 572, y - 4); y -= 18
    totals = []
    for rows in secs:
        cov = rows[0]['coverage']
        c.setFillColorRGB(.88, .92, .96); c.rect(38, y - 4, 536, 14, stroke=0, fill=1); c.setFillColorRGB(0, 0, 0)
        c.setFont('Helvetica-Bold', 9); c.drawString(40, y, cov); y -= 15
        for r in rows:
            c.setFont('Helvetica', 8)
            f = lambda d: f'{d.month}/{d.day}/{d.year}'
            for x, s in zip(X[:4], [r['property'], r['carrier'], r['policy'], f(r['effective']) + ' - ' + f(r['expires'])]): c.drawString(x, y, s)
            c.drawRightString(445, y, str(r['units'])); c.drawRightString(510, y, f"{r['limit']:,}"); c.drawRightString(572, y, f"{r['premium']:,.2f}")
            y -= 11.5
        lab = 'Total ' + cov
        c.setFont('Helvetica-Bold', 8); c.drawRightString(445, y - 1, lab); c.drawRightString(572, y - 1, f'{sm(rows):,.2f}')
        c.setLineWidth(.4); c.line(520, y + 8, 572, y + 8)
        tt = {'label': lab, 'premium': sm(rows)}
        if cov == 'Package Property':
            tt['limit'] = sm(rows, 'limit'); c.drawRightString(510, y - 1, f"{tt['limit']:,}"); c.line(456, y + 8, 510, y + 8)
        totals.append(tt); y -= 19
    allr = sum(secs, [])
    c.setLineWidth(1); c.line(40, y + 10, 572, y + 10); c.setFont('Helvetica-Bold', 9)
    c.drawString(40, y - 2, 'All lines, all locations'); c.drawRightString(572, y - 2, f'{sm(allr):,.2f}')
    totals.append({'label': 'All lines, all locations', 'premium': sm(allr)}); y -= 26
    c.setFont('Helvetica-Oblique', 7.5)
    for s in ['Premiums exclude surplus lines tax, stamping fees and FHCF assessments. General liability limit is per occurrence.',
              'This summary is for reference only; refer to the policies for actual terms, conditions and exclusions.']:
        c.drawString(40, y, s); y -= 10
    c.save(); save_truth(name, allr, totals)

# ---------------------------------------------------------------- PDF 3
# UK property company; grid; page totals; return premiums; IPT and payable columns
def pdf3():
    name = 'Calder_Estates_insurance_register.pdf'
    rnd = random.Random(303)
    prem = ['Tannery Yard, Leeds', 'Unit 4 Aire Valley Trade Park', '12-18 Corn Exchange Street, Wakefield', 'Priory House', 'Station Parade Shops', 'Holme Mill']
    cls = [('Buildings', 'Aviva Insurance Limited', 'AV'), ("Property Owners' Liability", 'Aviva Insurance Limited', 'AV'), ('Loss of Rent', 'Aviva Insurance Limited', 'AV'),
           ('Terrorism', 'Pool Reinsurance (via Allianz)', 'TR'), ('Engineering Inspection & Breakdown', 'HSB Engineering Insurance Ltd', 'EN'),
           ('Contents of Common Parts', 'RSA Insurance', 'RS'), ("Employers' Liability", 'Ecclesiastical Insurance Office plc', 'EC')]
    rows = []
    for i, p in enumerate(prem):
        for j, (cov, car, pre) in enumerate(cls):
            if (i, j) in [(1, 5), (3, 5), (4, 4), (5, 6), (1, 6), (4, 6)]: continue
            eff = date(2024, 12, 25) if pre == 'AV' else date(2025, [3, 6, 9][(i + j) % 3], [25, 24, 29][(i + j) % 3])
            exp = date(eff.year + 1, eff.month, eff.day) - dt.timedelta(days=1)
            lim = {0: rnd.randint(21, 160) * 125000, 1: 10000000, 2: rnd.randint(4, 30) * 45000, 3: rnd.randint(21, 160) * 125000, 4: 2000000, 5: rnd.randint(20, 80) * 1000, 6: 10000000}[j]
            ded = {0: 1000, 1: 250, 2: None, 3: 500, 4: 500, 5: 250, 6: None}[j]
            pr = round({0: lim * .00093, 1: 350 + rnd.random() * 900, 2: lim * .0006, 3: lim * .00019, 4: 400 + rnd.random() * 800, 5: lim * .004, 6: 210 + rnd.random() * 500}[j], 2)
            rows.append(dict(property=p, coverage=cov, carrier=car if not (cov == 'Buildings' and i in (2, 5)) else 'Zurich Insurance Company Ltd', policy=f'{pre}{rnd.randint(1000000, 9999999)}',
                             effective=eff, expires=exp, limit=lim, deductible=ded, premium=pr))
    for r in rows:
        if r['carrier'].startswith('Zurich'): r['policy'] = 'ZU' + r['policy'][2:]
    rows.insert(15, dict(property=prem[2], coverage='Buildings (return premium - demolition of rear store)', carrier='Zurich Insurance Company Ltd', policy=rows[12]['policy'],
                         effective=date(2025, 2, 17), expires=date(2025, 12, 24), limit=None, deductible=None, premium=-412.6))
    rows.append(dict(property=prem[5], coverage='Unoccupancy extension (cancelled)', carrier='Zurich Insurance Company Ltd', policy='ZU3306187',
                     effective=date(2025, 1, 6), expires=date(2025, 7, 5), limit=None, deductible=None, premium=-1085.0))
    for r in rows: r['ipt'] = round(r['premium'] * .12, 2); r['pay'] = round(r['premium'] + r['ipt'], 2)
    P = ParagraphStyle('p', fontName='Helvetica', fontSize=7.2, leading=8.4)
    B = ParagraphStyle('b', parent=P, fontName='Helvetica-Bold', alignment=1)
    m = lambda v: f'({-v:,.2f})' if v < 0 else f'{v:,.2f}'
    doc = SimpleDocTemplate(os.path.join(D, name), pagesize=landscape(A4), leftMargin=28, rightMargin=28, topMargin=28, bottomMargin=34, title='Insurance register')
    story = [Paragraph('<b>Calder Estates plc</b> &nbsp; Register of Insurances 2025', ParagraphStyle('t', fontName='Helvetica', fontSize=13, leading=17)),
             Paragraph('All figures in pounds sterling. IPT at 12%.', P), Spacer(1, 6)]
    hdr = [['Ref', Paragraph('Premises', B), Paragraph('Class', B), 'Insurer', 'Policy ref.', 'Period of insurance', '', Paragraph('Sum insured / indemnity limit', B), 'Excess', 'Premium', 'IPT', 'Payable'],
           ['', '', '', '', '', 'From', 'To', '£', '£', '£', '£', '£']]
    widths = [24, 112, 118, 108, 56, 54, 54, 66, 40, 56, 46, 52]
    cuts = [0, 20, len(rows)]; totals = []
    for pg in (0, 1):
        part = rows[cuts[pg]:cuts[pg + 1]]
        data = [list(h) for h in hdr]
        for n, r in enumerate(part, cuts[pg] + 1):
            data.append([str(n), Paragraph(r['property'], P), Paragraph(r['coverage'], P), Paragraph(r['carrier'], P), r['policy'],
                         r['effective'].strftime('%d %b %Y'), r['expires'].strftime('%d %b %Y'), f"{r['limit']:,}" if r['limit'] else '', f"{r['deductible']:,}" if r['deductible'] else 'n/a' if r['limit'] else '',
                         m(r['premium']), m(r['ipt']), m(r['pay'])])
        k = len(data)
        tl = [(f'Total page {pg + 1}', part)] + ([('Total for register', rows)] if pg else [])
        for lab, rs in tl:
            data.append(['', lab] + [''] * 7 + [m(sm(rs)), m(sm(rs, 'ipt')), m(sm(rs, 'pay'))])
            totals.append({'label': lab, 'premium': sm(rs)})
        t = Table(data, colWidths=widths, repeatRows=2)
        t.setStyle(TableStyle([('FONT', (0, 0), (-1, -1), 'Helvetica', 7.2), ('FONT', (0, 0), (-1, 1), 'Helvetica-Bold', 7.2), ('FONT', (0, k), (-1, -1), 'Helvetica-Bold', 7.2),
            ('GRID', (0, 0), (-1, -1), .4, colors.grey), ('BACKGROUND', (0, 0), (-1, 1), colors.HexColor('#dfe7df')), ('SPAN', (5, 0), (6, 0)), ('ALIGN', (0, 0), (-1, 1), 'CENTER'),
            ('ALIGN', (7, 2), (-1, -1), 'RIGHT'), ('VALIGN', (0, 0), (-1, -1), 'MIDDLE'), ('TOPPADDING', (0, 0), (-1, -1), 1.6), ('BOTTOMPADDING', (0, 0), (-1, -1), 1.8),
            ('LEFTPADDING', (0, 0), (-1, -1), 3), ('RIGHTPADDING', (0, 0), (-1, -1), 3)] + [('SPAN', (c_, 0), (c_, 1)) for c_ in range(5)]))
        story.append(t)
        if not pg: story.append(PageBreak())
    story += [Spacer(1, 6), Paragraph('Figures in brackets are return premiums credited by the insurer. Excess for subsidence is 1,000 on all buildings policies.', P)]
    def foot(c, d_):
        c.setFont('Helvetica', 7); c.drawRightString(landscape(A4)[0] - 28, 20, f'Page {c.getPageNumber()} of 2'); c.drawString(28, 20, 'Company Secretariat - insurance register v4')
    doc.build(story, onFirstPage=foot, onLaterPages=foot)
    save_truth(name, rows, totals)

# ---------------------------------------------------------------- PDF 4
# corporate programme, one page, three lettered sections, no property, policy first
def pdf4():
    name = 'Insurance_Program_Summary_Tamarack.pdf'
    secs = [('A.  Property', [
        ('Primary Property, all risk, $25M part of $50M', 'FM Global (Factory Mutual Insurance Company)', '1098841', 'A+ XV', 25000000, 250000, (2025, 7, 1), 388150),
        ('Primary Property, all risk, $25M part of $50M', 'Starr Surplus Lines Insurance Company', 'SLSTPTY11873325', 'A XV', 25000000, 250000, (2025, 7, 1), 402700),
        ('Excess Property, $50M excess of $50M', 'Ironshore Specialty Insurance Company', '003217-04', 'A XV', 50000000, None, (2025, 7, 1), 96480),
        ('Builders Risk, Tamarack North Phase II', 'Berkshire Hathaway Specialty Insurance', '47-RAG-315502-01', 'A++ XV', 32400000, 50000, (2025, 2, 18), 71225)]),
      ('B.  Casualty', [
        ('General Liability', 'Old Republic General Insurance Corp.', 'A5LG-77201-25', 'A+ XV', 2000000, 100000, (2025, 7, 1), 164900),
        ('Business Auto', 'Old Republic General Insurance Corp.', 'A5CA-77201-25', 'A+ XV', 1000000, 1000, (2025, 7, 1), 22318),
        ("Workers' Compensation", 'Accident Fund National Insurance Company', 'WCV 6114092', 'A XIII', None, 250000, (2025, 10, 1), 58774),
        ('Lead Umbrella, $10M', 'Liberty Insurance Underwriters Inc.', '1000386610-03', 'A XV', 10000000, 10000, (2025, 7, 1), 91350),
        ('Excess Liability, $15M excess of $10M', 'Allied World National Assurance Company', '0313-8846', 'A XV', 15000000, None, (2025, 7, 1), 54025),
        ('Premises Pollution Liability', 'Beazley Excess and Surplus Insurance, Inc.', 'W2F19A250301', 'A XV', 5000000, 50000, (2024, 9, 15), 27600)]),
      ('C.  Management & Professional Liability', [
        ('Directors & Officers', 'Twin City Fire Insurance Company', 'KB 0462213-25', 'A+ XV', 10000000, 150000, (2025, 7, 1), 68400),
        ('Employment Practices', 'Twin City Fire Insurance Company', 'KB 0462213-25', 'A+ XV', 5000000, 75000, (2025, 7, 1), 31155),
        ('Cyber / Network Security & Privacy', 'Coalition Insurance Solutions (North American Capacity)', 'C-4MDW-062290', 'A VIII', 5000000, 50000, (2025, 5, 9), 24890),
        ('Crime incl. Social Engineering', 'Federal Insurance Company (Chubb)', '8261-7740', 'A++ XV', 3000000, 25000, (2025, 7, 1), 9940),
        ('Fiduciary Liability', 'Federal Insurance Company (Chubb)', '8261-7741', 'A++ XV', 2000000, 0, (2025, 7, 1), 4275)])]
    W, H = landscape(letter)
    c = canvas.Canvas(os.path.join(D, name), pagesize=(W, H))
    c.setFont('Helvetica-Bold', 14); c.drawString(34, H - 40, 'Tamarack Realty Partners, L.P.')
    c.setFont('Helvetica', 10); c.drawString(34, H - 54, 'Summary of Insurance Program, 2025-26')
    c.drawRightString(758, H - 54, 'Risk Management - Confidential')
    cols = [('policy', 34, 98, 'l', 'Policy #'), ('coverage', 138, 148, 'l', 'Type of Cover'), ('premium', 288, 60, 'r', 'Cost'), ('carrier', 364, 142, 'l', 'Insurer'), ('best', 510, 38, 'l', "Best's"),
            ('expires', 552, 60, 'l', 'Expires'), ('limit', 614, 70, 'r', 'Limit'), ('deductible', 690, 68, 'r', 'Retention')]
    y = H - 80
    c.setFont('Helvetica-Bold', 8.5); c.setLineWidth(1.2); c.line(34, y + 12, 758, y + 12)
    hd2 = {'premium': ['Annual', 'Premium'], 'limit': ['Policy', 'Limit'], 'deductible': ['Deductible /', 'Retention'], 'expires': ['Expir.', 'Date'], 'carrier': ['Insurer', ''], 'coverage': ['Type of', 'Insurance'], 'policy': ['Policy', 'No.'], 'best': ["Best's", 'Rtg.']}
    for k, x, w, a, _ in cols:
        for j, s in enumerate(hd2[k]):
            (c.drawString(x, y - 10 * j, s) if a == 'l' else c.drawRightString(x + w, y - 10 * j, s))
    y -= 15; c.line(34, y, 758, y); y -= 14
    rows, totals = [], []
    for lab, rs in secs:
        c.setFont('Helvetica-Bold', 9); c.drawString(34, y, lab); y -= 13
        part = []
        for cov, car, pol, best, lim, ded, e, p in rs:
            r = dict(coverage=cov, carrier=car, policy=pol, expires=date(e[0] + 1, e[1], e[2]), limit=lim, deductible=ded, premium=p); part.append(r)
            t = dict(r, best=best, expires=r['expires'].strftime('%b ') + f"{r['expires'].day}, {r['expires'].year}", limit='Statutory' if lim is None else f'$ {lim:,}',
                     deductible='n/a' if ded is None else f'$ {ded:,}', premium=f'$ {p:,}')
            h = 1
            c.setFont('Helvetica', 8)
            for k, x, w, a, _ in cols:
                ls = wrap(t[k], 'Helvetica', 8, w); h = max(h, len(ls))
                for j, s in enumerate(ls): (c.drawString(x, y - 9 * j, s) if a == 'l' else c.drawRightString(x + w, y - 9 * j, s))
            y -= 9 * h + 2.5
        c.setFont('Helvetica-Bold', 8); c.setLineWidth(.5); c.line(288, y + 8, 348, y + 8)
        tl = 'Subtotal, Section ' + lab[0]
        c.drawString(138, y - 1, tl); c.drawRightString(348, y - 1, f'$ {sm(part):,}'); totals.append({'label': tl, 'premium': sm(part)}); y -= 18
        rows += part
    c.setFont('Helvetica-Bold', 9); c.setLineWidth(1.2); c.line(34, y + 10, 758, y + 10)
    c.drawString(138, y - 2, 'Program Total'); c.drawRightString(348, y - 2, f'$ {sm(rows):,}'); totals.append({'label': 'Program Total', 'premium': sm(rows)}); y -= 20
    c.setFont('Helvetica', 7.5)
    for s in ['* Flood sublimit $10,000,000 annual aggregate; earth movement sublimit $5,000,000 annual aggregate, each within the primary property limits.',
              '* Deductible programs for general liability and workers\' compensation are secured by a letter of credit of $1,150,000.']:
        c.drawString(34, y, s); y -= 9.5
    c.save(); save_truth(name, rows, totals)

thin = Side(style='thin', color='999999')
# ---------------------------------------------------------------- XLSX 1
# asset manager: sections by property, spacer columns, two-line headers, date cells
def x1():
    name = 'Insurance Schedule - Fund III.xlsx'
    rnd = random.Random(404)
    props = ['Alameda Crossing', 'Bluestem Apartments', 'Corliss Tower', 'Desert Sage Business Center', 'Eastlake Pointe']
    lines = [('Property / All Risk', 'Chubb (ACE American)', 'D38'), ('Gen Liability', 'Philadelphia Indemnity', 'PHPK2'), ('Umbrella', 'Great American E&S', 'XS4'),
             ('Earthquake', 'Palomar Specialty', 'PLM-CC-'), ('Flood - private', 'Neptune Flood', 'NFX'), ('Auto (hired / non-owned)', 'Philadelphia Indemnity', 'PHPK2'), ('Sewer & Drain Backup', 'Chubb (ACE American)', 'D38')]
    wb = Workbook(); ws = wb.active; ws.title = 'Ins Sched'
    ws['B1'] = 'Ridgeline Value Fund III'; ws['B1'].font = Font(bold=True, size=14)
    ws['B2'] = 'Property Insurance Schedule'; ws['B3'] = 'Updated: 8/4/2025 by J. Okafor'; ws['B3'].font = Font(italic=True)
    C = dict(coverage=2, carrier=3, policy=4, effective=6, expires=7, tiv=9, limit=10, deductible=11, premium=13, contact=14)
    H = dict(coverage=('Line of', 'Business'), carrier=('Carrier', '/ Paper'), policy=('Policy', 'ID'), effective=('Incept.', 'Dt'), expires=('Exp.', 'Dt'), tiv=('Insured', 'Value'), limit=('Limit', '(per occ.)'),
             deductible=('Ded.', '/ SIR'), premium=('Premium', '(annual)'), contact=('Loss-run', 'contact'))
    for k, v in H.items():
        for j in (0, 1):
            x = ws.cell(5 + j, C[k], v[j]); x.font = Font(bold=True, color='FFFFFF'); x.fill = PatternFill('solid', fgColor='305070'); x.alignment = Alignment(horizontal='center')
    r = 8; rows, totals = [], []
    for i, p in enumerate(props):
        ws.cell(r, 2, p).font = Font(bold=True, underline='single'); r += 1
        part = []
        for j, (cov, car, pre) in enumerate(lines):
            if (j == 3 and i in (1, 2)) or (j == 4 and i in (0, 3)) or (j == 6 and i in (3, 4)): continue
            tiv = [22400000, 17850000, 61300000, 12975000, 28640000][i]
            eff = date(2025, 5, 15) if j in (0, 2, 6) else date(2025, 1, 31) if j in (1, 5) else date(2024, rnd.randint(9, 12), rnd.randint(1, 28))
            d = dict(property=p, coverage=cov, carrier=car, policy=pre + str(rnd.randint(100000, 999999)), effective=eff, expires=date(eff.year + 1, eff.month, eff.day),
                     limit=[tiv, 1000000, 10000000, 5000000, 2000000, 1000000, 100000][j], deductible=[25000, None, 10000, 50000, 25000, None, 5000][j],
                     premium=[round(tiv * .0021), rnd.randint(5000, 21000), rnd.randint(3000, 12000), rnd.randint(7000, 16000), rnd.randint(2500, 5200), rnd.randint(250, 700), rnd.randint(400, 1100)][j])
            part.append(d)
            for k in ('coverage', 'carrier', 'policy', 'effective', 'expires', 'limit', 'deductible', 'premium'):
                x = ws.cell(r, C[k], d[k] if d[k] is not None else 'n/a')
                if k in ('effective', 'expires'): x.number_format = 'm/d/yyyy'
                if k in ('limit', 'deductible', 'premium'): x.number_format = '#,##0'; x.alignment = Alignment(horizontal='right')
                if k == 'premium': x.number_format = '"$"#,##0'
            if j == 0: ws.cell(r, C['tiv'], tiv + 1150000).number_format = '#,##0'
            ws.cell(r, C['contact'], ['claims desk', 'M. Tran', 'R. Bell'][j % 3])
            r += 1
        lab = p + ' Total'
        ws.cell(r, 3, lab).font = Font(bold=True); x = ws.cell(r, C['premium'], sm(part)); x.font = Font(bold=True); x.number_format = '"$"#,##0'; x.border = Border(top=thin)
        totals.append({'label': lab, 'premium': sm(part)}); rows += part; r += 2
    ws.cell(r, 3, 'FUND TOTAL').font = Font(bold=True); x = ws.cell(r, C['premium'], sm(rows)); x.font = Font(bold=True); x.number_format = '"$"#,##0'; x.border = Border(top=thin, bottom=Side(style='double'))
    totals.append({'label': 'FUND TOTAL', 'premium': sm(rows)})
    ws.cell(r + 2, 2, 'Hired/non-owned auto written under the GL package policy form. Earthquake deductible is the minimum per occurrence; 5% of value applies in California.')
    for col, w in zip('ABCDEFGHIJKLMN', [2, 26, 26, 16, 2, 11, 11, 2, 14, 14, 10, 2, 13, 14]): ws.column_dimensions[col].width = w
    ws.freeze_panes = 'A7'
    wb.save(os.path.join(D, name)); save_truth(name, rows, totals)

# ---------------------------------------------------------------- XLSX 2
# two sheets, flat tracker, expiration first, no effective; whole portfolio
def x2():
    name = 'COI_policy_tracker.xlsx'
    rnd = random.Random(505)
    res = ['Cedar Ridge Apts', 'Lantern Hill', 'Maple & Main', 'Northgate Village', 'Oak Terrace']
    com = ['410 Industrial Blvd', 'Gateway Retail Ctr', 'Summit Office Park']
    cv = [('Commercial Property', ['Nationwide Mutual', 'Church Mutual', 'Berkley Southeast']), ('CGL', ['Auto-Owners', 'Nautilus Insurance', 'Nationwide Mutual']), ('Umbrella/Excess', ['Auto-Owners', 'RSUI Indemnity']),
          ('Equip. Breakdown', ['Mutual Boiler Re']), ('Crime / Fidelity', ['CNA Surety', 'Hiscox']), ('Flood', ['Hartford (NFIP)'])]
    wb = Workbook(); totals, rows = [], []
    for si, (sn, ps) in enumerate([('Residential', res), ('Commercial', com)]):
        ws = wb.active if si == 0 else wb.create_sheet()
        ws.title = sn
        ws['A1'] = f'POLICY TRACKER - {sn.upper()} ASSETS'; ws['A1'].font = Font(bold=True, size=13); ws.merge_cells('A1:I1')
        hd = ['Expiration', 'Asset', 'Cov. Type', 'Insurance Co.', 'Pol. Number', 'Cov. Amount', 'Deduct.', 'Annual Prem.', 'COI on file?']
        for j, h in enumerate(hd, 1):
            x = ws.cell(3, j, h); x.font = Font(bold=True); x.alignment = Alignment(wrap_text=True, horizontal='center'); x.border = Border(bottom=thin, top=thin); x.fill = PatternFill('solid', fgColor='FFF2CC')
        part = []
        for p in ps:
            for j, (cov, cs) in enumerate(cv):
                if rnd.random() < .14 and j > 1: continue
                lim = [rnd.randint(30, 180) * 100000, 1000000, rnd.choice([5000000, 10000000]), None, rnd.choice([100000, 250000, 500000]), 500000][j]
                part.append(dict(property=p, coverage=cov, carrier=rnd.choice(cs), policy=rnd.choice(['', 'BP-', 'CU']) + str(rnd.randint(1000000, 99999999)),
                    expires=date(2025, 10, 1) + dt.timedelta(days=rnd.randint(0, 300)), limit=lim if lim else rnd.randint(30, 180) * 100000,
                    deductible=[10000, 0, 10000, 2500, 1000, 1250][j], premium=round([(lim or 0) * .0031, 2000 + rnd.random() * 9000, 1500 + rnd.random() * 6000, 300 + rnd.random() * 900, 200 + rnd.random() * 500, 800 + rnd.random() * 1900][j], 2)))
        part.sort(key=lambda d: d['expires'])
        r = 4; month = None
        for d in part:
            if month and d['expires'].month != month and si == 0 and d['expires'].month in (1, 4): r += 1   # blank row at the quarter
            month = d['expires'].month
            for j, k in enumerate(['expires', 'property', 'coverage', 'carrier', 'policy', 'limit', 'deductible', 'premium'], 1):
                x = ws.cell(r, j, d[k])
                if k == 'expires': x.number_format = 'dd-mmm-yy'
                if k in ('limit', 'deductible'): x.number_format = '$#,##0'
                if k == 'premium': x.number_format = '$#,##0.00'
            ws.cell(r, 9, rnd.choice(['Y', 'Y', 'Y', 'N - requested'])); r += 1
        ts = [(f'Total {sn}', part)] + ([('Total Portfolio (both tabs)', rows + part)] if si else [])
        for lab, rs in ts:
            ws.cell(r, 2, lab).font = Font(bold=True); x = ws.cell(r, 8, sm(rs)); x.number_format = '$#,##0.00'; x.font = Font(bold=True)
            totals.append({'label': lab, 'premium': sm(rs)}); r += 1
        rows += part
        ws.cell(r + 1, 1, 'Sorted by expiration. Send renewal request to the agent 45 days before expiration.').font = Font(italic=True, size=9)
        for col, w in zip('ABCDEFGHI', [12, 24, 22, 22, 16, 15, 10, 14, 14]): ws.column_dimensions[col].width = w
    wb.save(os.path.join(D, name)); save_truth(name, rows, totals)

# ---------------------------------------------------------------- XLSX 3
# Canadian; property in merged cells, prior-year column, ISO text dates, recap by line below
def x3():
    name = 'Laurentide_REIT_assurance_2025-26.xlsx'
    rnd = random.Random(606)
    props = ['Place Belmont', 'Carrefour du Lac', '1250 René-Lévesque', 'Kanata North Tech Hub', 'Quai Sainte-Anne']
    lines = [('Property', 'Intact Insurance'), ('Boiler & Machinery', 'The Boiler Inspection and Insurance Co.'), ('Liability', 'Northbridge General'), ('Excess Liability', 'AIG Canada'), ('Environmental', 'Zurich Canada'), ('Terrorism', 'Lloyd\'s (Canopius 4444)')]
    wb = Workbook(); ws = wb.active; ws.title = 'Sched 2025-26'
    ws['A1'] = 'LAURENTIDE REIT'; ws['A2'] = 'Insurance Cost Allocation Schedule (CAD)'; ws['A3'] = 'Policy year 2025-26'
    for a in ('A1', 'A2'): ws[a].font = Font(bold=True, size=12)
    ws.merge_cells('F5:G5'); ws['F5'] = 'Policy Period'; ws.merge_cells('B5:C5'); ws['B5'] = 'Allocated Premium'
    for j, h in enumerate(['Building', 'Current Yr', 'Prior Yr', 'Coverage', 'Underwritten By', 'Start', 'End', 'Policy No.', 'Coverage Limit', 'Deductible'], 1): ws.cell(6, j, h)
    for rr in (5, 6):
        for j in range(1, 11):
            x = ws.cell(rr, j); x.font = Font(bold=True); x.alignment = Alignment(horizontal='center', wrap_text=True); x.fill = PatternFill('solid', fgColor='DDEBF7'); x.border = Border(bottom=thin)
    pols = ['501-884-7720', 'BM 40 03318', 'CBL 2007714', 'GLX-0098', 'EIL 8801245', 'B1262 FT0412725']
    per = [(date(2025, 6, 30), date(2026, 6, 30))] * 4 + [(date(2024, 10, 31), date(2027, 10, 31)), (date(2025, 9, 1), date(2026, 9, 1))]
    r = 7; rows, totals, prior = [], [], {}
    for i, p in enumerate(props):
        s = r; part = []
        for j, (cov, car) in enumerate(lines):
            if (i, j) in [(1, 4), (3, 5), (4, 4), (4, 5)]: continue
            tiv = [48500000, 72250000, 133000000, 39800000, 18600000][i]
            d = dict(property=p, coverage=cov, carrier=car if not (i == 2 and j == 0) else 'Intact / Aviva Canada', policy=pols[j], effective=per[j][0], expires=per[j][1],
                     limit=[tiv, tiv, 5000000, 45000000, 10000000, tiv][j], deductible=[100000, 10000, 25000, None, 50000, 100000][j],
                     premium=round([tiv * .00128, tiv * .000061, 9000 + rnd.random() * 20000, 4000 + rnd.random() * 9000, 3000 + rnd.random() * 4000, tiv * .00004][j] + rnd.random() * 100))
            d['prior'] = round(d['premium'] * (.88 + .2 * rnd.random())); part.append(d)
            for c_, k in enumerate(['property', 'premium', 'prior', 'coverage', 'carrier', 'effective', 'expires', 'policy', 'limit', 'deductible'], 1):
                if k == 'property' and r > s: continue
                v = d[k]
                if k in ('effective', 'expires'): v = v.isoformat()
                x = ws.cell(r, c_, v)
                if k in ('premium', 'prior', 'limit', 'deductible'): x.number_format = '#,##0'
            r += 1
        ws.merge_cells(start_row=s, end_row=r - 1, start_column=1, end_column=1); ws.cell(s, 1).alignment = Alignment(vertical='center', wrap_text=True)
        lab = 'Sub-total ' + p
        ws.cell(r, 1, lab); ws.cell(r, 2, sm(part)).number_format = '#,##0'; ws.cell(r, 3, sm(part, 'prior')).number_format = '#,##0'
        for j in range(1, 11): ws.cell(r, j).font = Font(bold=True); ws.cell(r, j).border = Border(top=thin, bottom=thin)
        totals.append({'label': lab, 'premium': sm(part)}); rows += part; r += 1
    def tot(lab, rs):
        nonlocal r
        ws.cell(r, 1, lab).font = Font(bold=True); ws.cell(r, 2, sm(rs)).number_format = '#,##0'; ws.cell(r, 3, sm(rs, 'prior')).number_format = '#,##0'
        totals.append({'label': lab, 'premium': sm(rs)}); r += 1
    tot('TOTAL - ALL BUILDINGS', rows); r += 1
    ws.cell(r, 1, 'Recap by coverage').font = Font(bold=True, italic=True); r += 1
    for cov, _ in lines: tot('Total ' + cov, [d for d in rows if d['coverage'] == cov])
    ws.cell(r + 1, 1, 'Note: environmental policy is a three-year term; the premium shown is one third of the prepaid amount.')
    for col, w in zip('ABCDEFGHIJ', [30, 13, 12, 20, 36, 12, 12, 18, 16, 12]): ws.column_dimensions[col].width = w
    wb.save(os.path.join(D, name)); save_truth(name, rows, totals)

# ---------------------------------------------------------------- XLSX 4
# community association manager; sections by kind; header repeated; everything typed as text
def x4():
    name = 'Heron Bay COA insurance list.xlsx'
    secs = [('PROPERTY POLICIES', 'Property Policies Subtotal', [
        ('Master property, Bldgs 1-4', 'Citizens Property Ins. Corp.', '0017 4420-1', '06/14/2025', '06/14/2026', 38750000, 250000, 214866.40, 'Gallagher', '10-pay'),
        ('Master property, Clubhouse & pool', 'Citizens Property Ins. Corp.', '0017 4420-2', '06/14/2025', '06/14/2026', 2180000, 25000, 13904.15, 'Gallagher', '10-pay'),
        ('Endt. #3 - pool cabana removed', 'Citizens Property Ins. Corp.', '0017 4420-2', '08/02/2025', '06/14/2026', None, None, -688.25, 'Gallagher', 'credit'),
        ('Flood, Bldg 1', 'American Bankers Ins. Co. of Florida', '6900 113-01', '05/30/2025', '05/30/2026', 9500000, 10000, 11240.00, 'Gallagher', 'annual'),
        ('Flood, Bldg 2', 'American Bankers Ins. Co. of Florida', '6900 113-02', '05/30/2025', '05/30/2026', 9500000, 10000, 11240.00, 'Gallagher', 'annual'),
        ('Flood, Bldgs 3 and 4', 'American Bankers Ins. Co. of Florida', '6900 113-03', '05/30/2025', '05/30/2026', 19250000, 20000, 23118.50, 'Gallagher', 'annual'),
        ('Boiler and machinery', 'Liberty Mutual Fire', 'YM2-L9L-44', '06/14/2025', '06/14/2026', 40930000, 5000, 2476.00, 'Gallagher', 'annual')]),
      ('LIABILITY POLICIES', 'Liability Policies Subtotal', [
        ('General liability', 'Southern-Owners Ins. Co.', '78-402-116', '06/14/2025', '06/14/2026', 1000000, 0, 18332.75, 'Brown & Brown', '10-pay'),
        ('Umbrella', 'Greenwich Insurance Co.', 'PPP 7440912', '06/14/2025', '06/14/2026', 15000000, 10000, 9815.00, 'Brown & Brown', 'annual'),
        ('Directors and officers', 'Continental Casualty Co.', '0618 22957', '09/01/2025', '09/01/2026', 2000000, 2500, 4127.00, 'Brown & Brown', 'annual'),
        ('Workers comp (if any)', 'FCCI Insurance Co.', 'WC010-55873', '01/01/2025', '01/01/2026', None, None, 912.00, 'Brown & Brown', 'annual')]),
      ('OTHER', 'Other Subtotal', [
        ('Fidelity bond', 'Travelers Casualty & Surety', '105 882 417', '06/14/2025', '06/14/2026', 1500000, 15000, 2690.00, 'Gallagher', 'annual'),
        ('Cyber', 'At-Bay Specialty', 'AB-6650921', '03/22/2025', '03/22/2026', 1000000, 5000, 1874.30, 'Brown & Brown', 'annual')])]
    m = lambda v: f'(${-v:,.2f})' if v < 0 else f'${v:,.2f}'
    iso = lambda s: date(int(s[6:]), int(s[:2]), int(s[3:5]))
    wb = Workbook(); ws = wb.active; ws.title = 'Sheet1'
    ws['C2'] = 'Heron Bay Condominium Association, Inc.'; ws['C3'] = 'List of insurance in force'; ws['C2'].font = Font(bold=True, size=14)
    r = 5; rows, totals = [], []
    hd = ['Agent', 'Pmt plan', 'What it covers', 'Company', 'Policy no.', 'Begins', 'Ends', 'Amount of insurance', 'Deductible', 'Premium']
    for title, lab, rs in secs:
        ws.cell(r, 2, title).font = Font(bold=True, size=12); r += 1
        for j, h in enumerate(hd, 2):
            x = ws.cell(r, j, h); x.font = Font(bold=True); x.border = Border(bottom=thin); x.alignment = Alignment(wrap_text=True)
        r += 1; part = []
        for cov, car, pol, e, x_, lim, ded, p, ag, pay in rs:
            part.append(dict(coverage=cov, carrier=car, policy=pol, effective=iso(e), expires=iso(x_), limit=lim, deductible=ded, premium=p))
            vals = [ag, pay, cov, car, pol, e, x_, f'${lim:,}' if lim is not None else ('statutory' if 'comp' in cov else ''), f'${ded:,}' if ded is not None else '', m(p)]
            for j, v in enumerate(vals, 2):
                if v != '': ws.cell(r, j, v).alignment = Alignment(horizontal='right' if j >= 9 else 'left', wrap_text=True, vertical='top')
            r += 1
        ws.cell(r, 4, lab).font = Font(bold=True); x = ws.cell(r, 11, m(sm(part))); x.font = Font(bold=True); x.alignment = Alignment(horizontal='right')
        totals.append({'label': lab, 'premium': sm(part)}); rows += part; r += 3
    ws.cell(r, 4, 'Total premiums').font = Font(bold=True); x = ws.cell(r, 11, m(sm(rows))); x.font = Font(bold=True); x.alignment = Alignment(horizontal='right')
    totals.append({'label': 'Total premiums', 'premium': sm(rows)}); r += 2
    ws.cell(r, 2, 'Hurricane deductible on the master property policies is 3% of building value.'); ws.cell(r + 1, 2, 'Ask Dana at the management office for certificates: allow two business days.')
    for col, w in zip('ABCDEFGHIJK', [3, 15, 9, 32, 34, 15, 12, 12, 18, 12, 15]): ws.column_dimensions[col].width = w
    wb.save(os.path.join(D, name)); save_truth(name, rows, totals)

for f in (pdf1, pdf2, pdf3, pdf4, x1, x2, x3, x4): f()
