import json,random,os,datetime as dt
B=os.path.dirname(os.path.abspath(__file__)); D=B+'/documents/'; INDEX=[]
F="Alma Bertil Corinne Desmond Edwina Farley Gretchen Hobart Ilsa Jerome Katya Lamar Mireille Norbert Odessa Percy Quinn Rosalie Silas Tamsin Ulrich Vera Wendell Xenia Yolanda Zane Ingrid Curtis Maribel Dwayne Pilar Hector Noreen Travis Shanice Anh Dmitri Lupe Clyde Fern".split()
L="Abernethy Boldt Castellane Drummore Eskildsen Fairbrother Gantry Hollenbeck Iverson Jessup Kowalczyk Lindqvist Marchetti Nakagawa Ostrander Pettibone Quillen Rademacher Sandoval Thibodeaux Umberger Vandermeer Whitlow Yarborough Zielke Okonjo Delacroix Prewitt Stroud Tran Mbeki Garza Hutchens Lowry Castaneda Bristow Fenske Oduya Pruitt Kessel".split()
class N:
    def __init__(s,r): s.r=r; s.u=set()
    def __call__(s,f='{F} {L}'):
        while 1:
            a,b=s.r.choice(F),s.r.choice(L)
            if (a,b) in s.u: continue
            s.u.add((a,b)); return f.format(F=a,L=b,I=a[0])
def m(x,d=2,s=''): return (s+f"{x:,.{d}f}")
def iso(d): return d.isoformat()
def us(d): return d.strftime('%m/%d/%Y')
def su(d): return f"{d.month}/{d.day}/{d:%y}"
def rd(r,y0,y1,first=True):
    return dt.date(r.randint(y0,y1),r.randint(1,12),1 if first else r.randint(1,28))
def eoy(d,y=1): return dt.date(d.year+y,d.month,d.day)-dt.timedelta(days=1)
def row(**k): return {a:b for a,b in k.items() if b is not None}
def save(name,asset,style,hard,rows,units,occ,vac,prop,asof,planted=None,sheet=None):
    t=dict(propertyName=prop,asOnDate=asof,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=rows)
    json.dump(t,open(f"{B}/truth/{name}.json",'w'),indent=1,ensure_ascii=False)
    INDEX.append(dict(file=name,assetType=asset,documentType='RENT_ROLL',author='treasurers',style=style,hard=hard))
