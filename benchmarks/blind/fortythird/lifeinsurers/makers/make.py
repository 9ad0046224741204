"""Regenerates every document and truth file (each maker is seeded)."""
import glob,os,subprocess,sys
h=os.path.join(os.path.dirname(os.path.abspath(__file__)),"makers")
for f in sorted(glob.glob(h+"/*.py")):
    if not f.endswith(("common.py","check.py")): subprocess.run([sys.executable,f],check=True,cwd=h)
