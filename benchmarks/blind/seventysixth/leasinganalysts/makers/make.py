import subprocess,sys,os
os.chdir(os.path.dirname(os.path.abspath(__file__)))
for p in "p1 p2 p3 p4 p5 p6 p7 x1 x2 x3 x4 x5 x6 x7".split(): subprocess.run([sys.executable,p+".py"],check=True)
