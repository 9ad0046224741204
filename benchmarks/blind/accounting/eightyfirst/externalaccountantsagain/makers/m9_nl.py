# Dutch small commercial & residential landlord, report in English with Dutch number format, per month, PDF A4 landscape, grouped header, m2 rates
import sys; sys.path.insert(0,'build/blind/makers')
from common import *
from reportlab.lib.pagesizes import A4, landscape
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
N='Veldkamp_unit_mix_Q1-2025_EN.pdf'
G=[('Residential',[('Student room, shared kitchen',24,23,16.5,412.50,95.00),('Student room, own shower',11,11,19.0,478.00,95.00),('Studio, social sector',18,18,27.4,561.30,62.50),('Studio, free sector',7,6,31.2,895.00,70.00),('Apartment, 2 rooms',16,16,48.6,1042.00,58.75),('Apartment, 3 rooms',12,11,67.0,1265.00,64.00),('Maisonette, 4 rooms',4,4,91.5,1580.00,71.50),('Penthouse',1,1,118.0,2150.00,110.00)]),
('Commercial',[('Shop, ground floor',5,4,84.0,1764.00,147.00),('Workshop unit (VAT charged)',8,7,122.5,1190.00,98.00),('Office floor',3,2,210.0,2887.50,630.00),('Café terrace pitch',1,1,None,225.00,None)]),
('Parking and storage',[('Bay, garage',46,41,None,85.00,7.50),('Bay, open air',22,22,None,42.50,None),('Motorcycle bay',6,3,None,25.00,None),('Storage box, small',28,27,4.0,38.00,None),('Storage box, large',9,9,9.5,72.00,None)])]
C2='other:Let rent roll (EUR) Per year'
SV='other:Rent per unit per month (EUR) Service costs'
K=['units','occupied','vacant','pct_occ','sf','total_sf','actual',SV,'actual_sf','actual_total',C2]
eu=lambda v,d=2: '' if v is None else f"{v:,.{d}f}".replace(',','_').replace('.',',').replace('_','.')
rows=[];T=[]
P=lambda t,s=8,b=False,al=0: Paragraph(t,ParagraphStyle('x',fontName='Helvetica-Bold' if b else 'Helvetica',fontSize=s,leading=s*1.25,alignment=al))
data=[['Kind of unit','Number','','','Let','Lettable area (m²)','','Rent per unit per month (EUR)','','','Let rent roll (EUR)',''],
['','Total','Let','Vacant','%','Average','Total','Basic rent','Service costs','Basic per m²','Per month','Per year']]
st=[('FONT',(0,0),(-1,1),'Helvetica-Bold',7.5),('FONT',(0,2),(-1,-1),'Helvetica',8),('ALIGN',(1,0),(-1,-1),'RIGHT'),('ALIGN',(1,0),(-1,0),'CENTER'),('SPAN',(1,0),(3,0)),('SPAN',(5,0),(6,0)),('SPAN',(7,0),(9,0)),('SPAN',(10,0),(11,0)),
('LINEBELOW',(1,0),(3,0),.5,colors.black),('LINEBELOW',(5,0),(6,0),.5,colors.black),('LINEBELOW',(7,0),(9,0),.5,colors.black),('LINEBELOW',(10,0),(11,0),.5,colors.black),('LINEBELOW',(0,1),(-1,1),1,colors.HexColor('#B3541E')),
('TOPPADDING',(0,0),(-1,-1),2.2),('BOTTOMPADDING',(0,0),(-1,-1),2.6),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),4)]
def tline(lb,g,last=False):
    a=add(g,['units','occupied','vacant','total_sf','actual_total',C2]); a={k:int(v) if k in('units','occupied','vacant') else v for k,v in a.items()}
    a['pct_occ']=round(100*a['occupied']/a['units'],1)
    i=len(data); data.append([lb,a['units'],a['occupied'],a['vacant'],eu(a['pct_occ'],1),'',eu(a['total_sf'],1),'','','',eu(a['actual_total']),eu(a[C2])])
    st.append(('FONT',(0,i),(-1,i),'Helvetica-Bold',8)); st.append(('LINEABOVE',(0,i),(-1,i),.6,colors.black))
    if last: st.append(('LINEBELOW',(0,i),(-1,i),1.2,colors.black)); st.append(('BACKGROUND',(0,i),(-1,i),colors.HexColor('#F6E3D6')))
    T.append({'label':lb,**{k:a[k] for k in K if k in a}})
for nm,g in G:
    i=len(data); data.append([nm]+['']*11); st+= [('FONT',(0,i),(-1,i),'Helvetica-BoldOblique',8.5),('TOPPADDING',(0,i),(-1,i),6)]; sr=[]
    for ty,n,le,sq,br,sv in g:
        r=put(type=ty,units=n,occupied=le,vacant=n-le,pct_occ=round(100*le/n,1),sf=sq,total_sf=c2(n*sq) if sq else None,actual=br); 
        if sv: r[SV]=sv
        if sq: r['actual_sf']=c2(br/sq)
        r['actual_total']=c2(le*br); r[C2]=c2(le*br*12); sr.append(r)
        data.append([ty,n,le,n-le,eu(r['pct_occ'],1),eu(sq,1),eu(r.get('total_sf'),1),eu(br),eu(sv) if sv else '–',eu(r.get('actual_sf')),eu(r['actual_total']),eu(r[C2])])
    tline(f'Total {nm.lower()}',sr); rows+=sr
tline('Total portfolio',rows,True)
def foot(c,d):
    c.setFont('Helvetica',6.8); c.setFillGray(.4); c.drawString(40,24,'Compilation engagement, no assurance. Amounts excl. VAT. Numbers in Dutch notation (1.234,56).'); c.drawRightString(landscape(A4)[0]-40,24,f'{d.page}')
D=SimpleDocTemplate(doc(N),pagesize=landscape(A4),leftMargin=40,rightMargin=40,topMargin=34,bottomMargin=36,title='Unit mix')
t=Table(data,colWidths=[150,36,32,40,40,48,52,58,62,60,70,76],repeatRows=2); t.setStyle(TableStyle(st))
D.build([P('Veldkamp Vastgoed Beheer B.V., Nijmegen',13,True),Spacer(1,3),P('Unit mix and monthly rents per 31 March 2025 (Hezelstraat and Waalkade complexes)',9.5),Spacer(1,10),t,Spacer(1,8),
P('Basic rent is the kale huur without service costs, heating and furnishing. Rent roll covers let units at the listed basic rent. Storage boxes are let separately from the homes.',7.5)],onFirstPage=foot,onLaterPages=foot)
save(N,'UM',K,rows,T,'Dutch landlord unit mix in English, Dutch number notation, grouped two-line header, section totals',True); print(len(rows),T[-1])
