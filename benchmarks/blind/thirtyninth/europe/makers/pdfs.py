from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4,A3,landscape
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from fpdf import FPDF
P='/usr/share/fonts/truetype/'
for n,f in dict(DJ='dejavu/DejaVuSans.ttf',DJB='dejavu/DejaVuSans-Bold.ttf',DM='dejavu/DejaVuSansMono.ttf',DMB='dejavu/DejaVuSansMono-Bold.ttf',
  LN='liberation/LiberationSansNarrow-Regular.ttf',LNB='liberation/LiberationSansNarrow-Bold.ttf',LS='liberation/LiberationSerif-Regular.ttf',LSB='liberation/LiberationSerif-Bold.ttf',
  LA='liberation/LiberationSans-Regular.ttf',LAB='liberation/LiberationSans-Bold.ttf').items(): pdfmetrics.registerFont(TTFont(n,P+f))
f_s=lambda d:d.strftime('%d/%m/%Y') if isinstance(d,D) else (d or '')

def d01():
    R=random.Random(3901); name='ie_hawser_quay_tenancy_schedule.pdf'
    c=canvas.Canvas(doc(name),pagesize=landscape(A4)); W,H=landscape(A4)
    X=[30,72,130,172,318,378,440,506,570,630,690]; AL='lllrllrrrrl'
    X=dict(unit=30,typ=74,area=168,ten=178,st=312,end=372,rent=478,mkt=544,dep=606,arr=664,stat=676)
    y=0; pg=0
    def head():
        nonlocal y,pg; pg+=1
        c.setFont('LAB',13); c.drawString(30,H-34,'Hawser Quay Apartments'); c.setFont('LA',8)
        c.drawString(30,H-46,'Hawser Quay, North Wall, Dublin 1   |   Client: Fionnuisce Residential ICAV'); c.drawRightString(W-30,H-34,'Tenancy Schedule as at 30 September 2025')
        c.drawRightString(W-30,H-46,'Amounts in EUR. RPZ property.')
        c.setFillGray(.88); c.rect(26,H-80,W-52,24,fill=1,stroke=0); c.setFillGray(0); c.setFont('LAB',7.5)
        for k,a,b,al in [('unit','Apt','No.','l'),('typ','Apartment','Type','l'),('area','Area','sq m','r'),('ten','Tenant','','l'),('st','Tenancy','Commenced','l'),('end','Fixed Term','Ends','l'),('rent','Rent','per month','r'),('mkt','Market Rent','per month','r'),('dep','Deposit','Held','r'),('arr','Arrears /','(Credit)','r'),('stat','Status','','l')]:
            f=c.drawString if al=='l' else c.drawRightString
            f(X[k],H-66,a); f(X[k],H-75,b)
        c.setFont('LA',6.5); c.drawString(30,20,'Prepared by Castlemoyle Block & Lettings, PSRA 00xxxx  –  for the addressee only'); c.drawRightString(W-30,20,f'Page {pg}')
        y=H-94
    def line(vals,font='LA',s=7.5):
        nonlocal y
        if y<40: c.showPage(); head()
        c.setFont(font,s)
        for k,t in vals.items():
            (c.drawRightString if k in('area','rent','mkt','dep','arr') else c.drawString)(X[k],y,t)
        y-=12.2
    head(); rows=[]; used=set(); tot=[0]*4; cnt={'Let':0,'v':0}
    for b,nm,n in [('Block A','The Capstan',18),('Block B','The Bollard',16),('Block C','The Anchor',14)]:
        if y<90: c.showPage(); head()
        line({'unit':f'{b} – {nm}'},'LAB',9); bt=[0]*4; let=0
        for i in range(n):
            u=f'{b[-1]}{i//4}.{i%4+1:02d}'; t,a,m=R.choice([('Studio',R.randint(37,41),1725),('1 Bed / 1 Bath',R.randint(46,54),2150),('2 Bed / 2 Bath',R.randint(73,84),2780),('3 Bed Duplex',R.randint(98,114),3450)])
            m+=R.choice([0,25,50,-25]); z=R.random(); ro=dict(unit=u,building=b,unitType=t,area=a,marketRent=m)
            if z<.09:
                st=R.choice(['Void','Void - Under Offer','Void - Refurb']); ro.update(statusText=st); cnt['v']+=1
                line(dict(unit=u,typ=t,area=str(a),mkt=en(m),stat=st)); bt[1]+=m
            elif b=='Block B' and i==5:
                p=person(R,'ie',used); ro.update(statusText='Let - Starts 06/10/2025',tenantName=p,leaseStartDate=D(2025,10,6),leaseEndDate=D(2026,10,5),marketRent=m,deposit=m); cnt['v']+=1
                line(dict(unit=u,typ=t,area=str(a),ten=p,st='06/10/2025',end='05/10/2026',mkt=en(m),dep=en(m),stat='Let - Starts 06/10/2025')); bt[1]+=m; bt[2]+=m
            else:
                p=person(R,'ie',used); 
                if R.random()<.25: p+=' & '+person(R,'ie',used)
                s=rd(R,D(2019,3,1),D(2025,8,1)); r=round(m*R.uniform(.8,.99),2); e=addy(s,1) if s>D(2024,10,5) else 'Part 4'
                ar=R.choice([0,0,0,0,r,-50,312.4,round(r/2,2)]); dep=round(r,0) if R.random()<.8 else 0
                st='Notice' if R.random()<.08 else 'Let'
                ro.update(tenantName=p,leaseStartDate=s,leaseEndDate=e,contractRent=r,deposit=dep,balance=ar,statusText=st); let+=1
                line(dict(unit=u,typ=t,area=str(a),ten=p,st=f_s(s),end=f_s(e),rent=en(r),mkt=en(m),dep=en(dep),arr=par(ar),stat=st))
                bt=[bt[0]+r,bt[1]+m,bt[2]+dep,bt[3]+ar]
            rows.append(ro)
        cnt['Let']+=let; c.line(430,y+9,668,y+9)
        line(dict(ten=f'{b}: {n} apartments, {let} occupied',rent=en(bt[0]),mkt=en(bt[1]),dep=en(bt[2]),arr=par(bt[3])),'LAB'); y-=6
        tot=[p+q for p,q in zip(tot,bt)]
    line({'unit':'Basement – Licensed Car Spaces'},'LAB',9); ct=0;cd=0;ca=0
    for i in range(9):
        p=R.choice([r['tenantName'] for r in rows if r.get('contractRent')]); u=f'CP{i*3+2:02d}'; r=R.choice([110,125,140]); s=rd(R,D(2021,1,1),D(2025,8,1))
        if i==4: line(dict(unit=u,typ='Car Space',stat='Available')); rows.append(dict(unit=u,unitType='Car Space',statusText='Available',section='Basement – Licensed Car Spaces')); continue
        line(dict(unit=u,typ='Car Space',ten=p,st=f_s(s),end='Rolling',rent=en(r),arr='0.00',stat='Licensed')); ct+=r
        rows.append(dict(unit=u,unitType='Car Space',tenantName=p,leaseStartDate=s,leaseEndDate='Rolling',contractRent=r,balance=0,statusText='Licensed',section='Basement – Licensed Car Spaces'))
    line(dict(ten='Car spaces',rent=en(ct)),'LAB'); y-=4
    line(dict(ten='TOTAL PER MONTH',rent=en(tot[0]+ct),mkt=en(tot[1]),dep=en(tot[2]),arr=par(tot[3])),'LAB',8)
    y-=6; line({'unit':f"Apartments 48   Occupied {cnt['Let']}   Vacant {cnt['v']} (incl. one pre-let not yet commenced)   Occupancy {cnt['Let']/48:.1%}"})
    c.save(); save(name,'MULTIFAMILY','Irish agent schedule, blocks, licensed car spaces',False,'Hawser Quay Apartments','2025-09-30',48,cnt['Let'],cnt['v'],rows)

