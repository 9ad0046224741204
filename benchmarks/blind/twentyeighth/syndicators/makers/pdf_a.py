from common import *
# ---------------- P1 HUD profit and loss, boxed form (reportlab platypus) ----------------
def p1():
    from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer, PageBreak
    from reportlab.lib.styles import ParagraphStyle
    from reportlab.lib.pagesizes import letter
    from reportlab.lib import colors
    R = random.Random(2811)
    st = St('Statement of Profit and Loss', 'Linden Terrace Elderly Apartments', '2024-01-01', '2024-12-31', ['Amount 12/31/2024', 'Amount 12/31/2023'])
    secs = []
    def nz(v):
        if v is None: return [None, None]
        a = v + (R.randint(-9, 9) if abs(v) > 500 else 0)
        return [a, round(a / (1 + R.uniform(-0.03, 0.07)))]
    def sec(name, lines, tl, tc, key=None):
        a = len(st.rows); ids = []
        for c, l, v in lines: ids.append(st.L(l, nz(v) if not isinstance(v, tuple) else list(v), c))
        t = st.T(tl, ids, tc, key=key); secs.append([name, a, len(st.rows)]); return t
    def tot(label, code, items, signs=None, key=None):
        i = st.T(label, items, code, signs=signs, kind='TOTAL', key=key); secs.append(['', i, i + 1]); return i
    a = sec('Rent\nRevenue\n5100', [('5120', 'Rent Revenue - Gross Potential', 498204), ('5121', 'Tenant Assistance Payments', 1021848), ('5140', 'Rent Revenue - Stores and Commercial', 18600),
        ('5170', 'Garage and Parking Spaces', 7440), ('5180', 'Flexible Subsidy Revenue', None), ('5190', 'Miscellaneous Rent Revenue', None), ('5193', 'Special Claims Revenue', (2914, 0))], 'Total Rent Revenue', '5100T')
    b = sec('Vacancies\n5200', [('5220', 'Apartments', -31877), ('5240', 'Stores and Commercial', None), ('5250', 'Rental Concessions', (-600, None)), ('5270', 'Garage and Parking Space', -1085)], 'Total Vacancies', '5200T')
    n = tot('Net Rental Revenue (Rent Revenue Less Vacancies)', '5152N', [a, b])
    f = sec('Financial\nRevenue\n5400', [('5410', 'Financial Revenue - Project Operations', 412), ('5430', 'Revenue from Investments - Residual Receipts', 1902), ('5440', 'Revenue from Investments - Replacement Reserve', 6377), ('5490', 'Revenue from Investments - Miscellaneous', None)], 'Total Financial Revenue', '5400T')
    o = sec('Other\nRevenue\n5900', [('5910', 'Laundry and Vending Revenue', 11284), ('5920', 'Tenant Charges', 3466), ('5990', 'Miscellaneous Revenue', 1875)], 'Total Other Revenue', '5900T')
    ti = tot('Total Revenue', '5000T', [n, f, o], key='total_income')
    ad = sec('Administrative\nExpenses\n6200/6300', [('6203', 'Conventions and Meetings', 1640), ('6210', 'Advertising and Marketing', 2218), ('6250', 'Other Renting Expenses', 1307), ('6310', 'Office Salaries', 41760), ('6311', 'Office Expenses', 16934),
        ('6312', 'Office or Model Apartment Rent', None), ('6320', 'Management Fee', 85440), ('6330', 'Manager or Superintendent Salaries', 63918), ('6340', 'Legal Expense - Project', 5127), ('6350', 'Audit Expense', 13500),
        ('6351', 'Bookkeeping Fees/Accounting Services', 10800), ('6370', 'Bad Debts', 2246), ('6390', 'Miscellaneous Administrative Expenses', 9012)], 'Total Administrative Expenses', '6263T')
    ut = sec('Utilities\nExpense\n6400', [('6450', 'Electricity', 58733), ('6451', 'Water', 37214), ('6452', 'Gas', 41389), ('6453', 'Sewer', 44806)], 'Total Utilities Expense', '6400T')
    om = sec('Operating and\nMaintenance\nExpenses\n6500', [('6510', 'Payroll', 98462), ('6515', 'Supplies', 27651), ('6520', 'Contracts', 64980), ('6521', 'Operating and Maintenance Rent Free Unit', None), ('6525', 'Garbage and Trash Removal', 19344),
        ('6530', 'Security Payroll/Contract', 22176), ('6546', 'Heating/Cooling Repairs and Maintenance', 18203), ('6548', 'Snow Removal', 7950), ('6570', 'Vehicle and Maintenance Equipment Operation', 2088), ('6590', 'Miscellaneous Operating and Maintenance Expenses', 3311)], 'Total Operating and Maintenance Expenses', '6500T')
    tx = sec('Taxes and\nInsurance\n6700', [('6710', 'Real Estate Taxes', 72560), ('6711', "Payroll Taxes (Project's Share)", 17122), ('6720', 'Property and Liability Insurance (Hazard)', 91438), ('6721', 'Fidelity Bond Insurance', 745), ('6722', "Workmen's Compensation", 8219),
        ('6723', 'Health Insurance and Other Employee Benefits', 46087), ('6790', 'Miscellaneous Taxes, Licenses, Permits and Insurance', 1260)], 'Total Taxes and Insurance', '6700T')
    fe = sec('Financial\nExpenses\n6800', [('6820', 'Interest on First Mortgage Payable', 187315), ('6830', 'Interest on Second Mortgage Payable', 24000), ('6850', 'Mortgage Insurance Premium/Service Charge', 22904), ('6890', 'Miscellaneous Financial Expenses', 635)], 'Total Financial Expenses', '6800T')
    te = tot('Total Cost of Operations before Depreciation', '6000T', [ad, ut, om, tx, fe])
    pb = tot('Profit (Loss) before Depreciation', '5060T', [ti, te], [1, -1])
    a0 = len(st.rows)
    d = st.L('Depreciation Expense', (214806, 209377), '6600'); am = st.L('Amortization Expense', (6120, 6120), '6610'); secs.append(['', a0, len(st.rows)])
    op = tot('Operating Profit or (Loss)', '5060N', [pb, d, am], [1, -1, -1])
    ce = sec('Corporate or\nMortgagor\nEntity\nExpenses\n7100', [('7120', 'Legal Expenses', (1850, 2400)), ('7130', 'Federal, State, and Other Income Taxes', (800, 800)), ('7190', 'Other Expenses', (5000, 5000))], 'Net Entity Expenses', '7100T')
    ni = tot('Profit or Loss (Net Income or Loss)', '3250', [op, ce], [1, -1], key='net_income')
    name = 'linden_terrace_profit_loss.pdf'
    p = ParagraphStyle('x', fontName='Helvetica', fontSize=7.6, leading=9); pb_ = ParagraphStyle('b', parent=p, fontName='Helvetica-Bold')
    c = ParagraphStyle('c', parent=p, alignment=1, fontSize=7)
    def mk(ss, first):
        data = [['', 'Description of Account', 'Acct.\nNo.', 'Amount\n12/31/2024', 'Amount\n12/31/2023']]; sty = [('GRID', (0, 0), (-1, -1), .4, colors.black), ('FONT', (0, 0), (-1, 0), 'Helvetica-Bold', 7.6), ('ALIGN', (0, 0), (-1, 0), 'CENTER'),
               ('FONT', (0, 1), (-1, -1), 'Helvetica', 7.6), ('ALIGN', (3, 1), (4, -1), 'RIGHT'), ('ALIGN', (2, 1), (2, -1), 'CENTER'), ('VALIGN', (0, 0), (-1, -1), 'MIDDLE'), ('TOPPADDING', (0, 0), (-1, -1), 1.6), ('BOTTOMPADDING', (0, 0), (-1, -1), 2.2), ('BOX', (0, 0), (-1, -1), 1, colors.black)]
        for nm, a, b in ss:
            r0 = len(data)
            for i in range(a, b):
                r = st.rows[i]; isT = r['type'] != 'LINE'
                data.append([Paragraph(nm.replace('\n', '<br/>'), c) if i == a and nm else '', Paragraph(r['label'], pb_ if isT else p), r['code']] + ['$ ' + par(v, 0, '') if v is not None else '' for v in r['vals']])
                if isT: sty.append(('FONT', (2, len(data) - 1), (-1, len(data) - 1), 'Helvetica-Bold', 7.6))
            if nm: sty.append(('SPAN', (0, r0), (0, len(data) - 1)))
            else:
                for k in range(r0, len(data)): sty += [('SPAN', (0, k), (0, k)), ('BACKGROUND', (0, k), (-1, k), colors.Color(.9, .9, .9))]
        return Table(data, colWidths=[78, 268, 42, 80, 80], style=TableStyle(sty), repeatRows=1)
    def deco(cv, d):
        cv.setFont('Helvetica', 7); w, h = letter
        cv.drawString(32, 24, 'Linden Terrace Housing Development Fund Corp.   HUD Project No. 042-EE118'); cv.drawRightString(w - 32, 24, f'Page {d.page} of 2')
        if d.page == 1:
            cv.setFont('Helvetica-Bold', 13); cv.drawString(32, h - 44, 'Statement of Profit and Loss')
            cv.setFont('Helvetica', 8); cv.drawString(32, h - 56, 'Prepared in the account sequence of form HUD-92410  (unaudited, agent copy)')
            cv.rect(32, h - 96, 548, 32); cv.line(214, h - 96, 214, h - 64); cv.line(350, h - 96, 350, h - 64)
            cv.setFont('Helvetica', 6.5); cv.drawString(35, h - 72, 'For Month/Period'); cv.drawString(217, h - 72, 'Project Number'); cv.drawString(353, h - 72, 'Project Name')
            cv.setFont('Helvetica', 8.5); cv.drawString(35, h - 88, 'Beginning: 01/01/2024  Ending: 12/31/2024'); cv.drawString(217, h - 88, '042-EE118'); cv.drawString(353, h - 88, 'Linden Terrace Elderly Apartments')
    d_ = SimpleDocTemplate(doc(name), pagesize=letter, leftMargin=32, rightMargin=32, topMargin=104, bottomMargin=40, title='Profit and Loss')
    k = 8
    from reportlab.platypus import PageTemplate, Frame, NextPageTemplate
    w, h = letter
    d_.addPageTemplates([PageTemplate('a', [Frame(32, 36, w - 64, h - 138, 0, 0, 0, 0)], onPage=deco), PageTemplate('b', [Frame(32, 36, w - 64, h - 70, 0, 0, 0, 0)], onPage=deco)])
    cut = [i for i, x in enumerate(secs) if x[0].startswith('Operating and')][0]
    d_.build([NextPageTemplate('b'), mk(secs[:cut], 1), PageBreak(), mk(secs[cut:], 0), Spacer(1, 8), Paragraph('* Vacancy accounts are carried as deductions. Reserve for replacement deposits of $38,400 and mortgage principal of $96,212 for the year are not expenses and are not included above.', p)])
    save(name, [st], 'SENIOR_HOUSING', 'OPERATING_STATEMENT', 'HUD 92410-like boxed form, section names in a merged left cell, account no. after the label, two years')

