# P1 offering memorandum (office), P2 appraisal (multifamily), P7 CMBS term-sheet cash flow (warehouse)
import random, os
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, A4
from reportlab.lib import colors
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer, PageBreak
from reportlab.lib.styles import ParagraphStyle

def p1():
    fn = 'lakebluff_om_historicals.pdf'; rng = random.Random(3701)
    sf = 214618
    s = S(5, dash=True)
    def y(base, g=.03, noise=.03, budget=None):
        a = years(rng, base, g, 3, noise); t = int(a[2]*(1+rng.uniform(.0, .025)))
        b = int(round((budget or a[2]*(1+g))/500)*500)
        return a+[t, b]
    s.H('REVENUE')
    s.L('base', 'Base Rental Revenue', y(6640000, .025, .015), note='1')
    s.L('free', 'Free Rent and Abatements', [-214300, -388112, -151940, -96425, -60000])
    s.L('park', 'Structured Parking', y(181000, .05, .06))
    s.L('ant', 'Antenna, Storage & Conference Income', y(64500, .04, .07))
    s.H('Expense Reimbursements', ind=1)
    s.L('cam', 'Operating Expense Escalations', y(702000, .04, .05), ind=2)
    s.L('tx', 'Real Estate Tax Escalations', y(318000, .05, .06), ind=2, note='2')
    s.L('el', 'Submetered Electricity', y(246000, .03, .05), ind=2)
    s.T('reim', 'Total Expense Reimbursements', ['cam', 'tx', 'el'], ind=1)
    s.T('gpr', 'TOTAL POTENTIAL GROSS REVENUE', ['base', 'free', 'park', 'ant', 'reim'])
    gp = s.v('gpr')[4]
    s.L('vac', 'General Vacancy', [0, 0, 0, 0, -int(round(gp*.05, -2))], note='3')
    s.L('cl', 'Credit Loss', [-18240, 0, -41077, -33516, -int(round(gp*.005, -2))])
    s.T('egi', 'EFFECTIVE GROSS REVENUE', ['gpr', 'vac', 'cl'], 'TOTAL')
    s.H('OPERATING EXPENSES')
    for k, l, b in [('jan', 'Janitorial & Window Washing', 352000), ('rm', 'Repairs & Maintenance', 287000), ('hv', 'HVAC Contracts', 96500),
                    ('ev', 'Elevator Service', 61800), ('ut', 'Electricity & Gas', 538000), ('ws', 'Water & Sewer', 58400), ('sec', 'Security & Life Safety', 174300),
                    ('ls', 'Landscaping & Snow Removal', 83900), ('gen', 'Building Administration & Payroll', 311000)]:
        s.L(k, l, y(b, .035, .06))
    egi = s.v('egi'); s.L('mg', 'Management Fee', [int(round(x*.0275)) for x in egi], note='4')
    s.T('cont', 'Subtotal Controllable Expenses', ['jan', 'rm', 'hv', 'ev', 'ut', 'ws', 'sec', 'ls', 'gen', 'mg'], ind=1)
    s.L('ins', 'Property Insurance', y(97300, .11, .03)); s.L('ret', 'Real Estate Taxes', y(861000, .04, .02), note='2')
    s.L('nr', 'Non-Recoverable Expenses', y(41200, .02, .15))
    s.T('opex', 'TOTAL OPERATING EXPENSES', ['cont', 'ins', 'ret', 'nr'], 'TOTAL')
    s.T('noi', 'NET OPERATING INCOME', ['egi', '-opex'], 'TOTAL')
    s.L('res', 'Capital Reserves', [0, 0, 0, 0, -int(sf*.25)], note='5')
    s.L('ti', 'Tenant Improvements', [-412880, -736415, -298330, -351902, -640000])
    s.L('lc', 'Leasing Commissions', [-188204, -301770, -140615, -162340, -255000])
    s.L('cx', 'Base Building Capital', [-96000, -1214655, -71480, 0, -185000])
    s.T('below', 'Total Capital & Leasing Costs', ['res', 'ti', 'lc', 'cx'], ind=1)
    s.T('cf', 'CASH FLOW BEFORE DEBT SERVICE', ['noi', 'below'], 'TOTAL')
    s.drop('sec')
    W, Hh = landscape(letter); c = canvas.Canvas(os.path.join(DOC, fn), pagesize=(W, Hh), invariant=1)
    navy = colors.HexColor('#14304f'); gold = colors.HexColor('#b08d3c')
    c.setFillColor(navy); c.rect(0, 0, W, Hh, fill=1, stroke=0); c.setFillColor(colors.white)
    c.setFont('Helvetica-Bold', 34); c.drawString(60, 330, 'LAKEBLUFF CORPORATE CENTER')
    c.setFont('Helvetica', 15); c.drawString(60, 300, 'Two Class A office buildings  |  214,618 RSF  |  91.4% leased')
    c.setFillColor(gold); c.rect(60, 285, 220, 3, fill=1, stroke=0); c.setFillColor(colors.white)
    c.setFont('Helvetica', 11); c.drawString(60, 250, 'CONFIDENTIAL OFFERING MEMORANDUM'); c.drawString(60, 60, 'Harrow Pike Capital Markets'); c.showPage()
    c.setFillColor(navy); c.rect(0, Hh-52, W, 52, fill=1, stroke=0); c.setFillColor(colors.white); c.setFont('Helvetica-Bold', 17)
    c.drawString(36, Hh-34, 'FINANCIAL ANALYSIS'); c.setFont('Helvetica', 9); c.drawRightString(W-36, Hh-32, 'LAKEBLUFF CORPORATE CENTER')
    c.setFillColor(navy); c.setFont('Helvetica-Bold', 12); c.drawString(36, Hh-72, 'Historical Operating Statements and 2025 Budget')
    X = [330, 402, 474, 552, 594, 676, 722]
    h1 = ['2022', '2023', '2024', 'T-12 Thru', '', '2025', '']; h2 = ['Actual', 'Actual', 'Actual', 'June 2025', '$/RSF', 'Budget', '$/RSF']
    yy = Hh-90; c.setFont('Helvetica-Bold', 8.2)
    for x, a, b in zip(X, h1, h2): c.drawRightString(x, yy, a); c.drawRightString(x, yy-10, b)
    c.setStrokeColor(gold); c.setLineWidth(1.4); c.line(36, yy-14, W-60, yy-14); yy -= 25
    for r in s.rows:
        tot = r['type'] == 'TOTAL'; sub = r['type'] == 'SUBTOTAL'; head = r['type'] == 'HEADING'
        if tot: c.setFillColor(colors.HexColor('#e6ebf1')); c.rect(36, yy-3, W-96, 11, fill=1, stroke=0)
        if head and not r['m'].get('ind'): yy -= 2
        c.setFillColor(navy if (tot or head) else colors.black)
        f = 'Helvetica-Bold' if (tot or sub or head) else 'Helvetica'
        if head and r['m'].get('ind'): f = 'Helvetica-Oblique'
        c.setFont(f, 8); x0 = 40+10*(r['m'].get('ind', 0) + (0 if tot or head or sub else 1)); c.drawString(x0, yy, r['label'])
        if r['m'].get('note'):
            w = c.stringWidth(r['label'], f, 8); c.setFont('Helvetica', 5.2); c.drawString(x0+w+1, yy+3, f"({r['m']['note']})")
        if not head:
            c.setFont(f, 8); v = r['vals']
            if sub: c.setLineWidth(.4); c.setStrokeColor(colors.grey); [c.line(x-58, yy+8.2, x, yy+8.2) for x in (X[0], X[1], X[2], X[3], X[5])]
            cur = '$' if tot or r['key'] == 'base' else ''
            for x, t in zip(X, [v[0], v[1], v[2], v[3], v[3]/sf, v[4], v[4]/sf]):
                psf = x in (X[4], X[6]); c.drawRightString(x, yy, num(t, 2 if psf else 0, cur='' if psf else cur, dash='–'))
        yy -= 11.6
    c.setFillColor(colors.grey); c.setFont('Helvetica', 6.5)
    c.drawString(36, 24, 'The information contained herein has been obtained from sources deemed reliable; no warranty is made as to its accuracy. See Notes to Operating Statements on the following page.')
    c.drawRightString(W-36, 14, '31'); c.showPage()
    c.setFillColor(navy); c.setFont('Helvetica-Bold', 12); c.drawString(36, Hh-60, 'Notes to Operating Statements'); c.setFillColor(colors.black); c.setFont('Helvetica', 9)
    for i, t in enumerate(['(1) Base Rental Revenue in the historical periods is net of actual downtime. Budget assumes lease-up of Suite 410 in September 2025.',
        '(2) The 2024 reassessment was appealed; the settlement is reflected in the trailing period. Assumes no reassessment upon sale.',
        '(3) Historical periods reflect actual occupancy; the Budget carries general vacancy of 5.0% of Total Potential Gross Revenue.',
        '(4) Management fee of 2.75% of Effective Gross Revenue in all periods.', '(5) Budget includes reserves of $0.25 per RSF.']):
        c.drawString(46, Hh-84-i*16, t)
    c.setFont('Helvetica', 6.5); c.drawRightString(W-36, 14, '32'); c.save()
    t = s.truth('Historical Operating Statements and 2025 Budget', 'Lakebluff Corporate Center', None, None,
        ['2022 Actual', '2023 Actual', '2024 Actual', 'T-12 Thru June 2025', '2025 Budget'],
        dict(total_income='egi', total_operating_expenses='opex', noi='noi', net_cash_flow='cf'),
        planted={'what': "The line 'Security & Life Safety' was left out under OPERATING EXPENSES; 'Subtotal Controllable Expenses' still includes it, so it exceeds its lines in every column.", 'kind': 'row_dropped'})
    save(fn, t, 'OFFICE', 'OPERATING_STATEMENT', 'investment-sales broker', 'offering memorandum, three actual years, T-12, budget, $/RSF, footnotes', 'superscript notes, en dashes, $/SF columns interleaved, cover and notes pages')

