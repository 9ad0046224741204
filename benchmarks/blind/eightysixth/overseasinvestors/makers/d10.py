from h import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors
FN='Schedule_2_Occupational_Leases_NI_care_homes.pdf'
S=PS('s',fontName='Times-Roman',fontSize=8.6,leading=10.2); C=PS('c',parent=S,alignment=1); R_=PS('r',parent=S,alignment=2); B=PS('b',parent=S,fontName='Times-Bold'); BC=PS('bc',parent=B,alignment=1); J=PS('j',parent=S,fontSize=10,leading=13,alignment=4,spaceAfter=7)
U=[('Cairnmore Lodge','18 Antrim Road, Ballymena BT42','Glenwherry Care (NI) Limited','Glenwherry Group Holdings Limited',48,D(2017,9,4),25,412000,D(2026,9,4),424360),
('Lisnarick House','Old Shore Road, Enniskillen BT74','Glenwherry Care (NI) Limited','Glenwherry Group Holdings Limited',36,D(2017,9,4),25,298700,D(2026,9,4),307661),
('The Mallards','2 Lough View, Craigavon BT64','Tullyraine Healthcare Limited','None',60,D(2020,3,16),30,545000,D(2026,3,16),561350),
('Dunluce Court','77 Coleraine Road, Portrush BT56','Tullyraine Healthcare Limited','None',42,D(2020,3,16),30,361200,D(2026,3,16),372036),
('Strangford Manor','Comber Road, Newtownards BT23','Ardquin Nursing Homes Limited','Mourne Care Partners plc',72,D(2015,11,2),35,688320,None,None),
('St Brecan\'s','Culmore Road, Londonderry BT48','Ardquin Nursing Homes Limited','Mourne Care Partners plc',40,D(2015,11,2),35,337500,None,None),
('Rosevale','Moira Road, Lisburn BT28','Lagan Valley Dementia Care Limited','None',54,D(2022,6,27),25,519750,D(2027,6,27),561330),
('Slieve Croob View','Dromara Road, Ballynahinch BT24',None,None,31,None,None,None,None,None),
('Knockbracken','Saintfield Road, Belfast BT8','Lagan Valley Dementia Care Limited','None',66,D(2022,6,27),25,660000,D(2027,6,27),712800)]
lf=lambda d:f"{d.day} {d.strftime('%B %Y')}"
hd=['No.','Property','Tenant and Guarantor','Beds','Term','Yearly Rent (£)','Fixed increase']
data=[[Paragraph(x,BC) for x in hd]]; rows=[]
for i,(n,ad,t,g,b,s,y,r,rd,ra) in enumerate(U,1):
    if t:
        e=exp(s,y); data.append([Paragraph(f'{i}',C),Paragraph(f'<b>{n}</b>, {ad}',S),Paragraph(f'{t}<br/><i>Guarantor:</i> {g}',S),Paragraph(str(b),C),Paragraph(f'{y} years from {lf(s)} to {lf(e)}',S),Paragraph(f'{r:,.2f}',R_),Paragraph(f'To £{ra:,.2f} p.a. on {lf(rd)}' if rd else 'None (open market review)',S)])
    else: data.append([Paragraph(f'{i}',C),Paragraph(f'<b>{n}</b>, {ad}',S),Paragraph('Vacant possession (home closed May 2024)',S),Paragraph(str(b),C),Paragraph('',S),Paragraph('Nil',R_),Paragraph('',S)])
    R=dict(unit=str(i),propertyName=n,statusText='Occupied' if t else 'Vacant')
    if t: R.update(tenantName=t,leaseStartDate=iso(s),leaseEndDate=iso(e),annualRent=r,rentSteps=[dict(date=iso(rd),amount=ra,per='year')] if rd else None)
    rows.append(R)
bt=sum(u[4] for u in U); rt=sum(u[7] or 0 for u in U)
data.append(['',Paragraph('Aggregate',B),'',Paragraph(f'<b>{bt}</b>',C),'',Paragraph(f'<b>{rt:,.2f}</b>',R_),''])
t=Table(data,colWidths=[26,108,134,32,92,66,78],repeatRows=1); t.setStyle(TableStyle([('GRID',(0,0),(-1,-1),.4,colors.black),('VALIGN',(0,0),(-1,-1),'TOP'),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)]))
def ft(c,d): c.setFont('Times-Roman',8); c.drawCentredString(A4[0]/2,28,f'– {30+d.page} –'); c.drawString(34,28,'M:54410229.6')
SimpleDocTemplate(doc(FN),pagesize=A4,leftMargin=30,rightMargin=30,topMargin=50,bottomMargin=50).build([
 Paragraph('SCHEDULE 2',PS('h',fontName='Times-Bold',fontSize=12,alignment=1,leading=16)),Paragraph('Particulars of the Occupational Leases',PS('h2',fontName='Times-Bold',fontSize=11,alignment=1,leading=18)),
 Paragraph('1.&nbsp;&nbsp;In this Schedule the <b>Properties</b> means the nine care homes in Northern Ireland comprising the Mourne &amp; Lagan Care Home Portfolio, and the yearly rents are those reserved and payable as at 30 January 2026, exclusive of value added tax and insurance rents.',J),
 Paragraph('2.&nbsp;&nbsp;Each of the Leases is a full repairing and insuring lease, and (save as stated) the tenant has not served or received any notice under the Business Tenancies (Northern Ireland) Order 1996.',J),Spacer(1,4),t,Spacer(1,10),
 Paragraph('3.&nbsp;&nbsp;The reversion to the home numbered 8 is sold with vacant possession. The registration with the RQIA in respect of that home was cancelled on 31 May 2024.',J)],onFirstPage=ft,onLaterPages=ft)
save(FN,'SENIOR_HOUSING',"Solicitor's schedule of care home leases, Northern Ireland, prose cells, fixed increases",True,'Mourne & Lagan Care Home Portfolio','2026-01-30',rows,9,8,1)
