import json,os,pdfplumber,openpyxl,collections
B='build/blind/'
for e in json.load(open(B+'index.json')):
    f=e['file'];t=json.load(open(B+'truth/'+f.rsplit('.',1)[0]+'.json'));rows,tot=t['rows'],t['totals']
    g=tot[-1];AVG={'sf','pct_occ','market','actual','market_sf','actual_sf','beds','baths'}
    bad=[(q,round(sum(r.get(q,0) for r in rows),2),g[q]) for q in t['money'] if q in g and q not in AVG and abs(sum(r.get(q,0) for r in rows)-g[q])>(.35 if q=='pct_units' else .011)]
    sub=tot[:-1];x=[]
    if len(sub)>1 and f[:3]!='Syc':
        x=[q for q in t['money'] if q in g and q not in AVG and abs(sum(s.get(q,0) for s in sub)-g[q])>.011]
    keys=set(k for r in rows for k in r)-set(t['money'])
    miss=[]
    if f.endswith('.pdf'):
        tx='\n'.join(p.extract_text() for p in pdfplumber.open(B+'documents/'+f).pages)
        c=collections.Counter(tx.replace('\n',' ').split())
        for r in rows+tot:
            for k,v in r.items():
                if k in('account','unit','invoice','charge') : ok=str(v) in tx
                elif isinstance(v,str): ok= k=='date' or v in tx or all(w in tx for w in v.split())
                else:
                    a=abs(v);c1=[f'{a:,.2f}',f'{a:,.0f}',f'{a:.1f}%',f'{a:g}',f'{a:,.2f}'.translate(str.maketrans(',.','.,'))];ok=any(q in tx for q in c1)
                if not ok: miss.append((k,v))
    elif f.endswith('.xlsx'):
        cells=set();st=set()
        for ws in openpyxl.load_workbook(B+'documents/'+f,data_only=True):
            for rw in ws.iter_rows(values_only=True):
                for v in rw:
                    if isinstance(v,(int,float)): cells.add(round(v,4))
                    if v is not None: st.add(str(v))
        for r in rows+tot:
            for k,v in r.items():
                ok=(v in st) if isinstance(v,str) else round(v,4) in cells or round(v/100,4) in cells
                if not ok: miss.append((k,v))
    print(e['kind'],f,len(rows),len(tot),'planted' if t['planted'] else '', 'BAD',bad,'SUB',x,'MISS',miss[:5],sorted(keys))
