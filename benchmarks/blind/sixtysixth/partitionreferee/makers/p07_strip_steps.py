import random, os
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import legal, landscape
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
_d = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'fonts')
pdfmetrics.registerFont(TTFont('C', _d + '/c059.ttf')); pdfmetrics.registerFont(TTFont('CB', _d + '/c059b.ttf'))
NAME = 'Ashgrove_Crossing_commercial_schedule.pdf'
rng = random.Random(6607)
ten = ['Velvet Spoon Creamery', 'Kiln & Coil Ceramics', None, 'Tri-County Hearing Center, P.C.', 'Pho Thien Kim', 'Bodega Maravilla', 'Ironwrought Fitness, LLC (dba IRONWROUGHT 24)', 'Dollar Harbor #2281', None, 'Nailtique', 'Sable & Finch Salon', 'Crestfall Vapor', 'Oakum Insurance Agency', 'U-Wash Laundromat', None, 'Zaatar Grill Express']
rows = []
for i, t in enumerate(ten):
    u = '%d' % (4101 + 2 * i); sf = rng.choice([980, 1200, 1200, 1450, 1600, 2100]); 
    if t and t.startswith('Dollar'): sf = 8960
    if t and t.startswith('Iron'): sf = 6240
    r = dict(unit=u, area=sf)
    if not t: r.update(statusText='Available', _v=1)
    else:
        s = D(rng.choice([2018, 2020, 2021, 2022, 2023, 2024]), rng.randint(1, 12)); e = eom(addm(s, rng.choice([60, 84, 120]) - 1))
        if e < D(2026, 2, 1): e = eom(addm(s, 119))
        rent = round(sf * rng.choice([13.5, 15.0, 16.25, 18.0, 19.5] if sf < 5000 else [8.25, 9.5]) / 12, 2)
        steps = []; x = rent; q = addm(s, 12 * (2026 - s.year))
        if q <= D(2025, 12, 31): q = addm(q, 12)
        while q < e and len(steps) < 4 and t not in ('Nailtique', 'U-Wash Laundromat'):
            x = round(x * 1.03, 2); steps.append(dict(date=q, amount=x)); q = addm(q, 12 if sf < 5000 else 24)
        cam = round(sf * .265, 2); tax = round(sf * .185, 2)
        r.update(tenantName=t, leaseStartDate=s, leaseEndDate=e, contractRent=rent, annualRent=round(rent * 12, 2), deposit=float(rng.choice([1500, 2000, 2500, 3000])), rentSteps=steps,
                 charges=[dict(code='CAM', amount=cam), dict(code='RE Tax', amount=tax)], totalCharges=round(rent + cam + tax, 2))
    rows.append(r)
