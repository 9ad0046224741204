# Lender's compliance certificate / term summary: two columns, text tables
from make_lib import *
d = Doc('d08_loan_compliance', (595, 842))
F = ('Times-Roman', 'Times-Bold', 'Times-Italic')
d.text(297, 52, 'COMPLIANCE CERTIFICATE', 'Times-Bold', 13, al='c'); d.text(297, 66, 'Facility agreement of 11 May 2022, as amended; test date 30 September 2024', 'Times-Italic', 9.5, al='c')
LX, RX, CW = 54, 308, 233
y = d.para(LX, 84, CW, 'To: Norbank AB (publ), as agent. From: Karlslund Fastigheter Holding AB, as company. We refer to the agreement named above. This is a compliance certificate. Words defined in the agreement have the same meaning here. We confirm that no default is continuing or, to our knowledge, likely to occur before the next interest payment date.', 'Times-Roman', 9.5, 11.6, just=True)
yr = d.para(RX, 84, CW, 'The figures below are taken from the accounts of the group for the twelve months to the test date, adjusted as set out in clause 22.2. Valuations are those of the external valuer of August 2024. The calculations have been checked by the head of finance and are signed by two directors.', 'Times-Roman', 9.5, 11.6, just=True)
y = max(y, yr)+18
d.text(297, y, 'Table 1. Financial covenants', 'Times-Bold', 9.5, al='c')
cv = [('Loan to value', '22.1(a)', 'Net debt divided by the market value of the properties', '≤ 60.0%', '≤ 65.0%', '52.3%', 'Met'),
      ('Interest cover', '22.1(b)', 'Net operating income divided by net finance charges of the last four quarters', '≥ 1.80×', '≥ 1.50×', '1.94×', 'Met'),
      ('Debt yield', '22.1(c)', 'Net operating income divided by the loan', '≥ 8.0%', '≥ 7.0%', '7.8%', 'Cash trap'),
      ('Equity ratio', '22.1(d)', 'Equity including shareholder loans divided by total assets', '–', '≥ 25.0%', '36.9%', 'Met'),
      ('Occupancy', '22.3', 'Let area divided by lettable area, leases signed but not begun included', '≥ 85.0%', '–', '91.4%', 'Met')]
