import random, xlsxwriter
from xlsxwriter.utility import xl_rowcol_to_cell as rc, xl_col_to_name as cn
from tlib import *
R = random.Random(306)
NAME = 'Hazel Run - Agency UW v7.xlsx'; U = 216
COLS = ['FYE 12/31/2023', 'FYE 12/31/2024', 'T12 Ending 6/30/2025', 'T3 Annualized 6/30/2025', '2025 Budget', 'Lender UW']
s = S('Underwriting Worksheet', 'The Preserve at Hazel Run', None, None, COLS, sheet='Opstmt UW')
F = [.93, .967, 1.0, 1.0, 1.0, 1.0]
def L(l, t12, uw=None, noise=.05, bud=None, neg=False, note=None, lag=None):
    f = list(lag or F) + [1]
    v = [round(t12*f[k]*(1+R.uniform(-noise, noise)*(0 if k == 2 else 1))) for k in range(5)]
    v[3] = v[3]//4*4
    v[4] = round(bud if bud is not None else t12*1.02, -2)
    v.append(uw if uw is not None else round(t12*1.01))
    if neg: v = [-x for x in v]
    return s.line(l, v, note=note)
s.head('RENTAL INCOME')
gpr = L('Gross Potential Rent', 3_951_610, 4_056_480, .006, note='Rent roll dated 7/8/2025 annualized: occupied at lease rate, vacant at market.')
ltl = L('Loss / Gain to Lease', 96_204, 0, .2, neg=True, note='GPR is at in-place rents; none taken.')
va = L('Physical Vacancy', 221_630, 202_824, .12, neg=True, note='5.0%; submarket 5.6% per broker survey.')
co = L('Concessions', 31_845, 20_282, .4, neg=True, note='0.5%')
bd = L('Bad Debt', 44_079, 40_565, .3, neg=True, note='1.0%; T3 trending down.')
mo = L('Model / Employee / Courtesy Officer Units', 28_440, 28_440, .02, neg=True)
tv = s.tot('Total Vacancy & Other Rent Loss', [ltl, va, co, bd, mo], 'SUBTOTAL')
nri = s.tot('Net Rental Income', [gpr, tv], 'SUBTOTAL')
s.head('OTHER INCOME')
o = [L('RUBS - Water/Sewer', 104_880, 104_880), L('RUBS - Trash', 31_104), L('Cable / Internet Revenue Share', 14_256), L('Pet Rent', 38_917), L('Parking / Garage Rent', 52_320, 52_320), L('Laundry / Vending', 1_870, noise=.3), L('Late & NSF Fees', 41_233, 38_000, .15), L('Application & Admin Fees', 28_654, noise=.15), L('Termination / Forfeited Deposits', 33_710, 27_000, .35, note='Haircut to 2-yr average.'), L('Damages / Cleaning', 12_405, noise=.3), L('Insurance Waiver Program', 22_032, None, lag=[0, .41, 1, 1.1], note='Program started May 2024.'), L('Miscellaneous', 7_733, 6_000, .5)]
s.rows[o[10]]['v'][0] = 0
to = s.tot('Total Other Income', o, 'SUBTOTAL')
egi = s.tot('EFFECTIVE GROSS INCOME', [nri, to], key='total_income')
s.head('FIXED EXPENSES')
fx = [L('Real Estate Taxes', 472_316, 508_744, .01, note='2025 assessed value x current millage; appeal not assumed.'), L('Special Assessments', 3_240, 3_240, 0), L('Property & Liability Insurance', 151_848, 158_760, .02, lag=[.72, .88, 1, 1.04], note='Binding quote, $735/unit.')]
tf = s.tot('Total Fixed Expenses', fx, 'SUBTOTAL')
s.head('UTILITIES')
ut = [L('Electricity - Common', 44_610), L('Electricity - Vacant', 8_907, noise=.2), L('Gas', 6_214), L('Water & Sewer', 158_332), L('Trash', 47_028)]
tu = s.tot('Total Utilities', ut, 'SUBTOTAL')
s.head('PAYROLL')
pa = [L('Office Salaries', 171_408), L('Maintenance Salaries', 184_992), L('Leasing Bonuses', 17_655, noise=.2), L('Payroll Taxes', 30_118), L('Employee Benefits', 46_702), L('Workers Compensation', 7_310)]
tp = s.tot('Total Payroll', pa, 'SUBTOTAL')
s.head('REPAIRS, MAINTENANCE & TURNOVER')
rm = [L('Plumbing', 19_388, noise=.2), L('Electrical & Lighting', 9_214, noise=.2), L('HVAC', 24_770, noise=.2), L('Appliances', 7_905, noise=.2), L('Exterior / Building', 21_600, noise=.25), L('Landscaping Contract', 58_200, noise=.02), L('Pest Control', 9_936, noise=.02), L('Pool & Amenities', 14_322), L('Snow Removal', 6_480, noise=.5), L('Elevator', 0, 0, bud=0), L('Turnover - Painting', 36_615, noise=.15), L('Turnover - Cleaning', 21_483, noise=.15), L('Turnover - Carpet/Vinyl', 15_940, noise=.2, note='Full replacements moved below the line.'), L('Supplies', 11_076)]
tr = s.tot('Total Repairs, Maintenance & Turnover', rm, 'SUBTOTAL')
s.head('MARKETING, G&A AND MANAGEMENT')
ga = [L('Internet Listing Services', 35_112), L('Resident Relations', 6_018, noise=.2), L('Locator Fees', 9_450, noise=.4), L('Office Supplies & Postage', 7_304), L('Telephone & Internet', 11_988), L('Software / Property Mgmt Systems', 31_650), L('Legal & Eviction', 14_826, noise=.3), L('Accounting / Audit', 9_500, noise=.03), L('Licenses & Permits', 4_212), L('Travel & Training', 3_947, noise=.3), L('Non-Recurring / Owner Expenses', 27_300, 0, .6, bud=0, note='Excluded - casualty deductible, entity fees.')]
mg = s.line('Management Fee', [round(s.rows[egi]['v'][k]*(.0275 if k < 4 else .03)) for k in range(6)], note='Greater of contract (2.75%) and 3.0%.'); ga.append(mg)
s.rows[mg]['v'][3] = s.rows[mg]['v'][3]//4*4
tg = s.tot('Total Marketing, G&A and Management', ga, 'SUBTOTAL')
te = s.tot('TOTAL OPERATING EXPENSES', [tf, tu, tp, tr, tg], key='total_operating_expenses')
er = s.line('Expense Ratio', [round(s.rows[te]['v'][k]/s.rows[egi]['v'][k], 4) for k in range(6)], k='p')
noi = s.tot('NET OPERATING INCOME', [egi, ('-', te)], key='noi')
rs = s.line('Replacement Reserves', [0, 0, 0, 0, 64_800, 64_800], note='$300/unit per PCA.', blank0=1)
ncf = s.tot('NET CASH FLOW', [noi, ('-', rs)], key='net_cash_flow')
ds = s.line('Annual Debt Service (P&I)', [None]*5+[1_402_337], note='$19,150,000 @ 6.14%, 30-yr am.')
for r in (rs,): s.rows[r]['v'] = [None if x == 0 else x for x in s.rows[r]['v']]
cf = s.line('CASH FLOW AFTER DEBT SERVICE', [None]*5+[s.rows[ncf]['v'][5]-1_402_337], f='ds'); s.rows[cf]['rt'] = 'TOTAL'
s.line('DSCR on NCF', [None]*5+[round(s.rows[ncf]['v'][5]/1_402_337, 2)], k='x')
wb = xlsxwriter.Workbook(doc(NAME)); su = wb.add_worksheet('Deal Summary'); ws = wb.add_worksheet('Opstmt UW'); sz = wb.add_worksheet('Sizing')
B = wb.add_format({'bold': 1})
for i, (a, b) in enumerate([('Property', 'The Preserve at Hazel Run'), ('Location', 'Blaine Heights, KY'), ('Units', U), ('Year Built', 2003), ('Loan Request', 19150000), ('Product', '10-yr fixed, 3 yrs IO waived'), ('Occupancy 7/8/2025', .949)]):
    su.write(i+1, 1, a, B); su.write(i+1, 2, b, wb.add_format({'num_format': '0.0%' if b == .949 else '#,##0', 'align': 'left'}))
