import random, xlsxwriter
from xlsxwriter.utility import xl_rowcol_to_cell as cell, xl_col_to_name as cn
from common import *
R = random.Random(505)
F = 'Glenmore Court T12 - Dec 2024.xlsx'
mo = ['Jan','Feb','Mar','Apr','May','Jun','Jul','Aug','Sep','Oct','Nov','Dec']
s = S('Trailing 12 Month Income Statement', 'Glenmore Court Apartments', '2024-01-01', '2024-12-31', [f'{m}-24' for m in mo] + ['T12 Total'], sheet='T12')
def L(code, l, m):
    m = [int(round(x)) for x in m]; return s.line(l, m + [sum(m)], code)
def flat(a, b=None, k=6): return [a if b is None or i < k else b for i in range(12)]
def bump(a, j=.15): return [a*R.uniform(1-j, 1+j) for _ in range(12)]
def some(p, lo, hi): return [R.uniform(lo, hi) if R.random() < p else 0 for _ in range(12)]
def at(d): return [d.get(i+1, 0) for i in range(12)]
def win(a, amp): 
    k = [1, .95, .8, .5, .25, .1, .05, .05, .12, .4, .7, .95]; return [(a + amp*x)*R.uniform(.95, 1.05) for x in k]
def grp(code, h, t, tc, rows, lvl=1):
    s.head(h, code, lvl=lvl); ix = [L(*r) for r in rows]; return s.tot(t, ix, code=tc, lvl=lvl)
