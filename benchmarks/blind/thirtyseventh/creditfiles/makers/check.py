import json,os,itertools,re,pdfplumber,openpyxl
idx=json.load(open('index.json')); assert len(idx)==13
assert sorted(os.listdir('documents'))==sorted(e['file'] for e in idx) and sorted(os.listdir('truth'))==sorted(e['file']+'.json' for e in idx)
for e in idx:
    st=json.load(open(f"truth/{e['file']}.json"))['statements']; assert len(st)==1; d=st[0]; n=len(d['columns']); bad=[]
    R=d['rows']; parents={}
    for i,r in enumerate(R):
        assert len(r['values'])==n and r['rowType'] in('HEADING','LINE','SUBTOTAL','TOTAL') and r['label']
        if r['rowType'] in('SUBTOTAL','TOTAL'):
            it=r['footsFrom']['items']; assert it and i not in it and len(set(it))==len(it)
            V=[[R[k]['values'][c] or 0 for k in it] for c in range(n)]
            for c in range(n):
                ok=False
                for m in range(0,3):
                    for neg in itertools.combinations(range(len(it)),m):
                        if abs(sum(-v if k in neg else v for k,v in enumerate(V[c]))-(r['values'][c] or 0))<.006: ok=(m,neg); break
                    if ok: break
                if not ok: bad.append((i,r['label'],d['columns'][c]))
        elif r['rowType']=='LINE': assert any(v is not None for v in r['values'])
    for k,v in d['keyTotals'].items(): assert any(r['label']==v['label'] and r['values']==v['values'] for r in R),k
    f='documents/'+e['file']; miss=[]
    if f.endswith('pdf'):
        with pdfplumber.open(f) as p: txt='\n'.join(x.extract_text() or '' for x in p.pages)
        have=re.sub(r'\s+','',txt)
        for r in R:
            if re.sub(r'\s+','',r['label']) not in have: miss.append(r['label'])
            for v in r['values']:
                if v is None: continue
                a=abs(v); c=[f'{a:,.0f}',f'{a:,.2f}',f'{a*100:.1f}%']
                if not any(x in have for x in (c[1:] if isinstance(v,float) and v!=int(v) else c)): miss.append((r['label'],v))
    else:
        ws=openpyxl.load_workbook(f,data_only=True)[d['sheet']]; cells=[c.value for row in ws.iter_rows() for c in row if c.value is not None]
        nums=set()
        for x in cells:
            if isinstance(x,(int,float)): nums.add(round(x,2))
            elif re.fullmatch(r'\(?[\d,.]+\)?',str(x)): nums.add(float(str(x).strip('()').replace(',',''))*(-1 if str(x)[0]=='(' else 1))
        txt=' '.join(str(x) for x in cells)
        for r in R:
            if r['label'] not in txt: miss.append(r['label'])
            for v in r['values']:
                if v is not None and round(v,2) not in nums: miss.append((r['label'],v))
    print(e['file'],len(R),e['documentType'],'| BAD',bad,'| MISS',miss[:6],'| planted',d['planted'] and d['planted']['what'])
    assert bool(bad)==bool(d['planted']),'tie'
