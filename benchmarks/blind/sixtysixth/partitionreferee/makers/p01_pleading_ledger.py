import random, os
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
NAME = 'Exhibit_C_Tollgate_Court_holdings.pdf'
rng = random.Random(6601); N = Names(rng)
rows = []
flats = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '14', '15', '16', 'B-1', 'B-2']
for i, f in enumerate(flats):
    rm = rng.choice(['2 rm', '3 rm', '3 rm', '4 rm']); base = {'2 rm': 780, '3 rm': 945, '4 rm': 1120}[rm]
    if f.startswith('B'): rm, base = '1 rm', 610
    r = dict(unit=f, unitType=rm)
    if f in ('5', '15'):
        r.update(statusText='empty', _v=1)
    else:
        y = rng.choice([2009, 2012, 2015, 2018, 2019, 2021, 2022, 2023, 2024]); s = D(y, rng.randint(1, 12), rng.choice([1, 1, 1, 15]))
        r.update(tenantName=N.il(), moveInDate=s, contractRent=float(base - (2024 - y) * rng.choice([8, 11, 15]) + rng.choice([0, 5, 10, 25])))
        if y < 2020 or rng.random() < .3: r['leaseEndDate'] = 'mo-mo'
        else: r['leaseEndDate'] = eom(addm(s.replace(day=1), 11 + 12 * (2025 - y)))
        r['deposit'] = float(rng.choice([400, 450, 500, 600, 750]))
        if rng.random() < .3: r['balance'] = round(rng.choice([0.5, 1, 1, 2.25]) * r['contractRent'], 2)
        if f == '1': r.update(tenantName='T. Obregon (custodian)', contractRent=0.0, leaseEndDate='mo-mo', deposit=0.0); r.pop('balance', None)
        if f == '9': r['balance'] = -45.0
    rows.append(r)

def draw():
    c = canvas.Canvas(os.path.join(DOC, NAME), pagesize=letter, invariant=1); W, H = letter
    top, step = H - 84, 24.0
    def page(no):
        c.setLineWidth(.6); c.line(80, 30, 80, H - 30); c.line(83, 30, 83, H - 30); c.line(W - 36, 30, W - 36, H - 30)
        c.setFont('Times-Roman', 11)
        for k in range(28): c.drawRightString(70, top - k * step, str(k + 1))
        c.line(90, 44, W - 42, 44); c.setFont('Times-Roman', 8)
        c.drawCentredString(W / 2 + 20, 34, "EXHIBIT C TO REFEREE'S FIRST INTERIM REPORT  -  %d" % no)
    def t(k, x, s, right=False, bold=False):
        c.setFont('Courier-Bold' if bold else 'Courier', 8.6)
        jig = rng.uniform(-.7, .7)
        (c.drawRightString if right else c.drawString)(x, top - k * step + jig, s)
    X = dict(f=92, n=124, r=252, s=284, e=342, p=440, d=504, b=566)
    def head(k):
        t(k, X['f'], 'FLAT'); t(k, X['n'], 'OCCUPANT'); t(k, X['r'], 'SIZE'); t(k, X['s'], 'IN SINCE'); t(k, X['e'], 'HOLDS TO')
        t(k, X['p'], 'PAYS / MO', 1); t(k, X['d'], 'PLEDGE', 1); t(k, X['b'], 'BEHIND', 1)
        c.setDash(1, 2); c.line(90, top - k * step - 7, W - 42, top - k * step - 7); c.setDash()
    dd = lambda d: d if isinstance(d, str) else '%d-%d-%02d' % (d.month, d.day, d.year % 100)
    page(1)
    t(0, 92, 'Verena Sokolsky Hale, Partition Referee'); t(2, 170, 'SUPERIOR COURT, COUNTY OF SANTA EULALIA')
    t(3, 92, 'HOLLENBECK v. HOLLENBECK et al.        Case No. PR-24-01187')
    t(5, 215, 'TOLLGATE COURT FLATS', bold=True); t(6, 165, '2218 Wendover Street, as the tenancies stood')
    t(7, 165, '1 October 2025, from the rent book kept by A. Hollenbeck'); k = 9; head(k); k += 1; pg = 1
    for r in rows:
        if k > 26: c.showPage(); pg += 1; page(pg); k = 0; head(k); k += 1
        t(k, X['f'], r['unit']); t(k, X['r'], r['unitType'])
        if r.get('_v'): t(k, X['n'], '- - empty - -')
        else:
            t(k, X['n'], r['tenantName']); t(k, X['s'], dd(r['moveInDate'])); t(k, X['e'], dd(r['leaseEndDate']))
            t(k, X['p'], m2(r['contractRent']), 1); t(k, X['d'], m2(r['deposit']), 1)
            b = r.get('balance'); t(k, X['b'], '-' if b is None else (m2(b) if b > 0 else '(%s)' % m2(-b)), 1)
        k += 1
    c.showPage(); pg += 1; page(pg); k = 0
    t(k, X['n'], 'SUM OF THE BOOK'); t(k, X['p'], m2(sum(r.get('contractRent', 0) for r in rows)), 1)
    t(k, X['d'], m2(sum(r.get('deposit', 0) for r in rows)), 1); t(k, X['b'], m2(sum(r.get('balance', 0) for r in rows)), 1)
    c.line(380, top - k * step + 12, W - 42, top - k * step + 12)
    for j, s in enumerate(['17 flats in all, of which 2 stand empty. There is no flat 13.',
              'PLEDGE means the security deposit in the hands of the estate.',
              'BEHIND means rent unpaid as of the date above; a figure in', 'parentheses is a tenant ahead of the rent.',
              'Flat 1 goes with the custodianship and no rent is taken.']): t(2 + j, 92, s)
    t(9, 92, 'Transcribed by the Referee\'s office, 14 October 2025.'); c.save()
draw()
write_truth(NAME, 'Tollgate Court Flats', '2025-10-01', rows, 17, 15, 2)
