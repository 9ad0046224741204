import json,glob,os,subprocess,re
R='build/blind/'; os.makedirs(R+'.r',exist_ok=True)
tt=json.load(open(R+'makers/totals.json'))
ix={x['file'] for x in json.load(open(R+'index.json'))}
assert ix=={os.path.basename(x) for x in glob.glob(R+'documents/*')}=={os.path.basename(x)[:-5] for x in glob.glob(R+'truth/*')}
for f in sorted(ix):
    t=json.load(open(R+f'truth/{f}.json')); p=R+'documents/'+f
    if f.endswith('.pdf'): txt=subprocess.run(['pdftotext','-layout',p,'-'],capture_output=True,text=True).stdout+subprocess.run(['pdftotext','-raw',p,'-'],capture_output=True,text=True).stdout
    elif f.endswith('.csv'): txt=open(p,encoding='utf-8-sig').read()
    else:
        q=R+'.r/'+os.path.splitext(f)[0]+'.pdf'
        subprocess.run(['soffice','-env:UserInstallation=file://build/blind/.lo','--headless','--convert-to','pdf','--outdir',R+'.r',p],capture_output=True)
        txt=''.join(subprocess.run(['pdftotext',o,q,'-'],capture_output=True,text=True).stdout for o in('-layout','-raw'))
    n=re.sub(r'\s+',' ',txt); nn=n.replace(' ','').replace(',','').lower()
    miss=[]
    for r in t['rows']:
        for k in ('unit','building','unitType','tenantName','statusText','section','propertyName'):
            v=r.get(k)
            if v and v not in('Occupied',) and str(v).replace(' ','').replace(',','').lower() not in nn: miss.append((r.get('unit'),k,v))
        for k in ('area','marketRent','contractRent','annualRent','deposit','balance','totalCharges'):
            v=r.get(k)
            if v:
                a=f'{abs(v):.2f}'; b=a[:-3] if a.endswith('.00') else a
                if b not in nn: miss.append((r['unit'],k,v))
    for v in tt[f]:
        a=f'{abs(v):.2f}'; b=a[:-3] if a.endswith('.00') else a
        if b not in nn: miss.append(('TOTAL',v))
    if t['units'] is not None: assert t['units']==t['occupied']+t['vacant']
    v=sum('tenantName' not in r for r in t['rows'])
    print(f,len(t['rows']),t['units'],t['occupied'],t['vacant'],'noname',v,'planted' if t['planted'] else '',miss[:6],len(miss))
