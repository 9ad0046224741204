from common import *
import pdfplumber,openpyxl,re,csv,datetime,subprocess
ix=json.load(open(B+'/index.json'));print(len(ix))
for e in ix:
    f=e['file'];t=json.load(open(f'{B}/truth/{f}.json'));p=D+f
    if f.endswith('pdf'):
        txt=subprocess.run(['pdftotext','-layout',p,'-'],capture_output=True,text=True).stdout
    elif f.endswith('xlsx'):
        ws=openpyxl.load_workbook(p,data_only=True)[t['sheet']];txt=' '.join(c.isoformat()[:10] if isinstance(c,datetime.date) else str(c) if c is not None else '' for r in ws.iter_rows(values_only=True) for c in r)
    elif f.endswith('csv'): txt=open(p).read()
    else:
        os.makedirs(B+'/v',exist_ok=True);subprocess.run(['soffice',f'-env:UserInstallation=file://{B}/.lo','--headless','--convert-to','csv','--outdir',B+'/v',p],capture_output=True);txt=open(B+'/v/'+f[:-4]+'.csv').read()
    flat=re.sub(r'\s+','',txt);miss=0
    def has(v):
        if isinstance(v,str): return re.sub(r'\s+','',v) in flat
        a=abs(v);return any(s in flat for s in (f'{a:,.2f}',f'{a:,.0f}' if a==int(a) else '~~',f'{a:.2f}',str(a),str(int(a)) if a==int(a) else '~~'))
    for r in t['rows']:
        assert r.get('unit') or r.get('tenantName')
        for k,v in r.items():
            if k=='charges': bad=[c for c in v if not has(c['amount'])]
            elif k in('leaseStartDate','leaseEndDate','moveInDate','moveOutDate'):
                try:
                    d=datetime.date.fromisoformat(v);bad=not any(has(s) for s in (d.strftime('%m/%d/%Y'),d.strftime('%m/%d/%y'),v,f'{d.month}/{d.day}/{d.year}',f'{d:%b} {d.day}, {d.year}'))
                except ValueError: bad=not has(v)
            elif k in('tenantName',): bad=[w for w in re.findall(r'\S+',v) if not has(w)]
            elif k=='statusText' and v in('Occupied','Vacant'): bad=False
            else: bad=not has(v)
            if bad: miss+=1;print('  MISS',f,r.get('unit'),k,v) if miss<6 else None
    # sums: non-future rows
    rs=[r for r in t['rows'] if r.get('statusText') not in('Applicant','Pending renewal','Future','Future Residents/Applicants')]
    out=[]
    for k in('marketRent','contractRent','totalCharges','deposit','balance','area'):
        s=round(sum(r.get(k,0) for r in rs),2)
        if s: out.append(f"{k}={s:,}{'' if has(s) else ' NOT PRINTED'}")
    print(f,len(t['rows']),'|',t['units'],t['occupied'],t['vacant'],'| phys',len({(r.get('building'),r.get('propertyName'),r['unit']) for r in t['rows']}),'| P' if t['planted'] else '|',*out)
