import make_pdf1 as P
from make_pdf1 import *
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer, PageBreak
from reportlab.lib.styles import ParagraphStyle
# ------------------------------------------------------------------ 5 land leases
def d5():
    name='Sorrel_Flats_ground_lease_schedule.pdf'; rows=[]
    S=ParagraphStyle('s',fontName='Times-Roman',fontSize=8.6,leading=10.2); B=ParagraphStyle('b',parent=S,fontName='Times-Bold'); I=ParagraphStyle('i',parent=S,fontName='Times-Italic',fontSize=8)
    R=ParagraphStyle('r',parent=S,alignment=2)
    dat=[('1','Tamarack Hospitality Group','96-key limited-service hotel',98010,D.date(2009,4,1),D.date(2059,3,31),148500,[(D.date(2029,4,1),163350),(D.date(2039,4,1),179685)]),
     ('2','Beacon Fuel & Market','Convenience store and fuel canopy',52272,D.date(2018,10,1),D.date(2038,9,30),112000,[(D.date(2028,10,1),123200),(D.date(2033,10,1),135520)]),
     ('3','Chophouse 41, Inc.','Full-service restaurant',47916,D.date(2015,1,15),D.date(2035,1,14),96250,[(D.date(2030,1,15),105875)]),
     ('4','(Available)','Rough-graded, utilities stubbed',61855),
     ('5','Prairie State Credit Union','Branch with drive-through',39204,D.date(2012,7,1),D.date(2032,6,30),88000,[(D.date(2027,7,1),96800)]),
     ('6-A','Sparkle Tunnel Wash LLC','Express car wash',43560,D.date(2021,3,1),D.date(2041,2,28),102500,[(D.date(2031,3,1),112750),(D.date(2036,3,1),124025)]),
     ('6-B','Dr. Wexcombe Animal Hospital','Veterinary clinic',28750,D.date(2023,9,1),D.date(2043,8,31),54600,[(D.date(2028,9,1),60060)]),
     ('7','Palisade Outdoor Advertising','Two-face digital billboard, easement',900,D.date(2019,6,1),D.date(2029,5,31),18000,[]),
     ('8','Ridgeline Tower Holdings','Monopole and equipment compound',2500,D.date(2016,2,1),D.date(2031,1,31),26400,[(D.date(2027,2,1),27192)])]
    head=[[Paragraph(x,B) for x in ('Parcel','Ground Lessee<br/><i>Improvements (lessee-owned)</i>','Land Area','Commencement<br/>Expiration')]+[Paragraph('Annual<br/>Ground Rent',ParagraphStyle('q',parent=B,alignment=2)),Paragraph('Adjustments<br/>to annual rent of',B)]]
    body=[]; tot=0; ta=0
    for p,l,im,sf,*q in dat:
        ta+=sf
        a=Paragraph(f'{m0(sf)} sf<br/><font size=7.5>({sf/43560:.2f} ac)</font>',R)
        if not q:
            body.append([p,Paragraph(f'<i>Available</i><br/><i>{im}</i>',S),a,'','','']); rows.append(row(unit=p,area=sf,statusText='Available')); continue
        s,e,an,st=q; tot+=an
        body.append([p,Paragraph(f'<b>{l}</b><br/><i>{im}</i>',S),a,Paragraph(f'{s:%d %b %Y}<br/>{e:%d %b %Y}',S),Paragraph('$'+m0(an),R),Paragraph('<br/>'.join(f'${m0(x)} on {d:%d %b %Y}' for d,x in st) or 'CPI annually, capped at 3%' if p!='7' else 'None (flat)',S)])
        rows.append(row(unit=p,area=sf,tenantName=l,statusText='Occupied',annualRent=an,leaseStartDate=s,leaseEndDate=e,rentSteps=[dict(date=iso(d),amount=x,per='year') for d,x in st]))
    body.append(['',Paragraph('<b>Total</b>',S),Paragraph(f'<b>{m0(ta)} sf</b><br/><font size=7.5>({ta/43560:.2f} ac)</font>',R),'',Paragraph('<b>$'+m0(tot)+'</b>',R),''])
    t=Table(head+body,colWidths=[42,168,74,82,70,112],repeatRows=1)
    t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',8.6),('VALIGN',(0,0),(-1,-1),'TOP'),('LINEABOVE',(0,0),(-1,0),1.2,colors.black),('LINEBELOW',(0,0),(-1,0),.8,colors.black),('LINEBELOW',(0,1),(-1,-3),.25,colors.grey),('LINEABOVE',(0,-1),(-1,-1),.8,colors.black),('LINEBELOW',(0,-1),(-1,-1),1.2,colors.black),('TOPPADDING',(0,1),(-1,-1),5),('BOTTOMPADDING',(0,1),(-1,-1),6)]))
    H=ParagraphStyle('h',fontName='Times-Bold',fontSize=15,leading=19,alignment=1); H2=ParagraphStyle('h2',parent=S,alignment=1,fontSize=10,leading=13)
    def foot(c,d):
        c.setFont('Times-Italic',7.5); c.drawCentredString(306,30,'Exhibit C to Offering Summary    Leased fee interest only    Improvements revert at expiration')
    doc=SimpleDocTemplate(path(name),pagesize=letter,topMargin=54,bottomMargin=50,leftMargin=30,rightMargin=30)
    doc.build([Paragraph('SORREL FLATS',H),Paragraph('Schedule of Ground Leases',H2),Paragraph('Rents payable as at April 15, 2026',H2),Spacer(1,12),t,Spacer(1,10),
      Paragraph('All rents are absolute net; lessees pay real estate taxes directly on land and improvements.',S),
      Paragraph('Parcel 4 is offered with the sale. No ground rent is included for it in the underwriting.',S),
      Paragraph('Parcels 3 and 5 hold rights of first refusal on their own parcels, waived in writing for this offering.',S)],onFirstPage=foot)
    save(name,rows,'Sorrel Flats','2026-04-15',9,8,1,'LAND','brokerage production desk','serif exhibit, wrapped two-line cells, annual rents',False)
