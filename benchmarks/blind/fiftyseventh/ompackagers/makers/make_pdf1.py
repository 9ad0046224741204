from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, legal, A4
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.lib import colors
L='/usr/share/fonts/truetype/'
for n,p in dict(Nar='liberation/LiberationSansNarrow-Regular.ttf',NarI='liberation/LiberationSansNarrow-Italic.ttf',Dj='dejavu/DejaVuSansCondensed.ttf',DjB='dejavu/DejaVuSansCondensed-Bold.ttf',DjS='dejavu/DejaVuSerif.ttf',DjSB='dejavu/DejaVuSerif-Bold.ttf',Mono='liberation/LiberationMono-Regular.ttf',MonoB='liberation/LiberationMono-Bold.ttf').items():
    pdfmetrics.registerFont(TTFont(n,L+p))
try: pdfmetrics.registerFont(TTFont('NarB',L+'liberation/LiberationSansNarrow-Bold.ttf'))
except Exception: pdfmetrics.registerFont(TTFont('NarB',L+'liberation/LiberationSans-Bold.ttf'))
def T(c,x,y,s,f='Helvetica',z=8,al='l',col=None):
    if s is None or s=='': return
    c.setFont(f,z)
    if col is not None: c.setFillColor(col)
    else: c.setFillColor(colors.black)
    {'l':c.drawString,'r':c.drawRightString,'c':c.drawCentredString}[al](x,y,str(s))
