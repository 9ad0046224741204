# England, multi-let office, agent's brochure (reportlab platypus)
from common import *
from reportlab.lib.pagesizes import A4, landscape
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors
from reportlab.lib.units import mm
fn='01_kestrel_court_reading.pdf'
T='#1f4e4a'
# demise, tenant, use, sqft, start, expiry, break, review, psf, headline
Z=[
('Ground (Unit A)','Brambling Coffee Roasters Ltd','Café',1212,D(2021,6,24),D(2031,6,23),'24/06/2026',24.5,''),
('Ground (Part East)','Hallmead Wealth Planning LLP','Offices',3408,D(2022,3,25),D(2032,3,24),'25/03/2027',36.0,'Schedule of condition. Break penalty of 3 months\' rent.'),
('Ground (Part West)',None,'Offices',2977,None,None,'',0,'Refurbished to Cat A+. Quoting £39.50 per sq ft.'),
('First (North)','Orrin Systems (UK) Ltd','Offices',6118,D(2019,9,29),D(2029,9,28),'',33.25,'Guaranteed by Orrin Systems Inc.'),
('First (South)','Tessaly Clinical Research Ltd','Offices',5894,D(2023,1,16),D(2033,1,15),'16/01/2028',37.5,'Half rent until 15/10/2023 (expired).'),
('Second (North)','Orrin Systems (UK) Ltd','Offices',6122,D(2019,9,29),D(2029,9,28),'',33.25,'As first floor north.'),
('Second (South)','Penhale & Strood LLP','Offices',5890,D(2017,12,25),D(2027,12,24),'',31.0,'Tenant has indicated it wishes to renew.'),
('Third (North)','Vellacott Insurance Services Ltd','Offices',6120,D(2020,11,2),D(2030,11,1),'02/11/2025',34.0,'Tenant break not exercised.'),
('Third (South Suite 1)','Ladder & Bloom Ltd','Offices',2140,D(2024,5,7),D(2027,5,6),'',38.0,'Excluded from the security provisions of the 1954 Act.'),
('Third (South Suite 2)','Quayline Recruitment Ltd','Offices',1866,D(2023,10,9),D(2026,10,8),'',37.0,''),
('Third (South Suite 3)',None,'Offices',1790,None,None,'',0,'Under refurbishment.'),
('Fourth (Entire)','Marchwood Fenner Ltd','Offices',11046,D(2021,4,12),D(2036,4,11),'12/04/2031',35.5,'Five yearly upward only reviews, capped 3% pa compound.'),
('Fifth (Entire)','Dorrance Energy Trading Ltd','Offices',8204,D(2022,8,1),D(2032,7,31),'01/08/2027',39.0,'Includes roof terrace.'),
]
rows=[];data=[]
B=PS('b',fontName='Helvetica',fontSize=6.8,leading=8.2); BR=PS('r',parent=B,alignment=2); BC=PS('c',parent=B,alignment=1)
H=PS('h',parent=B,fontName='Helvetica-Bold',textColor=colors.white); HR=PS('hr',parent=H,alignment=2)
f=lambda d:d.strftime('%d/%m/%Y')
hdr=[Paragraph(x,H) for x in ('Demise','Tenant','Use')]+[Paragraph('Area<br/>(sq ft)',HR)]+[Paragraph(x,H) for x in ('Lease<br/>Start','Lease<br/>Expiry','Break<br/>Option')]+[Paragraph('Rent<br/>(£ pa)',HR),Paragraph('Rent<br/>(£ psf)',HR),Paragraph('Comments',H)]
data=[hdr]; A=R=V=0
for un,t,use,a,s,e,b,psf,c in Z:
    rent=round(a*psf) if t else 0
    A+=a;R+=rent;V+=0 if t else a
    data.append([Paragraph(un,B),Paragraph(t or '<b>Vacant</b>',B),Paragraph(use,B),Paragraph(f'{a:,}',BR),Paragraph(f(s) if s else '',B),Paragraph(f(e) if e else '',B),Paragraph(b,B),Paragraph(f'£{rent:,}' if t else '-',BR),Paragraph(f'£{psf:.2f}' if t else '-',BR),Paragraph(c,B)])
    rows.append(dict(unit=un,unitType=use,area=a,tenantName=t,statusText='Occupied' if t else 'Vacant',leaseStartDate=s,leaseEndDate=e,annualRent=rent if t else None))
