# Student housing unit mix by bed, PDF, asset manager's page with two-line headers, grouped by phase, reportlab
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib.colors import HexColor
from common import *
D=[('Phase I - Garden (2016)',[('S1 Studio','0','1',24,24,412,1295,1268.40,24),('A1 One Bedroom','1','1',16,16,548,1410,1372.11,15),('B2 Two Bed','2','2',32,64,861,1015,983.26,61),('B2R Two Bed Reno','2','2',8,16,861,1075,1058.90,16),
 ('C3 Three Bed','3','3',20,60,1184,925,897.44,55),('D4 Four Bed','4','4',48,192,1417,849,812.65,181),('D4-T Four Bed Townhome','4','4.5',12,48,1688,899,874.08,48)]),
('Phase II - Midrise (2021)',[('E1 Studio','0','1',40,40,438,1445,1431.27,40),('E2 Two Bed Flat','2','2',36,72,902,1125,1096.73,70),('E2D Two Bed Double Occ.','2','2',6,24,955,725,701.50,20),('F4 Four Bed Flat','4','4',54,216,1466,939,921.18,207),('F5 Five Bed','5','5',14,70,1790,865,838.36,63)])]
W,H=landscape(letter); f='a34a_um_cobblestone_commons.pdf'; c=canvas.Canvas(doc(f),pagesize=(W,H))
M=['units','other:Beds','other:% of Beds','sf','other:Total SF','market','actual','other:Leased Beds','other:% Leased']
M=['units','other:Total Beds','other:% of Beds','sf','total_sf','other:Market Rent / Bed','other:In-Place Rent / Bed','other:Leased Beds','pct_leased','actual_total']
HD=[('','Units'),('Total','Beds'),('% of','Beds'),('Avg.','SF'),('Total','SF'),('Market','Rent / Bed'),('In-Place','Rent / Bed'),('Leased','Beds'),('%','Leased'),('Total In-','Place Rent')]
allb=sum(r[4] for _,g in D for r in g)
c.setFillColor(HexColor('#7a1f2b')); c.rect(0,H-44,W,44,stroke=0,fill=1); c.setFillColorRGB(1,1,1); c.setFont('Helvetica-Bold',16); c.drawString(40,H-29,'Cobblestone Commons | Unit & Bed Mix')
c.setFillColorRGB(0,0,0); c.setFont('Helvetica',9); c.drawString(40,H-62,'Purpose-built student housing, 0.4 mi. to campus. AY 2025-26 leasing as of September 30, 2025. Rents are per bed per month.')
X=[292,335,378,417,470,530,591,632,675,748]
y=H-92; c.setFont('Helvetica-Bold',8.5); c.drawString(40,y-10,'Floor Plan'); c.drawCentredString(196,y-10,'BR'); c.drawCentredString(224,y-10,'BA')
for x,(a,b) in zip(X,HD): c.drawRightString(x,y,a); c.drawRightString(x,y-10,b)
c.setStrokeColor(HexColor('#7a1f2b')); c.setLineWidth(1.2); c.line(40,y-15,750,y-15); y-=30
def fmt(v): return [f'{v[0]:,}',f'{v[1]:,}',f'{v[2]:.1f}%',f'{v[3]:,}',f'{v[4]:,}',f'${v[5]:,.0f}',f'${v[6]:,.2f}',f'{v[7]:,}',f'{v[8]:.1f}%',f'${v[9]:,.2f}']
def put(v,font,y):
    c.setFont(font,8.8)
    for x,s in zip(X,fmt(v)): c.drawRightString(x,y,s)
    return [int(v[0]),v[1],round(v[2],1),v[3],v[4],round(v[5]),round(v[6],2),v[7],round(v[8],1),round(v[9],2)]
def agg(g):
    U=sum(r[3] for r in g); B=sum(r[4] for r in g); SF=sum(r[3]*r[5] for r in g); L=sum(r[8] for r in g); R=sum(round(r[7]*r[8],2) for r in g)
    return [U,B,100*B/allb,round(SF/U),SF,sum(r[6]*r[4] for r in g)/B,R/L,L,100*L/B,R]
rows=[]; T=[]
for ph,g in D:
    c.setFont('Helvetica-BoldOblique',9); c.setFillColor(HexColor('#7a1f2b')); c.drawString(40,y,ph); c.setFillColorRGB(0,0,0); y-=16
    for i,r in enumerate(g):
        if i%2==0: c.setFillColor(HexColor('#f5eeee')); c.rect(40,y-4,710,15,stroke=0,fill=1); c.setFillColorRGB(0,0,0)
        c.setFont('Helvetica',8.8); c.drawString(46,y,r[0]); c.drawCentredString(196,y,'Studio' if r[1]=='0' else r[1]); c.drawCentredString(224,y,r[2])
        v=put([r[3],r[4],100*r[4]/allb,r[5],r[3]*r[5],r[6],r[7],r[8],100*r[8]/r[4],round(r[7]*r[8],2)],'Helvetica',y)
        rows.append({'type':r[0],'beds':'Studio' if r[1]=='0' else r[1],'baths':r[2],**dict(zip(M,v))}); y-=15
    c.setLineWidth(.5); c.line(255,y+11,750,y+11); lab='Subtotal '+ph.split(' - ')[0]; c.setFont('Helvetica-Bold',8.8); c.drawString(46,y,lab)
    T.append({'label':lab,**dict(zip(M,put(agg(g),'Helvetica-Bold',y)))}); y-=24
c.setLineWidth(1.2); c.line(40,y+12,750,y+12); lab='Total / Weighted Average'; c.setFont('Helvetica-Bold',8.8); c.drawString(40,y,lab)
T.append({'label':lab,**dict(zip(M,put(agg([r for _,g in D for r in g]),'Helvetica-Bold',y)))}); c.line(40,y-5,750,y-5)
c.setFont('Helvetica',7.5); c.drawString(40,y-24,'Rents averaged by bed: market over all beds, in-place over leased beds. In-place rent excludes parking, pet and furniture-upgrade fees. SF is per unit.')
c.drawString(40,30,'Alderbrook Student Living Partners - Q3 2025 asset review'); c.drawRightString(750,30,'11'); c.save()
save(f,'UM',M,rows,T,'STUDENT_HOUSING','asset manager quarterly page, bed mix by phase, weighted averages')
