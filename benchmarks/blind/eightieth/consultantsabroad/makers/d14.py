from h import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import A4
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
F='Patrick St Clonmel - tenancies.pdf'
b=PS('b',fontName='Helvetica',fontSize=9,leading=11.5);B_=PS('B',parent=b,fontName='Helvetica-Bold')
X=[('14A Patrick Street','Shop','Molloy & Daughters Chemist Ltd',92.4,'1 Feb 2019','31 Jan 2039',(2019,2,1),(2039,1,31),41500,'Reviewed Feb 2024, next Feb 2029. Put and keep in repair.'),
('14B Patrick Street','Shop','Suir Valley Phones',48.0,'10 Jun 2022','9 Jun 2027',(2022,6,10),(2027,6,9),19200,'Tenant pays rates direct.'),
('15 Patrick Street','Shop','VACANT',110.7,'','',None,None,None,'Last let at €32,000. Agent: asking €30,000.'),
('16 Patrick Street','Restaurant','Basil & Barrow Ltd',164.2,'15 Oct 2023','14 Oct 2038',(2023,10,15),(2038,10,14),46000,'Rises to €52,000 on 15 Oct 2026. Break 15 Oct 2028.'),
('First floor, 14','Office','Hegarty Dunne Solicitors',121.5,'1 May 2015','30 Apr 2025',(2015,5,1),(2025,4,30),16800,'Overholding. Renewal rights under the 1980 Act.'),
('First floor, 15-16','Beauty salon','Róisín Lally t/a Glo Studio',83.0,'1 Mar 2024','28 Feb 2029',(2024,3,1),(2029,2,28),11400,'Two months deposit €1,900.')]
els=[Paragraph('14–16 Patrick Street, Clonmel, Co. Tipperary',PS('t',fontName='Helvetica-Bold',fontSize=14,leading=18)),Paragraph('List of tenancies prepared for the bank, 30 June 2025',b),Spacer(1,10)]
rows=[];dat=[]
for u,k,t,a,s,e,sd,ed,r,n in X:
    left=[Paragraph(u,B_),Paragraph(k,b)];
    mid=[Paragraph(t,B_),Paragraph(n,b)]
    dat.append([left,mid,Paragraph(f'{a:.1f} sq m',b),Paragraph(f'{s} –<br/>{e}' if s else '',b),Paragraph(f'€{r:,}' if r else '–',PS('r',parent=B_,alignment=2))])
    rows.append(row(unit=u,unitType=k,tenantName=None if t=='VACANT' else t,statusText='VACANT' if t=='VACANT' else None,area=a,leaseStartDate=sd and D(*sd),leaseEndDate=ed and D(*ed),annualRent=r,deposit=1900 if 'deposit' in n else None,rentSteps=[{"date":"2026-10-15","amount":52000,"per":"year"}] if 'Rises' in n else None))
hd=[Paragraph(x,B_) for x in('Premises','Occupier and notes','Floor area','Term','Rent per year')]
tot=['',Paragraph('Total rent roll',B_),Paragraph(f'{sum(x[3] for x in X):.1f} sq m',B_),'',Paragraph(f'€{sum(x[8] or 0 for x in X):,}',PS('r2',parent=B_,alignment=2))]
T=Table([hd]+dat+[tot],colWidths=[102,206,66,80,66]);T.setStyle(TableStyle([('VALIGN',(0,0),(-1,-1),'TOP'),('LINEBELOW',(0,0),(-1,0),1,colors.black),('LINEBELOW',(0,1),(-1,-2),.4,colors.grey),('TOPPADDING',(0,0),(-1,-1),5),('BOTTOMPADDING',(0,0),(-1,-1),6),('LEFTPADDING',(0,0),(-1,-1),2)]))
els+=[T,Spacer(1,14),Paragraph('Insurance (€4,380) is recovered from the tenants in proportion to floor area. No service charge is operated. Six lettable parts, five let.',b)]
SimpleDocTemplate(DOC+F,pagesize=A4,leftMargin=38,rightMargin=36,topMargin=48).build(els)
save(F,dict(propertyName='14–16 Patrick Street, Clonmel, Co. Tipperary',asOnDate='2025-06-30',units=6,occupied=5,vacant=1,rows=rows),'RETAIL','Irish small owner','portrait one-page PDF, stacked cells, notes under occupier, high street parade',False)
