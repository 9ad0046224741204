from h import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4,landscape
r=random.Random(7604);nm=namer(r,'za')
f='kerkstraat_arcade_tenant_schedule.pdf'
shops=[('Shop 1','Butchery',118,'Kerkstraat Slaghuis CC',118.0),('Shop 2','Cellphone repairs',34,'FoneFix Trading (Pty) Ltd',0),('Shop 3','Pharmacy',162,'Adonis Apteek Ing.',0),('Shop 4 & 5','Clothing',205,'Jet Stream Fashions (Pty) Ltd',0),('Shop 6','Shop',41,None,0),('Shop 7','Hair salon',38,'Zanele\'s Hair & Nails',0),('Shop 8','Bottle store',140,'Tops-Up Drankwinkel CC',0),('Kiosk','Kiosk',9,'S Naidoo t/a Airtime & Sweets',0)]
flats=[('Flat 1','1 bed'),('Flat 2','2 bed'),('Flat 3','2 bed'),('Flat 4','Bachelor'),('Flat 5','Bachelor'),('Flat 6','1 bed'),('Flat 7','2 bed'),('Flat 8','Bachelor')]
c=canvas.Canvas(doc(f),pagesize=landscape(A4));y=555
X=dict(u=40,t=122,f=285,b=385,o=445,p=500,r=555,v=615,tt=690,a=790)
def R(k,y,s,fn='Helvetica',z=8.3): c.setFont(fn,z);c.drawRightString(X[k],y,s)
def L(k,y,s,fn='Helvetica',z=8.3): c.setFont(fn,z);c.drawString(X[k],y,s)
q=lambda v:('R '+f'{v:,.2f}'.replace(',',' '))
qq=lambda v:f'{v:,.2f}'.replace(',',' ')
def head():
    global y
    y=565;L('u',y,'Langeberg Eiendomme / Properties','Helvetica-Bold',12);c.setFont('Helvetica',8);c.drawRightString(790,y,'Tenant Schedule - 28 February 2026')
    y-=14;L('u',y,'Building: KERKSTRAAT ARCADE, Erf 1187 Worcester     Owner: Insolvent estate J P Marais (Master ref. C412/2025)');y-=20
    for k,a,b in (('u','Premises','Use'),('t','Tenant','Area / Deposit held'),('f','Lease start','Lease expiry')): L(k,y,a,'Helvetica-Bold');L(k,y-10,b,'Helvetica-Bold')
    for k,a,b in (('b','Basic','rental'),('o','Ops','costs'),('p','Parking',''),('r','Refuse &','sewer'),('v','VAT','15%'),('tt','Total','monthly'),('a','Arrears','')): R(k,y,a,'Helvetica-Bold');R(k,y-10,b,'Helvetica-Bold')
    y-=15;c.line(40,y,792,y);y-=14
head();rows=[]
def part(name,items,com):
    global y
    L('u',y,name,'Helvetica-Bold',9.5);y-=15
    S=dict(b=0,o=0,p=0,r=0,v=0,tt=0,a=0)
    for it in items:
        if y<70: c.showPage();head()
        u,use=it[0],it[1]
        if com: ar,t=it[2],it[3]
        else:
            ar={'Bachelor':31,'1 bed':48,'2 bed':66}[use]+r.choice([0,1,2]);a,b=nm();t=None if u=='Flat 5' else f'{a[0]} {b}' if r.random()<.6 else f'{a} {b}'
        L('u',y,u,'Helvetica-Bold');L('u',y-10,use,z=7.5)
        if not t:
            L('t',y,'Vacant','Helvetica-Oblique');L('t',y-10,f'{ar} m²',z=7.5);rows.append(dict(unit=u,unitType=use,area=ar,building=None,section=name,statusText='Vacant'))
        else:
            d=rd(r,2021,2025).replace(day=1);yr=(3 if com else 1);
            mtm=(not com and r.random()<.35) or u=='Kiosk'
            e=d.replace(year=d.year+yr)-D.timedelta(days=1)
            while e<D.date(2026,2,28): e=(e+D.timedelta(days=1)).replace(year=e.year+1 if (e+D.timedelta(days=1)).year==e.year else e.year+2)-D.timedelta(days=1)
            B=round(ar*r.choice([98,112,125.5,140])+(0 if com else 1500),2) if com else float({'Bachelor':3450,'1 bed':4800,'2 bed':6200}[use]+r.choice([0,150,-200,300]))
            O=round(ar*18.5,2) if com else 0;Pk=r.choice([0,350.0,700.0]) if com else r.choice([0,300.0]);Rf=385.40 if com else 168.75
            V=round((B+O+Pk+Rf)*.15,2) if com else 0;T=round(B+O+Pk+Rf+V,2);A=r.choice([0,0,0,T,round(T*2+115,2),-500.0]);dep=round(B*r.choice([1,1,2]),2) if u not in('Kiosk','Flat 3') else None
            for k,v in (('b',B),('o',O),('p',Pk),('r',Rf),('v',V),('tt',T)):
                R(k,y,qq(v) if v else '-');S[k]=round(S[k]+v,2)
            R('a',y,'-' if not A else qq(A) if A>0 else f'({qq(-A)})');S['a']=round(S['a']+A,2)
            L('t',y,t);L('t',y-10,f'{ar} m²'+(f'   Dep. {q(dep)}' if dep else '   No deposit'),z=7.5)
            L('f',y,d.strftime('%Y/%m/%d'));L('f',y-10,'Month to month' if mtm else e.strftime('%Y/%m/%d'),z=8)
            ch=[dict(code=k,amount=v) for k,v in (('Basic rental',B),('Ops costs',O),('Parking',Pk),('Refuse & sewer',Rf),('VAT',V)) if v]
            rows.append(dict(unit=u,unitType=use,area=ar,section=name,tenantName=t,leaseStartDate=d.isoformat(),leaseEndDate='Month to month' if mtm else e.isoformat(),contractRent=B,charges=ch,totalCharges=T,deposit=dep,balance=A or None,statusText='Occupied'))
        c.setStrokeGray(.8);c.line(40,y-12.5,792,y-12.5);c.setStrokeGray(0);y-=23.5
    L('t',y,f'Total {name.lower()}','Helvetica-Bold')
    for k in S: R(k,y,'-' if not S[k] else qq(S[k]) if S[k]>0 else f'({qq(-S[k])})','Helvetica-Bold')
    y-=24;return S
a=part('SHOPS',shops,1);b=part('FLATS',flats,0)
L('t',y,'TOTAL BUILDING','Helvetica-Bold',9)
G={k:round(a[k]+b[k],2) for k in a}
for k in G: R(k,y,qq(G[k]),'Helvetica-Bold')
c.line(385-60,y+11,792,y+11);c.line(325,y-4,792,y-4);c.setFont('Helvetica',7);c.drawString(40,20,'Residential supplies are exempt from VAT. Arrears in brackets are credits. E&OE.');c.save()
n=len(rows);occ=sum('tenantName' in x for x in rows)
save(f,'MIXED_USE','two-line records, agent tenant schedule with charge columns, space thousands',True,dict(propertyName='KERKSTRAAT ARCADE',asOnDate='2026-02-28',units=n,occupied=occ,vacant=n-occ,rows=rows,totals=dict(contractRent=G['b'],totalCharges=G['tt'],balance=G['a'])))
