import json, os, random
ROOT=os.path.dirname(os.path.abspath(__file__))
DOC=ROOT+'/documents/'; TR=ROOT+'/truth/'
def r2(x,d=2):
    x=round(x+0.0,d)
    return int(x) if x==int(x) else x
class S:
    def __init__(s,title,prop,pf,pt,cols,sheet=None,page=None,dash0=False):
        s.title,s.prop,s.pf,s.pt,s.cols,s.sheet,s.page,s.dash0=title,prop,pf,pt,cols,sheet,page,dash0
        s.rows=[];s.key={};s.planted=None
    def _a(s,**k): s.rows.append(k); return len(s.rows)-1
    def H(s,label,code=None,**x): return s._a(code=code,label=label,type='HEADING',v=[None]*len(s.cols),f=None,sg=None,**x)
    def L(s,label,v,code=None,**x):
        assert len(v)==len(s.cols),(label,len(v)); return s._a(code=code,label=label,type='LINE',v=list(v),f=None,sg=None,**x)
    def T(s,label,items,signs=None,code=None,type='SUBTOTAL',key=None,extra=None,only=None,**x):
        n=len(s.cols); items=list(items); signs=signs or [1]*len(items)
        sg=[[g]*n if isinstance(g,int) else g for g in signs]
        v=[]
        for c in range(n):
            if only is not None and c not in only: v.append(None); continue
            t=sum(g[c]*(s.rows[i]['v'][c] or 0) for i,g in zip(items,sg))
            if extra: t+=extra[c]
            v.append(r2(t))
        i=s._a(code=code,label=label,type=type,v=v,f=items,sg=sg,**x)
        if key:
            for k in key.split(','): s.key[k]=i
        return i
    def check(s):
        bad=[]
        for i,r in enumerate(s.rows):
            if r['f'] is None: continue
            for c in range(len(s.cols)):
                if r['v'][c] is None: continue
                t=sum(g[c]*(s.rows[j]['v'][c] or 0) for j,g in zip(r['f'],r['sg']))
                if abs(t-r['v'][c])>0.004: bad.append((r['label'],s.cols[c],r['v'][c],round(t,2)))
        return bad
    def z(s,v): return [None if (x is None or (s.dash0 and x==0)) else x for x in v]
    def truth(s):
        return dict(title=s.title,propertyName=s.prop,periodFrom=s.pf,periodTo=s.pt,sheet=s.sheet,page=s.page,columns=s.cols,planted=s.planted,
          keyTotals={k:dict(label=s.rows[i]['label'],values=s.z(s.rows[i]['v'])) for k,i in s.key.items()},
          rows=[dict(accountCode=r['code'],label=r['label'],rowType=r['type'],values=s.z(r['v']),**({'footsFrom':{'items':r['f']}} if r['f'] is not None else {})) for r in s.rows])
def save(file,stmts,asset,dtype,style,hard):
    for st in stmts:
        b=st.check(); 
        print(file,'|',st.title,len(st.rows),'rows; mismatches:',b,'planted' if st.planted else '')
        assert bool(b)==bool(st.planted),file
    json.dump(dict(statements=[s.truth() for s in stmts]),open(TR+file+'.json','w'),indent=1,ensure_ascii=False)
    p=ROOT+'/index.json'; idx=json.load(open(p)) if os.path.exists(p) else []
    idx=[e for e in idx if e['file']!=file]+[dict(file=file,assetType=asset,documentType=dtype,author='s5 bridge lender analyst desk',style=style,hard=hard)]
    json.dump(sorted(idx,key=lambda e:e['file']),open(p,'w'),indent=1)
def fm(v,d=0,neg='()',dash='-',cur=''):
    if v is None: return dash
    if v==0 and dash!='' and d==0 and neg!='z': return dash
    s=f'{abs(v):,.{d}f}'
    if v<0: return {'()':f'({cur}{s})','-':f'-{cur}{s}','t-':f'{s}-'}[neg]
    return cur+s
