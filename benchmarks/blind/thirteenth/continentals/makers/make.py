# regenerates every document and truth (each dNN.py has its own fixed seed)
import subprocess,sys
for i in range(1,15): subprocess.run([sys.executable,f'/tmp/docextract-blind-d{i:02d}.py'],check=True)
