# SAP RE-FX key-date list, German logistics park (English logon, German number format), PDF ALV print
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor
R=random.Random(4303); NAME='logistikpark_hafen_sued_refx.pdf'; W,H=842,595
AS=dt.date(2025,3,31)
def m(v):
    s=f"{abs(v):,.2f}".replace(',','#').replace('.',',').replace('#','.'); return s+('-' if v<0 else '')
D=lambda d:d.strftime('%d.%m.%Y')
ten=["Kontraktlogistik Weserland GmbH","Nordmole Spedition KG","Rhenka Fashion Fulfilment","Papierhof Vertriebs GmbH","Aquilon E-Commerce SE","Tiefkühl Brandhorst GmbH","Blechner Automotive Parts","FunkNetz Süd GmbH","Solardach Hafen Süd eG","Tischlerei Immendorf","Zollagentur Peterslund","Kaffeerösterei Lühdorf"]
# (RO, usage, area, tenant idx or None)
BL=[('01','Halle A',[('10010001','Warehouse hall',12450,0),('10010002','Warehouse hall',9870,1),('10010003','Mezzanine',1980,1),('10010004','Office',612,1),('10010005','Office',388,None)]),
    ('02','Halle B',[('10020001','Warehouse hall',22130,4),('10020002','Mezzanine',4400,4),('10020003','Office',1215,4),('10020007','Loading yard',3000,4)]),
    ('03','Halle C',[('10030001','Warehouse hall',6240,2),('10030002','Warehouse hall',5980,None),('10030003','Warehouse hall',6105,3),('10030004','Office',540,3),('10030005','Cold store',4870,5),('10030006','Office',296,5)]),
    ('04','Gewerbehof',[('10040001','Light industrial',820,9),('10040002','Light industrial',760,6),('10040003','Light industrial',775,None),('10040004','Light industrial',1410,11),('10040005','Office',164,10)]),
    ('90','Dach / Antenne',[('10900001','Antenna site',None,7),('10900002','Roof area PV',18500,8)])]
rate={'Warehouse hall':6.1,'Mezzanine':3.2,'Office':10.9,'Loading yard':1.15,'Cold store':9.4,'Light industrial':7.2,'Roof area PV':.12}
st={i:addm(dt.date(R.choice([2015,2017,2019,2020,2021,2022,2023]),1,1),R.choice([0,3,6,9])) for i in range(12)}
tm={i:R.choice([60,72,84,120,180]) for i in range(12)}; tm[7]=tm[8]=240; bp={i:1000430+i*17 for i in range(12)};cn={i:4000211+i*3 for i in range(12)}
c=canvas.Canvas(doc(NAME),pagesize=(W,H),invariant=1); y=0;pg=0
cols=[('Rent.obj.',24,0,'u'),('Usage',68,0,'ty'),('Area m²',170,1,'a'),('Contract',176,0,'cn'),('Partner name',216,0,'t'),('Start',340,0,'s'),('End',386,0,'e'),('0110 Base',482,1,'b'),('0115 Reduct.',526,1,'rd'),('0210 OC adv.',576,1,'oc'),('0220 HC adv.',622,1,'hc'),('0410 Park.',664,1,'pk'),('Net total',716,1,'n'),('VAT',762,1,'v'),('Gross',818,1,'g')]
def head():
    global y,pg
    pg+=1; c.setFillColor(HexColor('#000000')); c.setFont('Helvetica-Bold',10); c.drawString(24,566,'Rent roll by key date (REISRR)'); c.setFont('Helvetica',7)
    c.drawRightString(818,566,f'07.04.2025 / 09:12:44 / KRETHLOW   {pg}')
    c.drawString(24,552,'Company code'); c.drawString(100,552,'1200   Assekura Nordland Immobilien AG'); c.drawString(24,543,'Business entity'); c.drawString(100,543,'4012   Logistikpark Hafen-Süd'); c.drawString(24,534,'Key date'); c.drawString(100,534,'31.03.2025'); c.drawString(330,534,'Amounts in EUR per month   VAT 19,00 %')
    c.setFillColor(HexColor('#d6dfe8')); c.rect(22,510,800,16,stroke=0,fill=1); c.setFillColor(HexColor('#000000')); c.setFont('Helvetica-Bold',6.6)
    for n,x,r,_ in cols: (c.drawRightString if r else c.drawString)(x,515,n)
    y=500
