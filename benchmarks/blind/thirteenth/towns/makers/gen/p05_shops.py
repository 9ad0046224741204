# Shopfronts on a small-town square: broker sheet, two-line records, rent steps in words
from common import *
import datetime as dt
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
FN='elm_and_third_shops.pdf'
D=dt.date
# unit, tenant, trade, sf, from, to, base, cam, taxins, dep, steps, options
R=[('201 Elm','Curl Up & Dye Salon','beauty shop, 4 chairs',1150,D(2021,6,1),D(2026,5,31),920,95,71.5,900,[],'1 x 5 yrs'),
 ('203 Elm','Mabry Insurance Agency','insurance',980,D(2019,1,1),D(2028,12,31),860,81,60.9,860,[(D(2026,1,1),885),(D(2027,1,1),910),(D(2028,1,1),935)],'none'),
 ('205 Elm',None,'was the shoe repair; new ceiling, half bath',1400,None,None,None,None,None,None,[],''),
 ('207 Elm','Tres Hermanos Taqueria','restaurant w/ hood',2300,D(2023,9,1),D(2033,8,31),2415,190,143,4800,[(D(2028,9,1),2660)],'2 x 5 yrs'),
 ('209-211 Elm','Marlow Abstract & Title','title office, two bays opened into one',2760,D(2016,3,15),D(2027,3,14),2530,228,171.6,0,[(D(2026,3,15),2605)],'1 x 3 yrs'),
 ('102 Third','Second Chance Thrift','charity, month to month',3100,D(2014,8,1),'MTM',1100,0,0,0,[],''),
 ('104 Third','Knotts Vacuum & Sewing','repairs',760,D(2024,2,1),D(2026,1,31),610,63,47.25,600,[],'1 x 2 yrs'),
 ('106 Third','Bright Smiles Denture Lab','dental lab',1225,D(2022,11,1),D(2027,10,31),1195,101,76.2,1195,[(D(2025,11,1),1225),(D(2026,11,1),1255)],'1 x 5 yrs'),
 ('106-A Third (basement)',None,'storage only, damp',600,None,None,None,None,None,None,[],'')]
B=ParagraphStyle('b',fontName='Times-Bold',fontSize=9.5,leading=11); I=ParagraphStyle('i',fontName='Times-Italic',fontSize=8.5,leading=10); P=ParagraphStyle('p',fontName='Times-Roman',fontSize=8.5,leading=10)
dd=lambda x:x if isinstance(x,str) else f"{x.month}-{x.day}-{x.year}"
m=lambda v:'' if v is None else f"${v:,.2f}"
data=[['Address','Tenant','Sq. Ft.','Lease from','Lease to','Base rent','C.A.M.','Tax & ins.','Pays\nmonthly','Deposit\nheld','Rent goes to','Options']]
rows=[];sty=[]
for u,t,tr,sf,a,z,b,cam,ti,dep,steps,opt in R:
    i=len(data)
    tt=None if b is None else b+cam+ti
    st=Paragraph('<br/>'.join(f"${s:,} on {d.month}-{d.day}-{d.year}" for d,s in steps),P)
    data.append([Paragraph(u,P),Paragraph(t or 'AVAILABLE',B),f"{sf:,}",dd(a) if a else '',dd(z) if z else '',m(b),m(cam),m(ti),m(tt),m(dep),st,opt])
    data.append(['',Paragraph(tr,I)]+['']*10)
    sty+=[('SPAN',(1,i+1),(9,i+1)),('LINEBELOW',(0,i+1),(-1,i+1),.3,colors.Color(.5,.35,.2)),('SPAN',(10,i),(10,i+1)),('BOTTOMPADDING',(0,i),(-1,i),0),('TOPPADDING',(0,i+1),(-1,i+1),0)]
    d=dict(unit=u,tenantName=t,area=sf,statusText='AVAILABLE' if not t else 'Occupied')
    if t: d.update(leaseStartDate=iso(a),leaseEndDate=z if isinstance(z,str) else iso(z),contractRent=b,charges=[dict(code='C.A.M.',amount=cam),dict(code='Tax & ins.',amount=ti)],totalCharges=tt,deposit=dep)
    if steps: d['rentSteps']=[dict(date=iso(x),amount=s) for x,s in steps]
    rows.append(row(**d))
S=lambda j:sum(x[j] or 0 for x in R)
tot=dict(area=S(3),contractRent=S(6),cam=S(7),taxins=S(8),totalCharges=S(6)+S(7)+S(8),deposit=S(9))
occ=sum(x[1] is not None for x in R); osf=sum(x[3] for x in R if x[1])
data.append(['',f'{len(R)} spaces, {occ} leased',f"{tot['area']:,}",'','',m(tot['contractRent']),m(tot['cam']),m(tot['taxins']),m(tot['totalCharges']),m(tot['deposit']),'',''])
t=Table(data,colWidths=[66,136,42,56,56,58,50,54,58,56,92,48],repeatRows=1)
t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',8.5),('FONT',(0,0),(-1,0),'Times-Bold',8.5),('BACKGROUND',(0,0),(-1,0),colors.Color(.36,.22,.12)),('TEXTCOLOR',(0,0),(-1,0),colors.white),
 ('ALIGN',(2,0),(2,-1),'RIGHT'),('ALIGN',(5,0),(9,-1),'RIGHT'),('ALIGN',(3,0),(4,-1),'CENTER'),('VALIGN',(0,0),(-1,-1),'TOP'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('FONT',(0,-1),(-1,-1),'Times-Bold',9),('LINEABOVE',(0,-1),(-1,-1),1.2,colors.black),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)]+sty))
H=ParagraphStyle('h',fontName='Times-Bold',fontSize=20,leading=23,textColor=colors.Color(.36,.22,.12))
doc=SimpleDocTemplate(DOC+'/'+FN,pagesize=landscape(letter),leftMargin=10,rightMargin=10,topMargin=36,bottomMargin=30,invariant=1)
doc.build([Paragraph('&nbsp;Elm &amp; Third Shops',H),Paragraph('&nbsp;&nbsp;Courthouse square, Marlow Falls &nbsp;|&nbsp; Tenants in place October 15, 2025 &nbsp;|&nbsp; all figures per month',P),Spacer(1,10),t,Spacer(1,10),
 Paragraph(f"&nbsp;&nbsp;Leased by floor space: {osf:,} of {tot['area']:,} sq. ft. ({osf/tot['area']:.1%}). Tenants' own sizes, not measured by broker. Thrift pays gross. Ask of $0.85 a foot for 205 Elm is the owner's idea.",P),
 Paragraph('&nbsp;&nbsp;Prepared by Tillery Land &amp; Business Brokers from owner\'s leases. Believed right, not warranted.',I)])
save(FN,'RETAIL','broker flyer table, two-line records, rent steps in a cell, address as unit, no street numbers order',True,propertyName='Elm & Third Shops',asOnDate='2025-10-15',units=len(R),occupied=occ,vacant=len(R)-occ,rows=rows,printedTotals=tot)
