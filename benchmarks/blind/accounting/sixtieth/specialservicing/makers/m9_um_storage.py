# UM 3: self storage unit mix, 3 sections, reportlab platypus, zebra, grouped header
import random
from reportlab.platypus import *
from reportlab.lib.pagesizes import legal, landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from common import *
R=random.Random(6019)
fd='/usr/share/fonts/truetype/liberation/LiberationSans-'
pdfmetrics.registerFont(TTFont('L',fd+'Regular.ttf')); pdfmetrics.registerFont(TTFont('LB',fd+'Bold.ttf'))
S=[('Climate Controlled - First Floor',['5 x 5','5 x 7.5','5 x 10','7.5 x 10','10 x 10','10 x 12','10 x 15','10 x 20'],2.05,[18,10,36,14,42,8,24,12]),
('Climate Controlled - Upper Floors',['4 x 4 Locker','5 x 5','5 x 8','5 x 10','8 x 10','10 x 10','10 x 13','10 x 15','10 x 18','10 x 20'],1.74,[12,40,16,62,22,58,9,31,6,10]),
('Drive-Up (Non-Climate)',['5 x 10','5 x 15','10 x 10','10 x 15','10 x 20','10 x 25','10 x 30','12 x 30','15 x 30'],1.22,[20,12,38,30,44,16,21,6,4]),
('Outdoor Parking',["10 x 20 Uncovered","12 x 25 Uncovered","12 x 35 Uncovered","12 x 40 Covered","14 x 50 Covered"],.24,[12,18,22,10,4])]
keys=['sf','units','total_sf','occupied','vacant','pct_occ','market','market_sf','actual','actual_sf','market_total','actual_total']
H1=['Unit Size','SF per','No. of','Net Rentable','Occupancy','','','Street Rate (monthly)','','In-Place Rate (monthly)','','Monthly Potential','Monthly Actual']
H2=['','Unit','Units','SF','Occ','Vac','% Occ','Per Unit','Per SF','Avg / Unit','Per SF','at Street Rate','In-Place']
data=[H1,H2]; sty=[]; rows=[];totals=[]
def line(lab,v): 
    return [lab,f'{v[0]:g}' if v[0] is not None else '',f'{v[1]:,}',f'{v[2]:,.0f}' if v[2]==int(v[2]) else f'{v[2]:,.1f}',f'{v[3]:,}',f'{v[4]:,}',f'{v[5]:.1f}%']+[f'{x:,.2f}' for x in v[6:12]]
def agg(L):
    u=sum(x[1] for x in L); sf=sum(x[2] for x in L); o=sum(x[3] for x in L); so=sum(x[0]*x[3] for x in L); mt=r2(sum(x[10] for x in L)); at=r2(sum(x[11] for x in L))
    return [round(sf/u,1),u,sf,o,u-o,round(100*o/u,1),r2(mt/u),r2(mt/sf),r2(at/o),r2(at/so),mt,at]
allv=[]
for h,sizes,psf,cnt in S:
    data.append([h]+['']*12); sty+= [('SPAN',(0,len(data)-1),(-1,len(data)-1)),('FONTNAME',(0,len(data)-1),(-1,len(data)-1),'LB'),('BACKGROUND',(0,len(data)-1),(-1,len(data)-1),colors.HexColor('#F3E9D2'))]
    bl=[]
    for z,u in zip(sizes,cnt):
        a_,b_=z.split(' ')[0],z.split(' ')[2]; sf=float(a_)*float(b_); sf=int(sf) if sf==int(sf) else sf
        o=min(u,round(u*R.uniform(.8,1.0))); 
        mk=float(round(sf*psf*(1.45 if sf<40 else 1.2 if sf<80 else 1.0 if sf<160 else .84)*R.uniform(.96,1.04)))
        ip=r2(mk*R.uniform(.86,1.12)+R.randint(0,99)/100)
        v=[sf,u,sf*u,o,u-o,round(100*o/u,1),mk,r2(mk/sf),ip,r2(ip/sf),r2(mk*u),r2(ip*o)]
        bl.append(v); data.append(line(z,v)); rows.append({"type":z,**dict(zip(keys,v))})
    v=agg(bl); lab='Total '+h; data.append(line(lab,v)); i=len(data)-1
    sty+=[('FONTNAME',(0,i),(-1,i),'LB'),('LINEABOVE',(1,i),(-1,i),.6,colors.black),('BOTTOMPADDING',(0,i),(-1,i),5)]
    totals.append({"label":lab,**dict(zip(keys,v))}); allv+=bl
v=agg(allv); data.append(line('Total Facility',v)); i=len(data)-1; totals.append({"label":'Total Facility',**dict(zip(keys,v))})
sty+=[('FONTNAME',(0,i),(-1,i),'LB'),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#2F4F4F')),('TEXTCOLOR',(0,i),(-1,i),colors.white)]
name='keystone_storage_unit_mix_0525.pdf'
cw=[176,48,46,70,44,40,50,62,50,66,50,88,84]
t=Table(data,colWidths=cw,repeatRows=2)
t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'L',8.6),('FONTNAME',(0,0),(-1,1),'LB'),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#2F4F4F')),('TEXTCOLOR',(0,0),(-1,1),colors.white),
 ('ALIGN',(1,0),(-1,-1),'RIGHT'),('SPAN',(4,0),(6,0)),('SPAN',(7,0),(8,0)),('SPAN',(9,0),(10,0)),('ALIGN',(4,0),(10,0),'CENTER'),('LINEBELOW',(4,0),(6,0),.5,colors.white),('LINEBELOW',(7,0),(8,0),.5,colors.white),('LINEBELOW',(9,0),(10,0),.5,colors.white),
 ('TOPPADDING',(0,0),(-1,-1),2.2),('BOTTOMPADDING',(0,0),(-1,-1),2.6),('LINEBELOW',(0,2),(-1,-2),.2,colors.HexColor('#CCCCCC'))]+sty))
def pg(c,d):
    c.setFont('L',7.5); c.drawString(50,24,'Unit Mix Report - Store 0442 - printed 06/02/2025 08:11'); c.drawRightString(958,24,f'Page {d.page}')
b=ParagraphStyle('b',fontName='LB',fontSize=15,leading=18); s=ParagraphStyle('s',fontName='L',fontSize=9.5,leading=12)
SimpleDocTemplate(doc(name),pagesize=landscape(legal),leftMargin=50,rightMargin=50,topMargin=36,bottomMargin=42).build(
 [Paragraph('Keystone Secure Storage - Route 30',b),Paragraph('Unit mix and occupancy as of May 31, 2025',s),Spacer(1,8),t,Spacer(1,6),
 Paragraph('Average in-place rate and in-place rate per SF are on occupied units. Two 10 x 10 drive-up units used for maintenance are counted vacant.',ParagraphStyle('n',fontName='L',fontSize=8))],onFirstPage=pg,onLaterPages=pg)
print(totals[-1],sum(cw))
save(name,'UM','storage facility unit mix, four sections with subtotals, grouped header, per-SF rates, legal landscape',True,keys,rows,totals)
