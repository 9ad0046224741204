import random, json, os
from datetime import date, timedelta
HERE=os.path.dirname(os.path.abspath(__file__)); DOC=HERE+'/documents/'; TRU=HERE+'/truth/'
INDEX=[]
A="Hartwell Penmark Ostley Craven Dunsford Vexley Marrick Tolworth Quillan Brackley Selmont Ardwin Kestrow Lindale Farrow Wrenbury Oakmere Thornby Calloway Rendle Pembrook Stavely Gilcrest Norwick Elmsett Havering Juniper Copperline Bluewick Redgate Silverley Amberton Greystoke Mistral Parkway Corvane Zephel Tamber Ulverton Yarrowby".split()
B={'shop':"Shoes,Jewellers,Opticians,Fashions,Bakery,Coffee,Books,Mobile,Barbers,Nails,Pharmacy,Toys,Homewares,Travel,Cards & Gifts,Sports,Vape,Sweets,Florist,Bridal,Menswear,Noodle Bar,Dry Cleaning,Pets,Hearing Care,Beauty".split(','),
   'ind':"Fabrications,Tyre & Exhaust,Joinery,Logistics,Plastics,Signs,Bodyworks,Electrical Wholesale,Tile Supplies,Gymnastics,Brewing,Print,Packaging,Motor Factors,Refrigeration,Kitchens,Scaffolding,Coatings,Precision Engineering,Catering Equipment".split(','),
   'off':"Legal,Insurance Brokers,Software,Consulting,Architects,Wealth,Recruitment,Analytics,Engineering Group,Media,Actuarial,Biotech,Shipping,Pensions,Advisory,Systems,Surveying,Energy,Capital,Translations".split(',')}
FN="Aoife Benedict Carys Dominic Elspeth Farouk Greta Harriet Idris Jasmin Kieran Leonie Malachy Niamh Oluwaseun Priya Quentin Rhiannon Samir Tabitha Una Vikram Wilfred Xin Yusra Zoltan Morag Tadhg Bronte Callum Mei Anoushka Jarvis".split()
LN="Abernethy Blackett Cavanagh Dunmore Eastlake Fothergill Gathercole Hibbert Iqbal Jellicoe Kilbride Lockyer Mulcahy Nettleton Okafor Pettigrew Quarmby Rafferty Sandhu Tregear Uppal Venning Wetherall Yeoman Zhou Ormerod Bhatt Considine Drury Eccles Lachlan Moncrieff".split()
class N:
    def __init__(s,r): s.r=r; s.u=set()
    def co(s,k,suf=(' Ltd',' Limited',' (UK) Ltd',' LLP','',' & Sons Ltd')):
        while 1:
            a=s.r.choice(A); x=a+' '+s.r.choice(B[k])
            if s.r.random()<.15: x=a+' & '+s.r.choice(LN)
            if x not in s.u: s.u.add(x); return x+s.r.choice(suf)
    def pe(s,f='{f} {l}'):
        while 1:
            a,b=s.r.choice(FN),s.r.choice(LN)
            if (a,b) not in s.u: s.u.add((a,b)); return f.format(f=a,l=b,i=a[0])
def dl(r,a,b): return a+timedelta(days=r.randrange((b-a).days+1))
def addy(d,y,back=1):
    try: e=d.replace(year=d.year+y)
    except ValueError: e=d.replace(year=d.year+y,day=28)
    return e-timedelta(days=back)
def iso(d): return d.isoformat() if isinstance(d,date) else d
def row(**k):
    o={}
    for a,v in k.items():
        if v is None or v=='' or v==[]: continue
        o[a]=iso(v) if isinstance(v,date) else v
    return o
def save(fn,asset,style,name,ason,rows,u,o,v,sheet=None,planted=None,hard=False,checks=()):
    for lab,a,b in checks:
        assert abs(a-b)<.006 or (planted and planted.get('field')==lab),(fn,lab,a,b)
    if planted: planted={k:x for k,x in planted.items() if k!='field'}
    json.dump({"propertyName":name,"asOnDate":ason,"units":u,"occupied":o,"vacant":v,"sheet":sheet,"planted":planted,"rows":rows},open(TRU+fn+'.json','w'),indent=1,ensure_ascii=False)
    INDEX.append({"file":fn,"assetType":asset,"documentType":"RENT_ROLL","author":"surveyors","style":style,"hard":hard})
def S(rows,k): return round(sum(x.get(k,0) or 0 for x in rows),2)