def line(vals,bold=False,bg=None):
    global y
    if y<40: c.showPage(); head()
    if bg: c.setFillColor(HexColor(bg)); c.rect(22,y-3,800,11,stroke=0,fill=1); c.setFillColor(HexColor('#000000'))
    c.setFont('Helvetica-Bold' if bold else 'Helvetica',6.6)
    for n,x,r,k in cols:
        if vals.get(k) is not None: (c.drawRightString if r else c.drawString)(x,y,vals[k])
    c.setLineWidth(.25); c.setStrokeColor(HexColor('#b5bec8')); c.line(22,y-3.2,822,y-3.2); y-=11.6
head(); T=[];G={};ga=0;occ=0
codes=[('b','0110 Base'),('rd','0115 Reduct.'),('oc','0210 OC adv.'),('hc','0220 HC adv.'),('pk','0410 Park.')]
for bid,bn,ro in BL:
    line(dict(u=f'Building {bid}  {bn}'),True,'#eef2f5'); S={};sa=0
    for u,ty,a,ti in ro:
        v=dict(u=u,ty=ty,a=f'{a:,}'.replace(',','.')+',00' if a else None); row=dict(unit=u,building=f'{bid} {bn}',unitType=ty,area=a)
        if ti is None: v['t']='*Vacancy*'; row['statusText']='Vacancy'
        else:
            occ+=1; s=st[ti]; e=addm(s,tm[ti])-dt.timedelta(1)
            while e<AS: e=addm(e+dt.timedelta(1),60)-dt.timedelta(1)
            x={'b':round(a*rate[ty]*R.uniform(.93,1.08),2) if a else 1450.0}
            if u=='10010002': x['rd']=-4500.0
            if ty in('Warehouse hall','Office','Cold store','Light industrial','Mezzanine'): x['oc']=round(a*1.05,2)
            if ty in('Office','Cold store','Light industrial'): x['hc']=round(a*.85,2)
            if ty=='Office': x['pk']=R.choice([6,10,14])*45.0
            x['n']=round(sum(x.values()),2); x['v']=round(x['n']*.19,2) if ti!=9 else None; x['g']=round(x['n']+(x['v'] or 0),2)
            for k,q in x.items():
                if q is not None: S[k]=S.get(k,0)+q; v[k]=m(q)
            v.update(cn=str(cn[ti]),t=ten[ti],s=D(s),e=D(e))
            row.update(tenantName=ten[ti],statusText='Occupied',contractRent=x['b'],leaseStartDate=s,leaseEndDate=e,charges=[dict(code=n,amount=x[k]) for k,n in codes if k in x]+([dict(code='VAT',amount=x['v'])] if x['v'] else []),totalCharges=x['n'])
        line(v); T.append(row); sa+=a or 0
    line(dict({k:m(q) for k,q in S.items()},u=f'*  {bid}',a=f'{sa:,}'.replace(',','.')+',00'),True,'#fff6c9'); ga+=sa
    for k,q in S.items(): G[k]=G.get(k,0)+q
line(dict({k:m(q) for k,q in G.items()},u='** 4012',a=f'{ga:,}'.replace(',','.')+',00'),True,'#ffe98a')
y-=12; c.setFont('Helvetica',6.6)
for l in [f'Rental objects: {len(T)}    thereof let: {occ}    thereof vacant: {len(T)-occ}','Security: bank guarantees in separate list REISBG. Condition 0115 (reduction) for 10010002 ends 30.06.2025.','10040001: opted out of VAT (sec. 9 UStG not met).']: c.drawString(24,y,l); y-=9
c.save()
put(NAME,'WAREHOUSE','SAP RE-FX ALV list, German number and date format, trailing minus, condition-type columns',True,dict(propertyName='Logistikpark Hafen-Süd',asOnDate=iso(AS),units=len(T),occupied=occ,vacant=len(T)-occ,rows=T,totals=dict(area=ga,contractRent=round(G['b'],2),totalCharges=round(G['n'],2))))
