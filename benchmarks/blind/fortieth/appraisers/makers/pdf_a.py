from common import *
from fpdf import FPDF
from reportlab.lib.pagesizes import letter, landscape, legal
from reportlab.pdfgen import canvas
from reportlab.lib import colors
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle

# ---- P1 typewritten walk-up over shops
def p1():
    name='kessler_block_march.pdf'; N=Names(11)
    rows=[]
    S=lambda u,t,rm,rent,exp,dep,bal,rem,**k: rows.append(dict(unit=u,tenantName=t,unitType=rm,contractRent=rent,leaseEndDate=exp,deposit=dep,balance=bal,_rem=rem,**k))
    st='STORES'; ap='APARTMENTS'
    S('1412','Brightwater Laundry','Store',1650,D(2027,8,31),1650,0,'pays own water',section=st,statusText='Occupied')
    S('1414','Otto & Mae Shoe Repair','Store',900,'M/M',None,0,'here since 1988',section=st,statusText='Occupied')
    S('1416',None,'Store',None,None,None,None,'was nail shop, asking 1,400',section=st,statusText='VACANT',marketRent=1400)
    S('1418','Ohio Valley Vape & News','Store',1475,D(2026,4,30),1475,475,'promised by 3/20',section=st,statusText='Occupied')
    S('1420','Pilgrim Chapel Storefront','Store',700,'M/M',350,0,'',section=st,statusText='Occupied')
    exps=[D(2025,8,31),D(2025,6,30),'M/M',D(2026,1,31),D(2025,10,31),'M/M',D(2025,12,31),D(2025,5,31),D(2026,2,28),'M/M',D(2025,9,30)]
    ids=['2-A','2-B','2-C','2-D','2-E','2-F','3-A','3-B','3-C','3-D','3-E','3-F']
    rms=['2 BR','1 BR','1 BR','Effic.','1 BR','2 BR']*2
    base={'2 BR':895,'1 BR':740,'Effic.':565}
    r=random.Random(5); ei=0
    for i,u in enumerate(ids):
        if u=='2-D': S(u,None,rms[i],None,None,None,None,'painting, asking 625',section=ap,statusText='VACANT',marketRent=625); continue
        if u=='3-F': S(u,N.get('il'),rms[i],0,None,None,None,'janitor, in lieu of wages',section=ap,statusText='Occupied'); continue
        rent=base[rms[i]]+r.choice([-40,-25,0,0,15,30])
        S(u,N.get('il'),rms[i],rent,exps[ei],r.choice([rent,500,400]),{'2-E':310,'3-B':85.5}.get(u,0),{'2-E':'slow pay','3-C':'gave notice for 5/31' if 0 else '','2-A':'has cat'}.get(u,''),section=ap,statusText='Occupied'); ei+=1
    pdf=FPDF('P','pt','Letter'); pdf.set_auto_page_break(False); pdf.add_page(); pdf.set_font('Courier','',9.5)
    y=[54]
    def ln(s,b=False,d=13):
        pdf.set_font('Courier','B' if b else '',9.5); pdf.text(40,y[0],s); y[0]+=d
    ln('KESSLER BLOCK   1412-1420 Vine Street, Hamilton, Ohio',True)
    ln('Rent roll for month of March 2025'); ln('Made up by R. Kessler Mgmt for the appraiser'); y[0]+=8
    f=lambda a,b,c,d,e,g,h,i:f'{a:<6}{b:<26}{c:<7}{d:>9} {e:>9} {g:>8} {h:>8}  {i}'
    ln(f('STORE/','','','MONTHLY','LEASE','SEC.','OWES','')); ln(f('APT','NAME','KIND','RENT','EXPIRES','DEPOSIT','3/15','')); ln('-'*93)
    m=lambda x:'' if x is None else f'{x:,.2f}'
    for sec in (st,ap):
        y[0]+=4; ln(sec,True)
        sub=[q for q in rows if q['section']==sec]
        for q in sub:
            e=q['leaseEndDate']; e=e if isinstance(e,str) else ('' if e is None else f'{e.month}-{e.day}-{e.year%100:02d}')
            pdf.set_font('Courier','',9.5)
            ln(f(q['unit'],(q['tenantName'] or 'VACANT')[:25],q['unitType'],m(q['contractRent']) if q['contractRent'] is not None else '-',e,m(q['deposit']),m(q['balance']),''))
            if q['_rem']:
                pdf.set_font('Courier','I',7.5); pdf.text(40+5.7*6+12,y[0]-4,'('+q['_rem']+')'); y[0]+=7
        tot=lambda k:sum(q[k] or 0 for q in sub)
        ln(f('','','','---------','','-------','-------',''))
        ln(f('',{st:'Total stores',ap:'Total apartments'}[sec],'',m(tot('contractRent')),'',m(tot('deposit')),m(tot('balance')),''))
    T=lambda k:sum(q[k] or 0 for q in rows)
    y[0]+=6; ln(f('','WHOLE BUILDING','',m(T('contractRent')),'',m(T('deposit')),m(T('balance')),''),True); y[0]+=12
    ln('5 stores, 12 apts = 17 in all. 15 taken, 2 empty.'); ln('Owner pays heat and water except as noted. Apts have own electric meter.')
    ln('M/M = month to month, 30 days either side.')
    pdf.set_font('Courier','',7.5); pdf.text(40,760,'r. kessler mgmt - 2nd floor rear')
    # header says REMARKS column: remarks are under the line
    pdf.output(os.path.join(DOC,name))
    truth(name,'Kessler Block','2025-03',rows,17,15,2,'MIXED_USE','typewritten owner list, stores and apartments, Courier, remarks on second line')

