from common import *
from reportlab.lib.pagesizes import letter,legal,landscape
from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
def p1():
    R=random.Random(3801); fn='cedar_hollow_rrlc.pdf'; A=date(2025,9,30)
    T={'ch1a':(1,712,1185),'ch2b':(2,968,1410),'ch3c':(3,1214,1695)}
    X=[30,68,112,160,205,352,362,452,510,562,606,656,712,766]
    def head(s):
        s.t(s.W/2,'Rent Roll with Lease Charges','c',1,11); s.y-=12
        for q in ('Cedar Hollow Apartments (cedarhol)','As Of = 09/30/2025','Month Year = 09/2025'): s.t(s.W/2,q,'c',0,8); s.y-=10
        s.y-=4; s.c.setFillGray(.88); s.c.rect(26,s.y-13,s.W-48,22,stroke=0,fill=1); s.c.setFillGray(0)
        h1=['Unit','Unit Type','Unit','Resident','Name','Market','Charge','Amount','Resident','Other','Move In','Lease','Move Out','Balance']
        h2=['','','Sq Ft','','','Rent','Code','','Deposit','Deposit','','Expiration','','']
        al='lcrllrlrrrrrrr'.replace('c','l')
        s.al=al; XX=[30,64,138,145,190,352,362,452,510,562,610,662,712,766]; s.X=XX
        for x,a,b,l in zip(XX,h1,h2,al): s.t(x,a,l,1); s.t(x,b,l,1,y=s.y-9)
        s.y-=24
    def foot(s): s.t(30,'Tuesday, October 14, 2025  08:52 AM',y=20); s.t(s.W-30,f'Page {s.n}','r',y=20)
    p=P(fn,landscape(letter),34,40,head,foot,fs=7,lead=9)
    def put(vals,b=False):
        for x,v,l in zip(p.X,vals,p.al): p.t(x,v,l,b)
    rows=[];SUM={};codes={}
    def emit(u,ty,res,name,chs,rd,od,mi,le,mo,bal,sec,st,grp):
        br,sf,mk=T[ty]; mk=mk+(int(u[-1])%3)*10
        fut=grp=='fut'
        p.need(max(1,len(chs))+2)
        first=[u,ty,m(sf,2),res,name,m(0 if fut else mk),chs[0][0] if chs else '',m(chs[0][1]) if chs else '0.00',m(rd),m(od),us(mi),us(le),us(mo),m(bal)]
        put(first)
        for c,a in chs[1:]: p.dn(); p.t(p.X[6],c); p.t(p.X[7],m(a),'r')
        tot=sum(a for _,a in chs)
        if chs: p.dn(); p.ln(p.X[7]-40,p.X[7],7,.3); p.t(p.X[6],'Total','l',1); p.t(p.X[7],m(tot),'r',1)
        p.dn(1.4)
        rent=dict(chs).get('rent')
        rows.append(row(unit=u,unitType=ty,area=sf,tenantName=None if name in('VACANT','MODEL') else name,statusText=st,section=sec,marketRent=0 if fut else mk,contractRent=rent,moveInDate=mi,leaseEndDate=le,moveOutDate=mo,deposit=rd,balance=bal,charges=[dict(code=c,amount=a) for c,a in chs],totalCharges=tot if chs else 0))
        g=SUM.setdefault(grp,[0,0,0,0,0,0,0]); 
        for i,v in enumerate([sf,0 if fut else mk,tot,rd,od,1,bal]): g[i]+=v
        if not fut:
            for c,a in chs: codes[c]=codes.get(c,0)+a
    S1='Current/Notice/Vacant Residents'; p.t(30,S1,'l',1,8); p.dn(1.4)
    for b in 'ABC':
        for k in range(12):
            u=f'{b}{101+k if k<6 else 201+k-6}'; ty=['ch1a','ch2b','ch2b','ch3c','ch1a','ch2b'][k%6]
            if u in('A102',): emit(u,ty,'MODEL','MODEL',[],0,0,None,None,None,0,S1,'MODEL','non'); continue
            if u in('A206','B104','C203'): emit(u,ty,'VACANT','VACANT',[],0,0,None,None,None,0,S1,'VACANT','vac'); continue
            s,e,mi=lease(R,A); r=T[ty][2]-R.randint(-15,90)
            c=[('rent',r)]
            if R.random()<.3:c.append(('petrent',35))
            c.append(('trash',12))
            if R.random()<.25:c.append(('garage',110))
            if R.random()<.12:c.append(('conc/spec',-75))
            if u=='B201': c=[('rent',r),('emplcred',-round(r*.5)),('trash',12)]
            mo=date(2025,10,R.choice([12,31])) if u in('B203','C105') else None
            emit(u,ty,f't00{R.randint(41000,48999)}',nm(R,'lf'),c,R.choice([300,300,500,r]),R.choice([0,0,250]),mi,e,mo,R.choice([0]*6+[R.randint(-90,900)+.5]),S1,None if mo else 'Occupied','occ')
    S2='Future Residents/Applicants'; p.need(4); p.t(30,S2,'l',1,8); p.dn(1.4)
    for u,ty in(('B104','ch3c'),('C105','ch1a')):
        emit(u,ty,f't0049{R.randint(100,999)}',nm(R,'lf'),[('rent',T[ty][2]),('trash',12)],300,0,date(2025,10,18),date(2026,10,31),None,-300.0,S2,S2,'fut')
    cur=[sum(SUM[g][i] for g in('occ','vac','non')) for i in range(7)]
    allv=[cur[i]+SUM['fut'][i] for i in range(7)]
    p.need(3); p.ln(26,766,8); put(['Total','','','','cedarhol',m(cur[1]),'',m(allv[2]),m(allv[3]),m(allv[4]),'','','',m(allv[6])],1); p.new()
    gx=[30,250,330,410,480,540,590,660,740]
    for x,h in zip(gx,['Summary Groups','Square Footage','Market Rent','Lease Charges','Security Dep.','Other Dep.','# Of Units','% Unit Occ.','Balance']): p.t(x,h,'l' if x==30 else 'r',1)
    p.ln(26,766,-3); p.dn(1.6)
    for lab,g in((S1,cur),(S2,SUM['fut']),('Occupied Units',SUM['occ']),('Total Non Rev Units',SUM['non']),('Total Vacant Units',SUM['vac']),('Totals:',cur[:2]+allv[2:5]+[36]+allv[6:])):
        tt=lab=='Totals:'
        pc='' if lab.startswith(('Cur','Fut')) else f'{g[5]/36*100:.2f}'
        for x,v in zip(gx,[lab,m(g[0]),m(g[1]),m(g[2]),m(g[3]),m(g[4]),'' if lab==S2 else g[5],pc,m(g[6])]): p.t(x,v,'l' if x==30 else 'r',tt)
        p.dn()
    p.dn(2); p.t(30,'Summary of Charges by Charge Code','l',1); p.dn(); p.t(30,'(Current/Notice Residents Only)'); p.dn(1.4)
    for c,a in sorted(codes.items()): p.t(30,c); p.t(200,m(a),'r'); p.dn()
    p.ln(140,200,7); p.t(30,'Total','l',1); p.t(200,m(sum(codes.values())),'r',1); p.done()
    assert sum(codes.values())==cur[2]
    save(fn,'MULTIFAMILY','Yardi Rent Roll with Lease Charges print',True,'Cedar Hollow Apartments',A,36,SUM['occ'][5],SUM['vac'][5],rows)
