import json,os,re,pdfplumber,openpyxl,subprocess
B='build/blind'
for ix in json.load(open(B+'/index.json')):
    f=ix['file'];t=json.load(open(f'{B}/truth/{os.path.splitext(f)[0]}.json'));assert t['name']==f
    p=f'{B}/documents/{f}'
    if f.endswith('pdf'):
        txt=' '.join((g.extract_text() or '') for g in pdfplumber.open(p).pages);txt=re.sub(r'\s+',' ',txt)
    elif f.endswith('xls'):
        subprocess.run(['soffice',f'-env:UserInstallation=file://{B}/.lo','--headless','--convert-to','csv','--outdir',B+'/r',p],capture_output=True)
        txt=open(B+'/r/'+f[:-4]+'.csv').read().replace('"','')
    else:
        wb=openpyxl.load_workbook(p,data_only=True);vals=[c for w in wb for r in w.iter_rows(values_only=True) for c in r if c is not None]
        txt='|'.join(str(v) for v in vals);nums=[v for v in vals if isinstance(v,(int,float))]
    miss=[]
    for r in t['rows']+t['totals']:
        for k,v in r.items():
            if isinstance(v,str):
                if v not in txt and not all(w in txt for w in v.split()):miss.append((k,v))
            elif f.endswith('xlsx'):
                if not any(abs(abs(v)-abs(n))<.006 or abs(v/100-n)<.0006 for n in nums):miss.append((k,v))
            else:
                c=[f'{abs(v):,.2f}',f'{abs(v):,.0f}',f'{abs(v):,.1f}','.00' if v==0 else 'zz',f'{abs(v):,.2f}'.lstrip('0')]
                if not any(x in txt for x in c if x!=f'{abs(v):,.0f}' or float(v).is_integer()):miss.append((k,v))
        assert set(k for k,v in r.items() if not isinstance(v,str))<=set(t['money']),(f,r)
    off=[]
    last=t['totals'][-1]
    for k,v in last.items():
        if k in t['money'] and k not in('sf','other:Average Monthly Rent','pct_occ'):
            s=round(sum(r.get(k,0) for r in t['rows']),2)
            if abs(s-v)>.009:off.append((k,s,v))
    # subtotals
    if len(t['totals'])>1:
        for k in t['money']:
            s=round(sum(x.get(k,0) for x in t['totals'][:-1]),2)
            if k in last and k not in('sf','other:Average Monthly Rent') and abs(s-last[k])>.009:off.append(('sub',k,s,last[k]))
    if t['kind']=='AR':
        for r in t['rows']:
            bk=[k for k in t['money'][:t['money'].index('total')] if k not in('other:BR','other:Tenant Rent','other:Weekly Charge £','other:HB / UC per week £')]
            if abs(sum(r.get(k,0) for k in bk)-r['total'])>.009:off.append(('row',r))
    if 'beginning' in t['money']:
        for r in t['rows']+t['totals']:
            if abs(r['beginning']+r['debit']-r['credit']-r['ending'])>.009:off.append(('rowfoot',r))
    print(f,t['kind'],len(t['rows']),len(t['totals']),'| planted',t['planted'] and t['planted']['kind'],'| missing',miss[:5],'| off',off)
