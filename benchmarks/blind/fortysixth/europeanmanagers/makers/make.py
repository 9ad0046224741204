import subprocess,sys,glob,os
for f in sorted(glob.glob(os.path.join(os.path.dirname(os.path.abspath(__file__)),"a[0-9]*.py"))): subprocess.run([sys.executable,f],check=True)
