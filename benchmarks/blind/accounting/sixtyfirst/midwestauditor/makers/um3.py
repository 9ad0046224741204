# Student-house portfolio, unit mix by street (PDF platypus), sections and subtotals
from common import *
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import getSampleStyleSheet,ParagraphStyle
rnd=random.Random(6109); N='Larkspur student houses unit mix.pdf'
P=[('University Ave Houses',[('3 Bed House',3,1,4,1180,1425),('4 Bed House',4,2,6,1490,1880),('5 Bed House',5,2,3,1765,2275),('6 Bed House w/ carriage unit',6,3,1,2240,2850)]),
('Elm & Ninth Duplexes',[('2 Bed Lower',2,1,8,845,1040),('2 Bed Upper',2,1,8,815,995),('3 Bed Upper',3,1,2,1010,1310)]),
('Kirkwood Row',[('3 Bed Townhome',3,1.5,10,1210,1495),('3 Bed Townhome - Renovated',3,2,6,1210,1640),('4 Bed End Unit',4,2.5,4,1455,1965)]),
('Campus View Annex',[('Studio',0,1,14,395,640),('Studio - Corner',0,1,4,430,675),('1 Bed',1,1,12,560,785),('2 Bed',2,1,6,790,1035)]),
('Old Mill Cottages',[('1 Bed Cottage',1,1,5,520,760),('2 Bed Cottage',2,1,7,735,985)]),
('Fraternity Row Leases',[('Chapter House, 22 beds',22,6,1,7400,9900),('Annex House, 9 beds',9,3,1,3150,4050)]),
('Garfield St Fourplexes',[('1 Bed/1 Bath',1,1,4,590,745),('2 Bed/1 Bath',2,1,20,805,960),('2 Bed/1 Bath - ground floor',2,1,8,805,935)])]
H1=['','','','','Avg','','','Pct','Market Rent','','In-Place Rent','']
H2=['Unit Type','BR','Bath','Units','Sq Ft','Occ','Vac','Occ','Per Unit','Total','Avg','Total']
K=['beds','baths','units','sf','occupied','vacant','pct_occ','market','market_total','actual','actual_total']
data=[H1,H2];sty=[];rows=[];tots=[];G=[0]*5
def tot(lbl,S):
    u,o,v,mt,at=S;d=dict(label=lbl,units=u,occupied=o,vacant=v,pct_occ=round(o/u*100+1e-9,1),market_total=mt,actual_total=at);tots.append(d)
    data.append([lbl,'','',u,'',o,v,f"{d['pct_occ']:.1f}%",'',f'{mt:,}','',f'{at:,}'])
for pn,ts in P:
    i=len(data);data.append([pn]+['']*11);sty+=[('SPAN',(0,i),(-1,i)),('FONTNAME',(0,i),(-1,i),'Helvetica-Bold'),('TEXTCOLOR',(0,i),(-1,i),colors.HexColor('#7A1F1F')),('TOPPADDING',(0,i),(-1,i),6)]
    S=[0]*5
    for t,b,ba,u,sf,m in ts:
        o=u if u<3 else u-rnd.choice([0,0,0,1,1,2] if u<12 else [0,1,2,3]); 
        if t=='Annex House, 9 beds': o=0
        a=round(m*rnd.uniform(.93,1.0)/5)*5 if o else 0;at=a*o;pc=round(o/u*100+1e-9,1)
        d=dict(type=t,beds=b,baths=ba,units=u,sf=sf,occupied=o,vacant=u-o,pct_occ=pc,market=m,market_total=m*u)
        if o: d.update(actual=a,actual_total=at)
        rows.append(d);data.append(['   '+t,b or 'Eff',f'{ba:g}',u,f'{sf:,}',o,u-o,f'{pc:.1f}%',f'{m:,}',f'{m*u:,}',f'{a:,}' if o else '-',f'{at:,}' if o else '-'])
        if not b: del d['beds']
        S=[x+y for x,y in zip(S,(u,o,u-o,m*u,at))]
    i=len(data);tot(f'Subtotal {pn}',S);sty+=[('LINEABOVE',(3,i),(-1,i),.5,colors.black),('FONTNAME',(0,i),(-1,i),'Helvetica-Oblique')];G=[x+y for x,y in zip(G,S)]
i=len(data);tot('PORTFOLIO TOTAL',G);sty+=[('LINEABOVE',(0,i),(-1,i),1,colors.black),('LINEBELOW',(0,i),(-1,i),1,colors.black),('FONTNAME',(0,i),(-1,i),'Helvetica-Bold')]
ss=getSampleStyleSheet();h=ParagraphStyle('h',fontName='Helvetica-Bold',fontSize=13,leading=17);n=ParagraphStyle('n',fontName='Helvetica',fontSize=8,leading=10)
t=Table(data,colWidths=[168,28,30,36,42,32,32,42,50,56,48,56],repeatRows=2,rowHeights=None)
t.setStyle(TableStyle([('FONTSIZE',(0,0),(-1,-1),8),('FONTNAME',(0,2),(-1,-1),'Helvetica'),('ALIGN',(1,0),(-1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.6),
('FONTNAME',(0,0),(-1,1),'Helvetica-Bold'),('SPAN',(8,0),(9,0)),('SPAN',(10,0),(11,0)),('ALIGN',(8,0),(11,0),'CENTER'),('LINEBELOW',(8,0),(9,0),.4,colors.black),('LINEBELOW',(10,0),(11,0),.4,colors.black),('LINEBELOW',(0,1),(-1,1),1,colors.black)]+sty))
def ft(c,d): c.setFont('Helvetica',7);c.drawString(50,26,'Exhibit 4 to Loan Request - Larkspur Rentals, L.L.C.');c.drawRightString(742,26,f'Page {d.page}')
SimpleDocTemplate(doc(N),pagesize=(792,612),leftMargin=50,rightMargin=50,topMargin=40,bottomMargin=44).build([Paragraph('Larkspur Rentals, L.L.C. and Affiliates',h),Paragraph('Unit Mix by Property, fall term, as of September 15, 2025. Rents are per dwelling per month, whole-house leases.',n),Spacer(1,8),t,Spacer(1,6),Paragraph('BR = bedrooms per dwelling; Eff = efficiency. Annex House is under renovation, no lease in place.',n)],onFirstPage=ft,onLaterPages=ft)
save(N,'UM',None,K,rows,tots,'owner exhibit of student houses by street, grouped headers, subtotals, two pages',False)
print(len(rows),tots[-1])
