import json,glob,os
for f in sorted(glob.glob('truth/*.json')):
    t=json.load(open(f)); R=t['rows']; assert os.path.exists('documents/'+os.path.basename(f)[:-5])
    assert all(r.get('unit') or r.get('tenantName') for r in R)
    s=lambda k: round(sum(r.get(k,0) or 0 for r in R),2)
    bad=[r['unit'] for r in R if 'totalCharges' in r and r.get('charges') and abs(sum(c['amount'] for c in r['charges'])-r['totalCharges'])>.02]
    print(os.path.basename(f)[:40],len(R),t['asOnDate'],t['units'],t['occupied'],t['vacant'],'|',s('area'),s('marketRent'),s('contractRent'),s('annualRent'),s('totalCharges'),s('deposit'),s('balance'),bad[:4],t['planted'] and t['planted']['what'])
print(len(json.load(open('index.json'))))
