# regenerates all 14 documents and truths (fixed seeds inside each script)
import subprocess,sys,os
os.chdir(os.path.dirname(os.path.abspath(__file__)))
for p in ['p01','p02','p03','p04','p05','p06','p07','x01','x02','x03','x04','x05','x06','x07']: subprocess.check_call([sys.executable,p+'.py'])
