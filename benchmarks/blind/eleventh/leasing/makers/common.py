import json, os, random, datetime as dt
HERE=os.path.dirname(os.path.abspath(__file__))
D=dt.date
def path(f): return os.path.join(HERE,'documents',f)
def R(**k): return {a:b for a,b in k.items() if b is not None and b!=[] and b!=''}
def iso(d): return d.isoformat() if d else None
def m2(x): return f"{x:,.2f}"
def m0(x): return f"{x:,.0f}"
def addm(d,n):
    y=d.year+(d.month-1+n)//12; m=(d.month-1+n)%12+1
    return D(y,m,min(d.day,28) if d.day>28 else d.day)
def eom(d):
    return addm(d.replace(day=1),1)-dt.timedelta(days=1)
def save(f,asset,style,hard,truth):
    truth.setdefault('sheet',None); truth.setdefault('planted',None)
    json.dump(truth,open(os.path.join(HERE,'truth',f+'.json'),'w'),indent=1,ensure_ascii=False)
    p=os.path.join(HERE,'index.json')
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=f]
    ix.append(dict(file=f,assetType=asset,documentType='RENT_ROLL',author='national landlord lease administration (r6)',style=style,hard=hard))
    ix.sort(key=lambda e:e['file'])
    json.dump(ix,open(p,'w'),indent=1)
    for r in truth['rows']: assert r.get('unit') or r.get('tenantName'),r
    print(f,len(truth['rows']),truth['units'],truth['occupied'],truth['vacant'])
