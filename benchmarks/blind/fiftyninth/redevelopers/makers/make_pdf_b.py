from make_common import *
# ---------- 5. British market hall: tenancy schedule, shops by lease, stalls by weekly licence
def doc5():
    X=Doc('Skelbrook Market Hall - tenancy schedule.pdf','RETAIL','redevelopers','surveyor tenancy schedule A3 landscape, pounds per annum, wrapped remarks; second table of weekly stalls','Skelbrook Market Hall, Cross Street, Skelbrook','2025-03-25',True)
    SH=[('Shop 1','Pemberton Family Butchers Ltd','Retail',642,'2019-06-24','2029-06-23','24/06/2024 (o/s)',14500,3210,3600,'Rent review of June 2024 outstanding; landlord quoting £16,250 pa.'),
     ('Shop 2','The Curious Cheese Company Ltd','Retail',418,'2022-09-29','2027-09-28','None',10250,2090,2500,''),
     ('Shops 3-4','Skelbrook Building Society','Financial',1315,'2015-12-25','2025-12-24','None',27000,6575,None,'Section 25 notice served 14/03/2025. Break not exercised.'),
     ('Shop 5','Vacant','',587,'','','','','','','Under offer to bakery at £11,750 pa, subject to contract.'),
     ('Shop 6','Anvil Coffee Roasters Ltd','Cafe',730,'2024-11-11','2034-11-10','11/11/2029',17500,3650,4375,'Rent free until 10/05/2025.'),
     ('Shop 7','Hartley & Daughters (Florists)','Retail',395,'2021-03-25','2026-03-24','None',8750,1975,2000,'Outside 1954 Act.'),
     ('Shop 8','Vacant','',604,'','','','','','','Held for lift lobby, Phase 2. Not to be let.'),
     ('First Floor','Calder Dance Academy CIO','Studio',3860,'2020-01-06','2030-01-05','06/01/2025',21000,9650,5000,'Turnover rent 8% of fees over £180,000.'),
     ('Clock Tower','Northern Mast Services Ltd','Telecoms',None,'2011-04-01','2031-03-31','01/04/2026',7800,None,None,'')]
    ST=[('A1','R. Ogden Fruit & Veg','2018-04-02',84),('A2','R. Ogden Fruit & Veg','2018-04-02',84),('A3','Vacant','',None),('A4','Pie Minster Stall','2023-10-09',78),
        ('A5','Key & Cobble','2009-01-05',62),('B1','Vacant','',None),('B2','Thai Market Kitchen','2024-02-12',95),('B3','Vacant','',None),('B4','Second Chapter Books','2022-05-16',58),
        ('B5','Wool Corner','2016-08-01',58),('B6','Phone Fix Skelbrook','2021-07-19',72),('C1','Pop-up: Makers Guild','2025-03-03',40),('C2','Vacant','',None),('C3','Saigon Baguette','2024-09-02',95),('C4','Vacant','',None)]
    def head(p):
        p.t(50,'TENANCY SCHEDULE','Times-Bold',15); p.t(p.W-50,'Strictly private and confidential','Times-Italic',9,'r'); p.y-=16
        p.t(50,'Skelbrook Market Hall, Cross Street, Skelbrook  -  as at 25 March 2025','Times-Roman',11); p.y-=24
    p=P(X.path,(1191,842),head,lambda p:p.t(p.W/2,f'Thwaite Ellwood LLP, Chartered Surveyors  |  {p.page}','Times-Roman',8,'c',y=26),50,50)
    p.t(50,'Part 1 - Shops and upper parts (leases)','Times-Bold',11);p.y-=16
    C=[(50,80,'Demise'),(132,165,'Tenant'),(300,60,'Use'),(362,50,'NIA|sq ft'),(418,68,'Term start'),(488,68,'Term expiry'),(558,84,'Next review'),(646,70,'Passing rent|£ pa'),(720,70,'Service charge|£ pa'),(796,64,'Deposit|held £'),(868,270,'Remarks')]
    num={3,7,8,9}
    def hd():
        p.box(50,p.y-14,p.W-100,26,(.9,.88,.8))
        for i,(x,w,h) in enumerate(C):
            for j,l in enumerate(h.split('|')): p.t(x+w if i in num else x+3,l,'Times-Bold',9,'r' if i in num else 'l',y=p.y+2-j*11)
        p.y-=28
    hd(); s=[0,0,0,0]
    for r in SH:
        rm=wrap(r[10],'Times-Roman',9,268); p.need(14*len(rm)); v=r[1]=='Vacant'
        cells=[r[0],r[1],r[2],f'{r[3]:,}' if r[3] else '',uk(r[4]) if r[4] else '',uk(r[5]) if r[5] else '',r[6],f'{r[7]:,}' if r[7] else '',f'{r[8]:,}' if r[8] else '',f'{r[9]:,}' if r[9] else '']
        for i,c in enumerate(cells): x,w,_=C[i]; p.t(x+w if i in num else x+3,c,'Times-Roman',9.5,'r' if i in num else 'l')
        for j,l in enumerate(rm): p.t(871,l,'Times-Roman',9,y=p.y-j*11)
        p.y-=11*max(1,len(rm))+3; p.line(50,p.W-50,p.y+9,.25); p.y-=3
        for i,q in enumerate((r[3],r[7],r[8],r[9])): s[i]+=q or 0
        X.add(unit=r[0],section='Part 1 - Shops and upper parts (leases)',area=r[3],unitType=r[2],tenantName=None if v else r[1],statusText='Vacant' if v else 'Occupied',leaseStartDate=r[4],leaseEndDate=r[5],annualRent=r[7] or None,charges=[dict(code='Service charge',amount=r[8],per='year')] if r[8] else None,deposit=r[9] or None)
    p.t(135,'Total Part 1','Times-Bold',9.5)
    for i,q in zip((3,7,8,9),s): p.t(C[i][0]+C[i][1],f'{q:,}','Times-Bold',9.5,'r')
    p.y-=34
    p.t(50,'Part 2 - Market stalls (weekly licences, inclusive of services)','Times-Bold',11);p.y-=16
    CC=[(50,60,'Stall'),(132,165,'Licensee'),(300,80,'Licence from'),(390,80,'Weekly fee £'),(480,100,'Annualised £ pa')]
    p.box(50,p.y-5,540,16,(.9,.88,.8))
    for i,(x,w,h) in enumerate(CC): p.t(x+w if i>2 else x+3,h,'Times-Bold',9,'r' if i>2 else 'l')
    p.y-=17; W=0
    for u,n,f,w in ST:
        v=n=='Vacant'; p.need(14)
        for i,c in enumerate((u,n,uk(f) if f else '',f'{w:.2f}' if w else '',f'{w*52:,}' if w else '')): x,ww,_=CC[i]; p.t(x+ww if i>2 else x+3,c,'Times-Roman',9.5,'r' if i>2 else 'l')
        p.y-=14; W+=w or 0
        X.add(unit=u,section='Part 2 - Market stalls (weekly licences, inclusive of services)',tenantName=None if v else n,statusText='Vacant' if v else 'Occupied',leaseStartDate=f,annualRent=w*52 if w else None)
    p.t(135,'Total Part 2','Times-Bold',9.5);p.t(470,f'{W:.2f}','Times-Bold',9.5,'r');p.t(580,f'{W*52:,}','Times-Bold',9.5,'r');p.y-=20
    p.t(135,'Total passing rent and licence fees','Times-Bold',9.5);p.t(580,f'{W*52+s[1]:,}','Times-Bold',9.5,'r')
    p.done(); X.save()
