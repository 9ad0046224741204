from lib import *
from reportlab.lib.pagesizes import A4,A3,letter,legal,landscape
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors as C
from fpdf import FPDF
def P(t,sz=6.6,b=0,al=0,col=C.black): return Paragraph(str(t),PS('x',fontName='Helvetica-Bold' if b else 'Helvetica',fontSize=sz,leading=sz*1.18,alignment=al,textColor=col))
def p1():
    r=random.Random(101); nm=Names(r); f='Marlow_Court_Reading_Tenancy_Schedule.pdf'
    df=lambda d:d.strftime('%d/%m/%Y') if d else '-'
    H=['Demise','Tenant','NIA\n(sq ft)','Lease\nstart','Lease\nexpiry','Tenant\nbreak','Next\nreview','Passing rent\n(£ pa)','Passing\n(£ psf)','ERV\n(£ pa)','Rent deposit\n(£)','1954\nAct','Comments']
    data=[[P(h.replace('\n','<br/>'),6.8,1,1,C.white) for h in H]]; st=[('BACKGROUND',(0,0),(-1,0),C.HexColor('#1f3d4d'))]
    rows=[];T=[0,0,0];nv=no=0
    for fl,n in [('Ground',3),('First',5),('Second',5),('Third',4),('Fourth',2)]:
        sub=[0,0,0]
        for i in range(n):
            a=r.randint(1100,4800); erv=round(a*r.choice([31.5,33,34.5]),-2); dem=f'{fl} Floor, Suite {i+1}'
            if (fl,i) in [('First',3),('Third',1),('Second',4)]:
                cm={'First':'Refurbished to Cat A Q2 2025','Third':'Under offer','Second':'Previously '+nm('uk')}[fl]
                data.append([P(dem),P('Vacant',6.6,1),P(f'{a:,}',al=2)]+['-']*4+[P('-',al=2),P('-',al=2),P(f'{erv:,.0f}',al=2),'','',P(cm)]); st.append(('BACKGROUND',(0,len(data)-1),(-1,len(data)-1),C.HexColor('#f3e3d3')))
                rows.append(row(unit=dem,tenantName=None,area=a,statusText='Vacant')); rent=0; nv+=1
            else:
                t=nm('uk'); s=D(r,2017,2025); y=r.choice([5,5,10]); e=addy(s,y)
                while e<dt.date(2026,1,1): e=addy(e,5,0)
                brk=addy(s,5,0) if r.random()<.4 and y==10 else None
                rv=addy(s,5,0) if y==10 and addy(s,5,0)>dt.date(2025,9,29) else None
                rent=round(a*r.uniform(25,34)/50)*50; dep=rent//4 if r.random()<.4 else None
                cm=r.choice(['','','','Service charge capped at £9.25 psf, RPI linked','3 months half rent from lease start','Schedule of condition','Guarantor: parent company'])
                data.append([P(dem),P(t),P(f'{a:,}',al=2),df(s),df(e),df(brk),df(rv),P(f'{rent:,}',al=2),P(f'{rent/a:.2f}',al=2),P(f'{erv:,.0f}',al=2),P(f'{dep:,}',al=2) if dep else '',r.choice(['Inside','Outside']),P(cm,6)])
                rows.append(row(unit=dem,tenantName=t,area=a,leaseStartDate=s,leaseEndDate=e,annualRent=rent,deposit=dep,statusText='Occupied')); no+=1
            sub=[sub[0]+a,sub[1]+rent,sub[2]+erv]
        data.append([P(f'{fl} Floor total',6.6,1),'',P(f'{sub[0]:,}',6.6,1,2)]+['']*4+[P(f'{sub[1]:,}',6.6,1,2),'',P(f'{sub[2]:,.0f}',6.6,1,2),'','','']); st.append(('LINEABOVE',(0,len(data)-1),(-1,len(data)-1),.7,C.black))
        T=[x+y for x,y in zip(T,sub)]
    t=nm('uk')
    data.append([P('12 car spaces, rear court'),P(t),'',df(dt.date(2024,6,24)),P('Rolling'),'-','-',P('9,600',al=2),'',P('9,600',al=2),'','',P('Licence, one month notice')])
    rows.append(row(unit='12 car spaces, rear court',tenantName=t,leaseStartDate=dt.date(2024,6,24),leaseEndDate='Rolling',annualRent=9600,statusText='Occupied'))
    data.append([P('TOTAL',7.2,1),P(f'{nv+no} suites, {nv} vacant',6.6,1),P(f'{T[0]:,}',7,1,2)]+['']*4+[P(f'{T[1]+9600:,}',7,1,2),'',P(f'{T[2]+9600:,.0f}',7,1,2),'','',''])
    st+=[('FONTSIZE',(0,0),(-1,-1),6.6),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('LINEBELOW',(0,0),(-1,-1),.25,C.grey),('BACKGROUND',(0,-1),(-1,-1),C.HexColor('#d6e0e5')),('TOPPADDING',(0,0),(-1,-1),2.2),('BOTTOMPADDING',(0,0),(-1,-1),2.2)]
    def ft(c,d): c.setFont('Helvetica',6); c.drawString(36,18,'Brackley Stone LLP for themselves and the vendor give notice that these particulars do not form part of any contract.'); c.drawRightString(805,18,f'Page {d.page}')
    d=SimpleDocTemplate(DOC+f,pagesize=landscape(A4),leftMargin=30,rightMargin=30,topMargin=28,bottomMargin=32)
    d.build([P('MARLOW COURT, KINGSGATE ROAD, READING RG1',13,1),Spacer(1,4),P('Tenancy and accommodation schedule as at 29 September 2025',9),Spacer(1,6),Table(data,colWidths=[84,112,42,48,48,48,48,54,40,50,48,40,120],style=st,repeatRows=1)],onFirstPage=ft,onLaterPages=ft)
    save(f,rows,'Marlow Court','2025-09-29',nv+no,no,nv,'OFFICE','UK agent tenancy schedule, floor subtotals')
