import json,os,datetime as dt
ROOT=os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
def doc(n): return os.path.join(ROOT,'documents',n)
def iso(d): return d.isoformat() if hasattr(d,'isoformat') else d
def clean(r): return {k:v for k,v in r.items() if v is not None and v!=[]}
def save(name,truth,assetType,style,hard):
    truth['rows']=[clean(r) for r in truth['rows']]
    t={k:truth.get(k) for k in ('propertyName','asOnDate','units','occupied','vacant','sheet','planted')}
    t['rows']=truth['rows']
    json.dump(t,open(os.path.join(ROOT,'truth',name+'.json'),'w'),indent=1,ensure_ascii=False)
    p=os.path.join(ROOT,'index.json')
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]
    ix.append({'file':name,'assetType':assetType,'documentType':'RENT_ROLL','author':'assetmanagers','style':style,'hard':hard})
    json.dump(ix,open(p,'w'),indent=1)
def mdy(d,z=False): return d.strftime('%m/%d/%Y') if z else f'{d.month}/{d.day}/{d.year}'
def addm(d,m):
    y,mo=divmod(d.year*12+d.month-1+m,12); return dt.date(y,mo+1,min(d.day,28))
def eom(d):
    n=addm(d.replace(day=1),1); return n-dt.timedelta(days=1)
