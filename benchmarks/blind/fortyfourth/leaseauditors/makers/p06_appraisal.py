from common import *
import datetime as dt
from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
D=dt.date; F='p06_tilden_flex_appraisal.pdf'
# suite, lessee, use, nra, office%, com, exp, mo, mkt psf, steps, reimb, options
T=[
('7100','Aerodyne Gasket & Seal, Inc.','light mfg',12400,15,D(2020,3,1),D(2027,2,28),9.10,9.60,[(D(2025,3,1),9.4),(D(2026,3,1),9.7)],'NNN; pro rata all','1 x 5 @ mkt'),
('7108','Tilden Gymnastics Academy','recreation',8800,8,D(2022,9,1),D(2029,8,31),8.75,9.60,[(D(2025,9,1),9.0),(D(2027,9,1),9.5)],'NNN; CAM cap 5%','none'),
('7112','VACANT','',4400,40,None,None,None,10.5,[],'',''),
('7116','Omni-Lab Calibration LLC','lab / service',4400,60,D(2023,5,1),D(2026,4,30),10.85,11.0,[(D(2025,5,1),11.2)],'NNN','1 x 3, 3% bump'),
('7120','Prairie Vet Distributors','distribution',6600,12,D(2019,12,1),D(2024,11,30),8.2,9.6,[],'NNN; excl. mgmt fee','holdover expected'),
('7124','Redbird Cabinetry','light mfg',3300,10,D(2021,7,1),'MTM',8.5,10.5,[],'Gross','n/a'),
('7200','Stellar Home Infusion, L.L.C.','pharmacy whse',9900,45,D(2018,10,1),D(2028,9,30),11.4,11.25,[(D(2026,10,1),11.9)],'NNN','2 x 5 @ 95% mkt'),
('7208','St. Brendan Food Pantry','non-profit',5500,10,D(2024,1,1),D(2028,12,31),6.0,9.6,[(D(2025,1,1),6.2),(D(2026,1,1),6.4),(D(2027,1,1),6.6),(D(2028,1,1),6.8)],'Base yr 2024','none'),
('7212','CableWorks Structured Systems','contractor',4400,30,D(2022,2,1),D(2027,1,31),10.0,10.5,[(D(2025,2,1),10.3),(D(2026,2,1),10.6)],'NNN','1 x 5 @ mkt'),
('7216','CableWorks Structured Systems','expansion',2200,30,D(2024,6,1),D(2027,1,31),10.5,10.5,[(D(2026,2,1),10.8)],'NNN','coterminous'),
('7220','Dietz Dental Laboratory','lab',3300,70,D(2017,4,1),D(2026,3,31),11.75,11.5,[(D(2025,4,1),12.0)],'NNN','1 x 5, $12.50/SF'),
]
S=ParagraphStyle('s',fontName='Helvetica',fontSize=7.4,leading=9); Bd=ParagraphStyle('b',parent=S,fontName='Helvetica-Bold'); Rr=ParagraphStyle('r',parent=S,alignment=2); Hh=ParagraphStyle('h',parent=Bd,alignment=1,fontSize=7.2)
N=ParagraphStyle('n',fontName='Helvetica',fontSize=9.5,leading=13,spaceAfter=6)
us=lambda d:f"{d.month}/{d.day}/{d.year}" if isinstance(d,D) else (d or '')
data=[[Paragraph(x,Hh) for x in('Suite','Lessee<br/>(use)','NRA<br/>SF','Begin /<br/>End','Contract<br/>$/Mo.','Contract<br/>$/SF/Yr','Market<br/>$/Mo.','Market<br/>$/SF/Yr','Escalations<br/>(new $/Mo.)','Expense<br/>Recovery','Renewal')]]
rows=[]; nt=0; ct=0; mt=0
for su,l,use,nra,op,a,b,rt,mk,st,rc,opx in T:
    mo=round(nra*rt/12,2) if rt else None; mm=round(nra*mk/12,2)
    prt=mo
    if su=='7212': prt=3066.67+100 ; prt=3166.67  # true 3,666.67 ; digit changed
    steps=[(d,round(nra*x/12,2)) for d,x in st]
    data.append([Paragraph(su,Bd),Paragraph(l+(f'<br/><i>{use}; {op}% office</i>' if use else f'<br/><i>{op}% office</i>'),S),Paragraph(f'{nra:,}',Rr),Paragraph(us(a)+'<br/>'+us(b),S),Paragraph(f'{prt:,.2f}' if mo else '',Rr),Paragraph(f'{rt:.2f}' if rt else '',Rr),Paragraph(f'{mm:,.2f}',Rr),Paragraph(f'{mk:.2f}',Rr),Paragraph('<br/>'.join(f'{us(d)}: {v:,.2f}' for d,v in steps) or ('flat' if mo else ''),S),Paragraph(rc,S),Paragraph(opx,S)])
    q=dict(unit=su,area=nra,marketRent=mm,leaseStartDate=iso(a),leaseEndDate=b if isinstance(b,str) else iso(b),contractRent=prt,rentSteps=[{"date":iso(d),"amount":v} for d,v in steps])
    if l=='VACANT': q['statusText']='VACANT'
    else: q.update(tenantName=l,statusText='Occupied')
    rows.append(q); nt+=nra; ct+=mo or 0; mt+=mm
