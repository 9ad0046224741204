import json, os, random, datetime as dt
HERE=os.path.dirname(os.path.abspath(__file__))
DOC=os.path.join(HERE,'documents'); TR=os.path.join(HERE,'truth')
INDEX=[]
FIRST="Ada Bram Celia Dov Edda Farid Greta Hollis Ines Jarek Kezia Lorne Mabel Nils Odette Perrin Quilla Rufus Sable Tomas Una Vesna Wendel Xenia Yusuf Zelda Arlo Bettina Corwin Delphine Emeric Fenna Gideon Hester Idris Joelle Kasimir Leona Mordecai Nerys Orson Petra Roscoe Sunniva Tobiah Ulla Vaughn Winifred Ysolde Zeb Amaya Bashir Clovis Dorrit Eamon Farrah Gustaf Honor Ilse Jubal Keziah Lazlo Minta Ngozi Oona Phelan Rhoda Silas Thora Ursel".split()
LAST="Abernot Balsley Corrigall Dunmeyer Eastlake Farnquist Gorsuch Halvick Ingersby Jessamine Kettlewood Lathrope Marchbank Norquay Oberfeld Pennywell Quarrelton Rasmund Satterly Thackwell Underhay Vantongeren Wainscott Yellowlees Zabrodny Ashdowne Birkelund Castellow Delafont Ekstrand Fothergale Grunwell Hathersage Isbister Jolliff Kirkbrae Lindqvest Mukasa Nightengill Okonta Pomfrett Rademaker Sandoval-Reyes Tervola Umansky Villabosque Whitlatch Xiang Yarborrow Zuniga-Paz O'Tarrell McGlinty DuFresnay Bracamontez Cholmondly Drozdek Eskandry Feuerbach Gallowhay Hrabosky Ibarrola Juszczak Kowalenko Leidenfrost Montalbaen Nakashige Oyelarin Pfefferman Rukavina Szymborek".split()
class Names:
    def __init__(s,r): s.r=r; s.used=set()
    def pair(s):
        while 1:
            p=(s.r.choice(FIRST),s.r.choice(LAST))
            if p not in s.used: s.used.add(p); return p
    def fl(s): return '%s %s'%s.pair()
    def lf(s): f,l=s.pair(); return '%s, %s'%(l,f)
def iso(d): return d.strftime('%Y-%m-%d') if d else None
def us(d): return d.strftime('%m/%d/%Y') if d else ''
def us2(d): return d.strftime('%m/%d/%y') if d else ''
def usn(d): return '%d/%d/%d'%(d.month,d.day,d.year) if d else ''
def addm(d,m):
    y=d.year+(d.month-1+m)//12; mo=(d.month-1+m)%12+1
    last=[31,29 if y%4==0 else 28,31,30,31,30,31,31,30,31,30,31][mo-1]
    return dt.date(y,mo,min(d.day,last))
def eom(d):
    d=d.replace(day=1); return addm(d,1)-dt.timedelta(days=1)
D=dt.date
def m2(x): return ('%s'%format(x,',.2f')) if x is not None else ''
def par(x): return '' if x is None else ('(%s)'%format(-x,',.2f') if x<0 else format(x,',.2f'))
def row(**k): return {a:b for a,b in k.items() if b is not None and b!=''}
def save(name,rows,prop,date,units,occ,vac,asset,author,style,hard,planted=None,sheet=None):
    t=dict(propertyName=prop,asOnDate=date,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=rows)
    os.makedirs(TR,exist_ok=True)
    json.dump(t,open(os.path.join(TR,name+'.json'),'w'),indent=1,ensure_ascii=False)
    e=dict(file=name,assetType=asset,documentType='RENT_ROLL',author=author,style=style,hard=hard)
    json.dump(e,open(os.path.join(TR,'..','.idx_'+name),'w'))
def path(n): os.makedirs(DOC,exist_ok=True); return os.path.join(DOC,n)
