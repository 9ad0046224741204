import json,glob,os,re,pdfplumber,openpyxl
B='build/blind/'; ix=json.load(open(B+'index.json'))
NOSUM={'sf','pct_units','pct_occ','market','actual','market_sf','actual_sf','ami','beds','baths','gross','ua','net','other:Econ. Occ %'}
for e in ix:
    n=e['file']; t=json.load(open(B+'truth/'+n.rsplit('.',1)[0]+'.json')); assert t['name']==n and t['kind']==e['kind'] and os.path.exists(B+'documents/'+n)
    # last total = grand; partial sums: rows between totals in order
    g=t['totals'][-1]; bad=[]
    for k in t['money']:
        s=round(sum(r.get(k,0) for r in t['rows'] if not isinstance(r.get(k),str)),2)
        if k not in NOSUM and k in g and abs(s-g[k])>.005: bad.append((k,s,g[k]))
        subs=[x for x in t['totals'][:-1] if k in x]
        if k not in NOSUM and len(subs)>1 and e['file'][:5]!='Haven':
            z=round(sum(x[k] for x in subs),2)
            if k in g and abs(z-g[k])>.005: bad.append(('subs',k,z,g[k]))
    for r in t['rows']+t['totals']:
        if t['kind']=='TB':
            if 'ending' in r:
                a=r.get('activity',r.get('debit',0)-r.get('credit',0) if 'debit' in r else 0)
                if abs(r['beginning']+a-r['ending'])>.005: bad.append(r)
            if 'close_dr' in r or 'close_cr' in r or 'open_dr' in r:
                q=lambda k:r.get(k,0)
                if abs(q('open_dr')-q('open_cr')+q('debit')-q('credit')-q('close_dr')+q('close_cr'))>.005: bad.append(r)
        if t['kind']=='AR':
            bk=[k for k in t['money'] if re.match(r'b\d|current|other',k)]; tot='unpaid' if 'unpaid' in t['money'] else 'total'
            if abs(sum(r.get(k,0) for k in bk)-r.get(tot,0))>.005: bad.append(r)
            if 'prepaid' in r and abs(r['unpaid']+r['prepaid']-r['total'])>.005: bad.append(r)
    # on the page
    miss=[]
    if n.endswith('pdf'):
        with pdfplumber.open(B+'documents/'+n) as p: txt='\n'.join(x.extract_text() for x in p.pages)
        flat=re.sub(r'\s+',' ',txt)
        lines=txt.split('\n')
        for r in t['rows']+t['totals']:
            for k,v in r.items():
                if isinstance(v,str): ok=re.sub(r'\s+',' ',v) in flat
                else: ok=any(f in flat for f in {f'{abs(v):,.2f}',f'{abs(v):,.0f}' if v==int(v) else '@@',f'{abs(v):,.1f}%' ,f'{v:g}'})
                if not ok: miss.append((k,v))
    elif n.endswith('xlsx'):
        w=openpyxl.load_workbook(B+'documents/'+n); cells=[c for s in w for q in s.iter_rows(values_only=True) for c in q if c is not None]
        nums={round(float(c),2) for c in cells if isinstance(c,(int,float))}|{round(c*100,1) for c in cells if isinstance(c,float) and c<=1.5}; strs=' | '.join(str(c) for c in cells)
        for r in t['rows']+t['totals']:
            for k,v in r.items():
                ok=(v in strs or k=='date') if isinstance(v,str) else round(v,2) in nums
                if not ok: miss.append((k,v))
    print(n,e['kind'],len(t['rows']),'rows',len(t['totals']),'totals | planted:',t['planted'] and t['planted']['kind'],'| bad:',bad[:6],len(bad),'| missing:',miss[:5],len(miss))
