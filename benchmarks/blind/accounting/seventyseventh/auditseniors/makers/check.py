import json,glob,os,re,collections,pdfplumber
B='build/blind'
ix=json.load(open(B+'/index.json'));docs=sorted(os.listdir(B+'/documents'));assert sorted(e['file'] for e in ix)==docs
for d in docs:
    s=d.rsplit('.',1)[0];t=json.load(open(f'{B}/truth/{s}.json'))
    src=f'{B}/documents/{d}' if d.endswith('.pdf') else f'{B}/render/{s}.pdf'
    with pdfplumber.open(src) as p: text=' '.join((pg.extract_text() or '') for pg in p.pages)
    text=re.sub(r'\s+','',text)
    cl=json.load(open(f'{B}/makers/{s}.claims'));cnt=collections.Counter(re.sub(r'\s+','',c) for c in cl)
    miss=[c for c,n in cnt.items() if text.count(c)<n]
    last=t['totals'][-1];bad=[]
    for k in t['money']:
        if k in last and k not in('sf','market','actual','market_sf','actual_sf','pct_occ','pct_leased','pct_units') :
            sm=sum(r.get(k,0) for r in t['rows'])
            if abs(sm-last[k])>.005: bad.append((k,round(sm,2),last[k]))
        if t['kind']=='AR' and len(t['totals'])>1 and abs(sum(x[k] for x in t['totals'][:-1])-last[k])>.005: bad.append(('sub',k))
    for r in t['rows']: assert r.get('account') or r.get('unit') or r.get('type'),r
    x=0
    for r in t['rows']:
        if t['kind']=='TB' and 'beginning' in r and abs(r['beginning']+r['debit']-r['credit']-r['ending'])>.005:x+=1
        if 'unpaid' in r and (abs(r['b0_30']+r['b31_60']+r['b61_90']+r['b90']-r['unpaid'])>.005 or abs(r['unpaid']+r['prepaid']-r['total'])>.005):x+=1
    print(d,t['kind'],len(t['rows']),'rows;',len(cl),'claims, missing',miss[:8],'| not tying',bad,'cross',x,'| planted',(t['planted'] or {}).get('kind'))
