# Australian shopping centre tenancy schedule, argus-like
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4,landscape
R=random.Random(202); FN='Banksia_Plaza_Tenancy_Schedule_Sep26.pdf'
secs=[("Majors",[("MM1","Fairway Supermarkets Pty Ltd","Fairway Fresh",3420,330),("MM2","Valumart Stores Ltd","Valumart",5105,150)]),
("Mini-Majors",[("T01","Redgum Pharmacy Group Pty Ltd","Redgum Discount Chemist",612,520),("T02","Southern Cross Liquor Pty Ltd","Bottle Yard",438,545),("T03",None,None,520,0)]),
("Specialties",[(f"S{i:02d}",)+x for i,x in enumerate([("Wattle Bakehouse Pty Ltd","Wattle Bakehouse",96,1150),("K & R Pandaram Holdings","Tandoor Lane",88,1240),("Oz Optix Retail Pty Ltd","OzOptix",104,1190),("Bondi Threads Pty Ltd","Bondi Threads",142,980),(None,None,75,0),("Mobile Fix AU Pty Ltd","Phone Doctor",42,1850),("Coral Nails (Qld) Pty Ltd","Coral Nails & Beauty",68,1210),("Australian Newslink Pty Ltd","Newslink & Lotto",115,1060),("Saltbush Travel Pty Ltd","Saltbush Travel",71,1110),("Lam Family Trust","Golden Wok",84,1320),("Barber & Sons Pty Ltd","Barber & Sons",39,1600),(None,None,118,0),("Kidzone Wear Pty Ltd","Kidzone",133,905),("Harbour Juice Franchising","JuiceHaus",36,2100),("Greenleaf Grocer Pty Ltd","Greenleaf Fruit & Veg",264,760),("Dr P Amarasinghe Medical","Banksia Family Practice",198,640)],1)]),
("Kiosks & ATMs",[("K1","Espresso Republic Pty Ltd","Espresso Republic",18,4100),("K2","Key & Sole Pty Ltd","Mister Key",9,4600),("ATM1","Commonwealth Mutual Bank","ATM",2,9500)])]
W,H=landscape(A4); c=canvas.Canvas(out(FN),pagesize=(W,H))
cols=[('Tenancy',None,30,'l'),('Lessee /','Trading name',68,'l'),('GLA','(m²)',240,'r'),('Lease','Commenced',252,'l'),('Lease','Expiry',308,'l'),('Option',None,362,'l'),('Base Rent','($ p.a.)',462,'r'),('Outgoings','($ p.a.)',522,'r'),('Promotion Levy','($ p.a.)',592,'r'),('Gross Rent','($ p.a.)',656,'r'),('Gross','($/m²)',704,'r'),('Annual Review',None,718,'l')]
def put(x,y,s,al,font='Helvetica',sz=7.5):
    c.setFont(font,sz); (c.drawRightString if al=='r' else c.drawString)(x,y,s)
page=[0]
def head():
    page[0]+=1
    put(30,H-38,'Banksia Plaza, Toowoomba QLD','l','Helvetica-Bold',13); put(30,H-52,'Tenancy Schedule as at 30 September 2026 (amounts exclude GST)','l',sz=9)
    put(W-30,H-38,'Schedule 3','r',sz=9)
    c.setLineWidth(.8); c.line(30,H-62,W-30,H-62)
    for a,b,x,al in cols:
        put(x,H-73,a,al,'Helvetica-Bold',7.2)
        if b: put(x,H-82,b,al,'Helvetica-Bold',7.2)
    c.line(30,H-87,W-30,H-87); put(30,22,'Prepared by Ironbark Asset Management for the Vendor. Subject to audit of lease documents.','l','Helvetica-Oblique',7); put(W-30,22,f'Page {page[0]} of 2','r',sz=7)
    return H-100
y=head(); rows=[]; G=[0]*5
n=lambda v:f"{v:,.0f}"
for sec,ts in secs:
    if y<110: c.showPage(); y=head()
    put(30,y,sec.upper(),'l','Helvetica-Bold',8); y-=13; S=[0]*5
    for u,les,trd,a,rate in ts:
        if y<60: c.showPage(); y=head()
        put(30,y,u,'l'); put(240,y,f"{a:,.1f}",'r')
        if les is None:
            put(68,y,'VACANT','l','Helvetica-Bold'); S[0]+=a
            rows.append(dict(unit=u,area=a,statusText='VACANT',section=sec)); y-=17
        else:
            put(68,y,les,'l'); put(68,y-8.5,f"t/as {trd}",'l','Helvetica-Oblique',6.8)
            st=addm(D(2019,7,1),R.randint(0,80)); yrs=R.choice([5,5,6,7]) if a<1000 else 20
            if a>1000: st=D(2014,11,1)
            en=endof(st,yrs*12); hold=False
            if en<D(2026,9,30): hold=True
            base=round(a*rate*.8); og=round(a*rate*.17) if sec!='Kiosks & ATMs' else 0; pl=round(base*.03) if a<1000 and sec!='Kiosks & ATMs' else 0
            g=base+og+pl; f=lambda d:d.strftime('%d-%b-%Y')
            put(252,y,f(st),'l'); put(308,y,'Holding over' if hold else f(en),'l'); put(362,y,R.choice(['1 x 5 yrs','Nil','1 x 3 yrs']) if a<1000 else '4 x 5 yrs','l')
            for x,v in zip((462,522,592,656),(base,og,pl,g)): put(x,y,n(v) if v else '-','r')
            put(704,y,n(g/a),'r'); put(718,y,R.choice(['CPI + 1%','Fixed 4%','CPI','Fixed 5%']),'l')
            for i,v in enumerate((a,base,og,pl,g)): S[i]+=v
            rows.append(dict(unit=u,tenantName=les,area=a,section=sec,statusText='Occupied',leaseStartDate=st,leaseEndDate='Holding over' if hold else en,annualRent=base,charges=[dict(code=k,amount=v,per='year') for k,v in (('Outgoings',og),('Promotion Levy',pl)) if v],totalCharges=g))
            y-=21
    c.setLineWidth(.4); c.line(190,y+9,704,y+9)
    put(68,y,f'Sub-total {sec}','l','Helvetica-Bold')
    for x,v in zip((240,462,522,592,656),S): put(x,y,(f"{v:,.1f}" if x==240 else n(v)) if v else '-','r','Helvetica-Bold')
    G=[p+q for p,q in zip(G,S)]; y-=19
c.setLineWidth(1); c.line(30,y+10,704,y+10); put(30,y,'TOTAL CENTRE','l','Helvetica-Bold',8)
for x,v in zip((240,462,522,592,656),G): put(x,y,f"{v:,.1f}" if x==240 else n(v),'r','Helvetica-Bold',7.5)
va=sum(1 for r in rows if r['statusText']=='VACANT')
put(30,y-16,f"{len(rows)} tenancies, {va} vacant",'l',sz=7.5)
c.save()
save(FN,'RETAIL','Australian tenancy schedule, two-line lessee, sections',False,dict(propertyName='Banksia Plaza',asOnDate='2026-09-30',units=len(rows),occupied=len(rows)-va,vacant=va,rows=rows))
