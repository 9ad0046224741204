import json, os, random, datetime as dt
HERE=os.path.dirname(os.path.abspath(__file__))
for d in ('documents','truth'): os.makedirs(os.path.join(HERE,d),exist_ok=True)
FIRST="Marisol Devin Anneke Tobias Priya Leland Corinne Hakeem Yesenia Garrett Imogen Rashad Blythe Nikolai Dolores Everett Fatima Quentin Rosalind Terrence Ximena Wendell Zora Calvin Bettina Omari Shreya Lucas Paloma Duncan Estelle Jerome Kavita Malachi Noreen Orson Petra Reuben Sunniva Trevor Ursula Vaughn Winona Ignacio Adaeze Bram Celeste Dmitri Elodie Franklin Greta Hollis".split()
LAST="Abernethy Boudreaux Castellano Drummond Eastlake Fonseca Gallardo Hathaway Ibarra Jankowski Kettering Lindqvist Mbeki-Ross Navarrete Okonjo Pemberton Quillan Rasmussen Santangelo Thibodeaux Underhill Valdivia Whitlock Xiong Yarborough Zielinski Ashdown Birkett Crowell Delacroix Esposito Farnham Grimaldi Holloway Iwanski Jefferies Kowalczyk Langston Medrano Nakagawa Ostrander Prudhomme Rutledge Sandoval Tillery Ueda Voss Wainwright Yancey Zamora McAllister O'Dell Dela\u00a0Cruz Stroud Pham Nguyen-Hart".replace('\u00a0','_').split()
LAST=[x.replace('_',' ') for x in LAST]
class N:
    def __init__(s,r): s.r=r; s.used=set()
    def fl(s):
        while 1:
            k=(s.r.choice(FIRST),s.r.choice(LAST))
            if k not in s.used: s.used.add(k); return k
D=dt.date
def iso(d): return d.isoformat()
def addm(d,n,day=None):
    m=d.month-1+n; y=d.year+m//12; m=m%12+1
    import calendar
    return D(y,m,min(day or d.day,calendar.monthrange(y,m)[1]))
def eom(d): return addm(D(d.year,d.month,1),1)-dt.timedelta(1)
def us(d): return d.strftime('%m/%d/%Y')
def usn(d): return f'{d.month}/{d.day}/{d.year}'
def usy(d): return d.strftime('%m/%d/%y')
def money(x,p=2): return f'{x:,.{p}f}'
def par(x,p=2): return f'({-x:,.{p}f})' if x<0 else f'{x:,.{p}f}'
def doc(name,ext): return os.path.join(HERE,'documents',f'{name}.{ext}')
KEYS={"unit","building","propertyName","unitType","area","tenantName","statusText","section","marketRent","contractRent","annualRent","leaseStartDate","leaseEndDate","moveInDate","moveOutDate","deposit","balance","charges","totalCharges","rentSteps"}
TOP={"propertyName","asOnDate","units","occupied","vacant","sheet","planted","rows"}
def finish(name,ext,truth,asset,style,hard):
    f=f'{name}.{ext}'
    t={"propertyName":None,"asOnDate":None,"units":None,"occupied":None,"vacant":None,"sheet":None,"planted":None}
    t.update(truth); assert set(t)<=TOP,set(t)-TOP
    rows=[]
    for r in t['rows']:
        r={k:(iso(v) if isinstance(v,D) else (round(v,2) if isinstance(v,float) else v)) for k,v in r.items() if v is not None and v!='' and v!=[]}
        assert set(r)<=KEYS,set(r)-KEYS
        assert r.get('unit') or r.get('tenantName'),r
        for c in r.get('charges',[]): c['amount']=round(c['amount'],2)
        rows.append(r)
    t['rows']=rows
    json.dump(t,open(os.path.join(HERE,'truth',f+'.json'),'w'),indent=1,ensure_ascii=False)
    ip=os.path.join(HERE,'index.json'); idx=json.load(open(ip)) if os.path.exists(ip) else []
    idx=[e for e in idx if e['file']!=f]+[{"file":f,"assetType":asset,"documentType":"RENT_ROLL","author":"originators","style":style,"hard":hard}]
    json.dump(sorted(idx,key=lambda e:e['file']),open(ip,'w'),indent=1)
    print(f,len(rows),'rows',{k:t[k] for k in t if k!='rows'})
