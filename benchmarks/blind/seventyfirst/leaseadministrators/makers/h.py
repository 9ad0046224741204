import json,os,random,datetime as dt
B='build/blind'
D=dt.date
def path(n): return f'{B}/documents/{n}'
def addm(d,m):
    y=d.year+(d.month-1+m)//12; mo=(d.month-1+m)%12+1
    return D(y,mo,min(d.day,[31,29 if y%4==0 else 28,31,30,31,30,31,31,30,31,30,31][mo-1]))
def eom(d): return addm(d.replace(day=1),1)-dt.timedelta(1)
def endof(s,m): return addm(s,m)-dt.timedelta(1)
def iso(d): return d.isoformat()
def r2(x): return round(x+1e-9,2)
def m2(x): return f'{x:,.2f}'
def m0(x): return f'{x:,.0f}'
def us(d): return d.strftime('%m/%d/%Y')
def save(name,asset,style,hard,prop,asof,units,occ,vac,rows,sheet=None,planted=None):
    t=dict(propertyName=prop,asOnDate=asof,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,
      rows=[{k:v for k,v in r.items() if v is not None and v!=[]} for r in rows])
    for r in t['rows']: assert r.get('unit') or r.get('tenantName')
    json.dump(t,open(f'{B}/truth/{name}.json','w'),indent=1,ensure_ascii=False)
    p=f'{B}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]+[dict(file=name,assetType=asset,documentType='RENT_ROLL',author='r71b',style=style,hard=hard)]
    ix.sort(key=lambda e:e['file']); json.dump(ix,open(p,'w'),indent=1)
    print(name,len(rows),'rows')
FN='Adela Bram Corinne Dov Elspeth Farid Greta Hollis Imani Jarek Kelda Lorne Maribel Nils Odette Pruitt Quill Rosalba Sverre Tamsin Ulric Vesna Wendel Xiomara Yardley Zelma Anton Bettina Cyrus Delphine Emeka Fiona Gustav Henrike Ivo Juniper Kasimir Leocadia Merrick Nadia'.split()
LN='Abernole Brackwell Castellino Dunmire Estergard Fallowby Grannick Hostvedt Ibarrola Jessamy Kolbeck Lindqvarn Marchetto Norringham Okwuoma Pellerby Quintavell Rasmudsen Stavely Tolliwer Umbright Vanderhaak Wexcombe Yostrander Zabrowny Ashgrove Birkholm Cadwallon Drennick Ellsmore Fenwath Gallowby Hartsuch Iversund Juddman Kempthorn Larkspur Maddoway'.split()
def people(rng,n):
    s=[];seen=set()
    while len(s)<n:
        x=(rng.choice(FN),rng.choice(LN))
        if x not in seen: seen.add(x); s.append(x)
    return s