def rect(c,x,y,w,h,col): c.setFillColor(col); c.rect(x,y,w,h,stroke=0,fill=1)
def line(c,x1,y1,x2,y2,w=.5,col=colors.black): c.setStrokeColor(col); c.setLineWidth(w); c.line(x1,y1,x2,y2)
AN=[]
# ------------------------------------------------------------------ 1 shopping centre OM page
def d1():
    r=random.Random(5701); name='marlow_crossing_tenancy_schedule.pdf'
    W,H=landscape(letter); c=canvas.Canvas(path(name),pagesize=(W,H))
    navy=colors.HexColor('#14324f'); gold=colors.HexColor('#b98a2e'); pale=colors.HexColor('#eef2f5')
    dat=[('ANCHOR & JUNIOR ANCHOR TENANTS',[
      ('Harvest Basket Foods','100',46820,D.date(2014,11,1),240,38040.0,[(D.date(2029,11,1),.05)],'NNN w/ cap','4 x 5-yr'),
      ('Pennywhistle Craft & Hobby','110',21500,D.date(2019,2,1),120,22395.83,[],'NNN','2 x 5-yr'),
      ('Ironside Fitness Club','120',18240,D.date(2021,6,1),144,21280.0,[(D.date(2027,6,1),.06),(D.date(2031,6,1),.06)],'NNN','3 x 5-yr')]),
     ('IN-LINE SHOPS',[
      ('Blue Heron Dental Group','130',2800,D.date(2018,9,1),120,6416.67,[(D.date(2026,9,1),.03),(D.date(2027,9,1),.03)],'NNN','1 x 5-yr'),
      ('Golden Wok Kitchen','132',1650,D.date(2022,3,1),60,3850.0,[],'NNN','None'),
      ('Lustre Nail Studio','134',1200,D.date(2023,8,1),60,2950.0,[(D.date(2026,8,1),.03),(D.date(2027,8,1),.03)],'NNN','1 x 3-yr'),
      (None,'136',1875),
      ('Mailroom Plus','138',1400,D.date(2020,1,1),84,3266.67,[],'NNN','None'),
      ('Copper Kettle Tea House','140',2225,D.date(2024,5,1),120,5747.92,[(D.date(2027,5,1),.025),(D.date(2028,5,1),.025),(D.date(2029,5,1),.025)],'NNN','2 x 5-yr'),
      ('Fenwick Optical','142',1750,D.date(2017,4,1),120,4229.17,[],'Mod. gross','None'),
      ('Sudsy\'s Coin Laundry','144',2400,D.date(2016,7,1),'MTM',4200.0,[],'Gross','None'),
      (None,'146-148',3450),
      ('Tri-County Physical Therapy','150',3100,D.date(2025,2,1),84,7362.50,[(D.date(2027,2,1),.03)],'NNN','1 x 5-yr'),
      ('Papa Rinaldo\'s Pizzeria','152',1500,D.date(2021,10,1),84,3687.50,[(D.date(2026,10,1),.04)],'NNN','1 x 5-yr')]),
     ('OUTPARCELS',[
      ('Cardinal Community Bank (ground)','OP-1',4150,D.date(2011,5,1),240,11250.0,[(D.date(2028,5,1),.10)],'Abs. NNN','4 x 5-yr'),
      ('Speedy Lube Express (ground)','OP-2',2250,D.date(2022,12,1),180,7083.33,[(D.date(2027,12,1),.10),(D.date(2032,12,1),.10)],'Abs. NNN','3 x 5-yr')])]
    gla=sum(x[2] for _,l in dat for x in l); rows=[]; tot=[0,0,0]; X=dict(t=64,s=206,g=282,p=318,cm=330,ex=388,mo=488,an=546,ps=580,ie=596,im=682,rc=692,op=742)
    page=[0]
    def head():
        page[0]+=1
        rect(c,0,0,36,H,navy); c.saveState(); c.translate(23,60); c.rotate(90); T(c,0,0,'MARLOW CROSSING  |  OFFERING MEMORANDUM','Helvetica-Bold',9,'l',colors.white); c.restoreState()
        T(c,60,H-50,'Tenancy Schedule' + (' (continued)' if page[0]>1 else ''),'Times-Roman',24,'l',navy); line(c,60,H-58,200,H-58,2,gold)
        T(c,W-30,H-46,'Base rents in effect July 1, 2026','Helvetica-Oblique',8.5,'r',navy)
        T(c,W-30,24,f'{22+page[0]}','Times-Roman',11,'r',navy); T(c,60,24,'This schedule was prepared from information furnished by ownership and is subject to verification by Buyer. Kettering Vale Advisors, LLC','Helvetica',6.2,'l',colors.grey)
        y=H-96; rect(c,60,y-4,W-90,27,navy); k=dict(f='Helvetica-Bold',z=7,col=colors.white)
        T(c,X['cm']+50,y+13,'LEASE TERM',al='c',**k); T(c,X['mo']+35,y+13,'CURRENT BASE RENT',al='c',**k); T(c,(X['ie']+X['im'])/2,y+13,'SCHEDULED INCREASES',al='c',**k)
        for a,s,al in [('t','TENANT','l'),('s','SUITE','l'),('g','GLA (SF)','r'),('p','% GLA','r'),('cm','COMMENCE','l'),('ex','EXPIRE','l'),('mo','MONTHLY','r'),('an','ANNUAL','r'),('ps','PSF','r'),('ie','EFFECTIVE','l'),('im','MO. RENT','r'),('rc','RECOVERY','l'),('op','OPT.','l')]: T(c,X[a],y+1,s,al=al,**k)
        return y-18
    y=head(); z=7.6; i=0
    for sec,l in dat:
        if y<140: c.showPage(); y=head()
        T(c,X['t']-2,y,sec,'Helvetica-Bold',8,'l',gold); y-=14; st=[0,0,0]
        for x in l:
            steps=[]
            if x[0]:
                rr=x[5]
                for d,p in x[6]: rr=round(rr*(1+p),2); steps.append((d,rr))
            h=13+10.5*max(0,len(steps)-1)
            if y-h<60: c.showPage(); y=head()
            if i%2==0: rect(c,60,y-h+9.5,W-90,h,pale)
            i+=1
            T(c,X['s'],y,x[1],z=z); T(c,X['g'],y,m0(x[2]),z=z,al='r'); T(c,X['p'],y,f'{x[2]/gla*100:.1f}%',z=z,al='r')
            st[0]+=x[2]
            if not x[0]:
                T(c,X['t'],y,'AVAILABLE','Helvetica-BoldOblique',z,col=navy)
                rows.append(row(unit=x[1],area=x[2],statusText='AVAILABLE',section=sec))
            else:
                T(c,X['t'],y,x[0],z=z); e=x[4] if x[4]=='MTM' else term(x[3],x[4]); ann=round(x[5]*12,0)
                T(c,X['cm'],y,x[3].strftime('%b %-d, %Y'),z=z); T(c,X['ex'],y,e if e=='MTM' else e.strftime('%b %-d, %Y'),z=z)
                T(c,X['mo'],y,'$'+m2(x[5]),z=z,al='r'); T(c,X['an'],y,'$'+m0(ann),z=z,al='r'); T(c,X['ps'],y,f'${ann/x[2]:.2f}',z=z,al='r')
                for k,(d,a) in enumerate(steps): T(c,X['ie'],y-10.5*k,d.strftime('%b %-d, %Y'),z=z); T(c,X['im'],y-10.5*k,'$'+m2(a),z=z,al='r')
                T(c,X['rc'],y,x[7],'Nar',z-.4); T(c,X['op'],y,x[8],'Nar',z-.4)
                st[1]+=x[5]; st[2]+=ann
                rows.append(row(unit=x[1],area=x[2],tenantName=x[0],statusText='Occupied',section=sec,contractRent=x[5],annualRent=ann,leaseStartDate=x[3],leaseEndDate=e,rentSteps=[dict(date=iso(d),amount=a) for d,a in steps]))
            y-=h
        line(c,60,y+9,W-30,y+9,.4,navy)
        T(c,X['t'],y-1,'Subtotal','Helvetica-Bold',z); T(c,X['g'],y-1,m0(st[0]),'Helvetica-Bold',z,'r'); T(c,X['p'],y-1,f'{st[0]/gla*100:.1f}%','Helvetica-Bold',z,'r'); T(c,X['mo'],y-1,'$'+m2(st[1]),'Helvetica-Bold',z,'r'); T(c,X['an'],y-1,'$'+m0(st[2]),'Helvetica-Bold',z,'r')
        y-=20; tot=[a+b for a,b in zip(tot,st)]
    vac=sum(q['area'] for q in rows if q['statusText']=='AVAILABLE')
    rect(c,60,y-6,W-90,17,navy); k=dict(f='Helvetica-Bold',z=z,col=colors.white)
    T(c,X['t'],y-1,'TOTAL CENTER',**k); T(c,X['g'],y-1,m0(tot[0]),al='r',**k); T(c,X['p'],y-1,'100.0%',al='r',**k); T(c,X['mo'],y-1,'$'+m2(tot[1]),al='r',**k); T(c,X['an'],y-1,'$'+m0(tot[2]),al='r',**k)
    y-=24
    for a,b in [('Occupied GLA',gla-vac),('Available GLA',vac)]:
        T(c,X['t'],y,a,z=z); T(c,X['g'],y,m0(b),z=z,al='r'); T(c,X['p'],y,f'{b/gla*100:.1f}%',z=z,al='r'); y-=11
    y-=6
    for s in ["Harvest Basket Foods pays percentage rent of 1.25% of sales above a natural breakpoint; none was due for 2025.","Sudsy's Coin Laundry is holding over; either party may terminate on 60 days' notice.","Outparcel areas are the tenants' building areas; land is leased."]:
        T(c,X['t'],y,'•  '+s,'Helvetica',6.8,col=colors.grey); y-=9.5
    c.save(); save(name,rows,'Marlow Crossing','2026-07-01',16,14,2,'RETAIL','brokerage production desk','OM page, grouped headers, stacked steps',False)
