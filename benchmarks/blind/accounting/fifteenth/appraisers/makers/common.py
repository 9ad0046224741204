import json, os, random
ROOT=os.path.dirname(os.path.abspath(__file__)); DOC=ROOT+'/documents/'; TR=ROOT+'/truth/'
INDEX=[]
def clean(v):
    if isinstance(v,float):
        v=round(v,2)
        if v==int(v): v=int(v)
    return v
def save(fn,kind,money,rows,totals,planted=None,asset='OTHER',style='',hard='',author='appraiser / due-diligence consultant, US & Canada'):
    f=lambda r:{k:clean(v) for k,v in r.items() if v is not None and v!=''}
    t={"name":fn,"kind":kind,"planted":planted,"money":money,"rows":[f(r) for r in rows],"totals":[f(r) for r in totals]}
    json.dump(t,open(TR+fn.rsplit('.',1)[0]+'.json','w'),indent=1,ensure_ascii=False)
    INDEX.append({"file":fn,"assetType":asset,"documentType":{"TB":"TRIAL_BALANCE","AR":"AGED_RECEIVABLES","UM":"UNIT_MIX"}[kind],"author":author,"style":style,"hard":hard})
def sm(rows,ks):
    o={}
    for k in ks:
        v=[r[k] for r in rows if r.get(k) is not None]
        if v: o[k]=round(sum(v),2)
    return o
