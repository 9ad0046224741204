# Liner schedule and terminal tariff, a portrait sheet with landscape content, /Rotate 90
from make_lib import *
d = Doc('d10_sailing_schedule', (842, 595))   # reportlab swaps the MediaBox itself when rotated
d.c.setPageRotation(90); d.c.transform(0, 1, -1, 0, 595, 0); d.W, d.H = 842, 595   # now draws as 842 x 595
F = ('LS', 'LSB', 'LSI'); K = '#0b4f8a'
d.rect(36, 30, 806, 58, fill=K); d.text(46, 49, 'BALTIC ARC CONTAINER LINE', 'LSB', 13, '#ffffff'); d.text(796, 49, 'Loop 3 · weeks 46 to 51, 2024', 'LSB', 10, '#ffffff', 'r')
d.text(36, 78, 'Sailing schedule (ETA at each port, day and month)', 'LSB', 10, K)
vs = [('Arc Vega', '446N'), ('Sund Trader', '447N'), ('Arc Lyra', '448N'), ('Maren Wulff', '449N'), ('Arc Vega', '450N'), ('Sund Trader', '451N')]
ports = [('Rotterdam', 0, 'NLRTM'), ('Hamburg', 2, 'DEHAM'), ('Gothenburg', 4, 'SEGOT'), ('Gdynia', 6, 'PLGDY'), ('Klaipeda', 7, 'LTKLJ'), ('Riga', 9, 'LVRIX'), ('Helsinki', 11, 'FIHEL'), ('Rotterdam', 16, 'NLRTM')]
import datetime as dt
rows = [R([C('Vessel', rs=2, al='l'), C('Voyage', rs=2)]+[C('Closing at Rotterdam', cs=2)]+[C(p[0]) for p in ports], b=True, fill='#dbe8f4', va='b'),
        R([C('Documents'), C('Cargo')]+[C(p[2], b=False) for p in ports], b=True, fill='#dbe8f4')]
om = {(1, 4), (3, 5), (3, 2)}
for i, (v, n) in enumerate(vs):
    s = dt.date(2024, 11, 13)+dt.timedelta(7*i); f = lambda q: f'{q.day} {q:%b}'
    rows.append(R([v, n, f(s-dt.timedelta(2))+' 12:00', f(s-dt.timedelta(1))+' 16:00']+['omitted' if (i, j) in om else f(s+dt.timedelta(p[1])) for j, p in enumerate(ports)]))
y = table(d, 36, 85, [82, 50, 76, 76]+[60]*7+[66], 'l'+'c'*11, rows, fonts=F, size=8.4, px=4, py=3.6, grid=.4, gridcol='#6f93b5')
d.para(36, y+4, 760, 'Dates are given without guarantee. Cargo for omitted ports is discharged at the next port and carried on by truck at the cost of the line.', 'LSI', 7.6)
y += 36; d.text(36, y, 'Terminal and storage charges (EUR)', 'LSB', 10, K); d.text(470, y, 'Free time and demurrage', 'LSB', 10, K)
ch = [('Handling, full', '215', '245', '290'), ('Handling, empty', '95', '105', '–'), ('Reefer plug-in, per day', '48', '62', '62'), ('Weighing (SOLAS)', '65', '65', '65'), ('Seal, customs', '15', '15', '15'), ('Shunting to inspection', '130', '130', '185')]
rows = [R(['Service', 'Unit', '20-foot', '40-foot', '45-foot and\nhigh cube'], b=True, va='b', below=1, lc=K)]
un = ['box', 'box', 'day', 'box', 'piece', 'move']
rows += [R([a, u]+list(r)) for (a, *r), u in zip(ch, un)]
rows[-1].below = .5
yl = table(d, 36, y+5, [140, 48, 62, 62, 72], 'llrrr', rows, fonts=F, size=8.6, px=4, py=3)
rows = [R(['Port', 'Import', 'Export', 'Days 1–5', 'Days 6–10', 'After'], fill=K, col='#ffffff', b=True)]
dm = [('Rotterdam', '4 days', '5 days', '35.00', '60.00', '95.00'), ('Hamburg', '4 days', '5 days', '38.00', '65.00', '110.00'), ('Gothenburg', '5 days', '7 days', '29.50', '52.00', '88.00'), ('Gdynia', '7 days', '7 days', '22.00', '40.00', '70.00'), ('Klaipeda', '7 days', '10 days', '18.00', '36.50', '60.00'), ('Riga', '7 days', '10 days', '18.00', '36.50', '60.00'), ('Helsinki', '3 days', '5 days', '42.00', '75.00', '120.00')]
rows += [R(list(k), fill='#eef4fa' if i % 2 == 0 else None) for i, k in enumerate(dm)]
yr = table(d, 470, y+5, [76, 46, 48, 54, 58, 54], 'lccrrr', rows, fonts=F, size=8.6, px=4, py=2.8)
y = max(yl, yr)+24; d.text(36, y, 'Booking', 'LSB', 10, K)
d.para(36, y+5, 370, 'Bookings are taken until noon on the working day before documents close. Send the verified gross mass with the shipping instruction. Dangerous goods need a separate application at least three working days ahead.', 'LS', 8.6, 10.8)
d.para(470, y+5, 336, 'Agents: Rotterdam, Maasvlakte Shipping BV; Hamburg, Elbkontor GmbH; Gothenburg, Älvsborg Agency AB; Helsinki, Vuosaari Forwarding Oy.', 'LS', 8.6, 10.8)
d.save()
