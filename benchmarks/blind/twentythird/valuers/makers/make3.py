# US net-lease portfolio PDF; UK student block PDF (planted row_dropped); SA shopping centre PDF
from common import *
from reportlab.lib.pagesizes import A4,landscape,letter,legal
from reportlab.lib import colors
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
d=dt.date
def us():
    r=random.Random(9);name='granite_netlease_portfolio.pdf'
    ten=['Dollar Barn','QuikStop Fuel & Market','Ironhide Auto Service','Meridian Urgent Care','Tractor Yard','Burger Depot','Sunny Day Early Learning','Coastal Bank, N.A.','PetPantry','First Choice Dialysis']
    city='Tulsa, OK|Macon, GA|Joplin, MO|Odessa, TX|Peoria, IL|Dothan, AL|Lima, OH|Salina, KS|Elkhart, IN|Florence, SC|Yuma, AZ|Hickory, NC|Duluth, MN|Casper, WY|Monroe, LA|Paducah, KY|Altoona, PA|Beloit, WI|Ocala, FL|Rome, NY|Tupelo, MS|Sioux City, IA|Pueblo, CO|Jackson, TN|Bangor, ME|Lawton, OK'.split('|')
    rows=[];P=PS('p',fontName='Helvetica',fontSize=7,leading=8)
    tb=[['','','','','Lease Term','','Current Base Rent','','Next Increase','',''],['Site','Tenant','Location','Bldg SF','Commence','Expire','Monthly','Annual','Effective','Annual Rent','Lease / Options']]
    M=A=SF=0
    for i,c in enumerate(city):
        u=f'GN-{101+i}';sf=r.choice([7225,9100,4650,3800,2950,5400,11200,18900,21700])
        if i in(7,19):
            tb.append([u,'Dark / Vacant',c,f'{sf:,}','','','0.00','0.00','','','For lease or sale']);rows.append(dict(unit=u,area=sf,statusText='Dark / Vacant',contractRent=0,annualRent=0));SF+=sf;continue
        t=r.choice(ten);m=round(sf*r.uniform(11,26)/12,0)+r.choice([0,.5,.25]);s=d(r.randint(2012,2023),r.randint(1,12),1);e=end(s,15 if s.year>2013 else 20)
        st=None
        if r.random()<.75:
            ed=d(2025,s.month,1) if s.month>9 else d(2026,s.month,1)
            if s.month>9 and r.random()<.4: ed=d(2027,s.month,1)
            st=(ed,round(m*12*r.choice([1.02,1.05,1.1]),2))
        tb.append([u,Paragraph(t.replace('&','&amp;'),P),c,f'{sf:,}',s.strftime('%m/%d/%Y'),e.strftime('%m/%d/%Y'),f'{m:,.2f}',f'{m*12:,.2f}',st[0].strftime('%m/%d/%Y') if st else 'Flat',f'{st[1]:,.2f}' if st else '',r.choice(['NNN / 4x5','NNN / 3x5','Abs. NNN / 4x5','NN / 2x5','Ground / 6x5'])])
        rows.append(dict(unit=u,tenantName=t,area=sf,leaseStartDate=iso(s),leaseEndDate=iso(e),contractRent=m,annualRent=m*12,rentSteps=[dict(date=iso(st[0]),amount=st[1],per='year')] if st else None))
        M+=m;A+=m*12;SF+=sf
    tb.append(['Portfolio (26 sites)','','',f'{SF:,}','','',f'${M:,.2f}',f'${A:,.2f}','','',''])
    t=Table(tb,colWidths=[40,110,75,50,58,58,62,72,58,72,82],repeatRows=2)
    t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7),('FONT',(0,0),(-1,1),'Helvetica-Bold',7),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',7),('SPAN',(4,0),(5,0)),('SPAN',(6,0),(7,0)),('SPAN',(8,0),(9,0)),('SPAN',(0,-1),(2,-1)),('ALIGN',(4,0),(9,0),'CENTER'),('ALIGN',(3,1),(3,-1),'RIGHT'),('ALIGN',(6,1),(7,-1),'RIGHT'),('ALIGN',(9,1),(9,-1),'RIGHT'),('LINEBELOW',(4,0),(5,0),.4,colors.black),('LINEBELOW',(6,0),(7,0),.4,colors.black),('LINEBELOW',(8,0),(9,0),.4,colors.black),('LINEBELOW',(0,1),(-1,1),.8,colors.black),('ROWBACKGROUNDS',(0,2),(-1,-2),[colors.white,colors.HexColor('#f1efe6')]),('LINEABOVE',(0,-1),(-1,-1),.8,colors.black),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2),('VALIGN',(0,0),(-1,-1),'MIDDLE')]))
    H=PS('h',fontName='Helvetica-Bold',fontSize=14,leading=18);N=PS('n',fontName='Helvetica',fontSize=8,leading=11)
    SimpleDocTemplate(D+name,pagesize=landscape(letter),leftMargin=25,rightMargin=25,topMargin=30,bottomMargin=30).build([Paragraph('Granite Net Lease Fund II',H),Paragraph('Portfolio Rent Roll – rents in effect on October 1, 2025',N),Spacer(1,6),t,Spacer(1,6),Paragraph('24 of 26 sites are leased; two are dark. Increases shown are the next contractual step only. Weighted average remaining term and credit ratings are reported separately.',N)])
    save(name,'RETAIL','grouped header, net-lease sites, annual steps',False,'Granite Net Lease Fund II','2025-10-01',26,24,2,rows)
