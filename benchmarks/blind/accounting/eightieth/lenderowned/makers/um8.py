from common import *
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer, PageBreak, KeepTogether
from reportlab.lib.pagesizes import letter
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
n = 'UM_college_row_appraisal.pdf'
D = [('Studio / 1 BA', 16, 1, 412, 965, 951), ('2 BR / 1 BA Flat', 20, 2, 764, 735, 712), ('2 BR / 2 BA Flat', 36, 2, 842, 785, 768), ('3 BR / 3 BA Flat', 28, 3, 1136, 715, 694), ('4 BR / 2 BA Flat', 24, 4, 1248, 625, 611), ('4 BR / 4 BA Flat', 44, 4, 1392, 680, 659), ('5 BR / 5 BA Cottage', 12, 5, 1874, 740, 733)]
TU = sum(d[1] for d in D); TB = sum(d[1]*d[2] for d in D)
K = ['units', 'pct_units', 'other:Total Beds', 'sf', 'total_sf', 'other:Market Rent Per Bed', 'market', 'market_total', 'pct_leased']
LE = [100.0, 95.0, 97.2, 92.9, 87.5, 93.2, 100.0]
B = dict(fontName='Times-Roman', fontSize=10.5, leading=14)
b = ParagraphStyle('b', **B, alignment=4, spaceAfter=8); h = ParagraphStyle('h', fontName='Times-Bold', fontSize=12, leading=16, textColor=colors.HexColor('#7A1F1F'), spaceBefore=6, spaceAfter=4); sm = ParagraphStyle('s', fontName='Times-Italic', fontSize=8, leading=10)
head = ['Unit Type', 'No. of\nUnits', '% of\nUnits', 'Total\nBeds', 'Avg\nSF', 'Total\nSF', 'Market Rent\nPer Bed', 'Market Rent\nPer Unit', 'Potential\nMonthly', 'Leased\n%']
T = [head]; rows = []
for (t, u, bd, sf, rb, ac), le in zip(D, LE):
    T.append([t, str(u), f'{u/TU*100:.1f}%', str(u*bd), f'{sf:,}', f'{sf*u:,}', f'${rb:,}', f'${rb*bd:,}', f'${rb*bd*u:,}', f'{le:.1f}%'])
    rows.append(dict(type=t, **dict(zip(K, [u, round(u/TU*100, 1), u*bd, sf, sf*u, rb, rb*bd, rb*bd*u, le]))))
tsf = sum(d[1]*d[3] for d in D); tm = sum(d[1]*d[2]*d[4] for d in D); lu = [round(d[1]*l/100) for d, l in zip(D, LE)]
assert all(abs(a/d[1]*100-l) < .06 for a, d, l in zip(lu, D, LE)), lu
tt = [TU, 100.0, TB, round(tsf/TU), tsf, round(tm/TB), round(tm/TU), tm, round(sum(lu)/TU*100, 1)]
T.append(['Total / Average', str(TU), '100.0%', str(TB), f'{tt[3]:,}', f'{tsf:,}', f'${tt[5]:,}', f'${tt[6]:,}', f'${tm:,}', f'{tt[8]:.1f}%'])
st = TableStyle([('FONT', (0,0), (-1,-1), 'Times-Roman', 9), ('FONT', (0,0), (-1,0), 'Times-Bold', 8.5), ('FONT', (0,-1), (-1,-1), 'Times-Bold', 9), ('ALIGN', (1,0), (-1,-1), 'RIGHT'), ('VALIGN', (0,0), (-1,0), 'BOTTOM'), ('LINEABOVE', (0,0), (-1,0), 1.2, colors.HexColor('#7A1F1F')), ('LINEBELOW', (0,0), (-1,0), .6, colors.black), ('LINEABOVE', (0,-1), (-1,-1), .6, colors.black), ('LINEBELOW', (0,-1), (-1,-1), 1.2, colors.HexColor('#7A1F1F')), ('LEFTPADDING', (0,0), (-1,-1), 3), ('RIGHTPADDING', (0,0), (-1,-1), 3)])
def pg(c, d):
    c.setFont('Times-Roman', 8); c.drawString(60, 30, 'Wexcombe Valuation Partners'); c.drawCentredString(306, 30, 'College Row, Fallbrook, Indiana'); c.drawRightString(552, 30, f'{d.page+46}')
    c.setStrokeColor(colors.HexColor('#7A1F1F')); c.line(60, 42, 552, 42)
doc = SimpleDocTemplate(path(n), pagesize=letter, leftMargin=60, rightMargin=60, topMargin=54, bottomMargin=60, invariant=1)
doc.build([Paragraph('IMPROVEMENTS DESCRIPTION (CONTINUED)', h),
 Paragraph(f'The subject is a purpose-built student housing community of {TU} units and {TB} beds in nine three-story walk-up buildings and one row of cottages, completed in 2011 and partly renovated in 2019. All units are let by the bed on individual leases with a guarantor, mostly on 11.5-month terms starting in mid August. Every bedroom has a lock; furniture, internet and an electricity allowance of $35 a bed are included in the rent.', b),
 Paragraph('The unit mix as of the date of value, August 18, 2025, is shown below. Floor areas are from the manager and were checked against plans for three unit types. Market rents are the appraiser\'s conclusions from the rent comparables in the following section.', b),
 Paragraph('UNIT MIX', h), Table(T, colWidths=[92, 34, 40, 34, 36, 46, 58, 58, 54, 40], style=st, repeatRows=1, hAlign='LEFT'), Spacer(1, 3),
 Paragraph('Source: manager\'s rent roll of August 18, 2025, compiled by Wexcombe. Leased % is by unit with all beds let. Model and staff beds are counted as leased.', sm), Spacer(1, 8),
 Paragraph('The mix leans to four-bedroom units, which hold a little over a third of the units and half of the beds. Interviews with the local leasing agents point to a softer demand for four-bedroom units with shared baths, and this is borne out by the leased percentage of that type at the subject. Cottages and studios are full and kept a waiting list through the summer.', b),
 Paragraph('UNIT FEATURES', h), Paragraph('Kitchens have electric ranges, frost-free refrigerators, dishwashers and laminate counters (granite in the cottages). Floors are vinyl plank in living areas and carpet in bedrooms. Each unit has a washer and dryer. Ceilings are nine feet on the top floor and eight feet elsewhere. Heating and cooling are by individual split systems, of which about 40 percent were replaced since 2020.', b),
 Paragraph('SITE AMENITIES', h), Paragraph('Amenities comprise a clubhouse with fitness room and study lounge, a pool, a sand volleyball court, a shuttle stop of the university line and 486 open parking spaces, or 0.91 a bed.'.replace('486', str(round(TB*.91))), b)], onFirstPage=pg, onLaterPages=pg)
save(n, 'UM', 'appraisal page, unit mix table amid narrative, student housing by the bed', False, K, rows, [dict(label='Total / Average', **dict(zip(K, tt)))])
print(tt, sum(d[1] for d in D if d[0][0]=='4')/TU, sum(d[1]*4 for d in D if d[0][0]=='4')/TB)
