import json,os,random,datetime as dt,re
B='build/blind'; D=B+'/documents/'; T=B+'/truth/'
FN="Alma Bertram Carla Dwight Estelle Floyd Gwen Hollis Irma Jarvis Kendra Lionel Marisol Nestor Odessa Perry Quincy Rhonda Silas Tamika Ursula Vernon Wilma Xavier Yolanda Zeke Anton Bridget Cesar Delphine Emmett Farah Gideon Hana Ivan Jolene Kareem Lucille Mateo Noreen Otto Priya Ramon Sonja Trung Viola".split()
LN="Abernathy Bostwick Castellano Dunleavy Eastman Fairweather Gutierrez Halvorsen Ingersoll Jablonski Kowalczyk Lattimore Mendenhall Nakagawa Oyelaran Pruitt Quintero Rasmussen Stavros Tillman Underhill Vandermeer Whitlock Yarborough Zielinski Ambrose Birdsong Crandall Delacroix Espinoza Fitzhugh Goldfarb Hutchins Isaksen Juarez Kirkbride Lindqvist McAllister Novotny Okafor Pettibone Rutledge Saldana Thibodeaux Upchurch Villalobos Weatherly Yoon Zamora".split()
class N:
    def __init__(s,seed): s.r=random.Random(seed); s.u=set()
    def pair(s):
        while 1:
            p=(s.r.choice(FN),s.r.choice(LN))
            if p not in s.u: s.u.add(p); return p
    def fl(s): return '%s %s'%s.pair()
    def lf(s): f,l=s.pair(); return '%s, %s'%(l,f)
def iso(d): return d.isoformat()
def addm(d,m):
    y=d.year+(d.month-1+m)//12; mo=(d.month-1+m)%12+1
    return dt.date(y,mo,min(d.day,28))
def eom(d): return addm(d.replace(day=1),1)-dt.timedelta(1)
def m2(x): return '{:,.2f}'.format(x)
def m0(x): return '{:,.0f}'.format(x)
def r2(x): return round(x+1e-9,2)
def save(fn,asset,style,hard,prop,asof,rows,units,occ,vac,sheet=None,planted=None):
    for r in rows:
        for k in [k for k,v in r.items() if v is None or v=='' or v==[]]: del r[k]
        assert 'unit' in r or 'tenantName' in r
    t=dict(propertyName=prop,asOnDate=asof,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=rows)
    json.dump(t,open(T+fn+'.json','w'),indent=1,default=str)
    p=B+'/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=fn]+[dict(file=fn,assetType=asset,documentType='RENT_ROLL',author='r78c',style=style,hard=hard)]
    ix.sort(key=lambda i:i['file']); json.dump(ix,open(p,'w'),indent=1)
    print(fn,len(rows),units,occ,vac)
