# firm's LIHTC unit mix & rent test lead sheet, xlsx with formulas
import xlsxwriter
from common import *
NAME = 'TC-3 Unit Mix and Rent Limits - Marigold Terrace'
# type, bd, ba, ami, n, sf, limit, ua, net
P = [('Buildings 1-4 (Family)', [
 ('1BR/1BA Garden',1,1,30,4,642,531,68,463),('1BR/1BA Garden',1,1,50,10,642,886,68,806),('1BR/1BA Garden',1,1,60,8,642,1063,68,965),
 ('2BR/1BA Garden',2,1,50,12,858,1063,91,958),('2BR/2BA Garden',2,2,30,4,904,638,91,547),('2BR/2BA Garden',2,2,60,26,904,1276,91,1150),('2BR/2BA Garden',2,2,80,6,904,1702,91,1385),
 ('3BR/2BA Garden',3,2,50,8,1116,1228,117,1105),('3BR/2BA Garden',3,2,60,14,1116,1474,117,1320),
 ('2BR/2BA Manager',2,2,None,1,904,None,None,None)]),
 ('Building 5 (Townhomes)', [
 ('2BR/1.5BA TH',2,1.5,60,10,1024,1276,104,1165),('3BR/2.5BA TH',3,2.5,50,4,1288,1228,131,1090),('3BR/2.5BA TH',3,2.5,60,8,1288,1474,131,1338),('4BR/2.5BA TH',4,2.5,60,5,1462,1645,152,1484)])]
K = ['ami','units','sf','total_sf','other:Max Gross Rent','gross','ua','net','other:Under (Over) Limit','monthly','other:Annual Rent']
wb = xlsxwriter.Workbook(doc(NAME + '.xlsx')); ws = wb.add_worksheet('TC-3')
F = lambda **k: wb.add_format(dict(font_name='Calibri', font_size=10, **k))
bx = dict(border=1, border_color='#BFBFBF')
t = F(**bx); ce = F(align='center', **bx); n = F(num_format='#,##0', **bx); m = F(num_format='$#,##0;($#,##0)', **bx); pc = F(num_format='0%', align='center', **bx)
b = F(bold=True); hd = F(bold=True, text_wrap=True, align='center', valign='vcenter', bg_color='#7F6000', font_color='white', border=1); sec = F(bold=True, bg_color='#FFF2CC', **bx)
sn = F(bold=True, num_format='#,##0', bg_color='#F2F2F2', top=1); sm = F(bold=True, num_format='$#,##0;($#,##0)', bg_color='#F2F2F2', top=1); sb = F(bold=True, bg_color='#F2F2F2', top=1)
blue = F(num_format='$#,##0;($#,##0)', font_color='#0000FF', **bx)
ws.write('B1', 'MARIGOLD TERRACE HOUSING PARTNERS, L.P.', wb.add_format({'font_name':'Calibri','font_size':13,'bold':True})); ws.write('B2', 'Unit Mix and Tax Credit Rent Test - year ended December 31, 2024', b)
ws.write('B3', 'County MTSP limits effective 4/1/2024; utility allowances per local PHA schedule 7/1/2024. Client input in blue.', F(italic=True)); ws.write('M1', 'W/P TC-3', F(bold=True, font_color='#C00000')); ws.write('M2', 'PVA 1/29/25', F(font_color='#C00000'))
H = ['Unit Type','Beds','Baths','AMI','Units','Unit SF','Total SF','Max Gross Rent','Gross Rent','Utility Allow.','Net Rent','Under (Over) Limit','Monthly Rent','Annual Rent']
for i, h in enumerate(H): ws.write(4, 1+i, h, hd)
ws.set_row(4, 32)
r = 5; rows = []; tots = []; G = [0]*4; subs = []
for h, ls in P:
    ws.merge_range(r, 1, r, 14, h, sec); r += 1; r0 = r; S = [0]*4
    for ty, bd, ba, ami, u, sf, lim, ua, net in ls:
        e = r+1; ws.write(r, 1, ty, t); ws.write(r, 2, bd, ce); ws.write(r, 3, ba, ce); ws.write(r, 5, u, n); ws.write(r, 6, sf, n); ws.write_formula(r, 7, f'=F{e}*G{e}', n, u*sf)
        row = {"type": ty, "beds": str(bd), "baths": str(ba)}
        if ami:
            g = net+ua; v = [ami, u, sf, u*sf, lim, g, ua, net, lim-g, u*net, u*net*12]
            ws.write(r, 4, ami/100, pc); ws.write(r, 8, lim, m); ws.write_formula(r, 9, f'=K{e}+L{e}', m, g); ws.write(r, 10, ua, blue); ws.write(r, 11, net, blue); ws.write_formula(r, 12, f'=I{e}-J{e}', m, lim-g)
            ws.write_formula(r, 13, f'=F{e}*L{e}', m, u*net); ws.write_formula(r, 14, f'=N{e}*12', m, u*net*12); row.update(zip(K, v))
        else:
            ws.write(r, 4, 'Mgr', ce); v = [None, u, sf, u*sf] + [None]*5 + [0, 0]
            for c in range(8, 15): ws.write_blank(r, c, None, m)
            row.update(units=u, sf=sf, total_sf=u*sf)
        rows.append(row); S = [a+z for a, z in zip(S, [u, u*sf, v[9], v[10]])]; r += 1
    lb = 'Subtotal - ' + h
    def tot(r, lb, S, frm):
        for c in range(1, 15): ws.write_blank(r, c, None, sb)
        ws.write(r, 1, lb, sb)
        for c, z, l, ft in ((5, S[0], 'F', sn), (7, S[1], 'H', sn), (13, S[2], 'N', sm), (14, S[3], 'O', sm)): ws.write_formula(r, c, frm(l), ft, z)
        tots.append({"label": lb, "units": S[0], "total_sf": S[1], "monthly": S[2], "other:Annual Rent": S[3]})
    a0, a1 = r0+1, r
    tot(r, lb, S, lambda l: f'=SUM({l}{a0}:{l}{a1})'); subs.append(r+1); G = [a+z for a, z in zip(G, S)]; r += 1
tot(r, 'TOTAL PROPERTY', G, lambda l: '=' + '+'.join(f'{l}{s}' for s in subs)); r += 2
for s in ['Conclusion: no gross rent exceeds the maximum for its set-aside. The manager unit is a common-area (exempt) unit and bears no rent.', 'Monthly Rent = Units x Net Rent; agreed in total to rent roll of December 2024 (TC-2) within $250 passable difference.']:
    ws.write(r, 1, s, F(italic=True)); r += 1
ws.set_column('A:A', 2); ws.set_column('B:B', 33); ws.set_column('C:E', 7); ws.set_column('F:G', 8); ws.set_column('H:M', 10.5); ws.set_column('N:O', 12)
ws.set_landscape(); ws.fit_to_pages(1, 1); ws.hide_gridlines(2); ws.freeze_panes(5, 2)
wb.close(); print(len(rows), G, [(x['type'], x.get('ami'), x.get('other:Under (Over) Limit')) for x in rows])
save_truth(NAME, 'UM', K, rows, tots)
