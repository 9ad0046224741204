import random, json, datetime as dt, os, calendar
ROOT=os.path.dirname(os.path.abspath(__file__))
SEED=5309
D=dt.date
def rng(k): return random.Random(f"{SEED}-{k}")
def addm(d,n):
    m=d.month-1+n; y=d.year+m//12; m=m%12+1
    return D(y,m,min(d.day,calendar.monthrange(y,m)[1]))
def eom(d): return D(d.year,d.month,calendar.monthrange(d.year,d.month)[1])
def iso(d): return d.isoformat() if isinstance(d,dt.date) else d
def r2(x): return round(x+1e-9,2)
def S(xs): return r2(sum(x for x in xs if x is not None))
def m2(x): return f"{x:,.2f}"
def m0(x): return f"{x:,.0f}"
def mdy(d): return f"{d.month}/{d.day}/{d.year}"
def mmddyyyy(d): return d.strftime("%m/%d/%Y")
def mmddyy(d): return d.strftime("%m/%d/%y")
SUR='Calder Voss Penhallow Marchetti Okafor Lindqvist Brightwater Ashgrove Corbel Dunmore Ellery Farrow Gantry Hollis Jarrow Kestrel Larkin Medlar Northam Orsini Pallister Quillen Rushmere Sable Thornbury Umber Wexley Yarrow Zeller Alder Birchall Cresswell Driscoll Everly Fenwick Goswell Hartigan Ivers Jessop Keswick Lowry Monckton Nettles Overby Prentiss Radley Selwyn Truscott Upton Vickery Whitlock Yardley Arbour Copperline Danforth Elmhurst Foxglove Granby Halcyon Ironbark Juniper Kingsbury Lattice Nimbus Onyx Quarry Redfern Summerset Tidewater Verdant Willowbrook Zenith Abernathy Bellweather Chisholm Dovetail Eastlake Flintridge Greyhound Hawthorn Islington Jasper Killdeer Longacre Maplecrest Newbold Oldfield Pemberly Ravensworth Stonebridge Tallgrass Underhill Vermilion Westerly Amberley Bramwell Cobalt Drummond Edgemont Ferndale Gilmour Hazelton Inglewood'.split()
FIRST='Adele Marcus Priya Tobias Renata Ivan Leonie Desmond Hana Wilbur Noemi Curtis Yolanda Felix Greta Omar Bettina Silas Marisol Anton Delia Ruben Ingrid Terrence Zora Malik Corinne Esteban Phoebe Nikhil Odette Lionel Samira Giles Tamara Hugo Beatriz Clifton Annika Rashid Fiona Dmitri Lucille Kofi Maren Vincent Alma Joaquin'.split()
KIND={
'office':['{a} & {b} LLP','{a} Capital Partners, LLC','{a} Insurance Services','{a} Wealth Advisors','{a} Engineering Group','{a} Software, Inc.','{a}, {b} & Co. CPAs','{a} Title & Escrow','{a} Staffing Solutions','Law Offices of {a} {b}','{a} Architects, P.C.','{a} Mortgage Corp.','{a} Media Group','{a} Consulting','{a} Analytics','{a} Foundation','{a} Energy Resources LLC','{a} Court Reporting'],
'retail':['{a} Shoes','{a} Jewelers','{a} & Co. Apparel','{a} Candle Works','{a} Optical','{a} Toys','{a} Kids','{a} Sportswear','{a} Beauty Bar','{a} Books','{a} Home','{a} Outfitters','{a} Nails & Spa','{a} Wireless','{a} Vitamins','{a} Denim','{a} Gifts','{a} Eyewear','{a} Lingerie','{a} Games'],
'food':['{a} Pretzel Co.','{a} Burger','{a} Wok','{a} Pizza Kitchen','{a} Smoothies','{a} Taqueria','{a} Gyro Grill','{a} Creamery','{a} Subs','{a} Teriyaki'],
'med':['{a} Cardiology Associates','{a} Pediatrics','{a} Orthopaedic Group','{a} Dermatology, PA','{a} Imaging Center','{a} Women\'s Health','{a} Physical Therapy','{a} Endodontics','{a} Family Medicine','{a} Eye Institute','{a} ENT Specialists','{a} Gastroenterology','{a} Urology Partners','{a} Dental Studio','{a} Sleep Center','{a} Oncology','{a} Pharmacy','{a} Pain Management','{a} Clinical Laboratory','{a} Audiology'],
'ind':['{a} Cabinets','{a} Plumbing Supply','{a} Fabrication','{a} Logistics LLC','{a} Tool & Die','{a} Electric, Inc.','{a} Auto Glass','{a} Flooring','{a} Signs','{a} Print & Mail','{a} HVAC Services','{a} Coatings','{a} Fasteners','{a} Brewing Co.','{a} Moving & Storage','{a} Marine Parts','{a} Packaging Corp.','{a} Countertops','{a} Irrigation','{a} Fitness Equipment','{a} Motorsports','{a} Restoration','{a} Pool Supply','{a} Roofing','{a} Robotics','{a} Medical Devices','{a} Roasters','{a} Welding'],
'lab':['{a} Therapeutics, Inc.','{a} Biosciences','{a} Genomics','{a} Diagnostics LLC','{a} Immunotherapeutics','{a} Bio','{a} Proteomics, Inc.','{a} Neuro, Inc.','{a} Assay Systems','{a} CRISPR Labs','{a} Vaccines','{a} Cell Therapy'],
'shop':['{a} Hardware','{a} Deli & Grocery','{a} Dry Cleaners','{a} Coffee','{a} Barbershop','{a} Florist','{a} Bakery','{a} Laundromat','{a} Wine & Spirits','{a} Tailoring','{a} Pet Supply','{a} Yoga'],
}
class Names:
    def __init__(s,R): s.R=R; s.pool=SUR[:]; R.shuffle(s.pool); s.used=set(); s.i=0
    def sur(s):
        v=s.pool[s.i%len(s.pool)]; s.i+=1; return v
    def biz(s,kind):
        for _ in range(400):
            t=s.R.choice(KIND[kind]); n=t.format(a=s.sur(),b=s.R.choice(s.pool))
            if n not in s.used and n.split()[0]!=n.split()[-1]: s.used.add(n); return n
    def person(s,last_first=False):
        for _ in range(400):
            f=s.R.choice(FIRST); l=s.sur()
            n=f"{l}, {f}" if last_first else f"{f} {l}"
            if n not in s.used: s.used.add(n); return n
