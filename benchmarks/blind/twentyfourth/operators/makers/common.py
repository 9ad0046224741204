import json, os, random
ROOT=os.path.dirname(os.path.abspath(__file__))
class St:
    """Statement drawn once: rows hold integer amounts (scale 1 = dollars, 100 = cents) by column key."""
    def __init__(s, base, scale=1):
        s.base=base; s.scale=scale; s.rows=[]; s.keys={}; s.planted=None; s.noshow=set()
    def _add(s,label,code,rt,v,lvl,var,items=None,signs=None,**kw):
        s.rows.append(dict(label=label,code=code,rt=rt,v=v,lvl=lvl,var=var,items=items,signs=signs,**kw)); return len(s.rows)-1
    def h(s,label,code=None,lvl=0,**kw): return s._add(label,code,'HEADING',None,lvl,1,**kw)
    def l(s,label,vals,code=None,lvl=1,var=1,**kw):
        return s._add(label,code,'LINE',dict(zip(s.base,vals)),lvl,var,**kw)
    def t(s,label,items,code=None,lvl=0,var=1,rt='SUBTOTAL',signs=None,key=None,**kw):
        signs=signs or [1]*len(items)
        v={k:sum(g*s.rows[i]['v'][k] for i,g in zip(items,signs)) for k in s.base}
        i=s._add(label,code,rt,v,lvl,var,list(items),list(signs),**kw)
        if key: s.keys[key]=i
        return i
    def derive(s,k,f):
        for r in s.rows:
            if r['v'] is not None: r['v'][k]=f(r)
    def out(s,x):
        if x is None: return None
        return round(x/s.scale,2) if s.scale!=1 else x
    def truth(s,title,prop,pf,pt,cols,sheet=None,page=None,dash=False):
        rows=[]
        for r in s.rows:
            if r.get('hide'): raise SystemExit('hidden row in truth')
            vals=[None]*len(cols)
            if r['v'] is not None:
                if r.get('raw'): vals=[r['v'][k] for k,_ in cols]
                else: vals=[s.out(r['v'][k]) for k,_ in cols]
                if dash: vals=[None if x==0 else x for x in vals]
                vals=[None if k in s.noshow and r.get('noderiv') else x for x,(k,_) in zip(vals,cols)]
            d=dict(accountCode=r['code'],label=r['label'],rowType=r['rt'],values=vals)
            if r['items']: d['footsFrom']={'items':r['items']}
            rows.append(d)
        # own check: totals foot in base columns (unless planted)
        bad=[]
        for i,r in enumerate(s.rows):
            if r['items']:
                for k in s.base:
                    if sum(g*s.rows[j]['v'][k] for j,g in zip(r['items'],r['signs']))!=r['v'][k]: bad.append((i,r['label'],k))
        print('  ',title,'|',len(rows),'rows; not footing:',bad)
        assert bool(bad)==bool(s.planted),bad
        return dict(title=title,propertyName=prop,periodFrom=pf,periodTo=pt,sheet=sheet,page=page,columns=[h for _,h in cols],planted=s.planted,
            keyTotals={k:dict(label=rows[i]['label'],values=rows[i]['values']) for k,i in s.keys.items()},rows=rows)
def save(name,sts,asset,dt,style,hard):
    json.dump({'statements':sts},open(f'{ROOT}/truth/{name}.json','w'),indent=1)
    p=f'{ROOT}/index.json'; idx=json.load(open(p)) if os.path.exists(p) else []
    idx=[e for e in idx if e['file']!=name]+[dict(file=name,assetType=asset,documentType=dt,author='s34 regional controller',style=style,hard=hard)]
    idx.sort(key=lambda e:e['file']); json.dump(idx,open(p,'w'),indent=1); print('saved',name)
def doc(n): return f'{ROOT}/documents/{n}'
