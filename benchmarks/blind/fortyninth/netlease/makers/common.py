# data helpers only: no layout lives here
import json, random, datetime as dt
from pathlib import Path
ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT/"documents"; TRUTH = ROOT/"truth"
DOCS.mkdir(exist_ok=True); TRUTH.mkdir(exist_ok=True)

def addm(d, m):
    y, k = divmod(d.month-1+m, 12); y += d.year; k += 1
    last = (dt.date(y+(k==12), k%12+1, 1)-dt.timedelta(1)).day
    return dt.date(y, k, min(d.day, last))
def term_end(start, months): return addm(start, months)-dt.timedelta(1)
def iso(d): return d.isoformat() if isinstance(d, dt.date) else d
def clean(r): return {k: (iso(v) if isinstance(v, dt.date) else v) for k, v in r.items() if v is not None}

def save(name, asset, style, hard, prop, ason, units, occ, vac, rows, planted=None, sheet=None):
    rows = [clean(r) for r in rows]
    for r in rows: assert r.get("unit") or r.get("tenantName") , r
    t = dict(propertyName=prop, asOnDate=iso(ason), units=units, occupied=occ, vacant=vac, sheet=sheet, planted=planted, rows=rows)
    (TRUTH/(name+".json")).write_text(json.dumps(t, indent=1, ensure_ascii=False))
    ix = ROOT/"index.json"
    L = json.loads(ix.read_text()) if ix.exists() else []
    L = [e for e in L if e["file"] != name]
    L.append(dict(file=name, assetType=asset, documentType="RENT_ROLL", author="netlease", style=style, hard=hard))
    L.sort(key=lambda e: e["file"])
    ix.write_text(json.dumps(L, indent=1))
    print(name, len(rows), units, occ, vac)

FAST = ["Burrito Lark","Copper Skillet Grill","Zesty Wok","Pita Harbor","Smokehouse 44","Tango Taqueria","Big Otis Burgers","Cluck & Biscuit","Noodle Parlor","Dough Junction Pizza","Frost Dairy Bar","Sub Station Nine","Bean & Ember Coffee","Sushi Tamaki House","The Waffle Spoke","Golden Ladle Soups","Crab Shanty","Pho Lotus Bay","Chai Corner","Poke Tide"]
SERV = ["Bright Nails & Spa","Clipper King Barbers","Meridian Dental Group","Sunpath Optical","PakMail & More","Tidy Threads Cleaners","Fieldstone Insurance Agency","Hearthside Realty","QuickTax Partners","Pawsome Grooming","Lumen Tanning","ProMotion Physical Therapy","Great Steps Pediatrics","Bluebonnet Veterinary Clinic","Signal Wireless","Cornerstone Check Cashing","Kumo Karate Academy","Tutor Lane Learning","Vista Vape & Smoke","EZ Coin Laundry"]
ANCH = ["Harvest Barrel Market","FoodPoint Grocers","Ridgeway Pharmacy","Dollar Depot","Stretch Fitness 24","Homegoods Row","Tractor Yard Supply","Trailhead Outfitters","Bargain Barn","PetPlanet Supplies","Craft Cupboard","Auto Zenith Parts"]
OUT = ["Marlowe & Finch","Alder Denim Co.","Verano Footwear","Kestrel Sport","Bianca Rossi Handbags","Polaris Outerwear","Tinsel & Tot","Cedarline Home","Pendleton Reed Menswear","Lumiere Fragrance","Stride Factory","Oak & Anvil Workwear","Juniper Jane","Copperpot Kitchenware","Maison Delacour","Swift Lacrosse","Harbor Knit","Ember Candle Works","Sable Sunglass","Gemstone Gallery","Petite Plaza","Bold Baby","Northgate Luggage","Vela Swim","Rugged Ridge Boots","Sweet Caramel Kitchen","Pretzel Post","Tea Orchard","Wickham Shirtmakers","Loom & Linen","Cityline Watches","Tall Order Apparel","Ferncliff Toys","Velvet Vanity","Roost Bedding","Tempo Audio","Cove Surf Co.","Classic Cue Ties","Bow & Barrow Kids","Ironwood Golf","Paper Crane Books","Amber Jewelers","Zephyr Running","Saddlecreek Leather","Honeycomb Hosiery","Delft Cookware","Modern Mariner","Lark Lingerie","Frontier Jeans","Studio Sixty Shoes","Sunday Best","Ursa Mountain Gear"]
OFF = ["Hallmark Title & Escrow","Brightwell Actuarial","Kensing & Pike LLP","Novara Software","Delmar Engineering","Oakhurst Wealth Advisors","Civic Land Surveying","Pinnacle Home Health","TriState Staffing","Beacon Orthodontics","Lantern Media","Corvid Analytics","Summit Mortgage Partners","Riverbend Counseling","Astra Logistics","Fairmont CPA Group","Stonebridge Insurance","Vector Controls","Medway Billing","Harbinger Law Offices","Quill Communications","Northstar Architects","Paragon Benefits","Orion Telecom","Bluefin Consulting","Keystone Payroll","Willow Hospice","Apex Court Reporting","Maple Leaf Travel","Trident Security","Cobalt Design Studio","Evergreen Appraisal","Granite Construction Mgmt","Solace Psychology","Aurora Biostat","Redwood Title","Hartwell Foundation","Ionic Environmental","Juno Events","Catalyst Coaching"]
