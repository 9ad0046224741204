# broker OM for a retail/office corner: cover page, coloured rent roll page with wrapped cells (A4 landscape), occupancy recap and expiry table page
from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import A4,landscape
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors
N='OM_excerpt_Larchmont_Corner.pdf'
G=colors.HexColor('#3B5F41');LG=colors.HexColor('#EDF3EC')
b=PS('b',fontName='Helvetica',fontSize=7.6,leading=9.2);r_=PS('r',parent=b,alignment=2);h=PS('h',parent=b,fontName='Helvetica-Bold',textColor=colors.white,alignment=1);bo=PS('bo',parent=b,fontName='Helvetica-Bold');bor=PS('bor',parent=bo,alignment=2)
# floor/suite, tenant, sf, start, end, annual psf, annual recov, options, bumps text
T=[('G-1','Birch & Barley Café',2310,'Apr 2019','Mar 2029',34.00,17325,'1 x 5 yrs @ FMV','Fixed 2.5% p.a.'),
('G-2','Optique Larchmont',1420,'Nov 2021','Oct 2026',36.50,10650,'1 x 5 yrs, 10% bump','None'),
('G-3','Tavola Fresca (lease signed, opens Mar 2026)',2875,'Mar 2026','Feb 2036',33.00,21563,'2 x 5 yrs','Fixed 3.0% p.a.'),
('G-4','Harris Dry Cleaners',1150,'Jun 2010','MTM',29.00,8625,'None','None'),
('G-5','Available',1690,None,None,38.00,None,None,None),
('200','Copperfield Design Studio',3340,'Jan 2023','Dec 2027',26.75,13360,'1 x 3 yrs @ FMV','$27.50 psf from Jan 2027'),
('210','Available',1205,None,None,28.00,None,None,None),
('220','Nguyen & Patel Orthodontics',2680,'Aug 2018','Jul 2028',29.25,10720,'1 x 5 yrs @ 95% FMV','Fixed 3.0% p.a.'),
('230','Lifespan Counseling Group',1955,'Sep 2024','Aug 2029',27.00,7820,'None','Fixed 2.0% p.a.'),
('Roof','Vantage Wireless (antenna)',None,'Jul 2015','Jun 2030',None,None,'3 x 5 yrs','CPI')]
ROOF=26400
P=lambda s,st=b:Paragraph(s,st)
rows=[[P(x,h) for x in ('Suite','Tenant','SF','% of<br/>GLA','Lease<br/>Start','Lease<br/>End','Rent<br/>PSF','Annual<br/>Rent','Monthly<br/>Rent','Annual<br/>Recoveries','Rent<br/>Increases','Options')]]
GLA=sum(t[2] or 0 for t in T);truth=[];A=RC=OC=MO=0;style=[]
for u,n,sf,s,e,psf,rc,op,bu in T:
    i=len(rows);t=dict(unit=u,area=sf)
    if n=='Available':
        rows.append([P(u),P('<i>Available</i>'),P(f'{sf:,}',r_),P(f'{sf/GLA*100:.1f}%',r_),'','',P(f'<i>${psf:.2f}</i>*',r_),'','','','','']);t['statusText']='Available'
    else:
        an=ROOF if u=='Roof' else round(sf*psf);mo=round(an/12);fut='signed' in n
        rows.append([P(u),P(n),P(f'{sf:,}' if sf else '–',r_),P(f'{sf/GLA*100:.1f}%' if sf else '–',r_),P(s),P(e),P(f'${psf:.2f}' if psf else '–',r_),P(f'${an:,}',r_),P(f'${mo:,}',r_),P(f'${rc:,}' if rc else '–',r_),P(bu),P(op)])
        t.update(tenantName=n.split(' (lease')[0] if fut else n,statusText='lease signed, opens Mar 2026' if fut else 'Occupied',contractRent=mo,annualRent=an,leaseStartDate=s,leaseEndDate=e)
        if u=='200':t['rentSteps']=[]
        A+=an;MO+=mo;RC+=rc or 0;OC+=sf or 0
    truth.append(t)
