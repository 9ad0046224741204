from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape,legal
from reportlab.lib import colors
from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer
from reportlab.lib.styles import ParagraphStyle
def P(c,x,y,t,al='l',f='Helvetica',z=8):
    c.setFont(f,z); {'l':c.drawString,'r':c.drawRightString,'c':c.drawCentredString}[al](x,y,str(t))
# 1 Yardi lease charges
def d1():
    g=R(3501); fn='hillcrest_rrlc.pdf'; ason=d(2025,9,30); prop='Hillcrest Commons (hcc)'
    fp=[('hc1a',1,702,1265),('hc1b',1,768,1340),('hc2a',2,980,1595),('hc2b',2,1044,1660),('hc3',3,1260,1940)]
    recs=[];rid=41207
    for b in range(1,7):
        for fl in (1,2,3):
            for k in range(1,7):
                recs.append([f"{b}{fl}{k:02d}",fp[(k+b)%5]])
    g2=set(g.sample(range(108),12)); st={}
    for n,i in enumerate(sorted(g2)): st[i]='VACANT'
    free=[i for i in range(108) if i not in g2]; sp=g.sample(free,4)
    st[sp[0]]='MODEL';st[sp[1]]='DOWN';st[sp[2]]='ADMIN'; emp=sp[3]
    c=canvas.Canvas(DOC+fn,pagesize=landscape(letter)); W,H=landscape(letter)
    X=dict(u=24,t=62,sf=128,r=140,n=196,mk=345,cc=352,am=450,dp=505,od=550,mi=560,le=612,mo=664,bl=768)
    pg=[0]
    def head():
        pg[0]+=1
        P(c,W/2,H-30,'Rent Roll with Lease Charges','c','Helvetica-Bold',11); P(c,W/2,H-42,prop,'c',z=8.5)
        P(c,W/2,H-53,'As Of = 09/30/2025','c'); P(c,W/2,H-63,'Month Year = 09/2025','c')
        y=H-82;F='Helvetica-Bold'
        for k,a,b,al in [('u','Unit','','l'),('t','Unit Type','','l'),('sf','Unit','Sq Ft','r'),('r','Resident','','l'),('n','Name','','l'),('mk','Market','Rent','r'),('cc','Charge','Code','l'),('am','Amount','','r'),('dp','Resident','Deposit','r'),('od','Other','Deposit','r'),('mi','Move In','','l'),('le','Lease','Expiration','l'),('mo','Move Out','','l'),('bl','Balance','','r')]:
            P(c,X[k],y,a,al,F,7.2); P(c,X[k],y-9,b,al,F,7.2)
        c.setLineWidth(.7); c.line(22,y-12,W-22,y-12)
        P(c,24,18,'Monday, October 06, 2025 09:14 AM',z=6.5); P(c,W-24,18,f'Page {pg[0]}','r',z=6.5)
        return y-23
    y=head(); rows=[]; L=9.3; tot={}
    def need(n):
        nonlocal y
        if y-n*L<30: c.showPage(); y=head()
    P(c,24,y,'Current/Notice/Vacant Residents',f='Helvetica-Bold'); y-=12
    def put(u,f,res,name,chs,dep,mi,le,mo,bal,mk,sec,stt):
        nonlocal y
        need(len(chs)+2)
        P(c,X['u'],y,u,z=7);P(c,X['t'],y,f[0],z=7);P(c,X['sf'],y,f"{f[2]:,}",'r',z=7);P(c,X['r'],y,res,z=7);P(c,X['n'],y,name,z=7)
        P(c,X['mk'],y,mm(mk),'r',z=7);P(c,X['dp'],y,mm(dep),'r',z=7);P(c,X['od'],y,'0.00','r',z=7);P(c,X['bl'],y,mm(bal),'r',z=7)
        for k,v in (('mi',mi),('le',le),('mo',mo)):
            if v:P(c,X[k],y,us(v),z=7)
        for i,(a,b) in enumerate(chs):
            P(c,X['cc'],y,a,z=7);P(c,X['am'],y,mm(b),'r',z=7); y-=L
        if chs or 1:
            t=sum(b for a,b in chs)
            if not chs: y-=L
            P(c,X['cc'],y,'Total','l','Helvetica-Bold',7);P(c,X['am'],y,mm(t),'r','Helvetica-Bold',7); y-=L+4
        vac=name in('VACANT','MODEL','DOWN','ADMIN')
        rows.append(row(unit=u,unitType=f[0],area=f[2],tenantName=None if vac else name,statusText=stt,section=sec,marketRent=float(mk),
            contractRent=next((float(b) for a,b in chs if a=='rent'),None),moveInDate=mi,leaseEndDate=le,moveOutDate=mo,deposit=float(dep),balance=float(bal),charges=ch(*chs),totalCharges=float(t)))
        for a,b in chs: tot[(sec[:3],a)]=tot.get((sec[:3],a),0)+b
    S1='Current/Notice/Vacant Residents'; noti=[]
    for i,(u,f) in enumerate(recs):
        mk=f[3]+g.choice([0,0,25,40,-20])
        if i in st: put(u,f,st[i],st[i],[],0,None,None,None,0,mk,S1,st[i]); continue
        rid+=g.randrange(3,40); rent=mk-g.choice([0,15,35,60,85,-10,110])
        chs=[('rent',rent),('trash',12),('pestctl',4.5)]
        if g.random()<.3: chs.append(('petrent',g.choice([35,50])))
        if g.random()<.25: chs.append(('garage',110))
        if g.random()<.15: chs.append(('conc/spec',-g.choice([50,75,100])))
        if i==emp: chs.append(('empcred',-300))
        mi=g.date(d(2019,2,1),d(2025,9,20)); le=eom(addm(d(2025,9,1),g.randrange(0,12)))
        mo=None
        if g.random()<.07: mo=eom(d(2025,g.choice([10,11]),1)); noti.append((u,f,mo))
        bal=g.choice([0,0,0,0,0,0,-42.5,1310.22,88.0,g.randrange(10,900)+.37])
        put(u,f,f"t00{rid}",g.name(),chs,g.choice([0,200,300,500,rent]),mi,le,mo,bal,mk,S1,'Occupied')
    cur=list(rows)
    need(6); P(c,24,y,'Future Residents/Applicants',f='Helvetica-Bold'); y-=12
    vl=[recs[i] for i in sorted(g2)]; fut=g.sample(vl,3)+[n[:2] for n in noti[:2]]
    for u,f in fut:
        rid+=11; mi=g.date(d(2025,10,3),d(2025,11,25)); put(u,f,f"t00{rid}",g.name(),[('rent',f[3]-10),('trash',12),('pestctl',4.5)],g.choice([200,500]),mi,eom(addm(mi,12)),None,0,f[3],'Future Residents/Applicants','Future Residents/Applicants')
    c.showPage(); y=head()
    P(c,W/2,y,'Summary Groups','c','Helvetica-Bold',9); y-=14
    for x,t in ((260,'Square Footage'),(345,'Market Rent'),(440,'Lease Charges'),(520,'Security Deposit'),(590,'# Of Units'),(660,'% Unit Occ.'),(768,'Balance')): P(c,x,y,t,'r','Helvetica-Bold',7)
    y-=12
    occ=[r for r in cur if r['statusText']=='Occupied'];nr=[r for r in cur if r['statusText'] in('MODEL','DOWN','ADMIN')];vc=[r for r in cur if r['statusText']=='VACANT'];fu=rows[len(cur):]
    for lab,rr,n,b in (('Current/Notice/Vacant Residents',cur,len(cur),0),('Future Residents/Applicants',fu,len(fu),0),('Occupied Units',occ,len(occ),0),('Total Non Rev Units',nr,len(nr),0),('Total Vacant Units',vc,len(vc),0),('Totals:',cur,len(cur),1)):
        F='Helvetica-Bold' if b else 'Helvetica'; P(c,24,y,lab,f=F,z=7.5)
        for x,v in ((260,f"{s(rr,'area'):,.0f}"),(345,mm(s(rr,'marketRent'))),(440,mm(s(rr,'totalCharges'))),(520,mm(s(rr,'deposit'))),(590,n),(660,mm(100*n/len(cur)) if lab[0] in 'OT' else ''),(768,mm(s(rr,'balance')))): P(c,x,y,v,'r',F,7.5)
        y-=12
    y-=14; P(c,24,y,'Summary of Charges by Charge Code',f='Helvetica-Bold',z=9); P(c,24,y-11,'(Current/Notice Residents Only)',z=7); y-=26
    for (a,k),v in sorted(tot.items()):
        if a=='Cur': P(c,40,y,k);P(c,200,y,mm(v),'r'); y-=11
    P(c,40,y,'Total',f='Helvetica-Bold');P(c,200,y,mm(s(cur,'totalCharges')),'r','Helvetica-Bold'); c.save()
    save(fn,'MULTIFAMILY','Yardi Rent Roll with Lease Charges, charge lines, future section, summary',True,prop,ason,len(cur),len(occ),len(vc),rows)
