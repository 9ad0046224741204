# local developer: two plazas, months as columns, prepaid, deposit, remarks
from make_common import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
FN='Pellham_Plazas_Delinquency_Dec2025.pdf'
LS='/usr/share/fonts/truetype/dejavu/DejaVuSansCondensed'
pdfmetrics.registerFont(TTFont('LS',LS+'.ttf'));pdfmetrics.registerFont(TTFont('LSB',LS+'-Bold.ttf'));pdfmetrics.registerFont(TTFont('LSI',LS+'-Oblique.ttf'))
K=['m Dec 2025','m Nov 2025','m Oct 2025','m Sep 2025','other:Aug & Earlier','prepaid','total','deposit']
D=[('Quarry Road Plaza',[
('A-1','Tasty Wok Express',3150,0,0,0,0,0,3000,''),
('A-2','Bluebird Nails & Spa',2240,2240,1120,0,0,0,2100,'Paying $500/wk, on track'),
('A-3','Quarry Rd Wine & Spirits',0,0,0,0,0,-4410,4200,'Pays ahead'),
('A-4/5','Dollar Depot #1182',0,0,0,0,1866.42,0,None,'Disputes 2024 CAM'),
('A-6','Kidz Kuts',1575,0,0,0,0,0,1500,''),
('B-1','Momentum Martial Arts',2890,2890,2890,2890,6445,0,2750,'Notice to quit 12/9'),
('B-2','Patel Dry Cleaners',412.18,0,0,0,0,0,2300,'CAM short pay'),
('B-3','Ridgeline Credit Union (ATM)',650,650,0,0,0,0,None,'Wrong remit address - resent'),
('B-4','Hollis Vet Clinic',0,0,0,0,0,-175.5,3900,''),
('B-6','Phone Fixx',1980,1980,0,0,0,0,1900,''),
('Pad','Sunoake Drive-Thru Coffee',0,0,0,418.75,0,0,None,'Tax bill 2H'),
('Pylon','Oldham Outdoor (sign)',125,125,125,125,750,0,None,'')]),
('Pellham Corners',[
('1','Pellham Hardware Co.',5220,0,0,0,0,0,5000,''),
('2','Dr. S. Vandersloot, Optometry',0,0,0,0,0,-2675,2500,''),
('3','La Cocina de Marisol',3385,3385,1700,0,0,0,3200,'Grease trap bill in Nov'),
('4','Beacon Tax Service',0,895,0,0,0,0,1700,'Seasonal; opens Jan'),
('5A','Threads Consignment',1460,1460,1460,980.33,0,0,1400,'Owner ill - forbearance to 2/28'),
('5B','Pizza Palermo',2915.6,0,0,0,0,0,2800,''),
('6','Fit24 Pellham',6840,6840,0,0,0,0,6500,'Check in mail per mgr 12/30'),
('7','Carter-Nwosu Insurance',0,0,0,0,0,-1325,1300,''),
('8','Stitch & Sew Quilting',88,0,0,0,0,0,1150,'Late fee only'),
('9','US Army Recruiting',2177.25,2177.25,0,0,0,0,None,'Govt pays in arrears'),
('10','Pellham Laundromat',3640,0,0,0,2212.07,0,3500,'Water billback 2023-24'),
('12','Former tenant: Hobby Haven',0,0,0,0,11318.9,0,0,'With attorney; deposit applied')])]
def f(v):
    if v is None: return ''
    return f'({-v:,.2f})' if v<0 else f'{v:,.2f}'
doc=SimpleDocTemplate(os.path.join(DOC,FN),pagesize=landscape(letter),leftMargin=30,rightMargin=30,topMargin=34,bottomMargin=40,invariant=1)
hs=ParagraphStyle('h',fontName='LSB',fontSize=13,leading=16,textColor=colors.HexColor('#7a1f1f'))
ss=ParagraphStyle('s',fontName='LS',fontSize=8.5,leading=11);rs=ParagraphStyle('r',fontName='LSI',fontSize=7,leading=8,textColor=colors.HexColor('#333399'))
tb=[['Space','Tenant','Open charges billed in month of','','','','','Prepaid\n(unapplied)','Net\nBalance','Deposit\nHeld','Collection remarks'],
['','','Dec 2025','Nov 2025','Oct 2025','Sep 2025','Aug &\nEarlier','','','','']]
sty=[('FONT',(0,0),(-1,-1),'LS',7.8),('FONT',(0,0),(-1,1),'LSB',7.8),('ALIGN',(2,0),(9,-1),'RIGHT'),('ALIGN',(2,0),(6,0),'CENTER'),('SPAN',(2,0),(6,0)),
('VALIGN',(0,0),(-1,-1),'MIDDLE'),('VALIGN',(0,0),(-1,1),'BOTTOM'),('LINEBELOW',(2,0),(6,0),.5,colors.black),('LINEBELOW',(0,1),(-1,1),1,colors.HexColor('#7a1f1f')),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.8)]
for c in (0,1,7,8,9,10): sty.append(('SPAN',(c,0),(c,1)))
rows=[];totals=[]
def trow(t):
    tb.append(['',t['label']]+[f(t.get(k)) for k in K]+['']);i=len(tb)-1
    sty.extend([('FONT',(0,i),(-1,i),'LSB',7.8),('LINEABOVE',(2,i),(9,i),.7,colors.black),('BOTTOMPADDING',(0,i),(-1,i),5)])
for p,l in D:
    tb.append([p]+['']*10);i=len(tb)-1
    sty.extend([('FONT',(0,i),(-1,i),'LSB',9),('SPAN',(0,i),(-1,i)),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#f3e4d7')),('ALIGN',(0,i),(-1,i),'LEFT')])
    rr=[]
    for u,n,d,nv,o,s,a,pp,dep,rem in l:
        tot=round(d+nv+o+s+a+pp,2)
        x={'property':p,'unit':u,'name':n}
        for k,v in zip(K,(d,nv,o,s,a,pp,tot,dep)):
            if k=='deposit': x[k]=v
            elif k=='total' or v: x[k]=v
        rr.append(x);tb.append([u,n]+[f(x.get(k)) for k in K]+[Paragraph(rem,rs)])
        sty.append(('LINEBELOW',(0,len(tb)-1),(-1,len(tb)-1),.25,colors.lightgrey))
    t={'label':f'{p} - total',**sm(rr,K)};totals.append(t);trow(t);rows+=rr
g={'label':'Both plazas',**sm(rows,K)};totals.append(g);trow(g)
sty.append(('LINEBELOW',(2,len(tb)-1),(9,len(tb)-1),1.2,colors.black))
t=Table(tb,colWidths=[36,132,58,56,56,52,56,58,60,54,112],repeatRows=2);t.setStyle(TableStyle(sty))
def foot(c,d):
    c.setFont('LS',7);c.drawString(30,24,'Pellham Holdings - internal');c.drawRightString(762,24,f'p. {d.page}')
doc.build([Paragraph('Pellham Holdings &mdash; Tenant Delinquency Report',hs),Paragraph('Charges open at close of business December 31, 2025. Security deposits are memo only and not netted.',ss),Spacer(1,8),t,Spacer(1,8),
Paragraph('Average days outstanding (excluding former tenants): 34. &nbsp; Collected Jan 1&ndash;9, 2026 and not reflected above: $21,806.50.',ss)],onFirstPage=foot,onLaterPages=foot)
save(FN,'AR','RETAIL','two plazas, calendar-month columns grouped under spanning header, prepaid, deposit memo, remarks','month columns newest first, prepaid before balance, deposit after, blanks, remarks with amounts',K,rows,totals)
