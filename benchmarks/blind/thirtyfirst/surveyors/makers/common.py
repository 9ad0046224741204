import random, json, os, datetime as dt
HERE=os.path.dirname(os.path.abspath(__file__))
for d in('documents','truth'): os.makedirs(f'{HERE}/{d}',exist_ok=True)
INDEX=[]
D=dt.date
SUR="Hanrahan Pettifer Okafor Lindqvist Brannigan Corcoran Whitlock Abara Tennyson Mulvihill Dacre Ferris Gorman Haverstock Iyer Jessop Kowalik Larkin Mottram Nwosu Oakeshott Pringle Quilter Rafferty Sandhu Thackray Uppal Venner Winstanley Yardley Zaman Ashdown Birtles Clegg Dunphy Elphick Fothergill Garside Hollis Inkpen Kearns Lomax Mistry Naughton Orme Penhale Rooke Stobart Tully Varley Waddell Bhandari Castell Devane Eccles Farrell Gilhooly Hurley".split()
FIR="Aoife Bernard Ciara Declan Edith Fergus Grace Harpreet Imogen Joseph Kathleen Liam Maura Nuala Owen Priya Quentin Rosa Sean Tariq Una Vincent Wanda Yusuf Zoe Callum Deirdre Ewan".split()
CA="Harrow Brindle Copperbeech Larkfield Northgate Tidewater Oakhurst Silverfern Kestrel Millrace Foxglove Bluegum Redbank Halcyon Meridian Stonebridge Wattle Pinnacle Saltmarsh Juniper Thornbury Cascade Ironbark Lanyard Quayside Marlow Evergreen Peregrine Summit Castlerock Drumlin Cobalt Tamarack Bracken Seaview Orchard".split()
CB="Joinery|Logistics|Dental Care|Footwear|Opticians|Coffee Roasters|Homewares|Pharmacy|Motor Factors|Print & Sign|Packaging|Fitness|Bakery|Travel|Mobile Repairs|Jewellers|Books|Cards & Gifts|Fashions|Electrical Wholesale|Flooring|Catering Supplies|Engineering|Tile Studio|Barbers|Nails & Beauty|Pets|Toys|Menswear|Kitchens|Tool Hire|Plumbing Supplies|Vets|Wealth|Legal|Accountants|Insurance Brokers|Software".split('|')
class Names:
    def __init__(s,r): s.r=r; s.used=set()
    def co(s,suf=('Ltd','Limited','(UK) Ltd','plc','LLP','Stores Ltd'),kinds=None):
        while 1:
            n=f"{s.r.choice(CA)} {s.r.choice(kinds or CB)} {s.r.choice(suf)}".strip()
            if n not in s.used: s.used.add(n); return n
    def ps(s,f="{f} {l}"):
        while 1:
            n=f.format(f=s.r.choice(FIR),l=s.r.choice(SUR),i=s.r.choice("ABCDEFGHJKLMNPRST"),t=s.r.choice(['Mr','Mrs','Ms','Miss']))
            if n not in s.used: s.used.add(n); return n
def clean(r):
    o={}
    for k,v in r.items():
        if k.startswith('_') or v is None or v=='' or v==[]: continue
        o[k]=v.isoformat() if isinstance(v,dt.date) else v
    return o
def save(file,at,rows,units,occ,vac,prop,ason,style,sheet=None,planted=None,hard='',notes=None):
    t=dict(propertyName=prop,asOnDate=ason,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=[clean(r) for r in rows])
    if notes: t['notes']=notes
    json.dump(t,open(f'{HERE}/truth/{file}.json','w'),indent=1,ensure_ascii=False)
    INDEX.append(dict(file=file,assetType=at,documentType='RENT_ROLL',author='surveyors',style=style,hard=hard))
def doc(f): return f'{HERE}/documents/{f}'
def addy(d,y): return D(d.year+y,d.month,min(d.day,28))
def less1(d): return d-dt.timedelta(days=1)
def rd(r,y0,y1,days=(1,24,25,29)): return D(r.randint(y0,y1),r.choice([3,6,9,12]),r.choice(days) if True else 1)
