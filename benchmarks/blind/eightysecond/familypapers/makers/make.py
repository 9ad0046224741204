import glob,os,subprocess,sys
for f in sorted(glob.glob(os.path.dirname(os.path.abspath(__file__))+'/m[0-9][0-9]_*.py')): subprocess.run([sys.executable,f],check=True)
