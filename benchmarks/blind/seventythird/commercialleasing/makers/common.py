import json, os, random, calendar
from datetime import date, timedelta
ROOT='build/blind'
def doc(n): return f'{ROOT}/documents/{n}'
def addm(d,n):
    y,m=divmod(d.year*12+d.month-1+n,12); m+=1
    return date(y,m,min(d.day,calendar.monthrange(y,m)[1]))
def term(start,months): return addm(start,months)-timedelta(days=1)
def lease(r,asof,terms=(36,60,60,84,120)):
    t=r.choice(terms); back=r.randint(2,t-3)
    s=addm(date(asof.year,asof.month,1),-back)
    if r.random()<.15: s=s.replace(day=15)
    return s,term(s,t),t
def iso(d): return d.isoformat() if hasattr(d,'isoformat') else d
def mdy(d): return f'{d.month}/{d.day}/{d.year}' if d else ''
def mdyz(d): return d.strftime('%m/%d/%Y') if d else ''
def m2(x): return f'{x:,.2f}'
def m0(x): return f'{x:,.0f}'
def row(**k):
    o={}
    for a,b in k.items():
        if b is None or b==[] : continue
        if a in('leaseStartDate','leaseEndDate','moveInDate','moveOutDate'): b=iso(b)
        o[a]=b
    return o
def save(name,asset,style,hard,pn,asof,rows,units,occ,vac,sheet=None,planted=None,ties=None):
    t=dict(propertyName=pn,asOnDate=asof,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=rows)
    json.dump(t,open(f'{ROOT}/truth/{name}.json','w'),indent=1,ensure_ascii=False)
    p=f'{ROOT}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]+[dict(file=name,assetType=asset,documentType='RENT_ROLL',author='r73b',style=style,hard=hard)]
    ix.sort(key=lambda e:e['file']); json.dump(ix,open(p,'w'),indent=1)
    for f,v in (ties or {}).items():
        s=round(sum(x.get(f,0) for x in rows),2)
        print(name,f,s,v,'OK' if abs(s-v)<.005 else ('PLANTED?' if planted else 'MISMATCH'))
OFFICE='''Tamsworth & Reyes LLP|Corvid Analytics, Inc.|Northgate Title Agency|Pell Harbor Insurance Services|Juniper Bay Wealth Advisors|Halvorsen Structural Engineers|Meridian Oak Capital Partners|Lattice Systems, Inc.|Brackwater Shipping Agents|Dunmore Court Reporting|Sable Creek Energy|Quillfeather Publishing LLC|Osprey Staffing Group|Vantner Software|Greycliff Advisors, L.P.|Stonebridge Appraisal Group|Fairlead Logistics Inc.|Ellery Marsh Architects|Threefold Creative|Coastline Abstract & Title|Pinnock Environmental Consulting|Redbay Mortgage Corp.|State Office of Consumer Counsel|Arbuckle Ventures|Whitlock Tax Group, P.A.|Nimbus Ridge Telecom|Tern & Tide Design Studio|Kingsfold Benefits Administrators|Larkmoor Research Institute|Bexley Payroll Solutions|Copperline Media|Harrow Point Securities'''.split('|')
MED='''Ostrander Cardiology Associates, P.C.|Valley Crest Orthopaedics, PLLC|Lindqvist Family Dentistry|Bluestem Pediatrics|Sorrel Women's Health, P.A.|Arden Imaging Center, LLC|Tidewell Physical Therapy|Clearbrook Dermatology|Penrose Eye Institute|Maplegate Internal Medicine|Foxhall Oral Surgery, P.C.|Riverbend Sleep Diagnostics|St. Alban Health System (Lab Draw)|Greer & Vasquez Podiatry|Highmoor Gastroenterology, LLP|Anchor Behavioral Health|Lumen Hearing Centers|Willowmere Pharmacy, Inc.|Nephros Dialysis of Eastfield, LLC|Kestrel Allergy & Asthma|Summit Spine & Pain|Thornbury Endodontics|Caldera Urology Group|Prairie Star Home Health'''.split('|')
RET='''Bellweather Pets|Cup & Kettle Coffee|Harvest Lane Market|Sunny Nails & Spa|Dollar Depot Plus|Tres Hermanos Taqueria|Iron Peak Fitness|Golden Wok Express|Blue Heron Books|Savvy Thrift|Kimball Hardware|Crest Dry Cleaners|Pho Lotus|Bright Smiles Dental|Northstar Wireless|Great Lengths Salon|Vapor Alley|First Hollis Bank (ATM)|Little Sprouts Learning|Mattress Harbor|Rosario's Pizza|Tax Time USA|Urban Optique|Zoomy Car Wash|Barrel & Vine Liquors|Kicks Junction|Fabric Attic|Sweet Tilly's Creamery|Peak Urgent Care|Yama Sushi & Grill|Main Squeeze Juicery|U-Fix Phone Repair|Harbor Freightway Tools|Cinder Block Barbell|The Paper Lantern|Party Barn'''.split('|')
IND='''Ridgeline Fasteners Inc.|Delmar Plumbing Supply|Apex Granite & Tile LLC|Quickturn Packaging|Boxwood Cabinetry|Pacific Crest Tool & Die|Sundial Solar Installers|Metro Fire Protection|Hightower Roofing|Coldframe HVAC, Inc.|Blackthorn Brewing Co.|Swiftwater Logistics LLC|Zenner Precision Machining|AutoGlo Detailing|Lonestar Print & Sign|Evergreen Janitorial Supply|Tri-County Medical Gas|Rolling Thunder Cycles|Bayshore Countertops|Dynamo CrossTraining|Ironbark Landscaping|Copeland Electric|Mesa Robotics|Great Basin Coffee Roasters|Northfork Flooring|Stellar Events & Rentals|Paragon Pool Supply|Velo Parts Direct|Titan Crating & Export|Wexler Door & Hardware|Omni Restoration Services|Garrison Auto Glass|Harlan Industrial Laundry|PrimeCut Foam Fabricators|Trellis Nutrition Labs|Old Mill Furniture Outlet|Keystone Cable & Data|Sparrow Aviation Parts|Foothill Vending|Grindstone Tooling'''.split('|')
FIRST='Alma Brent Carla Desmond Edie Felix Greta Hollis Ines Jarvis Kayla Lorne Mavis Nolan Opal Perry Quinn Rosa Silas Thea Ulric Vera Wade Xenia Yusuf Zelda Arlo Bree Cormac Dalia Emmett Fern'.split()
LAST='Abernath Bostwick Calloran Dreyden Ellsmere Farrowe Gantley Hargus Ingleby Jossup Kellerby Lundmark Marrow Nettleby Orvane Pritchell Quarles Rademan Stoverly Tannick Underhay Vossler Wickery Yarborne Zellman Oduyale Castelan Nguyenh Patelka Moreira Kowalik Brindle'.split()
def person(r,comma=False):
    f,l=r.choice(FIRST),r.choice(LAST); return f'{l}, {f}' if comma else f'{f} {l}'
