# regenerates every document, truth and index.json (fixed seeds)
import subprocess,sys,glob,os
for x in sorted(glob.glob(os.path.dirname(os.path.abspath(__file__))+'/d[0-9][0-9].py')): subprocess.run([sys.executable,x],check=True)
