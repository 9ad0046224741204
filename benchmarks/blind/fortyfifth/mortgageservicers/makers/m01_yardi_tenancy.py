# Yardi Voyager commercial "Tenancy Schedule I" of a New Jersey office park, PDF landscape legal
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib import colors
import random
R = random.Random(4501)
D = dt.date
NAME = '01_parsippany_tenancy_schedule.pdf'
ASOF = D(2025, 6, 30)
T = [ # unit(s), tenant, code, type, area, from, to, base psf, bump, dep, loc, extra
 ('0100', 'Garrow & Pell Actuaries LLC', 't0004117', 'Office Gross', 6214, D(2021,4,1), D(2028,3,31), 27.50, .5, 14241.25, 0, {}),
 ('0110', 'VACANT', None, None, 2880, None, None, 0, 0, None, None, {}),
 ('0120, 0125', 'Northlake Title Agency, Inc.', 't0003920', 'Office Gross', 4105, D(2019,10,1), D(2026,9,30), 26.25, .5, 8979.69, 0, {}),
 ('0150', 'Morris Bagel Works (Deli)', 't0003377', 'Retail Gross', 1140, D(2017,1,1), D(2026,12,31), 18.00, .75, 3420.00, 0, {'nostor': 1}),
 ('0200', 'Halvorsen Reinsurance Services US', 't0004260', 'Office Net', 18450, D(2022,7,1), D(2032,6,30), 22.75, .75, 0, 210000.00, {'net': 1, 'ab': (D(2025,7,1), D(2025,8,31))}),
 ('0230', 'Quist Pharma Consulting', 't0004388', 'Office Gross', 3322, D(2023,2,15), D(2028,2,29), 28.00, .5, 15502.67, 0, {}),
 ('0240', 'Ledgermoor CPA Group, P.C.', 't0002981', 'Office Gross', 5010, D(2014,6,1), D(2025,5,31), 25.50, 0, 10646.25, 0, {'expired': 1}),
 ('0300', 'Bellweather Logistics Holdings', 't0004401', 'Office Net', 21877, D(2023,9,1), D(2034,8,31), 23.50, .75, 0, 385560.00, {'net': 1}),
 ('0340', 'VACANT', None, None, 7412, None, None, 0, 0, None, None, {}),
 ('0350', 'Sarnoff Pediatric Billing', 't0004019', 'Office Gross', 1988, D(2020,12,1), D(2025,11,30), 26.00, .5, 4307.33, 0, {}),
 ('0360', 'Tri-County Engineers LLP', 't0003644', 'Office Gross', 4490, D(2018,5,1), D(2028,4,30), 25.00, .5, 9354.17, 0, {}),
 ('0400', 'Ostrander Bank, N.A. (Regional Ofc)', 't0004150', 'Office Net', 14260, D(2021,11,1), D(2031,10,31), 22.00, .5, 0, 0, {'net': 1}),
 ('0420', 'Whitcomb Staffing', 't0004433', 'Office Gross', 2764, D(2024,3,1), D(2029,3,31), 29.00, .5, 13359.34, 0, {}),
 ('0430', 'VACANT', None, None, 3106, None, None, 0, 0, None, None, {}),
 ('0450', 'Cresta Data Systems', 't0004299', 'Office Gross', 8803, D(2022,10,1), D(2027,9,30), 27.25, .75, 39980.29, 0, {}),
 ('STOR-1', 'Garrow & Pell Actuaries LLC', 't0004117', 'Storage', 310, D(2021,4,1), D(2028,3,31), 12.00, 0, 0, 0, {'stor': 1}),
 ('STOR-2', 'VACANT', None, None, 275, None, None, 0, 0, None, None, {}),
 ('ROOF-A', 'Skylark Wireless NJ, LP', 't0003105', 'Antenna', 0, D(2015,8,1), D(2030,7,31), 0, 0, 0, 0, {'ant': 1}),
]
W, H = 1008, 612
X = [30, 150, 300, 365, 425, 478, 531, 566, 612, 682, 728, 806, 856, 905, 978]  # right/left anchors
c = canvas.Canvas(path(NAME), pagesize=(W, H), invariant=1)
c.setTitle('Tenancy Schedule I')
pg = [0]; y = [0]
def m2(v): return f'{v:,.2f}'
def ds(d): return d.strftime('%m/%d/%Y')
def header():
    pg[0] += 1
    c.setFont('Helvetica-Bold', 12); c.drawString(30, 580, 'Tenancy Schedule I')
    c.setFont('Helvetica', 8)
    c.drawString(30, 567, 'Property: njgt0600   As of Date: 06/30/2025   By Property')
    c.drawRightString(978, 580, f'Page {pg[0]}')
    c.setFillColor(colors.HexColor('#d8dfe8')); c.rect(28, 530, 952, 30, stroke=0, fill=1); c.setFillColor(colors.black)
    c.setFont('Helvetica-Bold', 7)
    for a, b, x, al in [('Property', 'Unit(s)', 30, 'l'), ('', 'Lease', 150, 'l'), ('', 'Lease Type', 300, 'l'), ('', 'Area', 415, 'r'),
        ('Lease', 'From', 424, 'l'), ('Lease', 'To', 476, 'l'), ('', 'Term', 552, 'r'), ('Tenancy', 'Years', 592, 'r'), ('Monthly', 'Rent', 655, 'r'),
        ('Monthly', 'Rent/Area', 703, 'r'), ('Annual', 'Rent', 772, 'r'), ('Annual', 'Rent/Area', 820, 'r'), ('Annual', 'Rec./Area', 862, 'r'),
        ('Security Dep.', 'Received', 922, 'r'), ('LOC Amt/', 'Bank Guar.', 979, 'r')]:
        f = c.drawString if al == 'l' else c.drawRightString
        f(x, 549, a); f(x, 538, b)
    y[0] = 518
