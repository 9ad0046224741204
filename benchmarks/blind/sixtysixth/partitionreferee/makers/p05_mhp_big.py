import random, os
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import legal, landscape
NAME = 'Windrow_Estates_MHC_space_roll_Apr2025.pdf'
rng = random.Random(6605); N = Names(rng)
CH = [('Space Rent', 'sr'), ('Water', 'w'), ('Sewer', 's'), ('Trash', 't'), ('Home Rent', 'h'), ('RV/Shed', 'rv'), ('Pet', 'p')]
rows = []
for sec, n in (('A', 46), ('B', 52), ('C', 38), ('D', 60), ('E', 22)):
    for i in range(1, n + 1):
        kind = rng.choices(['OC', 'PO', 'VS', 'MG'], [80, 11, 8, 0])[0]
        if (sec, i) == ('A', 1): kind = 'MG'
        wide = rng.choice(['SW', 'DW', 'SW', 'RV' if sec == 'E' else 'DW'])
        r = dict(unit='%s-%02d' % (sec, i), section='Section ' + sec, unitType=wide, statusText=kind)
        if kind != 'VS':
            r['tenantName'] = N.lf()
            r['moveInDate'] = D(rng.randint(1998, 2025), rng.randint(1, 3), rng.choice([1, 1, 5, 12, 20]))
            sr = {'SW': 515, 'DW': 560, 'RV': 445}[wide] + rng.choice([0, 0, 10, 15, -20]); v = dict(sr=float(sr), w=round(rng.uniform(18, 47), 2), s=22.5, t=14.0)
            if kind == 'PO': v['h'] = float(rng.choice([325, 360, 410]))
            if kind == 'MG': v = dict(sr=0.0, w=0.0, s=0.0, t=0.0)
            if kind == 'OC' and rng.random() < .1: v['rv'] = 35.0
            if kind == 'OC' and rng.random() < .15: v['p'] = 10.0
            r['contractRent'] = v['sr']; r['charges'] = [dict(code=l, amount=v[k]) for l, k in CH if k in v]; r['totalCharges'] = round(sum(v.values()), 2); r['_c'] = v
            r['balance'] = 0.0 if rng.random() < .8 else rng.choice([r['totalCharges'], -20.0, 51.17, 300.0])
        rows.append(r)
