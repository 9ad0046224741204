import json, os, random
ROOT='build/blind'
class S:
    def __init__(s,title,prop,frm,to,cols,sheet=None,page=None):
        s.m=dict(title=title,propertyName=prop,periodFrom=frm,periodTo=to,sheet=sheet,page=page,columns=cols)
        s.n=len(cols); s.rows=[]; s.keys={}; s.planted=None; s.signs={}; s.tag=[]
    def _add(s,code,label,rt,vals,foots=None,tag=None,key=None):
        r=dict(accountCode=code,label=label,rowType=rt,values=vals)
        if foots is not None: r['footsFrom']={'items':foots}
        s.rows.append(r); s.tag.append(tag or {}); i=len(s.rows)-1
        if key: s.keys[key]=i
        return i
    def h(s,label,code=None,**t): return s._add(code,label,'HEADING',[None]*s.n,tag=t)
    def l(s,label,vals,code=None,key=None,**t):
        assert len(vals)==s.n,(label,len(vals)); return s._add(code,label,'LINE',list(vals),tag=t,key=key)
    def t(s,label,items,signs=None,code=None,rt='TOTAL',key=None,varcols=(),**t):
        signs=signs or [1]*len(items); v=[]
        for c in range(s.n):
            sg=[1]*len(items) if c in varcols else signs
            v.append(round(sum(g*(s.rows[i]['values'][c] or 0) for g,i in zip(sg,items)),2))
        i=s._add(code,label,rt,v,list(items),tag=t,key=key); s.signs[i]=signs; return i
    def st(s,*a,**k): k['rt']='SUBTOTAL'; return s.t(*a,**k)
    def v(s,i): return s.rows[i]['values']
    def truth(s,dash=False):
        rows=json.loads(json.dumps(s.rows))
        if dash:
            for r in rows: r['values']=[None if x==0 else x for x in r['values']]
        kt={k:dict(label=rows[i]['label'],values=list(s.rows[i]['values'])) for k,i in s.keys.items()}
        d=dict(s.m); d['planted']=s.planted; d['keyTotals']=kt; d['rows']=rows; return d
def save(name,sts,asset,dtype,style,hard=False,dash=False):
    json.dump({'statements':[x.truth(dash) for x in sts]},open(f'{ROOT}/truth/{name}.json','w'),indent=1)
    p=f'{ROOT}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]+[dict(file=name,assetType=asset,documentType=dtype,author='s48b',style=style,hard=hard)]
    json.dump(sorted(ix,key=lambda e:e['file']),open(p,'w'),indent=1)
def doc(n): return f'{ROOT}/documents/{n}'
def f0(v,dash=None,dec=0):
    if v is None: return ''
    if v==0 and dash is not None: return dash
    t=f'{abs(v):,.{dec}f}'; return f'({t})' if v<0 else t
def months(rnd,base,noise=.06,season=None,n=12,rd=1):
    return [int(round(base*(season[i%12] if season else 1)*(1+rnd.uniform(-noise,noise))/rd)*rd) for i in range(n)]
