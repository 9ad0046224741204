from common import *
from reportlab.lib.pagesizes import A4
from reportlab.platypus import *
from reportlab.lib.styles import getSampleStyleSheet,ParagraphStyle
from reportlab.lib import colors
# type, units, let, gla total, vacant gla, passing EUR/sqm/mo, ERV EUR/sqm/mo
S=[('Shopping gallery',[('Grocery anchor',1,1,4870.0,0,10.25,10.5),('DIY / household anchor',2,2,3415.5,0,8.9,9.0),('Fashion > 800 sqm',6,6,7240.8,0,13.4,14.1),('Fashion 200-800 sqm',18,16,6912.3,704.6,19.85,20.5),('Fashion < 200 sqm',34,31,3988.7,351.2,31.6,33.0),('Shoes, leather & accessories',12,12,1486.4,0,33.15,34.0),('Health & beauty',15,14,1702.9,88.4,36.8,37.5),('Electronics & telecoms',7,7,1955.0,0,18.7,18.0),('Gifts, jewellery & books',11,9,842.6,131.9,39.45,38.5),('Services & banks',10,10,655.2,0,41.2,42.0)]),
('Food & leisure',[('Food court units',11,10,918.5,76.0,38.9,40.0),('Restaurants & cafes',7,7,1544.1,0,24.3,25.5),('Cinema',1,1,3120.0,0,9.1,9.5),('Fitness club',1,0,1380.0,1380.0,None,9.75)]),
('Other space',[('Kiosks & islands',14,12,168.0,22.5,96.5,95.0),('Storage',22,15,640.4,188.3,6.2,6.5),('ATMs & lockers',8,8,None,0,None,None)])]
K=['units','occupied','vacant','total_sf','other:Vacant GLA','pct_occ','actual_sf','market_sf','actual_total']
de=lambda v,d: f'{v:,.{d}f}'.replace(',',' ').replace('.',',').replace(' ','\u00a0')
F=[lambda v:str(v)]*3+[lambda v:de(v,1)]*2+[lambda v:de(v,1)+' %']+[lambda v:de(v,2)]*2+[lambda v:de(v,0)]
flat={'ATMs & lockers':57600}
def row(L,total=False):
    u=sum(t[1] for t in L); o=sum(t[2] for t in L); g=[t[3] for t in L if t[3] is not None]; g=round(sum(g),1) if g else None
    v=round(sum(t[4] for t in L),1); a=0;erv=0;la=0
    for t in L:
        if t[0] in flat: a+=flat[t[0]]; continue
        let=t[3]-t[4]
        if t[5]: a+=round(let*t[5]*12)
        if not(total and t[0] in flat): erv+=t[6]*t[3]; la+=let
    rent=sum(round((t[3]-t[4])*t[5]*12) for t in L if t[0] not in flat and t[5])
    ps=(round(rent/12/la,2) if la else None) if total else L[0][5]
    ms=round(erv/g,2) if total else L[0][6]
    return [u,o,u-o,g,v if g is not None else None,round((g-v)/g*100,1) if g else None,ps,ms,a if a or total else None]
hd=['Category','Units','Let','Void','GLA\n(sqm)','Vacant\nGLA','Occ.\n(% GLA)','Passing rent\n(\u20ac/sqm/mth)','ERV\n(\u20ac/sqm/mth)','Passing rent\n(\u20ac p.a.)']
rows=[];tot=[];data=[hd];st=[('FONT',(0,0),(-1,-1),'Helvetica',7.6),('FONT',(0,0),(-1,0),'Helvetica-Bold',7.4),('ALIGN',(1,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('LINEBELOW',(0,0),(-1,0),1,colors.HexColor('#8a1538')),('TEXTCOLOR',(0,0),(-1,0),colors.HexColor('#8a1538')),('TOPPADDING',(0,1),(-1,-1),2.2),('BOTTOMPADDING',(0,1),(-1,-1),2.2),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)]
def add(lab,v,kind):
    data.append([lab]+[(f(q) if q is not None else '\u2013') for f,q in zip(F,v)])
    d={k:q for k,q in zip(K,v) if q is not None}
    (tot if kind else rows).append(dict(**({'label':lab} if kind else {'type':lab}),**d))
    if kind: i=len(data)-1; st.extend([('FONT',(0,i),(-1,i),'Helvetica-Bold',7.6),('LINEABOVE',(0,i),(-1,i),.5,colors.grey)])
for nm,L in S:
    data.append([nm]+['']*9); i=len(data)-1; st+= [('FONT',(0,i),(-1,i),'Helvetica-BoldOblique',7.8),('TOPPADDING',(0,i),(-1,i),7)]
    for t in L: add(t[0],row([t]),0)
    add('Subtotal '+nm.lower(),row(L,True),1)
add('Total Galeria Bursztynowa',row([t for _,L in S for t in L],True),2); i=len(data)-1; st+=[('BACKGROUND',(0,i),(-1,i),colors.HexColor('#f3e3e8')),('LINEBELOW',(0,i),(-1,i),1,colors.HexColor('#8a1538'))]
ss=getSampleStyleSheet(); P=ParagraphStyle('p',parent=ss['Normal'],fontName='Helvetica',fontSize=9,leading=12.5)
T=row([t for _,L in S for t in L],True)
el=[Paragraph('<b>Galeria Bursztynowa, Gda\u0144sk</b>'.replace('\u0144','n'),ParagraphStyle('h',parent=P,fontSize=16,leading=20,textColor=colors.HexColor('#8a1538'))),Paragraph('Semi-annual asset management report to the Investment Committee, 30 June 2025',P),Spacer(1,10),Paragraph('<b>3.2 Tenancy mix and vacancy</b>',P),Spacer(1,4),
Paragraph(f'At the reporting date {T[1]} of {T[0]} units were let. The fitness operator left on 31 March after its insolvency; terms with a replacement at 9,75 \u20ac/sqm are with the bank for consent. Rents of small fashion units still show reversion, while gifts and electronics are over-rented against the valuer\u2019s ERV of March.',P),Spacer(1,10),
Table(data,colWidths=[118,30,28,28,46,42,42,60,58,62],style=TableStyle(st),repeatRows=1),Spacer(1,6),
Paragraph('Passing rent is base rent without turnover rent, service and marketing charges. Rent per sqm of subtotals is weighted by let GLA, ERV by total GLA. ATMs and lockers pay a flat fee and have no GLA; their fee is not in the rent per sqm.',ParagraphStyle('n',parent=P,fontSize=7,leading=9)),Spacer(1,12),
Paragraph('<b>3.3 Turnover and footfall</b>',P),Spacer(1,4),Paragraph('Footfall in the half-year was 3,41 million (+2,2 % on the prior year); tenant turnover rose by 4,8 % to 402 \u20ac per sqm and month. The occupancy cost ratio of the gallery stands at 12,6 %. Rent collection was 98,9 % within thirty days.',P)]
def pg(c,d): c.setFont('Helvetica',7); c.drawString(56,28,'Baltica Retail Partners SCSp'); c.drawRightString(A4[0]-56,28,'14')
SimpleDocTemplate(DOC+'um_galeria_bursztynowa.pdf',pagesize=A4,leftMargin=40,rightMargin=40,topMargin=46,bottomMargin=46).build(el,onFirstPage=pg,onLaterPages=pg)
save('um_galeria_bursztynowa.pdf','UM',K,rows,tot,'Polish mall, asset report page with prose, decimal commas, EUR per sqm and month, three sections',True)
print(tot)