su.set_column(1, 1, 22); su.set_column(2, 2, 28)
for i, (a, b) in enumerate([('Max LTV', '65%'), ('Min DSCR', '1.35x'), ('Underwriting rate', '6.14%'), ('Constraint', 'DSCR')]): sz.write(i+2, 0, a); sz.write(i+2, 1, b)
f9 = {'font_name': 'Arial Narrow', 'font_size': 9}
def fmt(**k): return wb.add_format({**f9, **k})
T = fmt(bold=1, font_size=13); H1 = fmt(bold=1, align='center', bg_color='#1F3864', font_color='white', border=1); H2 = fmt(bold=1, align='center', bg_color='#D9E2F3', border=1); H3 = fmt(italic=1, align='center', bottom=1)
ws.write(0, 1, 'The Preserve at Hazel Run', T); ws.write(1, 1, 'Underwriting Worksheet', fmt(bold=1)); ws.write(2, 1, '%d Units' % U, fmt()); ws.write(1, 20, 'Analyst: TLB   Run 7/22/2025', fmt(italic=1))
ws.set_column(0, 0, 2); ws.set_column(1, 1, 33)
C0 = [2, 6, 10, 14, 18, 22]
ws.merge_range(4, 2, 4, 8, 'Borrower Historical', H1); ws.merge_range(4, 10, 4, 16, 'Trailing', H1); ws.merge_range(4, 18, 4, 20, 'Borrower', H1); ws.merge_range(4, 22, 4, 24, 'Lender', H1)
for c, t, m in zip(C0, ['FYE 12/31/2023', 'FYE 12/31/2024', 'T12 Ending 6/30/2025', 'T3 Annualized 6/30/2025', '2025 Budget', 'Lender UW'], ['12 months', '12 months', '12 months', '3 months x 4', '12 months', '']):
    ws.merge_range(5, c, 5, c+2, t, H2); ws.merge_range(6, c, 6, c+2, m, H3)
    for k, q in enumerate(['$', '% EGI', '$/Unit']): ws.write(7, c+k, q, H3)
    ws.set_column(c, c, 10.5); ws.set_column(c+1, c+2, 7); ws.set_column(c+3, c+3, 1)
