from core import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import getSampleStyleSheet, ParagraphStyle
from reportlab.lib import colors
R = random.Random(3103); N = 'Quarterly JV package - Marlow Crossing Q3.pdf'
GLA = 268450
S = St('Comparative Statement of Operations', 'Marlow Crossing Shopping Centre', '2025-07-01', '2025-09-30', ['Q3 2025', 'Q3 2024', '$ Change'], lambda v, e: [v[0], v[1], v[0]-v[1]], page=2)
def two(b, v=.06, only=None):
    p = round(b)*100; c = round(b*R.uniform(1-v/2, 1+v))*100
    return [c if only != 1 else 0, p if only != 0 else 0]
def grp(h, L, t):
    S.head(h, 1); return S.sub(t, [S.line(l, two(*a), lvl=2) for l, *a in L], lvl=1)
S.head('Revenues')
a = grp('Rental revenue', [('Minimum rent – anchors',486200,.0),('Minimum rent – shop space',892750,.05),('Ground lease rent – outparcels',88500,.02),('Percentage (overage) rent',17300,.5),('Temporary & kiosk tenants',24150,.2),('Rent concessions',-12800,.4)], 'Total rental revenue')
b = grp('Tenant recoveries', [('Common area maintenance',231400,.05),('Real estate taxes',318900,.04),('Insurance',46700,.1),('Prior-year reconciliations',9100,.8,0)], 'Total tenant recoveries')
c = [S.line('Promotional fund contributions', two(14600), lvl=1), S.line('Lease termination income', two(65000,.1,1), lvl=1), S.line('Other income', two(5400,.3), lvl=1)]
rev = S.sub('Total revenues', [a, b]+c, 'TOTAL', key='total_income')
S.head('Expenses')
d = grp('Recoverable – CAM', [('Parking lot sweeping & striping',28600,.1),('Landscaping',33400,.05),('Site lighting & common electricity',41900,.12),('Security patrol',52700,.04),('Repairs – common areas',36100,.35),('Water, sewer & irrigation',19800,.15),('Trash compaction',14300,.05),('On-site personnel',61200,.04)], 'Total CAM')
e = grp('Recoverable – fixed', [('Real estate taxes',334800,.04),('Property & liability insurance',48900,.1)], 'Total taxes and insurance')
f = grp('Non-recoverable', [('Property management fees',63400,.04),('Vacant space costs',8700,.5),('Marketing & promotions',17900,.2),('Provision for doubtful accounts',11200,.8),('Professional fees',6800,.4)], 'Total non-recoverable expenses')
ox = S.sub('Total property operating expenses', [d, e, f], 'TOTAL', key='total_operating_expenses')
noi = S.sub('Net operating income', [rev, ox], 'TOTAL', signs=[1, -1], key='noi')
S.head('Other items')
g = [S.line('Interest on mortgage loan', two(402300,.0), lvl=1), S.line('Amortization of financing costs', two(13150,.0), lvl=1), S.line('Depreciation', two(377600,.03), lvl=1), S.line('Asset management fee to Sponsor', two(31250,.03), lvl=1)]
gt = S.sub('Total other items', g)
S.sub('Net income', [noi, gt], 'TOTAL', signs=[1, -1], key='net_income')
ss = getSampleStyleSheet(); B = ParagraphStyle('b', parent=ss['BodyText'], fontName='Helvetica', fontSize=9.5, leading=13.5)
grn = colors.HexColor('#2f5d50'); pale = colors.HexColor('#e6efe9')
m = S.rows[noi]['v']
F = [Spacer(1, 90), Paragraph('<font size=22 color="#2f5d50">Marlow Crossing</font>', ss['Title']), Paragraph('Quarterly Partner Report &ndash; Third Quarter 2025', ss['Heading2']), Spacer(1, 18),
 Paragraph('To the members of MC Retail Venture LLC:', B), Spacer(1, 8),
 Paragraph(f'Net operating income for the quarter was ${m[0]//100:,}, against ${m[1]//100:,} in the same quarter of 2024. The prior-year quarter included a one-time termination payment from a former home-goods tenant. Leased occupancy ended the quarter at 95.8% of {GLA:,} square feet; four shop leases totalling 9,120 sf were signed in the period at an average of $34.10 per sf.', B), Spacer(1, 8),
 Paragraph('Comparable tenant sales for the trailing twelve months were $418 per sf. The 2024 CAM and tax reconciliations were billed in August. No distributions were withheld. The unaudited comparative statement follows.', B), Spacer(1, 8), Paragraph('Sponsor accounting group', B), PageBreak(),
 Paragraph('Marlow Crossing Shopping Centre', ParagraphStyle('h', parent=B, fontName='Helvetica-Bold', fontSize=14, textColor=grn)),
 Paragraph('Comparative Statement of Operations', B), Paragraph('For the three months ended 30 September 2025 and 2024 (unaudited; US dollars)', B), Spacer(1, 6)]
data = [['', 'Three months ended', '', 'Increase (decrease)', '', 'Per sf*'], ['', 'Q3 2025', 'Q3 2024', '$ Change', '% Change', 'Q3 2025']]
ts = [('FONT', (0,0), (-1,-1), 'Helvetica', 8), ('BACKGROUND', (0,0), (-1,1), grn), ('TEXTCOLOR', (0,0), (-1,1), colors.white), ('SPAN', (1,0), (2,0)), ('SPAN', (3,0), (4,0)), ('ALIGN', (1,0), (-1,0), 'CENTER'), ('ALIGN', (1,1), (-1,-1), 'RIGHT'), ('TOPPADDING', (0,0), (-1,-1), 1.1), ('BOTTOMPADDING', (0,0), (-1,-1), 2.1), ('FONT', (0,0), (-1,1), 'Helvetica-Bold', 8)]
for k, r in enumerate(S.rows, 2):
    ts.append(('LEFTPADDING', (0,k), (0,k), 4+10*r['lvl']))
    if r['v'] is None: data.append([r['label']]+['']*5); ts.append(('FONT', (0,k), (0,k), 'Helvetica-Bold' if r['lvl'] == 0 else 'Helvetica-Oblique', 8))
    else:
        x = r['f']; data.append([r['label'], *(fmt(z, 0, '()', '–') for z in x), pct(x[2], x[1]) if x[1] and x[0] else 'n/m', f'{x[0]/100/GLA:.2f}' if x[0] else ''])
        if r['t'] == 'SUBTOTAL': ts.append(('LINEABOVE', (1,k), (-1,k), .4, colors.grey))
        if r['t'] == 'TOTAL': ts += [('BACKGROUND', (0,k), (-1,k), pale), ('FONT', (0,k), (-1,k), 'Helvetica-Bold', 8)]
F += [Table(data, colWidths=[205, 68, 68, 66, 58, 50], style=TableStyle(ts), repeatRows=2), Spacer(1, 4), Paragraph(f'<font size=7>* Based on {GLA:,} square feet of gross leasable area, for the quarter, not annualized. n/m = not meaningful.</font>', B)]
def pg(c, d):
    c.setFont('Helvetica', 7); c.drawString(42, 24, 'Confidential – for members of MC Retail Venture LLC'); c.drawRightString(553, 24, str(c.getPageNumber()))
SimpleDocTemplate(str(DOCS/N), pagesize=A4, leftMargin=40, rightMargin=40, topMargin=40, bottomMargin=40, invariant=1).build(F, onFirstPage=pg, onLaterPages=pg)
save(N, [S], 'RETAIL', 'OPERATING_STATEMENT', 'JV partner quarterly report with cover letter, quarter vs prior year, % and per-sf columns, shaded table')
