import random, os
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
NAME = 'RM_RentRoll_ChargeDetail_2025-06.pdf'
rng = random.Random(6602); N = Names(rng)
props = [('Larkmoor Terrace', 'LARK', ['A1', 'A2', 'A3', 'A4', 'B1', 'B2', 'B3', 'B4', 'C1', 'C2', 'C3', 'C4']),
         ('Quillan House', 'QUIL', ['101', '102', '103', '201', '202', '203', '301', '302', '303', 'PH']),
         ('Sixpenny Row', 'SIXP', ['410', '412', '414', '416', '418', '420', '422', '424'])]
types = {'LARK': [('2BR/1BA', 840, 1295), ('1BR/1BA', 655, 1090)], 'QUIL': [('STUDIO', 430, 925), ('1BR/1BA', 610, 1175), ('2BR/1.5BA', 905, 1560)], 'SIXP': [('3BR TH', 1260, 1885), ('2BR TH', 1080, 1640)]}
rows = []
for pn, code, us in props:
    for i, u in enumerate(us):
        ty, sf, mk = types[code][(i * 7 + len(u)) % len(types[code])]
        r = dict(unit=u, propertyName=pn, unitType=ty, area=sf, marketRent=float(mk), _p=code)
        if (code, u) in (('LARK', 'B2'), ('QUIL', '203'), ('QUIL', '301'), ('SIXP', '422')):
            r.update(statusText='VACANT', _v=1)
        else:
            s = D(rng.choice([2021, 2022, 2023, 2024, 2024, 2025]), rng.randint(1, 5), rng.choice([1, 1, 9, 16]))
            ch = [('RNT', float(mk - rng.choice([0, 15, 35, 60, 110])))]
            if rng.random() < .75: ch.append(('WTR', rng.choice([32.5, 38.0, 41.25])))
            if rng.random() < .3: ch.append(('PET', 25.0))
            if rng.random() < .4: ch.append(('PKG', rng.choice([40.0, 55.0])))
            if rng.random() < .2: ch.append(('CONC', -50.0))
            r.update(tenantName=N.lf(), moveInDate=s, leaseEndDate=eom(addm(s.replace(day=1), 11 + 12 * (2025 - s.year))),
                     contractRent=ch[0][1], charges=[dict(code=a, amount=b) for a, b in ch], totalCharges=round(sum(b for a, b in ch), 2),
                     deposit=float(rng.choice([500, 750, mk])), balance=rng.choice([0.0, 0.0, 0.0, 0.0, 128.4, ch[0][1], -12.75]))
        rows.append(r)

