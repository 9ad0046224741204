from lib import *
from reportlab.lib.pagesizes import letter,landscape,legal,TABLOID,A4
from reportlab.lib import colors as C
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.pdfgen import canvas as CV
def H(s): return C.HexColor(s)
# ---------- 1 garden apartments, OM
def p1():
    r=random.Random(2801);f='Alder_Creek_OM_RentRoll.pdf'
    types={'1 Bed / 1 Bath':(680,1245,1425),'2 Bed / 1 Bath':(865,1410,1625),'2 Bed / 2 Bath TH':(1040,1580,1850)}
    data=[];rows=[];st=[];tb=[['','','','','CURRENT','','MARKET / PRO FORMA','',''],['Unit','Unit Type','Sq. Ft.','Lease\nExpiration','Actual\nRent','Rent /\nSq. Ft.','Market\nRent','Rent /\nSq. Ft.','Upside']]
    mix={};T=[0,0,0];vac=0;occ=0;alln=0
    vacs={'A-107','C-305'}
    for bi,b in enumerate('ABCD'):
        st.append(('SPAN',(0,len(tb)),(-1,len(tb))));st.append(('BACKGROUND',(0,len(tb)),(-1,len(tb)),H('#DCEBE8')));st.append(('FONTNAME',(0,len(tb)),(-1,len(tb)),'Helvetica-Bold'))
        tb.append([f'Building {b}']+['']*8);S=[0,0,0];n=0
        for k in range(1,12):
            u=f'{b}-{bi+1 if b!="A" else 1}{k:02d}';ty=list(types)[0 if k<5 else 1 if k<9 else 2];sf,base,mk=types[ty]
            rent=base+5*r.randint(-16,20);mkt=mk+(25 if k%2==0 else 0);e=D.date(2026,r.randint(4,12),1)+RD(months=r.randint(0,4))-D.timedelta(1)
            n+=1;alln+=1;mx=mix.setdefault(ty,[0,0,0,0,0]);mx[0]+=1;mx[1]+=sf;mx[4]+=mkt;S[0]+=sf;S[2]+=mkt
            if u in vacs:
                tb.append([u,ty,m0(sf),'','Vacant','','$'+m0(mkt),f'${mkt/sf:.2f}','']);st.append(('TEXTCOLOR',(4,len(tb)-1),(4,len(tb)-1),H('#B03A2E')));vac+=1
                rows.append(row(unit=u,building=f'Building {b}',unitType=ty,area=sf,statusText='Vacant',marketRent=mkt))
            else:
                mtm=r.random()<.12;occ+=1;S[1]+=rent;mx[2]+=1;mx[3]+=rent
                tb.append([u,ty,m0(sf),'MTM' if mtm else e.strftime('%b %-d, %Y'),'$'+m0(rent),f'${rent/sf:.2f}','$'+m0(mkt),f'${mkt/sf:.2f}',f'{(mkt/rent-1)*100:.1f}%'])
                rows.append(row(unit=u,building=f'Building {b}',unitType=ty,area=sf,statusText='Occupied',contractRent=rent,marketRent=mkt,leaseEndDate='MTM' if mtm else iso(e)))
        tb.append(['',f'Subtotal - {n} units',m0(S[0]),'','$'+m0(S[1]),'','$'+m0(S[2]),'',''])
        i=len(tb)-1;st+= [('FONTNAME',(0,i),(-1,i),'Helvetica-Oblique'),('LINEABOVE',(0,i),(-1,i),.5,H('#2F6F66'))]
        T=[a+b2 for a,b2 in zip(T,S)]
    tb.append(['TOTAL',f'{alln} units ({occ} leased, {vac} vacant)',m0(T[0]),'','$'+m0(T[1]),'','$'+m0(T[2]),'',''])
    i=len(tb)-1;st+=[('BACKGROUND',(0,i),(-1,i),H('#2F6F66')),('TEXTCOLOR',(0,i),(-1,i),C.white),('FONTNAME',(0,i),(-1,i),'Helvetica-Bold')]
    t=Table(tb,colWidths=[48,130,46,72,58,44,62,44,44],repeatRows=2,rowHeights=None)
    t.setStyle(TableStyle([('FONTSIZE',(0,0),(-1,-1),8),('LEADING',(0,0),(-1,-1),9),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2),('ALIGN',(2,0),(-1,-1),'RIGHT'),('SPAN',(4,0),(5,0)),('SPAN',(6,0),(8,0)),('ALIGN',(4,0),(8,0),'CENTER'),
      ('BACKGROUND',(0,0),(-1,1),H('#2F6F66')),('TEXTCOLOR',(0,0),(-1,1),C.white),('FONTNAME',(0,0),(-1,1),'Helvetica-Bold'),('VALIGN',(0,0),(-1,1),'BOTTOM'),('LINEBELOW',(4,0),(5,0),.5,C.white),('LINEBELOW',(6,0),(8,0),.5,C.white)]+st))
    mt=[['Unit Mix Summary','No. Units','Total SF','Leased','Avg. Actual','Avg. Market']]+[[k,v[0],m0(v[1]),v[2],'$'+m0(v[3]/v[2]),'$'+m0(v[4]/v[0])] for k,v in mix.items()]
    mt=Table(mt,colWidths=[130,60,60,60,70,70],hAlign='LEFT');mt.setStyle(TableStyle([('FONTSIZE',(0,0),(-1,-1),8),('ALIGN',(1,0),(-1,-1),'RIGHT'),('FONTNAME',(0,0),(-1,0),'Helvetica-Bold'),('LINEBELOW',(0,0),(-1,0),1,H('#2F6F66'))]))
    def pg(c,d):
        c.setFillColor(H('#2F6F66'));c.rect(0,752,612,40,fill=1,stroke=0);c.setFillColor(C.white);c.setFont('Helvetica-Bold',15);c.drawString(32,766,'ALDER CREEK APARTMENTS');c.setFont('Helvetica',10);c.drawRightString(580,767,'RENT ROLL  |  March 1, 2026')
        c.setFillColor(C.grey);c.setFont('Helvetica',7);c.drawString(32,22,'Offering Memorandum - Confidential. Information believed reliable but not guaranteed.');c.drawRightString(580,22,f'Financial Analysis  |  {d.page+18}')
    SimpleDocTemplate(path(f),pagesize=letter,leftMargin=30,rightMargin=30,topMargin=52,bottomMargin=38).build([t,Spacer(1,14),KeepTogether([mt,Spacer(1,6),Paragraph('Market rents reflect the achieved rents of units renovated in 2025. MTM = month to month.',PS('n',fontSize=7.5,leading=9))])],onFirstPage=pg,onLaterPages=pg)
    save(f,'MULTIFAMILY','OM table, building bands, current vs market',rows,alln,occ,vac,'Alder Creek Apartments','2026-03-01')
