# own lender spreadsheet: LIHTC unit mix & rents by set-aside
import xlsxwriter
from common import *
NAME = 'Prairie Rose Commons LIHTC unit mix'
wb = xlsxwriter.Workbook(f'{DOC}/{NAME}.xlsx'); wl = wb.add_worksheet('Limits 2025'); ws = wb.add_worksheet('Unit Mix'); ws.activate()
F = lambda **k: wb.add_format(dict(dict(font_name='Cambria', font_size=10), **k))
for i, rr in enumerate([('HUD effective 4/1/2025, Sedgwick County', '', ''), ('Persons', '50%', '60%'), (1, 33450, 40140), (2, 38200, 45840), (3, 43000, 51600), (4, 47750, 57300), (5, 51600, 61920)]):
    for j, z in enumerate(rr): wl.write(i, j, z)
wl.set_column(0, 0, 36)
h = F(bold=True, font_color='white', bg_color='#385723', text_wrap=True, align='center', valign='vcenter', border=1)
tx = F(border=4); ct = F(border=4, align='center'); it = F(border=4, num_format='#,##0'); us = F(border=4, num_format='$#,##0'); pc = F(border=4, num_format='0%', align='center')
bt = F(bold=True, bg_color='#E2EFDA', border=1); bi = F(bold=True, bg_color='#E2EFDA', border=1, num_format='#,##0'); bu = F(bold=True, bg_color='#E2EFDA', border=1, num_format='$#,##0'); se = F(bold=True, italic=True)
ws.merge_range('A1:M1', 'PRAIRIE ROSE COMMONS', F(bold=True, font_size=15, align='center')); ws.merge_range('A2:M2', '9% LIHTC - Wichita, Kansas - 84 apartments in 7 buildings', F(align='center'))
ws.merge_range('A3:M3', 'Unit Mix and Rent Schedule effective July 1, 2025', F(align='center', italic=True))
hd = ['Unit Type', 'BR', 'BA', 'AMI', 'Units', 'Avg SF', 'Total SF', 'Gross Rent', 'Utility Allowance', 'Net Rent', 'Monthly', 'Annual', 'Under Max Net by']
keys = ['ami', 'units', 'sf', 'total_sf', 'gross', 'ua', 'net', 'monthly', 'other:Annual', 'other:Under Max Net by']
ws.set_row(4, 34)
for j, t in enumerate(hd): ws.write(4, j, t, h)
# type, br, ba, ami, units, sf, gross, ua, max gross
S = [('50% set-aside', 'Subtotal 50%', [('1BR Flat', 1, 1, 50, 6, 688, 860, 78, 895), ('1BR Accessible', 1, 1, 50, 2, 702, 860, 78, 895), ('2BR Flat', 2, 1, 50, 8, 894, 1040, 97, 1075), ('2BR Townhome', 2, 1.5, 50, 4, 1010, 1058, 112, 1075), ('3BR Townhome', 3, 2, 50, 4, 1224, 1201, 139, 1241)]),
 ('60% set-aside', 'Subtotal 60%', [('1BR Flat', 1, 1, 60, 12, 688, 1005, 78, 1074), ('2BR Flat', 2, 1, 60, 20, 894, 1225, 97, 1290), ('2BR Townhome', 2, 1.5, 60, 10, 1010, 1260, 112, 1290), ('3BR Townhome', 3, 2, 60, 8, 1224, 1440, 139, 1490), ('4BR Townhome', 4, 2, 60, 2, 1388, 1590, 164, 1662)]),
 ('Unrestricted', 'Subtotal unrestricted', [('2BR Flat - market', 2, 1, None, 5, 894, None, None, 1245), ('3BR Townhome - market', 3, 2, None, 2, 1224, None, None, 1495), ("Manager's Unit", 2, 1, None, 1, 894, None, None, 0)])]
r = 5; rows = []; totals = []; G = [0]*4
for t, lab, L in S:
    ws.write(r, 0, t, se); r += 1; r0 = r; T = [0]*4
    for ty, br, ba, ami, u, sf, g, ua, mx in L:
        R1 = r+1; ws.write(r, 0, ty, tx); ws.write(r, 1, br, ct); ws.write(r, 2, ba, ct)
        row = dict(type=ty, beds=br, baths=ba)
        if ami: ws.write(r, 3, ami/100, pc); row['ami'] = ami
        else: ws.write(r, 3, 'Mgr' if 'Manager' in ty else 'MKT', ct)
        ws.write(r, 4, u, it); ws.write(r, 5, sf, it); ws.write_formula(r, 6, f'=E{R1}*F{R1}', it, u*sf)
        if g: net = g-ua; ws.write(r, 7, g, us); ws.write(r, 8, ua, us); ws.write_formula(r, 9, f'=H{R1}-I{R1}', us, net); row.update(gross=g, ua=ua)
        else:
            net = mx; ws.write_blank(r, 7, None, us); ws.write_blank(r, 8, None, us); ws.write(r, 9, net, us)
        ws.write_formula(r, 10, f'=E{R1}*J{R1}', us, u*net); ws.write_formula(r, 11, f'=K{R1}*12', us, u*net*12)
        row.update(units=u, sf=sf, total_sf=u*sf, net=net, monthly=u*net); row['other:Annual'] = u*net*12
        if g: ws.write(r, 12, mx-g, us); row['other:Under Max Net by'] = mx-g
        else: ws.write(r, 12, 'n/a', F(border=4, align='right'))
        for i, z in enumerate((u, u*sf, u*net, u*net*12)): T[i] += z; G[i] += z
        rows.append({k: row[k] for k in ['type', 'beds', 'baths']+keys if k in row}); r += 1
    def line(r, lab, T, rng):
        for j in range(13): ws.write_blank(r, j, None, bt)
        ws.write(r, 0, lab, bt)
        for col, z, f in ((4, T[0], bi), (6, T[1], bi), (10, T[2], bu), (11, T[3], bu)):
            if rng: ws.write_formula(r, col, f'=SUM({chr(65+col)}{rng[0]+1}:{chr(65+col)}{rng[1]})', f, z)
            else: ws.write(r, col, z, f)
        tt = {'label': lab, 'units': T[0], 'total_sf': T[1], 'monthly': T[2], 'other:Annual': T[3]}
        av = round(T[1]/T[0]); ws.write(r, 5, av, bi); tt['sf'] = av
        an = round(T[2]/T[0]); ws.write(r, 9, an, bu); tt['net'] = an
        totals.append(tt)
    line(r, lab, T, (r0, r)); r += 2
line(r, 'TOTAL / AVERAGE', G, None); assert G[0] == 84, G
for i, t in enumerate(['Utility allowance: tenant-paid electric heat, cooking, lights (PHA schedule 1/1/2025).', "Manager's unit is rent free and a common-area unit for the applicable fraction.", 'Underwritten vacancy 6%; rents above are before vacancy.']): ws.write(r+2+i, 0, t, F(italic=True, font_size=9))
ws.set_column(0, 0, 24); ws.set_column(1, 3, 6); ws.set_column(4, 5, 8); ws.set_column(6, 12, 11); ws.set_landscape(); ws.fit_to_pages(1, 1); ws.freeze_panes(5, 1)
wb.close(); print(NAME, len(rows), G)
save(NAME, 'UM', keys, rows, totals)
