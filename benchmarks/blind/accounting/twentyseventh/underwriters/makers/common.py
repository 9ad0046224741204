import json, os, random
BASE=os.path.dirname(os.path.abspath(__file__))
INDEX=[]
def doc(f): return os.path.join(BASE,'documents',f)
def m(c): # cents -> 1,234.56
    return f"{abs(c)/100:,.2f}"
def par(c): return f"({m(c)})" if c<0 else m(c)
def trail(c): return m(c)+'-' if c<0 else m(c)
def d(c): return round(c/100,2)
def save(file,kind,asset,author,style,hard,money,rows,totals,planted=None):
    name=file.rsplit('.',1)[0]
    json.dump({"name":name,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},
        open(os.path.join(BASE,'truth',name+'.json'),'w'),indent=1,ensure_ascii=False)
    INDEX.append({"file":file,"assetType":asset,"documentType":{"TB":"TRIAL_BALANCE","AR":"AGED_RECEIVABLES","UM":"UNIT_MIX"}[kind],
        "author":author,"style":style,"hard":hard})
def build_tb(rng,accts,cash,equity,pl_open=False):
    """accts: (section,code,name,side,kind,scale dollars) kind B/P -> dicts in cents"""
    out=[]
    for sec,code,name,side,kind,scale in accts:
        s=1 if side=='D' else -1
        op=dr=cr=0
        big=int(scale*100*rng.uniform(.6,1.4))
        if kind=='B':
            op=s*big
            t=rng.random()
            if t>.3:
                a=int(abs(big)*rng.uniform(.02,.35)); b=int(abs(big)*rng.uniform(.01,.3)) if rng.random()>.35 else 0
                if s>0: dr,cr=a,b
                else: dr,cr=b,a
        elif kind=='F': op=s*big            # fixed, no activity
        elif kind=='A': op=s*big; cr=int(big*.06)  # accumulates credit
        else:
            if pl_open: op=s*big
            a=int(big*(rng.uniform(.08,.2) if pl_open else 1)); b=int(a*rng.uniform(.005,.06)) if rng.random()>.6 else 0
            dr,cr=(a,b) if s>0 else (b,a)
        out.append(dict(sec=sec,code=code,name=name,op=op,dr=dr,cr=cr))
    eq=[x for x in out if x['name']==equity][0]; eq['op']=0; eq['dr']=eq['cr']=0
    ca=[x for x in out if x['name']==cash][0]; ca['dr']=ca['cr']=0
    eq['op']=-sum(x['op'] for x in out)
    n=sum(x['dr']-x['cr'] for x in out)
    base=int(sum(x['dr'] for x in out)*.55)
    ca['dr']=base+max(0,-n); ca['cr']=base+max(0,n)
    for x in out: x['cl']=x['op']+x['dr']-x['cr']
    assert sum(x['cl'] for x in out)==0 and sum(x['op'] for x in out)==0
    return out
