# Retail centre suite mix by use with ancillary table; PDF page of a quarterly asset report. Planted: total_wrong
from common import *
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
R = random.Random(8502)
NAME = 'Preston_Fork_Suite_Mix_Q3.pdf'
# use, suites, leased, avg sf, in-place psf, market psf
D = [('Grocery anchor',1,1,58240,14.25,15.00),('Junior anchor (15,000 - 30,000 SF)',3,3,21866,16.4,17.5),('Fitness / entertainment',1,1,18450,13.75,15.5),
('Shops, in-line under 1,500 SF',11,9,1214,38.1,40),('Shops, in-line 1,500 - 3,000 SF',14,13,2087,34.65,36.5),('Shops, in-line over 3,000 SF',6,5,4318,29.8,32),
('Restaurant, end cap',4,4,3105,41.2,44),('Quick service / drive-thru',3,2,2440,46.5,49),('Medical / dental',5,5,2264,33.9,36),('Bank pad (ground lease)',1,1,4100,48.78,50),('Second floor office',4,2,1680,21,23.5)]
ANC = [('Kiosk, interior court',6,4,1450.00),('Cart / RMU space',4,4,685.00),('ATM',2,2,900.00),('Storage, rear corridor',12,9,165.00),('Reserved parking stall',24,18,60.00),('Rooftop antenna',1,1,2350.00),('EV charging bay',8,8,110.00)]
st = lambda n, **k: ParagraphStyle(n, fontName=k.pop('font','Helvetica'), **k)
body = [Paragraph('Preston Fork Marketplace', st('a', font='Times-Bold', fontSize=17, leading=20, textColor=colors.HexColor('#5a1f1f'))),
 Paragraph('Plano, Texas &nbsp;|&nbsp; Suite mix and leasing status as of September 30, 2025', st('b', font='Times-Italic', fontSize=10, leading=15)), Spacer(1, 8)]
rows=[]; totals=[]
hd = [['Use category','Number of suites','','','Leased','Gross leasable area (SF)','','Base rent ($ / SF / yr)',''],
      ['','Total','Leased','Available','%','Average','Total','In place','Market']]
t = []
for n,u,l,sf,a,m in D:
    tot = u*sf
    pc = round(100*l/u,1)
    rows.append(dict(type=n,units=u,occupied=l,vacant=u-l,pct_leased=pc,sf=sf,total_sf=tot,actual_sf=a,market_sf=m))
    t.append([n,u,l,u-l if u-l else '–',f'{pc:.1f}%',f'{sf:,}',f'{tot:,}',f'{a:.2f}',f'{m:.2f}'])
    if u==l: rows[-1].pop('vacant')
U=sum(d[1] for d in D); L=sum(d[2] for d in D); S=sum(d[1]*d[3] for d in D)
ap=round(sum(d[2]*d[3]*d[4] for d in D)/sum(d[2]*d[3] for d in D),2); mk=round(sum(d[1]*d[3]*d[5] for d in D)/S,2)
WR = S + 2700    # planted
tot=['Center total',U,L,U-L,f'{100*L/U:.1f}%',f'{S/U:,.0f}',f'{WR:,}',f'{ap:.2f}',f'{mk:.2f}']
totals.append(dict(label='Center total',units=U,occupied=L,vacant=U-L,pct_leased=round(100*L/U,1),sf=round(S/U),total_sf=WR,actual_sf=ap,market_sf=mk))
T = Table(hd+t+[tot], colWidths=[176,48,48,54,50,56,66,56,56], rowHeights=None)
col = colors.HexColor('#5a1f1f')
T.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',8.5),('FONT',(0,0),(-1,1),'Helvetica-Bold',8),('SPAN',(1,0),(3,0)),('SPAN',(5,0),(6,0)),('SPAN',(7,0),(8,0)),
 ('ALIGN',(1,0),(-1,-1),'RIGHT'),('ALIGN',(1,0),(3,0),'CENTER'),('ALIGN',(5,0),(8,0),'CENTER'),('LINEBELOW',(1,0),(3,0),.5,col),('LINEBELOW',(5,0),(6,0),.5,col),('LINEBELOW',(7,0),(8,0),.5,col),
 ('LINEBELOW',(0,1),(-1,1),1,col),('LINEABOVE',(0,-1),(-1,-1),.8,col),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',8.5),('BACKGROUND',(0,-1),(-1,-1),colors.HexColor('#f3eae4')),
 ('TOPPADDING',(0,0),(-1,-1),2.2),('BOTTOMPADDING',(0,0),(-1,-1),2.6)]))
body += [T, Spacer(1,12), Paragraph('Specialty and ancillary space (not in GLA)', st('c', font='Times-Bold', fontSize=11, leading=16, textColor=col))]
t2=[['Type','Spaces','Licensed','Open','Avg. fee / mo.','Total fees / mo.']]
for n,u,l,fee in ANC:
    t2.append([n,u,l,u-l if u-l else '–',f'${fee:,.2f}',f'${l*fee:,.2f}'])
    r=dict(type=n,units=u,occupied=l,vacant=u-l or None,actual=fee,actual_total=l*fee); rows.append(r)
U2=sum(d[1] for d in ANC);L2=sum(d[2] for d in ANC);F=sum(d[2]*d[3] for d in ANC)
t2.append(['Total ancillary',U2,L2,U2-L2,'',f'${F:,.2f}']); totals.append(dict(label='Total ancillary',units=U2,occupied=L2,vacant=U2-L2,actual_total=F))
T2=Table(t2,colWidths=[176,60,60,60,84,90],hAlign='LEFT')
T2.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',8.5),('FONT',(0,0),(-1,0),'Helvetica-Bold',8),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',8.5),('ALIGN',(1,0),(-1,-1),'RIGHT'),('LINEBELOW',(0,0),(-1,0),1,col),('LINEABOVE',(0,-1),(-1,-1),.8,col),('BACKGROUND',(0,-1),(-1,-1),colors.HexColor('#f3eae4')),('TOPPADDING',(0,0),(-1,-1),2.2),('BOTTOMPADDING',(0,0),(-1,-1),2.6)]))
T.hAlign='LEFT'
body += [T2, Spacer(1,10), Paragraph('In-place rent is weighted on leased area; market rent on all area, both triple net. Average area is rounded to the nearest foot. Two of the kiosk licenses run through January 15, 2026 only. '
 'Source: leasing team stacking plan, reconciled with the September rent roll.', st('d', fontSize=7.2, leading=9, textColor=colors.grey))]
def foot(c,d):
    c.setFont('Times-Roman',8); c.drawString(46,24,'Bellhaven Retail Advisors, Dallas  |  Third quarter 2025 asset report'); c.drawRightString(746,24,'14')
SimpleDocTemplate(doc(NAME),pagesize=landscape(letter),leftMargin=46,rightMargin=46,topMargin=36,bottomMargin=40).build(body,onFirstPage=foot)
save(NAME,'UM',['units','occupied','vacant','pct_leased','sf','total_sf','actual_sf','market_sf','actual','actual_total'],rows,totals,'retail centre suite mix by use, grouped header, second table of kiosks/storage/parking',False,
 {"what":f"Center total of the GLA column is printed as {WR:,}; the lines add to {S:,}","kind":"total_wrong"})
