import random, json, os, datetime as D
BASE=os.path.dirname(os.path.abspath(__file__))
for d in('documents','truth'): os.makedirs(os.path.join(BASE,d),exist_ok=True)
INDEX=[]
def iso(x): return x.isoformat() if isinstance(x,D.date) else x
def m2(x): return f"{x:,.2f}"
def m0(x): return f"{x:,.0f}"
def addm(d,n):
    y=d.year+(d.month-1+n)//12; m=(d.month-1+n)%12+1
    return D.date(y,m,1)
def end(start,months): return addm(start,months)-D.timedelta(days=1)
def T(**k):
    o={}
    for a,b in k.items():
        if b is None: continue
        if a=='rentSteps': b=[{**s,'date':iso(s['date'])} for s in b]
        if isinstance(b,list) and not b: continue
        if isinstance(b,D.date): b=iso(b)
        if isinstance(b,float): b=round(b,2)
        o[a]=b
    return o
def path(n): return os.path.join(BASE,'documents',n)
def save(name,asset,style,hard,prop,ason,units,occ,vac,rows,sheet=None,planted=None):
    json.dump({"propertyName":prop,"asOnDate":ason,"units":units,"occupied":occ,"vacant":vac,"sheet":sheet,"planted":planted,"rows":rows},open(os.path.join(BASE,'truth',name+'.json'),'w'),indent=1,ensure_ascii=False)
    INDEX.append({"file":name,"assetType":asset,"documentType":"RENT_ROLL","author":"consultants","style":style,"hard":hard})
A="Hallmoor Pinecrest Verrant Coldwater Tamsin Brightwell Orrery Kestrel Lantern Marlowe Quillfeather Sandridge Thornbury Umbra Wexcombe Yarrow Alderpoint Bexmere Cinderfield Duskwood Elmstead Farrowgate Gilt Harrowby Ironbark Juniper Kingfisher Larkhill Mossvale Northgate Oxlade Pellworth Ravelin Saltbush Tidewell Upcott Vantage Westerly Zephyr Ashgrove Banksia Coolibah Driftway Everline Foxglove Greyfriar Hawthorn Indigo Jarrah Kurrajong".split()
B={'office':["Capital Advisors LLC","Law Group, P.C.","Software Inc.","Insurance Brokers","Engineering PLLC","& Dunmore LLP","Wealth Partners","Architects","Data Systems, Inc.","Title & Escrow","Consulting Group","Recruiting","Public Affairs","Actuarial Services"],
'retail':["Coffee Roasters","Shoes","Optical","Pharmacy","Bakehouse","Nail Bar","Jewellers","Books","Mobile Repairs","Sushi","Homewares","Fashion","Butchery","Florist","Sportswear","Travel","Noodle House","Barbers"],
'ind':["Logistics Inc.","Steel Fabrication","Packaging Ltd.","Cold Chain","Auto Parts","Plastics","Tile & Stone","Freight","Electrical Wholesale","Millwork","Brewing Co.","Pool Supplies","Tyres","Hydraulics","Printing"],
'med':["Cardiology Associates","Orthopedics, P.A.","Imaging Center","Family Practice","Dermatology","Women's Health","Physical Therapy","Eye Clinic","Oral Surgery","Pediatrics","Sleep Lab","Urology Group"],
'air':["Air Lines","Airways","Ground Handling","Duty Free","Car Rental","Catering","News & Gifts","Aero Services","Cargo","FBO","Grill","Jet Support"]}
class Names:
    def __init__(s,r): s.r=r; s.u=set()
    def __call__(s,k):
        while 1:
            n=s.r.choice(A)+' '+s.r.choice(B[k])
            if n not in s.u: s.u.add(n); return n
