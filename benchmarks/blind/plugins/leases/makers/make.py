#!/usr/bin/env python3
"""Regenerates documents/ and truth/ (lease abstract schedules with known answers)."""
import json, os, random, datetime as dt, textwrap
from xml.sax.saxutils import escape
from reportlab.lib.pagesizes import letter, A4, landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer, PageBreak
from reportlab.pdfgen import canvas
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
from openpyxl.utils import get_column_letter as L

HERE = os.path.dirname(os.path.abspath(__file__))
DOC, TRU = os.path.join(HERE, 'documents'), os.path.join(HERE, 'truth')
os.makedirs(DOC, exist_ok=True); os.makedirs(TRU, exist_ok=True)
D = dt.date
FIELDS = ['property', 'suite', 'tenant', 'commencement', 'expiration', 'area', 'rent', 'deposit', 'options', 'guarantor']

def r2(x): return round(x + 1e-9, 2)
def num(x):
    x = r2(x)
    return int(x) if x == int(x) else x

def save(name, rows, totals):
    out = []
    for r in rows:
        o = {}
        for f in FIELDS:
            v = r.get(f)
            if v is None or v == '': continue
            if isinstance(v, dt.date): v = v.isoformat()
            elif isinstance(v, (int, float)): v = num(v)
            o[f] = v
        assert 'tenant' in o and 'rent' in o
        out.append(o)
    tt = [{k: (num(v) if k != 'label' else v) for k, v in t.items()} for t in totals]
    json.dump({'name': name, 'rows': out, 'totals': tt},
              open(os.path.join(TRU, os.path.splitext(name)[0] + '.json'), 'w'), indent=1, ensure_ascii=False)

def tot(label, rows, *fs):
    t = {'label': label}
    for f in fs: t[f] = r2(sum(r.get(f) or 0 for r in rows))
    return t

def money(x, sign='', dec=2):
    if x is None: return ''
    s = f'{abs(x):,.{dec}f}'
    return f'({sign}{s})' if x < 0 else sign + s
def integer(x): return '' if x is None else f'{x:,.0f}'
def addyears(d, n): return D(d.year + n, d.month, d.day)
def endof(start, years): return addyears(start, years) - dt.timedelta(days=1)
def startdate(rng, y0=2012, y1=2023, days=(1, 1, 1, 15)):
    return D(rng.randint(y0, y1), rng.randint(1, 12), rng.choice(days))

def term(rng, asof, days, years):
    """a lease running on asof"""
    while True:
        y = rng.choice(years); s = D(asof.year - rng.randint(0, y), rng.randint(1, 12), rng.choice(days))
        if s <= asof <= endof(s, y): return s, y

# ------------------------------------------------------------------ PDF 1
def pdf1():
    name = 'castellan_lease_abstracts.pdf'
    rng = random.Random(411)
    props = [
     ('Harbor Point Center', 'office', 19.5, ['Brandt & Oyelaran LLP', 'Coastal Title Agency, Inc.', 'Pinnacle Actuarial Group', 'Dr. Helen Marchetti, DDS', 'Tidewater Engineering Associates, P.C.', 'Lumen Data Services LLC', 'Ostrander Wealth Advisors', 'Blue Heron Travel', 'State of Maine, Dept. of Labor', 'Fenwick Marine Insurance Brokers', 'Quill & Co. Accountants', 'Northeast Hospice Foundation']),
     ('Mill Street Shops', 'retail', 27.0, ['Saffron Kitchen LLC d/b/a Tandoor House', 'Rosewood Nails & Spa', 'Penny Lane Books', 'Gallo Brothers Pizza, Inc.', 'Mobile Solutions of Portland LLC d/b/a Cellular One Stop', 'Bright Smiles Orthodontics', 'The Yarn Barn', 'Hartley Opticians', 'Sunrise Bagel Co.']),
     ('Airport Road Distribution Park', 'whse', 8.25, ['Continental Fastener Supply Corp.', 'Polar Freight Lines, Inc.', 'Evergreen Building Products', 'Dirigo Beverage Distributors', 'Hansen Tile & Stone Importers', 'Medline Transit Services LLC', 'Atlantic Tire Wholesale', 'Crestview Packaging']),
     ('One Congress Plaza', 'office', 24.75, ['Whitcomb, Sears & Duarte, P.A.', 'Great Bay Savings Bank', 'Kellerman Public Relations', 'Vantage Clinical Research, LLC', 'U.S. General Services Administration', 'Olmstead Architects', 'Red Pine Software, Inc.', 'Chandler Reporting Services', 'Plaza Cafe & Catering']),
    ]
    opts = ['Two 5-year options at 95% of fair market rent', 'One 5-year option; 9 months notice', 'One 3-year option at then-current rent plus 3% per annum', 'Three 5-year options, CPI adjusted', 'None', 'None', 'One 5-year option; right of first offer on adjoining suite', 'Month to month thereafter']
    guars = ['Personal', 'Parent company', '', '', '', 'Personal, capped at 12 months', 'Principals, jointly and severally', '', 'Good guy guaranty']
    named = {'Brandt & Oyelaran LLP': 'M. Brandt', 'Gallo Brothers Pizza, Inc.': 'J. and S. Gallo', 'State of Maine, Dept. of Labor': '', 'U.S. General Services Administration': '', 'Dr. Helen Marchetti, DDS': 'H. Marchetti'}
    rows, totals = [], []
    P = ParagraphStyle('p', fontName='Helvetica', fontSize=7.2, leading=8.4)
    PB = ParagraphStyle('pb', parent=P, fontName='Helvetica-Bold')
    R = ParagraphStyle('r', parent=P, alignment=2); RB = ParagraphStyle('rb', parent=R, fontName='Helvetica-Bold')
    p = lambda s, st=P: Paragraph(escape(s), st)
    hdr = ['Suite', 'Tenant', 'Lease\nRef.', 'Commence-\nment Date', 'Expiration\nDate', 'Rentable\nSq. Ft.', 'Monthly\nBase Rent', 'Rent/SF\n(Annual)', 'Security\nDeposit', 'Renewal Options', 'Guarantor']
    data = [hdr]; st = [('FONT', (0, 0), (-1, 0), 'Helvetica-Bold', 7.2), ('LINEBELOW', (0, 0), (-1, 0), 1, colors.black), ('LINEABOVE', (0, 0), (-1, 0), 1, colors.black),
        ('VALIGN', (0, 0), (-1, -1), 'TOP'), ('VALIGN', (0, 0), (-1, 0), 'BOTTOM'), ('ALIGN', (5, 0), (8, -1), 'RIGHT'), ('FONTSIZE', (0, 1), (-1, -1), 7.2), ('LEADING', (0, 0), (-1, -1), 8.4),
        ('TOPPADDING', (0, 0), (-1, -1), 1.6), ('BOTTOMPADDING', (0, 0), (-1, -1), 2), ('LEFTPADDING', (0, 0), (-1, -1), 3), ('RIGHTPADDING', (0, 0), (-1, -1), 3), ('LEFTPADDING', (9, 0), (9, -1), 9)]
    ref = 1001
    for pn, kind, rate, ten in props:
        data.append([pn] + [''] * 10); i = len(data) - 1
        st += [('SPAN', (0, i), (-1, i)), ('FONT', (0, i), (-1, i), 'Helvetica-Bold', 8.5), ('BACKGROUND', (0, i), (-1, i), colors.HexColor('#dfe6ee'))]
        sec = []
        for k, t in enumerate(ten):
            s, yrs = term(rng, D(2024, 6, 30), (1, 1, 1, 15), [3, 5, 5, 7, 10, 15])
            a = rng.randint(*{'office': (880, 9400), 'retail': (950, 3800), 'whse': (9800, 52000)}[kind])
            rent = r2(a * (rate + rng.uniform(-3, 3)) / 12)
            su = {'office': f'{(k // 3 + 1) * 100 + (k % 3) * 10}', 'retail': 'ABCDEFGHJKLMN'[k], 'whse': f'Bldg {k // 3 + 1}-{"NSE"[k % 3]}'}[kind]
            dep = rng.choice([rent, r2(2 * rent), rent, None, 5000.0])
            if 'State of' in t or 'U.S.' in t: dep = None
            row = dict(property=pn, suite=su, tenant=t, commencement=s, expiration=endof(s, yrs), area=a, rent=rent, deposit=dep, options=rng.choice(opts), guarantor=named.get(t, rng.choice(guars)) or None)
            sec.append(row)
            data.append([su, p(t), f'L-{ref}', f'{s:%m/%d/%Y}', f'{row["expiration"]:%m/%d/%Y}', integer(a), ('$' if k == 0 else '') + money(rent), money(r2(rent * 12 / a)), (('$' if k == 0 else '') + money(dep)) if dep else '-', p(row['options']), p(row['guarantor'] or '')])
            ref += rng.randint(1, 9)
        t = tot(f'Subtotal - {pn}', sec, 'area', 'rent', 'deposit'); totals.append(t)
        data.append([t['label'], '', '', '', '', integer(t['area']), money(t['rent'], '$'), '', money(t['deposit'], '$'), '', '']); i = len(data) - 1
        st += [('SPAN', (0, i), (4, i)), ('FONT', (0, i), (-1, i), 'Helvetica-Bold', 7.2), ('LINEABOVE', (5, i), (8, i), .5, colors.black), ('BOTTOMPADDING', (0, i), (-1, i), 8)]
        rows += sec
    t = tot('Portfolio Total', rows, 'area', 'rent', 'deposit'); totals.append(t)
    data.append([t['label'], '', '', '', '', integer(t['area']), money(t['rent'], '$'), '', money(t['deposit'], '$'), '', '']); i = len(data) - 1
    st += [('SPAN', (0, i), (4, i)), ('FONT', (0, i), (-1, i), 'Helvetica-Bold', 7.6), ('LINEABOVE', (5, i), (8, i), .8, colors.black), ('LINEBELOW', (5, i), (8, i), 1.6, colors.black)]
    tb = Table(data, colWidths=[44, 130, 34, 50, 50, 46, 58, 42, 58, 132, 88], repeatRows=1); tb.setStyle(TableStyle(st))
    def foot(c, d):
        c.setFont('Helvetica', 7); c.drawString(30, 22, 'Castellan Realty Advisors - Confidential'); c.drawRightString(762, 22, f'Page {d.page}')
    SimpleDocTemplate(os.path.join(DOC, name), pagesize=landscape(letter), leftMargin=30, rightMargin=30, topMargin=34, bottomMargin=38).build(
        [Paragraph('<b>Castellan Realty Advisors</b>', ParagraphStyle('t', fontName='Helvetica', fontSize=13, leading=16)),
         Paragraph('Schedule of Lease Abstracts by Property, as of June 30, 2024', ParagraphStyle('t2', fontName='Helvetica', fontSize=9.5, leading=14)), Spacer(1, 5), tb, Spacer(1, 8),
         p('Notes: (1) Base rent is stated before common area, tax and insurance charges. (2) Rentable square feet per BOMA certification dated 2019. (3) A dash means no deposit is held.')], onFirstPage=foot, onLaterPages=foot)
    save(name, rows, totals)

