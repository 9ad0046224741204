import json,os,random,datetime as dt
R='build/blind'
D=R+'/documents/'
def iso(d): return d.isoformat() if d else None
def clean(r): return {k:v for k,v in r.items() if v is not None and v!=[]}
def save(file,asset,style,hard,prop,ason,units,occ,vac,rows,planted=None,sheet=None):
    t=dict(propertyName=prop,asOnDate=ason,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=[clean(r) for r in rows])
    json.dump(t,open(f'{R}/truth/{file}.json','w'),indent=1,ensure_ascii=False)
    p=R+'/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=file]+[dict(file=file,assetType=asset,documentType='RENT_ROLL',author='r74c',style=style,hard=hard)]
    json.dump(ix,open(p,'w'),indent=1)
def addy(d,y,less1=True):
    try: n=d.replace(year=d.year+y)
    except ValueError: n=d.replace(year=d.year+y,day=28)
    return n-dt.timedelta(days=1) if less1 else n
