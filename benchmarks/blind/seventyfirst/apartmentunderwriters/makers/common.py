import json, os, random, datetime as dt, subprocess
ROOT='build/blind'
FIRST="Alana Brice Carmen Darnell Elise Farid Gwen Hollis Imani Jorge Keisha Lorcan Mireya Nolan Odette Pranav Quinn Rosalind Silas Tamsin Ulises Verena Wesley Xiomara Yusuf Zelda Anton Beatriz Cedric Delphine Emeka Fiona Gideon Hana Ivo Joelle Kofi Luz Marguerite Niall Ophelia Pascal Ramona Soren Thandi Una Vidal Winifred Yara Zoltan Amara Boyd Corinne Dmitri Esperanza Flynn Greta Hugo Ines Jasper Kalinda Leopold Maeve Nestor Oona Petra".split()
LAST="Abernethy Bellweather Castellano-Ruiz Dunmore Eskridge Fairbairn Gallowhill Hartsough Ivanchenko Jessup Kowalczyk Lindqvist Marchetti Nwankwo Oyelaran Pettibone Quarterman Rasmussen Szymanski Thibodeaux Underhill Villanova Wexley Yarborough Zambrano Ashdown Brockhurst Coltrane Delacroix Ellerbee Fontanez Grimsby Holloway Ibarrola Jankowski Kirkbride Lovelace Mbatha Norquist Ostrander Pellegrino Quillen Rothwell Stavros Trevanion Uribe Vandermeer Whitlock Yoakum Zeller Arceneaux Birdsong Crabtree Dragomir Eastlake Fitzwarren Goldthwait Hennessy Inskeep Juarez-Pena Kilbride Lamontagne McAllister Nakagawa O'Dowd Prudhomme Redfern Sandoval Tillinghast Vasquez Wojtowicz Cho Li Ng Bui Tran Okafor Singh Haddad Mercado".split()
for _d in ('documents','truth','work'): os.makedirs(f'{ROOT}/{_d}',exist_ok=True)
class Rng(random.Random):
    def __init__(s,seed): super().__init__(seed); s.used=set()
    def name(s):
        while 1:
            n=(s.choice(FIRST),s.choice(LAST))
            if n not in s.used: s.used.add(n); return n
    def r5(s,a,b,step=5): return s.randrange(int(a/step),int(b/step)+1)*step
def D(y,m,d): return dt.date(y,m,d)
def addm(d,n):
    y=d.year+(d.month-1+n)//12; m=(d.month-1+n)%12+1
    import calendar
    return dt.date(y,m,min(d.day,calendar.monthrange(y,m)[1]))
def eom(d):
    import calendar
    return dt.date(d.year,d.month,calendar.monthrange(d.year,d.month)[1])
def lease_end(s,months): return addm(s,months)-dt.timedelta(days=1)
def m2(x): return f"{x:,.2f}"
def m2p(x): return f"({-x:,.2f})" if x<0 else f"{x:,.2f}"
def m0(x): return f"{x:,.0f}"
def us(d): return d.strftime('%m/%d/%Y') if d else ''
def usx(d): return f"{d.month}/{d.day}/{d.year}" if d else ''
def us2(d): return d.strftime('%m/%d/%y') if d else ''
class Truth:
    def __init__(s,file,asset,style,hard,prop,ason,sheet=None,planted=None):
        s.file=file; s.asset=asset; s.style=style; s.hard=hard
        s.d=dict(propertyName=prop,asOnDate=ason,units=None,occupied=None,vacant=None,sheet=sheet,planted=planted,rows=[])
    def row(s,**k):
        o={}
        for a,v in k.items():
            if v is None or v=='' : continue
            if a=='charges':
                v=[dict(code=c,amount=round(x,2)) for c,x in v]
                if not v: continue
            elif isinstance(v,dt.date): v=v.isoformat()
            elif isinstance(v,float): v=round(v,2)
            o[a]=v
        s.d['rows'].append(o); return o
    def tie(s,key,printed,where=lambda r:True,broken=False):
        t=0
        for r in s.d['rows']:
            if not where(r): continue
            if key.startswith('charge:'): t+=sum(c['amount'] for c in r.get('charges',[]) if c['code']==key[7:])
            elif key=='count': t+=1
            elif isinstance(r.get(key),(int,float)): t+=r[key]
        ok=abs(t-printed)<0.006
        assert ok!=broken,(s.file,key,t,printed,broken)
        s.ties=getattr(s,'ties',0)+1
    def counts(s,u,o,v): s.d.update(units=u,occupied=o,vacant=v)
    def save(s):
        for r in s.d['rows']: assert 'unit' in r or 'tenantName' in r
        json.dump(s.d,open(f'{ROOT}/truth/{s.file}.json','w'),indent=1)
        p=f'{ROOT}/index.json'
        ix=json.load(open(p)) if os.path.exists(p) else []
        ix=[i for i in ix if i['file']!=s.file]
        ix.append(dict(file=s.file,assetType=s.asset,documentType='RENT_ROLL',author='r71a',style=s.style,hard=s.hard))
        ix.sort(key=lambda i:i['file']); json.dump(ix,open(p,'w'),indent=1)
        print(s.file,len(s.d['rows']),'rows',s.d['units'],s.d['occupied'],s.d['vacant'],'ties',getattr(s,'ties',0))
def doc(f): return f'{ROOT}/documents/{f}'
def soffice(src,fmt,out):
    subprocess.run(['soffice',f'-env:UserInstallation=file://{ROOT}/.lo','--headless','--convert-to',fmt,'--outdir',out,src],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)