def draw():
    P = landscape(legal); W, H = P; c = canvas.Canvas(os.path.join(DOC, NAME), pagesize=P, invariant=1)
    XR = dict(sr=478, w=540, s=598, t=652, h=722, rv=784, p=834, T=902, b=972); st = dict(y=0, p=0, n=0)
    pt = {}
    def header():
        st['p'] += 1; c.setFont('Courier-Bold', 11); c.drawString(30, H - 34, 'WINDROW ESTATES MHC'); c.drawCentredString(W / 2, H - 34, 'SPACE ROLL / MONTHLY BILLING REGISTER'); c.setFont('Courier', 9)
        c.drawString(30, H - 46, 'Conservatorship acct 3391'); c.drawCentredString(W / 2, H - 46, 'BILLING PERIOD ENDING 04/30/25'); c.drawRightString(W - 30, H - 34, 'PAGE %3d' % st['p']); c.drawRightString(W - 30, H - 46, 'RUN 05/01/25')
        y = H - 68; c.setFont('Courier-Bold', 8.5)
        for x, a, b in ((34, 'SPACE', 'NO.'), (84, 'HOME', 'TYPE'), (126, 'RES', 'CODE'), (166, '', 'RESIDENT'), (330, 'RESIDENT', 'SINCE')): c.drawString(x, y, a); c.drawString(x, y - 10, b)
        for k, a, b in (('sr', 'SPACE', 'RENT'), ('w', '', 'WATER'), ('s', '', 'SEWER'), ('t', '', 'TRASH'), ('h', 'HOME', 'RENT'), ('rv', 'RV/', 'SHED'), ('p', '', 'PET'), ('T', 'TOTAL', 'BILLED'), ('b', 'PRIOR', 'BALANCE')): c.drawRightString(XR[k], y, a); c.drawRightString(XR[k], y - 10, b)
        c.line(30, y - 14, W - 30, y - 14); st['y'] = y - 26; st['n'] = 0; pt.clear()
    def nums(y, v, T, b):
        for k in ('sr', 'w', 's', 't', 'h', 'rv', 'p'):
            if k in v: c.drawRightString(XR[k], y, m2(v[k]))
        c.drawRightString(XR['T'], y, m2(T)); c.drawRightString(XR['b'], y, m2(b) if b >= 0 else m2(-b) + 'CR')
    def agg(rs):
        v = {}
        for r in rs:
            for k, a in r.get('_c', {}).items(): v[k] = v.get(k, 0) + a
        return v, sum(r.get('totalCharges', 0) for r in rs), sum(r.get('balance', 0) for r in rs)
    pr = []
    def foot():
        c.setFont('Courier-Oblique', 8.5); c.line(30, 46, W - 30, 46); c.drawString(166, 36, 'PAGE TOTAL'); nums(36, *agg(pr)); pr.clear()
    header(); last = None
    for r in rows:
        if r['section'] != last:
            if last:
                rs = [q for q in rows if q['section'] == last]; c.setFont('Courier-Bold', 8.5); c.drawString(34, st['y'] - 2, '* %s  %d SPACES' % (last.upper(), len(rs))); nums(st['y'] - 2, *agg(rs)); st['y'] -= 20
            last = r['section']
            if st['y'] < 84: foot(); c.showPage(); header()
            c.setFont('Courier-Bold', 9); c.drawString(34, st['y'], 'SECTION ' + last[-1]); st['y'] -= 12
        if st['y'] < 58: foot(); c.showPage(); header()
        y = st['y']; st['n'] += 1
        if (st['n'] // 3) % 2: c.setFillColorRGB(.86, .95, .86); c.rect(30, y - 3, W - 60, 11, stroke=0, fill=1); c.setFillGray(0)
        c.setFont('Courier', 8.5); c.drawString(34, y, r['unit']); c.drawString(84, y, r['unitType']); c.drawString(126, y, r['statusText'])
        if r['statusText'] == 'VS': c.drawString(166, y, '.' * 24)
        else:
            c.drawString(166, y, r['tenantName']); c.drawString(330, y, r['moveInDate'].strftime('%m/%d/%Y')); nums(y, r['_c'], r['totalCharges'], r['balance'])
        pr.append(r); st['y'] -= 11
    rs = [q for q in rows if q['section'] == last]; c.setFont('Courier-Bold', 8.5); c.drawString(34, st['y'] - 2, '* %s  %d SPACES' % (last.upper(), len(rs))); nums(st['y'] - 2, *agg(rs)); foot()
    c.showPage(); header(); y = st['y']; c.setFont('Courier-Bold', 9); c.drawString(34, y, '** PARK TOTAL'); nums(y, *agg(rows)); y -= 30; c.setFont('Courier', 9)
    n = {k: sum(r['statusText'] == k for r in rows) for k in ('OC', 'PO', 'VS', 'MG')}
    for k, s in (('OC', 'OCCUPIED, RESIDENT OWNS HOME'), ('PO', 'OCCUPIED, PARK OWNS HOME'), ('MG', "OCCUPIED, MANAGER'S SPACE, NO CHARGE"), ('VS', 'VACANT SPACE')): c.drawString(60, y, '%s  %-38s %4d' % (k, s, n[k])); y -= 13
    c.drawString(60, y, '    %-38s %4d' % ('TOTAL SPACES', len(rows))); c.drawString(60, y - 26, 'HOME TYPE: SW SINGLE WIDE  DW DOUBLE WIDE  RV RECREATIONAL VEHICLE LOT     CR AFTER A BALANCE = CREDIT'); c.save(); return n
n = draw()
write_truth(NAME, 'Windrow Estates MHC', '2025-04-30', rows, len(rows), len(rows) - n['VS'], n['VS'])
