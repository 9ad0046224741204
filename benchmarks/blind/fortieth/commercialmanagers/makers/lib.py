import json, os, random, datetime as dt
ROOT='.'
DOC=ROOT+'/documents/'; TRU=ROOT+'/truth/'
D=dt.date
def addm(d,n):
    y=d.year+(d.month-1+n)//12; m=(d.month-1+n)%12+1
    return D(y,m,min(d.day,[31,29 if y%4==0 else 28,31,30,31,30,31,31,30,31,30,31][m-1]))
def iso(d): return d.isoformat() if isinstance(d,dt.date) else d
def us(d): return d.strftime('%m/%d/%Y') if isinstance(d,dt.date) else (d or '')
def us2(d): return d.strftime('%m/%d/%y') if isinstance(d,dt.date) else (d or '')
def usn(d): return f'{d.month}/{d.day}/{d.year}' if isinstance(d,dt.date) else (d or '')
def m2(x): return f'{x:,.2f}'
def m0(x): return f'{x:,.0f}'
def r2(x): return round(x+1e-9,2)
class L: # lease / suite
    def __init__(s,**k): 
        s.tenant=None; s.start=s.end=None; s.steps=[]; s.cur=0; s.cam=s.tax=s.ins=0; s.dep=None; s.bal=None; s.note=''; s.future=False
        s.__dict__.update(k)
    @property
    def vac(s): return s.tenant is None
    @property
    def ann(s): return r2(s.cur*12)
    @property
    def rate(s): return r2(s.ann/s.area) if s.area else 0
    @property
    def rec(s): return r2(s.cam+s.tax+s.ins)
