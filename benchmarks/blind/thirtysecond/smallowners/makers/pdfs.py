from common import *
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4,letter,landscape
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.pdfgen import canvas
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from fpdf import FPDF
T='/usr/share/fonts/truetype/'
for n,f in [('LS','liberation2/LiberationSans-Regular'),('LSB','liberation2/LiberationSans-Bold'),('LSI','liberation2/LiberationSans-Italic'),('DS','dejavu/DejaVuSerif'),('DSB','dejavu/DejaVuSerif-Bold')]:
    pdfmetrics.registerFont(TTFont(n,T+f+'.ttf'))
def p1():
    r=random.Random(3201);fn='kowal_three_deckers_oct26.pdf'
    nm=names(r,20);i=0;rows=[]
    S=PS('a',fontName='Times-Roman',fontSize=11,leading=14);C=PS('c',fontName='Times-Roman',fontSize=9.5,leading=11)
    st=[Paragraph('<b><font size=15>Rents, all houses</font></b>',S),Spacer(1,6),Paragraph('Worcester, Mass. &nbsp;&nbsp; As of October 1, 2026. Typed by Hedda K. for the refinance. Rents are per month.',S),Spacer(1,10)]
    W=[62,112,58,58,56,60,62,82]
    H=[['3 Floors, 44 Vernon Street'],['1st','2nd','3rd']]
    houses=[('44 Vernon Street',['1st floor','2nd floor','3rd floor']),('118 Ingleside Avenue',['1st floor','2nd floor','3rd floor','Basement']),('9 & 9A Perley Court (duplex)',['No. 9','No. 9A']),('271 Burncoat Terrace',['1 front','1 rear','2 front','2 rear','3rd floor'])]
    g=[0,0,0];first=True
    rem={2:'pays in cash, 2 halves',5:'plow included',7:'wants a dog',11:'heat incl.'}
    for h,us in houses:
        st.append(Paragraph(f'<b><u>{h}</u></b>',S));st.append(Spacer(1,3))
        data=[['Which','Tenant','Rent','Security','Owes','Since','Lease till','Remarks']] if first else []
        s=[0,0,0]
        for u in us:
            k=len(rows)
            if (h[:3],u) in [('118','Basement'),('271','2 rear')]:
                note='in-law, being painted' if u=='Basement' else 'asking 1,650'
                data.append([u,'empty','','','','','',Paragraph(note,C)])
                rows.append(R(unit=u,building=h,statusText='empty',marketRent=1650 if u=='2 rear' else None));continue
            a,b=nm[i];i+=1
            t=f'{a} {b}' if k%3 else f'{b}, {a} & {nm[-i][0]}'
            rent=r.choice([1275,1350,1425,1500,1575,1625,1780]);sec=rent if k%4 else 1000
            ow=r.choice([0,0,0,rent,350,125]);sd=day(r,(2012,1,1),(2026,6,1));mtm=r.random()<.4
            le=None if mtm else day(r,(2026,11,1),(2027,9,28))
            if le: le=(le.replace(day=28)+D.timedelta(4)).replace(day=1)-D.timedelta(1)
            s=[s[0]+rent,s[1]+sec,s[2]+ow]
            data.append([u,Paragraph(t,C),f'{rent:,}',f'{sec:,}',f'{ow:,}' if ow else '0',f'{sd.month}/{sd.day}/{sd:%y}','at will' if mtm else f'{le.month}/{le.day}/{le:%y}',Paragraph(rem.get(k,''),C)])
            rows.append(R(unit=u,building=h,tenantName=t,contractRent=rent,deposit=sec,balance=ow,moveInDate=iso(sd),leaseEndDate='at will' if mtm else iso(le),statusText='Occupied'))
        data.append(['','together']+[f'{x:,}' for x in s]+['','',''])
        tb=Table(data,colWidths=W);n=len(data)
        ts=[('FONT',(0,0),(-1,-1),'Times-Roman',9.5),('ALIGN',(2,0),(4,-1),'RIGHT'),('GRID',(0,0),(-1,n-2),.5,colors.black),('FONT',(0,n-1),(-1,n-1),'Times-Italic',9.5),('VALIGN',(0,0),(-1,-1),'TOP'),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2)]
        if first: ts.append(('FONT',(0,0),(-1,0),'Times-Bold',9.5))
        first=False
        tb.setStyle(TableStyle(ts));st+= [tb,Spacer(1,10)];g=[x+y for x,y in zip(g,s)]
    st.append(Paragraph(f'<b>All four houses: rents {g[0]:,} a month, security held {g[1]:,}, owed to me {g[2]:,}.</b>',S))
    st.append(Paragraph(f'{len(rows)} apartments, {len(rows)-2} rented and 2 empty. Garages at Burncoat go with the apartments, no extra.',S))
    SimpleDocTemplate(path(fn),pagesize=letter,leftMargin=30,rightMargin=30,topMargin=50,title='Rents').build(st)
    save(fn,'MULTIFAMILY','typed in Word, one bordered table per house, header only on the first',rows,None,'2026-10-01',14,12,2,True)
