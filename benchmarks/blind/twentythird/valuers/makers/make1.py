# UK office brochure PDF (cover + schedule) and Irish letter PDF
from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import A4,landscape
from reportlab.lib import colors
from reportlab.lib.styles import getSampleStyleSheet,ParagraphStyle as PS
from reportlab.lib.units import mm
d=dt.date
def kingsgate():
    name='kingsgate_house_brochure.pdf'
    P=PS('c',fontName='Helvetica',fontSize=7,leading=8.4); R=PS('r',parent=P,alignment=2); W=PS('w',parent=P,textColor=colors.white,fontName='Helvetica-Bold')
    f=lambda x:x.strftime('%d/%m/%Y')
    data=[('Lower ground','Tessel Fitness Ltd',4120,d(2021,3,25),10,'25/03/2026 (T)','Passed – nil uplift',61800,'Gym; D2 use.'),
    ('Part ground (front)','Brewline Coffee Co. Ltd',1185,d(2019,9,29),10,'–','29/09/2024 outstanding',42500,'Landlord & Tenant Act 1954 protected.'),
    ('Part ground (rear)','Vacant',2040,None,0,'','',None,'Refurbished 2024. Quoting £24.50 psf.'),
    ('First (east)','Orrin & Stead LLP',3765,d(2022,6,24),10,'24/06/2027 (T)','24/06/2027',88477.50,'Solicitors. Outside the Act.'),
    ('First (west)','Marlowe Claims Services Ltd',3610,d(2020,1,6),7,'–','–',79420,'Guarantor: Marlowe Holdings plc.'),
    ('Second (whole)','Department of Works (t/a Regional Permits Office)',7440,d(2016,12,25),15,'25/12/2026 (M)','25/12/2026',159960,'Mutual break on 12 months’ notice.'),
    ('Third (east)','Vacant',3765,None,0,'','',None,'Under offer – 5 year lease.'),
    ('Third (west)','Quayside Actuarial Ltd',3598,d(2024,5,1),5,'01/05/2027 (T)','–',86352,'Half rent to 31/10/2024 – expired.'),
    ('Fourth (whole)','Hexley Digital Group plc',7395,d(2023,2,1),10,'01/02/2028 (T)','01/02/2028',184875,'12 months rent free held back if break not used.'),
    ('Fifth (penthouse)','Aldane Capital Partners LLP',2870,d(2023,11,13),5,'13/11/2026 (T)','–',81795,'Includes terrace.'),
    ('Roof (mast)','Cellnode UK Ltd',None,d(2018,4,1),15,'–','RPI 3-yearly',9500,'Code agreement.'),
    ('Basement car park (22 spaces)','Hexley Digital Group plc',None,d(2023,2,1),10,'–','–',26400,'Licence, £1,200 per space.')]
    rows=[];tb=[[Paragraph(h,W) for h in ['Demise','Tenant','NIA<br/>(sq ft)','Lease start','Lease expiry','Break','Next review','Passing rent<br/>(£ per annum)','£ psf','Comments']]]
    tot=0;ar=0
    for u,t,a,s,y,b,rv,rent,c in data:
        e=end(s,y) if s else None
        tb.append([Paragraph(u,P),Paragraph('<b>Vacant</b>' if t=='Vacant' else t,P),f'{a:,}' if a else '',f(s) if s else '',f(e) if e else '',Paragraph(b,P),Paragraph(rv,P),f'{rent:,.2f}' if rent else '–',f'{rent/a:.2f}' if rent and a else '',Paragraph(c,P)])
        r=dict(unit=u,area=a,annualRent=rent)
        if t=='Vacant': r['statusText']='Vacant'
        else: r.update(tenantName=t,leaseStartDate=iso(s),leaseEndDate=iso(e))
        rows.append(r);tot+=rent or 0;ar+=a or 0
    tb.append(['Total','',f'{ar:,}','','','','',f'£{tot:,.2f}','',''])
    doc=SimpleDocTemplate(D+name,pagesize=landscape(A4),leftMargin=14*mm,rightMargin=14*mm,topMargin=14*mm,bottomMargin=14*mm)
    H=PS('h',fontName='Times-Bold',fontSize=34,leading=40,textColor=colors.HexColor('#16324f'));S=PS('s',fontName='Times-Roman',fontSize=14,leading=20);N=PS('n',fontName='Times-Italic',fontSize=8.5,leading=11)
    t=Table(tb,colWidths=[w*mm for w in(31,45,15,19,19,24,26,24,13,52)],repeatRows=1)
    t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#16324f')),('ALIGN',(2,1),(2,-1),'RIGHT'),('ALIGN',(7,1),(8,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'TOP'),('LINEBELOW',(0,1),(-1,-2),.25,colors.grey),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',7.5),('LINEABOVE',(0,-1),(-1,-1),1,colors.black)]))
    st=[Spacer(1,45*mm),Paragraph('KINGSGATE HOUSE',H),Paragraph('14–22 Castle Street, Norhampton NM1 4QT',S),Spacer(1,12*mm),Paragraph('Multi-let city centre office investment opportunity',S),Paragraph('On the instructions of the Trustees of the Penmoor Pension Scheme',S),Spacer(1,40*mm),Paragraph('DARROW FINCH | Chartered Surveyors | Subject to contract and exclusive of VAT',N),PageBreak(),
    Paragraph('Tenancy &amp; Income Schedule',PS('h2',parent=H,fontSize=18,leading=24)),Paragraph('Kingsgate House is let in accordance with the schedule below, which speaks as at 29 September 2025.',S),Spacer(1,4*mm),t,Spacer(1,3*mm),
    Paragraph('The building provides ten suites, eight of which are let and two of which are vacant; the mast and the car park are not counted. (T) tenant’s break, (M) mutual break. NIA measured under the RICS Code of Measuring Practice, 6th edition. The Estimated Rental Value of the vacant suites is £142,222 per annum.',N)]
    doc.build(st)
    save(name,'OFFICE','brochure, cover page + landscape tenancy schedule',True,'Kingsgate House','2025-09-29',10,8,2,rows)
