"""Regenerates everything: runs every maker (each draws its own document from its own seed), then writes index.json."""
import glob, json, os, subprocess, sys
here=os.path.dirname(os.path.dirname(os.path.abspath(__file__))); os.chdir(os.path.join(here,'makers'))
for f in sorted(glob.glob('[px][0-9]_*.py')): subprocess.run([sys.executable,f],check=True)
idx=[json.load(open(f)) for f in sorted(glob.glob('_*.idx'))]
json.dump(idx,open(os.path.join(here,'index.json'),'w'),indent=1,ensure_ascii=False)
