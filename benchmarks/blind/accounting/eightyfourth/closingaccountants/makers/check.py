import json,glob,pdfplumber,openpyxl,re
B='build/blind/'
for f in sorted(glob.glob(B+'truth/*.json')):
    t=json.load(open(f)); n=t['name']; p=B+'documents/'+n; K=t['money']; bad=[]
    if n.endswith('.pdf'):
        with pdfplumber.open(p) as d: txt='\n'.join(x.extract_text() for x in d.pages)
    elif n.endswith('.csv'): txt=open(p,encoding='utf-8-sig').read()
    else:
        wb=openpyxl.load_workbook(p,data_only=True); L=[]
        for ws in wb:
            for row in ws.iter_rows(values_only=True):
                for v in row:
                    if isinstance(v,(int,float)): L+=[f'{abs(v):,.2f}',f'{v*100:,.1f}']
                    elif v is not None: L.append(str(v))
        txt='\n'.join(L)
    flat=re.sub(r'\s+',' ',txt)
    for r in t['rows']+t['totals']:
        for k,v in r.items():
            if isinstance(v,str):
                if k!='date' and v not in flat: bad.append((k,v))
            elif not any(s in flat for s in (f'{abs(v):,.2f}',f'{abs(v):,.1f}',f'{abs(v):,.0f}') ): bad.append((k,v))
    # footing: consecutive blocks are checked against last total, and block subtotals as a multiset of sums
    g=[x for x in t['totals'] if not x['label'].startswith('Net')][-1]; dif={}
    for k in K:
        if k in('sf','market','actual','pct_occ','pct_units','market_sf','gross','ua','net','baths') or k.startswith('other:Contract /') or k.startswith('other:2nd'): continue
        s=round(sum(r.get(k,0) for r in t['rows']),2)
        if abs(s-g.get(k,0))>.06: dif[k]=(s,g.get(k))
    sub=[x for x in t['totals'] if x is not g and not x['label'].startswith('Net')]
    sd={}
    if sub:
        for k in K:
            if k in g and k not in('sf','market','actual','pct_occ','pct_units','market_sf'):
                s=round(sum(x.get(k,0) for x in sub),2)
                if abs(s-g[k])>.01: sd[k]=(s,g[k])
    if t['kind']=='AR':
        for r in t['rows']:
            s=round(sum(v for k,v in r.items() if k in('b0_30','b31_60','b61_90','b90')) ,2); tg=r['delinquent'] if 'delinquent' in r else r['total']
            if abs(s-tg)>.005: dif[r['unit']]=(s,tg)
    if t['kind']=='TB' and 'beginning' in K:
        assert all(abs(r['beginning']+r['debit']-r['credit']-r['ending'])<.006 for r in t['rows'])
    print(n,len(t['rows']),'| missing',bad[:5],'| rows vs total',dif,'| subs vs total',sd,'|',(t['planted'] or {}).get('kind'))
ix=json.load(open(B+'index.json')); print(len(ix))
