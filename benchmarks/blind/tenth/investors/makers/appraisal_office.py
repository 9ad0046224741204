import random
from tlib import *
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.colors import HexColor
R = random.Random(302)
NAME = 'appraisal_harborline_office.pdf'; SF = 118_400
COLS = ['12/31/2022', '12/31/2023', '12/31/2024', 'Budget 12/31/2025', "Appraiser's Forecast 9/30/2026"]
s = S('Operating History and Reconstructed Operating Statement', 'Harborline Corporate Center', None, None, COLS)
def L(l, base, g=.03, noise=.04, fc=None, neg=False, dash=(), **m):
    v = []
    for k in range(4):
        v.append(round(base*(1+g)**k*(1+R.uniform(-noise, noise))))
    v[3] = round(v[3], -2); v.append(fc if fc is not None else round(round(base*(1+g)**3.3/SF, 2)*SF))
    if neg: v = [-x for x in v]
    for d in dash: v[d] = None
    return s.line(l, v, **m)
s.head('INCOME')
a = [L('Base Rental Revenue', 2_611_000, .018, .015), L('Expense Reimbursements - CAM & Operating', 284_000, .04, .05), L('Expense Reimbursements - Real Estate Taxes', 97_600, .03, .05),
     L('Tenant Electric', 143_800, .02, .06), L('Antenna / Rooftop License', 36_000, .03, 0), L('Parking', 22_300, .02, .1), L('Miscellaneous Income', 11_800, 0, .3, dash=(3,))]
pgi = s.tot('Potential Gross Income', a, 'SUBTOTAL', bold=1)
# the owner's statements are on a collected basis: vacancy only in budget and forecast
P = s.rows[pgi]['v']
vac = s.line('Vacancy', [None, None, None, -round(P[3]*.08), -round(P[4]*.10)])
cl = s.line('Credit Loss', [-9_214, -31_760, None, None, -round(P[4]*.005)])
egi = s.tot('EFFECTIVE GROSS INCOME', [pgi, vac, cl], key='total_income', bold=1, rule=1)
E = s.rows[egi]['v']
s.head('EXPENSES'); s.head('Fixed Expenses', it=1)
fx = [L('Real Estate Taxes', 318_900, .027, .01), L('Property Insurance', 41_300, .11, .02)]
fs = s.tot('Total Fixed Expenses', fx, 'SUBTOTAL', bold=1)
s.head('Variable Expenses', it=1)
vx = [L('Management Fee', 1, fc=0), L('Administrative', 38_700, .02, .1), L('Payroll & Benefits - Engineering', 128_500, .035, .02), L('Repairs & Maintenance: Building', 89_900, .04, .12),
      L('HVAC', 37_400, .04, .2), L('Elevator', 21_120, .03, 0.01), L('Janitorial', 171_600, .03, .03), L('Utilities: Electricity', 246_300, .03, .05), L('Utilities: Water & Sewer', 18_460, .03, .06),
      L('Life Safety & Security', 54_800, .03, .05), L('Landscaping & Snow Removal', 46_900, .02, .2), L('Non-Reimbursable / Legal', 17_700, 0, .5, dash=(4,))]
s.rows[vx[0]]['v'] = [round(x*.03) for x in E]
vs = s.tot('Total Variable Expenses', vx, 'SUBTOTAL', bold=1)
te = s.tot('TOTAL OPERATING EXPENSES', [fs, vs], key='total_operating_expenses', bold=1, rule=1)
s.line('Operating Expense Ratio', [round(s.rows[te]['v'][k]/E[k], 4) for k in range(5)], pct=1, it=1)
noi = s.tot('NET OPERATING INCOME', [egi, ('-', te)], key='noi', bold=1, rule=1)
s.line('Reserves for Replacement', [None]*4+[round(.25*SF)])
rr = len(s.rows)-1
s.line('NET OPERATING INCOME AFTER RESERVES', [None]*4+[s.rows[noi]['v'][4]-round(.25*SF)], bold=1)
s.rows[-1]['rt'] = 'TOTAL'; s.rows[-1]['items'] = None
def m(v, first): return '–' if v is None else ('($%s)' if first else '(%s)').replace('$', '$') % format(-v, ',') if v < 0 else ('$' if first else '')+format(v, ',')
def psf(v): return '–' if v is None else '(%.2f)' % (-v/SF) if v < 0 else '%.2f' % (v/SF)
data = [['OPERATING HISTORY AND RECONSTRUCTED OPERATING STATEMENT']+['']*10,
        ['', "Owner's Operating History", '', '', '', '', '', 'Budget', '', "Appraiser's\nForecast", ''],
        ['Fiscal Year Ending', '12/31/2022', '', '12/31/2023', '', '12/31/2024', '', '12/31/2025', '', '9/30/2026', ''],
        ['']+['Total', '$/SF']*5]
