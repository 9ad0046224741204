# appraisal pages: unit mix table within narrative, transitional apartments
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors
from common import *
N='Appraisal_Excerpt_The_Annex_at_Pell_Street.pdf'
# type, units, sf, contract, market, vacant
L=[('Studio / 1BA - Classic',14,438,1015,1085,2),('Studio / 1BA - Renovated',6,438,1168,1175,0),('1BR / 1BA - Classic',41,642,1184,1260,5),('1BR / 1BA - Partial',9,642,1246,1310,1),('1BR / 1BA - Renovated',22,655,1361,1395,1),('1BR / 1BA Den',8,748,1297,1390,0),('2BR / 1BA - Classic',33,871,1402,1495,4),('2BR / 1BA - Renovated',15,871,1588,1625,2),('2BR / 2BA - Classic',18,968,1497,1595,1),('2BR / 2BA - Renovated',12,968,1694,1740,0),('3BR / 2BA',6,1184,1855,1975,1)]
n=sum(l[1] for l in L)
K=['units','pct_units','sf','total_sf','vacant','actual','actual_sf','market','market_sf','market_total']
rows=[]
for t,u,sf,c,mk,v in L:
    rows.append(dict(type=t,units=u,pct_units=round(u/n*100,1),sf=sf,total_sf=u*sf,vacant=v,actual=c,actual_sf=round(c/sf+1e-9,2),market=mk,market_sf=round(mk/sf+1e-9,2),market_total=u*mk))
