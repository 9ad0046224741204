import json, os, pdfplumber, openpyxl, subprocess
from common import ROOT
for i in json.load(open(ROOT+'/index.json')):
    n = i['file']; t = json.load(open(f'{ROOT}/truth/{n.rsplit(".",1)[0]}.json')); ext = n.rsplit('.',1)[1]
    assert t['name'] == n and t['kind'] == i['kind']
    allowed = set(t['money'])
    for r in t['rows']: assert set(r) - allowed <= {'account','name','unit','resident','date','charge','invoice','type'}, r
    # texts on page
    if ext == 'pdf': 
        with pdfplumber.open(f'{ROOT}/documents/{n}') as p: txt = '\n'.join(q.extract_text() for q in p.pages)
        toks = txt.replace('$',' ').split(); F = lambda v: {f'{abs(v):,.2f}', f'({abs(v):,.2f})', f'-{abs(v):,.2f}', f'{v:,}', f'{v:.1f}%'} 
        S = set(toks); squeeze = ' '.join(toks)
        has_t = lambda s: ' '.join(s.replace('$',' ').split()) in squeeze; has_n = lambda v: F(v) & S
    else:
        if ext == 'xls':
            subprocess.run(['soffice','-env:UserInstallation=file://'+ROOT+'/.lo','--headless','--convert-to','xlsx','--outdir',ROOT+'/.r',f'{ROOT}/documents/{n}'],capture_output=True); pth = f'{ROOT}/.r/{n}x'
        else: pth = f'{ROOT}/documents/{n}'
        vals = [c.value for w in openpyxl.load_workbook(pth, data_only=True) for row in w.iter_rows() for c in row if c.value is not None]
        txts = '\n'.join(str(v) for v in vals); nums = [v for v in vals if isinstance(v,(int,float))]
        ns = {round(v, d) for v in nums for d in (0,1,2)} | {round(v*100,1) for v in nums} | {float(int(v+.5)) for v in nums}
        has_t = lambda s: s in txts; has_n = lambda v: round(v,2) in ns
    miss = 0
    for r in t['rows']+t['totals']:
        for k, v in r.items():
            if k in allowed:
                if not has_n(v): miss += 1; print('  num?', n, k, v)
            elif k == 'date': pass
            elif not has_t(str(v)): miss += 1; print('  text?', n, k, v)
    # sums: grand total and subtotals in order
    tot = t['totals'][-1]; bad = []
    for k in allowed:
        if k in tot and not k.startswith('pct') and k not in ('sf','market','actual','market_sf','actual_sf','beds','baths','other:Market Rent Per Bed'):
            s = round(sum(r.get(k, 0) for r in t['rows']), 2)
            if abs(s - tot[k]) > .005: bad.append((k, s, tot[k]))
            sb = [x for x in t['totals'][:-1] if not x['label'].startswith('ENTITY')]
            if sb and abs(round(sum(x.get(k, 0) for x in sb), 2) - tot[k]) > .005: bad.append(('subs', k))
    print(n, 'rows', len(t['rows']), 'miss', miss, 'nontie', bad, 'PLANTED '+t['planted']['what'] if t['planted'] else '')
    for r in t['rows']:
        if t['kind'] == 'TB' and 'beginning' in r: assert abs(r['beginning']+r['debit']-r['credit']-r['ending']) < .005
        if 'open_dr' in t['money']:
            g = lambda k: r.get(k, 0)
            if abs(g('open_dr')-g('open_cr')+g('debit')-g('credit')-g('close_dr')+g('close_cr')) > .005: print('   roll', r['account'])
        if t['kind'] == 'AR':
            bk = [k for k in t['money'] if k[0] == 'b' or k == 'current' or k in ('other:Sep-25','other:Aug-25','other:Jul-25','other:Prior')]
            assert abs(sum(r.get(k, 0) for k in bk) - r.get('total', 0)) < .005, r
