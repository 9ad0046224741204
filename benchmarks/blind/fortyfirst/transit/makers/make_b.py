# PDFs 4-7
from lib import *
import make_a
from make_a import SW, clip, canvas, letter, landscape, legal
from reportlab.platypus import SimpleDocTemplate, Paragraph, Table, TableStyle, Spacer, PageBreak, KeepTogether
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors
def lng(d): return d.strftime('%B ')+f'{d.day}, {d.year}'

# ---------- 4 PSA exhibit, small offices
def d4():
    file='PSA_Exhibit_F_Certified_Rent_Roll.pdf'
    asof=D(2025,1,15)
    T=[('100','Lowry & Feld, CPAs',2140,D(2017,4,1),D(2027,3,31),3745,428,3500,[(D(2026,4,1),3857.35)],'One 5-yr. @ FMV'),
    ('102','Sable Creek Title Agency, Inc.',1385,D(2022,2,1),D(2025,1,31),2493,277,2400,[],'None; tenant has given notice of vacation'),
    ('104','Vacant',960,None,None,None,None,None,[],''),
    ('106','Dr. Ilse Brandvold, D.D.S., P.C., a professional corporation',1870,D(2014,9,1),D(2029,8,31),3584.17,374,0,[(D(2025,9,1),3691.7),(D(2026,9,1),3802.45)],'Two 5-yr. @ 95% FMV'),
    ('108','Penny Lane Early Intervention Services',1225,D(2023,7,1),D(2026,6,30),2143.75,245,2143.75,[(D(2025,7,1),2208.06)],'None'),
    ('110','Vacant (management office)',640,None,None,None,None,None,[],''),
    ('200','Corvus Mapping LLC',1510,D(2021,11,1),D(2026,10,31),2567,302,2567,[(D(2025,11,1),2644.01)],'One 3-yr. @ fixed $1.85/RSF/mo.'),
    ('201','Tri-County Bail Fund',720,D(2019,5,1),'MTM',1116,144,1000,[],'None'),
    ('202','Harlan Obst Law Office',1045,D(2020,8,1),D(2025,7,31),1828.75,209,1800,[],'One 1-yr. @ 103%'),
    ('203-205','Meridian Home Health Partners of the Lower Valley, LLC',3180,D(2022,12,1),D(2029,11,30),5247,636,10494,[(D(2025,12,1),5404.41),(D(2026,12,1),5566.54),(D(2027,12,1),5733.54)],'One 5-yr. @ FMV; right of first offer on Suite 207'),
    ('206','Quickpass Notary & Tax',480,D(2024,1,1),D(2025,12,31),840,96,840,[],'None'),
    ('207','Vacant',1130,None,None,None,None,None,[],''),
    ('300','Union of Scenic Artists, Local 88',1690,D(2010,6,1),D(2026,5,31),2619.5,338,2000,[(D(2025,6,1),2698.09)],'One 5-yr. @ FMV'),
    ('302','Bexley Structural Engineers, P.A.',2215,D(2018,3,1),D(2028,2,29),3765.5,443,3765.5,[(D(2025,3,1),3878.47),(D(2026,3,1),3994.82)],'None'),
    ('304','Opal Counseling Group',865,D(2023,10,1),D(2026,9,30),1556.99,173,1557,[],'None'),
    ('306','Rooftop antenna – Skyline Wireless Partners',None,D(2016,1,1),D(2030,12,31),1950,None,None,[(D(2026,1,1),2008.5)],'Four 5-yr. renewals')]
    # bump 302 end to valid date
    rows=[]; rows_t=[]
    b=PS('b',fontName='Ser',fontSize=8.4,leading=9.8); br=PS('br',parent=b,alignment=2); bc=PS('bc',parent=b,alignment=1); hb=PS('hb',fontName='SerB',fontSize=8.2,leading=9.4,alignment=1)
    n=PS('n',fontName='Ser',fontSize=10.5,leading=13.5,alignment=4,spaceAfter=7); t=PS('t',fontName='SerB',fontSize=12,leading=15,alignment=1)
    dol=lambda x:'' if x is None else '$'+m(x)
    tab=[[Paragraph(x,hb) for x in ['Suite','Tenant','Rentable<br/>Area (RSF)','Commence-<br/>ment Date','Expiration<br/>Date','Base Rent<br/>(monthly)','Est. CAM &amp;<br/>Taxes (monthly)','Security<br/>Deposit Held','Scheduled Base Rent<br/>Increases (monthly)','Renewal Options /<br/>Remarks']]]
    sd=lambda d:'' if d is None else d if isinstance(d,str) else d.strftime('%m-%d-%Y')
    for u,nm,a,s,e,rent,cam,dep,steps,opt in T:
        v=nm.startswith('Vacant')
        tab.append([Paragraph(u,bc),Paragraph(nm.replace('&','&amp;'),b),Paragraph(m(a,0) if a else 'n/a',br),Paragraph(sd(s),bc),Paragraph(sd(e),bc),Paragraph(dol(rent),br),Paragraph(dol(cam),br),Paragraph('None' if dep==0 else dol(dep),br),Paragraph('<br/>'.join(f'{sd(d)}: ${m(x)}' for d,x in steps),b),Paragraph(opt,b)])
        rows.append(dict(unit=u,tenantName=None if v else nm,statusText=nm if v else 'Occupied',area=a,leaseStartDate=s,leaseEndDate=e,contractRent=rent,charges=[dict(code='Est. CAM & Taxes',amount=cam)] if cam else None,deposit=dep or None,rentSteps=[dict(date=iso(d),amount=x) for d,x in steps]))
    S=lambda i:sum(x[i] or 0 for x in T)
    TB=lambda s,st=br:Paragraph('<font name="SerB">%s</font>'%s,st)
    tab.append([TB('TOTAL',bc),'',TB(m(S(2),0)),'','',TB('$'+m(S(5))),TB('$'+m(S(6))),TB('$'+m(S(7))),'',''])
    tb=Table(tab,colWidths=[42,150,50,58,60,60,64,62,108,100],repeatRows=1)
    tb.setStyle(TableStyle([('GRID',(0,0),(-1,-1),.5,colors.black),('VALIGN',(0,0),(-1,-1),'TOP'),('VALIGN',(0,0),(-1,0),'MIDDLE'),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),4),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3),('LINEABOVE',(0,-1),(-1,-1),1.2,colors.black),('SPAN',(0,-1),(1,-1))]))
    fl=[Paragraph('EXHIBIT F',t),Spacer(1,4),Paragraph('CERTIFIED RENT ROLL',t),Spacer(1,4),Paragraph('<i>Wexford Professional Building, 3300 Larkspur Boulevard</i>',PS('x',fontName='SerI',fontSize=11,alignment=1)),Spacer(1,12),
     Paragraph('Reference is made to that certain Agreement of Purchase and Sale (the “<b>Agreement</b>”) between Wexford Holdings Limited Partnership, as Seller, and the Tri-Rivers Metropolitan Transit Authority, as Purchaser. Pursuant to Section 5.1(h) of the Agreement, Seller certifies to Purchaser that the following schedule is a true, correct and complete list of all leases, licenses and other occupancy agreements affecting the Property as of January 15, 2025, and that, except as shown in the last column, no tenant has prepaid rent for more than one month in advance.'.replace('<b>','<font name="SerB">').replace('</b>','</font>'),n),tb,Spacer(1,10),
     KeepTogether([Paragraph('Fourteen (14) suites exclusive of Suite 110 (used by Seller’s manager) and the rooftop license; of said suites twelve (12) are leased and two (2) are vacant. Base Rent includes electricity. No brokerage commissions are outstanding except in respect of Suite 203-205.',n),
     Paragraph('SELLER:&nbsp;&nbsp; WEXFORD HOLDINGS LIMITED PARTNERSHIP',n),Paragraph('By: ______________________________&nbsp;&nbsp;&nbsp;&nbsp;Its: General Partner &nbsp;&nbsp;&nbsp;&nbsp; Date: ______________',n)])]
    def ft(c,d):
        c.saveState(); c.setFont('Ser',9); c.drawCentredString(396,26,f'Exhibit F – Page {d.page}'); c.setFont('Ser',6.5); c.drawString(40,26,'4872-1180-3341.v5'); c.restoreState()
    SimpleDocTemplate(doc(file),pagesize=landscape(letter),leftMargin=36,rightMargin=36,topMargin=46,bottomMargin=46).build(fl,onFirstPage=ft,onLaterPages=ft)
    k=[x for x in T if not x[1].startswith('Vacant') and x[0]!='306']; assert len(k)==12,len(k)
    save(file,('OFFICE','purchase agreement exhibit, certified rent roll, ruled table with wrapped cells, rooftop license row',True),'Wexford Professional Building','2025-01-15',14,12,2,rows)

