"""AR 3: subsidy receivable by voucher month and payer, PDF printed from a spreadsheet."""
import random, os
from reportlab.pdfgen import canvas
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from common import *
NAME = 'eastgate_HAP_recv_by_voucher_month.pdf'
D = '/usr/share/fonts/truetype/liberation/LiberationSansNarrow-'
pdfmetrics.registerFont(TTFont('NN', D + 'Regular.ttf')); pdfmetrics.registerFont(TTFont('NB', D + 'Bold.ttf'))
MO = [('Sep-25', 'm Sep 2025'), ('Oct-25', 'm Oct 2025'), ('Nov-25', 'm Nov 2025'), ('Dec-25', 'm Dec 2025'), ('Jan-26', 'm Jan 2026'), ('Feb-26', 'm Feb 2026')]
MONEY = ['other:Contract Rent', 'other:Monthly HAP', 'other:Prior to Sep-25'] + [k for _, k in MO] + ['other:Unapplied Receipts', 'total']
HEAD = [('Contract', 'Rent'), ('Monthly', 'HAP'), ('Prior to', 'Sep-25')] + [('', m) for m, _ in MO] + [('Unapplied', 'Receipts'), ('Total', 'Due')]
def main():
    rng = random.Random(6194); P = people(rng, 37, '{l}, {f}'); i = 0; rows, totals, allr = [], [], []
    payers = [('HUD Sec. 8 PBRA – Contract OH16-L000-127', 15, 'PBRA'), ('Three Rivers Metropolitan Housing Authority – HCV', 13, 'HCV'), ('HUD-VASH (via Three Rivers MHA)', 5, 'VASH'), ('County Rapid Re-Housing', 4, 'RRH')]
    body = []; pool = list(range(201, 262)); rng.shuffle(pool)
    for pn, n, st in payers:
        body.append(('sec', pn)); pr = []
        mine, pool = sorted(pool[:n]), pool[n:]
        for u in mine:
            cr = float(rng.choice([874, 912, 1046, 1118, 1265, 1390])); hap = cr - rng.choice([0, 57, 128, 203, 286, 341, 412])
            v = dict.fromkeys(MONEY, 0.); v[MONEY[0]] = cr; v[MONEY[1]] = hap; k = rng.random()
            v['m Feb 2026'] = hap if k > .12 else 0.
            if k > .5: v['m Jan 2026'] = hap
            if k > .7: v['m Dec 2025'] = r2(hap - rng.choice([0, 0, 61.35]))
            if k > .8: v['m Nov 2025'] = hap
            if k > .86: v['m Oct 2025'] = hap - 44; v['m Sep 2025'] = hap - 44
            if k > .93: v[MONEY[2]] = r2(2 * hap - 88.0)
            if rng.random() < .14: v['m Oct 2025'] = -float(rng.choice([23, 44, 61]))
            if rng.random() < .12: v['other:Unapplied Receipts'] = -r2(rng.choice([hap, 118.4, 250]))
            v['total'] = r2(sum(v[x] for x in MONEY[2:-1]))
            if not v['total'] : v['m Jan 2026'] = 36.; v['total'] = r2(v['total'] + 36)
            d = f'{rng.choice([2024, 2025])}-{rng.randint(1,12):02d}-01'
            body.append(('row', u, P[i], d, v)); pr.append(v); rows.append(dict(unit=str(u), name=P[i], date=d, **{a: b for a, b in v.items() if abs(b) > .004})); i += 1
        t = {k: r2(sum(v[k] for v in pr)) for k in MONEY}; allr += pr; body.append(('sub', f'Total {st} – {n} households', t))
        totals.append(dict(label=f'Total {st} – {n} households', **{a: b for a, b in t.items() if abs(b) > .004}))
    g = {k: r2(sum(v[k] for v in allr)) for k in MONEY}; body.append(('grand', f'TOTAL SUBSIDY RECEIVABLE – {len(allr)} households', g)); totals.append(dict(label=f'TOTAL SUBSIDY RECEIVABLE – {len(allr)} households', **{a: b for a, b in g.items() if abs(b) > .004}))
    W, H = 792, 612; c = canvas.Canvas(os.path.join(DOCS, NAME), pagesize=(W, H), invariant=1); L = 40; cw = [36, 112, 54] + [46, 46, 50] + [46] * 6 + [52, 52]; xs = [L]
    for w in cw: xs.append(xs[-1] + w)
    R = xs[-1]; RH = 13; st = dict(y=0, p=0)
    def top():
        if st['p']: c.showPage()
        st['p'] += 1; y = H - 44
        if st['p'] == 1:
            c.setFont('NB', 14); c.drawString(L, y, 'Eastgate Family LP'); c.setFont('NN', 11); c.drawString(L, y - 14, 'Subsidy receivable by voucher month  |  GL 1135 / 1145  |  at February 28, 2026'); y -= 34
        c.setFillColorRGB(.18, .33, .30); c.rect(L, y - 24, R - L, 24, fill=1, stroke=0); c.setFillGray(1); c.setFont('NB', 8.5)
        for j, s in enumerate(['Unit', 'Household']): c.drawString(xs[j] + 3, y - 20, s)
        c.drawString(xs[2] + 3, y - 10, 'Cert.'); c.drawString(xs[2] + 3, y - 20, 'effective')
        for j, (a, b) in enumerate(HEAD): c.drawRightString(xs[j + 4] - 3, y - 10, a); c.drawRightString(xs[j + 4] - 3, y - 20, b)
        c.setFillGray(0); st['y'] = y - 24; foot()
    def foot(): c.setFont('NN', 7); c.setFillGray(.4); c.drawString(L, 22, r'S:\Acctg\Eastgate\2026\02 Feb\[HAP recv.xlsx]voucher'); c.drawRightString(R, 22, f'{st["p"]} of 2'); c.setFillGray(0)
    def cells(v, font, dash):
        for j, k in enumerate(MONEY):
            x = v[k]; c.setFont(font, 8.3)
            if abs(x) < .005:
                if dash: c.drawRightString(xs[j + 4] - 8, st['y'] + 3.6, '–')
                continue
            s = f'{abs(x):,.2f}' if j > 1 else f'{x:,.0f}'
            if x < 0: c.setFillColorRGB(.8, 0, 0); c.drawRightString(xs[j + 4] - 1, st['y'] + 3.6, f'({s})'); c.setFillGray(0)
            else: c.drawRightString(xs[j + 4] - 3, st['y'] + 3.6, s)
    top(); k = 0
    for idx, b in enumerate(body):
        if st['y'] - RH * (2 if b[0] == 'sec' else 1) < 44: top()
        st['y'] -= RH; y = st['y']; c.setStrokeGray(.75); c.setLineWidth(.4)
        if b[0] == 'sec': c.setFillColorRGB(.84, .90, .88); c.rect(L, y, R - L, RH, fill=1, stroke=0); c.setFillGray(0); c.setFont('NB', 9); c.drawString(L + 3, y + 3.6, b[1]); k = 0
        elif b[0] == 'row':
            c.setFont('NN', 8.5); c.drawString(xs[0] + 3, y + 3.6, str(b[1])); c.drawString(xs[1] + 3, y + 3.6, b[2]); c.drawString(xs[2] + 3, y + 3.6, b[3]); cells(b[4], 'NN', False); c.line(L, y, R, y); k += 1
        else:
            gr = b[0] == 'grand'; c.setFillGray(.9 if not gr else .8); c.rect(L, y, R - L, RH, fill=1, stroke=0); c.setFillGray(0); c.setFont('NB', 8.3); c.drawString(L + 3, y + 3.6, b[1]); cells(b[2], 'NB', True)
            c.setStrokeGray(0); c.setLineWidth(.7); c.line(L, y + RH, R, y + RH); c.line(L, y, R, y)
            if gr: c.line(L, y - 2, R, y - 2)
            else: st['y'] -= 4
    st['y'] -= 18; c.setFont('NN', 8)
    for s in ('(1) Credits in a voucher month are retroactive adjustments taken by the payer on later vouchers; not yet relieved against the receivable.', '(2) Unapplied receipts are ACH deposits awaiting remittance detail.', '(3) PBRA vouchers for December 2025 rejected by TRACS 1/6/26; resubmitted 1/22/26.'): c.drawString(L, st['y'], s); st['y'] -= 11
    c.showPage(); c.save(); assert st['p'] == 2, st; save(NAME, 'AR', MONEY, rows, totals); print(len(rows), g)
if __name__ == '__main__': main()
