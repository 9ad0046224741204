from common import *
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import *
N='Saltgrass_Commons_Refi_Package_excerpt.pdf'
# type, bd, ba, units, sf, in-place, market
D=[("A1 Garden",1,1,36,688,1212,1295),("A1 Garden Reno",1,1,24,688,1338,1375),("A2 Garden w/ Den",1,1,16,782,1364,1450),("B1 Garden",2,1,28,912,1441,1550),("B2 Garden",2,2,44,1016,1527,1645),("B2 Garden Reno",2,2,20,1016,1672,1735),("C1 Garden",3,2,12,1208,1798,1925),
("TH1 Townhome",2,1.5,18,1140,1706,1850),("TH2 Townhome",2,2.5,22,1265,1834,1975),("TH3 Townhome w/ Garage",3,2.5,14,1480,2118,2295)]
U=sum(d[3] for d in D);SF=sum(d[3]*d[4] for d in D);IP=sum(d[3]*d[5] for d in D);MK=sum(d[3]*d[6] for d in D)
base=ParagraphStyle('b',fontName='Times-Roman',fontSize=10,leading=13.5,alignment=4,spaceAfter=7)
h=ParagraphStyle('h',parent=base,fontName='Times-Bold',fontSize=13,textColor=colors.HexColor('#1B3A57'),spaceBefore=6,spaceAfter=5,alignment=0)
cap=ParagraphStyle('c',parent=base,fontName='Times-Italic',fontSize=8,leading=10)
K=['beds','baths','units','pct_units','sf','total_sf','actual','actual_sf','market','market_sf','other:Monthly Upside']
rows=[];claims=[]
data=[['Unit Type','BR','BA','No. of\nUnits','% of\nTotal','Unit Size','','In-Place Rent','','Market Rent','','Monthly\nUpside'],['','','','','','Avg. SF','Total SF','Per Unit','Per SF','Per Unit','Per SF','']]
p=lambda x:f'{x:.1f}%'
ba=lambda b:f'{b:g}'
for t,bd,b,u,sf,ip,mk in D:
    up=u*(mk-ip);rows.append(dict(zip(['type']+K,[t,bd,b,u,round(u/U*100,1),sf,u*sf,ip,round(ip/sf,2),mk,round(mk/sf,2),up])))
    data.append([t,str(bd),ba(b),str(u),p(u/U*100),f'{sf:,}',f'{u*sf:,}',f'${ip:,}',f'${ip/sf:.2f}',f'${mk:,}',f'${mk/sf:.2f}',f'${up:,}'])
