import json,glob,os,itertools,subprocess,csv
R='build/blind/'
ix=json.load(open(R+'index.json')); 
print(len(ix),set(os.listdir(R+'documents'))^{e['file'] for e in ix})
def text(f):
    p=R+'documents/'+f
    if f.endswith('pdf'): return subprocess.run(['pdftotext','-layout',p,'-'],capture_output=True,text=True).stdout
    if f.endswith('csv'): return open(p,encoding='utf-8-sig').read()
    if f.endswith('xls'):
        subprocess.run(['soffice','--headless','-env:UserInstallation=file://'+R+'.lo','--convert-to','csv','--outdir',R+'r',p],capture_output=True); return open(R+'r/'+f[:-3]+'csv').read()
    import openpyxl
    o=[]
    for ws in openpyxl.load_workbook(p,data_only=True): 
        for row in ws.iter_rows(values_only=True):
            for v in row:
                if v is not None: o.append(f'{round(v,2):,.2f}' if isinstance(v,(int,float)) else v)
    return '\n'.join(o)
for e in ix:
    d=json.load(open(R+'truth/'+e['file']+'.json')); T=text(e['file']); TT=' '.join(T.split())
    for s in d['statements']:
        bad=0
        for r in s['rows']:
            assert len(r['values'])==len(s['columns'])
            if 'footsFrom' in r:
                it=[s['rows'][i] for i in r['footsFrom']['items']]
                ok=False
                sg=itertools.product([1,-1],repeat=len(it)) if len(it)<=6 else [[1]*len(it)]
                for g in sg:
                    if all(abs(sum(k*(x['values'][c] or 0) for k,x in zip(g,it))-r['values'][c])<.006 for c in range(len(s['columns']))): ok=True;break
                if not ok: print('  NOFOOT',e['file'],r['label'],s['planted'] and s['planted']['kind'])
            lab=' '.join(r['label'].split())
            if lab not in TT and not all(w in TT for w in lab.split()): print('  NOLABEL',e['file'],lab)
            elif lab not in TT: print('  wrapped',e['file'],lab)
            for v in r['values']:
                if v is None: continue
                if not any(x in T for x in (f'{abs(v):,.2f}',f'{abs(v):,.0f}' if v==int(v) else '#', f'{abs(v):.2f}')): print('  NOVAL',e['file'],r['label'],v)
            if s['columns'][-1] in('Total','YEAR','T12 Total') and r['values'][-1] is not None and abs(sum(x or 0 for x in r['values'][:-1])-r['values'][-1])>.006: print('  NOCROSS',e['file'],r['label'])
        for t in (s['title'],s['propertyName']):
            if t not in TT: print('  NOTEXT',e['file'],t)
        print(e['file'],s['title'],len(s['rows']),s['planted'] and s['planted']['kind'],{k:v['values'][-1] for k,v in s['keyTotals'].items()})