def p2():
    R=random.Random(3802); fn='larkspur_onesite_detail.pdf'; A=date(2025,12,31)
    T={'S1':(548,1390),'A1':(694,1625),'A2':(741,1710),'B1':(1032,2185)}
    X=[20,58,92,138,146,236,376,428,480,556,572,624,690,750,812,868,930,988]
    al='llrlllrrr'
    C=[(20,'l','','Unit'),(52,'l','','Floorplan'),(118,'r','','SQFT'),(126,'l','Unit/Lease','Status'),(228,'l','','Name'),(400,'r','Move-In','Move-Out'),(450,'r','Lease','Start'),(500,'r','Lease','End'),(556,'r','Market','+ Addl.'),(568,'l','Trans','Code'),(660,'r','Lease','Rent'),(728,'r','Other Charges/','Credits'),(800,'r','Total','Billing'),(866,'r','Dep','On Hand'),(930,'r','','Balance')]
    def head(s):
        s.t(20,'OneSite Rents v3.0','l',0,6); s.t(s.W-30,f'Page {s.n} of 4','r',0,6,) ; s.t(s.W/2,'RENT ROLL DETAIL','c',1,12); s.y-=12
        s.t(s.W/2,'Aspenridge Residential LLC - The Larkspur at Midtown','c',1,9); s.y-=10; s.t(s.W/2,'As of 12/31/2025','c',0,8); s.y-=10
        s.t(20,'Parameters: Properties - ALL; Show All Unit Designations or Filter by - ALL; Subjournals - ALL; Exclude Formers? - Yes; Sort by - Unit; Report Type - Details + Summary;','l',0,6); s.y-=16
        if s.n<4:
            for x,a,h1,h2 in C: s.t(x,h1,a,1); s.t(x,h2,a,1,y=s.y-8)
            s.y-=11; s.ln(18,s.W-70,0,1); s.y-=10
    p=P(fn,landscape(legal),28,34,head,None,fs=6.5,lead=8.3)
    rows=[];tot=[0]*6;by={};stc={}
    def emit(u,fp,st,name,mi,mo,ls,le,chs,dep,bal,cnt=True):
        sf,mk=T[fp]; mk+=(int(u[0])-1)*15; p.need(max(1,len(chs))+1)
        v=[u,fp,f'{sf:,}' if cnt else '**',st,name,us(mi),us(ls),us(le),mn(mk) if cnt else '**']
        for (x,a,_,_),q in zip(C,v): p.t(x,q,a)
        if mo: p.t(400,us(mo),'r',y=p.y-8.3)
        L_=sum(a for c,a in chs if c=='RENT'); O=sum(a for c,a in chs if c!='RENT')
        if cnt or chs:
            p.t(866,mn(dep),'r'); p.t(930,mn(bal),'r')
        y0=p.y
        for i,(c,a) in enumerate(chs or [('',0)]):
            if i: p.dn()
            p.t(568,c); p.t(660 if c in('RENT','') else 728,mn(a),'r')
            if i==0: p.t(800,mn(L_+O),'r',y=y0)
        if mo and len(chs)<2: p.dn()
        p.dn(1.25)
        rows.append(row(unit=u,unitType=fp,area=sf if cnt else None,statusText=st,tenantName=name if name not in('VACANT','MODEL','LEASING OFFICE') else None,marketRent=mk if cnt else None,contractRent=L_,moveInDate=mi,moveOutDate=mo,leaseStartDate=ls,leaseEndDate=le,charges=[dict(code=c,amount=a) for c,a in chs],totalCharges=L_+O,deposit=dep,balance=bal))
        if cnt:
            for i,q in enumerate((mk,L_,O,L_+O,dep,bal)): tot[i]+=q
            b=by.setdefault(fp,[0,0,0,0,0]); b[0]+=1;b[1]+=sf;b[2]+=mk
            if st.startswith('Occ'): b[3]+=1; b[4]+=L_
            stc[st]=stc.get(st,0)+1
    for fl in range(1,5):
        for k in range(1,12):
            u=f'{fl}{k:02d}'; fp=['A1','S1','A2','B1','A1','B1','S1','A2','A1','B1','S1'][k-1]; mk=T[fp][1]+(fl-1)*15
            if u=='101': emit(u,fp,'Admin/Down','LEASING OFFICE',None,None,None,None,[],0,0);continue
            if u=='103': emit(u,fp,'Admin/Down','MODEL',None,None,None,None,[],0,0);continue
            if u in('207','310'): emit(u,fp,'Vacant','VACANT',None,None,None,None,[],0,0);continue
            if u in('204','411'):
                emit(u,fp,'Vacant-Leased','VACANT',None,None,None,None,[],0,0)
                emit(u,fp,'Applicant',nm(R,'lf'),date(2026,1,9),None,date(2026,1,9),date(2027,1,8),[('RENT',mk-40),('VALTRASH',30)],150,-150,False);continue
            s,e,mi=lease(R,A); c=[('RENT',mk-R.randint(-20,110))]
            if R.random()<.4:c.append(('PARKING',95))
            if R.random()<.3:c.append(('PETRENT',40))
            if R.random()<.85:c.append(('VALTRASH',30))
            if R.random()<.1:c.append(('CONC/RENT',-125))
            if u=='302': c.append(('EMPLCRED',-400))
            ntv=u in('109','305','402'); st={'109':'Occupied-NTV','305':'Occupied-NTV Leased','402':'Occupied-NTV'}.get(u,'Occupied')
            name=nm(R,'lf'); emit(u,fp,st,name,mi,date(2026,1,R.choice([15,31])) if ntv else None,s,e,c,R.choice([150,150,500]),R.choice([0]*5+[R.randint(-60,1500)+.25]))
            if u in('108','306'): emit(u,fp,'Pending renewal',name,mi,None,e+timedelta(1),addm(e+timedelta(1),12)-timedelta(1),[('RENT',c[0][1]+45)],0,0,False)
            if u=='305': emit(u,fp,'Applicant',nm(R,'lf'),date(2026,2,6),None,date(2026,2,6),date(2027,2,5),[('RENT',mk)],150,-200,False)
    p.need(2); p.ln(18,930,7,1); p.t(20,'Totals:','l',1)
    for x,q in zip((556,660,728,800,866,930),tot): p.t(x,mn(q),'r',1)
    p.dn(); p.t(20,'** Not included in the totals (pending renewals and applicants).')
    while p.n<4: p.new()
    hx=[(20,'l','Floorplan'),(120,'r','# Units'),(200,'r','Average SQFT'),(300,'r','Avg Market + Addl.'),(400,'r','Average Leased'),(480,'r','Units Occupied'),(560,'r','Occupancy %'),(640,'r','Units Available')]
    for x,a,h in hx:p.t(x,h,a,1)
    p.ln(18,645,-3); p.dn(1.6)
    for fp,b in list(by.items()):
        for (x,a,_),q in zip(hx,[fp,b[0],m(b[1]/b[0],0),mn(b[2]/b[0]),mn(b[4]/max(1,b[3])),b[3],f'{b[3]/b[0]*100:.2f}',b[0]-b[3]]):p.t(x,q,a)
        p.dn()
    S=[sum(b[i] for b in by.values()) for i in range(5)]
    for (x,a,_),q in zip(hx,['Totals / Averages:',S[0],m(S[1]/S[0],0),mn(S[2]/S[0]),mn(S[4]/S[3]),S[3],f'{S[3]/S[0]*100:.2f}',S[0]-S[3]]):p.t(x,q,a,1)
    p.dn(3); p.t(20,'OCCUPANCY AND RENTS SUMMARY FOR CURRENT DATE','l',1); p.dn(1.3); p.t(20,'Unit Status','l',1); p.t(200,'# Units','r',1); p.dn()
    for l,k in(('Occupied, no NTV','Occupied'),('Occupied, NTV','Occupied-NTV'),('Occupied, NTV Leased','Occupied-NTV Leased'),('Vacant, Leased','Vacant-Leased'),('Admin/Down','Admin/Down'),('Vacant, Not Leased','Vacant')): p.t(20,l);p.t(200,stc.get(k,0),'r');p.dn()
    p.t(20,'Totals:','l',1);p.t(200,sum(stc.values()),'r',1); assert p.n==4,p.n; p.done()
    save(fn,'MULTIFAMILY','RealPage OneSite Rent Roll Detail, legal landscape',True,'The Larkspur at Midtown',A,44,S[3],4,rows)
