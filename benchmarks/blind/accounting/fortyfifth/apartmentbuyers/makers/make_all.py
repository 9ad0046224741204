import glob,subprocess,sys,os
os.chdir(os.path.dirname(os.path.abspath(__file__)))
for f in sorted(glob.glob("make_*.py")):
    if f not in ("make_common.py","make_all.py"): subprocess.run([sys.executable,f],check=True)
