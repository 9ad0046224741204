# NL logistics park, asset manager's English rent roll, A3 landscape, docx->pdf style via reportlab platypus, grouped headers
from common import *
from reportlab.lib.pagesizes import A3, landscape
from reportlab.platypus import *
from reportlab.lib import colors
fn='RR_Logistiekpark De Wielewaal_Q3 2025.pdf'
Dt=dt.date
nl=lambda v,d=0:f'{v:,.{d}f}'.replace(',','#').replace('.',',').replace('#','.')
# unit,tenant,wh,mezz,off,yard,start,end,notice,index month,rent pa,s/c pa,deposit,type
data=[('A1','Van Oevelen Fulfilment B.V.',12480,1960,742,0,Dt(2019,7,1),Dt(2029,6,30),12,'Jul',1038420,62900,311526,'Bank guarantee'),
('A2','Kranenborg Cold Chain B.V.',9875,1240,510,350,Dt(2021,1,1),Dt(2030,12,31),12,'Jan',871176,51400,217794,'Bank guarantee'),
('A3','Vacant',5210,880,265,0,None,None,None,'',0,0,0,''),
('B1','Tulipan Parcel Netherlands N.V.',15300,0,1125,2400,Dt(2017,4,1),Dt(2027,3,31),12,'Apr',1127640,70250,0,'Parent guarantee'),
('B2a','Duinhof Tyres B.V.',4120,600,180,0,Dt(2022,10,1),Dt(2027,9,30),6,'Oct',321300,20400,96390,'Bank guarantee'),
('B2b','Steenwijk Garden Import B.V.',4085,600,175,0,Dt(2023,2,15),Dt(2028,2,14),6,'Feb',330948,20250,82737,'Cash'),
('C1','Meridiaan E-Bikes Europe B.V.',7640,1020,388,0,Dt(2024,5,1),Dt(2034,4,30),12,'May',678600,39600,169650,'Bank guarantee'),
('C2','Vacant',3390,450,150,0,None,None,None,'',0,0,0,''),
('C3','Zeelandia Dock Services B.V.',3375,450,150,120,Dt(2018,9,1),Dt(2026,8,31),12,'Sep',238284,17400,59571,'Bank guarantee'),
('Roof','Zonneveld PV Exploitatie B.V.',0,0,0,0,Dt(2022,1,1),Dt(2041,12,31),0,'fixed',54000,0,0,'None')]
f=lambda d:d.strftime('%d-%m-%Y') if d else ''
T=[['','','Lettable area (m² LFA)','','','','','Lease','','','','Rent (€ excl. VAT)','','','Service','Security',''],
['Unit','Tenant','Warehouse','Mezzanine','Office','Yard','Total','Start','Expiry','Notice\n(mths)','Index','per annum','per month','€/m²','costs p.a.','Amount','Type']]
rows=[];S=[0]*9
for u,t,w,m,o,yd,s,e,n,ix,ra,sc,dp,ty in data:
    a=w+m+o;v=t=='Vacant';z=lambda x:nl(x) if x else '-'
    T.append([u,t,z(w),z(m),z(o),z(yd),z(a),f(s),f(e),str(n) if n else '',ix,z(ra),nl(ra/12,2) if ra else '-',nl(ra/a,2) if ra and a else '',z(sc),z(dp),ty])
    for i,q in enumerate((w,m,o,yd,a,ra,sc,dp)): S[i]+=q
    rows.append(dict(unit=u,area=a or None,statusText='Vacant' if v else 'Occupied',tenantName=None if v else t,leaseStartDate=iso(s),leaseEndDate=iso(e),annualRent=ra or None,contractRent=round(ra/12,2) if ra else None,deposit=dp or None))
T.append(['Total','']+[nl(q) for q in S[:5]]+['','','','',nl(S[5]),nl(S[5]/12,2),'',nl(S[6]),nl(S[7]),''])
st=[('FONT',(0,0),(-1,-1),'Helvetica',8),('FONT',(0,0),(-1,1),'Helvetica-Bold',8),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',8),('ALIGN',(2,1),(6,-1),'RIGHT'),('ALIGN',(11,1),(15,-1),'RIGHT'),('ALIGN',(7,1),(10,-1),'CENTER'),('ALIGN',(2,0),(-1,0),'CENTER'),
('BACKGROUND',(0,0),(-1,1),colors.HexColor('#f4b183')),('SPAN',(2,0),(6,0)),('SPAN',(7,0),(10,0)),('SPAN',(11,0),(13,0)),('SPAN',(15,0),(16,0)),('GRID',(0,0),(-1,-1),.3,colors.grey),('VALIGN',(0,0),(-1,-1),'MIDDLE')]
for i,r in enumerate(data):
    if r[1]=='Vacant': st.append(('TEXTCOLOR',(0,i+2),(-1,i+2),colors.red))
from reportlab.lib.styles import ParagraphStyle as PS
ex=[['WALT to expiry (yrs)','3,9'],['Vacancy (m²)',nl(sum(d[2]+d[3]+d[4] for d in data if d[1]=='Vacant'))],['Contract rent p.a.','€ '+nl(S[5])]]
F=[Paragraph('Rent roll &ndash; Logistiekpark De Wielewaal, Waalwijk',PS('t',fontName='Helvetica-Bold',fontSize=15,leading=20)),Paragraph('Reference date: 30-09-2025 &nbsp;&nbsp;|&nbsp;&nbsp; Owner: Brabant Logistics Fund C.V. &nbsp;&nbsp;|&nbsp;&nbsp; Prepared by Heusden Vastgoedbeheer',PS('s',fontSize=9,leading=14)),Spacer(1,10),Table(T,style=st,repeatRows=2),Spacer(1,14),Table(ex,hAlign='LEFT',style=[('FONT',(0,0),(-1,-1),'Helvetica',8),('BOX',(0,0),(-1,-1),.5,colors.black),('ALIGN',(1,0),(1,-1),'RIGHT')]),Spacer(1,8),Paragraph('Rents indexed annually with CPI all households (2015=100). Yard area is not included in total LFA.',PS('n',fontSize=7.5))]
SimpleDocTemplate(D+fn,pagesize=landscape(A3),leftMargin=40,rightMargin=40,topMargin=40,bottomMargin=40).build(F)
save(fn,'WAREHOUSE','NL asset manager','A3 grouped headers, European number format, rents p.a. and p.m.',False,'Logistiekpark De Wielewaal','2025-09-30',None,0,rows)
