import json,os,itertools,subprocess,openpyxl,re
H=os.path.dirname(os.path.abspath(__file__))
idx=json.load(open(H+'/index.json'));print(len(idx),len(os.listdir(H+'/documents')),len(os.listdir(H+'/truth')))
for e in idx:
    fn=e['file'];t=json.load(open(f'{H}/truth/{fn}.json'));p=f'{H}/documents/{fn}'
    if fn.endswith('pdf'):
        txt=subprocess.run(['pdftotext','-layout',p,'-'],capture_output=True,text=True).stdout
        nums=set(round(abs(float(x.replace(',',''))),2) for x in re.findall(r'\d[\d,]*\.?\d*',txt) if re.search(r'\d',x))
    else:
        wb=openpyxl.load_workbook(p,data_only=True);nums=set();txt=''
        for ws in wb:
            for row in ws.iter_rows():
                for c in row:
                    v=c.value
                    if isinstance(v,(int,float)): nums.add(round(abs(v),2)); nums.add(round(abs(v),4))
                    elif isinstance(v,str):
                        txt+=v+'\n'
                        for x in re.findall(r'\d[\d,]*\.?\d*',v): nums.add(round(abs(float(x.replace(',',''))),2))
    for st in t['statements']:
        n=len(st['columns'])
        for i,r in enumerate(st['rows']):
            assert len(r['values'])==n
            key=r['label'].split()[-1]
            if key not in txt: print(fn,'LABEL?',r['label'])
            for v in r['values']:
                if v is not None and v and round(abs(v),2) not in nums and v>=1: print(fn,'NOT PRINTED',r['label'],v)
            if 'footsFrom' in r:
                it=[st['rows'][j]['values'] for j in r['footsFrom']['items']]
                for k in range(n):
                    if r['values'][k] is None: continue
                    xs=[a[k] or 0 for a in it];ok=abs(sum(xs)-r['values'][k])<.006
                    if not ok and len(xs)<=4: ok=any(abs(sum(s*x for s,x in zip(sg,xs))-r['values'][k])<.006 for sg in itertools.product((1,-1),repeat=len(xs)))
                    if not ok: print(fn,'NO FOOT',r['label'],st['columns'][k],r['values'][k],round(sum(xs),2), 'planted' if st['planted'] else '!!')
        print(fn[:40],len(st['rows']),n,st['propertyName'],list(st['keyTotals']),'PLANTED' if st['planted'] else '')
