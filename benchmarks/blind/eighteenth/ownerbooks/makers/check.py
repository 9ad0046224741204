import json,glob,os,re,subprocess
from openpyxl import load_workbook
ix=json.load(open('index.json'));print(len(ix))
for e in ix:
    f=e['file'];T=json.load(open('truth/'+f+'.json'));nums=set();txt=''
    if f.endswith('pdf'):
        txt=subprocess.run(['pdftotext','-layout','documents/'+f,'-'],capture_output=True,text=True).stdout
        for m in re.findall(r'-?\(?\$?[\d,]+(?:\.\d+)?\)?',txt):
            try: nums.add(round(abs(float(re.sub(r'[^\d.]','',m))),2))
            except: pass
    else:
        for w in load_workbook('documents/'+f):
            for r in w.iter_rows(values_only=True):
                for v in r:
                    if isinstance(v,(int,float)): nums.add(round(abs(v),2))
                    elif v is not None:
                        txt+=str(v)+'\n'
                        try: nums.add(abs(float(re.sub(r'[(),]','',v))))
                        except: pass
    for s in T['statements']:
        miss=[(r['label'],v) for r in s['rows'] for v in r['values'] if v is not None and round(abs(v),2) not in nums]
        ml=[r['label'] for r in s['rows'] if r['label'] not in txt]
        print(f,s['title'],'|',len(s['rows']),'x',len(s['columns']),list(s['keyTotals']),'PLANTED' if s['planted'] else '','miss',miss[:4],'lbl',ml[:5])
        assert all(len(r['values'])==len(s['columns']) for r in s['rows'])
