import subprocess,sys,os
os.chdir(os.path.dirname(os.path.abspath(__file__)))
for f in 'tb1 tb2 tb3 ar4 ar5 ar6 um7 um8 um9'.split(): subprocess.run([sys.executable,f+'.py'],check=True)
