# Spectra-like tenant roster of a Fresno-area open-air center: criteria sheet, sections by class, status words, grouped headers, expiry profile
from common import *
import xlsxwriter, random
R = random.Random(4514); D = dt.date
NAME = '14_fig_garden_spectra_roster.xlsx'
DBA = '''Aldous & Finch Menswear|Amber Lane Candles|Bambini Shoes|Banyan Juice Bar|Big Valley Comics|Blue Thistle Apparel|Brow District|California Tax Clinic|Chalk & Cheese|Cricket Mobile Corner|Dolce Vita Gelato|Earnest Eyewear|Foxglove Florist|Game Parlor|Gilded Lily Jewelers|Harvest Vitamins|Ivory Bridal|Juniper Kids|Kettle & Leaf Teas|Kobe Teppan House|La Paloma Boutique|Lash Lab|Little Sprouts Haircuts|Maison Cookware|Nordvik Outdoor|Olive Press|Papaya Threads|Pasta Fresca|Phone Doctor|Poke Tide|Quill Stationers|Red Barn Burger|Rosewood Yoga|Sierra Sole|Silver Needle Alterations|Sole Mates|Sugarplum Sweets|Sweet Basil Thai|Tortuga Travel|Urban Loom|Valley Vision Optical|Wag & Whiskers|Wildflower Bath|Zephyr Sunglasses'''.split('|')
ASOF = D(2025, 9, 30)
secs = {}
def sched(a, base, pct, term, freq=12):
    out = []; d = a; v = base
    while d < addm(a, term): out.append((d, round(v, 2))); d = addm(d, freq); v *= 1 + pct
    return out
def mk(sp, dba, sf, a, term, psf, pct, st='Open', freq=12, cam=9.6, tax=3.1, promo=1.0, pr=6.0, dep=True, gross=False):
    e = addm(a, term) - dt.timedelta(1); S = sched(a, sf * psf / 12, pct, term, freq)
    cur = [x for x in S if x[0] <= ASOF]; fut = [x for x in S if x[0] > ASOF][:3]
    rent = cur[-1][1] if cur else 0.0
    if not cur: fut = S[:3]
    c = (0.0, 0.0, 0.0) if gross or not cur else (round(sf * cam / 12, 2), round(sf * tax / 12, 2), round(sf * promo / 12, 2))
    return dict(sp=sp, dba=dba, sf=sf, a=a, e=('MTM' if st == 'MTM' else e), rent=rent, c=c, st=st, fut=[] if st == 'MTM' or not pct else fut, pr=pr if not gross else None, dep=round(rent * (1 if dep else 0), 0))
secs['ANCHORS'] = [mk('ANC1', "Hollister & Pryce Department Store", 92400, D(2009,10,1), 300, 3.75, .08, freq=60, cam=1.5, tax=1.1, promo=.25, pr=1.5, dep=False), mk('ANC2', 'Greenleaf Grocers #77', 41300, D(2014,3,1), 240, 13.5, .07, freq=60, cam=3.2, tax=2.9, promo=0, pr=1.0, dep=False), dict(sp='ANC3', dba=None, sf=28750)]
secs['OUTPARCELS'] = [mk('PAD1', 'Central Sierra Bank', 4100, D(2017,6,1), 180, 41.0, .1, freq=60, cam=2.0, promo=0, pr=None, dep=False), mk('PAD2', 'Cluck Yeah! Chicken', 2900, D(2023,2,1), 240, 62.0, .1, freq=60, cam=2.0, promo=0, pr=None, dep=False), mk('PAD3', 'Sudz Express Car Wash', 3600, D(2026,2,1), 240, 55.0, .1, st='Exec - Not Open', freq=60, dep=False)]
L = []; i = 101; k = 0
for n in range(52):
    sp = f'{"ABCD"[n // 13]}{i + (n % 13) * 2}'; sf = R.choice([720, 880, 1050, 1240, 1475, 1600, 1820, 2150, 2400, 3010, 3650, 5200]); q = R.random()
    if q < .15 or k >= len(DBA): L.append(dict(sp=sp, dba=None, sf=sf, ask=round(sf * R.choice([30, 33, 36]) / 12, 2)))
    else:
        a = addm(D(2017, 1, 1), R.randint(0, 98)); term = R.choice([60, 84, 120, 120, 120]); st = 'Open'
        while addm(a, term) <= ASOF: term += 36
        z = R.random()
        if z < .08: st = 'MTM'
        elif z < .14: st = 'Dark - Paying'
        L.append(mk(sp, DBA[k], sf, a, term, R.uniform(24, 46), R.choice([.03, .03, .025]), st=st, pr=R.choice([5.0, 6.0, 7.0, 8.0]))); k += 1
