# regenerates everything
import subprocess,sys,glob,os
d=os.path.dirname(os.path.abspath(__file__))
for f in sorted(glob.glob(d+'/make[0-9][0-9].py')): subprocess.check_call([sys.executable,f],cwd=d)
