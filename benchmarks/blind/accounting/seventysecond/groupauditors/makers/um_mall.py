# Dubai mall tenancy mix by category, landscape reportlab platypus
from common import *
from reportlab.lib.pagesizes import A4, landscape
from reportlab.platypus import *
from reportlab.lib.styles import getSampleStyleSheet, ParagraphStyle
from reportlab.lib import colors
G=[('Anchors',[('Hypermarket',1,1,98420,4429000,4921000,9.4),('Department store',2,2,121650,6690750,7299000,6.1),('Cinema',1,1,46180,2770800,3001700,7.8),('Family entertainment',1,1,38240,2676800,2868000,5.2)]),
('Mini-anchors (>8,000 sq ft)',[('Electronics',2,2,24880,3234400,3483200,3.3),('Sports & outdoor',2,2,21340,2987600,3201000,2.9),('Home furnishing',3,2,33760,2532000,4051200,3.6)]),
('In-line retail',[('Fashion – women',27,25,41206,9683410,10713560,2.1),('Fashion – men',14,13,18944,4168200,4736000,2.0),('Fashion – children',9,9,12480,2683200,2870400,2.4),('Abaya & traditional wear',11,10,9872,2270560,2665440,1.6),('Footwear & leather goods',12,11,13618,3268320,3676860,1.9),('Jewellery & watches',16,16,9408,4233600,4610000,2.7),('Perfume & cosmetics',13,13,10256,3897280,4102400,2.2),('Optical',5,5,3140,973400,1036200,2.5),('Mobile & accessories',8,6,4228,1014720,1479800,1.2),('Pharmacy & health',4,4,5064,1316640,1367280,3.8),('Books, toys & gifts',6,5,8812,1410000,1938640,1.7)]),
('Food & beverage',[('Restaurants – promenade',9,8,28416,5398840,6251520,3.9),('Cafés',7,7,9240,2587200,2772000,3.1),('Food court',16,15,9984,3993600,4492800,2.3),('Ice cream & confectionery',6,6,2610,1044000,1096200,1.8)]),
('Services & other',[('Banks & exchange',6,6,8120,2436000,2598400,4.4),('Salon & tailoring',5,4,4486,672900,942060,1.4),('Clinic',2,2,7244,941720,1014160,5.5),('Prayer & government service',2,0,3960,None,None,None)]),
('Kiosks & ATMs',[('Kiosks',31,27,3410,3645000,4185000,.8),('ATMs',12,12,480,960000,960000,1.5)])]
ss=getSampleStyleSheet(); name='Jumeirah_Creek_Mall_tenancy_mix.pdf'
D=SimpleDocTemplate(doc(name),pagesize=landscape(A4),leftMargin=40,rightMargin=40,topMargin=40,bottomMargin=36)
allr=[t for _,L in G for t in L]; GL=sum(t[3] for t in allr)
H1=['Trade category','Number of units','','','Lettable area','','Passing base rent','','Estimated rental value','','WAULT']
H2=['','Total','Let','Vacant','sq ft','% of total','AED p.a.','AED / sq ft','AED p.a.','AED / sq ft','(years)']
K=['units','occupied','vacant','total_sf','other:Lettable area % of total','actual_total','actual_sf','market_total','market_sf','other:WAULT (years)']
f=lambda v,n=0:'–' if v is None else f'{v:,.{n}f}'
FN=[0,0,0,0,1,0,2,0,2,1]
def calc(L):
    n=sum(t[1] for t in L);o=sum(t[2] for t in L);a=sum(t[3] for t in L)
    p=sum(t[4] or 0 for t in L);e=sum(t[5] or 0 for t in L)
    w=round(sum((t[4] or 0)*(t[6] or 0) for t in L)/p+1e-9,1) if p else None
    if len(L)==1: w=L[0][6]
    return [n,o,n-o,a,round(a/GL*100,1),p or None,r2(p/a) if p else None,e or None,r2(e/a) if e else None,w]
data=[H1,H2];sty=[];TR=[];TT=[]
def add(lbl,v): data.append([lbl]+[f(x,n) for x,n in zip(v,FN)]); return {k:x for k,x in zip(K,v) if x is not None}
for g,L in G:
    data.append([g]); i=len(data)-1; sty+=[('FONTNAME',(0,i),(0,i),'Helvetica-BoldOblique'),('TEXTCOLOR',(0,i),(0,i),colors.HexColor('#8a6d1f')),('TOPPADDING',(0,i),(-1,i),5)]
    for t in L: TR.append(dict(type=t[0],**add('   '+t[0],calc([t]))))
    lb='Total '+g.split(' (')[0].lower() if g!='Kiosks & ATMs' else 'Total kiosks & ATMs'
    TT.append(dict(label=lb,**add(lb,calc(L)))); i=len(data)-1; sty+=[('FONTNAME',(0,i),(-1,i),'Helvetica-Bold'),('LINEABOVE',(1,i),(-1,i),.4,colors.black)]
TT.append(dict(label='Centre total',**add('Centre total',calc(allr)))); i=len(data)-1
sty+=[('FONTNAME',(0,i),(-1,i),'Helvetica-Bold'),('LINEABOVE',(0,i),(-1,i),1,colors.black),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#efe7cf'))]
T=Table(data,colWidths=[150,40,34,40,62,52,80,58,80,58,46],repeatRows=2,rowHeights=None)
T.setStyle(TableStyle([('FONTSIZE',(0,0),(-1,-1),8),('ALIGN',(1,0),(-1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.8),
 ('SPAN',(1,0),(3,0)),('SPAN',(4,0),(5,0)),('SPAN',(6,0),(7,0)),('SPAN',(8,0),(9,0)),('ALIGN',(1,0),(9,0),'CENTER'),('FONTNAME',(0,0),(-1,1),'Helvetica-Bold'),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#2b2b2b')),('TEXTCOLOR',(0,0),(-1,1),colors.white),('LINEBELOW',(1,0),(3,0),.4,colors.white),('LINEBELOW',(4,0),(5,0),.4,colors.white),('LINEBELOW',(6,0),(7,0),.4,colors.white),('LINEBELOW',(8,0),(9,0),.4,colors.white)]+sty))
def pg(c,d):
    c.setFont('Helvetica',7); c.drawString(40,22,'Valuation support pack – Jumeirah Creek Mall, Dubai – tenancy data 30 June 2025'); c.drawRightString(802,22,str(d.page+10))
D.build([Paragraph('Appendix C: Tenancy mix by trade category',ss['Heading2']),Paragraph('Passing rent and area as at 30 June 2025. Base rent only; turnover rent, service charge and marketing contribution are left out. Rates are over the whole lettable area of the category, vacant units included. WAULT to expiry, by passing rent.',ParagraphStyle('x',parent=ss['Normal'],fontSize=8,leading=10,spaceAfter=6)),T],onFirstPage=pg,onLaterPages=pg)
save(name,'UM',K,TR,TT,'Dubai mall tenancy mix by category, grouped header, subtotals, landscape',True)
