import subprocess,sys,glob,os
d=os.path.dirname(os.path.abspath(__file__))
for m in sorted(glob.glob(d+"/m[0-9]*.py")): subprocess.run([sys.executable,m],check=True,cwd=d)
