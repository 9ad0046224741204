import sys,json,os,importlib,glob,random
sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
SEED=5127
def main():
    mods=sorted(os.path.basename(p)[:-3] for p in glob.glob(os.path.join(os.path.dirname(os.path.abspath(__file__)),'makers','m[0-9]*.py')))
    only=sys.argv[1:]
    ip=os.path.join(os.path.dirname(os.path.abspath(__file__)),'index.json')
    idx={e['file']:e for e in (json.load(open(ip)) if os.path.exists(ip) else [])}
    for i,m in enumerate(mods):
        if only and m[:3] not in only: continue
        r=random.Random(f"{SEED}-{m}")
        e=importlib.import_module('makers.'+m).make(r); idx[e['file']]=e
        json.dump(sorted(idx.values(),key=lambda e:e['file']),open(ip,'w'),indent=1); print(m,e['file'])
main()
