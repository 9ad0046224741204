# Rent roll printed by a property management system: monospaced, landscape, open columns
from make_lib import *
import random
rnd = random.Random(90)
d = Doc('d09_rent_roll_print', (792, 612))
F = ('LM', 'LMB', 'LM')
d.text(30, 34, 'CEDARLINE PROPERTY SYSTEMS  v8.2', 'LM', 7.5); d.text(762, 34, 'PAGE    4', 'LM', 7.5, al='r'); d.text(30, 44, 'RENT ROLL WITH LEASE CHARGES', 'LMB', 7.5); d.text(762, 44, '10/31/2024 18:07', 'LM', 7.5, al='r')
d.text(30, 54, 'PROPERTY 0417  JUNIPER FLATS   SORT: UNIT   STATUS: ALL', 'LM', 7.5); d.line(30, 60, 762, 60, .8)
nm = 'Abadi R|Brennan T|Castillo M|Dubois L|Eriksen H|Farrow J|Gupta S|Hollis P|Ibarra N|Jansen K|Kowal D|Lindt F|Moreau C|Nakano Y|Osei B|Petrov A|Quinn E|Reyes G|Sato M|Tran V'.split('|')
rows = [R(['UNIT', 'TYPE', 'SQ FT', C('RESIDENT', al='l'), C('ST', al='l'), C('MOVE IN', al='l'), C('LEASE END', al='l'), 'MARKET\nRENT', 'LEASE\nRENT', 'PARKING', 'PET\nFEE', 'DEPOSIT', 'BALANCE'], va='b', below=.5)]
B = [('BUILDING A', 'A', 7), ('BUILDING B', 'B', 8), ('BUILDING C', 'C', 6)]
T = {'1B1B': (684, 1495), '2B1B': (902, 1780), '2B2B': (1015, 1925), 'STUD': (498, 1190)}; k = 0; G = [0]*7; m = lambda v: f'{v:,.2f}' if v >= 0 else f'{-v:,.2f}-'
rr = []
for t, p, n in B:
    rows.append(R([C(t, al='l')]+['']*12, b=True, gap=3)); s = [0]*7
    for u in range(n):
        ty = rnd.choice(list(T)); sf, mk = T[ty]; mk += rnd.choice([0, 0, 15, 25, -20]); unit = f'{p}-{101+u if u < 5 else 201+u-5}'
        if (p, u) in (('A', 4), ('C', 2)):
            rows.append(R([unit, ty, str(sf), 'VACANT', 'V', '', '', m(mk), '', '', '', '', ''])); s[0] += sf; s[1] += mk; continue
        lease = mk-rnd.choice([0, 20, 35, 60, 85]); pk = rnd.choice([0, 0, 50, 75]); pet = rnd.choice([0, 0, 0, 35]); dep = rnd.choice([300, 500, lease]); bal = rnd.choice([0, 0, 0, 0, 125.5, -40, lease, 62.18])
        mo = rnd.randint(1, 12); yy = rnd.choice([22, 23, 24]); mo = min(mo, 9) if yy == 24 else mo
        rows.append(R([unit, ty, str(sf), nm[k % 20], rnd.choice('CCCCN'), f'{mo:02d}/{rnd.randint(1,28):02d}/{yy}', f'{mo:02d}/{rnd.choice([28,30]) if mo != 2 else 28}/25', m(mk), m(lease), m(pk) if pk else '', m(pet) if pet else '', m(dep), m(bal)])); k += 1
        for j, v in enumerate((sf, mk, lease, pk, pet, dep, bal)): s[j] += v
    sb = lambda l, s, **q: R([C(l, al='l'), '', f'{s[0]:,}', '', '', '', '']+[m(v) for v in s[1:]], part=[(c, c, -.4) for c in (2, 7, 8, 9, 10, 11, 12)], **q)
    rows.append(sb('TOTAL '+p, s)); G = [a+b for a, b in zip(G, s)]
rows.append(sb('TOTAL 0417', G, b=True, gap=4))
y = table(d, 30, 66, [50, 34, 42, 74, 22, 54, 58, 66, 66, 60, 54, 76, 76], 'llrlclllrrrrr'.replace('lllrrrrr', 'llrrrrrr'), rows, fonts=F, size=7.4, lead=8.6, px=2.7, py=1.15, tight=True)
y += 20; d.text(30, y, 'UNIT TYPE SUMMARY', 'LMB', 7.5); d.text(430, y, 'STATUS CODES', 'LMB', 7.5)
data = [r.cells for r in rows if len(r.cells) == 13 and isinstance(r.cells[1], str) and r.cells[1] in T]
rows2 = [R(['TYPE', 'UNITS', 'OCCUPIED', 'VACANT', 'OCC %', 'AVG MARKET'], below=.4)]
for ty in T:
    q = [c for c in data if c[1] == ty]; o = sum(c[4] != 'V' for c in q)
    if q: rows2.append(R([ty, str(len(q)), str(o), str(len(q)-o), f'{o/len(q)*100:.1f}', m(sum(float(c[7].replace(',', '')) for c in q)/len(q))]))
o = sum(c[4] != 'V' for c in data)
rows2.append(R(['ALL', str(len(data)), str(o), str(len(data)-o), f'{o/len(data)*100:.1f}', m(G[1]/len(data))], above=.4))
table(d, 30, y+5, [50, 46, 60, 52, 46, 74], 'lrrrrr', rows2, fonts=F, size=7.4, lead=8.6, px=2, py=1.2)
d.text(430, y+15, 'C current   N notice given   V vacant   A trailing minus is a credit.', 'LM', 7.4)
d.save(); print('rows', len(rows))
