import subprocess,sys,glob,os
os.chdir(os.path.dirname(os.path.abspath(__file__)))
for f in sorted(glob.glob('p[0-9]*.py')+glob.glob('w[0-9]*.py')): subprocess.run([sys.executable,f],check=True)
