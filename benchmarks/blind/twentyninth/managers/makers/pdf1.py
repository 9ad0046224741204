from common import *
from reportlab.lib.pagesizes import A4,A3,landscape,letter
from reportlab.pdfgen import canvas
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib.units import mm
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
for n,f in [('DV','dejavu/DejaVuSansCondensed'),('DVB','dejavu/DejaVuSansCondensed-Bold'),('LN','liberation/LiberationSansNarrow-Regular'),('LNB','liberation/LiberationSansNarrow-Bold'),('LS','liberation/LiberationSerif-Regular'),('LSB','liberation/LiberationSerif-Bold'),('LSI','liberation/LiberationSerif-Italic')]:
    pdfmetrics.registerFont(TTFont(n,f'/usr/share/fonts/truetype/{f}.ttf'))
de=lambda x:f'{x:,.2f}'.replace(',','~').replace('.',',').replace('~','.')
dd=lambda x:x.strftime('%d.%m.%Y') if x else ''
def p01():
    fn='frankfurt_mieterliste.pdf';r=rnd(fn);rows=[];T=[]
    S=PS('a',fontName='DV',fontSize=6.2,leading=7.2);H=PS('h',fontName='DVB',fontSize=6,leading=7.2,alignment=1)
    hd=[['ME-Nr.\nUnit','Nutzung\nUse','Mieter\nTenant','Fläche m²\nArea sqm','Laufzeit / Term','','Option','Miete und Nebenkosten pro Monat, EUR / Rent and charges per month','','','','Kaution / Security',''],
        ['','','','','von / from','bis / to','','Nettomiete\nNet rent','NK-VZ\nService ch.','USt 19 %\nVAT','Brutto\nGross','EUR','Art / kind']]
    T=[[Paragraph(str(c).replace('\n','<br/>'),H) for c in x] for x in hd];st=[]
    nm=names(r,['Rechtsanwälte','Consulting','Software','Versicherungsmakler','Steuerberatung','Ingenieure'],['GmbH','PartG mbB','AG','GmbH & Co. KG'],30);k=0
    fl=[('Untergeschoss / Basement',[('0-901','Lager / storage'),('0-902','Lager / storage')]),('Erdgeschoss / Ground floor',[('1-001','Gastronomie / café'),('1-002','Laden / shop'),('1-003','Büro / office')])]+[(f'{i}. Obergeschoss / Floor {i}',[(f'1-{i}0{j}','Büro / office') for j in range(1,r.choice([3,4,5]))]) for i in range(1,6)]+[('Tiefgarage / Garage',[('TG 01-14','14 Stellplätze / spaces'),('TG 15-20','6 Stellplätze / spaces'),('TG 21-32','12 Stellplätze / spaces')])]
    tot=[0]*5;u=o=v=0
    for sec,us in fl:
        st+=[('SPAN',(0,len(T)),(-1,len(T))),('BACKGROUND',(0,len(T)),(-1,len(T)),colors.HexColor('#dfe6ee'))];T.append([Paragraph(f'<b>{sec}</b>',S)]+['']*12);sub=[0]*5
        for a,us_ in us:
            pk=a.startswith('TG');vac=(a in('1-202','1-401','0-902','TG 21-32'))
            ar=None if pk else round(r.uniform(28,60) if 'Lager' in us_ else r.uniform(140,690),2)
            if not pk: u+=1
            if vac:
                if not pk: v+=1
                T.append([a,Paragraph(us_,S),Paragraph('<i>Leerstand / vacant</i>',S),de(ar) if ar else '','','','','0,00','0,00','0,00','0,00','',''])
                rows.append(R(unit=a,unitType=us_,area=ar,statusText='Leerstand / vacant',section=sec,contractRent=0,charges=[dict(code='NK-VZ',amount=0),dict(code='USt 19 %',amount=0)],totalCharges=0))
                if ar: sub[0]+=ar
                continue
            if not pk:o+=1
            n=nm[k] if not pk else nm[r.randint(2,6)];k+=not pk
            s=d(r,2014,2025);e=eoy(s,r.choice([5,10,10,12]));
            while e<dt.date(2026,9,30): e=eoy(e+dt.timedelta(1),5)
            N=round((int(a.split('-')[1])-int(a[3:5])+1)*115,2) if pk else round(ar*(9 if 'Lager' in us_ else r.uniform(19,34)),2)
            nk=0.0 if pk else round(ar*4.2,2);ve=round((N+nk)*.19,2) if 'Versich' not in n else 0.0;g=round(N+nk+ve,2)
            kau=0 if pk else r.choice([round(3*g,2),round(3*N,2)]);
            art='' if pk else r.choice(['Bürgschaft','bar / cash','Bürgschaft'])
            op=r.choice(['1 x 5 J.','2 x 5 J.','—','—']) if not pk else 'w/ office'
            T.append([a,Paragraph(us_,S),Paragraph(n.replace('&','&amp;'),S),de(ar) if ar else '',dd(s),dd(e) if not(pk and a[3]=='1' and a[4]=='5') else 'unbefr.',op,de(N),de(nk),de(ve),de(g),de(kau) if kau else '',art])
            rows.append(R(unit=a,unitType=us_,tenantName=n,area=ar,statusText='Occupied',section=sec,leaseStartDate=s,leaseEndDate=e if 'TG 15'not in a else 'unbefr.',contractRent=N,charges=[dict(code='NK-VZ',amount=nk),dict(code='USt 19 %',amount=ve)],totalCharges=g,deposit=kau or None))
            for i,x in enumerate([ar or 0,N,nk,ve,g]): sub[i]+=x
        for i in range(5): tot[i]+=sub[i]
        st+=[('FONTNAME',(0,len(T)),(-1,len(T)),'DVB'),('LINEABOVE',(3,len(T)),(10,len(T)),.4,colors.black)]
        T.append(['',Paragraph('<b>Summe / subtotal</b>',S),'',de(sub[0]) if sub[0] else '','','','']+[de(x) for x in sub[1:]]+['',''])
    st+=[('FONTNAME',(0,len(T)),(-1,len(T)),'DVB'),('BACKGROUND',(0,len(T)),(-1,len(T)),colors.HexColor('#c5d2e0'))]
    T.append(['Objekt',Paragraph('<b>Gesamt / total</b>',S),'',de(tot[0]),'','','']+[de(x) for x in tot[1:]]+['',''])
    t=Table(T,colWidths=[x*mm for x in (16,25,42,17,17,17,14,21,18,19,21,20,20)],repeatRows=2)
    t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'DV',6.2),('ALIGN',(3,0),(3,-1),'RIGHT'),('ALIGN',(7,0),(11,-1),'RIGHT'),('SPAN',(4,0),(5,0)),('SPAN',(7,0),(10,0)),('SPAN',(11,0),(12,0))]+[('SPAN',(c,0),(c,1)) for c in (0,1,2,3,6)]+[('BOX',(0,0),(-1,1),.6,colors.black),('INNERGRID',(0,0),(-1,1),.3,colors.grey),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.6)]+[('FONTNAME',s[1],s[2],s[3]) for s in st if s[0]=='FONTNAME']+[s for s in st if s[0]!='FONTNAME']))
    def pg(c,doc):
        c.setFont('DVB',11);c.drawString(14*mm,198*mm,'Mieterliste / Tenancy Schedule');c.setFont('DV',8);c.drawString(14*mm,193.5*mm,'WE 0417  Taunuskontor Frankfurt, Mainzer Landstr. 288, 60326 Frankfurt am Main');c.drawRightString(283*mm,198*mm,'Stichtag / as at: 30.09.2026');c.setFont('DV',6.5);c.drawRightString(283*mm,194*mm,'iX-Haus  LST 4120  Mandant 03');c.drawString(14*mm,8*mm,'erstellt 06.10.2026 14:22  Benutzer: HVW2');c.drawRightString(283*mm,8*mm,f'Seite / page {doc.page}')
    SimpleDocTemplate(D+fn,pagesize=landscape(A4),leftMargin=14*mm,rightMargin=14*mm,topMargin=20*mm,bottomMargin=14*mm).build([t,Spacer(1,8),Paragraph(f'Mieteinheiten (ohne Stellplätze) / lettable units (excl. parking): <b>{u}</b> &nbsp; vermietet / let: <b>{o}</b> &nbsp; leer / void: <b>{v}</b>. Indexierung: VPI, 10 Punkte, 100 %.',PS('n',fontName='DV',fontSize=7.5))],onFirstPage=pg,onLaterPages=pg)
    save(fn,'OFFICE','iX-Haus German/English tenancy schedule, German number format, floor sections',True,'Taunuskontor Frankfurt','2026-09-30',u,o,v,rows)
