import subprocess,sys,glob,os
d=os.path.dirname(os.path.abspath(__file__))
for f in sorted(glob.glob(d+'/make_[px]*.py')): subprocess.run([sys.executable,f],check=True,cwd=d)