def p2():
    r=random.Random(102); nm=Names(r); f='yardi_rentroll_bramcrest_plaza.pdf'; c=Canvas(DOC+f,pagesize=landscape(legal)); W,Hh=landscape(legal)
    X=[30,92,235,300,352,408,462,500,570,628,705,768,835,905,975]; pg=[0]; y=[0]
    df=lambda d:d.strftime('%m/%d/%Y')
    def head():
        pg[0]+=1; c.setFont('Helvetica-Bold',11); c.drawCentredString(W/2,Hh-30,'Tenancy Schedule with Charges'); c.setFont('Helvetica',8); c.drawCentredString(W/2,Hh-42,'Property: brmplz   As of Date: 11/30/2025   By Property'); c.setFont('Helvetica',7)
        c.drawString(30,20,'Monday, December 01, 2025  09:14 AM'); c.drawRightString(W-30,20,f'Page {pg[0]}')
        c.setFont('Helvetica-Bold',7)
        for i,(a,b) in enumerate([('','Unit'),('','Tenant'),('Lease','Type'),('','Area'),('Lease','From'),('Lease','To'),('Term','(mo)'),('Monthly','Rent'),('Monthly','Rent/Area'),('Annual','Rent'),('Annual','Rent/Area'),('Security','Deposit'),('LOC Amount/','Bank Guarantee')]):
            g=c.drawRightString if i in(3,6,7,8,9,10,11,12) else c.drawString; x=X[i]+(38 if i==3 else 26 if i==6 else 50 if i>6 else 0)
            g(x,Hh-62,a); g(x,Hh-71,b)
        c.line(30,Hh-75,W-30,Hh-75); y[0]=Hh-88
    def line(cells,b=0,sz=7):
        c.setFont('Helvetica-Bold' if b else 'Helvetica',sz)
        for i,v in cells.items():
            if i in(3,6,7,8,9,10,11,12): c.drawRightString(X[i]+(38 if i==3 else 26 if i==6 else 50),y[0],v)
            else: c.drawString(X[i],y[0],v)
        y[0]-=10.5
    head(); rows=[]; line({0:'Bramcrest Plaza (brmplz)'},1,8); c.setFont('Helvetica',7); 
    us=['A01','A02','A03','A04-05','A06','A07','B01','B02','B03','B04','B05','C01','C02','PAD1','PAD2','ATM01','SIGN1']
    ten={'A01':'Fairmart Food Stores (Ontario) Ltd.','PAD1':'Burger Barn Canada Inc.','PAD2':'Cedar Trust Credit Union','ATM01':'Northlight Cash Machines Inc.','SIGN1':'Pixelpole Outdoor Media'}
    M=0;oa=va=0;no=nv=0;dep_t=0
    for u in us:
        if y[0]<110: c.showPage(); head()
        if u in('A07','B04'):
            a=r.randint(1000,2400); line({0:u,1:'VACANT',3:f'{a:,.2f}',7:'0.00',8:'0.00',9:'0.00',10:'0.00',11:'0.00',12:'0.00'}); y[0]-=4
            rows.append(row(unit=u,area=a,statusText='VACANT',contractRent=0,annualRent=0,deposit=0)); va+=a; nv+=1; continue
        a=0 if u in('ATM01','SIGN1') else 38450 if u=='A01' else r.randint(950,5200); t=ten.get(u) or nm('ca' if r.random()<.5 else 'shop')
        s=D(r,2019,2025,1); e=addy(s,r.choice([5,10]) if s.year<2021 else 5); 
        if e<dt.date(2026,2,1): e=addy(s,10)
        n=(e.year-s.year)*12+e.month-s.month+1
        m=dict(ATM01=450,SIGN1=900).get(u) or round(a*(14.5 if u=='A01' else r.uniform(24,39))/12,2); dep=round(m*1.13,2) if r.random()<.6 and a else 0
        line({0:u,1:t,2:'Retail Net' if a else 'License',3:f'{a:,.2f}',4:df(s),5:df(e),6:str(n),7:f'{m:,.2f}',8:f'{m/a:.2f}' if a else '0.00',9:f'{m*12:,.2f}',10:f'{m*12/a:.2f}' if a else '0.00',11:f'{dep:,.2f}',12:'0.00'})
        ch=[dict(code='rent',amount=m)]; stp=[]
        if a: ch+=[dict(code='cam',amount=round(a*.52,2)),dict(code='rtax',amount=round(a*.63,2)),dict(code='ins',amount=round(a*.04,2))]
        line({1:'Charge Schedules',2:'Charge',4:'From',5:'To',7:'Monthly Amt',9:'Annual'},1,6)
        for k in ch: line({2:k['code'],4:df(max(s,dt.date(2025,1,1))),5:df(e),7:f"{k['amount']:,.2f}",9:f"{k['amount']*12:,.2f}"},0,6.3)
        if a and e.year>2026 and r.random()<.7:
            d=dt.date(2026,s.month,1); v=round(m*1.03,2); d2=dt.date(2027,s.month,1); L=[(d,v)]+([(d2,round(v*1.03,2))] if d2<e else [])
            line({1:'Rent Steps (future)',2:'Charge',4:'From',5:'To',7:'Monthly Amt',9:'Annual'},1,6)
            for i,(q,v) in enumerate(L):
                line({2:'rent',4:df(q),5:df(L[i+1][0]-dt.timedelta(1) if i+1<len(L) else e),7:f'{v:,.2f}',9:f'{v*12:,.2f}'},0,6.3); stp.append(dict(date=q.isoformat(),amount=v))
        y[0]-=4
        rows.append(row(unit=u,tenantName=t,area=a,leaseStartDate=s,leaseEndDate=e,contractRent=m,annualRent=round(m*12,2),deposit=dep,charges=ch,rentSteps=stp,statusText='Occupied'))
        M+=m; oa+=a; dep_t+=dep
        if a: no+=1
    if y[0]<130: c.showPage(); head()
    c.line(30,y[0]+6,W-30,y[0]+6); y[0]-=4
    line({1:'Total Current',3:f'{oa+va:,.2f}',7:f'{M:,.2f}',9:f'{M*12:,.2f}',11:f'{dep_t:,.2f}',12:'0.00'},1); y[0]-=6
    line({1:'Occupancy Summary',2:'Units',3:'Area',5:'Percent'},1)
    for l,n,q in [('Occupied Area',no,oa),('Vacant Area',nv,va),('Total',no+nv,oa+va)]: line({1:l,2:str(n),3:f'{q:,.2f}',5:f'{q/(oa+va)*100:.2f}'})
    line({1:'ATM and sign licences are carried without area and are not counted as units.'},0,6.5)
    c.save(); save(f,rows,'Bramcrest Plaza','2025-11-30',no+nv,no,nv,'RETAIL','Yardi tenancy schedule with charge schedules and steps',True)
