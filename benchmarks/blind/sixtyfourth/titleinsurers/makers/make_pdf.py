from lib import *
from reportlab.lib.pagesizes import letter, landscape, legal
from reportlab.pdfgen import canvas
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors
from reportlab.lib.units import inch
def out(f): return f'{HERE}/documents/{f}'
def P(t,size=8,font='Helvetica',al=0,lead=None,**k): return Paragraph(t,PS('x',fontName=font,fontSize=size,leading=lead or size*1.18,alignment=al,**k))

# 1 -------------------------------------------------- office tower, Exhibit C to the owner's affidavit
def p01():
    r=random.Random(6401); N=Names(r); asof=D(2026,9,30); f='Exhibit_C_Certified_Rent_Roll.pdf'
    T='Times-Roman'; TB='Times-Bold'
    rows=[];tab=[]
    opts=['1 x 5 yrs @ FMV','2 x 5 yrs @ 95% FMV','None','None','1 x 3 yrs @ $31.50','1 x 10 yrs']
    rof=['None','None','None','ROFO - rest of floor','ROFR to lease {}th floor','None','ROFR to lease adjoining suite']
    for fl in range(1,15):
        n=r.choice([1,2,3,3,2]) if fl>1 else 3
        for k in range(n):
            s=f"{fl}{k*10:02d}" if n>1 else f"{fl}00"
            a=round(r.uniform(15500,17200)/n*r.uniform(.85,1.1)) if fl>1 else r.randint(1200,3900)
            if (fl,k) in ((4,1),(7,0),(9,1),(12,1)) :
                rows.append(dict(unit=s,area=a,statusText='VACANT')); tab.append((fl,s,None,a)); continue
            nm=N.co('office' if fl>1 else 'retail'); c,e=term(r,asof,[3,5,7,10])
            b=round(a*r.uniform(26,34)/12,2); o=round(a*r.uniform(9.4,10.2)/12,2); pk=r.choice([0,0,5,8,12,20])*135.0
            dep=r.choice([None,round(b,2),round(b,-2)])
            t=b+o+pk
            rows.append(dict(unit=s,area=a,tenantName=nm,statusText='Occupied',contractRent=b,leaseStartDate=c,leaseEndDate=e,deposit=dep,
              charges=[dict(code='Opex Est.',amount=o)]+([dict(code='Parking',amount=pk)] if pk else []),totalCharges=round(t,2)))
            tab.append((fl,s,nm,a,c,e,b,o,pk,round(t,2),dep,r.choice(opts),r.choice(rof).format(fl+1)))
    S=7.2
    h1=['Floor','Suite','Tenant as named in Lease','RSF','Term of Lease','','Monthly Charges','','','','Security\nDeposit','Rights of Tenant','']
    h2=['','','','','Commences','Expires','Base Rent','Opex Est.','Parking','Total','','Renewal Options','ROFR / ROFO /\nOption to Purchase']
    data=[h1,h2]
    for t in tab:
        if t[2] is None: data.append([t[0],t[1],P('<i>VACANT</i>',S,T),m0(t[3])]+['']*9); continue
        fl,s,nm,a,c,e,b,o,pk,tt,dep,op,ro=t
        data.append([fl,s,P(nm,S,T),m0(a),us2(c),us2(e),m2(b),m2(o),m2(pk) if pk else '',m2(tt),m2(dep) if dep else 'None',P(op,S,T),P(ro,S,T)])
    L=[x for x in rows if 'tenantName' in x]
    sm=lambda g: m2(sum(g(x) for x in L))
    data.append(['','',P('<b>TOTAL</b>',S,T),m0(sum(x['area'] for x in rows)),'','',sm(lambda x:x['contractRent']),sm(lambda x:x['charges'][0]['amount']),sm(lambda x:sum(c['amount'] for c in x['charges'][1:])),sm(lambda x:x['totalCharges']),sm(lambda x:x['deposit'] or 0),'',''])
    tb=Table(data,colWidths=[26,30,112,40,48,48,52,50,44,54,50,76,100],repeatRows=2)
    tb.setStyle(TableStyle([('FONT',(0,0),(-1,-1),T,S),('FONT',(0,0),(-1,1),TB,S),('GRID',(0,0),(-1,-1),.4,colors.black),('ALIGN',(3,2),(3,-1),'RIGHT'),('ALIGN',(6,2),(10,-1),'RIGHT'),
      ('ALIGN',(0,0),(-1,1),'CENTER'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('SPAN',(4,0),(5,0)),('SPAN',(6,0),(9,0)),('SPAN',(11,0),(12,0))]+[('SPAN',(i,0),(i,1)) for i in (0,1,2,3,10)]+
      [('TOPPADDING',(0,0),(-1,-1),3.5),('BOTTOMPADDING',(0,0),(-1,-1),4),('LEFTPADDING',(0,0),(-1,-1),2.5),('RIGHTPADDING',(0,0),(-1,-1),2.5),('FONT',(0,-1),(-1,-1),TB,S)]))
    nv=len(rows)-len(L)
    st=[P('EXHIBIT "C"',12,TB,1),Spacer(1,3),P('to Owner\'s Affidavit (Commercial) - Commitment No. NCS-7741902-COL',9,T,1),Spacer(1,6),
        P('CERTIFIED RENT ROLL',12,TB,1),P('MERIDIAN EXCHANGE TOWER',10,TB,1),P('410 Calloway Street, Columbus, Ohio',9,T,1),P(f'As of {lg(asof)}',9,T,1),Spacer(1,8),tb,Spacer(1,8),
        P(f'Suites: {len(rows)} &nbsp;&nbsp;&nbsp; Leased: {len(L)} &nbsp;&nbsp;&nbsp; Vacant: {nv} &nbsp;&nbsp;&nbsp; Tenants hold as tenants only; no tenant holds an option to purchase or a right of first refusal to purchase all or any part of the Land.',8.5,T),Spacer(1,8),
        KeepTogether([P('The undersigned, being the duly authorized signatory of Owner, certifies to the Company that the foregoing is a true, correct and complete list of all leases, licenses and occupancies affecting the Land as of the date first above written, and that no rent has been paid more than one month in advance.',9,T),
        Spacer(1,14),P('MERIDIAN EXCHANGE OWNER LLC, a Delaware limited liability company',9,TB),Spacer(1,16),P('By: ______________________________ &nbsp;&nbsp; Its: Authorized Signatory',9,T),Spacer(1,10),
        P('Sworn to and subscribed before me this 14th day of October, 2026. &nbsp;&nbsp; ______________________________ Notary Public, Franklin County, Ohio',9,T)])]
    def foot(c,d):
        c.setFont(T,7.5); c.drawCentredString(396,20,f'Exhibit C - Page {d.page}')
    SimpleDocTemplate(out(f),pagesize=landscape(letter),margins=0,leftMargin=30,rightMargin=30,topMargin=34,bottomMargin=36).build(st,onFirstPage=foot,onLaterPages=foot)
    save(f,'OFFICE','certified rent roll exhibit, ruled grid with two-line grouped heads, jurat',False,dict(propertyName='Meridian Exchange Tower',asOnDate='2026-09-30',units=len(rows),occupied=len(L),vacant=nv,rows=rows))

# 2 -------------------------------------------------- shopping centre list of tenants, three-line records
def p02():
    r=random.Random(6402); N=Names(r); asof=D(2026,8,1); f='Schedule_B2_Tenant_List_Willow_Crossing.pdf'
    c=canvas.Canvas(out(f),pagesize=letter); W,H=letter; T='Times-Roman';TB='Times-Bold';TI='Times-Italic'
    X=dict(no=60,sp=80,tn=122,gla=338,co=400,ex=464,mr=552); pg=[0]; y=[0]
    def head():
        pg[0]+=1; c.setFont(T,8); c.drawString(60,H-34,'File No. 26-118830-TX'); c.drawRightString(W-60,H-34,'Commitment for Title Insurance (T-7) - Schedule B continued')
        y[0]=H-58
        if pg[0]==1:
            c.setFont(TB,12); c.drawCentredString(W/2,y[0],'EXHIBIT "TL" - LIST OF TENANTS'); y[0]-=15
            c.setFont(TB,11); c.drawCentredString(W/2,y[0],'Willow Crossing Shopping Center'); y[0]-=13
            c.setFont(T,9.5); c.drawCentredString(W/2,y[0],'2200-2298 FM 1173, Denton County, Texas'); y[0]-=18
            c.setFont(T,9.5)
            for l in [f'Rights of the following tenants, as tenants only, under unrecorded leases as shown by the rent roll as of {lg(asof)}',
                      'furnished by the owner, with no option to purchase and no right of first refusal to purchase except where noted.']:
                c.drawString(60,y[0],l); y[0]-=12
            y[0]-=8
        c.setFont(TB,8.5)
        c.drawString(X['sp'],y[0],'Space'); c.drawString(X['tn'],y[0],'Tenant'); c.drawRightString(X['gla']+30,y[0],'GLA (SF)'); c.drawRightString(X['co']+34,y[0],'Commenced'); c.drawRightString(X['ex']+30,y[0],'Expires'); c.drawRightString(X['mr'],y[0],'Min. Rent/Mo.')
        c.line(60,y[0]-4,W-60,y[0]-4); y[0]-=17
        c.setFont(T,8); c.drawCentredString(W/2,28,f'Exhibit TL, page {pg[0]}')
    head(); rows=[]
    sp=[f'A-{i}' for i in range(1,10)]+[f'B-{i}' for i in range(1,12)]+[f'C-{i}' for i in range(1,7)]+['Pad 1','Pad 2']
    vac={'A-6','B-4','C-5'}
    for i,s in enumerate(sp,1):
        a=24800 if s=='A-1' else 18240 if s=='C-1' else r.choice([1200,1400,1575,1800,2240,2800,3350,4100])
        if s.startswith('Pad'): a=r.randint(2400,5200)
        if y[0]<95: c.showPage(); head()
        c.setFont(T,9.5); c.drawString(X['no'],y[0],f'{i}.'); c.drawString(X['sp'],y[0],s); c.drawRightString(X['gla']+30,y[0],m0(a))
        if s in vac:
            c.setFont(TI,9.5); c.drawString(X['tn'],y[0],'Vacant'); rows.append(dict(unit=s,area=a,statusText='Vacant')); y[0]-=19; continue
        nm='Highmark Supermarkets, Inc.' if s=='C-1' else N.co('retail'); b,e=term(r,asof,[3,5,5,10,15] if a<9000 else [15,20]); rent=round(a*(r.uniform(17,31) if a<9000 else r.uniform(8,11))/12,2)
        c.drawString(X['tn'],y[0],nm); c.drawRightString(X['co']+34,y[0],us(b)); c.drawRightString(X['ex']+30,y[0],us(e)); c.drawRightString(X['mr'],y[0],'$'+m2(rent)); y[0]-=11
        c.setFont(TI,8.5); ld=b-dt.timedelta(r.randint(60,210)); am='' if r.random()<.55 else f'; First Amendment dated {lg(ld+dt.timedelta(r.randint(30,360)))}'
        c.drawString(X['tn'],y[0],f'Lease dated {lg(ld)}{am}'); y[0]-=10
        row=dict(unit=s,area=a,tenantName=nm,statusText='Occupied',contractRent=rent,leaseStartDate=b,leaseEndDate=e)
        d3=r.choice(['Renewal: two 5-year options.','Renewal: one 5-year option.','Renewal: none.','Renewal: four 5-year options.'])
        if s in('Pad 1','A-1'): d3+=f' Memorandum of Lease, Inst. No. {ld.year}-{r.randint(10000,99999)}.'
        if s=='Pad 2': d3+=' Right of first refusal to purchase the Pad 2 parcel.'
        c.drawString(X['tn'],y[0],d3); y[0]-=10
        sd=addm(b,12*((asof.year-b.year)+ (1 if D(asof.year,b.month,1)<=asof else 0)))
        if r.random()<.6 and sd<e:
            am=round(rent*1.03,2); ss=[(sd,am)]; t=f'Minimum rent increases to ${m2(am)} per month on {lg(sd)}'
            sd2=addm(sd,12)
            if r.random()<.4 and sd2<e: ss.append((sd2,round(am*1.03,2))); t+=f' and to ${m2(ss[1][1])} on {lg(sd2)}'
            c.drawString(X['tn'],y[0],t+'.'); y[0]-=10; row['rentSteps']=steps(*ss)
        rows.append(row); y[0]-=6
    if y[0]<120: c.showPage(); head()
    c.line(60,y[0]+8,W-60,y[0]+8); c.setFont(TB,9.5); y[0]-=4
    c.drawString(X['tn'],y[0],'TOTAL'); c.drawRightString(X['gla']+30,y[0],m0(sum(x['area'] for x in rows))); c.drawRightString(X['mr'],y[0],'$'+m2(sum(x.get('contractRent',0) for x in rows))); y[0]-=16
    c.setFont(T,9); c.drawString(60,y[0],f'{len(rows)} spaces, of which {len(rows)-3} are leased and 3 are vacant. Leases over seven years without a recorded memorandum are not insured against loss by'); y[0]-=11
    c.drawString(60,y[0],'reason of rights of parties claiming thereunder. Upon receipt of executed subordinations the Company may amend this Exhibit.')
    c.save()
    save(f,'RETAIL','title commitment tenant list, three/four-line records in running serif text',True,dict(propertyName='Willow Crossing Shopping Center',asOnDate='2026-08-01',units=len(rows),occupied=len(rows)-3,vacant=3,rows=rows))

# 3 -------------------------------------------------- apartments, lease charges on lines
def p03():
    r=random.Random(6403); N=Names(r); asof=D(2026,7,31); f='RentRoll_LeaseCharges_OakHollow_0726.pdf'
    W,H=landscape(letter); c=canvas.Canvas(out(f),pagesize=(W,H)); F='Helvetica';FB='Helvetica-Bold'; S=7; rows=[]; y=[0]; pg=[0]
    col=[('Bldg',30,'l'),('Unit',54,'l'),('Floorplan',84,'l'),('Unit Sq Ft',168,'r'),('Resident',178,'l'),('Status',286,'l'),('Market Rent',368,'r'),('Code',378,'l'),('Charges',458,'r'),('Deposit',506,'r'),('Balance',556,'r'),('Move In',566,'l'),('Lease From',616,'l'),('Lease To',668,'l'),('Move Out',718,'l')]
    def put(i,t,b=0):
        n,x,a=col[i]; c.setFont(FB if b else F,S); (c.drawString if a=='l' else c.drawRightString)(x,y[0],t)
    def head():
        pg[0]+=1; c.setFont(FB,10); c.drawString(30,H-32,'Rent Roll with Lease Charges'); c.setFont(F,8); c.drawString(30,H-43,'Property: Oak Hollow Apartments (oakholl)'); c.drawString(30,H-53,'As Of = 07/31/2026   Month Year = 07/2026')
        c.setFont(F,7); c.drawRightString(W-30,H-32,f'Page {pg[0]}'); c.drawRightString(W-30,H-43,'Printed 08/04/2026 9:12 AM'); y[0]=H-72
        c.setFillGray(.88); c.rect(28,y[0]-4,W-56,13,stroke=0,fill=1); c.setFillGray(0)
        for i in range(len(col)): put(i,col[i][0],1)
        y[0]-=15
    plans={'A1':(1,'Larch A1',702,1245),'A2':(1,'Larch A2',764,1310),'B1':(2,'Linden B1',1018,1595),'B2':(2,'Linden B2',1096,1660),'C1':(3,'Laurel C1',1320,1985)}
    def emit(x):
        n=max(1,len(x['_ch']))+1
        if y[0]-9*n<34: c.showPage(); head()
        put(0,x['building']);put(1,x['unit']);put(2,x['unitType']);put(3,m0(x['area']));put(4,x.get('tenantName','VACANT'));put(5,x['statusText']);put(6,m2(x['marketRent']))
        def d(v): return us2(v) if v else ''
        if 'tenantName' in x:
            put(9,m2(x['deposit']));put(10,m2(x['balance']) if x['balance']>=0 else f"({m2(-x['balance'])})");put(11,d(x.get('moveInDate')));put(12,d(x['leaseStartDate']));put(13,d(x['leaseEndDate']));put(14,d(x.get('moveOutDate')))
        for k,a in x['_ch']: put(7,k);put(8,m2(a));y[0]-=9
        if not x['_ch']: y[0]-=9
        put(7,'Total',1);put(8,m2(x['totalCharges']),1);y[0]-=12
    head()
    def sect(t):
        if y[0]<70: c.showPage(); head()
        c.setFont(FB,8); c.drawString(30,y[0],t); y[0]-=13
    def chg(rent):
        ch=[('rent',rent)]
        if r.random()<.35: ch.append(('petrent',r.choice([35.,50.,70.])))
        ch.append(('trash',12.)); 
        if r.random()<.3: ch.append(('garage',125.))
        if r.random()<.25: ch.append(('ins-wvr',14.5))
        if r.random()<.08: ch.append(('conc',-r.choice([75.,100.,150.])))
        return ch
    units=[(b,f'{b}{fl}{n:02d}') for b in '12345' for fl in (1,2,3) for n in range(1,8)] + [('6',f'6{fl}{n:02d}') for fl in (1,2) for n in range(1,6)]
    sect('Current/Notice/Vacant Residents')
    cur=[];vacl=[]
    for b,u in units:
        k=r.choice(list(plans)); _,pn,sq,mk=plans[k]; mk=float(mk+r.choice([0,0,15,25,40]))
        x=dict(building=b,unit=u,unitType=pn,area=sq,marketRent=mk,section='Current/Notice/Vacant Residents')
        if r.random()<.07: x.update(statusText='Vacant',totalCharges=0.,_ch=[]); vacl.append(x)
        else:
            c0,e0=term(r,asof,[1,1,1,2],5); rent=float(round(mk*r.uniform(.9,1.02)/5)*5); ch=chg(rent)
            no=r.random()<.09
            x.update(tenantName=N.person(),statusText='Notice' if no else 'Current',contractRent=rent,_ch=ch,totalCharges=round(sum(a for _,a in ch),2),deposit=float(r.choice([0,200,300,500])),
              balance=r.choice([0.,0.,0.,0.,0.,-25.,-112.4,48.5,rent,318.22]),leaseStartDate=c0,leaseEndDate=e0,moveInDate=c0 if r.random()<.6 else addm(c0,-12),moveOutDate=e0 if no else None)
        emit(x); cur.append(x)
    y[0]-=4; sect('Future Residents/Applicants'); fut=[]
    for x0 in vacl[:4]:
        ch=chg(x0['marketRent']); s=D(2026,8,r.choice([7,10,14,21]))
        x=dict(building=x0['building'],unit=x0['unit'],unitType=x0['unitType'],area=x0['area'],marketRent=x0['marketRent'],section='Future Residents/Applicants',tenantName=N.person(),statusText='Future',contractRent=x0['marketRent'],_ch=ch,totalCharges=round(sum(a for _,a in ch),2),deposit=300.,balance=0.,leaseStartDate=s,leaseEndDate=addm(s,12),moveInDate=s)
        emit(x); fut.append(x)
    allr=cur+fut
    for x in allr: x['charges']=[dict(code=k,amount=a) for k,a in x['_ch']]
    c.showPage(); head(); y[0]+=15
    c.setFillGray(1); c.rect(26,y[0]-6,W-50,17,stroke=0,fill=1); c.setFillGray(0)
    c.setFont(FB,8); c.drawString(30,y[0],'Summary Groups'); 
    for t,xx in (('Units',250),('Square Ft',320),('Market Rent',400),('Lease Charges',490),('Deposits',570),('Balance',650)): c.drawRightString(xx,y[0],t)
    c.line(30,y[0]-3,650,y[0]-3); y[0]-=14
    def sg(t,L,b=0):
        c.setFont(FB if b else F,8); c.drawString(30,y[0],t)
        for v,xx in ((str(len(L)),250),(m0(sum(x['area'] for x in L)),320),(m2(sum(x['marketRent'] for x in L)),400),(m2(sum(x['totalCharges'] for x in L)),490),(m2(sum(x.get('deposit',0) for x in L)),570),(m2(sum(x.get('balance',0) for x in L)),650)): c.drawRightString(xx,y[0],v)
        y[0]-=12
    G=lambda s:[x for x in allr if x['statusText']==s]
    occ=G('Current')+G('Notice')
    sg('Current Residents',G('Current'));sg('On Notice',G('Notice'));sg('Occupied Units',occ,1);sg('Vacant Units',G('Vacant'));sg('Total Units (excl. Future)',cur,1);sg('Future Residents/Applicants',fut)
    y[0]-=14; c.setFont(FB,8); c.drawString(30,y[0],'Summary of Charges by Charge Code (Current/Notice Residents Only)'); y[0]-=13
    tot=0
    for k in ('rent','petrent','trash','garage','ins-wvr','conc'):
        a=sum(v for x in cur for q,v in x['_ch'] if q==k); tot+=a; c.setFont(F,8); c.drawString(40,y[0],k); c.drawRightString(250,y[0],m2(a)); y[0]-=11
    c.setFont(FB,8); c.drawString(40,y[0],'Total'); c.drawRightString(250,y[0],m2(tot)); c.save()
    save(f,'MULTIFAMILY','system report, charge lines per unit, future residents, summary groups',False,dict(propertyName='Oak Hollow Apartments',asOnDate='2026-07-31',units=len(cur),occupied=len(occ),vacant=len(vacl),rows=allr))

# 4 -------------------------------------------------- loan agreement schedule, warehouses
def p04():
    r=random.Random(6404); N=Names(r); asof=D(2026,10,1); f='Loan_Agmt_Schedule_4.1.26.pdf'; T='Times-Roman';TB='Times-Bold'
    blds=[('Building A','1150 Trade Loop',5),('Building B','1180 Trade Loop',8),('Building C','1210 Trade Loop',6),('Building D','77 Depot Road',3)]
    rows=[];st=[P('SCHEDULE 4.1.26',12,TB,1),P('(Rent Roll)',11,TB,1),Spacer(1,6),P(f'Part 1. Leases in effect at the Property known as <b>Gantry Park Distribution Center</b>, Shelby County, Tennessee, as of {lg(asof)}. Capitalized terms have the meanings given in the Loan Agreement.',10,T),Spacer(1,8)]
    grand=[0,0,0]; stp=[]
    for bi,(b,ad,n) in enumerate(blds):
        data=[['Suite','Tenant','Rentable\nSq. Ft.','Commence-\nment','Expiration\nDate','Monthly\nBase Rent','Annual\nBase Rent','Security\nDeposit']]; tt=[0,0,0]
        for k in range(n):
            s=str(100+k*10) if n>3 else f'Bay {k+1}'; a=r.randint(18,96)*500
            if (bi,k) in ((1,5),(2,2)):
                data.append([s,'Vacant',m0(a)]+['--']*5); rows.append(dict(building=b,unit=s,area=a,statusText='Vacant')); tt[0]+=a; continue
            nm=N.co('ind'); c0,e=term(r,asof,[3,5,7,10]); m=round(a*r.uniform(4.6,7.1)/12,2); an=round(m*12,2); dep=r.choice([None,m,round(m*2,2)])
            data.append([s,P(nm,9,T),m0(a),us(c0),us(e),m2(m),m2(an),m2(dep) if dep else 'None'])
            row=dict(building=b,unit=s,area=a,tenantName=nm,statusText='Occupied',contractRent=m,annualRent=an,leaseStartDate=c0,leaseEndDate=e,deposit=dep)
            sd=addm(c0,12*(asof.year-c0.year)); sd=sd if sd>asof else addm(sd,12); ss=[];v=m
            while sd<e and len(ss)<3: v=round(v*1.035,2); ss.append((sd,v)); sd=addm(sd,12)
            if ss and r.random()<.75: row['rentSteps']=steps(*ss); stp.append((b,s,nm,ss))
            rows.append(row); tt[0]+=a;tt[1]+=m;tt[2]+=an
        grand=[g+q for g,q in zip(grand,tt)]
        pm=tt[1]+ (9180.00 if b=='Building C' else 0)      # planted: subtotal of Building C
        data.append(['',f'Total {b}',m0(tt[0]),'','',m2(pm),m2(tt[2]),''])
        tb=Table(data,colWidths=[42,170,52,56,58,62,68,60],repeatRows=1)
        tb.setStyle(TableStyle([('FONT',(0,0),(-1,-1),T,9),('FONT',(0,0),(-1,0),TB,9),('FONT',(0,-1),(-1,-1),TB,9),('LINEBELOW',(0,0),(-1,0),.7,colors.black),('LINEABOVE',(2,-1),(-1,-1),.5,colors.black),('ALIGN',(2,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),1.5),('LEFTPADDING',(0,0),(-1,-1),2),('RIGHTPADDING',(0,0),(-1,-1),2)]))
        st+=[KeepTogether([P(f'<b>{b}</b> ({ad})',10.5,T),Spacer(1,2),tb,Spacer(1,10)])]
    nv=sum(1 for x in rows if x['statusText']=='Vacant')
    st+=[P(f'<b>Total all Buildings:</b> {m0(grand[0])} rentable square feet; Monthly Base Rent ${m2(grand[1])}; Annual Base Rent ${m2(grand[2])}. Premises: {len(rows)}; leased {len(rows)-nv}; vacant {nv}.',10,T),CondPageBreak(120),Spacer(1,10),
      P('Part 2. Scheduled increases in Monthly Base Rent',10.5,TB),Spacer(1,3)]
    d=[['Building','Suite','Tenant','Effective Date','New Monthly Base Rent']]
    for b,s,nm,ss in stp:
        for i,(q,v) in enumerate(ss): d.append([b if i==0 else '',s if i==0 else '',nm if i==0 else '',us(q),m2(v)])
    tb=Table(d,colWidths=[70,50,200,90,120],repeatRows=1); tb.setStyle(TableStyle([('FONT',(0,0),(-1,-1),T,9),('FONT',(0,0),(-1,0),TB,9),('LINEBELOW',(0,0),(-1,0),.7,colors.black),('ALIGN',(3,0),(-1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1)]))
    st+=[tb,Spacer(1,10),P('Part 3. Exceptions to Section 4.1.26',10.5,TB),P(f'(a) {stp[0][2]} ({stp[0][0]}, Suite {stp[0][1]}) holds a right of first offer to lease contiguous space. (b) No Tenant has an option or right of first refusal to purchase all or any portion of the Property. (c) Each Lease is by its terms subordinate to the lien of the Mortgage.',10,T)]
    def foot(c,d): c.setFont(T,9); c.drawCentredString(306,30,f'Sched. 4.1.26-{d.page}')
    SimpleDocTemplate(out(f),pagesize=letter,leftMargin=22,rightMargin=22,topMargin=54,bottomMargin=54).build(st,onFirstPage=foot,onLaterPages=foot)
    save(f,'INDUSTRIAL','loan agreement schedule, table per building, rent steps in a separate part, prose totals',True,dict(propertyName='Gantry Park Distribution Center',asOnDate='2026-10-01',units=len(rows),occupied=len(rows)-nv,vacant=nv,planted=dict(what="Monthly base rent subtotal of Building C is overstated by 9,180.00 against its rows (annual subtotal and grand total are right)",kind='total_wrong'),rows=rows))

# 5 -------------------------------------------------- medical office cards
def p05():
    r=random.Random(6405); N=Names(r); asof=D(2026,6,30); f='Tenancy_Cards_St_Brannoc_MOB.pdf'; rows=[];cards=[]
    F='Helvetica';FB='Helvetica-Bold'; teal=colors.HexColor('#1f4e5f')
    su=['100','110','125','140','200','205','220','240','250','300','310','330','350','400','420']
    for s in su:
        a=r.randint(1100,5200)
        if s in('205','350'):
            rows.append(dict(unit='Suite '+s,area=a,statusText='VACANT')); cards.append((rows[-1],'Vacant')); continue
        nm=N.co('med'); c0,e=term(r,asof,[5,7,10]); m=round(a*r.uniform(23,29)/12,2); cam=round(a*8.75/12,2); dep=r.choice([m,round(m,-3),None])
        row=dict(unit='Suite '+s,area=a,tenantName=nm,statusText='LEASED',contractRent=m,leaseStartDate=c0,leaseEndDate=e,deposit=dep,charges=[dict(code='CAM / Tax / Ins. estimate',amount=cam)],totalCharges=round(m+cam,2))
        sd=addm(c0,12*(asof.year-c0.year)); sd=sd if sd>asof else addm(sd,12)
        if sd<e: row['rentSteps']=steps((sd,round(m*1.025,2)))
        rows.append(row); cards.append((row,'x'))
    def card(x):
        lab=lambda t:P(t,7,F,textColor=colors.HexColor('#555555')); val=lambda t:P(t,8.5,FB)
        vac='tenantName' not in x
        hd=[P(f'<font color="white">{x["unit"]}</font>',10,FB),P(f'<font color="white">{x.get("tenantName","")}</font>',10,FB),'',P(f'<font color="white">{x["statusText"]}</font>',9,FB,2)]
        if vac: body=[[lab('Rentable area'),val(m0(x['area'])+' sf'),lab('Rights of others'),val('None; broker sign on premises')]]
        else:
            st_=x.get('rentSteps'); nx=f"${m2(st_[0]['amount'])}/mo. from {lg(D.fromisoformat(st_[0]['date']))}" if st_ else 'None before expiration'
            body=[[lab('Rentable area'),val(m0(x['area'])+' sf'),lab('Commencement'),val(lg(x['leaseStartDate']))],
             [lab('Base rent, monthly'),val('$'+m2(x['contractRent'])),lab('Expiration'),val(lg(x['leaseEndDate']))],
             [lab('CAM / Tax / Ins. estimate'),val('$'+m2(x['charges'][0]['amount'])),lab('Next increase'),val(nx)],
             [lab('Total monthly'),val('$'+m2(x['totalCharges'])),lab('Options / ROFR'),val(r.choice(['One 5-yr renewal; no ROFR','Two 5-yr renewals; ROFO on adjoining suite','No renewal; no ROFR','One 5-yr renewal; ROFR to purchase condominium unit']))],
             [lab('Security deposit'),val('$'+m2(x['deposit']) if x['deposit'] else 'None'),lab('SNDA'),val(r.choice(['Automatically subordinate','SNDA to be delivered at closing','Form attached to lease, Ex. F']))]]
        t=Table([hd]+body,colWidths=[110,130,90,200]); t.setStyle(TableStyle([('BACKGROUND',(0,0),(-1,0),teal if not vac else colors.grey),('BOX',(0,0),(-1,-1),.8,teal),('SPAN',(1,0),(2,0)),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2.5)]))
        return KeepTogether([t,Spacer(1,8)])
    L=[x for x in rows if 'tenantName' in x]; ar=sum(x['area'] for x in rows); al=sum(x['area'] for x in L)
    sm=Table([['Rentable area','Leased area','Suites','Leased','Vacant','Base rent / month','Total / month'],[m0(ar)+' sf',m0(al)+' sf',len(rows),len(L),len(rows)-len(L),'$'+m2(sum(x['contractRent'] for x in L)),'$'+m2(sum(x['totalCharges'] for x in L))]],colWidths=[80,75,50,50,50,115,110])
    sm.setStyle(TableStyle([('FONT',(0,0),(-1,0),F,7.5),('FONT',(0,1),(-1,1),FB,9.5),('LINEBELOW',(0,1),(-1,1),1,teal),('ALIGN',(0,0),(-1,-1),'CENTER')]))
    st=[P('St. Brannoc Medical Pavilion',16,FB),Spacer(1,4),P('Tenancy cards for title underwriting - 900 Infirmary Way, Asheville, North Carolina',9,F),P(f'Tenancies as of {lg(asof)} &nbsp;|&nbsp; Prepared by Corrigan Healthcare Realty for the title company',9,F),Spacer(1,8),sm,Spacer(1,12)]
    st+=[card(x) for x,_ in cards]
    d=[['Expirations by year','Suites','Area (sf)','Base rent / month']]
    for yv in sorted({x['leaseEndDate'].year for x in L}):
        q=[x for x in L if x['leaseEndDate'].year==yv]; d.append([str(yv),len(q),m0(sum(x['area'] for x in q)),'$'+m2(sum(x['contractRent'] for x in q))])
    d.append(['All leases',len(L),m0(al),'$'+m2(sum(x['contractRent'] for x in L))])
    t=Table(d,colWidths=[120,60,80,110],hAlign='LEFT'); t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),F,8.5),('FONT',(0,0),(-1,0),FB,8.5),('FONT',(0,-1),(-1,-1),FB,8.5),('ALIGN',(1,0),(-1,-1),'RIGHT'),('LINEBELOW',(0,0),(-1,0),.5,teal),('LINEABOVE',(0,-1),(-1,-1),.5,teal)]))
    st.append(KeepTogether([Spacer(1,6),t]))
    def foot(c,d): c.setFont(F,7); c.drawString(40,24,'St. Brannoc Medical Pavilion - tenancy cards'); c.drawRightString(572,24,f'{d.page}')
    SimpleDocTemplate(out(f),pagesize=letter,leftMargin=40,rightMargin=40,topMargin=40,bottomMargin=44).build(st,onFirstPage=foot,onLaterPages=foot)
    save(f,'OFFICE','medical office cards, one box per suite, summary before and expiry recap after',True,dict(propertyName='St. Brannoc Medical Pavilion',asOnDate='2026-06-30',units=len(rows),occupied=len(L),vacant=len(rows)-len(L),rows=rows))

