"""UM 3: RealPage-like availability by floor plan, old .xls, two phases, numbers stored partly as text."""
import os, xlwt
from common import *
NAME = 'UnitAvail_OrchardBend_PhI_II.xls'
MONEY = ['units', 'sf', 'market', 'actual', 'occ_nontv', 'ntv_rented', 'ntv_unrented', 'vac_rented', 'vac_unrented', 'down', 'pct_occ', 'pct_leased']
PH = [('Orchard Bend I', '3117401', [('OB1X1-50', '1x1 LIHTC 50%', 16, 642, 842, 817.31, 14, 0, 1, 1, 0, 0), ('OB1X1-60', '1x1 LIHTC 60%', 28, 642, 1029, 994.6, 24, 1, 1, 0, 2, 0), ('OB2X1-50', '2x1 LIHTC 50%', 12, 861, 1005, 980.25, 11, 0, 0, 0, 1, 0), ('OB2X2-60', '2x2 LIHTC 60%', 32, 918, 1230, 1188.47, 27, 2, 1, 1, 0, 1), ('OB3X2-60', '3x2 LIHTC 60%', 12, 1104, 1418, 1371.9, 11, 0, 1, 0, 0, 0), ('OB2X1-MGR', '2x1 Employee', 1, 861, 0, 0, 1, 0, 0, 0, 0, 0)]),
 ('Orchard Bend II', '3117402', [('OC0X1-PSH', '0x1 PSH / VASH', 10, 431, 1104, 1104, 9, 0, 0, 1, 0, 0), ('OC1X1-30', '1x1 LIHTC 30%', 9, 655, 468, 461.12, 9, 0, 0, 0, 0, 0), ('OC1X1-60', '1x1 LIHTC 60%', 18, 655, 1044, 1021.75, 16, 0, 0, 1, 1, 0), ('OC2X2-60', '2x2 LIHTC 60%', 20, 930, 1248, 1207.05, 17, 1, 0, 0, 2, 0), ('OC2X2-MKT', '2x2 Market', 14, 930, 1675, 1612.8, 11, 0, 1, 1, 1, 0), ('OC3X2-80', '3x2 AI 80%', 8, 1126, 1880, 1795.5, 6, 0, 0, 0, 1, 1)])]
def main():
    wb = xlwt.Workbook(); ws = wb.add_sheet('Report1'); X = xlwt.easyxf
    B = 'font: name Tahoma, height 160, bold on'; N = 'font: name Tahoma, height 160'
    ti = X('font: name Tahoma, height 220, bold on; align: horiz center'); sm = X('font: name Tahoma, height 150; align: horiz center')
    hd = X(B + '; align: horiz center, vert bottom, wrap on; borders: bottom thin, top thin; pattern: pattern solid, fore_colour gray25'); ph = X(B + '; pattern: pattern solid, fore_colour ivory')
    tx = X(N); nr = X(N + '; align: horiz right'); br = X(B + '; align: horiz right; borders: top thin'); bl = X(B + '; borders: top thin')
    def ns(fmt, b=False): return X((B + '; borders: top thin' if b else N), num_format_str=fmt)
    ws.write_merge(0, 0, 0, 14, 'Unit Availability by Floor Plan', ti); ws.write_merge(1, 1, 0, 14, 'Northgate Residential - Orchard Bend I, Orchard Bend II', sm); ws.write_merge(2, 2, 0, 14, 'As of 04/15/2026     Parameters: Include non-revenue = Yes; Include down = Yes', sm)
    ws.write(3, 0, 'OneView', sm); ws.write(3, 13, '04/16/2026 6:02 AM', tx)
    # floor plan | (blank) | description | units | sf | market | actual | occ no ntc | ntv r | ntv u | vac r | vac u | down | % occ | % lsd
    C = dict(zip(MONEY, range(3, 15))); r = 5; rows, totals, allp = [], [], []
    def vals(ps):
        s = [sum(p[i] for p in ps) for i in (2, 6, 7, 8, 9, 10, 11)]; u = s[0]; rev = [p for p in ps if p[4]]; ur = sum(p[2] for p in rev)
        v = dict(units=u, sf=round(sum(p[2] * p[3] for p in ps) / u), occ_nontv=s[1], ntv_rented=s[2], ntv_unrented=s[3], vac_rented=s[4], vac_unrented=s[5], down=s[6], pct_occ=round(100 * (s[1] + s[2] + s[3]) / u, 2), pct_leased=round(100 * (s[1] + s[2] + s[4]) / u, 2))
        assert sum(s[1:]) == u, ps
        v['market'] = r2(sum(p[2] * p[4] for p in ps) / u); v['actual'] = r2(sum((p[6] + p[7] + p[8]) * p[5] for p in ps) / sum(p[6] + p[7] + p[8] for p in ps))
        return v
    def put(v, bold):
        for k, j in C.items():
            x = v[k]
            if k in ('pct_occ', 'pct_leased'): ws.write(r, j, f'{x:.2f}%', br if bold else nr)             # text
            elif k in ('market', 'actual'): ws.write(r, j, f'{x:,.2f}', br if bold else nr)               # text
            else: ws.write(r, j, x, ns('#,##0', bold))
    for nm, code, ps in PH:
        ws.write_merge(r, r, 0, 14, f'Property: {nm} ({code})', ph); r += 1
        for a, b, t in ((5, 6, 'Average Rent'), (7, 9, 'Occupied'), (10, 12, 'Vacant'), (13, 14, 'Percent')): ws.write_merge(r, r, a, b, t, hd)
        for j in range(0, 5): ws.write(r, j, '', hd)
        r += 1
        for j, h in enumerate(['Floor Plan', '', 'Description', '# Units', 'Avg\nSQFT', 'Market', 'Lease', 'No\nNotice', 'NTV\nRented', 'NTV\nUnrented', 'Rented', 'Not\nRented', 'Down', 'Occ', 'Leased']): ws.write(r, j, h, hd)
        ws.row(r).height_mismatch = True; ws.row(r).height = 480; r += 1
        for p in ps:
            v = vals([p]); ws.write(r, 0, p[0], tx); ws.write(r, 2, p[1], tx); put(v, False); rows.append(dict(code=p[0], type=p[1], **v)); r += 1
        v = vals(ps); ws.write(r, 0, f'{nm} Total', bl); put(v, True); totals.append(dict(label=f'{nm} Total', **v)); allp += ps; r += 3
    v = vals(allp); ws.write(r, 0, 'All Properties', bl); put(v, True); totals.append(dict(label='All Properties', **v)); r += 2
    ws.write(r, 0, 'Market averages include non-revenue units at zero. Lease averages are over occupied units. Occ % = (no notice + NTV) / units. Leased % = (no notice + NTV rented + vacant rented) / units.', X('font: name Tahoma, height 140, italic on'))
    for j, w in enumerate([14, 2, 19, 8, 8, 11, 11, 9, 9, 10, 9, 9, 8, 10, 10]): ws.col(j).width = w * 256
    ws.portrait = False; ws.fit_num_pages = 1; ws.fit_width_to_pages = 1; ws.fit_height_to_pages = 0
    wb.save(os.path.join(DOCS, NAME)); save(NAME, 'UM', MONEY, rows, totals); print(v)
if __name__ == '__main__': main()
