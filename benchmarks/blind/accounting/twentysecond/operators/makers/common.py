import json,os,random
HERE=os.path.dirname(os.path.abspath(__file__))
DOC=os.path.join(HERE,'documents'); TR=os.path.join(HERE,'truth')
os.makedirs(DOC,exist_ok=True); os.makedirs(TR,exist_ok=True)
INDEX=[]
def path(f): return os.path.join(DOC,f)
def d(c): return round(c/100,2)
def clean(o): return {k:v for k,v in o.items() if v is not None}
def truth(fn,kind,money,rows,totals,planted=None):
    n=fn.rsplit('.',1)[0]
    json.dump({"name":fn,"kind":kind,"planted":planted,"money":money,"rows":[clean(r) for r in rows],"totals":[clean(t) for t in totals]},
      open(os.path.join(TR,n+'.json'),'w'),indent=1,ensure_ascii=False)
def index(fn,asset,dt,author,style,hard):
    p=os.path.join(HERE,'index.json'); L=json.load(open(p)) if os.path.exists(p) else []
    L=[x for x in L if x['file']!=fn]+[dict(file=fn,assetType=asset,documentType=dt,author=author,style=style,hard=hard)]
    json.dump(L,open(p,'w'),indent=1,ensure_ascii=False)
def m(c,style='paren',zero='0.00',cur=''):
    if c is None: return ''
    if c==0: return zero
    s=f'{abs(c)/100:,.2f}'
    if c<0: return {'paren':f'({cur}{s})','trail':f'{s}-','lead':f'-{s}','crdr':f'{s} Cr'}[style]
    return cur+s+(' Dr' if style=='crdr' else '')
FIRST="Amara Bettina Corwin Delphine Ezra Fenton Greta Hollis Ione Jarrett Kelsa Lamont Marisol Nils Odette Percy Quilla Ramon Sunniva Tobias Ursula Verity Winslow Xenia Yolanda Zeke Anselm Bree Cormac Dagny Elio Farrah".split()
LAST="Whitlock Brandvold Ostrander Pelkey Quintero Rademaker Szabo Thackeray Uribe Vantassel Wojcik Yarborough Zeller Abernethy Bouchard Castellano Dunleavy Eberhart Fonseca Gundersen Hatchett Iversen Jurado Kowalke Lindqvist Mbeki Nakagawa Oyelaran Purdy Rosander Stavros Tillery Umana Vickery".split()
def names(R,n,fmt='{l}, {f}'):
    s=[];seen=set()
    while len(s)<n:
        x=fmt.format(l=R.choice(LAST),f=R.choice(FIRST))
        if x not in seen: seen.add(x);s.append(x)
    return s
def gen_tb(R,accts,months):
    """accts: dicts code,name,t,size(dollars). returns list with beg,dr,cr,end (cents)"""
    out=[]
    inc=dep=0
    for a in accts:
        a=dict(a);s=a['size']*100;u=lambda lo=.7,hi=1.3:int(s*R.uniform(lo,hi))
        t=a['t'];b=dr=cr=0
        if t=='A': b=u();dr=int(s*R.uniform(0,.35)) if R.random()<.6 else 0;cr=int(b*R.uniform(.02,.3)) if R.random()<.6 else 0
        elif t=='F': b=u()//100*100;dr=int(s*R.uniform(.001,.01)) if R.random()<.4 else 0
        elif t=='AD': b=-u()
        elif t=='L': b=-u();cr=int(s*R.uniform(.05,.5));dr=int(s*R.uniform(.05,.5)) if R.random()<.8 else 0
        elif t=='N': b=-u();dr=int(s*.0021)
        elif t=='E': b=-u()//100*100
        elif t=='D': b=u()//100*100;dr=int(s*R.uniform(.1,.2))//100000*100000
        elif t=='I': cr=u();dr=int(cr*R.uniform(.003,.03)) if R.random()<.35 else 0;b=-int(s*months*R.uniform(.85,1.1));inc+=cr
        elif t=='C': dr=u();b=int(s*months*R.uniform(.7,1.2))
        elif t=='DEP': dr=u(.95,1.05);b=dr*months;dep+=dr
        elif t=='X':
            dr=u(.5,1.4) if R.random()<.88 else 0;cr=int(dr*R.uniform(.02,.2)) if R.random()<.2 else 0;b=int(s*months*R.uniform(.7,1.2)) if R.random()<.95 else 0
        elif t=='RE': pass
        elif t in('CASH','AR'): b=u()
        a.update(beg=b,dr=dr,cr=cr);out.append(a)
    nad=sum(1 for a in out if a['t']=='AD');k=0
    for a in out:
        if a['t']=='AD':
            k+=1;a['cr']=dep//nad if k<nad else dep-dep//nad*(nad-1)
        if a['t']=='AR': a['dr']=inc;a['cr']=int(inc*R.uniform(.95,1.01))
    re=[a for a in out if a['t']=='RE'][0];re['beg']=-sum(a['beg'] for a in out if a is not re)
    ca=[a for a in out if a['t']=='CASH'][0]
    N=sum(a['dr']-a['cr'] for a in out if a is not ca)
    c=int(inc*R.uniform(.7,.95));c=max(c,N+100000)
    ca['cr']=c;ca['dr']=c-N
    for a in out:a['end']=a['beg']+a['dr']-a['cr']
    assert sum(a['end'] for a in out)==0 and sum(a['dr'] for a in out)==sum(a['cr'] for a in out)
    return out
def A(txt):
    L=[]
    for l in txt.strip().split('\n'):
        p=[x.strip() for x in l.split('|')]
        if len(p)==1: L.append(p[0])
        else: L.append(dict(code=p[0],name=p[1],t=p[2],size=float(p[3])))
    return L
