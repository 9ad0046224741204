# MRI commercial rent roll (CMROLL style) of a Boston office building, PDF landscape letter
from common import *
from reportlab.pdfgen import canvas
D = dt.date
NAME = '02_harborline_cmroll.pdf'
W, H = 792, 612
c = canvas.Canvas(path(NAME), pagesize=(W, H), invariant=1)
B = 'HLT200'
def f2(v): return f'{v:,.2f}'
def f0(v): return f'{v:,.0f}'
def md(d): return f'{d.month}/{d.day}/{d.year}'
# suite, name, start, exp, sf, psf, recov, other, steps[(cat, date, psf)], additional [(suite,start,exp,sf,psf)]
OCC = [
 ('0100', 'Café Marlowe, Inc.', D(2019,9,1), D(2029,8,31), 2210, 62.00, 3315.00, 0, [('RTL', D(2025,9,1), 63.5), ('RTL', D(2027,9,1), 66.0)], []),
 ('0110', 'Seaport Federal Employees Credit Union', D(2016,2,1), D(2026,1,31), 3480, 58.75, 4872.00, 250.00, [], []),
 ('0200', 'Attleby Wealth Partners, LLC', D(2022,1,1), D(2028,12,31), 7714, 51.00, 1221.38, 0, [('BRT', D(2026,1,1), 52.0), ('BRT', D(2027,1,1), 53.0), ('BRT', D(2028,1,1), 54.0)], []),
 ('0250', 'Fennimore Labs (US) Inc.', D(2024,5,15), D(2031,7,31), 5122, 54.50, 0, 900.00, [('BRT', D(2026,8,1), 55.5), ('BRT', D(2027,8,1), 56.5), ('BRT', D(2028,8,1), 57.5), ('BRT', D(2029,8,1), 58.5), ('BRT', D(2030,8,1), 59.5)], []),
 ('0300', 'Trask Underhill & Boone LLP', D(2015,7,1), D(2030,6,30), 15820, 48.00, 6974.65, 3150.00, [('BRT', D(2025,7,1), 52.0)], [('0410', D(2018,1,1), D(2030,6,30), 4265, 48.00), ('B-03', D(2015,7,1), D(2030,6,30), 640, 15.00)]),
 ('0400', 'Commonwealth Tidal Authority', D(2020,11,1), D(2025,10,31), 6233, 46.25, 2441.26, 0, [], []),
 ('0500', 'Dunmore Pay Systems', D(2021,6,1), D(2031,5,31), 15902, 50.00, 5035.63, 1800.00, [('BRT', D(2026,6,1), 54.0)], []),
 ('0600', 'Verity Hall Architects', D(2018,4,1), None, 4880, 44.00, 2236.67, 0, [], []),
 ('0620', 'Larchmere Insurance Brokerage of Massachusetts', D(2023,3,1), D(2028,2,29), 3115, 53.00, 285.54, 0, [('BRT', D(2026,3,1), 54.25), ('BRT', D(2027,3,1), 55.5)], []),
 ('0700', 'Osgood Biometrics Corp.', D(2023,10,1), D(2033,9,30), 15902, 55.00, 0, 4500.00, [('BRT', D(2025,10,1), 56.1), ('BRT', D(2026,10,1), 57.22), ('BRT', D(2027,10,1), 58.37), ('BRT', D(2028,10,1), 59.53), ('BRT', D(2029,10,1), 60.72), ('BRT', D(2030,10,1), 61.94), ('BRT', D(2031,10,1), 63.18), ('BRT', D(2032,10,1), 64.44)], []),
 ('0810', 'Pelham Street Foundation', D(2022,9,1), D(2027,8,31), 2890, 50.50, 312.08, 0, [('BRT', D(2025,9,1), 51.5), ('BRT', D(2026,9,1), 52.5)], []),
 ('0820', 'Gage Maritime Counsel PC', D(2014,12,1), D(2025,4,30), 3307, 42.00, 1984.20, 350.00, [], []),
 ('0900', 'Norrington Capital Mgmt', D(2024,12,1), D(2032,2,28), 11350, 57.00, 0, 2700.00, [('BRT', D(2026,3,1), 58.14), ('BRT', D(2027,3,1), 59.3), ('BRT', D(2028,3,1), 60.49)], []),
 ('B-01', 'Dunmore Pay Systems', D(2021,6,1), D(2031,5,31), 980, 15.00, 0, 0, [], []),
 ('RF-1', 'Bay Colony Towers LLC', D(2012,1,1), D(2026,12,31), 0, None, 0, 3480.00, [], []),
]
VAC = [('0420', 3204), ('0610', 5918), ('0640', 1802), ('0800', 9705), ('B-02', 455)]
LEASED = [('0910', 'Wexcombe Analytics, Inc.', D(2025,9,1), D(2032,12,31), 4552)]
pg = 0; y = 0
CX = dict(id=24, nm=98, st=258, ex=306, sf=392, br=446, ps=484, rc=538, ot=590, cat=602, dt=622, am=722, pp=768)
def hdr(sec=None):
    global pg, y
    pg += 1
    c.setFont('Times-Roman', 8)
    c.drawString(24, 588, 'Database:'); c.drawString(80, 588, 'HARBORLINE')
    c.drawString(24, 578, 'Bldg Status:'); c.drawString(80, 578, 'Active only')
    c.setFont('Times-Bold', 13); c.drawCentredString(396, 586, 'Rent Roll')
    c.setFont('Times-Bold', 10); c.drawCentredString(396, 573, '200 Harborline Tower'); c.setFont('Times-Roman', 9); c.drawCentredString(396, 561, '6/30/2025')
    c.setFont('Times-Roman', 8)
    for i, (a, b) in enumerate([('Page:', str(pg)), ('Date:', '7/3/2025'), ('Time:', '10:32 AM')]):
        c.drawString(690, 588 - 10 * i, a); c.drawRightString(768, 588 - 10 * i, b)
    c.setLineWidth(.8); c.line(24, 553, 768, 553)
    c.setFont('Times-Bold', 7.5)
    c.drawString(24, 524, 'Bldg Id-Suit Id'); c.drawString(98, 524, 'Occupant Name'); c.drawString(258, 524, 'Rent Start'); c.drawString(306, 524, 'Expiration')
    for x, ls in [(392, ('', 'GLA', 'Sqft')), (446, ('Monthly', 'Base', 'Rent')), (484, ('Annual', 'Rate', 'PSF')), (538, ('Monthly', 'Cost', 'Recovery')), (590, ('Monthly', 'Other', 'Income'))]:
        for i, l in enumerate(ls): c.drawRightString(x, 542 - 9 * i, l)
    c.drawCentredString(685, 542, '------- Future Rent Increases -------')
    c.drawString(602, 524, 'Cat'); c.drawString(622, 524, 'Date'); c.drawRightString(722, 524, 'Monthly Amount'); c.drawRightString(768, 524, 'PSF')
    c.line(24, 519, 768, 519); y = 507
    if sec: sect(sec)
