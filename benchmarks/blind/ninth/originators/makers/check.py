import json,os
ix=json.load(open('index.json'))
for e in ix:
    t=json.load(open(f'truth/{e["file"]}.json')); assert os.path.getsize('documents/'+e['file'])>1000
    assert all(x.get('unit') for x in t['rows'])
    print(e['file'],e['assetType'],len(t['rows']),t['units'],t['occupied'],t['vacant'],(t['planted'] or {}).get('kind'))