# ---------- 6. Melbourne brewery
def doc6():
    X=Doc('yarra_maltworks_tenancy_schedule_jun25.pdf','MIXED_USE','redevelopers','Australian agent tenancy schedule, sqm, net rent and outgoings pa plus gst, car bays and signage','Yarra Maltworks Precinct','2025-06-30',True)
    L=[('Malthouse',[('M1','Fermenter & Sons Pty Ltd','Hospitality',486.5,'1-Jul-21','30-Jun-31',395,88,'4.0% p.a.','5+5'),('M2','Slowpour Cafe Pty Ltd','Cafe',142.0,'15-Nov-23','14-Nov-28',520,88,'CPI','5'),
       ('M3','VACANT','',210.3),('M1.01','Tidewater Digital Pty Ltd','Office',655.0,'1-Feb-22','31-Jan-27',340,95,'3.75% p.a.','3+3'),('M1.02','Bluegum Physiotherapy','Medical',188.4,'1-Sep-24','31-Aug-29',365,95,'3.5% p.a.','5')]),
      ('Brewhouse',[('B1','Kiln Gallery Inc.','Gallery',324.7,'1-Mar-20','Holding over',180,70,'-','-'),('B2','VACANT','',268.9),('B3','Copperline Boulders Pty Ltd','Gym',912.0,'1-Dec-22','30-Nov-32',215,70,'CPI + 1%','5+5'),('B2.01','Redgum Accountants','Office',301.6,'1-Jul-23','30-Jun-26',330,95,'4.0% p.a.','3'),('B2.02','VACANT','',305.2)]),
      ('Cooperage & Yards',[('C1','Wattle Street Bakers Pty Ltd','Food production',415.0,'1-May-24','30-Apr-34',240,62,'3.0% p.a.','5+5'),('C2','Pop-up: Night Noodle Co','Food stall',95.0,'1-Jun-25','31-Aug-25',300,None,'-','-'),
       ('Car bays 1-12','Tidewater Digital Pty Ltd','Car parking',None,'1-Feb-22','31-Jan-27',28800,None,'3.75% p.a.','-'),('Silo sign','Halcyon Outdoor Media','Signage',None,'1-Jan-25','31-Dec-29',64000,None,'CPI','-'),('Store S4','Fermenter & Sons Pty Ltd','Storage',38.0,'1-Jul-21','30-Jun-31',110,None,'4.0% p.a.','-')])]
    import datetime
    iso=lambda s: datetime.datetime.strptime(s,'%d-%b-%y').date().isoformat() if s[0].isdigit() else s
    C=[(36,'l','Tenancy'),(104,'l','Lessee'),(232,'l','Use'),(352,'r','Area|(m²)'),(362,'l','Lease|commence'),(414,'l','Lease|expiry'),(520,'r','Net rent|$/m²'),(582,'r','Net rent|$ p.a.'),(644,'r','Outgoings|$ p.a.'),(704,'r','Gross passing|$ p.a.'),(714,'l','Review'),(770,'l','Option')]
    def head(p):
        p.box(0,p.H-62,p.W,62,(.42,.15,.12)); p.t(36,'YARRA MALTWORKS PRECINCT','LSB',15,col=(1,1,1),y=p.H-30); p.t(36,'Tenancy schedule as at 30 June 2025. All amounts exclusive of GST.','LS',9,col=(1,1,1),y=p.H-48); p.y=p.H-84
        for x,a,h in C:
            for j,l in enumerate(h.split('|')): p.t(x,l,'LNB',8,a,y=p.y-j*9)
        p.y-=14; p.line(36,p.W-36,w=1.2); p.y-=12
    p=P(X.path,(842,595),head,lambda p:p.t(p.W-36,f'Prepared by Lygon Bay Property Management  p{p.page}','LS',6.5,'r',y=18),40,40)
    G=[0,0,0,0]; rec=[]
    for b,R in L:
        p.need(60); p.t(36,b.upper(),'LNB',9.5,col=(.42,.15,.12)); p.y-=13; S=[0,0,0,0]; vac=0
        for r in R:
            a=r[3]; v=r[1]=='VACANT'; p.need(13)
            p.t(36,r[0],'LN',8.5);p.t(104,r[1],'LN',8.5);p.t(232,r[2],'LN',8.5)
            if a:p.t(352,f'{a:,.1f}','LN',8.5,'r')
            S[0]+=a or 0; k=dict(unit=r[0],building=b.upper(),area=a,unitType=r[2],statusText='VACANT' if v else 'Occupied')
            if v: vac+=a
            else:
                rate=r[6]; net=round(a*rate) if a else rate; og=round(a*r[7]) if r[7] else 0
                p.t(362,r[4],'LN',8.5);p.t(414,r[5],'LN',8.5)
                if a:p.t(520,f'{rate:,.2f}','LN',8.5,'r')
                pn=net
                p.t(582,f'{pn:,}','LN',8.5,'r')
                if og:p.t(644,f'{og:,}','LN',8.5,'r')
                p.t(704,f'{net+og:,}','LN',8.5,'r');p.t(714,r[8],'LN',8.5);p.t(770,r[9],'LN',8.5)
                S[1]+=net;S[2]+=og;S[3]+=net+og
                k.update(tenantName=r[1],leaseStartDate=iso(r[4]),leaseEndDate=iso(r[5]),annualRent=pn,charges=[dict(code='Outgoings',amount=og,per='year')] if og else None)
            X.add(**k); p.y-=13
        p.line(300,706,p.y+10,.4);p.t(104,'Sub-total '+b,'LNB',8.5);p.t(352,f'{S[0]:,.1f}','LNB',8.5,'r')
        for x,q in zip((582,644,704),S[1:]): p.t(x,f'{q:,}','LNB',8.5,'r')
        p.y-=20; G=[g+q for g,q in zip(G,S)]; rec.append((b,S[0],vac))
    p.line(36,p.W-36,p.y+11,1.2);p.t(104,'PRECINCT TOTAL','LNB',9);p.t(352,f'{G[0]:,.1f}','LNB',9,'r')
    for x,q in zip((582,644,704),G[1:]): p.t(x,f'{q:,}','LNB',9,'r')
    p.y-=24;p.need(80);p.t(104,'Vacancy recap','LNB',9);p.t(300,'Area m²','LNB',8.5,'r');p.t(352,'Vacant m²','LNB',8.5,'r');p.t(400,'Vacant %','LNB',8.5,'r');p.y-=12
    for b,a,v in rec: p.t(104,b,'LN',8.5);p.t(300,f'{a:,.1f}','LN',8.5,'r');p.t(352,f'{v:,.1f}','LN',8.5,'r');p.t(400,f'{v/a*100:.1f}%','LN',8.5,'r');p.y-=12
    p.done(); X.save(None,None,3)
