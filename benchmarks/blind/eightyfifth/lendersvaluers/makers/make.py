import glob,subprocess,sys,os
for f in sorted(glob.glob(os.path.dirname(os.path.abspath(__file__))+"/d[01]*.py")): subprocess.run([sys.executable,f],check=True)