d5()
# ------------------------------------------------------------------ 6 stacking plan list
def d6():
    name='one_tannery_square_stacking_list.pdf'; W,H=letter; c=canvas.Canvas(path(name),pagesize=letter); rows=[]
    r=random.Random(5706)
    U='Apartment'; O='Office'; Rt='Retail'
    fl=[('8',[('8A','Penhallow / Crewe',U,1180,'2/28/27',3150),('8B','T. Umberton',U,940,'9/30/26',2640),('8C','',U,940),('8D','O. Jessop',U,1205,'MTM',3025)]),
     ('7',[('7A','H. & R. Stallard',U,1180,'5/31/27',3080),('7B','Q. Lanfear',U,940,'11/30/26',2575),('7C','G. Norvell',U,940,'3/31/27',2595),('7D','Corporate housing - Meridane Stays',U,1205,'12/31/26',3400)]),
     ('6',[('600','Vantage Harbor Capital Mgmt.',O,8640,'10/31/31',20160)]),
     ('5',[('500','Ostrander & Bly LLP',O,5115,'6/30/29',11509),('520','Lumen Grid Analytics',O,3525,'1/31/28',8166)]),
     ('4',[('400','',O,2980),('410','Riverbend Title Co.',O,2240,'4/30/27',4853),('420','Hask Media Group',O,3420,'8/31/28',7553)]),
     ('3',[('300','County Arts Council',O,4310,'12/31/30',7183),('320','Fathom CoWorking',O,4330,'7/31/32',9201)]),
     ('2',[('200','Bellwether Dental Studio',O,2615,'3/31/33',6211),('210','',O,1890),('220','Ampersand Design',O,1960,'2/28/27',4165),('230','Nocturne Yoga',O,2175,'9/30/27',4531)]),
     ('G',[('G-1','Tannery Tap & Table',Rt,3960,'5/31/34',11880),('G-2','Folio & Finch Books',Rt,1725,'10/31/28',4528),('G-3','Daily Grounds Espresso',Rt,880,'6/30/27',2750),('G-4','Bodega Verde',Rt,1490,'1/31/30',3973)]),
     ('LL',[('LL-1','Iron Loft Climbing',Rt,5240,'8/31/30',6113)])]
    T(c,48,H-56,'one tannery square','DjSB',20,col=colors.HexColor('#7a2e1d')); T(c,48,H-72,'STACKING SCHEDULE  |  top floor to lower level  |  rents for the month of June 2026','Dj',7.6,col=colors.HexColor('#555555'))
    y=H-100; X=[(92,'l','SUITE'),(138,'l','OCCUPANT'),(322,'l','USE'),(418,'r','RSF'),(432,'l','LEASE EXP.'),(562,'r','RENT / MO.')]
    for x,al,s in X: T(c,x,y,s,'DjB',7,al,colors.HexColor('#7a2e1d'))
    y-=6; line(c,48,y,564,y,1,colors.HexColor('#7a2e1d')); y-=14; tr=ta=0; by={}
    for f,l in fl:
        top=y+10
        for u in l:
            T(c,92,y,u[0],'Dj',8); T(c,138,y,u[1] or 'vacant','Dj',8,col=colors.black if u[1] else colors.HexColor('#c0392b')); T(c,322,y,u[2],'Dj',8); T(c,418,y,m0(u[3]),'Dj',8,'r'); ta+=u[3]
            b=by.setdefault(u[2],[0,0,0,0]); b[0]+=1; b[1]+=u[3]
            if u[1]:
                T(c,432,y,u[4],'Dj',8); T(c,562,y,m0(u[5]),'Dj',8,'r'); tr+=u[5]; b[3]+=u[5]
                e=u[4] if u[4]=='MTM' else D.datetime.strptime(u[4],'%m/%d/%y').date()
                rows.append(row(unit=u[0],unitType=u[2],area=u[3],tenantName=u[1],statusText='Occupied',contractRent=u[5],leaseEndDate=e))
            else: b[2]+=1; rows.append(row(unit=u[0],unitType=u[2],area=u[3],statusText='vacant'))
            y-=13.2
        rect(c,48,y+12,30,top-y-13,colors.HexColor('#7a2e1d')); T(c,63,(top+y+11)/2-(4 if len(l)>1 else 2),f,'DjSB',12 if len(l)>1 else 7.5,'c',colors.white)
        line(c,84,y+10,564,y+10,.3,colors.grey); y-=4
    T(c,138,y,'BUILDING','DjB',8); T(c,418,y,m0(ta),'DjB',8,'r'); T(c,562,y,'$'+m0(tr),'DjB',8,'r'); y-=28
    T(c,92,y,'BY USE','DjB',7,col=colors.HexColor('#7a2e1d'))
    for x,s in ((230,'Suites'),(290,'Vacant'),(360,'RSF'),(440,'Rent / mo.')): T(c,x,y,s,'DjB',7,'r',colors.HexColor('#7a2e1d'))
    y-=12
    for k,b in by.items():
        T(c,92,y,k,'Dj',8)
        for x,s in ((230,b[0]),(290,b[2]),(360,m0(b[1])),(440,m0(b[3]))): T(c,x,y,s,'Dj',8,'r')
        y-=12
    T(c,48,36,'Meridane Stays sublets furnished by the week. LL = lower level. Rents gross for apartments, modified gross for offices, net for retail.','Dj',6.8,col=colors.grey)
    c.showPage()
    T(c,48,H-56,'one tannery square','DjSB',20,col=colors.HexColor('#7a2e1d')); T(c,48,H-72,'STACKING PLAN','Dj',8,col=colors.HexColor('#555555'))
    y=H-130; pal={U:'#d9c2a6',O:'#b7c7d6',Rt:'#c9d8b0'}
    for f,l in fl:
        tot=sum(u[3] for u in l); x=90; full=460*(tot/8640 if tot<8640 else 1)
        T(c,74,y+16,f,'DjSB',11,'c')
        for u in l:
            w=full*u[3]/tot; rect(c,x,y,w-2,38,colors.HexColor(pal[u[2]] if u[1] else '#ffffff'))
            c.setStrokeColor(colors.grey); c.rect(x,y,w-2,38,stroke=1,fill=0)
            s=(u[1] or 'Vacant'); z=6.6
            while len(s)*3.4>w-6 and len(s)>5: s=s.rsplit(' ',1)[0] if ' ' in s else s[:-1]
            T(c,x+(w-2)/2,y+22,s,'Dj',z,'c'); T(c,x+(w-2)/2,y+11,m0(u[3])+' sf','Dj',6.2,'c'); x+=w
        y-=44
    x=90
    for k in (U,O,Rt): rect(c,x,y,10,10,colors.HexColor(pal[k])); T(c,x+14,y+2,k,'Dj',7.5); x+=80
    c.save(); occ=sum(1 for q in rows if q['statusText']=='Occupied')
    save(name,rows,'one tannery square','2026-06',len(rows),occ,len(rows)-occ,'MIXED_USE','brokerage design desk','stacking list top-down with graphic on page 2',True)
