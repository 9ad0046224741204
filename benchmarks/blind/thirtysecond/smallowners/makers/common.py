import json,random,datetime as D,os
HERE=os.path.dirname(os.path.abspath(__file__))
INDEX=[]
F="Ada Ben Carla Dmitri Elsie Farid Gwen Hollis Ines Jarek Kerry Lorna Miles Nadia Owen Petra Quentin Rosa Sefton Tilda Umar Vera Wes Xenia Yusuf Zelda Bridie Colm Darnell Esme Fintan Greta Hamza Ivor Jolene Kofi Leona Mabel Niall Orla Pascal Ruth Stan Thea".split()
L="Abernethy Bukowiec Castellane Dunmore Eskridge Farrant Gorham Hadleigh Ibarrola Jesperson Kettleby Lomax Marchetti Nwosu Ollerton Pritchett Quarrie Rademacher Sandoval Thackray Underhay Vasko Wexcombe Yarrow Zielke Ashdown Brannock Coverdale Delacroix Enright Fothergill Grubisic Holloran Islay Janowicz Kilbride Larkham Mbeki Norquist Okonjo Pennock Rotherham Stavely Tolland Winslade Achterberg Brokaw Culpin".split()
def names(r,n):
    s=[(a,b) for a in F for b in L]; r.shuffle(s); out=[];seen={}
    for a,b in s:
        if seen.get(b,0)>n//len(L): continue
        seen[b]=seen.get(b,0)+1; out.append((a,b))
        if len(out)==n: break
    return out
def R(**k): return {a:b for a,b in k.items() if b is not None}
def iso(d): return d.isoformat() if d else None
def path(n): return os.path.join(HERE,'documents',n)
def day(r,a,b,first=False):
    a=D.date(*a);b=D.date(*b); d=a+D.timedelta(r.randrange((b-a).days+1))
    return d.replace(day=1) if first else d
def save(name,asset,style,rows,prop,date,units,occ,vac,hard=False,sheet=None,planted=None):
    t=dict(propertyName=prop,asOnDate=date,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=rows)
    json.dump(t,open(os.path.join(HERE,'truth',name+'.json'),'w'),indent=1,ensure_ascii=False)
    INDEX.append(dict(file=name,assetType=asset,documentType='RENT_ROLL',author='smallowners',style=style,hard=hard))
