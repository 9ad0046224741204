from common import *
from reportlab.lib.pagesizes import letter, A4, landscape
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
from reportlab.lib.units import inch, mm
from fpdf import FPDF
us=lambda d:f'{d.month}/{d.day}/{d.year}'
M=lambda v:f'{v:,.2f}'

def estate():
    name='pendergrast_estate_stmt4.pdf'
    # unit, desc, tenant, began, expires, rent, deposit, arrears, remark
    data=[
     ('412 Alder Street','3 BR frame dwelling, detached garage','Marcus & Jolene Tillery',D(2021,9,1),D(2025,8,31),1185,1100,0,''),
     ('418 Alder Street','2 BR bungalow','Opal Ocheltree',D(2009,5,15),'month to month',640,300,0,'(a)'),
     ('77 Quarry Road','3 BR brick ranch, 1.4 acres','D. Hargis',D(2023,3,1),D(2026,2,28),1325,1325,1325,'(b)'),
     ('1907 Pine Street, lower','2 BR flat in duplex','Rosa Villanueva',D(2022,7,1),D(2025,6,30),875,875,0,''),
     ('1907 Pine Street, upper','2 BR flat in duplex',None,None,None,None,None,None,'(c)'),
     ('2211 Pine Street','Cottage rear of lot','Perry Nettles',D(2018,11,1),'month to month',525,0,1050,''),
     ('30 Ferry Landing','Store with dwelling over, let as one','Kincaid Bait & Tackle',D(2020,4,1),D(2030,3,31),1650,3300,0,'(d)'),
     ('31 Ferry Landing','1 BR dwelling','Nadia Oduya',D(2024,6,1),D(2025,5,31),795,795,0,''),
     ('605 Court Avenue, Apt. A','2 BR apartment','Joel Rawlins & S. Trask',D(2023,10,1),D(2025,9,30),910,910,0,''),
     ('605 Court Avenue, Apt. B','1 BR apartment','Irene Pettibone',D(2014,2,1),'month to month',585,250,0,'(a)'),
     ('605 Court Avenue, Apt. C','1 BR apartment',None,None,None,None,None,None,'(c)'),
     ('605 Court Avenue, Apt. D','2 BR apartment','Leon Upshaw',D(2024,12,1),D(2025,11,30),945,945,236.25,''),
     ('RR 2, Box 118','Farmhouse and 2 outbuildings','Glenn Rademacher',D(2016,3,1),'year to year',700,0,0,'')]
    B=ParagraphStyle('b',fontName='Times-Roman',fontSize=8.6,leading=10); C=ParagraphStyle('c',parent=B,alignment=1); I=ParagraphStyle('i',parent=B,fontName='Times-Italic',fontSize=8)
    H=ParagraphStyle('h',parent=C,fontName='Times-Bold',fontSize=8.2,leading=9.4)
    el=[Paragraph('<font size=11><b>ESTATE OF HOLLIS R. PENDERGRAST, DECEASED</b></font>',C),Spacer(1,3),
        Paragraph('EIN 00-4418823 &nbsp;&nbsp;&nbsp; Form 1041, year ended December 31, 2025',C),Spacer(1,8),
        Paragraph('<b>STATEMENT 4</b>',C),Paragraph('<b>Rental real estate and tenancies in force at date of death, March 14, 2025</b>',C),Spacer(1,10)]
    t=[[Paragraph(x,H) for x in ('Item','Premises','Let to','Held<br/>since','Term<br/>expires','Rent<br/>per month','Rent,<br/>annualized','Security<br/>held','Unpaid at<br/>3/14/2025','')]]
    rows=[];S=[0]*4;n=0
    for i,(u,ds,te,b,e,r,dep,arr,nt) in enumerate(data,1):
        if te:
            t.append([i,Paragraph(f'{u}<br/><font size=7.4><i>{ds}</i></font>',B),Paragraph(te,B),us(b),Paragraph(us(e) if isinstance(e,D) else e,B),M(r),M(r*12),M(dep) if dep else 'none',M(arr) if arr else '-',nt])
            S=[S[0]+r,S[1]+12*r,S[2]+dep,S[3]+arr];n+=1
            rows.append(R(unit=u,unitType=ds,tenantName=te,statusText='Occupied',leaseStartDate=b,leaseEndDate=e,contractRent=r,annualRent=r*12,deposit=dep if dep else None,balance=arr if arr else None))
        else:
            t.append([i,Paragraph(f'{u}<br/><font size=7.4><i>{ds}</i></font>',B),Paragraph('<i>vacant</i>',B),'','','','','','',nt])
            rows.append(R(unit=u,unitType=ds,statusText='vacant'))
    t.append(['','Total, all premises','','','',M(S[0]),M(S[1]),M(S[2]),M(S[3]),''])
    tb=Table(t,colWidths=[24,126,86,50,50,50,56,50,50,20],repeatRows=1)
    tb.setStyle([('FONT',(0,1),(-1,-1),'Times-Roman',8.6),('ALIGN',(5,0),(8,-1),'RIGHT'),('ALIGN',(0,0),(0,-1),'CENTER'),('VALIGN',(0,0),(-1,-1),'TOP'),('LINEABOVE',(0,0),(-1,0),.8,colors.black),('LINEBELOW',(0,0),(-1,0),.5,colors.black),
      ('LINEABOVE',(5,-1),(8,-1),.5,colors.black),('LINEBELOW',(5,-1),(8,-1),.5,colors.black),('LINEBELOW',(5,-1),(8,-1),.5,colors.black,None,None,None,2,1.5),('FONT',(0,-1),(-1,-1),'Times-Bold',8.6),('TOPPADDING',(0,1),(-1,-1),2.5),('BOTTOMPADDING',(0,1),(-1,-1),2.5),('LEFTPADDING',(0,0),(-1,-1),2),('RIGHTPADDING',(0,0),(-1,-1),2)])
    el+=[tb,Spacer(1,8),Paragraph('Of the thirteen premises listed, eleven were let and two stood vacant at the date of death.',B),Spacer(1,6)]
    for x in ('(a) Long-standing tenant; rent set by the decedent by word of mouth and never written.','(b) March rent not received; tenant asserts set-off for well pump.','(c) Held vacant pending repairs. Executor estimates nine weeks to make ready.','(d) Written lease recorded in Deed Book 231; tenant insures the building.'): el.append(Paragraph(x,I))
    el+=[Spacer(1,10),Paragraph('Prepared from the decedent\'s receipt books and bank deposits, without audit. &nbsp; Mabry, Coyle &amp; Zeller, CPAs',I)]
    SimpleDocTemplate(DOC+name,pagesize=letter,leftMargin=24,rightMargin=24,topMargin=48,bottomMargin=40).build(el)
    save(name,rows,'Estate of Hollis R. Pendergrast','2025-03-14',13,11,2,'SINGLE_FAMILY_RENTAL','schedule attached to fiduciary return, Times, wrapped cells, footnotes',checks=[('n',n,11),('rent',S[0],sum(r.get('contractRent',0) for r in rows))])

