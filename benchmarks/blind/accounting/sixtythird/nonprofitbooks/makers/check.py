import json,glob,os,re,subprocess,pdfplumber,openpyxl
R='build/blind'
for x in json.load(open(R+'/index.json')):
    n=x['file']; t=json.load(open(f"{R}/truth/{os.path.splitext(n)[0]}.json")); p=f'{R}/documents/{n}'
    if n.endswith('pdf'):
        with pdfplumber.open(p) as d: txt='\n'.join(q.extract_text() for q in d.pages); np=len(d.pages)
        norm=lambda s:re.sub(r'\s+',' ',s)
        txt=norm(txt)
        nums={round(float(a.replace(',','')),2) for a in re.findall(r'\d[\d,]*\.?\d*',txt) if a.replace(',','').replace('.','',1).isdigit()}
        txs=txt
    else:
        q=p
        if n.endswith('xls'):
            subprocess.run(['soffice',f'-env:UserInstallation=file://{R}/.lo','--headless','--convert-to','xlsx','--outdir',R+'/.t',p],capture_output=True); q=f'{R}/.t/{n}x'
        wb=openpyxl.load_workbook(q,data_only=True); np=0; V=[c.value for w in wb for r in w.iter_rows() for c in r if c.value is not None]
        nums={round(abs(v),2) for v in V if isinstance(v,(int,float))}|{round(v*100,1) for v in V if isinstance(v,(int,float))}; txs='\n'.join(str(v) for v in V)
    miss=[]
    for r in t['rows']+t['totals']:
        for k,v in r.items():
            if isinstance(v,str):
                if k!='date' and v not in txs: miss.append((k,v))
            elif round(abs(v),2) not in nums: miss.append((k,v))
    last=t['totals'][-1]; bad=[]
    for k,v in last.items():
        if k=='label' or k.startswith('pct') or k=='sf': continue
        s=sum(r.get(k,0) for r in t['rows'])
        if abs(s-v)>.005: bad.append((k,round(s,2),v))
    if t['kind']=='AR':
        for r in t['rows']:
            s=sum(r.get(k,0) for k in t['money'] if k not in('total','other:Weekly rent','other:Shares','other:Monthly Maint.'))
            if abs(s-r['total'])>.005: bad.append(r)
    print(n,t['kind'],len(t['rows']),'pages',np,'planted',bool(t['planted']),'miss',miss[:8],len(miss),'bad',bad[:4])
