import json, os, random, datetime as dt
from datetime import date, timedelta
HERE=os.path.dirname(os.path.abspath(__file__)); DOCS=HERE+'/documents'; TRUTH=HERE+'/truth'
INDEX=[]
def mon_add(d,n):
    y=d.year+(d.month-1+n)//12; m=(d.month-1+n)%12+1
    import calendar
    return date(y,m,min(d.day,calendar.monthrange(y,m)[1]))
def eom(d): return mon_add(d.replace(day=1),1)-timedelta(days=1)
def iso(d): return d.isoformat() if isinstance(d,date) else d
def n0(x): return f"{x:,.0f}"
def n2(x): return f"{x:,.2f}"
def us(d): return f"{d.month}/{d.day}/{d.year}"
def us0(d): return d.strftime('%m/%d/%Y')
def us2(d): return d.strftime('%m/%d/%y')
def mon(d): return d.strftime('%b-%y')
def dmy(d): return d.strftime('%d-%b-%Y')
class Row(dict):
    pass
def row(**k):
    r={}
    for a,b in k.items():
        if b is None: continue
        if a.endswith('Date'): b=iso(b)
        if isinstance(b,float): b=round(b,2)
        if a in('charges','rentSteps') and not b: continue
        r[a]=b
    return r
def save(fn,assetType,author,style,hard,propertyName,asOn,rows,units,occupied,vacant,sheet=None,planted=None):
    t=dict(propertyName=propertyName,asOnDate=iso(asOn),units=units,occupied=occupied,vacant=vacant,sheet=sheet,planted=planted,rows=rows)
    for r in rows: assert r.get('unit') or r.get('tenantName'),r
    json.dump(t,open(f'{TRUTH}/{fn}.json','w'),indent=1)
    INDEX.append(dict(file=fn,assetType=assetType,documentType='RENT_ROLL',author=author,style=style,hard=hard))
FIRST="Dana Marlo Teresa Quinn Owen Priya Luis Hannah Felix Noor Greta Ivan Simone Caleb Mei Andre Rosa Theo Wanda Kofi Lena Boris Yara Miles Nadia Pete Carla Emil Joan Tariq Beth Hugo Vera Silas Inez Omar Ruth Dean Kira Wes".split()
LAST="Abernal Brackett Castleton Dorvale Ellsmere Fenwright Garmond Hestrop Ilvane Jardell Kestrow Lomquist Marbury Nystead Oakhollow Pellring Quarrie Rostvik Sandlow Tellmark Umberly Vossfield Wrenlow Yardwick Zellner Amoroso Brightley Corvane Dunmarsh Etterby".split()
def people(r,n,last_first=False):
    c=[(a,b) for a in FIRST for b in LAST]; r.shuffle(c); c=c[:n]
    return [f"{b}, {a}" if last_first else f"{a} {b}" for a,b in c]
OFF_A="Brackwell,Tallow & Finch,Northgate,Oriel,Sable Ridge,Crestmoor,Halvorsen Pike,Lumen,Delacorte,Westbrook & Thane,Pennhurst,Argent,Blue Heron,Kestrel,Ironwood,Mariner,Cobalt,Summerlin,Ravenel,Quillon,Stonebridge,Fairmont Lake,Aldergate,Torrance Hill,Vantage,Meridell,Osprey,Parkhurst,Granger,Whitlock".split(',')
OFF_B="Capital Advisors LLC,Law Group PC,Insurance Agency Inc.,Title & Escrow Co.,Wealth Partners LLC,CPAs LLP,Engineering Inc.,Architects PLLC,Staffing Solutions,Software Inc.,Mortgage Corp.,Consulting Group,Benefits Administrators,Media LLC,Translation Services,Foundation,Actuarial Partners,Surveying Co.".split(',')
IND_A="Tri-Valley,Acme-Lorn,Redfern,Pacific Rim,Bolt & Barrow,Hardesty,Canyon,Gulfstream,Maddox,Steelhead,Rapid Cut,Dynaform,Carbide,Two Rivers,Allspan,Kingfisher,Polymark,Sunbelt,Lakeside,Orchard,Flintlock,Evergreen,Summit Peak,Dorsey,Interstate,Midland,Quick Haul,Precision,Ridgeway,Colfax".split(',')
IND_B="Cabinetry,Plumbing Supply,Machine Works,Logistics LLC,Tile & Stone,HVAC Inc.,Auto Glass,Granite Fabricators,Electric Co.,Signs,Packaging Corp.,Roofing,Coffee Roasters,Flooring,Foods Inc.,Fire Protection,Door & Hardware,Brewing Co.,Pool Supply,Distributors".split(',')
RET="Golden Wok,Bella Nail Spa,Summit Cleaners,Pizzeria Tramonti,Corner Bean Coffee,Kidz Cuts,Dr. Paws Veterinary,Tobacco Depot,Sunrise Donuts,FitBarre Studio,PhoneFix,Oakmont Liquors,Pho Lantern,Dollar Harbor,Vision Lane Optical,The UPost Store,Hearthstone Mattress,Taqueria El Farol,Bright Smile Dental,Grand Avenue Florist,Tax Corner,Little Scholars Learning,Verdant Juice Bar,Crown Jewelers,Pet Pantry,Sew & Vac Center,Harbor Leaf Tea Co.,Bikram Loft,Mailbox Station,Redwood Realty".split(',')
MED="Valley Orthopaedic Associates PC,Lakeview Pediatrics,Cedar Cardiology Group,Advanced Imaging of Fairhaven,Riverbend OB/GYN,Summit Dermatology PLLC,Northside Endodontics,Clearwater Ophthalmology,Harmony Physical Therapy,Sterling Oral Surgery,Apex Pain & Spine,Bluestone Gastroenterology,Family Care Partners,Fairhaven Sleep Center,Hillcrest Audiology,Prime Lab Services LLC,Meadow Allergy & Asthma,Keystone Podiatry,Women's Wellness Collective,Juniper Behavioral Health,Crossroads Urgent Care,Wellspring Pharmacy,Evergreen Nephrology,Tidewater Dialysis LLC".split(',')
def combo(r,A,B,n):
    A=A[:];r.shuffle(A);out=[];i=0
    while len(out)<n:
        a=A[i%len(A)];b=r.choice(B);i+=1
        if f"{a} {b}" not in out: out.append(f"{a} {b}")
    return out