def ukagent():
    name='tarrant_loveday_landlord_statement_oct.pdf'
    uk=lambda d:d.strftime('%d/%m/%y')
    G=lambda v:f'£{v:,.2f}'
    blocks=[('Tower House, 14 Priory Road, Wells BA5',[
       ('Flat 1','Miss A Goodhue',D(2023,4,3),D(2026,4,2),780,900,0),
       ('Flat 2','Mr & Mrs Lomax',D(2019,8,12),'periodic',815,750,0),
       ('Flat 3','Dr P Nakagawa',D(2025,2,1),D(2026,1,31),865,998.07,865),
       ('Flat 4',None,D(2025,10,4),None,850,None,None),
       ('Flat 5','Ms T Birdwell',D(2024,9,16),D(2025,12,15),825,951.92,0)]),
      ('Nos. 2-8 Glebe Cottages, Croscombe',[
       ('No. 2','Mr R Inman',D(2011,6,24),'periodic',595,0,0),
       ('No. 4','Mrs E Sorrell (life tenant of late verger)',D(1998,9,29),'for life',85,0,0),
       ('No. 6','J & K Trask',D(2022,11,1),'periodic',690,690,1380),
       ('No. 8','Mr O Wainwright',D(2024,5,7),D(2026,5,6),725,836.53,0)]),
      ('Old School Lodge, Bath Road, Shepton Mallet',[
       ('Ground floor','Brightwater Physio Ltd',D(2021,1,1),D(2030,12,31),1150,3450,0),
       ('First floor A','Mr C Jessup',D(2025,6,20),D(2026,6,19),645,744.23,122.5),
       ('First floor B',None,D(2025,9,28),None,650,None,None),
       ('Attic','Ms H Espinoza',D(2023,3,13),'periodic',560,646.15,0)])]
    N=ParagraphStyle('n',fontName='Helvetica',fontSize=8.5,leading=11);sm=ParagraphStyle('s',parent=N,fontSize=7.3,leading=9,textColor=colors.HexColor('#555555'))
    cell=ParagraphStyle('ce',parent=N,fontSize=8,leading=9.4)
    green=colors.HexColor('#1f5a44')
    el=[Table([[Paragraph('<font size=17 color="#1f5a44"><b>Tarrant &amp; Loveday</b></font><br/><br/><font size=8>Lettings and Estate Management<br/>7 Sadler Street, Wells, Somerset</font>',N),
        Paragraph('<b>LANDLORD STATEMENT</b><br/>Period: 1 - 31 October 2025<br/>Statement no. 2217/10<br/>Client ref: ALDHELM01',N)]],colWidths=[320,190],style=[('VALIGN',(0,0),(-1,-1),'TOP')]),
        Spacer(1,12),Paragraph("The Trustees<br/>St Aldhelm's School Foundation<br/>The Bursary, Cathedral Green, Wells",N),Spacer(1,12),
        Paragraph('<b>1. Tenancies at 31 October 2025</b>',N),Spacer(1,4)]
    t=[['Let property','Tenant(s)','Tenancy from','Fixed term to','Rent pcm','Deposit held','Arrears c/f']];st=[];rows=[];rr=dd=aa=0;occ=vac=0
    for bn,us_ in blocks:
        st+=[('SPAN',(0,len(t)),(-1,len(t))),('BACKGROUND',(0,len(t)),(-1,len(t)),colors.HexColor('#e3eee9')),('FONT',(0,len(t)),(-1,len(t)),'Helvetica-Bold',8)]
        t.append([bn]+['']*6)
        for u,te,s,e,r,d,a in us_:
            if te:
                t.append([u,Paragraph(te,cell),uk(s),uk(e) if isinstance(e,D) else e,G(r),G(d) if d else 'nil',G(a) if a else ''])
                rr+=r;dd+=d;aa+=a;occ+=1
                rows.append(R(unit=u,building=bn,tenantName=te,statusText='Occupied',leaseStartDate=s,leaseEndDate=e,contractRent=r,deposit=d if d else 0,balance=a if a else None))
            else:
                st+=[('TEXTCOLOR',(1,len(t)),(1,len(t)),colors.HexColor('#a03020'))]
                t.append([u,Paragraph(f'<font color="#a03020"><b>VOID</b> since {uk(s)} - asking £{r} pcm</font>',cell),'','','','',''])
                vac+=1;rows.append(R(unit=u,building=bn,statusText='VOID',marketRent=r))
    t.append(['Rent roll, let units','','','',G(rr),G(dd),G(aa)])
    el+=[Table(t,colWidths=[92,146,56,60,56,58,52],repeatRows=1,style=[('FONT',(0,0),(-1,-1),'Helvetica',8),('FONT',(0,0),(-1,0),'Helvetica-Bold',7.6),('TEXTCOLOR',(0,0),(-1,0),colors.white),('BACKGROUND',(0,0),(-1,0),green),('ALIGN',(4,0),(-1,-1),'RIGHT'),('LINEBELOW',(0,1),(-1,-2),.25,colors.lightgrey),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',8),('LINEABOVE',(0,-1),(-1,-1),.8,green),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('TOPPADDING',(0,0),(-1,-1),2.4),('BOTTOMPADDING',(0,0),(-1,-1),2.4)]+st),
      Spacer(1,4),Paragraph('Deposits are held by us as stakeholder or registered with the scheme; the figure for Brightwater Physio is a rent deposit under deed. Eleven units let, two void.',sm),Spacer(1,12),Paragraph('<b>2. Your account for the month</b>',N),Spacer(1,4)]
    rec=rr-865-85+85-122.5
    inc=[('01/10','Balance brought forward','',0.0)]
    fee=round(rec*.10,2);vat=round(fee*.2,2);w=[('06/10','Mendip Gas Services - boiler, Flat 2 Tower House',186.0),('14/10','J. Castellano - clear gutters, Glebe Cottages',240.0),('21/10','Inventory and clean, Flat 4 Tower House',172.5)]
    bal=rec-fee-vat-sum(x[2] for x in w)
    tt=[['Date','Detail','Paid out','Received'],['31/10','Rents received in the month, all properties','',G(rec)]]+[[a,b,G(c),''] for a,b,c in w]+[['31/10','Our commission 10% of rents received',G(fee),''],['31/10','VAT on commission 20%',G(vat),''],['','Paid to your account ****4471 on 5 November',G(bal),''],['','',G(rec),G(rec)]]
    el.append(Table(tt,colWidths=[50,310,80,80],style=[('FONT',(0,0),(-1,-1),'Helvetica',8),('FONT',(0,0),(-1,0),'Helvetica-Bold',8),('LINEBELOW',(0,0),(-1,0),.6,green),('ALIGN',(2,0),(-1,-1),'RIGHT'),('LINEABOVE',(2,-1),(-1,-1),.6,green),('TOPPADDING',(0,0),(-1,-1),1.8),('BOTTOMPADDING',(0,0),(-1,-1),1.8)]))
    def foot(c,d): c.setFont('Helvetica',6.5);c.drawCentredString(A4[0]/2,24,'Tarrant & Loveday is a trading style of T&L Lettings (Wells) Ltd. Client money protected. Please keep this statement for your tax return.')
    SimpleDocTemplate(DOC+name,pagesize=A4,leftMargin=36,rightMargin=36,topMargin=40,bottomMargin=44).build(el,onFirstPage=foot,onLaterPages=foot)
    save(name,rows,"St Aldhelm's School Foundation",'2025-10-31',occ+vac,occ,vac,'MULTIFAMILY','UK agent monthly landlord statement, two tables, building headings',checks=[('occ',occ,11),('rent',rr,sum(r.get('contractRent',0) for r in rows)),('dep',dd,sum(r.get('deposit',0) for r in rows))])

def storage():
    name='ridgeline_selfstor_unit_register.pdf'; rnd=random.Random(31)
    types=[('05X05',25,'NON-CC',45,24),('05X10',50,'NON-CC',65,40),('05X10C',50,'CLIMATE',84,28),('10X10',100,'NON-CC',99,44),('10X10C',100,'CLIMATE',132,22),('10X15',150,'DRIVEUP',128,18),('10X20',200,'DRIVEUP',154,16),('12X30',360,'RV/BOAT',118,10)]
    units=[]
    no={'NON-CC':('A',101),'CLIMATE':('C',1),'DRIVEUP':('D',201),'RV/BOAT':('R',1)};cnt={}
    for sz,sf,ty,rate,n in types:
        for _ in range(n):
            p,b=no[ty];k=cnt.get(p,0);cnt[p]=k+1
            units.append((f'{p}{b+k:03d}',sz.rstrip('C'),sf,ty,rate))
    units.sort(key=lambda x:x[0])
    W=[8,8,6,9,24,10,10,10,9,9,9,11]
    hd1=['UNIT','SIZE','SQFT','TYPE','TENANT NAME','MOVED IN','PAID THRU','STREET','RENT','DEPOSIT','BALANCE','STATUS']
    hd2=['','','','','','','','RATE','RATE','HELD','OWING','']
    al='LLRLLLLRRRRL'
    fm=lambda c:''.join((str(x)[:w-1].rjust(w-1)+' ' if a=='R' else str(x)[:w-1].ljust(w)) for x,w,a in zip(c,W,al))
    class P(FPDF):
        def header(s):
            s.set_font('Courier','',7.6)
            s.cell(0,9,'RIDGELINE SELF STOR - HWY 64'.ljust(60)+'UNIT REGISTER BY UNIT NUMBER'.ljust(45)+f'PAGE {s.page_no():>2}',new_x='LMARGIN',new_y='NEXT')
            s.cell(0,9,'SITE 0031  FOR: LATTIMORE FAMILY TRUST'.ljust(60)+'AS OF 04/30/2025  18:02'.ljust(45)+'OPR: DW',new_x='LMARGIN',new_y='NEXT')
            s.ln(5)
            if getattr(s,'tab',True):
                s.cell(0,9,fm(hd1).rstrip(),new_x='LMARGIN',new_y='NEXT');s.cell(0,9,fm(hd2).rstrip(),new_x='LMARGIN',new_y='NEXT');s.cell(0,9,'='*sum(W),new_x='LMARGIN',new_y='NEXT')
    pdf=P('L','pt','letter');pdf.set_margins(36,34,20);pdf.set_auto_page_break(True,34);pdf.add_page();pdf.set_font('Courier','',7.6)
    rows=[];agg={};asof=D(2025,4,30);code={'RENTED':0,'LATE':0,'LIEN':0,'COMPLIM':0,'VACANT':0,'NO RENT':0,'RESERVED':0}
    f=lambda d:d.strftime('%m/%d/%y')
    T=[0]*4
    for u,sz,sf,ty,rate in units:
        x=rnd.random()
        s='VACANT' if x<.11 else 'NO RENT' if x<.125 else 'LATE' if x<.20 else 'LIEN' if x<.22 else 'COMPLIM' if x<.235 else 'RENTED'
        code[s]+=1
        a=agg.setdefault((sz,ty),[0,0,0,0,0,sf]);a[0]+=1;a[3]+=rate;T[0]+=rate
        if s in('VACANT','NO RENT'):
            a[2]+=1
            c=[u,sz,sf,ty,'-- UNIT DAMAGED --' if s=='NO RENT' else '','','',M(rate),'','','',s]
            rows.append(R(unit=u,unitType=sz,area=sf,marketRent=rate,statusText=s))
        else:
            a[1]+=1
            nm=f'{rnd.choice(LAST)}, {rnd.choice(FIRST)}'.upper() if rnd.random()>.08 else rnd.choice(['HILLTOP ROOFING LLC','J&B VENDING','CORNER BAKERY SUPPLY','TRI-CO DRYWALL','GRACE CHAPEL','FOUR SQUARE MOVERS'])
            mi=asof-dt.timedelta(days=rnd.randint(12,2400))
            r=0.0 if s=='COMPLIM' else float(max(30,rate+rnd.choice([-15,-10,-5,-5,0,0,0,5,8,12])))
            dep=0.0 if s=='COMPLIM' else rnd.choice([0.0,10.0,25.0,25.0])
            if s=='COMPLIM': nm='SITE OFFICE' if rnd.random()<.5 else 'RESIDENT MANAGER'
            bal=0.0
            pt=D(2025,5,mi.day if mi.day<29 else 28)
            if s=='LATE': bal=r+rnd.choice([10,15]); pt=D(2025,4,rnd.randint(2,22))
            if s=='LIEN': bal=r*3+60; pt=D(2025,1,rnd.randint(2,25))
            if s=='RENTED' and rnd.random()<.06: bal=-rnd.choice([12.0,r,25.5])
            bt=M(bal) if bal>=0 else M(-bal)+'-'
            a[4]+=r;T[1]+=r;T[2]+=dep;T[3]+=bal
            c=[u,sz,sf,ty,nm,f(mi),f(pt) if s!='COMPLIM' else '',M(rate),M(r),M(dep),bt,s]
            rows.append(R(unit=u,unitType=sz,area=sf,tenantName=nm[:23],statusText=s,moveInDate=mi,marketRent=rate,contractRent=r,deposit=dep,balance=bal))
        pdf.cell(0,9,fm(c).rstrip(),new_x='LMARGIN',new_y='NEXT')
    L=lambda s='':pdf.cell(0,9,s,new_x='LMARGIN',new_y='NEXT')
    L(''.join(['-'*sum(W)]))
    L(fm(['TOTAL','','','',f'{len(rows)} UNITS','','',M(T[0]),M(T[1]),M(T[2]),M(T[3]),'']))
    pdf.tab=False;pdf.add_page()
    L('SUMMARY BY SIZE');L();L('SIZE    TYPE       UNITS   OCCUPIED  VACANT    SQFT    GROSS POTENTIAL   OCCUPIED RENT');L('-'*86)
    g=[0]*6
    for (sz,ty),a in agg.items():
        L(f'{sz:<8}{ty:<10}{a[0]:>6}{a[1]:>10}{a[2]:>9}{a[0]*a[5]:>9,}{M(a[3]):>18}{M(a[4]):>16}');g=[g[0]+a[0],g[1]+a[1],g[2]+a[2],g[3]+a[0]*a[5],g[4]+a[3],g[5]+a[4]]
    L('-'*86);L(f'{"TOTAL":<18}{g[0]:>6}{g[1]:>10}{g[2]:>9}{g[3]:>9,}{M(g[4]):>18}{M(g[5]):>16}');L()
    L('STATUS CODES');L()
    for k,tx in (('RENTED','RENTED, CURRENT'),('LATE','RENTED, PAST DUE OVER 5 DAYS'),('LIEN','RENTED, IN LIEN / OVERLOCKED'),('COMPLIM','OCCUPIED WITHOUT CHARGE'),('VACANT','VACANT AND READY TO RENT'),('NO RENT','VACANT, NOT RENTABLE (COUNTED VACANT ABOVE)')): L(f'{k:<10}{code[k]:>5}   {tx}')
    L();L('*** END OF REPORT ***')
    pdf.output(DOC+name)
    occ=g[1]
    save(name,rows,'Ridgeline Self Stor - Hwy 64','2025-04-30',len(rows),occ,g[2],'SELF_STORAGE','system print, Courier, fixed width, trailing minus credits, 202 units',checks=[('c',code['VACANT']+code['NO RENT'],g[2]),('gp',T[0],g[4]),('r',T[1],g[5]),('r2',T[1],sum(r.get('contractRent',0) for r in rows))])
if __name__=='__main__': estate();ukagent();storage()