secs['IN-LINE SHOPS'] = L
secs['KIOSKS / CARTS'] = [mk('K1', 'Phone Doctor Express', 150, D(2024,11,1), 24, 190, 0, gross=True), mk('K2', 'Pretzel Junction', 200, D(2023,4,1), 60, 165, .03, gross=True), dict(sp='K3', dba=None, sf=150, ask=1800.00)]
secs['STORAGE & OTHER'] = [mk('ST1', 'Maison Cookware', 400, D(2021,2,1), 84, 12, 0, gross=True), dict(sp='ST2', dba=None, sf=400), mk('ATM1', 'Central Sierra Bank', 30, D(2017,6,1), 180, 320, 0, gross=True, dep=False)]
wb = xlsxwriter.Workbook(path(NAME)); wb.set_properties({'created': dt.datetime(2025, 10, 3)}); cr = wb.add_worksheet('Criteria'); ws = wb.add_worksheet('Tenant Roster'); ex = wb.add_worksheet('Expiry Profile')
f = lambda **k: wb.add_format(dict(font_name='Segoe UI', font_size=8, **k))
for j, x in enumerate([('Report', 'Tenant Roster (TR-110)'), ('Center', '0450 - Figueroa Garden Promenade'), ('Effective date', '09/30/2025'), ('Include', 'Open, Dark - Paying, MTM, Exec - Not Open, Vacant'), ('Requested by', 'asset.mgmt')]): cr.write_row(j + 1, 1, x, f())
cr.set_column('B:B', 18); cr.set_column('C:C', 50)
ws.write('A1', 'Figueroa Garden Promenade', f(bold=1)); ws.write('A2', 'Fresno, California', f()); ws.write('A3', 'Tenant Roster effective 09/30/2025', f(bold=1))
HG = f(bold=1, align='center', bg_color='#7030A0', font_color='white', border=1); H = f(bold=1, text_wrap=1, align='center', valign='bottom', bg_color='#E4DFEC', border=1)
ws.merge_range(4, 0, 4, 3, 'SPACE', HG); ws.merge_range(4, 4, 4, 5, 'TERM', HG); ws.merge_range(4, 6, 4, 10, 'MONTHLY CHARGES', HG); ws.write(4, 11, '% RENT', HG); ws.merge_range(4, 12, 4, 17, 'NEXT THREE MINIMUM RENT STEPS (MONTHLY)', HG); ws.merge_range(4, 18, 4, 19, '', HG)
for j, h in enumerate(['Space', 'DBA', 'Status', 'GLA', 'Commence', 'Expire', 'Minimum Rent', 'CAM', 'RE Tax', 'Promo', 'Total', 'Rate', 'Step 1', 'Amount', 'Step 2', 'Amount', 'Step 3', 'Amount', 'Asking Rent/Mo', 'Deposit']): ws.write(5, j, h, H)
m = f(num_format='#,##0.00'); n0 = f(num_format='#,##0'); dd = f(num_format='m/d/yyyy', align='right'); N = f(); SB = f(bold=1, num_format='#,##0.00', top=1, bg_color='#F2F2F2'); S0 = f(bold=1, num_format='#,##0', top=1, bg_color='#F2F2F2')
r = 6; rows = []; G = [0] * 7; byY = {}; nv = nf = 0
for s, L in secs.items():
    ws.write(r, 0, s, f(bold=1, font_color='#7030A0')); r += 1; T = [0] * 7
    for t in L:
        ws.write(r, 0, t['sp'], N); ws.write(r, 3, t['sf'], n0); T[0] += t['sf']
        if t['dba'] is None:
            ws.write(r, 2, 'Vacant', N); nv += 1; rw = dict(unit=t['sp'], section=s, area=t['sf'], statusText='Vacant')
            if t.get('ask'): ws.write(r, 18, t['ask'], m); rw['marketRent'] = t['ask']
        else:
            if t['st'] == 'Exec - Not Open': nf += 1
            tot = round(t['rent'] + sum(t['c']), 2)
            ws.write(r, 1, t['dba'], N); ws.write(r, 2, t['st'], N); ws.write(r, 4, t['a'], dd); (ws.write(r, 5, t['e'], f(align='right')) if isinstance(t['e'], str) else ws.write(r, 5, t['e'], dd))
            for j, v in enumerate((t['rent'],) + t['c'] + (tot,)): ws.write(r, 6 + j, v, m); T[1 + j] += v
            if t['pr']: ws.write(r, 11, t['pr'] / 100, f(num_format='0.0%'))
            for k2, (x, y) in enumerate(t['fut']): ws.write(r, 12 + 2 * k2, x, dd); ws.write(r, 13 + 2 * k2, y, m)
            ws.write(r, 19, t['dep'], m); T[6] += t['dep']
            y = t['e'].year if not isinstance(t['e'], str) else 'MTM'; q = byY.setdefault(y, [0, 0, 0.0]); q[0] += 1; q[1] += t['sf']; q[2] += t['rent']
            rw = dict(unit=t['sp'], section=s, area=t['sf'], tenantName=t['dba'], statusText=t['st'], leaseStartDate=t['a'], leaseEndDate=t['e'], contractRent=t['rent'], totalCharges=tot, deposit=t['dep'],
                charges=[dict(code=c, amount=v) for c, v in zip(('CAM', 'RE Tax', 'Promo'), t['c'])], rentSteps=[dict(date=x, amount=y2) for x, y2 in t['fut']])
        rows.append(rw); r += 1
    ws.write(r, 1, f'{s.title()} Total', SB); ws.write(r, 3, T[0], S0)
    for j in range(5): ws.write(r, 6 + j, round(T[1 + j], 2), SB)
    ws.write(r, 19, round(T[6], 2), SB)
    G = [a + b for a, b in zip(G, T)]; r += 2
