import random, json, os, datetime as dt
HERE=os.path.dirname(os.path.abspath(__file__))
os.makedirs(HERE+'/documents',exist_ok=True); os.makedirs(HERE+'/truth',exist_ok=True)
D=dt.date
A1="Alder Beacon Cobalt Delmar Everline Fallbrook Granary Highmark Ironbridge Juniper Kestrel Lattice Marlow Northgate Orchard Palisade Quarry Ridgeway Sextant Tamarack Upland Vantage Wexley Yarrow Zephyr Brightwell Copperfield Dunmore Eastlake Foxglove Hollis Larkspur Millrace Pinecrest Redstone Saltmarsh Thistle Whitaker Bluestem Cardinal".split()
KIND={'office':["Capital Partners LLC","Actuarial Group, Inc.","& Doyle LLP","Title Agency, Inc.","Software, Inc.","Wealth Advisors LLC","Architects, P.C.","Engineering Corp.","Insurance Brokers, Inc.","Public Affairs LLC","Staffing of Ohio, LLC","Energy Marketing, LP","Consulting Group","Law Group, P.A.","Payroll Services, Inc."],
'retail':["Nail Bar","Fitness, LLC","Pizza Kitchen","Dry Cleaners, Inc.","Optical","Pet Supply Co.","Shoe Outlet, Inc.","Hardware Co.","Coffee Roasters","Urgent Care, PLLC","Mattress Gallery","Wireless, LLC","Taqueria","Hair Studio","Books & Games","Federal Credit Union","Dollar Depot, Inc.","Tutoring Center"],
'ind':["Logistics, LLC","Fasteners, Inc.","Cold Storage Co.","Plumbing Supply","Pallet & Crate","Auto Glass, Inc.","Tile Importers LLC","Electric Wholesale","Millwork Co.","Packaging Corp.","Roofing Supply, LP","Beverage Distributors","Robotics, Inc.","Moving & Storage","Print Solutions"],
'med':["Orthopaedics, P.A.","Dermatology Associates","Women's Health, PLLC","Imaging, LLC","Physical Therapy","Pediatrics, P.C.","Eye Surgeons, LLP","Dental Arts, P.C.","Cardiology Group","Laboratory Services, Inc.","Sleep Center, LLC","Oncology Partners","Foot & Ankle, P.A.","Allergy Clinic","Infusion Center, LLC"],
'farm':["Farms, Inc.","Grain & Livestock LLC","Land & Cattle Co.","Acres Partnership","Family Farms, LP","Seed Farms LLC","Dairy, Inc.","Bros. Farming"]}
SUR="Abrams Baptiste Castellan Dorsey Ekwueme Farrow Gundersen Halvorsen Ibarra Jessup Kowalczyk Lindqvist Mbeki Novotny Oyelaran Pruitt Quintero Rasmussen Sandoval Tedesco Ueda Villanueva Whitcomb Xiong Yazzie Zielinski Ambrose Birdsong Carmichael Delacroix Espinal Fitzhugh Gallardo Hathorne Innis Jankowski Kettering Lomax Mulvaney Nakata Ostrander Pemberton Radcliff Stavros Thibodeaux Underhill Vasquez Winslow Yoder Applewhite".split()
GIV="Adele Bram Carlo Dina Emeka Fern Gita Hugo Inez Jonas Kaya Leon Mara Nils Odessa Petra Quinn Rosa Samir Tess Uri Vera Wade Ximena Yusuf Zora Anton Bea Cyrus Della".split()
class Names:
    def __init__(s,r): s.r=r; s.used=set()
    def co(s,k):
        while 1:
            n=s.r.choice(A1)+' '+s.r.choice(KIND[k])
            if n not in s.used: s.used.add(n); return n
    def person(s,fmt='{s}, {g}'):
        while 1:
            n=fmt.format(s=s.r.choice(SUR),g=s.r.choice(GIV),i=s.r.choice('ABCDEFGHJKLMNPRSTW'))
            if n not in s.used: s.used.add(n); return n
def addm(d,m):
    y=d.year+(d.month-1+m)//12; mo=(d.month-1+m)%12+1
    return D(y,mo,min(d.day,28))
def term(r,asof,years,minleft=40):
    """commencement (first of month), expiry (last of month) straddling asof"""
    while 1:
        n=r.choice(years)*12; c=addm(D(asof.year,asof.month,1),-r.randint(2,n-1)); e=addm(c,n)-dt.timedelta(1)
        if (e-asof).days>minleft: return c,e
def m2(x): return f"{x:,.2f}"
def m0(x): return f"{x:,.0f}"
def us(d): return f"{d.month}/{d.day}/{d.year}"
def us2(d): return d.strftime('%m/%d/%Y')
def yy(d): return d.strftime('%m/%d/%y')
def lg(d): return d.strftime('%B ')+f"{d.day}, {d.year}"
def mon(d): return d.strftime('%d-%b-%Y')
INDEX=[]
def save(file,asset,style,hard,truth):
    rows=[]
    for t in truth['rows']:
        q={}
        for k,v in t.items():
            if k.startswith('_') or v is None or v==[]: continue
            q[k]=v.isoformat() if isinstance(v,D) else v
        rows.append(q)
    truth['rows']=rows
    truth.setdefault('sheet',None); truth.setdefault('planted',None)
    json.dump(truth,open(f'{HERE}/truth/{file}.json','w'),indent=1)
    INDEX.append(dict(file=file,assetType=asset,documentType='RENT_ROLL',author='titleinsurers',style=style,hard=hard))
def steps(*a): return [dict(date=d.isoformat(),amount=x) for d,x in a]
