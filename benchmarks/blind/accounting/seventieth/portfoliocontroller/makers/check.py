import json,glob,os,re,subprocess
B='build/blind'
SUM={"debit","credit","beginning","ending","activity","open_dr","open_cr","close_dr","close_cr","units","occupied","vacant","total_sf","market_total","actual_total","pct_units"}
ix=json.load(open(B+'/index.json'));print(len(ix))
for e in ix:
    t=json.load(open(f"{B}/truth/{e['file'].rsplit('.',1)[0]}.json"));f=B+'/documents/'+e['file'];assert os.path.exists(f)
    R=t['rows'];T=t['totals'];bad=[]
    ks=[k for k in t['money'] if k in SUM or (t['kind']!='UM')]
    # totals whose sum over consecutive runs / all
    pos=0
    for x in T:
        ok=False
        for k in ks:
            if k not in x: continue
            allsum=round(sum(r.get(k,0) for r in R),2)
            if abs(allsum-x[k])<.011: continue
            # consecutive run
            pre=[0]
            for r in R: pre.append(round(pre[-1]+r.get(k,0),2))
            if not any(abs(pre[j]-pre[i]-x[k])<(.011 if k!='pct_units' else .25) for i in range(len(R)) for j in range(i+1,len(R)+1)): bad.append((x['label'],k,x[k],allsum))
    for r in R:
        if t['kind']=='AR':
            b=sum(v for k,v in r.items() if re.match(r'b\d|current$',k)); tot=r.get('delinquent',r.get('unpaid',r['total']))
            if abs(b-tot)>.005: bad.append(('row',r.get('unit'),b,tot))
            if 'prepaid' in r and abs(tot+r['prepaid']-r['total'])>.005: bad.append(('net',r))
        if 'ending' in r and abs(r['beginning']+r['debit']-r['credit']-r['ending'])>.005: bad.append(('tb',r))
        if 'occupied' in r and r['occupied']+r['vacant']!=r['units'] if 'vacant' in r else False: bad.append(('occ',r))
    # text
    if f.endswith('pdf'): 
        import pdfplumber
        tx="\n".join(p.extract_text() for p in pdfplumber.open(f).pages)
    elif f.endswith('xlsx'):
        import openpyxl; tx="\n".join(str(c.value) for w in openpyxl.load_workbook(f,data_only=True) for r in w.iter_rows() for c in r if c.value is not None)
    else:
        subprocess.run(['soffice','--headless','-env:UserInstallation=file://'+B+'/.lo','--convert-to','csv','--outdir',B+'/r',f],capture_output=True); tx=open(B+'/r/'+os.path.basename(f).rsplit('.',1)[0]+'.csv',encoding='utf8',errors='replace').read()
    for r in R+T:
        for k,v in r.items():
            if isinstance(v,str) and k!='date' and v not in tx: bad.append(('text',k,v))
            if isinstance(v,(int,float)) and f.endswith('pdf') and not any(s in tx for s in (f"{abs(v):,.2f}",f"{abs(v):,.1f}",f"{abs(v):,g}",f"{abs(v):,}")): bad.append(('num',k,v))
    print(e['file'],t['kind'],len(R),len(T),'PLANTED '+t['planted']['what'] if t['planted'] else '',bad)
