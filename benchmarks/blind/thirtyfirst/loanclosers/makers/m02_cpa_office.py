# CPA compilation, tax basis, balance sheet + statement of revenue and expenses
import random, os
from core import *
from reportlab.lib.pagesizes import letter
from reportlab.pdfgen import canvas
from reportlab.platypus import Paragraph
from reportlab.lib.styles import ParagraphStyle
rng = random.Random(3102)
P = 'Harlan Exchange Building Limited Partnership'
b = St('Statements of Assets, Liabilities and Partners\u2019 Capital - Income Tax Basis', P, None, '2025-12-31', ['2025', '2024'], page=3, scale=1)
i = St('Statements of Revenue and Expenses - Income Tax Basis', P, '2025-01-01', '2025-12-31', ['2025', '2024'], page=4, scale=1)
# income first (net income feeds capital)
i.H('REVENUE')
k = [i.L('Office rents', [1284630, 1251914], d=1), i.L('Storage and antenna rents', [38400, 37200]), i.L('Operating expense escalations', [96217, 88543]), i.L('Parking', [71840, 69315]), i.L('Miscellaneous', [2296, 4108])]
ti = i.T('Total revenue', k, key='total_income')
i.H('OPERATING EXPENSES')
k = [i.L(n, v) for n, v in [('Administrative', [18844, 17206]), ('Cleaning contract', [103920, 100980]), ('Elevator maintenance', [27468, 26415]), ('Insurance', [34182, 31077]), ('Management fees', [59735, 58043]), ('Payroll - building engineer', [78210, 75440]), ('Professional fees', [14850, 16375]), ('Real estate taxes', [187644, 182090]), ('Repairs, maintenance and supplies', [66391, 71828]), ('Utilities', [158207, 149966])]]
te = i.T('Total operating expenses', k, key='total_operating_expenses')
noi = i.T('INCOME BEFORE INTEREST AND DEPRECIATION', [ti, te], [1, -1], key='noi')
i.H('OTHER EXPENSES (INCOME)')
k = [i.L('Mortgage interest', [268415, 275902]), i.L('Depreciation', [201336, 198744]), i.L('Amortization of loan and lease costs', [22905, 22905]), i.L('Interest income', [-3881, -2960])]
to = i.T('Total other expenses, net', k)
ni = i.T('NET INCOME', [noi, to], [1, -1], t='TOTAL', key='net_income', d=1, dbl=1)
n25, n24 = i.rows[ni]['v']
b.H('ASSETS', ctr=1)
b.H('CURRENT ASSETS')
k = [b.L('Cash and cash equivalents', [212906, 187340], d=1), b.L('Tenant receivables', [16482, 21117]), b.L('Prepaid insurance', [11394, 10359])]
ca = b.T('Total current assets', k, lvl=2)
b.H('RESTRICTED ESCROWS')
k = [b.L('Tax and insurance escrow', [78185, 75871]), b.L('Replacement reserve', [143660, 119204])]
es = b.T('Total restricted escrows', k, lvl=2)
b.H('PROPERTY AND EQUIPMENT, at cost')
k = [b.L('Land', [920000, 920000]), b.L('Building and improvements', [6418377, 6338915]), b.L('Tenant improvements', [744180, 701655]), b.L('Furniture and equipment', [58203, 58203])]
g = b.T('', k, lvl=2, plain=1) if False else None
ad25, ad24 = -2896144, -2896144+201336
L = b.L('Less accumulated depreciation', [ad25, ad24])
pe = b.T('Net property and equipment', k+[L], lvl=2)
oa = b.L('OTHER ASSETS - deferred costs, net of amortization', [118340, 141245], lvl=0)
ta = b.T('TOTAL ASSETS', [ca, es, pe, oa], t='TOTAL', key='total_assets', d=1, dbl=1)
b.H('LIABILITIES AND PARTNERS\u2019 CAPITAL', ctr=1)
b.H('CURRENT LIABILITIES')
k = [b.L('Accounts payable', [31407, 27955], d=1), b.L('Accrued real estate taxes', [93822, 91045]), b.L('Prepaid rents', [14210, 9876]), b.L('Current maturities of mortgage note', [148206, 140719])]
cl = b.T('Total current liabilities', k, lvl=2)
b.H('LONG-TERM LIABILITIES')
k = [b.L('Mortgage note payable, less current maturities', [4618904, 4767110]), b.L('Tenant security deposits', [61340, 60115])]
lt = b.T('Total long-term liabilities', k, lvl=2)
tl = b.T('Total liabilities', [cl, lt], lvl=3, key='total_liabilities')
b.H('PARTNERS\u2019 CAPITAL')
A = b.rows[ta]['v']; Lb = b.rows[tl]['v']; E = [A[0]-Lb[0], A[1]-Lb[1]]
print('equity', E, 'NI', n25, n24)
gp = [int(E[0]*.01), int(E[1]*.01)]
k = [b.L('General partner', gp), b.L('Limited partners', [E[0]-gp[0], E[1]-gp[1]])]
te_ = b.T('Total partners\u2019 capital', k, lvl=3, key='total_equity')
b.T('TOTAL LIABILITIES AND PARTNERS\u2019 CAPITAL', [tl, te_], t='TOTAL', d=1, dbl=1)
# roll-forward at the foot of the income statement
dist = n25 + E[1] - E[0]; assert dist > 0, dist
i.H('PARTNERS\u2019 CAPITAL', gap=1)
e24b = E[1] - n24 + 150000
bg = i.L('Balance, beginning of year', [E[1], e24b]); n2 = i.L('Net income', [n25, n24]); di = i.L('Distributions to partners', [-dist, -150000])
i.T('Balance, end of year', [bg, n2, di], t='TOTAL', d=1, dbl=1)
name = 'Harlan Exchange LP - 2025 Compiled Financials.pdf'
W, Hh = letter
c = canvas.Canvas(os.path.join(DOCS, name), pagesize=letter, invariant=1)
c.setFont('Times-Bold', 18); c.drawCentredString(W/2, 500, 'HARLAN EXCHANGE BUILDING'); c.drawCentredString(W/2, 476, 'LIMITED PARTNERSHIP')
c.setFont('Times-Roman', 13); c.drawCentredString(W/2, 436, 'FINANCIAL STATEMENTS - INCOME TAX BASIS'); c.drawCentredString(W/2, 416, 'Years Ended December 31, 2025 and 2024')
c.setFont('Times-Italic', 11); c.drawCentredString(W/2, 120, 'Dunmore Okafor & Pell, P.C.'); c.drawCentredString(W/2, 105, 'Certified Public Accountants'); c.showPage()
st = ParagraphStyle('x', fontName='Times-Roman', fontSize=11, leading=15, spaceAfter=10)
y = 700; c.setFont('Times-Bold', 12); c.drawCentredString(W/2, y, 'INDEPENDENT ACCOUNTANTS\u2019 COMPILATION REPORT'); y -= 30
for t in ['To the Partners<br/>Harlan Exchange Building Limited Partnership',
 'Management is responsible for the accompanying financial statements of Harlan Exchange Building Limited Partnership, which comprise the statements of assets, liabilities and partners\u2019 capital - income tax basis as of December 31, 2025 and 2024, and the related statements of revenue and expenses - income tax basis for the years then ended, in accordance with the income tax basis of accounting, and for determining that the income tax basis of accounting is an acceptable financial reporting framework.',
 'We have performed compilation engagements in accordance with Statements on Standards for Accounting and Review Services promulgated by the Accounting and Review Services Committee of the AICPA. We did not audit or review the financial statements nor were we required to perform any procedures to verify the accuracy or completeness of the information provided by management. We do not express an opinion, a conclusion, nor provide any assurance on these financial statements.',
 'Management has elected to omit substantially all of the disclosures ordinarily included in financial statements prepared in accordance with the income tax basis of accounting.',
 '<i>Dunmore Okafor &amp; Pell, P.C.</i><br/>March 17, 2026']:
    p = Paragraph(t, st); w, h = p.wrap(468, 600); p.drawOn(c, 72, y-h); y -= h+14
