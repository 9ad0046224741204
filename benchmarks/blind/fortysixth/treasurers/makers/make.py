import glob,subprocess,sys,os
for p in sorted(glob.glob(os.path.dirname(os.path.abspath(__file__))+'/d*.py')): subprocess.run([sys.executable,p],check=True)
