# Tax-credit rent schedule in an owner's workbook, XLSX, sections by AMI, utility side table at the right
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
from common import *
GR = {30: {1: 548, 2: 658, 3: 760}, 50: {1: 914, 2: 1097, 3: 1267}, 60: {1: 1097, 2: 1317, 3: 1521}}
UA = {1: 86, 2: 112, 3: 141}
SF = {1: 655, 2: 892, 3: 1124}; BA = {1: 1, 2: 1, 3: 2}
MK = {1: 1240, 2: 1465, 3: 1730}
MIX = [(30, {1: 4, 2: 4, 3: 2}), (50, {1: 10, 2: 14, 3: 6}), (60, {1: 12, 2: 22, 3: 9})]
KEY = ["ami", "units", "sf", "total_sf", "gross", "ua", "net", "monthly", "annual", "market", "other:Rent Advantage"]
wb = Workbook(); ws = wb.active; ws.title = 'Rent Schedule'
fn = 'Calibri'; n = Font(name=fn, size=10); b = Font(name=fn, size=10, bold=True); blue = Font(name=fn, size=10, color='0000FF')
med = Side(style='medium'); thin = Side(style='thin')
ws['B2'] = 'PROSPECT MILL APARTMENTS - 84 UNITS (LIHTC, 4%)'; ws['B2'].font = Font(name=fn, size=13, bold=True)
ws['B3'] = 'Unit mix and rent schedule effective 1/1/2026 - 2025 HUD limits, Dauphin County PA'; ws['B3'].font = n
# columns: B type, C bd, D ba, E.. O ; Q-R side table
H1 = ['Unit', 'Bed-', '', 'AMI', 'No. of', 'Unit', 'Total', 'Gross', 'Utility', 'Net', 'Monthly', 'Annual', 'Market', 'Rent']
H2 = ['Type', 'rooms', 'Baths', 'Level', 'Units', 'SF', 'SF', 'Rent Limit', 'Allowance', 'Rent', 'Rent', 'Rent', 'Rent', 'Advantage']
for i, (x, y) in enumerate(zip(H1, H2)):
    for r, t in ((5, x), (6, y)):
        a = ws.cell(r, 2 + i, t or None); a.font = b; a.alignment = Alignment(horizontal='left' if i == 0 else 'center')
        a.border = Border(top=med if r == 5 else None, bottom=med if r == 6 else None)
FMT = {"ami": '0%', "units": '0', "sf": '#,##0', "total_sf": '#,##0', "gross": '$#,##0', "ua": '$#,##0', "net": '$#,##0', "monthly": '$#,##0', "annual": '$#,##0', "market": '$#,##0', KEY[-1]: '0.0%'}
def put(r, v, f, border=None):
    for i, k in enumerate(KEY):
        a = ws.cell(r, 5 + i)
        if k in v:
            a.value = round(v[k] / 100, 4) if k in ('ami', KEY[-1]) else v[k]; a.number_format = FMT[k]; a.alignment = Alignment(horizontal='right')
        a.font = blue if (f is n and k in ('units', 'ua')) else f
        if border: a.border = border
rows, totals = [], []; r = 7; ADD = ["units", "total_sf", "monthly", "annual"]; G = dict.fromkeys(ADD, 0)
WORD = {1: 'One', 2: 'Two', 3: 'Three'}
for ami, mix in MIX:
    S = dict.fromkeys(ADD, 0)
    for bd, u in mix.items():
        net = GR[ami][bd] - UA[bd]
        v = {"ami": ami, "units": u, "sf": SF[bd], "total_sf": u * SF[bd], "gross": GR[ami][bd], "ua": UA[bd], "net": net, "monthly": u * net, "annual": u * net * 12, "market": MK[bd], KEY[-1]: round(100 * (1 - net / MK[bd]), 1)}
        ty = f'{bd}BR - {ami}%'
        for c, t in zip((2, 3, 4), (ty, bd, BA[bd])): a = ws.cell(r, c, t); a.font = n; a.alignment = Alignment(horizontal='left' if c == 2 else 'center')
        put(r, v, n); rows.append({"type": ty, "beds": bd, "baths": BA[bd], **v}); r += 1
        for k in ADD: S[k] += v[k]; G[k] += v[k]
    lab = f'Subtotal {ami}% units'; ws.cell(r, 2, lab).font = b; put(r, S, b, Border(top=thin)); totals.append({"label": lab, **S}); r += 2
v = {"units": 1, "sf": 892, "total_sf": 892, "monthly": 0, "annual": 0}
for c, t in zip((2, 3, 4), ("Manager's unit (non-revenue)", 2, 1)): a = ws.cell(r, c, t); a.font = n; a.alignment = Alignment(horizontal='left' if c == 2 else 'center')
put(r, v, n); rows.append({"type": "Manager's unit (non-revenue)", "beds": 2, "baths": 1, **v}); r += 1
for k in ADD: G[k] += v[k]
T = {**G, "sf": round(G["total_sf"] / G["units"]), "net": round(G["monthly"] / (G["units"] - 1))}
ws.cell(r, 2, 'TOTAL / AVERAGE').font = b; put(r, T, b, Border(top=med, bottom=med)); totals.append({"label": 'TOTAL / AVERAGE', **T}); r += 2
ws.cell(r, 2, "Average net rent excludes the manager's unit. Average income designation is below 60% of AMI.").font = Font(name=fn, size=9, italic=True); r += 1
ws.cell(r, 2, 'Gross limits rounded down to the dollar; utility allowances from the housing authority schedule dated 10/1/2025.').font = Font(name=fn, size=9, italic=True)
# side table
ws['Q5'] = 'Utility allowance build-up'; ws['Q5'].font = b
for i, row in enumerate([('', '1BR', '2BR', '3BR'), ('Heat (gas)', 31, 41, 52), ('Hot water', 14, 19, 24), ('Cooking', 6, 8, 10), ('Electric', 35, 44, 55), ('Sum', 86, 112, 141)]):
    for j, t in enumerate(row):
        a = ws.cell(6 + i, 17 + j, t or None); a.font = Font(name=fn, size=9, bold=i in (0, 5)); a.border = Border(top=thin, bottom=thin, left=thin, right=thin)
assert G["units"] == 84, G
for c_, w in zip('ABCDEFGHIJKLMNOPQRST', [2, 29, 8, 7, 7, 8, 8, 10, 11, 11, 9, 11, 12, 10, 11, 3, 13, 6, 6, 6]): ws.column_dimensions[c_].width = w
ws.sheet_view.showGridLines = False; ws.page_setup.orientation = 'landscape'; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True
name = 'ProspectMill_RentSchedule_2026.xlsx'; wb.save(os.path.join(DOC, name)); print(len(rows), T)
truth(name, 'UM', KEY, rows, totals)
