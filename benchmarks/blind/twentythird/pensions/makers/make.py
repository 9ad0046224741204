import glob,subprocess,sys
for g in sorted(glob.glob('./g[0-9]*.py')): subprocess.run([sys.executable,g],check=True,cwd='.')
