# Parking lots, billboards and rooftop licences of an Oakland land trust: two-line records, fees as text in one section
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
D = dt.date
NAME = '11_estuary_parking_billboard_schedule.xlsx'
# id, location, licensee, kind, size, from, to, fee, asking, deposit, status, second line, steps
A = [
 ('L-01', '4th & Embarcadero', 'ParkWell Operators of California, LLC', 'Surface lot', '142 stalls', D(2022,1,1), D(2026,12,31), 21300.00, None, 42600.00, 'Active', 'Minimum fee increases to $21,939.00 on 1/1/2026; plus 60% of net revenue over breakpoint.', [(D(2026,1,1), 21939.00)]),
 ('L-02', '288 Kelpe Way', 'Port Drayage Cooperative', 'Truck yard', '38 stalls', D(2020,7,1), 'Month to month', 9880.00, None, 9880.00, 'Holdover', 'Term ended 6/30/2023; continues on 30 days notice.', []),
 ('L-03', '310 Kelpe Way', None, 'Truck yard', '22 stalls', None, None, None, 5720.00, None, 'Available', 'Fence repairs complete.', []),
 ('L-04', 'Alder Garage, P1', 'Bright Tide Biosciences', 'Garage level', '60 stalls', D(2024,3,1), D(2029,2,28), 10500.00, None, 0, 'Active', 'To $10,815.00 on 3/1/2026 and $11,139.45 on 3/1/2027.', [(D(2026,3,1), 10815.00), (D(2027,3,1), 11139.45)]),
 ('L-05', 'Alder Garage, P2', 'Various monthly parkers', 'Garage level', '74 stalls', 'Various', 'Various', 11470.00, None, 2150.00, 'Active', '62 of 74 stalls at $185.00 each.', []),
 ('L-06', '19 Brine Street', 'Estuary Farmers Market Assn.', 'Surface lot', '51 stalls', D(2023,5,1), D(2025,4,30), 1200.00, None, 500.00, 'Active', 'Saturdays only.', []),
 ('L-07', '25 Brine Street', None, 'Surface lot', '44 stalls', None, None, None, 6600.00, None, 'Available', '', [])]
Bb = [
 ('B-101', 'I-880 N/B at High St', 'Golden Span Outdoor, Inc.', 'Bulletin', "14' x 48' digital", D(2016,9,1), D(2031,8,31), 16250.00, None, 0, 'Active', 'To $18,687.50 on 9/1/2026.', [(D(2026,9,1), 18687.50)]),
 ('B-102', 'I-880 S/B at High St', 'Golden Span Outdoor, Inc.', 'Bulletin', "14' x 48' static", D(2016,9,1), D(2031,8,31), 6900.00, None, 0, 'Active', 'To $7,935.00 on 9/1/2026.', [(D(2026,9,1), 7935.00)]),
 ('B-103', '7th St overpass', 'Vista Poster Co.', 'Poster', "10'6\" x 22'8\"", D(2019,4,1), 'Month to month', 875.00, None, 875.00, 'Holdover', '', []),
 ('B-104', '7th St overpass (rear)', None, 'Poster', "10'6\" x 22'8\"", None, None, None, 700.00, None, 'Available', '', []),
 ('B-105', '310 Kelpe Way wall', 'Lakeshore Mural Advertising', 'Wallscape', "40' x 60'", D(2024,10,1), D(2027,9,30), 4400.00, None, 8800.00, 'Active', 'Abated 50% for October and November 2024 only.', [])]
Cc = [
 ('R-1', 'Alder Garage roof', 'Bayshore Wireless, LP', 'Antenna', '3 sectors', D(2012,6,1), D(2027,5,31), 3306.12, None, 0, 'Active', 'To $3,405.30 on 6/1/2025 and $3,507.46 on 6/1/2026.', [(D(2025,6,1), 3405.30), (D(2026,6,1), 3507.46)]),
 ('R-2', 'Alder Garage roof', 'Quantum Mesh Internet', 'Dish', '2 dishes', D(2023,11,1), D(2028,10,31), 650.00, None, 650.00, 'Active', '', []),
 ('R-3', '288 Kelpe Way shed', 'Sunfold Solar Fund II', 'Solar array', '210 kW', D(2021,1,1), D(2045,12,31), 1875.00, None, 0, 'Active', 'Flat through 2030.', [])]
