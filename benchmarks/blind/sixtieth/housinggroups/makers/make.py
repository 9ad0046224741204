import os,glob,json,shutil
from common import *
for d in (DOC,TR): shutil.rmtree(d,ignore_errors=True); os.makedirs(d)
import pdf_a,pdf_b,books
for m,fs in ((pdf_a,('p1','p2','p3')),(pdf_b,('p4','p5','p6','p7')),(books,('x1','x2','x3','x4','x5','x6','x7'))):
    for x in fs: getattr(m,x)()
idx=[]
for p in sorted(glob.glob(os.path.join(HERE,'.idx_*'))): idx.append(json.load(open(p))); os.remove(p)
json.dump(idx,open(os.path.join(HERE,'index.json'),'w'),indent=1)
for e in idx:
    t=json.load(open(os.path.join(TR,e['file']+'.json'))); 
    assert all(r.get('unit') or r.get('tenantName') for r in t['rows'])
    print('%-52s rows %3d units %s/%s/%s rent %.2f mkt %.2f chg %.2f tot %.2f dep %.2f bal %.2f %s'%(e['file'],len(t['rows']),t['units'],t['occupied'],t['vacant'],*[sum(r.get(k,0) for r in t['rows']) for k in('contractRent','marketRent')],sum(c['amount'] for r in t['rows'] for c in r.get('charges',[])),*[sum(r.get(k,0) for r in t['rows']) for k in('totalCharges','deposit','balance')],(t['planted'] or {}).get('kind','')))