ws.set_column(26, 26, 60); ws.write(7, 26, "Underwriter's Comments", H3)
r0 = 9; pos = {}; y = r0
for i, r in enumerate(s.rows):
    if r['rt'] == 'HEADING' and i: y += 1
    pos[i] = y; y += 1
    if i in (egi, te): y += 1
for i, r in enumerate(s.rows):
    y = pos[i]; b = r['rt'] != 'LINE'; k = r['m'].get('k')
    o_ = {'bold': 1, 'top': 1} if b and r['rt'] != 'HEADING' else {}
    if r['label'].isupper() and b and r['rt'] != 'HEADING': o_['bg_color'] = '#E2EFDA'
    ws.write(y, 1, r['label'], fmt(bold=1, underline=1) if r['rt'] == 'HEADING' else fmt(indent=0 if b else 1, **o_))
    if r['rt'] == 'HEADING': continue
    M = fmt(num_format='0.0%' if k == 'p' else '0.00"x"' if k == 'x' else '#,##0_);(#,##0)', font_color='#0000FF' if not b and not k else '#000000', **o_); PC = fmt(num_format='0.0%_);(0.0%)', font_size=8, **o_); PU = fmt(num_format='#,##0_);(#,##0)', font_size=8, **o_)
    for c, col in enumerate(C0):
        v = r['v'][c]
        if v is None: continue
        a = lambda j: rc(pos[j], col)
        if r['items']:
            ws.write_formula(y, col, '=' + '+'.join(('-' if isinstance(t, tuple) else '')+a(t[1] if isinstance(t, tuple) else t) for t in r['items']).replace('+-', '-'), M, v)
        elif i == er: ws.write_formula(y, col, '=%s/%s' % (a(te), a(egi)), M, s.rows[te]['v'][c]/s.rows[egi]['v'][c])
        elif i == cf: ws.write_formula(y, col, '=%s-%s' % (a(ncf), a(ds)), M, v)
        else: ws.write_number(y, col, v, M)
        if not k:
            ws.write_formula(y, col+1, '=%s/%s' % (rc(y, col), a(egi)), PC, v/s.rows[egi]['v'][c]); ws.write_formula(y, col+2, '=%s/%d' % (rc(y, col), U), PU, v/U)
    if r['m'].get('note'): ws.write(y, 26, r['m']['note'], fmt(italic=1))
ws.freeze_panes(8, 2); ws.set_landscape(); ws.fit_to_pages(1, 2); ws.set_paper(5); ws.hide_gridlines(2)
ws.set_column(6, 9, None, None, {}) if 0 else None
su.activate(); wb.close()
save(NAME, [s], 'MULTIFAMILY', 'agency lender underwriting worksheet: six periods each with $, % EGI, $/unit; three header rows, comments column, other sheets', True)