def d02():
    R=random.Random(3902); name='uk_tollgate_house_leeds.pdf'; ps=ParagraphStyle('a',fontName='LS',fontSize=7.4,leading=8.6); pb=ParagraphStyle('b',parent=ps,fontName='LSB'); pr=ParagraphStyle('r',parent=ps,alignment=2); pbr=ParagraphStyle('br',parent=pb,alignment=2); wh=ParagraphStyle('w',parent=pb,textColor=colors.white,alignment=1)
    pp=lambda t,s=ps:Paragraph(t.replace('&','&amp;'),s)
    lf=lambda d:f'{d.day} {d:%b %Y}'
    S=[('Ground Floor','Suite G1','Brindlecombe Coffee Roasters Ltd',1842,R),('Ground Floor','Suite G2',None,2615,R),('First Floor','Suite 1A','Pennant & Rusk LLP',4410,R),('First Floor','Suite 1B','Harrowgate Actuarial Services Limited (guarantor: Harrowgate Group plc)',3925,R),('Second Floor','Entire 2nd','Northern Tarn Energy plc',8640,R),('Third Floor','Suite 3 North','Ostler Digital Ltd t/a Ostlr',2980,R),('Third Floor','Suite 3 South','Quillfeather Recruitment Ltd',3105,R),('Third Floor','Suite 3 East',None,2410,R),('Fourth Floor','Suite 4A','The Secretary of State for Inland Waterways',5230,R),('Fourth Floor','Suite 4B','Mossop Dyer Quantity Surveyors Ltd',3350,R),('Fifth Floor','Entire 5th','Calderbeck Wealth Management Ltd',7985,R),('Sixth Floor','Penthouse Suite','Aldous Finch Architects LLP',4120,R)]
    data=[[pp(x,wh) for x in ['Floor','Demise','Tenant','NIA<br/>(sq ft)','Lease<br/>Start','Lease<br/>Expiry','Break<br/>(T = tenant,<br/>M = mutual)','Next Rent<br/>Review','Passing Rent<br/>(£ p.a.)','Rent<br/>(£ psf)','ERV<br/>(£ psf)','Service Charge<br/>(£ p.a.)','Rent Deposit<br/>(£)','Comments']]]
    rows=[];ta=tr=ts=0; va=0; sty=[]
    for i,(fl,su,t,a,_) in enumerate(S):
        sc=round(a*9.35,0); ts+=sc; ta+=a
        if not t:
            data.append([pp(fl),pp(su),pp('<i>Vacant</i>'),pp(en(a,0),pr),'','','','','','',pp(f'{R.choice([31,33.5]):.2f}',pr),pp(en(sc,0),pr),'',pp('Landlord shortfall. '+('Marketed from April 2025.' if i==1 else 'Under refurbishment; PC due Nov 2025.'))])
            rows.append(dict(unit=su,area=a,statusText='Vacant',charges=[dict(code='Service Charge',amount=sc)])); va+=a; continue
        s=R.choice([D(2018,3,25),D(2019,9,29),D(2021,6,24),D(2022,12,25),D(2023,2,14),D(2020,10,5)]); y=R.choice([5,10,10,15]); 
        if s.year+y<2026: y=10
        e=addy(s,y); psf=R.choice([24.5,26,27.75,29,30.5]); r=round(a*psf/50)*50; dep=R.choice([0,r/4,r/2]); br=f'{lf(addy(s,5,False))} (T)' if y>5 and s.year>2020 else '–'
        rv=lf(addy(s,5,False)) if s.year+5>2025 and y>5 else '–'; com=R.choice(['FRI via service charge.','Inside the 1954 Act.','Contracted out.','Schedule of condition.']); ro=dict(unit=su,area=a,tenantName=t,leaseStartDate=s,leaseEndDate=e,annualRent=r,charges=[dict(code='Service Charge',amount=sc)])
        if dep: ro['deposit']=dep
        if i in(4,10):
            n1=r+12500; com+=f' Stepped rent: £{n1:,.0f} p.a. from 24 Jun 2026.'; ro['rentSteps']=[dict(date='2026-06-24',amount=n1,per='year')]
        if i==5: com='Holding over; renewal terms with solicitors.'; e=D(2025,8,31);s=D(2020,9,1); ro.update(leaseStartDate=s,leaseEndDate=e); br=rv='–'
        tr+=r; rows.append(ro)
        data.append([pp(fl),pp(su),pp(t),pp(en(a,0),pr),pp(lf(s)),pp(lf(e)),pp(br),pp(rv),pp(en(r,0),pr),pp(f'{r/a:.2f}',pr),pp(f'{R.choice([31,32.5,33.5]):.2f}',pr),pp(en(sc,0),pr),pp(en(dep,0) if dep else '–',pr),pp(com)])
    for u,t,s,e,r,cm in [('Roof','Signalmere Infrastructure Ltd',D(2017,1,9),D(2032,1,8),9500,'Telecoms lease, 3 dishes.'),('14 car spaces','Calderbeck Wealth Management Ltd',D(2022,12,25),D(2032,12,24),21000,'Licence, £1,500 per space.')]:
        data.append([pp('Ancillary'),pp(u),pp(t),'',pp(lf(s)),pp(lf(e)),pp('–'),pp('–'),pp(en(r,0),pr),'','','',pp('–',pr),pp(cm)]); tr+=r
        rows.append(dict(unit=u,tenantName=t,leaseStartDate=s,leaseEndDate=e,annualRent=r))
    data.append([pp('TOTAL',pb),'','',pp(en(ta,0),pbr),'','','','',pp(en(tr,0),pbr),'','',pp(en(ts,0),pbr),'',''])
    n=len(data)
    T=Table(data,repeatRows=1,colWidths=[48,60,118,40,52,54,60,54,56,40,40,56,52,150]); T.setStyle(TableStyle([('BACKGROUND',(0,0),(-1,0),colors.HexColor('#27405e')),('LINEBELOW',(0,1),(-1,-1),.3,colors.grey),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('BACKGROUND',(0,n-1),(-1,-1),colors.HexColor('#dfe6ee')),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)]))
    h=ParagraphStyle('h',fontName='LSB',fontSize=17,leading=22,textColor=colors.HexColor('#27405e'))
    SimpleDocTemplate(doc(name),pagesize=landscape((760,920)) if 0 else (940,660),leftMargin=28,rightMargin=28,topMargin=30,bottomMargin=28).build([Paragraph('Tollgate House, Wellington Parade, Leeds LS1',h),Paragraph('Tenancy schedule at 29 September 2025 &nbsp;|&nbsp; Appendix 3 to the valuation instruction',ps),Spacer(1,8),T,Spacer(1,8),Paragraph(f'12 office and ground floor suites, 10 let and 2 vacant ({va:,} sq ft, {va/ta:.1%} of NIA). Rents and service charge exclusive of VAT; the building is opted to tax. Service charge budget y/e 31 December 2025 at £9.35 psf.',ps)])
    save(name,'OFFICE','agent tenancy schedule, wrapped cells, steps in comments',True,'Tollgate House','2025-09-29',12,10,2,rows)

