# Appraiser's unit mix table inside a report page, portrait PDF, platypus
from common import *
fonts()
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
D=[('One Bedroom',[('A1','Garden, original',1,1,24,642,1084,1150),('A1-R','Garden, renovated',1,1,20,642,1198,1245),('A2','Garden w/ sunroom',1,1,16,718,1163,1225),('A3','Loft, top floor',1,1,8,764,1241,1295)]),
('Two Bedroom',[('B1','Garden, original',2,1,28,861,1257,1340),('B1-R','Garden, renovated',2,1,18,861,1391,1450),('B2','Dual master',2,2,32,968,1428,1495),('B2-R','Dual master, renovated',2,2,14,968,1552,1610),('B3','Townhome',2,1.5,12,1054,1590,1650)]),
('Three Bedroom',[('C1','Garden',3,2,12,1186,1672,1740),('C2','Townhome',3,2.5,8,1322,1849,1925)])]
N=sum(x[4] for _,l in D for x in l)
K=['beds','baths','units','pct_units','sf','total_sf','actual','actual_sf','market','market_sf','market_total']
def agg(l):
    u=sum(x[4] for x in l); sf=sum(x[4]*x[5] for x in l); a=sum(x[4]*x[6] for x in l); m=sum(x[4]*x[7] for x in l)
    return dict(units=u,pct_units=round(u/N*100,1),sf=round(sf/u),total_sf=sf,actual=round(a/u),actual_sf=round(a/sf,2),market=round(m/u),market_sf=round(m/sf,2),market_total=m)
rows=[];tot=[]
hp=PS('h',fontName='LSeB',fontSize=7.3,leading=8.5,alignment=1,textColor=colors.white)
P=lambda t:Paragraph(t,hp)
t=[[P('Plan'),P('Description'),P('BR'),P('BA'),P('No. of<br/>Units'),P('% of<br/>Total'),P('Unit<br/>SF'),P('Total<br/>SF'),P('Avg. Contract Rent'),'',P('Market Rent'),'',''],
   ['']*8+[P('$/Unit'),P('$/SF'),P('$/Unit'),P('$/SF'),P('Monthly<br/>Total')]]
st=[('SPAN',(i,0),(i,1)) for i in range(8)]+[('SPAN',(8,0),(9,0)),('SPAN',(10,0),(12,0))]
def line(d): return [f"{d['units']}",f"{d['pct_units']:.1f}%",f"{d['sf']:,}",f"{d['total_sf']:,}",f"${d['actual']:,}",f"${d['actual_sf']:.2f}",f"${d['market']:,}",f"${d['market_sf']:.2f}",f"${d['market_total']:,}"]
for s,l in D:
    for x in l:
        d=agg([x]); rows.append(dict(type=x[0],desc=x[1],beds=x[2],baths=x[3],**d))
        t.append([x[0],x[1],str(x[2]),f'{x[3]:.1f}']+line(d))
    d=agg(l); lab=f'Subtotal/Avg. - {s}'; tot.append(dict(label=lab,**d)); t.append([lab,'','','']+line(d)); r=len(t)-1
    st+=[('SPAN',(0,r),(3,r)),('FONT',(0,r),(-1,r),'LSeI',8),('BACKGROUND',(0,r),(-1,r),colors.HexColor('#eef1e6')),('LINEABOVE',(0,r),(-1,r),.4,colors.grey)]
al=[x for _,l in D for x in l]; d=agg(al); tot.append(dict(label='Total/Weighted Average',**d)); t.append(['Total/Weighted Average','','','']+line(d)); r=len(t)-1
st+=[('SPAN',(0,r),(3,r)),('FONT',(0,r),(-1,r),'LSeB',8),('LINEABOVE',(0,r),(-1,r),1,colors.black),('LINEBELOW',(0,r),(-1,r),1,colors.black)]
base=[('FONT',(0,0),(-1,-1),'LSe',8)]
st=base+st+[('ALIGN',(4,0),(-1,-1),'RIGHT'),('ALIGN',(2,2),(3,-1),'CENTER'),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#4d5d3a')),('VALIGN',(0,0),(-1,1),'MIDDLE'),('LINEBELOW',(8,0),(9,0),.4,colors.white),('LINEBELOW',(10,0),(12,0),.4,colors.white),
 ('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3),('TOPPADDING',(0,2),(-1,-1),2.2),('BOTTOMPADDING',(0,2),(-1,-1),2.6)]
b=PS('b',fontName='LSe',fontSize=10.5,leading=14,alignment=4,spaceAfter=8); h=PS('hh',fontName='LSeB',fontSize=13,leading=18,spaceAfter=6,textColor=colors.HexColor('#4d5d3a')); cap=PS('c',fontName='LSeB',fontSize=9.5,alignment=1,spaceBefore=6,spaceAfter=4); nt=PS('n',fontName='LSeI',fontSize=7.8,leading=10,spaceBefore=4,spaceAfter=10)
S=[Paragraph('Income Capitalization Approach',h),
Paragraph(f'The subject, Brookhollow Apartments, is a {N}-unit garden and townhome community built in 1987 and partly renovated between 2019 and 2024. The property contains eleven floor plans in 17 two-story buildings. Our analysis relies on the owner\'s rent roll dated January 31, 2026, on which 173 units were leased.',b),
Paragraph('<font name="LSeB">Unit Mix and Contract Rent.</font> The table below sets out the unit mix, the average contract rent of each plan as of the rent roll date, and our conclusion of market rent. Contract averages are for leased units; concessions are not deducted.',b),
Paragraph('UNIT MIX AND RENT SCHEDULE - BROOKHOLLOW APARTMENTS',cap),
Table(t,colWidths=[30,92,20,22,32,34,32,44,38,32,38,32,52],style=TableStyle(st),repeatRows=2),
Paragraph('Source: ownership rent roll, 1/31/2026; compiled by Castellan Grove Valuation. Averages are weighted by number of units. Total SF is net rentable area and excludes patios.',nt),
Paragraph(f'<font name="LSeB">Market Rent Conclusion.</font> The four rent comparables discussed in the preceding section range from $1.47 to $1.86 per square foot. Comparables 2 and 4, with 212 and 168 units, are most similar in age and amenity and received most weight. The indicated potential market rent of the subject is ${d["market_total"]*12:,} per year.',b),
Paragraph('A loss to lease is reflected where contract rents lie beneath market; with leases of twelve months we expect in-place rents to reach the concluded level within one leasing cycle.',b)]
def deco(c,dd):
    c.setFont('LSeI',8.5); c.drawString(54,40,'Castellan Grove Valuation, Inc.'); c.drawRightString(letter[0]-54,40,'Page 61'); c.line(54,52,letter[0]-54,52)
    c.drawRightString(letter[0]-54,letter[1]-40,'File No. 26-0118A')
f='um_brookhollow_appraisal.pdf'
SimpleDocTemplate(doc(f),pagesize=letter,leftMargin=54,rightMargin=54,topMargin=64,bottomMargin=64).build(S,onFirstPage=deco,onLaterPages=deco)
save(f,'UM',K,rows,tot,None,'MULTIFAMILY','appraisal report page with unit mix table among narrative, subtotals by bedroom, grouped header',False)
print(N)
