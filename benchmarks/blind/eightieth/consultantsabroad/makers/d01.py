from h import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import A4,landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
F='kestrel_house_tenancy_schedule.pdf'
# floor, tenant, area, start, expiry, break, review, rent, sc, erv, comment, step
X=[
("Ground Floor (Part) – Café","Bramble & Rye Coffee Limited",1240,D(2021,6,24),D(2031,6,23),"24/06/2026 (T)","24/06/2026",28500,7812,31000,"Inside the Act. Review outstanding – landlord quoting £31,000 pa.",None),
("Ground Floor (Part) – Suite G2","Vacant",2865,None,None,None,None,0,18050,78788,"Refurbished Q2 2025. Service charge shortfall borne by landlord.",None),
("1st Floor East","Halden Pryce LLP",5310,D(2018,9,29),D(2028,9,28),"–","–",138060,33453,146025,"Guarantor: none. FRI via service charge, capped (RPI) at £6.30 psf.",None),
("1st Floor West","Northgate Actuarial Services Limited",4875,D(2023,3,25),D(2033,3,24),"25/03/2028 (T)","25/03/2028",129188,30713,134063,"6 months' notice. Further 5 months rent free if break not exercised.",None),
("2nd Floor (Whole)","Secretary for Regional Pensions",10185,D(2016,12,25),D(2026,12,24),"–","–",244440,64166,280088,"Tenant in negotiation for a 5 year reversionary lease.",None),
("3rd Floor East","Ottoline Recruitment Limited",3420,D(2024,9,1),D(2029,8,31),"01/09/2027 (T)","–",84000,21546,94050,"Stepped rent: rising to £94,050 pa from 01/09/2026. Outside the Act. Deposit £42,000 held.",[(D(2026,9,1),94050)]),
("3rd Floor West Suite 3A","Quillon Software Limited",2210,D(2025,2,14),D(2030,2,13),"14/02/2028 (M)","–",60775,13923,60775,"Rent free period expires 13/02/2026; vendor to top up.",None),
("3rd Floor West Suite 3B","Vacant",2655,None,None,None,None,0,16727,73013,"Under offer at £27.00 psf.",None),
("4th Floor East","Merrow Civil Engineering plc",5288,D(2020,1,6),D(2030,1,5),"06/01/2025 (T) – not exercised","06/01/2025",145420,33314,145420,"Review settled at £27.50 psf.",None),
("4th Floor West","Tavistock Grange Insurance Brokers Limited",4902,D(2022,11,11),D(2032,11,10),"11/11/2027 (T)","11/11/2027",132354,30883,134805,"",None),
("5th Floor","Arden & Lyle Architects LLP",6140,D(2019,5,1),D(2034,4,30),"01/05/2029 (T)","01/05/2029",171920,38682,168850,"Includes terrace (not measured).",None),
("6th Floor","Corvane Energy Trading (UK) Limited",4015,D(2025,6,24),D(2035,6,23),"24/06/2030 (T)","24/06/2030",120450,25295,120450,"Headline rent. 20 months half rent from commencement, topped up.",None),
("Basement Store B1","Halden Pryce LLP",420,D(2018,9,29),D(2028,9,28),"–","–",4200,0,4200,"Coterminous with 1st Floor East.",None),
("Roof – Telecoms Mast","Signalreach Infrastructure Limited",None,D(2014,4,1),D(2024,3,31),"Rolling 18 mths (L)","–",9500,None,9500,"Holding over under the Code.",None),
("Substation","Midland Grid Distribution plc",None,D(1971,3,25),D(2070,3,24),"–","–",1,None,None,"Peppercorn / £1 pa if demanded.",None),
]
f=lambda d:d.strftime('%d/%m/%Y') if d else '–'
b=PS('b',fontName='Helvetica',fontSize=6.6,leading=7.8); r=PS('r',parent=b,alignment=2); hd=PS('h',parent=b,fontName='Helvetica-Bold',textColor=colors.white,alignment=1)
bb=PS('bb',parent=b,fontName='Helvetica-Bold'); rb=PS('rb',parent=r,fontName='Helvetica-Bold')
m=lambda v:'–' if v is None else f'£{v:,}'
data=[[Paragraph(t,hd) for t in ['Demise','Tenant','Area NIA<br/>(sq ft)','Lease<br/>start','Lease<br/>expiry','Break<br/>option','Next /last<br/>review','Passing rent<br/>(£ pa)','Rent<br/>(£ psf)','Service<br/>charge<br/>(£ pa)','ERV<br/>(£ pa)','Comments']]]
rows=[]
for u,t,a,s,e,br,rv,p,sc,erv,c,st in X:
    data.append([Paragraph(u,b),Paragraph(f'<i>{t}</i>' if t=='Vacant' else t,b),Paragraph(f'{a:,}' if a else '–',r),Paragraph(f(s),r),Paragraph(f(e),r),Paragraph(br or '–',b),Paragraph(rv or '–',r),Paragraph(m(p),r),Paragraph(f'£{p/a:.2f}' if a and p else '–',r),Paragraph(m(sc),r),Paragraph(m(erv),r),Paragraph(c,b)])
    rows.append(row(unit=u,tenantName=None if t=='Vacant' else t,statusText='Vacant' if t=='Vacant' else None,area=a,leaseStartDate=s,leaseEndDate=e,annualRent=p,charges=[{"code":"Service charge","amount":sc,"per":"year"}] if sc is not None else None,rentSteps=[{"date":iso(d),"amount":v,"per":"year"} for d,v in st] if st else None,deposit=42000 if 'Deposit' in c else None))
