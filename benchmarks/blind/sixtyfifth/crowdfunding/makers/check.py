import json,glob,os
for f in sorted(glob.glob('truth/*.json')):
    t=json.load(open(f)); s=lambda k:round(sum(r.get(k,0) or 0 for r in t['rows'] if 'Future' not in r.get('section','')),2)
    bad=[r['unit'] for r in t['rows'] if r.get('leaseStartDate') and r.get('leaseEndDate') and r['leaseEndDate'][:1]=='2' and r['leaseEndDate']<r['leaseStartDate']]
    ids=[(r.get('building'),r['unit'],r.get('section')) for r in t['rows']]
    print(os.path.basename(f)[:-5],len(t['rows']),t['units'],t['occupied'],t['vacant'],'dup' if len(set(ids))<len(ids) else '',bad,{k:s(k) for k in('area','marketRent','contractRent','totalCharges','deposit','balance') if s(k)},(t['planted'] or {}).get('what',''))
