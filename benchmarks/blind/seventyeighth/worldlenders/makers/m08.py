from lib import *; R=random.Random(808); N='pl_logistics_park_leases.pdf'
from reportlab.pdfgen import canvas; from reportlab.lib.pagesizes import A4,landscape
from reportlab.pdfbase import pdfmetrics; from reportlab.pdfbase.ttfonts import TTFont
pdfmetrics.registerFont(TTFont('D','/usr/share/fonts/truetype/dejavu/DejaVuSansCondensed.ttf'));pdfmetrics.registerFont(TTFont('DB','/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf'))
c=canvas.Canvas(doc(N),pagesize=landscape(A4));X=[40,92,330,400,460,545,625,705,795];pg=0
def hd():
    global pg;pg+=1;c.setFont('DB',12);c.drawString(40,560,'Łódź Wschód Logistics Park – Lease Schedule');c.setFont('D',8);c.drawString(40,547,'Cut-off date: 1.10.2026     Currency: EUR per month, net of VAT     Area: m² GLA');c.line(40,540,800,540)
    c.setFont('DB',7)
    for x,a,b in zip(X,['Unit','Tenant','Warehouse','Office','Total','Warehouse','Office','Service','Total'],['','Lease term / break / security','m²','m²','m²','rent','rent','charge','monthly']):
        (c.drawString if x<300 else c.drawRightString)(x,529,a);(c.drawString if x<300 else c.drawRightString)(x,520,b)
    c.line(40,515,800,515);c.setFont('D',6.5);c.drawString(40,22,'Wiślana Park Management sp. z o.o.');c.drawRightString(800,22,f'page {pg}')
hd();y=500;rows=[];G=[0]*7;oc=0
e=lambda n:f'{n:,.2f}'.replace(',',' ').replace('.',',');ei=lambda n:f'{n:,}'.replace(',',' ')
T=iter(['Transbałt Logistyka sp. z o.o.','Kurier Express Polska S.A.','Meblomax sp. z o.o.','Nordfrakt Poland sp. z o.o.','AGD Hurt sp. z o.o. sp.k.','Farmadystrybucja S.A.','Autoczęści Centrum sp. z o.o.','E-Paczka Fulfilment sp. z o.o.','Zielony Koszyk S.A.','Budopol Materiały sp. z o.o.','Rhein-Oder Spedition sp. z o.o.','Tkaniny Łódzkie sp. z o.o.','PetShop Online sp. z o.o.'])
for bl,us in(('Building DC1',['DC1.1','DC1.2','DC1.3','DC1.4']),('Building DC2',['DC2.1','DC2.2','DC2.3','DC2.4','DC2.5']),('Building DC3',['DC3.1','DC3.2','DC3.3']),('SBU Building',['SBU 1','SBU 2','SBU 3'])):
    if y<150:c.showPage();hd();y=500
    c.setFont('DB',8);c.drawString(40,y,bl);y-=14
    for u in us:
        if y<90:c.showPage();hd();y=500
        w=R.randrange(3200,14800,5) if u[0]=='D' else R.randrange(900,1800,5);o=R.randrange(80,620,5);c.setFont('D',7.5);c.drawString(X[0],y,u)
        for x,v in zip(X[2:5],(w,o,w+o)):c.drawRightString(x,y,ei(v))
        row=dict(unit=u,building=bl,area=w+o)
        if u in('DC2.4','SBU 2'):
            c.drawString(X[1],y,'VACANT');row['statusText']='VACANT';c.setFont('D',6.5);c.drawString(X[1],y-9,'available immediately');v=[w,o,w+o,0,0,0,0]
        else:
            t=next(T);wr=round(w*R.choice([3.65,3.8,4.1,4.35]),2);orr=round(o*R.choice([9.5,10.25,10.9]),2);sc=round((w+o)*1.12,2);tot=round(wr+orr+sc,2);s=D.date(R.randint(2020,2026),R.randint(1,9),R.choice([1,1,15]));yr=R.choice([5,7,10]);ex=addm(s,12*yr,True)
            if ex<D.date(2026,11,1):ex=addm(s,120,True)
            d=lambda q:f'{q.day}.{q.month:02d}.{q.year}';br=f' | break {d(addm(s,60))}' if (ex.year-s.year)>=10 and addm(s,60)>D.date(2026,10,1) else '';gu=R.choice([f'bank guarantee {ei(int(tot*3//1000*1000))}','parent guarantee',f'cash deposit {e(tot*3)}'])
            c.drawString(X[1],y,t)
            for x,v in zip(X[5:],(wr,orr,sc,tot)):c.drawRightString(x,y,e(v))
            c.setFont('D',6.5);c.setFillGray(.3);c.drawString(X[1],y-9,f'{d(s)} – {d(ex)}{br} | {gu}');c.setFillGray(0)
            row.update(tenantName=t,statusText='Occupied',leaseStartDate=iso(s),leaseEndDate=iso(ex),contractRent=round(wr+orr,2),charges=[dict(code='Warehouse rent',amount=wr),dict(code='Office rent',amount=orr),dict(code='Service charge',amount=sc)],totalCharges=tot,deposit=round(tot*3,2) if gu[:4]=='cash' else None);oc+=1;v=[w,o,w+o,wr,orr,sc,tot]
            row.pop('contractRent') # two rents, no printed sum of them
        rows.append(row);G=[p+q for p,q in zip(G,v)];y-=24
    y-=4
c.line(40,y+8,800,y+8);c.setFont('DB',7.5);c.drawString(40,y-4,'Park total')
for x,v in zip(X[2:],G):c.drawRightString(x,y-4,ei(v) if isinstance(v,int) else e(v))
c.setFont('D',7.5);c.drawString(40,y-22,f'Units {len(rows)}: let {oc}, vacant {len(rows)-oc}. Rents indexed annually in January to HICP (euro area). All leases in EUR, payable in PLN at NBP rate.')
c.save();save(N,'WAREHOUSE','Polish logistics park, two-line records, comma decimals, warehouse and office rents',True,'Łódź Wschód Logistics Park','2026-10-01',len(rows),oc,len(rows)-oc,rows,checks=[('area',G[2]),('c:Warehouse rent',G[3]),('c:Office rent',G[4]),('c:Service charge',G[5]),('totalCharges',G[6])])