# ---- P2 Rent-Manager-like garden apartments, 112 units
def p2():
    name='willow_bend_rentroll_0430.pdf'; N=Names(22); r=random.Random(22)
    types={'A1':(1,1,672,905),'A2':(1,1,744,955),'B1':(2,1,910,1075),'B2':(2,2,1012,1165),'C1':(3,2,1244,1390)}
    asof=D(2025,4,30); rows=[]
    lay=['A1','B1','B2','A2','A1','B1','C1','A2']
    for b in range(1,8):
        for fl in (1,2):
            for k in range(8):
                u=f'{b}{fl}{k+1:02d}'; ty=lay[k]; bd,ba,sf,mk=types[ty]
                mk+=20 if fl==2 else 0
                row=dict(unit=u,building=f'Building {b}',unitType=ty,area=sf,marketRent=mk)
                z=r.random()
                if z<.075:
                    row.update(statusText=r.choice(['Vacant Ready','Vacant Not Ready','Vacant Ready']))
                else:
                    mi=asof-dt.timedelta(r.randint(25,2100)); ls=mi
                    while addm(ls,12)<=asof: ls=addm(ls,12)
                    ls=D(ls.year,ls.month,1) if ls!=mi else mi
                    le=eom(addm(D(ls.year,ls.month,1),11)); 
                    rent=mk-r.choice([0,0,10,15,25,30,45,60,75])
                    row.update(statusText='Notice' if z<.13 else 'Current',tenantName=N.get('lf'),moveInDate=mi,leaseStartDate=ls,leaseEndDate=le,contractRent=rent)
                    if z<.13: row['moveOutDate']=asof+dt.timedelta(r.randint(8,58))
                    ch=[('RC',rent),('TRSH',12),('PEST',3.5)]
                    if r.random()<.3: ch.append(('PETR',r.choice([25,25,50])))
                    if r.random()<.16: ch.append(('WD',45))
                    if r.random()<.07: ch.append(('CONC',-r.choice([50,75,100])))
                    if r.random()<.12: ch.append(('GAR',85))
                    row.update(charges=[dict(code=c,amount=a) for c,a in ch],totalCharges=sum(a for _,a in ch),deposit=r.choice([200,300,300,rent]),balance=r.choice([0]*7+[round(r.uniform(-90,900),2),rent,-12]))
                rows.append(row)
    W,H=landscape(letter); c=canvas.Canvas(os.path.join(DOC,name),pagesize=(W,H))
    X=dict(unit=30,type=62,sf=112,ten=120,st=232,mi=296,ls=340,le=384,mo=428,mk=506,cc=514,amt=580,tot=626,dep=676,bal=742)
    pg=[0]; y=[0]
    def head():
        pg[0]+=1
        c.setFont('Helvetica-Bold',13); c.drawString(30,H-38,'Rent Roll'); c.setFont('Helvetica',8)
        c.drawString(30,H-50,'Willow Bend Apartments (WBA)  -  4400 Old Farm Road, Decatur, AL 35603')
        c.drawRightString(W-30,H-38,'As of: 04/30/2025'); c.drawRightString(W-30,H-50,'Status: Current, Notice, Vacant    Sort: Unit')
        yy=H-66; c.setFillColor(colors.HexColor('#35556e')); c.rect(28,yy-14,W-56,24,stroke=0,fill=1); c.setFillColor(colors.white); c.setFont('Helvetica-Bold',7)
        for k,t1,t2,rt in [('unit','','Unit',0),('type','Unit','Type',0),('sf','Sq','Ft',1),('ten','','Tenant',0),('st','','Status',0),('mi','Move','In',0),('ls','Lease','Start',0),('le','Lease','End',0),('mo','Exp.','Move Out',0),('mk','Market','Rent',1),('cc','Recurring','Charge',0),('amt','','Amount',1),('tot','Total','Charges',1),('dep','Security','Deposit',1),('bal','','Balance',1)]:
            x=X[k]; d=c.drawRightString if rt else c.drawString
            d(x,yy+1,t1); d(x,yy-9,t2)
        c.setFillColor(colors.black); c.setFont('Helvetica',6.5)
        c.drawString(30,24,'rmReports v12 · Run by: lsumner · 05/02/2025 8:14 AM'); c.drawRightString(W-30,24,f'Page {pg[0]}')
        y[0]=yy-26
    def need(h):
        if y[0]-h<40: c.showPage(); head()
    def put(k,s,rt=False,f='Helvetica',sz=7):
        c.setFont(f,sz); (c.drawRightString if rt else c.drawString)(X[k],y[0],s)
    head(); desc={'RC':'RC','TRSH':'TRSH','PEST':'PEST','PETR':'PETR','WD':'WD','CONC':'CONC','GAR':'GAR'}
    cur=None; 
    def sums(L): return dict(n=len(L),o=sum(1 for q in L if 'tenantName' in q),sf=sum(q['area'] for q in L),mk=sum(q['marketRent'] for q in L),tot=sum(q.get('totalCharges',0) for q in L),dep=sum(q.get('deposit',0) for q in L),bal=sum(q.get('balance',0) for q in L))
    def sumline(lab,L):
        s=sums(L); need(22); c.setLineWidth(.5); c.line(28,y[0]+8,W-28,y[0]+8)
        b='Helvetica-Bold'
        c.setFont(b,7); c.drawString(120,y[0],f"{lab}: {s['n']} units, {s['o']} occupied"); 
        put('sf',f"{s['sf']:,}",1,b); put('mk',money(s['mk']),1,b); put('tot',money(s['tot']),1,b); put('dep',money(s['dep']),1,b); put('bal',money(s['bal']),1,b); y[0]-=16
    for b in range(1,8):
        L=[q for q in rows if q['building']==f'Building {b}']
        need(50); c.setFont('Helvetica-Bold',8.5); c.drawString(30,y[0],f'Building {b}'); y[0]-=12
        for i,q in enumerate(L):
            ch=q.get('charges',[]); h=max(1,len(ch))*9+3; need(h)
            if i%2: c.setFillColor(colors.HexColor('#eef2f5')); c.rect(28,y[0]-h+9,W-56,h,stroke=0,fill=1); c.setFillColor(colors.black)
            put('unit',q['unit']); put('type',q['unitType']); put('sf',f"{q['area']:,}",1)
            put('ten',q.get('tenantName','')[:26]); put('st',q['statusText']); 
            for k,kk in (('mi','moveInDate'),('ls','leaseStartDate'),('le','leaseEndDate'),('mo','moveOutDate')): put(k,us(q.get(kk)),f='Helvetica',sz=7)
            put('mk',money(q['marketRent']),1)
            if ch: put('tot',money(q['totalCharges']),1); put('dep',money(q['deposit']),1); put('bal',money(q['balance']),1)
            for k in ch: put('cc',k['code']); put('amt',money(k['amount']),1); y[0]-=9
            if not ch: y[0]-=9
            y[0]-=3
        y[0]-=4; sumline(f'Building {b}',L)
    y[0]-=4; sumline('Willow Bend Apartments',rows)
    need(180); y[0]-=14; c.setFont('Helvetica-Bold',9); c.drawString(30,y[0],'Recurring Charge Summary'); c.drawString(330,y[0],'Occupancy Summary'); y0=y[0]
    agg={}
    for q in rows:
        for k in q.get('charges',[]): agg[k['code']]=agg.get(k['code'],0)+k['amount']
    nm=dict(RC='Rent Charge',TRSH='Valet Trash',PEST='Pest Control',PETR='Pet Rent',WD='Washer/Dryer Rental',CONC='Concession',GAR='Garage')
    y[0]-=13
    for k in agg: c.setFont('Helvetica',7.5); c.drawString(30,y[0],k); c.drawString(70,y[0],nm[k]); c.drawRightString(240,y[0],money(agg[k])); y[0]-=11
    c.line(180,y[0]+8,240,y[0]+8); c.setFont('Helvetica-Bold',7.5); c.drawString(70,y[0],'Total'); c.drawRightString(240,y[0],money(sum(agg.values())))
    cnt={}
    for q in rows: cnt[q['statusText']]=cnt.get(q['statusText'],0)+1
    yy=y0-13; c.setFont('Helvetica',7.5)
    for k in ['Current','Notice','Vacant Ready','Vacant Not Ready']: c.drawString(330,yy,k); c.drawRightString(450,yy,str(cnt.get(k,0))); c.drawRightString(500,yy,f'{cnt.get(k,0)/len(rows):.1%}'); yy-=11
    c.setFont('Helvetica-Bold',7.5); c.drawString(330,yy,'Total Units'); c.drawRightString(450,yy,str(len(rows))); c.drawRightString(500,yy,'100.0%')
    c.save(); s=sums(rows)
    truth(name,'Willow Bend Apartments','2025-04-30',rows,s['n'],s['o'],s['n']-s['o'],'MULTIFAMILY','Rent Manager-like, charge lines stacked per unit, building groups, landscape, multi-page')

