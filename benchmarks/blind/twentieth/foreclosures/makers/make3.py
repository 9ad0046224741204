# mobile-home park (PDF, legal page, hand kept); warehouse two-line records (PDF); office by floors (PDF)
from lib import *
from reportlab.pdfgen import canvas
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors
from reportlab.lib.pagesizes import letter,landscape,A4
def d5():
    R=G(2505); f='cottonwood_mhp.pdf'
    hdr=['Sp #','Resident','Home','Rent','Water\n& sewer','Trash','Monthly\ntotal','Behind','What we know']
    data=[['COTTONWOOD FLATS MOBILE HOME PARK']+['']*8,['Spaces and who is in them, 1st of March 2025']+['']*8]; sty=[('SPAN',(0,0),(-1,0)),('SPAN',(0,1),(-1,1)),('FONT',(0,0),(-1,0),'Helvetica-Bold',13),('ALIGN',(0,0),(-1,1),'CENTER'),('BOTTOMPADDING',(0,0),(-1,0),6)]
    secs=[('RESIDENT OWNS HOME (space rent only)',[1,2,3,5,6,8,9,11,12,14,15,17,18,19,22]),('PARK-OWNED HOMES, RENTED',[4,7,10,16,20,21]),('EMPTY PARK-OWNED HOMES',[13,23]),('EMPTY SPACES',[24,25,26,27])]
    notes={2:'7-day pay or quit 2/21',6:'abandoned? power is off',11:'estate of; heirs notified',15:'on payment plan $100/mo',7:'eviction hearing 3/12',16:'new 1/25',20:'manager - half off rent',13:'floor rotted',23:'ready, asking $895',24:'pad ok',25:'pad ok',26:'no pedestal',27:'pad ok',9:'7-day pay or quit 2/21'}
    beh={2:1010,6:2720,11:1345,15:400,7:3360,9:545,21:95}
    rows=[]; GT=[0]*5; n=0
    def add(r,*s):
        data.append(r); i=len(data)-1
        for name,a,b,*rest in s: sty.append((name,(a,i),(b,i),*rest))
    for sec,us in secs:
        add([sec]+['']*8,('SPAN',0,-1),('FONT',0,-1,'Helvetica-Bold',8.5),('BACKGROUND',0,-1,colors.HexColor('#e4dcc8')))
        add(hdr,('FONT',0,-1,'Helvetica-Oblique',7.5))
        S=[0]*5; emp=sec.startswith('EMPTY')
        for u in us:
            home='' if sec=='EMPTY SPACES' else f"'{R.randint(71,99)} {R.choice(['Fleetwd','Redman','Skyline','Oakwood','Champ.'])} {R.choice(['14x66','16x80','12x60','28x56'])}"
            if emp:
                add([str(u),'empty',home,'','','','','',notes[u]]); rows.append(row(unit=str(u),unitType=home or None,section=sec,statusText='empty')); continue
            a,b=R.name(); nm=f'{a} {b}' if R.random()<.6 else f'{b} family'
            rent=R.choice([325,335,350]) if 'OWNS' in sec else (R.choice([825,850,875]) if u!=20 else 425)
            w=R.choice([42,48.5,55]); t=15 if u!=20 else 0; tot=rent+w+t; bh=beh.get(u,0)
            add([str(u),nm,home,m(rent),m(w),m(t),m(tot),m(bh,z=''),notes.get(u,'')])
            rows.append(row(unit=str(u),unitType=home,section=sec,statusText='Occupied',tenantName=nm,contractRent=rent,charges=[dict(code='Water & sewer',amount=w),dict(code='Trash',amount=t)],totalCharges=tot,balance=bh or None))
            for i,v in enumerate((rent,w,t,tot,bh)): S[i]+=v
        W={15:'Fifteen',6:'Six',2:'Two',4:'Four'}[len(us)]
        if emp: add(['',f'{W} of these']+['']*7,('FONT',0,-1,'Helvetica-Oblique',8))
        else: add(['',f'{W} of these','']+[m(x) for x in S]+[''],('FONT',0,-1,'Helvetica-Bold',8),('LINEABOVE',3,7,.8,colors.black))
        for i in range(5): GT[i]+=S[i]
    add(['','ALL 27 SPACES','']+[m(x,'$') for x in GT]+['21 filled, 6 empty'],('FONT',0,-1,'Helvetica-Bold',7.6),('LINEABOVE',0,-1,1.2,colors.black))
    t=Table(data,colWidths=[26,104,92,50,44,38,54,52,108]); t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',8),('ALIGN',(3,2),(7,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'BOTTOM'),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2.4)]+sty+[('LINEBELOW',(0,2),(-1,-1),.2,colors.grey)]))
    SimpleDocTemplate(doc(f),pagesize=(612,1008),leftMargin=22,rightMargin=22,topMargin=36,bottomMargin=30,invariant=1).build([t,Spacer(1,10),Paragraph('Behind = owed through February 28, late fees included. Propane is between the residents and the supplier. Kept by the on-site manager in #20; copied for the bank.',PS('x',fontSize=8))])
    put(f,'MANUFACTURED_HOUSING','mobile-home park, legal-size, section headers repeat, counts in words',True,dict(propertyName='Cottonwood Flats Mobile Home Park',asOnDate='2025-03-01',units=27,occupied=21,vacant=6,printedTotals={'contractRent':GT[0],'totalCharges':GT[3],'balance':GT[4],'charges':{'Water & sewer':GT[1],'Trash':GT[2]}},rows=rows))
