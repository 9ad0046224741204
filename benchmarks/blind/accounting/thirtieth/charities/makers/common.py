import json, os, random
ROOT=os.path.dirname(os.path.abspath(__file__))
INDEX=[]
def path(f): return os.path.join(ROOT,'documents',f)
def cl(v): return round(v+0.0,2)+0.0
def add(*dicts,names):
    o={}
    for n in names:
        vs=[d[n] for d in dicts if n in d]
        if vs: o[n]=cl(sum(vs))
    return o
def save(file,kind,money,rows,totals,planted,asset,author,style,hard):
    base=file.rsplit('.',1)[0]
    t={"name":base,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals}
    json.dump(t,open(os.path.join(ROOT,'truth',base+'.json'),'w'),indent=1,ensure_ascii=False)
    dt={"TB":"TRIAL_BALANCE","AR":"AGED_RECEIVABLES","UM":"UNIT_MIX"}[kind]
    INDEX.append({"file":file,"assetType":asset,"documentType":dt,"author":author,"style":style,"hard":hard})
