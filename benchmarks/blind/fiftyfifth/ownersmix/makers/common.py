import json, os, random, datetime as dt, subprocess, shutil, tempfile
HERE=os.path.dirname(os.path.abspath(__file__))
DOC=os.path.join(HERE,'documents'); TRU=os.path.join(HERE,'truth')
INDEX=[]
F="Alma Bertrand Corinne Dario Edith Fintan Greta Hollis Ines Jarvis Katya Lionel Maribel Nestor Odile Priya Quentin Rosalba Stefan Tamsin Ulrich Verena Wendell Xiomara Yusuf Zelda Anselm Bronwyn Cyril Deepa Emeka Farida Gideon Hana Ivo Jolene Kwame Leticia Magnus Nadia Orla Pavel Renata Silas Thandi Umberto Vivian Walter Yolanda Zack".split()
L="Abernack Boltwood Cardozzi Dunleavy Eskander Farquist Gallenti Hobersham Iverdale Jankowicz Kettlebury Lorimond Mbekwe Nakashiro Oyelandi Prazeres Quillfeather Rostovar Sandoval-Pyke Tindersley Ulvestad Vantongeren Wexcombe Yarborne Zielonka Achterberg Brisquet Caldermoor Desrosierz Echevarro Fennimark Gulbransen Huxtabel Ingoldsen Jemberu Kavanost Lindermere Morozetti Nwachuku Ostrander-Fell Pendergrath Rukmansu Stallybrook Trevanick Uzunoglou Villacruz Wojtasik Yeomanson Zamorrani Okpareke".split()
def name(r): return r.choice(F)+' '+r.choice(L)
def names(r,n):
    s=[];seen=set()
    while len(s)<n:
        x=name(r)
        if x not in seen: seen.add(x); s.append(x)
    return s
def R(**k): return {a:b for a,b in k.items() if b is not None and b!=[]}
def iso(d): return d.isoformat() if d else None
def D(y,m,d): return dt.date(y,m,d)
def eom(d):
    n=(d.replace(day=28)+dt.timedelta(days=4)).replace(day=1); return n-dt.timedelta(days=1)
def addm(d,n):
    y=d.year+(d.month-1+n)//12; m=(d.month-1+n)%12+1
    return dt.date(y,m,min(d.day,eom(dt.date(y,m,1)).day))
def us(d): return f"{d.month}/{d.day}/{d.year}" if d else ''
def us0(d): return d.strftime('%m/%d/%Y') if d else ''
def m2(x): return f"{x:,.2f}"
def m0(x): return f"{x:,.0f}"
def save(file,asset,author,style,hard,prop,ason,units,occ,vac,rows,sheet=None,planted=None):
    t=dict(propertyName=prop,asOnDate=ason,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=rows)
    for x in rows: assert x.get('unit') or x.get('tenantName'),x
    json.dump(t,open(os.path.join(TRU,file+'.json'),'w'),indent=1,ensure_ascii=False)
    INDEX.append(dict(file=file,assetType=asset,documentType='RENT_ROLL',author=author,style=style,hard=hard))
def soffice(src,ext,out):
    d=tempfile.mkdtemp()
    subprocess.run(['soffice','--headless',f'-env:UserInstallation=file:///tmp/lo_ownersmix','--convert-to',ext,'--outdir',d,src],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)
    b=os.path.splitext(os.path.basename(src))[0]+'.'+ext.split(':')[0]
    shutil.move(os.path.join(d,b),out)
