import random, os
from core import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
NAME = 'Larkspur_Court_Reconstructed_Operating_Stmt.pdf'
def make():
    g = random.Random(3601); U, SF = 84, 71820
    s = St('Reconstructed Operating Statement', 'Larkspur Court Apartments', ['2022 Actual', '2023 Actual', '2024 Actual', "Appraiser's Projection"])
    def ser(b, gr=.035, j=.04, proj=None):
        v = [b]
        for _ in range(2): v.append(v[-1] * (1 + gr + g.uniform(-j, j)))
        v.append(proj if proj is not None else round(v[-1] * 1.03, -2)); return v
    s.h('REVENUE')
    gp = [903840, 951420, 988176, 1018080]
    a = [s.l('Potential Rental Income', gp), s.l('Utility Reimbursement (RUBS)', ser(41880)), s.l('Laundry and Vending', ser(7940, .01)), s.l('Late, Pet & Application Fees', ser(16215))]
    p = s.t('Potential Gross Income', a)
    b = [s.l('Less: Vacancy and Collection Loss', [-58112, -71346, -66290, -round(.065 * s.rows[p].vals[3])]), s.l('Less: Concessions', [-4350, -9175, -11820, None])]
    e = s.t('Effective Gross Income', [p] + b, 'total_income', 'TOTAL')
    egi = s.rows[e].vals
    s.h('FIXED EXPENSES')
    f = s.t('Total Fixed Expenses', [s.l('Real Estate Taxes', [97218, 99634, 108412, 110900]), s.l('Property Insurance', [31476, 42390, 51866, 54600])])
    s.h('VARIABLE EXPENSES')
    vl = [('Management Fee', [round(x * .04) for x in egi]), ('On-Site Payroll & Benefits', ser(112460)), ('Electric - Common & Vacant', ser(14122)), ('Natural Gas', ser(6841, .0, .12)), ('Water and Sewer', ser(52930)),
          ('Trash Removal', ser(11218)), ('Repairs and Maintenance', ser(43277, .05, .1)), ('Unit Turnover / Decorating', ser(22140, .04, .1)), ('Grounds & Snow Removal', ser(13655)), ('Pest Control', ser(3024, .02)),
          ('Advertising and Leasing', ser(9930)), ('General and Administrative', ser(17384)), ('Professional Fees', ser(6150, .0, .2))]
    v = s.t('Total Variable Expenses', [s.l(n, x) for n, x in vl])
    r = s.l('Replacement Reserves', [None, None, None, 300 * U])
    x = s.t('TOTAL OPERATING EXPENSES', [f, v, r], 'total_operating_expenses', 'TOTAL')
    n = s.t('NET OPERATING INCOME', [e, -x], 'noi', 'TOTAL')
    s.l('Operating Expense Ratio', [round(s.rows[x].vals[c] / egi[c], 3) for c in range(4)], raw=True)
    # --- print
    P = ParagraphStyle('p', fontName='Times-Roman', fontSize=9.5, leading=12, spaceAfter=5)
    H = ParagraphStyle('h', parent=P, fontName='Times-Bold', fontSize=13, leading=16)
    top = [['', '2022 Actual', '', '', '2023 Actual', '', '', '2024 Actual', '', '', "Appraiser's Projection", '', ''],
           ['Item'] + ['Amount', '$/Unit', '$/SF'] * 4]
    T, st = list(top), [('FONT', (0, 0), (-1, -1), 'Times-Roman', 8.2), ('FONT', (0, 0), (-1, 1), 'Times-Bold', 8.4), ('ALIGN', (1, 0), (-1, -1), 'RIGHT'),
        ('TOPPADDING', (0, 0), (-1, -1), .7), ('BOTTOMPADDING', (0, 0), (-1, -1), 1.6), ('LEFTPADDING', (0, 0), (-1, -1), 3), ('RIGHTPADDING', (0, 0), (-1, -1), 4),
        ('BACKGROUND', (0, 0), (-1, 1), colors.HexColor('#e6e0d0')), ('BOX', (0, 0), (-1, -1), .8, colors.black), ('LINEBELOW', (0, 1), (-1, 1), .8, colors.black),
        ('BACKGROUND', (10, 2), (12, -1), colors.HexColor('#f6f3ea'))]
    for k in (1, 4, 7, 10):
        st += [('SPAN', (k, 0), (k + 2, 0)), ('ALIGN', (k, 0), (k, 0), 'CENTER'), ('LINEBEFORE', (k, 0), (k, -1), .4, colors.grey), ('LINEBELOW', (k, 0), (k + 2, 0), .4, colors.grey)]
    for q in s.rows:
        i = len(T)
        if q.kind == 'HEADING': T.append([q.label] + [''] * 12); st += [('FONT', (0, i), (-1, i), 'Times-Bold', 8.4)]; continue
        L = [('' if q.kind != 'LINE' else '   ') + q.label]
        for w in q.vals:
            if q.label.endswith('Ratio'): L += [f"{w*100:.1f}%", '', '']
            elif w is None: L += ['-', '-', '-']
            else: L += [par(w, 0, q.kind == 'TOTAL' or i == 3), par(round(w / U)), par(w / SF, 2)]
        T.append(L)
        if q.kind != 'LINE': st += [('FONT', (0, i), (-1, i), 'Times-Bold', 8.4), ('LINEABOVE', (1, i), (-1, i), .4, colors.black)]
        if q.label == 'NET OPERATING INCOME': st += [('LINEBELOW', (1, i), (-1, i), 1.1, colors.black)]
    tab = Table(T, colWidths=[152] + [52, 37, 36] * 3 + [56, 38, 37]); tab.setStyle(TableStyle(st))
    def deco(c, d):
        c.setFont('Times-Italic', 8.5); c.drawString(50, 586, 'Larkspur Court Apartments  |  2210 W. Hadley Avenue'); c.drawRightString(742, 586, 'Income Capitalization Approach')
        c.line(50, 582, 742, 582); c.line(50, 34, 742, 34); c.drawString(50, 23, 'Thorne & Ashby Valuation Group'); c.drawRightString(742, 23, f'Page {66 + d.page}')
    doc = SimpleDocTemplate(os.path.join(DOC, NAME), pagesize=landscape(letter), leftMargin=46, rightMargin=46, topMargin=36, bottomMargin=40, invariant=1)
    W = s.rows
    pu = lambda lab, c: par(round(next(q for q in W if q.label == lab).vals[c] / U), 0, True)
    comp = [['Expense Comparable', 'Units', 'Built', 'Taxes', 'Insurance', 'Utilities', 'Payroll', 'R&M', 'Mgmt %', 'Total/Unit'],
            ['Comparable E-1', '96', '1978', '$1,212', '$604', '$1,105', '$1,490', '$702', '4.0%', '$6,318'], ['Comparable E-2', '72', '1984', '$1,390', '$655', '$1,047', '$1,377', '$811', '5.0%', '$6,702'],
            ['Comparable E-3', '120', '1981', '$1,168', '$571', '$1,218', '$1,525', '$644', '3.5%', '$6,087'], ['Comparable E-4', '60', '1975', '$1,254', '$688', '$1,263', '$1,402', '$893', '5.0%', '$6,911']]
    ct = Table(comp, hAlign='LEFT'); ct.setStyle(TableStyle([('FONT', (0, 0), (-1, -1), 'Times-Roman', 8.5), ('FONT', (0, 0), (-1, 0), 'Times-Bold', 8.5), ('ALIGN', (1, 0), (-1, -1), 'CENTER'), ('GRID', (0, 0), (-1, -1), .3, colors.grey)]))
    doc.build([Paragraph('RECONSTRUCTED OPERATING STATEMENT', H), Paragraph(f'The owner furnished income and expense statements for calendar years 2022 through 2024. They are restated below in a consistent format, together with our projection for the first year following the effective date. The comparison is based on {U} units and {SF:,} square feet of net rentable area.', P),
        tab, Spacer(1, 4), Paragraph('<i>Source: ownership statements; compiled by Thorne &amp; Ashby. Non-recurring capital items, depreciation and debt service have been excluded.</i>', ParagraphStyle('q', parent=P, fontSize=8)),
        PageBreak(), Paragraph('Discussion of Expenses', H),
        Paragraph(f"<b>Real Estate Taxes.</b> The 2024 bill equated to {pu('Real Estate Taxes', 2)} per unit. We project {pu('Real Estate Taxes', 3)} per unit based on the current assessment and the most recent millage rate.", P),
        Paragraph(f"<b>Insurance.</b> Premiums have risen from {pu('Property Insurance', 0)} to {pu('Property Insurance', 2)} per unit across the three years, which is consistent with the market. A quote in hand supports {pu('Property Insurance', 3)} per unit.", P),
        Paragraph('<b>Management.</b> The property is professionally managed at 4.0% of collections, which is within the 3.5% to 5.0% range indicated by the comparables.', P),
        Paragraph(f"<b>Payroll.</b> Historical cost includes a manager, one maintenance technician and a part-time porter. The projection is {pu('On-Site Payroll & Benefits', 3)} per unit.", P),
        Paragraph('<b>Replacement Reserves.</b> Not reported historically. Market participants in this segment typically underwrite $250 to $350 per unit; we use $300.', P), Spacer(1, 6), ct], onFirstPage=deco, onLaterPages=deco)
    finish(NAME, [s], 'MULTIFAMILY', 'OPERATING_STATEMENT', 'appraiser', 'three-year history plus projection, grouped headers with per-unit and per-sf, narrative page', False)