def sect(s):
    global y
    c.setFont('Times-BoldItalic', 9); c.drawString(24, y, s); y -= 14
def line(suite, nm, st, ex, sf, br, ps, rc, ot, first=True):
    c.setFont('Times-Roman', 8)
    c.drawString(24, y, f'{B} -{suite}')
    words = nm.split(' '); l1 = ''; l2 = ''
    for w in words:
        t = (l1 + ' ' + w).strip()
        if c.stringWidth(t, 'Times-Roman', 8) <= 152 and not l2: l1 = t
        else: l2 = (l2 + ' ' + w).strip()
    c.drawString(98, y, l1)
    if l2: c.drawString(98, y - 9, l2)
    if st: c.drawString(258, y, md(st))
    if ex: c.drawString(306, y, md(ex) if not isinstance(ex, str) else ex)
    c.drawRightString(392, y, f0(sf))
    if br is not None: c.drawRightString(446, y, f2(br))
    if ps is not None: c.drawRightString(484, y, f2(ps))
    if rc is not None: c.drawRightString(538, y, f2(rc))
    if ot is not None: c.drawRightString(590, y, f2(ot))
    return bool(l2)
rows = []
hdr('Vacant Suites')
for s, sf in VAC:
    line(s, 'Vacant', None, None, sf, None, None, None, None); y -= 12
    rows.append(dict(unit=f'{B} -{s}', area=sf, statusText='Vacant', section='Vacant Suites'))
y -= 6; sect('Leased/Unoccupied Suites')
for s, n, a, b, sf in LEASED:
    line(s, n, a, b, sf, 0, 0, 0, 0); c.drawString(602, y, 'BRT'); c.drawString(622, y, '1/1/2026'); am = round(sf * 58 / 12, 2)
    c.drawRightString(722, y, f2(am)); c.drawRightString(768, y, '58.00'); y -= 12
    rows.append(dict(unit=f'{B} -{s}', area=sf, tenantName=n, leaseStartDate=a, leaseEndDate=b, contractRent=0, statusText='Leased/Unoccupied', section='Leased/Unoccupied Suites',
                     rentSteps=[dict(date=D(2026,1,1), amount=am)], charges=[dict(code='Monthly Cost Recovery', amount=0), dict(code='Monthly Other Income', amount=0)]))
