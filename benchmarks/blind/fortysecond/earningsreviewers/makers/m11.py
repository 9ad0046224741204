"""Balance sheet in account form (assets left, liabilities right) and, page 2, statement of cash flows of a self-storage company (fpdf2)."""
from h import *
from fpdf import FPDF
import datetime
CO = 'Keystone Attic Self Storage, Inc.'
bs = S('Balance Sheet', CO, None, '2025-03-31', ['March 31, 2025'], dec=0, page=1)
L, H, T = bs.line, bs.head, bs.tot
H('ASSETS', sd='L')
H('Current assets', sd='L'); a = [L(n, [v], sd='L') for n, v in [('Cash and cash equivalents', 238417), ('Rents receivable, net', 19280), ('Merchandise inventory', 11643), ('Prepaid insurance and other', 24906)]]
ca = T('Total current assets', a, sd='L')
H('Property, at cost', sd='L'); p = [L(n, [v], sd='L') for n, v in [('Land', 985000), ('Storage buildings', 5214380), ('Paving, fencing and gates', 486215), ('Office equipment and kiosk', 73940)]]
pc = T('Property, gross', p, sd='L'); ad = L('Less accumulated depreciation', [-1937268], sd='L'); np_ = T('Property, net', [pc, ad], sd='L')
H('Other assets', sd='L'); o = [L(n, [v], sd='L') for n, v in [('Loan costs, net of amortization', 31420), ('Goodwill - Route 30 acquisition', 180000), ('Utility deposits', 4350)]]
oa = T('Total other assets', o, sd='L')
ta = T('TOTAL ASSETS', [ca, np_, oa], typ='TOTAL', key='total_assets', sd='L'); TA = bs.rows[ta]['v'][0]
H("LIABILITIES AND STOCKHOLDERS' EQUITY", sd='R')
H('Current liabilities', sd='R'); l = [L(n, [v], sd='R') for n, v in [('Accounts payable', 32715), ('Accrued payroll and taxes', 14082), ('Accrued property taxes', 27460), ('Unearned (prepaid) rents', 41338), ('Sales tax payable', 1907), ('Current portion of long-term debt', 148620)]]
cl = T('Total current liabilities', l, sd='R')
H('Long-term debt', sd='R'); d = [L(n, [v], sd='R') for n, v in [('Mortgage payable - First Granite Bank', 3266905), ('Equipment loan', 22418), ('Loan from stockholder', 120000)]]
ld = T('Total long-term debt', d, sd='R')
tl = T('TOTAL LIABILITIES', [cl, ld], typ='TOTAL', key='total_liabilities', sd='R')
H("Stockholders' equity", sd='R'); re = TA - bs.rows[tl]['v'][0] - 1000 - 649000
e = [L(n, [v], sd='R') for n, v in [('Common stock, 1,000 shares', 1000), ('Additional paid-in capital', 649000), ('Retained earnings', re)]]
te = T("TOTAL STOCKHOLDERS' EQUITY", e, typ='TOTAL', key='total_equity', sd='R')
z = T('TOTAL LIABILITIES AND EQUITY', [tl, te], typ='TOTAL', sd='R'); assert bs.rows[z]['v'][0] == TA and re > 0

cf = S('Statement of Cash Flows', CO, '2024-04-01', '2025-03-31', ['For the Year Ended March 31, 2025'], dec=0, page=2)
L, H, T = cf.line, cf.head, cf.tot
H('Cash flows from operating activities')
ni = L('Net income', [287614]); H('Adjustments to reconcile net income to cash provided by operations', sub=1)
aj = [L(n, [v], ind=1) for n, v in [('Depreciation', 214905), ('Amortization of loan costs', 6284), ('Gain on sale of equipment', -2150), ('Decrease in rents receivable', 3466), ('Increase in merchandise inventory', -1218), ('Increase in prepaid expenses', -4870), ('Decrease in accounts payable', -9342), ('Increase in accrued liabilities', 5127), ('Increase in unearned rents', 6480)]]
tj = T('Total adjustments', aj); op = T('Net cash provided by operating activities', [ni, tj])
H('Cash flows from investing activities'); iv = [L(n, [v]) for n, v in [('Building C door replacement', -88460), ('Purchase of kiosk and cameras', -31275), ('Proceeds from sale of equipment', 4500)]]
iv = T('Net cash used in investing activities', iv)
H('Cash flows from financing activities'); fi = [L(n, [v]) for n, v in [('Principal payments on mortgage', -138964), ('Proceeds from equipment loan', 28000), ('Payments on equipment loan', -5582), ('Repayment of stockholder loan', -30000), ('Dividends paid', -180000)]]
fi = T('Net cash used in financing activities', fi)
nc = T('NET INCREASE IN CASH', [op, iv, fi], typ='TOTAL', key='net_cash_flow')
bg = L('Cash, beginning of year', [238417 - cf.rows[nc]['v'][0]]); en = T('CASH, END OF YEAR', [nc, bg], typ='TOTAL'); assert cf.rows[en]['v'][0] == 238417 and cf.rows[bg]['v'][0] > 0
H('Supplemental disclosure'); L('Cash paid for interest', [204833]); L('Cash paid for income taxes', [1250])