def p2():
    r=random.Random(3202);fn='sandhaven_pitch_fee_register.pdf'
    nm=names(r,130);pdf=FPDF('L','mm','A4');pdf.set_auto_page_break(False);rows=[];ln=[99];pg=[0]
    def head():
        pdf.add_page();pg[0]+=1;pdf.set_font('Courier','',8.6);ln[0]=0
        out('SANDHAVEN RESIDENTIAL PARK LTD'.ljust(60)+'PITCH FEE REGISTER'.ljust(44)+f'PAGE {pg[0]:>3}')
        out('Marsh Lane, Saltfleetby, Lincolnshire'.ljust(60)+'Position at 31-OCT-2026'.ljust(44)+'PARKMAN v4.2')
        out('='*118)
        out('PITCH  OCCUPIER               HOME          SINCE       FEE P.C.M.   WATER    TOTAL  REVIEW     ARREARS  STATUS')
        out('                                                                £       £        £  DUE              £')
        out('-'*118)
    def out(s):
        pdf.set_xy(12,10+ln[0]*3.9);pdf.cell(0,3.9,s);ln[0]+=1
    def line(s):
        if ln[0]>44: head()
        out(s)
    head();gt=[0,0,0,0];cnt=dict(O=0,V=0,S=0);i=0
    for av,pre,n in [('CURLEW AVENUE','C',36),('DUNLIN DRIVE','D',41),('PLOVER CLOSE','P',19),('THE PADDOCK','TP',32)]:
        line('');line(f'** {av} **');s=[0,0,0,0]
        for k in range(1,n+1):
            if k==13: k='12A'
            u=f'{pre}{k}'
            x=r.random();home=r.choice(['TWIN 40X20','TWIN 36X20','SINGLE 38X12','SINGLE 32X10','TWIN 45X22'])
            if x<.06:
                cnt['V']+=1;line(f'{u:<6} {"VACANT PITCH":<22} {"":<13} {"":<11}{"":>10} {"":>7} {"":>8}  {"":<9}{"":>9}   VAC')
                rows.append(R(unit=u,section=av,statusText='VAC'));continue
            if x<.09:
                cnt['S']+=1;line(f'{u:<6} {"PARK STOCK-SHOW HOME":<22} {home:<13} {"":<11}{"":>10} {"":>7} {"":>8}  {"":<9}{"":>9}   SHOW')
                rows.append(R(unit=u,section=av,statusText='SHOW',unitType=home));continue
            a,b=nm[i];i+=1;t=f'{r.choice(["MR & MRS","MRS","MR","MISS"])} {a[0]} {b}'.upper()
            fee=round(r.uniform(148,236),2);wat=r.choice([11.5,14.25,14.25,0]);ar=0
            if x>.9: ar=round(fee*r.choice([1,2,3]),2)
            elif x>.86: ar=-50.0
            if u=='C1': t='WARDEN (EMPLOYEE)';fee=0.;wat=0.;ar=0.
            sd=day(r,(1994,1,1),(2026,8,30));rv=r.choice(['01-JAN-27','01-APR-27']);cnt['O']+=1
            tot=round(fee+wat,2)
            for q,v in enumerate((fee,wat,tot,ar)): s[q]+=v
            ars=f'{-ar:.2f}CR' if ar<0 else f'{ar:.2f}  '
            line(f'{u:<6} {t[:22]:<22} {home:<13} {sd.strftime("%d-%b-%y").upper():<11}{fee:>10.2f} {wat:>7.2f} {tot:>8.2f}  {rv:<9}{ars:>11} OCC')
            rows.append(R(unit=u,section=av,unitType=home,tenantName=t[:22],moveInDate=iso(sd),contractRent=fee,charges=[dict(code='FEE P.C.M.',amount=fee),dict(code='WATER',amount=wat)],totalCharges=tot,balance=ar,statusText='OCC'))
        line('');line(f'{"":<6} {"TOTAL "+av:<36} {"":<11}{s[0]:>10,.2f} {s[1]:>7,.2f} {s[2]:>8,.2f}  {"":<9}{s[3]:>9,.2f}')
        gt=[a+b for a,b in zip(gt,s)]
    if ln[0]>38: head()
    line('='*118);line(f'{"":<6} {"PARK TOTAL":<36} {"":<10}{gt[0]:>11,.2f} {gt[1]:>7,.2f} {gt[2]:>8,.2f}  {"":<9}{gt[3]:>9,.2f}')
    line('');line(f'PITCHES {len(rows)}   OCCUPIED {cnt["O"]}   VACANT {cnt["V"]}   SHOW HOMES {cnt["S"]}');line('CR = paid in advance. No pitch numbered 13.   *** END OF REGISTER ***')
    pdf.output(path(fn));save(fn,'MANUFACTURED_HOUSING','fixed-pitch register from a small DOS-like program, avenues as sections',rows,'SANDHAVEN RESIDENTIAL PARK','2026-10-31',len(rows),cnt['O'],cnt['V'])
