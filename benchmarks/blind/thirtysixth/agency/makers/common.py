import random, json, os, datetime as dt
R=random.Random(3636)
HERE=os.path.dirname(os.path.abspath(__file__)); D=HERE+'/documents/'; T=HERE+'/truth/'
os.makedirs(D,exist_ok=True); os.makedirs(T,exist_ok=True)
INDEX=[]
F="Alma Brice Corin Delphine Esau Fenna Garrick Hollis Inez Jarvis Kezia Lowell Marguerite Nestor Odalys Prentiss Quincy Rosalind Sterling Tamsin Ulises Vernell Winona Xiomara Yancy Zelda Amit Bao Chidi Dariela Emeka Farrah Gil Hana Imran Joelle Kofi Lupe Mireya Nadia Omar Priya".split()
L="Abernathy Bostwick Calloway Dunleavy Estrada Fairbairn Gaskill Hargrove Iverson Jablonski Kettering Lindqvist Mayhew Nakagawa Okonkwo Pettigrew Quarles Rutledge Sandoval Thibodeaux Underhill Villanueva Wexler Yarborough Zambrano Ashcraft Beaumont Crenshaw Delacroix Ellsworth Fontenot Grissom Hathorne Ibarra Jessup Kilpatrick Loomis Montoya Nguyen-Ross O'Hanlon Pruitt Raghunath St.Clair Tolliver Vasquez Whitlock".split()
seen=set()
def nm(fmt='lf'):
    while 1:
        f,l=R.choice(F),R.choice(L)
        if (f,l) not in seen: seen.add((f,l)); break
    return {'lf':f'{l}, {f}','fl':f'{f} {l}','UP':f'{l.upper()}, {f.upper()}','init':f'{f[0]}. {l}'}[fmt]
def day(a,b): 
    a=dt.date(*a);b=dt.date(*b); return a+dt.timedelta(days=R.randint(0,(b-a).days))
def addm(d,n):
    y,m=divmod(d.year*12+d.month-1+n,12); 
    import calendar
    return dt.date(y,m+1,min(d.day,calendar.monthrange(y,m+1)[1]))
def lend(s,n=12): return addm(s,n)-dt.timedelta(days=1)
def iso(d): return d.isoformat() if d else None
us=lambda d:d.strftime('%m/%d/%Y') if d else ''
us2=lambda d:d.strftime('%m/%d/%y') if d else ''
def sh(d): return f'{d.month}/{d.day}/{d.year%100:02d}' if d else ''
m2=lambda x:'' if x is None else (f'({-x:,.2f})' if x<0 else f'{x:,.2f}')
m0=lambda x:'' if x is None else (f'({-x:,.0f})' if x<0 else f'{x:,.0f}')
def clean(r): return {k:(iso(v) if isinstance(v,dt.date) else v) for k,v in r.items() if v is not None and not k.startswith('_')}
def save(file,asset,style,hard,name,ason,units,occ,vac,rows,planted=None,sheet=None):
    rs=[clean(r) for r in rows]
    for r in rs: assert r.get('unit') or r.get('tenantName'),r
    json.dump(dict(propertyName=name,asOnDate=ason,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=rs),open(T+file+'.json','w'),indent=1,ensure_ascii=False)
    INDEX.append(dict(file=file,assetType=asset,documentType='RENT_ROLL',author='agency',style=style,hard=hard))