tsf=sum(r['total_sf'] for r in rows);occ=sum(r['units']-r['vacant'] for r in rows);ac=sum((r['units']-r['vacant'])*r['actual'] for r in rows);osf=sum((r['units']-r['vacant'])*r['sf'] for r in rows);mt=sum(r['market_total'] for r in rows)
T=dict(label='Total / Wtd. Average',units=n,pct_units=100.0,sf=round(tsf/n),total_sf=tsf,vacant=n-occ,actual=round(ac/occ),actual_sf=round(ac/osf,2),market=round(mt/n),market_sf=round(mt/tsf,2),market_total=mt)
b=PS('b',fontName='Times-Roman',fontSize=10.5,leading=13.5,spaceAfter=7,alignment=4);h=PS('h',fontName='Times-Bold',fontSize=12,leading=15,spaceBefore=8,spaceAfter=5);h1=PS('h1',parent=h,fontSize=15,leading=19,textColor=colors.HexColor('#7a1f1f'))
cell=PS('c',fontName='Times-Roman',fontSize=8,leading=9);nt=PS('n',fontName='Times-Italic',fontSize=8,leading=10)
H=[['','No. of','% of','Avg.','Total','Vacant','Contract Rent','','Market Rent','',"Market Rent"],['Unit Type','Units','Total','SF','SF','Units','Avg./Mo.','PSF','Per Mo.','PSF','Total/Mo.']]
def row(r,lab): return [lab,str(r['units']),f"{r['pct_units']:.1f}%",f"{r['sf']:,}",f"{r['total_sf']:,}",('0' if r['vacant']==0 else str(r['vacant'])),f"${r['actual']:,}",f"${r['actual_sf']:.2f}",f"${r['market']:,}",f"${r['market_sf']:.2f}",f"${r['market_total']:,}"]
data=H+[row(r,r['type']) for r in rows]+[row(T,T['label'])]
t=Table(data,colWidths=[112,34,36,32,44,36,44,34,42,34,52],rowHeights=13)
t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',8),('FONT',(0,0),(-1,1),'Times-Bold',8),('FONT',(0,-1),(-1,-1),'Times-Bold',8),('ALIGN',(1,0),(-1,-1),'RIGHT'),('SPAN',(6,0),(7,0)),('SPAN',(8,0),(9,0)),('ALIGN',(6,0),(9,0),'CENTER'),
('LINEABOVE',(0,0),(-1,0),1.2,colors.black),('LINEBELOW',(0,1),(-1,1),.7,colors.black),('LINEABOVE',(0,-1),(-1,-1),.7,colors.black),('LINEBELOW',(0,-1),(-1,-1),1.2,colors.black),('LINEBELOW',(6,0),(7,0),.3,colors.black),('LINEBELOW',(8,0),(9,0),.3,colors.black),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#efe7d6')),('LEFTPADDING',(0,0),(-1,-1),2),('RIGHTPADDING',(0,0),(-1,-1),3),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),2)]))
ss=lambda x:Paragraph(x,b)
cmp_=Table([['Comparable','Yr. Built','Units','Occ.','1BR Rent','2BR Rent'],['1   Brickline Lofts','1969/2021','212','94%','$1,385 - $1,450','$1,640 - $1,790'],['2   Pell Street Commons','1974','148','91%','$1,195 - $1,275','$1,420 - $1,515'],['3   Ridgely Park','1971/2019','260','95%','$1,340 - $1,410','$1,595 - $1,720'],['4   The Fenwick','1980','176','93%','$1,260 - $1,345','$1,500 - $1,610']],colWidths=[130,60,40,40,90,90],rowHeights=14)
cmp_.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',9),('FONT',(0,0),(-1,0),'Times-Bold',9),('LINEBELOW',(0,0),(-1,0),.7,colors.black),('LINEABOVE',(0,0),(-1,0),.7,colors.black),('LINEBELOW',(0,-1),(-1,-1),.7,colors.black),('ALIGN',(1,0),(-1,-1),'CENTER')]))
S=[Paragraph('Income Capitalization Approach',h1),Paragraph('Potential Gross Income',h),
ss('The subject, The Annex at Pell Street, was constructed in 1972 and is in the course of a value-add renovation. Ownership acquired the property in March 2024 and has completed interior upgrades (vinyl plank flooring, quartz counters, stainless appliances and in-unit laundry where plumbing permits) in the units identified below as Renovated. Units identified as Partial received flooring and appliances only.'),
ss(f"The borrower's rent roll dated August 4, 2025 reports {n} units, of which {occ} were leased and occupied. Three of the vacant units are off line for renovation. The unit mix, with average contract rents of the occupied units and our concluded market rents, is as follows:"),
Paragraph('Unit Mix and Rent Summary',h),t,Spacer(1,4),Paragraph('Source: borrower rent roll, 8/4/2025; compiled by Haverstock Valuation Group. Contract rent is the average of occupied units; the total line is weighted by occupied units (contract) and by all units (market). Market Rent Total/Mo. = units x concluded market rent.',nt),Spacer(1,8),
ss(f"Concluded market rent indicates potential rental income of ${mt*12:,} per year. Contract rents average {100-100*ac/sum((r['units']-r['vacant'])*r['market'] for r in rows):.1f}% below market for the occupied units, which is typical of properties at this stage of repositioning."),
Paragraph('Market Rent Support',h),ss('We surveyed four competitive properties within two miles. Rents quoted are asking, before concessions of up to four weeks free on thirteen-month terms at Brickline Lofts.'),cmp_,Spacer(1,8),ss('After adjustments for condition, unit size and utilities, Comparables 1 and 3 bracket the renovated units and Comparables 2 and 4 bracket the classic units. Loss to lease is applied in the reconstructed operating statement, and burn-off is modeled over eighteen months in the prospective "as stabilized" scenario.')]
def pg(c,d):
    c.setFont('Times-Roman',8.5);c.drawString(54,752,'THE ANNEX AT PELL STREET');c.drawRightString(558,752,'INCOME CAPITALIZATION APPROACH');c.setLineWidth(.5);c.line(54,747,558,747);c.line(54,46,558,46);c.drawString(54,36,'Haverstock Valuation Group   |   File 25-1178');c.drawRightString(558,36,f'Page {d.page+61}')
SimpleDocTemplate(D+N,pagesize=(612,792),leftMargin=54,rightMargin=54,topMargin=58,bottomMargin=60).build(S,onFirstPage=pg,onLaterPages=pg)
print(T)
save(N,'UM',None,K,rows,[T],'appraisal narrative page with unit mix table, grouped header, PDF',False)
