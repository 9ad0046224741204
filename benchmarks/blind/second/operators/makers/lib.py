import json, random, os, datetime as dt
BASE=os.path.dirname(os.path.abspath(__file__))
D=os.path.join(BASE,'documents'); T=os.path.join(BASE,'truth')
os.makedirs(D,exist_ok=True); os.makedirs(T,exist_ok=True)
INDEX=[]
FN="""Amara Bettina Calvin Dorothea Emeka Farida Gideon Hollis Imani Jarrod Katya Leandro Marisol Nadeem Odessa Priya Quentin Rosalind Soren Tamsin Ulises Verena Wendell Ximena Yusuf Zelda Abram Brielle Cyrus Delphine Errol Fiona Gus Harriet Ines Jonas Kiana Lowell Maeve Nolan Orla Pierce Renata Silas Thea Umar Violet Wyatt Anika Benicio Colette Darnell Esme Florian Greta Hamza""".split()
LN="""Abernathy Okonjo-Vale Brightwater Castellane Dunmore Eberhart Fazeli Gorringe Halvorsen Iwuji Jarnagin Kowalczuk Lindqvist Mbeki-Roe Nakagiri Oyelaran Pemberthy Quillfeather Rasmussen-Lee Stavrakis Thorngate Uddenberg Vasquillo Wetherbee Xanthos Yarborne Zielonka Ashdown Boatwright Crisostomo Delacruz-Ngo Eastlake Farrowby Gallimore Hightower Ibarruri Jessamine Kilbourn Lovelace-Hart McTavern Norquay O'Dunleavy Pelletreau Rivenbark Sandoval-Reyes Tillinghast Underhay Van-Der-Laan Whitlocke Yoon-Abbey Zamarripa Birdsong Coldiron Dragomir Fennimore Grantley Hollowell Kessinger""".split()
class R(random.Random):
    def setup(self): self.used=set(); return self
    def nm(self,fmt='FL'):
        while True:
            f,l=self.choice(FN),self.choice(LN)
            if (f,l) not in self.used: break
        self.used.add((f,l))
        if fmt=='FL': return f'{f} {l}'
        if fmt=='LF': return f'{l}, {f}'
        if fmt=='LFI': return f'{l}, {f} {self.choice("ABCDEGHJKLMRST")}.'
        if fmt=='UP': return f'{l.upper()}, {f.upper()}'
        if fmt=='INIT': return f'{f[0]}. {l}'
        return f,l
    def date(self,a,b): return a+dt.timedelta(days=self.randrange((b-a).days+1))
    def first(self,a,b):
        d=self.date(a,b); return d.replace(day=1)
def addm(d,m,minus=1):
    y=d.year+(d.month-1+m)//12; mo=(d.month-1+m)%12+1
    import calendar
    r=dt.date(y,mo,min(d.day,calendar.monthrange(y,mo)[1]))
    return r-dt.timedelta(days=minus)
def iso(d): return d.isoformat() if isinstance(d,dt.date) else d
def clean(r):
    o={}
    for k,v in r.items():
        if k.startswith('_') or v is None or v=='' or v==[]: continue
        if isinstance(v,dt.date): v=v.isoformat()
        if isinstance(v,float): v=round(v,2)
        if k=='charges': v=[{"code":c,"amount":round(a,2)} for c,a in v]
        o[k]=v
    return o
def save(file,asset,style,hard,prop,asof,units,occ,vac,rows,sheet=None,planted=None):
    rr=[clean(r) for r in rows]
    for r in rr: assert r.get('unit') or r.get('tenantName'),r
    t=dict(propertyName=prop,asOnDate=asof,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=rr)
    json.dump(t,open(f'{T}/{file}.json','w'),indent=1,ensure_ascii=False)
    INDEX[:]=[i for i in INDEX if i['file']!=file]
    INDEX.append(dict(file=file,assetType=asset,documentType='RENT_ROLL',author='b1',style=style,hard=hard))
    print(file,len(rr),units,occ,vac)
def m2(x): return f'{x:,.2f}'
def m0(x): return f'{x:,.0f}'
def S(rows,k): return round(sum((r.get(k) or 0) for r in rows),2)
