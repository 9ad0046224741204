# trailing twelve months of a 148-unit apartment property out of a property-management system
from common import *
import datetime as dt, openpyxl
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
rng = random.Random(3307)
NAME = 'T12_Brookstone_Flats_08-2025.xlsx'
mo = [dt.date(2024 + (8 + k) // 12, (8 + k) % 12 + 1, 1) for k in range(12)]
s = S('Trailing Twelve Months Income Statement', 'Brookstone Flats', '2024-09-01', '2025-08-31', [m.strftime('%b %Y') for m in mo] + ['Total'], derive=lambda b, k: b + [r2(sum(b)), r2(sum(b) / 148)], keep=list(range(13)), sheet='T12')
def ser(b, vol, z=0, up=0): return [0 if rng.random() < z else round(b * (1 + up * k / 12) * (1 + rng.uniform(-vol, vol)), 2) for k in range(12)]
def sec(code, name, ls, kind, sub=1, tl=None):
    s.head(name, code=code, lv=sub)
    it = [s.line(l, ser(*v) if isinstance(v, tuple) else v, code=c, lv=sub + 1, kind=kind) for c, l, v in ls]
    return s.tot(tl or 'Total ' + name, it, lv=sub, kind=kind)
s.head('INCOME', code='4000', lv=0)
gp = [s_ for s_ in [float(198640 + 310 * k) for k in range(12)]]
r1 = sec('4100', 'Rental Income', [('4110', 'Gross Potential Rent', gp), ('4115', 'Loss to Lease', [-round(9400 - 260 * k + rng.uniform(-200, 200), 2) for k in range(12)]), ('4120', 'Vacancy Loss', [-round(v, 2) for v in wob(rng, 12450, 12, .2)]), ('4125', 'Concessions', [-round(v, 2) for v in wob(rng, 1650, 12, .6)]), ('4130', 'Model/Employee Units', [-1395.0] * 12), ('4135', 'Bad Debt Write-offs', [-round(v, 2) for v in wob(rng, 1580, 12, .7)]), ('4138', 'Prior Bad Debt Recovered', (240, .8, .5))], 'inc', tl='Net Rental Income')
r2_ = sec('4200', 'Other Income', [('4210', 'Application Fees', (910, .4)), ('4215', 'Administrative Fees', (1150, .3)), ('4220', 'Late Fees', (1480, .25)), ('4222', 'NSF Fees', (70, .5, .4)), ('4225', 'Pet Fees and Pet Rent', (2210, .07)), ('4230', 'Covered Parking', (2960, .04)), ('4235', 'Storage Closets', (640, .05)), ('4240', 'Utility Reimbursement', (8350, .05, 0, .04)), ('4245', 'Trash Valet', (3700, .03)), ('4250', 'Lease Termination Fees', (1900, .6, .6)), ('4255', 'Damages and Cleaning', (820, .6)), ('4260', 'Cable Commission', (0, 0)), ('4290', 'Miscellaneous', (95, .9, .2))], 'inc')
k = [i for i, r in enumerate(s.rows) if r['code'] == '4260'][0]; s.rows[k]['base'][2] = s.rows[k]['base'][8] = 1850.0; s.rows[k]['full'] = s.derive(s.rows[k]['base'], 'inc')
s.rows.pop(); r2_ = s.tot('Total Other Income', list(range(k - 11, k + 2)), lv=1)
TI = s.tot('TOTAL INCOME', [r1, r2_], lv=0, rt='TOTAL', key='total_income')
s.head('OPERATING EXPENSES', code='5000', lv=0)
ts = []
ts.append(sec('5100', 'Payroll', [('5110', 'Manager Salary', (5420, 0)), ('5115', 'Leasing Wages', (3980, .06)), ('5120', 'Leasing Commissions', (760, .4)), ('5125', 'Maintenance Supervisor', (4880, .03)), ('5130', 'Maintenance Technicians', (6940, .08)), ('5135', 'Porter', (2870, .05)), ('5140', 'Payroll Taxes', (2110, .08)), ('5145', 'Health Insurance', (2460, .03)), ('5150', 'Workers Compensation', (585, .08))], 'exp'))
ts.append(sec('5200', 'Utilities', [('5210', 'Electric - House', (2380, .15)), ('5212', 'Electric - Vacant', (410, .4)), ('5220', 'Gas', (960, .5)), ('5230', 'Water', (6120, .08)), ('5235', 'Sewer', (5230, .08)), ('5240', 'Trash', (2890, .03)), ('5250', 'Internet and Phone', (720, .02))], 'exp'))
ts.append(sec('5300', 'Repairs & Maintenance', [('5310', 'HVAC', (1260, .6)), ('5315', 'Plumbing', (980, .5)), ('5320', 'Electrical Supplies', (540, .5)), ('5325', 'Appliance Parts', (610, .5)), ('5330', 'Locks and Keys', (190, .6)), ('5335', 'Pool Service', (540, .2, .4)), ('5340', 'Exterior Building', (480, .8)), ('5345', 'Fire Safety', (310, .8, .3)), ('5350', 'Pest Control', (595, 0))], 'exp'))
ts.append(sec('5400', 'Make Ready', [('5410', 'Painting', (2150, .4)), ('5415', 'Carpet Cleaning', (760, .4)), ('5420', 'Unit Cleaning', (1080, .4)), ('5425', 'Resurfacing', (430, .6)), ('5430', 'Turn Supplies', (640, .5))], 'exp'))
ts.append(sec('5500', 'Contract Services', [('5510', 'Landscaping', (2450, 0)), ('5520', 'Courtesy Patrol', (1300, 0)), ('5530', 'Trash Valet Service', (2072, 0)), ('5540', 'Snow Removal', [0, 0, 450, 1825, 2640, 1310, 385, 0, 0, 0, 0, 0])], 'exp'))
ts.append(sec('5600', 'Marketing', [('5610', 'Internet Listing Services', (1975, .05)), ('5620', 'Resident Events', (240, .7)), ('5630', 'Referral Fees', (350, .6, .4)), ('5640', 'Signs and Banners', (120, .8, .5))], 'exp'))
ts.append(sec('5700', 'Administrative', [('5710', 'Office Supplies', (310, .4)), ('5715', 'Software', (1480, .02)), ('5720', 'Legal and Eviction', (690, .8)), ('5725', 'Bank Charges', (165, .2)), ('5730', 'Credit Screening', (520, .35)), ('5735', 'Travel and Training', (210, .9, .3)), ('5740', 'Accounting', (950, 0))], 'exp'))
ti = s.rows[TI]['base']
s.head('Management Fees', code='5800', lv=1)
mf = s.line('Property Management Fee', [round(.035 * v, 2) for v in ti], code='5810', lv=2, kind='exp'); ts.append(s.tot('Total Management Fees', [mf], lv=1, kind='exp'))
ts.append(sec('5900', 'Taxes & Insurance', [('5910', 'Real Estate Taxes', [17480.33] * 4 + [18204.5] * 8), ('5915', 'Personal Property Tax', [0] * 7 + [1466.2] + [0] * 4), ('5920', 'Property Insurance', [7312.75] * 6 + [8119.4] * 6)], 'exp'))
TE = s.tot('TOTAL OPERATING EXPENSES', ts, lv=0, kind='exp', rt='TOTAL', key='total_operating_expenses')
N = s.tot('NET OPERATING INCOME', [TI, (TE, -1)], lv=0, rt='TOTAL', key='noi')
s.head('NON-OPERATING', code='7000', lv=0)
x = [s.line('Mortgage Interest', [round(46218.4 - 71.3 * k, 2) for k in range(12)], code='7110', kind='exp'), s.line('Capital - Flooring', ser(2900, .5), code='7210', kind='exp'), s.line('Capital - Appliances', ser(1450, .6, .2), code='7220', kind='exp'), s.line('Capital - Roof', [0] * 7 + [38400.0] + [0] * 4, code='7230', kind='exp'), s.line('Asset Management Fee', [1500.0] * 12, code='7310', kind='exp')]
X = s.tot('TOTAL NON-OPERATING', x, lv=0, kind='exp')
s.tot('NET INCOME', [N, (X, -1)], lv=0, rt='TOTAL', key='net_income')
wb = openpyxl.Workbook(); ws = wb.active; ws.title = 'T12'
b = Font(name='Calibri', size=10, bold=True); n = Font(name='Calibri', size=10)
for k, t in enumerate(['Brookstone Flats (148 units)', 'Trailing Twelve Months Income Statement', 'September 2024 - August 2025', 'Accrual basis   Report run 09/12/2025 08:05 by kmorrow']): ws.cell(k + 1, 1, t).font = Font(name='Calibri', size=14 if k == 1 else 10, bold=k < 2)
R = 6
for j, h in enumerate(['Account', 'Description'] + mo + ['Total', 'Per Unit']):
    c = ws.cell(R, j + 1, h); c.font = Font(name='Calibri', size=10, bold=True, color='FFFFFF'); c.fill = PatternFill('solid', fgColor='44546A'); c.alignment = Alignment(horizontal='center' if j > 1 else 'left')
    if j > 1 and j < 14: c.number_format = 'mmm-yy'
R += 1
for r in s.rows:
    if r['code']: ws.cell(R, 1, r['code']).font = n
    c = ws.cell(R, 2, r['label']); c.alignment = Alignment(indent=r['lv']); c.font = n if r['rt'] == 'LINE' else b
    for j, v in enumerate(r['full'] or []):
        c = ws.cell(R, j + 3, v); c.number_format = '#,##0.00_);(#,##0.00)'; c.font = n if r['rt'] == 'LINE' else b
        if r['rt'] != 'LINE': c.border = Border(top=Side('thin'), bottom=Side('double') if r['lv'] == 0 else None)
    R += 1 + (r['rt'] in ('SUBTOTAL', 'TOTAL') and r['lv'] == 0)
ws.column_dimensions['A'].width = 9; ws.column_dimensions['B'].width = 31
for j in range(3, 17): ws.column_dimensions[openpyxl.utils.get_column_letter(j)].width = 13.5
ws.freeze_panes = 'C7'; ws.page_setup.orientation = 'landscape'; ws.page_setup.fitToWidth = 1; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr = openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
ws.print_title_rows = '1:6'
wb.save(f'{DOC}/{NAME}'); save(NAME, [s])
