import random, json, os, datetime as dt
BASE=os.path.dirname(os.path.abspath(__file__)); SEED=260726
INDEX=[]
def R(name): return random.Random(f"{SEED}-{name}")
D=dt.date
def iso(d): return d.isoformat() if isinstance(d,(dt.date,dt.datetime)) else d
def addm(d,m):
    y=d.year+(d.month-1+m)//12; mo=(d.month-1+m)%12+1
    return D(y,mo,min(d.day,[31,29 if y%4==0 else 28,31,30,31,30,31,31,30,31,30,31][mo-1]))
def endterm(s,years): return addm(s,12*years)-dt.timedelta(days=1)
def out(fn): return os.path.join(BASE,'documents',fn)
def truth(fn,rows,name,ason,u,o,v,asset,style,hard,sheet=None,planted=None):
    rr=[]
    for r in rows:
        q={}
        for k,x in r.items():
            if x is None or x=='' or x==[]: continue
            if isinstance(x,(dt.date,dt.datetime)): x=iso(x)
            if k=='rentSteps': x=[{a:(iso(b) if not isinstance(b,(int,float,str)) else b) for a,b in s.items()} for s in x]
            q[k]=x
        assert q.get('unit') or q.get('tenantName'),(fn,r)
        rr.append(q)
    json.dump({"propertyName":name,"asOnDate":ason,"units":u,"occupied":o,"vacant":v,"sheet":sheet,"planted":planted,"rows":rr},
      open(os.path.join(BASE,'truth',fn+'.json'),'w'),indent=1,ensure_ascii=False)
    INDEX.append({"file":fn,"assetType":asset,"documentType":"RENT_ROLL","author":"leaseadmins","style":style,"hard":hard})
RET_UK=["Brindle & Loom Ltd","Caskett Shoes (UK) Ltd","Pennyworth Cards Ltd","Otterby Opticians Ltd","Vantle Mobile Ltd","Marlow Heath Chemists Ltd","Fennimore's Bakery Ltd","Toggle Kids Retail Ltd","Saffron Pot Restaurants Ltd","Quillfeather Books Ltd","Hexham Jewellers plc","Nailery Nine Ltd","Copperline Coffee Co. Ltd","Durrant Sports Group plc","Lark & Linnet Fashions Ltd","Bramwell Building Society","Tidewell Travel Ltd","Zest Hair Studios (Midlands) LLP","Greyfriars Vape Co Ltd","Sundial Tanning Ltd","Pickwell Discount Stores Ltd","Mossop Pet Supplies Ltd","Orlo Eyewear Ltd","Blythe Bridal Ltd","Hobb & Daughter Butchers","Cresta Gaming Arcades Ltd","Tamarind Street Foods Ltd","Ivory Tower Dental Ltd","Kettleworth Hardware Ltd","Wrenfield Charity Shops","Dovecote Interiors Ltd","Gasket Phone Repairs Ltd","Rosehill Tailoring Ltd","Fable Toys Ltd"]
RET_US=["Harlow's Fresh Market","BrightPaw Pet Supply","Nickel & Vine Liquors","Sunrise Nail Bar","Torchlight Fitness","Dr. Wade Orthodontics, PC","Casa Mirabel Mexican Grill","QuickKnit Alterations","Prairie State Credit Union","Tumble Town Play Café","Blue Heron Sushi","Verity Wireless","Maple & Rye Bagels","Great Plains Mattress Co.","Dollar Depot #4417","Clipper Joe's Barbershop","Lotus Thai Massage LLC","Kumon-style Learning Loft","Ironwood Vision Center","Big Creek Burgers","Fern & Fable Boutique","U.S. Recruiting Annex","Stillwater Tax Services","Pho Golden Bowl","Sparkle Dry Cleaners","Oak Barrel Taproom"]
A=["Alder","Beacon","Cobalt","Delta","Everline","Foxglove","Granite","Hollis","Inverra","Junction","Keystone","Larkspur","Meridian","Northlight","Orchard","Pinnacle","Quarrier","Redwood","Stannard","Tricorn","Umber","Vectra","Westmark","Yarrow","Zephyr","Amberley","Bexhill","Corvid","Dunmore","Ellery"]
B=["Logistics","Systems","Engineering","Components","Print","Packaging","Fabrication","Supplies","Electrical","Motors","Flooring","Joinery","Foods","Controls","Textiles","Tooling","Couriers","Plastics","Signage","Instruments"]
def combos(rng,n,suf):
    l=[f"{a} {b}" for a in A for b in B]; rng.shuffle(l); return [f"{x} {rng.choice(suf)}".strip() for x in l[:n]]
def c0(x): return f"{x:,.0f}"
def c2(x): return f"{x:,.2f}"