# ---------- 2 shopping center
def p2():
    r=random.Random(2802);f='Tanglewood Crossing - Tenant Rent Schedule.pdf'
    ten=[('Harlow & Finch Grocers',38200,11.25),('Sudsworth Laundry',2400,19),('Copper Kettle Diner',3150,22.5),None,('Lumen Nails & Spa',1250,24),('Praxis Dental Partners',2800,25.75),('Big Otter Outdoor',14600,13.4),('Verdant Wireless',1400,31),('Tulsa Tax Shop',1100,21),('Pico Taqueria',1875,27),None,('Redbud Veterinary',3300,23),('Mattress Orchard',4200,18.5),('Union Bell Credit Union',3000,34),('Iron Lark Fitness',9800,12),('Sweet Fern Yogurt',1200,26)]
    sizes={3:1980,10:2650};S=lambda t,**k:Paragraph(t,PS('x',fontName=k.get('fn','Helvetica'),fontSize=7,leading=8.2,alignment=k.get('al',0)))
    hd=[['','','','%','Lease Term','','Base Rent','','','Scheduled Increases','','Market','Expense','Renewal'],['Suite','Tenant','SF','of GLA','Begin','End','Monthly','Annual','PSF','Date','Monthly','Rent / Mo','Recovery','Options']]
    gla=sum((t[1] if t else sizes[i]) for i,t in enumerate(ten));tb=[];rows=[];M=A=O=V=0;mk=0;occ=vac=0
    su=100
    for i,t in enumerate(ten):
        su+=5 if i%3 else 10;u=str(su)+('A' if i==7 else '')
        if not t:
            sf=sizes[i];mr=round(sf*21/12,0);mk+=mr;V+=sf;vac+=1
            tb.append([u,S('<b>AVAILABLE</b>'),m0(sf),f'{sf/gla*100:.2f}%','','','','','','','',m0(mr),'NNN','']);rows.append(row(unit=u,area=sf,statusText='AVAILABLE',marketRent=mr));continue
        n,sf,ps=t;mo=round(sf*ps/12,2);b=D.date(2016+r.randint(0,8),r.randint(1,12),1);e=b+RD(years=10)-D.timedelta(1)
        if e<D.date(2026,6,1): e=e+RD(years=5)
        steps=[]
        x=D.date(2026,b.month,1)
        if x<=D.date(2026,2,1): x+=RD(years=1)
        cur=mo;step=r.choice([1,1,2,5])
        while x<e and len(steps)<3 and i not in(8,12):
            cur=round(cur*(1.03 if step==1 else 1.06 if step==2 else 1.1),2);steps.append((x,cur));x+=RD(years=step)
        M+=mo;A+=mo*12;O+=sf;occ+=1
        tb.append([u,S(n),m0(sf),f'{sf/gla*100:.2f}%',S(b.strftime('%b-%d-%Y'),al=1),S(e.strftime('%b-%d-%Y'),al=1),m2(mo),m0(mo*12),f'{ps:.2f}',S('<br/>'.join(d.strftime('%b-%d-%Y') for d,_ in steps) or 'None',al=1),S('<br/>'.join(m2(a) for _,a in steps) or '-',al=2),'',r.choice(['NNN','NNN','NNN + Adm.','Gross']) ,S(r.choice(['(2) 5-yr @ FMV','(1) 5-yr @ 103%','None','(3) 5-yr @ 10% incr.']))])
        rows.append(row(unit=u,tenantName=n,area=sf,statusText='Occupied',leaseStartDate=iso(b),leaseEndDate=iso(e),contractRent=mo,annualRent=float(round(mo*12)),rentSteps=[dict(date=iso(d),amount=a) for d,a in steps]))
    mo=450.0;M+=mo;A+=5400
    tb.append(['ATM',S('Union Bell Credit Union (ATM license)'),'','','Jan-01-2024','Dec-31-2028','450.00','5,400','','None','-','','Gross','None'])
    tb[-1][4]=S('Jan-01-2024',al=1);tb[-1][5]=S('Dec-31-2028',al=1);tb[-1][9]=S('None',al=1);tb[-1][10]=S('-',al=2)
    rows.append(row(unit='ATM',tenantName='Union Bell Credit Union (ATM license)',leaseStartDate='2024-01-01',leaseEndDate='2028-12-31',contractRent=450.0,annualRent=5400.0))
    k=len(hd)+len(tb)
    tb+=[['',f'Leased ({occ} suites)',m0(O),f'{O/gla*100:.2f}%','','',m2(M),m0(A),'','','','','',''],['',f'Available ({vac} suites)',m0(V),f'{V/gla*100:.2f}%','','','','','','','',m0(mk),'',''],['',f'Total GLA ({occ+vac} suites)',m0(O+V),'100.00%','','',m2(M),m0(A),'','','',m0(mk),'','']]
    t=Table(hd+tb,colWidths=[32,112,40,42,54,54,54,50,34,54,54,46,60,68],repeatRows=2)
    t.setStyle(TableStyle([('FONTSIZE',(0,0),(-1,-1),7),('LEADING',(0,0),(-1,-1),8.2),('VALIGN',(0,0),(-1,-1),'TOP'),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3),('TOPPADDING',(0,0),(-1,-1),2.5),('BOTTOMPADDING',(0,0),(-1,-1),2.5),('ALIGN',(2,0),(3,-1),'RIGHT'),('ALIGN',(6,0),(8,-1),'RIGHT'),('ALIGN',(10,1),(11,-1),'RIGHT'),('ALIGN',(4,0),(5,1),'CENTER'),('SPAN',(4,0),(5,0)),('SPAN',(6,0),(8,0)),('ALIGN',(6,0),(8,0),'CENTER'),('SPAN',(9,0),(10,0)),('ALIGN',(9,0),(10,0),'CENTER'),('ALIGN',(11,0),(11,-1),'RIGHT'),('FONTNAME',(0,0),(-1,1),'Helvetica-Bold'),('TEXTCOLOR',(0,0),(-1,1),H('#7A1F2B')),('LINEBELOW',(0,1),(-1,1),1.2,H('#7A1F2B')),('LINEBELOW',(0,2),(-1,k-1),.25,C.lightgrey),('LINEABOVE',(0,k),(-1,k),1,H('#7A1F2B')),('FONTNAME',(0,k),(-1,-1),'Helvetica-Bold')]))
    h=Paragraph('Tanglewood Crossing',PS('h',fontName='Times-BoldItalic',fontSize=20,leading=24,textColor=H('#7A1F2B')));s=Paragraph('Tenant Rent Schedule as of February 1, 2026 &nbsp; | &nbsp; Tulsa, Oklahoma',PS('s',fontName='Times-Roman',fontSize=10,leading=15))
    n=Paragraph('Notes: (1) Base rent and increases are monthly amounts. (2) The ATM license is not counted as a suite and carries no GLA. (3) Market rent on available suites at $21.00 PSF, NNN.',PS('n',fontSize=7,leading=9))
    SimpleDocTemplate(path(f),pagesize=landscape(letter),leftMargin=18,rightMargin=18,topMargin=26,bottomMargin=24).build([h,s,Spacer(1,6),t,Spacer(1,8),n])
    save(f,'RETAIL','OM tenant schedule, steps stacked in cell, vacant market rents',rows,occ+vac,occ,vac,'Tanglewood Crossing','2026-02-01',hard=True)
