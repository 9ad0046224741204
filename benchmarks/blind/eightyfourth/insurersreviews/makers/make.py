import subprocess,sys,glob,os
d=os.path.dirname(os.path.abspath(__file__))
for f in sorted(glob.glob(d+'/d[0-9][0-9].py')): subprocess.run([sys.executable,f],cwd=d,check=True)
