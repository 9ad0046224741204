import json,os
ix=json.load(open('index.json'))
for e in ix:
    f=e['file']; t=json.load(open(f'truth/{f}.json')); assert os.path.exists('documents/'+f)
    R=t['rows']; assert all(r.get('unit') or r.get('tenantName') for r in R)
    S=lambda k: round(sum(r[k] for r in R if isinstance(r.get(k),(int,float))),2)
    print(f[:38],len(R),t['units'],t['occupied'],t['vacant'],t['asOnDate'],t['propertyName'],t['planted'] and t['planted']['kind'])
    print('    ',{k:S(k) for k in('area','marketRent','contractRent','annualRent','totalCharges','deposit','balance') if S(k)}, 'steps',sum(len(r.get('rentSteps',[])) for r in R), 'ten',sum('tenantName' in r for r in R))
    ids=[(r.get('building'),r.get('propertyName'),r['unit'],r.get('statusText')=='FU') for r in R]; assert len(ids)==len(set(ids))
import subprocess,re,openpyxl
print('--- printed totals')
for e in ix:
    f=e['file']; t=json.load(open(f'truth/{f}.json')); R=t['rows']
    if f.endswith('pdf'):
        txt=subprocess.run(['pdftotext','-layout','documents/'+f,'-'],capture_output=True,text=True).stdout
    else:
        wb=openpyxl.load_workbook('documents/'+f,data_only=True); wf=openpyxl.load_workbook('documents/'+f); txt=''
        for ws in wb:
            for row in ws.iter_rows():
                for c in row:
                    v=c.value
                    if isinstance(v,(int,float)): txt+=f' {v:,.2f}'
                    elif v is not None: txt+=' '+str(v)
                    q=wf[ws.title][c.coordinate].value
                    if isinstance(q,str) and q.startswith('=SUM'):
                        a,b=re.findall(r'\(([A-Z]+\d+):([A-Z]+\d+)\)',q)[0]
                        z=sum(x.value for (x,) in ws[a:b] if isinstance(x.value,(int,float)))
                        if abs(z-v)>.005: print('FORMULA',f,c.coordinate,z,v)
    for k in('area','marketRent','contractRent','annualRent','totalCharges','deposit','balance'):
        s=sum(r[k] for r in R if isinstance(r.get(k),(int,float)))
        if s and f'{s:,.2f}' not in txt and f'{s:,.0f}' not in txt: print('no total',f,k,s)
    cs={}
    for r in R:
        for c in r.get('charges',[]): cs[c['code']]=cs.get(c['code'],0)+c['amount']
    for k,s in cs.items():
        s=abs(s)
        if s and f'{s:,.2f}' not in txt and f'{s:,.0f}' not in txt: print('no charge total',f,k,s)
    for r in R:
        for k in('unit','tenantName','statusText'):
            v=r.get(k)
            if v and v not in('Occupied',) and v.split()[0] not in txt: print('not printed',f,k,v)
