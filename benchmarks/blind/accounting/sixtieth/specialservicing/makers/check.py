import json,glob,os,re,csv,pdfplumber,openpyxl,subprocess
from common import B
ix=json.load(open(f'{B}/index.json')); print(len(ix))
for e in ix:
    n=e['file']; stem=os.path.splitext(n)[0]; T=json.load(open(f'{B}/truth/{stem}.json')); p=f'{B}/documents/{n}'
    assert T['name']==n
    if n.endswith('.pdf'): txt='\n'.join(pg.extract_text() for pg in pdfplumber.open(p).pages)
    elif n.endswith('.csv'): txt=open(p,encoding='cp1252').read()
    else:
        pdf=f'{B}/r/{stem}.pdf'
        subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{B}/.lo','--convert-to','pdf','--outdir',f'{B}/r',p],capture_output=True)
        txt='\n'.join(pg.extract_text() for pg in pdfplumber.open(pdf).pages)
    flat=re.sub(r'\s+',' ',txt).replace(',',''); miss=0;nums=0
    for r in T['rows']+T['totals']:
        assert any(k in r for k in T['money']),r
        for k,v in r.items():
            if isinstance(v,(int,float)):
                nums+=1; a=abs(v); c={f'{a:.2f}',f'{a:.1f}',f'{a:g}',f'{a:.0f}' if a==int(a) else f'{a:.2f}'}
                if not any(x in flat for x in c): miss+=1; print('  miss',n,k,v,r.get('name') or r.get('type') or r.get('label'))
            elif k!='date' and v.replace(',','') not in flat: miss+=1; print('  miss',n,k,v)
    # sums
    bad=[]; tl=T['totals'][-1] if 'Net (income)' not in T['totals'][-1]['label'] else T['totals'][-2]
    for k in T['money']:
        s=sum(r.get(k,0) for r in T['rows'])
        if k in tl and abs(s-tl[k])>.005: bad.append((k,round(s,2),tl[k]))
    bs=[]
    subs=[t for t in T['totals'] if t is not tl and 'Net (inc' not in t['label']]
    if subs:
        for k in T['money']:
            s=sum(t.get(k,0) for t in subs)
            if abs(s-tl.get(k,0))>.005: bs.append((k,round(s,2),tl.get(k)))
    print(n,T['kind'],'rows',len(T['rows']),'tot',len(T['totals']),'nums',nums,'miss',miss,'PLANTED' if T['planted'] else '','\n   sum diffs',bad,'\n   subs diffs',bs)
