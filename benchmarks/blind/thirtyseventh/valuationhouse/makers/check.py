import json, glob, os, itertools, re
import pdfplumber, openpyxl
B = os.path.dirname(os.path.abspath(__file__)); idx = json.load(open(B+'/index.json'))
assert len(idx) == len(os.listdir(B+'/documents')) == len(os.listdir(B+'/truth'))
def foot(rows, r, c, t, it):
    a = [rows[k]['values'][c] or 0 for k in it]
    if abs(sum(a)-t) < .006: return True
    if len(a) <= 8:
        return any(abs(sum(g*x for g, x in zip(gs, a))-t) < .006 for gs in itertools.product((1, -1), repeat=len(a)))
    return False
for e in idx:
    T = json.load(open(f"{B}/truth/{e['file']}.json")); st = T['statements'][0]; rows = st['rows']; bad = []; n = 0
    for i, r in enumerate(rows):
        assert r['label'] and len(r['values']) == len(st['columns'])
        if r['rowType'] == 'HEADING': assert all(v is None for v in r['values'])
        f = r.get('footsFrom')
        if f:
            for c, t in enumerate(r['values']):
                if t is None and all(rows[k]['values'][c] is None for k in f['items']): continue
                if t is None and e['file'].startswith(('appraisal', 'UW_')): continue
                n += 1
                if not foot(rows, r, c, t or 0, f['items']): bad.append((r['label'], st['columns'][c]))
        else: assert r['rowType'] in ('LINE', 'HEADING'), r['label']
    for k, v in st['keyTotals'].items():
        assert any(r['label'] == v['label'] and r['values'] == v['values'] for r in rows), k
    # is every value on the document
    p = f"{B}/documents/{e['file']}"; miss = 0
    if p.endswith('.pdf'):
        with pdfplumber.open(p) as d: txt = '\n'.join(q.extract_text() or '' for q in d.pages)
        for r in rows:
            if r['label'].split()[0] not in txt: print('label?', r['label'])
            for v in r['values']:
                if v is not None and abs(v) >= 10 and not any(s in txt for s in (f'{abs(v):,.0f}', f'{abs(v):,.2f}')): miss += 1
    else:
        w = openpyxl.load_workbook(p, data_only=True)[st['sheet']]; cells = [c for row in w.iter_rows(values_only=True) for c in row if c is not None]
        nums = {round(float(c), 2) for c in cells if isinstance(c, (int, float))} | {round(float(re.sub(r'[(),]', '', c))*(-1 if '(' in c else 1), 2) for c in cells if isinstance(c, str) and re.fullmatch(r'\(?[\d,]+\.\d\d\)?', c)}; labs = {c for c in cells if isinstance(c, str)}
        for r in rows:
            if r['label'] not in labs: print('label?', r['label'])
            miss += sum(v is not None and abs(v) > 1 and round(v, 2) not in nums for v in r['values'])
    ok = (not bad and not miss) if not st['planted'] else (bad and not miss)
    print('OK ' if ok else 'BAD', e['file'], e['documentType'], len(rows), 'rows', n, 'foots', 'planted '+st['planted']['kind'] if st['planted'] else '', sorted(set(bad))[:6], 'missing', miss)
