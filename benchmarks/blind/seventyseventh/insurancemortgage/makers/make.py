# regenerates everything (each maker has its own fixed seed)
import subprocess,sys,glob,os
for f in sorted(glob.glob(os.path.dirname(os.path.abspath(__file__))+'/d*.py')): subprocess.run([sys.executable,f],check=True)
