from common import *
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors
name='estoppel_exhibit_b_larkspur_plaza.pdf'
P=ParagraphStyle('b',fontName='Times-Roman',fontSize=8.5,leading=10); PB=ParagraphStyle('h',parent=P,fontName='Times-Bold'); PR=ParagraphStyle('r',parent=P,alignment=2); PC=ParagraphStyle('c',parent=PB,alignment=1,fontSize=11,leading=14)
def d(s): return dt.datetime.strptime(s,'%B %d, %Y').date()
data=[ # suite,tenant,sf,comm,exp,base,cam,tax,dep,steps
('101','Harborlight Pharmacy, Inc.',8450,'June 1, 2016','May 31, 2026',11970.83,2183,1479,11000,[]),
('103','Tandoor Junction LLC',1820,'March 15, 2021','March 31, 2028',4095,470,319,8000,[('April 1, 2026',4217.85),('April 1, 2027',4344.39)]),
('104','Suds & Spin Coin Laundry',2200,'October 1, 2018','September 30, 2028',4216.67,568,385,4000,[('October 1, 2026',4400)]),
('105','VACANT',1400,'','',None,None,None,None,[]),
('106','Dr. P. Lindqvist, D.D.S., P.C.',1950,'January 1, 2023','December 31, 2032',4956.25,504,341,4956.25,[('January 1, 2026',5104.94),('January 1, 2027',5258.09)]),
('107','Crown & Glory Barber Studio',980,'August 1, 2022','July 31, 2025',2205,253,172,2205,[]),
('108/109','Larkspur Community Credit Union',3100,'November 1, 2019','October 31, 2029',8137.5,801,543,0,[('November 1, 2025',8381.63)]),
('110','Pho Bay Ngon',1640,'February 1, 2024','January 31, 2029',3963.33,424,287,7500,[('February 1, 2026',4082.23),('February 1, 2027',4204.70),('February 1, 2028',4330.84)]),
('111','Mailroom Express #0417',1260,'Month-to-month','',2520,326,221,2100,[]),
('112','VACANT',1100,'','',None,None,None,None,[]),
('Pad A','Quick Kettle Coffee Co.',1750,'September 1, 2020','August 31, 2030',7291.67,452,306,0,[('September 1, 2025',7875)]),
]
hdr=[['Suite','Tenant','Rentable\nSq. Ft.','Commencement\nDate','Expiration\nDate','Monthly Payments','','','Security\nDeposit','Scheduled Rent Increases\n(effective date / monthly base rent)'],['','','','','','Base Rent','CAM','Taxes','','']]
body=[];rows=[]
for s,t,sf,a,e,b,cam,tax,dep,st in data:
    v=t=='VACANT'
    body.append([Paragraph(s,P),Paragraph(t,P),f'{sf:,}',Paragraph(a,P),Paragraph(e,P),'' if v else m2(b,'$'),'' if v else m2(cam),'' if v else m2(tax),'' if v else (m2(dep,'$') if dep else 'None'),Paragraph('<br/>'.join(f'{x} - {m2(z,"$")}' for x,z in st) or ('' if v else 'None'),P)])
    rows.append(dict(unit=s,tenantName=None if v else t,area=sf,statusText='VACANT' if v else 'Occupied',leaseStartDate=('Month-to-month' if a=='Month-to-month' else iso(d(a)) if a else None),leaseEndDate=iso(d(e)) if e else None,contractRent=b,
      deposit=dep if dep else None,charges=[] if v else [dict(code='Base Rent',amount=b),dict(code='CAM',amount=cam),dict(code='Taxes',amount=tax)],rentSteps=[dict(date=iso(d(x)),amount=z) for x,z in st]))
for x in rows:
    if x['leaseStartDate']=='Month-to-month': x['leaseEndDate']=None
S=lambda f:sum(f(x) or 0 for x in data)
tot=['','TOTAL',f'{S(lambda x:x[2]):,}','','',m2(S(lambda x:x[5]),'$'),m2(S(lambda x:x[6])),m2(S(lambda x:x[7])),m2(S(lambda x:x[8]),'$'),'']
t=Table(hdr+body+[tot],colWidths=[42,128,50,76,82,62,48,48,58,142],repeatRows=2)
t.setStyle(TableStyle([('FONT',(0,0),(-1,1),'Times-Bold',8.5),('FONT',(0,2),(-1,-2),'Times-Roman',8.5),('FONT',(0,-1),(-1,-1),'Times-Bold',8.5),('SPAN',(5,0),(7,0)),('ALIGN',(5,0),(7,1),'CENTER'),('ALIGN',(2,2),(2,-1),'RIGHT'),('ALIGN',(5,2),(8,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'TOP')]+[('SPAN',(i,0),(i,1)) for i in (0,1,2,3,4,8,9)]+[('LINEBELOW',(5,0),(7,0),.4,colors.black),('LINEABOVE',(0,0),(-1,0),1,colors.black),('LINEBELOW',(0,1),(-1,1),.8,colors.black),('LINEABOVE',(0,-1),(-1,-1),.8,colors.black),('LINEBELOW',(0,-1),(-1,-1),1.2,colors.black),('LINEBELOW',(0,2),(-1,-3),.2,colors.grey)]))
vs=sum(x[2] for x in data if x[1]=='VACANT'); T_=S(lambda x:x[2])
el=[Paragraph('EXHIBIT B',PC),Paragraph("SCHEDULE OF LEASES ATTACHED TO OWNER'S ESTOPPEL CERTIFICATE",PC),Paragraph('Larkspur Plaza, 600 West Tilden Road, Ansonville',ParagraphStyle('x',parent=P,alignment=1,fontSize=10,leading=13)),Spacer(1,8),
Paragraph('Certified to Meridian Valley Title Insurance Company and Three Rivers Federal Credit Union, their successors and assigns, File No. MVT-25-30418. The undersigned certifies that the following is a true, correct and complete schedule of all leases and occupancies affecting the Property as of <b>May 1, 2025</b>; that no rent has been paid more than thirty days in advance; and that no tenant holds an option to purchase.',P),Spacer(1,8),t,Spacer(1,8),
Paragraph(f'<b>Leased:</b> 9 premises, {T_-vs:,} sq. ft. &nbsp;&nbsp;&nbsp; <b>Vacant:</b> 2 premises, {vs:,} sq. ft.',P),Spacer(1,6),
Paragraph('1. Suites 108 and 109 were combined by First Amendment dated October 2, 2019 and are held under one lease.',P),Paragraph('2. Harborlight Pharmacy, Inc. has two five-year renewal options; the first has not been exercised.',P),Paragraph('3. CAM and Taxes are monthly estimates, reconciled annually each March.',P),Spacer(1,22),
Paragraph('TILDEN ROAD ASSOCIATES, a general partnership<br/><br/>By: ______________________________&nbsp;&nbsp;&nbsp;&nbsp;Its: General Partner',P)]
SimpleDocTemplate(D+name,pagesize=landscape(letter),leftMargin=26,rightMargin=26,topMargin=34,bottomMargin=30).build(el)
save(name,dict(propertyName='Larkspur Plaza',asOnDate='2025-05-01',units=11,occupied=9,vacant=2,rows=rows),'RETAIL','estoppel exhibit, grouped header, stacked rent steps')
