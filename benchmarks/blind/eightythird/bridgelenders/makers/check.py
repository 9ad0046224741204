import json,os,re,sys,datetime as dt
sys.path.insert(0,'.'); R='build/blind'
import pdfplumber,openpyxl,csv
def text(f):
    p=f'{R}/documents/{f}'
    if f.endswith('.pdf'):
        with pdfplumber.open(p) as d: return '\n'.join((q.extract_text() or '') for q in d.pages), len(d.pages)
    if f.endswith('.csv'): return open(p,encoding='utf-8-sig').read(),1
    if f.endswith('.xls'):
        import subprocess; subprocess.run(['soffice',f'-env:UserInstallation=file://{R}/.lo','--headless','--convert-to','xlsx','--outdir',f'{R}/.r',p],capture_output=True); p=f'{R}/.r/{f}x'
    b=openpyxl.load_workbook(p,data_only=True); t=[]
    for w in b:
        for r in w.iter_rows(values_only=True): t.append(' '.join((c.strftime('%m/%d/%Y') if isinstance(c,dt.date) else f'{c:,.2f}' if isinstance(c,(int,float)) else str(c)) for c in r if c is not None))
    return '\n'.join(t),len(b.sheetnames)
ix=json.load(open(f'{R}/index.json')); assert len(ix)==14
for e in ix:
    f=e['file']; T=json.load(open(f'{R}/truth/{f}.json')); t,n=text(f); miss=[]
    nt=re.sub(r'\s+',' ',t)
    has=lambda v: f'{v:,.2f}' in t or f'{v:,.0f}' in t or f'{-v:,.2f}' in t or f'{-v:,.0f}' in t
    for r in T['rows']:
        assert r.get('unit')
        for k in ('unit','tenantName','unitType','building','statusText','section','propertyName'):
            if k in r and r[k] not in nt and not(k=='statusText' and r[k] in('Occupied','Vacant')): miss.append((k,r[k]))
        for k in ('area','marketRent','contractRent','annualRent','deposit','balance','totalCharges'):
            if k in r and not has(r[k]): miss.append((k,r['unit'],r[k]))
        for c in r.get('charges',[])+r.get('rentSteps',[]):
            if not has(c['amount']): miss.append((r['unit'],c))
        for k in('leaseStartDate','leaseEndDate','moveInDate','moveOutDate'):
            if k in r and re.match(r'\d{4}-',r[k]):
                d=dt.date.fromisoformat(r[k])
                if not any(d.strftime(q) in t for q in('%m/%d/%Y','%m/%d/%y','%-m/%-d/%Y','%b %-d, %Y','%b %d, %Y')): miss.append((k,r['unit'],r[k]))
    S={k:round(sum(r.get(k,0) or 0 for r in T['rows']),2) for k in('area','marketRent','contractRent','annualRent','deposit','balance','totalCharges')}
    nf={k:v for k,v in S.items() if v and not has(v)}
    print(f,n,'rows',len(T['rows']),'MISS',miss[:6],len(miss),'TOTALS NOT FOUND',nf, 'PLANTED' if T['planted'] else '')
    c=[r for r in T['rows'] if r.get('statusText') not in('Future','Applicant')]
    S={k:round(sum(r.get(k,0) or 0 for r in c),2) for k in S}
    print('    excl. future, not found:',{k:v for k,v in S.items() if v and not has(v)})
