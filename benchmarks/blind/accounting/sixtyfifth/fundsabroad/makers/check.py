import json,glob,os,pdfplumber,openpyxl,re
R='build/blind/'
ix=json.load(open(R+'index.json')); print(len(ix))
for i in ix:
    t=json.load(open(R+'truth/'+i['file'].rsplit('.',1)[0]+'.json')); p=R+'documents/'+i['file']; rows=t['rows']
    assert t['name']==i['file'] and t['kind']==i['kind']
    skip={'pct_occ','sf','actual','actual_sf','market','market_sf','other:Common charge'}
    out=[]
    big=t['totals'][-1]
    for k,v in big.items():
        if k=='label' or k in skip: continue
        s=sum(r.get(k,0) for r in rows)
        if abs(s-v)>.006: out.append((k,round(s,2),v))
    ks={k for r in rows for k in r}-{'account','name','unit','resident','date','charge','invoice','type'}
    assert ks<=set(t['money']),ks
    if t['kind']=='AR':
        for r in rows:
            b=sum(v for k,v in r.items() if k in('current','b0_30','b1_30','b31_60','b61_90','b91_120','b120') or k.startswith('other:') and '-25' in k)
            assert abs(b-r['total'])<.006,r
    if t['kind']=='TB' and 'ending' in t['money']:
        for r in rows: assert abs(r.get('beginning',0)+r.get('other:Balance prev.periods',0)+r.get('debit',0)-r.get('credit',0)-r.get('ending',0))<.006,r
    miss=[]
    if p.endswith('pdf'):
        with pdfplumber.open(p) as d: tx=' '.join(re.sub(r'\s+',' ',q.extract_text().replace('\xa0',' ').replace('|',' ')) for q in d.pages)
        tx=re.sub(r'\s+',' ',tx); dg=re.sub(r'[ .,]','',tx)
        for r in rows:
            for k,v in r.items():
                if isinstance(v,str):
                    if re.sub(r'\s+',' ',v.strip()) not in tx: miss.append(v)
                elif v and str(abs(v)).replace('.','').rstrip('0') not in dg: miss.append((k,v))
    print(i['file'],len(rows),len(t['totals']),'planted' if t['planted'] else '', 'UNTIED' if out else 'ties',out,miss[:5])
