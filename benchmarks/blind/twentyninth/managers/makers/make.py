# regenerates everything: python make.py
import subprocess,sys,json,glob,os
B=os.path.dirname(os.path.abspath(__file__))
for d in('documents','truth'):os.makedirs(f'{B}/{d}',exist_ok=True)
for s in('pdf1.py','pdf2.py','xl.py'):subprocess.check_call([sys.executable,s],cwd=B)
ix=[json.load(open(p)) for p in sorted(glob.glob(B+'/.idx_*'))]
json.dump(ix,open(B+'/index.json','w'),indent=1,ensure_ascii=False)
for e in ix:
    assert os.path.exists(f"{B}/documents/{e['file']}");t=json.load(open(f"{B}/truth/{e['file']}.json"))
    assert all(q.get('unit') or q.get('tenantName') for q in t['rows'])
    S=lambda k:round(sum(q.get(k,0) for q in t['rows'] if q.get('statusText') not in('Future','Incoming')),2)
    print(e['file'],{k:S(k) for k in('area','contractRent','annualRent','totalCharges','deposit','balance')},'PLANTED' if t['planted'] else '')
