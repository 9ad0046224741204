# Yardi "Rent Roll with Lease Charges", industrial park, Edison/South Brunswick NJ, xlsx via openpyxl
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
D = dt.date
NAME = '08_raritan_industrial_lease_charges.xlsx'
ASOF = D(2025, 3, 31)
# unit, area, lease id, tenant, from, to, charges, deposit, bal, future
CUR = [
 ('1A', 64000, 't0010233', 'Fulcrum Cold Chain, LLC', D(2021,10,1), D(2031,9,30), [('rentind', 62666.67), ('camest', 7466.67), ('retest', 12266.67), ('insest', 1066.67), ('mgmt', 1880.00)], 188000.01, 0, [(D(2025,10,1), 64546.67), (D(2026,10,1), 66483.07)]),
 ('1B', 38500, 't0010117', 'Kemper Tile Importers Inc', D(2019,2,1), D(2026,1,31), [('rentind', 29676.04), ('camest', 4491.67), ('retest', 7379.17), ('insest', 641.67)], 52937.50, -1250.00, []),
 ('2A', 112400, 't0010301', 'Meadowlark Home Fulfillment', D(2023,6,1), D(2033,5,31), [('rentind', 135816.67), ('camest', 13113.33), ('retest', 21543.33), ('insest', 1873.33), ('trlr', 2400.00)], 0, 0, [(D(2025,6,1), 140570.25), (D(2026,6,1), 145490.21), (D(2027,6,1), 150582.37)]),
 ('2C', 21750, 't0009984', 'Ashgrove Printing Co. of NJ', D(2016,8,1), D(2027,7,31), [('rentind', 15587.50), ('camest', 2537.50), ('retest', 4168.75), ('insest', 362.50)], 24000.00, 18906.25, [(D(2025,8,1), 16055.13)]),
 ('3A', 47200, 't0010342', 'Tri-Borough Elevator Supply Corp', D(2024,4,15), D(2029,6,30), [('rentind', 55066.67), ('rentcon', -27533.34), ('camest', 5506.67), ('retest', 9046.67), ('insest', 786.67)], 165200.00, 0, [(D(2025,7,1), 56993.99)]),
 ('3B', 9860, 't0010208', 'Zenith Batteries USA', D(2021,1,1), D(2025,12,31), [('rentind', 9038.33), ('camest', 1150.33), ('retest', 1889.83), ('insest', 164.33), ('water', 88.50)], 16515.50, 430.12, []),
 ('YARD-1', 43560, 't0010288', 'Raritan Bay Crane & Rigging', D(2022,12,1), D(2025,11,30), [('rentlnd', 14500.00), ('retest', 1815.00)], 29000.00, 0, []),
]
MTM = [('3C', 6140, 't0009710', 'Dutra Cabinet Shop', D(2013,5,1), None, [('rentind', 4605.00), ('camest', 716.33), ('retest', 1176.83)], 5000.00, 7215.66, []),
       ('ANT-1', 0, 't0009400', 'Meridian Tower Holdings', D(2009,7,1), None, [('antenna', 3122.40)], 0, 0, [])]
VAC = [('1C', 17900), ('2B', 52600), ('OFF-3', 3300)]
FUT = [('1C', 17900, 't0010377', 'Brightwater Pool Chemicals', D(2025,5,1), D(2030,7,31), [('rentind', 20882.50), ('camest', 2088.33), ('retest', 3430.83), ('insest', 298.33)], 62647.50, 0, [])]
wb = Workbook(); ws = wb.active; ws.title = 'Report1'
B = Font(name='Arial', size=8, bold=True); N = Font(name='Arial', size=8); hf = PatternFill('solid', fgColor='C5D9F1'); th = Side(style='thin')
ws['A1'] = 'Rent Roll with Lease Charges'; ws['A1'].font = Font(name='Arial', size=12, bold=True)
ws['A2'] = 'Raritan Exchange Industrial Park (nj8840)'; ws['A3'] = 'As Of = 03/31/2025'; ws['A4'] = 'Month Year = 03/2025'
for r in (2, 3, 4): ws.cell(r, 1).font = B
H1 = ['Unit', 'Unit', 'Lease', 'Name', 'Lease', 'Lease', 'Charge', 'Amount', 'Amount', 'Next', 'Increase', 'Security', 'Balance']
H2 = ['', 'Sq Ft', '', '', 'From', 'To', 'Code', '', 'Per Area', 'Increase', 'Amount', 'Deposit', '']
for j, (a, b) in enumerate(zip(H1, H2), 1):
    for r, v in ((6, a), (7, b)):
        c = ws.cell(r, j, v or None); c.font = B; c.fill = hf; c.alignment = Alignment(horizontal='center' if j > 4 else 'left')
        if r == 7: c.border = Border(bottom=th)
