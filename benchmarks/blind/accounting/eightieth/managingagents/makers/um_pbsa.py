import random
from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
D_='/usr/share/fonts/truetype/dejavu/'
pdfmetrics.registerFont(TTFont('DC',D_+'DejaVuSansCondensed.ttf')); pdfmetrics.registerFont(TTFont('DCB',D_+'DejaVuSansCondensed-Bold.ttf'))
NAME='Causeyside_Court_room_mix_AY2526.pdf'
S=[('Cluster en-suites',51,[('Bronze En-suite (8-bed flat)',64,12.4,176,171.5,61),('Silver En-suite (6-bed flat)',90,13.1,184,180.25,88),('Silver Plus En-suite (6-bed, corner)',30,14.6,189,186,30),('Gold En-suite (5-bed flat)',55,15.2,196,192.75,52),('Accessible En-suite',9,21,184,179,5)]),
('Two-bed apartments',51,[('Twodio (shared kitchen)',24,16.8,218,214.5,22),('Two-bed Apartment - Deluxe',16,19.3,232,232,16)]),
('Studios',51,[('Classic Studio',48,18.5,251,244,45),('Classic Studio - Courtyard',20,18.9,257,251.5,18),('Premium Studio',26,22.7,279,271.25,23),('Penthouse Studio',6,28.4,315,315,6),('Accessible Studio',5,27.1,251,251,3)]),
('Short contracts',44,[('Bronze En-suite (44 weeks)',16,12.4,182,179.5,16),('Silver En-suite (44 weeks)',12,13.1,190,185,10)])]
W_=ParagraphStyle('w',fontName='DCB',fontSize=8,leading=9.6,textColor=colors.white,alignment=1); WL=ParagraphStyle('wl',parent=W_,alignment=0)
H=['Room type','Rooms','Avg size<br/>(sq m)','Let','Void','Occ.<br/>%','Asking rent<br/>(£ pw)','Achieved rent<br/>(£ pw)','Weeks','Contracted income<br/>AY 2025/26 (£)']
K=['units','sf','occupied','vacant','pct_occ','market','actual','other:Weeks','other:Contracted income AY 2025/26 (£)']
data=[[Paragraph(x,W_ if i else WL) for i,x in enumerate(H)]]; st=[('BACKGROUND',(0,0),(-1,0),colors.HexColor('#5B2A86')),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('FONT',(0,1),(-1,-1),'DC',8.5),('ALIGN',(1,1),(-1,-1),'RIGHT'),('LINEBELOW',(0,1),(-1,-1),.25,colors.HexColor('#CFC6DA')),('TOPPADDING',(0,1),(-1,-1),3.2),('BOTTOMPADDING',(0,1),(-1,-1),3.2)]
rows=[];totals=[];G=[0,0,0]
for nm,wk,L in S:
    data.append([nm]+['']*9); i=len(data)-1; st+= [('FONT',(0,i),(-1,i),'DCB',8.5),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#EEE7F5')),('SPAN',(0,i),(-1,i))]
    T=[0,0,0]
    for ty,n,a,ask,ach,let in L:
        inc=round(let*ach*wk); po=round(let/n*100,1)
        data.append([ty,str(n),f'{a:.1f}',str(let),str(n-let),f'{po:.1f}%',f'{ask:.2f}',f'{ach:.2f}',str(wk),f'{inc:,}'])
        rows.append({"type":ty,**dict(zip(K,[n,a,let,n-let,po,ask,ach,wk,inc]))}); T=[T[0]+n,T[1]+let,T[2]+inc]
    po=round(T[1]/T[0]*100,1); data.append([f'{nm} total',str(T[0]),'',str(T[1]),str(T[0]-T[1]),f'{po:.1f}%','','','',f'{T[2]:,}']); i=len(data)-1
    st+=[('FONT',(0,i),(-1,i),'DCB',8.5),('LINEABOVE',(0,i),(-1,i),.6,colors.HexColor('#5B2A86'))]
    totals.append({"label":f'{nm} total',"units":T[0],"occupied":T[1],"vacant":T[0]-T[1],"pct_occ":po,K[8]:T[2]}); G=[a+b for a,b in zip(G,T)]
po=round(G[1]/G[0]*100,1); data.append(['Causeyside Court total',str(G[0]),'',str(G[1]),str(G[0]-G[1]),f'{po:.1f}%','','','',f'{G[2]:,}']); i=len(data)-1
st+=[('FONT',(0,i),(-1,i),'DCB',9),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#D9CCE8')),('LINEABOVE',(0,i),(-1,i),1,colors.HexColor('#5B2A86'))]
totals.append({"label":'Causeyside Court total',"units":G[0],"occupied":G[1],"vacant":G[0]-G[1],"pct_occ":po,K[8]:G[2]})
def deco(c,d):
    c.setFillColor(colors.HexColor('#5B2A86')); c.rect(0,landscape(A4)[1]-14,landscape(A4)[0],14,stroke=0,fill=1); c.setFont('DC',7.5); c.setFillColor(colors.grey); c.drawString(45,22,'Causeyside Court, Edinburgh EH9 - lettings position at 12 September 2025'); c.drawRightString(landscape(A4)[0]-45,22,str(d.page))
doc=SimpleDocTemplate(f'{R}/documents/{NAME}',pagesize=landscape(A4),topMargin=34,bottomMargin=36,leftMargin=45,rightMargin=45)
doc.build([Paragraph('Causeyside Court',ParagraphStyle('t',fontName='DCB',fontSize=16,leading=20,textColor=colors.HexColor('#5B2A86'))),Paragraph('Purpose-built student accommodation: room mix and rents, academic year 2025/26',ParagraphStyle('s',fontName='DC',fontSize=10,leading=15)),Spacer(1,5),
 Table(data,colWidths=[185,45,55,42,42,48,72,78,45,118],style=TableStyle(st),repeatRows=1),Spacer(1,6),Paragraph('Rents include utilities, contents insurance and Wi-Fi. Achieved rent is the average of signed contracts after early-bird discounts. Contracted income = rooms let x achieved rent x weeks, to the nearest pound.',ParagraphStyle('n',fontName='DC',fontSize=7.5,leading=9.5,textColor=colors.grey))],onFirstPage=deco,onLaterPages=deco)
save(NAME,'UM',K,rows,totals,'PBSA room mix in four sections, weekly rents, brochure-like PDF',False)