# ------------------------------------------------------------------ PDF 2 (typed, Courier, one page)
def pdf2():
    name = 'dunmore_shop_leases.pdf'
    raw = [
     ('1',  'Kroft Pharmacy #218',       'Drug store',  D(2014,9,1),  D(2029,8,31), 11200, 13066.67, 'four 5-yr', 'Kroft Holdings Corp.'),
     ('2',  'La Espiga Bakery',          'Food',        D(2020,3,16), D(2025,3,15), 1450,  2658.33,  'one 5-yr', 'R. Espinoza'),
     ('3A', 'Tan Republic of Dunmore',   'Personal svc',D(2019,7,1),  D(2024,6,30), 1200,  1900.00,  '', 'T. Wolcott'),
     ('3B', 'Cash-N-Go Lenders Inc',     'Financial',   D(2021,2,1),  D(2026,1,31), 1175,  2153.75,  'one 3-yr', ''),
     ('4',  'Village Hardware & Paint',  'Hardware',    D(2009,11,1), D(2024,10,31),6800,  5383.33,  'two 5-yr at 10% increase', ''),
     ('5',  'Golden Wok Restaurant',     'Food',        D(2016,5,1),  D(2026,4,30), 2400,  4200.00,  'one 10-yr', 'Mr. and Mrs. Liang'),
     ('6',  'Fit24 Dunmore LLC',         'Gym',         D(2022,1,10), D(2032,1,9),  8350,  8697.92,  'two 5-yr at market, not less than prior rent', 'Fit24 Franchising and D. Park, jointly'),
     ('7',  'Sew What? Alterations',     'Personal svc',D(2023,6,1),  D(2025,5,31), 760,   1076.67,  '', 'N. Sirota'),
     ('8',  'Dunmore Animal Clinic',     'Veterinary',  D(2018,10,1), D(2028,9,30), 3100,  5166.67,  'two 5-yr', 'Dr. A. Pell'),
     ('9',  'H & R Tax Service',         'Financial',   D(2022,12,1), D(2025,4,30), 1000,  1750.00,  'one 2-yr', ''),
     ('10', 'Dollar Depot Stores',       'Variety',     D(2017,4,1),  D(2027,3,31), 9025,  7145.00,  'three 5-yr', 'Depot Retail Group'),
     ('11', 'Verve Hair Studio',         'Personal svc',D(2021,8,15), D(2026,8,14), 1320,  2310.00,  'one 5-yr', 'C. Abruzzo'),
     ('K1', 'Keys & Locks kiosk',        'Kiosk',       D(2024,1,1),  D(2024,12,31),None,  375.00,   '', ''),
     ('PAD','Lackawanna Federal Credit Union','Bank pad',D(2015,2,1), D(2035,1,31), 3600,  10500.00, 'four 5-yr, ground rent schedule in Exh. D', ''),
    ]
    c = canvas.Canvas(os.path.join(DOC, name), pagesize=landscape(letter)); W, H = landscape(letter)
    fs = 7.8; cw = fs * .6; y = [H - 44]
    def put(col, s, bold=False, right=False, size=fs):
        c.setFont('Courier-Bold' if bold else 'Courier', size)
        x = 36 + col * cw
        (c.drawRightString if right else c.drawString)(x, y[0], s)
    def nl(n=1): y[0] -= 10.2 * n
    put(0, 'DUNMORE RETAIL PARTNERS, L.P.', True, size=11); nl(1.5)
    put(0, 'SHOP LEASES - ABSTRACT OF PRINCIPAL TERMS'); put(154, 'Prepared 12 April 2024', right=True); nl()
    put(0, 'Prepared by: L. Hatch'); nl(2)
    C = dict(min=18, ten=22, use=50, sp=0, area=17)
    # column order: Sp., GLA, Occupant, Use, Min Rent/Mo, Pct, Opens, Ends, Options, Guaranty
    for a, col, rt in [('SPACE', 0, 0), ('G.L.A.', 14, 1), ('', 17, 0), ('', 46, 0), ('MIN. RENT', 71, 1), ('PCT', 77, 1), ('TERM', 81, 0), ('TERM', 92, 0), ('EXTENSION', 103, 0), ('GUARANTY', 131, 0)]:
        put(col, a, right=bool(rt))
    nl()
    for a, col, rt in [('NO.', 0, 0), ('(SF)', 14, 1), ('OCCUPANT', 17, 0), ('TYPE', 46, 0), ('PER MONTH', 71, 1), ('RENT', 77, 1), ('BEGINS', 81, 0), ('ENDS', 92, 0), ('OPTIONS', 103, 0), ('BY', 131, 0)]:
        put(col, a, right=bool(rt))
    nl(.8)
    for a, b in [(0, 6), (8, 14), (17, 44), (46, 59), (61, 71), (73, 77), (81, 90), (92, 101), (103, 128), (131, 154)]: put(a, '-' * (b - a))
    nl(1.2)
    rows = []
    fd = lambda d: f'{d.day}-{d:%b-%y}'
    for i, (su, t, use, s, e, a, rent, op, g) in enumerate(raw):
        rows.append(dict(suite=su, tenant=t, commencement=s, expiration=e, area=a, rent=rent, options=op, guarantor=g))
        tl = textwrap.wrap(t, 27, break_on_hyphens=False); ol = textwrap.wrap(op, 26, break_on_hyphens=False) or ['']; gl = textwrap.wrap(g, 23) or ['']
        for k in range(max(len(tl), len(ol), len(gl))):
            if k == 0:
                put(0, su); put(14, integer(a), right=True); put(46, use); put(71, ('$' if i == 0 else '') + money(rent), right=True)
                put(77, '6%' if use in ('Food', 'Variety') else '-', right=True); put(81, fd(s)); put(92, fd(e))
            if k < len(tl): put(17, tl[k])
            if k < len(ol): put(103, ol[k])
            if k < len(gl): put(131, gl[k])
            nl()
        if i in (3, 7, 11): nl(.8)
    put(8, '-' * 6); put(60, '-' * 11); nl()
    t = tot('TOTAL LEASED', rows, 'area', 'rent')
    put(14, integer(t['area']), right=True); put(17, 'TOTAL LEASED'); put(71, money(t['rent'], '$'), right=True); nl(.8)
    put(8, '=' * 6); put(60, '=' * 11); nl(2)
    for s in ['Two-digit years are all 2000s.  Kiosk K1 occupies common area and has no GLA.',
              'Spaces 12 and 13 (3,240 sf) are vacant and not listed.  Percentage rent is payable over natural breakpoint.',
              'No tenant is more than 30 days past due at the date of preparation.']:
        put(0, s); nl()
    c.save(); save(name, rows, [t])