S=lambda i:sum(x[i] or 0 for x in X)
data.append(['',Paragraph('TOTAL',bb),Paragraph(f'{S(2):,}',rb),'','','','',Paragraph(m(S(7)),rb),'',Paragraph(m(S(8)),rb),Paragraph(m(S(9)),rb),''])
W=[88,92,40,46,46,54,46,52,36,46,48,176]
T=Table(data,colWidths=W,repeatRows=1)
T.setStyle(TableStyle([('BACKGROUND',(0,0),(-1,0),colors.HexColor('#20364f')),('VALIGN',(0,0),(-1,-1),'TOP'),('VALIGN',(0,0),(-1,0),'MIDDLE'),('LINEBELOW',(0,1),(-1,-1),.3,colors.HexColor('#b9c2cc')),('LINEABOVE',(0,-1),(-1,-1),1,colors.black),('LINEBELOW',(0,-1),(-1,-1),1,colors.black),('TOPPADDING',(0,1),(-1,-1),3),('BOTTOMPADDING',(0,1),(-1,-1),3),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)]))
def pg(c,d):
    c.setFont('Helvetica',6.5);c.setFillGray(.4);c.drawString(36,22,'Loxley Marchbanks LLP  |  Investment Agency  |  Subject to contract');c.drawRightString(806,22,f'Page {d.page}')
doc=SimpleDocTemplate(DOC+F,pagesize=landscape(A4),leftMargin=34,rightMargin=34,topMargin=34,bottomMargin=38)
ti=PS('t',fontName='Helvetica-Bold',fontSize=15,leading=19,textColor=colors.HexColor('#20364f'))
let=sum(x[2] for x in X if x[2] and x[1]!='Vacant')
doc.build([Paragraph('Kestrel House, 40–46 Marlow Street, Birmingham B3',ti),Paragraph('Tenancy Schedule as at 30 September 2025',PS('s',fontName='Helvetica',fontSize=10,leading=16)),Spacer(1,4),T,Spacer(1,8),
 Paragraph(f'Occupancy by area: {let/S(2):.1%} ({let:,} sq ft of {S(2):,} sq ft).  (T) tenant break  (M) mutual break  (L) landlord break.  Passing rent shown disregarding rent free periods.',b)],onFirstPage=pg,onLaterPages=pg)
save(F,dict(propertyName='Kestrel House, 40–46 Marlow Street, Birmingham B3',asOnDate='2025-09-30',units=None,occupied=None,vacant=2,rows=rows),'OFFICE','UK investment agent','landscape PDF tenancy schedule with wrapped cells and comments',False)