def d03():
    R=random.Random(3903); name='de_mieterliste_leipzig.pdf'; c=canvas.Canvas(doc(name),pagesize=landscape(A4)); W,H=landscape(A4); pg=0;y=0
    f=lambda d:d.strftime('%d.%m.%y') if isinstance(d,D) else d
    hd=f"{'ME-Nr.':<9}{'Lage':<13}{'Mieter':<27}{'Nutzung':<12}{'Fläche':>8} {'Beginn':<9}{'Ende':<10}{'Grundmiete':>11}{'BK-VZ':>10}{'HK-VZ':>10}{'USt':>9}{'Gesamt':>12}{'Kaution':>11}"
    def page():
        nonlocal pg,y
        if pg: c.showPage()
        pg+=1; c.setFont('DM',7.6); y=H-34
        for s in [f"{'Hausverwaltung Pleißeblick GmbH':<110}{'Seite '+str(pg):>40}",f"{'Mieterliste mit Sollstellung':<110}{'Druck: 02.10.2025 08:14':>40}",'Objekt 0417  Wohnanlage Lindenhöfe, Gießerstraße 112-116, 04229 Leipzig','Stichtag 01.10.2025   Beträge in EUR, monatlich','',hd,' '*67+'m²'+' '*26+'netto','-'*len(hd)]:
            c.drawString(28,y,s); y-=10
    def out(s=''):
        nonlocal y
        if y<34: page()
        c.setFont('DM',7.6); c.drawString(28,y,s); y-=10.4
    page(); rows=[]; used=set(); G=[0]*6; o=v=0
    def ln(u,l,m,n,a,b,e,x,k): return f"{u:<9}{l:<13}{m[:26]:<27}{n:<12}{(eu(a) if a else ''):>8} {f(b) or '':<9}{f(e) or '':<10}"+''.join(f'{(eu(q) if q is not None else ""):>{w}}' for q,w in zip(x,[11,10,10,9,12]))+f"{(eu(k) if k is not None else ''):>11}"
    for h,n in [('Haus 112',13),('Haus 114',12),('Haus 116',12),('Stellplätze',10)]:
        out(); out(h); S=[0]*6
        for i in range(n):
            st=h=='Stellplätze'; gew=(h!='Stellplätze' and i==0)
            u=f"{dict(zip(['Haus 112','Haus 114','Haus 116','Stellplätze'],['01','02','03','90']))[h]}.{i+1:03d}"
            l=f'Hof Nr. {i+1}' if st else 'EG Laden' if gew else f"{['EG','1.OG','2.OG','3.OG','4.OG','DG'][min(5,(i)//2)]} {'links' if i%2 else 'rechts'}"
            nz='Stellplatz' if st else 'Gewerbe' if gew else 'Wohnung'; a=None if st else round(R.uniform(48,96),2)
            ro=dict(unit=u,unitType=nz,**({'section':h} if st else {'building':h})); 
            if a: ro['area']=a
            leer=(not gew and R.random()<(.2 if st else .1))
            if leer: x=[0,0,0,0,0]; m='Leerstand';b=e='';k=0; ro.update(statusText='Leerstand',contractRent=0,deposit=0,totalCharges=0)
            else:
                m=R.choice(['Backhaus Zschörner GmbH','Physiotherapie Rüdenau','Fahrrad Kettenglück e.K.']) if gew else person(R,'de',used)
                if gew: m={'Haus 112':'Backhaus Zschörner GmbH','Haus 114':'Physiotherapie Rüdenau','Haus 116':'Fahrrad Kettenglück e.K.'}[h]
                b=first(R,1998,2025) if not st else first(R,2015,2025)
                if b>D(2025,10,1): b=D(2025,6,1)
                e='unbefr.' if not gew else R.choice([D(2027,12,31),D(2029,6,30)])
                g=R.choice([35.,40.,45.]) if st else round(a*(R.uniform(11,14) if gew else R.uniform(5.9,9.4)),2); bk=0 if st else round(a*1.6); hk=0 if st else round(a*1.25); us=round((g+bk+hk)*.19,2) if gew and h!='Haus 114' else 0
                x=[g,bk,hk,us,round(g+bk+hk+us,2)]; k=0 if st else round(g*3,2) if R.random()<.85 else 0
                ro.update(tenantName=m,leaseStartDate=b,leaseEndDate=e,contractRent=g,deposit=k,totalCharges=x[4])
            ro['charges']=[dict(code=q,amount=z) for q,z in zip(['Grundmiete','BK-VZ','HK-VZ','USt'],x)]
            if not st: o+=not leer; v+=leer
            out(ln(u,l,m,nz,a,b,e,x,k)); rows.append(ro); S=[p+q for p,q in zip(S,x+[k])]
        out(' '*91+'-'*61); out(f"{'Summe '+h:<80}"[:77].ljust(89)+''.join(f'{eu(q):>{w}}' for q,w in zip(S,[11,10,10,9,12,11]))); G=[p+q for p,q in zip(G,S)]
    out(); out(f"{'Summe Objekt 0417':<89}"+''.join(f'{eu(q):>{w}}' for q,w in zip(G,[11,10,10,9,12,11]))); out('='*len(hd)); out(); out(f'Einheiten (Wohnen/Gewerbe): 37   vermietet: {o}   Leerstand: {v}      Stellplätze: 10')
    c.save(); save(name,'MULTIFAMILY','German monospace system print',False,'Wohnanlage Lindenhöfe','2025-10-01',37,o,v,rows)

