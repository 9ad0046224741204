import random, json, os
from datetime import date, timedelta
BASE=os.path.dirname(os.path.abspath(__file__)); DOC=BASE+'/documents/'; TR=BASE+'/truth/'
INDEX=[]
FIRST='Alasdair Bronwen Callum Dineo Eleri Farouk Greta Hamish Imogen Jabu Kirsty Lerato Mahinda Nerys Orla Priya Quentin Rhona Sipho Tamsin Ursula Vikram Wiremu Xanthe Yusuf Zanele Aroha Bheki Cerys Dougal Esme Fergus Hemi Isla Joaquin Keziah Lachlan Mpho Niamh Oskar'.split()
LAST='Ackerby Brindlow Cathmoor Dunsway Eastlake Farrowdale Glenkirk Hartwood Inchmore Jessamy Kerrowden Langtry Mabuzela Ngatai Okonjo Pellforth Quayle Rathbourne Skelwith Tremarne Umfreville Venning Wexcombe Yarrowby Zwelinde Bhattal Coetsman Dlamathi Faleolo Marrack Naidoorai Ormsby-Hale Patelwar Rewiti Strachanby Tolliver Vosloer Whitmuir'.split()
def person(r): return r.choice(FIRST)+' '+r.choice(LAST)
C1='Bramblegate Northlight Kestrel Ironmoss Quillfeather Saltmarsh Tidewell Overbank Juniper Foxholt Larkmere Redpath Silverfern Bluegum Karoo Thornhill Copperleaf Pinnock Wayfare Harrowgate Millrace Oakhanger Stonecrop Windrush Ashgrove Beacon Cobalt Driftwood'.split()
def companies(r,kinds,suf,n):
    a=[f'{x} {k} {s}'.strip() for x,k,s in zip(r.sample(C1*3,n),(r.choice(kinds) for _ in range(n)),(r.choice(suf) for _ in range(n)))]
    seen=set(); out=[]
    for x in a:
        while x in seen: x=r.choice(C1)+' & '+r.choice(LAST)+' '+r.choice(suf)
        seen.add(x); out.append(x)
    return out
def addy(d,y,m=0,less=1):
    mm=d.month-1+m; yy=d.year+y+mm//12; mm=mm%12+1
    return date(yy,mm,min(d.day,28))-timedelta(days=less)
def iso(d): return d.isoformat() if isinstance(d,date) else d
def row(**k):
    o={}
    for a,b in k.items():
        if b is None or b==[]: continue
        o[a]=iso(b) if isinstance(b,date) else b
    return o
def save(fn,asset,style,hard,prop,ason,units,occ,vac,rows,sheet=None,planted=None):
    for x in rows: assert x.get('unit') or x.get('tenantName'),x
    json.dump(dict(propertyName=prop,asOnDate=iso(ason) if ason else None,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=rows),open(TR+fn+'.json','w'),indent=1,ensure_ascii=False)
    INDEX.append(dict(file=fn,assetType=asset,documentType='RENT_ROLL',author='agents',style=style,hard=hard))
