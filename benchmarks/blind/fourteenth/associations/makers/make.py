import subprocess,sys,glob,os
here=os.path.dirname(os.path.abspath(__file__))
for f in sorted(glob.glob(here+'/make_[0-9]*.py')): subprocess.run([sys.executable,f],check=True,cwd=here)
