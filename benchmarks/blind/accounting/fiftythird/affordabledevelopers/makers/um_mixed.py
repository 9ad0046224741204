"""UM 2: mixed-income rent comparison workbook (XLSX); a cover sheet first, tiers as sections, three-line heads, hidden column."""
import os, random
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
from openpyxl.worksheet.properties import PageSetupProperties
from common import *
NAME = 'Foundry_Street_Unit_Mix_v7.xlsx'
TIERS = [('50% AMI  |  LIHTC + PBV', [('S1-A', 'Studio / 1 Bath', 0, 1, 4, 3, 455, 921, 921), ('A1-A', '1 Bed / 1 Bath', 1, 1, 11, 11, 618, 978, 962), ('B1-A', '2 Bed / 1 Bath', 2, 1, 7, 7, 836, 1164, 1150), ('C1-A', '3 Bed / 2 Bath', 3, 2, 3, 3, 1092, 1338, 1338)]),
 ('60% AMI  |  LIHTC', [('S1-B', 'Studio / 1 Bath', 0, 1, 6, 6, 455, 1105, 1071), ('A1-B', '1 Bed / 1 Bath', 1, 1, 22, 20, 618, 1180, 1142), ('A2-B', '1 Bed / 1 Bath Corner', 1, 1, 8, 8, 662, 1180, 1166), ('B1-B', '2 Bed / 1 Bath', 2, 1, 17, 16, 836, 1411, 1388), ('B2-B', '2 Bed / 2 Bath', 2, 2, 9, 9, 921, 1411, 1402), ('C1-B', '3 Bed / 2 Bath', 3, 2, 6, 5, 1092, 1625, 1590)]),
 ('80% AMI  |  Workforce (City TIF agreement)', [('A1-W', '1 Bed / 1 Bath', 1, 1, 12, 11, 624, 1540, 1498), ('A2-W', '1 Bed / 1 Bath Corner', 1, 1, 5, 5, 662, 1565, 1541), ('B2-W', '2 Bed / 2 Bath', 2, 2, 10, 8, 921, 1862, 1819)]),
 ('Market Rate', [('S2-M', 'Studio / 1 Bath Loft', 0, 1, 8, 7, 512, 1495, 1522), ('A1-M', '1 Bed / 1 Bath', 1, 1, 24, 22, 640, 1795, 1748), ('A3-M', '1 Bed / 1.5 Bath Den', 1, 1.5, 10, 9, 784, 2050, 1985), ('B2-M', '2 Bed / 2 Bath', 2, 2, 18, 17, 945, 2420, 2366), ('B3-M', '2 Bed / 2.5 Bath Townhome', 2, 2.5, 6, 4, 1246, 2895, 2910), ('PH-M', 'Penthouse 3 Bed / 2.5 Bath', 3, 2.5, 2, 1, 1610, 3950, 3800)])]
