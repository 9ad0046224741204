from common import *; from reportlab.platypus import *; from reportlab.lib import colors; from reportlab.lib.pagesizes import letter; from reportlab.lib.styles import ParagraphStyle
r=random.Random(1212); n=N(1212); f='harbor_ground_leases_FY26.pdf'
ps=ParagraphStyle('a',fontName='Times-Roman',fontSize=9,leading=10.5);pb=ParagraphStyle('b',parent=ps,fontName='Times-Bold');pr=ParagraphStyle('r',parent=ps,alignment=2);ph=ParagraphStyle('h',parent=pb,alignment=1,fontSize=8.5,leading=9.5)
data=[('1','Rademacher Marine Fuel, Inc.',43560,19800),('2','Port Vickery Yacht Club',87120,24000),('3A','Coldwater Fish Packers',62500,41250),('3B','Coldwater Fish Packers',18200,11400),('4','Available',30500,0),('5','Eastlake Boat Works LLC',54450,27225),('6','Harbor Chandlery Co.',12800,12000),('7','Ferriter Sand & Gravel',130680,52272),('8','U.S. Customs dock (permit)',9600,1),('9','Available',22000,0),('10','Mariners Rest Motel Partners',71000,63900),('11','Sowerby Crane Service',26000,15600)]
hd=['Parcel','Lessee','Land area<br/>(sq. ft.)','Lease<br/>commenced','Lease<br/>expires','Annual<br/>ground rent','Scheduled increases<br/>(new annual rent)','Performance<br/>deposit']
tb=[[Paragraph(h,ph) for h in hd]];rows=[];T=0;TA=0;TD=0
fm=lambda d:f'{d:%B} {d.day}, {d.year}' 
for u,nm,a,rent in data:
    TA+=a
    if nm=='Available':
        tb.append([Paragraph(u,pb),Paragraph('<i>Available</i>',ps),Paragraph(f'{a:,}',pr)]+['']*5);rows.append(R(unit=u,area=a,statusText='Available'));continue
    d=D(r,'1984-01-01','2016-01-01').replace(day=1,month=r.choice([1,7]));e=addy(d,r.choice([50,50,65,99]) if rent>1 else 50)
    steps=[]
    if rent>14000:
        z=rent;y=r.choice([2026,2027])
        for k in range(r.choice([1,2,3])):
            z=round(z*1.1/50)*50;steps.append((dt.date(y,7,1) if d.month==7 or y==2026 else dt.date(y,1,1),z));y+=5
    dep=round(rent/4/100)*100 if rent>1 and r.random()<.7 else 0
    T+=rent;TD+=dep
    tb.append([Paragraph(u,pb),Paragraph(nm.replace('&','&amp;'),ps),Paragraph(f'{a:,}',pr),Paragraph(f'{d:%b} {d.day}, {d.year}',ps),Paragraph(f'{e:%b} {e.day}, {e.year}',ps),Paragraph(f'${rent:,.2f}',pr),Paragraph('<br/>'.join(f'{s.month}/{s.day}/{s.year}:&nbsp; ${z:,}' for s,z in steps) or 'none',ps),Paragraph(f'${dep:,.2f}' if dep else '',pr)])
    rows.append(R(unit=u,area=a,tenantName=nm,statusText='Occupied',leaseStartDate=d.isoformat(),leaseEndDate=e.isoformat(),annualRent=rent,rentSteps=[dict(date=s.isoformat(),amount=z,per='year') for s,z in steps],deposit=dep or None))
tb.append(['',Paragraph('Total, 12 parcels (10 leased, 2 available)',pb),Paragraph(f'<b>{TA:,}</b>',pr),'','',Paragraph(f'<b>${T:,.2f}</b>',pr),'',Paragraph(f'<b>${TD:,.2f}</b>',pr)])
t=Table(tb,colWidths=[36,112,54,64,64,66,92,66],repeatRows=1);t.setStyle(TableStyle([('VALIGN',(0,0),(-1,-1),'TOP'),('LINEBELOW',(0,0),(-1,0),1.2,colors.black),('LINEABOVE',(0,0),(-1,0),1.2,colors.black),('LINEBELOW',(0,1),(-1,-3),.25,colors.grey),('LINEABOVE',(0,-1),(-1,-1),1,colors.black),('BOTTOMPADDING',(0,1),(-1,-1),5)]))
T1=ParagraphStyle('t',fontName='Times-Bold',fontSize=14,alignment=1,leading=17);T2=ParagraphStyle('t2',fontName='Times-Roman',fontSize=10.5,alignment=1,leading=13)
def pg(c,d): c.setFont('Times-Italic',8);c.drawString(36,28,'Exhibit C to the Harbor Commission annual report');c.drawRightString(576,28,f'C-{d.page}')
SimpleDocTemplate(doc(f),pagesize=letter,leftMargin=28,rightMargin=28,topMargin=44,bottomMargin=50).build([Paragraph('PORT VICKERY HARBOR COMMISSION',T1),Paragraph('Exhibit C: Ground Leases of Commission Land',T2),Paragraph('As of June 30, 2025',T2),Spacer(1,14),t,Spacer(1,12),Paragraph('All leases are of bare land; improvements belong to the lessee until reversion. Parcel 8 is under permit at one dollar a year. Rent is billed in advance on July 1 save for Parcel 6, which pays quarterly.',ps)],onFirstPage=pg,onLaterPages=pg)
save(f,'LAND','ground leases exhibit, annual rents, stacked increases in a cell',True,rows,'PORT VICKERY HARBOR COMMISSION','2025-06-30',12,10,2)
