# Retail neighbourhood centre, OM pages
from common import *
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors as C
from reportlab.lib.pagesizes import letter,landscape
r=random.Random(4803); N='tanager_crossing_om.pdf'
T=[('A1',"Halden's Fresh Market",42150,2014,10,1,240,11.25,'4, 5-yr'),('A2','Tanager Pet Supply',6400,2019,6,1,120,17.5,'2, 5-yr'),('B1','Vacant',2200,0,0,0,0,0,''),('B2','Lucky Lantern Chinese Kitchen',1850,2021,3,1,84,24,'1, 5-yr'),('B3','Sudsy Station Laundry',2600,2017,9,1,120,21.5,'1, 5-yr'),('B4','Brightwater Dental',2950,2020,1,1,120,27.25,'2, 5-yr'),('B5','Nail Loft & Spa',1200,2023,5,1,60,28,'None'),('C1','Ironbark Fitness',8800,2022,2,1,120,14.75,'2, 5-yr'),('C2','Cellular Depot',1500,2024,8,1,60,30,'1, 3-yr'),('C3','Vacant',1750,0,0,0,0,0,''),('C4','Pizzeria Stornello',2400,2018,11,1,120,25.5,'1, 5-yr'),('C5','Tax Lane Preparers',1100,2025,1,1,36,22,'None'),('P1','Redclay Coffee (Pad)',1900,2021,12,1,180,46,'3, 5-yr'),('P2','First Meridian Bank (Ground Lease)',4000,2016,4,1,240,32.5,'4, 5-yr')]
AS=dt.date(2026,7,1); rows=[]
for s,t,sf,y,m,d,term,rate,opt in T:
    if t=='Vacant': rows.append(dict(unit=s,area=sf,statusText='VACANT')); continue
    st=dt.date(y,m,d); en=lend(st,term); yr=round(sf*rate); mo=yr/12
    inc=60 if t.startswith(('Hald','First')) else 12 if r.random()<.45 else 24 if r.random()<.3 else 36
    pct=.10 if inc==60 else .03 if inc==12 else .06 if inc==24 else .08
    d2=add_m(st,inc)
    while d2<=AS: d2=add_m(d2,inc)
    steps=[];p=yr
    while d2<en and len(steps)<3: p=round(p*(1+pct)); steps.append((d2,p,'year')); d2=add_m(d2,inc)
    rows.append(dict(unit=s,tenantName=t,area=sf,leaseStartDate=st,leaseEndDate=en,contractRent=round(yr/12,2),annualRent=yr,rentSteps=steps,statusText='Occupied',_o=opt,_r='NNN' if s!='P2' else 'Abs. NNN',_rec=round(sf*5.85/12) if s!='P2' else None))
gla=sum(w['area'] for w in rows)
P=lambda s,**k: Paragraph(s,PS('x',fontName=k.get('f','Helvetica'),fontSize=k.get('z',7.5),leading=k.get('l',9),textColor=k.get('c',C.black),alignment=k.get('a',0)))
navy=C.HexColor('#23415c')
wh=dict(f='Helvetica-Bold',c=C.white,a=1,z=7.2)
hd=[[P('Suite',**wh),P('Tenant',**wh),P('GLA<br/>(SF)',**wh),P('% of<br/>GLA',**wh),P('Lease Term',**wh),'',P('Current Rent',**wh),'','',P('Scheduled Increases',**wh),'',P('Recoveries<br/>(Monthly)',**wh),P('Lease<br/>Type',**wh),P('Renewal<br/>Options',**wh)],
['','','','',P('Start',**wh),P('Expiration',**wh),P('Monthly',**wh),P('Annual',**wh),P('PSF',**wh),P('Date',**wh),P('Annual Rent',**wh),'','','']]
body=[]
for w in rows:
    if not w.get('tenantName'): body.append([w['unit'],P('<i>Vacant</i>'),m0(w['area']),f"{100*w['area']/gla:.1f}%"]+['–' ]*0+['']*10); continue
    body.append([w['unit'],P(w['tenantName'],f='Helvetica-Bold'),m0(w['area']),f"{100*w['area']/gla:.1f}%",w['leaseStartDate'].strftime('%b %-d, %Y'),w['leaseEndDate'].strftime('%b %-d, %Y'),'$'+m0(w['contractRent']),'$'+m0(w['annualRent']),f"${w['annualRent']/w['area']:.2f}",'\n'.join(s[0].strftime('%b %-d, %Y') for s in w['rentSteps']) or 'Flat','\n'.join('$'+m0(s[1]) for s in w['rentSteps']),'$'+m0(w['_rec']) if w['_rec'] else 'Direct',w['_r'],w['_o']])
    w['contractRent']=round(w['contractRent'])
