from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
F='05_molar_hill_dental.pdf'
P=lambda s,a=0,b=False: Paragraph(s,ParagraphStyle('x',fontName='Times-Bold' if b else 'Times-Roman',fontSize=8.2,leading=9.6,alignment=a))
T=[('100','Harbor Smiles Family Dentistry, P.C.','General dentistry',3420,date(2018,6,1),date(2028,5,31),7410.00,[(date(2026,6,1),7632.30),(date(2027,6,1),7861.27)],'1 x 5 yrs','NNN',7410),
('110','Bright Arch Orthodontics','Orthodontics',2265,date(2022,2,1),date(2032,1,31),5190.63,[(date(2027,2,1),5346.35),(date(2028,2,1),5506.74),(date(2029,2,1),5671.94)],'2 x 5 yrs','NNN',10000),
('120','Vacant','shell, second-generation plumbing',1180,None,None,None,[],'','',None),
('130','Lakeshore Endodontic Associates, PLLC','Endodontics',1840,date(2020,9,15),date(2027,9,14),4293.33,[(date(2026,9,15),4422.13)],'1 x 3 yrs','NNN',4100),
('200','Kowalchuk Oral Surgery','Oral surgery',2910,date(2024,4,1),date(2034,3,31),7275.00,[(date(2027,4,1),7638.75),(date(2030,4,1),8020.69)],'None','NNN',0),
('210','Prosthetic Arts Lab','Dental laboratory',1530,date(2023,1,1),date(2026,12,31),2613.75,[],'1 x 2 yrs','Mod. gross',2500),
('215','Dr. Saoirse Ellingsen, DDS','Pediatric dentistry',1675,date(2021,11,1),date(2031,10,31),3768.75,[(date(2026,11,1),3919.50)],'1 x 5 yrs','NNN',3600),
('225','Molar Hill Holdings, LLC (Landlord)','Management office',410,date(2018,1,1),'MTM',0.00,[],'','',None),
('230','Quarles Periodontics & Implants','Periodontics',1420,date(2025,7,1),date(2030,6,30),3372.50,[(date(2026,7,1),3473.68),(date(2027,7,1),3577.89)],'1 x 5 yrs','NNN',6745)]
h=[P('<b>Suite</b>'),P('<b>Tenant</b><br/>Specialty'),P('<b>Rentable<br/>sq. ft.</b>',2),P('<b>% of<br/>bldg.</b>',2),P('<b>Commence-<br/>ment</b>'),P('<b>Expiration</b>'),P('<b>Base rent<br/>per month</b>',2),P('<b>Base rent<br/>per year</b>',2),P('<b>Per<br/>sq. ft.</b>',2),P('<b>Scheduled increases</b><br/>(new monthly base rent)'),P('<b>Renewal<br/>options</b>'),P('<b>Lease<br/>type</b>'),P('<b>Deposit<br/>held</b>',2)]
tot=sum(t[3] for t in T); data=[h]; rows=[]
d=lambda v: f'{v:%b} {v.day}, {v.year}' if isinstance(v,date) else (v or '')
for s,n,sp,sf,a,b,m,st,op,lt,dep in T:
    vac=n=='Vacant'
    data.append([P(s,0,True),P(f'<b>{n}</b><br/><i>{sp}</i>'),P(money(sf,0),2),P(f'{sf/tot*100:.1f}%',2),P(d(a)),P(d(b)),P('' if m is None else '$'+money(m),2),P('' if m is None else '$'+money(m*12),2),P('' if not m else f'{m*12/sf:.2f}',2),P('<br/>'.join(f'{x:%m/%d/%y}&nbsp;&nbsp;${money(y)}' for x,y in st)),P(op),P(lt),P('' if dep is None else '$'+money(dep,0),2)])
    rows.append(dict(unit=s,tenantName=None if vac else n,statusText='Vacant' if vac else None if 'Landlord' in n else 'Occupied',area=sf,leaseStartDate=iso(a),leaseEndDate=iso(b) if isinstance(b,date) else b,contractRent=m,annualRent=None if m is None else round(m*12,2),deposit=dep,rentSteps=[dict(date=iso(x),amount=y) for x,y in st]))
tm=sum(t[6] or 0 for t in T)
data.append([P(''),P('<b>Building total</b>'),P(f'<b>{money(tot,0)}</b>',2),P('<b>100.0%</b>',2),'','',P(f'<b>${money(tm)}</b>',2),P(f'<b>${money(tm*12)}</b>',2),'','','','',P(f'<b>${money(sum(t[10] or 0 for t in T),0)}</b>',2)])
vs=1180
data.append([P(''),P('Leased'),P(money(tot-vs-410,0),2),P(f'{(tot-vs-410)/tot*100:.1f}%',2)]+['']*9)
data.append([P(''),P('Landlord'),P('410',2),P(f'{410/tot*100:.1f}%',2)]+['']*9)
data.append([P(''),P('Available'),P(money(vs,0),2),P(f'{vs/tot*100:.1f}%',2)]+['']*9)
t=Table(data,repeatRows=1,colWidths=[34,128,44,38,58,58,58,64,36,96,46,44,46])
t.setStyle(TableStyle([('VALIGN',(0,0),(-1,-1),'TOP'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#dfe8df')),('LINEABOVE',(0,0),(-1,0),1.2,colors.HexColor('#2d5a3d')),('LINEBELOW',(0,0),(-1,len(T)-0),.3,colors.grey),('LINEABOVE',(0,len(T)+1),(-1,len(T)+1),1.2,colors.HexColor('#2d5a3d')),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3),('TOPPADDING',(0,0),(-1,-1),2.5),('BOTTOMPADDING',(0,0),(-1,-1),3)]))
c=lambda s,z,b: Paragraph(s,ParagraphStyle('c',fontName='Times-Bold' if b else 'Times-Roman',fontSize=z,leading=z*1.25,alignment=1))
def foot(cv,dd):
    cv.setFont('Times-Italic',7.5); cv.drawCentredString(396,20,'Prepared by Castellow & Dunmore CPAs from leases furnished by the owner. Not audited or reviewed.')
el=[c('MOLAR HILL DENTAL CENTER',15,True),c('2200 Bayview Avenue, Oshkosh, Wisconsin',9.5,False),c('Lease Schedule as of May 15, 2026',11,True),Spacer(1,8),t,Spacer(1,6),P('NNN tenants reimburse taxes, insurance and common area costs pro rata, currently estimated at $7.85 per square foot. Suite 200 deposit waived; lease is guaranteed by Dr. Kowalchuk. Suite 225 is used by the owner without charge.')]
SimpleDocTemplate(doc(F),pagesize=landscape(letter),leftMargin=20,rightMargin=20,topMargin=32,bottomMargin=34).build(el,onFirstPage=foot,onLaterPages=foot)
save(F,'OFFICE','CPA firm for a dental building owner','lease schedule with stacked cells and scheduled increases',False,'MOLAR HILL DENTAL CENTER','2026-05-15',9,None,1,rows)
