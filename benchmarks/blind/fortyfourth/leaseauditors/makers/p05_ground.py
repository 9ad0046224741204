from common import *
import datetime as dt
from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib import colors
D=dt.date; F='p05_calumet_ground_leases.pdf'
T=[
('G-1','Lakefront Lodging Partners LP','184-key hotel, 1988',142660,D(1986,1,1),D(2084,12,31),486000,[(D(2031,1,1),559000),(D(2041,1,1),643000)],None),
('G-2','Calumet Self Storage Fund IV LLC','96,400 sf storage bldgs',201200,D(2004,7,1),D(2069,6,30),187500,[(D(2029,7,1),206250)],25000),
('G-3','Ridgeway Fuel & Convenience, Inc.','C-store, 8 MPDs',48350,D(2015,10,1),D(2035,9,30),96800,[(D(2025,10,1),106480),(D(2030,10,1),117128)],16000),
('G-4','(unleased - paved, fenced)','none',65340,None,None,None,[],None),
('G-5','Prairie Lutheran Senior Living','122-unit congregate',310800,D(1999,3,15),D(2098,3,14),142000,[(D(2029,3,15),163300),(D(2039,3,15),187795)],None),
('G-6A','First Calumet Federal Credit Union','branch w/ 4 drive lanes',39640,D(2018,5,1),D(2038,4,30),84000,[(D(2028,5,1),92400),(D(2033,5,1),101640)],None),
('G-6B','Burger Parlor Realty Corp.','2,600 sf restaurant',36150,D(2009,12,1),D(2029,11,30),79860,[],None),
('G-7','Midstates Billboard Co.','two 14x48 faces',900,D(2021,1,1),D(2030,12,31),31500,[(D(2026,1,1),34650)],None),
('G-8','Halsted Yard Intermodal, LLC','container yard',871200,D(2012,8,1),D(2061,7,31),660000,[(D(2027,8,1),726000),(D(2032,8,1),798600),(D(2037,8,1),878460)],165000),
('G-9','Township of Elk Prairie','fire station no. 3',54450,D(1978,6,1),D(2077,5,31),1,[],None),
('G-10','Sunbeam Community Solar 11 LLC','4.9 MWac array',1306800,D(2023,11,1),D(2048,10,31),58800,[(D(2025,11,1),59976),(D(2026,11,1),61175.52),(D(2027,11,1),62399.03)],10000),
]
S=ParagraphStyle('s',fontName='Times-Roman',fontSize=9,leading=10.5); I=ParagraphStyle('i',parent=S,fontName='Times-Italic',fontSize=8.5,leading=10)
B=ParagraphStyle('b',parent=S,fontName='Times-Bold'); HC=ParagraphStyle('hc',parent=B,alignment=1,leading=10); RR=ParagraphStyle('r',parent=S,alignment=2)
def dd(d): return f"{d.strftime('%B')} {d.day}, {d.year}" if d else ''
def d3(d): return d.strftime('%b ')+f"{d.day}, {d.year}"
data=[[Paragraph(x,HC) for x in('Parcel','Ground Lessee','Improvements<br/>(owned by lessee)','Land Area<br/>(sq. ft.)','Commencement','Expiration','Annual Ground<br/>Rent Payable','Scheduled Adjustments<br/><font size=8>effective date and new annual rent</font>','Security<br/>Held')]]
rows=[]; tot=0; ar=0
for p,l,im,sf,a,b,rent,st,dep in T:
    data.append([Paragraph(p,B),Paragraph(l,S),Paragraph(im,I),Paragraph(f'{sf:,}',RR),Paragraph(d3(a) if a else '',S),Paragraph(d3(b) if b else '',S),Paragraph(f'${rent:,.2f}' if rent else '',RR),
       Paragraph('<br/>'.join(f'{d3(d)} &nbsp; ${v:,.2f}' for d,v in st) or ('none stated' if rent else ''),S),Paragraph(f'${dep:,}' if dep else '',RR)])
    q=dict(unit=p,area=sf,leaseStartDate=iso(a),leaseEndDate=iso(b),annualRent=rent,deposit=dep,rentSteps=[{"date":iso(d),"amount":v,"per":"year"} for d,v in st])
    if rent is None: q['statusText']='unleased'
    else: q.update(tenantName=l,statusText='Occupied')
    rows.append(q); tot+=rent or 0; ar+=sf
data.append(['',Paragraph('Totals, eleven parcels',B),'',Paragraph(f'<b>{ar:,}</b>',RR),'','',Paragraph(f'<b>${tot:,.2f}</b>',RR),'',Paragraph(f'<b>${sum(t[8] or 0 for t in T):,}</b>',RR)])
t=Table(data,colWidths=[36,124,94,58,70,70,80,128,54],repeatRows=1)
t.setStyle(TableStyle([('VALIGN',(0,0),(-1,-1),'TOP'),('VALIGN',(0,0),(-1,0),'MIDDLE'),('BOX',(0,0),(-1,-1),1,colors.black),('INNERGRID',(0,0),(-1,-2),.4,colors.grey),('LINEABOVE',(0,-1),(-1,-1),1.2,colors.black),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)]))
el=[Paragraph('CALUMET HARBOR LANDS',ParagraphStyle('c',parent=B,alignment=1,fontSize=14)),Spacer(1,6),Paragraph('SCHEDULE 4.11',ParagraphStyle('c',parent=B,alignment=1,fontSize=12)),Spacer(1,3),Paragraph('GROUND LEASES',ParagraphStyle('c',parent=B,alignment=1,fontSize=12)),Spacer(1,6),
 Paragraph('The Calumet Land Trust, as fee owner and ground lessor, Cook and Will Counties, Illinois. The following are all of the ground leases affecting the Land and the rents payable thereunder as of December 31, 2024. Rents are absolute net; lessees pay taxes and insurance directly.',S),Spacer(1,8),t,Spacer(1,8)]
for x in('G-1: In addition, lessee pays 2.25% of gross room revenue above $9,400,000; $61,218 was received for 2023.','G-2, G-5: Rent is re-set to 7% of appraised land value at the end of each 25-year period.','G-6B: Two options of five years each at 110% of the preceding rent; notice due not later than May 31, 2029.','G-8: Leasehold mortgage to Great Plains Life in the amount of $7,200,000, consented to March 2022.','G-9: Nominal rent; reverter if premises cease to be used as a fire station.'):
    el.append(Paragraph(x,S))
def foot(c,d): c.setFont('Times-Roman',8); c.drawCentredString(396,24,f'Schedule 4.11 - {d.page}')
SimpleDocTemplate(path(F),pagesize=landscape(letter),leftMargin=36,rightMargin=36,topMargin=36,bottomMargin=40,invariant=1).build(el,onFirstPage=foot,onLaterPages=foot)
finish(F,'LAND','law-office exhibit: schedule of ground leases, annual rents, adjustments stacked in a cell','LAND; annual rents and per-year steps; nominal rent $1.00; parcels as units',dict(propertyName='CALUMET HARBOR LANDS',asOnDate='2024-12-31',units=11,occupied=10,vacant=1,rows=rows))
