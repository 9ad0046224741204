from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, legal, landscape, A4
from reportlab.lib import colors
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer, PageBreak
from reportlab.lib.styles import getSampleStyleSheet, ParagraphStyle
from fpdf import FPDF
D=BASE+'/documents/'
def tx(c,x,y,s,f='Helvetica',z=7,a='l'):
    c.setFont(f,z)
    (c.drawString if a=='l' else c.drawRightString if a=='r' else c.drawCentredString)(x,y,str(s))

def p1():
    g=G(101); r=g.r; f='MapleCommons_AffRentRoll_0925.pdf'
    c=canvas.Canvas(D+f,pagesize=landscape(letter),invariant=1); W,H=landscape(letter)
    cols=[('Unit',30,'l'),('Unit Type',66,'l'),('Sq Ft',128,'r'),('Resident',136,'l'),('HH|Size',246,'r'),('Annual|Income',292,'r'),('Contract|Rent',340,'r'),('Utility|Allow.',378,'r'),('Gross|Rent',420,'r'),('Tenant|Rent',464,'r'),('HAP|Subsidy',510,'r'),('Cert|Type',520,'l'),('Next|Recert',546,'l'),('Move In',596,'l'),('Security|Deposit',682,'r'),('Account|Balance',748,'r')]
    pg=[0]; y=[0]
    def head():
        if pg[0]: c.showPage()
        pg[0]+=1
        tx(c,W/2,H-34,'Affordable Rent Roll','Helvetica-Bold',12,'c')
        tx(c,W/2,H-47,'Maple Commons Apartments (mcom8)','Helvetica',8,'c')
        tx(c,W/2,H-57,'Contract: OH12-M000-118  Program: Section 8 PBRA','Helvetica',7,'c')
        tx(c,W/2,H-67,'As Of = 09/30/2025','Helvetica',7,'c')
        for h,x,a in cols:
            p=h.split('|'); 
            for i,s in enumerate(reversed(p)): tx(c,x,H-98+i*9,s,'Helvetica-Bold',7,a)
        c.line(28,H-102,W-28,H-102); y[0]=H-114
        tx(c,30,20,'Thursday, October 02, 2025  08:14 AM','Helvetica-Oblique',6.5); tx(c,W-30,20,f'Page {pg[0]}','Helvetica-Oblique',6.5,'r')
    def nl(h=11):
        y[0]-=h
        if y[0]<42: head()
    head()
    fp={'1BR-A':(612,1084,68),'2BR-A':(840,1312,91),'3BR-T':(1105,1598,124)}
    rows=[];tot=dict(cr=0,ua=0,gr=0,tr=0,hap=0,dep=0,bal=0);summ={k:[0,0,0] for k in fp}; occ=vac=0
    for b,n in (('A',18),('B',16),('C',14)):
        tx(c,30,y[0],f'Building {b}','Helvetica-Bold',7.5); nl(12)
        st=dict.fromkeys(tot,0)
        for i in range(n):
            u=f'{b}-{(i//6+1)*100+i%6+1}'; t='3BR-T' if b=='C' and i>5 else r.choice(['1BR-A','2BR-A','2BR-A'])
            sf,cr,ua=fp[t]; k=r.random(); summ[t][0]+=1; summ[t][1]+=cr
            down=(b,i)==('B',9)
            v=(b,i) in (('A',4),('A',15),('B',2),('C',11)) or down
            vals={0:u,1:t,2:sf,6:m0(cr),7:m0(ua),8:m0(cr+ua)}
            st['cr']+=cr;st['ua']+=ua;st['gr']+=cr+ua
            if v:
                lab='DOWN - Fire Damage' if down else 'VACANT'; vals[3]=lab
                rows.append(row(unit=u,building=f'Building {b}',unitType=t,area=sf,statusText='DOWN - Fire Damage' if down else 'VACANT',contractRent=cr)); vac+=not down
            else:
                occ+=1; summ[t][2]+=1
                inc=r.randint(8200,34800); tr=max(25,min(cr-40,int(inc*.3/12)-ua)); hap=cr-tr; nme=g.name(); mi=g.date(2006,2025)
                if mi>dt.date(2025,9,20): mi=dt.date(2025,8,5)
                rc=dt.date(2025 if mi.month>9 else 2026,mi.month,1); dep=r.choice([tr,tr,100,250]); bal=r.choice([0,0,0,0,tr,-12,r.randint(5,900)])
                vals.update({3:nme,4:r.randint(1,2 if t[0]=='1' else 5),5:m0(inc),9:m0(tr),10:m0(hap),11:r.choice(['AR','AR','AR','IR','MI']),12:us(rc),13:us(mi),14:m2(dep),15:m2(bal) if bal>=0 else f'({m2(-bal)})'})
                for a,q in (('tr',tr),('hap',hap),('dep',dep),('bal',bal)): st[a]+=q
                rows.append(row(unit=u,building=f'Building {b}',unitType=t,area=sf,tenantName=nme,statusText='Occupied',contractRent=cr,moveInDate=mi,deposit=dep,balance=bal,charges=[dict(code='Tenant Rent',amount=tr),dict(code='HAP Subsidy',amount=hap)]))
            for j,s in vals.items(): tx(c,cols[j][1],y[0],s,'Helvetica-Bold' if v and j==3 else 'Helvetica',7,cols[j][2])
            nl()
        c.line(136,y[0]+8,W-28,y[0]+8)
        def totl(lb,s):
            tx(c,136,y[0],lb,'Helvetica-Bold')
            for j,a in ((6,'cr'),(7,'ua'),(8,'gr'),(9,'tr'),(10,'hap')): tx(c,cols[j][1],y[0],m0(s[a]),'Helvetica-Bold',7,'r')
            tx(c,cols[14][1],y[0],m2(s['dep']),'Helvetica-Bold',7,'r'); tx(c,cols[15][1],y[0],m2(s['bal']),'Helvetica-Bold',7,'r')
        totl(f'Total Building {b} ({n} units)',st); nl(16)
        for a in tot: tot[a]+=st[a]
    totl('Total mcom8',tot); nl(24)
    if y[0]<120: head()
    tx(c,136,y[0],'Summary by Unit Type','Helvetica-Bold',8); nl(12)
    for j,(x,s) in enumerate([(136,'Unit Type'),(246,'# Units'),(300,'# Occupied'),(380,'Contract Rent')]): tx(c,x,y[0],s,'Helvetica-Bold',7,'l' if j==0 else 'r')
    nl()
    for t,(a,b,o) in summ.items():
        tx(c,136,y[0],t);tx(c,246,y[0],a,a='r');tx(c,300,y[0],o,a='r');tx(c,380,y[0],m0(b),a='r');nl()
    tx(c,136,y[0],f'Units 48   Occupied {occ}   Vacant {vac}   Down 1','Helvetica-Bold')
    c.save()
    assert sum(x['contractRent'] for x in rows)==tot['cr'] and len(rows)==48
    save(f,'MULTIFAMILY','Yardi Affordable landscape, building sections, HAP split',False,propertyName='Maple Commons Apartments',asOnDate='2025-09-30',units=48,occupied=occ,vacant=vac,rows=rows)

