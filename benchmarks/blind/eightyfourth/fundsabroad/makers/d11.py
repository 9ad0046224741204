from common import *
# Singapore business park, lease schedule PDF, A4 landscape; two-tier header; base rent + SC psf & monthly; step rents; planted total
from reportlab.lib.pagesizes import A4, landscape
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
name='d11_kallang_tessera_lease_schedule.pdf'
data=[('#01-01','Tessera Foodcourt Pte. Ltd.','F&amp;B',6890,d(2023,4,1),d(2026,3,31),6.20,None),
('#01-02','Kopi Lorong Pte. Ltd.','F&amp;B',1184,d(2024,8,15),d(2027,8,14),7.10,(d(2026,8,15),7.40)),
('#01-03','Evermint Dental Surgery Pte. Ltd.','Retail',1205,d(2022,11,1),d(2025,10,31),6.85,None),
('#01-04','Vacant','Retail',990,None,None,None,None),
('#02-01/02','Heliospark Photonics (S) Pte. Ltd.','Business Park',15640,d(2022,6,1),d(2027,5,31),4.15,(d(2026,6,1),4.30)),
('#02-03','Andaman Genomics Pte. Ltd.','Business Park',8210,d(2025,1,1),d(2029,12,31),4.40,(d(2027,1,1),4.55)),
('#02-04','Nusantara Cloud Pte. Ltd.','Business Park',7985,d(2023,9,16),d(2026,9,15),4.25,None),
('#03-01','Kestrel Semicon Asia Pte. Ltd.','Business Park',12330,d(2021,7,1),d(2026,6,30),4.05,None),
('#03-02','Kestrel Semicon Asia Pte. Ltd.','Business Park',9120,d(2024,7,1),d(2026,6,30),4.30,None),
('#03-03','Vacant','Business Park',10360,None,None,None,None),
('#04-01','Marina Straits Reinsurance Pte. Ltd.','Business Park',11475,d(2024,3,1),d(2030,2,28),4.35,(d(2027,3,1),4.60)),
('#04-02','Orchid Robotics Pte. Ltd.','Business Park',6780,d(2023,5,2),d(2026,5,1),4.20,None),
('#04-03','Tembusu Media Works LLP','Business Park',5240,d(2025,6,1),d(2028,5,31),4.45,None),
('#04-04','Pinnacle Reach Tuition Pte. Ltd.','Business Park',3110,d(2022,12,1),d(2025,11,30),4.30,None),
('#05-01','Baltic Marine Systems Far East Pte. Ltd.','Business Park',18905,d(2020,10,1),d(2028,9,30),3.95,(d(2026,10,1),4.10)),
('#05-02','Senja Fintech Pte. Ltd.','Business Park',6455,d(2024,11,18),d(2027,11,17),4.50,None),
('#06-01','Baltic Marine Systems Far East Pte. Ltd.','Business Park',19220,d(2020,10,1),d(2028,9,30),3.95,(d(2026,10,1),4.10)),
('#06-02','Vacant','Business Park',6140,None,None,None,None),
('#07-01','Auric Pharma Trials Pte. Ltd.','Business Park',13870,d(2023,2,1),d(2029,1,31),4.30,(d(2026,2,1),4.50)),
('#07-02','Lumen & Loh Design Consultants','Business Park',4080,d(2025,3,3),d(2028,3,2),4.55,None),
('#07-03','Prosper Asia Family Office Pte. Ltd.','Business Park',4320,d(2024,1,2),d(2026,1,1),4.60,None),
('#B1-CP','Parkwell Operators Pte. Ltd.','Car Park',None,d(2022,1,1),d(2026,12,31),None,None)]
P=PS('p',fontName='Times-Roman',fontSize=7.8,leading=9);R=PS('r',parent=P,alignment=2);C=PS('c',parent=P,alignment=1);HB=PS('hb',parent=C,fontName='Times-Bold',fontSize=7.8);BB=PS('bb',parent=R,fontName='Times-Bold')
f=lambda x:x.strftime('%-d %b %Y') if x else ''
hd=[[Paragraph(x,HB) for x in['Unit','Tenant','Trade Category','NLA<br/>(sq ft)','Lease Term','','Base Rent','','Service Charge','','Gross Rent<br/>(S$ pm)','Security Deposit<br/>(S$)','Step-up','']],[Paragraph(x,HB) for x in['','','','','Start','End','S$ psf','S$ pm','S$ psf','S$ pm','','','From','Base Rent<br/>S$ pm']]]
rows=[];body=hd;S=[0]*5
for u,t,tr,a,s,e,ps,stp in data:
    v=t=='Vacant'
    b=sc=g=dp=None
    if not v:
        if a: b=round(a*ps,2);scp=1.10 if tr=='Business Park' else 1.45;sc=round(a*scp,2)
        else: b=21500.00;sc=0.0;scp=None
        g=round(b+sc,2);dp=round(g*3,2)
    sb=round(a*stp[1],2) if stp else None
    body.append([Paragraph(u,P),Paragraph(t.upper() if v else t,P),Paragraph(tr,P),Paragraph(m0(a) if a else 'n/a',R),Paragraph(f(s),C),Paragraph(f(e),C),Paragraph(f'{ps:.2f}' if ps else '',R),Paragraph(m2(b) if b else '',R),Paragraph(f'{scp:.2f}' if not v and scp else '',R),Paragraph(m2(sc) if sc is not None else '',R),Paragraph(m2(g) if g else '',R),Paragraph(m2(dp) if dp else '',R),Paragraph(f(stp[0]) if stp else '',C),Paragraph(m2(sb) if sb else '',R)])
    rows.append(dict(unit=u,unitType=tr.replace('&amp;','&'),tenantName=None if v else t,area=a,statusText='VACANT' if v else 'Occupied',leaseStartDate=s and s.isoformat(),leaseEndDate=e and e.isoformat(),contractRent=b,charges=None if v else [dict(code='Service Charge',amount=sc)],totalCharges=g,deposit=dp,rentSteps=[dict(date=stp[0].isoformat(),amount=sb)] if stp else None))
    for k,x in enumerate((a,b,sc,g,dp)): S[k]+=x or 0
