from lib import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
N='OM_The_Foundry_Student_p14-15.pdf'
# plan, desc bed/bath, units, sf, market/bed, inplace/bed, preleased beds
G=[('TOWER (2019)',[('S1','Studio',1,1.0,18,402,1285,1241.50,18),('A1','1 BR Flat',1,1.0,12,561,1395,1352.00,12),('B1','2 BR Flat',2,2.0,34,824,1095,1049.25,66),('B2','2 BR Corner',2,2.0,8,871,1125,1088.00,15),('C1','3 BR Flat',3,3.0,22,1118,995,948.75,61),('D1','4 BR Flat',4,4.0,46,1364,915,871.50,171),('D2','4 BR Penthouse',4,4.5,4,1612,1150,1115.00,16)]),
('COTTAGES (2014)',[('T2','2 BR Townhome',2,2.5,14,1040,935,902.00,27),('T3','3 BR Townhome',3,3.5,16,1352,885,846.25,45),('T4','4 BR Cottage',4,4.5,24,1688,835,788.50,89),('T5','5 BR Cottage',5,5.5,12,2015,795,751.00,53),('T5-X','5 BR Cottage w/ Garage',5,5.5,2,2180,840,805.00,10)])]
allu=[x for _,l in G for x in l]
TU=sum(x[4] for x in allu);TB=sum(x[4]*x[2] for x in allu)
B='Helvetica-Bold';navy=colors.HexColor('#5A1E2B');gold=colors.HexColor('#E9DFC9')
p=ParagraphStyle('p',fontName='Helvetica',fontSize=9,leading=13);h=ParagraphStyle('h',fontName=B,fontSize=17,leading=22,textColor=navy);sm=ParagraphStyle('s',fontName='Helvetica-Oblique',fontSize=7,leading=9)
H=[['Floor Plan','Bed','Bath','Units','Beds','% of\nBeds','Avg SF\n/ Unit','Total SF','AY 26-27 Market','','In-Place AY 25-26','','AY 26-27\n% Leased'],['','','','','','','','','Per Bed','Per Unit','Per Bed','Per Unit','']]
data=H[:];sty=[('FONT',(0,0),(-1,1),B,7.2),('BACKGROUND',(0,0),(-1,1),navy),('TEXTCOLOR',(0,0),(-1,1),colors.white),('SPAN',(8,0),(9,0)),('SPAN',(10,0),(11,0)),('ALIGN',(1,0),(-1,-1),'CENTER'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('FONT',(0,2),(-1,-1),'Helvetica',7.8),('LINEBELOW',(0,2),(-1,-1),.25,colors.lightgrey)]
for c in (0,1,2,3,4,5,6,7,12): sty.append(('SPAN',(c,0),(c,1)))
K=['beds','baths','units','other:Beds','other:% of Beds','sf','total_sf','other:AY 26-27 Market Per Bed','market','other:In-Place AY 25-26 Per Bed','actual','pct_leased']
rows=[];totals=[]
def agg(l,lab):
    u=sum(x[4] for x in l);b=sum(x[4]*x[2] for x in l);sf=sum(x[4]*x[5] for x in l);m=sum(x[4]*x[2]*x[6] for x in l);a=sum(x[4]*x[2]*x[7] for x in l);le=sum(x[8] for x in l)
    v=dict(units=u,**{'other:Beds':b,'other:% of Beds':round(100*b/TB,1)},sf=round(sf/u),total_sf=sf,**{'other:AY 26-27 Market Per Bed':round(m/b)},market=round(m/u),**{'other:In-Place AY 25-26 Per Bed':round(a/b)},actual=round(a/u),pct_leased=round(100*le/b,1))
    data.append([lab,'','',u,b,f"{v['other:% of Beds']:.1f}%",f"{v['sf']:,}",f'{sf:,}',f"${v['other:AY 26-27 Market Per Bed']:,}",f"${v['market']:,}",f"${v['other:In-Place AY 25-26 Per Bed']:,}",f"${v['actual']:,}",f"{v['pct_leased']:.1f}%"])
    i=len(data)-1;sty.extend([('FONT',(0,i),(-1,i),B,7.8),('LINEABOVE',(0,i),(-1,i),.8,navy)]);totals.append(dict(label=lab,**v))
for g,l in G:
    data.append([g]+['']*12);i=len(data)-1;sty.extend([('BACKGROUND',(0,i),(-1,i),gold),('FONT',(0,i),(-1,i),B,7.8),('SPAN',(0,i),(-1,i)),('ALIGN',(0,i),(0,i),'LEFT')])
    for pl,ds,bd,ba,u,sf,mk,ip,le in l:
        b=u*bd;mu=mk*bd;au=round(ip*bd*100)/100;pc=round(100*b/TB,1);pl_=round(100*le/b,1)
        assert le<=b
        data.append([f'{pl} - {ds}',bd,f'{ba:.1f}',u,b,f'{pc:.1f}%',f'{sf:,}',f'{u*sf:,}',f'${mk:,}',f'${mu:,}',f'${ip:,.2f}',f'${au:,.2f}',f'{pl_:.1f}%'])
        rows.append(dict(type=f'{pl} - {ds}',beds=bd,baths=ba,units=u,**{'other:Beds':b,'other:% of Beds':pc},sf=sf,total_sf=u*sf,**{'other:AY 26-27 Market Per Bed':mk},market=mu,**{'other:In-Place AY 25-26 Per Bed':ip},actual=au,pct_leased=pl_))
    agg(l,'Subtotal / Average')
agg(allu,'TOTAL / WTD. AVG.')
sty+=[('BACKGROUND',(0,len(data)-1),(-1,len(data)-1),gold)]
def foot(c,d):
    c.setFillColor(navy);c.rect(0,0,792,24,stroke=0,fill=1);c.setFillColor(colors.white);c.setFont('Helvetica',8);c.drawString(40,9,'THE FOUNDRY AT STATE STREET   |   Confidential Offering Memorandum');c.drawRightString(752,9,str(13+d.page))
doc=SimpleDocTemplate(D(N),pagesize=landscape(letter),leftMargin=40,rightMargin=40,topMargin=34,bottomMargin=36,invariant=1)
t=agg
tt=totals[-1]
f=[Paragraph('Property Overview',h),Spacer(1,8),Paragraph(f"The Foundry at State Street is a two-phase, purpose-built student community of {TU} units and {TB} beds located 0.4 miles from the center of campus. The Tower delivered in 2019 and the Cottages in 2014. All leases are by the bed, with parental guaranty, on twelve installments.",p),Spacer(1,10)]
ov=[['Address','880 State Street'],['Units / Beds',f'{TU} / {TB}'],['Net Rentable Area',f"{tt['total_sf']:,} SF"],['Average Unit Size',f"{tt['sf']:,} SF"],['Site','9.14 acres'],['Parking','588 spaces (garage 402 / surface 186)'],['Construction','Tower: podium, 5-story wood; Cottages: wood frame'],['Utilities','Electric billed back over $30 per bed cap']]
f+=[Table(ov,colWidths=[130,300],style=[('FONT',(0,0),(0,-1),B,9),('FONT',(1,0),(1,-1),'Helvetica',9),('LINEBELOW',(0,0),(-1,-1),.3,colors.grey)],hAlign='LEFT'),Spacer(1,12),Paragraph('Pre-leasing for AY 2026-27 opened October 1. Renewal participation through April is 41 percent, against 36 percent a year earlier. The average asking premium of the Tower over the Cottages reflects vintage, amenity access and structured parking.',p),PageBreak(),
Paragraph('Unit Mix &amp; Rent Summary',h),Spacer(1,6),Table(data,colWidths=[140,28,32,34,36,40,44,52,50,56,54,62,54],style=sty,hAlign='LEFT'),Spacer(1,6),Paragraph('Per-unit rents are the per-bed rent times bedrooms. Averages are weighted by beds (per bed) or units (per unit). Leased percentage per the 5/4/2026 velocity report. Excludes 1 leasing office and 1 maintenance shop.',sm)]
doc.build(f,onFirstPage=foot,onLaterPages=foot)
save(N,'UM',K,rows,totals,'student-housing offering memorandum, by-bed rents, phases with subtotals, grouped two-line header, page of narrative before',True)
print(len(rows),tt)
