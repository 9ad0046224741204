# X4 underwriting tab (mixed use), X5 balance sheet in account form as text (manufactured housing), X6 senior housing month / YTD
import random, os, datetime as dt
from lib import *
import openpyxl, xlsxwriter
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side

def x4():
    fn = 'UW_Lantern_Row_v6.xlsx'; rng = random.Random(3731); sf = 88420
    # columns: 2022, 2023, 2024, TTM, Budget, UW, UW less TTM
    s = S(7)
    hid = {}
    def y(key, base, g=.03, n_=.04, uw=None):
        a = years(rng, base, g, 4, n_); hid[key] = a[0]; t = int(a[3]*(1+rng.uniform(-.005, .02))); b = int(round(a[3]*(1+g), -2)); u = int(round(b*.99, -1)) if uw is None else uw
        return a[1:]+[t, b, u, u-t]
    def L(k, l, *a, c='', zero=None, vals=None, sign=1, **kw):
        v = vals or y(k, *a, **kw)
        if sign < 0: v = [-x for x in v]; hid[k] = -hid.get(k, 0)
        s.L(k, l, v, c=c)
    def fixed(k, *v):
        v = list(v); hid[k] = 0; return v+[v[5]-v[3]]
    s.H('Potential Gross Income')
    L('ret', 'Retail Base Rent', 1284000, .03, c='Rent roll 4/1/25'); L('off', 'Office Base Rent', 702000, .015); L('apt', 'Apartment Rent (32 units)', 741600, .045, c='In-place annualised'); L('bmp', 'Contractual Bumps (12 mos.)', vals=fixed('bmp', 0, 0, 0, 0, 0, 31280), c='Through 3/31/26'); L('gu', 'Vacant Space Grossed Up at Market', vals=fixed('gu', 0, 0, 0, 0, 118000, 143560), c='Suite 210 and two apartments')
    L('cam', 'CAM Reimbursements', 268000, .04); L('txr', 'Tax & Insurance Reimbursements', 231000, .05); L('pct', 'Percentage Rent', vals=fixed('pct', 12840, 0, 18115, 9406, 15000, 0), c='Not underwritten'); L('gar', 'Garage Income', 97500, .05); L('ant', 'Rooftop Antenna & Other', 28400, .02)
    s.T('pgi', 'Total Potential Gross Income', ['ret', 'off', 'apt', 'bmp', 'gu', 'cam', 'txr', 'pct', 'gar', 'ant'])
    hid['pgi'] = sum(hid[k] for k in s.get('pgi')['foots'])
    s.H('Vacancy & Credit Loss')
    def fl(x): return [-q for q in x]
    v = s.v('ret'); cv = [0, 0, -36400, -41822, -118000+22000, -int((s.v('ret')[5]+s.v('off')[5]+s.v('cam')[5]+s.v('txr')[5]+s.v('gu')[5])*.07)]
    L('cvac', 'Commercial Vacancy', vals=cv+[cv[5]-cv[3]], c='7.0% of commercial income'); hid['cvac'] = 0
    av = [-int(x*r) for x, r in zip(s.v('apt')[:6], [.041, .036, .052, .047, .05, .05])]; L('avac', 'Apartment Vacancy', vals=av+[av[5]-av[3]], c='5.0%'); hid['avac'] = -21400
    L('conc', 'Concessions / Free Rent', vals=fixed('conc', -14200, -61750, -22100, -8400, -12000, 0)); L('cl', 'Credit Loss', vals=fixed('cl', -9904, -2310, -17755, -21048, -15000, -27500), c='1.0%')
    s.T('tv', 'Total Vacancy & Credit Loss', ['cvac', 'avac', 'conc', 'cl']); hid['tv'] = sum(hid[k] for k in s.get('tv')['foots']); s.T('egi', 'Effective Gross Income', ['pgi', 'tv'], 'TOTAL'); hid['egi'] = hid['pgi']+hid['tv']
    s.H('Operating Expenses')
    egi = s.v('egi'); mf = [int(x*r) for x, r in zip(egi[:6], [.03, .03, .03, .03, .03, .035])]
    L('tax', 'Real Estate Taxes', 318000, .04, c='Actual 2024/25 bill +3%'); L('ins', 'Insurance', 96400, .12, c='Broker quote'); L('util', 'Utilities', 121300, .03); L('rm', 'Repairs & Maintenance', 143800, .04); L('jan', 'Janitorial & Trash', 61200, .03); L('sec', 'Security', 38800, .03); L('elv', 'Elevator', 17900, .03); L('garx', 'Garage Operations', 31500, .03); L('pay', 'Payroll', 168200, .035); L('mkt', 'Marketing', 14900, .02); L('ga', 'General & Administrative', 42700, .03); L('mgt', 'Management Fee', vals=mf+[mf[5]-mf[3]], c='3.5% UW'); hid['mgt'] = int(hid['egi']*.03)
    s.T('opx', 'Total Operating Expenses', ['tax', 'ins', 'util', 'rm', 'jan', 'sec', 'elv', 'garx', 'pay', 'mkt', 'ga', 'mgt'], 'TOTAL'); hid['opx'] = sum(hid[k] for k in s.get('opx')['foots'])
    s.T('noi', 'Net Operating Income', ['egi', '-opx'], 'TOTAL'); hid['noi'] = hid['egi']-hid['opx']
    s.H('Reserves & Capital'); L('rr', 'Replacement Reserves', vals=fixed('rr', 0, 0, 0, 0, 0, 25684), c='$0.20 psf commercial, $250/unit'); L('ti', 'Tenant Improvements', vals=fixed('ti', 88200, 214900, 61750, 40110, 125000, 95000)); L('lc', 'Leasing Commissions', vals=fixed('lc', 41900, 96330, 28400, 22715, 60000, 48000))
    s.T('trc', 'Total Reserves & Capital', ['rr', 'ti', 'lc']); hid['trc'] = 0; s.T('ncf', 'Net Cash Flow', ['noi', '-trc'], 'TOTAL'); hid['ncf'] = hid['noi']
    s.H('Debt Service (proposed loan)'); 
    L('int', 'Interest', vals=[None, None, None, None, None, 934380, None], c='6.12% actual/360'); L('pr', 'Principal', vals=[None, None, None, None, None, 181244, None], c='30-year schedule')
    s.T('ds', 'Total Debt Service', ['int', 'pr'], vals=[None]*5+[934380+181244, None]); s.T('cf', 'Cash Flow After Debt Service', ['ncf', '-ds'], 'TOTAL', vals=[None]*5+[s.v('ncf')[5]-934380-181244, None])
    wb = xlsxwriter.Workbook(os.path.join(DOC, fn)); wb.set_properties({'created': dt.datetime(2025, 5, 6)}); F = lambda **k: wb.add_format({'font_name': 'Arial Narrow', 'font_size': 10, **k})
    a = wb.add_worksheet('Assumptions')
    for i, (k, v) in enumerate([('Property', 'Lantern Row'), ('Location', 'Dunmore Heights'), ('Net rentable area (sf)', sf), ('Apartments', 32), ('Proposed loan', 15200000), ('Rate', .0612), ('Commercial vacancy', .07), ('Apartment vacancy', .05), ('Management fee', .035)]): a.write(1+i, 1, k); a.write(1+i, 2, v, F(num_format='0.00%') if isinstance(v, float) else F(num_format='#,##0'))
    a.set_column(1, 1, 26); a.set_column(2, 2, 16)
    w = wb.add_worksheet('UW'); w.hide_gridlines(2); w.set_landscape(); w.fit_to_pages(1, 0); w.activate()
    # layout: B label, C 2021 (hidden), D..: 2022 psf 2023 psf 2024 psf TTM psf Budget UW psf Var comment
    w.set_column('A:A', 1.5); w.set_column('B:B', 33); w.set_column('C:C', 11, None, {'hidden': 1})
    cols = [3, 5, 7, 9, 11, 12, 14]; psf = {0: 4, 1: 6, 2: 8, 3: 10, 5: 13}
    for c in range(3, 15): w.set_column(c, c, 7 if c in psf.values() else 11.5)
    w.set_column(15, 15, 30)
    w.write(0, 1, 'Lantern Row - Underwritten Cash Flow', F(bold=1, font_size=14)); w.write(1, 1, '88,420 sf mixed use: 41,200 sf retail, 22,900 sf office, 32 apartments', F(italic=1))
    hf = F(bold=1, align='center', bg_color='#F4B183', border=1, text_wrap=1, valign='vcenter')
    w.merge_range(3, 3, 3, 10, 'Historical (owner statements)', hf); w.write(3, 11, 'Borrower', hf); w.merge_range(3, 12, 3, 13, 'Lender', hf); w.write(3, 14, 'UW vs', hf); w.write(3, 1, '', hf); w.write(3, 15, '', hf); w.write(4, 15, 'Comments', hf); w.write(4, 1, '', hf)
    w.write(4, 2, 'FYE 2021', hf)
    hs = ['FYE 2022', 'FYE 2023', 'FYE 2024', 'TTM 3/31/25', 'Budget 2025', 'Underwritten', 'TTM']
    for c, h in zip(cols, hs): w.write(4, c, h, hf)
    for c in psf.values(): w.write(4, c, 'PSF', hf)
    R = {}; rr = 5; nf = '#,##0_);[Red](#,##0);0_)'; from xlsxwriter.utility import xl_rowcol_to_cell as rc
    for r in s.rows:
        b = r['type'] != 'LINE'; tot = r['type'] == 'TOTAL'
        if r['type'] == 'HEADING': w.write(rr, 1, r['label'], F(bold=1, underline=1)); rr += 1; continue
        R[r['key']] = rr
        q = dict(bold=b, **({'top': 1} if b else {}), **({'bg_color': '#FBE5D6'} if tot else {}))
        w.write(rr, 1, r['label'], F(indent=0 if b else 1, **q)); f = F(num_format=nf, **q); fp = F(num_format='0.00_);(0.00)', italic=1, font_color='#7f7f7f', **q)
        if hid.get(r['key']) is not None: w.write(rr, 2, hid[r['key']], f)
        for i, c in enumerate(cols):
            v = r['vals'][i]
            if v is None:
                if b: w.write_blank(rr, c, None, f)
                continue
            if r['foots']: w.write_formula(rr, c, '=' + ''.join(('+' if g > 0 else '-')+rc(R[k], c) for g, k in zip(r['signs'], r['foots'])), f, v)
            elif i == 6: w.write_formula(rr, c, f'={rc(rr, 12)}-{rc(rr, 9)}', f, v)
            else: w.write_number(rr, c, v, f)
            if i in psf: w.write_formula(rr, psf[i], f'={rc(rr, c)}/{sf}', fp, v/sf)
        if r['m'].get('c'): w.write(rr, 15, r['m']['c'], F(font_size=8, italic=1))
        rr += 1
        if tot: rr += 1
    w.write(rr, 1, 'Underwritten NCF DSCR', F()); w.write(rr, 12, round(s.v('ncf')[5]/1115624, 2), F(num_format='0.00"x"', bold=1)); w.freeze_panes(5, 2)
    s.L('dscr', 'Underwritten NCF DSCR', [None]*5+[round(s.v('ncf')[5]/1115624, 2), None])
    wb.close()
    t = s.truth('Underwritten Cash Flow', 'Lantern Row', None, None, hs[:6]+['UW vs TTM'], dict(total_income='egi', total_operating_expenses='opx', noi='noi', net_cash_flow='cf'), sheet='UW')
    save(fn, t, 'MIXED_USE', 'OPERATING_STATEMENT', 'bank underwriter', 'underwriting tab with live formulas, PSF columns, comments, debt service below', 'hidden 2021 column, PSF beside each period, grouped merged header, variance column, UW-only rows')

