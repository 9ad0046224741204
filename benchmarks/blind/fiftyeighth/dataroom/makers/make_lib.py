"""Shared helpers: names, leases, truth writer. Run make_all.py to regenerate everything."""
import random, json, os, calendar, zlib
from datetime import date, timedelta
HERE = os.path.dirname(os.path.abspath(__file__))
INDEX = []
A = """Alderbrook Quillmark Tamsworth Brightfen Corvane Dunmarrow Eastholt Ferncastle Gladwyn Harrowgate Inverleigh Jessamine Kettlewood
Larkhollow Marlinspike Northcote Oakmere Pellworth Quarrydale Rookhaven Silverpine Thistledown Umberfield Valecrest Wexcombe Yarrowby
Zephyrine Ambervale Bracknell Copperline Drumlin Elmsgate Foxglade Greywater Hollis Ironwell Juniper Kingsmarch Loxley Mossbank
Nettlecreek Orchardine Pinecroft Redthorn Saltbox Tolland Upperfield Vantry Westerlow Birchall Cinderfield Dovetail Everlane Flintlock
Goldenrod Heathrowe Islington Kestrelle Lindenau Millrace Novara Osprey Palisade Ravensmoor Stonebridge Tamarind Wrenfield Ashgrove
Bellweather Cranmore Daybreak Emberly Fallowfield Granger Hawksbill Ivorydale Lakemont Meridew Oldcastle Peregrine Quayside Rosewell
Summerlin Trillium Verity Whitlock Arbordale Bluestem Claremore Dunewood""".split()
T = {
 'office': ['Advisors LLC','& Pryce LLP','Capital Partners','Insurance Services, Inc.','Consulting Group','Law Offices','Engineering, P.C.','Wealth Management','Software, Inc.','Architects','Title & Escrow Co.','Accountancy Corp.','Staffing Solutions','Energy Trading LLC','Media Group'],
 'retail': ['Coffee Roasters','Nail Spa','Pizza Kitchen','Shoes','Fitness','Dry Cleaners','Vision Center','Books & Toys','Wireless','Burger Bar','Pet Supply','Jewelers','Home Goods','Tea House','Barber Co.','Cosmetics','Sporting Goods','Yogurt','Cards & Gifts','Outdoor Outfitters','Kids Apparel','Mattress'],
 'ind': ['Logistics, Inc.','Freight Systems','Plastics Mfg.','Distribution LLC','Tool & Die','Packaging Corp.','Steel Supply','Auto Parts','Flooring Wholesale','Electrical Supply','Printing Co.','Furniture Imports','Building Products','Beverage Distributors','Tile & Stone'],
 'life': ['Therapeutics, Inc.','Biosciences','Genomics, Inc.','Diagnostics','Pharma LLC','Cell Therapies','Proteomics','Bio Labs','Neuro, Inc.','Vaccines Corp.'],
 'cold': ['Foods, Inc.','Seafood Importers','Frozen Foods','Produce Co.','Dairy Cooperative','Meats LLC','Ice Cream Co.','Poultry','Berry Growers','Pharma Cold Chain'],
 'med': ['Cardiology Associates','Dental Group','Orthopedics, P.A.','Pediatrics','Imaging Center','Physical Therapy','Dermatology','Eye Institute','Urology Group','ENT Specialists','Oncology, P.C.','Surgery Center',"Women's Health",'Pharmacy','Sleep Lab','Labs, Inc.','Allergy & Asthma','Podiatry'],
 'dc': ['Cloud, Inc.','Networks LLC','Hosting','Data Systems','Streaming Corp.','Bank, N.A.','Gaming Servers','AI Compute','Telecom','Exchange Services'],
 'uk': ['Partners LLP','Solicitors LLP','Media Ltd','Restaurants Ltd','Coffee Ltd','Studios Ltd','Recruitment Ltd','Asset Management Ltd','Fintech Ltd','Pharmacy Ltd','Dental Ltd','Gyms Ltd'],
 'de': ['Logistik GmbH','Maschinenbau GmbH & Co. KG','Software AG','Steuerberatung PartG mbB','Handels GmbH','Medizintechnik GmbH','Elektro GmbH','Ingenieure GmbH','Versicherungsmakler GmbH','Druck GmbH','Sanitär GmbH','Personal GmbH'],
}
class Names:
    def __init__(s, rng): s.r=rng; s.a=A[:]; rng.shuffle(s.a); s.last={}
    def __call__(s, kind):
        l=s.last.setdefault(kind,[])
        if not l: l.extend(T[kind]); s.r.shuffle(l)
        return s.a.pop()+' '+l.pop()
