# broker's offering memorandum, landscape, classic/renovated split, PDF by platypus
from make_common import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
from reportlab.lib.units import inch
F='larkspur_crossing_OM_unit_mix.pdf'
# plan, beds, baths, finish, units, sf, inplace, market
P=[('S1',0,1,'Classic',12,486,1042,1085),('S1R',0,1,'Renovated',8,486,1168,1195),
('A1',1,1,'Classic',26,642,1187,1245),('A1R',1,1,'Renovated',18,642,1339,1370),
('A2',1,1,'Classic',20,711,1246,1305),('A2R',1,1,'Renovated',12,711,1402,1435),
('A3',1,1,'Classic',14,768,1291,1360),('A3R',1,1,'Renovated',10,768,1448,1495),
('B1',2,1,'Classic',22,884,1425,1490),('B1R',2,1,'Renovated',14,884,1588,1630),
('B2',2,2,'Classic',24,967,1518,1595),('B2R',2,2,'Renovated',20,967,1697,1750),
('B3 TH',2,1.5,'Classic',10,1084,1604,1690),('B3R TH',2,1.5,'Renovated',6,1084,1791,1850),
('C1',3,2,'Classic',18,1206,1798,1895),('C1R',3,2,'Renovated',14,1206,2011,2075)]
tu=sum(p[4] for p in P); assert tu==248,tu
money=['beds','baths','units','pct_units','sf','total_sf','actual','actual_sf','actual_total','market','market_sf','market_total']
def agg(ps,label):
    u=sum(p[4] for p in ps); sf=sum(p[4]*p[5] for p in ps); a=sum(p[4]*p[6] for p in ps); m=sum(p[4]*p[7] for p in ps)
    return dict(label=label,units=u,pct_units=round(100*u/tu,1),sf=round(sf/u),total_sf=sf,actual=round(a/u),actual_sf=round(a/sf,2),actual_total=a,market=round(m/u),market_sf=round(m/sf,2),market_total=m)
def cells(d): return [f"{d['units']}",f"{d['pct_units']:.1f}%",f"{d['sf']:,}",f"{d['total_sf']:,}",f"${d['actual']:,}",f"${d['actual_sf']:.2f}",f"${d['actual_total']:,}",f"${d['market']:,}",f"${d['market_sf']:.2f}",f"${d['market_total']:,}"]
G=colors.HexColor('#1f4d3a'); L=colors.HexColor('#e7efe9'); M=colors.HexColor('#c3d6ca')
data=[['PLAN','FINISH','BED /\nBATH','UNITS','% OF\nTOTAL','AVG SF','TOTAL\nSF','IN-PLACE RENT','','','MARKET RENT','',''],
      ['','','','','','','','Avg','/ SF','Monthly','Avg','/ SF','Monthly']]
