# truth-side ties: charges to printed totals, annual = 12 x monthly
import json,glob
for f in sorted(glob.glob('./truth/*.json')):
    t=json.load(open(f)); bad=[]
    for r in t['rows']:
        s=sum(c['amount'] for c in r.get('charges',[])); tc=r.get('totalCharges')
        if tc is not None and abs(s-tc)>.02 and abs(s+r.get('contractRent',0)-tc)>.02: bad.append((r['unit'],'tc',s,tc,r.get('contractRent')))
        if 'annualRent' in r and 'contractRent' in r and abs(r['annualRent']-12*r['contractRent'])>.06: bad.append((r['unit'],'ann',r['annualRent'],12*r['contractRent']))
        if r.get('leaseEndDate','9')<(t['asOnDate'] or '0') and r['leaseEndDate'][0]=='2': bad.append((r['unit'],'expired',r['leaseEndDate']))
    print(f.split('/')[-1][:45],bad,t['planted'])
