import json,glob,os,re,csv,pdfplumber,openpyxl
ROOT='build/blind'
SKIP={'sf','pct_occ','pct_leased','market','actual','market_sf','actual_sf','other:Rate','other:Days Past Due','other:Past Due','beginningX'}
for e in json.load(open(ROOT+'/index.json')):
    n=e['file']; t=json.load(open(f"{ROOT}/truth/{n.rsplit('.',1)[0]}.json")); p=f'{ROOT}/documents/{n}'
    assert t['name']==n and t['kind']==e['kind'] and os.path.exists(p)
    used={k for r in t['rows'] for k in r if isinstance(r[k],(int,float))}; assert used<=set(t['money']),used-set(t['money'])
    assert all(k in used or any(k in q for q in t['totals']) for k in t['money']),t['money']
    g=t['totals'][-1]; bad=[]
    for k in t['money']:
        if k in SKIP or k not in g: continue
        s=round(sum(r.get(k,0) for r in t['rows']),2)
        if abs(s-g[k])>.01+(.6 if k=='pct_units' else 0): bad.append((k,s,g[k]))
    # bucket cross-foot
    cf=0
    if t['kind']=='AR' and len(t['money'])>3:
        bk=[k for k in t['money'] if k not in SKIP and k!='total']
        cf=sum(abs(sum(r.get(k,0) for k in bk)-r['total'])>.005 for r in t['rows']+t['totals'])
    if t['kind']=='TB' and 'ending' in t['money']: cf=sum(abs(r['beginning']+r.get('debit',0)-r.get('credit',0)-r['ending'])>.005 for r in t['rows']+t['totals'])
    if p.endswith('pdf'):
        with pdfplumber.open(p) as d: txt='\n'.join(x.extract_text() for x in d.pages)
    elif p.endswith('csv'): txt=open(p,encoding='utf-8-sig').read()
    else:
        wb=openpyxl.load_workbook(p,data_only=True); txt='\n'.join(str(round(c,4) if isinstance(c,float) else c) for ws in wb for r in ws.iter_rows(values_only=True) for c in r if c is not None)
    sq=re.sub(r'\s+','',txt); miss=[]
    for r in t['rows']+t['totals']:
        for k,v in r.items():
            if k=='date': continue
            if isinstance(v,str):
                if re.sub(r'\s+','',v) not in sq: miss.append((k,v))
            elif p.endswith('xlsx'):
                if not k.startswith('pct') and k!='actual' and not any(x in sq for x in {str(v),f'{v:g}',str(int(v))}): miss.append((k,v))
            else:
                a=abs(v); c=[f'{a:,.2f}',f'{a:,}',f'{a:,.1f}',f'{a:,.2f}'.lstrip('0')]
                if not any(x in sq for x in c): miss.append((k,v))
    print(n,t['kind'],len(t['rows']),'planted' if t['planted'] else '','BAD',bad,'crossfoot',cf,'missing',miss[:6])
