import json,glob,re,os,pdfplumber,openpyxl,subprocess
B='build/blind'
ix=json.load(open(B+'/index.json')); print(len(ix))
for i in ix:
    n=i['file']; t=json.load(open(f"{B}/truth/{n.rsplit('.',1)[0]}.json")); p=f'{B}/documents/{n}'; assert t['name']==n
    if n.endswith('.pdf'): txt='\n'.join(q.extract_text() for q in pdfplumber.open(p).pages)
    elif n.endswith('.xlsx'):
        v=[str(round(c,2) if isinstance(c,float) else c) for w in openpyxl.load_workbook(p,data_only=True) for r in w.iter_rows(values_only=True) for c in r if c is not None]
        txt='\n'.join(v)+'\n'+'\n'.join(f'{float(x):,.2f}' for x in v if re.fullmatch(r'-?[\d.]+',x))
    else:
        subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{B}/.lo','--convert-to','csv','--outdir',B+'/render',p],capture_output=True); txt=open(B+'/render/'+n.rsplit('.',1)[0]+'.csv',encoding='latin-1').read()
    sq=re.sub(r'\s+',' ',txt); num=set(re.findall(r'\d[\d,]*\.?\d*',sq.replace(',','')))
    miss=[]
    for r in t['rows']+t['totals']:
        for k,x in r.items():
            if isinstance(x,str):
                if k=='date': continue
                if x not in sq: miss.append(x)
            else:
                if not({f'{abs(x):.2f}',f'{abs(x):.1f}',f'{abs(x):.0f}' if x==int(x) else '~',str(x/100)}&num): miss.append((k,x))
    bad=[]
    big=[x for x in t['totals'] if re.search('grand|^total$|totals|community|project|weighted|monthly acc',x['label'],re.I)][-1]
    for k in t['money']:
        if k in big and k not in('sf','market','actual','market_sf','actual_sf','pct_occ','pct_units','other:Avg. Care Charge'):
            s=sum(r.get(k,0) for r in t['rows'])
            if abs(s-big[k])>.006: bad.append((k,round(s,2),big[k]))
    if t['kind']=='AR':
        for r in t['rows']:
            q=[v for k,v in r.items() if k in t['money'] and k not in('total','unpaid','other:Cards')]
            if abs(sum(q)-r['total'])>.006: bad.append(('row',r['name']))
    print(n,len(t['rows']),'miss',miss[:6],'bad',bad,'planted',t['planted'] and t['planted']['kind'])
