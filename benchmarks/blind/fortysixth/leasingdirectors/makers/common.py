import json, random, datetime as dt, calendar
from pathlib import Path
ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT/"documents"; TRUTH = ROOT/"truth"
DOCS.mkdir(exist_ok=True); TRUTH.mkdir(exist_ok=True)
A = ["Alder","Bellwether","Corvane","Dunmore","Elkhart","Fenwick","Garrison","Halden","Ironbridge","Juniper","Kestrel","Larkin","Marlowe","Northfield","Oakhurst","Pemberly","Quillon","Ravenna","Silverlake","Tamarack","Umbria","Vantry","Westerly","Yarrow","Zephyr","Brightwater","Copperline","Driftwood","Evermere","Foxglove","Granite Peak","Hollis","Ivory Tower","Kingsley","Lodestar","Meridian Bay","Nimbus","Orchard","Pinecrest","Redstone","Summerfield","Thornbury","Vela","Wrenfield","Atwater","Blue Heron","Cask & Barrel","Delphine","Eastgate","Farrow"]
OFF = ["Law Group, P.C.","Wealth Advisors LLC","Insurance Services","& Partners CPAs","Engineering, Inc.","Software Inc.","Title Company","Staffing Solutions","Architects","Capital Management LP","Benefits Consulting","Health Network","Data Systems Corp.","Marketing Group","Public Affairs"]
RET = ["Coffee Roasters","Nail Spa","Fitness","Shoe Outlet","Cleaners","Pharmacy","Books","Pet Supply","Pizza Kitchen","Dental","Vision Center","Wireless","Barbers","Bakery","Toys","Jewelers","Noodle House","Tax Service","Hardware","Furniture"]
IND = ["Logistics LLC","Plumbing Supply","Cabinetry Inc.","Tile & Stone","Auto Parts Distributing","Electric Co.","Packaging Corp","Machine & Tool","Foods, Inc.","Moving & Storage","Printing","HVAC Services","Brewing Co.","Medical Devices","Plastics","Freight Systems","Signs","Fasteners","Flooring","Import Export"]
def names(R, suff, n):
    allc=[f"{a} {s}" for a in A for s in suff]
    R.shuffle(allc)
    # avoid the same lead word when possible
    out=[];seen={}
    for c in sorted(allc,key=lambda c:0):
        k=c.split()[0]
        if seen.get(k,0) <= len(out)//len(A): out.append(c); seen[k]=seen.get(k,0)+1
        if len(out)==n: break
    return out
def iso(d): return d.strftime("%Y-%m-%d")
def eom(y,m): return dt.date(y,m,calendar.monthrange(y,m)[1])
def addm(d,n):
    m=d.month-1+n; y=d.year+m//12; m=m%12+1
    return dt.date(y,m,min(d.day,calendar.monthrange(y,m)[1]))
def term(R,asof,lo=6,hi=90,years=(3,5,5,7,10)):
    """start first of month, end last of month; running at asof"""
    t=R.choice(years)*12
    el=R.randint(3,t-3)
    s=addm(dt.date(asof.year,asof.month,1),-el)
    return s, addm(s,t)-dt.timedelta(days=1)
def m2(x): return f"{x:,.2f}"
def r2(x): return round(x+1e-9,2)
def us(d): return f"{d.month}/{d.day}/{d.year}"
def us2(d): return d.strftime("%m/%d/%Y")
def us3(d): return d.strftime("%m/%d/%y")
def save(file, asset, style, hard, truth):
    truth.setdefault("sheet",None); truth.setdefault("planted",None)
    for r in truth["rows"]:
        for k in [k for k,v in r.items() if v is None or v==[] or v==""]: del r[k]
        assert r.get("unit") or r.get("tenantName")
    (TRUTH/(file+".json")).write_text(json.dumps(truth,indent=1,ensure_ascii=False))
    return {"file":file,"assetType":asset,"documentType":"RENT_ROLL","author":"leasingdirector","style":style,"hard":hard}