# ------------------------------------------------------------------ PDF 3 (UK)
def pdf3():
    name = 'ashdown_tenancy_schedule.pdf'
    rng = random.Random(77)
    q = lambda y, k: [D(y, 3, 25), D(y, 6, 24), D(y, 9, 29), D(y, 12, 25)][k]
    secs = [('OFFICES', 'offices', [('Pelham House', 'Gnd Floor', 'Rothwell Chartered Surveyors LLP'), ('Pelham House', '1st Floor East', 'Cobalt Recruitment Ltd'), ('Pelham House', '1st Floor West', 'The Sussex Wildlife Partnership'), ('Pelham House', '2nd Floor', 'Amberley & Finch Solicitors'), ('Weald Court', 'Suite 1', 'Nexara Software UK Ltd'), ('Weald Court', 'Suite 2', 'HMRC Estates (Secretary of State for Housing, Communities and Local Government)'), ('Weald Court', 'Suite 3a', 'Trinity Dental Laboratory'), ('Weald Court', 'Suite 3b', 'Jarvis Bookkeeping'), ('Station Chambers', 'Whole', 'Lewes District Council')]),
      ('SHOPS', 'shops', [('14-22 High Street', 'No. 14', 'Greggs & Daughters Bakers Ltd'), ('14-22 High Street', 'No. 16', 'Vision First Opticians'), ('14-22 High Street', 'No. 18', 'Ms P. Okonjo t/a Braids & Beauty'), ('14-22 High Street', 'No. 20', 'British Heart Charity Shops'), ('14-22 High Street', 'No. 22', 'Ladbrook Racing Ltd'), ('Market Parade', 'Kiosk', 'A. Demir'), ('Market Parade', 'Unit 1', 'Southern Co-operative Food Stores Ltd'), ('Market Parade', 'Unit 2', 'Golden Dragon Takeaway (Uckfield) Ltd')]),
      ('WAREHOUSES AND TRADE UNITS', 'warehouses and trade units', [('Bellbrook Trade Park', 'Unit A', 'Screwline Trade Counters Ltd'), ('Bellbrook Trade Park', 'Unit B', 'Howgate Joinery Supplies'), ('Bellbrook Trade Park', 'Unit C/D', 'Euro Car Components plc'), ('Bellbrook Trade Park', 'Unit E', 'Kestrel Glass & Glazing'), ('Bellbrook Trade Park', 'Yard', 'Weald Skip Hire'), ('Forge Lane Depot', 'Bay 1', 'Parcelway Logistics UK Ltd'), ('Forge Lane Depot', 'Bay 2', 'Ridgeway Removals & Storage'), ('Forge Lane Depot', 'Bay 3', 'Sussex Ales Wholesale Ltd')])]
    ops = ["Tenant's break at 5th year on 6 months' notice", 'Excluded from 1954 Act', '', '', 'Option to renew for 5 years', 'Mutual break at any time on 3 months\' notice', 'Landlord\'s redevelopment break from 2026']
    gs = ['Holding company', 'Two directors, jointly and severally', '', '', '', '', 'AGA from former tenant']
    named = {'Howgate Joinery Supplies': 'Mr D. Howgate', 'Nexara Software UK Ltd': 'Nexara Group Inc', 'A. Demir': 'Mr K. Demir', 'Lewes District Council': '', 'HMRC Estates (Secretary of State for Housing, Communities and Local Government)': ''}
    S = ParagraphStyle('s', fontName='Helvetica', fontSize=7, leading=8.2)
    p = lambda s: Paragraph(escape(s), S)
    # order: Tenant | Property | Demise | Sq ft | Rent pa | Rent monthly | Deposit | Start | End | Next review | Options | Surety
    h1 = ['Tenant', 'Property', 'Demise', 'NIA / GIA\n(sq ft)', 'Passing rent', '', 'Rent\ndeposit (£)', 'Lease', '', 'Next\nreview', 'Break clauses and\noptions', 'Surety']
    h2 = ['', '', '', '', 'Yearly (£)', 'Monthly (£)', '', 'Start', 'End', '', '', '']
    G = colors.HexColor('#2f4f3f')
    st = [('SPAN', (4, 0), (5, 0)), ('SPAN', (7, 0), (8, 0)), ('BACKGROUND', (0, 0), (-1, 1), G), ('TEXTCOLOR', (0, 0), (-1, 1), colors.white), ('FONT', (0, 0), (-1, 1), 'Helvetica-Bold', 7), ('ALIGN', (4, 0), (5, 0), 'CENTER'), ('ALIGN', (7, 0), (8, 0), 'CENTER'),
          ('FONTSIZE', (0, 2), (-1, -1), 7), ('LEADING', (0, 0), (-1, -1), 8.2), ('VALIGN', (0, 0), (-1, -1), 'MIDDLE'), ('ALIGN', (3, 1), (6, -1), 'RIGHT'), ('ALIGN', (3, 0), (3, 0), 'RIGHT'), ('ALIGN', (6, 0), (6, 0), 'RIGHT'),
          ('TOPPADDING', (0, 0), (-1, -1), 2.2), ('BOTTOMPADDING', (0, 0), (-1, -1), 2.6), ('LEFTPADDING', (0, 0), (-1, -1), 3), ('RIGHTPADDING', (0, 0), (-1, -1), 3), ('LEFTPADDING', (7, 0), (7, -1), 8)]
    for j in (0, 1, 2, 3, 6, 9, 10, 11): st.append(('SPAN', (j, 0), (j, 1)))
    data = [h1, h2]; rows = []; totals = []
    d = lambda x: f'{x:%d/%m/%Y}'
    for title, low, items in secs:
        data.append([title] + [''] * 11); i = len(data) - 1
        st += [('SPAN', (0, i), (-1, i)), ('FONT', (0, i), (-1, i), 'Helvetica-Bold', 8), ('TEXTCOLOR', (0, i), (-1, i), G), ('LINEBELOW', (0, i), (-1, i), .8, G), ('TOPPADDING', (0, i), (-1, i), 7)]
        sec = []
        for n, (pr, su, t) in enumerate(items):
            lo, hi, rate = {'OFFICES': (620, 4900, 17.5), 'SHOPS': (410, 2900, 24)}.get(title, (2200, 14500, 9.25))
            a = rng.randint(lo, hi); mon = r2(round(a * rate * rng.uniform(.85, 1.2) / 600) * 50 + rng.choice([0, 0, 16.67, 8.33, 25]))
            y = rng.choice([3, 5, 10, 10, 15])
            while True:
                s = q(rng.randint(2024 - y, 2023), rng.randint(0, 3))
                if endof(s, y) > D(2024, 1, 31): break
            dep = rng.choice([None, r2(3 * mon), r2(3 * mon), r2(6 * mon)])
            if su == 'Yard': a = None
            row = dict(property=pr, suite=su, tenant=t, commencement=s, expiration=endof(s, y), area=a, rent=mon, deposit=dep, options=rng.choice(ops) or None, guarantor=named.get(t, rng.choice(gs)) or None)
            sec.append(row)
            if su == 'Bay 2':
                row['deposit'] = None
            data.append([p(t), p(pr), p(su), integer(a), money(r2(mon * 12)), money(mon), money(dep) if row['deposit'] else '', d(s), d(row['expiration']), (f'{next(addyears(s, k) for k in (5, 10, 15) if addyears(s, k) > D(2024, 1, 31)):%m/%Y}' if y >= 10 and addyears(s, y - 5) > D(2024, 1, 31) else 'n/a'), p(row['options'] or ''), p(row['guarantor'] or '')])
            if n % 2: st.append(('BACKGROUND', (0, len(data) - 1), (-1, len(data) - 1), colors.HexColor('#f1f5f2')))
            if su == 'Bay 3':   # rebate line
                rb = dict(property='Forge Lane Depot', suite='Bay 3', tenant='Sussex Ales Wholesale Ltd - rent concession', commencement=D(2024, 1, 13), expiration=D(2025, 1, 12), rent=-350.0)
                sec.append(rb)
                data.append([p(rb['tenant']), p(rb['property']), p('Bay 3'), '', '(4,200.00)', '(350.00)', '', d(rb['commencement']), d(rb['expiration']), 'n/a', '', ''])
        rows += sec
        t = tot(f'Total {low}', sec, 'area', 'rent', 'deposit'); totals.append(t)
        data.append([t['label'], '', '', integer(t['area']), money(r2(t['rent'] * 12)), money(t['rent']), money(t['deposit'])] + [''] * 5); i = len(data) - 1
        st += [('SPAN', (0, i), (2, i)), ('FONT', (0, i), (-1, i), 'Helvetica-Bold', 7), ('LINEABOVE', (0, i), (-1, i), .6, colors.black)]
    t = tot('Total estate', rows, 'area', 'rent', 'deposit'); totals.append(t)
    data.append([''] * 12)
    data.append([t['label'], '', '', integer(t['area']), money(r2(t['rent'] * 12), '£'), money(t['rent'], '£'), money(t['deposit'], '£')] + [''] * 5); i = len(data) - 1
    st += [('SPAN', (0, i), (2, i)), ('FONT', (0, i), (-1, i), 'Helvetica-Bold', 7.2), ('LINEABOVE', (0, i), (-1, i), .8, colors.black), ('LINEBELOW', (0, i), (-1, i), .8, colors.black)]
    tb = Table(data, colWidths=[126, 74, 52, 42, 58, 52, 54, 52, 46, 34, 114, 82], repeatRows=2); tb.setStyle(TableStyle(st))
    def foot(c, dd):
        c.setFont('Helvetica', 6.5); c.drawCentredString(421, 20, f'The Ashdown Estate  |  Tenancy schedule at 31 January 2024  |  {dd.page}')
    SimpleDocTemplate(os.path.join(DOC, name), pagesize=landscape(A4), leftMargin=28, rightMargin=28, topMargin=32, bottomMargin=36).build(
        [Paragraph('The Ashdown Estate', ParagraphStyle('t', fontName='Times-Bold', fontSize=16, leading=20, textColor=G)), Paragraph('Tenancy schedule at 31 January 2024', ParagraphStyle('t2', fontName='Times-Italic', fontSize=11, leading=16)), tb, Spacer(1, 8),
         p('Dates are day/month/year. NIA for offices and shops, GIA for warehouses. Rents are exclusive of VAT, service charge and insurance. Deposits are held in a separate client account. The Weald Skip Hire yard is open land and has not been measured.')], onFirstPage=foot, onLaterPages=foot)
    save(name, rows, totals)

