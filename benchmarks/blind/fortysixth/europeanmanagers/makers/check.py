import json,os,subprocess,re
from itertools import product
import openpyxl
B=os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
ix=json.load(open(B+'/index.json')); print(len(ix))
def text(f):
    p=B+'/documents/'+f
    if f.endswith('.pdf'): return subprocess.run(['pdftotext','-layout',p,'-'],capture_output=True,text=True).stdout
    if f.endswith('.csv'): return open(p,encoding='utf-8-sig').read()
    if f.endswith('.xls'):
        q=B+'/tmpv/'+f[:-4]+'.csv'; subprocess.run(['soffice',f'-env:UserInstallation=file://{B}/.lo','--headless','--convert-to','csv:Text - txt - csv (StarCalc):59,34,76,1','--outdir',B+'/tmpv',p],capture_output=True); return open(q).read()
    wb=openpyxl.load_workbook(p,data_only=True)
    return '\n'.join(str(c) for w in wb for r in w.iter_rows(values_only=True) for c in r if c is not None)
def forms(v):
    a=abs(v); o=set()
    for d in(0,1,2): 
        if round(a,d)==a or d==2:
            e=f'{a:,.{d}f}'; o|={e,e.replace(',',''),e.replace(',','_').replace('.',',').replace('_','.')}
    o|={f'{a*100:.1f}%',str(a),repr(float(a))}
    return o
for e in ix:
    t=json.load(open(f"{B}/truth/{e['file']}.json")); tx=text(e['file']); bad=0; n=0; nt=0
    flat=re.sub(r'\s+',' ',tx)
    for s in t['statements']:
        for x in [s['title'],s['propertyName']]:
            if x not in flat: print('  NO TEXT',e['file'],x)
        for i,r in enumerate(s['rows']):
            assert len(r['values'])==len(s['columns'])
            if r['label'] not in flat: print('  NO LABEL',e['file'],r['label'])
            if r['accountCode'] and r['accountCode'] not in flat: print('  NO ACCT',r)
            for v in r['values']:
                n+=1
                if v and not any(z in tx for z in forms(v)): print('  NO VALUE',e['file'],r['label'],v)
            if 'footsFrom' in r:
                it=r['footsFrom']['items']
                ok=None
                sg=[(1,)*len(it)]+[(1,)+(-1,)*(len(it)-1)]
                base=[c for c in range(len(s['columns']))]
                fails=[[c for c in base if abs(sum(g*(s['rows'][k]['values'][c] or 0) for g,k in zip(G,it))-r['values'][c])>.011] for G in sg]
                f=min(fails,key=len); nt+=1
                if f: print('  FOOT',e['file'],r['label'],[s['columns'][c] for c in f])
            if 'T12' in e['documentType'] and r['values'][0] is not None and abs(sum(x or 0 for x in r['values'][:-1])-r['values'][-1])>.011: print('  CROSS',e['file'],r['label'])
        print(e['file'],s['title'],len(s['rows']),'rows',nt,'totals',list(s['keyTotals']),'PLANTED' if s['planted'] else '')
