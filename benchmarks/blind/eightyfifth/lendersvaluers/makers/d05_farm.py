from common import *
from reportlab.lib.pagesizes import A4
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors
F='nantyrhelyg_schedule_of_occupational_interests.pdf'
def long(x): 
    s={1:'st',2:'nd',3:'rd',21:'st',22:'nd',23:'rd',31:'st'}.get(x.day,'th'); return f'{x.day}{s} {x.strftime("%B %Y")}'
# property, description, tenant, tenancy kind, start, end(or text), rent, period, deposit
R=[("Nant-yr-Helyg Farmhouse","Detached farmhouse, garden and Dutch barn","Gethin and Mair Prosser-Hale","Standard occupation contract (Renting Homes (Wales) Act 2016)",D(2022,12,1),None,11400,'pa',950),
("Blocks A to D","212.4 acres of permanent pasture and arable","Prosser-Hale Farming Partnership","Farm business tenancy",D(2020,9,29),D(2030,9,28),25488,'pa',None),
("Block E","38.6 acres of grazing at Cefn Isaf","Dilwyn Treharne","Grazing licence (annual)",D(2025,4,1),D(2026,2,28),3474,'pa',None),
("Block F","Woodland, 21 acres, in hand",None,"In hand",None,None,None,'',None),
("Stable Cottage","Two-bedroom barn conversion","Ms Carys Anwyl","Standard occupation contract",D(2024,8,17),None,8100,'pa',675),
("Granary Cottage","Two-bedroom barn conversion",None,"Vacant, being re-decorated",None,None,None,'',None),
("Workshop 1","Portal frame building, 1,850 sq ft","Towy Agri-Mechanical Ltd","Business lease, contracted out",D(2023,5,1),D(2028,4,30),9250,'pa',None),
("Workshop 2","Portal frame building, 1,200 sq ft","Bwthyn Joinery Co. Ltd","Business lease, contracted out",D(2024,11,11),D(2027,11,10),6600,'pa',1650),
("Old Dairy","Farm shop and yard, 960 sq ft","Caws Llwyn Ltd","Business lease (1954 Act protected)",D(2017,3,25),D(2027,3,24),7200,'pa',None),
("Mast Site","Telecoms compound, 10m x 10m","Airspan Towers (Wales) Ltd","Code agreement",D(2019,7,8),D(2034,7,7),5250,'pa',None),
("Roof of Dutch barn","50 kW solar array","Heulwen Renewables CIC","Lease of air space",D(2014,6,24),D(2039,6,23),1485.5,'pa',None)]
b=PS('b',fontName='Times-Roman',fontSize=9.5,leading=11.4); h=PS('h',parent=b,fontName='Times-Bold',alignment=1); rr=PS('r',parent=b,alignment=2)
el=[Paragraph('DATED 14 NOVEMBER 2025',PS('x',parent=h,fontSize=10)),Spacer(1,16),Paragraph('NANT-YR-HELYG ESTATE',PS('t',parent=h,fontSize=15,leading=18)),Paragraph('Llandybie, Carmarthenshire',PS('t2',parent=h,fontSize=11)),Spacer(1,14),
Paragraph('<u>SCHEDULE OF OCCUPATIONAL INTERESTS</u>',PS('t3',parent=h,fontSize=12)),Spacer(1,8),
Paragraph('This schedule is prepared from the deeds and counterpart documents supplied by the Seller and is to be read with the replies to enquiries of even date. Rents stated are those payable on the date of this schedule, are yearly sums, and are exclusive of Value Added Tax where chargeable. No warranty is given as to the occupation of any Property other than as appears below.',PS('p',parent=b,alignment=4)),Spacer(1,8)]
data=[[Paragraph(x,h) for x in ('Property','Description','Tenant or occupier','Nature of interest','From','To','Yearly rent','Deposit')]]
rows=[]
for p,ds,t,k,s,e,rent,_,dep in R:
    exp= long(e) if e else ('Periodic' if t else '')
    data.append([Paragraph('<b>%s</b>'%p,b),Paragraph(ds,b),Paragraph(t or ('None' if k=='In hand' else 'Vacant'),b),Paragraph(k,b),Paragraph(long(s) if s else '',b),Paragraph(exp,b),Paragraph(f'£{rent:,.2f}' if rent else '—',rr),Paragraph(f'£{dep:,.2f}' if dep else '',rr)])
    r=dict(unit=p,statusText=('Occupied' if t else ('In hand' if k=='In hand' else 'Vacant')))
    if t: r.update(tenantName=t,annualRent=rent,leaseStartDate=s,leaseEndDate=e or 'Periodic',deposit=dep)
    if 'sq ft' in ds: r['area']=int(ds.split(' sq ft')[0].split()[-1].replace(',',''))
    rows.append(r)
tot=sum(x[6] or 0 for x in R); td=sum(x[8] or 0 for x in R)
data.append([Paragraph('<b>Aggregate yearly rents</b>',b),'','','','','',Paragraph(f'<b>£{tot:,.2f}</b>',rr),Paragraph(f'<b>£{td:,.2f}</b>',rr)])
t=Table(data,colWidths=[72,80,78,84,62,62,62,50],repeatRows=1)
t.setStyle(TableStyle([('GRID',(0,0),(-1,-1),.5,colors.black),('VALIGN',(0,0),(-1,-1),'TOP'),('SPAN',(0,-1),(5,-1)),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)]))
el+=[t,Spacer(1,12),Paragraph('The sporting rights over the whole are in hand and are not the subject of any letting. Sums held by way of deposit in respect of the farmhouse and Stable Cottage are held in an approved scheme.',b),Spacer(1,22),Paragraph('<i>Morgan Llewelyn-Reece Solicitors</i><br/>Ref: ELR/NYH/00412-7',b)]
def pg(c,d): c.setFont('Times-Roman',8); c.drawCentredString(297,24,f'- {d.page} -')
SimpleDocTemplate(doc(F),pagesize=A4,leftMargin=22,rightMargin=22,topMargin=44,bottomMargin=42).build(el,onFirstPage=pg,onLaterPages=pg)
save(F,dict(propertyName="Nant-yr-Helyg Estate",asOnDate="2025-11-14",units=11,occupied=9,vacant=None,rows=rows),'LAND','solicitors schedule, serif, ordinal dates, no codes',True)
print(tot,td)