SUMR = round(sum(r.get('contractRent', 0) for r in rows), 2); BAD = SUMR + 900.0
def draw():
    P = landscape(legal); W, H = P; c = canvas.Canvas(os.path.join(DOC, NAME), pagesize=P, invariant=1)
    L = dict(u=40, t=82, s=318, e=374); R = dict(sf=308, a=496, m=566, psf=610, cam=666, tax=722, tot=790, dep=850); SX = 864
    def head(first):
        c.setFont('CB', 14); c.drawString(40, H - 44, 'Ashgrove Crossing Shopping Center'); c.setFont('C', 9); c.drawString(40, H - 58, 'Schedule of leases in place at December 31, 2025' + ('' if first else ' (continued)')); c.drawRightString(W - 40, H - 44, 'Estate of R. Halloran Vance, in partition')
        y = H - 92; c.setFont('CB', 8); c.drawCentredString(346 + 20, y + 12, 'Lease Term'); c.line(L['s'], y + 9, 424, y + 9); c.drawCentredString(532, y + 12, 'Base Rent'); c.line(446, y + 9, R['psf'], y + 9)
        c.drawCentredString(694, y + 12, 'Monthly Recoveries'); c.line(628, y + 9, R['tax'], y + 9); c.drawString(SX, y + 12, 'Contract Increases'); c.drawString(SX, y, 'Effective')
        for k, s in (('u', 'Unit'), ('t', 'Lessee'), ('s', 'From'), ('e', 'Through')): c.drawString(L[k], y, s)
        for k, s in (('sf', 'GLA'), ('a', 'Annual'), ('m', 'Monthly'), ('psf', '$/SF'), ('cam', 'CAM'), ('tax', 'RE Tax'), ('tot', 'Gross Mo.'), ('dep', 'Deposit')): c.drawRightString(R[k], y, s)
        c.drawRightString(968, y, 'Monthly'); c.setLineWidth(1); c.line(36, y - 5, W - 36, y - 5); return y - 18
    y = head(True); f = lambda d: d.strftime('%b %d, %Y').replace(' 0', ' '); g = lambda d: d.strftime('%m/%d/%y')
    for r in rows:
        h = 13 * max(1, len(r.get('rentSteps', [])))
        if y - h < 50: c.setFont('C', 8); c.drawCentredString(W / 2, 28, 'Page 1'); c.showPage(); y = head(False)
        c.setFont('C', 8.3); c.drawString(L['u'], y, r['unit']); c.drawRightString(R['sf'], y, m0(r['area']))
        if r.get('_v'): c.drawString(L['t'], y, 'Available')
        else:
            t = r['tenantName']
            if '(dba' in t: c.drawString(L['t'], y, t.split(' (')[0]); c.drawString(L['t'] + 8, y - 11, '(' + t.split(' (')[1])
            else: c.drawString(L['t'], y, t)
            c.drawString(L['s'], y, g(r['leaseStartDate'])); c.drawString(L['e'], y, g(r['leaseEndDate'])); c.drawRightString(R['a'], y, m2(r['annualRent'])); c.drawRightString(R['m'], y, m2(r['contractRent'])); c.drawRightString(R['psf'], y, '%.2f' % (r['annualRent'] / r['area']))
            c.drawRightString(R['cam'], y, m2(r['charges'][0]['amount'])); c.drawRightString(R['tax'], y, m2(r['charges'][1]['amount'])); c.drawRightString(R['tot'], y, m2(r['totalCharges'])); c.drawRightString(R['dep'], y, m2(r['deposit']))
            for j, s in enumerate(r['rentSteps']): c.drawString(SX, y - 12 * j, g(s['date'])); c.drawRightString(968, y - 12 * j, m2(s['amount']))
            if not r['rentSteps']: c.drawString(SX, y, 'flat')
            h = max(h, 24 if '(dba' in t else 0)
        y -= h + 5; c.setLineWidth(.25); c.line(36, y + 9, W - 36, y + 9)
    y -= 6; c.setFont('CB', 8.3); c.drawString(L['t'], y, 'Total center (16 units, 13 leased)'); S = lambda k: sum(r.get(k, 0) for r in rows)
    c.drawRightString(R['sf'], y - 0, ''); c.drawRightString(R['sf'], y, m0(S('area'))); c.drawRightString(R['a'], y, m2(S('annualRent'))); c.drawRightString(R['m'], y, m2(BAD)); 
    c.drawRightString(R['cam'], y, m2(sum(r['charges'][0]['amount'] for r in rows if 'charges' in r))); c.drawRightString(R['tax'], y, m2(sum(r['charges'][1]['amount'] for r in rows if 'charges' in r))); c.drawRightString(R['tot'], y, m2(S('totalCharges'))); c.drawRightString(R['dep'], y, m2(S('deposit')))
    y -= 16; c.setFont('C', 8.3); c.drawString(L['t'], y, 'Of which available'); c.drawRightString(R['sf'], y, m0(sum(r['area'] for r in rows if r.get('_v')))); c.setFont('C', 8); c.drawCentredString(W / 2, 28, 'Page 2'); c.save()
draw()
write_truth(NAME, 'Ashgrove Crossing Shopping Center', '2025-12-31', rows, 16, 13, 3, planted={'what': 'Printed total of monthly base rent %s; the rows sum to %s' % (m2(BAD), m2(SUMR)), 'kind': 'total_wrong'})
