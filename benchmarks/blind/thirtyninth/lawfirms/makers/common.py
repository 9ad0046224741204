import random, json, os, datetime as dt
BASE=os.path.dirname(os.path.abspath(__file__))
DOC=BASE+'/documents/'; TR=BASE+'/truth/'
for d in (DOC,TR): os.makedirs(d,exist_ok=True)
INDEX=[]
FN='Alma Bruno Celeste Dorian Edwin Farrah Gemma Hollis Imani Joss Kendra Lionel Maren Nadia Orson Petra Quentin Rosalind Silas Tamsin Ulric Vera Wendell Ximena Yusuf Zelda Amos Bettina Clyde Delphine Ezra Flora Gideon Hattie Ira Juno Kirby Leona Milo Nettie Otis Pearl Rufus Sable Thad Una'.split()
LN='Abernethy Brockhurst Cavanaugh Delacroix Eastlund Fairweather Grimaldi Hollowell Ibarra Jessop Kowalczyk Lindqvist Marchetti Nakagawa Okonjo Pemberly Quillfeather Rasmussen Sotomayor Thibodeau Ulrichsen Vantongeren Winterbourne Xanthos Yarborough Zielinski Aldercott Bhattarai Castellan Dunmore Escarra Fosseway Gundersen Haverstock Iwasaki Jankovic Kettleby Lombardi Mbeki-Rowe Norquist Ostrander Pacheco Rutledge Stanhope Tran Vuong Whitlock'.split()
class G(random.Random):
    def person(s): return s.choice(FN)+' '+s.choice(LN)
    def last(s): return s.choice(LN)+', '+s.choice(FN)
    def uniq(s,n,f):
        o=[]
        while len(o)<n:
            x=f()
            if x not in o:o.append(x)
        return o
    def day(s,a,b): return a+dt.timedelta(days=s.randint(0,(b-a).days))
def addm(d,m,day=None):
    y=d.year+(d.month-1+m)//12; mo=(d.month-1+m)%12+1
    return dt.date(y,mo,min(day or d.day,28))
def eom(d):
    n=addm(d.replace(day=1),1); return n-dt.timedelta(days=1)
def term(start,years): # last day before anniversary
    return dt.date(start.year+years,start.month,1)-dt.timedelta(days=1) if start.day==1 else dt.date(start.year+years,start.month,min(start.day,28))-dt.timedelta(days=1)
def iso(d): return d.isoformat() if isinstance(d,dt.date) else d
def us(d): return f'{d.month}/{d.day}/{d.year}'
def us2(d): return d.strftime('%m/%d/%Y')
def m2(x): return f'{x:,.2f}' if x>=0 else f'({-x:,.2f})'
def row(**k):
    o={}
    for a,v in k.items():
        if v is None or v==[] : continue
        if isinstance(v,dt.date): v=iso(v)
        if isinstance(v,float): v=round(v,2)
        o[a]=v
    return o
def save(file,name,ason,u,o,v,rows,asset,style,hard=False,sheet=None,planted=None):
    json.dump(dict(propertyName=name,asOnDate=ason,units=u,occupied=o,vacant=v,sheet=sheet,planted=planted,rows=rows),open(TR+file+'.json','w'),indent=1,ensure_ascii=False)
    INDEX.append(dict(file=file,assetType=asset,documentType='RENT_ROLL',author='lawfirms',style=style,hard=hard))
def done(): json.dump(INDEX,open(BASE+'/index.json','w'),indent=1)
