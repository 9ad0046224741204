import json, os, random
ROOT='build/blind'
DOC=ROOT+'/documents/'
def num(c):
    v=c/100
    return int(v) if v==int(v) else v
def save(name,kind,money,rows,totals,style,hard,planted=None):
    t=dict(name=name,kind=kind,planted=planted,money=money,rows=rows,totals=totals)
    stem=name
    json.dump(t,open(f'{ROOT}/truth/{name.rsplit(".",1)[0]}.json','w'),indent=1,ensure_ascii=False)
    p=ROOT+'/index.json'
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=name]+[dict(file=name,kind=kind,style=style,hard=hard)]
    ix.sort(key=lambda i:i['file']); json.dump(ix,open(p,'w'),indent=1)
def grp(i,sep): return f'{i:,}'.replace(',',sep)
def fmt(c,th=',',dec='.',neg='-x'):
    a=abs(c); s=f'{grp(a//100,th)}{dec}{a%100:02d}'
    return s if c>=0 else {'-x':'-'+s,'x-':s+'-','()':f'({s})'}[neg]
def gen(accts,mprev,rng,mper=1,bank=None,equity=None):
    """accts: (code,name,kind,base,month) in whole currency; cents out: {idx:[cf,prev,dr,cr]}"""
    o=[]
    for code,name,k,base,m in accts:
        n=lambda x: int(x*100*rng.uniform(.96,1.05)) if x else 0
        cf=prev=dr=cr=0
        if k=='R':
            prev=-sum(n(m) for _ in range(mprev)); cr=sum(n(m) for _ in range(mper))
            if rng.random()<.3: dr=int(cr*rng.uniform(.005,.05))
        elif k=='E':
            prev=sum(n(m) for _ in range(mprev)); dr=sum(n(m) for _ in range(mper))
            if rng.random()<.25: cr=int(dr*rng.uniform(.02,.2))
        elif k=='A':
            cf=int(base*100); 
            if m: prev=n(m)*mprev//2; dr=n(m)*mper
        elif k=='D':
            cf=-int(base*100); prev=-int(m*100)*mprev; cr=int(m*100)*mper
        elif k=='L':
            cf=-int(base*100)
            if m: prev=int(m*100*rng.uniform(-.6,.6))*bool(mprev); dr=n(m)*mper; cr=n(m)*mper
        elif k=='W':  # debtor-like asset with turnover
            cf=int(base*100); prev=int(m*100*rng.uniform(-.3,.3))*bool(mprev); dr=n(m)*mper; cr=n(m)*mper
        elif k=='K':  # loan repaid
            cf=-int(base*100); prev=int(m*100)*mprev; dr=int(m*100)*mper
        elif k=='B': cf=int(base*100)
        o.append([cf,prev,dr,cr])
    codes=[a[0] for a in accts]
    ie=codes.index(equity); ib=codes.index(bank)
    o[ie][0]-=sum(x[0] for x in o)
    o[ib][1]-=sum(x[1] for x in o)
    d=sum(x[2] for x in o); c=sum(x[3] for x in o)
    rec=int(sum(x[3] for a,x in zip(accts,o) if a[2]=='R')*1.11)+1234567
    o[ib][2]=max(rec,c-d+rec//3); o[ib][3]=d+o[ib][2]-c
    return o
