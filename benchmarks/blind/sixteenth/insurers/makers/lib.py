import json, os, random, datetime as dt, calendar
ROOT=os.path.dirname(os.path.abspath(__file__))
DOC=ROOT+'/documents/'
FIRST="Abel Adina Amara Anton Beatriz Bram Carina Cedric Chidi Clara Dario Delphine Dmitri Edda Elias Esme Farid Fiona Gareth Greta Hanna Hugo Ilse Imran Ines Jarek Jolene Kaito Keisha Lamar Leona Lorna Magnus Marisol Mateo Mina Nadia Nigel Odette Omar Paloma Petra Quentin Rafael Renata Rosalind Samir Selma Stellan Tamsin Teodor Ursula Vera Viggo Wanda Wilmer Xenia Yara Yusuf Zelda".split()
LAST="Abernethy Aldaco Ashgrove Bellweather Birnbaum Brankovic Calloway Castellan Chukwuma Crabtree Dalgaard Delacruz Drummond Eastlake Eberhart Farnsworth Fontaine Galvani Garnett Halloran Hasegawa Hollis Ibarra Jankowski Jessup Kaplinski Kerrigan Kowalczyk Lambrecht Larkspur Lindqvist Maddox Marchetti McAllen Nakagawa Norwood Oduya Okonjo Ostrander Pemberton Petrossian Quimby Radcliff Rennert Rosenthal Sandoval Sorensen Stavros Tamayo Thackeray Trevino Underhill Valdivia Vanderlyn Wexford Whitcomb Yamada Youngblood Zapata Zielinski".split()
class G:
    def __init__(s,seed): s.r=random.Random(seed); s.seen=set()
    def name(s,fmt="{f} {l}"):
        while True:
            f=s.r.choice(FIRST); l=s.r.choice(LAST)
            if (f,l) not in s.seen:
                s.seen.add((f,l)); return fmt.format(f=f,l=l,i=f[0])
def d(y,m,day): return dt.date(y,m,day)
def eom(x): return x.replace(day=calendar.monthrange(x.year,x.month)[1])
def addm(x,n):
    k=x.year*12+x.month-1+n; y,m=k//12,k%12+1
    return dt.date(y,m,min(x.day,calendar.monthrange(y,m)[1]))
def iso(x): return x.isoformat()
def us(x): return f"{x.month:02d}/{x.day:02d}/{x.year}"
def us1(x): return f"{x.month}/{x.day}/{x.year}"
def m2(x): return f"{x:,.2f}"
def m0(x): return f"{x:,.0f}"
def par(x): return f"({-x:,.2f})" if x<0 else f"{x:,.2f}"
def save(fn,truth,asset,style,hard):
    base=dict(propertyName=None,asOnDate=None,units=None,occupied=None,vacant=None,sheet=None,planted=None)
    base.update(truth)
    for r in base['rows']:
        for k in [k for k,v in r.items() if v is None or v=='' or v==[]]: del r[k]
    json.dump(base,open(f"{ROOT}/truth/{fn}.json",'w'),indent=1,ensure_ascii=False)
    json.dump(dict(file=fn,assetType=asset,documentType="RENT_ROLL",author="r13",style=style,hard=hard),open(f"{ROOT}/meta/{fn}.json",'w'))
def fit(ws):
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=__import__('openpyxl').worksheet.properties.PageSetupProperties(fitToPage=True)
