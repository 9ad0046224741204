import json, os, random, datetime as dt
ROOT=os.path.dirname(os.path.abspath(__file__))
DOC=os.path.join(ROOT,'documents'); TR=os.path.join(ROOT,'truth')
D=dt.date
FIRST="Aaliyah Abel Adrienne Alonzo Amara Anders Anika Antwan Arlo Beatriz Bettina Bram Brenna Calvin Camille Carmela Cedric Chidi Clarissa Corbin Dacia Dario Delphine Demetri Desmond Dolores Eamon Edwina Efrain Elodie Emeka Esme Ezra Farid Felicity Fiona Garrett Gemma Gideon Graciela Hadley Hassan Helga Hollis Ignacio Imani Ines Irving Jada Jareth Jocelyn Josue Kaia Keenan Keisha Kofi Lamar Larissa Leif Linnea Lorenzo Luz Mabel Malik Marisol Mateus Mei Milo Mireya Nadia Nestor Nia Norbert Octavia Olamide Orson Paloma Percy Petra Priya Quentin Rafaela Ravi Reina Rhett Rosalind Ruben Sabine Sanjay Saoirse Selma Sven Tamsin Tariq Thandi Tobias Ulla Uriel Valeria Vikram Wanda Wendell Xiomara Yara Yusuf Zelda Zane".split()
LAST="Abernathy Achterberg Adeyemi Alcaraz Applewhite Arroyo Baptiste Barlow Beauchamp Bhandari Birdsong Blankenship Bocanegra Brandvold Broussard Buckmaster Cardwell Castellano Chatterjee Clearwater Colquitt Coombs Crutchfield Dalrymple Delacroix Dinkins Dobrowski Drummond Eastridge Eberhart Egbuna Escarcega Fairbanks Farquhar Feldkamp Fontenot Fortenberry Galbraith Garnett Gillispie Goldwater Grayson Guillory Haldane Hargrove Hathcock Hendershot Hinojosa Holloway Huckaby Ibarra Ingersoll Isakson Jaramillo Jernigan Juarez Kaczmarek Kamara Kettering Kilpatrick Kowalczyk Lachance Landry Leatherwood Lindqvist Lovelace Macalister Maldonado Mbeki Mclendon Merriweather Montclair Mukherjee Nakagawa Napier Nettles Norwood Obrien Ochoa Okonkwo Ostrander Pallister Pemberton Petrakis Pham Pickering Quackenbush Quintero Rademacher Rasmussen Redfern Ridenour Rosario Saavedra Sandoval Schexnayder Sepulveda Shackelford Sinclair Stallworth Strickland Tavares Thibodeaux Thornquist Tillery Underhill Vandermeer Vang Velasquez Villanueva Wainwright Wakefield Weatherby Whitcombe Winterbourne Xiong Yarbrough Youngblood Zamora Zielinski".split()
class Names:
    def __init__(s,r): s.r=r; s.u=set()
    def pair(s):
        while 1:
            p=(s.r.choice(FIRST),s.r.choice(LAST))
            if p not in s.u: s.u.add(p); return p
    def fl(s): return ' '.join(s.pair())
    def lf(s): a,b=s.pair(); return f'{b}, {a}'
def R(name): return random.Random('d1-'+name)
def m2(x): return f'{x:,.2f}' if x>=0 else f'({-x:,.2f})'
def m2n(x): return f'{x:,.2f}'
def m0(x): return f'{x:,.0f}' if x>=0 else f'({-x:,.0f})'
def mdy(d): return f'{d.month}/{d.day}/{d.year}'
def mdy2(d): return d.strftime('%m/%d/%Y')
def mdyy(d): return f'{d.month}/{d.day}/{d.year%100:02d}'
def addm(d,n):
    y=d.year+(d.month-1+n)//12; m=(d.month-1+n)%12+1
    import calendar
    return D(y,m,min(d.day,calendar.monthrange(y,m)[1]))
def leaseend(d,n): return addm(d,n)-dt.timedelta(days=1)
def monthend(d):
    return addm(D(d.year,d.month,1),1)-dt.timedelta(days=1)
def conv(v):
    if isinstance(v,dt.datetime): return v.date().isoformat()
    if isinstance(v,D): return v.isoformat()
    if isinstance(v,float):
        v=round(v,2); return int(v) if v==int(v) else v
    if isinstance(v,dict): return {k:conv(x) for k,x in v.items() if x is not None}
    if isinstance(v,list): return [conv(x) for x in v]
    return v
def save(file,name,ason,units,occ,vac,rows,assetType,style,hard,sheet=None,planted=None,ties=()):
    rows=[conv({k:v for k,v in r.items() if v is not None and v!=[] and v!='' and not k.startswith('_')}) for r in rows]
    for r in rows:
        r.pop('res',None)
        if not r.get('statusText') and r.get('tenantName') and not r.get('moveOutDate'): r['statusText']='Occupied'   # only implied, but unmistakably
    for r in rows: assert r.get('unit') or r.get('tenantName'),r
    t=dict(propertyName=name,asOnDate=ason,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=rows)
    json.dump(t,open(os.path.join(TR,file+'.json'),'w'),indent=1,ensure_ascii=False)
    out=[]
    for label,printed,fn in ties:
        got=round(sum(fn(r) or 0 for r in rows),2); ok=abs(got-printed)<0.005
        out.append(dict(label=label,printed=round(printed,2),truth=got,ties=ok))
    p=os.path.join(ROOT,'meta.json'); M=json.load(open(p)) if os.path.exists(p) else {}
    M[file]=dict(entry=dict(file=file,assetType=assetType,documentType='RENT_ROLL',author='d1',style=style,hard=hard),ties=out,planted=planted,n=len(rows))
    json.dump(M,open(p,'w'),indent=1)
    bad=[o for o in out if not o['ties']]
    print(file,'rows',len(rows),'units',units,occ,vac,'ties',len(out)-len(bad),'/',len(out),bad if bad else '','PLANTED '+planted['kind'] if planted else '')
def ch(r,code): return sum(c['amount'] for c in r.get('charges',[]) if c['code']==code)
