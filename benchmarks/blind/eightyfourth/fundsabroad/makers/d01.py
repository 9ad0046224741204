from common import *
from reportlab.lib.pagesizes import A4, landscape
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
name='d01_harrowmere_business_park.pdf'
# building, suite, tenant, area, start, expiry, break, review, rent, comment
B='Babbage House'; L='Lovelace House'; K='Kelvin Court'
data=[
(B,'Ground (East)','Pellworth Actuarial LLP',6214,d(2021,6,24),d(2031,6,23),'24/06/2026 (T)','24/06/2026',167778,'Inside the 1954 Act.'),
(B,'Ground (West)','Quillstone Medical Communications Ltd',5870,d(2022,9,29),d(2027,9,28),'-','-',161425,'Rent deposit of £48,427.50 held.'),
(B,'1st (East)','Orrin & Tace Solicitors',6240,d(2019,3,25),d(2029,3,24),'-','25/03/2024 (O/S)',159120,'Review outstanding; landlord quoting £28.00 psf.'),
(B,'1st (West)','Vacant',5885,None,None,None,None,None,'Refurbished 2024. Vendor to provide 12 month rent guarantee.'),
(B,'2nd','Tarnwell Subsea Engineering plc',12130,d(2018,12,25),d(2028,12,24),'-','-',315380,'Includes 46 car spaces.'),
(L,'Whole','Brightsea Pensions Administration Ltd',24906,d(2017,9,29),d(2032,9,28),'29/09/2027 (T)','29/09/2027',672462,'Guarantor: Brightsea Group Holdings plc. 15 yr FRI lease.'),
(K,'Unit 1','Fennimore Dental Laboratories Ltd',3105,d(2023,2,1),d(2028,1,31),'01/02/2026 (T) not exercised','-',74520,''),
(K,'Unit 2','Fennimore Dental Laboratories Ltd',3098,d(2024,2,1),d(2028,1,31),'-','-',77450,'Co-terminous with Unit 1.'),
(K,'Unit 3','Castellan Broadband Ltd',3110,d(2020,7,6),d(2025,7,5),'-','-',71530,'Holding over. Terms agreed for new 5 yr lease.'),
(K,'Unit 4','Vacant',3102,None,None,None,None,None,'Under offer to an education provider at £25.50 psf.'),
(K,'Unit 5','Ashgrove & Lyle Architects LLP',3097,d(2022,11,11),d(2032,11,10),'11/11/2027 (T)','11/11/2027',76651,'Schedule of condition.'),
(K,'Unit 6','Hobday Nutrition Ltd',3112,d(2023,8,14),d(2028,8,13),'14/08/2026 (T)','-',78578,''),
(None,'Café kiosk','The Copper Whisk Ltd',410,d(2024,4,1),d(2027,3,31),'Rolling, 3 months (M)','-',9000,'Licence. Excluded from 1954 Act.'),
(None,'Substation','Eastern Grid Networks plc',None,d(1998,1,1),d(2097,12,31),'-','-',1,'99 year lease at £1 pa if demanded.'),
]
f=lambda x:x.strftime('%d/%m/%Y')
P=PS('p',fontName='Helvetica',fontSize=7.3,leading=8.8); H=PS('h',fontName='Helvetica-Bold',fontSize=7.3,leading=8.8,textColor=colors.white)
Rr=PS('r',parent=P,alignment=2); Bd=PS('b',parent=P,fontName='Helvetica-Bold'); BR=PS('br',parent=Bd,alignment=2)
teal=colors.HexColor('#17494d')
body=[[Paragraph(x,H) for x in ['Building','Floor / Unit','Tenant','Area<br/>(sq ft NIA)','Lease<br/>start','Lease<br/>expiry','Break option','Next rent review','Passing rent<br/>(£ pa)','Rent<br/>(£ psf)','Comments']]]
rows=[];last=None;sty=[]
for b,u,t,a,s,e,br,rv,r,c in data:
    i=len(body)
    show=b if b!=last else ''
    if b is None: show='Estate'if last!='E' else ''
    body.append([Paragraph(show or '',Bd),Paragraph(u,P),Paragraph(t,P if t!='Vacant' else PS('i',parent=P,fontName='Helvetica-Oblique')),Paragraph(m0(a) if a else '-',Rr),Paragraph(f(s) if s else '',P),Paragraph(f(e) if e else '',P),Paragraph(br or '',P),Paragraph(rv or '',P),Paragraph(m0(r) if r is not None else '',Rr),Paragraph(f'{r/a:.2f}' if r and a else '',Rr),Paragraph(c,P)])
    if show: sty.append(('LINEABOVE',(0,i),(-1,i),.8,teal))
    last=b if b else 'E'
    v=t=='Vacant'
    rows.append(dict(building=b or 'Estate',unit=u,tenantName=None if v else t,area=a,statusText='Vacant' if v else 'Occupied',leaseStartDate=s and s.isoformat(),leaseEndDate=e and e.isoformat(),annualRent=r))
ta=sum(x[3] or 0 for x in data); tr=sum(x[8] or 0 for x in data)
body.append([Paragraph('Total',Bd),'','',Paragraph(m0(ta),BR),'','','','',Paragraph('£'+m0(tr),BR),'',''])
t=Table(body,colWidths=[58,58,112,46,50,50,70,60,58,38,165],repeatRows=1)
t.setStyle(TableStyle([('BACKGROUND',(0,0),(-1,0),teal),('VALIGN',(0,0),(-1,-1),'TOP'),('LINEBELOW',(0,1),(-1,-2),.25,colors.HexColor('#b8c9ca')),('BACKGROUND',(0,-1),(-1,-1),colors.HexColor('#dfe9e9')),('TOPPADDING',(0,0),(-1,-1),2.2),('BOTTOMPADDING',(0,0),(-1,-1),2.6),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)]+sty))
def pg(c,doc):
    w,h=landscape(A4)
    c.setFillColor(teal);c.rect(0,h-14,w,14,fill=1,stroke=0)
    c.setFillColor(colors.grey);c.setFont('Helvetica',6.5)
    c.drawString(36,22,'Harrowmere Business Park, Reading  |  Investment opportunity');c.drawRightString(w-36,22,'Page %d'%(doc.page+7))
    c.drawString(36,13,'Drayce Whitlow LLP for themselves and for the vendor give notice that these particulars do not constitute any part of an offer or contract. All figures exclusive of VAT.')
T1=PS('t',fontName='Times-Roman',fontSize=20,leading=24,textColor=teal)
N=PS('n',fontName='Helvetica',fontSize=8.5,leading=11.5)
st=[Paragraph('Tenancy and accommodation',T1),Spacer(1,4),
Paragraph(f'Harrowmere Business Park is let in accordance with the schedule below, as at 29 September 2025, producing a total passing rent of <b>£{tr:,.0f} per annum</b>. Floor areas are taken from the measured survey of Lowick Surveys (NIA).',N),Spacer(1,8),t,Spacer(1,6),
Paragraph('(T) tenant break. (M) mutual break. (O/S) outstanding. psf rates on Kelvin Court exclude car parking.',PS('s',parent=N,fontSize=7))]
SimpleDocTemplate(D+name,pagesize=landscape(A4),leftMargin=36,rightMargin=36,topMargin=30,bottomMargin=36).build(st,onFirstPage=pg,onLaterPages=pg)
save(name,rows,'Harrowmere Business Park','2025-09-29','OFFICE','Agent brochure page, landscape, sparse building column, UK',units=None,occ=None,vac=2,checks=[('area',ta,'area'),('rent',tr,'annualRent')])