INDEX=[]
class Doc:
    def __init__(s,file,asset,style,hard=False):
        s.file=file; s.asset=asset; s.style=style; s.hard=hard; s.rows=[]; s.planted=None
        s.path=os.path.join(ROOT,'documents',file); s.totals={}
    def add(s,**k):
        r={}
        for a,v in k.items():
            if v is None or v==[]: continue
            r[a]=iso(v) if isinstance(v,dt.date) else v
        s.rows.append(r); return r
    def save(s,name,ason,units,occ,vac,sheet=None):
        t=dict(propertyName=name,asOnDate=iso(ason),units=units,occupied=occ,vacant=vac,sheet=sheet,planted=s.planted,rows=s.rows)
        json.dump(t,open(os.path.join(ROOT,'truth',s.file+'.json'),'w'),indent=1,ensure_ascii=False)
        INDEX.append(dict(file=s.file,assetType=s.asset,documentType='RENT_ROLL',author='blind-r53-takeovers',style=s.style,hard=s.hard))
        # self check: sums of truth against totals printed from the data before any defect
        for k,(field,tot) in s.totals.items():
            if callable(field): v=S(field(r) for r in s.rows)
            else: v=S(r.get(field) for r in s.rows)
            ok=abs(v-tot)<.006
            print(('ok ' if ok else 'DIFF'),s.file,k,v,tot)
        print(s.file,'rows',len(s.rows),'units',units,occ,vac,'planted',bool(s.planted))
def ch(code): return lambda r: sum(c['amount'] for c in r.get('charges',[]) if c['code']==code)
from reportlab.pdfbase.pdfmetrics import stringWidth
def tx(c,x,y,s,font='Helvetica',size=7,al='l',maxw=None):
    s=str(s); w=stringWidth(s,font,size)
    if maxw and w>maxw: print('  WIDE',s,round(w),maxw)
    c.setFont(font,size)
    if al=='l': c.drawString(x,y,s)
    elif al=='r': c.drawRightString(x,y,s)
    else: c.drawCentredString(x,y,s)
