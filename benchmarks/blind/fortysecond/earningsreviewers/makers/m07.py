"""Comparative statement of operations in thousands, with note references and a reconciliation to NOI (reportlab, Times, accountant's look)."""
from h import *
from reportlab.pdfgen import canvas
st = S('Consolidated Statements of Operations', 'Brightwater Residential Partners, L.P. and Subsidiaries', '2024-01-01', '2024-12-31', ['2024', '2023'], dec=0)
L, H, T = st.line, st.head, st.tot
H('Revenues')
r = [L('Rental', [41876, 39954], n='2'), L('Resident reimbursements and fees', [4318, 3977]), L('Commercial leases', [1264, 1309], n='2'), L('Other property', [388, 402])]
ti = T('Total revenues', r, typ='TOTAL', key='total_income')
H('Property operating expenses')
e = [L('Payroll and benefits', [5122, 4968]), L('Utilities', [2847, 2790]), L('Repairs, maintenance and turnover', [3415, 3602]), L('Marketing and leasing', [846, 791]), L('Property management fees - affiliate', [1435, 1370], n='7'),
     L('Real estate taxes', [5239, 4996]), L('Insurance', [1688, 1295]), L('General and administrative - property', [974, 1011])]
te = T('Total property operating expenses', e, typ='TOTAL', key='total_operating_expenses')
n = T('Net operating income', [ti, te], minus=[te], typ='TOTAL', key='noi')
H('Other expenses (income)')
x = [L('Depreciation and amortization', [11260, 11047], n='3'), L('Interest expense', [10384, 9715], n='4'), L('Amortization of deferred financing costs', [412, 398]), L('Partnership administration', [655, 618]), L('Casualty loss, net of recoveries', [-137, 284], n='8'), L('Interest income', [-196, -88])]
tx = T('Total other expenses, net', x)
o = T('Income before gain on sale', [n, tx], minus=[tx])
g = L('Gain on sale of real estate', [3906, 0], n='5')
ni = T('Net income', [o, g], typ='TOTAL', key='net_income')
H('Net income attributable to:')
a = L('Noncontrolling interests', [1142, 206]); b = L('Partners of Brightwater Residential', [st.rows[ni]['v'][0]-1142, st.rows[ni]['v'][1]-206])
T('Net income allocated', [a, b], typ='TOTAL')
fn = 'brightwater_residential_operations_2024.pdf'
c = canvas.Canvas(DOC + '/' + fn, pagesize=(612, 792), invariant=1)
c.setFont('Times-Bold', 12); c.drawCentredString(306, 724, st.prop.upper()); c.setFont('Times-Bold', 11); c.drawCentredString(306, 706, 'Consolidated Statements of Operations'); c.setFont('Times-Roman', 10.5); c.drawCentredString(306, 690, 'Years Ended December 31, 2024 and 2023'); c.setFont('Times-Italic', 10); c.drawCentredString(306, 675, '(In thousands)')
X = [440, 530]; y = 645; c.setFont('Times-Bold', 10)
c.drawCentredString(352, y, 'Notes'); c.drawRightString(X[0], y, '2024'); c.drawRightString(X[1], y, '2023'); c.setLineWidth(.6); c.line(336, y-3, 368, y-3); [c.line(q-58, y-3, q, y-3) for q in X]; y -= 18
first = True
for q in st.rows:
    t = q['type']
    if t == 'HEADING': y -= 5; c.setFont('Times-Roman', 10.5); c.drawString(80, y, q['label'] + ('' if q['label'].endswith(':') else ':')); y -= 14; first = q['label'] == 'Revenues'; continue
    c.setFont('Times-Bold' if t == 'TOTAL' else 'Times-Roman', 10.5)
    if t != 'LINE': c.setLineWidth(.5); [c.line(k-58, y+10.5, k, y+10.5) for k in X]
    c.drawString({'LINE': 96, 'SUBTOTAL': 112, 'TOTAL': 80}[t] if q['label'] not in ('Income before gain on sale', 'Gain on sale of real estate') else 80, y, q['label'])
    if q['x'].get('n'): c.setFont('Times-Roman', 9); c.drawCentredString(352, y, q['x']['n']); c.setFont('Times-Roman', 10.5)
    dbl = q['label'] in ('Net income', 'Net income allocated')
    for k, v in zip(X, q['v']):
        tx_ = money(v, 0, zero='\u2014'); c.drawRightString(k + (3.5 if v < 0 else 0), y, tx_)
        if first or dbl: c.drawString(k-56, y, '$')
        if dbl: c.line(k-58, y-3, k, y-3); c.line(k-58, y-5, k, y-5)
    first = False; y -= 14.5 + (5 if t == 'TOTAL' else 0)
c.setFont('Times-Italic', 9.5); c.drawCentredString(306, 70, 'The accompanying notes are an integral part of these consolidated financial statements.'); c.setFont('Times-Roman', 9.5); c.drawCentredString(306, 50, '4'); c.save()
# headings print with a colon
for q in st.rows:
    if q['type'] == 'HEADING' and not q['label'].endswith(':'): q['label'] += ':'
save(fn, [st], 'MULTIFAMILY', 'OPERATING_STATEMENT', 'audited look, in thousands, notes column, two years, NOI and net income', False, blankzero=True)
