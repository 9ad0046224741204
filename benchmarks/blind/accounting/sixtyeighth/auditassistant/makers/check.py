import json,glob,csv,pdfplumber,openpyxl,os,subprocess,re
B='build/blind'; ix=json.load(open(B+'/index.json')); print(len(ix))
for i in ix:
    n=i['file']; t=json.load(open(f"{B}/truth/{n.rsplit('.',1)[0]}.json")); p=f'{B}/documents/{n}'; bad=[]
    assert t['name']==n and t['kind']==i['kind']
    if n.endswith('pdf'): tx='\n'.join(x.extract_text() for x in pdfplumber.open(p).pages)
    elif n.endswith('csv'): tx=open(p,encoding='utf-8-sig').read()
    elif n.endswith('xlsx'): tx='\n'.join(str(v) for r in openpyxl.load_workbook(p,data_only=True).worksheets[0].iter_rows(values_only=True) for v in r if v is not None)
    else: tx=None
    if n.endswith('xls'):
        subprocess.run(['soffice',f'-env:UserInstallation=file://{B}/.lo','--headless','--convert-to','csv','--outdir',B+'/v',p],capture_output=True); tx=open(B+'/v/'+n[:-4]+'.csv',errors='replace').read()
    flat=re.sub(r'[\s,"]','',tx)
    for r in t['rows']+t['totals']:
        assert any(k in r for k in('name','type','label'))
        for k,v in r.items():
            if isinstance(v,str):
                if k=='date': v='/'.join(reversed(v.split('-')))
                if re.sub(r'[\s,"]','',v) not in flat and not(n.startswith('um_val')) : bad.append((k,v))
            else:
                assert k in t['money'],k
                c={f'{abs(v):.2f}',f'{abs(v):.1f}',f'{abs(v):.0f}',str(abs(v)),str(abs(v)/100)}
                if v==int(v): c.add(str(int(abs(v))))
                else: c.discard(f'{abs(v):.0f}'); 
                if not any(q in flat for q in c): bad.append((k,v))
    g=t['totals'][-1]
    S={k:(round(sum(r.get(k,0) for r in t['rows']),2),v) for k,v in g.items() if k!='label'}
    print(n,len(t['rows']),len(t['totals']),'planted' if t['planted'] else '', 'MISS',bad[:6],'UNTIED',{k:v for k,v in S.items() if abs(v[0]-v[1])>.01})