s.head('REVENUE', '4000', lvl=0)
a = grp('4100', 'Rental Revenue - Tower A (72 suites)', 'Total Rental Revenue - Tower A', '4199', [('4110', 'Gross Potential Rent - Bachelor', flat(10560, 10824)), ('4112', 'Gross Potential Rent - One Bedroom', flat(54400, 55760)), ('4114', 'Gross Potential Rent - Two Bedroom', flat(46200, 47355)), ('4116', 'Gross Potential Rent - Penthouse', flat(5300)), ('4120', 'Gain/(Loss) to Lease', [-x for x in bump(4120, .08)]), ('4130', 'Vacancy Loss', [-x for x in bump(2840, .5)]), ('4135', 'Rent Incentives', [-x for x in some(.6, 200, 900)]), ('4138', 'Employee Suite Allowance', flat(-1150)), ('4140', 'Bad Debt Expense', [-x for x in some(.4, 300, 1400)]), ('4142', 'Bad Debt Recovery', some(.25, 100, 400))])
b = grp('4200', 'Rental Revenue - Tower B (58 suites)', 'Total Rental Revenue - Tower B', '4299', [('4210', 'Gross Potential Rent - One Bedroom', flat(39900, 40900, 3)), ('4212', 'Gross Potential Rent - Two Bedroom', flat(42840, 43910, 3)), ('4214', 'Gross Potential Rent - Three Bedroom', flat(9225, 9455, 3)), ('4220', 'Gain/(Loss) to Lease', [-x for x in bump(3310, .08)]), ('4230', 'Vacancy Loss', [-x for x in bump(1970, .6)]), ('4235', 'Rent Incentives', [-x for x in some(.5, 200, 700)]), ('4238', 'Model Suite', at({1: -1450, 2: -1450, 3: -1450})), ('4240', 'Bad Debt Expense', [-x for x in some(.3, 300, 1200)])])
c = grp('4300', 'Commercial Revenue', 'Total Commercial Revenue', '4399', [('4310', 'Rent - Dental Office', flat(4850)), ('4312', 'Rent - Convenience Store', flat(3100, 3193, 8)), ('4320', 'CAM and Tax Recovery', flat(2265)), ('4325', 'Prior Year CAM Adjustment', at({4: -412}))])
d = grp('4400', 'Ancillary Revenue', 'Total Ancillary Revenue', '4499', [('4410', 'Parking - Underground', bump(6120, .03)), ('4412', 'Parking - Surface', bump(1850, .04)), ('4414', 'Parking - Visitor Pay Machine', bump(265, .3)), ('4420', 'Laundry', bump(2240, .08)), ('4425', 'Storage Lockers', flat(630, 665)), ('4430', 'Pet Fees', bump(540, .1)), ('4435', 'Late and NSF Charges', bump(310, .5)), ('4440', 'Application and Key Fees', bump(120, .6)), ('4445', 'Lease Break Fees', some(.3, 900, 1600)), ('4450', 'Rooftop Antenna Licence', flat(1375)), ('4455', 'Utility Recovery - Submetering', bump(3860, .12)), ('4460', 'Move-out Damage Charges', some(.6, 80, 600)), ('4470', 'Interest Income', bump(185, .2)), ('4490', 'Miscellaneous Revenue', some(.4, 20, 200))])
TR = s.tot('TOTAL REVENUE', [a, b, c, d], t='TOTAL', code='4999', lvl=0, key='total_income')
s.head('OPERATING EXPENSES', '5000', lvl=0)
pay = [9, 0]
X = [grp('5100', 'Payroll and Benefits', 'Total Payroll and Benefits', '5199', [('5110', 'Resident Manager', flat(5416, 5579)), ('5112', 'Leasing Agent', flat(3917)), ('5114', 'Maintenance Technicians', bump(8890, .06)), ('5116', 'Cleaners', bump(4460, .05)), ('5118', 'Overtime', some(.7, 150, 900)), ('5120', 'CPP and EI', bump(1490, .06)), ('5122', 'Group Benefits', flat(1128)), ('5124', 'WCB Premiums', bump(204, .05)), ('5126', 'Uniforms and Training', some(.3, 80, 500))]),
 grp('5200', 'Repairs and Maintenance', 'Total Repairs and Maintenance', '5299', [('5210', 'Plumbing', bump(2150, .6)), ('5212', 'Electrical', bump(780, .7)), ('5214', 'HVAC and Boilers', win(900, 1700)), ('5216', 'Appliance Repairs', bump(640, .5)), ('5218', 'Elevator Contract', flat(1685, 1736, 9)), ('5220', 'Elevator Repairs', some(.3, 500, 2600)), ('5222', 'Roof and Envelope', some(.25, 700, 3400)), ('5224', 'Windows and Glass', some(.5, 150, 800)), ('5226', 'Doors and Locks', bump(330, .5)), ('5228', 'Overhead Garage Door', some(.4, 250, 1500)), ('5230', 'Fire and Life Safety', [380]*4+[2940]+[380]*7), ('5232', 'Pest Control', flat(465)), ('5234', 'Laundry Equipment', some(.3, 150, 600)), ('5236', 'Supplies and Hardware', bump(890, .3)), ('5238', 'Insurance Deductibles', at({2: 5000}))]),
 grp('5300', 'Turnover Costs', 'Total Turnover Costs', '5399', [('5310', 'Painting', bump(1720, .6)), ('5312', 'Suite Cleaning', bump(640, .5)), ('5314', 'Flooring Repairs', some(.7, 200, 1500)), ('5316', 'Drywall and Carpentry', some(.5, 150, 900)), ('5318', 'Window Coverings', some(.5, 90, 400))]),
 grp('5400', 'Grounds and Contract Services', 'Total Grounds and Contract Services', '5499', [('5410', 'Snow Removal', [4850, 4620, 3980, 1250, 0, 0, 0, 0, 0, 890, 3320, 4710]), ('5412', 'Landscaping', [0, 0, 0, 680, 1650, 1650, 1650, 1650, 1650, 720, 0, 0]), ('5414', 'Parkade Sweeping', at({5: 2380, 10: 1190})), ('5416', 'Waste and Recycling', bump(2315, .05)), ('5418', 'Security Patrol', flat(1420)), ('5420', 'Tree Work', at({6: 1875}))]),
 grp('5500', 'Utilities', 'Total Utilities', '5599', [('5510', 'Natural Gas - Tower A', win(1300, 8700)), ('5512', 'Natural Gas - Tower B', win(1050, 7100)), ('5514', 'Electricity - Tower A Common', bump(3120, .12)), ('5516', 'Electricity - Tower B Common', bump(2740, .12)), ('5518', 'Electricity - Vacant Suites', bump(190, .5)), ('5520', 'Water and Sewer', bump(7420, .08)), ('5522', 'Submeter Service Fee', flat(845)), ('5524', 'Carbon Levy', win(240, 2100))]),
 grp('5600', 'Marketing', 'Total Marketing', '5699', [('5610', 'Internet Listings', flat(725)), ('5612', 'Signage and Print', some(.25, 100, 600)), ('5614', 'Referral Bonuses', some(.4, 250, 500)), ('5616', 'Tenant Appreciation', at({6: 640, 12: 915}))]),
 grp('5700', 'General and Administrative', 'Total General and Administrative', '5799', [('5710', 'Property Management Fee', bump(6890, .015)), ('5712', 'Office Supplies and Postage', bump(210, .5)), ('5714', 'Telephone and Internet', flat(538)), ('5716', 'Software Subscriptions', flat(612, 645)), ('5718', 'Legal and RTDRS Filings', some(.5, 150, 1100)), ('5720', 'Audit and Tax', at({3: 4200, 4: 7350})), ('5722', 'Bank and Payment Processing Fees', bump(395, .1)), ('5724', 'Credit Checks', bump(95, .6)), ('5726', 'Licences and Permits', at({1: 780, 7: 325})), ('5728', 'Travel and Vehicle', some(.6, 60, 300))]),
 grp('5800', 'Taxes and Insurance', 'Total Taxes and Insurance', '5899', [('5810', 'Municipal Property Tax', flat(16890, 17655)), ('5812', 'Property Tax - Commercial', flat(1840, 1925)), ('5820', 'Property Insurance', flat(7465, 8137, 4)), ('5822', 'Boiler and Machinery Insurance', flat(382))])]
