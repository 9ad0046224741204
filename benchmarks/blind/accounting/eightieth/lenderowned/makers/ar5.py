from common import *
import xlsxwriter, datetime
R = random.Random(8055)
ASOF = datetime.date(2025, 7, 31)
CENT = [('1043', 'Tamarack Crossing', ['Great Wok Express|101', 'Luna Nails & Spa|103', 'Payday Harbor|104', 'Stitch & Hem Alterations|106', 'Tri-County Dental PLLC|110-112', 'Vapor Junction|113', 'Little Sprouts Learning Center|115', "Coppola's Pizza|118", 'Wireless Depot|120']),
        ('1051', 'Oak Hollow Center', ['Family Thrift|A', "Mickie's Hair Studio|C", 'Oak Hollow Liquors|D', 'Fit24 Gym LLC|E-F', 'Bayou Crab Boil|H', 'Shoe Barn #117|J', 'Summit Tax Service|K']),
        ('1066', 'Prairie Gate Plaza', ['Dollar Corral|2201', 'Hot Yoga Collective|2205', 'J&R Vacuum and Sewing|2207', 'Pho Saigon 9|2211', 'Golden Age Hearing|2215', 'Pet Pantry|2219'])]
CH = {'RNT': 'BASE RENT', 'CAM': 'COMMON AREA MAINT', 'RET': 'REAL ESTATE TAX', 'INS': 'INSURANCE', 'LAT': 'LATE CHARGE', 'WTR': 'WATER/SEWER', 'CRC': 'CAM RECON 2024', 'SGN': 'PYLON SIGN', 'LGL': 'LEGAL FEES', 'PPR': 'PREPAID RENT'}
n = 'AR_strip_centers_aged_detail.xlsx'
wb = xlsxwriter.Workbook(path(n)); wb.set_properties({'created': datetime.datetime(2025, 8, 5)}); ws = wb.add_worksheet('Aged Delinquencies')
A = {'font_name': 'Arial', 'font_size': 9}; nf = '#,##0.00;-#,##0.00;0.00'
t_ = wb.add_format(A); bd = wb.add_format({**A, 'bold': 1}); num = wb.add_format({**A, 'num_format': nf}); bn = wb.add_format({**A, 'bold': 1, 'num_format': nf, 'top': 1}); bl = wb.add_format({**A, 'bold': 1}); dt = wb.add_format({**A, 'num_format': 'mm/dd/yyyy', 'align': 'left'})
hd = wb.add_format({**A, 'bold': 1, 'bottom': 1, 'align': 'right'}); hdl = wb.add_format({**A, 'bold': 1, 'bottom': 1}); cen = wb.add_format({**A, 'bold': 1, 'font_size': 11}); gl = wb.add_format({**A, 'bold': 1, 'font_size': 10, 'bg_color': '#DDDDDD'}); gn = wb.add_format({**A, 'bold': 1, 'num_format': nf, 'top': 1, 'bottom': 6})
ws.write(0, 0, 'Database:', t_); ws.write(0, 1, 'KEYBANKREO', t_); ws.write(0, 5, 'Aged Delinquencies', cen); ws.write(0, 10, 'Page:', t_); ws.write(0, 11, 1, t_)
ws.write(1, 5, 'Keystone Harbor Bank - Special Assets', t_); ws.write(1, 10, 'Date:', t_); ws.write(1, 11, '8/5/2025', t_); ws.write(2, 5, 'Period: 07/25   Aged as of 7/31/2025', t_); ws.write(2, 10, 'Time:', t_); ws.write(2, 11, '10:22 AM', t_)
for i, h in enumerate(['Invoice Date', 'Category', None, 'Source', 'Invoice', 'Amount', 'Current', '1 - 30', '31 - 60', '61 - 90', '91 - 120', 'Over 120']):
    ws.write(4, i, h or '', hdl if i < 5 else hd)
ws.set_column(0, 0, 12); ws.set_column(1, 1, 24); ws.set_column(2, 2, 2); ws.set_column(3, 3, 8); ws.set_column(4, 4, 11); ws.set_column(5, 11, 12); ws.freeze_panes(5, 0)
K = ['total', 'current', 'b1_30', 'b31_60', 'b61_90', 'b91_120', 'b120']
def bucket(d):
    a = (ASOF-d).days
    return 1 if a < 1 else 2 if a <= 30 else 3 if a <= 60 else 4 if a <= 90 else 5 if a <= 120 else 6
