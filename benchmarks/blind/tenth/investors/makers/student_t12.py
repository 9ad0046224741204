import random, datetime
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
from openpyxl.utils import get_column_letter as cl
from tlib import *
R = random.Random(307)
NAME = 'Campus_Gate_T12_Jun2025.xlsx'; BEDS = 528
MON = [(2024, m) for m in range(7, 13)] + [(2025, m) for m in range(1, 7)]
MN = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split()
COLS = ['%s %d' % (MN[m-1], y) for y, m in MON] + ['Trailing 12 Total', 'T-3 Annualized', 'T-1 Annualized']
s = S('Trailing Twelve Month Income Statement', 'Campus Gate Student Apartments', '2024-07-01', '2025-06-30', COLS, sheet='T12')
def ext(mv): return mv + [round(sum(mv), 2), round(sum(mv[-3:])*4, 2), round(mv[-1]*12, 2)]
def L(code, l, m, noise=.08, neg=False, turn=None, months=None, whole=False, flat=False, season=None):
    v = []
    for k, (y, mo) in enumerate(MON):
        x = m*(1 if flat else 1+R.uniform(-noise, noise))
        if season: x *= season.get(mo, 1)
        if turn: x = x*turn if mo in (7, 8) else x*.35
        if months and mo not in months: x = 0
        v.append(round(x, 0 if whole else 2)+0.0)
    if neg: v = [-x if x else 0.0 for x in v]
    return s.line(l, ext(v), code=code, ind=2)
def H(code, l, ind=1): return s.head(l, code=code, ind=ind)
def T(code, l, it, ind=1, rt='SUBTOTAL', **k): return s.tot(l, it, rt, code=code, ind=ind, **k)
H('4000-0000', 'REVENUE', 0)
H('4100-0000', 'Rental Revenue')
S_ = {7: .62, 8: .9, 5: .99, 6: .97}
a = [L('4110-0000', 'Market Rent', 472_560, .002), L('4115-0000', 'Gain / (Loss) to Lease', 14_820, .12, True), L('4120-0000', 'Vacancy Loss', 21_930, .15, True, season={7: 8.1, 8: 2.4, 6: 1.4}), L('4125-0000', 'Model / Amenity Beds', 1_790, 0, True, flat=True), L('4130-0000', 'Staff Beds', 5_370, 0, True, flat=True), L('4135-0000', 'Leasing Concessions', 4_400, .6, True), L('4140-0000', 'Early Move-In Premium', 9_200, .1, months=(8,)), L('4145-0000', 'Summer / Short-Term Premium', 3_150, .3, months=(5, 6, 7)), L('4150-0000', 'Month-to-Month Fees', 640, .4)]
nr = T('4199-0000', 'Net Rental Revenue', a)
H('4200-0000', 'Other Revenue')
b = [L('4205-0000', 'Application Fees', 2_480, .5), L('4210-0000', 'Administrative Fees', 5_910, .5), L('4215-0000', 'Late Fees', 4_380, .25), L('4220-0000', 'NSF Fees', 310, .5), L('4225-0000', 'Parking', 12_180, .05), L('4230-0000', 'Furniture Premium', 7_920, .02), L('4235-0000', 'Pet Fees', 1_640, .2), L('4240-0000', 'Utility Reimbursement', 22_704, .03), L('4245-0000', 'Utility Overage Billing', 3_860, .5), L('4250-0000', 'Damage & Cleaning Charges', 2_900, .4, season={8: 9.0, 9: 2.2}), L('4255-0000', 'Lease Buy-Out Fees', 2_100, .9), L('4260-0000', 'Relet Fees', 1_450, .6), L('4265-0000', 'Laundry & Vending', 690, .2), L('4270-0000', 'Guarantor Waiver Fees', 1_120, .4), L('4275-0000', 'Collections Recovery', 980, .6), L('4290-0000', 'Miscellaneous Revenue', 540, .8)]
orv = T('4299-0000', 'Total Other Revenue', b)
c = L('4310-0000', 'Bad Debt Expense', 5_260, .5, True)
egi = T('4999-0000', 'TOTAL REVENUE', [nr, orv, c], 0, 'TOTAL', key='total_income')
H('5000-0000', 'OPERATING EXPENSES', 0)
def block(hc, h, tc, t, items):
    H(hc, h); return T(tc, t, [L(*x[0], **x[1]) for x in items])