# 2 typed certified roll
def d2():
    fn='fairlane_plaza_certified.pdf'; g=R(3502)
    T=[('1','Corner Crust Pizza Co.',2400,57600,10800,'Sep 2019','Aug 2029'),('2','Luxe Nail & Spa',1200,30000,5400,'Feb 2022','Jan 2027'),('3','Brightline Tax Service',1000,23400,4500,'Jan 2021','Dec 2025'),('4',None,1600,0,0,'',''),('5-6','Valley Thrift & Consignment',4800,81600,21600,'Jul 2018','Jun 2028'),('7','Tres Amigos Mercado',3600,68400,16200,'May 2023','Apr 2033'),('8','Suds Coin Laundry',2000,44400,9000,'Oct 2016','Sep 2026'),('9','Vapor Den',950,22800,4275,'MTM','MTM'),('10','Dr. Paws Pet Clinic',2150,60200,9675,'Nov 2020','Oct 2030'),('11',None,1100,0,0,'',''),('12','Golden Wok Express',1450,39150,6525,'Mar 2024','Feb 2029'),('14','First Prairie Insurance Agcy',1250,28125,5625,'Jun 2022','May 2027')]
    c=canvas.Canvas(DOC+fn,pagesize=letter); F='Courier';y=740
    for t in ('                        CERTIFIED  RENT  ROLL','','BORROWER:   Fairlane Plaza Holdings LLC','PROPERTY:   Fairlane Plaza Shopping Center','            2210 - 2238 Fairlane Ave., Marlow, Ohio','LOAN NO.:   80-0041177','RENTS AS OF DECEMBER 1, 2025',''):
        P(c,50,y,t,f=F,z=9.5); y-=14
    def ln(a,b,e,f,h,i,j): return f"{a:<5}{b:<29}{e:>7}{f:>11}{h:>9}  {i:<9}{j:<8}"
    for a in (('','','','ANNUAL','ANNUAL','LEASE','LEASE'),('BAY','TENANT','SQ FT','BASE RENT','CAM/TAX','BEGAN','EXPIRES')): P(c,50,y,ln(*a),f=F,z=9); y-=12
    P(c,50,y,'='*80,f=F,z=9); y-=15; rows=[]
    for u,n,a,r,cm,b,e in T:
        P(c,50,y,ln(u,n or '--- vacant ---',f"{a:,}",f"{r:,}" if n else '-',f"{cm:,}" if n else '-',b,e),f=F,z=9); y-=19
        rows.append(row(unit=u,tenantName=n,area=a,annualRent=r if n else None,statusText='Occupied' if n else 'vacant',leaseStartDate=b or None,leaseEndDate=e or None,charges=ch(('CAM/TAX',cm)) if n else None))
    P(c,50,y+6,'-'*80,f=F,z=9); y-=8
    P(c,50,y,ln('','TOTALS',f"{s(rows,'area'):,.0f}",f"{s(rows,'annualRent'):,.0f}",f"{sum(t[4] for t in T):,}",'',''),f=F,z=9); y-=26
    P(c,50,y,f"Vacant area: 2,700 sq. ft.   Roof antenna (Cellnorth) pays $6,000 a year, not above.",f=F,z=9); y-=14
    P(c,50,y,'Bays 5-6 leased as one store. There is no Bay 13.',f=F,z=9); y-=34
    for t in ('The undersigned certifies to the Bank that the foregoing is a true, correct','and complete rent roll of the Property, that no tenant has prepaid rent by','more than one month, and that no tenant is in default except: NONE.'): P(c,50,y,t,f=F,z=9); y-=13
    y-=34; P(c,50,y,'By: ______________________________    Date: ______________',f=F,z=9); P(c,76,y+4,'Wendell Greatorex',f='Times-Italic',z=17); P(c,330,y+4,'12/08/25',f='Times-Italic',z=14); P(c,50,y-13,'    Managing Member',f=F,z=9); c.save()
    save(fn,'RETAIL','owner-typed certified roll, monospace, annual rents, month dates',False,'Fairlane Plaza Shopping Center',d(2025,12,1),None,None,None,rows) if 0 else save(fn,'RETAIL','owner-typed certified roll, monospace, annual rents, month dates',False,'Fairlane Plaza Shopping Center',d(2025,12,1),12,10,2,rows)
