# Single-family rental portfolio; Propertyware-like export: upper-case street addresses as units, a 'Portfolio' column, dates as text, blank first column, subtotals per portfolio, xlsxwriter
from common import *
import xlsxwriter
NAME = 'RentRoll_DetailedReport (3).xlsx'
R = random.Random(4105); P = People(4105)
AS = d(2025, 10, 31)
pf = [('HEARTHSIDE I LLC', 'Memphis', 'TN', ['38116','38118','38109'], 16, (1050, 1450)), ('HEARTHSIDE II LLC', 'Southaven', 'MS', ['38671','38672'], 11, (1395, 1825)), ('JESSUP FAMILY TRUST', 'West Memphis', 'AR', ['72301'], 7, (850, 1125))]
ST = ['Winchester Park Dr','Tulane Rd','Faronia Rd','Dothan St','Craft Rd','Whitworth St','Hewlett Rd','Raines Cove','Burgundy Ln','Greenbrook Pkwy','Carnes Ave','Prescott Rd','Autumn Oak Dr','Clearbrook St','Balboa Cir','Honeysuckle Cv','Rosewood Ave','Patricia Dr']
wb = xlsxwriter.Workbook(f'{DOC}/{NAME}'); ws = wb.add_worksheet('Rent Roll Detail')
base = {'font_name': 'Arial', 'font_size': 8}
F = lambda **k: wb.add_format({**base, **k})
ft, fb, fn, fh = F(), F(bold=True), F(num_format='$#,##0.00;($#,##0.00)'), F(bold=True, bg_color='#1F4E79', font_color='white', text_wrap=True, valign='vcenter', border=1)
fs, fst = F(bold=True, num_format='$#,##0.00;($#,##0.00)', top=1, bg_color='#DDEBF7'), F(bold=True, top=1, bg_color='#DDEBF7'); fi = F(num_format='#,##0')
ws.write(0, 1, 'Rent Roll (Detailed)', F(bold=True, font_size=14)); ws.write(1, 1, 'Hearthside Homes Management', fb)
ws.write(2, 1, 'Portfolio: All Active     Building Status: Occupied, Vacant, Notice     As Of Date: 10/31/2025', ft)
H = ['Portfolio', 'Address', 'City, State Zip', 'Bd / Ba', 'Living Area', 'Status', 'Tenant(s)', 'Lease\nStart', 'Lease\nEnd', 'Target\nRent', 'Recurring\nRent', 'Pet Rent', 'HVAC\nFilter Fee', 'Total\nRecurring', 'Security\nDeposit', 'Open\nBalance']
for j, h in enumerate(H): ws.write(4, 1 + j, h, fh)
ws.set_row(4, 26)
rows = []; i = 5; used = set(); K = ('marketRent', 'contractRent', '_pet', '_fil', 'totalCharges', 'deposit', 'balance')
CO = {'marketRent': 10, 'contractRent': 11, '_pet': 12, '_fil': 13, 'totalCharges': 14, 'deposit': 15, 'balance': 16}
PL = None
for name, city, state, zips, n, (lo, hi) in pf:
    prs = []
    for k in range(n):
        while True:
            a = f'{R.randint(100, 6900)} {R.choice(ST)}'
            if a.split(' ', 1)[1] + name not in used: break
        used.add(a.split(' ', 1)[1] + name)
        z = R.choice(zips); bd = R.choice(['3 / 1.0', '3 / 2.0', '3 / 2.0', '4 / 2.0', '2 / 1.0'])
        sf = {'2': 880, '3': 1180, '4': 1520}[bd[0]] + R.randint(0, 60) * 5
        mk = round(lo + (hi - lo) * R.random(), -1) // 5 * 5
        q = dict(unit=a, _portfolio=name, unitType=bd, area=sf, marketRent=float(mk))
        s = 'Vacant' if (name[:12] + str(k)) in ('HEARTHSIDE I3', 'HEARTHSIDE I11', 'JESSUP FAMIL2') or (name.startswith('HEARTHSIDE II') and k == 6) else R.choice(['Occupied'] * 9 + ['Notice'])
        q['statusText'] = s
        if s != 'Vacant':
            st = addm(d(2025, R.randint(1, 10), 1), -12 * R.choice([0, 0, 0, 1, 1, 2])); en = lease_end(st, R.choice([12, 12, 24]))
            rent = mk - R.choice([0, 0, 15, 30, 50, 100, 155]); pet = R.choice([0, 0, 0, 25, 35, 50]); fil = 15 if st >= d(2024, 1, 1) else 0
            q.update(tenantName=P() + (' & ' + P() if R.random() < .4 else ''), leaseStartDate=st, leaseEndDate=en if en > AS else 'MTM', contractRent=float(rent), charges=[('Recurring Rent', rent), ('Pet Rent', pet), ('HVAC Filter Fee', fil)], totalCharges=float(rent + pet + fil), _pet=pet, _fil=fil,
                     deposit=float(R.choice([rent, rent, rent * 1.5, 995])), balance=R.choice([0, 0, 0, 0, 0, 0, rent + 75.0, -20.0, 131.46]))
        prs.append(q)
    prs.sort(key=lambda r: (r['unit'].split(' ', 1)[1], int(r['unit'].split()[0])))
    for q in prs:
        for j, v in ((1, name), (2, q['unit']), (3, None), (4, q['unitType']), (6, q['statusText']), (7, q.get('tenantName', '')), (8, us0(q.get('leaseStartDate'))), (9, q.get('leaseEndDate') if isinstance(q.get('leaseEndDate'), str) else us0(q.get('leaseEndDate')))):
            if v: ws.write(i, j, v, ft)
        ws.write(i, 3, f"{city}, {state} {zips[len(q['unit']) % len(zips)]}", ft); ws.write(i, 5, q['area'], fi)
        for k_ in K:
            if k_ in q: ws.write(i, CO[k_], q[k_], fn)
        i += 1
    ws.write(i, 1, f'{name} Total', fst)
    for j in range(2, 10): ws.write(i, j, '', fst)
    ws.write(i, 2, f'{len(prs)} buildings', fst); ws.write(i, 5, tot(prs, 'area'), F(bold=True, top=1, bg_color='#DDEBF7', num_format='#,##0'))
    for k_ in K: ws.write(i, CO[k_], tot(prs, k_), fs)
    i += 2; rows += prs
