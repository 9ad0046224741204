import json,glob,os,re,pdfplumber,openpyxl,subprocess
B='build/blind'; ix=json.load(open(B+'/index.json')); print(len(ix))
def fmts(v):
    a=abs(v); return {f'{a:,.2f}',f'{a:,.0f}',f'{a:,.1f}',f'{a:.2f}',f'{a:.1f}',str(a)}|({f'{a:.2f}'[1:]} if a<1 else set())
for e in ix:
    f=e['file']; t=json.load(open(f'{B}/truth/{os.path.splitext(f)[0]}.json')); p=f'{B}/documents/{f}'; assert t['name']==f and t['kind']==e['kind']
    if f.endswith('.pdf'): q=p
    else:
        subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{B}/.lo','--convert-to','pdf','--outdir',B+'/.r',p],capture_output=True); q=f'{B}/.r/{os.path.splitext(f)[0]}.pdf'
    with pdfplumber.open(q) as d: tx='\n'.join(pg.extract_text() for pg in d.pages)
    flat=re.sub(r'\s+',' ',tx); miss=[]
    for i,r in enumerate(t['rows']+t['totals']):
        first=next((r[k] for k in('account','name','type','label') if k in r))
        for k,v in r.items():
            if isinstance(v,str):
                if k=='date':
                    y,m,dd=v.split('-'); ok=f'{m}/{dd}/{y}' in flat or f'{dd}/{m}/{y}' in flat
                else: ok=re.sub(r'\s+',' ',v) in flat
            else: ok=any(z in flat for z in fmts(v)); assert k in t['money'],(f,k)
            if not ok: miss.append((i,k,v))
    # line level: label & all numbers in one text line
    bad=0
    L=tx.split('\n')
    for r in t['rows']:
        ident=[r[k] for k in('account','invoice','resident','type','name') if k in r][0]
        nums=[v for k,v in r.items() if not isinstance(v,str)]
        if not any(ident in l and all(any(z in l for z in fmts(v)) for v in nums) for l in L): bad+=1; print('   line?',f,ident,nums) if bad<4 else None
    # sums
    ks=[k for k in t['money'] if not re.search(r'pct|_sf$|^sf$|^market$|^actual$|Days',k) or k=='total_sf']
    g=t['totals'][-1]; dif=[(k,round(sum(r.get(k,0) for r in t['rows']),2),g.get(k)) for k in ks if k in g and abs(sum(r.get(k,0) for r in t['rows'])-g[k])>.05]
    print(f,len(t['rows']),'missing',miss[:5],'badlines',bad,'sumdiff',dif,'nocol',[k for k in ks if k not in g])
    if t['kind']=='AR':
        for r in t['rows']:
            s=sum(v for k,v in r.items() if re.match(r'b\d|prepaid|other:(Nov|Oct|Sep|Aug)',k)); assert abs(s-r['total'])<.01,r
    if t['kind']=='TB' and 'beginning' in t['money']:
        print([ (r['account'],r['ending']) for r in t['rows'] if abs(r['beginning']+r.get('debit',0)-r.get('credit',0)-r['ending'])>.005],t['planted'])