OFFICE="""Brightwater Actuarial Group LLC|Calloway Finch & Rowe LLP|Tidewell Reinsurance Company|Norhaven Capital Partners, L.P.|Stonebrook Wealth Advisors|Pellham Engineering, Inc.|Orrin & Vale Architects, P.C.|Kestrel Ridge Software Inc.|Marlowe Trade Finance (USA) Corp.|Hexcourt Analytics|Lindgren Oakes Advertising|First Cordwain Bank, N.A.|Ashgrove Title & Escrow|Dunmere Logistics Services|Quillfeather Publishing Co.|Westlake Harmon Insurance Brokers|Sablecroft Energy Trading LLC|Tamarind Staffing Solutions|Veritrace Compliance, Inc.|Ironquay Construction Management|Larkfield & Boone CPAs|Cobalt Fern Media LLC|Summerlin Pike Consulting|Ostrander Maritime Law Group|Bellwick Foundation|Greyhollow Family Office|Penrose Data Centers Inc.|Arbor & Thistle Recruiting|Consulate of Varenia|Crestline Benefits Administrators|Mosswood Executive Suites|Redfern Litigation Support|Halvorsen Paige Realty Advisors|Tallgrass Telecom Services|Upland Grain Merchants|Ninefold Design Studio|Corwin Delacey Public Affairs|Sterling Moor Asset Management|Wexcombe Patent Attorneys|Bluejay Health Plans Inc.""".split('|')
RETAIL="""Farrow's Fresh Market|Penny & Pine Home|Lumen Nail Bar|Golden Wok Kitchen|Bright Smiles Dental|Cutler's Barbershop|Dry Dock Cleaners|Mattress Depot Direct|Pawsome Pet Supply|Tres Hermanas Taqueria|Corner Cup Coffee|Fit Forge Gym|Blue Heron Pharmacy|Sunray Tanning|Hometown Hardware|Wireless Junction|Zesty Pita Grill|Velvet Vine Wines|Little Acorns Learning Center|Postal Stop Plus|Sushi Kumo|Dollar Meadow|Happy Paws Veterinary|Optic Avenue|Lazy Daisy Florist|Crumb & Co. Bakery|Twin Oaks Urgent Care|Tax Tigers|Stretch Theory Yoga|Vapor Valley|Burger Barn|Cedar Credit Union|Noodle Harbor|Blaze Cycle Studio|Scoop Dreams Creamery|Tip Top Tailor""".split('|')
MALL="""Thistledown & Co.|Rue Marais|Cobalt Denim|Sneaker Vault|Harbor & Hem|Luxe Lash Lounge|Game Grotto|Bijou Charms|Kids' Kingdom|Candle Cottage|North Fork Outfitters|Velour|Soap Society|Fable & Frame Eyewear|Teavora|Gilded Time Jewelers|Comic Orbit|Scent Story|Urban Thicket|Juniper Lane|Hat Habit|Sole Mates Shoes|Puzzle Palace|Brio Cosmetics|The Tie Rack Room|Phone Fixers|Ember & Oak|Coastal Swim Co.|Prom Parade|Vitamin Village|Toy Tundra|Wild Plum Boutique|Bead Bazaar|Arcadia Arcade|Linen Loft|Silver Spoon Gifts|Denizen|Alpine Annex|Polka Dot Maternity|Stitch Theory|Crisp White Shirt Co.|Leather & Loom|Maison Petite|Sunday Socks|Bookmark Alley|Big Tall & Bold|Peak Performance Sport|Chroma Makeup|Lavender Row|The Calendar Cart""".split('|')
FOOD="Wok This Way|Pretzel Parade|Sbarella Pizza|Teriyaki Tom's|Philly Phil's|Cinna-Swirl|Gyro Galaxy|Lemon Squeeze|Chick 'n Charge|Poke Pier".split('|')
IND="""Anvil Freight Forwarding Inc|Baxley Millwork & Cabinet Co|Cold Creek Foods LLC|Delphia Packaging Corp|Evergreen Pallet Recyclers|Foxrun Auto Parts Distributors|Granger Tile & Stone|Hollis Brothers Roofing Supply|Inland Beverage Logistics LLC|Jetway Aerospace Fasteners|Kingpost Lumber Exchange|Lakehead Medical Supply|Marrow Bay Coffee Roasters|Northgate Printing & Mail|Omnicrate Moving Systems|Prairie Solar Racking Co|Quarry Road Fabrication|Rustbelt Restoration Inc|Saltgrass Furniture Outlet|Tungsten Tool & Die|Unison Elevator Service|Valley Fastener & Hose|Wrenfield HVAC Wholesale|Xylo Plastics Corp|Yarrow Garden Products|Zephyr Parcel Network Inc|Crossbeam Trade Show Exhibits|Duskin Electric Supply|Ferrow Metals|Hearthstone Flooring Distribution|Polar Peak Ice Company|Mainspring E-Commerce Fulfilment|Tri-County Fire Equipment|Bluestem Seed Company|Overland Tire Warehouse|Copperhead Cable & Wire""".split('|')
MED="""Rivermark Cardiology Associates|Summit Orthopaedic Institute, PLLC|Lakeview Women's Health Group|Pediatric Partners of Alder Creek|Clearvue Ophthalmology|Northstar Imaging Center LLC|Gentle Touch Oral Surgery|Meridian Pain & Spine|Alder Creek Regional Health System|Bayleaf Behavioral Health|Crescent Dermatology, P.A.|Allied Sleep Medicine|Woodland Family Practice|ENT Specialists of the Valley|Quest Ridge Laboratory Services|Harmony Physical Therapy|Beacon Endocrinology|Foothill Urology Consultants|Tri-Lakes Gastroenterology|Aster Fertility Clinic|Paxton Podiatry Group|Keystone Hearing Center|Willow Oncology Infusion|Apex Vein & Vascular""".split('|')
BIO="""Genovance Therapeutics, Inc.|Helixor Bio Corp.|Nuvistra Pharma|Cellarium Sciences|Oncotide Labs, Inc.|Protea Diagnostics|Mitralis Medical Devices|Axonera Neuroscience|Biolumen Imaging Inc.|Ferropoint Vaccines|Quorum Genomics|Peptara Inc.|Stratum Proteomics|Vireo Cell Therapy|Ribostar, Inc.|Enzymatica West|Loam Agbio|Karyon Research Institute""".split('|')