subs = [
 block('5100-0000', 'Payroll & Related', '5199-0000', 'Total Payroll & Related', [(('5105-0000', 'Community Manager', 6_250, .01), {}), (('5110-0000', 'Assistant Manager', 4_420, .01), {}), (('5115-0000', 'Leasing Staff', 5_860, .15), {}), (('5120-0000', 'Community Assistants / RAs', 3_240, .2), {}), (('5125-0000', 'Maintenance Supervisor', 5_330, .01), {}), (('5130-0000', 'Maintenance Technicians', 7_640, .06), {}), (('5135-0000', 'Housekeeping / Porter', 2_890, .05), {}), (('5140-0000', 'Bonuses & Commissions', 2_750, .6), {}), (('5145-0000', 'Payroll Taxes', 3_020, .1), {}), (('5150-0000', 'Health Insurance', 3_480, .03), {}), (('5155-0000', 'Workers Compensation', 810, .08), {}), (('5160-0000', 'Temporary Labor', 900, .9), dict(months=(7, 8)))]),
 block('5200-0000', 'Administrative', '5299-0000', 'Total Administrative', [(('5205-0000', 'Office Supplies', 520, .3), {}), (('5210-0000', 'Postage & Courier', 96, .4), {}), (('5215-0000', 'Telephone & Answering Service', 640, .05), {}), (('5220-0000', 'Computer & Software', 3_310, .06), {}), (('5225-0000', 'Bank & Merchant Fees', 1_960, .2), {}), (('5230-0000', 'Legal & Eviction', 1_100, .7), {}), (('5235-0000', 'Audit & Tax', 9_800, 0), dict(months=(3,), flat=True)), (('5240-0000', 'Dues & Subscriptions', 340, .3), {}), (('5245-0000', 'Training & Travel', 780, .7), {}), (('5250-0000', 'Uniforms', 430, .2), dict(months=(8, 1)))]),
 block('5300-0000', 'Marketing & Resident Life', '5399-0000', 'Total Marketing & Resident Life', [(('5305-0000', 'Digital Advertising', 4_150, .2), {}), (('5310-0000', 'Print & Signage', 610, .5), {}), (('5315-0000', 'Campus Events', 1_240, .5), {}), (('5320-0000', 'Promotional Items', 880, .5), {}), (('5325-0000', 'Referral Fees', 950, .6), {}), (('5330-0000', 'Resident Programs', 1_330, .4), {}), (('5335-0000', 'Leasing Incentives - Gift Cards', 1_700, .7), {})]),
 block('5400-0000', 'Utilities', '5499-0000', 'Total Utilities', [(('5405-0000', 'Electricity - Units', 19_820, .12), {}), (('5410-0000', 'Electricity - Common', 3_140, .1), {}), (('5415-0000', 'Water', 6_480, .08), {}), (('5420-0000', 'Sewer', 7_910, .08), {}), (('5425-0000', 'Gas', 640, .5), {}), (('5430-0000', 'Trash Removal', 3_620, .04), dict(season={7: 1.3, 8: 2.4})), (('5435-0000', 'Bulk Internet & Cable', 11_088, 0), dict(flat=True)), (('5440-0000', 'Utility Billing Service', 1_056, 0), dict(flat=True))]),
 block('5500-0000', 'Repairs & Maintenance', '5599-0000', 'Total Repairs & Maintenance', [(('5505-0000', 'Plumbing', 1_450, .4), {}), (('5510-0000', 'Electrical', 690, .4), {}), (('5515-0000', 'HVAC', 2_180, .5), {}), (('5520-0000', 'Appliances', 920, .4), {}), (('5525-0000', 'Furniture Repair', 710, .5), {}), (('5530-0000', 'Keys & Locks', 380, .5), {}), (('5535-0000', 'Fire & Life Safety', 1_260, .3), {}), (('5540-0000', 'Exterior & Roof', 840, .8), {}), (('5545-0000', 'Pool & Fitness', 970, .2), {})]),
 block('5600-0000', 'Contract Services', '5699-0000', 'Total Contract Services', [(('5605-0000', 'Landscaping', 3_450, 0), dict(flat=True)), (('5610-0000', 'Pest Control', 880, .05), {}), (('5615-0000', 'Security Patrol', 4_120, .1), {}), (('5620-0000', 'Elevator', 1_180, 0), dict(flat=True)), (('5625-0000', 'Shuttle Service', 6_900, .02), dict(months=(8, 9, 10, 11, 12, 1, 2, 3, 4, 5)))]),
 block('5700-0000', 'Turnover', '5799-0000', 'Total Turnover', [(('5705-0000', 'Turn - Painting', 8_200, .2), dict(turn=4.2)), (('5710-0000', 'Turn - Cleaning', 7_650, .2), dict(turn=4.0)), (('5715-0000', 'Turn - Carpet', 4_900, .3), dict(turn=3.5)), (('5720-0000', 'Turn - Supplies', 1_900, .3), dict(turn=4))]),
 block('5800-0000', 'Taxes & Insurance', '5899-0000', 'Total Taxes & Insurance', [(('5805-0000', 'Real Estate Taxes', 41_870, .0), dict(flat=True)), (('5810-0000', 'Personal Property Tax', 1_240, 0), dict(flat=True)), (('5815-0000', 'Property Insurance', 13_905, .01), {}), (('5820-0000', 'General Liability', 3_260, .01), {})])]
