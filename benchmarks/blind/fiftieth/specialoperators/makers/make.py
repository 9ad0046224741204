import sys,os,json,random,importlib,glob
HERE=os.path.dirname(os.path.abspath(__file__));sys.path.insert(0,HERE)
SEED=5003
def main(only=None):
    for d in("documents","truth"):os.makedirs(os.path.join(HERE,d),exist_ok=True)
    index=[]
    for p in sorted(glob.glob(os.path.join(HERE,"makers","[px][0-9]_*.py"))):
        m=os.path.basename(p)[:-3];mod=importlib.import_module("makers."+m);M=mod.META
        index.append(dict(file=M["file"],assetType=M["assetType"],documentType="RENT_ROLL",author="r50c",style=M["style"],hard=M["hard"]))
        if only and m not in only and not any(m.startswith(o) for o in only):continue
        t=mod.make(random.Random(f"{SEED}-{m}"),os.path.join(HERE,"documents",M["file"]))
        json.dump(t,open(os.path.join(HERE,"truth",M["file"]+".json"),"w"),indent=1,ensure_ascii=False)
        print(M["file"],len(t["rows"]),t["units"],t["occupied"],t["vacant"],t["planted"])
    json.dump(index,open(os.path.join(HERE,"index.json"),"w"),indent=1)
main(sys.argv[1:])
