import subprocess,sys,glob
for f in sorted(glob.glob('./d[0-9][0-9].py')): subprocess.check_call([sys.executable,f],cwd='.')