sty=[('FONT',(0,0),(-1,-1),'Helvetica',8),('FONT',(0,0),(-1,1),'Helvetica-Bold',7.6),('BACKGROUND',(0,0),(-1,1),G),('TEXTCOLOR',(0,0),(-1,1),colors.white),
 ('SPAN',(7,0),(9,0)),('SPAN',(10,0),(12,0)),('LINEBELOW',(7,0),(9,0),.6,colors.white),('LINEBELOW',(10,0),(12,0),.6,colors.white)]+[('SPAN',(i,0),(i,1)) for i in range(7)]+[
 ('ALIGN',(2,0),(-1,-1),'CENTER'),('ALIGN',(6,2),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('TOPPADDING',(0,2),(-1,-1),2.6),('BOTTOMPADDING',(0,2),(-1,-1),2.8)]
rows=[];totals=[]
for br,lab in [(0,'Studio Total / Avg'),(1,'One Bedroom Total / Avg'),(2,'Two Bedroom Total / Avg'),(3,'Three Bedroom Total / Avg')]:
    ps=[p for p in P if p[1]==br]
    for k,p in enumerate(ps):
        d=agg([p],''); d.pop('label'); b=p[2]
        rows.append(dict(type=p[0],desc=p[3],beds=br,baths=b,**d))
        data.append([p[0],p[3],f"{br} / {b:g}"]+cells(d))
        if k%2: sty.append(('BACKGROUND',(0,len(data)-1),(-1,len(data)-1),L))
    t=agg(ps,lab); totals.append(t); data.append([lab,'','']+cells(t)); i=len(data)-1
    sty+=[('SPAN',(0,i),(2,i)),('FONT',(0,i),(-1,i),'Helvetica-Bold',8),('LINEABOVE',(0,i),(-1,i),.5,G),('BACKGROUND',(0,i),(-1,i),M),('ALIGN',(0,i),(2,i),'LEFT')]
t=agg(P,'TOTAL / WEIGHTED AVERAGE'); t['units']=258   # planted: 248 printed as 258
totals.append(t); data.append([t['label'],'','']+cells(t)); i=len(data)-1
sty+=[('SPAN',(0,i),(2,i)),('FONT',(0,i),(-1,i),'Helvetica-Bold',8.4),('BACKGROUND',(0,i),(-1,i),G),('TEXTCOLOR',(0,i),(-1,i),colors.white),('ALIGN',(0,i),(2,i),'LEFT')]
H=ParagraphStyle('h',fontName='Helvetica-Bold',fontSize=20,textColor=G,leading=24); S=ParagraphStyle('s',fontName='Helvetica',fontSize=9.5,leading=13.5); s2=ParagraphStyle('s2',fontName='Helvetica-Oblique',fontSize=7.2,leading=9.5,textColor=colors.HexColor('#555555'))
def deco(c,d):
    c.setFillColor(G); c.rect(0,0,11*inch,.32*inch,stroke=0,fill=1); c.setFillColor(colors.white); c.setFont('Helvetica',7.5)
    c.drawString(.5*inch,.12*inch,'LARKSPUR CROSSING  |  OFFERING MEMORANDUM'); c.drawRightString(10.5*inch,.12*inch,f'HALVERSON PIKE MULTIFAMILY ADVISORS   {d.page+17}')
doc=SimpleDocTemplate(path(F),pagesize=landscape(letter),leftMargin=.5*inch,rightMargin=.5*inch,topMargin=.5*inch,bottomMargin=.5*inch,title='Larkspur Crossing OM')
inp=[['Year Built','1986 / 1994 (two phases)'],['Renovation Program','Quartz, LVP, stainless; begun 2022'],['Site','14.6 acres, 21 two- and three-storey buildings'],['Parking','402 surface spaces, 36 carports ($35/month)'],['Metering','Electric individual; water sub-metered, RUBS trash $18'],['Avg. Renovation Premium','$151 per month on turned homes']]
t1=Table(inp,colWidths=[150,360]); t1.setStyle([('FONT',(0,0),(-1,-1),'Helvetica',9),('FONT',(0,0),(0,-1),'Helvetica-Bold',9),('LINEBELOW',(0,0),(-1,-1),.3,M),('BOTTOMPADDING',(0,0),(-1,-1),5)])
tb=Table(data,colWidths=[52,62,44,44,46,48,56,54,44,72,54,44,72],repeatRows=2); tb.setStyle(sty)
doc.build([Paragraph('Property Overview',H),Spacer(1,10),Paragraph('Larkspur Crossing is a garden-style community of value-add apartment homes in the northern submarket of Fayette Springs. Ownership has completed a mid-level renovation of roughly two homes in five, leaving an investor the remaining Classic homes to upgrade. Rents shown are effective scheduled rents from the May 31, 2026 rent roll, excluding pet, carport and utility income; in-place averages cover all homes, with vacant homes at the average of the plan.',S),Spacer(1,16),t1,PageBreak(),
 Paragraph('Unit Mix &amp; Rent Summary',H),Spacer(1,8),tb,Spacer(1,7),Paragraph('Source: Owner rent roll dated 5/31/2026. Market rents reflect asking rents on the most recent leases of each plan. TH = townhome. Floor areas are approximate and have not been independently verified; prospective purchasers should rely on their own measurements.',s2)],onFirstPage=deco,onLaterPages=deco)
save(F,'MULTIFAMILY','UNIT_MIX','broker offering memorandum, landscape, spanned two-tier header',money,rows,totals,
 planted=dict(what='Units in the line TOTAL / WEIGHTED AVERAGE printed 258; the types (and the subtotals) add to 248',kind='count_wrong'),hard='bed/bath in one column, classic/renovated plans, narrative page first')