# 3 MRI office
def d3():
    fn='mri_tower_rentroll.pdf'; g=R(3503); c=canvas.Canvas(DOC+fn,pagesize=landscape(legal)); W,H=landscape(legal)
    N=['Ashgrove Capital Advisors','Benton & Lyle LLP','Clearpath Staffing Inc','Delmar Engineering Group','Vacant','Eastgate Title Company','Fenwick Actuarial','Vacant','Greystone Media LLC','Hadley Wealth Partners','Iron Creek Software','Iron Creek Software','Juniper Health Billing','Vacant','Kestrel Logistics USA','Lattimer Court Reporting','Marquette Benefit Plans','Northbank Mortgage','Oakhurst Design Studio','Vacant','Pinnacle Claims Svcs']
    X=dict(s=30,n=110,rs=270,ex=330,a=445,mr=520,ps=565,cr=635,st=690,oi=750,cat=775,dt=810,am=915,pf=965); pg=[0]; rows=[]
    def head():
        pg[0]+=1; P(c,30,H-30,'Database: MERIDIANRE',z=7);P(c,30,H-40,'Bldg Status: Active only',z=7);P(c,W/2,H-30,'Rent Roll','c','Helvetica-Bold',12);P(c,W/2,H-42,'Larkmont Office Tower','c','Helvetica-Bold',9);P(c,W/2,H-53,'6/30/2026','c',z=8)
        P(c,W-30,H-30,f'Page: {pg[0]}','r',z=7);P(c,W-30,H-40,'Date: 7/9/2026','r',z=7);P(c,W-30,H-50,'Time: 10:22 AM','r',z=7)
        y=H-74; F='Helvetica-Bold'
        P(c,870,y+9,'-------- Future Rent Increases --------','c',F,7)
        for k,l1,l2,al in [('s','','Bldg Id-Suit Id','l'),('n','','Occupant Name','l'),('rs','','Rent Start','l'),('ex','','Expiration','l'),('a','GLA','Sqft','r'),('mr','Monthly','Base Rent','r'),('ps','Annual','Rate PSF','r'),('cr','Monthly','Cost Recovery','r'),('st','Expense','Stop','r'),('oi','Monthly','Other Income','r'),('cat','','Cat','l'),('dt','','Date','l'),('am','','Monthly Amount','r'),('pf','','PSF','r')]:
            P(c,X[k],y,l1,al,F,7);P(c,X[k],y-9,l2,al,F,7)
        c.line(28,y-13,W-28,y-13); return y-26
    y=head(); 
    for i,n in enumerate(N):
        fl=i//3+2; u=f"LK01 -{fl}{(i%3+1)*10:02d}"; a=g.randrange(1400,6900); vac=n=='Vacant'
        if i==12: n='Juniper Health Billing'
        ns=0 if vac else g.randrange(0,5)
        if y<60+9*ns: c.showPage(); y=head()
        P(c,X['s'],y,u,z=7.5);P(c,X['n'],y,n,z=7.5)
        if vac:
            P(c,X['a'],y,f"{a:,}",'r',z=7.5); rows.append(row(unit=u,statusText='Vacant',area=a)); y-=18; continue
        rs=d(g.randrange(2016,2026),g.randrange(1,13),1); ex=eom(addm(d(2026,8,1),g.randrange(0,90))); psf=g.randrange(2150,3400)/100; mr=round(a*psf/12,2); cr=round(a*g.randrange(8,55)/1200,2) if g.random()<.8 else 0; oi=g.choice([0,0,0,85,150,400])
        for k,v,al in (('rs',sh(rs),'l'),('ex',sh(ex),'l'),('a',f"{a:,}",'r'),('mr',mm(mr),'r'),('ps',mm(psf),'r'),('cr',mm(cr) if cr else '','r'),('st','','r'),('oi',mm(oi) if oi else '','r')): P(c,X[k],y,v,al,z=7.5)
        steps=[]; p=psf; dt=addm(d(2026,7,1),g.randrange(1,9)); y0=y
        for k in range(ns):
            if dt>=ex: break
            p=round(p*1.03,2); am=round(a*p/12,2); steps.append(dict(date=dt.isoformat(),amount=am))
            for kk,v,al in (('cat','RNT','l'),('dt',sh(dt),'l'),('am',mm(am),'r'),('pf',mm(p),'r')): P(c,X[kk],y0,v,al,z=7.5)
            y0-=9.5; dt=addm(dt,12)
        rows.append(row(unit=u,tenantName=n,statusText='Occupied',area=a,contractRent=mr,leaseStartDate=rs,leaseEndDate=ex,charges=ch(('Cost Recovery',cr or None),('Other Income',oi or None)),rentSteps=steps))
        y=min(y-18,y0-8)
    if y<110: c.showPage(); y=head()
    oc=[r for r in rows if r['statusText']=='Occupied'];A=s(rows,'area');oa=s(oc,'area')
    c.line(28,y+6,W-28,y+6); y-=8; P(c,60,y,'Totals:',f='Helvetica-Bold')
    for j,(l,p,n,v) in enumerate((('Occupied Sqft:',oa/A,len(oc),oa),('Leased/Unoccupied Sqft:',0,0,0),('Vacant Sqft:',1-oa/A,len(rows)-len(oc),A-oa),('Total Sqft:',None,len(rows),A))):
        P(c,225,y,l,'r');P(c,285,y,'' if p is None else f"{p*100:.2f}%",'r');P(c,335,y,f"{n} Units",'r');P(c,X['a'],y,f"{v:,.0f}",'r')
        if j==0:
            P(c,X['mr'],y,mm(s(rows,'contractRent')),'r'); P(c,X['cr'],y,mm(sum(x['amount'] for r in rows for x in r.get('charges',[]) if x['code'][0]=='C')),'r');P(c,X['oi'],y,mm(sum(x['amount'] for r in rows for x in r.get('charges',[]) if x['code'][0]=='O')),'r')
        y-=12
    c.save(); save(fn,'OFFICE','MRI rent roll, future increases, legal landscape, unit counts in totals',True,'Larkmont Office Tower',d(2026,6,30),len(rows),len(oc),len(rows)-len(oc),rows)