FS = ('LR', 'LRB', 'LRI')
rows = [R([C('Test', rs=2), C('Clause', rs=2), C('Definition', rs=2), C('Threshold', cs=2), C('Result', rs=2, al='c'), C('Status', rs=2)], b=True, fill='#e6e6e6'), R([C('Cash trap', al='c'), C('Default', al='c')], b=True, fill='#e6e6e6')]
rows += [R([C(a, b=True), b, c, e, f, g, C(h, b=(h != 'Met'))]) for a, b, c, e, f, g, h in cv]
y = table(d, LX, y+6, [72, 46, 168, 54, 52, 46, 49], 'lllcccl', rows, fonts=FS, size=8.8, lead=10.4, px=4, py=3, grid=.5, gridcol='#555555')
y += 20
# left column: table 2; right column prose and chart
y0 = y
pr = [('Lindholmen 7:4', 'Office', 412.0, 24.1), ('Backa 31:9', 'Logistics', 268.5, 17.3), ('Gamlestaden 2:6', 'Mixed', 191.0, 11.8), ('Mölnlycke 1:18', 'Logistics', 154.5, 10.4), ('Kallebäck 5:1', 'Office', 98.0, 4.9)]
d.text(LX, y, 'Table 2. Properties charged (SEK million)', 'Times-Bold', 9.5)
rows = [R(['Title', 'Use', 'Value', 'Income'], i=True, above=.8, below=.4)]+[R([a, b, f'{c:.1f}', f'{e:.1f}']) for a, b, c, e in pr]
tv, ti = sum(p[2] for p in pr), sum(p[3] for p in pr)
rows += [R(['Total', '', f'{tv:,.1f}', f'{ti:.1f}'], b=True, above=.4, below=.8)]
yl = table(d, LX, y+5, [92, 56, 44, 41], 'llrr', rows, fonts=FS, size=9, px=2, py=1.9)
debt = 588.0
yl += 20; d.text(LX, yl, 'Table 3. Net debt (SEK million)', 'Times-Bold', 9.5)
rows = [R(['Senior loan, tranche 1', '420.0']), R(['Senior loan, tranche 2', '186.5']), R(['Accrued interest', '4.2']), R(['Less: cash on blocked accounts', '(17.6)']), R(['Less: free cash', '(5.1)']), R(['Net debt', '588.0'], b=True, above=.5, below=1)]
assert abs(420+186.5+4.2-17.6-5.1-588) < 1e-9 and round(debt/tv*100, 1) == 52.3, debt/tv
yl = table(d, LX, yl+5, [170, 63], 'lp', rows, fonts=FS, size=9, px=2, py=1.9, tight=True)
yr = d.para(RX, y0-8, CW, 'Because the debt yield is below eight per cent, surplus cash stays on the blocked account until two test dates in a row show that the threshold is met again. The company has asked the agent to count the rent from the lease with the regional archive, signed in October, from the next test date. With that rent the debt yield would be 8.3 per cent.', 'Times-Roman', 9.5, 11.6, just=True)
yr += 20; d.text(RX, yr, 'Figure 1. Loan to value by test date (%)', 'Times-Bold', 9.5)
cy = yr+104
for g in (45, 50, 55, 60): d.line(RX+22, cy-(g-40)*4.4, RX+CW, cy-(g-40)*4.4, .3 if g < 60 else .9, '#999999' if g < 60 else '#000000'); d.text(RX+18, cy-(g-40)*4.4+3, str(g), 'Times-Roman', 7.5, al='r')
d.line(RX+22, cy, RX+CW, cy, .6)
for k, (l, v) in enumerate([('9/22', 49.8), ('3/23', 51.6), ('9/23', 54.1), ('3/24', 53.7), ('9/24', 52.3)]):
    x = RX+34+k*40; d.rect(x, cy-(v-40)*4.4, x+20, cy, fill='#b5b5b5', stroke='#444444', w=.4); d.text(x+10, cy+9, l, 'Times-Roman', 7.5, al='c'); d.text(x+10, cy-(v-40)*4.4-3, f'{v}', 'Times-Roman', 7.5, al='c')
y = max(yl, cy+14)+24
d.text(297, y, 'Table 4. Undertakings to deliver documents', 'Times-Bold', 9.5, al='c')
rows = [R(['Document', 'Due', 'Delivered', 'Remarks'], b=True, below=.6, above=.6)]
rows += [R(list(k), va='t') for k in [('Annual accounts, audited', '30 Apr. 2024', '26 Apr. 2024', ''), ('Half-year report', '31 Aug. 2024', '29 Aug. 2024', 'Unaudited; reviewed by the auditor at the request of the agent'), ('Rent roll', 'quarterly', '8 Oct. 2024', ''), ('External valuation', '31 Aug. 2024', '12 Sep. 2024', 'Late; waived by letter of 30 August'), ('Insurance certificates', '1 July 2024', '28 June 2024', 'Loss-payee clause added for Backa 31:9'), ('Budget for next year', '15 Dec. 2024', '', 'Not yet due')]]
rows[-1].below = .6
y = table(d, LX, y+5, [130, 78, 78, 201], 'llll', rows, fonts=FS, size=9, px=3, py=2)
y += 38; d.line(LX, y, LX+180, y, .5); d.line(RX+40, y, RX+CW, y, .5); d.text(LX, y+11, 'Director', 'Times-Italic', 8.5); d.text(RX+40, y+11, 'Director', 'Times-Italic', 8.5)
d.save(); print('ymax', y)
