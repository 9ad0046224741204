from common import *
from xl_a import page, thin, med, dbl, CL
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
# ---------------- X2 T12 with formulas (xlsxwriter) ----------------
def x2():
    import xlsxwriter
    R = random.Random(2862)
    ms = [f'{m} 2025' for m in 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split()]
    st = St('Income Statement (12 Months)', 'Calloway Park Apartments', '2025-01-01', '2025-12-31', ms + ['Total'], sheet='Report1')
    cold = [1.8, 1.7, 1.4, 1, .7, .5, .5, .5, .6, .8, 1.1, 1.6]
    def ln(c, l, ann, n=.05, s=None, only=None):
        v = split12(R, ann, n, s, 2, flat=n == 0)
        if only: v = [round(ann / len(only), 2) if i in only else 0 for i in range(12)]
        return st.L(l, v + [round(sum(v), 2)], c, lv=3)
    def sec(c, h, ls, tc, t, lv=2, **k):
        st.H(h, c, lv=lv); ids = [ln(*x) for x in ls]; return st.T(t, ids, tc, lv=lv, **k)
    st.H('INCOME', '4000-0000', lv=0); st.H('RENTAL INCOME', '4001-0000', lv=1)
    g = sec('4100-0000', 'Potential Rent', [('4101-0000', 'Gross Market Potential', 2316000, .004), ('4105-0000', 'Gain/Loss to Lease', -148200, .05), ('4110-0000', 'Affordable Set-Aside Adjustment', -201600, .01)], '4199-0000', 'Total Potential Rent')
    v = sec('4200-0000', 'Vacancy and Credit Loss', [('4205-0000', 'Vacancy', -112400, .2), ('4210-0000', 'Model/Employee Unit', -21600, 0), ('4215-0000', 'Concessions - New Lease', -18700, .6), ('4220-0000', 'Bad Debt', -29300, .5), ('4225-0000', 'Collections Recovered', 4100, .7)], '4299-0000', 'Total Vacancy and Credit Loss')
    nr = st.T('NET RENTAL INCOME', [g, v], '4399-0000', lv=1)
    o = sec('4400-0000', 'OTHER INCOME', [('4405-0000', 'Water/Sewer Reimbursement', 71300, .05), ('4410-0000', 'Trash Reimbursement', 21500, .03), ('4415-0000', 'Pet Rent', 14300, .06), ('4420-0000', 'Late Charges', 16800, .25), ('4425-0000', 'Application/Admin Fees', 12900, .35), ('4430-0000', 'Storage/Carport', 9400, .04), ('4435-0000', 'Forfeited Deposits', 5600, .6), ('4440-0000', 'Laundry Lease', 7200, 0)], '4499-0000', 'TOTAL OTHER INCOME', 1)
    ti = st.T('TOTAL INCOME', [nr, o], '4999-0000', kind='TOTAL', key='total_income', lv=0)
    st.H('OPERATING EXPENSES', '5000-0000', lv=0)
    E = [sec('5100-0000', 'Payroll & Benefits', [('5105-0000', 'Property Manager', 71500, .06), ('5110-0000', 'Leasing', 52300, .08), ('5115-0000', 'Maintenance', 118600, .07), ('5120-0000', 'Bonuses', 14000, 0, None, [2, 5, 8, 11]), ('5130-0000', 'Payroll Taxes', 21400, .15), ('5135-0000', 'Health Insurance', 34800, .04)], '5199-0000', 'Total Payroll & Benefits'),
      sec('5200-0000', 'Administrative', [('5205-0000', 'Office Supplies', 7900, .2), ('5210-0000', 'Computer/Software', 15600, .04), ('5215-0000', 'Telephone/Internet', 11900, .06), ('5220-0000', 'Legal - Eviction', 13400, .5), ('5225-0000', 'Audit Fee', 15250, 0, None, [2]), ('5230-0000', 'Bank Charges', 2140, .2), ('5235-0000', 'Tenant Screening', 4300, .3)], '5299-0000', 'Total Administrative'),
      sec('5300-0000', 'Marketing', [('5305-0000', 'Internet Advertising', 19800, .08), ('5310-0000', 'Resident Events', 5200, .4), ('5315-0000', 'Locator Fees', 3000, 0, None, [4, 7])], '5399-0000', 'Total Marketing'),
      sec('5400-0000', 'Utilities', [('5405-0000', 'Electricity - House', 43700, .08), ('5410-0000', 'Electricity - Vacant Units', 6100, .35), ('5415-0000', 'Gas', 28300, .06, cold), ('5420-0000', 'Water/Sewer', 129400, .06), ('5425-0000', 'Trash', 33100, .03)], '5499-0000', 'Total Utilities'),
      sec('5500-0000', 'Repairs & Maintenance', [('5505-0000', 'Plumbing', 18900, .4), ('5510-0000', 'HVAC Repairs', 22700, .4), ('5515-0000', 'Appliance Repairs', 7900, .4), ('5520-0000', 'Electrical/Lighting', 8300, .4), ('5525-0000', 'Fire/Life Safety', 9600, 0, None, [1, 4, 7, 10]), ('5530-0000', 'Landscaping', 41200, .06), ('5535-0000', 'Pest Control', 10700, .08), ('5540-0000', 'Pool', 8400, 0, None, [4, 5, 6, 7, 8]), ('5545-0000', 'Snow Removal', 11300, 0, None, [0, 1, 11])], '5599-0000', 'Total Repairs & Maintenance'),
      sec('5600-0000', 'Turnover', [('5605-0000', 'Painting', 24800, .3), ('5610-0000', 'Cleaning', 13200, .3), ('5615-0000', 'Carpet/Vinyl', 21700, .4)], '5699-0000', 'Total Turnover'),
      sec('5700-0000', 'Taxes, Insurance & Fees', [('5705-0000', 'Real Estate Taxes', 218640, 0), ('5710-0000', 'Property Insurance', 142800, 0), ('5715-0000', 'Management Fee', 77100, .02)], '5799-0000', 'Total Taxes, Insurance & Fees')]
    te = st.T('TOTAL OPERATING EXPENSES', E, '5999-0000', kind='TOTAL', key='total_operating_expenses', lv=0)
    noi = st.T('NET OPERATING INCOME', [ti, te], '6000-0000', signs=[1, -1], kind='TOTAL', key='noi', lv=0)
    d = sec('7000-0000', 'NON-OPERATING EXPENSES', [('7105-0000', 'Interest - First Mortgage', 486200, .01), ('7110-0000', 'Depreciation', 611400, 0), ('7115-0000', 'Amortization', 12600, 0), ('7120-0000', 'Investor Service Fee', 9800, 0, None, [11])], '7999-0000', 'TOTAL NON-OPERATING EXPENSES', 0)
    st.T('NET INCOME', [noi, d], '9999-0000', signs=[1, -1], kind='TOTAL', key='net_income', lv=0)
    name = 'calloway_park_12mo_is_2025.xlsx'; wb = xlsxwriter.Workbook(doc(name)); ws = wb.add_worksheet('Report1')
    base = dict(font_name='Tahoma', font_size=8); f = lambda **k: wb.add_format({**base, **k})
    nf = '#,##0.00;-#,##0.00'
    t = f(bold=True, font_size=10, align='center')
    for i, x in enumerate(['Calloway Park Apartments (clwy)', 'Income Statement (12 Months)', 'Period = Jan 2025-Dec 2025', 'Book = Accrual ; Tree = aff_is']): ws.merge_range(i, 0, i, 14, x, t if i < 2 else f(align='center'))
    hd = f(bold=True, align='right', bottom=1)
    ws.write(5, 0, '', hd); ws.write(5, 1, '', hd)
    for j, m in enumerate(ms + ['Total']): ws.write(5, 2 + j, m, hd)
    ws.set_column(0, 0, 10); ws.set_column(1, 1, 36); ws.set_column(2, 13, 11.5); ws.set_column(14, 14, 13.5)
    pos = {}; n = 6
    fm = {}
    for i, r in enumerate(st.rows):
        T = r['type']; k = (T, r['m']['lv'])
        if k not in fm:
            b = T != 'LINE'; fm[k] = (f(bold=b), f(bold=b, indent=r['m']['lv']), f(bold=b, num_format=nf, top=1 if T in ('SUBTOTAL', 'TOTAL') else 0, bottom=0))
        a, b, c = fm[k]; pos[i] = n
        ws.write(n, 0, r['code'], a); ws.write(n, 1, r['label'], b)
        if T != 'HEADING':
            for j, v in enumerate(r['vals']):
                col = CL(3 + j)
                if T == 'LINE': ws.write_formula(n, 2 + j, f'=SUM(C{n+1}:N{n+1})', c, v) if j == 12 else ws.write_number(n, 2 + j, v, c)
                else: ws.write_formula(n, 2 + j, '=' + ''.join(('+' if s > 0 else '-') + f'{col}{pos[q]+1}' for q, s in zip(r['foots'], r['signs'])).lstrip('+'), c, v)
        n += 1
        if T == 'TOTAL' or (T == 'SUBTOTAL' and r['m']['lv'] <= 1): n += 1
    ws.freeze_panes(6, 2); ws.set_landscape(); ws.set_paper(5); ws.fit_to_pages(1, 0); ws.repeat_rows(0, 5); ws.set_footer('&L&8Thursday, January 15, 2026 &R&8Page &P of &N'); wb.close()
    save(name, [st], 'MULTIFAMILY', 'OPERATING_STATEMENT_T12', 'property system export, coded headings and totals at four levels, live formulas, cents', False)
