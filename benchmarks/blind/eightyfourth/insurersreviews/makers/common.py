import json,os,random,datetime as dt
B='build/blind/'
D=dt.date
FN='Alicia Marcus Denise Tyrell Hannah Oscar Priya Colin Rosa Wendell Kayla Andre Fiona Jamal Beth Luis Nora Trevor Imani Grant Yolanda Peter Sonia Caleb Maribel Dwight Leah Hector Joan Ravi Tessa Curtis Elena Brandon Gail Omar Paige Vernon Lucia Neil Shanice Arturo Robin Keith Amara Derek Camille Stuart Ines Felix'.split()
LN='Abernethy Blanchette Castaneda Dunleavy Eastwick Fairbairn Galindo Hargrove Ibarra Jessop Kowalczyk Lindqvist Macready Nakagawa Okafor Pettibone Quesada Rasmussen Sandoval Thackeray Underhill Villareal Wexler Yarbrough Zielinski Bramlett Crandall Delacroix Ellsworth Fontenot Greavey Hollis Inglesby Jankowski Kettering Larrabee Mendenhall Norquist Oyelaran Plunkett Ridgeway Stavros Tillman Vasquez Whitcomb Ainsley Boudreau Coltrane Dragomir Esparza Farnham Gutierrez Hathaway Isley'.split()
def names(rng,n):
    s=set();o=[]
    while len(o)<n:
        p=(rng.choice(FN),rng.choice(LN))
        if p in s: continue
        s.add(p);o.append(p)
    return o
def addm(d,m):
    y=d.year+(d.month-1+m)//12;mo=(d.month-1+m)%12+1
    import calendar
    return D(y,mo,min(d.day,calendar.monthrange(y,mo)[1]))
def eom(d):
    return addm(D(d.year,d.month,1),1)-dt.timedelta(1)
def us(d): return d.strftime('%m/%d/%Y')
def us0(d): return f'{d.month}/{d.day}/{d.year}'
def us2(d): return f'{d.month}/{d.day}/{d.strftime("%y")}'
def m2(v): return f'{v:,.2f}'
def m0(v): return f'{v:,.0f}'
def iso(d): return d.isoformat()
def save(name,truth,asset,style,hard,author):
    for r in truth['rows']:
        for k in [k for k,v in r.items() if v is None]: del r[k]
        assert r.get('unit') or r.get('tenantName'),r
    truth.setdefault('planted',None);truth.setdefault('sheet',None)
    json.dump(truth,open(B+f'truth/{name}.json','w'),indent=1)
    p=B+'index.json';ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]
    ix.append(dict(file=name,assetType=asset,documentType='RENT_ROLL',author=author,style=style,hard=hard))
    ix.sort(key=lambda e:e['file']);json.dump(ix,open(p,'w'),indent=1)
    print(name,len(truth['rows']),'rows')
def put(c,x,y,s,f='Helvetica',z=8,a='l',maxw=None):
    s=str(s)
    w=c.stringWidth(s,f,z)
    if maxw and w>maxw: print('TOO WIDE',s,w,maxw)
    c.setFont(f,z)
    if a=='l': c.drawString(x,y,s)
    elif a=='r': c.drawRightString(x,y,s)
    else: c.drawCentredString(x,y,s)