def x5():
    fn = 'PalmettoGlen_BS_093025.xlsx'
    s = S(1); cell = []
    L = lambda k, c, l, v, sd: s.L(k, l, [v], code=c, sd=sd)
    s.H('Current Assets', sd='A'); L('a1', '1010', 'Operating Account', 148211.07, 'A'); L('a2', '1020', 'Security Deposit Account', 96450.00, 'A'); L('a3', '1030', 'Petty Cash', 300.00, 'A'); L('a4', '1110', 'Lot Rent Receivable', 41772.36, 'A'); L('a5', '1120', 'Home Notes Receivable - current', 18904.52, 'A'); L('a6', '1190', 'Allowance for Doubtful Accounts', -12500.00, 'A'); L('a7', '1210', 'Escrow - Taxes & Insurance', 73619.90, 'A'); L('a8', '1310', 'Inventory - Homes Held for Sale', 287640.00, 'A'); L('a9', '1410', 'Prepaid Expenses', 9286.14, 'A')
    s.T('ca', 'Total Current Assets', [f'a{i}' for i in range(1, 10)], sd='A')
    s.H('Property & Equipment', sd='A'); L('b1', '1510', 'Land', 1925000.00, 'A'); L('b2', '1520', 'Site Improvements & Pads', 5488316.45, 'A'); L('b3', '1530', 'Clubhouse & Pool', 612940.00, 'A'); L('b4', '1540', 'Rental Homes (31)', 1104875.00, 'A'); L('b5', '1550', 'Vehicles & Mowers', 88412.66, 'A'); L('b6', '1590', 'Accumulated Depreciation', -2716508.31, 'A'); s.T('fa', 'Net Property & Equipment', [f'b{i}' for i in range(1, 7)], sd='A')
    s.H('Other Assets', sd='A'); L('c1', '1710', 'Home Notes Receivable - long term', 164330.28, 'A'); L('c2', '1720', 'Loan Costs, net', 57118.75, 'A'); L('c3', '1730', 'Utility Deposits', 6200.00, 'A'); s.T('oa', 'Total Other Assets', ['c1', 'c2', 'c3'], sd='A'); s.T('ta', 'TOTAL ASSETS', ['ca', 'fa', 'oa'], 'TOTAL', sd='A')
    s.H('Current Liabilities', sd='B'); L('d1', '2010', 'Accounts Payable', 52318.44, 'B'); L('d2', '2020', 'Accrued Payroll', 8116.20, 'B'); L('d3', '2030', 'Accrued Property Tax', 61940.25, 'B'); L('d4', '2040', 'Prepaid Lot Rent', 27485.00, 'B'); L('d5', '2050', 'Security Deposits Held', 96450.00, 'B'); L('d6', '2060', 'Home Floor Plan Line', 190500.00, 'B'); L('d7', '2070', 'Sales Tax Payable', 1143.89, 'B'); L('d8', '2080', 'Current Portion of Mortgage', 118204.00, 'B')
    s.T('cl', 'Total Current Liabilities', [f'd{i}' for i in range(1, 9)], sd='B'); s.H('Long-Term Liabilities', sd='B'); L('e1', '2510', 'Mortgage Payable, less current', 4316872.55, 'B'); L('e2', '2520', 'Loan from Member', 175000.00, 'B'); s.T('ll', 'Total Long-Term Liabilities', ['e1', 'e2'], sd='B'); s.T('tl', 'TOTAL LIABILITIES', ['cl', 'll'], 'TOTAL', sd='B')
    s.H('Equity', sd='B'); ta, tl = s.v('ta')[0], s.v('tl')[0]; L('f1', '3010', 'Member Capital', 2350000.00, 'B'); L('f2', '3020', 'Member Draws', -412000.00, 'B'); L('f4', '3900', 'Net Income Year to Date', 238417.62, 'B'); s.rows.pop(); re = round(ta-tl-2350000+412000-238417.62, 2); L('f3', '3100', 'Retained Earnings', re, 'B'); L('f4', '3900', 'Net Income Year to Date', 238417.62, 'B')
    s.T('te', 'TOTAL EQUITY', ['f1', 'f2', 'f3', 'f4'], 'TOTAL', sd='B'); s.T('tt', 'TOTAL LIABILITIES AND EQUITY', ['tl', 'te'], 'TOTAL', sd='B'); assert s.v('tt') == s.v('ta') and re > 0, re
    wb = openpyxl.Workbook(); w = wb.active; w.title = 'BalanceSheet'; w.sheet_view.showGridLines = False
    for i, t in enumerate(['Palmetto Glen Manufactured Home Community', 'Balance Sheet', 'As of September 30, 2025   (unaudited, tax basis)']):
        w.merge_cells(start_row=1+i, start_column=1, end_row=1+i, end_column=7); x = w.cell(1+i, 1, t); x.alignment = Alignment(horizontal='center'); x.font = Font(name='Verdana', bold=i < 2, size=12-2*i if i < 2 else 9)
    fill = PatternFill('solid', fgColor='2F5597')
    for c0, t in ((1, 'A S S E T S'), (5, 'L I A B I L I T I E S   &   E Q U I T Y')):
        w.merge_cells(start_row=5, start_column=c0, end_row=5, end_column=c0+2); x = w.cell(5, c0, t); x.font = Font(name='Verdana', bold=True, size=9, color='FFFFFF'); x.alignment = Alignment(horizontal='center'); x.fill = fill
    last = 0; pos = {'A': 6, 'B': 6}
    nA = sum(1 for r in s.rows if r['m']['sd'] == 'A')+4
    for r in s.rows:
        sd = r['m']['sd']; c0 = 1 if sd == 'A' else 5; k = pos[sd]; b = r['type'] != 'LINE'
        if r['type'] == 'HEADING' and k > 6: k += 1
        if r['key'] in ('ta', 'tt'): k = 33
        if r['key'] in ('tl',): k += 1
        if r['code']: w.cell(k, c0, r['code']).font = Font(name='Verdana', size=8, color='777777')
        x = w.cell(k, c0+1, r['label']); x.font = Font(name='Verdana', size=8, bold=b, italic=r['type'] == 'HEADING')
        if r['type'] != 'HEADING':
            x = w.cell(k, c0+2, num(r['vals'][0], 2)); x.alignment = Alignment(horizontal='right'); x.font = Font(name='Verdana', size=8, bold=b)
            if b: x.border = Border(top=Side(style='thin'), bottom=Side(style='double') if r['key'] in ('ta', 'tt') else None)
        pos[sd] = k+1
    for c, wd in zip('ABCDEFG', (6, 34, 15, 2, 6, 34, 15)): w.column_dimensions[c].width = wd
    w.page_setup.orientation = 'landscape'; w.sheet_properties.pageSetUpPr = openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    w.oddFooter.left.text = 'Prepared by owner'; w.oddFooter.right.text = 'Page &P'
    wb.save(os.path.join(DOC, fn))
    t = s.truth('Balance Sheet', 'Palmetto Glen Manufactured Home Community', None, '2025-09-30', ['As of September 30, 2025'], dict(total_assets='ta', total_liabilities='tl', total_equity='te'), sheet='BalanceSheet')
    save(fn, t, 'MANUFACTURED_HOUSING', 'BALANCE_SHEET', 'small owner bookkeeper', 'account form on one sheet, assets left and liabilities and equity right, amounts stored as text', 'two panels side by side, spaced-letter banners, no amount header, text numbers with parentheses')

