import json, os
HERE=os.path.dirname(os.path.abspath(__file__))
def R(x): 
    x=round(x,2); return int(x) if x==int(x) else x
class St:
    def __init__(s,title,prop,pf,pt,cols,sheet=None,page=None,varcols=()):
        s.title,s.prop,s.pf,s.pt,s.cols,s.sheet,s.page=title,prop,pf,pt,cols,sheet,page
        s.rows=[];s.key={};s.planted=None;s.varcols=set(varcols)
    def _a(s,**k): s.rows.append(k); return len(s.rows)-1
    def H(s,label,code=None,ind=0,**k): return s._a(code=code,label=label,t='HEADING',v=[None]*len(s.cols),ind=ind,items=None,**k)
    def L(s,label,v,code=None,ind=1,**k):
        assert len(v)==len(s.cols),label
        return s._a(code=code,label=label,t='LINE',v=[None if x is None else R(x) for x in v],ind=ind,items=None,**k)
    def S(s,label,items,neg=(),code=None,t='SUBTOTAL',ind=0,key=None,**k):
        v=[]
        for c in range(len(s.cols)):
            v.append(R(sum((-1 if (i in neg and c not in s.varcols) else 1)*(s.rows[i]['v'][c] or 0) for i in items)))
        i=s._a(code=code,label=label,t=t,v=v,ind=ind,items=list(items),neg=set(neg),**k)
        if key: s.K(key,i)
        return i
    def K(s,key,i): s.key[key]=i
    def out(s):
        return {"title":s.title,"propertyName":s.prop,"periodFrom":s.pf,"periodTo":s.pt,"sheet":s.sheet,"page":s.page,"columns":s.cols,"planted":s.planted,
          "keyTotals":{k:{"label":s.rows[i]['label'],"values":s.rows[i]['v']} for k,i in s.key.items()},
          "rows":[dict({"accountCode":r['code'],"label":r['label'],"rowType":r['t'],"values":[None if (x==0 and getattr(s,'dash',0)) else x for x in r['v']]},**({"footsFrom":{"items":r['items']}} if r['items'] else {})) for r in s.rows]}
    def check(s,name):
        bad=0
        for n,r in enumerate(s.rows):
            if not r['items']: continue
            for c in range(len(s.cols)):
                x=R(sum((-1 if (i in r['neg'] and c not in s.varcols) else 1)*(s.rows[i]['v'][c] or 0) for i in r['items']))
                if abs(x-r['v'][c])>.006: bad+=1; print('  ',name,s.title,'no tie',r['label'],s.cols[c],x,r['v'][c])
        if bad and not s.planted: print('!!! UNPLANTED',name)
        if s.planted and not bad: print('!!! planted but ties',name)
def save(name,sts,asset,dtype,style,hard):
    for s in sts: s.check(name)
    json.dump({"statements":[s.out() for s in sts]},open(f'{HERE}/truth/{name}.json','w'),indent=1)
    p=f'{HERE}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]+[{"file":name,"assetType":asset,"documentType":dtype,"author":"s19","style":style,"hard":hard}]
    json.dump(sorted(ix,key=lambda e:e['file']),open(p,'w'),indent=1)
def doc(n): return f'{HERE}/documents/{n}'
def par(x,d=0,dash='-',cur=''):
    if x is None: return ''
    if x==0 and dash is not None: return dash
    s=f'{abs(x):,.{d}f}'; return f'({cur}{s})' if x<0 else cur+s
