import json, os, random, datetime
from datetime import date
ROOT=os.path.dirname(os.path.abspath(__file__))
def doc(fn): return os.path.join(ROOT,'documents',fn)
def emit(fn,truth,asset,style,hard):
    for r in truth['rows']:
        for k in list(r):
            if r[k] is None: del r[k]
    truth.setdefault('sheet',None); truth.setdefault('planted',None)
    json.dump(truth,open(os.path.join(ROOT,'truth',fn+'.json'),'w'),indent=1,ensure_ascii=False)
    p=os.path.join(ROOT,'index.json'); ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=fn]+[dict(file=fn,assetType=asset,documentType='RENT_ROLL',author='r38',style=style,hard=hard)]
    ix.sort(key=lambda i:i['file']); json.dump(ix,open(p,'w'),indent=1)
def addy(d,y,m=0):
    n=d.year*12+d.month-1+y*12+m
    return date(n//12,n%12+1,1)
def endd(d,y): return addy(d,y)-datetime.timedelta(days=1)
A="Harrowgate,Pinecrest,Bluewater,Northfold,Kestrel,Sable,Quarry,Tamarind,Orchard,Velora,Brightline,Cobalt,Mossfield,Juniper,Redstone,Lattice,Ironbark,Summit Ridge,Fennel,Goldcrest,Parallel,Wexley,Aldertree,Osprey,Tidewell,Marlowe,Copperleaf,Strand,Vantage,Holloway".split(',')
B=dict(office="Legal Group LLP,Wealth Advisors,Insurance Brokers Inc.,Dental Centre,Software Inc.,Architects,Consulting Ltd.,Engineering Corp.,Physiotherapy,Title & Escrow,Media,Accounting PC,Capital Partners LP".split(','),
 ind="Logistics LLC,Freight Systems,Tile & Stone,Plumbing Supply,Cold Chain Inc.,Packaging Co.,Fabrication,Auto Glass,Medical Devices,Beverage Dist.,Electric Supply,Cabinetry".split(','),
 shop="Nails & Spa,Pizza Co.,Cleaners,Dental,Pet Supply,Vision Center,Fitness,Coffee Roasters,Hair Studio,Wireless,Bakery,Liquors,Tax Service,Noodle House".split(','),
 uk="Logistics Ltd,Interiors Ltd,Engineering plc,Dental Care Ltd,Brewing Co Ltd,Print Ltd,Motor Parts Ltd,Catering Equipment Ltd,Gymnastics CIC,Scientific Ltd".split(','),
 au="Holdings Pty Ltd,Imports Pty Ltd,Health Pty Ltd,Automotive Pty Ltd,Signage Pty Ltd,Lighting Pty Ltd,Foods Pty Ltd,Training Pty Ltd".split(','))
def names(rng,kind,n):
    c=[a+' '+b for a in A for b in B[kind]]; rng.shuffle(c); return c[:n]