def p02():
    fn='wharfedale_retail_park.pdf';r=rnd(fn);rows=[];c=canvas.Canvas(D+fn,pagesize=landscape(A4));W,Hh=landscape(A4)
    L=[('1A','Bradmoor DIY Ltd','Retail warehouse',42150),('1B','Vacant','Retail warehouse',11020),('2','Sofa Lodge (UK) Ltd','Retail warehouse',10050),('3','Pawsome Pets Superstores plc','Retail warehouse',8020),('4A','Hexham & Lyle Carpets Ltd','Retail warehouse',5005),('4B','Bargain Barrel Stores Ltd','Retail warehouse',20110),('5','Norfolk Green Foods Ltd','Foodstore',18400),('6','Steplight Footwear Ltd','Retail warehouse',7480),('7','Vacant','Retail warehouse',7515),('8','Gymnetic Clubs Ltd','Gym (mezzanine)',14900),('9','Tempo Sports Retail plc','Retail warehouse',10000),('10','Zest Home Ltd (in administration)','Retail warehouse',9985),('Pod 1','Bean Harbour Coffee Ltd','Drive-through',1810),('Pod 2','Flame & Bun Restaurants Ltd','Drive-through',2690),('Pod 3','Cluck Kitchen (North) Ltd','A3 Restaurant',3105),('SUB','Northern Grid Distribution plc','Substation',None),('EV','VoltRoad Charging Ltd','EV bays (12)',None)]
    X=dict(u=30,t=72,us=225,ar=355,st=368,ex=426,pr=545,hl=625,sc=700,er=752,de=812)
    def head(pgn):
        c.setFont('Times-Bold',14);c.drawString(30,Hh-36,'Wharfedale Retail Park, Leeds LS29');c.setFont('Times-Roman',9);c.drawString(30,Hh-50,'TENANCY SCHEDULE   as at 24 June 2026');c.drawRightString(812,Hh-36,'MRI Qube PM  |  TS-104 (two line)');c.setLineWidth(1);c.line(30,Hh-58,812,Hh-58);c.setFont('Times-Bold',8)
        for k,a,b,al in [('u','Unit','',0),('t','Tenant','Guarantor / comments',0),('us','Use','Next review / break',0),('ar','Area','sq ft',1),('st','Lease start','',0),('ex','Expiry','',0),('pr','Passing rent','£ pa',1),('hl','Headline rent','£ pa',1),('sc','Service chg','£ pa',1),('er','ERV','£ psf',1),('de','Deposit','£',1)]:
            f=c.drawRightString if al else c.drawString;f(X[k],Hh-69,a);f(X[k],Hh-79,b)
        c.line(30,Hh-84,812,Hh-84);c.setFont('Times-Roman',7);c.drawString(30,20,'Rents exclusive of VAT. The property is opted to tax. Passing rent reflects rent free periods and concessions at the schedule date.');c.drawRightString(812,20,f'Page {pgn} of 2')
    head(1);y=Hh-99;T=[0]*4;pgn=1
    for i,(u,t,us,ar) in enumerate(L):
        if i==11: c.showPage();pgn=2;head(2);y=Hh-99
        vac=t=='Vacant';anc=ar is None;s=dt.date(r.randint(2012,2025),r.choice([3,6,9,12]),r.choice([24,25,29]) );e=eoy(s,r.choice([15,20]));hl=0 if vac else (r.choice([500,18000]) if anc else round(ar*(r.uniform(42,60) if ar<3200 else r.uniform(13,26))/250)*250);erv=None if anc else round(r.choice([14.5,17.5,19,22.5,45]),2)
        rf=u=='9';pr=0 if (rf or vac) else hl;sc=0 if anc or vac else round(ar*1.35,2);dep=None if vac or anc else r.choice([None,None,round(hl/4,2)])
        if u=='9': s=dt.date(2026,3,25);e=dt.date(2036,3,24)
        if u=='1B': sc=None
        com='' ;nx=''
        if vac: com={'1B':'Under offer to Milano Kitchens Ltd, 10 yrs at £198,000 pa','7':'Former tenant Dalby Toys Ltd, CVA Feb 2026'}[u]
        elif rf: com='Rent free to 24/03/2027, then £%s pa'%f'{hl:,}';nx='Break 25/03/2031'
        elif u=='10': com='Administrators in occupation on licence fee; lease continues'
        else: com=r.choice(['Guarantor: parent company','No guarantor','Outside 1954 Act','Turnover top-up 7.5% over base','RPI 1-4% pa collar/cap' ]);nx=r.choice(['RR %s','Break %s','RR %s'])%dt.date(r.randint(2027,2030),s.month,s.day).strftime('%d/%m/%Y')
        c.setFont('Times-Bold',8.5);c.drawString(X['u'],y,u);c.drawString(X['t'],y,t);c.setFont('Times-Roman',8.5);c.drawString(X['us'],y,us)
        if ar: c.drawRightString(X['ar'],y,f'{ar:,}')
        if not vac: c.drawString(X['st'],y,s.strftime('%d/%m/%Y'));c.drawString(X['ex'],y,e.strftime('%d/%m/%Y'));c.drawRightString(X['hl'],y,f'{hl:,}')
        c.drawRightString(X['pr'],y,f'{pr:,}');
        if sc is not None:c.drawRightString(X['sc'],y,f'{sc:,.2f}')
        if erv:c.drawRightString(X['er'],y,f'{erv:.2f}')
        if dep:c.drawRightString(X['de'],y,f'{dep:,.2f}')
        c.setFont('Times-Italic',7.3);c.drawString(X['t'],y-10,com);c.drawString(X['us']+(65 if vac or rf else 0),y-10,nx);c.setLineWidth(.2);c.line(30,y-16,812,y-16);y-=31
        T=[a+b for a,b in zip(T,(ar or 0,pr,hl,sc or 0))]
        rows.append(R(unit=u,tenantName=None if vac else t,unitType=us,area=ar,statusText='Vacant' if vac else 'Occupied',leaseStartDate=None if vac else s,leaseEndDate=None if vac else e,annualRent=pr,deposit=dep,charges=[dict(code='Service charge',amount=sc)] if sc is not None else None,rentSteps=[dict(date='2027-03-25',amount=hl,per='year')] if rf else None))
    c.setFont('Times-Bold',8.5);c.drawString(30,y,'TOTAL');c.drawRightString(X['ar'],y,f'{T[0]:,}');c.drawRightString(X['pr'],y,f'{T[1]:,}');c.drawRightString(X['hl'],y,f'{T[2]:,}');c.drawRightString(X['sc'],y,f'{T[3]:,.2f}');c.line(30,y+11,812,y+11)
    c.setFont('Times-Roman',8.5);c.drawString(30,y-26,'Trading units: 15   Let: 13   Vacant: 2   (substation and EV bays are not units)');c.save()
    save(fn,'RETAIL','MRI Qube two-line tenancy schedule, UK, annual rents, headline vs passing',True,'Wharfedale Retail Park, Leeds','2026-06-24',15,13,2,rows)
