from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape,A4
from reportlab.lib import colors as C
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
f2=lambda x:f'{x:,.2f}' if x>=0 else f'-{-x:,.2f}'
# 11 SFR portfolio, two-line cards
def sfr():
    g=G(11); fn='houses_1031_package.pdf'; W,Hh=letter; c=canvas.Canvas(D+fn,pagesize=letter,invariant=1)
    A=['118 Plumb Ln','1203 Hickory Bend','2217 Ferris Ave','34 Stonegate Ct','409 Mulberry St','4415 Old Mill Rd','51 Tidewater Dr','602 Prospect St','7710 Juniper Way','819 Kirby Ave','9 Quail Run','930 Sycamore St','1011 Dover Pl','1226 Alder Ct','1540 Ridgeline Dr','1788 Wabash St','204 Cotter Ln','3310 Eastman Rd']
    rows=[];tr=tm=td=0; y=0; pg=0; o=v=0
    def head():
        nonlocal y,pg
        pg+=1; c.setFont('Helvetica-Bold',15); c.setFillColor(C.HexColor('#3b3fa8')); c.drawString(36,Hh-44,'Rental Houses of Bellacourt Holdings'); c.setFillColor(C.black)
        c.setFont('Helvetica',9); c.drawString(36,Hh-58,'Rent roll  |  Effective date: August 1, 2025'); c.drawRightString(W-36,28,f'{pg}'); c.drawString(36,28,'made with RentTally  -  08/06/2025')
        y=Hh-80; c.setFont('Helvetica-Bold',7.5); c.setFillColor(C.grey)
        for x,h,al in ((36,'PROPERTY',0),(200,'TENANT',0),(395,'RENT',1),(448,'MARKET',1),(576,'LEASE',1)): (c.drawRightString if al else c.drawString)(x,y,h)
        y-=9
        for x,h,al in ((44,'beds / baths, size',0),(200,'phone',0),(395,'deposit',1),(448,'balance',1),(576,'moved in',1)): (c.drawRightString if al else c.drawString)(x,y,h)
        c.setFillColor(C.black); c.setStrokeColor(C.HexColor('#3b3fa8')); c.line(36,y-4,576,y-4); y-=20
    head()
    for i,a in enumerate(A):
        if y<90: c.showPage(); head()
        bb=g.choice(['3 bd / 2 ba','3 bd / 1 ba','4 bd / 2 ba','2 bd / 1 ba']); sf=g.randrange(90,210)*10; mk=g.randrange(140,215)*10; 
        vac=i in(4,13); d=dict(unit=a,unitType=bb,area=sf,marketRent=mk); tm+=mk
        c.setFont('Helvetica-Bold',9.5); c.drawString(36,y,a); c.setFont('Helvetica',9.5); c.drawRightString(448,y,f'${mk:,}')
        c.setFont('Helvetica',8.5); c.drawString(44,y-12,f'{bb}, {sf:,} sf')
        if vac: c.setFont('Helvetica-Oblique',9.5); c.setFillColor(C.red); c.drawString(200,y,'Vacant'+(' - listed' if i==4 else ' - rehab')); c.setFillColor(C.black); v+=1; d['statusText']='Vacant'+(' - listed' if i==4 else ' - rehab')
        else:
            o+=1; t=g.nm()+(' & '+g.choice(FN) if g.random()<.4 else ''); rt=mk-g.choice([0,45,80,120]); dep=g.choice([rt,1500]); bal=g.choice([0,0,0,-50,rt]); mi=g.day(2019,2024); ls=dt.date(2025,1+i%8,1) if i%3 else dt.date(2024,9+i%3,1); le=ls.replace(year=ls.year+1)-dt.timedelta(1)
            if i==7: t='Lorna Bellacourt (daughter)'; rt=700
            tr+=rt; td+=dep; c.setFont('Helvetica',9.5); c.drawString(200,y,t); c.drawRightString(395,y,f'${rt:,}'); c.setFont('Helvetica',8.5); c.drawRightString(576,y,f'{ls:%b %-d %Y} to {le:%b %-d %Y}')
            c.setFont('Helvetica',8.5); c.drawString(200,y-12,f'(555) 01{g.randrange(0,9)}-{g.randrange(1000,9999)}'); c.drawRightString(395,y-12,f'${dep:,}'); c.drawRightString(448,y-12,f'${bal:,}' if bal>=0 else f'-${-bal}'); c.drawRightString(576,y-12,f'{mi:%b %-d %Y}')
            d.update(tenantName=t,statusText='Occupied',contractRent=rt,deposit=dep,balance=bal,leaseStartDate=ls,leaseEndDate=le,moveInDate=mi)
        rows.append(R(**d)); c.setStrokeColor(C.lightgrey); c.line(36,y-18,576,y-18); y-=32
    c.setFont('Helvetica-Bold',9.5); c.drawString(36,y,f'{len(A)} houses: {o} rented, {v} vacant'); c.drawRightString(395,y,f'${tr:,}'); c.drawRightString(448,y,f'${tm:,}'); c.setFont('Helvetica',8.5); c.drawString(200,y-12,'Deposits'); c.drawRightString(395,y-12,f'${td:,}')
    c.save(); save(fn,'SINGLE_FAMILY_RENTAL','two-line records per house, app style',True,'Rental Houses of Bellacourt Holdings','2025-08-01',len(A),o,v,rows)
