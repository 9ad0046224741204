import random, json, os, datetime as dt
BASE=os.path.dirname(os.path.abspath(__file__))
os.makedirs(BASE+'/documents',exist_ok=True); os.makedirs(BASE+'/truth',exist_ok=True)
INDEX=[]
NAMES="""Petal & Thread|Northgate Optical|Luma Nails & Spa|Brisket Junction|Kesterman Jewelers|Cobalt Wireless|Redwing Pet Supply|Juniper Juice Co.|Harlan's Hardware|Sole Theory Footwear|Tangerine Kids|Velora Cosmetics|Oakmoor Books|Pho Lantern|Bright Molar Dental|Fitzgrove Fitness|Copperline Coffee|Dunmore Shoes|Ellis & Wren Apparel|Marlowe Menswear|Zesto Burrito Works|Harbor Vision Center|Polaris Game Exchange|Sundry Dollar Depot|Crestline Urgent Care|Tiller Grocers Inc.|Wickham Home Goods|Bluefin Sushi Bar|Mattress Harbor|Lotus Thai Kitchen|Pinnacle Physical Therapy|Cedar Loom Furniture|Queen Bee Alterations|Summit Sportswear|Paper Crane Gifts|Rialto Pizzeria|Nova Eyewear|Glow Theory Tanning|Kindling Candle Co.|Arcadia Toys|Silverbrook Salon|Vantage Tax Services|Ember Grill House|Fable Fashions|Greenleaf Vitamins|Honeycomb Bakery|Iron Anvil Gym|Jasper's Cigars|Kumo Ramen|Lakeside Liquors|Mosaic Nails|Nimbus Mobile|Orchard Pharmacy|Prism Photo|Quill Stationers|Rosewood Bridal|Saffron Bistro|Tidewater Cleaners|Urban Thicket Florist|Verity Title Agency|Willowby Baby|Xanadu Travel|Yarrow Yoga|Zephyr Bikes|Amber Lane Accessories|Birch & Bone Pet Spa|Cascade Credit Union|Delmar Dance Academy|Ever After Party|Foxglove Tea Room|Gantry Auto Parts|Hightower Insurance|Indigo Denim Bar|Juno Lingerie|Kettle & Cone|Little Acorns Daycare|Mesa Verde Cantina|Nutmeg Donuts|Opal Threading Studio|Poppy Frozen Yogurt|Rocket Tutoring|Stonebridge Bank|Trellis Wine Bar|Umbra Lighting Gallery|Vesper Lounge|Wandering Goat Cheese|Ashgrove Chiropractic|Bellweather Hearing|Cinder Vape & Smoke|Dovetail Framing""".split('|')
OFF="""Abernethy Marsh LLP|Brightwater Analytics Inc.|Calder Engineering Group|Dunsford Wealth Partners|Elmstone Insurance Brokers|Fenwick Data Systems|Garnet Mining Corp.|Hollis Architects|Iverlake Software|Jessop & Crane CPAs|Kelvin Energy Services|Larchmont Title Co.|Merrow Biosciences|Norvane Consulting|Orrin Logistics|Pelham Staffing|Quintero Legal Group|Ravenhill Capital|Stratum Geomatics|Tarrant Media|Ulverston Benefits|Vireo Health Network|Westmark Mortgage|Yellin Public Affairs|Zantac Freight Forwarding|Arbutus Planning|Bexley Court Reporters|Carrick Marine Underwriters|Delphine Design Studio|Eskdale Pension Advisors|Farrow Telecom|Glenmoor Realty Advisors|Hartnell Security|Isley Environmental|Jorvik Translations|Keswick Appraisals|Lundy Payments Inc.|Mardale Oncology Assoc.|Nettleton Trust|Osprey Risk Services""".split('|')
A=["Alder","Basin","Canyon","Drift","Eastfield","Falcon","Granite","Hazel","Inlet","Jade","Keystone","Linden","Maple","Nettle","Onyx","Prairie","Quarry","Ridge","Sable","Timber","Upland","Vale","Winter","Yonder","Zenith"]
B=["Apparel","Outfitters","Denim","Kids","Shoes","Optical","Jewellers","Mobile","Cosmetics","Toys","Books","Sport","Leather","Lingerie","Coffee","Bakery","Sushi","Grill","Hair Studio","Candles"]
C=["Advisors","Labs","Partners LLC","Systems","Associates","Holdings","Engineering","Clinic","Software Inc.","Title","Networks","Law Offices","Research","Staffing","Capital"]
def pool(R,n,office=False):
    p=list(OFF if office else NAMES)
    R.shuffle(p)
    ex=[a+' '+b for a in A for b in (C if office else B)]; R.shuffle(ex)
    return (p+ex)[:n] if n>len(p) else p[:n]
def d(y,m,day=1): return dt.date(y,m,day)
def addm(x,n):
    k=x.year*12+x.month-1+n; return dt.date(k//12,k%12+1,1)
def lease(R,asof,lo=36,hi=120,gone=False):
    term=R.choice([t for t in (24,36,60,84,120,180,240) if lo<=t<=hi])
    s=addm(dt.date(asof.year,asof.month,1),-R.randint(1,term-6)); e=addm(s,term)-dt.timedelta(1)
    return s,e,term
def steps(R,asof,s,e,m,pct=.03,every=12,mx=3):
    out=[];x=s;v=m
    while True:
        x=addm(x,every)
        if x>e or len(out)>=mx: break
        if x>asof: v=round(v*(1+pct),2); out.append((x,v))
    return out
iso=lambda x:x.isoformat()
def us(x): return x.strftime('%m/%d/%Y')
def us1(x): return f'{x.month}/{x.day}/{x.year}'
def n2(v): return f'{v:,.2f}'
def n0(v): return f'{v:,.0f}'
def save(fn,at,style,hard,name,ason,u,o,v,rows,sheet=None,planted=None):
    for r in rows:
        for k in [k for k in r if r[k] is None or r[k]==[]]: del r[k]
        assert r.get('unit') or r.get('tenantName')
    json.dump(dict(propertyName=name,asOnDate=ason,units=u,occupied=o,vacant=v,sheet=sheet,planted=planted,rows=rows),open(f'{BASE}/truth/{fn}.json','w'),indent=1,ensure_ascii=False)
    INDEX.append(dict(file=fn,assetType=at,documentType='RENT_ROLL',author='retail',style=style,hard=hard))
def path(fn): return f'{BASE}/documents/{fn}'
