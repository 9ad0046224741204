import json, os, random
B=os.path.dirname(os.path.abspath(__file__))
def D(n): return os.path.join(B,'documents',n)
class St:
    def __init__(s,title,prop,pf,pt,cols,sheet=None,page=None,dp=2):
        s.m=dict(title=title,propertyName=prop,periodFrom=pf,periodTo=pt,sheet=sheet,page=page,columns=cols,planted=None)
        s.rows=[];s.keys={};s.dp=dp;s.sg={};s.x=[]
    def _a(s,r,x): s.rows.append(r); s.x.append(x); return len(s.rows)-1
    def h(s,label,code=None,**x): return s._a(dict(accountCode=code,label=label,rowType='HEADING',values=[None]*len(s.m['columns'])),x)
    def l(s,label,vals,code=None,**x):
        v=[None if a is None else round(a,s.dp) if s.dp else int(round(a)) for a in vals]
        return s._a(dict(accountCode=code,label=label,rowType='LINE',values=v),x)
    def t(s,label,items,signs=None,typ='SUBTOTAL',code=None,key=None,fn=None,**x):
        signs=signs or [1]*len(items); v=[]
        for c in range(len(s.m['columns'])):
            q=[g*(s.rows[i]['values'][c] or 0) for i,g in zip(items,signs)]
            v.append(round(sum(q),s.dp) if s.dp else int(round(sum(q))))
        if fn: v=fn(v)
        i=s._a(dict(accountCode=code,label=label,rowType=typ,values=v,footsFrom={'items':list(items)}),x)
        s.sg[i]=(signs,fn)
        if key: s.keys[key]=i
        return i
    def out(s):
        d=dict(s.m); d['keyTotals']={k:dict(label=s.rows[i]['label'],values=s.rows[i]['values']) for k,i in s.keys.items()}
        d['rows']=s.rows; return d
    def check(s):
        for i,(sg,fn) in s.sg.items():
            r=s.rows[i]
            for c in range(len(r['values'])):
                e=sum(g*(s.rows[j]['values'][c] or 0) for j,g in zip(r['footsFrom']['items'],sg))
                if fn: continue
                if abs(e-r['values'][c])>.006: print('NOTIE',s.m['title'],r['label'],s.m['columns'][c],e,r['values'][c],s.m['planted'])
def save(name,sts,asset,dt,style,hard):
    for s in sts: s.check()
    json.dump({'statements':[s.out() for s in sts]},open(os.path.join(B,'truth',name+'.json'),'w'),indent=1)
    p=os.path.join(B,'index.json'); ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]+[dict(file=name,assetType=asset,documentType=dt,author='s36 fund accountant UK/IE/AU/SG/AE',style=style,hard=hard)]
    json.dump(sorted(ix,key=lambda e:e['file']),open(p,'w'),indent=1)
def par(v,dp=0,z='-'):
    if v is None: return ''
    if v==0: return z
    t=f'{abs(v):,.{dp}f}'; return f'({t})' if v<0 else t