# ------------------------------------------------------------------ PDF 4 (loan exhibit grid, 3 pages, page totals)
def pdf4():
    name = 'exhibit_c_leases.pdf'
    rng = random.Random(2024)
    props = [('Lakeview Business Center', 'LBC', 21), ('Sycamore Flex Park', 'SFP', 12), ('Tollgate Plaza', 'TP', 23), ('Commerce Drive Warehouses', 'CD', 7)]
    A = ['Ridgeline', 'Summit', 'Harvest', 'Keystone', 'Bluestem', 'Orchard', 'Prairie', 'Sterling', 'Capitol', 'Redwood', 'Union', 'Beacon', 'Cardinal', 'Frontier', 'Juniper', 'Monarch', 'Patriot', 'Silverado', 'Timberline', 'Westfall', 'Zenith', 'Cimarron', 'Foxglove', 'Granite', 'Heritage', 'Ironwood']
    B = {'LBC': ['Mortgage Company', 'Behavioral Health, P.C.', 'Insurance Agency', 'Staffing Inc.', 'Consulting Engineers', 'Law Group', 'Home Care LLC'], 'SFP': ['Printing & Graphics', 'Machine Works', 'Mechanical Contractors, Inc.', 'Robotics', 'Flooring Center', 'Sign Co.'], 'TP': ['Family Dentistry', 'Liquors', 'Martial Arts', 'Coffee Roasters LLC', 'Mattress Outlet', 'Cleaners', 'Burger Bar'], 'CD': ['Cold Storage, Inc.', 'Moving & Storage', 'Auto Parts Warehouse', 'Logistics', 'Plumbing Supply']}
    people = ['Anita Desrosiers', 'Carl Lindqvist', 'Beth and Omar Haddad', 'Tom Yazzie', 'Lucia Ferrante', 'Grant Whitfield']
    ops = ['1 x 5 yrs', '2 x 5 yrs', '1 x 3 yrs', '2 x 3 yrs @ FMV', '1 x 5 yrs @ 103% of prior rent', 'Purchase option, Sec. 31', '']
    used = set(); rows = []
    for (pn, ab, rate), cnt in zip(props, [17, 13, 14, 9]):
        for k in range(cnt):
            while True:
                t = f'{rng.choice(A)} {rng.choice(B[ab])}'
                if t not in used: used.add(t); break
            a = rng.randint(*{'LBC': (700, 6200), 'SFP': (2400, 9900), 'TP': (900, 4800), 'CD': (12000, 64000)}[ab])
            rent = float(round(a * (rate + rng.uniform(-2, 2)) / 12)); s, y = term(rng, D(2024, 3, 28), (1, 1, 1, 15), [3, 5, 5, 7, 10])
            g = rng.choice(['', '', '', rng.choice(people), f'{t.split()[0]} Holdings, Inc.'])
            rows.append(dict(property=pn, suite={'LBC': f'{100 * (k // 6 + 1) + k % 6 * 5}', 'SFP': f'{ab}-{k + 1:02d}', 'TP': f'{4400 + 2 * k}', 'CD': f'{"ABCDEFG"[k // 3]}{k % 3 + 1}'}[ab], tenant=t, commencement=s, expiration=endof(s, y), area=a, rent=rent,
                             deposit=rng.choice([rent, rent, None, float(rng.randint(2, 9) * 500)]), options=rng.choice(ops) or None, guarantor=g or None))
    rows[20]['deposit'] = -1200.0
    T = ParagraphStyle('x', fontName='Times-Roman', fontSize=8, leading=9); p = lambda s: Paragraph(escape(s), T)
    hd = ['No.', 'Property', 'Ste./\nUnit', 'Lessee', 'Lease\nDate', 'Expires', 'Sq.\nFt.', 'Base Rent\n(Mo.)', 'Sec.\nDep.', 'Opts.', 'Guarantor(s)']
    fd = lambda x: f'{x:%b} {x.day}, {x.year}'
    hd[4] = 'Commences'
    base = [('GRID', (0, 0), (-1, -1), .4, colors.black), ('FONT', (0, 0), (-1, 0), 'Times-Bold', 8), ('FONT', (0, 1), (-1, -1), 'Times-Roman', 8), ('LEADING', (0, 0), (-1, -1), 9), ('ALIGN', (0, 0), (-1, 0), 'CENTER'), ('VALIGN', (0, 0), (-1, -1), 'TOP'), ('ALIGN', (6, 1), (8, -1), 'RIGHT'),
            ('TOPPADDING', (0, 0), (-1, -1), 1), ('BOTTOMPADDING', (0, 0), (-1, -1), 2), ('LEFTPADDING', (0, 0), (-1, -1), 2.5), ('RIGHTPADDING', (0, 0), (-1, -1), 2.5)]
    C = ParagraphStyle('c', fontName='Times-Bold', fontSize=11, leading=14, alignment=1)
    story = [Paragraph('EXHIBIT C', C), Paragraph('LIST OF LEASES', C), Spacer(1, 4), p('Attached to the Certificate of Borrower dated as of March 28, 2024 (Plains Western Mortgage Lending, Loan No. 40-77163). The Borrower certifies that the following is a complete list of the Leases.'), Spacer(1, 6)]
    totals = []; cuts = [0, 19, 38, len(rows)]; n = 0
    for pg in range(3):
        chunk = rows[cuts[pg]:cuts[pg + 1]]; data = [hd]; st = list(base)
        for r in chunk:
            n += 1
            data.append([str(n), p(r['property']), r['suite'], p(r['tenant']), fd(r['commencement']), fd(r['expiration']), integer(r['area']), money(r['rent'], '$', 0), money(r['deposit'], '$', 0), p(r['options'] or ''), p(r['guarantor'] or '')])
        lab = [tot(f'Total this page ({pg + 1} of 3)', chunk, 'area', 'rent', 'deposit')]
        if pg == 2: lab.append(tot('GRAND TOTAL, ALL LEASES', rows, 'area', 'rent', 'deposit'))
        for t in lab:
            totals.append(t); data.append(['', t['label'], '', '', '', '', integer(t['area']), money(t['rent'], '$', 0), money(t['deposit'], '$', 0), '', '']); i = len(data) - 1
            st += [('SPAN', (1, i), (5, i)), ('FONT', (0, i), (-1, i), 'Times-Bold', 8)]
        tb = Table(data, colWidths=[20, 80, 34, 96, 52, 52, 37, 44, 38, 62, 66]); tb.setStyle(TableStyle(st)); story.append(tb)
        if pg < 2: story.append(PageBreak())
    story += [Spacer(1, 8), p('Amounts in whole dollars. The amount in parentheses is a deposit refundable by the lessee to the prior owner and is netted in the totals.'), Spacer(1, 16), p('Initialed by Borrower: ________    Date: ____________')]
    def foot(c, dd): c.setFont('Times-Roman', 8); c.drawCentredString(306, 26, f'Exhibit C - {dd.page}')
    SimpleDocTemplate(os.path.join(DOC, name), pagesize=letter, leftMargin=14, rightMargin=14, topMargin=36, bottomMargin=40).build(story, onFirstPage=foot, onLaterPages=foot)
    save(name, rows, totals)

