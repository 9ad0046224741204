# RealPage/OneSite-like trailing 12, two-line headers, spacer columns, hidden helper column
import random, os, datetime, calendar
from core import *
import xlsxwriter
rng = random.Random(3108)
ym = [(2024, m) for m in range(5, 13)] + [(2025, m) for m in range(1, 5)]
cols = [f'Month Ending {m:02d}/{calendar.monthrange(y, m)[1]}/{y}' for y, m in ym]
s = St('Trailing 12 Month Profit and Loss', 'Cypress Hollow', '2024-05-01', '2025-04-30', cols+['Trailing 12 Months'], sheet='T12 Detail')
s.prop = 'Cypress Hollow - 4417'
def m(a, k='flat'): return tot(months12(rng, a, k, whole=True, start=4))
def sec(h, lines, total, signs=None):
    s.H(h, lvl=0); k = [s.L(n, m(*a), c) for c, n, *a in lines]; return s.T(total, k, lvl=0)
g = sec('MARKET RENT', [('3010', 'Market Rent Potential', 2411000), ('3020', 'Loss to Lease', -118300), ('3025', 'Gain to Lease', 7400, 'lumpy')], 'LEASE RENT POTENTIAL')
l = sec('RENT LOSSES', [('3110', 'Vacancy', -149200, 'lumpy'), ('3120', 'Special Promotions', -28800, 'lumpy'), ('3130', 'Non-Revenue Units', -31200, 'fixed'), ('3140', 'Bad Debt', -37400, 'lumpy'), ('3150', 'Delinquent Rent Change', -4900, 'lumpy')], 'TOTAL RENT LOSSES')
n = s.T('NET RENTAL REVENUE', [g, l], lvl=0)
o = sec('MISCELLANEOUS REVENUE', [('3510', 'Cleaning/Damages', 15200, 'lumpy'), ('3515', 'Application Fee', 9100, 'lumpy'), ('3520', 'Late/NSF Charges', 26300), ('3525', 'Pet Charges', 22800), ('3530', 'Washer/Dryer Rental', 33600, 'fixed'), ('3535', 'Valet Waste Revenue', 38400), ('3540', 'Utility Reimbursement', 141800), ('3545', 'Insurance Waiver Program', 17700), ('3590', 'Other Revenue', 5200, 'rare')], 'TOTAL MISCELLANEOUS REVENUE')
ti = s.T('TOTAL REVENUE', [n, o], lvl=0, key='total_income')
E = [sec('ADMINISTRATIVE', [('5010', 'Office Supplies', 6900, 'lumpy'), ('5015', 'Resident Screening', 5100, 'lumpy'), ('5020', 'Telephone/Answering', 9400), ('5025', 'Legal/Eviction', 11800, 'lumpy'), ('5030', 'Computer Services', 24500, 'fixed')], 'TOTAL ADMINISTRATIVE'),
 sec('ADVERTISING', [('5110', 'Internet Advertising', 28700), ('5120', 'Locator Fees', 13600, 'lumpy'), ('5130', 'Resident Relations', 4400, 'lumpy')], 'TOTAL ADVERTISING'),
 sec('PERSONNEL', [('5210', 'Office Payroll', 133500), ('5220', 'Maintenance Payroll', 118200), ('5230', 'Payroll Burden', 52900), ('5240', 'Commissions', 14200, 'lumpy')], 'TOTAL PERSONNEL'),
 sec('MAINTENANCE', [('5310', 'A/C Repairs', 21900, 'summer'), ('5315', 'Plumbing', 16600, 'lumpy'), ('5320', 'Electrical', 6200, 'lumpy'), ('5325', 'Appliance Parts', 7400, 'lumpy'), ('5330', 'Pool', 10800), ('5335', 'Hardware/Supplies', 12300)], 'TOTAL MAINTENANCE'),
 sec('MAKE READY', [('5410', 'Painting', 24900, 'lumpy'), ('5420', 'Carpet & Vinyl', 11700, 'lumpy'), ('5430', 'Cleaning', 13100, 'lumpy')], 'TOTAL MAKE READY'),
 sec('CONTRACT SERVICES', [('5510', 'Landscape', 33600, 'fixed'), ('5520', 'Pest Control', 8400, 'fixed'), ('5530', 'Valet Waste', 30700), ('5540', 'Access Gates', 3900, 'rare')], 'TOTAL CONTRACT SERVICES'),
 sec('UTILITIES', [('5610', 'Electric', 44200), ('5620', 'Water/Sewer', 148900), ('5630', 'Refuse', 27600)], 'TOTAL UTILITIES'),
 sec('MANAGEMENT FEES', [('5710', 'Property Management Fee', 71900)], 'TOTAL MANAGEMENT FEES'),
 sec('TAXES & INSURANCE', [('5810', 'Ad Valorem Taxes', 366000, 'fixed'), ('5820', 'Property & Liability Ins', 198000, 'fixed'), ('5830', 'Franchise Tax', 4800, 'rare')], 'TOTAL TAXES & INSURANCE')]
