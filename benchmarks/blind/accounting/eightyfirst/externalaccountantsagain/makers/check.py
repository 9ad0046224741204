import json,glob,os,datetime as dt
import pdfplumber,openpyxl
B='build/blind'; ix=json.load(open(B+'/index.json')); print(len(ix))
for e in ix:
    n=e['file']; t=json.load(open(f"{B}/truth/{os.path.splitext(n)[0]}.json")); p=f"{B}/documents/{n}"; assert os.path.exists(p)
    # foot: subtotals cumulative in order are checked by last total; also sum of the subtotals
    num=[k for k in t['money']]; bad=[]
    rows=t['rows']; last=t['totals'][-1]; subs=t['totals'][:-1]
    for k in num:
        if k in last and k not in('pct_occ',):
            s=round(sum(r.get(k,0) for r in rows),2)
            if abs(s-last[k])>.005: bad.append((k,s,last[k]))
        if subs and k in last and k!='pct_occ' and e['kind']!='AR' :
            s=round(sum(r.get(k,0) for r in subs),2)
            if abs(s-last[k])>.005: bad.append(('sub',k,s,last[k]))
    used={k for r in rows for k in r}-{'account','name','type','unit','resident','date','invoice'}
    assert used<=set(num),(n,used-set(num)); assert set(num)<=used,(n,set(num)-used)
    # on page
    miss=[]; texts=[str(r[k]) for r in rows for k in('account','name','type','unit','resident','invoice') if k in r]+[x['label'] for x in t['totals']]
    vals=[abs(v) for r in rows+t['totals'] for k,v in r.items() if isinstance(v,(int,float))]
    if n.endswith('pdf'):
        with pdfplumber.open(p) as d: tx=' '.join(pg.extract_text() or '' for pg in d.pages); pgs=len(d.pages)
        tx=' '.join(tx.split())
        miss+=[x for x in texts if x not in tx]
        eu=n.startswith(('SuSa','Veld'))
        from collections import Counter
        for v in vals:
            c=[f"{v:,.2f}",f"{v:,.1f}",f"{v:,.0f}"] 
            if eu: c=[x.replace(',','_').replace('.',',').replace('_','.') for x in c]
            if not any(x in tx for x in c[:(3)]): miss.append(v)
    else:
        cells=[]
        if n.endswith('xls'):
            import subprocess
            subprocess.run(['soffice',f'-env:UserInstallation=file://{B}/.lo','--headless','--convert-to','xlsx','--outdir',B+'/.r',p],stdout=-3,stderr=-3); p=f"{B}/.r/{n[:-4]}.xlsx"
        w=openpyxl.load_workbook(p,data_only=True)
        cells=[c for s in w for row in s.iter_rows(values_only=True) for c in row if c is not None]
        st={str(c).strip() for c in cells}; nv={round(abs(c),2) for c in cells if isinstance(c,(int,float))}
        miss+=[x for x in texts if x not in st]+[v for v in vals if round(v,2) not in nv]
    print(n,e['kind'],len(rows),'planted' if t['planted'] else '','FOOT',bad,'MISS',miss[:6])
