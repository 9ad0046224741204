from common import *
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.platypus import *
from reportlab.lib import colors
F='Brampton Bryce Estate - Schedule of Lettings Lady Day 2025.pdf'
AS=D(2025,3,25)
S=[("Agricultural Holdings Act 1986 Tenancies",[
("Home Farm","T. R. Leintwardine & Son","412.60",None,D(1984,3,25),None,34650),("Upper Pedwardine","Mrs E. M. Wigmore","286.15",None,D(1979,9,29),None,22900),("Lower Letton","J. & P. Adforton","198.42",None,D(1991,2,2),None,16870),("The Heath Holding","Executors of W. Burrington","74.08",None,D(1968,3,25),None,4450)]),
("Farm Business Tenancies",[
("Buckton Park","Aymestrey Farms LLP","521.33",None,D(2019,9,29),D(2034,9,28),71250),("Long Meadow (grass keep)","D. Downton","38.70",None,D(2025,3,1),D(2025,10,31),3870),("Walford Pasture","S. Birtley","61.25",None,D(2022,3,25),D(2027,3,24),6125),("Mill Orchards","Bringewood Cider Company Ltd","44.90",None,D(2016,2,1),D(2041,1,31),8980)]),
("Cottages and Houses",[
("The Dower House","Brig. A. Nashcourt",None,"3,450",D(2020,6,1),D(2027,5,31),31200),("1 Church Cottages","Miss L. Yarpole",None,"865",D(2018,11,1),"Periodic",8100),("2 Church Cottages","Mr & Mrs K. Orleton",None,"865",D(2023,7,14),"Periodic",9900),("3 Church Cottages","Vacant (refurbishment)",None,"910",None,None,None),("Keeper's Lodge","G. Elton (estate employee)",None,"1,120",D(2011,4,1),"Service",0),("Pedwardine Bungalow","P. Adforton",None,"1,045",D(2014,5,1),"Periodic",7200),("Old School House","Dr H. Kinsham",None,"1,680",D(2024,9,1),D(2025,8,31),15600),("Forge Cottage","M. and S. Stapleton",None,"780",D(2021,2,19),"Periodic",8700)]),
("Commercial and Miscellaneous",[
("Coxall Granary, Unit 1","Teme Valley Ceramics Ltd",None,"2,200",D(2021,6,24),D(2026,6,23),13200),("Coxall Granary, Unit 2","Lugg Software Ltd",None,"1,450",D(2023,1,1),D(2028,12,31),10875),("Coxall Granary, Unit 3","Vacant",None,"980",None,None,None),("Sawmill Yard","Bryce Forestry Contractors","2.10","6,400",D(2017,9,29),D(2027,9,28),14500),("Fishing, left bank","Brampton Bryce Angling Club",None,None,D(2022,4,1),D(2032,3,31),2750),("Mast site, Coxall Knoll","Border Mast Infrastructure Ltd","0.05",None,D(2009,12,25),D(2029,12,24),5900)])]
st=PS('x',fontName='Times-Roman',fontSize=8.5,leading=10);it=PS('i',parent=st,fontName='Times-Italic');rows=[]
f=lambda d:f"{d.day} {d.strftime('%B %Y')}" if isinstance(d,D) else (d or '')
hd=["Holding","Tenant","Acres","Sq ft","Commenced","Expires","Rent p.a."]
W=[112,136,44,42,84,84,56];el=[];GA=GR=0;nn=0
el+=[Paragraph("THE BRAMPTON BRYCE ESTATE",PS('a',fontName='Times-Bold',fontSize=15,alignment=1,leading=20)),Paragraph("Schedule of Lettings at Lady Day, 25 March 2025",PS('b',fontName='Times-Italic',fontSize=11,alignment=1,leading=18))]
for t,L in S:
    el.append(Paragraph(t,PS('c',fontName='Times-Bold',fontSize=10.5,leading=16,spaceBefore=8)))
    data=[hd];ac=rr=0
    for u,n,a,sf,s,e,r in L:
        v=n.startswith('Vacant');nn+=1
        data.append([Paragraph(u,st),Paragraph(n,it if v else st),a or '',sf or '',f(s),f(e),f"£{r:,}" if r else ("nil" if r==0 else '')])
        R={"unit":u,"section":t,"area":int(sf.replace(',','')) if sf else None,"statusText":n if v else "Occupied","leaseStartDate":s,"leaseEndDate":e,"annualRent":r}
        if not v: R["tenantName"]=n
        rows.append(R);ac+=float(a or 0);rr+=r or 0
    data.append(['','Sub-total',f"{ac:,.2f}" if ac else '','','','',f"£{rr:,}"]);GA+=ac;GR+=rr
    T=Table(data,colWidths=W,repeatRows=1);T.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',8.5),('FONT',(0,0),(-1,0),'Times-Italic',8.5),('ALIGN',(2,0),(3,-1),'RIGHT'),('ALIGN',(6,0),(6,-1),'RIGHT'),('LINEBELOW',(0,0),(-1,0),.4,colors.black),('LINEABOVE',(6,-1),(6,-1),.4,colors.black),('FONT',(0,-1),(-1,-1),'Times-Bold',8.5),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),1.5),('VALIGN',(0,0),(-1,-1),'TOP')]));el.append(T)
T=Table([['ESTATE TOTAL','',f"{GA:,.2f}",'','','',f"£{GR:,}"]],colWidths=W);T.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Bold',9),('ALIGN',(2,0),(6,0),'RIGHT'),('LINEABOVE',(0,0),(-1,0),1,colors.black),('LINEBELOW',(0,0),(-1,0),1,colors.black)]))
el+=[Spacer(1,10),T,Spacer(1,10),Paragraph("Keeper's Lodge is occupied rent-free under a service occupancy. Woodland (344 acres), the Hall and its policies are in hand and not scheduled. The Burrington succession application remains before the Tribunal.",it),Spacer(1,14),Paragraph("Ludford &amp; Croft, Land Agents, Corve Street",st)]
SimpleDocTemplate(doc(F),pagesize=A4,leftMargin=18,rightMargin=18,topMargin=40,bottomMargin=36).build(el)
print(nn)
save(F,"LAND","land agent's typographic schedule in four sections, acres and sq ft columns, long dates",True,"The Brampton Bryce Estate",AS,None,None,2,rows)
