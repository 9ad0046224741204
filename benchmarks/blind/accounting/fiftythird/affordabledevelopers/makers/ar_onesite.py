"""AR 1: RealPage-like delinquent & prepaid list, charges below residents, PDF landscape. Planted: one bucket digit is changed."""
import random, os
from reportlab.pdfgen import canvas
from common import *
NAME = 'DelinqPrepaid_WillowmereCrossing_022826.pdf'
MONEY = ['prepaid', 'delinquent', 'total', 'b0_30', 'b31_60', 'b61_90', 'b90', 'deposit']
CODES = dict(RENT='Resident rent', SUBS='Subsidy - HAP', LATE='Late fee', NSFC='NSF charge', WATR='Water/sewer rebill', DMGS='Damages', LEGL='Legal/court costs', TRSH='Trash fee', REPY='Repayment agreement')
def data(rng):
    P = people(rng, 52); out = []
    def unit(): return f'{rng.choice("ABCDE")}{rng.randint(1,3)}{rng.randint(1,16):02d}'
    us = set()
    while len(us) < 52: us.add(unit())
    us = sorted(us); sec = [('Current residents', us[:38]), ('Notice given', us[38:43]), ('Former residents', us[43:52])]
    i = 0
    for s, uu in sec:
        res = []
        for u in sorted(uu):
            ch = []; rent = rng.choice([212., 318., 405., 467., 598., 641., 723., 806., 894., 977.]); hap = rng.choice([385., 512., 689., 744.])
            k = rng.random(); former = s.startswith('Former')
            if not former and k < .17: ch.append(('RENT', [-r2(rng.choice([rent, 25., 41.5, 12.87, rent - 100])), 0, 0, 0]))
            else:
                b = [rent if rng.random() < .85 else r2(rent - rng.choice([50, 100, 75.5, 120])), 0, 0, 0]
                if former: b = [0, 0 if rng.random() < .6 else rent, rent if rng.random() < .6 else 0, r2(rent * rng.choice([0, 1, 2.5, 3]) + rng.choice([0, 17.42]))]
                else:
                    if rng.random() < .45: b[1] = rent
                    if b[1] and rng.random() < .5: b[2] = rent
                    if b[2] and rng.random() < .6: b[3] = r2(rent * rng.randint(1, 4) - rng.choice([0, 60, 133.25]))
                if any(b): ch.append(('RENT', [r2(x) for x in b]))
                if rng.random() < .3 and not former: ch.append(('SUBS', [hap, hap if rng.random() < .4 else 0., 0., 0.]))
                if rng.random() < .12 and not former: ch.append(('SUBS', [-r2(hap / 4), 0, 0, 0])) if not any(c[0] == 'SUBS' for c in ch) else None
                if rng.random() < .5: ch.append(('LATE', [35. if b[0] else 0., 35. if b[1] else 0., 35. if b[2] else 0., 35. * (b[3] > 0)]))
                if rng.random() < .4: ch.append(('WATR', [r2(rng.uniform(22, 61)) if not former else 0, r2(rng.uniform(22, 61)), 0, 0]))
                if former and rng.random() < .8: ch.append(('DMGS', [0, 0, r2(rng.uniform(140, 1900)) if rng.random() < .5 else 0., 0])) 
                if former and rng.random() < .35 or b[3] and rng.random() < .3: ch.append(('LEGL', [0, 0, 196.5, rng.choice([0., 75.])]))
                if rng.random() < .08: ch.append(('NSFC', [30., 0, 0, 0]))
                if rng.random() < .07: ch.append(('REPY', [0, 0, 0, -r2(rng.choice([100., 150., 62.5]))]))
            ch = [c for c in ch if any(c[1])]
            if not ch: ch = [('TRSH', [0., 0., 0., 18.])]
            mi = f'{rng.randint(1,12)}/{rng.randint(1,28)}/{rng.randint(2017,2025)}'
            note = rng.choice(['Repayment agrmt signed 1/14/26 - $75/mo', 'HA recert effective 3/1; HAP adj pending', '10-day served 2/11', 'ERA application #2217 submitted', 'Sent to collections', 'Interim recert - loss of income']) if rng.random() < .22 and len(ch) > 1 else None
            res.append(dict(unit=u, name=P[i], rid=str(rng.randint(10400, 98999)), mi=mi, dep=float(rng.choice([0, 250, 300, 467, 500, 598])), ch=ch, note=note)); i += 1
        out.append((s, res))
    return out
def v_of(b):
    n = r2(sum(b)); return dict(prepaid=n if n < 0 else 0., delinquent=n if n > 0 else 0., total=n, b0_30=r2(b[0]), b31_60=r2(b[1]), b61_90=r2(b[2]), b90=r2(b[3]))
