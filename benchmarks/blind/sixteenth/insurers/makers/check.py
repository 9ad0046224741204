import json,glob
for f in sorted(glob.glob('truth/*.json')):
    t=json.load(open(f)); R=t['rows']; msg=[]
    assert all(r.get('unit') or r.get('tenantName') for r in R)
    for k,v in t['printedTotals'].items():
        if k=='section': continue
        key=k.split('_excl')[0]
        rr=R
        if 'section' in t['printedTotals']: rr=[r for r in R if r.get('section')==t['printedTotals']['section']]
        rr=[r for r in rr if r.get('statusText')!='Applicant' or key=='deposit']
        s=round(sum(r.get(key) or 0 for r in rr),2)
        if key=='annualRent' and '_04_' in f: s=sum(r.get('annualRent') or 0 for r in rr)
        if abs(s-v)>.005: msg.append((k,s,v))
    for r in R:
        if 'totalCharges' in r and r.get('charges'):
            c=sum(x['amount'] for x in r['charges'])
            if abs(c-r['totalCharges'])>.005: msg.append(('row',r['unit'],c,r['totalCharges']))
    phys=[r for r in R if r.get('statusText') not in('Applicant','Future Residents/Applicants')]
    u=[(r.get('propertyName'),r['unit']) for r in phys]
    print(f[6:50],len(R),'phys',len(phys),t['units'],t['occupied'],t['vacant'],'ten',sum('tenantName' in r for r in phys),'dup' if len(set(u))<len(u) else '', 'PLANTED '+t['planted']['kind'] if t['planted'] else '',msg)
