# regenerates every document, truth and index.json (seeds are inside each script)
import subprocess,sys,os,glob,json
h=os.path.dirname(os.path.abspath(__file__))
for s in ['p1','p2','p3','p4','p5','p6','p7','x1','x2','x3','x4','x5','x6','x7']: subprocess.check_call([sys.executable,os.path.join(h,s+'.py')],cwd=h)
ix=[]
for f in sorted(glob.glob(os.path.join(h,'.idx_*'))): ix.append(json.load(open(f))); os.remove(f)
json.dump(ix,open(os.path.join(h,'index.json'),'w'),indent=1,ensure_ascii=False)
