# Strip-centre owner's bookkeeper, QuickBooks-era Excel sheet: only yearly rents, step columns at right by date, hidden rows of former tenants, Courier-like font, blank spacer rows, subtotals by wing, fiscal dates as text
from common import *
import openpyxl
from openpyxl.styles import *
NAME = 'MILLRACE CTR RENTS FY25.xlsx'
wb = openpyxl.Workbook(); ws = wb.active; ws.title = 'Sheet1'
FN = 'Times New Roman'
def w(r, c, v, nf=None, al=None, **f):
    x = ws.cell(r, c, v); x.font = Font(name=FN, size=11, **f)
    if nf: x.number_format = nf
    if al: x.alignment = Alignment(horizontal=al, wrap_text=True, vertical='bottom')
    return x
w(1, 1, 'MILLRACE CENTER, INC.', bold=True); w(2, 1, 'SCHEDULE OF TENANT LEASES AND ANNUAL RENT'); w(3, 1, 'AS OF JUNE 30, 2025 (FISCAL YEAR END)'); w(1, 12, '7/22/25', al='right')
H = [(1, 'BAY'), (2, 'TENANT'), (3, 'RENTABLE\nSQ. FT.'), (4, 'LEASE\nBEGAN'), (5, 'LEASE\nEXPIRES'), (6, 'RENT\nPER S.F.'), (7, 'ANNUAL\nRENT'), (8, 'ANNUAL\nCAM EST.'), (10, 'NEXT STEP\nDATE'), (11, 'ANNUAL RENT\nAFTER STEP'), (12, 'SECURITY\nDEPOSIT')]
for c, h in H: w(5, c, h, al='center', bold=True).border = Border(bottom=Side('medium'))
ws.row_dimensions[5].height = 32
D = [('WEST WING', [('W1', 'Dollar Corral #2216', 8400, '2/1/2018', '1/31/2028', 71400, 12600, '2/1/2026', 75600, None, 0), ('W2', 'Happy Dragon Buffet', 3200, '6/1/2016', '5/31/2026', 44800, 4800, None, None, 5000, 0), ('W3', 'Blankenship Chiropractic', 1600, '9/1/2023', '8/31/2028', 25600, 2400, '9/1/2025', 26400, 2000, 0),
    ('W3', 'FORMER: Vapor Depot', 1600, '4/1/2020', '3/31/2023', 22400, 2400, None, None, 0, 1), ('W4', 'VACANT', 1600, None, None, None, None, None, None, None, 0), ('W5', 'Cut Above Salon', 1200, '11/1/2021', '10/31/2025', 17400, 1800, None, None, 1450, 0)]),
 ('CORNER', [('C1', 'Millrace Pharmacy', 4100, '1/1/2015', '12/31/2029', 67650, 6150, '1/1/2026', 69700, 0, 0), ('C2', 'USDA Farm Service Agency', 5250, '10/1/2022', '9/30/2032', 94500, None, None, None, None, 0)]),
 ('EAST WING', [('E1', 'Sudsy\'s Laundromat', 2400, '5/1/2019', '4/30/2029', 36000, 3600, '5/1/2026', 37200, 3000, 0), ('E2', 'Novotny Insurance', 1000, '3/1/2024', '2/28/2027', 15500, 1500, '3/1/2026', 16000, 1250, 0), ('E3', 'FORMER: H&R Tax Shack', 1000, '1/1/2021', '4/30/2024', 14000, 1500, None, None, 1000, 1), ('E3', 'VACANT', 1000, None, None, None, None, None, None, None, 0),
    ('E4/E5', 'Iron Works Gym', 4800, '8/1/2024', '7/31/2029', 57600, 7200, '8/1/2025', 60000, 4800, 0), ('E6', 'Church of the Open Gate', 2600, None, 'month to month', 18200, 0, None, None, 0, 0), ('E7', 'Wojcik Vacuum & Sewing', 1100, '7/1/2004', 'holdover', 12100, 1650, None, None, 600, 0)]),
 ('PAD', [('PAD A', 'First Valley Bank (ground lease)', 28000, '4/1/2012', '3/31/2032', 48000, None, '4/1/2027', 52800, None, 0)])]
def pd_(s):
    if not s or not s[0].isdigit(): return s
    m, dd, y = map(int, s.split('/')); return d(y, m, dd)
rows = []; r = 7; subs = []
for wg, L in D:
    w(r, 1, wg, underline='single'); r += 1; rs = []; r0 = r
    for bay, t, sf, a, z, ar, cam, sd, sa, dep, hid in L:
        w(r, 1, bay, al='left'); w(r, 2, t); w(r, 3, sf, '#,##0')
        for c, x in ((4, a), (5, z)):
            if x: w(r, c, x, al='right')
        if ar is not None: w(r, 6, round(ar / sf, 2), '0.00'); w(r, 7, ar, '#,##0')
        if cam is not None: w(r, 8, cam, '#,##0')
        if sd: w(r, 10, sd, al='right'); w(r, 11, sa, '#,##0')
        if dep is not None: w(r, 12, dep, '#,##0')
        if hid: ws.row_dimensions[r].hidden = True
        else:
            q = dict(unit=bay, section=wg, area=sf)
            if t == 'VACANT': q['statusText'] = 'VACANT'
            else:
                q.update(tenantName=t, leaseStartDate=pd_(a), leaseEndDate=pd_(z), annualRent=ar, deposit=dep, statusText='Occupied', rentSteps=[(pd_(sd), sa, 'year')] if sd else None, _cam=cam)
                if a and not a[0].isdigit(): q['leaseEndDate'] = q.pop('leaseStartDate')
            rs.append(q)
        r += 1
    for c, v in ((3, tot(rs, 'area')), (7, tot(rs, 'annualRent')), (8, tot(rs, '_cam')), (12, tot(rs, 'deposit'))):
        w(r, c, v, '#,##0', bold=True).border = Border(top=Side('thin'))
    w(r, 2, f'   {wg.title()} subtotal', italic=True); r += 2; rows += rs
w(r, 2, 'GRAND TOTAL', bold=True)
G = {}
for c, k in ((3, 'area'), (7, 'annualRent'), (8, '_cam'), (12, 'deposit')): G[k] = tot(rows, k); w(r, c, G[k], '#,##0', bold=True).border = Border(top=Side('thin'), bottom=Side('double'))
w(r + 1, 2, 'AVERAGE MONTHLY BILLING (RENT ONLY)'); w(r + 1, 7, round(G['annualRent'] / 12, 2), '#,##0.00')
occ = sum('tenantName' in q for q in rows)
w(r + 3, 1, f'LEASED {occ}   VACANT {len(rows)-occ}   TOTAL {len(rows)}'); w(r + 4, 1, 'USDA AND BANK PAY NO CAM. PAD A AREA IS LAND. E4/E5 COUNTED AS ONE BAY.')
for c, x in zip('ABCDEFGHIJKL', (11, 33, 11, 14, 12, 9, 11, 11, 2, 12, 14, 11)): ws.column_dimensions[c].width = x
ws.page_setup.orientation = 'landscape'; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr = openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(f'{DOC}/{NAME}')
finish(NAME, rows, 'Millrace Center, Inc.', d(2025,6,30), len(rows), occ, len(rows) - occ, 'RETAIL', "strip-center owner's bookkeeper", 'QuickBooks-era Excel, yearly rents only, hidden former-tenant rows', hard=True, sheet='Sheet1', sums=[(k, tot(rows, k), v) for k, v in G.items()])
