import json,os
D='./'
class St:
    def __init__(s,title,prop,pf,pt,cols,sheet=None,page=None):
        s.m=dict(title=title,propertyName=prop,periodFrom=pf,periodTo=pt,sheet=sheet,page=page,columns=cols,planted=None)
        s.n=len(cols); s.rows=[]; s.keys={}
    def _a(s,t,label,v,code=None,foots=None,plus=None,minus=None,lv=0):
        s.rows.append(dict(t=t,label=label,v=list(v),code=code,foots=foots,plus=plus or [],minus=minus or [],lv=lv)); return len(s.rows)-1
    def h(s,label,code=None,lv=0): return s._a('HEADING',label,[None]*s.n,code,lv=lv)
    def l(s,label,*v,code=None,lv=1):
        if len(v)==1 and isinstance(v[0],(list,tuple)): v=v[0]
        assert len(v)==s.n,(label,v); return s._a('LINE',label,v,code,lv=lv)
    def t(s,label,plus,minus=(),type='TOTAL',code=None,key=None,lv=0):
        v=[round(sum((s.rows[i]['v'][c] or 0) for i in plus)-sum((s.rows[i]['v'][c] or 0) for i in minus),2) for c in range(s.n)]
        v=[int(x) if float(x).is_integer() and all(isinstance(s.rows[i]['v'][c],(int,None.__class__)) for i in list(plus)+list(minus)) else x for c,x in enumerate(v)]
        i=s._a(type,label,v,code,list(plus)+list(minus),list(plus),list(minus),lv=lv)
        if key: s.keys[key]=i
        return i
    def sub(s,*a,**k): return s.t(*a,type='SUBTOTAL',**k)
    def out(s):
        o=dict(s.m); o['keyTotals']={k:dict(label=s.rows[i]['label'],values=s.rows[i]['v']) for k,i in s.keys.items()}
        o['rows']=[dict(accountCode=r['code'],label=r['label'],rowType=r['t'],values=r['v'],**({'footsFrom':{'items':r['foots']}} if r['foots'] else {})) for r in s.rows]
        return o
def save(name,sts,asset,dtype,style,hard):
    json.dump({'statements':[s.out() for s in sts]},open(D+'truth/'+name+'.json','w'),indent=1,ensure_ascii=False)
    p=D+'index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]+[dict(file=name,assetType=asset,documentType=dtype,author='s29',style=style,hard=hard)]
    json.dump(sorted(ix,key=lambda e:e['file']),open(p,'w'),indent=1)
def recalc(name):
    import subprocess,shutil,tempfile
    out=D+'rc'; os.makedirs(out,exist_ok=True)
    subprocess.run(['nice','soffice','--headless','-env:UserInstallation=file:///tmp/docextract-blind-lo','--convert-to','xlsx:Calc MS Excel 2007 XML','--outdir',out,D+'documents/'+name],check=True,capture_output=True,timeout=120)
    shutil.move(out+'/'+name,D+'documents/'+name); shutil.rmtree(out)
