import subprocess,sys,os
os.chdir(os.path.dirname(os.path.abspath(__file__)))
for f in 'tb1_qbd tb2_wtb tb3_yardi ar1_park ar2_sage ar3_wp um1_memo um2_lihtc um3_storage'.split(): subprocess.run([sys.executable,f+'.py'],check=True)
