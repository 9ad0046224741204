import json,glob,os,pdfplumber,subprocess,re,tempfile
R='build/blind/'
ix=json.load(open(R+'index.json'));print(len(ix))
for i in ix:
    f=i['file'];t=json.load(open(R+'truth/'+f.rsplit('.',1)[0]+'.json'));p=R+'documents/'+f
    if not f.endswith('.pdf'):
        subprocess.run(['soffice','--headless','-env:UserInstallation=file://'+R+'.lo','--convert-to','pdf','--outdir',R+'r',p],capture_output=True);p=R+'r/'+f.rsplit('.',1)[0]+'.pdf'
    tx=re.sub(r'\s+','',''.join(q.extract_text() for q in pdfplumber.open(p).pages))
    miss=[]
    for r in t['rows']+t['totals']:
        for k,x in r.items():
            if isinstance(x,str):
                c=[x] if k!='date' else [f'{x[5:7]}/{x[8:]}/{x[:4]}',f'{x[5:7]}/{x[8:]}/{x[2:4]}']
            else: a=abs(x);c=[f'{a:,.2f}',f'{a:,.0f}',f'{a:.1f}',f'{a:.2f}']
            if not any(re.sub(r'\s','',y) in tx for y in c): miss.append((k,x))
    sm={k:round(sum(r.get(k) or 0 for r in t['rows']),2) for k in t['money']};last=t['totals'][-1]
    bad={k:(sm[k],last.get(k)) for k in t['money'] if k in last and abs(sm[k]-last[k])>.005 and not(t['kind']=='UM' and k in('sf','market','market_sf','actual','actual_sf','pct_occ','pct_units'))}
    # row ties
    rb=[]
    for r in t['rows']+t['totals']:
        g=lambda k:r.get(k) or 0
        if 'unpaid' in r and abs(sum(g(k) for k in('b0_30','b31_60','b61_90','b90'))-r['unpaid'])>.005: rb.append(r)
        if 'ending' in r and abs(g('beginning')+g('debit')-g('credit')-r['ending'])>.005: rb.append(r)
        if t['kind']=='AR' and 'unpaid' not in r and abs(sum(g(k) for k in t['money'] if k not in('total','other:Original Amount'))-r['total'])>.005: rb.append(r)
    if f.startswith('Trial'):
        bad={};print('  dr/cr',sm)
    print(f,len(t['rows']),'missing',miss[:6],'untied',bad,'rowbad',rb,'|',t['planted'])
