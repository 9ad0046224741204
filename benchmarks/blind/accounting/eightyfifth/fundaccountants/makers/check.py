import json,glob,re,csv,subprocess,os,pdfplumber,openpyxl
B='build/blind'; ix=json.load(open(B+'/index.json')); print(len(ix),'documents')
for e in ix:
    n=e['file']; t=json.load(open(f'{B}/truth/{n.rsplit(".",1)[0]}.json')); p=f'{B}/documents/{n}'; bad=[]
    if n.endswith('.pdf'):
        with pdfplumber.open(p) as d: tx='\n'.join(x.extract_text() for x in d.pages)
    elif n.endswith('.csv'): tx=open(p,encoding='utf-8-sig').read()
    else:
        q=p
        if n.endswith('.xls'):
            subprocess.run(['soffice','-env:UserInstallation=file://build/blind/.lo','--headless','--convert-to','xlsx','--outdir',B+'/png',p],capture_output=True); q=B+'/png/'+n+'x'
        w=openpyxl.load_workbook(q,data_only=True); tx='\n'.join(' '.join('' if c is None else f'{c:,.2f} {c*100:.1f} {c}' if isinstance(c,(int,float)) else str(c) for c in r) for s in w for r in s.iter_rows(values_only=True))
    fl=re.sub(r'\s+',' ',tx.replace('$',''))
    for r in t['rows']+t['totals']:
        for k,v in r.items():
            if isinstance(v,str):
                if k=='date': v=f'{v[5:7]}/{v[8:]}/{v[:4]}'
                if re.sub(r'\s+',' ',v) not in fl: bad.append((k,v))
            else:
                a=abs(v)
                if not any(s in fl for s in (f'{a:,.2f}',f'{a:.1f}',f'{a:,.0f}' if a==int(a) else '@')): bad.append((k,v))
    assert all(set(r)-{'account','name','unit','resident','invoice','charge','date','type'}<=set(t['money']) for r in t['rows'])
    last=t['totals'][-1] if 'Preston' not in n else t['totals'][0]; rs=t['rows'] if 'Preston' not in n else t['rows'][:11]
    for k in t['money']:
        if k in last and k not in('pct_units','pct_occ','pct_leased','sf','actual_sf','market_sf','market','actual'):
            s=round(sum(r.get(k,0) for r in rs),2)
            if abs(s-last[k])>.011: bad.append(('SUM',k,s,last[k]))
    xf=0
    if t['kind']=='AR' :
        for r in t['rows']:
            s=sum(v for k,v in r.items() if k in('current','b0_30','b31_60','b61_90','b90','b91_120','b120','prepaid') or re.match(r'other:(...) 2025|other:Prior',k))
            if abs(s-r['total'])>.011: xf+=1
    print(n,len(t['rows']),t['planted'] and t['planted']['kind'],bad[:14],'crossfoot',xf)
