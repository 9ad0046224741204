import random, json, os, datetime as dt
R=random.Random(3900)
D='documents/';INDEX=[]
FN="Marla Otis Keith Renata Dwayne Sophie Hollis Imelda Curtis Yolanda Brent Fatima Gerald Lucinda Tomas Adele Warren Nkechi Silas Perla Vernon Odette Clyde Ines Rashad Bettina Emmett Lorna Hector Tamsin Wendell Aisha Floyd Greta Ramon Della Ivor Noreen Amos Joelle Percy Celeste Dmitri Opal Lamar Ruthanne Esteban Maeve Roscoe Trudy".split()
LN="Dunne Blanchard Pettway Oquendo Stadler Marchbank Iverson Tolliver Kessinger Abara Wojtas Lindell Castonguay Birdsong Farquhar Mendez Holcomb Vickery Sandoval Prudhomme Achterberg Gaines Ruddock Salter Novotny Etheridge Okonjo Quarles Tibbets Yarbrough Delacroix Haskins Munroe Pickens Ledesma Crandall Osei Whitlow Bragg Fontaine Zielinski Carver Drummond Escobar Thibault Lockridge Moyer Nuttall Ransome Sprague".split()
used=set()
def nm(f=FN,l=LN):
    while 1:
        n=R.choice(f)+' '+R.choice(l)
        if n not in used: used.add(n);return n
def d(y,m,day):return dt.date(y,m,day)
def rd(a,b):return a+dt.timedelta(R.randrange((b-a).days))
def first(a,b):
    x=rd(a,b);return x.replace(day=1)
def addy(x,n=1):
    try:return x.replace(year=x.year+n)-dt.timedelta(1)
    except ValueError:return x.replace(year=x.year+n,day=28)
def m2(x):return f"{x:,.2f}"
def m0(x):return f"{x:,.0f}"
def us(x):return x.strftime('%m/%d/%Y')
def uss(x):return f"{x.month}/{x.day}/{x.year%100:02d}"
def iso(x):return x.isoformat() if hasattr(x,'isoformat') else x
def clean(r):
    o={}
    for k,v in r.items():
        if v is None or v==[] or k.startswith('_'):continue
        o[k]=iso(v)
    return o
def save(fn,asset,rows,units,occ,vac,name,ason,sheet=None,planted=None,style='',hard=False):
    rows=[clean(r) for r in rows]
    assert all(r.get('unit') or r.get('tenantName') for r in rows),fn
    t=dict(propertyName=name,asOnDate=ason,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=rows)
    json.dump(t,open(f'truth/{fn}.json','w'),indent=1,ensure_ascii=False)
    INDEX.append(dict(file=fn,assetType=asset,documentType='RENT_ROLL',author='bookkeepers',style=style,hard=hard))
def S(rows,k):return round(sum((r.get(k) or 0) for r in rows),2)
def ch(r,c):return sum(x['amount'] for x in r.get('charges',[]) if x['code']==c)
