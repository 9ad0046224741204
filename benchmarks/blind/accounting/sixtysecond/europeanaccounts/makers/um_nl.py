from common import *
from reportlab.lib.pagesizes import A4,landscape; from reportlab.lib import colors; from reportlab.lib.units import mm
from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer; from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.pdfbase import pdfmetrics; from reportlab.pdfbase.ttfonts import TTFont
import glob
for n,p in(('DC','DejaVuSansCondensed.ttf'),('DCB','DejaVuSansCondensed-Bold.ttf')): pdfmetrics.registerFont(TTFont(n,glob.glob(f'/usr/share/fonts/**/{p}',recursive=True)[0]))
NAME='Kanaalzicht_unit_type_summary_Q3-2025.pdf'
# type, rooms, let, m2, basic rent pm, service charge pm
B=[('Building A – Kanaalzicht 1–89',[('Room, shared kitchen (6p)',48,47,14.2,41250,11800),('Room, shared kitchen (4p)',24,24,15.8,44600,11800),('Room XL, shared kitchen',8,8,19.5,50375,12450),('Studio S',22,21,20.6,62540,13900),('Studio M',14,14,23.9,67820,13900),('Studio L, corner',6,5,28.4,74265,14650),('Accessible studio',2,2,30.1,69000,14650)]),
('Building B – Houthaven 2–46',[('Studio S',30,30,19.8,60875,13575),('Studio M',26,25,23.1,66410,13575),('Studio M, mezzanine',9,9,26.7,71540,13575),('Studio with terrace',5,4,24.4,73150,14200),('Two-room apartment',12,12,38.6,93480,17125),('Two-room apartment, duplex',4,3,44.9,101820,17125),('Accessible studio',2,2,29.2,68160,14200)]),
('Building C – Lijnbaan 17',[('Room, shared kitchen (8p)',40,36,12.6,36940,10950),('Room, own bathroom',18,18,16.3,47715,10950),('Room, own bathroom, canal side',7,7,17.1,50140,10950),('Studio S',11,10,21.2,61390,13240),('Guest room (short stay)',3,1,18.0,70500,0)]),
('Building D – Veerhuis (young professionals)',[('Studio M',16,16,25.5,78650,15830),('Studio L',12,11,31.2,86920,15830),('Two-room apartment',20,19,42.7,112475,19460),('Two-room apartment, balcony',14,14,45.3,118910,19460),('Three-room apartment',6,6,63.8,146280,23140),('Penthouse',2,1,88.5,211500,27900)])]
DROP=('Building B – Houthaven 2–46','Studio with terrace')
K=['units','occupied','vacant','pct_occ','sf','total_sf','market','other:Service charge p.m.','market_total','actual_total']
def m2(x,d=1): return f'{x:,.{d}f}'.replace(',','_').replace('.',',').replace('_','.')
sm=PS('s',fontName='DC',fontSize=8,leading=10); E=[Paragraph('Kadelaar Studentenwonen B.V.',PS('a',fontName='DCB',fontSize=15,leading=19,textColor=colors.HexColor('#00695C'))),Paragraph('Unit type summary – student and young-professional residences, Delft',PS('b',fontName='DCB',fontSize=10.5,leading=14)),Paragraph('Reference date 30 September 2025. Rents in euro per month, excluding heating; areas in m² GBO (NEN 2580).',sm),Spacer(1,4*mm)]
Hd=['Unit type','Units','Let','Vacant','Occupancy','Avg m²','Total m²','Asking rent\np.m.','Service\ncharge p.m.','Potential rent\np.m.','Rent of let\nunits p.m.']
data=[Hd]; S=[('FONT',(0,0),(-1,-1),'DC',8.2),('FONT',(0,0),(-1,0),'DCB',8.2),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#00695C')),('TEXTCOLOR',(0,0),(-1,0),colors.white),('ALIGN',(1,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('LINEBELOW',(0,1),(-1,-1),.25,colors.HexColor('#B0BEC5')),('TOPPADDING',(0,0),(-1,-1),2.6),('BOTTOMPADDING',(0,0),(-1,-1),2.6)]
rows=[];tots=[];AL=[]
def agg(L): 
    n=sum(x[1] for x in L);o=sum(x[2] for x in L); s=round(sum(x[1]*x[3] for x in L),1); return dict(units=n,occupied=o,vacant=n-o,pct_occ=round(o/n*100,1),sf=round(s/n,1),total_sf=s,market_total=sum(x[1]*x[4] for x in L)/100,actual_total=sum(x[2]*x[4] for x in L)/100)
def tl(lb,L):
    t=agg(L); tots.append({'label':lb,**t}); return [lb,str(t['units']),str(t['occupied']),str(t['vacant']),m2(t['pct_occ'])+' %',m2(t['sf']),m2(t['total_sf']),'','',m2(t['market_total'],2),m2(t['actual_total'],2)]
for bn,L in B:
    k=len(data); data.append([bn]+['']*10); S+=[('SPAN',(0,k),(-1,k)),('FONT',(0,k),(-1,k),'DCB',8.6),('TEXTCOLOR',(0,k),(-1,k),colors.HexColor('#00695C')),('TOPPADDING',(0,k),(-1,k),7)]
    for x in L:
        AL.append(x)
        if (bn,x[0])==DROP: continue
        ty,n,o,a,b,s=x
        data.append(['   '+ty,str(n),str(o),str(n-o) if n>o else '–',m2(round(o/n*100,1))+' %',m2(a),m2(n*a),de(b),de(s) if s else 'incl.',de(n*b),de(o*b)])
        rows.append({'type':ty,'units':n,'occupied':o,'vacant':n-o if n>o else None,'pct_occ':round(o/n*100,1),'sf':a,'total_sf':round(n*a,1),'market':b/100,'other:Service charge p.m.':s/100 if s else None,'market_total':n*b/100,'actual_total':o*b/100})
    k=len(data); data.append(tl('Total '+bn.split(' – ')[0],L)); S+=[('FONT',(0,k),(-1,k),'DCB',8.2),('BACKGROUND',(0,k),(-1,k),colors.HexColor('#E0F2F1')),('LINEABOVE',(0,k),(-1,k),.7,colors.black)]
k=len(data); data.append(tl('Total portfolio',AL)); S+=[('FONT',(0,k),(-1,k),'DCB',8.6),('BACKGROUND',(0,k),(-1,k),colors.HexColor('#B2DFDB')),('LINEABOVE',(0,k),(-1,k),1,colors.black),('LINEBELOW',(0,k),(-1,k),1,colors.black)]
E.append(Table(data,colWidths=[x*mm for x in(63,15,15,16,22,18,22,23,24,28,28)],repeatRows=1,style=TableStyle(S))); E+= [Spacer(1,4*mm),Paragraph('Asking rent per unit of the type; units let are currently let at the asking rent. Guest room rates include service charges. Occupancy = let units ÷ units.',sm)]
def foot(c,d): c.setFont('DC',7.5); c.drawString(12*mm,8*mm,'Kadelaar Studentenwonen B.V. · Asset management report Q3 2025 · Appendix 2'); c.drawRightString(285*mm,8*mm,f'{d.page}')
SimpleDocTemplate(doc(NAME),pagesize=landscape(A4),leftMargin=11*mm,rightMargin=11*mm,topMargin=13*mm,bottomMargin=14*mm).build(E,onFirstPage=foot,onLaterPages=foot)
save(NAME,'UM',K,rows,tots,{'what':'row "Studio with terrace" of Building B (5 units, 4 let) not printed; building and portfolio totals include it','kind':'row_dropped'},'Dutch student residences in English, PDF, four buildings, continental numbers, m2',False)
