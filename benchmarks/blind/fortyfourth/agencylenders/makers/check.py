from lib import *; import pdfplumber,openpyxl,subprocess
ix=json.load(open(ROOT+'/index.json'))
for e in ix:
    f=e['file'];T=json.load(open(f'{ROOT}/truth/{f}.json'));nums=set();txt=''
    if f.endswith('.pdf'):
        with pdfplumber.open(doc(f)) as p: txt='\n'.join(g.extract_text() for g in p.pages)
    elif f.endswith('.csv'): txt=open(doc(f)).read()
    elif f.endswith('.xlsx'):
        wb=openpyxl.load_workbook(doc(f),data_only=True)
        for ws in wb:
            for row in ws.iter_rows(values_only=True):
                for v in row:
                    if isinstance(v,(int,float)): nums.add(round(v,2));txt+=f' {v}'
                    elif v: txt+='\n'+str(v)
    else:
        import subprocess
        subprocess.run(['soffice','--headless','-env:UserInstallation=file://build/blind/.lo','--convert-to','xlsx','--outdir','build/blind/.r',doc(f)],capture_output=True)
        wb=openpyxl.load_workbook('build/blind/.r/'+f.replace('.xls','.xlsx'),data_only=True)
        for ws in wb:
            for row in ws.iter_rows(values_only=True):
                for v in row:
                    if isinstance(v,(int,float)): nums.add(round(v,2))
                    elif v: txt+='\n'+str(v)
    miss=0;bad=[]
    for s in T['statements']:
        assert all(len(r['values'])==len(s['columns']) for r in s['rows'])
        for r in s['rows']:
            if r['label'] not in txt: miss+=1;bad.append(r['label'])
            if r['accountCode'] and r['accountCode'] not in txt: bad.append(r['accountCode'])
            for v in r['values']:
                if v is None: continue
                ok=(v in nums or round(v,2) in nums) if nums else any(x in txt for x in (f'{abs(v):,.2f}',f'{abs(v):,.0f}',f'{v*100:.1f}%'))
                if not ok: bad.append((r['label'],v))
            if r.get('footsFrom'):
                for c,v in enumerate(r['values']):
                    a=[s['rows'][i]['values'][c] or 0 for i in r['footsFrom']['items']]
                    if v is None: continue
                    from itertools import product
                    ok=any(abs(sum(a)*1-v)<.015 for _ in [0]) or (len(a)<6 and any(abs(sum(x*g for x,g in zip(a,gs))-v)<.015 for gs in product([1,-1],repeat=len(a))))
                    if not ok: bad.append(('FOOT',r['label'],s['columns'][c],v,sum(a)))
    print(f,[ (len(s['rows']),bool(s['planted'])) for s in T['statements']],bad[:8])
