"""Broker's re-cast of a seller's T-12: apartments, 212 units. Line numbers, two adjustment columns, per-unit column, wrapped remarks; full grid, reportlab platypus, portrait letter, two pages."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import *
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
from reportlab.lib.units import inch
FN = 'Larkspur Flats - T12 Recast (broker).pdf'
U = 212
cols = ['Seller T-12 as provided', 'Reclass / Remove', 'Normalize', 'Recast T-12']
S = Stmt(cols, 3, lambda b, n: [b[0], b[1], b[2], sum(b)])
ln = [0]
def L(label, a, r=0, z=0, nat='exp', rem=''): ln[0] += 1; return S.line(label, [a, r, z], None, 1, nat, ln=ln[0], rem=rem)
def T(*a, **k): ln[0] += 1; return S.sub(*a, ln=ln[0], **k)
def TT(*a, **k): ln[0] += 1; return S.total(*a, ln=ln[0], **k)
S.head('INCOME')
x = [L('Gross Potential Rent (market)', 3886176, 0, 0, 'inc', 'Per monthly GPR in seller ledger; avg. $1,528/unit.'),
     L('Loss to Lease', -142618, 0, 28400, 'inc', 'T-3 run-rate is 2.94% of GPR; 62 leases renewed since June at market.'),
     L('Vacancy', -264911, 0, 31710, 'inc', 'Two buildings (16 units) were off line for a stair replacement Jan - Apr; normalized to 6.0% of GPR.'),
     L('Non-Revenue Units', -51840, 18336, 0, 'inc', 'One of three employee units returned to rent in July.'),
     L('Concessions', -88472, 0, 40100, 'inc'), L('Bad Debt, net of recoveries', -74195, 0, 0, 'inc', '1.9% of GPR. Seller credits an eviction firm change in March; no adjustment taken.')]
s1 = T('Net Rental Collections', x, nat='inc')
y = [L('Utility Reimbursements', 196407, 0, 12800, 'inc', 'Sewer billing (RUBS) began with Feb. renewals, 71% of units now on program.'), L('Covered Parking', 27360, 0, 0, 'inc'), L('Laundry', 9118, 0, 0, 'inc', 'Contract expires 11/2027.'),
     L('Fees (late, app., admin, pet)', 158226, 0, 0, 'inc'), L('Insurance Claim Proceeds', 118040, -118040, 0, 'inc', 'Non-recurring. Hail, roofs of Bldgs. 3, 7 & 9.'), L('Damages / Deposit Forfeitures', 21773, 0, 0, 'inc'), L('Other', 6402, -3150, 0, 'inc', 'Removed $3,150 easement payment.')]
s2 = T('Total Other Income', y, nat='inc')
ti = TT('EFFECTIVE GROSS INCOME', [s1, s2], nat='inc', key='total_income')
S.head('OPERATING EXPENSES')
e = [L('Salaries, Taxes & Benefits', 388214, 0, -22400, rem='Regional maintenance salary ($22,400) allocated by seller, not a property cost.'), L('Administrative', 71306, -14208, 0, rem='Remove $9,458 partnership tax return and $4,750 entity legal.'), L('Advertising', 46118),
     L('Repairs & Maintenance', 214590, -83412, 0, rem='Capital items booked as repairs: $51,200 stair replacement (Bldgs. 5/6), $32,212 water heaters.'), L('Unit Turn', 78226), L('Contract Services', 92874, 0, 3600, rem='New landscape contract eff. 9/1/25 at $4,650/mo.'),
     L('Electric & Gas', 61340), L('Water & Sewer', 231806, -17930, 0, rem='Slab leak at Bldg. 2, credited by the city in Oct.'), L('Trash', 39418), L('Management Fee', 157408, 0, -41606, rem='Affiliate charges 4.1% of EGI; recast at 3.0% of EGI.')]
# management fee at 3.0 % of recast EGI
eg = S.rows[ti]['values'][3]; m = S.rows[e[-1]]; m['base'][2] = int(round(eg*.03)) - 157408; m['values'] = S.derive(m['base'], None)
s3 = T('Total Variable & Fixed Operating', e)
f_ = [L('Property Taxes', 441962, 0, 0, rem='2025 bills attached. No reassessment shown here; see pro forma.'), L('Personal Property & Franchise Tax', 11845, -7420, 0, rem='Franchise tax is an entity cost.'), L('Insurance', 207143, 0, -25983, rem='Renewed 7/1/25: $181,160 all-in ($855/unit).')]
s4 = T('Total Taxes & Insurance', f_)
te = TT('TOTAL OPERATING EXPENSES', [s3, s4], key='total_operating_expenses')
noi = TT('NET OPERATING INCOME', [ti, te], minus=(te,), nat='inc', key='noi')
cr = L('Capital Reserves', 0, 0, 53000, rem='$250 per unit, lender underwriting.')
TT('CASH FLOW BEFORE DEBT SERVICE', [noi, cr], minus=(cr,), nat='inc', key='net_cash_flow')
def f(v, b=False):
    if v == 0: return ''
    t = f'{abs(v):,}'; return f'-{t}' if v < 0 else t
for q in S.rows:     # an empty cell: absent
    q['values'] = [None if v == 0 else v for v in q['values']]
P7 = ParagraphStyle('p', fontName='Helvetica-Oblique', fontSize=6.6, leading=7.6, textColor=colors.HexColor('#333366'))
PB = ParagraphStyle('b', fontName='Helvetica-Bold', fontSize=7, leading=8, alignment=1, textColor=colors.white)
data = [['Ln', Paragraph('Account', PB)] + [Paragraph(t, PB) for t in ('Seller T-12<br/>as provided', 'Reclass /<br/>Remove', 'Normalize', 'Recast<br/>T-12', 'Per<br/>Unit')] + [Paragraph('Remarks', PB)]]
st = [('FONT', (0,0), (-1,-1), 'Helvetica', 7.4), ('GRID', (0,0), (-1,-1), .3, colors.HexColor('#9aa5b1')), ('BACKGROUND', (0,0), (-1,0), colors.HexColor('#24405c')), ('TEXTCOLOR', (0,0), (-1,0), colors.white),
      ('ALIGN', (2,1), (6,-1), 'RIGHT'), ('ALIGN', (0,0), (0,-1), 'CENTER'), ('VALIGN', (0,0), (-1,-1), 'MIDDLE'), ('TOPPADDING', (0,0), (-1,-1), 2.1), ('BOTTOMPADDING', (0,0), (-1,-1), 2.6), ('TEXTCOLOR', (0,1), (0,-1), colors.grey)]
for q in S.rows:
    k = len(data)
    if q['type'] == 'HEADING':
        data.append(['', q['label']]+['']*6); st += [('SPAN', (1,k), (-1,k)), ('BACKGROUND', (0,k), (-1,k), colors.HexColor('#d5dee7')), ('FONT', (0,k), (-1,k), 'Helvetica-Bold', 7.6)]; continue
    v = q['values']; pu = f(int(round((v[3] or 0)/U)))
    data.append([str(q['ln']), q['label']] + [f(z or 0) for z in v] + [pu, Paragraph(q.get('rem',''), P7)])
    if q['type'] != 'LINE': st += [('FONT', (1,k), (6,k), 'Helvetica-Bold', 7.4)]
    if q['type'] == 'TOTAL': st += [('BACKGROUND', (0,k), (-1,k), colors.HexColor('#eef2f6'))]
def foot(c, d):
    c.setFont('Helvetica', 6.5); c.setFillColor(colors.grey)
    c.drawString(.5*inch, .35*inch, 'Prepared by Tallgrass Multifamily Brokerage from information furnished by the seller. Not audited; buyers to rely on their own review.'); c.drawRightString(8*inch, .35*inch, f'Recast p. {d.page}')
doc = SimpleDocTemplate(os.path.join(DOCS, FN), pagesize=letter, leftMargin=.5*inch, rightMargin=.5*inch, topMargin=.5*inch, bottomMargin=.5*inch)
H1 = ParagraphStyle('h', fontName='Helvetica-Bold', fontSize=13, leading=16); H2 = ParagraphStyle('h2', fontName='Helvetica', fontSize=8.5, leading=11)
doc.build([Paragraph('Larkspur Flats', H1), Paragraph('Trailing 12 Months Ended August 31, 2025 - Recast Operating Statement', H2), Paragraph('212 units &nbsp;|&nbsp; Overland Park, Kansas &nbsp;|&nbsp; built 1987 / renovated 2019', H2), Spacer(1, 7),
           Table(data, colWidths=[18, 146, 52, 50, 46, 52, 34, 142], repeatRows=1, style=TableStyle(st)), Spacer(1, 6), Paragraph('Reclass / Remove: items not belonging to operations or to the period. Normalize: run-rate changes already in place. Negative expense adjustments raise NOI.', P7)], onFirstPage=foot, onLaterPages=foot)
v = S.rows[noi]['values']; print(v, S.rows[ti]['values'], S.rows[te]['values'])
save(FN, [S.truth('Recast Operating Statement', 'Larkspur Flats', '2024-09-01', '2025-08-31')], 'MULTIFAMILY', 'OPERATING_STATEMENT', 'broker (re-cast of a seller T-12)',
     'reportlab platypus grid, line numbers, adjustment columns, per-unit column, wrapped remarks with figures inside, blanks for nothing', True)
