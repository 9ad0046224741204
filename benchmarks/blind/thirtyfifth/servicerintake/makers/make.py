import sys,os,json,importlib,glob
H=os.path.dirname(os.path.abspath(__file__)); sys.path[:0]=[H,H+'/makers']
import core
want=sys.argv[1:]
for d in ('documents','truth'): os.makedirs(f'{H}/{d}',exist_ok=True)
for f in sorted(glob.glob(H+'/makers/*.py')):
    n=os.path.basename(f)[:-3]
    if want and n not in want: continue
    importlib.import_module(n).make()
    print(n,'ok')
if not want: json.dump(core.INDEX,open(H+'/index.json','w'),indent=1)
