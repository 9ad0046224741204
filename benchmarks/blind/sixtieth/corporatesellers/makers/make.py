import importlib,json,os,sys,glob
sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
import common
for p in sorted(glob.glob(os.path.join(common.HERE,'d[0-9][0-9].py'))):
    m=os.path.basename(p)[:-3]
    importlib.import_module(m).make(); print(m,'ok')
json.dump(common.INDEX,open(os.path.join(common.HERE,'index.json'),'w'),indent=1)
