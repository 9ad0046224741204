import subprocess,sys,os
for s in "tb1 tb2 tb3 ar1 ar2 ar3 um1 um2 um3".split(): subprocess.run([sys.executable,s+".py"],check=True,cwd=os.path.dirname(os.path.abspath(__file__)))
