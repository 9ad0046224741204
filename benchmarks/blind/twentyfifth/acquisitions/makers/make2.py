from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import A4,A3,landscape,letter
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
from reportlab.lib.units import mm
S=lambda z=7.5,**k:ParagraphStyle('a',fontName=k.pop('f','Helvetica'),fontSize=z,leading=z*1.2,**k)
def P(t,z=7.5,**k): return Paragraph(str(t),S(z,**k))
# ---- 3 UK high street parade (Word)
def d3():
    fn='tenancy_schedule_castle_parade.pdf'; rows=[]
    D=[('12 High Street','Ground floor & basement shop','Wren & Tolley Ltd (t/a Tolley Shoes)',1184,(2019,6,24),(2029,6,23),38500,'24 Jun 2024 (outstanding)','–','Full repairing & insuring. Deposit £9,625.',9625),
    ('14 High Street','Ground floor shop','Corvid Coffee Ltd',742,(2022,3,25),(2032,3,24),27000,'25 Mar 2027','T: 25 Mar 2027, 6 mths’ notice','FRI by service charge, capped RPI.',None),
    ('14A High Street','First floor offices','Marrick Lettings LLP',905,(2023,9,29),(2026,9,28),9500,'None','Mutual rolling, 6 mths','Outside 1954 Act.',None),
    ('16–18 High Street','Ground & part first floor shop','Northmoor Building Society',2960,(2015,12,25),(2030,12,24),72500,'25 Dec 2025','–','Schedule of condition.',None),
    ('20 High Street','Ground floor shop','VACANT',698,None,None,None,'','','Quoting £24,000 pa. Former card shop.',None),
    ('22 High Street','Ground floor shop','Pell Pharmacy Ltd',1010,(2021,1,1),(2036,12,31),31250,'1 Jan 2026','T: 1 Jan 2031','Rent free to 31 Mar 2021 expired.',None),
    ('22A High Street','First & second floor flat','Sold off – 125 years from 29 Sep 2004',None,(2004,9,29),(2129,9,28),150,'Fixed','–','Ground rent only.',None),
    ('24 High Street','Ground floor restaurant (Class E)','Saffron Lane Restaurants Ltd',1875,(2018,11,11),(2033,11,10),46000,'11 Nov 2028','T: 11 Nov 2028','Personal guarantee of two directors.',None),
    ('26 High Street','Ground floor shop','Brisk Barbers Ltd',455,(2024,5,1),(2029,4,30),14750,'None','T: 1 May 2027','Deposit £3,687.50.',3687.5),
    ('28 High Street','Ground floor & basement shop','Hearth Hospice Trading Ltd',1320,(2020,2,10),(2030,2,9),25500,'10 Feb 2025 (nil increase)','–','80% rates relief.',None),
    ('28A High Street','First floor studio','VACANT',610,None,None,None,'','','Under refurbishment. Quoting £7,500 pa.',None),
    ('30 High Street','Ground floor bank hall','Ulverton Gaming Ltd',2144,(2017,7,7),(2027,7,6),58000,'None remaining','–','1954 Act protected.',None),
    ('Kiosk, Castle Arcade','Kiosk','Key & Heel (sole trader)',96,(2025,1,6),(2026,1,5),4800,'None','Landlord 1 month','Licence.',None)]
    t=[[P(h,7.5,f='Times-Bold',textColor=colors.white) for h in ('Demise','Description','Tenant','NIA<br/>(sq ft)','Lease<br/>start','Lease<br/>expiry','Passing<br/>rent (£ pa)','Next rent<br/>review','Break option','Comments')]]
    F=lambda d:f'{date(*d).day} {date(*d):%b %Y}' if d else ''
    R=dict(f='Times-Roman'); tot=ar=0
    for u,ty,n,a,s,e,r,rv,br,cm,dep in D:
        t.append([P(u,8,f='Times-Bold'),P(ty,8,**R),P(n,8,**R),P(f'{a:,}' if a else '–',8,alignment=2,**R),P(F(s),8,**R),P(F(e),8,**R),P(f'{r:,}' if r else ('Nil' if r==0 else ''),8,alignment=2,**R),P(rv,8,**R),P(br,8,**R),P(cm,8,**R)])
        x=dict(unit=u,unitType=ty,area=a,annualRent=r,leaseStartDate=str(date(*s)) if s else None,leaseEndDate=str(date(*e)) if e else None,deposit=dep)
        if n=='VACANT': x['statusText']='VACANT'
        else: x['statusText']='Occupied'; x['tenantName']=n.split(' (t/a')[0] if 0 else n
        if n.startswith('Sold'): x.pop('tenantName')
        rows.append(x); tot+=r or 0; ar+=a or 0
    t.append([P('Total (13 demises: 11 let, 2 vacant)',8,f='Times-Bold'),'','',P(f'{ar:,}',8,f='Times-Bold',alignment=2),'','',P(f'{tot:,}',8,f='Times-Bold',alignment=2),'','',''])
    tb=Table(t,colWidths=[62,82,108,38,56,58,54,78,90,130],repeatRows=1)
    tb.setStyle([('GRID',(0,0),(-1,-1),.4,colors.grey),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#38503f')),('VALIGN',(0,0),(-1,-1),'TOP'),('SPAN',(0,-1),(2,-1)),('TOPPADDING',(0,0),(-1,-1),2)])
    SimpleDocTemplate(doc(fn),pagesize=landscape(A4),leftMargin=40,rightMargin=40,topMargin=36,bottomMargin=30).build([P('TENANCY SCHEDULE',14,f='Times-Bold'),Spacer(1,4),P('Castle Parade, 12–30 High Street, Thornbury St Giles',11,f='Times-Italic'),Spacer(1,3),P('Position as at 24 June 2025. Rents are exclusive of VAT, rates and service charge.',8.5,**R),Spacer(1,8),tb,Spacer(1,6),P('The weighted average unexpired term to expiry excludes the long leasehold flat. ERVs are set out in the valuation report.',7.5,f='Times-Italic')])
    emit(fn,dict(propertyName='Castle Parade',asOnDate='2025-06-24',units=13,occupied=11,vacant=2,rows=rows),'RETAIL','UK Word tenancy schedule, wrapped cells','annual rent; long-leasehold row; asking rent annual in comments only')
# ---- 5 AU business park, A3
def d5():
    rng=random.Random(3805); fn='au_business_park_tenancy.pdf'; nm=names(rng,'au',24); rows=[];k=0
    hd=[['Tenancy','','','Lease','','','','Passing Income','','','','','Security',''],['Unit','Lessee','GLA\n(m²)','Commence','Expire','Term\n(yrs)','Option\n(yrs)','Net Rent\n$/m²','Net Rent\n$ pa','Outgoings\n$/m²','Cars\n(bays)','Next Review\n& Basis','Bank\nGuarantee $','WALE\n(yrs)']]
    t=list(hd);stl=[];T0=date(2025,6,30); ga=gr=0; gb=0
    for b,ct in (('BUILDING A – 5 Foundry Court',9),('BUILDING B – 7 Foundry Court',8),('BUILDING C – 11 Foundry Court (Warehouse Units)',7)):
        stl+= [('SPAN',(0,len(t)),(-1,len(t))),('BACKGROUND',(0,len(t)),(-1,len(t)),colors.HexColor('#dbe6f1')),('FONTNAME',(0,len(t)),(-1,len(t)),'Helvetica-Bold')]
        t.append([b]+['']*13); sa=sr=sb=0
        for j in range(ct):
            u=f'{b[9]}{j+1}'; a=round(rng.uniform(85,460)*(3 if b[9]=='C' else 1),1); sa+=a
            base=dict(unit=u,building=b.title() if 0 else b,area=a,section=b)
            base.pop('building')
            if (b[9],j) in (('A',3),('B',6),('C',0)):
                t.append([u,'Vacant',f'{a:,.1f}']+['']*11); rows.append(dict(base,statusText='Vacant')); continue
            n=nm[k];k+=1; s=addy(date(2020,rng.randint(1,12),1),rng.randint(0,4)); y=rng.choice([3,5,5,7]); e=endd(s,y); hold=e<T0
            ps=rng.randrange(190,330,5) if b[9]!='C' else rng.randrange(120,165,5); r=round(a*ps); bg=rng.choice([None,round(r/4,2),round(r/2,2)])
            t.append([u,n,f'{a:,.1f}',f'{s:%d-%b-%y}','Holding over' if hold else f'{e:%d-%b-%y}',str(y),rng.choice(['5','3+3','Nil']),f'{r/a:,.2f}',f'{r:,}',f'{rng.randrange(48,66)}.00',str(rng.randint(1,9)),'Monthly' if hold else f'{addy(s,6 if s.year==2020 else 2025-s.year+1):%b-%y} {rng.choice(["CPI","3.5%","4.0%","Market"])}',f'{bg:,.2f}' if bg else '','0.00' if hold else f'{(e-T0).days/365.25:.2f}'])
            rows.append(dict(base,tenantName=n,statusText='Occupied',annualRent=r,leaseStartDate=str(s),leaseEndDate='Holding over' if hold else str(e),deposit=bg)); sr+=r; sb+=bg or 0
        stl+=[('FONTNAME',(0,len(t)),(-1,len(t)),'Helvetica-Bold'),('LINEABOVE',(0,len(t)),(-1,len(t)),.8,colors.black)]
        t.append([f'Sub-total Building {b[9]}','',f'{sa:,.1f}','','','','','',f'{sr:,}','','','',f'{sb:,.2f}','']); ga+=sa;gr+=sr;gb+=sb
    stl+=[('FONTNAME',(0,len(t)),(-1,len(t)),'Helvetica-Bold'),('BACKGROUND',(0,len(t)),(-1,len(t)),colors.HexColor('#b9cce0'))]
    wrong=gr+9000
    t.append(['TOTAL PARK','24 tenancies',f'{ga:,.1f}','','','','','',f'{wrong:,}','','','',f'{gb:,.2f}',''])
    tb=Table(t,colWidths=[70,190,60,66,70,44,48,60,72,60,44,96,78,50],repeatRows=2,style=[('FONT',(0,0),(-1,-1),'Helvetica',8.5),('FONT',(0,0),(-1,1),'Helvetica-Bold',8.5),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#1f3a5a')),('TEXTCOLOR',(0,0),(-1,1),colors.white),('SPAN',(0,0),(2,0)),('SPAN',(3,0),(6,0)),('SPAN',(7,0),(11,0)),('SPAN',(12,0),(13,0)),('ALIGN',(0,0),(-1,1),'CENTER'),('ALIGN',(2,2),(2,-1),'RIGHT'),('ALIGN',(7,2),(9,-1),'RIGHT'),('ALIGN',(12,2),(13,-1),'RIGHT'),('LINEBELOW',(0,2),(-1,-1),.2,colors.lightgrey),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),1.5)]+[(a,b,c,d) if len((a,b,c,d))==4 else None for a,b,c,d in [x for x in stl if len(x)==4]]+[x for x in stl if len(x)==5])
    SimpleDocTemplate(doc(fn),pagesize=landscape(A3),leftMargin=50,rightMargin=50,topMargin=40,bottomMargin=30).build([P('Foundry Court Business Park, Dandenong South VIC',15,f='Helvetica-Bold'),Spacer(1,8),P('Tenancy Schedule as at 30 June 2025   |   All amounts in AUD, exclusive of GST',9),Spacer(1,10),tb,Spacer(1,5),P('GLA per lease plans; 21 tenancies let, 3 vacant. Outgoings per FY25 budget, recovered in full.',8)])
    emit(fn,dict(propertyName='Foundry Court Business Park',asOnDate='2025-06-30',units=24,occupied=21,vacant=3,rows=rows,planted=dict(what=f'TOTAL PARK net rent printed {wrong:,}; the three sub-totals and the rows add to {gr:,}',kind='total_wrong')),'INDUSTRIAL','AU consultant A3 schedule, grouped headers, building bands','planted park total; holding over')
# ---- 6 Re-Leased IE retail park
def d6():
    rng=random.Random(3806); fn='released_ballyroe_retail_park.pdf'; rows=[]
    T=['Fairlea Home & Garden DAC','Kilbracken Pets Ltd','Dunmore Toys Ltd','Sleepwell Beds (Irl) Ltd','','Carrigeen Sports Ltd','Oriel Electrical DAC','','Bannow Drive-Thru Ltd','Shannonside Tiles Ltd','Mullach Fitness Ltd','Lios Carpets Ltd','Tobar Motor Factors Ltd','Slaney Baby Store Ltd']
    h=['Unit','Tenant','Status','Area (sqm)','Lease Start','Lease End','Next Break','Base Rent','Service Charge','Insurance','Marketing','Total p.m.']
    t=[[P(x,7,f='Helvetica-Bold',alignment=0 if i<7 else 2) for i,x in enumerate(h)]]; tot=[0]*5; sa=0
    m=lambda x:f'€{x:,.2f}'
    for i,n in enumerate(T):
        u=f'Unit {i+1}' if i!=8 else 'Pod A'; a=rng.randrange(280,1850,5) if i!=8 else 165; sa+=a
        if not n:
            ask=round(a*14.5,2); t.append([u,'—','Available',f'{a:,}','','','']+['€0.00']*5)
            rows.append(dict(unit=u,area=a,statusText='Available',contractRent=0,charges=[dict(code=c,amount=0) for c in ('Service Charge','Insurance','Marketing')],totalCharges=0)); continue
        s=date(rng.randint(2008,2023),rng.randint(1,12),rng.choice([1,1,15])); y=20 if s.year<2014 else 15; e=date(s.year+y,s.month,s.day)-datetime.timedelta(days=1)
        v=[round(a*rng.uniform(11,19),2),round(a*1.62,2),round(a*.21,2),round(a*.12,2) if i%4 else 0]
        br=f'{s.day:02d}/{s.month:02d}/{2026+i%5}' if i%3 else 'None'; stt='Occupied' if i!=5 else 'In Default'
        t.append([u,P(n,7),stt,f'{a:,}',f'{s:%d/%m/%Y}',f'{e:%d/%m/%Y}',br]+[m(x) for x in v]+[m(sum(v))])
        rows.append(dict(unit=u,area=a,tenantName=n,statusText=stt,contractRent=v[0],leaseStartDate=str(s),leaseEndDate=str(e),charges=[dict(code=c,amount=x) for c,x in zip(('Service Charge','Insurance','Marketing'),v[1:])],totalCharges=round(sum(v),2)))
        for j,x in enumerate(v+[sum(v)]): tot[j]+=x
    t.append(['','14 units','',f'{sa:,}','','','']+[m(x) for x in tot])
    for u,n,s,e,v in (('ATM','Corrib Cash Services Ltd','01/02/2021','31/01/2026',350.0),('Mast 1','Tower Hill Telecoms DAC','01/07/2016','30/06/2031',1041.67)):
        t.append([u,P(n,7),'Licence','',s,e,'None',m(v),'','','',m(v)]); dd=lambda q:'-'.join(q.split('/')[::-1])
        rows.append(dict(unit=u,tenantName=n,statusText='Licence',contractRent=v,leaseStartDate=dd(s),leaseEndDate=dd(e),totalCharges=v)); tot[0]+=v;tot[4]+=v
    t.append(['','Property total','','','','','']+[m(x) for x in tot])
    L=len(t)
    tb=Table(t,colWidths=[40,118,52,48,54,54,54,66,66,58,56,68],repeatRows=1,style=[('FONTSIZE',(0,0),(-1,-1),7),('ALIGN',(3,0),(3,-1),'RIGHT'),('ALIGN',(7,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('LINEBELOW',(0,0),(-1,0),1.2,colors.HexColor('#0aa58b'))]+[('BACKGROUND',(0,i),(-1,i),colors.HexColor('#f2f6f5')) for i in range(2,L,2)]+[('FONTNAME',(0,i),(-1,i),'Helvetica-Bold') for i in (L-1,L-4)])
    def foot(c,d): c.setFont('Helvetica',6.5); c.drawString(40,18,'Generated 09 Oct 2025 16:20 by reports@carrowpm.example'); c.drawRightString(802,18,f'Page {d.page}')
    SimpleDocTemplate(doc(fn),pagesize=landscape(A4),leftMargin=40,rightMargin=40,topMargin=36,bottomMargin=36).build([P('Tenancy Schedule',16,textColor=colors.HexColor('#0aa58b'),f='Helvetica-Bold'),Spacer(1,8),P('Ballyroe Retail Park, Tullamore, Co. Offaly',10,f='Helvetica-Bold'),Spacer(1,3),P('Effective date: 30 September 2025 &nbsp;&nbsp; Amounts per calendar month, ex VAT',8),Spacer(1,8),tb],onFirstPage=foot,onLaterPages=foot)
    emit(fn,dict(propertyName='Ballyroe Retail Park',asOnDate='2025-09-30',units=14,occupied=12,vacant=2,rows=rows),'RETAIL','Re-Leased-like tenancy schedule, zebra, monthly charges','licence rows (ATM, mast) no units; run date in footer')
# ---- 7 small strip
def d7():
    fn='oakhill_plaza_letter.pdf'; D=[('A','Rosalind\'s Alterations',900,1350,'month to month',None,'1,000'),('B & C','Tri-County Vacuum & Sew',2100,2887.5,'3/1/22 – 2/28/27',('2022-03-01','2027-02-28'),'2,500'),('D','empty – asking $1,600',1050,None,'',None,''),('E','Lucky Bowl Kitchen',1400,2450,'9/15/23 – 9/14/28',('2023-09-15','2028-09-14'),'2,450'),('F','Oakhill Barber',700,1125,'1/1/25 – 12/31/26',('2025-01-01','2026-12-31'),'1,125'),('Rear bldg','Dale Hurst Signs (storage/shop)',1800,1500,'6/1/24 – 5/31/27',('2024-06-01','2027-05-31'),'0')]
    t=[['Space','Who','Sq. ft.','Rent/mo.','Lease','Deposit','CAM/mo.']];rows=[];cs=0
    for u,n,a,r,l,d,dep in D:
        cam=round(a*.25,2) if r and u!='Rear bldg' else None; cs+=cam or 0
        t.append([u,n,f'{a:,}',f'${r:,.2f}' if r else '',l,dep and '$'+dep,f'${cam:,.2f}' if cam else ''])
        x=dict(unit=u,area=a,contractRent=r)
        if r:
            x.update(tenantName=n if 'Hurst' not in n else n,statusText='Occupied',deposit=float(dep.replace(',','')))
            if d: x.update(leaseStartDate=d[0],leaseEndDate=d[1])
            else: x['leaseEndDate']='month to month'
            if cam: x['charges']=[dict(code='CAM',amount=cam)]
        else: x.update(statusText='empty',marketRent=1600)
        rows.append(x)
    t.append(['','Total',f'{sum(d[2] for d in D):,}',f'${sum(d[3] or 0 for d in D):,.2f}','','',f'${cs:,.2f}'])
    tb=Table(t,colWidths=[54,150,44,62,92,56,56],style=[('FONT',(0,0),(-1,-1),'Times-Roman',9.5),('FONT',(0,-1),(-1,-1),'Times-Bold',9.5),('LINEBELOW',(0,0),(-1,0),.5,colors.black),('LINEABOVE',(0,-1),(-1,-1),.5,colors.black),('ALIGN',(2,0),(3,-1),'RIGHT'),('ALIGN',(5,0),(-1,-1),'RIGHT')])
    q=lambda s:P(s,11,f='Times-Roman')
    SimpleDocTemplate(doc(fn),pagesize=letter,leftMargin=48,rightMargin=48,topMargin=72).build([q('Hurley Family Properties<br/>PO Box 118, Marshfield, WI'),Spacer(1,16),q('November 12, 2025'),Spacer(1,12),q('To the bank: here is the rent list for <b>Oakhill Plaza</b> as of November 1, 2025. Six spaces, five rented.'),Spacer(1,14),tb,Spacer(1,14),q('Tri-County’s rent goes to $2,975.00 on 3/1/26. Everyone pays his own heat and light. Lucky Bowl has one five-year option.'),Spacer(1,14),q('The pop machine out front pays us about $40 a month (not listed).')])
    rows[1]['rentSteps']=[dict(date='2026-03-01',amount=2975.0)]
    emit(fn,dict(propertyName='Oakhill Plaza',asOnDate='2025-11-01',units=6,occupied=5,vacant=1,rows=rows),'RETAIL','small owner letter','dates range in one cell; asking in tenant cell; step in prose')
d3();d5();d6();d7()