# ------------------------------------------------------------------ XLSX helpers
thin = Side(style='thin'); dbl = Side(style='double'); B_ = Font(bold=True)
def put(ws, r, c, v, fmt=None, font=None, al=None, fill=None):
    x = ws.cell(r, c)
    if v is not None: x.value = v
    if fmt: x.number_format = fmt
    if font: x.font = font
    if al: x.alignment = al
    if fill: x.fill = fill
    return x
WR = Alignment(wrap_text=True, vertical='top'); CT = Alignment(horizontal='center', vertical='center', wrap_text=True)

# ------------------------------------------------------------------ XLSX 1: sections by property, spacer columns, real dates
def x1():
    name = 'riverbend_rent_abstract.xlsx'
    secs = [('Riverbend Tower', [
        ('200', 'Halloran Petroleum Landmen', D(2019,6,1), D(2026,5,31), 4120, 7896.67, 7896.67, '1-5 yr @ market', None, 'NNN'),
        ('210', 'Osage County Abstract Co.', D(2021,11,1), D(2024,10,31), 1885, 3455.83, 3455.83, None, 'B. Trammell', 'Gross'),
        ('300', 'Mid-Continent Claims, Inc.', D(2017,2,15), D(2027,2,14), 8240, 15106.67, 20000, '2-5 yr @ market; cap 3%/yr', 'MCC Holdings', 'Gross'),
        ('350', 'Boone & Tillery, Attorneys', D(2022,4,1), D(2027,3,31), 3010, 5643.75, 5643.75, '1-3 yr', 'Partners, severally', 'Gross'),
        ('400', 'Arkansas Basin Water District', D(2015,7,1), D(2025,6,30), 5575, 9523.96, None, 'Annual appropriation', None, 'Gross'),
        ('410', 'Tulsa Sleep Disorders Clinic', D(2023,1,1), D(2033,11,30), 2660, 5209.17, 10418.34, '1-5 yr @ market', 'Dr. V. Rao', 'NNN'),
        ('P-1', 'SkyBeam Wireless (rooftop)', D(2018,9,1), D(2028,8,31), None, 1450, None, '3-5 yr @ +10%', None, 'License')]),
      ('Brookside Market', [
        ('A', "Mamma Lucia's Trattoria", D(2020,2,1), D(2030,1,31), 3350, 7537.5, 15075, '1-10 yr', 'L. and P. Conti', 'NNN'),
        ('B', 'Paws & Claws Grooming', D(2022,8,1), D(2025,7,31), 1200, 2350, 2350, None, 'J. Eads', 'NNN'),
        ('C', 'Brookside Wine & Spirits', D(2016,12,1), D(2026,11,30), 2480, 4960, 4500, '1-5 yr @ $26.00', 'K. Ledford', 'NNN'),
        ('D/E', 'Sooner State Cycles LLC', D(2019,3,1), D(2029,2,28), 4100, 7004.17, 7000, '1-5 yr @ market', 'H. Stroud (first 36 months)', 'NNN'),
        ('F', 'QuickCuts #44', D(2023,5,15), D(2028,5,14), 1125, 2296.88, 2296.88, '2-5 yr', 'QuickCuts Franchise Corp.', 'NNN')]),
      ('Port Road Warehouses', [
        ('1', 'Verdigris Steel Fabrication', D(2013,10,1), D(2028,9,30), 38500, 17645.83, 17500, 'ROFR to purchase', None, 'NNN'),
        ('2', 'Catoosa Grain Handling', D(2020,1,1), D(2024,12,31), 26000, 12458.33, 12458.33, '2-5 yr @ CPI', 'Catoosa Co-op', 'NNN'),
        ('3N', 'Green Country Recycling', D(2021,6,15), D(2026,6,14), 14200, 7100, 14200, None, 'R. Vann', 'NNN'),
        ('3S', 'Inland Barge Services', D(2022,10,1), D(2025,9,30), 11950, 5875.42, 5875.42, '1-3 yr @ market', None, 'NNN'),
        ('Yard', 'Inland Barge Services', D(2022,10,1), D(2025,9,30), None, 900, -900, None, None, 'License')])]
    wb = Workbook(); ws = wb.active; ws.title = 'Abstract 9-24'
    put(ws, 2, 2, 'RIVERBEND HOLDINGS, LLC', font=Font(bold=True, size=14)); put(ws, 3, 2, 'Lease abstract schedule - September 2024', font=Font(italic=True))
    # B suite, C tenant, (D spacer), E comm, F exp, (G spacer), H SF, I $/sf, J monthly rent, K deposit, (L spacer), M type, N options, O guar
    h = {2: 'Suite', 3: 'Tenant', 5: 'Start\nDate', 6: 'End\nDate', 8: 'Square\nFeet', 9: '$/SF/\nYear', 10: 'Base Rent\nper Month', 11: 'Deposit\nHeld', 13: 'Lease\nType', 14: 'Options', 15: 'Guarantor'}
    for c, v in h.items():
        x = put(ws, 5, c, v, font=B_, al=CT); x.border = Border(bottom=thin)
    ws.row_dimensions[5].height = 32
    r = 7; rows = []; totals = []
    acct = '#,##0.00_);(#,##0.00)'
    def line(r, t):
        put(ws, r, 3, t['label'], font=B_); put(ws, r, 8, num(t['area']), '#,##0', B_); put(ws, r, 10, t['rent'], '"$"#,##0.00_);("$"#,##0.00)', B_); put(ws, r, 11, t['deposit'], '"$"#,##0.00_);("$"#,##0.00)', B_)
        for c in (8, 10, 11): ws.cell(r, c).border = Border(top=thin)
    for pn, items in secs:
        put(ws, r, 2, pn, font=Font(bold=True, size=12, color='1F3864')); r += 1; sec = []
        for su, t, s, e, a, rent, dep, op, g, ty in items:
            row = dict(property=pn, suite=su, tenant=t, commencement=s, expiration=e, area=a, rent=rent, deposit=dep, options=op, guarantor=g); sec.append(row)
            put(ws, r, 2, int(su) if su.isdigit() else su, al=Alignment(horizontal='left')); put(ws, r, 3, t); put(ws, r, 5, s, 'm/d/yyyy'); put(ws, r, 6, e, 'm/d/yyyy'); put(ws, r, 8, a, '#,##0')
            put(ws, r, 9, r2(rent * 12 / a) if a else None, '0.00'); put(ws, r, 10, rent, acct); put(ws, r, 11, dep, acct); put(ws, r, 13, ty); put(ws, r, 14, op, al=WR); put(ws, r, 15, g, al=WR); r += 1
        t = tot(f'Total {pn}', sec, 'area', 'rent', 'deposit'); totals.append(t); line(r, t); r += 2; rows += sec
    t = tot('TOTAL ALL PROPERTIES', rows, 'area', 'rent', 'deposit'); totals.append(t); line(r, t)
    for c in (8, 10, 11): ws.cell(r, c).border = Border(top=thin, bottom=dbl)
    put(ws, r + 2, 2, 'Suite 410: expiration reflects ten-year term plus eleven months of build-out.'); put(ws, r + 3, 2, 'Yard deposit is a refund due the tenant and is shown as a credit.')
    for c, w in zip('ABCDEFGHIJKLMNO', [2, 8, 32, 2, 11, 11, 2, 10, 8, 14, 14, 2, 9, 27, 27]): ws.column_dimensions[c].width = w
    ws.freeze_panes = 'D6'; wb.save(os.path.join(DOC, name)); save(name, rows, totals)

