from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, A4
from reportlab.lib import colors

# ---------- 5 student housing, per bed with charge lines
def d05():
    r=random.Random(6105); n=Names(r); f='RentRollDetail_TheFoundry_20250915.pdf'
    W,H=landscape(letter);c=canvas.Canvas(doc(f),pagesize=(W,H),invariant=1)
    rows=[];y=0;pg=0
    X=[('Bed',48,'l'),('Resident',92,'l'),('ID',212,'l'),('Status',256,'l'),('Lease Start',312,'l'),('Lease End',366,'l'),('Market',458,'r'),('Charge',474,'l'),('Amount',590,'r'),('Total',646,'r'),('Deposit',694,'r'),('Balance',750,'r')]
    def head():
        nonlocal y,pg
        pg+=1;c.setFont('Helvetica-Bold',11);c.drawString(40,H-36,'Rent Roll Detail - By Bed');c.setFont('Helvetica',7.5)
        c.drawString(40,H-48,'Property: The Foundry at Collier Street (foundry)    As of 09/15/2025    Academic year 2025-2026')
        c.drawRightString(752,H-36,f'{pg}');y=H-68
        c.setLineWidth(.8);c.line(40,y+10,752,y+10);c.setFont('Helvetica-Bold',7)
        for h,x,a in X:(c.drawRightString if a=='r' else c.drawString)(x,y,h)
        c.line(40,y-4,752,y-4);y-=16
    head();G=dict(mk=0,ch={},tot=0,dep=0,bal=0);cnt={'Current':0,'Notice':0,'Vacant':0,'Future':0}
    plans=[('101','4x4 Deluxe',4,815,1390),('102','4x4 Deluxe',4,815,1390),('103','2x2 Classic',2,985,920),('201','4x4 Deluxe',4,835,1390),('202','4x2 Value',4,720,1240),('203','2x2 Classic',2,1005,920),('204','Studio',1,1325,410),('301','4x4 Deluxe',4,855,1390),('302','4x2 Value',4,735,1240),('303','2x2 Classic',2,1020,920),('304','Studio',1,1345,410),('305','3x3 Loft',3,905,1275)]
    for un,fp,b,mk,sf in plans:
        if y<46+12*3:c.showPage();head()
        c.setFillColor(colors.HexColor('#e6e6f0'));c.rect(40,y-3.5,712,12,stroke=0,fill=1);c.setFillColor(colors.black)
        c.setFont('Helvetica-Bold',7.5);c.drawString(43,y,f'Unit {un}');c.drawString(92,y,fp);c.drawString(180,y,f'{b} bed{"s" if b>1 else ""}');y-=13
        for k in range(b):
            bed=f"{un}-{'ABCD'[k]}" if b>1 else un
            st='Vacant' if r.random()<.11 else ('Notice' if r.random()<.08 else 'Current')
            tenants=[st]
            if st=='Vacant' and bed[0]!='1' and cnt['Future']<2:tenants.append('Future')
            for s in tenants:
                v=dict(unit=bed,unitType=fp,statusText=s);L={'Bed':bed,'Status':s};ch=[]
                if s!='Future':L['Market']=m2(mk);v['marketRent']=float(mk);G['mk']+=mk
                if s!='Vacant':
                    nm=n.lf();fut=s=='Future'
                    ls=D(2026,1,5) if fut else D(2025,8,18);le=D(2026,7,31) if s!='Notice' else D(2025,12,19)
                    rent=float(mk-r.choice([0,0,20,35,50]));ch=[('Rent',rent)]
                    if r.random()<.4:ch.append(('Parking',55.0))
                    if fp!='4x2 Value' and r.random()<.35:ch.append(('Furniture',30.0))
                    if r.random()<.12:ch.append(('Lease Conc',-40.0))
                    tot=sum(q for _,q in ch);dep=r.choice([0.0,0.0,200.0,mk*1.0]);bal=0.0 if fut or r.random()<.75 else round(r.choice([tot,-tot,57.5,120.0]),2)
                    L.update({'Resident':nm,'ID':f"t{r.randrange(20000,29999)}",'Lease Start':mdy(ls),'Lease End':mdy(le),'Total':m2(tot),'Deposit':m2(dep),'Balance':m2(bal)})
                    v.update(tenantName=nm,leaseStartDate=iso(ls),leaseEndDate=iso(le),contractRent=rent,charges=[dict(code=a,amount=q) for a,q in ch],totalCharges=tot,deposit=dep,balance=bal)
                    if not fut:
                        for a,q in ch:G['ch'][a]=G['ch'].get(a,0)+q
                        G['tot']+=tot;G['dep']+=dep;G['bal']+=bal
                    else:G['fdep']=G.get('fdep',0)+dep
                cnt[s]+=1;rows.append(v)
                if y-10*max(len(ch),1)<40:c.showPage();head()
                c.setFont('Helvetica',7.2)
                for h,x,a in X:
                    if h in L:(c.drawRightString if a=='r' else c.drawString)(x,y,L[h])
                for i,(a,q) in enumerate(ch):c.drawString(474,y-9.5*i,a);c.drawRightString(590,y-9.5*i,m2(q))
                y-=9.5*max(len(ch),1)+3
    if y<150:c.showPage();head()
    c.line(40,y+6,752,y+6);y-=6;beds=sum(p[2] for p in plans)
    c.setFont('Helvetica-Bold',7.5);c.drawString(48,y,f'Totals (future leases excluded)');c.drawRightString(458,y,m2(G['mk']));c.drawRightString(646,y,m2(G['tot']));c.drawRightString(694,y,m2(G['dep']));c.drawRightString(750,y,m2(G['bal']));y-=16
    yy=y
    for a,q in G['ch'].items():c.setFont('Helvetica',7.2);c.drawString(474,yy,a);c.drawRightString(590,yy,m2(q));yy-=9.5
    c.setFont('Helvetica-Bold',7.5);c.drawString(48,y,'Bed summary');y-=11;c.setFont('Helvetica',7.2)
    occ=cnt['Current']+cnt['Notice']
    for a,q in (('Total beds',beds),('Occupied - no notice',cnt['Current']),('Occupied - notice',cnt['Notice']),('Vacant',cnt['Vacant']),('Future leases',cnt['Future'])):c.drawString(56,y,a);c.drawRightString(180,y,str(q));y-=10
    c.save()
    save(f,dict(propertyName='The Foundry at Collier Street',asOnDate='2025-09-15',units=beds,occupied=occ,vacant=cnt['Vacant'],sheet=None,planted=None,rows=rows),'STUDENT_HOUSING','student housing system','landscape by-bed detail, unit band headings, charge lines under each bed')

