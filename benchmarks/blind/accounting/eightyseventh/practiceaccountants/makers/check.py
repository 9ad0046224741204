import json,glob,os,re,subprocess,pdfplumber
R='build/blind'; ix=json.load(open(R+'/index.json')); print(len(ix))
for e in ix:
    f=e['file']; t=json.load(open(f"{R}/truth/{f.rsplit('.',1)[0]}.json")); assert t['name']==f and t['kind']==e['kind']
    p=f'{R}/documents/{f}'
    if not f.endswith('.pdf'):
        subprocess.run(['soffice','-env:UserInstallation=file://build/blind/.lo','--headless','--convert-to','pdf','--outdir',R+'/.r',p],capture_output=True); p=f"{R}/.r/{f.rsplit('.',1)[0]}.pdf"
    tx=' '.join((q.extract_text() or '') for q in pdfplumber.open(p).pages); sq=re.sub(r'\s+','',tx)
    miss=[]
    for r in t['rows']+t['totals']:
        assert t['kind']!='TB' or r.get('name') or r.get('label')
        for k,v in r.items():
            if isinstance(v,str):
                if k=='date': continue
                if re.sub(r'\s+','',v) not in sq: miss.append((k,v))
            else:
                assert k in t['money'],(f,k)
                a=abs(v); c=[f'{a:,.2f}',f'{a:,.0f}' if a==int(a) else '@@',f'{a:.1f}',f'{a:,.2f}'.replace(',','X').replace('.',',').replace('X','.')]
                if not any(x in sq for x in c): miss.append((k,v))
    # totals
    bad=[]; g=t['totals'][-1]
    for k in t['money']:
        if k in g and k not in('pct_occ','actual','market','sf'):
            s=round(sum(r.get(k,0) for r in t['rows']),2)
            if abs(s-g[k])>.005: bad.append((k,s,g[k]))
    if len(t['totals'])>1:
        for k in t['money']:
            if k in g and k not in('pct_occ','actual','market','sf'):
                s=round(sum(x.get(k,0) for x in t['totals'][:-1]),2)
                if abs(s-g[k])>.005: bad.append(('sub',k,s,g[k]))
    print(f,e['kind'],len(t['rows']),len(t['totals']),'PLANTED' if t['planted'] else '', 'miss',miss[:6],'bad',bad)
