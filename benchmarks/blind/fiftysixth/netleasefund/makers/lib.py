import json, os, random, datetime as dt
HERE=os.path.dirname(os.path.abspath(__file__))
DOCS=os.path.join(HERE,'documents'); TR=os.path.join(HERE,'truth')
os.makedirs(DOCS,exist_ok=True); os.makedirs(TR,exist_ok=True)
D=dt.date
def doc(n): return os.path.join(DOCS,n)
def clean(r):
    out={}
    for k,v in r.items():
        if v is None or v==[] or v=='': continue
        if isinstance(v,(dt.date,dt.datetime)): v=v.isoformat()[:10]
        if isinstance(v,float): v=round(v,2)
        if k=='charges': v=[{'code':c,'amount':round(a,2)} for c,a in v]
        if k=='rentSteps':
            o=[]
            for s in v:
                d=s[0].isoformat() if isinstance(s[0],dt.date) else s[0]
                e={'date':d,'amount':round(s[1],2)}
                if len(s)>2: e['per']=s[2]
                o.append(e)
            v=o
        out[k]=v
    return out
def save(name,prop,asof,rows,units,occ,vac,asset,author,style,hard=False,sheet=None,planted=None,printed=None):
    rows=[clean(r) for r in rows]
    for r in rows: assert r.get('unit') or r.get('tenantName'),(name,r)
    for k,v in (printed or {}).items():
        if k.startswith('chg:'):
            s=sum(c['amount'] for r in rows for c in r.get('charges',[]) if c['code']==k[4:])
        else: s=sum(r.get(k,0) for r in rows)
        ok=abs(s-v)<0.06
        if not ok: print(name,'DOES NOT TIE',k,round(s,2),v,'planted' if planted else '!!!!!')
    if isinstance(asof,dt.date): asof=asof.isoformat()
    t=dict(propertyName=prop,asOnDate=asof,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=rows)
    json.dump(t,open(os.path.join(TR,name+'.json'),'w'),indent=1,ensure_ascii=False)
    idx=os.path.join(HERE,'index.json')
    L=json.load(open(idx)) if os.path.exists(idx) else []
    L=[e for e in L if e['file']!=name]+[dict(file=name,assetType=asset,documentType='RENT_ROLL',author=author,style=style,hard=hard)]
    L.sort(key=lambda e:e['file'])
    json.dump(L,open(idx,'w'),indent=1)
    print('ok',name,len(rows),'rows')
def addm(d,n):
    y=d.year+(d.month-1+n)//12; m=(d.month-1+n)%12+1
    return D(y,m,min(d.day,28 if m==2 else 30 if m in(4,6,9,11) else 31))
def eom(d):
    return addm(D(d.year,d.month,1),1)-dt.timedelta(1)
FIRST="Alden Brisa Cordell Dionne Elmer Fenna Garrick Hollis Imani Jorunn Kasper Leota Marlow Nerida Orville Petra Quillan Rosalba Stellan Tamsin Ulric Vesna Wendell Xiomara Yolanda Zebulon Anneke Barnaby Calla Darnell Estela Florian Greta Hamish Ione Jarek Kendra Lucian Maeve Nolan".split()
LAST="Abernock Bellweather Castrovane Dunmarsh Eskelund Farquist Gillenwater Harrowgate Inverski Jankovar Kettleford Lindqvane Marchetto Nakagiri Osterby Pellworth Quarrington Rosnay Szabolka Thornevik Umbridge-Lowe Valdespino Wickersley Xanthakis Yarboro Zimmerdahl Boothroyne Crandallow Delacort Ellingboe Fitzmorley Guerrante Holtzmere Iglesmar Juddway Kwanteng Lathrope Mendizal Nowitzker Oyelade".split()
def person(R,fmt='LF'):
    f,l=R.choice(FIRST),R.choice(LAST)
    return f'{l}, {f}' if fmt=='LF' else f'{f} {l}'
