import json,os,random,datetime as dt
R='build/blind'
D=dt.date
def iso(d): return d.strftime('%Y-%m-%d')
def addm(d,n):
    m=d.month-1+n; y=d.year+m//12; m=m%12+1
    import calendar
    return D(y,m,min(d.day,calendar.monthrange(y,m)[1]))
def exp(d,years): return addm(d,int(years*12))-dt.timedelta(days=1)
def doc(n): return f'{R}/documents/{n}'
def clean(r): return {k:v for k,v in r.items() if v is not None and v!=''}
def save(fn,asset,style,hard,prop,ason,rows,units,occ,vac,sheet=None,planted=None):
    t=dict(propertyName=prop,asOnDate=ason,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=[clean(r) for r in rows])
    json.dump(t,open(f'{R}/truth/{fn}.json','w'),indent=1,ensure_ascii=False)
    p=f'{R}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=fn]+[dict(file=fn,assetType=asset,documentType='RENT_ROLL',author='r86b',style=style,hard=hard)]
    ix.sort(key=lambda e:e['file']); json.dump(ix,open(p,'w'),indent=1,ensure_ascii=False)
    print(fn,len(rows),'rows')
