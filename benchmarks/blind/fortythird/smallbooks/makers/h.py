import json, os, random, datetime
ROOT='build/blind'
D=ROOT+'/documents/'; T=ROOT+'/truth/'
def c(x): return int(round(x*100))
def num(x):
    if x is None: return None
    return x//100 if x%100==0 else x/100
class St:
    """amounts in integer cents; base = drawn columns, derive(base,exp) -> full columns as printed"""
    def __init__(s,title,columns,prop=None,frm=None,to=None,sheet=None,page=None,derive=None,zero='num',dtype=None):
        s.__dict__.update(title=title,columns=columns,prop=prop,frm=frm,to=to,sheet=sheet,page=page,zero=zero,dtype=dtype)
        s.derive=derive or (lambda b,e:list(b)); s.rows=[]; s.keys={}; s.planted=None; s.grp=[]
    def _add(s,**r): s.rows.append(r); return len(s.rows)-1
    def head(s,label,code=None,lvl=0): return s._add(label=label,code=code,lvl=lvl,type='HEADING',b=None,v=[None]*len(s.columns),items=None,exp=False)
    def line(s,label,base,code=None,lvl=1,exp=False,**k):
        base=[int(x) for x in base]; return s._add(label=label,code=code,lvl=lvl,type='LINE',b=base,v=s.derive(base,exp),items=None,exp=exp,**k)
    def raw(s,label,v,lvl=1,**k): return s._add(label=label,code=None,lvl=lvl,type='LINE',b=None,v=v,items=None,exp=False,raw=True,**k)
    def tot(s,label,items,lvl=0,kind='SUBTOTAL',key=None,exp=False,code=None,**k):
        it=[(i,1) if isinstance(i,int) else i for i in items]
        n=len(s.rows[it[0][0]]['b']); b=[sum(g*s.rows[i]['b'][j] for i,g in it) for j in range(n)]
        x=s._add(label=label,code=code,lvl=lvl,type=kind,b=b,v=s.derive(b,exp),items=it,exp=exp,**k)
        if key: s.keys[key]=x
        return x
    def drop(s,idx,what):
        s.rows.pop(idx)
        for r in s.rows:
            if r['items']: r['items']=[(i-(i>idx),g) for i,g in r['items'] if i!=idx]
        s.keys={k:i-(i>idx) for k,i in s.keys.items()}
        s.planted={'what':what,'kind':'row_dropped'}
    def put(s,idx,col,val,kind,what):
        s.rows[idx]['v'][col]=val; s.planted={'what':what,'kind':kind}
    def selfcheck(s):
        bad=[]
        for k,r in enumerate(s.rows):
            if r['items']:
                for j in range(len(s.columns)):
                    e=sum(g*(s.rows[i]['v'][j] or 0) for i,g in r['items'])
                    if r.get('vflip') and j in r['vflip']: continue
                    if e!=(r['v'][j] or 0): bad.append((k,r['label'],j,e,r['v'][j]))
        return bad
    def truth(s):
        z=s.zero!='num'
        def vv(r): return [None if (x is None or (z and x==0)) else (x if r.get('raw') else num(x)) for x in r['v']]
        o={'title':s.title,'propertyName':s.prop,'periodFrom':s.frm,'periodTo':s.to,'sheet':s.sheet,'page':s.page,'columns':s.columns,'planted':s.planted,
           'keyTotals':{k:{'label':s.rows[i]['label'],'values':vv(s.rows[i])} for k,i in s.keys.items()},'rows':[]}
        if s.dtype: o['documentType']=s.dtype
        for r in s.rows:
            q={'accountCode':r['code'],'label':r['label'],'rowType':r['type'],'values':vv(r)}
            if r['items']: q['footsFrom']={'items':[i for i,_ in r['items']]}
            o['rows'].append(q)
        return o
def save(file,asset,dtype,author,style,hard,sts):
    for s in sts:
        b=s.selfcheck(); print(file,s.title,len(s.rows),'rows','| planted:',s.planted and s.planted['kind'],'| foot errors:',b)
    json.dump({'statements':[s.truth() for s in sts]},open(T+file+'.json','w'),indent=1,ensure_ascii=False)
    p=ROOT+'/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=file]+[dict(file=file,assetType=asset,documentType=dtype,author=author,style=style,hard=hard)]
    json.dump(sorted(ix,key=lambda e:e['file']),open(p,'w'),indent=1,ensure_ascii=False)
def fm(x,dec=2,neg='-',cur='',zero=None):
    if x is None: return ''
    if x==0 and zero is not None: return zero
    a=abs(x); t=f'{a/100:,.{dec}f}'
    if x<0: return f'({cur}{t})' if neg=='(' else f'-{cur}{t}'
    return cur+t
