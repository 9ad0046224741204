import subprocess,sys,glob,os
for f in sorted(glob.glob(os.path.dirname(os.path.abspath(__file__))+'/make_??.py')):subprocess.check_call([sys.executable,f])
