import json,os,random,datetime as dt
B='./'
INDEX=[]
UK="Aldous,Brackwell,Cottesmere,Dunhollow,Ellerthwaite,Fenwright,Garstone,Hexley,Inskerrow,Jessamy,Kilbraith,Lorrimond,Marchbanks,Netherby,Okehurst,Pellinor,Quillfeather,Rothwick,Sandiacre,Thistlewood,Umberley,Varnholt,Wexcombe,Yarnold,Zellick,Ashgrove,Birkenshaw,Croxdale,Danvers-Lyle,Eastlake,Oyelade,Parmeshwar,Nakagura,Vilensky,Do Carmo,El-Shaarwi,Banerji-Holt,Szymarek,Tranquist,Uwachi".split(',')
FN="Amelie,Bertram,Ciara,Dominik,Esme,Farouk,Greta,Harvinder,Imogen,Jonty,Keira,Lorcan,Maribel,Niall,Odette,Pranav,Quentin,Roisin,Saskia,Tobias,Ursula,Viktor,Wren,Xanthe,Yusuf,Zuzanna,Anselm,Beatrix,Casper,Delphine,Emeka,Fionn".split(',')
def rnd(seed): return random.Random(seed)
def namer(r,fmt='{f} {l}'):
    seen=set()
    def n():
        while 1:
            f,l=r.choice(FN),r.choice(UK)
            if (f,l) not in seen:
                seen.add((f,l)); return fmt.format(f=f,l=l,i=f[0])
    return n
D=dt.date
def add(d,days): return d+dt.timedelta(days=days)
def iso(d): return d.isoformat() if isinstance(d,dt.date) else d
def R(**k):
    o={}
    for a,v in k.items():
        if v is None: continue
        if isinstance(v,dt.datetime): v=v.date()
        o[a]=iso(v) if isinstance(v,dt.date) else v
    return o
def save(name,asset,author,style,hard,prop,ason,u,o,v,rows,sheet=None,planted=None):
    t=dict(propertyName=prop,asOnDate=ason,units=u,occupied=o,vacant=v,sheet=sheet,planted=planted,rows=rows)
    for x in rows: assert x.get('unit') or x.get('tenantName')
    json.dump(t,open(B+'truth/'+name+'.json','w'),indent=1,ensure_ascii=False)
    INDEX.append(dict(file=name,assetType=asset,documentType='RENT_ROLL',author=author,style=style,hard=hard))
def m(x,c='',dec=2): return f'{c}{x:,.{dec}f}' if x>=0 else f'({c}{-x:,.{dec}f})'