def shannonview():
    name='parnell_parade_letter.pdf'
    B=PS('b',fontName='Times-Roman',fontSize=10.5,leading=13.5,spaceAfter=6);C=PS('c',fontName='Times-Roman',fontSize=8.5,leading=10)
    lg=lambda x:f'{x.day} {x.strftime("%B %Y")}'.replace(' 0',' ')
    shops=[('Shop 1','Dineen’s Family Butchers',860,d(2019,4,1),10,1650,4950),('Shop 2','Moyle Pharmacy Ltd',1240,d(2021,1,1),15,2750,8250),('Shop 3','Lease agreed, opens 1 Dec 2025',705,None,0,None,None),('Shop 4','Golden Wok Takeaway (Lin Trading Ltd)',690,d(2022,7,1),4,1400,2800),('Shop 5','Bright Smiles Dental Practice',1515,d(2018,10,1),20,3100,9300)]
    flats=[('1A','2 bed','Ciara Whelan',d(2023,5,1),1180,1180),('1B','1 bed','Piotr Gorny',d(2024,2,12),980,980),('2A','2 bed','Orla & Declan Byrne',d(2022,9,1),1095,1095),('2B','1 bed',None,None,None,None),('3A','2 bed','Farah Iqbal',d(2025,1,6),1350,1350),('4A','3 bed','Kofi Mensah-Upton',d(2021,11,1),1240,1200),('4B','Studio','Niamh Kearney (notice given, leaving 30 Nov)',d(2024,8,19),865,865),('5A','2 bed','Lucia Ferrand',d(2023,12,4),1225,1225)]
    rows=[];tb=[['','Occupier','Sq ft','From','To','€ per\nmonth','€ per\nyear','Deposit\nheld €']]
    sty=[];hd=[1,8]
    tb.append([Paragraph('<b><i>Ground floor shops</i></b>',C)]+['']*7);sa=0;sd=0
    for u,t,a,s,y,m,dep in shops:
        if s: tb.append([u,Paragraph(t,C),f'{a:,}',lg(s),lg(end(s,y)),f'{m:,}',f'{m*12:,}',f'{dep:,}']);rows.append(dict(unit=u,tenantName=t,area=a,leaseStartDate=iso(s),leaseEndDate=iso(end(s,y)),contractRent=m,annualRent=m*12,deposit=dep,section='Ground floor shops'));sa+=m;sd+=dep
        else: tb.append([u,Paragraph('Empty – '+t.lower().replace('dec','Dec'),C),f'{a:,}','','','nil','nil','nil']);rows.append(dict(unit=u,area=a,statusText='Empty – lease agreed, opens 1 Dec 2025',section='Ground floor shops'))
    tb.append(['','Shops','','','',f'{sa:,}',f'{sa*12:,}',f'{sd:,}']);sty.append(len(tb)-1)
    tb.append([Paragraph('<b><i>Flats above</i></b>',C)]+['']*7);fa=0;fd=0
    for u,k,t,s,m,dep in flats:
        U='Flat '+u
        if s:
            tt=t.split(' (')[0]
            tb.append([U,Paragraph(f'{t}',C),k,lg(s),'Part 4',f'{m:,}',f'{m*12:,}',f'{dep:,}']);rows.append(dict(unit=U,tenantName=tt,leaseStartDate=iso(s),leaseEndDate='Part 4',contractRent=m,annualRent=m*12,deposit=dep,section='Flats above',statusText='notice given, leaving 30 Nov' if 'notice' in t else None));fa+=m;fd+=dep
        else: tb.append([U,Paragraph('Vacant',C),k,'','','nil','nil','nil']);rows.append(dict(unit=U,statusText='Vacant',section='Flats above'))
    tb.append(['','Flats','','','',f'{fa:,}',f'{fa*12:,}',f'{fd:,}']);sty.append(len(tb)-1)
    tb.append(['','Whole parade','','','',f'{sa+fa:,}',f'{12*(sa+fa):,}',f'{sd+fd:,}']);sty.append(len(tb)-1)
    tb[0][2]='Sq ft /\nbeds'
    t=Table(tb,colWidths=[w*mm for w in(17,50,15,26,26,15,17,17)])
    t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',8.5),('FONT',(0,0),(-1,0),'Times-Bold',8.5),('ALIGN',(5,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'TOP'),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),1.5),('LINEBELOW',(0,0),(-1,0),.6,colors.black)]+[('SPAN',(0,i),(4,i)) for i in (1,8)]+[x for i in sty for x in(('FONT',(0,i),(-1,i),'Times-Bold',8.5),('LINEABOVE',(5,i),(-1,i),.5,colors.black))]))
    doc=SimpleDocTemplate(D+name,pagesize=A4,leftMargin=14*mm,rightMargin=12*mm,topMargin=18*mm,bottomMargin=16*mm)
    doc.build([Paragraph('<b>Rafferty Lysaght &amp; Co.</b><br/>Auctioneers, Valuers &amp; Letting Agents<br/>8 Bank Place, Ballinmore, Co. Limerick',B),Paragraph('14 October 2025',B),Paragraph('The Manager, Shannonside Credit Union',B),Paragraph('<b>Re: Parnell Parade, Main Street, Ballinmore – tenancies at 30 September 2025</b>',B),Paragraph('Dear Sir/Madam,',B),Paragraph('Further to your request we set out the tenancies of the above as they stood on 30 September 2025. Parnell Parade has five shops, of which four are trading, and eight flats overhead, of which seven are occupied (one of these on notice). In all, eleven of the thirteen lettings are occupied and two are empty.',B),t,Spacer(1,4*mm),Paragraph('Rents are exclusive of commercial rates and of a service charge of €2.10 per sq ft per annum on the shops. Flats are within a Rent Pressure Zone and are reviewed yearly. The shops are reviewed every fifth year to market.',B),Paragraph('Yours faithfully,',B),Spacer(1,8*mm),Paragraph('for Rafferty Lysaght &amp; Co.',B)])
    # the third column prints beds for flats
    for r in rows:
        for u,k,*_ in flats:
            if r['unit']=='Flat '+u: r['unitType']=k
    save(name,'MIXED_USE','letter in prose with unruled table',True,'Parnell Parade','2025-09-30',13,11,2,rows)
kingsgate();shannonview()
