import json, os, random, calendar
from datetime import date, timedelta
ROOT=os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOC=os.path.join(ROOT,'documents'); TR=os.path.join(ROOT,'truth')
FIRST="""Juniper Saltmarsh Bellwick Corvane Thistle Marlowe Pinehurst Ostara Quillan Redfern Sabine Tamarack Ulmer Verity Wexley Yarrow Zephyr Amberly
Brindle Calloway Dovetail Elderkin Fennimore Gilded Harrowgate Indigo Jasperline Kestrel Lindenwood Mosswood Nightingale Oakhaven Pemberly Quartz Rosemont
Silverbirch Tidewater Umbra Velora Willowmere Copperleaf Bluestem Larkfield Maplecrest Stonebrook Fairmeadow Hazelton Ivoryton Cobblestone Driftwood Emberly Foxglove
Granary Heron Islewood Kingsferry Lantern Meridian Northgate""".split()
TRADE={'shop':["Shoes","Jewelers","Optical","Nail Bar","Books & Gifts","Outfitters","Kids Apparel","Denim Co.","Cosmetics","Wireless","Hair Studio","Pilates","Tea House","Pet Supply","Candle Co.","Toys","Home Goods","Luggage","Formalwear","Eyebrow Threading","Dry Cleaners","Tax Service","Vitamins","Massage","Liquors","Vape & Smoke","Dental","Urgent Care","Mattress","Frame Shop","Cards & Party","Running Co.","Bridal","Comics & Games","Boutique","Yoga"],
'food':["Pizza Kitchen","Ramen","Burger Bar","Taqueria","Bakery","Coffee Roasters","Frozen Yogurt","Pretzels","Thai Bistro","Steakhouse","Grill & Tap","Poke Bowl","Bagels","Ice Cream"],
'anchor':["Department Stores","Fresh Markets","Cinemas 14","Home Center","Sporting Goods","Fitness Clubs","Off-Price","Furniture Gallery","Craft Superstore"],
'pad':["Bank, N.A.","Federal Credit Union","Drive-Thru Chicken","Fuel & Wash","Tire & Auto","Express Lube","Pharmacy","Family Diner"],
'kiosk':["Phone Repair","Sunglasses","Perfume","Phone Cases","Watch Repair","Engraving","Lemonade","Hot Pretzel Cart","Piercing"],
'temp':["Calendar Shop","Holiday Gifts","Costume Pop-Up","Art Market","Fireworks","Sports Cards"],
'office':["Wealth Advisors","Engineering","Title Company","Law Group","CPAs","Insurance Agency","Software","Pediatrics","Orthodontics","Staffing","Architects","Mortgage","Therapeutics","Logistics","Realty Advisors","Physical Therapy","Consulting","Data Systems","Marketing","Surveying","Counseling","Home Health","Biolabs","Benefits Group"]}
SUF={'office':[", LLC",", Inc.",", PLLC",", P.C.",", LLP",""],'x':[", LLC",", Inc."," Corp."," Holdings, Inc."," Retail, LLC"]}
class Names:
    def __init__(s,r): s.r=r; s.used=set(); s.f=[]
    def first(s):
        if not s.f: s.f=FIRST[:]; s.r.shuffle(s.f)
        return s.f.pop()
    def get(s,kind,suffix=False):
        while True:
            n=s.first()+" "+s.r.choice(TRADE[kind])
            if n not in s.used: break
        s.used.add(n)
        if suffix and not n.endswith(('.','A.')): n+=s.r.choice(SUF['office'] if kind=='office' else SUF['x'])
        return n
def eom(y,m): return date(y,m,calendar.monthrange(y,m)[1])
def addm(d,n):
    y=d.year+(d.month-1+n)//12; m=(d.month-1+n)%12+1
    return date(y,m,min(d.day,calendar.monthrange(y,m)[1]))
def lease(r,ason,term=None,minleft=1):
    term=term or r.choice([36,60,60,60,84,120,120])
    age=r.randint(1,max(1,term-minleft-1))
    st=addm(date(ason.year,ason.month,1),-age); en=addm(st,term)-timedelta(days=1)
    return st,en
def steps(r,st,en,ason,monthly,every=12,pct=.03,maxn=9):
    out=[];d=addm(st,every);m=monthly
    while d<en:
        if d>ason:
            m=round(m*(1+pct),2); out.append((d,m))
            if len(out)>=maxn: break
        d=addm(d,every)
    return out
def iso(d): return d.isoformat() if isinstance(d,date) else d
def mdY(d): return f"{d.month}/{d.day}/{d.year}"
def MDY(d): return d.strftime('%m/%d/%Y')
def MDy(d): return d.strftime('%m/%d/%y')
def dmy(d): return d.strftime('%d-%b-%y')
def money(x,dec=2,cur=''): return f"{cur}{x:,.{dec}f}"
class T:
    def __init__(s,file,asset,author,style,prop,ason,sheet=None,hard=False):
        s.file=file; s.meta=dict(file=file,assetType=asset,documentType='RENT_ROLL',author=author,style=style,hard=hard)
        s.prop=prop; s.ason=iso(ason) if ason else None; s.sheet=sheet; s.rows=[]; s.planted=None; s.u=s.o=s.v=None
    @property
    def path(s): return os.path.join(DOC,s.file)
    def add(s,**k):
        o={}
        for a,b in k.items():
            if b is None or b==[]: continue
            if isinstance(b,date): b=b.isoformat()
            if a=='charges': b=[{'code':c,'amount':v} for c,v in b if v is not None]
            if a=='rentSteps': b=[dict(date=iso(x[0]),amount=x[1],**({'per':x[2]} if len(x)>2 else {})) for x in b]
            if b==[]: continue
            o[a]=b
        s.rows.append(o); return o
    def save(s,u,o,v):
        assert u is None or u==o+v,(s.file,u,o,v)
        d=dict(propertyName=s.prop,asOnDate=s.ason,units=u,occupied=o,vacant=v,sheet=s.sheet,planted=s.planted,rows=s.rows)
        json.dump(d,open(os.path.join(TR,s.file+'.json'),'w'),indent=1)
        return s.meta