# ---------------- X4 bookkeeping-package balance sheet, planted total ----------------
def x4():
    st = St('Balance Sheet', 'Parkmont Station LLC', None, '2025-06-30', ['Jun 30, 25', 'May 31, 25', '$ Change'], sheet='Balance Sheet')
    def L(lab, a, b, lv): code, l = lab.split(' \u00b7 ') if '\u00b7' in lab else (None, lab); return st.L(l, [a, b, round(a - b, 2)], code, lv=lv)
    H = lambda l, lv: st.H(l, lv=lv)
    T = lambda l, ids, lv, **k: st.T(l, ids, lv=lv, **k)
    H('ASSETS', 0); H('Current Assets', 1); H('Checking/Savings', 2)
    cs = T('Total Checking/Savings', [L('1010 \u00b7 Operating - First Harbor', 142677.31, 118904.62, 3), L('1020 \u00b7 Security Deposit Account', 96450, 95275, 3), L('1030 \u00b7 Replacement Reserve', 218330.09, 213981.4, 3), L('1040 \u00b7 Tenant Improvement Reserve', 61000, 61000, 3)], 2)
    H('Accounts Receivable', 2); ar = T('Total Accounts Receivable', [L('1100 \u00b7 Residential Receivables', 23918.44, 27306.1, 3), L('1110 \u00b7 Commercial Receivables', 31240.75, 18466.2, 3)], 2)
    H('Other Current Assets', 2); oc = T('Total Other Current Assets', [L('1200 \u00b7 Prepaid Insurance', 44821.67, 56027.09, 3), L('1210 \u00b7 Prepaid Expenses', 6112.5, 7335, 3), L('1220 \u00b7 CAM Reconciliation Receivable', 12904, 12904, 3), L('1230 \u00b7 RE Tax Escrow', 83216.4, 69347, 3), L('1290 \u00b7 Allowance for Bad Debt', -8500, -8500, 3)], 2)
    tc = T('Total Current Assets', [cs, ar, oc], 1)
    H('Fixed Assets', 1); fa = T('Total Fixed Assets', [L('1500 \u00b7 Land', 1850000, 1850000, 2), L('1510 \u00b7 Building - Residential', 11406250, 11406250, 2), L('1515 \u00b7 Building - Retail Condo Unit', 2984000, 2984000, 2), L('1520 \u00b7 Site Improvements', 612340, 612340, 2), L('1530 \u00b7 Furniture & Equipment', 388217.5, 384902.5, 2), L('1590 \u00b7 Accumulated Depreciation', -2716408.33, -2674075, 2)], 1)
    H('Other Assets', 1); oa = T('Total Other Assets', [L('1700 \u00b7 Tax Credit Fees', 84000, 84000, 2), L('1705 \u00b7 Accum Amort - Tax Credit Fees', -31966.67, -31500, 2), L('1710 \u00b7 Deferred Leasing Commissions', 46125, 47083.33, 2), L('1720 \u00b7 Utility Deposits', 4800, 4800, 2)], 1)
    ta = T('TOTAL ASSETS', [tc, fa, oa], 0, kind='TOTAL', key='total_assets')
    H('LIABILITIES & EQUITY', 0); H('Liabilities', 1); H('Current Liabilities', 2); H('Accounts Payable', 3); ap = T('Total Accounts Payable', [L('2000 \u00b7 Accounts Payable', 58913.22, 47280.05, 4)], 3)
    H('Credit Cards', 3); cc = T('Total Credit Cards', [L('2050 \u00b7 Maintenance Card', 2244.81, 1906.37, 4)], 3)
    H('Other Current Liabilities', 3); ol = T('Total Other Current Liabilities', [L('2100 \u00b7 Accrued Interest - Senior', 39870.14, 39950.6, 4), L('2110 \u00b7 Accrued RE Taxes', 77400, 64500, 4), L('2120 \u00b7 Prepaid Rent', 18266.9, 15430.25, 4), L('2130 \u00b7 Security Deposits - Residential', 78325, 77150, 4), L('2135 \u00b7 Security Deposits - Retail', 18125, 18125, 4), L('2140 \u00b7 Due to General Partner', 25000, 25000, 4)], 3)
    cl = T('Total Current Liabilities', [ap, cc, ol], 2)
    H('Long Term Liabilities', 2); ll = T('Total Long Term Liabilities', [L('2500 \u00b7 Senior Mortgage', 8911640.18, 8924377.9, 3), L('2510 \u00b7 City Housing Trust Loan', 1750000, 1750000, 3), L('2515 \u00b7 Accrued Interest - City Loan', 131250, 129791.67, 3), L('2520 \u00b7 Deferred Developer Fee', 402880, 402880, 3), L('2590 \u00b7 Debt Issuance Costs, Net', -118406.67, -119293.33, 3)], 2)
    tl = T('Total Liabilities', [cl, ll], 1, key='total_liabilities')
    H('Equity', 1); A, B = (st.rows[ta]['vals'][k] - st.rows[tl]['vals'][k] for k in (0, 1))
    e = [('3000 \u00b7 Capital - Investor Member', 4875000, 4875000), ('3010 \u00b7 Capital - Managing Member', 100, 100), ('3100 \u00b7 Distributions', -60000, -60000)]
    nB = -9622.18; nA = round(nB + (A - B), 2); re = round(B - nB - 4875000 - 100 + 60000, 2)
    te = T('Total Equity', [L(*x, 2) for x in e] + [L('3900 \u00b7 Accumulated Earnings (Deficit)', re, re, 2), L('Net Income', nA, nB, 2)], 1, key='total_equity')
    tt = T('TOTAL LIABILITIES & EQUITY', [tl, te], 0, kind='TOTAL'); assert st.rows[tt]['vals'] == st.rows[ta]['vals']; print('X4', re, nA, nB, st.rows[te]['vals'])
    r = st.rows[oc]; old = r['vals'][0]; new = round(old + 900, 2); r['vals'][0] = new
    st.planted = dict(what=f'Total Other Current Assets at Jun 30, 25: printed {new:,.2f} where its lines add to {old:,.2f} (which ties to Total Current Assets)', kind='total_wrong')
    wb = Workbook(); ws = wb.active; ws.title = 'Balance Sheet'; page(ws, False, 1); F = lambda **k: Font(name='Arial', size=8, **k)
    ws['A1'] = '4:12 PM'; ws['A2'] = '07/11/25'; ws['A3'] = 'Accrual Basis'
    for i in (1, 2, 3): ws.cell(i, 1).font = F(bold=True)
    for i, t in enumerate(['Parkmont Station LLC', 'Balance Sheet', 'As of June 30, 2025'], 1): x = ws.cell(i, 6, t); x.font = Font(name='Arial', size=12 if i < 3 else 10, bold=True); x.alignment = Alignment(horizontal='center')
    for k in 'ABCDE': ws.column_dimensions[k].width = 2.5
    ws.column_dimensions['F'].width = 36
    for k, w in zip('GHIJKLMN', (13.5, 1, 13.5, 1, 12, 1, 9, 1)): ws.column_dimensions[k].width = w
    for c, t in ((7, 'Jun 30, 25'), (9, 'May 31, 25'), (11, '$ Change'), (13, '% Change')):
        x = ws.cell(5, c, t); x.font = F(bold=True); x.alignment = Alignment(horizontal='center'); x.border = Border(bottom=med)
    n = 6
    for i, r in enumerate(st.rows):
        x = ws.cell(n, 1 + r['m']['lv'], (r['code'] + ' \u00b7 ' if r['code'] else '') + r['label']); x.font = F(bold=True)
        if r['type'] != 'HEADING':
            for c, v in zip((7, 9, 11), r['vals']):
                x = ws.cell(n, c, v); x.number_format = '#,##0.00;-#,##0.00'; x.font = F()
                if r['foots']: x.border = Border(top=thin, bottom=dbl if r['type'] == 'TOTAL' else None)
            b = r['vals'][1]; x = ws.cell(n, 13, round(r['vals'][2] / abs(b), 4) if b else None); x.number_format = '0.0%;-0.0%'; x.font = F()
        n += 1
        if r['foots'] and r['m']['lv'] <= 2: n += 1
    ws.freeze_panes = 'G6'
    name = 'Parkmont_Station_BS_0630.xlsx'; wb.save(doc(name)); save(name, [st], 'MIXED_USE', 'BALANCE_SHEET', 'bookkeeping-package export, labels stepped over six columns, number-dot-name accounts, two dates with change, planted total', True)
