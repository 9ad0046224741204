import subprocess,sys,os,json,glob
R=os.path.dirname(os.path.abspath(__file__)); ix=[]
for i in range(1,10): subprocess.run([sys.executable,f'g{i}.py'],cwd=R,check=True)
for t in sorted(glob.glob(R+'/truth/*.json')):
    n=json.load(open(t)); stem=os.path.basename(t)[:-5]; m=json.load(open(f'{R}/.meta_{stem}.json')); os.remove(f'{R}/.meta_{stem}.json')
    ix.append({'file':n['name'],**m}); print(n['name'],n['kind'],len(n['rows']),len(n['totals']),n['planted'])
    assert os.path.exists(f"{R}/documents/{n['name']}")
json.dump(ix,open(R+'/index.json','w'),indent=1)
