import subprocess,sys
for m in ['tb1','tb2','tb3','ar1','ar2','ar3','um1','um2','um3']: subprocess.run([sys.executable,m+'.py'],check=True,stdout=subprocess.DEVNULL)
