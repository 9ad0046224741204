import json, os, random
BASE=os.path.dirname(os.path.abspath(__file__))
SEED=38017
INDEX=[]
CHECKS=[]
def rng(n): return random.Random(SEED*100+n)

class S:
    """statement rows; base values are integers (dollars, cents or thousands)"""
    def __init__(s): s.rows=[]
    def _add(s,**k):
        d=dict(code=None,label='',type='LINE',vals=None,items=None,signs=None,nat=1,ind=0,st='',loose=False); d.update(k); s.rows.append(d); return len(s.rows)-1
    def head(s,label,code=None,ind=0,st=''): return s._add(label=label,code=code,type='HEADING',ind=ind,st=st)
    def line(s,label,vals,code=None,ind=0,nat=1,st='',loose=False): return s._add(label=label,code=code,vals=list(vals),ind=ind,nat=nat,st=st,loose=loose)
    def tot(s,label,items,signs=None,code=None,ind=0,nat=1,type='SUBTOTAL',st=''):
        signs=signs or [1]*len(items)
        n=max(len(s.rows[i]['vals']) for i in items)
        vals=[sum(g*(s.rows[i]['vals'][c] or 0) for i,g in zip(items,signs)) for c in range(n)]
        return s._add(label=label,code=code,type=type,vals=vals,items=list(items),signs=list(signs),ind=ind,nat=nat,st=st)

def split(total,weights):
    """integer split of total over weights"""
    w=sum(weights); out=[]; acc=0; run=0
    for x in weights:
        run+=x; t=round(total*run/w); out.append(t-acc); acc=t
    return out
FLAT=[1]*12
HEAT=[1.75,1.6,1.3,.95,.7,.6,.6,.6,.65,.85,1.15,1.5]
COOL=[.7,.7,.75,.85,1.05,1.35,1.6,1.6,1.3,.95,.75,.7]
SNOW=[3,3,2,.2,0,0,0,0,0,0,.6,2]
LAND=[0,0,.6,1.3,1.5,1.4,1.3,1.3,1.3,1.2,.6,0]
def months(r,annual,season=FLAT,noise=.06,rot=0,zero=None):
    w=[season[(i+rot)%12]*(1+r.uniform(-noise,noise)) for i in range(12)]
    v=split(annual,w)
    return v

def fmt(v,dec=0,neg='paren',zero=None,cur=''):
    if v is None: return ''
    if v==0 and zero is not None: return zero
    x=abs(v)/(10**dec) if dec else abs(v)
    t=cur+f'{x:,.{dec}f}'
    if v<0: t='('+t+')' if neg=='paren' else '-'+t
    return t
def num(v,dec): return None if v is None else (round(v/10**dec,dec) if dec else v)

def stmt_truth(s,title,prop,pf,pt,columns,keys,expand=None,dec=0,dash=False,sheet=None,page=None,planted=None,notes=None,lossy=None):
    rows=[]
    for r in s.rows:
        if r['vals'] is None: v=[None]*len(columns)
        else:
            v=list(r['vals']) if r.get('raw') or not expand else expand(r)
            if r.get('raw'): pass
            else: v=[num(x,dec) for x in v]
            if dash: v=[None if x==0 else x for x in v]
        assert len(v)==len(columns),(r['label'],len(v),len(columns))
        d=dict(accountCode=r['code'],label=r['label'],rowType=r['type'],values=v)
        if r['items'] is not None: d['footsFrom']={'items':r['items']}
        rows.append(d)
    kt={k:{'label':rows[i]['label'],'values':rows[i]['values']} for k,i in keys.items()}
    # checks
    bad=[]
    for i,r in enumerate(s.rows):
        if not r['items']: continue
        for c in range(len(columns)):
            tv=rows[i]['values'][c]
            if tv is None and not dash: continue
            tv=tv or 0
            nat=[1]*(len(r['items'])+1)
            a=sum(g*(rows[j]['values'][c] or 0) for j,g in zip(r['items'],r['signs']))
            b=sum(g*s.rows[j]['nat']*(rows[j]['values'][c] or 0) for j,g in zip(r['items'],r['signs']))*r['nat']
            if abs(a-tv)>.006 and not (lossy and columns[c] in lossy and abs(b-tv)<.006): bad.append((r['label'],columns[c],tv,round(a,2)))
    CHECKS.append((title,prop,planted,bad))
    return dict(title=title,propertyName=prop,periodFrom=pf,periodTo=pt,sheet=sheet,page=page,columns=columns,planted=planted,keyTotals=kt,rows=rows)

def save(file,statements,asset,dtype,author,style,hard):
    json.dump({'statements':statements},open(f'{BASE}/truth/{file}.json','w'),indent=1,ensure_ascii=False)
    INDEX.append(dict(file=file,assetType=asset,documentType=dtype,author=author,style=style,hard=hard))
def path(f): return f'{BASE}/documents/{f}'

def colL(n):
    s=''
    n+=1
    while n: n,m=divmod(n-1,26); s=chr(65+m)+s
    return s
def xf(col,rows,signs):
    """formula over 0-based excel rows"""
    L=colL(col)
    if all(g==1 for g in signs) and len(rows)>1 and rows==list(range(rows[0],rows[0]+len(rows))):
        return f'=SUM({L}{rows[0]+1}:{L}{rows[-1]+1})'
    return '='+''.join(('+' if g==1 else '-')+f'{L}{x+1}' for x,g in zip(rows,signs)).lstrip('+')
MN=['Jan','Feb','Mar','Apr','May','Jun','Jul','Aug','Sep','Oct','Nov','Dec']
def mlist(y,m,f='{m} {y}'):
    o=[]
    for k in range(12):
        o.append(f.format(m=MN[m-1],y=y,yy=y%100,n=m)); m+=1
        if m>12: m=1;y+=1
    return o
def drop(s,i):
    x=s.rows.pop(i)
    for r in s.rows:
        if r['items']:
            z=[(j-(j>i),g) for j,g in zip(r['items'],r['signs']) if j!=i]
            r['items']=[a for a,_ in z]; r['signs']=[b for _,b in z]
    return x
