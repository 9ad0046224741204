import json,os,random,datetime as dt
B='build/blind'; DOC=B+'/documents/'; TR=B+'/truth/'
D=dt.date
def iso(d): return d.isoformat() if isinstance(d,dt.date) else d
def row(**k):
    o={}
    for a,b in k.items():
        if b is None or b=='' or b==[]: continue
        o[a]=iso(b)
    return o
def save(file,truth,asset,author,style,hard):
    assert all('unit' in r or 'tenantName' in r for r in truth['rows']),file
    truth.setdefault('planted',None); truth.setdefault('sheet',None)
    json.dump(truth,open(TR+file+'.json','w'),indent=1,ensure_ascii=False)
    p=B+'/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=file]+[dict(file=file,assetType=asset,documentType='RENT_ROLL',author=author,style=style,hard=hard)]
    json.dump(sorted(ix,key=lambda e:e['file']),open(p,'w'),indent=1)
FN="Aoife Ciaran Niamh Declan Priya Tomasz Hannah Oliver Grace Liam Sofia Marek Yusuf Amelia Callum Freya Rhys Imogen Kofi Leila Ewan Megan Daniel Chloe Arjun Mei Isla Noah Zara Patrick Sinead Eoin Roisin Conor Maeve Hugo Ines Rafael Bianca Femi Tariq Emily Jack Lucia Viktor Nadia Owen Beatrice".split()
SN="Byrne Walsh Okafor Nowak Patel Hughes Brennan Keane Murray Doyle Lindqvist Farrow Hartley Singh Kowalski Mbeki Costa Fleming Ashworth Penrose Gallagher Quinlan Whelan Sheridan Molloy Tanaka Desai Rowntree Thackray Aldous Cartwright Bellamy Ferreira Haddad Osei Varga Petrov Lockwood Stanhope Garrity Nolan Hegarty Dunleavy Prior Wu Marchetti Abbott Crane".split()
def person(r,used=set()):
    for _ in range(999):
        n=r.choice(FN),r.choice(SN)
        if n not in used: used.add(n); return n
def addm(d,n):
    m=d.month-1+n; y=d.year+m//12; m=m%12+1
    import calendar
    return D(y,m,min(d.day,calendar.monthrange(y,m)[1]))
def term_end(s,years): return addm(s,int(years*12))-dt.timedelta(days=1)
def fixed(d,day=0): return d
