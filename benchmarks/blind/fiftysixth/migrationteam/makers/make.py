import glob,os,subprocess,sys
here=os.path.dirname(os.path.abspath(__file__))
for f in sorted(glob.glob(here+'/make_*.py')): subprocess.run([sys.executable,f],check=True)