d1()
# ------------------------------------------------------------------ 2 argus-like
def d2():
    r=random.Random(5702); name='fallbrook_corporate_center_presentation_rr.pdf'
    W,H=letter; c=canvas.Canvas(path(name),pagesize=letter)
    ten=['Quillon Actuarial Partners','Bastion Title & Escrow','Merrow & Lisk, CPAs','Halcyon Home Health','Northgate Imaging Assoc.','VACANT','Tessera Software Inc.','Orchard Park Pediatrics','Cobalt Staffing Group','Drummond Engineering','Larkspur Wealth Mgmt.','VACANT','Severn River Insurance','State Dept. of Licensing','Willowmere Counseling','Plainsong Media','Argent Benefits Admin.','Hallett Land Surveying','Fifth Street Mortgage','VACANT','Osprey Claims Services','Trellis Architecture','Keystone Hearing Ctr.','Bramble & Fitch, Attys.','Redfern Logistics HQ']
    typ={'Halcyon Home Health':'Medical','Northgate Imaging Assoc.':'Medical','Orchard Park Pediatrics':'Medical','Keystone Hearing Ctr.':'Medical'}
    suites=[]; 
    for fl in (1,2,3,4):
        for k in range([7,6,6,6][fl-1]): suites.append(fl*100+(k+1)*10)
    areas=[r.choice([1240,1865,2110,2480,2975,3320,3890,4410,5260,6745])+r.randrange(0,40) for _ in ten]; bl=sum(areas)
    rows=[]; page=[0]; tot=0
    def head():
        page[0]+=1
        T(c,36,H-34,'Software : PropVal Enterprise 9.2',z=6.5); T(c,W/2,H-34,'FALLBROOK CORPORATE CENTER','Helvetica-Bold',10,'c'); T(c,W-36,H-34,'Date : 7/14/26','Helvetica',6.5,'r')
        T(c,36,H-43,'File : fallbrook_om_v4',z=6.5); T(c,W/2,H-46,'2200 Fallbrook Parkway',z=8,al='c'); T(c,W-36,H-43,'Time : 9:52 am',z=6.5,al='r')
        T(c,36,H-52,'Property Type : Office & Medical',z=6.5); T(c,W/2,H-57,'Harlan Mills',z=8,al='c'); T(c,W-36,H-52,'Ref# : AFD',z=6.5,al='r'); T(c,36,H-61,'Portfolio :',z=6.5); T(c,W-36,H-61,f'Page : {page[0]}',z=6.5,al='r')
        T(c,W/2,H-78,'PRESENTATION RENT ROLL & CURRENT TERM TENANT SUMMARY','Helvetica-Bold',9,'c')
        T(c,W/2,H-88,f'As of Jul-2026 for {m0(bl)} Square Feet','Helvetica',8,'c')
        y=H-112; line(c,36,y+14,W-36,y+14,1)
        for x,al,ls in [(36,'l',['TENANT NAME','TYPE & SUITE NUMBER','LEASE DATES & TERM']),(222,'r',['FLOOR','SQFT','BLDG SHARE']),(308,'r',['RATE & AMOUNT','PER YEAR','PER MONTH']),(346,'c',['CHANGES','ON','']),(412,'r',['CHANGES','TO','PER SQFT']),(424,'l',['DESCRIPTION OF','OPERATING EXPENSE','REIMBURSEMENTS'])]:
            for k,s in enumerate(ls): T(c,x,y+4-9*k,s,'Helvetica-Bold',7,al)
        line(c,36,y-20,W-36,y-20,1); return y-34
    y=head()
    for n,(t,s,a) in enumerate(zip(ten,suites,areas)):
        if y<96: c.showPage(); y=head()
        T(c,36,y,f'{n+1}.','Times-Roman',8); z=8; F='Times-Roman'
        T(c,52,y,t,'Times-Bold',8)
        ty=typ.get(t,'Office')
        T(c,52,y-10,f'{ty}, Suite: {s}',F,z)
        T(c,222,y,m0(a),F,z,'r'); T(c,222,y-10,f'{a/bl*100:.2f}%',F,z,'r')
        if t=='VACANT':
            T(c,308,y,'$0.00',F,z,'r'); T(c,308,y-10,'$0',F,z,'r'); T(c,308,y-20,'$0.00',F,z,'r'); T(c,308,y-30,'$0',F,z,'r')
            rows.append(row(unit=str(s),unitType=ty,area=a,statusText='VACANT',contractRent=0,annualRent=0))
        else:
            tm=r.choice([36,60,60,84,120]); st=addm(D.date(2026,6,1),-r.randrange(3,tm-2)); en=term(st,tm)
            T(c,52,y-20,f'{mon(st)} to {mon(en)}',F,z); T(c,52,y-30,f'{tm} Months',F,z)
            rate=r.choice([19.5,20.25,21,21.75,22.5,23,24.25])+ (2 if ty=='Medical' else 0)
            mo=round(rate*a/12); an=mo*12; tot+=mo
            T(c,308,y,f'${rate:.2f}',F,z,'r'); T(c,308,y-10,f'${m0(an)}',F,z,'r'); T(c,308,y-20,f'${rate/12:.2f}',F,z,'r'); T(c,308,y-30,f'${m0(mo)}',F,z,'r')
            k=0; d=st; rt=rate
            while True:
                d=addm(d,12)
                if d>en or k>3: break
                if d<=D.date(2026,7,1): continue
                rt=round(rt*1.025,2); T(c,346,y-10*k,mon(d),F,z,'c'); T(c,412,y-10*k,f'${rt:.2f}',F,z,'r'); k+=1
            rc=r.choice([['Base Stop - 2024: Pays','the increases over a base','year ending: Dec-2024.'],['Full Service: Pays no','expense reimbursement.'],['Net: Pays a full pro-rata','share of all reimbursable','expenses.']])
            for q,sx in enumerate(rc): T(c,424,y-10*q,sx,F,z)
            rows.append(row(unit=str(s),unitType=ty,area=a,tenantName=t,statusText='Occupied',contractRent=mo,annualRent=an,leaseStartDate=mon(st),leaseEndDate=mon(en)))
        y-=46
    if y<120: c.showPage(); y=head()
    v=sum(a for t,a in zip(ten,areas) if t=='VACANT'); nv=ten.count('VACANT')
    line(c,36,y+10,W-36,y+10,1)
    for a,b in [('TOTAL OCCUPIED SQFT',f'{m0(bl-v)}     ({len(ten)-nv} tenants)'),('TOTAL AVAILABLE SQFT',f'{m0(v)}     ({nv} suites)'),('TOTAL BUILDING SQFT',m0(bl)),('TOTAL BASE RENT PER MONTH','$'+m0(tot)),('TOTAL BASE RENT PER YEAR','$'+m0(tot*12))]:
        T(c,52,y-4,a,'Times-Bold',8); T(c,222,y-4,b,'Times-Roman',8); y-=12
    c.save(); save(name,rows,'Fallbrook Corporate Center','2026-07',len(ten),len(ten)-nv,nv,'OFFICE','valuation software export','argus-like four-line records',True)
