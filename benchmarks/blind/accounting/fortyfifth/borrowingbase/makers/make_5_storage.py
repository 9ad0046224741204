# Self storage, lines per charge, customer printed once, subtotals where more than one charge. CSV.
from common import *
import csv
R = random.Random(4505)
LN = 'Abbott Barrera Castellano Dupree Eastman Fontenot Guidry Hargrove Ibarra Jeansonne Kimball Landry Melancon Nash Odom Pitre Quintero Robichaux Savoie Thibodeaux Upshaw Verret Wimberly Yancey Zeringue Boudreaux Colley Duplantis'.split()
FN = 'Aaron Bettye Cal Denise Earl Faith Gus Hattie Ivan Joyce Keith Lorna Mack Nadine Otis Pearl Ray Shelby Travis Velma'.split()
BIZ = ['Gulf Breeze Pool Svc','Delta Drywall LLC','St Agnes Thrift Shop','Pelican Vending']
K = ['b0_10','b11_30','b31_60','b61_90','b90','total']
SITES = [('Bayou Lock-N-Key', 14, 'BL'), ('Hwy 90 Mini Storage', 11, 'HM'), ('Old Mill Storage', 8, 'OM')]
def build():
    out = []
    for sn, n, pc in SITES:
        units = sorted(R.sample([f'{a}{b:03d}' for a in 'ABCD' for b in range(1,46)], n)); g = []
        for u in units:
            nm = R.choice(BIZ) if R.random()<.12 else f'{R.choice(LN)}, {R.choice(FN)}'
            acct = f'{pc}{R.randint(10000,99999)}'; rent = R.choice([5900,7900,9500,12900,16900,21500]); late = R.choice([0,1,1,2,3,4,4])
            cs = []
            def row(ch, v): cs.append(dict(property=sn, unit=u, name=nm, resident=acct, charge=ch, total=sum(v.values()), **v))
            ks = K[:5]
            if late == 0: row('Rent', {'b0_10': rent if R.random()<.8 else R.randint(500, rent)})
            else:
                row('Rent', {k: rent for k in ks[(0 if R.random()<.8 else 1):late+1]})
                row('Late Fee', {k: 2000 for k in ks[1:late+1]})
                if R.random()<.6: row('Insurance', {k: 1200 for k in ks[0:late+1]})
                if late >= 3: row('Lien Fee', {ks[3]: 5000})
                if late == 4: row('Auction Ad', {'b90': 7500})
                if R.random()<.12: row('Unapplied', {ks[1]: -R.choice([2500, 4000, 10000])})
            g.append(cs)
        out.append((sn, g))
    return out
if __name__ == '__main__':
    rows, totals = [], []
    with open(DOC+'/delinq_by_charge_052526.csv', 'w', newline='', encoding='utf-8') as fh:
        w = csv.writer(fh, lineterminator='\r\n')
        w.writerow(['Past Due Detail By Charge']); w.writerow(['Sites: All','','As Of: 05/25/2026','','Generated 05/26/2026 6:02:11 AM']); w.writerow([])
        w.writerow(['Site','Unit','Customer','Account','Charge','0-10','11-30','31-60','61-90','Over 90','Balance'])
        m = lambda r: [f2(r[k],'minus','0.00') if r.get(k) is not None else '' for k in K]
        for sn, g in build():
            sr = []
            for cs in g:
                for i, r in enumerate(cs):
                    w.writerow(([sn, r['unit'], r['name'], r['resident']] if i==0 else ['']*4)+[r['charge']]+m(r))
                rows += cs; sr += cs
                if len(cs) > 1:
                    t = add(cs, K); lab = f"Unit {cs[0]['unit']} Total"; totals.append(dict(label=lab, **t)); w.writerow(['','','','',lab]+m(t))
            t = add(sr, K); lab = f'{sn} Total ({len(g)} units)'; totals.append(dict(label=lab, **t)); w.writerow([lab,'','','','']+m(t)); w.writerow([])
        t = add(rows, K); totals.append(dict(label='Grand Total', **t)); w.writerow(['Grand Total','','','','']+m(t))
        w.writerow([]); w.writerow(['Charge Summary'])
        for ch in sorted({r['charge'] for r in rows}): w.writerow(['','','','',ch]+m(add([r for r in rows if r['charge']==ch], K)))
    dump('delinq_by_charge_052526','csv','AR',K,rows,totals,None,'SELF_STORAGE','storage operator export','CSV, charge lines with customer on the first line only, unit/site subtotals, charge summary below',True)
