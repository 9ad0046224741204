import json,os,itertools,re,subprocess
from common import *
ix=json.load(open(ROOT+'/index.json'))
def foots(s):
    out=[]
    for i,r in enumerate(s['rows']):
        it=r.get('footsFrom',{}).get('items')
        if not it: continue
        if any(s['rows'][j]['rowType']=='HEADING' or j>=i and 0 for j in it): out.append((r['label'],'heading addend'))
        def bad(sg): return [c for c in range(len(s['columns'])) if abs(sum(g*(s['rows'][j]['values'][c] or 0) for g,j in zip(sg,it))-(r['values'][c] or 0))>.006]
        base=bad([1]*len(it)); alt=bad([1]+[-1]*(len(it)-1))
        def isvar(c): return 'ar' in s['columns'][c] and 'iance' in s['columns'][c]
        # favourable variances add up
        best=min(([c for c in b if not(isvar(c) and c not in base)] for b in(base,alt)),key=len)
        if best: out.append((r['label'],[s['columns'][c] for c in best]))
    return out
for e in ix:
    f=e['file']; assert os.path.exists(DOC+f),f
    t=json.load(open(TRU+f+'.json')); p=json.load(open(WRK+f+'.json'))
    for s,pr in zip(t['statements'],p):
        assert all(len(r['values'])==len(s['columns']) for r in s['rows'])
        msg=foots(s); miss=[]
        if f.endswith('.pdf'):
            tx=subprocess.run(['pdftotext','-layout',DOC+f,'-'],capture_output=True,text=True).stdout
            lines=[re.sub(r'\s+',' ',l.replace('\u00a0',' ')) for l in tx.split('\n')]; k=0
            for code,lab,vals in pr:
                want=[re.sub(r'\s+',' ',v.replace('\u00a0',' ')) for v in vals or []]
                for q in range(k,len(lines)):
                    if lab in lines[q] and (not code or code in lines[q]):
                        pos=lines[q].index(lab)+len(lab); ok=1
                        for v in want:
                            z=lines[q].find(v,pos)
                            if z<0: ok=0;break
                            pos=z+len(v)
                        if ok: k=q; break
                else: miss.append(lab)
        elif f.endswith('.csv'):
            import csv
            rs=list(csv.reader(open(DOC+f,encoding='utf-8-sig'))); k=0
            for r in s['rows']:
                w=[r['label']]+[('' if v is None else f'{v:,.2f}') for v in r['values']]
                if w in rs[k:]: k=rs.index(w,k)+1
                else: miss.append(r['label'])
        else:
            if f.endswith('.xls'):
                d='build/blind/_v/x'; os.makedirs(d,exist_ok=True); subprocess.run(['soffice','--headless','-env:UserInstallation=file://build/blind/.lo','--convert-to','xlsx','--outdir',d,DOC+f],capture_output=True); g=d+'/'+f+'x'
            else: g=DOC+f
            import openpyxl; ws=openpyxl.load_workbook(g,data_only=True)[s['sheet']]
            rs=[[c for c in r if c is not None] for r in ws.iter_rows(values_only=True)]; k=0
            for r in s['rows']:
                for q in range(k,len(rs)):
                    x=rs[q]; labs=[str(c).strip() for c in x]
                    if r['label'] in labs:
                        nums=[c for c in x if isinstance(c,(int,float))]; pos=0; ok=1
                        for v in [v for v in r['values'] if v is not None]:
                            z=[i for i in range(pos,len(nums)) if abs(nums[i]-v)<1e-6]
                            if not z: ok=0;break
                            pos=z[0]+1
                        if ok and (not r['accountCode'] or r['accountCode'] in labs): k=q+1; break
                else: miss.append(r['label'])
        print(f[:44].ljust(45),e['documentType'][:23].ljust(24),len(s['rows']),list(s['keyTotals']),'PLANTED' if s['planted'] else '','FOOT',msg,'MISS',miss)
