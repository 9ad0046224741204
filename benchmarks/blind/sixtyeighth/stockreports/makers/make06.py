# old accounting package, property module: 132-column line printer, two-line records
from common import *
R=random.Random(6806)
FN='rr06_cordell_industrial_lineprinter.pdf'; asof=D(2024,12,31)
B_=[('CI1','CORDELL INDUSTRIAL - BLDG 1',['100','110','120','130','140','150']),('CI2','CORDELL INDUSTRIAL - BLDG 2',['200','210','220','230']),('CI3','CORDELL INDUSTRIAL - BLDG 3',['300','305','310','315','320','325','330','340']),('CI4','CORDELL INDUSTRIAL - BLDG 4',['400','450'])]
names=['APEX PALLET & CRATE','BORDELON MACHINE WORKS','CENTRAL BEARING SUPPLY','DELMONT FREIGHT LINES INC','EASTWICK CABINETRY','FERROUS FABRICATION CO','GULFWAY PLUMBING WHSE','HYDRO-SEAL GASKET MFG','INLAND COLD CHAIN LLC','JUBILEE PARTY RENTALS','KEYWAY TOOL & DIE','LODESTAR PACKAGING','MIDSTATE TILE IMPORTS','NORTHFORK BREWING CO','OLYMPIC SIGN & GRAPHIC','PARAGON ROOF SYSTEMS','QUARTERLINE RACING']
vac={'140','220','325'};rows=[];ni=0
for bid,bn,us_ in B_:
    for u in us_:
        a=R.randint(30,140)*100 if bid!='CI4' else R.choice([32400,41000])
        r=dict(unit=u,propertyName=bn,area=a)
        if u in vac: r.update(statusText='*** VACANT ***',marketRent=round(a*.62,2),contractRent=0.0,annualRent=0.0)
        else:
            n=names[ni];ni+=1;ls=D(R.choice([2018,2020,2021,2022,2023]),R.randint(1,12),1);le=addm(ls,R.choice([60,60,84,120]))-dt.timedelta(1)
            while le<asof:le=addm(le,36)
            mr=round(a*R.choice([.51,.545,.58,.605,.64]),2)
            cam=round(a*.085,2);tx=round(a*.064,2);ins=round(a*.021,2)
            r.update(tenantName=n,statusText='OCC',leaseStartDate=ls,leaseEndDate=le,marketRent=round(a*.62,2),contractRent=mr,annualRent=round(mr*12,2),deposit=round(mr,0)*1.0 if R.random()<.7 else 0.0,
              charges=[dict(code='RENT',amount=mr),dict(code='CAM',amount=cam),dict(code='TAX',amount=tx),dict(code='INS',amount=ins)],totalCharges=round(mr+cam+tx+ins,2),_x=(cam,tx,ins),
              _t='T%04d'%R.randint(1000,9899))
        rows.append(r)
F='LiberationMono-Regular';ttf(F)
p=P(FN,(11*72,8.5*72));L=[];lines=[]
def put(*seg):
    s=[' ']*132
    for c,t,al in seg:
        t=str(t)
        st=c if al=='l' else c-len(t)
        for i,ch in enumerate(t): s[st+i]=ch
    return ''.join(s).rstrip()
pn=0;cnt=99
def out(t=''):
    global cnt
    p.font(F,8.4);p.l(36,60+cnt*10.4,t);cnt+=1
def head():
    global cnt,pn
    pn+=1;p.page();cnt=-2
    out(put((0,'CORDELL LAND HOLDINGS LP','l'),(52,'R E N T   R O L L','l'),(131,f'PAGE {pn:4d}','r')))
    out(put((0,'PM410R','l'),(46,'AS OF DECEMBER 31, 2024','l'),(131,'RUN 01/06/25 16:02','r')))
    out(put((0,'SEL: PROP=CI1-CI4  STATUS=A,V  SORT=PROP/UNIT  RATE=MONTHLY','l')))
    out('='*131)
    out(put((0,'UNIT','l'),(7,'TENANT','l'),(14,'NAME','l'),(40,'ST','l'),(65,'SQ FEET','r'),(70,'LEASE BEG','l'),(95,'MARKET/MO','r'),(112,'RENT/MO','r'),(131,'RENT/YR','r')))
    out(put((14,'DEPOSIT HELD','l'),(44,'CAM','r'),(55,'TAX','r'),(65,'INS','r'),(70,'LEASE END','l'),(112,'TOTAL CHG/MO','r'),(131,'RENT/SF/YR','r')))
    out('-'*131)
head()
def tot(lab,g):
    S=lambda k:sum(r.get(k,0) for r in g)
    out(put((0,lab,'l'),(65,f'{S("area"):,}','r'),(95,f'{S("marketRent"):,.2f}','r'),(112,f'{S("contractRent"):,.2f}','r'),(131,f'{S("annualRent"):,.2f}','r')))
    X=lambda i:sum(r['_x'][i] for r in g if '_x' in r)
    out(put((14,f'{S("deposit"):,.2f}','l'),(44,f'{X(0):,.2f}','r'),(55,f'{X(1):,.2f}','r'),(65,f'{X(2):,.2f}','r'),(112,f'{S("totalCharges"):,.2f}','r')))
    o=[r for r in g if 'tenantName' in r]
    out(put((14,f'UNITS {len(g)}   OCCUPIED {len(o)}   VACANT {len(g)-len(o)}   OCCUPIED SF {sum(r["area"] for r in o):,}','l')))
for bid,bn,_ in B_:
    g=[r for r in rows if r['propertyName']==bn]
    if cnt>40: head()
    out();out(f'PROPERTY {bid}  {bn}');out()
    for r in g:
        if cnt>46: head();out();out(f'PROPERTY {bid}  {bn}  (CONTINUED)');out()
        if 'tenantName' in r:
            out(put((0,r['unit'],'l'),(7,r['_t'],'l'),(14,r['tenantName'],'l'),(40,'OCC','l'),(65,f"{r['area']:,}",'r'),(70,us2(r['leaseStartDate']),'l'),(95,f"{r['marketRent']:,.2f}",'r'),(112,f"{r['contractRent']:,.2f}",'r'),(131,f"{r['annualRent']:,.2f}",'r')))
            c,t,i=r['_x'];out(put((14,f"{r['deposit']:,.2f}",'l'),(44,f'{c:,.2f}','r'),(55,f'{t:,.2f}','r'),(65,f'{i:,.2f}','r'),(70,us2(r['leaseEndDate']),'l'),(112,f"{r['totalCharges']:,.2f}",'r'),(131,f"{r['annualRent']/r['area']:.2f}",'r')))
        else:
            out(put((0,r['unit'],'l'),(14,'*** VACANT ***','l'),(65,f"{r['area']:,}",'r'),(95,f"{r['marketRent']:,.2f}",'r'),(112,'.00','r'),(131,'.00','r')))
    out(put((57,'-'*8,'l'),(83,'-'*12,'l'),(99,'-'*13,'l'),(117,'-'*14,'l')))
    tot(f'TOTAL {bid}',g)
if cnt>42: head()
out();out('='*131);tot('REPORT TOTAL',rows);out();out('*** END OF REPORT PM410R ***')
p.save()
o=sum('tenantName' in r for r in rows)
save(FN,'INDUSTRIAL','r68a','132-column line printer of an old accounting package, two-line records',True,None,asof,[{k:v for k,v in r.items() if k[0]!='_'} for r in rows],len(rows),o,len(rows)-o)