# ---- P3 office OM
def p3():
    name='OM_Merchants_Tower_rent_roll.pdf'
    T=[('100','Commerce Street Coffee Roasters, LLC',2140,D(2021,3,1),D(2028,2,29),22.0,[(D(2026,3,1),.03),(D(2027,3,1),.03)],'NNN','1 x 5 yr at FMV'),
    ('120',None,3385,None,None,None,[],'',''),
    ('150','River County Credit Union (1)',4210,D(2017,6,1),D(2027,5,31),24.5,[(D(2026,6,1),.025)],'MG','2 x 5 yr'),
    ('200','Hale, Odom & Pruitt, PLLC',11870,D(2019,1,1),D(2029,12,31),19.75,[(D(2026,1,1),.02),(D(2027,1,1),.02),(D(2028,1,1),.02),(D(2029,1,1),.02)],'FSG','1 x 5 yr at 95% FMV'),
    ('300','Tri-Basin Engineering Group',7425,D(2022,10,1),D(2027,9,30),18.5,[(D(2025,10,1),.03),(D(2026,10,1),.03)],'FSG','None'),
    ('310','Keystone Deposition Services',1980,D(2024,2,1),D(2027,1,31),20.0,[(D(2026,2,1),.025)],'FSG','None'),
    ('320',None,2465,None,None,None,[],'',''),
    ('400','Department of Revenue Field Office (2)',11870,D(2015,7,1),D(2030,6,30),17.25,[(D(2027,7,1),.05)],'MG','2 x 5 yr'),
    ('500','Larkspur Title & Escrow',5240,D(2023,5,1),D(2028,4,30),19.25,[(D(2026,5,1),.03),(D(2027,5,1),.03)],'FSG','1 x 3 yr'),
    ('510','Dr. M. Ansell, Psychology',1150,D(2020,9,1),'MTM',21.0,[],'FSG','None'),
    ('520','Gulfbound Logistics Brokerage, Inc.',5480,D(2024,8,1),D(2029,10,31),19.0,[(D(2025,8,1),.025),(D(2026,8,1),.025),(D(2027,8,1),.025),(D(2028,8,1),.025)],'FSG','1 x 5 yr at FMV'),
    ('600','Delta Plains Insurance Agency',6035,D(2016,4,1),D(2026,3,31),18.0,[],'FSG','None'),
    ('610',None,5835,None,None,None,[],'',''),
    ('700/800','Marlow Pike Advertising',23740,D(2021,11,1),D(2031,10,31),20.5,[(D(2025,11,1),.02),(D(2027,11,1),.02),(D(2029,11,1),.02)],'FSG','1 x 7 yr; ROFO fl. 9'),
    ('900','Ashgrove Capital Advisors',6600,D(2018,12,1),D(2028,11,30),23.0,[(D(2025,12,1),.03),(D(2026,12,1),.03),(D(2027,12,1),.03)],'FSG','None'),
    ('950','Building Management Office',1270,None,None,0,[],'','')]
    rows=[]; P=lambda s,st:Paragraph(s,st)
    b=ParagraphStyle('b',fontName='Times-Roman',fontSize=8,leading=9.2); rt=ParagraphStyle('r',parent=b,alignment=2); ct=ParagraphStyle('c',parent=b,alignment=1)
    h=ParagraphStyle('h',fontName='Times-Bold',fontSize=7.6,leading=8.6,textColor=colors.white,alignment=1)
    tot=sum(t[2] for t in T); data=[[P(x,h) for x in ['Suite','Tenant','Square<br/>Feet','% of<br/>NRA','Commence','Expire','Rent<br/>PSF','Monthly<br/>Base Rent','Annual<br/>Base Rent','Contractual Increases<br/>(date: new monthly rent)','Lease<br/>Type','Renewal Options']]]
    sm=sa=so=0
    for u,t,sf,ls,le,psf,st,ty,op in T:
        row=dict(unit=u,area=sf); d=[P(u,ct)]
        if t is None:
            row['statusText']='Available'; d+=[P('<i>Available</i>',b),P(f'{sf:,}',rt),P(f'{sf/tot:.1%}',rt)]+['']*8
        else:
            row.update(tenantName=t.split(' (')[0],statusText='Occupied'); so+=sf
            if psf:
                ann=round(sf*psf/12,2)*12; mo=round(sf*psf/12,2); ann=round(ann,2)
                steps=[]; p=mo
                for dd,g in st: p=round(p*(1+g),2); steps.append((dd,p))
                row.update(leaseStartDate=ls,leaseEndDate=le,contractRent=mo,annualRent=ann,rentSteps=[dict(date=iso(a),amount=q) for a,q in steps])
                sm+=mo; sa+=ann
                f=lambda x:x if isinstance(x,str) else x.strftime('%b %-d, %Y')
                d+=[P(t,b),P(f'{sf:,}',rt),P(f'{sf/tot:.1%}',rt),P(f(ls),ct),P(f(le),ct),P(f'${psf:.2f}',rt),P(f'${mo:,.2f}',rt),P(f'${ann:,.2f}',rt),P('<br/>'.join(f'{f(a)}: ${q:,.2f}' for a,q in steps) or 'None',b),P(ty,ct),P(op,b)]
            else:
                row.update(contractRent=0,annualRent=0); 
                d+=[P(t,b),P(f'{sf:,}',rt),P(f'{sf/tot:.1%}',rt),'','','',P('$0.00',rt),P('$0.00',rt),'','','']
        rows.append(row); data.append(d)
    B=lambda s,al=2:P('<b>'+s+'</b>',rt if al==2 else b)
    n=len(data)
    data.append(['',B('Leased / Occupied',0),B(f'{so:,}'),B(f'{so/tot:.1%}'),'','','',B(f'${sm:,.2f}'),B(f'${sa:,.2f}'),'','',''])
    data.append(['',B('Available',0),B(f'{tot-so:,}'),B(f'{1-so/tot:.1%}')]+['']*8)
    data.append(['',B('Total Building',0),B(f'{tot:,}'),B('100.0%'),'','','',B(f'${sm:,.2f}'),B(f'${sa:,.2f}'),'','',''])
    navy=colors.HexColor('#1d2b4f')
    def deco(c,d):
        c.saveState(); W,H=landscape(letter); c.setFillColor(navy); c.rect(0,H-44,W,44,stroke=0,fill=1); c.setFillColor(colors.white); c.setFont('Times-Bold',17); c.drawString(36,H-29,'RENT ROLL'); c.setFont('Times-Roman',10); c.drawRightString(W-36,H-28,'MERCHANTS TOWER  |  SHREVEPORT, LOUISIANA')
        c.setFillColor(colors.grey); c.setFont('Times-Italic',7); c.drawString(36,20,'Confidential Offering Memorandum. Information believed reliable but not warranted.'); c.drawRightString(W-36,20,str(22+d.page)); c.restoreState()
    doc=SimpleDocTemplate(os.path.join(DOC,name),pagesize=landscape(letter),leftMargin=36,rightMargin=36,topMargin=58,bottomMargin=36)
    tb=Table(data,colWidths=[40,116,42,36,56,56,38,62,72,118,32,54],repeatRows=1)
    tb.setStyle(TableStyle([('BACKGROUND',(0,0),(-1,0),navy),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('LINEBELOW',(0,1),(-1,-1),.3,colors.HexColor('#9aa4bd')),('ROWBACKGROUNDS',(0,1),(-1,n-1),[colors.white,colors.HexColor('#eef0f6')]),('LINEABOVE',(0,n),(-1,n),1,navy),('TOPPADDING',(0,0),(-1,-1),2.5),('BOTTOMPADDING',(0,0),(-1,-1),2.5),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3),('LEFTPADDING',(9,1),(9,-1),9)]))
    sml=ParagraphStyle('s',fontName='Times-Roman',fontSize=7.5,leading=9.5)
    doc.build([P('In-place leases as of July 1, 2025. Rent increases shown are contractual and become effective on the date given.',sml),Spacer(1,4),tb,Spacer(1,6),P('(1) Tenant has a one-time right to terminate on 180 days notice effective May 31, 2026.<br/>(2) Subject to annual appropriation.<br/>Rooftop antenna licence ($1,100 per month, month-to-month) is reported with other income and is not included above. FSG = full service gross; MG = modified gross; NNN = triple net.',sml)],onFirstPage=deco,onLaterPages=deco)
    truth(name,'Merchants Tower','2025-07-01',rows,16,13,3,'OFFICE','broker OM table, wrapped cells, stepped rents listed in a cell',True)

