import json,glob,os,openpyxl,pdfplumber,re
B='build/blind'; ix=json.load(open(B+'/index.json'))
for e in ix:
    f=e['file']; p=f'{B}/documents/{f}'; t=json.load(open(f"{B}/truth/{f.rsplit('.',1)[0]}.json")); assert os.path.exists(p)
    rows=t['rows']
    if f.endswith('.pdf'):
        with pdfplumber.open(p) as d: tx=re.sub(r'\s+',' ',' '.join(q.extract_text() for q in d.pages))
    elif f.endswith('.csv'): tx=open(p,encoding='utf-8-sig').read()
    elif f.endswith('.xls'):
        import subprocess; tx=None
    else:
        wb=openpyxl.load_workbook(p,data_only=True); tx=' '.join(str(c) for w in wb for r in w.iter_rows(values_only=True) for c in r if c is not None)
    miss=[]
    if tx:
        for r in rows:
            for k in('account','name','unit','resident','invoice','type','charge'):
                if k in r and str(r[k]) not in tx: miss.append(r[k])
            if f.endswith('.pdf'):
                for k,v in r.items():
                    if isinstance(v,(int,float)) and not isinstance(v,bool):
                        if not any(s in tx for s in(f'{abs(v):,.2f}',f'{abs(v):,}')): miss.append((k,v))
        for r in t['totals']:
            if r['label'] not in tx: miss.append(r['label'])
    add=[k for k in t['money'] if not any(x in k for x in('pct','sf','%','_sf','Rack')) or k in('total_sf','other:Leased SF','other:Vacant SF')]
    last=[x for x in t['totals'] if not x['label'].startswith('Net (')][-1]
    bad={k:(round(sum(r.get(k,0) for r in rows),2),last.get(k)) for k in add if abs(sum(r.get(k,0) for r in rows)-(last.get(k) or 0))>.005}
    # subtotals sum to grand
    subs=[x for x in t['totals'][:t['totals'].index(last)]]
    sb={k:(round(sum(s.get(k,0) for s in subs),2),last.get(k)) for k in add if subs and abs(sum(s.get(k,0) for s in subs)-(last.get(k) or 0))>.005}
    print(f,len(rows),'planted' if t['planted'] else '', 'MISS',miss[:6],'BAD',bad,'SUBS',sb)
    for r in rows:
        if e['kind']=='TB' and 'ending' in r: assert abs(r['beginning']+r['debit']-r['credit']-r['ending'])<.006
        if e['kind']=='AR': assert abs(sum(v for k,v in r.items() if (k[:2] in('b0','b1','b3','b6','b9') or k=='current' or k in('other:Prior','other:Oct-25','other:Nov-25','other:Dec-25')))-r.get('total',0))<.006,r
        assert set(k for k,v in r.items() if isinstance(v,(int,float)))<=set(t['money'])
