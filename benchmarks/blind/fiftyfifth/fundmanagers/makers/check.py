import json, glob, os, subprocess, re
from openpyxl import load_workbook
for t in sorted(glob.glob('truth/*.json')):
    T = json.load(open(t)); n = os.path.basename(t)[:-5]; d = 'documents/' + n
    if n.endswith('pdf'): txt = subprocess.run(['pdftotext', '-layout', d, '-'], capture_output=True, text=True).stdout
    elif n.endswith('csv'): txt = open(d).read()
    else:
        wb = load_workbook(d, data_only=True); txt = ''
        for ws in wb:
            for row in ws.iter_rows(values_only=True):
                for v in row:
                    if isinstance(v, (int, float)): txt += f' {v:,.2f} '
                    elif v is not None: txt += f' {v} '
    flat = txt
    res = []
    excl = lambda r: r.get('statusText') in ('Applicant', 'Pending renewal', 'Future')
    for k in ('marketRent', 'contractRent', 'totalCharges', 'deposit', 'balance'):
        for nm, rs in (('all', T['rows']), ('cur', [r for r in T['rows'] if not excl(r)])):
            s = sum(r.get(k) or 0 for r in rs)
            if s == 0: continue
            ok = any(x in flat for x in (f'{abs(s):,.2f}', f'{abs(s):,.0f} ', f'{abs(s):,.0f}\n'))
            res.append(f'{k}/{nm}={s:,.2f}:{"ok" if ok else "--"}')
    miss = [r.get('unit') for r in T['rows'] if r.get('unit') and str(r['unit']) not in txt]; mn = [r['tenantName'] for r in T['rows'] if r.get('tenantName') and r['tenantName'] not in txt]
    print(n, '| planted', T['planted'] and T['planted']['kind'], '| missing', miss[:5], mn[:4], len(mn)); print('    ', '  '.join(res))
