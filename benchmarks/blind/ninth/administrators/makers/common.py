import json, os, random, datetime as dt
HERE=os.path.dirname(os.path.abspath(__file__))
DOC=os.path.join(HERE,'documents'); TRU=os.path.join(HERE,'truth')
os.makedirs(DOC,exist_ok=True); os.makedirs(TRU,exist_ok=True)
D=dt.date
def iso(d): return d if (d is None or isinstance(d,str)) else d.isoformat()
def addm(d,n):
    y=d.year+(d.month-1+n)//12; m=(d.month-1+n)%12+1
    last=[31,29 if y%4==0 and (y%100 or y%400==0) else 28,31,30,31,30,31,31,30,31,30,31][m-1]
    return D(y,m,min(d.day,last))
def eom(d): return addm(D(d.year,d.month,1),1)-dt.timedelta(days=1)
def lend(start,months): return addm(start,months)-dt.timedelta(days=1)
def r2(x): return round(x+1e-9,2)
def clean(row):
    o={}
    for k,v in row.items():
        if v is None or v=='' or v==[]: continue
        if isinstance(v,(dt.date,)): v=v.isoformat()
        if isinstance(v,float): v=round(v,2)
        if k=='charges': v=[{'code':c,'amount':round(a,2)} for c,a in v]
        if k=='rentSteps':
            v=[dict({'date':iso(s[0]),'amount':round(s[1],2)},**({'per':s[2]} if len(s)>2 else {})) for s in v]
        o[k]=v
    return o
def save(fname,asset,style,hard,prop,ason,units,occ,vac,rows,planted=None,sheet=None):
    rows=[clean(r) for r in rows]
    for r in rows: assert r.get('unit') or r.get('tenantName'),r
    t={'propertyName':prop,'asOnDate':iso(ason),'units':units,'occupied':occ,'vacant':vac,'sheet':sheet,'planted':planted,'rows':rows}
    json.dump(t,open(os.path.join(TRU,fname+'.json'),'w'),indent=1,ensure_ascii=False)
    ip=os.path.join(HERE,'index.json')
    idx=json.load(open(ip)) if os.path.exists(ip) else []
    idx=[i for i in idx if i['file']!=fname]
    idx.append({'file':fname,'assetType':asset,'documentType':'RENT_ROLL','author':'administrators','style':style,'hard':hard})
    idx.sort(key=lambda i:i['file'])
    json.dump(idx,open(ip,'w'),indent=1,ensure_ascii=False)
    print(fname,len(rows),'rows',units,occ,vac)
SUR="Alderwick Brennquist Calloweth Dunmarrow Eskerdine Farnholt Gildersand Hathermoor Ivesdale Jorvane Kestrelby Lindqvarn Marrowby Nethercott Orsdale Pellinore Quarrendon Rushmere Sandivar Thornbeck Ullsworth Vandermeel Wexcombe Yarrowden Zellingham Ashbrand Birkhollow Corvelle Draymoor Ellerkin Fenwarden Grantley Holloran Imbrey Jastrow Kilmarden Lathbury Mossgrove Norvane Ottermere Penhallick Ravensmoor Stavely Trevanick Umberleigh Vosskuhle Wintersby".split()
FIRST="Adele Bram Corinne Dario Elspeth Felix Greta Hollis Ines Jonah Katya Lionel Mireille Nadia Orrin Petra Quentin Rosa Silas Tamsin Ulric Vera Wendell Yvonne Zane Abel Bettina Cormac Delphine Emeric Fiona Gideon Harriet Ivo Juno".split()
