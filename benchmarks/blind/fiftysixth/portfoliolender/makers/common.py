import json, os, random, datetime as dt, subprocess, shutil
ROOT=os.path.dirname(os.path.abspath(__file__))
DOC=os.path.join(ROOT,'documents'); TR=os.path.join(ROOT,'truth')
F="Marisol Dwayne Ingrid Tobias Yvette Ramon Keisha Alton Priya Lorne Bettina Osei Hollis Nadine Cormac Lucinda Farid Greta Wendell Anneke Jorge Shanice Milos Peg Terrence Odalys Hugh Simone Dilip Corinne Vance Mabel Quentin Rosalba Ewan Tamika Boyd Zofia Leland Imani Arturo Fern Gideon Noreen Stellan Carla Rufus Delphine Hector Winnie".split()
L="Abernathy Quiroz Lindqvist Okafor Pruitt Delacroix Szymanski Hatfield Mbeki Trujillo Vanterpool Kessler Dunmore Ferreira Haddix Yoon Castellano Bjork Whitlow Nakagawa Tillery Oduya Brandvold Espinosa Galbraith McAdoo Rasheed Penhallow Sotelo Zuniga Crabtree Ivanek Lockridge Mansour Thibault Underhill Barragan Eastlake Goforth Jelinek Kowalczuk Landeros Maddox Nuttall Orozco Pasternak Ridgeway Stallworth Tran Voorhees".split()
def names(rng,n):
    s=[(a,b) for a in F for b in L]; rng.shuffle(s); return s[:n]
def D(y,m,d): return dt.date(y,m,d)
def addm(d,n,day=None):
    m=d.month-1+n; y=d.year+m//12; m=m%12+1
    import calendar
    return dt.date(y,m,min(day or d.day,calendar.monthrange(y,m)[1]))
def eom(d): return addm(d,0,31)
def iso(d): return d.isoformat() if d else None
def truth(file,meta,rows,**k):
    t={"propertyName":k.get("propertyName"),"asOnDate":k.get("asOnDate"),"units":k.get("units"),"occupied":k.get("occupied"),"vacant":k.get("vacant"),
       "sheet":k.get("sheet"),"planted":k.get("planted"),"rows":[]}
    for r in rows:
        o={}
        for a,v in r.items():
            if v is None or a.startswith('_'): continue
            if isinstance(v,dt.date): v=v.isoformat()
            if isinstance(v,float): v=round(v,2)
            if v==[] : continue
            o[a]=v
        t["rows"].append(o)
    json.dump(t,open(os.path.join(TR,file+'.json'),'w'),indent=1)
    p=os.path.join(ROOT,'index.json')
    ix=[e for e in (json.load(open(p)) if os.path.exists(p) else []) if e["file"]!=file]
    ix.append({"file":file,**meta}); ix.sort(key=lambda e:e["file"])
    json.dump(ix,open(p,'w'),indent=1)
    print(file,len(rows),'rows')
def soffice(src,fmt,out):
    subprocess.run(['soffice','-env:UserInstallation=file://.','--headless','--convert-to',fmt,'--outdir',out,src],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)
def chargesum(cs): return round(sum(c["amount"] for c in cs),2)
