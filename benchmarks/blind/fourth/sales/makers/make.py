import os,json,subprocess,sys,glob
H=os.path.dirname(os.path.abspath(__file__))
for i in (1,2,3,4): subprocess.check_call([sys.executable,os.path.join(H,f'make_{i}.py')])
out=[json.load(open(f)) for f in sorted(glob.glob(os.path.join(H,'index_parts','*.json')))]
json.dump(out,open(os.path.join(H,'index.json'),'w'),indent=1)
for o in out:
    t=json.load(open(os.path.join(H,'truth',o['file']+'.json'))); assert os.path.exists(os.path.join(H,'documents',o['file']))
    assert all(r.get('unit') or r.get('tenantName') for r in t['rows'])
print(len(out),'documents')
