import json,os,random
B='./'
class St:
    def __init__(s,title,prop,pf,pt,cols,sheet=None,page=None):
        s.d=dict(title=title,propertyName=prop,periodFrom=pf,periodTo=pt,sheet=sheet,page=page,columns=cols,planted=None,keyTotals={},rows=[])
        s.r=s.d['rows']; s.x=[]; s.n=len(cols)
    def _a(s,code,label,kind,vals,items=None,**x):
        d=dict(accountCode=code,label=label,rowType=kind,values=vals)
        if items: d['footsFrom']={'items':items}
        s.r.append(d); s.x.append(x); return len(s.r)-1
    def h(s,label,code=None,**x): return s._a(code,label,'HEADING',[None]*s.n,None,**x)
    def l(s,label,vals,code=None,**x):
        assert len(vals)==s.n,(label,vals); return s._a(code,label,'LINE',list(vals),None,**x)
    def t(s,label,items,kind='SUBTOTAL',code=None,**x):
        its=[(i,1) if isinstance(i,int) else i for i in items]
        v=[round(sum((s.r[i]['values'][c] or 0)*g for i,g in its),2) for c in range(s.n)]
        return s._a(code,label,kind,v,[i for i,_ in its],**x)
    def k(s,name,i): s.d['keyTotals'][name]=dict(label=s.r[i]['label'],values=list(s.r[i]['values']))
    def lines(s,a): return [i for i in range(a,len(s.r)) if s.r[i]['rowType']=='LINE']
def save(name,at,dt,style,sts,hard=False):
    json.dump({'statements':[x.d for x in sts]},open(B+f'truth/{name}.json','w'),indent=1,ensure_ascii=False)
    p=B+'index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]+[dict(file=name,assetType=at,documentType=dt,author='s30',style=style,hard=hard)]
    json.dump(sorted(ix,key=lambda e:e['file']),open(p,'w'),indent=1)
def par(v,d=0,z='-'):
    if v is None: return z
    f=f'{abs(v):,.{d}f}'; return f'({f})' if v<0 else f
