import json,os,re,subprocess,pdfplumber,openpyxl
B='build/blind'
ix=json.load(open(B+'/index.json'));print(len(ix))
def text(f,sheet):
    p=f'{B}/documents/{f}'
    if f.endswith('.pdf'):
        with pdfplumber.open(p) as d: return '\n'.join(x.extract_text() for x in d.pages)
    if f.endswith('.csv'): return open(p).read()
    if f.endswith('.xls'):
        subprocess.run(['soffice',f'-env:UserInstallation=file://{B}/.lo','--headless','--convert-to','xlsx','--outdir',B+'/.r',p],capture_output=True);p=f'{B}/.r/{f}x'
    ws=openpyxl.load_workbook(p,data_only=True)[sheet]
    return '\n'.join(' | '.join('' if v is None else (f'{v:.2f}' if isinstance(v,float) else v.strftime('%Y-%m-%d') if hasattr(v,'year') else str(v)) for v in r) for r in ws.iter_rows(values_only=True))
for i in ix:
    f=i['file'];t=json.load(open(f'{B}/truth/{f}.json'));x=text(f,t['sheet']);flat=re.sub(r'\s+','',x.replace('\n',''));num=x.replace(',','').replace('$','')
    nums=set()
    for z in re.findall(r'\d+\.?\d*',num): nums.add(round(float(z),2))
    miss=[]
    for r in t['rows']:
        assert r.get('unit')
        for k in('unit','tenantName','statusText','unitType','building','section'):
            v=r.get(k)
            if not v or (k=='statusText' and v=='Occupied'):continue
            if re.sub(r'\s+','',v) not in flat and not all(re.sub(r'\s+','',w) in flat for w in re.split(r'[ ]',v)): miss.append((k,v))
        for k in('marketRent','contractRent','annualRent','deposit','balance','area','totalCharges'):
            v=r.get(k)
            if v and round(abs(v),2) not in nums: miss.append((k,v))
        for c in r.get('charges',[])+r.get('rentSteps',[]):
            if round(abs(c['amount']),2) not in nums: miss.append(c)
    S={}
    for k in('marketRent','contractRent','annualRent','deposit','balance','area','totalCharges'):
        s=round(sum(r.get(k,0) for r in t['rows'] if r.get('statusText')!='Appr'),2)
        if s: S[k]=(s,abs(s) in nums)
    st={}
    for r in t['rows']: st[r['statusText']]=st.get(r['statusText'],0)+1
    us=[r['unit'] for r in t['rows']]
    print(f,len(us),len(us)-len(set(us)),(t['units'],t['occupied'],t['vacant']),st,'\n   ',S,t['planted'],'\n    MISS',miss[:6])