# ------------------------------------------------------------------ XLSX 2: small, two-row spanning header, merged property, text dates, wrapped cells
def x2():
    name = 'mother_lode_leases.xlsx'
    raw = [('Placer Street Building', 'Gold Country Credit\nBureau', '101', 'Jan 1, 2021', D(2021,1,1), 'Dec 31, 2025', D(2025,12,31), 1640, 2788, 2788, 'One 5-year option\n(180 days notice)', 'none'),
           ('Placer Street Building', 'Dr. Susan Oyama', '102', 'Jul 15, 2018', D(2018,7,15), 'Jul 14, 2028', D(2028,7,14), 2215, 3987, 4000, 'Two 5-year options', 'none'),
           ('Placer Street Building', 'Sierra Youth Services', '201', 'Oct 1, 2022', D(2022,10,1), 'Sep 30, 2024', D(2024,9,30), 980, 1470, 500, 'none', 'County of Amador'),
           ('Sutter Row', 'Prospector Saloon, Inc.', '12', 'May 1, 2016', D(2016,5,1), 'Apr 30, 2026', D(2026,4,30), 3300, 5610, 11220, 'One 10-year option', 'W. H. Pruitt and\nDonna Pruitt'),
           ('Sutter Row', 'Amador Antiques\nCollective', '14', 'Mar 1, 2023', D(2023,3,1), 'Feb 28, 2026', D(2026,2,28), 2750, 3850, 3850, 'One 3-year option\nat market rent', 'L. Benedetti'),
           ('Sutter Row', 'Foothill Floral', '16', 'Nov 10, 2020', D(2020,11,10), 'Nov 9, 2025', D(2025,11,9), 1105, 1712.75, 1700, 'none', 'none'),
           ('Martell Storage Barn', 'Vintners Case Goods LLC', 'whole', 'Aug 1, 2019', D(2019,8,1), 'Jul 31, 2029', D(2029,7,31), 15800, 9875, 19750, 'Option to purchase at\nappraised value', 'Shenandoah Cellars')]
    wb = Workbook(); ws = wb.active; ws.title = 'Leases'
    ws.merge_cells('A1:M1'); put(ws, 1, 1, 'Mother Lode Investment Co. -- Leases in Force', font=Font(bold=True, size=13, name='Georgia'), al=CT)
    ws.merge_cells('A2:M2'); put(ws, 2, 1, 'for the annual meeting, February 10, 2024', al=CT)
    # A building B lessee C unit | D-E term | F sq ft G use | H-J money: monthly rent, yearly rent, deposit held | K options L guarantor M file
    fill = PatternFill('solid', fgColor='F4E3B2')
    for a, v in [('A4:A5', 'Building'), ('B4:B5', 'Lessee'), ('C4:C5', 'Unit'), ('D4:E4', 'Term of Lease'), ('F4:F5', 'Floor area (sq. ft.)'), ('G4:G5', 'Drawer'), ('H4:J4', 'Dollars'), ('K4:K5', 'Right to extend or purchase'), ('L4:L5', 'Guaranteed by')]:
        ws.merge_cells(a); x = ws[a.split(':')[0]]; x.value = v; x.font = B_; x.alignment = CT
    for c, v in [(4, 'From'), (5, 'To'), (8, 'Monthly rent'), (9, 'Yearly rent'), (10, 'Deposit')]: put(ws, 5, c, v, font=B_, al=CT)
    for rr in (4, 5):
        for c in range(1, 13): ws.cell(rr, c).fill = fill; ws.cell(rr, c).border = Border(top=thin, bottom=thin, left=thin, right=thin)
    r = 6; rows = []; grp = {}
    for i, (pn, t, su, st_, s, et, e, a, rent, dep, op, g) in enumerate(raw):
        grp.setdefault(pn, []).append(r)
        put(ws, r, 2, t, al=WR); put(ws, r, 3, su, al=Alignment(horizontal='center', vertical='top')); put(ws, r, 4, st_, al=WR); put(ws, r, 5, et, al=WR); put(ws, r, 6, a, '#,##0'); put(ws, r, 7, f'{i % 3 + 1}-{chr(65 + i)}')
        put(ws, r, 8, rent, '$#,##0.00'); put(ws, r, 9, rent * 12, '$#,##0.00'); put(ws, r, 10, dep, '$#,##0.00'); put(ws, r, 11, op, al=WR); put(ws, r, 12, g, al=WR)
        for c in range(1, 13): ws.cell(r, c).border = Border(bottom=Side(style='hair'))
        if '\n' in t + op + g: ws.row_dimensions[r].height = 31
        rows.append(dict(property=pn, suite=su, tenant=t.replace('\n', ' '), commencement=s, expiration=e, area=a, rent=rent, deposit=dep, options=op.replace('\n', ' '), guarantor=g.replace('\n', ' ')))
        r += 1
    for pn, rs in grp.items():
        put(ws, rs[0], 1, pn, al=Alignment(vertical='top', wrap_text=True))
        if len(rs) > 1: ws.merge_cells(start_row=rs[0], end_row=rs[-1], start_column=1, end_column=1)
    r += 1; t = tot('Totals', rows, 'area', 'rent', 'deposit')
    put(ws, r, 1, 'Totals', font=B_)
    for c, v, f in [(6, num(t['area']), '#,##0'), (8, t['rent'], '$#,##0.00'), (9, r2(t['rent'] * 12), '$#,##0.00'), (10, t['deposit'], '$#,##0.00')]:
        x = put(ws, r, c, v, f, B_); x.border = Border(top=thin, bottom=dbl)
    put(ws, r + 2, 1, 'Lease originals are in the fireproof cabinet; see the drawer column.'); put(ws, r + 3, 1, 'Mrs. Pruitt signed as guarantor on 3/2/2017.')
    for c, w in zip('ABCDEFGHIJKL', [18, 25, 8, 13, 13, 11, 9, 13, 14, 13, 26, 19]): ws.column_dimensions[c].width = w
    wb.save(os.path.join(DOC, name)); save(name, rows, [t])

