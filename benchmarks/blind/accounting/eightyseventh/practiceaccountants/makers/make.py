import glob,subprocess,sys,os
os.chdir(os.path.dirname(os.path.abspath(__file__)))
for f in sorted(glob.glob('tb_*.py')+glob.glob('ar_*.py')+glob.glob('um_*.py')): subprocess.run([sys.executable,f],check=True)
