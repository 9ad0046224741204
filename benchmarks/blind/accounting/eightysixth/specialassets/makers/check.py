import json,os,re,pdfplumber,subprocess,openpyxl
R='build/blind'
for e in json.load(open(R+'/index.json')):
    n=e['file']; t=json.load(open(f'{R}/truth/{os.path.splitext(n)[0]}.json')); p=f'{R}/documents/{n}'; assert os.path.exists(p)
    src=p
    if not n.endswith('.pdf'):
        subprocess.run(['soffice','--headless','-env:UserInstallation=file://build/blind/.lo','--convert-to','pdf','--outdir',R+'/.r',p],capture_output=True); src=f'{R}/.r/{os.path.splitext(n)[0]}.pdf'
    txt='\n'.join(x.extract_text() for x in pdfplumber.open(src).pages); flat=re.sub(r'\s+',' ',txt); lines=txt.split('\n')
    def forms(v):
        a=abs(v); s={f'{a:,.2f}',f'{a:,.0f}' if a==int(a) else '',f'{a:g}',f'{a:.1f}'}; s.discard(''); return s
    miss=[]; noline=0
    for r in t['rows']+t['totals']:
        key=[r[k] for k in ('account','name','unit','type','label','charge','resident') if k in r]
        for k in key:
            if k not in flat: miss.append(k)
        nums=[v for k,v in r.items() if isinstance(v,(int,float))]
        for v in nums:
            if not any(s in flat for s in forms(v)): miss.append((key,v))
        anchor=r.get('account') or r.get('resident') if 'date' not in r else None
        anchor=anchor or r.get('label') or r.get('type') or (r.get('unit') if 'date' not in r else None)
        if anchor and not any(anchor in l and all(any(s in l for s in forms(v)) for v in nums) for l in lines): noline+=1
    # footing
    bad=[]; g=t['totals'][-1]
    for k in t['money']:
        if k in('sf','actual','market','actual_sf','market_sf','pct_occ','pct_leased','beds','baths','other:Rate per Bed','other:2nd Person','other:Days Late') or k not in g: continue
        s=round(sum(r.get(k,0) for r in t['rows']),2)
        if abs(s-g[k])>.005: bad.append((k,s,g[k]))
    keys={k for r in t['rows'] for k in r if isinstance(r[k],(int,float))}
    print(n,t['kind'],len(t['rows']),len(t['totals']),'missing',miss[:5],'noline',noline,'foot',bad,'planted',t['planted'] and t['planted']['kind'],'keys ok',keys==set(t['money']),keys^set(t['money']))
