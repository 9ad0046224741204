import json,glob,os,datetime
from pypdf import PdfReader
from openpyxl import load_workbook
ix=json.load(open('index.json')); assert len(ix)==14 and {e['file'] for e in ix}==set(os.listdir('documents'))
def fm(v): return {f"{v:,.2f}",f"{v:,.0f}" if abs(v-round(v))<1e-9 else f"{v:,.2f}",f"{v:.2f}",f"{v:g}"}
for e in ix:
    f=e['file']; t=json.load(open('truth/'+f+'.json')); R=t['rows']
    if f.endswith('pdf'):
        tx='\n'.join(p.extract_text() for p in PdfReader('documents/'+f).pages); nums=None
    else:
        ws=load_workbook('documents/'+f); cells=[c.value for w in ws for rw in w.iter_rows() for c in rw if c.value is not None]; nums=[c for c in cells if isinstance(c,(int,float))]; tx='\n'.join(str(c) for c in cells)
    has=lambda v: any(x in tx for x in fm(v)) if nums is None else any(abs(n-v)<.006 for n in nums) or any(x in tx for x in fm(v))
    for k,v in t['printedTotals'].items():
        if not has(v): print(f,'total not printed',k,v)
        s=round(sum(r.get(k,0) or 0 for r in R if r.get('statusText')!='Future'),2)
        if k in('contractRent','marketRent','area','totalCharges','deposit','balance','annualRent') and any(k in r for r in R) and abs(s-v)>.01: print(f,k,'rows',s,'printed',v,'planted' if t['planted'] else 'NOT PLANTED!')
    for r in R:
        assert r.get('unit') or r.get('tenantName')
        if r['unit'] not in tx: print(f,'unit?',r['unit'])
        n=r.get('tenantName')
        if n and n.replace('&','&') not in tx: print(f,'name?',n)
        for k in('contractRent','marketRent','annualRent','deposit','balance','totalCharges','area'):
            if r.get(k) and not has(abs(r[k])): print(f,'val?',r['unit'],k,r[k])
        if r.get('totalCharges') is not None and r.get('charges'):
            cs=sum(c['amount'] for c in r['charges']); 
            if min(abs(cs-r['totalCharges']),abs(cs+r['contractRent']-r['totalCharges']))>.01: print(f,'charges',r)
    occ=sum('tenantName' in r and r.get('statusText')!='Future' for r in R); print(f,len(R),'occ rows',occ,'truth',t['units'],t['occupied'],t['vacant'],t['asOnDate'],'PLANTED '+t['planted']['kind'] if t['planted'] else '')