def d04():
    R=random.Random(3904); name='nl_logistics_merwehaven.pdf'; rows=[]; f=lambda d:d.strftime('%d-%b-%y')
    L=[('A1','Voortman Koelvracht B.V.',6240,410,380),('A2','Voortman Koelvracht B.V.',5980,0,120),('A3','Pakketje Fulfilment Nederland B.V.',7125,900,465),('A4',None,4310,520,210),('B1','Stroomdal Elektrogroothandel B.V.',9870,1240,640),('B2','Kestrel Parts Europe Coöperatief U.A.',8450,0,300),('B3','Hanzegraan Ingredients B.V.',3975,300,150),('B4','Zonnewiek Solar Distribution B.V.',4105,410,190),('C1','Oranjevelt Retail Logistics N.V.',18240,2600,1150),('C2',None,6015,0,240),('C3','De Gebroeders Plompen Transport B.V.',5530,480,275),('D (x-dock)','Snelweg Express B.V.',3860,0,520)]
    H=[['Unit','Tenant','Floor area (m²)','','','','Lease','','','Rent excl. VAT (EUR)','','','Service\ncosts adv.\nper quarter','Bank\nguarantee /\ndeposit','Index\nmonth','VAT'],['','','Hall','Mezz.','Office','Total','Start','End','Notice','per m²/yr','per quarter','per annum','','','','']]
    d=H; T=[0]*8
    for u,t,h,m,o in L:
        a=h+m+o; T[0]+=h;T[1]+=m;T[2]+=o;T[3]+=a; z=lambda n:en(n,0) if n else '-'
        if not t: d.append([u,'vacant',z(h),z(m),z(o),z(a)]+['']*10); rows.append(dict(unit=u,area=a,statusText='vacant')); continue
        s=first(R,2016,2025); 
        if s>D(2025,6,1): s=D(2025,3,1)
        e=addy(s,R.choice([5,10,10,15]));
        while e<D(2026,1,1): e=addy(addy(e,0,False)+dt.timedelta(days=1),5)
        q=round(a*R.uniform(62,88)/4,2); y=round(q*4,2); sc=round(a*.9/10)*10; g=round(q*1.21+sc*1.21,-2)
        T[4]+=q;T[5]+=y;T[6]+=sc;T[7]+=g
        d.append([u,t,z(h),z(m),z(o),z(a),f(s),f(e),'12 m',f'{y/a:.2f}',en(q),en(y),en(sc),en(g,0),s.strftime('%b'),'yes'])
        rows.append(dict(unit=u,tenantName=t,area=a,leaseStartDate=s,leaseEndDate=e,annualRent=y,deposit=g,charges=[dict(code='Service costs adv. per quarter',amount=sc)]))
    for u,t,q in [('Roof PV','Zonneveld Dakstroom 3 B.V.',11250.),('Truck park','Snelweg Express B.V.',4375.)]:
        s=D(2022,4,1);e=D(2037,3,31) if 'PV' in u else D(2027,3,31); d.append([u,t,'','','','',f(s),f(e),'12 m','',en(q),en(4*q),'','','Apr','yes']); T[4]+=q;T[5]+=4*q
        rows.append(dict(unit=u,tenantName=t,leaseStartDate=s,leaseEndDate=e,annualRent=4*q))
    bad=round(T[5],2)+45000
    d.append(['Total','']+[en(x,0) for x in T[:4]]+['']*4+[en(T[4]),en(bad),en(T[6]),en(T[7],0),'',''])
    t=Table(d,colWidths=[48,150,36,32,34,38,50,50,32,40,62,70,54,54,32,24],repeatRows=2)
    t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'LN',8),('FONT',(0,0),(-1,1),'LNB',8),('FONT',(0,-1),(-1,-1),'LNB',8),('SPAN',(2,0),(5,0)),('SPAN',(6,0),(8,0)),('SPAN',(9,0),(11,0))]+[('SPAN',(k,0),(k,1)) for k in (0,1,12,13,14,15)]+[('ALIGN',(2,0),(5,-1),'RIGHT'),('ALIGN',(9,0),(13,-1),'RIGHT'),('ALIGN',(2,0),(11,0),'CENTER'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('GRID',(0,0),(-1,1),.4,colors.black),('BOX',(0,0),(-1,-1),.8,colors.black),('ROWBACKGROUNDS',(0,2),(-1,-2),[colors.white,colors.HexColor('#f3efe4')]),('LINEABOVE',(0,-1),(-1,-1),1,colors.black),('LEFTPADDING',(0,0),(-1,-1),2),('RIGHTPADDING',(0,0),(-1,-1),3),('TOPPADDING',(0,0),(-1,-1),2.5),('BOTTOMPADDING',(0,0),(-1,-1),2.5)]))
    s=ParagraphStyle('x',fontName='LN',fontSize=9,leading=12)
    SimpleDocTemplate(doc(name),pagesize=landscape(A4),leftMargin=16,rightMargin=16,topMargin=36,bottomMargin=30).build([Paragraph('<font name="LNB" size="13">RENT ROLL – LOGISTIEKPARK MERWEHAVEN, ROTTERDAM</font>',s),Spacer(1,4),Paragraph('Owner: Polderhoek Logistics Fund C.V. – reporting date 30 June 2025 – asset manager\'s quarterly report Q2 2025, annex B',s),Spacer(1,8),t,Spacer(1,8),Paragraph('12 lettable units, 10 let, 2 vacant. Roof and truck park agreements are ancillary and not counted as units. Indexation: CPI all households, 2015=100.',s)])
    save(name,'WAREHOUSE','grouped header, quarterly and annual rents',False,'Logistiekpark Merwehaven','2025-06-30',12,10,2,rows,planted=dict(what=f'printed total of annual rent is {bad:,.2f}, the rows add to {T[5]:,.2f}',kind='total_wrong'))