oc=[w for w in rows if w.get('tenantName')]; S=lambda g,k:sum(w.get(k) or 0 for w in g)
tot=[['','TOTAL / WTD. AVG.',m0(gla),'100.0%','','','$'+m0(S(oc,'contractRent')),'$'+m0(S(oc,'annualRent')),f"${S(oc,'annualRent')/S(oc,'area'):.2f}",'','','$'+m0(S(oc,'_rec')),'',''],
['','Occupied',m0(S(oc,'area')),f"{100*S(oc,'area')/gla:.1f}%"]+['']*10,['','Available',m0(gla-S(oc,'area')),f"{100*(gla-S(oc,'area'))/gla:.1f}%"]+['']*10]
t=Table(hd+body+tot,colWidths=[30,116,42,36,60,60,48,54,38,60,56,54,44,48],repeatRows=2)
n=len(hd)+len(body)
t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7.5),('LEADING',(0,0),(-1,-1),9),('BACKGROUND',(0,0),(-1,1),navy)]+[('SPAN',(i,0),(i,1)) for i in (0,1,2,3,11,12,13)]+[('SPAN',(4,0),(5,0)),('SPAN',(6,0),(8,0)),('SPAN',(9,0),(10,0)),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('ALIGN',(2,2),(3,-1),'RIGHT'),('ALIGN',(6,2),(8,-1),'RIGHT'),('ALIGN',(10,2),(11,-1),'RIGHT'),('ALIGN',(4,2),(5,-1),'CENTER'),('ALIGN',(9,2),(9,-1),'CENTER'),('ALIGN',(12,2),(13,-1),'CENTER'),
('LINEBELOW',(0,2),(-1,n-1),.25,C.HexColor('#b9c4cf')),('ROWBACKGROUNDS',(0,2),(-1,n-1),[C.white,C.HexColor('#f2f5f8')]),('FONT',(0,n),(-1,-1),'Helvetica-Bold',7.5),('LINEABOVE',(0,n),(-1,n),1,navy),('LINEBEFORE',(4,0),(4,1),.5,C.white),('LINEBEFORE',(6,0),(6,1),.5,C.white),('LINEBEFORE',(9,0),(9,1),.5,C.white),('TOPPADDING',(0,0),(-1,-1),2.5),('BOTTOMPADDING',(0,0),(-1,-1),2.5),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)]))
def pg(c,d):
    c.setFillColor(navy); c.rect(0,590,792,22,fill=1,stroke=0); c.setFillColor(C.white); c.setFont('Helvetica-Bold',9); c.drawString(22,597,'TANAGER CROSSING'); c.setFont('Helvetica',8); c.drawRightString(770,597,'OFFERING MEMORANDUM  |  FINANCIAL OVERVIEW')
    c.setFillColor(C.grey); c.setFont('Helvetica',6.5); c.drawString(22,16,'All information is from sources believed reliable but is not guaranteed. Buyer must verify.'); c.drawRightString(770,16,str(d.page+22))
SimpleDocTemplate(f'{D}/{N}',pagesize=landscape(letter),leftMargin=20,rightMargin=20,topMargin=34,bottomMargin=28).build([P('Rent Roll',f='Helvetica-Bold',z=17,l=20,c=navy),P('Rents shown as of July 1, 2026',z=8.5,l=11),Spacer(1,6),t,Spacer(1,6),P('Notes: (1) Monthly rents are rounded to the nearest dollar. (2) Halden\'s pays percentage rent of 1% over a natural breakpoint; none was due for 2025. (3) Only the next three increases of the current term are shown.',z=7)],onFirstPage=pg,onLaterPages=pg)
for w in rows:
    if w.get('_rec'): w['charges']=[('Recoveries (Monthly)',w['_rec'])]
save(N,'RETAIL','offering memorandum page, grouped header, stacked annual increases',True,rows,'TANAGER CROSSING','2026-07-01',len(rows),len(oc),len(rows)-len(oc))
