# A parish that rents out its odd buildings: home-made Excel, yearly and monthly, hidden column of ledger numbers, merged title, notes at right
from common import *
import openpyxl
from openpyxl.styles import *
NAME = 'St_Brendan_rental_property_list.xlsx'
wb = openpyxl.Workbook(); ws = wb.active; ws.title = 'Rentals'
f = lambda **k: Font(name='Comic Sans MS', size=k.pop('size', 10), **k)
ws.merge_cells('B1:K1'); ws['B1'] = 'St. Brendan Parish — Rental Property List'; ws['B1'].font = f(size=14, bold=True); ws['B1'].alignment = Alignment(horizontal='center')
ws.merge_cells('B2:K2'); ws['B2'] = 'for the Finance Council, month of October 2025'; ws['B2'].font = f(italic=True); ws['B2'].alignment = Alignment(horizontal='center')
H = ['Acct', 'Where', 'What it is', 'Renter', 'In since', 'Agreement\nruns out', 'Rent for the\nyear', 'Rent each\nmonth', 'Owes us\n10/31', 'Deposit\nin savings', 'Notes']
for j, h in enumerate(H): 
    c = ws.cell(4, 1 + j, h); c.font = f(bold=True); c.alignment = Alignment(wrap_text=True, horizontal='center', vertical='bottom'); c.border = Border(bottom=Side('double'))
raw = [
 ('4110.1', 'Old convent - 1st floor', 'classrooms', 'Little Lambs Preschool, Inc.', '8/2018', '6/30/2027', 38400, 0, 5000, 'raises to $3,350 a month 7/1/26'),
 ('4110.2', 'Old convent - 2nd floor', 'offices', 'Valley Food Bank (office)', '1/2021', 'none', 6000, 0, None, ''),
 ('4110.3', 'Old convent - 3rd floor', 'storage', None, None, None, None, None, None, 'EMPTY - sprinkler order from fire marshal'),
 ('4120', 'Parsonage, 612 Elm', 'house, 4 BR', 'Adele & Rufus Ganong', '6/2023', '5/31/2026', 19800, 1650, 1650, 'Oct. not paid yet'),
 ('4121', '614 Elm', 'house, 2 BR', 'Verna Tillotson', '1997', 'month to mo.', 7800, 0, None, 'life-long parishioner'),
 ('4130', 'Thrift shop, 80 Church St', 'store', 'Society of St. V. Thrift', '3/2011', 'month to mo.', 1200, 0, None, '$100, covers water'),
 ('4140', 'Bell tower', 'cell antenna', 'Horizon Tower Leasing LP', '10/2016', '9/30/2036', 27600, 0, None, '2% more every Oct. 1'),
 ('4150.A', 'Garage stall 1', 'garage', 'N. Kaczmarek', '5/2022', 'month to mo.', 720, 60, None, ''),
 ('4150.B', 'Garage stall 2', 'garage', 'H. Bostwick', '5/2024', 'month to mo.', 720, 0, None, ''),
 ('4150.C', 'Garage stall 3', 'garage', None, None, None, None, None, None, 'EMPTY'),
 ('4160', 'School gym (evenings)', 'gym hours', 'Tri-County Futsal League', '9/2025', '4/30/2026', 10800, 450, 900, ''),
]
rows = []; r0 = 5; i = r0
for acct, where, what, who, since, ends, yr, owes, dep, note in raw:
    v = [acct, where, what, who or '', since or '', ends or '', yr, None if yr is None else yr / 12, owes, dep, note]
    for j, x in enumerate(v):
        c = ws.cell(i, 1 + j, x); c.font = f(color='FF0000' if not who and j == 10 else '000000')
        if j in (6, 7, 8, 9): c.number_format = '"$"#,##0.00' if j != 6 else '"$"#,##0'
        if j in (4, 5): c.alignment = Alignment(horizontal='center')
    if ends and ends[0].isdigit():
        m, dd, y = map(int, ends.split('/')); ws.cell(i, 6).value = d(y, m, dd); ws.cell(i, 6).number_format = 'm/d/yyyy'; ends = d(y, m, dd)
    q = dict(unit=where, unitType=what)
    if who: q.update(tenantName=who, moveInDate=since, leaseEndDate=None if ends == 'none' else ends, annualRent=yr, contractRent=yr / 12, balance=owes, deposit=dep, statusText='Occupied')
    else: q['statusText'] = 'EMPTY'
    if where.startswith('Old convent - 1st'): q['rentSteps'] = [(d(2026,7,1), 3350)]
    rows.append(q); i += 1
i += 1
ws.cell(i, 2, 'All together').font = f(bold=True)
TY, TM = tot(rows, 'annualRent'), tot(rows, 'contractRent')
for j, x in ((7, TY), (8, TM), (9, tot(rows, 'balance')), (10, tot(rows, 'deposit'))):
    c = ws.cell(i, j, x); c.font = f(bold=True); c.number_format = '"$"#,##0' if j == 7 else '"$"#,##0.00'; c.border = Border(top=Side('thin'), bottom=Side('double'))
ws.cell(i + 2, 2, '11 spaces: 9 rented, 2 empty.  Rectory and hall are not on this list.').font = f(italic=True)
ws.cell(i + 3, 2, 'Insurance asks for a copy each January — give one to Fr. Dan too.').font = f(italic=True, size=9)
for col, w in zip('ABCDEFGHIJK', (9, 25, 15, 29, 10, 14, 13, 13, 12, 12, 40)): ws.column_dimensions[col].width = w
ws.column_dimensions['A'].hidden = True; ws.row_dimensions[4].height = 32
ws.page_setup.orientation = 'landscape'; ws.page_setup.fitToWidth = 1; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr = openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.create_sheet('Sheet2'); wb.save(f'{DOC}/{NAME}')
finish(NAME, rows, 'St. Brendan Parish', '2025-10', 11, 9, 2, 'OTHER', 'church landlord', 'home-made Excel, yearly + monthly rent, hidden account column', sheet='Rentals',
       sums=[('annual', TY, 113040), ('month', TM, 9420), ('bal', tot(rows,'balance'), 2160), ('dep', tot(rows,'deposit'), 7550)])
