import json, os, random
B='./'
class St:
    def __init__(s,title,prop,pf,pt,cols,sheet=None,page=None):
        s.d=dict(title=title,propertyName=prop,periodFrom=pf,periodTo=pt,sheet=sheet,page=page,columns=cols,planted=None,keyTotals={})
        s.rows=[];s.n=len(cols)
    def add(s,label,vals,typ,code=None,**x):
        s.rows.append(dict(accountCode=code,label=label,rowType=typ,values=list(vals),x=x));return len(s.rows)-1
    def h(s,label,code=None,**x): return s.add(label,[None]*s.n,'HEADING',code,**x)
    def l(s,label,vals,code=None,**x):
        assert len(vals)==s.n,label
        return s.add(label,vals,'LINE',code,**x)
    def t(s,label,items,typ='SUBTOTAL',signs=None,code=None,key=None,only=None,**x):
        signs=signs or [1]*len(items)
        v=[round(sum(g*(s.rows[i]['values'][c] or 0) for i,g in zip(items,signs)),2) for c in range(s.n)]
        if only is not None: v=[a if c in only else None for c,a in enumerate(v)]
        i=s.add(label,v,typ,code,**x); s.rows[i]['footsFrom']={'items':list(items)}; s.rows[i]['sg']=signs
        if key: s.key(key,i)
        return i
    def key(s,k,i): s.d['keyTotals'][k]=i
    def out(s):
        d=dict(s.d); d['keyTotals']={k:{'label':s.rows[i]['label'],'values':s.rows[i]['values']} for k,i in s.d['keyTotals'].items()}
        d['rows']=[{k:v for k,v in r.items() if k not in('x','sg')} for r in s.rows]
        bad=[]
        for r in s.rows:
            if 'sg' in r:
                for c in range(s.n):
                    e=sum(g*(s.rows[i]['values'][c] or 0) for i,g in zip(r['footsFrom']['items'],r['sg']))
                    if r['values'][c] is not None and abs(e-r['values'][c])>0.006: bad.append((r['label'],c,r['values'][c],e))
        print(s.d['title'],'rows',len(s.rows),'untied',bad,'planted',bool(s.d['planted']))
        if getattr(s,'dash',True):
            for r in d['rows']: r['values']=[None if v==0 else v for v in r['values']]
            for k in d['keyTotals'].values(): k['values']=[None if v==0 else v for v in k['values']]
        return d
def save(name,sts,asset,dt,style,hard=False):
    json.dump({'statements':[s.out() for s in sts]},open(B+'truth/'+name+'.json','w'),indent=1,ensure_ascii=False)
    p=B+'index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]+[dict(file=name,assetType=asset,documentType=dt,author='s24',style=style,hard=hard)]
    json.dump(sorted(ix,key=lambda e:e['file']),open(p,'w'),indent=1,ensure_ascii=False)
def fm(v,dec=0,cur='',dash='-'):
    if v is None: return ''
    if v==0: return dash
    t=f'{abs(v):,.{dec}f}'
    return f'({cur}{t})' if v<0 else cur+t
