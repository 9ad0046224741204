# Broker OM shopping centre, platypus
from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
r=random.Random(7204); fn='04_Juniper_Marketplace_OM_RentRoll.pdf'
X=[('A','Fairlane Foods',52300,'2009-10-01','2029-09-30',11.25,'NNN','4 x 5 yr',[('2027-10-01',12.0)]),
('B','Hobby Barn',22150,'2018-03-01','2028-02-29',10.5,'NNN','2 x 5 yr',[]),
('C','Stride Shoe Outlet',12000,'2021-11-15','2031-11-30',14.0,'NNN','2 x 5 yr',[('2026-12-01',15.4)]),
('101','Golden Wok Express',1400,'2022-06-01','2027-05-31',27.81,'NNN','1 x 5 yr',[('2025-06-01',28.64),('2026-06-01',29.5)]),
('102','Clip Joint Barbers',1200,'2023-02-01','2026-01-31',26.0,'NNN','None',[]),
('103','AVAILABLE',1610,None,None,None,'','',[]),
('104','Sunrise Nail Bar',1450,'2019-09-01','2029-08-31',25.46,'NNN','1 x 5 yr',[('2025-09-01',26.22),('2026-09-01',27.01),('2027-09-01',27.82),('2028-09-01',28.66)]),
('105-106','Family Pet Hospital',3200,'2020-05-01','2030-04-30',24.76,'NNN','2 x 5 yr',[('2025-05-01',25.5),('2026-05-01',26.27)]),
('107','Wireless Depot',1750,'2024-08-01','2029-07-31',30.0,'NNN','1 x 5 yr',[('2025-08-01',30.9),('2026-08-01',31.83)]),
('108','AVAILABLE',2240,None,None,None,'','',[]),
('109','Tres Hermanas Taqueria',2100,'2017-01-01','2026-12-31',28.5,'NNN','None',[('2026-01-01',29.36)]),
('110','Blue Lotus Yoga (LOI signed)',2480,None,None,None,'','',[]),
('111','Alpine Physical Therapy',3015,'2022-10-01','2032-09-30',23.69,'Gross + CAM cap','1 x 5 yr',[('2025-10-01',24.4),('2027-10-01',25.86)]),
('112','H&L Tax Services',980,'2024-01-01','MTM',22.0,'Gross','None',[]),
('PAD 1','Kwik Lube',4200,'2016-04-01','2036-03-31',None,'Abs. NNN (ground)','3 x 5 yr',[('2026-04-01',None)]),
('PAD 2','Prairie State Bank',3850,'2014-07-01','2034-06-30',None,'Abs. NNN (ground)','4 x 5 yr',[('2029-07-01',None)]),
('ATM','Prairie State Bank ATM',None,'2019-01-01','2028-12-31',None,'Gross','None',[])]
rows=[];data=[];style=[]
f=lambda s:s if s in(None,'MTM') else dt.date.fromisoformat(s).strftime('%b %d, %Y')
sm=lambda s:dt.date.fromisoformat(s).strftime('%b-%y')
SUM=sum(x[2] or 0 for x in X)
ts=ParagraphStyle('t',fontName='Helvetica',fontSize=7.2,leading=8.4)
tot=[0,0,0,0]
for su,nm,sf,a,b,psf,ty,op,steps in X:
    if nm=='AVAILABLE':
        rows.append(dict(unit=su,statusText='AVAILABLE',area=sf)); data.append([su,'AVAILABLE',f'{sf:,}',f'{100*sf/SUM:.1f}%']+['']*8); style.append(('TEXTCOLOR',(0,len(data)),(-1,len(data)),colors.HexColor('#a33'))); tot[1]+=sf; continue
    if 'LOI' in nm:
        # printed as available with a note in the tenant cell
        nm='AVAILABLE'; rows.append(dict(unit=su,statusText='AVAILABLE',area=sf)); data.append([su,'AVAILABLE (1)',f'{sf:,}',f'{100*sf/SUM:.1f}%']+['']*8); style.append(('TEXTCOLOR',(0,len(data)),(-1,len(data)),colors.HexColor('#a33'))); rows[-1]['statusText']='AVAILABLE (1)'; tot[1]+=sf; continue
    if psf: ann=round(sf*psf)
    else: ann={'PAD 1':96000,'PAD 2':118500,'ATM':9600}[su]
    mon=round(ann/12,2); tot[0]+=sf or 0; tot[2]+=mon; tot[3]+=ann
    st=[]
    for d,q in steps:
        v=round(sf*q) if q else round(ann*1.10)
        st.append((d,v))
    stx='<br/>'.join(f'{sm(d)}' for d,v in st); stv='<br/>'.join(f'${v:,}' for d,v in st)
    data.append([su,nm,f'{sf:,}' if sf else '–',f'{100*sf/SUM:.1f}%' if sf else '–',f(a),f(b),f'${ann/12:,.2f}',f'${ann:,}',f'${ann/sf:.2f}' if sf else '–',
        '\n'.join(dt.date.fromisoformat(d).strftime('%m/%d/%Y') for d,v in st),'\n'.join(f'${v:,}' for d,v in st),Paragraph(ty,ts)])
    data[-1].append(op)
    rows.append(dict(unit=su,tenantName=nm,area=sf,leaseStartDate=a,leaseEndDate=b,contractRent=mon,annualRent=ann,rentSteps=[dict(date=d,amount=v,per='year') for d,v in st] or None))