data.append([Paragraph('<b>Total</b>',B),'','',Paragraph(f'<b>{A:,}</b>',BR),'','','',Paragraph(f'<b>£{R:,}</b>',BR),'',''])
st=[('BACKGROUND',(0,0),(-1,0),colors.HexColor(T)),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('LINEBELOW',(0,1),(-1,-2),.3,colors.HexColor('#9fb8b5')),('LINEABOVE',(0,-1),(-1,-1),1,colors.HexColor(T)),('TOPPADDING',(0,0),(-1,-1),3),('BOTTOMPADDING',(0,0),(-1,-1),3)]
for i in range(2,len(data)-1,2): st.append(('BACKGROUND',(0,i),(-1,i),colors.HexColor('#eef4f3')))
tb=Table(data,colWidths=[x*mm for x in (31,43,14,17,19,19,19,21,15,65)],repeatRows=1); tb.setStyle(TableStyle(st))
h1=PS('h1',fontName='Helvetica-Bold',fontSize=20,leading=24,textColor=colors.HexColor(T)); h2=PS('h2',parent=h1,fontSize=13,leading=17)
p=PS('p',fontName='Helvetica',fontSize=9.2,leading=13,spaceAfter=5)
let=A-V;
S=[Spacer(1,18*mm),Paragraph('Kestrel Court',PS('x',parent=h1,fontSize=34,leading=40)),Paragraph('Forbury Lane, Reading RG1',h2),Spacer(1,8*mm),
Paragraph('Multi-let Grade A town centre office investment',h2),Spacer(1,6*mm)]
for x in ('Prime town centre office building approximately 350 metres from Reading station.',f'{A:,} sq ft of offices over ground and five upper floors, with a ground floor café.','Freehold.',f'Let to nine office occupiers and a café operator, producing a total current income of £{R:,} per annum.',f'{V:,} sq ft is presently vacant, offering an immediate opportunity to increase income.','We are instructed to seek offers in excess of £24,750,000, subject to contract and exclusive of VAT.'):
    S.append(Paragraph('•&nbsp;&nbsp;'+x,p))
S+=[PageBreak(),Paragraph('Tenancy Schedule',h1),Spacer(1,2*mm),Paragraph('The property is let in accordance with the schedule below, as at 29 September 2025.',p),tb,Spacer(1,2*mm),Paragraph('All rents exclusive of VAT. Areas are IPMS3 taken from the measured survey dated March 2024; the survey will be assigned to the purchaser.',PS('n',parent=B,fontSize=6.5)),
PageBreak(),Paragraph('Further information',h1),Spacer(1,3*mm),Paragraph('<b>Service charge.</b> The budget for the year to 24 December 2025 equates to £9.85 per sq ft. The landlord is responsible for the shortfall on vacant space and three caps, estimated at £71,300 per annum.',p),Paragraph('<b>EPC.</b> B (41). <b>VAT.</b> The property is elected for VAT and it is anticipated that the sale will be treated as a TOGC.',p),Paragraph('<b>Contact.</b> Harlow Pryce LLP, 14 Duke Street, London W1. Misrepresentation Act: these particulars do not form part of any contract. October 2025.',p)]
def pg(c,d):
    c.setFillColor(colors.HexColor(T)); c.rect(0,0,297*mm,8*mm,fill=1,stroke=0); c.setFillColor(colors.white); c.setFont('Helvetica',7); c.drawString(14*mm,3*mm,'KESTREL COURT  |  READING'); c.drawRightString(283*mm,3*mm,f'{d.page}')
SimpleDocTemplate(doc(fn),pagesize=landscape(A4),leftMargin=15*mm,rightMargin=15*mm,topMargin=14*mm,bottomMargin=14*mm,title='Kestrel Court').build(S,onFirstPage=pg,onLaterPages=pg)
assert sum(r.get('annualRent') or 0 for r in rows)==R
save(fn,'Kestrel Court','2025-09-29',rows,13,11,2,'OFFICE','Agent brochure, tenancy schedule on page 2 of 3, wrapped cells',False)
