# flats over shops, English agent's tenancy schedule, two tables of different columns + ground rents
from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors
SH=[ # no, tenant, sqft, from, term, expiry, next review, pa, remarks, deposit
('14','Thackray & Daughters (Bakers) Ltd',812,'2014-06-24','15 yrs','2029-06-23','none outstanding',18500,'Inside 1954 Act. Insurance rent recoverable.',None),
('16','Mr F. Adeyinka t/a Parade Barbers',540,'2022-03-25','5 yrs','2027-03-24','-',11250,'Tenant break 25/03/2025 not exercised.',2812.5),
('18','Void',655,None,None,None,None,None,'To let with Messrs Cole Prentice; quoting £14,000 p.a.',None),
('20/22','Sandbourne Hospice Trading Ltd',1480,'2019-09-29','10 yrs','2029-09-28','Mutual break only',27000,'Double unit. Rent paid quarterly in advance.',None),
('24','Lilac Vet Clinic LLP',905,'2021-12-25','15 yrs','2036-12-24','25/12/2026',21600,'Upward only review. Bank guarantee.',5400),
('26','Mrs J. Oakhanger',430,'2010-05-01','holding over','','-',7800,'Landlord\'s cousin. Formal lease never completed.',None),
]
FL=[ # flat, beds, tenant, from, to, pcm, deposit, remarks
('14A','2 bed','Ms R. Tiverton',"2023-08-01",'periodic',925,1067.30,''),
('14B','1 bed','Mr & Mrs D. Castellow','2025-02-14','2026-02-13',795,917.30,''),
('16A','Studio','Mr P. Nzeke','2024-11-01','2025-10-31',640,738.46,'Notice served'),
('16B','1 bed','Void',None,None,None,None,'Refurbishment until October'),
('18A','2 bed','Miss A. Prowse and Mr T. Prowse','2022-06-18','periodic',880,1015.38,'Arrears plan £50 pcm'),
('18B','2 bed','Ms H. Lindqvist','2025-05-03','2026-05-02',975,1125.00,''),
('20A','3 bed','The Okonjo family','2024-09-01','2026-08-31',1195,1378.84,'Two year term'),
('22A','1 bed','Mr G. Bellweather','1987-04-06','Regulated',412.5,None,'Fair rent; re-registration due 2026'),
('24A','2 bed','Mr S. Dunmow','2025-01-10','2026-01-09',950,1096.15,''),
('26A','Studio','Caretaker (Mr L. Pardoe)','2016-01-04','Service occ.',0,None,'Rent free with post'),
]
GR=[('20B','Mr and Mrs V. Hallatrow','1989-03-25','2114-03-24',75),('24B','Esplanade Nominees Ltd','1992-09-29','2117-09-28',120)]
uk=lambda s: (D(s).strftime('%d/%m/%Y') if s and len(s)==10 and s[4]=='-' else (s or ''))
st=PS('b',fontName='Times-Roman',fontSize=9,leading=10.5); sr=PS('r',parent=st,alignment=2); sb=PS('bb',parent=st,fontName='Times-Bold'); sbr=PS('bbr',parent=sb,alignment=2)
h1=PS('h1',fontName='Times-Bold',fontSize=14,leading=17); h2=PS('h2',fontName='Times-Bold',fontSize=10.5,leading=13,spaceBefore=10,spaceAfter=4)
P=lambda x,s=st: Paragraph(x.replace('&','&amp;'),s)
rows=[]; story=[P('SCHEDULE OF TENANCIES',h1),P('14-26 Harbour Parade, Sandbourne',PS('x',parent=h1,fontSize=12)),P('Prepared for the Trustees of the E. M. Wray Settlement &nbsp;&nbsp; Position at Midsummer quarter day, 24 June 2025',st)]
story[2]=Paragraph('Prepared for the Trustees of the E. M. Wray Settlement. Position at 24 June 2025.',st)
ts=[('VALIGN',(0,0),(-1,-1),'TOP'),('LINEABOVE',(0,0),(-1,0),.8,colors.black),('LINEBELOW',(0,0),(-1,0),.5,colors.black),('LINEBELOW',(0,1),(-1,-2),.2,colors.grey),('LINEABOVE',(0,-1),(-1,-1),.8,colors.black),('LINEBELOW',(0,-1),(-1,-1),.8,colors.black),('TOPPADDING',(0,0),(-1,-1),2.5),('BOTTOMPADDING',(0,0),(-1,-1),2.5)]
A=[[P(x,sbr if x in('Area (sq ft)','Rent p.a. (£)','Per quarter (£)','Rent deposit (£)') else sb) for x in ['Shop','Tenant','Area (sq ft)','Lease from','Term','Expires','Next review','Rent p.a. (£)','Per quarter (£)','Rent deposit (£)','Remarks']]]
SA='PART A - SHOPS (GROUND FLOOR)'; SB='PART B - FLATS (FIRST AND SECOND FLOORS)'; SC='PART C - FLATS SOLD ON LONG LEASES'
for no,tn,sf,a,term,z,nr,pa,rem,dep in SH:
    v=tn=='Void'
    A.append([P(no),P(tn),P(m0(sf),sr),P(uk(a)),P(term or ''),P(uk(z)),P(nr or ''),P(m2(pa) if pa else '',sr),P(m2(pa/4) if pa else '',sr),P(m2(dep) if dep else '',sr),P(rem)])
    rows.append(R(unit=no,section=SA,tenantName=None if v else tn,statusText='Void' if v else 'Occupied',area=sf,leaseStartDate=a,leaseEndDate=z or None,annualRent=pa,deposit=dep))
