import random, json, os, datetime as dt
import calendar
class RD:
    def __init__(s,months=0,years=0,days=0,day=None): s.m=months+12*years; s.d=days; s.day=day
    def __radd__(s,x):
        n=x.year*12+x.month-1+s.m; y,m=n//12,n%12+1; L=calendar.monthrange(y,m)[1]
        return dt.date(y,m,min(s.day or x.day,L))+dt.timedelta(days=s.d)
    def __rsub__(s,x): return x+RD(months=-s.m,days=-s.d)
BASE=os.path.dirname(os.path.abspath(__file__))
D=dt.date
ROOTS="""Alderbrook|Tamwick|Quillfeather|Northfold|Cinderhill|Halvorsen|Vantrey|Ostrander|Pellworth|Brisby|Kestrel Point|Marrowbone|Dunmere|Larchmoor|Fenwright|Tolliver|Saxby|Wexcombe|Oakhollow|Birchline|Cobalt Ridge|Ravensdale|Thornleigh|Maddock|Ellery|Sorrento Bay|Padgett|Umberfield|Greywater|Hollis & Vane|Ironquay|Jessamine|Kirkbride|Lindenwald|Mossgate|Nettlefield|Orrin|Pinchbeck|Quorn|Rookwood|Silverthwaite|Tansley|Uplander|Verdery|Windrush|Yarborough|Zellner|Ashgrove|Balfour Creek|Cardamom|Driftwood Lane|Everhart|Foxglove|Garrity|Hazelton|Inverness Bay|Juniper Flats|Keswick|Lonestar Ridge|Mulberry Row|Nightingale|Overlook|Prairie Wind|Quarterstone|Redfern|Sagecrest|Timberjack|Umbra|Velaro|Westerleigh|Yellowtail|Zephyr Hill|Arbogast|Blackwood Fen|Corrigan|Dellacroce|Eastlake|Farrow|Gilchrist|Hartsook|Isenberg|Jorgenson|Kellerman|Lockridge|Montclair Vale|Nordgren|Olmstead|Petrakis|Quintana|Rosenquist|Stavros|Trevanion|Ulmer|Vasquez-Hale|Whitcomb|Yamadera|Zubiri|Amberjack|Bluestem|Copperleaf|Daybreak|Elkhorn|Firebrick|Gulfway|Highmark Oak|Ivywild|Jackrabbit|Kingbird|Longleaf|Meadowlark|Nine Pines|Old Ferry|Pelican Reach|Quicksilver|Riverbend|Stonecutter|Tidewater Arc|Union Mill|Violet Crown|Wagonwheel|Bexar Star|Castellan|Delphine|Emberly|Fairweather|Gantry|Hearthstone Bay|Icarus|Jubilee|Kilnwood|Lumen Hollow|Marquette Row|Novalis|Obsidian|Paragon Hill|Redoubt|Summerfield|Tradewind|Ursa|Vanguard Mesa|Willowbend|Axiom Gate|Bramble|Clearpath|Dovetail|Eventide|Flintlock|Goldfinch|Harborstone""".split("|")
OFF="LLP|& Associates, P.C.|Wealth Partners|Actuarial Group, Inc.|Engineering, Inc.|Title & Escrow Co.|Insurance Services|Architects, PLLC|Capital Advisors LLC|Software, Inc.|Law Group|Staffing Solutions|Mortgage Corp.|Consulting Group LLC|Family Dentistry|CPA Firm|Biosciences, Inc.|Media Partners|Realty Advisors|Energy Partners LP|Analytics|Foundation|Dermatology, P.A.|Orthopedics|Court Reporting|Travel Services|Data Systems, Inc.|Benefits Administrators|Cyber Defense Inc.|Public Affairs"
RET="Nail Lounge|Family Dental|Pizza Kitchen|Cleaners|Hair Studio|Vision Center|Taqueria|Fitness|Pet Supply|Liquors|Wireless|Tea House|Bakery & Cafe|Jewelers|Shoes|Books & Toys|Cycle Studio|Sushi Bar|Grill|Urgent Care|Tutoring|Karate Academy|Physical Therapy|Tax Service|Postal Center|Ice Cream Co.|Outfitters|Boutique|Cosmetics|Mattress Gallery|Home Decor|Barber Co.|Massage|Hot Chicken|Smoothies|Kitchenware"
IND="Supply Co.|Fabrication, Inc.|Logistics LLC|Tile & Stone|Cabinetry|Auto Body|Plumbing Supply|Freight Forwarding|Packaging Corp.|Restoration|Precision Machining|Electric, Inc.|Roofing Supply|HVAC Services|Cold Storage LLC|Medical Devices|Signs & Graphics|Beverage Distributors|Import Export|Flooring Outlet|Pool Supplies|Mfg. Co.|Tool & Die|Print Works|Aerospace Components|Moving & Storage|Furniture Warehouse|Brewing Co.|Crossfit|Solar Installers|Fire Protection|Landscaping|E-Commerce Fulfillment|Labs LLC|Gymnastics|Granite Works"
class Names:
    def __init__(s,rnd): s.r=rnd; s.p=ROOTS[:]; rnd.shuffle(s.p); s.k={}
    def get(s,cat):
        if not s.p: s.p=[a.split()[0]+" "+b for a,b in zip(random.Random(5).sample(ROOTS,len(ROOTS)),["Bros.","Pacific","National","Metro","Tri-County","Coastal","Premier"]*40)]; s.r.shuffle(s.p)
        L=s.k.setdefault(cat,[])
        if not L: L[:]=cat.split("|"); s.r.shuffle(L)
        return s.p.pop()+" "+L.pop()
