from h import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import A4
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
FN='Strathallan_Retail_Park_brochure_p7.pdf'
TE=colors.HexColor('#0F5B66')
S=PS('s',fontName='Helvetica',fontSize=7.4,leading=9); B=PS('b',parent=S,fontName='Helvetica-Bold'); C=PS('c',parent=S,alignment=2); W=PS('w',parent=B,textColor=colors.white)
P=PS('p',fontName='Helvetica',fontSize=9,leading=12.5,spaceAfter=6)
U=[('1','Burnfoot Bathrooms & Tiles Ltd',10042,D(2019,11,28),10,165693,'Reviewed 28/11/2024 nil uplift'),
('2A','Petmarket Direct Ltd',5010,D(2022,5,15),10,87675,'5-yearly upward only review'),
('2B','Caber Fitness Scotland Ltd (t/a Caber 24/7)',8015,D(2021,2,2),15,108202.5,'CPI 1-3% reviews'),
('3','Hearth & Homewares plc',15120,D(2016,8,28),15,234360,'TBO 28/08/2026'),
('4','Vacant (formerly Tot & Pram)',7480,None,None,None,'Landlord 12-month rates liability'),
('5','Broadford Discount Stores Ltd',20025,D(2023,5,28),10,270337.5,'Guarantee from parent'),
('6','Munro Trail Outdoor Ltd',6970,D(2024,2,28),5,111520,'TBO 28/02/2027'),
('Pod 1','Roastline Drive-Thru Ltd',1810,D(2020,9,11),20,78000,'5-yearly RPI, cap 3.5%'),
('Pod 2','Chipper & Vine Restaurants Ltd',2650,D(2018,11,28),15,74200,'Turnover top-up 7% over base'),
('Substation','Scottish Grid Distribution plc',None,D(2004,5,28),99,1,'Peppercorn (£1, if asked)')]
f=lambda d:d.strftime('%d %b %Y').lstrip('0')
hd=[Paragraph(x,W) for x in['Unit','Tenant','Area<br/>(sq ft)','Date of entry','Expiry','Rent<br/>(£ pa)','Rent<br/>(£ psf)','Comments']]
data=[hd]; rows=[]
for u,t,a,s,y,r,cm in U:
    e=exp(s,y) if s else None
    data.append([Paragraph(u,B),Paragraph(t,S),Paragraph(f'{a:,}' if a else '-',C),Paragraph(f(s) if s else '-',S),Paragraph(f(e) if e else '-',S),Paragraph('' if r is None else (f'£{r:,.0f}' if r==int(r) else f'£{r:,.2f}'),C),Paragraph(f'£{r/a:.2f}' if a and r else '-',C),Paragraph(cm,S)])
    R=dict(unit=u,area=a,statusText='Occupied' if s else 'Vacant')
    if s: R.update(tenantName=t,leaseStartDate=iso(s),leaseEndDate=iso(e),annualRent=r)
    rows.append(R)
A=sum(u[2] or 0 for u in U); RR=sum(u[5] or 0 for u in U)
data.append([Paragraph('Total',B),'',Paragraph(f'<b>{A:,}</b>',C),'','',Paragraph(f'<b>£{RR:,.2f}</b>',C),'',''])
t=Table(data,colWidths=[46,128,42,56,56,58,44,92],repeatRows=1)
t.setStyle(TableStyle([('BACKGROUND',(0,0),(-1,0),TE),('ROWBACKGROUNDS',(0,1),(-1,-2),[colors.white,colors.HexColor('#EAF3F4')]),('LINEABOVE',(0,-1),(-1,-1),1,TE),('LINEBELOW',(0,-1),(-1,-1),1,TE),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)]))
def dec(c,d):
    w,h=A4; c.setFillColor(TE); c.rect(0,h-46,w,46,fill=1,stroke=0); c.setFillColor(colors.white); c.setFont('Helvetica-Bold',15); c.drawString(36,h-30,'STRATHALLAN RETAIL PARK'); c.setFont('Helvetica',9); c.drawRightString(w-36,h-29,'PERTH  PH1')
    c.setFillColor(TE); c.setFont('Helvetica',7); c.drawString(36,22,'GLENISLA CAPITAL MARKETS   |   Investment brochure   |   April 2025'); c.drawRightString(w-36,22,str(6+d.page))
SimpleDocTemplate(doc(FN),pagesize=A4,leftMargin=36,rightMargin=36,topMargin=66,bottomMargin=44).build([
 Paragraph('<font size=13 color="#0F5B66"><b>Tenure</b></font>',P),Paragraph('Heritable (the Scottish equivalent of English freehold), subject to the servitudes noted in the data room.',P),
 Paragraph('<font size=13 color="#0F5B66"><b>Tenancy information</b></font>',P),
 Paragraph('The park is let on full repairing and insuring leases, by way of a capped service charge of £1.35 per sq ft, in accordance with the schedule below as at 11 April 2025. The passing rent is <b>£%s per annum</b>, from nine tenancies over %s sq ft.'%(f'{RR:,.2f}',f'{A:,}'),P),t,Spacer(1,10),
 Paragraph('<font size=13 color="#0F5B66"><b>Covenant</b></font>',P),
 Paragraph('45% of the income is secured against Broadford Discount Stores Ltd and Hearth &amp; Homewares plc. The weighted average unexpired term to expiry is a little over six years (excluding the sub-station).',P),
 Paragraph('<font size=13 color="#0F5B66"><b>Asset management</b></font>',P),
 Paragraph('Terms are agreed in principle with a national value grocer for Unit 4 at £16.00 per sq ft; re-gear of Unit 3 in exchange for removal of the August 2026 tenant break option (TBO).',P),
 Paragraph('<font size=13 color="#0F5B66"><b>VAT</b></font>',P),Paragraph('The property is elected for VAT. It is envisaged that the sale will be treated as a transfer of a going concern.',P)],onFirstPage=dec,onLaterPages=dec)
print(RR,(270337.5+234360)/RR)
save(FN,'RETAIL','Sales brochure page, Scottish retail park, small schedule with £ psf and comments',False,'Strathallan Retail Park','2025-04-11',rows,10,9,1)
