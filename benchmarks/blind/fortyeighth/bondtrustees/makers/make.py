"""Regenerates every document, its truth and index.json (fixed seeds in each maker)."""
import glob, json, os, subprocess, sys
B=os.path.dirname(os.path.abspath(__file__)); M=os.path.join(B,'makers')
for f in glob.glob(M+'/idx/*.json')+glob.glob(B+'/documents/*')+glob.glob(B+'/truth/*'): os.remove(f)
for f in sorted(glob.glob(M+'/[px]0*.py')): subprocess.run([sys.executable,f],check=True,cwd=M)
json.dump([json.load(open(f)) for f in sorted(glob.glob(M+'/idx/*.json'))],open(B+'/index.json','w'),indent=1,ensure_ascii=False)