# ---------------- X6 mixed-use by component, line numbers, hidden ledger column ----------------
def x6():
    R = random.Random(2866)
    cols = ['LIHTC Apartments', 'Market Apartments', 'Retail', 'Garage', 'Total Actual', 'Total Budget', 'Over (Under) Budget']
    st = St('Income & Expense by Component', 'Juniper & Main', '2024-01-01', '2024-12-31', cols, sheet='I&E FY24')
    def ln(l, *v, n=.05):
        v = [None if x is None else x + R.randint(-40, 40) if abs(x) > 2000 else x for x in v]; t = sum(x or 0 for x in v); b = round(t * (1 + R.uniform(-n, n)) / 50) * 50; return st.L(l, v + [t, b, t - b])
    def sec(h, ls, t, **k):
        st.H(h); ids = [ln(*x) for x in ls]; return st.T(t, ids, **k)
    N = None
    g = sec('Rental Revenue', [('Scheduled rent', 864300, 1218600, 386400, 211900), ('Rent subsidy (vouchers)', 143700, N, N, N), ('Vacancy', -31200, -67400, -24150, -11800), ('Concessions & free rent', N, -28300, -9000, N), ('Uncollectible accounts', -14900, -8200, N, N)], 'Net rental revenue')
    o = sec('Other Revenue', [('CAM, tax & insurance recoveries', N, N, 98700, N), ('Utility billback', N, 43300, 11250, N), ('Transient parking', N, N, N, 86400), ('EV charging', N, N, N, 5120), ('Laundry', 11800, 6900, N, N), ('Fees & miscellaneous', 8600, 22700, 1500, 2300)], 'Total other revenue')
    ti = st.T('EFFECTIVE GROSS REVENUE', [g, o], kind='TOTAL', key='total_income')
    e = [sec('Administration', [('Site staff', 71300, 74900, N, 12200), ('Management fee', 46900, 58700, 19100, 11300), ('Accounting & audit', 12500, 8400, 3600, 1500), ('Legal', 9700, 5200, 6100, N), ('Office, IT & telephone', 12700, 13400, 1200, 4900), ('Compliance monitoring', 5760, N, N, N), ('Leasing & advertising', 4400, 27800, 9500, N)], 'Total administration'),
         sec('Operations', [('Maintenance staff', 54100, 55600, 8700, 9800), ('Repairs & supplies', 39300, 34800, 11900, 7400), ('Apartment turns', 18900, 26100, N, N), ('Elevator', 9400, 9400, 2100, 4700), ('Janitorial & trash', 21600, 20800, 14300, 8900), ('Snow & landscaping', 6200, 6200, 5100, 2900), ('Security', 14800, 14800, 7400, 21500)], 'Total operations'),
         sec('Utilities', [('Electric', 22300, 19800, 13900, 17600), ('Gas', 31700, 28900, 6400, N), ('Water & sewer', 43800, 38100, 9200, 1900)], 'Total utilities'),
         sec('Taxes & Insurance', [('Real estate taxes', 61200, 168400, 74900, 28600), ('Property insurance', 58300, 61900, 18800, 14700), ('Business improvement district', N, N, 6850, N)], 'Total taxes & insurance')]
    te = st.T('TOTAL OPERATING EXPENSES', e, kind='TOTAL', key='total_operating_expenses')
    noi = st.T('NET OPERATING INCOME', [ti, te], signs=[1, -1], kind='TOTAL', key='noi')
    ds = sec('Debt Service & Reserves', [('Bond debt service', 268000, 391500, 97300, 58600), ('Soft loan payment', 15000, N, N, N), ('Replacement reserve', 21600, 23400, 4800, 6000)], 'Total debt service & reserves')
    st.T('CASH AVAILABLE FOR DISTRIBUTION', [noi, ds], signs=[1, -1], kind='TOTAL')
    for r in st.rows:
        if r['type'] != 'HEADING':
            v = r['vals']; assert sum(x or 0 for x in v[:4]) == v[4] and v[4] - v[5] == v[6], r
    wb = Workbook(); ws = wb.active; ws.title = 'I&E FY24'; page(ws, True, 0); F = lambda **k: Font(name='Georgia', size=9, **k); blue = PatternFill('solid', fgColor='1F3864'); pale = PatternFill('solid', fgColor='DDE6F3')
    ws['B2'] = 'JUNIPER & MAIN'; ws['B2'].font = Font(name='Georgia', size=15, bold=True, color='1F3864'); ws['B3'] = 'Income & Expense by Component'; ws['B4'] = 'Fiscal year January 1 - December 31, 2024 (unaudited)'
    for a in ('B3', 'B4'): ws[a].font = F(italic=True)
    ws.merge_cells('E6:H6'); ws['E6'] = 'ACTUAL BY COMPONENT'; ws.merge_cells('J6:M6'); ws['J6'] = 'PROJECT TOTAL'
    hd = {2: 'Ln', 3: 'Description', 4: 'GL range', 5: 'LIHTC\nApartments', 6: 'Market\nApartments', 7: 'Retail', 8: 'Garage', 10: 'Total\nActual', 11: '% of\nEGR', 12: 'Total\nBudget', 13: 'Over (Under)\nBudget'}
    for j in range(2, 14):
        if j == 9: continue
        for r in (6, 7):
            x = ws.cell(r, j); x.fill = blue; x.font = F(bold=True, color='FFFFFF'); x.alignment = Alignment(horizontal='left' if j == 3 else 'center', vertical='bottom', wrap_text=True)
        ws.cell(7, j, hd[j])
    ws.row_dimensions[7].height = 27
    for k, w in dict(A=1.5, B=4, C=34, D=10, E=13, F=13, G=13, H=13, I=1.5, J=13.5, K=8, L=13.5, M=13.5).items(): ws.column_dimensions[k].width = w
    ws.column_dimensions['D'].hidden = True
    egr = st.rows[ti]['vals'][4]; n = 8; k = 0
    for r in st.rows:
        T = r['type']
        if T == 'HEADING':
            x = ws.cell(n, 3, r['label']); x.font = F(bold=True, color='1F3864'); n += 1; continue
        k += 1; x = ws.cell(n, 2, k); x.font = Font(name='Georgia', size=7, color='888888'); x.alignment = Alignment(horizontal='center')
        x = ws.cell(n, 3, r['label']); x.font = F(bold=T != 'LINE'); x.alignment = Alignment(horizontal='left', indent=1 if T == 'LINE' else 0); ws.cell(n, 4, f'{4000 + 10 * k}-{4009 + 10 * k}')
        for j, v in zip((5, 6, 7, 8, 10, 12, 13), r['vals']): x = ws.cell(n, j, v); x.number_format = ('"$"#,##0_);("$"#,##0)' if T == 'TOTAL' else '#,##0_);(#,##0)')
        x = ws.cell(n, 11, round(r['vals'][4] / egr, 4)); x.number_format = '0.0%'
        for j in range(2, 14):
            if j == 9: continue
            if j > 4: ws.cell(n, j).font = F(bold=T != 'LINE', italic=j == 11)
            if T == 'TOTAL': ws.cell(n, j).fill = pale
            if T != 'LINE' and j > 4: ws.cell(n, j).border = Border(top=thin, bottom=med if T == 'TOTAL' else None)
        n += 2 if T != 'LINE' else 1
    ws.cell(n, 3, 'Positive amounts in the last column exceed budget for revenue and expense alike.').font = F(italic=True)
    ws.print_title_rows = '6:7'; ws.sheet_view.showGridLines = False
    w2 = wb.create_sheet('Allocation'); page(w2)
    for q in [['Expense allocation keys'], ['Component', 'Sq ft', 'Share'], ['LIHTC Apartments', 71200, .4063], ['Market Apartments', 70850, .4043], ['Retail', 18400, .105], ['Garage (equiv.)', 14800, .0844]]: w2.append(q)
    w2.column_dimensions['A'].width = 26
    for q in range(3, 7): w2.cell(q, 3).number_format = '0.0%'
    name = 'Juniper_Main_IE_by_component_FY24.xlsx'; wb.save(doc(name)); save(name, [st], 'MIXED_USE', 'OPERATING_STATEMENT', 'component columns with total, budget and over/under, line numbers, hidden ledger column, spacer column, share column', True)
