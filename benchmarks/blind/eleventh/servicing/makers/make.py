# regenerates every document and truth of this folder (seeds are fixed in each script), then checks the truths
import subprocess,sys
for x in 'p1 p2 p3 p4 p5 p6 x1 x2 x3 x4 x5'.split(): subprocess.run([sys.executable,f'{x}.py'],check=True)
subprocess.run([sys.executable,'check.py'],check=True)
