# Canadian housing co-op, fund accounting TB, opening / net activity / closing, reportlab table
import random
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import *
from common import *
R = random.Random(777)
def k(a, b): return R.randrange(a * 100, b * 100)
B = ParagraphStyle('b', fontName='Times-Roman', fontSize=9, leading=10.2)
# (acct, name, opening, activity, budget)
OP = [('Assets', [('10-1010', 'Chequing – Valley First Credit Union', k(41000, 60000), None, None), ('10-1030', 'Petty cash', 30000, 0, None),
        ('10-1110', 'Members’ housing charges receivable', k(4000, 7000), -k(500, 1900), None), ('10-1120', 'Subsidy receivable – federal rent supplement (IRA / FCHI-2)', k(8000, 9000), k(200, 900), None),
        ('10-1130', 'GST/HST rebate receivable', k(1500, 2500), k(100, 700), None), ('10-1200', 'Prepaid insurance', k(21000, 24000), k(900, 2200), None), ('10-1500', 'Land and building, net', 98264000, -6011800, None), ('10-1910', 'Due from (to) Replacement Reserve Fund', 0, -k(7000, 9000), None)]),
      ('Liabilities', [('10-2010', 'Accounts payable and accrued liabilities', -k(19000, 25000), k(1000, 6000), None), ('10-2020', 'Prepaid housing charges', -k(2000, 3100), -k(200, 700), None),
        ('10-2050', 'Member share purchase deposits', -4650000, -150000, None), ('10-2400', 'Mortgage payable – CMHC s.95, due June 2029', -k(610000, 640000), k(58000, 62000), None)]),
      ('Fund balance', [('10-3000', 'Operating surplus, beginning of year', None, 0, None), ('10-3100', 'Interfund transfers', 0, 19840000, None)]),
      ('Revenue', [('10-4000', 'Housing charges – market', 0, -k(498000, 510000), 50640000), ('10-4010', 'Housing charges – geared to income', 0, -k(118000, 125000), 12300000), ('10-4100', 'Rent supplement subsidy', 0, -k(96000, 104000), 10080000),
        ('10-4200', 'Laundry and parking', 0, -k(15000, 17000), 1580000), ('10-4900', 'Interest and sundry', 0, -k(900, 1700), 90000)]),
      ('Expenses', [('10-5010', 'Management services contract', 0, k(69000, 70500), 6960000), ('10-5100', 'Municipal property taxes', 0, k(97000, 101000), 9850000), ('10-5150', 'Insurance', 0, k(46000, 49000), 4700000),
        ('10-5200', 'Water, sewer and solid waste', 0, k(51000, 56000), 5250000), ('10-5210', 'Hydro – common areas', 0, k(14000, 17000), 1500000), ('10-5300', 'Building maintenance and repairs', 0, k(80000, 99000), 8600000),
        ('10-5320', 'Grounds, snow removal and landscaping by outside contractors', 0, k(21000, 26000), 2250000), ('10-5400', 'Unit turnover', 0, k(11000, 19000), 1500000), ('10-5500', 'Mortgage interest', 0, k(19000, 21000), 2010000),
        ('10-5600', 'Audit, legal and consulting', 0, k(12000, 15000), 1350000), ('10-5650', 'Member education, CHF dues and meetings', 0, k(5000, 7800), 680000), ('10-5800', 'Amortization of building', 0, 6011800, 6010000), ('10-5700', 'Bad debts', 0, k(300, 1900), 200000)])]
RS = [('Assets', [('20-1040', 'Reserve savings – Valley First', k(56000, 70000), None, None), ('20-1050', 'GIC – Concentra 4.15% mat. Feb 2026', 15000000, 622500, None), ('20-1060', 'GIC – Peoples 3.90% mat. Nov 2026', 10000000, 0, None), ('20-1910', 'Due from (to) Operating Fund', 0, 'DUE', None)]),
      ('Liabilities', [('20-2010', 'Accounts payable – capital', -k(6000, 9000), k(2000, 5000), None), ('20-2030', 'Holdbacks payable', 0, -k(3900, 4900), None)]),
      ('Fund balance', [('20-3000', 'Replacement reserve, beginning of year', None, 0, None), ('20-3100', 'Interfund transfers', 0, -19840000, None)]),
      ('Revenue', [('20-4900', 'Investment income', 0, -k(10500, 11800), 1050000)]),
      ('Expenses', [('20-6010', 'Roofing – Block C', 0, k(44000, 49000), 4800000), ('20-6020', 'Appliances', 0, k(8000, 9900), 900000), ('20-6040', 'Windows and exterior doors', 0, k(13000, 16000), 1500000)])]
SS = [('Assets', [('30-1045', 'Savings – security of tenure', k(24000, 31000), None, None)]), ('Fund balance', [('30-3000', 'Security of Tenure Fund, beginning of year', None, 0, None)]),
      ('Revenue', [('30-4900', 'Interest earned', 0, -k(600, 900), 70000)]), ('Expenses', [('30-7000', 'Internal subsidy to members', 0, k(4000, 5200), 600000)])]
due = [a for a in OP[0][1] if a[0] == '10-1910'][0][3]
FUNDS = [('FUND 10 — OPERATING FUND', OP), ('FUND 20 — REPLACEMENT RESERVE FUND', RS), ('FUND 30 — SECURITY OF TENURE FUND', SS)]
def f(v):
    if v is None: return ''
    if v == 0: return '–'
    return f'({-v/100:,.2f})' if v < 0 else f'{v/100:,.2f}'