# 12 QuickBooks
def qb():
    g=G(12); fn='QB_RentRoll_Dunmere.pdf'; W,Hh=landscape(letter); c=canvas.Canvas(D+fn,pagesize=(W,Hh),invariant=1)
    c.setFont('Helvetica-Bold',8); c.drawString(30,Hh-40,'2:17 PM'); c.drawString(30,Hh-52,'04/11/25'); c.drawString(30,Hh-64,'Accrual Basis')
    c.setFont('Helvetica-Bold',12); c.drawCentredString(W/2,Hh-42,'Dunmere Professional Plaza LLC'); c.setFont('Helvetica-Bold',14); c.drawCentredString(W/2,Hh-60,'Rent Roll by Customer'); c.setFont('Helvetica-Bold',10); c.drawCentredString(W/2,Hh-74,'As of March 31, 2025')
    y=Hh-104; cols=[(330,'Sq Ft'),(410,'Base Rent'),(480,'CAM'),(550,'Electric'),(625,'TOTAL'),(700,'Open Balance'),(762,'Lease Exp')]
    c.setFont('Helvetica-Bold',8.5)
    for x,h in cols: c.drawRightString(x,y,h); c.line(x-52,y-3,x,y-3)
    T=[('101','Larkin Orthodontics PC'),('102','Mirandez & Prewit CPAs'),('103',None),('104','Blue Heron Title Co.'),('105','Hollobek Hearing Aids'),('200','Tri-Lakes Physical Therapy'),('201','Ostrowick Law Office'),('202','Farrowgate Financial'),('203',None),('204','Dunmere Management (office)'),('205','Yarborne Counseling LCSW'),('206','Sandovale Realty')]
    rows=[];S=[0]*6; y-=18; fl=None;F=[0]*6
    def tot(lbl,V):
        nonlocal y
        c.setFont('Helvetica-Bold',8.5); c.drawString(40,y,lbl)
        for (x,_),q,k in zip(cols,V,range(6)): c.line(x-48,y+9,x,y+9); c.drawRightString(x,y,f'{q:,}' if k==0 else f2(q))
        y-=20
    for u,t in T:
        nf='First Floor' if u<'200' else 'Second Floor'
        if nf!=fl:
            if fl: tot('Total '+fl,F); F=[0]*6
            c.setFont('Helvetica-Bold',8.5); c.drawString(40,y,nf); y-=14; fl=nf
        sf=g.randrange(70,260)*10; c.setFont('Helvetica',8.5); nm=f'{u} {t or "Vacant"}'
        c.drawString(54,y,nm[:4]); c.drawString(84,y,t or 'Vacant'); c.drawRightString(330,y,f'{sf:,}'); d=dict(unit=u,section=fl,area=sf); S[0]+=sf; F[0]+=sf
        if t and 'Dunmere' in t: 
            for x,_ in cols[1:6]: c.drawRightString(x,y,'0.00')
            d.update(tenantName=t,contractRent=0,totalCharges=0,balance=0)
        elif t:
            b=round(sf*1.35,2); cam=round(sf*.31,2); el=float(g.choice([0,85,110])); to=round(b+cam+el,2); op=g.choice([0,0,0,to,-cam,to*2]); le=dt.date(g.randint(2025,2029),g.choice([5,8,10,12]),31) 
            for (x,_),q in zip(cols[1:],(b,cam,el,to,op)): c.drawRightString(x,y,f2(q))
            e='MTM' if u=='205' else le
            c.drawRightString(762,y,e if e=='MTM' else f'{le:%m/%d/%y}')
            for k,q in enumerate((b,cam,el,to,op),1): S[k]+=q; F[k]+=q
            d.update(tenantName=t,statusText='Occupied',contractRent=b,totalCharges=to,balance=round(op,2),leaseEndDate=e,charges=[dict(code='CAM',amount=cam),dict(code='Electric',amount=el)])
        else: d['statusText']='Vacant'
        rows.append(R(**d)); y-=14
    tot('Total '+fl,F); tot('TOTAL',S)
    c.setFont('Helvetica',8); c.drawString(40,y,'Suites 12; leased 9; vacant 2; management office 1'); c.drawCentredString(W/2,30,'Page 1 of 1'); c.save()
    save(fn,'OFFICE','QuickBooks-like by customer, floors as headings',False,'Dunmere Professional Plaza LLC','2025-03-31',12,9,2,rows)
