# loads every truth and looks for its column sums in the text of the document
import json, os, subprocess, glob
from common import *
idx = json.load(open(os.path.join(ROOT, 'index.json')))
import openpyxl
for e in idx:
    n = e['file']; t = json.load(open(os.path.join(TR, n + '.json')))
    if n.endswith('pdf'): txt = subprocess.run(['pdftotext', '-layout', path(n), '-'], capture_output=True, text=True).stdout
    else:
        wb = openpyxl.load_workbook(path(n), data_only=True); vals = []
        for ws in wb:
            for row in ws.iter_rows(values_only=True):
                for v in row:
                    if isinstance(v, (int, float)): vals.append(f'{v:,.2f}')
                    elif v is not None: vals.append(str(v))
        txt = '\n'.join(vals)
    assert all(r.get('unit') for r in t['rows'])
    out = []
    for k in ('area', 'contractRent', 'annualRent', 'marketRent', 'deposit', 'balance', 'totalCharges'):
        xs = [r[k] for r in t['rows'] if isinstance(r.get(k), (int, float))]
        if not xs: continue
        s = round(sum(xs), 2); ok = any(f in txt for f in (f'{s:,.2f}', f'{s:,.0f}' if s == int(s) else '\0none'))
        out.append(f'{k} {s:,.2f} {"ok" if ok else "--"}')
    miss = [r['tenantName'] for r in t['rows'] if r.get('tenantName') and r['tenantName'].split(' ')[0] not in txt]
    print(n, t['asOnDate'], t['units'], t['occupied'], t['vacant'], 'PLANTED' if t['planted'] else ''); print('   ', ' | '.join(out), miss)
