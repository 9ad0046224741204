# JD Edwards-like "Rent Roll Report" R15xxx, flex/industrial park, two- and three-line records, business units per building
from common import *
from reportlab.pdfgen import canvas
R=random.Random(606); F='R06_Tallgrass_Flex_Park_R155150.pdf'; ASON=dt.date(2025,9,30)
names=['Ironbark Millwork LLC','Quantum Seal & Gasket','Prairie Rose Brewing Supply','Vantage Print Finishing Inc','Zephyr HVAC Distributors','Kirkbride Medical Courier','Sable Automotive Detailing','GreenPath Hydroponics','Overland Sign & Graphics','Tobin-Marsh Fabricators','Nordic Ski & Cycle Outlet','First Response Restoration','Cascade Packaging Corp','Ember Fireplace Showroom','Allied Turf Equipment','Redline Gymnastics Academy','Pioneer Fastener Company','Bluestem Stone & Tile','Arcadia Film Lighting','Hexagon Robotics Lab','Summit Vending Services','Dovetail Cabinet Hardware']
bl=[('  104410','Tallgrass Building A - 7710 Prairie Way',8),('  104420','Tallgrass Building B - 7740 Prairie Way',7),('  104430','Tallgrass Building C - 7790 Prairie Way',9)]
rows=[]; ni=0; lease=20411
for bu,bn,n in bl:
    L=bn[19]
    k=0
    for j in range(n):
        u=f'{L}{101+j:d}'; area=R.choice([2400,3000,3600,4800,6000,7200])
        r=dict(unit=u,building=bn,area=area,_bu=bu)
        if (L,j) in (('A',3),('B',5),('B',6),('C',0)):
            r['statusText']='Vacant'; r['unitType']=R.choice(['FLX','WHS'])
        else:
            r['statusText']='A'; r['unitType']=R.choice(['FLX','FLX','WHS','SHW']); r['tenantName']=names[ni]; ni+=1; lease+=R.randint(3,60); r['_ls']=lease
            lf=start(R,2019,2025); lf=min(lf,dt.date(2025,6,1)); 
            lt=addm(lf,R.choice([36,60,84,63]))-dt.timedelta(1)
            while lt<ASON: lt=addm(lt+dt.timedelta(1),36)-dt.timedelta(1)
            r['_lf'],r['_lt']=lf,lt; r['_mi']=lf+dt.timedelta(R.choice([0,0,5,14,30]))
            if (L,j) in(('C',6),): r['_lt']=dt.date(2025,5,31); r['statusText']='H'
            psf=R.choice([8.5,9.1,9.75,10.25,11.4]); mo=round(area*psf/12,2)
            r['_ch']=[('BRNT',mo),('CAME',round(area*1.85/12,2)),('TAXE',round(area*2.1/12,2))]
            if R.random()<.3: r['_ch'].append(('INSE',round(area*.31/12,2)))
            if R.random()<.2: r['_ch'].append(('YARD',R.choice([250.,400.,675.])))
            if names[ni-1].startswith('First Response'): r['_ch'].append(('ABAT',-round(mo/2,2)))
            r['contractRent']=mo; r['charges']=[dict(code=c,amount=a) for c,a in r['_ch']]; r['totalCharges']=round(sum(a for c,a in r['_ch']),2)
            r['deposit']=R.choice([mo,mo,0.0,round(mo*2,2)]); r['balance']=R.choice([0.0,0.0,0.0,r['totalCharges'],round(r['totalCharges']*2,2),-125.5])
            st=[]; c=lf; 
            while c<=ASON: c=addm(c,12)
            a=mo
            while c<r['_lt'] and len(st)<2 and (j%3!=2): a=round(a*1.03,2); st.append((c,a)); c=addm(c,12)
            r['_st']=st; r['rentSteps']=[dict(date=iso(x),amount=y) for x,y in st]
        rows.append(r)
