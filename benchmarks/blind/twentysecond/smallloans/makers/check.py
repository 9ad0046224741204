import json,glob,os
from lib import D
for f in sorted(glob.glob(D+'truth/*.json')):
    for s in json.load(open(f))['statements']:
        bad=[]
        R=s['rows'];n=len(s['columns'])
        for r in R:
            assert len(r['values'])==n
            if 'footsFrom' in r:
                it=r['footsFrom']['items']
                for c in range(n):
                    vs=[R[i]['values'][c] or 0 for i in it]
                    first=vs[0];ok=any(abs(t-r['values'][c])<.006 for t in (sum(vs),first-sum(vs[1:]),-sum(vs)))
                    if not ok:bad.append((r['label'],s['columns'][c],r['values'][c],sum(vs)))
        print(os.path.basename(f)[:40],'|',s['title'],len(R),list(s['keyTotals']),s['planted'] and s['planted']['what'],bad)
        for k,v in s['keyTotals'].items(): assert any(r['label']==v['label'] and r['values']==v['values'] for r in R)
# workbooks: cached values vs truth
from openpyxl import load_workbook
for f in glob.glob(D+'documents/*.xlsx'):
    wb=load_workbook(f,data_only=True)
    for s in json.load(open(D+'truth/'+os.path.basename(f)+'.json'))['statements']:
        rows=[[c.value for c in r] for r in wb[s['sheet']].iter_rows()]
        miss=0
        for r in s['rows']:
            want=[v for v in r['values'] if v is not None]
            hit=False
            for x in rows:
                if any(isinstance(c,str) and c.strip()==r['label'] for c in x):
                    nums=[]
                    for c in x:
                        if isinstance(c,(int,float)):nums.append(round(c,2))
                        elif isinstance(c,str):
                            try:nums.append(float(c.replace(',','').replace('(','-').replace(')','')))
                            except:pass
                    if all(any(abs(v-m)<.006 for m in nums) for v in want):hit=True
            if not hit:miss+=1;print('MISS',os.path.basename(f),r['label'],want)
print(len(json.load(open(D+'index.json'))))
