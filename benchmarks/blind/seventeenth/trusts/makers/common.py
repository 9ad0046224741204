import json,os,random,datetime as dt,subprocess,shutil
H=os.path.dirname(os.path.abspath(__file__))
F="Ada Bram Celia Dario Edna Fitz Gwen Hollis Ines Jarek Kiona Lowell Mabel Nico Odell Petra Quill Rosa Silas Tamsin Ulric Vesna Wendell Xiomara Yusuf Zelda Amos Brigid Cosmo Delphine Ezra Farah Goran Hattie Ignacio Junia Kofi Leta Marek Nell".split()
L="Abernott Bexwell Castavo Dunlarry Eskridge-Pohl Farnaby Gullickson Havermeer Ibarolo Jessamyn Kettlebrook Lindqvost Marchetty Nwabuisi Ostrander Pellicane Quarleston Rademann Santibez Thackerly Umberfield Vandermoot Wickstrand Xavarro Yelverton Zabrisky Okonjua Delacrux Brightwater Tolliver-May Pham-Ortell Crostino".split()
def namer(r):
    seen=set()
    def f(fmt="fl"):
        while 1:
            a,b=r.choice(F),r.choice(L)
            if (a,b) not in seen: break
        seen.add((a,b))
        return {"fl":f"{a} {b}","lf":f"{b}, {a}","LF":f"{b}, {a}".upper(),"i":f"{a[0]}. {b}"}[fmt]
    return f
def D(r,y0,y1):
    return dt.date(r.randint(y0,y1),r.randint(1,12),r.choice([1,1,1,15,r.randint(2,28)]))
def us(d,z=True): return d.strftime("%m/%d/%Y") if z else f"{d.month}/{d.day}/{d.year}"
def us2(d): return f"{d.month}/{d.day}/{d:%y}"
def eom(d): 
    n=(d.replace(day=28)+dt.timedelta(days=4)).replace(day=1); return n-dt.timedelta(days=1)
def plus(d,months,less=1):
    m=d.month-1+months; return dt.date(d.year+m//12,m%12+1,min(d.day,28))-dt.timedelta(days=less)
def row(**k):
    o={}
    for a,v in k.items():
        if v is None or v==[]: continue
        if isinstance(v,dt.date): v=v.isoformat()
        if isinstance(v,float): v=round(v,2)
        o[a]=v
    return o
def save(name,asset,style,hard,propertyName,asOn,units,occ,vac,rows,totals,sheet=None,planted=None):
    """totals: printed totals {"key":value}, kept in the truth as printedTotals (an extra key)"""
    t=dict(propertyName=propertyName,asOnDate=asOn,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,
           printedTotals={k:round(v,2) for k,v in totals.items()},rows=rows)
    json.dump(t,open(f"{H}/truth/{name}.json","w"),indent=1)
    p=f"{H}/index.json"; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[x for x in ix if x["file"]!=name]+[dict(file=name,assetType=asset,documentType="RENT_ROLL",author="r17",style=style,hard=hard)]
    ix.sort(key=lambda x:x["file"]); json.dump(ix,open(p,"w"),indent=1)
    # own check: sums of the truth against the printed totals
    for k,v in totals.items():
        if k.startswith("charge:"): s=sum(c["amount"] for r in rows for c in r.get("charges",[]) if c["code"]==k[7:])
        else: s=sum(r.get(k,0) for r in rows if not isinstance(r.get(k,0),str))
        if abs(s-v)>.01: print("  TIE",name,k,round(s,2),v,"(planted)" if planted else "*** BAD")
    for r in rows:
        assert r.get("unit") or r.get("tenantName"),r
    print("ok",name,len(rows),units,occ,vac)
def doc(n): return f"{H}/documents/{n}"
def html2pdf(html,name):
    b=name.rsplit(".",1)[0]; d=f"{H}/lo"; os.makedirs(d,exist_ok=True)
    open(f"{d}/{b}.html","w").write(html)
    subprocess.run(["nice","soffice","--headless",f"-env:UserInstallation=file://{H}/lo/prof","--infilter=HTML (StarWriter)","--convert-to","pdf:writer_pdf_Export","--outdir",f"{H}/documents",f"{d}/{b}.html"],capture_output=True,timeout=120)