st = [('FONT', (0, 0), (-1, -1), 'Times-Roman', 8.6), ('SPAN', (0, 0), (-1, 0)), ('ALIGN', (0, 0), (-1, 3), 'CENTER'), ('ALIGN', (1, 3), (-1, -1), 'RIGHT'), ('FONT', (0, 0), (-1, 3), 'Times-Bold', 8.8),
      ('SPAN', (1, 1), (6, 1)), ('SPAN', (7, 1), (8, 1)), ('SPAN', (9, 1), (10, 1)), ('VALIGN', (0, 0), (-1, -1), 'MIDDLE'), ('BACKGROUND', (0, 0), (-1, 0), HexColor('#d9d9d9')),
      ('LINEBELOW', (0, 3), (-1, 3), .8, HexColor('#000000')), ('BOX', (0, 0), (-1, -1), 1, HexColor('#000000')), ('TOPPADDING', (0, 0), (-1, -1), 0.2), ('BOTTOMPADDING', (0, 0), (-1, -1), 1.3)]
for k in range(1, 11, 2): st += [('SPAN', (k, 2), (k+1, 2)), ('LINEBEFORE', (k, 1), (k, -1), .4, HexColor('#000000'))]
st += [('BACKGROUND', (9, 1), (10, -1), HexColor('#f1f1f1'))]
for i, r in enumerate(s.rows):
    y = len(data); mm = r['m']
    if r['rt'] == 'HEADING': row = [r['label']]+['']*10; st.append(('FONT', (0, y), (0, y), 'Times-Italic' if mm.get('it') else 'Times-Bold', 8.6))
    elif mm.get('pct'):
        row = [r['label']]
        for v in r['v']: row += ['%.2f%%' % (v*100), '']
        st.append(('FONT', (0, y), (-1, y), 'Times-Italic', 8.4))
    else:
        row = [('' if mm.get('bold') else '   ')+r['label']]
        nothing = r['label'].startswith(('Reserves', 'NET OPERATING INCOME AFTER'))
        for v in r['v']: row += ['', ''] if v is None and nothing else [m(v, mm.get('bold') or i == a[0]), psf(v)]
        if mm.get('bold'): st.append(('FONT', (0, y), (-1, y), 'Times-Bold', 8.6))
    if mm.get('rule'): st.append(('LINEABOVE', (0, y), (-1, y), .5, HexColor('#000000')))
    data.append(row)
t = Table(data, colWidths=[206]+[58, 37]*5, repeatRows=4); t.setStyle(TableStyle(st))
P8 = ParagraphStyle('n', fontName='Times-Roman', fontSize=8, leading=9.6); PH = ParagraphStyle('h', fontName='Times-Bold', fontSize=12, leading=15)
def deco(c, d):
    c.setFont('Times-Italic', 8.5); c.drawString(50, 588, 'Harborline Corporate Center'); c.drawRightString(742, 588, 'Income Capitalization Approach'); c.line(50, 584, 742, 584)
    c.setFont('Times-Roman', 8.5); c.drawCentredString(396, 24, '- 74 -'); c.drawString(50, 24, 'Tidewater Valuation Advisors')
d = SimpleDocTemplate(doc(NAME), pagesize=landscape(letter), leftMargin=50, rightMargin=50, topMargin=32, bottomMargin=36, invariant=1)
d.build([t, Spacer(1, 5), Paragraph('Net rentable area: 118,400 SF. The 2022–2024 figures were taken from statements furnished by ownership, which report rent on a collected basis; accordingly no vacancy is shown for those years. '
         'The forecast begins October 1, 2025. Leasing commissions, tenant improvements and debt service have been excluded.', P8)], onFirstPage=deco, onLaterPages=deco)
save(NAME, [s], 'OFFICE', "appraiser's operating history and reconstructed statement, $/SF beside each year, three-line grouped header", True)