# ---------- 3 office, software print in Courier
def p3():
    r=random.Random(2803);f='Pell_Street_Tower_RR_print.pdf'
    biz=['Ashgrove Actuarial LLP','Bluewick Capital','Corvane & Tully PLLC','Dunmarsh Engineering','Everstead Title Co','Fulcrum Design Grp','Gatlin Wealth Mgmt','Halberd Insurance','Ironspan Software','Juniper Health Admn','Keswick Architects','Larchmont Staffing','Monad Analytics','Northbank Mortgage','Osprey Marine Und.','Pemberly Law Group']
    recs=[];su=[]
    for fl in range(2,9):
        for s in (0,25,50)[:r.choice([2,3,3])]: su.append(f'0{fl}{s:02d}')
    vac=[x for i,x in enumerate(su) if i in(4,9,13)];oc=[x for x in su if x not in vac][:16];su=[x for x in su if x in vac+oc]
    L=[];rows=[]
    def add(*a): L.append(''.join(a))
    hf=lambda *v:f'{v[0]:<9}{v[1]:<24}{v[2]:>8} {v[3]:>10} {v[4]:>10} {v[5]:>12}{v[6]:>10}{v[7]:>14} {v[8]:>9} {v[9]:>11}    {v[10]:<3}  {v[11]:>10} {v[12]:>14} {v[13]:>8}'
    l1=hf('','','GLA','Rent','','Monthly','Annual','Monthly Cost','Expense','Monthly','','','','')[:122]+'    ------- Future Rent Increases -------'
    head=[l1,hf('Suite Id','Occupant Name','Sqft','Start','Expiration','Base Rent','Rate PSF','Recovery','Stop','Other Inc','Cat','Date','Monthly Amount','PSF'),'-'*165]
    add('Vacant Suites');vt=0
    for u in vac:
        sf=r.randint(12,60)*100+r.choice([0,35,70]);vt+=sf;add(f'{u:<9}{"Vacant":<24}{m0(sf):>8}');rows.append(row(unit=u,area=sf,section='Vacant Suites',statusText='Vacant'))
    add('');add('Occupied Suites');T=[0,0,0,0];es=0
    for u,n in zip(oc,biz):
        sf=r.randint(14,95)*100+r.choice([0,18,44]);ps=r.randint(96,136)/4;mo=round(sf*ps/12,2);rec=round(sf*r.choice([0,.21,.33,.46]),2);oth=r.choice([0,0,150,375,600]);b=D.date(r.randint(2018,2024),r.randint(1,12),1);e=b+RD(years=r.choice([5,7,10]))-D.timedelta(1)
        if e<D.date(2026,3,31): e+=RD(years=5)
        stp=r.choice(['',f'{r.randint(2020,2024)}'])
        steps=[];x=D.date(2026,b.month,1);x=x if x>D.date(2026,2,28) else x+RD(years=1);p=ps
        for _ in range(r.choice([0,1,2,2,3])):
            if x<e: p+=.75;steps.append((x,round(sf*p/12,2),p));x+=RD(years=1)
        fs=[f'    BRT  {us(d):>10} {m2(a):>14} {q:>8.2f}' for d,a,q in steps]
        add(f'{u:<9}{n:<24}{m0(sf):>8} {us(b):>10} {us(e):>10} {m2(mo):>12}{ps:>10.2f}{m2(rec):>14} {stp:>9} {m2(oth):>11}',fs[0] if fs else '')
        for x in fs[1:]: add(' '*122,x)
        add('')
        T[0]+=sf;T[1]+=mo;T[2]+=rec;T[3]+=oth
        rows.append(row(unit=u,tenantName=n,area=sf,section='Occupied Suites',statusText='Occupied',leaseStartDate=iso(b),leaseEndDate=iso(e),contractRent=mo,charges=[dict(code='Monthly Cost Recovery',amount=rec),dict(code='Monthly Other Inc',amount=oth)],rentSteps=[dict(date=iso(d),amount=a) for d,a,_ in steps]))
    add('-'*165);no,nv=len(oc),len(vac);g=T[0]+vt
    add(hf('Totals:',f'Occupied Sqft: {T[0]/g*100:.2f}%',m0(T[0]),f'{no} Units','',m2(T[1]),'',m2(T[2]),'',m2(T[3]),'','','',''))
    add(hf('',f'Vacant Sqft:   {vt/g*100:.2f}%',m0(vt),f'{nv} Units',*['']*10));add(hf('','Total Sqft:   100.00%',m0(g),f'{no+nv} Units',*['']*10))
    c=CV.Canvas(path(f),pagesize=landscape(legal));per=50;pages=[L[i:i+per] for i in range(0,len(L),per)]
    for pn,P in enumerate(pages,1):
        c.setFont('Courier',9.5);y=575
        for a,b,d in(('Database: PELLST','Rent Roll',f'Page:   {pn}'),('Bldg Status: Active only','Pell Street Tower','Date:  3/2/2026'),('','2/28/2026','Time:  09:14 AM')):
            c.drawString(36,y,a);c.drawCentredString(504,y,b);c.drawRightString(972,y,d);y-=12
        y-=8;c.setFont('Courier',9.2)
        for l in head: c.drawString(36,y,l);y-=10
        for l in P: c.drawString(36,y,l);y-=9.4
        c.showPage()
    c.save();save(f,'OFFICE','property-software print, Courier, vacant/occupied sections, future increase lines',rows,no+nv,no,nv,'Pell Street Tower','2026-02-28',hard=True)