# ---------------- P2 co-op monthly: current month / YTD vs budget, trailing minus (fpdf2) ----------------
def p2():
    from fpdf import FPDF
    R = random.Random(2822)
    cols = ['Current Month Actual', 'Current Month Budget', 'Current Month Variance', 'Year To Date Actual', 'Year To Date Budget', 'Year To Date Variance', 'Annual Budget']
    st = St('STATEMENT OF INCOME AND EXPENSE', 'HARROW HILL OWNERS CORP.', '2025-01-01', '2025-09-30', cols, fav=(2, 5))
    def ln(code, label, ann, kind, n=.05, fixed=False):
        mb = round(ann / 12, 2); yb = round(ann * 9 / 12, 2)
        if fixed: ma, ya = mb, yb
        else: ma = round(mb * (1 + R.uniform(-n * 3, n * 3)), 2); ya = round(yb * (1 + R.uniform(-n, n)), 2)
        if n >= .5: ma = 0
        s = 1 if kind == 'I' else -1
        return st.L(label, [ma, mb, round(s * (ma - mb), 2), ya, yb, round(s * (ya - yb), 2), ann], code)
    def sec(h, lines, t, ie, **k):
        st.H(h); ids = [ln(*x[:3], ie, *x[3:]) for x in lines]; return st.T(t, ids, **k)
    inc = sec('INCOME', [('4010', 'MAINTENANCE CHARGES', 2184000, 0, True), ('4020', 'COMMERCIAL RENT-PROFESSIONAL', 96000, 0, True), ('4040', 'GARAGE LICENSE FEE', 108000, .01), ('4050', 'LAUNDRY COMMISSION', 14400, .06), ('4060', 'STORAGE AND BICYCLE ROOM', 11520, .05), ('4070', 'SUBLET FEES', 18000, .12), ('4080', 'LATE AND LEGAL CHARGEBACKS', 6000, .2), ('4090', 'INTEREST-OPERATING', 3600, .1)], 'TOTAL INCOME', 'I', kind='TOTAL', key='total_income')
    E = []
    E.append(sec('PAYROLL AND BENEFITS', [('5010', 'SUPERINTENDENT', 78000, .01), ('5020', 'PORTERS AND HANDYMAN', 171600, .03), ('5030', 'DOORMEN', 262080, .03), ('5080', 'PAYROLL TAXES', 43500, .04), ('5090', 'UNION HEALTH AND PENSION', 168000, .02)], 'TOTAL PAYROLL AND BENEFITS', 'E'))
    E.append(sec('UTILITIES', [('5110', 'NO. 2 FUEL OIL/GAS HEAT', 142000, .13), ('5120', 'ELECTRIC-COMMON', 61200, .08), ('5130', 'WATER AND SEWER', 118800, .05), ('5150', 'TELEPHONE/INTERCOM', 5400, .05)], 'TOTAL UTILITIES', 'E'))
    E.append(sec('REPAIRS AND MAINTENANCE', [('5210', 'ELEVATOR CONTRACT', 27600, 0, True), ('5215', 'ELEVATOR REPAIRS', 9000, .3), ('5220', 'BOILER AND BURNER', 13200, .2), ('5230', 'PLUMBING', 24000, .2), ('5240', 'ROOF AND FACADE MINOR', 15000, .6), ('5250', 'EXTERMINATING', 6240, .02), ('5260', 'JANITORIAL SUPPLIES', 14400, .1), ('5270', 'LANDSCAPING AND SNOW', 12000, .2)], 'TOTAL REPAIRS AND MAINTENANCE', 'E'))
    E.append(sec('ADMINISTRATIVE', [('5310', 'MANAGEMENT FEE', 72000, 0, True), ('5320', 'LEGAL', 18000, .25), ('5330', 'AUDIT AND TAX', 14500, .01), ('5340', 'OFFICE AND POSTAGE', 7800, .1), ('5350', 'PERMITS AND INSPECTIONS', 8400, .2)], 'TOTAL ADMINISTRATIVE', 'E'))
    E.append(sec('INSURANCE AND TAXES', [('5410', 'PACKAGE AND UMBRELLA INSURANCE', 139200, .02), ('5420', 'DIRECTORS AND OFFICERS', 6900, 0, True), ('5450', 'REAL ESTATE TAXES-NET OF ABATEMENT', 561600, .01), ('5460', 'CORPORATION FRANCHISE TAX', 7200, .04)], 'TOTAL INSURANCE AND TAXES', 'E'))
    te = st.T('TOTAL OPERATING EXPENSES', E, kind='TOTAL', key='total_operating_expenses')
    noi = st.T('NET OPERATING INCOME', [inc, te], signs=[1, -1], kind='TOTAL', key='noi')
    ds = sec('DEBT SERVICE', [('6010', 'MORTGAGE INTEREST', 214800, .004), ('6020', 'MORTGAGE PRINCIPAL', 51600, .01)], 'TOTAL DEBT SERVICE', 'E')
    st.H('RESERVE FUND')
    r1 = ln('7010', 'CAPITAL ASSESSMENT INCOME', 180000, 'I', 0, True); r2 = ln('7020', 'FLIP TAX INCOME', 60000, 'I', .3); r3 = ln('7030', 'RESERVE INVESTMENT INCOME', 21600, 'I', .05)
    r4 = st.T('TOTAL RESERVE INCOME', [r1, r2, r3])
    c1 = ln('7110', 'LOBBY AND HALLWAY PROJECT', 90000, 'E', .1); c2 = ln('7120', 'FACADE (LOCAL LAW) PROJECT', 120000, 'E', .15); c3 = ln('7130', 'ENGINEERING FEES', 18000, 'E', .2)
    c4 = st.T('TOTAL RESERVE EXPENDITURES', [c1, c2, c3])
    nr = st.T('NET RESERVE ACTIVITY', [r4, c4], signs=[1, -1])
    st.T('NET SURPLUS/DEFICIT', [noi, ds, nr], signs=[1, -1, 1], kind='TOTAL', key='net_income')
    name = 'harrow_hill_sept_2025.pdf'
    W = [34, 60]
    class P(FPDF):
        def header(s):
            s.set_font('helvetica', 'B', 11); s.cell(0, 5, 'HARROW HILL OWNERS CORP.', align='C', new_x='LMARGIN', new_y='NEXT')
            s.set_font('helvetica', '', 9); s.cell(0, 4.5, '88-16 Marlowe Place, Kew Gardens, New York  -  138 apartments', align='C', new_x='LMARGIN', new_y='NEXT')
            s.set_font('helvetica', 'B', 9); s.cell(0, 5, 'STATEMENT OF INCOME AND EXPENSE', align='C', new_x='LMARGIN', new_y='NEXT')
            s.set_font('helvetica', '', 8); s.cell(0, 4, 'FOR THE ONE AND NINE MONTHS ENDED 09/30/2025', align='C', new_x='LMARGIN', new_y='NEXT'); s.ln(2)
            s.set_font('helvetica', 'B', 7.5); x = s.l_margin
            s.set_x(x + 78); s.cell(68, 4, '----------  CURRENT MONTH  ----------', align='C'); s.cell(76, 4, '----------  YEAR TO DATE  ----------', align='C'); s.ln(4)
            s.cell(14, 4, 'ACCT'); s.cell(64, 4, 'DESCRIPTION')
            for t, w in zip(['ACTUAL', 'BUDGET', 'VARIANCE', 'ACTUAL', 'BUDGET', 'VARIANCE', 'ANNUAL BUDGET'], WW): s.cell(w, 4, t, align='R')
            s.ln(4.6); s.line(s.l_margin, s.get_y(), s.w - s.r_margin, s.get_y()); s.ln(1)
        def footer(s):
            s.set_y(-11); s.set_font('helvetica', '', 7); s.cell(0, 4, 'BRIGHTWELL PROPERTY ADVISORS, AS AGENT      PRINTED 10/09/2025 14:22'); s.set_x(s.l_margin); s.cell(0, 4, f'PAGE {s.page_no()}', align='R')
    WW = [22.5, 22.5, 21.5, 25.5, 25.5, 23.5, 26]
    f = P('L', 'mm', 'letter'); f.set_margins(13, 11, 13); f.set_auto_page_break(True, 15); f.add_page()
    def fm(v): return '' if v is None else f'{abs(v):,.2f}' + ('-' if v < 0 else ' ')
    for i, r in enumerate(st.rows):
        if r['type'] == 'HEADING':
            if f.get_y() > 178: f.add_page()
            f.ln(1.6); f.set_font('helvetica', 'B', 7.5); f.cell(14, 3.9, ''); f.cell(64, 3.9, r['label']); f.ln(3.9); continue
        T = r['type'] != 'LINE'
        f.set_font('helvetica', 'B' if r['type'] == 'TOTAL' else '', 7.5)
        if T:
            y = f.get_y() + .3; x = f.l_margin + 78
            for w in WW: f.line(x + 5, y, x + w, y); x += w
            f.ln(.5)
        f.cell(14, 3.9, r['code'] or ''); f.cell(64, 3.9, ('   ' if T and r['type'] == 'SUBTOTAL' else '') + r['label'])
        for v, w in zip(r['vals'], WW): f.cell(w, 3.9, fm(v), align='R')
        f.ln(3.9)
        if r['type'] == 'TOTAL': f.ln(1.5)
    f.set_font('helvetica', 'I', 7); f.ln(2); f.cell(0, 4, 'A trailing minus in a variance column is unfavorable to the corporation.')
    f.output(doc(name))
    save(name, [st], 'COOPERATIVE', 'OPERATING_STATEMENT', 'co-op agent report, grouped month/YTD headers, trailing minus, reserve section after debt service', True)