row = 8; rows = []; summ = {}; S = {}
def put(r, j, v, f=N, nf=None):
    c = ws.cell(r, j, v); c.font = f
    if nf: c.number_format = nf
    return c
M = '#,##0.00'; DF = 'mm/dd/yyyy'
def block(u, sf, lid, nm, a, b, ch, dep, bal, fut, sec, code):
    global row
    tot = round(sum(x[1] for x in ch), 2)
    for j, v, nf in [(1, u, None), (2, sf, M), (3, lid, None), (4, nm, None), (5, a, DF), (6, b, DF), (12, dep, M), (13, bal, M)]:
        if v is not None: put(row, j, v, nf=nf)
    for k in range(max(len(ch), len(fut))):
        if k < len(ch): put(row + k, 7, ch[k][0]); put(row + k, 8, ch[k][1], nf=M); put(row + k, 9, round(ch[k][1] / sf, 4) if sf else 0, nf='0.00')
        if k < len(fut): put(row + k, 10, fut[k][0], nf=DF); put(row + k, 11, fut[k][1], nf=M)
    row += max(len(ch), len(fut))
    put(row, 7, 'Total', B); c = put(row, 8, tot, B, M); c.border = Border(top=th); row += 2
    rent = ch[0][1]
    rows.append(dict(unit=u, area=sf, tenantName=nm, leaseStartDate=a, leaseEndDate=b, contractRent=rent, deposit=dep, balance=bal, charges=[dict(code=x[0], amount=x[1]) for x in ch], totalCharges=tot,
        rentSteps=[dict(date=x[0], amount=x[1]) for x in fut], statusText=code, section=sec))
    if not sec.startswith('Future'):
        for x in ch: summ[x[0]] = summ.get(x[0], 0) + x[1]
    s = S.setdefault(sec, [0, 0, 0, 0, 0]); s[0] += 1; s[1] += sf; s[2] += tot; s[3] += dep; s[4] += bal
def sect(t):
    global row
    put(row, 1, t, Font(name='Arial', size=9, bold=True, italic=True)); row += 1
for t, L, code in [('Current Leases', CUR, 'Current'), ('Month-to-Month Leases', MTM, 'Month-to-Month')]:
    sect(t)
    for x in L: block(*x, t, code)
sect('Vacant Units')
for u, sf in VAC:
    put(row, 1, u); put(row, 2, sf, nf=M); put(row, 4, 'VACANT'); row += 1
    rows.append(dict(unit=u, area=sf, statusText='VACANT', section='Vacant Units'))
row += 1; sect('Future Leases/Applicants')
for x in FUT: block(*x, 'Future Leases/Applicants', 'Future')
row += 1
for j, h in [(4, 'Summary Groups'), (5, '# Of Units'), (8, 'Lease Charges'), (7, 'Square Footage'), (12, 'Security Deposit'), (13, 'Balance')]: put(row, j, h, B).fill = hf
row += 1; vs = sum(x[1] for x in VAC)
S['Vacant Units'] = [len(VAC), vs, 0, 0, 0]
order = ['Current Leases', 'Month-to-Month Leases', 'Vacant Units', 'Future Leases/Applicants']; G = [0] * 5
for k in order:
    s = S[k]; put(row, 4, k)
    for j, v in zip((5, 7, 8, 12, 13), s): put(row, j, v, nf=M if j > 5 else '0')
    if not k.startswith('Fut'): G = [p + q for p, q in zip(G, s)]
    row += 1
put(row, 4, 'Totals (excl. future):', B)
for j, v in zip((5, 7, 8, 12, 13), G): put(row, j, round(v, 2), B, M if j > 5 else '0')
row += 3
put(row, 4, 'Summary of Charges by Charge Code', B); put(row + 1, 4, '(Current and Month-to-Month Leases)'); row += 2
for k, v in summ.items(): put(row, 4, k); put(row, 8, round(v, 2), nf=M); row += 1
put(row, 4, 'Total', B); put(row, 8, round(sum(summ.values()), 2), B, M)
for j, w in zip('ABCDEFGHIJKLM', [9, 12, 10, 34, 11, 11, 10, 13, 9, 11, 13, 13, 12]): ws.column_dimensions[j].width = w
ws.freeze_panes = 'A8'; ws.page_setup.orientation = 'landscape'; ws.page_setup.fitToWidth = 1; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True
wb.properties.created = wb.properties.modified = dt.datetime(2025, 4, 2)
wb.save(path(NAME))
nocc = len(CUR) + len(MTM)
save(NAME, 'INDUSTRIAL', 'Yardi Voyager export, New Jersey industrial park', 'sections current / month-to-month / vacant / future, charge lines, summaries by group and code', True, rows,
     'Raritan Exchange Industrial Park', ASOF, nocc + len(VAC), nocc, len(VAC))
