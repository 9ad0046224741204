import json,os,subprocess,glob,re,tempfile,datetime as dt
R=os.path.dirname(os.path.dirname(os.path.abspath(__file__)));tmp='/tmp/r2o'
ix=json.load(open(R+'/index.json'));docs=set(os.listdir(R+'/documents'))
assert {e['file'] for e in ix}==docs=={f[:-5] for f in os.listdir(R+'/truth')},(docs)
def forms(v):
    o={f'{abs(v):,.2f}',f'{abs(v):.2f}',f'{abs(v):,.0f}' if v==int(v) else '',f'{abs(v):g}'}
    if v!=int(v): o.add(f'{abs(v):,.1f}')
    return o-{''}
for e in ix:
    n=e['file'];p=R+'/documents/'+n
    if n.endswith('.xlsx'):
        subprocess.run(['soffice','--headless','--convert-to','pdf','--outdir',tmp,p],stdout=-3,stderr=-3);p=tmp+'/'+n[:-5]+'.pdf'
    tx=subprocess.run(['pdftotext','-layout',p,'-'],capture_output=True,text=True).stdout
    flat=re.sub(r'\s+',' ',tx)
    t=json.load(open(R+'/truth/'+n+'.json'));miss=[]
    def has(v):return any(re.search(r'(?<![\d,.])'+re.escape(f)+r'(?![\d]|,\d|\.\d)',tx) for f in forms(v))
    def hasd(s):
        try:d=dt.date.fromisoformat(s)
        except: return s in flat
        return any(x in tx for x in (s,d.strftime('%d.%m.%Y'),d.strftime('%m/%d/%Y'),f'{d.month}/{d.day}/{d.year}',f'{d.month}/{d.day}/{d:%y}',d.strftime('%m-%d-%y'),d.strftime('%d-%b-%y'),d.strftime('%b-%d-%Y'),f'{d:%b} {d.day}, {d.year}',d.strftime('%d.%m.%Y'),f'{d.month}/{d.day:02d}/{d:%y}'))
    for r in t['rows']:
        assert r.get('unit')
        for k,v in r.items():
            if k in('area','contractRent','annualRent','deposit','balance','totalCharges','marketRent'):
                if not has(v):miss.append((r['unit'],k,v))
            elif k.endswith('Date'):
                if not hasd(v):miss.append((r['unit'],k,v))
            elif k in('charges','rentSteps'):
                for c in v:
                    if not has(c['amount']):miss.append((r['unit'],k,c))
                    if 'date' in c and not hasd(c['date']):miss.append((r['unit'],k,c))
            elif isinstance(v,str) and k!='statusText' and v not in flat: miss.append((r['unit'],k,v))
        if 'totalCharges' in r and abs(sum(c['amount'] for c in r['charges'])-r['totalCharges'])>.006: miss.append((r['unit'],'sumcharges'))
    S={}
    for k in('area','contractRent','annualRent','deposit','totalCharges','balance'):
        v=[r[k] for r in t['rows'] if k in r]
        if v:
            s=round(sum(v),2);S[k]=(s,has(s))
    print(n,len(t['rows']),t['units'],t['occupied'],t['vacant'],'PL' if t['planted'] else '',S,'\n   MISS',len(miss),miss[:12])
