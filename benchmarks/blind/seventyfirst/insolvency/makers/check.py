import json,os,subprocess,re
import openpyxl
B='build/blind'; idx=json.load(open(B+'/index.json')); print(len(idx))
assert set(os.listdir(B+'/documents'))=={x['file'] for x in idx}
FMT={'F':['%d/%m/%Y','%d/%m/%y','%d.%m.%Y','%d.%m.%y','%d %b %Y','%d %b %y','%d-%b-%y','%Y-%m-%d']}
import datetime as dt
for x in idx:
    f=x['file']; T=json.load(open(f'{B}/truth/{f}.json')); p=f'{B}/documents/{f}'; nums=[]
    if f.endswith('.pdf'): t=subprocess.run(['pdftotext','-layout',p,'-'],capture_output=True,text=True).stdout
    elif f.endswith('.csv'): t=open(p,encoding='utf-8-sig').read()
    else:
        if f.endswith('.xls'):
            subprocess.run(['soffice','-env:UserInstallation=file://build/blind/.lo','--headless','--convert-to','xlsx','--outdir',B+'/.r',p],capture_output=True); p=f'{B}/.r/{f}x'
        wb=openpyxl.load_workbook(p); t='\n'.join(' | '.join(v.strftime('%Y-%m-%d') if hasattr(v,'strftime') else (f'{v:.2f}' if isinstance(v,(int,float)) else str(v)) for v in r if v is not None) for ws in wb for r in ws.iter_rows(values_only=True))
    tn=re.sub(r'\s+',' ',t); tc=tn.replace("'",'').replace(',','')
    bad=[]; 
    def num(v):
        return any(s in tc for s in (f'{v:.2f}',f'{v:.0f}' if v==int(v) else '§',f'{-v:.2f}' if v<0 else '§'))
    S={}
    for r in T['rows']:
        assert r.get('unit'),r
        for k in ('unit','building','unitType','tenantName','statusText','section','propertyName'):
            v=r.get(k)
            if v and k=='tenantName' and f.startswith('Wool'): pass
            if v and v not in tn and v not in('Occupied','Vacant'): bad.append((k,v))
        for k in ('leaseStartDate','leaseEndDate','moveInDate','moveOutDate'):
            v=r.get(k)
            if v:
                if re.match(r'\d{4}-',v):
                    d=dt.date.fromisoformat(v)
                    if not any(d.strftime(q) in tn for q in FMT['F']) and f'{d.day} {d.strftime("%b %Y")}' not in tn: bad.append((k,v))
                elif v not in tn: bad.append((k,v))
        for k in ('area','marketRent','contractRent','annualRent','deposit','balance','totalCharges'):
            v=r.get(k)
            if v is not None:
                S[k]=S.get(k,0)+v
                if not num(v): bad.append((k,v))
        for c in r.get('charges',[]): S['c:'+c['code']]=S.get('c:'+c['code'],0)+c['amount']
    miss=[(k,round(v,2)) for k,v in S.items() if not num(round(v,2))]
    occ=sum(1 for r in T['rows'] if r.get('tenantName')); print(f, len(T['rows']),(T['units'],T['occupied'],T['vacant']),occ,'BAD',bad[:6],'UNTIED',miss,T['planted'] and T['planted']['kind'], T['asOnDate'],T['sheet'])
    if len({(r.get('building'),r.get('propertyName'),r['unit']) for r in T['rows']})!=len(T['rows']): print('  dup units')
