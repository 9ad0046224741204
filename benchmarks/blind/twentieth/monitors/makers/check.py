import json,glob,itertools,subprocess,openpyxl,re
ix=json.load(open('index.json')); print(len(ix))
def text(f):
    if f.endswith('pdf'): return subprocess.run(['pdftotext','-layout','documents/'+f,'-'],capture_output=True,text=True).stdout
    wb=openpyxl.load_workbook('documents/'+f); return '\n'.join(str(c.value).strip() for ws in wb for r in ws.iter_rows() for c in r if c.value is not None)
for e in ix:
    d=json.load(open('truth/'+e['file']+'.json')); tx=text(e['file']); nums={round(abs(float(x.replace(',',''))),2) for x in re.findall(r'\d[\d,]*\.?\d*',tx) if x.replace(',','').replace('.','',1).isdigit()}
    for s in d['statements']:
        bad=0
        for i,r in enumerate(s['rows']):
            assert len(r['values'])==len(s['columns'])
            if r['label'] not in tx and (r['label'].split('Total ')[-1] not in tx): print('label?',r['label'])
            for v in r['values']:
                if v is not None and round(abs(v),2) not in nums and abs(v)>1: print('num?',e['file'],r['label'],v)
            if 'footsFrom' in r:
                it=r['footsFrom']['items']; assert it and all(j!=i for j in it)
                for c,v in enumerate(r['values']):
                    a=[s['rows'][j]['values'][c] or 0 for j in it]
                    ok=abs(sum(a)-v)<.01 or any(abs(a[0]+sum(g*x for g,x in zip(gs,a[1:]))-v)<.01 for gs in (itertools.product((1,-1),repeat=len(a)-1) if len(a)<6 else []))
                    if not ok: print('NOTIE',e['file'],r['label'],s['columns'][c],sum(a),v); bad+=1
            elif r['rowType'] in('SUBTOTAL','TOTAL'): print('nofoot',r['label'])
        print(e['file'],'|',s['title'],'|',len(s['rows']),s['sheet'],s['page'],list(s['keyTotals']),'PLANTED' if s['planted'] else '',bad)
