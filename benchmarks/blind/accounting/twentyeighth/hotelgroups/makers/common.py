import json, os, random
B=os.path.dirname(os.path.abspath(__file__))
INDEX=[]
def doc(f): return os.path.join(B,'documents',f)
def n(v):
    v=round(float(v),2); return int(v) if v==int(v) else v
def clean(d): return {k:(v if isinstance(v,str) else n(v)) for k,v in d.items() if v is not None and v!=''}
def emit(file,kind,money,rows,totals,planted,asset,author,style,hard):
    dt={'TB':'TRIAL_BALANCE','AR':'AGED_RECEIVABLES','UM':'UNIT_MIX'}[kind]
    t={"name":file,"kind":kind,"planted":planted,"money":money,"rows":[clean(r) for r in rows],"totals":[clean(r) for r in totals]}
    for r in t['rows']+t['totals']:
        for k,v in r.items():
            if not isinstance(v,str): assert k in money or k in('beds','baths'),k
    for m in money: assert any(m in r for r in t['rows']),m
    assert 8<=len(rows)<=120,(file,len(rows))
    json.dump(t,open(os.path.join(B,'truth',os.path.splitext(file)[0]+'.json'),'w'),indent=1,ensure_ascii=False)
    INDEX.append({"file":file,"assetType":asset,"documentType":dt,"author":author,"style":style,"hard":hard})
def S(rows,k): return round(sum(r.get(k) or 0 for r in rows),2)
