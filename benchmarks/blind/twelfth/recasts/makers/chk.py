import json, glob, openpyxl, subprocess, re
for f in sorted(glob.glob('truth/*.json')):
    t = json.load(open(f)); d = f.replace('truth', 'documents')[:-5]
    if d.endswith('pdf'):
        txt = subprocess.run(['pdftotext', '-layout', d, '-'], capture_output=True, text=True).stdout
        P = set(round(float(x.replace(',', '')), 2) for x in re.findall(r'\d[\d,]*\.?\d*', txt))
        lab = re.sub(r'\s+', ' ', txt)
    else:
        wb = openpyxl.load_workbook(d, data_only=True); P = set(); L = []
        for ws in wb:
            for row in ws.iter_rows(values_only=True):
                for v in row:
                    if isinstance(v, (int, float)): P.add(round(abs(v), 2))
                    elif isinstance(v, str):
                        L.append(v)
                        if re.fullmatch(r'\$?[\d,.]+', v): P.add(float(v.replace('$', '').replace(',', '')))
        lab = ' '.join(L)
    for s in t['statements']:
        miss = [(r['label'], v) for r in s['rows'] for v in r['values'] if v is not None and round(abs(v), 2) not in P]
        ml = [r['label'] for r in s['rows'] if r['label'] not in lab]
        assert all(len(r['values']) == len(s['columns']) for r in s['rows'])
        print(d, '|', s['title'], '|', s['sheet'], s['page'], '| missing', miss[:4], ml[:4], '|', {k: v['values'][-1] for k, v in s['keyTotals'].items()}, s['planted'] and s['planted']['kind'])
# T12s: months add to total
for n, a, b in (('02_foundry_recast_t12.xlsx', 12, 12), ('12_quail_hollow_t12.pdf', 12, 12)):
    for r in json.load(open(f'truth/{n}.json'))['statements'][0]['rows']:
        v = r['values']
        if v[b] is not None and abs(sum(x or 0 for x in v[:a]) - v[b]) > .005: print('CROSS', n, r['label'])
print(len(json.load(open('index.json'))))
