import csv
from common import *
F = 'domaine_des_noyers_gites_2024.csv'
mo = ['Jan 2024','Feb 2024','Mar 2024','Apr 2024','May 2024','Jun 2024','Jul 2024','Aug 2024','Sep 2024','Oct 2024','Nov 2024','Dec 2024']
s = S('Profit and Loss by Month', 'Domaine des Noyers', '2024-01-01', '2024-12-31', mo + ['Total'], dash0=False)
def L(l, m):
    m = [None if x == 0 else round(float(x), 2) for x in m]; return s.line(l, m + [round(sum(x or 0 for x in m), 2)])
at = lambda d: [d.get(i+1, 0) for i in range(12)]
s.head('Income')
i = [L('Gite Pigeonnier', [0, 0, 390, 1140, 1685.5, 2320, 4480, 4760, 1995, 870, 0, 560]), L('Gite La Grange', [0, 420, 0, 1480, 2210, 3150, 6300, 6720, 2835, 1120, 0, 980]), L('Gite Petit Four', [310, 0, 285, 690, 925, 1380, 2660, 2800, 1170, 540, 0, 0]), L('Chambre d\'hote', [0, 0, 172, 344, 602, 774, 1290, 1376, 688, 258, 0, 86]), L('Cleaning fees charged', [40, 40, 80, 240, 320, 400, 600, 640, 360, 160, 0, 80]), L('Walnut crop', at({11: 2164.8}))]
TI = s.tot('Total Income', i, t='TOTAL', key='total_income')
s.head('Expenses')
e = [L('Booking site commission', [46.5, 63, 112.05, 496.5, 723.08, 1027.5, 2016, 2142, 900, 379.5, 0, 231]), L('Changeovers and laundry', [60, 60, 110, 330, 440, 550, 825, 880, 495, 220, 0, 110]), L('Electricity EDF', [412.18, 398.44, 307.6, 241.92, 198.3, 214.75, 296.11, 318.9, 226.4, 233.07, 341.26, 405.83]), L('Water', at({4: 286.4, 10: 512.77})), L('Propane', at({1: 964, 11: 1012.5})), L('Firewood', at({9: 675})), L('Pool chemicals and servicing', [0, 0, 0, 385, 142.6, 118.2, 156.9, 171.35, 94.1, 260, 0, 0]), L('Garden', [0, 0, 150, 220, 220, 220, 220, 220, 220, 150, 0, 0]), L('Repairs', [135.4, 880, 1246.15, 318.75, 64.9, 92.3, 0, 147.05, 0, 402.6, 1918, 0]), L('Linen and equipment', at({3: 744.35, 6: 189.9})), L('Insurance', at({2: 1386.22})), L('Taxe fonciere', at({10: 2347})), L('CFE', at({12: 418})), L('Internet and telephone', [48.99]*12), L('Bookkeeping', at({5: 1140})), L('Bank charges', [11.5]*12)]
TE = s.tot('Total Expenses', e, t='TOTAL', key='total_operating_expenses')
s.tot('Net Profit', [TI], [TE], t='TOTAL', key='net_income')
with open(f'{B}/documents/{F}', 'w', newline='', encoding='utf-8-sig') as f:
    w = csv.writer(f); g = lambda v: '' if v is None else f'{v:,.2f}'
    w.writerow(['SCI Carrefour des Noyers']); w.writerow(['Domaine des Noyers, Dordogne']); w.writerow(['Profit and Loss by Month']); w.writerow(['1 January 2024 - 31 December 2024, EUR']); w.writerow([])
    w.writerow([''] + s.cols)
    for r in s.rows:
        w.writerow([r['label']] if r['t'] == 'HEADING' else [('  ' if r['t'] == 'LINE' else '') + r['label']] + [g(v) for v in r['v']])
        if r['t'] == 'TOTAL': w.writerow([])
    w.writerow(['Cash basis. Owner occupation weeks not charged.'])
save(F, 'HOSPITALITY', 'OPERATING_STATEMENT_T12', 'French gites of an English-speaking owner, csv by month, blanks for nil', False, [s])