def d6():
    R=G(2506); f='ferris_belt_warehouse.pdf'; c=canvas.Canvas(doc(f),pagesize=letter,invariant=1)
    c.setFillColorRGB(.12,.2,.33); c.rect(0,738,612,54,fill=1,stroke=0); c.setFillGray(1); c.setFont('Helvetica-Bold',14); c.drawString(36,768,'COLLATERAL EXAM: TENANCY SCHEDULE'); c.setFont('Helvetica',9); c.drawString(36,752,'Ferris Belt Warehouses, 7700-7740 Beltline Spur, Tulsa OK'); c.drawRightString(576,752,'Effective date: 2025-09-01'); c.setFillGray(0)
    y=716
    xs=dict(a=36,b=84,sf=268,mo=340,yr=412,st=424,en=484,dep=576)
    c.setFont('Helvetica-Bold',8)
    for k,t,r in(('a','Bay',0),('b','Tenant',0),('sf','Sq. feet',1),('mo','Monthly rent',1),('yr','Annual rent',1),('st','Begins',0),('en','Ends',0),('dep','Deposit',1)): (c.drawRightString if r else c.drawString)(xs[k],y,t)
    y-=10; c.setFont('Helvetica-Oblique',8); c.drawString(84,y,'Use'); c.drawRightString(412,y,'Next increase (date: monthly)'); c.drawString(424,y,'Standing'); c.drawRightString(576,y,'Past due'); c.setLineWidth(1); c.line(36,y-4,576,y-4); y-=18
    D=[('7700-A','Osage Pallet Recyclers',12000,5400,'2021-03-01','2026-02-28',5400,'pallet storage',None,None,'Current',0),
    ('7700-B','Volt & Vane Electric Supply',9600,5040,'2022-07-01','2027-06-30',10080,'distribution','2026-07-01',5191.2,'Current',0),
    ('7710-A','Tri-Creek Sign Co.',6000,3450,'2019-11-01','MTM',3000,'shop','',None,'Holdover',3450),
    ('7710-B',None,6000,0,'','',0,'',None,None,'Vacant since 4/2025',0),
    ('7710-C','Redbud Beverage Haulers, Inc.',14400,7560,'2023-01-01','2028-12-31',15120,'cold dock','2026-01-01',7786.8,'Default notice 8/14',22680),
    ('7720','Gearhart Roofing Depot',21000,9975,'2020-05-01','2030-04-30',19950,'yard and whse.','2026-05-01',10274.25,'Current',0),
    ('7730-A','Midland Tile Brokers',7500,4125,'2024-02-01','2027-01-31',4125,'showroom/whse.','2026-02-01',4248.75,'Late 30',4125),
    ('7730-B',None,7500,0,'','',0,'',None,None,'Vacant, lockout 7/2025',0),
    ('7730-C','Sooner Crate Works',5000,2900,'2022-10-01','2025-09-30',2900,'crating',None,None,'Leaving 9/30',0),
    ('7740-A','Borrower (Ferris Mgmt.)',3200,0,'','',0,'own storage',None,None,'Borrower-used, no rent',0),
    ('7740-B','Prairie Hose & Fitting',8800,4752,'2023-06-01','2028-05-31',9504,'distribution','2026-06-01',4894.56,'Current',0)]
    rows=[];T=dict(area=0,contractRent=0,annualRent=0,deposit=0,balance=0)
    us=lambda s:f'{s[5:7]}/{s[8:]}/{s[:4]}'
    for u,n,sf,mo,a,b,dep,use,sd,sa,stt,pd in D:
        c.setFont('Helvetica-Bold',8.4); c.drawString(36,y,u); c.drawString(84,y,n or 'VACANT'); c.setFont('Helvetica',8.4)
        c.drawRightString(268,y,f'{sf:,}'); 
        if n: c.drawRightString(340,y,m(mo,'$','$0.00')); c.drawRightString(412,y,m(mo*12,'$','$0.00'))
        if a: c.drawString(424,y,us(a)); c.drawString(484,y,'MTM' if b=='MTM' else us(b)); c.drawRightString(576,y,f'${dep:,.2f}')
        y-=10.5; c.setFont('Helvetica',7.8); c.setFillGray(.25); c.drawString(84,y,use)
        if sd: c.drawRightString(412,y,f'{us(sd)}: ${sa:,.2f}')
        c.drawString(424,y,stt)
        if pd: c.drawRightString(576,y,f'${pd:,.2f}')
        c.setFillGray(0); c.setLineWidth(.3); c.line(36,y-4,576,y-4); y-=17
        rows.append(row(unit=u,area=sf,tenantName=n,statusText=stt,contractRent=mo if n else None,annualRent=mo*12 if n else None,leaseStartDate=a,leaseEndDate=b,deposit=dep or None,balance=pd or None,rentSteps=[dict(date=sd,amount=sa)] if sd else None))
        for k,v in zip(T,(sf,mo,mo*12,dep,pd)): T[k]+=v
    c.setFont('Helvetica-Bold',8.4); c.drawString(84,y,'Eleven bays'); c.drawRightString(268,y,f"{T['area']:,}"); c.drawRightString(340,y,m(T['contractRent'],'$')); c.drawRightString(412,y,m(T['annualRent'],'$')); c.drawRightString(576,y,m(T['deposit'],'$')); y-=11; c.drawString(424,y,'Past due'); c.drawRightString(576,y,m(T['balance'],'$')); y-=26
    c.setFont('Helvetica',8.4)
    for t in('Two bays (13,500 sq. feet) stand vacant. Bay 7740-A is used by the borrower itself without lease or rent and is','counted as occupied (nine bays in use). Estoppels outstanding from Redbud Beverage Haulers and Tri-Creek Sign.','Examiner: D. Pellworth for Ember Street Credit Partners, loan ESC-2217.'): c.drawString(36,y,t); y-=11
    c.save(); put(f,'WAREHOUSE','lender collateral exam, two-line records, rent steps on the second line',True,dict(propertyName='Ferris Belt Warehouses',asOnDate='2025-09-01',units=11,occupied=9,vacant=2,printedTotals=T,rows=rows))
