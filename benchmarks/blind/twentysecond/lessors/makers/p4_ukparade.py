# UK tenancy schedule, mixed parade, wrapped Word-like table, A4 landscape, annual rents
from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import A4,landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
N='p04_priory_parade_tenancy.pdf'
P=ParagraphStyle('p',fontName='Times-Roman',fontSize=8,leading=9.2);B=ParagraphStyle('b',parent=P,fontName='Times-Bold');H=ParagraphStyle('h',parent=B,textColor=colors.white,alignment=1)
# unit, tenant, use, sqft, start, exp, rent, erv, review, comments, deposit
D=[('1 Priory Parade','Hobbs & Wray Ltd','Shop',1120,'2021-03-25','2031-03-24',24500,26000,'25 March 2026','Tenant break 25 March 2026 not exercised. Internal repairing.',6125),
('2 Priory Parade','Saffron Court Restaurants Ltd','Restaurant',1685,'2017-06-24','2032-06-23',38000,38000,'24 June 2027','FRI by way of service charge.',19000),
('3 & 4 Priory Parade','Penfold Pharmacy Group Ltd (t/a Wellhouse)','Shop',2240,'2019-09-29','2029-09-28',47250,50000,'-','Units let together under a single lease. 1954 Act protected.',None),
('5 Priory Parade','Ms. D. Okonjo-Hale t/a Curl & Co.','Shop',640,'2015-12-25','2024-12-24',14000,16500,'-','Holding over. Section 25 notice served.',3500),
('6 Priory Parade','VACANT','Shop',905,None,None,None,21000,'-','Under offer at £20,500 pa.',None),
('7 Priory Parade','Tally Vape Limited','Shop',590,'2024-02-12','2029-02-11',15750,15750,'12 February 2027','Landlord break on 6 months\' notice.',3937.5),
('First Floor Offices, Priory House','Larkhill Surveyors LLP','Office',3150,'2022-01-01','2027-12-31',44100,47250,'-','Outside the 1954 Act. Stepped to £46,000 pa from 1 January 2027.',11025),
('Second Floor Offices, Priory House','VACANT','Office',2980,None,None,None,44700,'-','Being marketed.',None),
('Flat A, Priory House','AST tenant','Residential',None,'2025-08-01','2026-07-31',13800,14400,'-','Assured shorthold.',1592.3),
('Flat B, Priory House','AST tenant','Residential',None,'2024-11-15','Periodic',13200,14400,'-','Periodic tenancy.',1523.07)]
import datetime
L=lambda s: s if not s or s=='Periodic' else (lambda d:f'{d.day} {d:%B %Y}')(datetime.date.fromisoformat(s))
m=lambda v:'' if v is None else (f'£{v:,.0f}' if v==int(v) else f'£{v:,.2f}')
hd=['Demise','Tenant','Use','Area NIA (sq ft)','Lease start','Lease expiry','Rent passing (pa)','ERV (pa)','Next review','Deposit held','Comments']
tb=[[Paragraph(x,H) for x in hd]];rows=[]
for u,t,us,a,s,e,r,v,rv,cm,dp in D:
    tb.append([Paragraph(u,P),Paragraph(t,B if t=='VACANT' else P),Paragraph(us,P),f'{a:,}' if a else 'n/a',Paragraph(L(s) or '',P),Paragraph(L(e) or '',P),m(r),m(v),Paragraph(rv,P),m(dp),Paragraph(cm,P)])
    vac=t=='VACANT'
    d=dict(unit=u,unitType=us,area=a,leaseStartDate=s,leaseEndDate=e,annualRent=r,deposit=dp,statusText='VACANT' if vac else ('Holding over' if 'Holding over' in cm else 'Occupied'),tenantName=None if vac else t)
    if 'Stepped' in cm:d['rentSteps']=[dict(date='2027-01-01',amount=46000,per='year')]
    rows.append(d)
A=sum(x[3] or 0 for x in D);R=sum(x[6] or 0 for x in D);V=sum(x[7] for x in D);DP=sum(x[9+1] or 0 for x in D)
tb.append(['','','TOTAL',f'{A:,}','','',m(R),m(V),'',m(DP),''])
st=[('GRID',(0,0),(-1,-1),.5,colors.grey),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#5b2333')),('FONT',(0,1),(-1,-1),'Times-Roman',8),('FONT',(0,-1),(-1,-1),'Times-Bold',8),('VALIGN',(0,0),(-1,-1),'TOP'),('ALIGN',(3,1),(3,-1),'RIGHT'),('ALIGN',(6,1),(7,-1),'RIGHT'),('ALIGN',(9,1),(9,-1),'RIGHT')]
T=ParagraphStyle('t',fontName='Times-Bold',fontSize=14,leading=18);q=ParagraphStyle('q',parent=P,fontSize=9,leading=12)
vn=sum(x[1]=='VACANT' for x in D)
SimpleDocTemplate(doc(N),pagesize=landscape(A4),leftMargin=34,rightMargin=34,topMargin=36,bottomMargin=36).build([Paragraph('Priory Parade and Priory House, Marlford, Wiltshire',T),Paragraph('Tenancy and Accommodation Schedule at 24 June 2026',q),Spacer(1,8),Table(tb,colWidths=[78,88,52,46,62,62,58,54,62,52,156],style=st,repeatRows=1),Spacer(1,8),Paragraph(f'The schedule comprises {len(D)} demises, of which {len(D)-vn} are let and {vn} are vacant. Units 3 and 4 count as a single demise.',q),Paragraph('ERV: estimated rental value, our opinion. All rents exclusive of VAT. Residential units are let inclusive of water. Areas are taken from the lease plans and were not check-measured.',q)])
save(N,'MIXED_USE','UK Word-like tenancy schedule, wrapped cells, annual rents, ERV',True,dict(propertyName='Priory Parade and Priory House',asOnDate='2026-06-24',units=len(D),occupied=len(D)-vn,vacant=vn,printedTotals=dict(area=A,annualRent=R,deposit=round(DP,2)),rows=rows))
