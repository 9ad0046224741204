import json,os,random,datetime as dt
ROOT=os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
D=os.path.join(ROOT,'documents')
F="Marisol Devin Keisha Tomas Priya Hollis Jamal Renee Anselm Corinne Luther Bettina Omar Giselle Wade Yesenia Piotr Latrice Ronan Ximena Alden Noelle Desmond Farrah Kirk Ingrid Marcus Tabitha Emil Shanice Ravi Colette Dwayne Perla Stefan Maeve Hector Linnea Cyrus Odette Brock Amina Grant Soledad Kenji Paige Ulises Trina Neil Fatima".split()
L="Abernath Bucknell Castaneda Dorrance Eastlund Ferraro Gutierrez-Ames Holbrook Iversen Jankowski Kettering Lindqvist Moreland Nakagawa Okafor Pruitt Quintero Rasmussen Saldivar Tillery Umana Vandermeer Whitlow Xiong Yarborough Zielinski Arceneaux Birdsong Colquitt Dempster Escobedo Fontaine Grissom Haddad Ingersoll Jeffcoat Kowalczyk Ledbetter Mbeki McElroy Nordstrand Overby Pacheco Rutledge Stavros Trujillo Vasquez Wofford Yoder Zapata".split()
def names(r,n):
    s=set();o=[]
    while len(o)<n:
        a=(r.choice(F),r.choice(L))
        if a in s: continue
        s.add(a);o.append(a)
    return o
def add_m(d,m):
    y=d.year+(d.month-1+m)//12; mo=(d.month-1+m)%12+1
    return dt.date(y,mo,min(d.day,[31,29 if y%4==0 else 28,31,30,31,30,31,31,30,31,30,31][mo-1]))
def lend(start,m): return add_m(start,m)-dt.timedelta(days=1)
def iso(d): return d.isoformat() if hasattr(d,'isoformat') else d
def us(d): return d.strftime('%m/%d/%Y') if hasattr(d,'strftime') else (d or '')
def us2(d): return d.strftime('%m/%d/%y') if hasattr(d,'strftime') else (d or '')
def usn(d): return f'{d.month}/{d.day}/{d.year}' if hasattr(d,'month') else (d or '')
def usn2(d): return f'{d.month}/{d.day}/{d.year%100:02d}' if hasattr(d,'month') else (d or '')
def m2(x): return '' if x is None else (f'{x:,.2f}' if x>=0 else f'({-x:,.2f})')
def m0(x): return '' if x is None else (f'{x:,.0f}' if x>=0 else f'({-x:,.0f})')
def save(name,assetType,style,hard,rows,propertyName=None,asOnDate=None,units=None,occupied=None,vacant=None,sheet=None,planted=None):
    out=[]
    for r in rows:
        q={}
        for k,v in r.items():
            if k.startswith('_') or v is None or v=='' or v==[]: continue
            if isinstance(v,float): v=round(v,2); v=int(v) if v==int(v) else v
            q[k]=iso(v)
        if 'charges' in q: q['charges']=[{"code":c,"amount":round(a,2)} for c,a in q['charges']]
        if 'rentSteps' in q: q['rentSteps']=[dict({"date":iso(s[0]),"amount":round(s[1],2)},**({"per":s[2]} if len(s)>2 else {})) for s in q['rentSteps']]
        out.append(q)
    t={"propertyName":propertyName,"asOnDate":asOnDate,"units":units,"occupied":occupied,"vacant":vacant,"sheet":sheet,"planted":planted,"rows":out}
    json.dump(t,open(f'{ROOT}/truth/{name}.json','w'),indent=1)
    p=f'{ROOT}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=name]+[{"file":name,"assetType":assetType,"documentType":"RENT_ROLL","author":"datacompany","style":style,"hard":hard}]
    ix.sort(key=lambda i:i['file']); json.dump(ix,open(p,'w'),indent=1)
    print(name,len(out))