# ---------- 5 estoppel summary
def d5():
    file='Estoppel_Summary_Crossway_Shops.pdf'
    T=[('1','A-1','Maple Hearth Pharmacy No. 212, Inc.','Hearth Rx',6200,D(2016,2,1),D(2031,1,31),130200,20460,0,'4/10/25','No'),
    ('2','A-2','Thuy Tran','Pho Crossway',1850,D(2021,6,15),D(2026,6,14),49950,6105,4162.5,'4/8/25','No'),
    ('3','A-3','Ledger Wireless Retail LLC','Ledger Mobile',1240,D(2023,9,1),D(2026,8,31),38440,4092,3203.33,'4/15/25','No'),
    ('4','B-1','Crown Coin Laundry Group, L.P.','Soap Opera',2900,D(2012,11,1),D(2027,10,31),63800,9570,5000,'4/11/25','Yes (a)'),
    ('5','B-2','Ezekiel Adeyemi-Ford','Fresh Line Barbers',925,D(2024,3,1),D(2027,2,28),27750,3052.8,2312.5,'4/9/25','No'),
    ('6','B-3','(vacant)','',1475,None,None,None,None,None,'–','–'),
    ('7','B-4','Saint Bede Thrift Ministries','Second Blessing',3600,D(2019,1,1),'Mo.-to-mo.',54000,None,0,'4/22/25','No'),
    ('8','C','Bolt & Anchor Hardware Co.','B&A Hardware',11400,D(2005,5,1),D(2030,4,30),165300,28500,0,'4/3/25','Yes (b)'),
    ('9','D-1','Kumari Foods, Inc.','Spice Depot',4100,D(2020,10,1),D(2025,9,30),96350,13530,8029.17,'not rec’d (c)','–'),
    ('10','D-2','Larkfield Federal Credit Union','Larkfield FCU',2250,D(2018,7,1),D(2028,6,30),78750,7425,0,'4/10/25','No'),
    ('11','D-3','(vacant)','',1010,None,None,None,None,None,'–','–'),
    ('12','Pad','Tallgrass Drive-Ins LLC (ground lease)','Tallgrass Burger',3150,D(2014,12,1),D(2034,11,30),84000,None,0,'4/17/25','No')]
    c=canvas.Canvas(doc(file),pagesize=landscape(legal)); W,H=landscape(legal); 
    c.setFillColorRGB(.12,.25,.42); c.rect(0,H-62,W,62,fill=1,stroke=0); c.setFillColorRGB(1,1,1); c.setFont('SansB',16); c.drawString(36,H-30,'TENANT ESTOPPEL SUMMARY'); c.setFont('Sans',10); c.drawString(36,H-47,'Crossway Shops  |  5100–5190 Aldine Pike  |  Prepared for acquisition closing, Parcel Group 7'); c.drawRightString(W-36,H-30,'Rents and deposits as certified, effective April 1, 2025'); c.drawRightString(W-36,H-47,'Compiled by Dunmore Reyes LLP  –  revised 5/2/2025')
    c.setFillColorRGB(0,0,0)
    cols=[('No.',36,'l'),('Space',62,'l'),('Tenant  /  trade name',112,'l'),('GLA (sf)',372,'r'),('Commence-\nment',388,'l'),('Expiration',452,'l'),('Minimum rent\nper year',592,'r'),('CAM, tax & ins.\nper month',684,'r'),('Rent paid\nthrough',716,'l'),('Deposit held',844,'r'),('Estoppel\ndated',858,'l'),('Default\nclaimed',928,'l')]
    y=H-84; c.setFont('SansB',8.5)
    c.setFillColorRGB(.88,.9,.94); c.rect(30,y-18,W-60,32,fill=1,stroke=0); c.setFillColorRGB(0,0,0)
    for h,x,al in cols:
        for i,s in enumerate(h.split('\n')): (c.drawString if al=='l' else c.drawRightString)(x,y-i*10-(0 if '\n' in h else 5),s)
    y-=34; rows=[]
    for k,(no,u,t,tr,a,s,e,rent,cam,dep,es,df) in enumerate(T):
        if k%2: c.setFillColorRGB(.965,.97,.98); c.rect(30,y-16,W-60,28,fill=1,stroke=0); c.setFillColorRGB(0,0,0)
        c.setFont('Sans',8.8); v=t=='(vacant)'
        c.drawString(36,y,no); c.drawString(62,y,u); c.setFont('SansI' if v else 'SansB',8.8); c.drawString(112,y,t); c.setFont('Sans',8); c.drawString(112,y-11,('d/b/a '+tr) if tr else ''); c.setFont('Sans',8.8)
        c.drawRightString(372,y,m(a,0))
        if s: c.drawString(388,y,s.strftime('%d-%b-%Y')); c.drawString(452,y,e if isinstance(e,str) else e.strftime('%d-%b-%Y'))
        if rent: c.drawRightString(592,y,m(rent)); c.drawString(716,y,'3/31/25' if u in('B-1','D-1') else '4/30/25')
        if cam: c.drawRightString(684,y,m(cam/12))
        if dep is not None: c.drawRightString(844,y,m(dep))
        c.drawString(858,y,es); c.drawString(928,y,df)
        rows.append(dict(unit=u,tenantName=None if v else t,statusText='vacant' if v else 'Occupied',area=a,leaseStartDate=s,leaseEndDate=e,annualRent=rent,charges=[dict(code='CAM, tax & ins.',amount=round(cam/12,2))] if cam else None,deposit=dep))
        y-=28
    c.setLineWidth(1); c.line(30,y+14,W-30,y+14); c.setFont('SansB',8.8); S=lambda i:sum(x[i] or 0 for x in T)
    c.drawString(112,y,'Totals (12 spaces; 10 let, 2 vacant)'); c.drawRightString(372,y,m(S(4),0)); c.drawRightString(592,y,m(S(7))); c.drawRightString(684,y,m(S(8)/12)); c.drawRightString(844,y,m(S(9)))
    y-=24; c.setFont('Sans',8)
    for s in ['(a)  Tenant claims landlord failed to repair roof leak over dryers; $2,150 rent offset asserted.','(b)  Tenant asserts exclusive on hardware and garden supplies violated by Space B-4.','(c)  Certificate requested 4/1 and 4/18; figures from landlord’s lease abstract.','Tenants pay CAM, taxes and insurance in monthly estimates; Spaces B-4 and Pad are gross and absolute net, respectively. Percentage rent is not shown.']: c.drawString(36,y,s); y-=12
    c.save()
    save(file,('RETAIL','estoppel certificate summary, legal landscape, annual rents, trade name on second line',True),'Crossway Shops','2025-04-01',12,10,2,rows)