# 13 typed list
def typed():
    g=G(13); fn='fourplex_list.pdf'; W,Hh=letter; c=canvas.Canvas(D+fn,pagesize=letter,invariant=1); rows=[];L=[]
    L+=['        RENTS  -  MAPLE & THIRD FOURPLEXES','        what they pay now, Nov. 1 2025','']
    tot=0; gar=0; it=iter([('J. Orvell',875,'paid'),('T. Kettleson',875,'paid'),('Empty',None,'painting'),('Mrs. Dunmere',640,'here 22 yrs'),
       ('A & B Rintala',925,'paid'),('H. Lomaxer',925,'owes 300'),('C. Zimmeran',900,'paid'),('Wade (does the mowing)',450,'half rent'),
       ('P. Umberto',950,'paid'),('Empty',None,'call Rose 555-0142'),('R. Trudgeon',950,'out Nov 30, gave notice'),('N. Eklof',950,'paid')])
    for b in ('MAPLE ST. NO. 14','MAPLE ST. NO. 18','THIRD ST. NO. 203'):
        L+=[b,'-'*len(b)]; s=0
        for i in range(1,5):
            t,r,n=next(it); a=f'  Apt {i}  '
            L.append((a+t+' ').ljust(38,'.')+(f'{r:>7}' if r else '      -')+'   '+n)
            d=dict(unit=f'Apt {i}',building=b,tenantName=None if t=='Empty' else t,statusText='Empty' if t=='Empty' else 'Occupied',contractRent=r)
            if n=='owes 300': d['balance']=300
            if 'notice' in n: d['moveOutDate']='2025-11-30'
            rows.append(R(**d)); s+=r or 0
        if b.startswith('THIRD'):
            for k,t,r in (('Garage 1','N. Eklof',60),('Garage 2','Holt Plumbing',75)):
                L.append((f'  {k}  {t} ').ljust(38,'.')+f'{r:>7}'); rows.append(R(unit=k,building=b,tenantName=t,contractRent=r)); s+=r
        L+=['                                       ------',('  all of '+b.title().replace('No','no')).ljust(38)+f'{s:>7}','']; tot+=s
    L+=['                                       ======','  EVERYTHING A MONTH'.ljust(38)+f'{tot:>7,}','','  12 apts. 10 full, 2 empty. Heat is ours, lights theirs.','  No written leases but Rintala and Umberto (1 yr).','','                                  E. Haddockson, owner']
    y=Hh-72; c.setFont('Courier',11)
    for l in L: c.drawString(60,y,l); y-=15
    c.save(); assert tot==sum(r.get('contractRent',0) for r in rows)
    save(fn,'MULTIFAMILY','typewritten list with dot leaders, garages, remarks',True,'MAPLE & THIRD FOURPLEXES','2025-11-01',12,10,2,rows)