def p3():
    R=random.Random(3803); fn='harmon_portfolio_appfolio.pdf'; A=date(2026,3,31)
    st=ParagraphStyle('a',fontName='Helvetica',fontSize=7,leading=8); hb=ParagraphStyle('h',fontName='Helvetica-Bold',fontSize=16)
    H=['Unit','BD/BA','Tenant','Status','Sqft','Market\nRent','Rent','Deposit','Lease\nFrom','Lease\nTo','Move-in','Past\nDue']
    data=[H];sty=[];rows=[];G=[0]*5;n=0;occ=0;ui=0
    for prop,us_ in (('Harmon Block - 412 Harmon St Duluth, MN 55805',['Retail A','Retail B']+[f'Apt {i}' for i in(201,202,203,204,205,301,302,303,304,305)]),('Tillery Flats - 77 Tillery Ave Superior, WI 54880',[f'#{i}' for i in range(1,13)])):
        sty+=[('SPAN',(0,len(data)),(-1,len(data))),('FONTNAME',(0,len(data)),(-1,len(data)),'Helvetica-Bold'),('BACKGROUND',(0,len(data)),(-1,len(data)),colors.HexColor('#dfe7ef'))]; data.append([prop]+['']*11); S=[0]*5;k=0;oc=0
        for u in us_:
            ret=u.startswith('Retail'); bd='--/--' if ret else R.choice(['1/1.00','2/1.00','2/1.00','3/1.50']); sf=R.choice([980,1240]) if ret else {'1':610,'2':835,'3':1090}[bd[0]]
            mk=1850 if ret else {'1':985,'2':1175,'3':1420}[bd[0]]
            s_={'Apt 204':'Vacant-Unrented','Apt 303':'Vacant-Rented','#4':'Notice-Unrented','#7':'Vacant-Unrented','#9':'Evict','#11':'Notice-Rented'}.get(u,'Current')
            k+=1
            if s_.startswith('Vac'):
                data.append([u,bd,'',s_,f'{sf:,}',m(mk),'','','','','','']); S[0]+=sf;S[1]+=mk
                rows.append(row(unit=u,propertyName=prop.split(' - ')[0],unitType=None if ret else bd,statusText=s_,area=sf,marketRent=mk));continue
            oc+=1; a,b,mi=lease(R,date(2026,3,1),36 if ret else 12); rent=mk-R.randint(-30,95); dep=R.choice([rent,rent,500]); pd=round(rent*2+75.5,2) if s_=='Evict' else R.choice([0]*5+[rent,48.0])
            if u in('Apt 201','#2'): b_=None
            else: b_=b
            t='Bayfront Cycle & Ski LLC' if u=='Retail A' else 'Kettle & Crumb Bakery' if ret else nm(R)
            if u in('#5','Apt 302'): t+=', '+nm(R)
            data.append([u,bd,Paragraph(t,st),s_,f'{sf:,}',m(mk),m(rent),m(dep),us(a),us(b_),us(mi),m(pd)])
            for i,q in enumerate((sf,mk,rent,dep,pd)):S[i]+=q
            rows.append(row(unit=u,propertyName=prop.split(' - ')[0],unitType=None if ret else bd,tenantName=t,statusText=s_,area=sf,marketRent=mk,contractRent=rent,deposit=dep,leaseStartDate=a,leaseEndDate=b_,moveInDate=mi,balance=pd))
        sty+=[('FONTNAME',(0,len(data)),(-1,len(data)),'Helvetica-Bold'),('LINEABOVE',(0,len(data)),(-1,len(data)),.6,colors.grey)]
        data.append([f'{k} Units','',f'{oc/k*100:.1f}% Occupied','',f'{S[0]:,}']+[m(S[1]),m(S[2]),m(S[3]),'','','',m(S[4])]); n+=k;occ+=oc
        G=[x+y for x,y in zip(G,S)]
    sty+=[('FONTNAME',(0,len(data)),(-1,len(data)),'Helvetica-Bold'),('LINEABOVE',(0,len(data)),(-1,len(data)),1,colors.black)]
    data.append([f'Total {n} Units','',f'{occ/n*100:.1f}% Occupied','',f'{G[0]:,}',m(G[1]),m(G[2]),m(G[3]),'','','',m(G[4])])
    t=Table(data,repeatRows=1,colWidths=[56,38,120,78,36,56,56,56,54,54,54,54]); t.setStyle(TableStyle([('FONTSIZE',(0,0),(-1,-1),7),('FONTNAME',(0,0),(-1,0),'Helvetica-Bold'),('ALIGN',(4,0),(7,-1),'RIGHT'),('ALIGN',(11,0),(11,-1),'RIGHT'),('LINEBELOW',(0,0),(-1,0),1,colors.black),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('LINEBELOW',(0,1),(-1,-1),.2,colors.lightgrey),('TOPPADDING',(0,0),(-1,-1),2.5),('BOTTOMPADDING',(0,0),(-1,-1),2.5)]+sty))
    def ft(c,d): c.setFont('Helvetica',7); c.drawString(36,22,'Created on 04/08/2026'); c.drawRightString(756,22,f'Page {d.page}')
    SimpleDocTemplate(DOC+fn,pagesize=landscape(letter),leftMargin=36,rightMargin=36,topMargin=34,bottomMargin=40,invariant=1).build([Paragraph('Rent Roll',hb),Spacer(1,10),Paragraph('Exported On: 04/08/2026 10:41 AM',st),Paragraph('<b>Properties:</b> Harmon Block, Tillery Flats',st),Paragraph('<b>Units:</b> Active &nbsp; <b>As of:</b> 03/31/2026 &nbsp; <b>Include Non-Revenue Units:</b> No',st),Spacer(1,8),t],onFirstPage=ft,onLaterPages=ft)
    save(fn,'MIXED_USE','AppFolio rent roll, two properties',False,None,A,n,occ,n-occ,rows)
