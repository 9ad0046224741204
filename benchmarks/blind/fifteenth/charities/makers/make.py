import subprocess, sys, os
h = os.path.dirname(os.path.abspath(__file__))
for n in ["p1","p2","p3","p4","p5","p6","x1","x2","x3","x4","x5","x6"]: subprocess.run([sys.executable, f"{h}/make_{n}.py"], check=True, cwd=h)