ta=sum(x[7] or 0 for x in SH); A.append(['',P('Shops',sb),P(m0(sum(x[2] for x in SH)),sbr),'','','','',P(m2(ta),sbr),P(m2(ta/4),sbr),P(m2(sum(x[9] or 0 for x in SH)),sbr),''])
story+=[P(SA,h2),Table(A,colWidths=[36,140,48,58,48,58,64,62,56,56,148],style=ts,repeatRows=1)]
B=[[P(x,sbr if '£' in x else sb) for x in ['Flat','Size','Tenant','AST from','To','Rent p.c.m. (£)','Rent p.a. (£)','Deposit held (£)','Remarks']]]
for no,bd,tn,a,z,pcm,dep,rem in FL:
    v=tn=='Void'
    B.append([P(no),P(bd),P(tn),P(uk(a)),P(uk(z)),P(m2(pcm) if pcm is not None else '',sr),P(m2(pcm*12) if pcm is not None else '',sr),P(m2(dep) if dep else '',sr),P(rem)])
    rows.append(R(unit=no,section=SB,unitType=bd,tenantName=None if v else tn,statusText='Void' if v else 'Occupied',leaseStartDate=a,leaseEndDate=z,contractRent=pcm,annualRent=pcm*12 if pcm is not None else None,deposit=dep))
tm=sum(x[5] or 0 for x in FL)
B.append(['','',P('Flats',sb),'','',P(m2(tm),sbr),P(m2(tm*12),sbr),P(m2(sum(x[6] or 0 for x in FL)),sbr),''])
story+=[PageBreak(),P(SB,h2),Table(B,colWidths=[40,48,176,66,72,76,80,80,136],style=ts,repeatRows=1)]
C=[[P(x,sbr if '£' in x else sb) for x in ['Flat','Lessee','Lease from','Lease to','Ground rent p.a. (£)']]]
for no,tn,a,z,g in GR:
    C.append([P(no),P(tn),P(uk(a)),P(uk(z)),P(m2(g),sr)]); rows.append(R(unit=no,section=SC,tenantName=tn,statusText='Occupied',leaseStartDate=a,leaseEndDate=z,annualRent=g))
tg=sum(x[4] for x in GR); C.append(['',P('Ground rents',sb),'','',P(m2(tg),sbr)])
story+=[P(SC,h2),Table(C,colWidths=[40,224,66,72,100],style=ts,hAlign='LEFT'),Spacer(1,12),
 P(f'Rental income of the estate per annum: £{m2(ta+tm*12+tg)} (shops £{m2(ta)}, flats £{m2(tm*12)}, ground rents £{m2(tg)}).',sb),Spacer(1,6),
 P('Flat deposits are lodged with a tenancy deposit scheme, reconciled to the scheme certificate. The deposit for no. 24 is held by the solicitors. No liability is accepted for the areas, which are taken from the 2009 survey.')]
def foot(c,d):
    c.setFont('Times-Italic',8); c.drawString(40,22,'Hartnoll Gray, Chartered Surveyors and Agents, Sandbourne'); c.drawRightString(landscape(A4)[0]-40,22,f'{d.page}')
SimpleDocTemplate(os.path.join(DOC,'harbour_parade_tenancies.pdf'),pagesize=landscape(A4),leftMargin=34,rightMargin=34,topMargin=36,bottomMargin=40,invariant=1,title='Schedule of tenancies').build(story,onFirstPage=foot,onLaterPages=foot)
save('harbour_parade_tenancies.pdf',T('14-26 Harbour Parade, Sandbourne','2025-06-24',None,None,None,rows),'MIXED_USE','English surveyors for family trust','A4 Times, three parts of different columns, GBP per annum / per quarter / pcm, ground rents',True)