# 14 mixed use A4 platypus
def mixed():
    g=G(14); fn='avail_RentRoll_Linden-Block_2025-02.pdf'; P=ParagraphStyle('p',fontName='Helvetica',fontSize=8,leading=9.5); PB=ParagraphStyle('b',parent=P,fontName='Helvetica-Bold',textColor=C.white); PR=ParagraphStyle('r',parent=P,alignment=2)
    H=['Unit','Kind','Size','Tenant(s)','Lease term','Rent','Other charges','Total','Deposit','Lease status']
    data=[[Paragraph(h,PB) for h in H]]; rows=[]; S=[0,0,0,0]
    d=dt.date; T=[('Store 1','Retail',1450,'Corner Crumb Bakery Inc.',d(2022,5,1),d(2027,4,30),2650,[('Water',60),('Trash',45)],5300,'Active'),
     ('Store 2','Retail',980,'Thrice Told Books',d(2024,2,1),d(2026,1,31),1725,[('Water',30)],1725,'Active'),
     ('Apt 2A','2 BR',840,g.nm()+', '+g.nm(),d(2024,9,1),d(2025,8,31),1480,[('Pet',25)],1480,'Active'),
     ('Apt 2B','1 BR',610,g.nm(),d(2024,3,1),d(2025,2,28),1190,[],1190,'Notice given'),
     ('Apt 2B','1 BR',610,g.nm(),d(2025,3,15),d(2026,3,14),1260,[],1260,'Upcoming'),
     ('Apt 2C','1 BR',625,None,None,None,None,[],None,'Vacant'),
     ('Apt 3A','2 BR',840,g.nm(),d(2024,6,1),d(2025,5,31),1450,[('Pet',25),('Parking',40)],1000,'Active'),
     ('Apt 3B','1 BR',610,g.nm(),d(2023,11,1),'Month-to-month',1095,[],900,'Active'),
     ('Apt 3C','Studio',480,g.nm(),d(2024,8,1),d(2025,7,31),995,[('Parking',40)],995,'Eviction filed'),
     ('Locker L1','Storage',None,'Thrice Told Books',d(2024,2,1),'Month-to-month',50,[],None,'Active'),
     ('Locker L2','Storage',None,None,None,None,None,[],None,'Vacant')]
    for u,k,sf,t,a,z,r,ch,dep,st in T:
        to=(r or 0)+sum(q for _,q in ch)
        term=f'{a:%d %b %Y} –<br/>{z if isinstance(z,str) else format(z,"%d %b %Y")}' if a else ''
        data.append([Paragraph(u,P),Paragraph(k,P),Paragraph(f'{sf:,} ft²' if sf else '',PR),Paragraph(t or '—',P),Paragraph(term,P),Paragraph(f'${r:,}' if r else '',PR),Paragraph('<br/>'.join(f'{n} ${q}' for n,q in ch),PR),Paragraph(f'${to:,}' if r else '',PR),Paragraph(f'${dep:,}' if dep else '',PR),Paragraph(st,P)])
        rows.append(R(unit=u,unitType=k,area=sf,tenantName=t,leaseStartDate=a,leaseEndDate=z,contractRent=r,charges=[dict(code=n,amount=q) for n,q in ch] or None,totalCharges=to if r else None,deposit=dep,statusText=st))
        if st!='Upcoming':
            for i,q in enumerate((r or 0,sum(q for _,q in ch),to,dep or 0)): S[i]+=q
    B_=lambda s:Paragraph(f'<b>{s}</b>',PR)
    data.append([Paragraph('<b>Total now</b>',P),'','','','']+[B_(f'${q:,}') for q in S]+[''])
    t=Table(data,colWidths=[44,38,48,98,66,44,58,44,44,54],repeatRows=1)
    t.setStyle(TableStyle([('BACKGROUND',(0,0),(-1,0),C.HexColor('#0b7a75')),('VALIGN',(0,0),(-1,-1),'TOP'),('LINEBELOW',(0,1),(-1,-1),.4,C.lightgrey),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3),('SPAN',(0,-1),(3,-1))]))
    foot=lambda c,_:(c.setFont('Helvetica',7),c.drawString(30,24,'Downloaded 2/19/2025, 8:03 AM'),c.drawRightString(565,24,'1 / 1'))
    h=ParagraphStyle('h',fontName='Helvetica-Bold',fontSize=16,leading=20)
    SimpleDocTemplate(D+fn,pagesize=A4,leftMargin=28,rightMargin=28,topMargin=36,bottomMargin=40,invariant=1).build([Paragraph('Rent Roll',h),Paragraph('Linden Block &nbsp;|&nbsp; 15–19 Linden Avenue &nbsp;|&nbsp; Rent roll date: 14 February 2025',P),Spacer(1,12),t,Spacer(1,12),
      Paragraph('<b>At a glance:</b> 8 rentable units (2 stores, 6 apartments). 7 occupied, 1 vacant. Lockers are let apart and not counted. Upcoming lease for 2B not in totals.',P)],onFirstPage=foot)
    save(fn,'MIXED_USE','Avail-like table, wrapped cells, upcoming lease, lockers',True,'Linden Block','2025-02-14',8,7,1,rows)
for f in (sfr,qb,typed,mixed): f()
