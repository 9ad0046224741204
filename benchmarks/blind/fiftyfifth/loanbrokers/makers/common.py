import json, os, random, datetime as dt
HERE=os.path.dirname(os.path.abspath(__file__))
DOC=os.path.join(HERE,'documents'); TRU=os.path.join(HERE,'truth')
os.makedirs(DOC,exist_ok=True); os.makedirs(TRU,exist_ok=True)
INDEX=[]
def R(**k):
    return {a:b for a,b in k.items() if b is not None and b!=[]}
def iso(d): return d.isoformat() if isinstance(d,dt.date) else d
def us(d): return f"{d.month}/{d.day}/{d.year}" if isinstance(d,dt.date) else d
def us0(d): return d.strftime('%m/%d/%Y') if isinstance(d,dt.date) else d
def m2(x): return f"{x:,.2f}"
def save(file,atype,truth,style,hard):
    truth.setdefault('planted',None); truth.setdefault('sheet',None)
    o={k:truth.get(k) for k in ('propertyName','asOnDate','units','occupied','vacant','sheet','planted','rows')}
    json.dump(o,open(os.path.join(TRU,file+'.json'),'w'),indent=1,ensure_ascii=False)
    INDEX.append(dict(file=file,assetType=atype,documentType='RENT_ROLL',author='loanbrokers',style=style,hard=hard))
def addm(d,n):
    y=d.year+(d.month-1+n)//12; m=(d.month-1+n)%12+1
    return dt.date(y,m,min(d.day,28 if m==2 else 30 if m in(4,6,9,11) else 31))
def eom(d): return addm(dt.date(d.year,d.month,1),1)-dt.timedelta(days=1)
W="""Bluestem Oleander Tamarack Quillon Ferndale Kestrel Marlowe Ashgrove Pinnock Saltmarsh Thornbury Wexcombe Lanternhill Calloway Drumlin Everstead Foxhollow Granby Hazelmere Ironbark
Juniperus Kittredge Larkmoor Mistral Northwold Ottersby Palisade Quarrystone Redfern Silverleaf Tidewell Umberland Verity Winslade Yarrowby Zephyrine Aldersey Brackwater Copperline Dovetail
Elmsford Fairholt Gildersome Harrowgate Inverlea Jessamine Kingsmere Lockhaven Millrace Nettlecombe Orchardson Peregrine Quaybridge Rookwood Sandpiper Trellis Upminster Vantage Whitlock Ambergris
Birchline Cinderhill Duskwood Emberly Flintridge Goldenrod Heronsgate Islay Jackdaw Knollwood Limestone Meadowlark Nightingale Osprey Plumbago Ravenscar Stonecrop Thistledown Vireo Wrenfield""".split()
K={'office':['Law Group, PLLC','Title & Escrow','Wealth Advisors','Software, Inc.','Insurance Agency','CPAs','Engineering','Architects LLP','Staffing Solutions','Mortgage Corp.','Consulting Group','Data Systems, LLC','Realty Advisors','Environmental, Inc.','Benefits Group','Media LLC','Analytics','Surveying & Mapping'],
'med':['Family Dental','Cardiology Associates','Pediatrics, P.A.','Physical Therapy','Imaging Center','Dermatology','Orthopedics','Eye Care','Women\'s Health','Surgical Associates','Audiology','Sleep Center','Endodontics','Pain Management','Allergy & Asthma','Urology Clinic'],
'ret':['Nail Bar','Cleaners','Pizza Co.','Wine & Spirits','Hair Studio','Fitness','Pet Supply','Bakery Cafe','Wireless','Tax Service','Hardware','Optical','Jewelers','Noodle House','Furniture Gallery','Shoe Outlet','Books & Gifts','Burger Works','Martial Arts','Tanning','Coffee Roasters','Thrift'],
'ind':['Plastics, Inc.','Freight Systems','Cabinet Works','Tool & Die','Beverage Distributing','Auto Parts','HVAC Supply','Packaging LLC','Metal Finishing','Tile Importers','Logistics','Electrical Supply','Signs','Foods, Inc.','Restoration','Fasteners','Millwork','Flooring','Machine Co.','Medical Devices']}
class Names:
    def __init__(s,rng): s.r=rng; s.used=set()
    def __call__(s,kind):
        for _ in range(5000):
            n=s.r.choice(W)+' '+s.r.choice(K[kind])
            if n not in s.used:
                s.used.add(n); return n
        raise Exception
def term(rng,asof,minrem=2,maxrem=96,terms=(36,60,60,60,84,120)):
    """start/end first-of-month .. end-of-month, spanning asof"""
    t=rng.choice(terms); rem=rng.randint(minrem,min(t-1,maxrem))
    end=eom(addm(dt.date(asof.year,asof.month,1),rem))
    start=addm(dt.date(end.year,end.month,1),-t+1)
    return start,end,t
def steps(rng,start,end,asof,cur,pct,n,dec=2):
    out=[];d=start;v=cur
    k=12
    while True:
        d=addm(start,k); k+=12
        if d>=end: break
        if d<=asof: continue
        v=round(v*(1+pct),dec); out.append((d,v))
        if len(out)>=n: break
    return out
