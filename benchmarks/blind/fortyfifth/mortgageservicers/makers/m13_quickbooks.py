# QuickBooks Desktop export look: small Connecticut medical landlord, accounts in columns, spacer columns, buildings as indented headings
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
D = dt.date
NAME = '13_fairmont_medical_quickbooks.xlsx'
B = [('12 Elm Street', [
   ('Suite 1', 'Westbrook Family Practice, P.C.', 2400, D(2020,7,1), D(2027,6,30), 4800.00, 620.00, 0.00, 4800.00, 0.00),
   ('Suite 2', 'Nutmeg Allergy Associates', 1350, D(2022,4,1), D(2025,3,31), 2812.50, 348.75, 0.00, 2812.50, 3161.25),
   ('Suite 3', None, 900, None, None, None, None, None, None, None),
   ('Basement', 'Westbrook Family Practice, P.C.', 500, D(2021,1,1), 'Month to Month', 250.00, 0.00, 0.00, 0.00, 0.00)]),
 ('14 Elm Street', [
   ('Suite A', 'Coastline Physical Therapy LLC', 3100, D(2023,9,1), D(2028,8,31), 6070.83, 800.83, 185.00, 12141.66, -500.00),
   ('Suite B', 'Dr. Helen Marchetti-Ruiz, Optometrist', 1125, D(2018,2,1), D(2028,1,31), 2203.13, 290.63, 0.00, 2000.00, 0.00),
   ('Suite C', 'QuickDraw Labs (draw station)', 640, D(2024,11,1), D(2026,10,31), 1440.00, 165.33, 60.00, 1440.00, 0.00)]),
 ('Boston Post Rd. Annex', [
   ('Unit 1', 'Shoreline Home Health Agency', 2750, D(2021,5,1), D(2026,4,30), 4239.58, 0.00, 310.00, 4000.00, 4549.58),
   ('Unit 2', None, 1480, None, None, None, None, None, None, None),
   ('Lot', "Sal's Lobster Truck", None, D(2025,5,1), D(2025,10,31), 600.00, 0.00, 45.00, 600.00, 0.00)])]
wb = Workbook(); ws = wb.active; ws.title = 'Sheet1'; tips = wb.create_sheet('QuickBooks Desktop Export Tips', 0)
tips['B2'] = 'QuickBooks Desktop Export Tips'; tips['B2'].font = Font(name='Arial', size=14, bold=True)
for i, t in enumerate(['Getting started: click the worksheet tab named Sheet1 to see your report.', 'To update an exported worksheet, choose Replace an existing worksheet.', 'Row and column labels freeze so that you can scroll.']): tips.cell(4 + i, 2, t)
F = Font(name='Arial', size=8); FB = Font(name='Arial', size=8, bold=True)
for r, v in ((1, '4:12 PM'), (2, '08/04/25'), (3, 'Accrual Basis')): ws.cell(r, 1, v).font = FB
for r, v, s in ((1, 'Fairmont Medical Properties, LLC', 12), (2, 'Rent Roll by Building', 14), (3, 'As of July 31, 2025', 10)):
    c = ws.cell(r, 9, v); c.font = Font(name='Arial', size=s, bold=True); c.alignment = Alignment(horizontal='center')
C = dict(unit=3, ten=5, sf=7, a=9, e=11, rent=13, cam=15, el=17, tot=19, dep=21, bal=23)
for k, h in dict(ten='Tenant', sf='Sq. Ft.', a='Lease Start', e='Lease End', rent='4000 · Rental Income', cam='4110 · CAM Reimb.', el='4120 · Electric Reimb.', tot='TOTAL', dep='2500 · Sec. Deposits', bal='Open Balance').items():
    c = ws.cell(5, C[k], h); c.font = FB; c.alignment = Alignment(horizontal='center', wrap_text=True); c.border = Border(bottom=Side(style='thick'))
M = '#,##0.00;-#,##0.00'; r = 6; rows = []; G = dict.fromkeys(['sf', 'rent', 'cam', 'el', 'tot', 'dep', 'bal'], 0)
def amt(k, v, f=F, bd=None):
    c = ws.cell(r, C[k], round(v, 2)); c.font = f; c.number_format = '#,##0' if k == 'sf' else M
    if bd: c.border = bd
for bn, us in B:
    ws.cell(r, 2, bn).font = FB; r += 1; T = dict.fromkeys(G, 0)
    for u, t, sf, a, e, rent, cam, el, dep, bal in us:
        ws.cell(r, C['unit'], u).font = F; ws.cell(r, C['ten'], t or 'VACANT').font = F
        if sf: amt('sf', sf); T['sf'] += sf
        tot = None
        if t:
            for k, v in (('a', a), ('e', e)):
                c = ws.cell(r, C[k], v); c.font = F; c.number_format = 'mm/dd/yyyy'; c.alignment = Alignment(horizontal='center')
            tot = round(rent + cam + el, 2)
            for k, v in dict(rent=rent, cam=cam, el=el, tot=tot, dep=dep, bal=bal).items(): amt(k, v); T[k] += v
        rows.append(dict(unit=u, building=bn, area=sf, tenantName=t, statusText='Occupied' if t else 'VACANT', leaseStartDate=a, leaseEndDate=e, contractRent=rent, deposit=dep, balance=bal, totalCharges=tot,
            charges=[dict(code='4000 · Rental Income', amount=rent), dict(code='4110 · CAM Reimb.', amount=cam), dict(code='4120 · Electric Reimb.', amount=el)] if t else []))
        r += 1
    ws.cell(r, 2, f'Total {bn}').font = FB
    for k in G: amt(k, T[k], FB, Border(top=Side(style='thin'))); G[k] += T[k]
    r += 2
ws.cell(r, 1, 'TOTAL').font = FB
for k in G: amt(k, G[k], FB, Border(top=Side(style='thin'), bottom=Side(style='double')))
ws.row_dimensions[5].height = 24
for j in range(1, 24): ws.column_dimensions[chr(64 + j)].width = 1.5
for k, w in dict(unit=9, ten=34, sf=8, a=10, e=13, rent=13, cam=11, el=13, tot=11, dep=12, bal=12).items(): ws.column_dimensions[chr(64 + C[k])].width = w
ws.column_dimensions['A'].width = 3; ws.column_dimensions['B'].width = 3
ws.page_setup.orientation = 'landscape'; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True; ws.freeze_panes = 'F6'; wb.active = 1
wb.properties.created = wb.properties.modified = dt.datetime(2025, 8, 4); wb.save(path(NAME))
nv = sum(1 for x in rows if not x['tenantName'])
save(NAME, 'OFFICE', 'QuickBooks Desktop user, small medical landlord, Connecticut', 'QuickBooks export look: tips sheet, spacer columns, ledger accounts as charge columns, indented buildings', False, rows, None, D(2025,7,31), len(rows), len(rows) - nv, nv, sheet='Sheet1')
