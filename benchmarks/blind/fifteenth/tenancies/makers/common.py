import json, os, random, datetime as dt, calendar
H=os.path.dirname(os.path.abspath(__file__)); DOC=H+'/documents/'; TR=H+'/truth/'
D=dt.date
def am(d,n):
    y=d.year+(d.month-1+n)//12; m=(d.month-1+n)%12+1
    return D(y,m,min(d.day,calendar.monthrange(y,m)[1]))
def end(s,years): return am(s,12*years)-dt.timedelta(1)
def iso(d): return d.isoformat() if isinstance(d,dt.date) else d
def r2(x): return round(x+1e-9,2)
def save(name,asset,style,hard,prop,ason,rows,units,occ,vac,sheet=None,planted=None,totals=None):
    out=[]
    for r in rows:
        q={}
        for k,v in r.items():
            if v is None or v==[] or v=='' or k.startswith('_'): continue
            q[k]=iso(v)
        out.append(q)
    t={"propertyName":prop,"asOnDate":iso(ason),"units":units,"occupied":occ,"vacant":vac,"sheet":sheet,"planted":planted,"printedTotals":totals or {},"rows":out}
    json.dump(t,open(TR+name+'.json','w'),indent=1,ensure_ascii=False)
    p=H+'/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=name]+[{"file":name,"assetType":asset,"documentType":"RENT_ROLL","author":"r12","style":style,"hard":hard}]
    ix.sort(key=lambda i:i['file']); json.dump(ix,open(p,'w'),indent=1,ensure_ascii=False)
A="Brindlemere Oakvane Tarrowick Sennfield Colmarsh Quillhaven Dunnabeg Fennimore Larchbury Wrenholt Ostermead Pellgrave Marrowby Stonequay Ivelstone Hathersby Kilbrannock Redmoss Thistleton Vellacourt Ashgrove Bexcombe Corrinvale Drayhurst Elmsworth Farrowgate Glenmarle Holtwick Inchmere Jarrowdale Kelvarn Lonsbury Merrowdale Norbeck Oldacre Penhallam Querrin Rothwynd Saltmere Tolvanna Underhay Varnholm Westerlea Yarrowfen Zellmont".split()
def names(rng,tails,n,sfx=('',)):
    a=A[:]; rng.shuffle(a); out=[]
    t=list(tails); i=0
    while len(out)<n:
        if i%len(t)==0: rng.shuffle(t)
        nm=(a[i%len(a)]+' '+t[i%len(t)]+' '+rng.choice(sfx)).strip()
        if nm not in out: out.append(nm)
        i+=1
        if i%len(a)==0: rng.shuffle(a)
    return out
