import subprocess,sys,os,glob
os.chdir(os.path.dirname(os.path.abspath(__file__)))
for f in sorted(glob.glob('*_*.py')): subprocess.check_call([sys.executable,f])
