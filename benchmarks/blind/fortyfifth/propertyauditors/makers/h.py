import json,os,random
B='build/blind'
def r2(x): 
    x=round(x+0.0,2); return int(x) if x==int(x) else x
class St:
    def __init__(s,title,prop,pf,pt,cols,sheet=None,page=None):
        s.d=dict(title=title,propertyName=prop,periodFrom=pf,periodTo=pt,sheet=sheet,page=page,columns=cols,planted=None,keyTotals={},rows=[]); s.n=len(cols); s.R=s.d['rows']; s.meta=[]
    def _a(s,label,typ,vals,code=None,items=None,**m):
        r=dict(accountCode=code,label=label,rowType=typ,values=vals)
        if items is not None: r['footsFrom']={'items':list(items)}
        s.R.append(r); s.meta.append(m); return len(s.R)-1
    def h(s,label,code=None,**m): return s._a(label,'HEADING',[None]*s.n,code,**m)
    def l(s,label,vals,code=None,**m):
        assert len(vals)==s.n,(label,vals); return s._a(label,'LINE',[None if v is None else r2(v) for v in vals],code,**m)
    def t(s,label,items,sg=None,kind='SUBTOTAL',code=None,key=None,**m):
        sg=sg or [1]*len(items)
        v=[r2(sum(g*(s.R[i]['values'][c] or 0) for g,i in zip(sg,items))) for c in range(s.n)]
        k=s._a(label,kind,v,code,items,**m); s.meta[k]['sg']=sg
        for q in ([key] if isinstance(key,str) else key or []): s.d['keyTotals'][q]=dict(label=label,values=v)
        return k
    def key(s,k,i): s.d['keyTotals'][k]=dict(label=s.R[i]['label'],values=s.R[i]['values'])
def save(file,sts,at,dt,author,style,hard):
    for s in sts:
        for r,m in zip(s.R,s.meta):
            if r['rowType'] in('SUBTOTAL','TOTAL') and 'footsFrom' in r and not s.d['planted']:
                for c in [k for k in range(s.n) if r['values'][k] is not None]:
                    x=sum(g*(s.R[i]['values'][c] or 0) for g,i in zip(m['sg'],r['footsFrom']['items'])); assert abs(x-r['values'][c])<.006,(file,r['label'],x)
    json.dump({'statements':[s.d for s in sts]},open(f'{B}/truth/{file}.json','w'),indent=1,ensure_ascii=False)
    p=f'{B}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=file]+[dict(file=file,assetType=at,documentType=dt,author=author,style=style,hard=hard)]
    json.dump(sorted(ix,key=lambda e:e['file']),open(p,'w'),indent=1,ensure_ascii=False)
def ser(g,annual,n=12,vol=.05,shape=None,dp=0):
    sh=shape or [1]*n; t=sum(sh); return [r2(round(annual*x/t*(1+g.uniform(-vol,vol)),dp)) for x in sh]
def wt(v): return v+[r2(sum(x or 0 for x in v))]
def br(v,dp=0,sep=',',dash='-'):
    if v is None: return dash
    s=f'{abs(v):,.{dp}f}'.replace(',',sep); return f'({s})' if v<0 else s
