import random, json, os, datetime as D
B='build/blind'
FI="Alma Bryce Corinne Dashiell Etta Farid Gwen Hollis Imani Jorah Keisha Lamar Maribel Nolan Odette Percy Quinta Rosalba Silas Tamsin Ulises Verna Wendell Xiomara Yusuf Zelda Abel Bettina Cyrus Dorotea Emmett Fern Gideon Hester Ignacio Juniper Kofi Leona Magnus Nadine".split()
LA="Abernal Brackwell Castellane Dunmoor Escarra Fettering Garrowby Hallstrand Ibarrola Jessop Kettleby Lindqvare Mossgrove Nakamori Oyelade Pemberly Quillfeather Rastogi Santillo Tolliverson Umstead Vandermoor Whitlatch Yarborne Zubrisky Ashgrove Bellamore Crandle Delacourte Eastlake Fonteno Grijalba Holdsworthy Izquierda Kilbrady Lomeli Marchbank Norwick Okonjo Prattley".split()
class N:
    def __init__(s,r): s.r=r; s.u=set()
    def __call__(s,f='fl'):
        while 1:
            a,b=s.r.choice(FI),s.r.choice(LA)
            if (a,b) not in s.u: s.u.add((a,b)); break
        return f'{b}, {a}' if f=='lf' else f'{a} {b}'
def iso(d): return d.isoformat() if isinstance(d,(D.date,)) else d
def row(**k): return {a:iso(b) for a,b in k.items() if b is not None and b!=''}
def m(x,d=2): return f'{x:,.{d}f}' if x>=0 else f'({-x:,.{d}f})'
def addm(d,n):
    y,mm=divmod(d.year*12+d.month-1+n,12); return D.date(y,mm+1,min(d.day,28))
def eom(d): return addm(d.replace(day=1),1)-D.timedelta(1)
def lease(r,asof,lo=1,hi=11):
    st=addm(D.date(asof.year,asof.month,r.choice([1,1,1,5,12,15,20])),-r.randint(lo,hi))
    en=addm(st,12)-D.timedelta(1)
    mi=addm(st,-12*r.choice([0,0,0,1,1,2,3,5]))
    return mi,st,en
def save(file,at,author,style,hard,t):
    json.dump(t,open(f'{B}/truth/{file}.json','w'),indent=1)
    p=f'{B}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=file]+[dict(file=file,assetType=at,documentType='RENT_ROLL',author=author,style=style,hard=hard)]
    json.dump(sorted(ix,key=lambda i:i['file']),open(p,'w'),indent=1)
def T(prop,asof,units,occ,vac,rows,sheet=None,planted=None):
    return dict(propertyName=prop,asOnDate=iso(asof),units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=rows)
def doc(f): return f'{B}/documents/{f}'