# 4 medical
def d4():
    fn='stcasimir_mob.pdf'; g=R(3504); ps=lambda t,b=0,al=0:Paragraph(t,ParagraphStyle('x',fontName='Times-Bold' if b else 'Times-Roman',fontSize=8.2,leading=9.4,alignment=al))
    T=[('100','Lakeside Cardiology Associates, P.C.',6420,25.5),('110','Pediatric Partners of Wynford',3880,24.75),('120','Wynford Imaging Center, LLC',5200,28),('130',None,1460,0),('200','Summit Orthopaedic & Spine Institute',7350,26.25),('210','Gentle Care Dental',2240,24),('215','Clear View Eye Physicians',2975,25),('220','Outpatient Lab Collect (Draw Station)',880,29.5),('230','Restwell Sleep Medicine',1910,23.75),('300','Wynford Women\'s Health',4630,25.25),('310',None,2105,0),('315','Allergy & Asthma Clinic of Wynford',1840,24.5),('320','Harbor Behavioral Health Group',3360,22.5),('330','Renal Care Dialysis of the Lakes, Inc.',5895,27)]
    rows=[];data=[[ps('Suite',1),ps('Tenant',1),ps('RSF',1,2),ps('Lease Term',1,1),'',ps('Monthly Income',1,1),'','','',ps('Annual<br/>Base Rent',1,2),ps('Next Increase',1,1),'',ps('Security<br/>Deposit',1,2)],
     ['','','',ps('From',1,1),ps('To',1,1),ps('Base',1,2),ps('CAM',1,2),ps('RE Tax',1,2),ps('Total',1,2),'',ps('Date',1,1),ps('Monthly $',1,2),'']]
    tb=tc=tt=ta=td=0; fmt=lambda x:x.strftime('%b %d, %Y').replace(' 0',' ')
    n=0
    for u,t,a,r in T:
        if not t: data.append([u,'Available',f"{a:,}"]+['']*10); rows.append(row(unit=u,area=a,statusText='Available')); continue
        b=round(a*r/12,2); cm=round(a*6.1/12,2); tx=round(a*3.35/12,2); f=d(g.randrange(2015,2025),g.randrange(1,13),1); to=eom(addm(d(2026,3,1),g.randrange(2,100)));nx=d(2026 if f.month>3 else 2027,f.month,1); ni=round(b*1.025,2); dep=g.choice([0,round(b),round(b),5000]); pb=b
        tb+=b;tc+=cm;tt+=tx;ta+=round(b*12,2);td+=dep
        if u=='200': pb=round(b+900,2) if str(b)[2]=='0' else float(str(b)[:1]+str((int(str(b)[1])+3)%10)+str(b)[2:]); bad=(b,pb)
        has=nx<to
        data.append([u,ps(t),f"{a:,}",fmt(f),fmt(to),mm(pb),mm(cm),mm(tx),mm(b+cm+tx),mm(b*12),fmt(nx) if has else 'none',mm(ni) if has else '',mm(dep)])
        rows.append(row(unit=u,tenantName=t,area=a,statusText='Occupied',leaseStartDate=f,leaseEndDate=to,contractRent=float(pb),annualRent=round(b*12,2),charges=ch(('Base',pb),('CAM',cm),('RE Tax',tx)),totalCharges=round(b+cm+tx,2),rentSteps=[dict(date=nx.isoformat(),amount=ni)] if has else None,deposit=float(dep)))
    A=s(rows,'area')
    data.append(['',ps('Total building (14 suites, 12 leased)',1),f"{A:,.0f}",'','',mm(tb),mm(tc),mm(tt),mm(tb+tc+tt),mm(ta),'','',mm(td)])
    t=Table(data,colWidths=[34,132,40,58,58,56,50,48,58,62,58,54,54],repeatRows=2)
    st=[('FONT',(0,0),(-1,-1),'Times-Roman',8.2),('ALIGN',(2,2),(2,-1),'RIGHT'),('ALIGN',(5,2),(9,-1),'RIGHT'),('ALIGN',(11,2),(12,-1),'RIGHT'),('ALIGN',(3,2),(4,-1),'CENTER'),('ALIGN',(10,2),(10,-1),'CENTER'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('GRID',(0,0),(-1,-1),.35,colors.HexColor('#7a8a99')),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#dfe8ee')),('FONT',(0,-1),(-1,-1),'Times-Bold',8),('LINEABOVE',(0,-1),(-1,-1),1.2,colors.black),('SPAN',(3,0),(4,0)),('SPAN',(5,0),(8,0)),('SPAN',(10,0),(11,0)),('LEFTPADDING',(0,0),(-1,-1),2.5),('RIGHTPADDING',(0,0),(-1,-1),2.5)]+[('SPAN',(k,0),(k,1)) for k in (0,1,2,9,12)]
    t.setStyle(TableStyle(st)); big=ParagraphStyle('b',fontName='Times-Bold',fontSize=15,leading=18); sm=ParagraphStyle('s',fontName='Times-Roman',fontSize=9,leading=12)
    SimpleDocTemplate(DOC+fn,pagesize=landscape(letter),leftMargin=14,rightMargin=14,topMargin=34,bottomMargin=30).build([Paragraph('St. Casimir Medical Office Building',big),Paragraph('740 Infirmary Road, Wynford, Wisconsin &nbsp;|&nbsp; Tenant Rent Schedule effective March 31, 2026',sm),Spacer(1,10),t,Spacer(1,9),Paragraph('RSF = rentable square feet, BOMA 2017. CAM and real estate tax are 2026 estimates, reconciled each April. Suites 130 and 310 are offered at $24.00/RSF NNN.',sm),Paragraph('Prepared by Wynford Healthcare Realty for the lender\'s annual review.',sm)])
    save(fn,'OFFICE','medical office, grouped two-row header, next increase, wrapped names',True,'St. Casimir Medical Office Building',d(2026,3,31),14,12,2,rows,planted=dict(what=f'Suite 200 base monthly rent printed {bad[1]} instead of {bad[0]} (annual, row total and column total are of the right one)',kind='digit_changed'))
# 5 storage
def d5():
    fn='keepsafe_rentroll.pdf'; g=R(3505); c=canvas.Canvas(DOC+fn,pagesize=letter); W,H=letter; rows=[]; pg=[0]
    X=dict(u=28,z=62,t=104,a=190,n=198,mi=322,sr=408,rt=452,ins=488,pt=496,bl=584)
    def head():
        pg[0]+=1; c.setFillColor(colors.HexColor('#24486b')); c.rect(24,H-52,W-48,26,fill=1,stroke=0); c.setFillColor(colors.white); P(c,30,H-43,'Rent Roll',f='Helvetica-Bold',z=13); P(c,W-30,H-43,'KeepSafe Self Storage - Dunlap Road','r',z=9); c.setFillColor(colors.black)
        P(c,28,H-64,'As of: 31-Oct-2025   Sorted by: Unit   Includes: Rented, Vacant, Unrentable',z=7)
        y=H-78
        for k,t,al in (('u','Unit','l'),('z','Size','l'),('t','Type','l'),('a','Area','r'),('n','Tenant','l'),('mi','Moved In','l'),('sr','Std Rate','r'),('rt','Rent','r'),('ins','Insur.','r'),('pt','Paid Thru','l'),('bl','Balance','r')): P(c,X[k],y,t,al,'Helvetica-Bold',7)
        c.line(26,y-3,W-26,y-3); P(c,W/2,20,f'{pg[0]}','c',z=7); return y-12
    y=head(); df=lambda x:x.strftime('%d-%b-%y')
    spec=[('A',40,[('5x5','Climate',25,54),('5x10','Climate',50,89),('10x10','Climate',100,149)]),('B',48,[('10x10','Drive-Up',100,125),('10x15','Drive-Up',150,164),('10x20','Drive-Up',200,199)]),('C',44,[('5x10','Inside',50,72),('10x10','Inside',100,118)]),('D',22,[('10x30','Drive-Up',300,265),('10x25','Drive-Up',250,232)]),('P',16,[('12x35','RV Parking',420,95)])]
    ins=[];i=0
    for b,n,k in spec:
        for j in range(1,n+1):
            i+=1; u=f"{b}{j:03d}" ; z,ty,a,sr=k[(j//5)%len(k)]
            if y<36: c.showPage(); y=head()
            q=g.random(); st='Rented' if q>.15 else 'Vacant' if q>.025 else 'Unrentable'
            if u=='A001': st='Unrentable'
            if i%2==0: c.setFillColor(colors.HexColor('#eef2f6')); c.rect(26,y-2.3,W-52,9,fill=1,stroke=0); c.setFillColor(colors.black)
            for kk,v,al in (('u',u,'l'),('z',z,'l'),('t',ty,'l'),('a',a,'r'),('sr',mm(sr),'r')): P(c,X[kk],y,v,al,z=6.8)
            if st=='Rented':
                nm=g.name("{l}, {f}"); mi=g.date(d(2014,3,1),d(2025,10,25)); rt=float(sr+g.choice([0,0,-10,-15,12,18,25,31])); inn=g.choice([0.,0.,9.,12.,15.]); pt=eom(d(2025,g.choice([10,10,10,11,11,9,8]),1)); bl=0. if pt>=d(2025,10,31) else rt+20 if pt.month==9 else 2*rt+55
                for kk,v,al in (('n',nm,'l'),('mi',df(mi),'l'),('rt',mm(rt),'r'),('ins',mm(inn),'r'),('pt',df(pt),'l'),('bl',mm(bl),'r')): P(c,X[kk],y,v,al,z=6.8)
                rows.append(row(unit=u,unitType=ty,area=a,tenantName=nm,statusText='Occupied',moveInDate=mi,marketRent=float(sr),contractRent=rt,charges=ch(('Insur.',inn)),balance=bl)); ins.append(inn)
            else:
                t='VACANT' if st=='Vacant' else 'UNRENTABLE - '+('office' if u=='A001' else 'door repair'); P(c,X['n'],y,t,z=6.8,f='Helvetica-Oblique')
                rows.append(row(unit=u,unitType=ty,area=a,statusText=t,marketRent=float(sr)))
            y-=9.1
    if y<120: c.showPage(); y=head()
    oc=[r for r in rows if r['statusText']=='Occupied']; vc=[r for r in rows if r['statusText']=='VACANT']
    c.line(26,y+5,W-26,y+5); y-=5
    for x,v in ((X['a'],m0(s(rows,'area'))),(X['sr'],mm(s(rows,'marketRent'))),(X['rt'],mm(s(rows,'contractRent'))),(X['ins'],mm(sum(ins))),(X['bl'],mm(s(rows,'balance')))): P(c,x,y,v,'r','Helvetica-Bold',6.6)
    P(c,28,y,'Grand Total',f='Helvetica-Bold',z=7); y-=22
    for l,rr in (('Rented',oc),('Vacant',vc),('Unrentable',[r for r in rows if r not in oc and r not in vc]),('Total units',rows)):
        P(c,60,y,l,z=8);P(c,170,y,len(rr),'r',z=8);P(c,240,y,f"{s(rr,'area'):,.0f} sf",'r',z=8);P(c,300,y,f"{100*len(rr)/len(rows):.1f}%",'r',z=8); y-=11
    c.save(); save(fn,'SELF_STORAGE','SiteLink-like, zebra, 170 units, unrentable units',True,'KeepSafe Self Storage - Dunlap Road',d(2025,10,31),len(rows),len(oc),len(vc),rows)
# 6 MHP
def d6():
    fn='cottonwood_mhp.pdf'; g=R(3506); W,H=landscape(letter); c=canvas.Canvas(DOC+fn,pagesize=(W,H)); rows=[];pg=[0]
    X=dict(u=36,st=78,n=130,h=278,mi=345,lr=440,hr=495,w=545,sw=592,tr=635,tt=690,bl=752)
    def head():
        pg[0]+=1; P(c,36,H-34,'Cottonwood Bend Mobile Home Community',f='Times-Bold',z=13); P(c,36,H-47,'Site Rent Roll - charges billed for January 2026',f='Times-Roman',z=9.5); P(c,W-36,H-34,'Rent Manager   01/15/2026 4:41 PM','r','Times-Roman',8); P(c,W-36,H-46,f'Page {pg[0]} of 3','r','Times-Roman',8)
        y=H-72
        for k,a,b,al in (('u','','Site','l'),('st','','Status','l'),('n','','Resident','l'),('h','Home','Owner','l'),('mi','Move-In','Date','l'),('lr','Lot','Rent','r'),('hr','Home','Rent','r'),('w','','Water','r'),('sw','','Sewer','r'),('tr','','Trash','r'),('tt','Total','Charges','r'),('bl','Past','Due','r')): P(c,X[k],y,a,al,'Times-BoldItalic',8.5);P(c,X[k],y-10,b,al,'Times-BoldItalic',8.5)
        c.setLineWidth(1.2);c.line(34,y-14,W-34,y-14);c.setLineWidth(.3); return y-26
    y=head(); cols=('Lot Rent','Home Rent','Water','Sewer','Trash')
    def tot(lab,rr):
        nonlocal y
        c.line(400,y+7,W-34,y+7); P(c,130,y-2,lab,f='Times-Bold',z=8.5)
        for k,cd in zip(('lr','hr','w','sw','tr'),cols): P(c,X[k],y-2,mm(sum(x['amount'] for r in rr for x in r.get('charges',[]) if x['code']==cd)),'r','Times-Bold',8.2)
        P(c,X['tt'],y-2,mm(s(rr,'totalCharges')),'r','Times-Bold',8.2);P(c,X['bl'],y-2,mm(s(rr,'balance')),'r','Times-Bold',8.2); y-=22
    for sec,n,pre,base in (('Cottonwood Drive',24,'C',455),('Bend Circle',22,'B',455),('Willow Lane (doublewide)',16,'W',510)):
        if y<90: c.showPage(); y=head()
        P(c,36,y,sec,f='Times-Bold',z=9.5); y-=14; s0=len(rows)
        for j in range(1,n+1):
            if y<40: c.showPage(); y=head()
            u=f"{pre}-{j}"; q=g.random(); P(c,X['u'],y,u,f='Times-Roman',z=8.5)
            if q<.12:
                v=g.choice(['Vacant','Vacant','Vacant - POH']); P(c,X['st'],y,v,f='Times-Roman',z=8.5); rows.append(row(unit=u,statusText=v,section=sec))
            else:
                v=g.choice(['Current']*8+['Notice','Eviction']); poh=g.random()<.2; nm=g.name('{l}, {f} {m}.'); mi=g.date(d(2003,1,1),d(2025,12,20)); lr=float(base-g.choice([0,0,0,15,30])); hr=float(g.choice([385,420,450])) if poh else None; w=round(g.uniform(18,52),2); sw=round(w*.85,2); bl=g.choice([0.]*7+[lr,72.15]); t=lr+(hr or 0)+w+sw+14
                for k,x,al in (('st',v,'l'),('n',nm,'l'),('h','Park' if poh else 'Resident','l'),('mi',sh(mi),'l'),('lr',mm(lr),'r'),('hr',mm(hr) if hr else '','r'),('w',mm(w),'r'),('sw',mm(sw),'r'),('tr','14.00','r'),('tt',mm(t),'r'),('bl',mm(bl) if bl else '','r')): P(c,X[k],y,x,al,'Times-Roman',8.5)
                rows.append(row(unit=u,tenantName=nm,statusText=v,section=sec,moveInDate=mi,contractRent=lr,charges=ch(('Lot Rent',lr),('Home Rent',hr),('Water',w),('Sewer',sw),('Trash',14.)),totalCharges=round(t,2),balance=bl or None))
            y-=12.6
        if y<50: c.showPage(); y=head()
        tot(f'Subtotal {sec}',rows[s0:])
    sites=list(rows)
    if y<150: c.showPage(); y=head()
    P(c,36,y,'RV / Boat Storage',f='Times-Bold',z=9.5); y-=14; s0=len(rows)
    for j in range(1,5):
        nm=g.name('{l}, {f} {m}.'); P(c,X['u'],y,f'RV{j}',f='Times-Roman',z=8.5);P(c,X['st'],y,'Current',f='Times-Roman',z=8.5);P(c,X['n'],y,nm,f='Times-Roman',z=8.5);P(c,X['lr'],y,'45.00','r','Times-Roman',8.5);P(c,X['tt'],y,'45.00','r','Times-Roman',8.5); y-=12.6
        rows.append(row(unit=f'RV{j}',tenantName=nm,statusText='Current',section='RV / Boat Storage',contractRent=45.,charges=ch(('Lot Rent',45.)),totalCharges=45.))
    tot('Subtotal RV / Boat Storage',rows[s0:]); tot('PARK TOTAL',rows)
    oc=sum(1 for r in sites if r.get('tenantName')); P(c,36,y,f"Home sites: {len(sites)}     Occupied: {oc}     Vacant: {len(sites)-oc}     POH = park-owned home",f='Times-Roman',z=9); c.save(); print('pages',pg)
    save(fn,'MANUFACTURED_HOUSING','Rent Manager MHP, charge columns, sections, RV storage rows',False,'Cottonwood Bend Mobile Home Community','2026-01',len(sites),oc,len(sites)-oc,rows)
# 7 Buildium
def d7():
    fn='buildium_portfolio.pdf'; g=R(3507); W,H=letter; c=canvas.Canvas(DOC+fn,pagesize=letter); rows=[];pg=[0]; G=colors.HexColor('#555555')
    props=[('118 Orchard St',4),('640-646 Penrose Ave',6),('77 Tillman Ct',3),('2305 Beacon Hill Rd',8),('9 Mulberry Sq',5)]
    X=dict(u=40,n=92,b=232,l=282,r=440,dp=505,pd=572)
    def head():
        pg[0]+=1
        if pg[0]==1: P(c,40,H-48,'Rent roll',z=18); P(c,40,H-64,'Rothwell Family Rentals LLC  |  All properties  |  As of 11/1/2025',z=8.5)
        y=H-88 if pg[0]==1 else H-44; c.setFillColor(G)
        for k,t,al in (('u','UNIT','l'),('n','TENANTS','l'),('b','BED/BATH','l'),('l','LEASE','l'),('r','RENT','r'),('dp','DEPOSITS HELD','r'),('pd','BALANCE','r')): P(c,X[k],y,t,al,z=6.5)
        c.setFillColor(colors.black); P(c,40,24,'Created on 11/03/2025',z=6.5); P(c,W-40,24,f'Page {pg[0]}','r',z=6.5); return y-16
    y=head()
    def tot(l,rr):
        nonlocal y
        c.setStrokeColor(colors.lightgrey);c.line(40,y+9,W-40,y+9);P(c,40,y,l,f='Helvetica-Bold',z=7.8)
        for k,a in (('r','contractRent'),('dp','deposit'),('pd','balance')): v=s(rr,a); P(c,X[k],y,('-' if v<0 else '')+'$'+mm(abs(v)),'r','Helvetica-Bold',7.8)
        y-=24
    for p,n in props:
        if y<110: c.showPage(); y=head()
        c.setFillColor(colors.HexColor('#f0f0f0'));c.rect(36,y-4,W-72,14,fill=1,stroke=0);c.setFillColor(colors.black);P(c,40,y,p,f='Helvetica-Bold',z=8.5); y-=18; s0=len(rows)
        for j in range(1,n+1):
            if y<60: c.showPage(); y=head()
            u=g.choice(['Unit ','Apt ']) if j<0 else 'Apt '
            u={'640-646 Penrose Ave':f"{640+(j-1)//2*3-((j-1)//2)}{'AB'[(j-1)%2]}",'77 Tillman Ct':['Main house','Carriage','Basement'][(j-1)%3]}.get(p,f"Apt {j}"); bb=g.choice(['1/1','2/1','2/1.5','3/2']); P(c,X['u'],y,u,z=7.8);P(c,X['b'],y,bb,z=7.8)
            if g.random()<.13 or (p[0]=='9' and j==2): P(c,X['n'],y,'Vacant',f='Helvetica-Oblique',z=7.8); rows.append(row(unit=u,propertyName=p,unitType=bb,statusText='Vacant')); y-=15; continue
            ns=[g.name() for _ in range(g.choice([1,1,2]))]; a=d(2024+(g.random()<.7),g.randrange(1,11),1); mtm=g.random()<.15; e=eom(addm(a,11)) if a>d(2024,12,1) else eom(addm(a,23)); r=float(g.randrange(980,2100,25)); dp=g.choice([r,r,1000.,0.]); bl=g.choice([0.,0.,0.,0.,r,-50.,215.5])
            for i,x in enumerate(ns): P(c,X['n'],y-9*i,x+(',' if i<len(ns)-1 else ''),z=7.8)
            P(c,X['l'],y,f"{sh(a)} - {'Month-to-month' if mtm else sh(e)}",z=7.8);P(c,X['r'],y,'$'+mm(r),'r',z=7.8);P(c,X['dp'],y,'$'+mm(dp),'r',z=7.8);P(c,X['pd'],y,('-' if bl<0 else '')+'$'+mm(abs(bl)),'r',z=7.8)
            rows.append(row(unit=u,propertyName=p,unitType=bb,tenantName=', '.join(ns),statusText='Occupied',leaseStartDate=a,leaseEndDate='Month-to-month' if mtm else e,contractRent=r,deposit=dp,balance=bl)); y-=15 if len(ns)==1 else 22
        y-=2; tot('Total for '+p,rows[s0:])
    if y<80: c.showPage(); y=head()
    tot('Total',rows); oc=sum(1 for r in rows if r.get('tenantName')); P(c,40,y,f'{oc} of {len(rows)} units leased',z=8); c.save()
    save(fn,'MULTIFAMILY','Buildium-like portfolio by property, date range in one cell, wrapped co-tenants',False,None,d(2025,11,1),len(rows),oc,len(rows)-oc,rows)
def run():
    for f in (d1,d2,d3,d4,d5,d6,d7): f()