d2()
# ------------------------------------------------------------------ 3 typed apartments
def d3():
    r=random.Random(5703); name='Abbottsford Apts rent roll (retyped).pdf'
    W,H=letter; c=canvas.Canvas(path(name),pagesize=letter); rows=[]
    pp=people(r,40,'{l}, {i}.'); ppl=people(r,60,'{l}, {f}')
    ts=['STU','1BR','1BR','2BR','1BR','2BR']; out=[]; base={'STU':985,'1BR':1240,'2BR':1565}; T0=[0]*6
    apts=[f'{f}{l}' for f in (1,2,3,4) for l in 'ABCDEF']
    f='{:<4} {:<24} {:<4} {:>9} {:>7} {:>6} {:>10} {:>9}  {:<8}'
    hd=f.format('APT','TENANT','TYPE','RENT','PKG','PET','TOTAL','DEPOSIT','THRU')
    for i,a in enumerate(apts):
        ty=ts[i%6]
        if a in('2D',):
            out.append(f.format(a,'VACANT',ty,'','','','','','')); rows.append(row(unit=a,unitType=ty,statusText='VACANT')); continue
        if a=='1A':
            out.append(f.format(a,'Resident Manager',ty,'0.00','','','0.00','','')); rows.append(row(unit=a,unitType=ty,tenantName='Resident Manager',statusText='Occupied',contractRent=0,totalCharges=0)); continue
        rent=base[ty]+r.randrange(-9,10)*10; pk=r.choice([0,45,45,0]); pet=r.choice([0,0,0,25]); dep=r.choice([rent,rent,500,base[ty]-100])
        th=r.choice(['MTM']+[us2(eom(2026+(m>12),(m-1)%12+1)) for m in (6,7,8,9,10,11,12,13,14,15,16,17)])
        tn=ppl[i]
        if a in('3B','4F'): tn=f'{ppl[i].split(",")[0]} / {ppl[i+30].split(",")[0]}'
        t=rent+pk+pet; out.append(f.format(a,tn[:24],ty,m2(rent),m2(pk) if pk else '',m2(pet) if pet else '',m2(t),m2(dep),th))
        for k,v in enumerate((rent,pk,pet,t,dep)): T0[k]+=v
        e=th if th=='MTM' else D.datetime.strptime(th,'%m/%d/%y').date()
        rows.append(row(unit=a,unitType=ty,tenantName=tn[:24],statusText='Occupied',contractRent=rent,leaseEndDate=e,deposit=dep,totalCharges=t,charges=[dict(code=k,amount=v) for k,v in (('PKG',pk),('PET',pet)) if v]))
    Lz=['                       THE  ABBOTTSFORD  APARTMENTS','                     618 Hexham Street, Corbin Falls','','RENT ROLL  --  MONTH OF JUNE 2026','Prepared by: owner, from rent book.  Re-typed for the brokerage package.','',hd,'-'*len(hd)]
    for i,o in enumerate(out):
        Lz.append(o)
        if i%6==5: Lz.append('')
    Lz+=['='*len(hd),f.format('','TOTAL MONTHLY','',m2(T0[0]),m2(T0[1]),m2(T0[2]),m2(T0[3]),m2(T0[4]),''),'','Laundry (average per month)                             212.00',f'TOTAL INCOME PER MONTH                              {m2(T0[3]+212):>10}','','24 apartments.  23 occupied (one by resident manager, rent free).  1 vacant.','2D being painted, ready July.','MTM = month to month.   PKG = garage stall.','']
    y=H-60
    for l in Lz: T(c,42,y,l,'MonoB' if l.startswith('      ') else 'Mono',8.9-.4*(len(hd)>95)); y-=12.6
    c.save()
    save(name,rows,'The Abbottsford Apartments','2026-06',24,23,1,'MULTIFAMILY','small owner / retyped','typewriter listing',False)
