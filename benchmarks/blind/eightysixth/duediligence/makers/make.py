import glob,subprocess,sys,os
os.chdir(os.path.dirname(os.path.abspath(__file__)))
for m in sorted(glob.glob('m[01]*.py')): subprocess.run([sys.executable,m],check=True)