S=[round(x,2) for x in S];bad=S[1]-9000
tl=lambda x:Paragraph(x,BB)
body.append([Paragraph('<b>Total</b>',P),'','',tl(m0(S[0])),'','','',tl(m2(bad)),'',tl(m2(S[2])),tl(m2(S[3])),tl(m2(S[4])),'',''])
t=Table(body,colWidths=[45,108,56,38,52,52,32,60,34,56,62,66,52,58],repeatRows=2)
sty=[('GRID',(0,0),(-1,-1),.3,colors.HexColor('#777777')),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#e8e4f2')),('TOPPADDING',(0,0),(-1,-1),1.8),('BOTTOMPADDING',(0,0),(-1,-1),2.4),('LEFTPADDING',(0,0),(-1,-1),2.5),('RIGHTPADDING',(0,0),(-1,-1),2.5),('SPAN',(4,0),(5,0)),('SPAN',(6,0),(7,0)),('SPAN',(8,0),(9,0)),('SPAN',(12,0),(13,0)),('LINEABOVE',(0,-1),(-1,-1),1,colors.black)]+[('SPAN',(c,0),(c,1)) for c in(0,1,2,3,10,11)]
t.setStyle(TableStyle(sty))
def pg(c,doc):
    c.setFont('Times-Italic',7.5);c.drawString(34,18,'Tessera @ Kallang - Lease Schedule');c.drawRightString(landscape(A4)[0]-34,18,'%d'%doc.page)
va=sum(x[3] for x in data if x[1]=='Vacant')
st=[Paragraph('<b>TESSERA @ KALLANG</b>',PS('t',fontName='Times-Bold',fontSize=14,leading=17)),Paragraph('Lease Schedule as of 30 September 2025 (excluding GST). Owner: Tessera Trustee Pte. Ltd.',PS('n',fontName='Times-Roman',fontSize=9,leading=13)),Spacer(1,5),t,Spacer(1,5),Paragraph('Committed occupancy %.1f%% by NLA (%s sq ft vacant). Security deposit equals three months of gross rent. Car park operator pays a fixed licence fee.'%(100*(S[0]-va)/S[0],m0(va)),P)]
SimpleDocTemplate(D+name,pagesize=landscape(A4),leftMargin=34,rightMargin=34,topMargin=28,bottomMargin=30).build(st,onFirstPage=pg,onLaterPages=pg)
save(name,rows,'Tessera @ Kallang','2025-09-30','OFFICE','Singapore REIT lease schedule, two-tier header with spans, step-ups',hard=True,units=None,occ=None,vac=3,planted=dict(what='Total of Base Rent S$ pm printed %s instead of %s (gross rent total is right)'%(m2(bad),m2(S[1])),kind='total_wrong'),checks=[('base',bad,'contractRent'),('gross',S[3],'totalCharges'),('dep',S[4],'deposit'),('nla',S[0],'area')])
