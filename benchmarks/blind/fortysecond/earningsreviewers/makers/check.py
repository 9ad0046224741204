import json, glob, os, itertools, subprocess, csv, re
from h import DOC, TRU, ROOT
ix = json.load(open(ROOT + '/index.json')); assert {e['file'] for e in ix} == set(os.listdir(DOC)) == {f[:-5] for f in os.listdir(TRU)}, 'files'
def foots(vals, tot):
    n = len(vals)
    if abs(sum(vals) - tot) < .006: return True
    if abs(vals[0] - sum(vals[1:]) - tot) < .006: return True
    return False
for e in ix:
    fn = e['file']; t = json.load(open(f'{TRU}/{fn}.json')); bad = 0; miss = 0; n = 0
    grids = {}
    if fn.endswith('.pdf'):
        txt = subprocess.run(['pdftotext', '-layout', f'{DOC}/{fn}', '-'], capture_output=True, text=True).stdout; lines = txt.split('\n')
    elif fn.endswith('.csv'): grids[None] = [[c for c in r] for r in csv.reader(open(f'{DOC}/{fn}', encoding='utf-8-sig'))]
    elif fn.endswith('.xls'):
        subprocess.run(['soffice', '-env:UserInstallation=file://' + ROOT + '/.lo', '--headless', '--convert-to', 'xlsx', '--outdir', ROOT + '/render', f'{DOC}/{fn}'], capture_output=True)
    if fn.endswith(('.xls', '.xlsx')):
        import openpyxl
        wb = openpyxl.load_workbook((ROOT + '/render/' + fn + 'x') if fn.endswith('.xls') else f'{DOC}/{fn}', data_only=True)
        for w in wb: grids[w.title] = [[c.value for c in r] for r in w.iter_rows()]
    for s in t['statements']:
        g = grids.get(s['sheet'], next(iter(grids.values()))) if grids else None
        pt = 0
        for k, r in enumerate(s['rows']):
            assert len(r['values']) == len(s['columns'])
            if 'footsFrom' in r:
                it = r['footsFrom']['items']; assert all(0 <= i < len(s['rows']) and i != k for i in it)
                for c, v in enumerate(r['values']):
                    vs = [s['rows'][i]['values'][c] or 0 for i in it]; n += 1
                    if not foots(vs, v or 0): bad += 1; print('   foot', fn, r['label'], s['columns'][c], round(sum(vs), 2), v)
            vals = [v for v in r['values'] if v is not None]; isf = any(isinstance(v, float) for v in sum([x['values'] for x in s['rows']], []))
            if g is not None:
                def ok(row):
                    cells = [x for x in row if x is not None]; 
                    if not any(str(x).strip() == r['label'] for x in cells): return False
                    if r['accountCode'] and not any(str(x) == r['accountCode'] for x in cells): return False
                    nums = [x for x in cells if isinstance(x, (int, float))]
                    if fn.endswith('.csv'):
                        nums = []
                        for x in cells[2:]:
                            y = x.replace('$', '').replace(',', '')
                            if y: nums.append(-float(y[1:-1]) if y[0] == '(' else float(y))
                    p = iter(nums); return all(any(abs(q - v) < .001 for q in p) for v in vals)
                if not any(ok(row) for row in g): miss += 1; print('   not found', fn, r['label'])
            else:
                fm = [(f'{abs(v):,.2f}' if isf else f'{abs(v):,}') for v in vals]
                sk = fn.startswith('sunny')
                hit = False
                for l in lines:
                    if r['label'] in re.sub(r'\s+', ' ', l) and (not r['accountCode'] or r['accountCode'] in l):
                        p = 0; good = True
                        for q in fm:
                            j = l.find(q, p)
                            if j < 0: good = False; break
                            p = j + len(q)
                        if good: hit = True; break
                if not hit: miss += 1; print('   not found', fn, r['label'], fm[:3])
        for kk, kv in s['keyTotals'].items(): assert any(r['label'] == kv['label'] and r['values'] == kv['values'] for r in s['rows']); 
        pt = s['planted']
        body = '\n'.join(lines) if g is None else '\n'.join(' '.join(map(str, r)) for r in g)
        for x in ('title', 'propertyName'):
            if s[x] and s[x].lower() not in re.sub(r'\s+', ' ', body).lower(): print('   head not found', fn, s[x])
        print(fn, '|', s['sheet'], len(s['rows']), 'rows', len(s['columns']), 'cols', 'foots', n, 'bad', bad, 'missing', miss, 'keys', list(s['keyTotals']), 'PLANTED ' + pt['kind'] if pt else '')
    # cross-foot T12
    for s in t['statements']:
        if e['documentType'].endswith('T12'):
            for r in s['rows']:
                if r['rowType'] != 'HEADING': assert abs(sum(r['values'][:12]) - r['values'][12]) < .01, r['label']
print(len(ix))
