import json,os,random,datetime as dt,calendar
B='.'
D=dt.date
def am(d,m):
    k=d.year*12+d.month-1+m; y,mo=divmod(k,12); mo+=1
    return D(y,mo,min(d.day,calendar.monthrange(y,mo)[1]))
def eom(d): return D(d.year,d.month,calendar.monthrange(d.year,d.month)[1])
def term(start,years):  # last day of a term of whole years/months
    return am(start,int(years*12))-dt.timedelta(days=1)
def m0(x): return f"{x:,.0f}"
def m2(x): return f"{x:,.2f}"
def de(x,n=2): return f"{x:,.{n}f}".replace(',','_').replace('.',',').replace('_','.')
A="Halden,Brightmoor,Calloway,Quillon,Tessaract,Ostrava,Merrin,Fenwood,Larkspire,Northquay,Pelorus,Suncrest,Varick Hill,Wexley,Yarrow,Zephyrine,Abernault,Corvane,Dunmore Pike,Elmstead,Garrow,Hollis Reach,Indigo Vale,Juniper Lane,Kestrelbrook,Lumenor,Maplegate,Novelis Arc,Orchardline,Pinnock,Redfern Cove,Stellwagen,Thornapple,Umberfield,Vantrell,Whitlock Row,Ashgrove,Bellweather,Cinderford,Drayhorse,Everglen,Foxcombe,Glasswing,Harrowgate,Ironbark,Kilncroft,Lowmarsh,Mossbank,Nettlecombe,Oakhurst Bay,Portlemouth,Quarrydale,Rookhaven,Silverbeck,Tidewell".split(',')
def names(r,suf,n):
    a=A[:]; r.shuffle(a); out=[]
    i=0
    while len(out)<n:
        x=a[i%len(a)]+' '+r.choice(suf)
        if x not in out: out.append(x)
        i+=1
    return out
def clean(o):
    if isinstance(o,dict): return {k:clean(v) for k,v in o.items() if v is not None or k in('propertyName','asOnDate','sheet','planted','units','occupied','vacant')}
    if isinstance(o,list): return [clean(x) for x in o]
    if isinstance(o,D): return o.isoformat()
    if isinstance(o,float): return round(o,2)
    return o
def cr(row): # rows need no null keys
    return {k:v for k,v in row.items() if v is not None and v!=[]}
def save(f,asset,style,rows,name,ason,units,occ,vac,sheet=None,planted=None,totals=None,hard=False):
    t=clean({"propertyName":name,"asOnDate":ason,"units":units,"occupied":occ,"vacant":vac,"sheet":sheet,"planted":planted,"printedTotals":totals or {},"rows":[cr(x) for x in rows]})
    json.dump(t,open(f'{B}/truth/{f}.json','w'),indent=1,ensure_ascii=False)
    p=f'{B}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=f]+[{"file":f,"assetType":asset,"documentType":"RENT_ROLL","author":"r24","style":style,"hard":hard}]
    json.dump(sorted(ix,key=lambda e:e['file']),open(p,'w'),indent=1)
    # own tie check
    def ck(key,f2):
        if totals and key in totals:
            s=round(sum(f2(x) for x in t['rows']),2); ok=abs(s-totals[key])<0.02
            print('   ',key,s,totals[key],'ok' if ok else '*** DIFF (planted)' if planted else '*** DIFF')
    print(f,len(rows),units,occ,vac)
    for k in('area','contractRent','annualRent','deposit','totalCharges','marketRent','balance'): ck(k,lambda x:x.get(k,0) if not isinstance(x.get(k,0),str) else 0)
