import json,glob,os,csv,re,pdfplumber,openpyxl,subprocess
B='build/blind/'
for i in json.load(open(B+'index.json')):
    t=json.load(open(B+'truth/'+i['file'].rsplit('.',1)[0]+'.json'));p=B+'documents/'+i['file']
    if p.endswith('pdf'): txt=' '.join(q.extract_text() for q in pdfplumber.open(p).pages)
    elif p.endswith('csv'): txt=open(p).read()
    else:
        q=B+'r/'+i['file'].rsplit('.',1)[0]+'.pdf'
        subprocess.run(['soffice','-env:UserInstallation=file://'+B+'.lo','--headless','--convert-to','pdf','--outdir',B+'r',p],capture_output=True)
        txt=' '.join(q.extract_text() for q in pdfplumber.open(q).pages)
    n=re.sub(r'\s+',' ',txt);miss=[]
    for r in t['rows']+t['totals']:
        for k,v in r.items():
            if k in('beds','baths','date','ami'): continue
            if isinstance(v,str): ok=v in n or v.replace(',','","') in n
            else: ok=any(s in n for s in {f'{abs(v):,.2f}',f'{abs(v):,.1f}',f'{abs(v):,.0f}' if v==int(v) else '#'})
            if not ok: miss.append((k,v))
    # footing: find totals as running sums
    sums={}
    for r in t['rows']:
        for k in t['money']: sums[k]=sums.get(k,0)+(r.get(k) or 0)
    last=t['totals'][-1]
    off={k:(round(sums[k],2),last[k]) for k in t['money'] if k in last and abs(sums[k]-last[k])>.005}
    rowoff=[]
    for r in t['rows']:
        g=r.get
        if 'beginning' in r: 
            e=r['beginning']+r['debit']-r['credit']+g('other:Adj debits',0)-g('other:Adj credits',0)-r['ending']
        elif 'total' in r and t['kind']=='AR':
            e=r['total']-sum(r[k] for k in t['money'] if k in r and (k.startswith('b') or k=='prepaid' or 'Days' in k))
        elif 'close_dr' in t['money']: e=g('open_dr',0)-g('open_cr',0)+g('debit',0)-g('credit',0)-g('close_dr',0)+g('close_cr',0)
        else: e=0
        if abs(e)>.005: rowoff.append((g('account') or g('name'),round(e,2)))
    print(i['file'],i['kind'],len(t['rows']),len(t['totals']),'planted' if t['planted'] else '','miss',miss[:6],len(miss),'off',off,'row',rowoff[:4])