def de(x,n=2): return f'{x:,.{n}f}'.replace(',','_').replace('.',',').replace('_','.')
def p3():
    r=random.Random(3203);fn='Lindenhofstrasse_tenancy_schedule.pdf';nm=names(r,24);rows=[];i=0
    C=PS('c',fontName='LS',fontSize=7.3,leading=8.6)
    data=[['Unit','Position','Use','sqm','Tenant','Start','Fixed until','Monthly, EUR','','','','','EUR/\nsqm','Deposit\n(EUR)'],
          ['','','','','','','','Net\ncold rent','Operating\ncosts adv.','Heating\nadvance','Parking','Gross\n(warm)','','']]
    ents=[('GE 01','ground floor left','Shop'),('GE 02','ground floor right','Dental surgery')]
    for f in ['1st floor','2nd floor','3rd floor','4th floor']:
        for p in ['left','middle','right','rear wing']: ents.append((f'WE {len(ents)-1:02d}',f'{f} {p}',r.choice(['Flat, 2 rooms','Flat, 3 rooms','Flat, 4 rooms'])))
    ents+= [('WE 17','attic left','Flat, 2 rooms'),('WE 18','attic right','Studio')]
    ents+= [(f'G {k}','yard','Garage') for k in range(1,5)]
    tot=[0]*5;ta=0;td=0
    for u,p,use in ents:
        gar=u[0]=='G' and u[1]==' ';ge=u[:2]=='GE'
        ar=None if gar else round(r.uniform(84,140) if ge else {'Flat, 2 rooms':r.uniform(48,61),'Flat, 3 rooms':r.uniform(68,82),'Flat, 4 rooms':r.uniform(88,108),'Studio':29.4}[use],2)
        if ar: ta+=ar
        if u in ('WE 07','WE 16','G 3'):
            v='vacant since 01.08.2026' if u!='G 3' else 'vacant'
            data.append([u,p,use,de(ar) if ar else '',v]+['']*9)
            rows.append(R(unit=u,unitType=use,area=ar,statusText=v));continue
        a,b=nm[i];i+=1;t=b if i%2 else f'{b}, {a}'
        if u=='GE 01': t='Tee & Ton Keramik UG'
        if u=='GE 02': t='Dr. Rademacher & Partner'
        if gar: t=[x for x in rows if x['unit']==f'WE 0{u[-1]}'][0]['tenantName']
        sd=day(r,(1991,1,1),(2026,5,1),True)
        net=75.0 if gar else round(ar*r.uniform(*( (15,19) if ge else (7.2,12.8))),2)
        op=None if gar else float(round(ar*2.1/5)*5);he=None if gar else float(round(ar*1.4/5)*5)
        pk=40.0 if r.random()<.2 and not gar else None
        gr=round(net+(op or 0)+(he or 0)+(pk or 0),2);dep=None if gar or r.random()<.15 else round(net*3,2)
        fx=D.date(2031,12,31) if u=='GE 02' else D.date(2028,3,31) if u=='GE 01' else None
        for q,v in enumerate((net,op,he,pk,gr)): tot[q]+=v or 0
        td+=dep or 0
        data.append([u,p,use,de(ar) if ar else '',Paragraph(t,C),sd.strftime('%d.%m.%Y'),fx.strftime('%d.%m.%Y') if fx else 'open-ended']+[de(x) if x is not None else '–' for x in (net,op,he,pk,gr)]+[de(net/ar) if ar else '',de(dep) if dep else '–'])
        ch=[dict(code=c,amount=v) for c,v in (('Net cold rent',net),('Operating costs adv.',op),('Heating advance',he),('Parking',pk)) if v is not None]
        rows.append(R(unit=u,unitType=use,area=ar,tenantName=t,leaseStartDate=iso(sd),leaseEndDate=iso(fx) if fx else 'open-ended',contractRent=net,charges=ch,totalCharges=gr,deposit=dep,statusText='Occupied'))
    data.append(['Total','','',de(ta),'','','']+[de(x) for x in tot]+['',de(td)])
    tb=Table(data,colWidths=[36,82,66,40,104,50,52,54,50,48,42,54,38,56],repeatRows=2)
    tb.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'LS',7.3),('FONT',(0,0),(-1,1),'LSB',7.3),('FONT',(0,-1),(-1,-1),'LSB',7.3),('SPAN',(7,0),(11,0)),('ALIGN',(7,0),(11,0),'CENTER'),('ALIGN',(3,2),(3,-1),'RIGHT'),('ALIGN',(7,1),(-1,-1),'RIGHT'),('ALIGN',(12,0),(13,0),'RIGHT'),('LINEBELOW',(7,0),(11,0),.4,colors.black),('LINEBELOW',(0,1),(-1,1),1,colors.black),('LINEABOVE',(0,-1),(-1,-1),.8,colors.black),('ROWBACKGROUNDS',(0,2),(-1,-2),[colors.white,colors.HexColor('#eef2ea')]),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2),('VALIGN',(0,0),(-1,-1),'MIDDLE')]))
    S=PS('s',fontName='LS',fontSize=9,leading=12)
    st=[Paragraph('<font name="LSB" size=13>Tenancy schedule (Mieterliste) – Lindenhofstraße 27, 04317 Leipzig</font>',S),Spacer(1,5),Paragraph('Owner: Hausgemeinschaft Zielke GbR &nbsp;|&nbsp; Status: 30.09.2026 &nbsp;|&nbsp; English version for the lender, amounts in German notation',S),Spacer(1,8),tb,Spacer(1,8),
        Paragraph('20 rental units (18 flats, 2 commercial), of which 18 let and 2 vacant; 4 garages, 3 let. Garage rents are VAT-free. Deposits are held in savings books.',S)]
    SimpleDocTemplate(path(fn),pagesize=landscape(A4),leftMargin=30,rightMargin=30,topMargin=36,bottomMargin=30).build(st)
    save(fn,'MIXED_USE','German landlord schedule in English, comma decimals, grouped header',rows,'Lindenhofstraße 27','2026-09-30',20,18,2,True)
