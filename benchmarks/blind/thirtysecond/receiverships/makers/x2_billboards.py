import random
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
from common import *
rnd = random.Random(32112)
NAME = 'Hwy 9 parcels - billboards FY24.xlsx'
Q = [0, 1, 2, None, 3, 4, 5, None, 6, 7, 8, None, 9, 10, 11, None, 'T']
s = S(17, 1)
def ex(m):
    out, q = [], []
    for v in m:
        out.append(v); q.append(v or 0)
        if len(q) == 3: out.append(sum(q)); q = []
    return out + [sum(v or 0 for v in m)]
def L(label, m, note=None): return s.line(label, ex(m), note=note)
_ = None
s.head('MONEY IN')
a = [L('Skyvista Outdoor - north face (digital)', [2400] * 8 + [2520] * 4, 'step-up 3/1 per lease sec. 4'), L('Skyvista Outdoor - south face', [1150] * 12),
     L('Roadrunner Signs - static, parcel B', [650, 650, 650, _, _, _, 650, 1950, 650, 650, 650, 650], '3 months late, caught up in Feb'), L('Harlan Feed & Seed board (owner managed)', [_, 300, 300, 300, _, 300, 300, 300, _, 300, 300, 300]),
     L('Cell tower ground rent', [1785] * 6 + [1838] * 6), L('Hay lease - 41 ac', [_, _, _, 3075, _, _, _, _, 3075, _, _, _], 'two halves, Oct and Mar'), L('Truck parking (cash)', [420, 380, 455, 400, 360, 290, 240, 310, 395, 440, 460, 475])]
ti = s.tot('Total money in', a, 'TOTAL')
s.head('MONEY OUT')
b = [L('Mowing / brush', [350, 350, 350, _, _, _, _, _, 350, 350, 350, 350]), L('Sign electric (meter 2)', [188, 192, 179, 184, 201, 214, 219, 205, 190, 181, 176, 185]), L('County taxes - 3 parcels', [_, _, _, _, 4416, _, _, _, _, 4416, _, _]), L('Liability insurance', [_, _, 1926, _, _, _, _, _, _, _, _, _], 'renewed by receiver'), L('Fence & gate repair', [_, 615, _, _, _, _, _, 1240, _, _, 85, _]), L('Sign permit renewals', [_, _, _, _, _, _, 375, _, _, _, _, _]), L('Bookkeeping', [150] * 12)]
te = s.tot('Total money out', b, 'TOTAL')
noi = s.tot('NET OPERATING INCOME', [ti, ~te], 'TOTAL')
d = L('Note payment - Prairie State Bank', [2865] * 7 + [_] * 5, 'stayed from Feb')
r_ = L('Receiver fee', [_] * 7 + [1500, 900, 900, 900, 900])
net = s.tot('NET CASH', [noi, ~d, ~r_], 'TOTAL')
for r in s.rows:   # blank quarter cells are never left: quarters always print a number
    pass
cols = ["Jul '23", "Aug '23", "Sep '23", 'Q1', "Oct '23", "Nov '23", "Dec '23", 'Q2', "Jan '24", "Feb '24", "Mar '24", 'Q3', "Apr '24", "May '24", "Jun '24", 'Q4', 'FY 24']
wb = Workbook(); ws = wb.active; ws.title = 'FY24'
ws['B2'] = 'Highway 9 Land & Billboards'; ws['B2'].font = Font(name='Georgia', size=14, bold=True, color='7A3E00')
ws['B3'] = 'Cash income and expense by month, fiscal year July 1 2023 - June 30 2024'; ws['B3'].font = Font(name='Georgia', italic=True)
ws['B4'] = 'whole dollars, typed from the bank statements'; ws['B4'].font = Font(name='Georgia', size=8, italic=True)
yl = PatternFill('solid', fgColor='FFF2CC'); gr = PatternFill('solid', fgColor='E2EFDA')
R_ = 6
for c, t in enumerate(cols):
    x = ws.cell(R_, 3 + c, t); x.font = Font(name='Georgia', bold=True); x.alignment = Alignment(horizontal='center'); x.fill = yl if t.startswith(('Q', 'FY')) else PatternFill()
    x.border = Border(bottom=Side(style='double'))
ws.cell(R_, 21, 'notes').font = Font(name='Georgia', italic=True)
R_ = 7
for r in s.rows:
    if r.label in ('MONEY OUT', 'NET OPERATING INCOME', 'NET CASH'): R_ += 1
    bold = r.kind != 'LINE'
    ws.cell(R_, 2, r.label).font = Font(name='Georgia', bold=bold, color='7A3E00' if r.kind == 'HEADING' else '000000')
    if r.vals:
        for c, v in enumerate(r.vals):
            if v is None: continue
            # February was pasted in as text
            x = ws.cell(R_, 3 + c, f'{v:,}' if c == 9 else v); x.font = Font(name='Georgia', bold=bold)
            x.number_format = '#,##0;(#,##0);0'; x.alignment = Alignment(horizontal='right')
            if c == 9 and v < 0: x.value = f'({-v:,})'
            if cols[c].startswith(('Q', 'FY')): x.fill = yl
            if bold: x.border = Border(top=Side(style='thin'), bottom=Side(style='double' if r.label == 'NET CASH' else 'thin'))
    if r.m.get('note'): ws.cell(R_, 21, r.m['note']).font = Font(name='Georgia', size=8, italic=True)
    R_ += 1
ws.cell(R_ + 1, 2, 'Board heights 35 ft; 3 parcels, 58.6 acres; DOT permits B-1187, B-1188, B-2040').font = Font(name='Georgia', size=8)
ws.column_dimensions['A'].width = 2; ws.column_dimensions['B'].width = 40; ws.column_dimensions['U'].width = 30
for c in range(3, 20): ws.column_dimensions[ws.cell(6, c).column_letter].width = 9
ws.column_dimensions['T'].width = 2
ws.page_setup.orientation = 'landscape'; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True
w2 = wb.create_sheet('lease list')
for r in [('Board', 'Lessee', 'Expires', 'Rent/mo'), ('N digital', 'Skyvista Outdoor', '2/28/2029', 2520), ('S static', 'Skyvista Outdoor', '2/28/2029', 1150), ('Parcel B', 'Roadrunner Signs', 'MTM', 650)]: w2.append(r)
wb.save(DOCS / NAME)
save(NAME, [s.truth('Cash income and expense by month', 'Highway 9 Land & Billboards', '2023-07-01', '2024-06-30', cols, {'total_income': ti, 'total_operating_expenses': te, 'noi': noi, 'net_cash_flow': net}, sheet='FY24')])
