# Appraisal page(s), manufactured-home community pad mix, PDF platypus serif
from common import *
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
b=PS('b',fontName='Times-Roman',fontSize=10.5,leading=14,spaceAfter=8,alignment=4); h=PS('h',fontName='Times-Bold',fontSize=12,spaceAfter=6,spaceBefore=8); sm=PS('s',fontName='Times-Italic',fontSize=8.5,leading=11)
# type,sites,occ,avg site sf,contract avg,market
S=[('Single-Section, Interior',88,83,3200,548,575),('Single-Section, Perimeter',31,28,3650,556,585),('Multi-Section, Interior',54,53,4400,603,635),('Multi-Section, Lake View',17,17,5100,668,710),('Park Model / Tiny Home',14,11,2100,489,510),('RV - Annual, Full Hook-up',22,18,1600,431,450),('RV - Annual, Water/Electric Only',9,4,1500,362,375),('Overflow / Storage Pads',6,3,900,85,85),("Manager's Site (non-revenue)",1,1,4400,None,None)]
n=sum(x[1]for x in S)
K=['units','pct_units','occupied','vacant','pct_occ','sf','actual','actual_total','market','market_total']
T=[]
for t,u,o,sf,a,m in S:
    x=dict(type=t,units=u,pct_units=round(u/n*100,1),occupied=o,vacant=u-o,pct_occ=round(o/u*100,1),sf=sf)
    if a: x.update(actual=a,actual_total=a*o,market=m,market_total=m*u)
    T.append(x)
su=lambda k:sum(x.get(k,0)for x in T)
occ=su('occupied'); at=su('actual_total'); mt=su('market_total')
tot=dict(label='Total / Wtd. Average',units=n,pct_units=100.0,occupied=occ,vacant=n-occ,pct_occ=round(occ/n*100,1),sf=round(sum(x['sf']*x['units']for x in T)/n),actual=round(at/(occ-1)),actual_total=at,market=round(mt/(n-1)),market_total=mt)
print('pct sum',su('pct_units'),tot)
def fm(x,k):
    if k not in x: return '—'
    v=x[k]
    if k.startswith('pct'): return f'{v:.1f}%'
    if k in('actual','market','actual_total','market_total'): return f'${v:,.0f}'
    return f'{v:,.0f}' if v or k!='vacant' else '0'
N='UM_Cypress_Hollow_MHC_appraisal_excerpt.pdf'
hc=PS('hc',fontName='Times-Bold',fontSize=8.2,leading=9.2,alignment=1); tc=PS('tc',fontName='Times-Roman',fontSize=8.6,leading=9.6)
H=['Site Type','No. of\nSites','% of\nTotal','Occu-\npied','Vacant','Occu-\npancy','Avg. Site\n(SF)','Avg.\nContract\nRent/Mo.','Contract\nRent/Mo.\n(Occupied)','Market\nRent/Mo.\n(Concluded)','Market\nRent/Mo.\n(All Sites)']
data=[[Paragraph(x.replace('-\n','-<br/>').replace('\n','<br/>'),hc) for x in H]]+[[Paragraph(x['type'],tc)]+[fm(x,k) for k in K] for x in T]+[[Paragraph('<b>'+tot['label']+'</b>',tc)]+[fm(tot,k) for k in K]]
tb=Table(data,colWidths=[112,32,36,33,34,38,42,44,50,50,49],repeatRows=1)
tb.setStyle(TableStyle([('FONT',(1,1),(-1,-1),'Times-Roman',8.6),('FONT',(1,-1),(-1,-1),'Times-Bold',8.6),('ALIGN',(1,1),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#E4E0D2')),('LINEABOVE',(0,0),(-1,0),1,colors.black),('LINEBELOW',(0,0),(-1,0),.5,colors.black),('LINEABOVE',(0,-1),(-1,-1),.5,colors.black),('LINEBELOW',(0,-1),(-1,-1),1,colors.black),('LEFTPADDING',(0,0),(-1,-1),2.5),('RIGHTPADDING',(0,0),(-1,-1),2.5),('TOPPADDING',(0,1),(-1,-1),2),('BOTTOMPADDING',(0,1),(-1,-1),2)]))
comp=Table([['Comparable','Sites','Occ.','Adj. SF Rent','Utilities'],['Heron Point MHC','196','95%','$590','W/S by tenant'],['Gulf Pines Estates','311','92%','$565','W/S/T by tenant'],['Palmetto Creek','148','98%','$610','Included']],colWidths=[140,50,50,80,110])
comp.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',9),('FONT',(0,0),(-1,0),'Times-Bold',9),('GRID',(0,0),(-1,-1),.3,colors.grey),('ALIGN',(1,0),(3,-1),'CENTER')]))
def pgf(c,d):
    c.setFont('Times-Roman',9); c.drawString(54,756,'CYPRESS HOLLOW MHC & RV'); c.drawRightString(558,756,'INCOME CAPITALIZATION APPROACH'); c.line(54,751,558,751); c.drawString(54,36,'Tolliver Brandt Valuation Group, Inc.'); c.drawRightString(558,36,f'{70+d.page}')
st=[Paragraph('Site Mix and Contract Rents',h),
Paragraph(f'According to the rent roll dated September 1, 2025 furnished by ownership, the subject contains {n} sites, of which {occ} ({tot["pct_occ"]}%) are occupied, including one non-revenue site used by the resident manager. Leases are month to month following an initial one-year term; rents are adjusted each January 1. Tenants pay for electricity and propane directly and are billed for submetered water and sewer. The site mix is summarized below.',b),
Spacer(1,4),Paragraph('<b>Table 31 – Subject Site Mix</b>',PS('c',fontName='Times-Bold',fontSize=10,alignment=1,spaceAfter=4)),tb,Spacer(1,3),
Paragraph('Source: rent roll, site plan and inspection; compiled by Tolliver Brandt. Average rents exclude the manager\'s site. Site sizes are estimates, rounded.',sm),Spacer(1,8),
Paragraph('Multi-section sites with lake frontage are fully occupied with a waiting list of eleven households, which suggests that the premium of $65 over interior multi-section sites could be widened. Demand for the water/electric-only RV sites is weak; ownership intends to extend sewer to these sites at an estimated cost of $7,500 per site.',b),
Paragraph('Market Rent Analysis',h),Paragraph('We surveyed three competing communities within twelve miles. Rents below are for single-section sites, adjusted to the subject\'s utility structure.',b),comp,Spacer(1,8),
Paragraph('Based on this survey and on recent leasing at the subject, market rent for interior single-section sites is concluded at $575 per month.',b)]
SimpleDocTemplate(doc(N),pagesize=letter,leftMargin=46,rightMargin=46,topMargin=56,bottomMargin=56).build(st,onFirstPage=pgf,onLaterPages=pgf)
save(N,'UM',K,T,[tot],None,'appraisal page with prose, manufactured-home community site mix, PDF serif, comparables table below',False)
