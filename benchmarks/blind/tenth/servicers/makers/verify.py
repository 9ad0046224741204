from pathlib import Path as _P; HERE=str(_P(__file__).resolve().parents[1])
import json,subprocess,re,os,datetime as dt,openpyxl
B=HERE; I=json.load(open(B+'/index.json'))
K=dict(meridian=2)
for e in I:
    n=e['file']; t=json.load(open(f'{B}/truth/{n}.json')); rows=t['rows']; p=f'{B}/documents/{n}'
    if n.endswith('pdf'): txt=subprocess.run(['pdftotext','-layout',p,'-'],capture_output=True,text=True).stdout; cells=None
    else:
        wb=openpyxl.load_workbook(p,data_only=True); ws=wb[t['sheet']] if t['sheet'] else wb.active; cells=[c.value for r in ws.iter_rows() for c in r if c.value is not None]
        txt=' '.join(str(c) for c in cells); nums={round(float(c),2) for c in cells if isinstance(c,(int,float))}; ds={c.date().isoformat() for c in cells if isinstance(c,dt.datetime)}
    tn=re.sub(r'\s+',' ',txt); miss=[]
    def num(v):
        f=f'{abs(v):,.2f}'; i=f'{abs(v):,.0f}'
        if cells is not None and round(v,2) in nums: return True
        return f in tn or (v==int(v) and (i in tn or str(int(abs(v))) in tn)) or f'{abs(v):.2f}' in tn
    def date(s):
        if not re.match(r'\d{4}-\d\d-\d\d$',s): return s in tn
        if cells is not None and s in ds: return True
        d=dt.date.fromisoformat(s); return any(d.strftime(f).upper() in tn.upper() for f in('%Y-%m-%d','%m/%d/%Y','%-m/%-d/%Y','%m/%d/%y','%d-%b-%y','%b %-d, %Y','%m-%d-%Y','%-m/%-d/%y','%d-%b-%Y'))
    for r in rows:
        assert r.get('unit')
        for k in('unit','building','propertyName','unitType','tenantName','section'):
            if k in r and re.sub(r'\s+',' ',str(r[k])) not in tn: miss.append((r['unit'],k,r[k]))
        if 'statusText' in r and r['statusText'] not in tn and r['statusText']!='Occupied': miss.append((r['unit'],'st',r['statusText']))
        for k in('area','marketRent','contractRent','annualRent','deposit','balance','totalCharges'):
            if k in r and not num(r[k]): miss.append((r['unit'],k,r[k]))
        for c in r.get('charges',[]):
            if not num(c['amount']): miss.append((r['unit'],c))
            if c['code'] not in tn: miss.append((r['unit'],'code',c['code']))
        for s in r.get('rentSteps',[]):
            if not num(s['amount']) or not date(s['date']): miss.append((r['unit'],s))
        for k in('leaseStartDate','leaseEndDate','moveInDate','moveOutDate'):
            if k in r and not date(r[k]): miss.append((r['unit'],k,r[k]))
    phys=[r for r in rows if r.get('statusText') not in('Applicant','PRELEASED','FUTURE','Future')]
    tot={}
    for k in('marketRent','contractRent','annualRent','deposit','balance','totalCharges','area'):
        if any(k in r for r in phys): v=round(sum(r.get(k) or 0 for r in phys),2); tot[k]=(v,num(v))
    print(n,len(rows),t['units'],t['occupied'],t['vacant'],'PLANTED' if t['planted'] else '','phys',len(phys)); print('   untied:',{k:v for k,v in tot.items() if not v[1]},'missing:',miss[:6],len(miss), 'prop' if t['propertyName'] in tn else 'NOPROP')
