from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import A3,landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
rd=random.Random(1)
F='uk_fairmead_centre_tenancy_schedule.pdf'
ten=["Boddington Pharmacy Ltd","Tilly & Marsh Fashions Ltd","Greenloaf Bakers plc","Card Corner Retail Ltd","Wexcombe Building Society","Phonefix (Midlands) Ltd","Harrow & Lane Shoes Ltd",None,"Poundbarrel Stores Ltd","Little Acorns Toys Ltd","Optica Vision Ltd (t/a Optica)","Cafe Linden Ltd","Bright Nails (M. Tranova)","Foxley Travel Ltd","Savers Yard Group plc",None,"Gadget Loop Ltd","Northgate Jewellers Ltd","Vapour Trail Ltd","Hair by Sorrel Ltd","Aldersbridge Borough Council","The Reading Nook CIC","Hearthside Home Ltd","Sportline Retail (UK) Ltd",None,"Bean There Coffee Ltd (Kiosk)","Keysmith Services Ltd (Kiosk)"]
units=[str(i) for i in range(1,12)]+["12/13","14","15","MSU1","16","17","18","19","20","21A","21B","22","MSU2","23","K1","K2"]
st=ParagraphStyle('a',fontName='Helvetica',fontSize=7.2,leading=8.4)
sb=ParagraphStyle('b',parent=st,fontName='Helvetica-Bold')
f=lambda d:d.strftime('%d/%m/%Y') if d else '-'
rows=[];tb=[];S=[0,0,0,0,0]
for u,t in zip(units,ten):
    gf=rd.randint(620,2400);
    if u.startswith('MSU'): gf=rd.randint(9000,16500)
    if u[0]=='K': gf=rd.randint(80,160)
    up=rd.choice([0,rd.randint(200,900)]) if u[0]!='K' else 0
    erv=round(gf*rd.uniform(19,34)/250)*250 if u[0]!='M' else round(gf*rd.uniform(9,13)/500)*500
    if u[0]=='K': erv=rd.choice([9000,12500])
    sc=round((gf+up)*6.85,2) if u[0]!='K' else 1500.0
    S[0]+=gf;S[1]+=gf+up;S[3]+=erv;S[4]+=sc
    r=dict(unit=u,area=gf+up)
    if t is None:
        com=rd.choice(['Under offer to national bakery operator.','Void. Being marketed by joint agents.'])
        r.update(statusText='Vacant',charges=[dict(code='Service Charge',amount=sc,per='year')])
        tb.append([u,Paragraph('<b>VACANT</b>',st),f'{gf:,}',f'{up:,}' if up else '-',f'{gf+up:,}','','','','','','','',f'{erv:,}',f'{sc:,.2f}',Paragraph(com,st)])
    else:
        s=dt.date(rd.randint(2016,2025),rd.choice([3,6,9,12]),{3:25,6:24,9:29,12:25}[3]if 0 else 1)
        m=s.month; s=s.replace(day={3:25,6:24,9:29,12:25}[m])
        y=10 if s.year<2020 else 5 if s.year<2022 else rd.choice([5,10])
        if s.year+y<2026: y=10
        if u[0]=='M': y=15
        e=addy(s,y); br=addy(s,y//2,False) if rd.random()<.5 else None
        if br and br<dt.date(2026,3,31): br=None
        rv=addy(s,5,False) if y>=10 else None
        if rv and rv<dt.date(2026,3,31): rv=addy(s,10,False) if y==15 else None
        p=round(erv*rd.uniform(.8,1.25)/250)*250
        com=rd.choice(['FRI by way of service charge.','Inside the 1954 Act.','Outside the 1954 Act.','Service charge capped, RPI.','Quarterly in advance.',''])
        if u in('4','19','21A'):
            d=dt.date(2027,m,s.day); n=p+2500
            com=f'Stepped rent: £{n:,} p.a. from {f(d)}.'; r['rentSteps']=[dict(date=iso(d),amount=n,per='year')]
        S[2]+=p
        r.update(tenantName=t,annualRent=p,leaseStartDate=iso(s),leaseEndDate=iso(e),statusText='Occupied',charges=[dict(code='Service Charge',amount=sc,per='year')])
        tb.append([u,Paragraph(t,st),f'{gf:,}',f'{up:,}' if up else '-',f'{gf+up:,}',f(s),str(y),f(e),f(br),f(rv),f'{p:,}',f'{p/(gf+up):.2f}',f'{erv:,}',f'{sc:,.2f}',Paragraph(com,st)])
    rows.append(r)
h1=['Unit','Tenant','Floor Area (sq ft NIA)','','','Lease','','','','','Passing Rent','','ERV','Service\nCharge','Comments']
h2=['','','Ground','Upper','Total','Start','Term\n(yrs)','Expiry','Tenant\nBreak','Next\nReview','£ p.a.','£ psf','£ p.a.','£ p.a.','']
tot=['TOTAL','',f'{S[0]:,}',f'{S[1]-S[0]:,}',f'{S[1]:,}','','','','','',f'{S[2]:,}','',f'{S[3]:,}',f'{S[4]:,.2f}','']
T=Table([h1,h2]+tb+[tot],colWidths=[40,175,48,45,50,62,34,62,62,62,62,42,58,66,185],repeatRows=2)
T.setStyle(TableStyle([('FONTSIZE',(0,0),(-1,-1),7.2),('FONT',(0,0),(-1,1),'Helvetica-Bold',7.2),('SPAN',(2,0),(4,0)),('SPAN',(5,0),(9,0)),('SPAN',(10,0),(11,0)),
('BACKGROUND',(0,0),(-1,1),colors.HexColor('#1f3a5f')),('TEXTCOLOR',(0,0),(-1,1),colors.white),('ALIGN',(2,0),(-2,-1),'RIGHT'),('ALIGN',(2,0),(11,0),'CENTER'),('ALIGN',(5,2),(9,-1),'CENTER'),
('VALIGN',(0,0),(-1,-1),'MIDDLE'),('LINEBELOW',(0,2),(-1,-2),.25,colors.grey),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',7.4),('LINEABOVE',(0,-1),(-1,-1),1,colors.black),('TOPPADDING',(0,0),(-1,-1),2.5),('BOTTOMPADDING',(0,0),(-1,-1),2.5)]))
H=ParagraphStyle('h',fontName='Times-Bold',fontSize=17,leading=21)
N=len(rows);v=ten.count(None)
SimpleDocTemplate(D+F,pagesize=landscape(A3),leftMargin=40,rightMargin=40,topMargin=36,bottomMargin=36,title='Tenancy Schedule').build([
Paragraph('Fairmead Shopping Centre, Aldersbridge',H),Paragraph('Tenancy Schedule as at 31 March 2026 &nbsp;|&nbsp; Prepared by Carrow Pell LLP for valuation purposes',st),Spacer(1,10),T,Spacer(1,8),
Paragraph(f'{N} lettable units, of which {v} vacant. Areas provided by the client and not check-measured. ERV is our opinion of net effective rental value after usual incentives.',st)])
save(F,'RETAIL','UK valuer tenancy schedule, A3 landscape, grouped header',False,'Fairmead Shopping Centre','2026-03-31',N,N-v,v,rows)
