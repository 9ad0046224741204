import random
from reportlab.lib.pagesizes import legal, landscape
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
from common import *
rnd = random.Random(32102)
NAME = 'T12_Quarry_Street_Student.pdf'
s = S(13)
SE = [1] * 12
def L(code, label, m, noise=.06, sea=None, off=()):
    v = [0 if k in off else round(m * 100 * (sea or SE)[k] * rnd.uniform(1 - noise, 1 + noise)) for k in range(12)]
    return s.line(label, v + [sum(v)], code)
def C(code, label, v):
    v = [round(x * 100) for x in v]; return s.line(label, v + [sum(v)], code)
def H(t, c=None, **m): return s.head(t, c, **m)
T = s.tot
lv = [1.0] * 9 + [.98, .82, .8]
H('Income', '40000-000', lv=0)
H('Rental Income', '41000-000', lv=1)
gp = C('41010-000', 'Gross Potential Rent - Beds', [214650] * 12)
a = [gp, L('41020-000', 'Loss to Old Lease', -2150, .3), L('41110-000', 'Vacancy Loss', -21800, .1, [1] * 9 + [1.3, 2.4, 2.6]), L('41130-000', 'Model / Employee Bed', -1390, 0), L('41200-000', 'Concessions - Upfront', -3100, .6, [2, 1.4, .4, .2, .1, .1, .1, .1, .3, .5, .9, 1.6]), L('41260-000', 'Referral Gift Cards', -220, .8)]
a.append(L('41300-000', 'Bad Debt Write-Off', -4400, .5))
a.append(L('41310-000', 'Bad Debt Recovery', 610, .7))
nr = T('Net Rental Income', a, code='41999-000')
H('Other Income', '42000-000', lv=1)
b = [L('42010-000', 'Application Fees', 900, .5), L('42020-000', 'Administration Fees', 1450, .6), L('42040-000', 'Late Fees', 2300, .35), L('42070-000', 'Utility Overage Billback', 5150, .2), L('42090-000', 'Parking Permits', 3890, .04), L('42110-000', 'Furniture Package', 2780, .03), L('42140-000', 'Damage and Cleaning Charges', 780, .4, [.3] * 10 + [3, 9]), L('42150-000', 'Laundry Commission', 415, .2, None, (0, 5)), L('42190-000', 'Cable / Internet Revenue Share', 1200, 0, [0, 0, 1] * 4)]
ot = T('Total Other Income', b, code='42999-000')
ti = T('Total Income', [nr, ot], 'TOTAL', '49999-000')
H('Operating Expenses', '50000-000', lv=0)
groups = []
def G(code, name, lines, end):
    H(name, code, lv=1)
    groups.append(T('Total ' + name, [L(*l) for l in lines], code=end))
