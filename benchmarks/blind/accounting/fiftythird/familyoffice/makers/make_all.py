import subprocess,sys,os,glob
h=os.path.dirname(os.path.abspath(__file__))
for f in sorted(glob.glob(h+'/d[1-9]_*.py')): print(os.path.basename(f)); subprocess.run([sys.executable,f],check=True)
