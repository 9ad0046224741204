import json,os,csv,pdfplumber,openpyxl,re
B='build/blind/'
ix=json.load(open(B+'index.json'))
for e in ix:
    fn=e['file']; t=json.load(open(B+'truth/'+fn.rsplit('.',1)[0]+'.json')); rows,tot=t['rows'],t['totals']
    # text presence
    p=B+'documents/'+fn
    if fn.endswith('pdf'):
        txt='\n'.join(pg.extract_text() for pg in pdfplumber.open(p).pages)
    elif fn.endswith('xlsx'):
        txt='\n'.join(' | '.join(str(c) for c in r if c is not None) for ws in openpyxl.load_workbook(p) for r in ws.iter_rows(values_only=True))
    elif fn.endswith('csv'): txt=open(p).read()
    else: txt=None
    miss=0
    if txt:
        for r in rows+tot:
            for k in('account','name','unit','type','label','resident'):
                v=r.get(k)
                if v and str(v) not in txt: miss+=1; print('  missing',k,v)
            for k in t['money']:
                v=r.get(k)
                if v is None: continue
                c={f'{abs(v):,.2f}',f'{abs(v):g}',f'{abs(v):,.1f}',f'{abs(v):,.0f}',str(v),str(v/100)}
                if not any(x in txt for x in c): miss+=1; print('  missing',k,v)
    # row checks
    for r in rows:
        if e['kind']=='AR':
            b=sum(r[k] for k in('current','b0_30','b31_60','b61_90','b90') if k in r)
            tg=r.get('delinquent',r['total'])
            if abs(b-tg)>.005: print('  bucket',r)
        if 'beginning' in r and abs(r['beginning']+r['debit']-r['credit']-r['ending'])>.005: print('  tb',r)
        if e['kind']=='TB' and 'close_dr' in t['money']:
            g=lambda k:r.get(k,0)
            if abs(g('open_dr')-g('open_cr')+g('debit')-g('credit')-g('close_dr')+g('close_cr'))>.005: print('  tb',r)
    g=tot[-1]
    for k in t['money']:
        if k in g and k not in('pct_occ','pct_leased','sf','market','actual','market_sf','actual_sf','pct_units','gross','ua','net'):
            s=sum(r.get(k,0) for r in rows)
            if abs(s-g[k])>.005: print('  total',k,s,g[k])
    print(fn,len(rows),len(tot),'missing',miss,'planted',t['planted'] and t['planted']['what'])
