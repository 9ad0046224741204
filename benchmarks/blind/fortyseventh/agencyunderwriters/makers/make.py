# regenerates every document and truth (seeds are fixed in each maker)
import subprocess,sys,glob,os
os.chdir(os.path.dirname(os.path.abspath(__file__)))
for f in sorted(glob.glob('d[0-9][0-9].py')):subprocess.run([sys.executable,'-W','ignore',f],check=True)