rows.append([P('Total / Leased',bo),'',P(f'{GLA:,}',bor),P('100.0%',bor),'','','',P(f'${A:,}',bor),P(f'${MO:,}',bor),P(f'${RC:,}',bor),'',''])
t=Table(rows,colWidths=[36,118,40,38,46,46,44,56,52,58,88,92],repeatRows=1)
t.setStyle(TableStyle([('BACKGROUND',(0,0),(-1,0),G),('ROWBACKGROUNDS',(0,1),(-1,-2),[colors.white,LG]),('LINEABOVE',(0,-1),(-1,-1),1,G),('LINEBELOW',(0,-1),(-1,-1),1,G),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)]))
big=PS('big',fontName='Helvetica-Bold',fontSize=30,leading=36,textColor=G);md=PS('md',fontName='Helvetica',fontSize=13,leading=18);h2=PS('h2',fontName='Helvetica-Bold',fontSize=16,leading=20,textColor=G,spaceAfter=6);sm=PS('sm',parent=b,fontSize=7.2,leading=9)
av=[x for x in T if x[1]=='Available'];va=sum(x[2] for x in av)
R1=[['Status','Suites','SF','% GLA'],['Leased and open','6',f'{GLA-va-2875:,}',f'{(GLA-va-2875)/GLA*100:.1f}%'],['Leased, not yet open','1','2,875',f'{2875/GLA*100:.1f}%'],['Available','2',f'{va:,}',f'{va/GLA*100:.1f}%'],['Total','9',f'{GLA:,}','100.0%']]
t2=Table(R1,colWidths=[150,60,70,60]);t2.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',9),('FONT',(0,0),(-1,0),'Helvetica-Bold',9),('BACKGROUND',(0,0),(-1,0),G),('TEXTCOLOR',(0,0),(-1,0),colors.white),('ALIGN',(1,0),(-1,-1),'RIGHT'),('LINEABOVE',(0,-1),(-1,-1),.8,G),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',9)]))
from collections import OrderedDict
ex=OrderedDict()
for x in T:
    if x[4]and x[2]:
        y=x[4][-4:] if x[4]!='MTM' else 'MTM';k=ex.setdefault(y,[0,0]);k[0]+=x[2];k[1]+=round(x[2]*x[5])
R2=[['Year of expiry','SF','Annual Rent']]+[[k,f'{ex[k][0]:,}',f'${ex[k][1]:,}'] for k in sorted(ex)]
t3=Table(R2,colWidths=[110,70,90]);t3.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',9),('FONT',(0,0),(-1,0),'Helvetica-Bold',9),('LINEBELOW',(0,0),(-1,0),.8,G),('ALIGN',(1,0),(-1,-1),'RIGHT')]))
F=[Spacer(1,150),P('LARCHMONT CORNER',big),P('Mixed-use retail and office  |  501 Larchmont Avenue',md),Spacer(1,20),P('Confidential Offering Memorandum, excerpt for lenders',md),P('Corwin Vale Realty Advisors',md),PageBreak(),
P('Rent Roll',h2),P('As of January 1, 2026',md),Spacer(1,6),t,Spacer(1,6),P('* Asking rent, per square foot per year. Totals include Tavola Fresca, whose rent commences March 2026, and the rooftop licence, which has no floor area.',sm),P('Base rents are net; recoveries are 2025 actual for taxes, insurance and common areas. The information has been obtained from sources believed reliable and is not guaranteed.',sm),PageBreak(),
P('Occupancy Recap',h2),t2,Spacer(1,20),P('Lease Expiry',h2),t3]
t2.hAlign=t3.hAlign='LEFT'
def foot(c,d):
    if d.page>1:c.setFont('Helvetica',7);c.setFillColor(G);c.drawString(50,26,'CORWIN VALE REALTY ADVISORS');c.drawRightString(792,26,f'LARCHMONT CORNER   |   {d.page+10}')
    else:c.setFillColor(G);c.rect(0,0,842,40,fill=1,stroke=0)
SimpleDocTemplate(doc(N),pagesize=landscape(A4),leftMargin=50,rightMargin=50,topMargin=45,bottomMargin=45,invariant=1).build(F,onFirstPage=foot,onLaterPages=foot)
save(N,dict(propertyName='LARCHMONT CORNER',asOnDate='2026-01-01',units=9,occupied=None,vacant=2,rows=truth),'MIXED_USE','investment broker','cover page, coloured wrapped table, month-only dates, recap and expiry tables on the last page',True)
print(GLA,A)
