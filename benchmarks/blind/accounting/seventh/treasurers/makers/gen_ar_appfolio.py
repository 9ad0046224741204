# AppFolio-like aged receivables, one line a tenant, grouped by property; planted dropped row
import random
from common import *
from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib import colors
R=random.Random(7202)
PR=[('Larkspur Flats - 1820 Larkspur Ave Boise, ID 83702',1015,[('101','Okafor, Chidi'),('104','Bremmer, Lyle & Dana'),('107','Santiago-Reyes, Marisol'),('112','Tran, Quoc'),('203','Whitlock, Perry'),('206','Nakamura, June'),('209','Delacroix, Armand'),('214','Fuentes, Abel'),('218','Holm, Ingrid')]),
('Stillwater Court - 44 Stillwater Ct Nampa, ID 83651',895,[('A1','Guthrie, Wade'),('A6','Pham, Linh'),('B2','McElroy, Tess'),('B5','Ibarra, Rosalind'),('C3','Vandersloot, Kip'),('C4','Yoder, Elam & Ruth'),('D1','Castellanos, Hector')]),
('The Mercer Duplexes - 301-331 Mercer St Caldwell, ID 83605',1260,[('303','Applewhite, Joy'),('309','Sorensen, Nils'),('317','Barraza, Tomas & Elena'),('325','Keough, Maeve'),('331','Lindqvist, Per')]),
('Union Row Shops - 600 Union St Boise, ID 83702',2350,[('Ste 2','Peppercorn Deli LLC'),('Ste 4','Blue Heron Yoga'),('Ste 5','Western Sprinkler & Supply, Inc. dba Rainmaker Irrigation'),('Ste 7','Nguyen Nails')])]
K=['total','b0_30','b31_60','b61_90','b91']; HDR=['Amount<br/>Receivable','0-30','31-60','61-90','91+']
NOTE={'112':'Promised $400.00 by 6/13; on plan','214':'3-day notice served 5/28','B5':'','C3':'Moved out 3/31, file to Bonneville Coll.','Ste 5':'Disputes 2024 CAM true-up $1,118.40','317':'Subsidy portion late; PHA paying 6/20','D1':'Left msg x2'}
f=lambda v:f'{v:,.2f}'
s=ParagraphStyle('s',fontName='Helvetica',fontSize=7.5,leading=9); sb=ParagraphStyle('b',parent=s,fontName='Helvetica-Bold'); sr=ParagraphStyle('r',parent=sb,alignment=2); it=ParagraphStyle('i',parent=s,fontSize=6.8,leading=8,textColor=colors.HexColor('#555555'))
data=[[Paragraph(t,sb) for t in ('Unit','Payer Name','Status')]+[Paragraph(t,sr) for t in HDR]+[Paragraph('Delinquency Notes',sb)]]
st=[('LINEBELOW',(0,0),(-1,0),1,colors.HexColor('#3B6EA5')),('VALIGN',(0,0),(-1,-1),'TOP'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('FONTSIZE',(0,0),(-1,-1),7.5),('ALIGN',(3,1),(7,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),2.5),('BOTTOMPADDING',(0,0),(-1,-1),2.5)]
rows=[];tot=[];G=[0]*5;planted=None
for pn,rent,ts in PR:
    i=len(data); data.append([Paragraph(pn,sb)]+['']*8); st+=[('SPAN',(0,i),(-1,i)),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#EDF2F7'))]
    T=[0]*5
    for u,n in ts:
        k=R.random(); b=[0,0,0,0]
        if n.startswith('Nakamura'): b=[-rent*.5,0,0,0]
        elif k<.35: b[0]=R.choice([75.0,rent,rent+75,r2(rent*.45),38.17])
        elif k<.65: b[0]=rent+75; b[1]=R.choice([75.0,r2(rent*.6),rent])
        elif k<.8: b=[rent+75,rent+75,r2(rent*.8),0]
        else: b=[0,0,R.choice([110.0,rent]),r2(rent*R.uniform(.5,2.4))]
        if u=='C3': b=[0,0,r2(214.66),r2(1790.0)]
        if u=='Ste 5': b=[2350.0,0,0,1118.4]
        if u=='B2': b=[970.0,612.5,0,0]
        b=[r2(x) for x in b]; v=[r2(sum(b))]+b; T=[a+c for a,c in zip(T,v)]
        status={'C3':'Past','214':'Evict','A6':'Notice','325':'Notice'}.get(u,'Current')
        if u=='B2':
            planted={'what':f'Stillwater Court: the line of unit B2 McElroy, Tess (receivable {f(v[0])}: 0-30 {f(b[0])}, 31-60 {f(b[1])}) is left out, but its amounts are in the property and grand totals','kind':'row_dropped'}; continue
        data.append([u,Paragraph(n,s),status]+[f(x) for x in v]+[Paragraph(NOTE.get(u,''),it)])
        rows.append({'property':pn,'unit':u,'name':n,'status':status,**dict(zip(K,v))})
        st.append(('LINEBELOW',(0,len(data)-1),(-1,len(data)-1),.25,colors.HexColor('#D5DBE1')))
    T=[r2(x) for x in T]; G=[a+c for a,c in zip(G,T)]
    i=len(data); lab='Total for '+pn.split(' - ')[0]; data.append([Paragraph(lab,sb),'','']+[f(x) for x in T]+['']); st+=[('SPAN',(0,i),(2,i)),('FONTNAME',(0,i),(-1,i),'Helvetica-Bold'),('BOTTOMPADDING',(0,i),(-1,i),9)]
    tot.append({'label':lab,**dict(zip(K,T))})
G=[r2(x) for x in G]; i=len(data); data.append([Paragraph('Grand Total',sb),'','']+[f(x) for x in G]+['']); st+=[('SPAN',(0,i),(2,i)),('FONTNAME',(0,i),(-1,i),'Helvetica-Bold'),('LINEABOVE',(0,i),(-1,i),1,colors.black)]
tot.append({'label':'Grand Total',**dict(zip(K,G))})
N='aged_receivables_20250606.pdf'
def foot(c,d):
    c.setFont('Helvetica',6.5); c.setFillColor(colors.grey); c.drawString(40,22,'Created on 06/06/2025'); c.drawRightString(landscape(letter)[0]-40,22,f'Page {d.page}'); c.drawCentredString(landscape(letter)[0]/2,22,'Thornbury Family Office Real Estate')
D=SimpleDocTemplate(doc(N),pagesize=landscape(letter),leftMargin=40,rightMargin=40,topMargin=34,bottomMargin=42)
h=ParagraphStyle('h',fontName='Helvetica-Bold',fontSize=14,leading=18)
D.build([Paragraph('Aged Receivables',h),Paragraph('<b>Properties:</b> Larkspur Flats, Stillwater Court, The Mercer Duplexes, Union Row Shops &nbsp; <b>Tenant Status:</b> Current, Notice, Past, Evict',s),Paragraph('<b>As of:</b> 06/06/2025 &nbsp;&nbsp; <b>GL Accounts:</b> All &nbsp;&nbsp; <b>Balance:</b> exclude 0.00',s),Spacer(1,8),
 Table(data,colWidths=[44,170,52,70,62,62,62,62,128],repeatRows=1,style=TableStyle(st))],onFirstPage=foot,onLaterPages=foot)
truth(N,'AR',K,rows,tot,planted); print(planted)
