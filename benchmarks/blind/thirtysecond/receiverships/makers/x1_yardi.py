import random
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side
from common import *
rnd = random.Random(32111)
NAME = '12_Month_Statement_cottonwd.xlsx'
s = S(13)
SE = [1] * 12
def L(code, label, m, n=.05, sea=None):
    v = [round(m * 100 * (sea or SE)[k] * rnd.uniform(1 - n, 1 + n)) for k in range(12)]
    return s.line(label, v + [sum(v)], code, lv=3)
def C(code, label, v):
    v = [round(x * 100) for x in v]; return s.line(label, v + [sum(v)], code, lv=3)
H = lambda c, t, lv: s.head(t, c, lv=lv)
def T(c, t, it, lv, kind='SUBTOTAL'): return s.tot(t, it, kind, c, lv=lv)
H('4000-0000', 'INCOME', 0)
H('4100-0000', 'RENTAL INCOME', 1)
a = [C('4110-0000', 'Base Rent - Retail', [58412.5] * 4 + [59180.83] * 3 + [54730.83] * 5), C('4115-0000', 'Base Rent - Pad / Ground Lease', [7916.67] * 12), C('4130-0000', 'Percentage Rent', [0, 0, 6218.4, 0, 0, 0, 0, 0, 0, 0, 0, 1377.15]), C('4150-0000', 'Rent Abatement', [-2950] * 3 + [0] * 6 + [-4450] * 3), L('4170-0000', 'Storage Rent', 425, 0)]
tr = T('4199-0000', 'TOTAL RENTAL INCOME', a, 1)
H('4200-0000', 'RECOVERY INCOME', 1)
a = [L('4210-0000', 'CAM Estimate Billed', 9350, .01), L('4220-0000', 'Real Estate Tax Estimate Billed', 8120, .01), L('4230-0000', 'Insurance Estimate Billed', 1790, .01), C('4250-0000', 'Prior Year CAM Reconciliation', [0, 0, 0, -3884.61] + [0] * 8)]
rc = T('4299-0000', 'TOTAL RECOVERY INCOME', a, 1)
H('4400-0000', 'OTHER INCOME', 1)
a = [L('4410-0000', 'Late Charges', 310, .8), C('4430-0000', 'Seasonal Lot License (Fireworks, Trees)', [0] * 5 + [2500, 2500, 0, 0, 0, 1800, 1800]), L('4450-0000', 'EV Charger Revenue Share', 88, .3)]
oi = T('4499-0000', 'TOTAL OTHER INCOME', a, 1)
bd = L('4510-0000', 'Bad Debt Expense', -1150, .6)
s.rows[bd].m['lv'] = 1
ti = T('4990-0000', 'TOTAL INCOME', [tr, rc, oi, bd], 0, 'TOTAL')
H('5000-0000', 'EXPENSES', 0)
H('5100-0000', 'COMMON AREA MAINTENANCE', 1)
a = [L('5110-0000', 'Parking Lot Sweeping', 890, .03), L('5115-0000', 'Parking Lot Repair and Striping', 400, .9, [0, 0, 0, 3, 9, 1, 0, 0, 1, 0, 0, 0]), L('5120-0000', 'Landscape Contract', 1240, .02), L('5130-0000', 'Snow Removal', 2600, .3, [1.4, 1.7, .6, 0, 0, 0, 0, 0, 0, 0, .4, 1.1]), L('5140-0000', 'Day Porter', 1480, .04), L('5150-0000', 'Lighting Repairs', 330, .7), L('5160-0000', 'Roof Maintenance', 510, .9), L('5170-0000', 'Fire Sprinkler Monitoring', 145, .02)]
cam = T('5199-0000', 'TOTAL COMMON AREA MAINTENANCE', a, 1)
H('5200-0000', 'UTILITIES', 1)
a = [L('5210-0000', 'Electricity - Common', 1160, .12), L('5220-0000', 'Water / Irrigation', 610, .2, [.5, .5, .6, .9, 1.2, 1.6, 1.9, 1.8, 1.3, .8, .5, .5]), L('5230-0000', 'Trash Compactor', 940, .03)]
ut = T('5299-0000', 'TOTAL UTILITIES', a, 1)
H('5300-0000', 'MANAGEMENT AND ADMINISTRATIVE', 1)
a = [L('5310-0000', 'Management Fee', 3420, .04), L('5320-0000', 'Legal - Tenant Matters', 900, .9), L('5330-0000', 'Bank Charges', 62, .1), L('5340-0000', 'Postage and Courier', 28, .5)]
ad = T('5399-0000', 'TOTAL MANAGEMENT AND ADMINISTRATIVE', a, 1)
H('5400-0000', 'TAXES AND INSURANCE', 1)
a = [C('5410-0000', 'Real Estate Taxes', [8344.17] * 6 + [8590.08] * 6), C('5420-0000', 'Property Insurance', [1811.25] * 12)]
ta = T('5499-0000', 'TOTAL TAXES AND INSURANCE', a, 1)
te = T('5990-0000', 'TOTAL OPERATING EXPENSES', [cam, ut, ad, ta], 0, 'TOTAL')
noi = T('6000-0000', 'NET OPERATING INCOME', [ti, ~te], 0, 'TOTAL')
H('7000-0000', 'NON-OPERATING EXPENSES', 0)
a = [C('7110-0000', 'Mortgage Interest', [24166.67] * 5 + [0] * 7), C('7310-0000', 'Receivership Fees', [0] * 5 + [9800, 6150, 5875, 6020, 5710, 5490, 6335]), C('7510-0000', 'Depreciation', [14820] * 12)]
tn = T('7990-0000', 'TOTAL NON-OPERATING EXPENSES', a, 0)
ni = T('9090-0000', 'NET INCOME', [noi, ~tn], 0, 'TOTAL')
# planted: total of common area maintenance of May 2024 does not match its lines; everything else keeps the right sum
col = 4; right = s.rows[cam].vals[col]; wrong = right + 110000; s.rows[cam].vals[col] = wrong
cols = [f'{m} 2024' for m in MON] + ['Total']
planted = {"what": f"row 'TOTAL COMMON AREA MAINTENANCE', column 'May 2024': printed {wrong/100:,.2f}, right would be {right/100:,.2f}", "kind": "total_wrong", "row": cam, "column": col, "printed": wrong / 100, "correct": right / 100}
wb = Workbook(); ws = wb.active; ws.title = 'Report1'
f = Font(name='Tahoma', size=8); fb = Font(name='Tahoma', size=8, bold=True)
for r, t in enumerate(['Cottonwood Plaza (cottonwd)', 'Statement (12 months)', 'Period = Jan 2024-Dec 2024', 'Book = Accrual ; Tree = ysi_is'], 1):
    ws.merge_cells(start_row=r, start_column=1, end_row=r, end_column=15); ws.cell(r, 1, t).font = Font(name='Tahoma', size=10 if r < 3 else 8, bold=r < 3); ws.cell(r, 1).alignment = Alignment(horizontal='center')
