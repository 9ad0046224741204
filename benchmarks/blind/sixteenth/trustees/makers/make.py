"""Regenerates all documents, truths and index.json (each script has its own fixed seed)."""
import glob,os,subprocess,sys
B=os.path.dirname(os.path.abspath(__file__))
os.makedirs(B+'/documents',exist_ok=True); os.makedirs(B+'/truth',exist_ok=True)
for f in sorted(glob.glob(B+'/make_*.py')): subprocess.check_call([sys.executable,f])