fn = 'Keystone_Attic_FS_0325.pdf'
p = FPDF(orientation='L', format='letter', unit='pt'); p.set_creation_date(datetime.datetime(2025, 5, 19, tzinfo=datetime.timezone.utc)); p.set_auto_page_break(False)
def rt(x, y, t): p.text(x - p.get_string_width(t), y, t)
def head(s, date, w):
    p.set_font('Helvetica', 'B', 13); p.text((w - p.get_string_width(CO))/2, 52, CO); p.set_font('Helvetica', '', 11); p.text((w - p.get_string_width(s))/2, 68, s); p.text((w - p.get_string_width(date))/2, 83, date)
def foot(w, n): p.set_font('Helvetica', 'I', 8); t = "See accountant's compilation report. Substantially all disclosures omitted."; p.text((w - p.get_string_width(t))/2, p.h - 30, t); rt(w - 40, p.h - 30, n)
p.add_page(); head('Balance Sheet', 'March 31, 2025', 792)
p.set_line_width(.6); p.line(396, 108, 396, 520)
last = {}
for side, x0, xr in (('L', 48, 378), ('R', 414, 744)):
    y = 122; rs = [q for q in bs.rows if q['x']['sd'] == side]
    for k, q in enumerate(rs[:-1]):
        t = q['type']; p.set_font('Helvetica', 'B' if t in ('TOTAL', 'HEADING') else '', 9.5)
        if t == 'HEADING': y += 5 if k > 1 else 0; p.text(x0, y, q['label']); y += 15; continue
        p.text(x0 + (0 if t == 'TOTAL' else 12 if t == 'LINE' else 22), y, q['label']); v = money(q['v'][0], 0)
        if t != 'LINE': p.line(xr-62, y-9.5, xr, y-9.5)
        fst = rs[k-1]['type'] == 'HEADING'; rt(xr, y, v)
        if fst: p.text(xr-62, y, '$')
        y += 15 + (4 if t != 'LINE' else 0)
    last[side] = y
    q = rs[-1]; y = 500; p.set_font('Helvetica', 'B', 9.5); p.text(x0, y, q['label']); rt(xr, y, money(q['v'][0], 0)); p.text(xr-62, y, '$'); [p.line(xr-62, y+d, xr, y+d) for d in (-10, 3, 5.5)]
print(last); foot(792, '2')
p.add_page(orientation='P'); head('Statement of Cash Flows', 'For the Year Ended March 31, 2025', 612); y = 118; X = 520
for k, q in enumerate(cf.rows):
    t = q['type']; p.set_font('Helvetica', 'B' if t == 'TOTAL' or (t == 'HEADING' and not q['x'].get('sub')) else '', 9.5)
    if t == 'HEADING': y += 0 if q['x'].get('sub') else 6; p.text(72 + (12 if q['x'].get('sub') else 0), y, q['label']); y += 15; continue
    if t != 'LINE': p.line(X-64, y-9.5, X, y-9.5)
    p.text(72 + (0 if t == 'TOTAL' or q['label'].startswith('Cash, b') else 12 if t == 'LINE' and not q['x'].get('ind') else 24), y, q['label']); v = q['v'][0]; rt(X + (3.2 if v < 0 else 0), y, money(v, 0))
    if q['label'] in ('Net income', 'CASH, END OF YEAR', 'Cash paid for interest'): p.text(X-64, y, '$')
    if q['label'] == 'CASH, END OF YEAR': [p.line(X-64, y+d, X, y+d) for d in (3, 5)]; y += 6
    y += 15 + (4 if t != 'LINE' else 0)
foot(612, '3'); p.output(DOC + '/' + fn)
save(fn, [bs, cf], 'SELF_STORAGE', 'BALANCE_SHEET', 'two statements: account-form balance sheet (two halves side by side), cash flow on page 2', True)