# ---- P4 county questionnaire, planted total_wrong
def p4():
    name='income_questionnaire_parcel_0917.pdf'
    T=[('101','Fresh Harvest Grocery Outlet','Grocery',21500,'9/2014','8/2029',193500,43000,36120,5375),
    ('102','Lotus Garden Buffet','Restaurant',4200,'3/2020','2/2030',67200,8400,7056,1050),
    ('103','Snip City Family Hair','Salon',1200,'6/2022','5/2025',20400,2400,2016,300),
    ('104','VACANT','',1500,'','',None,None,None,None),
    ('105','Prairie State Tax & Bookkeeping','Office/service',1200,'1/2019','12/2026',18600,2400,2016,300),
    ('106','Dollar Barn','Variety store',9100,'11/2017','10/2027',86450,18200,15288,2275),
    ('107','Corner Pocket Billiards','Recreation',3600,'M-T-M','M-T-M',28800,0,0,0),
    ('108','Bluestem Physical Therapy','Medical',2800,'4/2023','3/2028',47600,5600,4704,700),
    ('109','VACANT','',1400,'','',None,None,None,None),
    ('110','Mr. Suds Coin Laundry','Laundry',2400,'8/2016','7/2026',31200,4800,4032,600),
    ('111','La Tapatia Carniceria','Food market',1800,'2/2021','1/2026',28800,3600,3024,450),
    ('112','Wireless Depot of Pekin','Retail',1400,'5/2024','4/2027',25900,2800,2352,350),
    ('OUT-1','Sunrise Donut & Kolache','Fast food pad',1950,'10/2018','9/2028',58500,3900,3276,488)]
    rows=[]
    for u,t,use,sf,a,b,r,cam,tx,ins in T:
        q=dict(unit=u,area=sf,unitType=use)
        if t=='VACANT': q['statusText']='VACANT'
        else: q.update(tenantName=t,statusText='Occupied',leaseStartDate=a,leaseEndDate=b,annualRent=r,charges=[dict(code='CAM',amount=cam,per='year'),dict(code='Taxes',amount=tx,per='year'),dict(code='Insurance',amount=ins,per='year')],_tot=r+cam+tx+ins,totalCharges=r+cam+tx+ins)
        rows.append(q)
    W,H=landscape(legal); c=canvas.Canvas(os.path.join(DOC,name),pagesize=(letter[0],letter[1]))
    # page 1 portrait
    w,h=letter; c.setFont('Helvetica-Bold',12); c.drawCentredString(w/2,h-60,'MARLOWE COUNTY  -  OFFICE OF THE SUPERVISOR OF ASSESSMENTS'); c.setFont('Helvetica-Bold',15); c.drawCentredString(w/2,h-82,'INCOME AND EXPENSE QUESTIONNAIRE'); c.setFont('Helvetica',10); c.drawCentredString(w/2,h-98,'Commercial Property - Assessment Year 2025   (Form IEQ-C, rev. 11/22)')
    yy=h-140
    for lab,v in [('Parcel Index No.','10-09-17-300-022'),('Property name','Prairie Crossing Plaza'),('Property address','2100 Court Street, Pekin, Illinois'),('Owner of record','PCP Holdings of Illinois LLC'),('Completed by','Bookkeeper for owner'),('Year built / renovated','1986 / 2009'),('Land area','5.8 acres'),('Gross building area','54,050 sq ft (net rentable)')]:
        c.setFont('Helvetica',8); c.rect(54,yy-8,w-108,22); c.drawString(58,yy+5,lab); c.setFont('Courier',10); c.drawString(190,yy-2,v); yy-=22
    yy-=20; c.setFont('Helvetica-Bold',9); c.drawString(54,yy,'INSTRUCTIONS'); yy-=14; c.setFont('Helvetica',8.5)
    for s in ['1.  Complete Schedule A (operating income and expense) and Schedule B (tenant roster).','2.  In Schedule B report every rentable space, leased or vacant, at the effective date printed on the schedule.','3.  Report ANNUAL amounts. Round to the nearest dollar. Do not report percentage rent in column 7.','4.  Reimbursements (columns 8 to 10) are amounts billed to the tenant, not amounts collected.','5.  Owner occupied space: enter OWNER in column 2 and leave columns 5 to 10 blank.']: c.drawString(60,yy,s); yy-=13
    yy-=20; c.rect(54,yy-60,w-108,66); c.drawString(60,yy-6,'I declare that the information given is true and complete to the best of my knowledge.'); c.drawString(60,yy-50,'Signature ______________________________     Date  2/27/2025'); c.setFont('Helvetica',7); c.drawString(54,30,'IEQ-C  Page 1 of 2'); c.showPage()
    c.setPageSize((W,H)); c.setFont('Helvetica-Bold',12); c.drawString(40,H-40,'SCHEDULE B - TENANT ROSTER'); c.setFont('Helvetica',9); c.drawString(40,H-54,'PIN  10-09-17-300-022      Property  Prairie Crossing Plaza'); c.drawRightString(W-40,H-40,'Leases in effect on: January 1, 2025')
    cols=[('1',['Space','No.'],58),('2',['Name of Tenant','(write VACANT if none)'],200),('3',['Use of','Space'],100),('4',['Area','(sq ft)'],64),('5',['Lease','Begins','mo/yr'],58),('6',['Lease','Ends','mo/yr'],58),('7',['Annual','Base','Rent'],82),('8',['Reimb.','CAM'],72),('9',['Reimb.','Taxes'],72),('10',['Reimb.','Insurance'],68),('11',['Total Rent','and Reimb.','(7+8+9+10)'],88)]
    x=40; top=H-66; xs=[]
    rh=21; nr=18; bot=top-16-40-rh*nr
    for no,hs,wd in cols:
        c.setFillColor(colors.HexColor('#dddddd')); c.rect(x,top-56,wd,56,fill=1); c.setFillColor(colors.black); c.setFont('Helvetica',7); c.drawCentredString(x+wd/2,top-10,f'({no})'); c.line(x,top-14,x+wd,top-14)
        c.setFont('Helvetica-Bold',8)
        for i,s in enumerate(hs): c.drawCentredString(x+wd/2,top-26-i*10,s)
        xs.append((x,wd)); x+=wd
    for i in range(nr):
        for a,wd in xs: c.rect(a,top-56-rh*(i+1),wd,rh)
    g=lambda i,s,k,rt=False,f='Courier-Bold': (c.setFont(f,9),(c.drawRightString(xs[k][0]+xs[k][1]-5,top-56-rh*(i+1)+7,s) if rt else c.drawString(xs[k][0]+4,top-56-rh*(i+1)+7,s)))
    f=lambda v:'' if v is None else f'{v:,}'
    for i,t in enumerate(T):
        for k in (0,1,2): g(i,t[k],k,f='Courier')
        g(i,f(t[3]),3,1,'Courier'); g(i,t[4],4,0,'Courier'); g(i,t[5],5,0,'Courier')
        for k in (6,7,8,9): g(i,f(t[k]),k,1,'Courier')
        if t[6] is not None: g(i,f(rows[i]['_tot']),10,1,'Courier')
    i=nr-1; S=[sum((t[k] or 0) for t in T) for k in (6,7,8,9)]; true=S[0]; wrong=true+9000
    g(i,'TOTALS',1); g(i,f(sum(t[3] for t in T)),3,1); g(i,f(wrong),6,1)
    for k,v in zip((7,8,9),S[1:]): g(i,f(v),k,1)
    g(i,f(sum(S)),10,1)
    by=top-56-rh*nr-18; c.setFont('Helvetica',8.5); sfv=sum(t[3] for t in T if t[1]=='VACANT')
    c.drawString(40,by,f'Number of spaces:'); c.setFont('Courier',9); c.drawString(130,by,'13'); c.setFont('Helvetica',8.5); c.drawString(170,by,'Number vacant:'); c.setFont('Courier',9); c.drawString(240,by,'2'); c.setFont('Helvetica',8.5); c.drawString(280,by,'Vacant area (sq ft):'); c.setFont('Courier',9); c.drawString(365,by,f'{sfv:,}')
    c.setFont('Helvetica',7); c.drawString(40,26,'IEQ-C  Page 2 of 2    Attach additional sheets if necessary. Information is confidential under county ordinance.'); c.save()
    print('p4 area',sum(t[3] for t in T),'true',true,'wrong',wrong)
    truth(name,'Prairie Crossing Plaza','2025-01-01',rows,13,11,2,'RETAIL','county assessor income questionnaire, boxed form, annual rents, cover page',True,planted=dict(what=f'TOTALS of annual base rent printed {wrong:,}; the rows add up to {true:,} (the total of column 11 is right)',kind='total_wrong'))
if __name__=='__main__': p1();p2();p3();p4();index()
