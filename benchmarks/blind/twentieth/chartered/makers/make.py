import subprocess,sys,glob,os
os.chdir(os.path.dirname(os.path.abspath(__file__)))
for g in sorted(glob.glob('g[0-9]*.py')): subprocess.run([sys.executable,g],check=True)
