import glob, os, subprocess, sys
for p in sorted(glob.glob(os.path.join(os.path.dirname(os.path.abspath(__file__)), '*_*.py'))):
    if not p.endswith('make_all.py'): subprocess.check_call([sys.executable, p])