def p4():
    r=random.Random(3204);fn='jacaranda_lodge_rooms.pdf';nm=names(r,24);pdf=FPDF('P','mm','A4');pdf.add_page();rows=[]
    pdf.set_font('Helvetica','B',16);pdf.set_text_color(90,40,110);pdf.cell(0,8,'Jacaranda Lodge',new_x='LMARGIN',new_y='NEXT');pdf.set_text_color(0)
    pdf.set_font('Helvetica','',9);pdf.cell(0,5,'Registered boarding house, 61 Carrington St, Wickham NSW 2293',new_x='LMARGIN',new_y='NEXT');pdf.cell(0,5,'Who is in which room - Sunday 15 November 2026',new_x='LMARGIN',new_y='NEXT');pdf.ln(3)
    W=[14,44,24,22,24,22,20,20];H=['Room','Resident','Moved in','Rent\n$ / week','Paid to','Behind $','Bond $','Type']
    def hdr():
        pdf.set_font('Helvetica','B',8);pdf.set_fill_color(225,215,235)
        for k,(w,h) in enumerate(zip(W,['Room','Resident','Moved in','Rent','Paid up','Behind','Bond','Room'])): pdf.cell(w,4,h,fill=True,align='R' if k in(3,5,6) else 'L')
        pdf.ln(4)
        for k,(w,h) in enumerate(zip(W,['','','','$ / week','to','$','$','type'])): pdf.cell(w,4,h,fill=True,align='R' if k in(3,5,6) else 'L')
        pdf.ln(5)
    i=0;tw=tb=tbd=0
    for fl,ro in [('Ground floor',range(1,9)),('First floor',range(9,19)),('Sleep-out / rear building',range(19,25))]:
        pdf.set_font('Helvetica','BI',9.5);pdf.cell(0,6,fl,new_x='LMARGIN',new_y='NEXT');hdr();pdf.set_font('Helvetica','',8.5)
        for k in ro:
            ty=r.choice(['single','single','double','ensuite']);u=str(k)
            if k in (6,14,22): v=[u,'- empty -','','','','','',ty];rows.append(R(unit=u,section=fl,statusText='empty',unitType=ty))
            elif k==17: v=[u,'CLOSED, ceiling','','','','','',ty];rows.append(R(unit=u,section=fl,statusText='CLOSED, ceiling',unitType=ty))
            else:
                a,b=nm[i];i+=1;t=f'{a} {b}' if k%4 else f'{a} {b[0]}.'
                w={'single':r.choice([185,195,210]),'double':r.choice([240,255]),'ensuite':r.choice([285,300])}[ty];bd=w*2 if r.random()<.8 else w
                if k==1: t=f'{a} {b} (manager)';w=0;bd=0
                late=r.choice([0,0,0,1,2]) if k>1 else 0;be=late*w;pt=D.date(2026,11,22)-D.timedelta(7*late+(7 if late else 0)) ;sd=day(r,(2017,1,1),(2026,10,20))
                tw+=w;tb+=be;tbd+=bd
                v=[u,t,f'{sd.day} {sd:%b %Y}',f'{w:.2f}',f'{pt.day} {pt:%b}' if k>1 else 'n/a',f'{be:.2f}',f'{bd:,}',ty]
                rows.append(R(unit=u,section=fl,unitType=ty,tenantName=t,moveInDate=iso(sd),weeklyRent=w,balance=be,deposit=bd,statusText='Occupied'))
            for q,(w,x) in enumerate(zip(W,v)): pdf.cell(w,5,('  ' if q==7 else '')+x,border='B',align='R' if q in(3,5,6) else 'L')
            pdf.ln(5)
        pdf.ln(2)
    pdf.set_font('Helvetica','B',9)
    for w,x,al in [(82,'Whole house','L'),(22,f'{tw:,.2f}','R'),(24,'','L'),(22,f'{tb:,.2f}','R'),(20,f'{tbd:,}','R')]: pdf.cell(w,6,x,border='T',align=al)
    pdf.ln(9);pdf.set_font('Helvetica','',8.5);pdf.multi_cell(0,4.5,'24 rooms: 20 occupied (the manager in room 1 pays no rent), 3 empty, 1 closed for repairs.\nAll rents are weekly, power and linen included. Bonds lodged with NSW Fair Trading where over two weeks.')
    pdf.output(path(fn));save(fn,'MULTIFAMILY','boarding house list, weekly rents only (key weeklyRent)',rows,'Jacaranda Lodge','2026-11-15',24,20,3,True)
