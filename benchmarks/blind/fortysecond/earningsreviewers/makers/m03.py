"""Recast (normalised) self-storage statement by a quality-of-earnings consultant: books / adjustments / note / recast, notes below (fpdf2)."""
from h import *
from fpdf import FPDF
st = S('Recast Statement of Operations', 'Tamarack Self Storage - Duluth Road', '2024-01-01', '2024-12-31', ['As Reported FY 2024', 'Adjustments', 'Recast FY 2024'], dec=0)
L, H, T = st.line, st.head, st.tot
def A(label, rep, adj=None, note='', **k): return L(label, [rep, adj, (rep or 0) + (adj or 0)], note=note, **k)
H('Revenue')
r = [A('Storage rental - climate controlled', 412386), A('Storage rental - drive-up', 288914), A('Vehicle and RV parking', 37240), A('Discounts and promotions', -21877), A('Write-offs and refunds', -9462, -2310, 'a')]
rr = T('Net rental revenue', r)
o = [A('Late and lien fees', 31055), A('Administrative fees', 14875), A('Tenant protection plan, net', 42618, 5164, 'b'), A('Merchandise sales', 9731), A('Truck rental commissions', 6290, -6290, 'c'), A('Interest earned', 3918, -3918, 'd')]
oo = T('Other revenue', o)
ti = T('Effective gross revenue', [rr, oo], typ='TOTAL', key='total_income')
H('Operating expenses')
base = st.rows[ti]['v'][2]
e = [A('Real estate taxes', 71482, 18918, 'e'), A('Property and liability insurance', 16340), A('On-site salaries and wages', 88764, -26400, 'f'), A('Payroll taxes and benefits', 13922, -3154, 'f'),
     A('Management fee', None, round(base*.06), 'g'), A('Electricity and gas', 24108), A('Water and sewer', 3377), A('Telephone, internet and gate software', 11296), A('Repairs and maintenance', 39851, -17225, 'h'),
     A('Snow removal and landscaping', 14620), A('Advertising and web marketing', 21504), A('Credit card and bank charges', 17933), A('Office, postage and supplies', 7268), A('Cost of merchandise', 5110),
     A('Legal and accounting', 12450, -6800, 'i'), A('Travel, meals and vehicle', 9687, -9687, 'i'), A('Donations', 1500, -1500, 'i')]
te = T('Total operating expenses', e, typ='TOTAL', key='total_operating_expenses')
n = T('Net operating income', [ti, te], minus=[te], typ='TOTAL', key='noi')
x = [A('Interest expense', 96204, -96204, 'j'), A('Depreciation and amortization', 118370, -118370, 'j'), A('Officer life insurance', 4212, -4212, 'j')]
tx = T('Total non-operating', x)
T('Net income', [n, tx], minus=[tx], typ='TOTAL', key='net_income')

fn = 'Tamarack_SelfStorage_Recast_2024.pdf'
p = FPDF(format='letter', unit='pt'); p.set_creation_date(__import__('datetime').datetime(2025, 3, 4, tzinfo=__import__('datetime').timezone.utc)); p.set_auto_page_break(False); p.add_page()
p.set_fill_color(38, 62, 84); p.rect(0, 0, 612, 54, 'F'); p.set_text_color(255); p.set_font('Times', 'B', 16); p.text(45, 26, 'Tamarack Self Storage - Duluth Road'); p.set_font('Times', 'I', 11); p.text(45, 43, 'Recast Statement of Operations   |   Year ended December 31, 2024'); p.set_text_color(0)
p.set_font('Times', '', 8.5); p.text(45, 69, 'Prepared from the owner\'s books for discussion with prospective purchasers. 528 units, 61,140 net rentable square feet. Unaudited.')
X = [330, 408, 428, 512, 560]; y = 92
p.set_font('Times', 'B', 9)
def rt(x, y, t): p.text(x - p.get_string_width(t), y, t)
for x, a, b in [(X[0], 'As Reported', 'FY 2024'), (X[1], '', 'Adjustments'), (X[3], 'Recast', 'FY 2024'), (X[4], '% of', 'Revenue')]: rt(x, y, a); rt(x, y+11, b)
p.text(X[2]-6, y+11, 'Note'); y += 15; p.set_line_width(1); p.line(45, y, 567, y); y += 13
for q in st.rows:
    t = q['type']; bold = t != 'LINE'; p.set_font('Times', 'B' if bold else '', 9.5)
    if t == 'HEADING': y += 2; p.text(45, y, q['label']); y += 12.5; continue
    if bold: p.set_line_width(.5); [p.line(X[k]-62, y-9, X[k], y-9) for k in (0, 1, 3)]
    p.text(45 if t == 'TOTAL' else 57, y, q['label'])
    for k, v in zip((0, 1, 3), q['v']):
        if v is not None: tx_ = money(v, 0, cur='$' if t == 'TOTAL' else ''); rt(X[k] + (2.6 if v < 0 else 0), y, tx_)
    if q['x'].get('note'): p.set_font('Times', 'I', 8.5); p.text(X[2], y, f"({q['x']['note']})")
    p.set_font('Times', 'B' if bold else '', 8.5); rt(X[4], y, f"{q['v'][2]/base*100:.1f}%")
    if t == 'TOTAL': p.set_line_width(.5); [p.line(X[k]-62, y+3, X[k], y+3) for k in (0, 1, 3)]; y += 4
    y += 12.6
y += 6; p.set_font('Times', 'B', 9); p.text(45, y, 'Notes to recast'); y += 5
p.set_xy(42, y); p.set_font('Times', '', 8)
p.multi_cell(525, 9.4, """(a) Bad debt raised to the three-year average of collections history.  (b) Tenant protection income restated to the 2025 revenue-share agreement.  (c) Truck program ends at closing.  (d) Interest belongs to the seller's sweep account.  (e) Taxes restated for the expected reassessment at the indicated price.  (f) One family member on payroll removed; two full-time associates remain.  (g) Third-party management at 6% of recast revenue; the owner self-manages.  (h) Roof coating on buildings C and D reclassified as capital.  (i) Personal and one-time items of the owner.  (j) Not part of property operations under new ownership.""")
p.set_font('Times', 'I', 7.5); p.text(45, 776, 'Harrow & Pike Transaction Advisory  -  Page 14'); p.output(DOC + '/' + fn)
save(fn, [st], 'SELF_STORAGE', 'OPERATING_STATEMENT', 'QoE recast with adjustments, note letters, notes paragraph (Times, PDF)', True)