# ---------- 6 AppFolio several properties, planted row_dropped
def d6():
    file='rent_roll-20250602.pdf'; r=random.Random(4106); N=Names(r)
    P=[('214-218 Kessler St, Fort Darby, OH 44890',['1','2','3','4','5','6'],'2/1.00',820,985),('226 Kessler St, Fort Darby, OH 44890',['1F','1R','2F','2R','3F','3R'],'3/1.00',1040,1150),('301 W Tanner Ave, Fort Darby, OH 44890',['A','B','C','D','E','F','G','H','J'],'1/1.00',590,825),('309 W Tanner Ave, Fort Darby, OH 44890',['101','102','103','104','201','202','203','204'],'2/1.50',900,1075),('322 W Tanner Ave (house), Fort Darby, OH 44890',['322'],'4/2.00',1610,1595)]
    rows=[]; asof=D(2025,6,2)
    st={(0,'4'):'Vacant-Unrented',(1,'2R'):'Notice-Unrented',(2,'C'):'Vacant-Rented',(2,'H'):'Vacant-Unrented',(3,'201'):'Evict',(3,'103'):'Notice-Rented'}
    for i,(p,us,bd,sf,mk) in enumerate(P):
        for u in us:
            s=st.get((i,u),'Current'); sfx=sf+r.choice([0,0,15,-20]); mkx=mk+r.choice([0,0,25])
            R=dict(unit=u,propertyName=p,unitType=bd,statusText=s,area=sfx,marketRent=mkx,_i=i)
            if s.startswith('Vacant'): R.update(contractRent=None,_pd=0)
            else:
                f=D(r.choice([2021,2022,2023,2024,2024,2025]),r.randint(1,5),1); mi=f if r.random()<.6 else addm(f,-12*r.randint(1,5))
                to=eom(addm(f,11)) ; 
                while to<asof and r.random()<.75: to=eom(addm(to.replace(day=1),12))
                rent=mkx-r.choice([0,10,35,50,85,120]); R.update(tenantName=N.fl(),contractRent=rent,deposit=r.choice([rent,rent,500,mk]),leaseStartDate=f,leaseEndDate=to if to>asof else None,moveInDate=mi,balance=round(r.choice([0]*5+[rent,75,rent*2+150.0]),2) if s!='Evict' else 3*rent+225.0)
                if s.startswith('Notice'): R['moveOutDate']=D(2025,6,30)
            rows.append(R)
    drop=next(q for q in rows if q['_i']==2 and q['unit']=='E'); drop['balance']=0
    printed=[q for q in rows if q is not drop]
    W,H=landscape(letter); c=canvas.Canvas(doc(file),pagesize=(W,H)); c.setTitle('Rent Roll')
    X=[('Unit',34,'l'),('BD/BA',78,'l'),('Tenant',112,'l'),('Status',232,'l'),('Sqft',328,'r'),('Market\nRent',380,'r'),('Rent',436,'r'),('Deposit',492,'r'),('Lease From',502,'l'),('Lease To',556,'l'),('Move-in',608,'l'),('Move-out',660,'l'),('Past Due',758,'r')]
    S=dict(y=0,p=0)
    def hdr():
        y=S['y']; c.setFillColorRGB(.9,.9,.9); c.rect(30,y-13,W-60,24,fill=1,stroke=0); c.setFillColorRGB(0,0,0); c.setFont('SansB',7.6)
        for h,x,al in X:
            ls=h.split('\n')
            for k,t in enumerate(ls): (c.drawString if al=='l' else c.drawRightString)(x,y+(2 if len(ls)==2 else -2.5)-9*k,t)
        S['y']=y-24
    def foot(): c.setFont('Sans',7); c.setFillColorRGB(.4,.4,.4); c.drawString(34,22,'Created on 06/03/2025'); c.drawRightString(W-34,22,f'Page {S["p"]}'); c.setFillColorRGB(0,0,0)
    def page(first=False):
        if not first: foot(); c.showPage()
        S['p']+=1; S['y']=H-40
        if first:
            c.setFont('SansB',15); c.drawString(34,H-40,'Rent Roll'); c.setFont('Sans',8); y=H-56
            for t in ['Exported On: 06/03/2025 08:52 AM','Properties: Kessler/Tanner Block - Brightwater Residential Group LLC','Units: Active','As of: 06/02/2025','Include Non-Revenue Units: No']: c.drawString(34,y,t); y-=10.5
            c.setFont('SansB',9.5); c.drawRightString(W-34,H-40,'Gable & Finch Property Management'); c.setFont('Sans',8); c.drawRightString(W-34,H-52,'88 Commerce Sq, Fort Darby, OH 44890'); S['y']=y-12
        hdr()
    page(True)
    def line(t,y):
        for (h,x,al),v in zip(X,t):
            if v: (c.drawString if al=='l' else c.drawRightString)(x,y,v)
    mo=lambda v:m(v) if v is not None else ''
    dd=lambda v:mdy(v) if v else ''
    for i,(p,us,*_) in enumerate(P):
        Q=[q for q in rows if q['_i']==i]
        if S['y']<90: page()
        c.setFont('SansB',8.2); c.drawString(34,S['y'],p); S['y']-=14
        for q in Q:
            if q is drop: continue
            if S['y']<50: page()
            c.setFont('Sans',7.6); y=S['y']
            line([q['unit'],q['unitType'],clip(q.get('tenantName',''),'Sans',7.6,116),q['statusText'],m(q['area'],0),mo(q['marketRent']),mo(q.get('contractRent')),mo(q.get('deposit')),dd(q.get('leaseStartDate')),dd(q.get('leaseEndDate')),dd(q.get('moveInDate')),dd(q.get('moveOutDate')),mo(q.get('balance'))],y)
            c.setStrokeColorRGB(.8,.8,.8); c.setLineWidth(.4); c.line(30,y-4,W-30,y-4); S['y']-=14
        n=len(Q); o=sum('Vacant' not in q['statusText'] for q in Q); sm=lambda k,QQ:sum(q.get(k) or 0 for q in QQ)
        if S['y']<50: page()
        c.setFont('SansB',7.6); line([f'{n} Unit'+('s' if n>1 else ''),'',f'{100*o/n:.1f}% Occupied','',m(sm('area',Q),0),m(sm('marketRent',Q)),m(sm('contractRent',Q)),m(sm('deposit',Q)),'','','','',m(sm('balance',Q))],S['y']); S['y']-=22
    n=len(rows); o=sum('Vacant' not in q['statusText'] for q in rows)
    if S['y']<50: page()
    c.setLineWidth(1); c.setStrokeColorRGB(0,0,0); c.line(30,S['y']+11,W-30,S['y']+11)
    c.setFont('SansB',7.6); line([f'Total {n}','Units',f'{100*o/n:.1f}% Occupied','',m(sm('area',rows),0),m(sm('marketRent',rows)),m(sm('contractRent',rows)),m(sm('deposit',rows)),'','','','',m(sm('balance',rows))],S['y'])
    foot(); c.save()
    save(file,('MULTIFAMILY','AppFolio rent roll print, five properties of a block, property subtotals',True),None,'2025-06-02',n,o,n-o,printed,planted=dict(what=f'row of unit E at 301 W Tanner Ave (rent {m(drop["contractRent"])}) is not printed; the property subtotal (9 Units) and the grand total still include it',kind='row_dropped'))

