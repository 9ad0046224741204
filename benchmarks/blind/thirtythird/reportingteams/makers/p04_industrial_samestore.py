from core import *
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import getSampleStyleSheet, ParagraphStyle
from reportlab.lib.pagesizes import letter, landscape
R=random.Random(404)
cols=['Revenue Q4 2025','Revenue Q4 2024','Revenue Change $','Expenses Q4 2025','Expenses Q4 2024','Expenses Change $','NOI Q4 2025','NOI Q4 2024','NOI Change $']
dv=lambda b,k:[b[0],b[1],b[0]-b[1],b[2],b[3],b[2]-b[3],b[0]-b[2],b[1]-b[3],b[0]-b[2]-b[1]+b[3]]
s=St('Same-Store Operating Results by Property','Kestrel Logistics Realty Trust - Same-Store Pool','2025-10-01','2025-12-31',cols,dv,dec=0)
sf={}; T=[]
for reg,ps in [('Inland Empire',[('Mission Grove Distribution Park',412),('Etiwanda Commerce Center',268),('Perris Gateway I & II',731),('Jurupa Crossing',154)]),('Dallas / Fort Worth',[('Alliance North Logistics',586),('Trinity Mills Business Park',221),('Great Southwest 4',143),('Valwood Industrial Park',318)]),('Atlanta',[('Camp Creek Trade Center',364),('Fairburn Logistics',498),('Peachtree Corners Flex',97)]),('Chicago',[('Elk Grove Industrial Park',283),('Bolingbrook 55 Center',447),('Romeoville Crossdock',205),('Wood Dale Flex Center',88)]),('New Jersey',[('Exit 8A Distribution Center',392),('Meadowlands Industrial Park',176),('Carteret Terminal Buildings',124)])]:
    s.h(reg); it=[]
    for n,k in ps:
        rate={'Inland Empire':3.4,'Dallas / Fort Worth':2.1,'Atlanta':1.95,'Chicago':2.3,'New Jersey':4.1}[reg]
        ry=k*rate*R.uniform(.9,1.1); rp=ry*R.uniform(.93,1.01); ey=ry*R.uniform(.21,.29); ep=ey*R.uniform(.92,1.03)
        i=s.l(n,[round(ry),round(rp),round(ey),round(ep)]); sf[i]=(k,R.choice(['100.0%','98.4%','96.1%','100.0%','91.7%','95.3%'])); it.append(i)
    t=s.t('Total '+reg,it,lvl=0); sf[t]=(sum(sf[i][0] for i in it),''); T.append(t)
g=s.t('Total Same-Store Portfolio',T,lvl=0,T='TOTAL'); sf[g]=(sum(sf[i][0] for i in T),'96.9%')
adj=s.l('Less: straight-line rent and lease amortization',[812,1004,0,0],lvl=0)
cash=s.t('Total Same-Store Portfolio - Cash Basis',[g,adj],[1,-1],lvl=0,T='TOTAL')
N='Kestrel_4Q25_SameStore_by_Property.pdf'; sty=getSampleStyleSheet()
D=[['','','','Revenue','','','','Expenses','','','','Net Operating Income','','',''],['Property','Sq. Ft.\n(000s)','Leased','4Q25','4Q24','$ Chg','% Chg','4Q25','4Q24','$ Chg','% Chg','4Q25','4Q24','$ Chg','% Chg']]
S=[('SPAN',(3,0),(6,0)),('SPAN',(7,0),(10,0)),('SPAN',(11,0),(14,0)),('ALIGN',(1,0),(-1,-1),'RIGHT'),('ALIGN',(3,0),(-1,0),'CENTER'),('FONT',(0,0),(-1,1),'Helvetica-Bold',7),('FONT',(0,2),(-1,-1),'Helvetica',7),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#8a3b12')),('TEXTCOLOR',(0,0),(-1,1),colors.white),('VALIGN',(0,0),(-1,-1),'BOTTOM'),('TOPPADDING',(0,2),(-1,-1),1.2),('BOTTOMPADDING',(0,2),(-1,-1),2.2),('LINEAFTER',(2,0),(2,-1),.3,colors.grey),('LINEAFTER',(6,0),(6,-1),.3,colors.grey),('LINEAFTER',(10,0),(10,-1),.3,colors.grey)]
for i,r in enumerate(s.rows):
    n=len(D); v=r['v']
    if v is None: D.append([r['label']]+['']*14); S.append(('FONT',(0,n),(-1,n),'Helvetica-BoldOblique',7.2)); S.append(('BACKGROUND',(0,n),(-1,n),colors.HexColor('#f3e5dc'))); continue
    pc=lambda a,b:'-' if b==0 else par(a/b*100,1)+'%' if i not in (adj,) else ''
    a,l=sf.get(i,('',''))
    z=lambda x: '0' if x==0 else par(x,0)
    D.append([('  ' if r['lvl'] else '')+r['label'],f'{a:,}' if a else '',l]+[z(v[0]),z(v[1]),z(v[2]),pc(v[2],v[1]),z(v[3]),z(v[4]),z(v[5]),pc(v[5],v[4]),z(v[6]),z(v[7]),z(v[8]),pc(v[8],v[7])])
    if r['t']!='LINE': S+=[('FONT',(0,n),(-1,n),'Helvetica-Bold',7),('LINEABOVE',(3,n),(-1,n),.5,colors.black)]
    if r['t']=='TOTAL': S.append(('LINEBELOW',(0,n),(-1,n),1,colors.black))
st=ParagraphStyle('n',parent=sty['Normal'],fontSize=6.6,leading=8.2)
d=SimpleDocTemplate(DOC+N,pagesize=landscape(letter),leftMargin=32,rightMargin=32,topMargin=28,bottomMargin=28)
d.build([Paragraph('<font size=14 color="#8a3b12"><b>Same-Store Operating Results by Property</b></font>',sty['Normal']),Spacer(1,6),Paragraph('<font size=9>Kestrel Logistics Realty Trust - Same-Store Pool<br/>Three months ended December 31, 2025 and 2024 (unaudited; in thousands)</font>',sty['Normal']),Spacer(1,6),
 Table(D,colWidths=[178,40,38]+[43,43,38,38]*2+[43,43,38,38],style=S,repeatRows=2),Spacer(1,6),
 Paragraph('(1) The same-store pool includes properties owned and stabilized for the full periods presented; 18 properties. (2) Leased percentage is as of December 31, 2025. (3) Expenses exclude third-party property management fees eliminated in consolidation. Percent changes of amounts may not recompute due to rounding.',st)])
save(N,s,'INDUSTRIAL','OPERATING_STATEMENT','REIT supplemental, properties in rows by market, grouped headers, in thousands',True)
