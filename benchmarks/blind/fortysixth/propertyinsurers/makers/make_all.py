import os,sys,json
sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
import common,pdf_a,pdf_b
try: import xl_a
except ImportError as e: xl_a=None
for m in (pdf_a,pdf_b,xl_a):
    if m:
        for k in sorted(vars(m)):
            if k[0]=="d" and k[1:].isdigit(): getattr(m,k)()
json.dump(common.INDEX,open(os.path.join(common.ROOT,"index.json"),"w"),indent=1)