def rng_for(name): return random.Random(zlib.crc32(('r58dr-'+name).encode()))
def addm(d,n):
    y,m=divmod(d.year*12+d.month-1+n,12); return date(y,m+1,min(d.day,calendar.monthrange(y,m+1)[1]))
def lease(r, asof, area, rate, esc=0.03, terms=(36,60,60,84,120), nd=2):
    t=r.choice(terms); back=r.randint(2,max(3,int(t*0.85)))
    s=addm(date(asof.year,asof.month,1),-back)
    if r.random()<.12: s=s.replace(day=15)
    e=addm(s,t)-timedelta(1)
    base=round(area*rate/12,nd)
    steps=[]; k=1; d=addm(s,12)
    cur=None; curfrom=s
    while d<=e:
        if d>asof: steps.append((d,round(base*(1+esc)**k,nd))); k+=1
        else: curfrom=d
        d=addm(d,12)
    return dict(start=s,end=e,rent=base,steps=steps,curfrom=curfrom,term=t)
def us(d,y=4): return f'{d.month}/{d.day}/{d.year if y==4 else "%02d"%(d.year%100)}'
def us0(d,y=4): return d.strftime('%m/%d/%Y' if y==4 else '%m/%d/%y')
def mo(x,n=2): return f'{x:,.{n}f}' if x>=0 else f'({-x:,.{n}f})'
def clean(o):
    if isinstance(o,dict): return {k:clean(v) for k,v in o.items() if v is not None}
    if isinstance(o,(list,tuple)): return [clean(x) for x in o]
    if isinstance(o,date): return o.isoformat()
    if isinstance(o,float): return round(o,4)
    return o
def steps_t(st,per=None):
    o=[]
    for d,a in st:
        x={'date':d.isoformat(),'amount':a}
        if per: x['per']=per
        o.append(x)
    return o or None
def save(fn, prop, asof, counts, rows, asset, author, style, hard, planted=None, sheet=None):
    t={'propertyName':prop,'asOnDate':asof,'units':counts[0],'occupied':counts[1],'vacant':counts[2],'sheet':sheet,'planted':planted,'rows':[clean(x) for x in rows]}
    for x in t['rows']: assert x.get('unit') or x.get('tenantName'),x
    json.dump(t,open(f'{HERE}/truth/{fn}.json','w'),indent=1,ensure_ascii=False)
    INDEX.append({'file':fn,'assetType':asset,'documentType':'RENT_ROLL','author':author,'style':style,'hard':hard})
    print(fn,len(rows),counts,planted and planted['kind'])
def out(fn): return f'{HERE}/documents/{fn}'
from reportlab.pdfgen import canvas
from reportlab.pdfbase.pdfmetrics import stringWidth
class P:
    """little page writer"""
    def __init__(s,fn,size):
        s.c=canvas.Canvas(out(fn),pagesize=size,invariant=1); s.w,s.h=size; s.f='Helvetica'; s.z=7; s.page=1
    def font(s,f,z): s.f=f;s.z=z
    def t(s,x,y,txt,al='l',f=None,z=None,maxw=None,col=None):
        txt=str(txt); f=f or s.f; z=z or s.z; s.c.setFont(f,z)
        if col: s.c.setFillColor(col)
        if maxw and stringWidth(txt,f,z)>maxw:
            print('   overflow',txt)
        {'l':s.c.drawString,'r':s.c.drawRightString,'c':s.c.drawCentredString}[al](x,y,txt)
        if col: s.c.setFillColorRGB(0,0,0)
    def line(s,x1,y1,x2,y2,w=.5): s.c.setLineWidth(w); s.c.line(x1,y1,x2,y2)
    def new(s): s.c.showPage(); s.page+=1
    def close(s): s.c.save()
