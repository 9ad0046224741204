import subprocess,sys,os
os.chdir(os.path.dirname(os.path.abspath(__file__)))
for n in "tb1 tb2 tb3 ar1 ar2 ar3 um1 um2 um3".split(): subprocess.check_call([sys.executable,n+".py"])