def p4():
    R=random.Random(3804); fn='gateway_4410_mri.pdf'; A=date(2025,12,31)
    C=[(24,'l','Bldg Id-','Suit Id'),(80,'l','','Occupant Name'),(262,'r','Rent','Start'),(312,'r','','Expiration'),(356,'r','GLA','Sqft'),(420,'r','Monthly','Base Rent'),(466,'r','Annual','Rate PSF'),(522,'r','Monthly','Cost Recovery'),(576,'r','Monthly','Other Income'),(592,'l','','Cat'),(660,'r','','Date'),(716,'r','Monthly','Amount'),(762,'r','','PSF')]
    def head(s):
        s.t(24,'Database:','l',1);s.t(66,'KESTRELPM'); s.t(s.W/2,'Rent Roll','c',1,11); s.t(s.W-30,f'Page: {s.n}','r'); s.dn()
        s.t(24,'Bldg Status:','l',1);s.t(70,'Active only');s.t(s.W/2,'Gateway Office Center','c',1,9);s.t(s.W-30,'Date: 1/6/2026','r'); s.dn(); s.t(s.W/2,'12/31/2025','c');s.t(s.W-30,'Time: 04:17 PM','r');s.dn(1.5)
        s.t(676,'--------- Future Rent Increases ---------','c');s.dn()
        for x,a,h1,h2 in C:s.t(x,h1,a,1);s.t(x,h2,a,1,y=s.y-8.5)
        s.dn();s.ln(22,766,-3,.8);s.dn(1.8)
    p=P(fn,landscape(letter),30,36,head,None,font='Times',fs=8,lead=9.5)
    def T(x,v,al='l',b=False): 
        p.c.setFont('Times-Bold' if b else 'Times-Roman',8)
        if v not in(None,''): {'l':p.c.drawString,'r':p.c.drawRightString,'c':p.c.drawCentredString}[al](x,p.y,str(v))
    rows=[]; os_=vs=0
    T(24,'Vacant Suites','l',1);p.dn(1.4)
    for su,sf in(('0130',1880),('0340',3412),('0505',2260)):
        T(24,f'4410 -{su}');T(80,'Vacant');T(356,f'{sf:,}','r');p.dn(1.3);vs+=sf
        rows.append(row(unit=f'4410 -{su}',area=sf,statusText='Vacant',section='Vacant Suites'))
    p.dn();T(24,'Occupied Suites','l',1);p.dn(1.4)
    ten=[('0100','Hartsel Title & Escrow, Inc.',4120),('0110','Moraine Dental Group PLLC',2875),('0120','Lobby Provisions',640),('0200','Brightwater Engineering Consultants, LLC',9850),('0220','Nine Mile Insurance Agency',1960),('0230','Pruitt & Dane, CPAs',3340),('0300','Corvid Software Corp.',7715),('0320','State of Colorado - Dept. of Labor',5602),('0350','Oxbow Family Law',2105),('0400','Sunmesa Home Health',6480),('0410','Tessellate Design Studio',1744),('0420','Ledger Peak Mortgage',4236),('0500','Altavista Wealth Partners',8120),('0510','Granby Survey Co.',2390)]
    tb=tc=to=0
    for su,n,sf in ten:
        rate=R.choice([23.5,24,24.75,25.5,26.25]); b=round(sf*rate/12,2); cr=round(sf*R.choice([0,1.15,2.4])/12,2); ot=R.choice([0,0,0,150,300]); s=date(R.randint(2018,2024),R.randint(1,12),1); e=addm(s,R.choice([96,108,120]))-timedelta(1)
        if n.startswith('Lobby'): e=None;s=date(2016,4,1)
        steps=[]
        if e:
            d=date(2026,s.month,1);r=rate
            while d<e and len(steps)<3: r=round(r+.6,2);steps.append((d,round(sf*r/12,2),r));d=addm(d,12)
        p.need(max(1,len(steps))+1)
        for (x,a,_,_),v in zip(C,[f'4410 -{su}',n,us2(s) if 0 else f'{s.month}/{s.day}/{s.year}',f'{e.month}/{e.day}/{e.year}' if e else 'MTM',f'{sf:,}',mn(b),mn(rate),mn(cr) if cr else '',mn(ot) if ot else '']):T(x,v,a)
        for i,(d,am,r) in enumerate(steps):
            if i:p.dn()
            T(592,'BRO');T(660,f'{d.month}/{d.day}/{d.year}','r');T(716,mn(am),'r');T(762,mn(r),'r')
        p.dn(1.5);tb+=b;tc+=cr;to+=ot;os_+=sf
        rows.append(row(unit=f'4410 -{su}',tenantName=n,area=sf,leaseStartDate=s,leaseEndDate=e or 'MTM',contractRent=b,statusText='Occupied',section='Occupied Suites',charges=([dict(code='Monthly Cost Recovery',amount=cr)] if cr else [])+([dict(code='Monthly Other Income',amount=ot)] if ot else []),rentSteps=[dict(date=iso(d),amount=a) for d,a,_ in steps]))
    p.need(4);T(24,'Additional Space','l',1);p.dn(1.4)
    T(24,'4410 -ROOF');T(80,'Skyreach Towers (antenna)');T(262,'6/1/2021','r');T(312,'5/31/2031','r');T(356,'0','r');T(576,'1,925.00','r');to+=1925;p.dn(2)
    rows.append(row(unit='4410 -ROOF',tenantName='Skyreach Towers (antenna)',area=0,leaseStartDate=date(2021,6,1),leaseEndDate=date(2031,5,31),section='Additional Space',charges=[dict(code='Monthly Other Income',amount=1925)]))
    p.need(6);p.ln(22,766,8)
    G=os_+vs
    for i,(l,k,u) in enumerate((('Occupied Sqft:',os_,14),('Leased/Unoccupied Sqft:',0,0),('Vacant Sqft:',vs,3),('Total Sqft:',G,17))):
        if i==0:T(24,'Totals:','l',1);T(420,mn(tb),'r',1);T(522,mn(tc),'r',1);T(576,mn(to),'r',1)
        T(220,l,'r',1);T(258,f'{k/G*100:.2f}%' if i<3 else '','r');T(300,f'{u} Units','r');T(356,f'{k:,}','r',1);p.dn()
    p.done()
    save(fn,'OFFICE','MRI commercial rent roll with future increases',True,'Gateway Office Center',A,17,14,3,rows)
