# own checks: truths load, foot, and every printed value is on the document (by count)
import json,glob,os,subprocess,re
from collections import Counter
from openpyxl import load_workbook
ix={e['file'] for e in json.load(open('index.json'))}
for f in sorted(glob.glob('documents/*')):
    n=os.path.basename(f); t=json.load(open(f'truth/{n}.json')); assert n in ix
    nums=Counter(); text=''
    def add(s):
        for m in re.finditer(r'(\(|-)?\$?(\d[\d,]*(?:\.\d+)?)(%)?\)?',s):
            v=float(m[2].replace(',','')); 
            if m[3]: v/=100
            nums[round(v,4)]+=1
    if n.endswith('pdf'): text=subprocess.run(['pdftotext','-layout',f,'-'],capture_output=True,text=True).stdout; add(text)
    else:
        wb=load_workbook(f,data_only=True)
        for ws in wb:
            for row in ws.iter_rows():
                for c in row:
                    if isinstance(c.value,(int,float)): nums[round(abs(c.value),4)]+=1
                    elif c.value is not None: text+=f' {c.value}\n'; add(str(c.value))
    tx=re.sub(r'\s+',' ',text); want=Counter(); ml=[]
    for s in t['statements']:
        for r in s['rows']:
            assert len(r['values'])==len(s['columns'])
            if re.sub(r'\s+',' ',r['label']) not in tx: ml.append(r['label'])
            for v in r['values']:
                if v is not None: want[round(abs(v),4)]+=1
        for i,r in enumerate(s['rows']):
            if 'footsFrom' in r:
                assert r['rowType'] in('SUBTOTAL','TOTAL') 
                assert all(s['rows'][j]['rowType']!='HEADING' for j in r['footsFrom']['items'])
            elif r['rowType'] in('SUBTOTAL','TOTAL'): print('no foots',r['label'])
    miss={k:(v,nums[k]) for k,v in want.items() if nums[k]<v}
    print(n,len(t['statements']),[list(s['keyTotals']) for s in t['statements']],'planted' if any(s['planted'] for s in t['statements']) else '','missing',miss,'labels',ml[:5])
