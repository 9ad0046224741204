# UK nominal ledger TB: text report in Courier, b/fwd - movement - c/fwd pairs
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
from common import *
R = random.Random(4101)
# (code, name, group)
G = [('FIXED ASSETS', [('0010', 'Freehold Investment Property - Quay St'), ('0012', 'Freehold Inv Property - 3/9 Malt Row'),
      ('0020', 'Revaluation Adjustments'), ('0030', 'Office Fixtures & IT at Cost'), ('0031', 'Depn - Office Fixtures & IT')]),
     ('CURRENT ASSETS', [('1100', 'Tenant Control A/c'), ('1105', 'Provn for Doubtful Debts'), ('1110', 'Service Charge Debtors'),
      ('1120', 'Prepayments'), ('1130', 'Insurance Claims Receivable'), ('1200', 'Bank - Rent Collection A/c'), ('1205', 'Bank - Tenant Deposits'),
      ('1210', 'Bank - No.2 Reserve A/c'), ('1230', 'Petty Cash')]),
     ('CURRENT LIABILITIES', [('2100', 'Purchase Ledger Control'), ('2109', 'Accruals'), ('2150', 'Tenant Deposits Held'), ('2160', 'Rent in Advance'),
      ('2200', 'VAT Output Tax'), ('2201', 'VAT Input Tax'), ('2202', 'VAT Liability'), ('2210', 'PAYE & NI'), ('2250', "Directors' Loan - R. Hallam"), ('2300', 'Bank Loan - Northern & Border')]),
     ('CAPITAL & RESERVES', [('3000', 'Ordinary Share Capital'), ('3050', 'Revaluation Reserve'), ('3200', 'Profit and Loss A/c B/Fwd'), ('3210', 'Dividends Paid')]),
     ('INCOME', [('4000', 'Rents - Commercial'), ('4001', 'Rents - Residential ASTs'), ('4010', 'Ground Rents'), ('4020', 'Insurance Recharged'),
      ('4030', 'Service Charge Recovered'), ('4090', 'Bank Interest Received')]),
     ('DIRECT PROPERTY COSTS', [('5000', 'Repairs - Commercial'), ('5001', 'Repairs - Residential'), ('5010', 'Void Council Tax & Rates'), ('5015', 'Void Utilities'),
      ('5020', 'Letting & Managing Agents Fees'), ('5030', 'Buildings Insurance'), ('5040', 'Cleaning Common Parts'), ('5045', 'Fire & Lift Maintenance'), ('5060', 'EPC, Gas Safe & EICR Certs')]),
     ('OVERHEADS', [('7000', 'Gross Wages - Caretaker'), ('7006', "Employer's NI"), ('7100', 'Office Rent'), ('7500', 'Telephone, Post & Stationery'), ('7600', 'Legal & Professional'),
      ('7601', 'Audit & Accountancy'), ('7900', 'Bank Charges'), ('7905', 'Loan Interest'), ('8000', 'Depreciation Charge'), ('8100', 'Bad Debts Written Off')])]
op = {}; dr = {}; cr = {}
def k(a, b): return R.randrange(a * 100, b * 100)
op.update({'0010': 148500000, '0012': 96250000, '0020': 21000000, '0030': 1842650, '0031': -1129418, '1100': k(28000, 36000), '1105': -420000,
 '1110': k(5000, 9000), '1120': k(2500, 6000), '1205': 1875000, '1210': k(40000, 52000), '1230': 15000, '2100': -k(9000, 15000), '2109': -k(3000, 5000),
 '2150': -1875000, '2160': -k(6000, 9000), '2202': -k(4000, 6900), '2210': -k(600, 1400), '2250': -4500000, '2300': -118000000, '3000': -1000, '3050': -21000000, '3210': 2400000,
 '4000': -k(120000, 140000), '4001': -k(74000, 90000), '4010': -187500, '4020': -k(7000, 9000), '4030': -k(11000, 16000), '4090': -k(500, 900),
 '5000': k(9000, 14000), '5001': k(11000, 17000), '5010': k(1500, 3000), '5015': k(300, 900), '5020': k(14000, 19000), '5030': k(9000, 12000), '5040': k(4000, 6000), '5045': k(2500, 5000), '5060': k(400, 900),
 '7000': k(16000, 19000), '7006': k(900, 1500), '7100': 675000, '7500': k(900, 1500), '7600': k(3000, 8000), '7900': k(300, 500), '7905': k(49000, 56000)})
op['1200'] = k(36000, 47000)
op['3200'] = -sum(op.values())
assert op['3200'] < 0, op['3200']
def j(d, c, a):
    dr[d] = dr.get(d, 0) + a; cr[c] = cr.get(c, 0) + a
