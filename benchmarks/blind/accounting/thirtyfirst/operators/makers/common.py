import json,os,random
ROOT=os.path.dirname(os.path.abspath(__file__))
DOC=os.path.join(ROOT,'documents');TR=os.path.join(ROOT,'truth');os.makedirs(DOC,exist_ok=True);os.makedirs(TR,exist_ok=True)
INDEX=[]
def doc(f): return os.path.join(DOC,f)
def emit(f,kind,asset,author,style,hard,money,rows,totals,planted=None):
    base=f.rsplit('.',1)[0]
    def cl(r): return {k:(round(v,4) if isinstance(v,float) else v) for k,v in r.items() if v is not None and v!=''}
    t={"name":base,"kind":kind,"planted":planted,"money":money,"rows":[cl(r) for r in rows],"totals":[cl(r) for r in totals]}
    json.dump(t,open(os.path.join(TR,base+'.json'),'w'),indent=1,ensure_ascii=False)
    INDEX.append({"file":f,"assetType":asset,"documentType":{"TB":"TRIAL_BALANCE","AR":"AGED_RECEIVABLES","UM":"UNIT_MIX"}[kind],"author":author,"style":style,"hard":hard})
def c(x): return f"{x:,.2f}"
def paren(x,blank=True):
    if x is None: return ''
    return f"({-x:,.2f})" if x<0 else f"{x:,.2f}"
def trail(x):
    if x is None: return ''
    if abs(x)<.005: return '-'
    return f"{-x:,.2f}-" if x<0 else f"{x:,.2f}"
def S(rows,k): return round(sum(r.get(k) or 0 for r in rows),2)
FIRST="Aldis Brenna Caspian Delphine Ewart Fenna Garrick Hollis Imogen Jorah Kestrel Lavinia Merrick Nadia Orrin Priya Quill Rosalba Stellan Tamsin Umberto Vesna Wilder Xiomara Yusef Zelda Anselm Beatriz Corin Dagny Emeka Farrah Gideon Henrike Ilse Jabari Keiko Leopold Maren Nils".split()
LAST="Abbershaw Brockhurst Calloway-Ruiz Drumgold Eastlick Farnsbee Gantrell Haverkamp Isbister Jarnigan Kettleby Lobrano Mockridge Nordquist Oyelaran Pettibone Quarrie Ravensdale Satterlund Thornquist Uphoff Vancleave Wickersham Xanthis Yarborough Zielke Ambrocio Bettencourt Crowninshield Delacruz Estervig Fennimore Grzywacz Hoagland Iwamoto Jessup Kowalczik Lindqvist Mbeki-Stone Nakagama".split()
def people(rng,n):
    f=FIRST[:];l=LAST[:];rng.shuffle(f);rng.shuffle(l)
    return [(l[i%40],f[(i+i//40*7)%40]) for i in range(n)]