d3()
# ------------------------------------------------------------------ 4 industrial park, legal landscape
def d4():
    r=random.Random(5704); name='teller_road_industrial_park_dd_roll.pdf'
    W,H=landscape(legal); c=canvas.Canvas(path(name),pagesize=(W,H)); rows=[]; page=[0]
    tn=['Apex Rebar Fabricators','Bluewater Pump & Valve','Cascade Pallet Recyclers','Dorn Tile Distributors','Eastline Courier','Fulmar Marine Canvas','Grist Mill Coffee Roasters','Hobart Steel Drum','Indigo Sign Works','Juniper Cabinetry','K-Tron Test Labs','Longacre Moving & Storage','Mesa Auto Glass','Nimbus HVAC Supply','Oxbow Archery Mfg','Pinnacle Pool Chemicals','Quarry Stone Imports','Rapid Crate & Freight','Sable Print Finishing','Tundra Cold Brew','Unity Church Outreach','Vector CNC Machining','Wren Garden Wholesale','Xylo Flooring','Yardarm Boat Parts','Zephyr Drone Services','Ashlar Masonry','Bantam Motorsports','Crestline Fire & Safety','Delmar Electric','Ember Kiln & Clay','Foxglove Floral Dist.','Gantry Crane Service','Hearthside Stoves','Iverness Medical Supply','Jolly Roger Party Rental','Kindling Furniture','Lodestar Alarm']
    bl=[('BUILDING A','4100 Teller Road','A',11),('BUILDING B','4120 Teller Road','B',9),('BUILDING C','4150 Teller Road','C',12),('BUILDING D','15 Foundry Court','D',10)]
    use=['Warehouse','Flex','Warehouse','Light Mfg','Warehouse','Showroom/Whse']
    X=[34,78,236,330,352,414,478,552,606,660,706,776,842,916,980]  # positions
    cols=[(34,'l','Unit',''),(80,'l','Lessee',''),(232,'l','Use',''),(348,'r','Rentable','SF'),(360,'l','Lease','Commences'),(424,'l','Lease','Expires'),(546,'r','Base Rent','per Month'),(602,'r','CAM','Est.'),(658,'r','RE Taxes','Est.'),(706,'r','Ins.','Est.'),(776,'r','Total','Monthly'),(842,'r','Security','Deposit'),(862,'l','Next','Increase'),(974,'r','Base Rent','After Incr.')]
    def head():
        page[0]+=1
        T(c,34,H-34,'TELLER ROAD INDUSTRIAL PARK','Dj',13); T(c,34,H-47,'Due Diligence Rent Roll as of May 31, 2026','Dj',9); T(c,W-34,H-34,f'Page {page[0]} of 2','Dj',7.5,'r'); T(c,W-34,H-45,'Run date 06/02/2026 08:14','Dj',7.5,'r')
        y=H-72; rect(c,30,y-14,W-60,26,colors.HexColor('#d9d9d9'))
        for x,al,a,b in cols: T(c,x,y+2,a,'DjB',7.3,al); T(c,x,y-8,b,'DjB',7.3,al)
        return y-28
    def nums(y,v,f='Dj'):
        for x,q in zip((348,546,602,658,706,776,842),v): T(c,x,y,m0(q) if x==348 else m2(q),f,7.5,'r')
    y=head(); gt=[0]*7; k=0; planted=None
    vacs={'A-7','B-4','C-2','C-11','D-9'}
    for bi,(bn,ad,p,n) in enumerate(bl):
        if bi==2: c.showPage(); y=head()
        T(c,34,y,f'{bn}','DjB',8.5); T(c,110,y,ad,'Dj',8.5); y-=13; st=[0]*7
        for i in range(1,n+1):
            u=f'{p}-{i}'; sf=r.choice([2400,3200,3600,4800,4800,6000,7200,9600,12000]); ty=r.choice(use); st[0]+=sf
            T(c,34,y,u,'Dj',7.5); T(c,232,y,ty,'Dj',7.5)
            if u in vacs:
                T(c,80,y,'** Vacant **','Dj',7.5); T(c,348,y,m0(sf),'Dj',7.5,'r'); rows.append(row(unit=u,building=bn,unitType=ty,area=sf,statusText='Vacant'))
            else:
                t=tn[k%len(tn)]; k+=1
                tm=r.choice([24,36,36,60,60,84]); s=addm(D.date(2026,5,1),-r.randrange(0,tm-1)); e=term(s,tm)
                b=round(sf*r.choice([.74,.79,.82,.86,.91,.95]),2); cam=round(sf*.115,2); tx=round(sf*.142,2); ins=round(sf*.031,2); t_=round(b+cam+tx+ins,2); dep=round(r.choice([b,b*1.5 if sf<5000 else b,sf*.7]),2)
                ni=addm(s,12)
                while ni<=D.date(2026,5,31): ni=addm(ni,12)
                T(c,80,y,t,'Dj',7.5); T(c,360,y,us(s),'Dj',7.5); T(c,424,y,us(e),'Dj',7.5); nums(y,(sf,b,cam,tx,ins,t_,dep)); stp=[]
                if ni<e:
                    na=round(b*1.035,2); T(c,862,y,us(ni),'Dj',7.5); T(c,974,y,m2(na),'Dj',7.5,'r'); stp=[dict(date=iso(ni),amount=na)]
                for q,v in enumerate((0,b,cam,tx,ins,t_,dep)): st[q]+=v
                rows.append(row(unit=u,building=bn,unitType=ty,area=sf,tenantName=t,statusText='Occupied',contractRent=b,leaseStartDate=s,leaseEndDate=e,deposit=dep,totalCharges=t_,charges=[dict(code='Base Rent',amount=b),dict(code='CAM',amount=cam),dict(code='RE Taxes',amount=tx),dict(code='Ins.',amount=ins)],rentSteps=stp))
            y-=12.4
        line(c,30,y+9,W-30,y+9,.5); pr=[round(v,2) for v in st]
        if bi==2:
            pr[1]=round(pr[1]+1800,2); planted=dict(what=f'Subtotal of Base Rent per Month of BUILDING C printed as {m2(pr[1])}; rows add to {m2(st[1])}',kind='total_wrong')
        T(c,80,y,f'Total {bn.title()} ({n} units)','DjB',7.5); nums(y,pr,'DjB'); y-=22; gt=[a+b for a,b in zip(gt,st)]
    line(c,30,y+12,W-30,y+12,1.2); T(c,80,y,'PARK TOTAL (42 units)','DjB',8); nums(y,[round(v,2) for v in gt],'DjB'); line(c,30,y-5,W-30,y-5,1.2); y-=24
    vs=sum(q['area'] for q in rows if q['statusText']=='Vacant')
    T(c,34,y,f'Leased {m0(gt[0]-vs)} SF  /  Vacant {m0(vs)} SF  /  {100-vs/gt[0]*100:.1f}% leased.  37 units leased, 5 units vacant.','Dj',8); y-=12
    T(c,34,y,'Recoveries are 2026 monthly estimates subject to year-end reconciliation. Deposits held by Seller in operating account; no interest owed.','Dj',7.5)
    c.save(); save(name,rows,'Teller Road Industrial Park','2026-05-31',42,37,5,'INDUSTRIAL','due diligence package','legal landscape by building',False,planted=planted)
d4()