y -= 6; sect('Occupied Suites')
T = dict(sf=0, br=0, rc=0, ot=0)
for s, n, a, b, sf, ps, rc, ot, steps, add in OCC:
    h = 12 * max(len(steps), 1 + (len(add) + 1 if add else 0)) + 20
    if y - h < 40: c.showPage(); hdr('Occupied Suites  (continued)')
    br = round(sf * ps / 12, 2) if ps else 0.0
    y0 = y
    wrapped = line(s, n, a, b or 'Month to Month', sf, br, ps if ps else 0, rc, ot)
    st = []
    for i, (cat, d, p) in enumerate(steps):
        am = round(sf * p / 12, 2); yy = y0 - 11 * i
        c.drawString(602, yy, cat); c.drawString(622, yy, md(d)); c.drawRightString(722, yy, f2(am)); c.drawRightString(768, yy, f2(p))
        st.append(dict(date=d, amount=am))
    rows.append(dict(unit=f'{B} -{s}', area=sf, tenantName=n, leaseStartDate=a, leaseEndDate=b or 'Month to Month', contractRent=br, statusText='Occupied', section='Occupied Suites',
                     rentSteps=st, charges=[dict(code='Monthly Cost Recovery', amount=rc), dict(code='Monthly Other Income', amount=ot)]))
    T['sf'] += sf; T['br'] += br; T['rc'] += rc; T['ot'] += ot
    y -= 21 if wrapped else 12
    if add:
        tsf, tbr = sf, br
        for s2, a2, b2, sf2, ps2 in add:
            br2 = round(sf2 * ps2 / 12, 2)
            line(s2, '   Additional Space', a2, b2, sf2, br2, ps2, 0, 0); y -= 12
            stp = []
            if s2 == '0410':
                am = round(sf2 * 52 / 12, 2); c.drawString(602, y + 12, 'BRT'); c.drawString(622, y + 12, '7/1/2025'); c.drawRightString(722, y + 12, f2(am)); c.drawRightString(768, y + 12, '52.00')
                stp = [dict(date=D(2025,7,1), amount=am)]
            rows.append(dict(unit=f'{B} -{s2}', area=sf2, tenantName=n, leaseStartDate=a2, leaseEndDate=b2, contractRent=br2, statusText='Occupied', section='Occupied Suites', rentSteps=stp,
                             charges=[dict(code='Monthly Cost Recovery', amount=0), dict(code='Monthly Other Income', amount=0)]))
            T['sf'] += sf2; T['br'] += br2; tsf += sf2; tbr += br2
        c.setLineWidth(.3); c.line(360, y + 9, 590, y + 9)
        c.setFont('Times-Italic', 8); c.drawString(306, y, 'Total'); c.drawRightString(392, y, f0(tsf)); c.drawRightString(446, y, f2(tbr)); c.drawRightString(538, y, f2(rc)); c.drawRightString(590, y, f2(ot)); y -= 12
    y = min(y, y0 - 11 * len(steps)) - 6
if y < 140: c.showPage(); hdr()
c.setLineWidth(.8); c.line(24, y, 768, y); y -= 14
nocc = len([r for r in rows if r['section'] == 'Occupied Suites'])
vs = sum(v for _, v in VAC); ls = sum(x[4] for x in LEASED); tt = T['sf'] + vs + ls
c.setFont('Times-Bold', 8); c.drawString(24, y, 'Totals:')
for lab, pc, n, sf in [('Occupied Sqft:', T['sf'] / tt, nocc, T['sf']), ('Leased/Unoccupied Sqft:', ls / tt, len(LEASED), ls), ('Vacant Sqft:', vs / tt, len(VAC), vs), ('Total Sqft:', None, len(rows), tt)]:
    c.drawString(98, y, lab); 
    if pc is not None: c.drawRightString(260, y, f'{pc:.2%}')
    c.drawRightString(320, y, f'{n} Units'); c.drawRightString(392, y, f0(sf))
    if lab.startswith('Occ'): c.drawRightString(446, y, f2(T['br'])); c.drawRightString(538, y, f2(T['rc'])); c.drawRightString(590, y, f2(T['ot']))
    if lab.startswith('Total'): c.drawRightString(446, y, f2(T['br']))
    y -= 12
c.save()
save(NAME, 'OFFICE', 'MRI Commercial Management, Boston manager', 'CMROLL rent roll: sections vacant/leased/occupied, additional spaces, future increases at the right', True, rows,
     '200 Harborline Tower', D(2025,6,30), len(rows), nocc, len(VAC))
