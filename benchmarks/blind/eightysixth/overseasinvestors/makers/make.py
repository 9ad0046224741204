import subprocess,sys,glob,os
h=os.path.dirname(os.path.abspath(__file__))
for p in sorted(glob.glob(h+'/d[0-9][0-9].py')): subprocess.run([sys.executable,p],check=True,cwd=h)
