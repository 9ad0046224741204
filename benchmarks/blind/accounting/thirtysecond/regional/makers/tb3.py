# tax-credit property, signed balance with Dr/Cr mark, subtotals by class; planted: row dropped
import random
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.styles import ParagraphStyle
from common import *
R = random.Random(32103); NAME = 'st_brendans_court_trial_balance'
def c(x): return int(round(x*100))
def n(x): return round(x*(1+R.uniform(-.07, .07)), 2)
S = []
def sec(t): S.append([t, []])
def bs(code, name, py, beg, act=0): S[-1][1].append([code, name, c(py), c(beg), c(act)])
def pl(code, name, mth): S[-1][1].append([code, name, None, c(n(mth*10)), c(n(mth))])
sec('Current Assets')
bs('1000', 'Cash - Operating', 61877.40, 74210.16)
bs('1010', 'Cash - Tenant Security Deposits', 24150, 25310, 275)
bs('1100', 'Tenant Rents Receivable', 7218.36, 9104.77, -612.4)
bs('1105', 'Subsidy Receivable - PHA', 11420, 13866, 1204)
bs('1200', 'Prepaid Insurance', 14211.5, 23107.42, -4621.48)
sec('Restricted Reserves')
bs('1310', 'Operating Deficit Reserve', 212400.18, 214118.62, 180.22)
bs('1320', 'Replacement Reserve', 148302.71, 173255.4, 2625)
bs('1330', 'Tax and Insurance Escrow', 33871.09, 52006.11, 5410)
sec('Fixed Assets')
bs('1410', 'Land', 615000, 615000)
bs('1420', 'Buildings (27.5-Year Depreciable Basis)', 9884210, 9884210)
bs('1430', 'Site Improvements', 712300, 724115, 3980)
bs('1440', 'Furnishings', 186440, 186440)
bs('1490', 'Accumulated Depreciation', -2611047.33, -2957713.33, -34666.6)
bs('1510', 'Tax Credit Fees, net', 31200, 28700, -250)
sec('Liabilities')
bs('2000', 'Accounts Payable', -18344.92, -21907.35, 3310.18)
bs('2050', 'Accrued Expenses', -9810, -8122.4, -1140)
bs('2100', 'Accrued Real Estate Taxes', -41800, -34900, -3490)
bs('2150', 'Accrued Interest - Soft Loan', -96420, -113920, -1750)
bs('2200', 'Tenant Security Deposits', -23905, -24960, -275)
bs('2250', 'Prepaid Tenant Rent', -3377.18, -2844.9, -407)
bs('2300', 'Deferred Developer Fee', -284000, -259000)
bs('2310', 'Asset Management Fee Payable', -7500, -13750, -625)
bs('2400', 'Permanent Mortgage (5.05%, matures 2039)', -3204880.77, -3140207.14, 6781.02)
bs('2450', 'City HOME Loan (1.00% accruing)', -2100000, -2100000)
sec("Partners' Equity")
bs('3000', 'General Partner', 0, 0)
bs('3100', 'Investor Limited Partner', -6410220, -6410220)
bs('3200', 'Retained Deficit', 0, 0)
sec('Revenue')
pl('4000', 'Gross Potential Tenant Rent', -54120)
pl('4010', 'Subsidy Income (PBV)', -13400)
pl('4050', 'Vacancy Loss', 2180)
pl('4100', 'Late and NSF Charges', -395)
pl('4110', 'Damages Billed', -560)
pl('4120', 'Laundry', -488)
pl('4200', 'Interest on Reserves', -204)
sec('Operating Expenses')
pl('5010', 'Manager Payroll', 4420)
pl('5020', 'Maintenance Payroll', 5180)
pl('5030', 'Payroll Taxes and Workers Comp', 1610)
pl('5100', 'Compliance Monitoring Fees', 415)
pl('5110', 'Office and Telephone', 690)
pl('5120', 'Audit and Tax Preparation', 1150)
pl('5130', 'Management Fee', 3905)
pl('5200', 'Electricity', 1940)
pl('5210', 'Water and Sewer', 4310)
pl('5220', 'Garbage', 1185)
pl('5300', 'Maintenance Supplies', 1420)
pl('5310', 'Contract Repairs', 2760)
pl('5320', 'Exterminating', 485)
pl('5330', 'Grounds', 1620)
pl('5340', 'Unit Preparation', 1340)
S[-1][1].append(['5400', 'Real Estate Taxes', None, c(34900), c(3490)])
S[-1][1].append(['5410', 'Property and Liability Insurance', None, c(43020.3), c(4621.48)])
sec('Financial and Non-Cash')
S[-1][1].append(['6000', 'Interest - Permanent Mortgage', None, c(133614.2), c(13215.04)])
S[-1][1].append(['6010', 'Interest - HOME Loan', None, c(17500), c(1750)])
S[-1][1].append(['6100', 'Depreciation', None, c(346666), c(34666.6)])
S[-1][1].append(['6110', 'Amortization', None, c(2500), c(250)])
S[-1][1].append(['6200', 'Asset Management Fee', None, c(6250), c(625)])
allA = [a for s in S for a in s[1]]; idx = {a[0]: a for a in allA}
gp = idx['3000']; gp[2] = gp[3] = c(-614.5)
re = idx['3200']; re[2] = -sum(a[2] or 0 for a in allA)
# beginning: retained deficit unchanged since the year's opening; the balancing lies in operating cash
re[3] = re[2]; k = sum(a[3] for a in allA); idx['1000'][3] -= k
idx['1000'][4] = -sum(a[4] for a in allA)
print(NAME, len(allA), 'RE', d(re[2]), 'cash', d(idx['1000'][3]), d(idx['1000'][4]))
DROP = '5320'
def mk(v):
    if v is None: return ''
    if v == 0: return '0.00'
    return f'{abs(v)/100:,.2f} ' + ('Cr' if v < 0 else 'Dr')