def jd(x): return x.strftime('%m/%d/%y')
def neg(x): return f'{abs(x):,.2f}'+('-' if x<0 else '')
W,H=792,612; c=canvas.Canvas(D+'/'+F,pagesize=(W,H)); pg=0
def head(bu,bn):
    global y,pg; pg+=1; c.setFont('Times-Roman',8); c.drawString(30,H-28,'R155150'); c.drawString(30,H-38,'TGP0003'); c.setFont('Times-Bold',10); c.drawCentredString(W/2,H-28,'Halcyon Loan Resolution - as Receiver'); c.drawCentredString(W/2,H-40,'Rent Roll with Billing Detail'); c.setFont('Times-Roman',8); c.drawCentredString(W/2,H-50,'As of 09/30/25'); c.drawRightString(W-30,H-28,'10/02/25   7:41:22'); c.drawRightString(W-30,H-38,f'Page -   {pg}')
    c.drawString(30,H-64,'Business Unit . . .'); c.drawString(100,H-64,bu.strip()); c.drawString(150,H-64,bn); y=H-78
    c.setFont('Times-Bold',7.6)
    for x,a,b,al in ((30,'Unit','',0),(66,'Un','Ty',0),(90,'Lease','Number',0),(130,'Tenant','',0),(262,'L','S',0),(305,'Rentable','Area',1),(316,'Lease Begin','Lease End',0),(372,'Move In','',0),(420,'Bill','Code',0),(500,'Monthly','Billing',1),(560,'Security','Deposit',1),(625,'Open','A/R',1),(645,'Next','Increase',0),(760,'Amount at','Increase',1)):
        f=c.drawRightString if al else c.drawString; f(x,y,a); f(x,y-9,b)
    y-=13; c.line(30,y,W-30,y); y-=10
cur=None; tot={}
def bsum(rs): 
    o=[r for r in rs if '_ls' in r]; return sum(r['area'] for r in rs),sum(r['totalCharges'] for r in o),sum(r['deposit'] for r in o),sum(r['balance'] for r in o),len(rs),len(o),sum(r['contractRent'] for r in o)
def tline(lbl,s):
    global y; c.line(262,y+8,W-30,y+8); c.setFont('Times-Bold',7.6); c.drawString(130,y,lbl); c.drawRightString(305,y,f'{s[0]:,}'); c.drawRightString(500,y,neg(s[1])); c.drawRightString(560,y,neg(s[2])); c.drawRightString(625,y,neg(s[3])); y-=10; c.setFont('Times-Roman',7.6); c.drawString(130,y,f'Units {s[4]}   Leased {s[5]}   Vacant {s[4]-s[5]}'); c.drawString(400,y,'of which BRNT'); c.drawRightString(500,y,neg(s[6])); y-=14
for i,r in enumerate(rows):
    ch=r.get('_ch',[]); st=r.get('_st',[]); n=max(2 if ch else 1,len(ch),len(st))
    if cur!=r['_bu']:
        if cur: c.showPage()
        cur=r['_bu']; head(r['_bu'],r['building'])
    if y-n*9<60: c.showPage(); head(r['_bu'],r['building'])
    c.setFont('Times-Roman',7.8); c.drawString(30,y,r['unit']); c.drawString(66,y,r['unitType']); c.drawRightString(305,y,f"{r['area']:,}")
    if '_ls' not in r: c.drawString(130,y,'** Vacant **'); y-=14
    else:
        c.drawString(90,y,str(r['_ls'])); c.drawString(130,y,r['tenantName']); c.drawString(262,y,r['statusText']); c.drawString(316,y,jd(r['_lf'])); c.drawString(316,y-9,jd(r['_lt'])); c.drawString(372,y,jd(r['_mi'])); c.drawRightString(560,y,neg(r['deposit'])); c.drawRightString(625,y,neg(r['balance']))
        for k,(a,b) in enumerate(ch): c.drawString(420,y-9*k,a); c.drawRightString(500,y-9*k,neg(b))
        for k,(a,b) in enumerate(st): c.drawString(645,y-9*k,jd(a)); c.drawRightString(760,y-9*k,neg(b))
        y-=9*n+ (2 if False else 0)
        c.setFont('Times-Italic',7.4); c.drawString(420,y,'Total'); c.drawRightString(500,y,neg(r['totalCharges'])); y-=14
    if i+1==len(rows) or rows[i+1]['_bu']!=cur: tline('Total Business Unit '+cur.strip(),bsum([q for q in rows if q['_bu']==cur]))
y-=10; g=bsum(rows); tline('Grand Total  TGP  Tallgrass Flex Park',g)
c.setFont('Times-Roman',7.4); c.drawString(30,y-6,'LS: A = Active   H = Holdover     Un Ty: FLX = Flex   WHS = Warehouse   SHW = Showroom'); c.save()
for r in rows:
    if '_ls' in r: r.update(leaseStartDate=iso(r['_lf']),leaseEndDate=iso(r['_lt']),moveInDate=iso(r['_mi']))
save(F,'INDUSTRIAL','JD Edwards-like report, business unit per building, stacked dates and billing codes','lease begin over lease end in one column, billing codes as lines, next increases at the right, trailing minus, one-letter lease status, header words on two lines','Tallgrass Flex Park','2025-09-30',g[4],g[5],g[4]-g[5],rows)