# ------------------------------------------------------------------ XLSX 3: system export, all text, repeated headers with page marks
def x3():
    name = 'LSABS_export_0731.xlsx'
    rng = random.Random(31)
    bl = {'1400 MARKET': ('O', 31), 'FOUNDRY SQ': ('O', 26), 'EASTGATE CTR': ('R', 29), 'DOCK 9': ('W', 9)}
    T = {'1400 MARKET': ['ADLER KOENIG & ROSS LLP', 'BAYLINE CAPITAL MGMT', 'CITYWIDE PARALEGAL SVCS', 'CONSULATE GENERAL OF PERU', 'DAVENPORT MEDIA', 'EVERS TRANSLATION BUREAU', 'FIDELIS TRUST CO NA', 'GREER DESIGN STUDIO', 'HELIX GENOMICS INC', 'INTL LONGSHORE CREDIT UN', 'JASPER & WEBB CPAS', 'KIRIN TRAVEL USA', 'LOMBARDI PROPERTIES'],
         'FOUNDRY SQ': ['APERTURE LABS', 'BRIGHTLOOM TEXTILES', 'CASTIRON GAMES LLC', 'DEEP SOUNDING AUDIO', 'EMBER COWORKING', 'FORGE FITNESS', 'GRAVITY AD AGENCY', 'HOPPER ROBOTICS', 'INKWELL PRESS', 'JUNCTION CHILDCARE INC'],
         'EASTGATE CTR': ['ACE BEAUTY SUPPLY', 'BURGER SHACK 112', 'CHEN DENTAL CORP', 'DISCOUNT SHOE BARN', 'EASTGATE CINEMAS LP', 'FABRIC CORNER', 'GAMES & COMICS', 'HUNAN EXPRESS', 'ISLAND POKE', 'JEWEL BOX', 'KIDZ PLAY ZONE'],
         'DOCK 9': ['ALLPORT CONTAINER', 'BARNACLE SEAFOODS', 'COASTAL ROOFING SUPPLY', 'DRAYAGE PARTNERS', 'EMPIRE COFFEE IMPORTERS', 'FOGHORN BREWING', 'GATEWAY FILM & STAGE']}
    cols = ['BLDG', 'STE', 'LESSEE', 'STAT', 'COMM DT', 'EXP DT', 'RSF', 'PRO RATA', 'MTHLY BASE', 'SEC DEP', 'OPTN', 'GTOR']
    wb = Workbook(); ws = wb.active; ws.title = 'LSABS'
    r = 1; rows = []; totals = []; page = [1]; since = [0]
    def head(r):
        put(ws, r, 1, 'LSABS.RPT'); put(ws, r, 3, 'LEASE ABSTRACT LISTING'); put(ws, r, 9, 'RUN 07/31/2024 06:12'); put(ws, r, 12, f'PAGE {page[0]}')
        page[0] += 1; since[0] = 0
        for c, v in enumerate(cols, 1): put(ws, r + 2, c, v)
        return r + 3
    r = head(r)
    for bi, (b, (k, rate)) in enumerate(bl.items()):
        sec = []; tsf = 0; gen = []
        for i, t in enumerate(T[b]):
            a = rng.randint(*{'O': (900, 11800), 'R': (850, 6400), 'W': (6000, 29000)}[k]); rent = r2(a * (rate + rng.uniform(-4, 4)) / 12)
            s, y = term(rng, D(2024, rng.choice([3, 7, 8, 9, 10]), 28), (1, 1, 16), [3, 5, 5, 7, 10])
            if s > D(2024, 7, 31): s = addyears(s, -1)
            gen.append(dict(property=b, suite={'O': f'{(i // 3 + 2) * 100 + i % 3 * 25:04d}', 'R': f'E{i + 1:02d}', 'W': f'BAY{i + 1}'}[k], tenant=t, commencement=s, expiration=endof(s, y), area=a, rent=rent,
                deposit=rng.choice([rent, r2(rent * 2), 10000.0, None]), options=rng.choice(['1X5', '2X5', '1X3', '3X5 CPI', None, None]), guarantor=rng.choice([None, None, 'CORP PARENT', 'PERSONAL', 'L/C IN LIEU', 'PERSONAL - LTD'])))
        if b == 'FOUNDRY SQ': gen.append(dict(property=b, suite='0350', tenant='FORGE FITNESS - ABATEMENT', commencement=D(2024, 2, 1), expiration=D(2024, 12, 31), rent=-1875.5))
        big = sum(g.get('area') or 0 for g in gen)
        for g in gen:
            if since[0] >= 18: r += 1; r = head(r)
            vals = [b, g['suite'], g['tenant'], 'H' if g['expiration'] < D(2024, 7, 31) else 'C', g['commencement'].isoformat().replace('-', '/'), g['expiration'].isoformat().replace('-', '/'), integer(g.get('area')), f'{100 * g["area"] / big:.2f}%' if g.get('area') else '', money(g['rent']), money(g.get('deposit')), g.get('options'), g.get('guarantor')]
            for c, v in enumerate(vals, 1):
                if v: put(ws, r, c, v, '@', al=Alignment(horizontal='right') if c in (7, 8, 9, 10) else None)
            r += 1; since[0] += 1
        rows += gen
        t = tot(f'BLDG TOTAL {b}', gen, 'area', 'rent', 'deposit'); totals.append(t)
        for c, v in [(3, t['label']), (7, integer(t['area'])), (9, money(t['rent'])), (10, money(t['deposit']))]: put(ws, r, c, v, '@', al=Alignment(horizontal='right') if c > 3 else None)
        r += 2
    t = tot('REPORT TOTAL', rows, 'area', 'rent', 'deposit'); totals.append(t)
    for c, v in [(3, t['label']), (7, integer(t['area'])), (9, '$' + money(t['rent'])), (10, '$' + money(t['deposit']))]: put(ws, r, c, v, '@', al=Alignment(horizontal='right') if c > 3 else None)
    put(ws, r + 2, 1, 'STAT: C = CURRENT  H = HOLDOVER'); put(ws, r + 3, 1, '*** END OF REPORT ***')
    for i, w in enumerate([14, 8, 30, 6, 12, 12, 10, 10, 14, 14, 10, 17], 1): ws.column_dimensions[L(i)].width = w
    for row in ws.iter_rows():
        for x in row: x.font = Font(name='Courier New', size=9)
    wb.save(os.path.join(DOC, name)); save(name, rows, totals)