c.showPage()
def draw(s, t1, t2, pn, lead):
    y = 738
    c.setFont('Times-Bold', 12)
    for t in ['HARLAN EXCHANGE BUILDING LIMITED PARTNERSHIP', t1, t2]: c.drawCentredString(W/2, y, t); y -= 15
    c.setLineWidth(1); c.line(60, y+6, W-60, y+6); y -= 16
    c.setFont('Times-Bold', 11)
    for x, t in ((438, '2025'), (540, '2024')): c.drawCentredString(x-22, y, t); c.line(x-58, y-3, x+4, y-3)
    y -= 18
    for r in s.rows:
        if r.get('ctr'): y -= 3; c.setFont('Times-Bold', 11); c.drawCentredString(W/2-20, y, r['label']); y -= lead+2; continue
        if r.get('gap'): y -= 10
        c.setFont('Times-Bold' if r['t'] == 'TOTAL' else 'Times-Roman', 10.5)
        c.drawString(66+14*r['lvl'], y, r['label'])
        if r['t'] != 'HEADING':
            for x, v in ((438, r['v'][0]), (540, r['v'][1])):
                t = fmt(v, 1, 0); c.drawRightString(x+(3.5 if v < 0 else 0), y, t)
                if r.get('d'): c.drawString(x-58, y, '$')
                if r['items']: c.setLineWidth(.6); c.line(x-58, y+10, x+4, y+10)
                if r.get('dbl'): c.line(x-58, y-3, x+4, y-3); c.line(x-58, y-5, x+4, y-5)
        y -= lead + (6 if r['items'] else 0)
    c.setFont('Times-Italic', 9.5); c.drawCentredString(W/2, 44, 'See independent accountants\u2019 compilation report.'); c.drawCentredString(W/2, 30, f'- {pn} -'); c.showPage()
    print('end y', y)
draw(b, 'STATEMENTS OF ASSETS, LIABILITIES AND PARTNERS\u2019 CAPITAL - INCOME TAX BASIS', 'DECEMBER 31, 2025 AND 2024', 2, 15)
draw(i, 'STATEMENTS OF REVENUE AND EXPENSES - INCOME TAX BASIS', 'YEARS ENDED DECEMBER 31, 2025 AND 2024', 3, 16)
c.save()
save(name, [b, i], 'OFFICE', 'BALANCE_SHEET', 'CPA compilation with letter, tax basis, two statements', True)
