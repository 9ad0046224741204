import subprocess,sys
from pathlib import Path
H=Path(__file__).resolve().parent
for p in sorted(H.glob('[px][0-9]_*.py')): subprocess.run([sys.executable,str(p)],check=True,cwd=H)