for d in data:
    while len(d)<13: d.append('')
tot[2]=round(tot[2],2)
h1=['','','','','LEASE TERM','','CURRENT BASE RENT','','','RENT INCREASES','','LEASE','RENEWAL']
h2=['SUITE','TENANT','GLA (SF)','% GLA','COMMENCE','EXPIRE','MONTHLY','ANNUAL','PSF','DATE','ANNUAL','TYPE','OPTIONS']
n=len(data)
T_=[h1,h2]+data
k=len(T_)
T_+=[['LEASED','',f'{tot[0]:,}',f'{100*tot[0]/SUM:.1f}%','','',f'${tot[2]:,.2f}',f'${tot[3]:,}','','','','',''],['AVAILABLE','',f'{tot[1]:,}',f'{100*tot[1]/SUM:.1f}%']+['']*9,['TOTAL','',f'{SUM:,}','100.0%','','',f'${tot[2]:,.2f}',f'${tot[3]:,}']+['']*5]
G=colors.HexColor('#2f5d3a'); L=colors.HexColor('#c9d8c5')
stl=[('FONT',(0,0),(-1,-1),'Helvetica',7.2),('FONT',(0,0),(-1,1),'Helvetica-Bold',7),('BACKGROUND',(0,0),(-1,1),G),('TEXTCOLOR',(0,0),(-1,1),colors.white),
 ('SPAN',(4,0),(5,0)),('SPAN',(6,0),(8,0)),('SPAN',(9,0),(10,0)),('ALIGN',(4,0),(10,0),'CENTER'),('ALIGN',(2,1),(3,-1),'RIGHT'),('ALIGN',(6,1),(8,-1),'RIGHT'),('ALIGN',(10,1),(10,-1),'RIGHT'),('ALIGN',(4,1),(5,-1),'CENTER'),('ALIGN',(9,1),(9,-1),'CENTER'),
 ('VALIGN',(0,0),(-1,-1),'TOP'),('LINEBELOW',(0,2),(-1,-4),.3,L),('TOPPADDING',(0,0),(-1,-1),2.2),('BOTTOMPADDING',(0,0),(-1,-1),2.2),('LEADING',(0,0),(-1,-1),8.4),
 ('FONT',(0,k),(-1,-1),'Helvetica-Bold',7.2),('LINEABOVE',(0,k),(-1,k),1,G),('BACKGROUND',(0,-1),(-1,-1),L)]
stl+=[(a,(p0[0],p0[1]+1),(p1[0],p1[1]+1),v) for a,p0,p1,v in style]
tb=Table(T_,colWidths=[40,112,44,38,58,58,58,56,38,52,54,72,50],repeatRows=2); tb.setStyle(TableStyle(stl))
H=ParagraphStyle('h',fontName='Times-Bold',fontSize=17,leading=20,textColor=G); S_=ParagraphStyle('s',fontName='Helvetica',fontSize=8,leading=10,textColor=colors.grey); N=ParagraphStyle('n',fontName='Helvetica-Oblique',fontSize=6.6,leading=8)
def pg(c,d):
    c.setFillColor(G); c.rect(0,0,792,20,fill=1,stroke=0); c.setFillColor(colors.white); c.setFont('Helvetica',7); c.drawString(36,7,'OFFERING MEMORANDUM  |  JUNIPER MARKETPLACE'); c.drawRightString(756,7,f'{d.page+21}')
SimpleDocTemplate(D+fn,pagesize=landscape(letter),leftMargin=30,rightMargin=30,topMargin=28,bottomMargin=30,invariant=1).build([Paragraph('Rent Roll',H),Paragraph('Juniper Marketplace &nbsp;·&nbsp; 8800 W. Larkspur Avenue &nbsp;·&nbsp; Rents as of January 1, 2025',S_),Spacer(1,6),tb,Spacer(1,5),
 Paragraph('(1) Landlord has received a signed letter of intent from a yoga operator for Suite 110; no rent has been included.',N),Paragraph('Base rent excludes reimbursements and percentage rent. Rent increases shown through the earlier of expiration or the fourth scheduled increase. Pad square footage is building area owned by the ground tenant.',N)],onFirstPage=pg,onLaterPages=pg)
u=[x for x in rows]; 
save(fn,dict(propertyName='Juniper Marketplace',asOnDate='2025-01-01',units=None,occupied=None,vacant=3,rows=rows),'RETAIL','Broker OM page, coloured grouped header, multi-line annual rent steps, pads and ATM')
