# regenerates everything: runs make01..make14 (each has a fixed seed)
import subprocess,sys,glob,os
d=os.path.dirname(os.path.abspath(__file__))
for f in sorted(glob.glob(d+"/make[0-9][0-9].py")): subprocess.check_call([sys.executable,f])
