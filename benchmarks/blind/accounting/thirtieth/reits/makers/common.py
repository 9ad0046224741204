import json, os, random
HERE=os.path.dirname(os.path.abspath(__file__))
DOC=os.path.join(HERE,'documents'); TRU=os.path.join(HERE,'truth')
os.makedirs(DOC,exist_ok=True); os.makedirs(TRU,exist_ok=True)
INDEX=[]
def n(c):            # cents -> number
    v=round(c/100,2); return int(v) if v==int(v) else v
def add(rows,cols):  # sum in whatever unit rows carry; only columns that some row prints
    out={}
    for k in cols:
        vs=[r[k] for r in rows if k in r]
        if vs: out[k]=round(sum(vs),2)
    return out
def save(fname,kind,asset,author,style,hard,money,rows,totals,additive,planted=None,bad=0,cents=True):
    """rows carry _g (a set-able group list); totals carry _g; verify, strip, write"""
    wrong=[]
    for t in totals:
        sel=[r for r in rows if t['_g'] is None or t['_g'] in r['_g']]
        for k in additive:
            s=round(sum(r.get(k,0) for r in sel),2)
            if k in t and abs(t[k]-s)>0.004: wrong.append((t['label'],k,t[k],s))
            if k not in t and s: wrong.append((t['label'],k,'missing',s))
    cells=len({w[0:2] for w in wrong})
    assert (cells>0)==(planted is not None),(fname,wrong)
    print(fname,len(rows),'rows',len(totals),'totals','PLANTED '+str(wrong) if planted else 'ties')
    def cl(r):
        o={}
        for k,v in r.items():
            if k.startswith('_'): continue
            if not isinstance(v,str) and cents and k in money: v=n(v)
            if isinstance(v,float) and v==int(v): v=int(v)
            o[k]=v
        assert all(k in money for k,v in o.items() if not isinstance(v,str) and k not in('beds','baths')),(fname,o)
        return o
    t={"name":fname,"kind":kind,"planted":planted,"money":money,"rows":[cl(r) for r in rows],"totals":[cl(r) for r in totals]}
    json.dump(t,open(os.path.join(TRU,fname.rsplit('.',1)[0]+'.json'),'w'),indent=1,ensure_ascii=False)
    INDEX.append({"file":fname,"assetType":asset,"documentType":{"TB":"TRIAL_BALANCE","AR":"AGED_RECEIVABLES","UM":"UNIT_MIX"}[kind],"author":author,"style":style,"hard":hard})
