import json,glob,re,collections,pdfplumber,openpyxl
ROOT='build/blind/'
ix=json.load(open(ROOT+'index.json'));print(len(ix),collections.Counter(i['kind'] for i in ix))
NOSUM={'pct_units','pct_occ','sf','market','actual','market_sf','actual_sf','beds','baths'}
for i in ix:
    n=i['file'];t=json.load(open(ROOT+'truth/'+n.rsplit('.',1)[0]+'.json'));rows=t['rows'];g=t['totals'][-1];bad=[]
    assert t['name']==n and t['kind']==i['kind']
    for r in rows:
        for k in r: 
            if k not in t['money'] and isinstance(r[k],(int,float)):bad.append(('key',k))
        if t['kind']=='AR':
            b=[k for k in r if re.match(r'b\d|other:(Oct|Sept|Aug|July)|prepaid',k)]
            if abs(sum(r[k] for k in b)-r.get('total',0))>.005:bad.append(('xfoot',r.get('invoice'),r['name']))
        if n.startswith('Marlow') and abs(sum(r.get(k,0) for k in t['money'][:4])-r.get('ending',0))>.005:bad.append('x')
        if n.startswith('Tann') and abs(sum(r.get(k,0) for k in t['money'][:6:2])-sum(r.get(k,0) for k in t['money'][1:6:2])-r.get('close_dr',0)+r.get('close_cr',0))>.005:bad.append('x')
    for k in t['money']:
        if k in g and k not in NOSUM:
            s=sum(r.get(k,0) for r in rows)
            if abs(s-g[k])>.005:bad.append((k,round(s,2),g[k]))
            if len(t['totals'])>1 and not n.startswith('Marlow'):
                s=sum(x.get(k,0) for x in t['totals'][:-1])
                if abs(s-g[k])>.005:bad.append(('sub',k,s,g[k]))
    miss=[]
    if n.endswith('pdf'):
        with pdfplumber.open(ROOT+'documents/'+n) as p:tx='\n'.join(q.extract_text() for q in p.pages)
        fl=re.sub(r'\s','',tx);nums=collections.Counter(re.findall(r'[\d,]*\d(?:\.\d+)?',tx))
        need=collections.Counter()
        for r in rows+t['totals']:
            for k,v in r.items():
                if isinstance(v,str) and k!='date':
                    if re.sub(r'\s','',v) not in fl:miss.append(v)
                elif k in t['money']:
                    a=abs(v);c={f'{a:,.2f}',f'{a:,}',f'{a:,.1f}',f'{a:,.0f}',f'{a}'}
                    if not any(x in nums for x in c):miss.append((k,v))
        if n.startswith('Appendix'):pass
    elif n.endswith('xlsx'):
        wb=openpyxl.load_workbook(ROOT+'documents/'+n,data_only=True);vals=[c.value for w in wb for q in w.iter_rows() for c in q if c.value is not None]
        st={str(v) for v in vals};nm={round(float(v),2) for v in vals if isinstance(v,(int,float))}|{round(v*100,1) for v in vals if isinstance(v,float)}
        for r in rows+t['totals']:
            for k,v in r.items():
                if isinstance(v,str):
                    if v not in st:miss.append(v)
                elif round(float(v),2) not in nm:miss.append((k,v))
    print(n,len(rows),t['planted'] and t['planted']['kind'],'BAD',bad,'MISS',miss[:5])
