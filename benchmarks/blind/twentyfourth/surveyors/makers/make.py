import subprocess,sys,glob,os
os.chdir(os.path.dirname(os.path.abspath(__file__)))
for f in sorted(glob.glob("m[01]*_*.py")): subprocess.check_call([sys.executable,f])
