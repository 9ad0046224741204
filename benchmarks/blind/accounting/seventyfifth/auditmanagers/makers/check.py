import json,os,pdfplumber,openpyxl
B='build/blind'
ix=json.load(open(B+'/index.json')); print(len(ix), sorted(os.listdir(B+'/documents'))==sorted(x['file'] for x in ix))
for x in ix:
    n=x['file'];t=json.load(open(f"{B}/truth/{n.rsplit('.',1)[0]}.json"));assert t['name']==n and t['kind']==x['kind']
    money=t['money']; bad=[]
    for r in t['rows']: assert set(r)-set(money)<={'account','name','resident','unit','invoice','date','type'},r
    last=t['totals'][-1]
    for k in money:
        if k in last and not any(s in k for s in('pct','_sf')) and k not in('sf','market','actual','other:Current ORA Price ($000)'):
            s=sum(r.get(k,0) for r in t['rows'])
            if abs(s-last[k])>.005: bad.append((k,round(s,2),last[k]))
    # text
    if n.endswith('pdf'):
        with pdfplumber.open(f'{B}/documents/{n}') as p: tx=' '.join(q.extract_text(x_tolerance=1.5) for q in p.pages).replace('\n',' ')
        tx=' '.join(tx.split())
        has=lambda v:any(f in tx for f in (f'{abs(v):,.2f}',f'{abs(v):,}',f'{abs(v):,.1f}',f'{abs(v):.2f}'))
    else:
        f=f'{B}/documents/{n}'
        if n.endswith('xls'):
            f=f'{B}/makers/r/{n.rsplit(".",1)[0]}.pdf'
            with pdfplumber.open(f) as p: tx=' '.join(q.extract_text() for q in p.pages)
            tx=' '.join(tx.split()); has=lambda v:any(g in tx for g in (f'{abs(v):,.2f}',f'{abs(v):,}',f'{abs(v):,.1f}'))
        else:
            wb=openpyxl.load_workbook(f,data_only=True);cells=[c.value for w in wb for r in w.iter_rows() for c in r if c.value is not None]
            tx=' '.join(str(c) for c in cells);nums={round(c,2) for c in cells if isinstance(c,(int,float))}|{round(c*100,1) for c in cells if isinstance(c,float)}
            has=lambda v:round(v,2) in nums or round(v,1) in nums
    miss=[]
    for r in t['rows']+t['totals']:
        for k,v in r.items():
            if k=='date':continue
            if isinstance(v,str):
                if v not in tx: miss.append((k,v))
            elif not has(v): miss.append((k,v))
    if t['kind']=='TB':
        for r in t['rows']:
            if 'beginning' in r:
                s=r['beginning']+r.get('other:Balance, prev.periods',0)+r['debit']-r['credit']-r['ending']
                if abs(s)>.005: bad.append((r['name'],s))
    if t['kind']=='AR':
        bk=[k for k in money if k not in('total','other:Credit Limit','other:Turnover','other:Weekly Charge','other:Weeks in Arrears','other:Last Paid £')]
        for r in t['rows']:
            if abs(sum(r.get(k,0) for k in bk)-r['total'])>.005: bad.append(r)
    print(n,t['kind'],len(t['rows']),'PLANTED' if t['planted'] else '', 'BAD',bad,'MISS',miss[:6],len(miss))
