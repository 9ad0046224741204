"""Only the data model and truth writer (no layout). Each make_*.py draws its own document from these rows."""
import json,os,random
ROOT=os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
def doc(n): return os.path.join(ROOT,'documents',n)
class St:
    def __init__(s,title,prop,frm,to,cols,sheet=None,page=None,derive=None,zero='0',cents=False):
        s.title,s.prop,s.frm,s.to,s.cols,s.sheet,s.page=title,prop,frm,to,cols,sheet,page
        s.derive=derive or (lambda b,k:list(b)); s.zero=zero; s.cents=cents
        s.rows=[]; s.keys={}; s.planted=None
    def r(s,v): return None if v is None else (round(v+0.0,2) if s.cents else v)
    def _add(s,**k): s.rows.append(k); return len(s.rows)-1
    def H(s,label,code=None,lvl=0,**m): return s._add(label=label,code=code,type='HEADING',base=None,vals=[None]*len(s.cols),foots=None,kind='',lvl=lvl,m=m)
    def L(s,label,base,code=None,kind='inc',lvl=1,raw=None,**m):
        base=[s.r(b) for b in base] if base is not None else None
        vals=raw if raw is not None else [s.r(v) for v in s.derive(base,kind)]
        return s._add(label=label,code=code,type='LINE',base=base,vals=vals,foots=None,kind=kind,lvl=lvl,m=m)
    def T(s,label,items,signs=None,code=None,kind='inc',type='SUBTOTAL',lvl=0,key=None,**m):
        signs=signs or [1]*len(items)
        n=len(s.rows[items[0]]['base'])
        base=[s.r(sum(g*(s.rows[i]['base'][c] or 0) for i,g in zip(items,signs))) for c in range(n)]
        i=s._add(label=label,code=code,type=type,base=base,vals=[s.r(v) for v in s.derive(base,kind)],foots=list(items),signs=signs,kind=kind,lvl=lvl,m=m)
        if key:
            for k in ([key] if isinstance(key,str) else key): s.keys[k]=i
        return i
    def tv(s,v):
        if v is None: return None
        if v==0 and s.zero!='0': return None
        return v
    def truth(s):
        rows=[]
        for r in s.rows:
            d=dict(accountCode=r['code'],label=r['label'],rowType=r['type'],values=[s.tv(v) for v in r['vals']])
            assert len(d['values'])==len(s.cols),(r['label'],len(d['values']),len(s.cols))
            if r['foots']: d['footsFrom']={'items':r['foots']}
            rows.append(d)
        return dict(title=s.title,propertyName=s.prop,periodFrom=s.frm,periodTo=s.to,sheet=s.sheet,page=s.page,columns=s.cols,planted=s.planted,
            keyTotals={k:dict(label=s.rows[i]['label'],values=rows[i]['values']) for k,i in s.keys.items()},rows=rows)
def save(name,sts,asset,dtype,style,hard):
    json.dump({'statements':[x.truth() for x in sts]},open(os.path.join(ROOT,'truth',name+'.json'),'w'),indent=1,ensure_ascii=False)
    p=os.path.join(ROOT,'index.json')
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]+[dict(file=name,assetType=asset,documentType=dtype,author='s11 (JV partner asset management)',style=style,hard=hard)]
    json.dump(sorted(ix,key=lambda e:e['file']),open(p,'w'),indent=1,ensure_ascii=False)
    print('ok',name,[len(x.rows) for x in sts])
def nz(rnd,x,pct=.06,cents=False):
    v=x*(1+rnd.uniform(-pct,pct)); return round(v,2) if cents else int(round(v))
