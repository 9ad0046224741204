# Kardin-style budget lease listing of a Los Angeles office tower: cover sheet, roll with annual rent and steps in columns, market assumptions
from common import *
import xlsxwriter
D = dt.date
NAME = '09_wilshire_kardin_lease_listing.xlsx'
# flr, suite, tenant, sf, start, end, psf/yr, steps[(date, psf)], base yr, parking, note
T = [
 (1, '101', 'Laurel Canyon Bank', 4310, D(2019,3,1), D(2029,2,28), 48.00, [(D(2026,3,1), 49.44), (D(2027,3,1), 50.92), (D(2028,3,1), 52.45)], '2019', 6, ''),
 (1, '105', 'Kiosk Espresso No. 4', 410, D(2022,8,1), 'MTM', 60.00, [], '', 0, ''),
 (2, '200', 'Brightside Casting & Talent', 8875, D(2021,1,1), D(2027,12,31), 43.20, [(D(2026,1,1), 44.50), (D(2027,1,1), 45.83)], '2021', 27, ''),
 (2, '220', None, 3960, None, None, 45.00, [], '', 0, 'Spec 7/26'),
 (2, '230', 'Consulate General (Honorary) of Valdoria', 2245, D(2018,6,1), D(2026,5,31), 41.40, [], '2018', 7, 'Renew prob. 65%'),
 (3, '300', 'Okonedo Fairbanks Litigation LLP', 18240, D(2020,10,1), D(2030,9,30), 44.40, [(D(2025,10,1), 45.73), (D(2026,10,1), 47.10), (D(2027,10,1), 48.52), (D(2028,10,1), 49.97)], '2021', 55, 'ROFO 4th flr'),
 (4, '400', None, 9120, None, None, 46.20, [], '', 0, 'Spec 1/27'),
 (4, '410', 'Mid-Wilshire Pediatric Dentistry', 3075, D(2024,2,1), D(2034,3,31), 46.80, [(D(2026,2,1), 48.20), (D(2027,2,1), 49.65), (D(2028,2,1), 51.14), (D(2029,2,1), 52.67)], '2024', 9, ''),
 (4, '430', 'Sunset Strip Sound Editors Guild', 5980, D(2017,12,1), D(2025,11,30), 39.60, [], '2018', 18, 'Vacating'),
 (5, '500', 'Helix Garment Sourcing Inc', 12400, D(2023,5,1), D(2028,7,31), 42.00, [(D(2026,5,1), 43.26), (D(2027,5,1), 44.56)], '2023', 37, ''),
 (5, '550', 'Koreatown Acupuncture Collective', 2130, D(2022,2,15), D(2027,2,14), 42.60, [(D(2026,2,15), 43.88)], '2022', 6, ''),
 (5, '560', None, 3710, None, None, 45.00, [], '', 0, ''),
 (6, '600', 'State Compensation Appeals (GS-07B)', 18240, D(2016,7,1), D(2031,6,30), 40.20, [(D(2026,7,1), 43.80)], 'FSG', 40, 'Soft term 7/28'),
 (7, '700', 'Palisade Streaming Studios', 13350, D(2024,9,1), D(2032,2,29), 49.20, [(D(2025,9,1), 50.68), (D(2026,9,1), 52.20), (D(2027,9,1), 53.76), (D(2028,9,1), 55.38)], '2025', 40, '50% abated 9/25-10/25'),
 (7, '740', 'Ferro & Daughters CPAs', 4890, D(2021,4,1), D(2026,6,30), 43.80, [], '2021', 14, ''),
 ('P', 'STG-1', 'Okonedo Fairbanks Litigation LLP', 620, D(2020,10,1), D(2030,9,30), 18.00, [], '', 0, 'Storage'),
 ('P', 'STG-2', 'Palisade Streaming Studios', 455, D(2024,9,1), D(2032,2,29), 19.20, [], '', 0, 'Storage'),
 ('P', 'STG-3', None, 390, None, None, 18.00, [], '', 0, 'Storage'),
 ('R', 'ANT-01', 'Vantage Spectrum West', None, D(2015,1,1), D(2029,12,31), None, [(D(2026,1,1), None), (D(2027,1,1), None)], '', 0, 'Antenna'),
]
wb = xlsxwriter.Workbook(path(NAME)); wb.set_properties({'created': dt.datetime(2025, 8, 20)})
cv = wb.add_worksheet('Cover'); ws = wb.add_worksheet('Lease Listing'); mk = wb.add_worksheet('Mkt Assump')
f = lambda **k: wb.add_format(dict(font_name='Calibri', font_size=9, **k))
big = f(bold=1); big.set_font_size(16)
cv.write('B3', 'Pacific Meridian Partners', big); cv.write('B5', 'Kardin Budget - Version B2 (Working)', f(bold=1)); cv.write('B6', 'Entity 3450  |  3450 Wilshire Place, Los Angeles', f()); cv.write('B8', 'Contents: Lease Listing; Market Leasing Assumptions', f(italic=1))
H = f(bold=1, bottom=1, align='center', text_wrap=1, bg_color='#DDD9C4'); HG = f(bold=1, align='center', bg_color='#948A54', font_color='white', border=1)
N = f(); n0 = f(num_format='#,##0'); m = f(num_format='#,##0.00'); d = f(num_format='mm/dd/yy', align='center'); BT = f(bold=1, top=6, num_format='#,##0'); BL = f(bold=1, top=6)
ws.write('A1', '3450 Wilshire Place', f(bold=1)); ws.write('A2', 'Lease Listing with Steps - Annual Amounts', f()); ws.write('P1', 'Run: 08/20/2025 14:11', f(align='right')); ws.write('P2', 'v. 22.4', f(align='right'))
hd = ['Flr', 'Suite', 'Tenant', 'Rentable\nSF', 'Start', 'End', 'Annual\nRent', '$/SF/Yr', '', 'Date', '$/Year', 'Date', '$/Year', 'Date', '$/Year', 'Date', '$/Year', '', 'Base\nYear', 'Pkg\nStalls', 'Comment']
for k in range(4): ws.merge_range(3, 9 + 2 * k, 3, 10 + 2 * k, f'STEP {k + 1}', HG)
ws.merge_range(3, 4, 3, 5, 'LEASE TERM', HG); ws.merge_range(3, 6, 3, 7, 'CURRENT (MARKET IF VACANT)', HG)
for j, h in enumerate(hd):
    if h: ws.write(4, j, h, H)
