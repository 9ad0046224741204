import json, os, random
HERE=os.path.dirname(os.path.abspath(__file__))
class St:
    def __init__(s,title,prop,pf,pt,columns,sheet=None,page=None,derive=None):
        s.m=dict(title=title,propertyName=prop,periodFrom=pf,periodTo=pt,sheet=sheet,page=page)
        s.cols=columns; s.rows=[]; s.keys={}; s.derive=derive; s.planted=None
    def _add(s,label,typ,vals,code=None,ind=0,foots=None,signs=None,kind=None,**x):
        if vals is not None and s.derive: vals=s.derive(vals,kind)
        vals=[None]*len(s.cols) if vals is None else [None if v is None else round(v+0.0,2) for v in vals]
        assert len(vals)==len(s.cols),(label,len(vals),len(s.cols))
        r=dict(code=code,label=label,typ=typ,vals=vals,ind=ind,foots=foots,signs=signs,kind=kind); r.update(x)
        s.rows.append(r); return len(s.rows)-1
    def h(s,label,ind=0,code=None,**x): return s._add(label,'HEADING',None,code,ind,**x)
    def l(s,label,vals,code=None,ind=1,kind='exp',**x): return s._add(label,'LINE',vals,code,ind,kind=kind,**x)
    def t(s,label,items,signs=None,typ='SUBTOTAL',code=None,ind=0,kind='exp',key=None,base=None,**x):
        signs=signs or [1]*len(items)
        n=base or len(s.cols); v=[]
        for c in range(n):
            xs=[(g,s.rows[i]['vals'][c if not s.derive else s.bmap[c]]) for g,i in zip(signs,items)]
            v.append(None if all(b is None for a,b in xs) else round(sum(a*(b or 0) for a,b in xs),2))
        i=s._add(label,typ,v,code,ind,list(items),signs,kind,**x)
        if key: s.keys[key]=i
        return i
    def truth(s):
        kt={}
        for k,i in s.keys.items(): kt[k]={"label":s.rows[i]['label'],"values":s.rows[i]['vals']}
        rows=[]
        for r in s.rows:
            d=dict(accountCode=r['code'],label=r['label'],rowType=r['typ'],values=r['vals'])
            if r['foots'] is not None: d['footsFrom']={"items":r['foots']}
            rows.append(d)
        bad=0
        for r in s.rows:
            if r['foots'] is None: continue
            for c in range(len(s.cols)):
                if s.derive and c not in s.bmap: continue
                e=sum(g*(s.rows[i]['vals'][c] or 0) for g,i in zip(r['signs'],r['foots']))
                if abs(e-(r['vals'][c] or 0))>.011: bad+=1; print('  no tie:',r['label'],s.cols[c],e,r['vals'][c],'planted' if s.planted else 'BUG')
        return {**s.m,"columns":s.cols,"planted":s.planted,"keyTotals":kt,"rows":rows}
def save(file,sts,asset,dt,style,hard):
    with open(f'{HERE}/truth/{file}.json','w') as f: json.dump({"statements":[x.truth() for x in sts]},f,indent=1,ensure_ascii=False)
    p=f'{HERE}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=file]+[dict(file=file,assetType=asset,documentType=dt,author='s15',style=style,hard=hard)]
    ix.sort(key=lambda e:e['file']); json.dump(ix,open(p,'w'),indent=1,ensure_ascii=False)
def out(n): return f'{HERE}/documents/{n}'
def par(v,d=2,cur='',dash='-'):
    if v is None: return dash
    a=f'{abs(v):,.{d}f}'
    return f'({cur}{a})' if v<0 else cur+a