def add(vs, keys=MONEY): return {k: r2(sum(v.get(k, 0) for v in vs)) for k in keys}
def main():
    rng = random.Random(5307); secs = data(rng)
    W, H = 792, 612; c = canvas.Canvas(os.path.join(DOCS, NAME), pagesize=(W, H), invariant=1)
    XR = [392, 445, 500, 552, 604, 654, 706, 764]; st = dict(y=0, p=0)
    def fm(v): return f'({abs(v):,.2f})' if v < 0 else f'{v:,.2f}'
    def newpage():
        if st['p']: c.showPage()
        st['p'] += 1; c.setFont('Helvetica-Bold', 11); c.drawCentredString(W / 2, H - 30, 'Delinquent and Prepaid'); c.setFont('Helvetica', 8)
        c.drawString(28, H - 30, 'Northgate Residential'); c.drawString(28, H - 40, 'Willowmere Crossing Apartments'); c.drawCentredString(W / 2, H - 41, 'Subjournals: RESIDENT, SUBSIDY, MISC   As of 02/28/2026   Sort: Status, Bldg/Unit')
        c.drawRightString(764, H - 30, f'Page {st["p"]}'); c.drawRightString(764, H - 40, '03/02/2026 9:17:48 AM')
        c.setFillColorRGB(.82, .86, .92); c.rect(26, H - 76, 740, 27, fill=1, stroke=0); c.setFillGray(0); c.setFont('Helvetica-Bold', 7)
        for x, a, b in ((28, 'Bldg-', 'Unit'), (60, '', 'Name'), (158, 'Resh', 'ID'), (190, 'Move-', 'In'), (236, 'Trans', 'Code'), (264, '', 'Description')): c.drawString(x, H - 60, a); c.drawString(x, H - 70, b)
        for x, a, b in zip(XR, ['Total', 'Total', 'Net', '', '', '', 'Over', 'Deposits'], ['Prepaid', 'Delinquent', 'Balance', '0-30', '31-60', '61-90', '90', 'Held']): c.drawRightString(x, H - 60, a); c.drawRightString(x, H - 70, b)
        st['y'] = H - 88
    def need(n):
        if st['y'] - n * 9.6 < 34: newpage()
    def nums(v, bold=False):
        c.setFont('Helvetica-Bold' if bold else 'Helvetica', 7)
        for x, k in zip(XR, MONEY):
            if k in v: c.drawRightString(x + (2.3 if v[k] < 0 else 0), st['y'], fm(v[k]))
    rows, totals, grand, bycode = [], [], [], {}; planted = None; count = 0
    newpage()
    for s, res in secs:
        need(5); c.setFont('Helvetica-BoldOblique', 8.5); c.drawString(28, st['y'], f'Status: {s}'); st['y'] -= 12; tv = []
        for r in res:
            need(len(r['ch']) + 2 + bool(r['note'])); first = True; rv = []
            for code, b in r['ch']:
                v = v_of(b); rv.append(v); bycode.setdefault(code, []).append(v); pv = dict(v); count += 1
                if code == 'RENT' and planted is None and count > 40 and v['b31_60'] > 300 and v['b90'] > 0:
                    x = v['b31_60']; h = int(x // 100) % 10; pv['b31_60'] = r2(x + 100 * ((h + 3) % 10 - h))
                    planted = dict(what=f'Unit {r["unit"]} {r["name"]} {code}: 31-60 is printed {pv["b31_60"]:,.2f}, true {x:,.2f}; the line\'s net balance and all totals carry the true amount', kind='digit_changed')
                c.setFont('Helvetica', 7)
                if first: c.drawString(28, st['y'], r['unit']); c.drawString(60, st['y'], r['name'][:24]); c.drawString(158, st['y'], r['rid']); c.drawString(190, st['y'], r['mi'])
                first = False; c.drawString(236, st['y'], code); c.drawString(264, st['y'], CODES[code]); nums(pv); st['y'] -= 9.6
                rows.append(dict(unit=r['unit'], name=r['name'][:24], resident=r['rid'], date=r['mi'], charge=code, status=s, **pv))
            t = add(rv, MONEY[:7]); t['deposit'] = r['dep']; tv.append(t)
            c.setLineWidth(.3); c.line(340, st['y'] + 7.6, 766, st['y'] + 7.6); c.setFont('Helvetica-Bold', 7); c.drawString(264, st['y'], 'Total'); nums(t, True); totals.append(dict(label='Total', **t)); st['y'] -= 9.6
            if r['note']: c.setFont('Helvetica-Oblique', 6.5); c.drawString(60, st['y'] + 1, 'Comment: ' + r['note']); st['y'] -= 9.6
            st['y'] -= 3
        t = add(tv); grand += tv; need(3); c.setLineWidth(.8); c.line(28, st['y'] + 8, 766, st['y'] + 8); c.setFont('Helvetica-Bold', 7.5); c.drawString(28, st['y'], f'Total {s} ({len(res)})'); nums(t, True); totals.append(dict(label=f'Total {s} ({len(res)})', **t)); st['y'] -= 18
    t = add(grand); need(4); c.setLineWidth(1.2); c.line(28, st['y'] + 8, 766, st['y'] + 8); c.setFont('Helvetica-Bold', 8); c.drawString(28, st['y'], 'Property total'); nums(t, True); totals.append(dict(label='Property total', **t)); c.line(28, st['y'] - 3, 766, st['y'] - 3); st['y'] -= 26
    need(len(bycode) + 4); c.setFont('Helvetica-BoldOblique', 8.5); c.drawString(210, st['y'], 'Summary by transaction code'); st['y'] -= 12; sv = []
    for code in sorted(bycode):
        t = add(bycode[code], MONEY[:7]); sv.append(t); c.setFont('Helvetica', 7); c.drawString(236, st['y'], code); c.drawString(264, st['y'], CODES[code]); nums(t); totals.append(dict(label=f'{code} {CODES[code]}', **t)); st['y'] -= 9.6
    t = add(sv, MONEY[:7]); c.setLineWidth(.5); c.line(236, st['y'] + 7.6, 766, st['y'] + 7.6); c.setFont('Helvetica-Bold', 7); c.drawString(236, st['y'], 'Total all codes'); nums(t, True); totals.append(dict(label='Total all codes', **t))
    c.showPage(); c.save(); assert planted; save(NAME, 'AR', MONEY, rows, totals, planted); print(planted, len(rows), t)
if __name__ == '__main__': main()