d6()
# ------------------------------------------------------------------ 7 storage
def d7():
    r=random.Random(5707); name='StowAway_Kimber_Pike_unit_list.pdf'; W,H=A4; W,H=letter; c=canvas.Canvas(path(name),pagesize=letter); rows=[]
    sizes=[('5x5',25,'Climate',62),('5x10',50,'Climate',89),('10x10',100,'Climate',139),('10x10',100,'Drive-up',124),('10x15',150,'Drive-up',158),('10x20',200,'Drive-up',189),('10x30',300,'Drive-up',255),('12x35',420,'Open RV',110)]
    mix=[('A',0,22),('A',1,26),('B',2,30),('C',3,24),('C',4,22),('D',5,26),('D',6,12),('P',7,10)]
    pp=people(r,200,'{l}, {f}'); page=[0]; k=0
    hdr=[(30,'l','Unit'),(64,'l','Unit Type'),(158,'r','Sq Ft'),(172,'l','Customer'),(272,'l','Moved In'),(320,'l','Paid To'),(398,'r','Std Rate'),(444,'r','Rent'),(486,'r','Insur'),(534,'r','Balance'),(544,'l','Stat')]
    N=sum(x[2] for x in mix); per=58; np_=-(-N//per)
    def head():
        page[0]+=1
        T(c,30,H-30,'StowAway Self Storage - Kimber Pike','Helvetica-Bold',11); T(c,W-30,H-30,f'Page {page[0]}/{np_+1}',z=7,al='r')
        T(c,30,H-42,'Unit List with Customers, all units','Helvetica',8); T(c,W-30,H-42,'Printed 6/2/26 4:41 PM',z=7,al='r')
        y=H-60
        for x,al,s in hdr: T(c,x,y,s,'NarB',8,al)
        line(c,30,y-3,W-30,y-3,.6); return y-13
    units=[]
    num={}
    for b,s,n in mix:
        for _ in range(n): num[b]=num.get(b,0)+1; units.append((f'{b}{num[b]:02d}' if b!='P' else f'P-{num[b]}',s))
    tot=[0]*4; summ={}; cnt=0; y=head(); bad={'C17','D31'}
    occn=vac=0
    for u,s in units:
        if cnt and cnt%per==0: c.showPage(); y=head()
        if cnt%2: rect(c,28,y-2.5,W-56,11.4,colors.HexColor('#f3f3f3'))
        cnt+=1; sz,sf,ty,st=sizes[s]; z=8; F='Nar'; sm=summ.setdefault((sz,ty),[0,0,0,0,0]); sm[0]+=1
        T(c,30,y,u,F,z); T(c,64,y,f'{sz} {ty}',F,z); T(c,158,y,m0(sf),F,z,'r'); T(c,398,y,m2(st),F,z,'r'); tot[0]+=st
        x=dict(unit=u,unitType=f'{sz} {ty}',area=sf,marketRent=st)
        if u in bad: T(c,172,y,'',F,z); T(c,544,y,'Unrentable','NarI',7.4); x['statusText']='Unrentable'; sm[3]+=1
        elif r.random()<.13: T(c,544,y,'Vacant',F,z); x['statusText']='Vacant'; vac+=1; sm[2]+=1
        else:
            t=pp[k]; k+=1
            if k%23==0: t=['Kimber Pike Vol. Fire Co.','Lodgepole Catering','Bright Path Church','A-Line Contractors','Sunrise Staging','Harmon Falls PTA','Rook Tree Service'][k//23%7]
            mi=D.date(2026,6,1)-D.timedelta(r.choice([r.randrange(5,400),r.randrange(5,2400)])); rent=st+r.choice([-12,-5,0,0,4,9,15,22]); ins=r.choice([0,0,12,15,15,19]); late=r.random()<.1
            pd=(eom(2026,6) if not late else eom(2026,r.choice([3,4,5]))); bal=0.0
            if late: bal=round((rent+ins)*max(1,(6-pd.month))+25,2)
            stt='Late' if late else 'Current'; 
            if late and pd.month==3: stt='Lien'
            for xx,v,al in ((172,t,'l'),(272,us2(mi),'l'),(320,us2(pd),'l'),(444,m2(rent),'r'),(486,m2(ins) if ins else '','r'),(534,m2(bal),'r'),(544,stt,'l')): T(c,xx,y,v,F,z,al)
            x.update(tenantName=t,statusText=stt,contractRent=rent,moveInDate=iso(mi),balance=bal)
            if ins: x['charges']=[dict(code='Insur',amount=ins)]
            tot[1]+=rent; tot[2]+=ins; tot[3]+=bal; occn+=1; sm[1]+=1; sm[4]+=rent
        rows.append(x); y-=11.4
    line(c,30,y+8,W-30,y+8,.6); T(c,30,y-2,f'{N} units','NarB',8)
    for xx,v in zip((398,444,486,534),tot): T(c,xx,y-2,m2(v),'NarB',8,'r')
    c.showPage(); y=head()+13
    rect(c,28,y-6,W-56,20,colors.white); T(c,30,y-2,'Size Summary','NarB',10); y-=18; q=[(30,'l'),(90,'l'),(190,'r'),(250,'r'),(310,'r'),(380,'r'),(460,'r')]
    for (xx,al),s in zip(q,('Size','Type','Units','Occupied','Vacant','Unrentable','Rent')): T(c,xx,y,s,'NarB',8,al)
    y-=12
    for (a,b),v in summ.items():
        for (xx,al),s in zip(q,(a,b,v[0],v[1],v[2],v[3],m2(v[4]))): T(c,xx,y,s,'Nar',8,al)
        y-=11.4
    for (xx,al),s in zip(q,('Total','',N,occn,vac,len(bad),m2(tot[1]))): T(c,xx,y,s,'NarB',8,al)
    c.save(); save(name,rows,'StowAway Self Storage - Kimber Pike',None,N,occn,vac,'SELF_STORAGE','storage software','dense unit list, only a print date',False)
d7()
