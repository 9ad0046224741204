import json,glob,os,re,csv,sys
import pdfplumber,openpyxl
R='build/blind'
for e in json.load(open(R+'/index.json')):
    f=e['file'];t=json.load(open(f'{R}/truth/{f}.json'));p=f'{R}/documents/{f}'
    nums=set()
    if f.endswith('.pdf'):
        with pdfplumber.open(p) as d: txt='\n'.join(x.extract_text() for x in d.pages);np=len(d.pages)
    elif f.endswith('.xlsx'):
        wb=openpyxl.load_workbook(p,data_only=True);ws=wb[t['sheet']];vals=[c.value for r in ws for c in r if c.value is not None];txt='\n'.join(map(str,vals));nums={round(float(v),2) for v in vals if isinstance(v,(int,float))};np=0
    elif f.endswith('.csv'): txt=open(p,encoding='utf-8-sig').read();np=0
    else: txt=None;np=0
    T={}
    for r in t['rows']:
        for k in('area','contractRent','annualRent','deposit','balance','marketRent','totalCharges'):
            if isinstance(r.get(k),(int,float)): T[k]=round(T.get(k,0)+r[k],2)
        for c in r.get('charges',[]): T['ch:'+c['code']]=round(T.get('ch:'+c['code'],0)+c['amount'],2)
    if txt:
        n=re.sub(r'\s+','',txt)
        def has(x):
            if x in nums: return True
            a=f"{abs(x):,.2f}";b=f"{abs(x):,.1f}";c=f"{abs(x):,.0f}"
            v=[a]+([c] if x==int(x) else [])+[b] if round(x,1)==x else [a]
            de=[z.replace(',','~').replace('.',',').replace('~','.') for z in v]
            return any(z in txt for z in v+de) or str(x) in txt
        miss=[]
        for r in t['rows']:
            for k in('unit','tenantName','statusText','building'):
                s=r.get(k)
                if s and s not in('Occupied',) and re.sub(r'\s+','',s) not in n: miss.append((r['unit'],k,s))
            for k in('area','contractRent','annualRent','deposit','balance','marketRent','totalCharges'):
                if isinstance(r.get(k),(int,float)) and r[k] and not has(r[k]): miss.append((r['unit'],k,r[k]))
            for c in r.get('charges',[])+r.get('rentSteps',[]):
                if not has(c['amount']): miss.append((r['unit'],c))
        un=[(r.get('building'),r['unit']) for r in t['rows']]
        print('\n##',f,'pages',np,'rows',len(un),'dup',len(un)-len(set(un)),'units',t['units'],t['occupied'],t['vacant'],'prop',t['propertyName'] and re.sub(r'\s+','',t['propertyName']).lower() in n.lower(), 'occrows',sum('tenantName' in r for r in t['rows']))
        print('  MISS',len(miss),miss[:8]);print('  totals',{k:(v,has(v)) for k,v in T.items()})
    else: print('\n##',f,len(t['rows']),T)
    assert all(r.get('unit') for r in t['rows'])
