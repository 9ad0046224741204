from decimal import Decimal as D
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
from common import *
NAME='Lakeview Commons CMHC submission - s4 Suite Mix.pdf'
# type, beds, suites, occ, sf, in place avg, market
A=[('Phase I - 110 Wharncote Street (1974, 9 storeys)',[('Bachelor',8,405,1042,1295),('1 Bedroom',41,612,1218,1575),('1 Bedroom + Den',6,688,1366,1690),('2 Bedroom',38,846,1437,1895),('3 Bedroom',5,1064,1702,2250)]),
('Phase II - 118 Wharncote Street (2019, 6 storeys)',[('1 Bedroom',22,585,1704,1750),('1 Bedroom (Barrier-Free)',4,640,1655,1750),('2 Bedroom / 1 Bath',18,792,1968,2050),('2 Bedroom / 2 Bath',16,918,2164,2275),('Townhome 3 Bedroom',6,1322,2610,2795)])]
N=sum(x[1] for _,g in A for x in g)
MON=['units','pct_units','sf','total_sf','actual','actual_sf','actual_total','market','market_sf','market_total']
def pc(x): return D(str(round(float(x),1)))
def agg(items,label):
    u=sum(x[1] for x in items);sf=sum(x[1]*x[2] for x in items);a=sum(x[1]*x[3] for x in items);m=sum(x[1]*x[4] for x in items)
    return dict(label=label,units=u,pct_units=pc(100*u/N),sf=round(sf/u),total_sf=sf,actual=round(a/u),actual_sf=D(f'{a/sf:.2f}'),actual_total=a,market=round(m/u),market_sf=D(f'{m/sf:.2f}'),market_total=m)
rows=[];totals=[]
S=lambda **k:ParagraphStyle('x',fontName=k.pop('f','Helvetica'),fontSize=k.pop('s',9),leading=k.pop('l',12),**k)
H=['Suite Type','No. of\nSuites','% of\nTotal','Avg. Size\n(sq. ft.)','Total Area\n(sq. ft.)','In-Place Rent','','','Market Rent','','']
H2=['','','','','','Avg./mo.','$/sq. ft.','Total/mo.','Avg./mo.','$/sq. ft.','Total/mo.']
def cells(d,name):
    return [name,str(d['units']),f"{d['pct_units']:.1f}%",f"{d['sf']:,}",f"{d['total_sf']:,}",f"${d['actual']:,}",f"${d['actual_sf']:.2f}",f"${d['actual_total']:,}",f"${d['market']:,}",f"${d['market_sf']:.2f}",f"${d['market_total']:,}"]
data=[H,H2];st=[('SPAN',(5,0),(7,0)),('SPAN',(8,0),(10,0))]+[('SPAN',(i,0),(i,1)) for i in range(5)]
for t,g in A:
    st+=[('SPAN',(0,len(data)),(-1,len(data))),('FONT',(0,len(data)),(-1,len(data)),'Helvetica-BoldOblique',7.5),('BACKGROUND',(0,len(data)),(-1,len(data)),colors.HexColor('#EEF3EE'))]
    data.append([t]+['']*10)
    for x in g:
        d=agg([x],'');d.pop('label');rows.append(dict(type=x[0],**d));data.append(cells(d,x[0]))
    lab='Phase I Total / Avg.' if 'II' not in t else 'Phase II Total / Avg.'
    d=agg(g,lab);totals.append(d);st+=[('FONT',(0,len(data)),(-1,len(data)),'Helvetica-Bold',7.5),('LINEABOVE',(1,len(data)),(-1,len(data)),.5,colors.black)];data.append(cells(d,lab))
allx=[x for _,g in A for x in g]
d=agg(allx,'Property Total / Avg.');totals.append(d);data.append(cells(d,'Property Total / Avg.'))
st+=[('FONT',(0,-1),(-1,-1),'Helvetica-Bold',7.5),('BACKGROUND',(0,-1),(-1,-1),colors.HexColor('#2F5D50')),('TEXTCOLOR',(0,-1),(-1,-1),colors.white),
('FONT',(0,0),(-1,1),'Helvetica-Bold',7.5),('ALIGN',(1,0),(-1,-1),'RIGHT'),('ALIGN',(5,0),(-1,0),'CENTER'),('VALIGN',(0,0),(-1,1),'BOTTOM'),('LINEBELOW',(0,1),(-1,1),1,colors.HexColor('#2F5D50')),('LINEBELOW',(5,0),(7,0),.5,colors.grey),('LINEBELOW',(8,0),(10,0),.5,colors.grey),('TOPPADDING',(0,0),(-1,-1),2.5),('BOTTOMPADDING',(0,0),(-1,-1),2.5),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)]
base=[('FONT',(0,0),(-1,-1),'Helvetica',7.5)]
T=Table(data,colWidths=[104,36,36,44,50,46,42,52,46,42,54],style=base+st)
gap=d['market_total']-d['actual_total']
body=[Paragraph('4.3&nbsp;&nbsp;Suite Mix and Rents',S(f='Helvetica-Bold',s=13,l=17,textColor=colors.HexColor('#2F5D50'))),Spacer(1,6),
Paragraph(f'The Property comprises {N} self-contained suites in two buildings that share an underground garage of 171 stalls. The table below sets out the suite mix together with the average in-place rent at June 1, 2025 and our opinion of market rent on turnover. Rents exclude hydro, parking and lockers. Suites occupied by the two resident superintendents are included at the rent charged to the operation.',S(l=12.5)),Spacer(1,8),
Paragraph('Table 4-2: Suite Mix, In-Place Rents and Market Rents (Monthly)',S(f='Helvetica-Bold',s=9)),Spacer(1,4),T,Spacer(1,3),
Paragraph('Source: owner\'s rent roll of June 1, 2025; comparable survey in s. 4.5. Averages weighted by suite (rent) and area ($/sq. ft.). Percentages may not add due to rounding.',S(s=7,l=9,textColor=colors.grey)),Spacer(1,12),
Paragraph(f'In aggregate, in-place rents stand ${gap:,} per month below market ({100*gap/d["market_total"]:.1f}%). Most of the gap lies in Phase I, where annual increases for sitting tenants are held to the provincial guideline (2.5% for 2025). Phase II was first occupied after November 15, 2018 and is exempt from the guideline.',S(l=12.5)),Spacer(1,10),
Paragraph('4.4&nbsp;&nbsp;Other Income',S(f='Helvetica-Bold',s=13,l=17,textColor=colors.HexColor('#2F5D50'))),Spacer(1,6),
Paragraph('Parking is charged at $75 to $110 per stall per month and 143 stalls were rented at the reporting date. Laundry is operated under a revenue-sharing contract that expires in October 2027. Locker income is nominal.',S(l=12.5))]
def deco(cv,doc_):
    cv.setFont('Helvetica',7.5);cv.setFillColor(colors.grey);cv.drawString(30,762,'Lakeview Commons, 110 - 118 Wharncote Street, Peterborough, Ontario');cv.drawRightString(582,762,'MLI Standard - Lender Submission');cv.line(30,757,582,757);cv.drawCentredString(306,30,'- 17 -')
SimpleDocTemplate(doc(NAME),pagesize=letter,leftMargin=24,rightMargin=24,topMargin=52,bottomMargin=50,title='Section 4').build(body,onFirstPage=deco,onLaterPages=deco)
save(NAME,'UM','Ontario lender submission page: suite mix in two phases amid narrative, grouped in-place / market header, weighted averages',False,MON,rows,totals)
print(N,len(rows),d)
