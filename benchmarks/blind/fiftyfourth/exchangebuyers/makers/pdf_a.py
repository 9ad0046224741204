# OM strip center, net lease schedule, small office (reportlab)
import random, datetime as D
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, legal
from reportlab.lib import colors
from reportlab.platypus import Table, TableStyle, Paragraph, SimpleDocTemplate, Spacer
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import inch
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from common import *
LN='/usr/share/fonts/truetype/liberation/LiberationSansNarrow-'
pdfmetrics.registerFont(TTFont('LN',LN+'Regular.ttf')); pdfmetrics.registerFont(TTFont('LNB',LN+'Bold.ttf')); pdfmetrics.registerFont(TTFont('LNI',LN+'Italic.ttf')); pdfmetrics.registerFont(TTFont('LNBI',LN+'BoldItalic.ttf'))
pdfmetrics.registerFontFamily('LN',normal='LN',bold='LNB',italic='LNI',boldItalic='LNBI')
def us(d): return f'{d.month}/{d.day}/{d.year}'

def strip():
    f='cottonwood_crossing_om_p14.pdf'
    data=[ # tenant, note, suite, sf, rate, start, end, steps[(date,pct)], type, options
     ('Sagebrush Coffee Roasters','','101',1850,34.00,D.date(2021,3,1),D.date(2031,2,28),[(D.date(2026,3,1),.10)],'NNN','2 x 5 Yr'),
     ('Bright Smile Family Dental','(1)','102-103',2740,28.50,D.date(2018,7,1),D.date(2028,6,30),[(D.date(2026,7,1),.03),(D.date(2027,7,1),.03)],'NNN','1 x 5 Yr'),
     ('Pho Saigon Corner','','104',1600,27.00,D.date(2022,11,15),D.date(2027,11,30),[(D.date(2026,12,1),.03)],'NNN','1 x 5 Yr'),
     ('Available','','105',1240,0,None,None,[],'',''),
     ('Granite Mountain Physical Therapy','','106',3120,24.25,D.date(2020,1,1),D.date(2029,12,31),[(D.date(2027,1,1),.05)],'NNN','2 x 3 Yr'),
     ('Desert Bloom Nails','(2)','107',1100,25.80,D.date(2019,5,1),'MTM',[],'MG','None'),
     ('Hometown Insurance Agency','','108',980,26.00,D.date(2024,2,1),D.date(2027,1,31),[(D.date(2026,2,1),.04)],'NNN','None'),
     ('Los Portales Taqueria','','109-110',2480,29.75,D.date(2023,9,1),D.date(2033,8,31),[(D.date(2026,9,1),.02),(D.date(2027,9,1),.02),(D.date(2028,9,1),.02)],'NNN','2 x 5 Yr'),
     ('Yavapai Vape & Tobacco','','111',1050,30.00,D.date(2025,6,1),D.date(2028,5,31),[(D.date(2026,6,1),.03),(D.date(2027,6,1),.03)],'NNN','1 x 3 Yr'),
     ('Available','(3)','112',1420,0,None,None,[],'',''),
     ('Coin-Op Laundry of the Valley','','113-114',2600,21.50,D.date(2016,10,1),D.date(2026,9,30),[],'NNN','1 x 10 Yr')]
    tot=sum(r[3] for r in data); T=Truth(f,'RETAIL','OM page, table beside text, tenant before suite, stacked increases, footnotes',True,'Cottonwood Crossing','2026-01-01',11,9,2)
    c=canvas.Canvas(path(f),pagesize=landscape(letter)); W,H=landscape(letter)
    navy=colors.HexColor('#1d3a4c'); rust=colors.HexColor('#b5532a'); sand=colors.HexColor('#f3ece1')
    c.setFillColor(navy); c.rect(0,0,178,H,fill=1,stroke=0)
    c.setFillColor(colors.white); c.setFont('LNB',22); c.drawString(18,H-52,'Rent Roll')
    c.setFillColor(rust); c.rect(18,H-62,44,3,fill=1,stroke=0)
    # "photo"
    c.setFillColor(colors.HexColor('#8aa5b0')); c.rect(18,H-205,142,125,fill=1,stroke=0)
    c.setFillColor(colors.HexColor('#c9b48f')); p=c.beginPath(); p.moveTo(18,H-205); p.lineTo(18,H-160); p.lineTo(70,H-130); p.lineTo(110,H-165); p.lineTo(160,H-140); p.lineTo(160,H-205); p.close(); c.drawPath(p,fill=1,stroke=0)
    st=ParagraphStyle('s',fontName='LN',fontSize=8.5,leading=11,textColor=colors.white)
    cap=ParagraphStyle('cap',parent=st,fontName='LNI',fontSize=7.2,leading=9)
    def para(t,s,x,y,w):
        q=Paragraph(t,s); _,h=q.wrap(w,500); q.drawOn(c,x,y-h); return y-h
    y=para('Looking northeast from Glassford Hill Road. Grocer-anchored center at rear is not a part of this offering.',cap,18,H-210,142)
    y=para('<b>Offered at $6,175,000</b>',ParagraphStyle('b',parent=st,fontSize=11,leading=14),18,y-16,142)
    for b in ['Eleven suites in two buildings on 2.34 acres, built 2004','Service and food users; no suite larger than 3,120 SF','Monument signage on 24,300 vehicles per day','Seven of nine leases carry scheduled increases during the next 24 months','Roof resurfaced 2022, warranty transferable']:
        y=para('&#8226; '+b,st,18,y-7,142)
    c.setFont('LN',7); c.drawString(18,22,'COTTONWOOD CROSSING  |  14')
    c.setFillColor(navy); c.setFont('LNB',13); c.drawString(196,H-42,'COTTONWOOD CROSSING')
    c.setFont('LN',9); c.drawString(196,H-54,'8200 E. Florentine Road, Prescott Valley, Arizona'); c.setFillColor(rust); c.drawRightString(W-22,H-54,'As of January 1, 2026')
    ps=ParagraphStyle('t',fontName='LN',fontSize=8,leading=9.4); 
    rows=[['Tenant','Suite','GLA\n(SF)','% of\nGLA','Lease Term','','Annual\nRent','Rent\n/SF','Rental Increases','','Lease\nType','Options'],
          ['','','','','Start','End','','','Date','Annual','','']]
    A=0;occ=0
    for t,n,su,sf,rate,s,e,steps,lt,op in data:
        ann=round(sf*rate); A+=ann; cur=ann; sl=[]
        for d,p in steps: cur=round(cur*(1+p)); sl.append((d,cur))
        vac=t=='Available'
        if not vac: occ+=sf
        nm=(f'<font color="#b5532a"><i>{t}</i></font>' if vac else t)+(f'<super size=5.5>{n}</super>' if n else '')
        rows.append([Paragraph(nm,ps),su,f'{sf:,}',f'{sf/tot:.1%}',us(s) if s else '',(e if e=='MTM' else us(e)) if e else '', f'${ann:,}' if ann else '–', f'${ann/sf:.2f}' if ann else '', '\n'.join(us(d) for d,_ in sl),'\n'.join(f'${a:,}' for _,a in sl),lt,op])
        T.add(unit=su,area=sf,tenantName=None if vac else t,statusText='Available' if vac else 'Occupied',annualRent=ann or None,leaseStartDate=s,leaseEndDate=e,rentSteps=[dict(date=d,amount=a,per='year') for d,a in sl])
    rows.append(['Total / Average','',f'{tot:,}','100.0%','','',f'${A:,}',f'${A/occ:.2f}','','','',''])
    rows.append(['Occupied','9 suites',f'{occ:,}',f'{occ/tot:.1%}']+['']*8)
    rows.append(['Available','2 suites',f'{tot-occ:,}',f'{1-occ/tot:.1%}']+['']*8)
    cw=[112,40,34,34,46,48,48,34,46,46,32,42]
    n=len(rows)
    t=Table(rows,colWidths=cw)
    sty=[('FONT',(0,0),(-1,-1),'LN',8),('FONT',(0,0),(-1,1),'LNB',8),('LEADING',(0,0),(-1,-1),9.4),('TEXTCOLOR',(0,0),(-1,1),colors.white),('BACKGROUND',(0,0),(-1,1),navy),('VALIGN',(0,0),(-1,-1),'MIDDLE'),
     ('ALIGN',(1,0),(-1,-1),'CENTER'),('ALIGN',(2,2),(3,-1),'RIGHT'),('ALIGN',(6,2),(7,-1),'RIGHT'),('ALIGN',(9,2),(9,-1),'RIGHT'),
     ('SPAN',(4,0),(5,0)),('SPAN',(8,0),(9,0)),('LINEBELOW',(4,0),(5,0),.5,colors.white),('LINEBELOW',(8,0),(9,0),.5,colors.white),
     ('TOPPADDING',(0,0),(-1,-1),3.2),('BOTTOMPADDING',(0,0),(-1,-1),3.2),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3),
     ('FONT',(0,n-3),(-1,n-3),'LNB',8),('LINEABOVE',(0,n-3),(-1,n-3),1,navy),('BACKGROUND',(0,n-3),(-1,n-3),sand)]
    for k in (0,1,2,3,6,7,10,11): sty.append(('SPAN',(k,0),(k,1)))
    for i in range(2,n-3): sty.append(('LINEBELOW',(0,i),(-1,i),.25,colors.HexColor('#c9c2b4')))
    t.setStyle(TableStyle(sty)); w,h=t.wrap(600,500); t.drawOn(c,196,H-66-h)
    fn=ParagraphStyle('f',fontName='LN',fontSize=7,leading=8.6,textColor=colors.HexColor('#444444'))
    y=H-66-h-8
    for x in ['(1) Tenant has a one-time right to terminate effective June 30, 2027 with nine months\' notice and payment of unamortized costs.',
              '(2) Lease expired April 30, 2024; tenant remains month to month and has asked for a three-year renewal.',
              '(3) Former optical shop; landlord delivers in vanilla-shell condition.',
              'All square footages are approximate. Information is believed reliable but is not warranted; buyer to verify all lease terms during due diligence.']:
        y=para(x,fn,196,y-1,W-196-22)
    c.save(); T.save()

