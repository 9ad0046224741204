from common import *
import glob,pdfplumber,openpyxl,sys
for i in json.load(open(B+'/index.json')):
    f=i['file']; t=json.load(open(T+f+'.json')); rows=t['rows']
    if f.endswith('.pdf'):
        tx=' '.join((p.extract_text() or '') for p in pdfplumber.open(D+f).pages)
    elif f.endswith('.xlsx'):
        wb=openpyxl.load_workbook(D+f,data_only=True); ws=wb[t['sheet']] if t['sheet'] else wb.active
        assert t['sheet'] or len(wb.sheetnames)==1
        tx=' '.join((m2(c) if isinstance(c,(int,float)) else '')+' '+str(c) for r in ws.iter_rows(values_only=True) for c in r if c is not None)
    elif f.endswith('.csv'): tx=open(D+f).read()
    else:
        import subprocess; tx=' '.join(p.extract_text() for p in pdfplumber.open(B+'/.r/campus_edge_beds.pdf').pages)
    sq=lambda s:re.sub(r'[\s$,]','',str(s)); S=sq(tx)
    miss=[]
    for r in rows:
        for k in ('unit','tenantName','unitType','statusText','section','building'):
            if k in r and r[k]!='Occupied' and sq(r[k]) not in S: miss.append((k,r[k]))
        for k in ('contractRent','annualRent','marketRent','deposit','balance','totalCharges','area'):
            if k in r and sq(m2(abs(r[k]))) not in S and sq(m0(abs(r[k]))) not in S: miss.append((k,r[k]))
    tot={k:r2(sum(r.get(k,0) or 0 for r in rows)) for k in ('contractRent','annualRent','marketRent','deposit','balance','totalCharges','area')}
    for x in [c['code'] for r in rows for c in r.get('charges',[])]: tot[x]=0
    for r in rows:
        for c in r.get('charges',[]): tot[c['code']]=r2(tot[c['code']]+c['amount'])
    nt=[k for k,v in tot.items() if v and sq(m2(abs(v))) not in S and sq(m0(v)) not in S]
    if t['propertyName'] and sq(t['propertyName']).lower() not in S.lower(): miss.append(('prop',t['propertyName']))
    u=[(r.get('building'),r.get('propertyName'),r.get('unit')) for r in rows]
    print(f,len(rows),t['units'],t['occupied'],t['vacant'],'occ rows',sum('tenantName' in r for r in rows),'MISS',miss[:6],len(miss),'NOTIE',{k:tot[k] for k in nt},'DUP',len(u)-len(set(u)),t['planted'] or '')
