import glob,subprocess,sys
for f in sorted(glob.glob('build/blind/makers/m[0-9]*.py')): subprocess.run([sys.executable,f],check=True,cwd='build/blind/makers')
