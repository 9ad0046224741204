import json, os
ROOT='build/blind'
DOC=ROOT+'/documents/'
r2=lambda v: None if v is None else (int(round(v)) if abs(v-round(v))<1e-9 else round(v,2))
class S:
    def __init__(s,title,prop,cols,pf=None,pt=None,sheet=None,page=None,planted=None):
        s.d=dict(title=title,propertyName=prop,periodFrom=pf,periodTo=pt,sheet=sheet,page=page,columns=cols,planted=planted,keyTotals={},rows=[])
        s.n=len(cols); s.meta=[]; s.true=[]
    def _add(s,label,typ,vals,code,lev,foots=None,**m):
        vals=[r2(v) for v in vals]
        assert len(vals)==s.n,(label,vals)
        r=dict(accountCode=code,label=label,rowType=typ,values=vals)
        if foots is not None: r['footsFrom']={'items':foots}
        s.d['rows'].append(r); s.meta.append(dict(lev=lev,**m)); s.true.append(list(vals))
        return len(s.d['rows'])-1
    def h(s,label,lev=0,code=None,**m): return s._add(label,'HEADING',[None]*s.n,code,lev,**m)
    def l(s,label,vals,lev=0,code=None,**m): return s._add(label,'LINE',vals,code,lev,**m)
    def t(s,label,items,minus=(),lev=0,code=None,key=None,kind='SUBTOTAL',**m):
        vals=[]
        for c in range(s.n):
            vals.append(sum((-1 if i in minus else 1)*(s.true[i][c] or 0) for i in items))
        i=s._add(label,kind,vals,code,lev,list(items),minus=list(minus),**m)
        if key: s.key(key,i)
        return i
    def key(s,key,i): s.d['keyTotals'][key]=dict(label=s.d['rows'][i]['label'],values=s.d['rows'][i]['values'])
    def v(s,i): return s.true[i]
    def R(s): return list(zip(s.d['rows'],s.meta))
def save(file,stmts,asset,dtype,author,style,hard):
    d={'statements':[x.d for x in stmts]}
    for x in stmts:
        for k in x.d['keyTotals'].values(): pass
    json.dump(d,open(ROOT+'/truth/'+file+'.json','w'),indent=1,ensure_ascii=False)
    p=ROOT+'/index.json'
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=file]+[dict(file=file,assetType=asset,documentType=dtype,author=author,style=style,hard=hard)]
    ix.sort(key=lambda e:e['file'])
    json.dump(ix,open(p,'w'),indent=1,ensure_ascii=False)
def money(v,dec=2,paren=True,dash='',cur=''):
    if v is None: return ''
    if v==0 and dash: return dash
    a=f'{abs(v):,.{dec}f}'
    a=cur+a
    return (f'({a})' if paren else f'-{a}') if v<0 else a