ws.set_row(4, 26); r = 5; rows = []; TT = [0, 0, 0, 0]; cur = None
ant = [31200, 32136, 33100]
for fl, su, tn, sf, a, b, p, st, by, pk, nt in T:
    if fl != cur and cur is not None: ws.set_row(r, 5); r += 1
    cur = fl
    ann = round(sf * p, 2) if p else float(ant[0])
    ws.write(r, 0, fl, f(align='center')); ws.write(r, 1, su, N); ws.write(r, 2, tn or 'Vacant', N if tn else f(italic=1, font_color='#7F7F7F'))
    if sf: ws.write(r, 3, sf, n0)
    if a: ws.write(r, 4, a, d); (ws.write(r, 5, b, d) if not isinstance(b, str) else ws.write(r, 5, b, f(align='center')))
    ws.write(r, 6, ann, m if tn else f(italic=1, font_color='#7F7F7F', num_format='#,##0.00'))
    if p: ws.write(r, 7, p, m)
    steps = []
    for k, (sd, sp) in enumerate(st):
        am = round(sf * sp, 2) if sp else float(ant[k + 1]); ws.write(r, 9 + 2 * k, sd, d); ws.write(r, 10 + 2 * k, am, m); steps.append(dict(date=sd, amount=am, per='year'))
    if by: ws.write(r, 18, by, f(align='center'))
    if pk: ws.write(r, 19, pk, n0)
    if nt: ws.write(r, 20, nt, N)
    rw = dict(unit=su, area=sf, statusText='Occupied' if tn else 'Vacant', tenantName=tn, leaseStartDate=a, leaseEndDate=b, rentSteps=steps)
    if tn: rw['annualRent'] = ann; TT[1] += sf or 0; TT[2] += ann
    else: rw['marketAnnual'] = None; TT[3] += ann
    TT[0] += sf or 0; rw.pop('marketAnnual', None); rows.append(rw); r += 1
r += 1
for l, s_, a_ in [('Total Leased', TT[1], TT[2]), ('Total Vacant (at market)', TT[0] - TT[1], TT[3]), ('Total Building', TT[0], TT[2] + TT[3])]:
    ws.write(r, 2, l, BL); ws.write(r, 3, s_, BT); ws.write_blank(r, 4, None, BL); ws.write_blank(r, 5, None, BL); ws.write(r, 6, round(a_, 2), f(bold=1, top=6, num_format='#,##0.00')); r += 1
ws.write(r + 1, 0, 'Annual amounts. Abatements are budgeted separately (see Free Rent tab of the Kardin file).', f(italic=1))
for c_, w in [('A:A', 4), ('B:B', 8), ('C:C', 36), ('D:D', 9), ('E:F', 9), ('G:G', 13), ('H:H', 8), ('I:I', 1.5), ('J:J', 9), ('K:K', 12), ('L:L', 9), ('M:M', 12), ('N:N', 9), ('O:O', 12), ('P:P', 9), ('Q:Q', 12), ('R:R', 1.5), ('S:T', 7), ('U:U', 20)]: ws.set_column(c_, w)
ws.set_landscape(); ws.fit_to_pages(1, 0); ws.freeze_panes(5, 3)
mk.write_row(1, 1, ['MLA', 'Type', 'Market $/SF/Yr', 'Term (mo)', 'Free (mo)', 'TI New', 'TI Renew', 'Renew %'], H)
for i, x in enumerate([('LOW', 'Office fl 1-4', 45.00, 64, 4, 55, 20, .65), ('HIGH', 'Office fl 5-7', 46.20, 89, 5, 75, 25, .65), ('STG', 'Storage', 18.00, 60, 0, 0, 0, .75)]): mk.write_row(2 + i, 1, x, N)
mk.set_column('B:I', 13); ws.activate(); wb.close()
nv = sum(1 for x in rows if x['statusText'] == 'Vacant')
save(NAME, 'OFFICE', 'Kardin budget user, Los Angeles asset manager', 'budget lease listing: cover sheet, annual rents only, four step pairs in grouped columns, market rent of vacant suites in the rent column', True, rows,
     '3450 Wilshire Place', None, len(rows), len(rows) - nv, nv, sheet='Lease Listing')
