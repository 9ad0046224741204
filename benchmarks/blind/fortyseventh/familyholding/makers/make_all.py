import glob,os,subprocess,sys
H=os.path.dirname(os.path.abspath(__file__))
for f in sorted(glob.glob(os.path.join(H,'m[0-9]*.py'))): subprocess.run([sys.executable,'-B',f],check=True,cwd=H)
