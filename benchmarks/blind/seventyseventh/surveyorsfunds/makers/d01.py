# UK office, managing agent tenancy schedule, landscape PDF
from common import *
from reportlab.lib.pagesizes import A4, A3, landscape
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
fn='tenancy_schedule_calder_house.pdf'
p=PS('a',fontName='Helvetica',fontSize=6.8,leading=8); pr=PS('r',parent=p,alignment=2); hb=PS('h',parent=p,fontName='Helvetica-Bold',textColor=colors.white,alignment=1)
Dt=lambda y,m,d:dt.date(y,m,d)
data=[('Ground Floor',None),
('Unit G1','Fettle Coffee Roasters Ltd',1240,Dt(2021,3,25),120,'24/03/2026','25/03/2026',37200,'Class E(b). Fixed fee licence for external seating'),
('Unit G2','Harbottle & Wynn LLP',2865,Dt(2019,9,29),180,'28/09/2029','29/09/2024',85950,'Review outstanding'),
('Reception Store','Calderford Facilities Ltd',310,Dt(2023,1,1),60,'Rolling 3m','None',3100,'Outside 1954 Act'),
('First Floor',None),
('1st Floor East','Pennine Actuarial Services Ltd',4410,Dt(2022,6,24),120,'23/06/2027','24/06/2027',138915,'Tenant break on 9 months notice'),
('1st Floor West',None,4385,None,0,'','',0,'Under offer - 10 yr lease'),
('Second Floor',None),
('2nd Floor East','Orlop Digital Ltd',4410,Dt(2023,11,13),60,'12/11/2026','None',145530,'6 months half rent from Nov 2026 if no break'),
('2nd Floor West (Pt)','Kestrel Wealth Planning Ltd',2110,Dt(2020,2,3),120,'02/02/2025','03/02/2025',65410,'Break not exercised'),
('2nd Floor West (Rem)',None,2240,None,0,'','',0,'Refurbished Cat A'),
('Third & Fourth Floors',None),
('3rd Floor','The Secretary of State for Regional Works',8795,Dt(2016,12,25),180,'25/12/2026','25/12/2026',259450,'FRI via s/c; cap on s/c'),
('4th Floor','Marchbank Surveying Group plc',7930,Dt(2018,4,9),120,'None','09/04/2023',245830,'Review settled Jun 2023'),
('Other',None),
('Roof Aerial','Northmast Telecoms Ltd',None,Dt(2015,7,1),180,'01/07/2026','Annual RPI',14750,'Code agreement'),
('Car Spaces 1-12','Marchbank Surveying Group plc',None,Dt(2018,4,9),120,'None','None',18000,'12 x £1,500 pa')]
f=lambda d:d.strftime('%d/%m/%Y')
H=['Demise','Tenant','NIA\n(sq ft)','Lease Start','Lease\nExpiry','Next\nBreak','Next Rent\nReview','Passing Rent\n(£ p.a.)','£ psf','Comments']
T=[[Paragraph(h.replace('\n','<br/>'),hb) for h in H]]; st=[('BACKGROUND',(0,0),(-1,0),colors.HexColor('#24405c')),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('LINEBELOW',(0,0),(-1,-1),.25,colors.grey),('TOPPADDING',(0,0),(-1,-1),2.5),('BOTTOMPADDING',(0,0),(-1,-1),2.5)]
rows=[];tot=0;ta=0;sec=None
for x in data:
    if len(x)==2:
        sec=x[0];st+=[('SPAN',(0,len(T)),(-1,len(T))),('BACKGROUND',(0,len(T)),(-1,len(T)),colors.HexColor('#e3e9ef'))];T.append([Paragraph('<b>'+sec+'</b>',p)]+['']*9);continue
    u,t,a,s,m,b,rv,rent,c=x; e=term(s,m) if s else None
    tot+=rent;ta+=a or 0
    T.append([Paragraph(u,p),Paragraph(t.replace('&','&amp;') if t else '<i>Vacant</i>',p),Paragraph(f'{a:,}' if a else '',pr),f(s) if s else '',f(e) if e else '',b,rv,Paragraph(f'{rent:,}' if t else '-',pr),Paragraph(f'{rent/a:.2f}' if a and t else '',pr),Paragraph(c,p)])
    rows.append(dict(unit=u,tenantName=t,area=a,section=sec,statusText='Vacant' if not t else 'Occupied',annualRent=rent if t else None,leaseStartDate=iso(s),leaseEndDate=iso(e)))
T.append([Paragraph('<b>TOTAL</b>',p),'',Paragraph(f'<b>{ta:,}</b>',pr),'','','','',Paragraph(f'<b>{tot:,}</b>',pr),'',''])
st+=[('FONTSIZE',(0,0),(-1,-1),6.8),('LINEABOVE',(0,-1),(-1,-1),1,colors.black)]
def pg(c,d):
    c.setFont('Helvetica',6.5);c.drawString(36,22,'Thirlby Rowe LLP  |  Regulated by RICS  |  Areas are IPMS 3 / NIA and subject to verification');c.drawRightString(806,22,f'Page {d.page}')
S=[Paragraph('TENANCY SCHEDULE',PS('t',fontName='Helvetica-Bold',fontSize=14,leading=18,textColor=colors.HexColor('#24405c'))),Paragraph('<b>Calder House, 18-22 Weir Street, Leeds LS1</b> &nbsp;&nbsp; Client: Ferrand Income Fund LP &nbsp;&nbsp; As at 24 June 2025',PS('u',fontSize=9,leading=14)),Spacer(1,6),
Table(T,colWidths=[82,150,44,54,54,54,56,62,40,172],repeatRows=1,style=st),Spacer(1,8),Paragraph('Notes: All leases are contracted on effective full repairing and insuring terms unless stated. Rents exclude VAT. Vacant suites are liable for empty rates.',p)]
SimpleDocTemplate(D+fn,pagesize=landscape(A4),leftMargin=36,rightMargin=36,topMargin=34,bottomMargin=36).build(S,onFirstPage=pg,onLaterPages=pg)
save(fn,'OFFICE','managing agent','landscape tenancy schedule by floor',False,'Calder House','2025-06-24',None,0,rows)
print(tot,ta)
