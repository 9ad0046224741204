import subprocess,glob
for f in sorted(glob.glob("build/blind/makers/m[0-9]*.py")): subprocess.run(["build/blind/bin/python",f],check=True)