TE = s.tot('TOTAL OPERATING EXPENSES', X, t='TOTAL', code='5999', lvl=0, key='total_operating_expenses')
N = s.tot('NET OPERATING INCOME', [TR], [TE], t='TOTAL', code=None, lvl=0, key='noi')
G = grp('6000', 'Financing and Non-Operating', 'Total Financing and Non-Operating', '6999', [('6010', 'First Mortgage Interest - CMHC Insured', [32410 - 58*i for i in range(12)]), ('6012', 'Second Mortgage Interest', flat(5210)), ('6020', 'Amortization - Building', flat(21840)), ('6022', 'Amortization - Equipment', flat(2365)), ('6030', 'Owner Travel and Meetings', some(.25, 200, 1500)), ('6040', 'Suite Renovation Program', some(.5, 3500, 11000))])
s.tot('NET INCOME (LOSS)', [N], [G], t='TOTAL', lvl=0, key='net_income')
wb = xlsxwriter.Workbook(f'{B}/documents/{F}'); ws = wb.add_worksheet('T12'); w2 = wb.add_worksheet('Notes')
ff = lambda **k: wb.add_format(dict(font_name='Calibri', font_size=10, **k)); nf = '#,##0;(#,##0);0'
ws.merge_range(0, 0, 0, 14, 'Ridgecrest Holdings (1987) Ltd.', ff(bold=True, align='center')); ws.merge_range(1, 0, 1, 14, 'Glenmore Court Apartments - Calgary, Alberta', ff(bold=True, align='center'))
ws.merge_range(2, 0, 2, 14, 'Trailing 12 Month Income Statement', ff(align='center')); ws.merge_range(3, 0, 3, 14, 'January 2024 through December 2024 (CAD)', ff(align='center', italic=True))
hd = ff(bold=True, align='right', bg_color='#1F3864', font_color='white'); ws.write(5, 0, 'GL', hd); ws.write(5, 1, 'Account', ff(bold=True, bg_color='#1F3864', font_color='white'))
for j, m in enumerate(s.cols): ws.write_string(5, j+2, m, hd)
row = {}; y = 6; signs = {N: {TE: -1}, len(s.rows)-1: {G: -1}}
for i, r in enumerate(s.rows):
    if r['t'] == 'TOTAL' or (r['t'] == 'HEADING' and r['lvl'] == 0): y += 1
    row[i] = y
    b = r['t'] != 'LINE'; k = dict(bold=b)
    if r['t'] == 'SUBTOTAL': k['top'] = 1
    if r['t'] == 'TOTAL': k.update(top=1, bottom=6, bg_color='#DDE6F3')
    if r['code']: ws.write_number(y, 0, int(r['code']), ff(align='left', font_color='#777777'))
    ws.write(y, 1, r['label'], ff(indent=0 if b and r['lvl'] == 0 else 1 if b else 2, **{q: v for q, v in k.items() if q in ('bold', 'bg_color')}))
    if r['t'] != 'HEADING':
        m = ff(num_format=nf, **k)
        for j, v in enumerate(r['v']):
            if r['foots']:
                it = r['foots']
                if it == list(range(it[0], it[-1]+1)): e = f'=SUM({cell(row[it[0]], j+2)}:{cell(row[it[-1]], j+2)})'
                else: e = '=' + ''.join(('-' if signs.get(i, {}).get(q, 1) < 0 else '+') + cell(row[q], j+2) for q in it)
                ws.write_formula(y, j+2, e.replace('=+', '='), m, v)
            elif j == 12: ws.write_formula(y, j+2, f'=SUM({cell(y, 2)}:{cell(y, 13)})', m, v)
            else: ws.write_number(y, j+2, v, m)
    y += 1
ws.set_column(0, 0, 6); ws.set_column(1, 1, 40); ws.set_column(2, 13, 9.3); ws.set_column(14, 14, 11.5); ws.freeze_panes(6, 2)
ws.set_landscape(); ws.set_paper(5); ws.fit_to_pages(1, 0); ws.repeat_rows(5); ws.set_footer('&L&8Unaudited - for lender use&R&8Page &P of &N')
for k, t in enumerate(['Notes to the trailing statement', '1. Accrual basis; amounts in Canadian dollars, no GST on residential rent.', '2. Tower A completed 1974, Tower B completed 1981.', '3. Suite Renovation Program is expensed for internal reporting and capitalized at year end.']): w2.write(k, 0, t)
wb.close()
save(F, 'MULTIFAMILY', 'OPERATING_STATEMENT_T12', 'Canadian apartment T12 with GL codes, nested groups, formulas', False, [s])