for c, t in enumerate(cols): 
    x = ws.cell(5, 3 + c, t); x.font = fb; x.alignment = Alignment(horizontal='right'); x.border = Border(bottom=Side(style='thin'))
R_ = 6
for r in s.rows:
    if r.kind == 'HEADING' and r.m['lv'] == 0: R_ += 1
    ft = f if r.kind == 'LINE' else fb
    ws.cell(R_, 1, r.code).font = ft; ws.cell(R_, 2, '   ' * r.m['lv'] + r.label).font = ft
    if r.vals:
        for c, v in enumerate(r.vals):
            x = ws.cell(R_, 3 + c, v / 100); x.font = ft; x.number_format = '#,##0.00;-#,##0.00'
            if r.kind != 'LINE': x.border = Border(top=Side(style='thin'))
    R_ += 1
    if r.kind != 'LINE' and r.vals: R_ += 1
ws.cell(R_ + 1, 1, 'Thursday, January 23, 2025   10:12 AM').font = f
ws.column_dimensions['A'].width = 11; ws.column_dimensions['B'].width = 42
for c in range(3, 16): ws.column_dimensions[ws.cell(6, c).column_letter].width = 12.5
ws.freeze_panes = 'C6'; ws.page_setup.orientation = 'landscape'; ws.page_setup.fitToWidth = 1; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True
wb.save(DOCS / NAME)
save(NAME, [s.truth('Statement (12 months)', 'Cottonwood Plaza', '2024-01-01', '2024-12-31', cols, {'total_income': ti, 'total_operating_expenses': te, 'noi': noi, 'net_income': ni}, sheet='Report1', planted=planted)])
