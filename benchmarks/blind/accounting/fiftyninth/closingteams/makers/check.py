import json,glob,os,pdfplumber,openpyxl,subprocess
B='build/blind'
AVG={'sf','market','actual','market_sf','actual_sf','other:Mark-to-Market Gap (%)'}
for e in json.load(open(B+'/index.json')):
    n=e['file'];t=json.load(open(f"{B}/truth/{n.rsplit('.',1)[0]}.json"));assert t['name']==n and os.path.exists(f'{B}/documents/{n}')
    rows,g=t['rows'],t['totals'];bad=[]
    if n.endswith('.pdf'):
        with pdfplumber.open(f'{B}/documents/{n}') as p: txt='\n'.join((q.extract_text() or '') for q in p.pages)
        flat=txt.replace(' ','').replace('\n','')
        from collections import Counter
        for r in rows+g:
            for k,v in r.items():
                s=[str(v)] if isinstance(v,str) else [f'{abs(v):,.2f}',f'{abs(v):,.1f}%',f'{v:,}']
                if k=='date': continue
                if not any(x.replace(' ','') in flat for x in s): bad.append((k,v))
    else:
        if n.endswith('.xls'):
            import csv
            subprocess.run(['soffice','-env:UserInstallation=file://build/blind/.lo','--headless','--convert-to','xlsx','--outdir',B+'/makers/tmp',f'{B}/documents/{n}'],stdout=-3,stderr=-3);f=B+'/makers/tmp/'+n+'x'
        else: f=f'{B}/documents/{n}'
        S=set()
        for w in openpyxl.load_workbook(f,data_only=True):
            for r in w.iter_rows(values_only=True):
                for c in r:
                    if c is not None: S.add(round(c,2) if isinstance(c,(int,float)) else str(c))
        for r in rows+g:
            for k,v in r.items():
                if k=='date':continue
                if isinstance(v,str): ok=v in S or 'Unit '+v in S
                else: ok=round(v,2) in S
                if not ok: bad.append((k,v))
    print(n,len(rows),len(g),t['planted'] and t['planted']['kind'],'MISSING',bad[:8])
    T=g[-2] if n.startswith('tb_quarry') else g[-1]
    for k in t['money']:
        if k in AVG or k not in T: continue
        s=sum(r.get(k,0) for r in rows)
        if abs(s-T[k])>.006: print('   untied',k,round(s,2),T[k])
    for r in rows:
        if t['kind']=='AR':
            s=sum(r.get(k,0) for k in t['money'] if k not in('total','deposit'));assert abs(s-r['total'])<.006
        if 'beginning' in r and abs(r['beginning']+r['debit']-r['credit']-r['ending'])>.006: print('   row',r)
