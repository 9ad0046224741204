import subprocess,sys,glob,os
for f in sorted(glob.glob(os.path.dirname(os.path.abspath(__file__))+'/d[0-9][0-9].py')): subprocess.run([sys.executable,f],check=True)
