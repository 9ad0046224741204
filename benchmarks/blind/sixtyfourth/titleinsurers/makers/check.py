import json,glob,os
for i in json.load(open('index.json')):
    f=i['file']; t=json.load(open(f'truth/{f}.json')); assert os.path.exists('documents/'+f)
    S=lambda k:round(sum(x.get(k) or 0 for x in t['rows']),2)
    bad=[x['unit'] for x in t['rows'] if 'totalCharges' in x and round(sum(c['amount'] for c in x.get('charges',[]))-x['totalCharges'],2) not in (0,) ]
    print(f,len(t['rows']),[ (k,S(k)) for k in ('area','contractRent','annualRent','totalCharges','deposit','balance')],len(set((x.get('building'),x['unit']) for x in t['rows'])),'chg!=tot',len(bad))
