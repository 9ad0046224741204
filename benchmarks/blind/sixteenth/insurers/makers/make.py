import subprocess,sys,glob,json,os
R=os.path.dirname(os.path.abspath(__file__))
for s in sorted(glob.glob(R+'/g_*.py')): subprocess.run([sys.executable,s],check=True,cwd=R)
json.dump([json.load(open(f)) for f in sorted(glob.glob(R+'/meta/*.json'))],open(R+'/index.json','w'),indent=1)
