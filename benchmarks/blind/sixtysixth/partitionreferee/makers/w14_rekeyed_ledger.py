import random, os
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side
NAME = 'Ledger_book_3_Amity_House_rekeyed.xlsx'
rng = random.Random(6614); N = Names(rng)
rows = []; seen = set()
for fl, n in (('Parlor fl.', 5), ('2nd fl.', 8), ('3rd fl.', 8), ('Top', 4)):
    for i in range(1, n + 1):
        no = {'Parlor fl.': 0, '2nd fl.': 20, '3rd fl.': 30, 'Top': 40}[fl] + i; kind = rng.choice(['single', 'single', 'double', 'w/ kitchenette'])
        r = dict(unit='Rm %d' % no, section=fl, unitType=kind, _fl=fl)
        if no in (4, 26, 33): r.update(statusText='(to let)', _v=1)
        else:
            base = {'single': 385, 'double': 470, 'w/ kitchenette': 525}[kind] + rng.choice([0, 5, 10, -15]); f, l = N.pair()
            while l in seen: f, l = N.pair()
            seen.add(l)
            r.update(tenantName='%s %s' % (rng.choice(['Mr.', 'Miss', 'Mrs.', 'Mr.']), l), contractRent=float(base), moveInDate=D(rng.randint(2006, 2025), rng.randint(1, 8), rng.choice([1, 3, 15, 28])), deposit=rng.choice([100.0, 150.0, 200.0]), balance=rng.choice([0.0, 0.0, 0.0, 0.0, 42.5, 192.5]))
        rows.append(r)
tied = sum(r.get('contractRent', 0) for r in rows); v = next(r for r in rows if r['unit'] == 'Rm 35')
orig = v['contractRent']; v['contractRent'] = orig + 300.0   # the mis-keyed digit
def draw():
    wb = Workbook(); ws = wb.active; ws.title = 'Folio 41-44'; F = Font(name='Courier New', size=10); R = Alignment(horizontal='right')
    def p(k, j, s, right=False): c = ws.cell(k, j, s); c.font = F; c.alignment = R if right else Alignment(); return c
    p(1, 1, 'AMITY HOUSE - LODGERS ACCOUNT'); p(2, 1, 'Book 3, folios 41 to 44, re-keyed by E. Duquesne for the estate'); p(3, 1, 'Position at close of 31 August 2025')
    for j, s in enumerate(['Room', 'Lodger', 'Rate', 'Caution', 'Due']): p(5, 1 + j, s, j > 1)
    for j, s in enumerate(['', 'kind / since', '(month)', 'money', 'to date']): p(6, 1 + j, s or None, j > 1).border = Border(bottom=Side(style='double'))
    k = 7; run = [0.0, 0.0, 0.0]; n = 0; fol = 41; last = None
    amt = lambda x: m2(x)
    for r in rows:
        if r['_fl'] != last: p(k, 1, '[' + r['_fl'] + ']'); k += 1; last = r['_fl']
        if n in (7, 14, 21):
            p(k, 2, 'carried to folio %d' % (fol + 1)); [p(k, 3 + i, amt(run[i]), True).__setattr__('border', Border(top=Side(style='thin'))) for i in range(3)]; k += 2; fol += 1
            p(k, 2, "bro't fwd from folio %d" % (fol - 1)); [p(k, 3 + i, amt(run[i]), True) for i in range(3)]; k += 1
        n += 1; p(k, 1, r['unit'])
        if r.get('_v'): p(k, 2, '(to let)'); p(k + 1, 2, r['unitType'])
        else:
            p(k, 2, r['tenantName']); p(k + 1, 2, '%s, since %d %s %d' % (r['unitType'], r['moveInDate'].day, r['moveInDate'].strftime('%b'), r['moveInDate'].year))
            for i, key in enumerate(('contractRent', 'deposit', 'balance')): p(k, 3 + i, amt(r[key]), True); run[i] += (orig if (key == 'contractRent' and r is v) else r[key])
        k += 2
    p(k, 2, 'Total of the House'); [p(k, 3 + i, amt(run[i]), True).__setattr__('border', Border(top=Side(style='thin'), bottom=Side(style='double'))) for i in range(3)]
    p(k + 2, 1, '25 rooms; 22 lodgers; 3 to let'); assert abs(run[0] - tied) < .01
    for col, w in zip('ABCDE', (9, 40, 12, 12, 12)): ws.column_dimensions[col].width = w
    ws.page_setup.fitToWidth = 1; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True
    wb.save(os.path.join(DOC, NAME))
draw()
write_truth(NAME, 'Amity House', '2025-08-31', rows, 25, 22, 3, planted={'what': 'Rate of Rm 35 is keyed %s instead of %s; the carried-forward figures and the total use %s' % (m2(orig + 300), m2(orig), m2(orig)), 'kind': 'digit_changed'})
