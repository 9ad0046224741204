from core import *
from reportlab.pdfgen import canvas
R = random.Random(3105); N = 'Stillwater_MOB_Cash_Flows_2Q25.pdf'
S = St('Statement of Cash Flows', 'Stillwater Medical Pavilion', '2025-04-01', '2025-06-30', ['Current Quarter', 'Year to Date', 'Prior Year to Date'])
def L(l, a, b, c, lvl=1): return S.line(l, [round(a*100), round(b*100), round(c*100)], lvl=lvl)
S.head('Cash flows from operating activities')
n = L('Net income', 214882.17, 398640.92, 351207.44)
S.head('Adjustments to reconcile net income to net cash:', 1)
ad = [L('Depreciation', 296415, 592830, 580112.5, 2), L('Amortization of deferred leasing costs', 41208.33, 82416.66, 74180.1, 2), L('Amortization of loan fees', 9375, 18750, 18750, 2), L('Straight-line rent', -18642.09, -40117.35, -52960.81, 2), L('Bad debt expense', 0, 3180.25, 0, 2)]
at = S.sub('Total adjustments', ad, lvl=1)
S.head('Changes in operating assets and liabilities:', 1)
ch = [L('Accounts receivable – tenants', -12740.66, 8915.4, -31284.02, 2), L('Prepaid insurance and other', 38211.5, -27466.18, -24903.77, 2), L('Escrow deposits', -88350, -14210.44, -11875.06, 2), L('Accounts payable', -21905.73, -46188.2, 17742.39, 2), L('Accrued property taxes', 93600, 12480, 10950, 2), L('Prepaid rent', 16024.81, -5377.92, 22019.65, 2), L('Security deposits', 0, 4500, -2250, 2)]
cht = S.sub('Net change in operating assets and liabilities', ch, lvl=1)
op = S.sub('Net cash provided by operating activities', [n, at, cht], 'TOTAL')
S.head('Cash flows from investing activities')
iv = [L('Building improvements', -64318.44, -118902.1, -203441.87), L('Tenant improvements', -152770, -152770, -86215.5), L('Leasing commissions paid', -48116.25, -71030.75, -39604), L('Replacement reserve draws', 0, 25000, 0)]
it = S.sub('Net cash used in investing activities', iv, 'TOTAL')
S.head('Cash flows from financing activities')
fi = [L('Principal payments on mortgage', -92744.18, -184307.55, -176218.9), L('Member contributions', 0, 0, 150000), L('Distributions to members – class A', -180000, -330000, -315000), L('Distributions to members – class B', -20000, -36666.67, -35000)]
ft = S.sub('Net cash used in financing activities', fi, 'TOTAL')
net = S.sub('NET INCREASE (DECREASE) IN CASH', [op, it, ft], 'TOTAL', key='net_cash_flow')
nv = S.rows[net]['v']; end = 51866309
bq = end-nv[0]; by = end-nv[1]; py = 41130874
beg = S.line('Cash and cash equivalents, beginning of period', [bq, by, py], lvl=0)
S.sub('CASH AND CASH EQUIVALENTS, END OF PERIOD', [net, beg], 'TOTAL')
S.head('Supplemental disclosure')
L('Cash paid for interest', 187420.6, 376004.91, 383219.48)
C = canvas.Canvas(str(DOCS/N), pagesize=(612, 792), invariant=1)
C.setFillGray(.15); C.rect(40, 716, 532, 44, fill=1, stroke=0); C.setFillGray(1); C.setFont('Helvetica-Bold', 13); C.drawString(50, 742, 'STILLWATER MEDICAL PAVILION'); C.setFont('Helvetica', 9.5); C.drawString(50, 725, 'Statement of Cash Flows – indirect method'); C.drawRightString(562, 742, 'Quarter ended 06/30/2025'); C.drawRightString(562, 725, 'Modified accrual basis')
C.setFillGray(0); X = [400, 484, 568]; C.setFont('Helvetica-Bold', 8)
for x, (a, b, c) in zip(X, (('Current','Quarter','04/01 – 06/30/25'), ('Year','to Date','01/01 – 06/30/25'), ('Prior Year','to Date','01/01 – 06/30/24'))):
    C.setFont('Helvetica-Bold', 8); C.drawRightString(x, 702, a); C.drawRightString(x, 692, b); C.setFont('Helvetica', 6.5); C.drawRightString(x, 683, c)
C.line(40, 679, 572, 679); y = 664
for r in S.rows:
    if r['label'] == 'Supplemental disclosure' or r['label'].startswith(('Cash flows from inv', 'Cash flows from fin', 'NET INC')): y -= 8
    C.setFont('Helvetica-Bold' if r['t'] == 'TOTAL' or (r['t'] == 'HEADING' and r['lvl'] == 0) else ('Helvetica-Oblique' if r['t'] == 'HEADING' else 'Helvetica'), 8.4)
    C.drawString(42+13*r['lvl'], y, r['label'])
    if r['v']:
        for k, x in enumerate(X):
            t = fmt(r['f'][k], 2, '()', '—', '$' if r['t'] == 'TOTAL' else ''); C.drawRightString(x+(2.8 if t.endswith(')') else 0), y, t)
            if r['t'] in ('SUBTOTAL', 'TOTAL'): C.setLineWidth(.4); C.line(x-66, y+9, x, y+9)
        if r['t'] == 'TOTAL': y -= 3
    y -= 13.2
C.setFont('Helvetica', 7); C.drawString(40, 40, 'Fund reporting package – section 4'); C.drawRightString(572, 40, 'Printed 07/18/2025')
C.save()
save(N, [S], 'OFFICE', 'CASH_FLOW_STATEMENT', 'indirect cash flow statement of a medical office JV, quarter / YTD / prior YTD, three-line headers, dark banner')
