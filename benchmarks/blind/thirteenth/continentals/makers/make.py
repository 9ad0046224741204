import os
# regenerates every document and truth (each dNN.py has its own fixed seed)
import subprocess,sys
for i in range(1,15): subprocess.run([sys.executable,os.path.join(os.path.dirname(os.path.abspath(__file__)),f'd{i:02d}.py')],check=True)