def lease(rng,unit,area,tenant,asof,rates,bump=.03,nnn=(0,0,0),terms=(36,60,60,84,120),rnd=2,dep=True,every=12,start=None,term=None,fut=False,**k):
    if tenant is None: return L(unit=unit,area=area,**k)
    term=term or rng.choice(terms)
    if not start:
        if fut: start=addm(D(asof.year,asof.month,1),rng.randint(1,4))
        else:
            back=rng.randint(2,term-3); start=addm(D(asof.year,asof.month,1),-back)
            if rng.random()<.15: start=start+dt.timedelta(days=14)
    end=addm(start,term)-dt.timedelta(days=1)
    if end.day not in(28,29,30,31): # align to month end
        end=addm(D(end.year,end.month,1),1)-dt.timedelta(days=1)
    r0=rng.uniform(*rates)
    n=0; st=[]
    anniv=D(start.year,start.month,1)
    while n<term:
        rate=r0*(1+bump)**(n//every)
        rate=round(rate,2)
        st.append((start if n==0 else addm(anniv,n), round(rate*area/12,rnd)))
        n+=every
    if fut: cur=0
    else: cur=[a for d,a in st if d<=asof][-1]
    fs=[(d,a) for d,a in st if d>asof]
    cam,tax,ins=[round(x*rng.uniform(.97,1.03)*area/12,rnd) if x else 0 for x in nnn]
    base=st[0][1]
    depo=(round(base*rng.choice([1,1,1,2]),rnd) if rng.random()<.8 else 0) if dep else None
    return L(unit=unit,area=area,tenant=tenant,start=start,end=end,allsteps=st,steps=fs,cur=cur,cam=cam,tax=tax,ins=ins,dep=depo,term=term,future=fut,**k)
def row(**k):
    o={}
    for a,b in k.items():
        if b is None or b=='' or b==[]: continue
        if a=='rentSteps': b=[{'date':iso(x[0]),'amount':x[1],**({'per':'year'} if len(x)>2 else {})} for x in b]
        elif a=='charges': b=[{'code':c,'amount':v} for c,v in b]
        else: b=iso(b)
        o[a]=b
    return o
INDEX=ROOT+'/makers/_index.json'
def save(fn,rows,prop,asof,units,occ,vac,asset,author,style,hard=False,sheet=None,planted=None):
    t={'propertyName':prop,'asOnDate':iso(asof),'units':units,'occupied':occ,'vacant':vac,'sheet':sheet,'planted':planted,'rows':rows}
    json.dump(t,open(TRU+fn+'.json','w'),indent=1,ensure_ascii=False)
    ix=json.load(open(INDEX)) if os.path.exists(INDEX) else {}
    ix[fn]={'file':fn,'assetType':asset,'documentType':'RENT_ROLL','author':author,'style':style,'hard':hard}
    json.dump(ix,open(INDEX,'w'),indent=1)
    json.dump([ix[k] for k in sorted(ix)],open(ROOT+'/index.json','w'),indent=1)
OFFICE='''Brightwater Actuarial Group, LLC|Keystone Title & Escrow|Halloran Pruitt LLP|Vantage Loop Software, Inc.|Saddleback Wealth Advisors|Corbel Engineering Associates|Meridian Claims Services|Tessellate Design Studio|Pinehurst Mortgage Corp.|Northgate Staffing Partners|Ostrander & Vick, CPAs|Lumen Path Counseling|Quarry Hill Insurance Agency|State of Ohio - Dept. of Weights & Standards|Blue Anvil Marketing|Fenwick Court Reporting|Trellis Home Health, Inc.|Dunmore Realty Advisors|Cascadia Benefits Administrators|Grayline Logistics (HQ)|Redstart Analytics|Wexcombe Environmental|Amberjack Data Systems|Thornbury Family Law, PC|Oakmark Surveying|First Prairie Credit Union|Sable Point Architects|Hexagon Payroll|Linwood Tax Group|Verity Background Screening|Copperline Telecom|Marsh & Tolliver Consulting|Palisade Cyber, Inc.|Juniper Ridge Title Co.|Stonebridge Learning Center|Arrowleaf Nonprofit Alliance|Calder Actuarial|Summit Fork Energy Partners|Beacon Tree Pediatrics Admin|Larkin Civil Group|Hollis Bay Ventures|Iron Gate Security Services|Paragon Court Mediation|Whitcomb Adjusters|Delphine Interiors|Orchard Lane Hospice Office|Tidewell Analytics|Mosaic Translation Services|Crestline Risk Partners|Rookery Software'''.split('|')
RETAIL='''Fairgrove Market #118|Palm & Pine Nails|Great Wok Kitchen|Pronto Pizza Company|Lakeshore Cleaners|Cut Above Family Salon|Bella Optical|Harvest Moon Bagels|Sunny Days Tanning|Wags & Whiskers Pet Supply|Liberty Tax & Notary|Tokyo Garden Hibachi|Vapor Junction|Dollar Corner|Grand Slam Sports Grill|QuickShip Mail Center|Las Palmas Taqueria|Peak Fitness 24|Bright Smile Dental|Crown Jewelers & Loan|Frothy Cup Coffee|Little Steps Dance Academy|Cellular Connection|Hometown Hardware|Golden Needle Alterations|Wine Cellar & Spirits|Blossom Florist|Main Street Cycles|Smoke Stack BBQ|Stitch & Craft|Urban Thread Apparel|Valley Urgent Care|Rainbow Kidz Learning|The Book Nook|Sweet Spoon Frozen Yogurt|Phoenix Martial Arts|Mattress Barn|Northside Auto Parts|Community Trust Bank, N.A.|Pho Saigon 88|Shear Bliss Barbers|Sole Mates Shoes|Kwik Lube Express|Zen Massage Therapy|Elm Street Hobbies|Sable Beauty Supply|Tandoor House|Party Palace|Reliable Rent-To-Own|Ace Check Cashing'''.split('|')
MED='''Riverbend Cardiology Associates|Linden Pediatrics, P.C.|Advanced Spine & Joint|Clearview Eye Surgeons|Mercy Fields Health System - Imaging|Women's Wellness OB/GYN|Sunrise Physical Therapy|Apex Oral Surgery|Dr. Prakash Endodontics|Harbor Allergy & Asthma|Coastal Dermatology Group|Midtown Sleep Center|Premier Labs Draw Station|Elmhurst Nephrology|Gentle Dental Care|Foothill Podiatry|Central Valley ENT|Wellspring Behavioral Health|Keller Family Practice|Silverado Hearing Aids|Northbank Urology|Cedar Rheumatology|Ortho One Prosthetics|Infusion Partners of Sacramento'''.split('|')
IND1='Allegiant|Burley|Cordova|Dexter|Eastline|Falcon|Gateway|Hightower|Interstate|Jasper|Kingsley|Lone Star|Midland|Nordic|Omega|Pinnacle|Quantum|Ranger|Sterling|Trident|Union|Vector|Westfall|Yukon|Zephyr|Atlas Ridge|Bluebonnet|Crossroads|Delta Forge|Emerald'.split('|')
IND2='Plumbing Supply|Precision Machining|Flooring Distributors|Logistics, Inc.|Fasteners|Packaging|Electric Supply Co.|HVAC Services|Cabinet Works|Auto Glass|Foods, LLC|Stone & Tile|Medical Devices|Roofing|Print & Graphics|Restoration|Robotics|Beverage Dist.|Glass & Mirror|Sign Company|Pool Supply|Tool Rental|Door & Hardware|Moving & Storage|3PL Services'.split('|')
def ind(rng,n):
    s=set(); o=[]
    while len(o)<n:
        x=rng.choice(IND1)+' '+rng.choice(IND2)
        if x not in s: s.add(x); o.append(x)
    return o