def p03():
    fn='umhlali_mall_rentroll.pdf';r=rnd(fn);rows=[];cats=[('Anchors',['Supersave Foods','Dunmore Home'],(2200,4300),(95,125)),('Fashion',['Jeanery','Threadbare Co','Kasi Kicks','Miss Ivory','Suit Foundry','Bella Boutique','Little Acorns','Ridge & Rail'],(70,620),(210,330)),('Food & Restaurants',['Biltong Barn','Peri Palace','Sushi Sands','Crema Lab','Pizza Veloce','Ocean Basket Grill','Gelato Uno','Curry Quarter'],(45,310),(230,390)),('Health & Beauty',['Nandi Nails','ClearView Optics','Glow Skin Clinic','Umhlali Pharmacy','Barber & Blade'],(40,280),(240,340)),('Services & Banking',['Protea Bank','Savanna Bank','CellZone','Print Corner','Trek Travel','Laundry Lane'],(45,420),(220,360)),('ATMs, Kiosks & Signage',['Protea Bank ATM','Savanna Bank ATM','Key & Shoe Kiosk','Big Sky Billboards'],(4,12),(900,1500))]
    z=lambda x:f'{x:,.2f}'.replace(',',' ');T=[];st=[];n=0;tot=[0]*7;u=o=v=0
    H=['Shop\nNo','Tenant trading as','GLA\nm²','Commence','Expiry','Rate\nR/m²','Basic\nrental R','Operating\ncosts R','Rates &\ntaxes R','Marketing\nR','Generator\nR','Total excl.\nVAT R','Esc\n%','Next escal.\ndate','Escalated\nbasic R','Deposit /\nguarantee R','T/O\n%']
    T.append(H);shop=0
    for ci,(cat,tn,ra,rt) in enumerate(cats):
        st+=[('SPAN',(0,len(T)),(-1,len(T))),('FONTNAME',(0,len(T)),(0,len(T)),'LNB'),('TEXTCOLOR',(0,len(T)),(0,len(T)),colors.HexColor('#7a2b12'))];T.append([cat.upper()]+['']*16);sub=[0]*7
        ten=tn[:]+(['VACANT']*2 if ci in (1,2,4) else []);
        if ci in(1,2,4): r.shuffle(ten)
        for t in ten:
            if ci<5: shop+=1;sh=('G' if shop%3 else 'U')+f'{shop:02d}'+('A' if shop==11 else '')
            else: sh='K%d'%(tn.index(t)+1) if t!='Big Sky Billboards' else 'SGN1'
            ar=None if sh=='SGN1' else r.randint(*ra);a=ar or 0;vac=t=='VACANT'
            if ci<5:u+=1;v+=vac;o+=not vac
            if vac:
                T.append([sh,'VACANT',ar]+['']*3+['0.00']*6+['']*5);rows.append(R(unit=sh,area=ar,statusText='VACANT',section=cat.upper(),contractRent=0,totalCharges=0,charges=[dict(code=x,amount=0) for x in('Basic rental','Operating costs','Rates & taxes','Marketing','Generator')]));sub[0]+=a;continue
            s=d(r,2019,2025);e=eoy(s,r.choice([3,5,5,10]));
            while e<dt.date(2026,8,31) and t!='Trek Travel': e=eoy(e+dt.timedelta(1),3)
            mtm=t=='Trek Travel'
            rate=r.randint(*rt);b=round(a*rate*1.0,2) if ar else 8500.0;oc=round(a*38.5,2) if ci<5 else 0.0;rx=round(a*27.15,2) if ci<5 else 0.0;mk=round(b*.04,2) if 0<ci<5 else 0.0;ge=round(a*6,2) if ci<5 else 0.0;tt=round(b+oc+rx+mk+ge,2)
            es=r.choice([6,6.5,7,7.5]);ne=dt.date(2026 if s.month>8 else 2027,s.month,1);nb=round(b*(1+es/100),2);dep=round(r.choice([1,2])*tt,2) if ci else None
            T.append([sh,t,ar or '',s.strftime('%d %b %y'),'Monthly' if mtm else e.strftime('%d %b %y'),f'{rate:.2f}' if ar else '']+[z(x) for x in(b,oc,rx,mk,ge,tt)]+[f'{es:.1f}',ne.strftime('%d %b %y'),z(nb),z(dep) if dep else '',r.choice(['','6','8']) if 0<ci<3 else ''])
            rows.append(R(unit=sh,tenantName=t,area=ar,section=cat.upper(),statusText='Occupied',leaseStartDate=s,leaseEndDate='Monthly' if mtm else e,contractRent=b,charges=[dict(code=k,amount=x) for k,x in zip(('Basic rental','Operating costs','Rates & taxes','Marketing','Generator'),(b,oc,rx,mk,ge))],totalCharges=tt,deposit=dep,rentSteps=[dict(date=ne.isoformat(),amount=nb)]))
            sub=[p+q for p,q in zip(sub,(a,b,oc,rx,mk,ge,tt))]
        st+=[('LINEABOVE',(2,len(T)),(11,len(T)),.3,colors.black),('FONTNAME',(0,len(T)),(-1,len(T)),'LNB')];T.append(['','Sub-total',sub[0],'','','']+[z(x) for x in sub[1:]]+['']*5);tot=[p+q for p,q in zip(tot,sub)]
    st+=[('BACKGROUND',(0,len(T)),(-1,len(T)),colors.HexColor('#f3ddd3')),('FONTNAME',(0,len(T)),(-1,len(T)),'LNB')];pt=tot[:];pt[1]=tot[1]-10000;T.append(['','CENTRE TOTAL',tot[0],'','','']+[z(x) for x in pt[1:]]+['']*5)
    t=Table(T,colWidths=[x*mm for x in(11,29,12,16,16,13,21,19,19,17,16,21,8,17,20,21,8)],repeatRows=1);t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'LN',7),('FONT',(0,0),(-1,0),'LNB',7),('ALIGN',(2,0),(2,-1),'RIGHT'),('ALIGN',(5,0),(-1,-1),'RIGHT'),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#7a2b12')),('TEXTCOLOR',(0,0),(-1,0),colors.white),('TOPPADDING',(0,0),(-1,-1),1.3),('BOTTOMPADDING',(0,0),(-1,-1),1.3),('LEFTPADDING',(0,0),(-1,-1),3.5),('RIGHTPADDING',(0,0),(-1,-1),2)]+st))
    def pg(c,doc):
        c.setFont('LNB',13);c.drawString(8*mm,200*mm,'UMHLALI LAGOON MALL');c.setFont('LN',9);c.drawString(8*mm,195.5*mm,'Rent roll for August 2026  (all amounts in Rand per month, excluding VAT at 15%)');c.setFont('LN',7);c.drawString(8*mm,6*mm,'Seagrass Property Managers (Pty) Ltd   Prop code UML01');c.drawRightString(288*mm,6*mm,f'{doc.page}')
    SimpleDocTemplate(D+fn,pagesize=landscape(A4),leftMargin=6*mm,rightMargin=6*mm,topMargin=18*mm,bottomMargin=12*mm).build([t,Spacer(1,6),Paragraph(f'Shops {u}: trading {o}, vacant {v}. ATMs, kiosks and signage sites are not counted as shops.',PS('x',fontName='LN',fontSize=8.5))],onFirstPage=pg,onLaterPages=pg)
    save(fn,'RETAIL','South African mall rent roll, category sections, recoveries in columns, space thousands',True,'Umhlali Lagoon Mall','2026-08',u,o,v,rows,planted=dict(what=f'CENTRE TOTAL of Basic rental printed {z(pt[1])}; the rows and sub-totals sum to {z(tot[1])}',kind='total_wrong'))
