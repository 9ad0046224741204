import subprocess,sys,glob
for m in sorted(glob.glob('build/blind/makers/m[0-9]*.py')): subprocess.run([sys.executable,m],check=True,cwd='build/blind/makers')
