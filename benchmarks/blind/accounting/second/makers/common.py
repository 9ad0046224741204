import json,os
B=os.path.dirname(os.path.abspath(__file__))
def doc(n): return os.path.join(B,'documents',n)
def clean(d):
    o={}
    for k,v in d.items():
        if v is None: continue
        if isinstance(v,float):
            v=round(v,4)
            if v==int(v): v=int(v)
        o[k]=v
    return o
def save(name,kind,rows,totals,planted=None):
    t={"name":name,"kind":kind,"rows":[clean(r) for r in rows],"totals":[clean(r) for r in totals],"planted":planted}
    json.dump(t,open(os.path.join(B,'truth',name.rsplit('.',1)[0]+'.json'),'w'),indent=1,ensure_ascii=False)
    print(name,len(rows),'rows',len(totals),'totals')
def par(v,dec=2,cur='',zero='0.00'):
    if v is None: return ''
    if abs(v)<0.005: return zero
    s=f'{abs(v):,.{dec}f}'
    return f'({cur}{s})' if v<0 else cur+s