te = s.T('TOTAL OPERATING EXPENSES', E, lvl=0, key='total_operating_expenses')
noi = s.T('NET OPERATING INCOME', [ti, te], [1, -1], lvl=0, key='noi')
d = sec('BELOW THE LINE', [('7010', 'Interest - First Mortgage', 588000), ('7020', 'Interior Upgrades', 96000, 'lumpy'), ('7030', 'Partnership Expense', 12600, 'rare')], 'TOTAL BELOW THE LINE')
s.T('NET INCOME/(LOSS)', [noi, d], [1, -1], t='TOTAL', lvl=0, key='net_income')
# planted: one digit in a month cell
r = next(q for q in s.rows if q['label'] == 'Water/Sewer'); j = 5
old = r['v'][j]; st = str(old//100); i = 1 if len(st) > 4 else 0
new = int(st[:i] + str((int(st[i])+3) % 10) + st[i+1:])*100
r['v'][j] = new
s.planted = dict(what=f"5620 Water/Sewer, {cols[j]}: printed {new//100:,} where the totals hold {old//100:,}", kind='digit_changed')
s.dashes()
name = 'CypressHollow_T12_Apr2025.xlsx'
wb = xlsxwriter.Workbook(os.path.join(DOCS, name)); wb.set_properties({'created': datetime.datetime(2025, 5, 12)})
ws = wb.add_worksheet('T12 Detail'); ws.hide_gridlines(2)
F = lambda **k: wb.add_format(dict(font_name='Calibri', font_size=9, **k))
nf = '#,##0_);(#,##0);"-"_)'
ws.merge_range(0, 0, 0, 16, 'Cypress Hollow - 4417', F(bold=1, align='center')); ws.merge_range(1, 0, 1, 16, 'Trailing 12 Month Profit and Loss', F(bold=1, align='center')); ws.merge_range(2, 0, 2, 16, 'As of April 30, 2025   Accrual   (whole dollars)', F(align='center', italic=1))
hf = F(bold=1, align='right', bottom=1); 
for j, (y, mm) in enumerate(ym):
    ws.write(4, 4+j, 'Month Ending', F(bold=1, align='right')); ws.write_datetime(5, 4+j, datetime.datetime(y, mm, calendar.monthrange(y, mm)[1]), F(bold=1, align='right', bottom=1, num_format='mm/dd/yyyy'))
ws.write(4, 17, 'Trailing', F(bold=1, align='right')); ws.write(5, 17, '12 Months', hf); ws.write(5, 0, 'Acct', F(bold=1, bottom=1)); ws.write(5, 2, 'Description', F(bold=1, bottom=1))
row = 6
for r in s.rows:
    b = r['t'] != 'LINE'
    if r['t'] == 'HEADING': row += 1
    if r['code']: ws.write_string(row, 0, r['code'], F()); ws.write(row, 1, 4417, F())
    ws.write(row, 2, r['label'], F(bold=b, indent=0 if b else 1))
    if r['t'] != 'HEADING':
        k = dict(bold=b, num_format=nf); 
        if b: k['top'] = 1
        if r['t'] == 'TOTAL': k['bottom'] = 6
        f = F(**k)
        for j in range(12): ws.write_number(row, 4+j, r['v'][j]/100, f)
        ws.write_number(row, 17, r['v'][12]/100, f)
    row += 1
ws.set_column(0, 0, 6); ws.set_column(1, 1, 6, None, {'hidden': 1}); ws.set_column(2, 2, 28); ws.set_column(3, 3, 1.5); ws.set_column(4, 15, 11); ws.set_column(16, 16, 1.5); ws.set_column(17, 17, 12)
ws.set_landscape(); ws.fit_to_pages(1, 0); ws.repeat_rows(4, 5); ws.set_footer('&L&8OneSite Accounting  05/12/2025 7:58:04AM&R&8Page &P of &N')
wb.close(); print(name, s.planted)
save(name, [s], 'MULTIFAMILY', 'OPERATING_STATEMENT_T12', 'RealPage trailing 12, two-line header, hidden and spacer columns', True)
