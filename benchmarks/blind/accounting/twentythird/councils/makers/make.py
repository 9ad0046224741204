import subprocess,sys,os,json,glob
B=os.path.dirname(os.path.abspath(__file__));os.chdir(B)
for d in('documents','truth','scratch'):os.makedirs(d,exist_ok=True)
for s in('tb1','tb2','tb3','ar1','ar2','ar3','um1','um2','um3'):subprocess.run([sys.executable,s+'.py'],check=True)
json.dump([json.load(open(f)) for f in sorted(glob.glob('scratch/idx/*.json'))],open('index.json','w'),indent=1,ensure_ascii=False)
subprocess.run([sys.executable,'check.py'],check=True)