def x6():
    fn = 'Hollins_Ridge_Senior_Living_Jun25_Financials.xlsx'; rng = random.Random(3733); s = S(6)
    def six(b, n=.05, k='e', dec=0):
        ma = b*(1+rng.uniform(-n, n)); mb = b*(1+rng.uniform(-.01, .01)); ya = sum(b*(1+rng.uniform(-n, n)) for _ in range(6)); yb = mb*6
        v = [round(x) for x in (ma, mb, ya, yb)]; return var(v, k)
    def var(v, k): g = 1 if k == 'r' else -1; return [v[0], v[1], g*(v[0]-v[1]), v[2], v[3], g*(v[2]-v[3])]
    def R(k, c, l, b, n=.03): s.L(k, l, six(b, n, 'r'), code=c)
    def E(k, c, l, b, n=.06): s.L(k, l, six(b, n, 'e'), code=c)
    def T(k, l, f, kind, typ='SUBTOTAL'):
        fs = [(-1, x[1:]) if x[0] == '-' else (1, x) for x in f]; v = [sum(g*s.v(x)[i] for g, x in fs) for i in (0, 1, 3, 4)]; s.T(k, l, f, typ, vals=var(v, kind))
    s.H('CENSUS'); s.L('rd1', 'Resident Days - Independent Living', [1986, 2040, -54, 11948, 12310, -362]); s.L('rd2', 'Resident Days - Assisted Living', [1702, 1680, 22, 10216, 10140, 76]); s.L('rd3', 'Resident Days - Memory Care', [771, 780, -9, 4588, 4707, -119]); T('rd', 'Total Resident Days', ['rd1', 'rd2', 'rd3'], 'r')
    days = s.v('rd'); s.L('oc', 'Occupancy %', [round(days[0]/(164*30), 3), round(days[1]/(164*30), 3), round(round(days[0]/(164*30), 3)-round(days[1]/(164*30), 3), 3), round(days[3]/(164*181), 3), round(days[4]/(164*181), 3), round(round(days[3]/(164*181), 3)-round(days[4]/(164*181), 3), 3)], pct=1)
    s.H('REVENUE'); s.H('Independent Living'); R('i1', '401010', 'IL Room & Board', 232400); R('i2', '401020', 'IL Second Person Fees', 11850); R('i3', '401030', 'IL Incentives', -6400, .2); T('il', 'Total Independent Living', ['i1', 'i2', 'i3'], 'r')
    s.H('Assisted Living'); R('l1', '402010', 'AL Room & Board', 274900); R('l2', '402020', 'AL Level of Care', 64300, .05); R('l3', '402030', 'AL Medication Management', 14200); R('l4', '402040', 'AL Incentives', -5150, .3); T('al', 'Total Assisted Living', ['l1', 'l2', 'l3', 'l4'], 'r')
    s.H('Memory Care'); R('m1', '403010', 'MC Room & Board', 171600); R('m2', '403020', 'MC Level of Care', 38450, .05); R('m3', '403030', 'MC Incentives', -2200, .4); T('mc', 'Total Memory Care', ['m1', 'm2', 'm3'], 'r')
    s.H('Ancillary Revenue'); R('n1', '404010', 'Community Fees', 21500, .3); R('n2', '404020', 'Guest Meals', 1840, .2); R('n3', '404030', 'Salon & Spa', 2960, .1); R('n4', '404040', 'Respite Stays', 9700, .4); R('n5', '404050', 'Other Revenue', 1275, .4); T('an', 'Total Ancillary Revenue', ['n1', 'n2', 'n3', 'n4', 'n5'], 'r')
    R('bd', '409010', 'Bad Debt Allowance', -3100, .5); T('rev', 'TOTAL REVENUE', ['il', 'al', 'mc', 'an', 'bd'], 'r', 'TOTAL')
    s.H('OPERATING EXPENSES')
    deps = [('Resident Care', [('Care Wages', 121800), ('Care Overtime', 7400), ('Care Agency Staffing', 9300), ('Care Payroll Taxes & Benefits', 24900), ('Medical Supplies', 3150), ('Nurse Consultant', 1800)]), ('Memory Care Program', [('MC Wages', 47600), ('MC Overtime', 2650), ('MC Payroll Taxes & Benefits', 9500), ('MC Program Supplies', 940)]), ('Dining Services', [('Dining Wages', 53200), ('Dining Payroll Taxes & Benefits', 10400), ('Raw Food', 46800), ('Kitchen Supplies', 4350), ('Equipment Rental', 890)]), ('Housekeeping & Laundry', [('Housekeeping Wages', 19700), ('Housekeeping Taxes & Benefits', 3900), ('Cleaning Supplies', 2450), ('Linen Replacement', 780)]),
            ('Maintenance', [('Maintenance Wages', 16100), ('Maintenance Taxes & Benefits', 3150), ('Repairs - Building', 6900), ('Repairs - Equipment', 2350), ('Grounds Contract', 3600), ('Elevator & Fire Contracts', 1975)]), ('Activities & Transportation', [('Activities Wages', 14900), ('Activities Taxes & Benefits', 2950), ('Entertainment & Outings', 2100), ('Van Fuel & Repairs', 1180)]), ('Sales & Marketing', [('Sales Wages & Commissions', 17400), ('Sales Taxes & Benefits', 3300), ('Digital Advertising', 5200), ('Referral Agency Fees', 8800), ('Events & Collateral', 1650)]),
            ('Administration', [('Administrative Wages', 33100), ('Administrative Taxes & Benefits', 6500), ('Office & Postage', 1450), ('Software & IT', 4800), ('Licenses & Dues', 1050), ('Professional Fees', 2700), ('Recruiting & Training', 1900), ('Bank & Card Fees', 1350)]), ('Utilities', [('Electric', 14200), ('Natural Gas', 3600), ('Water & Sewer', 6700), ('Cable & Internet', 5100), ('Waste Removal', 1850)]), ('Property', [('Real Estate Taxes', 26400), ('Property & Liability Insurance', 19750)])]
    dk = []
    for i, (d, ls) in enumerate(deps):
        s.H(d)
        for j, (l, b) in enumerate(ls): E(f'd{i}_{j}', f'5{i:02d}{(j+1)*10:03d}' if i < 10 else None, l, b, .02 if d == 'Property' else .1)
        T(f'd{i}', 'Total '+d, [f'd{i}_{j}' for j in range(len(ls))], 'e'); dk.append(f'd{i}')
    T('ox0', 'Total Expenses before Management Fee', dk, 'e'); rv = s.v('rev'); s.L('mg', 'Management Fee', var([round(rv[i]*.05) for i in (0, 1, 3, 4)], 'e'), code='510010')
    T('ox', 'TOTAL OPERATING EXPENSES', ['ox0', 'mg'], 'e', 'TOTAL'); T('noi', 'NET OPERATING INCOME', ['rev', '-ox'], 'r', 'TOTAL')
    s.H('BELOW THE LINE'); E('z1', '710010', 'Interest Expense', 81200, .004); E('z2', '710020', 'Depreciation & Amortization', 64100, .003); E('z3', '710030', 'Asset Management Fee', 6000, 0); E('z4', '710040', 'Owner Legal & Audit', 1700, .6); T('bl', 'Total Below the Line', ['z1', 'z2', 'z3', 'z4'], 'e'); T('ni', 'NET INCOME (LOSS)', ['noi', '-bl'], 'r', 'TOTAL')
    wb = xlsxwriter.Workbook(os.path.join(DOC, fn)); wb.set_properties({'created': dt.datetime(2025, 7, 15)}); F = lambda **k: wb.add_format({'font_name': 'Tahoma', 'font_size': 9, **k})
    w = wb.add_worksheet('P&L'); w.set_portrait(); w.fit_to_pages(1, 0); w.repeat_rows(4, 5); w.set_paper(9)
    # columns: A acct, B label, C..G month actual/budget/var/var%/PRD, H spacer, I..M YTD
    w.set_column('A:A', 8); w.set_column('B:B', 36); w.set_column('C:E', 11); w.set_column('F:G', 8); w.set_column('H:H', 1.2); w.set_column('I:K', 12); w.set_column('L:M', 8)
    w.write('A1', 'Hollins Ridge Senior Living', F(bold=1, font_size=13)); w.write('A2', 'Income Statement - Actual vs Budget', F(bold=1)); w.write('A3', 'For the Month and Six Months Ended June 30, 2025', F())
    hf = F(bold=1, align='right', bottom=2); w.merge_range('C5:G5', 'Month of June 2025', F(bold=1, align='center', bg_color='#D9D2E9')); w.merge_range('I5:M5', 'Year to Date', F(bold=1, align='center', bg_color='#D9D2E9'))
    w.write('A6', 'Acct', F(bold=1, bottom=2)); w.write('B6', 'Description', F(bold=1, bottom=2))
    for c0 in (2, 8):
        for j, h in enumerate(['Actual', 'Budget', 'Fav/(Unfav)', '% Var', 'PRD']): w.write(5, c0+j, h, hf)
    rr = 6
    for r in s.rows:
        b = r['type'] != 'LINE'; tot = r['type'] == 'TOTAL'; q = dict(bold=b, **({'bg_color': '#EDE9F5', 'top': 1, 'bottom': 1} if tot else {'top': 4} if r['type'] == 'SUBTOTAL' else {}))
        if r['type'] == 'HEADING':
            if r['label'].isupper(): rr += 1
            w.write(rr, 1, r['label'], F(bold=1, font_color='#5B3E96' if r['label'].isupper() else 'black', italic=not r['label'].isupper())); rr += 1; continue
        if r['code']: w.write(rr, 0, r['code'], F(font_color='#888888'))
        w.write(rr, 1, r['label'], F(indent=1 if not b else 0, **q))
        for c0, o in ((2, 0), (8, 3)):
            v = r['vals'][o:o+3]; nf = '0.0%_);(0.0%)' if r['m'].get('pct') else '#,##0_);(#,##0);0_)'
            for j in range(3): w.write_number(rr, c0+j, v[j], F(num_format=nf, **q))
            stat = r['key'] in ('rd1', 'rd2', 'rd3', 'rd', 'oc')
            if not stat:
                w.write_number(rr, c0+3, v[2]/abs(v[1]) if v[1] else 0, F(num_format='0.0%_);(0.0%)', font_color='#666666', **q)); w.write_number(rr, c0+4, v[0]/days[o], F(num_format='0.00_);(0.00)', font_color='#666666', **q))
        rr += 1
    w.set_footer('&L&8Hollins Ridge - confidential&R&8Page &P of &N'); w.freeze_panes(6, 2)
    n = wb.add_worksheet('Variance Notes')
    for i, t in enumerate(['Variance notes, June 2025', 'Agency staffing: two open night-shift positions filled in July.', 'Community fees: nine move-ins in the month against seven budgeted.', 'PRD = per resident day.']): n.write(i, 0, t)
    wb.close()
    t = s.truth('Income Statement - Actual vs Budget', 'Hollins Ridge Senior Living', '2025-01-01', '2025-06-30', [f'{g} {h}' for g in ('Month of June 2025', 'Year to Date') for h in ('Actual', 'Budget', 'Fav/(Unfav)')], dict(total_income='rev', total_operating_expenses='ox', noi='noi', net_income='ni'), sheet='P&L')
    save(fn, t, 'SENIOR_HOUSING', 'OPERATING_STATEMENT', 'senior-living manager', 'month and year to date, actual, budget, favourable/unfavourable, % and per-resident-day columns', 'long (over 110 rows), census rows, two heading levels, variance signs flip for expenses')
    print(len(s.rows))

x4(); x5(); x6()
