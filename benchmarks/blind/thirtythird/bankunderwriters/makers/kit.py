"""Bookkeeping only (no drawing): keeps the rows of a statement and writes its truth."""
import json, os
ROOT=os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOC=lambda n: os.path.join(ROOT,'documents',n)
class S:
    def __init__(s,title,prop,pf,pt,columns,sheet=None,page=None,nd=0):
        s.m=dict(title=title,propertyName=prop,periodFrom=pf,periodTo=pt,sheet=sheet,page=page,columns=columns)
        s.rows=[];s.sg=[];s.keys={};s.planted=None;s.nd=nd;s.x=[]   # x = drawing hints per row
    def _add(s,label,t,vals,code,items=None,signs=None,**x):
        n=len(s.m['columns'])
        vals=[None]*n if vals is None else [None if v is None else (round(v,s.nd) if s.nd else v) for v in vals]
        assert len(vals)==n,(label,len(vals),n)
        r=dict(accountCode=code,label=label,rowType=t,values=vals)
        if items: r['footsFrom']={'items':items}
        s.rows.append(r);s.sg.append(signs);s.x.append(x);return len(s.rows)-1
    def head(s,label,code=None,**x): return s._add(label,'HEADING',None,code,**x)
    def line(s,label,vals,code=None,**x): return s._add(label,'LINE',vals,code,**x)
    def tot(s,label,items,signs=None,code=None,kind='SUBTOTAL',key=None,delta=None,**x):
        signs=signs or [1]*len(items);n=len(s.m['columns']);v=[]
        for c in range(n):
            a=[sg*s.rows[i]['values'][c] for i,sg in zip(items,signs) if s.rows[i]['values'][c] is not None]
            v.append((round(sum(a),2) if s.nd else sum(a)) if a else None)
        if delta: v[delta[0]]+=delta[1]
        i=s._add(label,kind,v,code,items,signs,**x)
        if key: s.keys[key]=i
        return i
    def v(s,i,c=None): return s.rows[i]['values'] if c is None else s.rows[i]['values'][c]
    def out(s):
        bad=[]
        for r,sg in zip(s.rows,s.sg):
            if 'footsFrom' in r:
                for c,v in enumerate(r['values']):
                    a=[k*s.rows[i]['values'][c] for i,k in zip(r['footsFrom']['items'],sg) if s.rows[i]['values'][c] is not None]
                    if a and abs(sum(a)-(v or 0))>0.006: bad.append((r['label'],c,v,sum(a)))
        if s.planted: assert len(bad)==1,bad
        else: assert not bad,bad
        d=dict(s.m);d['planted']=s.planted
        d['keyTotals']={k:dict(label=s.rows[i]['label'],values=s.rows[i]['values']) for k,i in s.keys.items()}
        d['rows']=s.rows;return d
def save(name,stmts,asset,dtype,style,hard=False):
    json.dump(dict(statements=[x.out() for x in stmts]),open(os.path.join(ROOT,'truth',name+'.json'),'w'),indent=1)
    p=os.path.join(ROOT,'index.json')
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]+[dict(file=name,assetType=asset,documentType=dtype,author='bankunderwriters',style=style,hard=hard)]
    ix.sort(key=lambda e:e['file']);json.dump(ix,open(p,'w'),indent=1)
    print(name,sum(len(x.rows) for x in stmts))
