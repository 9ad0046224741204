import json, os, random, datetime as dt
BASE=os.path.dirname(os.path.abspath(__file__)); D=BASE+'/documents/'
INDEX=[]
def R(**k): return {a:(b.isoformat() if isinstance(b,(dt.date,)) else b) for a,b in k.items() if b is not None and b!=[]}
def save(fn,at,style,hard,name,asof,u,o,v,rows,sheet=None,planted=None):
    t=dict(propertyName=name,asOnDate=asof,units=u,occupied=o,vacant=v,sheet=sheet,planted=planted,rows=rows)
    json.dump(t,open(f'{BASE}/truth/{fn}.json','w'),indent=1,ensure_ascii=False)
    INDEX.append(dict(file=fn,assetType=at,documentType='RENT_ROLL',author='advisers27',style=style,hard=hard))
F='Amara Callum Ines Tomasz Wiebke Harriet Owen Leila Rupert Nadia Mateo Sanne Priya Gareth Yusuf Fiona Marek Elodie Hugo Tamsin Kofi Beatrix Lorcan Mina Edwin Paloma Stefan Rhona Idris Clara'.split()
L='Ashdown Brannock Caldmore Drexley Ellerbeck Farnaby Gildersome Harkaway Inskip Jelbert Kettlewell Lammert Mossgrove Nettleham Ormsway Penhallow Quarmby Rushbrook Sellwood Thornbury Upcraft Varley Wexcombe Yarnold Zellmer Birkland Corrigal Dunstane Eastlake Fennimore'.split()
def person(r): return r.choice(F)+' '+r.choice(L)
def add(d,y=0,m=0,days=0):
    t=d.year*12+d.month-1+y*12+m; yy,mm=divmod(t,12)
    for dd in (d.day,30,29,28):
        try: return dt.date(yy,mm+1,dd)+dt.timedelta(days=days)
        except ValueError: pass
