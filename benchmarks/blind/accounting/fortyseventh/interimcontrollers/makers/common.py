import json, os
BASE=os.path.dirname(os.path.abspath(__file__)); DOC=BASE+'/documents/'; TRU=BASE+'/truth/'
INDEX={}
def cents(d): # ints in cents -> float
    return round(d/100,2)
def save(stem,ext,kind,asset,author,style,hard,money,items,planted=None,scale=None):
    """items: ('row',dict) ('total',dict) ('head',..): money in cents if scale is None, keys in scale set excluded"""
    noscale=scale or set()
    def conv(d):
        o={}
        for k,v in d.items():
            if k.startswith('_') or v is None or v=='': continue
            if k in money and isinstance(v,int) and k not in noscale: v=cents(v)
            o[k]=v
        return o
    rows=[conv(d) for t,d in items if t=='row']; tots=[conv(d) for t,d in items if t=='total']
    json.dump({"name":stem,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":tots},open(TRU+stem+'.json','w'),indent=1,ensure_ascii=False)
    dt={'TB':'TRIAL_BALANCE','AR':'AGED_RECEIVABLES','UM':'UNIT_MIX'}[kind]
    INDEX[stem]={"file":stem+'.'+ext,"assetType":asset,"documentType":dt,"author":author,"style":style,"hard":hard}
def sumk(rows,keys,blank0=True):
    o={}
    for k in keys:
        s=sum(r.get(k) or 0 for r in rows)
        if any(r.get(k) is not None for r in rows) or not blank0: o[k]=s
    return o
