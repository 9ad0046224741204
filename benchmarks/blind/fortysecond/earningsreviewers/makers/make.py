import glob, os, subprocess, sys
d = os.path.dirname(os.path.abspath(__file__))
for f in sorted(glob.glob(d + '/m[0-9][0-9].py')): subprocess.check_call([sys.executable, f], cwd=d)
