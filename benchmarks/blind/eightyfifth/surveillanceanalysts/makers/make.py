import glob,os,subprocess,sys
h=os.path.dirname(os.path.abspath(__file__))
for f in sorted(glob.glob(h+'/d[0-9]*.py')): subprocess.run([sys.executable,f],check=True,cwd=h)
