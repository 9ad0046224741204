"""Shared book-keeping only (truth rows, footing, index). No layout lives here."""
import json, os
BASE=os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOC=os.path.join(BASE,'documents'); TR=os.path.join(BASE,'truth')
class St:
    def __init__(s,title,prop,pf,pt,columns,sheet=None,page=None):
        s.meta=dict(title=title,propertyName=prop,periodFrom=pf,periodTo=pt,sheet=sheet,page=page,columns=columns)
        s.rows=[]; s.keys={}; s.planted=None; s.dash_zero=False
    def _add(s,**k): s.rows.append(k); return len(s.rows)-1
    def h(s,label,code=None,lvl=0): return s._add(label=label,code=code,type='HEADING',v=[None]*len(s.meta['columns']),lvl=lvl,items=None)
    def l(s,label,v,code=None,lvl=0,**x):
        assert len(v)==len(s.meta['columns']),(label,v)
        return s._add(label=label,code=code,type='LINE',v=[None if a is None else round(a,2)+0.0 for a in v],lvl=lvl,items=None,**x)
    def t(s,label,items,signs=None,type='SUBTOTAL',code=None,lvl=0,key=None,**x):
        signs=signs or [1]*len(items)
        n=len(s.meta['columns'])
        v=[round(sum(g*(s.rows[i]['v'][c] or 0) for i,g in zip(items,signs)),2) for c in range(n)]
        i=s._add(label=label,code=code,type=type,v=v,lvl=lvl,items=list(items),signs=signs,**x)
        if key: s.keys[key]=i
        return i
    def clean(s,a):
        if a is None: return None
        if a==0 and s.dash_zero: return None
        return int(a) if a==int(a) else round(a,2)
    def truth(s):
        rows=[]
        for r in s.rows:
            d=dict(accountCode=r['code'],label=r['label'],rowType=r['type'],values=[s.clean(a) for a in r['v']])
            if r['items'] is not None: d['footsFrom']={'items':r['items']}
            rows.append(d)
        kt={k:{'label':s.rows[i]['label'],'values':[s.clean(a) for a in s.rows[i]['v']]} for k,i in s.keys.items()}
        return dict(s.meta,planted=s.planted,keyTotals=kt,rows=rows)
    def ties(s):
        bad=[]
        for i,r in enumerate(s.rows):
            if r['items'] is not None:
                for c in range(len(r['v'])):
                    w=round(sum(g*(s.rows[j]['v'][c] or 0) for j,g in zip(r['items'],(r.get('csigns') or {}).get(c,r['signs']))),2)
                    if abs(w-(r['v'][c] or 0))>.005: bad.append((i,r['label'],c,w,r['v'][c]))
        return bad
def save(name,sts,asset,dtype,style,hard):
    for s in sts:
        b=s.ties()
        print(name,s.meta['title'],len(s.rows),'rows; does not tie:',b if b else 'none','| planted' if s.planted else '')
    json.dump({'statements':[s.truth() for s in sts]},open(os.path.join(TR,name+'.json'),'w'),indent=1)
    p=os.path.join(BASE,'index.json'); ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]+[dict(file=name,assetType=asset,documentType=dtype,author='s30b',style=style,hard=hard)]
    json.dump(sorted(ix,key=lambda e:e['file']),open(p,'w'),indent=1)