# ---------------- P3 quarterly comparison mixed-use, planted digit (reportlab canvas) ----------------
def p3():
    from reportlab.pdfgen import canvas
    from reportlab.lib.pagesizes import landscape, letter
    from reportlab.lib import colors
    R = random.Random(2833)
    cols = ['1st Qtr 2024', '2nd Qtr 2024', '3rd Qtr 2024', '4th Qtr 2024', 'Year 2024', 'Year 2023', 'Change $']
    st = St('Comparative Operating Results by Quarter', 'The Foundry at Cooper Street', '2024-01-01', '2024-12-31', cols)
    def q(ann, n=.03, seas=(1, 1, 1, 1), g=.03):
        v = [round(ann * s / sum(seas) * (1 + R.uniform(-n, n))) for s in seas]; y = sum(v); p = round(y / (1 + g + R.uniform(-.03, .03))); return v + [y, p, y - p]
    def sec(h, ls, t, **k):
        st.H(h); ids = [st.L(l, q(*a)) for l, *a in ls]; return st.T(t, ids, **k)
    a = sec('Apartments', [('Gross potential rent - restricted units', 1148000, .004), ('Gross potential rent - market units', 1636000, .006), ('Vacancy loss', -98400, .18), ('Concessions and bad debt', -41200, .22)], 'Net apartment rent')
    b = sec('Commercial', [('Base rent - retail', 412800, .002), ('Base rent - office', 168000, .002), ('Expense recoveries', 121600, .05), ('Percentage rent', 18400, .2)], 'Net commercial rent')
    c = sec('Ancillary', [('Parking', 96400, .04), ('Utility reimbursements', 58200, .05, (1.2, 1, .9, 1.05)), ('Pet, storage and application fees', 37900, .08)], 'Total ancillary revenue')
    ti = st.T('Total revenue', [a, b, c], kind='TOTAL', key='total_income')
    e1 = sec('Controllable expenses', [('On-site payroll and burden', 382600, .03), ('Repairs and maintenance', 141800, .09), ('Unit turnover', 64300, .2, (.8, 1, 1.4, .9)), ('Contract services', 88700, .04), ('Marketing and leasing', 41900, .1), ('Administrative and professional', 73200, .08), ('Resident services coordinator', 36000, 0, (1, 1, 1, 1), .0)], 'Total controllable expenses')
    e2 = sec('Non-controllable expenses', [('Gas and electric', 151200, .05, (1.35, .85, .8, 1.1)), ('Water and sewer', 118400, .04), ('Trash removal', 31200, .02), ('Property insurance', 164800, .01, (1, 1, 1, 1), .11), ('Real estate taxes (PILOT)', 287500, .01), ('Management fee', 104700, .02)], 'Total non-controllable expenses')
    te = st.T('Total operating expenses', [e1, e2], kind='TOTAL', key='total_operating_expenses')
    noi = st.T('Net operating income', [ti, te], signs=[1, -1], kind='TOTAL', key='noi')
    st.H('Below the line')
    d = [st.L('First mortgage interest', q(741000, .006)), st.L('Subordinate loan interest (accrued)', q(88000, 0, (1, 1, 1, 1), 0)), st.L('Asset management fee', q(24000, 0, (1, 1, 1, 1), .03)), st.L('Replacement reserve deposits', q(51300, 0, (1, 1, 1, 1), .03))]
    dt = st.T('Total below the line', d)
    st.T('Net cash before capital items', [noi, dt], signs=[1, -1], kind='TOTAL', key='net_income')
    del st.key['net_income']
    # plant: contract services, 3rd quarter, a digit changed
    i = [k for k, r in enumerate(st.rows) if r['label'] == 'Contract services'][0]
    old = st.rows[i]['vals'][2]; s = str(old); new = int(s[0] + str((int(s[1]) + 5) % 10) + s[2:])
    st.rows[i]['vals'][2] = new
    st.planted = dict(what=f'Contract services, 3rd Qtr 2024: printed {new:,} where {old:,} ties to the subtotal and to the year', kind='digit_changed')
    name = 'foundry_quarterly_compare.pdf'; w, h = landscape(letter)
    cv = canvas.Canvas(doc(name), pagesize=(w, h)); cv.setTitle('Foundry quarterly')
    xs = [318, 386, 454, 522, 594, 662, 722]; green = colors.Color(.16, .33, .28)
    def head(pg):
        cv.setFillColor(green); cv.rect(0, h - 50, w, 50, fill=1, stroke=0); cv.setFillColor(colors.white)
        cv.setFont('Helvetica-Bold', 15); cv.drawString(36, h - 24, 'The Foundry at Cooper Street'); cv.setFont('Helvetica', 10); cv.drawString(36, h - 40, 'Comparative Operating Results by Quarter')
        cv.setFont('Helvetica', 8.5); cv.drawRightString(w - 36, h - 24, 'Calendar year ended December 31, 2024'); cv.drawRightString(w - 36, h - 40, 'Stonebrook Housing Partners  |  Asset Management')
        cv.setFillColor(colors.black); y = h - 68; cv.setFont('Helvetica-Bold', 8)
        for x, (l1, l2) in zip(xs + [768], [('1st Qtr', '2024'), ('2nd Qtr', '2024'), ('3rd Qtr', '2024'), ('4th Qtr', '2024'), ('Year', '2024'), ('Year', '2023'), ('Change', '$'), ('', '%')]):
            cv.drawRightString(x, y, l1); cv.drawRightString(x, y - 10, l2)
        cv.setStrokeColor(green); cv.setLineWidth(1.2); cv.line(36, y - 14, w - 24, y - 14); cv.setFont('Helvetica', 7); cv.drawRightString(w - 24, 20, f'{pg}'); cv.drawString(36, 20, 'Accrual basis. Unaudited. Whole dollars.'); return y - 27
    y = head(1); pg = 1; n = 0
    for k, r in enumerate(st.rows):
        T = r['type']
        if y < 56 or r['label'] == 'Non-controllable expenses': cv.showPage(); pg += 1; y = head(pg)
        if T == 'HEADING':
            y -= 5; cv.setFont('Helvetica-BoldOblique', 8.5); cv.setFillColor(green); cv.drawString(36, y, r['label']); cv.setFillColor(colors.black); y -= 12.5; continue
        if T == 'TOTAL': cv.setFillColor(colors.Color(.87, .92, .9)); cv.rect(34, y - 3.5, w - 58, 12.5, fill=1, stroke=0); cv.setFillColor(colors.black)
        cv.setFont('Helvetica-Bold' if T != 'LINE' else 'Helvetica', 8.2); cv.drawString(36 + (12 if T == 'LINE' else 6 if T == 'SUBTOTAL' else 0), y, r['label'])
        for x, v in zip(xs, r['vals']): cv.drawRightString(x + (2.7 if v < 0 else 0), y, par(v, 0, '-', '$' if T == 'TOTAL' else '') if v else '-')
        p = r['vals'][6] / abs(r['vals'][5]) * 100 if r['vals'][5] else 0
        cv.drawRightString(768 + (2.7 if p < -.05 else 0), y, par(round(p, 1) or 0.0, 1) + '%')
        if T == 'SUBTOTAL':
            cv.setLineWidth(.4); cv.setStrokeColor(colors.grey)
            for x in xs: cv.line(x - 46, y + 8.4, x, y + 8.4)
        y -= 12.5 if T == 'LINE' else 16
    cv.save()
    for r in st.rows: r['vals'] = [None if v == 0 else v for v in r['vals']]
    save(name, [st], 'MIXED_USE', 'OPERATING_STATEMENT', 'quarters side by side with two years and change, coloured banner, planted digit', True)
