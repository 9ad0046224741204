import glob,subprocess,sys,os
for m in sorted(glob.glob(os.path.dirname(os.path.abspath(__file__))+'/m[0-9]*.py')): subprocess.run([sys.executable,m],check=True)
