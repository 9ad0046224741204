import json, os, random, datetime as dt
HERE=os.path.dirname(os.path.abspath(__file__))
INDEX=[]
FIRST={'uk':'Oliver Harriet Rupert Imogen Callum Priya Tobias Freya Edmund Saskia Gareth Anjali Miles Beatrix Hugo Leila Duncan Rosalind Kofi Verity'.split(),
'ie':'Aoife Cormac Niamh Declan Sinead Padraig Orla Fionn Maeve Eamon Grainne Ronan Ciara Donal'.split(),
'za':'Thandi Pieter Sipho Annelie Kagiso Johan Nomsa Willem Lerato Bongani Marthinus Zanele Hendrik Ayanda Fikile Gert'.split(),
'sg':'Wei Ling|Jun Hao|Siti|Arvind|Mei Xuan|Kai Wen|Haruto|Claudia|Rajesh|Hui Min|Benoit|Shu Fen|Farid|Yuki|Marcus|Anneke'.split('|'),
'ae':'Khalid Mariam Omar Layla Sanjay Dmitri Fatima Yousef Elena Rashid Noor Imran Charlotte Tariq Hana Vikram Samir Ingrid'.split(),
'us':'Walter Denise Carlos Meredith Jerome Abigail Stuart Yolanda Preston Lucille Grant Marisol Theodore Renata Clyde Paige Ismael Corinne'.split()}
LAST={'uk':'Ashdowne Pellbrook Marchetti Quennell Oyelade Thistlewood Varley Rowntrey Desborne Kershaw-Lyle Hadlow Bhandari Wyncote Sallis Fenwright Okonjo Trevanel Ludgrove'.split(),
'ie':'Brannaghan Tuohill Kilcrease Mulvarney Gavaghan Rathdowne Feerick Lenaghty Scullane Durcanny Ó Riaghan'.replace('Ó ','Ó_').split(),
'za':'Molefane Van_Rhyneveldt Dlaminze Botmann Khumaleni Steynsrust Nkosinathe Grobbert Mabusane Fourienne Sithebe Petersohn Maseko-Vane Jacobsz'.split(),
'sg':'Tannery-Ong|Limbong|Chuaheng|Nairpal|Koh-Adler|Rahmandi|Okuhara|Devriendt|Seowlin|Goh-Pritchard|Batisse|Yeowang'.split('|'),
'ae':'Al_Suwairi Haddadin Mehrotray Petrovsky Al_Jaziri Qureshani Bin_Thalib Lindqvaer Nasserian Carvalhal Farouqi Whitlocke Rahimov Deshmukhe'.split(),
'us':'Harroway Delacruz-Finn Pomfrey Whitsell Oakhurst Ballantree Steinmark Cudworth Levasseur Mendozano Trask Abernethy-Cole Vossburg Nakagaki Ridgemont'.split()}
class Namer:
    def __init__(s,c,r): s.c,s.r,s.used=c,r,set()
    def __call__(s,fmt='{f} {l}'):
        for _ in range(500):
            n=fmt.format(f=s.r.choice(FIRST[s.c]),l=s.r.choice(LAST[s.c]).replace('_',' '))
            if fmt.startswith('{l}') is False and '{f}' not in fmt: return n
            if n not in s.used: s.used.add(n); return n
        return n
def iso(d): return d.isoformat() if isinstance(d,dt.date) else d
def clean(r):
    o={}
    for k,v in r.items():
        if v is None or v=='' or v==[] : continue
        if isinstance(v,dt.date): v=v.isoformat()
        if isinstance(v,float): v=round(v,2)
        o[k]=v
    return o
def save(fn,asset,style,hard,prop,ason,units,occ,vac,rows,planted=None,sheet=None,checks=()):
    rows=[clean(r) for r in rows]
    for r in rows: assert r.get('unit') or r.get('tenantName'),(fn,r)
    for key,tot in checks:
        if ':' in key:
            c=key.split(':')[1]; s=sum(x['amount'] for r in rows for x in r.get('charges',[]) if x['code']==c)
        else: s=sum(r.get(key,0) for r in rows)
        ok=abs(s-tot)<0.006
        if planted and planted.get('_key')==key: assert not ok,(fn,key)
        else: assert ok,(fn,key,s,tot)
    if units is not None and occ is not None and vac is not None: assert occ+vac<=units,(fn,units,occ,vac)
    if planted: planted={k:v for k,v in planted.items() if k!='_key'}
    t=dict(propertyName=prop,asOnDate=ason,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=rows)
    json.dump(t,open(f'{HERE}/truth/{fn}.json','w'),indent=1,ensure_ascii=False)
    INDEX.append(dict(file=fn,assetType=asset,documentType='RENT_ROLL',author='trustees',style=style,hard=hard))
def doc(fn): return f'{HERE}/documents/{fn}'
def rdate(r,y0,y1,first=False):
    d=dt.date(r.randint(y0,y1),r.randint(1,12),1 if first else r.randint(1,28)); return d
def addy(d,y,less=1):
    try: e=d.replace(year=d.year+y)
    except ValueError: e=d.replace(year=d.year+y,day=28)
    return e-dt.timedelta(days=less)