# ---------- 6 marina, two panels side by side
def d06():
    r=random.Random(6106); n=Names(r); f='Exhibit C - Slip Roster.pdf'
    W,H=landscape(letter);c=canvas.Canvas(doc(f),pagesize=(W,H),invariant=1)
    c.setFont('Times-Bold',12);c.drawCentredString(W/2,H-40,'EXHIBIT C');c.setFont('Times-Roman',11);c.drawCentredString(W/2,H-54,'SLIP ROSTER - PELLITORY COVE MARINA');c.setFont('Times-Italic',9);c.drawCentredString(W/2,H-66,'as of June 15, 2025 (Seller to update at Closing)')
    rows=[];tot={}
    def panel(x0,docks,):
        y=H-92
        for dk,desc,ids,ln,rate in docks:
            c.setFont('Times-Bold',9.5);c.drawString(x0,y,f'DOCK {dk}');c.setFont('Times-Italic',8.5);c.drawString(x0+50,y,desc);y-=12
            c.setFont('Times-Bold',8);xs=[x0,x0+34,x0+126,x0+200,x0+278,x0+345]
            for x,h in zip(xs[:4],('Slip','Licensee','Vessel','Expires')):c.drawString(x,y,h)
            c.drawRightString(xs[4]+15,y,'Monthly');c.drawRightString(xs[5],y,'Shore power')
            c.setLineWidth(.4);c.line(x0,y-3,x0+345,y-3);y-=13;a=b=0.
            for i in ids:
                u=f'{dk}-{i}';v=dict(unit=u,section=f'DOCK {dk}');c.setFont('Times-Roman',8.6);c.drawString(x0,y,u)
                if r.random()<.13:c.drawString(xs[1],y,'Open');v['statusText']='Open'
                else:
                    nm=n.fl();ves=f"{r.choice(['Second Wind','Kittiwake','Lazy Susan','Tern Key','Marlinspike','Osprey','Mother Lode','Halcyon','Reel Time','Sea Glass','Petrel','Bold Venture','Fogbound','Nimbus'])}, {ln-r.randrange(0,6)}'"
                    ex=r.choice([D(2025,10,31),D(2026,3,31),D(2026,3,31),None]);rent=float(rate+r.choice([0,0,0,25,-15]));pw=r.choice([None,35.0,35.0,60.0])
                    c.drawString(xs[1],y,nm);c.setFont('Times-Italic',8.2);c.drawString(xs[2],y,ves[:22]);c.setFont('Times-Roman',8.6)
                    c.drawString(xs[3],y,f"{ex:%b} {ex.day}, {ex.year}" if ex else 'month-to-month');c.drawRightString(xs[4]+15,y,m2(rent))
                    if pw:c.drawRightString(xs[5],y,m2(pw))
                    v.update(tenantName=nm,statusText='Occupied',leaseEndDate=iso(ex) if ex else 'month-to-month',contractRent=rent,charges=[dict(code='Shore power',amount=pw)] if pw else [])
                    a+=rent;b+=pw or 0
                rows.append(v);y-=11
            c.line(xs[4]-25,y+8,x0+345,y+8);c.setFont('Times-Bold',8.6);c.drawRightString(xs[4]+15,y-1,m2(a));c.drawRightString(xs[5],y-1,m2(b));tot[dk]=(a,b);y-=22
    panel(36,[('A',"floating, 30 ft slips",range(1,13),30,395),('B',"floating, 40 ft slips",range(1,11),40,540)])
    panel(411,[('C',"fixed, 50 ft slips, liveaboard permitted",range(1,9),50,745),('T',"T-heads and side ties",range(1,5),62,980)])
    c.setLineWidth(.4);c.line(396,H-84,396,120)
    y=270;x=411;c.setFont('Times-Bold',9);c.drawString(x,y,'Recap');y-=13
    for dk in 'ABCT':
        c.setFont('Times-Roman',9);c.drawString(x,y,f'Dock {dk}');c.drawRightString(x+295,y,m2(tot[dk][0]));c.drawRightString(x+345,y,m2(tot[dk][1]));y-=12
    c.setFont('Times-Bold',9);c.drawString(x,y,'Total per month');c.drawRightString(x+295,y,m2(sum(t[0] for t in tot.values())));c.drawRightString(x+345,y,m2(sum(t[1] for t in tot.values())));y-=18
    op=sum(1 for v in rows if v['statusText']=='Open')
    c.setFont('Times-Roman',9);c.drawString(x,y,f'{len(rows)} wet slips, {len(rows)-op} licensed, {op} open.');y-=12
    c.drawString(x,y,'Dry rack storage, fuel dock and ship store are operated by Seller and are');y-=11;c.drawString(x,y,'not included in this roster.')
    c.setFont('Times-Roman',8);c.drawCentredString(W/2,28,'C-1');c.save()
    save(f,dict(propertyName='Pellitory Cove Marina',asOnDate='2025-06-15',units=len(rows),occupied=len(rows)-op,vacant=op,sheet=None,planted=None,rows=rows),'OTHER','seller counsel, contract exhibit','two panels side by side on one page, four docks, recap',True)

