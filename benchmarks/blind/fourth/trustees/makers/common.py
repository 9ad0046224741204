import json, os, random, datetime as dt
HERE=os.path.dirname(os.path.abspath(__file__)); DOC=HERE+'/documents/'; TR=HERE+'/truth/'
D=dt.date
def R(**k):
    o={}
    for a,v in k.items():
        if v is None or v=='' or v==[]: continue
        if isinstance(v,(dt.datetime,)): v=v.date()
        if isinstance(v,D): v=v.isoformat()
        if isinstance(v,float): v=round(v,2)
        o[a]=v
    return o
def save(name,rows,prop,ason,units,occ,vac,asset,style,hard=False,planted=None,sheet=None,checks=()):
    for lab,a,b in checks:
        if abs(a-b)>0.005: raise SystemExit(f'{name}: {lab} {a} != {b}')
    t=dict(propertyName=prop,asOnDate=ason,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=rows)
    json.dump(t,open(TR+name+'.json','w'),ensure_ascii=False,indent=1)
    p=HERE+'/index_parts.json'; ix=json.load(open(p)) if os.path.exists(p) else {}
    ix[name]=dict(file=name,assetType=asset,documentType='RENT_ROLL',author='e3',style=style,hard=hard)
    json.dump(ix,open(p,'w'),ensure_ascii=False,indent=1)
    print('saved',name,len(rows),'rows')
def addm(d,n):
    y=d.year+(d.month-1+n)//12; m=(d.month-1+n)%12+1
    return D(y,m,min(d.day,28 if m==2 else 30))
LAST="Abernathy Bascom Calloway Dreyfus Ellingson Fairweather Garrity Hathorne Iverson Jessup Kettering Lomax Mabry Norquist Ocheltree Pruitt Quarles Rademacher Stovall Tillery Umstead Vasquez Whitlow Yarborough Zeller Brannigan Coyle Delacroix Espinoza Fontenot Guthrie Hargis Ibarra Jernigan Kovacs Lindqvist Mendoza Nakagawa Ostrander Pham Reyes Saldana Thibodeaux Underhill Villanueva Wozniak Xiong Yates Zamora Acheson Birdwell Castellano Dombrowski Eastman Fenwick Goodhue Hollander Inman Jarvis Kincaid Lattimore McCrory Nettles Oduya Pettibone Rawlins Sorrell Trask Upshaw Voss Wainwright".split()
FIRST="Alan Beth Carl Dana Edwin Faye Glenn Holly Irene Joel Karen Leon Marcy Neil Opal Perry Ruth Scott Tessa Vern Wanda Theo Nadia Omar Priya Luis Hector Rosa Dmitri Ingrid".split()
