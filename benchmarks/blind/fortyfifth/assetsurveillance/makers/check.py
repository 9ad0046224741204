import json,glob,os,re,pdfplumber,openpyxl,csv
B='build/blind/'
ix=json.load(open(B+'index.json'));print(len(ix))
for e in ix:
    f=e['file'];p=B+'documents/'+f;t=json.load(open(B+'truth/'+f+'.json'));miss=[]
    if f.endswith('.pdf'):
        tx=''.join(re.sub(r'\s','',pg.extract_text() or '') for pg in pdfplumber.open(p).pages);wb=pdfplumber.open(p)
        has=lambda v:any(x in tx for x in(f'{abs(v):,.0f}' if v==int(v) else '~',f'{abs(v):,.2f}',f'{v*100:.1f}%'))
    elif f.endswith('.xlsx'):
        cells=[str(c.value) if not isinstance(c.value,(int,float)) else c.value for w in openpyxl.load_workbook(p,data_only=True) for r in w.iter_rows() for c in r if c.value is not None]
        tx=''.join(re.sub(r'\s','',c) for c in cells if isinstance(c,str));N=[c for c in cells if not isinstance(c,str)];has=lambda v:any(abs(n-v)<.005 for n in N)
    elif f.endswith('.csv'):
        tx=re.sub(r'\s','',open(p,encoding='utf-8-sig').read());has=lambda v:f'{abs(v):,.2f}' in tx
    else: continue
    for s in t['statements']:
        for k in('title','propertyName'):
            if re.sub(r'\s','',s[k]).lower() not in tx.lower(): miss.append(s[k])
        for r in s['rows']:
            if re.sub(r'\s','',r['label']) not in tx: miss.append(r['label'])
            assert len(r['values'])==len(s['columns'])
            for v in r['values']:
                if v is not None and not has(v): miss.append((r['label'],v))
            for k in (r.get('footsFrom') or {}).get('items',[]): assert 0<=k<len(s['rows'])
    print(f,len(t['statements']),[len(s['rows']) for s in t['statements']],[s['planted'] and s['planted']['kind'] for s in t['statements']],list(t['statements'][0]['keyTotals']),'MISS',miss[:8])