def p5():
    r=random.Random(3205);fn='RE_ Castlegate parade - tenants.pdf';rows=[]
    raw=[('Shop 12','Bloom & Ivy Florist Ltd','13500 pa','24/06/2021','23/06/2031',3375,0,'FRI lease, review 2026 outstanding'),
    ('Flat 12a','Tilda Coverdale','675 pcm','01/03/2024','',675,0,'periodic now'),('Flat 12b','Umar & Rosa Okonjo','720 pcm','15/09/2025','14/09/2026',830,0,''),
    ('Shop 14','Gorham Bakers','11250 pa','29/09/2018','28/09/2028',0,937.5,'one month late'),('Flat 14a','EMPTY','','','','','','new kitchen going in'),
    ('Shop 16','VACANT','','','','','','board up, was the bank; looking for 12k'),('Flat 16a','Mabel Larkham','695 pcm','12/12/2022','',650,1390,'two months, on a plan'),('Flat 16b','Niall Kilbride','640 pcm','01/07/2019','',500,0,''),
    ('Shop 18','Trent Valley Vape Co','14800 pa','01/04/2025','31/03/2030',3700,0,'break Apr 2028'),('Flat 18a','Colm Brannock','710 pcm','20/05/2025','19/05/2027',815,0,''),
    ('Shop 20/22','Holloran Funeral Directors','22600 pa','25/12/2016','24/12/2036',0,0,'double unit'),('Flat 20a','Gwen Ashdown','660 pcm','02/02/2021','',600,-20,'20 in credit'),
    ('Rear garage','Holloran Funeral Directors','1200 pa','25/12/2016','24/12/2036','','','hearse')]
    C=PS('c',fontName='LS',fontSize=8.6,leading=10.4);B=PS('b',fontName='LS',fontSize=10,leading=13.5)
    data=[['Where','Who','Rent','From','To','Deposit','Owing','Comments']];pa=pm=dp=ow=0
    for u,t,re,a,b,d,o,c in raw:
        dt=lambda x:D.datetime.strptime(x,'%d/%m/%Y').date().isoformat() if x else None
        n,per=(re.split()+['',''])[:2];n=int(n) if n else None
        if per=='pa':pa+=n
        elif per: pm+=n
        dp+=d or 0;ow+=o or 0
        data.append([u,Paragraph(t.replace('&','&amp;'),C),f'£{n:,} {per}' if n else '',a,b,f'£{d:,}' if d else ('nil' if d==0 else ''),(f'£{o:,.2f}' if o>0 else f'-£{-o:.2f}' if o<0 else 'nil') if o!='' else '',Paragraph(c,C)])
        v=t in('EMPTY','VACANT')
        rows.append(R(unit=u,tenantName=None if v else t,statusText=t if v else 'Occupied',contractRent=n if per=='pcm' else None,annualRent=n if per=='pa' else None,leaseStartDate=dt(a),leaseEndDate=dt(b),deposit=None if d=='' else d,balance=None if o=='' else o))
    tb=Table(data,colWidths=[55,105,62,54,54,46,52,107],hAlign='LEFT');tb.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'LS',8.6),('FONT',(0,0),(-1,0),'LSB',8.6),('BOX',(0,0),(-1,-1),.4,colors.grey),('INNERGRID',(0,0),(-1,-1),.3,colors.lightgrey),('VALIGN',(0,0),(-1,-1),'TOP')]))
    hd=Table([['From:','Stan Fothergill <stan@fothergillproperties.example>'],['Sent:','Tue 10 November 2026 21:47'],['To:','Lomax Mortgage Broking <cases@lomaxbroking.example>'],['Subject:','RE: Castlegate parade - tenants']],colWidths=[60,440],hAlign='LEFT')
    hd.setStyle(TableStyle([('FONT',(0,0),(0,-1),'LSB',9.5),('FONT',(1,0),(1,-1),'LS',9.5),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1)]))
    st=[Paragraph('<font name="LSB" size=12>Stan Fothergill</font>',B),HRFlowable(width='100%',color=colors.black,thickness=1.5),hd,Spacer(1,12),Paragraph('Evening,',B),Spacer(1,6),Paragraph('As asked, the list of who is in at Castlegate Parade (nos. 12 to 22), as things stand today. Shops pay by the year in quarters, flats by the calendar month. No VAT on any of it.',B),Spacer(1,8),tb,Spacer(1,8),
    Paragraph(f'So that is £{pa:,} a year off the shops with the garage, £{pm:,} a month off the flats. Deposits come to £{dp:,} and I am owed £{ow:,.2f} net of the credit.',B),Paragraph('Five shops and seven flats in all, one shop and one flat standing empty. I can let the shop by Christmas.',B),Spacer(1,8),Paragraph('Regards<br/>Stan',B),Spacer(1,14),Paragraph('<font size=8 color="#666666">Sent from my tablet. This message may be confidential.</font>',B)]
    SimpleDocTemplate(path(fn),pagesize=A4,leftMargin=28,rightMargin=28,topMargin=40).build(st)
    assert sum(x[0].startswith('Shop') for x in raw)==5 and sum(x[0].startswith('Flat') for x in raw)==7
    save(fn,'MIXED_USE','e-mail print with a table; pa and pcm mixed in one column',rows,'Castlegate Parade','2026-11-10',12,10,2,True)