# ---------- 7 restaurant row / pads: tenancy schedule
def d07():
    r=random.Random(6107); f='tenancy_schedule_orchardcrossing.pdf'
    W,H=landscape(A4);c=canvas.Canvas(doc(f),pagesize=(W,H),invariant=1)
    g=colors.HexColor('#444444')
    c.setFont('Helvetica-Bold',12);c.drawString(30,H-36,'Tenancy Schedule');c.setFont('Helvetica',8)
    c.drawString(30,H-48,'Property: orch01  Orchard Crossing Restaurant Row');c.drawString(30,H-58,'As of Date: 31-Jul-2025      By Property');c.drawRightString(W-30,H-36,'Page 1 of 1')
    y=H-84
    X=[('Unit(s)',30,'l'),('Lease / Lease Type',84,'l'),('Area',262,'r'),('Lease From',272,'l'),('Lease To',324,'l'),('Term',392,'r'),('Monthly Rent',446,'r'),('Annual Rent',506,'r'),('Annual\nRent/Area',554,'r'),('CAM',600,'r'),('RE Tax',646,'r'),('Insurance',692,'r'),('Annual\nRecov/Area',742,'r'),('Security\nDeposit',806,'r')]
    c.setFont('Helvetica-Bold',7)
    for h,x,a in X:
        for i,l in enumerate(reversed(h.split('\n'))):(c.drawRightString if a=='r' else c.drawString)(x,y+8*i,l)
    c.setLineWidth(.6);c.line(28,y-4,W-28,y-4);y-=16
    ten=[('0100','Bartholomew\'s Chop House, LLC (t0004112)','Retail NNN',6850,31.5),('0110','Golden Koi Ramen Inc. (t0004120)','Retail NNN',2140,38),('0115','VACANT','',1875,0),('0120','Tres Hermanas Cantina, LLC (t0003987)','Retail NNN',4410,33.25),('0130-0135','Sip & Saddle Taproom (t0004233)','Retail NNN',3620,35),('0140','Dolce Nonna Gelato (t0004301)','Retail Gross',1120,44),('0150','Crispbird Franchising of the Valley, Inc. (t0003555)','Retail NNN',2690,41.5),('PAD-A','Lodestar Burger Holdings Corp. (t0002210)','Ground Lease',3900,28),('PAD-B','First Cordova Bank (t0002764)','Ground Lease',4200,36.5),('ATM1','First Cordova Bank ATM (t0002765)','License',0,0)]
    rows=[];T=dict(a=0,m=0,an=0,cam=0,tx=0,ins=0,dep=0);va=0
    dmy=lambda d:f"{d:%d-%b-%Y}"
    for u,nm,lt,sf,psf in ten:
        c.setFont('Helvetica',7.2);c.drawString(30,y,u)
        if nm=='VACANT':
            c.drawString(84,y,'VACANT');c.drawRightString(262,y,m2(sf));c.drawRightString(446,y,'0.00');c.drawRightString(506,y,'0.00');va+=sf
            rows.append(dict(unit=u,area=sf,statusText='VACANT',contractRent=0.0,annualRent=0.0));y-=20;continue
        st=addm(D(2015,2),r.randrange(0,110));en=addm(st,r.choice([120,180]) if lt!='License' else 60)-dt.timedelta(1)
        while en<D(2026,2):en=addm(en+dt.timedelta(1),60)-dt.timedelta(1)
        mo=round(sf*psf/12,2) if sf else 650.0;an=round(mo*12,2)
        if lt=='Retail NNN':cam,tx,ins=[round(sf*q/12,2) for q in (5.1,4.35,.92)]
        elif lt=='Ground Lease':cam,tx,ins=round(sf*2.2/12,2),0.0,0.0
        else:cam=tx=ins=0.0
        dep=round(mo,2) if r.random()<.7 else 0.0
        term=(en.year-st.year)*12+en.month-st.month+1
        c.drawString(84,y,nm.split(' (')[0]);c.setFont('Helvetica',6.4);c.setFillColor(g);c.drawString(84,y-8.5,lt+'   ('+nm.split(' (')[1]);c.setFillColor(colors.black);c.setFont('Helvetica',7.2)
        c.drawRightString(262,y,m2(sf));c.drawString(272,y,dmy(st));c.drawString(324,y,dmy(en));c.drawRightString(392,y,str(term))
        for x,v in((446,mo),(506,an),(554,an/sf if sf else 0),(600,cam),(646,tx),(692,ins),(742,(cam+tx+ins)*12/sf if sf else 0),(806,dep)):c.drawRightString(x,y,m2(v))
        steps=[];k=addm(D(2026,1),st.month-1)
        if lt=='License':k=None
        v=mo
        for j in range(r.choice([1,2,3])):
            if not k or addm(k,12*j)>en:break
            v=round(v*1.03,2);steps.append((addm(k,12*j),v))
        y-=8.5
        if steps:
            c.setFont('Helvetica-Oblique',6.6);c.drawString(272,y-1.5,'Rent Steps');
            for d,q in steps:
                c.drawString(324,y-1.5,dmy(d));c.drawRightString(446,y-1.5,m2(q));c.drawRightString(506,y-1.5,m2(q*12));y-=8.5
        else: y-=4
        y-=10
        rows.append(dict(unit=u,tenantName=nm.split(' (')[0],statusText='Occupied',area=sf,leaseStartDate=iso(st),leaseEndDate=iso(en),contractRent=mo,annualRent=an,charges=[dict(code='CAM',amount=cam),dict(code='RE Tax',amount=tx),dict(code='Insurance',amount=ins)],deposit=dep,rentSteps=[dict(date=iso(d),amount=q) for d,q in steps]))
        for kk,q in zip(('a','m','an','cam','tx','ins','dep'),(sf,mo,an,cam,tx,ins,dep)):T[kk]+=q
    c.line(28,y+8,W-28,y+8);y-=4;c.setFont('Helvetica-Bold',7.2)
    for lab,a,on in(('Occupied',T['a'],1),('Vacant',va,0),('Total',T['a']+va,1)):
        c.drawString(84,y,lab);c.drawRightString(262,y,m2(a))
        if on:
            for x,k in((446,'m'),(506,'an'),(600,'cam'),(646,'tx'),(692,'ins'),(806,'dep')):c.drawRightString(x,y,m2(T[k]))
        else:
            c.drawRightString(446,y,'0.00');c.drawRightString(506,y,'0.00')
        y-=11
    c.setFont('Helvetica',6.8);y-=6;c.drawString(30,y,'CAM, RE Tax and Insurance are current monthly estimated recoveries. Areas in square feet. Percentage rent, where payable, is not shown on this report.');c.save()
    save(f,dict(propertyName='Orchard Crossing Restaurant Row',asOnDate='2025-07-31',units=None,occupied=None,vacant=1,sheet=None,planted=None,rows=rows),'RETAIL','commercial management system','A4 landscape tenancy schedule, second line lease type and rent steps beneath each tenant')
