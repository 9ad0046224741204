import subprocess,sys,glob,json,os
H=os.path.dirname(os.path.abspath(__file__))
for f in sorted(glob.glob(H+'/make_*.py')): subprocess.run([sys.executable,f],check=True,cwd=H)
ix=[]
for f in sorted(glob.glob(H+'/truth/.*.idx')): ix.append(json.load(open(f)));os.remove(f)
json.dump(ix,open(H+'/index.json','w'),indent=1)
