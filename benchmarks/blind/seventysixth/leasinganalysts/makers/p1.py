from h import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
r=random.Random(1)
T=[('101','Saltbox Coffee Roasters','Personal (2 principals)'),('102','Lumen Nail & Lash Bar','Personal'),('103-104','Prairie Vision Optometry, P.C.','Corporate'),('105',None,None),('106','Tortilleria Dos Rios','Personal'),('107','Kettle & Crumb Bakehouse LLC','Personal'),('108','SureStep Physical Therapy','Corporate'),('109','Big Pine Pet Supply #14','Corporate - Big Pine Holdings'),('110','H&F Tax Partners','None'),('111',None,None),('112','Wok Republic','Personal'),('120','Harvest Row Grocers (Anchor)','Corporate - HRG Markets Inc.'),('OP-1','Redwing Express Wash','Ground Lease')]
S=PS('a',fontName='Helvetica',fontSize=7.4,leading=8.8); SB=PS('b',parent=S,fontName='Helvetica-Bold'); SR=PS('r',parent=S,alignment=2)
data=[['Suite','Tenant / Guaranty','GLA\n(SF)','% of\nGLA','Lease Term','','Base Rent','','','Est. NNN\n/ Month','Scheduled Increases','Renewal\nOptions'],['','','','','Start','Expiration','Monthly','Annual','PSF','','Date          Monthly','']]
gla={'120':28450,'OP-1':3200,'103-104':3120,'109':5600}
rows=[];out=[]
L=[(u,t,g,gla.get(u,r.choice([1050,1200,1365,1400,1580,1820,2100]))) for u,t,g in T]
tot=sum(x[3] for x in L); tm=ta=tn=oc=0
for u,t,g,a in L:
    if not t:
        out.append([u,Paragraph('<b>AVAILABLE</b>',S),f'{a:,}',f'{a/tot:.1%}','—','—','—','—','—','—','',''])
        rows.append(dict(unit=u,area=a,statusText='AVAILABLE'));continue
    oc+=a
    psf=14.25 if u=='120' else (31.0 if u=='OP-1' else r.choice([24,25.5,26,27.75,29,30.5]))
    m=round(a*psf/12,2); s=d(r.choice([2019,2020,2021,2022,2023]),r.randint(1,12)); yrs=15 if u in('120','OP-1') else r.choice([5,7,10])
    while term(s,yrs*12)<d(2025,10): yrs+=3
    e=term(s,yrs*12); n=round(a*8.4/12,2)
    st=[]; x=s; v=m
    step=60 if yrs==15 else 12
    while x<=d(2025,7): x=addm(x,step)
    while x<e and len(st)<3: v=round(v*(1.10 if step==60 else 1.03),2); st.append((x,v)); x=addm(x,step)
    tm+=m;an=round(m*12,2);ta+=an;tn+=n
    out.append([u,Paragraph(f'<b>{t.replace("&","&amp;")}</b><br/><font size=6 color="#555555">Guaranty: {g}</font>',S),f'{a:,}',f'{a/tot:.1%}',s.strftime('%m/%d/%Y'),e.strftime('%m/%d/%Y'),f'${m:,.2f}',f'${an:,.2f}',f'${psf:.2f}',f'${n:,.2f}',Paragraph('<br/>'.join(f'{x:%m/%d/%Y}&nbsp;&nbsp;${v:,.2f}' for x,v in st) or 'None',SR),Paragraph(r.choice(['1 x 5 yr @ FMV','2 x 5 yr, 180 days notice','None','1 x 5 yr, +10%']),S)])
    rows.append(dict(unit=u,tenantName=t,area=a,leaseStartDate=s,leaseEndDate=e,contractRent=m,annualRent=an,charges=[dict(code='Est. NNN',amount=n)],rentSteps=[dict(date=x,amount=v) for x,v in st]))
vac=tot-oc
out.append(['','Occupied',f'{oc:,}',f'{oc/tot:.1%}','','',f'${tm:,.2f}',f'${ta:,.2f}',f'${ta/oc:.2f}',f'${tn:,.2f}','',''])
out.append(['','Available',f'{vac:,}',f'{vac/tot:.1%}']+['']*8)
out.append(['','TOTAL GLA',f'{tot:,}','100.0%']+['']*8)
t=Table(data+out,colWidths=[42,126,38,34,50,52,60,68,38,54,100,72],repeatRows=2)
n=len(data+out)
t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7.4),('FONT',(0,0),(-1,1),'Helvetica-Bold',7.2),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#1f4e4a')),('TEXTCOLOR',(0,0),(-1,1),colors.white),('SPAN',(4,0),(5,0)),('SPAN',(6,0),(8,0)),('SPAN',(0,0),(0,1)),('SPAN',(1,0),(1,1)),('SPAN',(2,0),(2,1)),('SPAN',(3,0),(3,1)),('SPAN',(9,0),(9,1)),('SPAN',(11,0),(11,1)),('ALIGN',(2,0),(9,-1),'RIGHT'),('ALIGN',(4,0),(8,0),'CENTER'),('ALIGN',(10,0),(10,1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('LINEBELOW',(0,2),(-1,-4),.25,colors.lightgrey),('FONT',(0,n-3),(-1,-1),'Helvetica-Bold',7.4),('LINEABOVE',(0,n-3),(-1,n-3),1,colors.black),('TOPPADDING',(0,0),(-1,-1),2.2),('BOTTOMPADDING',(0,0),(-1,-1),2.2)]))
def pg(c,doc):
    c.setFont('Helvetica',7);c.setFillGray(.4);c.drawString(30,18,'Cottonwood Crossing  |  Offering Memorandum  |  Confidential');c.drawRightString(762,18,f'{22+doc.page}')
doc=SimpleDocTemplate(D('cottonwood_crossing_om_exhibit_c.pdf'),pagesize=landscape(letter),margins=0,leftMargin=28,rightMargin=28,topMargin=30,bottomMargin=34)
doc.build([Paragraph('<font color="#1f4e4a" size=16><b>COTTONWOOD CROSSING</b></font>',PS('t',leading=20)),Paragraph('Exhibit C &ndash; Rent Roll as of July 1, 2025 &nbsp;|&nbsp; 4400 W. Cottonwood Lane, Mesilla Flats, NM',PS('u',fontSize=9,leading=16)),t,Spacer(1,6),Paragraph('Notes: (1) Anchor pays NNN with a 4% cap on controllable CAM. (2) Suites 105 and 111 are offered in vanilla-shell condition at $27.00 PSF NNN. (3) OP-1 is a ground lease; tenant owns improvements. Information deemed reliable, not guaranteed.',PS('n',fontSize=6.6,leading=8.4))],onFirstPage=pg,onLaterPages=pg)
finish('cottonwood_crossing_om_exhibit_c.pdf','RETAIL','OM exhibit, step rents in cell, grouped header',False,rows,'Cottonwood Crossing','2025-07-01',13,11,2)
