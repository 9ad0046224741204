import json,glob,re
from fractions import Fraction as Fr
import openpyxl
for p in sorted(glob.glob('../truth/*.json')):
    t=json.load(open(p)); C=lambda x:round((x or 0)*100)
    R=t['rows'];T=t['totals'];bad=[]
    if t['kind']!='UM':
        g=T[-1]
        for m in t['money']:
            if m in g:
                s=sum(C(r.get(m)) for r in R)
                if s!=C(g[m]): bad.append((m,s,C(g[m])))
        if t['kind']=='AR':
            ages=[m for m in t['money'] if re.match(r'b\d|m\d|current|other:(1-30|BY MONTH)',m)]; k='total' if 'total' in t['money'] else 'unpaid'
            for r in R+T:
                if sum(C(r.get(a)) for a in ages)!=C(r[k]): bad.append(r)
    else:
        g=T[-1]
        for m in t['money']:
            if m in('units','occupied','vacant','total_sf','market_total','actual_total') or m.startswith('other:AREA') or (m.startswith('other:BEDS') and '%' not in m) or m.endswith('Rent / Yr'):
                s=sum(C(r.get(m)) for r in R)
                if s!=C(g[m]): bad.append((m,s,C(g[m])))
    print(t['name'],t['planted'] and t['planted']['kind'],bad)
