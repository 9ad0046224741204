import random, json, os, datetime as dt
OUT=os.path.dirname(os.path.abspath(__file__)); IDX=[]
D=dt.date
F="Aoife Bram Ciara Declan Ellen Farid Gwen Hamish Isla Jonah Keira Liam Maeve Nadia Owen Priya Rhys Saoirse Tomasz Una Viktor Wendy Yusuf Zara Callum Bethan Niall Orla Piotr Ruth".split()
S="Ashdown Brackley Carrow Dunphy Ellerby Fenwick Garrity Hathersage Innes Jessop Kilbride Lomax Mulvaney Nettleton O'Farrell Pritchard Quilter Rooney Sandiford Thackray Underhill Varley Whitlock Yeadon Zielinski Okafor Banerjee Costello Devaney McIlroy Tranter Swales Pemberton Haddow Loughlin".split()
A="Brindle Copperfield Northgate Larkrise Tidewater Stonebridge Fernhill Halcyon Meridian Oakmoor Pennant Ravenscar Silverdale Thornbury Whinfell Amberley Castlegate Drumlin Eskdale Glenmore".split()
B="Logistics,Dental Care,Solicitors LLP,Consulting,Engineering,Joinery,Interiors,Software,Accountants LLP,Recruitment,Print & Signs,Motor Factors,Tiles,Catering,Architects,Insurance Brokers,Plumbing Supplies,Fitness".split(',')
def person(r,style=0):
    f,s=r.choice(F),r.choice(S)
    return [f"{f} {s}",f"{r.choice(['Mr','Ms','Mrs','Dr'])} {f[0]} {s}",f"{s}, {f}"][style]
def cos(r,n,suf=("Ltd","Limited","Ltd","plc")):
    out=[]
    while len(out)<n:
        b=r.choice(B); c=r.choice(A)+" "+b+("" if "LLP" in b else " "+r.choice(suf))
        if c not in out: out.append(c)
    return out
def iso(d): return d.isoformat() if isinstance(d,dt.date) else d
def row(**k):
    o={}
    for a,b in k.items():
        if b is None or b==[]: continue
        o[a]=iso(b)
    assert 'unit' in o or 'tenantName' in o
    return o
def addm(d,m):
    y=d.year+(d.month-1+m)//12; mo=(d.month-1+m)%12+1
    return D(y,mo,min(d.day,[31,29 if y%4==0 else 28,31,30,31,30,31,31,30,31,30,31][mo-1]))
def term(d,y,m=0): return addm(d,12*y+m)-dt.timedelta(1)
def g(x,dp=0): return f"{x:,.{dp}f}"
def save(file,asset,rows,style,hard,propertyName,asOn,units,occ,vac,sheet=None,planted=None):
    if units is not None and occ is not None: assert occ+vac<=units,(file,units,occ,vac)
    t=dict(propertyName=propertyName,asOnDate=iso(asOn),units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=rows)
    json.dump(t,open(f"{OUT}/truth/{file}.json","w"),indent=1,ensure_ascii=False)
    IDX.append(dict(file=file,assetType=asset,documentType="RENT_ROLL",author="lettings",style=style,hard=hard))
def doc(f): return f"{OUT}/documents/{f}"
