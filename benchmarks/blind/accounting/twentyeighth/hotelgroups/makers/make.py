import common,importlib,json,os,glob
os.chdir(common.B)
for d in('documents','truth'):os.makedirs(d,exist_ok=True)
for m in['tb1','tb2','tb3','ar1','ar2','ar3','um1','um2','um3']:importlib.import_module(m).run();print(m,'ok')
json.dump(common.INDEX,open('index.json','w'),indent=1,ensure_ascii=False)
for f in sorted(glob.glob('truth/*.json')):
    t=json.load(open(f));print(f,t['kind'],len(t['rows']),len(t['totals']),bool(t['planted']))
import shutil;shutil.rmtree('tmp',ignore_errors=True)