G('51000-000', 'Payroll and Related', [('51010-000', 'Manager Salary', 5900, .02), ('51020-000', 'Leasing Staff', 6400, .1), ('51025-000', 'Community Assistants', 3150, .12, [1] * 9 + [.5, .4, .6]), ('51030-000', 'Maintenance Staff', 9700, .08), ('51100-000', 'Payroll Taxes', 2080, .07), ('51120-000', 'Group Health Insurance', 2650, .05), ("51140-000", "Workers' Compensation", 690, .1)], '51999-000')
G('52000-000', 'Administrative', [('52010-000', 'Office Supplies', 480, .4), ('52030-000', 'Telephone and Internet - Office', 720, .05), ('52050-000', 'Software Subscriptions', 2140, .03), ('52060-000', 'Credit Bureau and Screening', 510, .6), ('52080-000', 'Legal and Collections', 1850, .7), ('52090-000', 'Bank and Payment Processing Fees', 640, .2)], '52999-000')
G('53000-000', 'Marketing', [('53010-000', 'Internet Listing Services', 2300, .08), ('53030-000', 'Social Media and Print', 760, .5), ('53050-000', 'Resident Events', 940, .6), ('53070-000', 'Leasing Commissions and Bonuses', 1100, .7)], '53999-000')
G('54000-000', 'Repairs and Maintenance', [('54010-000', 'General Repairs', 2700, .35), ('54020-000', 'Plumbing', 1320, .5), ('54030-000', 'HVAC Repairs', 1180, .6), ('54040-000', 'Appliance Repairs', 540, .6), ('54060-000', 'Pest Control', 610, .05), ('54080-000', 'Landscaping and Snow Removal', 2200, .3), ('54090-000', 'Elevator Contract', 875, 0), ('54110-000', 'Fire and Life Safety Monitoring', 430, .1)], '54999-000')
G('55000-000', 'Turnover', [('55010-000', 'Turn Cleaning', 800, .3, [9, .5, .2, .2, 1, .3, .1, .1, .4, .6, 1.5, 16]), ('55020-000', 'Turn Painting', 700, .3, [8, .4, 0, 0, .8, 0, 0, 0, .3, .5, 1, 18]), ('55030-000', 'Carpet and Flooring', 420, .4, [6, 0, 0, 0, 1, 0, 0, 0, 0, 0, 2, 12])], '55999-000')
G('56000-000', 'Utilities', [('56010-000', 'Electricity', 9800, .08, [1.25, 1.1, .9, .85, .9, 1, 1, .9, .85, .85, 1.0, 1.1]), ('56020-000', 'Natural Gas', 1700, .1, [.4, .4, .7, 1.2, 1.9, 2.2, 2.0, 1.5, .9, .5, .4, .3]), ('56030-000', 'Water and Sewer', 5900, .1), ('56040-000', 'Trash Removal', 1490, .03), ('56050-000', 'Bulk Internet', 3900, 0)], '56999-000')
H('Fixed Expenses', '57000-000', lv=1)
x = [L('57010-000', 'Property Management Fee', 6250, .06), C('57020-000', 'Real Estate Taxes', [17315.42] * 5 + [18092.66] * 7), L('57030-000', 'Property Insurance', 6240, 0), L('57040-000', 'Business License and Permits', 900, .1, [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0])]
groups.append(T('Total Fixed Expenses', x, code='57999-000'))
te = T('Total Operating Expenses', groups, 'TOTAL', '59999-000')
noi = T('Net Operating Income', [ti, ~te], 'TOTAL', '60000-000')
H('Non-Operating', '70000-000', lv=0)
z = [C('70010-000', 'Mortgage Interest', [48211.9, 48098.35, 47984.22, 47869.51, 47754.22, 47638.35, 0, 0, 0, 0, 0, 0]), C('70030-000', 'Receiver Fees and Expenses', [0] * 6 + [12500, 8740.5, 8125, 7960.25, 8312.75, 9105]), L('70050-000', 'Capital Improvements - Expensed', 2400, .8)]
tn = T('Total Non-Operating', z, code='79999-000')
ni = T('Net Income', [noi, ~tn], 'TOTAL', '99999-000')
cols = [f'{m} 2023' for m in MON[7:]] + [f'{m} 2024' for m in MON[:7]] + ['Total']
hd = [['', 'GL Account', *[c.replace(' ', '/') for c in cols[:12]], 'Total']]
def fm(v): return f'{v/100:,.2f}'
st = ParagraphStyle('x', fontName='Helvetica', fontSize=6.4, leading=7)
data = list(hd); ts = [('FONT', (0, 0), (-1, -1), 'Helvetica', 6.4), ('LEADING', (0, 0), (-1, -1), 7), ('ALIGN', (2, 0), (-1, -1), 'RIGHT'), ('TOPPADDING', (0, 0), (-1, -1), 1.6), ('BOTTOMPADDING', (0, 0), (-1, -1), 1.6),
      ('LEFTPADDING', (0, 0), (-1, -1), 2), ('RIGHTPADDING', (0, 0), (-1, -1), 3), ('BACKGROUND', (0, 0), (-1, 0), colors.HexColor('#3c4f63')), ('TEXTCOLOR', (0, 0), (-1, 0), colors.white), ('FONT', (0, 0), (-1, 0), 'Helvetica-Bold', 6.6), ('VALIGN', (0, 0), (-1, -1), 'MIDDLE')]
for k, r in enumerate(s.rows, 1):
    ind = {'HEADING': 6 * r.m.get('lv', 0), 'LINE': 12, 'SUBTOTAL': 6, 'TOTAL': 0}[r.kind]
    lab = Paragraph(('<b>%s</b>' if r.kind != 'LINE' else '%s') % r.label.replace('&', '&amp;'), ParagraphStyle('y', parent=st, leftIndent=ind))
    data.append([r.code, lab] + ([fm(v) for v in r.vals] if r.vals else [''] * 13))
    if r.kind != 'LINE': ts.append(('FONT', (0, k), (-1, k), 'Helvetica-Bold', 6.4))
    if r.kind == 'TOTAL': ts += [('BACKGROUND', (0, k), (-1, k), colors.HexColor('#d8e0e8')), ('LINEABOVE', (2, k), (-1, k), .5, colors.black)]
    elif r.kind == 'SUBTOTAL': ts.append(('LINEABOVE', (2, k), (-1, k), .3, colors.grey))
    elif k % 2: ts.append(('BACKGROUND', (0, k), (-1, k), colors.HexColor('#f5f5f5')))
W, Hh = landscape(legal)
def pg(c, d):
    c.setFont('Helvetica-Bold', 12); c.drawString(26, Hh - 30, 'Quarry Street Student Residences')
    c.setFont('Helvetica', 8); c.drawString(26, Hh - 42, 'Trailing 12 Month Income Statement'); c.drawString(26, Hh - 52, 'Post Months: 08/2023 - 07/2024    |    Basis: Accrual    |    Property: QSSR (312 beds)')
    c.setFont('Helvetica', 6.5); c.drawRightString(W - 26, Hh - 30, 'entrata'); c.drawString(26, 18, 'Generated 08/19/2024 02:11 PM MDT by receiver.acct'); c.drawRightString(W - 26, 18, f'{d.page}')
t = Table(data, colWidths=[44, 118] + [60.5] * 12 + [68], repeatRows=1); t.setStyle(TableStyle(ts))
SimpleDocTemplate(str(DOCS / NAME), pagesize=(W, Hh), leftMargin=20, rightMargin=20, topMargin=60, bottomMargin=30, invariant=1).build([t], onFirstPage=pg, onLaterPages=pg)
save(NAME, [s.truth('Trailing 12 Month Income Statement', 'Quarry Street Student Residences', '2023-08-01', '2024-07-31', [c.replace(' ', '/') for c in cols], {'total_income': ti, 'total_operating_expenses': te, 'noi': noi, 'net_income': ni})])
