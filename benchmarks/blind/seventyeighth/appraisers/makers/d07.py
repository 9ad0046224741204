from h import *
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
FN='Exhibit_D_Schedule_of_Leases_Ironbridge.pdf'
bs=PS('b',fontName='Times-Roman',fontSize=8.5,leading=10);bb=PS('bb',parent=bs,fontName='Times-Bold');rt=PS('r',parent=bs,alignment=2);ct=PS('c',parent=bs,alignment=1,fontSize=12,leading=15,fontName='Times-Bold')
data=[('1','A',42000,'Tri-County Beverage Distribution, LLC','2022-05-01','2029-04-30',24150.00,[('2027-05-01',24874.50),('2028-05-01',25620.74)],24150),
('1','B',18500,'Halvorsen Millwork Co.','2020-02-01','2027-01-31',11100.00,[],10500),
('1','C',18500,None,None,None,None,[],None),
('1','D',23000,'Redline Fleet Parts, Inc.','2024-09-01','2031-08-31',14662.50,[('2027-09-01',15102.38),('2028-09-01',15555.45),('2029-09-01',16022.11),('2030-09-01',16502.77)],29325),
('2','100',64000,'Corvane Packaging Solutions, Inc., a Delaware corporation','2019-11-01','2034-10-31',33600.00,[('2029-11-01',36960.00)],0),
('2','200',31250,'Stillwater Cold Chain LP','2025-03-15','2030-03-31',21093.75,[('2027-04-01',21726.56),('2028-04-01',22378.36),('2029-04-01',23049.71)],42187.5),
('3','Suite 1',9800,'Maple & Main Event Rentals','2023-07-01','2026-12-31',6860.00,[],6860),
('3','Suite 2',7400,'Ortega-Finch Robotics','2026-01-01','2029-12-31',5920.00,[('2027-01-01',6097.60),('2028-01-01',6280.53)],11840),
('3','Suite 3',11200,'Borough of Ironbridge (Records Storage)','2017-06-01',None,6346.67,[],None)]
ld=lambda s:dt.date.fromisoformat(s).strftime('%B %-d, %Y')
T=[[Paragraph(x,bb) for x in ['Bldg.','Unit','Rentable Sq. Ft.','Tenant','Commencement Date','Expiration Date','Monthly Base Rent','Scheduled Rent Adjustments','Security Deposit']]]
rows=[];S=0
for b,u,a,t,s,e,m,st,dp in data:
    mtm=t and not e
    T.append([Paragraph(b,bs),Paragraph(u,bs),Paragraph(f'{a:,}',rt),Paragraph((t or '<i>Vacant</i>').replace('& ','&amp; '),bs),Paragraph(ld(s) if s else '',bs),Paragraph(ld(e) if e else ('Month-to-month' if mtm else ''),bs),Paragraph(f'${m:,.2f}' if m else '',rt),Paragraph('<br/>'.join(f'{us(dt.date.fromisoformat(x))}: ${y:,.2f}' for x,y in st) or ('None' if t else ''),bs),Paragraph('' if not t else 'None held' if dp is None else f'${dp:,.2f}',rt)])
    x=dict(unit=u,building=b,area=a);S+=m or 0
    if t:x.update(tenantName=t,statusText='Occupied',leaseStartDate=s,leaseEndDate=e or 'Month-to-month',contractRent=m,rentSteps=[dict(date=p,amount=q) for p,q in st] or None,deposit=dp)
    else:x['statusText']='Vacant'
    rows.append(x)
A=sum(x['area'] for x in rows)
T.append([Paragraph('Total',bb),'',Paragraph(f'<b>{A:,}</b>',rt),'','','',Paragraph(f'<b>${S:,.2f}</b>',rt),'',Paragraph(f"<b>${sum(x.get('deposit') or 0 for x in rows):,.2f}</b>",rt)])
t=Table(T,colWidths=[28,38,47,104,66,66,62,92,60],repeatRows=1)
t.setStyle(TableStyle([('GRID',(0,0),(-1,-1),.4,colors.black),('VALIGN',(0,0),(-1,-1),'TOP'),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#e6e6e6'))]))
el=[Paragraph('EXHIBIT D',ct),Paragraph('SCHEDULE OF LEASES AND RENT ROLL',ct),Spacer(1,6),Paragraph('Ironbridge Commerce Park, Phoenixville, Pennsylvania',PS('x',parent=bs,alignment=1,fontSize=10)),Spacer(1,10),Paragraph('Seller certifies to Purchaser that the following is, to Seller&rsquo;s actual knowledge, a true and complete list of all Leases affecting the Property as of October 15, 2026. All Leases are triple net unless noted. No rent has been prepaid more than one month in advance.',bs),Spacer(1,8),t,Spacer(1,10),Paragraph('Notes: (1) Corvane has a right of first offer on Building 2, Unit 200. (2) The vacant premises at Building 1, Unit C were surrendered on July 31, 2026.',bs),Spacer(1,20),Paragraph('Seller&rsquo;s initials ________&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;Purchaser&rsquo;s initials ________',bs)]
ft=lambda c,d_:(c.setFont('Times-Roman',8),c.drawCentredString(306,30,f'D-{d_.page}'),c.drawString(40,30,'Purchase and Sale Agreement'))
SimpleDocTemplate(f'{B}/documents/{FN}',pagesize=letter,leftMargin=24,rightMargin=24,topMargin=48,bottomMargin=48).build(el,onFirstPage=ft,onLaterPages=ft)
save(FN,'INDUSTRIAL','Exhibit to a purchase agreement, wrapped cells, steps inside a cell',True,dict(propertyName='Ironbridge Commerce Park',asOnDate='2026-10-15',units=9,occupied=8,vacant=1,sheet=None,planted=None,rows=rows),[('contractRent',S)])