wb = Workbook(); ws = wb.active; ws.title = 'Licenses 12-31-24'
F = lambda **k: Font(name='Tahoma', size=9, **k)
ws.merge_cells('A1:K1'); ws['A1'] = 'ESTUARY LAND TRUST'; ws['A1'].font = Font(name='Tahoma', size=14, bold=True, color='1F3864'); ws['A1'].alignment = Alignment(horizontal='center')
ws.merge_cells('A2:K2'); ws['A2'] = 'Schedule of Parking, Sign and Rooftop Licenses as of December 31, 2024'; ws['A2'].font = F(italic=True); ws['A2'].alignment = Alignment(horizontal='center')
gh = PatternFill('solid', fgColor='1F3864'); H = ['ID', 'Location', 'Licensee', 'Kind', 'Size', 'Start', 'End', 'Monthly\nLicense Fee', 'Asking Fee\n(if available)', 'Deposit', 'Status']
for j, h in enumerate(H, 1):
    c = ws.cell(4, j, h); c.font = F(bold=True, color='FFFFFF'); c.fill = gh; c.alignment = Alignment(wrap_text=True, horizontal='center', vertical='center')
ws.row_dimensions[4].height = 28; r = 5; rows = []; TT = [0, 0, 0]
for title, L, astext in [('A.  PARKING', A, False), ('B.  BILLBOARDS AND SIGNS', Bb, True), ('C.  ROOFTOP AND ENERGY', Cc, False)]:
    ws.merge_cells(start_row=r, start_column=1, end_row=r, end_column=11); c = ws.cell(r, 1, title); c.font = F(bold=True); c.fill = PatternFill('solid', fgColor='D9E2F3'); r += 1; T = [0, 0, 0]
    for u, loc, who, kind, size, a, e, fee, ask, dep, stt, l2, st in L:
        for j, v in [(1, u), (2, loc), (3, who), (4, kind), (5, size), (6, a), (7, e), (8, fee), (9, ask), (10, dep), (11, stt)]:
            if v is None: continue
            if j in (8, 9, 10) and astext: v = f'${v:,.2f}'
            c = ws.cell(r, j, v); c.font = F(); 
            if j in (6, 7): c.number_format = 'd-mmm-yyyy'; c.alignment = Alignment(horizontal='center', wrap_text=True)
            if j in (8, 9, 10): c.number_format = '"$"#,##0.00'; c.alignment = Alignment(horizontal='right')
        ws.cell(r, 3).alignment = Alignment(wrap_text=True, vertical='top')
        if l2:
            r += 1; ws.merge_cells(start_row=r, start_column=3, end_row=r, end_column=11); c = ws.cell(r, 3, l2); c.font = F(italic=True, color='595959')
        r += 1
        for k, v in enumerate((fee, ask, dep)): T[k] += v or 0
        rows.append(dict(unit=u, unitType=kind, tenantName=who, leaseStartDate=a, leaseEndDate=e, contractRent=fee, marketRent=ask, deposit=dep, statusText=stt, section=title.split('  ')[1],
                         rentSteps=[dict(date=x, amount=y) for x, y in st]))
    ws.cell(r, 3, f'Subtotal {title.split("  ")[1].title()} ({len(L)})').font = F(bold=True)
    for k in range(3): c = ws.cell(r, 8 + k, round(T[k], 2)); c.font = F(bold=True); c.number_format = '"$"#,##0.00'; c.border = Border(top=Side(style='thin')); TT[k] += T[k]
    r += 2
ws.cell(r, 3, f'TOTAL, {len(rows)} LICENSE AREAS').font = F(bold=True)
for k in range(3): c = ws.cell(r, 8 + k, round(TT[k], 2)); c.font = F(bold=True); c.number_format = '"$"#,##0.00'; c.border = Border(top=Side(style='thin'), bottom=Side(style='double'))
nv = sum(1 for x in rows if x['statusText'] == 'Available')
ws.cell(r + 2, 1, f'Licensed: {len(rows) - nv}    Available: {nv}').font = F()
for j, w in zip('ABCDEFGHIJK', [8, 23, 36, 13, 17, 13, 15, 14, 14, 12, 11]): ws.column_dimensions[j].width = w
ws.page_setup.orientation = 'landscape'; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True; ws.sheet_view.showGridLines = False
wb.properties.created = wb.properties.modified = dt.datetime(2025, 1, 9)
wb.save(path(NAME))
save(NAME, 'PARKING', 'land trust staff, Oakland', 'licence schedule in three sections, two-line records with increases in words, fees as text in one section', True, rows, None, D(2024,12,31), len(rows), len(rows) - nv, nv)