def draw():
    P = landscape(letter); W, H = P; c = canvas.Canvas(os.path.join(DOC, NAME), pagesize=P, invariant=1)
    X = dict(u=36, ty=76, sf=158, t=172, mi=318, le=372, mk=470, cc=486, ca=582, dp=656, bl=730)
    st = dict(y=0, pg=0)
    def header():
        st['pg'] += 1; c.setFont('Helvetica-Bold', 13); c.drawString(36, H - 42, 'Rent Roll'); c.setFont('Helvetica', 8)
        c.drawString(36, H - 54, 'Charge Detail  |  Properties: LARK, QUIL, SIXP  |  As of 06/30/2025')
        c.drawRightString(W - 36, H - 42, 'Pellworth & Dray Property Services'); c.drawRightString(W - 36, H - 54, '07/02/2025 9:14 AM')
        y = H - 76; c.setFillGray(.87); c.rect(34, y - 5, W - 68, 23, stroke=0, fill=1); c.setFillGray(0); c.setFont('Helvetica-Bold', 7.5)
        for k, a, b in (('u', '', 'Unit'), ('ty', 'Unit', 'Type'), ('t', '', 'Tenant'), ('mi', 'Move', 'In'), ('le', 'Lease', 'Exp'), ('cc', 'Charge', 'Code')):
            c.drawString(X[k], y + 9, a); c.drawString(X[k], y, b)
        for k, a, b in (('sf', 'Sq', 'Ft'), ('mk', 'Market', 'Rent'), ('ca', 'Recurring', 'Amount'), ('dp', 'Security', 'Deposit'), ('bl', 'Open', 'Balance')):
            c.drawRightString(X[k], y + 9, a); c.drawRightString(X[k], y, b)
        c.setFont('Helvetica', 7); c.drawString(36, 24, 'rptRentRollChargeDetail'); c.drawRightString(W - 36, 24, 'Page %d' % st['pg'])
        st['y'] = y - 18
    def need(h):
        if st['y'] - h < 40: c.showPage(); header()
    d2 = lambda d: d.strftime('%m/%d/%y')
    header(); gt = {}
    for pn, code, us in props:
        need(60); c.setFont('Helvetica-Bold', 9); c.drawString(36, st['y'], '%s - %s' % (code, pn)); st['y'] -= 14
        rs = [r for r in rows if r['_p'] == code]
        for r in rs:
            ch = r.get('charges', []); need(10 * max(1, len(ch)) + 12); y = st['y']; c.setFont('Helvetica', 7.8)
            c.drawString(X['u'], y, r['unit']); c.drawString(X['ty'], y, r['unitType']); c.drawRightString(X['sf'], y, m0(r['area'])); c.drawRightString(X['mk'], y, m2(r['marketRent']))
            if r.get('_v'): c.drawString(X['t'], y, '*** VACANT ***'); st['y'] -= 13; continue
            c.drawString(X['t'], y, r['tenantName']); c.drawString(X['mi'], y, d2(r['moveInDate'])); c.drawString(X['le'], y, d2(r['leaseEndDate']))
            c.drawRightString(X['dp'], y, m2(r['deposit'])); c.drawRightString(X['bl'], y, m2(r['balance']) if r['balance'] >= 0 else '-' + m2(-r['balance']))
            for q in ch:
                c.drawString(X['cc'], st['y'], q['code']); c.drawRightString(X['ca'], st['y'], m2(q['amount'])); st['y'] -= 9.5
                gt[q['code']] = gt.get(q['code'], 0) + q['amount']
            c.setLineWidth(.3); c.line(X['ca'] - 50, st['y'] + 7, X['ca'], st['y'] + 7); c.setFont('Helvetica-Oblique', 7.8)
            c.drawRightString(X['ca'], st['y'] - 1, m2(r['totalCharges'])); st['y'] -= 14
        need(30); c.setLineWidth(.8); c.line(34, st['y'] + 8, W - 34, st['y'] + 8); c.setFont('Helvetica-Bold', 8); y = st['y'] - 2
        occ = sum(1 for r in rs if not r.get('_v'))
        c.drawString(X['u'], y, 'Totals for %s:   %d units   %d occupied   %d vacant' % (code, len(rs), occ, len(rs) - occ))
        c.drawRightString(X['mk'], y, m2(sum(r['marketRent'] for r in rs))); c.drawRightString(X['ca'], y, m2(sum(r.get('totalCharges', 0) for r in rs)))
        c.drawRightString(X['dp'], y, m2(sum(r.get('deposit', 0) for r in rs))); c.drawRightString(X['bl'], y, m2(sum(r.get('balance', 0) for r in rs))); st['y'] -= 26
    need(40); y = st['y']; c.setFont('Helvetica-Bold', 8.5); c.line(34, y + 11, W - 34, y + 11); c.line(34, y + 9, W - 34, y + 9); c.drawString(X['u'], y - 2, 'Grand totals:   30 units   26 occupied   4 vacant')
    c.drawRightString(X['mk'], y - 2, m2(sum(r['marketRent'] for r in rows))); c.drawRightString(X['ca'], y - 2, m2(sum(r.get('totalCharges', 0) for r in rows)))
    c.drawRightString(X['dp'], y - 2, m2(sum(r.get('deposit', 0) for r in rows))); c.drawRightString(X['bl'], y - 2, m2(sum(r.get('balance', 0) for r in rows))); st['y'] -= 30
    need(90); c.setFont('Helvetica-Bold', 8); c.drawString(36, st['y'], 'Recurring charge summary'); st['y'] -= 12; c.setFont('Helvetica', 7.8)
    for k, nm in (('RNT', 'Rent'), ('WTR', 'Water/Sewer reimbursement'), ('PET', 'Pet rent'), ('PKG', 'Reserved parking'), ('CONC', 'Rent concession')):
        c.drawString(46, st['y'], k); c.drawString(86, st['y'], nm); c.drawRightString(260, st['y'], m2(gt.get(k, 0))); st['y'] -= 11
    c.save()
draw()
v = sum(1 for r in rows if r.get('_v')); assert (len(rows), v) == (30, 4)
write_truth(NAME, None, '2025-06-30', rows, 30, 26, 4)
