# regenerates everything
import glob,subprocess,sys
for p in sorted(glob.glob("./make_[px]*.py")): subprocess.check_call([sys.executable,p])
