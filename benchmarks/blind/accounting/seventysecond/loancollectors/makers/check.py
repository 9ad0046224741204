import json,os,re,pdfplumber,openpyxl
B='build/blind/'
ix=json.load(open(B+'index.json'))
for i in ix:
    f=i['file']; t=json.load(open(B+'truth/'+f.rsplit('.',1)[0]+'.json')); rows=t['rows']; msg=[]
    S={k:round(sum(r.get(k,0) for r in rows if not isinstance(r.get(k),str)),2) for k in t['money']}
    last=t['totals'][-1]
    if not f.startswith('Rent'):
        for k,v in last.items():
            if k in S and k not in('sf','actual','market','market_sf','pct_occ') and abs(S[k]-v)>.004: msg.append((k,S[k],v,round(v-S[k],2)))
    p=B+'documents/'+f
    if f.endswith('pdf'): txt=' '.join((x.extract_text() or '') for x in pdfplumber.open(p).pages)
    elif f.endswith('xlsx'): txt=' '.join(str(c.value) for w in openpyxl.load_workbook(p) for r in w.iter_rows() for c in r if c.value is not None)
    else: txt=None
    miss=[]
    if txt:
        z=re.sub(r'\s','',txt)
        for r in rows+t['totals']:
            for k,v in r.items():
                if k in('date',): continue
                if isinstance(v,str): c=[v]
                elif f.endswith('pdf'): c=[f'{abs(v):,.2f}',f'{abs(v):,g}',f'{abs(v):,.0f}',f'{abs(v)}']
                else: c=[str(v),str(v*1.0),f'{v:g}',f'{v:.0f}'] if k!='pct_occ' else None
                if c and not any(re.sub(r'\s','',x) in z for x in c): miss.append((k,v))
    print(f,t['kind'],len(rows),'planted' if t['planted'] else '','SUM',msg,'MISS',miss[:8])
print(len(ix),sorted(os.listdir(B+'documents')))
