import json, os
B=os.path.dirname(os.path.abspath(__file__))
class St:
    def __init__(s,title,prop,cols,pf=None,pt=None,sheet=None,page=None):
        s.title,s.prop,s.cols,s.pf,s.pt,s.sheet,s.page=title,prop,cols,pf,pt,sheet,page
        s.rows=[];s.key={};s.planted=None
    def _a(s,label,rt,vals,code,foot=None,sg=None,key=None,**x):
        r=dict(code=code,label=label,rt=rt,v=list(vals),foot=foot,sg=sg,key=key,**x);s.rows.append(r)
        i=len(s.rows)-1
        if key:s.key[key]=i
        return i
    def head(s,label,code=None,**x): return s._a(label,'HEADING',[None]*len(s.cols),code,**x)
    def line(s,label,vals,code=None,key=None,**x): return s._a(label,'LINE',vals,code,key=key,**x)
    def tot(s,label,plus,minus=(),rt='SUBTOTAL',code=None,key=None,**x):
        vs=[]
        for c in range(len(s.cols)):
            t=[s.rows[i]['v'][c] for i in plus]+[-s.rows[i]['v'][c] if s.rows[i]['v'][c] is not None else None for i in minus]
            vs.append(None if all(q is None for q in t) else round(sum(q or 0 for q in t),2))
        return s._a(label,rt,vs,code,foot=list(plus)+list(minus),sg=[1]*len(plus)+[-1]*len(minus),key=key,**x)
    def truth(s):
        rows=[]
        for r in s.rows:
            d=dict(accountCode=r['code'],label=r['label'],rowType=r['rt'],values=r['v'])
            if r['foot']: d['footsFrom']={'items':r['foot']}
            rows.append(d)
        return dict(title=s.title,propertyName=s.prop,periodFrom=s.pf,periodTo=s.pt,sheet=s.sheet,page=s.page,columns=s.cols,
          planted=s.planted,keyTotals={k:{'label':s.rows[i]['label'],'values':s.rows[i]['v']} for k,i in s.key.items()},rows=rows)
    def check(s):
        bad=[]
        for i,r in enumerate(s.rows):
            if r['foot']:
                for c in range(len(s.cols)):
                    t=round(sum((s.rows[j]['v'][c] or 0)*g for j,g in zip(r['foot'],r['sg'])),2)
                    if abs(t-(r['v'][c] or 0))>.005: bad.append((r['label'],s.cols[c],t,r['v'][c]))
            if r['rt']!='HEADING' and all(x is None for x in r['v']): bad.append(('empty',r['label']))
        return bad
def save(name,sts,asset,dtype,style,hard=False):
    for s in sts: print(name,s.title,len(s.rows),'rows; off:',s.check(),'planted' if s.planted else '')
    json.dump({'statements':[s.truth() for s in sts]},open(f'{B}/truth/{name}.json','w'),indent=1)
    p=f'{B}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]+[dict(file=name,assetType=asset,documentType=dtype,author='s18',style=style,hard=hard)]
    json.dump(sorted(ix,key=lambda e:e['file']),open(p,'w'),indent=1)
def doc(n): return f'{B}/documents/{n}'
