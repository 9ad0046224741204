import json, os, re, csv, subprocess
R='build/blind'
T=json.load(open(R+'/makers/totals.json'))
def text(fn):
    p=f'{R}/documents/{fn}'
    if fn.endswith('.pdf'):
        return subprocess.run(['pdftotext','-layout',p,'-'],capture_output=True,text=True).stdout
    if fn.endswith('.csv'): return open(p,encoding='utf-8-sig').read()
    if fn.endswith('.xls'):
        subprocess.run(['soffice','--headless','-env:UserInstallation=file://'+R+'/.lo','--convert-to','pdf','--outdir',R+'/.v',p],capture_output=True)
        return subprocess.run(['pdftotext','-layout',R+'/.v/'+fn[:-4]+'.pdf','-'],capture_output=True,text=True).stdout
    import openpyxl
    return '\n'.join(str(c) for s in openpyxl.load_workbook(p,data_only=True) for r in s.iter_rows(values_only=True) for c in r if c is not None)
for e in json.load(open(R+'/index.json')):
    fn=e['file']; t=json.load(open(f'{R}/truth/{fn}.json'))
    try: tx=text(fn)
    except Exception as x: print(fn,'no text',x); tx=None
    for k,v in T[fn]['totals'].items():
        s=sum(r.get(k) or 0 for r in t['rows'])
        if abs(s-v-T[fn]['off'].get(k,0))>.005: print('TIE',fn,k,s,v)
    bad=[]
    if tx is not None:
        n=re.sub(r'[\s,]+','',tx)
        for r in t['rows']:
            assert r.get('unit') or r.get('tenantName'),(fn,r)
            for k,v in r.items():
                if v=='Occupied': continue
                if k in('charges','rentSteps'): vs=[c['amount'] for c in v]
                else: vs=[v]
                for v in vs:
                    if isinstance(v,(int,float)):
                        a=abs(v); c={'%g'%a,'%.2f'%a,'%d'%a if a==int(a) else '%.1f'%a,repr(float(a))}
                        ok=any(x in n for x in c)
                    elif re.fullmatch(r'\d{4}-\d\d-\d\d',v): continue
                    else: ok=re.sub(r'[\s,]+','',v) in n
                    if not ok: bad.append((r.get('unit'),k,v))
        for v in T[fn]['totals'].values():
            if not any(x in n for x in('%g'%v,'%.2f'%v,'%d'%v)): print('TOTAL not printed',fn,v)
    print(fn,e['assetType'],len(t['rows']),'planted' if t['planted'] else '', 'missing:',len(bad),bad[:6])