def p2():
    fn = 'appraisal_reconstruction_birchmere.pdf'; rng = random.Random(3702); U = 148
    s = S(4)
    def y(base, g=.035, noise=.03):
        a = years(rng, base, g, 3, noise); return a+[int(round(a[2]*(1+g)/100)*100)]
    s.H('INCOME'); s.L('gpr', 'Gross Potential Rental Income', y(2789000, .04, .008))
    s.L('ltl', 'Less: Loss to Lease', [-x for x in y(74200, -.05, .1)]); s.L('vac', 'Less: Physical Vacancy', [-x for x in y(148000, .03, .1)])
    s.L('con', 'Less: Concessions', [-x for x in y(21900, .1, .2)]); s.L('bd', 'Less: Bad Debt / Collection Loss', [-x for x in y(26300, -.06, .15)])
    s.T('nri', 'Net Rental Income', ['gpr', 'ltl', 'vac', 'con', 'bd'])
    for k, l, b in [('rub', 'Utility Reimbursements (RUBS)', 158300), ('gar', 'Garages and Carports', 61400), ('pet', 'Pet Rent', 27700), ('fee', 'Late, Application and Admin Fees', 49600), ('mis', 'Miscellaneous', 12150)]: s.L(k, l, y(b, .05, .06))
    s.T('oi', 'Total Other Income', ['rub', 'gar', 'pet', 'fee', 'mis']); s.T('egi', 'EFFECTIVE GROSS INCOME', ['nri', 'oi'], 'TOTAL')
    s.H('FIXED EXPENSES'); s.L('tax', 'Real Estate Taxes', y(331000, .045, .02)); s.L('ins', 'Insurance', y(118400, .14, .04)); s.T('fx', 'Total Fixed Expenses', ['tax', 'ins'])
    s.H('VARIABLE EXPENSES')
    s.H('Utilities', ind=1)
    ks = [('ele', 'Electricity - Common & Vacant', 42900), ('gas', 'Natural Gas', 18600), ('wat', 'Water and Sewer', 121700), ('tra', 'Trash Removal', 33800)]
    for k, l, b in ks: s.L(k, l, y(b, .04, .06), ind=1)
    s.T('utl', 'Subtotal Utilities', [k[0] for k in ks], ind=1)
    vs = [('pay', 'Payroll and Benefits', 281000), ('rm', 'Repairs and Maintenance', 97600), ('tur', 'Turnover / Make-Ready', 56300), ('lan', 'Landscaping and Snow', 38500), ('pes', 'Pest Control', 9300), ('mar', 'Advertising and Leasing', 29400), ('adm', 'General and Administrative', 47800)]
    for k, l, b in vs: s.L(k, l, y(b, .035, .07))
    s.L('mgt', 'Management Fee', [int(x*.03) for x in s.v('egi')]); s.T('var', 'Total Variable Expenses', ['utl']+[k[0] for k in vs]+['mgt'])
    s.T('op', 'TOTAL OPERATING EXPENSES', ['fx', 'var'], 'TOTAL'); s.T('noi', 'NET OPERATING INCOME', ['egi', '-op'], 'TOTAL')
    s.L('rr', 'Replacement Reserves', [None, None, None, U*300]); s.T('cf', 'NET CASH FLOW AFTER RESERVES', ['noi', '-rr'], 'TOTAL', vals=[None]*3+[s.v('noi')[3]-U*300])
    s.L('rat', 'Operating Expense Ratio', [round(b/a, 3) for a, b in zip(s.v('egi'), s.v('op'))], pct=1)
    st = lambda **k: ParagraphStyle('x', fontName=k.pop('f', 'Times-Roman'), **k)
    B = st(f='Times-Roman', fontSize=10, leading=13, spaceAfter=6)
    data = [['', '2022 Actual', '', '2023 Actual', '', '2024 Actual', '', "Appraiser's\nStabilized Forecast", ''], ['', 'Total', '$/Unit', 'Total', '$/Unit', 'Total', '$/Unit', 'Total', '$/Unit']]
    ts = [('FONT', (0, 0), (-1, -1), 'Times-Roman', 7.8), ('FONT', (0, 0), (-1, 1), 'Times-Bold', 8), ('ALIGN', (1, 0), (-1, -1), 'RIGHT'), ('ALIGN', (1, 0), (-1, 0), 'CENTER'),
          ('GRID', (0, 0), (-1, -1), .3, colors.HexColor('#888888')), ('TOPPADDING', (0, 0), (-1, -1), 1.4), ('BOTTOMPADDING', (0, 0), (-1, -1), 1.6), ('LEFTPADDING', (0, 0), (-1, -1), 3), ('RIGHTPADDING', (0, 0), (-1, -1), 3),
          ('BACKGROUND', (7, 0), (8, -1), colors.HexColor('#f3efe2')), ('VALIGN', (0, 0), (-1, 1), 'MIDDLE')] + [('SPAN', (i, 0), (i+1, 0)) for i in (1, 3, 5, 7)]
    for i, r in enumerate(s.rows, 2):
        row = ['   '*r['m'].get('ind', 0)+r['label']]
        for v in r['vals']:
            if r['m'].get('pct'): row += [f'{v*100:.1f}%', '']
            elif v is None: row += ['', ''] if r['type'] == 'HEADING' else ['---', '---']
            else: row += [num(v, neg='minus', cur='$'), num(round(v/U), neg='minus', cur='$')]
        data.append(row)
        if r['type'] == 'HEADING': ts += [('FONT', (0, i), (0, i), 'Times-BoldItalic', 8)] + ([('SPAN', (0, i), (-1, i))] if not r['m'].get('ind') else [])
        if r['type'] in ('TOTAL', 'SUBTOTAL'): ts += [('FONT', (0, i), (-1, i), 'Times-Bold', 7.8)]
        if r['type'] == 'TOTAL': ts += [('LINEABOVE', (0, i), (-1, i), 1, colors.black), ('BACKGROUND', (0, i), (6, i), colors.HexColor('#e4e4e4'))]
    def deco(c, d):
        c.setFont('Times-Italic', 9); c.drawString(54, 760, 'Birchmere Park Apartments, Wexford Falls'); c.drawRightString(558, 760, 'Income Capitalization Approach'); c.line(54, 755, 558, 755)
        c.setFont('Times-Roman', 9); c.drawCentredString(306, 30, f'Calder & Roane Valuation Advisors  |  Page {70+d.page}')
    doc = SimpleDocTemplate(os.path.join(DOC, fn), pagesize=letter, leftMargin=45, rightMargin=45, topMargin=46, bottomMargin=44, invariant=1)
    n = [x for x in ['Notes: Totals and per-unit amounts are in dollars; the per-unit column is based on 148 apartment units.', 'The owner does not book replacement reserves. Our forecast includes $300 per unit per year, below net operating income.', 'Owner statements for 2022 to 2024 were reconstructed to our chart of expense categories; capital items and debt service were removed.']]
    doc.build([Paragraph('<b>OPERATING HISTORY AND STABILIZED FORECAST</b>', st(f='Times-Bold', fontSize=12, leading=15, spaceAfter=4)),
        Paragraph('We were provided with operating statements for the three calendar years ended December 31, 2022 through 2024. The following table shows the reconstructed history beside our forecast for the first year of the holding period.', B),
        Table(data, colWidths=[142]+[54, 36]*3+[58, 38], style=TableStyle(ts), repeatRows=2)] + [Spacer(1, 5)] + [Paragraph(x, st(fontSize=8, leading=9.5)) for x in n], onFirstPage=deco, onLaterPages=deco)
    t = s.truth('Operating History and Stabilized Forecast', 'Birchmere Park Apartments', None, None, ['2022 Actual Total', '2023 Actual Total', '2024 Actual Total', "Appraiser's Stabilized Forecast Total"],
        dict(total_income='egi', total_operating_expenses='op', noi='noi', net_cash_flow='cf'))
    save(fn, t, 'MULTIFAMILY', 'OPERATING_STATEMENT', 'appraiser', 'appraisal report page, serif grid, grouped headers Total and $/Unit', 'per-unit columns under spanned headers, minus-dollar negatives, --- for not available')