# ---------- 7 OneSite senior
def d7():
    file='OneSite_RentRollDetail_Cedarholm.pdf'; r=random.Random(4107); N=Names(r)
    FP={'S1':('Studio',418,785),'A1':('1x1',552,940),'A2':('1x1 Den',640,1015),'B1':('2x1',790,1195)}
    rows=[]; asof=D(2025,5,15); k=0
    vac={'113':0,'207':1,'304':0,'316':1,'405':0}; ntv={'121','219','402'}; ntvl={'310'}
    for fl in range(1,5):
        for j in range(1,23 if fl<4 else 17):
            u=f'{fl}{j:02d}'; k+=1; f='S1' if j%6==0 else 'B1' if j in(1,22) else 'A2' if j%7==3 else 'A1'
            _,sf,mk=FP[f]; mk+=fl*5
            B=dict(unit=u,unitType=f,area=sf,marketRent=mk)
            if u in vac:
                rows.append(dict(B,statusText='Vacant-Leased' if vac[u] else 'Vacant',tenantName=None,_nm='VACANT',_des='N/A'))
                if vac[u]:
                    rows.append(dict(unit=u,unitType=f,area=sf,statusText='Applicant',tenantName=N.lf(),leaseStartDate=D(2025,6,1),leaseEndDate=D(2026,5,31),moveInDate=D(2025,6,1),charges=[dict(code='RENT',amount=mk)],contractRent=mk,totalCharges=mk,deposit=200,balance=0,_f=1))
                continue
            mi=D(r.randint(2009,2024),r.randint(1,12),r.choice([1,1,1,5,12,20])); ls=D(2024 if mi.month>5 else 2025,mi.month,1) if mi.year<2024 else mi
            le=eom(addm(ls.replace(day=1),11)); rent=mk-r.choice([0,15,25,40,60]); hap=0
            ch=[('RENT',rent)]
            if r.random()<.22: hap=r.choice([212,305,388,421,467]); ch=[('RENT',rent)]
            if r.random()<.35: ch.append(('CABLE',38))
            if r.random()<.2: ch.append(('MEALPLAN',145))
            if r.random()<.18: ch.append(('CARPORT',30))
            if r.random()<.08: ch.append(('SRDISC',-50))
            s='Occupied-NTVL' if u in ntvl else 'Occupied-NTV' if u in ntv else 'Occupied'
            rows.append(dict(B,statusText=s,tenantName=N.lf(),moveInDate=mi,leaseStartDate=ls,leaseEndDate=le,moveOutDate=D(2025,r.choice([5,6]),r.choice([28,30])) if s!='Occupied' else None,charges=[dict(code=a,amount=b) for a,b in ch],contractRent=rent,totalCharges=sum(b for _,b in ch),deposit=r.choice([200,200,200,300,0]),balance=round(r.choice([0]*9+[rent,-15.0,38,62.4]),2)))
            if s=='Occupied-NTVL': rows.append(dict(unit=u,unitType=f,area=sf,statusText='Applicant',tenantName=N.lf(),leaseStartDate=D(2025,7,1),leaseEndDate=D(2026,6,30),moveInDate=D(2025,7,1),charges=[dict(code='RENT',amount=mk)],contractRent=mk,totalCharges=mk,deposit=200,balance=0,_f=1))
    W,H=landscape(legal); c=canvas.Canvas(doc(file),pagesize=(W,H)); S=dict(y=0,p=0)
    X=[('Unit','',30,'l'),('Floorplan','',64,'l'),('Unit','Designation',112,'l'),('SQFT','',196,'r'),('Unit/Lease','Status',204,'l'),('Name','',276,'l'),('Move-In','Move-Out',388,'l'),('Lease','Start',440,'l'),('Lease','End',492,'l'),('Market','+ Addl.',590,'r'),('Trans','Code',602,'l'),('Lease','Rent',710,'r'),('Other Charges/','Credits',784,'r'),('Total','Billing',846,'r'),('Dep On','Hand',908,'r'),('Balance','',974,'r')]
    def page():
        if S['p']: c.showPage()
        S['p']+=1; c.setFont('Sans',7.5); c.drawString(30,H-26,'OneSite Rents v3.0'); c.drawString(30,H-36,'05/16/2025 7:05:41AM'); c.drawRightString(974,H-26,f'Page {S["p"]} of 4'); 
        c.setFont('SansB',10); c.drawCentredString(W/2,H-26,'Brookdell Affiliates - Cedarholm Commons Senior Residences'); c.setFont('SansB',9); c.drawCentredString(W/2,H-38,'RENT ROLL DETAIL'); c.setFont('Sans',8); c.drawCentredString(W/2,H-49,'As of 05/15/2025')
        c.setFont('Sans',6.3); c.drawString(30,H-60,'Parameters: Properties - ALL; Show All Unit Designations or Filter by - ALL; Subjournals - ALL; Exclude Formers? - Yes; Sort by - Unit; Report Type - Details + Summary; Show Unit Rent as - Market + Addl.;')
        S['y']=H-76
    def hd():
        y=S['y']; c.setFillColorRGB(.82,.86,.92); c.rect(26,y-13,W-56,23,fill=1,stroke=0); c.setFillColorRGB(0,0,0); c.setFont('SansB',7)
        for a,b,x,al in X:
            f=c.drawString if al=='l' else c.drawRightString; f(x,y+1,a); f(x,y-8,b)
        S['y']=y-23
    page(); c.setFont('SansB',8); c.drawString(30,S['y'],'details'); S['y']-=16; hd()
    c.setFont('Sans',7); tot={}
    for q in rows:
        ch=q.get('charges') or []; h=8.6*max(1,len(ch),2 if q.get('moveOutDate') else 1)+1.6
        if S['y']-h<40: page(); hd(); 
        c.setFont('Nar',7.4); y=S['y']; f=q.get('_f'); st='*' if f else ''
        g=lambda x,v:c.drawString(x,y,v); R=lambda x,v,yy=None:c.drawRightString(x,yy or y,v)
        g(30,q['unit']); g(64,q['unitType']); g(112,'N/A'); R(196,str(q['area'])); g(204,q['statusText']); g(276,clip(q.get('tenantName') or 'VACANT','Nar',7.4,108))
        if q.get('moveInDate'): g(388,mdy(q['moveInDate'])); g(440,mdy(q['leaseStartDate'])); g(492,mdy(q['leaseEndDate']))
        if q.get('moveOutDate'): c.drawString(388,y-8.6,mdy(q['moveOutDate']))
        if q.get('marketRent') is not None: R(590,m(q['marketRent']))
        yy=y
        for z in ch:
            c.drawString(602,yy,z['code']); R(710 if z['code']=='RENT' else 784,m(z['amount'])+st,yy); yy-=8.6
        if ch: R(846,m(q['totalCharges'])+st); R(908,m(q['deposit'])+st); R(974,m(q['balance'])+st)
        c.setStrokeColorRGB(.85,.85,.85); c.setLineWidth(.3); c.line(26,y-h+6.2,W-30,y-h+6.2); S['y']=y-h
    act=[q for q in rows if not q.get('_f')]; occ=[q for q in act if q['statusText'].startswith('Occ')]
    if S['y']<60: page(); hd()
    c.setFont('NarB',7.8); y=S['y']-4; sm=lambda f:sum(f(q) or 0 for q in act)
    c.drawString(30,y,'Totals:'); 
    rent=sm(lambda q:q.get('contractRent')); tb=sm(lambda q:q.get('totalCharges'))
    for x,v in [(590,sm(lambda q:q['marketRent'])),(710,rent),(784,tb-rent),(846,tb),(908,sm(lambda q:q.get('deposit'))),(974,sm(lambda q:q.get('balance')))]: c.drawRightString(x,y,m(v))
    c.setFont('Nar',7); c.drawString(30,y-11,'* indicates amounts not included in detail totals'); 
    page(); y=S['y']; c.setFont('SansB',8); c.drawString(30,y,'summary'); y-=18; c.setFont('SansB',7)
    hs=[('Floorplan',30,'l'),('# Units',130,'r'),('Average SQFT',210,'r'),('Average Market + Addl.',320,'r'),('Average Leased',400,'r'),('Units Occupied',480,'r'),('Occupancy %',560,'r'),('Units Available',640,'r')]
    for h,x,al in hs: (c.drawString if al=='l' else c.drawRightString)(x,y,h)
    c.line(26,y-4,645,y-4); y-=15
    for f in list(FP)+['Totals:']:
        A=[q for q in act if f=='Totals:' or q['unitType']==f]; O=[q for q in A if q in occ]; c.setFont('SansB' if f=='Totals:' else 'Sans',7)
        for (h,x,al),v in zip(hs,[f,str(len(A)),m(sum(q['area'] for q in A)/len(A),0),m(sum(q['marketRent'] for q in A)/len(A)),m(sum(q['contractRent'] for q in O)/len(O)),str(len(O)),'%.2f'%(100*len(O)/len(A)),str(len(A)-len(O)+sum('NTV' in q['statusText'] and 'NTVL' not in q['statusText'] for q in A)-sum(q['statusText']=='Vacant-Leased' for q in A))]): (c.drawString if al=='l' else c.drawRightString)(x,y,v)
        y-=11
    y-=16; c.setFont('SansB',7); c.drawString(30,y,'Unit status'); c.drawRightString(210,y,'# Units'); c.drawRightString(300,y,'Market + Addl.'); c.drawRightString(380,y,'Leased rent'); y-=12
    for lb,s in [('Occupied, no NTV','Occupied'),('Occupied, NTV','Occupied-NTV'),('Occupied NTV Leased','Occupied-NTVL'),('Vacant Leased','Vacant-Leased'),('Vacant Not Leased','Vacant'),('Totals:',None)]:
        A=[q for q in act if s is None or q['statusText']==s]; c.setFont('SansB' if s is None else 'Sans',7); c.drawString(30,y,lb); c.drawRightString(210,y,str(len(A))); c.drawRightString(300,y,m(sum(q['marketRent'] for q in A))); c.drawRightString(380,y,m(sum(q.get('contractRent') or 0 for q in A))); y-=11
    y-=16; c.setFont('SansB',7); c.drawString(30,y,'Summary billing by transaction code'); y-=12; T={}
    for q in occ:
        for z in q['charges']: T[z['code']]=T.get(z['code'],0)+z['amount']
    for k2 in sorted(T): c.setFont('Sans',7); c.drawString(30,y,k2); c.drawRightString(210,y,m(T[k2])); y-=11
    c.setFont('SansB',7); c.drawString(30,y,'Total:'); c.drawRightString(210,y,m(sum(T.values()))); c.save(); print('pages',S['p'])
    save(file,('SENIOR_HOUSING','RealPage OneSite rent roll detail, legal landscape, applicants with starred amounts, transaction code lines',True),'Cedarholm Commons Senior Residences','2025-05-15',len(act),len(occ),len(act)-len(occ),rows)
if __name__=='__main__': d4();d5();d6();d7()
