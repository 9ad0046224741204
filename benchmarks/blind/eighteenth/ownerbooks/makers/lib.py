import json, os, random
B='./'
class St:
    def __init__(s,title,prop,pf,pt,cols,sheet=None,page=None):
        s.title,s.prop,s.pf,s.pt,s.cols,s.sheet,s.page=title,prop,pf,pt,cols,sheet,page
        s.rows=[];s.key={};s.planted=None;s.ind=[]
    def h(s,label,ind=0,code=None):
        s.rows.append(dict(accountCode=code,label=label,rowType='HEADING',values=[None]*len(s.cols)));s.ind.append(ind);return len(s.rows)-1
    def l(s,label,vals,ind=1,code=None,key=None):
        v=[None if x is None else round(x,2)+0.0 for x in vals]; assert len(v)==len(s.cols),(label,v)
        s.rows.append(dict(accountCode=code,label=label,rowType='LINE',values=v));s.ind.append(ind)
        if key:s.key[key]=len(s.rows)-1
        return len(s.rows)-1
    def t(s,label,items,ind=0,typ='SUBTOTAL',key=None,code=None,skip=(),vals=None):
        """items: ints; ~i means subtract"""
        n=len(s.cols);tot=[0]*n
        for i in items:
            sg,j=(1,i) if i>=0 else (-1,~i)
            for c in range(n): tot[c]+=sg*(s.rows[j]['values'][c] or 0)
        tot=[None if c in skip else round(x,2)+0.0 for c,x in enumerate(tot)]
        if vals: tot=[round(x,2) for x in vals]
        s.rows.append(dict(accountCode=code,label=label,rowType=typ,values=tot,footsFrom={'items':[i if i>=0 else ~i for i in items]},_s=[1 if i>=0 else -1 for i in items]));s.ind.append(ind)
        if key:s.key[key]=len(s.rows)-1
        return len(s.rows)-1
    def d(s):
        return dict(title=s.title,propertyName=s.prop,periodFrom=s.pf,periodTo=s.pt,sheet=s.sheet,page=s.page,columns=s.cols,planted=s.planted,
          keyTotals={k:dict(label=s.rows[i]['label'],values=s.rows[i]['values']) for k,i in s.key.items()},
          rows=[{k:v for k,v in r.items() if k!='_s'} for r in s.rows])
    def check(s,name):
        bad=0
        for r in s.rows:
            if 'footsFrom' not in r: continue
            for c in range(len(s.cols)):
                if r['values'][c] is None: continue
                x=sum((1 if c in getattr(s,'fav',()) else g)*(s.rows[j]['values'][c] or 0) for g,j in zip(r['_s'],r['footsFrom']['items']))
                if abs(x-r['values'][c])>.006: bad+=1;print('  NOT TIED',name,r['label'],s.cols[c],round(x,2),r['values'][c])
        if bad and not s.planted: print('  !!! UNPLANTED',name)
def save(name,sts,asset,doc,style,hard):
    for s in sts: s.check(name)
    json.dump({'statements':[s.d() for s in sts]},open(B+'truth/'+name+'.json','w'),indent=1,ensure_ascii=False)
    p=B+'index.json';ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]+[dict(file=name,assetType=asset,documentType=doc,author='s17',style=style,hard=hard)]
    json.dump(sorted(ix,key=lambda e:e['file']),open(p,'w'),indent=1,ensure_ascii=False)
    print('saved',name,sum(len(s.rows) for s in sts))
def par(x,dec=2,zero=None,none='',cur=''):
    if x is None: return none
    if zero is not None and x==0: return zero
    a=f'{cur}{abs(x):,.{dec}f}'
    return f'({a})' if x<0 else a
def neg(x,dec=2,none=''):
    return none if x is None else f'{x:,.{dec}f}'
