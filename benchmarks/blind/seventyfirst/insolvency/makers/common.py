import json, os, random, datetime as dt
BASE='build/blind'
D=dt.date
UKF="Aisha Tom Kerry Daniel Priya Marek Joanne Liam Fatima Gareth Sinead Owen Chloe Imran Beata Neil Rachel Stephen Yusuf Hannah Colin Zofia Dean Leanne Patrick Amara Wayne Donna Ewan Tracy".split()
UKL="Ackroyd Sutcliffe Hussain Barraclough Nowak Pickles Dyson Begum Whitworth Oyelaran Farrar Greenhalgh Kaur Mellor Shaw Haigh Crabtree Rashid Lumb Thewlis Wojcik Holroyd Ogden Bentley Akhtar Naylor Firth Copley Tordoff Jagger Murgatroyd Stansfield Hoyle Ramsden Mahmood Sykes".split()
IEL="Ó Murchú Fallon Kinsella Devaney Tuohy Breslin Hanratty Coughlan Mulqueen Shanahan Dunleavy Geraghty Lavelle Considine Heffernan Nagle Prendergast Quilty".split()[1:]
DEF="Anke Jörg Sabine Uwe Katrin Thomas Silke Mehmet Birgit Ralf Olga Dennis Heike Andrea Torsten Elif Manfred Steffi Karsten Ingrid".split()
DEL="Brückner Ehlert Wolski Kunath Petzold Yildirim Seifert Hänsch Lorbeer Mägdefrau Rudloff Zschiesche Gerlach Oppermann Thielemann Koschnick Vetter Haubold Reißmann Dörfel Engler Schwabe Krahl Naumann".split()
CHL="Aeschlimann Bühler Gasser Hunziker Kälin Lüscher Moser Nyffenegger Oberli Pfister Rüegg Schärer Tschanz Wyss Zbinden Ferrari Krasniqi da Silva Rötheli Bucheli Hofstetter Imhof".replace('da Silva','daSilva').split()
NZL="Tamihana Faleolo Harkness Ngata Bidwill Sefo Pryce McInnes Rangihuna Oldfield Parata Leung Tuala Abbott Wihongi Sandford Kereama Goodall Patel Brandon Whitu Dalziel".split()
def rng(s): return random.Random(s)
def clean(r): return {k:v for k,v in r.items() if v not in (None,'',[])}
def iso(d): return d.isoformat() if isinstance(d,dt.date) else d
def save(file, asset, style, hard, truth):
    truth['rows']=[clean(r) for r in truth['rows']]
    truth.setdefault('planted',None); truth.setdefault('sheet',None)
    def conv(o):
        if isinstance(o,dt.date): return o.isoformat()
        raise TypeError(o)
    json.dump(truth,open(f'{BASE}/truth/{file}.json','w'),ensure_ascii=False,indent=1,default=conv)
    p=f'{BASE}/index.json'
    idx=json.load(open(p)) if os.path.exists(p) else []
    idx=[x for x in idx if x['file']!=file]+[dict(file=file,assetType=asset,documentType='RENT_ROLL',author='r71c',style=style,hard=hard)]
    idx.sort(key=lambda x:x['file'])
    json.dump(idx,open(p,'w'),ensure_ascii=False,indent=1)
def addm(d,m):
    y=d.year+(d.month-1+m)//12; mo=(d.month-1+m)%12+1
    return D(y,mo,min(d.day,[31,29 if y%4==0 else 28,31,30,31,30,31,31,30,31,30,31][mo-1]))
def endterm(s,m): return addm(s,m)-dt.timedelta(days=1)
def doc(n): return f'{BASE}/documents/{n}'