assert abs(T[8][3]*T[8][7]/12-3666.67)<.01
data.append(['',Paragraph('Total / 11 suites',Bd),Paragraph(f'<b>{nt:,}</b>',Rr),'',Paragraph(f'<b>{ct:,.2f}</b>',Rr),'',Paragraph(f'<b>{mt:,.2f}</b>',Rr),'','','',''])
t=Table(data,colWidths=[27,98,33,48,46,38,46,38,76,52,52],repeatRows=1)
t.setStyle(TableStyle([('VALIGN',(0,0),(-1,-1),'TOP'),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#e6e0d0')),('LINEBELOW',(0,0),(-1,-1),.4,colors.HexColor('#a09880')),('LINEABOVE',(0,0),(-1,0),1.2,colors.HexColor('#6b5d3a')),('LINEABOVE',(0,-1),(-1,-1),1.2,colors.HexColor('#6b5d3a')),('LEFTPADDING',(0,0),(-1,-1),2.5),('RIGHTPADDING',(0,0),(-1,-1),2.5)]))
el=[Paragraph('INCOME CAPITALIZATION APPROACH',ParagraphStyle('c',fontName='Helvetica-Bold',fontSize=13,textColor=colors.HexColor('#6b5d3a'))),Spacer(1,10),
Paragraph('<b>Existing Leases - Tilden Flex Center, 7100-7220 Tilden Avenue, Overland Park, Kansas</b>',N),
Paragraph('The subject is an 11-suite, single-story office/warehouse (flex) property in two buildings constructed in 1998. Ownership furnished a rent roll dated November 1, 2024 together with complete leases for nine of the ten tenancies; the lease for Suite 7124 could not be located and its terms were confirmed orally with the property manager. We abstracted the leases as shown below. Market rent was concluded at $9.60 to $11.50 per square foot, net, depending upon size and office finish (see the preceding section).',N),
Paragraph('Suites 7212 and 7216 are leased to the same party under one instrument as amended. Prairie Vet Distributors (Suite 7120) is expected to remain on a month-to-month basis after its term expires at the end of this month.',N),Spacer(1,4),t,Spacer(1,10),
Paragraph('In the aggregate, contract rent is below our opinion of market. The variance is chiefly due to Suite 7208, a charitable tenancy granted by the previous owner, and Suite 7100. We have therefore modeled the contract terms of each lease through expiration in our discounted cash flow analysis, and a 65% renewal probability thereafter.',N),
Paragraph('Recoveries are billed on estimated 2024 charges of $2.86 per square foot, of which real estate taxes are $1.71, common area maintenance $0.92 and insurance $0.23. The single gross lease makes no contribution.',N)]
def foot(c,d):
    c.setFont('Helvetica',7.5); c.setFillColor(colors.grey); c.drawString(30,26,'HALLORAN VOSS VALUATION GROUP   |   File 24-1187-KC'); c.drawRightString(582,26,f'Page {61+d.page}'); c.line(30,36,582,36)
SimpleDocTemplate(path(F),pagesize=letter,leftMargin=29,rightMargin=29,topMargin=50,bottomMargin=50,invariant=1).build(el,onFirstPage=foot,onLaterPages=foot)
finish(F,'INDUSTRIAL','appraisal report page with narrative and a lease abstract table, market beside contract','digit changed in one rent; two-line cells; prose around',dict(propertyName='Tilden Flex Center',asOnDate='2024-11-01',units=11,occupied=10,vacant=1,planted={"what":f"Suite 7212 contract rent prints 3,166.67 where $10.00/SF on 4,400 SF and the total {ct:,.2f} need 3,666.67","kind":"digit_changed"},rows=rows))
