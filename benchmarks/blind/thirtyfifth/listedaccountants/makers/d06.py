"""Australian office trust, statutory statement of cash flows (direct method, $'000) with note references and reconciliation."""
from reportlab.platypus import SimpleDocTemplate, Paragraph, Table, Spacer
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
from .core import *

def make():
    s = St('Consolidated statement of cash flows', 'Banksia Wharf Office Trust', '2024-07-01', '2025-06-30', ["2025 $'000", "2024 $'000"], zero='dash', dp=0)
    s.open('Cash flows from operating activities')
    for l, v, n in [('Receipts from tenants (inclusive of GST)', (68412, 65930), ''), ('Payments to suppliers and employees (inclusive of GST)', (-24877, -23116), ''), ('Interest received', (318, 207), ''), ('Distributions received from joint venture', (2450, 2380), '9'), ('Finance costs paid', (-13906, -11742), ''), ('Income tax paid', (0, 0), '5')]: s.line(l, v, note=n)
    op = s.close('Net cash inflow from operating activities', note='17(a)')
    s.open('Cash flows from investing activities')
    for l, v, n in [('Payments for capital works on investment properties', (-9845, -14208), '8'), ('Payments for tenant incentives and leasing fees', (-6120, -4377), '8'), ('Payments for the acquisition of investment property', (0, -41500), '8'), ('Proceeds from disposal of investment property, net of selling costs', (27650, 0), '8'), ('Loans advanced to joint venture', (-800, 0), '9')]: s.line(l, v, note=n)
    inv = s.close('Net cash inflow/(outflow) from investing activities')
    s.open('Cash flows from financing activities')
    for l, v, n in [('Proceeds from issue of units', (0, 32000), '13'), ('Unit issue costs', (0, -1015), '13'), ('Proceeds from borrowings', (18000, 36500), '12'), ('Repayment of borrowings', (-38500, -21000), '12'), ('Payment for termination of interest rate swaps', (-640, 0), ''), ('Payment of lease liabilities', (-212, -205), ''), ('Distributions paid to unitholders', (-21684, -20731), '14')]: s.line(l, v, note=n)
    fin = s.close('Net cash (outflow)/inflow from financing activities')
    net = s.tot('Net increase/(decrease) in cash and cash equivalents', [op, inv, fin])
    n24 = s.rows[net].vals[1]; b24 = 7318
    s.line('Cash and cash equivalents at the beginning of the financial year', (b24 + n24, b24), lvl=0); b = len(s.rows) - 1
    s.tot('Cash and cash equivalents at the end of the financial year', [net, b], dbl=1, note='7')
    s.key(net_cash_flow=net)
    opv = s.rows[op].vals
    t = St('Reconciliation of profit to net cash inflow from operating activities', 'Banksia Wharf Office Trust', '2024-07-01', '2025-06-30', ["2025 $'000", "2024 $'000"], zero='dash', dp=0, page=2)
    s.page = 1
    t.stack.append([])
    t.line('Profit/(loss) for the year', (19836, -6218), lvl=0)
    lst = [('Net loss on change in fair value of investment properties', (6420, 31850)), ('Net loss/(gain) on change in fair value of derivatives', (2115, -1904)), ('Share of profit of joint venture', (-2918, -1266)), ('Distributions received from joint venture', (2450, 2380)), ('Straight-lining of rental income', (-1244, -1610)), ('Amortisation of tenant incentives and leasing costs', (5310, 4986)), ('Amortisation of borrowing costs', (402, 377)), ('Net gain on disposal of investment property', (-1150, 0))]
    t.head('Adjustments for:')
    for l, v in lst: t.line(l, v)
    t.head('Change in operating assets and liabilities:')
    l2 = [('(Increase)/decrease in trade and other receivables', (-388, 512)), ('(Increase)/decrease in other assets', (146, -97)), ('Increase/(decrease) in rent received in advance', (231, -184))]
    for l, v in l2: t.line(l, v)
    have = [sum(r.vals[c] for r in t.rows if r.vals) for c in range(2)]
    t.line('Increase/(decrease) in trade and other payables', (opv[0] - have[0], opv[1] - have[1]))
    print('   d06 plug', opv[0] - have[0], opv[1] - have[1], opv)
    k = t.close('Net cash inflow from operating activities', typ='TOTAL', dbl=1)
    t.key(net_income=0)
    assert t.rows[k].vals == opv
    fn = 'BWO-FY25-cashflows.pdf'
    B = dict(fontName='Helvetica', fontSize=9, leading=11)
    N = ParagraphStyle('n', **B); Bd = ParagraphStyle('b', **{**B, 'fontName': 'Helvetica-Bold'})
    H = ParagraphStyle('h', fontName='Helvetica-Bold', fontSize=16, leading=20, textColor=colors.HexColor('#0B5A7A')); SB = ParagraphStyle('sb', fontName='Helvetica', fontSize=9.5, leading=13, textColor=colors.HexColor('#444444'))
    doc = SimpleDocTemplate(f'{DOCS}/{fn}', pagesize=A4, leftMargin=57, rightMargin=57, topMargin=70, bottomMargin=60, invariant=1, title='Annual Financial Report')
    def txt(v):
        return '-' if v == 0 else (f'({abs(v):,})' if v < 0 else f'{v:,}\xa0')
    def tab(st, note):
        rows = [['', 'Notes' if note else '', '2025', '2024'], ['', '', "$'000", "$'000"]]; sty = [('FONT', (0, 0), (-1, 1), 'Helvetica-Bold', 9), ('ALIGN', (1, 0), (1, -1), 'CENTER'), ('ALIGN', (2, 0), (3, -1), 'RIGHT'), ('FONT', (0, 2), (-1, -1), 'Helvetica', 9), ('LINEBELOW', (0, 1), (-1, 1), .8, colors.HexColor('#0B5A7A')),
            ('TOPPADDING', (0, 0), (-1, -1), 1.6), ('BOTTOMPADDING', (0, 0), (-1, -1), 2.2), ('VALIGN', (0, 0), (-1, -1), 'BOTTOM'), ('BACKGROUND', (2, 0), (2, -1), colors.HexColor('#EAF3F7'))]
        for r in st.rows:
            k = len(rows)
            if r.typ == 'HEADING': rows.append([Paragraph(r.label, Bd), '', '', '']); sty.append(('TOPPADDING', (0, k), (-1, k), 7)); continue
            bold = r.typ != 'LINE'
            rows.append([Paragraph(r.label, Bd if bold else N), r.kw.get('note', '') if note else '', txt(r.vals[0]), txt(r.vals[1])])
            if bold: sty += [('FONT', (1, k), (-1, k), 'Helvetica-Bold', 9), ('LINEABOVE', (2, k), (3, k), .5, colors.black), ('BOTTOMPADDING', (0, k), (-1, k), 5)]
            if r.kw.get('dbl'): sty += [('LINEBELOW', (2, k), (3, k), .5, colors.black, 0, None, None, 2, 1.2)]
        return Table(rows, colWidths=[300, 50, 65, 65], style=sty)
    def foot(c, d):
        c.setFont('Helvetica', 8); c.setFillColor(colors.HexColor('#0B5A7A')); c.rect(0, A4[1] - 34, A4[0], 34, stroke=0, fill=1); c.setFillColor(colors.white); c.drawString(57, A4[1] - 21, 'Banksia Wharf Office Trust  ARSN 000 417 226'); c.drawRightString(A4[0] - 57, A4[1] - 21, 'Annual Financial Report 2025')
        c.setFillColor(colors.black); c.drawRightString(A4[0] - 57, 36, str(30 + d.page)); 
        if d.page == 1: c.drawString(57, 36, 'The above consolidated statement of cash flows should be read in conjunction with the accompanying notes.')
    from reportlab.platypus import PageBreak
    doc.build([Paragraph(s.title, H), Paragraph('For the year ended 30 June 2025', SB), Spacer(1, 10), tab(s, True), PageBreak(), Paragraph('Notes to the consolidated financial statements', H), Paragraph('30 June 2025 (continued)', SB), Spacer(1, 12), Paragraph('17 Cash flow information', ParagraphStyle('x', fontName='Helvetica-Bold', fontSize=11, leading=16)), Paragraph('(a) Reconciliation of profit to net cash inflow from operating activities', Bd), Spacer(1, 6), tab(t, False), Spacer(1, 14), Paragraph('(b) Non-cash financing and investing activities', Bd), Spacer(1, 4), Paragraph('There were no units issued under the distribution reinvestment plan during the year (2024: nil).', N)], onFirstPage=foot, onLaterPages=foot)
    save(fn, [s, t], 'OFFICE', 'CASH_FLOW_STATEMENT', 's35a', "statutory direct-method cash flow ($'000, A4), note references, reconciliation note on page 2", hard=True)
