import json,glob,os,re,csv,openpyxl,pdfplumber
R='build/blind'; ix=json.load(open(R+'/index.json')); print(len(ix), {i['file'] for i in ix}==set(os.listdir(R+'/documents')))
for i in ix:
    n=i['file']; t=json.load(open(f"{R}/truth/{n.rsplit('.',1)[0]}.json")); rows,tot=t['rows'],t['totals']; p=f'{R}/documents/{n}'
    assert t['name']==n
    keys=set(k for r in rows for k in r)-{'account','name','unit','resident','date','charge','invoice','type'}; assert keys<=set(t['money']),keys
    # page presence
    if n.endswith('.pdf'):
        txt='\n'.join(x.extract_text() for x in pdfplumber.open(p).pages); has=lambda q:any(s in txt for s in(f'{abs(q):,.2f}',f'{abs(q):,.0f}',f'{abs(q):.1f}%')); 
    elif n.endswith('.csv'):
        txt=open(p).read().replace('""','"'); has=lambda q:f'{abs(q):,.2f}' in txt
    else:
        vals=set();txt=''
        for ws in openpyxl.load_workbook(p):
            for r in ws.iter_rows(values_only=True):
                for v in r:
                    if isinstance(v,(int,float)): vals.add(round(v,4))
                    elif v: txt+=str(v)+'\n'
        has=lambda q:round(q,4) in vals or round(q/100,4) in vals
    miss=[]
    for r in rows+tot:
        for k,v in r.items():
            if isinstance(v,(int,float)):
                if not has(v): miss.append((k,v))
            elif k in('account','name','label','type','resident','invoice','charge'):
                if v not in txt: miss.append((k,v))
    # footing
    bad=[]; G=tot[-1]; 
    for k in t['money']:
        if k in('sf','market','actual','market_sf','actual_sf','pct_units','pct_occ') or k not in G: continue
        s=round(sum(r.get(k,0) for r in rows),2)
        if abs(s-G[k])>.005: bad.append((k,s,G[k]))
    # subtotals partition: sums of sub totals
    dbl=0
    if i['kind']=='TB' and 'ending' in t['money']: dbl=sum(abs(r['beginning']+r['other:Balance, prev.periods']+r['debit']-r['credit']-r['ending'])>.005 for r in rows)
    if 'close_dr' in t['money']: dbl=[r['account'] for r in rows if abs(r.get('open_dr',0)-r.get('open_cr',0)+r.get('debit',0)-r.get('credit',0)-r.get('close_dr',0)+r.get('close_cr',0))>.005]
    print(n,i['kind'],len(rows),len(tot),'missing',miss[:5],len(miss),'foot',bad,'rowbad',dbl,'PLANTED' if t['planted'] else '')