def p6():
    r=random.Random(3206);fn='rentroll_4410_N_Maplewood.pdf';nm=names(r,30);rows=[];c=canvas.Canvas(path(fn),pagesize=letter)
    X=[40,84,140,290,356,424,492,572];pg=[0];y=[0]
    def head():
        if pg[0]: foot();c.showPage()
        pg[0]+=1;c.setFont('DSB',11);c.drawString(40,752,'4410 N. Maplewood Courtyard');c.setFont('DS',8);c.drawString(40,740,'4410-18 N. Maplewood Ave., Chicago IL 60625');c.drawRightString(572,752,'RENT ROLL');c.drawRightString(572,740,'Current as of 11/01/2026');c.line(40,733,572,733)
        c.setFont('DSB',7.5)
        for x,a,b,rt in [(40,'Apt','Sq Ft',0),(94,'Type','Status',0),(140,'Resident','Lease from - to',0),(290,'Moved in','',0),(424,'Rent','Market',1),(492,'Deposit','',1),(572,'Balance','',1)]:
            f=c.drawRightString if rt else c.drawString;f(x,722,a);f(x,712,b)
        c.line(40,707,572,707);y[0]=696
    def foot(): c.setFont('DS',7);c.drawString(40,30,'LandlordLite 3  -  registered to Enright');c.drawRightString(572,30,f'Page {pg[0]}')
    head();tr=tm=td=tb=0;i=0
    m=lambda x:f'{x:,.2f}' if x>=0 else f'({-x:,.2f})'
    for en in ['4410','4414','4418']:
        for n in (['1N','1S','2N','2S','3N','3S','GDN','2E','3E','1E'] if en!='4418' else ['1N','1S','2N','2S','3N','3S','2W','3W']):
            u=f'{en}-{n}'
            if y[0]<70: head()
            ty=r.choice(['1BR','2BR','2BR','STU']);sf={'1BR':640,'2BR':880,'STU':450}[ty]+r.randrange(0,60,5);mk={'1BR':1495,'2BR':1895,'STU':1150}[ty];tm+=mk
            c.setFont('DSB',8);c.drawString(40,y[0],u);c.setFont('DS',8);c.drawString(94,y[0],ty);c.drawString(40,y[0]-10,str(sf));c.drawRightString(424,y[0]-10,m(mk))
            if u in('4410-3E','4418-2W'):
                c.drawString(94,y[0]-10,'Vacant');rows.append(R(unit=u,unitType=ty,area=sf,statusText='Vacant',marketRent=mk))
            else:
                a,b=nm[i];i+=1;t=f'{b}, {a}';rt=mk-r.choice([0,45,90,130,-25]);mi=day(r,(2015,1,1),(2026,9,1));ls=D.date(2026,r.randint(1,10),1);le=ls.replace(year=2027)-D.timedelta(1)
                dp=r.choice([0,500,rt]);ba=r.choice([0,0,0,0,rt,75,-40,215.5]);s='Notice' if u in('4410-2N','4418-3S') else 'Evict' if u=='4414-1E' else 'Current'
                if s=='Evict': ba=rt*3
                c.drawString(94,y[0]-10,s);c.drawString(140,y[0],t);c.drawString(140,y[0]-10,f'{ls:%m/%d/%Y} - {le:%m/%d/%Y}');c.drawString(290,y[0],f'{mi:%m/%d/%Y}');c.drawRightString(424,y[0],m(rt));c.drawRightString(492,y[0],m(dp));c.drawRightString(572,y[0],m(ba))
                tr+=rt;td+=dp;tb+=ba
                rows.append(R(unit=u,unitType=ty,area=sf,tenantName=t,statusText=s,marketRent=mk,contractRent=rt,leaseStartDate=iso(ls),leaseEndDate=iso(le),moveInDate=iso(mi),deposit=dp,balance=ba))
            c.setStrokeGray(.8);c.line(40,y[0]-14,572,y[0]-14);c.setStrokeGray(0);y[0]-=25
    if y[0]<90: head()
    c.setFont('DSB',8);c.line(40,y[0]+8,572,y[0]+8);c.drawString(40,y[0]-4,'Totals  28 apartments   26 occupied   2 vacant');c.drawRightString(424,y[0]-4,m(tr+300));c.drawRightString(424,y[0]-14,m(tm));c.drawRightString(492,y[0]-4,m(td));c.drawRightString(572,y[0]-4,m(tb))
    foot();c.save()
    save(fn,'MULTIFAMILY','two-line records from a small program',rows,'4410 N. Maplewood Courtyard','2026-11-01',28,26,2,False,planted=dict(what=f'total of Rent printed {m(tr+300)}, rows add to {m(tr)}',kind='total_wrong'))