def p3():
    r=random.Random(103); nm=Names(r); f='RE-FX_tenancy_list_1200_4711_Koeln.pdf'; c=Canvas(DOC+f,pagesize=landscape(A4)); W,H=landscape(A4)
    df=lambda d:d.strftime('%d.%m.%Y'); pg=[0]; y=[0]
    def head():
        pg[0]+=1; c.setFont('Courier-Bold',8.5); c.drawString(28,H-28,'Company code 1200   Rheinblick Immobilien Fonds II'); c.drawRightString(W-28,H-28,f'Page {pg[0]:>3}')
        c.setFont('Courier',8); c.drawString(28,H-39,'Tenancy list (rental objects with occupancy)      Business entity 4711  Hansekontor Koeln      Key date 31.12.2025      Currency EUR')
        c.line(28,H-44,W-28,H-44); c.setFont('Courier-Bold',7)
        c.drawString(28,H-54,f"{'RO':<9}{'Usage type':<14}{'Fl.':<5}{'Area m2':>9}  {'Contract':<10}{'Business partner':<31}{'Start':<11}{'End':<11}{'Net rent':>11}{'OpCost adv':>11}{'Heat. adv':>10}{'Gross/mth':>12}{'VAT':>5}{'Index':>7}")
        c.line(28,H-58,W-28,H-58); y[0]=H-70
    def ln(s,b=0):
        if y[0]<40: c.showPage(); head()
        c.setFont('Courier-Bold' if b else 'Courier',7); c.drawString(28,y[0],s); y[0]-=10.6
    head(); rows=[];G=[0]*5;no=nv=0; pl=[]
    for use,fl,n,lo,hi,p in [('Retail','EG',5,90,480,27),('Office','1.OG',6,150,520,17.5),('Office','2.OG',6,150,520,18),('Office','3.OG',5,180,610,18.5),('Medical','4.OG',4,130,300,19),('Storage','1.UG',7,12,65,7),('Parking space','2.UG',11,0,0,0)]:
        S=[0]*5
        for i in range(n):
            ro=f"{dict(EG=10,**{'1.OG':11,'2.OG':12,'3.OG':13,'4.OG':14,'1.UG':20,'2.UG':30})[fl]}{i+1:04d}"; a=round(r.uniform(lo,hi),2)
            vac=(fl,i) in [('EG',3),('2.OG',1),('2.OG',4),('1.UG',2),('1.UG',5),('2.UG',4),('2.UG',9)]
            if vac:
                ln(f"{ro:<9}{use:<14}{fl:<5}{de(a) if a else '':>9}  {'':<10}{'*** vacant ***':<31}{'':<22}{'0,00':>11}{'0,00':>11}{'0,00':>10}{'0,00':>12}")
                rows.append(row(unit=ro,unitType=use,area=a or None,statusText='vacant',section=use,contractRent=0,totalCharges=0,charges=[dict(code='Net rent',amount=0),dict(code='OpCost adv',amount=0),dict(code='Heat. adv',amount=0)]))
                S[0]+=a
                if use!='Parking space': nv+=1
                continue
            if use in('Storage','Parking space') and pl: t=r.choice(pl)
            else: t=nm('de') if use!='Retail' else r.choice(['Backhaus Lindner GmbH','Optik Sievers e.K.','Drogerie Maybach KG','Radhaus Cöln GmbH','Blumen Terhorst e.K.'])
            if use=='Retail':
                while t in pl: t=nm('de')
            pl.append(t); s=D(r,2015,2025,1); e=None if r.random()<.25 or not a else dt.date(r.randint(2026,2034),r.choice([3,6,9,12]),30)
            if e and e.month in(3,12): e=e.replace(day=31)
            nr=95.0 if not a else round(a*p*r.uniform(.9,1.1),2); oc=round(a*3.4,2) if a else 5.0; hz=round(a*1.35,2) if use not in('Storage','Parking space') else 0.0
            g=round(nr+oc+hz,2)
            ln(f"{ro:<9}{use:<14}{fl:<5}{de(a) if a else '':>9}  {str(r.randint(700100,709999)):<10}{t[:30]:<31}{df(s):<11}{df(e) if e else 'unlimited':<11}{de(nr):>11}{de(oc):>11}{de(hz):>10}{de(g):>12}{'19%' if use!='Medical' else 'exm':>5}{'VPI' if a and r.random()<.7 else '':>7}")
            rows.append(row(unit=ro,unitType=use,area=a or None,tenantName=t[:30],leaseStartDate=s,leaseEndDate=e or 'unlimited',contractRent=nr,totalCharges=g,section=use,charges=[dict(code='Net rent',amount=nr),dict(code='OpCost adv',amount=oc),dict(code='Heat. adv',amount=hz)],statusText='Occupied'))
            S=[x+z for x,z in zip(S,[a,nr,oc,hz,g])]
            if use!='Parking space': no+=1
        tot=lambda l,S:ln(f"{l:<28}{de(S[0]):>9}  {'':<63}{de(S[1]):>11}{de(S[2]):>11}{de(S[3]):>10}{de(S[4]):>12}",1)
        tot(f'*  {use} {fl}',S); y[0]-=4; G=[x+z for x,z in zip(G,S)]
    tot('** Business entity 4711',G); y[0]-=8
    ln(f'Rental objects excl. parking: {no+nv}    of which let: {no}    of which vacant: {nv}    Parking spaces: 11'); ln('Net rents exclude VAT. Report RFRENTLIST / variant FUND_EN')
    c.save(); save(f,rows,'Hansekontor Koeln','2025-12-31',no+nv,no,nv,'MIXED_USE','SAP RE-FX list, monospaced, German numbers',True)