def d05():
    R=random.Random(3905); name='uk_student_hall_room_register.pdf'; p=FPDF('P','mm','A4'); p.set_auto_page_break(False); p.add_font('L','',P+'liberation/LiberationSans-Regular.ttf'); p.add_font('L','B',P+'liberation/LiberationSans-Bold.ttf')
    Wd=[15,24,40,9,18,18,16,19,17,18]; hd=['Room','Room Type','Resident','Wks','Contract\nStart','Contract\nEnd','£ / week','Monthly\nInstalment','Balance','Status']; al='LLLCLLRRRL'
    f=lambda d:d.strftime('%d-%m-%y'); rows=[]; used=set(); pg=0
    def head():
        nonlocal pg; pg+=1; p.add_page(); p.set_margins(8,8,8); p.set_xy(8,8); p.set_font('L','B',11); p.cell(120,5,'Cuthbert Yard Student Living, Newcastle'); p.set_font('L','',7); p.cell(74,5,f'Room Register 2025/26   as of 10/11/2025   p. {pg}',align='R'); p.set_xy(8,15); p.set_font('L','B',6.8); x=8
        for w,h,a in zip(Wd,hd,al): p.set_xy(x,15); p.multi_cell(w,3.2,h,align=a); x+=w
        p.line(8,22,202,22); p.set_y(23)
    def line(v,b='',fill=False):
        if p.get_y()>284: head()
        p.set_font('L',b,6.8); p.set_x(8); p.set_fill_color(232,238,232)
        for w,t,a in zip(Wd,v,al): p.cell(w,4.1,t,align=a,fill=fill)
        p.ln(4.1)
    head(); cn=dict(o=0,v=0,x=0); tm=tb=0
    types=[('Bronze En-suite',149),('Silver En-suite',158),('Gold En-suite',169)]
    for fl in range(1,22):
        nr=6 if fl<19 else 5; 
        if p.get_y()>270: head()
        p.ln(1.2); line([f'Flat {fl:02d}']+['']*9,'B',True); st_=fm=0
        for k in range(nr):
            u=f'{fl:02d}{"ABCDEF"[k]}'; ty,w=types[(fl//3+k//4)%3] if fl<19 else ('Studio',R.choice([205,215])); z=R.random(); ro=dict(unit=u,unitType=ty,building=f'Flat {fl:02d}')
            if (fl,k)==(1,0): line([u,ty,'SHOW ROOM','','','','','','','Show room']); ro.update(statusText='Show room'); cn['x']+=1
            elif (fl,k)==(7,3): line([u,ty,'','','','','','','','Out of order']); ro.update(statusText='Out of order'); cn['x']+=1
            elif z<.07: line([u,ty,'** VOID **','','','',f'{w:.2f}','','','Void']); ro.update(statusText='Void'); cn['v']+=1
            else:
                n=person(R,'uk',used); fn,ln=n.split(' ',1); n=f'{ln}, {fn}'; wk,s,e=R.choice([(44,D(2025,9,6),D(2026,7,11)),(51,D(2025,9,6),D(2026,8,29)),(44,D(2025,9,6),D(2026,7,11))]); stt='In residence'
                if R.random()<.03: wk,s,e,stt=(22,D(2026,1,10),D(2026,6,13),'Booked')
                if (fl,k)==(19,0): stt='Staff'; 
                m=0. if stt=='Staff' else round(w*52/12,2); b=0. if stt in('Booked','Staff') else R.choice([0,0,0,0,m,-150.,round(m*.5,2)])
                line([u,ty,n,str(wk),f(s),f(e),f'{w:.2f}',en(m),par(b),stt]); ro.update(tenantName=n,leaseStartDate=s,leaseEndDate=e,contractRent=m,balance=b,statusText=stt); tm+=m;tb+=b;fm+=m
                cn['v' if stt=='Booked' else 'o']+=1
            rows.append(ro)
    N=len(rows); p.ln(2); 
    if p.get_y()>255: head()
    line(['','','TOTAL HALL','','','','',en(tm),par(tb),''],'B'); p.ln(2)
    for a,b in [('Bed spaces',N),('Occupied (in residence and staff)',cn['o']),('Vacant (void, and booked not yet arrived)',cn['v']),('Show room / out of order',cn['x'])]: p.set_x(8); p.set_font('L','',7.5); p.cell(70,4.5,a); p.cell(20,4.5,str(b),align='R'); p.ln(4.5)
    p.output(doc(name)); save(name,'STUDENT_HOUSING','student hall register by cluster flat, portrait',False,'Cuthbert Yard Student Living','2025-11-10',N,cn['o'],cn['v'],rows)

def d06():
    R=random.Random(3906); name='ae_marsa_heights_rent_roll_lease_charges.pdf'; c=canvas.Canvas(doc(name),pagesize=landscape(A4)); W,H=landscape(A4); pg=0;y=0; used=set(); rows=[]
    X=dict(u=26,t=72,a=150,r=160,n=212,m=372,c=384,x=480,d=546,o=596,i=606,e=660,v=714,b=812); RT='amxdob'
    def head():
        nonlocal pg,y
        if pg: c.showPage()
        pg+=1; c.setFont('DJB',10); c.drawCentredString(W/2,H-28,'Rent Roll with Lease Charges'); c.setFont('DJ',7); c.drawCentredString(W/2,H-38,'Marsa Heights Residence (mhr01)'); c.drawCentredString(W/2,H-47,'As Of = 31/10/2025'); c.drawCentredString(W/2,H-56,'Month Year = 10/2025   Currency AED'); c.setFont('DJB',6.5)
        for k,p,q in [('u','Unit',''),('t','Unit Type',''),('a','Unit','Sq Ft'),('r','Resident',''),('n','Name',''),('m','Market','Rent'),('c','Charge','Code'),('x','Amount',''),('d','Resident','Deposit'),('o','Other','Deposit'),('i','Move In',''),('e','Lease','Expiration'),('v','Move Out',''),('b','Balance','')]:
            g=c.drawRightString if k in RT else c.drawString; g(X[k],H-74,p); g(X[k],H-82,q)
        c.line(24,H-86,W-24,H-86); y=H-97; c.setFont('DJ',6); c.drawString(26,18,'31/10/2025 6:41 PM'); c.drawRightString(W-26,18,f'Page {pg}')
    def L(v,b=0):
        nonlocal y
        if y<34: head()
        c.setFont('DJB' if b else 'DJ',6.5)
        for k,t in v.items(): (c.drawRightString if k in RT else c.drawString)(X[k],y,t)
        y-=10
    f=f_s; head(); L({'u':'Current/Notice/Vacant Residents'},1); T=dict(a=0,m=0,x=0,d=0,o=0,b=0); S={}; o=v=0; fut=[]
    def rec(u,t,a,code,n,m,ch,d,od,mi,le,mo,b):
        if y<34+10*(len(ch)+1): head()
        base=dict(u=u,t=t,a=en(a,0),r=code,n=n,m=en(m))
        tail=dict(d=en(d),o=en(od),i=f(mi),e=f(le),v=f(mo),b=par(b))
        if not ch: L({**base,'x':'0.00',**tail}); return
        for i,(q,z) in enumerate(ch): L({**(base if i==0 else {}),'c':q,'x':en(z),**(tail if i==0 else {})})
        c.line(440,y+8,482,y+8); L({'c':'Total','x':en(sum(z for _,z in ch))},1)
    TY=[('1br-a',785,7600),('1br-b',842,8100),('2br-a',1210,11400),('2br-m',1345,12250),('3br-p',1890,17500)]
    for fl in range(2,11):
        for k in range(1,5):
            if fl==10 and k>2: continue
            u=f'{fl:02d}{k:02d}'; t,a,m=TY[(k+fl)%4] if fl<10 else TY[4]; m+=R.choice([0,150,-100]); z=R.random(); ro=dict(unit=u,unitType=t,area=a,marketRent=m,statusText='Occupied',section='Current/Notice/Vacant Residents'); T['a']+=a;T['m']+=m
            if z<.1 or (fl,k)==(6,2):
                rec(u,t,a,'VACANT','VACANT',m,[],0,0,None,None,None,0); ro.update(statusText='VACANT',deposit=0,balance=0,totalCharges=0); v+=1
                if len(fut)<2: fut.append((u,t,a,m))
            else:
                n=person(R,'gf',used); r=round(m*R.uniform(.85,1.02)/50)*50; ch=[('rent',r)]+([('chiller',round(a*.45))] if R.random()<.6 else [])+([('parking',350)] if R.random()<.4 else [])+([('maid',450)] if R.random()<.06 else [])
                s=rd(R,D(2019,1,1),D(2025,9,20)); e=addy(s,1)
                while e<D(2025,11,1): e=addy(e,1,False)
                mo=rd(R,D(2025,11,5),D(2025,12,20)) if R.random()<.1 else None; d=round(r*12*.05,-2); b=R.choice([0,0,0,0,r,-250,1250.5]); od=R.choice([0,0,500])
                rec(u,t,a,f't00{R.randint(10000,99999)}',n,m,ch,d,od,s,e,mo,b); o+=1
                ro.update(tenantName=n,contractRent=r,charges=[dict(code=q,amount=w) for q,w in ch],totalCharges=sum(w for _,w in ch),deposit=d,moveInDate=s,leaseEndDate=e,balance=b)
                if mo: ro['moveOutDate']=mo
                if mo: ro['statusText']='Notice'
                for q,w in ch: S[q]=S.get(q,0)+w
                T['x']+=ro['totalCharges'];T['d']+=d;T['o']+=od;T['b']+=b
            del ro['section']
            if ro['statusText']in('Occupied','Notice'): del ro['statusText']
            rows.append(ro)
    L({'u':'Future Residents/Applicants'},1); FT=dict(x=0,d=0)
    for u,t,a,m in fut:
        n=person(R,'gf',used); ch=[('rent',m-200)]; s=D(2025,11,15) if not FT['x'] else D(2025,12,1); rec(u,t,a,f't00{R.randint(10000,99999)}',n,m,ch,m//2,0,s,addy(s,1),None,0); FT['x']+=m-200;FT['d']+=m//2
        rows.append(dict(unit=u,unitType=t,area=a,marketRent=m,tenantName=n,section='Future Residents/Applicants',contractRent=m-200,charges=[dict(code='rent',amount=m-200)],totalCharges=m-200,deposit=m//2,moveInDate=s,leaseEndDate=addy(s,1),balance=0))
    N=o+v; y-=4; c.line(24,y+9,W-24,y+9); L({'u':'Total','n':'Current','a':en(T['a'],0),'m':en(T['m']),'x':en(T['x']),'d':en(T['d']),'o':en(T['o']),'b':par(T['b'])},1)
    if y<140: head()
    y-=6; L({'u':'Summary Groups','n':'# Of Units','m':'Lease Charges'},1)
    L({'u':'Occupied Units','n':str(o),'m':en(T['x'])}); L({'u':'Total Vacant Units','n':str(v),'m':'0.00'}); L({'u':'Totals:','n':str(N),'m':en(T['x'])},1); L({'u':'Future Residents/Applicants','n':f'({len(fut)})','m':en(FT['x'])}); y-=6
    L({'u':'Summary of Charges by Charge Code (current residents only)'},1)
    for q in S: L({'u':q,'m':en(S[q])})
    L({'u':'Total','m':en(sum(S.values()))},1)
    c.save(); save(name,'MULTIFAMILY','Yardi lease charges, Dubai, future residents',True,'Marsa Heights Residence','2025-10-31',N,o,v,rows)

def d07():
    R=random.Random(3907); name='es_relacion_arrendamientos_valencia.pdf'; rows=[];used=set(); T=[0]*7; data=[]; f=lambda d:f'{d:%d/%m/%Y}' if isinstance(d,D) else d
    data=[['Finca','Arrendatario','Uso','Sup.\nm²','Inicio','Vencimiento','Renta\n€/mes','Gastos\ncomunidad','IBI\nrepercutido','IVA\n21 %','Retención\n19 %','Total\nrecibo','Fianza']]
    U=[('Local 1','Horchatería La Sequieta, S.L.','Local',142),('Local 2','Óptica Mirasol Ruzafa, S.L.U.','Local',96),('Local 3',None,'Local',118),('Entlo. 1','Gestoría Barrachina y Peiró, C.B.','Oficina',104)]+[(f'{p}º-{q}','x','Vivienda',R.choice([78,84,91,103])) for p in range(1,6) for q in '1234']+[('Ático','x','Vivienda',126)]+[(f'Plaza {i:02d}','x','Garaje',None) for i in range(1,7)]
    o=v=0
    for u,t,uso,a in U:
        if t=='x': t=None if (R.random()<.1 or u in('3º-2',)) else person(R,'es',used)
        ro=row(unit=u,unitType=uso,area=a)
        if not t:
            data.append([u,'— Disponible —',uso,str(a or ''),'','']+['']*7); ro['statusText']='Disponible'; v+=uso!='Garaje'
        else:
            s=first(R,2016,2025) if uso!='Local' else first(R,2012,2023); s=min(s,D(2025,9,1)); com=uso in('Local','Oficina')
            e=addy(s,15 if com else 5); 
            if e<D(2025,10,31): e='Prórroga tácita'
            r=R.choice([85.,90.,95.]) if uso=='Garaje' else round(a*(R.uniform(13,19) if com else R.uniform(8.5,12)),2); g=0 if uso=='Garaje' else round(a*.62,2); ib=0 if uso=='Garaje' else round(a*.21,2); bs=r+g+ib; iv=round(bs*.21,2) if com or uso=='Garaje' else 0; re=-round(bs*.19,2) if com else 0
            x=[r,g,ib,iv,re,round(bs+iv+re,2)]; fi=round(r*(2 if com else 1),2) if uso!='Garaje' else 0
            data.append([u,t,uso,str(a or ''),f(s),f(e)]+[eu(z) for z in x]+[eu(fi)]); T=[p+q for p,q in zip(T,x+[fi])]; o+=uso!='Garaje'
            ro.update(tenantName=t,leaseStartDate=s,leaseEndDate=e,contractRent=r,charges=[dict(code=k,amount=z) for k,z in zip(['Renta','Gastos comunidad','IBI repercutido','IVA','Retención'],x)],totalCharges=x[5],deposit=fi)
        rows.append(ro)
    data.append(['TOTALES','','','','','']+[eu(z) for z in T])
    t=Table(data,repeatRows=1,colWidths=[46,150,44,30,54,66,54,50,52,50,54,56,56]); t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'LA',7.6),('FONT',(0,0),(-1,0),'LAB',7.6),('FONT',(0,-1),(-1,-1),'LAB',7.6),('ALIGN',(3,0),(3,-1),'RIGHT'),('ALIGN',(6,0),(-1,-1),'RIGHT'),('LINEBELOW',(0,0),(-1,0),1.2,colors.HexColor('#8a2b2b')),('LINEABOVE',(0,-1),(-1,-1),1.2,colors.HexColor('#8a2b2b')),('VALIGN',(0,0),(-1,0),'BOTTOM'),('TOPPADDING',(0,0),(-1,-1),2.2),('BOTTOMPADDING',(0,0),(-1,-1),2.2),('LEFTPADDING',(0,0),(-1,-1),2),('RIGHTPADDING',(0,0),(-1,-1),3)]))
    s=ParagraphStyle('x',fontName='LA',fontSize=8,leading=11)
    def ft(c,d): c.setFont('LA',6.5); c.drawString(40,18,'Administración de Fincas Turiamar – documento informativo sin valor contable'); c.drawRightString(800,18,f'Pág. {d.page}')
    SimpleDocTemplate(doc(name),pagesize=landscape(A4),leftMargin=30,rightMargin=30,topMargin=34,bottomMargin=34).build([Paragraph('<font name="LAB" size="12">RELACIÓN DE ARRENDAMIENTOS – EDIFICIO ALMUDÍN</font>',s),Spacer(1,3),Paragraph('C/ Pintor Sorolluela, 23, 46004 Valencia · Propiedad: Inversiones Guadalaviar 1957, S.L. · Situación a 31 de octubre de 2025',s),Spacer(1,8),t,Spacer(1,8),Paragraph(f'Fincas arrendables (locales, oficina y viviendas): 25 — arrendadas: {o} — disponibles: {v}. Plazas de garaje: 6 (no computan). Actualización anual según IRAV (vivienda) e IPC (locales).',s)],onFirstPage=ft,onLaterPages=ft)
    save(name,'MIXED_USE','Spanish receipt schedule with IVA and retention',False,'Edificio Almudín','2025-10-31',25,o,v,rows)
def run():
    for g in (d01,d02,d03,d04,d05,d06,d07): g()