def need(h):
    if y[0] - h < 40:
        c.showPage(); header()
header()
c.setFont('Helvetica-Bold', 8); c.drawString(30, y[0], 'Gatehouse Commons at Parsippany (njgt0600)'); y[0] -= 14
rows = []; tot = dict(area=0, occ=0, mon=0, rec=0, dep=0, loc=0)
for u, t, code, typ, area, fr, to, psf, bump, dep, loc, ex in T:
    if t == 'VACANT':
        need(20)
        c.setFont('Helvetica', 7.5); c.drawString(42, y[0], u); c.drawString(150, y[0], 'VACANT')
        c.drawRightString(415, y[0], m2(area)); y[0] -= 20
        rows.append(dict(unit=u, area=area, statusText='VACANT')); tot['area'] += area
        continue
    # rent schedule by lease year
    sch = []
    if ex.get('ant'):
        a = 2150.00; d = fr
        while d < to:
            e = min(addm(d, 60) - dt.timedelta(1), to); sch.append((d, e, round(a, 2))); a *= 1.15; d = addm(d, 60)
    else:
        d = fr.replace(day=1) if fr.day == 1 else fr; p = psf
        while d < to:
            e = min(addm(d, 12) - dt.timedelta(1), to)
            if (to - e).days < 40: e = to
            sch.append((d, e, round(area * p / 12, 2))); p += bump; d = e + dt.timedelta(1)
            if bump == 0 and d < to:
                sch[-1] = (sch[-1][0], to, sch[-1][2]); break
    if ex.get('expired'): cur = sch[-1]
    else: cur = [s for s in sch if s[0] <= ASOF <= s[1]][0]
    fut = [s for s in sch if s[0] > ASOF]
    ch = []; futch = []
    if ex.get('net'):
        ch += [('cam', D(2025,1,1), to, round(area * 6.85 / 12, 2)), ('ret', D(2025,1,1), to, round(area * 4.12 / 12, 2))]
    elif ex.get('stor') or ex.get('ant'): pass
    elif typ != 'Storage' and area > 3000: ch += [('elec', D(2025,1,1), to if to > ASOF else to, round(area * 1.95 / 12, 2))]
    if ex.get('ab'):
        futch.append(('abate', ex['ab'][0], ex['ab'][1], -round([s for s in sch if s[0] <= ex['ab'][0] <= s[1]][0][2] * .5, 2)))
    if u == '0450': ch.append(('park', D(2022,10,1), to, 600.00))
    rec = sum(x[3] for x in ch if x[0] in ('cam', 'ret', 'elec'))
    shown = [s for s in sch if s[1] >= ASOF or s is cur]
    need(14 + 12 * (len(shown) + len(ch) + len(futch) + 3))
    c.setFont('Helvetica', 7.5)
    c.drawString(42, y[0], u); c.drawString(150, y[0], f'{t}'); c.drawString(300, y[0], typ)
    c.drawRightString(415, y[0], m2(area)); c.drawString(424, y[0], ds(fr)); c.drawString(476, y[0], ds(to))
    term = (to.year - fr.year) * 12 + to.month - fr.month + (1 if fr.day == 1 else 0) + (0 if fr.day == 1 else 1)
    c.drawRightString(552, y[0], str(term)); c.drawRightString(592, y[0], f'{(ASOF - fr).days / 365.25:.2f}')
    mon = cur[2]
    c.drawRightString(655, y[0], m2(mon)); c.drawRightString(703, y[0], m2(mon / area) if area else '0.00')
    c.drawRightString(772, y[0], m2(mon * 12)); c.drawRightString(820, y[0], m2(mon * 12 / area) if area else '0.00')
    c.drawRightString(865, y[0], m2(rec * 12 / area) if area else '0.00'); c.drawRightString(925, y[0], m2(dep)); c.drawRightString(979, y[0], m2(loc))
    y[0] -= 10
    c.setFont('Helvetica-Oblique', 7); c.drawString(150, y[0], f'({code})'); y[0] -= 12
    def sub(title, lines):
        c.setFont('Helvetica-Bold', 7); c.drawString(165, y[0], title)
        for h, x, al in [('Charge', 230, 'l'), ('Unit', 275, 'l'), ('From', 424, 'l'), ('To', 476, 'l'), ('Monthly Amt', 655, 'r'), ('Amt/Area', 703, 'r'), ('Annual', 772, 'r'), ('Annual/Area', 820, 'r')]:
            (c.drawString if al == 'l' else c.drawRightString)(x, y[0], h)
        c.setLineWidth(.3); c.line(165, y[0] - 2, 822, y[0] - 2); y[0] -= 11
        c.setFont('Helvetica', 7)
        for k, a, b, amt in lines:
            c.drawString(230, y[0], k); c.drawString(275, y[0], u.split(',')[0]); c.drawString(424, y[0], ds(a)); c.drawString(476, y[0], ds(b))
            c.drawRightString(655, y[0], m2(amt)); c.drawRightString(703, y[0], m2(amt / area) if area else '0.00')
            c.drawRightString(772, y[0], m2(amt * 12)); c.drawRightString(820, y[0], m2(amt * 12 / area) if area else '0.00'); y[0] -= 10
    rc = 'antn' if ex.get('ant') else 'stor' if ex.get('stor') else 'rent'
    sub('Rent Steps', [(rc, s[0], s[1], s[2]) for s in shown])
    if ch or futch: sub('Charge Schedules', ch + futch)
    y[0] -= 8
    rows.append(dict(unit=u, unitType=None, area=area, tenantName=t, leaseStartDate=fr, leaseEndDate=to, contractRent=mon, annualRent=round(mon * 12, 2),
        deposit=dep, charges=[dict(code=rc, amount=mon)] + [dict(code=k, amount=v) for k, a, b, v in ch],
        rentSteps=[dict(date=s[0], amount=s[2]) for s in fut], statusText='Occupied'))
    tot['area'] += area; tot['occ'] += area; tot['mon'] += mon; tot['rec'] += rec; tot['dep'] += dep; tot['loc'] += loc
