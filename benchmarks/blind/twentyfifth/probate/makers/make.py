import subprocess,sys,glob
for f in sorted(glob.glob("make_*.py")): subprocess.run([sys.executable,f],check=True)
