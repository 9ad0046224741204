"""Shared only: name pools, truth saving, small date helpers.  No drawing here."""
import json, os, random, datetime as dt
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOC = os.path.join(ROOT, 'documents'); TR = os.path.join(ROOT, 'truth')
FIRST = """Odalys Bram Kiersten Lonzo Petra Wendell Ximena Tobias Marguerite Desmond Yuki Aurelio Fern Calloway Ines Rutger Shanice Emeka Lottie Corbin
Ramona Dimitri Halle Osvaldo Greta Kwame Bettina Stellan Noor Jarrett Philippa Tadeo Winifred Anselm Carys Leland Mireille Quentin Soraya Boyd Delphine
Idris Verna Teague Maribel Howell Zofia Clement Ayesha Rowan Enid Garth Thuy Merrill Paloma Saul Britt Emil Lucinda Hamish Nerys Dov Kalinda Floyd""".split()
LAST = """Abernethy Quillfeather Vandermolen Okonjo Thistlewood Barragan Szczepanik Holloman Ferrazzi Duckett Lindqvist Pruitt Amadi Cresswell Boudreaux
Nakashima Trevathan Oyelaran Grissom Petrakis Wainscott Delacroix Hargis Mbeki Sorrell Tillotson Varga Kingsolver Ruddock Escamilla Fennimore Jablonski
Corrigan Yazzie Penhallow Strand Molloy Iturbide Gantry Whitlock Zamora Brannock Eskildsen Poltimore Chaudhry Haldane Rasmus Loomis Tavares Birkett
Underhay Castellanos Pomeroy Digby Kessler Ngata Farrugia Loxton Trask Villanueva Weatherby Stroud Quispe Mayhew Ardern Blankenship Coyle Dufresne Hatch""".split()
BIZ_US = ["Prairie Dog Plumbing LLC","Bexley Tile & Stone","Sunbolt Electric Inc","Two Rivers Catering Co","Ironwood Chiropractic","Vela Event Rentals","Hightower Roofing",
 "Lone Gate Media","Okmulgee Tool Exchange","J&P Vending","Cobalt Fitness","Redbud Floral Supply","Nimbus IT Group","Bluestem Medical Billing","Grandview PTA","Haskell Moving & Hauling"]
BIZ_UK = ["Pennant Joinery Ltd","Osprey Blinds","Kettlewell & Daughters","Northfold Events Ltd","Blackthorn Tree Care","Clough Electrical","Marrow & Pip Ltd","Tern Digital","Quarrystone Legal LLP","Ampersand Audio Ltd",
 "Foxglove Therapies","Ginnel Studio","Brightwater Payroll Ltd","Larkfield Recruitment","Saltmarsh Films","Dovetail Interiors Ltd"]
BIZ_AU = ["Banksia Dental Pty Ltd","Coolamon Freight P/L","Jacana Architects","Wattlebird Coffee Roasters","Southern Cross Couriers P/L","Mallee Legal","Kurrajong Physio","Bluegum Recruitment Pty Ltd","Tamar Street Optical","Brolga Consulting P/L","Lyrebird Films Pty Ltd","Quokka IT Services"]
class Names:
    def __init__(s, seed): s.r = random.Random(seed); s.used=set()
    def full(s):
        while True:
            n=(s.r.choice(FIRST), s.r.choice(LAST))
            if n not in s.used: s.used.add(n); return n
    def fl(s): return ' '.join(s.full())
    def lf(s): f,l=s.full(); return f'{l}, {f}'
    def il(s): f,l=s.full(); return f'{f[0]} {l}'
def rdate(r, a, b):
    a=dt.date.fromisoformat(a); b=dt.date.fromisoformat(b)
    return a+dt.timedelta(days=r.randint(0,(b-a).days))
def addm(d, n, day=None):
    m=d.month-1+n; y=d.year+m//12; m=m%12+1
    k=day or d.day
    while True:
        try: return dt.date(y,m,k)
        except ValueError: k-=1
def eom(d): return addm(d.replace(day=1),1)-dt.timedelta(days=1)
def iso(d): return d.isoformat() if isinstance(d,(dt.date,dt.datetime)) else d
def row(**k):
    o={}
    for a,v in k.items():
        if v is None or v=='' or v==[]: continue
        if isinstance(v,(dt.date,dt.datetime)): v=iso(v)
        if isinstance(v,float): v=round(v,2)
        o[a]=v
    return o
def save(name, rows, **t):
    base=dict(propertyName=None, asOnDate=None, units=None, occupied=None, vacant=None, sheet=None, planted=None)
    base.update(t); base['rows']=rows
    assert all(('unit' in r or 'tenantName' in r) for r in rows)
    os.makedirs(TR,exist_ok=True)
    json.dump(base, open(os.path.join(TR,name+'.json'),'w'), indent=1, ensure_ascii=False)
def money(v, cur='', z=None):
    if z is not None and v==0: return z
    s=f'{abs(v):,.2f}'; s=cur+s
    return f'({s})' if v<0 else s
def out(name): os.makedirs(DOC,exist_ok=True); return os.path.join(DOC,name)
