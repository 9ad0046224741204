# offering memorandum page: in-place, market, rehabbed
from lib import *
from reportlab.lib.pagesizes import letter
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
N='Saltgrass_OM_p14_unit_mix.pdf'
D=[('A1','Classic Studio',0,1,16,452,712,875,1010),('A2','Classic 1 Bed',1,1,44,618,838,985,1145),('A2-R','Rehabbed 1 Bed',1,1,12,618,1096,1145,None),('A3','1 Bed with Den',1,1,20,731,902,1060,1215),('B1','Classic 2 Bed',2,1,36,864,1004,1180,1370),('B2','Classic 2 Bed, Split Plan',2,2,28,938,1071,1265,1460),('B2-R','Rehabbed 2 Bed, Split Plan',2,2,8,938,1412,1460,None),('B3','2 Bed Townhome',2,1.5,18,1040,1156,1340,1565),('C1','3 Bed',3,2,14,1187,1298,1525,1795),('M','Model / Office',2,1,1,864,None,None,None)]
M=['units','pct_units','sf','actual','actual_sf','market','market_sf','other:Rehabbed Rent','other:Rehabbed Premium']
n=sum(d[4] for d in D)
rows=[];print(n)
for c,t,b,ba,u,sf,a,m,rh in D:
    r={'type':f'{c} {t}','beds':b,'baths':ba,'units':u,'pct_units':round(100*u/n,1),'sf':sf}
    if a: r.update(actual=a,actual_sf=round(a/sf,2),market=m,market_sf=round(m/sf,2))
    if rh: r['other:Rehabbed Rent']=rh;r['other:Rehabbed Premium']=rh-a
    rows.append(r)
def wa(k,rs): u=sum(r['units'] for r in rs if k in r); return round(sum(r['units']*r[k] for r in rs if k in r)/u)
av={k:wa(k,rows) for k in ('sf','actual','market','other:Rehabbed Rent','other:Rehabbed Premium')}
rs=[r for r in rows if 'actual' in r];S=sum(r['units']*r['sf'] for r in rs)
T={'label':'Total / Weighted Average','units':n,'pct_units':100.0,**av,'actual_sf':round(sum(r['units']*r['actual'] for r in rs)/S,2),'market_sf':round(sum(r['units']*r['market'] for r in rs)/S,2)}
st=lambda **k:ParagraphStyle('x',fontName=k.pop('fontName','Helvetica'),fontSize=k.pop('fontSize',7.6),**k)
c=st();cb=st(fontName='Helvetica-Bold')
nav=colors.HexColor('#0e4d64')
f=lambda r,k,p='$':('' if k not in r else f'{p}{r[k]:,}')
q=lambda r,k:('' if k not in r else f'${r[k]:.2f}')
def ln(r,t):
    bb='' if 'beds' not in r else f"{r['beds']} / {r['baths']:g}"
    return [t,bb,f"{r['units']}",f"{r['pct_units']:.1f}%",f(r,'sf',''),f(r,'actual'),q(r,'actual_sf'),f(r,'market'),q(r,'market_sf'),f(r,'other:Rehabbed Rent'),('+' if 'other:Rehabbed Premium' in r else '')+f(r,'other:Rehabbed Premium')]
data=[['Unit Type','Bed / Bath','No. of\nUnits','% of\nTotal','Avg.\nSF','In-Place','','Market','','Rehabbed',''],['']*5+['Rent','Rent / SF']*2+['Rent','Premium']]
data+=[ln(r,Paragraph(r['type'],c)) for r in rows]
data.append(ln(T,Paragraph(T['label'],st(fontName='Helvetica-Bold',textColor=colors.white))))
t=Table(data,colWidths=[110,44,36,40,38,44,46,44,46,46,48],repeatRows=2)
t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7.6),('FONT',(0,0),(-1,1),'Helvetica-Bold',7.6),('TEXTCOLOR',(0,0),(-1,1),colors.white),('BACKGROUND',(0,0),(-1,1),nav),('ALIGN',(1,0),(-1,-1),'CENTER'),('VALIGN',(0,0),(-1,-1),'MIDDLE')]+[('SPAN',(i,0),(i,1)) for i in range(5)]+[('SPAN',(i,0),(i+1,0)) for i in (5,7,9)]+[('LINEBELOW',(5,0),(-1,0),.5,colors.white),('ROWBACKGROUNDS',(0,2),(-1,-2),[colors.white,colors.HexColor('#eaf2f4')]),('BACKGROUND',(0,-1),(-1,-1),colors.HexColor('#5b8a99')),('TEXTCOLOR',(0,-1),(-1,-1),colors.white),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',7.6)]))
def bg(cv,d):
    cv.setFillColor(nav);cv.rect(0,0,612,26,fill=1,stroke=0);cv.setFillColor(colors.white);cv.setFont('Helvetica',8);cv.drawString(30,10,'SALTGRASS VILLAGE  |  CONFIDENTIAL OFFERING MEMORANDUM');cv.drawRightString(582,10,'14')
el=[Paragraph('Unit Mix &amp; Rent Upside',st(fontName='Times-Bold',fontSize=24,textColor=nav,leading=30)),Spacer(1,6),
Paragraph('Saltgrass Village is a 1984-vintage garden community offered by a court-appointed receiver on behalf of the noteholder. Twenty homes were rehabbed by the prior owner in 2022 (vinyl plank floors, quartz-look counters, black appliances) before work stopped; the remaining homes are in original condition and lease below the competitive set.',st(fontSize=9.5,leading=13)),Spacer(1,12),t,Spacer(1,8),
Paragraph('In-place rents from the receiver\u2019s rent roll of September 15, 2024. Market rents per third-party survey of six comparables. Rehabbed rents assume a scope of about $11,500 a home; premium is measured over in-place rent. Averages are weighted by units and exclude units without a rent (sf includes the model).',st(fontName='Helvetica-Oblique',fontSize=7,leading=9)),Spacer(1,14),
Paragraph('Property Snapshot',st(fontName='Times-Bold',fontSize=14,textColor=nav,leading=18)),
Table([['Year built','1984'],['Buildings','13, two and three stories'],['Parking','Open surface and carports'],['Metering','Master water; individual electric'],['Offered','Free and clear of existing debt']],colWidths=[90,200],style=[('FONT',(0,0),(-1,-1),'Helvetica',8.5),('FONT',(0,0),(0,-1),'Helvetica-Bold',8.5),('LINEBELOW',(0,0),(-1,-1),.3,colors.grey)],hAlign='LEFT')]
SimpleDocTemplate(doc(N),pagesize=letter,leftMargin=30,rightMargin=30,topMargin=48,bottomMargin=40).build(el,onFirstPage=bg)
save(N,'UM',M,rows,[T])
