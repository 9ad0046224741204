import glob,os,subprocess,sys
d=os.path.dirname(os.path.abspath(__file__))
for f in sorted(glob.glob(os.path.join(d,'make[0-9]*.py'))): subprocess.run([sys.executable,f],check=True)
