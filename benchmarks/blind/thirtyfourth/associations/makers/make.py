import subprocess, sys, pathlib
here=pathlib.Path(__file__).resolve().parent
for p in sorted((here/'makers').glob('[px][0-9]_*.py')): subprocess.run([sys.executable,str(p)],check=True)
