import json,os,random,datetime as D
ROOT='build/blind'
def doc(n): return f'{ROOT}/documents/{n}'
def iso(d): return d.isoformat() if d else None
def addm(d,m,last=False):
    y=d.year+(d.month-1+m)//12; mo=(d.month-1+m)%12+1
    try: r=D.date(y,mo,d.day)
    except ValueError: r=D.date(y,mo,28)
    return r-D.timedelta(1) if last else r
def clean(r): return {k:v for k,v in r.items() if v is not None and v!=[]}
def save(name,asset,style,hard,prop,ason,units,occ,vac,rows,planted=None,sheet=None,checks=None):
    t=dict(propertyName=prop,asOnDate=ason,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=[clean(r) for r in rows])
    json.dump(t,open(f'{ROOT}/truth/{name}.json','w'),ensure_ascii=False,indent=1)
    p=f'{ROOT}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=name]+[dict(file=name,assetType=asset,documentType='RENT_ROLL',author='r78b',style=style,hard=hard)]
    json.dump(sorted(ix,key=lambda i:i['file']),open(p,'w'),ensure_ascii=False,indent=1)
    # checks: list of (key-or-charge, printed total)
    for k,v in (checks or []):
        s=0
        for r in t['rows']:
            if k.startswith('c:'): s+=sum(c['amount'] for c in r.get('charges',[]) if c['code']==k[2:])
            else: s+=r.get(k) or 0
        if abs(s-v)>0.006: print('  !! DOES NOT TIE',name,k,round(s,2),v, 'planted' if planted else '')
    print(name,len(rows),'rows',units,occ,vac)