def p2():
    g=G(102); r=g.r; f='onesite_rrd_kestrel_ridge.pdf'
    W,H=landscape(legal); c=canvas.Canvas(D+f,pagesize=(W,H),invariant=1)
    X=dict(u=30,fp=72,sf=150,st=160,nm=232,mi=352,ls=402,le=452,mk=545,cr=605,cd=620,am=720,tb=785,dp=850,bl=920)
    pg=[0];y=[0]
    def head():
        if pg[0]: c.showPage()
        pg[0]+=1
        c.setFillColorRGB(.87,.91,.95); c.rect(24,H-92,W-48,28,stroke=0,fill=1); c.setFillColorRGB(0,0,0)
        tx(c,30,H-30,'OneSite Rents v3.0','Times-Italic',8); tx(c,W/2,H-32,'RENT ROLL DETAIL - AFFORDABLE','Times-Bold',13,'c'); tx(c,W-30,H-30,f'Page {pg[0]} of 2','Times-Roman',8,'r')
        tx(c,30,H-42,'11/03/2025 4:41:09PM','Times-Roman',8); tx(c,W/2,H-45,'Northfork Community Housing - Kestrel Ridge','Times-Roman',9,'c'); tx(c,W/2,H-57,'As of 10/31/2025     Parameters: Subjournals - ALL; Exclude Formers? - Yes','Times-Roman',8,'c')
        for k,a,l1,l2,al in [('u','','','Unit','l'),('fp','','','Floorplan','l'),('sf','','','SQFT','r'),('st','','Unit/Lease','Status','l'),('nm','','','Name','l'),('mi','','Move-In','Move-Out','l'),('ls','','Lease','Start','l'),('le','','Lease','End','l'),('mk','','Market','+ Addl.','r'),('cr','','Contract','Rent','r'),('cd','','Trans','Code','l'),('am','','','Amount','r'),('tb','','Total','Billing','r'),('dp','','Dep','On Hand','r'),('bl','','','Balance','r')]:
            tx(c,X[k],H-75,l1,'Times-Bold',8,al); tx(c,X[k],H-86,l2,'Times-Bold',8,al)
        y[0]=H-106
    head()
    fps={'S0':('Studio 50%',455,1150,842),'A1':('1x1 60%',640,1375,1010),'B2':('2x1 60%',876,1690,1206)}
    rows=[];T=dict(mk=0,cr=0,tb=0,dp=0,bl=0);sc={};codes={};N=34
    vac={3:'Vacant',9:'Vacant-Leased',17:'Admin/Down',22:'Vacant',28:'Vacant-Leased',31:'Model'}
    for i in range(N):
        u=f'{1+i//12}{i%12+1:02d}'; k=r.choice(['S0','A1','A1','B2']); lab,sf,mk,cr=fps[k]; st=vac.get(i) or ('Occupied-NTV' if i in (6,20) else 'Occupied')
        sc[st]=sc.get(st,0)+1; T['mk']+=mk
        def put(st,nme=None,mi=None,mo=None,ls=None,le=None,mkp=None,crp=None,ch=(),dp=None,bl=None,app=False):
            need=12*max(1,len(ch)+(1 if mo else 0))
            if y[0]-need<50: head()
            for a,s,al in [('u',u,'l'),('fp',lab,'l'),('sf',sf,'r'),('st',st,'l'),('nm',nme,'l'),('mi',mi and us(mi),'l'),('ls',ls and us(ls),'l'),('le',le and us(le),'l'),('mk',mkp is not None and m2(mkp),'r'),('cr',crp is not None and m2(crp),'r'),('dp',dp is not None and m2(dp),'r'),('bl',bl is not None and (m2(bl) if bl>=0 else f'({m2(-bl)})'),'r')]:
                if s: tx(c,X[a],y[0],s,'Times-Italic' if app else 'Times-Roman',8,al)
            tb=sum(q for _,q in ch) if ch else None
            if tb is not None: tx(c,X['tb'],y[0],m2(tb),'Times-Bold',8,'r')
            if mo: tx(c,X['mi'],y[0]-10,us(mo),'Times-Roman',8)
            for j,(cd,q) in enumerate(ch): tx(c,X['cd'],y[0]-10*j,cd,'Times-Roman',8); tx(c,X['am'],y[0]-10*j,m2(q) if q>=0 else f'({m2(-q)})','Times-Roman',8,'r'); codes[cd]=codes.get(cd,0)+q
            y[0]-=10*max(1,len(ch),2 if mo else 1)+4
            rows.append(row(unit=u,unitType=lab,area=sf,statusText=st,tenantName=nme,moveInDate=mi,moveOutDate=mo,leaseStartDate=ls,leaseEndDate=le,marketRent=mkp,contractRent=crp,charges=[dict(code=a,amount=b) for a,b in ch],totalCharges=tb,deposit=dp,balance=bl))
            T['cr']+=crp or 0;T['tb']+=tb or 0;T['dp']+=dp or 0;T['bl']+=bl or 0
        if i in vac:
            put(st,mkp=mk)
            if st=='Vacant-Leased': put('Applicant',g.name(),mi=dt.date(2025,11,r.choice([7,14,21])),ls=dt.date(2025,11,14),le=dt.date(2026,11,13),dp=300,bl=0,app=True)
        else:
            mi=g.date(2014,2025); mi=min(mi,dt.date(2025,10,10)); ls=dt.date(2025 if (mi.month,mi.day)<=(10,10) else 2024,mi.month,mi.day); le=dt.date(ls.year+1,ls.month,ls.day)-dt.timedelta(1)
            if r.random()<.5: s=r.randint(250,cr-150); ch=[('RENT',cr-s),('SUBSIDY',s)]
            else: ch=[('RENT',cr)]
            if r.random()<.3: ch.append(('PARKING',35))
            if r.random()<.2: ch.append(('PETRENT',20))
            if r.random()<.06 or i==13: ch.append(('COURTESY',-75))
            put(st,g.name(),mi,dt.date(2025,11,30) if 'NTV' in st else None,ls,le,mk,cr,ch,r.choice([300,300,500,cr//2]),r.choice([0,0,0,-15.5,ch[0][1],r.randint(10,500)+.25]))
    if y[0]<170: head()
    c.line(24,y[0]+6,W-24,y[0]+6); tx(c,30,y[0]-6,'Property totals:','Times-Bold',9)
    for k in T: tx(c,X[k],y[0]-6,m2(T[k]),'Times-Bold',8.5,'r')
    y[0]-=30; y0=y[0]; tx(c,30,y[0],'Units by status','Times-Bold',9)
    for s,n in sc.items(): y[0]-=11; tx(c,40,y[0],s,'Times-Roman',8); tx(c,160,y[0],n,'Times-Roman',8,'r')
    y[0]-=11; tx(c,40,y[0],'Total units','Times-Bold',8); tx(c,160,y[0],N,'Times-Bold',8,'r')
    y[0]=y0; tx(c,260,y[0],'Amount by trans code','Times-Bold',9)
    for s,n in codes.items(): y[0]-=11; tx(c,270,y[0],s,'Times-Roman',8); tx(c,400,y[0],m2(n) if n>=0 else f'({m2(-n)})','Times-Roman',8,'r')
    c.save(); print('p2 pages',pg[0])
    save(f,'MULTIFAMILY','OneSite Affordable detail, transaction code lines, applicants',True,propertyName='Kestrel Ridge',asOnDate='2025-10-31',units=N,occupied=sc['Occupied']+sc['Occupied-NTV'],vacant=sc['Vacant']+sc['Vacant-Leased'],rows=rows)

def p3():
    g=G(103); r=g.r; f='RD515_Prairie_Manor_worksheet.pdf'
    S=getSampleStyleSheet(); sm=ParagraphStyle('s',parent=S['Normal'],fontSize=7,leading=8.4)
    hdr=['1\nApt.\nNo.','2\nUnit\nType','3\nNo. in\nHshld','4\nTenant (last, first)','5\nMove-in','6\nCert.\nExpires','7\nNote Rate\n(Market) Rent','8\nBasic\nContract Rent','9\nNet Tenant\nContrib.','10\nRental\nAssist.','11\nUtility\nAllow.','12\nOver-\nage']
    data=[hdr]; rows=[]; s=[0]*6; occ=0
    P={'1N':(868,590,84),'2N':(934,641,102)}
    for i in range(24):
        t='2N' if i%6==5 else '1N'; n,b,ua=P[t]; u=str(i+1)
        if i in (7,18):
            data.append([u,t,'','Vacant','','',m0(n),m0(b),'','',str(ua),'']); rows.append(row(unit=u,unitType=t,statusText='Vacant',marketRent=n,contractRent=b)); q=[n,b,0,0,ua,0]
        elif i==0:
            data.append([u,t,'2','Resident Caretaker (rent free)','6-15-19','','868','590','0','0','84','0']); q=[n,b,0,0,ua,0]; occ+=1
            rows.append(row(unit=u,unitType=t,tenantName='Resident Caretaker (rent free)',moveInDate=dt.date(2019,6,15),marketRent=n,contractRent=b,statusText='Occupied',charges=[dict(code='Net Tenant Contrib.',amount=0),dict(code='Rental Assist.',amount=0),dict(code='Overage',amount=0)]))
        else:
            occ+=1; nm=g.name('lf'); mi=g.date(2008,2025); mi=min(mi,dt.date(2025,5,1)); ce=dt.date(2026 if mi.month<7 else 2025,mi.month,1)
            if r.random()<.7: ntc=r.randint(60,b-30); ra=b-ntc; ov=0
            else: ov=r.choice([0,12,47,88]); ntc=b+ov; ra=0
            F=lambda d:f'{d.month}-{d.day}-{d:%y}'
            data.append([u,t,str(r.choice([1,1,2])),nm,F(mi),F(ce),m0(n),m0(b),m0(ntc),m0(ra),str(ua),str(ov)]); q=[n,b,ntc,ra,ua,ov]
            rows.append(row(unit=u,unitType=t,tenantName=nm,moveInDate=mi,marketRent=n,contractRent=b,statusText='Occupied',charges=[dict(code='Net Tenant Contrib.',amount=ntc),dict(code='Rental Assist.',amount=ra),dict(code='Overage',amount=ov)]))
        s=[a+b for a,b in zip(s,q)]
    data.append(['','','','TOTALS','','']+[m0(v) for v in s])
    T=Table(data,colWidths=[26,28,34,120,44,44,52,52,48,40,38,36],repeatRows=1)
    T.setStyle(TableStyle([('GRID',(0,0),(-1,-1),.4,colors.black),('FONT',(0,0),(-1,-1),'Helvetica',7),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',7),('ALIGN',(6,0),(-1,-1),'RIGHT'),('ALIGN',(0,0),(-1,0),'CENTER'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('TOPPADDING',(0,1),(-1,-1),3),('BOTTOMPADDING',(0,1),(-1,-1),3)]))
    box=Table([[Paragraph('<b>PROJECT WORKSHEET</b><br/>Interest credit and rental assistance - Section 515',sm),Paragraph('Borrower: Tri-County Elderly Housing Corp.<br/>Project name: <b>Prairie Manor</b>, Ludell, KS',sm),Paragraph('For the month of: <b>June 2025</b><br/>Report date: 06-01-2025',sm),Paragraph('Loan No. 01-4<br/>RA units: 18',sm)]],colWidths=[175,175,126,86]); box.setStyle(TableStyle([('GRID',(0,0),(-1,-1),.8,colors.black),('VALIGN',(0,0),(-1,-1),'TOP')]))
    sub=Table([['Total units in project','24'],['Units occupied (incl. caretaker)',str(occ)],['Units vacant',str(24-occ)],['Net tenant contribution + RA less overage',m0(s[2]+s[3]-s[5])]],colWidths=[190,50]); sub.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7.5),('BOX',(0,0),(-1,-1),.5,colors.black),('ALIGN',(1,0),(1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1)])); sub.hAlign='LEFT'
    SimpleDocTemplate(D+f,pagesize=letter,leftMargin=24,rightMargin=24,topMargin=30,bottomMargin=30,invariant=1).build([box,Spacer(1,8),T,Spacer(1,8),sub,Spacer(1,8),Paragraph('I certify the above is true and complete to the best of my knowledge. Signed for Borrower: ______________________ Date: ____________',sm)])
    save(f,'SENIOR_HOUSING','USDA RD 515 project worksheet form, boxed numbered columns',True,propertyName='Prairie Manor',asOnDate='2025-06-01',units=24,occupied=occ,vacant=24-occ,rows=rows)

def p4():
    g=G(104); r=g.r; f='Harbour_Lights_Coop_HC_Roll_Jan2026.pdf'
    S=getSampleStyleSheet(); b8=ParagraphStyle('b',parent=S['Normal'],fontSize=8,leading=10); h=ParagraphStyle('h',parent=S['Heading2'],fontName='Times-Bold',fontSize=15,textColor=colors.HexColor('#1d4e5f')); h3=ParagraphStyle('h3',parent=S['Heading3'],fontName='Times-Bold',fontSize=10.5,spaceBefore=8,spaceAfter=3)
    el=[Paragraph('Harbour Lights Housing Co-operative Inc.',h),Paragraph('Monthly Housing Charge Roll &nbsp;|&nbsp; effective January 1, 2026 &nbsp;|&nbsp; all amounts in Canadian dollars',b8)]
    rows=[];gt=[0]*6;occ=vac=0;pl=None
    for sec,pre,n,ty in (('Birch Lane Townhouses','BL',16,[('3 BR TH',1486),('4 BR TH',1612)]),('240 Quay Street - Apartments','',34,[('1 BR',1098),('2 BR',1274),('2 BR acc.',1274)]),('Annex (Modified Units)','AX',6,[('1 BR mod.',1065)])):
        data=[['Unit','Member(s)','Type','Occupied\nsince','Market\nHousing Charge','RGI\nSubsidy','Housing\nCharge Payable','Parking','Sector\nSupport','Total\nMonthly','Arrears']]; st=[0]*6
        for i in range(n):
            u=f'{pre}-{i+1}' if pre else str(101+(i//9)*100+i%9); t,mk=r.choice(ty)
            if (pre,i) in (('BL',5),('',12),('',27)):
                data.append([u,'- vacant -' ,t,'',f'${mk:,}','','','','','','']); rows.append(row(unit=u,section=sec,unitType=t,statusText='- vacant -',marketRent=mk)); vac+=1; st[0]+=mk; continue
            occ+=1; nm=g.name('fl')+(' & '+g.name('fl').split()[0] if r.random()<.25 else ''); d=g.first(1991,2025); rg=r.randint(380,mk-170) if r.random()<.45 else 0
            hc=mk-rg; pk=r.choice([0,0,45,45,90]); ss=0 if pre=='AX' else 6; tot=hc+pk+ss; ar=r.choice([0]*6+[hc,120,33])
            st=[a+b for a,b in zip(st,[mk,-rg,hc,pk,ss,tot])]; hp=hc
            if (pre,i)==('',20):
                hp=hc+300; pl=dict(what=f'Unit {u}: Housing Charge Payable printed as {hp} instead of {hc}; row total, section total and grand total keep the right amount',kind='digit_changed')
            data.append([u,Paragraph(nm,b8),t,d.strftime('%b %Y'),f'${mk:,}',f'(${rg:,})' if rg else '',f'${hp:,}',f'${pk}' if pk else '',f'${ss}' if ss else '',f'${tot:,}',f'${ar:,}' if ar else ''])
            rows.append(row(unit=u,section=sec,unitType=t,tenantName=nm,moveInDate=d.strftime('%b %Y'),marketRent=mk,contractRent=hp,statusText='Occupied',charges=([dict(code='RGI Subsidy',amount=-rg)] if rg else [])+([dict(code='Parking',amount=pk)] if pk else [])+([dict(code='Sector Support',amount=ss)] if ss else []),totalCharges=tot,balance=ar or None))
        neg=lambda v:f'(${-v:,})' if v<0 else f'${v:,}'
        data.append(['',f'{n} units','','']+[neg(v) for v in st]+['']); gt=[a+b for a,b in zip(gt,st)]
        W=[34,112,46,42,54,48,52,40,38,50,42]
        T=Table(data,colWidths=W,repeatRows=1); T.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',8),('FONT',(0,0),(-1,0),'Times-Bold',7.5),('FONT',(0,-1),(-1,-1),'Times-Bold',8),('ROWBACKGROUNDS',(0,1),(-1,-2),[colors.white,colors.HexColor('#eef4f5')]),('LINEBELOW',(0,0),(-1,0),.8,colors.HexColor('#1d4e5f')),('LINEABOVE',(0,-1),(-1,-1),.6,colors.black),('ALIGN',(4,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),1.5),('LEFTPADDING',(0,0),(-1,-1),2),('RIGHTPADDING',(0,0),(-1,-1),2)]))
        el+=[Paragraph(sec,h3),T]
    G2=Table([['All sections','56 units',f'{occ} occupied, {vac} vacant','']+[neg(v) for v in gt]+['']],colWidths=[60,52,90,32]+W[4:]); G2.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Bold',8),('BOX',(0,0),(-1,-1),.8,colors.black),('ALIGN',(4,0),(-1,-1),'RIGHT'),('LEFTPADDING',(0,0),(-1,-1),2),('RIGHTPADDING',(0,0),(-1,-1),2)]))
    el+=[Spacer(1,10),G2,Spacer(1,6),Paragraph('RGI = rent-geared-to-income assistance under the service agreement. Sector support is not charged in the Annex.',b8)]
    def ft(c,d): tx(c,30,20,'Prepared for the Finance Committee - CONFIDENTIAL','Times-Italic',7.5); tx(c,582,20,f'- {d.page} -','Times-Italic',7.5,'r')
    SimpleDocTemplate(D+f,pagesize=letter,leftMargin=26,rightMargin=26,topMargin=30,bottomMargin=40,invariant=1).build(el,onFirstPage=ft,onLaterPages=ft)
    save(f,'COOPERATIVE','Ontario housing co-op housing charge roll, sections, RGI',False,propertyName='Harbour Lights Housing Co-operative Inc.',asOnDate='2026-01-01',units=56,occupied=occ,vacant=vac,rows=rows,planted=pl)

def p5():
    g=G(105); r=g.r; f='BP_TENROLL_StBrendan.pdf'
    p=FPDF('L','pt','letter'); p.set_creation_date(dt.datetime(2025,1,1,tzinfo=dt.timezone.utc)); p.set_auto_page_break(False); p.set_font('Courier','',8.5)
    L=[];rows=[];S=[0]*5;occ=vac=0
    hd=['BP-4410                                 S T .   B R E N D A N   H O U S E                                     RUN 12/01/25 06:02','SITE: 017  SRO/SUPPORTIVE               TENANT RENT ROLL     AS OF NOV 30, 2025','',
    f"{'ROOM':<6}{'KIND':<9}{'RESIDENT':<24}{'ST':<3}{'MOVE-IN':<10}{'RECERT':<9}{'CONTRACT':>10}{'TENANT':>9}{'S+C':>11}{'DEPOSIT':>9}{'BALANCE':>10}",f"{'':<6}{'':<9}{'':<24}{'':<3}{'':<10}{'DUE':<9}{'RENT':>10}{'SHARE':>9}{'SUBSIDY':>11}{'HELD':>9}{'DUE':>10}",'-'*110]
    for fl in (1,2,3):
        L.append(f'FLOOR {fl}'); ft=0
        for i in range(9 if fl>1 else 5):
            u=f'{fl}{chr(65+i)}'; k=r.choice(['SRO','SRO','SRO-KIT']); cr=742 if k=='SRO' else 815
            if (fl,i) in ((2,3),(3,6)):
                L.append(f"{u:<6}{k:<9}{'** VACANT **':<24}{'V':<3}{'':<19}{m2(0):>10}"); rows.append(row(unit=u,section=f'FLOOR {fl}',unitType=k,statusText='V',contractRent=0)); vac+=1; continue
            if (fl,i)==(1,0): L.append(f"{u:<6}{'OFFICE':<9}{'CASE MGMT OFFICE':<24}{'X':<3}"); rows.append(row(unit=u,section=f'FLOOR {fl}',unitType='OFFICE',tenantName='CASE MGMT OFFICE',statusText='X')); continue
            if (fl,i)==(3,8): L.append(f"{u:<6}{k:<9}{'** OFFLINE-BEDBUG **':<24}{'D':<3}{'':<19}{m2(0):>10}"); rows.append(row(unit=u,section=f'FLOOR {fl}',unitType=k,statusText='D',contractRent=0)); continue
            occ+=1; st='E' if (fl,i)==(2,7) else 'N' if (fl,i)==(3,1) else 'C'; n=g.name('LF'); mi=min(g.date(2015,2025),dt.date(2025,11,1)); rc=g.first(2026,2026); t=r.choice([0,25,r.randint(60,290)]); s=cr-t; d=r.choice([0,100,100]); b=r.choice([0,0,t,-10,r.randint(20,1400)])+0.0
            bs=m2(b) if b>=0 else m2(-b)+'CR'
            L.append(f"{u:<6}{k:<9}{n[:23]:<24}{st:<3}{mi:%m/%d/%y}  {rc:%m/%y}    {m2(cr):>10}{m2(t):>9}{m2(s):>11}{m2(d):>9}{bs:>10}"); S=[x+y for x,y in zip(S,[cr,t,s,d,b])]; ft+=cr
            rows.append(row(unit=u,section=f'FLOOR {fl}',unitType=k,tenantName=n[:23],statusText=st,moveInDate=mi,contractRent=cr,charges=[dict(code='TENANT SHARE',amount=t),dict(code='S+C SUBSIDY',amount=s)],deposit=d,balance=b))
        L.append(f"{'':<15}{'FLOOR TOTAL':<46}{m2(ft):>10}"); L.append('')
    L+=['='*110,f"{'':<15}{'SITE 017 TOTAL':<46}{m2(S[0]):>10}{m2(S[1]):>9}{m2(S[2]):>11}{m2(S[3]):>9}{m2(S[4]):>10}",'',f'ROOMS 23   OCCUPIED {occ}   VACANT {vac}   OFFICE 1   OFFLINE 1','ST: C=CURRENT  N=NOTICE  E=EVICTION FILED  V=VACANT  D=DOWN  X=NON-REVENUE','*** END OF REPORT ***']
    allL=hd+L
    for k in range(0,len(allL),44):
        p.add_page()
        for j,l in enumerate((hd if k else [])+allL[k:k+44]): p.text(34,44+j*10.8,l)
    p.output(D+f); assert len(rows)==23
    save(f,'MULTIFAMILY','BostonPost-like fixed-width line printer, SRO supportive housing',True,propertyName='St. Brendan House',asOnDate='2025-11-30',units=23,occupied=occ,vacant=vac,rows=rows)

def p6():
    g=G(106); r=g.r; f='Tribal_HA_unit_roster_FY25.pdf'
    W,H=letter; c=canvas.Canvas(D+f,pagesize=letter,invariant=1); pg=[0];y=[0];rows=[];B=colors.HexColor('#7a3b12')
    cs=[('Unit No.',36,'l'),('Head of Household',92,'l'),('Address',205,'l'),('House Type',318,'l'),('Prog',372,'l'),('Occupied',400,'l'),('Monthly\nPayment',488,'r'),('Admin\nFee',524,'r'),('Balance',578,'r')]
    def head():
        if pg[0]: c.showPage()
        pg[0]+=1
        if pg[0]==1: tx(c,36,H-44,'Three Rivers Band Housing Authority','Times-BoldItalic',17); tx(c,36,H-60,'Unit Roster and Monthly Payments     Saturday, September 30, 2023'.replace('Saturday, September 30, 2023','as of September 30, 2025'),'Times-Italic',10); t=H-84
        else: t=H-44
        c.setStrokeColor(B)
        for h,x,a in cs:
            for i,s in enumerate(reversed(h.split('\n'))): tx(c,x,t+i*9,s,'Times-BoldItalic',9,a)
        c.setLineWidth(1.5); c.line(34,t-4,W-30,t-4); c.setLineWidth(.5); y[0]=t-17
        tx(c,36,24,'rptUnitRoster','Times-Italic',8); tx(c,W-34,24,f'Page {pg[0]}','Times-Italic',8,'r')
    def nl(h=11.5):
        y[0]-=h
        if y[0]<44: head()
    head(); gt=[0,0,0];O=V=R=0;N=0
    for com,code,n in (('Cedar Flats','CF',41),('Elk Crossing','EC',36),('Lower Village','LV',29),('Scattered Sites','SS',20)):
        if y[0]<80: head()
        c.setFillColor(B); tx(c,36,y[0],f'Community:  {com}','Times-Bold',10.5); c.setFillColor(colors.black); nl(14); st=[0,0,0];o=v=0
        for i in range(n):
            u=f'{code}-{i+1:03d}'; ad=f'{r.randint(10,990)} {r.choice(["Salmon Rd","Otter Lp","Camas St","Huckleberry Ln","Agency Rd","Sweetgrass Ct"])}'; t=r.choice(['2BR duplex','3BR house','3BR house','4BR house']); pr=r.choice(['LR','LR','MH','TC'])
            k=r.random(); base=[u,None,ad,t,pr]
            if k<.05 : base[1]='Vacant'; rows.append(row(unit=u,section=com,unitType=t,statusText='Vacant')); v+=1; base+=['']*4
            elif k<.075: base[1]='Off line - rehab'; R+=1; rows.append(row(unit=u,section=com,unitType=t,statusText='Off line - rehab')); base+=['']*4
            else:
                o+=1; nm=g.name('lfm'); d=min(g.date(1998,2025),dt.date(2025,9,1)); q=r.choice([50,75,r.randint(90,540),r.randint(90,540)]); a=15 if pr=='MH' else 0; b=r.choice([0,0,0,q,r.randint(10,3200),-r.randint(1,80)])
                base[1]=nm; base+=[dmy(d),f'${q:,.2f}',f'${a:.2f}' if a else '',f'${b:,.2f}' if b>=0 else f'(${-b:,.2f})']; st=[x+z for x,z in zip(st,[q,a,b])]
                rows.append(row(unit=u,section=com,unitType=t,tenantName=nm,moveInDate=d,contractRent=q,charges=[dict(code='Admin Fee',amount=a)] if a else None,balance=b,statusText='Occupied'))
            for (h,x,al),s in zip(cs,base): tx(c,x,y[0],s,'Times-Roman',8.5,al)
            nl()
        neg=lambda b:f'${b:,.2f}' if b>=0 else f'(${-b:,.2f})'
        c.line(400,y[0]+8,W-30,y[0]+8); tx(c,92,y[0]-1,f"Summary for 'Community' = {com} ({n} detail records; {o} occupied, {v} vacant)",'Times-Italic',8.5)
        for x,q in zip((488,524,578),st): tx(c,x,y[0]-1 if x>0 else 0,neg(q),'Times-Bold',8,'r')
        nl(20); gt=[a+b for a,b in zip(gt,st)]; O+=o;V+=v;N+=n
    tx(c,36,y[0],'Grand Total','Times-Bold',10)
    for x,q in zip((478,524,578),gt): tx(c,x if x!=478 else 488,y[0],neg(q),'Times-Bold',8,'r')
    nl(14); tx(c,36,y[0],f'Units under management {N}     Occupied {O}     Vacant {V}     Off line {R}','Times-Roman',9)
    c.save()
    save(f,'SINGLE_FAMILY_RENTAL','Access report, tribal housing by community, 126 homes',False,propertyName='Three Rivers Band Housing Authority',asOnDate='2025-09-30',units=N,occupied=O,vacant=V,rows=rows)

def p7():
    g=G(107); r=g.r; f='1400_Lorimer_mixed_rentroll.pdf'
    S=getSampleStyleSheet(); s8=ParagraphStyle('x',parent=S['Normal'],fontSize=8,leading=9.6)
    el=[Paragraph('<b>1400 Lorimer Avenue</b> — Rent Roll',ParagraphStyle('t',parent=S['Normal'],fontSize=14,leading=18)),Paragraph('Owner: Lorimer Avenue Housing Partners LP (sponsor Eastbank CDC) &nbsp;&nbsp; Date: 12/31/2025',s8),Spacer(1,10),Paragraph('<b>A. COMMERCIAL (ground floor)</b>',s8)]
    G1=colors.HexColor('#444444'); sty=lambda n:TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7.5),('FONT',(0,0),(-1,0),'Helvetica-Bold',7.5),('BACKGROUND',(0,0),(-1,0),G1),('TEXTCOLOR',(0,0),(-1,0),colors.white),('LINEBELOW',(0,1),(-1,-2),.25,colors.grey),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',7.5),('LINEABOVE',(0,-1),(-1,-1),1,colors.black),('ALIGN',(n,0),(-1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2),('VALIGN',(0,0),(-1,-1),'MIDDLE')])
    com=[('Store 1','Sunup Laundry & Dry Clean LLC',1450,dt.date(2021,4,1),dt.date(2031,3,31),3020,410,(dt.date(2026,4,1),3110.60)),('Store 2','Botica Santa Rita Pharmacy',2210,dt.date(2018,9,1),dt.date(2028,8,31),5525,640,(dt.date(2026,9,1),5690.75)),('Store 3',None,980,None,None,None,None,None),('Store 4','Eastbank Credit Union',1760,dt.date(2023,1,1),dt.date(2027,12,31),4180,505,None)]
    rows=[];data=[['Unit','Tenant','RSF','From','To','Monthly Rent','CAM/mo','Annual Rent','Next Step']];a=[0,0,0,0]
    for u,n,sf,x,z,m,cam,stp in com:
        a[0]+=sf
        if not n: data.append([u,'AVAILABLE',m0(sf)]+['']*6); rows.append(row(unit=u,section='COMMERCIAL (ground floor)',area=sf,statusText='AVAILABLE')); continue
        a=[a[0],a[1]+m,a[2]+cam,a[3]+m*12]; data.append([u,n,m0(sf),us2(x),us2(z),m2(m),m2(cam),m2(m*12),f'{us2(stp[0])}  ${m2(stp[1])}/mo' if stp else 'none'])
        rows.append(row(unit=u,section='COMMERCIAL (ground floor)',area=sf,tenantName=n,leaseStartDate=x,leaseEndDate=z,contractRent=m,annualRent=m*12,statusText='Occupied',charges=[dict(code='CAM',amount=cam)],rentSteps=[dict(date=iso(stp[0]),amount=stp[1])] if stp else None))
    data.append(['','Commercial total',m0(a[0]),'','',m2(a[1]),m2(a[2]),m2(a[3]),'']); t=Table(data,colWidths=[42,138,38,42,46,62,50,62,92],repeatRows=1); t.setStyle(sty(2)); el+=[t,Spacer(1,10),Paragraph('<b>B. RESIDENTIAL (floors 2–5)</b> &nbsp; HOME / LIHTC 60% AMI; PBV = project-based voucher, HCV = tenant voucher',s8)]
    data=[['Apt','Plan','Resident','Regime','Lease from','Lease to','Legal max','Tenant pays','Voucher pays','Total rent','Sec. dep.']];b=[0]*4;occ=vac=0
    for fl in range(2,6):
        for l in 'ABCDEF':
            u=f'{fl}{l}'; pl={'A':'2BR','B':'1BR','C':'1BR','D':'Studio','E':'2BR','F':'3BR'}[l]; mx={'Studio':1180,'1BR':1265,'2BR':1518,'3BR':1752}[pl]; reg=r.choice(['PBV','HCV','60%','60%'])
            if u in ('3D','5F'): data.append([u,pl,'VACANT',reg if reg!='HCV' else '60%','','',m0(mx),'','','','']); rows.append(row(unit=u,section='RESIDENTIAL (floors 2–5)',unitType=pl,statusText='VACANT')); vac+=1; continue
            if u=='2A': data.append([u,pl,'SUPERINTENDENT','Mgr',"",'',m0(mx),'0.00','0.00','0.00','0.00']); rows.append(row(unit=u,section='RESIDENTIAL (floors 2–5)',unitType=pl,tenantName='SUPERINTENDENT',contractRent=0,deposit=0,statusText='Occupied',charges=[dict(code='Tenant pays',amount=0),dict(code='Voucher pays',amount=0)])); occ+=1; continue
            occ+=1; tot=mx-r.choice([0,15,40,62]); v=r.randint(300,tot-200) if reg in('PBV','HCV') else 0; n=g.name('fl'); x=g.first(2025,2025); z=dt.date(x.year+1,x.month,1)-dt.timedelta(1); d=r.choice([tot,tot,500])
            data.append([u,pl,n,reg,us2(x),us2(z),m0(mx),m2(tot-v),m2(v),m2(tot),m2(d)]); b=[p+q for p,q in zip(b,[tot-v,v,tot,d])]
            rows.append(row(unit=u,section='RESIDENTIAL (floors 2–5)',unitType=pl,tenantName=n,leaseStartDate=x,leaseEndDate=z,contractRent=tot,deposit=d,statusText='Occupied',charges=[dict(code='Tenant pays',amount=tot-v),dict(code='Voucher pays',amount=v)]))
    data.append(['','','Residential total','','','','']+[m2(q) for q in b]); t=Table(data,colWidths=[28,36,122,40,50,50,46,56,56,54,54],repeatRows=1); t.setStyle(sty(6)); el+=[t,Spacer(1,10),Paragraph('<b>C. OTHER</b>',s8)]
    oth=[('Roof','Crestline Wireless (antenna)',1350),('P-1','Botica Santa Rita Pharmacy - parking',125),('P-2','vacant parking',None),('Bsmt','Coin laundry concession',275)]; data=[['Space','Licensee','Monthly']]
    for u,n,m in oth: data.append([u,n,m2(m) if m else '']); rows.append(row(unit=u,section='OTHER',tenantName=n if m else None,statusText=None if m else 'vacant parking',contractRent=m))
    o=sum(x[2] or 0 for x in oth); data.append(['','Other total',m2(o)]); t=Table(data,colWidths=[42,190,70]); t.setStyle(sty(2)); t.hAlign='LEFT'
    el+=[t,Spacer(1,8),Paragraph(f'<b>Monthly total A + B + C (rent only, without CAM): ${m2(a[1]+b[2]+o)}</b>',s8),Paragraph(f'Unit count: 4 stores (1 available), 24 apartments ({occ} occupied incl. super, {vac} vacant).',s8)]
    SimpleDocTemplate(D+f,pagesize=letter,leftMargin=20,rightMargin=20,topMargin=32,bottomMargin=30,invariant=1).build(el)
    save(f,'MIXED_USE','shops below affordable flats, three blocks with different columns',True,propertyName='1400 Lorimer Avenue',asOnDate='2025-12-31',units=28,occupied=occ+3,vacant=vac+1,rows=rows)
ALL=[p1,p2,p3,p4,p5,p6,p7]
