import json,os,sys,importlib,shutil
D=os.path.dirname(os.path.abspath(__file__)); os.chdir(D); sys.path.insert(0,D)
os.makedirs('documents',exist_ok=True); os.makedirs('truth',exist_ok=True)
only=sys.argv[1:]
index=[]
for f in sorted(os.listdir('makers')):
    if not f.startswith('m'): continue
    m=importlib.import_module('makers.'+f[:-3])
    if only and f[:3] not in only:
        index.append(m.INFO); continue
    sts,zd=m.make('documents/'+m.INFO['file'])
    for s in sts:
        b=s.check()
        if b or s.planted: print(m.INFO['file'],'PLANTED' if s.planted else 'BAD',b)
    json.dump({"statements":[s.truth(zd) for s in sts]},open('truth/'+m.INFO['file']+'.json','w'),indent=1,ensure_ascii=False)
    print(m.INFO['file'],[len(s.rows) for s in sts]); index.append(m.INFO)
json.dump(index,open('index.json','w'),indent=1)
