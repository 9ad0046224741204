import subprocess, sys, glob, os
h = os.path.dirname(os.path.abspath(__file__))
for f in sorted(glob.glob(h + '/d[0-9][0-9].py')): subprocess.run([sys.executable, f], cwd=h, check=True)
