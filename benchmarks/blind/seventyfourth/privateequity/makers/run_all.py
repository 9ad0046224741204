import subprocess,sys,glob
for f in sorted(glob.glob("m[01]*.py")): subprocess.check_call([sys.executable,f])
