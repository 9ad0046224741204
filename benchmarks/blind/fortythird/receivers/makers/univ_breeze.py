# University real-estate office; Yardi-like 'Rent Roll with Lease Charges' - charge rows below each unit, current and future sections, summary of charges by code. reportlab canvas
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib import colors
NAME = 'RentRollwithLeaseCharges_colhill.pdf'
R = random.Random(4110); P = People(4110)
W, H = 792, 612
c = canvas.Canvas(f'{DOC}/{NAME}', pagesize=(W, H), invariant=1); c.setTitle('Rent Roll with Lease Charges')
cols = [('Unit', 24, 'l'), ('Unit Type', 62, 'l'), ('Unit', 152, 'r'), ('Resident', 160, 'l'), ('Name', 208, 'l'), ('Market', 352, 'r'), ('Charge', 360, 'l'), ('Amount', 442, 'r'), ('Resident', 498, 'r'), ('Other', 545, 'r'), ('Move In', 553, 'l'), ('Lease', 605, 'l'), ('Move Out', 658, 'l'), ('Balance', 768, 'r')]
h2 = ['', '', 'Sq Ft', '', '', 'Rent', 'Code', '', 'Deposit', 'Deposit', '', 'Expiration', '', '']
y = 0; pg = 0
def put(j, s, f='Helvetica', sz=7.2):
    c.setFont(f, sz); x, al = cols[j][1], cols[j][2]
    (c.drawRightString if al == 'r' else c.drawString)(x, y, s)
def head():
    global y, pg
    pg += 1; c.setFont('Helvetica-Bold', 12); c.drawCentredString(W / 2, H - 30, 'Rent Roll with Lease Charges')
    c.setFont('Helvetica', 8); c.drawCentredString(W / 2, H - 42, 'College Hill Graduate Apartments (colhill)'); c.drawCentredString(W / 2, H - 52, 'As Of = 06/30/2025'); c.drawCentredString(W / 2, H - 62, 'Month Year = 06/2025')
    c.setFillColor(colors.HexColor('#c9d7e8')); c.rect(20, H - 93, W - 40, 23, stroke=0, fill=1); c.setFillColor(colors.black)
    for j, (t, x, al) in enumerate(cols):
        for k, s in ((0, t), (1, h2[j])):
            y = H - 79 - 9.5 * k; put(j, s, 'Helvetica-Bold', 7)
    y = H - 106
    c.setFont('Helvetica', 6.5); c.drawString(24, 16, 'Friday, July 11, 2025'); c.drawRightString(768, 16, f'Page {pg}')
def sec(s):
    global y
    if y < 70: c.showPage(); head()
    c.setFont('Helvetica-Bold', 7.6); c.drawString(24, y, s); y -= 11
TY = {'ch1a': (520, 980, '1 BR'), 'ch2a': (745, 1290, ''), 'ch2b': (790, 1340, ''), 'chstu': (380, 815, ''), 'ch3t': (1105, 1675, '')}
rows = []; codes = {}
def emit(q, ch, other=None):
    global y
    need = 9.6 * (max(1, len(ch)) + 1) + 4
    if y - need < 30: c.showPage(); head()
    put(0, q['unit']); put(1, q['unitType']); put(2, m2(float(q['area'])))
    if q.get('tenantName'): put(3, q['_code']); put(4, q['tenantName'][:30])
    else: put(3, 'VACANT'); put(4, 'VACANT')
    if 'marketRent' in q: put(5, m2(q['marketRent']))
    if 'deposit' in q:
        put(8, m2(q['deposit'])); put(9, m2(other or 0)); put(10, us(q['moveInDate'])); put(11, us(q.get('leaseEndDate'))); put(12, us(q.get('moveOutDate'))); put(13, m2(q['balance']))
    else: put(8, '0.00'); put(9, '0.00'); put(13, '0.00')
    for k, (cd, am) in enumerate(ch):
        put(6, cd); put(7, m2(am)); 
        y -= 9.6
    if not ch: y -= 9.6
    put(6, 'Total', 'Helvetica-Bold'); put(7, m2(sum(a for _, a in ch)), 'Helvetica-Bold'); c.setStrokeColor(colors.grey); c.setLineWidth(.3); c.line(395, y + 7.6, 442, y + 7.6); y -= 12
