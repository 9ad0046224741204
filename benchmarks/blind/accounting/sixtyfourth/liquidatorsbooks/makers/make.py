import subprocess,sys,os
d=os.path.dirname(os.path.abspath(__file__))
for f in 'tb1_uk tb2_au tb3_ca ar1_uk ar2_us ar3_ie um1_us um2_ie um3_ca'.split(): subprocess.run([sys.executable,f'{d}/{f}.py'],check=True,cwd=d)
