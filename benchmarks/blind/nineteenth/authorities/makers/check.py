import json,glob,os
HERE=os.path.dirname(os.path.abspath(__file__))
for f in sorted(glob.glob(HERE+'/truth/*.json')):
    t=json.load(open(f)); R=t['rows']; out=[]
    cur=[r for r in R if r.get('statusText') not in('Applicant','Future Residents/Applicants')]
    for k,v in t['printedTotals'].items():
        if k in('marketRent','contractRent','totalCharges','deposit','balance'): s=sum(r.get(k,0) or 0 for r in cur)
        else:
            key={'tenantRent':('tenantrent','tenant'),'assistance':('assistancepmt','housingassistance'),'tenant':('paidbytenant',),'authority':('paidbyauthority',),'siteRent':('siterent',),'subsidy':('subsidy',),'hap':('hap','voucher(hap)'),'tenantShare':('tenantshare',),'voucherShare':('vouchershare',),'countyPays':('countypays',),'residentPays':('residentpays',)}[k]
            s=sum(c['amount'] for r in cur for c in r.get('charges',[]) if c['code'].lower().replace(' ','') in key)
        if abs(s-v)>.005: out.append((k,round(s,2),v))
    occ=sum(1 for r in cur if r.get('tenantName'))
    assert all(r.get('unit') for r in R)
    assert os.path.exists(HERE+'/documents/'+os.path.basename(f)[:-5])
    bad=[r['unit'] for r in R if r.get('totalCharges') is not None and r.get('charges') and abs(sum(c['amount'] for c in r['charges'])-r['totalCharges'])>.005]
    print(os.path.basename(f),len(R),(t['units'],t['occupied'],t['vacant']),'cur',len(cur),occ,'DIFF' if out else 'ok',out,bad[:3],t['planted'] and t['planted']['kind'])
print(len(json.load(open(HERE+'/index.json'))))
