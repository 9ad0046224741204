import json,glob,os,re,subprocess
import openpyxl,datetime
ix={e['file'] for e in json.load(open('index.json'))}
assert ix==set(os.listdir('documents'))=={f[:-5] for f in os.listdir('truth')}
K=['marketRent','contractRent','annualRent','deposit','balance','area','totalCharges']
for f in sorted(ix):
    t=json.load(open(f'truth/{f}.json')); n=lambda s:re.sub(r'[\s]','',s)
    if f.endswith('pdf'): txt=subprocess.run(['pdftotext','-layout','documents/'+f,'-'],capture_output=True,text=True).stdout; raw=n(subprocess.run(['pdftotext','documents/'+f,'-'],capture_output=True,text=True).stdout)
    else:
        ws=openpyxl.load_workbook('documents/'+f)[t['sheet']]; txt=' '.join(f'{c.value:,}|{c.value:,.2f}' if isinstance(c.value,(int,float)) else c.value.strftime('%Y-%m-%d') if isinstance(c.value,datetime.datetime) else str(c.value) for r in ws.iter_rows() for c in r if c.value is not None); raw=n(txt)
    miss=[]
    for r in t['rows']:
        for k in ('unit','tenantName','statusText','unitType'):
            if r.get(k) and n(str(r[k])) not in raw and r[k]!='Occupied': miss.append((r['unit'],k,r[k]))
        for k in K:
            v=r.get(k)
            if v is None: continue
            if not any(x in txt for x in (f'{abs(v):,}',f'{abs(v):,.2f}',str(abs(v)))): miss.append((r['unit'],k,v))
    S={k:round(sum(r.get(k) or 0 for r in t['rows']),2) for k in K}
    S['depNow']=sum(r.get('deposit') or 0 for r in t['rows'] if r.get('statusText')!='S'); S['rentNow']=round(sum(r.get('contractRent') or 0 for r in t['rows'] if r.get('statusText')!='S'),2)
    tie={k:any(x in txt for x in (f'{v:,}',f'{v:,.2f}',f'{v:,.0f}')) for k,v in S.items() if v}
    print(f,len(t['rows']),t['units'],t['occupied'],t['vacant'],t['asOnDate'],'PLANTED' if t['planted'] else '',miss,'\n    not printed as totals:',{k:S[k] for k,b in tie.items() if not b})
