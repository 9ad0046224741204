import json,glob,os,re,csv
from common import *
import pdfplumber,openpyxl
ix=json.load(open(ROOT+'/index.json'));print(len(ix),[e['file'] for e in ix])
for e in ix:
    n=e['file'];t=json.load(open(f'{ROOT}/truth/{n}.json'));ext=n.rsplit('.',1)[1]
    assert os.path.exists(doc(n))
    if ext=='pdf': 
        with pdfplumber.open(doc(n)) as p: pages=[q.extract_text() for q in p.pages]
        alltxt='\n'.join(pages)
    elif ext=='csv': alltxt=open(doc(n),encoding='utf-8-sig').read();cells=None
    miss=0;tot=0
    for s in t['statements']:
        if ext=='pdf':
            tx=pages[s['page']-1] if s['page'] else alltxt
            sq=re.sub(r'\s+',' ',tx);
        elif ext=='csv': sq=alltxt
        else:
            if ext=='xls':
                import subprocess
                subprocess.run(['soffice',f'-env:UserInstallation=file://{ROOT}/.lo','--headless','--convert-to','xlsx','--outdir',f'{ROOT}/r',doc(n)],capture_output=True)
                wb=openpyxl.load_workbook(f'{ROOT}/r/'+n+'x',data_only=True)
            else: wb=openpyxl.load_workbook(doc(n),data_only=True)
            ws=wb[s['sheet']];vals=[c.value for r in ws.iter_rows() for c in r if c.value is not None]
            nums=[round(v,2) for v in vals if isinstance(v,(int,float))];sq=' '.join(str(v) for v in vals)
        for w in [s['propertyName'],s['title']]:
            if w.lower() not in sq.lower(): print(n,'NO',w)
        for c in s['columns']:
            if c not in sq: print(n,'col?',c)
        for r in s['rows']:
            assert len(r['values'])==len(s['columns'])
            lab=r['label']
            if lab not in sq: print(n,'label?',lab)
            if r['accountCode'] and r['accountCode'] not in sq: print(n,'code?',r)
            for v in r['values']:
                if v is None: continue
                tot+=1
                if ext in('pdf','csv'):
                    ok=f'{abs(v):,.2f}' in sq or f'{abs(v):,.0f}' in sq
                else: ok=round(v,2) in nums
                if not ok: miss+=1;print(n,'val?',lab,v)
    print(n,len(t['statements']),'values',tot,'missing',miss,[s['planted'] and s['planted']['kind'] for s in t['statements']],{k:v['values'][-1] for s in t['statements'] for k,v in s['keyTotals'].items()})
