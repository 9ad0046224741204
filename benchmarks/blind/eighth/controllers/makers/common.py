import json, os, random, subprocess
ROOT=os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
os.makedirs(ROOT+'/lo',exist_ok=True)
DOCS=os.path.join(ROOT,'documents'); TRUTH=os.path.join(ROOT,'truth')
MON=['Jan','Feb','Mar','Apr','May','Jun','Jul','Aug','Sep','Oct','Nov','Dec']
def num(c):
    if c is None: return None
    if isinstance(c,float): return round(c,6)
    return c//100 if c%100==0 else round(c/100,2)
class S:
    """flat statement; base values in integer cents"""
    def __init__(s,n): s.n=n; s.rows=[]; s.key={}
    def _add(s,**k):
        k.setdefault('hide',False); k.setdefault('nat',1); k.setdefault('lvl',0); k.setdefault('code',None)
        s.rows.append(k); 
        if k.get('key'): s.key[k['key']]=len(s.rows)-1
        return len(s.rows)-1
    def h(s,label,code=None,lvl=0,**k): return s._add(label=label,code=code,lvl=lvl,type='HEADING',v=None,**k)
    def l(s,label,v,code=None,lvl=1,**k):
        return s._add(label=label,code=code,lvl=lvl,type='LINE',v=list(v),**k)
    def t(s,label,items,signs=None,code=None,lvl=0,kind='SUBTOTAL',**k):
        signs=signs or [1]*len(items)
        v=[sum(g*(s.rows[i]['v'][c] or 0) for i,g in zip(items,signs)) for c in range(s.n)]
        return s._add(label=label,code=code,lvl=lvl,type=kind,v=v,items=list(items),signs=list(signs),**k)
def truth(s,title,prop,pf,pt,cols,getv,sheet=None,page=None,planted=None,dash0=False,skip=()):
    """cols: printed money columns; getv(row)->list of cents/float/None per money column"""
    vis=[i for i,r in enumerate(s.rows) if not r.get('hide') and i not in skip]; pos={i:n for n,i in enumerate(vis)}
    out=[]; kt={}
    for i in vis:
        r=s.rows[i]
        vals=[None]*len(cols) if r['v'] is None else [num(x) for x in getv(r)]
        if dash0: vals=[None if x==0 else x for x in vals]
        assert len(vals)==len(cols),(r['label'],len(vals),len(cols))
        d={'accountCode':r['code'],'label':r['label'],'rowType':r['type'],'values':vals}
        if 'items' in r:
            d['footsFrom']={'items':[pos[j] for j in r['items'] if j in pos]}
            d['_s']=[g for j,g in zip(r['items'],r['signs']) if j in pos]
        out.append(d)
        if r.get('key'): kt[r['key']]={'label':r['label'],'values':vals}
    return {'title':title,'propertyName':prop,'periodFrom':pf,'periodTo':pt,'sheet':sheet,'page':page,'columns':cols,'planted':planted,'keyTotals':kt,'rows':out}
def check(st,loose=()):
    bad=0
    for i,d in enumerate(st['rows']):
        if 'footsFrom' not in d: continue
        sg=d.pop('_s',None) or [1]*len(d['footsFrom']['items'])
        for c in range(len(st['columns'])):
            if c in loose: continue
            v=d['values'][c] or 0
            a=[(st['rows'][j]['values'][c] or 0) for j in d['footsFrom']['items']]
            ok=abs(sum(g*x for g,x in zip(sg,a))-v)<.006 or abs(sum(a)-v)<.006
            if not ok: bad+=1; print('  NOTFOOT',d['label'],st['columns'][c],v,sum(g*x for g,x in zip(sg,a)),'(planted)' if st['planted'] else '')
    return bad
def save(file,sts,meta,loose=None):
    for st in sts: check(st,(loose or {}).get(st['title'],()))
    json.dump({'statements':sts},open(os.path.join(TRUTH,file+'.json'),'w'),indent=1,ensure_ascii=False)
    p=os.path.join(ROOT,'index.json'); ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=file]+[{'file':file,**meta}]; ix.sort(key=lambda e:e['file'])
    json.dump(ix,open(p,'w'),indent=1,ensure_ascii=False)
    print(file,[len(x['rows']) for x in sts])
def series(rng,base,n=12,noise=.06,growth=.0,zero=0.0,round_=1,season=None):
    out=[]
    for m in range(n):
        x=base*(1+growth*m/12)*(1+rng.uniform(-noise,noise))
        if season: x*=season[m%12]
        if rng.random()<zero: x=0
        out.append(int(round(x*100/round_))*round_)
    return out
def soffice(src,outdir):
    subprocess.run(['soffice','-env:UserInstallation=file://'+ROOT+'/lo','--headless','--convert-to','pdf','--outdir',outdir,src],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)
def chrome(html,pdf):
    subprocess.run(['chromium','--headless','--no-sandbox','--disable-gpu','--no-pdf-header-footer','--user-data-dir='+ROOT+'/lo/chr','--print-to-pdf='+pdf,html],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL,timeout=120)