def p4():
    r=random.Random(104); nm=Names(r); f='Distripark_Waalhaven_rent_overview.pdf'; df=lambda d:d.strftime('%-d %b %Y')
    big=PS('b',fontName='Times-Bold',fontSize=15); n_=PS('n',fontName='Times-Roman',fontSize=8.5,leading=11)
    def q(t,b=0,al=0): return Paragraph(str(t),PS('q',fontName='Times-Bold' if b else 'Times-Roman',fontSize=7.4,leading=8.8,alignment=al))
    data=[[q('Unit',1),q('Tenant',1),q('Lettable floor area (m² LFA)',1,1),'','','',q('Lease',1,1),'',q('Rent per year (€)',1,2),q('Service charge<br/>per year (€)',1,2),q('Bank guarantee (€)',1,2),q('Indexation',1)],
      ['','',q('Hall',1,2),q('Mezz.',1,2),q('Office',1,2),q('Total',1,2),q('Start',1),q('End',1),'','','','']]
    rows=[];T=[0]*6;no=nv=0;vr=0
    for i in range(11):
        u=f'{chr(65+i//4)}{i%4+1}'; h=r.randint(28,120)*50; m=r.choice([0,h//10//5*5,400]); o=r.randint(80,420); a=h+m+o; rent=round(h*72+m*35+o*125,-2); sc=round(a*4.75)
        if i in(4,9):
            data.append([u,q('Vacant (estimated rent)'),f'{h:,}',f'{m:,}' if m else '–',f'{o:,}',f'{a:,}','','',q(f'<i>{rent:,}</i>',al=2),'','',''])
            rows.append(row(unit=u,area=a,statusText='Vacant')); vr+=rent; nv+=1; rr=0; sc=0;bg=0
        else:
            t=nm('nl'); s=D(r,2017,2024,1); e=addy(s,10); rr=round(rent*r.uniform(.88,1.05),2); bg=round(rr/4,-2) if i%3 else None; 
            data.append([u,q(t),f'{h:,}',f'{m:,}' if m else '–',f'{o:,}',f'{a:,}',df(s),df(e),f'{rr:,.2f}',f'{sc:,}',f'{bg:,.0f}' if bg else 'parent',r.choice(['CPI all','CPI all, cap 3%','CPI all 2-4%'])]); no+=1
            rows.append(row(unit=u,tenantName=t,area=a,leaseStartDate=s,leaseEndDate=e,annualRent=rr,deposit=bg,charges=[dict(code='Service charge',amount=sc,per='year')],statusText='Occupied'))
        T=[x+z for x,z in zip(T,[h,m,o,a,rr,sc])]
    data+=[['',q('Total let and vacant',1),f'{T[0]:,}',f'{T[1]:,}',f'{T[2]:,}',f'{T[3]:,}','','',q(f'<b>{T[4]:,.2f}</b>',al=2),f'{T[5]:,}','',''],['',q('Estimated rent of vacant units',0),'','','','','','',q(f'<i>{vr:,}</i>',al=2),'','',''],['',q('Theoretical rental income',1),'','','','','','',q(f'<b>{T[4]+vr:,.2f}</b>',al=2),'','','']]
    st=[('SPAN',(2,0),(5,0)),('SPAN',(6,0),(7,0))]+[('SPAN',(k,0),(k,1)) for k in(0,1,8,9,10,11)]+[('FONT',(0,0),(-1,-1),'Times-Roman',7.4),('ALIGN',(2,2),(5,-1),'RIGHT'),('ALIGN',(8,2),(10,-1),'RIGHT'),('LINEABOVE',(0,0),(-1,0),1.2,C.HexColor('#c8501e')),('LINEBELOW',(0,1),(-1,1),1.2,C.HexColor('#c8501e')),('LINEABOVE',(0,-3),(-1,-3),.6,C.black),('VALIGN',(0,0),(-1,-1),'MIDDLE')]
    d=SimpleDocTemplate(DOC+f,pagesize=landscape(A4),margins=40,leftMargin=40,rightMargin=40)
    d.build([Paragraph('Distripark Waalhaven, Rotterdam',big),Spacer(1,10),Paragraph('Rental situation per 1 January 2026. The complex comprises three halls (A, B and C), eleven units and 164 parking places that are let along with the units. Rent is invoiced quarterly in advance and excludes VAT.',n_),Spacer(1,10),Table(data,colWidths=[28,128,46,40,40,48,56,58,70,60,62,78],style=st),Spacer(1,10),Paragraph('Units A1, A3 and B4: tenant has one renewal option of five years. Incentive on C1: two months of rent free in 2026 (not deducted above). Vacant units at the estimated rent of the valuer, excluded from the first total.',n_)])
    save(f,rows,'Distripark Waalhaven','2026-01-01',no+nv,no,nv,'WAREHOUSE','NL logistics rent overview in Times, ERV in rent column for vacant',True)
def p5():
    r=random.Random(105); f='Castlegate_Retail_Park_particulars.pdf'; p=FPDF('P','mm','A4'); p.set_auto_page_break(False); p.add_page()
    p.set_fill_color(120,20,60); p.rect(0,0,210,70,'F'); p.set_text_color(255); p.set_font('Helvetica','B',26); p.set_xy(15,25); p.cell(0,12,'CASTLEGATE RETAIL PARK'); p.set_xy(15,40); p.set_font('Helvetica','',13); p.cell(0,8,'Prime open A1 (part food) retail warehouse investment, Doncaster'); p.set_text_color(0); p.set_xy(15,85); p.set_font('Helvetica','',10)
    p.multi_cell(180,5.5,'INVESTMENT SUMMARY\n\n- Freehold retail park anchored by a discount foodstore, with two drive-thru pods\n- Let to strong national covenants with an average unexpired term of over six years\n- Schedule overleaf dated 30 June 2025\n- Offers invited subject to contract and exclusive of VAT, reflecting a net initial yield of 6.85%\n\nTENURE\nFreehold.\n\nCOVENANTS\nFinancial information on the occupiers is held in the data room.\n\nEPC\nRatings range from A to C.')
    p.add_page('L'); p.set_font('Helvetica','B',12); p.set_text_color(120,20,60); p.cell(0,8,'TENANCY SCHEDULE',new_x='LMARGIN',new_y='NEXT'); p.set_text_color(0)
    w=[15,50,20,24,24,24,27,54,38]; H=['Unit','Tenant (trading name)','Sq ft','From','To','Review','Rent p.a.','Fixed uplifts','Remarks']
    p.set_font('Helvetica','B',8); p.set_fill_color(235,220,226)
    for a,b in zip(w,H): p.cell(a,8,('    ' if b in('From','Fixed uplifts') else '')+b,0,0,'R' if b in('Sq ft','Rent p.a.') else 'L',True)
    p.ln(8.5); rows=[];A_=R_=0;no=nv=0; df=lambda d:d.strftime('%d-%b-%y')
    tn=[('1','Brightlow Foodstores Ltd (Brightlow)',19800,16.5),('2A','Homely & Hearth Ltd',10050,19),('2B','',7500,0),('3','Paws Direct Ltd (PawsDirect)',5020,23),('4','Dreamwell Beds Ltd',8010,20),('5','Sportique UK Ltd',10120,19.5),('6','The Card Yard Ltd',4000,24),('7A','Tilehaus Ltd',5000,21),('7B','',2500,0),('8','Carpet Kingdom (Northern) Ltd',9950,17.5),('Pod 1','Grindhouse Coffee Ltd (drive-thru)',1850,54),('Pod 2','Cluckers Restaurants Ltd',2700,48),('EV','ChargeNorth Networks Ltd',0,0),('Mast','Airspan Towers UK Ltd',0,0)]
    for u,t,a,ps in tn:
        p.set_font('Helvetica','',8); s=D(r,2016,2024); e=addy(s,15 if s.year<2018 else 10); rent=round(a*ps,-2) if a else {'EV':24000,'Mast':5500}[u]; stp=[]; up='';rm=''
        if not t:
            rm='Rates and SC shortfall' if u=='2B' else 'Heads of terms agreed'
            L=[u,'VACANT',f'{a:,}','','','','','',rm]; rows.append(row(unit=u,area=a,statusText='VACANT')); nv+=1; rent=0
        else:
            if u in('1','Pod 1','Pod 2','5'):
                d=addy(s,5 if s.year>2020 else 10,0); d=d if d<e else addy(d,-2,0); v=round(rent*1.1,-2); up=f'{df(d)} to £{v:,.0f} p.a.'
                if d>dt.date(2025,6,30): stp=[dict(date=d.isoformat(),amount=v,per='year')]
                else: up=''
            L=[u,t,f'{a:,}' if a else '-',df(s),df(e),'' if up else df(addy(s,5,0)) if s.year>2020 else '',f'£{rent:,.0f}',up,r.choice(['','','Turnover top-up 7%','S/C cap','Landlord break 2028']) if a else 'Site licence']
            rows.append(row(unit=u,tenantName=t,area=a or None,leaseStartDate=s,leaseEndDate=e,annualRent=rent,rentSteps=stp,statusText='Occupied'))
            if a: no+=1
        for x,v,h in zip(w,L,H): p.cell(x,7,('    ' if h in('From','Fixed uplifts') else '')+v,'B',0,'R' if h in('Sq ft','Rent p.a.') else 'L')
        p.ln(7); A_+=a; R_+=rent
    p.set_font('Helvetica','B',8.5)
    for x,v,h in zip(w,['','Total',f'{A_:,}','','','',f'£{R_:,.0f}','',''],H): p.cell(x,8,v,'T',0,'R' if h in('Sq ft','Rent p.a.') else 'L')
    p.ln(11); p.set_font('Helvetica','',7.5); p.multi_cell(270,4,f'Note: {no+nv} retail units (including pods), of which {nv} are vacant. The EV charging hub and telecoms mast are ground/licence income. Areas are gross internal, Pod areas exclude external seating. The vendor will top up unexpired rent free periods.')
    p.output(DOC+f); save(f,rows,'Castlegate Retail Park','2025-06-30',no+nv,no,nv,'RETAIL','UK particulars with cover, fpdf')
def p6():
    r=random.Random(106); nm=Names(r); f='MRI_rentroll_Corvane_Tower_Calgary.pdf'; c=Canvas(DOC+f,pagesize=landscape(letter)); W,H=landscape(letter); y=[0];pg=[0]; df=lambda d:f'{d.month}/{d.day}/{d.year}'
    X=dict(id=24,nm=88,rs=268,ex=316,sf=366,br=420,ps=456,cr=508,oi=556,cat=566,dt=590,amt=686,fp=722)
    RT={'rs','ex','sf','br','ps','cr','oi','amt','fp'}
    def put(d,b=0):
        c.setFont('Times-Bold' if b else 'Times-Roman',7.2)
        for k,v in d.items():
            (c.drawRightString if k in RT else c.drawString)(X[k],y[0],v)
        y[0]-=9.6
    def head():
        pg[0]+=1; c.setFont('Times-Roman',7); c.drawString(24,H-24,'Database:  CDNPROP'); c.drawString(24,H-33,'Bldg Status:  Active only'); c.setFont('Times-Bold',10); c.drawCentredString(W/2,H-24,'Rent Roll'); c.setFont('Times-Roman',8); c.drawCentredString(W/2,H-34,'Corvane Tower'); c.drawCentredString(W/2,H-44,'10/31/2025')
        c.setFont('Times-Roman',7); c.drawRightString(W-24,H-24,f'Page:  {pg[0]}'); c.drawRightString(W-24,H-33,'Date:  11/4/2025'); c.drawRightString(W-24,H-42,'Time:  04:21 PM')
        y[0]=H-62; put(dict(sf='GLA',br='Monthly',ps='Annual',cr='Monthly',oi='Monthly',dt='Future Rent Increases'),1); put({'id':'Bldg Id-Suit Id','nm':'Occupant Name','rs':'Rent Start','ex':'Expiration','sf':'Sqft','br':'Base Rent','ps':'Rate PSF','cr':'Cost Recov.','oi':'Other Inc.','cat':'Cat','dt':'Date','amt':'Monthly Amt','fp':'PSF'},1); c.line(24,y[0]+6,W-24,y[0]+6); y[0]-=5
    head(); rows=[];T=[0]*4;va=oa=0;no=nv=0;pf=None
    for fl in range(2,22):
        for i in range(1,r.choice([5,6,7,8])+1):
            if y[0]<52: c.showPage(); head()
            u=f'CVT01 -{fl:02d}{i*10:02d}'; a=r.randint(700,3600)
            if r.random()<.14:
                put({'id':u,'nm':'Vacant','sf':f'{a:,}'}); rows.append(row(unit=u,area=a,statusText='Vacant')); va+=a;nv+=1; continue
            t=nm('ca') if len(nm.u)<500 else nm('uk'); s=D(r,2018,2025,1); e=addy(s,r.choice([5,7,10]))
            if e<dt.date(2025,11,30): e=addy(dt.date(2026,e.month,1),r.choice([0,1,3]),1)
            if s>dt.date(2025,10,1): s=dt.date(2025,7,1)
            b=round(a*r.uniform(13,24)/12,2); cr=round(a*r.uniform(1.55,1.7),2); oi=r.choice([0,0,0,350.0,700.0]); stp=[]
            for k in range(r.choice([0,0,1,2])):
                d=dt.date(2026+k*1,s.month,1)
                if d<e: stp.append(dict(date=d.isoformat(),amount=round(b*(1+.04*(k+1)),2)))
            L={'id':u,'nm':t,'rs':df(s),'ex':df(e),'sf':f'{a:,}','br':f'{b:,.2f}','ps':f'{b*12/a:.2f}','cr':f'{cr:,.2f}'}
            if oi: L['oi']=f'{oi:,.2f}'
            for k,sx in enumerate(stp):
                ex={'cat':'BRT','dt':df(dt.date.fromisoformat(sx['date'])),'amt':f"{sx['amount']:,.2f}",'fp':f"{sx['amount']*12/a:.2f}"}
                if k==0: L.update(ex)
                else: put(L); L=ex
            put(L)
            rows.append(row(unit=u,tenantName=t,area=a,leaseStartDate=s,leaseEndDate=e,contractRent=b,rentSteps=stp,charges=[dict(code='Base Rent',amount=b),dict(code='Cost Recov.',amount=cr)]+([dict(code='Other Inc.',amount=oi)] if oi else []),statusText='Occupied'))
            T=[T[0]+b,T[1]+cr,T[2]+oi,0];oa+=a;no+=1
    if y[0]<100: c.showPage(); head()
    y[0]-=6; put({'nm':'Totals:','ex':'Occupied Sqft:','sf':f'{oa:,}','br':f'{T[0]:,.2f}','cr':f'{T[1]:,.2f}','oi':f'{T[2]:,.2f}'},1); put({'nm':f'Leased/Unleased:   {no} Units','ex':'Vacant Sqft:','sf':f'{va:,}','ps':f'{nv} Units'}); put({'nm':f'Percent occupied: {oa/(oa+va)*100:.2f}%','ex':'Total Sqft:','sf':f'{oa+va:,}','ps':f'{no+nv} Units'})
    c.save(); save(f,rows,'Corvane Tower','2025-10-31',no+nv,no,nv,'OFFICE','MRI classic rent roll, multi-page, stacked future increases',True)
def p7():
    r=random.Random(107); nm=Names(r); f='Tramps_TS_Wharfside_Trading_Estate.pdf'; c=Canvas(DOC+f,pagesize=A4); W,H=A4; y=[0];pg=[0]; df=lambda d:d.strftime('%d.%m.%y')
    def head():
        pg[0]+=1; c.setFillGray(.88); c.rect(34,H-70,W-68,38,fill=1,stroke=0); c.setFillGray(0); c.setFont('Helvetica-Bold',10); c.drawString(40,H-45,'TENANCY SCHEDULE'); c.setFont('Helvetica',8); c.drawString(40,H-58,'Property 0388  Wharfside Trading Estate, Avonmouth, Bristol'); c.drawRightString(W-40,H-45,'At 24.06.25'); c.drawRightString(W-40,H-58,f'Sheet {pg[0]}')
        c.setFont('Helvetica-BoldOblique',7); y[0]=H-84
        for x,a,b in [(38,'Unit ref','Description'),(112,'Tenant','Lease dates'),(320,'Area sq ft','Rent review')]: c.drawString(x,y[0],a); c.drawString(x,y[0]-9,b)
        for x,a,b in [(455,'Quarterly rent','Service charge p.q.'),(555,'Annual rent','Arrears')]: c.drawRightString(x,y[0],a); c.drawRightString(x,y[0]-9,b)
        c.line(34,y[0]-13,W-34,y[0]-13); y[0]-=26
    head(); rows=[];Q=AR=A_=SC=BA=0;no=nv=0
    for i in range(26):
        if y[0]<70: c.showPage(); head()
        u=f'0388/{i+1:03d}'; a=r.randint(1150,9400); de_=r.choice(['Warehouse','Workshop','Trade counter','Warehouse & office']); c.setFont('Helvetica-Bold',7.8)
        c.drawString(38,y[0],u); c.setFont('Helvetica',7.8); c.drawString(320,y[0],f'{a:,}'); c.setFont('Helvetica-Oblique',7.2); c.drawString(38,y[0]-10,de_)
        A_+=a
        if i in(5,14,22):
            c.setFont('Helvetica',7.8); c.drawString(112,y[0],'VOID'); c.drawRightString(455,y[0],'0.00'); c.drawRightString(555,y[0],'0.00'); c.drawString(112,y[0]-10,f'Void since {df(D(r,2024,2024))}'); nv+=1
            rows.append(row(unit=u,unitType=de_,area=a,annualRent=0,statusText='VOID'))
        else:
            t=nm('uk'); s=D(r,2018,2024); e=addy(s,r.choice([6,10,15]) if s.year<2020 else 5)
            if e<dt.date(2025,8,1): e=addy(dt.date(2025,e.month,min(e.day,28)),3,0)
            q=round(a*r.uniform(9,13.5)/4,-1)+r.choice([0,2.5,5]); an=q*4; sc=round(a*.31,2); ba=round(q*1.2,2) if r.random()<.18 else 0.0
            c.setFont('Helvetica',7.8); c.drawString(112,y[0],t); c.drawRightString(455,y[0],f'{q:,.2f}'); c.drawRightString(555,y[0],f'{an:,.2f}'); c.drawString(112,y[0]-10,f'{df(s)} to {df(e)}'); c.drawString(320,y[0]-10,df(addy(s,5,0)) if addy(s,5,0)<e and addy(s,5,0)>dt.date(2025,6,24) else 'none'); c.drawRightString(455,y[0]-10,f'{sc:,.2f}'); c.drawRightString(555,y[0]-10,f'{ba:,.2f}')
            rows.append(row(unit=u,unitType=de_,tenantName=t,area=a,leaseStartDate=s,leaseEndDate=e,annualRent=an,balance=ba,charges=[dict(code='Service charge p.q.',amount=sc,per='quarter')],statusText='Occupied')); no+=1;Q+=q;AR+=an;SC+=sc;BA+=ba
        y[0]-=16; c.setDash(1,2); c.line(34,y[0]+1,W-34,y[0]+1); c.setDash(); y[0]-=10
    wrong=AR+18000
    c.setFont('Helvetica-Bold',8); c.line(34,y[0]+6,W-34,y[0]+6); y[0]-=5; c.drawString(112,y[0],f'ESTATE TOTAL  {no+nv} units ({no} let, {nv} void)'); c.drawString(320,y[0],f'{A_:,}'); c.drawRightString(455,y[0],f'{Q:,.2f}'); c.drawRightString(555,y[0],f'{wrong:,.2f}'); c.drawRightString(455,y[0]-11,f'{SC:,.2f}'); c.drawRightString(555,y[0]-11,f'{BA:,.2f}')
    c.save(); save(f,rows,'Wharfside Trading Estate','2025-06-24',no+nv,no,nv,'INDUSTRIAL','Tramps two-line records, quarterly and annual',True,planted=dict(what=f'Estate total of annual rent printed {wrong:,.2f}, rows add to {AR:,.2f}',kind='total_wrong'))
def run():
    for g in(p1,p2,p3,p4,p5,p6,p7): g()
if __name__=='__main__': run()
