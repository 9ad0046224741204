import random, json, os, datetime as D
B='build/blind/'
A1="Harrow Pinecrest Dovetail Larkin Ambleside Corvane Westbrook Tilden Osprey Marwick Quill Solana Redfern Bayard Kestrel Halden Juniper Farrow Montrel Castell Brightwater Ironbark Nordhaven Pellam Vantry Ostrander Sable Greyfield Lindell Copperline Trellis Halcyon Amberly Fenwick Rookwood Delmare Stonegate Windmere Calloway Birchmont Elkton Thornbury Meridale Ravensworth Galloway Arbour Selkirk Tamarack Wexcombe Yarrow".split()
K={'anchor':['Supermarket','Home Goods','Fitness Club','Sporting Goods','Furniture','Department Store'],'retail':"Nails & Spa|Pizza Co.|Shoes|Cleaners|Optical|Jewelers|Wireless|Fitness|Dental|Salon|Pet Supply|Hardware|Books|Bakery|Tacos|Tax Service|Vape & Smoke|Florist|Liquors|Threads|Home Goods|Kids|Sushi & Grill|Juice Bar|Mattress".split('|'),
'office':"Law Group, P.C.|Capital Advisors LLC|Engineering, Inc.|Consulting Group|Title & Escrow|Insurance Agency|Architects LLP|Software Corp.|Wealth Partners|Staffing Inc.|& Associates CPA|Media LLC|Analytics, Inc.|Mortgage Corp.|Foundation".split('|'),
'med':"Orthopedics PLLC|Pediatrics, P.A.|Imaging Center|Dermatology Assoc.|Physical Therapy|Family Medicine|Cardiology Group|Eye Institute|Dental Arts|Women's Health|Dialysis LLC|Pain Management|Labs Inc.|ENT Specialists|Urology".split('|'),
'ind':"Logistics LLC|Plumbing Supply|Cabinetry Inc.|Fabrication|Distributors|Auto Glass|Machine Works|Packaging Corp.|Electric Co.|Flooring|Freight|Tool & Die|HVAC Services|Foods Inc.|Coatings|Print & Sign|Marine|Robotics|Stone & Tile|Roofing".split('|')}
class Names:
    def __init__(s,r): s.r=r; s.u=set()
    def __call__(s,k):
        while 1:
            n=s.r.choice(A1)+' '+s.r.choice(K[k])
            if n not in s.u: s.u.add(n); return n
def R(seed): return random.Random(seed)
def d(y,m,dd=1): return D.date(y,m,dd)
def addm(x,n):
    t=x.year*12+x.month-1+n; return D.date(t//12,t%12+1,1)
def eom(x): return addm(x,1)-D.timedelta(1)
def iso(x): return x.isoformat()
def m2(x): return f'{x:,.2f}'
def m0(x): return f'{x:,.0f}'
def us(x): return x.strftime('%m/%d/%Y')
def us1(x): return f'{x.month}/{x.day}/{x:%y}'
def row(**k): return {a:b for a,b in k.items() if b is not None and b!=[]}
def save(fn,asset,style,hard,rows,**t):
    t.setdefault('sheet',None); t.setdefault('planted',None)
    t['rows']=rows
    json.dump(t,open(B+'truth/'+fn+'.json','w'),indent=1)
    p=B+'index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=fn]+[dict(file=fn,assetType=asset,documentType='RENT_ROLL',author='r74b',style=style,hard=hard)]
    ix.sort(key=lambda i:i['file']); json.dump(ix,open(p,'w'),indent=1)
class P:
    def __init__(s,fn,size):
        from reportlab.pdfgen import canvas
        s.c=canvas.Canvas(B+'documents/'+fn,pagesize=size,invariant=1); s.w,s.h=size
    def t(s,x,y,txt,al='l',f='Helvetica',z=7.5):
        s.c.setFont(f,z); {'l':s.c.drawString,'r':s.c.drawRightString,'c':s.c.drawCentredString}[al](x,y,str(txt))
    def line(s,x1,y,x2,w=.5): s.c.setLineWidth(w); s.c.line(x1,y,x2,y)
    def box(s,x,y,w,h,g=.88):
        s.c.setFillGray(g); s.c.rect(x,y,w,h,stroke=0,fill=1); s.c.setFillGray(0)