def netlease():
    f='Plains_NNN_Schedule.pdf'
    T=Truth(f,'RETAIL','single-tenant net lease schedule, serif, wrapped addresses, portfolio of sites',True,'Great Plains Net Lease Portfolio','2025-11-15',9,8,1)
    L=[('KS-01','1402 East Crawford St','Salina, KS','Bargain Barn Dollar Store','Corporate','2014',9026,8150,D.date(2014,8,22),D.date(2029,8,31),None,0),
       ('KS-02','310 Main Street','Ulysses, KS','Bargain Barn Dollar Store','Corporate','2016',9100,7925,D.date(2016,4,8),D.date(2031,4,30),None,0),
       ('KS-04','2755 N. Anderson Rd','Newton, KS','Redline Auto Parts','Corporate','2008',6816,8640,D.date(2008,12,1),D.date(2028,11,30),None,0),
       ('NE-01','904 W. 5th Avenue','Hastings, NE','Prairie Express Car Care','Franchisee (11 units)','2019',4210,11875,D.date(2019,6,14),D.date(2039,6,30),D.date(2029,7,1),.10),
       ('NE-02','1820 S. Burlington','Hastings, NE','Wok & Roll Drive-In','Personal','1998',2440,6300,D.date(2021,2,1),D.date(2031,1,31),D.date(2026,2,1),.08),
       ('OK-01','518 S. Van Buren','Enid, OK','VACANT (former pharmacy)','','2003',14490,0,None,None,None,0),
       ('OK-03','4100 NW Cache Rd','Lawton, OK','Heartland Urgent Care','Corporate','2021',5600,17250,D.date(2021,9,30),D.date(2036,9,30),D.date(2026,10,1),.02),
       ('OK-05','77 Choctaw Avenue','McAlester, OK','Tire Corral','Corporate','2011',7020,9800,D.date(2011,5,16),D.date(2026,5,31),None,0),
       ('TX-01','2311 Hobart St','Pampa, TX','Golden Fork Buffet','Franchisee (3 units)','1994',8350,9450,D.date(2017,1,1),D.date(2032,12,31),D.date(2028,1,1),.075)]
    doc=SimpleDocTemplate(path(f),pagesize=landscape(letter),leftMargin=30,rightMargin=30,topMargin=40,bottomMargin=36)
    ps=ParagraphStyle('p',fontName='Times-Roman',fontSize=8.5,leading=10); pb=ParagraphStyle('pb',parent=ps,fontName='Times-Bold')
    dm=lambda d: d.strftime('%d-%b-%y')
    hdr=['Site','Property','Tenant /\nLease obligor','Year\nbuilt','Building\nsq. ft.','Rent\ncommenced','Lease\nexpires','Monthly\nbase rent','Annual\nbase rent','Next\nincrease','Monthly rent\nafter increase','Asking\nprice','Cap\nrate']
    rows=[hdr]; M=0;A=0;S=0;P=0
    for s,ad,ct,tn,gu,yb,sf,m,st,en,nx,p in L:
        v=tn.startswith('VACANT'); new=round(m*(1+p),2) if nx else None
        price=875000 if v else round(m*12/(.0615+.0035*(en.year<2029)+.002*(gu=='Personal')),-4); 
        M+=m;A+=m*12;S+=sf;P+=price
        rows.append([s,Paragraph(f'{ad}<br/>{ct}',ps),Paragraph(f'<i>{tn}</i>' if v else f'<b>{tn}</b><br/>{gu}',ps),yb,f'{sf:,}',dm(st) if st else '',dm(en) if en else '','$0.00' if v else f'${m:,.2f}','$0.00' if v else f'${m*12:,.2f}',dm(nx) if nx else ('' if v else 'flat'),f'${new:,.2f}' if nx else '',f'${price:,.0f}','n/a' if v else f'{m*12/price:.2%}'])
        T.add(unit=s,propertyName=f'{ad} {ct}',area=sf,tenantName=None if v else tn,statusText='VACANT' if v else 'Occupied',contractRent=m,annualRent=m*12,leaseStartDate=st,leaseEndDate=en,rentSteps=[dict(date=nx,amount=new)] if nx else None)
    rows.append(['','Portfolio total','9 properties, 8 leased','',f'{S:,}','','',f'${M:,.2f}',f'${A:,.2f}','','',f'${P:,.0f}',f'{A/(P-875000):.2%}'])
    t=Table(rows,colWidths=[34,92,106,32,44,50,50,56,64,48,58,60,36],repeatRows=1)
    n=len(rows)
    t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',8.5),('FONT',(0,0),(-1,0),'Times-Bold',8.5),('FONT',(0,n-1),(-1,n-1),'Times-Bold',8.5),('VALIGN',(0,0),(-1,-1),'TOP'),('VALIGN',(0,0),(-1,0),'BOTTOM'),
      ('ALIGN',(3,0),(3,-1),'CENTER'),('ALIGN',(4,0),(-1,-1),'RIGHT'),('LINEBELOW',(0,0),(-1,0),.8,colors.black),('LINEABOVE',(0,n-1),(-1,n-1),.8,colors.black),('LINEBELOW',(0,n-1),(-1,n-1),1.6,colors.black),
      ('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3),('TOPPADDING',(0,0),(-1,-1),4),('BOTTOMPADDING',(0,0),(-1,-1),4)]))
    h1=ParagraphStyle('h1',fontName='Times-Bold',fontSize=16,leading=19,alignment=1); h2=ParagraphStyle('h2',fontName='Times-Roman',fontSize=10,leading=13,alignment=1)
    note=ParagraphStyle('n',fontName='Times-Roman',fontSize=8,leading=10)
    doc.build([Paragraph('Great Plains Net Lease Portfolio',h1),Paragraph('Schedule of Leases &mdash; November 15, 2025',h2),Paragraph('Properties may be purchased singly or together; suitable for exchange buyers with up to nine identification slots under the 200% rule',ParagraphStyle('i',parent=h2,fontName='Times-Italic',fontSize=9)),Spacer(1,12),t,Spacer(1,10),
      Paragraph('<b>Notes.</b> Leases are absolute net except KS-04 and OK-05, where landlord maintains roof and structure. OK-05 tenant holds three five-year options at increases of 6% each and has until February 28, 2026 to exercise the first. OK-03 increases 2% every October 1; only the first is shown. "Flat" means that no increase is due in the current term. Cap rates are on rent in place; the portfolio cap rate leaves out the price of the vacant site in Enid, which is on land and shell only.',note)])
    T.save()

def office():
    f='larkspur-professional-plaza-rentroll.pdf'; rng=random.Random(55)
    T=Truth(f,'OFFICE','broker page, floors as sections, grouped header, month-year dates, side table of expirations under the roll',True,'Larkspur Professional Plaza','2025-10',15,12,3)
    FL=[('FIRST FLOOR',[('100','Cascade Title & Escrow',3480,23.5,'Apr 2019','Mar 2029'),('110','VACANT',1215,0,'',''),('120','Dr. Linwood Pediatrics',2650,24.75,'Sep 2022','Aug 2032'),('130','Tulip Street Bakery Cafe',1420,26,'Jan 2024','Dec 2028'),('140','Willamette Hearing Center',1105,22.8,'Jun 2020','May 2026')]),
        ('SECOND FLOOR',[('200','Harrow & Finch CPAs',3950,22.25,'Nov 2017','Oct 2027'),('205','Bluebird Counseling',860,21.5,'Mar 2025','Feb 2027'),('210','Ostrom Land Surveying',1300,21,'Jul 2021','Jun 2026'),('220','VACANT',2010,0,'',''),('230','Northfork Realty Partners',1575,21.9,'Feb 2023','Jan 2028'),('240','Meridian Orthotics',1340,22,'Aug 2024','Jul 2029')]),
        ('THIRD FLOOR',[('300','Calloway Law Group, P.C.',4200,24,'May 2020','Apr 2030'),('310','Evergreen Home Health',2275,22.5,'Oct 2023','Sep 2028'),('315','Building Office / Storage','S',0,'',''),('320','Tillamook Software',1750,23.25,'Jan 2025','Dec 2029')])]
    grn=colors.HexColor('#2f5d50'); lt=colors.HexColor('#e4eee9')
    c=canvas.Canvas(path(f),pagesize=letter); W,H=letter
    c.setFillColor(lt); c.rect(0,H-74,W,74,fill=1,stroke=0); c.setFillColor(grn); c.setFont('Helvetica-Bold',17); c.drawString(36,H-38,'Larkspur Professional Plaza'); c.setFont('Helvetica',9); c.drawString(36,H-54,'1550 Larkspur Avenue NE  ·  Keizer, Oregon'); c.setFont('Helvetica-Bold',10); c.drawRightString(W-36,H-38,'TENANCY SCHEDULE'); c.setFont('Helvetica',9); c.drawRightString(W-36,H-54,'October 2025')
    hd=[['SUITE','TENANT','RSF','LEASE TERM','','BASE RENT','','','CAM\n/MO','JANITOR\n/MO','TOTAL\n/MO'],['','','','FROM','THROUGH','$/SF/YR','MONTHLY','ANNUAL','','','']]
    rows=list(hd); sty=[]; G=[0]*6; floors=[]
    exp={}; occ=vac=0
    for fl,us_ in FL:
        rows.append([fl]+['']*10); i=len(rows)-1; sty+=[('SPAN',(0,i),(-1,i)),('FONT',(0,i),(-1,i),'Helvetica-Bold',7.5),('TEXTCOLOR',(0,i),(-1,i),grn),('LINEBELOW',(0,i),(-1,i),.6,grn)]
        S=[0]*6
        for su,tn,sf,rate,a,b in us_:
            if sf=='S': sf=640
            v=tn=='VACANT'; bo=tn.startswith('Building')
            m=round(sf*rate/12,2); an=round(m*12,2); cam=round(sf*.21,2) if rate else 0; jan=round(sf*.085,2) if rate and sf>1200 else 0
            tot=round(m+cam+jan,2)
            for k,x in enumerate((sf,m,an,cam,jan,tot)): S[k]=round(S[k]+x,2)
            if rate:
                occ+=1; y=b[-4:]; e=exp.setdefault(y,[0,0,0]); e[0]+=1;e[1]+=sf;e[2]=round(e[2]+an,2)
                z=lambda x:f'{x:,.2f}' if x else '—'
                rows.append([su,tn,f'{sf:,}',a,b,f'{rate:.2f}',f'{m:,.2f}',f'{an:,.2f}',z(cam),z(jan),f'{tot:,.2f}'])
            else:
                vac+=v; rows.append([su,tn,f'{sf:,}','','','']+['—']*5)
            if v: j=len(rows)-1; sty+=[('BACKGROUND',(0,j),(-1,j),colors.HexColor('#f5f0d8'))]
            T.add(unit=su,section=fl,area=sf,tenantName=None if v else tn,statusText='VACANT' if v else ('Occupied' if rate else None),leaseStartDate=a,leaseEndDate=b,contractRent=m or None,annualRent=an or None,
                  charges=[dict(code=q,amount=x) for q,x in (('CAM',cam),('JANITOR',jan)) if x],totalCharges=tot or None)
        rows.append(['',f'Subtotal, {fl.lower()}',f'{S[0]:,}','','','']+[f'{x:,.2f}' for x in S[1:]]); i=len(rows)-1; sty+=[('FONT',(0,i),(-1,i),'Helvetica-Oblique',7.2),('LINEABOVE',(2,i),(-1,i),.4,colors.grey)]
        G=[round(x+y,2) for x,y in zip(G,S)]
    rows.append(['','BUILDING TOTAL',f'{G[0]:,}','','','']+[f'{x:,.2f}' for x in G[1:]]); n=len(rows)
    t=Table(rows,colWidths=[32,114,36,46,46,36,50,58,44,42,52])
    base=[('FONT',(0,0),(-1,-1),'Helvetica',7.2),('FONT',(0,0),(-1,1),'Helvetica-Bold',6.8),('LEADING',(0,0),(-1,1),8),('BACKGROUND',(0,0),(-1,1),grn),('TEXTCOLOR',(0,0),(-1,1),colors.white),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('ALIGN',(2,0),(2,-1),'RIGHT'),('ALIGN',(3,0),(4,-1),'CENTER'),('ALIGN',(5,0),(-1,-1),'RIGHT'),('ALIGN',(5,0),(7,0),'CENTER'),
      ('SPAN',(3,0),(4,0)),('SPAN',(5,0),(7,0)),('TOPPADDING',(0,0),(-1,-1),2.6),('BOTTOMPADDING',(0,0),(-1,-1),2.6),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3),('FONT',(0,n-1),(-1,n-1),'Helvetica-Bold',7.2),('LINEABOVE',(0,n-1),(-1,n-1),1,grn),('LINEBELOW',(0,n-1),(-1,n-1),1,grn)]+[('SPAN',(k,0),(k,1)) for k in (0,1,2,8,9,10)]
    t.setStyle(TableStyle(base+sty)); w,h=t.wrap(560,700); x0=(W-w)/2; t.drawOn(c,x0,H-92-h); yb=H-92-h-20
    # notes left, expirations right
    ns=ParagraphStyle('n',fontName='Helvetica',fontSize=7.8,leading=10.5)
    y=yb
    for tx in ['<b>About this schedule</b>','The Plaza has fifteen suites: twelve leased, two vacant and one (315) kept by the owner as building office and storage, which is not for lease at present.','Base rents are full service except for common-area maintenance and suite janitorial, billed monthly as shown; janitorial is billed to suites above 1,200 RSF only.','Calloway Law Group may cancel at the end of April 2027 on twelve months\' written notice.']:
        q=Paragraph(tx,ns); _,hh=q.wrap(270,300); q.drawOn(c,x0,y-hh); y-=hh+5
    er=[['LEASES ENDING IN','LEASES','RSF','ANNUAL RENT']]+[[y_,str(e[0]),f'{e[1]:,}',f'{e[2]:,.2f}'] for y_,e in sorted(exp.items())]
    er.append(['Total',str(sum(e[0] for e in exp.values())),f'{sum(e[1] for e in exp.values()):,}',f'{sum(e[2] for e in exp.values()):,.2f}'])
    t2=Table(er,colWidths=[80,45,50,70]); t2.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7.2),('FONT',(0,0),(-1,0),'Helvetica-Bold',6.8),('BACKGROUND',(0,0),(-1,0),lt),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',7.2),('ALIGN',(1,0),(-1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),2.4),('BOTTOMPADDING',(0,0),(-1,-1),2.4),('LINEABOVE',(0,-1),(-1,-1),.5,grn)]))
    w2,h2=t2.wrap(300,300); t2.drawOn(c,x0+w-w2,yb-h2)
    c.setFont('Helvetica',6.5); c.setFillColor(colors.grey); c.drawString(x0,26,'Fernleaf Commercial Advisors  |  Schedule furnished by seller. No warranty is made as to its accuracy.'); c.drawRightString(x0+w,26,'Page 1 of 1')
    T.t['occupied']=occ; T.t['vacant']=vac; assert (occ,vac)==(12,2)
    c.save(); T.save()
def run(): strip(); netlease(); office()
if __name__=='__main__': run()
