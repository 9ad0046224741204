import json,glob,os,subprocess,re
from openpyxl import load_workbook
from itertools import product
for t in sorted(glob.glob('truth/*.json')):
    d=json.load(open(t));f='documents/'+os.path.basename(t)[:-5];assert os.path.exists(f),f
    if f.endswith('pdf'): txt=subprocess.run(['pdftotext','-layout',f,'-'],capture_output=True,text=True).stdout;nums=[float(x.replace(',','')) for x in re.findall(r'\d[\d,]*(?:\.\d+)?',txt) if x.strip(',')]
    else:
        nums=[];txt=''
        for ws in load_workbook(f):
            for r in ws.iter_rows(values_only=True):
                for v in r:
                    if isinstance(v,(int,float)): nums.append(abs(round(v,2)))
                    elif v: txt+=str(v)+'\n'; nums+=[float(x.replace(',','')) for x in re.findall(r'\d[\d,]*(?:\.\d+)?',str(v)) if x.strip(',')]
    ns=set(round(n,2) for n in nums)
    for s in d['statements']:
        miss=[(r['label'],v) for r in s['rows'] for v in r['values'] if v is not None and round(abs(v),2) not in ns]
        if miss: print(f,'NOT PRINTED',miss[:4])
        lm=[r['label'] for r in s['rows'] if re.sub(r'\s','',r['label']) not in re.sub(r'\s','',txt)]
        if lm: print(f,'label?',lm[:5])
        bad=[]
        for r in s['rows']:
            if 'footsFrom' not in r: continue
            it=[s['rows'][i]['values'] for i in r['footsFrom']['items']]
            ok=False
            sgs=product((1,-1),repeat=len(it)) if len(it)<=4 else [(1,)*len(it)]
            for sg in sgs:
                res=[abs(sum(k*(v[c] or 0) for k,v in zip(sg,it))-(r['values'][c] or 0))<.006 for c in range(len(s['columns']))]
                if all(res): ok=True
            if not ok: bad.append(r['label'])
        print(f,s['title'],s['page'],s['sheet'],'rows',len(s['rows']),'keys',list(s['keyTotals']),'planted' if s['planted'] else '','BAD' if bad else 'ok',bad)
        for k,v in s['keyTotals'].items():
            if None in v['values']: print('  key null',k,v)
