from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor, black, white
from reportlab.lib.pagesizes import A4
from reportlab.platypus import Paragraph
from reportlab.lib.styles import ParagraphStyle
FN='northgate_logistics_monthly_report_oct25.pdf'
D=dt.date
R=[('1','Palmer & Finch 3PL LLC',112400,8,D(2021,5,1),D(2028,4,30),69594,18920,'05/01/26  71,682'),
('2A','Oakline Grocers Distribution',64800,6,D(2019,9,1),D(2026,8,31),35640,10908,''),
('2B','Sundry Parcel Network, Inc.',58300,10,D(2023,2,1),D(2030,1,31),41490,9814,'02/01/26  42,735'),
('2C','Vacant',41250,4,None,None,0,0,''),
('3','Ironbark Appliance Corp.',148900,14,D(2020,12,1),D(2030,11,30),86859,25065,'12/01/25  89,031'),
('4A','Delancey Medical Devices',37600,3,D(2022,8,1),D(2027,7,31),26946,6329,'08/01/26  27,754'),
('4B','Rushmoor Tire Wholesale',52100,5,D(2024,6,1),D(2029,5,31),38771,8770,'06/01/26  39,934'),
('4C','Vacant',29800,2,None,None,0,0,''),
('4C','Tamarind Spice Importers (signed, starts Feb-26)',29800,2,D(2026,2,1),D(2031,3,31),23095,5016,'')]
rows=[]
for u,t,a,dk,s,e,m,rec,stp in R:
    r=dict(unit=u,area=a)
    if t=='Vacant': r['statusText']='Vacant'
    else:
        fut='signed' in t
        r.update(tenantName=t.split(' (')[0],statusText='signed' if fut else 'Occupied',leaseStartDate=iso(s),leaseEndDate=iso(e),contractRent=m,charges=[dict(code='NNN Rec.',amount=rec)])
        if stp: d,v=stp.split('  '); r['rentSteps']=[dict(date=f'20{d[6:]}-{d[:2]}-{d[3:5]}',amount=int(v.replace(',','')))]
    rows.append(r)
W,H=A4; c=canvas.Canvas(os.path.join(DOC,FN),pagesize=A4); g=HexColor('#0b6e4f')
c.setFillColor(g); c.setFont('Helvetica-Bold',18); c.drawString(42,H-56,'Northgate Logistics Park'); c.setFillColor(black); c.setFont('Helvetica',10); c.drawString(42,H-72,'Asset management report  ·  October 2025'); c.setStrokeColor(g); c.setLineWidth(2); c.line(42,H-80,W-42,H-80)
phys=R[:8]; tot=sum(r[2] for r in phys); occ=sum(r[2] for r in phys if r[1]!='Vacant'); mr=sum(r[6] for r in phys)
for i,(k,v) in enumerate([('GLA',f'{tot:,} SF'),('Occupied',f'{occ/tot:.1%}'),('Monthly base rent',f'${mr:,}'),('Collections Oct.','98.7%')]):
    x=42+i*129; c.setFillColor(HexColor('#e9f3ef')); c.roundRect(x,H-134,122,42,5,stroke=0,fill=1); c.setFillColor(g); c.setFont('Helvetica-Bold',13); c.drawString(x+8,H-112,v); c.setFillColor(black); c.setFont('Helvetica',8); c.drawString(x+8,H-126,k)
st=ParagraphStyle('b',fontName='Helvetica',fontSize=9.2,leading=12.4)
p=Paragraph('<b>Leasing.</b> The lease with Tamarind Spice Importers for unit 4C was signed on 22 October; the demising wall is out to bid and possession is planned for 1 February 2026. Two tours of 2C in the month, one proposal outstanding at $8.60 net. Oakline has asked for renewal terms; its expiry in August 2026 is the largest near-term exposure at 11.9% of the park. <br/><br/><b>Operations.</b> Roof survey of Building 3 done, no claims. The dock leveller replacement at 2B (2 of 10 positions) is complete at $18,400, charged to CAM. Snow contract renewed flat.',st)
w,h=p.wrap(W-84,300); p.drawOn(c,42,H-150-h); y=H-150-h-26
c.setFont('Helvetica-Bold',11); c.setFillColor(g); c.drawString(42,y,'Rent roll at 31 October 2025'); c.setFillColor(black); y-=20
cols=[('Unit',42,0),('Tenant',70,0),('SF',262,1),('Docks',292,1),('From',302,0),('To',350,0),('Base Rent\n$/month',437,1),('NNN Rec.\n$/month',484,1),('Next step\n(date, $/mo)',492,0)]
c.setFont('Helvetica-Bold',7.4)
for hd,x,rt in cols:
    for j,l in enumerate(reversed(hd.split('\n'))): (c.drawRightString if rt else c.drawString)(x,y+j*9-9,l)
c.setLineWidth(.7); c.line(42,y-13,W-40,y-13); y-=25
for u,t,a,dk,s,e,m,rec,stp in R:
    fut='(signed' in t
    c.setFont('Helvetica-Oblique' if fut else 'Helvetica',7.8); c.drawString(42,y,u); nm,_,x=t.partition(' ('); c.drawString(70,y,nm)
    c.drawRightString(262,y,f'{a:,}'); c.drawRightString(292,y,str(dk))
    if s: c.drawString(302,y,s.strftime('%m/%d/%y')); c.drawString(350,y,e.strftime('%m/%d/%y')); c.drawRightString(437,y,f'{m:,}'); c.drawRightString(484,y,f'{rec:,}')
    c.setFont('Helvetica',6.9); c.drawString(492,y,stp); 
    if fut: y-=9; c.setFont('Helvetica-Oblique',6.8); c.drawString(70,y,'('+x+'; not in totals'.replace(';',';') if False else '(signed, starts Feb-26; not in totals)')
    c.setStrokeColor(HexColor('#cccccc')); c.setLineWidth(.3); c.line(42,y-4.5,W-40,y-4.5); y-=15
c.setStrokeColor(black); c.setFont('Helvetica-Bold',7.8); c.drawString(70,y,'Total (8 units)'); c.drawRightString(262,y,f'{tot:,}'); c.drawRightString(292,y,str(sum(r[3] for r in phys))); c.drawRightString(437,y,f'{mr:,}'); c.drawRightString(484,y,f'{sum(r[7] for r in phys):,}')
y-=34; c.setFillColor(g); c.setFont('Helvetica-Bold',11); c.drawString(42,y,'Expiries by year (SF)'); c.setFillColor(black); y-=8
ex={}
for r in phys:
    if r[5]: ex[r[5].year]=ex.get(r[5].year,0)+r[2]
for k in sorted(ex):
    y-=15; c.setFont('Helvetica',8); c.drawString(42,y,str(k)); c.setFillColor(HexColor('#8cc5ad')); c.rect(72,y-2,ex[k]/900,10,stroke=0,fill=1); c.setFillColor(black); c.drawString(78+ex[k]/900,y,f'{ex[k]:,}')
c.setFont('Helvetica',7); c.drawString(42,30,'Report issued 11 November 2025'); c.drawRightString(W-42,30,'Page 7 of 19'); c.showPage(); c.save()
save(FN,'WAREHOUSE','Monthly report page with KPI boxes, narrative, roll, chart; a signed future tenant row',True,rows,propertyName='Northgate Logistics Park',asOnDate='2025-10-31',units=8,occupied=6,vacant=2)
