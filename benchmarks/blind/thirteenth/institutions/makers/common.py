"""Plumbing only (paths, truth writing, invented names); every layout is in its own make_NN.py."""
import json, os, random, datetime as dt
ROOT=os.path.dirname(os.path.abspath(__file__))
def doc(n): return os.path.join(ROOT,'documents',n)
def iso(d): return d.isoformat() if isinstance(d,(dt.date,)) else d
def clean(r): return {k:iso(v) for k,v in r.items() if v is not None and v!=''}
def put(name, asset, style, hard, truth):
    truth['rows']=[clean(r) for r in truth['rows']]
    truth.setdefault('sheet',None); truth.setdefault('planted',None)
    json.dump(truth,open(os.path.join(ROOT,'truth',name+'.json'),'w'),indent=1,ensure_ascii=False)
    p=os.path.join(ROOT,'index.json'); idx=json.load(open(p)) if os.path.exists(p) else []
    idx=[e for e in idx if e['file']!=name]+[dict(file=name,assetType=asset,documentType='RENT_ROLL',author='r4',style=style,hard=hard)]
    json.dump(sorted(idx,key=lambda e:e['file']),open(p,'w'),indent=1)
    print(name,len(truth['rows']),'rows')
def addm(d,m,day=None):
    y=d.year+(d.month-1+m)//12; mo=(d.month-1+m)%12+1
    import calendar
    return dt.date(y,mo,min(day or d.day,calendar.monthrange(y,mo)[1]))
def eom(d):
    import calendar
    return dt.date(d.year,d.month,calendar.monthrange(d.year,d.month)[1])
FIRST="Adelina Brandt Corwin Delphine Emory Fenella Gideon Harriet Ines Jorun Keziah Lorcan Mirela Nestor Odalys Piers Quilla Rafe Sunniva Tobin Una Viggo Wynn Xenia Yusuf Zelda Amos Bettina Cyril Dagny Elspeth Farid Greta Hollis Isolde Jabari Kerstin Lionel Maeve Nadir".split()
LAST="Abernall Brockhurst Castellan Dunmore Eckersly Fairwick Grantley Hollinger Inskeep Jessamy Kettleby Lindqvist Marchbank Northam Okonjo Pellerin Quarles Rosenthorn Stavely Tremaine Underhay Vandersloot Whitlock Yarborough Zielonka Ashgrove Belmonte Crowther Dassel Ellingham Farrowby Galbrecht Haverling Iverdale Kossuth Lattimer Mbekwe Nordahl Ostrander Pemberly".split()
