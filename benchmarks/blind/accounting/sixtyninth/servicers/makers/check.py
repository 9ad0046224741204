import json,glob,os,pdfplumber,openpyxl,subprocess
from common import R
ix=json.load(open(R+'/index.json'));print(len(ix))
for e in ix:
    n=e['file'];t=json.load(open(f"{R}/truth/{n.rsplit('.',1)[0]}.json"));miss=[]
    assert t['name']==n and t['kind']==e['kind']
    keys={k for r in t['rows']+t['totals'] for k in r}-{'account','name','unit','resident','date','charge','invoice','type','label'}
    assert keys<=set(t['money']),keys-set(t['money'])
    if n.endswith('.pdf'):
        txt='\n'.join(p.extract_text() for p in pdfplumber.open(f'{R}/documents/{n}').pages)
        for r in t['rows']+t['totals']:
            for k,v in r.items():
                if isinstance(v,(int,float)):
                    a=abs(v);c=[f'{a:,.2f}',f'{a:,.0f}',f'{a:.1f}',f'{a:,.2f}'.replace(',','_').replace('.',',').replace('_','.')]
                    if not any(x in txt for x in c):miss.append((k,v))
                elif k!='date' and str(v) not in txt:miss.append((k,v))
    else:
        cells=[]
        if n.endswith('.xls'):
            subprocess.run(['soffice',f'-env:UserInstallation=file://{R}/.lo','--headless','--convert-to','xlsx','--outdir',R+'/.r',f'{R}/documents/{n}'],capture_output=True);p=f'{R}/.r/{n}x'
        else:p=f'{R}/documents/{n}'
        for w in openpyxl.load_workbook(p,data_only=True):
            for row in w.iter_rows(values_only=True):cells+= [x for x in row if x is not None]
        num={round(abs(x),2) for x in cells if isinstance(x,(int,float))}|{round(x*100,1) for x in cells if isinstance(x,float) and x<=1};s={str(x) for x in cells}
        for r in t['rows']+t['totals']:
            for k,v in r.items():
                if isinstance(v,(int,float)):
                    if round(abs(v),2) not in num:miss.append((k,v))
                elif v not in s:miss.append((k,v))
    # grand totals: sums tie
    bad=[]
    G=[x for x in t['totals'] if not x['label'].startswith('In %')][-1]
    for k,v in G.items():
        if k in('label','sf','actual','market','pct_units','pct_occ','ami','gross','ua','net'):continue
        s=sum(r.get(k,0) for r in t['rows'])
        if abs(s-v)>.006:bad.append((k,s,v))
    print(n,t['kind'],len(t['rows']),len(t['totals']),'MISS',miss[:5],'BAD',bad,'PLANTED',t['planted'] and t['planted']['kind'])
