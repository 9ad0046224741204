import json,os,re,datetime as dt,pdfplumber,openpyxl,csv
R='build/blind/'
ix=json.load(open(R+'index.json'));print(len(ix))
def lo(f):
    p=R+'documents/'+f
    if f.endswith('pdf'):
        with pdfplumber.open(p) as d:return '\n'.join(x.extract_text() for x in d.pages)
    if f.endswith('csv'):return open(p,encoding='utf-8-sig').read()
    if f.endswith('xls'):
        import subprocess;subprocess.run(['soffice','-env:UserInstallation=file://'+R+'.lo','--headless','--convert-to','xlsx','--outdir',R+'.calc',p],capture_output=True);p=R+'.calc/'+f+'x'
    o=[]
    for s in openpyxl.load_workbook(p,data_only=True):
        for rw in s.iter_rows():
            for c in rw:
                if c.value is not None:
                    v=c.value
                    o.append(f'{v:.2f}' if isinstance(v,(int,float)) else v.strftime('%Y-%m-%d') if isinstance(v,dt.datetime) else str(v))
                    if isinstance(v,int):o.append(str(v))
    return '\n'.join(o)
for i in ix:
    f=i['file'];t=json.load(open(f'{R}truth/{f}.json'));x=lo(f);xc=re.sub(r'\s+',' ',x).replace(',','');miss=[];words=set(xc.split())
    def num(v):
        c={f'{abs(v):.2f}',f'{abs(v):.0f}' if v==round(v) else ''}
        return any(a and a in xc for a in c)
    for r in t['rows']:
        assert r.get('unit') or r.get('tenantName')
        for k in('unit','unitType','statusText','section','building','propertyName'):
            if k in r and r[k]!='Occupied' and not all(w in xc for w in r[k].replace(',','').split()):miss.append((r.get('unit'),k,r[k]))
        if 'tenantName' in r and not all(w in words or w in xc for w in r['tenantName'].replace(',','').split()):miss.append((r['unit'],r['tenantName']))
        for k in('area','marketRent','contractRent','annualRent','deposit','balance','totalCharges'):
            if k in r and not num(r[k]):miss.append((r.get('unit'),k,r[k]))
        for c in r.get('charges',[])+r.get('rentSteps',[]):
            if not num(c['amount']):miss.append((r['unit'],c))
        ds=[r.get(k) for k in('leaseStartDate','leaseEndDate','moveInDate','moveOutDate')]+[s['date'] for s in r.get('rentSteps',[])]
        for d in ds:
            if d:
                try:q=dt.date.fromisoformat(d)
                except ValueError:
                    if d not in x:miss.append(d)
                    continue
                fs=[d,q.strftime('%m/%d/%Y'),f'{q.month}/{q.day}/{q.year}',q.strftime('%m/%d/%y'),f'{q.month}/{q.day}/{q:%y}',q.strftime('%b %d %Y')]
                if not any(z in xc for z in fs):miss.append((r.get('unit'),d))
    tot={k:round(sum(r.get(k,0) for r in t['rows']),2) for k in('area','marketRent','contractRent','annualRent','deposit','balance','totalCharges')}
    cc={}
    for r in t['rows']:
        for c in r.get('charges',[]):cc[c['code']]=round(cc.get(c['code'],0)+c['amount'],2)
        if 'totalCharges' in r and 'charges' in r:
            s=sum(c['amount'] for c in r['charges'])
            if not any(abs(s+e-r['totalCharges'])<.011 for e in(0,r.get('contractRent',0))):miss.append(('sum',r['unit'],s,r['totalCharges']))
    bad=[(k,v) for k,v in {**tot,**cc}.items() if v and not num(v)]
    oc=sum('tenantName' in r for r in t['rows'])
    print(f,'| rows',len(t['rows']),'units',t['units'],t['occupied'],t['vacant'],'tenants',oc,'| PLANTED' if t['planted'] else '','\n   miss',miss[:6],len(miss),'\n   untied',bad)
