import json,glob,os,subprocess,re,csv
R='build/blind'
ix=json.load(open(R+'/index.json')); fs=sorted(os.listdir(R+'/documents')); assert [e['file'] for e in ix]==fs,(set(fs)^{e['file'] for e in ix})
assert {x+'.json' for x in fs}==set(os.listdir(R+'/truth'))
def text(f):
    p=f'{R}/documents/{f}'
    if f.endswith('pdf'): return subprocess.run(['pdftotext','-layout',p,'-'],capture_output=True,text=True).stdout
    if f.endswith('csv'): return open(p,encoding='utf-8-sig').read()
    vals=[]
    if f.endswith('.xls'):
        q=f'{R}/.r/{f[:-4]}.pdf'; return subprocess.run(['pdftotext','-layout',q,'-'],capture_output=True,text=True).stdout
    import openpyxl
    for w in openpyxl.load_workbook(p):
        for r in w.iter_rows(values_only=True):
            for v in r:
                if v is None: continue
                vals.append(f'{v:.2f}' if isinstance(v,(int,float)) else v.strftime('%Y-%m-%d') if hasattr(v,'strftime') else str(v))
    return '\n'.join(vals)
for f in fs:
    t=json.load(open(f'{R}/truth/{f}.json')); T=text(f); Z=re.sub(r'[\s,]+','',T).replace('\u00a0','')
    sums={}
    miss=[]
    for r in t['rows']:
        assert r.get('unit') or r.get('tenantName')
        for k in('unit','tenantName','unitType'):
            v=r.get(k)
            if v and re.sub(r'[\s,]+','',v) not in Z: miss.append((k,v))
        for k in('area','contractRent','annualRent','marketRent','deposit','balance','totalCharges'):
            if k in r: sums[k]=round(sums.get(k,0)+r[k],2)
        for c in r.get('charges',[]): sums['ch:'+c['code']]=round(sums.get('ch:'+c['code'],0)+c['amount'],2)
    rep=[]
    for k,s in sums.items():
        if k=='area' or True:
            forms={f'{s:.2f}',f'{s:.2f}'.replace('.',','),f'{s:.0f}' if s==int(s) else '?',f'{s:.1f}'}
            rep.append(f"{k}={s}{'' if any(x in Z for x in forms) else ' NOT PRINTED'}")
    print(f,len(t['rows']),t['units'],t['occupied'],t['vacant'],t['planted'] and t['planted']['kind'],'MISS' if miss else '',miss[:5]); print('   ',rep)
