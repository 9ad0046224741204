import json, os, random, datetime as dt
ROOT=os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOC=os.path.join(ROOT,'documents'); TR=os.path.join(ROOT,'truth')
for d in (DOC,TR): os.makedirs(d,exist_ok=True)
D=dt.date
def addm(d,m):
    y=d.year+(d.month-1+m)//12; mo=(d.month-1+m)%12+1
    return D(y,mo,min(d.day,[31,29 if y%4==0 else 28,31,30,31,30,31,31,30,31,30,31][mo-1]))
def eom(d): return addm(D(d.year,d.month,1),1)-dt.timedelta(1)
def term_end(s,m): return addm(s,m)-dt.timedelta(1)
def iso(d): return d if (d is None or isinstance(d,str)) else d.isoformat()
def us(d): return f'{d.month}/{d.day}/{d.year}'
def us2(d): return d.strftime('%m/%d/%Y')
def usy(d): return d.strftime('%m/%d/%y')
def m2(x): return f'{x:,.2f}'
def m0(x): return f'{x:,.0f}'
def row(**k):
    o={}
    for a,b in k.items():
        if b is None or b==[] or b=='' : continue
        if isinstance(b,dt.date): b=b.isoformat()
        if isinstance(b,float): b=round(b,2)
        o[a]=b
    return o
def ch(*pairs): return [{"code":c,"amount":round(a,2)} for c,a in pairs if a is not None]
def save(name,asset,style,hard,rows,prop,ason,units,occ,vac,sheet=None,planted=None):
    t=dict(propertyName=prop,asOnDate=ason,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=rows)
    json.dump(t,open(os.path.join(TR,name+'.json'),'w'),indent=1,ensure_ascii=False)
    p=os.path.join(ROOT,'index.json')
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]
    ix.append(dict(file=name,assetType=asset,documentType='RENT_ROLL',author='taxconsultants',style=style,hard=hard))
    ix.sort(key=lambda e:e['file'])
    json.dump(ix,open(p,'w'),indent=1)
SUR="Abernal Brockway Castellane Dunmoor Ellerbrook Fenwarth Garrowby Hesselink Ingleside Jorvath Kestrin Lomax-Reid Marchetto Norvelle Ostrander Pellegrim Quillfeather Rosvold Stannick Thackmore Umberly Vandersloot Wexcombe Yarbury Zellhofer Ackroyd-Lane Bellisar Corvane Drexmoor Esterline".split()
OFF="Law Offices|& Partners LLP|Actuarial Group|Title Agency|Wealth Advisors, Inc.|Staffing Services|Architects PC|Insurance Brokers|Software Corp.|Engineering, Inc.|Capital Management LLC|CPAs|Court Reporting|Translations|Design Studio|Mortgage Co.|Consulting|Public Relations".split('|')
MED="Family Dentistry|Orthopedics, P.A.|Physical Therapy|Pediatrics|Dermatology Assoc.|Eye Center|Imaging LLC|Cardiology Group|Podiatry|Women's Health|Audiology|Clinical Labs|Oral Surgery|Pain Clinic".split('|')
IND="Fasteners|Cabinet Works|Plumbing Supply|Logistics LLC|Auto Glass|Print & Mail|HVAC Services|Tool & Die|Granite & Tile|Medical Devices|Packaging|Brewing Co.|Flooring|Electric, Inc.|Paint & Coatings|Restoration|Fitness Equipment|Freight Lines".split('|')
RET="Nails & Spa|Cleaners|Pizza|Shoes|Jewelers|Optical|Pet Supply|Hardware|Tax Service|Books|Bakery|Sushi|Wireless|Liquors|Florist|Boutique|Toys|Coffee|Candles|Kitchenware|Travel|Luggage|Denim|Sports|Barber Shop|Vitamins".split('|')
class Names:
    def __init__(s,r,kinds): s.r=r; s.k=kinds; s.u=set()
    def __call__(s):
        while True:
            n=s.r.choice(SUR)+' '+s.r.choice(s.k)
            if n not in s.u: s.u.add(n); return n
