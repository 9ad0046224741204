from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import A3, landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import mm
F='uk_office_tenancy_schedule.pdf'
R=[ # demise, tenant, sqft, start, expiry, break, review, rent pa, erv psf, comment, steps
('Basement Store B1','Halvorsen Legal LLP',640,'2021-06-24','2031-06-23',None,'2026-06-24',6400,10,'Let with 9th and 10th floors. Storage only.',[]),
('Basement Gym','Iron Larder Fitness Limited',4115,'2023-09-29','2033-09-28','2028-09-29','2028-09-29',61725,15,'Service charge capped at £3.00 psf, RPI linked.',[]),
('Ground Floor Unit A','Crumb & Kettle (Northern) Limited',1480,'2022-03-25','2032-03-24','2027-03-25','2027-03-25',44400,32,'Rent deposit of 6 months held. A/E(b) use.',[]),
('Ground Floor Unit B',None,1265,None,None,None,None,None,30,'Under offer to a convenience operator at £38,000 pa, 12 months rent free.',[]),
('1st Floor North','Tidewell Claims Services Limited',5210,'2019-12-25','2029-12-24',None,'2024-12-25',127645,29.5,'2024 review settled nil increase.',[]),
('1st Floor South','Tidewell Claims Services Limited',4890,'2019-12-25','2029-12-24',None,'2024-12-25',119805,29.5,'',[]),
('2nd Floor','Northgate & Ellery Insurance Brokers plc',10105,'2020-06-24','2030-06-23','2025-06-24','2025-06-24',247573,29.5,'Break not exercised. Review outstanding, landlord notice served at £298,000 pa.',[]),
('3rd Floor North','Quillmark Software Limited',5198,'2024-11-01','2034-10-31','2029-11-01','2029-11-01',142945,30,'Stepped rent: £155,940 pa from 01/11/2026; £168,935 pa from 01/11/2027.',[('2026-11-01',155940),('2027-11-01',168935)]),
('3rd Floor South',None,4902,None,None,None,None,None,30,'Vacant since March 2025. Cat A+ refurbishment completed October 2025.',[]),
('4th Floor','The Secretary of State for Regional Planning',10098,'2017-04-01','2027-03-31',None,None,232254,28.5,'Crown lease. s.26 notice received, terms in discussion.',[]),
('5th Floor Suite 5.01','Bexmoor Capital LLP',2310,'2025-03-25','2030-03-24','2028-03-25',None,72765,31.5,'6 months rent free expired 24/09/2025.',[]),
('5th Floor Suite 5.02','Peel Row Architects Limited',1875,'2023-06-24','2028-06-23','2026-06-24',None,54375,31.5,'Break lapsed.',[]),
('5th Floor Suite 5.03','Larkhall Recruitment Limited',2240,'2022-12-25','2027-12-24',None,None,61600,31.5,'',[]),
('5th Floor Suite 5.04',None,3105,None,None,None,None,None,31.5,'Plug and play suite, quoting £32.50 psf.',[]),
('6th Floor','Greyfriars Actuarial Limited',10110,'2021-09-29','2031-09-28','2026-09-29','2026-09-29',278025,30,'Break notice NOT served. Penalty of 3 months removed on lapse.',[]),
('7th Floor North','Sandpiper Wealth Management Limited',5205,'2023-12-25','2033-12-24','2028-12-25','2028-12-25',148343,31,'',[]),
('7th Floor South','Ombria Clinical Research (UK) Limited',4880,'2025-06-24','2035-06-23','2030-06-24','2030-06-24',151280,31,'Rent free to 23/06/2026; headline rent shown, topped up by vendor.',[]),
('8th Floor','Fairlight Energy Trading Limited',10085,'2022-06-24','2032-06-23','2027-06-24','2027-06-24',297508,31.5,'Break subject to 9 months notice.',[]),
('9th Floor','Halvorsen Legal LLP',10090,'2021-06-24','2031-06-23',None,'2026-06-24',292610,31.5,'Five yearly upward only review; evidence at £31.50 psf.',[]),
('10th Floor','Halvorsen Legal LLP',9960,'2021-06-24','2031-06-23',None,'2026-06-24',288840,31.5,'',[]),
('11th Floor (Part) East','Corvane Holdings Limited',4310,'2024-03-25','2034-03-24','2029-03-25','2029-03-25',142230,34,'Landlord contribution to fit out £86,000.',[]),
('11th Floor (Part) West',None,3985,None,None,None,None,None,34,'Terrace suite.',[]),
('Roof - Mast Site 1','Airlattice Infrastructure Limited',None,'2018-01-15','2028-01-14',None,'2023-01-15',14500,None,'Code agreement.',[]),
('Roof - Mast Site 2','Beacon Towers (GB) Limited',None,'2020-08-01','2030-07-31',None,'2025-08-01',9750,None,'',[]),
]
uk=lambda s:(D(s).strftime('%d/%m/%Y') if s else '–')
st=lambda n,**k:ParagraphStyle(n,fontName='Helvetica',fontSize=7.6,leading=9,**k)
P=lambda t,**k:Paragraph(t.replace('&','&amp;'),st('p',**k))
hd=[['DEMISE','','','','LEASE TERMS','','','','RENT','','','COMMENTS'],
['Accommodation','Tenant','NIA\n(sq ft)','NIA\n(sq m)','Start','Expiry','Tenant\nBreak','Next / Last\nReview','Passing Rent\n(£ pa)','(£ psf)','ERV\n(£ psf)','']]
data=hd[:]; rows=[]
for d,t,a,s,e,b,v,r,erv,c,steps in R:
    data.append([P(d),P(t) if t else P('<b>VACANT</b>'),f'{a:,}' if a else '',f'{a*0.092903:,.1f}' if a else '',uk(s),uk(e),uk(b),uk(v),f'{r:,}' if r else '–',f'{r/a:.2f}' if r and a else '–',f'{erv:.2f}' if erv else '–',P(c)])
    rows.append(dict(unit=d,tenantName=t,area=a,leaseStartDate=s,leaseEndDate=e,annualRent=r,statusText='Occupied' if t else 'VACANT',rentSteps=[dict(date=x,amount=y,per='year') for x,y in steps]))