r = 6; rows = []; tots = []; G = [0]*7; recap = {}; inv = 48102; planted = None; lease = 118; cand = 0
for cid, cname, ts in CENT:
    ws.write(r, 0, f'Entity: {cid}', gl); ws.write(r, 1, cname, gl); [ws.write_blank(r, k, None, gl) for k in range(2, 12)]; r += 2; P = [0]*7
    for t in ts:
        name, su = t.split('|'); lease += R.randint(2, 19); lid = f'{cid}-{lease:06d}'
        rent = R.choice([1850, 2275, 2640, 3125, 3480, 4150, 5266.67, 6900]); cam = round(rent*R.uniform(.14, .2), 2); tax = round(rent*R.uniform(.1, .15), 2); ins = round(rent*.035, 2)
        mo = R.choice([1, 1, 1, 2, 2, 3, 4]); ch = []
        for k in range(mo):
            d = datetime.date(2025, 7-k, 1)
            for c_, v, pr in (('RNT', rent, .85), ('CAM', cam, .8), ('RET', tax, .6), ('INS', ins, .45)):
                if R.random() < pr: ch.append([d, c_, int(round(v*100)) if R.random() < .85 else int(v*100*R.uniform(.2, .8))])
            if R.random() < .5: ch.append([d+datetime.timedelta(10), 'LAT', int(rent*5)])
        if R.random() < .4: ch.append([datetime.date(2025, 3, 14), 'CRC', R.randint(31000, 290000)])
        if R.random() < .2: ch.append([datetime.date(2025, 7, 31), 'WTR', R.randint(4200, 21000)])
        if R.random() < .15: ch.append([datetime.date(2025, 5, 20), 'LGL', R.choice([35000, 47500, 82500])])
        if R.random() < .15: ch.append([datetime.date(2025, 6, 1), 'SGN', 7500])
        if R.random() < .25: ch.append([datetime.date(2025, 7, R.randint(20, 31)), 'PPR', -R.choice([int(rent*100), 50000, 12345, int(rent*50)])])
        if not ch: ch.append([datetime.date(2025, 7, 1), 'INS', int(ins*100)])
        ch.sort(key=lambda x: (x[0], x[1] == 'LAT')); T = [0]*7
        ws.write(r, 0, lid, bd); ws.write(r, 1, name, bd); ws.write(r, 4, f'Suite: {su}', bd); ws.write(r, 6, R.choice(['Current', 'Current', 'Current', 'Holdover']), t_)
        lp = datetime.date(2025, R.choice([5, 6, 7, 7]), R.randint(2, 27)); ws.write(r, 8, f'Last Payment: {lp:%m/%d/%y}   {rent if R.random()<.5 else rent+cam:,.2f}', t_); r += 1
        for d, c_, v in ch:
            inv += R.randint(1, 37); b = bucket(d); cand += 1; drop = cid == '1051' and name.startswith('Fit24') and c_ == 'CAM' and planted is None
            T[0] += v; T[b] += v; recap[c_] = recap.get(c_, 0)+v
            cat = f'{c_}  {CH[c_]}'; iv = '' if c_ == 'PPR' else f'IN{inv:07d}'
            if drop:
                planted = {"what": f"{name} (suite {su}): charge row {d:%m/%d/%Y} {cat} {iv} {m(v)} left out; tenant and entity totals still hold it", "kind": "row_dropped"}; continue
            ws.write_datetime(r, 0, datetime.datetime(d.year, d.month, d.day), dt); ws.write(r, 1, cat, t_); ws.write(r, 3, 'CR' if c_ == 'PPR' else 'CH', t_); ws.write(r, 4, iv, t_)
            ws.write_number(r, 5, v/100, num); q = dict(unit=su, name=name, resident=lid, date=d.isoformat(), charge=cat)
            if iv: q['invoice'] = iv
            q['total'] = v/100
            for k in range(1, 7):
                x = v if k == b else 0; ws.write_number(r, 5+k, x/100, num); q[K[k]] = x/100
            rows.append(q); r += 1
        ws.write(r, 1, f'{name} Total:', bl)
        for k in range(7): ws.write_number(r, 5+k, T[k]/100, bn)
        tots.append(dict(label=f'{name} Total:', **{k: x/100 for k, x in zip(K, T)})); P = [a+x for a, x in zip(P, T)]; r += 2
    ws.write(r, 0, f'ENTITY {cid} Total:', gl); [ws.write_blank(r, k, None, gl) for k in range(1, 5)]
    for k in range(7): ws.write_number(r, 5+k, P[k]/100, bn)
    tots.append(dict(label=f'ENTITY {cid} Total:', **{k: x/100 for k, x in zip(K, P)})); G = [a+x for a, x in zip(G, P)]; r += 2
ws.write(r, 0, 'Grand Total:', bd)
for k in range(7): ws.write_number(r, 5+k, G[k]/100, gn)
tots.append(dict(label='Grand Total:', **{k: x/100 for k, x in zip(K, G)})); r += 3
ws.write(r, 1, 'Recap by Category', bd); r += 1
for c_ in sorted(recap): ws.write(r, 1, f'{c_}  {CH[c_]}', t_); ws.write_number(r, 5, recap[c_]/100, num); r += 1
ws.write(r, 1, 'Recap Total', bd); ws.write_number(r, 5, sum(recap.values())/100, bn); assert sum(recap.values()) == G[0]
ws.set_landscape(); ws.fit_to_pages(1, 0); ws.repeat_rows(4); wb.close(); print(planted)
assert planted
save(n, 'AR', 'MRI-like aged delinquencies exported to Excel, tenant headings with charge rows, recap by category, strip centers', True, K, rows, tots, planted)
