import subprocess,sys
for n in ['p1','p2','p3','p4','p5','p6','x1','x2','x3','x4','x5','x6']: subprocess.run([sys.executable,f'./make_{n}.py'],check=True,stdout=subprocess.DEVNULL)
