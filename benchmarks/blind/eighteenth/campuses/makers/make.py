import subprocess,sys,glob
for g in sorted(glob.glob('./g[01]*.py')): subprocess.run([sys.executable,g],check=True,cwd='.')
