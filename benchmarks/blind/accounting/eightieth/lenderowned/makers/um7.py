from common import *
import xlsxwriter, datetime
R = random.Random(8077)
n = 'UM_stonebridge_budget_2026.xlsx'
SEC = [('Studio', [('S1 Lark', 0, 1, 24, 498, 1015), ('S2 Wren', 0, 1, 12, 540, 1060)]),
       ('One Bedroom', [('A1 Heron', 1, 1, 48, 652, 1180), ('A2 Heron Reno', 1, 1, 20, 652, 1315), ('A3 Egret', 1, 1, 36, 718, 1245), ('A4 Egret w/ Den', 1, 1, 8, 846, 1380)]),
       ('Two Bedroom', [('B1 Osprey', 2, 1, 32, 884, 1395), ('B2 Falcon', 2, 2, 44, 978, 1490), ('B3 Falcon Reno', 2, 2, 16, 978, 1645), ('B4 Kestrel TH', 2, 2.5, 10, 1192, 1795)]),
       ('Three Bedroom', [('C1 Eagle', 3, 2, 18, 1246, 1840), ('C2 Eagle Reno', 3, 2, 6, 1246, 2010)])]
allr = [x for _, s in SEC for x in s]; TU = sum(x[3] for x in allr)
wb = xlsxwriter.Workbook(path(n)); wb.set_properties({'created': datetime.datetime(2025, 9, 22)})
wa = wb.add_worksheet('Assumptions'); ws = wb.add_worksheet('Unit Mix'); ws.activate()
A = {'font_name': 'Calibri', 'font_size': 10}; F = lambda **k: wb.add_format({**A, **k})
wa.write(0, 0, 'Stonebridge at Mill Pond - 2026 Budget Assumptions', F(bold=1, font_size=13))
for i, (a, b) in enumerate([('Market rent growth', '3.0% effective March 1'), ('Loss to lease burn-off', '40% of expiring leases'), ('Physical vacancy', '7.0%'), ('Bad debt', '1.25% of GPR'), ('Renovations planned', '24 units, B1 and A1 lines'), ('Management fee', '3.0% of collections')]): wa.write(i+2, 0, a, F()); wa.write(i+2, 1, b, F())
wa.set_column(0, 1, 34)
ws.write(0, 0, 'Stonebridge at Mill Pond (REO 2217)', F(bold=1, font_size=14)); ws.write(1, 0, 'Unit Mix and Rent Schedule - 2026 Budget', F(bold=1)); ws.write(2, 0, 'Rents per 9/15/2025 rent roll; market per manager survey', F(italic=1))
h1 = F(bold=1, align='center', bg_color='#2F5D50', font_color='#FFFFFF', border=1); h2 = F(bold=1, align='center', valign='vcenter', text_wrap=1, bg_color='#DCE8E3', border=1)
ws.merge_range(4, 0, 4, 2, 'Floor Plan', h1); ws.merge_range(4, 3, 4, 7, 'Units', h1); ws.merge_range(4, 8, 4, 9, 'Square Feet', h1); ws.merge_range(4, 10, 4, 12, 'Market Rent', h1); ws.merge_range(4, 13, 4, 15, 'In-Place Rent', h1)
for i, h in enumerate(['Plan', 'Beds', 'Baths', '# Units', '% of Units', 'Occupied', 'Vacant', '% Occ', 'Avg SF', 'Total SF', 'Per Unit', 'Per SF', 'Monthly Total', 'Per Unit', 'Per SF', 'Monthly Total']): ws.write(5, i, h, h2)
ws.set_row(5, 28); ws.set_column(0, 0, 20); ws.set_column(1, 8, 8); ws.set_column(9, 15, 11.5)
K = ['beds', 'baths', 'units', 'pct_units', 'occupied', 'vacant', 'pct_occ', 'sf', 'total_sf', 'market', 'market_sf', 'market_total', 'actual', 'actual_sf', 'actual_total']
FM = ['0', '0.0', '#,##0', '0.0%', '#,##0', '0', '0.0%', '#,##0', '#,##0', '$#,##0', '$0.00', '$#,##0', '$#,##0', '$0.00', '$#,##0']
# rules: what is seen is the rounded figure
def vals(u, oc, tsf, mt, at, bb=(None, None), mk=None, ac=None):
    return [bb[0], bb[1], u, u/TU, oc, u-oc, oc/u, tsf/u, tsf, mt/u if mk is None else mk, mt/tsf, mt, at/oc, None, at]
def truth(v):
    o = {}
    for k, x, f in zip(K, v, FM):
        if x is None: continue
        o[k] = round(x*100+1e-9, 1) if '%' in f else round(x+1e-9, 2) if '0.00' in f else round(x+1e-9, 1) if f == '0.0' else int(x+.5)
    return o
r = 6; rows = []; tots = []; G = [0]*6
def put(v, lab, fmt):
    ws.write(r, 0, lab, F(**fmt))
    for i, x in enumerate(v):
        g = F(num_format=FM[i], **{**fmt, 'indent': 0})
        if x is None: ws.write_blank(r, i+1, None, g)
        else: ws.write_number(r, i+1, x, g)
for s, ps in SEC:
    ws.write(r, 0, s, F(bold=1, underline=1)); r += 1; S = [0]*6
    for p, bd, ba, u, sf, mk in ps:
        oc = u-R.choice([0, 1, 1, 2, 3, 4] if u > 15 else [0, 1, 1]); ac = mk-R.randint(18, 110); at = ac*oc
        v = vals(u, oc, sf*u, mk*u, at, (bd, ba)); v[13] = ac/sf; S = [a+b for a, b in zip(S, (u, oc, sf*u, mk*u, at, sf*oc))]
        put(v, p, dict(indent=1)); rows.append(dict(type=p, **truth(v))); r += 1
    v = vals(*S[:5]); v[13] = S[4]/S[5]; lab = f'{s} Total / Avg'; put(v, lab, dict(bold=1, top=1)); tots.append(dict(label=lab, **truth(v))); G = [a+b for a, b in zip(G, S)]; r += 2
v = vals(*G[:5]); v[13] = G[4]/G[5]; put(v, 'Property Total / Avg', dict(bold=1, top=1, bottom=6, bg_color='#DCE8E3')); tots.append(dict(label='Property Total / Avg', **truth(v)))
ws.write(r+2, 0, 'Per unit and per SF in-place rents are on occupied units only. Two A2 units are down for water damage and counted vacant.', F(italic=1))
ws.set_landscape(); ws.fit_to_pages(1, 1); wb.close()
save(n, 'UM', 'budget workbook, grouped header, bedroom sections with subtotals, apartments', False, K, rows, tots)