def p5():
    R=random.Random(3805); fn='lockaway_depot_rentroll.pdf'; A=date(2026,2,28)
    TY=[('5x5 Climate',58),('5x10 Climate',92),('10x10 Climate',158),('10x10 Drive-Up',139),('10x15 Drive-Up',182),('10x20 Drive-Up',229),('12x30 Parking',85)]
    C=[(36,'l','Unit'),(70,'l','Unit Type'),(146,'l','Tenant'),(300,'r','Move In'),(350,'r','Paid Thru'),(396,'r','Street Rate'),(438,'r','Rent'),(486,'r','Insurance'),(530,'r','Total'),(576,'r','Past Due')]
    def head(s):
        s.c.setFillColorRGB(.12,.3,.45);s.c.rect(0,s.H-44,s.W,44,fill=1,stroke=0);s.c.setFillGray(1);s.t(36,'Rent Roll','l',1,15,s.H-28);s.t(s.W-36,'Lockaway Depot - Route 9','r',0,9,s.H-22);s.t(s.W-36,'As of Feb 28, 2026','r',0,8,s.H-34);s.c.setFillGray(0)
        for x,a,h in C:s.t(x,h,a,1)
        s.ln(34,578,-3);s.y-=13
    def foot(s):s.t(36,'storEDGE  |  generated Mar 2, 2026 7:03 AM MST',fs=6,y=20);s.t(576,str(s.n),'r',fs=6,y=20)
    p=P(fn,letter,60,38,head,foot,fs=6.8,lead=10.4)
    rows=[];su={};T=[0]*5
    units=[f'A{i:02d}' for i in range(1,37)]+[f'B{i:02d}' for i in range(1,43)]+[f'C{i:02d}' for i in range(1,31)]+[f'P{i:02d}' for i in range(1,13)]
    fmt=lambda d:d.strftime('%b %d, %Y') if d else ''
    for i,u in enumerate(units):
        ty,sr={'A':TY[i%3],'B':TY[3+i%2],'C':TY[4+i%2],'P':TY[6]}[u[0]]; p.need(1)
        if i%2:p.c.setFillGray(.95);p.c.rect(34,p.y-3,544,10.4,fill=1,stroke=0);p.c.setFillGray(0)
        z=R.random();g=su.setdefault(ty,[0,0,0,0,0]);g[0]+=1
        if z<.13 or z>.975:
            w='Vacant' if z<.13 else 'Unrentable';g[2 if z<.13 else 3]+=1
            for (x,a,_),v in zip(C,[u,ty,w,'','',mn(sr)]):p.t(x,v,a)
            rows.append(row(unit=u,unitType=ty,statusText=w,marketRent=sr))
            T[0]+=sr
        else:
            g[1]+=1;n=nm(R) if R.random()<.93 else R.choice(['Palo Duro Plumbing','Fern Street Movers','Two Rivers Catering']);mi=A-timedelta(R.randint(12,1900));rent=sr+R.randint(-20,34);ins=R.choice([0,12,12,15]);pt=R.choice([A,A,A,date(2026,3,14),date(2026,1,31)]);pd=rent+ins+20. if pt==date(2026,1,31) else 0.
            for (x,a,_),v in zip(C,[u,ty,n,fmt(mi),fmt(pt),mn(sr),mn(rent),mn(ins),mn(rent+ins),mn(pd)]):p.t(x,v,a)
            g[4]+=rent
            for k,q in enumerate((sr,rent,ins,rent+ins,pd)):T[k]+=q
            rows.append(row(unit=u,unitType=ty,tenantName=n,statusText='Occupied',moveInDate=mi,marketRent=sr,contractRent=rent,charges=[dict(code='Insurance',amount=ins)],totalCharges=rent+ins,balance=pd))
        p.dn()
    p.need(2);p.ln(34,578,7,1);p.t(36,f'Total ({len(units)} units)','l',1)
    for x,q in zip((396,438,486,530,576),T):p.t(x,mn(q),'r',1)
    p.dn(2);p.need(12);p.t(36,'Occupancy by unit type','l',1,9);p.dn(1.3)
    hx=(36,200,260,320,390,470)
    for x,h in zip(hx,('Unit Type','Total','Occupied','Vacant','Unrentable','Rent in place')):p.t(x,h,'l' if x==36 else 'r',1)
    p.dn();Z=[0]*5
    for k,_ in TY:
        g=su[k];Z=[a+b for a,b in zip(Z,g)]
        for x,v in zip(hx,[k]+g[:4]+[mn(g[4])]):p.t(x,v,'l' if x==36 else 'r')
        p.dn()
    for x,v in zip(hx,['All units']+Z[:4]+[mn(Z[4])]):p.t(x,v,'l' if x==36 else 'r',1)
    p.done();save(fn,'SELF_STORAGE','storEDGE rent roll with occupancy by type',False,'Lockaway Depot - Route 9',A,Z[0],Z[1],Z[2],rows)
