import subprocess,sys,glob,os
h=os.path.dirname(os.path.abspath(__file__))
for f in sorted(glob.glob(h+'/make_*.py')):subprocess.check_call([sys.executable,f])
