from h import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
name='RRSummary_HeronLake.pdf'
L=[('S1',12,512,1085,1061.4,11),('S1R',6,512,1165,1140,6),('A1',36,655,1210,1188.72,34),('A1R',24,655,1305,1271.15,23),('A2',28,702,1260,1239.09,27),('A2-DEN',10,811,1395,1352.5,9),('A3 LOFT',4,928,1540,1502.25,4),('B1',40,948,1525,1490.66,38),('B1R',20,948,1640,1603.3,20),('B2',32,1044,1610,1566.48,29),('B2R',16,1044,1725,1689.81,15),('B3-TH',12,1188,1890,1845.42,12),('C1',16,1276,1985,1927.6,14),('C1R',8,1276,2110,2058.14,7)]
rows=[];data=[]
for t,n,sf,mk,le,oc in L:
    v=dict(type=t,units=n,sf=sf,market=mk,market_sf=round(mk/sf,2),actual=le,actual_sf=round(le/sf,2),occupied=oc,pct_occ=round(100*oc/n,2)); v['other:Units Available']=n-oc
    rows.append(v)
N=sum(x[1] for x in L);O=sum(x[5] for x in L); asf=sum(x[1]*x[2] for x in L)/N; mk=sum(x[1]*x[3] for x in L)/N; le=sum(x[5]*x[4] for x in L)/O
tot={'label':'Totals / Averages:','units':N,'sf':round(asf),'market':round(mk,2),'market_sf':round(mk/asf,2),'actual':round(le,2),'actual_sf':round(le/asf,2),'occupied':O,'pct_occ':round(100*O/N,2),'other:Units Available':N-O}
def f(v): return [str(v['units']),f"{v['sf']:,}",m(v['market']),f"{v['market_sf']:.2f}",m(v['actual']),f"{v['actual_sf']:.2f}",str(v['occupied']),f"{v['pct_occ']:.2f}%",str(v['other:Units Available'])]
T=[['Floorplan','# Units','Average\nSQFT','Average\nMarket\n+ Addl.','Market\n+ Addl. /\nSQFT','Average\nLeased','Leased /\nSQFT','Units\nOccupied','Occupancy\n%','Units\nAvailable']]+[[v['type']]+f(v) for v in rows]+[[tot['label']]+f(tot)]
s=TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',8.5),('FONT',(0,0),(-1,0),'Helvetica-Bold',8),('ALIGN',(1,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('LINEBELOW',(0,0),(-1,0),1,colors.black),('LINEABOVE',(0,-1),(-1,-1),.7,colors.black),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',8.5)]+[('BACKGROUND',(0,i),(-1,i),colors.HexColor('#eef2ee')) for i in range(2,len(T)-1,2)])
def hd(c,d):
    c.setFont('Helvetica',7.5); w,h=landscape(letter); c.drawString(40,h-30,'OneSite Rents v3.0'); c.drawString(40,h-40,'10/31/2025 5:02:11PM'); c.drawRightString(w-40,h-30,'Page 11 of 12')
    c.setFont('Helvetica-Bold',11); c.drawCentredString(w/2,h-34,'RENT ROLL SUMMARY'); c.setFont('Helvetica',8.5); c.drawCentredString(w/2,h-46,'Tanager Residential - Heron Lake Apartment Homes'); c.drawCentredString(w/2,h-57,'As of 10/31/2025'); c.setFont('Helvetica',7); c.drawString(40,24,'Parameters: Properties - ALL; Show All Unit Designations; Subjournals - ALL; Exclude Formers? - Yes; Sort by - Floorplan')
d=SimpleDocTemplate(D+name,pagesize=landscape(letter),topMargin=80,leftMargin=40,rightMargin=40,invariant=1)
p=PS('a',fontName='Helvetica-Bold',fontSize=9.5,spaceAfter=6)
stt=[['Occupied, no NTV',O-9],['Occupied, NTV',6],['Occupied NTV Leased',3],['Vacant Leased',5],['Admin/Down',1],['Vacant Not Leased',N-O-6],['Totals:',N]]
T2=[['Status','# Units','% of Units']]+[[a,b,f'{100*b/N:.2f}%'] for a,b in stt]
s2=TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',8),('FONT',(0,0),(-1,0),'Helvetica-Bold',8),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',8),('ALIGN',(1,0),(-1,-1),'RIGHT'),('LINEBELOW',(0,0),(-1,0),.7,colors.black),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),1.5)])
d.build([Table(T,colWidths=[112]+[66]*9,style=s),Spacer(1,20),Paragraph('occupancy and rents summary for current date',p),Table(T2,colWidths=[150,60,70],style=s2,hAlign='LEFT')],onFirstPage=hd,onLaterPages=hd)
print(N,O,tot)
save(name,'UM','RealPage OneSite rent roll summary by floor plan, status recap below',False,['units','sf','market','market_sf','actual','actual_sf','occupied','pct_occ','other:Units Available'],rows,[tot])
