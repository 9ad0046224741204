# appraiser's rent comparability grid: subject and comparables, one section each
from common import *
from reportlab.lib.pagesizes import letter
from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer,KeepTogether
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
for n,f in (('Ser','LiberationSerif-Regular'),('SerB','LiberationSerif-Bold'),('SerI','LiberationSerif-Italic')): pdfmetrics.registerFont(TTFont(n,f'/usr/share/fonts/truetype/liberation/{f}.ttf'))
NAME='Larkmoor Rent Comparability.pdf'
K=['beds','baths','units','sf','market','market_sf','other:Concession','other:Effective Rent','other:Effective $/SF']
P=[('Subject - The Larkmoor','1410 Larkmoor Avenue  |  Built 2001, renov. 2019  |  Garden, 3-story  |  96.0% occupied',[('A1 - 1BR/1BA',1,1,48,702,1345,0),('A2 - 1BR/1BA Den',1,1,24,788,1425,0),('B1 - 2BR/1BA',2,1,32,914,1560,0),('B2 - 2BR/2BA',2,2,56,1016,1645,0),('C1 - 3BR/2BA',3,2,16,1248,1945,0)]),
('Comparable 1 - Alder Mill Apartments','0.8 mi. northwest  |  Built 2004  |  Garden, 3-story  |  94.8% occupied',[('1BR/1BA Aspen',1,1,60,715,1365,57),('2BR/2BA Birch',2,2,108,1042,1690,70),('3BR/2BA Cedar',3,2,24,1262,1980,83)]),
('Comparable 2 - Stonegate on Fifth','1.3 mi. east  |  Built 1998, renov. 2021  |  Garden, 2-story  |  97.2% occupied',[('1BR/1BA Classic',1,1,44,690,1310,0),('1BR/1BA Renovated',1,1,36,690,1420,0),('2BR/1BA Classic',2,1,40,905,1525,0),('2BR/2BA Renovated',2,2,40,990,1675,0)]),
('Comparable 3 - The Varsity Flats','2.1 mi. south  |  Built 2012  |  Mid-rise, 4-story  |  91.5% occupied',[('Studio S1',0,1,20,540,1240,103),('1BR/1BA A1',1,1,72,728,1455,121),('1BR/1BA A2',1,1,30,801,1530,128),('2BR/2BA B1',2,2,64,1060,1795,150),('2BR/2.5BA TH',2,2.5,12,1220,2050,171)]),
('Comparable 4 - Cobbler\'s Landing','2.6 mi. west  |  Built 1995  |  Garden, 3-story  |  95.3% occupied',[('1BR/1BA',1,1,56,680,1275,25),('2BR/1BA',2,1,48,880,1465,25),('2BR/2BA',2,2,72,980,1560,25),('3BR/2BA',3,2,16,1190,1840,25)])]
body=ParagraphStyle('b',fontName='Ser',fontSize=10,leading=13);h=ParagraphStyle('h',fontName='SerB',fontSize=13,leading=17);sh=ParagraphStyle('s',fontName='SerB',fontSize=10.5,leading=14);it=ParagraphStyle('i',fontName='SerI',fontSize=8.5,leading=11)
st=[Paragraph('RENT COMPARABILITY ANALYSIS',h),Paragraph('The unit mix and quoted rents of the subject and of four competing communities were confirmed with on-site leasing staff between October 6 and October 9, 2025. Concessions are spread over a twelve-month lease to arrive at the effective rent.',body),Spacer(1,8)]
rows=[];tots=[]
HD=[['Floor Plan','Bed','Bath','No. of\nUnits','Avg.\nSF','Asking\nRent','Asking\n$/SF','Concession','Effective\nRent','Effective\n$/SF']]
def d(x): return f'${x:,.0f}'
first=True
for name,desc,fl in P:
    t=[HD[0]]
    for ty,br,ba,n,sf,a,c in fl:
        e=a-c;v=[br,ba,n,sf,a,round(a/sf+1e-9,2),c or None,e,round(e/sf+1e-9,2)]
        t.append([ty,'Studio' if br==0 else str(br),f'{ba:.1f}',str(n),f'{sf:,}',d(a),f'${v[5]:.2f}',d(c) if c else '-',d(e),f'${v[8]:.2f}'])
        row=put({"type":ty},**dict(zip(K,v)))
        if br==0: del row['beds']
        rows.append(row)
    N=sum(f[3] for f in fl);W=lambda g:sum(f[3]*g(f) for f in fl)
    sf=round(W(lambda f:f[4])/N);a=round(W(lambda f:f[5])/N);e=round(W(lambda f:f[5]-f[6])/N);TS=W(lambda f:f[4])
    ap=round(W(lambda f:f[5])/TS,2);ep=round(W(lambda f:f[5]-f[6])/TS,2);c=round(W(lambda f:f[6])/N)
    t.append(['Total / Wtd. Average','','',str(N),f'{sf:,}',d(a),f'${ap:.2f}',d(c) if c else '-',d(e),f'${ep:.2f}'])
    tots.append(put({"label":'Total / Wtd. Average'},units=N,sf=sf,market=a,market_sf=ap,**{'other:Concession':c or None,'other:Effective Rent':e,'other:Effective $/SF':ep}))
    tb=Table(t,colWidths=[118,36,34,40,42,48,48,58,52,52],rowHeights=[26]+[14.5]*(len(t)-1))
    tb.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Ser',9),('FONT',(0,0),(-1,0),'SerB',8.5),('FONT',(0,-1),(-1,-1),'SerB',9),('LEADING',(0,0),(-1,0),10),('ALIGN',(1,0),(-1,-1),'CENTER'),('ALIGN',(3,1),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('LINEABOVE',(0,0),(-1,0),.9,colors.black),('LINEBELOW',(0,0),(-1,0),.5,colors.black),('LINEABOVE',(0,-1),(-1,-1),.5,colors.black),('LINEBELOW',(0,-1),(-1,-1),.9,colors.black),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1),('RIGHTPADDING',(3,1),(-1,-1),8)]))
    st.append(KeepTogether([Paragraph(name,sh),Paragraph(desc,it),Spacer(1,3),tb,Spacer(1,13)]))
st.append(Paragraph('Effective rents of the comparables bracket the subject on all but the three-bedroom plan. Comparable 3 is the newest and largest property and offers one month free on select units.',body))
def foot(cv,doc_):
    cv.setFont('SerI',8);cv.drawString(54,34,'Marchetti Valuation Group');cv.drawRightString(558,34,f'Income Approach  {61+doc_.page}')
SimpleDocTemplate(doc(NAME),pagesize=letter,leftMargin=42,rightMargin=42,topMargin=50,bottomMargin=56).build(st,onFirstPage=foot,onLaterPages=foot)
save(NAME,'UM',K,rows,tots,"appraiser's rent comparability: subject and four comparables, one table each, with narrative",True)