def p7():
    fn = 'Annex_B_Cash_Flow_Corrigan_Logistics.pdf'; rng = random.Random(3707); sf = 402350
    s = S(5)
    a = lambda v: v
    s.L('br', 'Base Rent', [2011750, 2092220, 2216948, 2248710, 2401620], note='(1)')
    s.L('rs', 'Contractual Rent Steps', [0, 0, 0, 0, 71916], note='(2)')
    s.L('gu', 'Vacant Income', [0, 0, 0, 0, 118440])
    s.L('rec', 'Expense Recoveries', [588310, 611904, 655287, 668112, 702559])
    s.T('gpi', 'Gross Potential Income', ['br', 'rs', 'gu', 'rec'])
    s.L('oth', 'Other Income', [6120, 4850, 7300, 7300, 7300])
    s.L('vac', 'Vacancy & Credit Loss', [0, 0, -12655, -12655, -164727], note='(3)')
    s.T('egi', 'Effective Gross Income', ['gpi', 'oth', 'vac'], 'TOTAL')
    s.L('tx', 'Real Estate Taxes', [341200, 352118, 371406, 374950, 386003]); s.L('in', 'Insurance', [58412, 66907, 81330, 84118, 86640])
    s.L('mf', 'Management Fee', [int(x*.03) for x in s.v('egi')]); s.L('oe', 'Other Operating Expenses', [151733, 158260, 166914, 169270, 174348])
    s.T('op', 'Total Expenses', ['tx', 'in', 'mf', 'oe'], 'TOTAL'); s.T('noi', 'Net Operating Income', ['egi', '-op'], 'TOTAL')
    s.L('cr', 'Capital Expenditures Reserve', [0, 0, 0, 0, round(sf*.12)]); s.L('tl', 'TI/LC Reserve', [0, 0, 0, 0, round(sf*.35)])
    s.T('ncf', 'Net Cash Flow', ['noi', '-cr', '-tl'], 'TOTAL')
    ds = 1486320
    s.L('oc', 'Occupancy %', [1.0, 1.0, .962, .962, .941], f='pct'); s.L('d1', 'NOI DSCR', [round(x/ds, 2) for x in s.v('noi')], f='x'); s.L('d2', 'NCF DSCR', [round(x/ds, 2) for x in s.v('ncf')], f='x')
    s.L('dy', 'NOI Debt Yield', [round(x/20750000, 3) for x in s.v('noi')], f='pct')
    W, Hh = letter; c = canvas.Canvas(os.path.join(DOC, fn), pagesize=letter, invariant=1)
    c.setFont('Helvetica', 8); c.drawCentredString(W/2, Hh-36, 'ANNEX B - MORTGAGE LOAN NO. 11'); c.setFont('Helvetica-Bold', 13); c.drawCentredString(W/2, Hh-54, 'Corrigan Logistics Center')
    tx = ['The Property. The Corrigan Logistics Center Property is a two-building bulk warehouse totalling 402,350 square feet in Harlan Junction,', 'built in 2004 and 2009 with 32-foot clear heights and 96 dock-high doors. As of May 1, 2025 it was 94.1% leased to four tenants.', '',
          'Operating History and Underwritten Net Cash Flow. The following table presents certain information relating to the historical operating', 'performance and the underwritten net cash flow at the Corrigan Logistics Center Property:']
    c.setFont('Times-Roman', 9.5)
    for i, l in enumerate(tx): c.drawString(54, Hh-80-i*12, l)
    y = Hh-160; c.setFillColor(colors.HexColor('#404040')); c.rect(54, y-6, W-108, 30, fill=1, stroke=0); c.setFillColor(colors.white); c.setFont('Helvetica-Bold', 8.5)
    c.drawCentredString(W/2, y+13, 'Cash Flow Analysis'); X = [222, 282, 342, 408, 476, 522, 556]; c.setFont('Helvetica-Bold', 7.3)
    for x, h in zip(X, ['2022', '2023', '2024', '4/30/2025 TTM', 'Underwritten', 'U/W PSF', '% (4)']): c.drawRightString(x, y-1, h)
    c.setFillColor(colors.black); y -= 18; egi = s.v('egi')[4]; gpi = s.v('gpi')[4]
    for k, r in enumerate(s.rows):
        if k % 2: c.setFillColor(colors.HexColor('#eef0f2')); c.rect(54, y-3.6, W-108, 13, fill=1, stroke=0); c.setFillColor(colors.black)
        b = r['type'] != 'LINE'; c.setFont('Helvetica-Bold' if b else 'Helvetica', 7.6); c.drawString(58, y, r['label'])
        if r['m'].get('note'):
            w = c.stringWidth(r['label'], 'Helvetica', 7.6); c.setFont('Helvetica', 5); c.drawString(59+w, y+2.5, r['m']['note']); c.setFont('Helvetica', 7.6)
        for x, v in zip(X, r['vals']):
            f = r['m'].get('f'); c.drawRightString(x, y, f'{v*100:.1f}%' if f == 'pct' else f'{v:.2f}x' if f == 'x' else num(v, zero='0' if v == 0 else None, cur='$' if r['key'] in ('br', 'gpi', 'egi', 'tx', 'op', 'noi', 'ncf', 'cr') and v else ''))
        if not r['m'].get('f'):
            v = r['vals'][4]; c.drawRightString(X[5], y, num(v/sf, 2)); c.drawRightString(X[6], y, f"{abs(v)/(gpi if r['key'] in ('br','rs','gu','rec','gpi','oth') else egi)*100:.1f}%")
        if b: c.setLineWidth(.5); c.line(54, y+9.4, W-54, y+9.4)
        y -= 13
        if r['key'] in ('egi', 'ncf'): y -= 5
    c.rect(54, y+6, W-108, Hh-160+24-y-6, fill=0)
    c.setFont('Times-Roman', 8)
    for i, l in enumerate(['(1) Base Rent is based on the underwritten rent roll dated May 1, 2025.', '(2) Represents contractual rent increases through May 2026.', '(3) Underwritten vacancy equals 5.0% of Gross Potential Income.',
        '(4) % column is percent of Gross Potential Income for all revenue lines and percent of Effective Gross Income for the remaining fields.', 'Annual debt service of $1,486,320 and a cut-off date balance of $20,750,000 were used for all periods.']): c.drawString(54, y-12-i*10, l)
    c.drawCentredString(W/2, 30, 'B-47'); c.save()
    # vacancy underwritten check is done in check.py only by footing
    t = s.truth('Cash Flow Analysis', 'Corrigan Logistics Center', None, None, ['2022', '2023', '2024', '4/30/2025 TTM', 'Underwritten'], dict(total_income='egi', total_operating_expenses='op', noi='noi', net_cash_flow='ncf'))
    save(fn, t, 'WAREHOUSE', 'OPERATING_STATEMENT', 'conduit lender', 'CMBS annex page: narrative, shaded table, PSF and % columns, DSCR rows', 'no section headings, ratio rows in money columns, notes superscript, vacancy after gross potential')

p1(); p2(); p7()
