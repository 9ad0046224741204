import json, glob, os, subprocess, re
from common import *
import openpyxl, xlwt, csv
for f in sorted(os.listdir(DOC)):
    t = json.load(open(os.path.join(TRU, f + '.json'))); p = os.path.join(DOC, f)
    if f.endswith('.pdf'): txt = subprocess.run(['pdftotext', '-layout', p, '-'], capture_output=True, text=True).stdout
    elif f.endswith('.xlsx'): txt = '\n'.join(' | '.join('' if c is None else (m2(c) if isinstance(c, (int, float)) else str(c)) for c in r) for ws in openpyxl.load_workbook(p).worksheets for r in ws.iter_rows(values_only=True))
    elif f.endswith('.xls'):
        import xlrd; b = xlrd.open_workbook(p); txt = '\n'.join(' | '.join(m2(c) if isinstance(c, float) else str(c) for c in b.sheet_by_index(0).row_values(i)) for i in range(b.sheet_by_index(0).nrows))
    else: txt = open(p, encoding='utf-8-sig').read()
    R = t['rows']; assert all(r.get('unit') or r.get('tenantName') for r in R); assert t['occupied'] + t['vacant'] == t['units']
    res = []
    for k in ('area', 'marketRent', 'contractRent', 'annualRent', 'deposit', 'balance', 'totalCharges'):
        s = round(sum(r.get(k) or 0 for r in R), 2)
        if s: res.append((k, s, any(x in txt for x in (m2(s), m0(s) if s == int(s) else '~~'))))
    miss = [r['unit'] for r in R if r['unit'] not in txt or (r.get('tenantName') and r['tenantName'].split(' (')[0].split(',')[0] not in txt)]
    print(f, len(R), t['units'], 'PLANTED ' + t['planted']['kind'] if t['planted'] else '', miss); print('   ', [x for x in res if not x[2]] or 'all sums printed')
    for r in R:
        if r.get('charges') and 'totalCharges' in r:
            s = sum(c['amount'] for c in r['charges']); assert abs(s - r['totalCharges']) < .01 or abs(s + r['contractRent'] - r['totalCharges']) < .01, (f, r)
