import json, os, random, datetime as dt
B='build/blind'
F="Marisol Deanna Curtis Lyle Patrice Wendell Yolanda Hector Tamika Bruce Ingrid Calvin Roxanne Emmett Leticia Darnell Faye Gerald Nadine Orlando Pearl Quentin Rosalind Stuart Thelma Vernon Wilma Abel Bettina Clifton Dolores Ernesto Francine Gwen Harlan Imelda Jerome Kendra Lamont Mavis Norbert Odessa Percy Renata Silas Trudy Ulysses Velma Wade Xiomara Corey Janelle Bobby Kim Minh Sanjay Aisha Tomasz Nadia Travis Brandi Cody Shawna".split()
L="Abernethy Brackett Cordova Dillard Escamilla Fontenot Gaskins Holloway Iverson Jankowski Kessler Lattimore Mabry Nuttall Ochoa Pruitt Quarles Rudisill Stallworth Thibodeaux Underhill Villegas Whisenant Yarbrough Zamora Ashcraft Bledsoe Crowder Dunaway Ellerbee Farnham Grissom Hatcher Inman Jessup Kirkendall Lundgren McElroy Naquin Oakley Pettaway Rasmussen Sizemore Tran Ulrich Vang Womack Zeller Barrios Chapa Dombrowski Fuentes Gill Hightower Joiner Kowalczyk Landry Melancon Nguyen Osborne Poindexter Reyes Swafford".split()
def names(r):
    """endless unique (first,last)"""
    used=set()
    while True:
        p=(r.choice(F),r.choice(L))
        if p[1] in used and len(used)<len(L): continue
        if p in used: continue
        used.add(p); used.add(p[1]); yield p
def iso(d): return d.strftime('%Y-%m-%d')
def us(d): return d.strftime('%m/%d/%Y')
def us2(d): return d.strftime('%m/%d/%y')
def usn(d): return f'{d.month}/{d.day}/{d.year}'
def usn2(d): return f'{d.month}/{d.day}/{d.year%100:02d}'
def m2(x): return f'{x:,.2f}'
def m0(x): return f'{x:,.0f}'
def rdate(r,a,b): return a+dt.timedelta(days=r.randrange((b-a).days+1))
def first(d): return d.replace(day=1)
def addm(d,n):
    y=d.year+(d.month-1+n)//12; m=(d.month-1+n)%12+1
    return dt.date(y,m,min(d.day,28))
def eom(d):
    n=addm(d.replace(day=1),1); return n-dt.timedelta(days=1)
def endterm(s,months): return addm(s,months)-dt.timedelta(days=1)
def row(**k): return {a:b for a,b in k.items() if b is not None}
def save(file,asset,style,hard,truth,author='r81c'):
    t={'propertyName':None,'asOnDate':None,'units':None,'occupied':None,'vacant':None,'sheet':None,'planted':None}
    t.update(truth)
    json.dump(t,open(f'{B}/truth/{file}.json','w'),indent=1)
    p=f'{B}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=file]
    ix.append({'file':file,'assetType':asset,'documentType':'RENT_ROLL','author':author,'style':style,'hard':hard})
    ix.sort(key=lambda e:e['file']); json.dump(ix,open(p,'w'),indent=1)
def doc(f): return f'{B}/documents/{f}'
os.makedirs(B+'/render',exist_ok=True)