hd = ['Acct', 'Description', 'Balance\n12/31/2024', 'Beginning\nBalance', 'Net Change', 'Ending\nBalance']
keys = ['other:Balance 12/31/2024', 'beginning', 'activity', 'ending']
data = [hd]; st = []; rows = []; totals = []; G = [0]*4
for t, L in S:
    st.append(('FONT', (0, len(data)), (-1, len(data)), 'Times-BoldItalic', 9)); data.append([t, '', '', '', '', '']); T = [0]*4
    for a in L:
        v = [a[2], a[3], a[4], a[3]+a[4]]
        for i in range(4): T[i] += v[i] or 0; G[i] += v[i] or 0
        if a[0] == DROP: dropped = a; continue
        data.append([a[0], a[1]] + [mk(x) for x in v]); row = dict(account=a[0], name=a[1])
        for kk, x in zip(keys, v):
            if x is not None: row[kk] = d(x)
        rows.append(row)
    hasp = any(a[2] is not None for a in L)
    i = len(data); st += [('FONT', (0, i), (-1, i), 'Times-Bold', 9), ('LINEABOVE', (2 if hasp else 3, i), (-1, i), .5, colors.black), ('BOTTOMPADDING', (0, i), (-1, i), 7)]
    data.append(['', 'Total ' + t] + [mk(x) if (j or hasp) else '' for j, x in enumerate(T)])
    tt = dict(label='Total ' + t)
    for j, (kk, x) in enumerate(zip(keys, T)):
        if j or hasp: tt[kk] = d(x)
    totals.append(tt)
assert G == [0]*4, G
i = len(data); st += [('FONT', (0, i), (-1, i), 'Times-Bold', 9.5), ('LINEABOVE', (2, i), (-1, i), .5, colors.black), ('LINEBELOW', (2, i), (-1, i), 1.2, colors.black)]
data.append(['', 'Proof - all accounts'] + ['0.00']*4); totals.append(dict(label='Proof - all accounts', **{kk: 0.0 for kk in keys}))
def deco(cv, doc):
    cv.saveState(); cv.setFont('Times-Roman', 8)
    cv.drawString(54, 30, "St. Brendan's Court LIHTC LP - unaudited, for internal and syndicator use"); cv.drawRightString(558, 30, f'{doc.page} | TB 11/2025'); cv.restoreState()
P = ParagraphStyle('p', fontName='Times-Bold', fontSize=15, leading=18); Q = ParagraphStyle('q', fontName='Times-Roman', fontSize=10, leading=13)
doc = SimpleDocTemplate(f'{DOC}/{NAME}.pdf', pagesize=letter, leftMargin=54, rightMargin=54, topMargin=46, bottomMargin=50, title='Trial Balance')
tb = Table(data, colWidths=[36, 190, 72, 72, 68, 72], repeatRows=1)
tb.setStyle(TableStyle([('FONT', (0, 0), (-1, -1), 'Times-Roman', 9), ('FONT', (0, 0), (-1, 0), 'Times-Bold', 9), ('ALIGN', (2, 0), (-1, -1), 'RIGHT'), ('VALIGN', (0, 0), (-1, 0), 'BOTTOM'),
    ('LINEABOVE', (0, 0), (-1, 0), 1, colors.HexColor('#7a1f1f')), ('LINEBELOW', (0, 0), (-1, 0), 1, colors.HexColor('#7a1f1f')),
    ('TOPPADDING', (0, 0), (-1, -1), 1.2), ('BOTTOMPADDING', (0, 0), (-1, -1), 1.2), ('LEFTPADDING', (0, 0), (-1, -1), 3), ('RIGHTPADDING', (0, 0), (-1, -1), 3)] + st))
doc.build([Paragraph("St. Brendan's Court", P), Paragraph('64-unit Section 42 community, Dayton, Ohio', Q), Paragraph('General Ledger Trial Balance, month of November 2025 (accrual)', Q), Spacer(1, 10), tb], onFirstPage=deco, onLaterPages=deco)
save(NAME, 'TB', keys, rows, totals, {"what": f"account {DROP} {dropped[1]} (beginning {d(dropped[3])}, net change {d(dropped[4])}) left out of the listing; Total Operating Expenses still includes it", "kind": "row_dropped"})
