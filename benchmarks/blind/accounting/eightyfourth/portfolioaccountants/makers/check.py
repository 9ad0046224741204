import json,glob,os,pdfplumber,openpyxl,re
B='build/blind'
ix=json.load(open(B+'/index.json')); print(len(ix))
RATE=('market_sf','actual_sf','pct_occ','pct_leased','other:% of GLA','sf')
for e in ix:
    n=e['file'].rsplit('.',1)[0]; t=json.load(open(f'{B}/truth/{n}.json')); fn=f'{B}/documents/{e["file"]}'
    T=t['totals'][-1]; bad=[]
    if e['file'].startswith('LRP') : T=t['totals'][-1]
    for k in t['money']:
        s=round(sum(r.get(k,0) for r in t['rows']),2)
        if k in T and k not in RATE and not(e['kind']=='UM' and k in('actual','market')) and abs(s-T[k])>.005: bad.append((k,s,T[k]))
    # cross-foot AR
    if e['kind']=='AR':
        bk=[k for k in t['money'] if k.startswith(('b','current'))]
        for r in t['rows']+t['totals']:
            if abs(sum(r.get(k,0) for k in bk)-r.get('total',0))>.005: bad.append(('xfoot',r))
    if 'beginning' in t['money']:
        for r in t['rows']+t['totals']:
            if abs(sum(r[k] for k in t['money'][:-1])-r['ending'])>.01: bad.append(('xfoot',r['account'] if 'account' in r else r['label']))
    if 'open_dr' in t['money']:
        for r in t['rows']:
            g=lambda a:r.get(a,0)
            if abs(g('open_dr')-g('open_cr')+g('debit')-g('credit')-g('close_dr')+g('close_cr'))>.01: bad.append(r)
    # texts on the page
    if fn.endswith('.pdf'):
        with pdfplumber.open(fn) as p: tx='\n'.join(x.extract_text() for x in p.pages)
    elif fn.endswith('.xlsx'):
        wb=openpyxl.load_workbook(fn,data_only=True); tx='\n'.join(' '.join(str(c) for c in r if c is not None) for ws in wb for r in ws.values)
    else:
        try:
            import xlrd; wb=xlrd.open_workbook(fn); tx='\n'.join(' '.join(str(c) for c in s.row_values(i)) for s in wb.sheets() for i in range(s.nrows))
        except ImportError: tx=None
    miss=set()
    if tx:
        nt=re.sub(r'\s+','',tx)
        for r in t['rows']+t['totals']:
            for k in('account','name','type','unit','invoice','charge','resident','label'):
                if k in r and re.sub(r'\s+','',str(r[k])) not in nt: miss.add(r[k])
            if fn.endswith('pdf'):
                for k in t['money']:
                    if k in r:
                        v=abs(r[k]); c={f'{v:,.2f}',f'{v:,.0f}',f'{v:,.1f}'}
                        if not any(x in tx for x in c): miss.add((k,v))
    print(e['file'],e['kind'],len(t['rows']),'planted:',t['planted'] and t['planted']['kind'],'| bad',bad[:6],'| missing',list(miss)[:6],'' if tx else 'no text check')