M = ['beginning', 'activity', 'ending', 'other:Annual Budget']
rows, totals, flow, recap = [], [], [], []
def tr(vs): return {m: v / 100 for m, v in zip(M, vs) if v not in (None, 0)}
hdr = [['', '', 'Opening', 'Net activity', 'Closing', 'Annual'], ['Account', 'Description', 'balance\n1 Oct 2024', 'for the\nyear', 'balance\n30 Sep 2025', 'Budget\n']]
data = list(hdr); sty = [('FONT', (0, 0), (-1, -1), 'Times-Roman', 9), ('ALIGN', (2, 0), (-1, -1), 'RIGHT'), ('VALIGN', (0, 0), (-1, -1), 'TOP'), ('TOPPADDING', (0, 0), (-1, -1), 1.2), ('BOTTOMPADDING', (0, 0), (-1, -1), 1.6),
    ('FONT', (0, 0), (-1, 1), 'Times-Bold', 9), ('BOTTOMPADDING', (0, 0), (-1, 0), 0), ('TOPPADDING', (0, 1), (-1, 1), 0), ('LINEABOVE', (0, 0), (-1, 0), 1.2, colors.black), ('LINEBELOW', (0, 1), (-1, 1), 1.2, colors.black)]
for fn, secs in FUNDS:
    allr = [list(a) for s, l in secs for a in l]
    for a in allr:
        if a[3] == 'DUE': a[3] = -due
    ob = -sum(a[2] or 0 for a in allr); cash = -sum(a[3] or 0 for a in allr)
    for a in allr:
        if a[2] is None: a[2] = ob
        if a[3] is None: a[3] = cash
    by = {a[0]: a for a in allr}
    sty += [('BACKGROUND', (0, len(data)), (-1, len(data)), colors.Color(.85, .89, .93)), ('FONT', (0, len(data)), (-1, len(data)), 'Times-Bold', 9.5)]
    data.append([fn, '', '', '', '', '']); ft = [0, 0, 0]
    for s, l in secs:
        sty.append(('FONT', (0, len(data)), (-1, len(data)), 'Times-Italic', 9)); data.append(['', s, '', '', '', ''])
        st = [0, 0, 0, 0]
        for a0 in l:
            a = by[a0[0]]; vs = [a[2], a[3], a[2] + a[3], a[4]]
            data.append([a[0], Paragraph(a[1], B)] + [f(v) for v in vs]); rows.append(dict(account=a[0], name=a[1], **tr(vs)))
            st = [x + (y or 0) for x, y in zip(st, vs)]
        ft = [x + y for x, y in zip(ft, st)]
        if len(l) > 1:
            v4 = st[:3] + [st[3] or None]; sty += [('LINEABOVE', (2, len(data)), (4 if not st[3] else 5, len(data)), .5, colors.black), ('BOTTOMPADDING', (0, len(data)), (-1, len(data)), 5)]
            data.append(['', 'Total ' + s.lower()] + [f(v) for v in v4]); totals.append(dict(label='Total ' + s.lower(), **tr(v4)))
    assert ft == [0, 0, 0], ft
    assets = sum(a[2] + a[3] for a in allr if a[0][3] == '1'); liab = sum(a[2] + a[3] for a in allr if a[0][3] == '2')
    recap.append((fn.split('— ')[1].title(), assets, liab, -assets - liab))
    sty += [('LINEABOVE', (2, len(data)), (4, len(data)), .5, colors.black), ('LINEBELOW', (2, len(data)), (4, len(data)), 1.5, colors.black), ('FONT', (0, len(data)), (-1, len(data)), 'Times-Bold', 9)]
    lab = fn.split(' — ')[0].title() + ' – in balance'
    data.append(['', lab, '0.00', '0.00', '0.00', '']); totals.append(dict(label=lab, beginning=0, activity=0, ending=0))
    data.append([''] * 6)
name = 'Cedar_Hollow_Fund_TB_FY2025.pdf'
def deco(c, d):
    c.setFont('Times-Bold', 13); c.drawString(50, 752, 'Cedar Hollow Housing Co-operative'); c.setFont('Times-Roman', 10)
    c.drawString(50, 738, 'Trial balance by fund  —  year ended September 30, 2025  (unaudited; credits in parentheses)')
    c.setFont('Times-Italic', 8); c.drawString(50, 30, 'Prepared for the Finance Committee, 14 Nov 2025'); c.drawRightString(562, 30, f'Page {d.page}')
t = Table(data, colWidths=[52, 186, 74, 74, 74, 62], repeatRows=2); t.setStyle(TableStyle(sty))
rc = Table([['Recap – closing balances', 'Assets', 'Liabilities', 'Net fund position']] + [[n, f(a), f(l), f(e)] for n, a, l, e in recap], colWidths=[160, 80, 80, 90])
rc.setStyle(TableStyle([('FONT', (0, 0), (-1, -1), 'Times-Roman', 8), ('FONT', (0, 0), (-1, 0), 'Times-Bold', 8), ('ALIGN', (1, 0), (-1, -1), 'RIGHT'), ('BOX', (0, 0), (-1, -1), .5, colors.grey), ('TOPPADDING', (0, 0), (-1, -1), 1), ('BOTTOMPADDING', (0, 0), (-1, -1), 1)]))
note = Paragraph('Note: interfund balances 10-1910 and 20-1910 eliminate. The transfer to the Replacement Reserve follows the operating agreement ($198,400 a year).', ParagraphStyle('n', fontName='Times-Italic', fontSize=8, leading=9.5))
SimpleDocTemplate(doc(name), pagesize=letter, leftMargin=45, rightMargin=45, topMargin=66, bottomMargin=48, invariant=1).build([t, Spacer(1, 6), KeepTogether([rc, Spacer(1, 6), note])], onFirstPage=deco, onLaterPages=deco)
truth(name, 'TB', M, rows, totals)
