from common import *
import itertools,subprocess,glob,re
ix=json.load(open(R+'/index.json')); print(len(ix))
def ties(t,vs):
    if abs(sum(vs)-t)<.006: return 1
    if abs(vs[0]-sum(vs[1:])-t)<.006: return 1
    return False
for e in ix:
    f=e['file']; d=json.load(open(f'{R}/truth/{f}.json')); assert os.path.exists(DOC+f)
    ext=f.rsplit('.',1)[1]
    if ext=='pdf': pages=subprocess.run(['pdftotext','-layout',DOC+f,'-'],capture_output=True,text=True).stdout.split('\f')
    elif ext=='xlsx':
        import openpyxl; wb=openpyxl.load_workbook(DOC+f,data_only=True)
    elif ext=='csv': txt=open(DOC+f,encoding='utf-8-sig').read()
    for s in d['statements']:
        n=len(s['columns']); bad=0;miss=[]; rows=s['rows']
        if ext=='pdf': txt='\n'.join(pages if s['page'] is None else [pages[s['page']-1]])
        for i,r in enumerate(rows):
            assert len(r['values'])==n,(f,r)
            if 'footsFrom' in r:
                it=r['footsFrom']['items']
                for k in range(n):
                    if r['values'][k] is None: continue
                    vs=[rows[j]['values'][k] or 0 for j in it]
                    if not ties(r['values'][k],vs): bad+=1; print('  notie',f,r['label'],s['columns'][k],r['values'][k],round(sum(vs),2))
            if ext in('pdf','csv'):
                if r['label'] not in txt: miss.append(r['label'])
                for v in r['values']:
                    if v is None: continue
                    c=[f'{abs(v):,.2f}',f'{abs(v):,.0f}']
                    if not any(x in txt for x in (c if isinstance(v,int) else c[:1])): miss.append((r['label'],v))
        if ext=='xlsx':
            ws=wb[s['sheet']]; g=[[c.value for c in row] for row in ws.iter_rows()]
            labs={str(x).strip():row for row in g for x in row if isinstance(x,str)}
            for r in rows:
                if r['label'] not in labs: miss.append(r['label']); continue
                m=[row for row in g if r['label'] in [str(x) for x in row]]
                for v in r['values']:
                    if v is not None and not any(isinstance(x,(int,float)) and abs(x-v)<.005 for row in m for x in row): miss.append((r['label'],v))
        print(f,s['title'],len(rows),n,'planted' if s['planted'] else '', 'bad',bad,'miss',miss[:6],list(s['keyTotals']))