# ---------- 8. appraiser's flex park page
def doc8():
    X=Doc('TurnpikeFlex_Appraisal_RentRoll_p41.pdf','INDUSTRIAL','redevelopers','appraisal report pages, boxed grid portrait with wrapped tenant and escalation text, recaps','Turnpike Commerce Flex Park','2025-05-15')
    R=[('A','100','Delmarva Pump & Supply','NNN',12000,9.25,'2020-06-01','2030-05-31','3.0% annually'),('A','110','Vacant','',6000),('A','120','Brightside Pediatric Therapy, LLC','MG',4500,14.50,'2023-02-01','2028-01-31','$0.40/SF annually'),('A','130','Hawk Ridge Martial Arts','MG',4500,12.75,'2022-08-01','2025-07-31','Flat'),
       ('A','140','Vacant (roll-up door inoperable)','',9000),('B','200','Sanguine Diagnostics, Inc.','NNN',18500,11.10,'2018-11-01','2028-10-31','2.5% annually'),('B','210','Corrigan Tile Distributors','NNN',7250,8.85,'2021-04-01','2026-03-31','3.0% annually'),('B','220','New Covenant Fellowship','Gross',5250,10.00,'2016-09-01','Month to month','None'),
       ('B','230','Vacant','',11000),('C','300','Apex Solar Installers','NNN',9800,9.60,'2024-12-01','2029-11-30','3.5% annually'),('C','310','State Dept. of Labor','Gross',14200,17.25,'2019-01-01','2028-12-31','Flat, CPI on expenses'),('C','320','Vacant','',3300),('C','330','Pinewood Cabinet Makers','NNN',6600,8.50,'2022-01-01','2026-12-31','3.0% annually'),('C','340','Lockhart Records Storage','MG',10100,7.10,'2013-07-01','2026-06-30','2.0% annually')]
    C=[36,62,98,232,270,318,378,438,480,532,588,]
    C=[36,60,92,200,234,280,336,400,440,492,550,]
    H=['Bldg','Suite','Tenant','Lease|Type','Leased|Area SF','Start','Expiration','Contract|$/SF/Yr','Monthly|Rent','Annual|Rent']
    def head(p):
        p.t(36,'TURNPIKE COMMERCE FLEX PARK','Times-Bold',10);p.t(576,'INCOME CAPITALIZATION APPROACH','Times-Roman',8,'r');p.y-=4;p.line(36,576,w=1.5);p.y-=24
        if p.page==1:
            for l in ('The subject is a three-building flex park developed in 1987 and partly re-tenanted by the current owner. The following rent roll was','furnished by ownership and is stated as of the effective date of value, May 15, 2025. Base rents are those contractually payable in May 2025.'):
                p.t(36,l,'Times-Roman',9.5);p.y-=12
            p.y-=8;p.t(306,'RENT ROLL SUMMARY','Times-Bold',11,'c');p.y-=14
    p=P(X.path,(612,792),head,lambda p:(p.line(36,576,40,.5),p.t(306,f'DORNAN VALUATION GROUP     {40+p.page}','Times-Roman',8,'c',y=28)),50,60)
    C=[36,62,98,216,252,304,358,420,462,516,576]
    def grid(h,cells,f,z,bg=None):
        y=p.y
        if bg:p.box(36,y-h,540,h,bg)
        for i,ls in enumerate(cells):
            for j,l in enumerate(ls):
                if i>=7 or i==4: p.t(C[i+1]-3,l,f,z,'r',y=y-10-j*9)
                else: p.t(C[i]+3,l,f,z,y=y-10-j*9)
        p.c.setLineWidth(.4)
        for x in C: p.c.line(x,y,x,y-h)
        p.line(36,576,y,.4);p.line(36,576,y-h,.4);p.y-=h
    grid(24,[h.split('|') for h in H],'Times-Bold',8,(.85,.85,.85)); S=[0,0,0,0]
    rows=[]
    for r in R:
        b,s,t=r[:3];a=r[4];v=t.startswith('Vacant');mr=an=0
        tl=wrap(t,'Times-Roman',8.5,112)
        if v: cells=[[b],[s],tl,['-'],[f'{a:,}'],['-'],['-'],['-'],['-'],['-']]; S[1]+=a; k={}
        else:
            an=r2(a*r[5]);mr=r2(an/12); to=r[7]
            tl=tl+wrap('Esc: '+r[8],'Times-Italic',7.5,108)
            cells=[[b],[s],tl,[r[3]],[f'{a:,}'],[us2(r[6])],[us2(to)] if to[0]=='2' else ['Month to','month'],[f'${r[5]:.2f}'],[f'${mr:,.2f}'],[f'${an:,.2f}']]
            k=dict(tenantName=t,leaseStartDate=r[6],leaseEndDate=to,contractRent=mr,annualRent=an)
        X.add(unit=s,building=b,area=a,statusText='Vacant' if v else 'Occupied',**k)
        S[0]+=a;S[2]+=mr;S[3]+=an
        h=4+10*max(len(c) for c in cells)
        p.need(h); grid(h,cells,'Times-Roman',8.5)
    grid(15,[[''],[''],['Totals'],[''],[f'{S[0]:,}'],[''],[''],[''],[f'${S[2]:,.2f}'],[f'${S[3]:,.2f}']],'Times-Bold',8.2,(.93,.93,.93))
    p.y-=16;p.need(60)
    p.t(36,f'Of the {len(R)} suites, 10 are occupied and 4 are vacant; occupancy by area is {(S[0]-S[1])/S[0]*100:.1f}%.','Times-Roman',9.5);p.y-=24
    p.need(120);p.t(306,'LEASE EXPIRATION SUMMARY','Times-Bold',10,'c');p.y-=14
    for x,a,h in ((180,'l','Year'),(300,'r','Tenants'),(370,'r','Area SF'),(440,'r','% of NRA')):p.t(x,h,'Times-Bold',8.5,a)
    p.y-=4;p.line(176,444);p.y-=11
    e={}
    for r in R:
        if r[2].startswith('Vacant'): k='Vacant'
        else: k=r[7][:4] if r[7][0]=='2' else 'Month to month'
        q=e.setdefault(k,[0,0]);q[0]+=1;q[1]+=r[4]
    for k in sorted(e):p.t(180,k,'Times-Roman',9);p.t(300,e[k][0],'Times-Roman',9,'r');p.t(370,f'{e[k][1]:,}','Times-Roman',9,'r');p.t(440,f'{e[k][1]/S[0]*100:.1f}%','Times-Roman',9,'r');p.y-=12
    p.done();X.save(14,10,4)
doc5();doc6();doc8()
