import json,os,random,datetime as dt
BASE='build/blind'
D=BASE+'/documents/'
FIRST="Alden Briony Cormac Delphine Emeka Farrah Gideon Hollis Imani Jorah Keziah Leopold Marisol Nadine Orson Priya Quentin Rosalba Soren Tamsin Ulises Verity Wendell Xiomara Yusuf Zelda Amparo Bertram Celestine Dashiell Eulalia Fenton Greta Harlan Ingrid Jacinto Katya Lionel Mireille Norbert Odalys Percival Ramona Stellan Thandiwe Umberto Viola Winslow Yolanda Ansel".split()
LAST="Abernethy Bascombe Calloway Dragovic Esterhazy Fontenot Grimaldo Haverstock Ibarra Jankowski Kettleman Lundgren Mbatha Nakagawa Oyelaran Pemberwick Quiroga Rademacher Sandoval Thistlewood Uribe Vandermeer Wojcik Xiong Yarborough Zielinski Ostrander Birdsong Castellano Delacroix Eastlake Farnsworth Guidry Hollingsed Iverson Jephson Kowalchuk Lachance Mulcahey Novotny Okafor Pruitt Roubideaux Stavros Trujillo Underhill Villaseca Whitlatch Yamashita Zamudio".split()
class P:
    def __init__(s,r): s.r=r; s.seen=set()
    def pair(s):
        while True:
            p=(s.r.choice(FIRST),s.r.choice(LAST))
            if p not in s.seen: s.seen.add(p); return p
    def fl(s): return ' '.join(s.pair())
    def lf(s): a,b=s.pair(); return f'{b}, {a}'
def rdate(r,a,b): return a+dt.timedelta(days=r.randrange((b-a).days+1))
def eom(d):
    n=(d.replace(day=28)+dt.timedelta(days=4)).replace(day=1); return n-dt.timedelta(days=1)
def addm(d,m):
    y=d.year+(d.month-1+m)//12; mm=(d.month-1+m)%12+1
    return dt.date(y,mm,min(d.day,[31,29 if y%4==0 else 28,31,30,31,30,31,31,30,31,30,31][mm-1]))
def us(d): return d.strftime('%m/%d/%Y') if d else ''
def us2(d): return f'{d.month}/{d.day}/{d.year%100:02d}' if d else ''
def iso(d): return d.isoformat()
def m2(v): return f'{v:,.2f}' if v>=0 else f'({-v:,.2f})'
def mn(v): return f'{v:,.2f}'
def clean(row): return {k:v for k,v in row.items() if v is not None}
def save(fn,truth,assetType,style,hard=False):
    truth['rows']=[clean(r) for r in truth['rows']]
    truth.setdefault('sheet',None); truth.setdefault('planted',None)
    json.dump(truth,open(f'{BASE}/truth/{fn}.json','w'),indent=1)
    p=BASE+'/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=fn]+[dict(file=fn,assetType=assetType,documentType='RENT_ROLL',author='r72a',style=style,hard=hard)]
    ix.sort(key=lambda e:e['file']); json.dump(ix,open(p,'w'),indent=1)
class T:
    "canvas table: cols=[(x,width,align)]"
    def __init__(s,c,cols,font='Helvetica',size=7): s.c=c;s.cols=cols;s.f=font;s.s=size
    def row(s,y,vals,bold=None,size=None,f=None):
        c=s.c; f=f or (bold or s.f); z=size or s.s
        c.setFont(f,z)
        for (x,w,a),v in zip(s.cols,vals):
            if v is None or v=='': continue
            v=str(v); zz=z
            c.setFont(f,z)
            tw=c.stringWidth(v,f,z)
            if tw>w: print('WIDE',repr(v),round(tw),w)
            if a=='l': c.drawString(x,y,v)
            elif a=='r': c.drawRightString(x+w,y,v)
            else: c.drawCentredString(x+w/2,y,v)
