import subprocess,sys
for f in ['p1','p2','p3','p4','p5','p6','x1','x2','x3','x4','x5','x6']: subprocess.check_call([sys.executable,f+'.py'],cwd='.')
