import json,os,random
B=os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
def doc(n): return f'{B}/documents/{n}'
class S:
    def __init__(s,title,prop,pf,pt,cols,derive=None,r=2,sheet=None,page=None):
        s.title,s.prop,s.pf,s.pt,s.cols,s.r,s.sheet,s.page=title,prop,pf,pt,cols,r,sheet,page
        s.derive=derive or (lambda b,c:list(b)); s.rows=[]; s.keys={}; s.planted=None
    def _add(s,**k): s.rows.append(k); return len(s.rows)-1
    def h(s,label,lvl=0,acct=None): return s._add(label=label,lvl=lvl,acct=acct,typ='HEADING',values=[None]*len(s.cols),base=None,items=None)
    def l(s,label,base,acct=None,lvl=1,cost=False,raw=False,fmt=None):
        base=[None if v is None else round(v,s.r) if not fmt else v for v in base]
        v=base if raw else s.derive(base,cost)
        return s._add(label=label,lvl=lvl,acct=acct,typ='LINE',values=[None if x is None else round(x,s.r if not fmt else 4) for x in v],base=base,items=None,fmt=fmt)
    def t(s,label,items,typ='SUBTOTAL',neg=(),key=None,lvl=0,cost=False,acct=None):
        n=len(s.rows[items[0]]['base'])
        base=[round(sum((-1 if i in neg else 1)*(s.rows[i]['base'][c] or 0) for i in items),s.r) for c in range(n)]
        v=[round(x,s.r) for x in s.derive(base,cost)]
        i=s._add(label=label,lvl=lvl,acct=acct,typ=typ,values=v,base=base,items=list(items))
        if key: s.keys[key]=i
        return i
    def truth(s):
        return dict(title=s.title,propertyName=s.prop,periodFrom=s.pf,periodTo=s.pt,sheet=s.sheet,page=s.page,columns=s.cols,planted=s.planted,
          keyTotals={k:dict(label=s.rows[i]['label'],values=s.rows[i]['values']) for k,i in s.keys.items()},
          rows=[dict(accountCode=r['acct'],label=r['label'],rowType=r['typ'],values=r['values'],**({'footsFrom':{'items':r['items']}} if r['items'] else {})) for r in s.rows])
def save(name,st,asset,dtype,style,hard=False):
    json.dump({'statements':[x.truth() for x in st]},open(f'{B}/truth/{name}.json','w'),ensure_ascii=False,indent=1)
    p=f'{B}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]+[dict(file=name,assetType=asset,documentType=dtype,author='s46b',style=style,hard=hard)]
    json.dump(sorted(ix,key=lambda e:e['file']),open(p,'w'),ensure_ascii=False,indent=1)
def months(rnd,annual,n=12,season=None,noise=.06,r=2):
    return [round(annual/12*(season[i] if season else 1)*(1+rnd.uniform(-noise,noise)),r) for i in range(n)]
def de(v,d=2):
    t=f'{abs(v):,.{d}f}'.replace(',','_').replace('.',',').replace('_','.')
    return t
