import json,glob,os
for f in sorted(glob.glob(os.path.join(os.path.dirname(os.path.abspath(__file__)),'truth','*.json'))):
    t=json.load(open(f));R=t['rows'];s=lambda k:round(sum(r.get(k) or 0 for r in R if r.get('statusText')!='Future'),2)
    ch={}
    for r in R:
        assert r.get('unit') or r.get('tenantName')
        a,b=r.get('leaseStartDate'),r.get('leaseEndDate')
        if a and b and b[0].isdigit(): assert a<b,(f,r)
        if b and b[0].isdigit() and t['asOnDate'] and b<t['asOnDate']: print('  expired',r['unit'],b)
        if r.get('statusText')!='Future':
            for c in r.get('charges',[]): ch[c['code']]=round(ch.get(c['code'],0)+c['amount'],2)
    print(os.path.basename(f)[:-5],len(R),t['units'],t['occupied'],t['vacant'],'area',s('area'),'c',s('contractRent'),'a',s('annualRent'),'dep',s('deposit'),'bal',s('balance'),'tc',s('totalCharges'),ch,t['planted'])
