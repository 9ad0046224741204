"""every truth loads; every printed-truth value found in the document's text or cells; totals and planted."""
import json,glob,os,subprocess,re
from openpyxl import load_workbook
h=os.path.dirname(os.path.abspath(__file__))
ix=json.load(open(h+'/index.json'));print(len(ix))
from collections import Counter
for e in ix:
    n=e['file'];T=json.load(open(f'{h}/truth/{n}.json'));have=Counter();txt=''
    if n.endswith('pdf'):
        txt=subprocess.run(['pdftotext','-layout',f'{h}/documents/{n}','-'],capture_output=True,text=True).stdout
        for m in re.findall(r'\(?-?[\d,]*\.?\d+-?\)?',txt):
            d=re.sub(r'[(),-]','',m)
            try: have[round(float(d),2)]+=1
            except ValueError: pass
    else:
        for w in load_workbook(f'{h}/documents/{n}'):
            for row in w.iter_rows(values_only=True):
                for v in row:
                    if isinstance(v,(int,float)): have[abs(round(float(v),2))]+=1
                    elif isinstance(v,str):
                        txt+=v+'\n'; d=re.sub(r'[(),$-]','',v)
                        try: have[round(float(d),2)]+=1
                        except ValueError: pass
    miss=[];need=Counter();labs=[]
    for s in T['statements']:
        for r in s['rows']:
            assert len(r['values'])==len(s['columns'])
            if r['label'].split()[:2] and ' '.join(r['label'].split()[:2]) not in re.sub(r' +',' ',txt): labs.append(r['label'])
            for v in r['values']:
                if v is not None: need[abs(round(float(v),2))]+=1
    for v,k in need.items():
        if have[v]<k: miss.append((v,k,have[v]))
    print(n,[s['page'] for s in T['statements']],'missing',miss,labs,[s['planted'] and s['planted']['kind'] for s in T['statements']],[{k:v['values'][-1] for k,v in s['keyTotals'].items()} for s in T['statements']])
