import json,glob,itertools,os,pdfplumber,openpyxl
idx=json.load(open('index.json')); assert {x['file'] for x in idx}=={os.path.basename(f) for f in glob.glob('documents/*')}=={os.path.basename(f)[:-5] for f in glob.glob('truth/*')}
for x in idx:
    T=json.load(open('truth/'+x['file']+'.json')); f='documents/'+x['file']
    for s in T['statements']:
        bad=[]; R=s['rows']; n=len(s['columns'])
        for i,r in enumerate(R):
            assert r['label'] and len(r['values'])==n
            it=r.get('footsFrom')
            if it:
                for c in range(n):
                    a=[R[k]['values'][c] or 0 for k in it['items']]; t=r['values'][c] or 0
                    ok=abs(sum(a)-t)<.006 or (len(a)<=4 and any(abs(sum(q*v for q,v in zip(sg,a))-t)<.006 for sg in itertools.product((1,-1),repeat=len(a))))
                    if not ok: bad.append((r['label'],s['columns'][c],round(sum(a)-t,2)))
        for k,v in s['keyTotals'].items(): assert all(q is not None for q in v['values']),k
        # T12: lines across
        if x['documentType'].endswith('T12'):
            for r in R:
                if r['values'][0] is not None and abs(sum(r['values'][:12])-r['values'][12])>.006: bad.append(('across',r['label'],round(sum(r['values'][:12])-r['values'][12],2)))
        # every figure is on the page / in the sheet
        miss=[]
        if f.endswith('pdf'):
            txt=' '.join(p.extract_text() for p in pdfplumber.open(f).pages)
            for r in R:
                if r['label'].split()[0] not in txt: miss.append(r['label'])
                for v in r['values']:
                    if v: 
                        t=f'{abs(v):,.2f}'; t0=f'{abs(v):,.0f}'
                        if t not in txt and t.lstrip('0') not in txt and not(v==int(v) and t0 in txt): miss.append((r['label'],v))
            np=len(pdfplumber.open(f).pages)
        else:
            wb=openpyxl.load_workbook(f,data_only=True); ws=wb[s['sheet']]; have={round(c.value,4) for row in ws.iter_rows() for c in row if isinstance(c.value,(int,float))}
            miss=[(r['label'],v) for r in R for v in r['values'] if v is not None and round(v,4) not in have]; np=1
        print(f"{x['file']:48} rows {len(R):4} pages {np} planted {s['planted'] and s['planted']['kind']} bad {bad} miss {miss[:5]}")