def p04():
    fn='marsa_crest_tower.pdf';r=rnd(fn);rows=[];W,Hh=landscape(A4);c=canvas.Canvas(D+fn,pagesize=(W,Hh));F=['Aarav','Layla','Omar','Priya','Hannah','Jonas','Yusuf','Mei','Carlos','Nadia','Tariq','Elena','Vikram','Sofia','Khalid','Grace','Rashid','Ivana'];G=['Marzouq','Dellani','Korrin','Vasanth','Albright','Haddadi','Ostrow','Menonix','Faradi','Lindgate','Qasemi','Tolland','Sabbari','Pereiro']
    ty={'STU':('Studio',455,52000),'1BR':('1 Bed',780,78000),'2BR':('2 Bed',1210,118000),'3BR':('3 Bed',1760,175000)};mix=['STU','1BR','1BR','2BR','STU','1BR','2BR','3BR'];pgn=[0]
    X=[24,66,100,140,150,262,322,376,432,494,518,602,658,716,790];
    hd=[('Unit',0,0),('Type',1,0),('Sq Ft',3,1),('Resident',4,0),('Status',5,0),('Ejari No',6,0),('Lease From',7,0),('Lease To',8,0),('Annual Rent',10,1),('Chqs',10,0),('Market pa',11,1),('Chiller pa',12,1),('Sec Dep',13,1),('Balance',14,1)]
    def col(vals,y):
        for (h,i,al),v in zip(hd,vals):
            if v in(None,''):continue
            x=X[i]+(0 if al==0 else -6)
            if h=='Chqs':x+=6
            (c.drawRightString if al else c.drawString)(x,y,str(v))
    def head():
        pgn[0]+=1;c.setFont('Courier-Bold',9);c.drawCentredString(W/2,Hh-26,'Rent Roll with Lease Charges');c.setFont('Courier',7.5);c.drawCentredString(W/2,Hh-37,'Marsa Crest Tower (mct01)');c.drawCentredString(W/2,Hh-47,'As Of = 31/10/2026   Month Year = 10/2026   Currency = AED');c.setFont('Courier-Bold',6.4);col([h for h,_,_ in hd],Hh-64);c.line(24,Hh-67,W-24,Hh-67);c.setFont('Courier',6.2);c.drawString(24,18,'Yardi Voyager');c.drawRightString(W-24,18,f'Page {pgn[0]}');return Hh-78
    m=lambda x:f'{x:,.2f}';y=head();cnt={};tot=[0]*6;sm={}
    def put(v):
        nonlocal y
        if y<34:c.showPage();y=head()
        c.setFont('Courier',6.2);col(v,y);y-=9.6
    for fl in range(3,22):
        for p,t in enumerate(mix):
            un=f'{fl:02d}{p+1:02d}';nm_,sf,b=ty[t];sf+=r.choice([0,0,12,-8]);mk=b+fl*700;x=r.random();stt='Current' if x<.86 else 'Vacant' if x<.93 else 'Notice' if x<.97 else 'Vacant-Leased'
            if un=='0301':stt='Model'
            if un=='0302':stt='Admin'
            cnt[stt]=cnt.get(stt,0)+1;s_=sm.setdefault(t,[0,0,0]);s_[0]+=1
            if stt in('Current','Notice'):
                s=dt.date(r.choice([2025,2026]),r.randint(1,12),r.randint(1,28));s=s if s<dt.date(2026,10,20) else s.replace(year=2025);
                if s<dt.date(2025,11,2):s=s.replace(year=2026) if s.month<10 else s.replace(month=12)
                e=eoy(s,1);rn=round(mk*r.uniform(.84,1.02)/500)*500;ch=round(sf*9.5/10)*10 if t!='STU' else 0;dp=round(rn*.05);ba=r.choice([0,0,0,0,-500,round(rn/4),1250.5]);n=f'{r.choice(F)} {r.choice(G)}';ej=f'0{r.randint(10**8,10**9-1)}'[:10]
                put([un,t,f'{sf:,}',n,stt,ej,s.strftime('%d/%m/%Y'),e.strftime('%d/%m/%Y'),m(rn),r.choice([1,2,4,4,6]),m(mk),m(ch),m(dp),m(ba)])
                rows.append(R(unit=un,unitType=t,area=sf,tenantName=n,statusText=stt,section='Current/Notice/Vacant Residents' if 0 else None,leaseStartDate=s,leaseEndDate=e,annualRent=rn,charges=[dict(code='Chiller',amount=ch)],deposit=dp,balance=ba));q=(sf,rn,mk,ch,dp,ba);s_[1]+=1;s_[2]+=rn
            else:
                put([un,t,f'{sf:,}','VACANT' if 'Vac' in stt else '',stt,'','','',m(0),'',m(mk),m(0),m(0),m(0)]);rows.append(R(unit=un,unitType=t,area=sf,statusText=stt,annualRent=0,deposit=0,balance=0,charges=[dict(code='Chiller',amount=0)]));q=(sf,0,mk,0,0,0)
            tot=[a+b_ for a,b_ in zip(tot,q)]
    if y<60:c.showPage();y=head()
    c.line(24,y+6,W-24,y+6);c.setFont('Courier-Bold',6.2);col(['Total','',f'{tot[0]:,}',f'{19*8} units','','','','',m(tot[1]),'',m(tot[2]),m(tot[3]),m(tot[4]),m(tot[5])],y-2);y-=24
    vl=[q['unit'] for q in rows if q['statusText']=='Vacant-Leased']
    c.drawString(24,y,'Future Residents/Applicants');y-=10
    for un in vl:
        b=[q for q in rows if q['unit']==un][0];n=f'{r.choice(F)} {r.choice(G)}';s=dt.date(2026,11,r.randint(3,28));e=eoy(s,1);rn=round(ty[b['unitType']][2]*1.08/500)*500;put([un,b['unitType'],f"{b['area']:,}",n,'Future','',s.strftime('%d/%m/%Y'),e.strftime('%d/%m/%Y'),m(rn),4,'','',m(round(rn*.05)),m(0)])
        rows.append(R(unit=un,unitType=b['unitType'],area=b['area'],tenantName=n,statusText='Future',section='Future Residents/Applicants',leaseStartDate=s,leaseEndDate=e,annualRent=rn,deposit=round(rn*.05),balance=0))
    c.showPage();y=head();c.setFont('Courier-Bold',8);c.drawString(60,y-10,'Summary Groups');y-=26;c.setFont('Courier',7.5)
    for t in ty:c.drawString(60,y,f'{t:8}{ty[t][0]:12}units {sm[t][0]:4}   leased & occupied {sm[t][1]:4}   annual rent {sm[t][2]:>16,.2f}');y-=11
    occ=cnt['Current']+cnt['Notice'];vac=cnt['Vacant']+cnt.get('Vacant-Leased',0);y-=8
    for a,b in [('Occupied units (Current + Notice)',occ),('Vacant units (incl. Vacant-Leased)',vac),('Model units',1),('Admin units',1),('Total units',152)]:c.drawString(60,y,f'{a:40}{b:6}');y-=11
    assert occ+vac+2==152;c.save()
    save(fn,'MULTIFAMILY','Yardi Voyager Courier rent roll, Dubai, annual AED rents, future section, 152 units',False,'Marsa Crest Tower','2026-10-31',152,occ,vac,rows)
p01();p02();p03();p04()