# ---------- 4 student, fpdf2
def p4():
    from fpdf import FPDF
    r=random.Random(2804);f='Quad-at-Halsted_by-bed.pdf';nm=names(r,130,'{l}, {f}')
    pdf=FPDF('P','mm','Letter');pdf.creation_date=D.datetime(2026,1,16,tzinfo=D.timezone.utc);pdf.set_auto_page_break(False);W=[17,23,38,17,18,18,17,17,15,18];hd1=['Unit -','Floor','','','Lease','Lease','Market','Bed','Parking','Total'];hd2=['Bed','Plan','Resident','Status','From','To','Rate','Rent','Fee','Billed']
    rows=[];T=[0]*4;cnt={};page=[0]
    def newp():
        page[0]+=1;pdf.add_page();pdf.set_xy(9,10);pdf.set_font('Helvetica','B',13);pdf.cell(120,6,'The Quad at Halsted');pdf.set_font('Helvetica','',8);pdf.set_xy(9,16);pdf.cell(120,5,'Rent Roll by Bed  -  As of 01/15/2026  -  Academic Year 2025/26');pdf.set_xy(170,10);pdf.cell(37,5,f'page {page[0]} of 3',align='R')
        pdf.set_font('Helvetica','B',7.5);y=24
        for h in(hd1,hd2):
            pdf.set_xy(9,y)
            for w,t,i in zip(W,h,range(10)): pdf.cell(w,4,t,align='R' if i>5 else 'L')
            y+=4
        pdf.line(9,y+.4,207,y+.4);pdf.set_xy(9,y+1);pdf.set_font('Helvetica','',7.5)
    newp();k=0;i=0
    for fl in(1,2,3,4):
        for n in range(1,9):
            u=f'{fl}1{n:02d}';bd,pl,mk=[(4,'4x4 Deluxe',845),(4,'4x2 Classic',765),(2,'2x2 Suite',1015),(4,'4x4 Deluxe',845)][n%4]
            for b in 'ABCD'[:bd]:
                st='Model' if u=='1101' and b=='A' else r.choices(['Leased','Leased - RA','Vacant','Notice'],[88,2,7,3])[0];x=dict(unit=f'{u}-{b}',unitType=pl,statusText=st,marketRent=mk);cells=[x['unit'],pl,'',st,'','',m2(mk),'','','']
                T[0]+=mk;cnt[st]=cnt.get(st,0)+1
                if st not in('Model','Vacant'):
                    rent=mk-r.choice([0,0,10,20,35,50]) if 'RA' not in st else round(mk/2,2);pk=r.choice([0,0,0,45,65]);n1=nm[i];i+=1;tot=rent+pk;a,z=(D.date(2025,8,20),D.date(2026,7,31)) if r.random()<.85 else (D.date(2025,9,1),D.date(2026,5,20))
                    T[1]+=rent;T[2]+=pk;T[3]+=tot
                    cells=[x['unit'],pl,n1,st,uss(a),uss(z),m2(mk),m2(rent),m2(pk) if pk else '',m2(tot)]
                    x.update(tenantName=n1,leaseStartDate=iso(a),leaseEndDate=iso(z),contractRent=rent,totalCharges=tot)
                    if pk: x['charges']=[dict(code='Parking Fee',amount=pk)]
                rows.append(x)
                if pdf.get_y()>262: newp()
                y=pdf.get_y();pdf.set_x(9)
                for w,t,j in zip(W,cells,range(10)): pdf.cell(w,5.3,str(t),align='R' if j>5 else 'L')
                pdf.set_xy(9,y+5.3)
            pdf.set_draw_color(200);pdf.line(9,pdf.get_y(),207,pdf.get_y());pdf.set_draw_color(0)
    y=pdf.get_y()+1;pdf.set_xy(9,y);pdf.set_font('Helvetica','B',7.5)
    for w,t,j in zip(W,['Total',f'{len(rows)} beds','','','','']+[m2(v) for v in T],range(10)): pdf.cell(w,5,t,align='R' if j>5 else 'L')
    o=sum(v for s,v in cnt.items() if s not in('Model','Vacant'));y+=9
    for a,b in (('Beds',len(rows)),('Occupied (incl. RA and notice)',o),('Vacant',cnt['Vacant']),('Model bed',cnt['Model'])):
        pdf.set_xy(9,y);pdf.cell(55,4.2,a);pdf.cell(15,4.2,str(b),align='R');y+=4.2
    pdf.set_font('Helvetica','I',7);pdf.set_xy(9,y+2);pdf.cell(150,4,'32 apartments leased by the bed. RA = resident assistant at half rate.')
    print('p4 pages',page[0],len(rows),'y',y);pdf.output(path(f));save(f,'STUDENT_HOUSING','by-bed roll, two-line header, fpdf',rows,len(rows),o,cnt['Vacant'],'The Quad at Halsted','2026-01-15')