def student():
    r=random.Random(44);name='rialto_court_student.pdf'
    tb=[['Room','Room type','Student','Start','End','Rent pcm','Deposit','Arrears']];sty=[];rows=[];T=[0,0,0];n=occ=vac=0
    drop=(6,'D');planted=None;flats=13
    for fl in range(1,flats+1):
        k=r.choice([5,6]) if fl!=6 else 6
        hd=f'Flat {fl}  ({k} bed cluster, {["ground","first","second","third","fourth"][(fl-1)//3]} floor)';tb.append([hd]+['']*7);sty.append(('h',len(tb)-1));S=[0,0,0]
        for L in 'ABCDEF'[:k]:
            u=f'{fl}{L}';ty=r.choice(['En-suite','En-suite','En-suite Plus','Premium'])
            n+=1
            if u=='1A': tb.append([u,ty,'Resident warden (rent free)','','','0.00','','']);rows.append(dict(unit=u,unitType=ty,tenantName='Resident warden',statusText='rent free',contractRent=0,section=hd.replace('  ',' ')));continue
            if r.random()<.09 and (fl,L)!=drop: vac+=1;tb.append([u,ty,'VACANT','','','','','']);rows.append(dict(unit=u,unitType=ty,statusText='VACANT',section=hd.replace('  ',' ')));continue
            occ+=1;p={'En-suite':642.0,'En-suite Plus':685.5,'Premium':748.0}[ty]-r.choice([0,0,0,15]);dep=r.choice([250,250,0]);b=r.choice([0]*7+[p,round(p/2,2),120])
            s=d(2025,9,6);e=r.choice([d(2026,7,4),d(2026,7,4),d(2026,8,29)]);nm=person(r);S=[S[0]+p,S[1]+dep,S[2]+b]
            if (fl,L)==drop: planted=dict(what=f'row of room {u} (rent {p:.2f}) is missing, but subtotal, total and counts include it',kind='row_dropped');continue
            tb.append([u,ty,nm,s.strftime('%d.%m.%y'),e.strftime('%d.%m.%y'),f'{p:,.2f}',f'{dep:,.2f}',f'{b:,.2f}'])
            rows.append(dict(unit=u,unitType=ty,tenantName=nm,leaseStartDate=iso(s),leaseEndDate=iso(e),contractRent=p,deposit=dep,balance=b,section=hd.replace('  ',' ')))
        tb.append(['','','',f'Flat {fl} total','']+[f'{x:,.2f}' for x in S]);sty.append(('s',len(tb)-1));T=[x+y for x,y in zip(T,S)]
    tb.append(['','','','Block total','']+[f'{x:,.2f}' for x in T]);sty.append(('s',len(tb)-1))


    t=Table(tb,colWidths=[38,80,150,56,56,58,54,52],repeatRows=1)
    ts=[('FONT',(0,0),(-1,-1),'Helvetica',8),('FONT',(0,0),(-1,0),'Helvetica-Bold',8),('ALIGN',(5,0),(-1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),1.5),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#cfd8c6'))]
    for k,i in sty: ts+= [('FONT',(0,i),(-1,i),'Helvetica-Bold',8)]+([('LINEABOVE',(5,i),(-1,i),.4,colors.grey)] if k=='s' else [('TEXTCOLOR',(0,i),(-1,i),colors.HexColor('#2c5d2f')),('SPAN',(0,i),(-1,i))])
    t.setStyle(TableStyle(ts));H=PS('h',fontName='Helvetica-Bold',fontSize=13,leading=17);N=PS('n',fontName='Helvetica',fontSize=8.5,leading=11)
    def foot(c,doc): c.setFont('Helvetica',7);c.drawString(30,20,'Rialto Court, Burley Lane, Leeds');c.drawRightString(A4[0]-30,20,f'Page {doc.page}')
    SimpleDocTemplate(D+name,pagesize=A4,leftMargin=25,rightMargin=25,topMargin=32,bottomMargin=36).build([Paragraph('Rialto Court – room list and rent schedule 2025/26',H),Paragraph(f'Position on 31 October 2025. The block has {n} rooms in {flats} flats: {occ} let, {vac} vacant and 1 used by the warden.',N),Spacer(1,6),t],onFirstPage=foot,onLaterPages=foot)
    save(name,'STUDENT_HOUSING','cluster flats with headings and subtotals, multi-page',True,'Rialto Court','2025-10-31',n,occ,vac,rows,planted=planted)
def sa():
    r=random.Random(15);name='jacaranda_mall_rental_schedule.pdf'
    z=lambda x:f'{x:,.2f}'.replace(',',' ').replace('.',',')
    secs=[('ANCHORS',[('G01','Ubuntu Foods Supermarket (Pty) Ltd',2450),('G02','HealthFirst Pharmacy Group',680)]),('LINE SHOPS',[('G03','Kasi Kicks CC',145),('G04','Mzansi Mobile (Pty) Ltd',88),('G05','Protea Bank Ltd',310),('G06',None,120),('G07','Stitch & Style Alterations',64),('G08','Peri Flame Restaurant',265),('G09','Budget Optics Inc',96),('G10','Karoo Biltong Bar',52),('F11','Thandi Hair & Beauty',118),('F12',None,174),('F13','Dr N Pillay Dental Surgery',132),('F14','Sunrise Driving School',46),('F15','Umoya Gym (Pty) Ltd',720),('F16','QuickCopy Print Shop',70)]),('OTHER',[('ATM1','Protea Bank Ltd',6),('STR1','Ubuntu Foods Supermarket (Pty) Ltd',85),('MAST','Lumo Telecoms (Pty) Ltd',None)])]
    tb=[['Shop','Tenant','GLA\nm²','Lease\nbegins','Lease\nends','Esc.','Basic\nrental','Op.\ncosts','Rates','Market-\ning','Total per\nmonth','Deposit']];rows=[];sty=[];G=[0]*6;GA=0
    P=PS('p',fontName='Helvetica',fontSize=7,leading=8)
    for sec,l in secs:
        tb.append([sec]+['']*11);sty.append((len(tb)-1,0));S=[0]*6;A=0
        for u,t,a in l:
            if a:A+=a
            if not t: tb.append([u,Paragraph('VACANT',P),str(a)]+['']*9);rows.append(dict(unit=u,area=a,statusText='VACANT',section=sec));continue
            rate=r.uniform(95,125) if sec=='ANCHORS' else r.uniform(180,310)
            b=round((a or 30)*rate,2);o=round(a*22.5,2) if a else 0;ra=round(a*17.35,2) if a else 0;mk=round(b*.03,2) if sec!='OTHER' else 0
            if sec=='OTHER': o=ra=0; b=round(b*1,0)
            if u=='ATM1': b=4850.0
            dep=round(b*r.choice([1,2]),2) if sec=='LINE SHOPS' else 0
            s=d(r.randint(2021,2024),r.randint(1,12),1);e=end(s,10 if sec=='ANCHORS' else 5);v=[b,o,ra,mk,round(b+o+ra+mk,2),dep];S=[round(x+y,2) for x,y in zip(S,v)]
            tb.append([u,Paragraph(t.replace('&','&amp;'),P),f'{a:,}'.replace(',',' ') if a else '',s.strftime('%Y/%m/%d'),e.strftime('%Y/%m/%d'),r.choice(['6%','7%','7,5%','8%'])]+[z(x) for x in v])
            rows.append(dict(unit=u,tenantName=t,area=a,leaseStartDate=iso(s),leaseEndDate=iso(e),contractRent=b,charges=[dict(code=c,amount=x) for c,x in(('Basic rental',b),('Op. costs',o),('Rates',ra),('Marketing',mk))],totalCharges=v[4],deposit=dep,section=sec))
        tb.append(['','Sub-total '+sec.lower(),f'{A:,}'.replace(',',' '),'','','']+[z(x) for x in S]);sty.append((len(tb)-1,1));G=[round(x+y,2) for x,y in zip(G,S)];GA+=A
    tb.append(['','TOTAL CENTRE',f'{GA:,}'.replace(',',' '),'','','']+['R '+z(x) for x in G]);sty.append((len(tb)-1,2))
    t=Table(tb,colWidths=[36,150,38,52,52,30,72,64,64,58,76,72],repeatRows=1)
    ts=[('FONT',(0,0),(-1,-1),'Helvetica',7),('FONT',(0,0),(-1,0),'Helvetica-Bold',7),('ALIGN',(2,0),(2,-1),'RIGHT'),('ALIGN',(5,0),(-1,-1),'RIGHT'),('BOX',(0,0),(-1,-1),.8,colors.black),('LINEAFTER',(0,0),(-2,-1),.2,colors.grey),('LINEBELOW',(0,0),(-1,0),.8,colors.black),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2)]
    for i,k in sty: ts+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',7)]+([('BACKGROUND',(0,i),(-1,i),colors.HexColor('#f4e3c8'))] if k!=1 else [('LINEABOVE',(0,i),(-1,i),.3,colors.black)])
    t.setStyle(TableStyle(ts));H=PS('h',fontName='Helvetica-Bold',fontSize=13,leading=17);N=PS('n',fontName='Helvetica',fontSize=8,leading=11)
    SimpleDocTemplate(D+name,pagesize=landscape(A4),leftMargin=25,rightMargin=25,topMargin=30,bottomMargin=28).build([Paragraph('JACARANDA MALL – RENTAL SCHEDULE – NOVEMBER 2025',H),Paragraph('Erf 1184 Mokopane Ext. 6 | Monthly amounts in Rand, excluding VAT',N),Spacer(1,6),t,Spacer(1,6),Paragraph('Shops: 16 (14 let, 2 vacant). ATM, store and mast are not counted as shops. Utilities are recovered on meter readings and are not shown.',N)])
    save(name,'RETAIL','charges across, space thousands and decimal comma, sections',True,'Jacaranda Mall','2025-11',16,14,2,rows)
us();student();sa()