# ------------------------------------------------------------------ XLSX 4: euro, kinds, dd.mm.yyyy, m2, blank spacer rows, second notes sheet
def x4():
    name = 'kade_en_haven_leases.xlsx'
    secs = [('Office premises', [
        ('Stadswerf 8', '1.01', 'Vermeulen Notarissen', D(2018,4,1), D(2028,3,31), 412.5, 6531.25, 19593.75, '5 years, then 1 year rolling', None),
        ('Stadswerf 8', '1.02', 'Baltic Crewing Services B.V.', D(2021,9,1), D(2026,8,31), 186, 2867.5, 8602.5, '5 years', 'Baltic Maritime Holding AS'),
        ('Stadswerf 8', '2.01', 'Studio Lindeman Architecten', D(2020,1,15), D(2025,1,14), 240.75, 3611.25, 10833.75, '5 years', 'J. Lindeman'),
        ('Havenhuis', '3', 'Rijnmond Surveyors & Average Adjusters', D(2015,10,1), D(2025,9,30), 655, 9279.17, None, '2 x 5 years', 'Bank guarantee ABN 2015/881'),
        ('Havenhuis', '4', 'Clean Rivers Foundation', D(2023,2,1), D(2026,1,31), 98.5, 1231.25, 1231.25, None, None)]),
      ('Shop premises', [
        ('Kadepassage', 'W1', 'De Koffiebrander', D(2019,5,1), D(2029,4,30), 84, 2240, 6720, '10 years', 'T. de Wit'),
        ('Kadepassage', 'W2', 'Boekhandel Van Dam', D(2012,11,1), D(2027,10,31), 221.25, 4056.25, 8112.5, '5 years', None),
        ('Kadepassage', 'W3', 'Optiek Zuid', D(2022,6,13), D(2027,6,12), 109.5, 2610, 7830, '5 years', 'Optiek Groep N.V.'),
        ('Kadepassage', 'W4', 'Toko Surabaya', D(2024,1,1), D(2025,12,31), 65, 1462.5, 4387.5, '3 years, tenant only', 'Mrs. S. Tan')]),
      ('Warehouses and quayside', [
        ('Loods Maas', 'A', 'Nordzee Cold Chain B.V.', D(2017,7,1), D(2032,6,30), 5240, 27946.67, 83840, '2 x 5 years', 'Nordzee Logistics SE'),
        ('Loods Maas', 'B', 'Timmer & Zonen Houthandel', D(2020,3,1), D(2025,2,28), 2875, 14375, 28750, '5 years', None),
        ('Loods Waal', '-1', 'Archive Depot Rotterdam', D(2016,12,15), D(2026,12,14), 1310.5, 5460.42, None, '5 years', 'Municipality of Rotterdam'),
        ('Loods Waal', '0', 'Van Ommen Paint Wholesale', D(2021,4,1), D(2026,3,31), 1960, 9636.67, 28910.01, '5 years', 'P. van Ommen'),
        ('Quay 17', 'berth', 'Maas Towage', D(2023,8,1), D(2024,7,31), None, 1850, 5550, '1 year rolling', None)])]
    wb = Workbook(); ws = wb.active; ws.title = 'Huurstaat EN'
    put(ws, 1, 3, 'Kade & Haven Vastgoed B.V.', font=Font(bold=True, size=15, color='7B1E1E')); put(ws, 2, 3, 'Lease summary per 1 April 2024 (amounts in EUR, excluding VAT)')
    # C rent pm, D rent pa  ... order: B no, C premises, D unit, E lessee, F guarantor, G renewal, H effective, I ends, J m2, K base rent per month, L indexed %, M deposit
    h1 = {2: 'Ref', 3: 'Complex', 4: 'Unit', 5: 'Lessee', 6: 'Guarantor /', 7: 'Renewal', 8: 'Effective', 9: 'Ends', 10: 'Lettable', 11: 'Base rent', 12: 'Index', 13: 'Deposit'}
    h2 = {6: 'security provider', 7: 'option', 8: 'from', 9: 'on', 10: 'area m²', 11: 'monthly, €', 12: 'month', 13: 'paid, €'}
    f = PatternFill('solid', fgColor='7B1E1E')
    for c in range(2, 14):
        for rr, h in ((4, h1), (5, h2)): put(ws, rr, c, h.get(c), font=Font(bold=True, color='FFFFFF'), fill=f, al=Alignment(horizontal='right' if c in (10, 11, 13) else 'left'))
    r = 7; rows = []; totals = []; n = 1
    E = '€ #,##0.00'
    def line(r, t, st):
        put(ws, r, 5, t['label'], font=B_); put(ws, r, 10, t['area'], '#,##0.00', B_); put(ws, r, 11, t['rent'], E, B_); put(ws, r, 13, t['deposit'], E, B_)
        for c in range(2, 14): ws.cell(r, c).border = st
    for title, items in secs:
        put(ws, r, 3, title, font=Font(bold=True, italic=True, size=12)); r += 2; sec = []
        for pn, su, t, s, e, a, rent, dep, op, g in items:
            sec.append(dict(property=pn, suite=su, tenant=t, commencement=s, expiration=e, area=a, rent=rent, deposit=dep, options=op, guarantor=g))
            for c, v, fm in [(2, f'KH{n:03d}', None), (3, pn, None), (4, su, '@'), (5, t, None), (6, g, None), (7, op, None), (8, s, 'dd.mm.yyyy'), (9, e, 'dd.mm.yyyy'), (10, a, '#,##0.00'), (11, rent, '#,##0.00'), (12, f'{s:%b}', None), (13, dep, '#,##0.00')]:
                put(ws, r, c, v, fm, al=WR if c in (5, 6, 7) else Alignment(vertical='top'))
            n += 1; r += 1
            if len(sec) == 3: r += 1   # blank spacer row
        t = tot(f'Subtotal {title.lower()}', sec, 'area', 'rent', 'deposit'); totals.append(t); line(r, t, Border(top=thin)); r += 2; rows += sec
    t = tot('Total portfolio', rows, 'area', 'rent', 'deposit'); totals.append(t); line(r, t, Border(top=thin, bottom=dbl))
    for c, w in zip('ABCDEFGHIJKLM', [2, 8, 17, 8, 42, 30, 24, 12, 12, 12, 15, 8, 15]): ws.column_dimensions[c].width = w
    w2 = wb.create_sheet('Notes')
    for i, s in enumerate(['Notes to the lease summary', 'Rents are indexed yearly in the month shown, on CPI all households.', 'Areas measured to NEN 2580; the berth at Quay 17 is not measured.', 'Service charges are settled per calendar year and are not included.'], 1): put(w2, i, 1, s)
    wb.save(os.path.join(DOC, name)); save(name, rows, totals)

def check():
    for f in sorted(os.listdir(TRU)):
        j = json.load(open(os.path.join(TRU, f))); rows = j['rows']
        assert os.path.exists(os.path.join(DOC, j['name']))
        g = j['totals'][-1]; subs = j['totals'][:-1]
        for k in g:
            if k == 'label': continue
            assert abs(sum(x.get(k, 0) for x in rows) - g[k]) < .005, (f, k)
            if subs: assert abs(sum(t[k] for t in subs) - g[k]) < .005, (f, k)
        for x in rows:
            assert x['commencement'] < x['expiration']
        print(f, len(rows), 'rows', len(j['totals']), 'totals')

for fn in (pdf1, pdf2, pdf3, pdf4, x1, x2, x3, x4): fn()
check()