def p7():
    r=random.Random(3207);fn='Fairlane_workshops_rents.pdf';rows=[];ten=["Dunmore Cabinetry","Ridge Line Roofing LLC","Sandoval Auto Upholstery","Big Fork Signs","Tolland Plumbing Supply","Kettleby Kayaks","Hank's Small Engine","Norquist Granite","Pennock Fire & Water","Zip Tie Electric Inc","CrossFarm Gym","Brokaw Bros. Garage Doors","Stavely Print Shop","Eskridge Locksmiths"]
    data=[['','','','RENT IN PLACE','','','TERM','','CAM','NEXT INCREASE','','',''],['Bay','Occupant','Feet','Per year','Per month','$/ft','Begins','Ends','per month','When','To (per yr)','Deposit','Owner notes']]
    k=0;T=[0]*6;C=PS('c',fontName='Helvetica',fontSize=7,leading=8)
    for n in range(1,17):
        u=f'Bay {n}';sf=r.choice([1200,1500,1800,2400,3000])
        T[0]+=sf
        if n in(5,12):
            nt='Available, ask $9/ft' if n==5 else 'Available Jan., roof first';data.append([u,'available',f'{sf:,}']+['']*9+[Paragraph(nt,C)]);rows.append(R(unit=u,area=sf,statusText='available'));continue
        t=ten[k];k+=1;mo=round(sf*r.uniform(7.5,11)/12/5)*5;yr=mo*12;ls=day(r,(2019,1,1),(2026,6,1),True);le=ls.replace(year=ls.year+r.choice([8,10]))-D.timedelta(1);cam=round(sf*1.44/12);dep=r.choice([mo,mo,2*mo])
        mtm=n in (7,15);step=None if mtm or n%4==0 else ls.replace(year=2027);sa=round(yr*1.03/12)*12 if step else None
        T[1]+=yr;T[2]+=mo;T[3]+=cam;T[4]+=dep
        data.append([u,t,f'{sf:,}',f'${yr:,}',f'${mo:,}',f'{yr/sf:.2f}',f'{ls:%b %d, %Y}','month to month' if mtm else f'{le:%b %d, %Y}',f'${cam:,}',f'{step:%b %d, %Y}' if step else '',f'${sa:,}' if step else '',f'${dep:,}',Paragraph({3:'pays 5th, always',9:'1 x 5 yr option',14:'guaranty, both brothers'}.get(n,''),C)])
        rows.append(R(unit=u,tenantName=t,area=sf,annualRent=yr,contractRent=mo,leaseStartDate=iso(ls),leaseEndDate='month to month' if mtm else iso(le),charges=[dict(code='CAM',amount=cam)],deposit=dep,rentSteps=[dict(date=iso(step),amount=sa,per='year')] if step else None,statusText='Occupied'))
    data.append(['Sign','Highline Outdoor (billboard)','','$3,600','$300','','May 01, 2022','Apr 30, 2032','','','','',''])
    rows.append(R(unit='Sign',tenantName='Highline Outdoor (billboard)',annualRent=3600,contractRent=300,leaseStartDate='2022-05-01',leaseEndDate='2032-04-30',statusText='Occupied'));T[1]+=3600;T[2]+=300
    data.append(['16 bays','14 taken, 2 available',f'{T[0]:,}',f'${T[1]:,}',f'${T[2]:,}','','','',f'${T[3]:,}','','',f'${T[4]:,}',''])
    tb=Table(data,colWidths=[40,124,38,54,50,34,60,66,48,60,56,46,80],repeatRows=2)
    tb.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7.6),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#2f4f6f')),('TEXTCOLOR',(0,0),(-1,1),colors.white),('SPAN',(3,0),(5,0)),('SPAN',(6,0),(7,0)),('SPAN',(9,0),(10,0)),('ALIGN',(3,0),(10,0),'CENTER'),('ALIGN',(2,2),(5,-1),'RIGHT'),('ALIGN',(8,2),(8,-1),'RIGHT'),('ALIGN',(10,2),(11,-1),'RIGHT'),('LINEBELOW',(0,2),(-1,-2),.25,colors.grey),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',7.6),('LINEABOVE',(0,-1),(-1,-1),1,colors.black)]))
    S=PS('s',fontName='Helvetica',fontSize=9,leading=12)
    SimpleDocTemplate(path(fn),pagesize=landscape(letter),leftMargin=18,rightMargin=18,topMargin=40).build([Paragraph('<b>FAIRLANE CONTRACTOR WORKSHOPS</b> &nbsp; 2200 Fairlane Rd, Boise, Idaho',S),Paragraph('Schedule of rents at September 30, 2026 (Culpin Family Trust)',S),Spacer(1,8),tb])
    save(fn,'INDUSTRIAL','landscape schedule, grouped header, annual and monthly, one step per lease',rows,'FAIRLANE CONTRACTOR WORKSHOPS','2026-09-30',16,14,2)
def run():
    for f in (p1,p2,p3,p4,p5,p6,p7): f()
