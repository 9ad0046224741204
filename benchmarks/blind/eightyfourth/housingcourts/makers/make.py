import subprocess,sys,glob,os
os.chdir(os.path.dirname(os.path.abspath(__file__)))
for f in sorted(glob.glob('d[01]*.py')): subprocess.run([sys.executable,f],check=True)
