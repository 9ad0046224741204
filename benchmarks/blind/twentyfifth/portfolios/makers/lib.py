import json, os, random
D=os.path.dirname(os.path.abspath(__file__))
class S:
    def __init__(s,title,prop,pf,pt,cols,derive=None,sheet=None,page=None,dash=False,nd=2):
        s.title,s.prop,s.pf,s.pt,s.cols,s.derive=title,prop,pf,pt,cols,derive or (lambda b,e:list(b))
        s.sheet,s.page,s.dash,s.nd=sheet,page,dash,nd; s.rows=[]; s.keys={}; s.planted=None
    def _r(s,**k): s.rows.append(k); return len(s.rows)-1
    def head(s,label,code=None,ind=0): return s._r(code=code,label=label,type='HEADING',base=None,values=None,items=None,ind=ind,exp=False)
    def line(s,label,base,code=None,ind=1,exp=False):
        base=[round(x,s.nd) for x in base]
        return s._r(code=code,label=label,type='LINE',base=base,values=[round(x,s.nd) for x in s.derive(base,exp)],items=None,ind=ind,exp=exp)
    def tot(s,label,items,code=None,ind=0,exp=False,type='SUBTOTAL',key=None):
        it=[(i,1) if isinstance(i,int) else i for i in items]
        n=len(s.rows[it[0][0]]['base'])
        base=[round(sum(sg*s.rows[i]['base'][c] for i,sg in it),s.nd) for c in range(n)]
        r=s._r(code=code,label=label,type=type,base=base,values=[round(x,s.nd) for x in s.derive(base,exp)],items=it,ind=ind,exp=exp)
        if key: s.keys[key]=r
        return r
    def sec(s,name,lines,total,ind=0,exp=False,code=None,tcode=None,key=None,type='SUBTOTAL'):
        s.head(name,code,ind)
        ids=[s.line(l,b,c,ind+1,exp) for c,l,b in lines]
        return s.tot(total,ids,tcode,ind,exp,type,key)
    def truth(s):
        z=lambda vs:[None]*len(s.cols) if vs is None else [None if (v is None or (s.dash and v==0)) else (int(v) if s.nd==0 else v) for v in vs]
        rows=[]
        for r in s.rows:
            o=dict(accountCode=r['code'],label=r['label'],rowType=r['type'],values=z(r['values']))
            if r['items']: o['footsFrom']={'items':[i for i,_ in r['items']]}
            rows.append(o)
        return dict(title=s.title,propertyName=s.prop,periodFrom=s.pf,periodTo=s.pt,sheet=s.sheet,page=s.page,columns=s.cols,planted=s.planted,
            keyTotals={k:dict(label=s.rows[i]['label'],values=z(s.rows[i]['values'])) for k,i in s.keys.items()},rows=rows)
    def check(s):
        for r in s.rows:
            if r['items']:
                for c in range(len(s.cols)):
                    if s.planted: continue
                    if r['exp']!=s.rows[r['items'][0][0]]['exp'] and 'ar' in s.cols[c]: continue
                    # variance columns of NOI rows are signed both favourable
                    a=sum(sg*s.rows[i]['values'][c] for i,sg in r['items']); b=sum(s.rows[i]['values'][c] for i,sg in r['items'])
                    v=r['values'][c]
                    if abs(a-v)>.011 and abs(b-v)>.011: print('TIE?',s.title,r['label'],s.cols[c],a,b,v)
def save(fn,stmts,asset,dt,style,hard):
    for s in stmts: s.check()
    json.dump({'statements':[s.truth() for s in stmts]},open(f'{D}/truth/{fn}.json','w'),indent=1)
    p=f'{D}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[x for x in ix if x['file']!=fn]+[dict(file=fn,assetType=asset,documentType=dt,author='s37',style=style,hard=hard)]
    json.dump(sorted(ix,key=lambda x:x['file']),open(p,'w'),indent=1)
    print('ok',fn,[len(s.rows) for s in stmts])
def c(v,nd=2,neg='()',zero=None):
    if v is None: return ''
    if v==0 and zero is not None: return zero
    t=f'{abs(v):,.{nd}f}'
    if v<0: t={'()':f'({t})','-':'-'+t,'t-':t+'-'}[neg]
    return t
