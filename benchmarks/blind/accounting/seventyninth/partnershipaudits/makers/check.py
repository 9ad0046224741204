import json,os,re,pdfplumber,openpyxl
B='build/blind'
for e in json.load(open(B+'/index.json')):
    f=e['file'];t=json.load(open(f"{B}/truth/{f.rsplit('.',1)[0]}.json"));assert t['name']==f and os.path.exists(f'{B}/documents/{f}')
    last=t['totals'][-1] if 'Net Income' not in t['totals'][-1]['label'] else t['totals'][0]
    bad=[]
    for k in t['money']:
        s=round(sum(r.get(k,0) for r in t['rows']),2)
        if k in last and abs(s-last[k])>.006: bad.append((k,s,last[k]))
    miss=[]
    if f.endswith('pdf'):
        tx='\n'.join(p.extract_text() for p in pdfplumber.open(f'{B}/documents/{f}').pages);flat=re.sub(r'\s+',' ',tx)
        for r in t['rows']+t['totals']:
            for k,v in r.items():
                if isinstance(v,(int,float)):
                    a=abs(v)
                    if not any(s in flat for s in(f'{a:,.0f}' if a==int(a) else '@',f'{a:,.1f}%' if round(a,1)==a else '@',f'{a:,.2f}')):miss.append((k,v))
                elif k!='date' and re.sub(r'\s+',' ',str(v)) not in flat:miss.append((k,v))
    elif f.endswith('xlsx'):
        st=set();nm=[]
        for w in openpyxl.load_workbook(f'{B}/documents/{f}',data_only=True):
            for row in w.iter_rows(values_only=True):
                for c in row:
                    if isinstance(c,str):st.add(c)
                    elif c is not None:nm.append(c)
        N={round(x,2) for x in nm}|{round(x*100,1) for x in nm}|{round(x) for x in nm}
        for r in t['rows']+t['totals']:
            for k,v in r.items():
                if isinstance(v,str) and v not in st or not isinstance(v,str) and v not in N: miss.append((k,v))
    print(f,t['kind'],len(t['rows']),'PLANTED' if t['planted'] else '','diffs',bad,'miss',miss[:5])
