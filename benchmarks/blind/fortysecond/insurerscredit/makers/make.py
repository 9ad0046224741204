# regenerate everything
import subprocess,sys,glob,os
os.makedirs('build/blind/render',exist_ok=True)
os.chdir(os.path.dirname(os.path.abspath(__file__)))
for f in sorted(glob.glob('d*.py')): subprocess.run([sys.executable,f],check=True,stdout=subprocess.DEVNULL)