def sched(start,end,asof,rate0,bump,every=12):
    """current rate and the later steps [(date, rate)]"""
    cur=round(rate0,2); st=[]; d=start; r=rate0
    while True:
        d=d+RD(months=every)
        if d>=end: break
        r=r*(1+bump) if bump<0.5 else r+bump
        if d<=asof: cur=round(r,2)
        else: st.append((d,round(r,2)))
    return cur,st
def eom(d): return (d+RD(day=31))
def m2(x): return f"{x:,.2f}"
def m0(x): return f"{x:,.0f}"
def us(d): return f"{d.month}/{d.day}/{d.year}"
def us2(d): return d.strftime("%m/%d/%Y")
def us3(d): return d.strftime("%m/%d/%y")
def iso(d): return d.isoformat() if isinstance(d,(dt.date,dt.datetime)) else d
def R(**k):
    for f in list(k):
        v=k[f]
        if v is None or v==[]: del k[f]
        elif isinstance(v,(dt.date,)): k[f]=v.isoformat()
        elif isinstance(v,float): k[f]=round(v,2)
    return k
def save(name,truth,asset,style,hard=""):
    for r in truth["rows"]: assert r.get("unit") or r.get("tenantName"),r
    truth.setdefault("planted",None); truth.setdefault("sheet",None)
    json.dump(truth,open(f"{BASE}/truth/{name}.json","w"),indent=1,ensure_ascii=False)
    p=f"{BASE}/index.json"
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i["file"]!=name]+[{"file":name,"assetType":asset,"documentType":"RENT_ROLL","author":"d2","style":style,"hard":hard}]
    ix.sort(key=lambda i:i["file"])
    json.dump(ix,open(p,"w"),indent=1,ensure_ascii=False)
    print(name,len(truth["rows"]),"rows",{k:truth[k] for k in("units","occupied","vacant")})
def doc(name): return f"{BASE}/documents/{name}"
def clip(c,s,font,size,w):
    from reportlab.pdfbase.pdfmetrics import stringWidth
    while s and stringWidth(s,font,size)>w: s=s[:-1]
    return s