# ---------- 5 senior Canada, planted digit
def p5():
    r=random.Random(2805);f='Maplewood_Heights_Suite_Census.pdf';rows=[];body=[];st=[];nm=names(r,50,'{i}. {l}');G=[0]*5;units=occ=vac=0;i=0;planted=None
    hd=['Suite','Type','Sq Ft','Resident','Move-In','Street Rate','Base Rent','Care','2nd Person','Total / Month']
    for sec,pre,n,ty in(('INDEPENDENT SUPPORTIVE LIVING','1',16,[('Studio',360,3450),('One Bedroom',540,4380),('Two Bedroom',790,5620)]),('ASSISTED LIVING','2',12,[('Studio',345,3875),('One Bedroom',510,4790)]),('MEMORY CARE','3',8,[('Private',290,5350)])):
        st+=[('SPAN',(0,len(body)+1),(-1,len(body)+1)),('FONTNAME',(0,len(body)+1),(-1,len(body)+1),'Times-Bold'),('TEXTCOLOR',(0,len(body)+1),(-1,len(body)+1),H('#5B3A7D'))];body.append([sec]+['']*9);S=[0]*5
        for k in range(1,n+1):
            u=f'{pre}{k:02d}';t,sf,mk=ty[(k*k)%len(ty)] if len(ty)<3 else ty[r.choice([0,1,1,2])];units+=1;S[0]+=mk
            if u in('105','113','207','304'):
                vac+=1;body.append([u,t,sf,'Vacant','',m2(mk),'','','','']);rows.append(row(unit=u,unitType=t,area=sf,section=sec,statusText='Vacant',marketRent=mk));continue
            occ+=1;base=mk-r.randint(0,18)*15;care={'1':0,'2':r.choice([620,890,1240]),'3':r.choice([1450,1795])}[pre];sp=r.choice([0,0,0,0,675]) if pre!='3' else 0;tot=base+care+sp;mi=D.date(r.randint(2019,2025),r.randint(1,12),r.randint(1,28));nn=nm[i];i+=1
            for q,v in enumerate((base,care,sp,tot)): S[q+1]+=v
            pb=base
            if u=='209': pb=base+600; planted=dict(what=f'Suite 209: Base Rent printed {m2(pb)} instead of {m2(base)}; row total, section and grand totals use {m2(base)}',kind='digit_changed')
            body.append([u,t,sf,nn,mi.strftime('%d-%b-%y'),m2(mk),m2(pb),m2(care) if care else '',m2(sp) if sp else '',m2(tot)])
            ch=[dict(code='Care',amount=care)] if care else []
            if sp: ch.append(dict(code='2nd Person',amount=sp))
            rows.append(row(unit=u,unitType=t,area=sf,tenantName=nn,section=sec,statusText='Occupied',moveInDate=iso(mi),marketRent=mk,contractRent=pb,charges=ch,totalCharges=tot))
        body.append(['','','',f'{n} suites','']+[m2(v) for v in S]);j=len(body);st+=[('LINEABOVE',(5,j),(-1,j),.5,C.black),('FONTNAME',(0,j),(-1,j),'Times-Italic')];G=[a+b for a,b in zip(G,S)]
    body.append(['TOTAL','','',f'{units} suites','']+[m2(v) for v in G]);j=len(body);st+=[('LINEABOVE',(0,j),(-1,j),1,C.black),('LINEBELOW',(0,j),(-1,j),1,C.black),('FONTNAME',(0,j),(-1,j),'Times-Bold')]
    t=Table([hd]+body,colWidths=[36,70,36,86,56,62,62,56,56,68],repeatRows=1);t.setStyle(TableStyle([('FONTNAME',(0,0),(-1,-1),'Times-Roman'),('FONTSIZE',(0,0),(-1,-1),8.5),('LEADING',(0,0),(-1,-1),9.5),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2),('FONTNAME',(0,0),(-1,0),'Times-Bold'),('BACKGROUND',(0,0),(-1,0),H('#E7DFF0')),('ALIGN',(5,0),(-1,-1),'RIGHT'),('ALIGN',(2,0),(2,-1),'RIGHT')]+st))
    els=[Paragraph('Maplewood Heights Retirement Residence',PS('a',fontName='Times-Bold',fontSize=17,leading=21,alignment=1)),Paragraph('Peterborough, Ontario',PS('b',fontName='Times-Roman',fontSize=10,alignment=1)),Paragraph('SUITE CENSUS AND RENT ROLL - 31 December 2025 (all amounts CAD per month)',PS('c',fontName='Times-Roman',fontSize=10,leading=20,alignment=1)),t,Spacer(1,10),Paragraph(f'Suites {units} &nbsp;&nbsp; Occupied {occ} &nbsp;&nbsp; Vacant {vac} &nbsp;&nbsp; Occupancy {occ/units*100:.1f}%',PS('d',fontName='Times-Bold',fontSize=9.5,alignment=1))]
    SimpleDocTemplate(path(f),pagesize=A4 if 0 else letter,leftMargin=12,rightMargin=12,topMargin=30,bottomMargin=30).build(els,onLaterPages=lambda c,d:(c.setFont('Times-Italic',8),c.drawCentredString(306,16,'Maplewood Heights - page 2')))
    save(f,'SENIOR_HOUSING','serif census, care sections, CAD',rows,units,occ,vac,'Maplewood Heights Retirement Residence','2025-12-31',planted=planted)
