# compiled balance sheet, report form, two years, of a shopping centre
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
NAME = 'Cedar_Crossing_2024_compiled_balance_sheet.pdf'
s = S('Statements of Assets, Liabilities and Members\' Equity - Income Tax Basis', 'Cedar Crossing Shopping Center, LLC', None, '2024-12-31', ['2024', '2023'], zero='dash')
s.head('ASSETS')
s.head('Current assets:', lv=0)
L = lambda l, a, b, lv=1: s.line(l, [a, b], lv=lv)
ca = [L('Cash - operating account', 184206, 151877), L('Cash - tenant security deposits', 61450, 58950), L('Tenant receivables', 23718, 31064), L('Prepaid insurance', 14322, 13105), L('Due from affiliate', 0, 12500)]
tca = s.tot('Total current assets', ca, lv=2)
s.head('Property and equipment:')
pe = [L('Land', 1240000, 1240000), L('Buildings', 4865300, 4865300), L('Building improvements', 618945, 527410), L('Parking lot and land improvements', 402775, 402775), L('Signage and equipment', 88160, 81240)]
g = s.tot('Total cost', pe, lv=2)
ad = L('Less accumulated depreciation', -2317604, -2164218)
npe = s.tot('Net property and equipment', [g, ad], lv=2)
s.head('Other assets:')
oa = [L('Lender escrow - real estate taxes', 47390, 45112), L('Replacement reserve', 92618, 74618), L('Loan costs, net of accumulated amortization of $31,208 and $26,007', 20804, 26005), L('Leasing commissions, net', 66417, 58733)]
toa = s.tot('Total other assets', oa, lv=2)
s.tot('Total assets', [tca, npe, toa], rt='TOTAL', key='total_assets', dbl=1)
s.head('LIABILITIES AND MEMBERS\' EQUITY')
s.head('Current liabilities:')
cl = [L('Accounts payable', 27951, 22486), L('Accrued real estate taxes', 41208, 39844), L('Accrued interest', 14867, 15211), L('Prepaid rents', 9375, 16240), L('Current maturities of mortgage note payable', 97416, 93055)]
tcl = s.tot('Total current liabilities', cl, lv=2)
s.head('Long-term liabilities:')
ll = [L('Mortgage note payable, less current maturities', 3341588, 3439004), L('Tenant security deposits', 61450, 58950)]
tll = s.tot('Total long-term liabilities', ll, lv=2)
tl = s.tot('Total liabilities', [tcl, tll], lv=0, rt='TOTAL', key='total_liabilities')
s.head('Members\' equity:')
ta = s.rows[[i for i, r in enumerate(s.rows) if r['label'] == 'Total assets'][0]]['base']; tlv = s.rows[tl]['base']
e24, e23 = ta[0] - tlv[0], ta[1] - tlv[1]
ni24, ni23 = 308614, 281950; d24 = -(ni24 - (e24 - e23)); d23 = -240000
me = [L('Balance, beginning of year', e23, e23 - ni23 - d23), L('Net income', ni24, ni23), L('Distributions', d24, d23)]
te = s.tot('Total members\' equity', me, lv=0, rt='TOTAL', key='total_equity')
s.tot('Total liabilities and members\' equity', [tl, te], rt='TOTAL', dbl=1)
W, H = letter
c = canvas.Canvas(f'{DOC}/{NAME}', pagesize=letter, invariant=1)
# page 1: the accountants' report (no statement)
c.setFont('Times-Bold', 15); c.drawCentredString(W / 2, H - 90, 'Weller, Oakes & Pruitt')
c.setFont('Times-Italic', 10.5); c.drawCentredString(W / 2, H - 105, 'Certified Public Accountants  |  Outsourced Controllers')
c.setFont('Times-Bold', 11.5); c.drawCentredString(W / 2, H - 170, "INDEPENDENT ACCOUNTANTS' COMPILATION REPORT")
c.setFont('Times-Roman', 11.5)
txt = '''To the Members
Cedar Crossing Shopping Center, LLC
Dayton, Ohio

Management is responsible for the accompanying financial statements of Cedar Crossing Shopping Center,
LLC (a limited liability company), which comprise the statements of assets, liabilities and members' equity -
income tax basis as of December 31, 2024 and 2023, in accordance with the tax basis of accounting, and for
determining that the tax basis of accounting is an acceptable financial reporting framework. We have
performed compilation engagements in accordance with Statements on Standards for Accounting and Review
Services. We did not audit or review the financial statements nor were we required to perform any procedures
to verify the accuracy or completeness of the information provided by management. Accordingly, we do not
express an opinion, a conclusion, nor provide any form of assurance on these financial statements.

Management has elected to omit substantially all the disclosures ordinarily included in financial statements
prepared in accordance with the tax basis of accounting.


Dayton, Ohio
February 27, 2025'''
y = H - 205
for t in txt.split('\n'): c.drawString(72, y, t); y -= 15.5
c.showPage()
c.setFont('Times-Bold', 12.5); c.drawCentredString(W / 2, H - 62, 'CEDAR CROSSING SHOPPING CENTER, LLC')
c.setFont('Times-Roman', 11); c.drawCentredString(W / 2, H - 78, "Statements of Assets, Liabilities and Members' Equity - Income Tax Basis"); c.drawCentredString(W / 2, H - 92, 'December 31, 2024 and 2023')
X = [445, 540]; y = H - 120
c.setFont('Times-Bold', 10.5)
for x, h in zip(X, s.columns): c.drawCentredString(x - 32, y, h); c.line(x - 64, y - 3, x, y - 3)
y -= 16
prev = 'HEADING'
for i, r in enumerate(s.rows):
    caps = r['label'].isupper()
    if r['rt'] == 'HEADING':
        y -= 4 if not caps else 7
        c.setFont('Times-Bold' if caps else 'Times-Roman', 10.5)
        if caps: c.drawCentredString(235, y, r['label']); y -= 13; prev = 'CAPS'; continue
        c.drawString(72, y, r['label'])
    else:
        c.setFont('Times-Roman', 10.5)
        lab = r['label']
        if len(lab) > 55:
            k = lab.index(' of $'); c.drawString(72 + 16 * r['lv'], y, lab[:k]); y -= 12; c.drawString(88 + 16 * r['lv'], y, lab[k + 1:])
        else: c.drawString(72 + 16 * r['lv'], y, lab)
        for j, v in enumerate(r['full']):
            t = '-' if v == 0 else (f'{v:,.0f}' if v > 0 else f'({-v:,.0f})')
            if v < 0: c.drawRightString(X[j] + 3.5, y, t)
            else: c.drawRightString(X[j] - (6 if v == 0 else 0), y, t)
            if r.get('dbl') or (i and prev == 'HEADING' and r['label'].startswith('Cash - op')) or r['label'] == 'Accounts payable': c.drawString(X[j] - 62, y, '$')
            if r['rt'] != 'LINE': c.setLineWidth(.6); c.line(X[j] - 62, y + 9.6, X[j], y + 9.6)
            if r.get('dbl'): c.line(X[j] - 62, y - 2.5, X[j], y - 2.5); c.line(X[j] - 62, y - 4.5, X[j], y - 4.5)
    prev = r['rt']; y -= 12.1 if r['rt'] in ('LINE', 'HEADING') else 15
assert y > 50, y
c.setFont('Times-Italic', 9.5); c.drawCentredString(W / 2, 40, "See independent accountants' compilation report."); c.drawCentredString(W / 2, 27, '2')
c.save(); save(NAME, [s])
