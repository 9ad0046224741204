# unit mix page of a broker's offering memorandum (workforce housing), landscape PDF, grouped header, subtotal per bedroom count
from common import *
from reportlab.pdfgen import canvas
from reportlab.platypus import Table, TableStyle, Paragraph
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib.colors import HexColor as HC, white
D=[('One-Bedroom',[('1 Bed / 1 Bath - Classic (A1)',46,612,1048,1165),('1 Bed / 1 Bath - Partial Reno (A1-R)',18,612,1124,1195),('1 Bed / 1 Bath - Den (A2)',12,704,1139,1260)]),
('Two-Bedroom',[('2 Bed / 1 Bath - Classic (B1)',38,836,1231,1385),('2 Bed / 1 Bath - Renovated (B1-P)',20,836,1372,1420),('2 Bed / 2 Bath - Classic (B2)',30,921,1306,1475),('2 Bed / 1.5 Bath Townhome (BT)',16,1048,1467,1595)]),
('Three-Bedroom',[('3 Bed / 2 Bath - Classic (C1)',14,1122,1544,1725),('3 Bed / 2 Bath - Renovated (C1-P)',6,1122,1688,1760)])]
M=['units','pct_units','sf','total_sf','actual','actual_sf','actual_total','market','market_sf','market_total']
T=Truth('um_brackenridge_om','pdf','UM',M)
U=sum(r[1] for _,l in D for r in l)
def agg(l):
    u=sum(r[1] for r in l); s=sum(r[1]*r[2] for r in l); a=sum(r[1]*r[3] for r in l); m=sum(r[1]*r[4] for r in l)
    return [u,round(100*u/U,1),round(s/u),s,round(a/u),round(a/s,2),a,round(m/u),round(m/s,2),m]
def txt(v): return [f'{v[0]:,}',f'{v[1]:.1f}%',f'{v[2]:,}',f'{v[3]:,}',f'${v[4]:,}',f'${v[5]:.2f}',f'${v[6]:,}',f'${v[7]:,}',f'${v[8]:.2f}',f'${v[9]:,}']
g='#7A1F2B'
rows=[['','','','','','IN-PLACE RENT','','','MARKET RENT','',''],['UNIT TYPE','UNITS','% OF\nTOTAL','AVG.\nSF','TOTAL\nSF','PER\nUNIT','PER\nSF','TOTAL\nMONTHLY','PER\nUNIT','PER\nSF','TOTAL\nMONTHLY']]
sty=[('FONT',(0,0),(-1,-1),'Helvetica',8.5),('BACKGROUND',(0,0),(-1,1),HC(g)),('TEXTCOLOR',(0,0),(-1,1),white),('FONT',(0,0),(-1,1),'Helvetica-Bold',8),('SPAN',(5,0),(7,0)),('SPAN',(8,0),(10,0)),('ALIGN',(1,0),(-1,-1),'CENTER'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('LINEBELOW',(5,0),(7,0),.6,white),('LINEBELOW',(8,0),(10,0),.6,white)]
for grp,l in D:
    for r in l:
        v=agg([r]); rows.append([r[0]]+txt(v)); T.rowd(dict(type=r[0],**dict(zip(M,v))))
    v=agg(l); lab=f'{grp} Subtotal / Avg.'; rows.append([lab]+txt(v)); T.total(lab,dict(zip(M,v))); i=len(rows)-1; sty+=[('BACKGROUND',(0,i),(-1,i),HC('#F3E7E8')),('FONT',(0,i),(-1,i),'Helvetica-Oblique',8.5)]
v=agg([r for _,l in D for r in l]); rows.append(['TOTAL / WEIGHTED AVERAGE']+txt(v)); T.total('TOTAL / WEIGHTED AVERAGE',dict(zip(M,v))); i=len(rows)-1
sty+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',8.5),('LINEABOVE',(0,i),(-1,i),1.2,HC(g)),('LINEBELOW',(0,i),(-1,i),1.2,HC(g))]
W,H=landscape(letter); cv=canvas.Canvas(path('um_brackenridge_om.pdf'),pagesize=(W,H),invariant=1)
def frame(title,p):
    cv.setFillColor(HC(g)); cv.rect(0,H-54,14,54,fill=1,stroke=0); cv.setFont('Times-Bold',22); cv.drawString(28,H-42,title); cv.setFillColor(HC('#555555')); cv.setFont('Helvetica',8); cv.drawString(28,24,'BRACKENRIDGE COMMONS  |  OFFERING MEMORANDUM'); cv.drawRightString(W-28,24,f'HALVERSON PIKE MULTIFAMILY CAPITAL MARKETS   {p}')
ps=ParagraphStyle('x',fontName='Helvetica',fontSize=9,leading=13)
frame('Property Overview',17)
for y,(a,b) in zip(range(int(H)-110,0,-24),[('Address','4410 Brackenridge Parkway, Greensboro, NC'),('Year Built / Renovated','1986 / 2019-2024 (partial)'),('Total Units','200'),('Buildings','17 two-story garden and townhome'),('Occupancy','93.5% (September 2025)'),('Parking','342 open surface spaces'),('HVAC','Individual heat pumps'),('Ownership','Fee simple')]):
    cv.setFont('Helvetica-Bold',10); cv.setFillColor(HC(g)); cv.drawString(60,y,a); cv.setFont('Helvetica',10); cv.setFillColor(HC('#222222')); cv.drawString(230,y,b)
cv.showPage(); frame('Unit Mix & Rent Summary',18)
p=Paragraph('Brackenridge Commons offers a balanced workforce mix of one-, two- and three-bedroom plans. Only 44 of 200 homes have received any interior upgrade, leaving a clear path to capture market rents on the remaining Classic inventory.',ps); p.wrap(W-80,60); p.drawOn(cv,40,H-100)
t=Table(rows,colWidths=[196]+[44,46,44,58,52,46,68,52,46,68]); t.setStyle(TableStyle(sty)); w,h=t.wrap(W,H); t.drawOn(cv,(W-w)/2,H-125-h)
cv.setFont('Helvetica',7); cv.setFillColor(HC('#555555')); cv.drawString(40,H-140-h,'(1) In-place rents per September 22, 2025 rent roll, excluding concessions and other income. Market rents per lead-in asking rents. Vacant units carried at market.')
cv.drawString(40,H-151-h,'(2) Square footage is approximate and has not been independently verified.')
cv.save(); T.save('MULTIFAMILY','Broker offering memorandum page, second page of PDF, two-tier header, bedroom subtotals, weighted averages'); print(U,v)