MONEY = ['beds', 'baths', 'units', 'pct_units', 'occupied', 'vacant', 'pct_occ', 'sf', 'total_sf', 'market', 'market_sf', 'market_total', 'actual', 'actual_sf', 'actual_total', 'ltl']
def main():
    wb = Workbook(); cv = wb.active; cv.title = 'Cover'; f = lambda **k: Font(name='Gill Sans MT', **k)
    for r, s, k in ((4, 'FOUNDRY STREET', dict(size=26, bold=True, color='7F3F00')), (5, 'Mixed-Income | 188 Homes | Phase I', dict(size=13)), (8, 'Prepared for: Alder Falls Redevelopment Agency', {}), (9, 'Prepared by: Brightwater Communities Development Co., LLC', {}), (10, 'Rent roll date: March 31, 2026', {}), (13, 'Tabs: Unit Mix; Notes', dict(italic=True)), (15, 'DRAFT – for discussion only. Subject to HFA approval of rents.', dict(color='C00000', bold=True))): cv.cell(r, 3, s).font = f(**k)
    cv.sheet_view.showGridLines = False
    ws = wb.create_sheet('Unit Mix'); ws.sheet_view.showGridLines = False
    ws['B2'] = 'Foundry Street – Unit Mix and Rent Comparison'; ws['B2'].font = f(size=14, bold=True); ws['B3'] = '3/31/2026'; ws['B3'].font = f(size=10, italic=True)
    cols = dict(zip(MONEY, [4, 5, 6, 7, 9, 10, 11, 12, 13, 15, 16, 17, 18, 19, 20, 21])); col0 = '7F3F00'
    grp = [(4, 7, 'HOMES'), (9, 11, 'OCCUPANCY'), (12, 13, 'AREA (SF)'), (15, 17, 'ASKING RENT'), (18, 20, 'IN-PLACE RENT'), (21, 21, 'LOSS TO')]
    heads = {2: ('', 'Plan'), 3: ('', 'Description'), 4: ('', 'Bed'), 5: ('', 'Bath'), 6: ('No. of', 'Units'), 7: ('% of', 'Units'), 9: ('Occ.', 'Units'), 10: ('Vac.', 'Units'), 11: ('%', 'Occ.'), 12: ('Avg.', 'Unit'), 13: ('', 'Total'), 15: ('per', 'Unit'), 16: ('per', 'SF'), 17: ('Monthly', 'Total'), 18: ('per', 'Unit'), 19: ('per', 'SF'), 20: ('Monthly', 'Total'), 21: ('LEASE', 'per Unit')}
    for a, b, t in grp:
        if b > a: ws.merge_cells(start_row=5, start_column=a, end_row=5, end_column=b)
        ws.cell(5, a, t)
    for j in range(2, 22):
        for r in (5, 6, 7):
            x = ws.cell(r, j); x.fill = PatternFill('solid', fgColor=col0); x.font = f(size=9, bold=True, color='FFFFFF'); x.alignment = Alignment(horizontal='center' if j > 3 else 'left')
        if j in heads:
            if heads[j][0]: ws.cell(6, j, heads[j][0])
            ws.cell(7, j, heads[j][1])
    N = sum(p[4] for _, ps in TIERS for p in ps); r = 8; rows, totals, allr = [], [], []
    fmts = dict(beds='0', baths='0.0', units='0', pct_units='0.0%', occupied='0', vacant='0;;"-"', pct_occ='0.0%', sf='#,##0', total_sf='#,##0', market='$#,##0', market_sf='$0.00', market_total='$#,##0', actual='$#,##0', actual_sf='$0.00', actual_total='$#,##0', ltl='$#,##0_);[Red]($#,##0)')
    def put(v, bold=False, border=None, fill=None):
        for j in range(2, 22):
            x = ws.cell(r, j); x.font = f(size=10, bold=bold)
            if border: x.border = border
            if fill: x.fill = PatternFill('solid', fgColor=fill)
        for k, j in cols.items():
            if k in v: x = ws.cell(r, j); x.value = round(v[k] / 100, 6) if k.startswith('pct') else v[k]; x.number_format = fmts[k]; x.alignment = Alignment(horizontal='right' if j > 5 else 'center')
    def calc(u, o, sfT, mk, ac):
        a = round(ac / o); s = round(sfT / u); m = round(mk / u)
        return dict(units=u, pct_units=round(100 * u / N, 1), occupied=o, vacant=u - o, pct_occ=round(100 * o / u, 1), sf=s, total_sf=sfT, market=m, market_sf=round(m / s, 2), market_total=mk, actual=a, actual_sf=round(a / s, 2), actual_total=ac, ltl=m - a)
    def nodash(v): return {k: x for k, x in v.items() if not (k == 'vacant' and x == 0)}
    raw = lambda ps: (sum(p[4] for p in ps), sum(p[5] for p in ps), sum(p[4] * p[6] for p in ps), sum(p[4] * p[7] for p in ps), sum(p[5] * p[8] for p in ps))
    for t, ps in TIERS:
        ws.merge_cells(start_row=r, start_column=2, end_row=r, end_column=7); ws.cell(r, 2, t).font = f(size=10, bold=True, color=col0); r += 1
        for k, p in enumerate(ps):
            v = dict(beds=p[2], baths=p[3], **calc(*raw([p]))); put(v, fill='F8F1EA' if k % 2 else None); ws.cell(r, 2, p[0]); ws.cell(r, 3, p[1]); ws.cell(r, 8, f'{t[:3]}{p[0]}'); r += 1
            rows.append(dict(code=p[0], type=p[1], **nodash(v)))
        v = calc(*raw(ps)); lab = 'Subtotal ' + t.split('  |')[0]; put(v, True, Border(top=Side(style='thin'))); ws.cell(r, 3, lab); totals.append(dict(label=lab, **nodash(v))); allr += ps; r += 2
    v = calc(*raw(allr)); put(v, True, Border(top=Side(style='medium'), bottom=Side(style='medium')), 'EAD9C8'); ws.cell(r, 3, 'Total / Weighted Avg.'); totals.append(dict(label='Total / Weighted Avg.', **nodash(v)))
    for s in ('In-place averages are weighted by occupied units; in-place monthly total is occupied units only (tenant rent + subsidy).', 'Asking rents on restricted tiers are maximum net LIHTC rents less the 2026 utility allowance.'): r += 1 if s.startswith('Ask') else 2; ws.cell(r, 2, s).font = f(size=8, italic=True)
    for j, w in dict(A=2, B=8, C=27, D=5, E=6, F=7, G=7, H=9, I=6, J=6, K=8, L=7, M=9, N=1.2, O=9, P=7, Q=11, R=9, S=7, T=11, U=10).items(): ws.column_dimensions[j].width = w
    ws.column_dimensions['H'].hidden = True; ws.freeze_panes = 'D8'; ws.page_setup.orientation = 'landscape'; ws.sheet_properties.pageSetUpPr = PageSetupProperties(fitToPage=True); ws.page_setup.fitToHeight = 0
    nt = wb.create_sheet('Notes')
    for k, s in enumerate(('Change log', 'v5  moved two A1 homes from market to 60% per Agency comment', 'v6  updated in-place rents to 3/31 rent roll', 'v7  corrected B3-M square footage'), 1): nt.cell(k, 1, s)
    wb.active = 1
    wb.save(os.path.join(DOCS, NAME)); save(NAME, 'UM', MONEY, rows, totals); print(N, v)
if __name__ == '__main__': main()