def p6():
    fn='marlow_corners_certified.pdf';A=date(2026,6,30)
    b=ParagraphStyle('b',fontName='Times-Roman',fontSize=10.5,leading=13);c=ParagraphStyle('c',fontName='Times-Roman',fontSize=9,leading=10.5)
    D=[('101','Pho Saigon Garden',1820,'5/1/2019','4/30/2029',3185,758.33,[('5/1/2027',3276)],3000),('103','Marlow Nails & Spa',1150,'9/1/2022','8/31/2027',2156.25,479.17,[('9/1/2026',2220.94)],2156.25),('105','Vacant',1400,None,None,None,None,[],None),('107-109','Dollar Barn Stores #2218',7900,'2/15/2016','2/28/2031',7241.67,2765,[('3/1/2028',7900)],0),('111','Clip & Co. Barbers',950,'1/1/2024','MTM',1741.67,395.83,[],1500),('113','Liberty Bell Tax',1025,'11/1/2023','10/31/2026',1793.75,427.08,[],1793.75),('115','Dr. A. Feldspar, Optometry',1610,'7/1/2021','6/30/2031',3354.17,670.83,[('7/1/2026',3454.79),('7/1/2028',3558.44)],3200),('117','Crossfit Marlow LLC',4200,'4/1/2025','3/31/2030',5250,1470,[('4/1/2027',5407.5)],10500),('119','Vacant (leased to Wing Yard, opens 9/15/2026)',1500,None,None,None,None,[],None),('ATM','Prairie Federal Credit Union (ATM pad)',None,'6/1/2020','5/31/2030',600,None,[],None)]
    def i(s):
        if not s or s=='MTM':return s
        a=[int(q) for q in s.split('/')];return date(a[2],a[0],a[1])
    data=[['Suite','Tenant','Sq. Ft.','Lease Term','Monthly\nBase Rent','Monthly\nNNN','Security\nDeposit','Scheduled increases']];rows=[]
    for u,n,sf,s,e,r,nn,st,dp in D:
        vac=n.startswith('Vac')
        data.append([u,Paragraph(('<i>%s</i>'%n) if vac else n.replace('&','&amp;'),c),f'{sf:,}' if sf else '',Paragraph((s+' –<br/>'+('month to month' if e=='MTM' else e)) if s else '',c),f'${r:,.2f}' if r else '',f'${nn:,.2f}' if nn else '','None' if dp==0 else f'${dp:,.2f}' if dp else '',Paragraph('<br/>'.join(f'{d}: ${a:,.2f}' for d,a in st),c)])
        rows.append(row(unit=u,tenantName=None if vac else n,statusText='Vacant' if vac else None if u=='ATM' else 'Occupied',area=sf,leaseStartDate=i(s),leaseEndDate='month to month' if e=='MTM' else i(e),contractRent=r,deposit=dp or None,charges=[dict(code='NNN',amount=nn)] if nn else [],rentSteps=[dict(date=iso(i(d)),amount=a) for d,a in st]))
    data.append(['','Total',f'{sum(d[2] or 0 for d in D):,}','',f'${sum(d[5] or 0 for d in D):,.2f}',f'${sum(d[6] or 0 for d in D):,.2f}',f'${sum(d[8] or 0 for d in D):,.2f}',''])
    t=Table(data,colWidths=[44,128,40,68,60,56,60,92],repeatRows=1);t.setStyle(TableStyle([('FONTNAME',(0,0),(-1,-1),'Times-Roman'),('FONTSIZE',(0,0),(-1,-1),9),('FONTNAME',(0,0),(-1,0),'Times-Bold'),('FONTNAME',(0,-1),(-1,-1),'Times-Bold'),('GRID',(0,0),(-1,-1),.5,colors.black),('VALIGN',(0,0),(-1,-1),'TOP'),('ALIGN',(2,0),(2,-1),'RIGHT'),('ALIGN',(4,0),(6,-1),'RIGHT')]))
    SimpleDocTemplate(DOC+fn,pagesize=letter,leftMargin=32,rightMargin=32,topMargin=54,bottomMargin=50,invariant=1).build([Paragraph('<para align=center><b>EXHIBIT B<br/>CERTIFIED RENT ROLL</b></para>',b),Spacer(1,8),Paragraph('Borrower: Marlow Corners Holdings, LP &nbsp;&nbsp; Loan No. 30-0417726<br/>Property: <b>Marlow Corners Shopping Center</b>, 2200 County Line Road<br/>Rent roll as of June 30, 2026',b),Spacer(1,10),t,Spacer(1,8),Paragraph('The center has nine (9) shop spaces, of which seven (7) are occupied and two (2) are vacant. The ATM pad in the parking field is not a shop space. No tenant has prepaid rent more than one month in advance. Tenant in Suite 113 has asked for renewal terms.',b),Spacer(1,14),Paragraph('The undersigned certifies that the foregoing is true, correct and complete in all material respects.<br/><br/>MARLOW CORNERS HOLDINGS, LP<br/><br/>By: ______________________________<br/>Name: Gwendolyn Harcastle<br/>Title: Authorized Signatory<br/>Date: July 14, 2026',b)])
    save(fn,'RETAIL','Word-like certified rent roll exhibit',False,'Marlow Corners Shopping Center',A,9,7,2,rows)