need(110)
c.line(28, y[0] + 6, 980, y[0] + 6)
c.setFont('Helvetica-Bold', 7.5); y[0] -= 5
c.drawString(30, y[0], 'Total Current'); c.drawRightString(415, y[0], m2(tot['area'])); c.drawRightString(655, y[0], m2(tot['mon'])); c.drawRightString(772, y[0], m2(tot['mon'] * 12))
c.drawRightString(925, y[0], m2(tot['dep'])); c.drawRightString(979, y[0], m2(tot['loc'])); y[0] -= 22
vacn = sum(1 for r in rows if r['statusText'] == 'VACANT')
for lab, n, a in [('Total Units', len(rows), tot['area']), ('  Occupied', len(rows) - vacn, tot['occ']), ('  Vacant', vacn, tot['area'] - tot['occ'])]:
    c.setFont('Helvetica', 7.5); c.drawString(30, y[0], lab); c.drawRightString(180, y[0], str(n)); c.drawRightString(260, y[0], m2(a)); c.drawRightString(310, y[0], f'{a / tot["area"]:.2%}'); y[0] -= 11
c.setFont('Helvetica', 6.5); c.drawString(30, 22, 'Tuesday, July 08, 2025'); c.drawRightString(978, 22, '09:14 AM')
c.save()
save(NAME, 'OFFICE', 'Yardi Voyager commercial, New Jersey owner-manager', 'Tenancy Schedule I with rent steps and charge schedules beneath each lease', True, rows,
     'Gatehouse Commons at Parsippany', ASOF, len(rows), len(rows) - vacn, vacn)
