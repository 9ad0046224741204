from h import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import A4
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
r=random.Random(7607);nm=namer(r,'ie')
f='conacre_lettings_2025.pdf'
fs=[('1','Well Field',6.4,'Grazing'),('2','Church Field',11.25,'Grazing'),('3','Far Callows',18.0,'Meadowing'),('4','Lisheen Upper',9.5,'Grazing'),('5','Lisheen Lower',8.75,'Grazing'),('6','The Twelve Acres',12.1,'Tillage'),('7','Haggard & Paddock',2.3,'Grazing'),('8','Bog Field',7.0,'Rough grazing'),('9','Kiln Field',14.6,'Tillage'),('10','Road Field',5.2,'Grazing'),('11','Turlough',22.0,'Rough grazing')]
rate={'Grazing':210,'Meadowing':245,'Tillage':320,'Rough grazing':95}
B8=PS('b',fontName='Helvetica',fontSize=8.5,leading=10)
data=[['Lot','Field','Use','Statute\nacres','€ per\nacre','Taken by','Term','Rent for\nyear','Received','Due']];rows=[];T=[0]*4
for l,n,ac,u in fs:
    if l=='8': data.append([l,n,u,m(ac),'','Not let','','','','']);T[0]+=ac;rows.append(dict(unit=l,unitType=u,statusText='Not let'));continue
    a,b=nm();t={'6':'Moyvane Tillage Ltd','9':'Moyvane Tillage Ltd'}.get(l,r.choice([f'{a} {b}',f'{a} {b} ({r.choice(["Jnr","nephew","Cloonfad"])})']))
    q=rate[u]+r.choice([0,10,-5]);x=round(ac*q,2);rc=r.choice([x,x,round(x/2,2),round(x/2,2),0]);du=round(x-rc,2)
    s,e=(D.date(2025,3,1),D.date(2025,11,30)) if u!='Tillage' else (D.date(2025,1,1),D.date(2025,12,31))
    data.append([l,n,u,m(ac),m(q,0),Paragraph(t,B8),f'{s:%d/%m/%y} –\n{e:%d/%m/%y}',m(x),m(rc) if rc else 'nil',m(du) if du else ''])
    rows.append(dict(unit=l,unitType=u,tenantName=t,leaseStartDate=s.isoformat(),leaseEndDate=e.isoformat(),annualRent=x,balance=du or None,statusText='Occupied'))
    for j,v in enumerate((ac,x,rc,du)): T[j]=round(T[j]+v,2)
data.append(['','','',m(T[0]),'','','',m(T[1]),m(T[2]),m(T[3])])
g=colors.HexColor('#2d5a27')
t=Table(data,colWidths=[24,82,62,40,34,96,62,52,52,48],style=[('FONT',(0,0),(-1,-1),'Helvetica',8.5),('FONT',(0,0),(-1,0),'Helvetica-Bold',8.5),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',8.5),('TEXTCOLOR',(0,0),(-1,0),g),('LINEBELOW',(0,0),(-1,0),1.2,g),('LINEABOVE',(0,-1),(-1,-1),.7,g),('LINEBELOW',(0,-1),(-1,-1),1.6,g),('ALIGN',(3,0),(4,-1),'RIGHT'),('ALIGN',(7,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'TOP')])
SimpleDocTemplate(doc(f),pagesize=A4,leftMargin=22,rightMargin=22,topMargin=45).build([Paragraph('Devaney &amp; Hanley, Auctioneers &amp; Valuers, Co. Roscommon',PS('a',fontName='Helvetica-Bold',fontSize=13,textColor=g,leading=17)),Paragraph('Lands of the late Bartholomew Fahy, Cloonlara: conacre and meadowing lettings, 2025 season',PS('c',fontName='Helvetica-Bold',fontSize=10,leading=14)),Paragraph('Statement to personal representative at 30 September 2025. Rent is for the whole letting, half payable on signing and half on 1 October.',PS('d',fontName='Helvetica',fontSize=8.5,leading=12)),Spacer(1,10),t,Spacer(1,14),Paragraph('Entitlements (BISS) stay with the estate. Lot 8 offered, no bids; to be re-offered in spring.',B8)])
save(f,'LAND','Irish auctioneer conacre statement, yearly rent by field',False,dict(propertyName='Cloonlara',asOnDate='2025-09-30',units=11,occupied=10,vacant=1,rows=rows,totals=dict(annualRent=T[1],balance=T[3])))
