import json,random,os,datetime as dt
B=os.path.dirname(os.path.abspath(__file__));D=B+'/documents/';SEED=2911
def rnd(k): return random.Random(f'{SEED}-{k}')
def R(**k):
    o={}
    for a,b in k.items():
        if b is None or b==[] : continue
        if isinstance(b,(dt.date,)): b=b.isoformat()
        if isinstance(b,float): b=round(b,2)
        o[a]=b
    return o
def save(fn,asset,style,hard,prop,ason,units,occ,vac,rows,sheet=None,planted=None):
    for r in rows: assert r.get('unit') or r.get('tenantName'),(fn,r)
    json.dump(dict(propertyName=prop,asOnDate=ason,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=rows),open(f'{B}/truth/{fn}.json','w'),ensure_ascii=False,indent=1)
    json.dump(dict(file=fn,assetType=asset,documentType='RENT_ROLL',author='managers29',style=style,hard=hard),open(f'{B}/.idx_{fn}','w'))
    print(fn,len(rows),units,occ,vac)
def d(r,y0,y1): return dt.date(r.randint(y0,y1),r.randint(1,12),1)
def eoy(s,y): return s.replace(year=s.year+y)-dt.timedelta(1)
A='Brandl Nordhain Kestrel Vantor Lumera Orbisk Talwind Meridor Solvane Hartwig Quillon Pereda Castell Arvento Fjordal Bexley Tremont Ostara Kallmer Rivona Sandhurst Belcor Zephra Monterr Ilvane Dorvik Larkfield Pinnow Strathmoor Cavendro Egmond Falkner Griseda Halvorn Jessamy Korvath Lindqvo Marwick Nortessa Opaline'.split()
def names(r,kinds,suf,n):
    s=[];a=A[:];r.shuffle(a)
    i=0
    while len(s)<n:
        c=f"{a[i%len(a)]} {r.choice(kinds)} {r.choice(suf)}".strip();i+=1
        if c not in s: s.append(c)
    return s
