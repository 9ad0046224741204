from common import *
from reportlab.lib.pagesizes import A4,letter,landscape,A3
from reportlab.pdfgen import canvas
from reportlab.platypus import *
from reportlab.lib import colors as C
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
for n,p in dict(DV='dejavu/DejaVuSans',DVB='dejavu/DejaVuSans-Bold',DC='dejavu/DejaVuSansCondensed',MO='dejavu/DejaVuSansMono',LN='liberation/LiberationSansNarrow-Regular',LNB='liberation/LiberationSansNarrow-Bold').items():
    pdfmetrics.registerFont(TTFont(n,'/usr/share/fonts/truetype/'+p+'.ttf'))

def p1():
    R=random.Random(101); fn='haus_spreewerk_room_bookings.pdf'; asof=date(2025,11,1)
    nm=iter(names(R,60)); rows=[]; out=[]
    types={'S':('studio_room',19,980),'M':('standard_room',13,745),'L':('large_room',17,860)}
    k=0; occ=vac=blk=0
    special={4:'vacant',9:'blocked',13:'booked',20:'vacant',22:'notice_given',27:'vacant',30:'staff',33:'booked',17:'notice_given',6:'notice_given'}
    for ap in range(1,10):
        for rm in 'ABCD':
            k+=1; st=special.get(k,'occupied'); t=R.choice('SMML'); ty,a,base=types[t]
            a=a+R.choice([-1.5,-.5,0,.8,1.4]); mk=base+R.randrange(-3,5)*10
            r=dict(unit=f"SPW-{ap:02d}{rm}",building=f"WE {ap:02d}",unitType=ty,area=a,statusText=st,marketRent=mk)
            def fill(ci,co):
                rent=mk-R.choice([0,0,15,25,40]); ut=R.choice([85,95,95]); ds=R.choice([None,None,None,None,-30,-50])
                r.update(tenantName=next(nm),moveInDate=iso(ci),moveOutDate=iso(co),contractRent=rent,charges=CH(utilities_flat=ut,discount=ds),totalCharges=rent+ut+(ds or 0),deposit=2*rent)
            if st=='occupied': fill(rd(R,date(2024,6,1),date(2025,10,20)),rd(R,date(2026,1,1),date(2026,10,1)) if R.random()<.6 else None);occ+=1
            elif st=='notice_given': fill(rd(R,date(2024,6,1),date(2025,6,1)),eom(date(2025,11,3) if k!=22 else date(2025,12,3)));occ+=1
            elif st=='booked': fill(date(2025,11,15) if k==13 else date(2025,12,1),None);vac+=1
            elif st=='staff': r.update(tenantName=next(nm)+' (house lead)',moveInDate='2024-09-01',contractRent=0,totalCharges=0);occ+=1
            elif st=='vacant': vac+=1
            else: blk+=1
            rows.append(r)
            if st=='notice_given' and k in(6,22):
                q=dict(unit=r['unit'],building=r['building'],unitType=ty,area=a,statusText='next_booking',marketRent=mk); r=q
                fill(date(2025,12,1) if k==6 else date(2026,1,5),None); rows.append(q)
    hd=['room_id','apartment','room_type','size_m2','status','member','check_in','check_out','list_rent','rent','utilities_flat','discount','total_monthly','deposit_held']
    data=[hd]
    st=[('FONT',(0,0),(-1,-1),'DC',6.6),('FONT',(0,0),(-1,0),'DVB',5.6),('BACKGROUND',(0,0),(-1,0),C.HexColor('#eef0ff')),('TEXTCOLOR',(0,0),(-1,0),C.HexColor('#3b3f8f')),('LINEBELOW',(0,0),(-1,-1),.25,C.HexColor('#d8d8e4')),('ALIGN',(3,0),(3,-1),'RIGHT'),('ALIGN',(8,0),(-1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2.4)]
    col=dict(occupied='#d5f2dd',notice_given='#ffe9c2',vacant='#fbd5d5',booked='#d6e6ff',next_booking='#e5ddff',blocked='#dddddd',staff='#f4dcf3')
    g=lambda v:'' if v is None else m2(v)
    for r in rows:
        c={x['code']:x['amount'] for x in r.get('charges',[])}
        data.append([r['unit'],r['building'],r['unitType'],f"{r['area']:.1f}",r['statusText'],r.get('tenantName',''),r.get('moveInDate') or '',r.get('moveOutDate') or '',g(r['marketRent']),g(r.get('contractRent')),g(c.get('utilities_flat')),g(c.get('discount')),g(r.get('totalCharges')),g(r.get('deposit'))])
        i=len(data)-1; st.append(('BACKGROUND',(4,i),(4,i),C.HexColor(col[r['statusText']])))
    cur=[r for r in rows if r['statusText'] in('occupied','notice_given','staff')]
    s=lambda f:sum(f(r) or 0 for r in cur); cs=lambda code:sum(x['amount'] for r in cur for x in r.get('charges',[]) if x['code']==code)
    data.append(['sum in_house','','','','','','','','',m2(s(lambda r:r.get('contractRent'))),m2(cs('utilities_flat')),m2(cs('discount')),m2(s(lambda r:r.get('totalCharges'))),m2(s(lambda r:r.get('deposit')))])
    st+=[('FONT',(0,-1),(-1,-1),'DVB',6.2),('LINEABOVE',(0,-1),(-1,-1),1,C.HexColor('#3b3f8f'))]
    P=lambda t,z=8,f='DV',**k:Paragraph(t,PS('x',fontName=f,fontSize=z,leading=z*1.35,**k))
    el=[P('Haus Spreewerk',17,'DVB'),P('Inventory › Rooms &amp; bookings &nbsp;·&nbsp; Berlin, DE &nbsp;·&nbsp; snapshot_date: 2025-11-01 &nbsp;·&nbsp; currency: EUR &nbsp;·&nbsp; exported by ops@ 2025-11-03 08:14'),Spacer(1,5),
        P(f'<b>rooms_total</b> {occ+vac+blk} &nbsp;&nbsp; <b>in_house</b> {occ} &nbsp;&nbsp; <b>vacant</b> {vac} (2 of them booked) &nbsp;&nbsp; <b>blocked</b> {blk}',8.5),Spacer(1,6),
        Table(data,repeatRows=1,style=st,colWidths=[46,42,60,36,52,108,48,48,48,48,54,46,58,56]),Spacer(1,10),
        P('waiting_list',10,'DVB'),Table([['applicant','wants_from','room_type','max_budget','source']]+[[n,d,t,b,so] for n,d,t,b,so in zip(names(R,5),['2025-12-01','2026-01-01','2026-01-01','asap','2026-02-15'],['standard_room','large_room','any','studio_room','standard_room'],['750 EUR','900 EUR','800 EUR','1,000 EUR','760 EUR'],['web','referral','web','instagram','web'])],hAlign='LEFT',style=[('FONT',(0,0),(-1,-1),'DC',7),('LINEBELOW',(0,0),(-1,-1),.25,C.lightgrey),('FONT',(0,0),(-1,0),'DVB',6)]),
        Spacer(1,5),P('blocked = water damage, back online Q1. booked / next_booking are not part of sum in_house.',6.5)]
    SimpleDocTemplate(D+fn,pagesize=landscape(A4),margins=0,leftMargin=28,rightMargin=28,topMargin=26,bottomMargin=26).build(el)
    save(fn,'MULTIFAMILY','Hostify-like room inventory, status pills, next bookings as rows, waiting list below',True,rows,occ+vac+blk,occ,vac,'Haus Spreewerk','2025-11-01')

def p2():
    R=random.Random(102); fn='canalside_beds_tenancies.pdf'; nm=iter(names(R,90)); rows=[]
    c=canvas.Canvas(D+fn,pagesize=A4); W,H=A4; pg=0; y=0
    flats=[(f"Flat {f}{l}",f,b) for f,l,b in [(1,'A',5),(1,'B',6),(2,'A',5),(2,'B',6),(3,'A',5),(3,'B',6),(4,'A',5),(4,'B',6),(5,'A',4),(5,'B',6),(6,'A',4),(6,'B',4)]]
    X=dict(bed=34,type=84,res=150,fr=272,to=322,rent=402,bills=440,dep=484,arr=520,tag=526)
    def page():
        nonlocal pg,y
        if pg: c.showPage()
        pg+=1; y=H-40
        c.setFont('Helvetica-Bold',13 if pg==1 else 9); c.drawString(34,y,'Canalside Yard Student Living'); c.setFont('Helvetica',7.5)
        c.drawRightString(562,y,f'Tenancies by bed space · as at 15 Jan 2026 · page {pg}'); y-=12
        if pg==1: c.drawString(34,y,'Ducie Lock, Manchester M1   |   academic year 2025/26   |   amounts in GBP per calendar month (pcm)'); y-=16
        c.setFillColorRGB(.12,.3,.34); c.rect(30,y-20,536,24,fill=1,stroke=0); c.setFillColorRGB(1,1,1); c.setFont('Helvetica-Bold',7)
        for k,a,b,r in [('bed','Bed','space',0),('type','Room','type',0),('res','Resident','',0),('fr','Tenancy','from',0),('to','Tenancy','to',0),('rent','Rent','pcm',1),('bills','Bills flat','pcm',1),('dep','Deposit','(TDS)',1),('arr','Arrears','',1),('tag','Tag','',0)]:
            for j,t in enumerate((a,b)): (c.drawRightString if r else c.drawString)(X[k],y-6-j*9,t)
        c.setFillColorRGB(0,0,0); y-=31
    page(); k=0; tot=[0]*4; occ=0; n=0
    for fl,floor,b in flats:
        if y<60+13*(b+2): page()
        c.setFillColorRGB(.88,.94,.94); c.rect(30,y-3,536,12,fill=1,stroke=0); c.setFillColorRGB(0,0,0); c.setFont('Helvetica-Bold',8); c.drawString(34,y,f'{fl}  -  floor {floor}, cluster of {b}'); y-=14
        sub=[0]*4
        for i in range(1,b+1):
            k+=1; n+=1; ty=R.choice(['En-suite','En-suite','En-suite +','Classic']); rent={'En-suite':775,'En-suite +':840,'Classic':690}[ty]+R.choice([0,0,10,-15])
            r=dict(unit=f"{fl[5:]}-{i}",building=fl,unitType=ty); bills=R.choice([38,38,42]); s='void' if k in(8,19,33,34,51) else 'arriving' if k==40 else 'moving out' if k in(12,29,57) else 'RA' if k==23 else 'live'
            r['statusText']=s; c.setFont('Helvetica',7.6); c.drawString(X['bed'],y,r['unit']); c.drawString(X['type'],y,ty); c.drawString(X['tag'],y,s if s!='moving out' else 'moving out')
            if s!='void':
                fr=date(2025,9,13) if s!='arriving' else date(2026,1,26); to=date(2026,7,4) if k%7 else date(2026,8,29)
                if s=='RA': rent=0
                dep=0 if s=='RA' else R.choice([250,250,300]); arr=R.choice([0]*8+[rent,120.5,-50]) if s not in('RA','arriving') else 0
                r.update(tenantName=next(nm),leaseStartDate=iso(fr),leaseEndDate=iso(to),contractRent=rent,charges=CH(**{'Bills flat':bills}),deposit=dep,balance=arr)
                if s=='moving out': r['moveOutDate']=None
                c.drawString(X['res'],y,r['tenantName']); c.drawString(X['fr'],y,fr.strftime('%d %b %y')); c.drawString(X['to'],y,to.strftime('%d %b %y'))
                for q,v in zip(('rent','bills','dep','arr'),(rent,bills,dep,arr)): c.drawRightString(X[q],y,f'{v:,.2f}' if v>=0 else f'({-v:,.2f})')
                if s!='arriving': occ+=1
                for j,v in enumerate((rent,bills,dep,arr)): sub[j]+=v
            rows.append(r); y-=12.4
        c.setStrokeColorRGB(.5,.6,.6); c.line(360,y+9,528,y+9); c.setFont('Helvetica-Oblique',7.4); c.drawRightString(X['to']+40,y,f'{fl} total')
        for q,v in zip(('rent','bills','dep','arr'),sub): c.drawRightString(X[q],y,f'{v:,.2f}' if v>=0 else f'({-v:,.2f})')
        tot=[a+b_ for a,b_ in zip(tot,sub)]; y-=18
    if y<150: page()
    c.setLineWidth(1.2); c.line(30,y+10,566,y+10); c.setFont('Helvetica-Bold',8); c.drawString(34,y,'All flats')
    for q,v in zip(('rent','bills','dep','arr'),tot): c.drawRightString(X[q],y,f'{v:,.2f}')
    y-=24; c.setFont('Helvetica',8)
    for l in [f'Bed spaces {n}    Occupied {occ}    Void {n-occ} (of which 1 let, arriving 26 Jan)','Move-outs planned: 3 (tag "moving out"); keys back on or before the tenancy end shown.','Waiting list 2026/27:  11 en-suite, 4 en-suite +, 2 classic','RA = resident assistant, rent-free, pays the bills flat only.']: c.drawString(34,y,l); y-=12
    c.save()
    save(fn,'STUDENT_HOUSING','Arthur-like tenancies by bed, cluster sections with totals, two-line header',False,rows,n,occ,n-occ,'Canalside Yard Student Living','2026-01-15')

def p3():
    R=random.Random(103); fn='kingwest_resources_occupancy.pdf'; rows=[]
    cos="Loopmint Labs;Verdant Ledger Inc.;Pixelhaus Studio;Northbeam Legal;Cobalt Otter Games;Tidewater Analytics;Juniper & Rye PR;Fathom Health;Quokka Payments;Brightloom;Arcadia GIS;Maplewire;Saffron Staffing;Oblique Design Co.;Kestrel Robotics;Halcyon Tax;Mosaic HR;Redshift Media;Plumline Architects;Dovetail CRM".split(';'); R.shuffle(cos); ci=iter(cos)
    secs=[('Private Offices',[(f'Office {f}{i:02d}',f) for f in (4,5) for i in range(1,9)]),('Dedicated Desks',[(f'DD-{i:02d}','4') for i in range(1,11)]),('Team Suites',[('Suite Lake',5),('Suite Rouge',5)])]
    P=lambda t,z=8,f='Helvetica',col='#222222',**k:Paragraph(t,PS('x',fontName=f,fontSize=z,leading=z*1.3,textColor=C.HexColor(col),**k))
    el=[P('FLEX<b>DOCK</b> King West',16),P('Resource occupancy report — Location: King West, Toronto ON — Report date: 2026-02-01 — All prices in CAD, per month, excl. HST',8,col='#777777'),Spacer(1,10)]
    cw=[58,30,44,38,112,54,56,62,60,44,62,62]; hdr=['Resource','Floor','Size (sqft)','Capacity','Member company','Status','Start Date','End Date','List Price','Discount','Net Price','Deposit']
    n=occ=0; grand=[0,0,0]; planted=None; nn=iter(names(R,20))
    for si,(sec,lst) in enumerate(secs):
        data=[hdr]; t=[0,0,0]
        for i,(u,f) in enumerate(lst):
            n+=1; cap=R.choice([2,3,4,4,6,8]) if si==0 else 1 if si==1 else 14+R.randrange(6); sz=cap*R.choice([34,36,40]) if si!=1 else None
            lp=cap*R.choice([610,640,655]) if si==0 else 475 if si==1 else cap*560
            stt='Available' if (si,i) in [(0,3),(0,10),(1,2),(1,7),(1,8)] else 'Reserved' if (si,i)==(0,13) else 'Notice' if (si,i) in[(0,6),(1,4)] else 'Occupied'
            r=dict(unit=u,section=sec,unitType=None,area=sz,statusText=stt,marketRent=lp); row=[u,f,sz or '',cap,'',stt,'','',f'${lp:,.2f}','','','']
            if stt!='Available':
                d=R.choice([0,0,.05,.1,.15]); net=round(lp*(1-d),2); s=addm(date(2024,3,1),R.randrange(20)) if stt!='Reserved' else date(2026,3,1); e='Rolling' if R.random()<.35 and stt!='Notice' else iso(eom(addm(date(2026,2,1),R.randrange(1,14)) if stt!='Notice' else date(2026,3,1)))
                dep=net*(2 if si!=1 else 1); who=next(ci) if si!=1 else next(nn)
                r.update(tenantName=who,leaseStartDate=iso(s),leaseEndDate=e,contractRent=net,deposit=dep)
                row[4]=P(who,7);row[6]=iso(s);row[7]=e;row[9]=f'{d:.0%}' if d else '–';row[10]=f'${net:,.2f}';row[11]=f'${dep:,.2f}'
                if stt!='Reserved': occ+=1; t[1]+=net; t[2]+=dep
            t[0]+=lp; rows.append(r); data.append(row)
        shown=list(t)
        if si==0:
            shown[1]=t[1]-630; planted=dict(what=f'Net Price total of Private Offices printed as {shown[1]:,.2f}, the rows (without the Reserved one) sum to {t[1]:,.2f}; the grand total is right',kind='total_wrong')
        data.append([f'{sec} — total','','','','','','','',f'${shown[0]:,.2f}','',f'${shown[1]:,.2f}',f'${shown[2]:,.2f}'])
        grand=[a+b for a,b in zip(grand,t)]
        el+=[P(sec,10,'Helvetica-Bold','#e2572b'),Table(data,colWidths=cw,repeatRows=1,style=[('FONT',(0,0),(-1,-1),'Helvetica',7),('TEXTCOLOR',(0,0),(-1,0),C.HexColor('#888888')),('LINEBELOW',(0,0),(-1,0),.6,C.HexColor('#e2572b')),('ROWBACKGROUNDS',(0,1),(-1,-2),[C.white,C.HexColor('#faf6f3')]),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',7),('LINEABOVE',(0,-1),(-1,-1),.4,C.black),('ALIGN',(8,0),(-1,-1),'RIGHT'),('ALIGN',(1,0),(3,-1),'CENTER'),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2),('VALIGN',(0,0),(-1,-1),'MIDDLE')]),Spacer(1,8)]
    el+=[Table([['Grand total','',f'${grand[0]:,.2f}',f'${grand[1]:,.2f}',f'${grand[2]:,.2f}']],colWidths=[120,330,64,106,62],style=[('FONT',(0,0),(-1,-1),'Helvetica-Bold',7.5),('BACKGROUND',(0,0),(-1,-1),C.HexColor('#fde3d8')),('ALIGN',(2,0),(-1,-1),'RIGHT')]),Spacer(1,8),
      KeepTogether([P(f'Resources: {n} &nbsp; | &nbsp; Occupied: {occ} &nbsp; | &nbsp; Not occupied: {n-occ} (5 available, 1 reserved from 2026-03-01)',8),P('Net price and deposit totals are for occupied resources only. Not shown: 23 hot-desk memberships (CAD 6,785.00 per month) and meeting-room credits.',7,col='#777777')])]
    SimpleDocTemplate(D+fn,pagesize=landscape(letter),leftMargin=40,rightMargin=40,topMargin=32,bottomMargin=30).build(el,onLaterPages=lambda c,d:(c.setFont('Helvetica',7),c.drawRightString(752,16,f'King West · {d.page}')),onFirstPage=lambda c,d:(c.setFont('Helvetica',7),c.drawRightString(752,16,'King West · 1')))
    save(fn,'OFFICE','OfficeRnD-like resource occupancy, sections by resource type, discount %',True,rows,n,occ,n-occ,'FLEXDOCK King West','2026-02-01',planted=planted)

def p4():
    R=random.Random(104); fn='fulton_kitchens_license_roll.pdf'; rows=[]
    br="Smoky Llama BBQ;Bowl Theory;Naan Stop Express;Crumb & Co Bakery;Wok Orbit;Green Fork Meals;Taco Meridian;Pho Real Kitchen;Lucky Dumpling Lab;Burger Canyon;Sweet Tooth Dept.;Mezze Box;Katsu Corner".split(';'); bi=iter(br)
    c=canvas.Canvas(D+fn,pagesize=letter); W,H=letter; y=H-50; pg=1
    c.setFont('Times-Bold',15); c.drawString(50,y,'KITCHENGRID  —  Fulton Street'); y-=15; c.setFont('Times-Roman',10); c.drawString(50,y,'Monthly license roll, effective 12/01/2025 (all amounts US$)'); y-=10
    def head():
        nonlocal y
        y-=14; c.setLineWidth(.8); c.line(46,y+11,566,y+11); c.setFont('Times-Bold',8.5)
        for x,t in [(50,'pod'),(88,'brand / licensee'),(232,'sq ft'),(262,'term'),(372,'charge_code')]: c.drawString(x,y,t)
        c.drawRightString(500,y,'amount'); c.drawRightString(562,y,'deposit'); y-=4; c.line(46,y,566,y); y-=12
    head(); tot={}; td=0; n=occ=0; total=0
    def blk(u,a,brand,status,lic,s,e,ch,dep,section):
        nonlocal y,pg,total,td
        hgt=11*max(2,len(ch)+1)+8
        if y-hgt<60: c.setFont('Times-Roman',8); c.drawCentredString(306,30,f'- {pg} -'); c.showPage(); pg+=1; y=H-40; head()
        c.setFont('Times-Bold',9); c.drawString(50,y,u); c.drawString(88,y,brand or status); c.setFont('Times-Roman',9); c.drawRightString(252,y,str(a))
        if brand: c.setFont('Times-Italic',8); c.drawString(88,y-10,lic+('  ['+status+']')); c.setFont('Times-Roman',9); c.drawString(262,y,f'{s:%m/%d/%Y}'+' - '+e)
        yy=y
        for code,am in ch: c.drawString(372,yy,code); c.drawRightString(500,yy,m2(am) if am>=0 else f'-{m2(-am)}'); yy-=11
        if ch: c.line(450,yy+9,502,yy+9); c.setFont('Times-Bold',9); c.drawString(372,yy-1,'total '+u); c.drawRightString(500,yy-1,m2(sum(x for _,x in ch)))
        if dep is not None: c.setFont('Times-Roman',9); c.drawRightString(562,y,m2(dep)); td+=dep
        y-=hgt; c.setStrokeColorRGB(.8,.8,.8); c.setLineWidth(.3); c.line(46,y+10,566,y+10); c.setStrokeColorRGB(0,0,0)
        for k,v in ch: tot[k]=tot.get(k,0)+v
        r=dict(unit=u,area=a,statusText=status,section=section)
        if brand: r.update(tenantName=brand,leaseStartDate=iso(s),leaseEndDate=e if not '/' in e else f'{e[6:]}-{e[:2]}-{e[3:5]}',charges=[dict(code=k,amount=v) for k,v in ch],totalCharges=sum(v for _,v in ch),deposit=dep)
        if ch: r['contractRent']=ch[0][1]
        rows.append(r)
    for i in range(1,16):
        n+=1; a=R.choice([180,200,200,240,310]); u=f'K-{i:02d}'
        if i in(5,12): blk(u,a,None,'VACANT',None,None,None,[],None,None); continue
        occ+=1; rent=round(a*R.choice([17,17.5,18.25]),0); ch=[('base_license',rent),('utilities_flat',450 if a<240 else 600),('hood_cleaning',95.0)]
        if R.random()<.35: ch.append(('cold_storage',185.0))
        if i in(3,9): ch.append(('launch_discount',-round(rent*.1,2)))
        s=addm(date(2023,6,1),R.randrange(28)); e=eom(addm(s,R.choice([24,36])-1))
        while e<date(2025,12,31): e=eom(addm(e,12))
        b=next(bi); blk(u,a,b,'exit_planned' if i==7 else 'active',b.split()[0]+' Foods LLC',s,f'{e:%m/%d/%Y}' if i not in(4,) else 'MTM',ch,2*rent,None)
    if y<190: c.setFont('Times-Roman',8); c.drawCentredString(306,30,f'- {pg} -'); c.showPage(); pg+=1; y=H-50
    c.setFont('Times-Bold',10); c.drawString(50,y-6,'Ancillary — dry storage cages (not kitchens)'); y-=22
    for i,(b) in enumerate([br[1],br[4],None],1):
        if b: blk(f'DS-{i}',48,b,'active',b.split()[0]+' Foods LLC',date(2025,1,1),'MTM',[('storage_fee',160.0)],0,'Ancillary — dry storage cages')
        else: blk(f'DS-{i}',48,None,'VACANT',None,None,None,[],None,'Ancillary — dry storage cages')
    if y<160: c.setFont('Times-Roman',8); c.drawCentredString(306,30,f'- {pg} -'); c.showPage(); pg+=1; y=H-50
    y-=6; c.setFont('Times-Bold',9.5); c.drawString(372,y,'Charge summary'); y-=13; c.setFont('Times-Roman',9)
    for k,v in tot.items(): c.drawString(372,y,k); c.drawRightString(500,y,m2(v) if v>=0 else f'-{m2(-v)}'); y-=11
    c.line(372,y+9,562,y+9); c.setFont('Times-Bold',9); c.drawString(372,y-2,'TOTAL'); c.drawRightString(500,y-2,m2(sum(tot.values()))); c.drawRightString(562,y-2,m2(td)); y+=11*len(tot)
    c.drawString(50,y,f'Kitchens {n}: {occ} licensed, {n-occ} vacant'); c.setFont('Times-Roman',9); c.drawString(50,y-12,'Waiting list: 3 brands (200 sq ft), 1 brand (310 sq ft)'); c.drawString(50,y-24,'exit_planned: K-07 leaves at term end')
    c.setFont('Times-Roman',8); c.drawCentredString(306,30,f'- {pg} -'); c.save()
    save(fn,'OTHER','dark kitchens, charge-code rows under each pod, ancillary storage section',True,rows,n,occ,n-occ,'KITCHENGRID — Fulton Street','2025-12-01')

def p5():
    R=random.Random(105); fn='nomadly_texas_rent_roll.pdf'; rows=[]; nm=iter(names(R,80))
    P=lambda t,z=7,f='LN',**k:Paragraph(t,PS('x',fontName=f,fontSize=z,leading=z*1.2,**k))
    props=[('The Juniper Flats','1204 E Cypress Hollow St, Austin, TX 78702',14,1890),('Barton Row','88 Barton Row Ln, Austin, TX 78704',9,2250),('Deep Ellum Lofts','2710 Malvern Alley, Dallas, TX 75226',17,1720),('Mockingbird Duplexes','5602-5608 Mockingbird Pl, Dallas, TX 75206',4,2480)]
    hdr=['UNIT','TENANTS','BED/BATH','LEASE DATES','STATUS','RENT','RECURRING\nCHARGES','RECURRING\nCREDITS','DEPOSITS\nHELD','BALANCE\nDUE']
    data=[hdr]; st=[('FONT',(0,0),(-1,-1),'LN',7.4),('FONT',(0,0),(-1,0),'LNB',7),('LINEBELOW',(0,0),(-1,0),1,C.black),('ALIGN',(5,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'TOP'),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2),('VALIGN',(0,0),(-1,0),'BOTTOM')]
    G=[0]*5; n=occ=0; k=0
    mm=lambda v:f'${v:,.2f}' if v>=0 else f'-${-v:,.2f}'
    for pn,ad,cnt,base in props:
        data.append([P(f'<b>{pn}</b> &nbsp;–&nbsp; {ad}',8,'LN')]); i=len(data)-1; st+=[('SPAN',(0,i),(-1,i)),('BACKGROUND',(0,i),(-1,i),C.HexColor('#e9eef2'))]; S=[0]*5
        pc=po=0
        for j in range(cnt):
            k+=1; n+=1; pc+=1; u={0:f'{1+j//5}0{1+j%5}',1:f'R{j+1}',2:f'L-{j+1}',3:['5602','5604','5606','5608'][min(j,3)]}[props.index((pn,ad,cnt,base))]
            bb=R.choice(['0/1','1/1','1/1','2/1','2/2']) if cnt!=4 else '3/2'; rent=base+{'0/1':-200,'1/1':0,'2/1':320,'2/2':460,'3/2':0}[bb]+R.randrange(-4,6)*15
            s='Vacant' if k in(5,18,25,36) else 'Future' if k==30 else 'Notice' if k in(9,33) else 'Down' if k==21 else 'Active'
            r=dict(unit=u,propertyName=pn,unitType=bb,statusText=s); row=[u,'',bb,'',s]+['']*5
            if s not in('Vacant','Down'):
                t=next(nm)+(', '+next(nm) if R.random()<.2 else ''); ls=rd(R,date(2025,1,5),date(2025,9,10)) if s!='Future' else date(2025,10,12); le=eom(addm(date(2025,9,1),R.randrange(1,11))) if s!='Notice' else date(2025,10,31)
                mtm=R.random()<.15 and s=='Active'; rc=R.choice([0,120,120,145,180]); cr=R.choice([0,0,0,0,-75,-100]); dp=R.choice([500,750,1000]); bal=R.choice([0]*6+[rent,85.4,-40]) if s!='Future' else 0
                r.update(tenantName=t,leaseStartDate=iso(ls),leaseEndDate='At will' if mtm else iso(le),contractRent=rent,charges=CH(**{'Recurring charges':rc,'Recurring credits':cr}),deposit=dp,balance=bal)
                row[1]=P(t,7.4); row[3]=f'{ls.month}/{ls.day}/{ls.year} - '+('At will' if mtm else f'{le.month}/{le.day}/{le.year}')
                row[5:]=[mm(x) for x in (rent,rc,cr,dp,bal)]
                if s!='Future':
                    occ+=1; po+=1
                    for q,v in enumerate((rent,rc,cr,dp,bal)): S[q]+=v
            rows.append(r); data.append(row); st.append(('LINEBELOW',(0,len(data)-1),(-1,len(data)-1),.2,C.HexColor('#cccccc')))
        data.append([P(f'<b>Total {pn}</b> ({pc} units, {po} occupied)',7.4),'','','','']+[mm(v) for v in S]); i=len(data)-1; st+=[('SPAN',(0,i),(4,i)),('FONT',(5,i),(-1,i),'LNB',7.4),('BOTTOMPADDING',(0,i),(-1,i),7)]
        G=[a+b for a,b in zip(G,S)]
    vac=5
    data.append([P('<b>Total for all rentals</b>',8),'','','','']+[mm(v) for v in G]); i=len(data)-1; st+=[('SPAN',(0,i),(4,i)),('FONT',(5,i),(-1,i),'LNB',7.6),('LINEABOVE',(0,i),(-1,i),1,C.black),('LINEBELOW',(0,i),(-1,i),1,C.black)]
    def ft(c,d): c.setFont('LN',7); c.drawString(36,20,'Created on 09/15/2025 at 7:42 AM'); c.drawRightString(576,20,f'Page {d.page}')
    SimpleDocTemplate(D+fn,pagesize=letter,leftMargin=34,rightMargin=34,topMargin=34,bottomMargin=34).build([P('Rent roll',18,'LN'),P('Nomadly Furnished Living – Texas  |  As of 9/15/2025  |  Lease status: all',8.5),Spacer(1,10),Table(data,repeatRows=1,colWidths=[38,118,38,98,36,46,46,44,46,44],style=st),Spacer(1,8),P(f'{n} units: {occ} occupied, {vac} vacant (one pre-leased, status Future), 1 down. Future leases are not in the totals. Recurring charges = furniture package, Wi-Fi and utilities flat fee.',7.5)],onFirstPage=ft,onLaterPages=ft)
    assert occ==n-6
    save(fn,'MULTIFAMILY','Buildium-like rent roll, property headings, recurring charges/credits',False,rows,n,occ,vac,'Nomadly Furnished Living – Texas','2025-09-15')

def p6():
    R=random.Random(106); fn='jurong_sg2_cage_inventory.pdf'; rows=[]
    cu=iter("Halyard Cloud Pte Ltd;Meridian Pay Asia;Orchid Streaming;Tessera Genomics;Banyan CDN;Kite Logistics IT;Lumen Quay Games;Straits Exchange Tech;Polder Networks;Redwood Archive;Nimbus Nine;Cassowary AI".split(';'))
    hdr=['cage_ref','hall','area_sqm','racks','kw_commit','customer','state','term_start','term_end','space_rent','power_flat','xconnect','mrc_total','deposit','next_step_on','space_rent_next']
    data=[hdr]; S=[0]*6; n=occ=0
    for i in range(1,17):
        n+=1; hall='DH-'+'ABC'[(i-1)//6]; a=R.choice([18,24,30,42,56.5]); rk=int(a//3); kw=rk*4; u=f'SG2-{hall[-1]}{i:02d}'
        s='available' if i in(4,11,16) else 'reserved' if i==14 else 'in_build' if i==7 else 'exit_notice' if i==9 else 'live'
        r=dict(unit=u,building=hall,area=a,statusText=s); row=[u,hall,f'{a:g}',rk,kw,'',s]+['']*9
        if s not in('available','in_build'):
            sp=a*R.choice([205,212,220]); pw=kw*R.choice([265,280]); xc=R.choice([0,350,700,1050]); dep=sp*3; ts=addm(date(2022,4,1),R.randrange(38)) if s!='reserved' else date(2026,6,1); te=eom(addm(ts,59))
            if s=='exit_notice': te=date(2026,6,30)
            nd=date(2026 if ts.month>4 else 2027,ts.month,1); nx=round(sp*1.035,2)
            r.update(tenantName=next(cu),leaseStartDate=iso(ts),leaseEndDate=iso(te),contractRent=sp,charges=CH(power_flat=pw,xconnect=xc),totalCharges=sp+pw+xc,deposit=dep)
            if s=='live': r['rentSteps']=[dict(date=iso(nd),amount=nx)]
            row[5]=r['tenantName']; row[7:]=[iso(ts),iso(te),m2(sp),m2(pw),m2(xc),m2(sp+pw+xc),m2(dep),iso(nd) if s=='live' else 'n/a',m2(nx) if s=='live' else '']
            if s!='reserved':
                occ+=1
                for q,v in enumerate((sp,pw,xc,sp+pw+xc,dep)): S[q]+=v
        rows.append(r); data.append(row)
    data.append(['billing total','','','','','','','','']+[m2(v) for v in S[:5]]+['',''])
    st=[('FONT',(0,0),(-1,-1),'MO',7),('BACKGROUND',(0,0),(-1,0),C.HexColor('#1d2433')),('TEXTCOLOR',(0,0),(-1,0),C.HexColor('#7ee0c3')),('GRID',(0,0),(-1,-1),.3,C.HexColor('#9aa3b2')),('ALIGN',(2,0),(4,-1),'RIGHT'),('ALIGN',(9,0),(13,-1),'RIGHT'),('ALIGN',(15,0),(15,-1),'RIGHT'),('BACKGROUND',(0,-1),(-1,-1),C.HexColor('#e6f6f1'))]
    P=lambda t,z=9:Paragraph(t,PS('x',fontName='DV',fontSize=z,leading=z*1.5))
    wl=Table([['queue','customer','needs','from'],['1','Mangrove Labs','40 kW / 30 sqm','2026-Q3'],['2','Pelican Fintech','24 kW / 18 sqm','2026-Q4']],hAlign='LEFT',style=[('FONT',(0,0),(-1,-1),'MO',7),('GRID',(0,0),(-1,-1),.3,C.lightgrey)])
    SimpleDocTemplate(D+fn,pagesize=landscape(A3),leftMargin=40,rightMargin=40,topMargin=50,bottomMargin=40).build([P('Jurong SG2 Data Hall — cage inventory &amp; MRC',18),Spacer(1,8),P('as_of 2026-04-01 · currency SGD · monthly recurring charges, GST not included'),Spacer(1,14),Table(data,style=st,colWidths=[62,40,54,40,56,138,72,68,68,72,72,62,76,76,74,88]),Spacer(1,14),P(f'cages: {n} | let: {occ} | empty: {n-occ-1} (incl. 1 reserved) | in_build: 1 &nbsp; — &nbsp; billing total leaves the reserved cage out; space_rent_next is the monthly space rent from next_step_on (+3.5 %).'),Spacer(1,12),P('waiting list'),wl])
    save(fn,'OTHER','data cages, A3 grid, monospaced, rent steps',False,rows,n,occ,n-occ-1,'Jurong SG2 Data Hall','2026-04-01')

def p7():
    R=random.Random(107); fn='stationnement_griffin_permits.pdf'; rows=[]; nm=iter(names(R,140))
    c=canvas.Canvas(D+fn,pagesize=letter); W,H=letter; y=H-44; pg=1; F='MO'
    def hd():
        nonlocal y
        c.setFont('DVB',8); c.drawString(40,y,'parkhive / Griffintown Garage / monthly permits'); c.setFont(F,7); c.drawRightString(572,y,f'2025-10-31  p.{pg}'); y-=16
        c.setFont(F,6.8); c.drawString(40,y,L('stall','kind','permit_holder','state','since','ends','rate_cad','tax','billed','fob_dep')); y-=3; c.setDash(1,2); c.line(40,y,572,y); c.setDash(); y-=10
    def L(a,b,h,s,d,e,r,t,x,f): return f'{a:<8}{b:<11}{h:<29}{s:<12}{d:<12}{e:<12}{r:>10}{t:>9}{x:>10}{f:>9}'
    hd(); n=occ=oos=0; G=[0]*4
    for lv,cnt in (('P1',44),('P2',48),('P3',36)):
        if y<100: c.showPage(); pg+=1; y=H-44; hd()
        c.setFont('DVB',7.5); c.drawString(40,y,f'level {lv}'); y-=11; S=[0]*4; lo=0
        for i in range(1,cnt+1):
            n+=1; kd=R.choices(['standard','compact','ev','tandem'],[7,2,2,1])[0]; rt={'standard':245,'compact':215,'ev':285,'tandem':330}[kd]+(15 if lv=='P1' else 0)
            x=R.random(); s='free' if x<.1 else 'out_of_svc' if x<.12 else 'ending' if x<.16 else 'pending' if x<.175 else 'active'
            r=dict(unit=f'{lv}-{i:03d}',unitType=kd,statusText=s,section=f'level {lv}'); v=['']*7; h=''
            if s in('active','ending','pending'):
                h=next(nm) if R.random()<.8 else R.choice(['Atelier Boréal','Clinique du Canal','Zipgo Carshare','Fonderie 33','Hotel Peel Basin'])
                si=rd(R,date(2023,2,1),date(2025,10,15)) if s!='pending' else date(2025,11,15); en=date(2025,11,30) if s=='ending' else None
                if R.random()<.15: rt-=20
                tx=round(rt*.14975,2); f=R.choice([50,50,0])
                r.update(tenantName=h,leaseStartDate=iso(si),leaseEndDate=iso(en),contractRent=rt,charges=CH(tax=tx),totalCharges=round(rt+tx,2),deposit=f)
                v=[iso(si),iso(en) or '',m2(rt),m2(tx),m2(rt+tx),m2(f)]
                if s!='pending':
                    occ+=1; lo+=1
                    for q,z in enumerate((rt,tx,round(rt+tx,2),f)): S[q]+=z
            else:
                v=['','','','','','']
                if s=='out_of_svc': oos+=1
            if y<46: c.showPage(); pg+=1; y=H-44; hd()
            c.setFont(F,6.8); c.drawString(40,y,L(r['unit'],kd,h[:28],s,*v)); y-=9.6; rows.append(r)
        if y<60: c.showPage(); pg+=1; y=H-44; hd()
        c.drawString(40,y,L('','',f'= {lv}: {lo} let of {cnt}','','','',*[m2(z) for z in S])); y-=18; G=[a+b for a,b in zip(G,S)]
    if y<90: c.showPage(); pg+=1; y=H-44; hd()
    c.setFont(F,6.8); c.drawString(40,y,L('','','== all levels','','','',*[m2(z) for z in G])); y-=20
    for t in (f'stalls {n} / let {occ} / not let {n-occ-oos} / out_of_svc {oos}','pending permits start 2025-11-15 and count as not let; they are not in the sums. tax = GST+QST.','waiting list: ev 9, standard 0, compact 2'): c.drawString(40,y,t); y-=11
    c.save()
    save(fn,'PARKING','monospaced permit list by level, 128 stalls',False,rows,n,occ,n-occ-oos,'Griffintown Garage','2025-10-31')
def run():
    for f in (p1,p2,p3,p4,p5,p6,p7): f()