def p7():
    R=random.Random(3807);fn='willow_bend_mhc_rm.pdf';A=date(2025,12,31)
    C=[(30,'l','Site'),(62,'l','Resident'),(196,'l','Home'),(266,'r','Move In'),(318,'r','Lease End'),(372,'r','Lot Rent'),(424,'r','Home Rent'),(470,'r','Water/Swr'),(512,'r','Trash'),(566,'r','Total'),(622,'r','Deposit'),(678,'r','Balance'),(690,'l','Status')]
    def head(s):
        s.t(30,'Willow Bend Manufactured Home Community','l',1,11);s.t(760,'Rent Roll','r',1,11);s.dn(1.3);s.t(30,'As of December 31, 2025');s.t(760,f'Page {s.n}','r');s.dn(1.6)
        s.t(450,'Recurring Charges','c',1);s.ln(335,566,-2,.4);s.dn(1.1)
        for x,a,h in C:s.t(x,h,a,1)
        s.ln(28,764,-3,1);s.dn(1.5)
    p=P(fn,landscape(letter),36,36,head,lambda s:s.t(30,'Rent Manager 12  -  user: mgr_wbend  -  1/5/2026 11:26:40 AM',fs=6,y=20),fs=7,lead=9.6)
    rows=[];T=[0]*7;ct={};pl=None
    for i in range(1,69):
        u=f'{i:03d}';z=R.random();p.need(1)
        st='Vacant' if z<.09 else 'Vacant POH' if i==23 or i==57 else 'Notice' if i==31 else 'Eviction' if i==44 else 'Manager' if i==1 else 'Occupied';ct[st]=ct.get(st,0)+1
        if st.startswith('Vac'):
            for (x,a,_),v in zip(C,[u,'- vacant -','POH' if 'POH' in st else 'No home']+['']*9+[st]):p.t(x,v,a)
            rows.append(row(unit=u,unitType='POH' if 'POH' in st else None,statusText=st))
        else:
            poh=R.random()<.25;lr=0 if i==1 else R.choice([585,595,610,625]);hr=R.choice([425,450,495]) if poh else 0;w=round(R.uniform(24,71),2);tr=18;tot=round(lr+hr+w+tr,2);dep=R.choice([300,500,0]);bal=R.choice([0.]*6+[round(R.uniform(-40,700),2)]);mi=A-timedelta(R.randint(60,7000));le=eom(date(2026,R.randint(1,12),1)) if poh else 'MTM';n=nm(R,'lf');pr=lr
            if i==38: pr={585:558,595:559,610:601,625:652}[lr];pl=dict(what=f'Site {u}: lot rent printed as {pr:.2f}; row total and column totals are built on {lr:.2f}',kind='digit_changed')
            for (x,a,_),v in zip(C,[u,n,'POH' if poh else 'TOH',us(mi),us(le),mn(pr),mn(hr) if hr else '',mn(w),mn(tr),mn(tot),mn(dep),mn(bal),st]):p.t(x,v,a)
            for k,q in enumerate((lr,hr,w,tr,tot,dep,bal)):T[k]+=q
            rows.append(row(unit=u,unitType='POH' if poh else 'TOH',tenantName=n,statusText=st,moveInDate=mi,leaseEndDate=le,contractRent=pr,charges=[dict(code=c,amount=q) for c,q in(('Lot Rent',pr),('Home Rent',hr),('Water/Swr',w),('Trash',tr)) if not(c=='Home Rent' and not q)],totalCharges=tot,deposit=dep,balance=bal))
        p.dn()
    p.need(9);p.ln(28,764,7);p.t(30,'Total Sites','l',1)
    def tt():
        for x,q in zip((372,424,470,512,566,622,678),T):p.t(x,mn(q),'r',1)
    tt();p.dn(1.8);p.t(30,'RV / Boat Storage (not sites)','l',1);p.dn(1.2)
    for k in range(1,6):
        n=nm(R,'lf');p.t(30,f'RV{k}');p.t(62,n);p.t(318,'MTM','r');p.t(566,mn(45),'r');p.t(678,mn(0),'r');T[4]+=45;p.dn()
        rows.append(row(unit=f'RV{k}',tenantName=n,leaseEndDate='MTM',totalCharges=45,balance=0.,section='RV / Boat Storage (not sites)'))
    p.ln(28,764,7);p.t(30,'Grand Total','l',1);tt();p.dn(2);p.need(7);v=sum(q for k,q in ct.items() if k[:3]=='Vac')
    p.t(30,'Summary by Status','l',1);p.dn()
    for k in('Occupied','Manager','Notice','Eviction','Vacant','Vacant POH'):p.t(30,k);p.t(140,ct.get(k,0),'r');p.dn()
    p.t(30,'Sites','l',1);p.t(140,68,'r',1);p.t(170,f'Occupied {68-v}    Vacant {v}    ({(68-v)/68*100:.1f}%)');p.done();assert pl
    save(fn,'MANUFACTURED_HOUSING','Rent Manager community rent roll',True,'Willow Bend Manufactured Home Community',A,68,68-v,v,rows,planted=pl)
def run():
    for f in(p1,p2,p3,p4,p5,p6,p7):f()