ws.write(i, 1, 'Grand Total', fst)
for j in range(2, 10): ws.write(i, j, '', fst)
ws.write(i, 2, f'{len(rows)} buildings', fst); ws.write(i, 5, tot(rows, 'area'), F(bold=True, top=1, bg_color='#DDEBF7', num_format='#,##0'))
for k_ in K: ws.write(i, CO[k_], tot(rows, k_), fs)
oc = sum(1 for r in rows if 'tenantName' in r)
for s, v in (('Occupied', oc), ('Vacant', len(rows) - oc), ('Occupancy', f'{oc/len(rows):.1%}')):
    i += 1; ws.write(i + 1, 2, s, ft); ws.write(i + 1, 3, v, F(align='left'))
ws.set_column(0, 0, 1.5); 
for j, w in enumerate((20, 24, 22, 8, 9, 9, 36, 10, 10, 11, 11, 9, 9, 11, 11, 11)): ws.set_column(1 + j, 1 + j, w)
ws.freeze_panes(5, 3); ws.set_landscape(); ws.fit_to_pages(1, 0); ws.repeat_rows(4); ws.set_footer('&L&8Propertyware  11/04/2025 9:12 AM&R&8Page &P of &N'); ws.hide_gridlines(2)
wb.close()
finish(NAME, rows, None, AS, len(rows), oc, len(rows)-oc, 'SINGLE_FAMILY_RENTAL', 'SFR portfolio manager', 'Propertyware-like export with portfolio subtotals', sheet='Rent Roll Detail', sums=[(k, tot(rows, k), tot(rows, k)) for k in ('marketRent','contractRent','totalCharges','deposit','balance')])