head(); sec('Current/Notice/Vacant Residents')
units = [f'{b}{f}{n:02d}' for b in 'AB' for f in (1, 2, 3) for n in range(1, 6)] + [f'T{n}' for n in range(1, 5)]
V = {'A105', 'A302', 'B204', 'B305', 'T2'}; N_ = {'A203', 'B101', 'B303'}; other = {}
for i, u in enumerate(units):
    ty = 'ch3t' if u[0] == 'T' else ['ch1a', 'ch2a', 'ch2b', 'chstu', 'ch1a'][int(u[-1]) - 1]
    sf, mk, _ = TY[ty]; q = dict(unit=u, unitType=ty, area=sf, marketRent=float(mk), section='Current/Notice/Vacant Residents')
    if u in V: q['statusText'] = 'VACANT'; q['totalCharges'] = 0.0; q['deposit'] = 0.0; q['balance'] = 0.0; q['_v'] = 1; d0 = q.pop('deposit'); emit({k: v for k, v in q.items() if k != 'balance'}, []); q['deposit'] = 0.0
    else:
        mi = d(R.choice([2021, 2022, 2023, 2024]), R.choice([6, 7, 8, 8, 8, 1]), R.choice([1, 1, 10, 15])); rent = mk - R.choice([0, 20, 35, 60, 85])
        ch = [('rent', float(rent))]
        if R.random() < .45: ch.append(('parkg', 42.0))
        if R.random() < .25: ch.append(('pet', 30.0))
        if R.random() < .5: ch.append(('tech', 18.5))
        if R.random() < .12: ch.append(('staffdis', -round(rent * .1, 2)))
        q.update(tenantName=P('lf'), _code=f't00{41200 + 37 * i}', statusText='Occupied', contractRent=float(rent), charges=ch, totalCharges=round(sum(a for _, a in ch), 2), deposit=float(R.choice([0, 400, 400, 400, rent])), moveInDate=mi, leaseEndDate=R.choice([d(2025,7,31), d(2025,7,31), d(2026,7,31), d(2025,8,15)]), balance=R.choice([0, 0, 0, 0, 42.0, -18.5, round(rent * 1.0, 2)]))
        if u in N_: q['moveOutDate'] = d(2025, 7, R.choice([15, 31])); q['leaseEndDate'] = d(2025,7,31)
        emit(q, ch)
        for cd, am in ch: codes[cd] = round(codes.get(cd, 0) + am, 2)
    rows.append(q)
cur = list(rows)
y -= 4; sec('Future Residents/Applicants'); fut = []
for u, ty in (('A105', 'ch1a'), ('B101', 'ch1a'), ('T2', 'ch3t')):
    q = dict(unit=u, unitType=ty, area=TY[ty][0], section='Future Residents/Applicants', tenantName=P('lf'), _code=f't00{43000 + len(fut) * 11}', statusText='Future Residents/Applicants', contractRent=float(TY[ty][1]), charges=[('rent', float(TY[ty][1]))], totalCharges=float(TY[ty][1]), deposit=400.0, moveInDate=d(2025,8,10), leaseEndDate=d(2026,7,31), balance=0.0)
    emit(q, q['charges']); fut.append(q)
rows += fut
ms, dp, bl = tot(cur, 'marketRent'), tot(rows, 'deposit'), tot(rows, 'balance')
if y < 190: c.showPage(); head()
y -= 2; c.setStrokeColor(colors.black); c.line(24, y + 9, 768, y + 9); c.setFont('Helvetica-Bold', 7.4); c.drawString(24, y, 'Total colhill'); c.drawRightString(352, y, m2(ms)); c.drawRightString(442, y, m2(tot(cur, 'totalCharges'))); c.drawRightString(498, y, m2(tot(cur, 'deposit'))); c.drawRightString(545, y, '0.00'); c.drawRightString(768, y, m2(tot(cur, 'balance'))); y -= 22
occ = sum(1 for q in cur if 'tenantName' in q); n = len(cur)
c.drawString(24, y, 'Summary Groups'); 
for x, s in ((250, 'Square'), (330, 'Market'), (410, 'Lease'), (480, 'Security'), (540, '# Of'), (610, '% Unit'), (690, 'Balance')): c.drawRightString(x, y, s)
y -= 9
for x, s in ((250, 'Footage'), (330, 'Rent'), (410, 'Charges'), (480, 'Deposit'), (540, 'Units'), (610, 'Occupancy')): c.drawRightString(x, y, s)
y -= 12
def sg(lbl, rs, units_, pct):
    global y
    c.setFont('Helvetica', 7.4); c.drawString(24, y, lbl)
    for x, s in ((250, m2(float(tot(rs, 'area')))), (330, m2(tot(rs, 'marketRent') + 0.0)), (410, m2(tot(rs, 'totalCharges') + 0.0)), (480, m2(tot(rs, 'deposit') + 0.0)), (540, str(units_)), (610, pct), (690, m2(tot(rs, 'balance') + 0.0))): c.drawRightString(x, y, s)
    y -= 10.5
sg('Current/Notice/Vacant Residents', cur, n, f'{occ/n*100:.2f}'); sg('Future Residents/Applicants', fut, len(fut), '')
sg('Occupied Units', [q for q in cur if 'tenantName' in q], occ, f'{occ/n*100:.2f}'); sg('Total Vacant Units', [q for q in cur if 'tenantName' not in q], n - occ, f'{(n-occ)/n*100:.2f}')
y -= 8; c.setFont('Helvetica-Bold', 7.4); c.drawString(24, y, 'Summary of Charges by Charge Code'); y -= 9; c.setFont('Helvetica', 7); c.drawString(24, y, '(Current/Notice Residents Only)'); y -= 12
for k, v in sorted(codes.items()): c.drawString(24, y, k); c.drawRightString(150, y, m2(v)); y -= 9.6
c.setFont('Helvetica-Bold', 7.2); c.drawString(24, y, 'Total'); c.drawRightString(150, y, m2(sum(codes.values())))
c.save()
finish(NAME, rows, 'College Hill Graduate Apartments', d(2025,6,30), n, occ, n - occ, 'STUDENT_HOUSING', "university real-estate office", 'Yardi-like lease-charge rows with future section and summaries', hard=True, sums=[('charges', tot(cur, 'totalCharges'), round(sum(codes.values()), 2))])