for c, a in (('4000', 45216_50), ('4010', 62500), ('4020', k(2000, 2900)), ('4030', k(3800, 5200))):
    j('1110' if c == '4030' else '1100', c, a); j('1110' if c == '4030' else '1100', '2200', a // 5)
j('1100', '4001', k(25000, 29500)); j('1200', '1100', k(71000, 78000)); j('1200', '1110', k(3000, 5000)); j('2160', '1100', -op['2160'] ); j('1200', '2160', k(4000, 7000))
for c, lo, hi, v in (('5000', 2500, 5000, 1), ('5001', 2000, 7000, 1), ('5010', 400, 900, 0), ('5015', 90, 300, 0), ('5020', 5000, 6500, 1), ('5040', 1300, 2000, 1), ('5045', 800, 1900, 1), ('5060', 120, 480, 1), ('7500', 250, 480, 1), ('7600', 800, 2600, 1)):
    a = k(lo, hi); j(c, '2100', a)
    if v: j('2201', '2100', a // 5)
j('7100', '2100', 225000); j('5001', '1230', 4360); j('1230', '1200', 4360)
j('2100', '1200', k(19000, 26000)); j('2202', '2201', dr['2201']); j('2200', '2202', cr['2200']); j('2202', '1200', -op['2202'])
j('7000', '1200', k(4300, 5200)); j('7000', '2210', k(1100, 1400)); j('7006', '2210', k(330, 520)); j('2210', '1200', -op['2210'] + k(400, 700))
j('5030', '1120', k(3000, 3900) if op['1120'] > 400000 else k(1500, 2400)); j('1200', '4090', k(150, 290)); j('7900', '1200', k(90, 170)); j('7905', '1200', k(17000, 18800)); j('2300', '1200', 750000)
j('8000', '0031', 92133); j('8100', '1100', k(600, 1900)); j('7601', '2109', 485000); j('1200', '1130', 184040); j('1130', '5000', 321500); j('2150', '1205', 115000); j('1205', '2150', 172500); j('3210', '1200', 1200000); j('1210', '4090', k(190, 330))
MON = ['open_dr', 'open_cr', 'debit', 'credit', 'close_dr', 'close_cr']
rows, totals, lines = [], [], []
def f(v): return '' if v is None else f'{v/100:,.2f}'
def cells(c):
    o = op.get(c, 0); d, r = dr.get(c), cr.get(c); e = o + (d or 0) - (r or 0)
    return [o if o > 0 else None, -o if o < 0 else None, d, r, e if e > 0 else None, -e if e < 0 else None]
def text(code, name, vs, w=13): return f' {code:<6}{name:<32.32} ' + ''.join(f'{f(v):>{w+2}}' for v in vs)
gt = [0] * 6; lines = []
for g, accs in G:
    st = [0] * 6; lines.append(('h', f' ** {g}'))
    for c, n in accs:
        vs = cells(c)
        if not any(v is not None for v in vs): continue
        lines.append(('r', text(c, n, vs)))
        rows.append(dict(account=c, name=n[:32].strip(), **{m: v / 100 for m, v in zip(MON, vs) if v is not None}))
        for i, v in enumerate(vs): st[i] += v or 0
    lab = f'{g} TOTAL'
    sv = [v if v else None for v in st]
    lines.append(('t', ' ' * 40 + ''.join('  ' + ('-' * 13 if v else ' ' * 13) for v in sv)))
    lines.append(('r', text('', lab, sv))); lines.append(('b', ''))
    totals.append(dict(label=lab, **{m: v / 100 for m, v in zip(MON, sv) if v}))
    gt = [a + b for a, b in zip(gt, st)]
assert gt[0] == gt[1] and gt[2] == gt[3] and gt[4] == gt[5], gt
lines.append(('t', ' ' * 40 + ('  ' + '=' * 13) * 6)); lines.append(('r', text('', 'LEDGER TOTALS', gt))); lines.append(('t', ' ' * 40 + ('  ' + '=' * 13) * 6))
totals.append(dict(label='LEDGER TOTALS', **{m: v / 100 for m, v in zip(MON, gt)}))
lines += [('b', ''), ('b', ' Ledger in balance.   Suspense 9998: nil.   Mispostings 9999: nil.'), ('b', f' {len(rows)} nominal accounts listed; accounts with no balance and no movement suppressed.'), ('b', ' *** END OF REPORT NLTB02 ***')]
name = 'KRE_NLTB02_P12.pdf'
W, H = landscape(A4); c = canvas.Canvas(doc(name), pagesize=(W, H), invariant=1)
PER = 46; pages = [lines[:PER], lines[PER:]]
while len(pages[-1]) > PER: pages[-1:] = [pages[-1][:PER], pages[-1][PER:]]
for n, pg in enumerate(pages, 1):
    y = H - 34; c.setFont('Courier', 9.2)
    hd = [f' KESTREL ROW ESTATES LIMITED{"":<32}NOMINAL LEDGER TRIAL BALANCE{"":<19}RUN 07/05/25 16:42   PAGE {n:>2}/{len(pages)}',
          ' REPORT NLTB02   COMPANY 03   PERIODS 10 TO 12 (01/01/25 - 31/03/25)   ALL COST CENTRES   OPERATOR: JH', '',
          ' ' * 40 + ''.join(f'  {x:-^28}' for x in (' B/FWD ', ' MOVEMENT ', ' C/FWD ')),
          f' {"N/C":<6}{"DESCRIPTION":<32} ' + ''.join(f'{x:>15}' for x in ('DEBIT', 'CREDIT') * 3), ' ' + '-' * 129]
    for t in hd + [x[1] for x in pg]:
        c.drawString(28, y, t); y -= 9.9
    c.showPage()
c.save()
truth(name, 'TB', MON, rows, totals)