assert abs(sum(r['pct_units'] for r in rows)-100)<.25,sum(r['pct_units'] for r in rows)
T={'label':'Total / Wtd. Avg.','units':U,'pct_units':100.0,'sf':round(SF/U),'total_sf':SF,'actual':round(IP/U),'actual_sf':round(IP/SF,2),'market':round(MK/U),'market_sf':round(MK/SF,2),'other:Monthly Upside':MK-IP}
data.append([T['label'],'','',str(U),'100.0%',f"{T['sf']:,}",f'{SF:,}',f"${T['actual']:,}",f'${IP/SF:.2f}',f"${T['market']:,}",f'${MK/SF:.2f}',f'${MK-IP:,}'])
claims=[x for r in data[2:] for x in r if x]
tb=Table(data,colWidths=[104,22,25,36,37,42,48,46,38,46,38,46],rowHeights=[22,13]+[15.5]*(len(data)-2))
n=len(data)-1
tb.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7.6),('FONT',(0,0),(-1,1),'Helvetica-Bold',7.4),('FONT',(0,n),(-1,n),'Helvetica-Bold',7.6),
('BACKGROUND',(0,0),(-1,1),colors.HexColor('#1B3A57')),('TEXTCOLOR',(0,0),(-1,1),colors.white),('SPAN',(5,0),(6,0)),('SPAN',(7,0),(8,0)),('SPAN',(9,0),(10,0)),
('LINEBELOW',(5,0),(6,0),.5,colors.white),('LINEBELOW',(7,0),(8,0),.5,colors.white),('LINEBELOW',(9,0),(10,0),.5,colors.white),
*[('SPAN',(c,0),(c,1)) for c in(0,1,2,3,4,11)],('ALIGN',(1,0),(-1,1),'CENTER'),('ALIGN',(1,2),(2,-1),'CENTER'),('ALIGN',(3,2),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),
('LINEABOVE',(0,n),(-1,n),1,colors.HexColor('#1B3A57')),('LINEBELOW',(0,n),(-1,n),1,colors.HexColor('#1B3A57')),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3),
*[('BACKGROUND',(0,r),(-1,r),colors.HexColor('#EEF2F6')) for r in range(3,n,2)]]))
comp=Table([['Comparable','Yr Built','Units','Occ.','Avg. SF','Avg. Rent','Dist. (mi)'],['Heron Landing','2009','268','95.1%','988','$1,642','0.8'],['The Palisade at Route 9','2014','312','93.6%','1,022','$1,718','1.4'],['Tidewrack Apartments','2003','196','94.9%','941','$1,511','2.1'],['Cordgrass Townhomes','2011','88','96.6%','1,310','$1,940','2.6']],colWidths=[130,50,45,50,55,60,55],hAlign='LEFT')
comp.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7.6),('FONT',(0,0),(-1,0),'Helvetica-Bold',7.6),('LINEBELOW',(0,0),(-1,0),.8,colors.black),('ALIGN',(1,0),(-1,-1),'RIGHT'),('LINEBELOW',(0,-1),(-1,-1),.4,colors.black)]))
P=lambda t,s=base:Paragraph(t,s)
st=[P('IV. Collateral and Unit Mix',h),
P(f'Saltgrass Commons (the "Property") is a {U}-unit garden and townhome community built in two phases (2006 and 2010) on 17.4 acres in Pemberton County, Georgia. Phase I consists of eleven three-story walk-up buildings; Phase II adds nine two-story townhome buildings, fourteen of whose homes have an attached one-car garage. The Borrower, Saltgrass Holdings LLC, acquired the Property in May 2019 and has since renovated 44 garden units at an average cost of $11,850.'),
P(f'The table below was compiled from the certified rent roll dated December 31, 2025, which reported 94.4% physical occupancy. In-place rents average ${round(IP/U):,} per unit and stand roughly {round((MK-IP)/MK*100)}% below the appraiser\'s concluded market rents. Vacant units are carried at the average in-place rent of their type.'),
P('Exhibit IV-1: Unit Mix',ParagraphStyle('x',parent=base,fontName='Times-Bold',fontSize=10,spaceAfter=3)),tb,Spacer(1,4),
P('Source: Borrower rent roll (12/31/2025); Coastal Plain Valuation appraisal dated January 22, 2026. Percentages may not sum due to rounding. Monthly upside = (market less in-place rent) x number of units.',cap),
P('Renovation premiums achieved to date range from $126 (one bedroom) to $145 (two bedroom) per month. The Borrower intends to renovate a further 60 units over thirty-six months from cash flow; no renovation reserve is contemplated at closing and the underwriting gives no credit for future premiums.'),
PageBreak(),P('V. Competitive Set',h),P('Four properties were surveyed in January 2026. The set averages 94.8% occupied. No units are under construction within the two-mile ring; a 240-unit community on Route 9 is in entitlement.'),comp,Spacer(1,6),P('Source: Lender site visit and telephone survey.',cap)]
def deco(c,d):
    c.saveState();c.setFont('Times-Italic',8);c.setFillGray(.4);c.drawString(54,760,'Saltgrass Commons - Refinance Request');c.drawRightString(558,760,'Confidential');c.setLineWidth(.4);c.line(54,756,558,756);c.drawCentredString(306,30,str(11+d.page));c.restoreState()
SimpleDocTemplate(doc(N),pagesize=letter,leftMargin=36,rightMargin=36,topMargin=50,bottomMargin=50,invariant=1).build(st,onFirstPage=deco,onLaterPages=deco)
save(N,'UM',K,rows,[T],'refinancing package narrative page with unit mix exhibit, grouped headers, rent comp table as distractor, PDF',True,None,claims)
print(U,T)