# 6 -------------------------------------------------- farm tenancies
def p06():
    r=random.Random(6406); N=Names(r); f='Affidavit_Rider_2_Farm_Tenancies.pdf'; rows=[];F='Courier';FB='Courier-Bold';S=7.4
    secs=['SW/4','NE/4','N/2 SE/4','E/2','NW/4','W/2 SW/4','S/2 NE/4']
    data=[['Tract','Legal (Sec-Twp-Rge)','Acres','Tenant in Possession','Tenancy','Rate/Ac','Annual Rent','From','To','ROFR']]
    ten=[N.co('farm') for _ in range(7)]+[N.person('{g} {i}. {s}') for _ in range(4)]
    for i in range(1,23):
        u=f'T-{i:02d}'; ac=round(r.choice([38.5,78.2,80,118.6,156.4,160,240,312.7])*r.uniform(.97,1.0),1); lg_=f"{r.choice(secs)} {r.randint(1,36)}-{r.choice(['14N','15N'])}-{r.choice(['6W','7W','8W'])}"
        if i in (9,17):
            data.append([u,lg_,f'{ac:,.1f}','(none - vacant)','','','','','','']); rows.append(dict(unit=u,area=ac,statusText='vacant')); continue
        t=r.choice(ten); c0=D(r.choice([2021,2022,2023,2024,2025,2026]),3,1); e=D(c0.year+r.choice([1,3,5]),2,28)
        while e<D(2026,12,31): e=D(e.year+1,2,28)
        row=dict(unit=u,area=ac,tenantName=t,statusText='Occupied',leaseStartDate=c0,leaseEndDate=e)
        share=i in (4,12,20); ro=r.choice(['No','No','No','Yes - purchase','No'])
        if share: data.append([u,lg_,f'{ac:,.1f}',t,'Crop share 1/3','','',us2(c0),us2(e),ro])
        else:
            rt=r.choice([185,210,225,240,262.5,275]) ; an=round(rt*ac,2); row['annualRent']=an; mtm=i==15
            if mtm: row['leaseEndDate']='Yr to Yr'
            data.append([u,lg_,f'{ac:,.1f}',t,'Cash',m2(rt),m2(an),us2(c0),'Yr to Yr' if mtm else us2(e),ro])
        rows.append(row)
    data.append(['','TOTAL',f"{sum(x['area'] for x in rows):,.1f}",'','','',m2(sum(x.get('annualRent',0) for x in rows)),'','',''])
    tb=Table(data,colWidths=[34,112,44,148,78,46,70,58,58,76],repeatRows=1)
    tb.setStyle(TableStyle([('FONT',(0,0),(-1,-1),F,S),('FONT',(0,0),(-1,0),FB,S),('FONT',(0,-1),(-1,-1),FB,S),('LINEABOVE',(0,0),(-1,0),.6,colors.black),('LINEBELOW',(0,0),(-1,0),.6,colors.black),('LINEABOVE',(0,-1),(-1,-1),.6,colors.black),('ALIGN',(2,0),(2,-1),'RIGHT'),('ALIGN',(5,0),(6,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)]))
    st=[P('RIDER NO. 2 TO AFFIDAVIT OF OWNER',11,FB,1),P('PARTIES IN POSSESSION - FARM AND PASTURE TENANCIES',10,FB,1),Spacer(1,5),P('Prairie Lantern Farms - Caddo and Grady Counties, Oklahoma &nbsp;&nbsp;&nbsp; Crop year 2026',9,F,1),Spacer(1,8),tb,Spacer(1,8),
     P('Affiant states that the tenants listed have possession as tenants only; growing crops belong to the tenants in the shares shown. Rights of first refusal to purchase marked "Yes" will be waived in recordable form before closing. Tracts T-09 and T-17 have no tenant, cropper or licensee.',8.5,F),Spacer(1,18),P('_________________________  Affiant &nbsp;&nbsp;&nbsp;&nbsp; Printed 11/02/2026',8.5,F)]
    SimpleDocTemplate(out(f),pagesize=landscape(letter),leftMargin=34,rightMargin=34,topMargin=40,bottomMargin=36).build(st)
    save(f,'LAND','affidavit rider, plain one-header table in typewriter face, acres, annual rents, crop share; area is acres as printed',False,dict(propertyName='Prairie Lantern Farms',asOnDate=None,units=22,occupied=20,vacant=2,rows=rows))

# 7 -------------------------------------------------- mixed-use walk-up, two panels
def p07():
    r=random.Random(6407); N=Names(r); asof=D(2026,10,1); f='318_Dorrance_Avenue_October_2026.pdf'; W,H=letter; c=canvas.Canvas(out(f),pagesize=letter); F='Helvetica';FB='Helvetica-Bold'; rows=[]
    c.setFont(FB,13); c.drawString(36,H-42,'318 Dorrance Avenue'); c.setFont(F,9); c.drawString(36,H-55,'Rent list for the month of October 2026'); c.drawRightString(W-36,H-42,'Petrosian Realty Management, agent'); c.drawRightString(W-36,H-55,'Bronx, New York - Block 3127 Lot 41')
    y=H-80; c.setFont(FB,9); c.drawString(36,y,'STORES'); y-=13; c.setFont(FB,7.5)
    hx=[(36,'Store','l'),(84,'Tenant','l'),(262,'Sq. ft.','r'),(322,'Rent','r'),(378,'RE tax','r'),(420,'Water','r'),(474,'Sec. dep.','r'),(484,'From','l'),(532,'To','l')]
    def rowp(hx,vals,y,font=F,s=7.5):
        c.setFont(font,s)
        for (x,_,a),v in zip(hx,vals): (c.drawString if a=='l' else c.drawRightString)(x,y,v)
    rowp(hx,[h[1] for h in hx],y,FB); c.line(36,y-3,W-36,y-3); y-=12
    for i in range(1,6):
        u=f'Store {i}'; a=r.randint(480,1650)
        if i==4: rowp(hx,[u,'vacant',m0(a)],y); rows.append(dict(section='STORES',unit=u,area=a,statusText='vacant')); y-=11; continue
        nm=N.co('retail'); c0,e=term(r,asof,[5,10]); m=float(round(a*r.uniform(38,55)/12/25)*25); tx=round(m*r.uniform(.04,.08),2); wt=r.choice([45.,60.,85.]); dep=m*2
        rowp(hx,[u,nm,m0(a),m2(m),m2(tx),m2(wt),m2(dep),yy(c0),yy(e)],y); y-=11
        rows.append(dict(section='STORES',unit=u,area=a,tenantName=nm,statusText='Occupied',contractRent=m,charges=[dict(code='RE tax',amount=tx),dict(code='Water',amount=wt)],deposit=dep,leaseStartDate=c0,leaseEndDate=e))
    s=[x for x in rows]; c.line(270,y+8,474,y+8)
    rowp(hx,['','Total stores',m0(sum(x['area'] for x in s)),m2(sum(x.get('contractRent',0) for x in s)),m2(sum(q['charges'][0]['amount'] for q in s if 'charges' in q)),m2(sum(q['charges'][1]['amount'] for q in s if 'charges' in q)),m2(sum(x.get('deposit',0) for x in s))],y,FB)
    y-=26; c.setFont(FB,9); c.drawString(36,y,'APARTMENTS'); y-=13; top=y
    ap=[f'{fl}{l}' for fl in range(1,7) for l in 'ABCDEFGHJ']; ap.remove('1J'); ap.remove('1H')
    half=len(ap)//2; apr=[]
    for p in (0,1):
        o=0 if p==0 else 276; y=top
        hx=[(36+o,'Apt','l'),(58+o,'Type','l'),(92+o,'Tenant','l'),(180+o,'Reg.','l'),(236+o,'Rent','r'),(242+o,'Lease exp.','l')]
        hx=hx[:5]+[(244+o,'Lease exp.','l')]
        rowp(hx,[h[1] for h in hx],y,FB,7.5); c.line(36+o,y-3,292+o if p==0 else W-28,y-3); y-=12
        for u in (ap[:half] if p==0 else ap[half:]):
            ty=r.choice(['1 BR','1 BR','2 BR','Studio','3 BR']); ap_=dict(section='APARTMENTS',unit=u,unitType=ty)
            if u in('2D','5G','6B'): rowp(hx,[u,ty,'vacant','','',''],y); ap_['statusText']='vacant'
            else:
                nm=N.person('{s} {g}'); rg=r.choice(['RS','RS','RS','FM','RC']); base={'Studio':1180,'1 BR':1395,'2 BR':1720,'3 BR':2050}[ty]; m=float(round(base*r.uniform(1.4,1.6)/25)*25) if rg=='FM' else round(base*(r.uniform(.55,.7) if rg=='RC' else r.uniform(.8,1.15)),2)
                c0,e=term(r,asof,[1,2],20); ex=yy(e)
                if rg=='RC': ex='statutory'; 
                if u=='1G': nm,rg,m,ex='Superintendent','','', ''
                ap_.update(tenantName=nm,statusText='Occupied')
                if u=='1G': ap_.update(contractRent=0.0); rowp(hx,[u,ty,nm,'','0.00',''],y)
                else:
                    ap_.update(contractRent=m,leaseEndDate=e if rg!='RC' else 'statutory'); rowp(hx,[u,ty,nm,rg,m2(m),ex],y)
            apr.append(ap_); y-=11.5
    rows+=apr; y-=14; ta=sum(x.get('contractRent',0) for x in apr); ts=sum(x.get('contractRent',0) for x in s); v=sum(1 for x in rows if x['statusText']=='vacant')
    c.setFont(FB,8.5); c.drawString(36,y,f'Apartments {len(apr)}   rent {m2(ta)}'); c.drawString(236,y,f'Stores {len(s)}   rent {m2(ts)}'); c.drawString(400,y,f'All rents {m2(ta+ts)}'); y-=13
    c.setFont(F,8); c.drawString(36,y,f'Occupied {len(rows)-v} (incl. superintendent), vacant {v}. RS rent stabilized, RC rent controlled, FM free market. No tenant has an option or right of first refusal to buy.')
    c.save()
    save(f,'MIXED_USE','managing agent month list, store table above two side-by-side apartment panels',True,dict(propertyName='318 Dorrance Avenue',asOnDate='2026-10',units=len(rows),occupied=len(rows)-v,vacant=v,rows=rows))
def run():
    for g in (p01,p02,p03,p04,p05,p06,p07): g()
if __name__=='__main__': run()