# ---------- 6 mixed use Queens
def p6():
    f='37-14_Corona_Ave_setup.pdf'
    d=[('Store 1','Plaza Optico Corp.','Retail',1150,'2/28/2031',5950,6200,None,''),('Store 2','Bun & Barrel LLC','Retail',900,'9/30/2029',4700,4950,None,''),('2F','M. Salvaterra','2 BR',740,'5/31/2026',1386.42,2850,1612.08,'RS'),('2R','K. Okonwa','1 BR',610,'MTM',2150,2350,None,'FM'),('3F','VACANT','2 BR',740,None,None,2850,None,'FM'),('3R','H. Drexmore (Super)','1 BR',610,None,0,2350,None,'Super'),('4F','D. Thornquay & L. Arredo','2 BR',740,'10/31/2026',2700,2900,None,'FM'),('4R','P. Zielonko','1 BR',610,'3/31/2027',1104.77,2400,1104.77,'RS'),('Roof','Skyhatch Wireless (antenna)','',None,'12/31/2033',1875,None,None,'')]
    c=CV.Canvas(path(f),pagesize=letter);c.setFillColor(H('#1C2B4A'));c.rect(0,690,612,102,fill=1,stroke=0);c.setFillColor(H('#E0B04A'));c.setFont('Helvetica-Bold',22);c.drawString(40,745,'37-14 Corona Avenue');c.setFillColor(C.white);c.setFont('Helvetica',11);c.drawString(40,726,'Queens, New York  |  Mixed-Use Walk-Up  |  2 Stores + 6 Apartments');c.drawString(40,706,'INCOME: RENT ROLL (April 2026)')
    X=[40,88,225,272,312,372,428,496,572];y=664;c.setFillColor(C.black);c.setFont('Helvetica-Bold',8)
    for x,h,a in((X[0],'UNIT',0),(X[1],'TENANT',0),(X[2],'LAYOUT',0),(292,'SF',1),(358,'LEASE EXP.',1),(366,'REGIME',0),(455,'MONTHLY',1),(515,'LEGAL RENT',1),(572,'MARKET',1)): (c.drawRightString if a else c.drawString)(x,y,h)
    c.setLineWidth(1.5);c.line(40,y-5,572,y-5);rows=[];T=Mk=0;y-=20
    for n,(u,t,l,sf,e,m,mk,lg,rg) in enumerate(d):
        if n%2: c.setFillColor(H('#F3F1EA'));c.rect(38,y-6,536,19,fill=1,stroke=0)
        c.setFillColor(C.black);c.setFont('Helvetica',8.5)
        c.drawString(X[0],y,u);c.drawString(X[1],y,t);c.drawString(X[2],y,l);c.drawString(366,y,rg)
        for x,v in((292,str(sf) if sf else ''),(358,e or ''),(455,'' if m is None else '$'+m2(m)),(515,'' if lg is None else '$'+m2(lg)),(572,'' if mk is None else '$'+m2(mk))): c.drawRightString(x,y,v)
        T+=m or 0;Mk+=mk or 0;y-=19
        ed=None
        if e: ed=e if e=='MTM' else D.datetime.strptime(e,'%m/%d/%Y').date().isoformat()
        rows.append(row(unit=u,tenantName=None if t=='VACANT' else t,unitType=l or None,area=sf,leaseEndDate=ed,contractRent=m,marketRent=mk,statusText='VACANT' if t=='VACANT' else 'Occupied' if u!='Roof' else None))
    c.line(40,y+12,572,y+12);c.setFont('Helvetica-Bold',9);c.drawString(40,y,'TOTAL MONTHLY');c.drawRightString(455,y,'$'+m2(T));c.drawRightString(572,y,'$'+m2(Mk));y-=16;c.drawString(40,y,'TOTAL ANNUAL');c.drawRightString(455,y,'$'+m2(T*12));c.drawRightString(572,y,'$'+m2(Mk*12))
    c.setFont('Helvetica',8);y-=30
    for s in('RS = rent stabilized, FM = free market. Legal rent is the registered legal regulated rent.','Unit 3F delivered vacant; market rent shown is the broker\'s projection. Superintendent occupies 3R rent free.','Roof license is not a unit. Tenants pay own heat and electric; stores reimburse 40% of tax increases over base year.'): c.drawString(40,y,s);y-=12
    c.setFont('Helvetica-Oblique',7);c.drawString(40,30,'Quarrick Investment Sales  -  This information has been secured from sources we believe to be reliable.');c.save()
    save(f,'MIXED_USE','one-page broker setup sheet, canvas drawn, legal rent column',rows,8,7,1,'37-14 Corona Avenue','2026-04')
