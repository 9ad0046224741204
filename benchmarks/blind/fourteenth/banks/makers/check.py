from common import *
import glob,re,pypdf,openpyxl
ix={e['file'] for e in json.load(open('index.json'))}; assert ix==set(os.listdir('documents')),ix^set(os.listdir('documents'))
KEY={'area','marketRent','contractRent','annualRent','totalCharges','deposit','balance'}
for f in sorted(ix):
    t=json.load(open(f'truth/{f}.json')); R=t['rows']; out=[]
    if f.endswith('pdf'): txt=re.sub(r'\s+',' ',' '.join(p.extract_text() for p in pypdf.PdfReader('documents/'+f).pages)); has=lambda v: any(s in txt for s in (f'{v:,.2f}',f'{v:,.0f}',f'{-v:,.2f}'))
    else:
        wb=openpyxl.load_workbook('documents/'+f,data_only=True); s=wb[t['sheet']] if t['sheet'] else wb.active
        cells=[c.value for r in s.iter_rows() for c in r if c.value is not None]
        nums=[round(float(c),2) for c in cells if isinstance(c,(int,float))]; txt=' '.join(str(c) for c in cells); has=lambda v: round(float(v),2) in nums or f'{v:,.2f}' in txt or f'{v:,.0f}' in txt
    for k,v in t['printedTotals'].items():
        if not has(v): out.append(f'NOT PRINTED {k} {v}')
        if k in KEY: sm=round(sum(r.get(k) or 0 for r in R),2)
        else:
            sm=round(sum(c['amount'] for r in R for c in r.get('charges',[]) if c['code'].upper().startswith(k.upper()[:3])),2)
            if not any(c['code'].upper().startswith(k.upper()[:3]) for r in R for c in r.get('charges',[])): continue
        if abs(sm-v)>.005: out.append(f'{k}: rows {sm} printed {v}')
    miss=0
    for r in R:
        assert r.get('unit') or r.get('tenantName')
        for k in ('unit','tenantName','unitType','statusText'):
            if k in r and str(r[k]) not in txt and r[k] not in('Occupied','Vacant'): miss+=1; 
        for k in KEY:
            if k in r and not has(r[k]): miss+=1; out.append((r['unit'],k,r[k]))
        for st in r.get('rentSteps',[])+r.get('charges',[]):
            if not has(st['amount']): miss+=1
    print(f, len(R), t['units'],t['occupied'],t['vacant'],t['asOnDate'],'PLANTED' if t['planted'] else '', 'missing',miss, out[:8])
    if t['units'] is not None: assert t['units']==t['occupied']+t['vacant']