H('5900-0000', 'Management Fees')
mg = s.line('Management Fee', ext([round(x*.03, 2) for x in s.rows[egi]['v'][:12]]), code='5905-0000', ind=2)
subs.append(mg)
te = T('5999-0000', 'TOTAL OPERATING EXPENSES', subs, 0, 'TOTAL', key='total_operating_expenses')
noi = s.tot('NET OPERATING INCOME', [egi, ('-', te)], code='6000-0000', key='noi', ind=0)
H('7000-0000', 'BELOW THE LINE', 0)
x = [L('7010-0000', 'Mortgage Interest', 121_466.67, 0, flat=True), L('7020-0000', 'Capital - Furniture', 14_800, .3, months=(7, 8)), L('7030-0000', 'Capital - Flooring', 22_300, .2, months=(7, 8)), L('7040-0000', 'Capital - Roof & Paving', 61_250, 0, months=(4,), flat=True), L('7050-0000', 'Owner Legal & Professional', 1_900, .8)]
tb = T('7099-0000', 'Total Below the Line', x)
s.tot('NET INCOME', [noi, ('-', tb)], code='9000-0000', key='net_income', ind=0)
row = next(i for i, r in enumerate(s.rows) if r['label'] == 'Water')
old = s.rows[row]['v'][8]; tx = '%.2f' % old; d = tx[1]; nd = str((int(d)+4) % 10); new = float(tx[0]+nd+tx[2:])
s.plant(row, 8, new, 'Water (5415-0000), Mar 2025 printed %.2f instead of %.2f; the row total, the month\'s Total Utilities and all further totals keep the right amount' % (new, old), 'digit_changed')
wb = Workbook(); ws = wb.active; ws.title = 'T12'
F = 'Calibri'
ws['A1'] = 'Campus Gate Student Apartments (cgate)'; ws['A2'] = 'Trailing Twelve Month Income Statement'; ws['A3'] = 'Period = Jul 2024-Jun 2025'; ws['A4'] = 'Book = Accrual ; Tree = stu_is'
for k in range(1, 5): ws.cell(k, 1).font = Font(name=F, bold=k < 3, size=12 if k < 3 else 9)
hr = 6
for k, (y, m) in enumerate(MON): ws.cell(hr, 3+k, datetime.date(y, m, 1)).number_format = 'mmm yyyy'
ws.cell(hr-1, 15, 'Trailing 12'); ws.cell(hr, 15, 'Total'); ws.cell(hr-1, 16, 'T-3'); ws.cell(hr, 16, 'Annualized'); ws.cell(hr-1, 17, 'T-1'); ws.cell(hr, 17, 'Annualized'); ws.cell(hr-1, 18, 'T-12'); ws.cell(hr, 18, 'Per Bed'); ws.cell(hr-1, 19, 'T-12'); ws.cell(hr, 19, '% of Rev')
for r in (5, 6):
    for c_ in range(3, 20): ws.cell(r, c_).font = Font(name=F, bold=True, size=9); ws.cell(r, c_).alignment = Alignment(horizontal='right')
for c_ in range(1, 20): ws.cell(6, c_).border = Border(bottom=Side('medium'))
y = 8; ty = s.rows[egi]['v'][12]
for i, r in enumerate(s.rows):
    ind = r['m']['ind']; bold = r['rt'] != 'LINE'
    ws.cell(y, 1, r['code']).font = Font(name=F, size=9, color='666666'); q = ws.cell(y, 2, ' '*(3*ind)+r['label']); q.font = Font(name=F, size=9, bold=bold)
    if r['rt'] != 'HEADING':
        for k, v in enumerate(r['v']):
            z = ws.cell(y, 3+k, v); z.number_format = '#,##0.00;(#,##0.00);0.00'; z.font = Font(name=F, size=9, bold=bold)
            if bold: z.border = Border(top=Side('thin'), bottom=Side('double') if ind == 0 else None)
        t12 = r['v'][12]
        for k, v, nf in ((18, round(t12/BEDS, 2), '#,##0;(#,##0)'), (19, round(t12/ty, 4), '0.0%;(0.0%)')): z = ws.cell(y, k, v); z.number_format = nf; z.font = Font(name=F, size=9, italic=True)
    y += 1
    if ind == 0 and r['rt'] == 'TOTAL': y += 1
ws.column_dimensions['A'].width = 10; ws.column_dimensions['B'].width = 38
for k in range(3, 20): ws.column_dimensions[cl(k)].width = 12.5
ws.freeze_panes = 'C7'; ws.page_setup.orientation = 'landscape'; ws.page_setup.fitToWidth = 1; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True; ws.print_title_rows = '5:6'
wb.save(doc(NAME))
save(NAME, [s], 'STUDENT_HOUSING', 'property-system T12 export with account codes, date-cell month headers, T-12/T-3/T-1 annualized, per bed and % of revenue', True, 'OPERATING_STATEMENT_T12')