# ---------- 7 industrial, annual only
def p7():
    r=random.Random(2807);f='Steele_Creek_Commerce_Park_RR.pdf'
    biz=['Amberjack Freight Systems','Boltwright Fasteners Inc.','Carolina Crate & Pallet','Dovetail Millwork','Elkin Beverage Dist.','Frostline Refrigeration','Gantry Robotics LLC','Hopewell Textiles','Inkstone Printing','Jetty Pool Supply','Kiln & Clay Tile']
    P=lambda s,a=0,b=0:Paragraph(s,PS('p',fontName='Times-Bold' if b else 'Times-Roman',fontSize=8.5,leading=10,alignment=a))
    hd=['Bldg','Suite','Tenant','RSF','Term','Annual Base Rent','$/SF','Next Increases\n(annual rent)','Security\nDeposit'];tb=[hd];st=[];rows=[];T=[0,0,0];k=0;v=o=0
    for b,n in(('1',4),('2',6),('3',3)):
        for s in range(1,n+1):
            u=f'{b}{s:02d}';sf=r.randint(8,48)*500
            if u in('203','302'):
                v+=1;mk=round(sf*9.25/12);T[0]+=sf;tb.append([b,u,P('<b>Vacant</b>'),m0(sf),'','','','',''])
                tb.append(['','',P(f'<i>Marketed at $9.25 NNN; dock-high, ESFR sprinklers, available immediately</i>')]+['']*6);rows.append(row(unit=u,building=b,area=sf,statusText='Vacant'))
            else:
                o+=1;nm=biz[k];k+=1;ps=r.randint(680,1015)/100;an=round(sf*ps);a=D.date(r.randint(2020,2024),r.randint(1,12),1);e=a+RD(months=r.choice([63,84,123]))-D.timedelta(1)
                steps=[];x=D.date(2026,a.month,1);x=x if x>D.date(2026,1,31) else x+RD(years=1);cur=an
                for _ in range(2):
                    if x<e: cur=round(cur*1.035);steps.append((x,cur));x+=RD(years=1)
                dep=round(an/12,-2);T[0]+=sf;T[1]+=an;T[2]+=dep
                tb.append([b,u,P(nm,0,1),m0(sf),f'{us(a)} - {us(e)}','$'+m0(an),f'{ps:.2f}','\n'.join(f'{us(d)}: ${m0(q)}' for d,q in steps),'$'+m0(dep)])
                tb.append(['','',P('<i>'+r.choice(['NNN. One 5-year option at 95% of market.','NNN. No options. Landlord consent to sublease given 2024.','Modified gross; tenant pays increases over 2023 base year.','NNN, CAM cap 5% on controllables. Two 3-year options at 3% bumps.'])+'</i>')]+['']*6)
                rows.append(row(unit=u,building=b,tenantName=nm,area=sf,statusText='Occupied',leaseStartDate=iso(a),leaseEndDate=iso(e),annualRent=an,deposit=dep,rentSteps=[dict(date=iso(d),amount=q,per='year') for d,q in steps]))
            i=len(tb)-1;st+=[('SPAN',(2,i),(6,i)),('SPAN',(7,i-1),(7,i)),('LINEBELOW',(0,i),(-1,i),.3,C.grey)]
    tb.append(['Total','',P(f'{o+v} suites: {o} leased / {v} vacant',0,1),m0(T[0]),'','$'+m0(T[1]),'','','$'+m0(T[2])])
    t=Table(tb,colWidths=[34,40,190,54,120,82,40,118,62],repeatRows=1);t.setStyle(TableStyle([('FONTNAME',(0,0),(-1,-1),'Times-Roman'),('FONTSIZE',(0,0),(-1,-1),8.5),('LEADING',(0,0),(-1,-1),10),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),1.5),('VALIGN',(0,0),(-1,-1),'TOP'),('ALIGN',(3,0),(3,-1),'RIGHT'),('ALIGN',(5,0),(6,-1),'RIGHT'),('ALIGN',(8,0),(8,-1),'RIGHT'),('FONTNAME',(0,0),(-1,0),'Times-Bold'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('LINEABOVE',(0,0),(-1,0),1.5,H('#C25B12')),('LINEBELOW',(0,0),(-1,0),.8,H('#C25B12')),('FONTNAME',(0,-1),(-1,-1),'Times-Bold'),('LINEABOVE',(0,-1),(-1,-1),1.2,H('#C25B12'))]+st))
    SimpleDocTemplate(path(f),pagesize=landscape(letter),leftMargin=24,rightMargin=24,topMargin=28,bottomMargin=26).build([Paragraph('STEELE CREEK COMMERCE PARK',PS('t',fontName='Times-Bold',fontSize=16,leading=20,textColor=H('#C25B12'))),Paragraph('Rent Roll - In Place at January 31, 2026',PS('t2',fontName='Times-Italic',fontSize=11,leading=16)),t,Spacer(1,6),Paragraph('Annual base rents exclude reimbursements. Stated areas are per lease.',PS('t3',fontName='Times-Roman',fontSize=8))])
    save(f,'INDUSTRIAL','two-line records, annual rents only, increases stacked',rows,o+v,o,v,'Steele Creek Commerce Park','2026-01-31',hard=True)
def run():
    for g in(p1,p2,p3,p4,p5,p6,p7): g()
