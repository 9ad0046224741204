import json,os,random,datetime as dt
D='documents/';T='truth/'
FN="Aoife Liam Priya Tom Grace Hamish Zanele Thabo Mei Oliver Niamh Sipho Ruth Callum Isla Ewan Farah Jonas Wiremu Hana Leah Piotr Anita Derek Maud Cyril Edith Norman Joan Brenda Ivor Gwen Kofi Lucia Rory Ciara Declan Orla Tane Nomsa".split()
SN="Ashdown Byrne Coetzee Dlamini Ellwood Fairhurst Gallagher Hartnoll Iveson Jessop Kearney Lockyer Mokoena Naidoo Ormsby Penrose Quill Radley Sutcliffe Tuhoro Upton Venter Whelan Yardley Zwane Brennock Marsham Tollard Pillay Hewlin".split()
def person(r): return r.choice(FN)+' '+r.choice(SN)
def iso(d): return d.strftime('%Y-%m-%d')
def addm(d,m):
    y=d.year+(d.month-1+m)//12; mo=(d.month-1+m)%12+1
    return dt.date(y,mo,min(d.day,28))
def end(d,yrs): return addm(d,12*yrs)-dt.timedelta(1)
def save(name,asset,style,hard,prop,ason,units,occ,vac,rows,sheet=None,planted=None):
    rows=[{k:v for k,v in r.items() if v is not None and v!=''} for r in rows]
    t=dict(propertyName=prop,asOnDate=ason,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=rows)
    json.dump(t,open(T+name+'.json','w'),indent=1,ensure_ascii=False)
    ix=json.load(open('index.json')) if os.path.exists('index.json') else []
    ix=[i for i in ix if i['file']!=name]+[dict(file=name,assetType=asset,documentType='RENT_ROLL',author='r32',style=style,hard=hard)]
    json.dump(sorted(ix,key=lambda i:i['file']),open('index.json','w'),indent=1)
