import json,os,subprocess,re,sys
B='build/blind'; PL=dict(TB='account',AR='name',UM='type')
def forms(v):
    a=abs(v); s=set()
    for t in('{:,.2f}','{:,.0f}','{:,.1f}','{:.2f}'):
        x=t.format(a)
        if abs(float(x.replace(',',''))-a)<1e-6: s.add(x); s.add(x[1:] if x.startswith('0.') else x)
    return s
for e in json.load(open(B+'/index.json')):
    n=e['file']; t=json.load(open(f'{B}/truth/{os.path.splitext(n)[0]}.json')); assert t['name']==n
    src=f'{B}/documents/{n}'
    if not n.endswith('.pdf'):
        subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{B}/.lo','--convert-to','pdf','--outdir',B+'/view',src],capture_output=True)
        src=f'{B}/view/{os.path.splitext(n)[0]}.pdf'
    L=subprocess.run(['pdftotext','-layout',src,'-'],capture_output=True,text=True).stdout.split('\n')
    toks=[(l,set(re.findall(r'[\d,]*\.?\d+',l))) for l in L]; pos=0; bad=0
    for r in t['rows']+t['totals']:
        nums=[v for k,v in r.items() if k in t['money']]
        who=r.get('account') or r.get('invoice') or r.get('charge') if 'label' not in r else r['label']
        who=who or r.get('name') or r.get('type')
        ok=any(who in l and all(forms(v)&tk for v in nums) for l,tk in toks)
        if not ok: bad+=1; print('  MISSING',n,r) if bad<5 else 0
    for r in t['rows']:
        for k in('name','type','unit','resident'):
            if r.get(k) and not any(str(r[k]) in l for l in L): print('  TEXT',n,k,r[k])
    # ties
    add=[k for k in t['money'] if k not in('sf','pct_occ','pct_leased','market','actual','market_sf','actual_sf','other:Days past due','other:% of GLA')]
    g=t['totals'][-1]
    for k in add:
        s=sum(r.get(k,0) for r in t['rows'])
        if abs(s-g.get(k,0))>.011: print('  TIE',n,k,round(s-g.get(k,0),2))
    print(n,t['kind'],len(t['rows']),'rows; bad',bad,'; planted',t['planted'] and t['planted']['kind'], t['money'])