def d7():
    f='old_grange_offices.pdf'; 
    D=[('Ground Floor',[('1-A','Hearthside Title Agency',2140,21.0,'3/1/22 - 2/28/27','2022-03-01','2027-02-28',3700,0,''),('1-B','Brindle Coffee Cart',310,30.0,'month to month','','',None,775,'pays when it pays'),('1-C','- vacant -',1480,0,'','','',None,0,'carpet out')]),
       ('Second Floor',[('2-A','Amity Home Health',1925,18.5,'10/1/23 - 9/30/26','2023-10-01','2026-09-30',2960,8903.13,'Notice to quit 9/8'),('2-B','Kestrel CPA Group',1260,19.0,'6/15/21 - 6/14/26','2021-06-15','2026-06-14',1995,0,''),('2-C','- vacant -',880,0,'','','',None,0,'shown twice'),('2-D','Marisol Benefits Counsel',640,20.25,'1/1/25 - 12/31/25','2025-01-01','2025-12-31',1080,0,'not renewing'),('2-E','Building office',420,0,'','','',None,0,'receiver uses, no rent')]),
       ('Third Floor',[('3-A','Lodestar Survey & Map',3110,17.25,'5/1/20 - 4/30/30','2020-05-01','2030-04-30',8900,0,'cellar storage incl.'),('3-B','- vacant -',2260,0,'','','',None,0,'ceiling down'),('3-C','Umbel Counseling',705,18.0,'9/1/24 - 8/31/27','2024-09-01','2027-08-31',1057.5,2115,'')])]
    s=PS('s',fontName='Helvetica',fontSize=9); H=['Suite','Lessee','RSF','Annual\nBase Rent','$/RSF','Term','Security\nHeld','Delinquent\n> 30 days','Comment']
    data=[H];sty=[];rows=[];G_=[0,0,0,0]
    for fl,us in D:
        data.append([fl]+['']*8); i=len(data)-1; sty+=[('SPAN',(0,i),(-1,i)),('FONT',(0,i),(-1,i),'Helvetica-BoldOblique',10),('TOPPADDING',(0,i),(-1,i),9)]; S=[0,0,0,0]
        for u,n,sf,r,term,a,b,dep,dq,cm in us:
            v='vacant' in n; an=round(sf*r,2)
            data.append([u,n,f'{sf:,}',m(an,z='' if v else '0.00'),f'{r:.2f}' if r else '',term,m(dep or 0,z=''),m(dq,z='' ),cm])
            rows.append(row(unit=u,section=fl,area=sf,tenantName=None if v else n,statusText='vacant' if v else 'Occupied',annualRent=None if v else an,leaseStartDate=a,leaseEndDate=b or (term if term else None),deposit=dep,balance=dq or None))
            for i,x in enumerate((sf,an,dep or 0,dq)): S[i]+=x
        data.append(['',f'{fl} subtotal',f'{S[0]:,}',m(S[1]),'','',m(S[2]),m(S[3]),'']); i=len(data)-1; sty+=[('FONT',(0,i),(-1,i),'Helvetica-Oblique',8.6),('LINEABOVE',(2,i),(3,i),.5,colors.black),('LINEABOVE',(6,i),(7,i),.5,colors.black)]
        for i in range(4): G_[i]=round(G_[i]+S[i],2)
    data.append(['','Building',f'{G_[0]:,}',m(G_[1]),'','',m(G_[2]),m(G_[3]),'']); sty+=[('FONT',(0,-1),(-1,-1),'Helvetica-Bold',9),('LINEABOVE',(0,-1),(-1,-1),1,colors.black)]
    t=Table(data,colWidths=[42,150,52,76,44,112,66,72,120],repeatRows=1); t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',8.8),('FONT',(0,0),(-1,0),'Helvetica-Bold',8.8),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#dfe8df')),('ALIGN',(2,0),(4,-1),'RIGHT'),('ALIGN',(6,0),(7,-1),'RIGHT'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('TOPPADDING',(0,1),(-1,-1),3),('BOTTOMPADDING',(0,1),(-1,-1),3)]+sty))
    def foot(c,d): c.setFont('Helvetica',8); c.drawString(50,30,'Rents and delinquencies as of 30 September 2025'); c.drawRightString(792,30,f'printed 3 October 2025 / p. {d.page}')
    SimpleDocTemplate(doc(f),pagesize=landscape(A4),leftMargin=50,rightMargin=50,topMargin=40,bottomMargin=46,invariant=1).build([Paragraph('The Old Grange Office Building',PS('h',fontName='Helvetica-Bold',fontSize=16,leading=20)),Paragraph('Schedule of leases turned over to the receiver, Exhibit C',PS('g',fontSize=10,leading=13,spaceAfter=10)),t,Spacer(1,10),Paragraph('Eleven suites; three vacant. Eight in use, the building office among them. All base rents are modified gross.',s)],onFirstPage=foot,onLaterPages=foot)
    put(f,'OFFICE','office by floors, annual rent only, term as a range in one column, date in footer',False,dict(propertyName='The Old Grange Office Building',asOnDate='2025-09-30',units=11,occupied=8,vacant=3,printedTotals={'area':G_[0],'annualRent':G_[1],'deposit':G_[2],'balance':G_[3]},rows=rows))
d5();d6();d7()
