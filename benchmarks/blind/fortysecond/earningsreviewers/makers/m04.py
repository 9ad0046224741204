"""Offering-memorandum page of a strip of shops: current and pro forma, $/SF beside each, pricing box (reportlab, colour)."""
from h import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor as C
SF = 24680
st = S('Income & Expenses', 'Larkspur Village Shops', None, None, ['Current', 'Pro Forma'], dec=0)
L, H, T = st.line, st.head, st.tot
H('INCOME')
i = [L('Scheduled Base Rent', [587412, 642930]), L('Percentage Rent', [8250, 8250]),
     L('CAM Reimbursements', [104118, 118364]), L('Real Estate Tax Reimbursements', [79640, 88205]), L('Insurance Reimbursements', [15222, 17010])]
g = T('Potential Gross Revenue', i)
v = L('General Vacancy (5.0%)', [None, -round(st.rows[g]['v'][1]*.05)])
e = T('Effective Gross Revenue', [g, v], typ='TOTAL', key='total_income')
H('EXPENSES')
x = [L('Real Estate Taxes', [88205, 88205]), L('Property Insurance', [17010, 17010]), L('Common Area Electric & Water', [26344, 27134]), L('Landscaping & Lot Sweeping', [31880, 32836]),
     L('Repairs & Maintenance', [21437, 22080]), L('Fire Monitoring & Security', [6920, 7128]), L('Trash', [14312, 14741])]
x.append(L('Management Fee (3.0%)', [round(q*.03) for q in st.rows[e]['v']]))
x.append(L('Reserves', [None, round(SF*.15)]))
t = T('Total Expenses', x, typ='TOTAL', key='total_operating_expenses')
n = T('NET OPERATING INCOME', [e, t], minus=[t], typ='TOTAL', key='noi')
fn = 'Larkspur_Village_OM_p9.pdf'
c = canvas.Canvas(DOC + '/' + fn, pagesize=(792, 612), invariant=1)
G, D = C('#2F5D50'), C('#333333')
c.setFillColor(G); c.rect(0, 0, 190, 612, fill=1, stroke=0); c.setFillColor(C('#FFFFFF'))
c.setFont('Helvetica-Bold', 19); c.drawString(22, 552, 'Larkspur'); c.drawString(22, 530, 'Village Shops'); c.setFont('Helvetica', 9); c.drawString(22, 512, '4410 Quarry Lake Road')
c.setStrokeColor(C('#FFFFFF')); c.line(22, 500, 168, 500)
noi = st.rows[n]['v']; price = 8150000; yy = 474
for a, b in [('List Price', f'${price:,}'), ('Price / SF', f'${price/SF:,.2f}'), ('Cap Rate - Current', f'{noi[0]/price*100:.2f}%'), ('Cap Rate - Pro Forma', f'{noi[1]/price*100:.2f}%'), ('Gross Leasable Area', f'{SF:,} SF'), ('Land Area', '2.61 Acres'), ('Occupancy', '93.1%'), ('Year Built / Renovated', '1994 / 2016'), ('Parking', '118 Spaces')]:
    c.setFont('Helvetica', 8); c.drawString(22, yy, a); c.setFont('Helvetica-Bold', 11); c.drawString(22, yy-14, b); yy -= 38
c.setFillColor(D); c.setFont('Helvetica', 22); c.drawString(222, 550, 'Financial Analysis'); c.setFont('Helvetica', 9); c.setFillColor(G); c.drawString(223, 534, 'INCOME & EXPENSES')
X = [510, 566, 690, 746]; y = 508
c.setFillColor(G); c.rect(218, y-6, 540, 19, fill=1, stroke=0); c.setFillColor(C('#FFFFFF')); c.setFont('Helvetica-Bold', 9)
for q, h in zip(X, ['Current', 'PSF', 'Pro Forma', 'PSF']): c.drawRightString(q, y, h)
y -= 20; k = 0
for q in st.rows:
    tp = q['type']
    if tp == 'HEADING':
        y -= 4; c.setFillColor(G); c.setFont('Helvetica-Bold', 9); c.drawString(224, y, q['label']); y -= 17; k = 0; continue
    if tp == 'TOTAL': c.setFillColor(C('#D9E6E1')); c.rect(218, y-5, 540, 16, fill=1, stroke=0)
    elif k % 2: c.setFillColor(C('#F4F6F5')); c.rect(218, y-5, 540, 16, fill=1, stroke=0)
    c.setFillColor(D); c.setFont('Helvetica-Bold' if tp != 'LINE' else 'Helvetica', 9); c.drawString(224 if tp != 'LINE' else 234, y, q['label'])
    for j, val in enumerate(q['v']):
        if val is None: c.drawRightString(X[2*j], y, '-'); continue
        c.drawRightString(X[2*j], y, money(val, 0, cur='$')); p = val/SF; c.drawRightString(X[2*j+1], y, f'(${-p:.2f})' if p < 0 else f'${p:.2f}')
    y -= 16; k += 1
c.setFillColor(C('#777777')); c.setFont('Helvetica', 6.5)
c.drawString(222, 44, 'Current: rents in place at October 1, 2025. Pro Forma: suite 107 leased at $22.00 NNN; taxes and insurance fully recovered.'); c.drawString(222, 34, 'Information herein was supplied by ownership and is believed reliable but is not warranted. Buyer must verify.'); c.drawRightString(757, 34, '9'); c.save()
save(fn, [st], 'RETAIL', 'OPERATING_STATEMENT', 'offering memorandum page, current and pro forma with $/SF, pricing side box', False)
