from common import *
import subprocess,openpyxl,re
idx=json.load(open('index.json')); assert len(idx)==14
for i in idx:
    t=json.load(open(f'truth/{i["file"]}.json')); R=t['rows']; p='documents/'+i['file']
    if p.endswith('pdf'):
        x=subprocess.run(['pdftotext','-layout',p,'-'],capture_output=True,text=True).stdout
        nums={round(float(m.replace(',','')),2) for m in re.findall(r'\d[\d,]*\.?\d*',x)}
    else:
        nums=set(); x=''
        for ws in openpyxl.load_workbook(p):
            for row in ws.iter_rows(values_only=True):
                for v in row:
                    if isinstance(v,(int,float)): nums.add(round(float(v),2))
                    elif v is not None:
                        x+=str(v)+'\n'
                        for m in re.findall(r'\d[\d,]*\.?\d*',str(v)): nums.add(round(float(m.replace(',','')),2))
    n=re.sub(r'\s+',' ',x).lower()
    print(i['file'],len(R),t['units'],t['occupied'],t['vacant'],t['planted'] and t['planted']['kind'])
    pend=[r for r in R if r.get('statusText')=='Applicant']
    for k in 'area marketRent contractRent annualRent deposit balance totalCharges'.split():
        rr=[r for r in R if k in r and not(k in('contractRent','totalCharges','area') and r in pend)]
        if not rr: continue
        s=round(sum(r[k] for r in rr),2)
        print('   ',k,len(rr),s,'OK' if abs(s) in nums else '-- not printed')
    tot={}
    for r in R:
        if r in pend: continue
        for c in r.get('charges',[]): tot[c['code']]=round(tot.get(c['code'],0)+c['amount'],2)
    print('    charges',{k:(v,abs(v) in nums) for k,v in tot.items()})
    for r in R:
        if p.endswith('pdf') and 'tenantName' in r and re.sub(r'\s+',' ',r['tenantName']).lower() not in n: print('   name not on page',r['tenantName'])
        if 'charges' in r and 'totalCharges' in r and r['charges']:
            s=round(sum(c['amount'] for c in r['charges']),2)
            if abs(s-r['totalCharges'])>.01 and abs(s+r.get('contractRent',0)-r['totalCharges'])>.01: print('   row charges',r['unit'],s,r['totalCharges'])
        if 'leaseEndDate' in r and r.get('leaseStartDate','')[:2]=='20' and r['leaseEndDate'][:2]=='20' and r['leaseEndDate']<=r['leaseStartDate']: print('  dates',r['unit'])
        for s_ in r.get('rentSteps',[]):
            if t['asOnDate']>s_['date']: print('   past step',r['unit'],s_)
    ids=[(r.get('propertyName'),r.get('building'),r['unit']) for r in R if r not in pend]
    if len(set(ids))!=len(ids): print('   dup ids')
    vac=[r for r in R if 'tenantName' not in r]
    print('    rows without tenant',len(vac), {r['statusText'] for r in vac})
