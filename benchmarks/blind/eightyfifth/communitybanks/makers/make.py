import glob,os,subprocess,sys
d=os.path.dirname(os.path.abspath(__file__))
for f in sorted(glob.glob(d+'/m[01]*.py')): subprocess.run([sys.executable,f],check=True,cwd=d)
