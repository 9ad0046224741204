# Appraisal-style unit mix in prose page: bedroom subtotals, percentages, grouped heads
from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
# type, beds, baths, units, sf, contract, market
G=[('Studio',[('S1 – Juniper',0,1,12,512,1085,1125),('S2 – Juniper Plus',0,1,6,566,1132,1175)]),
('One-Bedroom',[('A1 – Larch',1,1,34,688,1264,1310),('A2 – Larch w/ Den',1,1,18,774,1341,1395),('A2R – Larch w/ Den, Renovated',1,1,8,774,1462,1495)]),
('Two-Bedroom',[('B1 – Aspen',2,1,16,902,1488,1525),('B2 – Aspen Deluxe',2,2,40,1014,1596,1660),('B3 – Spruce Townhome',2,1.5,10,1138,1702,1750)]),
('Three-Bedroom',[('C1 – Sequoia',3,2,14,1246,1888,1950),('C2 – Sequoia Townhome',3,2.5,6,1402,2015,2095)])]
N=sum(x[3] for _,g in G for x in g)
B={0:'Studio',1:'1BR',2:'2BR',3:'3BR'}
data=[['Unit Type','BR / BA','No. of\nUnits','% of\nTotal','Unit Size (SF)','','Avg. Contract Rent','','Market Rent','',''],['','','','','Average','Total','Per Mo.','Per SF','Per Mo.','Per SF','Annual Total']]
st=[('SPAN',(4,0),(5,0)),('SPAN',(6,0),(7,0)),('SPAN',(8,0),(10,0))]+[('SPAN',(c,0),(c,1)) for c in range(4)]
def agg(g):
    n=sum(x[3] for x in g); tsf=sum(x[3]*x[4] for x in g); ac=sum(x[3]*x[5] for x in g); mk=sum(x[3]*x[6] for x in g)
    return dict(units=n,pct_units=round(n/N*100,1),sf=round(tsf/n),total_sf=tsf,actual=round(ac/n),actual_sf=round(ac/tsf+1e-9,2),market=round(mk/n),market_sf=round(mk/tsf+1e-9,2),annual=mk*12)
def cells(d): return [f"{d['units']}",f"{d['pct_units']:.1f}%",f"{d['sf']:,}",f"{d['total_sf']:,}",f"${d['actual']:,}",f"${d['actual_sf']:.2f}",f"${d['market']:,}",f"${d['market_sf']:.2f}",f"${d['annual']:,}"]
rows=[];tot=[]
for t,g in G:
    for x in g:
        d=agg([x]); ba=f'{x[2]:g}'
        data.append([x[0],f'{x[1]} / {ba}' if x[1] else f'0 / {ba}']+cells(d)); rows.append(dict(type=x[0],beds=x[1],baths=x[2],**d))
    d=agg(g); lab=f'{t} Subtotal / Average'; i=len(data); data.append([lab,'']+cells(d)); tot.append(dict(label=lab,**d)); st+=[('SPAN',(0,i),(1,i)),('FONTNAME',(0,i),(-1,i),'Helvetica-Oblique'),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#EEF3F7'))]
d=agg([x for _,g in G for x in g]); i=len(data); data.append(['Total / Weighted Average','']+cells(d)); tot.append(dict(label='Total / Weighted Average',**d)); st+=[('SPAN',(0,i),(1,i)),('FONTNAME',(0,i),(-1,i),'Helvetica-Bold'),('LINEABOVE',(0,i),(-1,i),1.2,colors.black)]
t=Table(data,colWidths=[128,34,33,36,42,48,44,36,44,36,62])
t.setStyle(TableStyle([('FONTSIZE',(0,0),(-1,-1),7.3),('FONTNAME',(0,0),(-1,1),'Helvetica-Bold'),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#2F4B66')),('TEXTCOLOR',(0,0),(-1,1),colors.white),('ALIGN',(1,0),(-1,-1),'CENTER'),('ALIGN',(10,2),(10,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('GRID',(0,0),(-1,-1),.3,colors.grey),('TOPPADDING',(0,0),(-1,-1),2.5),('BOTTOMPADDING',(0,0),(-1,-1),2.5),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)]+st))
P=lambda s,**k: Paragraph(s,ParagraphStyle('p',fontName='Times-Roman',fontSize=10.5,leading=13.5,spaceAfter=8,**k)); H=lambda s: Paragraph(s,ParagraphStyle('h',fontName='Helvetica-Bold',fontSize=12,spaceAfter=6,textColor=colors.HexColor('#2F4B66')))
def deco(c,d_):
    c.setFont('Helvetica',8); c.drawString(48,760,'THE EVERGREENS AT CANYON PARK'); c.drawRightString(564,760,'IMPROVEMENTS DESCRIPTION'); c.line(48,755,564,755); c.drawCentredString(306,30,'37'); c.drawString(48,30,'Ridgeway Valuation Partners')
d_=SimpleDocTemplate(doc('um1_evergreens.pdf'),pagesize=letter,leftMargin=34,rightMargin=34,topMargin=60,bottomMargin=50)
full=tot[-1]
d_.build([H('Unit Mix and Rental Summary'),P(f'The subject contains {N} apartment units in eleven two- and three-story garden buildings completed in 2004. The unit mix below was prepared from the rent roll dated May 15, 2025 and the floor plan brochure. Contract rent is the average of occupied units; market rent is our conclusion from the comparable survey in the Income Approach.'),t,Spacer(1,10),P(f"As shown, the weighted average unit size is {full['sf']:,} square feet and average market rent is ${full['market']:,} per month, or ${full['market_sf']:.2f} per square foot. Two-bedroom plans are the largest group. Eight A2 units were renovated in 2024 at a cost of about $9,400 each (quartz counters, vinyl plank floors), and achieve a premium of $100 to $120 per month."),H('Parking'),P('Parking is provided by 262 surface spaces and 24 detached garages, which rent for $125 per month. The ratio of 1.74 spaces per unit is typical of the submarket.')],onFirstPage=deco,onLaterPages=deco)
save('um1_evergreens.pdf','UM',rows,tot)
