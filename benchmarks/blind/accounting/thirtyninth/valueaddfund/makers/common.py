import json, os, random
HERE=os.path.dirname(os.path.abspath(__file__))
DOC=os.path.join(HERE,'documents'); TRU=os.path.join(HERE,'truth')
INDEX=[]
def save(stem,ext,kind,asset,author,style,hard,money,rows,totals,planted=None):
    t=dict(name=stem,kind=kind,planted=planted,money=money,rows=rows,totals=totals)
    json.dump(t,open(os.path.join(TRU,stem+'.json'),'w'),indent=1,ensure_ascii=False)
    INDEX.append(dict(file=stem+'.'+ext,assetType=asset,
      documentType={'TB':'TRIAL_BALANCE','AR':'AGED_RECEIVABLES','UM':'UNIT_MIX'}[kind],
      author=author,style=style,hard=hard))
def d(c): # cents->dollars
    return round(c/100,2)
def num(c,paren=True):
    s='{:,.2f}'.format(abs(c)/100)
    return ('('+s+')' if paren else '-'+s) if c<0 else s

class Ledger:
    """cents, debit positive. entries: code->dict(name,kind,beg,m)"""
    def __init__(s,chart,rng,months):
        s.rng=rng; s.a={}; s.order=[]
        for code,name,kind,amt in chart:
            s.order.append(code)
            if kind in('rev','contra','exp','pay','int','dep','tax','ins'):
                sign=-1 if kind=='rev' else 1
                b=sum(int(amt*100*rng.uniform(.93,1.06)) for _ in range(months)) if amt else 0
                s.a[code]=dict(name=name,kind=kind,beg=sign*b,dr=0,cr=0,m=amt)
            else:
                s.a[code]=dict(name=name,kind=kind,beg=int(round(amt*100)),dr=0,cr=0,m=0)
        s.k={}
        for c in s.order: s.k.setdefault(s.a[c]['kind'],c)
    def plug(s):
        p=s.k['plug']; s.a[p]['beg']=0
        s.a[p]['beg']=-sum(x['beg'] for x in s.a.values())
    def post(s,dr,cr,c):
        c=int(c)
        if c<=0: return
        s.a[dr]['dr']+=c; s.a[cr]['cr']+=c
    def month(s):
        r=s.rng; k=s.k; rec=0; ap=0
        for c in s.order:
            x=s.a[c]; m=x['m']
            if not m: continue
            v=int(m*100*r.uniform(.92,1.08))
            if x['kind']=='rev':
                s.post(k['ar'],c,v); rec+=v
                if r.random()<.25: s.post(c,k['ar'],v*r.uniform(.002,.02))
            elif x['kind']=='contra': s.post(c,k['ar'],v); rec-=v
            elif x['kind']=='exp':
                if r.random()<.12: continue      # quiet month
                s.post(c,k['ap'],v); ap+=v
                if r.random()<.15: s.post(k['ap'],c,v*r.uniform(.03,.2))
            elif x['kind']=='pay': s.post(c,k['cash'],v)
            elif x['kind']=='int': s.post(c,k['cash'],v)
            elif x['kind']=='dep': s.post(c,k['accum'],m*100)
            elif x['kind']=='tax': s.post(c,k['acctax'],m*100)
            elif x['kind']=='ins': s.post(c,k['prepins'],m*100)
        s.post(k['cash'],k['ar'],rec*r.uniform(.96,.995))
        s.post(k['ap'],k['cash'],ap*r.uniform(.9,1.02))
    def end(s,c): x=s.a[c]; return x['beg']+x['dr']-x['cr']

FIRST="Aaliyah Marcus Priya Dmitri Shanice Owen Lucia Tobias Hana Gareth Inez Colton Beatriz Wendell Noor Everett Simone Rafael Keiko Duncan Latoya Emil Yolanda Bram Tamsin Hector Ingrid Malik Odessa Pavel Renata Silas Thea Ulises Vera Wyatt Ximena Yusuf Zelda Arlo Bettina Cormac Delphine Ezra Fatima Gideon Harriet Imani Jonas Katya".split()
LAST="Abernethy Baptiste Castellanos Drummond Eriksen Fontaine Gallardo Hathaway Iwasaki Jankowski Kowalczyk Lindqvist Mbeki Navarrete Oyelaran Pruitt Quintero Rasmussen Szabo Thibodeaux Underhill Valdivia Whitlock Xiong Yarborough Zamora Bellweather Crenshaw Dalrymple Esquivel Fairbanks Greenwald Holloway Ibarra Jessup Kimball Lockridge Marchetti Nakagawa O'Dell Pemberton Rourke Stavros Tran Urquhart Vance Winslow Yates Zeller McAllister".split()