ta=sum(r[2] or 0 for r in R); tr=sum(r[7] or 0 for r in R); va=sum(r[2] for r in R if not r[1])
data.append(['TOTAL','',f'{ta:,}',f'{ta*0.092903:,.1f}','','','','',f'{tr:,}','','',f'Void {va:,} sq ft ({va/ta:.1%} of NIA)'])
W=[36,50,15,16,19,19,19,20,22,14,14,152]
T=Table(data,colWidths=[w*mm for w in W],repeatRows=2)
navy=colors.HexColor('#1d2b4f')
T.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7.6),('FONT',(0,0),(-1,1),'Helvetica-Bold',7.6),('BACKGROUND',(0,0),(-1,0),navy),('TEXTCOLOR',(0,0),(-1,0),colors.white),
('SPAN',(0,0),(3,0)),('SPAN',(4,0),(7,0)),('SPAN',(8,0),(10,0)),('ALIGN',(0,0),(10,0),'CENTER'),('BACKGROUND',(0,1),(-1,1),colors.HexColor('#d9dee9')),('ALIGN',(2,1),(10,-1),'RIGHT'),('ALIGN',(4,1),(7,-1),'CENTER'),
('VALIGN',(0,0),(-1,-1),'MIDDLE'),('LINEBELOW',(0,2),(-1,-2),0.25,colors.HexColor('#b8bfcc')),('LINEABOVE',(0,-1),(-1,-1),1,navy),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',7.8),('TOPPADDING',(0,2),(-1,-1),3),('BOTTOMPADDING',(0,2),(-1,-1),3)]))
def pg(c,d):
    c.setFont('Helvetica',7); c.setFillColor(colors.grey)
    c.drawString(12*mm,8*mm,'Marlin Stead LLP | Investment Agency | Subject to contract. Areas are IPMS 3 / NIA as stated and subject to verification.'); c.drawRightString(408*mm,8*mm,f'Page {c.getPageNumber()}')
doc=SimpleDocTemplate(f'{B}/documents/{F}',pagesize=landscape(A3),leftMargin=12*mm,rightMargin=12*mm,topMargin=12*mm,bottomMargin=14*mm,title='Tenancy Schedule')
h1=ParagraphStyle('h',fontName='Helvetica-Bold',fontSize=17,textColor=navy,leading=21); h2=ParagraphStyle('h2',fontName='Helvetica',fontSize=10,leading=15)
doc.build([Paragraph('Castlegate Tower',h1),Paragraph('44 Wellington Row, Leeds LS1 &nbsp;|&nbsp; Tenancy Schedule as at 30 June 2026',h2),Spacer(1,6),T,Spacer(1,8),
 P('Rent reviews are five yearly, upward only, to open market rent unless stated. All rents are exclusive of VAT; the property is elected for VAT. Service charge budget for 2026/27: £9.85 psf.')],onFirstPage=pg,onLaterPages=pg)
v=sum(1 for r in R if not r[1])
save(F,'Castlegate Tower','2026-06-30',rows,None,None,v,'OFFICE','UK agent tenancy schedule A3, grouped header, comments with steps, ERV psf only',True,{'area':[ta,f'{ta:,}'],'annualRent':[tr,f'{tr:,}']})
