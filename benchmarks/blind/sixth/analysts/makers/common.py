"""Only writes truth and index; every layout lives in its own script."""
import json, os, datetime as dt
ROOT=os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOC=lambda n: os.path.join(ROOT,'documents',n)
def iso(d): return d.isoformat() if isinstance(d,(dt.date,)) else d
def clean(r):
    out={}
    for k,v in r.items():
        if v is None or v=='' or (k in('charges','rentSteps') and not v): continue
        if isinstance(v,(dt.date,)): v=v.isoformat()
        out[k]=v
    return out
def save(name, assetType, style, hard, rows, propertyName=None, asOn=None, units=None, occupied=None, vacant=None, sheet=None, planted=None, checks=None):
    """checks: list of (what, truth sum, printed total) stored for the self-check"""
    t=dict(propertyName=propertyName, asOnDate=asOn, units=units, occupied=occupied, vacant=vacant, sheet=sheet, planted=planted, rows=[clean(r) for r in rows])
    os.makedirs(os.path.join(ROOT,'truth'),exist_ok=True)
    json.dump(t,open(os.path.join(ROOT,'truth',name+'.json'),'w'),indent=1,ensure_ascii=False)
    p=os.path.join(ROOT,'index.json'); ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]
    ix.append(dict(file=name,assetType=assetType,documentType='RENT_ROLL',author='analysts',style=style,hard=hard)); ix.sort(key=lambda e:e['file'])
    json.dump(ix,open(p,'w'),indent=1,ensure_ascii=False)
    for w,k,pt in checks or []:
        s=round(sum(r.get(k) or 0 for r in t['rows']),2)
        flag='ok' if abs(s-pt)<0.006 else ('PLANTED?' if planted else 'MISMATCH')
        print(name,w,s,pt,flag)
    print(name,len(rows),'rows')
