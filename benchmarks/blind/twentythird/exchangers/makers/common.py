import json,os,random,datetime as dt
B=os.path.dirname(os.path.abspath(__file__)); D=B+'/documents/'
FN="Aldo Berit Carmen Dorsey Elvin Fiona Gustav Hattie Ignacio Joelle Kermit Lorna Milan Nadine Orrin Petra Quincy Rosalba Silas Tamsin Ulric Verna Wendell Xiomara Yusuf Zelda Brody Celia Dmitri Esme".split()
LN="Abernale Brockhurst Castellow Dunmere Eklof Farrowgate Gustason Hollobek Iverton Jankulas Kettleson Lomaxer Mirandez Nakagiri Ostrowick Pellamy Quarlesmith Rintala Sandovale Tollefsen Umberto Vasquillo Wexton Yarborne Zimmeran Okonjari Prewit Haddockson Bellacourt Trudgeon".split()
class G(random.Random):
    def __init__(s,seed): super().__init__(seed); s.u=set()
    def nm(s,style=0):
        while 1:
            f,l=s.choice(FN),s.choice(LN)
            if (f,l) not in s.u: s.u.add((f,l)); break
        return [f+' '+l,l+', '+f,f[0]+'. '+l,l][style]
    def day(s,a,b): return dt.date(a,1,1)+dt.timedelta(s.randrange(365*(b-a+1)-1))
def R(**k):
    o={}
    for a,v in k.items():
        if v is None or v=='' : continue
        if isinstance(v,dt.date): v=v.isoformat()
        o[a]=v
    return o
def save(fn,asset,style,hard,name,ason,u,o,v,rows,sheet=None,planted=None):
    t=dict(propertyName=name,asOnDate=ason,units=u,occupied=o,vacant=v,sheet=sheet,planted=planted,rows=rows)
    json.dump(t,open(B+'/truth/'+fn+'.json','w'),indent=1)
    p=B+'/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=fn]+[dict(file=fn,assetType=asset,documentType='RENT_ROLL',author='r33',style=style,hard=hard)]
    json.dump(sorted(ix,key=lambda i:i['file']),open(p,'w'),indent=1)
    for r in rows: assert r.get('unit') or r.get('tenantName'),r
    print(fn,len(rows),u,o,v,'rent',round(sum(r.get('contractRent',0) for r in rows),2))