ws.write(r, 1, 'CENTER TOTAL', SB); ws.write(r, 3, G[0], S0)
for j in range(5): ws.write(r, 6 + j, round(G[1 + j], 2), SB)
ws.write(r, 19, round(G[6], 2), SB); r += 2
for l, v in (('Spaces', len(rows)), ('Occupied (Open, Dark - Paying, MTM)', len(rows) - nv - nf), ('Executed, not open', nf), ('Vacant', nv)): ws.write(r, 1, l, N); ws.write(r, 3, v, n0); r += 1
for a, w in [('A:A', 7), ('B:B', 34), ('C:C', 14), ('D:D', 8), ('E:F', 10), ('G:G', 12), ('H:K', 11), ('L:L', 7), ('M:R', 10), ('S:S', 10), ('T:T', 11)]: ws.set_column(a, w)
ws.set_landscape(); ws.set_paper(5); ws.fit_to_pages(1, 0); ws.repeat_rows(4, 5); ws.freeze_panes(6, 2)
ex.write_row(1, 1, ['Year', 'Leases', 'GLA', 'Monthly Min Rent'], H)
for j, y in enumerate(sorted(byY, key=str)): ex.write_row(2 + j, 1, [y] + byY[y][:2] + [round(byY[y][2], 2)], N)
ws.activate(); wb.close()
save(NAME, 'RETAIL', 'Spectra user, Central Valley shopping centre owner', 'tenant roster by class with status words, grouped header, charges and three steps in columns, expiry sheet', False, rows, 'Figueroa Garden Promenade', ASOF, len(rows), len(rows) - nv - nf, nv, sheet='Tenant Roster')
